import { useEffect, useState } from 'react';
import { engineWords, t } from '../app/words.ts';
import { useNames } from '../cards/names.ts';
import { useGame, useTable, useTableState } from './context.tsx';
import { repairWords } from './model/repair-words.ts';

/** A refusal of the server, in its words. */
export function ErrorNotice() {
  const table = useTable();
  const error = useTableState((t) => t.error);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => table.clearError(), 8000);
    return () => clearTimeout(timer);
  }, [error, table]);
  if (!error) return null;
  return (
    <div className="panel notice" role="alert">
      <p>{engineWords(error.message)}</p>
      <button type="button" className="btn btn-small" onClick={() => table.clearError()}>
        {t('Close')}
      </button>
    </div>
  );
}

/** The other player would like to take something back. */
export function TakebackNotice() {
  const { update, table, seat, s } = useGame();
  const names = useNames();
  const { asked } = update;
  if (!asked) return null;
  if (asked.by === seat)
    return (
      <div className="panel notice" role="status">
        {asked.repair
          ? t('Your opponent is asked whether the board may be set right so.')
          : t('Your opponent is asked whether you may take that back.')}
      </div>
    );
  return (
    <div className="panel notice" role="alertdialog" aria-label={t('Take-back asked')}>
      <p>
        {s.players[asked.by]?.name ?? t('Your opponent')} {t('asks to')}{' '}
        {asked.repair
          ? t('set the board right by hand: {{x1}}', {
              x1: names.words(repairWords(s, asked.repair, asked.cards)),
            })
          : t('take back {{x1}}.', {
              x1: asked.choices === 1 ? t('a choice') : t('{{n}} choices', { n: asked.choices }),
            })}
      </p>
      <button type="button" className="btn btn-small" onClick={() => table.answer(false)}>
        {t('No')}
      </button>
      <button type="button" className="btn btn-small btn-gold" onClick={() => table.answer(true)}>
        {t('Yes')}
      </button>
    </div>
  );
}

/** The maker of the game let it be asked whether those who watch may see the hands. */
export function HandsNotice() {
  const { update, table, seat } = useGame();
  // a closed table has nobody who watches
  const asked = seat >= 0 && update.info.settings.public && update.hands?.agreed[seat] === null;
  if (!asked || update.info.status !== 'playing') return null;
  return (
    <div className="panel notice" role="alertdialog" aria-label={t('Hands for those who watch')}>
      <p>{t('May those who watch see both hands? They do only while both of you agree.')}</p>
      <button type="button" className="btn btn-small" onClick={() => table.showHand(false)}>
        {t('No')}
      </button>
      <button type="button" className="btn btn-small btn-gold" onClick={() => table.showHand(true)}>
        {t('Yes')}
      </button>
    </div>
  );
}

/** The other is out of time, or gone for too long: nothing hangs. */
export function ClaimNotice() {
  const { update, table } = useGame();
  if (!update.claimable || update.info.status !== 'playing') return null;
  return (
    <div className="panel notice" role="status">
      <p>{t('Your opponent is out of time or gone. The game is yours if you claim it.')}</p>
      <button type="button" className="btn btn-small btn-gold" onClick={() => table.claim()}>
        {t('Claim the game')}
      </button>
    </div>
  );
}

/** One page, two players: the hand is not shown before the other has looked away. */
export function Curtain() {
  const { update, seat, s } = useGame();
  const [ready, setReady] = useState(-1);
  const on =
    update.info.settings.opponent === 'hotseat' &&
    update.info.status === 'playing' &&
    ready !== seat;
  // nothing behind it can be reached, by keyboard either
  useEffect(() => {
    if (!on) return;
    const behind = document.querySelectorAll('.board-top, .board-main, .board-side');
    for (const part of behind) part.setAttribute('inert', '');
    return () => {
      for (const part of behind) part.removeAttribute('inert');
    };
  }, [on]);
  if (!on) return null;
  return (
    <div className="curtain">
      <p className="display text-2xl text-gold">
        {s.players[seat]?.name}
        {t(', it is for you to decide')}
      </p>
      <button type="button" className="btn btn-gold" onClick={() => setReady(seat)}>
        {t('I am here: show my hand')}
      </button>
    </div>
  );
}
