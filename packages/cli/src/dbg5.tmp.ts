import { decks } from '@mathom/cards';
import './game.ts';
import { writeFileSync } from 'node:fs';
import { greedy, rngOf } from '@mathom/bots';
import { createGame, decision, advance, view, hash, query } from '@mathom/engine';
const pair=[3,2]; const seed=73; const s=createGame({decks:pair.map(d=>decks[d]),seed}); const rs=[0,1].map(x=>rngOf(seed*101+x)); const ch:number[]=[];
for (let d=decision(s); d; d=decision(s)){ if (d.about==='one-stays') { console.log('at',ch.length,'turn',s.turn, d.options, s.companies.filter(c=>c.seat===s.active).map(c=>({id:c.id,site:query.nameOf(s,c.site),start:c.startSite,startName:query.nameOf(s,c.startSite),startZone:s.zone[c.startSite],origin:c.origin}))); break;} const c=greedy.choose(view(s,d.seat),rs[d.seat]); ch.push(c); advance(s,c);}
writeFileSync('/tmp/bug4-replay.json', JSON.stringify({setup:{decks:pair.map(d=>decks[d].id),seed},choices:ch}));
