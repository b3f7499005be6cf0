import { soakGame } from './soak-game.ts';
const bad:string[]=[]; let fin=0, n=0;
for (let seats=3; seats<=5; seats++) for (let i=0;i<Number(process.argv[2]??6);i++) for (const rules of ['coe','crf'] as const){ const o=soakGame({index:i*10, seed:3000+i+seats*100, rules, decks:Array.from({length:seats},(_,k)=>(i+k*2)%5), bots:Array.from({length:seats},(_,k)=>(i+k)%3===0?'random':'greedy')}); n++; if(o.finished) fin++; for (const f of o.failures) bad.push(`${seats} seats ${rules} seed ${f.seed} decks ${f.decks} bots ${f.bots} at ${f.at} ${f.kind}: ${f.what} | ${f.where}`); }
console.log(fin,'of',n,'finished'); console.log(bad.slice(0,15).join('\n'));
