import type { Report } from '@mathom/protocol';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { people } from '../api/people.ts';
import { api, words } from '../api/rest.ts';
import { t } from '../app/words.ts';

function Frame({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Dialog.Root open onOpenChange={(o) => !o && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="panel small-dialog" aria-describedby={undefined}>
          <Dialog.Title className="display text-xl text-gold mb-3">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Wrong = ({ error }: { readonly error: unknown }) =>
  error ? (
    <p className="text-ember my-2" role="alert">
      {words(error)}
    </p>
  ) : null;

/** A browser may refuse; the link is on the page all the same. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Something looks wrong: the position is kept as it stands, with what the player says of it, for the
 * operator; and there is a link to it for whoever else should look.
 */
export function BugDialog({ game, close }: { readonly game: string; readonly close: () => void }) {
  const [said, setSaid] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const send = useMutation({
    mutationFn: async (note: string) => {
      const { id } = await api.report(game, note);
      return `${location.origin}/position/${id}`;
    },
  });
  const submit = (e: FormEvent<HTMLFormElement>): void => {
    e.preventDefault();
    const note = String(new FormData(e.currentTarget).get('note') ?? '').trim();
    setSaid(note !== '');
    send.mutate(note);
  };
  const link = send.data;
  return (
    <Frame title={t('Report a bug')} close={close}>
      {link === undefined ? (
        <form className="flex flex-col gap-3" onSubmit={submit}>
          <label className="flex flex-col gap-1">
            <span>{t('What looks wrong? The table as it is now is kept with your words.')}</span>
            <textarea className="field min-h-28" name="note" maxLength={2000} />
          </label>
          <Wrong error={send.error} />
          <div className="flex gap-2 justify-end">
            <Dialog.Close className="btn">{t('Close')}</Dialog.Close>
            <button type="submit" className="btn btn-gold" disabled={send.isPending}>
              {t('Send')}
            </button>
          </div>
        </form>
      ) : (
        <div className="flex flex-col gap-3">
          <p role="status">
            {said ? `${t('Thank you. Whoever runs this server will see it.')} ` : ''}
            {t('This link shows the position, as far as its reader may see it.')}
          </p>
          <input
            className="field"
            readOnly
            aria-label={t('Link to this position')}
            value={link}
            onFocus={(e) => e.target.select()}
          />
          <div className="flex gap-2 justify-end">
            <button
              type="button"
              className="btn"
              onClick={async () => setCopied(await copied(link))}
            >
              {isCopied ? t('Copied') : t('Copy the link')}
            </button>
            <Dialog.Close className="btn btn-gold">{t('Close')}</Dialog.Close>
          </div>
        </div>
      )}
    </Frame>
  );
}

const REASONS: readonly (readonly [Report['reason'], string])[] = [
  ['abuse', 'what he says'],
  ['cheating', 'cheating'],
  ['stalling', 'playing for time'],
  ['name', 'his name'],
  ['other', 'something else'],
];

/** Of somebody at this table: not to meet him again, or that somebody looks at what he does. */
export function PlayerDialog({
  game,
  seat,
  name,
  close,
}: {
  readonly game: string;
  readonly seat: number;
  readonly name: string;
  readonly close: () => void;
}) {
  const block = useMutation({ mutationFn: () => people.block({ game, seat }) });
  const report = useMutation({ mutationFn: people.report });
  const submit = (e: FormEvent<HTMLFormElement>): void => {
    e.preventDefault();
    const form = new FormData(e.currentTarget);
    report.mutate({
      ...{ game, seat },
      reason: String(form.get('reason')) as Report['reason'],
      words: String(form.get('words') ?? '').trim(),
    });
  };
  return (
    <Frame title={name} close={close}>
      <div className="flex flex-col gap-4">
        <section className="flex flex-col gap-2" aria-label={t('Block')}>
          <p className="text-dim">
            {t(
              'Who is blocked does not see your tables, cannot sit down at them, and you do not hear him. This game goes on.',
            )}
          </p>
          <button
            type="button"
            className="btn self-start"
            disabled={block.isPending || block.isSuccess}
            onClick={() => block.mutate()}
          >
            {block.isSuccess ? t('Blocked') : t('Block {{name}}', { name })}
          </button>
          <Wrong error={block.error} />
        </section>
        {report.isSuccess ? (
          <p role="status">{t('Reported. Whoever runs this server will look at it.')}</p>
        ) : (
          <form className="flex flex-col gap-2" onSubmit={submit} aria-label={t('Report')}>
            <label className="flex flex-col gap-1">
              <span className="text-dim">{t('Report for')}</span>
              <select className="field" name="reason" defaultValue="abuse">
                {REASONS.map(([reason, word]) => (
                  <option key={reason} value={reason}>
                    {t(word)}
                  </option>
                ))}
              </select>
            </label>
            <label className="flex flex-col gap-1">
              <span className="text-dim">{t('What happened? The table’s chat goes along.')}</span>
              <textarea className="field min-h-20" name="words" maxLength={2000} />
            </label>
            <Wrong error={report.error} />
            <button type="submit" className="btn btn-gold self-end" disabled={report.isPending}>
              {t('Report')}
            </button>
          </form>
        )}
        <Dialog.Close className="btn self-end">{t('Close')}</Dialog.Close>
      </div>
    </Frame>
  );
}
