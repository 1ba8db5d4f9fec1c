var Yt=Object.defineProperty;var en=(n,e)=>{for(var t in e)Yt(n,t,{get:e[t],enumerable:!0})};var z=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,t,r=()=>{}){let s=++this.asked;return t?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(o=>{this.waiting.set(s,{done:o,timer:this.patience(s),heard:r});try{this.model.send({id:s,...e})}catch(l){this.settle(s,{error:String(l)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:t,progress:r,trying:s}=e??{};if(s||r)for(let[o,l]of this.waiting)clearTimeout(l.timer),l.timer=this.patience(o);if(s)this.waiting.get(t)?.heard(s);else if(typeof t=="number")this.settle(t,e);else if(r){for(let o of this.waiting.values())o.heard(r);for(let o of this.watchers)o(r)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var tn="http://www.w3.org/2000/svg";function i(n,e={},...t){return Qe(document.createElement(n),e,t)}function ge(n,e,t={}){return me("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>me("path",{d:r})))}function me(n,e={},...t){return Qe(document.createElementNS(tn,n),e,t)}function Qe(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return v(n,...t),n}function v(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function Xe(n){return n.getRootNode().activeElement}function j(n,e,t){let r=Xe(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let l=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}function M(n,e){return L(n)===L(e)}function L(n){return JSON.stringify(n,(e,t)=>O(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function O(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function et(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var ln="1",un=1e5,He=1e3,tt=2e3,cn=8,dn=60,ne="~";function pn(n){return et((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function ye(n,e,t,r){return[...nt([],n,e,t,r)]}function*nt(n,e,t,r,s){if(M(e,t))return;let o=K(r,s);if(o&&O(t)&&(!n.length||Object.keys(t).length)){let l=O(e)?e:{};for(let u of new Set([...Object.keys(l),...Object.keys(t)]))yield*nt([...n,u],be(l,u),be(t,u),o(u)??{kind:"any"},s)}else yield`${n.map(l=>_e(l).replaceAll(".","%2E")).join(".")}=${fn(t,r,s)}`}function fn(n,e,t){if(n===void 0)return ne;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(mn),r].map(o=>o.map(_e).join(","));return O(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>M(qe(o,e,t),n))??ne+_e(JSON.stringify(n))}function _e(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function mn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function gn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function ve(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},l=K(t,r),u=0;for(let[p,h]of n.split("&").slice(1).entries()){u+=h.length+1;let[g,x]=hn(h);if(p>=He||u>un)o.cut=!0;else if(g==="catalogue"&&r.catalogue){o.catalogue=x!==pn(r);continue}else if(g==="v"?x===ln:rt(s,g.split(".").map(he),l,x,r))continue;o.parts.push((he(h)??h).slice(0,dn))}return{facts:s,ignored:o}}function hn(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function he(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function be(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function K(n,e){switch(n.kind){case"record":return t=>be(n.of,t);case"map":return t=>B(t,n.key,e)?n.of:void 0;case"option":return K(n.of,e);case"union":return n.of.map(t=>K(t,e)).find(t=>t!==null)??null;default:return null}}function rt(n,e,t,r,s){let[o,...l]=e,u=o==null||o==="__proto__"?void 0:t(o);if(o==null||!u)return!1;if(l.length){let p=K(u,s),h=be(n,o),g=O(h)?{...h}:{};if(!p||!rt(g,l,p,r,s))return!1;n[o]=g}else if(r===ne)delete n[o];else{let p=qe(r,u,s);if(p===void 0)return!1;n[o]=p}return!0}function qe(n,e,t){let r=n.startsWith(ne)?bn(n.slice(ne.length)):Fe(n,e,t);return r!==void 0&&B(r,e,t)?r:void 0}function bn(n){try{return JSON.parse(he(n)??"")}catch{return}}function Fe(n,e,t){let r=he(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:Fe(n,e.of,t);case"union":return e.of.map(s=>qe(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>Fe(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:gn(r);default:return r}}function st(n,e){if(typeof n=="string")return n.length<=tt;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=He&&t.every(([r,s])=>r!=="__proto__"&&st(s,e-1))}function B(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||B(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=tt;case"any":return st(n,cn);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=He&&n.every(r=>B(r,e.of,t));case"union":return e.of.some(r=>B(n,r,t));default:{let r=K(e,t);return O(n)&&Object.entries(n).every(([s,o])=>{let l=s==="__proto__"?void 0:r(s);return l!==void 0&&B(o,l,t)})}}}var A=class{constructor(e){this.value=e}valueOf(){return this.value}},w=class extends A{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},T=class extends A{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},R=class n extends A{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof A)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof A&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ot=100,yn="⁨",vn="⁩";function wn(n,e,t){if(t===e||t instanceof T&&e instanceof T&&t.value===e.value)return!0;if(e instanceof T&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function it(n,e,t){return e[t]?W(n,e[t].value):(n.reportError(new RangeError("No default")),new w)}function Ie(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=re(n,s.value):t.push(re(n,s));return{positional:t,named:r}}function re(n,e){switch(e.type){case"str":return e.value;case"num":return new T(e.value,{minimumFractionDigits:e.precision});case"var":return xn(n,e);case"mesg":return kn(n,e);case"term":return Sn(n,e);case"func":return En(n,e);case"select":return Tn(n,e);default:return new w}}function xn(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new w(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new w(`$${e}`);if(t instanceof A)return t;switch(typeof t){case"string":return t;case"number":return new T(t);case"object":if(R.supportsValue(t))return new R(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new w(`$${e}`)}}function kn(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new w(e);if(t){let s=r.attributes[t];return s?W(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new w(`${e}.${t}`))}return r.value?W(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new w(e))}function Sn(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new w(s);if(t){let u=o.attributes[t];if(u){n.params=Ie(n,r).named;let p=W(n,u);return n.params=null,p}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new w(`${s}.${t}`)}n.params=Ie(n,r).named;let l=W(n,o.value);return n.params=null,l}function En(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new w(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new w(`${e}()`);try{let s=Ie(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new w(`${e}()`)}}function Tn(n,{selector:e,variants:t,star:r}){let s=re(n,e);if(s instanceof w)return it(n,t,r);for(let o of t){let l=re(n,o.key);if(wn(n,s,l))return W(n,o.value)}return it(n,t,r)}function ze(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new w;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>ot)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${ot}`);r&&t.push(yn),t.push(re(n,s).toString(n)),r&&t.push(vn)}return n.dirty.delete(e),t.join("")}function W(n,e){return typeof e=="string"?n.bundle._transform(e):ze(n,e)}var we=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function Je(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var at=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function lt(n,e){let t=n[0];if(t instanceof w)return new w(`NUMBER(${t.valueOf()})`);if(t instanceof T)return new T(t.valueOf(),{...t.opts,...Je(e,at)});if(t instanceof R)return new T(t.toNumber(),{...Je(e,at)});throw new TypeError("Invalid argument to NUMBER")}var On=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ut(n,e){let t=n[0];if(t instanceof w)return new w(`DATETIME(${t.valueOf()})`);if(t instanceof R||t instanceof T)return new R(t,Je(e,On));throw new TypeError("Invalid argument to DATETIME")}var ct=new Map;function dt(n){let e=Array.isArray(n)?n.join(" "):n,t=ct.get(e);return t===void 0&&(t=new Map,ct.set(e,t)),t}var se=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:lt,DATETIME:ut,...t},this._useIsolating=r,this._transform=s,this._intls=dt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new we(this,r,t);try{return ze(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new w().toString(s);throw o}}};var Ue=/^(-?[a-zA-Z][\w-]*) *= */gm,pt=/\.([a-zA-Z][\w-]*) *= */y,$n=/\*?\[/y,De=/(-?[0-9]+(?:\.([0-9]+))?)/y,Mn=/([a-zA-Z][\w-]*)/y,ft=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,An=/^[A-Z][A-Z0-9_-]*$/,xe=/([^{}\n\r]+)/y,Cn=/([^\\"\n\r]*)/y,mt=/\\([\\"])/y,gt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jn=/^\n+/,ht=/ +$/,Ln=/ *\r?\n/g,Rn=/( *)$/,Nn=/{\s*/y,bt=/\s*}/y,Pn=/\[\s*/y,_n=/\s*] */y,Fn=/\s*\(\s*/y,Hn=/\s*->\s*/y,qn=/\s*:\s*/y,In=/\s*,?\s*/y,zn=/\s+/y,oe=class{constructor(e){this.body=[],Ue.lastIndex=0;let t=0;for(;;){let a=Ue.exec(e);if(a===null)break;t=Ue.lastIndex;try{this.body.push(p(a[1]))}catch(c){if(c instanceof SyntaxError)continue;throw c}}function r(a){return a.lastIndex=t,a.test(e)}function s(a,c){if(e[t]===a)return t++,!0;if(c)throw new c(`Expected ${a}`);return!1}function o(a,c){if(r(a))return t=a.lastIndex,!0;if(c)throw new c(`Expected ${a.toString()}`);return!1}function l(a){a.lastIndex=t;let c=a.exec(e);if(c===null)throw new SyntaxError(`Expected ${a.toString()}`);return t=a.lastIndex,c}function u(a){return l(a)[1]}function p(a){let c=g(),b=h();if(c===null&&Object.keys(b).length===0)throw new SyntaxError("Expected message value or attributes");return{id:a,value:c,attributes:b}}function h(){let a=Object.create(null);for(;r(pt);){let c=u(pt),b=g();if(b===null)throw new SyntaxError("Expected attribute value");a[c]=b}return a}function g(){let a;if(r(xe)&&(a=u(xe)),e[t]==="{"||e[t]==="}")return x(a?[a]:[],1/0);let c=Y();return c?a?x([a,c],c.length):(c.value=q(c.value,jn),x([c],c.length)):a?q(a,ht):null}function x(a=[],c){for(;;){if(r(xe)){a.push(u(xe));continue}if(e[t]==="{"){a.push(k());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let $=Y();if($){a.push($),c=Math.min(c,$.length);continue}break}let b=a.length-1,C=a[b];typeof C=="string"&&(a[b]=q(C,ht));let _=[];for(let $ of a)$ instanceof ke&&($=$.value.slice(0,$.value.length-c)),$&&_.push($);return _}function k(){o(Nn,SyntaxError);let a=Q();if(o(bt))return a;if(o(Hn)){let c=Me();return o(bt,SyntaxError),{type:"select",selector:a,...c}}throw new SyntaxError("Unclosed placeable")}function Q(){if(e[t]==="{")return k();if(r(ft)){let[,a,c,b=null]=l(ft);if(a==="$")return{type:"var",name:c};if(o(Fn)){let C=N();if(a==="-")return{type:"term",name:c,attr:b,args:C};if(An.test(c))return{type:"func",name:c,args:C};throw new SyntaxError("Function names must be all upper-case")}return a==="-"?{type:"term",name:c,attr:b,args:[]}:{type:"mesg",name:c,attr:b}}return P()}function N(){let a=[];for(;;){switch(e[t]){case")":return t++,a;case void 0:throw new SyntaxError("Unclosed argument list")}a.push(X()),o(In)}}function X(){let a=Q();return a.type!=="mesg"?a:o(qn)?{type:"narg",name:a.name,value:P()}:a}function Me(){let a=[],c=0,b;for(;r($n);){s("*")&&(b=c);let C=Ae(),_=g();if(_===null)throw new SyntaxError("Expected variant value");a[c++]={key:C,value:_}}if(c===0)return null;if(b===void 0)throw new SyntaxError("Expected default variant");return{variants:a,star:b}}function Ae(){o(Pn,SyntaxError);let a;return r(De)?a=U():a={type:"str",value:u(Mn)},o(_n,SyntaxError),a}function P(){if(r(De))return U();if(e[t]==='"')return Ce();throw new SyntaxError("Invalid expression")}function U(){let[,a,c=""]=l(De),b=c.length;return{type:"num",value:parseFloat(a),precision:b}}function Ce(){s('"',SyntaxError);let a="";for(;;){if(a+=u(Cn),e[t]==="\\"){a+=de();continue}if(s('"'))return{type:"str",value:a};throw new SyntaxError("Unclosed string literal")}}function de(){if(r(mt))return u(mt);if(r(gt)){let[,a,c]=l(gt),b=parseInt(a||c,16);return b<=55295||57344<=b?String.fromCodePoint(b):"�"}throw new SyntaxError("Unknown escape sequence")}function Y(){let a=t;switch(o(zn),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return I(e.slice(a,t))}return e[t-1]===" "?I(e.slice(a,t)):!1}function q(a,c){return a.replace(c,"")}function I(a){let c=a.replace(Ln,`
`),b=Rn.exec(a)[1].length;return new ke(c,b)}}},ke=class{constructor(e,t){this.value=e,this.length=t}};var G=class extends A{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},yt=/[^ =,]+/g,Jn=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,J=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new se(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new T(t instanceof G?t.value.length:1)}}),this.bundle.addResource(new oe(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(vt(e))?.value;if(!s)return null;let o={};for(let[h,g]of Object.entries(t))o[h]=this.value(g);let l={},u=this.said?new Proxy(o,{get:(h,g)=>(l[g]=t[g],h[g])}):o,p=this.bundle.formatPattern(s,u,r);return this.said?.push([vt(e),l]),p}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),l=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(u=>this.option(u))}):null)??this.list(r.split("+").map(u=>this.worded(u)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(yt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(yt,r=>Jn.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof G?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof G?this.join(r.value,t):r instanceof T?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new T(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new G(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function vt(n){return n.replace(/[._ ]/g,"-")}var Un={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function F(n){return ge("0 0 24 24",[...Un[n]],{class:"icon"})}async function ie(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?i("textarea",{readonly:!0,rows:6,"aria-label":e},n):i("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function ae(n,e){let{session:t,words:r}=n,s=(x,k)=>i("button",{type:"button",class:"square","aria-label":r.text(`ui-${x}`),title:r.text(`ui-${x}`),onclick:k},F(x)),o=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),u=i("button",{type:"button",class:"quiet",onclick:()=>{ie(e()??"",r.text("ui-copy-link"),p,r)}},r.text("ui-copy-link")),p=i("span",{class:"copied",role:"status"}),h=i("div",{class:"bar"},i("span",{},o,l),u,p);function g(){for(let[x,k]of[[o,t.canUndo],[l,t.canRedo]])x.hidden=!t.canUndo&&!t.canRedo,x.setAttribute("aria-disabled",String(!k));p.replaceChildren(),u.hidden=!e()}return{element:h,result:g,step:()=>p.replaceChildren()}}function V({progress:n},e){let{phase:t,loaded:r,total:s}=n??{};if(t==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let o=u=>(u/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),l={loaded:o(r),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",l)}var wt=8;function H(n,e,t,r){let{where:s,code:o,found:l,expected:u,write:p}=n,h=u.length>wt?[...u.slice(0,wt),"…"]:u,g={where:r??xt(Be(s),e,t),found:l,expected:h,write:p,code:o},x=e.maybe(`problem-${o}`,g)??e.text("problem-other",g);return p?`${x} ${e.text("problem-write",{write:p})}`:x}function Be(n){return n.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,t,r,s)=>`.${t??r??s}`).split(".")}function xt(n,e,t){let[r,...s]=n,[o,l]=r.split(":");return[Se(o,e,t),...l?[e.maybe("ui-column",{column:l})??l]:[],...s.map(p=>/^\d+$/.test(p)?String(Number(p)+1):e.form(p))].join(", ")}function Se(n,e,t){return(Object.values(t.names).some(s=>s.includes(n))?null:e.maybe(`ui-param-${n}`))??e.form(n)}function le(n){let{session:e,words:t}=n,r=i("summary"),s=i("p"),o=i("details",{},r,s),l=i("button",{type:"button",onclick:()=>{e.evaluate(),n.home()}},t.text("ui-retry")),u=i("div",{class:"status"},o,l);function p(){let{source:h}=e;u.dataset.source=h,v(r,h==="recorded"||h==="live"?F(h):i("i",{"aria-hidden":"true"}),h==="waiting"?V(e,t):t.text(`ui-status-${h}`)),s.textContent=t.text(`ui-about-${h}`),l.hidden=h!=="failed"}return{element:u,result:p,progress:()=>{e.source==="waiting"&&p()}}}var Ot=8;function ce(n,e,t,r){let s=i("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:l=[],cut:u=!1,catalogue:p=!1}=n.get("ignored")??{},h=l.length>Ot?[...l.slice(0,Ot),"…"]:l,g=[u&&e.text("ui-link-too-long"),l.length&&e.text("ui-link-ignored",{parts:h,count:l.length}),p&&e.text("ui-link-catalogue")].filter(x=>typeof x=="string");s.hidden=!g.length,v(s,...g.map(x=>i("p",{},x)),g.length?i("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}var Te=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;function Oe(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=Vn(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function Vn(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}var $e=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){M(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var qt=`/* The table of Judge Domino. */

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
`;var It=`/* The score keeper. */

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
.lr.score .sheet th:first-child { text-align: start; }
.lr.score .sheet .sum { font-weight: 650; }
.lr.score .sheet .most .sum { color: light-dark(#805903, #f0c75e); }
.lr.score .totals { overflow-x: auto; }
`;var zt=`/* What the tools have besides the bench. */

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
`;var or="table",ir=2,ar=["success","failure"],lr=20,ur=["must_topple","toppled","scored","nobody_scored","tokens_short","knocked_over","goes_on","extra_round","match_over"];function Jt(n,e,t){let r=new J(n.get("words")),s=n.get("schema"),o=5,l={players:[1,2,3].map(d=>r.text("ui-score-player",{number:d})),rounds:[]},u=new $e(l,Me),p=null,h=[],g=0,x=!1,k=Q();function Q(){return{placer:"",votes:{},fell:null}}let N={source:"waiting",progress:null,evaluate:()=>{X()}};async function X(){let d=++g,{players:m,rounds:f}=u.now;N.source="waiting",Le();let y=await e.ask({method:"run",game:s.game,call:"match",args:{players:m},rulings:or,answers:cr(m,f)});d!==g||x||(N.source=y.error?"failed":"live",y.error&&console.error(`Living Rules: ${y.error}`),p=y.trace??null,h=y.problems??[],Le())}function Me(){k=Q(),n.set("state",u.now),n.save_changes(),X()}function Ae(){let d=[];for(let m of p?.events??[]){m.kind==="round_began"&&d.push({starter:String(m.facts.starter),events:[],points:{}});let f=d.at(-1);if(f?.events.push(m),m.kind==="scored"&&f)for(let y of m.facts.players)f.points[y]=(f.points[y]??0)+Number(m.facts.points)}return d}let P=i("p",{class:"answer",tabindex:-1}),U=le({session:N,words:r,home:()=>P.focus()}),Ce=e.watch(d=>{N.progress=d,U.progress()}),de=ae({session:{get canUndo(){return u.canUndo},get canRedo(){return u.canRedo},undo:()=>u.undo(),redo:()=>u.redo()},words:r},()=>n.get("link")),Y=ce(n,r,"ui-score-new",()=>u.change(l)),q=i("div",{class:"panel problems",role:"alert",hidden:!0}),I=i("fieldset",{},i("legend",{},r.text("ui-param-players"))),a=i("div",{class:"ballot"}),c=i("form",{class:"form",onsubmit:d=>{d.preventDefault(),Wt()}}),b=i("div",{class:"verdict",role:"status",hidden:!0}),C=i("div",{class:"totals"}),_=i("button",{type:"button",onclick:()=>u.change({...u.now,rounds:[]})},r.text("ui-score-new"));I.append(a);let $=i("div",{class:"lr tool score",lang:r.lang},i("style",{},Te+qt+zt+It),i("div",{class:"head"},P,U.element),Y.element,q,b,I,c,C,i("div",{class:"options"},_),de.element),je=(d,m,f,y)=>i("button",{type:"button","data-k":m,"aria-pressed":String(f),onclick:()=>{y(),Le()}},d),Ge=(d,...m)=>i("div",{class:"field"},i("span",{},d),i("div",{class:"options",role:"group","aria-label":d},...m));function Ve(d){u.change({...u.now,rounds:[...u.now.rounds,d]}),P.focus()}function Ze(){let{players:d}=u.now,m=d.every(f=>k.votes[f]);return!!k.placer&&m&&(k.fell!==null||pe())}function pe(){return u.now.players.every(d=>k.votes[d]==="success")}function Wt(){!Ze()||pe()||Ve({placer:k.placer,votes:k.votes,fell:k.fell})}function Le(){let{players:d,rounds:m}=u.now,f=Ae(),y=p?.outcome==="won"||p?.outcome==="shared",S=N.source==="live"&&!!p&&!y,E=f.filter(({events:te})=>te.some(({kind:Pe})=>Pe==="round_over"));$.setAttribute("aria-busy",String(N.source==="waiting")),U.result?.(),de.result?.();let D=p?.events.at(-1);P.textContent=N.source==="failed"?r.text("ui-answer-failed"):h.length?r.text("ui-answer-problems"):p?y&&D?r.event(D):r.event({kind:"round_began",clauses:[],facts:{number:f.length,starter:f.at(-1)?.starter??d[0]}}):r.text("ui-answer-waiting");let ee=p?.refused?.refusal;q.hidden=!h.length&&!ee,v(q,...h.map(te=>i("p",{},H(te,r,s))),ee?i("p",{},r.text(`refusal-${ee.reason}`,ee.facts)," ",fe(ee.clauses)):null),j(I,()=>v(a,...d.map((te,Pe)=>Gt(te,Pe)),d.length<o&&!m.length?i("button",{type:"button",class:"quiet","data-k":"add",onclick:()=>Re([...d,r.text("ui-score-player",{number:d.length+1})])},r.text("ui-score-add")):null)),I.hidden=m.length>0,_.hidden=!m.length,j(c,()=>v(c,...S?Vt(d):[]),()=>P),c.hidden=!S,Zt(E.at(-1),f.at(-1)),v(C,E.length?Qt(d,E):null)}function Re(d){u.change({players:d,rounds:[]})}function Gt(d,m){let{players:f}=u.now,y=r.text("ui-score-player",{number:m+1});return i("div",{},i("input",{type:"text",maxlength:40,"data-k":`name ${m}`,"aria-label":y,value:d,autocomplete:"off",spellcheck:"false",onchange:S=>Re(f.map((E,D)=>D===m?S.target.value.trim().normalize("NFC"):E))}),f.length>ir?i("button",{type:"button",class:"square","data-k":`drop ${m}`,"aria-label":`${d}: ${r.text("ui-remove")}`,onclick:()=>Re(f.filter((S,E)=>E!==m))},"×"):null)}function Vt(d){let m=Ze()&&!pe();return[Ge(r.text("ui-score-placer"),...d.map(f=>je(f,`placer ${f}`,k.placer===f,()=>{k.placer=f}))),i("fieldset",{},i("legend",{},r.text("ui-param-votes")),i("div",{class:"ballot"},...d.map(f=>i("div",{role:"group","aria-label":f},i("span",{},f),...ar.map(y=>je(r.form(y),`${f} ${y}`,k.votes[f]===y,()=>{k.votes={...k.votes,[f]:y}})))))),pe()?i("p",{class:"panel",role:"status"},r.text("event-goes-on")," ",fe(["domino/vote.3"])):Ge(r.text("choice-fell"),...[!0,!1].map(f=>je(r.text(f?"ui-domino-all-fell":"ui-domino-not-all"),`fell ${f}`,k.fell===f,()=>{k.fell=f}))),i("button",{class:"strong","data-k":"count","aria-disabled":String(!m)},r.text("ui-score-count")),i("details",{},i("summary",{},r.text("ui-domino-accident")),i("div",{class:"options"},...d.map(f=>i("button",{type:"button","data-k":`accident ${f}`,onclick:()=>Ve({accident:f})},f))))]}function fe(d){let m=n.get("base");return i("span",{class:"cites"},...d.map(f=>{let{title:y,href:S}=r.clause(f);return S!==void 0&&m!==void 0?i("a",{class:"cite",href:m+S},y):i("span",{class:"cite"},y)}))}function Zt(d,m){let f=p?.events??[],y=d?f.indexOf(d.events[0]):f.length,S=f.slice(y).filter(({kind:E})=>ur.includes(E));b.hidden=!S.length,v(b,i("ul",{},...S.map(E=>i("li",{},r.event(E)," ",fe(E.clauses)))),m&&m!==d?i("p",{},r.text("ui-score-starts",{player:m.starter})," ",fe(m.events[0].clauses)):null)}function Qt(d,m){let f=S=>m.reduce((E,{points:D})=>E+(D[S]??0),0),y=Math.max(...d.map(f));return i("table",{class:"sheet"},i("caption",{},r.text("ui-score-sheet")),i("thead",{},i("tr",{},i("th",{scope:"col"},r.text("ui-domino-player")),...m.map((S,E)=>i("th",{scope:"col","aria-label":r.text("ui-score-round",{number:E+1})},String(E+1))),i("th",{scope:"col"},r.text("ui-score-sum")))),i("tbody",{},...d.map(S=>i("tr",{class:f(S)===y?"most":""},i("th",{scope:"row"},S),...m.map(({points:E})=>i("td",{},String(E[S]??0))),i("td",{class:"sum"},String(f(S)))))))}function Ne(){let d=n.get("state");d&&L(d)!==L(u.now)&&u.change(d)}t.append($);let Xt=Oe($,t);return n.on("change:state",Ne),Ne(),g||X(),()=>{x=!0,Ce(),Y.close(),Xt(),n.off("change:state",Ne),$.remove()}}function cr(n,e){let t=[],r=0;for(let s of e){if("accident"in s){t.push(`accident ${s.accident}`),r=n.indexOf(s.accident);continue}let o=(n.indexOf(s.placer)-r+n.length)%n.length;for(let l=0;l<=o;l+=1)t.push(`place ${l+1} upright ${lr*(l+1)}`),l<o&&t.push(...Array.from({length:n.length-1},()=>"silent"));t.push("call",...n.map(l=>s.votes[l]??"?"),s.fell?"all":"not all"),r=n.indexOf(s.placer)}return t}var We={};en(We,{fromLink:()=>mr,toLink:()=>fr});var dr=40,Ut={kind:"text"},pr={kind:"record",of:{placer:Ut,accident:Ut,fell:{kind:"bool"},votes:{kind:"map",key:{kind:"text"},of:{kind:"enum",values:["success","failure"]}}}},Dt={kind:"record",of:{players:{kind:"list",of:{kind:"text"}},rounds:{kind:"record",of:Object.fromEntries(Array.from({length:dr},(n,e)=>[String(e+1),pr]))}}};function fr(n,e,t){let{players:r,rounds:s}=e,o={players:r,...s.length?{rounds:Object.fromEntries(s.map((l,u)=>[String(u+1),l]))}:{}};return[`tool=${n}`,"v=1",...ye({},o,Dt,t)].join("&")}function mr(n,e,t){let{facts:r,ignored:s}=ve(e,{},Dt,t),o=Array.isArray(r.players)?r.players:[];if(M(r,{})||!o.length)return{state:null,ignored:s};let l=[];for(let u=1;O(r.rounds)&&r.rounds[u]!==void 0;u+=1){let p=r.rounds[u];if(!("accident"in p?o.includes(String(p.accident)):o.includes(String(p.placer))&&typeof p.fell=="boolean"&&O(p.votes)&&o.every(g=>Object.hasOwn(p.votes,g))&&Object.values(p.votes).includes("failure"))){s.parts.push(...Object.keys(r.rounds).filter(g=>Number(g)>=u).map(g=>`rounds.${g}`));break}l.push(p)}return{state:{players:o,rounds:l},ignored:s}}function Bt(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new z(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var Kt=Bt(Jt,We),{fromLink:qa,toLink:Ia}=Kt,za=Kt.module;export{za as default,qa as fromLink,Ia as toLink};
