import type { Cid, Seat } from '@mathom/engine';
import { playerName } from '../app/player-name.ts';
import { t } from '../app/words.ts';
import { AgentBlock } from './AgentBlock.tsx';
import { CompanyBlock } from './CompanyBlock.tsx';
import { useGame } from './context.tsx';
import { type Side, sideOf } from './model/arrange.ts';
import { TableCard } from './TableCard.tsx';
import { useOpenTo } from './ui.ts';
import { useFit } from './useFit.ts';
import './tight.css';

interface Laid {
  readonly title: string;
  readonly cards: readonly Cid[];
  readonly width: number;
}

function Row({ title, cards, width }: Laid) {
  return (
    <div className="event-row">
      <p className="kicker">{title}</p>
      <div className="flex gap-1">
        {cards.map((id) => (
          <TableCard key={id} cid={id} width={width} />
        ))}
      </div>
    </div>
  );
}

/** What lies beside the companies: two rows one above the other are about as high as they are. */
function Beside({ rows }: { readonly rows: readonly Laid[] }) {
  const laid = rows.filter((r) => r.cards.length > 0);
  const pairs = laid.flatMap((_, i) => (i % 2 === 0 ? [laid.slice(i, i + 2)] : []));
  return pairs.map((pair) => (
    <div key={pair[0].title} className="beside">
      {pair.map((row) => (
        <Row key={row.title} {...row} />
      ))}
    </div>
  ));
}

/** Off on one's own: there only while somebody is carried who could be. */
function Apart() {
  if (!useOpenTo('apart')) return null;
  return (
    <button type="button" className="apart" data-place="apart" data-drop>
      {t('a company of his own')}
    </button>
  );
}

/** One player's side of the table. */
export function SideView({ seat, far = false }: { readonly seat: Seat; readonly far?: boolean }) {
  const { s } = useGame();
  const side: Side = sideOf(s, seat);
  const empty = side.blocks.length === 0;
  const ref = useFit(s);
  return (
    <section
      ref={ref}
      className="side"
      data-far={far || undefined}
      data-seat={seat}
      aria-label={t('The side of {{name}}', { name: playerName(s.players[seat].name) })}
    >
      {empty && s.phase === 'setup' && (
        <p className="text-dim italic m-auto">{t('No companies yet: they are being drafted.')}</p>
      )}
      {empty && s.phase !== 'setup' && (
        <p className="text-dim italic m-auto">{t('No company is in play.')}</p>
      )}
      {side.blocks.map((b) => (
        <CompanyBlock key={b.company.id} block={b} />
      ))}
      {side.agents.map((agent) => (
        <AgentBlock key={agent.id} agent={agent} />
      ))}
      {!far && <Apart />}
      <Beside
        rows={[
          { title: t('For a while'), cards: side.passing, width: 64 },
          { title: t('Lasting'), cards: side.permanent, width: 64 },
          { title: t('Won and stored'), cards: side.pile, width: 56 },
        ]}
      />
    </section>
  );
}
