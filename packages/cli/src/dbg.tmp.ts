import { playersOf, planOf, setupOf, choiceOf, mixesOf } from './game.ts';
import { createGame, decision, advance, apply, fork } from '@mathom/engine';
const [gi, at] = process.argv.slice(2).map(Number);
const plan = planOf(gi, 1, 'coe', mixesOf(['random']));
const s = createGame(setupOf(plan)); const ps = playersOf(plan);
for (let k=0;;k++){ const d=decision(s)!; const c=choiceOf(s,ps,d.seat);
  if (k===at-1) { console.log(d.about, JSON.stringify(d.options[c])); const f=apply(s,c).state; const b4=JSON.stringify(s); advance(s,c);
   const a=JSON.parse(JSON.stringify(s)), b=JSON.parse(JSON.stringify(f));
   const diff=(x:any,y:any,p:string)=>{ if (JSON.stringify(x)===JSON.stringify(y)) return; if (typeof x!=='object'||typeof y!=='object'||!x||!y) return console.log(p,x,y); for (const key of new Set([...Object.keys(x),...Object.keys(y)])) diff(x[key],y[key],p+'.'+key); };
   diff(a,b,''); break; }
  advance(s,c); }
