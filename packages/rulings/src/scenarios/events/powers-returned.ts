import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** What is taken to be in play, what may come again, and the balance that keeps all away. */
export const powersReturned: readonly Scenario[] = [
  scenario(
    'Gates of Morning clears the sky as it resolves, whatever it counts for afterwards',
    {
      proves: ['crf/card/peril-returned/1', 'crf/card/gates-of-morning/1', 'crf/monday/11-17-97/4'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          hand: ['Gates of Morning', 'Sun'],
          events: ['Long Winter'],
        },
        hazard: { events: ['Peril Returned', 'Doors of Night', 'Foul Fumes', 'Eye of Sauron'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Gates of Morning');
      t.equal(t.card('Doors of Night').zone, 'play', 'they are only declared');
      t.resolve();
      t.equal(
        [t.card('Doors of Night').zone, t.card('Foul Fumes').zone, t.card('Eye of Sauron').zone],
        ['discard', 'discard', 'play'],
        'hazard environments go, all of them, and no other hazards',
      );
      t.equal(t.card('Long Winter').zone, 'discard', 'his own as well');
      t.equal(t.card('Gates of Morning').zone, 'play', 'they stay');
      t.equal(t.card('Peril Returned').zone, 'play', 'it is no environment');
      t.say('And without Peril Returned they do it too');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          hand: ['Gates of Morning'],
          events: ['Long Winter'],
        },
        hazard: { events: ['Doors of Night', 'Foul Fumes', 'Eye of Sauron'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(
        (['Doors of Night', 'Foul Fumes', 'Long Winter', 'Eye of Sauron'] as const).map(
          (name) => t.card(name).zone,
        ),
        ['discard', 'discard', 'discard', 'play'],
        'hazard environments, whosever they are',
      );
    },
  ),

  scenario(
    'With Peril Returned the Gates count for nothing, and without them it is as night',
    { proves: ['crf/card/peril-returned/1'], rules: ALL },
    (t) => {
      const prowess = (
        resource: readonly ('Gates of Morning' | 'Sun')[],
        hazard: readonly ('Peril Returned' | 'Doors of Night')[],
      ): number => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
            events: resource,
          },
          hazard: { events: hazard },
          moment: 'organization',
        });
        return t.card('Aragorn II').stat('prowess');
      };
      t.equal(
        [
          prowess(['Sun'], []),
          prowess(['Sun', 'Gates of Morning'], []),
          prowess(['Sun', 'Gates of Morning'], ['Peril Returned']),
        ],
        [7, 8, 7],
        'to the Sun they are not there',
      );
      t.say('Doors of Night is there for whoever asks, but not if the Gates lie in play');
      const gloom = (events: readonly 'Gates of Morning'[]): void => {
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Gimli'] }], events },
          hazard: { events: ['Peril Returned'], hand: ['Gloom'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
      };
      gloom([]);
      t.hazard.may('play Gloom: Border-hold');
      gloom(['Gates of Morning']);
      t.hazard.refused('Gloom', { need: 'coe/9.2' }, { way: 'Border-hold' });
    },
  ),

  scenario(
    'A creature brought back from among the slain leaves room for all that it is',
    { proves: ['crf/card/returned-beyond-all-hope/1'], rules: ALL },
    (t) => {
      for (const roll of [9, 8]) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: ['Gimli'] }],
            hand: ['Galadriel'],
          },
          // no Wizard keeps such a one for points
          hazard: {
            hand: ['Returned Beyond All Hope', 'Lady of the Golden Wood'],
            removed: ['Lady of the Golden Wood'],
          },
          moment: 'hazards',
          asksPasses: true,
          rolls: [roll],
        });
        t.hazard
          .plays('Returned Beyond All Hope', { way: 'eliminated' }, 'Lady of the Golden Wood')
          .stage.resolve();
        const back = roll > 8;
        t.equal(
          t.card('Returned Beyond All Hope').zone,
          back ? 'pile' : 'discard',
          'won by the opponent, or lost',
        );
        t.equal(t.points(0).kill, back ? 2 : 0, 'its points');
        t.say('the being is in nobody’s way once it is back in the discard pile');
        t.skipTo('organization', { turns: 2 });
        if (back) t.resource.chooses('organize').may('play Galadriel').passes();
        else t.resource.refused('Galadriel', { unique: 'coe/g.man.1' });
        t.say('Whoever would be her: a lady in the hand of the other player too');
        t.skipTo('movement-hazard').resource.passes();
        if (back) t.hazard.may('play Lady of the Golden Wood');
        else
          t.hazard
            .mayNot('play Lady of the Golden Wood')
            .refused('Lady of the Golden Wood', { unique: 'coe/g.man.1' }, { way: 'event' });
      }
    },
  ),

  scenario(
    'Balance Between Powers can be met by Twilight while it is declared, and not any more then',
    { proves: ['pef/card/balance-between-powers/1'], rules: ALL },
    (t) => {
      const play = (): void => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
            hand: ['Balance Between Powers', 'Twilight'],
          },
          hazard: { hand: ['Twilight'] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays('Balance Between Powers');
      };
      play();
      t.hazard.plays('Twilight').stage.resolve();
      t.equal(t.card('Balance Between Powers').zone, 'discard', 'before it resolves');
      t.shows('pef/card/balance-between-powers/1#1');
      play();
      t.resolve();
      t.equal(t.card('Balance Between Powers').zone, 'play', 'nobody answered');
      t.resource.refused('Twilight', { banned: 'coe/9.4' }, { way: 'Discard' }).passes();
      t.hazard.refused('Twilight', { banned: 'coe/9.4' }, { way: 'Discard' });
      t.shows('pef/card/balance-between-powers/1#2');
    },
  ),

  scenario(
    'Whether an ally is far from home is asked of the sites of its own side, and not of the Balrog',
    {
      proves: [
        'crf/card/reluctant-final-parting/1',
        'crf/card/reluctant-final-parting/2',
        'crf/errata/card-errata/57',
        'crf/monday/4-20-98/2',
      ],
      rules: ALL,
    },
    (t) => {
      const left = (ally: 'Stinker' | 'AS-71', at: Named): boolean => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: [{ name: 'Asternak', bears: [ally] }] }],
          },
          hazard: { hand: ['Reluctant Final Parting'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Reluctant Final Parting').stage.resolve();
        t.resolve();
        return t.card(ally === 'Stinker' ? ally : 'The Balrog').zone === 'discard';
      };
      t.equal(
        [left('Stinker', 'Edoras'), left('Stinker', 'Blue Mountain Dwarf-hold')],
        [true, false],
        'by the sites of heroes it would be the other way round',
      );
      t.equal(
        [left('Stinker', 'The Under-vaults'), left('AS-71', 'The Under-vaults')],
        [true, false],
        'who belongs in the Under-deeps stays there',
      );
      t.equal(left('AS-71', 'Edoras'), false, 'and where others are far from home');
      t.say('So it is though the card of the site is of the other side, as with a Fallen-wizard');
      const parted = (ally: 'Shadowfax' | 'Stinker', at: Named): boolean => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, members: [{ name: 'Beretar', bears: [ally] }] }],
          },
          hazard: { hand: ['Reluctant Final Parting'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Reluctant Final Parting').stage.resolve();
        t.resolve();
        return t.card(ally).zone === 'discard';
      };
      t.equal(
        [parted('Shadowfax', 'AS-144'), parted('Shadowfax', 'LE-356')],
        [false, true],
        'for heroes the Eyrie is nearest to Lórien, as Edoras is, and Bree is not',
      );
      t.equal(
        [parted('Stinker', 'TW-377'), parted('Stinker', 'TW-394')],
        [false, true],
        'and for minions the Blue Mountains to Carn Dûm, as Goblin-gate is',
      );
    },
  ),
];
