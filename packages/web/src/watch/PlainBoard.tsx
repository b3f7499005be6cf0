import { HIDDEN, query, type Seat, type State } from '@mathom/engine';
import { t } from '../app/words.ts';
import './watch.css';

const STATUS = ['', 'tapped', 'wounded', 'inverted'] as const;

interface Props {
  state: State;
  seat: Seat;
}

const nameOf = (s: State, id: number): string =>
  s.def[id] === HIDDEN ? 'a hidden card' : query.nameOf(s, id);

function Chip({ s, id }: { s: State; id: number }) {
  const status = STATUS[s.status[id]];
  const on = s.table.filter((x) => s.host[x] === id);
  return (
    <li className="plain-card" data-status={status || undefined}>
      <span>
        {nameOf(s, id)}
        {status ? <em> {status}</em> : null}
      </span>
      {on.length > 0 ? (
        <ul>
          {on.map((x) => (
            <Chip key={x} s={s} id={x} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Names({ s, ids, label }: { s: State; ids: readonly number[]; label: string }) {
  if (ids.length === 0) return null;
  const known = ids.filter((id) => s.def[id] !== HIDDEN);
  const hidden = ids.length - known.length;
  return (
    <p className="plain-row">
      <b>{label}</b> {known.map((id) => nameOf(s, id)).join(', ')}
      {hidden > 0
        ? t('{{x1}}{{hidden}} hidden', { x1: known.length > 0 ? t(' and ') : '', hidden })
        : ''}
    </p>
  );
}

function Side({ s, seat, own }: { s: State; seat: Seat; own: boolean }) {
  const p = s.players[seat];
  const loose = s.table.filter(
    (id) =>
      s.owner[id] === seat &&
      s.host[id] < 0 &&
      s.company[id] < 0 &&
      query.def(s, id).kind === 'event',
  );
  return (
    <section className="plain-side" data-own={own || undefined} aria-label={p.name}>
      <h3>
        {p.name} <small>{s.active === seat ? t('on turn') : ''}</small>
        <span className="plain-points">
          {t('{{x1}} points, {{length}} in deck, {{length1}} discarded', {
            x1: query.tally(s, seat),
            length: p.deck.length,
            length1: p.discard.length,
          })}
        </span>
      </h3>
      <div className="plain-companies">
        {s.companies
          .filter((c) => c.seat === seat && !c.agent)
          .map((c) => (
            <div
              key={c.id}
              className="plain-company"
              data-current={s.current === c.id || undefined}
            >
              <p>
                {c.site >= 0 ? nameOf(s, c.site) : ''}
                {c.dest >= 0 ? ` → ${nameOf(s, c.dest)}` : ''}
                {c.moving ? (
                  <small>
                    {' '}
                    {t('hazards {{hazards}} of {{x1}}', {
                      hazards: c.hazards,
                      x1: query.companyStat(s, 'hazard-limit', c),
                    })}
                  </small>
                ) : null}
              </p>
              <ul>
                {c.members.map((m) => (
                  <Chip key={m} s={s} id={m} />
                ))}
              </ul>
            </div>
          ))}
      </div>
      <Names s={s} ids={query.agentsOf(s, seat).map(query.agentOf)} label={t('Agents')} />
      <Names s={s} ids={loose} label={t('Events')} />
      <Names s={s} ids={p.pile} label={t('Marshalling points')} />
      <Names s={s} ids={p.hand} label={t('Hand')} />
    </section>
  );
}

/** The game in plain lists: what is where, in words. Theirs on top, yours below. */
export function PlainBoard({ state: s, seat }: Props) {
  const mine = Math.max(0, seat);
  const order = [...s.players.keys()].sort((a, b) => Number(a === mine) - Number(b === mine));
  const attack = query.attackFrame(s);
  const chain = query.chainFrame(s)?.entries ?? [];
  return (
    <div className="plain-board">
      {order.slice(0, -1).map((x) => (
        <Side key={x} s={s} seat={x} own={false} />
      ))}
      <div className="plain-middle">
        <p>{t('Turn {{turn}}, {{x1}}', { turn: s.turn, x1: s.phase.replaceAll('-', ' ') })}</p>
        {attack ? (
          <p>
            <b>{attack.name}</b>{' '}
            {t('attacks: {{x1}} at {{x2}}{{x3}}', {
              x1: query.attackStat(s, attack, 'strikes'),
              x2: query.attackStat(s, attack, 'attack-prowess'),
              x3: attack.assigned
                .filter((a) => a.by >= 0)
                .map((a) => `; ${nameOf(s, a.by)} against ${nameOf(s, a.who)}`)
                .join(''),
            })}
          </p>
        ) : null}
        {chain.length > 0 ? (
          <ol className="plain-chain" aria-label={t('Declared, last first')}>
            {[...chain].reverse().map((e) => (
              <li key={e.n}>{e.name}</li>
            ))}
          </ol>
        ) : null}
      </div>
      <Side s={s} seat={order[order.length - 1]} own />
    </div>
  );
}
