var jn=Object.defineProperty;var Ln=(t,e)=>{for(var n in e)jn(t,n,{get:e[n],enumerable:!0})};var G=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,n,r=()=>{}){if(n?.aborted)return Promise.resolve({stopped:!0});let s=++this.asked,o=Math.max(3e4,Number(e.patience??0));return n?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(l=>{this.waiting.set(s,{done:l,silence:o,timer:this.patience(s,o),heard:r});try{this.model.send({id:s,...e})}catch(a){this.settle(s,{error:String(a)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:n,progress:r,trying:s}=e??{};if(s||r)for(let[o,l]of this.waiting)clearTimeout(l.timer),l.timer=this.patience(o,l.silence);if(s)this.waiting.get(n)?.heard(s);else if(typeof n=="number")this.settle(n,e);else if(r){for(let o of this.waiting.values())o.heard(r);for(let o of this.watchers)o(r)}};patience(e,n){return setTimeout(()=>this.settle(e,{error:"time-out"}),n)}settle(e,n){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(n))}};var Rn="http://www.w3.org/2000/svg";function i(t,e={},...n){return vt(document.createElement(t),e,n)}function Ae(t,e,n={}){return Me("svg",{viewBox:t,"aria-hidden":"true",focusable:"false",...n},...e.map(r=>Me("path",{d:r})))}function Me(t,e={},...n){return vt(document.createElementNS(Rn,t),e,n)}function vt(t,e,n){for(let[r,s]of Object.entries(e))typeof s=="function"?t.addEventListener(r.slice(2),s):s===!0?t.setAttribute(r,""):s!=null&&s!==!1&&t.setAttribute(r,String(s));return k(t,...n),t}function k(t,...e){t.replaceChildren(...e.filter(n=>!!n||n===""))}function wt(t){return t.getRootNode().activeElement}function H(t,e,n){let r=wt(t),s=!!r&&t.contains(r)&&r!==t,o=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let l=o===null?null:t.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:n?.())?.focus()}var kt="living-rules/",xt="lr-kept",Pn=new Map;function Ze(t){try{return JSON.parse(Pn.get(t)??localStorage.getItem(kt+t)??"null")}catch{return null}}function Qe(t,e){let n=s=>{s.detail===t&&e()},r=({key:s})=>{(s===null||s===kt+t)&&e()};return window.addEventListener(xt,n),window.addEventListener("storage",r),()=>{window.removeEventListener(xt,n),window.removeEventListener("storage",r)}}var St=t=>`table-${t}`;function V({game:t,questions:e}){return de(Ze(St(t)),e)}function de(t,e){let n=typeof t=="object"&&t!==null?Object.entries(t):[];return Object.fromEntries(n.filter(([r,s])=>Object.hasOwn(e,r)&&e[r].readings.includes(s)))}function pe(t,e){return Qe(St(t),e)}function M(t,e){return P(t)===P(e)}function P(t){return JSON.stringify(t,(e,n)=>A(n)?Object.fromEntries(Object.entries(n).sort(([r],[s])=>r<s?-1:1)):n)??""}function A(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function Tt(t){let e=2166136261;for(let n of t)e=Math.imul(e^n.codePointAt(0),16777619);return(e>>>0).toString(36)}var _n="1",qn=1e5,et=1e3,Ot=2e3,In=8,zn=60,fe="~";function Le(t){return{kind:"record",of:Object.fromEntries(Object.entries(t).map(([e,{readings:n}])=>[e,{kind:"enum",values:n}]))}}function Jn(t){return Tt((t.catalogue??[]).map(({level:e,text:n})=>`${e} ${n}
`).join(""))}function Re(t,e,n,r){return[...$t([],t,e,n,r)]}function*$t(t,e,n,r,s){if(M(e,n))return;let o=ee(r,s);if(o&&A(n)&&(!t.length||Object.keys(n).length)){let l=A(e)?e:{};for(let a of new Set([...Object.keys(l),...Object.keys(n)]))yield*$t([...t,a],je(l,a),je(n,a),o(a)??{kind:"any"},s)}else yield`${t.map(l=>Xe(l).replaceAll(".","%2E")).join(".")}=${Un(n,r,s)}`}function Un(t,e,n){if(t===void 0)return fe;let r=(Array.isArray(t)?t:[t]).map(String),s=[r.map(Dn),r].map(o=>o.map(Xe).join(","));return A(t)&&!Object.keys(t).length&&s.unshift(""),s.find(o=>M(tt(o,e,n),t))??fe+Xe(JSON.stringify(t))}function Xe(t){return encodeURIComponent(t.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function Dn(t){return t.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,n,r)=>n+"CDHS"["♣♦♥♠".indexOf(r)])}function Bn(t){return t.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,n,r)=>n+"♣♦♥♠"["CDHS".indexOf(r)])}function Pe(t,e,n,r){let s=structuredClone(e),o={parts:[],cut:!1,catalogue:!1},l=ee(n,r),a=0;for(let[d,f]of t.split("&").slice(1).entries()){a+=f.length+1;let[b,h]=Wn(f);if(d>=et||a>qn)o.cut=!0;else if(b==="catalogue"&&r.catalogue){o.catalogue=h!==Jn(r);continue}else if(b==="v"?h===_n:Mt(s,b.split(".").map(Ce),l,h,r))continue;o.parts.push((Ce(f)??f).slice(0,zn))}return{facts:s,ignored:o}}function Wn(t){let e=t.indexOf("=");return e<0?[t,""]:[t.slice(0,e),t.slice(e+1)]}function Ce(t){try{return decodeURIComponent(t).normalize("NFC")}catch{return null}}function je(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function ee(t,e){switch(t.kind){case"record":return n=>je(t.of,n);case"map":return n=>Y(n,t.key,e)?t.of:void 0;case"option":return ee(t.of,e);case"union":return t.of.map(n=>ee(n,e)).find(n=>n!==null)??null;default:return null}}function Mt(t,e,n,r,s){let[o,...l]=e,a=o==null||o==="__proto__"?void 0:n(o);if(o==null||!a)return!1;if(l.length){let d=ee(a,s),f=je(t,o),b=A(f)?{...f}:{};if(!d||!Mt(b,l,d,r,s))return!1;t[o]=b}else if(r===fe)delete t[o];else{let d=tt(r,a,s);if(d===void 0)return!1;t[o]=d}return!0}function tt(t,e,n){let r=t.startsWith(fe)?Kn(t.slice(fe.length)):Ye(t,e,n);return r!==void 0&&Y(r,e,n)?r:void 0}function Kn(t){try{return JSON.parse(Ce(t)??"")}catch{return}}function Ye(t,e,n){let r=Ce(t);if(r!==null)switch(e.kind){case"option":return r==="null"?null:Ye(t,e.of,n);case"union":return e.of.map(s=>tt(t,s,n)).find(s=>s!==void 0);case"list":{let s=t===""?[]:t.split(",").map(o=>Ye(o,e.of,n));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return n.names[e.of]?.includes(r)?r:Bn(r);default:return r}}function At(t,e){if(typeof t=="string")return t.length<=Ot;if(typeof t=="number")return Math.abs(t)<=Number.MAX_SAFE_INTEGER;if(typeof t!="object"||t===null)return!0;let n=Object.entries(t);return e>0&&n.length<=et&&n.every(([r,s])=>r!=="__proto__"&&At(s,e-1))}function Y(t,e,n){switch(e.kind){case"name":return[n.names,n.unlisted].some(r=>r?.[e.of]?.includes(t));case"option":return t===null||Y(t,e.of,n);case"enum":return e.values.includes(t);case"bool":return typeof t=="boolean";case"text":return typeof t=="string"&&t.length<=Ot;case"any":return At(t,In);case"int":return typeof t=="number"&&Number.isSafeInteger(t)&&t>=(e.min??-1/0)&&t<=(e.most??e.max??1/0);case"list":return Array.isArray(t)&&t.length<=et&&t.every(r=>Y(r,e.of,n));case"union":return e.of.some(r=>Y(t,r,n));default:{let r=ee(e,n);return A(t)&&Object.entries(t).every(([s,o])=>{let l=s==="__proto__"?void 0:r(s);return l!==void 0&&Y(o,l,n)})}}}var F=class{constructor(e){this.value=e}valueOf(){return this.value}},E=class extends F{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},$=class extends F{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},I=class t extends F{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof F)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof F&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Ct=100,Gn="⁨",Vn="⁩";function Zn(t,e,n){if(n===e||n instanceof $&&e instanceof $&&n.value===e.value)return!0;if(e instanceof $&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function jt(t,e,n){return e[n]?te(t,e[n].value):(t.reportError(new RangeError("No default")),new E)}function nt(t,e){let n=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=me(t,s.value):n.push(me(t,s));return{positional:n,named:r}}function me(t,e){switch(e.type){case"str":return e.value;case"num":return new $(e.value,{minimumFractionDigits:e.precision});case"var":return Qn(t,e);case"mesg":return Xn(t,e);case"term":return Yn(t,e);case"func":return er(t,e);case"select":return tr(t,e);default:return new E}}function Qn(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new E(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new E(`$${e}`);if(n instanceof F)return n;switch(typeof n){case"string":return n;case"number":return new $(n);case"object":if(I.supportsValue(n))return new I(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new E(`$${e}`)}}function Xn(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new E(e);if(n){let s=r.attributes[n];return s?te(t,s):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new E(`${e}.${n}`))}return r.value?te(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new E(e))}function Yn(t,{name:e,attr:n,args:r}){let s=`-${e}`,o=t.bundle._terms.get(s);if(!o)return t.reportError(new ReferenceError(`Unknown term: ${s}`)),new E(s);if(n){let a=o.attributes[n];if(a){t.params=nt(t,r).named;let d=te(t,a);return t.params=null,d}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new E(`${s}.${n}`)}t.params=nt(t,r).named;let l=te(t,o.value);return t.params=null,l}function er(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new E(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new E(`${e}()`);try{let s=nt(t,n);return r(s.positional,s.named)}catch(s){return t.reportError(s),new E(`${e}()`)}}function tr(t,{selector:e,variants:n,star:r}){let s=me(t,e);if(s instanceof E)return jt(t,n,r);for(let o of n){let l=me(t,o.key);if(Zn(t,s,l))return te(t,o.value)}return jt(t,n,r)}function rt(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new E;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){n.push(t.bundle._transform(s));continue}if(t.placeables++,t.placeables>Ct)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Ct}`);r&&n.push(Gn),n.push(me(t,s).toString(t)),r&&n.push(Vn)}return t.dirty.delete(e),n.join("")}function te(t,e){return typeof e=="string"?t.bundle._transform(e):rt(t,e)}var Ne=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(n);return r[s]||(r[s]=new e(this.bundle.locales,n)),r[s]}};function st(t,e){let n=Object.create(null);for(let[r,s]of Object.entries(t))e.includes(r)&&(n[r]=s.valueOf());return n}var Lt=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Rt(t,e){let n=t[0];if(n instanceof E)return new E(`NUMBER(${n.valueOf()})`);if(n instanceof $)return new $(n.valueOf(),{...n.opts,...st(e,Lt)});if(n instanceof I)return new $(n.toNumber(),{...st(e,Lt)});throw new TypeError("Invalid argument to NUMBER")}var nr=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Pt(t,e){let n=t[0];if(n instanceof E)return new E(`DATETIME(${n.valueOf()})`);if(n instanceof I||n instanceof $)return new I(n,st(e,nr));throw new TypeError("Invalid argument to DATETIME")}var Nt=new Map;function Ht(t){let e=Array.isArray(t)?t.join(" "):t,n=Nt.get(e);return n===void 0&&(n=new Map,Nt.set(e,n)),n}var ge=class{constructor(e,{functions:n,useIsolating:r=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Rt,DATETIME:Pt,...n},this._useIsolating=r,this._transform=s,this._intls=Ht(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){r.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){r.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let s=new Ne(this,r,n);try{return rt(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new E().toString(s);throw o}}};var ot=/^(-?[a-zA-Z][\w-]*) *= */gm,Ft=/\.([a-zA-Z][\w-]*) *= */y,rr=/\*?\[/y,it=/(-?[0-9]+(?:\.([0-9]+))?)/y,sr=/([a-zA-Z][\w-]*)/y,_t=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,or=/^[A-Z][A-Z0-9_-]*$/,He=/([^{}\n\r]+)/y,ir=/([^\\"\n\r]*)/y,qt=/\\([\\"])/y,It=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ar=/^\n+/,zt=/ +$/,lr=/ *\r?\n/g,ur=/( *)$/,cr=/{\s*/y,Jt=/\s*}/y,dr=/\[\s*/y,pr=/\s*] */y,fr=/\s*\(\s*/y,mr=/\s*->\s*/y,gr=/\s*:\s*/y,hr=/\s*,?\s*/y,br=/\s+/y,he=class{constructor(e){this.body=[],ot.lastIndex=0;let n=0;for(;;){let u=ot.exec(e);if(u===null)break;n=ot.lastIndex;try{this.body.push(d(u[1]))}catch(m){if(m instanceof SyntaxError)continue;throw m}}function r(u){return u.lastIndex=n,u.test(e)}function s(u,m){if(e[n]===u)return n++,!0;if(m)throw new m(`Expected ${u}`);return!1}function o(u,m){if(r(u))return n=u.lastIndex,!0;if(m)throw new m(`Expected ${u.toString()}`);return!1}function l(u){u.lastIndex=n;let m=u.exec(e);if(m===null)throw new SyntaxError(`Expected ${u.toString()}`);return n=u.lastIndex,m}function a(u){return l(u)[1]}function d(u){let m=b(),y=f();if(m===null&&Object.keys(y).length===0)throw new SyntaxError("Expected message value or attributes");return{id:u,value:m,attributes:y}}function f(){let u=Object.create(null);for(;r(Ft);){let m=a(Ft),y=b();if(y===null)throw new SyntaxError("Expected attribute value");u[m]=y}return u}function b(){let u;if(r(He)&&(u=a(He)),e[n]==="{"||e[n]==="}")return h(u?[u]:[],1/0);let m=U();return m?u?h([u,m],m.length):(m.value=ae(m.value,ar),h([m],m.length)):u?ae(u,zt):null}function h(u=[],m){for(;;){if(r(He)){u.push(a(He));continue}if(e[n]==="{"){u.push(T());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let R=U();if(R){u.push(R),m=Math.min(m,R.length);continue}break}let y=u.length-1,q=u[y];typeof q=="string"&&(u[y]=ae(q,zt));let W=[];for(let R of u)R instanceof Fe&&(R=R.value.slice(0,R.value.length-m)),R&&W.push(R);return W}function T(){o(cr,SyntaxError);let u=C();if(o(Jt))return u;if(o(mr)){let m=w();return o(Jt,SyntaxError),{type:"select",selector:u,...m}}throw new SyntaxError("Unclosed placeable")}function C(){if(e[n]==="{")return T();if(r(_t)){let[,u,m,y=null]=l(_t);if(u==="$")return{type:"var",name:m};if(o(fr)){let q=N();if(u==="-")return{type:"term",name:m,attr:y,args:q};if(or.test(m))return{type:"func",name:m,args:q};throw new SyntaxError("Function names must be all upper-case")}return u==="-"?{type:"term",name:m,attr:y,args:[]}:{type:"mesg",name:m,attr:y}}return z()}function N(){let u=[];for(;;){switch(e[n]){case")":return n++,u;case void 0:throw new SyntaxError("Unclosed argument list")}u.push(_()),o(hr)}}function _(){let u=C();return u.type!=="mesg"?u:o(gr)?{type:"narg",name:u.name,value:z()}:u}function w(){let u=[],m=0,y;for(;r(rr);){s("*")&&(y=m);let q=O(),W=b();if(W===null)throw new SyntaxError("Expected variant value");u[m++]={key:q,value:W}}if(m===0)return null;if(y===void 0)throw new SyntaxError("Expected default variant");return{variants:u,star:y}}function O(){o(dr,SyntaxError);let u;return r(it)?u=j():u={type:"str",value:a(sr)},o(pr,SyntaxError),u}function z(){if(r(it))return j();if(e[n]==='"')return L();throw new SyntaxError("Invalid expression")}function j(){let[,u,m=""]=l(it),y=m.length;return{type:"num",value:parseFloat(u),precision:y}}function L(){s('"',SyntaxError);let u="";for(;;){if(u+=a(ir),e[n]==="\\"){u+=J();continue}if(s('"'))return{type:"str",value:u};throw new SyntaxError("Unclosed string literal")}}function J(){if(r(qt))return a(qt);if(r(It)){let[,u,m]=l(It),y=parseInt(u||m,16);return y<=55295||57344<=y?String.fromCodePoint(y):"�"}throw new SyntaxError("Unknown escape sequence")}function U(){let u=n;switch(o(br),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Q(e.slice(u,n))}return e[n-1]===" "?Q(e.slice(u,n)):!1}function ae(u,m){return u.replace(m,"")}function Q(u){let m=u.replace(lr,`
`),y=ur.exec(u)[1].length;return new Fe(m,y)}}},Fe=class{constructor(e,n){this.value=e,this.length=n}};var ne=class extends F{constructor(n,r){super(n);this.join=r}join;toString(){return this.join(this.value,"nom")}},Ut=/[^ =,]+/g,yr=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,Z=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new ge(e.lang,{useIsolating:!1,functions:{FORM:([n],{case:r})=>this.shape(n,String(r??"nom")),LIST:([n],{case:r})=>this.shape(n,String(r??"nom")),GENDER:([n])=>this.grammar(String(n),"gender")??"other",COUNT:([n])=>new $(n instanceof ne?n.value.length:1)}}),this.bundle.addResource(new he(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,n={}){return this.maybe(e,n)??`[${e}]`}maybe(e,n={},r=[]){let s=this.bundle.getMessage(Dt(e))?.value;if(!s)return null;let o={};for(let[f,b]of Object.entries(n))o[f]=this.value(b);let l={},a=this.said?new Proxy(o,{get:(f,b)=>(l[b]=n[b],f[b])}):o,d=this.bundle.formatPattern(s,a,r);return this.said?.push([Dt(e),l]),d}heard(e){let n=this.said=[];return e(),this.said=null,n}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:n}){if(e==="refused")return this.text(`refusal-${String(n.reason)}`,n);let r=Object.values(n).includes(null)?this.maybe(`ui-hidden-${e}`,n):null,s=Object.values(n).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...n,count:s.length}):null;return r??o??this.text(`event-${e}`,n)}form(e,n="nom"){return this.grammar(e,n)??this.grammar(e,"nom")??e}option(e){let[,n,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(r),l=this.maybe(`option-${r}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(a=>this.option(a))}):null)??this.list(r.split("+").map(a=>this.worded(a)));return n?`${this.form(n)}: ${l}`:l}worded(e){let n=r=>Object.hasOwn(this.json.forms,r);return n(e)||!(e.match(Ut)??[]).some(n)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(Ut,r=>yr.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,n="nom"){return this.lists.format(e.map(r=>this.form(r,n)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,n){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[n]:void 0}shape(e,n){return e instanceof ne?this.join(e.value,n):typeof e=="string"?this.form(e,n):e??""}join(e,n){return this.lists.format(e.map(r=>r instanceof ne?this.join(r.value,n):r instanceof $?this.numbers.format(r.value):this.form(String(r),n)))}value(e){return typeof e=="number"?new $(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([n,r])=>`${this.form(n)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new ne(e.map(n=>this.value(n)),(n,r)=>this.join(n,r))}};function Dt(t){return t.replace(/[._ ]/g,"-")}var Bt=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var Wt=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;var be=Bt+Wt;var xr={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function D(t){return Ae("0 0 24 24",[...xr[t]],{class:"icon"})}async function ye(t,e,n,r){try{await navigator.clipboard.writeText(t),n.textContent=r.text("ui-copied")}catch{let s=t.includes(`
`)?i("textarea",{readonly:!0,rows:6,"aria-label":e},t):i("input",{type:"text",readonly:!0,value:t,"aria-label":e});n.replaceChildren(s),s.select()}}function ve(t,e){let{session:n,words:r}=t,s=(h,T)=>i("button",{type:"button",class:"square","aria-label":r.text(`ui-${h}`),title:r.text(`ui-${h}`),onclick:T},D(h)),o=s("undo",()=>n.undo()),l=s("redo",()=>n.redo()),a=i("button",{type:"button",class:"quiet",onclick:()=>{ye(e()??"",r.text("ui-copy-link"),d,r)}},r.text("ui-copy-link")),d=i("span",{class:"copied",role:"status"}),f=i("div",{class:"bar"},i("span",{},o,l),a,d);function b(){for(let[h,T]of[[o,n.canUndo],[l,n.canRedo]])h.hidden=!n.canUndo&&!n.canRedo,h.setAttribute("aria-disabled",String(!T));d.replaceChildren(),a.hidden=!e()}return{element:f,result:b,step:()=>d.replaceChildren()}}function re({progress:t},e){let{phase:n,loaded:r,total:s}=t??{};if(n==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let o=a=>(a/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),l={loaded:o(r),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",l)}var Kt=8;function B(t,e,n,r){let{where:s,code:o,found:l,expected:a,write:d}=t,f=a.length>Kt?[...a.slice(0,Kt),"…"]:a,b={where:r??Gt(at(s),e,n),found:l,expected:f,write:d,code:o},h=e.maybe(`problem-${o}`,b)??e.text("problem-other",b);return d?`${h} ${e.text("problem-write",{write:d})}`:h}function at(t){return t.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,n,r,s)=>`.${n??r??s}`).split(".")}function Gt(t,e,n){let[r,...s]=t,[o,l]=r.split(":");return[_e(o,e,n),...l?[e.maybe("ui-column",{column:l})??l]:[],...s.map(d=>/^\d+$/.test(d)?String(Number(d)+1):e.form(d))].join(", ")}function _e(t,e,n){return(Object.values(n.names).some(s=>s.includes(t))?null:e.maybe(`ui-param-${t}`))??e.form(t)}function oe(t,e,n){return n.maybe(`reading-${t}-${e}`)??n.text(`reading-${e}`)}function qe(t,e,n,r,s,o,l){return[i("p",{},e===null?t.text(s):i("a",{href:e},t.text(s))),i("ul",{},...n.map(a=>i("li",{},t.text(`question-${a}`)," ",i("strong",{},oe(a,r[a],t))))),i("button",{type:"button","data-k":"house",onclick:l},t.text(o))]}function we(t){let{session:e,words:n}=t,r=i("summary"),s=i("p"),o=i("details",{},r,s),l=i("button",{type:"button",onclick:()=>{e.missed?e.rehouse?.(!0):e.evaluate(),t.home()}},n.text("ui-retry")),a=i("div",{class:"status"},o,l);function d(){let{source:f}=e;a.dataset.source=f,k(r,f==="recorded"||f==="live"?D(f):i("i",{"aria-hidden":"true"}),f==="waiting"?re(e,n):n.text(e.missed?"ui-status-missed":`ui-status-${f}`)),s.textContent=n.text(`ui-about-${f}`),l.hidden=f!=="failed"&&!e.missed}return{element:a,result:d,progress:()=>{e.source==="waiting"&&d()}}}var Yt=8;function xe(t,e,n,r){let s=i("div",{class:"panel ignored",role:"status",hidden:!0});function o(){let{parts:l=[],cut:a=!1,catalogue:d=!1}=t.get("ignored")??{},f=l.length>Yt?[...l.slice(0,Yt),"…"]:l,b=[a&&e.text("ui-link-too-long"),l.length&&e.text("ui-link-ignored",{parts:f,count:l.length}),d&&e.text("ui-link-catalogue")].filter(h=>typeof h=="string");s.hidden=!b.length,k(s,...b.map(h=>i("p",{},h)),b.length?i("button",{type:"button",onclick:()=>{t.set("ignored",null),r(),t.save_changes()}},e.text(n)):null)}return o(),t.on("change:ignored",o),{element:s,close:()=>t.off("change:ignored",o)}}function Ie(t,e){let n=matchMedia("(prefers-color-scheme: dark)"),r=()=>{t.dataset.scheme=jr(e)};return r(),n.addEventListener("change",r),()=>n.removeEventListener("change",r)}function jr(t){let e=getComputedStyle(t).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[n=0,r=0,s=0]=e;return .3*n+.59*r+.11*s>140?"dark":"light"}var ze=class{constructor(e,n){this.now=e;this.changed=n}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){M(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,n){let r=e.pop();r!==void 0&&(n.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};function dn(t,{toLink:e,fromLink:n}){let r=({game:s})=>`living-rules/${s}/${t}`;return{remember(s,o){let l=o.get("schema");try{localStorage.setItem(r(l),e(t,s,l))}catch{}},recalled(s){let o=s.get("schema");try{return n(t,`#${localStorage.getItem(r(o))??""}`,o).state}catch{return null}}}}function ut(t){return t.get("state")?.readings??(t.get("state")&&t.get("arrived")?{}:V(t.get("schema")))}function pn(t,e,n,r,s){let o=t.get("schema"),l=e.table===void 0?null:(t.get("base")??"")+e.table,a=i("div",{class:"panel house",hidden:!0}),d=V(o),f=pe(o.game,()=>{let T=d;d=V(o),M(r(),T)?s(d):h(r(),b)}),b=[];function h(T,C){b=C;let N=Object.keys(T).length>0,_=N?T:d,w=Object.keys(_).filter(O=>C.includes(O));a.hidden=!w.length,H(a,()=>k(a,...w.length?qe(e,l,w,_,N?M(T,d)?"ui-house":"ui-house-brought":"ui-house-otherwise",N?n:"ui-house-back",()=>s(N?{}:d)):[]))}return{element:a,show:h,close:f}}function ct({begins:t,rounds:e,ends:n,tokens:r},s,o){let l=Object.fromEntries(s.map(h=>[h,0])),a=[],d=r,f=null,b=(h,T,C)=>{a.push({kind:"round_began",clauses:C,facts:{number:h,starter:T}})};b(1,s[0],t);for(let[h,T]of o.entries()){let C=e[s.length]?.[Fr(T,s)];if(!C||f)return null;let N=C.events.map(L=>fn(L,Object.fromEntries(s.map((J,U)=>[`@${U}`,J]))));for(let{kind:L,facts:J}of N)for(let U of L==="scored"?J.players:[])l[U]+=Number(J.points),d-=Number(J.points);let _=Math.max(...Object.values(l)),w=s.filter(L=>l[L]===_),O=n[h+1]?.[w.length];if(d<0||!O)return null;a.push(...N,...O.events.map(L=>fn(L,{"@leaders":w,"@points":_}))),f=O.outcome??null;let[z,j]=C.starts;f||b(h+2,T[z],j)}return{events:a,outcome:f}}function Fr(t,e){return"accident"in t?`!${e.indexOf(t.accident)}`:e.map(n=>t.votes[n][0]).join("")+(t.fell?"+":"-")}function fn([t,e,n],r){let s=o=>typeof o=="string"&&Object.hasOwn(r,o)?r[o]:Array.isArray(o)?o.map(s):o;return{kind:t,clauses:e,facts:Object.fromEntries(Object.entries(n).map(([o,l])=>[o,s(l)]))}}var ke={};Ln(ke,{fromLink:()=>zr,toLink:()=>Ir});var _r=40,dt={kind:"text"},qr={kind:"record",of:{placer:dt,caller:dt,accident:dt,fell:{kind:"bool"},votes:{kind:"map",key:{kind:"text"},of:{kind:"enum",values:["success","failure"]}}}},mn=({questions:t})=>({kind:"record",of:{readings:Le(t),players:{kind:"list",of:{kind:"text"}},rounds:{kind:"record",of:Object.fromEntries(Array.from({length:_r},(e,n)=>[String(n+1),qr]))}}});function Ir(t,e,n){let{players:r,rounds:s,readings:o={}}=e,l={players:r,...Object.keys(o).length?{readings:o}:{},...s.length?{rounds:Object.fromEntries(s.map((a,d)=>[String(d+1),a]))}:{}};return[`tool=${t}`,"v=1",...Re({},l,mn(n),n)].join("&")}function zr(t,e,n){let{facts:r,ignored:s}=Pe(e,{},mn(n),n),o=Array.isArray(r.players)?r.players:[];if(M(r,{})||!o.length)return{state:null,ignored:s};let l=[];for(let d=1;A(r.rounds)&&r.rounds[d]!==void 0;d+=1){let f=r.rounds[d];if(!("accident"in f?o.includes(String(f.accident)):o.includes(String(f.placer))&&(f.caller===void 0||o.includes(String(f.caller)))&&typeof f.fell=="boolean"&&A(f.votes)&&o.every(h=>Object.hasOwn(f.votes,h))&&Object.values(f.votes).includes("failure"))){s.parts.push(...Object.keys(r.rounds).filter(h=>Number(h)>=d).map(h=>`rounds.${h}`));break}l.push(f)}let a=r.readings===void 0?{}:{readings:de(r.readings,n.questions)};return{state:{players:o,rounds:l,...a},ignored:s}}var gn=`/* The table of Judge Domino. */

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
`;var hn=`/* The score keeper. */

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
.lr.score .sheet th:first-child { min-width: 6em; text-align: start; }
.lr.score .sheet th:last-child { white-space: nowrap; }
.lr.score .sheet .sum { font-weight: 650; }
.lr.score .sheet .most .sum { color: var(--lr-amber); }
.lr.score .totals { overflow-x: auto; }
.lr.score .sheet thead button { min-width: 44px; padding: 0; font-weight: 600; }
@media print {
  .lr.score > :not(style, .head, .house, .totals), .lr.score .status { display: none; }
  .lr.score .sheet thead button { border: 0; min-height: 0; color: inherit; background: none; }
}
`;var bn=`/* What the tools have besides the bench. */

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
`;var Br={preset:"table"},yn=dn("score",ke),Wr=2,Kr=["success","failure"],Gr=20,Vr=["must_topple","toppled","scored","nobody_scored","tokens_short","knocked_over","goes_on","extra_round","match_over"];function vn(t,e,n){let r=new Z(t.get("words")),s=t.get("schema"),o=5,l={players:[1,2,3].map(c=>r.text("ui-score-player",{number:c})),rounds:[],readings:ut(t)},a=new ze(l,u),d=null,f=J().catch(c=>(console.error("Living Rules:",c),null)),b=null,h=[],T=0,C=!1,N="",_=!1,w=z(),O=null;function z(){return{placer:"",votes:{},fell:null}}let j={source:"waiting",progress:null,evaluate:()=>{L()}};async function L(){let c=++T,{players:p,rounds:v}=a.now;if(!b&&(j.source="waiting",K(),b=await f,c!==T||C))return;let g=p.every(S=>S&&S===S.trim())&&new Set(p).size===p.length;if(d=b&&g&&!U().length?ct(b,p,v):null,h=[],d)return j.source="recorded",K();j.source="waiting",K();let x=await e.ask({method:"run",game:s.game,call:"match",args:{players:p},rulings:ae(),answers:wn(p,v,Q())});c!==T||C||(j.source=x.error?"failed":"live",x.error&&console.error(`Living Rules: ${x.error}`),d=x.trace??null,h=x.problems??[],K())}async function J(){let c=await fetch(new URL(`${t.get("base")??""}assets/bench/now/domino-counts.json`,document.baseURI));if(!c.ok)throw new Error(`${c.url}: ${c.status}`);return await c.json()}function U(){let c=b?.asked??Object.keys(s.questions);return Object.keys(a.now.readings).filter(p=>c.includes(p))}function ae(){return{...Br,...Object.fromEntries(U().map(c=>[c,a.now.readings[c]]))}}function Q(){return a.now.readings.pusher==="caller"}function u(){w=z(),O=null,_||yn.remember(a.now,t),t.set("state",a.now),t.save_changes(),L()}function m(){let c=[];for(let p of d?.events??[]){p.kind==="round_began"&&c.push({starter:String(p.facts.starter),events:[],points:{}});let v=c.at(-1);if(v?.events.push(p),p.kind==="scored"&&v)for(let g of p.facts.players)v.points[g]=(v.points[g]??0)+Number(p.facts.points)}return c}let y=i("p",{class:"answer",tabindex:-1}),q=we({session:j,words:r,home:()=>y.focus()}),W=e.watch(c=>{j.progress=c,q.progress()}),R=ve({session:{get canUndo(){return a.canUndo},get canRedo(){return a.canRedo},undo:()=>a.undo(),redo:()=>a.redo()},words:r},()=>t.get("link")),Je=pn(t,r,"ui-house-book",()=>a.now.readings,c=>{a.change({...a.now,readings:c}),y.focus()}),pt=xe(t,r,"ui-score-new",()=>a.change(l)),Ue=i("div",{class:"panel problems",role:"alert",hidden:!0}),Se=i("fieldset",{},i("legend",{},r.text("ui-param-players"))),ft=i("div",{class:"ballot"}),le=i("form",{class:"form",onsubmit:c=>{c.preventDefault(),Tn()}}),De=i("div",{class:"verdict",role:"status",hidden:!0}),mt=i("div",{class:"totals"}),gt=i("button",{type:"button",onclick:()=>a.change({...a.now,rounds:[]})},r.text("ui-score-new")),ht=i("button",{type:"button",onclick:()=>window.print()},r.text("ui-score-print")),Sn=i("p",{class:"soft"},r.text("ui-score-stays"));Se.append(ft);let Ee=i("div",{class:"lr tool score",lang:r.lang},i("style",{},be+gn+bn+hn),i("div",{class:"head"},y,q.element),pt.element,Je.element,Ue,De,Se,le,mt,i("div",{class:"options"},gt,ht),R.element,Sn),Te=(c,p,v,g)=>i("button",{type:"button","data-k":p,"aria-pressed":String(v),onclick:()=>{g(),K()}},c),Be=(c,...p)=>i("div",{class:"field"},i("span",{},c),i("div",{class:"options",role:"group","aria-label":c},...p));function bt(c){let{rounds:p}=a.now;a.change({...a.now,rounds:O===null?[...p,c]:p.with(O,c)}),y.focus()}function En(c){let p=a.now.rounds[c];O=c,w="accident"in p?z():{...p,votes:{...p.votes}},K(),le.querySelector("button")?.focus()}function yt(){let{players:c}=a.now,p=c.every(v=>w.votes[v]);return!!w.placer&&(!Q()||!!w.caller&&w.caller!==w.placer)&&p&&(w.fell!==null||Oe())}function Oe(){return a.now.players.every(c=>w.votes[c]==="success")}function Tn(){!yt()||Oe()||bt({...w,fell:w.fell})}function K(){let{players:c,rounds:p}=a.now,v=m(),g=d?.outcome==="won"||d?.outcome==="shared",x=(j.source==="live"||j.source==="recorded")&&!!d&&(!g||O!==null);Je.show(a.now.readings,b?.asked??[]);let S=v.filter(({events:ce})=>ce.some(({kind:Ve})=>Ve==="round_over"));Ee.setAttribute("aria-busy",String(j.source==="waiting")),q.result?.(),R.result?.();let X=d?.events.at(-1);y.textContent=j.source==="failed"?r.text("ui-answer-failed"):h.length?r.text("ui-answer-problems"):d?g&&X?r.event(X):r.event({kind:"round_began",clauses:[],facts:{number:v.length,starter:v.at(-1)?.starter??c[0]}}):r.text("ui-answer-waiting");let ue=d?.refused?.refusal;Ue.hidden=!h.length&&!ue,k(Ue,...h.map(ce=>i("p",{},B(ce,r,s))),ue?i("p",{},r.text(`refusal-${ue.reason}`,ue.facts)," ",$e(ue.clauses)):null),N!==P([c,!p.length])&&H(Se,()=>k(ft,...c.map((ce,Ve)=>On(ce,Ve)),c.length<o&&!p.length?i("button",{type:"button",class:"quiet","data-k":"add",onclick:()=>We([...c,r.text("ui-score-player",{number:c.length+1})])},r.text("ui-score-add")):null)),N=P([c,!p.length]),Se.hidden=p.length>0,gt.hidden=ht.hidden=!p.length,H(le,()=>k(le,...x?$n(a.now):[]),()=>y),le.hidden=!x,Mn(S.at(-1),v.at(-1)),k(mt,S.length?An(c,S):null)}function We(c){a.change({...a.now,players:c,rounds:[]})}function On(c,p){let{players:v}=a.now,g=r.text("ui-score-player",{number:p+1});return i("div",{},i("input",{type:"text",maxlength:40,"data-k":`name ${p}`,"aria-label":g,value:c,autocomplete:"off",spellcheck:"false",onchange:x=>We(v.map((S,X)=>X===p?x.target.value.trim().normalize("NFC"):S))}),v.length>Wr?i("button",{type:"button",class:"square","data-k":`drop ${p}`,"aria-label":`${c}: ${r.text("ui-remove")}`,onclick:()=>We(v.filter((x,S)=>S!==p))},"×"):null)}function $n({players:c,rounds:p}){let v=yt()&&!Oe();return[O===null?null:i("p",{class:"who"},r.text("ui-score-correcting",{number:O+1})),Be(r.text("ui-score-placer"),...c.map(g=>Te(g,`placer ${g}`,w.placer===g,()=>{w.placer=g}))),Q()?Be(r.text("ui-domino-who-calls"),...c.filter(g=>g!==w.placer).map(g=>Te(g,`caller ${g}`,w.caller===g,()=>{w.caller=g}))):null,i("fieldset",{},i("legend",{},r.text("ui-param-votes")),i("div",{class:"ballot"},...c.map(g=>i("div",{role:"group","aria-label":g},i("span",{},g),...Kr.map(x=>Te(r.form(x),`${g} ${x}`,w.votes[g]===x,()=>{w.votes={...w.votes,[g]:x}})))))),Oe()?i("p",{class:"panel",role:"status"},r.text("event-goes-on")," ",$e(["domino/vote.3"])):Be(r.text("choice-fell"),...[!0,!1].map(g=>Te(r.text(g?"ui-domino-all-fell":"ui-domino-not-all"),`fell ${g}`,w.fell===g,()=>{w.fell=g}))),i("button",{class:"strong","data-k":"count","aria-disabled":String(!v)},r.text("ui-score-count")),O===null?null:i("div",{class:"options"},i("button",{type:"button","data-k":"drop",onclick:()=>{a.change({...a.now,rounds:p.toSpliced(O,1)}),y.focus()}},r.text("ui-score-drop")),i("button",{type:"button",class:"quiet","data-k":"leave",onclick:()=>{O=null,w=z(),K(),y.focus()}},r.text("ui-score-leave"))),i("details",{},i("summary",{},r.text("ui-domino-accident")),i("div",{class:"options"},...c.map(g=>i("button",{type:"button","data-k":`accident ${g}`,onclick:()=>bt({accident:g})},g))))]}function $e(c){let p=t.get("base");return i("span",{class:"cites"},...c.map(v=>{let{title:g,href:x}=r.clause(v);return x!==void 0&&p!==void 0?i("a",{class:"cite",href:p+x},g):i("span",{class:"cite"},g)}))}function Mn(c,p){let v=d?.events??[],g=c?v.indexOf(c.events[0]):v.length,x=v.slice(g).filter(({kind:S})=>Vr.includes(S));De.hidden=!x.length,k(De,i("ul",{},...x.map(S=>i("li",{},r.event(S)," ",$e(S.clauses)))),p&&p!==c?i("p",{},r.text("ui-score-starts",{player:p.starter})," ",$e(p.events[0].clauses)):null)}function An(c,p){let v=x=>p.reduce((S,{points:X})=>S+(X[x]??0),0),g=Math.max(...c.map(v));return i("table",{class:"sheet"},i("caption",{},r.text("ui-score-sheet")),i("thead",{},i("tr",{},i("th",{scope:"col"},r.text("ui-domino-player")),...p.map((x,S)=>i("th",{scope:"col"},i("button",{type:"button",class:"square","data-k":`round ${S}`,"aria-pressed":String(S===O),"aria-label":r.text("ui-score-correct",{number:S+1}),title:r.text("ui-score-correct",{number:S+1}),onclick:()=>En(S)},String(S+1)))),i("th",{scope:"col"},r.text("ui-score-sum")))),i("tbody",{},...c.map(x=>i("tr",{class:v(x)===g?"most":""},i("th",{scope:"row"},x),...p.map(({points:S})=>i("td",{},String(S[x]??0))),i("td",{class:"sum"},String(v(x)))))))}function Ke(){let c=t.get("state"),p=c&&{...c,readings:c.readings??ut(t)};p&&P(p)!==P(a.now)&&a.change(p)}n.append(Ee);let Cn=Ie(Ee,n),Ge=()=>{let{cut:c=!1,parts:p=[]}=t.get("ignored")??{};_=c||p.length>0||_&&!t.get("ignored")};return Ge(),t.get("state")||t.set("state",yn.recalled(t)),t.on("change:state",Ke),t.on("change:ignored",Ge),Ke(),T||L(),()=>{C=!0,W(),pt.close(),Cn(),t.off("change:state",Ke),t.off("change:ignored",Ge),Je.close(),Ee.remove()}}function wn(t,e,n=!1){let r=[],s=0;for(let o of e){if("accident"in o){r.push(`accident ${o.accident}`),s=t.indexOf(o.accident);continue}let l=(t.indexOf(o.placer)-s+t.length)%t.length;for(let f=0;f<=l;f+=1)r.push(`place ${f+1} upright ${Gr*(f+1)}`),f<l&&r.push(...Array.from({length:t.length-1},()=>"silent"));let a=n&&o.caller!==void 0&&o.caller!==o.placer?t.indexOf(o.caller):null,d=a===null?0:(a-t.indexOf(o.placer)-1+t.length)%t.length;r.push(...Array.from({length:d},()=>"silent"),"call",...t.map(f=>o.votes[f]??"?"),o.fell?"all":"not all"),s=a??t.indexOf(o.placer)}return r}function xn(t,e){return{module:{initialize:()=>()=>{},render({model:n,el:r}){let s=new G(n),o=t(n,s,r);return()=>{o(),s.close()}}},toLink:({id:n},r,s)=>e.toLink(n,r,s),fromLink:(n,{id:r},s)=>e.fromLink(r,n,s)}}var kn=xn(vn,ke),{fromLink:Wl,toLink:Kl}=kn,Gl=kn.module;export{wn as answers,Gl as default,Wl as fromLink,ct as tally,Kl as toLink};
