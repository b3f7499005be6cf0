import { query } from '@mathom/engine';
import type { CompanySpec, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Facts of characters, allies and factions that the engine must heed. */

/** Twenty points of mind, so that no general influence is left to resist with. */
const court: CompanySpec = { at: 'Rivendell', members: ['Elrond', 'Celeborn', 'Sam Gamgee'] };

describe('characters', () => {
  holds('Fram is in no starting company', (t) => {
    t.game([{ pool: ['Aragorn II', 'Fram Framson'] }, { pool: ['Elrond'] }]);
    t.resource.may('Aragorn II').mayNot('Fram Framson');
  });

  holds('Círdan turns away what comes over the sea, and at home sees more', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Grey Havens', to: 'Edhellond', members: ['Círdan'] },
          { at: 'Rivendell', members: ['Faramir'] },
        ],
      },
      hazard: { hand: ['Corsairs of Umbar'] },
      moment: 'hazards',
    });
    t.equal(query.playerStat(t.state, 'hand-size', 0), 8, 'on his way he has no home');
    t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolve();
    t.resource.uses('Círdan').stage.resolve();
    t.equal(t.card('Círdan').status, 'tapped', 'he taps');
    t.expect(!t.underAttack, 'and the attack is canceled');

    t.board({
      resource: { companies: [{ at: 'Grey Havens', members: ['Círdan'] }] },
      moment: 'organization',
    });
    t.equal(query.playerStat(t.state, 'hand-size', 0), 9, 'one card more at the Grey Havens');
  });
});

describe('factions', () => {
  /** Asternak is from Khand, where the horses are too, and a Man with his home there. */
  const horses = (t: Stage, who: Named, at: Named, siteTapped: boolean, roll: number): void => {
    t.board({
      resource: {
        companies: [{ at, members: [who], ...(siteTapped ? { siteTapped: true as const } : {}) }],
        hand: ['Wild Horses'],
      },
      moment: 'entered',
    });
    t.rolls(roll).resource.plays('Wild Horses').stage.resolve();
  };

  holds('A faction of no named place can be played at a tapped site', (t) => {
    horses(t, 'Éomer', 'Edoras', true, 9);
    t.equal(t.card('Wild Horses').zone, 'pile', '9 and 3 for his home is more than 11');
    horses(t, 'Éomer', 'Edoras', true, 8);
    t.equal(t.card('Wild Horses').zone, 'discard', '8 and 3 is not');
  });

  holds('A place that is described counts as the place that is named', (t) => {
    horses(t, 'Asternak', 'Dunharrow', false, 5);
    t.equal(t.card('Wild Horses').zone, 'pile', '5, his 2, 2 for Variag Camp and 3 for his home');
    horses(t, 'Asternak', 'Dunharrow', false, 4);
    t.equal(t.card('Wild Horses').zone, 'discard', 'no more than that');
  });

  holds('What is easily won away has another number once in play', (t) => {
    const board = (ours: Named): void => {
      t.board({
        resource: { companies: [{ at: 'Cameth Brin', members: ['Saruman'] }] },
        hazard: { companies: [court], pile: [ours] },
        moment: 'entered',
      });
      t.rolls(8, 5).resource.chooses(`Saruman tries to influence ${ours}`).stage.resolve();
    };
    board('Hillmen');
    t.equal(t.card('Hillmen').zone, 'pile', '5 and 10 less 8 is not above 9');
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Saruman'] }] },
      hazard: { companies: [court], pile: ['Snaga-hai'] },
      moment: 'entered',
    });
    t.rolls(8, 5).resource.chooses('Saruman tries to influence Snaga-hai').stage.resolve();
    t.equal(t.card('Snaga-hai').zone, 'discard', 'but above 0');
  });

  holds('A faction in play helps another, whoever has it', (t) => {
    const board = (pile: Named[]): void => {
      t.board({
        resource: { companies: [{ at: 'Raider-hold', members: ['Imrahil'] }], hand: ['Balchoth'] },
        hazard: { pile },
        moment: 'entered',
      });
      t.rolls(5).resource.plays('Balchoth').stage.resolve();
    };
    board([]);
    t.equal(t.card('Balchoth').zone, 'discard', '5 and his 2 is not above 8');
    board(['Easterlings']);
    t.equal(t.card('Balchoth').zone, 'pile', 'with 2 for the Easterlings it is');
    board(['Easterlings', 'Men of Dorwinion']);
    t.equal(t.card('Balchoth').zone, 'discard', 'but not with enemies of theirs');
  });
});

describe('Dragons', () => {
  const board = (where: 'events' | 'removed', form: string): ((t: Stage) => Stage) => {
    return (t) =>
      t.board({
        resource: {
          companies: [{ at: 'Zarak Dûm', members: ['Bard Bowman'] }],
        },
        hazard: { hand: ['Scorba'], [where]: [form] },
        moment: 'hazards',
      });
  };

  holds('One form of a living Dragon does not keep another away', (t) => {
    board('events', 'Scorba Ahunt')(t);
    t.hazard.plays('Scorba').stage.resolve();
    t.expect(t.underAttack, 'he comes as a creature too');
    board('removed', 'Scorba Ahunt')(t);
    t.hazard.refused('Scorba', { unique: 'coe/g.man.1' });
  });
});

describe('allies', () => {
  holds('The Warg-king speaks for his company to wolves', (t) => {
    const board = (bears: Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Lossadan Cairn', members: [{ name: 'Beretar', bears }] }],
          hand: ['Wargs of the Forochel'],
        },
        moment: 'entered',
      });
      t.rolls(8).resource.plays('Wargs of the Forochel').stage.resolve();
    };
    board([]);
    t.equal(t.card('Wargs of the Forochel').zone, 'discard', '8 and his 1 is not above 10');
    board(['The Warg-king']);
    t.equal(t.card('Wargs of the Forochel').zone, 'pile', 'with 2 more it is');
  });

  holds('Nenseldë brings weather back, and stays by the sea', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Dol Amroth',
            to: 'Edhellond',
            members: [{ name: 'Imrahil', bears: ['Nenseldë the Wingild'] }],
          },
        ],
        discard: ['Gates of Morning', 'Clear Skies', 'Quiet Lands', 'Dodge'],
      },
      moment: 'hazards',
    });
    t.equal(t.card('Nenseldë the Wingild').zone, 'play', 'Edhellond is near enough');
    t.resource.uses('Nenseldë the Wingild').stage.resolve();
    t.resource.mayNot('Gates of Morning').mayNot('Dodge').chooses('Quiet Lands');
    t.equal(t.card('Quiet Lands').zone, 'hand', 'what is no permanent-event comes back');
    t.board({
      resource: {
        companies: [
          {
            at: 'Dol Amroth',
            to: 'Pelargir',
            by: ['Belfalas', 'Lebennin'],
            members: [{ name: 'Imrahil', bears: ['Nenseldë the Wingild'] }],
          },
        ],
      },
      moment: 'passives',
    });
    t.equal(t.card('Nenseldë the Wingild').zone, 'discard', 'Pelargir is not');
  });

  holds('A Troll among the beasts makes a company overt', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: [{ name: 'Imrahil', bears: ['Cave Troll'] }] },
          { at: 'Bree', members: ['Sly Southerner', 'Uchel'] },
          { at: 'Edoras', members: ['Ill-favoured Fellow', 'Anborn'] },
        ],
      },
      moment: 'organization',
    });
    t.equal(
      t.state.companies.map((c) => query.isCovert(t.state, c)),
      // crf/term/company/3 has no such Troll on its list; crf/term/company/5: a Half-orc never does
      [t.state.rules !== 'coe', true, t.state.rules !== 'coe'],
      'an ally; a Half-orc with a Man; a Half-orc with one of the Dúnedain',
    );
  });
});
