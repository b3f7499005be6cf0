import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const LAIR = 'Zarak Dûm';

/** They come to the lair, and the Dragon at home is slain or not. */
function meets(
  t: Stage,
  roll: number,
  hand: readonly Named[],
  members: readonly Named[],
  others: readonly Named[] = [],
): void {
  t.board({
    resource: {
      companies: [
        { at: LAIR, members },
        ...(others.length > 0 ? [{ at: LAIR, members: others } as const] : []),
      ],
      hand,
    },
    hazard: { events: ['Scorba at Home'] },
    moment: 'site',
    ...(others.length > 0 ? { current: members[0] as 'Gimli' } : {}),
    asksPasses: true,
  });
  if (t.decision().about === 'site-phase') t.resource.chooses(`company of ${members[0]}`);
  t.resource.chooses('enter');
  t.fightOut({ always: roll });
}

const isHold = (t: Stage): boolean =>
  query.siteType(t.state, t.id(LAIR)) === 'border-hold' &&
  query.matches(t.state, query.newCtx(t.state, 0, t.id(LAIR)), t.id(LAIR), {
    keyword: 'dwarf-hold',
  });

describe('Dragons slain at home', () => {
  holds('King under the Mountain: for an heir of the Dwarves who has slain one', (t) => {
    const king: Named = 'King under the Mountain';
    meets(t, 12, [king], ['Thorin II', 'Gimli', 'Legolas']);
    t.resource.plays(king, 'Thorin II').stage.resolve();
    t.expect(isHold(t), 'a Border-hold and a Dwarf-hold');
    t.say('Not one who has not been there, nor who is no such heir');
    meets(t, 12, [king], ['Gimli', 'Legolas', 'Haldir'], ['Thorin II']);
    t.resource.refused(king, { 'no-target': 'coe/9.3' });
    t.say('Nor if the Dragon lives');
    meets(t, 7, [king], ['Thorin II', 'Gimli', 'Legolas']);
    t.resource.refused(king, { 'no-target': 'coe/9.3' });
    t.equal(t.card('Scorba at Home').zone, 'play', 'he lives');
  });

  holds('King under the Mountain: only Dwarves take from the hoard, as long as he is king', (t) => {
    const king: Named = 'King under the Mountain';
    meets(t, 12, [king, 'Glamdring'], ['Thorin II', 'Gimli', 'Legolas']);
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.resource.plays(king, 'Thorin II').stage.resolve();
    const takers = (): readonly string[] => {
      t.resource.chooses('play Glamdring');
      const words = t.offered().filter((x) => x !== 'back');
      t.resource.chooses('back');
      return words;
    };
    for (const who of ['Thorin II', 'Gimli'])
      t.expect(takers().includes(who), `${who} may take it`);
    t.expect(!takers().includes('Legolas'), 'no Elf may');
    const state = t.state;
    t.expect(
      query.automaticAttacks(state, t.id(LAIR)).every((a) => a.spec.race !== 'Dragon'),
      'no Dragon is there any more',
    );
  });

  holds('Returned Exiles: where a Dragon was slain at home, tapped or not', (t) => {
    const exiles: Named = 'Returned Exiles';
    meets(t, 12, [exiles, 'Glamdring'], ['Thorin II', 'Gimli', 'Legolas']);
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.resource.plays('Glamdring', 'Legolas').stage.resolve();
    t.equal(t.card(LAIR).status, 'tapped', 'the lair is tapped');
    t.rolls(11).resource.plays(exiles, 'Thorin II').stage.resolve();
    t.equal(
      t.card(exiles).zone,
      'pile',
      '11 and 2 for a Dwarf, and his influence, are more than 12',
    );
    meets(t, 7, [exiles], ['Thorin II', 'Gimli', 'Legolas']);
    t.resource.refused(exiles, { 'not-here': 'coe/2.V.3' });
    t.say('Not in the lair of another');
    t.board({
      resource: {
        companies: [{ at: 'Ovir Hollow', members: ['Thorin II'] }],
        hand: [exiles],
        pile: ['Scorba at Home'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused(exiles, { 'not-here': 'coe/2.V.3' });
  });
});

describe('Mordor in Arms', () => {
  const enters = (t: Stage, rolls: readonly number[], own = false): [number, number][] => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Easterling Camp',
            to: 'Barad-dûr',
            by: ['Horse Plains', 'Nurn', 'Gorgoroth'],
            members: ['Gandalf', 'Glorfindel II', 'Aragorn II', 'Gimli', 'Boromir II'],
          },
        ],
        ...(own ? { events: ['Mordor in Arms'] } : {}),
      },
      ...(own ? {} : { hazard: { events: ['Mordor in Arms'] } }),
      moment: 'passives',
    });
    t.resolve();
    const seen: [number, number][] = [];
    for (const roll of rolls) {
      if (!t.underAttack) break;
      seen.push(...t.fightOut({ always: roll }));
    }
    return seen;
  };
  holds('whoever defeats all three attacks has won it', (t) => {
    const seen = enters(t, [12]);
    t.equal(
      seen,
      [
        [5, 8],
        [4, 10],
        [3, 12],
      ],
      'three attacks',
    );
    t.equal(t.card('Mordor in Arms').zone, 'pile', 'it is won');
    t.equal(t.points(0).kill, 2, 'two points for it');
    enters(t, [12], true);
    t.equal(t.card('Mordor in Arms').zone, 'play', 'of one’s own there is nothing to win');
  });
  holds('not if one of them is not', (t) => {
    enters(t, [5]);
    t.equal(t.card('Mordor in Arms').zone, 'play', 'it stays');
    t.equal(t.points(0).kill, 0, 'and nothing is won');
  });
  holds('Muster is of no use with the vassals of Mordor', (t) => {
    const board = (at: Named, faction: Named): void => {
      t.board({
        resource: { companies: [{ at, members: ['Aragorn II'] }], hand: [faction, 'Muster'] },
        hazard: { events: ['Mordor in Arms'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(faction);
    };
    board('Variag Camp', 'Variags of Khand');
    t.resource.refused('Muster', { banned: 'coe/9.4' });
    t.rolls(2).resolve();
    board('Edoras', 'Riders of Rohan');
    t.hazard.passes();
    t.resource.may('play Muster');
    t.rolls(2).resolve();
  });
});
