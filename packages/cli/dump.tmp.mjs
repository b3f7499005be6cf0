import { allCards } from '@mathom/cards';
import { renderCard } from '@mathom/engine/render';
import { readFileSync } from 'node:fs';
const by=Object.fromEntries(readFileSync('/work/shared/reference/cards.jsonl','utf8').split('\n').filter(Boolean).map(JSON.parse).map(c=>[c.id,c]));
const kinds=process.argv[2]==='all'?undefined:process.argv[2].split(',');
const seen=new Set();
const out=[];
for (const c of allCards) {
  if (kinds && !kinds.includes(c.kind) && !kinds.includes(c.kind+'/'+c.side)&& !kinds.includes(c.id)) continue;
  if (seen.has(c.name+c.kind+c.alignment)&&!process.argv.includes('dup')) continue; seen.add(c.name+c.kind+c.alignment);
  try { const r=renderCard(c);
  out.push(`== ${c.id} ${r.title} [${r.typeLine}] ${process.argv.includes('nofacts')?'':r.facts.map(f=>f.label+': '+f.value).join(' | ')}`, ...r.text.map(p=>'   '+p), r.lacks?'   LACKS '+r.lacks:'');
  } catch(e){out.push('== '+c.id+' '+c.name+' !!! '+e.stack.split('\n').slice(0,5).join('\n'));}
  if (!process.argv.includes('-')) out.push('      >> '+(by[c.id]?.text??'').replace(/\n/g,' / '));
}
process.stdout.write(out.filter(Boolean).join('\n')+'\n');
