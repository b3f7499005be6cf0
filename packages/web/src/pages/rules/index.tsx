import type { Scenario } from '@mathom/engine/scenario';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Glossed } from '../../app/Glossed.tsx';
import { t } from '../../app/words.ts';
import { loadScenarios } from '../../watch/load.ts';
import { type BookChapter, book, chapterAt, found, type RuleEntry } from './model.ts';
import './rules.css';

function RuleItem({ rule: r, open }: { readonly rule: RuleEntry; readonly open: boolean }) {
  const at = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) at.current?.scrollIntoView({ block: 'center' });
  }, [open]);
  return (
    <li
      ref={at}
      className="rule"
      id={`rule-${r.number}`}
      data-depth={Math.min(r.depth, 4)}
      aria-current={open ? 'true' : undefined}
    >
      <Link href={`/rules/${r.number}`} className="rule-number">
        {r.number}
      </Link>
      <p className="rule-says">
        {r.whose && <span className="chip rule-whose">{r.whose}</span>}
        <Glossed text={r.says} />
        {r.proofs.length > 0 && (
          <>
            {' '}
            <Link href={`/rulings/coe/${r.number}?watch=0`} className="link rule-watch">
              {t('Watch{{x1}}', { x1: r.proofs.length > 1 ? ` (${r.proofs.length})` : '' })}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

function ChapterView({ chapter, open }: { readonly chapter: BookChapter; readonly open: string }) {
  return (
    <section aria-labelledby={`chapter-${chapter.id}`}>
      <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
      <ol className="rule-list">
        {chapter.rules.map((r) => (
          <RuleItem key={r.number} rule={r} open={r.number === open} />
        ))}
      </ol>
    </section>
  );
}

/** The rule book: every numbered rule in our words, with the boards on which it can be seen. */
export function RulesPage() {
  const [path] = useLocation();
  const at = decodeURIComponent(path.replace(/^\/rules\/?/, ''));
  const [scenarios, setScenarios] = useState<readonly Scenario[] | null>(null);
  const [words, setWords] = useState('');
  const late = useDeferredValue(words);
  useEffect(() => {
    // without them the book can still be read
    loadScenarios().then(setScenarios, () => {});
  }, []);
  const chapters = useMemo(() => book(scenarios), [scenarios]);
  const current = chapterAt(at) || (at === '' ? chapters[0].id : '');
  const shown = useMemo(
    () => (late.trim() === '' ? chapters.filter((c) => c.id === current) : found(chapters, late)),
    [chapters, late, current],
  );
  const hits = shown.reduce((n, c) => n + c.rules.length, 0);
  const here = chapters.findIndex((c) => c.id === current);
  return (
    <div className="rules-page">
      <header>
        <h1>{t('The rule book')}</h1>
        <p className="text-dim">
          {t(
            'All {{x1}} rules of the Council of Elrond, in our own words. Most can be watched on a board.',
            { x1: chapters.reduce((n, c) => n + c.rules.length, 0) },
          )}
        </p>
        <label className="rules-search">
          <span className="sr-only">{t('Search the rules')}</span>
          <input
            className="field"
            type="search"
            placeholder={t('Search: hazard limit, prisoner, 2.IV.v …')}
            value={words}
            onChange={(e) => setWords(e.target.value)}
          />
        </label>
      </header>
      <nav aria-label={t('Chapters')} className="rules-chapters">
        <ol>
          {chapters.map((c) => (
            <li key={c.id}>
              <Link
                href={`/rules/${c.id}`}
                aria-current={c.id === current && late.trim() === '' ? 'page' : undefined}
                onClick={() => setWords('')}
              >
                {c.title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="rules-text">
        {late.trim() !== '' && (
          <p role="status" className="text-dim">
            {t('{{x1}} found', { x1: hits === 1 ? t('One rule') : t('{{hits}} rules', { hits }) })}
          </p>
        )}
        {shown.length === 0 && late.trim() === '' && (
          <p role="alert">
            {t('There is no rule')} <code>{at}</code>.{' '}
            <Link href="/rules" className="link">
              {t('To the beginning of the book')}
            </Link>
          </p>
        )}
        {shown.map((c) => (
          <ChapterView key={c.id} chapter={c} open={at} />
        ))}
        {late.trim() === '' && here >= 0 && (
          <nav aria-label={t('Next chapters')} className="rules-turn">
            {here > 0 ? (
              <Link href={`/rules/${chapters[here - 1].id}`} className="link">
                ← {chapters[here - 1].title}
              </Link>
            ) : (
              <span />
            )}
            {here < chapters.length - 1 && (
              <Link href={`/rules/${chapters[here + 1].id}`} className="link">
                {chapters[here + 1].title} →
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

export default RulesPage;
