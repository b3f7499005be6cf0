import type { Decision } from '@mathom/engine';
import { isHushed, wasDeclined } from '@mathom/engine/attention/hush';
import type { PassRules } from '@mathom/engine/attention/stops';
import type { Update } from '@mathom/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useUi } from './ui.ts';

/** What is worth a question is judged by the rules themselves, which come when they are needed. */
const passing = () =>
  Promise.all([
    import('@mathom/engine/attention/passing'),
    import('@mathom/engine/attention/answers'),
  ]).then(([{ passFor }, { answerFor }]) => ({ passFor, answerFor }));

type Judge = Awaited<ReturnType<typeof passing>>;

/** They came, they are on their way, or they cannot be had. */
let known: Judge | 'coming' | 'none' = 'coming';

function useJudge(wanted: boolean): typeof known {
  const [judge, setJudge] = useState(known);
  useEffect(() => {
    if (!wanted || judge !== 'coming') return;
    passing().then(
      (came) => {
        known = came;
        setJudge(came);
      },
      () => setJudge('none'),
    );
  }, [wanted, judge]);
  return judge;
}

/** Nothing of its own: the player is asked. */
export const ASKS = -1;
/** It is not known yet. */
export const UNKNOWN = -2;

/** Where passes are hidden the server makes them: from here they would tell by when they come. */
export const passesHidden = (update: Update): boolean =>
  update.info.settings.hidePasses === true && (update.view?.seat ?? -1) >= 0;

/**
 * The answer that the page gives for the player, `ASKS` where it gives none, `UNKNOWN` until it can
 * tell. What the page answers is not put as a question.
 */
export function useOwnAnswer(update: Update | null, wanted: boolean): number {
  const autopass = useSettings((x) => x.autopass) && wanted;
  const stops = useSettings((x) => x.stops);
  const quiet = useSettings((x) => x.quiet);
  const marked = useSettings((x) => x.marked);
  const passOwn = useSettings((x) => x.passOwn);
  const hush = useUi((u) => u.hush);
  const letGo = useUi((u) => u.letGo);
  const judge = useJudge(autopass);
  return useMemo(() => {
    const view = update?.view;
    const asked: Decision | null = update?.info.status === 'over' ? null : (view?.decision ?? null);
    if (!update || !view || !asked || !autopass || judge === 'none') return ASKS;
    if (judge === 'coming') return UNKNOWN;
    const { declined } = useUi.getState();
    const hides = passesHidden(update);
    const rules: PassRules = {
      ...{ autopass, stops, quiet, marked, passOwn },
      ...{ hush, letGo, declined, hides },
    };
    const s = view.state;
    const answer = judge.answerFor(s, asked, rules);
    if (answer >= 0) return answer;
    // who wants to be left alone is passed for from here; the server holds it as long as any pass
    if (isHushed(s, asked, hush) || wasDeclined(s, asked, declined))
      return asked.options.findIndex((o) => o.type === 'pass');
    return hides ? ASKS : judge.passFor(s, asked, rules);
  }, [update, autopass, judge, stops, quiet, marked, passOwn, hush, letGo]);
}
