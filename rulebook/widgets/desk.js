var we="living-rules/",Pe="lr-kept",Re=new Map;function Z(r){try{return JSON.parse(Re.get(r)??localStorage.getItem(we+r)??"null")}catch{return null}}function re(r,e){let t=JSON.stringify(e);try{e===null?localStorage.removeItem(we+r):localStorage.setItem(we+r,t),Re.delete(r)}catch{Re.set(r,t)}window.dispatchEvent(new CustomEvent(Pe,{detail:r}))}function ke(r,e){let t=s=>{s.detail===r&&e()},n=({key:s})=>{(s===null||s===we+r)&&e()};return window.addEventListener(Pe,t),window.addEventListener("storage",n),()=>{window.removeEventListener(Pe,t),window.removeEventListener("storage",n)}}var et="desk-hidden";function nt(r){let e=[...r.querySelectorAll(".lr-choose input")],t=Z(et);if(Array.isArray(t))for(let o of e)o.checked=!t.includes(o.value);if(e.every(({checked:o})=>!o))for(let o of e)o.checked=!0;function n({target:o}){e.every(({checked:u})=>!u)&&(o.checked=!0);let l=e.filter(({checked:u})=>!u).map(({value:u})=>u);re(et,l.length?l:null)}function s({target:o}){let l=o.closest?.("a[href*='#scenario-']");l&&tt(l.hash.slice(1))}for(let o of e)o.addEventListener("change",n);return r.addEventListener("click",s),tt(location.hash.slice(1)),()=>{for(let o of e)o.removeEventListener("change",n);r.removeEventListener("click",s)}}function tt(r){let e=r&&document.getElementById(r)?.closest("details");e&&(e.open=!0)}var Q=class{constructor(e){this.model=e;e.on("msg:custom",this.hear)}model;asked=0;waiting=new Map;watchers=new Set;close(){this.model.off("msg:custom",this.hear);for(let{timer:e}of this.waiting.values())clearTimeout(e);this.waiting.clear()}ask(e,t,n=()=>{}){if(t?.aborted)return Promise.resolve({stopped:!0});let s=++this.asked,o=Math.max(3e4,Number(e.patience??0));return t?.addEventListener("abort",()=>{this.waiting.has(s)&&this.model.send({stop:s})}),new Promise(l=>{this.waiting.set(s,{done:l,silence:o,timer:this.patience(s,o),heard:n});try{this.model.send({id:s,...e})}catch(u){this.settle(s,{error:String(u)})}})}watch(e){return this.watchers.add(e),()=>this.watchers.delete(e)}hear=e=>{let{id:t,progress:n,trying:s}=e??{};if(s||n)for(let[o,l]of this.waiting)clearTimeout(l.timer),l.timer=this.patience(o,l.silence);if(s)this.waiting.get(t)?.heard(s);else if(typeof t=="number")this.settle(t,e);else if(n){for(let o of this.waiting.values())o.heard(n);for(let o of this.watchers)o(n)}};patience(e,t){return setTimeout(()=>this.settle(e,{error:"time-out"}),t)}settle(e,t){let n=this.waiting.get(e);n&&(clearTimeout(n.timer),this.waiting.delete(e),n.done(t))}};var hn="http://www.w3.org/2000/svg";function i(r,e={},...t){return rt(document.createElement(r),e,t)}function Se(r,e,t={}){return Ee("svg",{viewBox:r,"aria-hidden":"true",focusable:"false",...t},...e.map(n=>Ee("path",{d:n})))}function Ee(r,e={},...t){return rt(document.createElementNS(hn,r),e,t)}function rt(r,e,t){for(let[n,s]of Object.entries(e))typeof s=="function"?r.addEventListener(n.slice(2),s):s===!0?r.setAttribute(n,""):s!=null&&s!==!1&&r.setAttribute(n,String(s));return y(r,...t),r}function y(r,...e){r.replaceChildren(...e.filter(t=>!!t||t===""))}function st(r){return r.getRootNode().activeElement}function B(r,e,t){let n=st(r),s=!!n&&r.contains(n)&&n!==r,o=s?n.getAttribute("data-k"):null;if(e(),!s||n.isConnected)return;let l=o===null?null:r.querySelector(`[data-k="${CSS.escape(o)}"]`);(l&&!l.matches("[disabled], [aria-disabled=true]")?l:t?.())?.focus()}var z=class{constructor(e){this.value=e}valueOf(){return this.value}},M=class extends z{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},P=class extends z{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},W=class r extends z{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof z)return r.supportsValue(e.valueOf());if("Temporal"in globalThis){let t=globalThis.Temporal;if(e instanceof t.Instant||e instanceof t.PlainDateTime||e instanceof t.PlainDate||e instanceof t.PlainMonthDay||e instanceof t.PlainTime||e instanceof t.PlainYearMonth)return!0}return!1}constructor(e,t={}){e instanceof r?(t={...e.opts,...t},e=e.value):e instanceof z&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&t.calendar===void 0&&(t={...t,calendar:e.calendarId}),super(e),this.opts=t}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}};var it=100,vn="⁨",xn="⁩";function wn(r,e,t){if(t===e||t instanceof P&&e instanceof P&&t.value===e.value)return!0;if(e instanceof P&&typeof t=="string"){let n=r.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(t===n)return!0}return!1}function at(r,e,t){return e[t]?oe(r,e[t].value):(r.reportError(new RangeError("No default")),new M)}function Ne(r,e){let t=[],n=Object.create(null);for(let s of e)s.type==="narg"?n[s.name]=de(r,s.value):t.push(de(r,s));return{positional:t,named:n}}function de(r,e){switch(e.type){case"str":return e.value;case"num":return new P(e.value,{minimumFractionDigits:e.precision});case"var":return kn(r,e);case"mesg":return En(r,e);case"term":return Sn(r,e);case"func":return Tn(r,e);case"select":return On(r,e);default:return new M}}function kn(r,{name:e}){let t;if(r.params)if(Object.prototype.hasOwnProperty.call(r.params,e))t=r.params[e];else return new M(`$${e}`);else if(r.args&&Object.prototype.hasOwnProperty.call(r.args,e))t=r.args[e];else return r.reportError(new ReferenceError(`Unknown variable: $${e}`)),new M(`$${e}`);if(t instanceof z)return t;switch(typeof t){case"string":return t;case"number":return new P(t);case"object":if(W.supportsValue(t))return new W(t);default:return r.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof t}`)),new M(`$${e}`)}}function En(r,{name:e,attr:t}){let n=r.bundle._messages.get(e);if(!n)return r.reportError(new ReferenceError(`Unknown message: ${e}`)),new M(e);if(t){let s=n.attributes[t];return s?oe(r,s):(r.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new M(`${e}.${t}`))}return n.value?oe(r,n.value):(r.reportError(new ReferenceError(`No value: ${e}`)),new M(e))}function Sn(r,{name:e,attr:t,args:n}){let s=`-${e}`,o=r.bundle._terms.get(s);if(!o)return r.reportError(new ReferenceError(`Unknown term: ${s}`)),new M(s);if(t){let u=o.attributes[t];if(u){r.params=Ne(r,n).named;let g=oe(r,u);return r.params=null,g}return r.reportError(new ReferenceError(`Unknown attribute: ${t}`)),new M(`${s}.${t}`)}r.params=Ne(r,n).named;let l=oe(r,o.value);return r.params=null,l}function Tn(r,{name:e,args:t}){let n=r.bundle._functions[e];if(!n)return r.reportError(new ReferenceError(`Unknown function: ${e}()`)),new M(`${e}()`);if(typeof n!="function")return r.reportError(new TypeError(`Function ${e}() is not callable`)),new M(`${e}()`);try{let s=Ne(r,t);return n(s.positional,s.named)}catch(s){return r.reportError(s),new M(`${e}()`)}}function On(r,{selector:e,variants:t,star:n}){let s=de(r,e);if(s instanceof M)return at(r,t,n);for(let o of t){let l=de(r,o.key);if(wn(r,s,l))return oe(r,o.value)}return at(r,t,n)}function He(r,e){if(r.dirty.has(e))return r.reportError(new RangeError("Cyclic reference")),new M;r.dirty.add(e);let t=[],n=r.bundle._useIsolating&&e.length>1;for(let s of e){if(typeof s=="string"){t.push(r.bundle._transform(s));continue}if(r.placeables++,r.placeables>it)throw r.dirty.delete(e),new RangeError(`Too many placeables expanded: ${r.placeables}, max allowed is ${it}`);n&&t.push(vn),t.push(de(r,s).toString(r)),n&&t.push(xn)}return r.dirty.delete(e),t.join("")}function oe(r,e){return typeof e=="string"?r.bundle._transform(e):He(r,e)}var Te=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let s=JSON.stringify(t);return n[s]||(n[s]=new e(this.bundle.locales,t)),n[s]}};function qe(r,e){let t=Object.create(null);for(let[n,s]of Object.entries(r))e.includes(n)&&(t[n]=s.valueOf());return t}var lt=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];function ut(r,e){let t=r[0];if(t instanceof M)return new M(`NUMBER(${t.valueOf()})`);if(t instanceof P)return new P(t.valueOf(),{...t.opts,...qe(e,lt)});if(t instanceof W)return new P(t.toNumber(),{...qe(e,lt)});throw new TypeError("Invalid argument to NUMBER")}var $n=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"];function ct(r,e){let t=r[0];if(t instanceof M)return new M(`DATETIME(${t.valueOf()})`);if(t instanceof W||t instanceof P)return new W(t,qe(e,$n));throw new TypeError("Invalid argument to DATETIME")}var dt=new Map;function pt(r){let e=Array.isArray(r)?r.join(" "):r,t=dt.get(e);return t===void 0&&(t=new Map,dt.set(e,t)),t}var pe=class{constructor(e,{functions:t,useIsolating:n=!0,transform:s=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ut,DATETIME:ct,...t},this._useIsolating=n,this._transform=s,this._intls=pt(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let s=0;s<e.body.length;s++){let o=e.body[s];if(o.id.startsWith("-")){if(t===!1&&this._terms.has(o.id)){n.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(t===!1&&this._messages.has(o.id)){n.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return n}formatPattern(e,t=null,n=null){if(typeof e=="string")return this._transform(e);let s=new Te(this,n,t);try{return He(s,e).toString(s)}catch(o){if(s.errors&&o instanceof Error)return s.errors.push(o),new M().toString(s);throw o}}};var Fe=/^(-?[a-zA-Z][\w-]*) *= */gm,ft=/\.([a-zA-Z][\w-]*) *= */y,Mn=/\*?\[/y,_e=/(-?[0-9]+(?:\.([0-9]+))?)/y,An=/([a-zA-Z][\w-]*)/y,mt=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ln=/^[A-Z][A-Z0-9_-]*$/,Oe=/([^{}\n\r]+)/y,Cn=/([^\\"\n\r]*)/y,gt=/\\([\\"])/y,ht=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,jn=/^\n+/,bt=/ +$/,Pn=/ *\r?\n/g,Rn=/( *)$/,Nn=/{\s*/y,yt=/\s*}/y,Hn=/\[\s*/y,qn=/\s*] */y,Fn=/\s*\(\s*/y,_n=/\s*->\s*/y,In=/\s*:\s*/y,Dn=/\s*,?\s*/y,zn=/\s+/y,fe=class{constructor(e){this.body=[],Fe.lastIndex=0;let t=0;for(;;){let a=Fe.exec(e);if(a===null)break;t=Fe.lastIndex;try{this.body.push(g(a[1]))}catch(f){if(f instanceof SyntaxError)continue;throw f}}function n(a){return a.lastIndex=t,a.test(e)}function s(a,f){if(e[t]===a)return t++,!0;if(f)throw new f(`Expected ${a}`);return!1}function o(a,f){if(n(a))return t=a.lastIndex,!0;if(f)throw new f(`Expected ${a.toString()}`);return!1}function l(a){a.lastIndex=t;let f=a.exec(e);if(f===null)throw new SyntaxError(`Expected ${a.toString()}`);return t=a.lastIndex,f}function u(a){return l(a)[1]}function g(a){let f=p(),v=h();if(f===null&&Object.keys(v).length===0)throw new SyntaxError("Expected message value or attributes");return{id:a,value:f,attributes:v}}function h(){let a=Object.create(null);for(;n(ft);){let f=u(ft),v=p();if(v===null)throw new SyntaxError("Expected attribute value");a[f]=v}return a}function p(){let a;if(n(Oe)&&(a=u(Oe)),e[t]==="{"||e[t]==="}")return m(a?[a]:[],1/0);let f=U();return f?a?m([a,f],f.length):(f.value=q(f.value,jn),m([f],f.length)):a?q(a,bt):null}function m(a=[],f){for(;;){if(n(Oe)){a.push(u(Oe));continue}if(e[t]==="{"){a.push(d());continue}if(e[t]==="}")throw new SyntaxError("Unbalanced closing brace");let S=U();if(S){a.push(S),f=Math.min(f,S.length);continue}break}let v=a.length-1,O=a[v];typeof O=="string"&&(a[v]=q(O,bt));let C=[];for(let S of a)S instanceof $e&&(S=S.value.slice(0,S.value.length-f)),S&&C.push(S);return C}function d(){o(Nn,SyntaxError);let a=x();if(o(yt))return a;if(o(_n)){let f=$();return o(yt,SyntaxError),{type:"select",selector:a,...f}}throw new SyntaxError("Unclosed placeable")}function x(){if(e[t]==="{")return d();if(n(mt)){let[,a,f,v=null]=l(mt);if(a==="$")return{type:"var",name:f};if(o(Fn)){let O=E();if(a==="-")return{type:"term",name:f,attr:v,args:O};if(Ln.test(f))return{type:"func",name:f,args:O};throw new SyntaxError("Function names must be all upper-case")}return a==="-"?{type:"term",name:f,attr:v,args:[]}:{type:"mesg",name:f,attr:v}}return N()}function E(){let a=[];for(;;){switch(e[t]){case")":return t++,a;case void 0:throw new SyntaxError("Unclosed argument list")}a.push(A()),o(Dn)}}function A(){let a=x();return a.type!=="mesg"?a:o(In)?{type:"narg",name:a.name,value:N()}:a}function $(){let a=[],f=0,v;for(;n(Mn);){s("*")&&(v=f);let O=w(),C=p();if(C===null)throw new SyntaxError("Expected variant value");a[f++]={key:O,value:C}}if(f===0)return null;if(v===void 0)throw new SyntaxError("Expected default variant");return{variants:a,star:v}}function w(){o(Hn,SyntaxError);let a;return n(_e)?a=R():a={type:"str",value:u(An)},o(qn,SyntaxError),a}function N(){if(n(_e))return R();if(e[t]==='"')return L();throw new SyntaxError("Invalid expression")}function R(){let[,a,f=""]=l(_e),v=f.length;return{type:"num",value:parseFloat(a),precision:v}}function L(){s('"',SyntaxError);let a="";for(;;){if(a+=u(Cn),e[t]==="\\"){a+=H();continue}if(s('"'))return{type:"str",value:a};throw new SyntaxError("Unclosed string literal")}}function H(){if(n(gt))return u(gt);if(n(ht)){let[,a,f]=l(ht),v=parseInt(a||f,16);return v<=55295||57344<=v?String.fromCodePoint(v):"�"}throw new SyntaxError("Unknown escape sequence")}function U(){let a=t;switch(o(zn),e[t]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return b(e.slice(a,t))}return e[t-1]===" "?b(e.slice(a,t)):!1}function q(a,f){return a.replace(f,"")}function b(a){let f=a.replace(Pn,`
`),v=Rn.exec(a)[1].length;return new $e(f,v)}}},$e=class{constructor(e,t){this.value=e,this.length=t}};var ie=class extends z{constructor(t,n){super(t);this.join=n}join;toString(){return this.join(this.value,"nom")}},vt=/[^ =,]+/g,Jn=/^(?:-\d{1,9}(?:\.\d{1,9})?|\d{1,9}\.\d{1,9})$/,Y=class{constructor(e){this.json=e;this.lang=e.lang,this.lists=new Intl.ListFormat(e.lang,{type:"conjunction"}),this.numbers=new Intl.NumberFormat(e.lang,{useGrouping:!1}),this.bundle=new pe(e.lang,{useIsolating:!1,functions:{FORM:([t],{case:n})=>this.shape(t,String(n??"nom")),LIST:([t],{case:n})=>this.shape(t,String(n??"nom")),GENDER:([t])=>this.grammar(String(t),"gender")??"other",COUNT:([t])=>new P(t instanceof ie?t.value.length:1)}}),this.bundle.addResource(new fe(e.ftl),{allowOverrides:!0})}json;lang;bundle;lists;numbers;said=null;text(e,t={}){return this.maybe(e,t)??`[${e}]`}maybe(e,t={},n=[]){let s=this.bundle.getMessage(xt(e))?.value;if(!s)return null;let o={};for(let[h,p]of Object.entries(t))o[h]=this.value(p);let l={},u=this.said?new Proxy(o,{get:(h,p)=>(l[p]=t[p],h[p])}):o,g=this.bundle.formatPattern(s,u,n);return this.said?.push([xt(e),l]),g}heard(e){let t=this.said=[];return e(),this.said=null,t}knows(e){return Object.hasOwn(this.json.forms,e)}event({kind:e,facts:t}){if(e==="refused")return this.text(`refusal-${String(t.reason)}`,t);let n=Object.values(t).includes(null)?this.maybe(`ui-hidden-${e}`,t):null,s=Object.values(t).find(l=>Array.isArray(l)&&l.includes("?")),o=s?this.maybe(`ui-counted-${e}`,{...t,count:s.length}):null;return n??o??this.text(`event-${e}`,t)}form(e,t="nom"){return this.grammar(e,t)??this.grammar(e,"nom")??e}option(e){let[,t,n]=/^(?:(.*): )?(.*)$/s.exec(e),[,s,o]=/^(\S*) ?(.*)$/s.exec(n),l=this.maybe(`option-${n}`,{what:[]})??(o?this.maybe(`option-${s}`,{what:o.split("+").map(u=>this.option(u))}):null)??this.list(n.split("+").map(u=>this.worded(u)));return t?`${this.form(t)}: ${l}`:l}worded(e){let t=n=>Object.hasOwn(this.json.forms,n);return t(e)||!(e.match(vt)??[]).some(t)?e:e.replaceAll("="," ").replace(/,(?=[^ ])/g,", ").replace(vt,n=>Jn.test(n)?this.numbers.format(Number(n)):this.form(n))}list(e,t="nom"){return this.lists.format(e.map(n=>this.form(n,t)))}get table(){return this.json.table}clause(e){return this.json.clauses[e]??{title:e.slice(e.indexOf("/")+1),text:""}}grammar(e,t){return Object.hasOwn(this.json.forms,e)?this.json.forms[e]?.[t]:void 0}shape(e,t){return e instanceof ie?this.join(e.value,t):typeof e=="string"?this.form(e,t):e??""}join(e,t){return this.lists.format(e.map(n=>n instanceof ie?this.join(n.value,t):n instanceof P?this.numbers.format(n.value):this.form(String(n),t)))}value(e){return typeof e=="number"?new P(e,{useGrouping:!1}):typeof e=="string"?e:Array.isArray(e)?this.several(e):e&&typeof e=="object"?this.several(Object.entries(e).map(([t,n])=>`${this.form(t)} ${this.form(String(n))}`)):typeof e=="boolean"?e?"True":"False":e===null?"none":String(e)}several(e){return new ie(e.map(t=>this.value(t)),(t,n)=>this.join(t,n))}};function xt(r){return r.replace(/[._ ]/g,"-")}var wt=`/* Every colour of the book, light and dark, in this one place. Pages and benches read them; a test holds their contrast.
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
`;var me=wt+kt;var Bn={first:["M6 5v14","M18 5l-9 7 9 7z"],back:["M16 5l-9 7 9 7z"],forward:["M8 5l9 7-9 7z"],last:["M18 5v14","M6 5l9 7-9 7z"],run:["M7 4l13 8-13 8z"],pause:["M7 5h3v14H7z","M14 5h3v14h-3z"],undo:["M8 5L4 9l4 4","M4 9h9a6 6 0 0 1 0 12h-3"],redo:["M16 5l4 4-4 4","M20 9h-9a6 6 0 0 0 0 12h3"],minus:["M6 12h12"],plus:["M6 12h12","M12 6v12"],recorded:["M6 3h8l4 4v14H6z","M14 3v4h4","M9 12h6","M9 16h6"],live:["M13 3L5 14h6l-1 7 8-11h-6z"],remove:["M7 7l10 10","M17 7L7 17"]};function K(r){return Se("0 0 24 24",[...Bn[r]],{class:"icon"})}async function ee(r,e,t,n){try{await navigator.clipboard.writeText(r),t.textContent=n.text("ui-copied")}catch{let s=r.includes(`
`)?i("textarea",{readonly:!0,rows:6,"aria-label":e},r):i("input",{type:"text",readonly:!0,value:r,"aria-label":e});t.replaceChildren(s),s.select()}}function ge(r,e){let{session:t,words:n}=r,s=(m,d)=>i("button",{type:"button",class:"square","aria-label":n.text(`ui-${m}`),title:n.text(`ui-${m}`),onclick:d},K(m)),o=s("undo",()=>t.undo()),l=s("redo",()=>t.redo()),u=i("button",{type:"button",class:"quiet",onclick:()=>{ee(e()??"",n.text("ui-copy-link"),g,n)}},n.text("ui-copy-link")),g=i("span",{class:"copied",role:"status"}),h=i("div",{class:"bar"},i("span",{},o,l),u,g);function p(){for(let[m,d]of[[o,t.canUndo],[l,t.canRedo]])m.hidden=!t.canUndo&&!t.canRedo,m.setAttribute("aria-disabled",String(!d));g.replaceChildren(),u.hidden=!e()}return{element:h,result:p,step:()=>g.replaceChildren()}}function ae({progress:r},e){let{phase:t,loaded:n,total:s}=r??{};if(t==="live")return e.text("ui-status-asking");if(!n)return e.text("ui-status-starting");let o=u=>(u/1e6).toLocaleString(e.lang,{minimumFractionDigits:1,maximumFractionDigits:1}),l={loaded:o(n),total:o(s??0)};return e.text(s?"ui-status-loading":"ui-status-loaded",l)}var Et=8;function J(r,e,t,n){let{where:s,code:o,found:l,expected:u,write:g}=r,h=u.length>Et?[...u.slice(0,Et),"…"]:u,p={where:n??St(Ie(s),e,t),found:l,expected:h,write:g,code:o},m=e.maybe(`problem-${o}`,p)??e.text("problem-other",p);return g?`${m} ${e.text("problem-write",{write:g})}`:m}function Ie(r){return r.replace(/\[(?:'([^']*)'|"([^"]*)"|(\d+))\]/g,(e,t,n,s)=>`.${t??n??s}`).split(".")}function St(r,e,t){let[n,...s]=r,[o,l]=n.split(":");return[Me(o,e,t),...l?[e.maybe("ui-column",{column:l})??l]:[],...s.map(g=>/^\d+$/.test(g)?String(Number(g)+1):e.form(g))].join(", ")}function Me(r,e,t){return(Object.values(t.names).some(s=>s.includes(r))?null:e.maybe(`ui-param-${r}`))??e.form(r)}function G(r,e,t){return t.maybe(`reading-${r}-${e}`)??t.text(`reading-${e}`)}function he(r){let{session:e,words:t}=r,n=i("summary"),s=i("p"),o=i("details",{},n,s),l=i("button",{type:"button",onclick:()=>{e.missed?e.rehouse?.(!0):e.evaluate(),r.home()}},t.text("ui-retry")),u=i("div",{class:"status"},o,l);function g(){let{source:h}=e;u.dataset.source=h,y(n,h==="recorded"||h==="live"?K(h):i("i",{"aria-hidden":"true"}),h==="waiting"?ae(e,t):t.text(e.missed?"ui-status-missed":`ui-status-${h}`)),s.textContent=t.text(`ui-about-${h}`),l.hidden=h!=="failed"&&!e.missed}return{element:u,result:g,progress:()=>{e.source==="waiting"&&g()}}}var Xn=1900,$t=7500,Yn={md:"text/markdown",json:"application/json"};function De({name:r,title:e,text:t,ready:n,link:s,issue:o,note:l,words:u,model:g}){function h(w=r){return new File([t()],w,{type:Yn[w.split(".").at(-1)]??"text/plain"})}let p=()=>[h(),h(r.replace(/\.\w+$/,".txt"))].find(w=>navigator.canShare?.({files:[w]}));function m(){let w=URL.createObjectURL(h());i("a",{href:w,download:r}).click(),setTimeout(()=>URL.revokeObjectURL(w),6e4),y(l,u.text("ui-share-downloaded",{name:r}))}let d=(w,N)=>i("button",{type:"button","data-k":`by ${w}`,onclick:R=>{n(R)&&N()}},u.text(`ui-share-by-${w}`));function x(w,N,R,L){return i("a",{class:"button",href:R(),target:"_blank",rel:"noopener noreferrer","data-k":`by ${w}`,onclick:H=>{let U=H.currentTarget;if(!n(H))return;let q=N(t()),b=q.length<=L&&q!==R();U.href=b?q:R(),!b&&(m(),ee(t(),u.text("ui-share-by-copy"),l,u).then(()=>y(l,u.text("ui-share-too-long"))))}},u.text(`ui-share-by-${w}`))}let{contact:E,repo:A}=g.get("routes")??{},$=encodeURIComponent;return i("div",{class:"options"},p()?d("sheet",()=>{navigator.share({title:e(),files:[p()]}).catch(()=>{})}):null,d("download",m),d("copy",()=>{ee(t(),u.text("ui-share-by-copy"),l,u)}),E?.startsWith("mailto:")?x("mail",w=>`${E}?subject=${$(e())}&body=${$(w)}`,()=>`${E}?subject=${$(e())}`,Xn):null,E?.startsWith("https:")?x("form",w=>Mt(E,e(),w,s()),()=>Mt(E,e(),"",s()),$t):null,A?x("issue",w=>At(A,e(),o(w)),()=>At(A,e(),""),$t):null)}function Mt(r,e,t,n){return r.replace(/\{(title|text|link)\}/g,(s,o)=>encodeURIComponent({title:e,text:t,link:n}[o]))}function At(r,e,t){let n=r.replace(/\/$/,""),[s,o]=/\bgitlab\b/.test(n)?["/-/issues/new",["issue[title]","issue[description]"]]:["/issues/new",["title","body"]],l=[[o[0],e],[o[1],t]].filter(([,u])=>u);return`${n}${s}?${l.map(([u,g])=>`${encodeURIComponent(u)}=${encodeURIComponent(g)}`).join("&")}`}function Ae(r,e){let t=matchMedia("(prefers-color-scheme: dark)"),n=()=>{r.dataset.scheme=sr(e)};return n(),t.addEventListener("change",n),()=>t.removeEventListener("change",n)}function sr(r){let e=getComputedStyle(r).color.match(/[\d.]+/g)?.slice(0,3).map(Number)??[],[t=0,n=0,s=0]=e;return .3*t+.59*n+.11*s>140?"dark":"light"}var Le=["lt","lv","en"],gr=12e4;async function Wt(r){let e=r.get("words"),t=async o=>{let l=await fetch(new URL(`${r.get("base")??""}assets/bench/${o}`,document.baseURI));if(!l.ok)throw new Error(`${o}: ${l.status}`);return l.json()},[n,s]=await Promise.all([t(`desk-words-${e.lang}.json`),t(`desk-${r.get("schema").game}.json`)]);return{words:new Y({...e,ftl:`${e.ftl}
${n.ftl}`}),texts:s}}function Bt(r,e,t,n,s){let{words:o}=n,l=r.get("schema"),u=null,g={source:"recorded",progress:null,evaluate:()=>u?.()},h=he({session:g,words:o,home:()=>{}});h.result();let p=e.watch(x=>{g.progress=x,h.progress()}),m=0;async function d(x,E,A){u=E,m+=1,g.source="waiting",h.result();let $=await e.ask({...x,part:"desk",patience:gr},A);return m-=1,$.error&&console.error(`Living Rules: ${$.error}`),g.source=$.error?"failed":m?"waiting":$.stopped?"recorded":"live",h.result(),$}return{model:r,schema:l,...n,say:s,status:h.element,rows:new Map([...t.querySelectorAll(".lr-row")].map(x=>[x.dataset.clause,x])),ask:d,problem:x=>J(x,o,l,x.where),finding:({code:x,parts:E})=>[o.text(`finding-${x}`),...E.map(([A,$])=>o.text(`page-desk-${A}`,{text:$}))].join(" "),close:p}}var hr=128*1024+1,Kt=6;function Gt(r,e){let{words:t,schema:n}=r,s=null,o=null,l=i("select",{"data-k":"compare lang"},...Le.map(b=>i("option",{value:b,selected:b===e},t.text(`page-desk-lang-${b}`)))),u=i("textarea",{rows:8,"data-k":"published",oninput:()=>w(null)}),g=i("input",{type:"file",accept:".txt,.md,text/plain,text/markdown","data-k":"file",onchange:()=>w(g.files?.[0]??null)}),h=i("p",{class:"who"}),p=i("div",{class:"comparison",role:"region",tabindex:-1,"aria-live":"polite","aria-label":t.text("ui-desk-compare")}),m=i("button",{type:"submit",class:"strong","data-k":"do compare"},t.text("ui-desk-compare-do")),d=i("button",{type:"button",hidden:!0,"data-k":"stop compare",onclick:()=>o?.abort()},t.text("ui-test-stop")),x=i("progress",{"aria-label":t.text("ui-desk-comparing"),hidden:!0}),E=i("p",{class:"note",role:"status"}),A=i("div"),$=i("form",{class:"compare",onsubmit:b=>{b.preventDefault(),R()},ondragover:b=>b.preventDefault(),ondrop:N},i("p",{},t.text("ui-desk-compare-about")),i("div",{class:"fields"},i("label",{},t.text("ui-desk-compare-lang"),l),i("label",{},t.text("ui-desk-compare-file"),g)),h,i("label",{},t.text("ui-desk-compare-text"),u),i("div",{class:"options"},m,d),x,E,A,p);function w(b){s=b,y(h,b?b.name:""),b?u.value="":g.value=""}function N(b){let a=b.dataTransfer?.files[0];a&&(b.preventDefault(),w(a),R())}async function R(){o?.abort();let b=o=new AbortController;L(!0);let a=s??new Blob([u.value]),f=s?.name??t.text("ui-desk-compare-text"),v=new Uint8Array(await a.slice(0,hr).arrayBuffer()),O=Object.fromEntries(Object.entries(n.questions).map(([S,{readings:F}])=>[S,{"":t.text(`question-${S}`),...Object.fromEntries(F.filter(j=>j!=="gap").map(j=>[j,G(S,j,t)]))}]));if(y(p),o!==b)return;let C=await r.ask({method:"compare",game:n.game,lang:l.value,told:O,place:f,data:br(v),size:a.size},()=>{R()},b.signal);if(o===b){if(o=null,L(!1),C.stopped)return y(E,t.text("ui-test-stopped")),m.focus({preventScroll:!0});C.problems?y(p,i("ul",{},...C.problems.map(S=>i("li",{"data-level":"error"},J(S,t,n,S.where))))):C.comparison&&H(C.comparison),C.error||p.focus()}}function L(b){x.hidden=d.hidden=!b,y(E,b?t.text("ui-desk-comparing"):"")}function H({clauses:b,text:a}){let f=b.filter(({lines:O})=>O.length).length,v=b.reduce((O,{remarks:C})=>O+C.length,a.length);y(p,i("p",{class:"answer"},t.text("cli-comparison-total",{found:f,clauses:b.length,count:v})),i("ol",{class:"remarks"},...b.map(({clause:O,lines:C,remarks:S})=>{let F=r.rows.get(O),j=t.clause(O).title;return i("li",{"data-clause":O},F?i("a",{href:`#${F.id}`,onclick:_=>{_.preventDefault(),F.scrollIntoView({block:"start"}),F.querySelector("a")?.focus({preventScroll:!0})}},t.text("page-desk-clause",{clause:j})):j," ",C.length?i("span",{class:"who"},U(C)):null,S.length?i("ul",{},...S.map(_=>i("li",{},q(_)))):null)}),a.length?i("li",{},t.text("ui-desk-compare-whole"),i("ul",{},...a.map(O=>i("li",{},U(O.lines)," ",q(O))))):null))}function U(b){return b.length?t.text("ui-desk-compare-lines",{lines:b.slice(0,Kt).join(", ")+(b.length>Kt?", …":"")}):""}function q({code:b,name:a,expected:f,found:v}){let O=n.questions[a],C=j=>O?.readings.includes(j)&&j!=="gap"?G(a,j,t):j.startsWith(`${n.game}/`)?t.clause(j).title:j,S=O?f.split(", ").map(C).join(" / "):f&&a&&b.startsWith("number")?`${a} = ${f}`:f,F=[O?t.text("cli-comparison-question",{text:t.text(`question-${a}`)}):"",S?t.text("cli-comparison-book",{text:S}):"",v?t.text("cli-comparison-has",{text:C(v).split(/\s+/).join(" ").trim()}):""].filter(Boolean).join("; ");return i("span",{},t.text(`cli-compare-${b}`),F&&i("span",{class:"part"},F))}return{element:$,open:()=>A.append(r.status)}}function br(r){let e="";for(let t of r)e+=String.fromCharCode(t);return btoa(e)}var Ce="[data-lit]";function Vt(r){let e=[];function t(m){for(let d of e)d.classList.remove("lr-lit");e=m?[...r.querySelectorAll(`[data-lit="${CSS.escape(m.dataset.lit)}"]`)]:[];for(let d of e)d.classList.add("lr-lit")}let n=({target:m})=>m.closest?.(Ce)??null,s=()=>r.querySelector(`${Ce}:focus`),o=m=>t(n(m)??s()),l=m=>t(n(m)),u=()=>t(null),g=[...r.querySelectorAll(".lr-cell__words")];for(let m of g)[...m.querySelectorAll(Ce)].forEach((d,x)=>{d.tabIndex=x?-1:0});function h(m){let d=n(m),x={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[m.key];if(!d||!x||m.altKey||m.ctrlKey||m.metaKey)return;let E=[...d.closest(".lr-cell__words").querySelectorAll(Ce)],A=E[E.indexOf(d)+x];A&&(m.preventDefault(),d.tabIndex=-1,A.tabIndex=0,A.focus())}let p=[["pointerover",o],["pointerleave",u],["focusin",l],["focusout",u],["keydown",h]];for(let[m,d]of p)r.addEventListener(m,d);return()=>{u();for(let[m,d]of p)r.removeEventListener(m,d)}}var je=["right","suggest","question"],yr="living-rules-marks/1",vr=50,Qt=4e3,Xt=1e3,Ue=100,be=class{constructor(e,t){this.lang=e;this.changed=t;this.now=Zt(Z(this.name)),this.stop=ke(this.name,()=>{this.writing||(this.now=Zt(Z(this.name)),this.future=[],t())})}lang;changed;now;future=[];typed="";writing=!1;stop;get name(){return`desk-${this.lang}`}close(){this.stop()}get by(){return this.now.by}set by(e){this.now.by=e,this.keep()}get count(){return Object.keys(this.now.marks).length}get canUndo(){return this.now.past.length>0}get canRedo(){return this.future.length>0}of(e){return Object.hasOwn(this.now.marks,e)?this.now.marks[e]:null}set(e,t,n=""){let s=n&&`${e} ${n}`;(!s||s!==this.typed)&&this.step([[e,this.of(e)]]),this.typed=s,this.put(e,t),this.keep(),this.changed()}clear(){this.step(Object.entries(this.now.marks)),this.typed="",this.now.marks={},this.keep(),this.changed()}undo(){let e=this.now.past.pop();return e?this.swap(e,this.future):null}redo(){let e=this.future.pop();return e?this.swap(e,this.now.past):null}file(){let e=Object.entries(this.now.marks).map(([t,n],s)=>({id:String(s+1),clause:t,...n}));return`${JSON.stringify({format:yr,lang:this.lang,by:this.by.trim(),marks:e},null,1)}
`}step(e){this.now.past=[...this.now.past,e].slice(-vr),this.future=[]}swap(e,t){t.push(e.map(([n])=>[n,this.of(n)]));for(let[n,s]of e)this.put(n,s);return this.typed="",this.keep(),this.changed(),e[0]?.[0]??null}put(e,t){t?this.now.marks[e]=t:delete this.now.marks[e]}keep(){this.writing=!0,re(this.name,this.count||this.by||this.canUndo?this.now:null),this.writing=!1}};function Zt(r){let{by:e,marks:t,past:n}=typeof r=="object"&&r!==null?r:{},s=typeof t=="object"&&t!==null?Object.entries(t):[];return{by:typeof e=="string"?e.slice(0,Ue):"",marks:Object.fromEntries(s.flatMap(([o,l])=>Je(l)?[[o,Je(l)]]:[])),past:Array.isArray(n)?n.filter(o=>Array.isArray(o)&&o.every(l=>Array.isArray(l)&&typeof l[0]=="string"&&(l[1]===null||Je(l[1])))):[]}}function Je(r){let{mark:e,on:t,text:n,note:s}=r??{};return!je.includes(e)||typeof t!="string"?null:{mark:e,on:t,...typeof n=="string"?{text:n}:{},...typeof s=="string"?{note:s}:{}}}var xr=350;function Yt(r,e,t){let{words:n,texts:s,rows:o,model:l}=r,u=[...o.keys()],g=c=>n.clause(c).title,h=e,p=u[0],m=!1,d=new be(h,ne),x=null,E=0,A=0,$=i("select",{"data-k":"lang",onchange:()=>dn($.value)},...Le.map(c=>i("option",{value:c,selected:c===h},n.text(`page-desk-lang-${c}`)))),w=i("p",{class:"answer",tabindex:-1}),N=(c,k)=>i("button",{type:"button","data-k":c,onclick:()=>{let T=k();T&&ve(T)}},n.text(`ui-desk-${c}`)),R=N("before",()=>u[u.indexOf(p)-1]),L=N("next",()=>u[u.indexOf(p)+1]),H=N("unmarked",()=>Qe()),U=je.map(c=>i("button",{type:"button",class:"quiet","data-k":c,onclick:()=>ln(c)},n.text(`ui-desk-${c}`))),q=i("p",{class:"wrong"}),b=i("textarea",{rows:5,maxlength:Qt,spellcheck:!0,"data-k":"text",oninput:()=>un()}),a=i("div",{class:"found","aria-live":"polite"}),f=i("div",{class:"panel"},i("label",{},n.text("ui-desk-text"),b),i("p",{class:"who"},n.text("ui-desk-text-about")),r.status,a),v=i("textarea",{rows:2,maxlength:Xt,"data-k":"note",oninput:()=>cn()}),O=i("span"),C=i("label",{},O,v),S=i("div",{class:"panel"}),F=ge({session:{get canUndo(){return d.canUndo},get canRedo(){return d.canRedo},undo:()=>Ze(d.undo()),redo:()=>Ze(d.redo())},words:n},()=>{}),j=i("p",{class:"note",role:"status"}),_=i("input",{type:"text",maxlength:Ue,autocomplete:"name","data-k":"by",oninput:()=>{d.by=_.value,_.removeAttribute("aria-invalid"),y(j)}}),We=i("span"),Be=i("div"),Ke=i("button",{type:"button",class:"quiet","data-k":"clear",onclick:()=>d.clear()},n.text("ui-desk-clear")),on=i("details",{class:"sending",ontoggle:()=>xe()},i("summary",{},We),i("p",{class:"who"},n.text("ui-desk-kept")),i("label",{},n.text("ui-desk-by"),_),j,Be,Ke),an=i("div",{class:"reading"},i("div",{class:"fields"},i("label",{},n.text("ui-desk-lang"),$)),w,i("div",{class:"options"},R,L,H),i("div",{class:"options says",role:"group","aria-label":n.text("ui-desk-choose")},...U),q,f,C,S,F.element,on),Ge=new Map([...o].map(([c,k])=>{let T=i("button",{type:"button",class:"lr-row__mark md-button",onclick:()=>Xe(c)});return k.querySelector(".lr-row__number").after(T),[c,T]})),ye=(c=p)=>s[h]?.[c]??{body:"",on:""};function ln(c){let k=d.of(p),{on:T,body:I}=ye();if(k?.mark===c?d.set(p,null):d.set(p,{mark:c,on:T,...c==="suggest"?{text:I}:{},...k?.note&&c!=="right"?{note:k.note}:{}}),!d.of(p))return r.say(n.text("ui-desk-unmark",{clause:g(p)}));r.say(n.text("ui-desk-mark-of",{mark:n.text(`ui-desk-is-${c}`),clause:g(p)})),c==="suggest"&&(b.focus(),te()),c==="question"&&v.focus();let V=c==="right"?u[u.indexOf(p)+1]:void 0;V&&ve(V)}function un(){let c=d.of(p);d.set(p,{...c,mark:"suggest",on:ye().on,text:b.value},"text"),clearTimeout(E),E=setTimeout(()=>{te()},xr)}function cn(){let{note:c,...k}=d.of(p);d.set(p,{...k,...v.value?{note:v.value}:{}},"note")}async function te(){let c=d.of(p),k=++A;if(x=null,c?.mark!=="suggest"||Ve(c))return ne();let T=await r.ask({method:"review",lang:h,clause:p,on:c.on,text:c.text??"",note:c.note??""},()=>{te()});k===A&&(x=T.review??null,ne())}let Ve=c=>(c.text??"").trim()===ye().body;function Ze(c){c&&o.has(c)&&ve(c),te()}function Qe(){let c=u.indexOf(p)+1;return[...u.slice(c),...u.slice(0,c)].find(k=>!d.of(k))}function ve(c){p=c,A+=1,clearTimeout(E),x=null,t(o.get(p)),ne(),w.focus({preventScroll:!0}),d.of(p)?.mark==="suggest"&&te()}function dn(c){d.close(),h=c,d=new be(h,ne),te()}function Xe(c=p){m=!0,a.before(r.status),ve(c)}function ne(){for(let[k,T]of Ge){let I=d.of(k)?.mark;T.textContent=n.text(I?`ui-desk-is-${I}`:"ui-desk-mark"),T.setAttribute("aria-label",n.text("ui-desk-mark-of",{mark:T.textContent,clause:g(k)})),I?T.dataset.mark=I:delete T.dataset.mark}if(!m)return;let c=d.of(p);w.textContent=n.text("ui-desk-at",{clause:g(p),number:u.indexOf(p)+1,count:u.length}),R.disabled=p===u[0],L.disabled=p===u.at(-1),H.disabled=!Qe(),U.forEach((k,T)=>k.setAttribute("aria-pressed",String(c?.mark===je[T]))),q.textContent=c&&c.on!==ye().on?n.text("ui-desk-changed"):"",f.hidden=c?.mark!=="suggest",b.lang=h,c?.mark==="suggest"&&b.value!==c.text&&(b.value=c.text??""),C.hidden=!c||c.mark==="right",O.textContent=n.text(c?.mark==="question"?"ui-desk-asked":"ui-desk-why"),v.value!==(c?.note??"")&&(v.value=c?.note??""),pn(c),fn(c),F.result?.(),_.value!==d.by&&(_.value=d.by),We.textContent=n.text("ui-desk-send",{count:d.count}),Ke.hidden=!d.count}function pn(c){if(c?.mark!=="suggest")return y(a);if(Ve(c))return y(a,n.text("ui-desk-same"));if(!x){a.querySelector("ul")||y(a);return}let k=[...x.problems.map(T=>["error",J(T,n,r.schema,g(p))]),...x.findings.map(T=>[T.level,r.finding(T)])];y(a,k.length?i("ul",{},...k.map(([T,I])=>i("li",{"data-level":T},I))):n.text("ui-desk-checks-none"))}function fn(c){if(S.hidden=c?.mark!=="question",S.hidden)return;let k=o.get(p),T=[...k.querySelectorAll("figure.lr-bench")].map(({id:D})=>D),I=[...k.querySelectorAll(".lr-row__also a")].map(({hash:D})=>D.slice(1)),V=[...T,...I].flatMap(D=>document.getElementById(D)??[]);B(S,()=>y(S,i("p",{},n.text(V.length?"ui-desk-propose":"ui-desk-propose-none")),i("div",{class:"options"},...V.map(D=>i("button",{type:"button","data-k":D.id,onclick:()=>{mn(D)}},D.querySelector("figcaption")?.firstChild?.textContent??D.id)))))}async function mn(c){let k=c.closest("details");k&&(k.open=!0),c.scrollIntoView({block:"start"});let T=()=>c.dataset.host==="live"||c.dataset.host==="failed";T()||await new Promise(D=>{let Ye=new MutationObserver(()=>{T()&&(Ye.disconnect(),D())});Ye.observe(c,{attributeFilter:["data-host"]})});let I=o.get(p).querySelector(`[data-col="${h}"] .lr-cell__words`)?.textContent?.trim()??"",V={words:n.text("ui-desk-question-words",{clause:g(p),text:I,note:d.of(p)?.note??""})};c.querySelector(".lr-bench__host")?.dispatchEvent(new CustomEvent("lr-propose",{detail:V}))}function gn(c){let k=d.count?d.by.trim()?null:"ui-desk-needs-name":"ui-desk-needs-marks";return k?(c.preventDefault(),y(j,n.text(k)),_.setAttribute("aria-invalid",String(d.count>0)),_.focus(),_.scrollIntoView({block:"center"}),!1):!0}function xe(){y(Be,De({name:`marks-${h}.json`,text:()=>d.file(),ready:gn,link:()=>location.href.split("#")[0],title:()=>n.text("ui-desk-marks-of",{lang:n.text(`page-desk-lang-${h}`),count:d.count}),issue:c=>`\`\`\`json
${c}\`\`\``,note:j,words:n,model:l}))}return l.on("change:routes",xe),xe(),ne(),{element:an,open:Xe,close(){m=!1,clearTimeout(E),d.close(),l.off("change:routes",xe);for(let c of Ge.values())c.remove()}}}var en=`/* The panel of the translators' desk: reading clause by clause, and a published text beside the book. */

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
`;function nn(r,e,t){let n=t.getRootNode().host.closest("figure"),s=n.closest(".lr-desk"),o=document.createComment("desk");n.before(o);let l=[Vt(s),nt(s),()=>{o.after(n),o.remove()}],u=!1;return l.push(()=>{u=!0}),Wt(r).then(g=>{u||l.push(Er(r,e,t,s,n,o,g))},g=>{console.error("Living Rules:",g),t.append(r.get("words").ftl.match(/^ui-bench-failed = (.+)$/m)?.[1]??"")}),()=>{for(let g of l.reverse())g()}}function Er(r,e,t,n,s,o,l){let{words:u}=l,g=i("p",{class:"hidden",role:"status"}),h=Bt(r,e,n,l,L=>{g.textContent=L}),p=i("div"),m=i("div",{class:"lr tool desk",lang:u.lang},i("style",{},me+tn+en)),d=Yt(h,u.lang,L=>{$!=="read"&&w("read");for(let H of n.querySelectorAll(".lr-row--read"))H.classList.remove("lr-row--read");L?.classList.add("lr-row--read"),L?.querySelector(".lr-cells").after(s),L?.scrollIntoView({block:"start"})}),x=Gt(h,u.lang),E=i("button",{type:"button",class:"strong","data-k":"read",onclick:()=>$==="read"?w(null):d.open()}),A=i("button",{type:"button","data-k":"compare",onclick:()=>w($==="compare"?null:"compare")}),$=null;function w(L){if($=L,L!=="read"){for(let H of n.querySelectorAll(".lr-row--read"))H.classList.remove("lr-row--read");o.after(s)}L==="compare"&&x.open(),y(p,L==="read"?d.element:L==="compare"?x.element:null),N(),L!=="read"&&(L==="compare"?A:E).focus()}function N(){E.textContent=u.text($==="read"?"ui-desk-stop":"ui-desk-read"),A.textContent=u.text("ui-desk-compare"),E.setAttribute("aria-expanded",String($==="read")),A.setAttribute("aria-expanded",String($==="compare"))}N(),y(m,m.firstChild,i("div",{class:"options"},E,A),p,g);let R=Ae(m,t);return t.append(m),()=>{d.close(),h.close(),R(),m.remove()}}function rn(r,e){return{module:{initialize:()=>()=>{},render({model:t,el:n}){let s=new Q(t),o=r(t,s,n);return()=>{o(),s.close()}}},toLink:({id:t},n,s)=>e.toLink(t,n,s),fromLink:(t,{id:n},s)=>e.fromLink(n,t,s)}}var Sr={toLink:()=>"",fromLink:()=>({state:null,ignored:{parts:[],cut:!1,catalogue:!1}})},sn=rn(nn,Sr),{fromLink:$l,toLink:Ml}=sn,Al=sn.module;export{Al as default,$l as fromLink,Ml as toLink};
