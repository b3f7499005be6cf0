import { playersOf, planOf, setupOf, choiceOf, mixesOf } from './game.ts';
import { createGame, decision, advance, explain, query } from '@mathom/engine';
const codes=new Map<string,number>(); let cards=0, unusable=0, noReason=0, badCite=0; const alone=new Map<string,number>(); const ex=new Map<string,string>(); const cites=new Set<string>();
let t=0;
for (let g=0; g<20; g++){ const plan=planOf(g,300,'coe',mixesOf(['random','greedy'])); const s=createGame(setupOf(plan)); const ps=playersOf(plan);
 for (let k=0;;k++){ const d=decision(s); if(!d) break;
  if (s.turn>0) s.players.forEach((p,seat)=>{ for (const id of p.hand){ cards++; const t0=performance.now(); let ways; try { ways=explain(s,seat,id);} catch(e:any){ console.log('THROW',g,k,seat,query.nameOf(s,id),e.stack.split('\n').slice(0,4).join('|')); process.exit(1);} t+=performance.now()-t0;
    if (ways.some(w=>w.possible)) continue; unusable++;
    const rs=ways.flatMap(w=>w.reasons); if (ways.length===0||ways.some(w=>w.reasons.length===0)) { noReason++; ex.set('none:'+query.nameOf(s,id), s.phase+' '+d.about); }
    for (const r of rs){ codes.set(r.code,(codes.get(r.code)??0)+1); cites.add(r.cite); if(!/^(coe|crf|pef|companion|dc)\//.test(r.cite)) {badCite++; ex.set('cite:'+r.cite,r.text);} }
    const set=[...new Set(rs.map(r=>r.code))]; if (set.length===1){ alone.set(set[0],(alone.get(set[0])??0)+1); if(!ex.has('alone:'+set[0])) ex.set('alone:'+set[0], query.nameOf(s,id)+' | '+s.phase+' '+d.kind+' '+d.about+' seat'+seat+' dec'+d.seat+' | '+rs.map(r=>r.text+' ['+r.cite+']').join(' / ')); }
  } });
  advance(s,choiceOf(s,ps,d.seat)); } }
console.log({cards,unusable,noReason,badCite, us:(t/cards*1000).toFixed(1)}); console.log([...codes].sort((a,b)=>b[1]-a[1])); console.log('ALONE',[...alone].sort((a,b)=>b[1]-a[1])); for (const [k,v] of ex) console.log(k,'=>',v); console.log([...cites].sort().join(' '));
