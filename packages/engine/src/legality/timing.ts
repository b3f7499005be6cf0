import type { Aspects } from '../aspects.ts';
import type { Card, Phase } from '../language/index.ts';
import { phasesIn, timeOf } from '../pool/moments.ts';
import { aspectsFor } from '../pool/pool.ts';
import { comp, def } from '../query/cards.ts';
import { actors } from '../query/seats.ts';
import { isThreatened } from '../query/threats.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { State } from '../state/types.ts';
import { ENDS, FIRST } from '../state/windows.ts';
import { fightsBack, inCompanyFight } from './company-fight.ts';
import type { Question } from './condition.ts';
import { notTheHazardPlayer } from './hazard-turn.ts';
import type { Why } from './reasons.ts';
import { phaseGoesOn, type Situation } from './situation.ts';
import type { Reading } from './use.ts';

const PHASE_WORDS: Record<Phase, string> = {
  setup: 'setup',
  untap: 'untap phase',
  organization: 'organization phase',
  'long-event': 'long-event phase',
  'movement-hazard': 'movement/hazard phase',
  site: 'site phase',
  'end-of-turn': 'end-of-turn phase',
  council: 'council',
};

/**
 * Whether an action may be taken at this point of the turn, by this player (coe/2.1.1, 2.1.2,
 * 9.1.3, and the prescribed actions of combat, coe/3.i to 3.iv). True if the search can stop.
 */
export function timing(s: State, q: Question, why: Why): boolean {
  const { sit, u } = q;
  const { phase, edge, turn = 'yours' } = timeOf(u.action);
  const any = phase === 'any';
  const long = u.kind === 'play' && isLongEvent(def(s, u.card));

  if (u.hazard && !any) {
    if (notTheHazardPlayer(s, u.seat, why)) return true;
    if (
      sit.company?.members.length === 0 &&
      why.no('no-company', 'coe/2.3', 'There is nobody left in the company.')
    )
      return true;
    if (
      s.phase !== 'movement-hazard' &&
      !(s.phase === 'site' && namesSite(u.action)) &&
      why.no('phase', 'coe/2.1.2', 'Hazards are played in an opponent’s movement/hazard phase.')
    )
      return true;
  }
  if (!u.hazard && !any) {
    if (
      turn === 'yours' &&
      u.seat !== s.active &&
      !fightsBack(s, u.seat) &&
      why.no('turn', 'coe/2.1.2', 'This can only be done in your own turn.')
    )
      return true;
    if (
      turn === "opponent's" &&
      u.seat === s.active &&
      why.no('turn', 'coe/9.1.3', 'This can only be done in an opponent’s turn.')
    )
      return true;
  }
  if (
    any &&
    !actors(s).includes(u.seat) &&
    !(
      u.action.targets?.[0]?.target === 'entry' && isThreatened(s, u.seat, sit.chain?.entries ?? [])
    ) &&
    why.no(
      'bystander',
      'crf/term/multi-player-games/5',
      'Only those between whom this company’s hazards lie may play this now.',
    )
  )
    return true;

  // the phase the text names
  const phases = phasesIn(u.action);
  if (phases.length > 0) {
    if (
      !phases.includes(s.phase) &&
      why.no(
        'phase',
        'coe/9.1.3',
        () => `This can only be done in the ${phases.map((p) => PHASE_WORDS[p]).join(' or ')}.`,
      )
    )
      return true;
    if (
      edge === 'end' &&
      !phases.includes(ENDS[sit.kind] as Phase) &&
      why.no(
        'edge',
        'coe/9.6.6',
        () =>
          `This can only be done at the end of the ${phases.map((p) => PHASE_WORDS[p]).join(' or ')}.`,
      )
    )
      return true;
    if (
      edge === 'start' &&
      !phases.includes(FIRST[sit.kind] as Phase) &&
      why.no(
        'edge',
        'coe/9.6.5',
        () =>
          `This can only be done at the beginning of the ${phases.map((p) => PHASE_WORDS[p]).join(' or ')}.`,
      )
    )
      return true;
  }
  if (
    edge === 'roll' &&
    sit.kind !== 'under-deeps' &&
    why.no(
      'edge',
      'crf/term/under-deeps/2',
      'This can only be done before the roll for moving on from an Under-deeps site.',
    )
  )
    return true;
  if (
    edge === 'in-lieu' &&
    sit.kind !== 'in-lieu' &&
    why.no(
      'edge',
      'coe/2.V.ii',
      'This can only be done in place of facing the automatic-attacks of the site.',
    )
  )
    return true;
  if (
    edge === 'company-attack' &&
    sit.kind !== 'company-attack' &&
    why.no(
      'edge',
      'coe/3.V.1',
      'This can only be done in place of attacking another company, as the site phase ends.',
    )
  )
    return true;
  if (
    long &&
    !u.hazard &&
    s.phase !== 'long-event' &&
    why.no('long-event', 'coe/2.III.2', 'Resource long-events are played in the long-event phase.')
  )
    return true;

  return moment(s, q, why, any);
}

const isLongEvent = (d: Card): boolean => d.kind === 'event' && d.duration === 'long';

/** A hazard whose text says that it is for the site phase. */
const namesSite = (action: Reading['action']): boolean => phasesIn(action).includes('site');

/** The narrow moments: combat, checks, ends of phases. */
function moment(s: State, { sit, u, a }: Question, why: Why, any: boolean): boolean {
  const { edge } = timeOf(u.action);
  if (sit.attack?.source === 'company') return inCompanyFight(s, sit, u, a, why, any);
  // what has to do with what is declared, or with a roll that it will make
  const answers = sit.answering && a.answers;
  const checks = sit.answering && a.check;
  const onStrike = a.strike || a.fighter || answers;
  switch (sit.kind) {
    case 'organization-end':
    case 'movement-hazard-end':
    case 'turn-end':
      if (edge === 'end' || any) return false;
      if (answers && (sit.kind !== 'turn-end' || rulesOf(s).endOfTurnAnswers)) return false;
      return why.no(
        'phase-ends',
        'coe/9.6.6',
        'The phase is ending: only what is said to happen then may be done.',
      );
    case 'end-of-turn-start':
    case 'site-start':
      if (edge === 'start' || any || checks) return false;
      return why.no(
        'phase-starts',
        'coe/9.6.5',
        'Only what happens at the beginning of the phase may be done now.',
      );
    case 'under-deeps':
      if (edge === 'roll') return false;
      return why.no(
        'under-deeps-roll',
        'crf/term/under-deeps/2',
        'Between the reveal of the site and the roll nothing can be done.',
      );
    case 'in-lieu':
      if (edge === 'in-lieu' || answers || (sit.answering && any)) return false;
      return why.no(
        'attacks-first',
        'coe/2.V.ii',
        'Now only what stands in for facing the automatic-attacks may be done.',
      );
    case 'company-attack':
      if (edge === 'company-attack' || answers || (sit.answering && any)) return false;
      return why.no(
        'phase-ends',
        'coe/3.V.1',
        'The site phase is ending: only what stands in for attacking a company may be done.',
      );
    case 'attack':
      return beforeAssignment(s, sit, u, a, why, any);
    case 'between-strikes':
      // without an attack it is the time between two attacks of one creature
      if (!sit.attack || phaseGoesOn(s, sit.attack)) return beforeOthers(s, u, why);
      if (checks || any) return false;
      return why.no(
        'combat',
        'coe/3.iv',
        'Between the strikes of this attack only what may be done at any time is lawful.',
      );
    case 'strike-hazard':
      if (any) return false;
      if (!u.hazard)
        return why.no(
          'strike-step',
          'coe/3.iv.1',
          'It is the attacker’s turn to affect the strike.',
        );
      if (onStrike) return false;
      return why.no(
        'strike',
        'coe/3.iv.1',
        'In a strike sequence only what affects that strike may be done.',
      );
    case 'strike-defender':
      if (any) return false;
      if (u.hazard && !answers)
        return why.no(
          'strike-step',
          'coe/3.iv.5',
          'It is the defender’s turn to affect the strike.',
        );
      if (onStrike) return false;
      return why.no(
        'strike',
        'coe/3.iv.5',
        'In a strike sequence only what affects that strike may be done.',
      );
    case 'council':
      if (
        any ||
        a.corruption ||
        a.takesAway ||
        (u.kind === 'play' && staysOnCorruption(s, u)) ||
        answers
      )
        return false;
      return why.no(
        'check',
        'coe/10.3.i',
        'At the council only what bears on a corruption check may be done.',
      );
    case 'check':
      if (any || a.bodyOrCorruption || a.takesAway || answers) return false;
      return why.no('check', 'coe/3.I.1', 'Now only what affects the roll may be done.');
    default:
      return false;
  }
}

/** Before strikes are assigned (coe/3.i): freely as far as the phase goes on, else only what touches the attack. */
function beforeAssignment(
  s: State,
  sit: Situation,
  u: Reading,
  a: Aspects,
  why: Why,
  any: boolean,
): boolean {
  if (any) return false;
  if (u.hazard && s.phase !== 'movement-hazard')
    return why.no(
      'site-phase',
      'coe/3.i',
      'Hazards cannot be played against an attack in the site phase.',
    );
  if (sit.attack && phaseGoesOn(s, sit.attack)) return beforeOthers(s, u, why);
  if (sit.answering && a.answers) return false;
  if (rulesOf(s).automaticAttackActions === 'cancel-only') {
    if (a.cancelsAttack || a.cancelsStrike || a.forAutomatic) return false;
    return why.no(
      'combat',
      'crf/turn/site-phase/automatic-attacks/6',
      'Now the attack can only be canceled.',
    );
  }
  // who is given strikes, and who gives them out, is of the attack as a whole
  if (a.attack || a.assigns) return false;
  return why.no(
    'combat',
    'coe/3.i',
    'Now only what cancels the attack or changes it as a whole may be done.',
  );
}

/** What taps the site comes after all attacks there (coe/2.V.1.1, crf/turn/site-phase/general/7). */
const beforeOthers = (s: State, u: Reading, why: Why): boolean =>
  s.phase === 'site' &&
  u.kind === 'play' &&
  !u.hazard &&
  aspectsFor(s.rt.pool, u.action).tapsSite &&
  why.no(
    'attacks-first',
    'coe/2.V.1.1',
    'What taps the site is played when all attacks there have been faced.',
  );

/** As long as it is in play it changes somebody's corruption points or checks. */
const staysOnCorruption = (s: State, u: Reading): boolean =>
  u.card >= 0 &&
  (comp(s, u.card).stats.has('corruption') || comp(s, u.card).stats.has('corruption-check'));
