import { allCards } from '@mathom/cards';
import { renderCard } from '@mathom/engine/render';
import { readFileSync } from 'node:fs';
const src=readFileSync('scripts/check-words.mjs','utf8');
const body=src.slice(src.indexOf('const RUN'), src.indexOf('function referenceTexts')).replace(/export /g,'');
const f=new Function(body+'; return {runsOf,borrowed};')();
const ref='/work/shared/reference/';
const rec=(x)=>readFileSync(ref+x,'utf8').split('\n').filter(Boolean).map(l=>JSON.parse(l).text??'');
const runs=f.runsOf([...rec('cards.jsonl'),...rec('rulings.jsonl'),...readFileSync(ref+'coe-rules.md','utf8').split(/\n\s*\n/)]);
let n=0; const seen=new Map();
for (const c of allCards) { const r=renderCard(c); for (const b of f.borrowed(r.text.join('\n'),runs)) { n++; seen.set(b.run,[...(seen.get(b.run)??[]),c.id]); } }
console.log(n); for (const [r,i] of seen) console.log(i.join(','),'|',r);
