import type { Cid } from '@mathom/engine';
import { t } from '../app/words.ts';
import { useGame } from './context.tsx';
import type { AgentView } from './model/arrange.ts';
import { TableCard, TuckedCard } from './TableCard.tsx';

const WIDTH = 78;
const SITE = 52;

/** The site cards with him, the one where he is first. */
function Trail({ cards }: { readonly cards: readonly Cid[] }) {
  return (
    <div className="flex gap-0.5">
      {[...cards].reverse().map((id, i) => (
        <TableCard
          key={id}
          cid={id}
          width={SITE}
          upright
          label={i === 0 ? t('At') : t('Came by')}
          back="site"
        />
      ))}
    </div>
  );
}

/** An agent: who he is, if that is known, how he lies, and the sites of his way. */
export function AgentBlock({ agent }: { readonly agent: AgentView }) {
  const { choices } = useGame();
  const may = (choices.byCard.get(agent.id) ?? []).length > 0;
  return (
    <section
      className="company"
      data-may={may || undefined}
      aria-label={t('Agent, {{words}}', { words: agent.words })}
    >
      <div className="company-head">
        <span className="kicker">{t('Agent')}</span>
        <span className="text-xs text-dim">{agent.words}</span>
      </div>
      <div className="flex gap-2 items-start">
        <div className="person-card" style={{ width: WIDTH * 1.12, height: WIDTH * 1.395 }}>
          <TableCard cid={agent.id} width={WIDTH} label={t('Agent')} />
        </div>
        <div className="flex flex-col gap-0.5">
          <Trail cards={agent.trail} />
          {agent.on.map((id) => (
            <TuckedCard key={id} cid={id} />
          ))}
        </div>
      </div>
    </section>
  );
}
