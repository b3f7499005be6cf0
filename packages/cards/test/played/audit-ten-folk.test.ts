import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked } from './in-rhudaur.ts';

/** Ringwraiths, their beasts and those who serve them, at the edges of what they can do. */
const kind = 'ringwraith';

/** They fight with heroes, as those who attack or who are attacked. */
const fight = (
  t: Stage,
  mine: readonly Member[],
  theirs: readonly Member[],
  iAttack: boolean,
  hand: readonly Named[] = [],
): void => {
  const minions = { kind, companies: [{ at: 'Bree', members: mine }], hand } as const;
  const heroes = { companies: [{ at: 'Bree', members: theirs }] } as const;
  t.board({
    resource: iAttack ? minions : heroes,
    hazard: iAttack ? heroes : minions,
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
};

describe('allies', () => {
  const LORD = 'Great Lord of Goblin-gate';
  holds(`${LORD}: for Orcs of its own company, itself too, and for one attack`, (t) => {
    const mine: Member[] = [{ name: 'Lagduf', bears: [LORD] }, 'Jerrek', 'Muzgash'];
    attacked(t, mine, []);
    const prowess = () =>
      (['Lagduf', 'Muzgash', 'Jerrek', LORD] as const).map((x) => t.card(x).stat('prowess'));
    t.equal(prowess(), [5, 4, 5, 5], 'as printed');
    t.resource.uses(LORD).stage.resolve();
    t.equal(prowess(), [7, 6, 5, 7], 'two more for three of them');
    t.fightOut({ always: 12 });
    t.equal(prowess(), [5, 4, 5, 5], 'no longer');
  });

  holds(`${LORD}: in the midst of an automatic-attack, as its master is struck`, (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-392', members: [{ name: 'Lagduf', bears: [LORD] }] }],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('defend').resource.chooses('a strike to Lagduf').passes();
    t.passUntil('strike').resource.chooses('the strike against Lagduf');
    t.passUntil('excess').hazard.chooses('0');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender');
    const before = t.strikeProwess();
    t.resource.uses(LORD).stage.resolve();
    t.equal(t.strikeProwess(), before + 2, 'two more');
  });

  holds(`${LORD}: whether its company attacks heroes or they attack it`, (t) => {
    for (const iAttack of [true, false]) {
      fight(t, [{ name: 'Lagduf', bears: [LORD] }], ['Gimli', 'Legolas'], iAttack);
      const actor = iAttack ? t.resource : t.hazard;
      t.passUntil('attack');
      actor.uses(LORD).stage.resolve();
      t.equal(t.card('Lagduf').stat('prowess'), 7, `two more, ${iAttack}`);
    }
  });

  holds(
    '"Two-headed" Troll: at ruins with Trolls, tapped or not; it does not cancel Wolves',
    (t) => {
      for (const [site, can] of [
        ['Ettenmoors', true],
        ['Goblin-gate', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: site, siteTapped: true, members: ['Lagduf'] }],
            hand: ['"Two-headed" Troll'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (can) t.resource.plays('"Two-headed" Troll').stage.resolve();
        else t.resource.refused('"Two-headed" Troll', { 'not-here': 'coe/2.V.2' });
      }
      attacked(t, [{ name: 'Lagduf', bears: ['"Two-headed" Troll'] }], []);
      t.resource.refused('"Two-headed" Troll', { 'no-target': 'coe/9.3' });
    },
  );

  holds('Great Bats: help in a fight, and go when their master is wounded', (t) => {
    for (const roll of [12, 2]) {
      attacked(t, [{ name: 'Hador', bears: ['Great Bats'] }, 'Hendolen'], []);
      t.passUntil('defend').resource.mayNot('a strike to Great Bats');
      t.resource.chooses('a strike to Hador').chooses('a strike to Hendolen');
      t.passUntil('strike').resource.chooses('the strike against Hador');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('support').resource.chooses('Great Bats');
      t.passUntil('strike-defender');
      t.equal(t.strikeProwess(), 6, 'one more');
      t.rolls(roll, ...(roll === 2 ? [2] : []))
        .allPass()
        .resolve();
      t.equal(t.card('Great Bats').zone, roll === 2 ? 'discard' : 'play', 'wounded or not');
    }
  });
});

describe('Ringwraiths', () => {
  holds('Dwar: all characters of one company and none of another, and only for the turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', members: ['Dwar the Ringwraith'] },
          { at: 'Dol Guldur', members: [{ name: 'Lagduf', bears: ['War-wolf'] }, 'Muzgash'] },
          { at: 'Carn Dûm', members: ['Jerrek'] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const of = (...names: Named[]) =>
      names.map((x) => [t.card(x).stat('prowess'), t.card(x).stat('body')]);
    const before = of('Lagduf', 'Muzgash', 'Jerrek', 'War-wolf', 'Dwar the Ringwraith');
    t.resource.uses('Dwar the Ringwraith', 'Muzgash').stage.resolve();
    t.equal(
      of('Lagduf', 'Muzgash', 'Jerrek', 'War-wolf', 'Dwar the Ringwraith'),
      before.map(([p, b], i) => (i < 2 ? [p + 1, b + 1] : [p, b])),
      'one more for two of them',
    );
    t.skipTo('organization', { turns: 1 });
    t.equal(of('Lagduf', 'Muzgash'), before.slice(0, 2), 'for the turn');
  });

  holds('Dwar: not while he follows another, nor away from a Darkhaven', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: ['The Witch-king', { name: 'Dwar the Ringwraith', under: 'The Witch-king' }],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Dwar the Ringwraith', { need: 'coe/9.2' });
    t.board({
      resource: { kind, companies: [{ at: 'Barad-dûr', members: ['Dwar the Ringwraith'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Dwar the Ringwraith', { need: 'coe/9.2' });
  });

  holds('Khamûl: one follower for nothing, and no second', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Khamûl the Ringwraith'] }],
        hand: ['Ren the Ringwraith', 'Dwar the Ringwraith'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = t.card('Khamûl the Ringwraith').influence();
    t.resource.chooses('organize').chooses('play Ren the Ringwraith').passes();
    t.equal(
      [t.card('Ren the Ringwraith').control, t.card('Khamûl the Ringwraith').influence()],
      ['Khamûl the Ringwraith', before],
      'he costs nothing',
    );
    t.skipTo('organization', { turns: 2 }).resource.chooses('organize').mayNot('play Dwar');
  });

  const HELM = 'Helm of Fear';
  holds(`${HELM}: not against heroes who attack, and a body check is one less`, (t) => {
    fight(t, [{ name: 'Ren the Ringwraith', bears: [HELM] }], ['Gimli'], false);
    t.passUntil('attack');
    t.hazard.refused(HELM, { 'no-target': 'coe/9.3' });
    t.equal(t.card('Ren the Ringwraith').stat('body-check'), -1, 'one less');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Minas Morgul', members: [{ name: 'Lagduf', bears: [HELM] }] }],
      },
      moment: 'organization',
    });
    t.equal(t.card('Lagduf').stat('body-check'), 0, 'no Ringwraith');
  });

  const BEAST = 'Creature of an Older World';
  holds(`${BEAST}: in no mode with another ally or another Ringwraith there`, (t) => {
    const goes = (...members: Member[]): boolean => {
      t.board({
        resource: { kind, companies: [{ at: 'Minas Morgul', members }], sites: ['Barad-dûr'] },
        moment: 'organization',
        asksPasses: true,
      });
      return t.offered().some((x) => x.includes('to Barad-dûr'));
    };
    const ren = (...bears: Named[]): Member => ({ name: 'Ren the Ringwraith', bears });
    t.equal(goes(ren(BEAST)), true, 'alone');
    t.equal(t.card('Ren the Ringwraith').stat('prowess'), 8 + 2 + 2, 'as a Fell Rider');
    t.equal(goes(ren(BEAST, 'War-wolf')), false, 'with another ally');
    t.equal(t.card('Ren the Ringwraith').stat('prowess'), 8 + 2, 'in no mode');
    t.equal(
      goes(ren(BEAST), { name: 'Dwar the Ringwraith', under: 'Ren the Ringwraith' }),
      false,
      'with a follower',
    );
  });

  holds(`${BEAST}: takes a strike off him, and he is lost with it`, (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Dol Amroth',
            members: [{ name: 'Ren the Ringwraith', bears: [BEAST] }],
          },
        ],
      },
      hazard: { hand: ['Huorn'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Huorn').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Ren');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.uses(BEAST).stage.resolve();
    t.equal(
      [t.card('Ren the Ringwraith').status, t.card(BEAST).status],
      ['untapped', 'tapped'],
      'off',
    );
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', members: [{ name: 'Ren the Ringwraith', bears: [BEAST] }] },
        ],
        hand: ['Fell Rider'],
      },
      moment: 'organization',
    });
    t.resource.plays('Fell Rider').stage.resolve();
    t.equal([t.card(BEAST).zone, t.card('Ren the Ringwraith').zone], ['discard', 'hand'], 'both');
  });

  holds(`${BEAST}: he says whom he strikes, and not whom those with him strike`, (t) => {
    fight(
      t,
      [
        { name: 'Ren the Ringwraith', bears: [BEAST] },
        { name: 'Dwar the Ringwraith', under: 'Ren the Ringwraith' },
      ],
      ['Gimli', 'Legolas', 'Elrond'],
      true,
    );
    t.passUntil('attack').resource.uses(BEAST).stage.resolve();
    while (t.decision().kind !== 'assign') t.pass();
    t.resource.chooses('a strike to Elrond');
    t.equal(t.attack().pairs, [['Ren the Ringwraith', 'Elrond']], 'as he likes');
    t.asks(t.hazard, 'defend').hazard.mayNot('a strike to Elrond').chooses('a strike to Gimli');
    t.hazard.chooses('Dwar the Ringwraith');
    t.equal(t.attack().pairs[1], ['Dwar the Ringwraith', 'Gimli'], 'the others as ever');
  });
});

describe('your Ringwraith', () => {
  /** A Fallen-wizard plays cards of minions, and is no Ringwraith. */
  const fallen = (t: Stage, at: Named, hand: Named[], lord: Member[] = ['Saruman']): void => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        declared: 'Saruman',
        companies: [{ at, members: [...lord, 'Hendolen'] }],
        hand,
        sideboard: ['Ruse'],
        discard: ['Lagduf'],
      },
      hazard: { events: ['Doors of Night'] },
      moment: 'organization',
      asksPasses: true,
    });
  };

  for (const card of [
    'Bade to Rule',
    "By the Ringwraith's Word",
    'While the Yellow Face Sleeps',
    'Ancient Secrets',
  ] as const)
    holds(`${card} is not for a Fallen-wizard`, (t) => {
      fallen(t, 'WH-56', [card]);
      t.resource.mayNot(`play ${card}`);
      t.resource.refused(card, { need: 'coe/9.2' });
    });

  holds('Bade to Rule: nor while his Wizard is still to come', (t) => {
    fallen(t, 'WH-56', ['Bade to Rule'], []);
    t.resource.refused('Bade to Rule', { need: 'coe/9.2' }, { way: 'not in play' });
  });

  holds('The Ring Leaves Its Mark untaps no Wizard', (t) => {
    fallen(t, 'WH-56', ['The Ring Leaves Its Mark'], [{ name: 'Saruman', status: 'tapped' }]);
    t.resource.refused('The Ring Leaves Its Mark', { need: 'coe/9.2' }, { way: 'roll' });
  });

  holds('Urlurtsu Nurn: the Balrog is one to it, a Fallen-wizard is not', (t) => {
    fallen(t, 'LE-409', []);
    t.resource.refused('Urlurtsu Nurn', { need: 'coe/9.2' });
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'LE-409', members: ['The Balrog'] }],
        discard: ['Lagduf'],
        hand: ['Ancient Secrets'],
      },
      hazard: { events: ['Doors of Night'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('use Urlurtsu Nurn').plays('Ancient Secrets', 'Doors of Night').stage.resolve();
    t.equal(
      [t.card('The Balrog').status, t.card('Doors of Night').zone],
      ['tapped', 'discard'],
      'he taps',
    );
  });

  holds('Helm of Fear and Creature of an Older World: no Wizard takes them at Barad-dûr', (t) => {
    for (const card of ['Helm of Fear', 'Creature of an Older World'] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [{ at: 'LE-352', members: ['Saruman'] }],
          hand: [card],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused(card, { 'no-character': 'coe/2.V.1' });
    }
  });
});
