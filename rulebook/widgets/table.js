var Jt=Object.defineProperty;var Ut=(n,e)=>{for(var t in e)Jt(n,t,{get:e[t],enumerable:!0})};var Ke={};Ut(Ke,{fromLink:()=>Jn,toLink:()=>Be});var P=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e){let t=++this.asked;return new Promise(r=>{this.waiting.set(t,{done:r,timer:this.patience(t)});try{this.model.send({id:t,...e})}catch(s){this.settle(t,{error:String(s)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{if(typeof e?.id=="number")this.settle(e.id,e);else if(e?.progress){for(let[t,r]of this.waiting)clearTimeout(r.timer),r.timer=this.patience(t);for(let t of this.watchers)t(e.progress)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var Dt="http://www.w3.org/2000/svg";function a(n,e={},...t){return Ve(document.createElement(n),e,t)}function fe(n,e,t={}){return pe("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>pe("path",{d:r})))}function pe(n,e={},...t){return Ve(document.createElementNS(Dt,n),e,t)}function Ve(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return b(n,...t),n}function b(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function Ze(n){return n.getRootNode().activeElement}function O(n,e,t){let r=Ze(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let c=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(c&&!c.matches("[disabled], [aria-disabled=true]")?c:t?.())?.focus()}var me="living-rules/",Me="lr-kept",Ae=new Map;function Ce(n){try{return JSON.parse(Ae.get(n)??localStorage.getItem(me+n)??"null")}catch{return null}}function je(n,e){let t=JSON.stringify(e);try{e===null?localStorage.removeItem(me+n):localStorage.setItem(me+n,t),Ae.delete(n)}catch{Ae.set(n,t)}window.dispatchEvent(new CustomEvent(Me,{detail:n}))}function Le(n,e){let t=s=>{s.detail===n&&e()},r=({key:s})=>{(s===null||s===me+n)&&e()};return window.addEventListener(Me,t),window.addEventListener("storage",r),()=>{window.removeEventListener(Me,t),window.removeEventListener("storage",r)}}var Re=n=>`table-${n}`;function z({game:n,questions:e}){return Ne(Ce(Re(n)),e)}function Ne(n,e){let t=typeof n=="object"&&n!==null?Object.entries(n):[];return Object.fromEntries(t.filter(([r,s])=>Object.hasOwn(e,r)&&e[r].readings.includes(s)))}function Q(n,e){je(Re(n),Object.keys(e).length?e:null)}function X(n,e){return Le(Re(n),e)}function x(n,e){return F(n)===F(e)}function F(n){return JSON.stringify(n,(e,t)=>k(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function k(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Xe(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var Ye="1",Wt=1e5,qe=1e3,et=2e3,Gt=8,Vt=60,Y="~";function be(n,e,t){return[`${n}=${encodeURIComponent(e)}`,`v=${Ye}`,...t].join("&")}function Zt(n){return Xe((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function ye(n,e,t,r){return[...tt([],n,e,t,r)]}function*tt(n,e,t,r,s){if(x(e,t))return;let o=U(r,s);if(o&&k(t)&&(!n.length||Object.keys(t).length)){let c=k(e)?e:{};for(let u of new Set([...Object.keys(c),...Object.keys(t)]))yield*tt([...n,u],he(c,u),he(t,u),o(u)??{kind:"any"},s)}else yield`${n.map(c=>Pe(c).replaceAll(".","%2E")).join(".")}=${Qt(t,r,s)}`}function Qt(n,e,t){if(n===void 0)return Y;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(Xt),r].map(o=>o.map(Pe).join(","));return k(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>x(He(o,e,t),n))??Y+Pe(JSON.stringify(n))}function Pe(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function Xt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function Yt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function we(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},c=U(t,r),u=0;for(let[h,y]of n.split("&").slice(1).entries()){u+=y.length+1;let[d,g]=en(y);if(h>=qe||u>Wt)o.cut=!0;else if(d==="catalogue"&&r.catalogue){o.catalogue=g!==Zt(r);continue}else if(d==="v"?g===Ye:nt(s,d.split(".").map(ge),c,g,r))continue;o.parts.push((ge(y)??y).slice(0,Vt))}return{facts:s,ignored:o}}function en(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function ge(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function he(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function U(n,e){switch(n.kind){case"record":return t=>he(n.of,t);case"map":return t=>J(t,n.key,e)?n.of:void 0;case"option":return U(n.of,e);case"union":return n.of.map(t=>U(t,e)).find(t=>t!==null)??null;default:return null}}function nt(n,e,t,r,s){let[o,...c]=e,u=o==null||o==="__proto__"?void 0:t(o);if(o==null||!u)return!1;if(c.length){let h=U(u,s),y=he(n,o),d=k(y)?{...y}:{};if(!h||!nt(d,c,h,r,s))return!1;n[o]=d}else if(r===Y)delete n[o];else{let h=He(r,u,s);if(h===void 0)return!1;n[o]=h}return!0}function He(n,e,t){let r=n.startsWith(Y)?tn(n.slice(Y.length)):Fe(n,e,t);return r!==void 0&&J(r,e,t)?r:void 0}function tn(n){try{return JSON.parse(ge(n)??"")}catch{return}}function Fe(n,e,t){let r=ge(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:Fe(n,e.of,t);case"union":return e.of.map(s=>He(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>Fe(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:Yt(r);default:return r}}function rt(n,e){if(typeof n=="string")return n.length<=et;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=qe&&t.every(([r,s])=>r!=="__proto__"&&rt(s,e-1))}function J(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||J(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=et;case"any":return rt(n,Gt);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=qe&&n.every(r=>J(r,e.of,t));case"union":return e.of.some(r=>J(n,r,t));default:{let r=U(e,t);return k(n)&&Object.entries(n).every(([s,o])=>{let c=s==="__proto__"?void 0:r(s);return c!==void 0&&J(o,c,t)})}}}var E=class{constructor(e){this.value=e}valueOf(){return this.value}},m=class extends E{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},v=class extends E{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},$=class n extends E{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof E)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof E&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var st=100,nn="⁨",rn="⁩";function sn(n,e,t){if(t===e||t instanceof v&&e instanceof v&&t.value===e.value)return!0;if(e instanceof v&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function ot(n,e,t){return e[t]?D(n,e[t].value):(n.reportError(new RangeError("No default")),new m)}function _e(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=ee(n,s.value):t.push(ee(n,s));return{positional:t,named:r}}function ee(n,e){switch(e.type){case"str":return e.value;case"num":return new v(e.value,{minimumFractionDigits:e.precision});case"var":return on(n,e);case"mesg":return an(n,e);case"term":return ln(n,e);case"func":return un(n,e);case"select":return cn(n,e);default:return new m}}function on(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new m(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new m(`$${e}`);if(t instanceof E)return t;switch(typeof t){case"string":return t;case"number":return new v(t);case"object":if($.supportsValue(t))return new $(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new m(`$${e}`)}}function an(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new m(e);if(t){let s=r.attributes[t];return s?D(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new m(`${e}.${t}`))}return r.value?D(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new m(e))}function ln(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new m(s);if(t){let u=o.attributes[t];if(u){n.params=_e(n,r).named;let h=D(n,u);return n.params=null,h}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new m(`${s}.${t}`)}n.params=_e(n,r).named;let c=D(n,o.value);return n.params=null,c}function un(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new m(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new m(`${e}()`);try{let s=_e(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new m(`${e}()`)}}function cn(n,{selector:e,variants:t,star:r}){let s=ee(n,e);if(s instanceof m)return ot(n,t,r);for(let o of t){let c=ee(n,o.key);if(sn(n,s,c))return D(n,o.value)}return ot(n,t,r)}function Ie(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new m;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>st)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${st}`);r&&t.push(nn),t.push(ee(n,s).toString(n)),r&&t.push(rn)}return n.dirty.delete(e),t.join("")}function D(n,e){return typeof e=="string"?n.bundle._transform(e):Ie(n,e)}var ve=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function ze(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var it=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function at(n,e){let t=n[0];if(t instanceof m)return new m(`NUMBER(${t.valueOf()})`);if(t instanceof v)return new v(t.valueOf(),{...t.opts,...ze(e,it)});if(t instanceof $)return new v(t.toNumber(),{...ze(e,it)});throw new TypeError("Invalid argument to NUMBER")}var dn=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function lt(n,e){let t=n[0];if(t instanceof m)return new m(`DATETIME(${t.valueOf()})`);if(t instanceof $||t instanceof v)return new $(t,ze(e,dn));throw new TypeError("Invalid argument to DATETIME")}var ut=new Map;function ct(n){let e=Array.isArray(n)?n.join(" "):n,t=ut.get(e);return t===void 0&&(t=new Map,ut.set(e,t)),t}var te=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:at,DATETIME:lt,...t},this._useIsolating=r,this._transform=s,this._intls=ct(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new ve(this,r,t);try{return Ie(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new m().toString(s);throw o}}};var Je=/^(-?[a-zA-Z][\w-]*) *= */gm,dt=/\.([a-zA-Z][\w-]*) *= */y,pn=/\*?\[/y,Ue=/(-?[0-9]+(?:\.([0-9]+))?)/y,fn=/([a-zA-Z][\w-]*)/y,pt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,mn=/^[A-Z][A-Z0-9_-]*$/,xe=/([^{}\n\r]+)/y,gn=/([^\\"\n\r]*)/y,ft=/\\([\\"])/y,mt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,hn=/^\n+/,gt=/ +$/,bn=/ *\r?\n/g,yn=/( *)$/,wn=/{\s*/y,ht=/\s*}/y,vn=/\[\s*/y,xn=/\s*] */y,kn=/\s*\(\s*/y,En=/\s*->\s*/y,Sn=/\s*:\s*/y,Tn=/\s*,?\s*/y,On=/\s+/y,ne=class{constructor(e){this.body=[],Je.lastIndex=0;let t=0;for(;;){let i=Je.exec(e);if(i===null)break;t=Je.lastIndex;try{this.body.push(h(i[1]))}catch(l){if(l instanceof SyntaxError)continue;throw l}}function r(i){return i.lastIndex=t,i.test(e)}function s(i,l){if(e[t]===i)return t++,!0;if(l)throw new l(`Expected ${i}`);return!1}function o(i,l){if(r(i))return t=i.lastIndex,!0;if(l)throw new l(`Expected ${i.toString()}`);return!1}function c(i){i.lastIndex=t;let l=i.exec(e);if(l===null)throw new SyntaxError(`Expected ${i.toString()}`);return t=i.lastIndex,l}function u(i){return c(i)[1]}function h(i){let l=d(),p=y();if(l===null&&Object.keys(p).length===0)throw new SyntaxError("Expected message value or attributes");return{id:i,value:l,attributes:p}}function y(){let i=Object.create(null);for(;r(dt);){let l=u(dt),p=d();if(p===null)throw new SyntaxError("Expected attribute value");i[l]=p}return i}function d(){let i;if(r(xe)&&(i=u(xe)),e[t]==="{"||e[t]==="}")return g(i?[i]:[],1/0);let l=de();return l?i?g([i,l],l.length):(l.value=V(l.value,hn),g([l],l.length)):i?V(i,gt):null}function g(i=[],l){for(;;){if(r(xe)){i.push(u(xe));continue}if(e[t]==="{"){i.push(T());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let w=de();if(w){i.push(w),l=Math.min(l,w.length);continue}break}let p=i.length-1,M=i[p];typeof M=="string"&&(i[p]=V(M,gt));let f=[];for(let w of i)w instanceof ke&&(w=w.value.slice(0,w.value.length-l)),w&&f.push(w);return f}function T(){o(wn,SyntaxError);let i=W();if(o(ht))return i;if(o(En)){let l=ce();return o(ht,SyntaxError),{type:"select",selector:i,...l}}throw new SyntaxError("Unclosed placeable")}function W(){if(e[t]==="{")return T();if(r(pt)){let[,i,l,p=null]=c(pt);if(i==="$")return{type:"var",name:l};if(o(kn)){let M=ue();if(i==="-")return{type:"term",name:l,attr:p,args:M};if(mn.test(l))return{type:"func",name:l,args:M};throw new SyntaxError("Function names must be all upper-case")}return i==="-"?{type:"term",name:l,attr:p,args:[]}:{type:"mesg",name:l,attr:p}}return _()}function ue(){let i=[];for(;;){switch(e[t]){case")":return t++,i;case void 0:throw new SyntaxError("Unclosed argument list")}i.push(Oe()),o(Tn)}}function Oe(){let i=W();return i.type!=="mesg"?i:o(Sn)?{type:"narg",name:i.name,value:_()}:i}function ce(){let i=[],l=0,p;for(;r(pn);){s("*")&&(p=l);let M=G(),f=d();if(f===null)throw new SyntaxError("Expected variant value");i[l++]={key:M,value:f}}if(l===0)return null;if(p===void 0)throw new SyntaxError("Expected default variant");return{variants:i,star:p}}function G(){o(vn,SyntaxError);let i;return r(Ue)?i=I():i={type:"str",value:u(fn)},o(xn,SyntaxError),i}function _(){if(r(Ue))return I();if(e[t]==='"')return $e();throw new SyntaxError("Invalid expression")}function I(){let[,i,l=""]=c(Ue),p=l.length;return{type:"num",value:parseFloat(i),precision:p}}function $e(){s('"',SyntaxError);let i="";for(;;){if(i+=u(gn),e[t]==="\\"){i+=R();continue}if(s('"'))return{type:"str",value:i};throw new SyntaxError("Unclosed string literal")}}function R(){if(r(ft))return u(ft);if(r(mt)){let[,i,l]=c(mt),p=parseInt(i||l,16);return p<=55295||57344<=p?String.fromCodePoint(p):"�"}throw new SyntaxError("Unknown escape sequence")}function de(){let i=t;switch(o(On),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Z(e.slice(i,t))}return e[t-1]===" "?Z(e.slice(i,t)):!1}function V(i,l){return i.replace(l,"")}function Z(i){let l=i.replace(bn,`
`),p=yn.exec(i)[1].length;return new ke(l,p)}}},ke=class{constructor(e,t){this.value=e,this.length=t}};var B=class extends E{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},bt=/[^ =,]+/g,$n=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,q=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new te(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new v(t instanceof B?t.value.length:1)}}),this.bundle.addResource(new ne(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(yt(e))?.value;if(!s)return null;let o={};for(let[y,d]of Object.entries(t))o[y]=this.value(d);let c={},u=this.said?new Proxy(o,{get:(y,d)=>(c[d]=t[d],y[d])}):o,h=this.bundle.formatPattern(s,u,r);return this.said?.push([yt(e),c]),h}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(c=>Array.isArray(c)&&c.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),c=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(u=>this.option(u))}):null)??this.list(r.split("+").map(u=>this.worded(u)));return t?`${this.form(t)}: ${c}`:c}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(bt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(bt,r=>$n.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof B?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof B?this.join(r.value,t):r instanceof v?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new v(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new B(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function yt(n){return n.replace(/[._ ]/g,"-")}var wt=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
   Undyed linen, the sea under a grey sky, amber, and the madder red of woven bands.
   --lr-on-x is what is written on --lr-x; what has no such partner is written on paper, felt, tint and lit. */

:root, .lr {
  --lr-ink: light-dark(#20292e, #e9e6dd);
  --lr-soft: light-dark(#545b5c, #b3b8b6);
  --lr-accent: light-dark(#1d4f67, #92c7dd);
  --lr-amber: light-dark(#7a4c00, #efc268);
  --lr-wrong: light-dark(#97261b, #ffa294);

  --lr-paper: light-dark(#fdfbf6, #161e23);
  --lr-felt: light-dark(#f3eee3, #202b31);
  --lr-tint: light-dark(#e2edf0, #22394a);
  --lr-lit: light-dark(#fbedc6, #473a1b);

  --lr-line: light-dark(#dad2c2, #3f4b52);
  --lr-edge: light-dark(#7c7769, #8b979c);
  --lr-shade: light-dark(#bab6ac, #182026);
  --lr-gold: light-dark(#a8690b, #efc268);

  --lr-on-accent: light-dark(#ffffff, #0d1f29);
  --lr-on-amber: light-dark(#ffffff, #2a1f04);
  --lr-on-wrong: light-dark(#ffffff, #37100a);

  /* The backs and faces of cards, and dominoes */
  --lr-back: light-dark(#d5e1e5, #29404c);
  --lr-on-back: light-dark(#2f5a6d, #a3c8d6);
  --lr-face: light-dark(#fffdf8, #f1eee5);
  --lr-on-face: light-dark(#21262a, #21262a);
  --lr-red-on-face: light-dark(#a3241a, #a3241a);
  --lr-ebony: light-dark(#33424b, #7f8f98);
  --lr-fallen: light-dark(#e0d6c2, #d6d2c6);
  --lr-yes: light-dark(#dcedf0, #22394a);
  --lr-no: light-dark(#f9e2dc, #4b2622);

  /* Baltiški sigilai */
  --lr-world: light-dark(#f9edcb, #3b3220);
  --lr-on-world: light-dark(#6d4700, #efce8b);
  --lr-fate: light-dark(#e1e8f6, #27324f);
  --lr-on-fate: light-dark(#2c4385, #bccdfb);
  --lr-reda: light-dark(#fae0d8, #4c2622);
  --lr-on-reda: light-dark(#8f2417, #ffb6a8);
  --lr-unknown: light-dark(#ebe8e1, #353d41);
  --lr-on-unknown: light-dark(#515453, #c9c8c2);

  /* The families of Siggil, in the order of the schema */
  --lr-f0: light-dark(#e5e2db, #3d4041);
  --lr-on-f0: light-dark(#45433d, #d9d5cb);
  --lr-f1: light-dark(#dcebcd, #2b3d27);
  --lr-on-f1: light-dark(#31561b, #b7da9d);
  --lr-f2: light-dark(#ebe0f3, #3d2d4c);
  --lr-on-f2: light-dark(#5d3380, #d9bcef);
  --lr-f3: light-dark(#cdebe6, #1d413f);
  --lr-on-f3: light-dark(#0d544f, #92dbd2);
  --lr-f4: light-dark(#dae6f8, #263957);
  --lr-on-f4: light-dark(#22487f, #b5cdf3);
  --lr-f5: light-dark(#f8dee5, #4d2b37);
  --lr-on-f5: light-dark(#87274b, #f5b5c8);
  --lr-f6: light-dark(#fbe1ca, #4f301d);
  --lr-on-f6: light-dark(#833606, #f9bd93);
}
`;var vt=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

.lr {
  --lr-weave: repeating-linear-gradient(45deg, transparent 0 5px, color-mix(in srgb, var(--lr-on-back) 30%, transparent) 5px 6px), repeating-linear-gradient(-45deg, transparent 0 5px, color-mix(in srgb, var(--lr-on-back) 30%, transparent) 5px 6px), var(--lr-back);
  color-scheme: light;
  container-type: inline-size;
  color: var(--lr-ink);
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

.lr :is(button, select, input) { font: inherit; color: inherit; margin: 0; min-height: 44px; border: 1px solid var(--lr-edge); border-radius: 8px; background: var(--lr-paper); }
.lr button { padding: 0.2em 0.9em; cursor: pointer; }
.lr :is(button, summary, select):hover { border-color: var(--lr-accent); color: var(--lr-accent); }
.lr :is(button, select, input, summary, a, .answer):focus-visible { outline: 3px solid var(--lr-accent); outline-offset: 2px; border-radius: 8px; }
.lr .answer:focus:not(:focus-visible) { outline: 0; }
.lr button[aria-disabled="true"], .lr button:disabled { color: var(--lr-soft); border-color: var(--lr-line); cursor: default; }
.lr .square { display: inline-grid; place-items: center; width: 44px; padding: 0; flex: none; }
.lr .square svg { width: 20px; height: 20px; }
.lr .strong { border-color: var(--lr-accent); color: var(--lr-accent); font-weight: 600; }
.lr .quiet { border-color: transparent; background: none; text-decoration: underline; text-underline-offset: 0.2em; text-decoration-color: var(--lr-edge); }
.lr .quiet[aria-pressed="true"] { border-color: var(--lr-accent); background: var(--lr-tint); text-decoration: none; }
.lr select { appearance: none; width: 100%; padding: 0.2em 1.5em 0.2em 0.7em; cursor: pointer; text-overflow: ellipsis;
  background: linear-gradient(45deg, transparent 50%, currentColor 50%) right 12px center / 5px 5px no-repeat,
    linear-gradient(135deg, currentColor 50%, transparent 50%) right 7px center / 5px 5px no-repeat, var(--lr-paper); }
.lr :is(option, optgroup) { background: var(--lr-paper); color: var(--lr-ink); }
.lr input { padding: 0.2em 0.7em; width: 100%; }
.lr [aria-invalid="true"] { border: 2px solid var(--lr-wrong); }
.lr .wrong { color: var(--lr-wrong); font-size: 0.85em; line-height: 1.35; margin-top: 0.3em; }

.lr summary { display: flex; align-items: center; gap: 0.5em; min-height: 44px; cursor: pointer; list-style: none; color: var(--lr-soft); font-weight: 600; font-size: 0.92em; }
.lr summary::-webkit-details-marker { display: none; }
.lr summary::before { content: ""; width: 0.42em; height: 0.42em; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(-45deg); transition: transform 0.15s; flex: none; margin-inline: 0.15em; }
.lr details[open] > summary::before { transform: rotate(45deg); }

.lr .cites { display: inline; }
.lr .cite { display: inline-block; padding: 0 0.45em; margin: 0 0.12em; border-radius: 6px; font-size: 0.82em; line-height: 1.6; font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--lr-accent); background: var(--lr-tint); text-decoration: none; }
.lr a.cite:hover { text-decoration: underline; }

/* The answer */

.lr .head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.2em 1em; }
.lr .answer { font-family: var(--lr-display, inherit); font-size: 1.5em; line-height: 1.2; font-weight: 600; font-variant-numeric: lining-nums; flex: 1 1 15em; text-wrap: balance; }
.lr .status { font-size: 0.82em; color: var(--lr-soft); max-width: 20em; font-variant-numeric: tabular-nums; }
.lr .status summary { font-size: 1em; font-weight: 400; justify-content: end; }
.lr .status summary svg { width: 1.25em; height: 1.25em; }
@container (max-width: 30em) { .lr .status summary { justify-content: start; } }
.lr .status p { padding-bottom: 0.5em; text-wrap: balance; }
.lr .status i { flex: none; width: 0.9em; height: 0.9em; border-radius: 50%; border: 2px solid var(--lr-accent); }
.lr .status[data-source="live"] svg { color: var(--lr-accent); fill: currentColor; }
.lr .status[data-source="waiting"] i { border-right-color: transparent; animation: lr-turn 0.9s linear infinite; }
.lr .status[data-source="failed"] summary { color: var(--lr-wrong); }
.lr .status[data-source="failed"] i { background: var(--lr-wrong); border-color: var(--lr-wrong); border-radius: 0; }
@keyframes lr-turn { to { transform: rotate(1turn); } }

.lr .changed { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.7em; }
.lr .changed .before { flex: 1 1 12em; font-size: 0.92em; color: var(--lr-soft); }
.lr .changed .strong { font-size: 0.92em; }

.lr .changed { position: sticky; top: 2.4rem; z-index: 3; padding: 0.3em 0.6em; border: 1px solid var(--lr-gold); border-radius: 10px; background: var(--lr-lit); }
.lr .fork { font-size: 0.92em; padding-inline: 0.3em; }
.lr .fork .quiet { padding-inline: 0.2em; font-size: 1em; color: var(--lr-accent); }
.lr .columns { display: grid; gap: 0.6em 1.6em; padding: 0 0.3em 0.8em; font-size: 0.92em; }
@container (min-width: 36em) { .lr .columns { grid-template-columns: 1fr 1fr; } }
.lr .columns section { min-width: 0; padding-inline-start: 0.7em; border-inline-start: 3px solid var(--lr-line); }
.lr .columns section + section { border-color: var(--lr-gold); }
.lr .columns h4 { margin: 0; font-size: 1em; color: var(--lr-soft); }
.lr .columns ol { list-style: decimal; padding-inline-start: 2em; }
.lr .columns li::marker { color: var(--lr-soft); font-size: 0.85em; }
.lr .columns .quiet { padding: 0; text-align: start; text-decoration: none; }

.lr .panel { padding: 0.7em 0.9em; border-inline-start: 4px solid var(--lr-accent); border-radius: 4px 10px 10px 4px; background: var(--lr-tint); }
.lr .panel > * + * { margin-top: 0.6em; }
.lr .who { font-size: 0.9em; }
.lr .panel .cite { background: var(--lr-paper); }
.lr .gap { border-color: var(--lr-gold); background: var(--lr-lit); }
.lr .problems, .lr .refused { border-color: var(--lr-wrong); }
.lr .refused { display: flex; flex-wrap: wrap; gap: 0.5em 1em; align-items: center; justify-content: space-between; }
.lr .refused p { flex: 1 1 14em; }
.lr .options { display: flex; flex-wrap: wrap; gap: 0.45em; }
.lr .options > button { min-width: 44px; }
.lr .ask > .options > button { border-color: var(--lr-accent); font-weight: 600; }
.lr .options > form { display: flex; gap: 0.45em; flex: 1; }
.lr .why-not select { width: auto; max-width: 100%; }
.lr .why:empty { display: none; }
.lr .why-not .options + .why { margin-top: 0.5em; }

/* Guess first */

.lr[data-guessing] > :not(.predict, .table, .setup, style) { display: none; }
.lr .predict .options > button { border-color: var(--lr-accent); font-weight: 600; text-align: start; }
.lr .predict:not(.panel) { margin-top: 0; }
.lr .predict:not(.panel) .quiet, .lr .predict .soft .quiet { padding-inline: 0; }
.lr .predict .soft .quiet { margin-inline-end: 1em; font-size: 1em; }
.lr .verdict { font-weight: 600; }
.lr .predict li { padding-block: 0.35em; }
.lr .predict li + li { border-top: 1px solid var(--lr-line); }
.lr .predict li p { padding-inline-start: 1.4em; font-size: 0.92em; }
.lr .predict li .quiet { padding-inline: 0.3em; font-size: 1em; }
.lr .predict .badge { margin-inline-start: 0.5em; background: var(--lr-paper); }
.lr :is(.yes, .no) { display: inline-block; width: 1.1em; font-weight: 700; }
.lr .yes { color: var(--lr-accent); }
.lr .no { color: var(--lr-wrong); }

/* Persons who share a device */

.lr[data-covered] > :not(.cover, .players, .hidden, style) { display: none; }
.lr .cover { text-align: center; padding-block: 2.5em; }
.lr .cover .who { font-size: 1.2em; font-weight: 650; }

/* Steps */

.lr .transport { display: flex; align-items: center; gap: 0.35em; }
.lr .transport .square { border-color: transparent; background: none; border-radius: 50%; }
.lr .transport .square svg { fill: currentColor; }
.lr .transport .forward { background: var(--lr-accent); color: var(--lr-on-accent); }
.lr .transport .forward[aria-disabled="true"] { background: var(--lr-tint); color: var(--lr-soft); }
.lr .track { position: relative; flex: 1; min-width: 0; height: 44px; }
.lr .marks { position: absolute; inset: 0 11px; display: flex; align-items: center; justify-content: space-between; }
.lr .marks::before { content: ""; position: absolute; inset: calc(50% - 1px) 0; height: 2px; background: var(--lr-line); }
.lr .marks i { position: relative; width: 0; height: 0; }
.lr .marks i::before { content: ""; position: absolute; width: 6px; height: 6px; margin: -3px; border-radius: 50%; background: var(--lr-edge); }
.lr .marks i.done::before { background: var(--lr-accent); }
.lr .marks i.lit::before { width: 12px; height: 12px; margin: -6px; background: var(--lr-gold); border-radius: 2px; rotate: 45deg; }
.lr .track input { position: absolute; inset: 0; padding: 0; border: 0; background: none; appearance: none; cursor: pointer; }
.lr input[type="range"]::-webkit-slider-thumb { appearance: none; width: 22px; height: 22px; border-radius: 50%; background: var(--lr-accent); border: 4px solid var(--lr-paper); box-shadow: 0 0 0 1.5px var(--lr-accent); }
.lr input[type="range"]::-moz-range-thumb { box-sizing: border-box; width: 22px; height: 22px; border-radius: 50%; background: var(--lr-accent); border: 4px solid var(--lr-paper); box-shadow: 0 0 0 1.5px var(--lr-accent); }
@container (max-width: 22em) { .lr .transport { gap: 0; } }

.lr .now > p { min-height: 3em; padding-inline: 0.3em; }
@container (min-width: 36em) { .lr .now > p { min-height: 1.7em; } }
.lr .count { display: inline-block; margin-inline-end: 0.6em; color: var(--lr-soft); font-size: 0.85em; font-variant-numeric: tabular-nums; }
.lr .wording dl { display: grid; grid-template-columns: auto 1fr; gap: 0.35em 0.8em; padding: 0.1em 0 0.6em; font-size: 0.92em; }
.lr .wording dt { font-weight: 650; font-variant-numeric: tabular-nums; color: var(--lr-accent); }

.lr > details { border-top: 1px solid var(--lr-line); }
.lr > details + details { margin-top: 0; }
.lr .now + .bar { margin-top: 0.2em; }
.lr .steps ol { padding-bottom: 0.6em; counter-reset: lr -1; max-height: 48em; overflow-y: auto; }
.lr .steps li { counter-increment: lr; display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.4em; border-radius: 8px; padding-inline-end: 0.4em; }
.lr .steps li::before { content: counter(lr); width: 2.2em; flex: none; text-align: end; font-size: 0.8em; color: var(--lr-soft); font-variant-numeric: tabular-nums; }
.lr .steps li button { flex: 1 1 11em; min-width: 0; text-align: start; border-color: transparent; background: none; padding: 0.35em 0.6em; }
.lr .steps .cites { text-align: end; margin-inline-start: auto; }
.lr .steps li.lit { background: var(--lr-lit); }
.lr .steps li.here { background: var(--lr-tint); box-shadow: inset 3px 0 var(--lr-accent); }
.lr .steps li.here button { font-weight: 650; }

.lr .strip { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr)); gap: 1em; padding: 0.2em 0 0.9em; }
.lr .strip li { font-size: 0.92em; min-width: 0; }
.lr .shot { container-type: inline-size; zoom: 0.62; margin-bottom: 0.5em; overflow: hidden; border-radius: 14px; }
.lr .shot select { background-image: none; text-align: center; padding: 0; text-align-last: center; }

.lr .question + .question { margin-top: 1em; }
.lr .question p { margin-bottom: 0.25em; }
.lr .grounds { padding-top: 0.3em; font-size: 0.85em; color: var(--lr-soft); }
.lr .gap .grounds { color: inherit; }
.lr .readings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr)); gap: 0.7em 1em; }
.lr .readings button { width: 100%; border-color: var(--lr-gold); font-weight: 600; }
.lr .rests > ul { padding: 0.2em 0.3em 0.9em; }
.lr .rests .readings button:not(.mine) { border-color: var(--lr-edge); text-align: start; }
.lr .rests .readings button[aria-pressed="true"]:not(.mine) { border: 2px solid var(--lr-accent); background: var(--lr-tint); }
.lr .readings .follows { padding-top: 0.3em; font-size: 0.92em; }
.lr .readings .mine { width: auto; border-color: transparent; padding-inline: 0.2em; font-size: 0.85em; font-weight: 400; }
.lr .house { border-color: var(--lr-gold); display: flex; flex-wrap: wrap; gap: 0.4em 1em; align-items: center; }
.lr .house > * { margin: 0; }
.lr .house ul { flex: 1 1 14em; }
.lr .house a { color: var(--lr-accent); font-weight: 600; }

.lr .form { display: grid; gap: 1em; padding: 0.2em 0.3em 1em; }
.lr .field > :is(label, span), .lr legend { display: block; font-size: 0.88em; color: var(--lr-soft); margin-bottom: 0.2em; }
.lr legend { color: var(--lr-ink); font-weight: 600; }
.lr .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8em), 1fr)); gap: 0.6em 0.9em; }
.lr .grid.wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr)); }
.lr .grid.wide legend { font-weight: 400; color: var(--lr-soft); }
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
.lr .list > select { max-width: 14em; color: var(--lr-soft); border-style: dashed; }

.lr .bar > span:first-child { display: inline-flex; gap: 0.4em; }
.lr .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4em; }
.lr .bar .quiet { margin-inline-start: auto; font-size: 0.9em; color: var(--lr-soft); }
.lr .copied:not(:empty) { font-size: 0.85em; color: var(--lr-soft); flex: 0 1 auto; }

/* The table, of any game */

.lr .table { position: relative; padding: 0.8em; border: 1px solid var(--lr-line); border-radius: 14px; background: var(--lr-felt); }
.lr[aria-busy="true"] .table { border-style: dashed; filter: grayscale(1); }
.lr .place { display: flex; align-items: center; gap: 0.35em; min-height: 1.7em; font-size: 0.92em; }
.lr .place .name { font-weight: 600; white-space: nowrap; overflow-wrap: normal; }
.lr .many { font-size: 0.85em; color: var(--lr-soft); font-variant-numeric: tabular-nums; }

.lr .badge { padding: 0 0.55em; border-radius: 1em; font-size: 0.78em; line-height: 1.6; background: var(--lr-tint); color: var(--lr-accent); }
.lr [data-later] { display: none; }
.lr .soft { color: var(--lr-soft); font-size: 0.92em; }

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
  .lr { --lr-ink: #000; --lr-soft: #444; --lr-line: #bbb; --lr-paper: #fff; --lr-felt: #fff; font-size: 9.5pt; color-scheme: light !important; }
  .lr:not(.tool) > :not(style, .head, .changed, .house, .gap, .film), .lr .status, .lr :is(.changed, .house, .gap) button, .lr .film > summary { display: none; }
  .lr .strip { grid-template-columns: repeat(3, 1fr); }
  .lr .strip li { break-inside: avoid; }
}

/* Sharing, proposing, reporting */

.lr .share > * + * { margin-top: 0.6em; }
.lr .share .note:empty { display: none; }
.lr .share[open] { padding-bottom: 0.8em; }
.lr textarea { display: block; width: 100%; padding: 0.5em 0.7em; font: inherit; color: inherit; border: 1px solid var(--lr-edge); border-radius: 8px; background: var(--lr-paper); resize: vertical; }
.lr textarea[readonly] { font: 0.85em/1.5 ui-monospace, monospace; }
.lr textarea + button { margin-top: 0.5em; }
.lr textarea:focus-visible { outline: 3px solid var(--lr-accent); outline-offset: 2px; }
.lr a.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0.2em 0.9em; border: 1px solid var(--lr-edge); border-radius: 8px; background: var(--lr-paper); color: inherit; text-decoration: none; }
.lr a.button:hover { border-color: var(--lr-accent); color: var(--lr-accent); }
.lr .sending label { display: block; font-weight: 600; }
.lr .sending label > * { margin-top: 0.25em; font-weight: 400; }
.lr .square-code { width: min(100%, 18em); }
.lr svg.qr { display: block; width: 100%; height: auto; border-radius: 8px; }
.lr .linked { border-color: var(--lr-gold); background: var(--lr-lit); }
.lr .linked dl > div { display: grid; grid-template-columns: minmax(4em, auto) 1fr; gap: 0.2em 0.9em; }
.lr .linked dl > div + div { margin-top: 0.3em; }
.lr .linked dt { font-weight: 600; }
`;var re=wt+vt;var Cn={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function H(n){return fe("0 0 24 24",[...Cn[n]],{class:"icon"})}async function se(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?a("textarea",{readonly:!0,rows:6,"aria-label":e},n):a("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function oe(n,e){let{session:t,words:r}=n,s=(g,T)=>a("button",{type:"button",class:"square","aria-label":r.text(`ui-${g}`),title:r.text(`ui-${g}`),onclick:T},H(g)),o=s("undo",()=>t.undo()),c=s("redo",()=>t.redo()),u=a("button",{type:"button",class:"quiet",onclick:()=>{se(e()??"",r.text("ui-copy-link"),h,r)}},r.text("ui-copy-link")),h=a("span",{class:"copied",role:"status"}),y=a("div",{class:"bar"},a("span",{},o,c),u,h);function d(){for(let[g,T]of[[o,t.canUndo],[c,t.canRedo]])g.hidden=!t.canUndo&&!t.canRedo,g.setAttribute("aria-disabled",String(!T));h.replaceChildren(),u.hidden=!e()}return{element:y,result:d,step:()=>h.replaceChildren()}}function L(n,e,t){return t.maybe(`reading-${n}-${e}`)??t.text(`reading-${e}`)}async function ae(n,e,t){let{qr:r}=await import(new URL(`${n}assets/bench/qr.js`,document.baseURI).href),s=r(e);return s.setAttribute("aria-label",t),s}var Tt=8;function le(n,e,t,r){let s=a("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:c=[],cut:u=!1,catalogue:h=!1}=n.get("ignored")??{},y=c.length>Tt?[...c.slice(0,Tt),"…"]:c,d=[u&&e.text("ui-link-too-long"),c.length&&e.text("ui-link-ignored",{parts:y,count:c.length}),h&&e.text("ui-link-catalogue")].filter(g=>typeof g=="string");s.hidden=!d.length,b(s,...d.map(g=>a("p",{},g)),d.length?a("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}function Se(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=qn(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function qn(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}function Ft({questions:n}){return{kind:"record",of:Object.fromEntries(Object.entries(n).map(([e,{readings:t}])=>[e,{kind:"enum",values:t}]))}}function Be(n,e,t){return be("tool",n,ye({},e.readings,Ft(t),t))}function Jn(n,e,t){let{facts:r,ignored:s}=we(e,{},Ft(t),t);return{state:Object.keys(r).length?{readings:r}:null,ignored:s}}var Te=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){x(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var qt=`/* The readings of a table; on paper only those, one under the other. */

.lr .questions > li { padding-block: 0.8em; border-top: 1px solid var(--lr-line); }
.lr .questions > .ours { padding-inline-start: 0.7em; box-shadow: inset 4px 0 var(--lr-gold); }
.lr .questions .readings { margin-top: 0.5em; }
.lr .questions .readings button { border-color: var(--lr-edge); text-align: start; }
.lr .questions [aria-pressed="true"] { border: 2px solid var(--lr-accent); background: var(--lr-tint); }
.lr .offer { border-color: var(--lr-gold); background: var(--lr-lit); }
.lr .address, .lr .qr { display: none; }
@media print {
  .lr.own-table { font-size: 10pt; }
  .lr.own-table :is(.options, .bar, .offer, .readings > :not(.chosen)) { display: none; }
  .lr .questions > li { padding-block: 0.25em; break-inside: avoid; }
  .lr .questions .readings { display: block; margin: 0; }
  .lr .questions .readings li { display: flex; flex-wrap: wrap; gap: 0 1em; align-items: baseline; }
  .lr .questions button { width: auto; min-height: 0; padding: 0; border: 0 !important; background: none !important; }
  .lr .address { display: block; font-size: 8pt; overflow-wrap: anywhere; }
  .lr .qr { display: block; }
}
`;var Ht=`/* What the tools have besides the bench. */

.lr .section, .lr.tool > .field > label { font-weight: 600; font-size: 0.92em; color: var(--lr-soft); }
.lr :is(textarea, .button):focus-visible { outline: 3px solid var(--lr-accent); outline-offset: 2px; border-radius: 8px; }
.lr .wrong:empty { display: none; }
.lr .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0.2em 0.9em; border: 1px solid var(--lr-edge); border-radius: 8px; background: var(--lr-paper); color: inherit; text-decoration: none; }
.lr .button:hover { border-color: var(--lr-accent); color: var(--lr-accent); }
.lr .button.strong { border-color: var(--lr-accent); color: var(--lr-accent); }

/* Cards */

.lr .laid, .lr .tray { display: flex; flex-wrap: wrap; gap: 0.4em; align-items: center; }
.lr .laid li { display: flex; align-items: center; gap: 0.4em; }
.lr .pack { display: grid; gap: 0.5em; }
.lr .pack > div { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 3px; }
@container (min-width: 38em) { .lr .pack > div { grid-template-columns: repeat(13, minmax(0, 1fr)); } }
.lr .pack button { padding: 0; min-width: 0; font-size: 0.95em; background: var(--lr-face); color: var(--lr-on-face); border-color: var(--lr-line); white-space: nowrap; }
.lr .pack b { font-variant-numeric: tabular-nums; }
.lr .pack .red { color: var(--lr-red-on-face); }
.lr .pack button { display: inline-flex; align-items: center; justify-content: center; gap: 0.15em; }
.lr .pack .suit svg { display: block; width: 0.85em; height: 0.85em; fill: currentColor; stroke: none; }
.lr .pack .right { border: 2px solid var(--lr-accent); box-shadow: inset 0 -4px var(--lr-on-face); font-weight: 700; }
.lr .pack .not { background: var(--lr-fallen); text-decoration: line-through; text-decoration-thickness: 1px; }
.lr .pack .picked { outline: 3px solid var(--lr-gold); outline-offset: 0; }
`;function _t(n,e,t){let r=new q(n.get("words")),s=n.get("schema"),{game:o}=s,c=n.get("base")??"",u=new Te(z(s),()=>Q(o,u.now)),h=()=>`${(n.get("link")??"").split("#")[0]}#${Be("table",{readings:u.now},s)}`,y=()=>n.get("state")?.readings??null,d=a("p",{class:"answer",tabindex:-1}),g=a("div",{class:"panel offer",role:"group",hidden:!0,"aria-label":r.text("ui-table-brought")}),T=a("ol",{class:"questions"}),W=le(n,r,"ui-link-seen",()=>d.focus()),ue=a("button",{type:"button",onclick:()=>{u.change({}),d.focus()}},r.text("ui-table-all-printed")),Oe=a("button",{type:"button",onclick:()=>window.print()},r.text("ui-table-print")),ce=oe({session:{get canUndo(){return u.canUndo},get canRedo(){return u.canRedo},undo:()=>u.undo(),redo:()=>u.redo()},words:r},h),G=a("div",{class:"qr"}),_=a("p",{class:"address"}),I=a("div",{class:"lr tool own-table",lang:r.lang},a("style",{},re+Ht+qt),a("div",{class:"head"},d),W.element,g,a("div",{class:"options"},ue,Oe),ce.element,T,G,_);function $e(f,w){let{[f]:A,...C}=u.now;u.change(s.questions[f].printed===w?C:{...C,[f]:w})}function R(){let f=u.now,w=Object.keys(f).length;d.textContent=r.text("ui-table-count",{count:w}),ue.hidden=!w;let A=y();O(g,()=>{g.hidden=!A||x(A,f),b(g,...g.hidden?[]:[a("p",{},r.text("ui-table-brought")),a("ul",{},...Object.entries(A).map(([S,N])=>a("li",{},de(S,N)))),a("div",{class:"options"},a("button",{type:"button",class:"strong",onclick:()=>u.change(A)},r.text("ui-table-take")),a("button",{type:"button",onclick:()=>i()},r.text("ui-table-leave")))])},()=>d),O(T,()=>b(T,...Object.entries(s.questions).map(([S,N])=>{let We=r.text(`question-${S}`),Ge=f[S]??N.printed;return a("li",{class:f[S]?"ours":""},a("p",{},We," ",Z(N.clauses)),a("div",{role:"group","aria-label":We},a("ul",{class:"readings"},...N.readings.map(j=>a("li",{class:j===Ge?"chosen":""},a("button",{type:"button","aria-pressed":String(j===Ge),"data-k":`${S}.${j}`,onclick:()=>$e(S,j)},j===N.printed?r.text("ui-printed",{reading:L(S,j,r)}):L(S,j,r)),V(N.grounds[j]))))))}))),ce.result?.();let C=_.textContent=h();ae(c,C,r.text("ui-share-qr-about")).then(S=>_.textContent===C&&b(G,S),()=>b(G))}function de(f,w){return r.text("ui-change-to",{place:r.text(`question-${f}`),value:L(f,w,r)})}function V(f){return f?a("p",{class:"grounds"},r.text("ui-grounds",{who:r.text(`grounds-${f.who}`)})," ",Z(f.clauses)):null}function Z(f){return a("span",{class:"cites"},...f.map(w=>{let{title:A,href:C}=r.clause(w);return C===void 0?a("span",{class:"cite"},A):a("a",{class:"cite",href:c+C},A)}))}function i(){n.set("state",{readings:u.now}),n.save_changes(),R()}function l(){let f=z(s);x(f,u.now)?i():u.change(f)}y()||n.set("state",{readings:u.now}),R();let p=Se(I,t),M=X(o,l);return n.on("change:state",R),t.append(I),()=>{M(),p(),W.close(),n.off("change:state",R),I.remove()}}function It(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new P(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var zt=It(_t,Ke),{fromLink:aa,toLink:la}=zt,ua=zt.module;export{ua as default,aa as fromLink,la as toLink};
