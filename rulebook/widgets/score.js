var Oe=Object.defineProperty;var _e=(s,c)=>{for(var l in c)Oe(s,l,{get:c[l],enumerable:!0})};import{address as Ie,answerTo as Ve,bar as te,bench as Ge,callKind as Je,canonical as F,changeable as Qe,choice as Xe,copyText as Ye,differing as re,drawing as Ze,dressed as oe,equal as $,fromLink as et,gap as tt,h as t,icon as rt,isMap as K,now as ot,paramName as nt,Port as ne,problemAt as st,problems as at,problemSentence as se,progressOf as it,put as x,readParts as ae,redraw as q,refusalSentence as lt,rests as ct,s as dt,select as ut,shell as pt,status as ie,steps as mt,styles as le,toLink as ft,transport as gt,unread as ce,Words as de}from"./bench.js";var P=class{constructor(c,l){this.now=c;this.changed=l}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(c){$(c,this.now)||(this.past.push(this.now),this.future=[],this.put(c))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(c,l){let e=c.pop();e!==void 0&&(l.push(this.now),this.put(e))}put(c){this.now=c,this.changed()}};var ue=`/* The table of Judge Domino. */

.lr .dominoes { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.8em; }
.lr .dominoes .stock { display: flex; flex-wrap: wrap; gap: 0.2em 1.2em; justify-content: space-between; font-size: 0.88em; color: var(--soft); }
.lr .stage { overflow-x: auto; display: grid; gap: 0.3em; padding: 0.4em; border-radius: 10px; background: var(--felt); }
.lr .stage:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.lr .stage svg { width: 100%; height: auto; stroke-width: 0.8; overflow: visible; }
.lr .stage svg[hidden] { display: none; }
.lr .stage .body { fill: light-dark(#fffefa, #f2efe6); stroke: light-dark(#5d574c, #0c100e); }
.lr .stage .side .body { transition: transform 0.22s ease-in; }
.lr .stage .reach { fill: transparent; stroke: none; }
.lr .stage text { fill: var(--ink); stroke: none; font-size: 11px; text-anchor: middle; font-variant-numeric: tabular-nums; }
.lr .stage .gap { fill: var(--soft); font-size: 9.5px; }
.lr .stage .ground { stroke: var(--edge); }
.lr .stage .push { stroke: var(--accent); stroke-width: 2.4; }
.lr .stage .last .body { stroke: var(--gold); stroke-width: 2; }
.lr .stage .last text { font-weight: 700; }
.lr .stage .down .body { fill: light-dark(#d9d1c1, #8b958f); }
.lr .stage .held { cursor: grab; }
.lr .stage .held .body { fill: var(--lit); stroke: var(--accent); stroke-width: 2; }
.lr .stage .held text { fill: var(--accent); font-weight: 700; }
.lr .stage .free { cursor: pointer; }
.lr .stage [role="slider"]:focus-visible { outline: none; }
.lr .stage [role="slider"]:focus-visible .body { stroke-width: 3.4; }
.lr :is(.piece, .estimate, .own, .own > div:not(.options)) > * + * { margin-top: 0.6em; }
.lr .measures { display: flex; flex-wrap: wrap; gap: 0.5em 0.9em; align-items: end; }
.lr .measure { display: grid; font-size: 0.92em; }
.lr .measure input { width: 7em; }
.lr .dominoes button[aria-pressed="true"], .lr .own button[aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.lr .soft { color: var(--soft); font-size: 0.92em; }
.lr .estimate { padding: 0.6em 0.8em; border: 1px dashed var(--edge); border-radius: 10px; }
.lr .estimate .label { font-size: 0.92em; }
.lr .estimate progress { width: 100%; accent-color: var(--accent); }
.lr .dominoes .players { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13em), 1fr)); gap: 0.5em; }
.lr .dominoes .players li { padding: 0.35em 0.6em 0.5em; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.lr .dominoes .players .turn { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.lr .dominoes .place { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1em 0.4em; }
.lr .dominoes .score { margin-inline-start: auto; font-weight: 650; font-variant-numeric: tabular-nums; }
.lr .badge.you { background: var(--accent); color: var(--on-accent); }
.lr .guess { display: inline-block; padding: 0 0.7em; border-radius: 1em; border: 1px solid var(--edge); font-size: 0.88em; font-weight: 600; }
.lr .guess.success { background: light-dark(#dff0e6, #24483a); }
.lr .guess.failure { background: light-dark(#fbe6e3, #472624); }
.lr .guess.back { background: repeating-linear-gradient(45deg, transparent 0 5px, light-dark(#355e5422, #9cc7ba22) 5px 6px), var(--felt); font-weight: 400; }
.lr .ballot { display: grid; gap: 0.45em; }
.lr .ballot > * { display: flex; flex-wrap: wrap; align-items: center; gap: 0.45em; }
.lr .ballot > [role="group"] { display: grid; grid-template-columns: minmax(0, 7em) auto auto; justify-content: start; }
.lr .ballot > * > span { flex: 0 1 7em; font-weight: 600; }
.lr .ballot select { width: auto; }
.lr .check { display: flex; align-items: center; gap: 0.5em; min-height: 44px; }
.lr .check input { width: 1.3em; min-height: 1.3em; accent-color: var(--accent); }
.lr .dominoes .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin-top: 0.5em; }
.lr .dominoes .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr .dominoes .sheet :is(th, td) { padding: 0.3em min(0.5em, 1.4vw); border-bottom: 1px solid var(--line); text-align: start; font-size: 0.92em; }
.lr .dominoes .sheet :is(th, td, button) { overflow-wrap: normal; }
.lr .dominoes .sheet button { padding-inline: 0.5em; }
.lr .dominoes .sheet thead th { color: var(--soft); font-weight: 400; }
.lr .dominoes .sheet .sum { font-weight: 650; }
.lr .dominoes .sheet small { display: block; font-weight: 400; color: var(--soft); }
`;var pe=`/* The score keeper. */

.lr .verdict { padding: 0.5em 0.8em; border-radius: 12px; background: var(--tint); border: 1px solid var(--line); }
.lr .verdict .cite { background: var(--paper); }
.lr.score .field > span { display: block; font-weight: 600; font-size: 0.92em; color: var(--soft); margin-bottom: 0.3em; }
.lr.score .form { padding: 0; }
.lr.score .form > * + * { margin-top: 0.7em; }
.lr.score .ballot input { flex: 1 1 10em; width: auto; }
.lr.score button[aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.lr.score .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.lr.score .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr.score .sheet :is(th, td) { padding: 0.3em 0.5em; border-bottom: 1px solid var(--line); text-align: end; }
.lr.score .sheet th:first-child { text-align: start; }
.lr.score .sheet .sum { font-weight: 650; }
.lr.score .sheet .most .sum { color: light-dark(#805903, #f0c75e); }
.lr.score .totals { overflow-x: auto; }
`;var me=`/* What the tools have besides the bench. */

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
`;var ze="table",je=2,Ue=["success","failure"],Ae=20,Ce=["must_topple","toppled","scored","nobody_scored","tokens_short","knocked_over","goes_on","extra_round","match_over"];function fe(s,c,l){let e=new de(s.get("words")),d=s.get("schema"),h=5,f={players:[1,2,3].map(r=>e.text("ui-score-player",{number:r})),rounds:[]},i=new P(f,ke),m=null,w=[],v=0,W=!1,g=I();function I(){return{placer:"",votes:{},fell:null}}let b={source:"waiting",progress:null,evaluate:()=>{R()}};async function R(){let r=++v,{players:n,rounds:o}=i.now;b.source="waiting",C();let a=await c.ask({method:"run",game:d.game,call:"match",args:{players:n},rulings:ze,answers:He(n,o)});r!==v||W||(b.source=a.error?"failed":"live",a.error&&console.error(`Living Rules: ${a.error}`),m=a.trace??null,w=a.problems??[],C())}function ke(){g=I(),s.set("state",i.now),s.save_changes(),R()}function xe(){let r=[];for(let n of m?.events??[]){n.kind==="round_began"&&r.push({starter:String(n.facts.starter),events:[],points:{}});let o=r.at(-1);if(o?.events.push(n),n.kind==="scored"&&o)for(let a of n.facts.players)o.points[a]=(o.points[a]??0)+Number(n.facts.points)}return r}let y=t("p",{class:"answer",tabindex:-1}),z=ie({session:b,words:e,home:()=>y.focus()}),we=c.watch(r=>{b.progress=r,z.progress()}),V=te({session:{get canUndo(){return i.canUndo},get canRedo(){return i.canRedo},undo:()=>i.undo(),redo:()=>i.redo()},words:e},()=>s.get("link")),G=ce(s,e,"ui-score-new",()=>i.change(f)),j=t("div",{class:"panel problems",role:"alert",hidden:!0}),L=t("fieldset",{},t("legend",{},e.text("ui-param-players"))),J=t("div",{class:"ballot"}),E=t("form",{class:"form",onsubmit:r=>{r.preventDefault(),ye()}}),U=t("div",{class:"verdict",role:"status",hidden:!0}),Q=t("div",{class:"totals"}),X=t("button",{type:"button",onclick:()=>i.change({...i.now,rounds:[]})},e.text("ui-score-new"));L.append(J);let M=t("div",{class:"lr tool score",lang:e.lang},t("style",{},le+ue+me+pe),t("div",{class:"head"},y,z.element),G.element,j,U,L,E,Q,t("div",{class:"options"},X),V.element),A=(r,n,o,a)=>t("button",{type:"button","data-k":n,"aria-pressed":String(o),onclick:()=>{a(),C()}},r),Y=(r,...n)=>t("div",{class:"field"},t("span",{},r),t("div",{class:"options",role:"group","aria-label":r},...n));function Z(r){i.change({...i.now,rounds:[...i.now.rounds,r]}),y.focus()}function ee(){let{players:r}=i.now,n=r.every(o=>g.votes[o]);return!!g.placer&&n&&(g.fell!==null||O())}function O(){return i.now.players.every(r=>g.votes[r]==="success")}function ye(){!ee()||O()||Z({placer:g.placer,votes:g.votes,fell:g.fell})}function C(){let{players:r,rounds:n}=i.now,o=xe(),a=m?.outcome==="won"||m?.outcome==="shared",u=b.source==="live"&&!!m&&!a,p=o.filter(({events:T})=>T.some(({kind:D})=>D==="round_over"));M.setAttribute("aria-busy",String(b.source==="waiting")),z.result?.(),V.result?.();let k=m?.events.at(-1);y.textContent=b.source==="failed"?e.text("ui-answer-failed"):w.length?e.text("ui-answer-problems"):m?a&&k?e.event(k):e.event({kind:"round_began",clauses:[],facts:{number:o.length,starter:o.at(-1)?.starter??r[0]}}):e.text("ui-answer-waiting");let S=m?.refused?.refusal;j.hidden=!w.length&&!S,x(j,...w.map(T=>t("p",{},se(T,e,d))),S?t("p",{},e.text(`refusal-${S.reason}`,S.facts)," ",_(S.clauses)):null),q(L,()=>x(J,...r.map((T,D)=>Se(T,D)),r.length<h&&!n.length?t("button",{type:"button",class:"quiet","data-k":"add",onclick:()=>H([...r,e.text("ui-score-player",{number:r.length+1})])},e.text("ui-score-add")):null)),L.hidden=n.length>0,X.hidden=!n.length,q(E,()=>x(E,...u?Te(r):[]),()=>y),E.hidden=!u,Le(p.at(-1),o.at(-1)),x(Q,p.length?Ee(r,p):null)}function H(r){i.change({players:r,rounds:[]})}function Se(r,n){let{players:o}=i.now,a=e.text("ui-score-player",{number:n+1});return t("div",{},t("input",{type:"text",maxlength:40,"data-k":`name ${n}`,"aria-label":a,value:r,autocomplete:"off",spellcheck:"false",onchange:u=>H(o.map((p,k)=>k===n?u.target.value.trim().normalize("NFC"):p))}),o.length>je?t("button",{type:"button",class:"square","data-k":`drop ${n}`,"aria-label":`${r}: ${e.text("ui-remove")}`,onclick:()=>H(o.filter((u,p)=>p!==n))},"×"):null)}function Te(r){let n=ee()&&!O();return[Y(e.text("ui-score-placer"),...r.map(o=>A(o,`placer ${o}`,g.placer===o,()=>{g.placer=o}))),t("fieldset",{},t("legend",{},e.text("ui-param-votes")),t("div",{class:"ballot"},...r.map(o=>t("div",{role:"group","aria-label":o},t("span",{},o),...Ue.map(a=>A(e.form(a),`${o} ${a}`,g.votes[o]===a,()=>{g.votes={...g.votes,[o]:a}})))))),O()?t("p",{class:"panel",role:"status"},e.text("event-goes-on")," ",_(["domino/vote.3"])):Y(e.text("choice-fell"),...[!0,!1].map(o=>A(e.text(o?"ui-domino-all-fell":"ui-domino-not-all"),`fell ${o}`,g.fell===o,()=>{g.fell=o}))),t("button",{class:"strong","data-k":"count","aria-disabled":String(!n)},e.text("ui-score-count")),t("details",{},t("summary",{},e.text("ui-domino-accident")),t("div",{class:"options"},...r.map(o=>t("button",{type:"button","data-k":`accident ${o}`,onclick:()=>Z({accident:o})},o))))]}function _(r){let n=s.get("base");return t("span",{class:"cites"},...r.map(o=>{let{title:a,href:u}=e.clause(o);return u!==void 0&&n!==void 0?t("a",{class:"cite",href:n+u},a):t("span",{class:"cite"},a)}))}function Le(r,n){let o=m?.events??[],a=r?o.indexOf(r.events[0]):o.length,u=o.slice(a).filter(({kind:p})=>Ce.includes(p));U.hidden=!u.length,x(U,t("ul",{},...u.map(p=>t("li",{},e.event(p)," ",_(p.clauses)))),n&&n!==r?t("p",{},e.text("ui-score-starts",{player:n.starter})," ",_(n.events[0].clauses)):null)}function Ee(r,n){let o=u=>n.reduce((p,{points:k})=>p+(k[u]??0),0),a=Math.max(...r.map(o));return t("table",{class:"sheet"},t("caption",{},e.text("ui-score-sheet")),t("thead",{},t("tr",{},t("th",{scope:"col"},e.text("ui-domino-player")),...n.map((u,p)=>t("th",{scope:"col","aria-label":e.text("ui-score-round",{number:p+1})},String(p+1))),t("th",{scope:"col"},e.text("ui-score-sum")))),t("tbody",{},...r.map(u=>t("tr",{class:o(u)===a?"most":""},t("th",{scope:"row"},u),...n.map(({points:p})=>t("td",{},String(p[u]??0))),t("td",{class:"sum"},String(o(u)))))))}function N(){let r=s.get("state");r&&F(r)!==F(i.now)&&i.change(r)}l.append(M);let Me=oe(M,l);return s.on("change:state",N),N(),v||R(),()=>{W=!0,we(),G.close(),Me(),s.off("change:state",N),M.remove()}}function He(s,c){let l=[],e=0;for(let d of c){if("accident"in d){l.push(`accident ${d.accident}`),e=s.indexOf(d.accident);continue}let h=(s.indexOf(d.placer)-e+s.length)%s.length;for(let f=0;f<=h;f+=1)l.push(`place ${f+1} upright ${Ae*(f+1)}`),f<h&&l.push(...Array.from({length:s.length-1},()=>"silent"));l.push("call",...s.map(f=>d.votes[f]??"?"),d.fell?"all":"not all"),e=s.indexOf(d.placer)}return l}var B={};_e(B,{fromLink:()=>Ke,toLink:()=>Fe});var Ne=40,ge={kind:"text"},De={kind:"record",of:{placer:ge,accident:ge,fell:{kind:"bool"},votes:{kind:"map",key:{kind:"text"},of:{kind:"enum",values:["success","failure"]}}}},he={kind:"record",of:{players:{kind:"list",of:{kind:"text"}},rounds:{kind:"record",of:Object.fromEntries(Array.from({length:Ne},(s,c)=>[String(c+1),De]))}}};function Fe(s,c,l){let{players:e,rounds:d}=c,h={players:e,...d.length?{rounds:Object.fromEntries(d.map((f,i)=>[String(i+1),f]))}:{}};return[`tool=${s}`,"v=1",...re({},h,he,l)].join("&")}function Ke(s,c,l){let{facts:e,ignored:d}=ae(c,{},he,l),h=Array.isArray(e.players)?e.players:[];if($(e,{})||!h.length)return{state:null,ignored:d};let f=[];for(let i=1;K(e.rounds)&&e.rounds[i]!==void 0;i+=1){let m=e.rounds[i];if(!("accident"in m?h.includes(String(m.accident)):h.includes(String(m.placer))&&typeof m.fell=="boolean"&&K(m.votes)&&h.every(v=>Object.hasOwn(m.votes,v))&&Object.values(m.votes).includes("failure"))){d.parts.push(...Object.keys(e.rounds).filter(v=>Number(v)>=i).map(v=>`rounds.${v}`));break}f.push(m)}return{state:{players:h,rounds:f},ignored:d}}function ve(s,c){return{module:{initialize:()=>()=>{},render({model:l,el:e}){let d=new ne(l),h=s(l,d,e);return()=>{h(),d.close()}}},toLink:({id:l},e,d)=>c.toLink(l,e,d),fromLink:(l,{id:e},d)=>c.fromLink(e,l,d)}}var be=ve(fe,B),{fromLink:Rt,toLink:zt}=be,jt=be.module;export{jt as default,Rt as fromLink,zt as toLink};
