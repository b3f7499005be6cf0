import type { Cond, Effect } from '../language/index.ts';
import { specClause } from './attack.ts';
import { type Clause, inline, order, say, whole } from './clause.ts';
import { condition, denial } from './condition.ts';
import { cardEffect } from './effect-cards.ts';
import { checkClause } from './effect-check.ts';
import { companyEffect } from './effect-company.ts';
import { installed } from './effect-install.ts';
import { cards, personOf } from './filter.ts';
import { changeClause, gather } from './modify.ts';
import { playerName, role, type Speech } from './roles.ts';
import { untilPhrase } from './until.ts';
import { amount, modified } from './value.ts';
import { a, list, same, timesWord, typeWord, unknown } from './words.ts';

/** What a card does when it resolves, each effect as a clause. */
export function effectClauses(effects: readonly Effect[], s: Speech): readonly Clause[] {
  const out: Clause[] = [];
  const discarded = effects.map((effect) => (effect.do === 'move' ? effect.what : undefined));
  for (let i = 0; i < effects.length; ) {
    const effect = effects[i]!;
    if (effect.do === 'modify') {
      const changes = [];
      for (; i < effects.length; i++) {
        const next = effects[i]!;
        if (next.do !== 'modify') break;
        changes.push(next);
      }
      out.push(...gather(changes).map((group) => changeClause(group, s)));
    } else if (
      effect.do === 'cancel' &&
      typeof effect.what === 'object' &&
      same(effect.what.effectsOf, discarded[i - 1])
    ) {
      out.push(order(() => 'cancel all effects of such cards'));
      i++;
    } else {
      out.push(effectClause(effect, s));
      i++;
    }
  }
  return out;
}

/** All of them as part of a sentence. */
export const run = (effects: readonly Effect[], s: Speech): string =>
  inline(effectClauses(effects, s), s);

function effectClause(effect: Effect, s: Speech): Clause {
  switch (effect.do) {
    case 'move':
    case 'attach':
    case 'fetch':
    case 'draw':
    case 'reveal-until':
    case 'shuffle-back':
    case 'tap':
    case 'untap':
    case 'heal':
    case 'wound':
    case 'play':
    case 'hand-over':
      return cardEffect(effect, s);
    case 'return-to-origin':
    case 'split-off':
    case 'join':
    case 'forgo-site-phase':
    case 'relocate':
      return companyEffect(effect, s);
    case 'modify':
      return changeClause([effect], s);
    case 'install':
      return installed(effect, s);
    case 'retype': {
      const what = () => (effect.what === 'target' ? s.him('target') : s.him('region'));
      return order(
        () => `treat ${what()} as ${a(typeWord(effect.to))} ${untilPhrase(effect.until)}`,
      );
    }
    case 'pass-check':
      return order(() => `let ${s.him('check')} succeed, whatever is rolled`);
    case 'modify-check':
      return order(() => `have ${s.him('check')}${madeWith(effect.by, s)}`);
    case 'automatic-attack':
      return order(
        () =>
          `give ${s.him(effect.site)} one more automatic-attack, the double of ${s.him(effect.copyOf)}, ${untilPhrase(effect.until)}; it is faced right after that one`,
        true,
      );
    case 'cancel':
      return cancelled(effect, s);
    case 'attack':
      return attackMade(effect, s);
    case 'check':
      return checkClause(effect, s);
    case 'test-ring':
      return order(() => `test ${s.him(effect.ring)}${modified(effect.plus, s)}`);
    case 'outcome':
      return outcome(effect, s);
    case 'free-prisoners':
      return order(() => {
        const into =
          effect.into === 'company' ? s.companyOf('user') : 'a company of their own at that site';
        return `free the prisoners held by ${s.him(effect.host)} into ${into}`;
      });
    case 'win':
      return whole(() => 'you win the game', false);
    case 'call-council':
      return order(() => 'call the Free Council');
    case 'if':
      return whole(() => branch(effect, s));
    case 'offer':
      return offered(effect, s);
    case 'each':
      return forEach(effect, s);
    case 'repeat':
      return whole(() => `${run(effect.does, s)}, ${times(effect.times, s)}`);
    case 'pick':
      return picked(effect, s);
    default:
      return unknown('effect', effect);
  }
}

const madeWith = (by: Parameters<typeof modified>[0], s: Speech): string => {
  const change = modified(by, s);
  return change.startsWith(',') ? ` made${change.slice(1)}` : change;
};

/** "once for each Wilderness {w} in its site path" */
const times = (n: Parameters<typeof amount>[0], s: Speech): string =>
  typeof n === 'number'
    ? timesWord(n)
    : `as many times as ${amount(n, s)}`.replace(
        /^as many times as the number of (.*)$/s,
        'once for each of the $1',
      );

function cancelled(effect: Extract<Effect, { do: 'cancel' }>, s: Speech): Clause {
  const { what } = effect;
  if (typeof what === 'object') {
    return order(() => `cancel the effects of ${cards(what.effectsOf, s, 'all')}`);
  }
  switch (what) {
    case 'attack':
    case 'strike':
    case 'entry':
    case 'effect':
      return order(() => `cancel ${s.him(what)}`);
    case 'creature':
      return order(() => `cancel ${s.him('attack')} and all further attacks of the same card`);
    default:
      return unknown('thing to cancel', what);
  }
}

function attackMade(effect: Extract<Effect, { do: 'attack' }>, s: Speech): Clause {
  const { spec } = effect;
  const who = () => (s.roles.target?.sort === 'company' ? s.he('target') : s.activeCompany);
  const as = effect.asCreature ? ", as from a creature's card" : '';
  if (spec === 'automatic-attacks-of-site') {
    return whole(
      () => `${who()} faces attacks just like all the automatic-attacks of its site${as}`,
    );
  }
  return {
    whole: () => {
      const faced =
        spec.against === undefined ? `${who()} faces` : `${s.he(spec.against)} alone faces`;
      const { against: _, ...rest } = spec;
      return say(specClause(rest, s, `${faced} an attack${as} (`), s).replace(
        /(with .*? prowess.*?)(\.|$)/s,
        '$1)$2',
      );
    },
    long: true,
  };
}

function outcome(effect: Extract<Effect, { do: 'outcome' }>, s: Speech): Clause {
  switch (effect.is) {
    case 'stays-untapped':
      return order(() => `face ${s.him('strike')} at full prowess without tapping for it`);
    case 'ineffectual':
      return order(() => `make ${s.him('strike')} have no effect`);
    case 'imprisons': {
      const rings = effect.rings === undefined ? '' : ', discarding his rings with his other items';
      return whole(() => {
        const whom = s.he(s.roles.target?.sort === 'attack' ? 'defender' : 'target');
        const where = cards(effect.at, s, 'a');
        const rescue = effect.rescue.map((spec) => say(specClause(spec, s, ''), s));
        return `if the strike succeeds, ${whom} is not harmed but taken prisoner at ${where}${rings}. Rescue-attack: ${rescue.join('; ')}`;
      });
    }
    default:
      return unknown('outcome of a strike', effect);
  }
}

function branch(effect: Extract<Effect, { do: 'if' }>, s: Speech): string {
  if (effect.then.length === 0 && effect.else !== undefined) {
    return `if ${denial(effect.cond, s)}, ${run(effect.else, s)}`;
  }
  const then = `if ${condition(effect.cond, s)}, ${run(effect.then, s)}`;
  return effect.else === undefined ? then : `${then}; otherwise ${run(effect.else, s)}`;
}

function offered(effect: Extract<Effect, { do: 'offer' }>, s: Speech): Clause {
  return whole(() => {
    const who = playerName(effect.who, s);
    const options = effect.options.map((option) => {
      const need = option.need === undefined ? '' : needed(option.need, s);
      return `${run(option.does, s)}${need}`;
    });
    const otherwise = effect.else === undefined ? '' : `; otherwise ${run(effect.else, s)}`;
    const may = effect.must ? 'must' : 'may';
    const which = options.length === 1 ? `${who} ${may}: ` : `${who} ${may} do one of these: `;
    return `${which}${list(options, 'or')}${otherwise}`;
  });
}

const needed = (need: Cond, s: Speech): string => ` (if ${condition(need, s)})`;

function forEach(effect: Extract<Effect, { do: 'each' }>, s: Speech): Clause {
  const isPerson = personOf(effect.a);
  return whole(() => {
    const each = s.with({
      it: role('each', isPerson ? 'person' : 'thing', isPerson ? 'that character' : 'that card', {
        first: (speech) => cards(effect.a, speech, 'each'),
      }),
    });
    const clauses = effectClauses(effect.does, each);
    const often = effect.times === undefined ? '' : `, ${times(effect.times, s)}`;
    const subject = clauses[0]?.subject;
    if (clauses.length > 0 && subject === 'it') return `${inline(clauses, each)}${often}`;
    const whom = each.him('it');
    return `for ${whom}, ${inline(clauses, each)}${often}`;
  });
}

function picked(effect: Extract<Effect, { do: 'pick' }>, s: Speech): Clause {
  return whole(() => {
    const isPerson = personOf(effect.a);
    const where = effect.zone === undefined || effect.zone === 'play' ? '' : zoneOf(effect, s);
    const who = playerName(effect.who, s);
    const first = (speech: Speech) => `${cards(effect.a, speech, 'a')}${where}`;
    const sort = isPerson ? 'person' : 'thing';
    const noun = isPerson ? 'that character' : 'that card';
    const none = effect.none === undefined ? '' : `; if there is none, ${run(effect.none, s)}`;
    const refuse = effect.none === undefined ? '' : `; otherwise ${run(effect.none, s)}`;
    const inside = s.with({ picked: role('picked', sort, noun) });
    const chosen = first(inside);
    inside.know('picked');
    const then = run(effect.then, inside);
    const verb = effect.optional ? 'may choose' : who === 'you' ? 'choose' : 'chooses';
    const subject = who === 'you' && !effect.optional ? '' : `${who} `;
    return `${subject}${verb} ${chosen}: ${then}${effect.optional ? refuse : none}`;
  });
}

const zoneOf = (effect: Extract<Effect, { do: 'pick' }>, s: Speech): string => {
  const whose = effect.who === 'you' ? 'your' : `${playerName(effect.who, s)}'s`;
  return effect.zone === 'pile'
    ? ` in ${whose} marshalling point pile`
    : ` in ${whose} ${effect.zone}`;
};
