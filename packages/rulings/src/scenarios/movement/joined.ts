import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, meet, rolled } from '../help.ts';
import { plain } from '../site/help.ts';

const BOTH = 'crf/turn/movement-hazard-phase/general/9';

/** Nothing special is done until they may enter the site where they met, or may do nothing there. */
function untilMet(t: Stage): void {
  const { turn } = t.state;
  while (t.decision().about !== 'enter' && t.state.phase !== 'end-of-turn' && t.state.turn === turn)
    plain(t);
}

/** What cards did to one of two companies before they met: it holds for all of them. */
export const joined: readonly Scenario[] = [
  scenario(
    'Two companies have come to one site: what keeps one of them idle keeps all of them so',
    { proves: [BOTH, 'coe/2.IV.3.5.1'], rules: ALL },
    (t) => {
      for (const on of ['Celeborn', 'Éowyn', 'nobody'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Minas Tirith', by: 'starter', members: ['Celeborn'] },
              { at: 'Edoras', to: 'Minas Tirith', by: ['Rohan', 'Anórien'], members: ['Éowyn'] },
            ],
          },
          hazard: { hand: ['Lost in Free-domains'] },
          moment: 'hazards',
          current: on === 'nobody' ? 'Celeborn' : on,
        });
        if (on !== 'nobody') t.hazard.plays('Lost in Free-domains').stage.resolve();
        untilMet(t);
        t.equal(
          [t.card('Celeborn').companions, t.state.phase],
          [['Éowyn'], on === 'nobody' ? 'site' : 'end-of-turn'],
          `they have met, and ${on} was lost`,
        );
      }

      t.say('A river at the site holds those who came to it, and with them those who were there');
      for (const held of [true, false])
        for (const first of ['who came', 'who was there'] as const) {
          const came = {
            at: 'Lórien',
            to: 'Edoras',
            by: 'starter',
            members: ['Celeborn'],
          } as const;
          const there = { at: 'Edoras', members: ['Éowyn'] } as const;
          t.board({
            resource: { companies: first === 'who came' ? [came, there] : [there, came] },
            hazard: { hand: ['River'] },
            moment: 'hazards',
          });
          if (held) t.hazard.plays('River', 'Edoras').stage.resolve();
          untilMet(t);
          t.equal(
            [t.card('Celeborn').companions, t.state.phase],
            [['Éowyn'], held ? 'end-of-turn' : 'site'],
            `Éowyn is held with him, or free with him: first ${first}`,
          );
        }
      t.shows(`${BOTH}#2`);
    },
  ),

  scenario(
    'Two companies have come to one site, each with what was done for it: all have both',
    { proves: [BOTH, 'coe/2.IV.3.5.1'], rules: ALL },
    (t) => {
      // one may go home by the road, the other goes by stealth: the road is there for all
      for (const [road, home] of [
        ['Haldir', 'Lórien'],
        ['Elrohir', 'Rivendell'],
      ] as const) {
        const other = road === 'Haldir' ? 'Elrohir' : 'Haldir';
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                by: 'starter',
                members: ['Haldir', { name: 'Merry', under: 'Haldir' }],
              },
              {
                at: 'Rivendell',
                to: 'Moria',
                by: ['Rhudaur', 'Hollin'],
                members: ['Elrohir', { name: 'Pippin', under: 'Elrohir' }],
              },
            ],
            hand: ['Great-road', 'Stealth'],
          },
          moment: 'organization',
        });
        t.passUntil('organization-end')
          .resource.plays('Great-road', `the company of ${road}`)
          .stage.resolve();
        t.resource.plays('Stealth', road === 'Haldir' ? 'Pippin' : 'Merry').stage.resolve();
        untilMet(t);
        t.passUntil('turn-end').resource.uses('Great-road').stage.resolve();
        t.equal(
          [t.card(road).site, t.card(other).site],
          [home, home],
          'whichever company it was played on',
        );
      }

      t.say('Darts for one company help whoever has joined it, and those of it who had none');
      for (const on of ['Lagduf', 'Jerrek', 'nobody'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Carn Dûm', to: 'Goblin-gate', by: 'starter', members: ['Lagduf'] },
              {
                at: 'Dol Guldur',
                to: 'Goblin-gate',
                by: ['Southern Mirkwood', 'Western Mirkwood', 'Anduin Vales', 'High Pass'],
                members: ['Jerrek', 'Muzgash', 'Ostisen'],
              },
            ],
            hand: ['Hail of Darts'],
          },
          moment: 'organization',
        });
        if (on !== 'nobody')
          t.resource.plays('Hail of Darts', `the company of ${on}`).stage.resolve();
        untilMet(t);
        t.resource.chooses('enter the site');
        t.passUntil('defend').resource.chooses('a strike to Lagduf').chooses('a strike to Jerrek');
        t.resource.chooses('pass').stage.hazard.chooses('Ostisen');
        meet(t, 'Lagduf');
        t.rolls(9).resource.chooses('Muzgash');
        t.equal(
          rolled(t, 'strike').at(-1)?.total,
          9 + 5 + (on === 'nobody' ? 1 : 3),
          `played on ${on}: who came with Jerrek helps Lagduf`,
        );
      }
      t.shows(`${BOTH}#2`);
    },
  ),

  scenario(
    'Orcs and Elves who meet in the wild do not become one company: the hazard player says who goes back',
    { proves: ['crf/turn/movement-hazard-phase/general/8', 'coe/2.IV.6.1'], rules: ALL },
    (t) => {
      const [foul, free] = ['Orc Captain', 'Elrohir'] as const;
      for (const [one, other, back] of [
        [foul, free, foul],
        [foul, free, free],
        [foul, 'Gimli', foul],
        [foul, 'Aragorn II', foul],
        [foul, 'Frodo', foul],
        ['Troll Lout', free, free],
      ] as readonly (readonly [Named, Named, Named])[]) {
        const stays = back === one ? other : one;
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'Barrow-downs', to: 'Ettenmoors', members: [one] },
              { at: 'Old Forest', to: 'Ettenmoors', members: [other] },
            ],
          },
          moment: 'movement',
        });
        t.skipTo('alternative');
        t.asks(t.hazard, t.rules === 'coe' ? 'one-stays' : 'one-returns')
          .hazard.options_are(`the company of ${one}`, `the company of ${other}`)
          .chooses(t.rules === 'coe' ? stays : back);
        t.equal(
          [t.card(stays).site, t.card(back).site, t.company(back).returned],
          ['Ettenmoors', back === other ? 'Old Forest' : 'Barrow-downs', true],
          'they do not go together',
        );
      }
      t.shows('crf/turn/movement-hazard-phase/general/8#5');
    },
  ),
];
