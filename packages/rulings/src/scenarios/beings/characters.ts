import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { unaided } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** With what prowess he meets the one strike that comes at him. */
function meets(t: Stage, who: Named, creature: Named, key: string): number {
  t.board({
    resource: {
      companies: [{ at: 'Lórien', to: 'Moria', members: [{ name: who, status: 'wounded' }] }],
    },
    hazard: { hand: [creature] },
    moment: 'hazards',
  });
  t.rolls(12, 12);
  t.hazard.plays(creature, key).stage.resolve();
  const e = t.steps
    .flatMap((x) => x.events)
    .filter((x) => x.event === 'strike')
    .at(-1);
  // two less for the wound
  return e?.event === 'strike' ? e.prowess + 2 : Number.NaN;
}

const ORC_FIGHTERS: readonly (readonly [Named, number, number])[] = [
  ['Balin', 4, 2],
  ['Bofur', 4, 1],
  ['Dori', 3, 1],
  ['Elladan', 5, 1],
  ['Elrohir', 5, 1],
  ['Fíli', 2, 1],
  ['Gildor Inglorion', 5, 2],
  ['Gimli', 5, 2],
  ['Glóin', 5, 1],
  ['Kíli', 3, 1],
];

const TEMPTED: readonly (readonly [Named, number])[] = [
  ['Bofur', -1],
  ['Boromir II', -1],
  ['Dori', -1],
  ['Fatty Bolger', 1],
  ['Fíli', -1],
  ['Forlong', -1],
  ['Gandalf', 1],
  ['Haldir', -1],
  ['Háma', -1],
  ['Kíli', -1],
  // nothing is said of her
  ['Annalena', 0],
];

export const characters: readonly Scenario[] = [
  ...ORC_FIGHTERS.map(([who, prowess, more]) =>
    scenario(
      `${who}: harder on Orcs than on others`,
      { proves: ['coe/3.iv.6'], rules: ['coe', 'crf'] },
      (t) => {
        t.equal(meets(t, who, 'Little Snuffler', 'Shadow-hold'), prowess + more, 'against an Orc');
        t.equal(meets(t, who, 'Corpse-candle', 'Shadow-hold'), prowess, 'against the dead');
      },
    ),
  ),

  ...TEMPTED.map(([who, by]) =>
    scenario(
      `${who}: how corruption checks are modified`,
      { proves: ['coe/7.1'], rules: ['coe', 'crf'] },
      (t) => {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [who] }] },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
        });
        t.rolls(8);
        t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }).stage.resolve();
        const e = t.steps
          .flatMap((x) => x.events)
          .find((x) => x.event === 'roll' && x.for === 'corruption');
        t.equal(e?.event === 'roll' ? e.total : 0, 8 + by, 'eight was rolled');
      },
    ),
  ),

  ...(['Aragorn II', 'Elrond'] as const).map((who) =>
    scenario(
      `${who}: the loss of him counts against his player`,
      { proves: ['coe/10.3.ii'], rules: ['coe', 'crf'] },
      (t) => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: [who, 'Fatty Bolger'] }],
          },
          hazard: { hand: ['Cave-drake'] },
          moment: 'hazards',
        });
        t.equal(t.points(0).character, 4, 'three for him and one for the Hobbit');
        t.rolls(2, 12);
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.resource.chooses(`resolve the strike against ${who}`).chooses('no').stage.resolve();
        t.equal(t.card(who).zone, 'removed', 'he is eliminated');
        t.equal(t.points(0).character, -2, 'three less than nothing, and one for the Hobbit');
      },
    ),
  ),

  scenario(
    'Elrond: a larger hand while he is at Rivendell',
    { proves: ['coe/2.IV.5'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
        moment: 'organization',
      });
      t.equal([t.handSize(0), t.handSize(1)], [9, 8], 'nine cards for his player');
      t.board({
        resource: { companies: [{ at: 'Lórien', members: ['Elrond'] }] },
        moment: 'organization',
      });
      t.equal(t.handSize(0), 8, 'not at another Haven');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }] },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.equal(t.handSize(0), 8, 'nor on the way from there');
    },
  ),

  scenario(
    'Fatty Bolger: takes a strike off another Hobbit, but not off himself or others',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Fatty Bolger', 'Sam Gamgee', 'Gimli'] },
          ],
        },
        hazard: { hand: ['Cave-drake', 'Lesser Spiders'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.hazard.chooses('a strike to Gimli').chooses('a strike to Sam Gamgee');
      t.rolls(12);
      t.resource.chooses('resolve the strike against Gimli').chooses('no');
      t.resource.mayNot('use Fatty Bolger');
      unaided(t);
      t.expect(t.card('Gimli').status === 'tapped', 'Gimli saw to his own');
      t.resource.chooses('no');
      unaided(t);
      t.resource.may('use Fatty Bolger').uses('Fatty Bolger').stage.resolve();
      t.equal(
        [t.card('Fatty Bolger').status, t.card('Sam Gamgee').status],
        ['tapped', 'untapped'],
        'the strike against Sam is canceled',
      );
    },
  ),

  scenario(
    'Fatty Bolger: comes into play at Bag End only',
    { proves: ['coe/2.II.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elladan'] },
            { at: 'Bag End', members: ['Sam Gamgee'] },
          ],
          hand: ['Fatty Bolger', 'Annalena'],
          sites: ['Edhellond'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .may('play Fatty Bolger at Bag End')
        .mayNot('play Fatty Bolger at Rivendell')
        .may('play Annalena at Rivendell');
    },
  ),

  scenario(
    'Gandalf: taps to test a gold ring of his company',
    { proves: ['coe/6.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Gandalf', { name: 'Sam Gamgee', bears: ['Beautiful Gold Ring'] }],
            },
          ],
          hand: ['Lesser Ring'],
        },
        moment: 'organization',
      });
      t.rolls(8);
      t.resource.uses('Gandalf').stage.resolve();
      t.equal(t.card('Gandalf').status, 'tapped', 'he taps');
      t.resource.options_are('Lesser Ring', 'pass').chooses('Lesser Ring');
      t.equal(
        [t.card('Lesser Ring').host, t.card('Beautiful Gold Ring').zone],
        ['Sam Gamgee', 'discard'],
        'it takes the place of the gold ring',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf'] },
            { at: 'Lórien', members: [{ name: 'Sam Gamgee', bears: ['Beautiful Gold Ring'] }] },
          ],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Gandalf');
    },
  ),

  scenario(
    'Ioreth: what heals one of her company heals all',
    { proves: ['coe/2.V.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: [
                'Ioreth',
                { name: 'Faramir', status: 'wounded' },
                { name: 'Bergil', status: 'wounded' },
                { name: 'Sam Gamgee', status: 'wounded' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.plays('Halfling Strength', { way: 'heal' }).stage.resolve();
      t.equal(
        [t.card('Sam Gamgee').status, t.card('Faramir').status, t.card('Bergil').status],
        ['untapped', 'untapped', 'untapped'],
        'all three are well',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: [
                { name: 'Faramir', status: 'wounded' },
                { name: 'Sam Gamgee', status: 'wounded' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.plays('Halfling Strength', { way: 'heal' }).stage.resolve();
      t.equal(
        [t.card('Sam Gamgee').status, t.card('Faramir').status],
        ['untapped', 'wounded'],
        'without her only the Hobbit',
      );
    },
  ),
];
