import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, words } from '../../api/rest.ts';
import { number } from '../../app/numbers.ts';
import { playerName } from '../../app/player-name.ts';
import { useSettings } from '../../app/settings.ts';
import { t, told } from '../../app/words.ts';
import { useNames } from '../../cards/names.ts';
import { PointMark, sourceName } from '../../design/symbols.tsx';
import type { MapPath } from '../../map/index.ts';
import { useGame, useTableState } from '../context.tsx';
import { type Score, SOURCES, scoreOf } from '../model/numbers.ts';
import { type Remembered, type Saga, sagaOf } from '../model/saga.ts';
import { rolledFor } from '../model/sentences.ts';
import { countOf } from '../model/words.ts';
import './end.css';

const MiddleEarthMap = lazy(() =>
  import('../../map/index.ts').then((m) => ({ default: m.MiddleEarthMap })),
);

const REASONS: Readonly<Record<string, string>> = told({
  council: 'The council has met, and this is how it counted.',
  'one-ring': 'The One Ring is unmade.',
  'avatar-lost': 'A Wizard is lost.',
  concede: 'Conceded.',
  conceded: 'Conceded.',
  time: 'Time ran out.',
  absence: 'The other player did not come back.',
});

/** Why a source counts for more or less than it is worth. */
function why(raw: number, counted: number): string {
  if (counted > raw)
    return counted < 2 * raw
      ? t('doubled, as the other has none, then held to half of all')
      : t('doubled: the other has none');
  if (counted < raw) return t('held to half of all');
  return '';
}

interface Tally {
  readonly names: readonly string[];
  readonly scores: readonly Score[];
  readonly totals: readonly number[];
}

/** Source by source, one row after another, and then the sum. */
function TallyTable({ names, scores, totals }: Tally) {
  const rest = scores.map((x, i) => x.rest + totals[i] - x.total);
  const rows = SOURCES.filter((k) => scores.some((x) => x.raw[k] !== 0 || x.council[k] !== 0));
  const cardNames = useNames();
  const late = (i: number) => ({ animationDelay: `${300 + i * 420}ms` });
  return (
    <table className="result-table tally">
      <thead>
        <tr>
          <th scope="col">{t('Points')}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((source, row) => (
          <tr key={source} style={late(row)} data-source={source}>
            <th scope="row">
              <PointMark source={source} size="1em" title="" /> {sourceName(source)}
            </th>
            {scores.map((x, i) => {
              const [raw, counted] = [x.raw[source], x.council[source]];
              const cards = x.cards[source];
              return (
                <td key={names[i]}>
                  <b>{counted}</b>
                  {counted !== raw && (
                    <small>
                      {raw} {why(raw, counted)}
                    </small>
                  )}
                  {cards.length > 0 && (
                    <details>
                      <summary>{countOf(cards.length, 'card')}</summary>
                      {cardNames.words(cards.map((c) => `${c.from} ${c.by}`).join(', '))}
                    </details>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
        {rest.some((n) => n !== 0) && (
          <tr style={late(rows.length)}>
            <th scope="row">{t('taken off at the council')}</th>
            {rest.map((n, i) => (
              <td key={names[i]}>{n === 0 ? '' : n}</td>
            ))}
          </tr>
        )}
        <tr className="result-total" style={late(rows.length + 1)}>
          <th scope="row">{t('in all')}</th>
          {totals.map((n, i) => (
            <td key={names[i]}>{n}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const rollWords = (r: Remembered | null, words: (text: string) => string): string =>
  r === null
    ? t('no rolls')
    : `${r.dice.join(' + ')}: ${words(rolledFor(r.what))}${r.who ? `, ${words(r.who)}` : ''}`;

/** His dice, and those who fell. */
function Told({ saga, name }: { readonly saga: Saga; readonly name: string }) {
  const names = useNames();
  return (
    <section className="told" aria-label={t('What is told of {{name}}', { name })}>
      <h3>{name}</h3>
      <dl>
        <div>
          <dt>{t('best roll')}</dt>
          <dd>{rollWords(saga.best, names.words)}</dd>
        </div>
        <div>
          <dt>{t('worst roll')}</dt>
          <dd>{rollWords(saga.worst, names.words)}</dd>
        </div>
        <div>
          <dt>{t('on average')}</dt>
          <dd>
            {saga.rolls === 0
              ? t('no rolls')
              : t('{{x1}} in {{x2}}', {
                  x1: number(saga.mean, 1),
                  x2: countOf(saga.rolls, 'roll'),
                })}
          </dd>
        </div>
        {saga.slain.length > 0 && (
          <div>
            <dt>{t('slew')}</dt>
            <dd>{names.words(saga.slain.join(', '))}</dd>
          </div>
        )}
        {saga.fallen.length > 0 && (
          <div>
            <dt>{t('lost')}</dt>
            <dd>{names.words(saga.fallen.join(', '))}</dd>
          </div>
        )}
        {saga.played.size > 0 && (
          <div>
            <dt>{t('played')}</dt>
            <dd>
              <details>
                <summary>
                  {countOf(
                    [...saga.played.values()].reduce((a, b) => a + b, 0),
                    'card',
                  )}
                </summary>
                {names.words(
                  [...saga.played].map(([x, n]) => (n > 1 ? `${x} ×${n}` : x)).join(', '),
                )}
              </details>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const pathsOf = (journey: readonly string[]): MapPath[] =>
  journey.slice(1).map((to, i) => ({ from: journey[i], to, regions: [] }));

/** Where they went, drawn on the map. */
function Journey({
  sagas,
  names,
}: {
  readonly sagas: readonly Saga[];
  readonly names: readonly string[];
}) {
  const { near } = useGame();
  const [seat, setSeat] = useState(near);
  const cardNames = useNames();
  const { journey } = sagas[seat];
  const paths = useMemo(() => pathsOf(journey), [journey]);
  if (sagas.every((x) => x.journey.length < 2)) return null;
  return (
    <section className="end-journey" aria-label={t('The journey')}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1">{t('The journey')}</h3>
        {names.map((name, i) => (
          <button
            key={name}
            type="button"
            className="btn btn-small"
            aria-pressed={seat === i}
            onClick={() => setSeat(i)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="end-map">
        <Suspense fallback={null}>
          <MiddleEarthMap
            key={seat}
            reachable={journey}
            litWord="they were here"
            paths={paths}
            focus={journey}
            className="map-fill"
          />
        </Suspense>
      </div>
      <p className="text-dim text-sm">{cardNames.words(journey.join(' → '))}</p>
    </section>
  );
}

/** What can be done now; it stays when the tally is put aside. */
function Next({ children }: { readonly children: ReactNode }) {
  const { update, seat } = useGame();
  const [, go] = useLocation();
  const [said, setSaid] = useState('');
  const again = async (): Promise<void> => {
    try {
      // always asked of the server: who asks second sits down by it, whether or not his page
      // has heard of the first
      const { id } = await api.rematch(update.game);
      go(`/game/${id}`);
    } catch (error) {
      setSaid(words(error));
    }
  };
  const wanted = update.info.rematch !== null;
  return (
    <>
      {wanted && seat >= 0 && <p role="status">{t('A rematch is waiting for you.')}</p>}
      {said && <p className="text-ember">{said}</p>}
      <div className="end-next">
        {seat >= 0 && (
          <button type="button" className="btn btn-gold" onClick={again}>
            {t('Play again')}
          </button>
        )}
        <Link href="/lobby" className="btn">
          {t('With another deck')}
        </Link>
        <Link href={`/replay/${update.game}`} className="btn">
          {t('Replay')}
        </Link>
        {children}
      </div>
    </>
  );
}

/** One more game is known to have been played on this machine. */
function usePlayed(game: string): void {
  const last = useSettings((x) => x.lastPlayed);
  useEffect(() => {
    const { played, set } = useSettings.getState();
    if (last !== game) set({ played: played + 1, lastPlayed: game });
  }, [game, last]);
}

interface Result {
  readonly reason: string;
  readonly winner: number;
  readonly totals: readonly number[];
}

/** How it ended: who won, what each brought to the council, and what will be told of it. */
export default function Ceremony({ result }: { readonly result: Result }) {
  const { s, seat, update } = useGame();
  const chronicle = useTableState((t) => t.chronicle);
  const [aside, setAside] = useState(false);
  usePlayed(update.game);
  const scores = useMemo(() => s.players.map((_, i) => scoreOf(s, i)), [s]);
  const sagas = useMemo(() => s.players.map((_, i) => sagaOf(chronicle, i)), [s, chronicle]);
  const names = s.players.map((p) => playerName(p.name));
  const totals = scores.map((x, i) => result.totals[i] ?? x.total);
  const head =
    result.winner < 0
      ? t('A draw')
      : result.winner === seat
        ? t('You win')
        : t('{{name}} wins', { name: names[result.winner] });
  if (aside)
    return (
      <section className="panel end-bar" aria-label={t('Result')}>
        <p className="display text-gold">{head}</p>
        <Next>
          <button type="button" className="btn" onClick={() => setAside(false)}>
            {t('How it was counted')}
          </button>
        </Next>
      </section>
    );
  return (
    <section
      className="panel result ceremony"
      aria-label={t('Result')}
      data-won={result.winner === seat || undefined}
    >
      <p className="kicker">{names.map((name, i) => `${name} ${totals[i]}`).join(' · ')}</p>
      <h2 className="text-4xl text-gold">{head}</h2>
      <p className="text-dim">{REASONS[result.reason] ?? result.reason}</p>
      <TallyTable names={names} scores={scores} totals={totals} />
      <div className="end-told">
        {sagas.map((saga, i) => (
          <Told key={names[i]} saga={saga} name={names[i]} />
        ))}
      </div>
      <Journey sagas={sagas} names={names} />
      <div className="end-foot">
        <Next>
          <button type="button" className="btn" onClick={() => setAside(true)}>
            {t('Look at the table')}
          </button>
        </Next>
      </div>
    </section>
  );
}
