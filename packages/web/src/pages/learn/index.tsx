import { useEffect, useReducer, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { loadPool } from '../../watch/load.ts';
import { LessonView } from './LessonView.tsx';
import { Lesson } from './run.ts';
import './learn.css';

const KEY = 'mathom.learned';

/** Which lesson an address asks for. */
const SHADOW = 'lesson=shadow';

/** The guided first game, or that of the Shadow. The engine and the cards are loaded while the welcome is read. */
export function LearnPage() {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [trouble, setTrouble] = useState('');
  const [, again] = useReducer((n: number) => n + 1, 0);
  const shadow = useSearch().includes(SHADOW);
  const started = useRef<boolean | null>(null);
  const begin = (): void => {
    const steps = shadow
      ? import('./shadow-lesson.ts').then((x) => x.shadowLesson)
      : import('./lesson.ts').then((x) => x.firstGame);
    Promise.all([steps, loadPool()])
      .then(([all, pool]) => setLesson(new Lesson(all, pool)))
      .catch((e: unknown) => setTrouble(e instanceof Error ? e.message : String(e)));
  };
  useEffect(() => {
    if (started.current === shadow) return;
    started.current = shadow;
    begin();
  });
  useEffect(() => {
    if (lesson?.over) localStorage.setItem(KEY, '1');
  });
  if (trouble)
    return (
      <main className="learn-wait">
        <p role="alert">The lesson could not be begun: {trouble}</p>
      </main>
    );
  if (!lesson)
    return (
      <main className="learn-wait">
        <p role="status">Setting the table…</p>
      </main>
    );
  return (
    <main className="learn">
      <LessonView lesson={lesson} onChange={again} />
      <footer className="learn-foot">
        <progress max={lesson.steps.length - 1} value={lesson.at} aria-label="How far you are" />
        <button type="button" className="btn btn-quiet" onClick={begin}>
          Start over
        </button>
        <Link href={shadow ? '/learn' : `/learn?${SHADOW}`} className="btn btn-quiet">
          {shadow ? 'The first game' : 'Playing the Shadow'}
        </Link>
        <Link href="/" className="btn btn-quiet">
          Leave
        </Link>
      </footer>
    </main>
  );
}

export default LearnPage;
