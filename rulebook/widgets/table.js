var Jt=Object.defineProperty;var zt=(n,e)=>{for(var t in e)Jt(n,t,{get:e[t],enumerable:!0})};var We={};zt(We,{fromLink:()=>_n,toLink:()=>Ke});var P=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,t,r=()=>{}){let s=++this.asked;return t?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(o=>{this.waiting.set(s,{done:o,timer:this.patience(s),heard:r});try{this.model.send({id:s,...e})}catch(l){this.settle(s,{error:String(l)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:t,progress:r,trying:s}=e??{};if(s||r)for(let[o,l]of this.waiting)clearTimeout(l.timer),l.timer=this.patience(o);if(s)this.waiting.get(t)?.heard(s);else if(typeof t=="number")this.settle(t,e);else if(r){for(let o of this.waiting.values())o.heard(r);for(let o of this.watchers)o(r)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var Ut="http://www.w3.org/2000/svg";function a(n,e={},...t){return Ze(document.createElement(n),e,t)}function fe(n,e,t={}){return pe("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>pe("path",{d:r})))}function pe(n,e={},...t){return Ze(document.createElementNS(Ut,n),e,t)}function Ze(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return h(n,...t),n}function h(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function Qe(n){return n.getRootNode().activeElement}function O(n,e,t){let r=Qe(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let l=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}var me="living-rules/",Ae="lr-kept",Ce=new Map;function je(n){try{return JSON.parse(Ce.get(n)??localStorage.getItem(me+n)??"null")}catch{return null}}function Le(n,e){let t=JSON.stringify(e);try{e===null?localStorage.removeItem(me+n):localStorage.setItem(me+n,t),Ce.delete(n)}catch{Ce.set(n,t)}window.dispatchEvent(new CustomEvent(Ae,{detail:n}))}function Re(n,e){let t=s=>{s.detail===n&&e()},r=({key:s})=>{(s===null||s===me+n)&&e()};return window.addEventListener(Ae,t),window.addEventListener("storage",r),()=>{window.removeEventListener(Ae,t),window.removeEventListener("storage",r)}}var Ne=n=>`table-${n}`;function J({game:n,questions:e}){return Pe(je(Ne(n)),e)}function Pe(n,e){let t=typeof n=="object"&&n!==null?Object.entries(n):[];return Object.fromEntries(t.filter(([r,s])=>Object.hasOwn(e,r)&&e[r].readings.includes(s)))}function Q(n,e){Le(Ne(n),Object.keys(e).length?e:null)}function X(n,e){return Re(Ne(n),e)}function x(n,e){return H(n)===H(e)}function H(n){return JSON.stringify(n,(e,t)=>k(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function k(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Ye(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var et="1",Kt=1e5,Fe=1e3,tt=2e3,Wt=8,Gt=60,Y="~";function be(n,e,t){return[`${n}=${encodeURIComponent(e)}`,`v=${et}`,...t].join("&")}function Vt(n){return Ye((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function ye(n,e,t,r){return[...nt([],n,e,t,r)]}function*nt(n,e,t,r,s){if(x(e,t))return;let o=U(r,s);if(o&&k(t)&&(!n.length||Object.keys(t).length)){let l=k(e)?e:{};for(let c of new Set([...Object.keys(l),...Object.keys(t)]))yield*nt([...n,c],he(l,c),he(t,c),o(c)??{kind:"any"},s)}else yield`${n.map(l=>He(l).replaceAll(".","%2E")).join(".")}=${Zt(t,r,s)}`}function Zt(n,e,t){if(n===void 0)return Y;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(Qt),r].map(o=>o.map(He).join(","));return k(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>x(_e(o,e,t),n))??Y+He(JSON.stringify(n))}function He(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function Qt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function Xt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function we(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},l=U(t,r),c=0;for(let[b,y]of n.split("&").slice(1).entries()){c+=y.length+1;let[d,g]=Yt(y);if(b>=Fe||c>Kt)o.cut=!0;else if(d==="catalogue"&&r.catalogue){o.catalogue=g!==Vt(r);continue}else if(d==="v"?g===et:rt(s,d.split(".").map(ge),l,g,r))continue;o.parts.push((ge(y)??y).slice(0,Gt))}return{facts:s,ignored:o}}function Yt(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function ge(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function he(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function U(n,e){switch(n.kind){case"record":return t=>he(n.of,t);case"map":return t=>z(t,n.key,e)?n.of:void 0;case"option":return U(n.of,e);case"union":return n.of.map(t=>U(t,e)).find(t=>t!==null)??null;default:return null}}function rt(n,e,t,r,s){let[o,...l]=e,c=o==null||o==="__proto__"?void 0:t(o);if(o==null||!c)return!1;if(l.length){let b=U(c,s),y=he(n,o),d=k(y)?{...y}:{};if(!b||!rt(d,l,b,r,s))return!1;n[o]=d}else if(r===Y)delete n[o];else{let b=_e(r,c,s);if(b===void 0)return!1;n[o]=b}return!0}function _e(n,e,t){let r=n.startsWith(Y)?en(n.slice(Y.length)):qe(n,e,t);return r!==void 0&&z(r,e,t)?r:void 0}function en(n){try{return JSON.parse(ge(n)??"")}catch{return}}function qe(n,e,t){let r=ge(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:qe(n,e.of,t);case"union":return e.of.map(s=>_e(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>qe(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:Xt(r);default:return r}}function st(n,e){if(typeof n=="string")return n.length<=tt;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=Fe&&t.every(([r,s])=>r!=="__proto__"&&st(s,e-1))}function z(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||z(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=tt;case"any":return st(n,Wt);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=Fe&&n.every(r=>z(r,e.of,t));case"union":return e.of.some(r=>z(n,r,t));default:{let r=U(e,t);return k(n)&&Object.entries(n).every(([s,o])=>{let l=s==="__proto__"?void 0:r(s);return l!==void 0&&z(o,l,t)})}}}var E=class{constructor(e){this.value=e}valueOf(){return this.value}},m=class extends E{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},v=class extends E{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},$=class n extends E{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof E)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof E&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ot=100,tn="⁨",nn="⁩";function rn(n,e,t){if(t===e||t instanceof v&&e instanceof v&&t.value===e.value)return!0;if(e instanceof v&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function it(n,e,t){return e[t]?D(n,e[t].value):(n.reportError(new RangeError("No default")),new m)}function Ie(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=ee(n,s.value):t.push(ee(n,s));return{positional:t,named:r}}function ee(n,e){switch(e.type){case"str":return e.value;case"num":return new v(e.value,{minimumFractionDigits:e.precision});case"var":return sn(n,e);case"mesg":return on(n,e);case"term":return an(n,e);case"func":return ln(n,e);case"select":return un(n,e);default:return new m}}function sn(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new m(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new m(`$${e}`);if(t instanceof E)return t;switch(typeof t){case"string":return t;case"number":return new v(t);case"object":if($.supportsValue(t))return new $(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new m(`$${e}`)}}function on(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new m(e);if(t){let s=r.attributes[t];return s?D(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new m(`${e}.${t}`))}return r.value?D(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new m(e))}function an(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new m(s);if(t){let c=o.attributes[t];if(c){n.params=Ie(n,r).named;let b=D(n,c);return n.params=null,b}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new m(`${s}.${t}`)}n.params=Ie(n,r).named;let l=D(n,o.value);return n.params=null,l}function ln(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new m(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new m(`${e}()`);try{let s=Ie(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new m(`${e}()`)}}function un(n,{selector:e,variants:t,star:r}){let s=ee(n,e);if(s instanceof m)return it(n,t,r);for(let o of t){let l=ee(n,o.key);if(rn(n,s,l))return D(n,o.value)}return it(n,t,r)}function Je(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new m;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>ot)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${ot}`);r&&t.push(tn),t.push(ee(n,s).toString(n)),r&&t.push(nn)}return n.dirty.delete(e),t.join("")}function D(n,e){return typeof e=="string"?n.bundle._transform(e):Je(n,e)}var ve=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function ze(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var at=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function lt(n,e){let t=n[0];if(t instanceof m)return new m(`NUMBER(${t.valueOf()})`);if(t instanceof v)return new v(t.valueOf(),{...t.opts,...ze(e,at)});if(t instanceof $)return new v(t.toNumber(),{...ze(e,at)});throw new TypeError("Invalid argument to NUMBER")}var cn=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ut(n,e){let t=n[0];if(t instanceof m)return new m(`DATETIME(${t.valueOf()})`);if(t instanceof $||t instanceof v)return new $(t,ze(e,cn));throw new TypeError("Invalid argument to DATETIME")}var ct=new Map;function dt(n){let e=Array.isArray(n)?n.join(" "):n,t=ct.get(e);return t===void 0&&(t=new Map,ct.set(e,t)),t}var te=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:lt,DATETIME:ut,...t},this._useIsolating=r,this._transform=s,this._intls=dt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new ve(this,r,t);try{return Je(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new m().toString(s);throw o}}};var Ue=/^(-?[a-zA-Z][\w-]*) *= */gm,pt=/\.([a-zA-Z][\w-]*) *= */y,dn=/\*?\[/y,De=/(-?[0-9]+(?:\.([0-9]+))?)/y,pn=/([a-zA-Z][\w-]*)/y,ft=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,fn=/^[A-Z][A-Z0-9_-]*$/,xe=/([^{}\n\r]+)/y,mn=/([^\\"\n\r]*)/y,mt=/\\([\\"])/y,gt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,gn=/^\n+/,ht=/ +$/,hn=/ *\r?\n/g,bn=/( *)$/,yn=/{\s*/y,bt=/\s*}/y,wn=/\[\s*/y,vn=/\s*] */y,xn=/\s*\(\s*/y,kn=/\s*->\s*/y,En=/\s*:\s*/y,Sn=/\s*,?\s*/y,Tn=/\s+/y,ne=class{constructor(e){this.body=[],Ue.lastIndex=0;let t=0;for(;;){let i=Ue.exec(e);if(i===null)break;t=Ue.lastIndex;try{this.body.push(b(i[1]))}catch(u){if(u instanceof SyntaxError)continue;throw u}}function r(i){return i.lastIndex=t,i.test(e)}function s(i,u){if(e[t]===i)return t++,!0;if(u)throw new u(`Expected ${i}`);return!1}function o(i,u){if(r(i))return t=i.lastIndex,!0;if(u)throw new u(`Expected ${i.toString()}`);return!1}function l(i){i.lastIndex=t;let u=i.exec(e);if(u===null)throw new SyntaxError(`Expected ${i.toString()}`);return t=i.lastIndex,u}function c(i){return l(i)[1]}function b(i){let u=d(),p=y();if(u===null&&Object.keys(p).length===0)throw new SyntaxError("Expected message value or attributes");return{id:i,value:u,attributes:p}}function y(){let i=Object.create(null);for(;r(pt);){let u=c(pt),p=d();if(p===null)throw new SyntaxError("Expected attribute value");i[u]=p}return i}function d(){let i;if(r(xe)&&(i=c(xe)),e[t]==="{"||e[t]==="}")return g(i?[i]:[],1/0);let u=de();return u?i?g([i,u],u.length):(u.value=V(u.value,gn),g([u],u.length)):i?V(i,ht):null}function g(i=[],u){for(;;){if(r(xe)){i.push(c(xe));continue}if(e[t]==="{"){i.push(T());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let w=de();if(w){i.push(w),u=Math.min(u,w.length);continue}break}let p=i.length-1,M=i[p];typeof M=="string"&&(i[p]=V(M,ht));let f=[];for(let w of i)w instanceof ke&&(w=w.value.slice(0,w.value.length-u)),w&&f.push(w);return f}function T(){o(yn,SyntaxError);let i=W();if(o(bt))return i;if(o(kn)){let u=ce();return o(bt,SyntaxError),{type:"select",selector:i,...u}}throw new SyntaxError("Unclosed placeable")}function W(){if(e[t]==="{")return T();if(r(ft)){let[,i,u,p=null]=l(ft);if(i==="$")return{type:"var",name:u};if(o(xn)){let M=ue();if(i==="-")return{type:"term",name:u,attr:p,args:M};if(fn.test(u))return{type:"func",name:u,args:M};throw new SyntaxError("Function names must be all upper-case")}return i==="-"?{type:"term",name:u,attr:p,args:[]}:{type:"mesg",name:u,attr:p}}return _()}function ue(){let i=[];for(;;){switch(e[t]){case")":return t++,i;case void 0:throw new SyntaxError("Unclosed argument list")}i.push($e()),o(Sn)}}function $e(){let i=W();return i.type!=="mesg"?i:o(En)?{type:"narg",name:i.name,value:_()}:i}function ce(){let i=[],u=0,p;for(;r(dn);){s("*")&&(p=u);let M=G(),f=d();if(f===null)throw new SyntaxError("Expected variant value");i[u++]={key:M,value:f}}if(u===0)return null;if(p===void 0)throw new SyntaxError("Expected default variant");return{variants:i,star:p}}function G(){o(wn,SyntaxError);let i;return r(De)?i=I():i={type:"str",value:c(pn)},o(vn,SyntaxError),i}function _(){if(r(De))return I();if(e[t]==='"')return Me();throw new SyntaxError("Invalid expression")}function I(){let[,i,u=""]=l(De),p=u.length;return{type:"num",value:parseFloat(i),precision:p}}function Me(){s('"',SyntaxError);let i="";for(;;){if(i+=c(mn),e[t]==="\\"){i+=R();continue}if(s('"'))return{type:"str",value:i};throw new SyntaxError("Unclosed string literal")}}function R(){if(r(mt))return c(mt);if(r(gt)){let[,i,u]=l(gt),p=parseInt(i||u,16);return p<=55295||57344<=p?String.fromCodePoint(p):"�"}throw new SyntaxError("Unknown escape sequence")}function de(){let i=t;switch(o(Tn),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Z(e.slice(i,t))}return e[t-1]===" "?Z(e.slice(i,t)):!1}function V(i,u){return i.replace(u,"")}function Z(i){let u=i.replace(hn,`
`),p=bn.exec(i)[1].length;return new ke(u,p)}}},ke=class{constructor(e,t){this.value=e,this.length=t}};var B=class extends E{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},yt=/[^ =,]+/g,On=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,q=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new te(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new v(t instanceof B?t.value.length:1)}}),this.bundle.addResource(new ne(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(wt(e))?.value;if(!s)return null;let o={};for(let[y,d]of Object.entries(t))o[y]=this.value(d);let l={},c=this.said?new Proxy(o,{get:(y,d)=>(l[d]=t[d],y[d])}):o,b=this.bundle.formatPattern(s,c,r);return this.said?.push([wt(e),l]),b}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),l=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(c=>this.option(c))}):null)??this.list(r.split("+").map(c=>this.worded(c)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(yt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(yt,r=>On.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof B?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof B?this.join(r.value,t):r instanceof v?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new v(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new B(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function wt(n){return n.replace(/[._ ]/g,"-")}var $n={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function F(n){return fe("0 0 24 24",[...$n[n]],{class:"icon"})}async function re(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?a("textarea",{readonly:!0,rows:6,"aria-label":e},n):a("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function se(n,e){let{session:t,words:r}=n,s=(g,T)=>a("button",{type:"button",class:"square","aria-label":r.text(`ui-${g}`),title:r.text(`ui-${g}`),onclick:T},F(g)),o=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),c=a("button",{type:"button",class:"quiet",onclick:()=>{re(e()??"",r.text("ui-copy-link"),b,r)}},r.text("ui-copy-link")),b=a("span",{class:"copied",role:"status"}),y=a("div",{class:"bar"},a("span",{},o,l),c,b);function d(){for(let[g,T]of[[o,t.canUndo],[l,t.canRedo]])g.hidden=!t.canUndo&&!t.canRedo,g.setAttribute("aria-disabled",String(!T));b.replaceChildren(),c.hidden=!e()}return{element:y,result:d,step:()=>b.replaceChildren()}}function A(n,e,t){return t.maybe(`reading-${n}-${e}`)??t.text(`reading-${e}`)}async function ae(n,e,t){let{qr:r}=await import(new URL(`${n}assets/bench/qr.js`,document.baseURI).href),s=r(e);return s.setAttribute("aria-label",t),s}var St=8;function le(n,e,t,r){let s=a("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:l=[],cut:c=!1,catalogue:b=!1}=n.get("ignored")??{},y=l.length>St?[...l.slice(0,St),"…"]:l,d=[c&&e.text("ui-link-too-long"),l.length&&e.text("ui-link-ignored",{parts:y,count:l.length}),b&&e.text("ui-link-catalogue")].filter(g=>typeof g=="string");s.hidden=!d.length,h(s,...d.map(g=>a("p",{},g)),d.length?a("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}var Se=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
.lr .testing progress { display: block; width: 100%; height: 0.6em; accent-color: var(--accent); }
.lr .testing progress[hidden] { display: none; }
.lr .testing .report > * + * { margin-top: 0.6em; }
.lr .testing .attempts { padding: 0; list-style: none; }
.lr .testing .attempts > li { padding: 0.5em 0 0.5em 0.8em; border-inline-start: 4px solid var(--line); }
.lr .testing .attempts > li + li { margin-top: 0.5em; }
.lr .testing .attempts > [data-came="holds"] { border-color: var(--accent); }
.lr .testing .attempts code { overflow-wrap: anywhere; }
.lr .square-code { width: min(100%, 18em); }
.lr svg.qr { display: block; width: 100%; height: auto; border-radius: 8px; }
.lr .linked { border-color: var(--gold); background: var(--lit); }
.lr .linked dl > div { display: grid; grid-template-columns: minmax(4em, auto) 1fr; gap: 0.2em 0.9em; }
.lr .linked dl > div + div { margin-top: 0.3em; }
.lr .linked dt { font-weight: 600; }
`;function Te(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=Nn(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function Nn(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}function Pt({questions:n}){return{kind:"record",of:Object.fromEntries(Object.entries(n).map(([e,{readings:t}])=>[e,{kind:"enum",values:t}]))}}function Ke(n,e,t){return be("tool",n,ye({},e.readings,Pt(t),t))}function _n(n,e,t){let{facts:r,ignored:s}=we(e,{},Pt(t),t);return{state:Object.keys(r).length?{readings:r}:null,ignored:s}}var Oe=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){x(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var Ht=`/* The readings of a table; on paper only those, one under the other. */

.lr .questions > li { padding-block: 0.8em; border-top: 1px solid var(--line); }
.lr .questions > .ours { padding-inline-start: 0.7em; box-shadow: inset 4px 0 var(--gold); }
.lr .questions .readings { margin-top: 0.5em; }
.lr .questions .readings button { border-color: var(--edge); text-align: start; }
.lr .questions [aria-pressed="true"] { border: 2px solid var(--accent); background: var(--tint); }
.lr .offer { border-color: var(--gold); background: var(--lit); }
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
`;var qt=`/* What the tools have besides the bench. */

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
`;function Ft(n,e,t){let r=new q(n.get("words")),s=n.get("schema"),{game:o}=s,l=n.get("base")??"",c=new Oe(J(s),()=>Q(o,c.now)),b=()=>`${(n.get("link")??"").split("#")[0]}#${Ke("table",{readings:c.now},s)}`,y=()=>n.get("state")?.readings??null,d=a("p",{class:"answer",tabindex:-1}),g=a("div",{class:"panel offer",role:"group",hidden:!0,"aria-label":r.text("ui-table-brought")}),T=a("ol",{class:"questions"}),W=le(n,r,"ui-link-seen",()=>d.focus()),ue=a("button",{type:"button",onclick:()=>{c.change({}),d.focus()}},r.text("ui-table-all-printed")),$e=a("button",{type:"button",onclick:()=>window.print()},r.text("ui-table-print")),ce=se({session:{get canUndo(){return c.canUndo},get canRedo(){return c.canRedo},undo:()=>c.undo(),redo:()=>c.redo()},words:r},b),G=a("div",{class:"qr"}),_=a("p",{class:"address"}),I=a("div",{class:"lr tool own-table",lang:r.lang},a("style",{},Se+qt+Ht),a("div",{class:"head"},d),W.element,g,a("div",{class:"options"},ue,$e),ce.element,T,G,_);function Me(f,w){let{[f]:C,...j}=c.now;c.change(s.questions[f].printed===w?j:{...j,[f]:w})}function R(){let f=c.now,w=Object.keys(f).length;d.textContent=r.text("ui-table-count",{count:w}),ue.hidden=!w;let C=y();O(g,()=>{g.hidden=!C||x(C,f),h(g,...g.hidden?[]:[a("p",{},r.text("ui-table-brought")),a("ul",{},...Object.entries(C).map(([S,N])=>a("li",{},de(S,N)))),a("div",{class:"options"},a("button",{type:"button",class:"strong",onclick:()=>c.change(C)},r.text("ui-table-take")),a("button",{type:"button",onclick:()=>i()},r.text("ui-table-leave")))])},()=>d),O(T,()=>h(T,...Object.entries(s.questions).map(([S,N])=>{let Ge=r.text(`question-${S}`),Ve=f[S]??N.printed;return a("li",{class:f[S]?"ours":""},a("p",{},Ge," ",Z(N.clauses)),a("div",{role:"group","aria-label":Ge},a("ul",{class:"readings"},...N.readings.map(L=>a("li",{class:L===Ve?"chosen":""},a("button",{type:"button","aria-pressed":String(L===Ve),"data-k":`${S}.${L}`,onclick:()=>Me(S,L)},L===N.printed?r.text("ui-printed",{reading:A(S,L,r)}):A(S,L,r)),V(N.grounds[L]))))))}))),ce.result?.();let j=_.textContent=b();ae(l,j,r.text("ui-share-qr-about")).then(S=>_.textContent===j&&h(G,S),()=>h(G))}function de(f,w){return r.text("ui-change-to",{place:r.text(`question-${f}`),value:A(f,w,r)})}function V(f){return f?a("p",{class:"grounds"},r.text("ui-grounds",{who:r.text(`grounds-${f.who}`)})," ",Z(f.clauses)):null}function Z(f){return a("span",{class:"cites"},...f.map(w=>{let{title:C,href:j}=r.clause(w);return j===void 0?a("span",{class:"cite"},C):a("a",{class:"cite",href:l+j},C)}))}function i(){n.set("state",{readings:c.now}),n.save_changes(),R()}function u(){let f=J(s);x(f,c.now)?i():c.change(f)}y()||n.set("state",{readings:c.now}),R();let p=Te(I,t),M=X(o,u);return n.on("change:state",R),t.append(I),()=>{M(),p(),W.close(),n.off("change:state",R),I.remove()}}function _t(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new P(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var It=_t(Ft,We),{fromLink:pa,toLink:fa}=It,ma=It.module;export{ma as default,pa as fromLink,fa as toLink};
