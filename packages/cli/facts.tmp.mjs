import { allCards } from '@mathom/cards';
import { readFileSync } from 'node:fs';
const by=Object.fromEntries(readFileSync('/work/shared/reference/cards.jsonl','utf8').split('\n').filter(Boolean).map(JSON.parse).map(c=>[c.id,c]));
const sq=s=>s?.replace(/[’‘]/g,"'").replace(/[“”]/g,'"');
const R={coastal:'c',free:'f',border:'b',wilderness:'w',shadow:'s',dark:'d'}; const S={haven:'H','free-hold':'F','border-hold':'B',ruins:'R','shadow-hold':'S','dark-hold':'D'};
const cl={minor:'minor',major:'major',greater:'greater','gold-ring':'gold ring',special:'special'};
const val=v=>v===undefined?'':typeof v==='number'?String(v):('if' in v?`${val(v.else)}(${val(v.then)})`:JSON.stringify(v));
const bad=[];
for (const c of allCards) { const p=by[c.id]; if(!p){bad.push(c.id+' not in reference');continue;}
 const chk=(f,a,b)=>{ a=String(a??'');b=String(b??''); if(a!==b) bad.push(`${c.id} ${c.name}: ${f}: data "${a}" printed "${b}"`); };
 chk('name',c.name,sq(p.name)); if(c.kind!=='site'&&c.kind!=='region')chk('unique',!!c.unique,!!p.unique);
 chk('alignment',c.alignment,p.alignment.toLowerCase());
 if(c.kind==='character'){chk('race',c.race,p.race.replace('Dunadan','Dúnadan'));chk('skills',c.skills.join('/'),p.skills.toLowerCase());for(const [f,g] of [['prowess','prowess'],['body','body'],['mind','mind'],['influence','directInfluence']])chk(f,c[f]??(f==='mind'?'':c[f]),(p[g]??'').replace('+',''));chk('home',c.home.map(h=>typeof h==='string'?h:'*').join(', '),sq(p.homeSite));chk('mp',c.points,p.marshallingPoints);}
 if(c.kind==='item'){chk('cp',val(c.corruption),p.corruption);chk('mp',val(c.points),p.marshallingPoints);chk('sub',cl[c.class]+(' item'),p.subtype.toLowerCase());chk('kw',[...(c.slot?[c.slot]:[]),...(c.keywords??[])].sort().join(),(p.keywords??[]).map(k=>k.toLowerCase().replace(/ /g,'-').replace('í','i').replace('hoard-item','hoard')).sort().join());}
 if(c.kind==='ally'){chk('mind',c.mind,p.mind);chk('prowess',c.prowess,p.prowess);chk('body',c.body,p.body);chk('mp',c.points,p.marshallingPoints);chk('skills',(c.skills??[]).join('/'),(p.skills??'').toLowerCase());chk('race',c.race,p.race);}
 if(c.kind==='faction'){chk('mp',c.points,p.marshallingPoints);chk('race',c.race,p.race);}
 if(c.kind==='event'){chk('sub',c.duration+'-event',p.subtype.toLowerCase());chk('mp',val(c.points?.value),p.marshallingPoints);chk('mpt',c.points?.source?.replace('misc','miscellaneous'),p.marshallingPointsType);chk('cp',val(c.corruption),p.corruption);chk('kw',(c.keywords??[]).join(),(p.keywords??[]).map(k=>k.toLowerCase().replace(/ /g,'-')).join());chk('res',!!c.alsoResource,!!p.playableAsResource);}
 if(c.kind==='creature'){chk('mp',c.points+(c.asterisk?'*':''),p.marshallingPoints);chk('prowess',val(c.attack.prowess),p.prowess);chk('body',val(c.attack.body)||'-',p.body);chk('strikes',c.attack.strikes==='each'?'1/each':val(c.attack.strikes),p.strikes);chk('race',[c.attack.race].flat().join(),p.race);
   chk('keys',c.keys.map(k=>'regions' in k&&!k.when?k.regions.map(r=>`{${R[r]}}`).join(''):'siteType' in k?`{${S[k.siteType]}}`:'').join(''),p.playable);}
 if(c.kind==='site'){chk('type',`{${S[c.type]}}`,p.siteType);chk('region',c.region,p.region);chk('haven',c.haven,p.haven);chk('path',c.path.map(r=>`{${R[r]}}`).join(''),p.sitePath);chk('draw',c.draws.resource,p.draw);chk('drawO',c.draws.hazard,p.drawOpponent);
  chk('playable',[c.information?'Information':'',c.items.length?`Items (${c.items.map(i=>typeof i==='string'?cl[i]:cl[i.class]+'*').join(', ')})`:''].filter(Boolean).join(', '),(p.playable??'').replace(/\)[,;]? ?\*.*/,')').trim());
  chk('auto',c.attacks.map(a=>`${a.race} ${a.strikes} ${a.prowess}`).join('; '),(p.autoAttack??'')); chk('havens',(c.havens??[]).map(h=>`${h.to} - ${h.path.map(r=>`{${R[r]}}`).reverse().join('')}`).join('|'),[p.haven1,p.haven2].filter(Boolean).join('|'));}
 if(c.kind==='region'){chk('type',`{${R[c.type]}}`,p.regionType);chk('adj',[...c.adjacent].sort().join(', '),p.moveTo.split(', ').map(s=>sq(s.trim())).sort().join(', '));}
}
console.log(bad.join('\n'));
