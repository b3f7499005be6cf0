import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import type { Members } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const wargsOn = (members: Members, creature: Named = 'Wargs'): BoardSpec => ({
  resource: { companies: [{ at: 'Rivendell', to: 'Bree', members }] },
  hazard: { hand: [creature] },
  moment: 'hazards',
});

export const ringsAndTools: readonly Scenario[] = [
  scenario(
    'Beautiful Gold Ring: what each total of the test allows',
    { proves: ['coe/6.2'], rules: ALL },
    (t) => {
      const rings: Named[] = [
        'The One Ring',
        "Dwarven Ring of Durin's Tribe",
        'Magic Ring of Nature',
        'Lesser Ring',
      ];
      const tested = (roll: number): string[] => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: ['Gandalf', { name: 'Balin', bears: ['Beautiful Gold Ring'] }],
              },
            ],
            hand: rings,
          },
          moment: 'organization',
        });
        t.rolls(roll);
        t.resource.uses('Gandalf').stage.resolve();
        return t.offered().filter((x) => x !== 'pass');
      };
      t.equal(tested(7), ['Magic Ring of Nature', 'Lesser Ring'], 'up to seven a magic ring');
      t.equal(tested(9), ['Lesser Ring'], 'any total a lesser one');
      t.equal(
        tested(10),
        ["Dwarven Ring of Durin's Tribe", 'Lesser Ring'],
        'from ten on a Dwarven ring',
      );
      t.equal(
        tested(12),
        rings.filter((r) => !r.startsWith('Magic')),
        'from twelve on the One Ring',
      );
      t.resource.passes();
      t.equal(
        t.card('Beautiful Gold Ring').zone,
        'discard',
        'tested it is discarded, whatever is played',
      );
    },
  ),

  scenario(
    'Lesser Ring: comes by a test only, and gives two points of influence',
    { proves: ['coe/6.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Gimli', bears: ['Lesser Ring'] }, 'Balin'] },
          ],
          hand: ['Lesser Ring', 'Cram'],
        },
        moment: 'entered',
      });
      t.equal(t.card('Gimli').influence(), 4, 'his two and two more');
      t.resource.mayNot('play Lesser Ring').may('play Cram');
    },
  ),

  scenario(
    'Black Arrow: weakens one attack, and is lost unless a Man shot it',
    { proves: ['coe/9.4.1'], rules: ALL },
    (t) => {
      const shot = (who: Named, asksPasses?: true): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Carn Dûm',
                members: [{ name: who, bears: ['Black Arrow'] }, 'Legolas'],
              },
            ],
          },
          hazard: { hand: ['Little Snuffler'] },
          moment: 'hazards',
          ...(asksPasses ? { asksPasses } : {}),
        });
        t.hazard.plays('Little Snuffler', 'Dark-hold').stage.resolve();
      };
      shot('Háma');
      const before = t.attack();
      t.resource.uses('Black Arrow').stage.resolve();
      t.hazard.may('a strike to Legolas');
      t.equal(
        [t.attack().prowess, t.attack().body],
        [before.prowess - 1, before.body - 1],
        'one less of each',
      );
      t.equal(
        [t.card('Black Arrow').zone, t.card('Black Arrow').status],
        ['play', 'tapped'],
        'a Man has it still',
      );
      shot('Gimli');
      t.resource.uses('Black Arrow').stage.resolve();
      t.equal(
        [t.attack().prowess, t.attack().body],
        [before.prowess - 1, before.body - 1],
        'a Dwarf shoots as well',
      );
      t.equal(t.card('Black Arrow').zone, 'discard', 'but once');
      shot('Sam Gamgee', true);
      t.asks(t.resource, 'attack').resource.mayNot('use Black Arrow');
    },
  ),

  scenario(
    'Book of Mazarbul: found in Moria, read by sages, stored with Dwarves',
    { proves: ['coe/2.II.4'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Balin'] }], hand: ['Book of Mazarbul'] },
        moment: 'entered',
      });
      t.resource.may('play Book of Mazarbul');
      t.board({
        resource: {
          companies: [{ at: 'Dead Marshes', members: ['Balin'] }],
          hand: ['Book of Mazarbul', 'Cram'],
        },
        moment: 'entered',
      });
      t.resource.mayNot('play Book of Mazarbul');
      t.board({
        resource: {
          companies: [
            {
              at: 'Iron Hill Dwarf-hold',
              members: [{ name: 'Balin', bears: ['Book of Mazarbul'] }],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal([t.points(0).item, t.handSize(0)], [1, 8], 'worth one');
      t.resource.uses('Book of Mazarbul').stage.resolve();
      t.equal(t.handSize(0), 9, 'read it allows for a card more');
      t.rolls(12);
      t.resource.chooses('store Book of Mazarbul').stage.resolve();
      t.equal(t.points(0).item, 5, 'stored it is worth five');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Book of Mazarbul'] }] },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Book of Mazarbul');
      t.rolls(12);
      t.resource.chooses('store Book of Mazarbul').stage.resolve();
      t.equal(t.points(0).item, 1, 'stored in a Haven it is worth no more than before');
    },
  ),

  scenario(
    'Book of Mazarbul: the larger hand lasts until the next untap phase',
    { proves: ['coe/2.I.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Balin', bears: ['Book of Mazarbul'] }] },
          ],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'organization',
      });
      t.resource.uses('Book of Mazarbul').stage.resolve();
      t.resource.passes();
      t.skipTo('organization', { turns: 1 });
      t.equal(t.handSize(0), 9, 'still in the opponent’s turn');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.handSize(0), 8, 'not after the next untap phase');
    },
  ),

  scenario(
    'Bow of Dragon-horn: one strike less from creatures that are not keyed to the site',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      const shot = (who: Named, key: string): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Goblin-gate',
                members: [{ name: who, bears: ['Bow of Dragon-horn'] }, 'Legolas'],
              },
            ],
          },
          hazard: { hand: ['Orc-warband'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Orc-warband', key).stage.resolve();
      };
      shot('Gimli', 'Wilderness');
      t.resource.uses('Bow of Dragon-horn');
      t.resolve();
      t.equal(
        [t.attack().strikes, t.card('Bow of Dragon-horn').status],
        [4, 'tapped'],
        'four strikes instead of five',
      );
      shot('Gimli', 'Shadow-hold');
      t.resource.mayNot('use Bow of Dragon-horn');
      shot('Sam Gamgee', 'Wilderness');
      t.resource.mayNot('use Bow of Dragon-horn');
      t.say('a single strike stays');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gimli', bears: ['Bow of Dragon-horn'] }, 'Legolas'],
            },
          ],
        },
        hazard: { hand: ['Huorn'] },
        moment: 'hazards',
      });
      t.hazard.plays('Huorn', 'Wilderness').stage.resolve();
      if (t.offered().some((x) => x.includes('use Bow')))
        t.resource.uses('Bow of Dragon-horn').stage.resolve();
      t.equal(t.attack().strikes, 1, 'never less than one');
    },
  ),

  scenario(
    'Cram: eaten it untaps its bearer, or lets his company go one region farther',
    { proves: ['coe/9.1.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gimli', status: 'tapped', bears: ['Cram'] }] },
          ],
          sites: ['Lórien'],
        },
        moment: 'organization',
      });
      t.resource.uses('Cram', { way: 'untap' }).stage.resolve();
      t.equal(
        [t.card('Gimli').status, t.card('Cram').zone],
        ['untapped', 'discard'],
        'he is untapped',
      );
      t.say('Bree to Edhellond: five regions by land');
      const far = (): BoardSpec => ({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Gimli', bears: ['Cram'] }] }],
          sites: ['Lond Galen', 'Isengard'],
        },
        moment: 'organization',
      });
      t.board(far());
      t.resource
        .mayNot('use Cram: untap')
        .mayNot('to Lond Galen')
        .uses('Cram', { way: 'region' })
        .stage.resolve();
      t.resource.may('to Lond Galen');
      t.board({ ...wargsOn([{ name: 'Gimli', bears: ['Cram'] }]), asksPasses: true });
      t.resource.mayNot('use Cram');
    },
  ),

  scenario(
    'A Dwarven Ring finds an item only for a site that is untapped, and has the hoard for it',
    { proves: ['crf/card/dwarven-ring-of-barins-tribe/1'], rules: ALL },
    (t) => {
      const at = (
        site: Named,
        tapped: boolean,
        moment: 'organization' | 'entered' = 'organization',
      ): void => {
        t.board({
          resource: {
            companies: [
              {
                at: site,
                ...(tapped ? { siteTapped: true as const } : {}),
                members: [{ name: 'Thorin II', bears: ["Dwarven Ring of Barin's Tribe"] }],
              },
            ],
            deck: ['Valiant Sword', 'Sword of Gondolin'],
          },
          moment,
          asksPasses: true,
        });
      };
      for (const moment of ['organization', 'entered'] as const) {
        at('Moria', true, moment);
        t.resource.refused("Dwarven Ring of Barin's Tribe", { need: 'coe/9.2' });
      }
      t.say('So it is with that of minions');
      for (const siteTapped of [true, false]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'Moria',
                ...(siteTapped ? { siteTapped } : {}),
                members: [{ name: 'Thorin II', bears: ['LE-305'] }],
              },
            ],
            deck: ['Sword of Gondolin'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (siteTapped) t.resource.refused("Dwarven Ring of Barin's Tribe", { need: 'coe/9.2' });
        else t.resource.may("use Dwarven Ring of Barin's Tribe");
      }
      for (const [site, hoard] of [
        ['Moria', false],
        ['Zarak Dûm', true],
      ] as const) {
        at(site, false);
        t.resource.uses("Dwarven Ring of Barin's Tribe").stage.resolve();
        t.resource.chooses('Play an item').may('Sword of Gondolin');
        if (hoard) t.resource.may('Valiant Sword');
        else t.resource.mayNot('Valiant Sword');
        t.rolls(12).resource.chooses('Sword of Gondolin');
        t.equal(
          [t.card('Sword of Gondolin').host, t.card(site).status],
          ['Thorin II', 'tapped'],
          'he has it, and the site is tapped',
        );
      }
    },
  ),
];
