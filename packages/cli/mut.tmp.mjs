import { allCards } from '@mathom/cards';
import { renderCard } from '@mathom/engine/render';
const show = (c) => { const {lacks, ...r} = renderCard(c); return JSON.stringify(r); };
const setAt = (v, path, f) => {
  if (path.length === 0) return f(v);
  const [k, ...rest] = path;
  if (Array.isArray(v)) { const c=[...v]; c[k]=setAt(v[k],rest,f); return c; }
  return { ...v, [k]: setAt(v[k], rest, f) };
};
const drop = (v, path) => { const parent=path.slice(0,-1), k=path.at(-1);
  return setAt(v,parent,(p)=>{ if(Array.isArray(p)) return p.filter((_,i)=>i!==k); const {[k]:_,...r}=p; return r; }); };
function* walk(v, path=[]) { if (v===null||typeof v!=='object') return;
  for (const [k,x] of (Array.isArray(v)?v.map((x,i)=>[i,x]):Object.entries(v))) { const p=[...path,k]; yield [p,x]; yield* walk(x,p);} }
const values={};
for (const c of allCards) for (const [p,x] of walk(c)) { const k=[...p].reverse().find(k=>typeof k==='string'); if (typeof x==='string'||typeof x==='boolean') (values[k]??=new Set()).add(x); }
const un={};
let n=0; const t=Date.now();
for (const c of allCards) { const base=show(c);
  for (const [p,x] of walk(c)) {
    const k=[...p].reverse().find(k=>typeof k==='string');
    if (['id','lacks','label'].includes(k)) continue;
    const differs=(m)=>{ n++; try { return show(m)!==base; } catch { return true; } };
    if (differs(drop(c,p))) continue;
    if (typeof x==='number' && differs(setAt(c,p,()=>x+1))) continue;
    if (typeof x==='string' && [...values[k]].some(v=>v!==x && differs(setAt(c,p,()=>v)))) continue;
    const key=p.map(k=>typeof k==='number'?'#':k).join('.')+' = '+JSON.stringify(x).slice(0,60);
    (un[key]??=[]).push(c.id);
  } }
console.log(n, Date.now()-t);
for (const [k,ids] of Object.entries(un).sort()) console.log(k, ids.length, ids.slice(0,6).join(' '));
