import { t } from '../app/words.ts';
import { useGame } from './context.tsx';
import { Goal } from './counsel/Goal.tsx';
import { PHASES, phaseWord, stepWord } from './model/words.ts';

/** Whose turn, which phase, which step. */
export function PhaseStrip() {
  const { s } = useGame();
  const step = stepWord(s);
  const apart = !PHASES.some(([p]) => p === s.phase);
  return (
    <nav className="phase-strip" aria-label={t('Phase of the turn')}>
      <span className="display text-gold whitespace-nowrap">
        {s.turn > 0 ? t('Turn {{turn}}', { turn: s.turn }) : t('Before the first turn')}
      </span>
      <ol className="phase-list">
        {apart && (
          <li data-now aria-current="step">
            {t(phaseWord(s.phase))}
          </li>
        )}
        {!apart &&
          PHASES.map(([phase, word]) => (
            <li
              key={phase}
              data-now={phase === s.phase || undefined}
              aria-current={phase === s.phase ? 'step' : undefined}
            >
              {t(word)}
            </li>
          ))}
      </ol>
      <span className="phase-step" aria-live="polite">
        {t(step)}
      </span>
      {!s.result && <Goal />}
    </nav>
  );
}
