import { STOPS, stopsAt } from '@mathom/engine/attention/stops';
import type { ReactNode } from 'react';
import { DEFAULTS, useSettings } from '../../app/settings.ts';
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
      <input
        type="checkbox"
        className="size-5 accent-[#dcb95f]"
        checked={on}
        onChange={(e) => change(e.target.checked)}
      />
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

/** Settings of this machine. They take hold at once. */
export default function SettingsPage() {
  const s = useSettings();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-4xl text-gold">Settings</h1>
      <NameForm />
      <AccountForm />
      <Section title="Pace">
        <fieldset className="flex flex-wrap gap-2 border-0 p-0 m-0">
          <legend className="mb-2">What others do is shown</legend>
          {PACES.map(([pace, word]) => (
            <button
              key={pace}
              type="button"
              className={`btn ${s.pace === pace ? 'btn-gold' : ''}`}
              aria-pressed={s.pace === pace}
              onClick={() => s.set({ pace })}
            >
              {word}
            </button>
          ))}
        </fieldset>
        <Check
          label="Show a card large while the pointer is on it"
          on={s.hover}
          change={(hover) => s.set({ hover })}
        />
      </Section>
      <Section title="Passing by itself">
        <Check
          label="Pass for me where I have set no stop, after a short and irregular while"
          on={s.autopass}
          change={(autopass) => s.set({ autopass })}
        />
        <Check
          label="Do not ask me to answer what I declared myself"
          on={s.passOwn}
          change={(passOwn) => s.set({ passOwn })}
        />
        <p className="text-dim">
          Stop and ask me when there is something I could do. Combat and questions always stop.
        </p>
        <div className="grid sm:grid-cols-2 gap-x-6">
          {STOPS.map(([key, word]) => (
            <Check
              key={key}
              label={word}
              on={stopsAt(s, key)}
              change={(on) => s.setStop(key, on)}
            />
          ))}
        </div>
        {s.quiet.length > 0 && (
          <p>
            {s.quiet.length} cards do not stop the game.{' '}
            <button type="button" className="link" onClick={() => s.set({ quiet: [] })}>
              Stop for all of them again
            </button>
          </p>
        )}
      </Section>
      <Section title="Names of cards">
        <label className="flex flex-wrap gap-3 items-center">
          <span>Call cards by their names in</span>
          <select
            className="field field-small w-auto"
            value={s.names}
            onChange={(e) => s.set({ names: e.target.value })}
          >
            {NAME_LANGUAGES.map(([code, word]) => (
              <option key={code} value={code}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <p className="text-dim">
          A card that was never printed in that language keeps its English name, and so does the
          map.
        </p>
      </Section>
      <Section title="Pictures of cards">
        <p>
          Cards are drawn by this page. If you have scans, or know a place that has them, say where:
          a pattern with <code>{'{set}'}</code>, <code>{'{id}'}</code>, <code>{'{number}'}</code>,{' '}
          <code>{'{name}'}</code> or <code>{'{file}'}</code>. The pictures are asked for by your
          browser alone.
        </p>
        <input
          className="field"
          type="text"
          inputMode="url"
          aria-label="Address pattern of pictures"
          placeholder="https://example.org/{set}/{file}.jpg"
          value={s.images}
          onChange={(e) => s.set({ images: e.target.value })}
        />
      </Section>
      <div>
        <button type="button" className="btn" onClick={() => s.set(DEFAULTS)}>
          Everything as it was at first
        </button>
      </div>
    </div>
  );
}
