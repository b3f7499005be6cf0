import { playersOf, planOf, setupOf, choiceOf, mixesOf, playOut } from './game.ts';
const t0=performance.now(); let n=0; const wins=[0,0,0]; const pts=[0,0];
for (let i=0;i<40;i++){ const swap=i%2; const plan={...planOf(i,1,'coe',[['random','greedy']]), bots: swap?['greedy','random']:['random','greedy']};
 try { const {state,choices}=playOut(plan); n+=choices.length; const w=state.result!.winner; const g=swap?0:1; wins[w<0?2:w===g?1:0]++; pts[1]+=state.result!.totals[g]; pts[0]+=state.result!.totals[1-g]; } catch(e:any){ console.log(i, e.stack.split('\n').slice(0,8).join('\n')); }
}
console.log('random/greedy/draw wins', wins, pts.map(p=>p/40), n, 'decisions', ((performance.now()-t0)/n*1000).toFixed(0),'us each');
