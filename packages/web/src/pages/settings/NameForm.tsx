import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api, words } from '../../api/rest.ts';
import { t } from '../../app/words.ts';

/** The name that others see. */
export function NameForm() {
  const client = useQueryClient();
  const me = useQuery({ queryKey: ['me'], queryFn: api.me, retry: false });
  const rename = useMutation({
    mutationFn: (name: string) => api.rename(name),
    onSuccess: (user) => client.setQueryData(['me'], user),
  });
  if (!me.data) return null;
  const submit = (e: FormEvent<HTMLFormElement>): void => {
    e.preventDefault();
    const name = String(new FormData(e.currentTarget).get('name') ?? '').trim();
    if (name) rename.mutate(name);
  };
  return (
    <form className="panel p-5 flex flex-wrap gap-3 items-end" onSubmit={submit}>
      <label className="flex-1 min-w-56 flex flex-col gap-1">
        <span className="text-lg text-gold display">{t('Your name')}</span>
        <input className="field" name="name" maxLength={40} defaultValue={me.data.name} />
      </label>
      <button type="submit" className="btn" disabled={rename.isPending}>
        {rename.isSuccess ? t('Saved') : t('Save')}
      </button>
      {rename.isError && (
        <p className="text-ember" role="alert">
          {words(rename.error)}
        </p>
      )}
    </form>
  );
}
