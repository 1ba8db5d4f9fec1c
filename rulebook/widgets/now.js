var Ht=Object.defineProperty;var _t=(n,e)=>{for(var t in e)Ht(n,t,{get:e[t],enumerable:!0})};var Ie={};_t(Ie,{fromLink:()=>zn,toLink:()=>Jn});var _=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,t,r=()=>{}){let s=++this.asked;return t?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(o=>{this.waiting.set(s,{done:o,timer:this.patience(s),heard:r});try{this.model.send({id:s,...e})}catch(l){this.settle(s,{error:String(l)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:t,progress:r,trying:s}=e??{};if(s||r)for(let[o,l]of this.waiting)clearTimeout(l.timer),l.timer=this.patience(o);if(s)this.waiting.get(t)?.heard(s);else if(typeof t=="number")this.settle(t,e);else if(r){for(let o of this.waiting.values())o.heard(r);for(let o of this.watchers)o(r)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var It="http://www.w3.org/2000/svg";function a(n,e={},...t){return Je(document.createElement(n),e,t)}function ge(n,e,t={}){return me("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>me("path",{d:r})))}function me(n,e={},...t){return Je(document.createElementNS(It,n),e,t)}function Je(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return b(n,...t),n}function b(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function ze(n){return n.getRootNode().activeElement}function N(n,e,t){let r=ze(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let l=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}function L(n,e){return I(n)===I(e)}function I(n){return JSON.stringify(n,(e,t)=>$(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function $(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function De(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var Bt="1",Kt=1e5,Ce=1e3,Be=2e3,Wt=8,Gt=60,ee="~";function Vt(n){return De((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function ye(n,e,t,r){return[...Ke([],n,e,t,r)]}function*Ke(n,e,t,r,s){if(L(e,t))return;let o=B(r,s);if(o&&$(t)&&(!n.length||Object.keys(t).length)){let l=$(e)?e:{};for(let d of new Set([...Object.keys(l),...Object.keys(t)]))yield*Ke([...n,d],be(l,d),be(t,d),o(d)??{kind:"any"},s)}else yield`${n.map(l=>Ae(l).replaceAll(".","%2E")).join(".")}=${Zt(t,r,s)}`}function Zt(n,e,t){if(n===void 0)return ee;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(Qt),r].map(o=>o.map(Ae).join(","));return $(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>L(Le(o,e,t),n))??ee+Ae(JSON.stringify(n))}function Ae(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function Qt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function Xt(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function we(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},l=B(t,r),d=0;for(let[x,v]of n.split("&").slice(1).entries()){d+=v.length+1;let[y,k]=Yt(v);if(x>=Ce||d>Kt)o.cut=!0;else if(y==="catalogue"&&r.catalogue){o.catalogue=k!==Vt(r);continue}else if(y==="v"?k===Bt:We(s,y.split(".").map(he),l,k,r))continue;o.parts.push((he(v)??v).slice(0,Gt))}return{facts:s,ignored:o}}function Yt(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function he(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function be(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function B(n,e){switch(n.kind){case"record":return t=>be(n.of,t);case"map":return t=>D(t,n.key,e)?n.of:void 0;case"option":return B(n.of,e);case"union":return n.of.map(t=>B(t,e)).find(t=>t!==null)??null;default:return null}}function We(n,e,t,r,s){let[o,...l]=e,d=o==null||o==="__proto__"?void 0:t(o);if(o==null||!d)return!1;if(l.length){let x=B(d,s),v=be(n,o),y=$(v)?{...v}:{};if(!x||!We(y,l,x,r,s))return!1;n[o]=y}else if(r===ee)delete n[o];else{let x=Le(r,d,s);if(x===void 0)return!1;n[o]=x}return!0}function Le(n,e,t){let r=n.startsWith(ee)?en(n.slice(ee.length)):je(n,e,t);return r!==void 0&&D(r,e,t)?r:void 0}function en(n){try{return JSON.parse(he(n)??"")}catch{return}}function je(n,e,t){let r=he(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:je(n,e.of,t);case"union":return e.of.map(s=>Le(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>je(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:Xt(r);default:return r}}function Ge(n,e){if(typeof n=="string")return n.length<=Be;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=Ce&&t.every(([r,s])=>r!=="__proto__"&&Ge(s,e-1))}function D(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||D(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=Be;case"any":return Ge(n,Wt);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=Ce&&n.every(r=>D(r,e.of,t));case"union":return e.of.some(r=>D(n,r,t));default:{let r=B(e,t);return $(n)&&Object.entries(n).every(([s,o])=>{let l=s==="__proto__"?void 0:r(s);return l!==void 0&&D(o,l,t)})}}}var A=class{constructor(e){this.value=e}valueOf(){return this.value}},w=class extends A{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},S=class extends A{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},R=class n extends A{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof A)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof A&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Ve=100,tn="⁨",nn="⁩";function rn(n,e,t){if(t===e||t instanceof S&&e instanceof S&&t.value===e.value)return!0;if(e instanceof S&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function Ze(n,e,t){return e[t]?K(n,e[t].value):(n.reportError(new RangeError("No default")),new w)}function Ne(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=te(n,s.value):t.push(te(n,s));return{positional:t,named:r}}function te(n,e){switch(e.type){case"str":return e.value;case"num":return new S(e.value,{minimumFractionDigits:e.precision});case"var":return sn(n,e);case"mesg":return on(n,e);case"term":return an(n,e);case"func":return ln(n,e);case"select":return un(n,e);default:return new w}}function sn(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new w(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new w(`$${e}`);if(t instanceof A)return t;switch(typeof t){case"string":return t;case"number":return new S(t);case"object":if(R.supportsValue(t))return new R(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new w(`$${e}`)}}function on(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new w(e);if(t){let s=r.attributes[t];return s?K(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new w(`${e}.${t}`))}return r.value?K(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new w(e))}function an(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new w(s);if(t){let d=o.attributes[t];if(d){n.params=Ne(n,r).named;let x=K(n,d);return n.params=null,x}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new w(`${s}.${t}`)}n.params=Ne(n,r).named;let l=K(n,o.value);return n.params=null,l}function ln(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new w(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new w(`${e}()`);try{let s=Ne(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new w(`${e}()`)}}function un(n,{selector:e,variants:t,star:r}){let s=te(n,e);if(s instanceof w)return Ze(n,t,r);for(let o of t){let l=te(n,o.key);if(rn(n,s,l))return K(n,o.value)}return Ze(n,t,r)}function Re(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new w;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>Ve)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${Ve}`);r&&t.push(tn),t.push(te(n,s).toString(n)),r&&t.push(nn)}return n.dirty.delete(e),t.join("")}function K(n,e){return typeof e=="string"?n.bundle._transform(e):Re(n,e)}var ve=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function Pe(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var Qe=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Xe(n,e){let t=n[0];if(t instanceof w)return new w(`NUMBER(${t.valueOf()})`);if(t instanceof S)return new S(t.valueOf(),{...t.opts,...Pe(e,Qe)});if(t instanceof R)return new S(t.toNumber(),{...Pe(e,Qe)});throw new TypeError("Invalid argument to NUMBER")}var cn=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Ye(n,e){let t=n[0];if(t instanceof w)return new w(`DATETIME(${t.valueOf()})`);if(t instanceof R||t instanceof S)return new R(t,Pe(e,cn));throw new TypeError("Invalid argument to DATETIME")}var et=new Map;function tt(n){let e=Array.isArray(n)?n.join(" "):n,t=et.get(e);return t===void 0&&(t=new Map,et.set(e,t)),t}var ne=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Xe,DATETIME:Ye,...t},this._useIsolating=r,this._transform=s,this._intls=tt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new ve(this,r,t);try{return Re(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new w().toString(s);throw o}}};var Fe=/^(-?[a-zA-Z][\w-]*) *= */gm,nt=/\.([a-zA-Z][\w-]*) *= */y,dn=/\*?\[/y,He=/(-?[0-9]+(?:\.([0-9]+))?)/y,pn=/([a-zA-Z][\w-]*)/y,rt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,fn=/^[A-Z][A-Z0-9_-]*$/,xe=/([^{}\n\r]+)/y,mn=/([^\\"\n\r]*)/y,st=/\\([\\"])/y,ot=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,gn=/^\n+/,it=/ +$/,hn=/ *\r?\n/g,bn=/( *)$/,yn=/{\s*/y,at=/\s*}/y,wn=/\[\s*/y,vn=/\s*] */y,xn=/\s*\(\s*/y,kn=/\s*->\s*/y,En=/\s*:\s*/y,Sn=/\s*,?\s*/y,Tn=/\s+/y,re=class{constructor(e){this.body=[],Fe.lastIndex=0;let t=0;for(;;){let i=Fe.exec(e);if(i===null)break;t=Fe.lastIndex;try{this.body.push(x(i[1]))}catch(u){if(u instanceof SyntaxError)continue;throw u}}function r(i){return i.lastIndex=t,i.test(e)}function s(i,u){if(e[t]===i)return t++,!0;if(u)throw new u(`Expected ${i}`);return!1}function o(i,u){if(r(i))return t=i.lastIndex,!0;if(u)throw new u(`Expected ${i.toString()}`);return!1}function l(i){i.lastIndex=t;let u=i.exec(e);if(u===null)throw new SyntaxError(`Expected ${i.toString()}`);return t=i.lastIndex,u}function d(i){return l(i)[1]}function x(i){let u=y(),m=v();if(u===null&&Object.keys(m).length===0)throw new SyntaxError("Expected message value or attributes");return{id:i,value:u,attributes:m}}function v(){let i=Object.create(null);for(;r(nt);){let u=d(nt),m=y();if(m===null)throw new SyntaxError("Expected attribute value");i[u]=m}return i}function y(){let i;if(r(xe)&&(i=d(xe)),e[t]==="{"||e[t]==="}")return k(i?[i]:[],1/0);let u=pe();return u?i?k([i,u],u.length):(u.value=Y(u.value,gn),k([u],u.length)):i?Y(i,it):null}function k(i=[],u){for(;;){if(r(xe)){i.push(d(xe));continue}if(e[t]==="{"){i.push(j());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let M=pe();if(M){i.push(M),u=Math.min(u,M.length);continue}break}let m=i.length-1,C=i[m];typeof C=="string"&&(i[m]=Y(C,it));let P=[];for(let M of i)M instanceof ke&&(M=M.value.slice(0,M.value.length-u)),M&&P.push(M);return P}function j(){o(yn,SyntaxError);let i=U();if(o(at))return i;if(o(kn)){let u=de();return o(at,SyntaxError),{type:"select",selector:i,...u}}throw new SyntaxError("Unclosed placeable")}function U(){if(e[t]==="{")return j();if(r(rt)){let[,i,u,m=null]=l(rt);if(i==="$")return{type:"var",name:u};if(o(xn)){let C=ue();if(i==="-")return{type:"term",name:u,attr:m,args:C};if(fn.test(u))return{type:"func",name:u,args:C};throw new SyntaxError("Function names must be all upper-case")}return i==="-"?{type:"term",name:u,attr:m,args:[]}:{type:"mesg",name:u,attr:m}}return Z()}function ue(){let i=[];for(;;){switch(e[t]){case")":return t++,i;case void 0:throw new SyntaxError("Unclosed argument list")}i.push(ce()),o(Sn)}}function ce(){let i=U();return i.type!=="mesg"?i:o(En)?{type:"narg",name:i.name,value:Z()}:i}function de(){let i=[],u=0,m;for(;r(dn);){s("*")&&(m=u);let C=V(),P=y();if(P===null)throw new SyntaxError("Expected variant value");i[u++]={key:C,value:P}}if(u===0)return null;if(m===void 0)throw new SyntaxError("Expected default variant");return{variants:i,star:m}}function V(){o(wn,SyntaxError);let i;return r(He)?i=Q():i={type:"str",value:d(pn)},o(vn,SyntaxError),i}function Z(){if(r(He))return Q();if(e[t]==='"')return $e();throw new SyntaxError("Invalid expression")}function Q(){let[,i,u=""]=l(He),m=u.length;return{type:"num",value:parseFloat(i),precision:m}}function $e(){s('"',SyntaxError);let i="";for(;;){if(i+=d(mn),e[t]==="\\"){i+=X();continue}if(s('"'))return{type:"str",value:i};throw new SyntaxError("Unclosed string literal")}}function X(){if(r(st))return d(st);if(r(ot)){let[,i,u]=l(ot),m=parseInt(i||u,16);return m<=55295||57344<=m?String.fromCodePoint(m):"�"}throw new SyntaxError("Unknown escape sequence")}function pe(){let i=t;switch(o(Tn),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return fe(e.slice(i,t))}return e[t-1]===" "?fe(e.slice(i,t)):!1}function Y(i,u){return i.replace(u,"")}function fe(i){let u=i.replace(hn,`
`),m=bn.exec(i)[1].length;return new ke(u,m)}}},ke=class{constructor(e,t){this.value=e,this.length=t}};var W=class extends A{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},lt=/[^ =,]+/g,On=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,q=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new ne(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new S(t instanceof W?t.value.length:1)}}),this.bundle.addResource(new re(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(ut(e))?.value;if(!s)return null;let o={};for(let[v,y]of Object.entries(t))o[v]=this.value(y);let l={},d=this.said?new Proxy(o,{get:(v,y)=>(l[y]=t[y],v[y])}):o,x=this.bundle.formatPattern(s,d,r);return this.said?.push([ut(e),l]),x}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),l=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(d=>this.option(d))}):null)??this.list(r.split("+").map(d=>this.worded(d)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(lt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(lt,r=>On.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof W?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof W?this.join(r.value,t):r instanceof S?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new S(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new W(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function ut(n){return n.replace(/[._ ]/g,"-")}var $n={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function J(n){return ge("0 0 24 24",[...$n[n]],{class:"icon"})}async function se(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?a("textarea",{readonly:!0,rows:6,"aria-label":e},n):a("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function oe(n,e){let{session:t,words:r}=n,s=(k,j)=>a("button",{type:"button",class:"square","aria-label":r.text(`ui-${k}`),title:r.text(`ui-${k}`),onclick:j},J(k)),o=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),d=a("button",{type:"button",class:"quiet",onclick:()=>{se(e()??"",r.text("ui-copy-link"),x,r)}},r.text("ui-copy-link")),x=a("span",{class:"copied",role:"status"}),v=a("div",{class:"bar"},a("span",{},o,l),d,x);function y(){for(let[k,j]of[[o,t.canUndo],[l,t.canRedo]])k.hidden=!t.canUndo&&!t.canRedo,k.setAttribute("aria-disabled",String(!j));x.replaceChildren(),d.hidden=!e()}return{element:v,result:y,step:()=>x.replaceChildren()}}function z(n,e,t){return t.maybe(`reading-${n}-${e}`)??t.text(`reading-${e}`)}var gt=8;function le(n,e,t,r){let s=a("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:l=[],cut:d=!1,catalogue:x=!1}=n.get("ignored")??{},v=l.length>gt?[...l.slice(0,gt),"…"]:l,y=[d&&e.text("ui-link-too-long"),l.length&&e.text("ui-link-ignored",{parts:v,count:l.length}),x&&e.text("ui-link-catalogue")].filter(k=>typeof k=="string");s.hidden=!y.length,b(s,...y.map(k=>a("p",{},k)),y.length?a("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}var Se=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;function Te(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=Rn(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function Rn(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}var At={kind:"list",of:{kind:"text"}},jt={kind:"record",of:{is:At,then:At}};function Jn(n,e,t){let{is:r,then:s}=e;return[`tool=${n}`,"v=1",...ye({},{is:r,...s.length?{then:s}:{}},jt,t)].join("&")}function zn(n,e,t){let{facts:r,ignored:s}=we(e,{},jt,t),o=l=>(Array.isArray(r[l])?r[l]:[]).map(String);return{state:r.is===void 0?null:{is:o("is"),then:o("then")},ignored:s}}var Oe=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){L(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var Ct=`/* At the table: large enough for a thumb, the answer where the eye is. */

.lr.now .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr)); gap: 0.6em; }
.lr.now .field > span { display: block; margin-bottom: 0.2em; font-weight: 600; font-size: 0.92em; color: var(--soft); }
.lr.now .field select { width: 100%; min-height: 44px; }
.lr.now .asked:not(:empty) { margin-top: 0.8em; }
.lr.now .asked p { margin: 0.5em 0 0.3em; }
.lr.now button[aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.lr.now .verdict { margin: 0.9em 0; padding: 0.7em 0.9em; border: 1px solid var(--line); border-radius: 12px; background: var(--tint); }
.lr.now .verdict p { margin: 0; }
.lr.now .verdict .cite { background: var(--paper); }
.lr.now h3 { margin: 0.8em 0 0.2em; font-size: 0.92em; color: var(--soft); }
.lr.now .told { margin: 0; padding-inline-start: 1.6em; }
`;var Lt=`/* What the tools have besides the bench. */

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
`;var Bn="@";function Nt(n,e,t){let r=new q(n.get("words")),s=n.get("schema"),o=n.get("base")??"",l=new Oe({is:[],then:[]},()=>{n.set("state",l.now),n.save_changes(),X()}),d=null,x=!1,v=a("p",{class:"answer",role:"status",tabindex:-1}),y=a("p",{class:"answer-cites"}),k=a("div",{class:"fields"}),j=a("div",{class:"asked"}),U=a("div",{}),ue=a("button",{type:"button",onclick:()=>{l.change({is:[],then:[]}),v.focus()}},r.text("ui-now-again")),ce=le(n,r,"ui-now-again",()=>l.change({is:[],then:[]})),de=oe({session:{get canUndo(){return l.canUndo},get canRedo(){return l.canRedo},undo:()=>l.undo(),redo:()=>l.redo()},words:r},()=>n.get("link")),V=a("div",{class:"lr tool now",lang:r.lang},a("style",{},Se+Lt+Ct),ce.element,k,j,a("div",{class:"verdict"},v,y),U,a("div",{class:"options"},ue),de.element);function Z(){let c=d.inputs.map(({options:f,blank:p},g)=>{let E=l.now.is[g];return E!==void 0&&f.includes(E)?E:p?"":f[0]});return c.map((f,p)=>Q(d.inputs[p],c)?d.inputs[p].options[0]:f)}function Q({unless:c},f){return!!c&&f[d.inputs.findIndex(({name:p})=>p===c[0])]===c[1]}function $e(c){let f=c.reduce((T,h,F)=>T*d.inputs[F].options.length+d.inputs[F].options.indexOf(h),0),p=d.at[f];if(p==null)return null;let g=[d.nodes[p]],E=[];for(let T of l.now.then){let h=g.at(-1).to;if(!h||!Object.hasOwn(h,T))break;g.push(d.nodes[h[T]]),E.push(T)}return{nodes:g,then:E}}function X(){if(de.result?.(),ue.hidden=!l.now.is.length,!d){v.textContent=r.text(x?"ui-now-failed":"ui-answer-waiting");return}let c=Z();N(k,()=>b(k,...d.inputs.map((O,H)=>Q(O,c)?null:pe(O,H,c))));let f=!c.includes(""),p=f?$e(c):null;if(!p){v.textContent=r.text(f?"ui-now-twice":"ui-now-give"),b(y),b(j),b(U);return}let g=Object.fromEntries(d.inputs.map(({name:O},H)=>[Bn+O,c[H]])),{nodes:E,then:T}=p,h=E.at(-1);N(j,()=>b(j,...E.flatMap((O,H)=>O.ask?[fe(O,H,T,g)]:[])),()=>v);let F=E.flatMap(O=>O.events),Me=h.gap??h.ask??F.at(-1);v.textContent=h.gap?r.text(`gap-${h.gap[0]}`,m(h.gap[2],g)):h.ask?r.text(`choice-${h.ask[0]}`,m(h.ask[2],g)):h.answer?r.text(h.answer[0],m({...F.at(-1)?.[2],...h.answer[1]},g)):i(Me,g),b(y,Me?C(Me[1]):null);let qe=Object.entries(Object.assign({},...E.map(O=>O.asked)));b(U,h.ours?.length?a("div",{class:"panel"},a("p",{},r.text("ui-now-ours")),u(h.ours,g)):null,F.length>1?a("section",{},a("h3",{},r.text("ui-now-steps")),u(F,g)):null,qe.length?a("details",{},a("summary",{},r.text("ui-now-rests")),a("ul",{},...qe.map(([O,H])=>a("li",{},r.text(`question-${O}`)," ",a("strong",{},z(O,H,r)))))):null)}function pe(c,f,p){let g=r.maybe(`ui-now-${c.name}`)??r.form(c.name),E=T=>l.change({is:p.map((h,F)=>F===f?T.target.value:h),then:[]});return a("label",{class:"field"},a("span",{},g),a("select",{"data-k":c.name,onchange:E},p[f]===""?a("option",{value:""},r.text("ui-now-choose")):null,...c.options.map(T=>a("option",{value:T,selected:T===p[f]},Y(c.name,T)))))}function Y(c,f){let p=f.replaceAll(" ","-");return r.maybe(`ui-now-${c}-${p}`)??(c==="spirit"?r.text("ui-now-spirit-held",{count:Number(f)}):r.form(f))}function fe(c,f,p,g){let E=r.text(`choice-${c.ask[0]}`,m(c.ask[2],g)),T=h=>l.change({is:Z(),then:[...p.slice(0,f),h]});return a("div",{role:"group","aria-label":E},a("p",{},E," ",C(c.ask[1])),a("div",{class:"options"},...Object.keys(c.to).map(h=>a("button",{type:"button","data-k":`${f} ${h}`,"aria-pressed":String(p[f]===h),onclick:()=>T(h)},r.option(h)))))}let i=([c,,f],p)=>r.maybe(`ui-now-${c}`,m(f,p))??r.event({kind:c,clauses:[],facts:m(f,p)}),u=(c,f)=>a("ol",{class:"told"},...c.map(p=>a("li",{},i(p,f)," ",C(p[1]))));function m(c,f){let p=g=>typeof g=="string"?f[g]??g:Array.isArray(g)?g.map(p):g;return Object.fromEntries(Object.entries(c).map(([g,E])=>[g,p(E)]))}function C(c){return a("span",{class:"cites"},...c.map(f=>{let{title:p,href:g}=r.clause(f);return g===void 0?a("span",{class:"cite"},p):a("a",{class:"cite",href:o+g},p)}))}function P(){let c=n.get("state");c&&JSON.stringify(c)!==JSON.stringify(l.now)&&l.change(c)}async function M(){let c=await fetch(new URL(`${o}assets/bench/now/${s.game}.json`,document.baseURI));if(!c.ok)throw new Error(`${c.url}: ${c.status}`);d=await c.json()}t.append(V);let Ft=Te(V,t);return n.on("change:state",P),P(),X(),M().catch(c=>{console.error("Living Rules:",c),x=!0}).finally(X),()=>{ce.close(),Ft(),n.off("change:state",P),V.remove()}}function Rt(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new _(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var Pt=Rt(Nt,Ie),{fromLink:ga,toLink:ha}=Pt,ba=Pt.module;export{ba as default,ga as fromLink,ha as toLink};
