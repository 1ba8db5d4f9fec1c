var Mn=Object.defineProperty;var An=(t,e)=>{for(var n in e)Mn(t,n,{get:e[n],enumerable:!0})};var W=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e){let n=++this.asked;return new Promise(r=>{this.waiting.set(n,{done:r,timer:this.patience(n)});try{this.model.send({id:n,...e})}catch(s){this.settle(n,{error:String(s)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{if(typeof e?.id=="number")this.settle(e.id,e);else if(e?.progress){for(let[n,r]of this.waiting)clearTimeout(r.timer),r.timer=this.patience(n);for(let n of this.watchers)n(e.progress)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,n){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(n))}};var jn="http://www.w3.org/2000/svg";function i(t,e={},...n){return yt(document.createElement(t),e,n)}function Me(t,e,n={}){return $e("svg",{viewBox:t,"aria-hidden":"true",focusable:"false",...n},...e.map(r=>$e("path",{d:r})))}function $e(t,e={},...n){return yt(document.createElementNS(jn,t),e,n)}function yt(t,e,n){for(let[r,s]of Object.entries(e))typeof s=="function"?t.addEventListener(r.slice(2),s):s===!0?t.setAttribute(r,""):s!=null&&s!==!1&&t.setAttribute(r,String(s));return S(t,...n),t}function S(t,...e){t.replaceChildren(...e.filter(n=>!!n||n===""))}function vt(t){return t.getRootNode().activeElement}function N(t,e,n){let r=vt(t),s=!!r&&t.contains(r)&&r!==t,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let u=o===null?null:t.querySelector(`[data-k="${CSS.escape(o)}"]`);(u&&!u.matches("[disabled], [aria-disabled=true]")?u:n?.())?.focus()}var xt="living-rules/",wt="lr-kept",Cn=new Map;function Ze(t){try{return JSON.parse(Cn.get(t)??localStorage.getItem(xt+t)??"null")}catch{return null}}function Qe(t,e){let n=s=>{s.detail===t&&e()},r=({key:s})=>{(s===null||s===xt+t)&&e()};return window.addEventListener(wt,n),window.addEventListener("storage",r),()=>{window.removeEventListener(wt,n),window.removeEventListener("storage",r)}}var kt=t=>`table-${t}`;function G({game:t,questions:e}){return le(Ze(kt(t)),e)}function le(t,e){let n=typeof t=="object"&&t!==null?Object.entries(t):[];return Object.fromEntries(n.filter(([r,s])=>Object.hasOwn(e,r)&&e[r].readings.includes(s)))}function ue(t,e){return Qe(kt(t),e)}function C(t,e){return F(t)===F(e)}function F(t){return JSON.stringify(t,(e,n)=>M(n)?Object.fromEntries(Object.entries(n).sort(([r],[s])=>r<s?-1:1)):n)??""}function M(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Et(t){let e=2166136261;for(let n of t)e=Math.imul(e^n.codePointAt(0),16777619);return(e>>>0).toString(36)}var Nn="1",Fn=1e5,et=1e3,Tt=2e3,Hn=8,_n=60,ce="~";function Ce(t){return{kind:"record",of:Object.fromEntries(Object.entries(t).map(([e,{readings:n}])=>[e,{kind:"enum",values:n}]))}}function In(t){return Et((t.catalogue??[]).map(({level:e,text:n})=>`${e} ${n}
`).join(""))}function Re(t,e,n,r){return[...Ot([],t,e,n,r)]}function*Ot(t,e,n,r,s){if(C(e,n))return;let o=ee(r,s);if(o&&M(n)&&(!t.length||Object.keys(n).length)){let u=M(e)?e:{};for(let a of new Set([...Object.keys(u),...Object.keys(n)]))yield*Ot([...t,a],je(u,a),je(n,a),o(a)??{kind:"any"},s)}else yield`${t.map(u=>Xe(u).replaceAll(".","%2E")).join(".")}=${qn(n,r,s)}`}function qn(t,e,n){if(t===void 0)return ce;let r=(Array.isArray(t)?t:[t]).map(String),s=[r.map(zn),r].map(o=>o.map(Xe).join(","));return M(t)&&!Object.keys(t).length&&s.unshift(""),s.find(o=>C(tt(o,e,n),t))??ce+Xe(JSON.stringify(t))}function Xe(t){return encodeURIComponent(t.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function zn(t){return t.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,n,r)=>n+"CDHS"["♣♦♥♠".indexOf(r)])}function Jn(t){return t.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,n,r)=>n+"♣♦♥♠"["CDHS".indexOf(r)])}function Le(t,e,n,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},u=ee(n,r),a=0;for(let[d,f]of t.split("&").slice(1).entries()){a+=f.length+1;let[b,h]=Un(f);if(d>=et||a>Fn)o.cut=!0;else if(b==="catalogue"&&r.catalogue){o.catalogue=h!==In(r);continue}else if(b==="v"?h===Nn:$t(s,b.split(".").map(Ae),u,h,r))continue;o.parts.push((Ae(f)??f).slice(0,_n))}return{facts:s,ignored:o}}function Un(t){let e=t.indexOf("=");return e<0?[t,""]:[t.slice(0,e),t.slice(e+1)]}function Ae(t){try{return decodeURIComponent(t).normalize("NFC")}catch{return null}}function je(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function ee(t,e){switch(t.kind){case"record":return n=>je(t.of,n);case"map":return n=>Y(n,t.key,e)?t.of:void 0;case"option":return ee(t.of,e);case"union":return t.of.map(n=>ee(n,e)).find(n=>n!==null)??null;default:return null}}function $t(t,e,n,r,s){let[o,...u]=e,a=o==null||o==="__proto__"?void 0:n(o);if(o==null||!a)return!1;if(u.length){let d=ee(a,s),f=je(t,o),b=M(f)?{...f}:{};if(!d||!$t(b,u,d,r,s))return!1;t[o]=b}else if(r===ce)delete t[o];else{let d=tt(r,a,s);if(d===void 0)return!1;t[o]=d}return!0}function tt(t,e,n){let r=t.startsWith(ce)?Dn(t.slice(ce.length)):Ye(t,e,n);return r!==void 0&&Y(r,e,n)?r:void 0}function Dn(t){try{return JSON.parse(Ae(t)??"")}catch{return}}function Ye(t,e,n){let r=Ae(t);if(r!==null)switch(e.kind){case"option":return r==="null"?null:Ye(t,e.of,n);case"union":return e.of.map(s=>tt(t,s,n)).find(s=>s!==void 0);case"list":{let s=t===""?[]:t.split(",").map(o=>Ye(o,e.of,n));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return n.names[e.of]?.includes(r)?r:Jn(r);default:return r}}function Mt(t,e){if(typeof t=="string")return t.length<=Tt;if(typeof t=="number")return Math.abs(t)<=Number.MAX_SAFE_INTEGER;if(typeof t!="object"||t===null)return!0;let n=Object.entries(t);return e>0&&n.length<=et&&n.every(([r,s])=>r!=="__proto__"&&Mt(s,e-1))}function Y(t,e,n){switch(e.kind){case"name":return[n.names,n.unlisted].some(r=>r?.[e.of]?.includes(t));case"option":return t===null||Y(t,e.of,n);case"enum":return e.values.includes(t);case"bool":return typeof t=="boolean";case"text":return typeof t=="string"&&t.length<=Tt;case"any":return Mt(t,Hn);case"int":return typeof t=="number"&&Number.isSafeInteger(t)&&t>=(e.min??-1/0)&&t<=(e.most??e.max??1/0);case"list":return Array.isArray(t)&&t.length<=et&&t.every(r=>Y(r,e.of,n));case"union":return e.of.some(r=>Y(t,r,n));default:{let r=ee(e,n);return M(t)&&Object.entries(t).every(([s,o])=>{let u=s==="__proto__"?void 0:r(s);return u!==void 0&&Y(o,u,n)})}}}var H=class{constructor(e){this.value=e}valueOf(){return this.value}},E=class extends H{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},$=class extends H{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},q=class t extends H{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof H)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof H&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var At=100,Bn="⁨",Kn="⁩";function Wn(t,e,n){if(n===e||n instanceof $&&e instanceof $&&n.value===e.value)return!0;if(e instanceof $&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function jt(t,e,n){return e[n]?te(t,e[n].value):(t.reportError(new RangeError("No default")),new E)}function nt(t,e){let n=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=de(t,s.value):n.push(de(t,s));return{positional:n,named:r}}function de(t,e){switch(e.type){case"str":return e.value;case"num":return new $(e.value,{minimumFractionDigits:e.precision});case"var":return Gn(t,e);case"mesg":return Vn(t,e);case"term":return Zn(t,e);case"func":return Qn(t,e);case"select":return Xn(t,e);default:return new E}}function Gn(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new E(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new E(`$${e}`);if(n instanceof H)return n;switch(typeof n){case"string":return n;case"number":return new $(n);case"object":if(q.supportsValue(n))return new q(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new E(`$${e}`)}}function Vn(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new E(e);if(n){let s=r.attributes[n];return s?te(t,s):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new E(`${e}.${n}`))}return r.value?te(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new E(e))}function Zn(t,{name:e,attr:n,args:r}){let s=`-${e}`,o=t.bundle._terms.get(s);if(!o)return t.reportError(new ReferenceError(`Unknown term: ${s}`)),new E(s);if(n){let a=o.attributes[n];if(a){t.params=nt(t,r).named;let d=te(t,a);return t.params=null,d}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new E(`${s}.${n}`)}t.params=nt(t,r).named;let u=te(t,o.value);return t.params=null,u}function Qn(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new E(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new E(`${e}()`);try{let s=nt(t,n);return r(s.positional,s.named)}catch(s){return t.reportError(s),new E(`${e}()`)}}function Xn(t,{selector:e,variants:n,star:r}){let s=de(t,e);if(s instanceof E)return jt(t,n,r);for(let o of n){let u=de(t,o.key);if(Wn(t,s,u))return te(t,o.value)}return jt(t,n,r)}function rt(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new E;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){n.push(t.bundle._transform(s));continue}if(t.placeables++,t.placeables>At)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${At}`);r&&n.push(Bn),n.push(de(t,s).toString(t)),r&&n.push(Kn)}return t.dirty.delete(e),n.join("")}function te(t,e){return typeof e=="string"?t.bundle._transform(e):rt(t,e)}var Pe=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(n);return r[s]||(r[s]=new e(this.bundle.locales,n)),r[s]}};function st(t,e){let n=Object.create(null);for(let[r,s]of Object.entries(t))e.includes(r)&&(n[r]=s.valueOf());return n}var Ct=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Rt(t,e){let n=t[0];if(n instanceof E)return new E(`NUMBER(${n.valueOf()})`);if(n instanceof $)return new $(n.valueOf(),{...n.opts,...st(e,Ct)});if(n instanceof q)return new $(n.toNumber(),{...st(e,Ct)});throw new TypeError("Invalid argument to NUMBER")}var Yn=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Lt(t,e){let n=t[0];if(n instanceof E)return new E(`DATETIME(${n.valueOf()})`);if(n instanceof q||n instanceof $)return new q(n,st(e,Yn));throw new TypeError("Invalid argument to DATETIME")}var Pt=new Map;function Nt(t){let e=Array.isArray(t)?t.join(" "):t,n=Pt.get(e);return n===void 0&&(n=new Map,Pt.set(e,n)),n}var pe=class{constructor(e,{functions:n,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Rt,DATETIME:Lt,...n},this._useIsolating=r,this._transform=s,this._intls=Nt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let s=new Pe(this,r,n);try{return rt(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new E().toString(s);throw o}}};var ot=/^(-?[a-zA-Z][\w-]*) *= */gm,Ft=/\.([a-zA-Z][\w-]*) *= */y,er=/\*?\[/y,it=/(-?[0-9]+(?:\.([0-9]+))?)/y,tr=/([a-zA-Z][\w-]*)/y,Ht=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,nr=/^[A-Z][A-Z0-9_-]*$/,Ne=/([^{}\n\r]+)/y,rr=/([^\\"\n\r]*)/y,_t=/\\([\\"])/y,It=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,sr=/^\n+/,qt=/ +$/,or=/ *\r?\n/g,ir=/( *)$/,ar=/{\s*/y,zt=/\s*}/y,lr=/\[\s*/y,ur=/\s*] */y,cr=/\s*\(\s*/y,dr=/\s*->\s*/y,pr=/\s*:\s*/y,fr=/\s*,?\s*/y,mr=/\s+/y,fe=class{constructor(e){this.body=[],ot.lastIndex=0;let n=0;for(;;){let l=ot.exec(e);if(l===null)break;n=ot.lastIndex;try{this.body.push(d(l[1]))}catch(m){if(m instanceof SyntaxError)continue;throw m}}function r(l){return l.lastIndex=n,l.test(e)}function s(l,m){if(e[n]===l)return n++,!0;if(m)throw new m(`Expected ${l}`);return!1}function o(l,m){if(r(l))return n=l.lastIndex,!0;if(m)throw new m(`Expected ${l.toString()}`);return!1}function u(l){l.lastIndex=n;let m=l.exec(e);if(m===null)throw new SyntaxError(`Expected ${l.toString()}`);return n=l.lastIndex,m}function a(l){return u(l)[1]}function d(l){let m=b(),y=f();if(m===null&&Object.keys(y).length===0)throw new SyntaxError("Expected message value or attributes");return{id:l,value:m,attributes:y}}function f(){let l=Object.create(null);for(;r(Ft);){let m=a(Ft),y=b();if(y===null)throw new SyntaxError("Expected attribute value");l[m]=y}return l}function b(){let l;if(r(Ne)&&(l=a(Ne)),e[n]==="{"||e[n]==="}")return h(l?[l]:[],1/0);let m=U();return m?l?h([l,m],m.length):(m.value=se(m.value,sr),h([m],m.length)):l?se(l,qt):null}function h(l=[],m){for(;;){if(r(Ne)){l.push(a(Ne));continue}if(e[n]==="{"){l.push(T());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let L=U();if(L){l.push(L),m=Math.min(m,L.length);continue}break}let y=l.length-1,I=l[y];typeof I=="string"&&(l[y]=se(I,qt));let B=[];for(let L of l)L instanceof Fe&&(L=L.value.slice(0,L.value.length-m)),L&&B.push(L);return B}function T(){o(ar,SyntaxError);let l=A();if(o(zt))return l;if(o(dr)){let m=w();return o(zt,SyntaxError),{type:"select",selector:l,...m}}throw new SyntaxError("Unclosed placeable")}function A(){if(e[n]==="{")return T();if(r(Ht)){let[,l,m,y=null]=u(Ht);if(l==="$")return{type:"var",name:m};if(o(cr)){let I=P();if(l==="-")return{type:"term",name:m,attr:y,args:I};if(nr.test(m))return{type:"func",name:m,args:I};throw new SyntaxError("Function names must be all upper-case")}return l==="-"?{type:"term",name:m,attr:y,args:[]}:{type:"mesg",name:m,attr:y}}return z()}function P(){let l=[];for(;;){switch(e[n]){case")":return n++,l;case void 0:throw new SyntaxError("Unclosed argument list")}l.push(_()),o(fr)}}function _(){let l=A();return l.type!=="mesg"?l:o(pr)?{type:"narg",name:l.name,value:z()}:l}function w(){let l=[],m=0,y;for(;r(er);){s("*")&&(y=m);let I=O(),B=b();if(B===null)throw new SyntaxError("Expected variant value");l[m++]={key:I,value:B}}if(m===0)return null;if(y===void 0)throw new SyntaxError("Expected default variant");return{variants:l,star:y}}function O(){o(lr,SyntaxError);let l;return r(it)?l=j():l={type:"str",value:a(tr)},o(ur,SyntaxError),l}function z(){if(r(it))return j();if(e[n]==='"')return R();throw new SyntaxError("Invalid expression")}function j(){let[,l,m=""]=u(it),y=m.length;return{type:"num",value:parseFloat(l),precision:y}}function R(){s('"',SyntaxError);let l="";for(;;){if(l+=a(rr),e[n]==="\\"){l+=J();continue}if(s('"'))return{type:"str",value:l};throw new SyntaxError("Unclosed string literal")}}function J(){if(r(_t))return a(_t);if(r(It)){let[,l,m]=u(It),y=parseInt(l||m,16);return y<=55295||57344<=y?String.fromCodePoint(y):"�"}throw new SyntaxError("Unknown escape sequence")}function U(){let l=n;switch(o(mr),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Q(e.slice(l,n))}return e[n-1]===" "?Q(e.slice(l,n)):!1}function se(l,m){return l.replace(m,"")}function Q(l){let m=l.replace(or,`
`),y=ir.exec(l)[1].length;return new Fe(m,y)}}},Fe=class{constructor(e,n){this.value=e,this.length=n}};var ne=class extends H{constructor(n,r){super(n);this.join=r}join;toString(){return this.join(this.value,"nom")}},Jt=/[^ =,]+/g,gr=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,V=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new pe(e.lang,{useIsolating:!1,functions:{FORM:([n],{case:r})=>this.shape(n,String(r??"nom")),LIST:([n],{case:r})=>this.shape(n,String(r??"nom")),GENDER:([n])=>this.grammar(String(n),"gender")??"other",COUNT:([n])=>new $(n instanceof ne?n.value.length:1)}}),this.bundle.addResource(new fe(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,n={}){return this.maybe(e,n)??`[${e}]`}maybe(e,n={},r=[]){let s=this.bundle.getMessage(Ut(e))?.value;if(!s)return null;let o={};for(let[f,b]of Object.entries(n))o[f]=this.value(b);let u={},a=this.said?new Proxy(o,{get:(f,b)=>(u[b]=n[b],f[b])}):o,d=this.bundle.formatPattern(s,a,r);return this.said?.push([Ut(e),u]),d}heard(e){let n=this.said=[];return e(),this.said=null,n}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:n}){if(e==="refused")return this.text(`refusal-${String(n.reason)}`,n);let r=Object.values(n).includes(null)?this.maybe(`ui-hidden-${e}`,n):null,s=Object.values(n).find(u=>Array.isArray(u)&&u.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...n,count:s.length}):null;return r??o??this.text(`event-${e}`,n)}form(e,n="nom"){return this.grammar(e,n)??this.grammar(e,"nom")??e}option(e){let[,n,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),u=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(a=>this.option(a))}):null)??this.list(r.split("+").map(a=>this.worded(a)));return n?`${this.form(n)}: ${u}`:u}worded(e){let n=r=>Object.hasOwn(this.json.forms,r);return n(e)||!(e.match(Jt)??[]).some(n)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(Jt,r=>gr.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,n="nom"){return this.lists.format(e.map(r=>this.form(r,n)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,n){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[n]:void 0}shape(e,n){return e instanceof ne?this.join(e.value,n):typeof e=="string"?this.form(e,n):e??""}join(e,n){return this.lists.format(e.map(r=>r instanceof ne?this.join(r.value,n):r instanceof $?this.numbers.format(r.value):this.form(String(r),n)))}value(e){return typeof e=="number"?new $(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([n,r])=>`${this.form(n)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new ne(e.map(n=>this.value(n)),(n,r)=>this.join(n,r))}};function Ut(t){return t.replace(/[._ ]/g,"-")}var hr={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function D(t){return Me("0 0 24 24",[...hr[t]],{class:"icon"})}async function me(t,e,n,r){try{await navigator.clipboard.writeText(t),n.textContent=r.text("ui-copied")}catch{let s=t.includes(`
`)?i("textarea",{readonly:!0,rows:6,"aria-label":e},t):i("input",{type:"text",readonly:!0,value:t,"aria-label":e});n.replaceChildren(s),s.select()}}function ge(t,e){let{session:n,words:r}=t,s=(h,T)=>i("button",{type:"button",class:"square","aria-label":r.text(`ui-${h}`),title:r.text(`ui-${h}`),onclick:T},D(h)),o=s("undo",()=>n.undo()),u=s("redo",()=>n.redo()),a=i("button",{type:"button",class:"quiet",onclick:()=>{me(e()??"",r.text("ui-copy-link"),d,r)}},r.text("ui-copy-link")),d=i("span",{class:"copied",role:"status"}),f=i("div",{class:"bar"},i("span",{},o,u),a,d);function b(){for(let[h,T]of[[o,n.canUndo],[u,n.canRedo]])h.hidden=!n.canUndo&&!n.canRedo,h.setAttribute("aria-disabled",String(!T));d.replaceChildren(),a.hidden=!e()}return{element:f,result:b,step:()=>d.replaceChildren()}}function he({progress:t},e){let{phase:n,loaded:r,total:s}=t??{};if(n==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let o=a=>(a/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),u={loaded:o(r),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",u)}var Dt=8;function Z(t,e,n,r){let{where:s,code:o,found:u,expected:a,write:d}=t,f=a.length>Dt?[...a.slice(0,Dt),"…"]:a,b={where:r??Bt(at(s),e,n),found:u,expected:f,write:d,code:o},h=e.maybe(`problem-${o}`,b)??e.text("problem-other",b);return d?`${h} ${e.text("problem-write",{write:d})}`:h}function at(t){return t.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,n,r,s)=>`.${n??r??s}`).split(".")}function Bt(t,e,n){let[r,...s]=t,[o,u]=r.split(":");return[He(o,e,n),...u?[e.maybe("ui-column",{column:u})??u]:[],...s.map(d=>/^\d+$/.test(d)?String(Number(d)+1):e.form(d))].join(", ")}function He(t,e,n){return(Object.values(n.names).some(s=>s.includes(t))?null:e.maybe(`ui-param-${t}`))??e.form(t)}function be(t,e,n){return n.maybe(`reading-${t}-${e}`)??n.text(`reading-${e}`)}function _e(t,e,n,r,s,o,u){return[i("p",{},e===null?t.text(s):i("a",{href:e},t.text(s))),i("ul",{},...n.map(a=>i("li",{},t.text(`question-${a}`)," ",i("strong",{},be(a,r[a],t))))),i("button",{type:"button","data-k":"house",onclick:u},t.text(o))]}function ye(t){let{session:e,words:n}=t,r=i("summary"),s=i("p"),o=i("details",{},r,s),u=i("button",{type:"button",onclick:()=>{e.evaluate(),t.home()}},n.text("ui-retry")),a=i("div",{class:"status"},o,u);function d(){let{source:f}=e;a.dataset.source=f,S(r,f==="recorded"||f==="live"?D(f):i("i",{"aria-hidden":"true"}),f==="waiting"?he(e,n):n.text(`ui-status-${f}`)),s.textContent=n.text(`ui-about-${f}`),u.hidden=f!=="failed"}return{element:a,result:d,progress:()=>{e.source==="waiting"&&d()}}}var Zt=8;function we(t,e,n,r){let s=i("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:u=[],cut:a=!1,catalogue:d=!1}=t.get("ignored")??{},f=u.length>Zt?[...u.slice(0,Zt),"…"]:u,b=[a&&e.text("ui-link-too-long"),u.length&&e.text("ui-link-ignored",{parts:f,count:u.length}),d&&e.text("ui-link-catalogue")].filter(h=>typeof h=="string");s.hidden=!b.length,S(s,...b.map(h=>i("p",{},h)),b.length?i("button",{type:"button",onclick:()=>{t.set("ignored",null),r(),t.save_changes()}},e.text(n)):null)}return o(),t.on("change:ignored",o),{element:s,close:()=>t.off("change:ignored",o)}}var Ie=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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

.lr .changed { position: sticky; top: 2.4rem; z-index: 3; padding: 0.3em 0.6em; border: 1px solid var(--gold); border-radius: 10px; background: var(--lit); }
.lr .fork { font-size: 0.92em; padding-inline: 0.3em; }
.lr .fork .quiet { padding-inline: 0.2em; font-size: 1em; color: var(--accent); }
.lr .columns { display: grid; gap: 0.6em 1.6em; padding: 0 0.3em 0.8em; font-size: 0.92em; }
@container (min-width: 36em) { .lr .columns { grid-template-columns: 1fr 1fr; } }
.lr .columns section { min-width: 0; padding-inline-start: 0.7em; border-inline-start: 3px solid var(--line); }
.lr .columns section + section { border-color: var(--gold); }
.lr .columns h4 { margin: 0; font-size: 1em; color: var(--soft); }
.lr .columns ol { list-style: decimal; padding-inline-start: 2em; }
.lr .columns li::marker { color: var(--soft); font-size: 0.85em; }
.lr .columns .quiet { padding: 0; text-align: start; text-decoration: none; }

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
.lr .typed { display: flex; flex-wrap: wrap; align-items: center; gap: 0.45em; margin-top: 0.6em; }
.lr .typed label { flex: 1 1 14em; color: var(--soft); }
.lr .typed input { margin-top: 0.2em; }
.lr .why:empty { display: none; }
.lr .why-not .options + .why { margin-top: 0.5em; }

/* Guess first */

.lr[data-guessing] > :not(.predict, .table, .setup, style) { display: none; }
.lr .predict .options > button { border-color: var(--accent); font-weight: 600; text-align: start; }
.lr .predict:not(.panel) { margin-top: 0; }
.lr .predict:not(.panel) .quiet, .lr .predict .soft .quiet { padding-inline: 0; }
.lr .predict .soft .quiet { margin-inline-end: 1em; font-size: 1em; }
.lr .verdict { font-weight: 600; }
.lr .predict li { padding-block: 0.35em; }
.lr .predict li + li { border-top: 1px solid var(--line); }
.lr .predict li p { padding-inline-start: 1.4em; font-size: 0.92em; }
.lr .predict li .quiet { padding-inline: 0.3em; font-size: 1em; }
.lr .predict .badge { margin-inline-start: 0.5em; background: var(--paper); }
.lr :is(.yes, .no) { display: inline-block; width: 1.1em; font-weight: 700; }
.lr .yes { color: var(--accent); }
.lr .no { color: var(--wrong); }

/* Persons who share a device */

.lr[data-covered] > :not(.cover, .players, .hidden, style) { display: none; }
.lr .cover { text-align: center; padding-block: 2.5em; }
.lr .cover .who { font-size: 1.2em; font-weight: 650; }

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

.lr .strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr)); gap: 1em; padding: 0.2em 0 0.9em; }
.lr .strip li { font-size: 0.92em; min-width: 0; }
.lr .shot { container-type: inline-size; zoom: 0.62; margin-bottom: 0.5em; overflow: hidden; border-radius: 14px; }
.lr .shot select { background-image: none; text-align: center; padding: 0; text-align-last: center; }

.lr .question + .question { margin-top: 1em; }
.lr .question p { margin-bottom: 0.25em; }
.lr .grounds { padding-top: 0.3em; font-size: 0.85em; color: var(--soft); }
.lr .gap .grounds { color: inherit; }
.lr .readings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr)); gap: 0.7em 1em; }
.lr .readings button { width: 100%; border-color: var(--gold); font-weight: 600; }
.lr .rests > ul { padding: 0.2em 0.3em 0.9em; }
.lr .rests .readings button:not(.mine) { border-color: var(--edge); text-align: start; }
.lr .rests .readings button[aria-pressed="true"]:not(.mine) { border: 2px solid var(--accent); background: var(--tint); }
.lr .readings .follows { padding-top: 0.3em; font-size: 0.92em; }
.lr .readings .mine { width: auto; border-color: transparent; padding-inline: 0.2em; font-size: 0.85em; font-weight: 400; }
.lr .house { border-color: var(--gold); display: flex; flex-wrap: wrap; gap: 0.4em 1em; align-items: center; }
.lr .house > * { margin: 0; }
.lr .house ul { flex: 1 1 14em; }
.lr .house a { color: var(--accent); font-weight: 600; }

.lr .form { display: grid; gap: 1em; padding: 0.2em 0.3em 1em; }
.lr .field > :is(label, span), .lr legend { display: block; font-size: 0.88em; color: var(--soft); margin-bottom: 0.2em; }
.lr legend { color: var(--ink); font-weight: 600; }
.lr .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8em), 1fr)); gap: 0.6em 0.9em; }
.lr .grid.wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr)); }
.lr .grid.wide legend { font-weight: 400; color: var(--soft); }
.lr .stepper { display: flex; }
.lr .stepper input { width: max(2.6em, 44px); flex: none; text-align: center; border-radius: 0; border-inline: 0; padding: 0; appearance: textfield; }
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
  .lr [aria-pressed="true"] { outline: 3px solid Highlight; outline-offset: -3px; }
}
@media print {
  .lr { --ink: #000; --soft: #444; --line: #bbb; --paper: #fff; --felt: #fff; font-size: 9.5pt; color-scheme: light !important; }
  .lr:not(.tool) > :not(style, .head, .changed, .house, .gap, .film), .lr .status, .lr :is(.changed, .house, .gap) button, .lr .film > summary { display: none; }
  .lr .strip { grid-template-columns: repeat(3, 1fr); }
  .lr .strip li { break-inside: avoid; }
}

/* Sharing, proposing, reporting */

.lr .share > * + * { margin-top: 0.6em; }
.lr .share .note:empty { display: none; }
.lr .share[open] { padding-bottom: 0.8em; }
.lr textarea { display: block; width: 100%; padding: 0.5em 0.7em; font: inherit; color: inherit; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); resize: vertical; }
.lr textarea[readonly] { font: 0.85em/1.5 ui-monospace, monospace; }
.lr textarea + button { margin-top: 0.5em; }
.lr textarea:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.lr a.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0.2em 0.9em; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: inherit; text-decoration: none; }
.lr a.button:hover { border-color: var(--accent); color: var(--accent); }
.lr .sending label { display: block; font-weight: 600; }
.lr .sending label > * { margin-top: 0.25em; font-weight: 400; }
.lr .square-code { width: min(100%, 18em); }
.lr svg.qr { display: block; width: 100%; height: auto; border-radius: 8px; }
.lr .linked { border-color: var(--gold); background: var(--lit); }
.lr .linked dl > div { display: grid; grid-template-columns: minmax(4em, auto) 1fr; gap: 0.2em 0.9em; }
.lr .linked dl > div + div { margin-top: 0.3em; }
.lr .linked dt { font-weight: 600; }
`;function qe(t,e){let n=matchMedia("(prefers-color-scheme: dark)"),r=()=>{t.dataset.scheme=Sr(e)};return r(),n.addEventListener("change",r),()=>n.removeEventListener("change",r)}function Sr(t){let e=getComputedStyle(t).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[n=0,r=0,s=0]=e;return .3*n+.59*r+.11*s>140?"dark":"light"}var ze=class{constructor(e,n){this.now=e;this.changed=n}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){C(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,n){let r=e.pop();r!==void 0&&(n.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};function ln(t,{toLink:e,fromLink:n}){let r=({game:s})=>`living-rules/${s}/${t}`;return{remember(s,o){let u=o.get("schema");try{localStorage.setItem(r(u),e(t,s,u))}catch{}},recalled(s){let o=s.get("schema");try{return n(t,`#${localStorage.getItem(r(o))??""}`,o).state}catch{return null}}}}function lt(t){return t.get("state")?.readings??(t.get("state")&&t.get("arrived")?{}:G(t.get("schema")))}function un(t,e,n,r,s){let o=t.get("schema"),u=e.table===void 0?null:(t.get("base")??"")+e.table,a=i("div",{class:"panel house",hidden:!0}),d=G(o),f=ue(o.game,()=>{let T=d;d=G(o),C(r(),T)?s(d):h(r(),b)}),b=[];function h(T,A){b=A;let P=Object.keys(T).length>0,_=P?T:d,w=Object.keys(_).filter(O=>A.includes(O));a.hidden=!w.length,N(a,()=>S(a,...w.length?_e(e,u,w,_,P?C(T,d)?"ui-house":"ui-house-brought":"ui-house-otherwise",P?n:"ui-house-back",()=>s(P?{}:d)):[]))}return{element:a,show:h,close:f}}function ut({begins:t,rounds:e,ends:n,tokens:r},s,o){let u=Object.fromEntries(s.map(h=>[h,0])),a=[],d=r,f=null,b=(h,T,A)=>{a.push({kind:"round_began",clauses:A,facts:{number:h,starter:T}})};b(1,s[0],t);for(let[h,T]of o.entries()){let A=e[s.length]?.[Ar(T,s)];if(!A||f)return null;let P=A.events.map(R=>cn(R,Object.fromEntries(s.map((J,U)=>[`@${U}`,J]))));for(let{kind:R,facts:J}of P)for(let U of R==="scored"?J.players:[])u[U]+=Number(J.points),d-=Number(J.points);let _=Math.max(...Object.values(u)),w=s.filter(R=>u[R]===_),O=n[h+1]?.[w.length];if(d<0||!O)return null;a.push(...P,...O.events.map(R=>cn(R,{"@leaders":w,"@points":_}))),f=O.outcome??null;let[z,j]=A.starts;f||b(h+2,T[z],j)}return{events:a,outcome:f}}function Ar(t,e){return"accident"in t?`!${e.indexOf(t.accident)}`:e.map(n=>t.votes[n][0]).join("")+(t.fell?"+":"-")}function cn([t,e,n],r){let s=o=>typeof o=="string"&&Object.hasOwn(r,o)?r[o]:Array.isArray(o)?o.map(s):o;return{kind:t,clauses:e,facts:Object.fromEntries(Object.entries(n).map(([o,u])=>[o,s(u)]))}}var xe={};An(xe,{fromLink:()=>Lr,toLink:()=>Rr});var jr=40,ct={kind:"text"},Cr={kind:"record",of:{placer:ct,caller:ct,accident:ct,fell:{kind:"bool"},votes:{kind:"map",key:{kind:"text"},of:{kind:"enum",values:["success","failure"]}}}},dn=({questions:t})=>({kind:"record",of:{readings:Ce(t),players:{kind:"list",of:{kind:"text"}},rounds:{kind:"record",of:Object.fromEntries(Array.from({length:jr},(e,n)=>[String(n+1),Cr]))}}});function Rr(t,e,n){let{players:r,rounds:s,readings:o={}}=e,u={players:r,...Object.keys(o).length?{readings:o}:{},...s.length?{rounds:Object.fromEntries(s.map((a,d)=>[String(d+1),a]))}:{}};return[`tool=${t}`,"v=1",...Re({},u,dn(n),n)].join("&")}function Lr(t,e,n){let{facts:r,ignored:s}=Le(e,{},dn(n),n),o=Array.isArray(r.players)?r.players:[];if(C(r,{})||!o.length)return{state:null,ignored:s};let u=[];for(let d=1;M(r.rounds)&&r.rounds[d]!==void 0;d+=1){let f=r.rounds[d];if(!("accident"in f?o.includes(String(f.accident)):o.includes(String(f.placer))&&(f.caller===void 0||o.includes(String(f.caller)))&&typeof f.fell=="boolean"&&M(f.votes)&&o.every(h=>Object.hasOwn(f.votes,h))&&Object.values(f.votes).includes("failure"))){s.parts.push(...Object.keys(r.rounds).filter(h=>Number(h)>=d).map(h=>`rounds.${h}`));break}u.push(f)}let a=r.readings===void 0?{}:{readings:le(r.readings,n.questions)};return{state:{players:o,rounds:u,...a},ignored:s}}var pn=`/* The table of Judge Domino. */

.lr .dominoes { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.8em; }
.lr .dominoes .stock { display: flex; flex-wrap: wrap; gap: 0.2em 1.2em; justify-content: space-between; font-size: 0.88em; color: var(--soft); }
.lr .stage { overflow-x: auto; display: grid; gap: 0.3em; padding: 0.4em; border-radius: 10px; background: var(--felt); }
.lr .stage:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.lr .stage svg { width: 100%; height: auto; stroke-width: 0.8; overflow: visible; }
.lr .stage svg[hidden] { display: none; }
.lr .stage .body { fill: light-dark(#fffefa, #f2efe6); stroke: light-dark(#5d574c, #0c100e); }
.lr .stage .side .body { transition: transform 0.22s ease-in; }
.lr .stage .reach { fill: transparent; stroke: none; }
.lr .stage text { fill: var(--ink); stroke: none; font-size: 11px; text-anchor: middle; font-variant-numeric: tabular-nums; }
.lr .stage .gap { fill: var(--soft); font-size: 9.5px; }
.lr .stage .ground { stroke: var(--edge); }
.lr .stage .push { stroke: var(--accent); stroke-width: 2.4; }
.lr .stage .last .body { stroke: var(--gold); stroke-width: 2; }
.lr .stage .last text { font-weight: 700; }
.lr .stage .down .body { fill: light-dark(#d9d1c1, #8b958f); }
.lr .stage .held { cursor: grab; }
.lr .stage .held .body { fill: var(--lit); stroke: var(--accent); stroke-width: 2; }
.lr .stage .held text { fill: var(--accent); font-weight: 700; }
.lr .stage .free { cursor: pointer; }
.lr .stage [role="slider"]:focus-visible { outline: none; }
.lr .stage [role="slider"]:focus-visible .body { stroke-width: 3.4; }
.lr :is(.piece, .estimate, .own, .own > div:not(.options)) > * + * { margin-top: 0.6em; }
.lr .measures { display: flex; flex-wrap: wrap; gap: 0.5em 0.9em; align-items: end; }
.lr .measure { display: grid; font-size: 0.92em; }
.lr .measure input { width: 7em; }
.lr .dominoes button[aria-pressed="true"], .lr .own button[aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.lr .soft { color: var(--soft); font-size: 0.92em; }
.lr .estimate { padding: 0.6em 0.8em; border: 1px dashed var(--edge); border-radius: 10px; }
.lr .estimate .label { font-size: 0.92em; }
.lr .estimate progress { width: 100%; accent-color: var(--accent); }
.lr .dominoes .players { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr)); gap: 0.5em; }
.lr .dominoes .players li { padding: 0.35em 0.6em 0.5em; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.lr .dominoes .players .turn { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.lr .dominoes .place { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1em 0.4em; }
.lr .dominoes .score { margin-inline-start: auto; font-weight: 650; font-variant-numeric: tabular-nums; }
.lr .badge.you { background: var(--accent); color: var(--on-accent); }
.lr .guess { display: inline-block; padding: 0 0.7em; border-radius: 1em; border: 1px solid var(--edge); font-size: 0.88em; font-weight: 600; }
.lr .guess.success { background: light-dark(#dff0e6, #24483a); }
.lr .guess.failure { background: light-dark(#fbe6e3, #472624); }
.lr .guess.back { background: repeating-linear-gradient(45deg, transparent 0 5px, light-dark(#355e5422, #9cc7ba22) 5px 6px), var(--felt); font-weight: 400; }
.lr .ballot { display: grid; gap: 0.45em; }
.lr .ballot > * { display: flex; flex-wrap: wrap; align-items: center; gap: 0.45em; }
.lr .ballot > [role="group"] { display: grid; grid-template-columns: minmax(0, 7em) auto auto; justify-content: start; }
.lr .ballot > * > span { flex: 0 1 7em; font-weight: 600; }
.lr .ballot select { width: auto; }
.lr .check { display: flex; align-items: center; gap: 0.5em; min-height: 44px; }
.lr .check input { width: 1.3em; min-height: 1.3em; accent-color: var(--accent); }
.lr .dominoes .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin-top: 0.5em; }
.lr .dominoes .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr .dominoes .sheet :is(th, td) { padding: 0.3em min(0.5em, 1.4vw); border-bottom: 1px solid var(--line); text-align: start; font-size: 0.92em; }
.lr .dominoes .sheet :is(th, td, button) { overflow-wrap: normal; }
.lr .dominoes .sheet .cite { white-space: normal; overflow-wrap: break-word; }
.lr .dominoes .sheet button { padding-inline: 0.5em; }
.lr .dominoes .sheet thead th { color: var(--soft); font-weight: 400; }
.lr .dominoes .sheet .sum { font-weight: 650; }
.lr .dominoes .sheet small { display: block; font-weight: 400; color: var(--soft); }
`;var fn=`/* The score keeper. */

.lr .verdict { padding: 0.5em 0.8em; border-radius: 12px; background: var(--tint); border: 1px solid var(--line); }
.lr .verdict .cite { background: var(--paper); }
.lr.score .field > span { display: block; font-weight: 600; font-size: 0.92em; color: var(--soft); margin-bottom: 0.3em; }
.lr.score .form { padding: 0; }
.lr.score .form > * + * { margin-top: 0.7em; }
.lr.score .ballot input { flex: 1 1 10em; width: auto; }
.lr.score button[aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.lr.score .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.lr.score .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr.score .sheet :is(th, td) { padding: 0.3em 0.5em; border-bottom: 1px solid var(--line); text-align: end; }
.lr.score .sheet th:first-child { min-width: 6em; text-align: start; }
.lr.score .sheet th:last-child { white-space: nowrap; }
.lr.score .sheet .sum { font-weight: 650; }
.lr.score .sheet .most .sum { color: light-dark(#805903, #f0c75e); }
.lr.score .totals { overflow-x: auto; }
.lr.score .sheet thead button { min-width: 44px; padding: 0; font-weight: 600; }
@media print {
  .lr.score > :not(style, .head, .house, .totals), .lr.score .status { display: none; }
  .lr.score .sheet thead button { border: 0; min-height: 0; color: inherit; background: none; }
}
`;var mn=`/* What the tools have besides the bench. */

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
`;var Hr={preset:"table"},gn=ln("score",xe),_r=2,Ir=["success","failure"],qr=20,zr=["must_topple","toppled","scored","nobody_scored","tokens_short","knocked_over","goes_on","extra_round","match_over"];function hn(t,e,n){let r=new V(t.get("words")),s=t.get("schema"),o=5,u={players:[1,2,3].map(c=>r.text("ui-score-player",{number:c})),rounds:[],readings:lt(t)},a=new ze(u,l),d=null,f=J().catch(c=>(console.error("Living Rules:",c),null)),b=null,h=[],T=0,A=!1,P="",_=!1,w=z(),O=null;function z(){return{placer:"",votes:{},fell:null}}let j={source:"waiting",progress:null,evaluate:()=>{R()}};async function R(){let c=++T,{players:p,rounds:v}=a.now;if(!b&&(j.source="waiting",K(),b=await f,c!==T||A))return;let g=p.every(k=>k&&k===k.trim())&&new Set(p).size===p.length;if(d=b&&g&&!U().length?ut(b,p,v):null,h=[],d)return j.source="recorded",K();j.source="waiting",K();let x=await e.ask({method:"run",game:s.game,call:"match",args:{players:p},rulings:se(),answers:bn(p,v,Q())});c!==T||A||(j.source=x.error?"failed":"live",x.error&&console.error(`Living Rules: ${x.error}`),d=x.trace??null,h=x.problems??[],K())}async function J(){let c=await fetch(new URL(`${t.get("base")??""}assets/bench/now/domino-counts.json`,document.baseURI));if(!c.ok)throw new Error(`${c.url}: ${c.status}`);return await c.json()}function U(){let c=b?.asked??Object.keys(s.questions);return Object.keys(a.now.readings).filter(p=>c.includes(p))}function se(){return{...Hr,...Object.fromEntries(U().map(c=>[c,a.now.readings[c]]))}}function Q(){return a.now.readings.pusher==="caller"}function l(){w=z(),O=null,_||gn.remember(a.now,t),t.set("state",a.now),t.save_changes(),R()}function m(){let c=[];for(let p of d?.events??[]){p.kind==="round_began"&&c.push({starter:String(p.facts.starter),events:[],points:{}});let v=c.at(-1);if(v?.events.push(p),p.kind==="scored"&&v)for(let g of p.facts.players)v.points[g]=(v.points[g]??0)+Number(p.facts.points)}return c}let y=i("p",{class:"answer",tabindex:-1}),I=ye({session:j,words:r,home:()=>y.focus()}),B=e.watch(c=>{j.progress=c,I.progress()}),L=ge({session:{get canUndo(){return a.canUndo},get canRedo(){return a.canRedo},undo:()=>a.undo(),redo:()=>a.redo()},words:r},()=>t.get("link")),Je=un(t,r,"ui-house-book",()=>a.now.readings,c=>{a.change({...a.now,readings:c}),y.focus()}),dt=we(t,r,"ui-score-new",()=>a.change(u)),Ue=i("div",{class:"panel problems",role:"alert",hidden:!0}),ke=i("fieldset",{},i("legend",{},r.text("ui-param-players"))),pt=i("div",{class:"ballot"}),oe=i("form",{class:"form",onsubmit:c=>{c.preventDefault(),kn()}}),De=i("div",{class:"verdict",role:"status",hidden:!0}),ft=i("div",{class:"totals"}),mt=i("button",{type:"button",onclick:()=>a.change({...a.now,rounds:[]})},r.text("ui-score-new")),gt=i("button",{type:"button",onclick:()=>window.print()},r.text("ui-score-print")),wn=i("p",{class:"soft"},r.text("ui-score-stays"));ke.append(pt);let Se=i("div",{class:"lr tool score",lang:r.lang},i("style",{},Ie+pn+mn+fn),i("div",{class:"head"},y,I.element),dt.element,Je.element,Ue,De,ke,oe,ft,i("div",{class:"options"},mt,gt),L.element,wn),Ee=(c,p,v,g)=>i("button",{type:"button","data-k":p,"aria-pressed":String(v),onclick:()=>{g(),K()}},c),Be=(c,...p)=>i("div",{class:"field"},i("span",{},c),i("div",{class:"options",role:"group","aria-label":c},...p));function ht(c){let{rounds:p}=a.now;a.change({...a.now,rounds:O===null?[...p,c]:p.with(O,c)}),y.focus()}function xn(c){let p=a.now.rounds[c];O=c,w="accident"in p?z():{...p,votes:{...p.votes}},K(),oe.querySelector("button")?.focus()}function bt(){let{players:c}=a.now,p=c.every(v=>w.votes[v]);return!!w.placer&&(!Q()||!!w.caller&&w.caller!==w.placer)&&p&&(w.fell!==null||Te())}function Te(){return a.now.players.every(c=>w.votes[c]==="success")}function kn(){!bt()||Te()||ht({...w,fell:w.fell})}function K(){let{players:c,rounds:p}=a.now,v=m(),g=d?.outcome==="won"||d?.outcome==="shared",x=(j.source==="live"||j.source==="recorded")&&!!d&&(!g||O!==null);Je.show(a.now.readings,b?.asked??[]);let k=v.filter(({events:ae})=>ae.some(({kind:Ve})=>Ve==="round_over"));Se.setAttribute("aria-busy",String(j.source==="waiting")),I.result?.(),L.result?.();let X=d?.events.at(-1);y.textContent=j.source==="failed"?r.text("ui-answer-failed"):h.length?r.text("ui-answer-problems"):d?g&&X?r.event(X):r.event({kind:"round_began",clauses:[],facts:{number:v.length,starter:v.at(-1)?.starter??c[0]}}):r.text("ui-answer-waiting");let ie=d?.refused?.refusal;Ue.hidden=!h.length&&!ie,S(Ue,...h.map(ae=>i("p",{},Z(ae,r,s))),ie?i("p",{},r.text(`refusal-${ie.reason}`,ie.facts)," ",Oe(ie.clauses)):null),P!==F([c,!p.length])&&N(ke,()=>S(pt,...c.map((ae,Ve)=>Sn(ae,Ve)),c.length<o&&!p.length?i("button",{type:"button",class:"quiet","data-k":"add",onclick:()=>Ke([...c,r.text("ui-score-player",{number:c.length+1})])},r.text("ui-score-add")):null)),P=F([c,!p.length]),ke.hidden=p.length>0,mt.hidden=gt.hidden=!p.length,N(oe,()=>S(oe,...x?En(a.now):[]),()=>y),oe.hidden=!x,Tn(k.at(-1),v.at(-1)),S(ft,k.length?On(c,k):null)}function Ke(c){a.change({...a.now,players:c,rounds:[]})}function Sn(c,p){let{players:v}=a.now,g=r.text("ui-score-player",{number:p+1});return i("div",{},i("input",{type:"text",maxlength:40,"data-k":`name ${p}`,"aria-label":g,value:c,autocomplete:"off",spellcheck:"false",onchange:x=>Ke(v.map((k,X)=>X===p?x.target.value.trim().normalize("NFC"):k))}),v.length>_r?i("button",{type:"button",class:"square","data-k":`drop ${p}`,"aria-label":`${c}: ${r.text("ui-remove")}`,onclick:()=>Ke(v.filter((x,k)=>k!==p))},"×"):null)}function En({players:c,rounds:p}){let v=bt()&&!Te();return[O===null?null:i("p",{class:"who"},r.text("ui-score-correcting",{number:O+1})),Be(r.text("ui-score-placer"),...c.map(g=>Ee(g,`placer ${g}`,w.placer===g,()=>{w.placer=g}))),Q()?Be(r.text("ui-domino-who-calls"),...c.filter(g=>g!==w.placer).map(g=>Ee(g,`caller ${g}`,w.caller===g,()=>{w.caller=g}))):null,i("fieldset",{},i("legend",{},r.text("ui-param-votes")),i("div",{class:"ballot"},...c.map(g=>i("div",{role:"group","aria-label":g},i("span",{},g),...Ir.map(x=>Ee(r.form(x),`${g} ${x}`,w.votes[g]===x,()=>{w.votes={...w.votes,[g]:x}})))))),Te()?i("p",{class:"panel",role:"status"},r.text("event-goes-on")," ",Oe(["domino/vote.3"])):Be(r.text("choice-fell"),...[!0,!1].map(g=>Ee(r.text(g?"ui-domino-all-fell":"ui-domino-not-all"),`fell ${g}`,w.fell===g,()=>{w.fell=g}))),i("button",{class:"strong","data-k":"count","aria-disabled":String(!v)},r.text("ui-score-count")),O===null?null:i("div",{class:"options"},i("button",{type:"button","data-k":"drop",onclick:()=>{a.change({...a.now,rounds:p.toSpliced(O,1)}),y.focus()}},r.text("ui-score-drop")),i("button",{type:"button",class:"quiet","data-k":"leave",onclick:()=>{O=null,w=z(),K(),y.focus()}},r.text("ui-score-leave"))),i("details",{},i("summary",{},r.text("ui-domino-accident")),i("div",{class:"options"},...c.map(g=>i("button",{type:"button","data-k":`accident ${g}`,onclick:()=>ht({accident:g})},g))))]}function Oe(c){let p=t.get("base");return i("span",{class:"cites"},...c.map(v=>{let{title:g,href:x}=r.clause(v);return x!==void 0&&p!==void 0?i("a",{class:"cite",href:p+x},g):i("span",{class:"cite"},g)}))}function Tn(c,p){let v=d?.events??[],g=c?v.indexOf(c.events[0]):v.length,x=v.slice(g).filter(({kind:k})=>zr.includes(k));De.hidden=!x.length,S(De,i("ul",{},...x.map(k=>i("li",{},r.event(k)," ",Oe(k.clauses)))),p&&p!==c?i("p",{},r.text("ui-score-starts",{player:p.starter})," ",Oe(p.events[0].clauses)):null)}function On(c,p){let v=x=>p.reduce((k,{points:X})=>k+(X[x]??0),0),g=Math.max(...c.map(v));return i("table",{class:"sheet"},i("caption",{},r.text("ui-score-sheet")),i("thead",{},i("tr",{},i("th",{scope:"col"},r.text("ui-domino-player")),...p.map((x,k)=>i("th",{scope:"col"},i("button",{type:"button",class:"square","data-k":`round ${k}`,"aria-pressed":String(k===O),"aria-label":r.text("ui-score-correct",{number:k+1}),title:r.text("ui-score-correct",{number:k+1}),onclick:()=>xn(k)},String(k+1)))),i("th",{scope:"col"},r.text("ui-score-sum")))),i("tbody",{},...c.map(x=>i("tr",{class:v(x)===g?"most":""},i("th",{scope:"row"},x),...p.map(({points:k})=>i("td",{},String(k[x]??0))),i("td",{class:"sum"},String(v(x)))))))}function We(){let c=t.get("state"),p=c&&{...c,readings:c.readings??lt(t)};p&&F(p)!==F(a.now)&&a.change(p)}n.append(Se);let $n=qe(Se,n),Ge=()=>{let{cut:c=!1,parts:p=[]}=t.get("ignored")??{};_=c||p.length>0||_&&!t.get("ignored")};return Ge(),t.get("state")||t.set("state",gn.recalled(t)),t.on("change:state",We),t.on("change:ignored",Ge),We(),T||R(),()=>{A=!0,B(),dt.close(),$n(),t.off("change:state",We),t.off("change:ignored",Ge),Je.close(),Se.remove()}}function bn(t,e,n=!1){let r=[],s=0;for(let o of e){if("accident"in o){r.push(`accident ${o.accident}`),s=t.indexOf(o.accident);continue}let u=(t.indexOf(o.placer)-s+t.length)%t.length;for(let f=0;f<=u;f+=1)r.push(`place ${f+1} upright ${qr*(f+1)}`),f<u&&r.push(...Array.from({length:t.length-1},()=>"silent"));let a=n&&o.caller!==void 0&&o.caller!==o.placer?t.indexOf(o.caller):null,d=a===null?0:(a-t.indexOf(o.placer)-1+t.length)%t.length;r.push(...Array.from({length:d},()=>"silent"),"call",...t.map(f=>o.votes[f]??"?"),o.fell?"all":"not all"),s=a??t.indexOf(o.placer)}return r}function yn(t,e){return{module:{initialize:()=>()=>{},render({model:n,el:r}){let s=new W(n),o=t(n,s,r);return()=>{o(),s.close()}}},toLink:({id:n},r,s)=>e.toLink(n,r,s),fromLink:(n,{id:r},s)=>e.fromLink(r,n,s)}}var vn=yn(hn,xe),{fromLink:al,toLink:ll}=vn,ul=vn.module;export{bn as answers,ul as default,al as fromLink,ut as tally,ll as toLink};
