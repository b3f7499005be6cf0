import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Minions on the way into Rhudaur. */
const onTheWay = (t: Stage, members: Member[], hand: Named[]): Stage =>
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members }],
    },
    hazard: { hand },
    moment: 'hazards',
    asksPasses: true,
  });

/** Rangers of the North detain those who go covert, and slay the others. */
const detained = (t: Stage, ally?: Named, tapped = false): boolean => {
  onTheWay(
    t,
    [
      {
        name: 'Hendolen',
        ...(ally !== undefined && { bears: [{ name: ally, ...(tapped && { tapped }) }] }),
      },
      'Horseman in the Night',
    ],
    ['Arthadan Rangers'],
  );
  t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
  return t.attack().detainment;
};

const overt = (ally: Named, ruling: string, who: string = ally): Scenario =>
  scenario(`${who} gives its company away`, { proves: [ruling], rules: ALL }, (t) => {
    t.equal(detained(t), true, 'they go covert');
    t.equal(detained(t, ally), false, 'with it they do not');
    t.equal(detained(t, ally, true), false, 'nor while it is tapped');
  });

/** It cannot be struck, and helps another all the same. */
const supports = (ally: Named, ruling: string): Scenario =>
  scenario(
    `${ally} is given no strike, and taps for one more prowess of another's`,
    { proves: [ruling], rules: ALL },
    (t) => {
      onTheWay(t, [{ name: 'Lagduf', bears: [ally] }], ['Wargs']);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.options_are('a strike to Lagduf', 'pass');
      t.resource.chooses('a strike to Lagduf');
      t.passUntil('stay-untapped').resource.chooses('no');
      const alone = t.strikeProwess();
      t.passUntil('support').resource.options_are(ally, 'pass').chooses(ally);
      t.equal([t.strikeProwess(), t.card(ally).status], [alone + 1, 'tapped'], 'one more');
      t.say('Against an automatic-attack as well');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Ettenmoors', members: [{ name: 'Lagduf', bears: [ally] }] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.passUntil('defend').resource.chooses('a strike to Lagduf');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('support');
      const before = t.strikeProwess();
      t.resource.options_are(ally, 'pass').chooses(ally);
      t.equal([t.strikeProwess(), t.card(ally).status], [before + 1, 'tapped'], 'one more');
    },
  );

export const alliesOfTheShadow: readonly Scenario[] = [
  overt('Great Bats', 'crf/card/great-bats/1'),
  overt('Regiment of Black Crows', 'crf/card/regiment-of-black-crows/1'),
  overt('"Two-headed" Troll', 'crf/card/two-headed-troll/1'),
  overt('Last Child of Ungoliant', 'crf/card/last-child-of-ungoliant/1'),
  overt('Great Lord of Goblin-gate', 'crf/card/great-lord-of-goblin-gate/2'),
  overt('AS-71', 'crf/card/the-balrog/1', 'The Balrog as an ally'),
  // borne by another: a Ringwraith whom it makes a Fell Rider is overt for that already
  overt('Creature of an Older World', 'crf/card/creature-of-an-older-world/1'),
  supports('Great Bats', 'crf/card/great-bats/2'),
  supports('Regiment of Black Crows', 'crf/card/regiment-of-black-crows/2'),

  scenario(
    'Of the Great Lord of Goblin-gate there is one',
    { proves: ['crf/card/great-lord-of-goblin-gate/1'], rules: ALL },
    (t) => {
      for (const there of [false, true]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Goblin-gate', members: ['Hendolen'] },
              {
                at: 'Dol Guldur',
                members: [{ name: 'Lagduf', bears: there ? ['Great Lord of Goblin-gate'] : [] }],
              },
            ],
            hand: ['Great Lord of Goblin-gate'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (there) t.resource.refused('Great Lord of Goblin-gate', { unique: 'coe/g.man.1' });
        else t.resource.may('play Great Lord of Goblin-gate');
      }
      t.say('One in all, whoever has him');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Goblin-gate', members: ['Hendolen'] }],
          hand: ['Great Lord of Goblin-gate'],
        },
        hazard: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              members: [{ name: 'Lagduf', bears: ['Great Lord of Goblin-gate'] }],
            },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Great Lord of Goblin-gate', { unique: 'coe/g.man.1' });
      t.say('He is so himself, and not only for being the Great Goblin');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', members: ['Hendolen'] }],
          discard: ['Great Lord of Goblin-gate', 'Great Bats'],
        },
        hazard: { hand: ['Aware of their Ways'] },
        moment: 'hazards',
      });
      t.hazard.plays('Aware of their Ways').stage.resolve();
      t.hazard.options_are('Great Bats', 'pass');
    },
  ),

  scenario(
    'Blackbole stands aside where an automatic-attack is faced, and helps',
    { proves: ['crf/card/blackbole/1'], rules: ALL },
    (t) => {
      const helps = (): void => {
        t.equal(t.attack().assigned, ['Lagduf'], 'nobody strikes at Blackbole');
        const before = t.strikeProwess();
        t.resource.options_are('Blackbole', 'pass').chooses('Blackbole');
        t.equal(t.card('Blackbole').status, 'tapped', 'he has tapped for another');
        t.equal(t.strikeProwess(), before + 1, 'who has one more for it');
      };
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Ettenmoors', members: [{ name: 'Lagduf', bears: ['Blackbole'] }] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.passUntil('defend').resource.mayNot('a strike to Blackbole').chooses('a strike to Lagduf');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('support');
      helps();
      t.shows('crf/card/blackbole/1#1');
      // a creature that is keyed to the site he goes to
      onTheWay(t, [{ name: 'Lagduf', bears: ['Blackbole'] }], ['Pick-pocket']);
      t.hazard.plays('Pick-pocket', 'Border-hold').stage.resolve();
      t.passUntil('support');
      helps();
      t.shows('crf/card/blackbole/1#2');
    },
  ),

  scenario(
    'Sable Shield: no wound, and a roll for the shield; who stayed untapped does not tap, and who is detained keeps it',
    { proves: ['crf/card/sable-shield/1', 'crf/card/sable-shield/2'], rules: ALL },
    (t) => {
      const struck = (stays: boolean, creature: Named, key: string, ...rolls: number[]): void => {
        onTheWay(t, [{ name: 'Hendolen', bears: ['Sable Shield'] }], [creature]);
        t.hazard.plays(creature, key).stage.resolve();
        t.passUntil('stay-untapped').resource.chooses(stays ? 'yes' : 'no');
        t.rolls(...rolls).allPass();
        t.passUntil('movement-hazard');
      };
      const is = (): string[] => [t.card('Hendolen').status, t.card('Sable Shield').zone];
      struck(true, 'Wargs', 'Wilderness', 2, 6);
      t.equal(is(), ['untapped', 'play'], 'he stayed untapped; a 6 leaves him the shield');
      struck(false, 'Wargs', 'Wilderness', 2, 7);
      t.equal(is(), ['tapped', 'discard'], 'he tapped, and the shield is gone with a 7');
      struck(true, 'Arthadan Rangers', 'Rhudaur', 2);
      t.equal(is(), ['tapped', 'play'], 'detained: it is of no use, and not in danger');
    },
  ),

  scenario(
    'Carambor goes on from where his company has come to, and not when it was sent back',
    { proves: ['pef/card/carambor/1'], rules: ALL },
    (t) => {
      for (const back of [true, false] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                by: ['Angmar', 'Rhudaur'],
                members: ['Carambor'],
              },
            ],
            sites: ['Ettenmoors'],
          },
          hazard: {
            events: ['Doors of Night', ...(back ? (['Snowstorm'] as const) : [])],
            hand: ['Wargs'],
          },
          moment: 'passives',
          asksPasses: true,
        });
        t.resolve();
        if (back) {
          t.equal(t.card('Carambor').site, 'Carn Dûm', 'back where it came from');
          t.asks(t.resource, 'end-of-turn-start').resource.mayNot('use Carambor');
          t.shows('pef/card/carambor/1#2');
          continue;
        }
        t.resource.refused('Carambor', { edge: 'coe/9.6.6' });
        t.passUntil('movement-hazard-end').resource.uses('Carambor').stage.resolve();
        t.skipTo('move-again').resource.may('Ettenmoors');
        t.shows('pef/card/carambor/1#1');
      }
      t.say('Nor when it is sent back in the midst of its way');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Carambor'] },
          ],
          sites: ['Ettenmoors'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(t.card('Carambor').site, 'Carn Dûm', 'back again');
      t.asks(t.resource, 'end-of-turn-start').resource.mayNot('use Carambor');
      t.shows('pef/card/carambor/1#2');
    },
  ),

  scenario(
    'The Worthy Hills never tap: what asks for an untapped site is played there again and again, and no minor item follows',
    {
      proves: [
        'crf/card/the-worthy-hills/1',
        'crf/card/the-worthy-hills/2',
        'pef/card/the-worthy-hills/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'LE-415',
              members: ['Ciryaher', 'Layos', { name: 'Hendolen', bears: ['LE-315', 'LE-297'] }],
            },
          ],
          hand: [
            'Secrets of Their Forging',
            'Secrets of Their Forging',
            'Saw-toothed Blade',
            "That Ain't No Secret",
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Secrets of Their Forging', 'Ciryaher', 'Least').stage.resolve();
      t.resource.passes();
      t.equal(t.card('The Worthy Hills').status, 'untapped', 'it has not tapped for it');
      t.resource.refused('Saw-toothed Blade', { 'not-here': 'coe/2.V.4' });
      t.resource.may("play That Ain't No Secret");
      t.say('That it asks for the site to tap stands in the way of none of them');
      t.resource.plays('Secrets of Their Forging', 'Layos').stage.resolve();
      t.resource.passes();
      t.equal(
        [t.card('Layos').status, t.card('LE-315').zone, t.card('LE-297').zone],
        ['tapped', 'discard', 'discard'],
        'both of the rings are spent',
      );
      t.say('Nor does one follow where a people is won over');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-415', members: ['Ciryaher', 'Layos'] }],
          hand: ['LE-296', 'Saw-toothed Blade'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Woses of the Eryn Vorn', 'Ciryaher').stage.resolve();
      t.equal(
        [t.card('Woses of the Eryn Vorn').zone, t.card('The Worthy Hills').status],
        ['pile', 'untapped'],
        'they are won',
      );
      t.resource.refused('Saw-toothed Blade', { 'not-here': 'coe/2.V.4' });
    },
  ),
];
