import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Minions in the Under-deeps, and those who serve where nobody looks for them. */
const kind = 'ringwraith';

const below = (t: Stage, to: Named, hand: Named[], hazard: Named[] = []) =>
  t.board({
    resource: {
      kind,
      companies: [{ at: 'Carn Dûm', to, members: ['Orc Captain', 'Orc Brawler'] }],
      hand,
      sites: ['AS-167', 'AS-168'],
    },
    hazard: { hand: hazard },
    moment: 'movement',
    asksPasses: true,
  });

/** They go on from there, to the only place to which they can. */
const goOn = (t: Stage, from: Named, roll: number): void => {
  t.rolls(roll);
  while (t.company('Orc Captain').origin !== t.id(from)) {
    const { options } = t.decision();
    t.take(options.find(({ type }) => type === 'pass') ?? options[0], 'they go on');
  }
  t.passUntil('movement-hazard');
};

describe('in the Under-deeps', () => {
  holds('Far Below the Deepest Delvings: on to another site', (t) => {
    const FAR = 'Far Below the Deepest Delvings';
    below(t, 'AS-152', [FAR]);
    t.skipTo('movement-hazard').resource.plays(FAR, 'Orc Captain').stage.resolve();
    t.skipTo('move-again').resource.may('The Under-leas').may('Carn Dûm');
    below(t, 'Cameth Brin', [FAR]);
    t.skipTo('movement-hazard').resource.refused(FAR, { 'no-target': 'coe/9.3' });
  });

  holds(
    'World Gnawed by the Nameless: on below, where they have not been; it stays in hand',
    (t) => {
      const WORLD = 'World Gnawed by the Nameless';
      below(t, 'AS-152', [WORLD], ['Orc-raiders']);
      t.skipTo('movement-hazard').resource.plays(WORLD, 'Orc Captain').stage.resolve();
      t.equal(t.hand(0).includes(WORLD), true, 'back in hand');
      t.skipTo('move-again').resource.mayNot('Carn Dûm').chooses('The Under-leas');
      t.rolls(12).skipTo('movement-hazard').resource.plays(WORLD, 'Orc Captain').stage.resolve();
      // not back to the Iron-deeps: one place is left
      goOn(t, 'The Under-leas', 12);
      t.equal(t.company('Orc Captain').dest, t.id('The Under-vaults'), 'on');
    },
  );

  holds('World Gnawed by the Nameless: what comes keyed to a Shadow-hold is in earnest', (t) => {
    const FAR = 'Far Below the Deepest Delvings';
    const WORLD = 'World Gnawed by the Nameless';
    // below the sites themselves have it so; up above only the card does
    const detains = (first: typeof FAR | typeof WORLD): boolean => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', to: 'AS-152', members: ['Orc Captain'] }],
          hand: [first, FAR],
          sites: ['AS-167', 'LE-395'],
        },
        hazard: { hand: ['Orc-guard'] },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('movement-hazard').resource.plays(first, 'Orc Captain').stage.resolve();
      if (first === WORLD) t.resource.refused(WORLD, { 'no-effect': 'coe/5.1.2' });
      if (first === FAR) {
        t.skipTo('move-again').resource.chooses('The Under-leas');
        t.rolls(12).skipTo('movement-hazard');
      } else goOn(t, 'The Iron-deeps', 12);
      t.resource.plays(FAR, 'Orc Captain').stage.resolve();
      t.skipTo('move-again').resource.chooses('Mount Gundabad');
      t.skipTo('movement-hazard').hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      return t.attack().detainment;
    };
    t.equal([detains(FAR), detains(WORLD)], [true, false], 'by this card alone, all the turn');
  });

  holds('The Under-roads: three less to roll for minions, and the way is never shut', (t) => {
    const roads = (events: Named[], roll: number): string => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'AS-152', to: 'AS-167', members: ['Orc Captain'] }],
          events,
        },
        moment: 'movement',
        asksPasses: true,
        rolls: [roll],
      });
      t.skipTo('enter');
      return t.card('Orc Captain').site;
    };
    t.equal(
      [roads([], 2), roads(['The Under-roads'], 2)],
      ['The Iron-deeps', 'The Under-leas'],
      'three less',
    );
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Orc Captain'] }],
        hand: ['The Under-roads'],
      },
      hazard: { events: ['The Way is Shut', 'Doors of Night'], hand: ['The Way is Shut'] },
      moment: 'long-event',
      asksPasses: true,
    });
    t.resource.plays('The Under-roads').stage.resolve();
    t.expect(!t.state.table.some((id) => t.idOf(id) === 'DM-98'), 'gone');
    t.skipTo('movement-hazard').hazard.refused('The Way is Shut', { banned: 'coe/9.4' });
  });

  holds('Legendary Stair: the new site is shown, and they may come back as the turn ends', (t) => {
    const STAIR = 'Legendary Stair';
    const board = (to: Named, siteTapped?: true) =>
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', to, members: ['Orc Captain'], ...(siteTapped ? { siteTapped } : {}) },
          ],
          hand: [STAIR],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board('AS-152');
    const site = t.company('Orc Captain').dest;
    t.expect(!t.sees(1, site), 'nobody knows where they go');
    t.resource.plays(STAIR, 'Orc Captain').stage.resolve();
    t.expect(t.sees(1, site), 'now all do');
    t.skipTo('movement-hazard').skipTo('turn-end').resource.uses(STAIR).stage.resolve();
    t.equal(t.card('Orc Captain').site, 'Carn Dûm', 'back again');
    board('Cameth Brin');
    t.resource.refused(STAIR, { 'no-target': 'coe/9.3' });
  });
});

describe('within', () => {
  holds('Hail of Darts: whoever supports another gives him three', (t) => {
    const prowess = (hand: Named[]): number => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-379', members: ['Orc Captain', 'Orc Brawler'] }],
          hand,
        },
        moment: 'organization',
        asksPasses: true,
      });
      for (const card of hand.slice(0, 1)) t.resource.plays(card, 'Orc Captain').stage.resolve();
      if (hand.length > 1) t.resource.refused('Hail of Darts', { duplicate: 'coe/g.cbd.1' });
      t.skipTo('enter').resource.chooses('enter');
      t.skipTo('defend').resource.chooses('a strike to Orc Captain');
      t.skipTo('stay-untapped').resource.chooses('no');
      t.skipTo('support').resource.chooses('Orc Brawler');
      return t.strikeProwess();
    };
    t.equal(prowess(['Hail of Darts', 'Hail of Darts']), prowess([]) + 2, 'two more than one');
  });

  holds('Faithless Steward: an agent at home among Men keeps factions away, and counts', (t) => {
    const STEWARD = 'Faithless Steward';
    const board = (
      at: Named,
      {
        status = 'untapped',
        bears = [STEWARD],
        who = 'Dâsakûn',
      }: {
        status?: 'untapped' | 'wounded';
        bears?: Named[];
        who?: Named;
      } = {},
      moment: 'organization' | 'entered' = 'organization',
    ) =>
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: who, status, bears }, 'Orc Captain'] }],
          hand: bears.length > 0 ? ['Easterlings'] : [STEWARD],
        },
        moment,
        asksPasses: true,
      });
    board('Dol Guldur', { bears: [] });
    const before = t.points(0).misc;
    t.resource.plays(STEWARD, 'Dâsakûn').stage.resolve();
    t.equal(t.points(0).misc, before, 'nothing away from home');
    board('Dol Guldur', { bears: [], who: 'Hendolen' });
    t.resource.refused(STEWARD, { 'no-target': 'coe/9.3' });
    board('LE-371');
    t.equal(t.points(0).misc, before + 3, 'three at home');
    board('LE-371', { status: 'wounded' }, 'entered');
    t.equal(t.points(0).misc, before, 'not if he is wounded');
    t.resource.may('play Easterlings');
    board('LE-371', {}, 'entered');
    t.resource.refused('Easterlings', { banned: 'coe/9.4' });
  });

  holds('Treason the Greatest Foe: a hero falls to one of his own home', (t) => {
    const TREASON = 'Treason the Greatest Foe';
    const board = (hero: Member, others: Named[] = []) =>
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Bill Ferny'] }], hand: [TREASON] },
        hazard: {
          companies: [
            { at: 'Bree', members: [hero] },
            ...(others.length > 0 ? [{ at: 'Rivendell', members: others } as const] : []),
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
    const falls = (others: Named[]): unknown => {
      board({ name: 'Barliman Butterbur', bears: ['Dagger of Westernesse'] }, others);
      t.rolls(12).resource.plays(TREASON, 'Bill Ferny', 'Barliman Butterbur').stage.resolve();
      return [t.card('Barliman Butterbur').zone, t.card(TREASON).zone, t.points(0).misc];
    };
    t.equal(falls([]), ['play', 'discard', 0], 'too much influence is left to his player');
    t.equal(falls(['Aragorn II', 'Legolas', 'Gimli']), ['discard', 'pile', 4], 'betrayed');
    t.equal(t.card('Dagger of Westernesse').zone, 'discard', 'with all he had');
    board('Gandalf');
    t.resource.refused(TREASON, { 'no-target': 'coe/9.3' });
  });
});
