import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

export const revelry: readonly Scenario[] = [
  scenario(
    'Heedless Revelry is revealed on guard as something is played, whatever the company, and the play goes on',
    {
      proves: [
        'crf/card/heedless-revelry/1',
        'crf/card/heedless-revelry/2',
        'crf/term/active-conditions/7',
        'crf/card/heedless-revelry/3',
        'crf/errata/card-errata/30',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [at, card, by, roll] of [
        ['Moria', 'Glamdring', 'Gimli', 0],
        ['Wellinghall', 'Treebeard', 'Gimli', 0],
        ["Beorn's House", 'Beornings', 'Gimli', 12],
        // whether it succeeds is not known by then
        ["Beorn's House", 'Beornings', 'Gimli', 2],
      ] as readonly (readonly [Named, Named, Named, number])[]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: at,
                members: ['Gimli', 'Legolas', 'Gandalf'],
                onGuard: ['Heedless Revelry'],
              },
            ],
            hand: [card],
          },
          hazard: { hand: [SPARE] },
          moment: 'entered',
        });
        if (roll > 0) t.rolls(roll);
        t.resource.plays(card, by);
        t.hazard.reveals('Heedless Revelry');
        t.resolve();
        t.equal(t.card('Legolas').status, 'tapped', 'the others are tapped');
        t.equal(t.card('Gandalf').status, 'untapped', 'but for a Wizard');
        if (roll === 2) t.equal(t.card(card).zone, 'discard', 'the attempt has failed');
        else t.expect(['play', 'pile'].includes(t.card(card).zone), `${card} comes into play`);
      }
      t.shows(
        'crf/term/active-conditions/7#5',
        'crf/card/heedless-revelry/1#1',
        'crf/errata/card-errata/30#1',
        'crf/card/heedless-revelry/3#1',
        'crf/card/heedless-revelry/3#2',
        'crf/card/heedless-revelry/3#3',
        'crf/card/heedless-revelry/2#1',
      );

      t.say('So it is in answer to what does not tap the site: one more minor item');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Gimli', 'Elrond', 'Legolas'],
              onGuard: ['Heedless Revelry'],
            },
          ],
          hand: ['Glamdring', 'Dagger of Westernesse'],
        },
        hazard: { hand: [SPARE] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
      t.equal(t.card('Moria').status, 'tapped', 'the site is tapped already');
      t.resource.plays('Dagger of Westernesse', 'Elrond');
      t.hazard.reveals('Heedless Revelry').stage.resolve();
      t.equal(
        [t.card('Legolas').status, t.card('Dagger of Westernesse').host],
        ['tapped', 'Elrond'],
        'they revel, and the dagger is his',
      );
      t.say('or an ally, or a faction, that is played where the site is tapped');
      for (const [at, card, roll] of [
        ['Bree', 'Noble Hound', 0],
        ['Edoras', 'Wild Horses', 12],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at,
                siteTapped: true,
                members: ['Gimli', 'Legolas'],
                onGuard: ['Heedless Revelry'],
              },
            ],
            hand: [card],
          },
          hazard: { hand: [SPARE] },
          moment: 'entered',
          asksPasses: true,
        });
        if (roll > 0) t.rolls(roll);
        t.resource.plays(card, 'Gimli');
        t.hazard.reveals('Heedless Revelry').stage.resolve();
        t.equal(t.card('Legolas').status, 'tapped', 'they revel');
        t.expect(['play', 'pile'].includes(t.card(card).zone), `${card} comes into play`);
      }
      t.shows(
        'crf/card/heedless-revelry/1#1',
        'crf/card/heedless-revelry/3#2',
        'crf/card/heedless-revelry/3#3',
        'crf/errata/card-errata/30#1',
      );

      t.say('A Ringwraith among them is no hindrance either');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'LE-392',
              members: ['Ren the Ringwraith', 'Ciryaher', 'Hador'],
              onGuard: ['Heedless Revelry'],
            },
          ],
          hand: ['High Helm'],
        },
        hazard: { hand: [SPARE] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('High Helm', 'Hador');
      t.hazard.reveals('Heedless Revelry').stage.resolve();
      t.equal(
        [t.card('Ciryaher').status, t.card('High Helm').host],
        ['tapped', 'Hador'],
        'they are tapped, and what is played comes into play',
      );
      t.shows(
        'crf/term/active-conditions/7#5',
        'crf/card/heedless-revelry/2#2',
        'crf/card/heedless-revelry/3#1',
      );
      t.say(
        'From hand, by the first of its ways, it is for a company without him, and one that stays',
      );
      for (const [who, may] of [
        ['Ciryaher', true],
        ['Ren the Ringwraith', false],
      ] as const) {
        t.board({
          resource: { kind: 'ringwraith', companies: [{ at: 'LE-392', members: [who, 'Hador'] }] },
          hazard: { hand: ['Heedless Revelry'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (may) t.hazard.may('play Heedless Revelry');
        else t.hazard.mayNot('play Heedless Revelry');
      }
      t.shows('crf/card/heedless-revelry/2#2');

      t.say('Once it has been played it is too late, and for anything else it is not revealed');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: ['Gimli', 'Legolas', 'Gandalf'],
              onGuard: ['Heedless Revelry'],
            },
          ],
          hand: ['Glamdring', 'Smoke Rings'],
          discard: ['Cram'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      // the company has moved, so that the first of its ways lacks its target besides
      // its first way taps them, and is barred from there (coe/2.V.6 e)
      const late = {
        'not-tapping': 'coe/2.V.6',
        'guard-bars': 'coe/2.V.6',
        'no-target': 'coe/9.3',
      };
      t.resource.plays('Smoke Rings');
      t.hazard.mayNot('reveal').refused('Heedless Revelry', late);
      t.resolve();
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
      t.hazard.refused('Heedless Revelry', late);
      t.equal(t.card('Legolas').status, 'untapped', 'nobody has tapped for it');
      t.shows('crf/card/heedless-revelry/1#2', 'crf/errata/card-errata/30#2');
    },
  ),
];
