import { decks } from '@mathom/cards';
import './game.ts';
import { greedy, rngOf } from '@mathom/bots';
import { createGame, decision, advance, view, describeOption, query } from '@mathom/engine';
import { boardText } from './board.ts';
for (let i=0;i<8;i++){ const pair=[i%5,(i*2+1)%5]; const seed=70+i; const s=createGame({decks:pair.map(d=>decks[d]),seed}); const rs=[0,1].map(x=>rngOf(seed*101+x)); let n=0; const ab=new Map<string,number>();
 for (let d=decision(s); d; d=decision(s)){ const c=greedy.choose(view(s,d.seat),rs[d.seat]); if(++n>20000){ console.log(i,'stuck turn',s.turn); console.log(boardText(view(s,d.seat))); break;}
  if (n>19950) console.log(d.seat, d.about, describeOption(s,d.options[c])); advance(s,c);} }
