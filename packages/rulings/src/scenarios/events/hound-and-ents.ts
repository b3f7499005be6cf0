import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, meet, SPARE, toStrikes } from '../help.ts';

/** Gimli, with that Ent, and Legolas enter Moria, and each is given a strike; the Ent is given none. */
function bothStruck(t: Stage, ent: Named): void {
  t.board({
    resource: {
      companies: [{ at: 'Moria', members: [{ name: 'Gimli', bears: [ent] }, 'Legolas'] }],
      hand: ['Risky Blow'],
    },
    moment: 'site',
  });
  t.resource.chooses('enter the site');
  toStrikes(t);
  t.resource
    .options_are('a strike to Gimli', 'a strike to Legolas', 'pass')
    .chooses('a strike to Legolas')
    .chooses('a strike to Gimli');
}

/** Allies who stand beside their company, or before it. */
export const houndAndEnts: readonly Scenario[] = [
  scenario(
    'A tired Noble Hound still stands before its master',
    { proves: ['crf/card/noble-hound/1', 'crf/errata/card-errata/44', 'coe/3.ii.3'], rules: ALL },
    (t) => {
      for (const [how, prowess] of [
        [{ tapped: true }, 2],
        [{ wounded: true }, 1],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Gimli', bears: [{ name: 'Noble Hound', ...how }] },
                  { name: 'Legolas', status: 'tapped' },
                  'Haldir',
                ],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        toStrikes(t);
        t.resource
          .may('a strike to Noble Hound')
          .may('a strike to Haldir')
          .mayNot('a strike to Gimli')
          .mayNot('a strike to Legolas');
        const point = 'tapped' in how ? 1 : 2;
        t.shows(`crf/card/noble-hound/1#${point}`, `crf/errata/card-errata/44#${point}`);
        t.resource.chooses('a strike to Noble Hound');
        t.resource.may('a strike to Gimli').chooses('a strike to Gimli');
        t.say('It is untapped for that alone, and fights as weary or hurt as it is');
        meet(t, 'Noble Hound');
        t.equal(t.strikeProwess(), prowess, 'of its three');
      }
      for (const how of [{}, { tapped: true }, { wounded: true }] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Gimli', bears: [{ name: 'Noble Hound', ...how }] },
                  'Haldir',
                  'Legolas',
                ],
              },
            ],
          },
          hazard: { hand: ['Cave-drake'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.allPass().hazard.chooses('a strike to Haldir').chooses('a strike to Legolas');
        meet(t, 'Haldir');
        t.asks(t.resource, 'support');
        if (Object.keys(how).length > 0) t.resource.mayNot('Noble Hound');
        else t.resource.may('Noble Hound');
      }
      t.shows('crf/card/noble-hound/1#3', 'crf/errata/card-errata/44#3');
    },
  ),
  scenario(
    'Quickbeam lends a hand against attacks that leave him alone',
    { proves: ['crf/card/quickbeam/1', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      bothStruck(t, 'Quickbeam');
      const helped = (): void => {
        meet(t, 'Legolas', true);
        const before = t.strikeProwess();
        t.resource.may('pass').chooses('Quickbeam');
        t.equal(t.strikeProwess(), before + 1, 'one more');
        t.equal(t.card('Quickbeam').status, 'tapped', 'he tapped for it');
      };
      helped();
      t.shows('crf/card/quickbeam/1#1');
      t.say('So with a creature that is keyed to his site');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dimrill Dale',
              members: [{ name: 'Gimli', bears: ['Quickbeam'] }, 'Legolas'],
            },
          ],
          hand: ['Risky Blow'],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      toStrikes(t);
      t.equal(t.attack().assigned.toSorted(), ['Gimli', 'Legolas'], 'nobody strikes at him');
      helped();
      t.shows('crf/card/quickbeam/1#2');
    },
  ),
  scenario(
    'Treebeard supports his friends, and is spared what is keyed to the place',
    { proves: ['crf/card/treebeard/2', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      const onTheWay = (key: string): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: [{ name: 'Gimli', bears: ['Treebeard'] }, 'Legolas'],
              },
            ],
            hand: ['Risky Blow'],
          },
          hazard: { hand: ['Orc-lieutenant'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-lieutenant', key).stage.resolve();
      };
      const helped = (who: Named): void => {
        meet(t, who, true);
        const before = t.strikeProwess();
        t.resource.may('pass').chooses('Treebeard');
        t.equal(
          [t.strikeProwess(), t.card('Treebeard').status],
          [before + 1, 'tapped'],
          'one more, and he is tapped',
        );
      };
      onTheWay('Shadow-hold');
      toStrikes(t);
      t.resource.mayNot('Treebeard').chooses('a strike to Gimli');
      helped('Gimli');
      t.shows('crf/card/treebeard/2#2');

      t.say('So it is with those who wait there');
      bothStruck(t, 'Treebeard');
      helped('Legolas');
      t.shows('crf/card/treebeard/2#1');

      t.say('But not with those whom they meet on the way');
      onTheWay('Wilderness');
      toStrikes(t);
      t.resource.may('a strike to Treebeard');
    },
  ),
  scenario(
    'Treebeard walks as far as Redhorn Gate, and no farther',
    { proves: ['crf/card/treebeard/1', 'crf/errata/card-errata/75', 'coe/9.6.3'], rules: ALL },
    (t) => {
      const walk = (from: Named, to: Named): string => {
        t.board({
          resource: {
            companies: [
              { at: from, to, members: [{ name: 'Gimli', bears: ['Treebeard'] }, 'Legolas'] },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['River'] },
          moment: 'movement',
        });
        t.skipTo('movement-hazard');
        return t.card('Treebeard').zone;
      };
      t.equal(walk('Lórien', 'Moria'), 'play', 'Moria lies in Redhorn Gate');
      t.equal(walk('Lórien', 'Wellinghall'), 'play', 'his own forest');
      t.equal(walk('Lórien', 'Minas Tirith'), 'discard', 'not to Gondor');
      t.equal(walk('Lórien', 'Rivendell'), 'discard', 'nor over the mountains');
    },
  ),
];
