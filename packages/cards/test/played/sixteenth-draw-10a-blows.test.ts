import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Blows of minions and what is made of those whom they defeat: clauses of a sixteenth draw that no other test plays. */

const kind = 'ringwraith';
const BLOW = 'Under His Blow';
const THRUST = 'Bold Thrust';
const MORDOR = 'In the Name of Mordor';
const REMNANTS = 'Remnants of Old Robberies';

const onTheWay = (t: Stage, members: Member[], hand: Named[], theirs: Named[]): Stage =>
  t.board({
    resource: {
      kind,
      companies: [{ at: 'Ettenmoors', to: 'Bree', by: ['Rhudaur', 'Arthedain'], members }],
      hand,
    },
    hazard: { hand: theirs },
    moment: 'hazards',
    asksPasses: true,
  });

/** An Orc comes upon them, and one of them is struck. */
const struck = (t: Stage, who: Named, members: Member[], hand: Named[]): Stage => {
  onTheWay(t, members, hand, ['Orc-lieutenant', 'River']);
  t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
  if (t.card(who).status === 'untapped') {
    t.passUntil('defend').resource.chooses(`a strike to ${who}`);
    t.passUntil('stay-untapped').resource.chooses('no');
  }
  return t.passUntil('strike-defender');
};

describe('a strike', () => {
  holds('Under His Blow: at full prowess, and untapped; a wound is a wound', (t) => {
    for (const [roll, status] of [
      [5, 'untapped'],
      [3, 'wounded'],
    ] as const) {
      struck(t, 'Ostisen', ['Ostisen'], [BLOW]).resource.plays(BLOW).stage.resolve();
      t.equal(t.strikeProwess(), 3, 'nothing less');
      t.rolls(roll, ...(roll === 3 ? [2] : []));
      t.passUntil('movement-hazard');
      t.equal(t.card('Ostisen').status, status, `${roll}`);
    }
    struck(t, 'Ostisen', [{ name: 'Ostisen', status: 'tapped' }], [BLOW]);
    t.resource.refused(BLOW, { 'no-target': 'coe/9.3' });
  });

  holds('Bold Thrust: for a warrior, and then no other such card; gone with the strike', (t) => {
    struck(t, 'Jerrek', ['Jerrek'], [THRUST, THRUST]).resource.plays(THRUST).stage.resolve();
    t.equal([t.strikeProwess(), t.card('Jerrek').stat('body')], [5 + 3, 7], 'for the strike');
    t.resource.mayNot(`play ${THRUST}`);
    t.rolls(12).passUntil('movement-hazard');
    t.equal([t.card('Jerrek').stat('prowess'), t.card('Jerrek').stat('body')], [5, 8], 'over');
    struck(t, 'Ostisen', ['Ostisen', 'Jerrek'], [THRUST]);
    t.resource.refused(THRUST, { 'no-target': 'coe/9.3' });
  });
});

describe('Remnants of Old Robberies', () => {
  const met = (t: Stage, creature: Named, way: string, roll = 12): void => {
    onTheWay(t, ['Jerrek', 'Hador'], [REMNANTS, REMNANTS], [creature, 'River']);
    t.hazard.plays(creature, way).stage.resolve();
    t.fightOut({ always: roll });
  };

  holds('What it would be worth to heroes, who have nothing for some', (t) => {
    for (const [creature, points] of [
      ['Giant', 1],
      // only minions are praised for these
      ['Elf-lord Revealed in Wrath', 0],
      ['Huorn', 1],
    ] as const) {
      met(t, creature, 'Wilderness');
      t.resource.plays(REMNANTS).stage.resolve();
      t.equal([t.points(0).misc, t.card(REMNANTS).host], [points, creature], creature);
      t.resource.plays(REMNANTS).stage.resolve();
      t.equal(t.points(0).misc, 2 * points, 'another may be laid there');
    }
  });

  holds('Not of wolves, nor of one who was not beaten, nor later than at once', (t) => {
    met(t, 'Wargs', 'Wilderness');
    t.resource.refused(REMNANTS, { 'no-target': 'coe/9.3' });
    met(t, 'Huorn', 'Wilderness', 4);
    t.resource.refused(REMNANTS, { 'no-target': 'coe/9.3' });
    met(t, 'Huorn', 'Wilderness');
    t.hazard.plays('River').stage.resolve();
    t.resource.refused(REMNANTS, { need: 'coe/9.2' });
  });

  holds('Who only detains them leaves no card to lay it with', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'Mount Gram', by: ['Angmar'], members: ['Jerrek'] }],
        hand: [REMNANTS],
      },
      hazard: { hand: ['Orc-lieutenant', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-lieutenant', 'Shadow-land').stage.resolve();
    t.equal(t.attack().detainment, true, 'he detains');
    t.fightOut({ always: 12 });
    t.equal(t.card('Orc-lieutenant').zone, 'discard', 'coe/3.II.3');
    t.resource.refused(REMNANTS, { 'no-target': 'coe/9.3' });
  });
});

describe('In the Name of Mordor', () => {
  const met = (
    t: Stage,
    creature: Named,
    way: string,
    by: 'Angmar' | 'Rhudaur',
    status: 'tapped' | 'untapped' = 'untapped',
  ): Stage => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: by === 'Angmar' ? 'Mount Gram' : 'Ettenmoors',
            by: by === 'Angmar' ? ['Angmar'] : ['Angmar', 'Rhudaur'],
            members: [{ name: 'Jerrek', status }],
          },
          { at: 'Dol Guldur', members: ['Hador'] },
        ],
        hand: [MORDOR],
      },
      hazard: { hand: [creature, 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(creature, way).stage.resolve();
    return t;
  };

  holds('An attack that detains, keyed to the land of shadow; who is there taps for it', (t) => {
    met(t, 'Orc-lieutenant', 'Shadow-land', 'Angmar').resource.plays(MORDOR).stage.resolve();
    t.equal([t.underAttack, t.card('Jerrek').status], [false, 'tapped'], 'they are let go');
    t.equal(t.card('Hador').status, 'untapped', 'not one who is elsewhere');
    // nobody untapped is there; wolves there do not detain; what is keyed elsewhere
    met(t, 'Orc-lieutenant', 'Shadow-land', 'Angmar', 'tapped');
    t.resource.refused(MORDOR, { 'user-tapped': 'coe/9.2.3' }, { way: 'detainment' });
    met(t, 'Wargs', 'Shadow-land', 'Angmar');
    t.equal(t.attack().detainment, false, 'wolves do not');
    t.resource.refused(MORDOR, { 'no-target': 'coe/9.3' }, { way: 'detainment' });
    met(t, 'Orc-lieutenant', 'Wilderness', 'Rhudaur');
    t.resource.refused(MORDOR, { 'no-target': 'coe/9.3' }, { way: 'detainment' });
  });

  holds('A Nazgûl who lies there as an event, or is about to; other events stay', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Jerrek'] }],
        hand: [MORDOR, MORDOR],
      },
      hazard: { events: ['Adûnaphel', 'Doors of Night'], hand: ['Ren the Unclean', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.plays(MORDOR).stage.resolve();
    t.equal(
      [t.card('Adûnaphel').zone, t.card('Doors of Night').zone, t.card('Jerrek').status],
      ['discard', 'play', 'untapped'],
      'nobody taps for it',
    );
    t.hazard.chooses('play Ren the Unclean');
    t.resource.plays(MORDOR).stage.resolve();
    t.equal(t.card('Ren the Unclean').zone, 'discard', 'before he is there');
  });
});
