import type { PlayerKind } from '@mathom/engine/language';
import { rulesOf } from '@mathom/engine/rules/rule-sets';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What the Balrog and his people do, of a sixteenth draw, at the bounds of their texts. */

const kind = 'balrog';
const FISSURE = 'Great Fissure';
const MINE = "Mine or No One's";
const HEART = 'Heart of Dark Fire';
const MEMORIES = 'Memories of Old Torture';
const PRONE = 'Prone to Violence';
const RECRUITS = 'A Few Recruits';
const THING = 'Nasty Slimy Thing';

describe('Great Fissure', () => {
  const onTheWay = (t: Stage, at: Named, to: Named, key: string, foe: Named): void => {
    t.board({
      resource: { kind, companies: [{ at, to, members: ['Azog', 'Gorbag'] }], hand: [FISSURE] },
      hazard: { hand: [foe] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(foe, key).stage.resolve();
  };

  holds('on the way down and on the way up alike', (t) => {
    onTheWay(t, 'LE-378', 'BA-101', 'Ruins', 'Cave-drake');
    t.resource.plays(FISSURE).stage.resolve();
    t.expect(!t.underAttack, 'down');
    onTheWay(t, 'BA-101', 'LE-378', 'Shadow-hold', 'Orc-guard');
    t.resource.plays(FISSURE).stage.resolve();
    t.expect(!t.underAttack, 'up');
  });

  holds('not once they have come up and stand before the gate', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-101', to: 'LE-378', members: ['Azog', 'Gorbag'] }],
        hand: [FISSURE],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.expect(t.underAttack, 'those of the gate');
    t.resource.refused(FISSURE, { need: 'coe/9.2' }, { way: 'on its way' });
  });

  holds('for those who are attacked below by others, in the turn of these', (t) => {
    for (const [at, theirs, may] of [
      ['BA-101', 'DM-39', true],
      ['LE-378', 'TW-398', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: theirs, members: ['Legolas', 'Elladan'] }] },
        hazard: { kind, companies: [{ at, members: ['Azog', 'Gorbag'] }], hand: [FISSURE] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack');
      if (!may) {
        t.resource.passes();
        t.hazard.mayNot(`play ${FISSURE}`);
        continue;
      }
      t.hazard.plays(FISSURE).stage.resolve();
      t.expect(!t.underAttack, 'it is off');
    }
  });
});

describe('Great Fissure, where he attacks', () => {
  holds('what would only try to turn him away is an answer to be canceled, too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-378', members: ['The Balrog', 'Azog'] }],
        hand: [FISSURE],
      },
      hazard: {
        companies: [
          { at: 'TW-398', members: ['Legolas', 'Gimli'], events: ['Crept Along Carefully'] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').hazard.uses('Crept Along Carefully', { way: 'Roll' });
    t.rolls(12).resource.plays(FISSURE).stage.resolve();
    t.unrolled(1, 'it is not tried').expect(t.underAttack, 'he is upon them');
  });
});

describe('Mine or No One’s', () => {
  const tries = (t: Stage, who: Member[], what: string, bears: Named[], pile: Named[]): void => {
    t.board({
      resource: { kind, companies: [{ at: 'Goblin-gate', members: who }], hand: [MINE, MINE] },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Goblin-gate', members: [{ name: 'Lagduf', bears }] }],
        pile,
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses(`tries to influence ${what}`);
  };

  holds('of Orcs and Trolls the factions, of others nothing but things and beasts', (t) => {
    for (const [what, bears, pile, may] of [
      ['War-wolf', ['War-wolf'], [], true],
      ['Goblins of Goblin-gate', [], ['Goblins of Goblin-gate'], true],
      ['Lagduf', [], [], false],
    ] as const) {
      tries(t, ['The Balrog'], what, [...bears], [...pile]);
      if (!may) {
        t.resource.refused(MINE, { 'no-target': 'coe/9.3' });
        continue;
      }
      t.resource.plays(MINE);
      t.hazard.passes();
      // by the older rules another can be declared in the same chain, and comes to nothing
      if (rulesOf(t.state).duplicateCheck === 'in-play') t.resource.plays(MINE);
      else t.resource.refused(MINE, { duplicate: 'coe/g.cbd.1' });
      const spare = t.card('The Balrog').influence(what) - t.generalInfluence(1);
      t.rolls(7, 7).resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, spare + 10, `${what}: ten more, and once`);
    }
  });

  holds('by himself, and by none of his captains', (t) => {
    tries(t, ['Azog'], 'War-wolf', ['War-wolf'], []);
    t.resource.refused(MINE, { 'no-target': 'coe/9.3' });
  });
});

describe('Heart of Dark Fire', () => {
  const board = (t: Stage): void =>
    void t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-93', members: [{ name: 'The Balrog', bears: ['Strangling Coils'] }] },
        ],
        hand: [HEART],
        sideboard: [HEART],
      },
      moment: 'organization',
      asksPasses: true,
    });
  const own = (t: Stage): number => t.card('The Balrog').influence();

  holds('five more until the turn ends, and not without that shape', (t) => {
    board(t);
    const before = own(t);
    t.resource.plays(HEART).stage.resolve();
    t.equal(own(t), before + 5, 'five more');
    t.resource.uses('Strangling Coils', { way: 'hand' }).stage.resolve();
    t.equal(own(t), before - 3, 'he is himself again, and has neither');
    t.resource.plays('Strangling Coils').stage.resolve();
    t.equal(own(t), before + 5, 'and both when he is so again');
    t.skipTo('organization', { turns: 1 });
    t.equal(own(t), before, 'in the next turn no longer');
  });

  holds('out of the sideboard while organizing, and at no other time', (t) => {
    board(t);
    t.resource.may(HEART, 'shuffle it into the deck');
    t.passUntil('long-event');
    t.resource.mayNot('into the deck');
  });
});

describe('Memories of Old Torture', () => {
  const attacked = (
    t: Stage,
    foe: Named,
    key: string,
    {
      events = [],
      more = [],
      to = 'LE-382',
    }: { events?: Named[]; more?: Named[]; to?: Named } = {},
    who: PlayerKind = kind,
  ): void => {
    t.board({
      resource: {
        kind: who,
        companies: [{ at: who === kind ? 'BA-93' : 'LE-390', to, members: ['Gorbag', 'Lagduf'] }],
        hand: [MEMORIES],
      },
      hazard: { hand: [foe, ...more], events },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(foe, key).stage.resolve();
  };

  holds('a strike more, and it is not one of those', (t) => {
    attacked(t, 'Orc-lieutenant', 'Wilderness', { events: ['Doors of Night'] });
    t.resource.may(`play ${MEMORIES}`);
    attacked(t, 'Orc-lieutenant', 'Wilderness', { events: ['Doors of Night', 'Minions Stir'] });
    // before what lies in play has come to bear on it he may (crf/card/ready-to-his-will/1)
    t.resource.may(`play ${MEMORIES}`).passes().stage.hazard.passes();
    t.resource.passes();
    t.equal(t.attack().strikes, 3, 'three of them');
    t.resource.refused(MEMORIES, { 'no-target': 'coe/9.3' });
    attacked(t, 'Wolves', 'Wilderness');
    t.resource.refused(MEMORIES, { 'no-target': 'coe/9.3' });
  });

  holds('for nobody but the Balrog', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-359', to: 'LE-407', members: ['Jerrek', 'Ciryaher'] }],
        hand: [MEMORIES],
      },
      hazard: { hand: ['Orc-lieutenant'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
    t.resource.refused(MEMORIES, { specific: 'coe/1.3.4' });
  });
});

describe('Prone to Violence', () => {
  const may = (
    t: Stage,
    kinds: readonly [PlayerKind, PlayerKind],
    mine: readonly Member[],
    theirs: readonly Member[],
    whose: 'mine' | 'theirs',
  ): boolean => {
    t.board({
      resource: {
        kind: kinds[0],
        companies: [{ at: 'Goblin-gate', members: mine }],
        events: whose === 'mine' ? [PRONE] : [],
      },
      hazard: {
        kind: kinds[1],
        companies: [{ at: 'Goblin-gate', members: theirs }],
        events: whose === 'theirs' ? [PRONE] : [],
      },
      moment: 'entered',
      asksPasses: true,
    });
    while (t.decision().about === 'site') t.pass();
    return t.decision().about === 'company-attack';
  };

  holds('it is for all, whoever has it in play', (t) => {
    for (const whose of ['mine', 'theirs'] as const) {
      t.expect(may(t, ['ringwraith', 'balrog'], ['Lagduf'], ['Azog'], whose), 'his captains');
      t.expect(may(t, ['balrog', 'balrog'], ['Azog'], ['Gorbag'], whose), 'among themselves');
      t.expect(
        !may(t, ['ringwraith', 'ringwraith'], ['Ren the Ringwraith'], ['Radbug'], whose),
        'no Ringwraith',
      );
    }
    t.expect(
      !may(t, ['wizard', 'wizard'], ['Legolas'], ['Gimli'], 'theirs'),
      'heroes are as peaceful as before',
    );
  });

  holds('one for all of them, and gone with any deck', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-93', members: ['Azog'] }],
        hand: [PRONE, PRONE],
        deck: [],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
        hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        deck: ['Cram'],
        noFiller: true,
        discard: ['Concealment'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(PRONE).stage.resolve();
    t.resource.refused(PRONE, { duplicate: 'coe/g.cbd.1' });
    t.skipTo('organization', { turns: 1 });
    t.expect(t.state.players[1].exhausted > 0, 'the other’s deck');
    t.equal(t.state.table.filter((id) => t.idOf(id) === 'BA-42').length, 0, 'gone');
  });
});

describe('A Few Recruits', () => {
  holds('three more for himself, two for a leader, and above eight', (t) => {
    for (const [who, roll, won] of [
      // six of his own, and three
      ['The Balrog', 2, true],
      // one of his own, three for Orcs, two for leading
      ['Azog', 2, false],
      ['Azog', 3, true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-384', members: [who] }], hand: [RECRUITS] },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(roll).resource.plays(RECRUITS, who).stage.resolve();
      t.equal(t.card(RECRUITS).zone, won ? 'pile' : 'discard', `${who}: ${roll}`);
    }
  });

  holds('no Dragon’s lair; not unique, so that there are more of them', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-376', members: ['Azog'] }],
        hand: [RECRUITS],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused(RECRUITS, { 'not-here': 'coe/2.V.3' });
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-384', members: ['Azog'] }],
        hand: [RECRUITS],
        pile: [RECRUITS],
      },
      hazard: { kind, pile: [RECRUITS] },
      moment: 'entered',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.plays(RECRUITS).stage.resolve();
    t.equal(t.points(0).faction, 2, 'two of them');
  });
});

describe('Nasty Slimy Thing', () => {
  holds('Drakes, and no others; it must be untapped', (t) => {
    for (const [foe, tapped, may] of [
      ['Land-drake', false, true],
      ['Land-drake', true, false],
      // a Dragon, whatever it is called
      ['Cave-drake', false, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'BA-96',
              members: [{ name: 'Gorbag', bears: [tapped ? { name: THING, tapped } : THING] }],
            },
          ],
        },
        hazard: { hand: [foe === 'Land-drake' ? 'TD-40' : foe] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(foe, 'Ruins').stage.resolve();
      if (may) t.resource.may(`use ${THING}`);
      else t.resource.mayNot(`use ${THING}`);
    }
  });
});
