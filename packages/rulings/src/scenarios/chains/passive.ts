import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

/** Nobody takes more cards than he must. */
const drawsNoMore = (t: Stage): void => {
  while (t.decision().about === 'draw') t.take({ type: 'no' }, 'no more cards');
};

/** What happens by itself: passive conditions, and the chains they open. */
export const passiveConditions: readonly Scenario[] = [
  scenario(
    'Foul Fumes turn back the second company as its site is revealed',
    {
      proves: [
        'companion/annotation/9/2',
        'companion/annotation/9/3',
        'companion/annotation/9/1',
        'crf/term/passive-conditions/1',
        'crf/term/passive-conditions/2',
        'companion/annotation/8/2',
        'coe/9.6',
        'coe/9.6.1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Legolas', 'Bilbo'] },
            { at: 'Lórien', to: 'Dead Marshes', members: ['Boromir II', 'Bergil'] },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Foul Fumes'] },
        moment: 'movement',
      });
      t.resource.chooses('Legolas').chooses('starter');
      drawsNoMore(t);
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.expect(t.company('Legolas').moving, 'the first company goes on');
      t.shows('companion/annotation/9/3#1');
      t.pass(2);
      t.passUntil('path');
      t.resource.chooses('starter');
      drawsNoMore(t);
      t.equal(t.chain(), ['Foul Fumes'], 'the return is declared unasked, and first');
      t.shows(
        'companion/annotation/9/3#2',
        'companion/annotation/9/3#3',
        'crf/term/passive-conditions/2#1',
        'companion/annotation/8/2#2',
        'companion/annotation/9/1#1',
      );
      t.expect(t.company('Boromir II').moving, 'it has not happened yet');
      t.resource.may(`play ${SPARE}`);
      t.resolve();
      t.expect(t.company('Boromir II').returned, 'the company is sent back');
      t.equal(t.card('Boromir II').site, 'Lórien', 'to where it came from');
      t.shows(
        'companion/annotation/9/2#1',
        'companion/annotation/9/3#2',
        'companion/annotation/8/2#2',
        'companion/annotation/9/1#1',
        'crf/term/passive-conditions/2#1',
      );
      t.say('With a ranger among them nothing is set off');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Aragorn II', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: { events: ['Foul Fumes'] },
        moment: 'movement',
        asksPasses: true,
      });
      t.passUntil('path').resource.chooses('starter');
      drawsNoMore(t);
      t.equal(t.chain(), [], 'no return is declared');
      t.allPass();
      t.equal(t.company('Aragorn II').returned, false, 'and nobody turns them back');
      t.shows('companion/annotation/9/3#2');
      t.say('Only what is in play does so: not what is still in hand, or lies among the discarded');
      for (const where of ['hand', 'discard'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Boromir II', 'Bergil'] }],
            hand: [SPARE],
          },
          hazard: { [where]: ['Foul Fumes'] },
          moment: 'movement',
          asksPasses: true,
        });
        t.passUntil('path').resource.chooses('starter');
        drawsNoMore(t);
        t.equal(t.chain(), [], 'nothing is declared');
        t.allPass();
        t.equal(t.company('Boromir II').returned, false, 'nobody turns them back');
      }
      t.shows('companion/annotation/8/2#2');
    },
  ),
  scenario(
    'A ring found in time makes a ranger, and the Fumes lose their hold',
    {
      proves: [
        'companion/annotation/9/4',
        'companion/annotation/9/1',
        'crf/term/passive-conditions/2',
        'coe/9.6.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              members: ['Elrond', { name: 'Boromir II', bears: ['Beautiful Gold Ring'] }],
            },
          ],
          hand: ['Test of Lore', 'Magic Ring of Nature', SPARE],
        },
        hazard: { events: ['Foul Fumes'] },
        moment: 'passives',
      });
      t.equal(t.chain(), ['Foul Fumes'], 'the return is declared');
      t.resource.plays('Test of Lore', 'Beautiful Gold Ring', 'Elrond');
      t.rolls(8).resolve();
      t.resource.chooses('Magic Ring of Nature');
      t.equal(t.card('Magic Ring of Nature').host, 'Boromir II', 'the test has found it');
      t.shows('companion/annotation/9/4#1');
      t.expect(!t.company('Boromir II').returned, 'the company is not sent back');
      t.shows(
        'companion/annotation/9/4#2',
        'crf/term/passive-conditions/2#2',
        'companion/annotation/9/1#2',
      );
      t.asks(t.resource, 'movement-hazard');
      t.say('So it is when the card that demanded it is gone');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Boromir II'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { events: ['Foul Fumes'] },
        moment: 'passives',
      });
      t.equal(t.chain(), ['Foul Fumes'], 'the return is declared');
      t.resource.plays('Twilight', 'Foul Fumes').stage.resolve();
      t.equal(t.card('Foul Fumes').zone, 'discard', 'the fumes are gone');
      t.expect(!t.company('Boromir II').returned, 'and nobody is sent back');
      t.say('and when what its text depends on is gone, though the card is there');
      for (const answered of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }],
            hand: ['Twilight', SPARE],
          },
          hazard: { events: ['Doors of Night', 'Long Winter'] },
          moment: 'passives',
          asksPasses: true,
        });
        t.expect(t.chain().includes('Long Winter'), 'the site is to be tapped');
        if (answered) t.resource.plays('Twilight', 'Doors of Night', { way: 'discard' });
        t.resolve();
        t.equal(
          [t.card('Long Winter').zone, t.card('Moria').status],
          ['play', answered ? 'untapped' : 'tapped'],
          answered ? 'without Doors of Night it is not' : 'and so it is',
        );
      }
      t.shows('crf/term/passive-conditions/2#2', 'companion/annotation/9/1#2');
      t.say('or when the site that it would tap is no longer such a site');
      for (const answered of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }],
            hand: [SPARE],
          },
          hazard: { events: ['Long Winter'], hand: ['Doors of Night', 'Morgul Night'] },
          moment: 'hazards',
        });
        // by the older rules night falls only after the chain
        if (answered && t.rules !== 'coe') continue;
        t.hazard.plays('Doors of Night').stage.resolveThis();
        t.equal(t.chain(), ['Long Winter'], 'the site is to be tapped');
        if (answered) t.hazard.plays('Morgul Night');
        t.resolve();
        t.equal(
          [t.card('Long Winter').zone, t.card('Doors of Night').zone, t.card('Moria').status],
          ['play', 'play', answered ? 'untapped' : 'tapped'],
          answered ? 'no Wilderness leads there now' : 'and so it is',
        );
      }
      t.shows('crf/term/passive-conditions/2#2', 'companion/annotation/9/1#2');
    },
  ),
  scenario(
    'Without a ring that fits the company is sent back after all',
    { proves: ['companion/annotation/9/4', 'coe/9.6.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              members: ['Elrond', { name: 'Boromir II', bears: ['Beautiful Gold Ring'] }],
            },
          ],
          hand: ['Test of Lore', 'Magic Ring of Nature', SPARE],
        },
        hazard: { events: ['Foul Fumes'] },
        moment: 'passives',
      });
      t.resource.plays('Test of Lore', 'Beautiful Gold Ring', 'Elrond');
      t.rolls(9).resolve();
      t.expect(t.company('Boromir II').returned, 'a total of eight is too much for a Magic Ring');
      t.shows('companion/annotation/9/4#1', 'companion/annotation/9/4#2');
    },
  ),
  scenario(
    'Twilight on the Fumes in answer to the return they demand',
    { proves: ['crf/term/passive-conditions/5', 'coe/9.6.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Elrond', 'Boromir II'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { events: ['Foul Fumes'] },
        moment: 'passives',
      });
      t.equal(t.chain(), ['Foul Fumes'], 'the return is declared');
      t.resource.plays('Twilight', 'Foul Fumes').stage.resolve();
      t.equal(t.card('Foul Fumes').zone, 'discard', 'the long-event is gone');
      t.expect(!t.company('Boromir II').returned, 'and nobody is sent back');
      t.say('So it is with a permanent-event: a lure that is gone calls for no check');
      for (const answered of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                members: [{ name: 'Boromir II', bears: ['Lure of Expedience'] }, 'Elrond'],
              },
            ],
            hand: ['Sword of Gondolin', 'Marvels Told'],
          },
          moment: 'entered',
        });
        t.resource.plays('Sword of Gondolin', 'Boromir II').stage.resolveThis();
        t.equal(t.chain(), ['Lure of Expedience'], 'the check is declared');
        t.rolls(12, 12);
        if (answered) t.resource.plays('Marvels Told', 'Elrond', 'Lure of Expedience');
        t.resolve();
        t.unrolled(1, answered ? 'only Elrond has made a check' : 'only he of the lure');
      }
      for (const answered of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Barad-dûr', to: 'Nûrniag Camp', members: ['Elrond', 'Aragorn II'] }],
            hand: ['Marvels Told'],
          },
          hazard: { events: ['Mordor in Arms'] },
          moment: 'passives',
          asksPasses: true,
        });
        t.equal(t.chain(), ['Mordor in Arms'], 'an attack is declared');
        if (answered) t.rolls(12).resource.plays('Marvels Told', 'Elrond', 'Mordor in Arms');
        t.resolve();
        t.equal(t.underAttack, !answered, 'whether they fall upon the company');
      }
      t.say('and one that lies on nobody: a stench that is blown away taps nobody');
      for (const answered of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Barad-dûr', members: ['Elrond'] }],
            hand: ['Twilight', SPARE],
          },
          hazard: { events: ['Stench of Mordor'] },
          moment: 'site',
          asksPasses: true,
        });
        t.equal(t.chain(), ['Stench of Mordor'], 'someone is to be tapped');
        if (answered) t.resource.plays('Twilight', 'Stench of Mordor');
        t.resolve();
        t.equal(t.card('Elrond').status, answered ? 'untapped' : 'tapped', 'is he?');
      }
    },
  ),
  scenario(
    'With Doors of Night the Fumes tap the sites that lie in shadow',
    { proves: ['companion/annotation/9/2', 'crf/term/passive-conditions/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Dead Marshes', members: ['Elrond', 'Elladan'] },
            { at: 'Bree', members: ['Bilbo'] },
            { at: 'Carn Dûm', members: ['Bergil'] },
            { at: 'Rhosgobel', members: ['Beretar'] },
          ],
          hand: [SPARE],
        },
        hazard: {
          companies: [{ at: 'Barad-dûr', members: ['Haldir'] }],
          hand: ['Doors of Night', 'Foul Fumes'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Foul Fumes').stage.resolve();
      t.expect(!t.company('Elrond').returned, 'with a ranger they go on');
      t.shows('companion/annotation/9/2#3');
      t.equal(t.card('Dead Marshes').status, 'untapped', 'without Doors no site is tapped');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Dead Marshes').status, 'tapped', 'two Shadow-lands lead there');
      t.equal(t.card('Carn Dûm').status, 'tapped', 'one leads there');
      t.equal(
        t.card('Rhosgobel').status,
        'tapped',
        'a Dark-domain leads there, and no Shadow-land',
      );
      t.equal(t.card('Barad-dûr').status, 'tapped', 'so is a site where nobody but their own are');
      t.equal(t.card('Bree').status, 'untapped', 'none leads there');
      t.shows('companion/annotation/9/2#4');
      t.equal(t.card('Lórien').status, 'untapped', 'a haven stays as it is');
      t.say('A Dark-domain is as bad as a Shadow-land, and a ranger as good there');
      for (const who of ['Elrond', 'Elladan'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Barad-dûr',
                to: 'Mount Doom',
                by: ['Gorgoroth'],
                // he leads them though he is wounded
                members: [{ name: who, status: 'wounded' }],
              },
            ],
          },
          hazard: { events: ['Foul Fumes'], hand: ['River'] },
          moment: 'passives',
        });
        t.equal(t.path(who), ['dark'], 'no Shadow-land on the way');
        t.resolve();
        t.equal(t.company(who).returned, who === 'Elrond', 'who is no ranger goes back');
        t.shows('companion/annotation/9/2#2', 'companion/annotation/9/2#3');
      }
    },
  ),
  scenario(
    'Two lures are put in order, and only then can anyone speak',
    {
      proves: [
        'crf/term/passive-conditions/4',
        'companion/annotation/10/1',
        'crf/term/passive-conditions/1',
        'crf/term/passive-conditions/2',
        'companion/annotation/8/2',
        'companion/annotation/9/1',
        'coe/9.6.1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                { name: 'Boromir II', bears: ['Lure of Expedience'] },
                { name: 'Elladan', bears: ['Lure of Expedience'] },
              ],
            },
          ],
          hand: ['Sword of Gondolin', 'A Friend or Three', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Sword of Gondolin', 'Boromir II').stage.resolveThis();
      t.equal(t.card('Sword of Gondolin').host, 'Boromir II', 'the item is there');
      t.asks(t.resource, 'passives');
      t.resource.options_are('Lure of Expedience (Boromir II)', 'Lure of Expedience (Elladan)');
      t.resource.chooses('Lure of Expedience (Elladan)');
      t.equal(t.chain().length, 2, 'both checks are declared');
      t.shows('crf/term/passive-conditions/4#2', 'companion/annotation/10/1#2');
      t.resource.may('play A Friend or Three');
      t.shows(
        'crf/term/passive-conditions/4#2',
        'companion/annotation/10/1#2',
        'crf/term/passive-conditions/2#1',
        'companion/annotation/9/1#1',
      );
      // the last to be declared is the first to be made: 2 against 2 fails, 12 passes
      t.rolls(2, 12).resolve();
      t.equal(t.card('Elladan').zone, 'discard', 'his check came first');
      t.shows(
        'crf/term/passive-conditions/4#1',
        'companion/annotation/10/1#1',
        'companion/annotation/8/2#1',
      );
      t.equal(t.card('Boromir II').zone, 'play', 'he stood his');
      t.say('So it is as a company sets out; by the older rules that is for the other player');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Carn Dûm',
              by: ['Rhudaur', 'Arthedain', 'Angmar'],
              members: ['Elrond'],
            },
          ],
        },
        hazard: { events: ['Foul Fumes', 'Long Winter'] },
        moment: 'passives',
        asksPasses: true,
      });
      const orders = t.rules === 'coe' ? t.resource : t.hazard;
      t.asks(orders, 'passives');
      orders.options_are('Foul Fumes', 'Long Winter').chooses('Foul Fumes');
      t.equal(t.chain(), ['Long Winter', 'Foul Fumes'], 'in his order');
      t.shows(
        'crf/term/passive-conditions/4#1',
        ...(t.rules === 'coe' ? ['companion/annotation/10/1#1'] : []),
      );
    },
  ),
  scenario(
    'What a passive condition discards goes at once, in the midst of a chain',
    { proves: ['crf/term/passive-conditions/3', 'coe/9.6.3', 'coe/9.5.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              events: ['Fellowship'],
              members: [
                'Elrond',
                'Thranduil',
                { name: 'Erkenbrand', bears: ['Scroll of Isildur'] },
                'Bergil',
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Weariness of the Heart', 'Call of Home'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', 'Erkenbrand', { way: 'corruption check' });
      t.resource.passes();
      t.hazard.plays('Call of Home', 'Bergil');
      // Bergil goes; then 3 against 3 points fails by one, as it would not with the Fellowship
      t.rolls(2, 3).resolve();
      t.equal(t.card('Bergil').zone, 'hand', 'the company is not what it was');
      t.equal(t.card('Fellowship').zone, 'discard', 'so the Fellowship is over');
      t.equal(
        t.card('Erkenbrand').zone,
        'discard',
        'and did not help with the check that came next',
      );
    },
  ),
  scenario(
    'Had all stayed together the Fellowship would have carried him through',
    { proves: ['crf/term/passive-conditions/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              events: ['Fellowship'],
              members: [
                'Elrond',
                'Thranduil',
                { name: 'Erkenbrand', bears: ['Scroll of Isildur'] },
                'Bergil',
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', 'Erkenbrand', { way: 'corruption check' });
      t.rolls(3).resolve();
      t.equal(t.card('Erkenbrand').zone, 'play', 'one more is enough');
    },
  ),
  scenario(
    'Rank upon Rank goes as soon as an attack by Men is beaten',
    { proves: ['crf/term/passive-conditions/3', 'coe/9.6.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Thranduil', 'Elladan'] }],
          hand: ['Marvels Told', SPARE],
        },
        hazard: { events: ['Rank upon Rank'], hand: ['Lawless Men'] },
        moment: 'hazards',
      });
      t.hazard.plays('Lawless Men', 'Wilderness').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'one more of each');
      t.rolls(12, 12, 12);
      t.passUntil('defend');
      for (const who of ['Elrond', 'Thranduil', 'Elladan'] as const)
        t.resource.chooses(`a strike to ${who}`);
      for (const who of ['Elrond', 'Thranduil'] as const) {
        t.passUntil('strike');
        // one of them stays untapped, who could answer with a song
        t.resource.chooses(who).chooses(who === 'Elrond' ? 'yes' : 'no');
      }
      t.passUntil('stay-untapped');
      t.resource.chooses('no');
      for (; t.decision().about !== 'movement-hazard'; t.pass())
        t.expect(t.decision().kind !== 'respond', 'nothing is declared that could be answered');
      t.equal(t.card('Lawless Men').zone, 'pile', 'the attack was beaten');
      t.equal(t.card('Rank upon Rank').zone, 'discard', 'gone without a chain');
    },
  ),
];
