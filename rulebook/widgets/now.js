var nn=Object.defineProperty;var rn=(n,e)=>{for(var t in e)nn(n,t,{get:e[t],enumerable:!0})};var Ze={};rn(Ze,{fromLink:()=>ir,toLink:()=>or});var Q=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e){let t=++this.asked;return new Promise(r=>{this.waiting.set(t,{done:r,timer:this.patience(t)});try{this.model.send({id:t,...e})}catch(s){this.settle(t,{error:String(s)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{if(typeof e?.id=="number")this.settle(e.id,e);else if(e?.progress){for(let[t,r]of this.waiting)clearTimeout(r.timer),r.timer=this.patience(t);for(let t of this.watchers)t(e.progress)}};patience(e){return setTimeout(()=>this.settle(e,{error:"time-out"}),3e4)}settle(e,t){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(t))}};var sn="http://www.w3.org/2000/svg";function a(n,e={},...t){return et(document.createElement(n),e,t)}function Ee(n,e,t={}){return ke("svg",{viewBox:n,"aria-hidden":"true",focusable:"false",...t},...e.map(r=>ke("path",{d:r})))}function ke(n,e={},...t){return et(document.createElementNS(sn,n),e,t)}function et(n,e,t){for(let[r,s]of Object.entries(e))typeof s=="function"?n.addEventListener(r.slice(2),s):s===!0?n.setAttribute(r,""):s!=null&&s!==!1&&n.setAttribute(r,String(s));return v(n,...t),n}function v(n,...e){n.replaceChildren(...e.filter(t=>!!t||t===""))}function tt(n){return n.getRootNode().activeElement}function I(n,e,t){let r=tt(n),s=!!r&&n.contains(r)&&r!==n,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let u=o===null?null:n.querySelector(`[data-k="${CSS.escape(o)}"]`);(u&&!u.matches("[disabled], [aria-disabled=true]")?u:t?.())?.focus()}var rt="living-rules/",nt="lr-kept",on=new Map;function qe(n){try{return JSON.parse(on.get(n)??localStorage.getItem(rt+n)??"null")}catch{return null}}function _e(n,e){let t=s=>{s.detail===n&&e()},r=({key:s})=>{(s===null||s===rt+n)&&e()};return window.addEventListener(nt,t),window.addEventListener("storage",r),()=>{window.removeEventListener(nt,t),window.removeEventListener("storage",r)}}var st=n=>`table-${n}`;function X({game:n,questions:e}){return ce(qe(st(n)),e)}function ce(n,e){let t=typeof n=="object"&&n!==null?Object.entries(n):[];return Object.fromEntries(t.filter(([r,s])=>Object.hasOwn(e,r)&&e[r].readings.includes(s)))}function de(n,e){return _e(st(n),e)}function C(n,e){return Y(n)===Y(e)}function Y(n){return JSON.stringify(n,(e,t)=>P(t)?Object.fromEntries(Object.entries(t).sort(([r],[s])=>r<s?-1:1)):t)??""}function P(n){return typeof n=="object"&&n!==null&&!Array.isArray(n)}function it(n){let e=2166136261;for(let t of n)e=Math.imul(e^t.codePointAt(0),16777619);return(e>>>0).toString(36)}var cn="1",dn=1e5,Ue=1e3,at=2e3,pn=8,fn=60,pe="~";function Oe(n){return{kind:"record",of:Object.fromEntries(Object.entries(n).map(([e,{readings:t}])=>[e,{kind:"enum",values:t}]))}}function mn(n){return it((n.catalogue??[]).map(({level:e,text:t})=>`${e} ${t}
`).join(""))}function $e(n,e,t,r){return[...lt([],n,e,t,r)]}function*lt(n,e,t,r,s){if(C(e,t))return;let o=ie(r,s);if(o&&P(t)&&(!n.length||Object.keys(t).length)){let u=P(e)?e:{};for(let l of new Set([...Object.keys(u),...Object.keys(t)]))yield*lt([...n,l],Te(u,l),Te(t,l),o(l)??{kind:"any"},s)}else yield`${n.map(u=>Je(u).replaceAll(".","%2E")).join(".")}=${gn(t,r,s)}`}function gn(n,e,t){if(n===void 0)return pe;let r=(Array.isArray(n)?n:[n]).map(String),s=[r.map(hn),r].map(o=>o.map(Je).join(","));return P(n)&&!Object.keys(n).length&&s.unshift(""),s.find(o=>C(De(o,e,t),n))??pe+Je(JSON.stringify(n))}function Je(n){return encodeURIComponent(n.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function hn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,t,r)=>t+"CDHS"["♣♦♥♠".indexOf(r)])}function bn(n){return n.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,t,r)=>t+"♣♦♥♠"["CDHS".indexOf(r)])}function Me(n,e,t,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},u=ie(t,r),l=0;for(let[p,g]of n.split("&").slice(1).entries()){l+=g.length+1;let[b,h]=yn(g);if(p>=Ue||l>dn)o.cut=!0;else if(b==="catalogue"&&r.catalogue){o.catalogue=h!==mn(r);continue}else if(b==="v"?h===cn:ut(s,b.split(".").map(Se),u,h,r))continue;o.parts.push((Se(g)??g).slice(0,fn))}return{facts:s,ignored:o}}function yn(n){let e=n.indexOf("=");return e<0?[n,""]:[n.slice(0,e),n.slice(e+1)]}function Se(n){try{return decodeURIComponent(n).normalize("NFC")}catch{return null}}function Te(n,e){return Object.hasOwn(n,e)?n[e]:void 0}function ie(n,e){switch(n.kind){case"record":return t=>Te(n.of,t);case"map":return t=>oe(t,n.key,e)?n.of:void 0;case"option":return ie(n.of,e);case"union":return n.of.map(t=>ie(t,e)).find(t=>t!==null)??null;default:return null}}function ut(n,e,t,r,s){let[o,...u]=e,l=o==null||o==="__proto__"?void 0:t(o);if(o==null||!l)return!1;if(u.length){let p=ie(l,s),g=Te(n,o),b=P(g)?{...g}:{};if(!p||!ut(b,u,p,r,s))return!1;n[o]=b}else if(r===pe)delete n[o];else{let p=De(r,l,s);if(p===void 0)return!1;n[o]=p}return!0}function De(n,e,t){let r=n.startsWith(pe)?wn(n.slice(pe.length)):ze(n,e,t);return r!==void 0&&oe(r,e,t)?r:void 0}function wn(n){try{return JSON.parse(Se(n)??"")}catch{return}}function ze(n,e,t){let r=Se(n);if(r!==null)switch(e.kind){case"option":return r==="null"?null:ze(n,e.of,t);case"union":return e.of.map(s=>De(n,s,t)).find(s=>s!==void 0);case"list":{let s=n===""?[]:n.split(",").map(o=>ze(o,e.of,t));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return t.names[e.of]?.includes(r)?r:bn(r);default:return r}}function ct(n,e){if(typeof n=="string")return n.length<=at;if(typeof n=="number")return Math.abs(n)<=Number.MAX_SAFE_INTEGER;if(typeof n!="object"||n===null)return!0;let t=Object.entries(n);return e>0&&t.length<=Ue&&t.every(([r,s])=>r!=="__proto__"&&ct(s,e-1))}function oe(n,e,t){switch(e.kind){case"name":return[t.names,t.unlisted].some(r=>r?.[e.of]?.includes(n));case"option":return n===null||oe(n,e.of,t);case"enum":return e.values.includes(n);case"bool":return typeof n=="boolean";case"text":return typeof n=="string"&&n.length<=at;case"any":return ct(n,pn);case"int":return typeof n=="number"&&Number.isSafeInteger(n)&&n>=(e.min??-1/0)&&n<=(e.most??e.max??1/0);case"list":return Array.isArray(n)&&n.length<=Ue&&n.every(r=>oe(r,e.of,t));case"union":return e.of.some(r=>oe(n,r,t));default:{let r=ie(e,t);return P(n)&&Object.entries(n).every(([s,o])=>{let u=s==="__proto__"?void 0:r(s);return u!==void 0&&oe(o,u,t)})}}}var q=class{constructor(e){this.value=e}valueOf(){return this.value}},k=class extends q{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},A=class extends q{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},B=class n extends q{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof q)return n.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof n?(t={...e.opts,...t},e=e.value):e instanceof q&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var dt=100,vn="⁨",xn="⁩";function kn(n,e,t){if(t===e||t instanceof A&&e instanceof A&&t.value===e.value)return!0;if(e instanceof A&&typeof t=="string"){let r=n.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===r)return!0}return!1}function pt(n,e,t){return e[t]?ae(n,e[t].value):(n.reportError(new RangeError("No default")),new k)}function Be(n,e){let t=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=fe(n,s.value):t.push(fe(n,s));return{positional:t,named:r}}function fe(n,e){switch(e.type){case"str":return e.value;case"num":return new A(e.value,{minimumFractionDigits:e.precision});case"var":return En(n,e);case"mesg":return Sn(n,e);case"term":return Tn(n,e);case"func":return On(n,e);case"select":return $n(n,e);default:return new k}}function En(n,{name:e}){let t;if(n.params)if(Object.prototype.hasOwnProperty.call(n.params,e))t=n.params[e];else return new k(`$${e}`);else if(n.args&&Object.prototype.hasOwnProperty.call(n.args,e))t=n.args[e];else return n.reportError(new ReferenceError(`Unknown variable: $${e}`)),new k(`$${e}`);if(t instanceof q)return t;switch(typeof t){case"string":return t;case"number":return new A(t);case"object":if(B.supportsValue(t))return new B(t);default:return n.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new k(`$${e}`)}}function Sn(n,{name:e,attr:t}){let r=n.bundle._messages.get(e);if(!r)return n.reportError(new ReferenceError(`Unknown message: ${e}`)),new k(e);if(t){let s=r.attributes[t];return s?ae(n,s):(n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new k(`${e}.${t}`))}return r.value?ae(n,r.value):(n.reportError(new ReferenceError(`No value: ${e}`)),new k(e))}function Tn(n,{name:e,attr:t,args:r}){let s=`-${e}`,o=n.bundle._terms.get(s);if(!o)return n.reportError(new ReferenceError(`Unknown term: ${s}`)),new k(s);if(t){let l=o.attributes[t];if(l){n.params=Be(n,r).named;let p=ae(n,l);return n.params=null,p}return n.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new k(`${s}.${t}`)}n.params=Be(n,r).named;let u=ae(n,o.value);return n.params=null,u}function On(n,{name:e,args:t}){let r=n.bundle._functions[e];if(!r)return n.reportError(new ReferenceError(`Unknown function: ${e}()`)),new k(`${e}()`);if(typeof r!="function")return n.reportError(new TypeError(`Function ${e}() is not callable`)),new k(`${e}()`);try{let s=Be(n,t);return r(s.positional,s.named)}catch(s){return n.reportError(s),new k(`${e}()`)}}function $n(n,{selector:e,variants:t,star:r}){let s=fe(n,e);if(s instanceof k)return pt(n,t,r);for(let o of t){let u=fe(n,o.key);if(kn(n,s,u))return ae(n,o.value)}return pt(n,t,r)}function Ke(n,e){if(n.dirty.has(e))return n.reportError(new RangeError("Cyclic reference")),new k;n.dirty.add(e);let t=[],r=n.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(n.bundle._transform(s));continue}if(n.placeables++,n.placeables>dt)throw n.dirty.delete(e),new RangeError(`Too many placeables expanded: ${n.placeables}, max allowed is ${dt}`);r&&t.push(vn),t.push(fe(n,s).toString(n)),r&&t.push(xn)}return n.dirty.delete(e),t.join("")}function ae(n,e){return typeof e=="string"?n.bundle._transform(e):Ke(n,e)}var Ae=class{constructor(e,t,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(t);return r[s]||(r[s]=new e(this.bundle.locales,t)),r[s]}};function We(n,e){let t=Object.create(null);for(let[r,s]of Object.entries(n))e.includes(r)&&(t[r]=s.valueOf());return t}var ft=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function mt(n,e){let t=n[0];if(t instanceof k)return new k(`NUMBER(${t.valueOf()})`);if(t instanceof A)return new A(t.valueOf(),{...t.opts,...We(e,ft)});if(t instanceof B)return new A(t.toNumber(),{...We(e,ft)});throw new TypeError("Invalid argument to NUMBER")}var Mn=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function gt(n,e){let t=n[0];if(t instanceof k)return new k(`DATETIME(${t.valueOf()})`);if(t instanceof B||t instanceof A)return new B(t,We(e,Mn));throw new TypeError("Invalid argument to DATETIME")}var ht=new Map;function bt(n){let e=Array.isArray(n)?n.join(" "):n,t=ht.get(e);return t===void 0&&(t=new Map,ht.set(e,t)),t}var me=class{constructor(e,{functions:t,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:mt,DATETIME:gt,...t},this._useIsolating=r,this._transform=s,this._intls=bt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,t=null,r=null){if(typeof e=="string")return this._transform(e);let s=new Ae(this,r,t);try{return Ke(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new k().toString(s);throw o}}};var Ge=/^(-?[a-zA-Z][\w-]*) *= */gm,yt=/\.([a-zA-Z][\w-]*) *= */y,An=/\*?\[/y,Ve=/(-?[0-9]+(?:\.([0-9]+))?)/y,jn=/([a-zA-Z][\w-]*)/y,wt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Nn=/^[A-Z][A-Z0-9_-]*$/,je=/([^{}\n\r]+)/y,Cn=/([^\\"\n\r]*)/y,vt=/\\([\\"])/y,xt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Ln=/^\n+/,kt=/ +$/,Rn=/ *\r?\n/g,Pn=/( *)$/,Fn=/{\s*/y,Et=/\s*}/y,Hn=/\[\s*/y,In=/\s*] */y,qn=/\s*\(\s*/y,_n=/\s*->\s*/y,Jn=/\s*:\s*/y,zn=/\s*,?\s*/y,Un=/\s+/y,ge=class{constructor(e){this.body=[],Ge.lastIndex=0;let t=0;for(;;){let i=Ge.exec(e);if(i===null)break;t=Ge.lastIndex;try{this.body.push(p(i[1]))}catch(d){if(d instanceof SyntaxError)continue;throw d}}function r(i){return i.lastIndex=t,i.test(e)}function s(i,d){if(e[t]===i)return t++,!0;if(d)throw new d(`Expected ${i}`);return!1}function o(i,d){if(r(i))return t=i.lastIndex,!0;if(d)throw new d(`Expected ${i.toString()}`);return!1}function u(i){i.lastIndex=t;let d=i.exec(e);if(d===null)throw new SyntaxError(`Expected ${i.toString()}`);return t=i.lastIndex,d}function l(i){return u(i)[1]}function p(i){let d=b(),x=g();if(d===null&&Object.keys(x).length===0)throw new SyntaxError("Expected message value or attributes");return{id:i,value:d,attributes:x}}function g(){let i=Object.create(null);for(;r(yt);){let d=l(yt),x=b();if(x===null)throw new SyntaxError("Expected attribute value");i[d]=x}return i}function b(){let i;if(r(je)&&(i=l(je)),e[t]==="{"||e[t]==="}")return h(i?[i]:[],1/0);let d=V();return d?i?h([i,d],d.length):(d.value=ne(d.value,Ln),h([d],d.length)):i?ne(i,kt):null}function h(i=[],d){for(;;){if(r(je)){i.push(l(je));continue}if(e[t]==="{"){i.push(S());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let H=V();if(H){i.push(H),d=Math.min(d,H.length);continue}break}let x=i.length-1,R=i[x];typeof R=="string"&&(i[x]=ne(R,kt));let K=[];for(let H of i)H instanceof Ne&&(H=H.value.slice(0,H.value.length-d)),H&&K.push(H);return K}function S(){o(Fn,SyntaxError);let i=E();if(o(Et))return i;if(o(_n)){let d=F();return o(Et,SyntaxError),{type:"select",selector:i,...d}}throw new SyntaxError("Unclosed placeable")}function E(){if(e[t]==="{")return S();if(r(wt)){let[,i,d,x=null]=u(wt);if(i==="$")return{type:"var",name:d};if(o(qn)){let R=N();if(i==="-")return{type:"term",name:d,attr:x,args:R};if(Nn.test(d))return{type:"func",name:d,args:R};throw new SyntaxError("Function names must be all upper-case")}return i==="-"?{type:"term",name:d,attr:x,args:[]}:{type:"mesg",name:d,attr:x}}return _()}function N(){let i=[];for(;;){switch(e[t]){case")":return t++,i;case void 0:throw new SyntaxError("Unclosed argument list")}i.push(z()),o(zn)}}function z(){let i=E();return i.type!=="mesg"?i:o(Jn)?{type:"narg",name:i.name,value:_()}:i}function F(){let i=[],d=0,x;for(;r(An);){s("*")&&(x=d);let R=U(),K=b();if(K===null)throw new SyntaxError("Expected variant value");i[d++]={key:R,value:K}}if(d===0)return null;if(x===void 0)throw new SyntaxError("Expected default variant");return{variants:i,star:x}}function U(){o(Hn,SyntaxError);let i;return r(Ve)?i=L():i={type:"str",value:l(jn)},o(In,SyntaxError),i}function _(){if(r(Ve))return L();if(e[t]==='"')return J();throw new SyntaxError("Invalid expression")}function L(){let[,i,d=""]=u(Ve),x=d.length;return{type:"num",value:parseFloat(i),precision:x}}function J(){s('"',SyntaxError);let i="";for(;;){if(i+=l(Cn),e[t]==="\\"){i+=G();continue}if(s('"'))return{type:"str",value:i};throw new SyntaxError("Unclosed string literal")}}function G(){if(r(vt))return l(vt);if(r(xt)){let[,i,d]=u(xt),x=parseInt(i||d,16);return x<=55295||57344<=x?String.fromCodePoint(x):"�"}throw new SyntaxError("Unknown escape sequence")}function V(){let i=t;switch(o(Un),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return re(e.slice(i,t))}return e[t-1]===" "?re(e.slice(i,t)):!1}function ne(i,d){return i.replace(d,"")}function re(i){let d=i.replace(Rn,`
`),x=Pn.exec(i)[1].length;return new Ne(d,x)}}},Ne=class{constructor(e,t){this.value=e,this.length=t}};var le=class extends q{constructor(t,r){super(t);this.join=r}join;toString(){return this.join(this.value,"nom")}},St=/[^ =,]+/g,Dn=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,ee=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new me(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:r})=>this.shape(t,String(r??"nom")),LIST:([t],{case:r})=>this.shape(t,String(r??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new A(t instanceof le?t.value.length:1)}}),this.bundle.addResource(new ge(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},r=[]){let s=this.bundle.getMessage(Tt(e))?.value;if(!s)return null;let o={};for(let[g,b]of Object.entries(t))o[g]=this.value(b);let u={},l=this.said?new Proxy(o,{get:(g,b)=>(u[b]=t[b],g[b])}):o,p=this.bundle.formatPattern(s,l,r);return this.said?.push([Tt(e),u]),p}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let r=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(u=>Array.isArray(u)&&u.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return r??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),u=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(l=>this.option(l))}):null)??this.list(r.split("+").map(l=>this.worded(l)));return t?`${this.form(t)}: ${u}`:u}worded(e){let t=r=>Object.hasOwn(this.json.forms,r);return t(e)||!(e.match(St)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(St,r=>Dn.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,t="nom"){return this.lists.format(e.map(r=>this.form(r,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof le?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(r=>r instanceof le?this.join(r.value,t):r instanceof A?this.numbers.format(r.value):this.form(String(r),t)))}value(e){return typeof e=="number"?new A(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,r])=>`${this.form(t)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new le(e.map(t=>this.value(t)),(t,r)=>this.join(t,r))}};function Tt(n){return n.replace(/[._ ]/g,"-")}var Bn={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function W(n){return Ee("0 0 24 24",[...Bn[n]],{class:"icon"})}async function he(n,e,t,r){try{await navigator.clipboard.writeText(n),t.textContent=r.text("ui-copied")}catch{let s=n.includes(`
`)?a("textarea",{readonly:!0,rows:6,"aria-label":e},n):a("input",{type:"text",readonly:!0,value:n,"aria-label":e});t.replaceChildren(s),s.select()}}function be(n,e){let{session:t,words:r}=n,s=(h,S)=>a("button",{type:"button",class:"square","aria-label":r.text(`ui-${h}`),title:r.text(`ui-${h}`),onclick:S},W(h)),o=s("undo",()=>t.undo()),u=s("redo",()=>t.redo()),l=a("button",{type:"button",class:"quiet",onclick:()=>{he(e()??"",r.text("ui-copy-link"),p,r)}},r.text("ui-copy-link")),p=a("span",{class:"copied",role:"status"}),g=a("div",{class:"bar"},a("span",{},o,u),l,p);function b(){for(let[h,S]of[[o,t.canUndo],[u,t.canRedo]])h.hidden=!t.canUndo&&!t.canRedo,h.setAttribute("aria-disabled",String(!S));p.replaceChildren(),l.hidden=!e()}return{element:g,result:b,step:()=>p.replaceChildren()}}function ye({progress:n},e){let{phase:t,loaded:r,total:s}=n??{};if(t==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let o=l=>(l/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),u={loaded:o(r),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",u)}function te(n,e,t){return t.maybe(`reading-${n}-${e}`)??t.text(`reading-${e}`)}function Ce(n,e,t,r,s,o,u){return[a("p",{},e===null?n.text(s):a("a",{href:e},n.text(s))),a("ul",{},...t.map(l=>a("li",{},n.text(`question-${l}`)," ",a("strong",{},te(l,r[l],n))))),a("button",{type:"button","data-k":"house",onclick:u},n.text(o))]}function we(n){let{session:e,words:t}=n,r=a("summary"),s=a("p"),o=a("details",{},r,s),u=a("button",{type:"button",onclick:()=>{e.evaluate(),n.home()}},t.text("ui-retry")),l=a("div",{class:"status"},o,u);function p(){let{source:g}=e;l.dataset.source=g,v(r,g==="recorded"||g==="live"?W(g):a("i",{"aria-hidden":"true"}),g==="waiting"?ye(e,t):t.text(`ui-status-${g}`)),s.textContent=t.text(`ui-about-${g}`),u.hidden=g!=="failed"}return{element:l,result:p,progress:()=>{e.source==="waiting"&&p()}}}var Nt=8;function xe(n,e,t,r){let s=a("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:u=[],cut:l=!1,catalogue:p=!1}=n.get("ignored")??{},g=u.length>Nt?[...u.slice(0,Nt),"…"]:u,b=[l&&e.text("ui-link-too-long"),u.length&&e.text("ui-link-ignored",{parts:g,count:u.length}),p&&e.text("ui-link-catalogue")].filter(h=>typeof h=="string");s.hidden=!b.length,v(s,...b.map(h=>a("p",{},h)),b.length?a("button",{type:"button",onclick:()=>{n.set("ignored",null),r(),n.save_changes()}},e.text(t)):null)}return o(),n.on("change:ignored",o),{element:s,close:()=>n.off("change:ignored",o)}}var Re=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;function Pe(n,e){let t=matchMedia("(prefers-color-scheme: dark)"),r=()=>{n.dataset.scheme=Yn(e)};return r(),t.addEventListener("change",r),()=>t.removeEventListener("change",r)}function Yn(n){let e=getComputedStyle(n).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,r=0,s=0]=e;return .3*t+.59*r+.11*s>140?"dark":"light"}var zt={kind:"list",of:{kind:"text"}},Ut=({questions:n})=>({kind:"record",of:{is:zt,then:zt,readings:Oe(n)}});function or(n,e,t){let{is:r,then:s,readings:o={}}=e,u=Object.keys(o).length&&r.length?{readings:o}:{};return[`tool=${n}`,"v=1",...$e({},{is:r,...s.length?{then:s}:{},...u},Ut(t),t)].join("&")}function ir(n,e,t){let{facts:r,ignored:s}=Me(e,{},Ut(t),t),o=l=>(Array.isArray(r[l])?r[l]:[]).map(String),u=r.readings===void 0?{}:{readings:ce(r.readings,t.questions)};return{state:r.is===void 0?null:{is:o("is"),then:o("then"),...u},ignored:s}}var Fe=class{constructor(e,t){this.now=e;this.changed=t}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){C(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,t){let r=e.pop();r!==void 0&&(t.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var ar=["table","chance"];async function Dt(n,e,{call:t,untold:r},s,o,u){let l=[],p=[];for(let g=0;;){let b=await n.ask({method:"run",game:e,call:t,args:s,answers:p,rulings:u,unstated:"ask"});if(!b.trace)throw new Error(b.error??JSON.stringify(b.problems));let{events:h,asked:S,pending:E,gap:N,outcome:z,result:F}=b.trace,U=h.filter(({kind:L})=>!r.includes(L)),_={asked:S,events:U.slice(g).map(({kind:L,clauses:J,facts:G})=>[L,J,G])};if(g=U.length,l.push(_),E&&ar.includes(E.who)&&E.options){_.ask=[E.kind,E.clauses,E.facts],_.to=Object.fromEntries(E.options.map((J,G)=>[J,G]));let L=o[p.length];if(L===void 0||!E.options.includes(L))return l;p.push(L);continue}return N?_.gap=[N.question,N.clauses,N.facts]:_.answer=[`answer-${z}`,F],l}}function Qe(n){return n.get("state")?.readings??(n.get("state")&&n.get("arrived")?{}:X(n.get("schema")))}function Bt(n,e,t,r,s){let o=n.get("schema"),u=e.table===void 0?null:(n.get("base")??"")+e.table,l=a("div",{class:"panel house",hidden:!0}),p=X(o),g=de(o.game,()=>{let S=p;p=X(o),C(r(),S)?s(p):h(r(),b)}),b=[];function h(S,E){b=E;let N=Object.keys(S).length>0,z=N?S:p,F=Object.keys(z).filter(U=>E.includes(U));l.hidden=!F.length,I(l,()=>v(l,...F.length?Ce(e,u,F,z,N?C(S,p)?"ui-house":"ui-house-brought":"ui-house-otherwise",N?t:"ui-house-back",()=>s(N?{}:p)):[]))}return{element:l,show:h,close:g}}var Kt=`/* At the table: large enough for a thumb, the answer where the eye is. */

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
`;var Wt=`/* What the tools have besides the bench. */

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
`;var cr="@";function Gt(n,e,t){let r=new ee(n.get("words")),s=n.get("schema"),o=n.get("base")??"",u=()=>({is:[],then:[],readings:l.now.readings}),l=new Fe({is:[],then:[],readings:Qe(n)},()=>{n.set("state",l.now),n.save_changes(),R()}),p=null,g=!1,b=!1,h={asked:"",nodes:null},S={source:"recorded",progress:null,evaluate:()=>{h={asked:"",nodes:null},R()}},E=a("p",{class:"answer",role:"status",tabindex:-1}),N=a("p",{class:"answer-cites"}),z=a("div",{class:"fields"}),F=a("div",{class:"asked"}),U=a("div",{}),_=a("button",{type:"button",onclick:()=>{l.change(u()),E.focus()}},r.text("ui-now-again")),L=xe(n,r,"ui-now-again",()=>l.change(u())),J=we({session:S,words:r,home:()=>E.focus()}),G=e.watch(c=>{S.progress=c,J.progress()}),V=Bt(n,r,"ui-house-printed",()=>l.now.readings,c=>{l.change({...l.now,readings:c}),E.focus()}),ne=be({session:{get canUndo(){return l.canUndo},get canRedo(){return l.canRedo},undo:()=>l.undo(),redo:()=>l.redo()},words:r},()=>n.get("link")),re=a("div",{class:"lr tool now",lang:r.lang},a("style",{},Re+Wt+Kt),L.element,z,F,V.element,J.element,a("div",{class:"verdict"},E,N),U,a("div",{class:"options"},_),ne.element);function i(){let c=p.inputs.map(({options:f,blank:m},w)=>{let O=l.now.is[w];return O!==void 0&&f.includes(O)?O:m?"":f[0]});return c.map((f,m)=>d(p.inputs[m],c)?p.inputs[m].options[0]:f)}function d({unless:c},f){return!!c&&f[p.inputs.findIndex(({name:m})=>m===c[0])]===c[1]}function x(c){let{at:f,others:m={}}=p,w=c.reduce((j,T,D)=>j*p.inputs[D].options.length+p.inputs[D].options.indexOf(T),0),[O]=Object.entries(l.now.readings).map(([j,T])=>m[`${j}=${T}`]).filter(j=>!!j),$=(O??f)[w];if($==null)return null;let y=[p.nodes[$]],M=[];for(let j of l.now.then){let T=y.at(-1).to;if(!T||!Object.hasOwn(T,j))break;y.push(p.nodes[T[j]]),M.push(j)}let Z=Object.keys(m).filter(j=>m[j][w]!==f[w]).map(j=>j.split("=")[0]);return{nodes:y,then:M,rests:[...y.flatMap(K),...Z]}}function R(){if(ne.result?.(),_.hidden=!l.now.is.length,!p){E.textContent=r.text(g?"ui-now-failed":"ui-answer-waiting");return}let c=i();I(z,()=>v(z,...p.inputs.map((T,D)=>d(T,c)?null:Qt(T,D,c))));let f=!c.includes(""),m=f?x(c):null;if(!m){E.textContent=r.text(f?"ui-now-twice":"ui-now-give"),v(N),v(F),v(U),J.element.hidden=!0,V.show({},[]);return}let w=Object.fromEntries(p.inputs.map(({name:T},D)=>[cr+T,c[D]])),{nodes:O,then:$}=H(c,m)??m,y=O.at(-1);J.result?.(),J.element.hidden=S.source==="recorded",V.show(l.now.readings,m.rests),I(F,()=>v(F,...O.flatMap((T,D)=>T.ask?[Yt(T,D,$,w)]:[])),()=>E);let M=O.flatMap(T=>T.events),Z=y.gap??y.ask??M.at(-1);E.textContent=y.gap?r.text(`gap-${y.gap[0]}`,se(y.gap[2],w)):y.ask?r.text(`choice-${y.ask[0]}`,se(y.ask[2],w)):y.answer&&r.maybe(y.answer[0])!==null?r.text(y.answer[0],se({...M.at(-1)?.[2],...y.answer[1]},w)):Xe(Z,w),v(N,Z?He(Z[1]):null);let j=Object.entries(Object.assign({},...O.map(T=>T.asked)));v(U,y.ours?.length?a("div",{class:"panel"},a("p",{},r.text("ui-now-ours")),Ye(y.ours,w)):null,M.length>1?a("section",{},a("h3",{},r.text("ui-now-steps")),Ye(M,w)):null,j.length?a("details",{},a("summary",{},r.text("ui-now-rests")),a("ul",{},...j.map(([T,D])=>a("li",{},r.text(`question-${T}`)," ",a("strong",{},te(T,D,r)))))):null)}function K({asked:c,gap:f}){return[...Object.keys(c),...f?[f[0]]:[]]}function H(c,{nodes:f}){let m=l.now.readings,w=f.some(y=>K(y).some(M=>m[M]!==void 0&&m[M]!==(y.asked[M]??"gap")));if(!p.live||!w)return S.source="recorded",null;let{then:O}=l.now,$=JSON.stringify([c,O,m]);if($!==h.asked){h={asked:$,nodes:null},S.source="waiting";let y=Object.fromEntries(p.inputs.map(({name:M},Z)=>[M,c[Z]]));Dt(e,s.game,p.live,y,O,m).then(M=>{h.asked===$&&(h.nodes=M,S.source="live")},M=>{console.error("Living Rules:",M),h.asked===$&&(S.source="failed")}).finally(()=>{!b&&h.asked===$&&R()})}return h.nodes&&{nodes:h.nodes,then:O.slice(0,h.nodes.length-1)}}function Qt(c,f,m){let w=r.maybe(`ui-now-${c.name}`)??r.form(c.name),O=$=>l.change({is:m.map((y,M)=>M===f?$.target.value:y),then:[],readings:l.now.readings});return a("label",{class:"field"},a("span",{},w),a("select",{"data-k":c.name,onchange:O},m[f]===""?a("option",{value:""},r.text("ui-now-choose")):null,...c.options.map($=>a("option",{value:$,selected:$===m[f]},Xt(c.name,$)))))}function Xt(c,f){let m=f.replaceAll(" ","-");return r.maybe(`ui-now-${c}-${m}`)??(c==="spirit"?r.text("ui-now-spirit-held",{count:Number(f)}):r.form(f))}function Yt(c,f,m,w){let O=r.text(`choice-${c.ask[0]}`,se(c.ask[2],w)),$=y=>l.change({is:i(),then:[...m.slice(0,f),y],readings:l.now.readings});return a("div",{role:"group","aria-label":O},a("p",{},O," ",He(c.ask[1])),a("div",{class:"options"},...Object.keys(c.to).map(y=>a("button",{type:"button","data-k":`${f} ${y}`,"aria-pressed":String(m[f]===y),onclick:()=>$(y)},r.option(y)))))}let Xe=([c,,f],m)=>r.maybe(`ui-now-${c}`,se(f,m))??r.event({kind:c,clauses:[],facts:se(f,m)}),Ye=(c,f)=>a("ol",{class:"told"},...c.map(m=>a("li",{},Xe(m,f)," ",He(m[1]))));function se(c,f){let m=w=>typeof w=="string"?f[w]??w:Array.isArray(w)?w.map(m):w;return Object.fromEntries(Object.entries(c).map(([w,O])=>[w,m(O)]))}function He(c){return a("span",{class:"cites"},...c.map(f=>{let{title:m,href:w}=r.clause(f);return w===void 0?a("span",{class:"cite"},m):a("a",{class:"cite",href:o+w},m)}))}function Ie(){let c=n.get("state"),f=c&&{...c,readings:c.readings??Qe(n)};f&&!C(f,l.now)&&l.change(f)}async function en(){let c=await fetch(new URL(`${o}assets/bench/now/${s.game}.json`,document.baseURI));if(!c.ok)throw new Error(`${c.url}: ${c.status}`);p=await c.json()}t.append(re);let tn=Pe(re,t);return n.on("change:state",Ie),Ie(),R(),en().catch(c=>{console.error("Living Rules:",c),g=!0}).finally(R),()=>{b=!0,G(),V.close(),L.close(),tn(),n.off("change:state",Ie),re.remove()}}function Vt(n,e){return{module:{initialize:()=>()=>{},render({model:t,el:r}){let s=new Q(t),o=n(t,s,r);return()=>{o(),s.close()}}},toLink:({id:t},r,s)=>e.toLink(t,r,s),fromLink:(t,{id:r},s)=>e.fromLink(r,t,s)}}var Zt=Vt(Gt,Ze),{fromLink:$a,toLink:Ma}=Zt,Aa=Zt.module;export{Aa as default,$a as fromLink,Ma as toLink};
