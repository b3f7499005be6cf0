import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** How a game with Ringwraiths ends. */
export const ringwraithEnding: readonly Scenario[] = [
  scenario(
    'A Ringwraith calls the end by a card alone, in his own turn or in that of one who could',
    { proves: ['coe/10.2.R1', 'coe/10.2.B1'], rules: ['coe', 'tournament'] },
    (t) => {
      const board = (
        mine: 'ringwraith' | 'balrog' | 'wizard',
        theirs: typeof mine,
        exhausted: [number, number],
      ) =>
        t.board({
          resource: {
            kind: mine,
            exhausted: exhausted[0],
            hand: mine === 'wizard' ? [] : ['Sudden Call'],
          },
          hazard: { kind: theirs, exhausted: exhausted[1], hand: ['Sudden Call'] },
          moment: 'end-of-turn',
        });
      // in his own turn, having enough: his opponent has one turn more
      t.board({
        resource: { kind: 'ringwraith', exhausted: 2, hand: ['Sudden Call'] },
        moment: 'organization',
      });
      t.resource.plays('Sudden Call').stage.resolve();
      t.equal(t.state.calledBy, 0, 'he has called');
      t.equal(t.state.lastTurnOf, t.state.rules === 'coe' ? 1 : -1, 'and the other plays on');
      // with too little he cannot, nor without the card
      t.board({
        resource: { kind: 'ringwraith', exhausted: 1, hand: ['Sudden Call'] },
        moment: 'organization',
      });
      t.resource.refused('Sudden Call', { need: 'coe/9.2' }, { way: 'you have the marshalling' });
      board('ringwraith', 'wizard', [2, 0]);
      t.resource.mayNot('call');
    },
  ),

  scenario(
    'As a hazard Sudden Call ends the game of another who has enough, but not that of a Wizard',
    { proves: ['coe/10.2.R1'], rules: ALL },
    (t) => {
      const board = (kind: 'ringwraith' | 'wizard', exhausted: number) =>
        t.board({
          resource: {
            kind,
            exhausted,
            companies: [
              kind === 'wizard'
                ? { at: 'Rivendell', members: ['Dori'] }
                : { at: 'Minas Morgul', members: ['Orc Captain'] },
            ],
          },
          hazard: { kind: 'wizard', hand: ['Sudden Call'] },
          moment: 'hazards',
          asksPasses: true,
        });
      board('ringwraith', 2);
      t.resource.passes();
      t.hazard.plays('Sudden Call').stage.resolve();
      t.equal(t.state.lastTurnOf, 1, 'who played it has one more turn');
      board('ringwraith', 0);
      t.resource.passes();
      t.hazard.mayNot('play Sudden Call').may('shuffle');
      board('wizard', 2);
      t.resource.passes();
      t.hazard.mayNot('play Sudden Call');
    },
  ),

  scenario(
    'Sudden Call can be shown and shuffled into the deck, but not between cards that are drawn',
    { proves: ['crf/card/sudden-call/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { kind: 'ringwraith', hand: ['Sudden Call'], noFiller: true },
        moment: 'organization',
      });
      t.resource.chooses('show Sudden Call');
      t.equal(t.state.players[0].deck.length, 1, 'it is in the deck');
      t.equal(t.hand(0).length, 0, 'and not in hand');
      t.say('While they draw for their journey it waits');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', to: 'AS-162', members: ['Ciryaher'] }],
          hand: ['Sudden Call'],
        },
        hazard: { kind: 'ringwraith', hand: ['Sudden Call'] },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('draw').asks(t.resource, 'draw');
      t.equal(t.hand(0).length, 2, 'one card is drawn, and there is another');
      t.resource.options_are('yes', 'no').chooses('yes');
      t.say('Nor does the other player while he draws');
      t.asks(t.hazard, 'draw').hazard.options_are('yes', 'no').chooses('yes');
      t.skipTo('movement-hazard').resource.may('show Sudden Call');
    },
  ),

  scenario(
    'The One Ring at Barad-dûr wins for a Ringwraith, and for nobody else',
    { proves: ['coe/10.1.R1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              to: 'Barad-dûr',
              members: [{ name: 'Orc Captain', bears: ['The One Ring'] }],
            },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.state.result, null, 'not on the way');
      while (!t.state.result) t.pass();
      t.equal(t.state.result?.winner, 0, 'he has brought it');
      t.equal(t.state.result?.reason, 'one-ring', 'that was it');
      t.say('Not elsewhere, nor with another ring, nor for a Wizard or a Balrog');
      for (const [kind, at, who, ring] of [
        ['ringwraith', 'Dol Guldur', 'Orc Captain', 'LE-326'],
        ['ringwraith', 'LE-352', 'Orc Captain', 'Minor Ring'],
        ['wizard', 'Barad-dûr', 'Faramir', 'TW-347'],
        ['balrog', 'LE-352', 'Orc Captain', 'LE-326'],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at, members: [{ name: who, bears: [ring] }] }] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.passes();
        t.equal(t.state.result, null, `${kind} with ${ring} at ${at}`);
      }
    },
  ),
];
