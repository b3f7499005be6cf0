import { useEffect, useReducer, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { engineWords, lessonWords, t } from '../../app/words.ts';
import { loadPool } from '../../watch/load.ts';
import { LessonView } from './LessonView.tsx';
import { Lesson, type LessonStep } from './run.ts';
import './learn.css';

const KEY = 'mathom.learned';

interface Topic {
  /** how an address asks for it */
  readonly name: string;
  readonly title: string;
  readonly steps: () => Promise<readonly LessonStep[]>;
}

const FIRST: Topic = {
  name: '',
  title: 'The first game',
  steps: () => import('./lesson.ts').then((x) => x.firstGame),
};

const TOPICS: readonly Topic[] = [
  FIRST,
  {
    name: 'craft',
    title: 'The draft, on guard, Wizards',
    steps: () => import('./craft-lesson.ts').then((x) => x.craftLesson),
  },
  {
    name: 'shadow',
    title: 'Playing the Shadow',
    steps: () => import('./shadow-lesson.ts').then((x) => x.shadowLesson),
  },
  {
    name: 'fallen-wizard',
    title: 'Playing a Fallen-wizard',
    steps: () => import('./fallen-lesson.ts').then((x) => x.fallenLesson),
  },
  {
    name: 'balrog',
    title: 'Playing the Balrog',
    steps: () => import('./balrog-lesson.ts').then((x) => x.balrogLesson),
  },
];

const addressOf = ({ name }: Topic): string => (name === '' ? '/learn' : `/learn?lesson=${name}`);

/** The guided first game, or one about another kind of player. The engine and the cards are loaded while the welcome is read. */
export function LearnPage() {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [trouble, setTrouble] = useState('');
  const [, again] = useReducer((n: number) => n + 1, 0);
  const asked = new URLSearchParams(useSearch()).get('lesson') ?? '';
  const topic = TOPICS.find((x) => x.name === asked) ?? FIRST;
  const started = useRef<Topic | null>(null);
  const begin = (): void => {
    Promise.all([topic.steps(), loadPool()])
      .then(([all, pool]) => {
        const steps = all.map((step, i) => lessonWords(topic.name || 'first', i, step));
        setLesson(new Lesson(steps, pool));
      })
      .catch((e: unknown) => setTrouble(engineWords(e instanceof Error ? e.message : String(e))));
  };
  useEffect(() => {
    if (started.current === topic) return;
    started.current = topic;
    begin();
  });
  useEffect(() => {
    if (lesson?.over) localStorage.setItem(KEY, '1');
  });
  if (trouble)
    return (
      <main className="learn-wait">
        <p role="alert">{t('The lesson could not be begun: {{trouble}}', { trouble })}</p>
      </main>
    );
  if (!lesson)
    return (
      <main className="learn-wait">
        <p role="status">{t('Setting the table…')}</p>
      </main>
    );
  return (
    <main className="learn">
      <LessonView lesson={lesson} onChange={again} />
      <footer className="learn-foot">
        <progress
          max={lesson.steps.length - 1}
          value={lesson.at}
          aria-label={t('How far you are')}
        />
        <button type="button" className="btn btn-quiet" onClick={begin}>
          {t('Start over')}
        </button>
        {TOPICS.filter((x) => x !== topic).map((x) => (
          <Link key={x.name} href={addressOf(x)} className="btn btn-quiet">
            {t(x.title)}
          </Link>
        ))}
        <Link href="/" className="btn btn-quiet">
          {t('Leave')}
        </Link>
      </footer>
    </main>
  );
}

export default LearnPage;
