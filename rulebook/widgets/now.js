var an=Object.defineProperty;var ln=(n,e)=>{for(var t in e)an(n,t,{get:e[t],enumerable:!0})};var Ye={};ln(Ye,{fromLink:()=>gr,toLink:()=>mr});var ee=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,t,r=()=>{}){if(t?.aborted)return Promise.resolve({stopped:!0});let s=++this.asked,o=Math.max(3e4,Number(e.patience??0));return t?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(u=>{this.waiting.set(s,{done:u,silence:o,timer:this.patience(s,o),heard:r});try{this.model.send({id:s,...e})}catch(l){this.settle(s,{error:String(l)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:t,progress:r,trying:s}=e??{};if(s||r)for(let[o,u]of this.waiting)clearTimeout(u.timer),u.timer=this.patience(o,u.silence);if(s)this.waiting.get(t)?.heard(s);else if(typeof t=="number")this.settle(t,e);else if(r){for(let o of this.waiting.values())o.heard(r);for(let o of this.watchers)o(r)}};patience(e,t){return setTimeout(()=>this.settle(e,{error:"time-out"}),t)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var un="http://www.w3.org/2000/svg";function i(n,e={},...t){return nt(document.createElement(n),e,t)}function Oe(n,e,t={}){return Te("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>Te("path",{d:r})))}function Te(n,e={},...t){return nt(document.createElementNS(un,n),e,t)}function nt(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return v(n,...t),n}function v(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function rt(n){return n.getRootNode().activeElement}function q(n,e,t){let r=rt(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let u=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(u&&!u.matches("[disabled], [aria-disabled=true]")?u:t?.())?.focus()}var ot="living-rules/",st="lr-kept",cn=new Map;function Je(n){try{return JSON.parse(cn.get(n)??localStorage.getItem(ot+n)??"null")}catch{return null}}function ze(n,e){let t=s=>{s.detail===n&&e()},r=({key:s})=>{(s===null||s===ot+n)&&e()};return window.addEventListener(st,t),window.addEventListener("storage",r),()=>{window.removeEventListener(st,t),window.removeEventListener("storage",r)}}var it=n=>`table-${n}`;function te({game:n,questions:e}){return fe(Je(it(n)),e)}function fe(n,e){let t=typeof n=="object"&&n!==null?Object.entries(n):[];return Object.fromEntries(t.filter(([r,s])=>Object.hasOwn(e,r)&&e[r].readings.includes(s)))}function me(n,e){return ze(it(n),e)}function j(n,e){return K(n)===K(e)}function K(n){return JSON.stringify(n,(e,t)=>P(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function P(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function lt(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var mn="1",gn=1e5,We=1e3,ut=2e3,hn=8,bn=60,ge="~";function Ae(n){return{kind:"record",of:Object.fromEntries(Object.entries(n).map(([e,{readings:t}])=>[e,{kind:"enum",values:t}]))}}function yn(n){return lt((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function Ce(n,e,t,r){return[...ct([],n,e,t,r)]}function*ct(n,e,t,r,s){if(j(e,t))return;let o=ae(r,s);if(o&&P(t)&&(!n.length||Object.keys(t).length)){let u=P(e)?e:{};for(let l of new Set([...Object.keys(u),...Object.keys(t)]))yield*ct([...n,l],Me(u,l),Me(t,l),o(l)??{kind:"any"},s)}else yield`${n.map(u=>Ue(u).replaceAll(".","%2E")).join(".")}=${wn(t,r,s)}`}function wn(n,e,t){if(n===void 0)return ge;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(vn),r].map(o=>o.map(Ue).join(","));return P(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>j(Be(o,e,t),n))??ge+Ue(JSON.stringify(n))}function Ue(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function vn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function xn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function je(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},u=ae(t,r),l=0;for(let[p,g]of n.split("&").slice(1).entries()){l+=g.length+1;let[y,h]=kn(g);if(p>=We||l>gn)o.cut=!0;else if(y==="catalogue"&&r.catalogue){o.catalogue=h!==yn(r);continue}else if(y==="v"?h===mn:dt(s,y.split(".").map($e),u,h,r))continue;o.parts.push(($e(g)??g).slice(0,bn))}return{facts:s,ignored:o}}function kn(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function $e(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function Me(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function ae(n,e){switch(n.kind){case"record":return t=>Me(n.of,t);case"map":return t=>ie(t,n.key,e)?n.of:void 0;case"option":return ae(n.of,e);case"union":return n.of.map(t=>ae(t,e)).find(t=>t!==null)??null;default:return null}}function dt(n,e,t,r,s){let[o,...u]=e,l=o==null||o==="__proto__"?void 0:t(o);if(o==null||!l)return!1;if(u.length){let p=ae(l,s),g=Me(n,o),y=P(g)?{...g}:{};if(!p||!dt(y,u,p,r,s))return!1;n[o]=y}else if(r===ge)delete n[o];else{let p=Be(r,l,s);if(p===void 0)return!1;n[o]=p}return!0}function Be(n,e,t){let r=n.startsWith(ge)?En(n.slice(ge.length)):De(n,e,t);return r!==void 0&&ie(r,e,t)?r:void 0}function En(n){try{return JSON.parse($e(n)??"")}catch{return}}function De(n,e,t){let r=$e(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:De(n,e.of,t);case"union":return e.of.map(s=>Be(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>De(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:xn(r);default:return r}}function pt(n,e){if(typeof n=="string")return n.length<=ut;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=We&&t.every(([r,s])=>r!=="__proto__"&&pt(s,e-1))}function ie(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||ie(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=ut;case"any":return pt(n,hn);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=We&&n.every(r=>ie(r,e.of,t));case"union":return e.of.some(r=>ie(n,r,t));default:{let r=ae(e,t);return P(n)&&Object.entries(n).every(([s,o])=>{let u=s==="__proto__"?void 0:r(s);return u!==void 0&&ie(o,u,t)})}}}var _=class{constructor(e){this.value=e}valueOf(){return this.value}},k=class extends _{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},A=class extends _{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},W=class n extends _{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof _)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof _&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var ft=100,Sn="⁨",Tn="⁩";function On(n,e,t){if(t===e||t instanceof A&&e instanceof A&&t.value===e.value)return!0;if(e instanceof A&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function mt(n,e,t){return e[t]?le(n,e[t].value):(n.reportError(new RangeError("No default")),new k)}function Ke(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=he(n,s.value):t.push(he(n,s));return{positional:t,named:r}}function he(n,e){switch(e.type){case"str":return e.value;case"num":return new A(e.value,{minimumFractionDigits:e.precision});case"var":return $n(n,e);case"mesg":return Mn(n,e);case"term":return An(n,e);case"func":return Cn(n,e);case"select":return jn(n,e);default:return new k}}function $n(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new k(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new k(`$${e}`);if(t instanceof _)return t;switch(typeof t){case"string":return t;case"number":return new A(t);case"object":if(W.supportsValue(t))return new W(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new k(`$${e}`)}}function Mn(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new k(e);if(t){let s=r.attributes[t];return s?le(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new k(`${e}.${t}`))}return r.value?le(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new k(e))}function An(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new k(s);if(t){let l=o.attributes[t];if(l){n.params=Ke(n,r).named;let p=le(n,l);return n.params=null,p}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new k(`${s}.${t}`)}n.params=Ke(n,r).named;let u=le(n,o.value);return n.params=null,u}function Cn(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new k(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new k(`${e}()`);try{let s=Ke(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new k(`${e}()`)}}function jn(n,{selector:e,variants:t,star:r}){let s=he(n,e);if(s instanceof k)return mt(n,t,r);for(let o of t){let u=he(n,o.key);if(On(n,s,u))return le(n,o.value)}return mt(n,t,r)}function Ge(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new k;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>ft)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${ft}`);r&&t.push(Sn),t.push(he(n,s).toString(n)),r&&t.push(Tn)}return n.dirty.delete(e),t.join("")}function le(n,e){return typeof e=="string"?n.bundle._transform(e):Ge(n,e)}var Le=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function Ve(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var gt=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ht(n,e){let t=n[0];if(t instanceof k)return new k(`NUMBER(${t.valueOf()})`);if(t instanceof A)return new A(t.valueOf(),{...t.opts,...Ve(e,gt)});if(t instanceof W)return new A(t.toNumber(),{...Ve(e,gt)});throw new TypeError("Invalid argument to NUMBER")}var Ln=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function bt(n,e){let t=n[0];if(t instanceof k)return new k(`DATETIME(${t.valueOf()})`);if(t instanceof W||t instanceof A)return new W(t,Ve(e,Ln));throw new TypeError("Invalid argument to DATETIME")}var yt=new Map;function wt(n){let e=Array.isArray(n)?n.join(" "):n,t=yt.get(e);return t===void 0&&(t=new Map,yt.set(e,t)),t}var be=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ht,DATETIME:bt,...t},this._useIsolating=r,this._transform=s,this._intls=wt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new Le(this,r,t);try{return Ge(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new k().toString(s);throw o}}};var Ze=/^(-?[a-zA-Z][\w-]*) *= */gm,vt=/\.([a-zA-Z][\w-]*) *= */y,Nn=/\*?\[/y,Qe=/(-?[0-9]+(?:\.([0-9]+))?)/y,Rn=/([a-zA-Z][\w-]*)/y,xt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Pn=/^[A-Z][A-Z0-9_-]*$/,Ne=/([^{}\n\r]+)/y,Hn=/([^\\"\n\r]*)/y,kt=/\\([\\"])/y,Et=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Fn=/^\n+/,St=/ +$/,qn=/ *\r?\n/g,_n=/( *)$/,In=/{\s*/y,Tt=/\s*}/y,Jn=/\[\s*/y,zn=/\s*] */y,Un=/\s*\(\s*/y,Dn=/\s*->\s*/y,Wn=/\s*:\s*/y,Bn=/\s*,?\s*/y,Kn=/\s+/y,ye=class{constructor(e){this.body=[],Ze.lastIndex=0;let t=0;for(;;){let a=Ze.exec(e);if(a===null)break;t=Ze.lastIndex;try{this.body.push(p(a[1]))}catch(d){if(d instanceof SyntaxError)continue;throw d}}function r(a){return a.lastIndex=t,a.test(e)}function s(a,d){if(e[t]===a)return t++,!0;if(d)throw new d(`Expected ${a}`);return!1}function o(a,d){if(r(a))return t=a.lastIndex,!0;if(d)throw new d(`Expected ${a.toString()}`);return!1}function u(a){a.lastIndex=t;let d=a.exec(e);if(d===null)throw new SyntaxError(`Expected ${a.toString()}`);return t=a.lastIndex,d}function l(a){return u(a)[1]}function p(a){let d=y(),x=g();if(d===null&&Object.keys(x).length===0)throw new SyntaxError("Expected message value or attributes");return{id:a,value:d,attributes:x}}function g(){let a=Object.create(null);for(;r(vt);){let d=l(vt),x=y();if(x===null)throw new SyntaxError("Expected attribute value");a[d]=x}return a}function y(){let a;if(r(Ne)&&(a=l(Ne)),e[t]==="{"||e[t]==="}")return h(a?[a]:[],1/0);let d=Q();return d?a?h([a,d],d.length):(d.value=re(d.value,Fn),h([d],d.length)):a?re(a,St):null}function h(a=[],d){for(;;){if(r(Ne)){a.push(l(Ne));continue}if(e[t]==="{"){a.push(S());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let F=Q();if(F){a.push(F),d=Math.min(d,F.length);continue}break}let x=a.length-1,R=a[x];typeof R=="string"&&(a[x]=re(R,St));let B=[];for(let F of a)F instanceof Re&&(F=F.value.slice(0,F.value.length-d)),F&&B.push(F);return B}function S(){o(In,SyntaxError);let a=E();if(o(Tt))return a;if(o(Dn)){let d=H();return o(Tt,SyntaxError),{type:"select",selector:a,...d}}throw new SyntaxError("Unclosed placeable")}function E(){if(e[t]==="{")return S();if(r(xt)){let[,a,d,x=null]=u(xt);if(a==="$")return{type:"var",name:d};if(o(Un)){let R=L();if(a==="-")return{type:"term",name:d,attr:x,args:R};if(Pn.test(d))return{type:"func",name:d,args:R};throw new SyntaxError("Function names must be all upper-case")}return a==="-"?{type:"term",name:d,attr:x,args:[]}:{type:"mesg",name:d,attr:x}}return I()}function L(){let a=[];for(;;){switch(e[t]){case")":return t++,a;case void 0:throw new SyntaxError("Unclosed argument list")}a.push(z()),o(Bn)}}function z(){let a=E();return a.type!=="mesg"?a:o(Wn)?{type:"narg",name:a.name,value:I()}:a}function H(){let a=[],d=0,x;for(;r(Nn);){s("*")&&(x=d);let R=U(),B=y();if(B===null)throw new SyntaxError("Expected variant value");a[d++]={key:R,value:B}}if(d===0)return null;if(x===void 0)throw new SyntaxError("Expected default variant");return{variants:a,star:x}}function U(){o(Jn,SyntaxError);let a;return r(Qe)?a=N():a={type:"str",value:l(Rn)},o(zn,SyntaxError),a}function I(){if(r(Qe))return N();if(e[t]==='"')return J();throw new SyntaxError("Invalid expression")}function N(){let[,a,d=""]=u(Qe),x=d.length;return{type:"num",value:parseFloat(a),precision:x}}function J(){s('"',SyntaxError);let a="";for(;;){if(a+=l(Hn),e[t]==="\\"){a+=Z();continue}if(s('"'))return{type:"str",value:a};throw new SyntaxError("Unclosed string literal")}}function Z(){if(r(kt))return l(kt);if(r(Et)){let[,a,d]=u(Et),x=parseInt(a||d,16);return x<=55295||57344<=x?String.fromCodePoint(x):"�"}throw new SyntaxError("Unknown escape sequence")}function Q(){let a=t;switch(o(Kn),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return se(e.slice(a,t))}return e[t-1]===" "?se(e.slice(a,t)):!1}function re(a,d){return a.replace(d,"")}function se(a){let d=a.replace(qn,`
`),x=_n.exec(a)[1].length;return new Re(d,x)}}},Re=class{constructor(e,t){this.value=e,this.length=t}};var ue=class extends _{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},Ot=/[^ =,]+/g,Gn=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,ne=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new be(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new A(t instanceof ue?t.value.length:1)}}),this.bundle.addResource(new ye(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage($t(e))?.value;if(!s)return null;let o={};for(let[g,y]of Object.entries(t))o[g]=this.value(y);let u={},l=this.said?new Proxy(o,{get:(g,y)=>(u[y]=t[y],g[y])}):o,p=this.bundle.formatPattern(s,l,r);return this.said?.push([$t(e),u]),p}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(u=>Array.isArray(u)&&u.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),u=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(l=>this.option(l))}):null)??this.list(r.split("+").map(l=>this.worded(l)));return t?`${this.form(t)}: ${u}`:u}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(Ot)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(Ot,r=>Gn.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof ue?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof ue?this.join(r.value,t):r instanceof A?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new A(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new ue(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function $t(n){return n.replace(/[._ ]/g,"-")}var Mt=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var At=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;var we=Mt+At;var Qn={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function G(n){return Oe("0 0 24 24",[...Qn[n]],{class:"icon"})}async function ve(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?i("textarea",{readonly:!0,rows:6,"aria-label":e},n):i("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function xe(n,e){let{session:t,words:r}=n,s=(h,S)=>i("button",{type:"button",class:"square","aria-label":r.text(`ui-${h}`),title:r.text(`ui-${h}`),onclick:S},G(h)),o=s("undo",()=>t.undo()),u=s("redo",()=>t.redo()),l=i("button",{type:"button",class:"quiet",onclick:()=>{ve(e()??"",r.text("ui-copy-link"),p,r)}},r.text("ui-copy-link")),p=i("span",{class:"copied",role:"status"}),g=i("div",{class:"bar"},i("span",{},o,u),l,p);function y(){for(let[h,S]of[[o,t.canUndo],[u,t.canRedo]])h.hidden=!t.canUndo&&!t.canRedo,h.setAttribute("aria-disabled",String(!S));p.replaceChildren(),l.hidden=!e()}return{element:g,result:y,step:()=>p.replaceChildren()}}function ce({progress:n},e){let{phase:t,loaded:r,total:s}=n??{};if(t==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let o=l=>(l/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),u={loaded:o(r),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",u)}function V(n,e,t){return t.maybe(`reading-${n}-${e}`)??t.text(`reading-${e}`)}function Pe(n,e,t,r,s,o,u){return[i("p",{},e===null?n.text(s):i("a",{href:e},n.text(s))),i("ul",{},...t.map(l=>i("li",{},n.text(`question-${l}`)," ",i("strong",{},V(l,r[l],n))))),i("button",{type:"button","data-k":"house",onclick:u},n.text(o))]}function Ee(n){let{session:e,words:t}=n,r=i("summary"),s=i("p"),o=i("details",{},r,s),u=i("button",{type:"button",onclick:()=>{e.missed?e.rehouse?.(!0):e.evaluate(),n.home()}},t.text("ui-retry")),l=i("div",{class:"status"},o,u);function p(){let{source:g}=e;l.dataset.source=g,v(r,g==="recorded"||g==="live"?G(g):i("i",{"aria-hidden":"true"}),g==="waiting"?ce(e,t):t.text(e.missed?"ui-status-missed":`ui-status-${g}`)),s.textContent=t.text(`ui-about-${g}`),u.hidden=g!=="failed"&&!e.missed}return{element:l,result:p,progress:()=>{e.source==="waiting"&&p()}}}var Pt=8;function Se(n,e,t,r){let s=i("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:u=[],cut:l=!1,catalogue:p=!1}=n.get("ignored")??{},g=u.length>Pt?[...u.slice(0,Pt),"…"]:u,y=[l&&e.text("ui-link-too-long"),u.length&&e.text("ui-link-ignored",{parts:g,count:u.length}),p&&e.text("ui-link-catalogue")].filter(h=>typeof h=="string");s.hidden=!y.length,v(s,...y.map(h=>i("p",{},h)),y.length?i("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}function He(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=lr(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function lr(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}var Bt={kind:"list",of:{kind:"text"}},Kt=({questions:n})=>({kind:"record",of:{is:Bt,then:Bt,readings:Ae(n)}});function mr(n,e,t){let{is:r,then:s,readings:o={}}=e,u=Object.keys(o).length&&r.length?{readings:o}:{};return[`tool=${n}`,"v=1",...Ce({},{is:r,...s.length?{then:s}:{},...u},Kt(t),t)].join("&")}function gr(n,e,t){let{facts:r,ignored:s}=je(e,{},Kt(t),t),o=l=>(Array.isArray(r[l])?r[l]:[]).map(String),u=r.readings===void 0?{}:{readings:fe(r.readings,t.questions)};return{state:r.is===void 0?null:{is:o("is"),then:o("then"),...u},ignored:s}}var Fe=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){j(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var hr=["table","chance"];async function Gt(n,e,{call:t,untold:r},s,o,u){let l=[],p=[];for(let g=0;;){let y=await n.ask({method:"run",game:e,call:t,args:s,answers:p,rulings:u,unstated:"ask"});if(!y.trace)throw new Error(y.error??JSON.stringify(y.problems));let{events:h,asked:S,pending:E,gap:L,outcome:z,result:H}=y.trace,U=h.filter(({kind:N})=>!r.includes(N)),I={asked:S,events:U.slice(g).map(({kind:N,clauses:J,facts:Z})=>[N,J,Z])};if(g=U.length,l.push(I),E&&hr.includes(E.who)&&E.options){I.ask=[E.kind,E.clauses,E.facts],I.to=Object.fromEntries(E.options.map((J,Z)=>[J,Z]));let N=o[p.length];if(N===void 0||!E.options.includes(N))return l;p.push(N);continue}return L?I.gap=[L.question,L.clauses,L.facts]:I.answer=[`answer-${z}`,H],l}}function et(n){return n.get("state")?.readings??(n.get("state")&&n.get("arrived")?{}:te(n.get("schema")))}function Vt(n,e,t,r,s){let o=n.get("schema"),u=e.table===void 0?null:(n.get("base")??"")+e.table,l=i("div",{class:"panel house",hidden:!0}),p=te(o),g=me(o.game,()=>{let S=p;p=te(o),j(r(),S)?s(p):h(r(),y)}),y=[];function h(S,E){y=E;let L=Object.keys(S).length>0,z=L?S:p,H=Object.keys(z).filter(U=>E.includes(U));l.hidden=!H.length,q(l,()=>v(l,...H.length?Pe(e,u,H,z,L?j(S,p)?"ui-house":"ui-house-brought":"ui-house-otherwise",L?t:"ui-house-back",()=>s(L?{}:p)):[]))}return{element:l,show:h,close:g}}var Zt=`/* At the table: large enough for a thumb, the answer where the eye is. */

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
`;var Qt=`/* What the tools have besides the bench. */

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
`;var wr="@";function Xt(n,e,t){let r=new ne(n.get("words")),s=n.get("schema"),o=n.get("base")??"",u=()=>({is:[],then:[],readings:l.now.readings}),l=new Fe({is:[],then:[],readings:et(n)},()=>{n.set("state",l.now),n.save_changes(),R()}),p=null,g=!1,y=!1,h={asked:"",nodes:null},S={source:"recorded",progress:null,evaluate:()=>{h={asked:"",nodes:null},R()}},E=i("p",{class:"answer",role:"status",tabindex:-1}),L=i("p",{class:"answer-cites"}),z=i("div",{class:"fields"}),H=i("div",{class:"asked"}),U=i("div",{}),I=i("button",{type:"button",onclick:()=>{l.change(u()),E.focus()}},r.text("ui-now-again")),N=Se(n,r,"ui-now-again",()=>l.change(u())),J=Ee({session:S,words:r,home:()=>E.focus()}),Z=e.watch(c=>{S.progress=c,J.progress()}),Q=Vt(n,r,"ui-house-printed",()=>l.now.readings,c=>{l.change({...l.now,readings:c}),E.focus()}),re=xe({session:{get canUndo(){return l.canUndo},get canRedo(){return l.canRedo},undo:()=>l.undo(),redo:()=>l.redo()},words:r},()=>n.get("link")),se=i("div",{class:"lr tool now",lang:r.lang},i("style",{},we+Qt+Zt),N.element,z,H,Q.element,J.element,i("div",{class:"verdict"},E,L),U,i("div",{class:"options"},I),re.element);function a(){let c=p.inputs.map(({options:f,blank:m},w)=>{let T=l.now.is[w];return T!==void 0&&f.includes(T)?T:m?"":f[0]});return c.map((f,m)=>d(p.inputs[m],c)?p.inputs[m].options[0]:f)}function d({unless:c},f){return!!c&&f[p.inputs.findIndex(({name:m})=>m===c[0])]===c[1]}function x(c){let{at:f,others:m={}}=p,w=c.reduce((C,D,M)=>C*p.inputs[M].options.length+p.inputs[M].options.indexOf(D),0),[T]=Object.entries(l.now.readings).map(([C,D])=>m[`${C}=${D}`]).filter(C=>!!C),$=(T??f)[w];if($==null)return null;let b=[p.nodes[$]],O=[];for(let C of l.now.then){let D=b.at(-1).to;if(!D||!Object.hasOwn(D,C))break;b.push(p.nodes[D[C]]),O.push(C)}let X=Object.keys(m).filter(C=>m[C][w]!==f[w]).map(C=>C.split("=")[0]);return{nodes:b,then:O,rests:[...b.flatMap(B),...X]}}function R(){if(re.result?.(),I.hidden=!l.now.is.length,!p){E.textContent=r.text(g?"ui-now-failed":"ui-answer-waiting");return}let c=a();q(z,()=>v(z,...p.inputs.map((M,Y)=>d(M,c)?null:tn(M,Y,c))));let f=!c.includes(""),m=f?x(c):null;if(!m){E.textContent=r.text(f?"ui-now-twice":"ui-now-give"),v(L),v(H),v(U),J.element.hidden=!0,Q.show({},[]);return}let w=Object.fromEntries(p.inputs.map(({name:M},Y)=>[wr+M,c[Y]])),{nodes:T,then:$}=F(c,m)??m,b=T.at(-1);J.result?.(),J.element.hidden=S.source==="recorded",Q.show(l.now.readings,m.rests),q(H,()=>v(H,...T.flatMap((M,Y)=>M.ask?[rn(M,Y,$,w)]:[])),()=>E);let O=T.flatMap(M=>M.events),X=b.ask?O.findLast(([M])=>r.maybe(`answer-${M}`)!==null):void 0,C=b.gap??X??b.ask??O.at(-1);E.textContent=b.gap?r.text(`gap-${b.gap[0]}`,oe(b.gap[2],w)):X?qe(X,w):b.ask?r.text(`choice-${b.ask[0]}`,oe(b.ask[2],w)):b.answer&&r.maybe(b.answer[0])!==null?r.text(b.answer[0],oe({...O.at(-1)?.[2],...b.answer[1]},w)):qe(C,w),v(L,C?_e(C[1]):null);let D=Object.entries(Object.assign({},...T.map(M=>M.asked)));v(U,b.ours?.length?i("div",{class:"panel"},i("p",{},r.text("ui-now-ours")),tt(b.ours,w)):null,O.length>1?i("section",{},i("h3",{},r.text("ui-now-steps")),tt(O,w)):null,D.length?i("details",{},i("summary",{},r.text("ui-now-rests")),i("ul",{},...D.map(([M,Y])=>i("li",{},r.text(`question-${M}`)," ",i("strong",{},V(M,Y,r)))))):null)}function B({asked:c,gap:f}){return[...Object.keys(c),...f?[f[0]]:[]]}function F(c,{nodes:f}){let m=l.now.readings,w=f.some(b=>B(b).some(O=>m[O]!==void 0&&m[O]!==(b.asked[O]??"gap")));if(!p.live||!w)return S.source="recorded",null;let{then:T}=l.now,$=JSON.stringify([c,T,m]);if($!==h.asked){h={asked:$,nodes:null},S.source="waiting";let b=Object.fromEntries(p.inputs.map(({name:O},X)=>[O,c[X]]));Gt(e,s.game,p.live,b,T,m).then(O=>{h.asked===$&&(h.nodes=O,S.source="live")},O=>{console.error("Living Rules:",O),h.asked===$&&(S.source="failed")}).finally(()=>{!y&&h.asked===$&&R()})}return h.nodes&&{nodes:h.nodes,then:T.slice(0,h.nodes.length-1)}}function tn(c,f,m){let w=r.maybe(`ui-now-${c.name}`)??r.form(c.name),T=$=>l.change({is:m.map((b,O)=>O===f?$.target.value:b),then:[],readings:l.now.readings});return i("label",{class:"field"},i("span",{},w),i("select",{"data-k":c.name,onchange:T},m[f]===""?i("option",{value:""},r.text("ui-now-choose")):null,...c.options.map($=>i("option",{value:$,selected:$===m[f]},nn(c.name,$)))))}function nn(c,f){let m=f.replaceAll(" ","-");return r.maybe(`ui-now-${c}-${m}`)??(c==="spirit"?r.text("ui-now-spirit-held",{count:Number(f)}):r.form(f))}function rn(c,f,m,w){let T=r.text(`choice-${c.ask[0]}`,oe(c.ask[2],w)),$=b=>l.change({is:a(),then:[...m.slice(0,f),b],readings:l.now.readings});return i("div",{role:"group","aria-label":T},i("p",{},T," ",_e(c.ask[1])),i("div",{class:"options"},...Object.keys(c.to).map(b=>i("button",{type:"button","data-k":`${f} ${b}`,"aria-pressed":String(m[f]===b),onclick:()=>$(b)},r.option(b)))))}let qe=([c,,f],m)=>r.maybe(`ui-now-${c}`,oe(f,m))??r.event({kind:c,clauses:[],facts:oe(f,m)}),tt=(c,f)=>i("ol",{class:"told"},...c.map(m=>i("li",{},qe(m,f)," ",_e(m[1]))));function oe(c,f){let m=w=>typeof w=="string"?f[w]??w:Array.isArray(w)?w.map(m):w;return Object.fromEntries(Object.entries(c).map(([w,T])=>[w,m(T)]))}function _e(c){return i("span",{class:"cites"},...c.map(f=>{let{title:m,href:w}=r.clause(f);return w===void 0?i("span",{class:"cite"},m):i("a",{class:"cite",href:o+w},m)}))}function Ie(){let c=n.get("state"),f=c&&{...c,readings:c.readings??et(n)};f&&!j(f,l.now)&&l.change(f)}async function sn(){let c=await fetch(new URL(`${o}assets/bench/now/${s.game}.json`,document.baseURI));if(!c.ok)throw new Error(`${c.url}: ${c.status}`);p=await c.json()}t.append(se);let on=He(se,t);return n.on("change:state",Ie),Ie(),R(),sn().catch(c=>{console.error("Living Rules:",c),g=!0}).finally(R),()=>{y=!0,Z(),Q.close(),N.close(),on(),n.off("change:state",Ie),se.remove()}}function Yt(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new ee(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var en=Yt(Xt,Ye),{fromLink:fl,toLink:ml}=en,gl=en.module;export{gl as default,fl as fromLink,ml as toLink};
