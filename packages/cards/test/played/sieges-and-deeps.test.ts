import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** A hold besieged, a hold in the deep, and a whip for those who bear arms. */
const kind = 'balrog';

describe('Ancient Deep-hold', () => {
  const DEEP = 'BA-83';
  const board = (t: Stage, at: Named, to: Named, rolls: number[]) =>
    t.board({
      resource: { kind, companies: [{ at, to, members: ['Azog'] }], sites: ['BA-90', 'BA-96'] },
      moment: 'movement',
      asksPasses: true,
      rolls,
    });

  holds('It lies beside the site from which they came, and stays in play', (t) => {
    for (const [roll, there] of [
      [8, DEEP],
      [7, 'BA-103'],
    ] as const) {
      board(t, 'BA-103', DEEP, [roll]).skipTo('enter');
      t.equal(t.idOf(t.company('Azog').site), there, `a roll of ${roll}`);
      t.equal(t.card(DEEP).zone, 'play', 'never returned');
    }
    // tried from there once, it is adjacent to no other
    t.resource.passes();
    t.passUntil('organization', { turns: 2 }).resource.may('to Ancient Deep-hold');
    board(t, 'BA-103', DEEP, [8]).skipTo('enter').resource.passes();
    t.passUntil('organization', { turns: 2 });
    t.resource.may('to The Under-vaults').mayNot('to The Gem-deeps');
  });
});

describe('Whip of Many Thongs', () => {
  const WHIP = 'Whip of Many Thongs';
  const fight = (t: Stage, arms: Named) => {
    const at = 'Goblin-gate';
    t.board({
      resource: {
        kind,
        companies: [{ at, members: [{ name: 'The Balrog', bears: [WHIP] }] }],
      },
      hazard: {
        kind: 'wizard',
        companies: [{ at, members: [{ name: 'Boromir II', bears: [arms] }] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`use ${WHIP}`);
    t.passUntil('company-attack').resource.chooses('attack the company');
    return t.passUntil('attack');
  };

  holds('A weapon is of no use until the fight is over', (t) => {
    fight(t, 'Sword of Gondolin');
    const armed = t.card('Boromir II').stat('prowess');
    t.resource.uses(WHIP).stage.resolve();
    t.equal(
      [t.card('Boromir II').stat('prowess'), t.card(WHIP).status],
      [armed - 2, 'tapped'],
      'disarmed',
    );
    t.equal(t.card('Sword of Gondolin').zone, 'play', 'he has it still');
    t.fightOut({ always: 7 });
    t.expect(!t.underAttack, 'it is over');
    if (t.card('Boromir II').zone === 'play')
      t.equal(t.card('Boromir II').stat('prowess'), armed, 'as before');
    // in the sequence of his own strike too, whichever of the two strikes
    fight(t, 'Sword of Gondolin').passUntil('strike-attacker').resource.may(`use ${WHIP}`);
    // what is no weapon is not for it
    fight(t, 'Elven Cloak').resource.mayNot(`use ${WHIP}`);
  });
});

describe('Long Grievous Siege', () => {
  const SIEGE = 'Long Grievous Siege';
  /** Bree lies in Arthedain, next to Angmar, where the Orcs of the land gather. */
  const board = (t: Stage, pile: Named[], sites: Named[], theirs: Named[] = []) =>
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Carn Dûm', members: ['Orc Captain'] }],
        hand: [SIEGE, SIEGE],
        pile,
        sites,
      },
      hazard: { pile: theirs },
      moment: 'organization',
      asksPasses: true,
    });

  holds('On a unique faction, with a Border-hold near its sites', (t) => {
    board(t, ['Orcs of Angmar'], ['Bree']).resource.may(`play ${SIEGE}`);
    // no hold of Men near enough, or none at hand
    board(t, ['Orcs of Angmar'], ['Easterling Camp']).resource.mayNot(`play ${SIEGE}`);
    board(t, ['Orcs of Angmar'], ['Moria']).resource.mayNot(`play ${SIEGE}`);
    // not for one that is not unique, nor for a Dragon
    board(t, ['Snaga-hai'], ['Bree']).resource.mayNot(`play ${SIEGE}`);
  });

  holds('The people of the place are lost to whoever had them', (t) => {
    board(t, ['Orcs of Angmar'], ['Bree'], ['Rangers of the North', 'Beornings']);
    t.resource.plays(SIEGE, 'Orcs of Angmar').stage.resolve();
    t.equal(
      [t.card(SIEGE).zone, t.card('Rangers of the North').zone, t.card('Beornings').zone],
      ['play', 'hand', 'pile'],
      'those who are won there, and no others',
    );
    t.equal(t.points(0).misc, 1, 'a point');
    t.resource.mayNot(`play ${SIEGE}`);
  });

  /** Both have a company in Bree; the siege is laid in the first turn, and then it is the other's. */
  const besieged = (t: Stage, laid: boolean): void => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Bree', members: ['Orc Captain'] }],
        hand: laid ? [SIEGE] : [],
        pile: ['Orcs of Angmar'],
        sites: ['Bree'],
      },
      hazard: {
        companies: [{ at: 'Bree', members: ['Aragorn II'] }],
        hand: ['Rangers of the North'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    if (laid) t.resource.plays(SIEGE, 'Orcs of Angmar').stage.resolve();
  };

  /** What the first company of that turn meets as it goes in; whoever is named first strikes back. */
  const met = (t: Stage, turns: number): string[] => {
    t.skipTo('enter', { turns });
    (turns === 0 ? t.resource : t.hazard).chooses('enter');
    const seen: string[] = [];
    for (let i = 0; i < 200 && t.underAttack; i++) {
      const { strikes, prowess, detainment } = t.attack();
      const now = `${strikes} of ${prowess}${detainment ? ', detaining' : ''}`;
      if (seen.at(-1) !== now) seen.push(now);
      // they withstand all of them, whatever is rolled for
      t.rolls(...Array<number>(8).fill(12));
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'whatever is asked');
      t.state.dice = [];
    }
    return seen;
  };

  holds(
    'The besiegers fall upon whoever goes in, and only detain those of their own player',
    (t) => {
      besieged(t, false);
      t.expect(!met(t, 0).some((x) => x.startsWith('5 of 9')), 'nobody lies before it');
      besieged(t, true);
      const ours = met(t, 0);
      t.expect(ours.includes('5 of 9, detaining') && !ours.includes('5 of 9'), 'their own friends');
      besieged(t, true);
      const theirs = met(t, 1);
      t.expect(theirs.includes('5 of 9') && !theirs.includes('5 of 9, detaining'), 'no jailers');
    },
  );

  holds('They are what the faction is: what is for Orcs is for them', (t) => {
    const siege = (faction: Named, at: Named) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', members: ['Orc Captain'] }],
          hand: [SIEGE],
          pile: [faction],
          sites: [at],
        },
        hazard: { companies: [{ at, members: ['Aragorn II'] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(SIEGE, faction).stage.resolve();
      t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
    };
    siege('Orcs of Angmar', 'Bree');
    const races = (): string[] =>
      t.state.stack.flatMap((f) => (f.p === 'attack' ? [f.races.join()] : []));
    t.equal(races(), ['Orc'], 'of Angmar');
    siege('Southrons', 'Variag Camp');
    t.equal(races(), ['Man'], 'of the South');
  });

  holds('It is harder to win anybody there', (t) => {
    const wins = (laid: boolean, roll: number): boolean => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', members: ['Orc Captain'] }],
          hand: laid ? [SIEGE] : [],
          pile: ['Orcs of Angmar'],
          sites: ['Bree'],
        },
        hazard: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: ['Rangers of the North', 'Dark Quarrels'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (laid) t.resource.plays(SIEGE, 'Orcs of Angmar').stage.resolve();
      t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
      if (laid) t.hazard.plays('Dark Quarrels').stage.resolve();
      t.rolls(roll);
      t.hazard.plays('Rangers of the North', 'Aragorn II');
      t.resolve();
      return t.card('Rangers of the North').zone === 'pile';
    };
    // more than nine, with three of direct influence, two more for them and one for the Dúnedain
    t.equal([wins(false, 3), wins(false, 4)], [false, true], 'as ever');
    t.equal([wins(true, 8), wins(true, 9)], [false, true], 'five more are needed');
  });
});
