var de=Object.defineProperty;var ce=(o,r)=>{for(var n in r)de(o,n,{get:r[n],enumerable:!0})};var q={};ce(q,{fromLink:()=>pe,toLink:()=>L});import{address as B,answerTo as be,bar as C,bench as ke,callKind as ve,canonical as we,changeable as xe,choice as ye,copyText as Se,differing as N,drawing as Te,dressed as R,equal as m,fromLink as Le,gap as qe,h as t,houseOf as y,icon as He,isMap as Me,keepHouse as W,now as Oe,paramName as Pe,Port as A,problemAt as je,problems as Ue,problemSentence as $e,progressOf as Ee,put as S,qr as ze,readingName as k,readingsOf as _e,readParts as D,redraw as T,refusalSentence as Ke,rests as Be,s as Ce,select as Ne,shell as Re,status as We,steps as Ae,styles as V,toLink as De,transport as Ve,unread as F,watchHouse as G,Words as I}from"./bench.js";function J({questions:o}){return{kind:"record",of:Object.fromEntries(Object.entries(o).map(([r,{readings:n}])=>[r,{kind:"enum",values:n}]))}}function L(o,r,n){return B("tool",o,N({},r.readings,J(n),n))}function pe(o,r,n){let{facts:e,ignored:i}=D(r,{},J(n),n);return{state:Object.keys(e).length?{readings:e}:null,ignored:i}}var v=class{constructor(r,n){this.now=r;this.changed=n}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(r){m(r,this.now)||(this.past.push(this.now),this.future=[],this.put(r))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(r,n){let e=r.pop();e!==void 0&&(n.push(this.now),this.put(e))}put(r){this.now=r,this.changed()}};var Q=`/* The readings of a table; on paper only those, one under the other. */

.lr .questions > li { padding-block: 0.8em; border-top: 1px solid var(--line); }
.lr .questions > .ours { padding-inline-start: 0.7em; box-shadow: inset 4px 0 var(--gold); }
.lr .questions .readings { margin-top: 0.5em; }
.lr .questions .readings button { border-color: var(--edge); text-align: start; }
.lr .questions [aria-pressed="true"] { border: 2px solid var(--accent); background: var(--tint); }
.lr .offer { border-color: var(--gold); background: var(--lit); }
.lr .address, .lr .qr { display: none; }
@media print {
  .lr.own-table { font-size: 10pt; }
  .lr.own-table :is(.options, .bar, .offer, .readings > :not(.chosen)) { display: none; }
  .lr .questions > li { padding-block: 0.25em; break-inside: avoid; }
  .lr .questions .readings { display: block; margin: 0; }
  .lr .questions .readings li { display: flex; flex-wrap: wrap; gap: 0 1em; align-items: baseline; }
  .lr .questions button { width: auto; min-height: 0; padding: 0; border: 0 !important; background: none !important; }
  .lr .address { display: block; font-size: 8pt; overflow-wrap: anywhere; }
  .lr .qr { display: block; }
}
`;var X=`/* What the tools have besides the bench. */

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
`;function Y(o,r,n){let e=new I(o.get("words")),i=o.get("schema"),{game:b}=i,te=o.get("base")??"",a=new v(y(i),()=>W(b,a.now)),H=()=>`${(o.get("link")??"").split("#")[0]}#${L("table",{readings:a.now},i)}`,M=()=>o.get("state")?.readings??null,g=t("p",{class:"answer",tabindex:-1}),h=t("div",{class:"panel offer",role:"group",hidden:!0,"aria-label":e.text("ui-table-brought")}),w=t("ol",{class:"questions"}),O=F(o,e,"ui-link-seen",()=>g.focus()),P=t("button",{type:"button",onclick:()=>{a.change({}),g.focus()}},e.text("ui-table-all-printed")),ne=t("button",{type:"button",onclick:()=>window.print()},e.text("ui-table-print")),j=C({session:{get canUndo(){return a.canUndo},get canRedo(){return a.canRedo},undo:()=>a.undo(),redo:()=>a.redo()},words:e},H),U=t("div",{class:"qr"}),$=t("p",{class:"address"}),x=t("div",{class:"lr tool own-table",lang:e.lang},t("style",{},V+X+Q),t("div",{class:"head"},g),O.element,h,t("div",{class:"options"},P,ne),j.element,w,U,$);function oe(s,d){let{[s]:c,...l}=a.now;a.change(i.questions[s].printed===d?l:{...l,[s]:d})}function f(){let s=a.now,d=Object.keys(s).length;g.textContent=e.text("ui-table-count",{count:d}),P.hidden=!d;let c=M();T(h,()=>{h.hidden=!c||m(c,s),S(h,...h.hidden?[]:[t("p",{},e.text("ui-table-brought")),t("ul",{},...Object.entries(c).map(([l,u])=>t("li",{},re(l,u)))),t("div",{class:"options"},t("button",{type:"button",class:"strong",onclick:()=>a.change(c)},e.text("ui-table-take")),t("button",{type:"button",onclick:()=>z()},e.text("ui-table-leave")))])},()=>g),T(w,()=>S(w,...Object.entries(i.questions).map(([l,u])=>{let _=e.text(`question-${l}`),K=s[l]??u.printed;return t("li",{class:s[l]?"ours":""},t("p",{},_," ",E(u.clauses)),t("div",{role:"group","aria-label":_},t("ul",{class:"readings"},...u.readings.map(p=>t("li",{class:p===K?"chosen":""},t("button",{type:"button","aria-pressed":String(p===K),"data-k":`${l}.${p}`,onclick:()=>oe(l,p)},p===u.printed?e.text("ui-printed",{reading:k(l,p,e)}):k(l,p,e)),se(u.grounds[p]))))))}))),j.result?.(),$.textContent=U.dataset.link=H()}function re(s,d){return e.text("ui-change-to",{place:e.text(`question-${s}`),value:k(s,d,e)})}function se(s){return s?t("p",{class:"grounds"},e.text("ui-grounds",{who:e.text(`grounds-${s.who}`)})," ",E(s.clauses)):null}function E(s){return t("span",{class:"cites"},...s.map(d=>{let{title:c,href:l}=e.clause(d);return l===void 0?t("span",{class:"cite"},c):t("a",{class:"cite",href:te+l},c)}))}function z(){o.set("state",{readings:a.now}),o.save_changes(),f()}function ie(){let s=y(i);m(s,a.now)?z():a.change(s)}M()||o.set("state",{readings:a.now}),f();let ae=R(x,n),le=G(b,ie);return o.on("change:state",f),n.append(x),()=>{le(),ae(),O.close(),o.off("change:state",f),x.remove()}}function Z(o,r){return{module:{initialize:()=>()=>{},render({model:n,el:e}){let i=new A(n),b=o(n,i,e);return()=>{b(),i.close()}}},toLink:({id:n},e,i)=>r.toLink(n,e,i),fromLink:(n,{id:e},i)=>r.fromLink(e,n,i)}}var ee=Z(Y,q),{fromLink:at,toLink:lt}=ee,dt=ee.module;export{dt as default,at as fromLink,lt as toLink};
