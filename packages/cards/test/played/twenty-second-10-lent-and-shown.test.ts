import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Magic that is lent for one card makes nobody a user; an agent who was not shown is not played either. */

const kind = 'ringwraith';
const EYE = 'The Lidless Eye';
const POWERS = 'Powers Too Dark and Terrible';

describe(POWERS, () => {
  for (const [ring, learned, events] of [
    ['Magic Ring of Delusion', 'Belegorn', ['Words of Menace and Deceit', 'Spying out the Land']],
    ['Magic Ring of Shadows', 'Ciryaher', ['Deeper Shadow', 'Freeze the Flesh']],
    ['Magic Ring of Weals', 'Hador', ['Bitter Cold', 'Veils of Shadow']],
  ] as const)
    holds(`${ring}: who has it lent could not do so before`, (t) => {
      for (const [who, may] of [
        ['Hendolen', false],
        [learned, true],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Carn Dûm', members: [{ name: who, bears: [ring] }] }],
            discard: events,
            events: [EYE, POWERS],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        if (!may) {
          t.resource.mayNot(`use ${ring}`);
          continue;
        }
        t.resource.uses(ring).stage.resolve();
        t.resource.options_are(...events).chooses(events[0]);
        t.equal([t.hand(0), t.card(who).status], [[events[0]], 'tapped'], 'of his school');
      }
    });

  holds('Counterfeit: a loan keeps nobody unseen, and plays the card', (t) => {
    const FEIGNED = 'Counterfeit';
    const board = (on: Named[], hand: Named[]): Stage =>
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              members: [
                { name: 'Hendolen', bears: ['The Reviled Ring'] },
                { name: 'Lagduf', bears: on },
              ],
            },
          ],
          hand,
          events: [EYE, POWERS],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board([], [FEIGNED]).rolls(12).resource.plays(FEIGNED).stage.resolve();
    t.equal(t.card(FEIGNED).zone, 'discard', 'spent, and there is none who can use it');
    board([FEIGNED], ['Bitter Cold']).resource.may('play Bitter Cold');
    t.equal(t.card(FEIGNED).zone, 'discard', 'not while the loan is still to be had either');
  });
});

describe('only what was shown', () => {
  const AGENT = 'Baduila';

  /** The hazard player, once he is asked for hazards. */
  const asked = (t: Stage): Stage['hazard'] => {
    while (t.decision().seat !== 1 || t.decision().about !== 'movement-hazard') t.pass();
    return t.hazard;
  };

  for (const theirs of ['wizard', 'ringwraith', 'balrog'] as const)
    holds(`Spying out the Land: an agent is one of the hazards of a ${theirs}`, (t) => {
      for (const shown of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Carn Dûm', members: ['Belegorn'] },
              { at: 'Dol Guldur', members: ['Hador'] },
            ],
            hand: ['Spying out the Land'],
          },
          hazard: { kind: theirs, hand: [AGENT, 'Foul Fumes'] },
          moment: 'organization',
          asksPasses: true,
          rolls: [12],
        });
        t.resource.plays('Spying out the Land').stage.resolveThis();
        t.hazard.chooses(shown ? AGENT : 'Foul Fumes').passes();
        t.resolve();
        t.skipTo('company-phase').resource.chooses('Hador');
        asked(t).may(`play ${AGENT}`).passes();
        while (t.state.current === t.company('Hador').id) t.pass();
        if (shown) asked(t).may(`play ${AGENT}`);
        else asked(t).mayNot(`play ${AGENT}`).may('place Foul Fumes');
      }
    });

  holds('Here Is a Snake!: not he whom nobody has seen', (t) => {
    const members: Member[] = ['Gimli', 'Legolas'];
    for (const shown of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members }],
          hand: ['Here Is a Snake!'],
        },
        hazard: { hand: [AGENT, 'Foul Fumes'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Here Is a Snake!').stage.resolveThis();
      t.hazard.chooses(shown ? AGENT : 'Foul Fumes').passes();
      if (shown) asked(t).may(`play ${AGENT}`);
      else asked(t).mayNot(`play ${AGENT}`).may('play Foul Fumes');
    }
  });
});
