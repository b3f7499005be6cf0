import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

/** Hazards of a fifteenth draw, each held to clauses of its text that no other test plays. */

const WEBS = 'Webs of Fear & Treachery';
const BACK = "So You've Come Back";
const BREATH = 'Black Breath';
const KNIFE = 'Morgul-knife';

const zones = (t: Stage, ...names: Named[]): string[] => names.map((x) => t.card(x).zone);

describe('who wins others over, and whom they obey', () => {
  holds('Webs of Fear & Treachery: to serve the other side is no drawback there', (t) => {
    const tries = (events: readonly Named[]): number => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Boromir II'] }] },
        hazard: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members: ['Layos', 'Hendolen'] }],
          events,
        },
        moment: 'entered',
      });
      const left = t.generalInfluence(1);
      t.rolls(7, 7).resource.chooses('Boromir II tries to influence Layos');
      t.resolve();
      return (rolled(t, 'influence').at(-1)?.total ?? Number.NaN) + left;
    };
    // his own influence is 1
    t.equal([tries([]), tries([WEBS])], [1 - 5, 1], 'five less, and no less');
  });

  holds('Webs of Fear & Treachery: what is given up for a Dragon wins him no sooner', (t) => {
    for (const [events, total] of [
      [[], 7 + 3 + 4],
      [[WEBS], 7 + 3],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'AS-148', members: [{ name: 'Lieutenant of Dol Guldur', bears: ['LE-313'] }] },
          ],
          hand: ['Itangast Roused'],
        },
        hazard: { events },
        moment: 'entered',
      });
      t.rolls(7).resource.chooses('play Itangast Roused');
      t.resource.chooses('High Helm').stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, total, `${events.length}`);
      t.equal(t.card('High Helm').zone, 'discard', 'given up all the same');
    }
  });

  holds('Webs of Fear & Treachery: to flatter a foe is no attempt to influence anything', (t) => {
    const flatters = (events: readonly Named[], roll: number): boolean => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Halbarad'] }],
          hand: ['Flatter a Foe'],
        },
        hazard: { events, hand: ['Brigands'] },
        moment: 'hazards',
      });
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.rolls(roll).resource.plays('Flatter a Foe').stage.resolve();
      return !t.underAttack;
    };
    // Halbarad is a diplomat: two more, and one of his own
    const free = [8, 9].map((roll) => flatters([], roll));
    t.equal(free, [false, true], 'eleven is not enough against Men, twelve is');
    t.equal(
      [8, 9].map((roll) => flatters([WEBS], roll)),
      free,
      'nor is it otherwise in the webs',
    );
  });

  holds('Webs of Fear & Treachery: what a Ringwraith is worth in his mode is his own', (t) => {
    const tries = (events: readonly Named[]): number => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Goblin-gate',
              members: [{ name: 'Akhôrahil the Ringwraith', bears: ['Heralded Lord'] }],
            },
          ],
          hand: ['Goblins of Goblin-gate'],
        },
        hazard: { events },
        moment: 'entered',
      });
      t.rolls(7).resource.plays('Goblins of Goblin-gate').stage.resolve();
      return rolled(t, 'influence').at(-1)?.total ?? Number.NaN;
    };
    // three, and by his own text three more; the other three are by other cards
    t.equal([tries([]), tries([WEBS])], [7 + 3 + 3 + 3, 7 + 3 + 3], 'his own alone');
  });

  holds('News of Doom: all factions of all players, those under a leader too', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elrond', 'Glorfindel II'] },
        ],
        pile: ['Beornings'],
      },
      hazard: { hand: ['News of Doom'], pile: ['Hobbits'] },
      others: [
        {
          kind: 'balrog',
          companies: [
            { at: 'Moria', members: [{ name: 'Azog', leads: ['Goblins of Goblin-gate'] }] },
          ],
        },
      ],
      moment: 'hazards',
      asksPasses: true,
    });
    const left = t.generalInfluence(0);
    t.hazard.plays('News of Doom').stage.resolve();
    t.rolls(10 - left - 1, 2, 3);
    for (const x of ['Beornings', 'Hobbits', 'Goblins of Goblin-gate'])
      if (t.decision().kind === 'order') t.resource.chooses(x);
    t.equal(
      zones(t, 'Beornings', 'Hobbits', 'Goblins of Goblin-gate'),
      ['discard', 'discard', 'discard'],
      'nine in all, a two and a three',
    );
  });

  holds('Tidings of Doubt and Danger: those who follow a Ringwraith, and the Balrog, too', (t) => {
    const lords = ['The Witch-king', 'Ûvatha the Ringwraith', 'The Balrog'] as const;
    const [before, after] = [[], ['Tidings of Doubt and Danger']].map((events) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: [
                'The Witch-king',
                { name: 'Ûvatha the Ringwraith', under: 'The Witch-king' },
              ],
            },
          ],
        },
        hazard: {
          kind: 'balrog',
          companies: [{ at: 'Moria', members: ['The Balrog'] }],
          events: events as Named[],
        },
        moment: 'organization',
      });
      return lords.map((x) => t.card(x).stat('influence'));
    });
    t.equal(
      after,
      before.map((n) => n - 2),
      'two less',
    );
  });

  holds(
    "So You've Come Back: a mind of five and no more; those of a Darkhaven part with it",
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Minas Morgul', to: 'Cirith Gorgor', members: ['Layos', 'Hendolen', 'Shagrat'] },
          ],
        },
        hazard: { hand: [BACK] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(BACK).stage.resolve();
      t.equal(t.card(BACK).host, 'Layos', 'the others have six');
      t.equal(
        ['Layos', 'Hendolen', 'Shagrat'].map((x) => t.card(x).stat('mind')),
        [5, 7, 7],
        'the others',
      );
      for (const [at, zone] of [
        ['Minas Morgul', 'discard'],
        ['Cirith Gorgor', 'play'],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: [{ name: 'Layos', bears: [BACK] }] }],
          },
          moment: 'untap',
        });
        t.skipTo('organization');
        t.equal(t.card(BACK).zone, zone, at);
      }
    },
  );
});

describe('wounds of the Nine', () => {
  const wounded: Member = { name: 'Aragorn II', status: 'wounded' };

  holds('Black Breath: not once they have faced another attack', (t) => {
    met(
      t,
      [wounded, 'Gimli', 'Legolas', 'Elrond'],
      [BREATH, 'Ren the Unclean', 'Orc-guard'],
      {},
      {},
      'Dead Marshes',
      'Lórien',
    );
    t.hazard.plays('Ren the Unclean', { way: 'creature' }, 'Dagorlad').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('movement-hazard').resource.passes();
    t.hazard.may(`play ${BREATH}`).plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('movement-hazard').resource.passes();
    t.hazard.refused(BREATH, { 'no-target': 'coe/9.3' });
  });

  holds('Black Breath: the check is no harder on the wounded; herbs need ten and one', (t) => {
    for (const [roll, zone] of [
      [9, 'play'],
      [10, 'removed'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ ...wounded, bears: [BREATH] }, 'Elrond'] }],
        },
        moment: 'untap',
        rolls: [roll],
      });
      t.passUntil('organization');
      t.equal(t.card('Aragorn II').zone, zone, `${roll} against nine (coe/3.I.1)`);
    }
    for (const [roll, status, zone] of [
      [10, 'wounded', 'play'],
      [11, 'tapped', 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { ...wounded, bears: [BREATH] },
                { name: 'Gimli', bears: ['Healing Herbs'] },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(roll).resource.uses('Healing Herbs', 'Aragorn II').stage.resolve();
      t.equal([t.card('Aragorn II').status, t.card(BREATH).zone], [status, zone], `${roll}`);
    }
  });

  const stabbed = (
    t: Stage,
    hand: Named[],
    mine: Named[] = [],
    members: Member[] = ['Aragorn II', { name: 'Gimli', bears: ['Gwaihir'] }, 'Elrond', 'Bofur'],
  ): void => {
    met(
      t,
      members,
      [KNIFE, 'Adûnaphel', ...hand],
      { hand: mine },
      { events: ['Doors of Night'] },
      'Minas Morgul',
      'Minas Tirith',
    );
    for (const x of hand) t.hazard.plays(x, 'Aragorn II').stage.resolve();
    t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark-hold').stage.resolve();
    t.hazard.plays(KNIFE).stage.resolve();
  };

  holds('Morgul-knife: not in one who was given such a card, nor in a beast', (t) => {
    for (const [hand, who] of [
      [['Lure of the Senses'], 'Aragorn II'],
      [[], 'Gwaihir'],
    ] as const) {
      stabbed(t, [...hand]);
      t.passUntil('defend').resource.chooses(`a strike to ${who}`);
      t.fightOut(2, 2);
      t.equal([t.card(who).status, t.card(KNIFE).zone], ['wounded', 'discard'], who);
    }
  });

  holds('Morgul-knife: gone if the attack is canceled; another stays where it is', (t) => {
    stabbed(t, [], ['Praise to Elbereth']);
    t.resource.chooses('play Praise to Elbereth').chooses('the attack').chooses('Elrond');
    t.resolve();
    t.equal([t.underAttack, t.card(KNIFE).zone], [false, 'discard'], 'nobody was wounded');
    stabbed(t, [], [], [{ name: 'Aragorn II', bears: [KNIFE] }, 'Gimli', 'Elrond']);
    t.passUntil('defend').resource.chooses('a strike to Gimli');
    t.fightOut(2, 2);
    t.equal([t.card('Aragorn II').corruption, t.card('Gimli').corruption], [4, 4], 'each has one');
  });
});
