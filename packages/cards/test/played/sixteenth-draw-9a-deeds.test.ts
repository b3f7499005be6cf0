import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';

/** Deeds and doubts of a sixteenth draw: clauses that no other test plays. */

const BELLY = 'Desire All for Thy Belly';
const LIES = 'Which Might Be Lies';
const MEETING = 'A Chance Meeting';
const KNIFE = 'Hidden Knife';
const RIDDLES = 'The Riddle Game';
const BANE = "Fool's Bane";
const SHAKEN = 'Will Shaken';
const GEMS = 'Gems of Arda';
const SIGHT = 'Far-sight';
const DESPAIR = 'Turning Hope to Despair';
const PURSE = 'Troll-purse';

describe('what is known', () => {
  holds(
    'Desire All for Thy Belly: as many as there are, slain ones not; a smaller hand for good',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          deck: ['Orcrist', 'Gwaihir', 'Cram'],
          noFiller: true,
          pile: ["Ungoliant's Foul Issue"],
        },
        hazard: {
          hand: [BELLY, 'Nameless Thing', 'Spawn of Ungoliant'],
          events: ['Monstrosity of Diverse Shape'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(BELLY).stage.resolve();
      t.asks(t.hazard, 'look').hazard.passes();
      // one that lies in play; who was slain is none of them
      t.equal(
        [t.card('Spawn of Ungoliant').zone, t.card('Orcrist').zone],
        ['discard', 'aside'],
        'one',
      );
      const size = t.handSize(0);
      t.resource.options_are('Lose the card', 'Hold one card less').chooses('Hold one card less');
      t.skipTo('organization', { turns: 2 });
      t.equal(t.handSize(0), size - 1, 'for good');
    },
  );

  holds('Which Might Be Lies: tidings of minions too, one’s own not', (t) => {
    for (const [name, may] of [
      ['LE-240', true],
      ['LE-241', true],
      ['LE-201', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', to: 'LE-354', members: ['Ciryaher'] }],
          stored: [{ name, at: 'Dol Guldur' }],
        },
        hazard: { hand: [LIES], stored: [{ name: 'Reforging', at: 'Rivendell' }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!may) {
        t.hazard.refused(LIES, { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays(LIES).stage.resolve();
      t.equal([t.card(name).zone, t.card('Reforging').zone], ['discard', 'pile'], name);
    }
  });

  holds('Will Shaken: a card of its own player shows it for nothing', (t) => {
    const game = (mine: Named[], his: Named[], ...rolls: number[]): void => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Gimli'] }], hand: [RIDDLES, ...mine] },
        hazard: { companies: [{ at: 'Bree', members: ['Legolas'] }], hand: his },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(...rolls);
      t.resource.plays(RIDDLES).stage.resolve();
      const who = t.decision().seat === 0 ? t.resource : t.hazard;
      who.chooses('item').chooses('Narsil');
      who.chooses('item').chooses('Glamdring');
      who.passes();
    };
    // what the opponent sees by a card that is not his
    game([SHAKEN, 'Cram'], ['Orcrist', 'Wargs'], 12, 2);
    t.equal(
      [t.decision().seat, t.card(SHAKEN).zone, t.points(1).misc],
      [0, 'hand', 0],
      'as it was',
    );
    game(['Cram'], [SHAKEN, 'Wargs'], 2, 12);
    t.resolve();
    t.equal([t.card(SHAKEN).zone, t.points(0).misc], ['pile', -2], 'his own doing');
  });
});

describe('who comes', () => {
  holds('A Chance Meeting: whoever it may be, but no Wizard; besides the one of the turn', (t) => {
    const board = (at: Named, hand: Named[], moment: 'organization' | 'entered' | 'end-of-turn') =>
      t.board({
        resource: {
          companies: [{ at, members: ['Gandalf', 'Aragorn II'] }],
          hand: [MEETING, ...hand],
        },
        moment,
        asksPasses: true,
      });
    for (const moment of ['organization', 'entered', 'end-of-turn'] as const) {
      board('Bree', ['Sam Gamgee'], moment);
      if (moment === 'end-of-turn') t.passUntil('end-of-turn');
      t.resource.plays(MEETING, 'Sam Gamgee').stage.resolve();
      t.equal(
        [t.card('Sam Gamgee').site, t.card('Sam Gamgee').control],
        ['Bree', 'Gandalf'],
        moment,
      );
    }
    for (const [at, may] of [
      ['Bree', true],
      ['Edoras', true],
      ['Barrow-downs', true],
      ['Moria', false],
      ['Lórien', false],
      ['Barad-dûr', false],
    ] as const) {
      board(at, ['Bergil'], 'organization');
      if (may) t.resource.may(`play ${MEETING}`);
      else t.resource.refused(MEETING, { 'no-target': 'coe/9.3' });
    }
    board('Bree', ['Sam Gamgee', 'Barliman Butterbur'], 'organization');
    t.resource.plays(MEETING, 'Sam Gamgee').stage.resolve();
    t.resource.chooses('organize').may('play Barliman Butterbur');
    board('Bree', ['Saruman'], 'organization');
    t.resource.refused(MEETING, { 'no-target': 'coe/9.3' });
  });

  holds('A Chance Meeting: not with who is on the way, but with who has stayed', (t) => {
    for (const to of ['Barrow-downs', undefined] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', ...(to ? { to } : {}), members: ['Aragorn II'] }],
          hand: [MEETING, 'Bergil'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      if (to) t.resource.refused(MEETING, { 'no-target': 'coe/9.3' });
      else t.resource.may(`play ${MEETING}`);
    }
  });

  holds('Hidden Knife: in one’s site phase alone; no points when he is gone', (t) => {
    const FERNY = { name: 'Bill Ferny', via: ['Bree'], faceUp: true } as const;
    t.board({
      resource: { companies: [{ at: 'Isengard', members: ['Gimli'] }], hand: [KNIFE, 'Assassin'] },
      hazard: { agents: [FERNY] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(KNIFE, 'Assassin').stage.resolve();
    t.equal(
      t.state.stack.flatMap((f) => (f.p === 'attack' ? [f.key] : [])),
      Array(3).fill({ by: 'site-type', type: 'border-hold' }),
      'three attacks, keyed to where he is',
    );
    t.fightOut([12], [12], [2, 12]);
    t.equal(
      [t.card('Bill Ferny').zone, t.points(0).kill, t.card('Assassin').zone],
      ['removed', 0, 'discard'],
      'gone, and nobody is the richer',
    );
    t.board({
      resource: { companies: [{ at: 'Isengard', members: ['Gimli'] }], hand: [KNIFE, 'Slayer'] },
      hazard: { agents: [FERNY] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${KNIFE}`);
  });
});

describe('what is found', () => {
  const stores = (t: Stage, hand: Named[], discard: Named[], theirs: Named[]): void => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears: [GEMS] }, 'Balin'] }],
        hand,
        discard,
      },
      hazard: { stored: theirs.map((name) => ({ name, at: 'Lórien' as const })) },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.chooses(`store ${GEMS}`).stage.resolve();
  };

  holds('Gems of Arda: one of a kind changes hands; what is special does not', (t) => {
    stores(t, ['Glamdring'], ['Cram'], ['Glamdring', 'Cram']);
    t.resource.options_are('Glamdring', 'Cram', 'pass').chooses('Glamdring');
    t.resource.chooses('Balin');
    t.equal(
      ['Glamdring', 'Cram'].map((x) => [t.card(x, 0).zone, t.card(x, 1).zone]),
      [
        ['play', 'discard'],
        ['discard', 'pile'],
      ],
      'from one to the other',
    );
    t.equal([t.card('Glamdring', 0).host, t.card('Balin').status], ['Balin', 'tapped'], 'who');
    t.resource.mayNot('store Glamdring');
    t.skipTo('organization', { turns: 2 });
    t.resource.may('give Glamdring').mayNot('store Glamdring');
    stores(t, ['Palantír of Elostirion'], [], ['Palantír of Elostirion']);
    t.resource.mayNot('Palantír').may('organize');
  });

  holds('Far-sight: the sage at once, the site when it is done; an item and nothing else', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Weathertop', members: ['Elrond', 'Gandalf'] }],
        hand: [SIGHT, SIGHT],
        deck: ['Cram', 'Wargs', 'Glamdring', 'Gwaihir'],
        noFiller: true,
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(SIGHT, 'Elrond');
    const taps = () => [t.card('Elrond').status, t.card('Weathertop').status];
    t.equal(taps(), ['tapped', 'untapped'], 'him first');
    t.rolls(12).resolve();
    t.resource.options_are('Glamdring', 'Cram').chooses('Glamdring');
    t.equal(taps(), ['tapped', 'tapped'], 'both');
    t.equal([t.card('Glamdring').zone, t.sees(1, t.id('Glamdring'))], ['hand', true], 'shown');
    t.resource.refused(SIGHT, { 'no-user': 'coe/9.2' });
  });

  holds('Far-sight: not before they have entered; he makes a check', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Weathertop',
            members: ['Gimli', 'Legolas', { name: 'Elrond', bears: ['Orcrist'] }],
          },
        ],
        hand: [SIGHT],
        deck: ['Cram', 'Glamdring'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.expect(!t.offered().some((x) => x.includes(SIGHT)), 'too early');
    t.resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.rolls(2).resource.plays(SIGHT, 'Elrond').stage.resolve();
    t.resource.chooses('Cram');
    t.resolve();
    t.equal(t.card('Elrond').zone === 'play', false, 'he is gone');
  });
});

describe('despair', () => {
  holds('Turning Hope to Despair: not the living, nor who lets them off', (t) => {
    met(t, STRONG, ['Wargs', DESPAIR]);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.refused(DESPAIR, { 'no-target': 'coe/9.3' });
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', to: 'LE-352', members: ['Ostisen', 'Layos'] }],
      },
      hazard: { hand: ['Barrow-wight', DESPAIR] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Barrow-wight', 'Dark-domain').stage.resolve();
    t.equal(t.attack().detainment, true, 'detains');
    t.resource.passes();
    t.hazard.refused(DESPAIR, { 'no-target': 'coe/9.3' });
  });

  holds('Turning Hope to Despair: nothing comes of it if they beat or cancel it', (t) => {
    for (const cancel of [false, true]) {
      met(
        t,
        ['Aragorn II', 'Fatty Bolger'],
        ['Barrow-wight', DESPAIR],
        { hand: ['Concealment'] },
        {},
        'Moria',
        'Lórien',
      );
      t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
      t.hazard.plays(DESPAIR).stage.resolve();
      if (cancel) t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      else t.fightOut(12);
      t.passUntil('movement-hazard');
      t.equal(t.card('Aragorn II').companions, ['Fatty Bolger'], 'together');
    }
  });

  holds('Troll-purse: only where Orcs or Trolls wait', (t) => {
    for (const [to, may] of [
      ['Moria', true],
      ['Ettenmoors', true],
      ['Barrow-downs', false],
      ['Dimrill Dale', true],
      ['Bree', false],
    ] as const) {
      met(t, STRONG, [PURSE], {}, {}, to);
      t.resource.passes();
      if (may) t.hazard.may(`play ${PURSE}`);
      else t.hazard.refused(PURSE, { 'no-target': 'coe/9.3' });
    }
  });

  holds("Fool's Bane: one on him, and none on a Wizard who did not fall", (t) => {
    const board = (kind: 'wizard' | 'fallen-wizard', bears: Named[]) => {
      t.board({
        resource: { kind, companies: [{ at: 'Isengard', members: [{ name: 'Saruman', bears }] }] },
        hazard: { hand: [BANE] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
    };
    board('fallen-wizard', [BANE]);
    t.hazard.refused(BANE, { duplicate: 'coe/g.cbd.1' });
    board('wizard', []);
    t.hazard.refused(BANE, { 'no-target': 'coe/9.3' });
    board('fallen-wizard', []);
    t.hazard.plays(BANE).stage.resolve();
    t.equal(t.card(BANE).host, 'Saruman', 'with him');
  });
});
