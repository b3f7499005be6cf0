import type { Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** A card that could always be played: with it in hand a player is asked. */
const SPARE = 'Forewarned Is Forearmed';

/** The plainest answer to whatever is asked. */
function plain(t: Stage): void {
  const { options } = t.decision();
  t.take(
    options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
    'nothing special is done',
  );
}

const plainUntil = (t: Stage, about: string): void => {
  for (let i = 0; i < 60 && t.decision().about !== about; i++) plain(t);
  t.expect(t.decision().about === about, `${about} is asked`);
};

/** Gimli goes on from The Under-gates, where six is needed. */
function goesOn(
  t: Stage,
  roll: number,
  {
    resource = {},
    hazard = {},
    bears = [],
  }: {
    resource?: SideSpec;
    hazard?: SideSpec;
    bears?: readonly Named[];
  } = {},
): boolean {
  t.board({
    resource: {
      companies: [
        { at: 'The Under-gates', to: 'The Gem-deeps', members: [{ name: 'Gimli', bears }] },
      ],
      ...resource,
    },
    hazard: { hand: [SPARE], ...hazard },
    moment: 'movement',
    rolls: [roll],
  });
  return t.company('Gimli').moving;
}

describe('the Under-deeps', () => {
  holds('A Nazgûl in play comes as one more attack, and is spent by it', (t) => {
    const enter = (at: Named, events: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at, members: ['Fatty Bolger', 'Bilbo', 'Frodo'] }],
          hand: ['Concealment', 'Concealment', 'Concealment'],
        },
        hazard: { events },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    };
    for (const at of ['The Iron-deeps', 'The Under-leas'] as const) {
      enter(at, ['Witch-king of Angmar', 'Adûnaphel']);
      t.equal([t.attack().strikes, t.attack().prowess], [1, 17], 'the Witch-king and no other');
      t.resource.plays('Concealment', 'Bilbo').stage.resolve();
      t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'then he is gone');
      t.expect(!t.underAttack, 'and nobody else comes');
      enter(at, ['Adûnaphel']);
      t.expect(!t.underAttack, 'without him there is no such attack');
    }
    enter('The Sulfur-deeps', ['Adûnaphel', 'Khamûl the Easterling', 'Witch-king of Angmar']);
    t.asks(t.hazard, 'attack-from-play');
    t.hazard.options_are('Adûnaphel', 'Khamûl the Easterling');
    t.hazard.chooses('Adûnaphel');
    t.equal(t.attack().prowess, 15, 'one of them, of the attacker’s choice');
    t.resource.plays('Concealment', 'Bilbo').stage.resolve();
    t.expect(!t.underAttack, 'and one only');
    t.equal(t.card('Khamûl the Easterling').zone, 'play', 'the other stays');
    enter('The Under-courts', ['Ûvatha the Horseman', 'Witch-king of Angmar']);
    t.hazard.options_are('Ûvatha the Horseman', 'Witch-king of Angmar');
  });

  holds('A Nazgûl who is beaten there gives no points', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'The Iron-deeps', members: ['Fatty Bolger', 'Glorfindel II'] }],
        hand: ['Concealment'],
      },
      hazard: { events: ['Witch-king of Angmar'] },
      moment: 'site',
    });
    t.resource.chooses('enter the site');
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.rolls(12, 12).resource.chooses('a strike to Glorfindel II');
    while (t.underAttack) plain(t);
    t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'defeated or not, he is discarded');
  });

  holds('The Under-galleries are kept for their points when they would be discarded', (t) => {
    const left = (tapped: boolean): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'The Under-galleries',
              members: ['Gimli'],
              ...(tapped ? { siteTapped: true } : {}),
            },
          ],
          sites: ['Cirith Gorgor'],
          hand: ['Cram'],
        },
        hazard: { hand: [SPARE] },
        moment: 'organization',
      });
      t.resource.chooses('to Cirith Gorgor');
      plainUntil(t, 'enter');
    };
    left(false);
    t.equal(t.card('The Under-galleries').zone, 'sites', 'untapped they go back');
    left(true);
    t.equal(t.card('The Under-galleries').zone, 'pile', 'tapped they are stored');
    t.equal(t.points(0).misc, 3, 'for three points');
  });

  holds('The Balrog of The Under-gates is there unless he is elsewhere, or dead', (t) => {
    const attacked = (hazard: SideSpec, resource: SideSpec = {}): boolean => {
      t.board({
        resource: {
          companies: [{ at: 'The Under-gates', members: ['Gimli', 'Aragorn II'] }],
          hand: ['Cram'],
          ...resource,
        },
        hazard,
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      return t.underAttack;
    };
    t.expect(attacked({}), 'he attacks');
    t.expect(!attacked({ events: ['Balrog of Moria'] }), 'not if he is in Moria');
    t.expect(t.company('Gimli').entered, 'the company is in');
    t.expect(!attacked({}, { pile: ["Durin's Bane"] }), 'nor if he was slain');
    t.expect(!attacked({ removed: ['Balrog of Moria'] }), 'by whoever');
    t.expect(attacked({ hand: ["Durin's Bane"] }), 'a card in a hand is nothing');
  });

  holds('Rolls beneath the earth are helped by lamps and Secret Ways', (t) => {
    t.expect(goesOn(t, 6) && !goesOn(t, 5), 'six is needed');
    for (const bears of [['Dwarven Light-stone'], ['Noldo-lantern']] as const)
      t.expect(goesOn(t, 4, { bears }) && !goesOn(t, 3, { bears }), `${bears}: two less`);
    const both = ['Dwarven Light-stone', 'Noldo-lantern'] as const;
    t.expect(goesOn(t, 2, { bears: both }), 'each helps');
    const ways: SideSpec = { events: ['Secret Ways'] };
    t.expect(goesOn(t, 2, { resource: ways }), 'Secret Ways: four less');
    t.say('From Gem-deeps to The Pûkel-deeps nine is needed: with Secret Ways five');
    const far = (roll: number): boolean => {
      t.board({
        resource: {
          companies: [{ at: 'The Gem-deeps', to: 'The Pûkel-deeps', members: ['Gimli'] }],
          events: ['Secret Ways'],
        },
        hazard: { hand: [SPARE] },
        moment: 'movement',
        rolls: [roll],
      });
      return t.company('Gimli').moving;
    };
    t.expect(far(5) && !far(4), 'five, and not four');
  });

  holds('An Orc’s plumb and an old shield help minions', (t) => {
    const goes = (roll: number, bears: readonly Named[]): boolean => {
      t.board({
        resource: {
          companies: [
            {
              at: 'AS-165',
              to: 'AS-147',
              members: [{ name: 'Gorbag', bears }],
            },
          ],
          kind: 'ringwraith',
        },
        hazard: { hand: [SPARE] },
        moment: 'movement',
        rolls: [roll],
      });
      return t.company('Gorbag').moving;
    };
    t.expect(goes(6, []) && !goes(5, []), 'six is needed');
    t.expect(goes(5, ['Goblin Earth-plumb']) && !goes(4, ['Goblin Earth-plumb']), 'one less');
    t.expect(goes(4, ['Iron Shield of Old']) && !goes(3, ['Iron Shield of Old']), 'two less');
  });

  holds(
    'Dwarven Light-stone dims Orcs and what no weapon helps against, Noldo-lantern the dead too',
    (t) => {
      const lit = (lamp: Named, hazard: SideSpec, creature?: Named): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                to: 'The Under-gates',
                members: [{ name: 'Gimli', bears: [lamp] }, 'Aragorn II', 'Boromir II'],
              },
            ],
          },
          hazard,
          moment: creature ? 'hazards' : 'passives',
          asksPasses: true,
        });
        if (creature) t.hazard.plays(creature).stage.resolve();
        else t.resolve();
      };
      lit('Dwarven Light-stone', { hand: ['Orc-watch'] }, 'Orc-watch');
      t.resource.uses('Dwarven Light-stone').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'two less');
      lit('Dwarven Light-stone', { hand: ['Ghosts'] }, 'Ghosts');
      t.resource.mayNot('use Dwarven Light-stone');
      lit('Noldo-lantern', { hand: ['Ghosts'] }, 'Ghosts');
      t.resource.uses('Noldo-lantern').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 7], 'two less, and one strike fewer');
      lit('Dwarven Light-stone', { events: ['Earth-tremors'] });
      t.resource.uses('Dwarven Light-stone').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 5], 'even rocks');
    },
  );

  holds('Earth-tremors: rocks fall on who goes down or up, and weapons are no help', (t) => {
    const moves = (at: Named, to: Named): void => {
      t.board({
        resource: {
          companies: [
            {
              at,
              to,
              members: [
                { name: 'Gimli', bears: ['Glamdring', 'Shield of Iron-bound Ash'] },
                'Aragorn II',
              ],
            },
          ],
          hand: ['Concealment', SPARE],
        },
        hazard: { events: ['Earth-tremors'], hand: [SPARE] },
        moment: 'passives',
      });
    };
    for (const [at, to] of [
      ['Moria', 'The Under-gates'],
      ['The Under-gates', 'Moria'],
      ['The Under-gates', 'The Gem-deeps'],
    ] as const) {
      moves(at, to);
      t.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 7], 'a strike for each of them');
      t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
    }
    t.equal(t.card('Gimli').stat('prowess'), 5, 'his sword is no help');
    moves('Moria', 'Dimrill Dale');
    t.asks(t.resource, 'movement-hazard');
    t.expect(!t.underAttack, 'overland nothing happens');
    t.equal(t.card('Gimli').stat('prowess'), 8, 'and the sword counts');
  });

  holds('Into Dark Tunnels lead on from an Under-deeps site; Earth-tremors close them', (t) => {
    const arrive = (to: Named, hazard: SideSpec = {}): void => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', to, members: ['Gimli'] }],
          hand: ['Into Dark Tunnels'],
          sites: ['The Gem-deeps', 'The Under-gates'],
        },
        hazard,
        moment: 'hazards',
        asksPasses: true,
      });
      t.skipTo('movement-hazard-end');
    };
    arrive('The Under-gates');
    t.resource.plays('Into Dark Tunnels').stage.resolve();
    t.rolls(5).skipTo('move-again').resource.chooses('The Gem-deeps');
    t.skipTo('enter');
    t.equal(
      t.card('Gimli').site,
      'The Under-gates',
      'five is not six: they stay where they came to',
    );
    arrive('The Under-gates');
    t.resource.plays('Into Dark Tunnels').stage.resolve();
    t.rolls(6).skipTo('move-again').resource.chooses('The Gem-deeps');
    t.skipTo('enter');
    t.equal(t.card('Gimli').site, 'The Gem-deeps', 'six is');

    t.board({
      resource: {
        companies: [{ at: 'Moria', to: 'Dimrill Dale', members: ['Gimli'] }],
        hand: ['Into Dark Tunnels'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.skipTo('movement-hazard-end');
    t.resource.mayNot('play Into Dark Tunnels');

    t.say('With Earth-tremors in play they come to nothing');
    t.board({
      resource: {
        companies: [{ at: 'Moria', to: 'The Under-gates', members: ['Gimli'] }],
        hand: ['Into Dark Tunnels'],
        sites: ['The Gem-deeps'],
      },
      hazard: { events: ['Earth-tremors'], hand: [SPARE] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(12).skipTo('movement-hazard-end');
    t.resource.plays('Into Dark Tunnels').stage.resolve();
    t.skipTo('enter');
    t.equal(t.card('Gimli').site, 'The Under-gates', 'nobody moves on');
  });

  holds('Ancient Stair leads back up at the end of the turn', (t) => {
    const climb = (at: Named, to: Named, siteTapped = false): void => {
      t.board({
        resource: {
          companies: [{ at, members: ['Gimli'], ...(siteTapped ? { siteTapped: true } : {}) }],
          hand: ['Ancient Stair', SPARE],
          sites: [to],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses(`to ${to}`);
      t.skipTo('organization-end');
    };
    climb('Moria', 'The Under-gates', true);
    t.resource.refused('Ancient Stair', { 'no-target': 'coe/9.3' });
    climb('Rivendell', 'Moria');
    t.resource.refused('Ancient Stair', { 'no-target': 'coe/9.3' });
    climb('Moria', 'The Under-gates');
    t.resource.plays('Ancient Stair', 'Gimli').stage.resolve();
    let drawn = 1;
    while (t.decision().about !== 'movement-hazard') {
      if (t.decision().about === 'draw') drawn++;
      t.take(
        t.decision().options.find((o) => o.type === 'yes') ?? t.decision().options[0],
        'all that may be drawn',
      );
    }
    t.equal(drawn, 6, 'twice three cards for the hazard player, none for who moves');
    t.skipTo('turn-end').resource.uses('Ancient Stair').stage.resolve();
    t.equal(t.card('Gimli').site, 'Moria', 'they are above the earth again');
    climb('Moria', 'The Under-gates');
    t.resource.plays('Ancient Stair', 'Gimli').stage.resolve();
  });

  holds('The Reach of Ulmo makes the way harder, and may be played before the roll', (t) => {
    const ulmo: SideSpec = { events: ['The Reach of Ulmo'] };
    t.expect(goesOn(t, 8, { hazard: ulmo }) && !goesOn(t, 7, { hazard: ulmo }), 'two more');
    t.say('From the hand, before the roll');
    const before = (roll: number): void => {
      t.board({
        resource: {
          companies: [
            { at: 'The Under-gates', to: 'The Gem-deeps', members: ['Gimli', 'Sam Gamgee'] },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['The Reach of Ulmo', 'The Reach of Ulmo', SPARE] },
        moment: 'movement',
      });
      t.asks(t.hazard, 'under-deeps');
      t.hazard.options_are('play The Reach of Ulmo', 'pass');
      t.rolls(roll).hazard.plays('The Reach of Ulmo');
    };
    before(7);
    t.expect(!t.company('Gimli').moving, 'seven is not eight');
    t.asks(t.resource, 'movement-hazard');
    t.equal(t.company('Gimli').hazards, 1, 'and it counts against the hazard limit');
    before(8);
    plainUntil(t, 'movement-hazard');
    t.expect(t.company('Gimli').moving, 'eight is enough');
    plainUntil(t, 'enter');
    t.equal(t.card('The Reach of Ulmo').zone, 'discard', 'who has found a way ends it');
  });

  holds('The Reach of Ulmo undoes ships and fords, and passes with the turn', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        hand: ['Ford'],
        sites: ['Bree'],
      },
      hazard: { events: ['The Reach of Ulmo'], hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.skipTo('organization-end').resource.plays('Ford', 'Aragorn II').stage.resolve();
    t.skipTo('movement-hazard').resource.passes();
    t.hazard.may('play Wargs');
    t.skipTo('untap', { turns: 1 });
    t.equal(t.card('The Reach of Ulmo').zone, 'discard', 'it passes with the turn');

    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { events: ['The Reach of Ulmo'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.skipTo('untap', { turns: 1 });
    t.equal(t.card('The Reach of Ulmo').zone, 'play', 'without one it stays');
  });

  holds('The Way is Shut: nobody goes down, up or on', (t) => {
    for (const [at, to, back] of [
      ['Moria', 'The Under-gates', true],
      ['The Under-gates', 'Moria', true],
      ['The Under-gates', 'The Gem-deeps', true],
      ['Moria', 'Dimrill Dale', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Gimli'] }] },
        hazard: { events: ['The Way is Shut'], hand: [SPARE] },
        moment: 'passives',
        asksPasses: true,
      });
      if (back) t.resolve();
      t.equal(t.company('Gimli').returned, back, `from ${at} to ${to}`);
    }
    t.say('Secret doors are shut too');
    const guarded = (events: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Gimli'] }],
          hand: ['Secret Entrance'],
          sites: ['Moria'],
        },
        hazard: { events, hand: ['Orc-guard'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Moria');
      t.skipTo('organization-end').resource.plays('Secret Entrance', 'Elrond').stage.resolve();
      t.skipTo('movement-hazard').resource.passes();
    };
    guarded(['The Way is Shut']);
    t.hazard.may('play Orc-guard');
    guarded([]);
    t.hazard.refused('Orc-guard', { key: 'coe/2.IV.vii.2' });
  });

  holds('Who walks under the sun is weakened by it, not who is beneath the earth', (t) => {
    const prowess = (at: Named, to?: Named, doors = false): number => {
      t.board({
        resource: {
          companies: [{ at, members: ['Gimli', 'Aragorn II'], ...(to ? { to } : {}) }],
        },
        hazard: {
          events: ['The Sun Shone Fiercely', ...(doors ? (['Doors of Night'] as const) : [])],
          hand: [SPARE],
        },
        moment: 'hazards',
      });
      t.equal(t.card('Aragorn II').stat('prowess'), 6, 'a Man does not mind');
      return t.card('Gimli').stat('prowess');
    };
    t.equal(prowess('Moria'), 3, 'two less');
    t.equal(prowess('Moria', undefined, true), 4, 'one less behind Doors of Night');
    t.equal(prowess('Moria', 'The Under-gates'), 5, 'not on his way down');
    t.equal(prowess('The Under-gates', 'Moria'), 5, 'nor up');
    t.equal(prowess('The Under-gates'), 5, 'nor there');
  });
});
