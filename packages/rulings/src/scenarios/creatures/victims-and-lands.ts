import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { type Members, rolled, unaided } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const on = (
  at: Named,
  to: Named,
  members: Members,
  hand: Named[],
  more: Partial<BoardSpec['resource']> = {},
  events: Named[] = [],
): BoardSpec => ({
  resource: { companies: [{ at, to, members }], ...more },
  hazard: { hand, events },
  moment: 'hazards',
});

export const victimsAndLands: readonly Scenario[] = [
  scenario(
    'Abductor: carries off whom he wounds, unless it is a Wizard',
    { proves: ['coe/3.iv.7'], rules: ALL },
    (t) => {
      for (const who of ['Gimli', 'Gandalf'] as const) {
        t.board(on('Lórien', 'Dunharrow', [who], ['Abductor']));
        // the Wizard is wounded, so there is a body check
        t.rolls(...(who === 'Gimli' ? [2] : [2, 2]));
        t.hazard.plays('Abductor', 'Border-land').stage.resolve();
        t.resource.chooses(`a strike to ${who}`).chooses('no').stage.resolve();
        if (who === 'Gimli') t.equal(t.card(who).zone, 'discard', 'he is discarded');
        else
          t.equal(
            [t.card(who).zone, t.card(who).status],
            ['play', 'wounded'],
            'the Wizard is only wounded',
          );
      }
    },
  ),

  scenario(
    'Ambusher: the attacker says who is struck',
    { proves: ['coe/3.ii'], rules: ALL },
    (t) => {
      t.board(on('Lórien', 'Dunharrow', ['Gimli', 'Legolas', 'Sam Gamgee'], ['Ambusher']));
      t.hazard.plays('Ambusher', 'Border-land').stage.resolve();
      t.hazard
        .options_are('a strike to Gimli', 'a strike to Legolas', 'a strike to Sam Gamgee')
        .chooses('a strike to Sam Gamgee')
        .chooses('a strike to Legolas');
      t.equal(t.attack().assigned, ['Sam Gamgee', 'Legolas'], 'as he said');
    },
  ),

  scenario(
    'Cave-drake: the attacker says who is struck',
    { proves: ['coe/3.ii'], rules: ALL },
    (t) => {
      t.board(on('Rivendell', 'Bree', ['Gimli', 'Legolas', 'Sam Gamgee'], ['Cave-drake']));
      t.hazard.plays('Cave-drake', 'Wilderness and Wilderness').stage.resolve();
      t.hazard.options_are('a strike to Gimli', 'a strike to Legolas', 'a strike to Sam Gamgee');
    },
  ),

  ...(
    [
      ['Barrow-wight', -2],
      ['Ghosts', -1],
    ] as const
  ).map(([name, by]) =>
    scenario(
      `${name}: those wounded check for corruption when all is over`,
      { proves: ['coe/3.v'], rules: ALL },
      (t) => {
        t.board(on('Lórien', 'Moria', ['Gimli', 'Legolas'], [name]));
        t.hazard.plays(name, 'Shadow-hold').stage.resolve();
        // the first strike wounds (and the body holds), the second fails
        if (name === 'Ghosts') {
          t.rolls(2, 2, 12, 9);
          t.resource
            .chooses('a strike to Gimli')
            .chooses('a strike to Legolas')
            .chooses('resolve the strike against Gimli');
          t.hazard.chooses('0');
          t.resource.chooses('no');
          t.equal(rolled(t, 'corruption'), [], 'not yet');
          t.resource.chooses('no');
        } else {
          t.rolls(2, 2, 9);
          t.resource.chooses('a strike to Gimli').chooses('no');
          unaided(t);
        }
        t.resolve();
        t.equal(rolled(t, 'corruption'), [{ total: 9 + by, against: 0 }], `one check, at ${by}`);
        t.equal(t.card('Gimli').status, 'wounded', 'of him who was wounded');
      },
    ),
  ),

  scenario(
    'Brigands: one item of the company is lost, the defender says which',
    { proves: ['coe/3.iv.7'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          [
            { name: 'Gimli', bears: ['Cram'] },
            { name: 'Legolas', bears: ['Elf-stone', 'Horn of Anor'] },
          ],
          ['Brigands'],
        ),
      );
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.rolls(2, 2);
      t.resource
        .chooses('a strike to Gimli')
        .chooses('a strike to Legolas')
        .chooses('resolve the strike against Gimli')
        .chooses('no')
        .stage.resolve();
      t.resource.options_are('Cram', 'Elf-stone', 'Horn of Anor').chooses('Elf-stone');
      t.equal(t.card('Elf-stone').zone, 'discard', 'it is gone');
      t.rolls(2, 2);
      t.passUntil('stay-untapped');
      t.resource.chooses('no').stage.resolve();
      t.equal(
        [t.card('Legolas').status, t.card('Cram').zone, t.card('Horn of Anor').zone],
        ['wounded', 'play', 'play'],
        'a second wound costs no second item',
      );
      t.board(
        on('Rivendell', 'Bree', [{ name: 'Gimli', bears: ['Cram'] }, 'Legolas'], ['Brigands']),
      );
      t.rolls(12, 12);
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.resource
        .chooses('a strike to Gimli')
        .chooses('a strike to Legolas')
        .chooses('resolve the strike against Gimli')
        .chooses('no');
      t.passUntil('stay-untapped');
      t.resource.chooses('no');
      t.equal(t.card('Cram').zone, 'play', 'beaten off they take nothing');
    },
  ),

  scenario(
    'Cave Worm: only in the regions it is named for',
    { proves: ['coe/2.IV.vii.2'], rules: ALL },
    (t) => {
      t.board(on('Rivendell', 'Goblin-gate', ['Gimli'], ['Cave Worm']));
      t.hazard.may('play Cave Worm').plays('Cave Worm').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [1, 16], 'it attacks in the High Pass');
      t.board(on('Rivendell', 'Ettenmoors', ['Gimli'], ['Cave Worm', 'Wargs']));
      t.hazard.mayNot('play Cave Worm').may('play Wargs');
    },
  ),

  scenario(
    'Corsairs of Umbar: on the sea, along the named shores, and nowhere inland',
    { proves: ['coe/2.IV.vii.2'], rules: ALL },
    (t) => {
      t.board(on('Edhellond', 'Isle of the Ulond', ['Gimli'], ['Corsairs of Umbar']));
      t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolve();
      t.equal(t.attack().strikes, 5, 'at sea');
      t.board(on('Edhellond', 'Lond Galen', ['Gimli'], ['Corsairs of Umbar']));
      t.hazard.plays('Corsairs of Umbar', 'keyed to Anfalas').stage.resolve();
      t.expect(t.underAttack, 'in a region they are named for');
      t.board(on('Rivendell', 'Goblin-gate', ['Gimli'], ['Corsairs of Umbar', 'Wargs']));
      t.hazard.mayNot('play Corsairs of Umbar');
    },
  ),

  scenario(
    'Ent in Search of the Entwives: detains a hero company, and shuns the shadow under open Doors',
    { proves: ['coe/3.II.1', 'coe/3.II.2'], rules: ALL },
    (t) => {
      t.board(on('Lórien', 'Bandit Lair', ['Gimli', 'Legolas'], ['Ent in Search of the Entwives']));
      t.rolls(2);
      t.hazard.plays('Ent in Search of the Entwives', 'Shadow-land').stage.resolve();
      t.equal(t.attack().detainment, true, 'it detains');
      t.resource.chooses('a strike to Gimli').chooses('no');
      unaided(t);
      t.equal(t.card('Gimli').status, 'tapped', 'whoever loses is tapped, not wounded');
      t.board(
        on('Lórien', 'Bandit Lair', ['Gimli'], ['Ent in Search of the Entwives', 'Orc-guard'], {}, [
          'Doors of Night',
        ]),
      );
      t.hazard.mayNot('play Ent in Search of the Entwives').may('play Orc-guard');
      t.board(
        on('Lórien', 'Dunharrow', ['Gimli'], ['Ent in Search of the Entwives'], {}, [
          'Doors of Night',
        ]),
      );
      t.hazard.may('play Ent in Search of the Entwives');
    },
  ),

  scenario(
    'Giant Spiders: a body check that equals the body takes the victim away',
    { proves: ['coe/3.I.1'], rules: ALL },
    (t) => {
      const bitten = (check: number, who: Named = 'Gimli'): void => {
        t.board(on('Rivendell', 'Bree', [who], ['Giant Spiders']));
        t.rolls(2, check);
        t.hazard.plays('Giant Spiders', 'Wilderness and Wilderness').stage.resolve();
        t.resource.chooses(`a strike to ${who}`).chooses('no').stage.resolve();
      };
      bitten(7);
      t.equal(
        [t.card('Gimli').zone, t.card('Gimli').status],
        ['play', 'wounded'],
        'seven: wounded',
      );
      bitten(8);
      t.equal(t.card('Gimli').zone, 'discard', 'eight, his body: discarded');
      bitten(9);
      t.equal(t.card('Gimli').zone, 'removed', 'nine: eliminated');
      bitten(9, 'Gandalf');
      t.equal(t.card('Gandalf').zone, 'play', 'a Wizard is not carried off');
    },
  ),

  scenario(
    'Giant Spiders: at home in Mirkwood, at Shadow-holds and Dark-holds too',
    { proves: ['coe/2.IV.vii.2.2'], rules: ALL },
    (t) => {
      t.board(on('Lórien', "Thranduil's Halls", ['Gimli'], ['Giant Spiders']));
      t.hazard.chooses('play Giant Spiders');
      t.expect(
        t.underAttack ||
          t.chain().includes('Giant Spiders') ||
          t.offered().includes('keyed to Woodland Realm'),
        'keyed to the Woodland Realm',
      );
      t.board({
        resource: { companies: [{ at: 'Dol Guldur', members: ['Gimli'] }] },
        hazard: { hand: ['Giant Spiders'] },
        moment: 'hazards',
      });
      t.hazard.may('play Giant Spiders');
      t.board({
        resource: { companies: [{ at: 'Rhosgobel', members: ['Gimli'] }] },
        hazard: { hand: ['Giant Spiders', 'River'] },
        moment: 'hazards',
      });
      t.hazard.mayNot('play Giant Spiders');
    },
  ),

  scenario(
    'Horse-lords: one strike for each, detaining, in the lands of Rohan, never against their own',
    { proves: ['coe/3.II.1', 'coe/3.ii.2'], rules: ALL },
    (t) => {
      t.board(on('Lórien', 'Isengard', ['Gimli', 'Legolas', 'Sam Gamgee'], ['Horse-lords']));
      t.hazard.chooses('play Horse-lords');
      if (t.decision().kind === 'aim') t.hazard.chooses('keyed to Gap of Isen');
      t.resolve();
      t.equal(t.attack().assigned, ['Gimli', 'Legolas', 'Sam Gamgee'], 'everyone faces one');
      t.equal(t.attack().detainment, true, 'it detains');
      t.board(on('Lórien', 'Isengard', ['Gimli', 'Háma'], ['Horse-lords', 'Wargs']));
      t.hazard.mayNot('play Horse-lords').may('play Wargs');
      t.board(on('Rivendell', 'Bree', ['Gimli'], ['Horse-lords', 'Wargs']));
      t.hazard.mayNot('play Horse-lords').may('play Wargs');
      t.board({
        resource: { companies: [{ at: 'Dunharrow', members: ['Gimli'] }] },
        hazard: { hand: ['Horse-lords'] },
        moment: 'hazards',
      });
      t.hazard.may('play Horse-lords');
      t.board({
        resource: { companies: [{ at: 'Lórien', members: ['Gimli'] }] },
        hazard: { hand: ['Horse-lords', 'River'] },
        moment: 'hazards',
      });
      t.hazard.mayNot('play Horse-lords');
    },
  ),

  scenario(
    'Little Snuffler: easier to catch for rangers',
    { proves: ['coe/3.I.1'], rules: ALL },
    (t) => {
      for (const [members, body] of [
        [['Gimli', 'Legolas'], 10],
        [['Gimli', 'Beretar'], 8],
        [['Elladan', 'Elrohir'], 6],
      ] as const) {
        t.board(on('Rivendell', 'Bree', [...members], ['Little Snuffler']));
        t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
        t.equal(t.attack().body, body, `against ${members.join(' and ')}`);
      }
    },
  ),

  scenario(
    'Little Snuffler: not defeated, it spoils the work of scouts for the turn',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      const met = (body: number): void => {
        t.board({
          ...on('Rivendell', 'Bree', ['Gimli', 'Bergil'], ['Little Snuffler', 'Wargs'], {
            hand: ['Concealment'],
          }),
          asksPasses: true,
        });
        t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
        t.resource.may('play Concealment');
        t.rolls(12, body);
        t.allPass().hazard.chooses('a strike to Gimli');
        t.passUntil('stay-untapped').resource.chooses('yes');
        t.passUntil('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
      };
      met(10);
      t.resource.mayNot('play Concealment').refused('Concealment', { banned: 'coe/9.4' });
      met(11);
      t.equal(t.card('Little Snuffler').zone, 'pile', 'defeated');
      t.resource.may('play Concealment');
    },
  ),
];
