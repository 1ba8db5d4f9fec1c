var Ht=Object.defineProperty;var _t=(n,e)=>{for(var t in e)Ht(n,t,{get:e[t],enumerable:!0})};var He={};_t(He,{fromLink:()=>Bn,toLink:()=>Dn});var H=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e){let t=++this.asked;return new Promise(r=>{this.waiting.set(t,{done:r,timer:this.patience(t)});try{this.model.send({id:t,...e})}catch(s){this.settle(t,{error:String(s)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{if(typeof e?.id=="number")this.settle(e.id,e);else if(e?.progress){for(let[t,r]of this.waiting)clearTimeout(r.timer),r.timer=this.patience(t);for(let t of this.watchers)t(e.progress)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var qt="http://www.w3.org/2000/svg";function a(n,e={},...t){return qe(document.createElement(n),e,t)}function ge(n,e,t={}){return me("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>me("path",{d:r})))}function me(n,e={},...t){return qe(document.createElementNS(qt,n),e,t)}function qe(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return y(n,...t),n}function y(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function Je(n){return n.getRootNode().activeElement}function N(n,e,t){let r=Je(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let l=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}function L(n,e){return _(n)===_(e)}function _(n){return JSON.stringify(n,(e,t)=>O(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function O(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function Ue(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var Kt="1",Wt=1e5,je=1e3,De=2e3,Gt=8,Vt=60,ee="~";function Zt(n){return Ue((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function ye(n,e,t,r){return[...Be([],n,e,t,r)]}function*Be(n,e,t,r,s){if(L(e,t))return;let o=D(r,s);if(o&&O(t)&&(!n.length||Object.keys(t).length)){let l=O(e)?e:{};for(let d of new Set([...Object.keys(l),...Object.keys(t)]))yield*Be([...n,d],be(l,d),be(t,d),o(d)??{kind:"any"},s)}else yield`${n.map(l=>Me(l).replaceAll(".","%2E")).join(".")}=${Qt(t,r,s)}`}function Qt(n,e,t){if(n===void 0)return ee;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(Xt),r].map(o=>o.map(Me).join(","));return O(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>L(Ce(o,e,t),n))??ee+Me(JSON.stringify(n))}function Me(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function Xt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function Yt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function we(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},l=D(t,r),d=0;for(let[x,v]of n.split("&").slice(1).entries()){d+=v.length+1;let[b,k]=en(v);if(x>=je||d>Wt)o.cut=!0;else if(b==="catalogue"&&r.catalogue){o.catalogue=k!==Zt(r);continue}else if(b==="v"?k===Kt:Ke(s,b.split(".").map(he),l,k,r))continue;o.parts.push((he(v)??v).slice(0,Vt))}return{facts:s,ignored:o}}function en(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function he(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function be(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function D(n,e){switch(n.kind){case"record":return t=>be(n.of,t);case"map":return t=>U(t,n.key,e)?n.of:void 0;case"option":return D(n.of,e);case"union":return n.of.map(t=>D(t,e)).find(t=>t!==null)??null;default:return null}}function Ke(n,e,t,r,s){let[o,...l]=e,d=o==null||o==="__proto__"?void 0:t(o);if(o==null||!d)return!1;if(l.length){let x=D(d,s),v=be(n,o),b=O(v)?{...v}:{};if(!x||!Ke(b,l,x,r,s))return!1;n[o]=b}else if(r===ee)delete n[o];else{let x=Ce(r,d,s);if(x===void 0)return!1;n[o]=x}return!0}function Ce(n,e,t){let r=n.startsWith(ee)?tn(n.slice(ee.length)):Ae(n,e,t);return r!==void 0&&U(r,e,t)?r:void 0}function tn(n){try{return JSON.parse(he(n)??"")}catch{return}}function Ae(n,e,t){let r=he(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:Ae(n,e.of,t);case"union":return e.of.map(s=>Ce(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>Ae(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:Yt(r);default:return r}}function We(n,e){if(typeof n=="string")return n.length<=De;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=je&&t.every(([r,s])=>r!=="__proto__"&&We(s,e-1))}function U(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||U(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=De;case"any":return We(n,Gt);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=je&&n.every(r=>U(r,e.of,t));case"union":return e.of.some(r=>U(n,r,t));default:{let r=D(e,t);return O(n)&&Object.entries(n).every(([s,o])=>{let l=s==="__proto__"?void 0:r(s);return l!==void 0&&U(o,l,t)})}}}var A=class{constructor(e){this.value=e}valueOf(){return this.value}},w=class extends A{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},S=class extends A{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},R=class n extends A{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof A)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof A&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Ge=100,nn="⁨",rn="⁩";function sn(n,e,t){if(t===e||t instanceof S&&e instanceof S&&t.value===e.value)return!0;if(e instanceof S&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function Ve(n,e,t){return e[t]?B(n,e[t].value):(n.reportError(new RangeError("No default")),new w)}function Ne(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=te(n,s.value):t.push(te(n,s));return{positional:t,named:r}}function te(n,e){switch(e.type){case"str":return e.value;case"num":return new S(e.value,{minimumFractionDigits:e.precision});case"var":return on(n,e);case"mesg":return an(n,e);case"term":return ln(n,e);case"func":return un(n,e);case"select":return cn(n,e);default:return new w}}function on(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new w(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new w(`$${e}`);if(t instanceof A)return t;switch(typeof t){case"string":return t;case"number":return new S(t);case"object":if(R.supportsValue(t))return new R(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new w(`$${e}`)}}function an(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new w(e);if(t){let s=r.attributes[t];return s?B(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new w(`${e}.${t}`))}return r.value?B(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new w(e))}function ln(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new w(s);if(t){let d=o.attributes[t];if(d){n.params=Ne(n,r).named;let x=B(n,d);return n.params=null,x}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new w(`${s}.${t}`)}n.params=Ne(n,r).named;let l=B(n,o.value);return n.params=null,l}function un(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new w(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new w(`${e}()`);try{let s=Ne(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new w(`${e}()`)}}function cn(n,{selector:e,variants:t,star:r}){let s=te(n,e);if(s instanceof w)return Ve(n,t,r);for(let o of t){let l=te(n,o.key);if(sn(n,s,l))return B(n,o.value)}return Ve(n,t,r)}function Le(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new w;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>Ge)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${Ge}`);r&&t.push(nn),t.push(te(n,s).toString(n)),r&&t.push(rn)}return n.dirty.delete(e),t.join("")}function B(n,e){return typeof e=="string"?n.bundle._transform(e):Le(n,e)}var ve=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function Re(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var Ze=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Qe(n,e){let t=n[0];if(t instanceof w)return new w(`NUMBER(${t.valueOf()})`);if(t instanceof S)return new S(t.valueOf(),{...t.opts,...Re(e,Ze)});if(t instanceof R)return new S(t.toNumber(),{...Re(e,Ze)});throw new TypeError("Invalid argument to NUMBER")}var dn=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Xe(n,e){let t=n[0];if(t instanceof w)return new w(`DATETIME(${t.valueOf()})`);if(t instanceof R||t instanceof S)return new R(t,Re(e,dn));throw new TypeError("Invalid argument to DATETIME")}var Ye=new Map;function et(n){let e=Array.isArray(n)?n.join(" "):n,t=Ye.get(e);return t===void 0&&(t=new Map,Ye.set(e,t)),t}var ne=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Qe,DATETIME:Xe,...t},this._useIsolating=r,this._transform=s,this._intls=et(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new ve(this,r,t);try{return Le(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new w().toString(s);throw o}}};var Pe=/^(-?[a-zA-Z][\w-]*) *= */gm,tt=/\.([a-zA-Z][\w-]*) *= */y,pn=/\*?\[/y,Fe=/(-?[0-9]+(?:\.([0-9]+))?)/y,fn=/([a-zA-Z][\w-]*)/y,nt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,mn=/^[A-Z][A-Z0-9_-]*$/,xe=/([^{}\n\r]+)/y,gn=/([^\\"\n\r]*)/y,rt=/\\([\\"])/y,st=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,hn=/^\n+/,ot=/ +$/,bn=/ *\r?\n/g,yn=/( *)$/,wn=/{\s*/y,it=/\s*}/y,vn=/\[\s*/y,xn=/\s*] */y,kn=/\s*\(\s*/y,En=/\s*->\s*/y,Sn=/\s*:\s*/y,Tn=/\s*,?\s*/y,$n=/\s+/y,re=class{constructor(e){this.body=[],Pe.lastIndex=0;let t=0;for(;;){let i=Pe.exec(e);if(i===null)break;t=Pe.lastIndex;try{this.body.push(x(i[1]))}catch(u){if(u instanceof SyntaxError)continue;throw u}}function r(i){return i.lastIndex=t,i.test(e)}function s(i,u){if(e[t]===i)return t++,!0;if(u)throw new u(`Expected ${i}`);return!1}function o(i,u){if(r(i))return t=i.lastIndex,!0;if(u)throw new u(`Expected ${i.toString()}`);return!1}function l(i){i.lastIndex=t;let u=i.exec(e);if(u===null)throw new SyntaxError(`Expected ${i.toString()}`);return t=i.lastIndex,u}function d(i){return l(i)[1]}function x(i){let u=b(),m=v();if(u===null&&Object.keys(m).length===0)throw new SyntaxError("Expected message value or attributes");return{id:i,value:u,attributes:m}}function v(){let i=Object.create(null);for(;r(tt);){let u=d(tt),m=b();if(m===null)throw new SyntaxError("Expected attribute value");i[u]=m}return i}function b(){let i;if(r(xe)&&(i=d(xe)),e[t]==="{"||e[t]==="}")return k(i?[i]:[],1/0);let u=pe();return u?i?k([i,u],u.length):(u.value=Y(u.value,hn),k([u],u.length)):i?Y(i,ot):null}function k(i=[],u){for(;;){if(r(xe)){i.push(d(xe));continue}if(e[t]==="{"){i.push(j());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let M=pe();if(M){i.push(M),u=Math.min(u,M.length);continue}break}let m=i.length-1,C=i[m];typeof C=="string"&&(i[m]=Y(C,ot));let P=[];for(let M of i)M instanceof ke&&(M=M.value.slice(0,M.value.length-u)),M&&P.push(M);return P}function j(){o(wn,SyntaxError);let i=z();if(o(it))return i;if(o(En)){let u=de();return o(it,SyntaxError),{type:"select",selector:i,...u}}throw new SyntaxError("Unclosed placeable")}function z(){if(e[t]==="{")return j();if(r(nt)){let[,i,u,m=null]=l(nt);if(i==="$")return{type:"var",name:u};if(o(kn)){let C=ue();if(i==="-")return{type:"term",name:u,attr:m,args:C};if(mn.test(u))return{type:"func",name:u,args:C};throw new SyntaxError("Function names must be all upper-case")}return i==="-"?{type:"term",name:u,attr:m,args:[]}:{type:"mesg",name:u,attr:m}}return Z()}function ue(){let i=[];for(;;){switch(e[t]){case")":return t++,i;case void 0:throw new SyntaxError("Unclosed argument list")}i.push(ce()),o(Tn)}}function ce(){let i=z();return i.type!=="mesg"?i:o(Sn)?{type:"narg",name:i.name,value:Z()}:i}function de(){let i=[],u=0,m;for(;r(pn);){s("*")&&(m=u);let C=V(),P=b();if(P===null)throw new SyntaxError("Expected variant value");i[u++]={key:C,value:P}}if(u===0)return null;if(m===void 0)throw new SyntaxError("Expected default variant");return{variants:i,star:m}}function V(){o(vn,SyntaxError);let i;return r(Fe)?i=Q():i={type:"str",value:d(fn)},o(xn,SyntaxError),i}function Z(){if(r(Fe))return Q();if(e[t]==='"')return $e();throw new SyntaxError("Invalid expression")}function Q(){let[,i,u=""]=l(Fe),m=u.length;return{type:"num",value:parseFloat(i),precision:m}}function $e(){s('"',SyntaxError);let i="";for(;;){if(i+=d(gn),e[t]==="\\"){i+=X();continue}if(s('"'))return{type:"str",value:i};throw new SyntaxError("Unclosed string literal")}}function X(){if(r(rt))return d(rt);if(r(st)){let[,i,u]=l(st),m=parseInt(i||u,16);return m<=55295||57344<=m?String.fromCodePoint(m):"�"}throw new SyntaxError("Unknown escape sequence")}function pe(){let i=t;switch(o($n),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return fe(e.slice(i,t))}return e[t-1]===" "?fe(e.slice(i,t)):!1}function Y(i,u){return i.replace(u,"")}function fe(i){let u=i.replace(bn,`
`),m=yn.exec(i)[1].length;return new ke(u,m)}}},ke=class{constructor(e,t){this.value=e,this.length=t}};var K=class extends A{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},at=/[^ =,]+/g,On=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,q=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new ne(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new S(t instanceof K?t.value.length:1)}}),this.bundle.addResource(new re(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(lt(e))?.value;if(!s)return null;let o={};for(let[v,b]of Object.entries(t))o[v]=this.value(b);let l={},d=this.said?new Proxy(o,{get:(v,b)=>(l[b]=t[b],v[b])}):o,x=this.bundle.formatPattern(s,d,r);return this.said?.push([lt(e),l]),x}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),l=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(d=>this.option(d))}):null)??this.list(r.split("+").map(d=>this.worded(d)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(at)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(at,r=>On.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof K?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof K?this.join(r.value,t):r instanceof S?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new S(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new K(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function lt(n){return n.replace(/[._ ]/g,"-")}var ut=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var ct=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;var se=ut+ct;var jn={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function J(n){return ge("0 0 24 24",[...jn[n]],{class:"icon"})}async function oe(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?a("textarea",{readonly:!0,rows:6,"aria-label":e},n):a("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function ie(n,e){let{session:t,words:r}=n,s=(k,j)=>a("button",{type:"button",class:"square","aria-label":r.text(`ui-${k}`),title:r.text(`ui-${k}`),onclick:j},J(k)),o=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),d=a("button",{type:"button",class:"quiet",onclick:()=>{oe(e()??"",r.text("ui-copy-link"),x,r)}},r.text("ui-copy-link")),x=a("span",{class:"copied",role:"status"}),v=a("div",{class:"bar"},a("span",{},o,l),d,x);function b(){for(let[k,j]of[[o,t.canUndo],[l,t.canRedo]])k.hidden=!t.canUndo&&!t.canRedo,k.setAttribute("aria-disabled",String(!j));x.replaceChildren(),d.hidden=!e()}return{element:v,result:b,step:()=>x.replaceChildren()}}function G(n,e,t){return t.maybe(`reading-${n}-${e}`)??t.text(`reading-${e}`)}var ht=8;function le(n,e,t,r){let s=a("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:l=[],cut:d=!1,catalogue:x=!1}=n.get("ignored")??{},v=l.length>ht?[...l.slice(0,ht),"…"]:l,b=[d&&e.text("ui-link-too-long"),l.length&&e.text("ui-link-ignored",{parts:v,count:l.length}),x&&e.text("ui-link-catalogue")].filter(k=>typeof k=="string");s.hidden=!b.length,y(s,...b.map(k=>a("p",{},k)),b.length?a("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}function Se(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=In(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function In(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}var jt={kind:"list",of:{kind:"text"}},Ct={kind:"record",of:{is:jt,then:jt}};function Dn(n,e,t){let{is:r,then:s}=e;return[`tool=${n}`,"v=1",...ye({},{is:r,...s.length?{then:s}:{}},Ct,t)].join("&")}function Bn(n,e,t){let{facts:r,ignored:s}=we(e,{},Ct,t),o=l=>(Array.isArray(r[l])?r[l]:[]).map(String);return{state:r.is===void 0?null:{is:o("is"),then:o("then")},ignored:s}}var Te=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){L(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var Nt=`/* At the table: large enough for a thumb, the answer where the eye is. */

.lr.now .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr)); gap: 0.6em; }
.lr.now .field > span { display: block; margin-bottom: 0.2em; font-weight: 600; font-size: 0.92em; color: var(--lr-soft); }
.lr.now .field select { width: 100%; min-height: 44px; }
.lr.now .asked:not(:empty) { margin-top: 0.8em; }
.lr.now .asked p { margin: 0.5em 0 0.3em; }
.lr.now button[aria-pressed="true"] { border-color: var(--lr-accent); background: var(--lr-accent); color: var(--lr-on-accent); }
.lr.now .verdict { margin: 0.9em 0; padding: 0.7em 0.9em; border: 1px solid var(--lr-line); border-radius: 12px; background: var(--lr-tint); }
.lr.now .verdict p { margin: 0; }
.lr.now .verdict .cite { background: var(--lr-paper); }
.lr.now h3 { margin: 0.8em 0 0.2em; font-size: 0.92em; color: var(--lr-soft); }
.lr.now .told { margin: 0; padding-inline-start: 1.6em; }
`;var Lt=`/* What the tools have besides the bench. */

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
`;var Gn="@";function Rt(n,e,t){let r=new q(n.get("words")),s=n.get("schema"),o=n.get("base")??"",l=new Te({is:[],then:[]},()=>{n.set("state",l.now),n.save_changes(),X()}),d=null,x=!1,v=a("p",{class:"answer",role:"status",tabindex:-1}),b=a("p",{class:"answer-cites"}),k=a("div",{class:"fields"}),j=a("div",{class:"asked"}),z=a("div",{}),ue=a("button",{type:"button",onclick:()=>{l.change({is:[],then:[]}),v.focus()}},r.text("ui-now-again")),ce=le(n,r,"ui-now-again",()=>l.change({is:[],then:[]})),de=ie({session:{get canUndo(){return l.canUndo},get canRedo(){return l.canRedo},undo:()=>l.undo(),redo:()=>l.redo()},words:r},()=>n.get("link")),V=a("div",{class:"lr tool now",lang:r.lang},a("style",{},se+Lt+Nt),ce.element,k,j,a("div",{class:"verdict"},v,b),z,a("div",{class:"options"},ue),de.element);function Z(){let c=d.inputs.map(({options:f,blank:p},g)=>{let E=l.now.is[g];return E!==void 0&&f.includes(E)?E:p?"":f[0]});return c.map((f,p)=>Q(d.inputs[p],c)?d.inputs[p].options[0]:f)}function Q({unless:c},f){return!!c&&f[d.inputs.findIndex(({name:p})=>p===c[0])]===c[1]}function $e(c){let f=c.reduce((T,h,F)=>T*d.inputs[F].options.length+d.inputs[F].options.indexOf(h),0),p=d.at[f];if(p==null)return null;let g=[d.nodes[p]],E=[];for(let T of l.now.then){let h=g.at(-1).to;if(!h||!Object.hasOwn(h,T))break;g.push(d.nodes[h[T]]),E.push(T)}return{nodes:g,then:E}}function X(){if(de.result?.(),ue.hidden=!l.now.is.length,!d){v.textContent=r.text(x?"ui-now-failed":"ui-answer-waiting");return}let c=Z();N(k,()=>y(k,...d.inputs.map(($,I)=>Q($,c)?null:pe($,I,c))));let f=!c.includes(""),p=f?$e(c):null;if(!p){v.textContent=r.text(f?"ui-now-twice":"ui-now-give"),y(b),y(j),y(z);return}let g=Object.fromEntries(d.inputs.map(({name:$},I)=>[Gn+$,c[I]])),{nodes:E,then:T}=p,h=E.at(-1);N(j,()=>y(j,...E.flatMap(($,I)=>$.ask?[fe($,I,T,g)]:[])),()=>v);let F=E.flatMap($=>$.events),Oe=h.gap??h.ask??F.at(-1);v.textContent=h.gap?r.text(`gap-${h.gap[0]}`,m(h.gap[2],g)):h.ask?r.text(`choice-${h.ask[0]}`,m(h.ask[2],g)):h.answer?r.text(h.answer[0],m({...F.at(-1)?.[2],...h.answer[1]},g)):i(Oe,g),y(b,Oe?C(Oe[1]):null);let _e=Object.entries(Object.assign({},...E.map($=>$.asked)));y(z,h.ours?.length?a("div",{class:"panel"},a("p",{},r.text("ui-now-ours")),u(h.ours,g)):null,F.length>1?a("section",{},a("h3",{},r.text("ui-now-steps")),u(F,g)):null,_e.length?a("details",{},a("summary",{},r.text("ui-now-rests")),a("ul",{},..._e.map(([$,I])=>a("li",{},r.text(`question-${$}`)," ",a("strong",{},G($,I,r)))))):null)}function pe(c,f,p){let g=r.maybe(`ui-now-${c.name}`)??r.form(c.name),E=T=>l.change({is:p.map((h,F)=>F===f?T.target.value:h),then:[]});return a("label",{class:"field"},a("span",{},g),a("select",{"data-k":c.name,onchange:E},p[f]===""?a("option",{value:""},r.text("ui-now-choose")):null,...c.options.map(T=>a("option",{value:T,selected:T===p[f]},Y(c.name,T)))))}function Y(c,f){let p=f.replaceAll(" ","-");return r.maybe(`ui-now-${c}-${p}`)??(c==="spirit"?r.text("ui-now-spirit-held",{count:Number(f)}):r.form(f))}function fe(c,f,p,g){let E=r.text(`choice-${c.ask[0]}`,m(c.ask[2],g)),T=h=>l.change({is:Z(),then:[...p.slice(0,f),h]});return a("div",{role:"group","aria-label":E},a("p",{},E," ",C(c.ask[1])),a("div",{class:"options"},...Object.keys(c.to).map(h=>a("button",{type:"button","data-k":`${f} ${h}`,"aria-pressed":String(p[f]===h),onclick:()=>T(h)},r.option(h)))))}let i=([c,,f],p)=>r.maybe(`ui-now-${c}`,m(f,p))??r.event({kind:c,clauses:[],facts:m(f,p)}),u=(c,f)=>a("ol",{class:"told"},...c.map(p=>a("li",{},i(p,f)," ",C(p[1]))));function m(c,f){let p=g=>typeof g=="string"?f[g]??g:Array.isArray(g)?g.map(p):g;return Object.fromEntries(Object.entries(c).map(([g,E])=>[g,p(E)]))}function C(c){return a("span",{class:"cites"},...c.map(f=>{let{title:p,href:g}=r.clause(f);return g===void 0?a("span",{class:"cite"},p):a("a",{class:"cite",href:o+g},p)}))}function P(){let c=n.get("state");c&&JSON.stringify(c)!==JSON.stringify(l.now)&&l.change(c)}async function M(){let c=await fetch(new URL(`${o}assets/bench/now/${s.game}.json`,document.baseURI));if(!c.ok)throw new Error(`${c.url}: ${c.status}`);d=await c.json()}t.append(V);let It=Se(V,t);return n.on("change:state",P),P(),X(),M().catch(c=>{console.error("Living Rules:",c),x=!0}).finally(X),()=>{ce.close(),It(),n.off("change:state",P),V.remove()}}function Pt(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new H(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var Ft=Pt(Rt,He),{fromLink:ca,toLink:da}=Ft,pa=Ft.module;export{pa as default,ca as fromLink,da as toLink};
