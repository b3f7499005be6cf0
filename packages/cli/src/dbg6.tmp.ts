import { playersOf, planOf, setupOf, choiceOf, mixesOf } from './game.ts';
import { structure } from './invariants.ts';
import { createGame, decision, advance, apply, describeOption, query } from '@mathom/engine';
import { sentences } from './log.ts';
const plan=planOf(0,500,'crf',mixesOf(['random','greedy'])); let s=createGame(setupOf(plan)); const ps=playersOf(plan);
for (let k=0;;k++){ const d=decision(s); if(!d) break; const c=choiceOf(s,ps,d.seat); const was=JSON.stringify(s.stack.map(f=>f.p+'.'+f.s)); const r=apply(s,c); 
 const bad=structure(r.state); if (bad.length){ console.log(k,'turn',s.turn,s.phase,d.about,describeOption(s,d.options[c]),bad, was); console.log(sentences(r.state,r.events)); console.log(bad[0].match(/\d+/g)!.map(x=>query.nameOf(r.state,+x)+' co '+r.state.company[+x]+' ctrl '+r.state.control[+x])); break;} s=r.state; }
