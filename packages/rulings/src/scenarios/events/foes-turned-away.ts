import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** Resources that turn attacks away or wear them down, as the rulings sharpen them. */
export const foesTurnedAway: readonly Scenario[] = [
  scenario(
    "Dragon's Hunger is fed with a creature, or the attack is off and the hand is shown",
    {
      proves: [
        'crf/card/dragons-hunger/1',
        'crf/card/dragons-hunger/2',
        'crf/errata/card-errata/16',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [hand, limit, off] of [
        [['Cave-drake', 'Wargs', 'Orc-guard', 'River'], 1, false],
        [['Cave-drake', 'River', 'Twilight'], 2, true],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
            hand: ["Dragon's Hunger"],
          },
          hazard: { hand },
          moment: 'hazards',
          // the limit is used up by this one
          declared: 1,
        });
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.resource.plays("Dragon's Hunger").stage.resolve();
        if (!off) t.hazard.options_are('Wargs', 'Orc-guard').chooses('Wargs');
        t.equal(t.underAttack, !off, 'whether it goes on');
        t.equal(t.limit('Elladan'), limit, 'the limit');
        t.equal(t.sees(0, t.id('River')), off, 'whether the hand is seen');
        if (off) t.expect(t.sees(0, t.id('Twilight')), 'all of it');
        if (!off) t.equal(t.card('Wargs').zone, 'discard', 'the creature is lost');
        t.shows(
          'crf/card/dragons-hunger/2#1',
          ...(off
            ? ([
                'crf/card/dragons-hunger/1#1',
                'crf/card/dragons-hunger/1#2',
                'crf/errata/card-errata/16#1',
                'crf/errata/card-errata/16#2',
              ] as const)
            : (['crf/card/dragons-hunger/1#3', 'crf/errata/card-errata/16#3'] as const)),
        );
      }
      t.say('An automatic-attack will do, and a creature that is there must be given up for it');
      for (const fed of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Caves of Ûlund', members: ['Elladan'] }],
            hand: ["Dragon's Hunger"],
          },
          hazard: { hand: fed ? ['River', 'Wargs'] : ['River'] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.resource.plays("Dragon's Hunger").stage.resolve();
        t.equal(
          [t.underAttack, t.hand(1), t.sees(0, t.id('River'))],
          [fed, ['River'], !fed],
          fed ? 'nobody asks him whether he will, and it goes on' : 'it is canceled',
        );
      }
      t.shows('crf/card/dragons-hunger/2#2', 'crf/card/dragons-hunger/2#3');
    },
  ),

  scenario(
    'Flatter a Foe: of two types the harder number counts',
    { proves: ['crf/card/flatter-a-foe/1'], rules: ALL },
    (t) => {
      for (const [roll, off] of [
        [9, false],
        [10, true],
      ] as const) {
        t.board({
          resource: {
            // one of his own, two as a diplomat
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Halbarad'] }],
            hand: ['Flatter a Foe'],
          },
          hazard: { hand: ['Goblin-faces'] },
          moment: 'hazards',
        });
        t.hazard.plays('Goblin-faces', 'Border-hold').stage.resolve();
        t.rolls(roll).resource.plays('Flatter a Foe').stage.resolve();
        t.equal(t.underAttack, !off, `a roll of ${roll}`);
      }
    },
  ),

  scenario(
    'The Old Thrush knows only what is printed: no agent is strong enough for it',
    { proves: ['crf/card/the-old-thrush/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Elladan', 'Bergil'] }],
          hand: ['The Old Thrush'],
        },
        hazard: { agents: ['The Grimburgoth'], sites: ['Dol Guldur'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('The Grimburgoth').stage.resolve();
      t.expect(t.attack().prowess >= 13, 'at home and unseen he is strong now');
      t.resource.refused('The Old Thrush', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/the-old-thrush/2#1');
      t.say('A prowess of thirteen is what it asks for, and twelve is too little');
      for (const [creature, prowess] of [
        ['"Tom" (Tûma)', 13],
        ['"Bert" (Bûrat)', 12],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elladan', 'Bergil'] }],
            hand: ['The Old Thrush'],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(creature, 'Wilderness').stage.resolve();
        t.equal(t.attack().prowess, prowess, creature);
        if (prowess === 13) t.resource.may('play The Old Thrush');
        else t.resource.refused('The Old Thrush', { 'no-target': 'coe/9.3' });
      }
      t.shows('crf/card/the-old-thrush/2#2');
    },
  ),

  scenario(
    'True Fána against an agent: his prowess without dice',
    { proves: ['crf/card/true-fana/2'], rules: ALL },
    (t) => {
      for (const [roll, fails] of [
        [3, false],
        [4, true],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Moria', members: ['Gandalf'] }],
            hand: ['True Fána'],
          },
          hazard: { agents: ['Anarin'], sites: ['Moria'] },
          moment: 'hazards',
        });
        t.hazard.uses('Anarin').stage.resolve();
        t.equal(t.attack().prowess, 9, 'against a Wizard of six');
        // his body check, if his strike fails
        t.rolls(...(fails ? [roll, 12, 2] : [roll, 12]))
          .resource.plays('True Fána')
          .stage.resolve();
        t.equal(t.underAttack, !fails, `six and ${roll} against nine`);
      }
    },
  ),

  scenario(
    'Withdrawn to Mordor takes a card on guard, with no agent about, until it is revealed',
    {
      proves: [
        'crf/card/withdrawn-to-mordor/1',
        'crf/card/withdrawn-to-mordor/2',
        'crf/term/active-conditions/7',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Moria', members: ['Elladan'], onGuard: ['Orc-guard'] }],
          hand: ['Withdrawn to Mordor'],
        },
        moment: 'hazards',
      });
      t.resource.plays('Withdrawn to Mordor').stage.resolve();
      t.equal(t.card('Orc-guard').zone, 'discard', 'it was not revealed yet');
      t.shows('crf/card/withdrawn-to-mordor/1#1', 'crf/term/active-conditions/7#10');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Elladan'], onGuard: ['Orc-guard'] }],
          hand: ['Withdrawn to Mordor'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('reveal Orc-guard');
      t.resource.refused(
        'Withdrawn to Mordor',
        {
          combat: t.rules === 'coe' ? 'coe/3.i' : 'crf/turn/site-phase/automatic-attacks/6',
          'no-target': 'coe/9.3',
        },
        { way: 'on guard' },
      );
      t.say('so too where nothing but that stands against it');
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: ['Gimli', 'Aragorn II'], onGuard: ['Rumor of Wealth'] },
          ],
          hand: ['Sword of Gondolin', 'Withdrawn to Mordor'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.may('play Withdrawn to Mordor').plays('Sword of Gondolin', 'Gimli');
      t.hazard.reveals('Rumor of Wealth');
      t.resource.refused('Withdrawn to Mordor', { 'no-target': 'coe/9.3' }, { way: 'on guard' });
      t.shows('crf/card/withdrawn-to-mordor/1#2');
    },
  ),
];
