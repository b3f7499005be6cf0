import type { CompanySpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Cards of a third draw, each held to the clauses of its text that no other test plays. */
const kind = 'ringwraith';

describe('people and what they bear', () => {
  holds('Tros Hesnef: persuasive where Easterlings camp alone; greedier than most', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Easterling Camp', members: ['Tros Hesnef', 'Hendolen'] }],
        hand: ['Easterlings', 'AS-66', 'Southrons'],
      },
      moment: 'entered',
    });
    const tros = t.card('Tros Hesnef');
    t.equal(
      [tros.influence('Easterlings'), tros.influence('AS-66'), tros.influence('Southrons')],
      [1, 1, 0],
      'against whom',
    );
    t.equal(tros.influence(), 0, 'at large');
    t.equal(tros.stat('corruption-check'), -1, 'his checks');
    t.equal(t.card('Hendolen').stat('corruption-check'), 0, 'and those of no other');
  });

  holds('Glóin: most with the Dwarves of his home, more with all Dwarves than with Elves', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Blue Mountain Dwarf-hold', members: ['Glóin'] }],
        hand: ['Blue Mountain Dwarves', 'Iron Hill Dwarves', 'Wood-elves', 'Gimli', 'Haldir'],
      },
      moment: 'entered',
    });
    const towards = ['Blue Mountain Dwarves', 'Iron Hill Dwarves', 'Wood-elves', 'Gimli', 'Haldir'];
    t.equal(
      towards.map((name) => t.card('Glóin').influence(name)),
      [5, 3, 2, 3, 2],
      towards.join(', '),
    );
  });

  holds(
    'Dragon-helm: for warriors, and a helmet up to ten; it turns Drakes from any bearer',
    (t) => {
      const numbers = (who: Named, bears: Named[]): number[] => {
        t.board({
          resource: { companies: [{ at: 'Rivendell', members: [{ name: who, bears }] }] },
          moment: 'organization',
        });
        const c = t.card(who);
        return [c.stat('prowess'), c.stat('body'), c.influence()];
      };
      t.equal(numbers('Boromir II', ['Dragon-helm']), [7, 9, 4], 'a warrior');
      t.equal(numbers('Elrond', ['Dragon-helm']), [8, 10, 7], 'not beyond ten');
      t.equal(numbers('Bilbo', ['Dragon-helm']), numbers('Bilbo', []), 'no warrior');
      for (const [creature, may] of [
        ['Cave-drake', true],
        ['Wargs', false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Moria',
                members: [{ name: 'Bilbo', bears: ['Dragon-helm'] }, 'Gimli'],
              },
            ],
            hand: ['Dark Quarrels'],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays(creature, 'Wilderness').stage.resolve();
        if (!may) {
          t.resource.mayNot('use Dragon-helm');
          continue;
        }
        t.resource.uses('Dragon-helm').stage.resolve();
        t.expect(!t.underAttack, 'canceled');
        t.equal(
          [t.card('Dragon-helm').status, t.card('Bilbo').status],
          ['tapped', 'untapped'],
          'it',
        );
      }
      for (const [at, may] of [
        ['The Under-gates', true],
        ['The Iron-deeps', true],
        ['The Under-vaults', false],
        ['Moria', false],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli'] }], hand: ['Dragon-helm'] },
          moment: 'entered',
          asksPasses: true,
        });
        if (may) t.resource.may('play Dragon-helm');
        else t.resource.mayNot('play Dragon-helm');
      }
    },
  );

  holds('Skinbark and Treebeard: struck on the way, never at a site; home is not far', (t) => {
    const withEnt = (ent: Named, to: Named, more: Partial<CompanySpec> = {}): CompanySpec => ({
      at: 'Lórien',
      to,
      members: ['Aragorn II', { name: 'Gimli', bears: [ent] }],
      ...more,
    });
    for (const ent of ['Skinbark', 'Treebeard'] as const) {
      for (const [key, struck] of [
        ['Wilderness', true],
        ['Shadow-hold', false],
      ] as const) {
        t.board({
          resource: { companies: [withEnt(ent, 'Moria')] },
          hazard: { hand: ['Orc-warband'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-warband', key).stage.resolve();
        t.passUntil('defend');
        if (struck) t.resource.may(`a strike to ${ent}`);
        else t.resource.may('a strike to Gimli').mayNot(`a strike to ${ent}`);
      }
      t.board({ resource: { companies: [withEnt(ent, 'Moria')] }, moment: 'site' });
      t.skipTo('enter').resource.chooses('enter');
      t.resource.may('a strike to Gimli').mayNot(`a strike to ${ent}`);
    }
    for (const [to, skinbark, treebeard] of [
      ['Isengard', 'play', 'play'],
      ['Moria', 'play', 'play'],
      ['Drúadan Forest', 'discard', 'discard'],
      ['Dead Marshes', 'discard', 'discard'],
    ] as const)
      t.equal(
        (['Skinbark', 'Treebeard'] as const).map((ent) => {
          t.board({
            resource: { companies: [withEnt(ent, to)] },
            moment: 'passives',
            asksPasses: true,
          });
          return t.card(ent).zone;
        }),
        [skinbark, treebeard],
        to,
      );
  });

  holds('Bilbo: a loss of two points if he falls', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Bilbo'] }] },
      hazard: { hand: ['Orc-warband'] },
      moment: 'hazards',
      rolls: [2, 12],
    });
    t.equal(t.points(0).character, 2, 'alive');
    t.hazard.plays('Orc-warband', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal([t.card('Bilbo').zone, t.points(0).character], ['removed', -2], 'and dead');
  });

  holds('Tempering Friendship: for factions of an opponent too, and for nobody else', (t) => {
    const at = (site: Named, theirs: Member[], pile: Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: site, members: ['Elrond', 'Gandalf'] }],
          hand: ['Tempering Friendship'],
        },
        hazard: { companies: [{ at: 'Rivendell', members: theirs }], pile },
        moment: 'entered',
        asksPasses: true,
      });
    };
    at("Thranduil's Halls", ['Haldir'], ['Wood-elves']);
    t.resource.chooses('Elrond', 'Wood-elves');
    t.hazard.passes();
    t.resource.may('play Tempering Friendship');
    at('Rivendell', ['Haldir'], []);
    t.resource.chooses('Elrond', 'Haldir');
    t.hazard.passes();
    t.resource.mayNot('play Tempering Friendship');
  });
});

describe('hazards', () => {
  holds('Knights of the Prince: whoever is still untapped taps, unless they were canceled', (t) => {
    const ride = (members: Member[], hand: Named[] = []): void => {
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', to: 'Pelargir', by: ['Anórien', 'Lebennin'], members }],
          hand,
        },
        hazard: { hand: ['Knights of the Prince'] },
        moment: 'hazards',
      });
      t.hazard.plays('Knights of the Prince', 'Lebennin').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().detainment],
        [4, 10, true],
        'four strikes, which do no harm to heroes',
      );
    };
    const six: Named[] = ['Aragorn II', 'Gimli', 'Legolas', 'Kíli', 'Haldir', 'Boromir II'];
    ride(six);
    t.fightOut({ always: 12 });
    t.equal([...new Set(six.map((name) => t.card(name).status))], ['tapped'], 'all of six');
    ride(['Fatty Bolger', 'Gimli'], ['Concealment']);
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.equal([t.underAttack, t.card('Gimli').status], [false, 'untapped'], 'not after canceling');
  });

  holds('Olog Warlords: against heroes alone, and the covert friends of a Fallen-wizard', (t) => {
    for (const [player, members, may] of [
      ['wizard', ['Gimli'], true],
      ['fallen-wizard', ['Gimli'], true],
      ['fallen-wizard', ['Orc Sniffler'], false],
      [kind, ['Tros Hesnef'], false],
      ['balrog', ['Orc Sniffler'], false],
    ] as const) {
      t.board({
        resource: { kind: player, companies: [{ at: 'Dead Marshes', members }] },
        hazard: { hand: ['Olog Warlords'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!may) {
        t.hazard.refused('Olog Warlords', { need: 'coe/2.IV.vii.2' });
        continue;
      }
      t.hazard.plays('Olog Warlords').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [3, 10, 4], player);
    }
  });

  holds('Hoarmûrath of Dír: one strike more to an attack that waits at the site', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Kíli'] }] },
      hazard: { events: ['Hoarmûrath of Dír'] },
      moment: 'hazards',
    });
    t.hazard.uses('Hoarmûrath of Dír').stage.resolve();
    t.equal(t.card('Hoarmûrath of Dír').zone, 'discard', 'he is gone');
    t.skipTo('enter').resource.chooses('enter');
    t.equal(t.attack().strikes, 5, 'four Orcs and one');
  });

  holds('Dwar of Waw: against the hazard limit, until the turn ends', (t) => {
    const ready = (declared: number): void => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Kíli'] }] },
        hazard: { events: ['Dwar of Waw'], hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
        declared,
      });
      t.resource.passes();
    };
    ready(2);
    t.hazard.refused('Dwar of Waw', { 'hazard-limit': 'coe/2.IV.iii.1' });
    ready(0);
    t.hazard.uses('Dwar of Waw').stage.resolve();
    t.resource.passes();
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(
      [t.attack().prowess, t.company('Gimli').hazards],
      [10, 2],
      'one more, and two declared',
    );
    t.fightOut({ always: 12 });
    t.skipTo('organization', { turns: 1 });
    t.equal(t.state.lasting.length, 0, 'and gone with the turn');
  });

  holds('Daelomin at Home: gives two hazards more when none is left to declare', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
      hazard: { events: ['Daelomin at Home'], hand: ['River'] },
      moment: 'hazards',
      declared: 2,
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.mayNot('play River').uses('Daelomin at Home');
    t.equal(t.card('Daelomin at Home').zone, 'discard', 'at once');
    t.resolve();
    t.resource.passes();
    t.equal([t.limit('Gimli'), t.company('Gimli').hazards], [4, 2], 'two more, and none spent');
    t.hazard.may('play River');
  });

  holds('Glance of Arien and Choking Shadows: one in each turn, and again in the next', (t) => {
    for (const [card, player, at, who] of [
      ['Glance of Arien', 'balrog', 'Moria', 'The Balrog'],
      ['Choking Shadows', 'wizard', 'Barrow-downs', 'Gimli'],
    ] as const) {
      t.board({
        resource: { kind: player, companies: [{ at, members: [who] }] },
        hazard: { hand: [card, card] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays(card).stage.resolve();
      t.resource.passes();
      t.hazard.mayNot(`play ${card}`);
      t.skipTo('movement-hazard', { turns: 2 });
      t.resource.passes();
      t.hazard.may(`play ${card}`);
    }
  });
});

describe('where environment cards do not reach', () => {
  /** in a place under the earth, or in one of the same sort above it */
  const stays = (t: Stage, at: Named, card: Named, mine: boolean): void => {
    t.board({
      resource: {
        companies: [{ at, members: ['Gimli', 'Elrond'] }],
        hand: mine ? [card] : [],
        events: mine ? ['Gates of Morning'] : [],
      },
      hazard: {
        hand: mine ? ['River'] : [card, 'River'],
        events: mine ? [] : ['Doors of Night'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    if (!mine) t.resource.passes();
  };

  holds('an Under-deeps site and its automatic-attacks are as they are', (t) => {
    for (const [card, below, above, mine] of [
      ['Choking Shadows', 'The Pûkel-deeps', 'Barrow-downs', false],
      ["Awaken the Earth's Fire", 'The Under-gates', 'Moria', false],
      ['Quiet Lands', 'The Pûkel-deeps', 'Barrow-downs', true],
    ] as const) {
      const who = mine ? t.resource : t.hazard;
      stays(t, above, card, mine);
      who.may(`play ${card}`);
      stays(t, below, card, mine);
      who.refused(card, { 'no-target': 'coe/9.3' });
    }
  });
});

describe('searching a play deck', () => {
  holds('Dwarven Ring: the deck is shuffled, whatever was found in it', (t) => {
    const ring = "Dwarven Ring of Thélor's Tribe";
    const shuffles = (): number =>
      t.steps.flatMap((x) => x.events).filter((e) => e.event === 'shuffle').length;
    for (const [deck, discard, take] of [
      [['Orc-liquor'], [], ['Orc-liquor']],
      [[], ['Orc-draughts'], ['Orc-draughts']],
      [['Orc-liquor'], ['Orc-draughts'], ['Orc-liquor', 'Orc-draughts']],
      [['Orc-liquor', 'Foul-smelling Paste'], [], ['pass']],
    ] as [Named[], Named[], string[]][]) {
      const before = shuffles();
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Náin', bears: ['AS-123'] }] }],
          deck,
          discard,
        },
        moment: 'organization',
        rolls: [8],
      });
      t.resource.uses(ring).stage.resolve();
      for (const name of take) t.resource.chooses(name);
      t.equal(shuffles() - before, 1, `${take.join(' and ')} taken`);
      t.equal(t.hand(0), take[0] === 'pass' ? [] : take, 'in hand');
    }
  });
});
