var Wn=Object.defineProperty;var Kn=(t,e)=>{for(var n in e)Wn(t,n,{get:e[n],enumerable:!0})};var V=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e){let n=++this.asked;return new Promise(r=>{this.waiting.set(n,{done:r,timer:this.patience(n)});try{this.model.send({id:n,...e})}catch(i){this.settle(n,{error:String(i)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{if(typeof e?.id=="number")this.settle(e.id,e);else if(e?.progress){for(let[n,r]of this.waiting)clearTimeout(r.timer),r.timer=this.patience(n);for(let n of this.watchers)n(e.progress)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,n){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(n))}};var Bn="http://www.w3.org/2000/svg";function a(t,e={},...n){return Ot(document.createElement(t),e,n)}function Pe(t,e,n={}){return Oe("svg",{viewBox:t,"aria-hidden":"true",focusable:"false",...n},...e.map(r=>Oe("path",{d:r})))}function Oe(t,e={},...n){return Ot(document.createElementNS(Bn,t),e,n)}function Ot(t,e,n){for(let[r,i]of Object.entries(e))typeof i=="function"?t.addEventListener(r.slice(2),i):i===!0?t.setAttribute(r,""):i!=null&&i!==!1&&t.setAttribute(r,String(i));return S(t,...n),t}function S(t,...e){t.replaceChildren(...e.filter(n=>!!n||n===""))}function Pt(t){return t.getRootNode().activeElement}function W(t,e,n){let r=Pt(t),i=!!r&&t.contains(r)&&r!==t,s=i?r.getAttribute("data-k"):null;if(e(),!i||r.isConnected)return;let o=s===null?null:t.querySelector(`[data-k="${CSS.escape(s)}"]`);(o&&!o.matches("[disabled], [aria-disabled=true]")?o:n?.())?.focus()}function F(t,e){return ue(t)===ue(e)}function ue(t){return JSON.stringify(t,(e,n)=>T(n)?Object.fromEntries(Object.entries(n).sort(([r],[i])=>r<i?-1:1)):n)??""}function T(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function rt(t){return typeof t!="string"?{...t}:t==="printed"?{}:{preset:t}}var Ct="1",Gn=1e5,ot=1e3,At=2e3,Zn=8,Qn=60,ce="~";function G(t,e,n){return[`${t}=${encodeURIComponent(e)}`,`v=${Ct}`,...n].join("&")}function Le(t,e,n){let r=["answers","rulings","unstated","deck"],i=Object.keys(rt(e)).map(o=>[o,{kind:"any"}]),s=Object.entries(n.questions).map(([o,{readings:l}])=>[o,{kind:"enum",values:l}]);return{...Object.fromEntries((n.calls[t]?.params??[]).filter(({name:o})=>!r.includes(o)).map(({name:o,type:l})=>[o,l])),answers:{kind:"list",of:{kind:"text"}},rulings:{kind:"record",of:Object.fromEntries([...i,...s])}}}function Xn(t){let e=2166136261,n=(t.catalogue??[]).map(({level:r,text:i})=>`${r} ${i}
`).join("");for(let r of n)e=Math.imul(e^r.codePointAt(0),16777619);return(e>>>0).toString(36)}function de(t,e,n,r){return[...Lt([],t,e,n,r)]}function*Lt(t,e,n,r,i){if(F(e,n))return;let s=ne(r,i);if(s&&T(n)&&(!t.length||Object.keys(n).length)){let o=T(e)?e:{};for(let l of new Set([...Object.keys(o),...Object.keys(n)]))yield*Lt([...t,l],Ae(o,l),Ae(n,l),s(l)??{kind:"any"},i)}else yield`${t.map(o=>it(o).replaceAll(".","%2E")).join(".")}=${Yn(n,r,i)}`}function Yn(t,e,n){if(t===void 0)return ce;let r=(Array.isArray(t)?t:[t]).map(String);return[r.map(er),r].map(s=>s.map(it).join(",")).find(s=>F(at(s,e,n),t))??ce+it(JSON.stringify(t))}function it(t){return encodeURIComponent(t.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function er(t){return t.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,n,r)=>n+"CDHS"["♣♦♥♠".indexOf(r)])}function tr(t){return t.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,n,r)=>n+"♣♦♥♠"["CDHS".indexOf(r)])}function Ne(t,e,n,r){let i=structuredClone(e),s={parts:[],cut:!1,catalogue:!1},o=ne(n,r),l=0;for(let[u,d]of t.split("&").slice(1).entries()){l+=d.length+1;let[m,g]=nr(d);if(u>=ot||l>Gn)s.cut=!0;else if(m==="catalogue"&&r.catalogue){s.catalogue=g!==Xn(r);continue}else if(m==="v"?g===Ct:Nt(i,m.split(".").map(Ce),o,g,r))continue;s.parts.push((Ce(d)??d).slice(0,Qn))}return{facts:i,ignored:s}}function nr(t){let e=t.indexOf("=");return e<0?[t,""]:[t.slice(0,e),t.slice(e+1)]}function Ce(t){try{return decodeURIComponent(t).normalize("NFC")}catch{return null}}function Ae(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function ne(t,e){switch(t.kind){case"record":return n=>Ae(t.of,n);case"map":return n=>te(n,t.key,e)?t.of:void 0;case"option":return ne(t.of,e);case"union":return t.of.map(n=>ne(n,e)).find(n=>n!==null)??null;default:return null}}function Nt(t,e,n,r,i){let[s,...o]=e,l=s==null||s==="__proto__"?void 0:n(s);if(s==null||!l)return!1;if(o.length){let u=ne(l,i),d=Ae(t,s),m=T(d)?{...d}:{};if(!u||!Nt(m,o,u,r,i))return!1;t[s]=m}else if(r===ce)delete t[s];else{let u=at(r,l,i);if(u===void 0)return!1;t[s]=u}return!0}function at(t,e,n){let r=t.startsWith(ce)?rr(t.slice(ce.length)):st(t,e,n);return r!==void 0&&te(r,e,n)?r:void 0}function rr(t){try{return JSON.parse(Ce(t)??"")}catch{return}}function st(t,e,n){let r=Ce(t);if(r!==null)switch(e.kind){case"option":return r==="null"?null:st(t,e.of,n);case"union":return e.of.map(i=>at(t,i,n)).find(i=>i!==void 0);case"list":{let i=t===""?[]:t.split(",").map(s=>st(s,e.of,n));return i.includes(void 0)?void 0:i}case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return n.names[e.of]?.includes(r)?r:tr(r);default:return r}}function jt(t,e){if(typeof t=="string")return t.length<=At;if(typeof t!="object"||t===null)return!0;let n=Object.entries(t);return e>0&&n.length<=ot&&n.every(([r,i])=>r!=="__proto__"&&jt(i,e-1))}function te(t,e,n){switch(e.kind){case"name":return[n.names,n.unlisted].some(r=>r?.[e.of]?.includes(t));case"option":return t===null||te(t,e.of,n);case"enum":return e.values.includes(t);case"bool":return typeof t=="boolean";case"text":return typeof t=="string"&&t.length<=At;case"any":return jt(t,Zn);case"int":return typeof t=="number"&&Number.isInteger(t)&&t>=(e.min??-1/0)&&t<=(e.most??e.max??1/0);case"list":return Array.isArray(t)&&t.length<=ot&&t.every(r=>te(r,e.of,n));case"union":return e.of.some(r=>te(t,r,n));default:{let r=ne(e,n);return T(t)&&Object.entries(t).every(([i,s])=>{let o=i==="__proto__"?void 0:r(i);return o!==void 0&&te(s,o,n)})}}}var C=class{constructor(e){this.value=e}valueOf(){return this.value}},y=class extends C{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},k=class extends C{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},_=class t extends C{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof C)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof C&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Ft=100,ir="⁨",sr="⁩";function or(t,e,n){if(n===e||n instanceof k&&e instanceof k&&n.value===e.value)return!0;if(e instanceof k&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function _t(t,e,n){return e[n]?re(t,e[n].value):(t.reportError(new RangeError("No default")),new y)}function lt(t,e){let n=[],r=Object.create(null);for(let i of e)i.type==="narg"?r[i.name]=pe(t,i.value):n.push(pe(t,i));return{positional:n,named:r}}function pe(t,e){switch(e.type){case"str":return e.value;case"num":return new k(e.value,{minimumFractionDigits:e.precision});case"var":return ar(t,e);case"mesg":return lr(t,e);case"term":return ur(t,e);case"func":return cr(t,e);case"select":return dr(t,e);default:return new y}}function ar(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new y(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new y(`$${e}`);if(n instanceof C)return n;switch(typeof n){case"string":return n;case"number":return new k(n);case"object":if(_.supportsValue(n))return new _(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new y(`$${e}`)}}function lr(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new y(e);if(n){let i=r.attributes[n];return i?re(t,i):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new y(`${e}.${n}`))}return r.value?re(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new y(e))}function ur(t,{name:e,attr:n,args:r}){let i=`-${e}`,s=t.bundle._terms.get(i);if(!s)return t.reportError(new ReferenceError(`Unknown term: ${i}`)),new y(i);if(n){let l=s.attributes[n];if(l){t.params=lt(t,r).named;let u=re(t,l);return t.params=null,u}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new y(`${i}.${n}`)}t.params=lt(t,r).named;let o=re(t,s.value);return t.params=null,o}function cr(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new y(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new y(`${e}()`);try{let i=lt(t,n);return r(i.positional,i.named)}catch(i){return t.reportError(i),new y(`${e}()`)}}function dr(t,{selector:e,variants:n,star:r}){let i=pe(t,e);if(i instanceof y)return _t(t,n,r);for(let s of n){let o=pe(t,s.key);if(or(t,i,o))return re(t,s.value)}return _t(t,n,r)}function ut(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new y;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let i of e){if(typeof i=="string"){n.push(t.bundle._transform(i));continue}if(t.placeables++,t.placeables>Ft)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Ft}`);r&&n.push(ir),n.push(pe(t,i).toString(t)),r&&n.push(sr)}return t.dirty.delete(e),n.join("")}function re(t,e){return typeof e=="string"?t.bundle._transform(e):ut(t,e)}var je=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let i=JSON.stringify(n);return r[i]||(r[i]=new e(this.bundle.locales,n)),r[i]}};function ct(t,e){let n=Object.create(null);for(let[r,i]of Object.entries(t))e.includes(r)&&(n[r]=i.valueOf());return n}var It=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function zt(t,e){let n=t[0];if(n instanceof y)return new y(`NUMBER(${n.valueOf()})`);if(n instanceof k)return new k(n.valueOf(),{...n.opts,...ct(e,It)});if(n instanceof _)return new k(n.toNumber(),{...ct(e,It)});throw new TypeError("Invalid argument to NUMBER")}var pr=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function qt(t,e){let n=t[0];if(n instanceof y)return new y(`DATETIME(${n.valueOf()})`);if(n instanceof _||n instanceof k)return new _(n,ct(e,pr));throw new TypeError("Invalid argument to DATETIME")}var Ht=new Map;function Ut(t){let e=Array.isArray(t)?t.join(" "):t,n=Ht.get(e);return n===void 0&&(n=new Map,Ht.set(e,n)),n}var fe=class{constructor(e,{functions:n,useIsolating:r=!0,transform:i=s=>s}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:zt,DATETIME:qt,...n},this._useIsolating=r,this._transform=i,this._intls=Ut(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let i=0;i<e.body.length;i++){let s=e.body[i];if(s.id.startsWith("-")){if(n===!1&&this._terms.has(s.id)){r.push(new Error(`Attempt to override an existing term: "${s.id}"`));continue}this._terms.set(s.id,s)}else{if(n===!1&&this._messages.has(s.id)){r.push(new Error(`Attempt to override an existing message: "${s.id}"`));continue}this._messages.set(s.id,s)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let i=new je(this,r,n);try{return ut(i,e).toString(i)}catch(s){if(i.errors&&s instanceof Error)return i.errors.push(s),new y().toString(i);throw s}}};var dt=/^(-?[a-zA-Z][\w-]*) *= */gm,Dt=/\.([a-zA-Z][\w-]*) *= */y,fr=/\*?\[/y,pt=/(-?[0-9]+(?:\.([0-9]+))?)/y,mr=/([a-zA-Z][\w-]*)/y,Wt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,gr=/^[A-Z][A-Z0-9_-]*$/,Fe=/([^{}\n\r]+)/y,hr=/([^\\"\n\r]*)/y,Kt=/\\([\\"])/y,Bt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,br=/^\n+/,Jt=/ +$/,yr=/ *\r?\n/g,vr=/( *)$/,xr=/{\s*/y,Vt=/\s*}/y,wr=/\[\s*/y,kr=/\s*] */y,Er=/\s*\(\s*/y,Sr=/\s*->\s*/y,Tr=/\s*:\s*/y,$r=/\s*,?\s*/y,Mr=/\s+/y,me=class{constructor(e){this.body=[],dt.lastIndex=0;let n=0;for(;;){let c=dt.exec(e);if(c===null)break;n=dt.lastIndex;try{this.body.push(u(c[1]))}catch(f){if(f instanceof SyntaxError)continue;throw f}}function r(c){return c.lastIndex=n,c.test(e)}function i(c,f){if(e[n]===c)return n++,!0;if(f)throw new f(`Expected ${c}`);return!1}function s(c,f){if(r(c))return n=c.lastIndex,!0;if(f)throw new f(`Expected ${c.toString()}`);return!1}function o(c){c.lastIndex=n;let f=c.exec(e);if(f===null)throw new SyntaxError(`Expected ${c.toString()}`);return n=c.lastIndex,f}function l(c){return o(c)[1]}function u(c){let f=m(),b=d();if(f===null&&Object.keys(b).length===0)throw new SyntaxError("Expected message value or attributes");return{id:c,value:f,attributes:b}}function d(){let c=Object.create(null);for(;r(Dt);){let f=l(Dt),b=m();if(b===null)throw new SyntaxError("Expected attribute value");c[f]=b}return c}function m(){let c;if(r(Fe)&&(c=l(Fe)),e[n]==="{"||e[n]==="}")return g(c?[c]:[],1/0);let f=X();return f?c?g([c,f],f.length):(f.value=J(f.value,br),g([f],f.length)):c?J(c,Jt):null}function g(c=[],f){for(;;){if(r(Fe)){c.push(l(Fe));continue}if(e[n]==="{"){c.push(x());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let R=X();if(R){c.push(R),f=Math.min(f,R.length);continue}break}let b=c.length-1,v=c[b];typeof v=="string"&&(c[b]=J(v,Jt));let U=[];for(let R of c)R instanceof _e&&(R=R.value.slice(0,R.value.length-f)),R&&U.push(R);return U}function x(){s(xr,SyntaxError);let c=w();if(s(Vt))return c;if(s(Sr)){let f=ae();return s(Vt,SyntaxError),{type:"select",selector:c,...f}}throw new SyntaxError("Unclosed placeable")}function w(){if(e[n]==="{")return x();if(r(Wt)){let[,c,f,b=null]=o(Wt);if(c==="$")return{type:"var",name:f};if(s(Er)){let v=$();if(c==="-")return{type:"term",name:f,attr:b,args:v};if(gr.test(f))return{type:"func",name:f,args:v};throw new SyntaxError("Function names must be all upper-case")}return c==="-"?{type:"term",name:f,attr:b,args:[]}:{type:"mesg",name:f,attr:b}}return L()}function $(){let c=[];for(;;){switch(e[n]){case")":return n++,c;case void 0:throw new SyntaxError("Unclosed argument list")}c.push(M()),s($r)}}function M(){let c=w();return c.type!=="mesg"?c:s(Tr)?{type:"narg",name:c.name,value:L()}:c}function ae(){let c=[],f=0,b;for(;r(fr);){i("*")&&(b=f);let v=Ve(),U=m();if(U===null)throw new SyntaxError("Expected variant value");c[f++]={key:v,value:U}}if(f===0)return null;if(b===void 0)throw new SyntaxError("Expected default variant");return{variants:c,star:b}}function Ve(){s(wr,SyntaxError);let c;return r(pt)?c=Ee():c={type:"str",value:l(mr)},s(kr,SyntaxError),c}function L(){if(r(pt))return Ee();if(e[n]==='"')return z();throw new SyntaxError("Invalid expression")}function Ee(){let[,c,f=""]=o(pt),b=f.length;return{type:"num",value:parseFloat(c),precision:b}}function z(){i('"',SyntaxError);let c="";for(;;){if(c+=l(hr),e[n]==="\\"){c+=le();continue}if(i('"'))return{type:"str",value:c};throw new SyntaxError("Unclosed string literal")}}function le(){if(r(Kt))return l(Kt);if(r(Bt)){let[,c,f]=o(Bt),b=parseInt(c||f,16);return b<=55295||57344<=b?String.fromCodePoint(b):"�"}throw new SyntaxError("Unknown escape sequence")}function X(){let c=n;switch(s(Mr),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Y(e.slice(c,n))}return e[n-1]===" "?Y(e.slice(c,n)):!1}function J(c,f){return c.replace(f,"")}function Y(c){let f=c.replace(yr,`
`),b=vr.exec(c)[1].length;return new _e(f,b)}}},_e=class{constructor(e,n){this.value=e,this.length=n}};var ie=class extends C{constructor(n,r){super(n);this.join=r}join;toString(){return this.join(this.value,"nom")}},Gt=/[^ =,]+/g,Rr=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,q=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new fe(e.lang,{useIsolating:!1,functions:{FORM:([n],{case:r})=>this.shape(n,String(r??"nom")),LIST:([n],{case:r})=>this.shape(n,String(r??"nom")),GENDER:([n])=>this.grammar(String(n),"gender")??"other",COUNT:([n])=>new k(n instanceof ie?n.value.length:1)}}),this.bundle.addResource(new me(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;text(e,n={}){return this.maybe(e,n)??`[${e}]`}maybe(e,n={}){let r=this.bundle.getMessage(Or(e))?.value;if(!r)return null;let i={};for(let[s,o]of Object.entries(n))i[s]=this.value(o);return this.bundle.formatPattern(r,i,[])}event({kind:e,facts:n}){if(e==="refused")return this.text(`refusal-${String(n.reason)}`,n);let r=Object.values(n).includes(null)?this.maybe(`ui-hidden-${e}`,n):null,i=Object.values(n).find(o=>Array.isArray(o)&&o.includes("?")),s=i?this.maybe(`ui-counted-${e}`,{...n,count:i.length}):null;return r??s??this.text(`event-${e}`,n)}form(e,n="nom"){return this.grammar(e,n)??this.grammar(e,"nom")??e}option(e){let[,n,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,i,s]=/^(\S*) ?(.*)$/s.exec(r),o=this.maybe(`option-${r}`,{what:[]})??(s?this.maybe(`option-${i}`,{what:s.split("+").map(l=>this.option(l))}):null)??this.list(r.split("+").map(l=>this.worded(l)));return n?`${this.form(n)}: ${o}`:o}worded(e){let n=r=>Object.hasOwn(this.json.forms,r);return n(e)||!(e.match(Gt)??[]).some(n)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(Gt,r=>Rr.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,n="nom"){return this.lists.format(e.map(r=>this.form(r,n)))}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,n){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[n]:void 0}shape(e,n){return e instanceof ie?this.join(e.value,n):typeof e=="string"?this.form(e,n):e??""}join(e,n){return this.lists.format(e.map(r=>r instanceof ie?this.join(r.value,n):r instanceof k?this.numbers.format(r.value):this.form(String(r),n)))}value(e){return typeof e=="number"?new k(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([n,r])=>`${this.form(n)} ${this.form(String(r))}`)):e===null?"none":String(e)}several(e){return new ie(e.map(n=>this.value(n)),(n,r)=>this.join(n,r))}};function Or(t){return t.replace(/[._ ]/g,"-")}var Pr={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function I(t){return Pe("0 0 24 24",[...Pr[t]],{class:"icon"})}async function ge(t,e,n,r){try{await navigator.clipboard.writeText(t),n.textContent=r.text("ui-copied")}catch{let i=a("input",{type:"text",readonly:!0,value:t,"aria-label":e});n.replaceChildren(i),i.select()}}function he(t,e){let{session:n,words:r}=t,i=(g,x)=>a("button",{type:"button",class:"square","aria-label":r.text(`ui-${g}`),title:r.text(`ui-${g}`),onclick:x},I(g)),s=i("undo",()=>n.undo()),o=i("redo",()=>n.redo()),l=a("button",{type:"button",class:"quiet",onclick:()=>{ge(e()??"",r.text("ui-copy-link"),u,r)}},r.text("ui-copy-link")),u=a("span",{class:"copied",role:"status"}),d=a("div",{class:"bar"},a("span",{},s,o),l,u);function m(){for(let[g,x]of[[s,n.canUndo],[o,n.canRedo]])g.hidden=!n.canUndo&&!n.canRedo,g.setAttribute("aria-disabled",String(!x));u.replaceChildren(),l.hidden=!e()}return{element:d,result:m,step:()=>u.replaceChildren()}}function be({progress:t},e){let{phase:n,loaded:r,total:i}=t??{};if(n==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let s=l=>(l/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),o={loaded:s(r),total:s(i??0)};return e.text(i?"ui-status-loading":"ui-status-loaded",o)}var Zt=8;function se(t,e,n,r){let{where:i,code:s,found:o,expected:l,write:u}=t,d=l.length>Zt?[...l.slice(0,Zt),"…"]:l,m={where:r??Cr(ft(i),e,n),found:o,expected:d,write:u,code:s},g=e.maybe(`problem-${s}`,m)??e.text("problem-other",m);return u?`${g} ${e.text("problem-write",{write:u})}`:g}function ft(t){return t.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,n,r,i)=>`.${n??r??i}`).split(".")}function Cr(t,e,n){let[r,...i]=t,[s,o]=r.split(":");return[Ie(s,e,n),...o?[e.maybe("ui-column",{column:o})??o]:[],...i.map(u=>/^\d+$/.test(u)?String(Number(u)+1):e.form(u))].join(", ")}function Ie(t,e,n){return(Object.values(n.names).some(i=>i.includes(t))?null:e.maybe(`ui-param-${t}`))??e.form(t)}function ye(t){let{session:e,words:n}=t,r=a("summary"),i=a("p"),s=a("details",{},r,i),o=a("button",{type:"button",onclick:()=>{e.evaluate(),t.home()}},n.text("ui-retry")),l=a("div",{class:"status"},s,o);function u(){let{source:d}=e;l.dataset.source=d,S(r,d==="recorded"||d==="live"?I(d):a("i",{"aria-hidden":"true"}),d==="waiting"?be(e,n):n.text(`ui-status-${d}`)),i.textContent=n.text(`ui-about-${d}`),o.hidden=d!=="failed"}return{element:l,result:u,progress:()=>{e.source==="waiting"&&u()}}}var en=8;function ve(t,e,n,r){let i=a("div",{class:"panel ignored",role:"status",hidden:!0});function s(){let{parts:o=[],cut:l=!1,catalogue:u=!1}=t.get("ignored")??{},d=o.length>en?[...o.slice(0,en),"…"]:o,m=[l&&e.text("ui-link-too-long"),o.length&&e.text("ui-link-ignored",{parts:d,count:o.length}),u&&e.text("ui-link-catalogue")].filter(g=>typeof g=="string");i.hidden=!m.length,S(i,...m.map(g=>a("p",{},g)),m.length?a("button",{type:"button",onclick:()=>{t.set("ignored",null),r(),t.save_changes()}},e.text(n)):null)}return s(),t.on("change:ignored",s),{element:i,close:()=>t.off("change:ignored",s)}}var ze=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

.lr {
  --ink: light-dark(#27241f, #e8e6dc);
  --soft: light-dark(#5d574c, #b4b5a9);
  --line: light-dark(#d9d1c1, #46504b);
  --edge: light-dark(#857c6b, #8b958f);
  --paper: light-dark(#fffdf8, #1a211e);
  --felt: light-dark(#f4efe4, #29322e);
  --accent: light-dark(#1c5f4d, #86cdb3);
  --on-accent: light-dark(#fff, #0f221b);
  --tint: light-dark(#e3efe9, #2a403a);
  --lit: light-dark(#fdf0bf, #4b4120);
  --gold: light-dark(#b07c09, #f0c75e);
  --wrong: light-dark(#a3211b, #ffa197);
  color-scheme: light;
  container-type: inline-size;
  color: var(--ink);
  font-size: 1em;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;
}
.lr[data-scheme="dark"] { color-scheme: dark; }
:host([scheme="light"]) .lr { color-scheme: light; }
:host([scheme="dark"]) .lr { color-scheme: dark; }
.lr *, .lr *::before, .lr *::after { box-sizing: border-box; }
.lr { scroll-margin-top: 4.5rem; }
.lr [hidden] { display: none !important; }
.lr :is(p, ol, ul, dl, dd, fieldset, legend) { margin: 0; padding: 0; border: 0; min-width: 0; }
.lr :is(ol, ul) { list-style: none; }
.lr svg { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; vertical-align: -0.13em; }
.lr .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.lr > * + * { margin-top: 0.7em; }

/* Controls */

.lr :is(button, select, input) { font: inherit; color: inherit; margin: 0; min-height: 44px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); }
.lr button { padding: 0.2em 0.9em; cursor: pointer; }
.lr :is(button, summary, select):hover { border-color: var(--accent); color: var(--accent); }
.lr :is(button, select, input, summary, a, .answer):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
.lr .answer:focus:not(:focus-visible) { outline: 0; }
.lr button[aria-disabled="true"], .lr button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
.lr .square { display: inline-grid; place-items: center; width: 44px; padding: 0; flex: none; }
.lr .square svg { width: 20px; height: 20px; }
.lr .strong { border-color: var(--accent); color: var(--accent); font-weight: 600; }
.lr .quiet { border-color: transparent; background: none; text-decoration: underline; text-underline-offset: 0.2em; text-decoration-color: var(--edge); }
.lr .quiet[aria-pressed="true"] { border-color: var(--accent); background: var(--tint); text-decoration: none; }
.lr select { appearance: none; width: 100%; padding: 0.2em 1.5em 0.2em 0.7em; cursor: pointer; text-overflow: ellipsis;
  background: linear-gradient(45deg, transparent 50%, currentColor 50%) right 12px center / 5px 5px no-repeat,
    linear-gradient(135deg, currentColor 50%, transparent 50%) right 7px center / 5px 5px no-repeat, var(--paper); }
.lr :is(option, optgroup) { background: var(--paper); color: var(--ink); }
.lr input { padding: 0.2em 0.7em; width: 100%; }
.lr [aria-invalid="true"] { border: 2px solid var(--wrong); }
.lr .wrong { color: var(--wrong); font-size: 0.85em; line-height: 1.35; margin-top: 0.3em; }

.lr summary { display: flex; align-items: center; gap: 0.5em; min-height: 44px; cursor: pointer; list-style: none; color: var(--soft); font-weight: 600; font-size: 0.92em; }
.lr summary::-webkit-details-marker { display: none; }
.lr summary::before { content: ""; width: 0.42em; height: 0.42em; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(-45deg); transition: transform 0.15s; flex: none; margin-inline: 0.15em; }
.lr details[open] > summary::before { transform: rotate(45deg); }

.lr .cites { display: inline; }
.lr .cite { display: inline-block; padding: 0 0.45em; margin: 0 0.12em; border-radius: 6px; font-size: 0.82em; line-height: 1.6; font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--accent); background: var(--tint); text-decoration: none; }
.lr a.cite:hover { text-decoration: underline; }

/* The answer */

.lr .head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.2em 1em; }
.lr .answer { font-size: 1.2em; line-height: 1.35; font-weight: 650; flex: 1 1 15em; text-wrap: balance; }
.lr .status { font-size: 0.82em; color: var(--soft); max-width: 20em; font-variant-numeric: tabular-nums; }
.lr .status summary { font-size: 1em; font-weight: 400; justify-content: end; }
.lr .status summary svg { width: 1.25em; height: 1.25em; }
@container (max-width: 30em) { .lr .status summary { justify-content: start; } }
.lr .status p { padding-bottom: 0.5em; text-wrap: balance; }
.lr .status i { flex: none; width: 0.9em; height: 0.9em; border-radius: 50%; border: 2px solid var(--accent); }
.lr .status[data-source="live"] svg { color: var(--accent); fill: currentColor; }
.lr .status[data-source="waiting"] i { border-right-color: transparent; animation: lr-turn 0.9s linear infinite; }
.lr .status[data-source="failed"] summary { color: var(--wrong); }
.lr .status[data-source="failed"] i { background: var(--wrong); border-color: var(--wrong); border-radius: 0; }
@keyframes lr-turn { to { transform: rotate(1turn); } }

.lr .changed { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.7em; }
.lr .changed .before { flex: 1 1 12em; font-size: 0.92em; color: var(--soft); }
.lr .changed .strong { font-size: 0.92em; }

.lr .panel { padding: 0.7em 0.9em; border-inline-start: 4px solid var(--accent); border-radius: 4px 10px 10px 4px; background: var(--tint); }
.lr .panel > * + * { margin-top: 0.6em; }
.lr .who { font-size: 0.9em; }
.lr .panel .cite { background: var(--paper); }
.lr .gap { border-color: var(--gold); background: var(--lit); }
.lr .problems, .lr .refused { border-color: var(--wrong); }
.lr .refused { display: flex; flex-wrap: wrap; gap: 0.5em 1em; align-items: center; justify-content: space-between; }
.lr .refused p { flex: 1 1 14em; }
.lr .options { display: flex; flex-wrap: wrap; gap: 0.45em; }
.lr .options > button { min-width: 44px; }
.lr .ask > .options > button { border-color: var(--accent); font-weight: 600; }
.lr .options > form { display: flex; gap: 0.45em; flex: 1; }
.lr .why-not select { width: auto; max-width: 100%; }
.lr .why:empty { display: none; }
.lr .why-not .options + .why { margin-top: 0.5em; }

/* Steps */

.lr .transport { display: flex; align-items: center; gap: 0.35em; }
.lr .transport .square { border-color: transparent; background: none; border-radius: 50%; }
.lr .transport .square svg { fill: currentColor; }
.lr .transport .forward { background: var(--accent); color: var(--on-accent); }
.lr .transport .forward[aria-disabled="true"] { background: var(--tint); color: var(--soft); }
.lr .track { position: relative; flex: 1; min-width: 0; height: 44px; }
.lr .marks { position: absolute; inset: 0 11px; display: flex; align-items: center; justify-content: space-between; }
.lr .marks::before { content: ""; position: absolute; inset: calc(50% - 1px) 0; height: 2px; background: var(--line); }
.lr .marks i { position: relative; width: 0; height: 0; }
.lr .marks i::before { content: ""; position: absolute; width: 6px; height: 6px; margin: -3px; border-radius: 50%; background: var(--edge); }
.lr .marks i.done::before { background: var(--accent); }
.lr .marks i.lit::before { width: 12px; height: 12px; margin: -6px; background: var(--gold); border-radius: 2px; rotate: 45deg; }
.lr .track input { position: absolute; inset: 0; padding: 0; border: 0; background: none; appearance: none; cursor: pointer; }
.lr input[type="range"]::-webkit-slider-thumb { appearance: none; width: 22px; height: 22px; border-radius: 50%; background: var(--accent); border: 4px solid var(--paper); box-shadow: 0 0 0 1.5px var(--accent); }
.lr input[type="range"]::-moz-range-thumb { box-sizing: border-box; width: 22px; height: 22px; border-radius: 50%; background: var(--accent); border: 4px solid var(--paper); box-shadow: 0 0 0 1.5px var(--accent); }
@container (max-width: 22em) { .lr .transport { gap: 0; } }

.lr .now > p { min-height: 3em; padding-inline: 0.3em; }
@container (min-width: 36em) { .lr .now > p { min-height: 1.7em; } }
.lr .count { display: inline-block; margin-inline-end: 0.6em; color: var(--soft); font-size: 0.85em; font-variant-numeric: tabular-nums; }
.lr .wording dl { display: grid; grid-template-columns: auto 1fr; gap: 0.35em 0.8em; padding: 0.1em 0 0.6em; font-size: 0.92em; }
.lr .wording dt { font-weight: 650; font-variant-numeric: tabular-nums; color: var(--accent); }

.lr > details { border-top: 1px solid var(--line); }
.lr > details + details { margin-top: 0; }
.lr .now + .bar { margin-top: 0.2em; }
.lr .steps ol { padding-bottom: 0.6em; counter-reset: lr -1; max-height: 48em; overflow-y: auto; }
.lr .steps li { counter-increment: lr; display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.4em; border-radius: 8px; padding-inline-end: 0.4em; }
.lr .steps li::before { content: counter(lr); width: 2.2em; flex: none; text-align: end; font-size: 0.8em; color: var(--soft); font-variant-numeric: tabular-nums; }
.lr .steps li button { flex: 1 1 11em; min-width: 0; text-align: start; border-color: transparent; background: none; padding: 0.35em 0.6em; }
.lr .steps .cites { text-align: end; margin-inline-start: auto; }
.lr .steps li.lit { background: var(--lit); }
.lr .steps li.here { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
.lr .steps li.here button { font-weight: 650; }

.lr .question + .question { margin-top: 1em; }
.lr .question p { margin-bottom: 0.25em; }
.lr .grounds { padding-top: 0.3em; font-size: 0.85em; color: var(--soft); }
.lr .gap .grounds { color: inherit; }
.lr .readings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr)); gap: 0.7em 1em; }
.lr .readings button { width: 100%; border-color: var(--gold); font-weight: 600; }
.lr .rests ul { padding: 0.2em 0.3em 0.9em; }

.lr .form { display: grid; gap: 1em; padding: 0.2em 0.3em 1em; }
.lr .field > :is(label, span), .lr legend { display: block; font-size: 0.88em; color: var(--soft); margin-bottom: 0.2em; }
.lr legend { color: var(--ink); font-weight: 600; }
.lr .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8em), 1fr)); gap: 0.6em 0.9em; }
.lr .grid.wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr)); }
.lr .grid.wide legend { font-weight: 400; color: var(--soft); }
.lr .stepper { display: flex; }
.lr .stepper input { width: 2.6em; flex: none; text-align: center; border-radius: 0; border-inline: 0; padding: 0; appearance: textfield; }
.lr .stepper input::-webkit-inner-spin-button { display: none; }
.lr .stepper button:first-child { border-radius: 8px 0 0 8px; }
.lr .stepper button:last-child { border-radius: 0 8px 8px 0; }
.lr .list ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr)); gap: 0.4em 0.9em; margin-bottom: 0.4em; }
.lr .list ol:empty { display: none; }
.lr .grid .list ol { grid-template-columns: 1fr; }
.lr .item { display: flex; }
.lr .item > :first-child { border-radius: 8px 0 0 8px; border-inline-end: 0; flex: 1; min-width: 0; }
.lr .item > button { border-radius: 0 8px 8px 0; }
.lr .list > select { max-width: 14em; color: var(--soft); border-style: dashed; }

.lr .bar > span:first-child { display: inline-flex; gap: 0.4em; }
.lr .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4em; }
.lr .bar .quiet { margin-inline-start: auto; font-size: 0.9em; color: var(--soft); }
.lr .copied:not(:empty) { font-size: 0.85em; color: var(--soft); flex: 0 1 auto; }

/* The table, of any game */

.lr .table { position: relative; padding: 0.8em; border: 1px solid var(--line); border-radius: 14px; background: var(--felt); }
.lr[aria-busy="true"] .table { border-style: dashed; filter: grayscale(1); }
.lr .place { display: flex; align-items: center; gap: 0.35em; min-height: 1.7em; font-size: 0.92em; }
.lr .place .name { font-weight: 600; white-space: nowrap; overflow-wrap: normal; }
.lr .many { font-size: 0.85em; color: var(--soft); font-variant-numeric: tabular-nums; }

.lr .badge { padding: 0 0.55em; border-radius: 1em; font-size: 0.78em; line-height: 1.6; background: var(--tint); color: var(--accent); }
.lr [data-later] { display: none; }
.lr .soft { color: var(--soft); font-size: 0.92em; }

@media (prefers-reduced-motion: reduce) {
  .lr *, .lr *::before { transition: none !important; animation-duration: 4s !important; }
}
@media (forced-colors: active) {
  .lr .wins .frame { outline: 4px solid Highlight; }
  .lr :is(.steps li.here, .steps li.lit) { outline: 2px solid Highlight; outline-offset: -2px; }
  .lr .marks i::before { background: GrayText; forced-color-adjust: none; }
  .lr .marks i:is(.done, .lit)::before { background: Highlight; }
  .lr :is(.track input, select) { appearance: auto; }
  .lr .marks { display: none; }
  .lr .card.back { background: Canvas; }
}
@media print {
  .lr :is(.transport, .bar, .setup, .status, .plate select::after) { display: none; }
}
`;function qe(t,e){let n=matchMedia("(prefers-color-scheme: dark)"),r=()=>{t.dataset.scheme=Lr(e)};return r(),n.addEventListener("change",r),()=>n.removeEventListener("change",r)}function Lr(t){let e=getComputedStyle(t).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[n=0,r=0,i=0]=e;return .3*n+.59*r+.11*i>140?"dark":"light"}var mt=["♣","♦","♥","♠"],dn="CDHS",pn=["current","previous","previous2","first","each"],_r={and:"all",or:"any",not:"none",equal:"both"},Ir={and:"and",or:"or",not:"not",equal:"same"},zr={suit:"suit",color:"color",value:"value",mod:"number",count:"number",position:"number",...Object.fromEntries(pn.map(t=>[t,"card"]))},P=t=>"word"in t?t.word:"",H=t=>"word"in t?t.parts:[];function K(t){return"literal"in t?qr(t.literal):t.word+(t.parts.length?`(${t.parts.map(K).join(", ")})`:"")}function qr(t){if(typeof t=="boolean")return t?"True":"False";let e=String(t);if(e==="black"||e==="red")return e[0].toUpperCase();let n=mt.indexOf(e.slice(-1));return n<0?e:e.slice(0,-1)+dn[n]}function He(t){let e=t.match(/[(),]|[^\s(),]+/g)??[],n=0;function r(){let s=e[n++];if(!s||"(),".includes(s))return null;if(e[n]!=="(")return/^[a-z$]/.test(s)?{word:s,parts:[]}:Hr(s);let o=[];do{n+=1;let l=r();if(!l)return null;o.push(l)}while(e[n]===",");return e[n++]===")"?{word:s,parts:o}:null}let i=r();return n===e.length?i:null}function Hr(t){if(t==="True"||t==="False")return{literal:t==="True",kind:"test"};if(t==="B"||t==="R")return{literal:t==="B"?"black":"red",kind:"color"};if(/^\d+$/.test(t))return Ur(Number(t));let e=mt[dn.indexOf(t.slice(-1))]??"";return{literal:t.slice(0,-1)+e,kind:t.length===1?"suit":"card"}}function Ur(t){return{literal:t,kind:t>=1&&t<=13?"value":"number"}}function xe(t){return"literal"in t?t.kind:["plus1","minus1","cycle"].includes(t.word)?xe(t.parts[0]):t.word==="if"?xe(t.parts[1]):zr[t.word]??"test"}function Z(t){let e=P(t);return["and","or","not","if"].includes(e)||e==="equal"&&xe(H(t)[0])==="test"}function we(t){return P(t)==="if"?["if","then","otherwise"].slice(0,H(t).length):[_r[P(t)]]}function Ue(t,e,n=null){return n?e.text(`catalogue-${n}`):[...fn(t,e,0)].map(([r,i])=>"  ".repeat(r)+i).join(`
`)}function*fn(t,e,n){if(!Z(t))return void(yield[n,B(t,e)]);let r=we(t).map(i=>e.text(`secret-${i}`));for(let[i,s]of H(t).entries())r[i]!==void 0&&(i===0||P(t)==="if")&&(yield[n,r[i]]),yield*fn(s,e,n+1)}function B(t,e){if("literal"in t)return gt(t.literal,e);let{word:n,parts:r}=t,i=r.map(u=>B(u,e)),[s="",o="",l=""]=i;switch(n){case"suit":case"color":case"value":case"even":case"odd":case"prime":return e.text(`secret-${n}`,{of:Dr(r[0],e)});case"is_royal":return e.text("secret-is-royal",{card:s});case"plus1":case"minus1":{let u=xe(t);return e.text(`secret-${u==="color"?"other-color":u==="suit"?`${n}-suit`:n}`,{one:s})}case"cycle":{let u=xe(t)==="suit"?mt:["1","…","13"];return e.text("secret-cycle",{one:s,ring:(i.length>1?i.slice(1):u).join(" ")})}case"in":return e.text("secret-in",{one:s,things:i.slice(1)});case"between":return e.text("secret-between",{one:s,low:o,high:l});case"mod":return e.text("secret-mod",{one:s,divisor:o});case"count":return e.text("secret-count",{test:s});case"if":return e.text("secret-choose",{test:s,then:o,other:i.length>2?l:e.text("secret-true")});default:{if(!r.length)return e.text(`secret-${n}`);if(!Z(t))return e.text(`secret-${n}`,{one:s,other:o});let u=`secret-${Ir[n]}`;return i.length===1?e.text(u,{one:s}):i.reduce((d,m)=>e.text(u,{one:d,other:m}))}}}function Dr(t,e){return pn.includes(P(t))?e.text(`secret-${P(t)}-of`):e.text("secret-card-of",{card:B(t,e)})}function gt(t,e){return typeof t=="boolean"||t==="black"||t==="red"?e.text(`secret-${String(t)}`):String(t)}function De(t,e){let n=e.cards;return n&&Object.hasOwn(n,t)?n[t].colour:"black"}function We(t){return[a("b",{},t.slice(0,-1)),a("span",{class:"suit"},t.slice(-1))]}function ht(t){return t.catalogue??[]}function mn(t,e){let n=ht(t);return[...new Set(n.map(({level:r})=>r))].map(r=>a("optgroup",{label:e.text("ui-of-level",{level:r})},...n.filter(i=>i.level===r).map(i=>a("option",{value:i.text},e.text(`catalogue-${i.id}`)))))}function gn(t,e,n){return e.missing?a("p",{},n.text("ui-card-missing",{cards:e.missing.map(r=>n.text(`secret-${r}`))})):a("ul",{},...hn(t,e,n))}function hn(t,e,n){let{value:r}=e,i=r===void 0?a("span",{class:"unasked",title:n.text("ui-not-reached")},"–"):a("span",{class:r?"yes":"no"},r?"✓":"✗",a("span",{class:"hidden"},n.text(r?"ui-fulfilled":"ui-unfulfilled")));if(!Z(t))return[a("li",{},i," ",B(t,n)," ",a("span",{class:"values"},Wr(t,e,n)))];let s=we(t),o=H(t).map((l,u)=>hn(l,e.parts[u]??{parts:[]},n));return P(t)==="if"?o.map((l,u)=>a("li",{},n.text(`secret-${s[u]}`),a("ul",{},...l))):[a("li",{},i," ",n.text(`secret-${s[0]}`),a("ul",{},...o.flat()))]}function Wr(t,e,n){let r=H(t).flatMap((i,s)=>{let o=e.parts[s]?.value;return"literal"in i||o===void 0||T(o)?[]:[`${B(i,n)}: ${o===null?n.text("ui-nothing"):gt(o,n)}`]});return r.length?`(${r.join("; ")})`:""}var A=(t,e,n)=>({id:t,forms:e,first:n}),ke=t=>({is:t,not:`not(${t})`}),Q=[A("color",ke("equal(color($card), $color)"),{card:"current",color:"R"}),A("suit",ke("equal(suit($card), $suit)"),{card:"current",suit:"H"}),A("suits",ke("in(suit($card), $suit, $suit2)"),{card:"current",suit:"C",suit2:"H"}),A("trait",{even:"even($card)",odd:"odd($card)",prime:"prime($card)",royal:"is_royal($card)",common:"not(is_royal($card))"},{card:"current"}),A("value",{...ke("equal(value($card), $value)"),more:"greater(value($card), $value)",less:"less(value($card), $value)"},{card:"current",value:"7"}),A("between",ke("between(value($card), $value, $value2)"),{card:"current",value:"5",value2:"9"}),A("same",{same:"equal($aspect(current), $aspect($with))",other:"not(equal($aspect(current), $aspect($with)))"},{aspect:"color",with:"previous"}),A("compare",{higher:"greater(value(current), value($than))",lower:"less(value(current), value($than))",least:"not(less(value(current), value($than)))",most:"not(greater(value(current), value($than)))"},{than:"previous"}),A("step",{up:"equal(value(current), plus1(value($than)))",down:"equal(value(current), minus1(value($than)))"},{than:"previous"}),A("ring",{is:"equal(suit(current), cycle(suit($after)))"},{after:"previous"}),A("place",{is:"equal(mod(position, $divisor), $rest)"},{divisor:"2",rest:"0"}),A("constant",{any:"True",none:"False"},{})],xt=["and","or","not","if"],vn=4,bt=["previous","previous2","first"];function wt(t,e){let n=t.replace(/\d$/,""),r=(i,s)=>i.map(o=>({key:String(o),label:s(String(o))}));switch(n){case"card":return r(["current","previous","previous2","first"],i=>e.text(`secret-${i}-of`));case"with":return r(bt,i=>e.text(`ui-with-${i}`));case"than":return r(bt,i=>e.text(`ui-than-${i}`));case"after":return r(bt,i=>e.text(`ui-after-${i}`));case"aspect":return r(["color","suit","value"],i=>e.text(`ui-aspect-${i}`));case"color":return r(["R","B"],i=>e.text(i==="R"?"secret-red":"secret-black"));case"suit":return["C","D","H","S"].map((i,s)=>({key:i,label:"♣♦♥♠"[s]}));case"value":return yt(1,13,i=>["A","J","Q","K"][[1,11,12,13].indexOf(i)]);case"divisor":return yt(2,6);default:return yt(0,5)}}function yt(t,e,n=()=>{}){return Array.from({length:e-t+1},(r,i)=>t+i).map(r=>({key:String(r),label:n(r)?`${r} (${n(r)})`:String(r)}))}var bn=new Map;function vt(t){let e=bn.get(t)??He(t);return bn.set(t,e),e}function kt(t,e){let n=r=>{if("literal"in r)return r;let i=r.word.startsWith("$")?r.word.slice(1):null;return i&&!r.parts.length?vt(e[i]):{word:i?e[i]:r.word,parts:r.parts.map(n)}};return n(vt(t.forms[e.form]))}function Ke(t){return kt(t,{form:Object.keys(t.forms)[0],...t.first})}function xn(t,e){for(let n of Q)for(let[r,i]of Object.entries(n.forms)){let s={form:r};if(wn(vt(i),t,s)&&Object.entries(s).every(([l,u])=>l==="form"||wt(l,e).some(d=>d.key===u)))return{template:n,blanks:s}}return null}function wn(t,e,n){if("literal"in t)return K(t)===K(e);let r=t.word.startsWith("$")?t.word.slice(1):null;return r&&!t.parts.length?yn(n,r,K(e)):!("word"in e)||e.parts.length!==t.parts.length||(r?!yn(n,r,e.word):t.word!==e.word)?!1:t.parts.every((i,s)=>wn(i,e.parts[s],n))}function yn(t,e,n){return t[e]??=n,t[e]===n}var Et="";function En(t,e,n){return Sn(t,e,1,"0",n,null)}function Sn(t,e,n,r,i,s){let o=xn(t,e),l=!o&&Z(t),u=a("select",{class:"kind","data-k":`kind ${r}`,"aria-label":e.text("ui-condition"),onchange:()=>i(Br(t,u.value))},...o||kn(t)?[]:[a("option",{value:""},e.text(l?"ui-kind-joined":"ui-kind-own"))],a("optgroup",{label:e.text("ui-conditions")},...Q.map(({id:m})=>a("option",{value:m},e.text(`ui-kind-${m}`)))),n<=vn?a("optgroup",{label:e.text("ui-joined")},...xt.map(m=>a("option",{value:m},e.text(`ui-kind-${m}`)))):null);u.value=o?.template.id??(kn(t)?P(t):"");let d=a("div",{class:"said"},u,o?Jr(o,e,r,i):l?null:a("span",{class:"own"},B(t,e)),s&&a("button",{type:"button",class:"square","data-k":`remove ${r}`,title:e.text("ui-remove-condition"),"aria-label":e.text("ui-remove-condition"),onclick:s},I("remove")));return a("div",{class:l?"condition joined":"condition"},d,l&&Kr(t,e,n,r,i))}function kn(t){return xt.includes(P(t))}function Kr(t,e,n,r,i){let s=P(t),o=H(t),l=we(t),u=(w,...$)=>i({word:s,parts:[...o.slice(0,w),...$,...o.slice(w+1)]}),d=s==="and"||s==="or",m=w=>d?()=>o.length>2?u(w):i(o[1-w]):s==="if"&&w===2?()=>u(w):null,g=o.flatMap((w,$)=>[s==="if"?a("p",{class:"heading"},e.text(`secret-${l[$]}`)):null,Sn(w,e,n+1,`${r}.${$}`,M=>u($,M),m($))]),x=d||s==="if"&&o.length===2?a("button",{type:"button",class:"quiet","data-k":`add ${r}`,onclick:()=>i({word:s,parts:[...o,Ke(Q[d?o.length%4:0])]})},e.text(d?"ui-add-condition":"ui-add-otherwise")):null;return a("div",{class:"parts"},s==="if"?null:a("p",{class:"heading"},e.text(`secret-${l[0]}`)),...g,x)}function Br(t,e){let n=Q.find(u=>u.id===e);if(n)return Ke(n);let r=H(t),i=P(t);if((e==="and"||e==="or")&&(i==="and"||i==="or"))return{word:e,parts:r};let s=Z(t)&&["not","if"].includes(i)&&e!==i?r[0]:t;if(e==="not")return{word:"not",parts:[s]};let[o,l]=[Q[6],Q[3]].map(Ke);return e==="if"?{word:"if",parts:[s,o,l]}:{word:e,parts:[s,o]}}function Jr({template:t,blanks:e},n,r,i){let s=Object.keys(e),o=Object.fromEntries(s.map(u=>[u,`${Et}${u}${Et}`])),l=n.text(`ui-say-${t.id}`,o).split(Et);return a("span",{class:"sentence"},...l.map((u,d)=>{if(d%2===0)return u;let m=u==="form"?Object.keys(t.forms).map(x=>({key:x,label:n.text(`ui-form-${t.id}-${x}`)})):wt(u,n),g=a("select",{"data-k":`${u} ${r}`,"aria-label":n.text(`ui-blank-${u.replace(/\d$/,"")}`),onchange:()=>i(kt(t,{...e,[u]:g.value}))},...m.map(({key:x,label:w})=>a("option",{value:x},w)));return g.value=e[u],g}))}var Be=class{constructor(e,n){this.now=e;this.changed=n}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){F(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,n){let r=e.pop();r!==void 0&&(n.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var St={};Kn(St,{FIRST:()=>oe,fromLink:()=>Zr,toLink:()=>Gr});var Vr=40,Je={preset:"table"},Tn={kind:"name",of:"card"},Mn={kind:"record",of:{rule:{kind:"text"},line:{kind:"list",of:Tn},card:{kind:"option",of:Tn}}},oe={text:"if(odd(previous), equal(color(current), B), equal(color(current), R))",line:["7♥"],card:null};function Gr(t,e,n){let r=t==="rule"?de({},Qr(e),Mn,n):de({rulings:Je},Xr(e),Rn(n),n);return G("tool",t,r)}function Zr(t,e,n){let r=t==="rule"?{}:{rulings:Je},{facts:i,ignored:s}=Ne(e,r,t==="rule"?Mn:Rn(n),n);if(F(i,r))return{state:null,ignored:s};if(t!=="rule")return{state:{call:"round",step:null,...On(i),rounds:Yr(i.rounds)},ignored:s};let{rule:o,line:l,card:u}=i;return{state:{text:o||oe.text,line:l??[],card:u??null},ignored:s}}function Qr({text:t,line:e,card:n}){return{rule:t,line:e,card:n}}function Rn(t){let e={kind:"map",key:{kind:"text"},of:{kind:"int",min:0,max:99}},n={kind:"map",key:{kind:"text"},of:{kind:"int"}},r={...Le("round",Je,t),dealt:e,points:n},i=Array.from({length:Vr},(s,o)=>[String(o+1),{kind:"record",of:r}]);return{kind:"record",of:{...r,rounds:{kind:"record",of:Object.fromEntries(i)}}}}function Xr(t){let e=(t.rounds??[]).map((n,r)=>[String(r+1),$n(n)]);return{...$n(t),...e.length?{rounds:Object.fromEntries(e)}:{}}}function $n({args:t={},answers:e=[],rulings:n={},...r}){let{points:i}=r;return{...t,...e.length?{answers:e}:{},rulings:n,...i?{points:i}:{}}}function On(t){let{answers:e,rulings:n,points:r,rounds:i,...s}=t;return{args:s,answers:e??[],rulings:n??Je,...T(r)?{points:r}:{}}}function Yr(t){return T(t)?Object.keys(t).sort((e,n)=>Number(e)-Number(n)).map(e=>On(t[e])).filter(e=>T(e.args.hands)):[]}function Pn(t,e,n,r){let i=t.names.card??[],s=new Map(i.map(u=>[u,a("button",{type:"button","data-k":`pack ${u}`,"data-card":u,onclick:()=>r(u)},...We(u),a("span",{class:"hidden"}))])),o=[...new Set(i.map(u=>u.slice(-1)))];return{element:a("div",{class:"pack",role:"group","aria-label":n},...o.map(u=>a("div",{},...i.filter(d=>d.endsWith(u)).map(d=>s.get(d))))),show(u){for(let[d,m]of s){let g=u(d);m.className=`${De(d,t)} ${g?.name??""}`,m.lastElementChild.textContent=g?.said?` ${e.text(g.said)}`:""}}}}var Cn=`/* The table of New Eleusis. */

.lr .eleusis { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.8em; }
.lr .counted { overflow-x: auto; }
.lr .stock { display: flex; flex-wrap: wrap; gap: 0.2em 1.2em; justify-content: space-between; font-size: 0.88em; color: var(--soft); }
.lr .secret code { font-size: 0.95em; color: var(--ink); }
.lr .rows { overflow-x: auto; padding: 0.3em 0.2em 0.5em; border-radius: 8px; }
.lr .line { display: flex; gap: 0.45em; align-items: flex-start; min-height: 8.4em; width: max-content; }
.lr .line li { display: flex; flex-direction: column; align-items: center; gap: 0.35em; }
.lr .line .tried { flex-direction: row; gap: 0.2em; padding: 0.3em; margin: -0.3em 0; border: 2px dashed var(--edge); border-radius: 10px; }
.lr .wrongly { display: flex; flex-direction: column; opacity: 0.92; }
.lr .wrongly .playing + .playing { margin-top: -0.9em; }
.lr .wrongly::before { content: "×"; align-self: center; line-height: 0.9; color: var(--wrong); font-weight: 700; }
.lr .playing { position: relative; display: inline-grid; align-content: center; justify-items: center; width: 3.1em; height: 4.3em; flex: none; border: 1px solid var(--edge); border-radius: 7px; background: light-dark(#fffefa, #f2efe6); color: #23211d; line-height: 1.15; box-shadow: 0 1px 2px #0003; }
.lr .playing.back { background: repeating-linear-gradient(45deg, transparent 0 5px, light-dark(#355e5440, #9cc7ba40) 5px 6px), repeating-linear-gradient(-45deg, transparent 0 5px, light-dark(#355e5440, #9cc7ba40) 5px 6px), light-dark(#d7e5df, #2c413b); }
.lr .playing.red { color: #b3201a; }
.lr .playing b { font-size: 1.25em; font-variant-numeric: tabular-nums; }
.lr .playing .suit { font-size: 1.25em; font-family: system-ui, "DejaVu Sans", sans-serif; }
.lr .playing.little { width: 2em; height: 2.5em; border-radius: 5px; }
.lr .playing.little :is(b, .suit) { font-size: 0.92em; }
.lr .tenth { position: absolute; top: -0.4em; right: -0.4em; width: 1.1em; height: 1.1em; border-radius: 50%; border: 2px solid #23211d; background: #fff; }
.lr .tenth.black { background: #23211d; border-color: #fff; box-shadow: 0 0 0 1px #23211d; }
.lr .tenth + .tenth { right: 0.8em; }
.lr .players { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr)); gap: 0.7em; }
.lr .players li { padding: 0.35em 0.6em 0.5em; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.lr .players .turn { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.lr .badge.prophet { background: var(--lit); color: var(--ink); }
.lr .badge.expelled { background: none; border: 1px solid var(--wrong); color: var(--wrong); }
.lr .players .place { flex-wrap: wrap; }
.lr .players .name { white-space: normal; overflow-wrap: anywhere; }
.lr .players :is(.badge, .score) { white-space: nowrap; }
.lr .players .score { margin-inline-start: auto; font-weight: 650; font-variant-numeric: tabular-nums; }
.lr .held { display: flex; flex-wrap: wrap; align-items: center; gap: 0.2em; min-height: 2.5em; }
.lr .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.lr .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr .sheet :is(th, td) { padding: 0.3em 0.5em; border-bottom: 1px solid var(--line); text-align: end; font-size: 0.92em; }
.lr .sheet :is(th:first-child) { text-align: start; }
.lr .sheet thead th { color: var(--soft); font-weight: 400; overflow-wrap: normal; vertical-align: bottom; }
.lr .sheet .now { background: var(--lit); }
.lr .sheet .sum { font-weight: 650; }
.lr .counted .sum { position: sticky; inset-inline-end: 0; background: var(--felt); }
.lr .sheet .most .sum { color: light-dark(#805903, #f0c75e); }
@container (max-width: 22em) { .lr .sheet :is(th, td) { padding-inline: 0.25em; font-size: 0.82em; } }

/* New Eleusis, played */

.lr .played .players { grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.6em), 1fr)); gap: 0.45em; }
.lr .played .players li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 0.6em; padding-block: 0.2em; }
.lr .played .place { flex-wrap: wrap; }
.lr .played .held { gap: 0.35em; min-height: 2.1em; }
.lr .played .back.little { width: 1.5em; height: 1.9em; }
.lr .played .players li:has(.held [data-card]) { grid-column: 1 / -1; }
@container (max-width: 22em) {
  .lr .played .players li { padding-inline: 0.45em; column-gap: 0.3em; }
  .lr .played .back.little { width: 1.1em; height: 1.5em; }
}
.lr .badge.you { background: var(--accent); color: var(--on-accent); }
.lr .cards { display: flex; flex-wrap: wrap; gap: 0.45em; padding-top: 0.4em; }
.lr button.playing { padding: 0; min-width: 44px; color: #23211d; white-space: nowrap; }
.lr button.playing.red { color: #b3201a; }
.lr button.playing:hover { border-color: var(--accent); }
.lr button.playing b { overflow-wrap: normal; }
.lr button.playing[aria-pressed="true"] { border: 3px solid var(--accent); box-shadow: 0 3px 7px #0005; transform: translateY(-0.4em); }
.lr button.playing i { position: absolute; inset: -0.6em -0.4em auto auto; min-width: 1.6em; border-radius: 1em; background: var(--accent); color: var(--on-accent); font-size: 0.82em; font-style: normal; line-height: 1.6; }
.lr button.playing.little { width: 44px; height: 44px; }
.lr button.playing.bad { border-style: dashed; opacity: 0.85; }
.lr button.playing.bad::after { content: "×"; position: absolute; inset: -0.5em -0.15em auto auto; color: var(--wrong); font-weight: 700; line-height: 1; }
.lr .own > * + * { margin-top: 0.7em; }
.lr .renew { display: flex; flex-wrap: wrap; gap: 0.6em 1em; align-items: center; }
.lr .renew label { display: flex; gap: 0.6em; align-items: center; }
.lr .renew select { width: 4.5em; }
.lr .renew .puzzle { flex: 1 1 14em; font-size: 0.92em; color: var(--soft); }
.lr :is(.revealed, .maker, .author, .fits > div) > * + * { margin-top: 0.6em; }
.lr .revealed, .lr .maker[open], .lr .fits[open] { padding-bottom: 1em; }
.lr .rule { font-size: 1.1em; font-weight: 600; }
.lr .own-score { font-weight: 600; }
.lr .revealed .why { margin-top: 0.7em; }
.lr :is(.why, .explained) ul { padding-inline-start: 1.1em; }
.lr :is(.why, .explained) > ul { padding: 0; }
.lr .yes { color: var(--accent); font-weight: 700; }
.lr .no { color: var(--wrong); font-weight: 700; }
.lr .values { font-size: 0.88em; color: var(--soft); }
.lr .in-words { white-space: pre-wrap; }
.lr .fits ul { display: grid; gap: 0.25em; max-height: 20em; overflow-y: auto; }
.lr .fits li { padding-inline-start: 0.8em; border-inline-start: 2px solid var(--line); font-size: 0.92em; }
.lr meter { width: 100%; height: 0.9em; }
.lr .rule-field { display: grid; gap: 0.6em; margin-bottom: 0.6em; }
.lr .rule-field span { display: block; font-size: 0.88em; color: var(--soft); }
.lr .rule-field input { font-family: ui-monospace, monospace; font-size: 0.92em; }
.lr .author { border-top: 1px solid var(--line); padding-block: 0.9em; }
`;var An=`/* The rule builder. */

.lr.tool section > * + * { margin-top: 0.4em; }
.lr textarea { font: 0.95em/1.45 ui-monospace, "DejaVu Sans Mono", monospace; color: inherit; width: 100%; min-height: 44px; padding: 0.5em 0.7em; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); resize: vertical; field-sizing: content; }
.lr .hint { font-size: 0.88em; color: var(--soft); }

/* Sentences */

.lr .condition { padding: 0.5em; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.lr .condition + .condition { margin-top: 0.4em; }
.lr .condition.joined { border-inline-start: 4px solid var(--accent); background: var(--felt); }
.lr .said { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4em; }
.lr .said > .kind { flex: 0 1 11em; font-size: 0.82em; color: var(--soft); border-style: dashed; }
.lr .said > *, .lr .sentence > * { min-width: 0; }
.lr .sentence { flex: 1 1 16em; display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.4em; }
.lr .sentence select { width: auto; max-width: 100%; font-weight: 600; }
.lr .said > .own { flex: 1 1 14em; }
.lr .said > .square { margin-inline-start: auto; border-color: transparent; background: none; color: var(--soft); }
.lr .parts { margin-top: 0.4em; }
.lr .heading { font-size: 0.92em; font-weight: 600; margin-block: 0.3em; }
@container (max-width: 30em) { .lr .said > :is(.sentence, .own) { order: 1; } }
@container (max-width: 22em) { .lr .condition { padding: 0.35em; } .lr .condition .condition .condition { padding-inline: 0.1em; } }

/* Shares and tries */

.lr .share { height: 0.8em; border: 1px solid var(--edge); border-radius: 1em; background: var(--paper); overflow: hidden; }
.lr .share i { display: block; height: 100%; background: var(--accent); }
.lr .dead { font-size: 0.92em; color: var(--soft); }
.lr .dead.warned { color: var(--wrong); }
.lr .laid .none { color: var(--soft); font-size: 0.92em; }
`;var Ln=`/* What the tools have besides the bench. */

.lr .section, .lr.tool > .field > label { font-weight: 600; font-size: 0.92em; color: var(--soft); }
.lr :is(textarea, .button):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
.lr .wrong:empty { display: none; }
.lr .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0.2em 0.9em; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: inherit; text-decoration: none; }
.lr .button:hover { border-color: var(--accent); color: var(--accent); }
.lr .button.strong { border-color: var(--accent); color: var(--accent); }

/* Cards */

.lr .laid, .lr .tray { display: flex; flex-wrap: wrap; gap: 0.4em; align-items: center; }
.lr .laid li { display: flex; align-items: center; gap: 0.4em; }
.lr .pack { display: grid; gap: 0.5em; }
.lr .pack > div { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 3px; }
@container (min-width: 38em) { .lr .pack > div { grid-template-columns: repeat(13, minmax(0, 1fr)); } }
.lr .pack button { padding: 0; min-width: 0; font-size: 0.95em; background: light-dark(#fffefa, #f2efe6); color: #23211d; border-color: var(--line); white-space: nowrap; }
.lr .pack b { font-variant-numeric: tabular-nums; }
.lr .pack .red { color: #b3201a; }
.lr .pack .suit { font-family: system-ui, "DejaVu Sans", sans-serif; font-weight: 400; }
.lr .pack .right { border: 2px solid var(--accent); box-shadow: inset 0 -4px light-dark(#1c5f4d, #1c5f4d); font-weight: 700; }
.lr .pack .not { background: light-dark(#ece7dc, #ded9cd); text-decoration: line-through; text-decoration-thickness: 1px; }
.lr .pack .picked { outline: 3px solid var(--gold); outline-offset: 0; }
`;function Nn(t,e,n){let r=new q(t.get("words")),i=t.get("schema"),s=new Map(ht(i).map(p=>[p.text,p])),o=t.get("state"),l=new Be(oe,Ve),u=new Map,d=null,m=0,g=null,x=[],w=0,$=!1,M={source:"waiting",progress:null,evaluate:()=>{ae()}};async function ae(){let p=++w,{text:h,line:E,card:O}=l.now;M.source="waiting",et();let N={game:i.game,main_line:E},[D,Re,ee]=await Promise.all([e.ask({method:"rule",...N,text:h}),e.ask({method:"rule",...N,text:h,main_line:[]}),O===null?null:e.ask({method:"explain",...N,rule:h,card:O})]);p!==w||$||(M.source=D.error?"failed":"live",D.error&&console.error(`Living Rules: ${D.error}`),d=D.rule??null,m=Re.rule?.share??0,g=ee?.explain??null,x=D.problems??[],d&&u.set(d.text,d.parts),et())}function Ve(){v.value=l.now.text,z=null,t.set("state",l.now),t.save_changes(),ae()}let L=p=>l.change({...l.now,...p}),Ee=()=>{let{text:p}=l.now,h=u.get(p)??He(p);return u.set(p,h),h},z=null,le=0;function X(p){clearTimeout(le),z={text:p,problems:[]},le=setTimeout(async()=>{let h=await e.ask({method:"rule",game:i.game,text:p,main_line:l.now.line});if(z?.text!==p||$)return;let E=h.rule;if(E){u.set(E.text,E.parts);let O=v.selectionStart;E.text===l.now.text?z=null:L({text:E.text}),_n(v)&&(v.value=p,v.setSelectionRange(O,O))}else z={text:p,problems:h.problems??[]};h.error&&(M.source="failed"),et()},250)}let J=a("p",{class:"answer",tabindex:-1}),Y=ye({session:M,words:r,home:()=>J.focus()}),c=e.watch(p=>{M.progress=p,Y.progress()}),f=a("select",{id:"c-catalogue","data-k":"catalogue",onchange:()=>f.value&&L({text:f.value})},a("option",{value:""},r.text("ui-catalogue-own")),...mn(i,r)),b=a("div",{class:"builder",role:"group","aria-label":r.text("ui-builder")}),v=a("textarea",{id:"c-notation",rows:2,spellcheck:"false",autocapitalize:"off",autocomplete:"off",maxlength:2e3,"aria-describedby":"c-notation-wrong",oninput:()=>X(v.value),onblur:()=>{z||(v.value=l.now.text)}}),U=a("div",{class:"wrong",id:"c-notation-wrong",role:"status"}),R=a("p",{class:"in-words"}),Ge=a("div",{class:"share","aria-hidden":"true"},a("i")),Ze=a("p",{}),Se=a("p",{class:"dead"}),Qe=a("ol",{class:"laid"}),Xe=Pn(i,r,r.text("ui-try-card"),p=>L({card:p})),Ye=a("div",{class:"explained panel",role:"status",hidden:!0}),Te=a("a",{class:"button strong",hidden:!0},r.text("ui-play-with-rule")),Tt=a("a",{class:"button"},r.text("ui-judge-with-rule")),$t=a("span",{class:"copied",role:"status"}),Mt=he({session:{get canUndo(){return l.canUndo},get canRedo(){return l.canRedo},undo:()=>l.undo(),redo:()=>l.redo()},words:r},()=>t.get("link")),Rt=ve(t,r,"ui-start-over",()=>l.change(oe)),$e=(p,...h)=>a("section",{},a("p",{class:"section"},r.text(p)),...h),Me=a("div",{class:"lr tool rule",lang:r.lang},a("style",{},ze+Cn+Ln+An),a("div",{class:"head"},J,Y.element),Rt.element,a("div",{class:"field"},a("label",{for:"c-catalogue"},r.text("ui-catalogue")),f),$e("ui-builder",b),a("div",{class:"field"},a("label",{for:"c-notation"},r.text("ui-notation")),v,U),$e("ui-in-words",R),$e("ui-share",Ze,Ge,Se),$e("ui-tries",a("p",{class:"hint"},r.text("ui-tries-hint")),Qe,Xe.element,Ye),a("div",{class:"options"},Te,Tt,a("button",{type:"button",onclick:()=>{ge(l.now.text,r.text("ui-copy-notation"),$t,r)}},r.text("ui-copy-notation")),a("button",{type:"button",onclick:()=>l.change(oe)},r.text("ui-start-over")),$t),Mt.element);function _n(p){return p.getRootNode().activeElement===p}function et(){let{text:p,line:h,card:E}=l.now,O=Ee(),N=s.get(p),D=M.source==="waiting";Me.setAttribute("aria-busy",String(D)),Y.result?.(),J.textContent=M.source==="failed"?r.text("ui-answer-failed"):x.length?r.text("ui-rule-unread"):d?r.text(d.right.length?"ui-share-is":"ui-share-none",{count:d.right.length,of:(i.names.card??[]).length}):r.text("ui-answer-waiting"),f.value=N?N.text:"",W(b,()=>S(b,En(O,r,j=>{u.set(K(j),j),L({text:K(j)})})),()=>b.querySelector("select"));let Re=z?.problems??x;S(U,...Re.map(In)),v.setAttribute("aria-invalid",String(Re.length>0)),R.textContent=Ue(O,r,N?.id??null),Ge.hidden=Ze.hidden=!d,Se.hidden=!d?.right.length,d&&(Ge.firstChild.style.width=`${100*m}%`,Ze.textContent=r.text("ui-share-of",{percent:Math.round(100*m)}),Se.textContent=d.dead.length===(i.names.card??[]).length?r.text("ui-dead-always"):d.dead.length?r.text("ui-dead-after",{cards:d.dead}):r.text("ui-dead-never"),Se.classList.toggle("warned",d.dead.length>0)),W(Qe,()=>S(Qe,...h.map((j,Dn)=>a("li",{},a("span",{class:`playing ${De(j,i)}`},...We(j)),Dn===h.length-1?a("button",{type:"button",class:"square","data-k":"take",title:r.text("ui-take-card"),"aria-label":r.text("ui-take-card"),onclick:()=>L({line:h.slice(0,-1),card:null})},"×"):null)),h.length?null:a("li",{class:"none"},r.text("ui-line-empty"))),()=>Xe.element.querySelector("button"));let ee=d&&new Set(d.right);Xe.show(j=>!ee||D?null:{name:`${ee.has(j)?"right":"not"}${j===E?" picked":""}`,said:ee.has(j)?"ui-is-right":"ui-is-wrong"}),qn(O,E,ee),Hn(p),Mt.result?.()}function In(p){let h=Number(p.where.split(":")[1]??0);return a("p",{},se(p,r,i,r.text("ui-column",{column:h}))," ",p.code==="rule_unknown_word"&&p.write?a("button",{type:"button",class:"quiet",onclick:()=>zn(p,h)},r.text("ui-use-word",{word:p.write})):null)}function zn(p,h){let E=v.value,O=String(p.found??"");v.value=E.slice(0,h-1)+p.write+E.slice(h-1+O.length),X(v.value),v.focus()}function qn(p,h,E){let{line:O}=l.now,N=h!==null&&E&&g&&M.source==="live";Ye.hidden=!N,N&&S(Ye,a("p",{},a("strong",{},r.text(E.has(h)?"ui-card-right":"ui-card-wrong",{card:h}))),gn(p,g,r),a("button",{type:"button",class:"quiet",onclick:()=>L({line:[...O,h],card:null})},r.text("ui-lay-card",{card:h})))}let tt="";function Hn(p){Tt.href=new URL(`../god/#${G("tool","god",[`rule=${encodeURIComponent(p)}`])}`,location.href.split("#")[0]).href,!(tt===p||M.source!=="live"||x.length)&&(tt=p,Te.hidden=!0,e.ask({method:"seal",game:i.game,text:p}).then(h=>{tt!==p||$||!h.sealed||(Te.href=new URL(`../play/#${G("scenario","play-scientist",[`rule=${encodeURIComponent(String(h.sealed))}`])}`,location.href.split("#")[0]).href,Te.hidden=!1)}))}function nt(){let p=t.get("state");if(!(!p||p.text===void 0)){if(p.text===l.now.text||s.has(p.text))return l.change({...p});v.value=p.text,p.line&&L({line:p.line,card:p.card}),X(p.text)}}v.value=l.now.text,n.append(Me);let Un=qe(Me,n);return t.on("change:state",nt),o&&nt(),w||ae(),()=>{$=!0,c(),Rt.close(),clearTimeout(le),Un(),t.off("change:state",nt),Me.remove()}}function jn(t,e){return{module:{initialize:()=>()=>{},render({model:n,el:r}){let i=new V(n),s=t(n,i,r);return()=>{s(),i.close()}}},toLink:({id:n},r,i)=>e.toLink(n,r,i),fromLink:(n,{id:r},i)=>e.fromLink(r,n,i)}}var Fn=jn(Nn,St),{fromLink:sa,toLink:oa}=Fn,aa=Fn.module;function la(t,e,n){return Ue(t,new q(n),e)}export{aa as default,la as describe,sa as fromLink,oa as toLink};
