var ir=Object.defineProperty;var or=(t,e)=>{for(var n in e)ir(t,n,{get:e[n],enumerable:!0})};var Z=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,n,r=()=>{}){if(n?.aborted)return Promise.resolve({stopped:!0});let s=++this.asked,i=Math.max(3e4,Number(e.patience??0));return n?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(a=>{this.waiting.set(s,{done:a,silence:i,timer:this.patience(s,i),heard:r});try{this.model.send({id:s,...e})}catch(l){this.settle(s,{error:String(l)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:n,progress:r,trying:s}=e??{};if(s||r)for(let[i,a]of this.waiting)clearTimeout(a.timer),a.timer=this.patience(i,a.silence);if(s)this.waiting.get(n)?.heard(s);else if(typeof n=="number")this.settle(n,e);else if(r){for(let i of this.waiting.values())i.heard(r);for(let i of this.watchers)i(r)}};patience(e,n){return setTimeout(()=>this.settle(e,{error:"time-out"}),n)}settle(e,n){let r=this.waiting.get(e);r&&(clearTimeout(r.timer),this.waiting.delete(e),r.done(n))}};var ar="http://www.w3.org/2000/svg";function o(t,e={},...n){return Pt(document.createElement(t),e,n)}function se(t,e,n={}){return Le("svg",{viewBox:t,"aria-hidden":"true",focusable:"false",...n},...e.map(r=>Le("path",{d:r})))}function Le(t,e={},...n){return Pt(document.createElementNS(ar,t),e,n)}function Pt(t,e,n){for(let[r,s]of Object.entries(e))typeof s=="function"?t.addEventListener(r.slice(2),s):s===!0?t.setAttribute(r,""):s!=null&&s!==!1&&t.setAttribute(r,String(s));return y(t,...n),t}function y(t,...e){t.replaceChildren(...e.filter(n=>!!n||n===""))}function Nt(t){return t.getRootNode().activeElement}function H(t,e,n){let r=Nt(t),s=!!r&&t.contains(r)&&r!==t,i=s?r.getAttribute("data-k"):null;if(e(),!s||r.isConnected)return;let a=i===null?null:t.querySelector(`[data-k="${CSS.escape(i)}"]`);(a&&!a.matches("[disabled], [aria-disabled=true]")?a:n?.())?.focus()}function $(t,e){return D(t)===D(e)}function D(t){return JSON.stringify(t,(e,n)=>w(n)?Object.fromEntries(Object.entries(n).sort(([r],[s])=>r<s?-1:1)):n)??""}function w(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function ot(t){return typeof t!="string"?{...t}:t==="printed"?{}:{preset:t}}function Ht(t){let e=2166136261;for(let n of t)e=Math.imul(e^n.codePointAt(0),16777619);return(e>>>0).toString(36)}var qt="1",pr=1e5,ut=1e3,_t=2e3,fr=8,mr=60,ge="~";function Q(t,e,n){return[`${t}=${encodeURIComponent(e)}`,`v=${qt}`,...n].join("&")}function ct(t){return{kind:"record",of:Object.fromEntries(Object.entries(t).map(([e,{readings:n}])=>[e,{kind:"enum",values:n}]))}}function Fe(t,e,n){let r=["answers","rulings","unstated","deck"],s=Object.keys(ot(e)).map(a=>[a,{kind:"any"}]),i=[...new Set((n.editions??[]).map(a=>a.slice(a.indexOf("/")+1)))];return{...Object.fromEntries((n.calls[t]?.params??[]).filter(({name:a})=>!r.includes(a)).map(({name:a,type:l})=>[a,l])),answers:{kind:"list",of:{kind:"text"}},rulings:{kind:"record",of:Object.fromEntries([["preset",{kind:"enum",values:i}],...s,...Object.entries(ct(n.questions).of)])}}}function gr(t){return Ht((t.catalogue??[]).map(({level:e,text:n})=>`${e} ${n}
`).join(""))}function he(t,e,n,r){return[...It([],t,e,n,r)]}function*It(t,e,n,r,s){if($(e,n))return;let i=oe(r,s);if(i&&w(n)&&(!t.length||Object.keys(n).length)){let a=w(e)?e:{};for(let l of new Set([...Object.keys(a),...Object.keys(n)]))yield*It([...t,l],Ne(a,l),Ne(n,l),i(l)??{kind:"any"},s)}else yield`${t.map(a=>at(a).replaceAll(".","%2E")).join(".")}=${hr(n,r,s)}`}function hr(t,e,n){if(t===void 0)return ge;let r=(Array.isArray(t)?t:[t]).map(String),s=[r.map(br),r].map(i=>i.map(at).join(","));return w(t)&&!Object.keys(t).length&&s.unshift(""),s.find(i=>$(dt(i,e,n),t))??ge+at(JSON.stringify(t))}function at(t){return encodeURIComponent(t.replace(/\p{Cs}/gu,"�")).replaceAll("~","%7E")}function br(t){return t.replace(/^(A|J|Q|K|10|[2-9])([♣♦♥♠])$/,(e,n,r)=>n+"CDHS"["♣♦♥♠".indexOf(r)])}function yr(t){return t.replace(/^(A|J|Q|K|10|[2-9])([CDHS])$/,(e,n,r)=>n+"♣♦♥♠"["CDHS".indexOf(r)])}function He(t,e,n,r){let s=structuredClone(e),i={parts:[],cut:!1,catalogue:!1},a=oe(n,r),l=0;for(let[u,d]of t.split("&").slice(1).entries()){l+=d.length+1;let[m,g]=xr(d);if(u>=ut||l>pr)i.cut=!0;else if(m==="catalogue"&&r.catalogue){i.catalogue=g!==gr(r);continue}else if(m==="v"?g===qt:zt(s,m.split(".").map(Pe),a,g,r))continue;i.parts.push((Pe(d)??d).slice(0,mr))}return{facts:s,ignored:i}}function xr(t){let e=t.indexOf("=");return e<0?[t,""]:[t.slice(0,e),t.slice(e+1)]}function Pe(t){try{return decodeURIComponent(t).normalize("NFC")}catch{return null}}function Ne(t,e){return Object.hasOwn(t,e)?t[e]:void 0}function oe(t,e){switch(t.kind){case"record":return n=>Ne(t.of,n);case"map":return n=>ie(n,t.key,e)?t.of:void 0;case"option":return oe(t.of,e);case"union":return t.of.map(n=>oe(n,e)).find(n=>n!==null)??null;default:return null}}function zt(t,e,n,r,s){let[i,...a]=e,l=i==null||i==="__proto__"?void 0:n(i);if(i==null||!l)return!1;if(a.length){let u=oe(l,s),d=Ne(t,i),m=w(d)?{...d}:{};if(!u||!zt(m,a,u,r,s))return!1;t[i]=m}else if(r===ge)delete t[i];else{let u=dt(r,l,s);if(u===void 0)return!1;t[i]=u}return!0}function dt(t,e,n){let r=t.startsWith(ge)?vr(t.slice(ge.length)):lt(t,e,n);return r!==void 0&&ie(r,e,n)?r:void 0}function vr(t){try{return JSON.parse(Pe(t)??"")}catch{return}}function lt(t,e,n){let r=Pe(t);if(r!==null)switch(e.kind){case"option":return r==="null"?null:lt(t,e.of,n);case"union":return e.of.map(s=>dt(t,s,n)).find(s=>s!==void 0);case"list":{let s=t===""?[]:t.split(",").map(i=>lt(i,e.of,n));return s.includes(void 0)?void 0:s}case"map":return r===""?{}:void 0;case"int":return/^-?\d{1,9}$/.test(r)?Number(r):void 0;case"bool":return r==="true"?!0:r==="false"?!1:void 0;case"name":return n.names[e.of]?.includes(r)?r:yr(r);default:return r}}function Wt(t,e){if(typeof t=="string")return t.length<=_t;if(typeof t=="number")return Math.abs(t)<=Number.MAX_SAFE_INTEGER;if(typeof t!="object"||t===null)return!0;let n=Object.entries(t);return e>0&&n.length<=ut&&n.every(([r,s])=>r!=="__proto__"&&Wt(s,e-1))}function ie(t,e,n){switch(e.kind){case"name":return[n.names,n.unlisted].some(r=>r?.[e.of]?.includes(t));case"option":return t===null||ie(t,e.of,n);case"enum":return e.values.includes(t);case"bool":return typeof t=="boolean";case"text":return typeof t=="string"&&t.length<=_t;case"any":return Wt(t,fr);case"int":return typeof t=="number"&&Number.isSafeInteger(t)&&t>=(e.min??-1/0)&&t<=(e.most??e.max??1/0);case"list":return Array.isArray(t)&&t.length<=ut&&t.every(r=>ie(r,e.of,n));case"union":return e.of.some(r=>ie(t,r,n));default:{let r=oe(e,n);return w(t)&&Object.entries(t).every(([s,i])=>{let a=s==="__proto__"?void 0:r(s);return a!==void 0&&ie(i,a,n)})}}}var j=class{constructor(e){this.value=e}valueOf(){return this.value}},x=class extends j{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},E=class extends j{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},q=class t extends j{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof j)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof j&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var Jt=100,wr="⁨",kr="⁩";function Sr(t,e,n){if(n===e||n instanceof E&&e instanceof E&&n.value===e.value)return!0;if(e instanceof E&&typeof n=="string"){let r=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===r)return!0}return!1}function Ut(t,e,n){return e[n]?ae(t,e[n].value):(t.reportError(new RangeError("No default")),new x)}function pt(t,e){let n=[],r=Object.create(null);for(let s of e)s.type==="narg"?r[s.name]=be(t,s.value):n.push(be(t,s));return{positional:n,named:r}}function be(t,e){switch(e.type){case"str":return e.value;case"num":return new E(e.value,{minimumFractionDigits:e.precision});case"var":return Er(t,e);case"mesg":return Tr(t,e);case"term":return $r(t,e);case"func":return Or(t,e);case"select":return Mr(t,e);default:return new x}}function Er(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new x(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new x(`$${e}`);if(n instanceof j)return n;switch(typeof n){case"string":return n;case"number":return new E(n);case"object":if(q.supportsValue(n))return new q(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new x(`$${e}`)}}function Tr(t,{name:e,attr:n}){let r=t.bundle._messages.get(e);if(!r)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new x(e);if(n){let s=r.attributes[n];return s?ae(t,s):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new x(`${e}.${n}`))}return r.value?ae(t,r.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new x(e))}function $r(t,{name:e,attr:n,args:r}){let s=`-${e}`,i=t.bundle._terms.get(s);if(!i)return t.reportError(new ReferenceError(`Unknown term: ${s}`)),new x(s);if(n){let l=i.attributes[n];if(l){t.params=pt(t,r).named;let u=ae(t,l);return t.params=null,u}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new x(`${s}.${n}`)}t.params=pt(t,r).named;let a=ae(t,i.value);return t.params=null,a}function Or(t,{name:e,args:n}){let r=t.bundle._functions[e];if(!r)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new x(`${e}()`);if(typeof r!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new x(`${e}()`);try{let s=pt(t,n);return r(s.positional,s.named)}catch(s){return t.reportError(s),new x(`${e}()`)}}function Mr(t,{selector:e,variants:n,star:r}){let s=be(t,e);if(s instanceof x)return Ut(t,n,r);for(let i of n){let a=be(t,i.key);if(Sr(t,s,a))return ae(t,i.value)}return Ut(t,n,r)}function ft(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new x;t.dirty.add(e);let n=[],r=t.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){n.push(t.bundle._transform(s));continue}if(t.placeables++,t.placeables>Jt)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${Jt}`);r&&n.push(wr),n.push(be(t,s).toString(t)),r&&n.push(kr)}return t.dirty.delete(e),n.join("")}function ae(t,e){return typeof e=="string"?t.bundle._transform(e):ft(t,e)}var qe=class{constructor(e,n,r){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=r}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let r=this.bundle._intls.get(e);r||(r={},this.bundle._intls.set(e,r));let s=JSON.stringify(n);return r[s]||(r[s]=new e(this.bundle.locales,n)),r[s]}};function mt(t,e){let n=Object.create(null);for(let[r,s]of Object.entries(t))e.includes(r)&&(n[r]=s.valueOf());return n}var Dt=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function Bt(t,e){let n=t[0];if(n instanceof x)return new x(`NUMBER(${n.valueOf()})`);if(n instanceof E)return new E(n.valueOf(),{...n.opts,...mt(e,Dt)});if(n instanceof q)return new E(n.toNumber(),{...mt(e,Dt)});throw new TypeError("Invalid argument to NUMBER")}var Cr=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function Kt(t,e){let n=t[0];if(n instanceof x)return new x(`DATETIME(${n.valueOf()})`);if(n instanceof q||n instanceof E)return new q(n,mt(e,Cr));throw new TypeError("Invalid argument to DATETIME")}var Gt=new Map;function Vt(t){let e=Array.isArray(t)?t.join(" "):t,n=Gt.get(e);return n===void 0&&(n=new Map,Gt.set(e,n)),n}var ye=class{constructor(e,{functions:n,useIsolating:r=!0,transform:s=i=>i}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Bt,DATETIME:Kt,...n},this._useIsolating=r,this._transform=s,this._intls=Vt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let r=[];for(let s=0;s<e.body.length;s++){let i=e.body[s];if(i.id.startsWith("-")){if(n===!1&&this._terms.has(i.id)){r.push(new Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(n===!1&&this._messages.has(i.id)){r.push(new Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return r}formatPattern(e,n=null,r=null){if(typeof e=="string")return this._transform(e);let s=new qe(this,r,n);try{return ft(s,e).toString(s)}catch(i){if(s.errors&&i instanceof Error)return s.errors.push(i),new x().toString(s);throw i}}};var gt=/^(-?[a-zA-Z][\w-]*) *= */gm,Zt=/\.([a-zA-Z][\w-]*) *= */y,Ar=/\*?\[/y,ht=/(-?[0-9]+(?:\.([0-9]+))?)/y,Rr=/([a-zA-Z][\w-]*)/y,Qt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,jr=/^[A-Z][A-Z0-9_-]*$/,_e=/([^{}\n\r]+)/y,Lr=/([^\\"\n\r]*)/y,Xt=/\\([\\"])/y,Yt=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Pr=/^\n+/,en=/ +$/,Nr=/ *\r?\n/g,Fr=/( *)$/,Hr=/{\s*/y,tn=/\s*}/y,qr=/\[\s*/y,_r=/\s*] */y,Ir=/\s*\(\s*/y,zr=/\s*->\s*/y,Wr=/\s*:\s*/y,Jr=/\s*,?\s*/y,Ur=/\s+/y,xe=class{constructor(e){this.body=[],gt.lastIndex=0;let n=0;for(;;){let c=gt.exec(e);if(c===null)break;n=gt.lastIndex;try{this.body.push(u(c[1]))}catch(f){if(f instanceof SyntaxError)continue;throw f}}function r(c){return c.lastIndex=n,c.test(e)}function s(c,f){if(e[n]===c)return n++,!0;if(f)throw new f(`Expected ${c}`);return!1}function i(c,f){if(r(c))return n=c.lastIndex,!0;if(f)throw new f(`Expected ${c.toString()}`);return!1}function a(c){c.lastIndex=n;let f=c.exec(e);if(f===null)throw new SyntaxError(`Expected ${c.toString()}`);return n=c.lastIndex,f}function l(c){return a(c)[1]}function u(c){let f=m(),b=d();if(f===null&&Object.keys(b).length===0)throw new SyntaxError("Expected message value or attributes");return{id:c,value:f,attributes:b}}function d(){let c=Object.create(null);for(;r(Zt);){let f=l(Zt),b=m();if(b===null)throw new SyntaxError("Expected attribute value");c[f]=b}return c}function m(){let c;if(r(_e)&&(c=l(_e)),e[n]==="{"||e[n]==="}")return g(c?[c]:[],1/0);let f=te();return f?c?g([c,f],f.length):(f.value=V(f.value,Pr),g([f],f.length)):c?V(c,en):null}function g(c=[],f){for(;;){if(r(_e)){c.push(l(_e));continue}if(e[n]==="{"){c.push(k());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let C=te();if(C){c.push(C),f=Math.min(f,C.length);continue}break}let b=c.length-1,v=c[b];typeof v=="string"&&(c[b]=V(v,en));let J=[];for(let C of c)C instanceof Ie&&(C=C.value.slice(0,C.value.length-f)),C&&J.push(C);return J}function k(){i(Hr,SyntaxError);let c=S();if(i(tn))return c;if(i(zr)){let f=fe();return i(tn,SyntaxError),{type:"select",selector:c,...f}}throw new SyntaxError("Unclosed placeable")}function S(){if(e[n]==="{")return k();if(r(Qt)){let[,c,f,b=null]=a(Qt);if(c==="$")return{type:"var",name:f};if(i(Ir)){let v=O();if(c==="-")return{type:"term",name:f,attr:b,args:v};if(jr.test(f))return{type:"func",name:f,args:v};throw new SyntaxError("Function names must be all upper-case")}return c==="-"?{type:"term",name:f,attr:b,args:[]}:{type:"mesg",name:f,attr:b}}return P()}function O(){let c=[];for(;;){switch(e[n]){case")":return n++,c;case void 0:throw new SyntaxError("Unclosed argument list")}c.push(M()),i(Jr)}}function M(){let c=S();return c.type!=="mesg"?c:i(Wr)?{type:"narg",name:c.name,value:P()}:c}function fe(){let c=[],f=0,b;for(;r(Ar);){s("*")&&(b=f);let v=Qe(),J=m();if(J===null)throw new SyntaxError("Expected variant value");c[f++]={key:v,value:J}}if(f===0)return null;if(b===void 0)throw new SyntaxError("Expected default variant");return{variants:c,star:b}}function Qe(){i(qr,SyntaxError);let c;return r(ht)?c=Oe():c={type:"str",value:l(Rr)},i(_r,SyntaxError),c}function P(){if(r(ht))return Oe();if(e[n]==='"')return I();throw new SyntaxError("Invalid expression")}function Oe(){let[,c,f=""]=a(ht),b=f.length;return{type:"num",value:parseFloat(c),precision:b}}function I(){s('"',SyntaxError);let c="";for(;;){if(c+=l(Lr),e[n]==="\\"){c+=me();continue}if(s('"'))return{type:"str",value:c};throw new SyntaxError("Unclosed string literal")}}function me(){if(r(Xt))return l(Xt);if(r(Yt)){let[,c,f]=a(Yt),b=parseInt(c||f,16);return b<=55295||57344<=b?String.fromCodePoint(b):"�"}throw new SyntaxError("Unknown escape sequence")}function te(){let c=n;switch(i(Ur),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return ne(e.slice(c,n))}return e[n-1]===" "?ne(e.slice(c,n)):!1}function V(c,f){return c.replace(f,"")}function ne(c){let f=c.replace(Nr,`
`),b=Fr.exec(c)[1].length;return new Ie(f,b)}}},Ie=class{constructor(e,n){this.value=e,this.length=n}};var le=class extends j{constructor(n,r){super(n);this.join=r}join;toString(){return this.join(this.value,"nom")}},nn=/[^ =,]+/g,Dr=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,z=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new ye(e.lang,{useIsolating:!1,functions:{FORM:([n],{case:r})=>this.shape(n,String(r??"nom")),LIST:([n],{case:r})=>this.shape(n,String(r??"nom")),GENDER:([n])=>this.grammar(String(n),"gender")??"other",COUNT:([n])=>new E(n instanceof le?n.value.length:1)}}),this.bundle.addResource(new xe(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,n={}){return this.maybe(e,n)??`[${e}]`}maybe(e,n={},r=[]){let s=this.bundle.getMessage(rn(e))?.value;if(!s)return null;let i={};for(let[d,m]of Object.entries(n))i[d]=this.value(m);let a={},l=this.said?new Proxy(i,{get:(d,m)=>(a[m]=n[m],d[m])}):i,u=this.bundle.formatPattern(s,l,r);return this.said?.push([rn(e),a]),u}heard(e){let n=this.said=[];return e(),this.said=null,n}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:n}){if(e==="refused")return this.text(`refusal-${String(n.reason)}`,n);let r=Object.values(n).includes(null)?this.maybe(`ui-hidden-${e}`,n):null,s=Object.values(n).find(a=>Array.isArray(a)&&a.includes("?")),i=s?this.maybe(`ui-counted-${e}`,{...n,count:s.length}):null;return r??i??this.text(`event-${e}`,n)}form(e,n="nom"){return this.grammar(e,n)??this.grammar(e,"nom")??e}option(e){let[,n,r]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,i]=/^(\S*) ?(.*)$/s.exec(r),a=this.maybe(`option-${r}`,{what:[]})??(i?this.maybe(`option-${s}`,{what:i.split("+").map(l=>this.option(l))}):null)??this.list(r.split("+").map(l=>this.worded(l)));return n?`${this.form(n)}: ${a}`:a}worded(e){let n=r=>Object.hasOwn(this.json.forms,r);return n(e)||!(e.match(nn)??[]).some(n)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(nn,r=>Dr.test(r)?this.numbers.format(Number(r)):this.form(r))}list(e,n="nom"){return this.lists.format(e.map(r=>this.form(r,n)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,n){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[n]:void 0}shape(e,n){return e instanceof le?this.join(e.value,n):typeof e=="string"?this.form(e,n):e??""}join(e,n){return this.lists.format(e.map(r=>r instanceof le?this.join(r.value,n):r instanceof E?this.numbers.format(r.value):this.form(String(r),n)))}value(e){return typeof e=="number"?new E(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([n,r])=>`${this.form(n)} ${this.form(String(r))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new le(e.map(n=>this.value(n)),(n,r)=>this.join(n,r))}};function rn(t){return t.replace(/[._ ]/g,"-")}var sn=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var on=`/* The bench. Sizes follow the text around it, colours its light or dark; nothing of the page reaches in. */

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
`;var ve=sn+on;var Gr={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function _(t){return se("0 0 24 24",[...Gr[t]],{class:"icon"})}async function X(t,e,n,r){try{await navigator.clipboard.writeText(t),n.textContent=r.text("ui-copied")}catch{let s=t.includes(`
`)?o("textarea",{readonly:!0,rows:6,"aria-label":e},t):o("input",{type:"text",readonly:!0,value:t,"aria-label":e});n.replaceChildren(s),s.select()}}function we(t,e){let{session:n,words:r}=t,s=(g,k)=>o("button",{type:"button",class:"square","aria-label":r.text(`ui-${g}`),title:r.text(`ui-${g}`),onclick:k},_(g)),i=s("undo",()=>n.undo()),a=s("redo",()=>n.redo()),l=o("button",{type:"button",class:"quiet",onclick:()=>{X(e()??"",r.text("ui-copy-link"),u,r)}},r.text("ui-copy-link")),u=o("span",{class:"copied",role:"status"}),d=o("div",{class:"bar"},o("span",{},i,a),l,u);function m(){for(let[g,k]of[[i,n.canUndo],[a,n.canRedo]])g.hidden=!n.canUndo&&!n.canRedo,g.setAttribute("aria-disabled",String(!k));u.replaceChildren(),l.hidden=!e()}return{element:d,result:m,step:()=>u.replaceChildren()}}function ue({progress:t},e){let{phase:n,loaded:r,total:s}=t??{};if(n==="live")return e.text("ui-status-asking");if(!r)return e.text("ui-status-starting");let i=l=>(l/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),a={loaded:i(r),total:i(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",a)}var an=8;function B(t,e,n,r){let{where:s,code:i,found:a,expected:l,write:u}=t,d=l.length>an?[...l.slice(0,an),"…"]:l,m={where:r??ln(bt(s),e,n),found:a,expected:d,write:u,code:i},g=e.maybe(`problem-${i}`,m)??e.text("problem-other",m);return u?`${g} ${e.text("problem-write",{write:u})}`:g}function bt(t){return t.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,n,r,s)=>`.${n??r??s}`).split(".")}function ln(t,e,n){let[r,...s]=t,[i,a]=r.split(":");return[ze(i,e,n),...a?[e.maybe("ui-column",{column:a})??a]:[],...s.map(u=>/^\d+$/.test(u)?String(Number(u)+1):e.form(u))].join(", ")}function ze(t,e,n){return(Object.values(n.names).some(s=>s.includes(t))?null:e.maybe(`ui-param-${t}`))??e.form(t)}function ke(t){let{session:e,words:n}=t,r=o("summary"),s=o("p"),i=o("details",{},r,s),a=o("button",{type:"button",onclick:()=>{e.missed?e.rehouse?.(!0):e.evaluate(),t.home()}},n.text("ui-retry")),l=o("div",{class:"status"},i,a);function u(){let{source:d}=e;l.dataset.source=d,y(r,d==="recorded"||d==="live"?_(d):o("i",{"aria-hidden":"true"}),d==="waiting"?ue(e,n):n.text(e.missed?"ui-status-missed":`ui-status-${d}`)),s.textContent=n.text(`ui-about-${d}`),a.hidden=d!=="failed"&&!e.missed}return{element:l,result:u,progress:()=>{e.source==="waiting"&&u()}}}var fn=8;function Se(t,e,n,r){let s=o("div",{class:"panel ignored",role:"status",hidden:!0});function i(){let{parts:a=[],cut:l=!1,catalogue:u=!1}=t.get("ignored")??{},d=a.length>fn?[...a.slice(0,fn),"…"]:a,m=[l&&e.text("ui-link-too-long"),a.length&&e.text("ui-link-ignored",{parts:d,count:a.length}),u&&e.text("ui-link-catalogue")].filter(g=>typeof g=="string");s.hidden=!m.length,y(s,...m.map(g=>o("p",{},g)),m.length?o("button",{type:"button",onclick:()=>{t.set("ignored",null),r(),t.save_changes()}},e.text(n)):null)}return i(),t.on("change:ignored",i),{element:s,close:()=>t.off("change:ignored",i)}}function Je(t,e){let n=matchMedia("(prefers-color-scheme: dark)"),r=()=>{t.dataset.scheme=ss(e)};return r(),n.addEventListener("change",r),()=>n.removeEventListener("change",r)}function ss(t){let e=getComputedStyle(t).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[n=0,r=0,s=0]=e;return .3*n+.59*r+.11*s>140?"dark":"light"}var xt=["♣","♦","♥","♠"],$n="CDHS",On=["current","previous","previous2","first","each"],cs={and:"all",or:"any",not:"none",equal:"both"},ds={and:"and",or:"or",not:"not",equal:"same"},ps={suit:"suit",color:"color",value:"value",mod:"number",count:"number",position:"number",...Object.fromEntries(On.map(t=>[t,"card"]))},R=t=>"word"in t?t.word:"",W=t=>"word"in t?t.parts:[];function K(t){return"literal"in t?fs(t.literal):t.word+(t.parts.length?`(${t.parts.map(K).join(", ")})`:"")}function fs(t){if(typeof t=="boolean")return t?"True":"False";let e=String(t);if(e==="black"||e==="red")return e[0].toUpperCase();let n=xt.indexOf(e.slice(-1));return n<0?e:e.slice(0,-1)+$n[n]}function Ue(t){let e=t.match(/[(),]|[^\s(),]+/g)??[],n=0;function r(){let i=e[n++];if(!i||"(),".includes(i))return null;if(e[n]!=="(")return/^[a-z$]/.test(i)?{word:i,parts:[]}:ms(i);let a=[];do{n+=1;let l=r();if(!l)return null;a.push(l)}while(e[n]===",");return e[n++]===")"?{word:i,parts:a}:null}let s=r();return n===e.length?s:null}function ms(t){if(t==="True"||t==="False")return{literal:t==="True",kind:"test"};if(t==="B"||t==="R")return{literal:t==="B"?"black":"red",kind:"color"};if(/^\d+$/.test(t))return gs(Number(t));let e=xt[$n.indexOf(t.slice(-1))]??"";return{literal:t.slice(0,-1)+e,kind:t.length===1?"suit":"card"}}function gs(t){return{literal:t,kind:t>=1&&t<=13?"value":"number"}}function Ee(t){return"literal"in t?t.kind:["plus1","minus1","cycle"].includes(t.word)?Ee(t.parts[0]):t.word==="if"?Ee(t.parts[1]):ps[t.word]??"test"}function Y(t){let e=R(t);return["and","or","not","if"].includes(e)||e==="equal"&&Ee(W(t)[0])==="test"}function Te(t){return R(t)==="if"?["if","then","otherwise"].slice(0,W(t).length):[cs[R(t)]]}function De(t,e,n=null){return n?e.text(`catalogue-${n}`):[...Mn(t,e,0)].map(([r,s])=>"  ".repeat(r)+s).join(`
`)}function*Mn(t,e,n){if(!Y(t))return void(yield[n,G(t,e)]);let r=Te(t).map(s=>e.text(`secret-${s}`));for(let[s,i]of W(t).entries())r[s]!==void 0&&(s===0||R(t)==="if")&&(yield[n,r[s]]),yield*Mn(i,e,n+1)}function G(t,e){if("literal"in t)return vt(t.literal,e);let{word:n,parts:r}=t,s=r.map(u=>G(u,e)),[i="",a="",l=""]=s;switch(n){case"suit":case"color":case"value":case"even":case"odd":case"prime":return e.text(`secret-${n}`,{of:hs(r[0],e)});case"is_royal":return e.text("secret-is-royal",{card:i});case"plus1":case"minus1":{let u=Ee(t);return e.text(`secret-${u==="color"?"other-color":u==="suit"?`${n}-suit`:n}`,{one:i})}case"cycle":{let u=Ee(t)==="suit"?xt:["1","…","13"];return e.text("secret-cycle",{one:i,ring:(s.length>1?s.slice(1):u).join(" ")})}case"in":return e.text("secret-in",{one:i,things:s.slice(1)});case"between":return e.text("secret-between",{one:i,low:a,high:l});case"mod":return e.text("secret-mod",{one:i,divisor:a});case"count":return e.text("secret-count",{test:i});case"if":return e.text("secret-choose",{test:i,then:a,other:s.length>2?l:e.text("secret-true")});default:{if(!r.length)return e.text(`secret-${n}`);if(!Y(t))return e.text(`secret-${n}`,{one:i,other:a});let u=`secret-${ds[n]}`;return s.length===1?e.text(u,{one:i}):s.reduce((d,m)=>e.text(u,{one:d,other:m}))}}}function hs(t,e){return On.includes(R(t))?e.text(`secret-${R(t)}-of`):e.text("secret-card-of",{card:G(t,e)})}function vt(t,e){return typeof t=="boolean"||t==="black"||t==="red"?e.text(`secret-${String(t)}`):String(t)}function Be(t,e){let n=e.cards;return n&&Object.hasOwn(n,t)?n[t].colour:"black"}var bs={"♠":"M12 1c2 5 9 8 9 13.5a4.4 4.4 0 0 1-7.8 2.8c.3 2 1.2 3.7 2.8 5.2H8c1.6-1.5 2.5-3.2 2.8-5.2A4.4 4.4 0 0 1 3 14.5C3 9 10 6 12 1z","♥":"M12 22C8 17 2 13.5 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 5.5-6 9-10 14z","♦":"M12 1l9 11-9 11-9-11z","♣":"M12 1.5a4.7 4.7 0 0 1 4 7.2 4.7 4.7 0 1 1-2.8 7.7c.3 2 1.2 4 2.8 6.1H8c1.6-2.1 2.5-4.1 2.8-6.1A4.7 4.7 0 1 1 8 8.7a4.7 4.7 0 0 1 4-7.2z"};function Ke(t){let e=t.slice(-1);return[o("b",{},t.slice(0,-1)),o("span",{class:"suit"},o("span",{class:"hidden"},e),se("0 0 24 24",[bs[e]??""]))]}function wt(t){return t.catalogue??[]}function Cn(t,e){let n=wt(t);return[...new Set(n.map(({level:r})=>r))].map(r=>o("optgroup",{label:e.text("ui-of-level",{level:r})},...n.filter(s=>s.level===r).map(s=>o("option",{value:s.text},e.text(`catalogue-${s.id}`)))))}function An(t,e,n){return e.missing?o("p",{},n.text("ui-card-missing",{cards:e.missing.map(r=>n.text(`secret-${r}`))})):o("ul",{},...Rn(t,e,n))}function Rn(t,e,n){let{value:r}=e,s=r===void 0?o("span",{class:"unasked",title:n.text("ui-not-reached")},"–"):o("span",{class:r?"yes":"no"},r?"✓":"✗",o("span",{class:"hidden"},n.text(r?"ui-fulfilled":"ui-unfulfilled")));if(!Y(t))return[o("li",{},s," ",G(t,n)," ",o("span",{class:"values"},ys(t,e,n)))];let i=Te(t),a=W(t).map((l,u)=>Rn(l,e.parts[u]??{parts:[]},n));return R(t)==="if"?a.map((l,u)=>o("li",{},n.text(`secret-${i[u]}`),o("ul",{},...l))):[o("li",{},s," ",n.text(`secret-${i[0]}`),o("ul",{},...a.flat()))]}function ys(t,e,n){let r=W(t).flatMap((s,i)=>{let a=e.parts[i]?.value;return"literal"in s||a===void 0||w(a)?[]:[`${G(s,n)}: ${a===null?n.text("ui-nothing"):vt(a,n)}`]});return r.length?`(${r.join("; ")})`:""}var L=(t,e,n)=>({id:t,forms:e,first:n}),$e=t=>({is:t,not:`not(${t})`}),ee=[L("color",$e("equal(color($card), $color)"),{card:"current",color:"R"}),L("suit",$e("equal(suit($card), $suit)"),{card:"current",suit:"H"}),L("suits",$e("in(suit($card), $suit, $suit2)"),{card:"current",suit:"C",suit2:"H"}),L("trait",{even:"even($card)",odd:"odd($card)",prime:"prime($card)",royal:"is_royal($card)",common:"not(is_royal($card))"},{card:"current"}),L("value",{...$e("equal(value($card), $value)"),more:"greater(value($card), $value)",less:"less(value($card), $value)"},{card:"current",value:"7"}),L("between",$e("between(value($card), $value, $value2)"),{card:"current",value:"5",value2:"9"}),L("same",{same:"equal($aspect(current), $aspect($with))",other:"not(equal($aspect(current), $aspect($with)))"},{aspect:"color",with:"previous"}),L("compare",{higher:"greater(value(current), value($than))",lower:"less(value(current), value($than))",least:"not(less(value(current), value($than)))",most:"not(greater(value(current), value($than)))"},{than:"previous"}),L("step",{up:"equal(value(current), plus1(value($than)))",down:"equal(value(current), minus1(value($than)))"},{than:"previous"}),L("ring",{is:"equal(suit(current), cycle(suit($after)))"},{after:"previous"}),L("place",{is:"equal(mod(position, $divisor), $rest)"},{divisor:"2",rest:"0"}),L("constant",{any:"True",none:"False"},{})],Tt=["and","or","not","if"],Pn=4,kt=["previous","previous2","first"];function $t(t,e){let n=t.replace(/\d$/,""),r=(s,i)=>s.map(a=>({key:String(a),label:i(String(a))}));switch(n){case"card":return r(["current","previous","previous2","first"],s=>e.text(`secret-${s}-of`));case"with":return r(kt,s=>e.text(`ui-with-${s}`));case"than":return r(kt,s=>e.text(`ui-than-${s}`));case"after":return r(kt,s=>e.text(`ui-after-${s}`));case"aspect":return r(["color","suit","value"],s=>e.text(`ui-aspect-${s}`));case"color":return r(["R","B"],s=>e.text(s==="R"?"secret-red":"secret-black"));case"suit":return["C","D","H","S"].map((s,i)=>({key:s,label:"♣♦♥♠"[i]}));case"value":return St(1,13,s=>["A","J","Q","K"][[1,11,12,13].indexOf(s)]);case"divisor":return St(2,6);default:return St(0,5)}}function St(t,e,n=()=>{}){return Array.from({length:e-t+1},(r,s)=>t+s).map(r=>({key:String(r),label:n(r)?`${r} (${n(r)})`:String(r)}))}var jn=new Map;function Et(t){let e=jn.get(t)??Ue(t);return jn.set(t,e),e}function Ot(t,e){let n=r=>{if("literal"in r)return r;let s=r.word.startsWith("$")?r.word.slice(1):null;return s&&!r.parts.length?Et(e[s]):{word:s?e[s]:r.word,parts:r.parts.map(n)}};return n(Et(t.forms[e.form]))}function Ge(t){return Ot(t,{form:Object.keys(t.forms)[0],...t.first})}function Nn(t,e){for(let n of ee)for(let[r,s]of Object.entries(n.forms)){let i={form:r};if(Fn(Et(s),t,i)&&Object.entries(i).every(([l,u])=>l==="form"||$t(l,e).some(d=>d.key===u)))return{template:n,blanks:i}}return null}function Fn(t,e,n){if("literal"in t)return K(t)===K(e);let r=t.word.startsWith("$")?t.word.slice(1):null;return r&&!t.parts.length?Ln(n,r,K(e)):!("word"in e)||e.parts.length!==t.parts.length||(r?!Ln(n,r,e.word):t.word!==e.word)?!1:t.parts.every((s,i)=>Fn(s,e.parts[i],n))}function Ln(t,e,n){return t[e]??=n,t[e]===n}var Mt="";function qn(t,e,n){return _n(t,e,1,"0",n,null)}function _n(t,e,n,r,s,i){let a=Nn(t,e),l=!a&&Y(t),u=o("select",{class:"kind","data-k":`kind ${r}`,"aria-label":e.text("ui-condition"),onchange:()=>s(vs(t,u.value))},...a||Hn(t)?[]:[o("option",{value:""},e.text(l?"ui-kind-joined":"ui-kind-own"))],o("optgroup",{label:e.text("ui-conditions")},...ee.map(({id:m})=>o("option",{value:m},e.text(`ui-kind-${m}`)))),n<=Pn?o("optgroup",{label:e.text("ui-joined")},...Tt.map(m=>o("option",{value:m},e.text(`ui-kind-${m}`)))):null);u.value=a?.template.id??(Hn(t)?R(t):"");let d=o("div",{class:"said"},u,a?ws(a,e,r,s):l?null:o("span",{class:"own"},G(t,e)),i&&o("button",{type:"button",class:"square","data-k":`remove ${r}`,title:e.text("ui-remove-condition"),"aria-label":e.text("ui-remove-condition"),onclick:i},_("remove")));return o("div",{class:l?"condition joined":"condition"},d,l&&xs(t,e,n,r,s))}function Hn(t){return Tt.includes(R(t))}function xs(t,e,n,r,s){let i=R(t),a=W(t),l=Te(t),u=(S,...O)=>s({word:i,parts:[...a.slice(0,S),...O,...a.slice(S+1)]}),d=i==="and"||i==="or",m=S=>d?()=>a.length>2?u(S):s(a[1-S]):i==="if"&&S===2?()=>u(S):null,g=a.flatMap((S,O)=>[i==="if"?o("p",{class:"heading"},e.text(`secret-${l[O]}`)):null,_n(S,e,n+1,`${r}.${O}`,M=>u(O,M),m(O))]),k=d||i==="if"&&a.length===2?o("button",{type:"button",class:"quiet","data-k":`add ${r}`,onclick:()=>s({word:i,parts:[...a,Ge(ee[d?a.length%4:0])]})},e.text(d?"ui-add-condition":"ui-add-otherwise")):null;return o("div",{class:"parts"},i==="if"?null:o("p",{class:"heading"},e.text(`secret-${l[0]}`)),...g,k)}function vs(t,e){let n=ee.find(u=>u.id===e);if(n)return Ge(n);let r=W(t),s=R(t);if((e==="and"||e==="or")&&(s==="and"||s==="or"))return{word:e,parts:r};let i=Y(t)&&["not","if"].includes(s)&&e!==s?r[0]:t;if(e==="not")return{word:"not",parts:[i]};let[a,l]=[ee[6],ee[3]].map(Ge);return e==="if"?{word:"if",parts:[i,a,l]}:{word:e,parts:[i,a]}}function ws({template:t,blanks:e},n,r,s){let i=Object.keys(e),a=Object.fromEntries(i.map(u=>[u,`${Mt}${u}${Mt}`])),l=n.text(`ui-say-${t.id}`,a).split(Mt);return o("span",{class:"sentence"},...l.map((u,d)=>{if(d%2===0)return u;let m=u==="form"?Object.keys(t.forms).map(k=>({key:k,label:n.text(`ui-form-${t.id}-${k}`)})):$t(u,n),g=o("select",{"data-k":`${u} ${r}`,"aria-label":n.text(`ui-blank-${u.replace(/\d$/,"")}`),onchange:()=>s(Ot(t,{...e,[u]:g.value}))},...m.map(({key:k,label:S})=>o("option",{value:k},S)));return g.value=e[u],g}))}var Ve=class{constructor(e,n){this.now=e;this.changed=n}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(e){$(e,this.now)||(this.past.push(this.now),this.future=[],this.put(e))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(e,n){let r=e.pop();r!==void 0&&(n.push(this.now),this.put(r))}put(e){this.now=e,this.changed()}};var Ct={};or(Ct,{FIRST:()=>pe,fromLink:()=>Es,toLink:()=>Ss});var ks=40,Ze={preset:"table"},In={kind:"name",of:"card"},Wn={kind:"record",of:{rule:{kind:"text"},line:{kind:"list",of:In},card:{kind:"option",of:In}}},pe={text:"if(odd(previous), equal(color(current), B), equal(color(current), R))",line:["7♥"],card:null};function Ss(t,e,n){let r=t==="rule"?he({},Ts(e),Wn,n):he({rulings:Ze},$s(e),Jn(n),n);return Q("tool",t,r)}function Es(t,e,n){let r=t==="rule"?{}:{rulings:Ze},{facts:s,ignored:i}=He(e,r,t==="rule"?Wn:Jn(n),n);if($(s,r))return{state:null,ignored:i};if(t!=="rule")return{state:{call:"round",step:null,...Un(s),rounds:Os(s.rounds)},ignored:i};let{rule:a,line:l,card:u}=s;return{state:{text:a||pe.text,line:l??[],card:u??null},ignored:i}}function Ts({text:t,line:e,card:n}){return{rule:t,line:e,card:n}}function Jn(t){let e={kind:"map",key:{kind:"text"},of:{kind:"int",min:0,max:99}},n={kind:"map",key:{kind:"text"},of:{kind:"int"}},r={...Fe("round",Ze,t),dealt:e,points:n},s=Array.from({length:ks},(i,a)=>[String(a+1),{kind:"record",of:r}]);return{kind:"record",of:{...r,rounds:{kind:"record",of:Object.fromEntries(s)}}}}function $s(t){let e=(t.rounds??[]).map((n,r)=>[String(r+1),zn(n)]);return{...zn(t),...e.length?{rounds:Object.fromEntries(e)}:{}}}function zn({args:t={},answers:e=[],rulings:n={},...r}){let{points:s}=r;return{...t,...e.length?{answers:e}:{},rulings:n,...s?{points:s}:{}}}function Un(t){let{answers:e,rulings:n,points:r,rounds:s,...i}=t;return{args:i,answers:e??[],rulings:n??Ze,...w(r)?{points:r}:{}}}function Os(t){return w(t)?Object.keys(t).sort((e,n)=>Number(e)-Number(n)).map(e=>Un(t[e])).filter(e=>w(e.args.hands)):[]}function Dn(t,e,n,r){let s=t.names.card??[],i=new Map(s.map(u=>[u,o("button",{type:"button","data-k":`pack ${u}`,"data-card":u,onclick:()=>r(u)},...Ke(u),o("span",{class:"hidden"}))])),a=[...new Set(s.map(u=>u.slice(-1)))];return{element:o("div",{class:"pack",role:"group","aria-label":n},...a.map(u=>o("div",{},...s.filter(d=>d.endsWith(u)).map(d=>i.get(d))))),show(u){for(let[d,m]of i){let g=u(d);m.className=`${Be(d,t)} ${g?.name??""}`,m.lastElementChild.textContent=g?.said?` ${e.text(g.said)}`:""}}}}var Bn=`/* The table of New Eleusis. */

.lr .eleusis { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.8em; }
.lr .counted { overflow-x: auto; }
.lr .stock { display: flex; flex-wrap: wrap; gap: 0.2em 1.2em; justify-content: space-between; font-size: 0.88em; color: var(--lr-soft); }
.lr .secret code { font-size: 0.95em; color: var(--lr-ink); }
.lr .rows { overflow-x: auto; padding: 0.3em 0.2em 0.5em; border-radius: 8px; }
.lr .line { display: flex; gap: 0.45em; align-items: flex-start; min-height: 8.4em; width: max-content; }
.lr .line li { display: flex; flex-direction: column; align-items: center; gap: 0.35em; }
.lr .line .tried { flex-direction: row; gap: 0.2em; padding: 0.3em; margin: -0.3em 0; border: 2px dashed var(--lr-edge); border-radius: 10px; }
.lr .wrongly { display: flex; flex-direction: column; opacity: 0.92; }
.lr .wrongly .playing + .playing { margin-top: -0.9em; }
.lr .wrongly::before { content: "×"; align-self: center; line-height: 0.9; color: var(--lr-wrong); font-weight: 700; }
.lr .playing { position: relative; display: inline-grid; align-content: center; justify-items: center; width: 3.1em; height: 4.3em; flex: none; border: 1px solid var(--lr-edge); border-radius: 7px; background: var(--lr-face); color: var(--lr-on-face); line-height: 1.15; box-shadow: 0 1px 2px #0003; }
.lr .playing.back { background: var(--lr-weave); }
.lr .playing.red { color: var(--lr-red-on-face); }
.lr .playing b { position: absolute; inset: 0.1em auto auto 0.24em; font-family: var(--lr-display, inherit); font-size: 1.3em; font-weight: 700; line-height: 1.1; font-variant-numeric: lining-nums; }
.lr :is(.playing, .pack) .suit svg { display: block; fill: currentColor; stroke: none; }
.lr .playing .suit { position: absolute; inset: auto 0.32em 0.36em auto; font-size: 1.7em; }
.lr .playing.little { width: 2em; height: 2.5em; border-radius: 5px; }
.lr .playing.little b { inset: 0.1em auto auto 0.16em; font-size: 1em; }
.lr .playing.little .suit { inset: auto 0.2em 0.2em auto; font-size: 1em; }
.lr .tenth { position: absolute; top: -0.4em; right: -0.4em; width: 1.1em; height: 1.1em; border-radius: 50%; border: 2px solid var(--lr-on-face); background: var(--lr-face); }
.lr .tenth.black { background: var(--lr-on-face); border-color: var(--lr-face); box-shadow: 0 0 0 1px var(--lr-on-face); }
.lr .tenth + .tenth { right: 0.8em; }
.lr .players { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14em), 1fr)); gap: 0.7em; }
.lr .players li { padding: 0.35em 0.6em 0.5em; border: 1px solid var(--lr-line); border-radius: 10px; background: var(--lr-paper); }
.lr .players .turn { border-color: var(--lr-accent); box-shadow: 0 0 0 1px var(--lr-accent); }
.lr .badge.prophet { background: var(--lr-lit); color: var(--lr-ink); }
.lr .badge.expelled { background: none; border: 1px solid var(--lr-wrong); color: var(--lr-wrong); }
.lr .players .place { flex-wrap: wrap; }
.lr .players .name { white-space: normal; overflow-wrap: anywhere; }
.lr .players :is(.badge, .score) { white-space: nowrap; }
.lr .players .score { margin-inline-start: auto; font-weight: 650; font-variant-numeric: tabular-nums; }
.lr .held { display: flex; flex-wrap: wrap; align-items: center; gap: 0.2em; min-height: 2.5em; }
.lr .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.lr .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr .sheet :is(th, td) { padding: 0.3em 0.5em; border-bottom: 1px solid var(--lr-line); text-align: end; font-size: 0.92em; }
.lr .sheet :is(th:first-child) { text-align: start; }
.lr .sheet thead th { color: var(--lr-soft); font-weight: 400; overflow-wrap: normal; vertical-align: bottom; }
.lr .sheet .now { background: var(--lr-lit); }
.lr .sheet .sum { font-weight: 650; }
.lr .counted .sum { position: sticky; inset-inline-end: 0; background: var(--lr-felt); }
.lr .sheet .most .sum { color: var(--lr-amber); }
@container (max-width: 22em) { .lr .sheet :is(th, td) { padding-inline: 0.25em; font-size: 0.82em; } }

/* New Eleusis, played */

.lr .played .players { grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.6em), 1fr)); gap: 0.45em; }
.lr .played .players li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 0.6em; padding-block: 0.2em; }
.lr .played .place { flex-wrap: wrap; }
.lr .played .held { gap: 0.35em; min-height: 2.1em; }
.lr .played .back.little { width: 1.5em; height: 1.9em; }
.lr .played .players li:has(.held [data-card]) { grid-column: 1 / -1; }
@container (max-width: 22em) {
  .lr .played .players li { padding-inline: 0.45em; column-gap: 0.3em; }
  .lr .played .back.little { width: 1.1em; height: 1.5em; }
}
.lr .badge.you { background: var(--lr-accent); color: var(--lr-on-accent); }
.lr .cards { display: flex; flex-wrap: wrap; gap: 0.45em; padding-top: 0.4em; }
.lr button.playing { padding: 0; min-width: 44px; color: var(--lr-on-face); white-space: nowrap; }
.lr button.playing.red { color: var(--lr-red-on-face); }
.lr button.playing:hover { border-color: var(--lr-accent); }
.lr button.playing b { overflow-wrap: normal; }
.lr button.playing[aria-pressed="true"] { border: 3px solid var(--lr-accent); box-shadow: 0 3px 7px #0005; transform: translateY(-0.4em); }
.lr button.playing i { position: absolute; inset: -0.6em -0.4em auto auto; min-width: 1.6em; border-radius: 1em; background: var(--lr-accent); color: var(--lr-on-accent); font-size: 0.82em; font-style: normal; line-height: 1.6; }
.lr button.playing.little { width: 44px; height: 44px; }
.lr button.playing.bad { border-style: dashed; opacity: 0.85; }
.lr button.playing.bad::after { content: "×"; position: absolute; inset: -0.5em -0.15em auto auto; color: var(--lr-wrong); font-weight: 700; line-height: 1; }
.lr .own > * + * { margin-top: 0.7em; }
.lr .renew { display: flex; flex-wrap: wrap; gap: 0.6em 1em; align-items: center; }
.lr .renew label { display: flex; gap: 0.6em; align-items: center; }
.lr .renew select { width: 4.5em; }
.lr .renew .puzzle { flex: 1 1 14em; font-size: 0.92em; color: var(--lr-soft); }
.lr :is(.revealed, .maker, .author, .fits > div) > * + * { margin-top: 0.6em; }
.lr .revealed, .lr .maker[open], .lr .fits[open] { padding-bottom: 1em; }
.lr .rule { font-size: 1.1em; font-weight: 600; }
.lr .own-score { font-weight: 600; }
.lr .revealed .why { margin-top: 0.7em; }
.lr :is(.why, .explained) ul { padding-inline-start: 1.1em; }
.lr :is(.why, .explained) > ul { padding: 0; }
.lr .yes { color: var(--lr-accent); font-weight: 700; }
.lr .no { color: var(--lr-wrong); font-weight: 700; }
.lr .values { font-size: 0.88em; color: var(--lr-soft); }
.lr .in-words { white-space: pre-wrap; }
.lr .fits ul { display: grid; gap: 0.25em; max-height: 20em; overflow-y: auto; }
.lr .fits li { padding-inline-start: 0.8em; border-inline-start: 2px solid var(--lr-line); font-size: 0.92em; }
.lr meter { width: 100%; height: 0.9em; }
.lr .rule-field { display: grid; gap: 0.6em; margin-bottom: 0.6em; }
.lr .rule-field span { display: block; font-size: 0.88em; color: var(--lr-soft); }
.lr .rule-field input { font-family: ui-monospace, monospace; font-size: 0.92em; }
.lr .author { border-top: 1px solid var(--lr-line); padding-block: 0.9em; }
`;var Kn=`/* The rule builder. */

.lr.tool section > * + * { margin-top: 0.4em; }
.lr textarea { font: 0.95em/1.45 ui-monospace, "DejaVu Sans Mono", monospace; color: inherit; width: 100%; min-height: 44px; padding: 0.5em 0.7em; border: 1px solid var(--lr-edge); border-radius: 8px; background: var(--lr-paper); resize: vertical; field-sizing: content; }
.lr .hint { font-size: 0.88em; color: var(--lr-soft); }

/* Sentences */

.lr .condition { padding: 0.5em; border: 1px solid var(--lr-line); border-radius: 10px; background: var(--lr-paper); }
.lr .condition + .condition { margin-top: 0.4em; }
.lr .condition.joined { border-inline-start: 4px solid var(--lr-accent); background: var(--lr-felt); }
.lr .said { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4em; }
.lr .said > .kind { flex: 0 1 11em; font-size: 0.82em; color: var(--lr-soft); border-style: dashed; }
.lr .said > *, .lr .sentence > * { min-width: 0; }
.lr .sentence { flex: 1 1 16em; display: flex; flex-wrap: wrap; align-items: center; gap: 0.3em 0.4em; }
.lr .sentence select { width: auto; max-width: 100%; font-weight: 600; }
.lr .said > .own { flex: 1 1 14em; }
.lr .said > .square { margin-inline-start: auto; border-color: transparent; background: none; color: var(--lr-soft); }
.lr .parts { margin-top: 0.4em; }
.lr .heading { font-size: 0.92em; font-weight: 600; margin-block: 0.3em; }
@container (max-width: 30em) { .lr .said > :is(.sentence, .own) { order: 1; } }
@container (max-width: 22em) { .lr .condition { padding: 0.35em; } .lr .condition .condition .condition { padding-inline: 0.1em; } }

/* Shares and tries */

.lr .share { height: 0.8em; border: 1px solid var(--lr-edge); border-radius: 1em; background: var(--lr-paper); overflow: hidden; }
.lr .share i { display: block; height: 100%; background: var(--lr-accent); }
.lr .dead { font-size: 0.92em; color: var(--lr-soft); }
.lr .dead.warned { color: var(--lr-wrong); }
.lr .laid .none { color: var(--lr-soft); font-size: 0.92em; }
`;var Gn=`/* What the tools have besides the bench. */

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
`;function Vn(t,e,n){let r=new z(t.get("words")),s=t.get("schema"),i=new Map(wt(s).map(p=>[p.text,p])),a=t.get("state"),l=new Ve(pe,Qe),u=new Map,d=null,m=0,g=null,k=[],S=0,O=!1,M={source:"waiting",progress:null,evaluate:()=>{fe()}};async function fe(){let p=++S,{text:h,line:T,card:A}=l.now;M.source="waiting",rt();let N={game:s.game,main_line:T},[U,je,re]=await Promise.all([e.ask({method:"rule",...N,text:h}),e.ask({method:"rule",...N,text:h,main_line:[]}),A===null?null:e.ask({method:"explain",...N,rule:h,card:A})]);p!==S||O||(M.source=U.error?"failed":"live",U.error&&console.error(`Living Rules: ${U.error}`),d=U.rule??null,m=je.rule?.share??0,g=re?.explain??null,k=U.problems??[],d&&u.set(d.text,d.parts),rt())}function Qe(){v.value=l.now.text,I=null,t.set("state",l.now),t.save_changes(),fe()}let P=p=>l.change({...l.now,...p}),Oe=()=>{let{text:p}=l.now,h=u.get(p)??Ue(p);return u.set(p,h),h},I=null,me=0;function te(p){clearTimeout(me),I={text:p,problems:[]},me=setTimeout(async()=>{let h=await e.ask({method:"rule",game:s.game,text:p,main_line:l.now.line});if(I?.text!==p||O)return;let T=h.rule;if(T){u.set(T.text,T.parts);let A=v.selectionStart;T.text===l.now.text?I=null:P({text:T.text}),Xn(v)&&(v.value=p,v.setSelectionRange(A,A))}else I={text:p,problems:h.problems??[]};h.error&&(M.source="failed"),rt()},250)}let V=o("p",{class:"answer",tabindex:-1}),ne=ke({session:M,words:r,home:()=>V.focus()}),c=e.watch(p=>{M.progress=p,ne.progress()}),f=o("select",{id:"c-catalogue","data-k":"catalogue",onchange:()=>f.value&&P({text:f.value})},o("option",{value:""},r.text("ui-catalogue-own")),...Cn(s,r)),b=o("div",{class:"builder",role:"group","aria-label":r.text("ui-builder")}),v=o("textarea",{id:"c-notation",rows:2,spellcheck:"false",autocapitalize:"off",autocomplete:"off",maxlength:2e3,"aria-describedby":"c-notation-wrong",oninput:()=>te(v.value),onblur:()=>{I||(v.value=l.now.text)}}),J=o("div",{class:"wrong",id:"c-notation-wrong",role:"status"}),C=o("p",{class:"in-words"}),Xe=o("div",{class:"share","aria-hidden":"true"},o("i")),Ye=o("p",{}),Me=o("p",{class:"dead"}),et=o("ol",{class:"laid"}),tt=Dn(s,r,r.text("ui-try-card"),p=>P({card:p})),nt=o("div",{class:"explained panel",role:"status",hidden:!0}),Ce=o("a",{class:"button strong",hidden:!0},r.text("ui-play-with-rule")),At=o("a",{class:"button"},r.text("ui-judge-with-rule")),Rt=o("span",{class:"copied",role:"status"}),jt=we({session:{get canUndo(){return l.canUndo},get canRedo(){return l.canRedo},undo:()=>l.undo(),redo:()=>l.redo()},words:r},()=>t.get("link")),Lt=Se(t,r,"ui-start-over",()=>l.change(pe)),Ae=(p,...h)=>o("section",{},o("p",{class:"section"},r.text(p)),...h),Re=o("div",{class:"lr tool rule",lang:r.lang},o("style",{},ve+Bn+Gn+Kn),o("div",{class:"head"},V,ne.element),Lt.element,o("div",{class:"field"},o("label",{for:"c-catalogue"},r.text("ui-catalogue")),f),Ae("ui-builder",b),o("div",{class:"field"},o("label",{for:"c-notation"},r.text("ui-notation")),v,J),Ae("ui-in-words",C),Ae("ui-share",Ye,Xe,Me),Ae("ui-tries",o("p",{class:"hint"},r.text("ui-tries-hint")),et,tt.element,nt),o("div",{class:"options"},Ce,At,o("button",{type:"button",onclick:()=>{X(l.now.text,r.text("ui-copy-notation"),Rt,r)}},r.text("ui-copy-notation")),o("button",{type:"button",onclick:()=>l.change(pe)},r.text("ui-start-over")),Rt),jt.element);function Xn(p){return p.getRootNode().activeElement===p}function rt(){let{text:p,line:h,card:T}=l.now,A=Oe(),N=i.get(p),U=M.source==="waiting";Re.setAttribute("aria-busy",String(U)),ne.result?.(),V.textContent=M.source==="failed"?r.text("ui-answer-failed"):k.length?r.text("ui-rule-unread"):d?r.text(d.right.length?"ui-share-is":"ui-share-none",{count:d.right.length,of:(s.names.card??[]).length}):r.text("ui-answer-waiting"),f.value=N?N.text:"",H(b,()=>y(b,qn(A,r,F=>{u.set(K(F),F),P({text:K(F)})})),()=>b.querySelector("select"));let je=I?.problems??k;y(J,...je.map(Yn)),v.setAttribute("aria-invalid",String(je.length>0)),C.textContent=De(A,r,N?.id??null),Xe.hidden=Ye.hidden=!d,Me.hidden=!d?.right.length,d&&(Xe.firstChild.style.width=`${100*m}%`,Ye.textContent=r.text("ui-share-of",{percent:Math.round(100*m)}),Me.textContent=d.dead.length===(s.names.card??[]).length?r.text("ui-dead-always"):d.dead.length?r.text("ui-dead-after",{cards:d.dead}):r.text("ui-dead-never"),Me.classList.toggle("warned",d.dead.length>0)),H(et,()=>y(et,...h.map((F,sr)=>o("li",{},o("span",{class:`playing ${Be(F,s)}`},...Ke(F)),sr===h.length-1?o("button",{type:"button",class:"square","data-k":"take",title:r.text("ui-take-card"),"aria-label":r.text("ui-take-card"),onclick:()=>P({line:h.slice(0,-1),card:null})},"×"):null)),h.length?null:o("li",{class:"none"},r.text("ui-line-empty"))),()=>tt.element.querySelector("button"));let re=d&&new Set(d.right);tt.show(F=>!re||U?null:{name:`${re.has(F)?"right":"not"}${F===T?" picked":""}`,said:re.has(F)?"ui-is-right":"ui-is-wrong"}),tr(A,T,re),nr(p),jt.result?.()}function Yn(p){let h=Number(p.where.split(":")[1]??0);return o("p",{},B(p,r,s,r.text("ui-column",{column:h}))," ",p.code==="rule_unknown_word"&&p.write?o("button",{type:"button",class:"quiet",onclick:()=>er(p,h)},r.text("ui-use-word",{word:p.write})):null)}function er(p,h){let T=v.value,A=String(p.found??"");v.value=T.slice(0,h-1)+p.write+T.slice(h-1+A.length),te(v.value),v.focus()}function tr(p,h,T){let{line:A}=l.now,N=h!==null&&T&&g&&M.source==="live";nt.hidden=!N,N&&y(nt,o("p",{},o("strong",{},r.text(T.has(h)?"ui-card-right":"ui-card-wrong",{card:h}))),An(p,g,r),o("button",{type:"button",class:"quiet",onclick:()=>P({line:[...A,h],card:null})},r.text("ui-lay-card",{card:h})))}let st="";function nr(p){At.href=new URL(`../god/#${Q("tool","god",[`rule=${encodeURIComponent(p)}`])}`,location.href.split("#")[0]).href,!(st===p||M.source!=="live"||k.length)&&(st=p,Ce.hidden=!0,e.ask({method:"seal",game:s.game,text:p}).then(h=>{st!==p||O||!h.sealed||(Ce.href=new URL(`../play/#${Q("scenario","play-scientist",[`rule=${encodeURIComponent(String(h.sealed))}`])}`,location.href.split("#")[0]).href,Ce.hidden=!1)}))}function it(){let p=t.get("state");if(!(!p||p.text===void 0)){if(p.text===l.now.text||i.has(p.text))return l.change({...p});v.value=p.text,p.line&&P({line:p.line,card:p.card}),te(p.text)}}v.value=l.now.text,n.append(Re);let rr=Je(Re,n);return t.on("change:state",it),a&&it(),S||fe(),()=>{O=!0,c(),Lt.close(),clearTimeout(me),rr(),t.off("change:state",it),Re.remove()}}function Zn(t,e){return{module:{initialize:()=>()=>{},render({model:n,el:r}){let s=new Z(n),i=t(n,s,r);return()=>{i(),s.close()}}},toLink:({id:n},r,s)=>e.toLink(n,r,s),fromLink:(n,{id:r},s)=>e.fromLink(r,n,s)}}var Qn=Zn(Vn,Ct),{fromLink:Ku,toLink:Gu}=Qn,Vu=Qn.module;function Zu(t,e,n){return De(t,new z(n),e)}export{Vu as default,Zu as describe,Ku as fromLink,Gu as toLink};
