import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** No published card steals an item for whoever plays it. */
const FINGERS = 'Light Fingers' as Named;
const LIGHT_FINGERS = {
  id: 'XX-5',
  kind: 'event',
  name: FINGERS,
  alignment: 'neutral',
  side: 'hazard',
  duration: 'short',
  plays: [
    {
      is: 'action',
      targets: [{ target: 'card', a: { kind: 'item', borneBy: { kind: 'character' } } }],
      does: [
        {
          do: 'pick',
          player: 'you',
          a: { kind: 'character', whose: 'yours' },
          then: [{ do: 'attach', what: 'target', to: 'picked' }],
        },
      ],
    },
  ],
} as unknown as Card;

/** Small things that are borne, and what the rulings say of them. */
export const tokensAndDraughts: readonly Scenario[] = [
  scenario(
    'An Elven Cloak hides from what is keyed to two Wildernesses as from one, and to nothing else',
    { proves: ['crf/card/elven-cloak/1'], rules: ALL },
    (t) => {
      for (const [creature, key, at, to, hides] of [
        ['Giant', 'Wilderness and Wilderness', 'Lórien', 'Moria', true],
        ['Trolls from the Mountains', 'Wilderness', 'Rivendell', 'Lossadan Cairn', true],
        ['Wargs', 'Wilderness', 'Lórien', 'Moria', true],
        ['Brigands', 'Border-land', 'Lórien', 'Edoras', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, to, members: [{ name: 'Gimli', bears: ['Elven Cloak'] }] }],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.say(creature);
        t.hazard.plays(creature, key).stage.resolve();
        t.passUntil('stay-untapped').resource.chooses('no');
        t.passUntil('strike-defender');
        if (!hides) {
          t.resource.mayNot('use Elven Cloak');
          continue;
        }
        t.rolls(2).resource.uses('Elven Cloak').stage.resolve();
        t.equal(t.card('Elven Cloak').status, 'tapped', 'it is used');
        t.passUntil('movement-hazard');
        t.unrolled(1, 'the strike is canceled');
        t.equal(t.card('Gimli').status, 'untapped', 'and he did not have to tap');
      }
    },
  ),

  scenario(
    'Ent-draughts come besides an ally or a faction of the same turn at Wellinghall',
    {
      proves: [
        'crf/card/ent-draughts/1',
        'crf/errata/card-errata/20',
        'companion/errata/ent-draughts/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [first, roll] of [
        ['Treebeard', 0],
        ['Ents of Fangorn', 12],
        ['Ents of Fangorn', 2],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Wellinghall', members: ['Aragorn II', 'Legolas'] }],
            hand: ['Ent-draughts', 'Ent-draughts', first, 'Skinbark'],
          },
          moment: 'entered',
          rolls: roll > 0 ? [roll] : [],
        });
        t.resource.refused('Ent-draughts', { need: 'coe/2.V.4' });
        t.resource.plays(first, 'Aragorn II').stage.resolve();
        if (roll === 2) {
          t.resource.refused('Ent-draughts', { need: 'coe/2.V.4' });
          t.shows(
            'crf/card/ent-draughts/1#3',
            'crf/errata/card-errata/20#3',
            'companion/errata/ent-draughts/1#3',
          );
          continue;
        }
        t.equal(t.card('Wellinghall').status, 'tapped', 'the site is tapped by then');
        t.resource.plays('Ent-draughts', 'Legolas').stage.resolve();
        t.equal(t.card('Ent-draughts').host, 'Legolas', 'he drinks');
        t.shows(
          `crf/card/ent-draughts/1#${roll === 0 ? 1 : 2}`,
          `crf/errata/card-errata/20#${roll === 0 ? 1 : 2}`,
          `companion/errata/ent-draughts/1#${roll === 0 ? 1 : 2}`,
        );
      }

      t.say('They are not the minor item that may follow: there is room for both');
      t.board({
        resource: {
          companies: [{ at: 'Wellinghall', members: ['Aragorn II', 'Legolas', 'Gimli'] }],
          hand: ['Ent-draughts', 'Treebeard', 'Cram'],
        },
        moment: 'entered',
      });
      t.resource.plays('Treebeard', 'Aragorn II').stage.resolve();
      t.resource.plays('Cram', 'Gimli').stage.resolve();
      t.resource.plays('Ent-draughts', 'Legolas').stage.resolve();
      t.equal(
        [t.card('Cram').host, t.card('Ent-draughts').host],
        ['Gimli', 'Legolas'],
        'something to eat, and something to drink',
      );
      t.shows(
        'crf/card/ent-draughts/1#4',
        'crf/errata/card-errata/20#5',
        'companion/errata/ent-draughts/1#6',
      );
      t.say('What asks for a minor item does not find them');
      for (const thing of ['Ent-draughts', 'Cram'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Moria', members: [{ name: 'Balin', bears: [thing] }] },
            ],
          },
          hazard: { hand: ['Rats!'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (thing === 'Cram') t.hazard.may('play Rats!');
        else t.hazard.refused('Rats!', { 'no-target': 'coe/9.3' });
      }
      t.shows(
        'crf/card/ent-draughts/1#4',
        'crf/errata/card-errata/20#5',
        'companion/errata/ent-draughts/1#6',
      );

      t.say('Whoever was won elsewhere does not count, nor who was won in a turn before');
      t.board({
        resource: {
          companies: [
            { at: "Beorn's House", members: ['Óin'] },
            { at: 'Wellinghall', members: ['Aragorn II', 'Legolas'] },
          ],
          hand: ['Ent-draughts', 'Beornings', 'Treebeard'],
        },
        moment: 'entered',
        current: 'Óin',
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Beornings', 'Óin').stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.resource.refused('Ent-draughts', { need: 'coe/2.V.4' });
      t.resource.plays('Treebeard', 'Aragorn II').stage.resolve();
      t.resource.may('play Ent-draughts');
      t.shows('crf/errata/card-errata/20#4', 'companion/errata/ent-draughts/1#4');
      t.skipTo('site-phase', { turns: 2 }).resource.chooses('the company of Aragorn II');
      t.resource.chooses('enter').refused('Ent-draughts', { need: 'coe/2.V.4' });
      t.shows(
        'crf/card/ent-draughts/1#3',
        'crf/errata/card-errata/20#4',
        'companion/errata/ent-draughts/1#5',
      );
    },
  ),

  scenario(
    'Leaf Brooch goes for an item that could be asked for, and is itself no such item',
    { proves: ['crf/card/leaf-brooch/1'], rules: ALL },
    (t) => {
      const board = (bears: readonly ('Leaf Brooch' | 'Cram')[]): void => {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Moria', members: [{ name: 'Balin', bears }] }],
          },
          hazard: { hand: ['Rats!'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
      };
      board(['Leaf Brooch']);
      t.hazard.refused('Rats!', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/leaf-brooch/1#1');
      board(['Leaf Brooch', 'Cram']);
      t.hazard.plays('Rats!').stage.resolve();
      t.resource.chooses('Give up a minor item');
      t.asks(t.resource, 'instead').resource.chooses('yes');
      t.equal(
        [t.card('Leaf Brooch').zone, t.card('Cram').zone],
        ['discard', 'play'],
        'the one in the place of the other',
      );
      t.shows('crf/card/leaf-brooch/1#2');
      t.say('What is paid is given up freely: nothing demands it');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Balin', status: 'tapped', bears: ['Leaf Brooch', 'Cram'] }],
            },
          ],
        },
        hazard: { hand: ['Rats!'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.uses('Cram').stage.resolve();
      t.equal(
        [t.card('Leaf Brooch').zone, t.card('Cram').zone, t.card('Balin').status],
        ['play', 'discard', 'untapped'],
        'the bread was eaten',
      );
    },
  ),

  scenario(
    'Leaf Brooch saves a gold ring that was tested; the new ring is for its bearer',
    { proves: ['crf/card/leaf-brooch/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gandalf', bears: ['Leaf Brooch'] },
                { name: 'Frodo', bears: ['Precious Gold Ring'] },
              ],
            },
          ],
          hand: ['Magic Ring of Stealth'],
        },
        moment: 'organization',
      });
      t.rolls(3);
      t.resource.uses('Gandalf').stage.resolve();
      t.resource.chooses('Magic Ring of Stealth');
      t.asks(t.resource, 'instead').resource.chooses('yes');
      t.equal(t.card('Magic Ring of Stealth').host, 'Frodo', 'not for him who gave the brooch');
      t.equal(
        [t.card('Leaf Brooch').zone, t.card('Precious Gold Ring').host],
        ['discard', 'Frodo'],
        'and the gold ring is kept',
      );
    },
  ),

  scenario(
    "A Wizard's Ring leaves him by no transfer and no storing, but can be discarded; it is no ring",
    {
      proves: [
        'crf/card/wizards-ring/1',
        'crf/card/wizards-ring/2',
        'crf/errata/card-errata/83',
        'companion/errata/wizards-ring/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gandalf', bears: ["Wizard's Ring", 'Glamdring', 'Lesser Ring'] },
                // who could wear it too
                'Radagast',
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource
        .may('give Glamdring to Radagast')
        .mayNot("give Wizard's Ring")
        .may('store Lesser Ring')
        .mayNot("store Wizard's Ring");
      t.shows(
        'crf/card/wizards-ring/1#1',
        'crf/errata/card-errata/83#1',
        'companion/errata/wizards-ring/1#1',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gandalf', bears: ["Wizard's Ring", 'Glamdring'] },
                'Radagast',
                'Elrond',
              ],
            },
          ],
          hand: ['Pledge of Conduct'],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gandalf');
      t.rolls(12).resource.plays('Pledge of Conduct', 'Elrond').stage.resolve();
      t.resource
        .may('Glamdring to Radagast')
        .mayNot("Wizard's Ring")
        .chooses('Glamdring to Radagast');
      t.shows('crf/errata/card-errata/83#3', 'companion/errata/wizards-ring/1#2');
      t.say('Nor does anybody take it from him when he falls');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gandalf', status: 'wounded', bears: ["Wizard's Ring", 'Cram'] },
                'Radagast',
              ],
            },
          ],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.rolls(2, 12);
      t.resource.chooses('resolve the strike against Gandalf');
      t.passUntil('hand-over');
      t.resource.may('give Cram to Radagast').mayNot("give Wizard's Ring");
      t.shows(
        'crf/card/wizards-ring/1#3',
        'crf/errata/card-errata/83#2',
        'companion/errata/wizards-ring/1#3',
      );
      t.say('What is aimed at rings does not find it; what takes any item does');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gandalf', bears: ["Wizard's Ring", 'Lesser Ring'] }],
            },
          ],
        },
        hazard: { hand: ["The Ring's Betrayal"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.rolls(2).hazard.plays("The Ring's Betrayal").stage.resolve();
      t.equal(
        [t.card('Lesser Ring').zone, t.card("Wizard's Ring").host],
        ['discard', 'Gandalf'],
        'there was but one ring to aim at',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Lossadan Cairn',
              members: [{ name: 'Gandalf', bears: ["Wizard's Ring", 'Cram'] }],
            },
          ],
        },
        hazard: { hand: ["The Ring's Betrayal", 'Were-worm'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.refused("The Ring's Betrayal", { 'no-target': 'coe/9.3' });
      t.hazard.plays('Were-worm').stage.resolve();
      t.rolls(2, 2);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('pick').hazard.chooses("Wizard's Ring");
      t.equal(t.card("Wizard's Ring").zone, 'discard', 'robbed');
      t.shows(
        'crf/card/wizards-ring/1#4',
        'crf/errata/card-errata/83#4',
        'companion/errata/wizards-ring/1#4',
      );
      t.passUntil('movement-hazard');
    },
  ),

  scenario(
    "A Wizard's Ring cannot be stolen, by a Wizard who could wear it neither",
    {
      proves: [
        'crf/card/wizards-ring/1',
        'crf/errata/card-errata/83',
        'companion/errata/wizards-ring/1',
      ],
      rules: ALL,
      invented: [LIGHT_FINGERS],
    },
    (t) => {
      for (const [item, taken] of [
        ['Glamdring', true],
        ["Wizard's Ring", false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: [{ name: 'Gandalf', bears: [item] }] },
            ],
          },
          hazard: { companies: [{ at: 'Rhosgobel', members: ['Radagast'] }], hand: [FINGERS] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays(FINGERS).stage.resolve();
        t.equal(t.card(item).host, taken ? 'Radagast' : 'Gandalf', `${item}: whose it is now`);
      }
      t.shows(
        'crf/card/wizards-ring/1#2',
        'crf/errata/card-errata/83#2',
        'companion/errata/wizards-ring/1#3',
      );
    },
  ),
];
