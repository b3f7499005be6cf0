import { query } from '@mathom/engine';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

/** Where heroes meet the servants of the Shadow, and their things. */
export const acrossSides: readonly Scenario[] = [
  scenario(
    'A Wizard’s people have five less when they speak to those of a Ringwraith or a Balrog',
    { proves: ['coe/8.W1', 'coe/8.R1', 'coe/8.F1', 'crf/term/fallen-wizard/4'], rules: ALL },
    (t) => {
      for (const [who, kind, whom, less] of [
        ['wizard', 'wizard', 'Beretar', 0],
        ['wizard', 'fallen-wizard', 'Beretar', 0],
        ['wizard', 'ringwraith', 'Ostisen', 5],
        ['wizard', 'balrog', 'Ostisen', 5],
        ['fallen-wizard', 'wizard', 'Beretar', 0],
        ['fallen-wizard', 'ringwraith', 'Ostisen', 5],
        ['ringwraith', 'wizard', 'Beretar', 5],
        ['ringwraith', 'fallen-wizard', 'Beretar', 5],
        ['ringwraith', 'balrog', 'Ostisen', 0],
      ] as const) {
        t.board({
          resource: { kind: who, companies: [{ at: 'Bree', members: ['Aragorn II'] }] },
          hazard: {
            kind,
            companies: [{ at: 'Bree', members: [whom] }],
          },
          moment: 'entered',
        });
        const unused = t.generalInfluence(1);
        t.rolls(2, 12).resource.chooses(`Aragorn II tries to influence ${whom}`).stage.resolve();
        t.equal(
          rolled(t, 'influence').at(-1)?.total,
          12 + 3 - 2 - unused - less,
          `${who} to ${kind}`,
        );
        if (who === 'fallen-wizard')
          t.shows(less ? 'crf/term/fallen-wizard/4#1' : 'crf/term/fallen-wizard/4#2');
      }
      t.say('It is so with a faction or an ally as with a character');
      for (const whom of ['Rangers of the North', 'Goldberry'] as const) {
        const [wizards, ringwraiths] = (['wizard', 'ringwraith'] as const).map((kind) => {
          t.board({
            resource: {
              kind: 'fallen-wizard',
              companies: [{ at: 'Bree', members: ['Aragorn II'] }],
            },
            hazard: {
              kind,
              companies: [{ at: 'Bree', members: [{ name: 'Beretar', bears: ['Goldberry'] }] }],
              pile: ['Rangers of the North'],
            },
            moment: 'entered',
          });
          const unused = t.generalInfluence(1);
          t.rolls(2, 12).resource.chooses(`Aragorn II tries to influence ${whom}`).stage.resolve();
          return (rolled(t, 'influence').at(-1)?.total ?? Number.NaN) + unused;
        });
        t.equal(ringwraiths, wizards - 5, whom);
        t.shows('crf/term/fallen-wizard/4#1', 'crf/term/fallen-wizard/4#2');
      }
    },
  ),

  scenario(
    'A Balrog that is abroad, or slain, is not at home',
    { proves: ['coe/g.bal.1'], rules: ALL },
    (t) => {
      for (const [where, card] of [
        ['nowhere', 'Balrog of Moria'],
        ['play', 'Balrog of Moria'],
        ['removed', 'Balrog of Moria'],
        ['removed', "Durin's Bane"],
        ['avatar', 'The Balrog'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'The Under-gates', members: ['Gandalf', 'Glorfindel II'] }],
          },
          hazard: {
            ...(where === 'avatar'
              ? { kind: 'balrog', companies: [{ at: 'Moria', members: ['The Balrog'] }] }
              : {}),
            events: where === 'play' ? [card] : [],
            removed: where === 'removed' ? [card] : [],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        t.equal(
          [t.underAttack, t.underAttack && t.attack().name],
          where === 'nowhere' ? [true, 'The Under-gates'] : [false, false],
          `${card} ${where}`,
        );
      }
    },
  ),

  scenario(
    'To a hazard no haven has a path of its own, but for Geann a-Lisch',
    { proves: ['crf/turn/movement/playing-hazards/9'], rules: ALL },
    (t) => {
      for (const [at, may] of [
        ['Bree', true],
        ['Rivendell', false],
        ['Lórien', false],
        ['Edhellond', false],
        ['Grey Havens', false],
        ['LE-367', false],
        ['LE-390', false],
        ['LE-359', false],
        ['Geann a-Lisch', true],
      ] as readonly (readonly [Named, boolean])[]) {
        const minions = at === 'LE-367' || at === 'Geann a-Lisch';
        t.board({
          resource: minions
            ? { kind: 'ringwraith', companies: [{ at, members: ['Hador'] }] }
            : { companies: [{ at, members: ['Elrohir', 'Elladan'] }] },
          hazard: { events: ['Doors of Night'], hand: ['Withered Lands'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (may) t.hazard.may('play Withered Lands');
        else t.hazard.refused('Withered Lands', { 'no-target': 'coe/9.3' });
      }
      t.shows('crf/turn/movement/playing-hazards/9#2', 'crf/turn/movement/playing-hazards/9#3');
    },
  ),

  scenario(
    'What the other side has forged is worth half, and is of no use in what heroes do with such things',
    { proves: ['pef/term/items/1', 'coe/9.2.4'], rules: ALL },
    (t) => {
      // the points that he counts for it, and the prowess that it gives its bearer
      const borne = (
        kind: 'wizard' | 'ringwraith' | 'balrog',
        who: Named,
        item: Named,
      ): [number, number] => {
        const prowess = ([[], [item]] as const).map((bears) => {
          t.board({
            resource: { kind, companies: [{ at: 'Moria', members: [{ name: who, bears }] }] },
            moment: 'organization',
          });
          return t.card(who).stat('prowess');
        });
        return [t.points(0).item, prowess[1] - prowess[0]];
      };
      for (const [item, whole, half, prowess] of [
        ['Black Mace', 2, 1, 3],
        ['Broad-headed Spear', 1, 1, 2],
        ['LE-418', 3, 2, 0],
      ] as const) {
        t.equal(borne('ringwraith', 'Jerrek', item), [whole, prowess], `${item} with its makers`);
        t.equal(borne('wizard', 'Faramir', item), [half, 0], `${item}: half, rounded up, and mute`);
        t.shows('pef/term/items/1#3', 'pef/term/items/1#4');
      }
      t.equal(borne('wizard', 'Faramir', 'Glamdring'), [2, 3], 'a sword of the Elves');
      t.equal(borne('ringwraith', 'Jerrek', 'Glamdring'), [1, 0], 'an Orc has no joy of it');
      t.equal(borne('balrog', 'Hador', 'Glamdring'), [1, 0], 'nor those of the Balrog');
      t.shows('pef/term/items/1#3', 'pef/term/items/1#4');
      t.say('It can be played all the same, where such things are found');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Faramir'] }],
          hand: ['Broad-headed Spear'],
        },
        moment: 'entered',
      });
      t.resource.plays('Broad-headed Spear', 'Faramir').stage.resolve();
      t.equal([t.card('Broad-headed Spear').host, t.points(0).item], ['Faramir', 1], 'he bears it');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-392', members: ['Jerrek'] }],
          hand: ['Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Jerrek').stage.resolve();
      t.equal([t.card('Glamdring').host, t.points(0).item], ['Jerrek', 1], 'so does a minion');
      t.shows('pef/term/items/1#2');
      t.say('And it can be in the deck from the first');
      for (const [kind, item, avatar] of [
        ['wizard', 'Broad-headed Spear', 'Gandalf'],
        ['ringwraith', 'Glamdring', 'Ren the Ringwraith'],
      ] as const) {
        t.game([{ kind, characters: [avatar], resources: [item] }, { pool: ['Dori'] }]);
        t.expect(t.state.players[0].deck.includes(t.card(item).id), `${item}: a ${kind}`);
        // by which those go who look through decks
        const { itemsBesides } = query.kindOf(t.state, 0);
        t.equal(query.def(t.state, t.id(item)).alignment, itemsBesides, 'and is lawful there');
      }
      t.shows('pef/term/items/1#1');
      t.say('Ringlore asks for a gold ring');
      for (const [ring, may] of [
        ['Precious Gold Ring', true],
        ['The Least of Gold Rings', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Amon Hen', members: [{ name: 'Elrond', bears: [ring] }] }],
            hand: ['Ringlore', 'Magic Ring of Words'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (may) t.resource.may('play Ringlore');
        else t.resource.refused('Ringlore', { 'other-side': 'coe/9.3.5' });
      }
      t.say('and a Search finds the heroes none of what minions bear');
      t.board({
        resource: {
          companies: [{ at: 'Isengard', siteTapped: true, members: ['Aragorn II', 'Boromir II'] }],
          hand: ['Thorough Search', 'Cram', 'Black-hide Shield'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Thorough Search', 'Aragorn II').stage.resolve();
      t.resource.may('play Cram').mayNot('play Black-hide Shield');
    },
  ),
];
