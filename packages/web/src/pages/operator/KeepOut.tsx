import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import type { FormEvent } from 'react';
import { operator } from '../../api/people.ts';
import { words } from '../../api/rest.ts';
import { t } from '../../app/words.ts';

export interface Whom {
  readonly user: string;
  readonly name: string;
  /** what he was reported for */
  readonly words: string;
}

/** Somebody is not to come in for a while: why, which he is told, and for how long. */
export function KeepOut({
  whom,
  close,
  done,
}: {
  readonly whom: Whom;
  readonly close: () => void;
  readonly done: () => void;
}) {
  const ban = useMutation({
    mutationFn: operator.ban,
    onSuccess: () => {
      done();
      close();
    },
  });
  const submit = (e: FormEvent<HTMLFormElement>): void => {
    e.preventDefault();
    const form = new FormData(e.currentTarget);
    const days = Number(form.get('days'));
    ban.mutate({
      user: whom.user,
      reason: String(form.get('reason')).trim(),
      days: days === 0 ? null : days,
    });
  };
  return (
    <Dialog.Root open onOpenChange={(o) => !o && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="panel small-dialog" aria-describedby={undefined}>
          <Dialog.Title className="display text-xl text-gold mb-3">
            {t('Keep out {{name}}', { name: whom.name })}
          </Dialog.Title>
          <form className="flex flex-col gap-3" onSubmit={submit}>
            <label className="flex flex-col gap-1">
              <span className="text-dim">
                {t('Why? It is shown to him when he wants to sign in.')}
              </span>
              <input
                className="field"
                name="reason"
                required
                maxLength={500}
                defaultValue={whom.words}
              />
            </label>
            <label className="flex flex-col gap-1">
              <span className="text-dim">{t('For how long?')}</span>
              <select className="field" name="days" defaultValue="7">
                <option value="1">{t('a day')}</option>
                <option value="7">{t('a week')}</option>
                <option value="30">{t('30 days')}</option>
                <option value="365">{t('a year')}</option>
                <option value="0">{t('for good')}</option>
              </select>
            </label>
            {ban.error && (
              <p className="text-ember" role="alert">
                {words(ban.error)}
              </p>
            )}
            <div className="flex gap-2 justify-end">
              <Dialog.Close className="btn">{t('Cancel')}</Dialog.Close>
              <button type="submit" className="btn btn-gold" disabled={ban.isPending}>
                {t('Keep out')}
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
