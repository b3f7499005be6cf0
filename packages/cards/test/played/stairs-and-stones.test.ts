import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards drawn by lot, each held to clauses of its text that no other test plays. */
const kind = 'ringwraith';

describe('people', () => {
  holds('Calendal: Elves and their factions listen; he taps to use a Palantír', (t) => {
    const looks = (calendal: Member, rolls: number[]): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [calendal, 'Hendolen'] }],
          hand: ['Anarin', 'Wood-elves', 'Ostisen', 'Orcs of Mirkwood'],
          discard: ['Snaga-hai', 'Orcs of Moria'],
        },
        moment: 'organization',
        asksPasses: true,
        rolls,
      });
    };
    looks({ name: 'Calendal', bears: ['Palantír of Orthanc'] }, []);
    t.equal(
      ['Anarin', 'Wood-elves', 'Ostisen', 'Orcs of Mirkwood'].map((x) =>
        t.card('Calendal').influence(x),
      ),
      [3, 3, 1, 1],
      'towards whom',
    );
    t.rolls(12).resource.uses('Palantír of Orthanc').stage.resolve();
    t.equal(t.card('Calendal').status, 'tapped', 'he taps for it');
    t.resource.chooses('Snaga-hai');
    t.equal(t.card('Snaga-hai').zone, 'deck', 'taken up again');
    looks({ name: 'Calendal', status: 'tapped', bears: ['Palantír of Orthanc'] }, []);
    t.resource.mayNot('use Palantír of Orthanc');
  });

  holds('Euog and the Chieftain: Half-orcs are Orcs to them; what removes them', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Euog (Ulzog)', 'Orc Chieftain'] }],
        hand: ['Squint-eyed Brute', 'Orcs of Mirkwood', 'Ostisen', 'Orc Captain'],
      },
      moment: 'organization',
    });
    const towards = ['Squint-eyed Brute', 'Orcs of Mirkwood', 'Orc Captain', 'Ostisen'];
    t.equal(
      [
        towards.map((x) => t.card('Euog (Ulzog)').influence(x)),
        towards.map((x) => t.card('Orc Chieftain').influence(x)),
      ],
      [
        [3, 3, 3, 1],
        [3, 3, 3, 0],
      ],
      'towards whom',
    );
    for (const [who, roll, zone] of [
      ['Euog (Ulzog)', 8, 'play'],
      ['Euog (Ulzog)', 9, 'discard'],
      ['Euog (Ulzog)', 10, 'removed'],
      ['Orc Chieftain', 7, 'play'],
      ['Orc Chieftain', 8, 'discard'],
      ['Orc Chieftain', 9, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Barrow-downs',
              by: ['Angmar', 'Arthedain', 'Cardolan'],
              members: [who],
            },
          ],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.fightOut(2, roll, 2, 2);
      t.state.dice = [];
      t.equal(t.card(who).zone, zone, `${who}, ${roll}`);
    }
  });

  holds('Mablung and Wolf: each is heard by one people', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lond Galen', members: ['Mablung'] }],
        hand: ['Men of Anfalas', 'Dunlendings', 'Men of Lebennin'],
      },
      moment: 'entered',
      rolls: [6],
    });
    t.equal(
      ['Men of Anfalas', 'Dunlendings', 'Men of Lebennin'].map((x) =>
        t.card('Mablung').influence(x),
      ),
      [2, 0, 0],
      'Mablung',
    );
    // six, his two and one for a Dúnadan: more than eight
    t.resource.plays('Men of Anfalas').stage.resolve();
    t.equal(t.card('Men of Anfalas').zone, 'pile', 'won');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dunnish Clan-hold', members: ['Wolf'] }],
        hand: ['Dunlendings', 'Southrons', 'TW-211'],
      },
      moment: 'entered',
    });
    t.equal(
      ['Dunlendings', 'Southrons', 'TW-211'].map((x) => t.card('Wolf').influence(x)),
      [4, 2, 4],
      'Wolf',
    );
  });

  holds('Merry comes at Bag End or from the start; he is hard to corrupt', (t) => {
    for (const [at, may] of [
      ['Bag End', true],
      ['Rivendell', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Elrond'] }], hand: ['Merry', 'Haldir'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      if (may) t.resource.may('play Merry');
      else t.resource.may('play Haldir').mayNot('play Merry');
    }
    t.board({
      resource: { companies: [{ at: 'Bag End', members: ['Merry'] }] },
      moment: 'organization',
    });
    t.equal([t.card('Merry').stat('corruption-check'), t.points(0).character], [2, 1], 'his own');
  });
});

describe('things', () => {
  holds('Thrall-ring: less mind, more influence, and one ring to a bearer', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            members: [
              { name: 'Calendal', bears: ['Thrall-ring'] },
              { name: 'Hendolen', bears: ['Thrall-ring'] },
              'Ostisen',
            ],
          },
        ],
        hand: ['Thrall-ring'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      [
        t.card('Calendal').stat('mind'),
        t.card('Calendal').influence(),
        t.card('Calendal').corruption,
      ],
      [5, 2, 2],
      'less mind, more influence',
    );
    t.resource.may('give Thrall-ring to Ostisen');
    t.resource.mayNot('give Thrall-ring to Calendal').mayNot('give Thrall-ring to Hendolen');
    for (const [others, may] of [
      [[], false],
      [['Ostisen'], true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Ettenmoors',
              members: [{ name: 'Calendal', bears: ['Thrall-ring'] }, ...others],
            },
          ],
          hand: ['Thrall-ring'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play Thrall-ring');
      else t.resource.mayNot('play Thrall-ring');
    }
  });

  holds('Palantír of Orthanc: five cards at least, never a site, and a check', (t) => {
    for (const [n, may] of [
      [4, false],
      [5, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }] },
          ],
          deck: Array<Named>(n).fill('Cram'),
          noFiller: true,
          discard: ['Concealment', 'Bree'],
        },
        moment: 'organization',
        asksPasses: true,
      });

      if (!may) {
        t.resource.mayNot('use Palantír of Orthanc');
        continue;
      }
      t.rolls(12).resource.uses('Palantír of Orthanc').stage.resolve();

      t.equal(t.card('Concealment').zone, 'deck', 'in the deck again');
      t.equal(rolled(t, 'corruption').at(-1)?.against, 2, 'a check');
    }
  });

  holds('Valiant Sword: nine is the end of it', (t) => {
    const numbers = (who: Named, bears: Named[]): number[] => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: [{ name: who, bears }] }] },
        moment: 'organization',
      });
      return [t.card(who).stat('prowess'), t.card(who).stat('body')];
    };
    t.equal(numbers('Gimli', ['Valiant Sword']), [7, 9], 'a Dwarf of five and eight');
    t.equal(numbers('Elrond', ['Valiant Sword']), [9, 9], 'seven and two; nine stays');
    t.equal(numbers('Elrond', []), [7, 9], 'himself');
    t.equal(numbers('Bilbo', ['Valiant Sword']), [3, 9], 'no warrior, nine');
    t.equal(numbers('Merry', ['Valiant Sword']), [3, 9], 'no warrior');
    t.equal(numbers('Ioreth', ['Valiant Sword']), [2, 7], 'no warrior');
    for (const [at, may] of [
      ['Gold Hill', true],
      ['Ettenmoors', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli'] }], hand: ['Valiant Sword'] },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play Valiant Sword');
      else t.resource.mayNot('play Valiant Sword');
    }
  });
});

describe('hazards', () => {
  holds('Greed on guard: in answer to an item, and to nothing else', (t) => {
    const plays = (card: Named, at: Named): void => {
      t.board({
        resource: {
          companies: [
            {
              at,
              members: ['Aragorn II', 'Elladan', 'Sam Gamgee'],
              onGuard: ['Greed'],
            },
          ],
          hand: [card],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(card, 'Aragorn II');
    };
    plays('Riders of Rohan', 'Edoras');
    t.hazard.refused('Greed', { 'not-directly': 'coe/2.V.6' });
    t.rolls(12).resolve();
    plays('Cram', 'Isengard');
    t.hazard.reveals('Greed').stage.resolveThis();
    t.rolls(7).resolve();
    t.equal(t.card('Cram').host, 'Aragorn II', 'the item is played');
    t.equal(
      rolled(t, 'corruption').at(-1),
      { total: 6, against: 0 },
      'the Elf checks, at one less',
    );
  });

  holds('What changes numbers may come from on guard where there is such a number', (t) => {
    const against = (card: Named, bears: Named[], plays: Named): void => {
      t.board({
        resource: {
          companies: [
            {
              at: plays === 'Cram' ? 'Isengard' : 'Edoras',
              members: [{ name: 'Imrahil', bears }, 'Gimli'],
              onGuard: [card],
            },
          ],
          hand: [plays],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(plays, 'Imrahil');
    };
    const refused = { 'not-directly': 'coe/2.V.6' };
    against('Itangast at Home', ['The Mithril-coat'], 'Cram');
    const had = t.card('The Mithril-coat').stat('corruption');
    t.hazard.reveals('Itangast at Home').stage.resolve();
    t.equal(t.card('The Mithril-coat').stat('corruption'), had + 1, 'the coat weighs more');
    against('Itangast at Home', ['Glamdring'], 'Cram');
    t.hazard.refused('Itangast at Home', refused);
    against('Night', [], 'Cram');
    t.hazard.may('reveal Night');
    against('Scatha at Home', [], 'Cram');
    t.hazard.refused('Scatha at Home', refused);
    against('Scatha at Home', [], 'Riders of Rohan');
    t.hazard.may('reveal Scatha at Home');
    against('Wake of War', [], 'Cram');
    t.hazard.refused('Wake of War', refused);
  });

  holds('Umagaur the Pale: where he is found, and whom others may follow', (t) => {
    for (const [at, to, events, may] of [
      ['Moria', 'The Under-gates', [], true],
      ['Mount Gram', 'The Under-vaults', [], false],
      ['Mount Gram', 'The Under-vaults', ['Doors of Night'], true],
      ['Rivendell', 'Ettenmoors', ['Doors of Night'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Elrond', 'Gimli'] }] },
        hazard: { hand: ['Umagaur the Pale'], events },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may('play Umagaur the Pale');
      else t.hazard.mayNot('play Umagaur the Pale');
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Elrond', 'Gimli'] }],
        hand: ['Dark Quarrels'],
      },
      hazard: { hand: ['Umagaur the Pale', 'Orc-guard', 'The Great Goblin'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Umagaur the Pale', 'Shadow-hold').stage.resolve();
    t.resource.plays('Dark Quarrels').stage.resolve();
    t.expect(!t.underAttack, 'canceled, and yet faced');
    t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.equal(t.company('Elrond').hazards, 1, 'a follower is free');
    t.fightOut({ always: 12 });
    t.hazard.plays('The Great Goblin', 'High Pass').stage.resolve();
    t.equal(t.company('Elrond').hazards, 2, 'one who is unique is not');
  });

  holds('Itangast at Home: a second Dragon, unless he hunts', (t) => {
    for (const [events, attacks, corruption] of [
      [[], [[1, 15]], 4],
      [
        ['Itangast at Home'],
        [
          [1, 15],
          [3, 19],
        ],
        5,
      ],
      [['Itangast at Home', 'Itangast Ahunt'], [[1, 15]], 5],
    ] as [Named[], [number, number][], number][]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Gold Hill',
              members: [
                'Gandalf',
                'Elrond',
                'Aragorn II',
                { name: 'Gimli', bears: ['Glamdring', 'The Mithril-coat', 'Cram'] },
              ],
            },
          ],
        },
        hazard: { events },
        moment: 'site',
      });
      t.equal(t.card('Gimli').corruption, corruption, 'one more for the coat alone');
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.fightOut({ always: 11 }), attacks, events.join());
    }
  });

  holds('Lost in Dark-domains: twice, and twice again, where the way is dark', (t) => {
    for (const [to, first] of [
      ['Dol Guldur', 6],
      ['Moria', 0],
      [undefined, 0],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', ...(to ? { to } : {}), members: ['Gimli', 'Elrond', 'Legolas'] },
          ],
        },
        hazard: { hand: ['Lost in Dark-domains', 'Lost in Dark-domains'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.limit('Gimli'), 3, 'as it is');
      if (first === 0) {
        t.resource.passes();
        t.hazard.mayNot('play Lost in Dark-domains');
        continue;
      }
      t.hazard.plays('Lost in Dark-domains').stage.resolve();
      t.equal(t.limit('Gimli'), first, 'doubled');
      t.hazard.plays('Lost in Dark-domains').stage.resolve();
      t.equal(t.limit('Gimli'), 2 * first, 'doubled again');
    }
  });
});

describe('events', () => {
  holds('Marvels Told: what hazards lie about, but no weather', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Elrond', { name: 'Gimli', bears: ['Lure of Expedience'] }],
          },
        ],
        hand: ['Marvels Told'],
        events: ['Gates of Morning'],
      },
      hazard: { events: ['Foul Fumes', 'Itangast Ahunt', 'Smaug at Home', 'Adûnaphel'] },
      moment: 'organization',
      rolls: [7],
    });
    t.take(
      t.decision().options.find((o) => o.type === 'play') ?? t.decision().options[0],
      'the sage speaks',
    );
    t.resource.options_are(
      'Itangast Ahunt',
      'Smaug at Home',
      'Adûnaphel',
      'Lure of Expedience',
      'back',
    );
    t.resource.chooses('Adûnaphel').stage.resolve();
    t.equal(
      [t.card('Adûnaphel').zone, t.card('Elrond').status, rolled(t, 'corruption').at(-1)?.total],
      ['discard', 'tapped', 5],
      'gone; he taps, and checks at two less',
    );
  });

  holds('Ancient Stair: back to those who stayed above', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: ['Gimli'] },
          { at: 'Moria', members: ['Elrond'] },
        ],
        hand: ['Ancient Stair'],
        sites: ['The Under-gates'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('move the company of Gimli to The Under-gates');
    t.skipTo('organization-end').resource.plays('Ancient Stair', 'Gimli').stage.resolve();
    t.skipTo('enter').skipTo('turn-end');
    t.equal(t.card('Gimli').site, 'The Under-gates', 'below');
    t.resource.uses('Ancient Stair').stage.resolve();
    t.equal(
      [t.card('Gimli').site, t.card('Elrond').site, t.card('The Under-gates').zone],
      ['Moria', 'Moria', 'sites'],
      'above, and the other site goes back',
    );
    t.resource.mayNot('use Ancient Stair');
  });

  holds('When I Know Anything helps the one who knows it too', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Elrond', bears: ['When I Know Anything', 'Glamdring'] }],
          },
        ],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      rolls: [4, 4],
    });
    t.hazard.plays('Weariness of the Heart', { way: 'corruption' }, 'Elrond');
    t.resource.uses('When I Know Anything').stage.resolve();
    t.equal(
      rolled(t, 'corruption').slice(-2),
      [
        { total: 4, against: 2 },
        { total: 7, against: 2 },
      ],
      'the check for using it, then the other with three more',
    );
  });

  holds('Dreams of Lore: no waking until they are stored', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Elrond', status: 'tapped', bears: ['Dreams of Lore'] }, 'Haldir'],
          },
        ],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.skipTo('organization');
    t.equal([t.card('Elrond').status, t.points(0).misc], ['tapped', 2], 'still dreaming');
    t.resource.chooses('store Dreams of Lore').stage.resolve();
    t.equal([t.card('Elrond').status, t.points(0).misc], ['tapped', 2], 'stored, without a check');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Elrond').status, 'untapped', 'awake');
  });

  holds('Look More Closely Later: only where the sage is', (t) => {
    for (const [sage, may] of [
      ['Weathertop', true],
      ['Isengard', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: sage, siteTapped: true, members: ['Elrond'] },
            { at: 'Amon Hen', siteTapped: true, members: ['Gimli'] },
          ],
          hand: ['Look More Closely Later'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('play Look More Closely Later');
      else t.resource.refused('Look More Closely Later', { 'other-site': 'coe/2.V.8' });
    }
  });
});
