import type { CreateGame } from '@mathom/protocol';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { gameDeck, useDecks } from '../../api/decks.ts';
import { api, words } from '../../api/rest.ts';
import { DeckOptions } from '../../app/DeckOptions.tsx';
import { useSettings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="flex flex-col gap-1">
      <span className="text-sm text-dim">{label}</span>
      {children}
    </label>
  );
}

const CLOCKS: Readonly<Record<string, CreateGame['clock']>> = {
  none: null,
  quick: { initial: 1200, increment: 10 },
  usual: { initial: 2700, increment: 15 },
  slow: { initial: 7200, increment: 30 },
};

/** A new game with its settings. */
export function CreateForm() {
  const [, go] = useLocation();
  const deck = useSettings((s) => s.deck);
  const set = useSettings((s) => s.set);
  const list = useDecks();
  const me = useQuery({ queryKey: ['me'], queryFn: api.me });
  const [opponent, setOpponent] = useState<CreateGame['opponent']>('person');
  const make = useMutation({
    mutationFn: async (body: CreateGame) => {
      await api.me();
      return api.create(body);
    },
    onSuccess: ({ id }) => go(`/game/${id}`),
  });
  const submit = (e: FormEvent<HTMLFormElement>): void => {
    e.preventDefault();
    const form = new FormData(e.currentTarget);
    const text = (key: string): string => String(form.get(key) ?? '');
    const other = text('botDeck');
    make.mutate({
      opponent,
      deck: gameDeck(deck),
      ...(opponent !== 'person' && other ? { botDeck: gameDeck(other) } : {}),
      ...(opponent === 'bot' ? { level: text('level') as CreateGame['level'] } : {}),
      rules: text('rules') as CreateGame['rules'],
      length: text('length') as CreateGame['length'],
      clock: opponent === 'hotseat' ? null : (CLOCKS[text('clock')] ?? null),
      takebacks: form.get('takebacks') !== null,
      public: form.get('public') !== null,
      ...(form.get('rated') !== null ? { rated: true } : {}),
      ...(form.get('openHands') !== null ? { openHands: 'ask' as const } : {}),
    });
  };
  const options = <DeckOptions groups={list} />;
  return (
    <form className="panel p-5 grid gap-4 sm:grid-cols-2" onSubmit={submit}>
      <h2 className="text-lg text-gold sm:col-span-2">{t('A new game')}</h2>
      <Field label={t('Against')}>
        <select
          className="field"
          value={opponent}
          onChange={(e) => setOpponent(e.target.value as CreateGame['opponent'])}
        >
          <option value="person">{t('a person')}</option>
          <option value="bot">{t('the bot')}</option>
          <option value="hotseat">{t('someone beside me (both hands on this page)')}</option>
        </select>
      </Field>
      <Field label={t('Your deck')}>
        <select className="field" value={deck} onChange={(e) => set({ deck: e.target.value })}>
          {options}
        </select>
      </Field>
      {opponent !== 'person' && (
        <Field label={t('The other deck')}>
          <select className="field" name="botDeck" defaultValue="">
            <option value="">{t('by chance')}</option>
            {options}
          </select>
        </Field>
      )}
      {opponent === 'bot' && (
        <Field label={t('The bot plays')}>
          <select className="field" name="level" defaultValue="normal">
            <option value="easy">{t('gently')}</option>
            <option value="normal">{t('well')}</option>
            <option value="hard">{t('as well as it can')}</option>
          </select>
        </Field>
      )}
      <Field label={t('Rules')}>
        <select className="field" name="rules" defaultValue="coe">
          <option value="coe">{t('Council of Elrond (current)')}</option>
          <option value="crf">{t('older collected rulings')}</option>
          <option value="tournament">{t('tournament')}</option>
        </select>
      </Field>
      <Field label={t('Length')}>
        <select className="field" name="length" defaultValue="short">
          <option value="starter">{t('starter')}</option>
          <option value="short">{t('short')}</option>
          <option value="long">{t('long')}</option>
          <option value="campaign">{t('campaign')}</option>
        </select>
      </Field>
      {opponent !== 'hotseat' && (
        <Field label={t('Clock')}>
          <select className="field" name="clock" defaultValue="none">
            <option value="none">{t('none')}</option>
            <option value="quick">{t('20 minutes each')}</option>
            <option value="usual">{t('45 minutes each')}</option>
            <option value="slow">{t('2 hours each')}</option>
          </select>
        </Field>
      )}
      <div className="flex flex-col gap-2 justify-end">
        <label className="flex gap-2 items-center">
          <input type="checkbox" name="takebacks" defaultChecked />{' '}
          {t('misclicks may be taken back')}
        </label>
        <label className="flex gap-2 items-center">
          <input
            type="checkbox"
            name="public"
            defaultChecked={opponent === 'person'}
            key={opponent}
          />{' '}
          {t('listed in the lobby')}
        </label>
        {opponent === 'person' && me.data?.guest === false && (
          <label className="flex gap-2 items-center">
            <input type="checkbox" name="rated" /> {t('rated: it counts for both')}
          </label>
        )}
        {opponent === 'person' && (
          <label className="flex gap-2 items-center">
            <input type="checkbox" name="openHands" />{' '}
            {t('who watches may see both hands, if both agree')}
          </label>
        )}
      </div>
      <div className="sm:col-span-2 flex items-center gap-4">
        <button type="submit" className="btn btn-gold" disabled={make.isPending}>
          {t('Open the table')}
        </button>
        {make.isError && (
          <p className="text-ember" role="alert">
            {words(make.error)}
          </p>
        )}
      </div>
    </form>
  );
}
