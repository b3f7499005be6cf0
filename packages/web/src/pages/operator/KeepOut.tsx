import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import type { FormEvent } from 'react';
import { operator } from '../../api/people.ts';
import { words } from '../../api/rest.ts';

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
            Keep out {whom.name}
          </Dialog.Title>
          <form className="flex flex-col gap-3" onSubmit={submit}>
            <label className="flex flex-col gap-1">
              <span className="text-dim">Why? It is shown to him when he wants to sign in.</span>
              <input
                className="field"
                name="reason"
                required
                maxLength={500}
                defaultValue={whom.words}
              />
            </label>
            <label className="flex flex-col gap-1">
              <span className="text-dim">For how long?</span>
              <select className="field" name="days" defaultValue="7">
                <option value="1">a day</option>
                <option value="7">a week</option>
                <option value="30">30 days</option>
                <option value="365">a year</option>
                <option value="0">for good</option>
              </select>
            </label>
            {ban.error && (
              <p className="text-ember" role="alert">
                {words(ban.error)}
              </p>
            )}
            <div className="flex gap-2 justify-end">
              <Dialog.Close className="btn">Cancel</Dialog.Close>
              <button type="submit" className="btn btn-gold" disabled={ban.isPending}>
                Keep out
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
