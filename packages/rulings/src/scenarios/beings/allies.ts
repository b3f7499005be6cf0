import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** A company of three on the way to the Isle of the Ulond with the Great Ship. */
function sail(t: Stage, hazards: Named[]): void {
  t.board({
    resource: {
      companies: [{ at: 'Edhellond', members: ['Imrahil', 'Bergil', 'Beretar', 'Erkenbrand'] }],
      sites: ['Isle of the Ulond'],
      hand: ['Great Ship'],
    },
    hazard: { hand: hazards },
    moment: 'organization',
    asksPasses: true,
  });
  t.resource.plays('Great Ship', 'Erkenbrand').stage.resolve();
  t.resource.chooses('to Isle of the Ulond');
  t.skipTo('path');
  t.resource.chooses('starter');
  t.skipTo('movement-hazard');
}

export const allies: readonly Scenario[] = [
  scenario(
    'Bill the Pony has a body of ten',
    {
      proves: [
        'crf/card/bill-the-pony/1',
        'crf/errata/card-errata/8',
        'companion/errata/bill-the-pony/1',
      ],
      rules: ALL,
    },
    (t) => {
      const hurt = (check: number): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Aragorn II', status: 'tapped', bears: ['Bill the Pony'] }],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        // Aragorn beats the second strike
        t.rolls(2, check, 12);
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.chooses('a strike to Bill the Pony');
        t.resource
          .chooses('resolve the strike against Bill the Pony')
          .chooses('no')
          .stage.resolve();
      };
      hurt(10);
      t.equal(t.card('Bill the Pony').status, 'wounded', 'ten does not kill him');
      t.equal(t.card('Bill the Pony').zone, 'play', 'he is still there');
      hurt(11);
      t.equal(t.card('Bill the Pony').zone, 'removed', 'eleven does');
    },
  ),

  scenario(
    'With Bill given up the company is at its Haven: it has moved, but no hazard can be played for it',
    { proves: ['crf/card/bill-the-pony/3', 'coe/2.VI.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                {
                  name: 'Aragorn II',
                  bears: ['Bill the Pony', { name: 'Palantír of Orthanc', on: ['Align Palantír'] }],
                },
                'Fatty Bolger',
              ],
            },
          ],
          sites: ['Rivendell'],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
        },
        hazard: { hand: ['Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs'] },
        moment: 'end-of-turn',
      });
      t.passUntil('turn-end');
      t.resource.uses('Bill the Pony').stage.resolve();
      t.equal(t.card('Aragorn II').site, 'Rivendell', 'they are at Rivendell');
      t.equal(t.card('Bill the Pony').zone, 'discard', 'without Bill');
      t.equal(t.card('Align Palantír').zone, 'discard', 'what ends with a movement has ended');
      t.equal(t.state.phase === 'movement-hazard', false, 'no movement/hazard phase');
      t.equal(t.state.active, 1, 'the turn is over');
      t.equal(t.hand(1).length, 8, 'and the opponent has drawn nothing');
    },
  ),

  scenario(
    'Goldberry keeps her company from going back, tapped in answer to what would send it',
    {
      proves: ['crf/card/goldberry/1', 'companion/clarification/goldberry/1', 'coe/9.3'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Goldberry'] }],
            },
          ],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm'] },
        moment: 'hazards',
      });
      t.resource.refused('Goldberry', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Snowstorm');
      t.equal(t.card('Snowstorm').zone, 'play', 'it is in play');
      t.equal(t.chain(), ['Snowstorm'], 'and sends them back, in a chain of its own');
      t.resource.may('use Goldberry').uses('Goldberry').stage.resolve();
      t.equal(t.card('Goldberry').status, 'tapped', 'she is tapped');
      t.equal(t.card('Snowstorm').zone, 'play', 'the storm goes on');
      t.equal(t.card('Aragorn II').site, 'Bree', 'but they have arrived');
    },
  ),

  scenario(
    'Goldberry too tapped to answer, her company goes back',
    { proves: ['coe/9.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: [{ name: 'Goldberry', tapped: true }] }],
            },
          ],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm'] },
        moment: 'hazards',
      });
      t.hazard.plays('Snowstorm').stage.resolve();
      t.expect(t.card('Aragorn II').site === 'Rivendell', 'back to Rivendell');
    },
  ),

  scenario(
    'Goldberry cannot be struck but may lend a hand to those who are',
    { proves: ['crf/card/goldberry/3', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Goldberry'] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.rolls(8);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.allPass()
        .resource.mayNot('a strike to Goldberry')
        .chooses('a strike to Aragorn II')
        .chooses('no');
      t.resource.may('Goldberry').chooses('Goldberry');
      t.equal(t.card('Goldberry').status, 'tapped', 'she taps for it');
      const rolled = t.steps.flatMap((x) => x.events).find((e) => e.event === 'strike');
      // six, less one for the strike that nobody took, and one for her
      t.equal(rolled?.event === 'strike' ? rolled.prowess : 0, 6, 'one more for him');
    },
  ),

  scenario(
    'Goldberry turns away what is keyed to Wilderness and nothing else',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      const board = (to: Named): BoardSpec => ({
        resource: {
          companies: [
            { at: 'Rivendell', to, members: [{ name: 'Aragorn II', bears: ['Goldberry'] }] },
          ],
        },
        hazard: { hand: ['Orc-warband'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.board(board('Goblin-gate'));
      t.hazard.plays('Orc-warband', 'Wilderness').stage.resolve();
      t.resource.uses('Goldberry').stage.resolve();
      t.expect(!t.underAttack, 'canceled');
      t.board(board('Goblin-gate'));
      t.hazard.plays('Orc-warband', 'Shadow-hold').stage.resolve();
      t.resource.mayNot('use Goldberry');
    },
  ),

  scenario(
    'A character taps for the Great Ship, which is of use only on the way over sea',
    { proves: ['crf/card/great-ship/1', 'crf/errata/card-errata/27'], rules: ALL },
    (t) => {
      const board = (to: Named): BoardSpec => ({
        resource: {
          companies: [{ at: 'Edhellond', members: ['Imrahil', 'Bergil'] }],
          sites: [to],
          hand: ['Great Ship'],
        },
        hazard: { hand: ['Call of Home', 'Corsairs of Umbar'] },
        moment: 'organization',
        asksPasses: true,
      });
      for (const to of ['Isle of the Ulond', 'Tolfalas'] as const) {
        t.board(board(to));
        t.resource.plays('Great Ship', 'Bergil').stage.resolve();
        t.equal(t.card('Bergil').status, 'tapped', 'somebody tapped to play it');
        t.resource.chooses(`to ${to}`);
        t.skipTo('path');
        t.resource.chooses('starter');
        t.skipTo('movement-hazard');
        t.hazard.plays('Call of Home', 'Bergil');
        if (to === 'Isle of the Ulond') t.resource.may('use the effect of Great Ship');
        // Wilderness and Free-domain stand side by side on the way to Tolfalas
        else t.resource.mayNot('use the effect of Great Ship');
        t.rolls(12).resolve();
      }
      t.say('Nor is it of use where there is no sea at all');
      t.board(board('Lond Galen'));
      t.resource.plays('Great Ship', 'Bergil').stage.resolve();
      t.resource.chooses('to Lond Galen');
      t.skipTo('movement-hazard');
      t.equal(t.path('Bergil'), ['wilderness'], 'one region');
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.mayNot('use the effect of Great Ship');
      t.rolls(12).resolve();
      t.say('outside of the organization phase it cannot be played');
      t.board({ ...board('Tolfalas'), moment: 'entered' });
      t.resource.mayNot('Great Ship').refused('Great Ship', { phase: 'coe/9.1.3' });
    },
  ),

  scenario(
    'From the Great Ship one creature is turned away, and an event aimed at those aboard is discarded',
    { proves: ['crf/card/great-ship/2'], rules: ALL },
    (t) => {
      sail(t, ['Corsairs of Umbar', 'Call of Home']);
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.uses('Great Ship', 'Imrahil').stage.resolve();
      t.equal(t.card('Imrahil').status, 'tapped', 'he tapped for it');
      t.equal(t.card('Call of Home').zone, 'discard', 'the event is discarded');
      t.equal(t.card('Bergil').zone, 'play', 'and nobody went home');
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolveThis();
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.equal(t.card('Corsairs of Umbar').zone, 'discard', 'so are the Corsairs');
      t.expect(!t.underAttack, 'there is no attack');
    },
  ),

  scenario(
    'The Great Ship reaches attacks, effects in force and effects on the chain, but not what lies on the site',
    { proves: ['companion/clarification/great-ship/1'], rules: ALL },
    (t) => {
      sail(t, ['Weariness of the Heart', 'Corsairs of Umbar', 'River']);
      const before = t.card('Bergil').stat('prowess');
      t.hazard.plays('River');
      t.resource.mayNot('use the effect of Great Ship');
      t.resolve();
      t.resource.mayNot('use the effect of Great Ship');
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Bergil');
      t.say('on the chain it could be canceled; they let it be');
      t.resource.may('use the effect of Great Ship');
      t.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before - 1, 'it is in force');
      t.resource.uses('Great Ship', 'Weariness of the Heart', 'Imrahil').stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before, 'and is not any more');
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea');
      t.resolve();
      t.expect(t.underAttack, 'the Corsairs attack');
      t.resource.uses('Great Ship', 'Beretar').stage.resolve();
      t.expect(!t.underAttack, 'their attack is canceled');
    },
  ),

  scenario(
    'Leaflock turns away a creature, or an event aimed at his company',
    { proves: ['crf/card/leaflock/1'], rules: ALL },
    (t) => {
      const board = (): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Leaflock'] }, 'Bergil'],
            },
          ],
        },
        hazard: { hand: ['Orc-guard', 'Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.board(board());
      t.hazard.plays('Orc-guard').stage.resolveThis();
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(t.card('Orc-guard').zone, 'discard', 'the Orcs are gone');
      t.expect(!t.underAttack, 'there is no attack');
      t.equal(t.card('Leaflock').status, 'tapped', 'he has tapped');
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.mayNot('use Leaflock');
      t.board(board());
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(
        [t.card('Call of Home').zone, t.card('Bergil').zone],
        ['discard', 'play'],
        'the call is discarded, Bergil stays',
      );
    },
  ),

  scenario(
    'Leaflock faces nothing at a site but may support those who do',
    { proves: ['crf/card/leaflock/2', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Moria', members: [{ name: 'Aragorn II', bears: ['Leaflock'] }] },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.resource
        .options_are('a strike to Aragorn II', 'pass')
        .chooses('a strike to Aragorn II')
        .chooses('no');
      t.rolls(12).resource.may('Leaflock').chooses('Leaflock');
      const rolled = t.steps.flatMap((x) => x.events).find((e) => e.event === 'strike');
      // six, less three for strikes that nobody took, and one for him
      t.equal(rolled?.event === 'strike' ? rolled.prowess : 0, 4, 'one more with him');
    },
  ),

  scenario(
    'Leaflock reaches attacks, effects in force and effects on the chain, but not what lies on the site',
    { proves: ['companion/clarification/long-winter/1'], rules: ALL },
    (t) => {
      const board = (): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Leaflock'] }, 'Bergil'],
            },
          ],
        },
        hazard: { hand: ['Orc-guard', 'Weariness of the Heart', 'River', 'Foolish Words'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.board(board());
      t.hazard.plays('River');
      t.resource.mayNot('use Leaflock');
      t.resolve();
      t.resource.mayNot('use Leaflock');
      t.hazard.plays('Orc-guard').stage.resolve();
      t.expect(t.underAttack, 'the Orcs attack');
      t.resource.uses('Leaflock').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.board(board());
      const before = t.card('Bergil').stat('prowess');
      t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Bergil');
      t.resource.may('use Leaflock');
      t.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before - 1, 'it is in force');
      t.resource.uses('Leaflock', 'Weariness of the Heart').stage.resolve();
      t.equal(t.card('Bergil').stat('prowess'), before, 'it is so no longer');
      t.board(board());
      t.hazard.plays('Foolish Words', 'Bergil').stage.resolve();
      t.equal(t.card('Foolish Words').host, 'Bergil', 'they are on him');
      t.resource.uses('Leaflock').stage.resolve();
      t.equal(t.card('Foolish Words').zone, 'discard', 'and are taken away');
    },
  ),
];
