import type { CardFilter, Cond, Effect, Value } from '../language/index.ts';
import { beside } from './beside.ts';
import { asOrders, type Clause, inline, order, say, whole } from './clause.ts';
import { condition, denial, ifClause } from './condition.ts';
import { agentAttacks, agentInfluences } from './effect-agents.ts';
import {
  type AttackEffect,
  attackMade,
  attacksInTurn,
  outcome,
  plainAttack,
} from './effect-attack.ts';
import { cardEffect } from './effect-cards.ts';
import { checkClause } from './effect-check.ts';
import { companyEffect } from './effect-company.ts';
import { installed } from './effect-install.ts';
import { lookEffect } from './effect-look.ts';
import { cards, personOf } from './filter.ts';
import { changeClause, gather } from './modify.ts';
import { playerName, playersOwn, type Role, role, type Speech } from './roles.ts';
import { statNoun } from './stat.ts';
import { inBranch, run } from './tongue.ts';
import { untilPhrase } from './until.ts';
import { amount, modified, perEach, signed } from './value.ts';
import {
  list,
  many,
  phaseWord,
  same,
  signedNumber,
  timesWord,
  typeWord,
  unknown,
} from './words.ts';
import { zonePhrase } from './zone.ts';

/** What a card does when it resolves, each effect as a clause. */
export function effectClauses(effects: readonly Effect[], speech: Speech): readonly Clause[] {
  let s = speech;
  const out: Clause[] = [];
  const discarded = effects.map((effect) => (effect.do === 'move' ? effect.what : undefined));
  const end = effects.findIndex(endsAll);
  for (let i = 0; i < effects.length; ) {
    const effect = effects[i]!;
    if (effect.do === 'install' && i < end) {
      out.push(meanwhile(effect, s));
      i++;
    } else if (i === end && effects.slice(0, i).some((before) => before.do === 'install')) {
      i++;
    } else if (effect.do === 'modify') {
      const changes = [];
      for (; i < effects.length; i++) {
        const next = effects[i]!;
        if (next.do !== 'modify') break;
        changes.push(next);
      }
      out.push(...gather(changes).map((group) => changeClause(group, s)));
    } else if (plainAttack(effect, s) && effects[i + 1] && plainAttack(effects[i + 1]!, s)) {
      let end = i;
      while (end < effects.length && plainAttack(effects[end]!, s)) end++;
      out.push(attacksInTurn(effects.slice(i, end) as readonly AttackEffect[], s));
      i = end;
    } else if (effect.do === 'if' && isAgain(effect, effects[i - 1])) {
      out.push(whole(() => `${ifClause(effect.cond, s)}, you may do so once more`));
      i++;
    } else if (
      effect.do === 'cancel' &&
      typeof effect.what === 'object' &&
      same(effect.what.effectsOf, discarded[i - 1])
    ) {
      out.push(order(() => 'cancel all effects of such cards'));
      i++;
    } else {
      out.push(effectClause(effect, s));
      // what turns up is known from then on
      if (effect.do === 'reveal-until') s = s.with({ picked: pickedRole(effect.a) });
      i++;
    }
  }
  return out;
}

/** What the card has left behind is over. */
const endsAll = (effect: Effect): boolean =>
  effect.do === 'cancel' &&
  typeof effect.what === 'object' &&
  same(effect.what.effectsOf, { is: 'self' });

/** It holds while the rest is done, and no longer: how it ends need not be said. */
const meanwhile = (effect: Extract<Effect, { do: 'install' }>, s: Speech): Clause =>
  whole(() =>
    say(installed(effect, s), s).replace(
      untilPhrase(effect.until, s),
      'while what follows here is done',
    ),
  );

/** Nothing but what was just done, once more. */
function isAgain(effect: Extract<Effect, { do: 'if' }>, before: Effect | undefined): boolean {
  const [then] = effect.then;
  if (effect.then.length !== 1 || effect.else !== undefined || before === undefined) return false;
  if (then?.do !== 'fetch' || before.do !== 'fetch' || !then.optional) return false;
  const { optional: _, ...again } = then;
  return same(again, before);
}

function effectClause(effect: Effect, s: Speech): Clause {
  switch (effect.do) {
    case 'move':
    case 'attach':
    case 'fetch':
    case 'reveal-until':
    case 'tap':
    case 'untap':
    case 'heal':
    case 'wound':
    case 'invert':
    case 'play':
    case 'hand-over':
      return cardEffect(effect, s);
    case 'look':
    case 'shuffle-back':
    case 'draw':
      return lookEffect(effect, s);
    case 'return-to-origin':
    case 'split-off':
    case 'join':
    case 'forgo':
    case 'relocate':
    case 'move-again':
      return companyEffect(effect, s);
    case 'modify':
      return changeClause([effect], s);
    case 'install':
      return installed(effect, s);
    case 'retype': {
      const what = () => {
        const said = effect.what === 'target' ? s.him('target') : s.him('region');
        return said.includes(', if ') ? `${said},` : said;
      };
      return order(
        () =>
          `count ${what()} as ${effect.twice ? 'two regions, each ' : ''}${typeWord(effect.to)} ${untilPhrase(effect.until, s)}`,
      );
    }
    case 'modify-check': {
      const { by } = effect;
      if (by === 'twice')
        return order(() => {
          const what = s.roles.strike ? `against ${s.him('strike')}` : `for ${s.him('check')}`;
          return `make two rolls ${what}, and choose one of them to count`;
        });
      if (by === 'enough') return order(() => `let ${s.him('check')} succeed, whatever is rolled`);
      const { pass, fail } = effect;
      const plain = effect.undirected
        ? '; the direct influence of whoever makes it is not added to that check'
        : '';
      if (pass === undefined && fail === undefined)
        return order(() => `${checkHelped(by, s)}${plain}`, effect.undirected === true);
      const passed = pass === undefined ? '' : `; ${inCase('if it succeeds', pass, s)}`;
      const failed = fail === undefined ? '' : `; ${inCase('if it fails', fail, s)}`;
      return order(() => `${checkHelped(by, s)}${plain}${passed}${failed}`, true);
    }
    case 'automatic-attack':
      if (effect.ofOtherSide !== undefined) {
        const { prowess, detainment } = effect.ofOtherSide;
        return whole(
          () =>
            `${untilPhrase(effect.until, s)}, ${s.he('target')} has besides the automatic-attacks printed on the site card of its name that is of the other side, with ${signedNumber(prowess)} prowess; they only detain if ${condition(detainment, s)}`,
        );
      }
      return order(
        () =>
          `add a copy of ${s.him('target')} to ${s.him('site')} ${untilPhrase(effect.until, s)}; it is faced right after its model, with all that changes that`,
        true,
      );
    case 'cancel':
      return cancelled(effect, s);
    case 'attack':
      return attackMade(effect, s);
    case 'agent-attack':
      return agentAttacks(effect, s);
    case 'influence':
      return agentInfluences(effect, s);
    case 'check':
      return checkClause(effect, s);
    case 'test-ring':
      return order(() =>
        effect.ofTable && effect.anyBut !== undefined
          ? `you may play, out of your hand, any ring for which ${s.him(effect.ring)} could be tested, but ${cards({ keyword: effect.anyBut }, s, 'a')}, in its place; discard it in any case`
          : effect.anyBut !== undefined
            ? `test ${s.him(effect.ring)} without a roll: you may discard it and play, out of your hand, any ring but ${cards({ keyword: effect.anyBut }, s, 'a')} in its place`
            : `test ${s.him(effect.ring)}${modified(effect.plus, s)}${effect.twice ? ', making two rolls and choosing one of them to count' : ''}`,
      );
    case 'outcome':
      return outcome(effect, s);
    case 'free-prisoners':
      if (typeof effect.into === 'object') {
        const { at } = effect.into;
        return whole(
          () =>
            `the characters off to the side with ${s.him(effect.host)} form a company of their own at the site where ${s.he(at)} is, or at his new site`,
        );
      }
      return order(() => {
        const into =
          effect.into === 'own-company'
            ? 'a company of their own at that site'
            : s.companyOf('user');
        return `free the prisoners held by ${s.him(effect.host)} into ${into}`;
      });
    case 'end':
      return whole(
        () =>
          effect.how === 'won'
            ? 'you win the game'
            : 'the end of the game is called: if it is your turn, every opponent has one more turn (by older rulings none has, if your play deck was exhausted often enough to call without any points); if it is not, you have one more turn',
        false,
      );
    case 'if':
      // "tap him (if untapped)"
      if (isTapOfUntapped(effect)) return order(() => `${run(effect.then, s)} (if untapped)`);
      return { ...whole(() => branch(effect, s)), ...(effect.else ? {} : { maybe: true }) };
    case 'offer':
      return offered(effect, s);
    case 'each':
      return forEach(effect, s);
    case 'repeat':
      return whole(() => {
        const done = run(effect.does, s);
        if (effect.does.length > 1) return `${done}; do all this ${times(effect.times, s)}`;
        // of what is said at length it is said before how often: else only the last of it would be meant
        return /: /.test(done) || /^(play|offer)$/.test(effect.does[0]?.do ?? '')
          ? `${times(effect.times, s)}, ${done}`
          : `${done}, ${times(effect.times, s)}`;
      });
    case 'pick':
      return picked(effect, s);
    default:
      return unknown('effect', effect);
  }
}

/** "if it fails and that faction is yours, …": one condition, where another follows upon it. */
function inCase(when: string, does: readonly Effect[], s: Speech): string {
  const [only, ...more] = does;
  return only?.do === 'if' && only.else === undefined && more.length === 0
    ? `${when} and ${condition(only.cond, s)}, ${run(only.then, s)}`
    : `${when}, ${run(does, s)}`;
}

/** Somebody taps, unless he is tapped or wounded already: no condition of what else is done with him. */
const isTapOfUntapped = ({ cond, then, ...more }: Extract<Effect, { do: 'if' }>): boolean => {
  const [only, ...others] = then;
  if (only?.do !== 'tap' || others.length > 0 || more.else !== undefined) return false;
  return same(cond, { is: only.what, a: { status: 'untapped' } });
};

/** "give one influence check by him +3" */
function checkHelped(by: Value, s: Speech): string {
  const check = s.him('check');
  const change = signed(by, s);
  return change === undefined ? `increase ${check} by ${amount(by, s)}` : `give ${check} ${change}`;
}

/** "once for each Wilderness {w} on its path" */
function times(n: Parameters<typeof amount>[0], s: Speech): string {
  if (typeof n === 'number') return timesWord(n);
  const each = perEach(n, s);
  if (each !== undefined) return `once for ${each}`;
  const often = amount(n, s);
  // "4 times, less 1 for each region on its path"
  return /^\d+, /.test(often) ? often.replace(',', ' times,') : `as many times as ${often}`;
}

function cancelled(effect: Extract<Effect, { do: 'cancel' }>, s: Speech): Clause {
  const { what } = effect;
  if (typeof what === 'object') {
    const { leftIn } = what;
    // what it has left behind, this among it
    if (same(what.effectsOf, { is: 'self' }))
      return order(() => (s.depth > 0 ? 'end all this' : 'end the lasting effects of this card'));
    const since =
      leftIn === undefined ? '' : ` played in the ${phaseWord(leftIn)} (until this phase is over)`;
    if (what.silenced)
      return order(
        () =>
          `cancel all effects of ${cards(what.effectsOf, s, 'all')}, declared already or not, until the combat is over`,
      );
    return order(() => `cancel the effects of ${cards(what.effectsOf, s, 'all')}${since}`);
  }
  switch (what) {
    case 'entry':
      // a check waits on the chain as an effect does, and is called what it is
      return order(() => `cancel ${s.him(s.roles.entry || !s.roles.check ? what : 'check')}`);
    case 'attack':
    case 'strike':
    case 'effect':
      return order(() => `cancel ${s.him(what)}`);
    case 'creature':
      return order(() => `cancel ${s.him('attack')} and all further attacks of the same card`);
    default:
      return unknown('thing to cancel', what);
  }
}

/** There is one opponent, and no other whom it could be about. */
const isSole = (cond: Cond): boolean => same(cond, { player: 'opponent', is: 'sole' });

function branch(effect: Extract<Effect, { do: 'if' }>, s: Speech): string {
  const [only] = effect.then;
  // what is declined and what cannot be done end in the same way: said once
  if (
    only?.do === 'offer' &&
    effect.then.length === 1 &&
    effect.else !== undefined &&
    same(only.else, effect.else)
  ) {
    const { else: _, ...offer } = only;
    const may = `${ifClause(effect.cond, s)}, ${inBranch([offer], s)}`;
    return `${may}; if ${denial(effect.cond, s)}, or you do not, ${inBranch(effect.else, s)}`;
  }
  if (effect.then.length === 0 && effect.else !== undefined) {
    return `if ${denial(effect.cond, s)}, ${inBranch(effect.else, s)}`;
  }
  const when = ifClause(effect.cond, s);
  const said = inBranch(effect.then, s);
  const then = `${when}, ${isSole(effect.cond) ? said.replace(/\ban opponent\b/g, 'your opponent') : said}`;
  return effect.else === undefined ? then : `${then}; otherwise ${inBranch(effect.else, s)}`;
}

function offered(effect: Extract<Effect, { do: 'offer' }>, s: Speech): Clause {
  return whole(() => {
    const who = playerName(effect.player, s);
    const options = effect.options.map((option) => {
      // what changes nothing more is told by what it is called
      if (option.does.length === 0) return option.label;
      const said = asChosen(option.does, run(option.does, s), who);
      if (option.need === undefined) return said;
      // of several deeds all hang on it, and not the last alone
      return effect.options.length > 1 && /[;.] /.test(said)
        ? `${ifClause(option.need, s)}, ${said}`
        : `${said}${needed(option, s)}`;
    });
    const otherwise = effect.else === undefined ? '' : `; otherwise ${inBranch(effect.else, s)}`;
    const may = effect.must ? 'must' : 'may';
    if (options.length === 1) return `${who} ${may} ${options[0]}${otherwise}`;
    const parted = options.map((option, n) => `(${'abcdef'[n]}) ${option}`);
    return `${who} ${may} do one of these: ${list(parted, 'or')}${otherwise}`;
  });
}

/** "he draws a card", after "he may": "draw a card". */
function asDoneBy(who: string, what: string): string {
  if (!what.startsWith(`${who} `)) return what;
  const deed = what.slice(who.length + 1);
  if (deed.startsWith('may ')) return deed.slice(4);
  return deed.replace(/^([a-z]+)s\b/, '$1').replace(', then shuffles', ', then shuffle');
}

type Option = Extract<Effect, { do: 'offer' }>['options'][number];

/** What that player chooses to do himself, or to have done: the dice may be another's. */
function asChosen(does: readonly Effect[], said: string, who: string): string {
  const [first] = does;
  // who has chosen several deeds, one of which he may leave out
  if (first?.do === 'fetch' && first.optional && does.length > 1)
    return `${who === 'you' ? 'if you like' : 'if he likes'}, ${asDoneBy(who, said)}`;
  if (first?.do === 'check' && said.startsWith('roll') && who !== 'you') return `have you ${said}`;
  return asDoneBy(who, said);
}

/** What an option asks for; that there is something to choose need not be told at length. */
function needed({ need, does }: Option, s: Speech): string {
  const [first] = does;
  const isThere =
    need !== undefined &&
    'exists' in need &&
    first?.do === 'pick' &&
    same(need.exists, first.a) &&
    (need.ofPlayer === undefined || same(need.ofPlayer, first.player)) &&
    same(need.zone ?? 'play', first.zone ?? 'play');
  return isThere ? ' (if there is one)' : ` (if ${condition(need!, s)})`;
}

function forEach(effect: Extract<Effect, { do: 'each' }>, s: Speech): Clause {
  return whole(() => {
    const each = s.with({
      it: {
        ...chosenRole(effect.a, `each ${JSON.stringify(effect.a)}`, 'that'),
        first: (speech: Speech) => everyOne(effect, speech),
      },
    });
    const clauses = effectClauses(effect.does, each);
    const order =
      effect.by === undefined
        ? ''
        : effect.by === 'each-player'
          ? ', each player in the order of his choice'
          : `, in the order of ${effect.by === 'you' ? 'your' : playersOwn(effect.by, s)} choice`;
    const often = `${effect.times === undefined ? '' : `, ${times(effect.times, s)}`}${order}`;
    const subject = clauses[0]?.subject;
    if (clauses.length > 0 && subject === 'it') return `${inline(clauses, each)}${often}`;
    const whom = each.him('it');
    return `for ${whom}, ${inline(clauses, each)}${often}`;
  });
}

/** "each item", "each item off to the side with this card" */
function everyOne({ a, zone }: Extract<Effect, { do: 'each' }>, s: Speech): string {
  return zone === undefined ? cards(a, s, 'each') : beside(a, s, 'each');
}

/** "that item", "the chosen character" */
function chosenRole(f: CardFilter, key: string, the: 'that' | 'the chosen'): Role {
  const kinds = f.kind === undefined ? [] : many(f.kind);
  const person = personOf(f) || f.any?.every(personOf) === true;
  const skilled = kinds.length === 0 && typeof f.skill === 'string' ? f.skill : undefined;
  // where allies are meant as well, "that character" would leave them out
  const allies = [f, ...(f.any ?? [])].some(({ kind = [] }) => many(kind).includes('ally'));
  const someone = skilled ?? (allies ? 'one' : 'character');
  const noun = kinds.length === 1 ? kinds[0]! : person ? someone : 'card';
  return role(key, person ? 'person' : 'thing', `${the} ${noun}`);
}

const pickedRole = (f: CardFilter): Role => chosenRole(f, 'picked', 'that');

/** In another's company it must be said who chooses: "a ring of your choice in the company" */
const ofChoice = (what: string): string =>
  what.replace(/^(an? \S+) in the company$/, '$1 of your choice in the company');

function picked(effect: Extract<Effect, { do: 'pick' }>, s: Speech): Clause {
  const where = () =>
    effect.zone === undefined || effect.zone === 'play' ? '' : zoneOf(effect, s);
  const shown = effect.shown ? ', shown to all' : '';
  const { total } = effect;
  const until = total
    ? `, and as many further ones as desired, but so many that their ${statNoun(total.stat)} adds up to at least ${amount(total.atLeast, s)} (or all of them, if there are too few)`
    : '';
  // what he has of his own needs no word on whose it is
  const { whose, ...rest } = effect.a;
  const ofHis = effect.player === 'opponent' && whose === "opponent's";
  const chosen = (speech: Speech) => {
    if (effect.zone === 'beside') return `${beside(effect.a, speech, 'a')}${shown}${until}`;
    const what = ofHis
      ? cards({ ...rest, whose: 'yours' }, speech, 'a').replace(/^one of your /, 'one of his ')
      : cards(isBeside(effect) ? { ...effect.a, on: undefined } : effect.a, speech, 'a');
    const told = where();
    // where it is comes before what it is not
    const at = told === '' ? -1 : what.search(/ (and )?(that|who) | in the same region /);
    return `${at < 0 ? what + told : what.slice(0, at) + told + what.slice(at)}${shown}${until}`;
  };
  if (effect.player === 'you' && !effect.optional && effect.none === undefined) {
    // one that is picked after another is told apart from it, and in its terms
    const again = s.roles.picked !== undefined;
    const role = { ...pickedRole(effect.a), ...(again ? { key: 'picked again' } : {}) };
    const inside = s.with({
      picked: { ...role, first: (speech) => ofChoice(chosen(again ? s : speech)) },
    });
    const clauses = effectClauses(effect.then, inside);
    if (clauses.every((clause) => clause.order !== undefined && !clause.long)) {
      return order(() => asOrders(clauses));
    }
  }
  return whole(() => {
    const who = playerName(effect.player, s);
    if (effect.shown && effect.again !== undefined && effect.then.length === 0) {
      return `${who} may show any number of ${cards(effect.a, s, 'many')}${where()}`;
    }
    // there is nobody else to choose: he may roll for him, or not
    const [first] = effect.then;
    const alone = effect.optional && Object.keys(effect.a).every((key) => key === 'is');
    if (alone && first?.do === 'check' && first.kind === 'roll' && same(first.by, effect.player))
      return run(effect.then, s).replace(' rolls', ' may roll').replace(' and adds ', ' and add ');
    // whom another holds in hand is one more person, who might be taken for "he"
    if (effect.player !== 'you' && where() !== '' && pickedRole(effect.a).sort === 'person')
      s.meetOthers();
    const inside = s.with({ picked: chosenRole(effect.a, 'picked', 'the chosen') });
    const what = chosen(inside);
    inside.know('picked');
    const then = run(effect.then, inside);
    const none =
      effect.none === undefined
        ? ''
        : `; ${effect.optional ? `if ${who === 'you' ? 'you do' : 'he does'} not,` : 'if there is none,'} ${inBranch(effect.none, s)}`;
    const verb = effect.optional ? 'may choose' : who === 'you' ? 'choose' : 'chooses';
    const subject = who === 'you' && !effect.optional ? '' : `${who} `;
    const aslong =
      effect.again === undefined || effect.again === true
        ? ''
        : `, as long as ${condition(effect.again, inside)}`;
    const again =
      effect.again === undefined
        ? ''
        : `; and so on${aslong}${effect.optional || aslong === '' ? `, until ${who === 'you' ? 'you choose' : 'he chooses'} none` : ''}`;
    // far from the choice it would be taken for part of what follows from it
    if (none !== '' && effect.optional && /[;.]/.test(then))
      return `${subject}${verb} ${what} (${none.slice(2)}): ${then}${again}`;
    return `${subject}${verb} ${what}: ${then}${again}${none}`;
  });
}

/** What lies with its host is said to be there, and not to be on it. */
const isBeside = ({ zone, a: of }: Extract<Effect, { do: 'pick' }>): boolean =>
  zone === 'beside' && of.on !== undefined;

/** The cards of whoever picks. */
function zoneOf(effect: Extract<Effect, { do: 'pick' }>, s: Speech): string {
  if (isBeside(effect)) return ` off to the side with ${s.him(effect.a.on!)}`;
  const whose = effect.player === 'you' ? 'your' : 'his';
  const own = effect.a.whose === (effect.player === 'you' ? 'yours' : "opponent's");
  const piles = own ? whose : "any player's";
  return ` ${list(
    many(effect.zone!).map((zone) => zonePhrase(zone, zone === 'pile' ? piles : whose)),
    'or',
  )}`;
}
