import type { Member } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

/** Resources of a fifteenth draw, each held to clauses of its text that no other test plays. */

const ARROWS = 'Arrows Shorn of Ebony';
const FOES = 'Many Foes He Fought';
const PRAISE = 'Praise to Elbereth';

describe('in battle', () => {
  holds('Arrows Shorn of Ebony: if that strike is defeated those that fail after it are', (t) => {
    // a body of five is three for that strike
    for (const [body, defeated] of [
      [4, true],
      [3, false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barrow-downs',
              to: 'Moria',
              by: ['Cardolan', 'Hollin', 'Redhorn Gate'],
              members: [{ name: 'Aragorn II', bears: [ARROWS] }, 'Elrond', 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Trolls from the Mountains'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Trolls from the Mountains').stage.resolve();
      t.passUntil('defend').resource.chooses('Aragorn II').chooses('Elrond').chooses('Gimli');
      t.passUntil('strike').resource.chooses('against Aragorn II');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.uses(ARROWS).stage.resolve();
      t.equal(t.card(ARROWS).zone, 'discard', 'shot');
      t.rolls(6, body).passUntil('strike').resource.chooses('against Elrond');
      t.equal(rolled(t, 'strike').at(-1)?.against, 11, 'twelve less one');
      // the others have their body, if it comes to that
      const bodyOf = defeated ? [] : [2];
      t.rolls(7, ...bodyOf);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.rolls(12, ...bodyOf).passUntil('movement-hazard');
      t.equal(
        t.card('Trolls from the Mountains').zone,
        defeated ? 'pile' : 'discard',
        `the body rolled for was ${body}`,
      );
    }
  });

  holds('Many Foes He Fought: the body suffers as the prowess does', (t) => {
    met(t, ['Kíli', 'Frodo'], ['Wolves'], { hand: [FOES] });
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.resource.plays(FOES, 'Kíli').stage.resolve();
    t.passUntil('defend').resource.chooses('Kíli').chooses('Kíli').chooses('Kíli');
    t.rolls(2, 2, 2, 2, 2, 2).passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('movement-hazard');
    t.equal(
      rolled(t, 'body').map((x) => [x.total, x.against]),
      [
        [2, 8],
        // one more on the dice, for he is wounded by then (coe/3.I.1)
        [3, 7],
        [3, 6],
      ],
      'one less with each',
    );
  });

  holds(
    'Fast Asleep: one of the attacks of a site, faced or still to come, and no creature',
    (t) => {
      const now = { way: 'for this attack' };
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Gimli', 'Aragorn II', 'Legolas', 'Bofur', 'Kíli'] },
          ],
          hand: ['Fast Asleep'],
        },
        hazard: { events: ['Balrog of Moria'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter').plays('Fast Asleep', now).stage.resolve();
      t.equal(t.attack().prowess, 9 - 2, 'the Orcs');
      const [, balrog] = t.fightOut({ always: 12 });
      t.equal(balrog, [1, 20], 'the Balrog is awake');
      // it names such attacks, and so can be played while the site is in play (coe/9.3.2.3)
      met(t, ['Gimli', 'Legolas'], ['Wargs'], { hand: ['Fast Asleep'] }, {}, 'Moria', 'Lórien');
      t.resource.plays('Fast Asleep', { way: 'until the turn ends' }).stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.attack().prowess, 7 - 2, 'they had it on the way');
      met(t, ['Gimli', 'Legolas'], ['Wargs'], { hand: ['Fast Asleep'] }, {}, 'Edoras', 'Lórien');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.refused('Fast Asleep', { 'no-target': 'coe/9.3' }, now);
    },
  );

  holds('Fast Asleep: a creature that is the attack of the site; not between strikes', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'The Under-gates', members: ['Gimli', 'Elrond'] }],
        hand: ['Fast Asleep', 'Fast Asleep'],
      },
      hazard: { hand: ['Cave-drake'], events: ['Balrog of Moria'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    while (t.decision().about !== 'attack-from-hand') t.pass();
    t.hazard.chooses('Cave-drake');
    const { prowess } = t.attack();
    t.resource.plays('Fast Asleep').stage.resolve();
    t.equal(t.attack().prowess, prowess - 2, 'two less');
    t.passUntil('strike').resource.chooses('against Gimli');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.mayNot('play Fast Asleep');
  });

  holds('Praise to Elbereth: an attack and an event at once, each for one who taps', (t) => {
    met(
      t,
      ['Aragorn II', 'Gimli', 'Legolas'],
      ['Hoarmûrath of Dír'],
      { hand: [PRAISE] },
      { events: ['Ren the Unclean', 'Adûnaphel'] },
      'Minas Morgul',
      'Dunharrow',
    );
    t.hazard.plays('Hoarmûrath of Dír', { way: 'As a creature' }, 'Dark-hold').stage.resolve();
    t.resource.chooses(`play ${PRAISE}`).chooses('the attack').chooses('Gimli');
    t.resource.chooses('Ren the Unclean').chooses('Legolas').passes();
    t.resolve();
    t.expect(!t.underAttack, 'it is over');
    t.equal(
      (['Hoarmûrath of Dír', 'Ren the Unclean', 'Adûnaphel'] as const).map((x) => t.card(x).zone),
      ['discard', 'discard', 'play'],
      'two of them',
    );
    t.equal(
      ['Aragorn II', 'Gimli', 'Legolas'].map((x) => t.card(x).status),
      ['untapped', 'tapped', 'tapped'],
      'for two taps',
    );
  });
});

describe('things that are kept', () => {
  for (const [name, on, worth] of [
    ['Ringil', 'Reforging', 4],
    ['Belegennon', 'Reforging', 4],
    ['Horn of Defiance', 'Reforging', 3],
    ['Narsil', 'Andúril, the Flame of the West', 7],
  ] as const)
    holds(`${name}: restored it is worth no less once it is stored`, (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Boromir II', bears: [{ name, on: [on] }] }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.points(0).item, worth, 'borne');
      t.rolls(12).resource.chooses(`store ${name}`).stage.resolve();
      t.equal([t.card(on).zone, t.points(0).item], ['pile', worth], 'stored with what restored it');
    });

  holds('Reforging: no herb rouses the sage; in a Wizardhaven it serves as well', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Elrond', status: 'wounded', bears: ['Reforging'] },
              { name: 'Gimli', bears: ['Healing Herbs'] },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Healing Herbs', 'Elrond').stage.resolve();
    t.equal(t.card('Elrond').status, 'tapped', 'healed, and no more');
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [{ at: 'WH-58', members: ['Saruman', 'Bergil'] }],
        stored: [{ name: 'Reforging', at: 'WH-58' }],
        discard: ['Sword of Gondolin', 'Adamant Helmet'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Reforging', 'Saruman', 'Sword of Gondolin').stage.resolve();
    t.resource.chooses('Bergil');
    t.equal(t.card('Sword of Gondolin').host, 'Bergil', 'in his company');
  });

  holds('Ent-draughts: one for each who taps, and nobody parts with it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Wellinghall', members: ['Aragorn II', 'Legolas', 'Gimli'] }],
        hand: ['Ent-draughts', 'Ent-draughts', 'Treebeard'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Treebeard', 'Aragorn II').stage.resolve();
    t.resource.plays('Ent-draughts', 'Legolas').stage.resolve();
    t.resource.plays('Ent-draughts', 'Gimli').stage.resolve();
    t.equal(
      ['Legolas', 'Gimli'].map((x) => [t.card(x).stat('prowess'), t.card(x).status]),
      [
        [6, 'tapped'],
        [6, 'tapped'],
      ],
      'one more',
    );
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Legolas', bears: ['Ent-draughts', 'Cram'] }, 'Gimli'],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('give Cram').may('store Cram').mayNot('Ent-draughts');
  });
});

describe('friends', () => {
  holds('Elf-song: nobody there can be sent away, whatever influence is lacking', (t) => {
    const many: Member[] = ['Elrond', 'Glorfindel II', 'Boromir II', 'Legolas', 'Gimli'];
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: many }], events: ['Elf-song'] },
      hazard: { hand: ['Call of Home'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').mayNot('discard Gimli');
    t.skipTo('movement-hazard');
    t.equal(
      many.map((x) => t.card(x as string).zone),
      many.map(() => 'play'),
      'all are there still',
    );
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }], events: ['Elf-song'] },
      hazard: { hand: ['Call of Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(2).hazard.plays('Call of Home').stage.resolve();
    t.equal(t.card('Elrond').zone, 'play', 'nor is he called home');
  });

  holds(
    'Gwaihir: two Hobbits are as one; not into the Shadow, and none but those of the site',
    (t) => {
      const eagle: Member = { name: 'Gimli', bears: ['Gwaihir'] };
      for (const [members, may] of [
        [[eagle, 'Legolas', 'Frodo'], false],
        [[eagle, 'Sam Gamgee', 'Frodo'], true],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members }],
            sites: ['Lake-town', 'Tolfalas', 'Barad-dûr', 'Dead Marshes', 'The Under-gates'],
          },
          hazard: { hand: ['Wargs', 'Pick-pocket', 'Brigands'] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.mayNot('to Tolfalas');
        if (!may) {
          t.resource.mayNot('use Gwaihir');
          continue;
        }
        t.resource.uses('Gwaihir').stage.resolve();
        t.resource.may('to Tolfalas').mayNot('to Barad-dûr').mayNot('to Dead Marshes');
        t.resource.mayNot('to The Under-gates').chooses('to Lake-town');
        t.skipTo('movement-hazard').resource.passes();
        t.hazard.mayNot('play Wargs').mayNot('play Brigands').may('play Pick-pocket');
      }
    },
  );
});
