import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Hazards of a twentieth draw, each held to clauses of its text that no other test plays. */

const LORD = 'Lord of the Haven';
const ISSUE = "Ungoliant's Foul Issue";
const REVENGE = "Nature's Revenge";

describe('Lord of the Haven', () => {
  holds('whom he only detains, and to whom he is worth something', (t) => {
    for (const [kind, who, detains, points] of [
      ['wizard', 'Gimli', true, 0],
      // whoever goes with a Fallen-wizard is a hero where it is asked who is detained (coe/2.IV.vii.F1)
      ['fallen-wizard', 'Mauhúr', true, 0],
      ['ringwraith', 'Ostisen', false, 3],
      ['balrog', 'Azog', false, 3],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Tolfalas', members: [who] }] },
        hazard: { hand: [LORD] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(LORD, { way: 'As a creature' }).stage.resolve();
      t.equal(t.attack().detainment, detains, who);
      t.fightOut({ always: 12 });
      t.equal(t.points(0).kill, points, who);
    }
  });

  holds('who flies over all of it is neither there nor on the way through it', (t) => {
    for (const [at, to] of [
      ['Isle of the Ulond', 'Goblin-gate'],
      ['Bree', 'Tolfalas'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gandalf', bears: ['Gwaihir'] }, 'Gimli'] }],
          sites: [to],
        },
        hazard: { hand: [LORD] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Gwaihir').stage.resolve();
      t.resource.chooses(`to ${to}`);
      t.skipTo('movement-hazard').resource.passes();
      t.hazard.refused(LORD, { 'no-target': 'coe/9.3' }, { way: 'As an event' });
    }
  });

  holds('not while Círdan himself is in play, whosever he is, as neither of the two', (t) => {
    for (const his of [true, false]) {
      const cirdan = { at: 'Grey Havens', members: ['Círdan'] } as const;
      t.board({
        resource: { companies: [{ at: 'Tolfalas', members: ['Gimli'] }, ...(his ? [cirdan] : [])] },
        hazard: { hand: [LORD], companies: his ? [] : [cirdan] },
        moment: 'hazards',
        current: 'Gimli',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.mayNot(`play ${LORD}`);
    }
  });
});

describe('Early Harvest', () => {
  holds('where a faction is normally played, whatever has become of the place', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Gimli'], onSite: [REVENGE] }],
        pile: ['Rangers of the North'],
      },
      hazard: { hand: ['Early Harvest'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.rolls(12).hazard.plays('Early Harvest').stage.resolve();
    t.equal(t.card('Rangers of the North').zone, 'hand', 'Bree is a town, if in ruins');
  });
});

describe("Ungoliant's Foul Issue", () => {
  holds('the last to be faced in the Deep-hold, and four points when it is slain', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Ancient Deep-hold',
            members: [
              { name: 'Glorfindel II', bears: ['Orcrist'] },
              { name: 'Aragorn II', bears: ['Glamdring'] },
            ],
          },
        ],
      },
      hazard: { events: [ISSUE] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal(t.fightOut({ always: 12 }).at(-1), [2, 17], 'the last');
    t.equal([t.points(0).kill, t.card(ISSUE).zone], [4, 'pile'], 'slain');
  });

  holds('Spiders come to those who go down, and not to those who come up', (t) => {
    for (const [at, to, may] of [
      ['Moria', 'The Under-gates', true],
      ['The Under-gates', 'Moria', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Glorfindel II', 'Gimli'] }] },
        hazard: { events: [ISSUE], hand: ['Giant Spiders'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may('play Giant Spiders');
      else t.hazard.mayNot('play Giant Spiders');
    }
  });
});

describe("Nature's Revenge", () => {
  holds('its beasts are of the site: one who is at home there may tap to be rid of them', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Barliman Butterbur', 'Gimli'], onSite: [REVENGE] }],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [2, 7], 'one for each');
    t.resource.chooses('tap Barliman Butterbur');
    t.expect(!t.underAttack, 'he knows them');
  });
});

describe('Crebain', () => {
  holds('a card for each who is still in the company; allies are none', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Sam Gamgee', 'Gimli', { name: 'Elrond', bears: ['Goldberry'] }],
          },
        ],
        hand: ['Orcrist', 'Gwaihir', 'Cram', 'Miruvor', 'Glamdring'],
      },
      hazard: { hand: ['Crebain'] },
      moment: 'hazards',
    });
    t.hazard.plays('Crebain', 'Wilderness').stage.resolve();
    t.passUntil('strike').resource.chooses('Sam Gamgee');
    // Sam is struck down, the others hold
    t.rolls(2, 12).passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('strike');
    t.fightOut({ always: 12 });
    t.equal(t.card('Sam Gamgee').zone, 'removed', 'he is gone');
    t.equal(t.state.players[0].hand.filter((x) => t.sees(1, x)).length, 2, 'two of five');
  });
});

describe('Waiting Shadow', () => {
  holds('a Half-orc is an Orc to it, a Dúnadan no Man', (t) => {
    for (const [kind, who, may] of [
      ['fallen-wizard', 'Ill-favoured Fellow', true],
      ['wizard', 'Aragorn II', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: [who] }] },
        hazard: { hand: ['Waiting Shadow'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.plays('Waiting Shadow').stage.resolve();
      else t.hazard.mayNot('play Waiting Shadow');
      t.equal(t.card(who).status, may ? 'tapped' : 'untapped', who);
    }
  });
});

describe('Peril Returned', () => {
  holds('what lies there by the Doors lies there by it, until the Gates come', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
        hand: ['Gates of Morning'],
      },
      hazard: { events: ['Peril Returned', 'Shelob'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.card('Shelob').zone, 'play', 'as if by night');
    t.resource.plays('Gates of Morning').stage.resolve();
    t.equal(
      [t.card('Shelob').zone, t.card('Peril Returned').zone, t.card('Gates of Morning').zone],
      ['discard', 'play', 'play'],
      'no Doors, and no dawn either',
    );
  });
});
