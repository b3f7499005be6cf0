import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, face, SPARE, toStrikes } from '../help.ts';

/** Creatures, factions and healing places of the decks. */
export const bandsAndFactions: readonly Scenario[] = [
  scenario(
    'Orc-lieutenants and Orc-warbands follow other Orcs with greater force',
    { proves: ['coe/3.i.1'], rules: ALL },
    (t) => {
      for (const [orc, plain, led] of [
        ['Orc-lieutenant', 7, 11],
        ['Orc-warband', 4, 7],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
            hand: [SPARE],
          },
          hazard: { hand: [orc] },
          moment: 'hazards',
        });
        t.hazard.plays(orc, 'Wilderness').stage.resolve();
        t.equal(t.attack().prowess, plain, `${orc} alone`);
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
            hand: [SPARE, 'Dark Quarrels'],
          },
          hazard: { hand: ['Orc-watch', orc] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-watch', 'Shadow-hold').stage.resolve();
        t.resource.plays('Dark Quarrels').stage.resolve();
        t.hazard.plays(orc, 'Wilderness').stage.resolve();
        t.equal(t.attack().prowess, led, `${orc} after others`);
      }
    },
  ),
  scenario(
    'Tom and William rob whom they wound when a brother of theirs came first',
    { proves: ['coe/3.iv.7'], rules: ALL },
    (t) => {
      for (const [first, second, key] of [
        ['"William" (Wûluag)', '"Tom" (Tûma)', 'Wilderness and Wilderness'],
        ['"Tom" (Tûma)', '"William" (Wûluag)', 'Shadow-hold'],
      ] as const) {
        for (const led of [true, false] as const) {
          t.board({
            resource: {
              companies: [
                {
                  at: 'Rivendell',
                  to: 'Moria',
                  members: [
                    { name: 'Gimli', bears: ['Star-glass', 'Orcrist', 'Magic Ring of Stealth'] },
                    'Fatty Bolger',
                  ],
                },
              ],
              hand: [SPARE, 'Concealment'],
            },
            hazard: { hand: led ? [first, second] : [second] },
            moment: 'hazards',
          });
          if (led) {
            t.hazard.plays(first, 'Wilderness').stage.resolve();
            t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
          }
          t.hazard.plays(second, ...(second === '"Tom" (Tûma)' ? [] : [key])).stage.resolve();
          toStrikes(t);
          t.resource.chooses('a strike to Gimli');
          t.rolls(2, 2);
          face(t, 'Gimli', true);
          t.resolve();
          t.equal(t.card('Gimli').status, 'wounded', 'he is wounded');
          t.equal(
            [
              t.card('Star-glass').zone,
              t.card('Orcrist').zone,
              t.card('Magic Ring of Stealth').zone,
            ],
            led ? ['discard', 'discard', 'play'] : ['play', 'play', 'play'],
            `${second}${led ? ' after a brother' : ' alone'}`,
          );
        }
      }
    },
  ),
  scenario(
    'Sons of Kings never attack heroes, and Stout Men of Gondor only detain them',
    { proves: ['coe/3.II.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Edhellond', to: 'Pelargir', members: ['Gimli', 'Legolas', 'Haldir'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Sons of Kings', 'Stout Men of Gondor'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard
        .mayNot('play Sons of Kings')
        .plays('Stout Men of Gondor', 'Lebennin')
        .stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().detainment],
        [6, 7, true],
        'a detainment attack',
      );
    },
  ),
  scenario(
    'The Rain-drake comes down from the rain: three Wildernesses, the sea, or ruins on such a way',
    { proves: ['coe/2.IV.vii.2'], rules: ALL },
    (t) => {
      const may = (from: Named, to: Named, by?: 'starter'): boolean => {
        t.board({
          resource: {
            companies: [{ at: from, to, ...(by ? { by } : {}), members: ['Gimli'] }],
            hand: [SPARE],
          },
          hazard: { hand: ['Rain-drake'] },
          moment: 'hazards',
        });
        t.resource.passes();
        return t.hazard.options().includes('play Rain-drake');
      };
      t.equal(may('Edhellond', 'Tolfalas'), true, 'over the sea');
      t.equal(may('Lórien', 'Moria'), false, 'two Wildernesses are too few, and Moria is no ruin');
      t.equal(may('Rivendell', 'Barrow-downs'), true, 'ruins behind two Wildernesses');
      t.equal(may('Rivendell', 'Zarak Dûm'), false, 'ruins behind one');
    },
  ),
  scenario(
    'Who heals at Old Forest or Rhosgobel, heals with all others there',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      for (const at of ['Old Forest', 'Rhosgobel', 'Bree'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at,
                members: [
                  { name: 'Gimli', status: 'wounded' },
                  { name: 'Legolas', status: 'wounded' },
                  { name: 'Haldir', bears: ['Healing Herbs'] },
                ],
              },
            ],
            hand: [SPARE],
          },
          moment: 'organization',
        });
        t.resource.chooses('use Healing Herbs: wounded');
        if (t.decision().kind === 'aim') t.resource.chooses('Gimli');
        t.resolve();
        t.equal(t.card('Gimli').status !== 'wounded', true, 'the one is healed');
        t.equal(t.card('Legolas').status !== 'wounded', at !== 'Bree', `the other at ${at}`);
      }
    },
  ),
  scenario(
    'Factions of the decks weigh the race of those who ask',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      const least = (faction: Named, at: Named, who: Named): number => {
        for (let roll = 2; roll <= 12; roll++) {
          t.board({
            resource: { companies: [{ at, members: [who] }], hand: [faction, SPARE] },
            moment: 'entered',
          });
          t.rolls(roll);
          t.resource.plays(faction, who).stage.resolve();
          if (t.card(faction).zone === 'pile') return roll;
        }
        return 13;
      };
      t.equal(
        least('Wood-elves', "Thranduil's Halls", 'Elladan'),
        8,
        'Elves find it easier by one',
      );
      t.equal(least('Wood-elves', "Thranduil's Halls", 'Óin'), 11, 'Dwarves harder by two');
      t.equal(
        least('Wood-elves', "Thranduil's Halls", 'Erkenbrand'),
        8,
        'Men by one, with influence two',
      );
      t.equal(least('Men of Dale', 'Dale', 'Erkenbrand'), 4, 'Men are at home in Dale');
      t.equal(least('Men of Dale', 'Dale', 'Óin'), 7, 'Dwarves are welcome');
      t.equal(least('Men of Dorwinion', 'Shrel-Kain', 'Erkenbrand'), 4, 'more than six');
      t.equal(
        least('Wain-easterlings', 'Easterling Camp', 'Boromir II'),
        10,
        'Dúnedain are not liked in the East',
      );
      t.equal(least('Wain-easterlings', 'Easterling Camp', 'Gandalf'), 4, 'and Wizards still less');
      t.equal(least('Men of Lebennin', 'Pelargir', 'Forlong'), 8, 'a Dúnadan of little skill');
      t.equal(least('Men of Anfalas', 'Lond Galen', 'Boromir II'), 7, 'Anfalas');
      t.equal(least('Men of Anórien', 'Minas Tirith', 'Beretar'), 6, 'Anórien');
      t.equal(
        least('Tower Guard of Minas Tirith', 'Minas Tirith', 'Beretar'),
        6,
        'the Tower Guard',
      );
      t.equal(least('Rangers of Ithilien', 'Henneth Annûn', 'Beretar'), 6, 'Ithilien');
      t.equal(least('Rangers of the North', 'Bree', 'Boromir II'), 8, 'the North');
      t.equal(least('Riders of Rohan', 'Edoras', 'Frodo'), 8, 'a Hobbit');
    },
  ),
];
