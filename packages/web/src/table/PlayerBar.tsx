import type { Seat } from '@mathom/engine';
import { playerName } from '../app/player-name.ts';
import { t } from '../app/words.ts';
import { useNames } from '../cards/names.ts';
import { Icon, type IconName } from '../design/icons.tsx';
import { PointMark, sourceName } from '../design/symbols.tsx';
import { Clock } from './Clock.tsx';
import { useGame } from './context.tsx';
import { playerWord, stagePoints, stagesAllow } from './model/kinds.ts';
import { generalLeft, handSize, SOURCES, scoreOf } from './model/numbers.ts';
import { Num } from './Num.tsx';
import { useUi } from './ui.ts';

type Zone = 'discard' | 'pile' | 'sideboard' | 'sites' | 'removed';

function PileButton({
  seat,
  zone,
  icon,
  label,
  count,
}: {
  readonly seat: Seat;
  readonly zone: Zone;
  readonly icon: IconName;
  readonly label: string;
  readonly count: number;
}) {
  const set = useUi((u) => u.set);
  return (
    <button
      type="button"
      className="num"
      aria-label={`${label}: ${count}`}
      title={label}
      data-pile={`${zone}:${seat}`}
      onClick={() => set({ pile: { seat, zone } })}
    >
      <Icon name={icon} size="0.9em" />
      {count}
    </button>
  );
}

/** Points by source, as they stand and as the council would count them now. */
function Points({ seat }: { readonly seat: Seat }) {
  const { s } = useGame();
  const score = scoreOf(s, seat);
  return (
    <div className="flex items-center gap-0.5">
      {SOURCES.map((source) => {
        const raw = score.raw[source];
        const counted = score.council[source];
        const note =
          counted > raw
            ? t('The council doubles it: the opponent has none. Counts {{counted}}', { counted })
            : counted < raw
              ? t('Counts {{counted}}: no source may be more than half of all', { counted })
              : undefined;
        return (
          <Num
            key={source}
            label={t('Points for {{x1}}', { x1: sourceName(source) })}
            told={{ value: raw, parts: score.cards[source] }}
            note={note}
            className={raw === 0 ? 'opacity-55' : ''}
          >
            <PointMark source={source} size="0.9em" title={sourceName(source)} />
            {raw}
            {counted !== raw && <span className="text-gold">→{counted}</span>}
          </Num>
        );
      })}
      <Num
        label={t('Points at the council')}
        told={{
          value: score.total,
          parts: [
            ...SOURCES.filter((k) => score.council[k] !== 0).map((k) => ({
              from: sourceName(k),
              by: score.council[k],
              total: 0,
            })),
            ...(score.rest === 0
              ? []
              : [{ from: t('taken off at the council'), by: score.rest, total: 0 }]),
          ],
        }}
        note={t('{{tally}} as they stand; doubled and halved as the council would', {
          tally: score.tally,
        })}
        className="num-total"
      >
        <Icon name="points" size="0.9em" />
        {score.tally}
        {score.total !== score.tally && <span className="text-gold">→{score.total}</span>}
      </Num>
    </div>
  );
}

/** How far a Fallen-wizard has strayed, and what that allows him. */
function Stages({ seat }: { readonly seat: Seat }) {
  const { s } = useGame();
  const told = stagePoints(s, seat);
  if (!told) return null;
  return (
    <Num
      label={t('Stage points')}
      told={told}
      icon="stage"
      className="num-stage"
      note={stagesAllow(s, seat, told.value)}
    />
  );
}

/** A player at a glance: always in sight. */
export function PlayerBar({ seat }: { readonly seat: Seat }) {
  const { s, deciding, update, seat: me } = useGame();
  const names = useNames();
  const p = s.players[seat];
  const info = update.info.players.find((x) => x.seat === seat);
  const general = generalLeft(s, seat);
  const size = handSize(s, seat);
  return (
    <div
      className="player-bar"
      data-mine={seat === me || undefined}
      data-decides={deciding === seat || undefined}
      data-points-of={seat}
    >
      <div className="flex items-center gap-2 min-w-0">
        <span className="player-light" aria-hidden="true" />
        <span className="display text-[0.95rem] truncate">{playerName(p.name)}</span>
        <span
          className="chip chip-kind"
          data-kind={p.kind}
          title={names.words(playerWord(s, seat))}
        >
          {names.words(playerWord(s, seat))}
        </span>
        {s.active === seat && s.phase !== 'setup' && (
          <span className="chip chip-turn">{t('turn')}</span>
        )}
        {deciding === seat && <span className="sr-only">{t('decides now')}</span>}
        {info && !info.here && <span className="chip text-ember">{t('away')}</span>}
        <Clock seat={seat} />
      </div>
      <Points seat={seat} />
      <div className="flex items-center gap-0.5">
        <Num
          label={t('General influence left')}
          told={general}
          icon="general"
          note={t('{{used}} of {{total}} used', { used: general.used, total: general.total })}
        >
          {general.value}
          <span className="text-dim">/{general.total}</span>
        </Num>
        <Stages seat={seat} />
        <Num
          label={t('Cards in hand')}
          told={{ value: p.hand.length, parts: [] }}
          icon="hand"
          pile={`hand:${seat}`}
          note={t('Hand size {{value}}', { value: size.value })}
        />
        <Num
          label={t('Cards in the deck')}
          told={{ value: p.deck.length, parts: [] }}
          icon="deck"
          pile={`deck:${seat}`}
          note={
            p.exhausted > 0
              ? t('Exhausted {{exhausted}} times', { exhausted: p.exhausted })
              : t('Not exhausted yet')
          }
        />
        <PileButton
          seat={seat}
          zone="discard"
          icon="discard"
          label={t('Discard pile')}
          count={p.discard.length}
        />
        <PileButton
          seat={seat}
          zone="pile"
          icon="points"
          label={t('Won and stored')}
          count={p.pile.length}
        />
        {seat === me && (
          <PileButton
            seat={seat}
            zone="sites"
            icon="sites"
            label={t('Location deck')}
            count={p.sites.length}
          />
        )}
        {seat === me && (
          <PileButton
            seat={seat}
            zone="sideboard"
            icon="side"
            label={t('Sideboard')}
            count={p.sideboard.length}
          />
        )}
      </div>
    </div>
  );
}
