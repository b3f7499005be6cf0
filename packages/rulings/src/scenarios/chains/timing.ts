import { type Scenario, scenario } from '@mathom/engine/scenario';
import { face } from '../combat/help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;
const OLD = ['crf', 'tournament'] as const;
/** A card that could always be played: with it in hand a player is asked at every turn. */
const SPARE = 'Forewarned Is Forearmed';

/** Who may say what when, and what is asked again as things resolve. */
export const timingOfChains: readonly Scenario[] = [
  scenario(
    'Two lowered limits stop an Assassin, but not the River declared on top of them',
    {
      proves: [
        'crf/term/timing/1',
        'pef/card/many-turns-and-doublings/2',
        'pef/card/many-turns-and-doublings/2.1',
        'coe/2.IV.iii.1',
        'coe/9.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', 'Many Turns and Doublings', SPARE],
        },
        hazard: {
          hand: [
            'Assassin',
            'River',
            'Brigands',
            'Long Dark Reach',
            'Lure of the Senses',
            'Call of Home',
          ],
        },
        moment: 'hazards',
      });
      t.equal(t.limit('Beorn'), 2, 'two hazards at first');
      t.hazard.plays('Assassin', 'Border-hold');
      t.resource.plays('Many Turns and Doublings', 'Beorn');
      t.hazard.may('play River').mayNot('play Brigands').passes();
      t.resource.plays('Many Turns and Doublings', 'Beorn');
      t.equal(t.limit('Beorn'), 2, 'as long as nothing resolves it is two');
      t.hazard.refused('Brigands', { answer: 'coe/2.IV.vii.2' });
      t.hazard.refused('Long Dark Reach', { 'starts-chain': 'coe/3.1.1' });
      t.hazard.refused('Lure of the Senses', { 'corruption-answer': 'coe/7.2.2' });
      t.hazard.may('play River').may('play Call of Home');
      t.shows('pef/card/many-turns-and-doublings/2.1#1');
      t.hazard.plays('River', 'Bree');
      t.hazard.refused('Call of Home', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.equal(
        t.chain(),
        ['Assassin', 'Many Turns and Doublings', 'Many Turns and Doublings', 'River'],
        'all four are declared',
      );
      t.resolve();
      t.equal(t.limit('Beorn'), 0, 'both lowered the limit');
      t.shows('pef/card/many-turns-and-doublings/2.1#4');
      t.expect(!t.underAttack, 'the Assassin did not come');
      t.equal(t.card('Assassin').zone, 'discard', 'he is discarded');
      t.shows(
        'crf/term/timing/1#4',
        'pef/card/many-turns-and-doublings/2.1#2',
        'pef/card/many-turns-and-doublings/2.1#5',
      );
      t.resource.may('tap Beorn to free the company');
      t.shows(
        'crf/term/timing/1#4',
        'pef/card/many-turns-and-doublings/2#1',
        'pef/card/many-turns-and-doublings/2.1#3',
      );
      t.say('So it is with an event that was declared first');
      for (const lowered of [1, 2] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
            events: ['Gates of Morning'],
            hand: ['Many Turns and Doublings', 'Many Turns and Doublings'],
          },
          hazard: { hand: ['Lost in the Wilderness'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays('Lost in the Wilderness');
        t.resource.plays('Many Turns and Doublings', 'Beorn');
        if (lowered === 2) {
          t.hazard.passes();
          t.resource.plays('Many Turns and Doublings', 'Beorn');
        }
        t.resolve();
        t.equal(t.limit('Beorn'), lowered === 2 ? 0 : 3, 'two more, or it has come to nothing');
      }
      t.shows('crf/term/timing/1#4');
    },
  ),
  scenario(
    'With one lowered limit the Assassin still comes',
    { proves: ['crf/term/timing/1', 'coe/2.IV.iii.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', SPARE],
        },
        hazard: { hand: ['Assassin', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold');
      t.resource.plays('Many Turns and Doublings', 'Beorn').stage.resolve();
      t.expect(t.underAttack, 'one hazard was declared, and one may be');
      t.shows('crf/term/timing/1#4');
      t.hazard.refused('River', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.say('So it is with a creature, when as many hazards were played as may be');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Brigands', 'River', 'Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.resource.passes();
      t.hazard.may('play Brigands');
      t.rolls(12).hazard.plays('Call of Home', 'Legolas').stage.resolve();
      t.resource.passes();
      t.asks(t.hazard, 'movement-hazard').hazard.refused('Brigands', {
        'hazard-limit': 'coe/2.IV.iii.1',
      });
      t.shows('crf/term/timing/1#3');
    },
  ),
  scenario(
    'An Orc-guard that came to nothing was never faced',
    { proves: ['pef/term/resolve/1', 'coe/9.5.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Beorn', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings', 'Many Turns and Doublings', SPARE],
        },
        hazard: {
          events: ['Power Built by Waiting', 'Power Built by Waiting'],
          hand: ['Orc-guard', 'Orc-lieutenant'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard', 'Shadow-hold');
      t.resource.plays('Many Turns and Doublings', 'Beorn');
      t.resource.plays('Many Turns and Doublings', 'Beorn').stage.resolve();
      t.expect(!t.underAttack, 'no attack');
      t.equal(t.card('Orc-guard').zone, 'discard', 'the creature is discarded');
      t.shows('pef/term/resolve/1#1');
      // the limit is raised again, so that another Orc can come
      t.hazard.uses('Power Built by Waiting', { way: 'raise' }).stage.resolve();
      t.hazard.uses('Power Built by Waiting', { way: 'raise' }).stage.resolve();
      t.equal(t.limit('Beorn'), 2, 'up again');
      t.hazard.plays('Orc-lieutenant', 'Shadow-hold').stage.resolve();
      t.equal(t.attack().prowess, 7, 'as against those who met no Orcs this turn');
      t.shows('pef/term/resolve/1#2');
      t.say('An event that is over the limit does nothing either, and one that is not does');
      for (const answers of [2, 1]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Beorn', 'Legolas'] }],
            events: ['Gates of Morning'],
            hand: ['Many Turns and Doublings', 'Many Turns and Doublings', SPARE],
          },
          hazard: { hand: ['Lost in the Wilderness', 'Orc-guard'] },
          moment: 'hazards',
        });
        const wild = t.path('Beorn').filter((x) => x === 'wilderness').length;
        t.expect(wild > 0, 'there is wilderness on their way');
        t.hazard.plays('Lost in the Wilderness');
        for (let i = 0; i < answers; i++) t.resource.plays('Many Turns and Doublings', 'Beorn');
        t.resolve();
        t.equal(t.card('Lost in the Wilderness').zone, 'discard', 'it is gone');
        t.equal(
          t.limit('Beorn'),
          answers === 2 ? 0 : 1 + wild,
          answers === 2 ? 'and has added nothing to the limit' : 'and they have lost their way',
        );
        t.shows(`pef/term/resolve/1#${answers}`);
      }
    },
  ),
  scenario(
    'An Orc-guard that was faced makes the Lieutenant bolder',
    { proves: ['pef/term/resolve/1', 'coe/3.i.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Beorn', 'Legolas'] }],
          hand: ['Dark Quarrels', SPARE],
        },
        hazard: { hand: ['Orc-guard', 'Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.resource.plays('Dark Quarrels').stage.resolve();
      t.expect(!t.underAttack, 'it was canceled');
      t.hazard.plays('Orc-lieutenant', 'Shadow-hold').stage.resolve();
      t.equal(t.attack().prowess, 11, 'but it was faced');
    },
  ),
  scenario(
    'The resource player has the first word whenever a new chain may begin',
    { proves: ['pef/term/chain-of-effects/2', 'coe/9.5.1', 'coe/9.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Beorn', 'Legolas'] }],
          hand: ['Gates of Morning', SPARE],
        },
        hazard: { hand: ['Power Built by Waiting', 'Rank upon Rank', 'Twilight'] },
        moment: 'hazards',
      });
      t.asks(t.resource, 'act');
      t.resource.passes();
      t.asks(t.hazard, 'act');
      t.hazard.plays('Power Built by Waiting');
      // the other side answers first, then whoever declared
      t.asks(t.resource, 'respond');
      t.resource.passes();
      t.asks(t.hazard, 'respond');
      t.hazard.passes();
      t.equal(t.card('Power Built by Waiting').zone, 'play', 'the chain has resolved');
      t.asks(t.resource, 'act');
      t.resource.plays('Gates of Morning');
      t.asks(t.hazard, 'respond');
      t.hazard.plays('Rank upon Rank');
      t.asks(t.resource, 'respond');
      t.resolve();
      t.asks(t.resource, 'act');
      t.say('In the midst of an attack, between its strikes, and as the phase ends');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Wargs', 'River'], events: ['Adûnaphel'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      for (const window of ['attack', 'between-strikes', 'movement-hazard-end'] as const) {
        if (window === 'between-strikes') {
          t.passUntil('defend').resource.chooses('a strike to Gimli');
          t.resource.chooses('a strike to Legolas');
          if (t.decision().about !== 'between-strikes') {
            t.rolls(12);
            face(t, 'Gimli');
          }
        } else if (window === 'movement-hazard-end') {
          t.fightOut({ always: 12 });
          t.passUntil('movement-hazard-end');
        }
        t.asks(t.resource, window).resource.passes();
        t.asks(t.hazard, window);
      }
    },
  ),
  scenario(
    'What brings an attack or corruption has to begin a chain',
    { proves: ['pef/term/chain-of-effects/1', 'coe/3.1.1', 'coe/7.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: ['Beorn', 'Legolas', 'Elladan', 'Elrohir'] },
          ],
          hand: ['Gates of Morning', SPARE],
        },
        hazard: { hand: ['Orc-guard', 'Lure of Nature', 'Tidings of Bold Spies', 'Call of Home'] },
        moment: 'hazards',
      });
      t.resource.plays('Gates of Morning');
      t.hazard
        .may('play Call of Home')
        .mayNot('play Orc-guard')
        .mayNot('play Lure of Nature')
        .mayNot('play Tidings of Bold Spies');
      t.hazard
        .refused('Orc-guard', { answer: 'coe/2.IV.vii.2' })
        .refused('Lure of Nature', { 'corruption-answer': 'coe/7.2.2' })
        .refused('Tidings of Bold Spies', { 'starts-chain': 'coe/3.1.1' });
      t.resolve();
      t.resource.passes();
      t.hazard
        .may('play Orc-guard')
        .may('play Lure of Nature')
        .may('play Tidings of Bold Spies')
        .may('play Call of Home');
      t.shows('pef/term/chain-of-effects/1#1', 'pef/term/chain-of-effects/1#2');
      t.say('So has a resource that brings one');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Bergil'] }],
          hand: ['Gates of Morning', 'Lucky Search'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.may('play Lucky Search').plays('Gates of Morning');
      t.hazard.passes();
      t.resource.refused('Lucky Search', { 'starts-chain': 'coe/3.1.1' });
      t.shows('pef/term/chain-of-effects/1#3');
      t.say('And what may bring one, and may find nobody who attacks');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Legolas'] }],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Long Dark Reach', 'Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Gates of Morning');
      t.hazard.may('play Call of Home').refused('Long Dark Reach', { 'starts-chain': 'coe/3.1.1' });
      t.resolve();
      t.resource.passes();
      t.hazard.may('play Long Dark Reach');
      t.shows('pef/term/chain-of-effects/1#3');
    },
  ),
  scenario(
    'While an event makes its attack only a few things can be done',
    { proves: ['crf/term/timing/3'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              siteTapped: true,
              members: [
                { name: 'Aragorn II', bears: ['Magic Ring of Stealth'] },
                { name: 'Boromir II', status: 'tapped', bears: ['Healing Herbs'] },
                { name: 'Elladan', bears: ['Healing Herbs', 'Star-glass'] },
              ],
            },
          ],
          hand: ['Rescue Prisoners', 'Concealment', 'Risky Blow', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.equal(t.attack().strikes, 2, 'the spiders are there');
      t.resource.options_are('play Concealment', 'pass');
      t.shows('crf/term/timing/3#1');
      t.resource
        .refused('Star-glass', {
          combat: 'crf/turn/site-phase/automatic-attacks/6',
          'no-target': 'coe/9.3',
        })
        .refused('Healing Herbs', {
          combat: 'crf/turn/site-phase/automatic-attacks/6',
          cost: 'coe/9.2.3',
          'no-target': 'coe/9.3',
        });
      t.resource.passes();
      t.resource.chooses('a strike to Aragorn II').chooses('a strike to Elladan');
      t.asks(t.resource, 'strike');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.resource.chooses('no');
      t.resource.options_are('play Risky Blow', 'use Magic Ring of Stealth', 'pass');
      t.shows('crf/term/timing/3#3');
      t.resource.uses('Magic Ring of Stealth').stage.resolve();
      t.equal(t.card('Aragorn II').status, 'untapped', 'his strike is off, and nothing was rolled');
      t.expect(t.underAttack, 'that of the other is not');
      t.shows('crf/term/timing/3#2');
    },
  ),
  scenario(
    'Under the newer rules such an attack can also be weakened',
    { proves: ['coe/3.2', 'coe/3.i'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              siteTapped: true,
              members: [
                'Aragorn II',
                { name: 'Boromir II', status: 'tapped' },
                { name: 'Elladan', bears: ['Healing Herbs', 'Star-glass'] },
              ],
            },
          ],
          hand: ['Rescue Prisoners', 'Concealment', 'Risky Blow', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.resource.options_are('play Concealment', 'use Star-glass: prowess', 'pass');
      t.resource
        .refused('Healing Herbs', { combat: 'coe/3.i', 'no-target': 'coe/9.3' })
        .refused(SPARE, { combat: 'coe/3.i' });
    },
  ),
];
