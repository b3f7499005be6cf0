import { STOPS, stopsAt } from '@mathom/engine/attention/stops';
import { type ReactNode, useState } from 'react';
import { useSound } from '../../app/hearing.ts';
import { DEFAULTS, useSettings } from '../../app/settings.ts';
import { TONGUES, t } from '../../app/words.ts';
import { NAME_LANGUAGES } from '../../cards/languages.ts';
import { AccountForm } from './AccountForm.tsx';
import { NameForm } from './NameForm.tsx';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel p-5 flex flex-col gap-3" aria-label={title}>
      <h2 className="text-lg text-gold">{title}</h2>
      {children}
    </section>
  );
}

function Check({
  label,
  on,
  change,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}) {
  return (
    <label className="flex gap-3 items-center min-h-8">
      <input type="checkbox" checked={on} onChange={(e) => change(e.target.checked)} />
      {label}
    </label>
  );
}

const PACES = [
  [0, 'at once'],
  [350, 'quick'],
  [700, 'easy to follow'],
  [1400, 'slow'],
] as const;

const DICE = [
  [0, 'not at all'],
  [1200, 'a moment'],
  [1400, 'as usual'],
  [1800, 'longer'],
] as const;

const COACH = [
  ['first', 'in my first games'],
  ['on', 'always'],
  ['off', 'never'],
] as const;

const THEMES = [
  ['dark', 'dark, by candlelight'],
  ['light', 'light, as parchment'],
  ['auto', 'as my machine has it'],
] as const;

/** Settings of this machine. They take hold at once. */
export default function SettingsPage() {
  const s = useSettings();
  const heard = useSound();
  const [refused, setRefused] = useState(false);
  const hear = (on: boolean): void => {
    s.set({ sound: on ? 'on' : 'off' });
    if (on) import('../../app/sound.ts').then((m) => m.play('turn')).catch(() => {});
  };
  // nothing is sent without leave, and leave is asked for only here
  const call = async (on: boolean): Promise<void> => {
    const leave = on && 'Notification' in window ? await Notification.requestPermission() : '';
    setRefused(on && leave !== 'granted');
    s.set({ notify: on && leave === 'granted' });
  };
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-4xl text-gold">{t('Settings')}</h1>
      <NameForm />
      <AccountForm />
      <Section title={t('Pace')}>
        <fieldset className="flex flex-wrap gap-2 border-0 p-0 m-0">
          <legend className="mb-2">{t('What others do is shown')}</legend>
          {PACES.map(([pace, word]) => (
            <button
              key={pace}
              type="button"
              className={`btn ${s.pace === pace ? 'btn-gold' : ''}`}
              aria-pressed={s.pace === pace}
              onClick={() => s.set({ pace })}
            >
              {t(word)}
            </button>
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap gap-2 border-0 p-0 m-0">
          <legend className="mb-2">
            {t('After a roll the game waits, so that the dice can be read')}
          </legend>
          {DICE.map(([dice, word]) => (
            <button
              key={dice}
              type="button"
              className={`btn ${s.dice === dice ? 'btn-gold' : ''}`}
              aria-pressed={s.dice === dice}
              onClick={() => s.set({ dice })}
            >
              {t(word)}
            </button>
          ))}
        </fieldset>
        <Check
          label={t('Show a card large while the pointer is on it')}
          on={s.hover}
          change={(hover) => s.set({ hover })}
        />
      </Section>
      <Section title={t('The coach')}>
        <fieldset className="flex flex-wrap gap-2 border-0 p-0 m-0">
          <legend className="mb-2">
            {t('A line above the question says what one might do, and why')}
          </legend>
          {COACH.map(([coach, word]) => (
            <button
              key={coach}
              type="button"
              className={`btn ${s.coach === coach ? 'btn-gold' : ''}`}
              aria-pressed={s.coach === coach}
              onClick={() => s.set({ coach })}
            >
              {t(word)}
            </button>
          ))}
        </fieldset>
      </Section>
      <Section title={t('Sound and calls')}>
        <Check label={t('Let me hear the game')} on={heard} change={hear} />
        <Check
          label={t('Tell me through the browser when I am asked and look elsewhere')}
          on={s.notify}
          change={call}
        />
        {refused && (
          <p className="text-ember">{t('The browser does not allow it for this page.')}</p>
        )}
      </Section>
      <Section title={t('Light')}>
        <fieldset className="flex flex-wrap gap-2 border-0 p-0 m-0">
          <legend className="mb-2">{t('The page is')}</legend>
          {THEMES.map(([theme, word]) => (
            <button
              key={theme}
              type="button"
              className={`btn ${s.theme === theme ? 'btn-gold' : ''}`}
              aria-pressed={s.theme === theme}
              onClick={() => s.set({ theme })}
            >
              {t(word)}
            </button>
          ))}
        </fieldset>
      </Section>
      <Section title={t('Passing by itself')}>
        <Check
          label={t('Pass for me where I have set no stop, after a short and irregular while')}
          on={s.autopass}
          change={(autopass) => s.set({ autopass })}
        />
        <Check
          label={t('Do not ask me to answer what I declared myself')}
          on={s.passOwn}
          change={(passOwn) => s.set({ passOwn })}
        />
        <p className="text-dim">
          {t(
            'Stop and ask me when there is something I could do. Combat and questions always stop.',
          )}
        </p>
        <div className="grid sm:grid-cols-2 gap-x-6">
          {STOPS.map(([key, word]) => (
            <Check
              key={key}
              label={t(word)}
              on={stopsAt(s, key)}
              change={(on) => s.setStop(key, on)}
            />
          ))}
        </div>
        {s.quiet.length > 0 && (
          <p>
            {s.quiet.length} {t('cards do not stop the game.')}{' '}
            <button type="button" className="link" onClick={() => s.set({ quiet: [] })}>
              {t('Stop for all of them again')}
            </button>
          </p>
        )}
      </Section>
      <Section title={t('Language')}>
        <fieldset className="flex flex-wrap gap-2 border-0 p-0 m-0">
          <legend className="mb-2">{t('The page speaks')}</legend>
          {TONGUES.map(([tongue, word]) => (
            <button
              key={tongue}
              type="button"
              lang={tongue}
              className={`btn ${s.tongue === tongue ? 'btn-gold' : ''}`}
              aria-pressed={s.tongue === tongue}
              // cards are called as the page speaks, until somebody wants it otherwise
              onClick={() => s.set({ tongue, names: tongue })}
            >
              {word}
            </button>
          ))}
        </fieldset>
        <p className="text-dim">
          {t(
            'Rules, rulings, lessons, the pages of cards and decks, and the texts of cards are in English.',
          )}
        </p>
      </Section>
      <Section title={t('Names of cards')}>
        <label className="flex flex-wrap gap-3 items-center">
          <span>{t('Call cards by their names in')}</span>
          <select
            className="field field-small w-auto"
            value={s.names}
            onChange={(e) => s.set({ names: e.target.value })}
          >
            {NAME_LANGUAGES.map(([code, word]) => (
              <option key={code} value={code}>
                {t(word)}
              </option>
            ))}
          </select>
        </label>
        <p className="text-dim">
          {t(
            'A card that was never printed in that language keeps its English name, and so does the map.',
          )}
        </p>
      </Section>
      <Section title={t('Pictures of cards')}>
        <p>
          {t(
            'Cards are drawn by this page. If you have scans, or know a place that has them, say where: a pattern with',
          )}{' '}
          <code>{t('{set}')}</code>, <code>{t('{id}')}</code>, <code>{t('{number}')}</code>,{' '}
          <code>{t('{name}')}</code> {t('or')} <code>{t('{file}')}</code>
          {t('. The pictures are asked for by your browser alone.')}
        </p>
        <input
          className="field"
          type="text"
          inputMode="url"
          aria-label={t('Address pattern of pictures')}
          placeholder={t('https://example.org/{set}/{file}.jpg')}
          value={s.images}
          onChange={(e) => s.set({ images: e.target.value })}
        />
      </Section>
      <div>
        <button type="button" className="btn" onClick={() => s.set(DEFAULTS)}>
          {t('Everything as it was at first')}
        </button>
      </div>
    </div>
  );
}
