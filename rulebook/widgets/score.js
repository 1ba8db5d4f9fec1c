var en=Object.defineProperty;var tn=(n,e)=>{for(var t in e)en(n,t,{get:e[t],enumerable:!0})};var q=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e){let t=++this.asked;return new Promise(r=>{this.waiting.set(t,{done:r,timer:this.patience(t)});try{this.model.send({id:t,...e})}catch(s){this.settle(t,{error:String(s)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{if(typeof e?.id=="number")this.settle(e.id,e);else if(e?.progress){for(let[t,r]of this.waiting)clearTimeout(r.timer),r.timer=this.patience(t);for(let t of this.watchers)t(e.progress)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var nn="http://www.w3.org/2000/svg";function i(n,e={},...t){return Ze(document.createElement(n),e,t)}function he(n,e,t={}){return ge("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>ge("path",{d:r})))}function ge(n,e={},...t){return Ze(document.createElementNS(nn,n),e,t)}function Ze(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return w(n,...t),n}function w(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function Qe(n){return n.getRootNode().activeElement}function j(n,e,t){let r=Qe(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let l=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}function M(n,e){return L(n)===L(e)}function L(n){return JSON.stringify(n,(e,t)=>O(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function O(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Ye(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var un="1",cn=1e5,_e=1e3,et=2e3,dn=8,pn=60,te="~";function fn(n){return Ye((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function ve(n,e,t,r){return[...tt([],n,e,t,r)]}function*tt(n,e,t,r,s){if(M(e,t))return;let o=K(r,s);if(o&&O(t)&&(!n.length||Object.keys(t).length)){let l=O(e)?e:{};for(let u of new Set([...Object.keys(l),...Object.keys(t)]))yield*tt([...n,u],ye(l,u),ye(t,u),o(u)??{kind:"any"},s)}else yield`${n.map(l=>Pe(l).replaceAll(".","%2E")).join(".")}=${mn(t,r,s)}`}function mn(n,e,t){if(n===void 0)return te;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(gn),r].map(o=>o.map(Pe).join(","));return O(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>M(He(o,e,t),n))??te+Pe(JSON.stringify(n))}function Pe(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function gn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function hn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function we(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},l=K(t,r),u=0;for(let[p,h]of n.split("&").slice(1).entries()){u+=h.length+1;let[g,x]=bn(h);if(p>=_e||u>cn)o.cut=!0;else if(g==="catalogue"&&r.catalogue){o.catalogue=x!==fn(r);continue}else if(g==="v"?x===un:nt(s,g.split(".").map(be),l,x,r))continue;o.parts.push((be(h)??h).slice(0,pn))}return{facts:s,ignored:o}}function bn(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function be(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function ye(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function K(n,e){switch(n.kind){case"record":return t=>ye(n.of,t);case"map":return t=>B(t,n.key,e)?n.of:void 0;case"option":return K(n.of,e);case"union":return n.of.map(t=>K(t,e)).find(t=>t!==null)??null;default:return null}}function nt(n,e,t,r,s){let[o,...l]=e,u=o==null||o==="__proto__"?void 0:t(o);if(o==null||!u)return!1;if(l.length){let p=K(u,s),h=ye(n,o),g=O(h)?{...h}:{};if(!p||!nt(g,l,p,r,s))return!1;n[o]=g}else if(r===te)delete n[o];else{let p=He(r,u,s);if(p===void 0)return!1;n[o]=p}return!0}function He(n,e,t){let r=n.startsWith(te)?yn(n.slice(te.length)):Fe(n,e,t);return r!==void 0&&B(r,e,t)?r:void 0}function yn(n){try{return JSON.parse(be(n)??"")}catch{return}}function Fe(n,e,t){let r=be(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:Fe(n,e.of,t);case"union":return e.of.map(s=>He(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>Fe(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:hn(r);default:return r}}function rt(n,e){if(typeof n=="string")return n.length<=et;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=_e&&t.every(([r,s])=>r!=="__proto__"&&rt(s,e-1))}function B(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||B(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=et;case"any":return rt(n,dn);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=_e&&n.every(r=>B(r,e.of,t));case"union":return e.of.some(r=>B(n,r,t));default:{let r=K(e,t);return O(n)&&Object.entries(n).every(([s,o])=>{let l=s==="__proto__"?void 0:r(s);return l!==void 0&&B(o,l,t)})}}}var A=class{constructor(e){this.value=e}valueOf(){return this.value}},v=class extends A{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},T=class extends A{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},R=class n extends A{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof A)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof A&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var st=100,vn="⁨",wn="⁩";function xn(n,e,t){if(t===e||t instanceof T&&e instanceof T&&t.value===e.value)return!0;if(e instanceof T&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function ot(n,e,t){return e[t]?W(n,e[t].value):(n.reportError(new RangeError("No default")),new v)}function Ie(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=ne(n,s.value):t.push(ne(n,s));return{positional:t,named:r}}function ne(n,e){switch(e.type){case"str":return e.value;case"num":return new T(e.value,{minimumFractionDigits:e.precision});case"var":return kn(n,e);case"mesg":return Sn(n,e);case"term":return En(n,e);case"func":return Tn(n,e);case"select":return On(n,e);default:return new v}}function kn(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new v(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new v(`$${e}`);if(t instanceof A)return t;switch(typeof t){case"string":return t;case"number":return new T(t);case"object":if(R.supportsValue(t))return new R(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new v(`$${e}`)}}function Sn(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new v(e);if(t){let s=r.attributes[t];return s?W(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new v(`${e}.${t}`))}return r.value?W(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new v(e))}function En(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new v(s);if(t){let u=o.attributes[t];if(u){n.params=Ie(n,r).named;let p=W(n,u);return n.params=null,p}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new v(`${s}.${t}`)}n.params=Ie(n,r).named;let l=W(n,o.value);return n.params=null,l}function Tn(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new v(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new v(`${e}()`);try{let s=Ie(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new v(`${e}()`)}}function On(n,{selector:e,variants:t,star:r}){let s=ne(n,e);if(s instanceof v)return ot(n,t,r);for(let o of t){let l=ne(n,o.key);if(xn(n,s,l))return W(n,o.value)}return ot(n,t,r)}function qe(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new v;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>st)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${st}`);r&&t.push(vn),t.push(ne(n,s).toString(n)),r&&t.push(wn)}return n.dirty.delete(e),t.join("")}function W(n,e){return typeof e=="string"?n.bundle._transform(e):qe(n,e)}var xe=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function ze(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var it=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function at(n,e){let t=n[0];if(t instanceof v)return new v(`NUMBER(${t.valueOf()})`);if(t instanceof T)return new T(t.valueOf(),{...t.opts,...ze(e,it)});if(t instanceof R)return new T(t.toNumber(),{...ze(e,it)});throw new TypeError("Invalid argument to NUMBER")}var $n=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function lt(n,e){let t=n[0];if(t instanceof v)return new v(`DATETIME(${t.valueOf()})`);if(t instanceof R||t instanceof T)return new R(t,ze(e,$n));throw new TypeError("Invalid argument to DATETIME")}var ut=new Map;function ct(n){let e=Array.isArray(n)?n.join(" "):n,t=ut.get(e);return t===void 0&&(t=new Map,ut.set(e,t)),t}var re=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:at,DATETIME:lt,...t},this._useIsolating=r,this._transform=s,this._intls=ct(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new xe(this,r,t);try{return qe(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new v().toString(s);throw o}}};var Je=/^(-?[a-zA-Z][\w-]*) *= */gm,dt=/\.([a-zA-Z][\w-]*) *= */y,Mn=/\*?\[/y,Ue=/(-?[0-9]+(?:\.([0-9]+))?)/y,An=/([a-zA-Z][\w-]*)/y,pt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Cn=/^[A-Z][A-Z0-9_-]*$/,ke=/([^{}\n\r]+)/y,jn=/([^\\"\n\r]*)/y,ft=/\\([\\"])/y,mt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ln=/^\n+/,gt=/ +$/,Rn=/ *\r?\n/g,Nn=/( *)$/,Pn=/{\s*/y,ht=/\s*}/y,Fn=/\[\s*/y,_n=/\s*] */y,Hn=/\s*\(\s*/y,In=/\s*->\s*/y,qn=/\s*:\s*/y,zn=/\s*,?\s*/y,Jn=/\s+/y,se=class{constructor(e){this.body=[],Je.lastIndex=0;let t=0;for(;;){let a=Je.exec(e);if(a===null)break;t=Je.lastIndex;try{this.body.push(p(a[1]))}catch(c){if(c instanceof SyntaxError)continue;throw c}}function r(a){return a.lastIndex=t,a.test(e)}function s(a,c){if(e[t]===a)return t++,!0;if(c)throw new c(`Expected ${a}`);return!1}function o(a,c){if(r(a))return t=a.lastIndex,!0;if(c)throw new c(`Expected ${a.toString()}`);return!1}function l(a){a.lastIndex=t;let c=a.exec(e);if(c===null)throw new SyntaxError(`Expected ${a.toString()}`);return t=a.lastIndex,c}function u(a){return l(a)[1]}function p(a){let c=g(),b=h();if(c===null&&Object.keys(b).length===0)throw new SyntaxError("Expected message value or attributes");return{id:a,value:c,attributes:b}}function h(){let a=Object.create(null);for(;r(dt);){let c=u(dt),b=g();if(b===null)throw new SyntaxError("Expected attribute value");a[c]=b}return a}function g(){let a;if(r(ke)&&(a=u(ke)),e[t]==="{"||e[t]==="}")return x(a?[a]:[],1/0);let c=X();return c?a?x([a,c],c.length):(c.value=H(c.value,Ln),x([c],c.length)):a?H(a,gt):null}function x(a=[],c){for(;;){if(r(ke)){a.push(u(ke));continue}if(e[t]==="{"){a.push(k());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let $=X();if($){a.push($),c=Math.min(c,$.length);continue}break}let b=a.length-1,C=a[b];typeof C=="string"&&(a[b]=H(C,gt));let F=[];for(let $ of a)$ instanceof Se&&($=$.value.slice(0,$.value.length-c)),$&&F.push($);return F}function k(){o(Pn,SyntaxError);let a=Z();if(o(ht))return a;if(o(In)){let c=$e();return o(ht,SyntaxError),{type:"select",selector:a,...c}}throw new SyntaxError("Unclosed placeable")}function Z(){if(e[t]==="{")return k();if(r(pt)){let[,a,c,b=null]=l(pt);if(a==="$")return{type:"var",name:c};if(o(Hn)){let C=N();if(a==="-")return{type:"term",name:c,attr:b,args:C};if(Cn.test(c))return{type:"func",name:c,args:C};throw new SyntaxError("Function names must be all upper-case")}return a==="-"?{type:"term",name:c,attr:b,args:[]}:{type:"mesg",name:c,attr:b}}return P()}function N(){let a=[];for(;;){switch(e[t]){case")":return t++,a;case void 0:throw new SyntaxError("Unclosed argument list")}a.push(Q()),o(zn)}}function Q(){let a=Z();return a.type!=="mesg"?a:o(qn)?{type:"narg",name:a.name,value:P()}:a}function $e(){let a=[],c=0,b;for(;r(Mn);){s("*")&&(b=c);let C=Me(),F=g();if(F===null)throw new SyntaxError("Expected variant value");a[c++]={key:C,value:F}}if(c===0)return null;if(b===void 0)throw new SyntaxError("Expected default variant");return{variants:a,star:b}}function Me(){o(Fn,SyntaxError);let a;return r(Ue)?a=U():a={type:"str",value:u(An)},o(_n,SyntaxError),a}function P(){if(r(Ue))return U();if(e[t]==='"')return Ae();throw new SyntaxError("Invalid expression")}function U(){let[,a,c=""]=l(Ue),b=c.length;return{type:"num",value:parseFloat(a),precision:b}}function Ae(){s('"',SyntaxError);let a="";for(;;){if(a+=u(jn),e[t]==="\\"){a+=pe();continue}if(s('"'))return{type:"str",value:a};throw new SyntaxError("Unclosed string literal")}}function pe(){if(r(ft))return u(ft);if(r(mt)){let[,a,c]=l(mt),b=parseInt(a||c,16);return b<=55295||57344<=b?String.fromCodePoint(b):"�"}throw new SyntaxError("Unknown escape sequence")}function X(){let a=t;switch(o(Jn),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return I(e.slice(a,t))}return e[t-1]===" "?I(e.slice(a,t)):!1}function H(a,c){return a.replace(c,"")}function I(a){let c=a.replace(Rn,`
`),b=Nn.exec(a)[1].length;return new Se(c,b)}}},Se=class{constructor(e,t){this.value=e,this.length=t}};var G=class extends A{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},bt=/[^ =,]+/g,Un=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,z=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new re(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new T(t instanceof G?t.value.length:1)}}),this.bundle.addResource(new se(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(yt(e))?.value;if(!s)return null;let o={};for(let[h,g]of Object.entries(t))o[h]=this.value(g);let l={},u=this.said?new Proxy(o,{get:(h,g)=>(l[g]=t[g],h[g])}):o,p=this.bundle.formatPattern(s,u,r);return this.said?.push([yt(e),l]),p}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),l=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(u=>this.option(u))}):null)??this.list(r.split("+").map(u=>this.worded(u)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(bt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(bt,r=>Un.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof G?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof G?this.join(r.value,t):r instanceof T?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new T(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new G(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function yt(n){return n.replace(/[._ ]/g,"-")}var vt=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var wt=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;var oe=vt+wt;var Kn={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function _(n){return he("0 0 24 24",[...Kn[n]],{class:"icon"})}async function ie(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?i("textarea",{readonly:!0,rows:6,"aria-label":e},n):i("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function ae(n,e){let{session:t,words:r}=n,s=(x,k)=>i("button",{type:"button",class:"square","aria-label":r.text(`ui-${x}`),title:r.text(`ui-${x}`),onclick:k},_(x)),o=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),u=i("button",{type:"button",class:"quiet",onclick:()=>{ie(e()??"",r.text("ui-copy-link"),p,r)}},r.text("ui-copy-link")),p=i("span",{class:"copied",role:"status"}),h=i("div",{class:"bar"},i("span",{},o,l),u,p);function g(){for(let[x,k]of[[o,t.canUndo],[l,t.canRedo]])x.hidden=!t.canUndo&&!t.canRedo,x.setAttribute("aria-disabled",String(!k));p.replaceChildren(),u.hidden=!e()}return{element:h,result:g,step:()=>p.replaceChildren()}}function le({progress:n},e){let{phase:t,loaded:r,total:s}=n??{};if(t==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let o=u=>(u/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),l={loaded:o(r),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",l)}var xt=8;function J(n,e,t,r){let{where:s,code:o,found:l,expected:u,write:p}=n,h=u.length>xt?[...u.slice(0,xt),"…"]:u,g={where:r??kt(De(s),e,t),found:l,expected:h,write:p,code:o},x=e.maybe(`problem-${o}`,g)??e.text("problem-other",g);return p?`${x} ${e.text("problem-write",{write:p})}`:x}function De(n){return n.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,t,r,s)=>`.${t??r??s}`).split(".")}function kt(n,e,t){let[r,...s]=n,[o,l]=r.split(":");return[Ee(o,e,t),...l?[e.maybe("ui-column",{column:l})??l]:[],...s.map(p=>/^\d+$/.test(p)?String(Number(p)+1):e.form(p))].join(", ")}function Ee(n,e,t){return(Object.values(t.names).some(s=>s.includes(n))?null:e.maybe(`ui-param-${n}`))??e.form(n)}function ue(n){let{session:e,words:t}=n,r=i("summary"),s=i("p"),o=i("details",{},r,s),l=i("button",{type:"button",onclick:()=>{e.evaluate(),n.home()}},t.text("ui-retry")),u=i("div",{class:"status"},o,l);function p(){let{source:h}=e;u.dataset.source=h,w(r,h==="recorded"||h==="live"?_(h):i("i",{"aria-hidden":"true"}),h==="waiting"?le(e,t):t.text(`ui-status-${h}`)),s.textContent=t.text(`ui-about-${h}`),l.hidden=h!=="failed"}return{element:u,result:p,progress:()=>{e.source==="waiting"&&p()}}}var $t=8;function de(n,e,t,r){let s=i("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:l=[],cut:u=!1,catalogue:p=!1}=n.get("ignored")??{},h=l.length>$t?[...l.slice(0,$t),"…"]:l,g=[u&&e.text("ui-link-too-long"),l.length&&e.text("ui-link-ignored",{parts:h,count:l.length}),p&&e.text("ui-link-catalogue")].filter(x=>typeof x=="string");s.hidden=!g.length,w(s,...g.map(x=>i("p",{},x)),g.length?i("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}function Te(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=Xn(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function Xn(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}var Oe=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){M(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var qt=`/* The table of Judge Domino. */

.lr .dominoes { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.8em; }
.lr .dominoes .stock { display: flex; flex-wrap: wrap; gap: 0.2em 1.2em; justify-content: space-between; font-size: 0.88em; color: var(--lr-soft); }
.lr .stage { overflow-x: auto; display: grid; gap: 0.3em; padding: 0.4em; border-radius: 10px; background: var(--lr-felt); }
.lr .stage:focus-visible { outline: 3px solid var(--lr-accent); outline-offset: 2px; }
.lr .stage svg { width: 100%; height: auto; stroke-width: 0.8; overflow: visible; }
.lr .stage svg[hidden] { display: none; }
.lr .stage .body { fill: var(--lr-face); stroke: var(--lr-on-face); }
.lr .stage .ebony { fill: var(--lr-ebony); stroke: none; }
.lr .stage .bar { stroke: var(--lr-on-face); }
.lr .stage .pin { fill: var(--lr-gold); stroke: var(--lr-on-face); stroke-width: 0.5; }
.lr .stage .side .whole { transition: transform 0.22s ease-in; }
.lr .stage .reach { fill: transparent; stroke: none; }
.lr .stage text { fill: var(--lr-ink); stroke: none; font-size: 11px; text-anchor: middle; font-variant-numeric: tabular-nums; }
.lr .stage .gap { fill: var(--lr-soft); font-size: 9.5px; }
.lr .stage .ground { stroke: var(--lr-edge); }
.lr .stage .push { stroke: var(--lr-accent); stroke-width: 2.4; }
.lr .stage .last .body { stroke: var(--lr-gold); stroke-width: 2; }
.lr .stage .last text { font-weight: 700; }
.lr .stage .down .body { fill: var(--lr-fallen); }
.lr .stage .held { cursor: grab; }
.lr .stage .held .body { fill: var(--lr-lit); stroke: var(--lr-accent); stroke-width: 2; }
.lr .stage .held text { fill: var(--lr-accent); font-weight: 700; }
.lr .stage .free { cursor: pointer; }
.lr .stage [role="slider"]:focus-visible { outline: none; }
.lr .stage [role="slider"]:focus-visible .body { stroke-width: 3.4; }
.lr :is(.piece, .estimate, .own, .own > div:not(.options)) > * + * { margin-top: 0.6em; }
.lr .measures { display: flex; flex-wrap: wrap; gap: 0.5em 0.9em; align-items: end; }
.lr .measure { display: grid; font-size: 0.92em; }
.lr .measure input { width: 7em; }
.lr .dominoes button[aria-pressed="true"], .lr .own button[aria-pressed="true"] { border-color: var(--lr-accent); background: var(--lr-accent); color: var(--lr-on-accent); }
.lr .soft { color: var(--lr-soft); font-size: 0.92em; }
.lr .estimate { padding: 0.6em 0.8em; border: 1px dashed var(--lr-edge); border-radius: 10px; }
.lr .estimate .label { font-size: 0.92em; }
.lr .estimate progress { width: 100%; accent-color: var(--lr-accent); }
.lr .dominoes .players { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr)); gap: 0.5em; }
.lr .dominoes .players li { padding: 0.35em 0.6em 0.5em; border: 1px solid var(--lr-line); border-radius: 10px; background: var(--lr-paper); }
.lr .dominoes .players .turn { border-color: var(--lr-accent); box-shadow: 0 0 0 1px var(--lr-accent); }
.lr .dominoes .place { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1em 0.4em; }
.lr .dominoes .score { margin-inline-start: auto; font-weight: 650; font-variant-numeric: tabular-nums; }
.lr .badge.you { background: var(--lr-accent); color: var(--lr-on-accent); }
.lr .guess { display: inline-block; padding: 0 0.7em; border-radius: 1em; border: 1px solid var(--lr-edge); font-size: 0.88em; font-weight: 600; }
.lr .guess.success { background: var(--lr-yes); }
.lr .guess.failure { background: var(--lr-no); }
.lr .guess.back { background: var(--lr-weave); font-weight: 400; }
.lr .ballot { display: grid; gap: 0.45em; }
.lr .ballot > * { display: flex; flex-wrap: wrap; align-items: center; gap: 0.45em; }
.lr .ballot > [role="group"] { display: grid; grid-template-columns: minmax(0, 7em) auto auto; justify-content: start; }
.lr .ballot > * > span { flex: 0 1 7em; font-weight: 600; }
.lr .ballot select { width: auto; }
.lr .check { display: flex; align-items: center; gap: 0.5em; min-height: 44px; }
.lr .check input { width: 1.3em; min-height: 1.3em; accent-color: var(--lr-accent); }
.lr .dominoes .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin-top: 0.5em; }
.lr .dominoes .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr .dominoes .sheet :is(th, td) { padding: 0.3em min(0.5em, 1.4vw); border-bottom: 1px solid var(--lr-line); text-align: start; font-size: 0.92em; }
.lr .dominoes .sheet :is(th, td, button) { overflow-wrap: normal; }
.lr .dominoes .sheet .cite { white-space: normal; overflow-wrap: break-word; }
.lr .dominoes .sheet button { padding-inline: 0.5em; }
.lr .dominoes .sheet thead th { color: var(--lr-soft); font-weight: 400; }
.lr .dominoes .sheet .sum { font-weight: 650; }
.lr .dominoes .sheet small { display: block; font-weight: 400; color: var(--lr-soft); }
`;var zt=`/* The score keeper. */

.lr .verdict { padding: 0.5em 0.8em; border-radius: 12px; background: var(--lr-tint); border: 1px solid var(--lr-line); }
.lr .verdict .cite { background: var(--lr-paper); }
.lr.score .field > span { display: block; font-weight: 600; font-size: 0.92em; color: var(--lr-soft); margin-bottom: 0.3em; }
.lr.score .form { padding: 0; }
.lr.score .form > * + * { margin-top: 0.7em; }
.lr.score .ballot input { flex: 1 1 10em; width: auto; }
.lr.score button[aria-pressed="true"] { border-color: var(--lr-accent); background: var(--lr-accent); color: var(--lr-on-accent); }
.lr.score .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.lr.score .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr.score .sheet :is(th, td) { padding: 0.3em 0.5em; border-bottom: 1px solid var(--lr-line); text-align: end; }
.lr.score .sheet th:first-child { text-align: start; }
.lr.score .sheet .sum { font-weight: 650; }
.lr.score .sheet .most .sum { color: var(--lr-amber); }
.lr.score .totals { overflow-x: auto; }
`;var Jt=`/* What the tools have besides the bench. */

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
`;var lr="table",ur=2,cr=["success","failure"],dr=20,pr=["must_topple","toppled","scored","nobody_scored","tokens_short","knocked_over","goes_on","extra_round","match_over"];function Ut(n,e,t){let r=new z(n.get("words")),s=n.get("schema"),o=5,l={players:[1,2,3].map(d=>r.text("ui-score-player",{number:d})),rounds:[]},u=new Oe(l,$e),p=null,h=[],g=0,x=!1,k=Z();function Z(){return{placer:"",votes:{},fell:null}}let N={source:"waiting",progress:null,evaluate:()=>{Q()}};async function Q(){let d=++g,{players:m,rounds:f}=u.now;N.source="waiting",je();let y=await e.ask({method:"run",game:s.game,call:"match",args:{players:m},rulings:lr,answers:fr(m,f)});d!==g||x||(N.source=y.error?"failed":"live",y.error&&console.error(`Living Rules: ${y.error}`),p=y.trace??null,h=y.problems??[],je())}function $e(){k=Z(),n.set("state",u.now),n.save_changes(),Q()}function Me(){let d=[];for(let m of p?.events??[]){m.kind==="round_began"&&d.push({starter:String(m.facts.starter),events:[],points:{}});let f=d.at(-1);if(f?.events.push(m),m.kind==="scored"&&f)for(let y of m.facts.players)f.points[y]=(f.points[y]??0)+Number(m.facts.points)}return d}let P=i("p",{class:"answer",tabindex:-1}),U=ue({session:N,words:r,home:()=>P.focus()}),Ae=e.watch(d=>{N.progress=d,U.progress()}),pe=ae({session:{get canUndo(){return u.canUndo},get canRedo(){return u.canRedo},undo:()=>u.undo(),redo:()=>u.redo()},words:r},()=>n.get("link")),X=de(n,r,"ui-score-new",()=>u.change(l)),H=i("div",{class:"panel problems",role:"alert",hidden:!0}),I=i("fieldset",{},i("legend",{},r.text("ui-param-players"))),a=i("div",{class:"ballot"}),c=i("form",{class:"form",onsubmit:d=>{d.preventDefault(),Gt()}}),b=i("div",{class:"verdict",role:"status",hidden:!0}),C=i("div",{class:"totals"}),F=i("button",{type:"button",onclick:()=>u.change({...u.now,rounds:[]})},r.text("ui-score-new"));I.append(a);let $=i("div",{class:"lr tool score",lang:r.lang},i("style",{},oe+qt+Jt+zt),i("div",{class:"head"},P,U.element),X.element,H,b,I,c,C,i("div",{class:"options"},F),pe.element),Ce=(d,m,f,y)=>i("button",{type:"button","data-k":m,"aria-pressed":String(f),onclick:()=>{y(),je()}},d),We=(d,...m)=>i("div",{class:"field"},i("span",{},d),i("div",{class:"options",role:"group","aria-label":d},...m));function Ge(d){u.change({...u.now,rounds:[...u.now.rounds,d]}),P.focus()}function Ve(){let{players:d}=u.now,m=d.every(f=>k.votes[f]);return!!k.placer&&m&&(k.fell!==null||fe())}function fe(){return u.now.players.every(d=>k.votes[d]==="success")}function Gt(){!Ve()||fe()||Ge({placer:k.placer,votes:k.votes,fell:k.fell})}function je(){let{players:d,rounds:m}=u.now,f=Me(),y=p?.outcome==="won"||p?.outcome==="shared",S=N.source==="live"&&!!p&&!y,E=f.filter(({events:ee})=>ee.some(({kind:Ne})=>Ne==="round_over"));$.setAttribute("aria-busy",String(N.source==="waiting")),U.result?.(),pe.result?.();let D=p?.events.at(-1);P.textContent=N.source==="failed"?r.text("ui-answer-failed"):h.length?r.text("ui-answer-problems"):p?y&&D?r.event(D):r.event({kind:"round_began",clauses:[],facts:{number:f.length,starter:f.at(-1)?.starter??d[0]}}):r.text("ui-answer-waiting");let Y=p?.refused?.refusal;H.hidden=!h.length&&!Y,w(H,...h.map(ee=>i("p",{},J(ee,r,s))),Y?i("p",{},r.text(`refusal-${Y.reason}`,Y.facts)," ",me(Y.clauses)):null),j(I,()=>w(a,...d.map((ee,Ne)=>Vt(ee,Ne)),d.length<o&&!m.length?i("button",{type:"button",class:"quiet","data-k":"add",onclick:()=>Le([...d,r.text("ui-score-player",{number:d.length+1})])},r.text("ui-score-add")):null)),I.hidden=m.length>0,F.hidden=!m.length,j(c,()=>w(c,...S?Zt(d):[]),()=>P),c.hidden=!S,Qt(E.at(-1),f.at(-1)),w(C,E.length?Xt(d,E):null)}function Le(d){u.change({players:d,rounds:[]})}function Vt(d,m){let{players:f}=u.now,y=r.text("ui-score-player",{number:m+1});return i("div",{},i("input",{type:"text",maxlength:40,"data-k":`name ${m}`,"aria-label":y,value:d,autocomplete:"off",spellcheck:"false",onchange:S=>Le(f.map((E,D)=>D===m?S.target.value.trim().normalize("NFC"):E))}),f.length>ur?i("button",{type:"button",class:"square","data-k":`drop ${m}`,"aria-label":`${d}: ${r.text("ui-remove")}`,onclick:()=>Le(f.filter((S,E)=>E!==m))},"×"):null)}function Zt(d){let m=Ve()&&!fe();return[We(r.text("ui-score-placer"),...d.map(f=>Ce(f,`placer ${f}`,k.placer===f,()=>{k.placer=f}))),i("fieldset",{},i("legend",{},r.text("ui-param-votes")),i("div",{class:"ballot"},...d.map(f=>i("div",{role:"group","aria-label":f},i("span",{},f),...cr.map(y=>Ce(r.form(y),`${f} ${y}`,k.votes[f]===y,()=>{k.votes={...k.votes,[f]:y}})))))),fe()?i("p",{class:"panel",role:"status"},r.text("event-goes-on")," ",me(["domino/vote.3"])):We(r.text("choice-fell"),...[!0,!1].map(f=>Ce(r.text(f?"ui-domino-all-fell":"ui-domino-not-all"),`fell ${f}`,k.fell===f,()=>{k.fell=f}))),i("button",{class:"strong","data-k":"count","aria-disabled":String(!m)},r.text("ui-score-count")),i("details",{},i("summary",{},r.text("ui-domino-accident")),i("div",{class:"options"},...d.map(f=>i("button",{type:"button","data-k":`accident ${f}`,onclick:()=>Ge({accident:f})},f))))]}function me(d){let m=n.get("base");return i("span",{class:"cites"},...d.map(f=>{let{title:y,href:S}=r.clause(f);return S!==void 0&&m!==void 0?i("a",{class:"cite",href:m+S},y):i("span",{class:"cite"},y)}))}function Qt(d,m){let f=p?.events??[],y=d?f.indexOf(d.events[0]):f.length,S=f.slice(y).filter(({kind:E})=>pr.includes(E));b.hidden=!S.length,w(b,i("ul",{},...S.map(E=>i("li",{},r.event(E)," ",me(E.clauses)))),m&&m!==d?i("p",{},r.text("ui-score-starts",{player:m.starter})," ",me(m.events[0].clauses)):null)}function Xt(d,m){let f=S=>m.reduce((E,{points:D})=>E+(D[S]??0),0),y=Math.max(...d.map(f));return i("table",{class:"sheet"},i("caption",{},r.text("ui-score-sheet")),i("thead",{},i("tr",{},i("th",{scope:"col"},r.text("ui-domino-player")),...m.map((S,E)=>i("th",{scope:"col","aria-label":r.text("ui-score-round",{number:E+1})},String(E+1))),i("th",{scope:"col"},r.text("ui-score-sum")))),i("tbody",{},...d.map(S=>i("tr",{class:f(S)===y?"most":""},i("th",{scope:"row"},S),...m.map(({points:E})=>i("td",{},String(E[S]??0))),i("td",{class:"sum"},String(f(S)))))))}function Re(){let d=n.get("state");d&&L(d)!==L(u.now)&&u.change(d)}t.append($);let Yt=Te($,t);return n.on("change:state",Re),Re(),g||Q(),()=>{x=!0,Ae(),X.close(),Yt(),n.off("change:state",Re),$.remove()}}function fr(n,e){let t=[],r=0;for(let s of e){if("accident"in s){t.push(`accident ${s.accident}`),r=n.indexOf(s.accident);continue}let o=(n.indexOf(s.placer)-r+n.length)%n.length;for(let l=0;l<=o;l+=1)t.push(`place ${l+1} upright ${dr*(l+1)}`),l<o&&t.push(...Array.from({length:n.length-1},()=>"silent"));t.push("call",...n.map(l=>s.votes[l]??"?"),s.fell?"all":"not all"),r=n.indexOf(s.placer)}return t}var Ke={};tn(Ke,{fromLink:()=>br,toLink:()=>hr});var mr=40,Dt={kind:"text"},gr={kind:"record",of:{placer:Dt,accident:Dt,fell:{kind:"bool"},votes:{kind:"map",key:{kind:"text"},of:{kind:"enum",values:["success","failure"]}}}},Bt={kind:"record",of:{players:{kind:"list",of:{kind:"text"}},rounds:{kind:"record",of:Object.fromEntries(Array.from({length:mr},(n,e)=>[String(e+1),gr]))}}};function hr(n,e,t){let{players:r,rounds:s}=e,o={players:r,...s.length?{rounds:Object.fromEntries(s.map((l,u)=>[String(u+1),l]))}:{}};return[`tool=${n}`,"v=1",...ve({},o,Bt,t)].join("&")}function br(n,e,t){let{facts:r,ignored:s}=we(e,{},Bt,t),o=Array.isArray(r.players)?r.players:[];if(M(r,{})||!o.length)return{state:null,ignored:s};let l=[];for(let u=1;O(r.rounds)&&r.rounds[u]!==void 0;u+=1){let p=r.rounds[u];if(!("accident"in p?o.includes(String(p.accident)):o.includes(String(p.placer))&&typeof p.fell=="boolean"&&O(p.votes)&&o.every(g=>Object.hasOwn(p.votes,g))&&Object.values(p.votes).includes("failure"))){s.parts.push(...Object.keys(r.rounds).filter(g=>Number(g)>=u).map(g=>`rounds.${g}`));break}l.push(p)}return{state:{players:o,rounds:l},ignored:s}}function Kt(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new q(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var Wt=Kt(Ut,Ke),{fromLink:Na,toLink:Pa}=Wt,Fa=Wt.module;export{Fa as default,Na as fromLink,Pa as toLink};
