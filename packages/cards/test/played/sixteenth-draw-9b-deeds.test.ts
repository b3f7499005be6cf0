import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Resources of a sixteenth draw, and hazards upon those who use them. */

const SCROLLS = 'Forgotten Scrolls';
const POWER = 'Power Against the Shadow';
const STONE = 'Palantír of Amon Sûl';
const BLADE = 'Andúril, the Flame of the West';
const COUNCIL = 'The White Council';
const ALERT = 'Alert the Folk';
const BEATER = 'Biter and Beater!';
const GNAW = 'Gnaw with Words';
const WORK = 'Something Else at Work';
const TALES = 'Twisted Tales';
const SECRETS = 'Great Secrets Buried There';

describe('lore and things', () => {
  holds('Forgotten Scrolls: as the item besides another, and the bearer alone is trapped', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: [{ name: 'Gimli', bears: ['Glamdring'] }, 'Legolas', 'Elladan'] },
        ],
        hand: ['Orcrist', SCROLLS],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Orcrist', 'Legolas').stage.resolve();
    t.resource.plays(SCROLLS, 'Gimli').stage.resolve();
    t.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [1, 8], 'a trap');
    for (let i = 0; i < 12 && t.underAttack; i++) {
      const { options } = t.decision();
      t.rolls(2, 2, 2);
      t.take(options.find((x) => x.type === 'pass') ?? options[0], 'on');
      t.state.dice = [];
    }
    // five of his own, one less as he is tapped, and nothing of the sword
    t.equal(rolled(t, 'strike'), [{ total: 2 + 5 - 1, against: 8 }], 'his own hands');
    t.equal(
      ['Gimli', 'Elladan'].map((x) => t.card(x).status),
      ['wounded', 'untapped'],
      'it is his alone',
    );
  });

  holds('Palantír of Amon Sûl: an ally is no second character; five when it is stored', (t) => {
    for (const [second, zone] of [
      ['ally', 'discard'],
      ['character', 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              to: 'Rivendell',
              members: [
                { name: 'Gandalf', bears: second === 'ally' ? [STONE, 'Gollum'] : [STONE] },
                ...(second === 'ally' ? [] : (['Frodo'] as const)),
              ],
            },
          ],
        },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('movement-hazard');
      t.equal(t.card(STONE).zone, zone, second);
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Gandalf', bears: [STONE] }] }],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.equal(t.points(0).item, 3, 'borne');
    t.resource.chooses(`store ${STONE}`);
    t.resolve();
    t.equal(t.points(0).item, 5, 'stored');
  });

  holds('Andúril: its sage stays tapped; a Reforging that is not stored does not do', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Aragorn II', bears: ['Narsil'] },
              { name: 'Elrond', status: 'tapped', bears: [BLADE] },
            ],
          },
        ],
        hand: ['Reforging'],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.skipTo('organization');
    t.equal(t.card('Elrond').status, 'tapped', 'as long as it lies with him');
    t.resource.chooses(`store ${BLADE}`);
    t.resolve();
    t.equal([t.card(BLADE).stored, t.points(0).item], ['Rivendell', 3 + 1], 'one for it');
    t.resource.mayNot(`use ${BLADE}`);
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Elrond').status, 'untapped', 'he is free of it');
  });

  holds('Great Secrets Buried There: nine are too few; no special or hoard item', (t) => {
    for (const n of [9, 10] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          deck: [
            'Adamant Helmet',
            'Dwarven Light-stone',
            'The One Ring',
            'Wargs',
            'Precious Gold Ring',
            'Glamdring',
            'Gandalf',
            'Wargs',
            'Wargs',
            ...(n === 10 ? (['Cram'] as const) : []),
          ],
          noFiller: true,
        },
        hazard: { hand: [SECRETS] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (n === 9) {
        t.hazard.refused(SECRETS, { need: 'coe/9.2' }, { way: 'As a hazard' });
        continue;
      }
      t.hazard.plays(SECRETS).stage.resolve();
      t.passUntil('pick');
      if (t.decision().about === 'look') t.resource.passes();
      t.resource.options_are('Cram', 'Glamdring', 'Precious Gold Ring').chooses('Cram');
      t.equal([t.card('Cram').zone, t.card(SECRETS).zone], ['aside', 'play'], 'one of them');
      t.expect(!t.sees(1, t.id('Glamdring')), 'he has not shown the others');
    }
  });
});

describe('in the fight', () => {
  holds('Power Against the Shadow: characters of a Fallen-wizard, but not his Orcs', (t) => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'Bree', members: ['Lagduf'] }] },
      hazard: {
        kind: 'fallen-wizard',
        companies: [
          { at: 'Bree', members: [{ name: 'Hador', bears: ['Gollum'] }, 'Mauhúr'] },
          { at: 'Edoras', members: ['Anborn'] },
        ],
        hand: [POWER],
      },
      moment: 'entered',
      asksPasses: true,
    });
    const names = ['Hador', 'Mauhúr', 'Gollum', 'Anborn', 'Lagduf'];
    const prowess = (): number[] => names.map((x) => t.card(x).stat('prowess'));
    const before = prowess();
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').hazard.plays(POWER).stage.resolve();
    t.equal(
      prowess().map((x, i) => x - before[i]),
      [3, 0, 0, 0, 0],
      'who is a hero there',
    );
  });

  holds('Power Against the Shadow: for who is attacked, and not for who attacks', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Bree', members: ['Lagduf'] }],
        hand: [POWER],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Legolas'] }], hand: [POWER] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused(POWER, { turn: 'coe/9.1.3', 'no-target': 'coe/9.3' });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').resource.passes().stage.hazard.may(`play ${POWER}`);
  });

  holds('Alert the Folk: not for Eärcaraxë; a bonus of what was given up', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edhellond',
            to: 'Isle of the Ulond',
            members: ['Gandalf', 'Gimli'],
          },
        ],
        hand: [ALERT, 'Wood-elves', 'Beornings'],
      },
      hazard: { hand: ['Eärcaraxë'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Eärcaraxë').stage.resolve();
    t.resource.refused(ALERT, { 'no-target': 'coe/9.3' });
  });

  holds(
    'Biter and Beater: also by who attacks the overt; not otherwise in one’s own site phase',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: [{ name: 'Gimli', bears: ['Glamdring'] }] }],
          hand: [BEATER],
        },
        hazard: { kind: 'ringwraith', companies: [{ at: 'LE-392', members: ['Lagduf'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused(BEATER, { 'no-target': 'coe/9.3' });
      const before = t.card('Gimli').stat('prowess');
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack').resource.plays(BEATER).stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), Math.min(before + 2, 8), 'eight at most');
    },
  );
});

describe('words', () => {
  holds('Gnaw with Words: another at the new site, whosever; not where they come from', (t) => {
    for (const [where, may] of [
      ['Bree', true],
      ['Rivendell', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Boromir II'] }],
        },
        hazard: {
          companies: [{ at: where, members: [{ name: 'Ioreth', status: 'tapped' }] }],
          hand: [GNAW],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) {
        t.hazard.plays(GNAW, { way: 'sage' }).stage.resolve();
        t.equal(t.card('Elrond').status, 'tapped', 'there is one to talk to');
      } else t.hazard.refused(GNAW, { need: 'coe/9.2' });
    }
  });

  holds('Something Else at Work: gold rings of his company, and of no other; one on each', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Gandalf', bears: [WORK] },
              { name: 'Frodo', bears: ['Precious Gold Ring'] },
            ],
          },
          { at: 'Lórien', members: [{ name: 'Sam Gamgee', bears: ['Fair Gold Ring'] }] },
        ],
      },
      hazard: { hand: [WORK] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(
      [t.card('Precious Gold Ring').stat('ring-test'), t.card('Fair Gold Ring').stat('ring-test')],
      [-1, 0],
      'his company',
    );
    t.equal(t.card('Gandalf').stat('influence-check'), -1, 'his checks');
    t.equal(t.card('Frodo').stat('influence-check'), 0, 'of nobody else');
    t.resource.passes();
    t.hazard.plays(WORK, 'Frodo').stage.resolve();
    t.equal(t.card('Precious Gold Ring').stat('ring-test'), -2, 'one of each of them');
  });

  holds('Twisted Tales: sure at home, even where nothing else counts', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
        pile: ['Rangers of the North'],
      },
      hazard: {
        hand: [TALES],
        events: ['Webs of Fear & Treachery'],
        agents: [{ name: 'Deallus', via: ['Bree'], faceUp: true }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(2, 2).hazard.plays(TALES).stage.resolve();
    t.unrolled(2, 'no roll is made');
    t.equal(
      [t.card('Rangers of the North').zone, t.card('Deallus').status],
      ['discard', 'tapped'],
      'he is believed at home',
    );
  });

  holds(
    'The White Council: as many points are not more; none against the Shadow; anew each turn',
    (t) => {
      const board = (kind: 'wizard' | 'ringwraith' | 'fallen-wizard', pile: Named[]) =>
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
            hand: [COUNCIL, COUNCIL],
            pile: ['Men of Dale'],
          },
          hazard: { kind, pile },
          moment: 'organization',
          asksPasses: true,
        });
      board('wizard', ['Beornings']);
      t.equal(t.points(0).faction, t.points(1).faction, 'as many');
      t.resource.refused(COUNCIL, { need: 'coe/9.2' });
      board('wizard', []);
      t.resource.may(`play ${COUNCIL}`);
      board('ringwraith', []);
      t.resource.refused(COUNCIL, { need: 'coe/9.2' });
      board('fallen-wizard', []);
      t.resource.plays(COUNCIL).stage.resolve();
      t.resource.mayNot(`play ${COUNCIL}`);
      t.skipTo('organization', { turns: 2 });
      t.resource.may(`play ${COUNCIL}`);
    },
  );
});
