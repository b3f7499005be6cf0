import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Minions enter the site of that name, at which a hero has such an event on his own card of it. */
function minionsEnter(t: Stage, at: Named, event: Named | null, members: readonly Named[]): void {
  t.board({
    resource: { kind: 'ringwraith', companies: [{ at, members }] },
    hazard: {
      companies: [
        { at, members: ['Gimli'], siteTapped: true, ...(event ? { onSite: [event] } : {}) },
      ],
    },
    moment: 'site',
  });
  t.resource.chooses('enter');
}

const shapes = (t: Stage, site: number): readonly string[] =>
  query
    .automaticAttacks(t.state, site)
    .map(
      ({ spec }) => `${spec.race} ${JSON.stringify(spec.strikes)}/${JSON.stringify(spec.prowess)}`,
    );

/** The next turn of the same player has come to its organization phase. */
function ownTurn(t: Stage): void {
  do t.skipTo('organization', { turns: 1 });
  while (t.decision().seat !== 0);
}

/** The card of the site that is of that player. */
const siteOf = (t: Stage, at: Named, seat: number): number => t.id(at, seat);

describe('what heroes do to a site, for all who come there', () => {
  holds('Spies Feared: more Orcs for minions, and all attacks twice for everybody', (t) => {
    minionsEnter(t, 'Moria', 'Spies Feared', ['Hendolen']);
    t.equal(
      shapes(t, siteOf(t, 'Moria', 0)),
      ['Orc 4/7', 'Orc 4/7', 'Orc 5/8', 'Orc 5/8'],
      'its own attack and the new one, each twice',
    );
    t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'the first of them comes');

    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Bilbo'] }], hand: ['Spies Feared'] },
      moment: 'organization',
    });
    t.resource.plays('Spies Feared', { way: 'Shadow-hold' }).stage.resolve();
    t.equal(shapes(t, t.id('Moria')), ['Orc 4/7', 'Orc 4/7'], 'for heroes no more than twice');
    t.equal(t.card('Spies Feared').host, 'Moria', 'on the site');

    for (const [at, who] of [
      ['Moria', 'Haldir'],
      ['Barrow-downs', 'Bilbo'],
      ['Bree', 'Aragorn II'],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: [who] }], hand: ['Spies Feared'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('play Spies Feared');
    }
    t.board({
      resource: {
        companies: [{ at: 'Barrow-downs', members: ['Aragorn II'] }],
        hand: ['Spies Feared'],
      },
      moment: 'organization',
    });
    t.resource.plays('Spies Feared', { way: 'Ruins' }).stage.resolve();
    t.equal(t.card('Spies Feared').host, 'Barrow-downs', 'a ranger in the wild');
  });

  holds('No Strangers at this Time: minions are fought in earnest, and once more', (t) => {
    minionsEnter(t, 'Bree', null, ['Hendolen']);
    t.equal(shapes(t, siteOf(t, 'Bree', 0)), ['Dúnadan "each"/7'], 'one attack');
    t.expect(t.attack().detainment, 'which detains');
    t.fightOut({ always: 12 });
    minionsEnter(t, 'Bree', 'No Strangers at this Time', ['Hendolen']);
    t.equal(
      shapes(t, siteOf(t, 'Bree', 0)),
      ['Dúnadan "each"/7', 'Dúnadan "each"/7'],
      'it is there twice',
    );
    t.expect(!t.attack().detainment, 'and does not detain');
    t.fightOut({ always: 12 });
  });

  holds('No Strangers at this Time: where a faction was won; the site is never lost', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Aragorn II', 'Haldir'] }],
        hand: ['Rangers of the North', 'No Strangers at this Time'],
        sites: ['Rivendell'],
      },
      moment: 'entered',
      rolls: [12],
    });
    t.resource.refused('No Strangers at this Time', { need: 'coe/9.2' });
    t.resource.plays('Rangers of the North', 'Aragorn II').stage.resolve();
    t.resource.plays('No Strangers at this Time').stage.resolve();
    t.equal(t.card('No Strangers at this Time').host, 'Bree', 'on the site');
    t.say('They leave, and it stays as it is');
    ownTurn(t);
    t.equal(t.card('Bree').status, 'tapped', 'it does not untap');
    t.resource.chooses('to Rivendell');
    t.skipTo('enter');
    t.equal(t.card('Bree').zone, 'play', 'it is not discarded');
    t.equal(t.card('No Strangers at this Time').zone, 'play', 'nor is the card on it');
    ownTurn(t);
    t.resource.may('to Bree');
  });
});

describe('Tower Raided', () => {
  const board = (
    members: readonly Named[],
    more: { knowledge?: Named; item?: Named; tapped?: true } = {},
  ): void => {
    const { knowledge = 'Knowledge of the Enemy', item = 'Glamdring' } = more;
    stage.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: [{ name: 'Boromir II', bears: [item, knowledge] }, ...members],
            ...(more.tapped ? { siteTapped: true } : {}),
          },
        ],
        hand: ['Tower Raided'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };
  let stage!: Stage;
  holds('a tower is sacked with what was learned, and held by a scout', (t) => {
    stage = t;
    board(['Haldir', 'Legolas', 'Gimli', 'Bilbo']);
    t.resource.plays('Tower Raided', 'Glamdring').stage.resolve();
    t.equal(t.card('Glamdring').zone, 'discard', 'the item is lost');
    t.equal(t.card('Knowledge of the Enemy').zone, 'discard', 'and what was known');
    t.equal(t.card('Moria').status, 'tapped', 'the site is tapped');
    t.equal(t.fightOut({ always: 12 }), [[4, 8]], 'the Orcs fight');
    t.equal(query.siteType(t.state, t.id('Moria')), 'shadow-hold', 'nothing is decided yet');
    t.passUntil('pick').resource.chooses('Bilbo');
    t.equal(query.siteType(t.state, t.id('Moria')), 'ruins', 'the tower is a ruin');
    t.equal(t.points(0).misc, 6, 'and that is worth six');
    ownTurn(t);
    t.equal(query.siteType(t.state, t.id('Moria')), 'ruins', 'from now on');
    t.equal(t.card('Tower Raided').status, 'tapped', 'nobody is asked again');

    t.say('Nobody taps for it, and it is gone');
    board(['Haldir', 'Legolas', 'Gimli', 'Bilbo']);
    t.resource.plays('Tower Raided', 'Glamdring').stage.resolve();
    t.fightOut({ always: 12 });
    t.passUntil('pick').resource.chooses('pass');
    t.equal(t.card('Tower Raided').zone, 'discard', 'gone');
    t.equal(query.siteType(t.state, t.id('Moria')), 'shadow-hold', 'and nothing has changed');

    t.say('What it asks for: a scout, an untapped site, an item worth two, something stolen');
    board(['Haldir']);
    t.resource.refused('Tower Raided', { need: 'coe/9.2' });
    board(['Bilbo'], { tapped: true });
    t.resource.refused('Tower Raided', { need: 'coe/9.2' });
    board(['Bilbo'], { item: 'Dagger of Westernesse' });
    t.resource.refused('Tower Raided', { 'no-target': 'coe/9.3' });
    board(['Bilbo'], { knowledge: 'Secret News' });
    t.resource.mayNot('play Tower Raided');
  });

  holds('no factions are won in the ruins, whosever card it is', (t) => {
    for (const status of ['untapped', 'tapped'] as const) {
      const raided = 'Tower Raided' as const;
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Goblin-gate', members: ['Gorbag'] }],
          hand: ['Goblins of Goblin-gate'],
        },
        hazard: {
          companies: [
            {
              at: 'Goblin-gate',
              members: ['Gimli'],
              onSite: [status === 'tapped' ? { name: raided, status } : raided],
            },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (status === 'untapped') t.resource.may('play Goblins of Goblin-gate');
      else
        t.resource.refused('Goblins of Goblin-gate', {
          banned: 'coe/9.4',
        });
      t.equal(
        query.siteType(t.state, siteOf(t, 'Goblin-gate', 0)),
        status === 'tapped' ? 'ruins' : 'shadow-hold',
        'the card of the minions is read so too',
      );
    }
  });
});

describe('Whole Villages Roused', () => {
  holds('the other side’s attacks, stronger, come to this side', (t) => {
    const roused = (at: Named, to: Named, hero: boolean): void => {
      t.board({
        resource: {
          ...(hero ? {} : { kind: 'ringwraith' as const }),
          companies: [{ at, to, members: [hero ? 'Aragorn II' : 'Gorbag'] }],
        },
        hazard: { hand: ['Whole Villages Roused'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
    };
    roused('Rivendell', 'Bree', true);
    t.hazard.plays('Whole Villages Roused', { way: 'Border-hold' }).stage.resolve();
    t.skipTo('enter').resource.chooses('enter');
    t.equal([t.attack().prowess, t.attack().detainment], [7 + 2, true], 'heroes are detained');
    t.say('Where there is no such card, or no such site, it is of no use');
    roused('Rivendell', 'Moria', true);
    t.hazard.refused('Whole Villages Roused', { 'no-target': 'coe/9.3' });
    roused('Dol Guldur', 'Moria', false);
    t.hazard.plays('Whole Villages Roused', { way: 'Shadow-hold' }).stage.resolve();
    t.skipTo('enter').resource.chooses('enter');
    t.equal(
      query.automaticAttacks(t.state, t.id('Moria')).length,
      2,
      'those of the heroes’ card besides its own',
    );
  });
});
