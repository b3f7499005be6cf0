import { t } from '../../app/words.ts';
import { useNames } from '../../cards/names.ts';
import { useGame } from '../context.tsx';
import type { Choice } from '../model/choices.ts';
import { countOf } from '../model/words.ts';
import {
  type Odds,
  oddsShares,
  oddsWho,
  oddsWords,
  useOddsNow,
  useOptionOdds,
  useThreats,
} from './odds.ts';
import './counsel.css';

const SHARES = ['good', 'even', 'bad', 'worst'] as const;

/** What the dice are likely to say: in words, and as a bar. */
export function OddsLine({ odds, who = '' }: { readonly odds: Odds; readonly who?: string }) {
  const shares = oddsShares(odds);
  return (
    <span className="odds" data-odds={odds.kind}>
      {shares && (
        <span className="odds-bar" aria-hidden="true">
          {SHARES.map((name, i) => (
            <i key={name} data-share={name} style={{ flexGrow: shares[i] }} />
          ))}
        </span>
      )}
      <span className="odds-words">
        {who && <b>{who}</b>} {oddsWords(odds)}
      </span>
    </span>
  );
}

/** The odds of an option, under its words. */
export function OptionOdds({ choice }: { readonly choice: Choice }) {
  const odds = useOptionOdds(choice);
  return odds && <OddsLine odds={odds} />;
}

/** The roll that comes next, whatever is being asked before it. */
export function OddsNow() {
  const { s } = useGame();
  const names = useNames();
  const odds = useOddsNow();
  if (!odds) return null;
  return (
    <p className="odds-now">
      <OddsLine odds={odds} who={names.words(oddsWho(s, odds))} />
    </p>
  );
}

/** "Enter the site?" shows what waits there, and how each would fare against one strike of it. */
export function Threats() {
  const { s, decision } = useGame();
  const names = useNames();
  const threats = useThreats();
  if (decision?.about !== 'enter') return null;
  return (
    <div className="threats" data-threats={threats.length}>
      {threats.map(({ attack, strikes, prowess, body, each }) => {
        const race = attack.races.join(', ');
        return (
          <section key={attack.auto} aria-label={t('Automatic-attack')}>
            <p className="kicker text-ember">
              {t('Automatic-attack')}
              {race && `: ${race}`}
              {attack.detainment && ` ${t('· detainment')}`}
            </p>
            <p>
              {attack.spec.strikes === 'each'
                ? t('each character faces a strike')
                : countOf(strikes, 'strike')}{' '}
              {t('with')} {prowess} {t('prowess')}
              {body >= 0 && t(', body {{body}}', { body })}
            </p>
            {each.map((odds) => (
              <OddsLine key={odds.who} odds={odds} who={names.words(oddsWho(s, odds))} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
