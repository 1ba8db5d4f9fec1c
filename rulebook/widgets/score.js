var Me=Object.defineProperty;var _e=(s,c)=>{for(var l in c)Me(s,l,{get:c[l],enumerable:!0})};import{bar as ee,bench as We,callKind as Ie,canonical as D,changeable as Ve,choice as Ge,copyText as Je,differing as te,drawing as Qe,dressed as re,equal as _,fromLink as Xe,gap as Ye,h as r,icon as Ze,isMap as F,now as et,plain as tt,Port as oe,problemAt as rt,problems as ot,problemSentence as ne,put as x,readParts as se,redraw as K,rests as nt,s as st,select as at,shell as it,status as ae,steps as lt,styles as ie,toLink as ct,transport as dt,unread as le,Words as ce}from"./bench.js";var O=class{constructor(c,l){this.now=c;this.changed=l}now;changed;past=[];future=[];get canUndo(){return this.past.length>0}get canRedo(){return this.future.length>0}change(c){_(c,this.now)||(this.past.push(this.now),this.future=[],this.put(c))}undo(){this.move(this.past,this.future)}redo(){this.move(this.future,this.past)}move(c,l){let e=c.pop();e!==void 0&&(l.push(this.now),this.put(e))}put(c){this.now=c,this.changed()}};var de=`/* The table of Judge Domino. */

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
.lr .stage .held { cursor: grab; touch-action: none; }
.lr .stage .held .body { fill: var(--lit); stroke: var(--accent); stroke-width: 2; }
.lr .stage .held text { fill: var(--accent); font-weight: 700; }
.lr .stage .free { cursor: pointer; }
.lr .stage [role="slider"]:focus-visible { outline: none; }
.lr .stage [role="slider"]:focus-visible .body { stroke-width: 3.4; }
.lr :is(.piece, .estimate, .own, .own > div) > * + * { margin-top: 0.6em; }
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
.lr .ballot > * > span { flex: 0 1 7em; font-weight: 600; }
.lr .ballot select { width: auto; }
.lr .check { display: flex; align-items: center; gap: 0.5em; min-height: 44px; }
.lr .check input { width: 1.3em; min-height: 1.3em; accent-color: var(--accent); }
.lr .dominoes .sheet { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin-top: 0.5em; }
.lr .dominoes .sheet caption { text-align: start; font-weight: 600; padding-bottom: 0.3em; }
.lr .dominoes .sheet :is(th, td) { padding: 0.3em 0.5em; border-bottom: 1px solid var(--line); text-align: start; font-size: 0.92em; }
.lr .dominoes .sheet th { overflow-wrap: normal; }
.lr .dominoes .sheet thead th { color: var(--soft); font-weight: 400; }
.lr .dominoes .sheet .sum { font-weight: 650; }
.lr .dominoes .sheet small { display: block; font-weight: 400; color: var(--soft); }
`;var ue=`/* The score keeper. */

.lr .verdict { padding: 0.5em 0.8em; border-radius: 12px; background: var(--tint); border: 1px solid var(--line); }
.lr .verdict .cite { background: var(--paper); }
.lr.score .field > span { display: block; font-weight: 600; font-size: 0.92em; color: var(--soft); margin-bottom: 0.3em; }
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
`;var pe=`/* What the tools have besides the bench. */

.lr .section, .lr.tool > .field > label { font-weight: 600; font-size: 0.92em; color: var(--soft); }
.lr :is(textarea, .button):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
.lr .wrong:empty { display: none; }
.lr .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0.2em 0.9em; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: inherit; text-decoration: none; }
.lr .button:hover { border-color: var(--accent); color: var(--accent); }
.lr .button.strong { border-color: var(--accent); color: var(--accent); }

/* Cards */

.lr .laid, .lr .tray { display: flex; flex-wrap: wrap; gap: 0.4em; align-items: center; }
.lr .laid li { display: flex; align-items: center; gap: 0.4em; }
.lr .playing b .suit { display: block; font-weight: 400; }
.lr .playing b.red { color: #b3201a; }
.lr .pack { display: grid; gap: 0.5em; }
.lr .pack > div { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 3px; }
@container (min-width: 38em) { .lr .pack > div { grid-template-columns: repeat(13, minmax(0, 1fr)); } }
.lr .pack button { padding: 0; min-width: 0; font-size: 0.95em; background: light-dark(#fffefa, #f2efe6); color: #23211d; border-color: var(--line); white-space: nowrap; }
.lr .pack b { font-variant-numeric: tabular-nums; }
.lr .pack b.red { color: #b3201a; }
.lr .pack .suit { font-family: system-ui, "DejaVu Sans", sans-serif; font-weight: 400; }
.lr .pack .right { border: 2px solid var(--accent); box-shadow: inset 0 -4px light-dark(#1c5f4d, #1c5f4d); font-weight: 700; }
.lr .pack .not { background: light-dark(#ece7dc, #ded9cd); text-decoration: line-through; text-decoration-thickness: 1px; }
.lr .pack .picked { outline: 3px solid var(--gold); outline-offset: 0; }
`;var $e="table",ze=2,Ue=["success","failure"],je=20,Ae=["must_topple","toppled","scored","nobody_scored","tokens_short","knocked_over","goes_on","extra_round","match_over"];function me(s,c,l){let e=new ce(s.get("words")),d=s.get("schema"),h=5,g={players:[1,2,3].map(t=>e.text("ui-score-player",{number:t})),rounds:[]},i=new O(g,be),m=null,w=[],v=0,B=!1,f=W();function W(){return{placer:"",votes:{},fell:null}}let b={source:"waiting",progress:null,evaluate:()=>{P()}};async function P(){let t=++v,{players:n,rounds:o}=i.now;b.source="waiting",j();let a=await c.ask({method:"run",game:d.game,call:"match",args:{players:n},rulings:$e,answers:Ce(n,o)});t!==v||B||(b.source=a.error?"failed":"live",a.error&&console.error(`Living Rules: ${a.error}`),m=a.trace??null,w=a.problems??[],j())}function be(){f=W(),s.set("state",i.now),s.save_changes(),P()}function ke(){let t=[];for(let n of m?.events??[]){n.kind==="round_began"&&t.push({starter:String(n.facts.starter),events:[],points:{}});let o=t.at(-1);if(o?.events.push(n),n.kind==="scored"&&o)for(let a of n.facts.players)o.points[a]=(o.points[a]??0)+Number(n.facts.points)}return t}let y=r("p",{class:"answer",tabindex:-1}),R=ae({session:b,words:e,home:()=>y.focus()}),xe=c.watch(t=>{b.progress=t,R.progress()}),I=ee({session:{get canUndo(){return i.canUndo},get canRedo(){return i.canRedo},undo:()=>i.undo(),redo:()=>i.redo()},words:e},()=>s.get("link")),V=le(s,e,"ui-score-new",()=>i.change(g)),$=r("div",{class:"panel problems",role:"alert",hidden:!0}),T=r("fieldset",{},r("legend",{},e.text("ui-param-players"))),G=r("div",{class:"ballot"}),L=r("form",{class:"form",onsubmit:t=>{t.preventDefault(),we()}}),z=r("div",{class:"verdict",role:"status",hidden:!0}),J=r("div",{class:"totals"}),Q=r("button",{type:"button",onclick:()=>i.change({...i.now,rounds:[]})},e.text("ui-score-new"));T.append(G);let E=r("div",{class:"lr tool score",lang:e.lang},r("style",{},ie+de+pe+ue),r("div",{class:"head"},y,R.element),V.element,$,z,T,L,J,r("div",{class:"options"},Q),I.element),U=(t,n,o,a)=>r("button",{type:"button","data-k":n,"aria-pressed":String(o),onclick:()=>{a(),j()}},t),X=(t,...n)=>r("div",{class:"field"},r("span",{},t),r("div",{class:"options",role:"group","aria-label":t},...n));function Y(t){i.change({...i.now,rounds:[...i.now.rounds,t]}),y.focus()}function Z(){let{players:t}=i.now,n=t.every(o=>f.votes[o]);return!!f.placer&&n&&(f.fell!==null||M())}function M(){return i.now.players.every(t=>f.votes[t]==="success")}function we(){!Z()||M()||Y({placer:f.placer,votes:f.votes,fell:f.fell})}function j(){let{players:t,rounds:n}=i.now,o=ke(),a=m?.outcome==="won"||m?.outcome==="shared",u=b.source==="live"&&!!m&&!a,p=o.filter(({events:S})=>S.some(({kind:N})=>N==="round_over"));E.setAttribute("aria-busy",String(b.source==="waiting")),R.result?.(),I.result?.();let k=m?.events.at(-1);y.textContent=b.source==="failed"?e.text("ui-answer-failed"):w.length?e.text("ui-answer-problems"):m?a&&k?e.event(k):e.event({kind:"round_began",clauses:[],facts:{number:o.length,starter:o.at(-1)?.starter??t[0]}}):e.text("ui-answer-waiting"),$.hidden=!w.length,x($,...w.map(S=>r("p",{},ne(S,e,d)))),K(T,()=>x(G,...t.map((S,N)=>ye(S,N)),t.length<h&&!n.length?r("button",{type:"button",class:"quiet","data-k":"add",onclick:()=>A([...t,e.text("ui-score-player",{number:t.length+1})])},e.text("ui-score-add")):null)),T.hidden=n.length>0,Q.hidden=!n.length,K(L,()=>x(L,...u?Se(t):[]),()=>y),L.hidden=!u,Te(p.at(-1),o.at(-1)),x(J,p.length?Le(t,p):null)}function A(t){i.change({players:t,rounds:[]})}function ye(t,n){let{players:o}=i.now,a=e.text("ui-score-player",{number:n+1});return r("div",{},r("input",{type:"text",maxlength:40,"data-k":`name ${n}`,"aria-label":a,value:t,autocomplete:"off",spellcheck:"false",onchange:u=>A(o.map((p,k)=>k===n?u.target.value.trim().normalize("NFC"):p))}),o.length>ze?r("button",{type:"button",class:"square","data-k":`drop ${n}`,"aria-label":`${t}: ${e.text("ui-remove")}`,onclick:()=>A(o.filter((u,p)=>p!==n))},"×"):null)}function Se(t){let n=Z()&&!M();return[X(e.text("ui-score-placer"),...t.map(o=>U(o,`placer ${o}`,f.placer===o,()=>{f.placer=o}))),r("fieldset",{},r("legend",{},e.text("ui-param-votes")),r("div",{class:"ballot"},...t.map(o=>r("div",{role:"group","aria-label":o},r("span",{},o),...Ue.map(a=>U(e.form(a),`${o} ${a}`,f.votes[o]===a,()=>{f.votes={...f.votes,[o]:a}})))))),M()?r("p",{class:"panel",role:"status"},e.text("event-goes-on")," ",C(["domino/vote.3"])):X(e.text("choice-fell"),...[!0,!1].map(o=>U(e.text(o?"ui-domino-all-fell":"ui-domino-not-all"),`fell ${o}`,f.fell===o,()=>{f.fell=o}))),r("button",{class:"strong","data-k":"count","aria-disabled":String(!n)},e.text("ui-score-count")),r("details",{},r("summary",{},e.text("ui-domino-accident")),r("div",{class:"options"},...t.map(o=>r("button",{type:"button","data-k":`accident ${o}`,onclick:()=>Y({accident:o})},o))))]}function C(t){let n=s.get("base");return r("span",{class:"cites"},...t.map(o=>{let{title:a,href:u}=e.clause(o);return u!==void 0&&n!==void 0?r("a",{class:"cite",href:n+u},a):r("span",{class:"cite"},a)}))}function Te(t,n){let o=m?.events??[],a=t?o.indexOf(t.events[0]):o.length,u=o.slice(a).filter(({kind:p})=>Ae.includes(p));z.hidden=!u.length,x(z,r("ul",{},...u.map(p=>r("li",{},e.event(p)," ",C(p.clauses)))),n&&n!==t?r("p",{},e.text("ui-score-starts",{player:n.starter})," ",C(n.events[0].clauses)):null)}function Le(t,n){let o=u=>n.reduce((p,{points:k})=>p+(k[u]??0),0),a=Math.max(...t.map(o));return r("table",{class:"sheet"},r("caption",{},e.text("ui-score-sheet")),r("thead",{},r("tr",{},r("th",{scope:"col"},e.text("ui-domino-player")),...n.map((u,p)=>r("th",{scope:"col","aria-label":e.text("ui-score-round",{number:p+1})},String(p+1))),r("th",{scope:"col"},e.text("ui-score-sum")))),r("tbody",{},...t.map(u=>r("tr",{class:o(u)===a?"most":""},r("th",{scope:"row"},u),...n.map(({points:p})=>r("td",{},String(p[u]??0))),r("td",{class:"sum"},String(o(u)))))))}function H(){let t=s.get("state");t&&D(t)!==D(i.now)&&i.change(t)}l.append(E);let Ee=re(E,l);return s.on("change:state",H),H(),v||P(),()=>{B=!0,xe(),V.close(),Ee(),s.off("change:state",H),E.remove()}}function Ce(s,c){let l=[],e=0;for(let d of c){if("accident"in d){l.push(`accident ${d.accident}`),e=s.indexOf(d.accident);continue}let h=(s.indexOf(d.placer)-e+s.length)%s.length;for(let g=0;g<=h;g+=1)l.push(`place ${g+1} upright ${je*(g+1)}`),g<h&&l.push(...Array.from({length:s.length-1},()=>"silent"));l.push("call",...s.map(g=>d.votes[g]??"?"),d.fell?"all":"not all"),e=s.indexOf(d.placer)}return l}var q={};_e(q,{fromLink:()=>Fe,toLink:()=>De});var He=40,ge={kind:"text"},Ne={kind:"record",of:{placer:ge,accident:ge,fell:{kind:"bool"},votes:{kind:"map",key:{kind:"text"},of:{kind:"enum",values:["success","failure"]}}}},fe={kind:"record",of:{players:{kind:"list",of:{kind:"text"}},rounds:{kind:"record",of:Object.fromEntries(Array.from({length:He},(s,c)=>[String(c+1),Ne]))}}};function De(s,c,l){let{players:e,rounds:d}=c,h={players:e,...d.length?{rounds:Object.fromEntries(d.map((g,i)=>[String(i+1),g]))}:{}};return[`tool=${s}`,"v=1",...te({},h,fe,l)].join("&")}function Fe(s,c,l){let{facts:e,ignored:d}=se(c,{},fe,l),h=Array.isArray(e.players)?e.players:[];if(_(e,{})||!h.length)return{state:null,ignored:d};let g=[];for(let i=1;F(e.rounds)&&e.rounds[i]!==void 0;i+=1){let m=e.rounds[i];if(!("accident"in m?h.includes(String(m.accident)):h.includes(String(m.placer))&&typeof m.fell=="boolean"&&F(m.votes)&&h.every(v=>Object.hasOwn(m.votes,v))&&Object.values(m.votes).includes("failure"))){d.parts.push(...Object.keys(e.rounds).filter(v=>Number(v)>=i).map(v=>`rounds.${v}`));break}g.push(m)}return{state:{players:h,rounds:g},ignored:d}}function he(s,c){return{module:{initialize:()=>()=>{},render({model:l,el:e}){let d=new oe(l),h=s(l,d,e);return()=>{h(),d.close()}}},toLink:({id:l},e,d)=>c.toLink(l,e,d),fromLink:(l,{id:e},d)=>c.fromLink(e,l,d)}}var ve=he(me,q),{fromLink:Mt,toLink:_t}=ve,Ot=ve.module;export{Ot as default,Mt as fromLink,_t as toLink};
