import { query } from '@mathom/engine';
import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

/** Active conditions: what an action costs and needs, when declared and when resolved. */
export const activeConditions: readonly Scenario[] = [
  scenario(
    'Cards in play are used when a resource event could be played, and not else',
    {
      proves: ['crf/term/actions/1', 'coe/9.1.3', 'coe/2.1.2', 'coe/9.1.1', 'coe/9.1.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Elladan', status: 'tapped', bears: ['Cram'] }, 'Elrohir'],
            },
          ],
          hand: [SPARE],
        },
        hazard: {
          companies: [
            {
              at: 'Lórien',
              members: [
                { name: 'Haldir', status: 'tapped', bears: ['Cram'] },
                { name: 'Celeborn', bears: ['Torque of Hues', 'Magical Harp'] },
              ],
            },
          ],
          hand: ['Lawless Men'],
        },
        moment: 'hazards',
      });
      t.resource.may('use Cram: untap').passes();
      t.hazard.mayNot('Cram').mayNot('Harp').mayNot('Torque');
      t.hazard.plays('Lawless Men', 'Wilderness').stage.resolve();
      t.resource.may('use Cram: untap').mayNot('Torque').mayNot('Harp');
      t.say('Where an event that does not bear on the strike must wait, so must a stone in play');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }],
            },
          ],
          hand: [SPARE],
          deck: ['Cram'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.may('use Palantír of Orthanc').may(`play ${SPARE}`);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Saruman');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      for (const card of ['Palantír of Orthanc', SPARE] as const)
        t.resource.refused(card, { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.5' });
      t.shows('crf/term/actions/1#1');
    },
  ),
  scenario(
    'A Harp may be struck in the opponent’s site phase, other things may not',
    { proves: ['crf/term/actions/1', 'coe/9.1.3'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan'] }], hand: [SPARE] },
        hazard: {
          companies: [
            {
              at: 'Lórien',
              members: [{ name: 'Haldir', status: 'tapped', bears: ['Cram', 'Magical Harp'] }],
            },
          ],
        },
        moment: 'entered',
      });
      t.resource.passes();
      t.hazard.may('use Magical Harp: site phase').mayNot('Cram');
      t.hazard.refused('Cram', { phase: 'coe/9.1.3', turn: 'coe/2.1.2' });
      t.shows('crf/term/actions/1#2');
      t.say('A stone that is tapped to look with: in its own player’s turn, and in no other');
      for (const mine of [true, false]) {
        const stone = {
          companies: [
            { at: 'Isengard', members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }] },
          ],
          hand: [SPARE],
          deck: ['Cram'],
          discard: ['Cram'],
        } as const;
        const other = { companies: [{ at: 'Bree', members: ['Elladan'] }], hand: [SPARE] } as const;
        t.board({
          resource: mine ? stone : other,
          hazard: mine ? other : stone,
          moment: 'organization',
          asksPasses: true,
        });
        if (mine) {
          t.resource.may('use Palantír of Orthanc').chooses('organize').mayNot('use Palantír');
          continue;
        }
        t.resource.passes();
        while (t.decision().seat !== 1) t.pass();
        t.hazard.mayNot('use Palantír of Orthanc');
        t.hazard.refused('Palantír of Orthanc', { turn: 'coe/2.1.2' });
      }
    },
  ),
  scenario(
    'Organizing leaves no room for other actions',
    { proves: ['crf/term/actions/1', 'coe/9.1.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Elladan', bears: ['Cram'] }, 'Elrohir'] },
          ],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.resource.may('use Cram: region').may(`play ${SPARE}`).may('organize');
      t.resource.chooses('organize');
      t.resource.mayNot('Cram').mayNot(SPARE).may('split off');
      t.shows('crf/term/actions/1#3');
    },
  ),
  scenario(
    'Clear Skies wait for the Gates, whoever opened them',
    {
      proves: [
        'crf/term/active-conditions/1',
        'crf/term/active-conditions/6',
        'coe/9.2',
        'coe/9.3.3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: ['Clear Skies', 'Sun'],
        },
        moment: 'long-event',
      });
      t.resource
        .may('play Sun')
        .mayNot('play Clear Skies')
        .refused('Clear Skies', { need: 'coe/9.2' });
      t.shows('crf/term/active-conditions/1#1');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: ['Clear Skies', 'Sun'],
        },
        hazard: { events: ['Gates of Morning'] },
        moment: 'long-event',
      });
      t.resource.may('play Clear Skies');
      t.resource.plays('Clear Skies').stage.resolve();
      t.equal(t.card('Clear Skies').zone, 'play', 'the opponent’s Gates are enough');
      t.say('So they are for another card');
      for (const gates of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
            hand: ['Dark Quarrels'],
          },
          hazard: { hand: ['Wargs'], events: gates ? ['Gates of Morning'] : [] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        if (gates) t.resource.may('play Dark Quarrels: half');
        else t.resource.refused('Dark Quarrels', { need: 'coe/9.2' }, { way: 'half' });
      }
      t.shows('crf/term/active-conditions/6#1');
      t.say('The hazard player pays such a price no less');
      for (const doors of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          },
          hazard: { events: doors ? ['Doors of Night'] : [], hand: ['Gloom'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (doors) t.hazard.may('play Gloom: Border-hold');
        else t.hazard.refused('Gloom', { need: 'coe/9.2' }, { way: 'Border-hold' });
      }
      t.shows('crf/term/active-conditions/1#1');
    },
  ),
  scenario(
    'Without a scout there is no Concealment, nor with one who is tapped',
    {
      proves: [
        'crf/term/active-conditions/1',
        'crf/term/active-conditions/2',
        'companion/annotation/5/1',
        'coe/9.2',
        'coe/9.2.3',
      ],
      rules: ALL,
    },
    (t) => {
      for (const who of ['none', 'tapped', 'wounded', 'untapped'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  'Boromir II',
                  who === 'none' ? 'Elladan' : { name: 'Aragorn II', status: who },
                ],
              },
            ],
            hand: ['Concealment', SPARE],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        if (who === 'untapped') t.resource.may('play Concealment');
        else
          t.resource
            .mayNot('play Concealment')
            .refused(
              'Concealment',
              who === 'none' ? { 'no-user': 'coe/9.2' } : { 'user-tapped': 'coe/9.2.3' },
            );
        if (who === 'tapped' || who === 'wounded')
          t.shows(
            'crf/term/active-conditions/1#2',
            'crf/term/active-conditions/2#1',
            'companion/annotation/5/1#1',
          );
      }
      t.say('So it is with a thing that would be tapped for what it does');
      for (const tapped of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Isengard',
                members: [
                  {
                    name: 'Saruman',
                    bears: [{ name: 'Palantír of Orthanc', ...(tapped && { tapped }) }],
                  },
                ],
              },
            ],
            hand: [SPARE],
            deck: ['Cram'],
            discard: ['Cram'],
          },
          moment: 'hazards',
        });
        if (!tapped) t.resource.may('use Palantír of Orthanc');
        else
          t.resource
            .mayNot('use Palantír of Orthanc')
            .refused('Palantír of Orthanc', { cost: 'coe/9.2.3' });
      }
      t.shows(
        'crf/term/active-conditions/1#2',
        'crf/term/active-conditions/2#1',
        'companion/annotation/5/1#1',
      );
      t.say('and with what would have to be given up');
      for (const given of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Ettenmoors', members: ['Elladan', 'Bergil'] }],
            hand: [SPARE],
          },
          hazard: {
            events: ['Balrog of Moria'],
            hand: ['The Reek', 'River', ...(given ? ['Giant Spiders' as const] : [])],
          },
          moment: 'hazards',
        });
        t.resource.passes();
        if (given) t.hazard.may('play The Reek');
        else t.hazard.mayNot('play The Reek').refused('The Reek', { 'no-cost': 'coe/9.2.3' });
      }
      t.shows('crf/term/active-conditions/1#2');
    },
  ),
  scenario(
    'A scout who is awake again has not paid for his Concealment',
    {
      proves: [
        'crf/term/active-conditions/2',
        'companion/annotation/5/1',
        'coe/9.2.1',
        'coe/9.5.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Boromir II', bears: ['Healing Herbs'] }, 'Aragorn II'],
            },
          ],
          hand: ['Concealment', SPARE],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Concealment', 'Aragorn II');
      t.equal(t.card('Aragorn II').status, 'tapped', 'tapped as it is declared');
      t.equal(t.chain(), ['Concealment'], 'and that was no action of its own');
      t.shows('crf/term/active-conditions/2#2', 'companion/annotation/5/1#2');
      t.resource.uses('Healing Herbs', 'Aragorn II', { way: 'tapped character' }).stage.resolve();
      t.expect(t.underAttack, 'the attack goes on');
      t.equal(t.card('Aragorn II').status, 'untapped', 'the scout is awake');
      t.shows('crf/term/active-conditions/2#3', 'companion/annotation/5/1#3');
      t.equal(t.card('Concealment').zone, 'discard', 'the card is spent');
      t.say('A thing that is tapped for what it does taps as that is declared, too');
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }] },
          ],
          hand: [SPARE],
          deck: ['Cram'],
          discard: ['Sting'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Palantír of Orthanc');
      t.equal(
        [t.card('Palantír of Orthanc').status, t.card('Sting').zone, t.chain()],
        ['tapped', 'discard', ['Palantír of Orthanc']],
        'before anything is done by it',
      );
      t.shows('crf/term/active-conditions/2#2', 'companion/annotation/5/1#2');
    },
  ),
  scenario(
    'A scout who was sent home conceals nobody',
    {
      proves: ['crf/term/active-conditions/2', 'companion/annotation/5/1', 'coe/9.2.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Thranduil', 'Bergil'] }],
          hand: ['Concealment', SPARE],
        },
        hazard: { hand: ['Wargs', 'Call of Home'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Concealment', 'Bergil');
      t.hazard.plays('Call of Home', 'Bergil');
      t.rolls(2).resolve();
      t.equal(t.card('Bergil').zone, 'hand', 'he has gone');
      t.expect(t.underAttack, 'the attack goes on');
      t.shows('crf/term/active-conditions/2#4', 'companion/annotation/5/1#4');

      t.say('So it is with anybody who taps as the price, though he does nothing else for it');
      for (const gone of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Grey Havens', members: ['Elrond', 'Celeborn', 'Bergil'] }],
            hand: ['Great Ship'],
            sites: ['Edhellond'],
          },
          hazard: { hand: ['Corsairs of Umbar', 'Call of Home'] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays('Great Ship', 'Celeborn').stage.resolve();
        t.resource.chooses('to Edhellond');
        t.skipTo('draw').noDraws();
        t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolve();
        t.resource.chooses('use the effect of Great Ship').chooses('Bergil');
        t.equal(t.card('Bergil').status, 'tapped', 'he tends the sails');
        if (gone) t.rolls(2).hazard.plays('Call of Home', 'Bergil');
        t.resolve();
        t.equal([t.card('Bergil').zone === 'hand', t.underAttack], [gone, gone], 'or is gone');
      }
      t.shows(
        'crf/term/active-conditions/2#2',
        'crf/term/active-conditions/2#4',
        'companion/annotation/5/1#2',
        'companion/annotation/5/1#4',
      );
      t.say('Who is tapped already is none of those who can tend the sails');
      t.board({
        resource: {
          companies: [
            {
              at: 'Grey Havens',
              members: ['Elrond', 'Celeborn', { name: 'Bergil', status: 'tapped' }],
            },
          ],
          hand: ['Great Ship'],
          sites: ['Edhellond'],
        },
        hazard: { hand: ['Corsairs of Umbar'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Great Ship', 'Celeborn').stage.resolve();
      t.resource.chooses('to Edhellond');
      t.skipTo('draw').noDraws();
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolve();
      t.equal(t.card('Celeborn').status, 'tapped', 'nor is he who found the ship');
      t.resource.chooses('use the effect of Great Ship');
      t.equal(
        [t.card('Elrond').status, t.card('Bergil').status],
        ['tapped', 'tapped'],
        'nobody is asked: it is Elrond',
      );
      t.equal(t.chain(), ['Great Ship'], 'declared');
      t.resolve();
      t.expect(!t.underAttack, 'they get away');
      t.shows('crf/term/active-conditions/2#1', 'companion/annotation/5/1#1');
    },
  ),
  scenario(
    'What was discarded as the price stays discarded',
    {
      proves: [
        'crf/term/active-conditions/3',
        'companion/annotation/6/1',
        'companion/actions-and-active-and-passive-conditions/2',
        'coe/9.2.1',
        'coe/9.2.3',
        'coe/9.5.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elladan', { name: 'Sam Gamgee', status: 'tapped', bears: ['Cram'] }],
            },
          ],
          hand: ['Halfling Strength', SPARE],
        },
        moment: 'hazards',
      });
      t.resource.uses('Cram');
      t.equal(t.card('Cram').zone, 'discard', 'it goes as it is declared');
      t.shows(
        'crf/term/active-conditions/3#1',
        'companion/annotation/6/1#1',
        'companion/actions-and-active-and-passive-conditions/2#5',
      );
      t.equal(t.chain(), ['Cram'], 'one action, not two');
      t.shows('crf/term/active-conditions/3#2', 'companion/annotation/6/1#2');
      t.equal(t.card('Sam Gamgee').status, 'tapped', 'nothing has resolved');
      t.resource
        .plays('Halfling Strength', 'Sam Gamgee', { way: 'untap a tapped' })
        .stage.resolve();
      t.equal(t.card('Sam Gamgee').status, 'untapped', 'the event did it');
      t.equal(t.card('Cram').zone, 'discard', 'the Cram was for nothing');
      t.say('So is what is chosen to pay with');
      t.board({
        resource: {
          companies: [{ at: 'Ettenmoors', members: ['Elladan', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: {
          events: ['Balrog of Moria'],
          hand: ['The Reek', 'Watcher in the Water', 'Giant Spiders', 'Neeker-breekers'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('The Reek', 'Giant Spiders');
      t.equal(t.card('Giant Spiders').zone, 'discard', 'as it is declared');
      t.shows(
        'crf/term/active-conditions/3#1',
        'companion/annotation/6/1#1',
        'companion/actions-and-active-and-passive-conditions/2#5',
      );
      t.equal(t.chain(), ['The Reek'], 'by no action of its own');
      t.shows('crf/term/active-conditions/3#2', 'companion/annotation/6/1#2');
      t.equal(t.card('Bergil').status, 'untapped', 'nothing has resolved');
    },
  ),
  scenario(
    'A choice is made on playing and cannot be changed when its ground is gone',
    {
      proves: [
        'crf/term/timing/1',
        'crf/term/timing/4',
        'companion/annotation/27/1',
        'crf/term/active-conditions/4',
        'companion/annotation/7/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Not at Home', SPARE],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.resource.may('play Not at Home: strikes').plays('Not at Home', { way: 'strikes' });
      t.shows('crf/term/timing/4#1', 'companion/annotation/27/1#1');
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Not at Home').zone, 'discard', 'it is lost');
      t.shows(
        'crf/term/active-conditions/4#2',
        'companion/annotation/7/1#2',
        'crf/term/timing/4#4',
        'companion/annotation/27/1#3',
      );
      t.equal(t.state.lasting.length, 0, 'and does nothing');
      t.shows(
        'crf/term/active-conditions/4#1',
        'companion/annotation/7/1#1',
        'crf/term/timing/4#3',
        'companion/annotation/27/1#2',
        'companion/annotation/27/1#4',
        'crf/term/timing/1#2',
      );
      t.say('Without the Gates it could not have been declared so at all');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Boromir II', 'Bergil'] }],
          hand: ['Not at Home', SPARE],
        },
        moment: 'hazards',
      });
      t.resource.refused('Not at Home', { need: 'coe/9.2' }, { way: 'strikes' });
      t.shows('crf/term/timing/1#1');
      t.say('What is aimed at something that has gone meanwhile does nothing either');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gandalf'] }],
          hand: ['Marvels Told', 'Marvels Told'],
        },
        hazard: { events: ['Lure of Power'] },
        moment: 'hazards',
      });
      t.rolls(12, 12);
      t.resource.plays('Marvels Told', 'Elrond').stage.resource.plays('Marvels Told', 'Gandalf');
      t.resolve();
      t.equal(t.card('Lure of Power').zone, 'discard', 'the later has done it');
      t.unrolled(1, 'and the first makes no check');
      t.shows('crf/term/timing/1#2');
    },
  ),
  scenario(
    'Gates in answer leave Gloom with nothing to stand on',
    {
      proves: [
        'crf/term/active-conditions/4',
        'companion/annotation/7/1',
        'crf/term/timing/4',
        'crf/term/timing/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          hand: ['Gates of Morning', SPARE],
        },
        hazard: { events: ['Doors of Night'], hand: ['Gloom'] },
        moment: 'hazards',
      });
      const prowess = t.card('Boromir II').stat('prowess');
      t.resource.passes();
      t.hazard.may('play Gloom: prowess').may('play Gloom: Border-hold');
      t.hazard.plays('Gloom', 'Bree', { way: 'Border-hold' });
      t.shows('crf/term/timing/4#1');
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(t.card('Gloom').zone, 'discard', 'Gloom is lost');
      t.shows('crf/term/timing/4#4');
      t.equal(t.state.lasting.length, 0, 'and does nothing, not even to a character');
      t.equal(query.siteType(t.state, t.id('Bree')), 'border-hold', 'nor to the site');
      t.equal(t.card('Boromir II').stat('prowess'), prowess, 'though that needed no Doors');
      t.shows(
        'crf/term/active-conditions/4#1',
        'crf/term/active-conditions/4#2',
        'crf/term/timing/4#3',
        'crf/term/timing/4#5',
        'crf/term/timing/1#2',
      );
      t.say('Without the Doors it is not declared so');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Gloom'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.may('play Gloom: prowess').mayNot('play Gloom: Border-hold');
      t.shows('crf/term/timing/1#1');
      t.say('Left alone it does what was chosen, and nobody is asked again as it resolves');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: { events: ['Doors of Night'], hand: ['Gloom'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Gloom', 'Bree', { way: 'Border-hold' }).stage.resolve();
      t.asks(t.resource, 'movement-hazard');
      t.equal(
        [query.siteType(t.state, t.id('Bree')), t.card('Boromir II').stat('prowess')],
        ['ruins', prowess],
        'the one, and not the other',
      );
      t.shows('crf/term/timing/4#2');
    },
  ),
  scenario(
    'A target must be there at both ends of an action',
    { proves: ['crf/term/active-conditions/5', 'companion/annotation/8/1', 'coe/9.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Thranduil', 'Bergil'] }],
          hand: ['A Friend or Three', SPARE],
        },
        hazard: { hand: ['Weariness of the Heart', 'Call of Home'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', 'Bergil', { way: 'corruption check' });
      t.resource.may('play A Friend or Three').passes();
      t.hazard.plays('Call of Home', 'Bergil');
      t.rolls(2).resolve();
      t.equal(t.card('Bergil').zone, 'hand', 'he has gone');
      t.equal(t.state.dice, [], 'and no other dice are rolled');
      t.equal(t.card('Weariness of the Heart').zone, 'discard', 'its target was gone');
      t.resource
        .mayNot('play A Friend or Three')
        .refused('A Friend or Three', { 'no-target': 'coe/9.3' });
      t.say(
        'So it is with a card that is aimed at: who comes too late does nothing, and pays nothing more',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gandalf'] }],
          hand: ['Marvels Told', 'Marvels Told'],
        },
        hazard: { events: ['Lure of Power'] },
        moment: 'hazards',
      });
      t.rolls(12, 12);
      t.resource.plays('Marvels Told', 'Elrond').stage.resource.plays('Marvels Told', 'Gandalf');
      t.resolve();
      t.equal(t.card('Lure of Power').zone, 'discard', 'the later has done it');
      t.unrolled(1, 'and the first makes no check');
      t.shows('crf/term/active-conditions/5#2', 'companion/annotation/8/1#2');
    },
  ),
  scenario(
    'Gloom may darken a hold without anyone moving there',
    { proves: ['crf/term/active-conditions/7', 'coe/9.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Boromir II', 'Bergil'] }], hand: [SPARE] },
        hazard: { events: ['Doors of Night'], hand: ['Gloom', 'Tookish Blood'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('play Gloom: prowess').may('play Gloom: Border-hold');
      t.shows('crf/term/active-conditions/7#2');
      t.hazard
        .mayNot('play Tookish Blood')
        .refused('Tookish Blood', { 'no-target': 'coe/9.3', turn: 'coe/2.1.2' });
    },
  ),
  scenario(
    'The second use of Tookish Blood asks for a Hobbit like the first',
    { proves: ['crf/term/active-conditions/7', 'coe/9.2.2'], rules: ALL },
    (t) => {
      for (const who of ['Bergil', 'Sam Gamgee'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Boromir II', who] }],
            hand: ['Tookish Blood', SPARE],
          },
          moment: 'hazards',
        });
        if (who === 'Bergil')
          t.resource
            .mayNot('Tookish Blood')
            .refused('Tookish Blood', { 'no-target': 'coe/9.3', 'own-turn': 'coe/2.1.1' });
        else t.resource.may('play Tookish Blood: resource').mayNot('play Tookish Blood: hazard');
      }
      t.say('The seas turn back whom they could drown, and nobody else');
      for (const sea of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: sea ? 'Grey Havens' : 'Rivendell',
                to: sea ? 'Edhellond' : 'Bree',
                by: 'starter',
                members: ['Elladan'],
              },
            ],
          },
          hazard: { events: ['Doors of Night'], hand: ['Drowning Seas'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (sea) t.hazard.may('play Drowning Seas: goes back');
        else t.hazard.refused('Drowning Seas', { 'no-target': 'coe/9.3' }, { way: 'goes back' });
      }
      t.say('Nor does Frenzy let Daelomin come where it brings nobody else');
      for (const at of ['Moria', 'Ettenmoors'] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Elladan'] }] },
          hazard: { hand: ['Frenzy of Madness', 'Daelomin'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (at === 'Moria') t.hazard.may('play Frenzy of Madness');
        else t.hazard.mayNot('play Frenzy of Madness');
      }
      t.shows('crf/term/active-conditions/7#1');
      t.say("What Worm's Stench does besides comes only in the wake of a Dragon as well");
      for (const faced of [false, true]) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Gildor Inglorion'] },
            ],
          },
          hazard: { events: ['Doors of Night'], hand: ["Worm's Stench", 'Light-drake'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (faced) {
          t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
          t.fightOut({ always: 12 });
          t.resource.passes();
          t.hazard.may("play Worm's Stench");
        } else t.hazard.refused("Worm's Stench", { 'no-target': 'coe/9.3' });
        t.shows('crf/term/active-conditions/7#1');
      }
    },
  ),
  scenario(
    'A ring of Stealth asks for a scout, and is tapped for it',
    {
      proves: ['companion/actions-and-active-and-passive-conditions/2', 'coe/9.2', 'coe/9.2.3'],
      rules: ALL,
    },
    (t) => {
      for (const who of ['Aragorn II', 'Boromir II'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: who, bears: ['Magic Ring of Stealth'] }],
              },
            ],
            hand: [SPARE, 'Dodge'],
          },
          hazard: { hand: ['Wargs', 'Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        t.resource.chooses(`a strike to ${who}`);
        t.passUntil('stay-untapped');
        t.resource.chooses('no');
        t.asks(t.resource, 'strike-defender');
        if (who === 'Boromir II') {
          t.resource
            .may('play Dodge')
            .mayNot('Magic Ring of Stealth')
            .refused('Magic Ring of Stealth', { need: 'coe/9.2' });
          t.shows('companion/actions-and-active-and-passive-conditions/2#1');
          continue;
        }
        t.resource.uses('Magic Ring of Stealth');
        t.equal(t.card('Magic Ring of Stealth').status, 'tapped', 'the ring is the price');
        t.shows('companion/actions-and-active-and-passive-conditions/2#2');
        t.resolve();
        t.equal(t.card('Aragorn II').status, 'untapped', 'the strike did not reach him');
        t.say('Tapped, it is of no use until the next turn of its player');
        t.passUntil('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('defend').resource.chooses('a strike to Aragorn II');
        t.passUntil('stay-untapped').resource.chooses('no');
        t.asks(t.resource, 'strike-defender');
        t.resource
          .mayNot('Magic Ring of Stealth')
          .refused('Magic Ring of Stealth', { cost: 'coe/9.2.3' });
        t.shows('companion/actions-and-active-and-passive-conditions/2#3');
        t.rolls(12).resource.passes();
        t.skipTo('organization', { turns: 1 });
        t.equal(t.card('Magic Ring of Stealth').status, 'tapped', 'not in that of the other');
        t.shows('companion/actions-and-active-and-passive-conditions/2#3');
        t.hazard.passes();
        t.skipTo('organization', { turns: 1 });
        t.equal(t.card('Magic Ring of Stealth').status, 'untapped', 'then it is ready again');
        t.shows('companion/actions-and-active-and-passive-conditions/2#4');
      }
      t.say('Nobody has to use it');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Magic Ring of Stealth'] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Aragorn II');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.asks(t.resource, 'strike-defender').resource.may('use Magic Ring of Stealth');
      t.rolls(12).resource.passes();
      t.equal(
        [t.card('Magic Ring of Stealth').status, t.card('Aragorn II').status],
        ['untapped', 'tapped'],
        'he has met the strike, and the ring was not asked for anything',
      );
      t.shows('companion/actions-and-active-and-passive-conditions/2#6');
    },
  ),
];
