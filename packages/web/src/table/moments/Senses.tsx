import { useEffect, useRef } from 'react';
import { useSound } from '../../app/hearing.ts';
import { useSettings } from '../../app/settings.ts';
import type { Sound } from '../../app/sound.ts';
import { t } from '../../app/words.ts';
import { useNames } from '../../cards/names.ts';
import { useGame, useTableState } from '../context.tsx';
import { momentOf } from '../model/saga.ts';
import { question } from '../model/words.ts';

/** How they are made is fetched when there is something to hear. */
const play = (sound: Sound): void => {
  import('../../app/sound.ts').then((m) => m.play(sound)).catch(() => {});
};

const MOMENTS = {
  death: 'death',
  kill: 'kill',
  faction: 'won',
  ring: 'won',
  avatar: 'won',
} as const;

/** What can be heard of a game, and the word to one who looks elsewhere that he is asked. */
export function Senses() {
  const { update, decision, s } = useGame();
  const names = useNames();
  const on = useSound();
  const notify = useSettings((x) => x.notify);
  const fresh = useTableState((t) => t.fresh);
  const over = update.info.status === 'over';
  useEffect(() => {
    if (!on) return;
    const moments = fresh.map(momentOf);
    const moment = moments.find((x) => x !== null);
    if (fresh.some((e) => e.event === 'roll')) play('dice');
    else if (!moment && fresh.length > 0) play('card');
    if (!moment) return;
    const timer = setTimeout(() => play(MOMENTS[moment.kind]), 650);
    return () => clearTimeout(timer);
  }, [fresh, on]);
  useEffect(() => {
    if (over && on) play('end');
  }, [over, on]);
  // only when the word comes to us after others had it
  const asked = decision !== null;
  const before = useRef(asked);
  useEffect(() => {
    const mine = asked && !before.current;
    before.current = asked;
    if (!mine || !decision) return;
    if (on) play('turn');
    if (!notify || !document.hidden || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    const word = new Notification(t('Mathom: you decide'), {
      body: names.words(question(s, decision)),
      tag: update.game,
    });
    word.onclick = () => {
      window.focus();
      word.close();
    };
  }, [asked, on, notify, decision, s, names, update.game]);
  return null;
}
