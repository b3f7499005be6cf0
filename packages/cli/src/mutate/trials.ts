import { type ChildProcess, fork } from 'node:child_process';
import type { Mutant } from './mutant.ts';
import type { Answer, Job, Survey, Surveyed } from './trial.ts';

export type Fate = 'killed' | 'survived' | 'equivalent';

/** What a process has to say, or nothing if it ended before. */
export function heard<T>(child: ChildProcess): Promise<T | undefined> {
  return new Promise((done) => {
    const said = (message: unknown): void => {
      child.off('exit', gone);
      done(message as T);
    };
    const gone = (): void => {
      child.off('message', said);
      done(undefined);
    };
    child.once('message', said);
    child.once('exit', gone);
  });
}

export const started = (trial: string, root: string, env: Record<string, string>): ChildProcess =>
  fork(trial, [], {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: ['--max-old-space-size=3000'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });

/** All tests are run once, shared out among so many processes: what is said of each part. */
async function allRun<T>(
  trial: string,
  root: string,
  workers: number,
  env: Record<string, string>,
): Promise<T[]> {
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, i) =>
      heard<T>(started(trial, root, { TRIAL_SURVEY: `${i}/${workers}`, ...env })),
    ),
  );
  return parts.map((part) => {
    if (!part) throw new Error('The tests could not be run.');
    return part;
  });
}

/** The changes whose place any test comes by. */
export const metAtAll = async (
  trial: string,
  root: string,
  workers: number,
): Promise<ReadonlySet<number>> =>
  new Set((await allRun<number[]>(trial, root, workers, { TRIAL_UNMET: '1' })).flat());

/** What each test comes by. */
export async function surveyed(trial: string, root: string, workers: number): Promise<Survey> {
  const all = await allRun<Survey>(trial, root, workers, {});
  return {
    tests: all.flatMap((part) => part.tests),
    atLoad: all[0].atLoad,
    inPools: [...new Set(all.flatMap((part) => part.inPools))],
  };
}

/** Processes in which changes are tried, one after another in the same one as long as that will do. */
export class Trials {
  private child: ChildProcess | undefined;
  private readonly trial: string;
  private readonly root: string;

  constructor(trial: string, root: string) {
    this.trial = trial;
    this.root = root;
  }

  /** Tried among others, in a process that has tried others before. */
  async among(job: Job): Promise<Answer> {
    this.child ??= await this.begun({});
    if (!this.child) throw new Error('The tests could not be loaded.');
    const answer = await this.asked(this.child, job);
    if (answer?.fate === 'survived' || answer?.fate === 'killed') return answer;
    this.end();
    if (!answer) return { fate: 'killed', by: 'no end' };
    return this.alone(job);
  }

  /** Tried in a process that has the change from the beginning. */
  async alone(job: Job): Promise<Answer> {
    const child = await this.begun({ TRIAL_MUTANT: String(job.id) });
    if (!child) return { fate: 'killed', by: 'it cannot be loaded' };
    const answer = await this.asked(child, job);
    child.kill('SIGKILL');
    return answer ?? { fate: 'killed', by: 'no end' };
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async begun(env: Record<string, string>): Promise<ChildProcess | undefined> {
    const child = started(this.trial, this.root, env);
    return (await heard(child)) ? child : undefined;
  }

  private asked(child: ChildProcess, job: Job): Promise<Answer | undefined> {
    const answer = heard<Answer>(child);
    child.send(job);
    return answer;
  }
}

/** Tests of all cards: they look no card up. */
const OF_ALL_CARDS = /^packages\/(cards|decks)\/test\/(?!played\/)/;
/** Tests that ask for the pool each time they are run. */
const BOARD = /^packages\/(cards\/test\/played|rulings\/test\/scenarios)/;
/** A board that is played in several rule sets, in one that is not the first. */
const IN_ANOTHER = /((?:\(%s\)|holds in %s, whatever the seed) #)[1-9]\d*$/;

/** The function, or whatever else stands on its own, that it is in: what a rule set says may be looked up some lines before. */
function declarationAround({ start, end }: Mutant, text: string): string {
  const before = text.slice(0, start).split(/\n\n(?=\S)/);
  const [after] = text.slice(end).split(/\n\n(?=\S)/);
  return before[before.length - 1] + text.slice(start, end) + after;
}

/** Games that must go as they went: they say that something changed, and not that it is wrong. */
export const RECORDED = 'packages/cli/test/recorded';

/** The tests that could notice a change, the likeliest and the quickest first; apart, those that only say that something changed. */
function noticing(
  mutant: Mutant,
  survey: Survey,
  text: string,
): { direct: Surveyed[]; others: Surveyed[]; recorded: Surveyed[] } {
  const rank = (t: Surveyed): number => (IN_ANOTHER.test(t.name) ? 1 : 0);
  const inOrder = (those: readonly Surveyed[]): Surveyed[] =>
    those.toSorted((a, b) => rank(a) - rank(b) || a.ms - b.ms);
  const fit = survey.tests.filter((t) => t.failed === undefined);
  const { card, id } = mutant;
  const direct = (t: Surveyed): boolean =>
    card === undefined ? t.hits.includes(id) : t.cards.includes(card) || OF_ALL_CARDS.test(t.name);
  // what the first rule set comes by as well is tried in others only if it speaks of rule sets
  const came = new Set(fit.filter(direct).map((t) => t.name));
  const ofRules = card !== undefined || /rule/i.test(declarationAround(mutant, text));
  const again = ({ name }: Surveyed): boolean =>
    !ofRules && IN_ANOTHER.test(name) && came.has(name.replace(IN_ANOTHER, '$10'));
  const everywhere = survey.atLoad.includes(id) || survey.inPools.includes(id);
  const maybe = (t: Surveyed): boolean => (card === undefined ? everywhere : t.cards.includes('*'));
  const kept = ({ name }: Surveyed): boolean => name.startsWith(RECORDED);
  const could = (t: Surveyed): boolean => direct(t) || maybe(t);
  return {
    direct: inOrder(fit.filter((t) => direct(t) && !again(t) && !kept(t))),
    others: inOrder(
      fit.filter((t) => !direct(t) && maybe(t) && (card || rank(t) === 0) && !kept(t)),
    ),
    recorded: inOrder(fit.filter((t) => could(t) && kept(t))),
  };
}

/** As many of them as can be run in this time. */
function within(those: readonly Surveyed[], ms: number): Surveyed[] {
  let sum = 0;
  return those.filter((t) => {
    sum += t.ms;
    return sum <= ms;
  });
}

/** Tries a change; a survivor has been through the tests that come by it, as far as patience goes. */
export async function judge(
  mutant: Mutant,
  survey: Survey,
  trials: Trials,
  text: string,
  patience: number,
): Promise<{ fate: Fate; why: string }> {
  const { id, card } = mutant;
  const { direct, others, recorded } = noticing(mutant, survey, text);
  const job = (those: readonly Surveyed[]): Job => ({
    id,
    remakes: card !== undefined || survey.inPools.includes(id),
    tests: those.map(({ name, ms }) => ({ name, ms })),
    ...(card === undefined ? {} : { card }),
  });
  const those = [...direct, ...others, ...recorded];
  // who goes through all cards seldom asks what this one says
  const all = [
    ...within(direct, 1000 * patience),
    ...within(others, (card === undefined ? 1000 : 250) * patience),
    ...within(recorded, 1000 * patience),
  ];
  if (those.length === 0) return { fate: 'survived', why: 'no test comes by it' };
  const found = async (): Promise<Answer> => {
    if (card === undefined)
      return survey.atLoad.includes(id) ? trials.alone(job(all)) : trials.among(job(all));
    const first = await trials.among(job(all));
    // tests that made something of the cards as they were loaded have not seen the change yet
    if (first.fate === 'killed') return first;
    return trials.alone(job(all.filter((t) => !BOARD.test(t.name))));
  };
  const answer = await found();
  return answer.fate === 'killed'
    ? { fate: 'killed', why: answer.by }
    : { fate: 'survived', why: `${all.length} of ${those.length} tests that come by it` };
}
