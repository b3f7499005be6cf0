import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { account } from '../../api/account.ts';
import { api, words } from '../../api/rest.ts';
import { t } from '../../app/words.ts';

/** Guests can register later and keep their games. */
export function AccountForm() {
  const client = useQueryClient();
  const me = useQuery({ queryKey: ['me'], queryFn: api.me, retry: false });
  const [known, setKnown] = useState(false);
  const enter = useMutation({
    mutationFn: (form: FormData) => {
      const text = (key: string): string => String(form.get(key) ?? '');
      return known
        ? account.signIn(text('email'), text('password'))
        : account.register(me.data?.name ?? 'Guest', text('email'), text('password'));
    },
    onSuccess: () => client.invalidateQueries(),
  });
  const leave = useMutation({
    mutationFn: account.signOut,
    onSuccess: () => client.invalidateQueries(),
  });
  if (!me.data) return null;
  if (!me.data.guest) {
    return (
      <section className="panel p-5 flex flex-wrap gap-3 items-center" aria-label={t('Account')}>
        <p className="flex-1">{t('You are registered; your games are kept for you.')}</p>
        <button
          type="button"
          className="btn"
          disabled={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {t('Sign out')}
        </button>
      </section>
    );
  }
  const submit = (e: FormEvent<HTMLFormElement>): void => {
    e.preventDefault();
    enter.mutate(new FormData(e.currentTarget));
  };
  return (
    <form className="panel p-5 grid gap-3 sm:grid-cols-2" onSubmit={submit}>
      <h2 className="text-lg text-gold sm:col-span-2">{known ? t('Sign in') : t('Register')}</h2>
      <p className="sm:col-span-2 text-parch2">
        {t(
          'You play as a guest. Register to find your games from other machines too; those you have now come along.',
        )}
      </p>
      <label className="flex flex-col gap-1">
        <span className="text-sm text-dim">{t('E-mail')}</span>
        <input className="field" name="email" type="email" autoComplete="email" required />
      </label>
      <label className="flex flex-col gap-1">
        <span className="text-sm text-dim">{t('Password (8 letters or more)')}</span>
        <input
          className="field"
          name="password"
          type="password"
          minLength={8}
          autoComplete={known ? 'current-password' : 'new-password'}
          required
        />
      </label>
      <div className="sm:col-span-2 flex flex-wrap gap-4 items-center">
        <button type="submit" className="btn btn-gold" disabled={enter.isPending}>
          {known ? t('Sign in') : t('Register')}
        </button>
        <button type="button" className="link" onClick={() => setKnown(!known)}>
          {known ? t('I have no account yet') : t('I have an account')}
        </button>
        {enter.isError && (
          <p className="text-ember" role="alert">
            {words(enter.error)}
          </p>
        )}
      </div>
    </form>
  );
}
