import type {
  AttackFilter,
  CardFilter,
  CompanyFilter,
  Cond,
  Many,
  StrikeResult,
  Trigger,
  TriggerEvent,
} from '../language/index.ts';
import { ofCompanies, ofSites } from './about.ts';
import { asOrders, type Clause, inline, say } from './clause.ts';
import { ifClause, ifClauses } from './condition.ts';
import { effectClauses } from './effect.ts';
import { knowsAll } from './fields.ts';
import { cards, personOf } from './filter.ts';
import { attackPhrase } from './filter-attack.ts';
import { companyParts } from './filter-company.ts';
import { byAttack, ofAttack } from './past.ts';
import { playerName, type Role, role, type Speech } from './roles.ts';
import { a, capital, list, many, numberWord, phaseWord, same, unknown } from './words.ts';

/** What happens by itself: "when the company moves, discard this card". */

interface Happening {
  /** "when the company moves" */
  readonly clause: () => string;
  /** the roles that the event binds */
  readonly speech: Speech;
}

const causeRole = (f: CardFilter): Role => {
  const person = personOf(f);
  const kinds = f.kind === undefined ? [] : many(f.kind);
  const ally = kinds.length === 1 && kinds[0] === 'ally';
  const noun = ally
    ? 'that ally'
    : person
      ? 'that character'
      : `that ${kinds.length === 1 ? kinds[0] : 'card'}`;
  return role('cause', person ? 'person' : kinds[0] === 'site' ? 'site' : 'thing', noun);
};

/** A company that the event speaks of, then known. */
function companyHappening(
  company: 'bearer' | CompanyFilter | undefined,
  s: Speech,
  clause: (who: string) => string,
  /** whether it moves is to be said, as it does not follow from what happens */
  toBe = false,
  site = 'the site',
): Happening {
  const cause = role('cause', 'company', 'that company');
  const speech = s.with(
    { cause, site: role('site', 'site', site) },
    { activeCompany: 'that company' },
  );
  return {
    speech: company === 'bearer' ? s.with({}, { activeCompany: 'the company' }) : speech,
    clause: () => {
      if (company === 'bearer') return clause(s.companyOf('bearer'));
      const { moving: _, ...rest } = company ?? {};
      const whole = toBe ? (company ?? {}) : rest;
      const who = companyParts(whole, s).phrase('a');
      speech.know('cause');
      return clause(who);
    },
  };
}

/** "when an overt company moves to this site" */
function moving(company: 'bearer' | CompanyFilter | undefined, s: Speech): Happening {
  if (typeof company !== 'object' || company.to === undefined) {
    // where it goes, and not where what is said of it lies
    const site = 'the site to which it moves';
    return companyHappening(company, s, (who) => `when ${who} moves`, false, site);
  }
  const { to, ...rest } = company;
  const own = rest.companyOf === 'bearer' && Object.keys(rest).length === 1;
  return companyHappening(
    own ? 'bearer' : rest,
    s,
    (who) => `when ${who} moves to ${cards(ofSites(to), s, 'a')}`,
  );
}

function cardHappening(
  f: CardFilter,
  s: Speech,
  clause: (who: string) => string,
  as: 'he' | 'him' = 'he',
): Happening {
  const speech = s.with(f.is === undefined ? { cause: causeRole(f) } : { cause: s.role(f.is) });
  return {
    speech,
    clause: () => {
      const who =
        f.is !== undefined && Object.keys(f).length === 1 ? s[as](f.is) : cards(f, s, 'a');
      speech.know('cause');
      return clause(who);
    },
  };
}

/** At the end of its movement/hazard phase a company that moved has arrived. */
const hasMoved = (event: Extract<TriggerEvent, { event: 'company-phase' }>): boolean =>
  event.edge === 'end' &&
  event.phase === undefined &&
  typeof event.company === 'object' &&
  event.company.moving === true;

function happening(event: TriggerEvent, s: Speech, companies?: CompanyFilter): Happening {
  switch (event.event) {
    case 'phase':
      return {
        speech: s,
        clause: () => {
          const whose =
            event.whose === undefined
              ? 'each'
              : event.whose === 'bearer'
                ? s.his('bearer')
                : event.whose === 'yours'
                  ? 'your'
                  : "an opponent's";
          return `as ${whose} ${phaseWord(event.phase)} ${event.edge === 'start' ? 'begins' : 'ends'}`;
        },
      };
    case 'company-phase':
      return companyHappening(
        event.company,
        s,
        (them) => {
          const who = `${them}${hasMoved(event) ? ' that has moved' : ''}`;
          return event.edge === 'enter'
            ? `as ${who} enters its site, before its automatic-attacks`
            : event.edge === 'entered'
              ? `when ${who} has entered its site`
              : event.edge === 'reveal'
                ? `as the movement/hazard phase of ${who} begins, before anybody draws`
                : `as the ${phaseWord(event.phase ?? 'movement-hazard')} of ${who} ${event.edge === 'start' ? 'begins' : 'ends'}`;
        },
        event.phase !== undefined,
      );
    case 'moves':
      return moving(event.company, s);
    case 'attack-declared':
      return {
        speech: s.with(
          { cause: role('cause', 'company', 'the company under attack') },
          { activeCompany: 'the company under attack' },
        ),
        clause: () => {
          // what was left on a company is about attacks on that one
          const { attack } = event;
          const own = s.roles.bearer?.sort === 'company' && attack.against === undefined;
          const which: AttackFilter = own ? { ...attack, against: 'bearer' } : attack;
          const on = companies && companyParts(companies, s).phrase('a');
          return `when ${attackPhrase(which, s, 'a', on)} is declared`;
        },
      };
    case 'attack-ended':
      return {
        speech: s,
        clause: () =>
          Array.isArray(event.outcome)
            ? `when ${s.inAttack && same(event.attack, {}) ? 'this attack' : attackPhrase(event.attack, s, 'a')} is ${list(
                event.outcome.map((one) => (one === 'not defeated' ? 'over undefeated' : one)),
                'or',
              )}`
            : event.outcome !== undefined && s.inAttack && same(event.attack, {})
              ? `if this attack is ${event.outcome === 'not defeated' ? 'neither defeated nor canceled' : event.outcome}`
              : event.outcome !== undefined
                ? `when ${attackPhrase(event.attack, s, 'a')} is ${event.outcome === 'not defeated' ? 'over and was neither defeated nor canceled' : event.outcome}`
                : event.last && event.attack.by !== undefined
                  ? `after the last ${attackPhrase(event.attack, s, 'bare')}`
                  : event.last
                    ? `once the last ${attackPhrase(event.attack, s, 'bare')} that the creature makes is over`
                    : s.inAttack
                      ? `after this ${attackPhrase(event.attack, s, 'bare')}`
                      : `after ${attackPhrase(event.attack, s, 'a')}`,
      };
    case 'wounded':
      return cardHappening(event.card, s, (who) =>
        event.was === undefined
          ? `whenever ${who} is wounded${byAttack(event.attack, s)}`
          : `whenever ${who} becomes wounded${byAttack(event.attack, s)}, having been ${list(many(event.was), 'or')} before`,
      );
    case 'strikes-assigned':
      return {
        speech: s,
        clause: () => `once the strikes of ${attackPhrase(event.attack, s, 'a')} are assigned`,
      };
    case 'strike':
      return cardHappening(
        event.card,
        s,
        (who) =>
          `when the strike${ofAttack(event.attack, s)} against ${who} ${came(event.result)}${event.wounds ? ' and wounds' : ''}`,
        'him',
      );
    case 'strike-ended':
      return cardHappening(
        event.card,
        s,
        (who) =>
          `after the strike${ofAttack(event.attack, s)} against ${who}${event.result === undefined ? '' : `, ${afterIt(event.result)}`}`,
        'him',
      );
    case 'left-play':
      return cardHappening(event.card, s, (who) =>
        event.to === 'discard'
          ? `when ${who} is discarded from play`
          : event.to === 'removed'
            ? `when ${who} is eliminated${event.by === undefined ? '' : ' by it (and not by a corruption check)'}`
            : `when ${who.replace(/ or him$/, ' or he')} leaves play`,
      );
    case 'item-gained':
      return cardHappening(event.card, s, (who) => `whenever ${who} gets an item`);
    case 'check-made': {
      const verb =
        event.result === undefined ? 'has made' : event.result === 'passed' ? 'passes' : 'fails';
      return cardHappening(event.card, s, (who) => `when ${who} ${verb} ${a(event.kind)} check`);
    }
    case 'composition-changed':
      return {
        speech: s,
        clause: () =>
          event.left !== undefined
            ? `when ${cards(event.left, s, 'a')} leaves ${s.companyOf('bearer')}`
            : event.split
              ? `when any character splits off from ${s.companyOf('bearer')} into another company`
              : `when anyone joins or leaves ${s.companyOf('bearer')}`,
      };
    case 'deck-exhausted':
      return { speech: s, clause: () => 'when any play deck is exhausted' };
    case 'drew':
      return {
        speech: s,
        clause: () =>
          `whenever ${playerName(event.player, s)} draws a card in a company's movement/hazard phase beyond the first ${event.over === 1 ? 'there' : numberWord(event.over)} (but not to reset his hand)`,
      };
    case 'hand-discard':
      return {
        speech: s,
        clause: () => {
          const who =
            event.whose === 'bearer'
              ? `${s.his('bearer')} player discards`
              : event.whose === 'yours'
                ? 'you discard'
                : event.whose === undefined
                  ? 'anyone discards'
                  : 'an opponent discards';
          return `whenever ${who} a card from hand`;
        },
      };
    case 'whenever': {
      const it = { ...causeRole(event.each), key: 'it' };
      const speech = s.with({ it });
      return {
        speech,
        clause: () => {
          const who = cards(event.each, s, 'a');
          speech.know('it');
          const { name, whose: _, ...more } = event.each;
          return name !== undefined && Object.keys(more).length === 0
            ? `whenever ${who} is in play`
            : `whenever there is ${who} (once a turn for each)`;
        },
      };
    }
    case 'status':
      return cardHappening(event.card, s, (who) =>
        event.was === 'wounded'
          ? `when ${who} is healed`
          : `when ${who} ${event.to === undefined ? 'taps or untaps' : `is ${event.to}`}`,
      );
    case 'stored':
      if (event.card === 'self')
        return {
          speech: s.with({ cause: s.role('self') }),
          clause: () => `when ${s.he('self')} is stored`,
        };
      return cardHappening(event.card, s, (who) => `when ${who} is stored`);
    case 'card-played':
      return cardHappening(event.card, s, (who) => {
        const using = event.usesSite
          ? ' so that it taps or asks for the site'
          : event.tapsSite
            ? ' that taps the site'
            : '';
        return `whenever ${who} is played${at(event.site, s)}${using}`;
      });
    default:
      return unknown('event', event);
  }
}

/** " at the site" */
const at = (site: CardFilter | undefined, s: Speech): string => {
  if (site === undefined) return '';
  // it lies on the site, or on the Dragon whose lair it is
  if (same(site, { any: [{ is: 'bearer' }, { lairOf: 'bearer' }] }))
    return ' at the site, or the lair of the Dragon, that it is on';
  const alone = Object.keys(site).length === 1;
  if (alone && site.at !== undefined) return ` ${s.siteOf(site.at)}`;
  if (alone && site.lairOf !== undefined) return ` at that Dragon's lair`;
  const named = alone ? site.is : undefined;
  return ` at ${named === undefined ? cards(ofSites(site), s, 'a') : s.him(named)}`;
};

const CAME: { readonly [R in StrikeResult]: string } = {
  successful: 'succeeds',
  failed: 'fails',
  ineffectual: 'is ineffectual',
  defeated: 'is defeated',
  canceled: 'is canceled',
};

const RESULTS = Object.keys(CAME) as readonly StrikeResult[];

/** "succeeds", "does not succeed", "fails or is defeated" */
function came(result: Many<StrikeResult> | undefined): string {
  if (result === undefined) return 'is decided';
  const results = many(result);
  const others = RESULTS.filter((one) => !results.includes(one));
  if (others.length === 1 && others[0] === 'successful') return 'does not succeed';
  if (others.length === 1 && others[0] === 'canceled') return 'is not canceled';
  return list(
    results.map((one) => CAME[one]),
    'or',
  );
}

const afterIt = (result: Many<StrikeResult>): string => {
  const how = came(result);
  return how === 'is not canceled' ? 'unless it is canceled' : `if it ${how}`;
};

export function triggerPhrase(told: Trigger, s: Speech): string {
  knowsAll('trigger', told);
  const { companies: attacked, rest } =
    told.on.event === 'attack-declared' ? ofCompanies(told.when) : { rest: told.when };
  const trigger = ofThatAttack(elsewhere({ ...told, when: rest }));
  const wider = widerWhen(trigger);
  if (wider !== undefined) return widerPhrase(trigger, wider, s);
  const { clause, speech } = happening(trigger.on, s, attacked);
  const clauses = effectClauses(trigger.does, speech);
  const only = clauses.length === 1 ? clauses[0] : undefined;
  const selfEvident =
    only !== undefined && isPlain(only) && !mentionsCause(trigger) && !dependsOnIt(trigger);
  const atOnce = trigger.immediate ? ' at once' : '';
  const after = trigger.on.event === 'attack-ended' && s.inAttack;
  if (selfEvident && !after && !trigger.optional && !trigger.once && trigger.when === undefined) {
    // "he makes a check whenever ..." reads better than the other way round
    const done = say(only!, speech);
    return `${done}${atOnce} ${clause()}`;
  }
  const when = trigger.once
    ? clause().replace(/^(when(ever)?|once)\b/, 'the next time that')
    : trigger.immediate
      ? clause().replace(/^once\b/, 'as soon as')
      : clause();
  const cond = trigger.when === undefined ? '' : `, ${inTime(trigger, speech)}`;
  const may = trigger.optional ? 'you may' : '';
  const orders = clauses.every((one) => one.order !== undefined);
  const done = trigger.optional && orders ? asOrders(clauses) : inline(clauses, speech);
  const soon = when.startsWith('as soon as ');
  const now = trigger.immediate && !soon ? (selfEvident ? '' : 'at once ') : '';
  const end = trigger.immediate && selfEvident ? ' at once' : '';
  return `${when}${cond}, ${[may, `${now}${done}${end}`].filter((part) => part !== '').join(' ')}`;
}

/** At the end of its phase a company has moved, and is no longer moving. */
function inTime({ on, when }: Trigger, s: Speech): string {
  const said = ifClauses('all' in when! ? when.all : [when!], s);
  if (on.event !== 'company-phase' || on.edge !== 'end' || on.phase !== undefined) return said;
  return said
    .replace(/\bis (not )?moving\b/g, (_, not) => `has ${not ?? ''}moved`)
    .replace(/\bis (not )?on its way to\b/g, (_, not) => `has ${not ?? ''}moved to`);
}

/** A condition on where the company goes, told as a part of its movement. */
function elsewhere(trigger: Trigger): Trigger {
  const { on, when } = trigger;
  if (on.event !== 'moves' || on.company !== 'bearer') return trigger;
  if (when === undefined || !('not' in when) || !('company' in when.not)) return trigger;
  const { company, a: of } = when.not;
  if (company === 'active' || of.to === undefined || Object.keys(of).length > 1) return trigger;
  const bound: CompanyFilter = { companyOf: 'bearer', to: { not: of.to } };
  return { ...trigger, on: { event: 'moves', company: bound }, when: undefined };
}

/** "by the attack, if the attack is keyed to ..." is "by an attack keyed to ..." */
function ofThatAttack(trigger: Trigger): Trigger {
  const { on, when } = trigger;
  if (on.event !== 'wounded' || on.attack !== 'this' || when === undefined) return trigger;
  const conds = 'all' in when ? when.all : [when];
  const which = conds.find((cond) => 'attack' in cond);
  if (which === undefined || !('attack' in which)) return trigger;
  const rest = conds.filter((cond) => cond !== which);
  return {
    ...trigger,
    on: { ...on, attack: which.attack as never },
    when: rest.length === 0 ? undefined : { all: rest },
  };
}

interface Wider {
  readonly near: CompanyFilter;
  readonly far: readonly CompanyFilter[];
  readonly when: Cond;
}

/** Of companies of several sorts, where those after the first matter only under a condition. */
function widerWhen({ on, when }: Trigger): Wider | undefined {
  if (on.event !== 'moves' || typeof on.company !== 'object') return undefined;
  const [near, ...far] = on.company.any ?? [];
  if (near === undefined || far.length === 0 || Object.keys(on.company).length > 1)
    return undefined;
  if (when === undefined || !('any' in when) || when.any.length !== 2) return undefined;
  const [first, second] = when.any;
  const isNear = first !== undefined && same(first, { company: 'active', a: near });
  return isNear && second !== undefined ? { near, far, when: second } : undefined;
}

/** "when a company with a on its path moves, or, if c, one with b on its path" */
function widerPhrase(trigger: Trigger, { near, far, when }: Wider, s: Speech): string {
  const company: CompanyFilter = { any: far };
  const rest = { ...trigger, on: { event: 'moves' as const, company: near }, when: undefined };
  const said = triggerPhrase(rest, s);
  const others = companyParts(company, s).phrase('a');
  return `${said}. ${capital(ifClause(when, s))}, the same happens to ${others} (to no company twice)`;
}

const isPlain = (clause: Clause): boolean => !clause.long && clause.whole === undefined;

/** What it does is reckoned from how it came out: that is told first. */
const dependsOnIt = (trigger: Trigger): boolean => /"bound":/.test(JSON.stringify(trigger.does));

const mentionsCause = (trigger: Trigger): boolean =>
  /"(cause|it|attack|strike)"/.test(JSON.stringify(trigger.does));
