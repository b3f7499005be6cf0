import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** The Balrog and those who follow him under attack and in battle, held to the texts. */
const kind = 'balrog';

const shaped = (...bears: Named[]): Member => ({ name: 'The Balrog', bears });

/** In the Rusted-deeps, where creatures of ruins are met. */
const below = (t: Stage, companies: Member[][], hand: Named[], theirs: Named[]): Stage =>
  t.board({
    resource: { kind, companies: companies.map((members) => ({ at: 'BA-96', members })), hand },
    hazard: { hand: theirs },
    moment: 'hazards',
    asksPasses: true,
  });

const fight = (
  t: Stage,
  members: Member[],
  theirs: Member[],
  hand: Named[],
  more: { kind?: 'wizard' | 'fallen-wizard'; at?: Named; their?: Named; others?: Member[] } = {},
): Stage => {
  const at = more.at ?? 'Goblin-gate';
  t.board({
    resource: { kind, companies: [{ at, members }], hand },
    hazard: {
      kind: more.kind ?? 'wizard',
      companies: [
        { at: more.their ?? at, members: theirs },
        ...(more.others ? [{ at: more.their ?? at, members: more.others }] : []),
      ],
    },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company', theirs[0] as string);
  return t.passUntil('attack');
};

describe('under attack', () => {
  holds('Foe Dismayed: for that attack and no longer, and in that company alone', (t) => {
    below(
      t,
      [['Azog', 'Crook-legged Orc'], ['Bolg']],
      ['Foe Dismayed'],
      ['Cave-drake', 'Cave-drake'],
    );
    t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
    const of = (who: Named): number => t.card(who).stat('prowess');
    const before = [of('Azog'), of('Crook-legged Orc'), of('Bolg')];
    t.resource.plays('Foe Dismayed', { way: 'prowess' }).stage.resolve();
    t.equal(
      [of('Azog'), of('Crook-legged Orc'), of('Bolg')],
      [before[0] + 1, before[1] + 1, before[2]],
      'those who are attacked',
    );
    t.fightOut({ always: 12 });
    t.equal([of('Azog'), of('Crook-legged Orc')], before.slice(0, 2), 'over');
  });

  holds('Angband Revisited: nobody who is wounded, nobody of another company', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'BA-93',
            members: [
              { name: 'The Balrog', status: 'tapped' },
              { name: 'Azog', status: 'wounded' },
            ],
          },
          { at: 'BA-100', members: [{ name: 'Bolg', status: 'tapped' }] },
        ],
        hand: ['Angband Revisited'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Angband Revisited').stage.resolve();
    t.equal(
      ['The Balrog', 'Azog', 'Bolg'].map((x) => t.card(x).status),
      ['untapped', 'wounded', 'tapped'],
      'he was the only one',
    );
  });

  holds('Stabbing Tongue of Fire: what fails against another is as hardy as ever', (t) => {
    for (const bears of [['Stabbing Tongue of Fire'], []] as Named[][]) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-89', members: [shaped(...bears), 'Azog'] }] },
        hazard: { hand: ['Sea Serpent'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Sea Serpent').stage.resolve();
      const steps = t.steps.length;
      t.fightOut({ always: 12 });
      const against = t.steps
        .slice(steps)
        .flatMap((x) => x.events)
        .flatMap((e) => (e.event === 'roll' && e.for === 'strike body' ? [e.against] : []));
      t.equal(against.toSorted(), bears.length > 0 ? [5, 6] : [6, 6], 'his own alone');
    }
  });
});

describe('in battle', () => {
  holds('Crowned with Storm: a Fallen-wizard is a Wizard too', (t) => {
    fight(t, ['The Balrog'], ['Saruman', 'Thranduil'], ['Crowned with Storm'], {
      kind: 'fallen-wizard',
    });
    t.resource.may('play Crowned with Storm');
  });

  holds('Crowned with Storm: eight is too much mind, and it is not for the deeps', (t) => {
    for (const [who, rolls] of [
      ['Glorfindel II', 0],
      ['Thranduil', 0],
      ['Legolas', 1],
    ] as const) {
      fight(t, ['The Balrog'], ['Gandalf', who], ['Crowned with Storm']);
      t.rolls(...Array<number>(rolls).fill(2));
      t.resource.plays('Crowned with Storm').stage.resolve();
      t.equal([t.card(who).status, t.card('Gandalf').status], ['tapped', 'untapped'], `${who}`);
    }
    fight(t, ['The Balrog'], ['Gandalf', 'Legolas'], ['Crowned with Storm'], {
      at: 'BA-101',
      their: 'DM-39',
    });
    t.resource.mayNot('play Crowned with Storm');
  });

  holds('Scourge of Fire: of the company that he fights, whoever there has it', (t) => {
    fight(
      t,
      [shaped('Flame of Udûn')],
      ['Legolas', { name: 'Gimli', bears: ['Elven Cloak'] }],
      ['Scourge of Fire'],
      { others: [{ name: 'Boromir II', bears: ['Dagger of Westernesse'] }] },
    );
    t.resource.plays('Scourge of Fire').stage.resolve();
    t.equal(
      [t.card('Elven Cloak').zone, t.card('Dagger of Westernesse').zone],
      ['discard', 'play'],
      'that of the others is safe',
    );
  });
});

describe('Crept Along Carefully', () => {
  const CREPT = 'Crept Along Carefully';
  const attacked = (t: Stage, members: Member[], roll: number): boolean => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'Ettenmoors', members: ['Gorbag'] }] },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Ettenmoors', members, events: [CREPT] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.rolls(roll).hazard.uses(CREPT, { way: 'rangers' }).stage.resolve();
    t.equal(t.card(CREPT).zone, 'discard', 'it is gone in any case');
    return t.underAttack;
  };
  holds('More than seven, and each ranger adds to it', (t) => {
    t.equal(attacked(t, ['Legolas'], 7), true, 'seven will not do');
    t.equal(attacked(t, ['Legolas'], 8), false, 'eight will');
    t.equal(attacked(t, ['Aragorn II', 'Beretar'], 6), false, 'two rangers');
    t.equal(attacked(t, ['Aragorn II', 'Beretar'], 5), true, 'not with five');
  });

  holds('It is no help against creatures, bars the deeps, and can be given up', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'TW-398', members: ['Legolas'], events: [CREPT] }],
        sites: ['DM-39', 'Rivendell'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('to The Under-grottos').uses(CREPT).stage.resolve();
    t.equal(t.card(CREPT).zone, 'discard', 'as he likes');
    t.resource.may('to The Under-grottos');
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            by: ['Rhudaur', 'Arthedain'],
            members: ['Legolas'],
            events: [CREPT],
          },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot(`use ${CREPT}`);
  });
});

describe('places of the Balrog', () => {
  holds('Creatures keyed to such a site slay, elsewhere they detain', (t) => {
    for (const [at, creature, key, detains] of [
      ['BA-102', 'Orc-guard', 'Shadow-hold', false],
      ['BA-97', 'Orc-guard', 'Dark-hold', false],
      ['BA-87', 'Orc-guard', 'Dark-hold', false],
      ['LE-378', 'Orc-guard', 'Shadow-hold', false],
      ['LE-394', 'Orc-guard', 'Shadow-hold', true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Azog'] }] },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.equal(t.attack().detainment, detains, `${at}`);
    }
  });

  holds('The hazard player has a creature of his own for those who enter', (t) => {
    for (const [at, may, mayNot] of [
      ['BA-102', ['Cave-drake'], ['Orc-guard', 'Shelob']],
      ['BA-97', ['Orc-guard'], ['Cave-drake']],
      ['BA-89', ['Sea Serpent'], ['Orc-guard', 'Cave-drake']],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Azog', 'Bolg', 'Umagaur'] }] },
        hazard: { hand: [...may, ...mayNot] },
        moment: 'site',
        asksPasses: true,
      });
      t.skipTo('enter').resource.chooses('enter');
      for (let i = 0; i < 40 && !t.offered().some((x) => x.includes(may[0])); i++) {
        t.rolls(12, 12, 12, 12);
        t.take(
          t.decision().options.find((o) => o.type === 'pass') ?? t.decision().options[0],
          'on',
        );
        t.state.dice = [];
      }
      t.hazard.may(may[0]);
      for (const x of mayNot) t.hazard.mayNot(x);
    }
  });

  holds('The Drowning-deeps: what comes by sea comes there, and any Drake', (t) => {
    for (const [creature, may] of [
      ['Sea Serpent', true],
      ['Cave-drake', true],
      ['Corsairs of Umbar', true],
      ['Orc-guard', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-89', members: ['Azog'] }] },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      if (may) t.hazard.may(`play ${creature}`);
      else t.hazard.mayNot(`play ${creature}`);
    }
  });
});
