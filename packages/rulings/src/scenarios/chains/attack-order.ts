import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const OLD = ['crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

const quarrelsAndStir = (t: Stage): void => {
  t.board({
    resource: {
      companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II', 'Bergil'] }],
      events: ['Gates of Morning'],
      hand: ['Dark Quarrels', SPARE],
    },
    hazard: { hand: ['Hobgoblins', 'Minions Stir'] },
    moment: 'hazards',
  });
  t.hazard.plays('Hobgoblins', 'Wilderness').stage.resolve();
  t.resource.plays('Dark Quarrels', { way: 'half' });
  t.hazard.plays('Minions Stir').stage.resolveThis();
};

/** What makes attacks stronger, and when it comes to bear. */
export const attackOrder: readonly Scenario[] = [
  scenario(
    'The resource player puts what strengthens a Barrow-wight in order',
    { proves: ['pef/term/order-of-effects/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Boromir II', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: {
          events: ['The Moon Is Dead', 'Plague of Wights', 'Doors of Night'],
          hand: ['Barrow-wight'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.asks(t.resource, 'attack-modifiers');
      t.resource.options_are('The Moon Is Dead', 'Plague of Wights');
      t.resource.chooses('Plague of Wights');
      t.equal(t.attack().strikes, 3, 'twice one, and one more');
      t.equal(t.attack().prowess, 14, 'one for each of them');
      t.shows('pef/term/order-of-effects/3#1');
      t.say('It is the same with what was played in this phase, before the wight');
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Dead Marshes', members: ['Boromir II', 'Bergil', 'Elladan'] },
          ],
          hand: [SPARE],
        },
        hazard: {
          events: ['The Moon Is Dead'],
          hand: ['Plague of Wights', 'Doors of Night', 'Barrow-wight'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Plague of Wights').stage.resolve();
      t.hazard.plays('Doors of Night').stage.resolve();
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.asks(t.resource, 'attack-modifiers');
      t.resource.options_are('The Moon Is Dead', 'Plague of Wights').chooses('Plague of Wights');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 14], 'three strikes again, not four');
      t.shows('pef/term/order-of-effects/3#3');
    },
  ),
  scenario(
    'The other order would give a fourth strike',
    { proves: ['pef/term/order-of-effects/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Boromir II', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: {
          events: ['Plague of Wights', 'The Moon Is Dead', 'Doors of Night'],
          hand: ['Barrow-wight'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.asks(t.resource, 'attack-modifiers');
      t.resource.chooses('The Moon Is Dead');
      t.equal(t.attack().strikes, 4, 'one more, and twice that');
      t.equal(t.attack().prowess, 14, 'the prowess is the same');
      t.shows('pef/term/order-of-effects/3#2');
    },
  ),
  scenario(
    'Played one after the other upon the wight, each works before the next is there',
    { proves: ['pef/term/order-of-effects/4', 'coe/9.6.8', 'coe/9.6.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              members: ['Boromir II', 'Bergil', 'Elladan', 'Elrohir', 'Haldir'],
            },
          ],
          hand: [SPARE],
        },
        hazard: {
          events: ['Doors of Night'],
          hand: [
            'Barrow-wight',
            'The Moon Is Dead',
            'Plague of Wights',
            'Rank upon Rank',
            'Two or Three Tribes Present',
          ],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.equal(t.attack().strikes, 1, 'as printed');
      t.resource.passes();
      t.hazard.plays('The Moon Is Dead').stage.resolveThis();
      t.equal(t.card('The Moon Is Dead').zone, 'play', 'it has resolved');
      t.equal(t.attack().strikes, 1, 'and only waits to be felt');
      t.equal(t.chain(), ['The Moon Is Dead'], 'what it does opens the next chain');
      t.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'now it has been felt');
      t.resource.passes();
      t.hazard.plays('Plague of Wights').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [4, 14], 'the two are doubled');
      t.shows('pef/term/order-of-effects/4#1');
      t.resource.passes();
      t.hazard.plays('Rank upon Rank').stage.resolve();
      t.resource.passes();
      t.hazard.plays('Two or Three Tribes Present', 'Orc').stage.resolve();
      t.equal(t.attack().assigned, [], 'nobody has been given a strike yet');
      t.shows('pef/term/order-of-effects/4#2');
      t.say('What lies there already is put in order by the other player');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Boromir II', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: {
          events: ['The Moon Is Dead', 'Plague of Wights', 'Doors of Night'],
          hand: ['Barrow-wight', 'River'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.asks(t.resource, 'attack-modifiers').resource.chooses('Plague of Wights');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 14], 'and four they are not');
      t.shows('pef/term/order-of-effects/4#3');
    },
  ),
  scenario(
    'What makes the attacks of Men stronger comes upon one in a chain: in answer it is still alone, and goes over',
    { proves: ['crf/card/ready-to-his-will/1', 'coe/9.6.8'], rules: ALL },
    (t) => {
      for (const answers of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-359', to: 'LE-356', members: ['Jerrek', 'Ciryaher'] }],
            hand: ['Ready to His Will'],
          },
          hazard: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-390', members: ['Gorbag'] }],
            hand: ['Abductor'],
            events: ['Rank upon Rank'],
          },
          moment: 'hazards',
          ...(answers ? {} : { asksPasses: true }),
        });
        t.hazard.plays('Abductor', 'Border-hold').stage.resolve();
        t.equal(t.attack().strikes, 1, 'it is one man yet');
        if (!answers) {
          t.allPass();
          t.equal(t.attack().strikes, 2, 'rank stands upon rank');
          t.resource.refused('Ready to His Will', { 'no-target': 'coe/9.3' });
          continue;
        }
        t.resource.plays('Ready to His Will').stage.resolve();
        t.resource.chooses('Ciryaher');
        t.expect(!t.underAttack, 'the attack is over');
        t.equal(t.card('Abductor').host, 'Ciryaher', 'he serves');
      }
      t.say('So with what makes Orcs more, and stays for a while only');
      for (const answers of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                by: ['Angmar', 'Rhudaur'],
                members: ['Jerrek', 'Ciryaher'],
              },
            ],
            hand: ['Ready to His Will'],
          },
          hazard: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-390', members: ['Gorbag'] }],
            hand: ['Orc-lieutenant'],
            events: ['Minions Stir'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
        t.equal(t.attack().strikes, 1, 'he is by himself yet');
        if (!answers) {
          t.allPass();
          t.equal(t.attack().strikes, 2, 'others stir');
          t.resource.refused('Ready to His Will', { 'no-target': 'coe/9.3' });
          continue;
        }
        t.resource.plays('Ready to His Will').stage.resolve();
        t.resource.chooses('Ciryaher');
        t.equal(t.card('Orc-lieutenant').host, 'Ciryaher', 'he serves');
      }
    },
  ),
  scenario(
    'Minions Stir in answer is felt only after what it answered',
    { proves: ['pef/term/passive-conditions/1'], rules: ALL },
    (t) => {
      quarrelsAndStir(t);
      t.equal(t.attack().strikes, 1, 'the strikes as printed are halved');
      t.equal(t.attack().prowess, 10, 'the prowess is not changed yet');
      t.resolve();
      t.equal(t.attack().strikes, 2, 'then one more strike is added');
      t.equal(t.attack().prowess, 11, 'and to prowess too');
      t.shows('pef/term/passive-conditions/1#1');
    },
  ),
  scenario(
    'A change to all attacks of a kind waits for a chain of its own',
    { proves: ['coe/9.6.8', 'coe/9.6'], rules: ['coe'] },
    (t) => {
      quarrelsAndStir(t);
      t.equal([t.attack().strikes, t.attack().prowess], [1, 10], 'not yet');
      t.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 11], 'now');
    },
  ),
  scenario(
    'In the older rules even the Morgul Night falls only in the next chain',
    { proves: ['pef/term/passive-conditions/1'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Haldir'] }],
          hand: [SPARE],
        },
        hazard: { events: ['Doors of Night'], hand: ['Lost in the Wilderness', 'Morgul Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Lost in the Wilderness');
      t.resource.passes();
      t.hazard.plays('Morgul Night').stage.resolveThis();
      t.equal(t.card('Morgul Night').zone, 'play', 'it has resolved');
      t.equal(t.limit('Elladan'), 5, 'yet there were two Wildernesses to be lost in');
      t.equal(t.chain(), ['Morgul Night'], 'what it does comes next');
      t.equal(t.path('Elladan'), ['wilderness', 'wilderness'], 'and is not felt before');
      t.resolve();
      t.equal(t.path('Elladan'), ['shadow', 'shadow'], 'now the night has fallen');
      t.shows('pef/term/passive-conditions/1#1');
    },
  ),
  scenario(
    'Clear Skies are felt by all characters, a chain after they came',
    { proves: ['pef/term/passive-conditions/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Boromir II'] }],
          events: ['Gates of Morning'],
          hand: ['Clear Skies', SPARE],
        },
        moment: 'long-event',
      });
      const before = t.card('Boromir II').stat('prowess');
      t.resource.plays('Clear Skies').stage.resolveThis();
      t.equal(t.card('Clear Skies').zone, 'play', 'they are there');
      t.equal(t.card('Boromir II').stat('prowess'), before, 'and nobody is the stronger yet');
      t.resolve();
      t.equal(t.card('Boromir II').stat('prowess'), before + 2, 'but soon');
      t.shows('pef/term/passive-conditions/1#1');
    },
  ),
];
