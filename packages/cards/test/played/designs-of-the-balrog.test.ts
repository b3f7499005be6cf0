import { query } from '@mathom/engine';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What the Balrog is about. */
const kind = 'balrog';
const GATES = 'BA-100';

const organizing = (t: Stage, members: readonly Member[], hand: Named[]) =>
  t.board({
    resource: { kind, companies: [{ at: GATES, members }], hand },
    moment: 'organization',
    asksPasses: true,
  });

const entered = (t: Stage, at: Named, members: readonly Member[], hand: Named[]) =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand },
    hazard: { pile: ['Dunlendings'] },
    moment: 'entered',
    asksPasses: true,
  });

/** In the shape in which attacks can be turned away. */
const SHADOW: Member = { name: 'The Balrog', bears: ['Great Shadow'] };
const WARDS: Named[] = ['Darkness Wielded', 'Darkness Wielded', 'Darkness Wielded'];

/** Its attacks are turned away, one after the other; what they were. */
const storm = (t: Stage, card: Named): string[] => {
  t.resource.plays(card).stage.resolve();
  const faced: string[] = [];
  for (let i = 0; i < 9 && t.underAttack; i++) {
    const { strikes, prowess } = t.attack();
    faced.push(`${strikes}/${prowess}`);
    t.resource.plays('Darkness Wielded', { way: 'Until the turn ends' }).stage.resolve();
  }
  return faced;
};

describe('Challenge the Power', () => {
  const RINGED: Member = { name: 'The Balrog', bears: ['LE-326'] };
  for (const [roll, members, what] of [
    [6, [RINGED], 'eliminated'],
    [8, [RINGED], 'discarded'],
    [9, [RINGED], 'stays'],
    [10, [RINGED], 'stays'],
    [11, [RINGED], 'won'],
    // a sage with him
    [10, [RINGED, 'Umagaur'], 'won'],
  ] as const)
    holds(`${roll} with ${members.length}: ${what}`, (t) => {
      organizing(t, members, ['Challenge the Power', 'Challenge the Power']);
      t.rolls(roll).resource.plays('Challenge the Power').stage.resolve();
      // by the older rules who loses his avatar loses the game
      t.equal(t.state.result?.winner === 0, what === 'won', 'whether he has won');
      if (what === 'won') return;
      t.equal(t.card('The Balrog').zone, what === 'eliminated' ? 'removed' : 'play', 'he');
      t.equal(t.points(0).misc, what === 'stays' ? 2 : 0, 'its points');
      if (what === 'eliminated') return;
      t.equal(query.inUse(t.state, t.id('LE-326')), what === 'stays', 'the Ring works for him');
      if (what === 'stays') t.resource.refused('Challenge the Power', { duplicate: 'coe/g.cbd.1' });
    });

  holds('is for one who bears the Ring', (t) => {
    organizing(t, ['The Balrog'], ['Challenge the Power']);
    t.resource.refused('Challenge the Power', { 'no-target': 'coe/9.3' });
  });
});

describe('his shapes', () => {
  holds('Strangling Coils: followers, and rest for all but him', (t) => {
    organizing(t, ['The Balrog', 'Hill-troll'], ['Strangling Coils', 'Great Shadow']);
    t.resource.plays('Strangling Coils').stage.resolve();
    t.equal(t.card('The Balrog').stat('influence'), 9, 'three more influence');
    t.equal(t.card('The Balrog').stat('body'), 10, 'one body less');
    t.resource.chooses('organize').chooses('put Hill-troll under The Balrog').chooses('pass');
    t.equal(t.card('Hill-troll').control, 'The Balrog', 'he follows');
    t.resource.plays('Great Shadow').stage.resolve();
    t.equal(t.card('Strangling Coils').zone, 'hand', 'another shape');
    t.equal(t.card('Hill-troll').control, 'The Balrog', 'in which he has followers too');
    t.resource.uses('Great Shadow', { way: 'back into your hand' }).stage.resolve();
    t.equal(t.card('Great Shadow').zone, 'hand', 'as himself');
    t.expect(t.card('Hill-troll').control !== 'The Balrog', 'he has none');

    const moving = (status: 'tapped' | 'untapped') =>
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'BA-93',
              to: GATES,
              members: [
                { name: 'The Balrog', status, bears: ['Strangling Coils'] },
                { name: 'Gorbag', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Crebain'] },
        moment: 'hazards',
        asksPasses: true,
      });
    for (const status of ['tapped', 'untapped'] as const) {
      moving(status);
      t.resource.chooses('use Strangling Coils').stage.resolve();
      t.equal(t.card('Gorbag').status, 'untapped', 'he has rested');
      t.equal(t.card('The Balrog').status, 'tapped', 'the Balrog has not');
      t.resource.mayNot('use Strangling Coils');
    }
  });

  holds('Terror Heralds Doom: while he is a flame', (t) => {
    organizing(t, ['The Balrog', 'Gorbag'], ['Terror Heralds Doom']);
    t.resource.refused('Terror Heralds Doom', { need: 'coe/9.2' });
    organizing(
      t,
      [{ name: 'The Balrog', bears: ['Flame of Udûn'] }, 'Gorbag'],
      ['Terror Heralds Doom'],
    );
    const before = t.card('Gorbag').stat('influence-check');
    t.resource.plays('Terror Heralds Doom').stage.resolve();
    t.equal(t.card('Gorbag').stat('influence-check'), before + 2, 'two more');
    t.board({
      resource: { kind, companies: [{ at: GATES, members: ['Gorbag'] }], sideboard: ['BA-78'] },
      moment: 'organization',
    });
    t.resource.chooses('Terror Heralds Doom');
    t.equal(t.card('BA-78').zone, 'deck', 'out of the sideboard');
  });
});

describe('what he does to places', () => {
  holds('Roots of the Earth: a Darkhaven of his own, a Shadow-hold for others', (t) => {
    entered(t, 'BA-101', [SHADOW, 'Gorbag'], ['Roots of the Earth', ...WARDS]);
    t.equal(storm(t, 'Roots of the Earth'), ['2/13'], 'Drakes');
    t.resource.chooses('Tap The Balrog');
    t.equal(t.card('Roots of the Earth').host, 'The Under-grottos', 'it lies there');
    t.equal(t.points(0).misc, 1, 'one point');
    t.equal(t.card('The Balrog').status, 'tapped', 'he taps for it');
    const healed = (onSite: Named[]) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-101', onSite, members: [{ name: 'Gorbag', status: 'wounded' }] }],
        },
        moment: 'untap',
      });
      return t.card('Gorbag').status;
    };
    t.equal(healed(['Roots of the Earth']), 'tapped', 'it heals as a haven');
    t.equal(healed([]), 'wounded', 'as it did not before');
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'BA-96',
            onSite: ['Roots of the Earth', 'Breach the Hold'],
            members: ['Gorbag'],
          },
        ],
      },
      moment: 'organization',
    });
    t.equal(t.points(0).misc, 5, 'three, and two for the breach');
  });

  holds('Roots of the Earth is nothing without him, nor where there are Dark-holds', (t) => {
    entered(t, 'BA-101', ['Gorbag'], ['Roots of the Earth']);
    t.resource.mayNot('play Roots of the Earth');
    entered(t, 'BA-97', ['The Balrog'], ['Roots of the Earth']);
    t.resource.refused('Roots of the Earth', { 'no-target': 'coe/9.3' });
  });

  holds('People Diminished and Tempest of Fire: what is left of those who lived there', (t) => {
    const there: Member[] = [SHADOW, 'Bolg'];
    entered(t, 'LE-370', there, ['People Diminished', ...WARDS]);
    t.equal(storm(t, 'People Diminished'), ['4/8', '3/10', '2/12'], 'three attacks');
    t.resource.chooses('Bolg');
    t.equal(t.card('People Diminished').zone, 'play', 'it stays');
    t.equal(t.card('Dunlendings').zone, 'discard', 'they are no friends any more');
    t.equal(t.card('LE-370').status, 'tapped', 'the site is tapped');
    t.equal(t.points(0).misc, 2, 'two points');

    entered(t, 'LE-370', there, ['Tempest of Fire', ...WARDS]);
    t.equal(storm(t, 'Tempest of Fire'), ['5/8', '4/9', '3/10'], 'three attacks');
    t.resource.chooses('Bolg');
    t.equal(t.card('Tempest of Fire').zone, 'pile', 'in the pile');
    t.equal(t.card('Dunlendings').zone, 'hand', 'back with their lord');
    t.equal(t.points(0).misc, 3, 'three points');

    entered(t, 'LE-370', there, ['Tempest of Fire', ...WARDS]);
    storm(t, 'Tempest of Fire');
    t.resource.chooses('pass');
    t.equal(t.card('Tempest of Fire').zone, 'discard', 'nobody taps for it');
    entered(t, 'LE-378', there, ['Tempest of Fire']);
    t.resource.refused('Tempest of Fire', { need: 'coe/9.2' });
  });
});

describe('those whom he leads', () => {
  holds('Orders from the Great Demon: one more leader, who does not count', (t) => {
    const six: Member[] = [
      'Azog',
      'Orc Brawler',
      'Orc Veteran',
      'Old Troll',
      'Troll Lout',
      'Hill-troll',
    ];
    const may = (events: Named[], members: readonly Member[]): boolean => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-93', members, events }],
          sites: ['LE-378'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      return t.resource.options().some((o) => o.includes('to Goblin-gate'));
    };
    const ORDERS: Named[] = ['Orders from the Great Demon'];
    t.equal(may([], ['Azog', 'Bolg']), false, 'two leaders');
    t.equal(may(ORDERS, ['Azog', 'Bolg']), true, 'by his orders');
    t.equal(may(ORDERS, ['Azog', 'Bolg', 'Umagaur']), false, 'but not three');
    t.equal(may(ORDERS, [...six, 'Mountain-maggot', 'Bolg']), true, 'eight, one of them apart');
    t.equal(may(ORDERS, [...six, 'Mountain-maggot', 'Orc Tracker', 'Bolg']), false, 'nine');
  });

  holds('Vanguard of Might: he comes to those who are attacked in the deep', (t) => {
    const attacked = (shape: Named[]) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'BA-97', members: ['Gorbag'] },
            { at: GATES, members: [{ name: 'The Balrog', bears: shape }] },
          ],
          hand: ['Vanguard of Might'],
        },
        hazard: { hand: ['Crebain'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Crebain').stage.resolve();
    };
    attacked(['Flame of Udûn']);
    t.resource.refused('Vanguard of Might', { need: 'coe/9.2' });
    attacked([]);
    t.resource.plays('Vanguard of Might').stage.resolve();
    t.equal(t.card('The Balrog').companions, ['Gorbag'], 'he is with them');
    t.fightOut({ always: 12 });
    t.equal(t.card('The Balrog').status, 'tapped', 'and tapped');
  });
});
