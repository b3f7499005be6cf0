import type { Question } from '@mathom/engine';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { onTheWay } from './in-rhudaur.ts';

/** Minions who are attacked, and those who help them: clauses of a seventeenth draw that no other test plays. */

const kind = 'ringwraith';
const MOTIONLESS = 'Motionless Among the Slain';
const MADNESS = 'Driven as by a Madness';
const HAIL = 'Hail of Darts';

/** Heroes at Bree attack minions there, or are attacked by them. */
const fight = (
  t: Stage,
  mine: readonly Member[],
  theirs: readonly Member[],
  iAttack: boolean,
  hand: readonly Named[] = [],
): Stage => {
  const minions = { kind, companies: [{ at: 'Bree', members: mine }], hand } as const;
  const heroes = { kind: 'wizard', companies: [{ at: 'Bree', members: theirs }] } as const;
  t.board({
    resource: iAttack ? minions : heroes,
    hazard: iAttack ? heroes : minions,
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
  return t.passUntil('attack');
};

/** Without help from anybody, to the end. */
const on = (t: Stage): void => {
  for (let i = 0; i < 80 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0],
      'it goes on',
    );
  }
};

/** On to that question, without help from anybody. */
const until = (t: Stage, about: Question): void => {
  for (let i = 0; i < 80 && t.decision().about !== about; i++) {
    const { options } = t.decision();
    t.take(
      options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0],
      'it goes on',
    );
  }
};

/** Landroval, who chooses whom he strikes, twice with 12 and a body of 6. */
const eagle = (t: Stage, members: Member[], hand: Named[] = []): void => {
  t.board({
    resource: {
      kind,
      companies: [{ at: 'Carn Dûm', to: 'Bree', by: ['Angmar', 'Rhudaur', 'Arthedain'], members }],
      hand,
    },
    hazard: { hand: ['Landroval'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Landroval', 'Wilderness').stage.resolve();
};

describe('Poison', () => {
  holds('one less prowess and two less body, of that strike and not of the other', (t) => {
    // Lagduf's prowess of 5 and a seven: as much as 12, and more than 11
    for (const [uses, hisRolls, others, zone] of [
      [true, [7, 5], [12, 7], 'pile'],
      [true, [7, 5], [12, 6], 'discard'],
      [true, [7, 4], [12, 7], 'discard'],
      [false, [7], [12, 7], 'discard'],
    ] as const) {
      eagle(t, [{ name: 'Lagduf', bears: ['Poison', 'Poison'] }, 'Hador']);
      t.passUntil('strike').resource.chooses('the strike against Lagduf');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      if (uses) t.resource.uses('Poison').stage.resolve();
      t.rolls(...hisRolls).passUntil('stay-untapped');
      t.resource.chooses('no').stage.passUntil('strike-defender').resource.mayNot('use Poison');
      t.rolls(...others).allPass();
      t.passUntil('movement-hazard');
      t.equal(t.card('Landroval').zone, zone, `${uses} ${hisRolls} ${others}`);
    }
  });

  holds('in a fight of companies too, of the one who strikes or is struck', (t) => {
    // Gimli's prowess of 5, one less; a body of 8, two less: a seven is above it
    for (const [iAttack, uses, zone] of [
      [false, true, 'pile'],
      [false, false, 'play'],
      [true, true, 'pile'],
      [true, false, 'play'],
    ] as const) {
      fight(t, [{ name: 'Hador', bears: ['Poison'] }], ['Gimli'], iAttack);
      t.passUntil('defend').hazard.chooses('a strike to');
      const [his, hers] = [t.card('Hador').stat('prowess'), t.card('Gimli').stat('prowess')];
      t.equal([his, hers, t.card('Gimli').stat('body')], [5, 5, 8], 'as much as each other');
      until(t, iAttack ? 'strike-attacker' : 'strike-defender');
      if (uses) t[iAttack ? 'resource' : 'hazard'].uses('Poison').stage.resolve();
      // as much as each other, but for the poison
      t.rolls(6, 6, ...(uses ? [7] : []));
      on(t);
      t.equal(t.card('Gimli').zone, zone, `${iAttack} ${uses}`);
    }
  });
});

describe(MOTIONLESS, () => {
  holds('its player gives out strikes that the attacker would, and bodies fare worse', (t) => {
    const fallen: Member[] = [
      { name: 'Hador', status: 'tapped' },
      { name: 'Ostisen', status: 'tapped' },
      'Lagduf',
    ];
    // a nine is no more than his body, and a ten is
    for (const [plays, zone] of [
      [true, 'removed'],
      [false, 'play'],
    ] as const) {
      eagle(t, fallen, [MOTIONLESS]);
      if (plays) t.resource.plays(MOTIONLESS).stage.resolve();
      t.passUntil('attack').allPass();
      if (!plays) t.hazard.may('a strike to Lagduf');
      t[plays ? 'resource' : 'hazard'].chooses('a strike to Hador').chooses('a strike to Ostisen');
      t.equal(t.attack().assigned, ['Hador', 'Ostisen'], 'so');
      t.passUntil('strike').resource.chooses('the strike against Hador');
      t.equal(t.card('Hador').stat('body'), 9, 'as printed');
      // he is hit; the other hits the eagle, for whose body nothing is said
      t.rolls(2, 9, 12, 6);
      on(t);
      t.equal([t.card('Hador').zone, t.card('Landroval').zone], [zone, 'discard'], `${plays}`);
    }
  });

  holds('of two attacks on one man only the first is theirs to give out', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Bree',
            by: ['Angmar', 'Rhudaur', 'Arthedain'],
            members: ['Hador', { name: 'Lagduf', status: 'tapped' }],
          },
        ],
        hand: [MOTIONLESS],
      },
      hazard: { hand: ['Slayer'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
    t.resource.plays(MOTIONLESS).stage.resolve();
    until(t, 'defend');
    t.resource.chooses('a strike to Lagduf');
    // hit by both: one more for the first, and one more for the second because he is wounded
    t.rolls(2, 6, 2, 6);
    on(t);
    // in the older rules others may act between the two
    if (t.card('Slayer').zone !== 'discard') {
      until(t, 'attack');
      on(t);
    }
    t.equal([t.card('Lagduf').zone, t.card('Hador').status], ['play', 'untapped'], 'he lives');
  });

  holds('where companies fight each other', (t) => {
    const mine: Member[] = [{ name: 'Hador', status: 'tapped' }, 'Lagduf'];
    fight(t, mine, ['Gimli', 'Legolas'], true, [MOTIONLESS]).resource.mayNot(MOTIONLESS);
    fight(t, mine, ['Gimli'], false, [MOTIONLESS]);
    t.resource.passes();
    // in the older rules the defender may do what affects the attack (crf/turn/site-phase/company-vs-company-combat/1)
    if (t.rules === 'coe') t.hazard.mayNot(MOTIONLESS);
    else {
      t.hazard.plays(MOTIONLESS).stage.resolve();
      t.passUntil('defend').hazard.may('a strike to Hador');
    }
  });
});

describe(MADNESS, () => {
  holds('those who are with him, an ally too, for one attack; in the midst of it as well', (t) => {
    const who = ['Belegorn', 'Lagduf', 'War-wolf'] as const;
    const numbers = () => who.map((x) => [t.card(x).stat('prowess'), t.card(x).stat('body')]);
    onTheWay(
      t,
      [
        { name: 'Belegorn', status: 'tapped' },
        { name: 'Lagduf', bears: ['War-wolf'] },
      ],
      [MADNESS, MADNESS],
      ['Wargs', 'Wargs'],
    );
    const before = numbers();
    t.resource.refused(MADNESS, { 'no-target': 'coe/9.3' });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    until(t, 'strike-defender');
    t.rolls(12).resource.plays(MADNESS).stage.resolve();
    t.equal(
      numbers(),
      before.map(([p, b]) => [p + 2, b - 1]),
      'two more, and one less',
    );
    t.resource.refused(MADNESS, { duplicate: 'coe/g.cbd.1' });
    t.fightOut({ always: 12 });
    t.resource.passes().stage.equal(numbers(), before, 'it is over');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.may(`play ${MADNESS}`);
  });

  holds('if the check takes him it helps the others all the same; a Ringwraith makes none', (t) => {
    onTheWay(t, [{ name: 'Belegorn', bears: ['Poison'] }, 'Lagduf'], [MADNESS]);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    const before = t.card('Lagduf').stat('prowess');
    t.rolls(2).resource.plays(MADNESS).stage.resolve();
    t.equal(
      [t.card('Belegorn').zone, t.card('Lagduf').stat('prowess')],
      ['removed', before + 2],
      'he is lost, and they fight on',
    );
    // those who attack others face no attack (coe/3.V.5)
    fight(t, ['Belegorn'], ['Gimli'], true, [MADNESS]).resource.mayNot(MADNESS);
  });
});

describe(HAIL, () => {
  holds('for that company, its allies too; another may have its own; not in the next turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            members: ['Jerrek', { name: 'Lagduf', bears: ['War-wolf'] }, 'Muzgash'],
          },
          { at: 'Dol Guldur', members: ['Hador', 'Ostisen'] },
        ],
        sites: ['Cameth Brin'],
        hand: [HAIL, HAIL, HAIL],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('Jerrek', 'to Cameth Brin');
    t.resource.plays(HAIL, 'Jerrek').stage.resolve();
    t.resource.plays(HAIL, 'Hador').stage.resolve();
    t.resource.refused(HAIL, { duplicate: 'coe/g.cbd.1' });
    t.passUntil('company-phase').resource.chooses('Jerrek');
    t.skipTo('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
    until(t, 'defend');
    t.resource.chooses('a strike to Jerrek').chooses('a strike to Muzgash');
    t.passUntil('strike').resource.chooses('the strike against Jerrek');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('support').resource.chooses('Lagduf').chooses('War-wolf');
    t.passUntil('strike-defender');
    t.equal(t.strikeProwess(), t.card('Jerrek').stat('prowess') + 6, 'three from each');
  });
});

describe('where each of them would face a strike (coe/3.ii.2)', () => {
  /** At the house of Beorn. */
  const enters = (t: Stage, hand: Named, events: Named[] = []): Stage => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-354', members: ['Hador', 'Lagduf', 'Ostisen'] }],
        hand: [hand],
        events,
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('attack').equal(t.attack().strikes, 3, 'each of them');
    return t;
  };

  holds('Veils of Shadow: one of them faces the one that is left, as their player likes', (t) => {
    enters(t, 'Veils of Shadow').rolls(12);
    t.resource.plays('Veils of Shadow').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Ostisen');
    t.equal([t.attack().strikes, t.attack().assigned], [1, ['Ostisen']], 'one');
    t.rolls(12);
    on(t);
    t.equal(
      ['Hador', 'Lagduf', 'Ostisen'].map((x) => t.card(x).status),
      ['untapped', 'untapped', 'tapped'],
      'the others had nothing to do',
    );
  });

  holds('Orc Quarrels under Skies of Fire: half of them, and whoever their player likes', (t) => {
    enters(t, 'Orc Quarrels', ['Skies of Fire']);
    // in the older rules automatic-attacks can only be canceled
    if (t.rules !== 'coe') return;
    t.resource.plays('Orc Quarrels', { way: 'strikes' }).stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Ostisen').chooses('a strike to Hador');
    t.equal([t.attack().strikes, t.attack().assigned], [2, ['Ostisen', 'Hador']], 'two of three');
  });

  holds('Hounds of Sauron: of a creature too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Bree',
            by: ['Angmar', 'Rhudaur', 'Arthedain'],
            members: ['Ciryaher', 'Jerrek'],
          },
        ],
        hand: ['Hounds of Sauron'],
      },
      hazard: { hand: ['Watcher in the Water'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Watcher in the Water', 'Wilderness').stage.resolve();
    t.equal(t.attack().strikes, 2, 'each of them');
    t.rolls(12).resource.plays('Hounds of Sauron', { way: 'Change the strikes' }).stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Jerrek');
    t.equal(t.attack().assigned, ['Jerrek'], 'one');
  });
});
