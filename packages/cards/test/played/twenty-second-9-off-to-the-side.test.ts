import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const SUMMONS = 'Summons from Long Sleep';
const offers = (t: Stage, what: string): boolean => t.offered().some((x) => x.includes(what));

describe('What lies off to the side', () => {
  holds('Summons from Long Sleep: all attacks of the one that it kept are stronger', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            to: 'The Under-gates',
            members: ['Glorfindel II', 'Elrond', 'Aragorn II'],
          },
        ],
      },
      hazard: { hand: ['Nameless Thing', 'Cave-drake'], events: [SUMMONS] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses(SUMMONS, 'Nameless Thing').stage.resolve();
    t.resource.passes();
    t.hazard.plays('Nameless Thing').stage.resolve();
    const seen: [number, number][] = [];
    for (let i = 0; i < 9 && seen.length < 3; i++) {
      t.equal(t.card(SUMMONS).zone, 'play', 'as long as it attacks');
      // some rules let players act between the attacks
      if (!t.underAttack) t.allPass();
      seen.push(...t.fightOut({ always: 12 }));
    }
    t.equal(
      seen,
      [
        [2, 12],
        [2, 12],
        [2, 12],
      ],
      'two more than ten, three times',
    );
    t.equal(t.card(SUMMONS).zone, 'discard', 'then it is gone');
  });

  holds('Summons from Long Sleep: one Smaug is kept, and not two of him', (t) => {
    for (const [second, may] of [
      ['Smaug', false],
      ['Cave-drake', true],
    ] as [Named, boolean][]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
        hazard: {
          hand: ['Smaug', second, 'Wargs'],
          // in another form he may be abroad all the same
          events: [SUMMONS, SUMMONS, 'Smaug Ahunt'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.uses(SUMMONS, 'Smaug').stage.resolve();
      t.resource.passes();
      t.equal(offers(t, `use ${SUMMONS}`), may, second);
    }
  });

  holds('Rumours and Whispers of Rings: not for a ring that somebody has', (t) => {
    const RING = "Dwarven Ring of Barin's Tribe";
    for (const [kind, card, at, who, ring] of [
      ['wizard', 'Rumours of Rings', 'Rivendell', 'Gandalf', 'TW-213'],
      ['ringwraith', 'Whispers of Rings', 'Dol Guldur', 'Hador', 'LE-305'],
    ] as const)
      for (const theirs of [[], [RING]] as Named[][]) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [who] }],
            sideboard: [ring],
            discard: ['Lesser Ring'],
            events: [card],
          },
          hazard: { companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears: theirs }] }] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.uses(card).stage.resolve();
        if (theirs.length === 0) t.resource.options_are(RING, 'Lesser Ring').chooses(RING);
        else t.equal(t.card('Lesser Ring').zone, 'aside', 'the only one there is');
      }
  });

  holds('Come at Need: not by one who is with somebody', (t) => {
    for (const theirs of [[], ['Gollum']] as Named[][]) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Elrond', bears: theirs }] },
          ],
        },
        hazard: { hand: ['Come at Need', 'Gollum'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(offers(t, 'play Come at Need'), theirs.length === 0, `${theirs.length}`);
    }
  });
});
