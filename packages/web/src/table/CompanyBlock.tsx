import { query } from '@mathom/engine';
import type { CSSProperties } from 'react';
import { t, told } from '../app/words.ts';
import { useNames } from '../cards/names.ts';
import { Icon } from '../design/icons.tsx';
import { keyed } from '../design/keys.ts';
import { RegionMark } from '../design/symbols.tsx';
import { useGame } from './context.tsx';
import type { Bearer, Block } from './model/arrange.ts';
import { havenWord } from './model/kinds.ts';
import { cardNumber, corruption, corruptionCheck, hazardLimit } from './model/numbers.ts';
import { companyWord } from './model/words.ts';
import { Num } from './Num.tsx';
import { TableCard, TuckedCard } from './TableCard.tsx';
import { useOpenTo, useUi } from './ui.ts';

const WIDTH = 92;
const FOLLOWER = 78;
/** in the style sheet, because it is smaller where there is little room */
const SITE = 'var(--site)';

function Numbers({ cid }: { readonly cid: number }) {
  const { s } = useGame();
  const card = query.def(s, cid);
  const prowess = cardNumber(s, 'prowess', cid);
  const body = cardNumber(s, 'body', cid);
  const points = corruption(s, cid);
  const check = corruptionCheck(s, cid);
  const influence = card.kind === 'character' ? cardNumber(s, 'influence', cid) : null;
  const left = influence ? query.unusedDirect(s, cid, -1) : 0;
  return (
    <div className="numbers">
      <Num label={t('Prowess of {{name}}', { name: card.name })} told={prowess} icon="prowess" />
      <Num label={t('Body of {{name}}', { name: card.name })} told={body} icon="body" />
      {influence && influence.value > 0 && (
        <Num
          label={t('Direct influence of {{name}}', { name: card.name })}
          told={influence}
          icon="influence"
          note={t('{{left}} unused', { left })}
        />
      )}
      {points.value > 0 && (
        <Num
          label={t('Corruption of {{name}}', { name: card.name })}
          told={points}
          icon="corruption"
          className="num-corruption"
          note={
            check.value === 0
              ? t('Checks are rolled without a modifier')
              : t('Checks are rolled at {{x1}}{{value}}', {
                  x1: check.value > 0 ? '+' : '',
                  value: check.value,
                })
          }
        />
      )}
    </div>
  );
}

/** A character, with what he bears tucked under him. */
function Person({ bearer, width }: { readonly bearer: Bearer; readonly width: number }) {
  const { s } = useGame();
  const place = `card:${bearer.id}`;
  return (
    <div
      className="person"
      style={{ '--pw': `${width}px` } as CSSProperties}
      data-place={place}
      data-drop={useOpenTo(place)}
    >
      <div className="person-card" style={{ height: width * 1.395 }}>
        <TableCard cid={bearer.id} width={width} />
      </div>
      <Numbers cid={bearer.id} />
      {bearer.on.map((b) => (
        <div key={b.id} className="w-full">
          <TuckedCard cid={b.id} />
          {query.def(s, b.id).kind === 'ally' && query.stat(s, 'prowess', b.id) > 0 && (
            <Numbers cid={b.id} />
          )}
          {b.on.map((x) => (
            <TuckedCard key={x.id} cid={x.id} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Group({ bearer }: { readonly bearer: Bearer }) {
  if (bearer.followers.length === 0) return <Person bearer={bearer} width={WIDTH} />;
  return (
    <div className="group">
      <Person bearer={bearer} width={WIDTH} />
      {bearer.followers.map((f) => (
        <div key={f.id} className="pt-4">
          <Person bearer={f} width={FOLLOWER} />
        </div>
      ))}
    </div>
  );
}

function Way({ block }: { readonly block: Block }) {
  const { s } = useGame();
  const { company: co } = block;
  const steps = co.path.length > 0 ? query.effectivePath(s, co) : [];
  if (co.dest < 0 && steps.length === 0) return null;
  return (
    <div className="flex flex-col items-center justify-center gap-0.5">
      {keyed(steps, (p) => p.type).map(([key, p]) => (
        <RegionMark key={key} type={p.type} size={18} title={p.name} />
      ))}
      {co.dest >= 0 && co.dest !== co.site && (
        <Icon name="arrow" size={16} className="text-gold" title={t('moving to')} />
      )}
    </div>
  );
}

/** Hazards declared against the limit, as pips and in numbers. */
function Limit({ block }: { readonly block: Block }) {
  const { s } = useGame();
  const { company: co } = block;
  if (s.phase !== 'movement-hazard' || s.current !== co.id || co.limit <= 0) return null;
  const limit = hazardLimit(s, co);
  return (
    <Num
      label={t('Hazard limit')}
      told={limit}
      icon="hazard"
      className="num-limit"
      note={t('{{hazards}} used, {{x2}} left', {
        hazards: co.hazards,
        x2: Math.max(0, limit.value - co.hazards),
      })}
    >
      {co.hazards} {t('of')} {limit.value} {t('used')}
    </Num>
  );
}

const MODES: Readonly<Record<string, string>> = told({
  'black-rider': 'Black Rider',
  'fell-rider': 'Fell Rider',
  'heralded-lord': 'Heralded Lord',
});

/** What those of the Shadow go as: in secret or openly, and how their Ringwraith rides. */
function Guise({ block }: { readonly block: Block }) {
  const { s } = useGame();
  const { company: co } = block;
  if (query.kindOf(s, co.seat).companies === 'hero' || co.members.length === 0) return null;
  const mode = co.members.map((id) => query.modeOf(s, id)).find((m) => m !== null);
  const covert = query.isCovert(s, co);
  return (
    <>
      {mode != null && <span className="chip chip-mode">{MODES[mode]}</span>}
      <span
        className="chip chip-guise"
        data-guise={covert ? 'covert' : 'overt'}
        title={
          covert
            ? t('Covert: no Orc, Troll or Balrog is in it, nor a Fell Rider')
            : t('Overt: all see whom it serves')
        }
      >
        {covert ? t('covert') : t('overt')}
      </span>
    </>
  );
}

/** A site that is more than its card says. */
function Haven({ site }: { readonly site: number }) {
  const { s } = useGame();
  const word = havenWord(s, site);
  if (word === '') return null;
  return (
    <span className="chip chip-haven" data-protected={word.startsWith('protected') || undefined}>
      {word.startsWith('protected') && <Icon name="body" size="0.8em" />}
      {t(word === 'Wizardhaven' ? 'Wizardhaven' : 'protected Wizardhaven')}
    </span>
  );
}

/** A company: where it is and where it goes, and under that who is in it. */
export function CompanyBlock({ block }: { readonly block: Block }) {
  const { s, choices, table, decision, busy } = useGame();
  const set = useUi((u) => u.set);
  const { company: co } = block;
  const mine = choices.byCompany.get(co.id) ?? [];
  const now = s.current === co.id;
  const attacked = query.attackFrame(s)?.company === co.id;
  const moving = co.dest >= 0 && co.dest !== co.site;
  const name = useNames().words(companyWord(s, co.id));
  const store = useOpenTo(`card:${co.site}`);
  return (
    <section
      className="company"
      data-now={now || undefined}
      data-attacked={attacked || undefined}
      data-may={mine.length > 0 || undefined}
      data-place={`company:${co.id}`}
      data-drop={useOpenTo(`company:${co.id}`)}
      aria-label={t('Company: {{name}}', { name })}
    >
      <div className="company-head">
        <button
          type="button"
          className="company-name"
          disabled={mine.length === 0}
          data-carry-company={co.id}
          onClick={(e) => {
            if (mine.length === 1 && decision?.kind === 'order' && !busy)
              table.choose(mine[0].index);
            else set({ company: { id: co.id, at: e.currentTarget }, menu: null });
          }}
        >
          {name}
          {mine.length > 0 && (
            <span className="company-may">
              {mine.length === 1 ? t('choose') : t('{{length}} ways', { length: mine.length })}
            </span>
          )}
        </button>
        <Guise block={block} />
        <Limit block={block} />
        {now && (
          <span className="chip chip-now">
            {s.phase === 'site' ? t('at the site') : t('its turn to go')}
          </span>
        )}
      </div>
      <div className="flex gap-2 items-start">
        <div className="flex gap-1 items-stretch">
          {co.site >= 0 && (
            <div
              className="site-place flex flex-col gap-0.5"
              data-place={`card:${co.site}`}
              data-drop={store}
            >
              <div className="person-card site-card">
                <TableCard cid={co.site} width={SITE} label={moving ? t('Coming from') : t('At')} />
              </div>
              <Haven site={co.site} />
              {block.onSite.map((id) => (
                <TuckedCard key={id} cid={id} />
              ))}
            </div>
          )}
          <Way block={block} />
          {moving && (
            <div className="person-card site-place site-card">
              <TableCard cid={co.dest} width={SITE} upright label={t('Moving to')} back="site" />
            </div>
          )}
          {block.guards.map((id) => (
            <div key={id} className="flex flex-col items-center gap-0.5">
              <TableCard cid={id} width={46} label={t('On guard')} />
              <span className="text-xs text-dim">{t('on guard')}</span>
            </div>
          ))}
        </div>
        <div className="company-members">
          {block.leads.map((b) => (
            <Group key={b.id} bearer={b} />
          ))}
          {block.events.length > 0 && (
            <div className="w-24 flex flex-col gap-0.5">
              {block.events.map((id) => (
                <TuckedCard key={id} cid={id} />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
