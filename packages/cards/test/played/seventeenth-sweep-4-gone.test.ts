import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What was left on somebody for a time is over for him once he is out of play, or a prisoner (coe/3.III.4). */

const FLIES = 'Flies and Spiders';
const isHeld = (t: Stage, who: Named): boolean =>
  t.state.notes[t.id(who)]?.prisoner === t.id(FLIES);

/** As long as that holds: nobody does more than he must. */
const goesOn = (t: Stage, yet: () => boolean): void => {
  for (let i = 0; i < 60 && yet(); i++) {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it goes on');
  }
};

/** He takes his strike as it comes, and is led away by the spiders. */
const taken = (t: Stage, [who, ...others]: readonly Named[]): void => {
  t.passUntil('attack').hazard.plays(FLIES, who).stage.resolve();
  t.passUntil('defend').resource.chooses(who);
  for (const other of others) t.resource.chooses(other);
  t.passUntil('strike').resource.chooses(`against ${who}`);
  t.passUntil('stay-untapped').rolls(2).resource.chooses('yes');
  for (let i = 0; i < 9 && !isHeld(t, who); i++) t.pass();
  t.expect(isHeld(t, who), 'taken');
};

describe('Skin-changer', () => {
  const BEAR = 'Skin-changer';
  const board = (t: Stage, hazards: Named[]): Stage =>
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Frodo'] }],
        hand: [BEAR],
      },
      hazard: { hand: hazards, sites: ['Weathertop'] },
      moment: 'hazards',
      asksPasses: true,
    });

  holds('Who is a prisoner as the turn ends stays where he is held', (t) => {
    board(t, ['Giant Spiders', FLIES]).resource.plays(BEAR).stage.resolve();
    t.hazard.plays('Giant Spiders').stage.resolve();
    taken(t, ['Beorn', 'Frodo']);
    t.fightOut({ always: 12 });
    t.skipTo('untap', { turns: 1 });
    t.equal([t.card('Beorn').zone, isHeld(t, 'Beorn')], ['play', true], 'held');
  });

  holds('Who is lost before the turn ends stays where he went', (t) => {
    board(t, ['Wargs']).resource.plays(BEAR).stage.resolve();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    // two strikes, and the check that the shape costs him
    t.rolls(12, 12, 2);
    goesOn(t, () => t.card('Beorn').zone === 'play');
    t.equal(t.card('Beorn').zone, 'discard', 'he has failed');
    t.skipTo('untap', { turns: 1 });
    t.equal(t.card('Beorn').zone, 'discard', 'gone');
  });

  holds('Not for a Beorn whom an opponent has', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }], hand: [BEAR] },
      hazard: { companies: [{ at: 'Rivendell', members: ['Beorn'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(BEAR, { 'no-target': 'coe/9.3' });
  });
});

describe('Left Behind', () => {
  holds('Who is led away by the attack is not left behind by it', (t) => {
    const company: Named[] = ['Gimli', 'Frodo', 'Sam Gamgee', 'Legolas', 'Pippin'];
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: company }] },
      hazard: {
        hand: ['Lesser Spiders', FLIES, 'Left Behind'],
        events: ['Doors of Night', 'Shelob'],
        sites: ['Weathertop'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Lesser Spiders').stage.resolve();
    t.passUntil('attack').hazard.plays('Left Behind', 'Gimli').stage.resolve();
    taken(t, company);
    t.fightOut({ always: 12 });
    t.skipTo('end-of-turn');
    t.equal([t.card('Gimli').companions, isHeld(t, 'Gimli')], [[], true], 'held');
  });
});

describe('Urlurtsu Nurn', () => {
  const NURN = 'Urlurtsu Nurn';
  holds('Who was sent home before the movement is over is at home', (t) => {
    for (const [roll, zone] of [
      [2, 'hand'],
      [12, 'discard'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'LE-409', members: ['The Witch-king'] },
            { at: 'Minas Morgul', members: ['Gorbag', 'Shagrat', 'Ciryaher'] },
          ],
          discard: ['Lagduf'],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses(NURN).stage.resolve();
      if (t.card('Lagduf').zone !== 'play') t.resource.chooses('Lagduf');
      t.equal(t.card('Lagduf').zone, 'play', 'he comes');
      const his = t.state.company[t.id('Lagduf')];
      goesOn(t, () => t.state.current !== his);
      t.rolls(roll).hazard.plays('Call of Home', 'Lagduf').stage.resolve();
      t.equal(t.card('Lagduf').zone, roll === 2 ? 'hand' : 'play', `${roll}`);
      // a card too many is discarded, and it is another
      goesOn(t, () => t.state.phase === 'movement-hazard');
      t.skipTo('end-of-turn');
      t.equal(t.card('Lagduf').zone, zone, 'as the movement is over');
    }
  });
});
