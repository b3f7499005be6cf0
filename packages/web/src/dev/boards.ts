import { officialPool } from '@mathom/cards/official';
import { FIRST_KIND, KINDS_OF_PLAYER, type KindOfPlayer, type State } from '@mathom/engine';
import { type BoardSpec, Stage } from '@mathom/engine/scenario';

/** Boards to play on from, for looking at what comes up seldom: /dev/local?board=fight */
interface Board {
  readonly spec: BoardSpec;
  /** what has happened already */
  readonly run?: (t: Stage) => void;
}

/** Kinds of player by what sets them apart. */
const whose = (is: (k: KindOfPlayer) => boolean) =>
  Object.values(KINDS_OF_PLAYER).find(is)?.name ?? FIRST_KIND;
const SHADOW = whose((k) => k.avatarNeedsMode);
const FALLEN = whose((k) => k.hasStagePoints);
const HORDE = whose((k) => k.moreCharacters > 0);

const fight: BoardSpec = {
  resource: {
    kind: SHADOW,
    companies: [
      {
        at: 'Bree',
        members: [
          { name: 'Lagduf', bears: ['Saw-toothed Blade'] },
          'Gorbag',
          { name: 'Orc Brawler', status: 'tapped' },
          'Orc Tracker',
        ],
      },
    ],
    hand: ['Sudden Call', 'Wargs'],
    sites: ['Dol Guldur', 'Minas Morgul'],
  },
  hazard: {
    companies: [
      {
        at: 'Bree',
        members: [{ name: 'Aragorn II', bears: ['Glamdring'] }, 'Legolas', 'Sam Gamgee'],
      },
    ],
    hand: ['Block', 'Dodge'],
  },
  moment: 'entered',
  turn: 9,
};

/** Hands that are too large, draws to come, and an attack on the way: what is asked in one gesture. */
const journey: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Rivendell',
        members: ['Elrond', 'Bilbo', { name: 'Glorfindel II', bears: ['Cram'] }],
        to: 'Moria',
      },
    ],
    hand: [
      'Glamdring',
      'Cram',
      'Cram',
      'Dodge',
      'Concealment',
      'Stealth',
      'Marvels Told',
      'Sting',
      'Haldir',
    ],
    deck: ['Escape', 'Vanishment', 'Halfling Strength', 'Block', 'Dark Quarrels'],
    sites: ['Lórien', 'Bree', 'Bandit Lair'],
  },
  hazard: { companies: [{ at: 'Lórien', members: ['Legolas'] }], hand: ['Orc-guard'] },
  moment: 'movement',
  turn: 5,
};

const guarded: BoardSpec = {
  resource: {
    companies: [{ at: 'Moria', members: ['Aragorn II', 'Sam Gamgee', 'Gimli'] }],
    hand: ['Glamdring', 'Dagger of Westernesse'],
    sites: ['Lórien', 'Rivendell'],
  },
  hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }], hand: ['Cave-drake'] },
  moment: 'site',
  turn: 4,
};

const envoys: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Edoras',
        members: [{ name: 'Aragorn II', bears: ['Glamdring', 'Precious Gold Ring'] }, 'Théoden'],
      },
    ],
    hand: ['Riders of Rohan', 'Magic Ring of Words'],
    sites: ['Rivendell', 'Isengard'],
  },
  hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }], hand: ['Cave-drake'] },
  moment: 'entered',
  turn: 4,
};

/** Two companies in one haven, one of them bearing what the other could use. */
const gathered: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Rivendell',
        members: [{ name: 'Aragorn II', bears: ['Glamdring', 'Cram'] }, 'Legolas', 'Sam Gamgee'],
      },
      { at: 'Rivendell', members: ['Gimli'] },
    ],
    hand: ['Haldir', 'Dagger of Westernesse', 'Concealment', 'Wargs'],
    sites: ['Bree', 'Barrow-downs', 'Moria', 'Lórien', 'Rivendell'],
  },
  hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }], hand: ['Cave-drake'] },
  moment: 'organization',
  turn: 5,
};

/** As many as a side ever has: four companies on each, all of them laden. */
const crowded: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Rivendell',
        members: [
          { name: 'Aragorn II', bears: ['Glamdring', 'Cram', 'Elven Cloak'] },
          { name: 'Legolas', bears: ['Dagger of Westernesse', 'Star-glass'] },
          { name: 'Sam Gamgee', bears: ['Sting', 'Elf-stone'] },
        ],
      },
      {
        at: 'Bree',
        members: [{ name: 'Gimli', bears: ['Shield of Iron-bound Ash', 'Healing Herbs'] }, 'Bilbo'],
      },
      { at: 'Edoras', members: [{ name: 'Théoden', bears: ['Cram'] }, 'Erkenbrand'] },
      { at: 'Lórien', members: ['Haldir', { name: 'Celeborn', bears: ['Torque of Hues'] }] },
    ],
    pile: ['Rangers of the North', 'Riders of Rohan'],
    hand: ['Concealment', 'Dodge', 'Wargs', 'Cave-drake', 'Block', 'Escape', 'Stealth', 'Cram'],
    sites: ['Moria', 'Barrow-downs', 'Dol Amroth'],
  },
  hazard: {
    companies: [
      {
        at: 'Minas Tirith',
        members: [
          { name: 'Boromir II', bears: ['Cram', 'Dagger of Westernesse'] },
          { name: 'Faramir', bears: ['Elven Cloak', 'Star-glass'] },
        ],
      },
      { at: 'Grey Havens', members: [{ name: 'Círdan', bears: ['Elf-stone'] }, 'Glorfindel II'] },
      { at: 'Dol Amroth', members: [{ name: 'Imrahil', bears: ['Shield of Iron-bound Ash'] }] },
      { at: "Thranduil's Halls", members: ['Thranduil', 'Beorn'] },
    ],
    pile: ['Wood-elves', 'Men of Anfalas'],
    hand: ['Cave-drake', 'Wargs'],
  },
  moment: 'organization',
  turn: 12,
};

export const BOARDS: Readonly<Record<string, Board>> = {
  /** who goes with whom, who bears what, and where they go */
  gathered: { spec: gathered },
  // the same with a deck that has something for the sites around, and has lost something
  planned: {
    spec: {
      ...gathered,
      resource: {
        ...gathered.resource,
        deck: ['Orcrist', 'Cram', 'Marvels Told', 'Cram', 'Wargs'],
        discard: ['Sting', 'Dodge'],
      },
    },
  },
  /** an item has been come for, and the way to it is free */
  found: {
    spec: {
      ...gathered,
      resource: {
        companies: [{ at: 'Barrow-downs', members: ['Aragorn II', 'Gimli', 'Sam Gamgee'] }],
        hand: ['Dagger of Westernesse', 'Cram'],
        sites: ['Bree', 'Rivendell'],
      },
      moment: 'entered',
    },
  },
  /** four companies a side, with all that they bear */
  crowded: { spec: crowded },
  /** a company sets out with a full hand */
  journey: { spec: journey },
  /** a company of a Ringwraith may attack one of a Wizard */
  fight: { spec: fight, run: (t) => t.passUntil('company-attack') },
  /** the same, and the other side looks for who faces whom */
  fought: {
    spec: {
      ...fight,
      resource: fight.hazard ?? {},
      hazard: fight.resource,
    },
    run: (t) => t.passUntil('company-attack'),
  },
  /** a strike is to be faced: to tap, to take -3, or to be helped */
  strike: {
    spec: {
      ...guarded,
      resource: {
        ...guarded.resource,
        companies: [{ at: 'Barrow-downs', members: ['Aragorn II', 'Sam Gamgee', 'Gimli'] }],
      },
    },
    run: (t) => {
      t.passUntil('enter').take({ type: 'enter' }, 'They enter.');
      t.passUntil('defend').take(t.decision().options[0], 'The first faces it.');
      t.passUntil('stay-untapped');
    },
  },
  /** a company stands before a site that is guarded */
  gate: { spec: guarded, run: (t) => t.passUntil('enter') },
  /** factions to win, items to store, a ring to test */
  envoys: { spec: envoys },
  /** a faction that anybody would win */
  won: {
    spec: {
      ...envoys,
      resource: {
        ...envoys.resource,
        companies: [
          { at: 'Edoras', members: ['Théoden', { name: 'Aragorn II', status: 'tapped' }] },
        ],
      },
    },
    run: (t) => t.rolls(12),
  },
  /** a Ringwraith in a mode, those who go openly and those who do not */
  riders: {
    spec: {
      resource: {
        kind: SHADOW,
        companies: [
          {
            at: 'Minas Morgul',
            members: [{ name: 'Adûnaphel the Ringwraith', bears: ['Black Rider'] }],
          },
          { at: 'Dol Guldur', members: ['Orc Captain', 'Orc Brawler'] },
          { at: 'LE-356', members: ['Ostisen', 'Layos'] },
        ],
        hand: ['Saw-toothed Blade', 'Sudden Call'],
        sites: ['LE-364', 'Minas Morgul'],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Aragorn II'] }], hand: ['Cave-drake'] },
      moment: 'organization',
      turn: 5,
    },
  },
  /** a Fallen-wizard with Wizardhavens, one of them protected */
  'fallen-wizard': {
    spec: {
      resource: {
        kind: FALLEN,
        companies: [
          {
            at: 'The White Towers',
            members: [{ name: 'WH-7', bears: ["Pallando's Hood"] }, 'Beretar'],
            onSite: ['Fortress of the Towers'],
          },
          { at: 'TW-436', members: ['Halbarad'], onSite: ['Hidden Haven'] },
          { at: 'LE-356', members: ['Orc Captain'] },
        ],
        events: ['Bad Company', 'Great Patron'],
        hand: ['Gatherer of Loyalties', 'Glamdring', 'Wargs'],
        sites: ['Isengard', 'TW-378', 'TW-375', 'LE-353'],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Aragorn II'] }], hand: ['Cave-drake'] },
      moment: 'organization',
      turn: 7,
    },
  },
  /** the Balrog at home, his hordes at his gates and above them */
  balrog: {
    spec: {
      resource: {
        kind: HORDE,
        companies: [
          { at: 'BA-100', members: ['BA-3', 'Hill-troll', 'Azog'] },
          { at: 'BA-93', members: ['Gorbag', 'Mountain-maggot'] },
        ],
        hand: ['Great Shadow', 'Evil Things Lingering', 'Orc Brawler', 'Wargs'],
        discard: ['Crook-legged Orc'],
        sites: ['BA-90', 'BA-97', 'BA-101', 'BA-102', 'BA-99', 'BA-88', 'BA-100'],
      },
      hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }], hand: ['Cave-drake'] },
      moment: 'organization',
      turn: 6,
    },
  },
};

/** The board of that name, at the moment where something is asked; null if there is none. */
export function boardNamed(name: string, seed: number): State | null {
  const board = Object.hasOwn(BOARDS, name) ? BOARDS[name] : null;
  if (!board) return null;
  const stage = new Stage(officialPool('coe'), seed);
  stage.board(board.spec);
  board.run?.(stage);
  const { state } = stage;
  state.players[0].name = 'You';
  state.players[1].name = 'Bot';
  return state;
}
