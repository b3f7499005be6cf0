import { type BoardSpec, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** One is tapped, and there is a way to untap him. */
const BUTTERFLIES: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Rivendell',
        to: 'Bree',
        members: [{ name: 'Elrohir', status: 'tapped' }, 'Elladan'],
      },
    ],
    hand: ['Hundreds of Butterflies'],
  },
  hazard: { hand: ['River'] },
  moment: 'hazards',
};

/** How many hazards, against whom, and until when. */
export const hazardLimit: readonly Scenario[] = [
  scenario(
    'The base limit is the size of the company, and two at least',
    { proves: ['coe/2.IV.iii', 'coe/2.IV'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elrond'] },
            { at: 'Lórien', members: ['Celeborn', 'Haldir', 'Frodo', 'Sam Gamgee', 'Bilbo'] },
          ],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'movement',
      });
      t.resource.options_are(
        'the company of Elrond',
        'the company of Celeborn, Haldir, Frodo, Sam Gamgee, Bilbo',
      );
      t.resource.chooses('Celeborn');
      t.equal(t.limit('Celeborn'), 4, 'two Elves, and three Hobbits who count half');
      t.hazard.passes();
      t.equal(
        t.limit('Elrond'),
        2,
        'never less than two; the other company has its own phase though neither moves',
      );
    },
  ),

  scenario(
    'The limit is set when the phase begins and does not shrink with the company',
    { proves: ['coe/2.IV.iii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elrohir', 'Elladan', 'Gildor Inglorion', 'Haldir'] },
          ],
          hand: [],
        },
        hazard: { hand: ['Call of Home', 'River', 'Doors of Night', 'Minions Stir'] },
        moment: 'hazards',
      });
      t.rolls(2);
      t.hazard.plays('Call of Home', 'Haldir').stage.resolve();
      t.equal(t.card('Haldir').zone, 'hand', 'one has left');
      t.equal(t.limit('Elrohir'), 4, 'four all the same');
    },
  ),

  scenario(
    'Two declared hazards fit a limit of two; lowered to one, it stops both',
    { proves: ['crf/turn/movement/playing-hazards/10', 'coe/2.IV.iii.1'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elrond'] }],
          hand: ['Many Turns and Doublings', 'Twilight'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Assassin', 'River', 'Call of Home'] },
        moment: 'hazards',
      };
      t.board(board);
      t.equal(t.limit('Elrohir'), 2, 'the limit is two');
      t.hazard.plays('Assassin', 'Border-hold').plays('River', 'Bree');
      t.resolve();
      t.equal(t.attack().name, 'Assassin', 'unanswered, as many as the limit resolve');
      t.shows('crf/turn/movement/playing-hazards/10#2');
      t.board(board);
      t.hazard.plays('Assassin', 'Border-hold').plays('River', 'Bree');
      t.hazard.refused('Call of Home', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.shows('crf/turn/movement/playing-hazards/10#1');
      t.resource
        .plays('Many Turns and Doublings', { way: 'hazard limit' }, 'Elrohir')
        .stage.resolve();
      t.equal(t.limit('Elrohir'), 1, 'the limit is one');
      t.equal(
        [t.card('Assassin').zone, t.card('River').zone],
        ['discard', 'discard'],
        'both are discarded',
      );
      t.expect(!t.underAttack, 'there was no attack');
      t.passUntil('enter');
      t.resource.may('enter the site');
      t.shows('crf/turn/movement/playing-hazards/10#3');

      t.say(
        'A creature no less than an event: one is declared while there is room, and not beyond',
      );
      for (const declared of [1, 2]) {
        t.board({ ...board, declared, asksPasses: true });
        t.resource.passes();
        if (declared === 1) t.hazard.may('play Assassin').may('place Assassin on guard');
        else {
          t.hazard.refused('Assassin', { 'hazard-limit': 'coe/2.IV.iii.1' });
          t.hazard.mayNot('on guard');
        }
      }
      t.shows('crf/turn/movement/playing-hazards/10#1');
    },
  ),

  scenario(
    'What had resolved before the limit was lowered stands',
    { proves: ['coe/2.IV.iii.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elrond'] }],
          hand: ['Many Turns and Doublings'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Minions Stir', 'Assassin', 'Twilight'] },
        moment: 'hazards',
      });
      t.hazard.plays('Minions Stir').stage.resolve();
      t.resource
        .plays('Many Turns and Doublings', { way: 'hazard limit' }, 'Elrohir')
        .stage.resolve();
      t.equal(t.card('Minions Stir').zone, 'play', 'it is there already');
      t.hazard.refused('Assassin', { 'hazard-limit': 'coe/2.IV.iii.1' });
    },
  ),

  scenario(
    'What an event in play was tapped for ends as it leaves play',
    { proves: ['crf/term/discard/5', 'crf/monday/11-3-97/1', 'coe/9.4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Elladan'] }],
          hand: ['Marvels Told'],
        },
        hazard: { events: ['Power Built by Waiting'], hand: ['River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Power Built by Waiting', { way: 'raise' }).stage.resolve();
      t.equal(t.limit('Elrond'), 3, 'one more');
      t.rolls(12).resource.plays('Marvels Told', 'Elrond', 'Power Built by Waiting');
      t.equal(t.limit('Elrond'), 3, 'as long as it is there');
      t.resolve();
      t.equal(
        [t.card('Power Built by Waiting').zone, t.limit('Elrond')],
        ['discard', 2],
        'and no longer',
      );
      t.shows('crf/term/discard/5#2', 'crf/monday/11-3-97/1#3');
      t.say('But who is discarded as the price of it has done it all the same');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elrohir', 'Elladan'] }] },
        hazard: { events: ['Daelomin at Home'], hand: ['River', 'Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.uses('Daelomin at Home');
      t.equal(
        [t.card('Daelomin at Home').zone, t.limit('Elrohir')],
        ['discard', 2],
        'he is gone before anything is done',
      );
      t.resolve();
      t.equal(t.limit('Elrohir'), 4, 'and it is done');
      t.shows('crf/monday/11-3-97/1#4');
    },
  ),
  scenario(
    'Tapping an event in play is free of the limit unless its card says otherwise',
    { proves: ['crf/turn/movement/playing-hazards/1', 'crf/monday/11-17-97/2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elrohir', 'Elladan'] }] },
        hazard: {
          events: ['Power Built by Waiting', 'Witch-king of Angmar'],
          hand: ['Call of Home'],
        },
        moment: 'hazards',
      });
      t.hazard.uses('Power Built by Waiting', { way: 'raise' }).stage.resolve();
      t.equal(
        [t.company('Elrohir').hazards, t.limit('Elrohir')],
        [0, 3],
        'nothing is counted, and the limit is one more',
      );
      t.shows('crf/turn/movement/playing-hazards/1#1', 'crf/monday/11-17-97/2#1');
      t.hazard
        .may('use Power Built by Waiting: count two')
        .mayNot('use Power Built by Waiting: raise');
      t.hazard.uses('Witch-king of Angmar').stage.resolve();
      t.equal(t.company('Elrohir').hazards, 1, 'the Nazgûl counts, by his own text');
      t.hazard.uses('Power Built by Waiting').stage.resolve();
      t.equal(
        [t.company('Elrohir').hazards, t.card('Power Built by Waiting').status],
        [3, 'untapped'],
        'untapping the first has cost two',
      );
      t.shows('crf/turn/movement/playing-hazards/1#3', 'crf/monday/11-17-97/2#3');
      t.hazard.refused('Call of Home', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.say('Nor does it count that one is discarded for what it does, though the limit is spent');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elrohir', 'Elladan'] }] },
        hazard: { events: ['Daelomin at Home'], hand: ['Call of Home'] },
        moment: 'hazards',
        declared: 2,
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('Call of Home', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.hazard.uses('Daelomin at Home').stage.resolve();
      t.equal(
        [t.card('Daelomin at Home').zone, t.company('Elrohir').hazards, t.limit('Elrohir')],
        ['discard', 2, 4],
        'it is gone, and two more can come',
      );
      t.shows('crf/turn/movement/playing-hazards/1#2', 'crf/monday/11-17-97/2#2');
      t.resource.passes();
      t.hazard.may('play Call of Home');
    },
  ),

  scenario(
    'With one left of the limit what costs two is not on offer',
    { proves: ['crf/turn/movement/playing-hazards/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Elrohir', 'Elladan'] }] },
        hazard: {
          events: [{ name: 'Power Built by Waiting', tapped: true }],
          hand: ['Call of Home'],
        },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard
        .may('Call of Home')
        .mayNot('Power Built by Waiting')
        .refused('Power Built by Waiting', { cost: 'coe/9.2.3', 'hazard-limit': 'coe/2.IV.iii.1' });
    },
  ),

  scenario(
    'Hazards are aimed at the company whose phase it is, and may reach further',
    {
      proves: ['crf/turn/movement/playing-hazards/2', 'coe/2.IV.vii.3', 'coe/2.IV.vii.3.1'],
      rules: ALL,
    },
    (t) => {
      const two: BoardSpec = {
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: 'starter',
              members: ['Elrohir', 'Elladan', 'Gildor Inglorion'],
            },
            { at: 'Moria', members: ['Faramir', 'Beretar'] },
          ],
        },
        hazard: { hand: ['Call of Home', 'River', 'Minions Stir', 'Orc-guard'] },
        moment: 'hazards',
      };
      t.board(two);
      t.hazard
        .chooses('play Call of Home')
        .options_are('Elrohir', 'Elladan', 'Gildor Inglorion', 'back')
        .chooses('back');
      t.hazard.refused('Orc-guard', { key: 'coe/2.IV.vii.2' });
      t.shows('crf/turn/movement/playing-hazards/2#1');
      for (const current of ['Elrohir', 'Faramir'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Goblin-gate', members: ['Elrohir'] },
              { at: 'Moria', members: ['Faramir'] },
            ],
          },
          hazard: { hand: ['Nothing to Eat or Drink'] },
          moment: 'hazards',
          current,
        });
        t.hazard.chooses('play Nothing to Eat or Drink').stage.resolve();
        t.equal(
          t.state.company[t.id('Nothing to Eat or Drink')],
          t.company(current).id,
          'nobody is asked which company goes hungry: it is the one whose phase it is',
        );
      }
      t.shows('crf/turn/movement/playing-hazards/2#1');
      t.say('nor which thing, or which beast: what another company has is out of reach');
      for (const [hazard, here, there] of [
        ["The Ring's Betrayal", 'Magic Ring of Stealth', 'Lesser Ring'],
        ['Stay Her Appetite', 'Bill the Pony', 'Noble Hound'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Goblin-gate', members: [{ name: 'Elrohir', bears: [here] }] },
              { at: 'Moria', members: [{ name: 'Faramir', bears: [there] }] },
            ],
          },
          hazard: { hand: [hazard] },
          moment: 'hazards',
          current: 'Elrohir',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.chooses(`play ${hazard}`);
        t.asks(t.resource, 'respond');
      }
      t.shows('crf/turn/movement/playing-hazards/2#1');
      t.board(two);
      t.hazard.chooses('play River');
      t.equal(t.chain(), ['River'], 'for River there is only one site, and nobody is asked for it');
      t.resolve();
      t.equal(
        t.state.lasting.flatMap(({ what }) => (what.k === 'idle' ? [what.site] : [])),
        [t.id('Bree')],
        'it is where they are going, not where they come from',
      );
      t.shows('crf/turn/movement/playing-hazards/2#2');
      t.hazard.plays('Minions Stir').stage.resolve();
      t.allPass().hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [6, 9],
        'the long-event works against the second company as well',
      );
      t.shows('crf/turn/movement/playing-hazards/2#3');

      t.say('So does an event that stays for good');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Weathertop', by: 'starter', members: ['Elrohir', 'Elladan'] },
            { at: 'Bree', members: ['Faramir', 'Beretar'] },
          ],
        },
        hazard: { hand: ['Rank upon Rank', 'Pick-pocket'] },
        moment: 'hazards',
      });
      t.hazard.plays('Rank upon Rank').stage.resolve();
      t.allPass().hazard.plays('Pick-pocket', 'Border-hold').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 12], 'one more of each');
      t.shows('crf/turn/movement/playing-hazards/2#4');
    },
  ),

  scenario(
    'Who has passed may resume when the other does something more',
    { proves: ['crf/turn/movement/playing-hazards/4', 'coe/2.IV.viii.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Elrohir', status: 'tapped' }, 'Elladan'],
            },
          ],
          hand: ['Hundreds of Butterflies', 'Twilight'],
        },
        hazard: { hand: ['River', 'Call of Home', 'Minions Stir', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.asks(t.resource, 'movement-hazard').resource.passes();
      t.hazard.plays('Minions Stir').stage.resolve();
      t.resource.passes();
      t.hazard.plays('River').stage.resolve();
      t.hazard.refused('Call of Home', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.resource.plays('Hundreds of Butterflies', 'Elrohir').stage.resolve();
      t.resource.passes();
      t.hazard
        .may('play Call of Home')
        .may('play Doors of Night')
        .plays('Doors of Night')
        .stage.resolve();
      t.hazard.refused('Call of Home', { 'hazard-limit': 'coe/2.IV.iii.1' });

      t.say('It is enough that the resource player has not ended the phase yet');
      t.board(BUTTERFLIES);
      t.asks(t.resource, 'movement-hazard').resource.passes();
      t.asks(t.hazard, 'movement-hazard').hazard.passes();
      t.asks(t.resource, 'movement-hazard')
        .resource.plays('Hundreds of Butterflies', 'Elrohir')
        .stage.resolve();
      t.equal(t.card('Elrohir').status, 'untapped', 'he acted after the hazard player’s pass');
      t.asks(t.hazard, 'movement-hazard').hazard.plays('River').stage.resolve();
      t.equal(t.company('Elrohir').hazards, 1, 'the hazard player has resumed');
      t.shows('crf/turn/movement/playing-hazards/4#1');

      t.say('But not if the limit, with one more for the butterflies, was reached before');
      t.board({ ...BUTTERFLIES, declared: 3, asksPasses: true });
      t.resource.passes();
      t.hazard.passes();
      t.resource.plays('Hundreds of Butterflies', 'Elrohir').stage.resolve();
      t.resource.passes();
      t.asks(t.hazard, 'movement-hazard').hazard.refused('River', {
        'hazard-limit': 'coe/2.IV.iii.1',
      });
      t.shows('crf/turn/movement/playing-hazards/4#2');
    },
  ),

  scenario(
    'The phase is over when the resource player passes after the hazard player has',
    { proves: ['coe/2.IV.viii.1', 'coe/2.IV.viii', 'coe/9.5.1'], rules: ALL },
    (t) => {
      t.board(BUTTERFLIES);
      t.asks(t.resource, 'movement-hazard').resource.passes();
      t.asks(t.hazard, 'movement-hazard').hazard.passes();
      t.asks(t.resource, 'movement-hazard').resource.passes();
      t.expect(t.state.phase !== 'movement-hazard', 'both are done');
      t.equal(
        t.card('Rivendell').zone,
        'sites',
        'the haven they came from is back in the location deck',
      );

      t.say('Whether the hazard player could have done something does not show');
      t.board({ ...BUTTERFLIES, hazard: {} });
      t.asks(t.resource, 'movement-hazard').resource.passes();
      t.asks(t.resource, 'movement-hazard').resource.passes();
      t.expect(t.state.phase !== 'movement-hazard', 'both are done');
    },
  ),

  scenario(
    'Before strikes are assigned, too, one may wait for what the other does, and act when he is done',
    { proves: ['coe/3.i', 'coe/9.5.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrohir', 'Bilbo'] }],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Orc-guard', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.asks(t.resource, 'attack').resource.passes();
      t.asks(t.hazard, 'attack').hazard.passes();
      t.asks(t.resource, 'attack').resource.plays('Concealment', 'Bilbo').stage.resolve();
      t.expect(!t.underAttack, 'it was canceled in time');
    },
  ),
];
