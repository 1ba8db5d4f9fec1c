var Ut=Object.defineProperty;var Dt=(n,e)=>{for(var t in e)Ut(n,t,{get:e[t],enumerable:!0})};var Ge={};Dt(Ge,{fromLink:()=>Gn,toLink:()=>Ke});var q=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,t,r=()=>{}){if(t?.aborted)return Promise.resolve({stopped:!0});let s=++this.asked,i=Math.max(3e4,Number(e.patience??0));return t?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(l=>{this.waiting.set(s,{done:l,silence:i,timer:this.patience(s,i),heard:r});try{this.model.send({id:s,...e})}catch(c){this.settle(s,{error:String(c)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:t,progress:r,trying:s}=e??{};if(s||r)for(let[i,l]of this.waiting)clearTimeout(l.timer),l.timer=this.patience(i,l.silence);if(s)this.waiting.get(t)?.heard(s);else if(typeof t=="number")this.settle(t,e);else if(r){for(let i of this.waiting.values())i.heard(r);for(let i of this.watchers)i(r)}};patience(e,t){return setTimeout(()=>this.settle(e,{error:"time-out"}),t)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var Wt="http://www.w3.org/2000/svg";function a(n,e={},...t){return Qe(document.createElement(n),e,t)}function ge(n,e,t={}){return me("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>me("path",{d:r})))}function me(n,e={},...t){return Qe(document.createElementNS(Wt,n),e,t)}function Qe(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return g(n,...t),n}function g(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function Xe(n){return n.getRootNode().activeElement}function O(n,e,t){let r=Xe(n),s=!!r&&n.contains(r)&&r!==n,i=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let l=i===null?null:n.querySelector(`[data-k="${CSS.escape(i)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}var he="living-rules/",Ae="lr-kept",Le=new Map;function je(n){try{return JSON.parse(Le.get(n)??localStorage.getItem(he+n)??"null")}catch{return null}}function Re(n,e){let t=JSON.stringify(e);try{e===null?localStorage.removeItem(he+n):localStorage.setItem(he+n,t),Le.delete(n)}catch{Le.set(n,t)}window.dispatchEvent(new CustomEvent(Ae,{detail:n}))}function Pe(n,e){let t=s=>{s.detail===n&&e()},r=({key:s})=>{(s===null||s===he+n)&&e()};return window.addEventListener(Ae,t),window.addEventListener("storage",r),()=>{window.removeEventListener(Ae,t),window.removeEventListener("storage",r)}}var Ne=n=>`table-${n}`;function J({game:n,questions:e}){return qe(je(Ne(n)),e)}function qe(n,e){let t=typeof n=="object"&&n!==null?Object.entries(n):[];return Object.fromEntries(t.filter(([r,s])=>Object.hasOwn(e,r)&&e[r].readings.includes(s)))}function X(n,e){Re(Ne(n),Object.keys(e).length?e:null)}function Y(n,e){return Pe(Ne(n),e)}function w(n,e){return R(n)===R(e)}function R(n){return JSON.stringify(n,(e,t)=>k(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function k(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function et(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var tt="1",Gt=1e5,_e=1e3,nt=2e3,Vt=8,Zt=60,ee="~";function ve(n,e,t){return[`${n}=${encodeURIComponent(e)}`,`v=${tt}`,...t].join("&")}function te(n){return{kind:"record",of:Object.fromEntries(Object.entries(n).map(([e,{readings:t}])=>[e,{kind:"enum",values:t}]))}}function Qt(n){return et((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function xe(n,e,t,r){return[...rt([],n,e,t,r)]}function*rt(n,e,t,r,s){if(w(e,t))return;let i=U(r,s);if(i&&k(t)&&(!n.length||Object.keys(t).length)){let l=k(e)?e:{};for(let c of new Set([...Object.keys(l),...Object.keys(t)]))yield*rt([...n,c],ye(l,c),ye(t,c),i(c)??{kind:"any"},s)}else yield`${n.map(l=>He(l).replaceAll(".","%2E")).join(".")}=${Xt(t,r,s)}`}function Xt(n,e,t){if(n===void 0)return ee;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(Yt),r].map(i=>i.map(He).join(","));return k(n)&&!Object.keys(n).length&&s.unshift(""),s.find(i=>w(Ie(i,e,t),n))??ee+He(JSON.stringify(n))}function He(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function Yt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function en(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function we(n,e,t,r){let s=structuredClone(e),i={parts:[],cut:!1,catalogue:!1},l=U(t,r),c=0;for(let[b,y]of n.split("&").slice(1).entries()){c+=y.length+1;let[d,h]=tn(y);if(b>=_e||c>Gt)i.cut=!0;else if(d==="catalogue"&&r.catalogue){i.catalogue=h!==Qt(r);continue}else if(d==="v"?h===tt:st(s,d.split(".").map(be),l,h,r))continue;i.parts.push((be(y)??y).slice(0,Zt))}return{facts:s,ignored:i}}function tn(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function be(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function ye(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function U(n,e){switch(n.kind){case"record":return t=>ye(n.of,t);case"map":return t=>z(t,n.key,e)?n.of:void 0;case"option":return U(n.of,e);case"union":return n.of.map(t=>U(t,e)).find(t=>t!==null)??null;default:return null}}function st(n,e,t,r,s){let[i,...l]=e,c=i==null||i==="__proto__"?void 0:t(i);if(i==null||!c)return!1;if(l.length){let b=U(c,s),y=ye(n,i),d=k(y)?{...y}:{};if(!b||!st(d,l,b,r,s))return!1;n[i]=d}else if(r===ee)delete n[i];else{let b=Ie(r,c,s);if(b===void 0)return!1;n[i]=b}return!0}function Ie(n,e,t){let r=n.startsWith(ee)?nn(n.slice(ee.length)):Fe(n,e,t);return r!==void 0&&z(r,e,t)?r:void 0}function nn(n){try{return JSON.parse(be(n)??"")}catch{return}}function Fe(n,e,t){let r=be(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:Fe(n,e.of,t);case"union":return e.of.map(s=>Ie(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(i=>Fe(i,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:en(r);default:return r}}function it(n,e){if(typeof n=="string")return n.length<=nt;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=_e&&t.every(([r,s])=>r!=="__proto__"&&it(s,e-1))}function z(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||z(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=nt;case"any":return it(n,Vt);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=_e&&n.every(r=>z(r,e.of,t));case"union":return e.of.some(r=>z(n,r,t));default:{let r=U(e,t);return k(n)&&Object.entries(n).every(([s,i])=>{let l=s==="__proto__"?void 0:r(s);return l!==void 0&&z(i,l,t)})}}}var E=class{constructor(e){this.value=e}valueOf(){return this.value}},m=class extends E{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},x=class extends E{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},$=class n extends E{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof E)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof E&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ot=100,rn="⁨",sn="⁩";function on(n,e,t){if(t===e||t instanceof x&&e instanceof x&&t.value===e.value)return!0;if(e instanceof x&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function at(n,e,t){return e[t]?D(n,e[t].value):(n.reportError(new RangeError("No default")),new m)}function Je(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=ne(n,s.value):t.push(ne(n,s));return{positional:t,named:r}}function ne(n,e){switch(e.type){case"str":return e.value;case"num":return new x(e.value,{minimumFractionDigits:e.precision});case"var":return an(n,e);case"mesg":return ln(n,e);case"term":return un(n,e);case"func":return cn(n,e);case"select":return dn(n,e);default:return new m}}function an(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new m(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new m(`$${e}`);if(t instanceof E)return t;switch(typeof t){case"string":return t;case"number":return new x(t);case"object":if($.supportsValue(t))return new $(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new m(`$${e}`)}}function ln(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new m(e);if(t){let s=r.attributes[t];return s?D(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new m(`${e}.${t}`))}return r.value?D(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new m(e))}function un(n,{name:e,attr:t,args:r}){let s=`-${e}`,i=n.bundle._terms.get(s);if(!i)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new m(s);if(t){let c=i.attributes[t];if(c){n.params=Je(n,r).named;let b=D(n,c);return n.params=null,b}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new m(`${s}.${t}`)}n.params=Je(n,r).named;let l=D(n,i.value);return n.params=null,l}function cn(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new m(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new m(`${e}()`);try{let s=Je(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new m(`${e}()`)}}function dn(n,{selector:e,variants:t,star:r}){let s=ne(n,e);if(s instanceof m)return at(n,t,r);for(let i of t){let l=ne(n,i.key);if(on(n,s,l))return D(n,i.value)}return at(n,t,r)}function ze(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new m;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>ot)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${ot}`);r&&t.push(rn),t.push(ne(n,s).toString(n)),r&&t.push(sn)}return n.dirty.delete(e),t.join("")}function D(n,e){return typeof e=="string"?n.bundle._transform(e):ze(n,e)}var ke=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function Ue(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var lt=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ut(n,e){let t=n[0];if(t instanceof m)return new m(`NUMBER(${t.valueOf()})`);if(t instanceof x)return new x(t.valueOf(),{...t.opts,...Ue(e,lt)});if(t instanceof $)return new x(t.toNumber(),{...Ue(e,lt)});throw new TypeError("Invalid argument to NUMBER")}var pn=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ct(n,e){let t=n[0];if(t instanceof m)return new m(`DATETIME(${t.valueOf()})`);if(t instanceof $||t instanceof x)return new $(t,Ue(e,pn));throw new TypeError("Invalid argument to DATETIME")}var dt=new Map;function pt(n){let e=Array.isArray(n)?n.join(" "):n,t=dt.get(e);return t===void 0&&(t=new Map,dt.set(e,t)),t}var re=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ut,DATETIME:ct,...t},this._useIsolating=r,this._transform=s,this._intls=pt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let i=e.body[s];if(i.id.startsWith("-")){if(t===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new ke(this,r,t);try{return ze(s,e).toString(s)}catch(i){if(s.errors&&i instanceof Error)return s.errors.push(i),new m().toString(s);throw i}}};var De=/^(-?[a-zA-Z][\w-]*) *= */gm,ft=/\.([a-zA-Z][\w-]*) *= */y,fn=/\*?\[/y,We=/(-?[0-9]+(?:\.([0-9]+))?)/y,mn=/([a-zA-Z][\w-]*)/y,mt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,gn=/^[A-Z][A-Z0-9_-]*$/,Ee=/([^{}\n\r]+)/y,hn=/([^\\"\n\r]*)/y,gt=/\\([\\"])/y,ht=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,bn=/^\n+/,bt=/ +$/,yn=/ *\r?\n/g,vn=/( *)$/,xn=/{\s*/y,yt=/\s*}/y,wn=/\[\s*/y,kn=/\s*] */y,En=/\s*\(\s*/y,Sn=/\s*->\s*/y,Tn=/\s*:\s*/y,On=/\s*,?\s*/y,$n=/\s+/y,se=class{constructor(e){this.body=[],De.lastIndex=0;let t=0;for(;;){let o=De.exec(e);if(o===null)break;t=De.lastIndex;try{this.body.push(b(o[1]))}catch(u){if(u instanceof SyntaxError)continue;throw u}}function r(o){return o.lastIndex=t,o.test(e)}function s(o,u){if(e[t]===o)return t++,!0;if(u)throw new u(`Expected ${o}`);return!1}function i(o,u){if(r(o))return t=o.lastIndex,!0;if(u)throw new u(`Expected ${o.toString()}`);return!1}function l(o){o.lastIndex=t;let u=o.exec(e);if(u===null)throw new SyntaxError(`Expected ${o.toString()}`);return t=o.lastIndex,u}function c(o){return l(o)[1]}function b(o){let u=d(),p=y();if(u===null&&Object.keys(p).length===0)throw new SyntaxError("Expected message value or attributes");return{id:o,value:u,attributes:p}}function y(){let o=Object.create(null);for(;r(ft);){let u=c(ft),p=d();if(p===null)throw new SyntaxError("Expected attribute value");o[u]=p}return o}function d(){let o;if(r(Ee)&&(o=c(Ee)),e[t]==="{"||e[t]==="}")return h(o?[o]:[],1/0);let u=fe();return u?o?h([o,u],u.length):(u.value=Z(u.value,bn),h([u],u.length)):o?Z(o,bt):null}function h(o=[],u){for(;;){if(r(Ee)){o.push(c(Ee));continue}if(e[t]==="{"){o.push(T());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let v=fe();if(v){o.push(v),u=Math.min(u,v.length);continue}break}let p=o.length-1,M=o[p];typeof M=="string"&&(o[p]=Z(M,bt));let f=[];for(let v of o)v instanceof Se&&(v=v.value.slice(0,v.value.length-u)),v&&f.push(v);return f}function T(){i(xn,SyntaxError);let o=G();if(i(yt))return o;if(i(Sn)){let u=pe();return i(yt,SyntaxError),{type:"select",selector:o,...u}}throw new SyntaxError("Unclosed placeable")}function G(){if(e[t]==="{")return T();if(r(mt)){let[,o,u,p=null]=l(mt);if(o==="$")return{type:"var",name:u};if(i(En)){let M=de();if(o==="-")return{type:"term",name:u,attr:p,args:M};if(gn.test(u))return{type:"func",name:u,args:M};throw new SyntaxError("Function names must be all upper-case")}return o==="-"?{type:"term",name:u,attr:p,args:[]}:{type:"mesg",name:u,attr:p}}return _()}function de(){let o=[];for(;;){switch(e[t]){case")":return t++,o;case void 0:throw new SyntaxError("Unclosed argument list")}o.push(Me()),i(On)}}function Me(){let o=G();return o.type!=="mesg"?o:i(Tn)?{type:"narg",name:o.name,value:_()}:o}function pe(){let o=[],u=0,p;for(;r(fn);){s("*")&&(p=u);let M=V(),f=d();if(f===null)throw new SyntaxError("Expected variant value");o[u++]={key:M,value:f}}if(u===0)return null;if(p===void 0)throw new SyntaxError("Expected default variant");return{variants:o,star:p}}function V(){i(wn,SyntaxError);let o;return r(We)?o=I():o={type:"str",value:c(mn)},i(kn,SyntaxError),o}function _(){if(r(We))return I();if(e[t]==='"')return Ce();throw new SyntaxError("Invalid expression")}function I(){let[,o,u=""]=l(We),p=u.length;return{type:"num",value:parseFloat(o),precision:p}}function Ce(){s('"',SyntaxError);let o="";for(;;){if(o+=c(hn),e[t]==="\\"){o+=P();continue}if(s('"'))return{type:"str",value:o};throw new SyntaxError("Unclosed string literal")}}function P(){if(r(gt))return c(gt);if(r(ht)){let[,o,u]=l(ht),p=parseInt(o||u,16);return p<=55295||57344<=p?String.fromCodePoint(p):"�"}throw new SyntaxError("Unknown escape sequence")}function fe(){let o=t;switch(i($n),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Q(e.slice(o,t))}return e[t-1]===" "?Q(e.slice(o,t)):!1}function Z(o,u){return o.replace(u,"")}function Q(o){let u=o.replace(yn,`
`),p=vn.exec(o)[1].length;return new Se(u,p)}}},Se=class{constructor(e,t){this.value=e,this.length=t}};var W=class extends E{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},vt=/[^ =,]+/g,Mn=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,H=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new re(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new x(t instanceof W?t.value.length:1)}}),this.bundle.addResource(new se(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(xt(e))?.value;if(!s)return null;let i={};for(let[y,d]of Object.entries(t))i[y]=this.value(d);let l={},c=this.said?new Proxy(i,{get:(y,d)=>(l[d]=t[d],y[d])}):i,b=this.bundle.formatPattern(s,c,r);return this.said?.push([xt(e),l]),b}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),i=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??i??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,i]=/^(\S*) ?(.*)$/s.exec(r),l=this.maybe(`option-${r}`,{what:[]})??(i?this.maybe(`option-${s}`,{what:i.split("+").map(c=>this.option(c))}):null)??this.list(r.split("+").map(c=>this.worded(c)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(vt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(vt,r=>Mn.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof W?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof W?this.join(r.value,t):r instanceof x?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new x(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new W(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function xt(n){return n.replace(/[._ ]/g,"-")}var wt=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var kt=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
/* A finger needs more room than a chip takes; whatever else can be touched there goes before it. */
.lr a.cite { position: relative; }
.lr a.cite::after { content: ""; position: absolute; inset: -9px -0.15em auto; height: 44px; }
.lr a.cite:only-child::after { inset-inline: min(-0.15em, (100% - 44px) / 2); }
.lr :is(button, select, input, summary) { position: relative; z-index: 1; }

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
.lr .columns li { position: relative; padding-block: calc(22px - 0.75em); }
.lr .columns .over { position: absolute; inset: 0 -0.3em 0 -2em; min-height: 0; border-color: transparent; background: none; }
.lr .columns .over:hover { border-color: var(--lr-edge); }
.lr .columns .cites { position: relative; z-index: 2; }

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
.lr .typed { display: flex; flex-wrap: wrap; align-items: center; gap: 0.45em; margin-top: 0.6em; }
.lr .typed label { flex: 1 1 14em; color: var(--lr-soft); }
.lr .typed input { margin-top: 0.2em; }
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
.lr .testing progress { display: block; width: 100%; height: 0.6em; accent-color: var(--lr-accent); }
.lr .testing progress[hidden] { display: none; }
.lr .testing .report > * + * { margin-top: 0.6em; }
.lr .testing .attempts { padding: 0; list-style: none; }
.lr .testing .attempts > li { padding: 0.5em 0 0.5em 0.8em; border-inline-start: 4px solid var(--lr-line); }
.lr .testing .attempts > li + li { margin-top: 0.5em; }
.lr .testing .attempts > [data-came="holds"] { border-color: var(--lr-accent); }
.lr .testing .attempts code { overflow-wrap: anywhere; }
.lr .square-code { width: min(100%, 18em); }
.lr svg.qr { display: block; width: 100%; height: auto; border-radius: 8px; }
.lr .linked { border-color: var(--lr-gold); background: var(--lr-lit); }
.lr .linked dl > div { display: grid; grid-template-columns: minmax(4em, auto) 1fr; gap: 0.2em 0.9em; }
.lr .linked dl > div + div { margin-top: 0.3em; }
.lr .linked dt { font-weight: 600; }
`;var ie=wt+kt;var Ln={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function F(n){return ge("0 0 24 24",[...Ln[n]],{class:"icon"})}async function oe(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?a("textarea",{readonly:!0,rows:6,"aria-label":e},n):a("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function ae(n,e){let{session:t,words:r}=n,s=(h,T)=>a("button",{type:"button",class:"square","aria-label":r.text(`ui-${h}`),title:r.text(`ui-${h}`),onclick:T},F(h)),i=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),c=a("button",{type:"button",class:"quiet",onclick:()=>{oe(e()??"",r.text("ui-copy-link"),b,r)}},r.text("ui-copy-link")),b=a("span",{class:"copied",role:"status"}),y=a("div",{class:"bar"},a("span",{},i,l),c,b);function d(){for(let[h,T]of[[i,t.canUndo],[l,t.canRedo]])h.hidden=!t.canUndo&&!t.canRedo,h.setAttribute("aria-disabled",String(!T));b.replaceChildren(),c.hidden=!e()}return{element:y,result:d,step:()=>b.replaceChildren()}}function C(n,e,t){return t.maybe(`reading-${n}-${e}`)??t.text(`reading-${e}`)}async function ue(n,e,t){let{qr:r}=await import(new URL(`${n}assets/bench/qr.js`,document.baseURI).href),s=r(e);return s.setAttribute("aria-label",t),s}var $t=8;function ce(n,e,t,r){let s=a("div",{class:"panel ignored",role:"status",hidden:!0});function i(){let{parts:l=[],cut:c=!1,catalogue:b=!1}=n.get("ignored")??{},y=l.length>$t?[...l.slice(0,$t),"…"]:l,d=[c&&e.text("ui-link-too-long"),l.length&&e.text("ui-link-ignored",{parts:y,count:l.length}),b&&e.text("ui-link-catalogue")].filter(h=>typeof h=="string");s.hidden=!d.length,g(s,...d.map(h=>a("p",{},h)),d.length?a("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return i(),n.on("change:ignored",i),{element:s,close:()=>n.off("change:ignored",i)}}function Oe(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=zn(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function zn(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}function Ke(n,e,t){return ve("tool",n,xe({},e.readings,te(t.questions),t))}function Gn(n,e,t){let{facts:r,ignored:s}=we(e,{},te(t.questions),t);return{state:Object.keys(r).length?{readings:r}:null,ignored:s}}var $e=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){w(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var Ft=`/* The readings of a table; on paper those that it reads otherwise than printed, if there are any. */

.lr .questions > li { padding-block: 0.8em; border-top: 1px solid var(--lr-line); }
.lr .questions > .ours { padding-inline-start: 0.7em; box-shadow: inset 4px 0 var(--lr-gold); }
.lr .questions .readings { margin-top: 0.5em; }
.lr .questions .readings button { border-color: var(--lr-edge); text-align: start; }
.lr .questions [aria-pressed="true"] { border: 2px solid var(--lr-accent); background: var(--lr-tint); }
.lr .offer { border-color: var(--lr-gold); background: var(--lr-lit); }
.lr .address, .lr .qr { display: none; }
@media print {
  .lr.own-table { font-size: 9pt; }
  .lr .questions { columns: 2; column-gap: 8mm; }
  .lr .questions:has(.ours) > :not(.ours) { display: none; }
  .lr.own-table :is(.options, .bar, .offer, .readings > :not(.chosen)) { display: none; }
  .lr .questions > li { padding-block: 0.25em; break-inside: avoid; }
  .lr .questions .readings { display: block; margin: 0; }
  .lr .questions .readings li { display: flex; flex-wrap: wrap; gap: 0 1em; align-items: baseline; }
  .lr .questions button { width: auto; min-height: 0; padding: 0; border: 0 !important; background: none !important; }
  .lr .address { display: block; font-size: 8pt; overflow-wrap: anywhere; }
  .lr .qr { display: block; }
  .lr .qr svg { width: 30mm; height: 30mm; }
}
`;var _t=`/* What the tools have besides the bench. */

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
`;function It(n,e,t){let r=new H(n.get("words")),s=n.get("schema"),{game:i}=s,l=n.get("base")??"",c=new $e(J(s),()=>X(i,c.now)),b=()=>`${(n.get("link")??"").split("#")[0]}#${Ke("table",{readings:c.now},s)}`,y=()=>n.get("state")?.readings??null,d=a("p",{class:"answer",tabindex:-1}),h=a("div",{class:"panel offer",role:"group",hidden:!0,"aria-label":r.text("ui-table-brought")}),T=a("ol",{class:"questions"}),G=ce(n,r,"ui-link-seen",()=>d.focus()),de=a("button",{type:"button",onclick:()=>{c.change({}),d.focus()}},r.text("ui-table-all-printed")),Me=a("button",{type:"button",onclick:()=>window.print()},r.text("ui-table-print")),pe=ae({session:{get canUndo(){return c.canUndo},get canRedo(){return c.canRedo},undo:()=>c.undo(),redo:()=>c.redo()},words:r},b),V=a("div",{class:"qr"}),_=a("p",{class:"address"}),I=a("div",{class:"lr tool own-table",lang:r.lang},a("style",{},ie+_t+Ft),a("div",{class:"head"},d),G.element,h,a("div",{class:"options"},de,Me),pe.element,T,V,_);function Ce(f,v){let{[f]:A,...L}=c.now;c.change(s.questions[f].printed===v?L:{...L,[f]:v})}function P(){let f=c.now,v=Object.keys(f).length;d.textContent=r.text("ui-table-count",{count:v}),de.hidden=!v;let A=y();O(h,()=>{h.hidden=!A||w(A,f),g(h,...h.hidden?[]:[a("p",{},r.text("ui-table-brought")),a("ul",{},...Object.entries(A).map(([S,N])=>a("li",{},fe(S,N)))),a("div",{class:"options"},a("button",{type:"button",class:"strong",onclick:()=>c.change(A)},r.text("ui-table-take")),a("button",{type:"button",onclick:()=>o()},r.text("ui-table-leave")))])},()=>d),O(T,()=>g(T,...Object.entries(s.questions).map(([S,N])=>{let Ve=r.text(`question-${S}`),Ze=f[S]??N.printed;return a("li",{class:f[S]?"ours":""},a("p",{},Ve," ",Q(N.clauses)),a("div",{role:"group","aria-label":Ve},a("ul",{class:"readings"},...N.readings.map(j=>a("li",{class:j===Ze?"chosen":""},a("button",{type:"button","aria-pressed":String(j===Ze),"data-k":`${S}.${j}`,onclick:()=>Ce(S,j)},j===N.printed?r.text("ui-printed",{reading:C(S,j,r)}):C(S,j,r)),Z(N.grounds[j]))))))}))),pe.result?.();let L=_.textContent=b();ue(l,L,r.text("ui-share-qr-about")).then(S=>_.textContent===L&&g(V,S),()=>g(V))}function fe(f,v){return r.text("ui-change-to",{place:r.text(`question-${f}`),value:C(f,v,r)})}function Z(f){return f?a("p",{class:"grounds"},r.text("ui-grounds",{who:r.text(`grounds-${f.who}`)})," ",Q(f.clauses)):null}function Q(f){return a("span",{class:"cites"},...f.map(v=>{let{title:A,href:L}=r.clause(v);return L===void 0?a("span",{class:"cite"},A):a("a",{class:"cite",href:l+L},A)}))}function o(){n.set("state",{readings:c.now}),n.save_changes(),P()}function u(){let f=J(s);w(f,c.now)?o():c.change(f)}y()||n.set("state",{readings:c.now}),P();let p=Oe(I,t),M=Y(i,u);return n.on("change:state",P),t.append(I),()=>{M(),p(),G.close(),n.off("change:state",P),I.remove()}}function Jt(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new q(t),i=n(t,s,r);return()=>{i(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var zt=Jt(It,Ge),{fromLink:Ia,toLink:Ja}=zt,za=zt.module;export{za as default,Ia as fromLink,Ja as toLink};
