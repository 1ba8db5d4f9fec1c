var xe="living-rules/",je="lr-kept",Re=new Map;function G(r){try{return JSON.parse(Re.get(r)??localStorage.getItem(xe+r)??"null")}catch{return null}}function te(r,e){let t=JSON.stringify(e);try{e===null?localStorage.removeItem(xe+r):localStorage.setItem(xe+r,t),Re.delete(r)}catch{Re.set(r,t)}window.dispatchEvent(new CustomEvent(je,{detail:r}))}function we(r,e){let t=s=>{s.detail===r&&e()},n=({key:s})=>{(s===null||s===xe+r)&&e()};return window.addEventListener(je,t),window.addEventListener("storage",n),()=>{window.removeEventListener(je,t),window.removeEventListener("storage",n)}}var et="desk-hidden";function nt(r){let e=[...r.querySelectorAll(".lr-choose input")],t=G(et);if(Array.isArray(t))for(let o of e)o.checked=!t.includes(o.value);if(e.every(({checked:o})=>!o))for(let o of e)o.checked=!0;function n({target:o}){e.every(({checked:u})=>!u)&&(o.checked=!0);let l=e.filter(({checked:u})=>!u).map(({value:u})=>u);te(et,l.length?l:null)}function s({target:o}){let l=o.closest?.("a[href*='#scenario-']");l&&tt(l.hash.slice(1))}for(let o of e)o.addEventListener("change",n);return r.addEventListener("click",s),tt(location.hash.slice(1)),()=>{for(let o of e)o.removeEventListener("change",n);r.removeEventListener("click",s)}}function tt(r){let e=r&&document.getElementById(r)?.closest("details");e&&(e.open=!0)}var V=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,t,n=()=>{}){let s=++this.asked,o=Math.max(3e4,Number(e.patience??0));return t?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(l=>{this.waiting.set(s,{done:l,silence:o,timer:this.patience(s,o),heard:n});try{this.model.send({id:s,...e})}catch(u){this.settle(s,{error:String(u)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:t,progress:n,trying:s}=e??{};if(s||n)for(let[o,l]of this.waiting)clearTimeout(l.timer),l.timer=this.patience(o,l.silence);if(s)this.waiting.get(t)?.heard(s);else if(typeof t=="number")this.settle(t,e);else if(n){for(let o of this.waiting.values())o.heard(n);for(let o of this.watchers)o(n)}};patience(e,t){return setTimeout(()=>this.settle(e,{error:"time-out"}),t)}settle(e,t){let n=this.waiting.get(e);n&&(clearTimeout(n.timer),this.waiting.delete(e),n.done(t))}};var hn="http://www.w3.org/2000/svg";function i(r,e={},...t){return rt(document.createElement(r),e,t)}function Ee(r,e,t={}){return ke("svg",{viewBox:r,"aria-hidden":"true",focusable:"false",...t},...e.map(n=>ke("path",{d:n})))}function ke(r,e={},...t){return rt(document.createElementNS(hn,r),e,t)}function rt(r,e,t){for(let[n,s]of Object.entries(e))typeof s=="function"?r.addEventListener(n.slice(2),s):s===!0?r.setAttribute(n,""):s!=null&&s!==!1&&r.setAttribute(n,String(s));return v(r,...t),r}function v(r,...e){r.replaceChildren(...e.filter(t=>!!t||t===""))}function st(r){return r.getRootNode().activeElement}function z(r,e,t){let n=st(r),s=!!n&&r.contains(n)&&n!==r,o=s?n.getAttribute("data-k"):null;if(e(),!s||n.isConnected)return;let l=o===null?null:r.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}var _=class{constructor(e){this.value=e}valueOf(){return this.value}},A=class extends _{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},j=class extends _{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},D=class r extends _{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof _)return r.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof r?(t={...e.opts,...t},e=e.value):e instanceof _&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var it=100,vn="⁨",xn="⁩";function wn(r,e,t){if(t===e||t instanceof j&&e instanceof j&&t.value===e.value)return!0;if(e instanceof j&&typeof t=="string"){let n=r.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===n)return!0}return!1}function at(r,e,t){return e[t]?re(r,e[t].value):(r.reportError(new RangeError("No default")),new A)}function Pe(r,e){let t=[],n=Object.create(null);for(let s of e)s.type==="narg"?n[s.name]=ue(r,s.value):t.push(ue(r,s));return{positional:t,named:n}}function ue(r,e){switch(e.type){case"str":return e.value;case"num":return new j(e.value,{minimumFractionDigits:e.precision});case"var":return kn(r,e);case"mesg":return En(r,e);case"term":return Sn(r,e);case"func":return Tn(r,e);case"select":return On(r,e);default:return new A}}function kn(r,{name:e}){let t;if(r.params)if(Object.prototype.hasOwnProperty.call(r.params,e))t=r.params[e];else return new A(`$${e}`);else if(r.args&&Object.prototype.hasOwnProperty.call(r.args,e))t=r.args[e];else return r.reportError(new ReferenceError(`Unknown variable: $${e}`)),new A(`$${e}`);if(t instanceof _)return t;switch(typeof t){case"string":return t;case"number":return new j(t);case"object":if(D.supportsValue(t))return new D(t);default:return r.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new A(`$${e}`)}}function En(r,{name:e,attr:t}){let n=r.bundle._messages.get(e);if(!n)return r.reportError(new ReferenceError(`Unknown message: ${e}`)),new A(e);if(t){let s=n.attributes[t];return s?re(r,s):(r.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new A(`${e}.${t}`))}return n.value?re(r,n.value):(r.reportError(new ReferenceError(`No value: ${e}`)),new A(e))}function Sn(r,{name:e,attr:t,args:n}){let s=`-${e}`,o=r.bundle._terms.get(s);if(!o)return r.reportError(new ReferenceError(`Unknown term: ${s}`)),new A(s);if(t){let u=o.attributes[t];if(u){r.params=Pe(r,n).named;let g=re(r,u);return r.params=null,g}return r.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new A(`${s}.${t}`)}r.params=Pe(r,n).named;let l=re(r,o.value);return r.params=null,l}function Tn(r,{name:e,args:t}){let n=r.bundle._functions[e];if(!n)return r.reportError(new ReferenceError(`Unknown function: ${e}()`)),new A(`${e}()`);if(typeof n!="function")return r.reportError(new TypeError(`Function ${e}() is not callable`)),new A(`${e}()`);try{let s=Pe(r,t);return n(s.positional,s.named)}catch(s){return r.reportError(s),new A(`${e}()`)}}function On(r,{selector:e,variants:t,star:n}){let s=ue(r,e);if(s instanceof A)return at(r,t,n);for(let o of t){let l=ue(r,o.key);if(wn(r,s,l))return re(r,o.value)}return at(r,t,n)}function Ne(r,e){if(r.dirty.has(e))return r.reportError(new RangeError("Cyclic reference")),new A;r.dirty.add(e);let t=[],n=r.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(r.bundle._transform(s));continue}if(r.placeables++,r.placeables>it)throw r.dirty.delete(e),new RangeError(`Too many placeables expanded: ${r.placeables}, max allowed is ${it}`);n&&t.push(vn),t.push(ue(r,s).toString(r)),n&&t.push(xn)}return r.dirty.delete(e),t.join("")}function re(r,e){return typeof e=="string"?r.bundle._transform(e):Ne(r,e)}var Se=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let s=JSON.stringify(t);return n[s]||(n[s]=new e(this.bundle.locales,t)),n[s]}};function He(r,e){let t=Object.create(null);for(let[n,s]of Object.entries(r))e.includes(n)&&(t[n]=s.valueOf());return t}var lt=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ut(r,e){let t=r[0];if(t instanceof A)return new A(`NUMBER(${t.valueOf()})`);if(t instanceof j)return new j(t.valueOf(),{...t.opts,...He(e,lt)});if(t instanceof D)return new j(t.toNumber(),{...He(e,lt)});throw new TypeError("Invalid argument to NUMBER")}var $n=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ct(r,e){let t=r[0];if(t instanceof A)return new A(`DATETIME(${t.valueOf()})`);if(t instanceof D||t instanceof j)return new D(t,He(e,$n));throw new TypeError("Invalid argument to DATETIME")}var dt=new Map;function pt(r){let e=Array.isArray(r)?r.join(" "):r,t=dt.get(e);return t===void 0&&(t=new Map,dt.set(e,t)),t}var ce=class{constructor(e,{functions:t,useIsolating:n=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ut,DATETIME:ct,...t},this._useIsolating=n,this._transform=s,this._intls=pt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){n.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){n.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return n}formatPattern(e,t=null,n=null){if(typeof e=="string")return this._transform(e);let s=new Se(this,n,t);try{return Ne(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new A().toString(s);throw o}}};var qe=/^(-?[a-zA-Z][\w-]*) *= */gm,ft=/\.([a-zA-Z][\w-]*) *= */y,Mn=/\*?\[/y,Fe=/(-?[0-9]+(?:\.([0-9]+))?)/y,An=/([a-zA-Z][\w-]*)/y,mt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ln=/^[A-Z][A-Z0-9_-]*$/,Te=/([^{}\n\r]+)/y,Cn=/([^\\"\n\r]*)/y,gt=/\\([\\"])/y,ht=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jn=/^\n+/,bt=/ +$/,Rn=/ *\r?\n/g,Pn=/( *)$/,Nn=/{\s*/y,yt=/\s*}/y,Hn=/\[\s*/y,qn=/\s*] */y,Fn=/\s*\(\s*/y,_n=/\s*->\s*/y,In=/\s*:\s*/y,Dn=/\s*,?\s*/y,zn=/\s+/y,de=class{constructor(e){this.body=[],qe.lastIndex=0;let t=0;for(;;){let a=qe.exec(e);if(a===null)break;t=qe.lastIndex;try{this.body.push(g(a[1]))}catch(f){if(f instanceof SyntaxError)continue;throw f}}function n(a){return a.lastIndex=t,a.test(e)}function s(a,f){if(e[t]===a)return t++,!0;if(f)throw new f(`Expected ${a}`);return!1}function o(a,f){if(n(a))return t=a.lastIndex,!0;if(f)throw new f(`Expected ${a.toString()}`);return!1}function l(a){a.lastIndex=t;let f=a.exec(e);if(f===null)throw new SyntaxError(`Expected ${a.toString()}`);return t=a.lastIndex,f}function u(a){return l(a)[1]}function g(a){let f=p(),b=h();if(f===null&&Object.keys(b).length===0)throw new SyntaxError("Expected message value or attributes");return{id:a,value:f,attributes:b}}function h(){let a=Object.create(null);for(;n(ft);){let f=u(ft),b=p();if(b===null)throw new SyntaxError("Expected attribute value");a[f]=b}return a}function p(){let a;if(n(Te)&&(a=u(Te)),e[t]==="{"||e[t]==="}")return m(a?[a]:[],1/0);let f=N();return f?a?m([a,f],f.length):(f.value=$(f.value,jn),m([f],f.length)):a?$(a,bt):null}function m(a=[],f){for(;;){if(n(Te)){a.push(u(Te));continue}if(e[t]==="{"){a.push(d());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let P=N();if(P){a.push(P),f=Math.min(f,P.length);continue}break}let b=a.length-1,H=a[b];typeof H=="string"&&(a[b]=$(H,bt));let J=[];for(let P of a)P instanceof Oe&&(P=P.value.slice(0,P.value.length-f)),P&&J.push(P);return J}function d(){o(Nn,SyntaxError);let a=x();if(o(yt))return a;if(o(_n)){let f=L();return o(yt,SyntaxError),{type:"select",selector:a,...f}}throw new SyntaxError("Unclosed placeable")}function x(){if(e[t]==="{")return d();if(n(mt)){let[,a,f,b=null]=l(mt);if(a==="$")return{type:"var",name:f};if(o(Fn)){let H=O();if(a==="-")return{type:"term",name:f,attr:b,args:H};if(Ln.test(f))return{type:"func",name:f,args:H};throw new SyntaxError("Function names must be all upper-case")}return a==="-"?{type:"term",name:f,attr:b,args:[]}:{type:"mesg",name:f,attr:b}}return R()}function O(){let a=[];for(;;){switch(e[t]){case")":return t++,a;case void 0:throw new SyntaxError("Unclosed argument list")}a.push(S()),o(Dn)}}function S(){let a=x();return a.type!=="mesg"?a:o(In)?{type:"narg",name:a.name,value:R()}:a}function L(){let a=[],f=0,b;for(;n(Mn);){s("*")&&(b=f);let H=k(),J=p();if(J===null)throw new SyntaxError("Expected variant value");a[f++]={key:H,value:J}}if(f===0)return null;if(b===void 0)throw new SyntaxError("Expected default variant");return{variants:a,star:b}}function k(){o(Hn,SyntaxError);let a;return n(Fe)?a=y():a={type:"str",value:u(An)},o(qn,SyntaxError),a}function R(){if(n(Fe))return y();if(e[t]==='"')return w();throw new SyntaxError("Invalid expression")}function y(){let[,a,f=""]=l(Fe),b=f.length;return{type:"num",value:parseFloat(a),precision:b}}function w(){s('"',SyntaxError);let a="";for(;;){if(a+=u(Cn),e[t]==="\\"){a+=C();continue}if(s('"'))return{type:"str",value:a};throw new SyntaxError("Unclosed string literal")}}function C(){if(n(gt))return u(gt);if(n(ht)){let[,a,f]=l(ht),b=parseInt(a||f,16);return b<=55295||57344<=b?String.fromCodePoint(b):"�"}throw new SyntaxError("Unknown escape sequence")}function N(){let a=t;switch(o(zn),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return M(e.slice(a,t))}return e[t-1]===" "?M(e.slice(a,t)):!1}function $(a,f){return a.replace(f,"")}function M(a){let f=a.replace(Rn,`
`),b=Pn.exec(a)[1].length;return new Oe(f,b)}}},Oe=class{constructor(e,t){this.value=e,this.length=t}};var se=class extends _{constructor(t,n){super(t);this.join=n}join;toString(){return this.join(this.value,"nom")}},vt=/[^ =,]+/g,Jn=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,Q=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new ce(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:n})=>this.shape(t,String(n??"nom")),LIST:([t],{case:n})=>this.shape(t,String(n??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new j(t instanceof se?t.value.length:1)}}),this.bundle.addResource(new de(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},n=[]){let s=this.bundle.getMessage(xt(e))?.value;if(!s)return null;let o={};for(let[h,p]of Object.entries(t))o[h]=this.value(p);let l={},u=this.said?new Proxy(o,{get:(h,p)=>(l[p]=t[p],h[p])}):o,g=this.bundle.formatPattern(s,u,n);return this.said?.push([xt(e),l]),g}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let n=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return n??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,n]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(n),l=this.maybe(`option-${n}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(u=>this.option(u))}):null)??this.list(n.split("+").map(u=>this.worded(u)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=n=>Object.hasOwn(this.json.forms,n);return t(e)||!(e.match(vt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(vt,n=>Jn.test(n)?this.numbers.format(Number(n)):this.form(n))}list(e,t="nom"){return this.lists.format(e.map(n=>this.form(n,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof se?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(n=>n instanceof se?this.join(n.value,t):n instanceof j?this.numbers.format(n.value):this.form(String(n),t)))}value(e){return typeof e=="number"?new j(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,n])=>`${this.form(t)} ${this.form(String(n))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new se(e.map(t=>this.value(t)),(t,n)=>this.join(t,n))}};function xt(r){return r.replace(/[._ ]/g,"-")}var wt=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var pe=wt+kt;var Bn={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function W(r){return Ee("0 0 24 24",[...Bn[r]],{class:"icon"})}async function X(r,e,t,n){try{await navigator.clipboard.writeText(r),t.textContent=n.text("ui-copied")}catch{let s=r.includes(`
`)?i("textarea",{readonly:!0,rows:6,"aria-label":e},r):i("input",{type:"text",readonly:!0,value:r,"aria-label":e});t.replaceChildren(s),s.select()}}function fe(r,e){let{session:t,words:n}=r,s=(m,d)=>i("button",{type:"button",class:"square","aria-label":n.text(`ui-${m}`),title:n.text(`ui-${m}`),onclick:d},W(m)),o=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),u=i("button",{type:"button",class:"quiet",onclick:()=>{X(e()??"",n.text("ui-copy-link"),g,n)}},n.text("ui-copy-link")),g=i("span",{class:"copied",role:"status"}),h=i("div",{class:"bar"},i("span",{},o,l),u,g);function p(){for(let[m,d]of[[o,t.canUndo],[l,t.canRedo]])m.hidden=!t.canUndo&&!t.canRedo,m.setAttribute("aria-disabled",String(!d));g.replaceChildren(),u.hidden=!e()}return{element:h,result:p,step:()=>g.replaceChildren()}}function oe({progress:r},e){let{phase:t,loaded:n,total:s}=r??{};if(t==="live")return e.text("ui-status-asking");if(!n)return e.text("ui-status-starting");let o=u=>(u/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),l={loaded:o(n),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",l)}var Et=8;function I(r,e,t,n){let{where:s,code:o,found:l,expected:u,write:g}=r,h=u.length>Et?[...u.slice(0,Et),"…"]:u,p={where:n??St(_e(s),e,t),found:l,expected:h,write:g,code:o},m=e.maybe(`problem-${o}`,p)??e.text("problem-other",p);return g?`${m} ${e.text("problem-write",{write:g})}`:m}function _e(r){return r.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,t,n,s)=>`.${t??n??s}`).split(".")}function St(r,e,t){let[n,...s]=r,[o,l]=n.split(":");return[$e(o,e,t),...l?[e.maybe("ui-column",{column:l})??l]:[],...s.map(g=>/^\d+$/.test(g)?String(Number(g)+1):e.form(g))].join(", ")}function $e(r,e,t){return(Object.values(t.names).some(s=>s.includes(r))?null:e.maybe(`ui-param-${r}`))??e.form(r)}function B(r,e,t){return t.maybe(`reading-${r}-${e}`)??t.text(`reading-${e}`)}function me(r){let{session:e,words:t}=r,n=i("summary"),s=i("p"),o=i("details",{},n,s),l=i("button",{type:"button",onclick:()=>{e.missed?e.rehouse?.(!0):e.evaluate(),r.home()}},t.text("ui-retry")),u=i("div",{class:"status"},o,l);function g(){let{source:h}=e;u.dataset.source=h,v(n,h==="recorded"||h==="live"?W(h):i("i",{"aria-hidden":"true"}),h==="waiting"?oe(e,t):t.text(e.missed?"ui-status-missed":`ui-status-${h}`)),s.textContent=t.text(`ui-about-${h}`),l.hidden=h!=="failed"&&!e.missed}return{element:u,result:g,asked:()=>{u.dataset.source=e.source},progress:()=>{e.source==="waiting"&&g()}}}var Xn=1900,$t=7500,Yn={md:"text/markdown",json:"application/json"};function Ie({name:r,title:e,text:t,ready:n,link:s,issue:o,note:l,words:u,model:g}){function h(k=r){return new File([t()],k,{type:Yn[k.split(".").at(-1)]??"text/plain"})}let p=()=>[h(),h(r.replace(/\.\w+$/,".txt"))].find(k=>navigator.canShare?.({files:[k]}));function m(){let k=URL.createObjectURL(h());i("a",{href:k,download:r}).click(),setTimeout(()=>URL.revokeObjectURL(k),6e4),v(l,u.text("ui-share-downloaded",{name:r}))}let d=(k,R)=>i("button",{type:"button","data-k":`by ${k}`,onclick:y=>{n(y)&&R()}},u.text(`ui-share-by-${k}`));function x(k,R,y,w){return i("a",{class:"button",href:y(),target:"_blank",rel:"noopener noreferrer","data-k":`by ${k}`,onclick:C=>{let N=C.currentTarget;if(!n(C))return;let $=R(t()),M=$.length<=w&&$!==y();N.href=M?$:y(),!M&&(m(),X(t(),u.text("ui-share-by-copy"),l,u).then(()=>v(l,u.text("ui-share-too-long"))))}},u.text(`ui-share-by-${k}`))}let{contact:O,repo:S}=g.get("routes")??{},L=encodeURIComponent;return i("div",{class:"options"},p()?d("sheet",()=>{navigator.share({title:e(),files:[p()]}).catch(()=>{})}):null,d("download",m),d("copy",()=>{X(t(),u.text("ui-share-by-copy"),l,u)}),O?.startsWith("mailto:")?x("mail",k=>`${O}?subject=${L(e())}&body=${L(k)}`,()=>`${O}?subject=${L(e())}`,Xn):null,O?.startsWith("https:")?x("form",k=>Mt(O,e(),k,s()),()=>Mt(O,e(),"",s()),$t):null,S?x("issue",k=>At(S,e(),o(k)),()=>At(S,e(),""),$t):null)}function Mt(r,e,t,n){return r.replace(/\{(title|text|link)\}/g,(s,o)=>encodeURIComponent({title:e,text:t,link:n}[o]))}function At(r,e,t){let n=r.replace(/\/$/,""),[s,o]=/\bgitlab\b/.test(n)?["/-/issues/new",["issue[title]","issue[description]"]]:["/issues/new",["title","body"]],l=[[o[0],e],[o[1],t]].filter(([,u])=>u);return`${n}${s}?${l.map(([u,g])=>`${encodeURIComponent(u)}=${encodeURIComponent(g)}`).join("&")}`}function Me(r,e){let t=matchMedia("(prefers-color-scheme: dark)"),n=()=>{r.dataset.scheme=sr(e)};return n(),t.addEventListener("change",n),()=>t.removeEventListener("change",n)}function sr(r){let e=getComputedStyle(r).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,n=0,s=0]=e;return .3*t+.59*n+.11*s>140?"dark":"light"}var Ae=["lt","lv","en"],gr=12e4;async function Wt(r){let e=r.get("words"),t=async o=>{let l=await fetch(new URL(`${r.get("base")??""}assets/bench/${o}`,document.baseURI));if(!l.ok)throw new Error(`${o}: ${l.status}`);return l.json()},[n,s]=await Promise.all([t(`desk-words-${e.lang}.json`),t(`desk-${r.get("schema").game}.json`)]);return{words:new Q({...e,ftl:`${e.ftl}
${n.ftl}`}),texts:s}}function Bt(r,e,t,n,s){let{words:o}=n,l=r.get("schema"),u=null,g={source:"recorded",progress:null,evaluate:()=>u?.()},h=me({session:g,words:o,home:()=>{}});h.result();let p=e.watch(x=>{g.progress=x,h.progress()}),m=0;async function d(x,O){u=O,m+=1,g.source="waiting",h.result();let S=await e.ask({...x,part:"desk",patience:gr});return m-=1,S.error&&console.error(`Living Rules: ${S.error}`),g.source=S.error?"failed":m?"waiting":"live",h.result(),S}return{model:r,schema:l,...n,say:s,status:h.element,rows:new Map([...t.querySelectorAll(".lr-row")].map(x=>[x.dataset.clause,x])),ask:d,problem:x=>I(x,o,l,x.where),finding:({code:x,parts:O})=>[o.text(`finding-${x}`),...O.map(([S,L])=>o.text(`page-desk-${S}`,{text:L}))].join(" "),close:p}}var hr=128*1024+1,Kt=6;function Gt(r,e){let{words:t,schema:n}=r,s=null,o=0,l=i("select",{"data-k":"compare lang"},...Ae.map(y=>i("option",{value:y,selected:y===e},t.text(`page-desk-lang-${y}`)))),u=i("textarea",{rows:8,"data-k":"published",oninput:()=>x(null)}),g=i("input",{type:"file",accept:".txt,.md,text/plain,text/markdown","data-k":"file",onchange:()=>x(g.files?.[0]??null)}),h=i("p",{class:"who"}),p=i("div",{class:"comparison",role:"region",tabindex:-1,"aria-live":"polite","aria-label":t.text("ui-desk-compare")}),m=i("div"),d=i("form",{class:"compare",onsubmit:y=>{y.preventDefault(),S()},ondragover:y=>y.preventDefault(),ondrop:O},i("p",{},t.text("ui-desk-compare-about")),i("div",{class:"fields"},i("label",{},t.text("ui-desk-compare-lang"),l),i("label",{},t.text("ui-desk-compare-file"),g)),h,i("label",{},t.text("ui-desk-compare-text"),u),i("div",{class:"options"},i("button",{type:"submit",class:"strong","data-k":"do compare"},t.text("ui-desk-compare-do"))),m,p);function x(y){s=y,v(h,y?y.name:""),y?u.value="":g.value=""}function O(y){let w=y.dataTransfer?.files[0];w&&(y.preventDefault(),x(w),S())}async function S(){let y=++o,w=s??new Blob([u.value]),C=s?.name??t.text("ui-desk-compare-text"),N=new Uint8Array(await w.slice(0,hr).arrayBuffer()),$=Object.fromEntries(Object.entries(n.questions).map(([a,{readings:f}])=>[a,{"":t.text(`question-${a}`),...Object.fromEntries(f.filter(b=>b!=="gap").map(b=>[b,B(a,b,t)]))}]));v(p),d.setAttribute("aria-busy","true");let M=await r.ask({method:"compare",game:n.game,lang:l.value,told:$,place:C,data:br(N),size:w.size},()=>{S()});y===o&&(d.removeAttribute("aria-busy"),M.problems?v(p,i("ul",{},...M.problems.map(a=>i("li",{"data-level":"error"},I(a,t,n,a.where))))):M.comparison&&L(M.comparison),M.error||p.focus())}function L({clauses:y,text:w}){let C=y.filter(({lines:$})=>$.length).length,N=y.reduce(($,{remarks:M})=>$+M.length,w.length);v(p,i("p",{class:"answer"},t.text("cli-comparison-total",{found:C,clauses:y.length,count:N})),i("ol",{class:"remarks"},...y.map(({clause:$,lines:M,remarks:a})=>{let f=r.rows.get($),b=t.clause($).title;return i("li",{"data-clause":$},f?i("a",{href:`#${f.id}`,onclick:H=>{H.preventDefault(),f.scrollIntoView({block:"start"}),f.querySelector("a")?.focus({preventScroll:!0})}},t.text("page-desk-clause",{clause:b})):b," ",M.length?i("span",{class:"who"},k(M)):null,a.length?i("ul",{},...a.map(H=>i("li",{},R(H)))):null)}),w.length?i("li",{},t.text("ui-desk-compare-whole"),i("ul",{},...w.map($=>i("li",{},k($.lines)," ",R($))))):null))}function k(y){return y.length?t.text("ui-desk-compare-lines",{lines:y.slice(0,Kt).join(", ")+(y.length>Kt?", …":"")}):""}function R({code:y,name:w,expected:C,found:N}){let $=n.questions[w],M=b=>$?.readings.includes(b)&&b!=="gap"?B(w,b,t):b.startsWith(`${n.game}/`)?t.clause(b).title:b,a=$?C.split(", ").map(M).join(" / "):C&&w&&y.startsWith("number")?`${w} = ${C}`:C,f=[$?t.text("cli-comparison-question",{text:t.text(`question-${w}`)}):"",a?t.text("cli-comparison-book",{text:a}):"",N?t.text("cli-comparison-has",{text:M(N).split(/\s+/).join(" ").trim()}):""].filter(Boolean).join("; ");return i("span",{},t.text(`cli-compare-${y}`),f&&i("span",{class:"part"},f))}return{element:d,open:()=>m.append(r.status)}}function br(r){let e="";for(let t of r)e+=String.fromCharCode(t);return btoa(e)}var Le="[data-lit]";function Vt(r){let e=[];function t(m){for(let d of e)d.classList.remove("lr-lit");e=m?[...r.querySelectorAll(`[data-lit="${CSS.escape(m.dataset.lit)}"]`)]:[];for(let d of e)d.classList.add("lr-lit")}let n=({target:m})=>m.closest?.(Le)??null,s=()=>r.querySelector(`${Le}:focus`),o=m=>t(n(m)??s()),l=m=>t(n(m)),u=()=>t(null),g=[...r.querySelectorAll(".lr-cell__words")];for(let m of g)[...m.querySelectorAll(Le)].forEach((d,x)=>{d.tabIndex=x?-1:0});function h(m){let d=n(m),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[m.key];if(!d||!x||m.altKey||m.ctrlKey||m.metaKey)return;let O=[...d.closest(".lr-cell__words").querySelectorAll(Le)],S=O[O.indexOf(d)+x];S&&(m.preventDefault(),d.tabIndex=-1,S.tabIndex=0,S.focus())}let p=[["pointerover",o],["pointerleave",u],["focusin",l],["focusout",u],["keydown",h]];for(let[m,d]of p)r.addEventListener(m,d);return()=>{u();for(let[m,d]of p)r.removeEventListener(m,d)}}var Ce=["right","suggest","question"],yr="living-rules-marks/1",vr=50,Qt=4e3,Xt=1e3,Je=100,ge=class{constructor(e,t){this.lang=e;this.changed=t;this.now=Zt(G(this.name)),this.stop=we(this.name,()=>{this.writing||(this.now=Zt(G(this.name)),this.future=[],t())})}lang;changed;now;future=[];typed="";writing=!1;stop;get name(){return`desk-${this.lang}`}close(){this.stop()}get by(){return this.now.by}set by(e){this.now.by=e,this.keep()}get count(){return Object.keys(this.now.marks).length}get canUndo(){return this.now.past.length>0}get canRedo(){return this.future.length>0}of(e){return Object.hasOwn(this.now.marks,e)?this.now.marks[e]:null}set(e,t,n=""){let s=n&&`${e} ${n}`;(!s||s!==this.typed)&&this.step([[e,this.of(e)]]),this.typed=s,this.put(e,t),this.keep(),this.changed()}clear(){this.step(Object.entries(this.now.marks)),this.typed="",this.now.marks={},this.keep(),this.changed()}undo(){let e=this.now.past.pop();return e?this.swap(e,this.future):null}redo(){let e=this.future.pop();return e?this.swap(e,this.now.past):null}file(){let e=Object.entries(this.now.marks).map(([t,n],s)=>({id:String(s+1),clause:t,...n}));return`${JSON.stringify({format:yr,lang:this.lang,by:this.by.trim(),marks:e},null,1)}
`}step(e){this.now.past=[...this.now.past,e].slice(-vr),this.future=[]}swap(e,t){t.push(e.map(([n])=>[n,this.of(n)]));for(let[n,s]of e)this.put(n,s);return this.typed="",this.keep(),this.changed(),e[0]?.[0]??null}put(e,t){t?this.now.marks[e]=t:delete this.now.marks[e]}keep(){this.writing=!0,te(this.name,this.count||this.by||this.canUndo?this.now:null),this.writing=!1}};function Zt(r){let{by:e,marks:t,past:n}=typeof r=="object"&&r!==null?r:{},s=typeof t=="object"&&t!==null?Object.entries(t):[];return{by:typeof e=="string"?e.slice(0,Je):"",marks:Object.fromEntries(s.flatMap(([o,l])=>ze(l)?[[o,ze(l)]]:[])),past:Array.isArray(n)?n.filter(o=>Array.isArray(o)&&o.every(l=>Array.isArray(l)&&typeof l[0]=="string"&&(l[1]===null||ze(l[1])))):[]}}function ze(r){let{mark:e,on:t,text:n,note:s}=r??{};return!Ce.includes(e)||typeof t!="string"?null:{mark:e,on:t,...typeof n=="string"?{text:n}:{},...typeof s=="string"?{note:s}:{}}}var xr=350;function Yt(r,e,t){let{words:n,texts:s,rows:o,model:l}=r,u=[...o.keys()],g=c=>n.clause(c).title,h=e,p=u[0],m=!1,d=new ge(h,ee),x=null,O=0,S=0,L=i("select",{"data-k":"lang",onchange:()=>dn(L.value)},...Ae.map(c=>i("option",{value:c,selected:c===h},n.text(`page-desk-lang-${c}`)))),k=i("p",{class:"answer",tabindex:-1}),R=(c,E)=>i("button",{type:"button","data-k":c,onclick:()=>{let T=E();T&&ye(T)}},n.text(`ui-desk-${c}`)),y=R("before",()=>u[u.indexOf(p)-1]),w=R("next",()=>u[u.indexOf(p)+1]),C=R("unmarked",()=>Qe()),N=Ce.map(c=>i("button",{type:"button",class:"quiet","data-k":c,onclick:()=>ln(c)},n.text(`ui-desk-${c}`))),$=i("p",{class:"wrong"}),M=i("textarea",{rows:5,maxlength:Qt,spellcheck:!0,"data-k":"text",oninput:()=>un()}),a=i("div",{class:"found","aria-live":"polite"}),f=i("div",{class:"panel"},i("label",{},n.text("ui-desk-text"),M),i("p",{class:"who"},n.text("ui-desk-text-about")),r.status,a),b=i("textarea",{rows:2,maxlength:Xt,"data-k":"note",oninput:()=>cn()}),H=i("span"),J=i("label",{},H,b),P=i("div",{class:"panel"}),Ue=fe({session:{get canUndo(){return d.canUndo},get canRedo(){return d.canRedo},undo:()=>Ze(d.undo()),redo:()=>Ze(d.redo())},words:n},()=>{}),he=i("p",{class:"note",role:"status"}),U=i("input",{type:"text",maxlength:Je,autocomplete:"name","data-k":"by",oninput:()=>{d.by=U.value,U.removeAttribute("aria-invalid"),v(he)}}),We=i("span"),Be=i("div"),Ke=i("button",{type:"button",class:"quiet","data-k":"clear",onclick:()=>d.clear()},n.text("ui-desk-clear")),on=i("details",{class:"sending",ontoggle:()=>ve()},i("summary",{},We),i("p",{class:"who"},n.text("ui-desk-kept")),i("label",{},n.text("ui-desk-by"),U),he,Be,Ke),an=i("div",{class:"reading"},i("div",{class:"fields"},i("label",{},n.text("ui-desk-lang"),L)),k,i("div",{class:"options"},y,w,C),i("div",{class:"options says",role:"group","aria-label":n.text("ui-desk-choose")},...N),$,f,J,P,Ue.element,on),Ge=new Map([...o].map(([c,E])=>{let T=i("button",{type:"button",class:"lr-row__mark md-button",onclick:()=>Xe(c)});return E.querySelector(".lr-row__number").after(T),[c,T]})),be=(c=p)=>s[h]?.[c]??{body:"",on:""};function ln(c){let E=d.of(p),{on:T,body:q}=be();if(E?.mark===c?d.set(p,null):d.set(p,{mark:c,on:T,...c==="suggest"?{text:q}:{},...E?.note&&c!=="right"?{note:E.note}:{}}),!d.of(p))return r.say(n.text("ui-desk-unmark",{clause:g(p)}));r.say(n.text("ui-desk-mark-of",{mark:n.text(`ui-desk-is-${c}`),clause:g(p)})),c==="suggest"&&(M.focus(),Y()),c==="question"&&b.focus();let K=c==="right"?u[u.indexOf(p)+1]:void 0;K&&ye(K)}function un(){let c=d.of(p);d.set(p,{...c,mark:"suggest",on:be().on,text:M.value},"text"),clearTimeout(O),O=setTimeout(()=>{Y()},xr)}function cn(){let{note:c,...E}=d.of(p);d.set(p,{...E,...b.value?{note:b.value}:{}},"note")}async function Y(){let c=d.of(p),E=++S;if(x=null,c?.mark!=="suggest"||Ve(c))return ee();let T=await r.ask({method:"review",lang:h,clause:p,on:c.on,text:c.text??"",note:c.note??""},()=>{Y()});E===S&&(x=T.review??null,ee())}let Ve=c=>(c.text??"").trim()===be().body;function Ze(c){c&&o.has(c)&&ye(c),Y()}function Qe(){let c=u.indexOf(p)+1;return[...u.slice(c),...u.slice(0,c)].find(E=>!d.of(E))}function ye(c){p=c,S+=1,clearTimeout(O),x=null,t(o.get(p)),ee(),k.focus({preventScroll:!0}),d.of(p)?.mark==="suggest"&&Y()}function dn(c){d.close(),h=c,d=new ge(h,ee),Y()}function Xe(c=p){m=!0,a.before(r.status),ye(c)}function ee(){for(let[E,T]of Ge){let q=d.of(E)?.mark;T.textContent=n.text(q?`ui-desk-is-${q}`:"ui-desk-mark"),T.setAttribute("aria-label",n.text("ui-desk-mark-of",{mark:T.textContent,clause:g(E)})),q?T.dataset.mark=q:delete T.dataset.mark}if(!m)return;let c=d.of(p);k.textContent=n.text("ui-desk-at",{clause:g(p),number:u.indexOf(p)+1,count:u.length}),y.disabled=p===u[0],w.disabled=p===u.at(-1),C.disabled=!Qe(),N.forEach((E,T)=>E.setAttribute("aria-pressed",String(c?.mark===Ce[T]))),$.textContent=c&&c.on!==be().on?n.text("ui-desk-changed"):"",f.hidden=c?.mark!=="suggest",M.lang=h,c?.mark==="suggest"&&M.value!==c.text&&(M.value=c.text??""),J.hidden=!c||c.mark==="right",H.textContent=n.text(c?.mark==="question"?"ui-desk-asked":"ui-desk-why"),b.value!==(c?.note??"")&&(b.value=c?.note??""),pn(c),fn(c),Ue.result?.(),U.value!==d.by&&(U.value=d.by),We.textContent=n.text("ui-desk-send",{count:d.count}),Ke.hidden=!d.count}function pn(c){if(c?.mark!=="suggest")return v(a);if(Ve(c))return v(a,n.text("ui-desk-same"));if(!x){a.querySelector("ul")||v(a);return}let E=[...x.problems.map(T=>["error",I(T,n,r.schema,g(p))]),...x.findings.map(T=>[T.level,r.finding(T)])];v(a,E.length?i("ul",{},...E.map(([T,q])=>i("li",{"data-level":T},q))):n.text("ui-desk-checks-none"))}function fn(c){if(P.hidden=c?.mark!=="question",P.hidden)return;let E=o.get(p),T=[...E.querySelectorAll("figure.lr-bench")].map(({id:F})=>F),q=[...E.querySelectorAll(".lr-row__also a")].map(({hash:F})=>F.slice(1)),K=[...T,...q].flatMap(F=>document.getElementById(F)??[]);z(P,()=>v(P,i("p",{},n.text(K.length?"ui-desk-propose":"ui-desk-propose-none")),i("div",{class:"options"},...K.map(F=>i("button",{type:"button","data-k":F.id,onclick:()=>{mn(F)}},F.querySelector("figcaption")?.firstChild?.textContent??F.id)))))}async function mn(c){let E=c.closest("details");E&&(E.open=!0),c.scrollIntoView({block:"start"});let T=()=>c.dataset.host==="live"||c.dataset.host==="failed";T()||await new Promise(F=>{let Ye=new MutationObserver(()=>{T()&&(Ye.disconnect(),F())});Ye.observe(c,{attributeFilter:["data-host"]})});let q=o.get(p).querySelector(`[data-col="${h}"] .lr-cell__words`)?.textContent?.trim()??"",K={words:n.text("ui-desk-question-words",{clause:g(p),text:q,note:d.of(p)?.note??""})};c.querySelector(".lr-bench__host")?.dispatchEvent(new CustomEvent("lr-propose",{detail:K}))}function gn(c){let E=d.count?d.by.trim()?null:"ui-desk-needs-name":"ui-desk-needs-marks";return E?(c.preventDefault(),v(he,n.text(E)),U.setAttribute("aria-invalid",String(d.count>0)),U.focus(),U.scrollIntoView({block:"center"}),!1):!0}function ve(){v(Be,Ie({name:`marks-${h}.json`,text:()=>d.file(),ready:gn,link:()=>location.href.split("#")[0],title:()=>n.text("ui-desk-marks-of",{lang:n.text(`page-desk-lang-${h}`),count:d.count}),issue:c=>`\`\`\`json
${c}\`\`\``,note:he,words:n,model:l}))}return l.on("change:routes",ve),ve(),ee(),{element:an,open:Xe,close(){m=!1,clearTimeout(O),d.close(),l.off("change:routes",ve);for(let c of Ge.values())c.remove()}}}var en=`/* The panel of the translators' desk: reading clause by clause, and a published text beside the book. */

.lr.desk { padding: 0.4em 0; }
.lr.desk .reading, .lr.desk .compare { padding: 0.8em 1em; border: 2px solid var(--lr-accent); border-radius: 12px; background: var(--lr-paper); }
.lr.desk :is(.reading, .compare) > * + * { margin-top: 0.7em; }
.lr.desk label { display: block; font-weight: 600; font-size: 0.92em; }
.lr.desk textarea { display: block; width: 100%; margin-top: 0.2em; padding: 0.5em 0.7em; font: inherit; font-weight: 400; font-size: 1.08em; color: inherit; background: var(--lr-paper); border: 1px solid var(--lr-edge); border-radius: 8px; resize: vertical; field-sizing: content; min-height: 4em; max-height: 70vh; }
.lr.desk :is(input, select) { font-weight: 400; font-size: 1.08em; }
.lr.desk input[type="file"] { padding-block: 0.5em; }
.lr.desk .fields { display: grid; gap: 0.5em 1em; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr)); }
.lr.desk .says button { border-color: var(--lr-edge); background: var(--lr-paper); text-decoration: none; }
.lr.desk .says [aria-pressed="true"] { border: 2px solid var(--lr-accent); background: var(--lr-tint); font-weight: 600; }
.lr.desk .found ul > li { padding: 0.2em 0.7em; border-inline-start: 4px solid var(--lr-edge); }
.lr.desk .found ul > li + li { margin-top: 0.3em; }
.lr.desk [data-level="error"] { border-color: var(--lr-wrong); }
.lr.desk [data-level="warning"] { border-color: var(--lr-gold); }
.lr.desk .comparison { scroll-margin-top: 4.5rem; }
.lr.desk .comparison:focus { outline: 0; }
.lr.desk .part { display: block; color: var(--lr-soft); font-size: 0.92em; }
.lr.desk .sending > * + * { margin-top: 0.5em; }
.lr.desk .status { max-width: none; }
.lr.desk .status summary { justify-content: start; }
.lr.desk .remarks > li { padding: 0.4em 0; border-top: 1px solid var(--lr-line); }
.lr.desk .remarks ul { margin-top: 0.2em; padding-inline-start: 1.2em; list-style: disc; }
.lr.desk .remarks a { display: inline-block; padding-block: 0.3em; color: var(--lr-accent); font-weight: 600; }
.lr.desk .wrong { color: var(--lr-wrong); }
.lr.desk .sending .note:not(:empty) { padding: 0.3em 0.7em; border-inline-start: 4px solid var(--lr-gold); }
.lr.desk [aria-invalid="true"] { border-color: var(--lr-wrong); }
`;var tn=`/* What the tools have besides the bench. */

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
`;function nn(r,e,t){let n=t.getRootNode().host.closest("figure"),s=n.closest(".lr-desk"),o=document.createComment("desk");n.before(o);let l=[Vt(s),nt(s),()=>{o.after(n),o.remove()}],u=!1;return l.push(()=>{u=!0}),Wt(r).then(g=>{u||l.push(Er(r,e,t,s,n,o,g))},g=>{console.error("Living Rules:",g),t.append(r.get("words").ftl.match(/^ui-bench-failed = (.+)$/m)?.[1]??"")}),()=>{for(let g of l.reverse())g()}}function Er(r,e,t,n,s,o,l){let{words:u}=l,g=i("p",{class:"hidden",role:"status"}),h=Bt(r,e,n,l,w=>{g.textContent=w}),p=i("div"),m=i("div",{class:"lr tool desk",lang:u.lang},i("style",{},pe+tn+en)),d=Yt(h,u.lang,w=>{L!=="read"&&k("read");for(let C of n.querySelectorAll(".lr-row--read"))C.classList.remove("lr-row--read");w?.classList.add("lr-row--read"),w?.querySelector(".lr-cells").after(s),w?.scrollIntoView({block:"start"})}),x=Gt(h,u.lang),O=i("button",{type:"button",class:"strong","data-k":"read",onclick:()=>L==="read"?k(null):d.open()}),S=i("button",{type:"button","data-k":"compare",onclick:()=>k(L==="compare"?null:"compare")}),L=null;function k(w){if(L=w,w!=="read"){for(let C of n.querySelectorAll(".lr-row--read"))C.classList.remove("lr-row--read");o.after(s)}w==="compare"&&x.open(),v(p,w==="read"?d.element:w==="compare"?x.element:null),R(),w!=="read"&&(w==="compare"?S:O).focus()}function R(){O.textContent=u.text(L==="read"?"ui-desk-stop":"ui-desk-read"),S.textContent=u.text("ui-desk-compare"),O.setAttribute("aria-expanded",String(L==="read")),S.setAttribute("aria-expanded",String(L==="compare"))}R(),v(m,m.firstChild,i("div",{class:"options"},O,S),p,g);let y=Me(m,t);return t.append(m),()=>{d.close(),h.close(),y(),m.remove()}}function rn(r,e){return{module:{initialize:()=>()=>{},render({model:t,el:n}){let s=new V(t),o=r(t,s,n);return()=>{o(),s.close()}}},toLink:({id:t},n,s)=>e.toLink(t,n,s),fromLink:(t,{id:n},s)=>e.fromLink(n,t,s)}}var Sr={toLink:()=>"",fromLink:()=>({state:null,ignored:{parts:[],cut:!1,catalogue:!1}})},sn=rn(nn,Sr),{fromLink:$l,toLink:Ml}=sn,Al=sn.module;export{Al as default,$l as fromLink,Ml as toLink};
