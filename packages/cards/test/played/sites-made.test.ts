import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const SPARE: Named = 'Forewarned Is Forearmed';

/** A company has entered its site. */
const entered = (
  t: Stage,
  at: Named,
  members: readonly (Named | { name: Named; bears?: readonly Named[] })[],
  hand: readonly Named[],
  more: { readonly pile?: readonly Named[]; readonly tapped?: true } = {},
): void => {
  t.board({
    resource: {
      companies: [{ at, members, ...(more.tapped ? { siteTapped: true } : {}) }],
      hand,
      ...(more.pile ? { pile: more.pile } : {}),
    },
    hazard: { hand: [SPARE] },
    moment: 'entered',
    asksPasses: true,
  });
};

describe('what a site has for a turn', () => {
  holds('Dwarven Hoard: a hoard where a Dwarf taps in the dark', (t) => {
    entered(t, 'Moria', ['Gimli', 'Aragorn II'], ['Dwarven Hoard', 'Bow of Dragon-horn']);
    t.resource.mayNot('play Bow of Dragon-horn');
    t.resource.plays('Dwarven Hoard', 'Gimli').stage.resolve();
    t.equal(t.card('Gimli').status, 'tapped', 'he is tapped for it');
    t.resource.may('play Bow of Dragon-horn');
    t.say('Not at other sites, nor by others');
    entered(t, 'Ettenmoors', ['Gimli'], ['Dwarven Hoard']);
    t.resource.mayNot('play Dwarven Hoard');
    entered(t, 'Moria', ['Aragorn II'], ['Dwarven Hoard']);
    t.resource.mayNot('play Dwarven Hoard');
  });

  holds("Hermit's Hill: for two minor items any one major item, a hoard item too", (t) => {
    const hand: readonly Named[] = ['Glamdring', 'Bow of Dragon-horn', 'Orcrist'];
    entered(
      t,
      "Hermit's Hill",
      [
        { name: 'Gimli', bears: ['Cram'] },
        { name: 'Aragorn II', bears: ['Dagger of Westernesse'] },
      ],
      hand,
    );
    for (const item of ['Glamdring', 'Bow of Dragon-horn'] as const)
      t.resource.mayNot(`play ${item}`);
    t.resource.uses("Hermit's Hill", 'Cram').stage.resolve();
    t.equal(
      [t.card('Cram').zone, t.card('Dagger of Westernesse').zone],
      ['discard', 'discard'],
      'both are given up',
    );
    t.resource.may('play Glamdring').may('play Bow of Dragon-horn');
    t.resource.plays('Glamdring', 'Gimli').stage.resolve();
    t.equal(t.card("Hermit's Hill").status, 'tapped', 'the site is tapped by it');
    t.expect(
      t.state.lasting.every((l) => l.def !== "Hermit's Hill"),
      'and the offer is over',
    );
    t.say('One minor item is not enough');
    entered(t, "Hermit's Hill", [{ name: 'Gimli', bears: ['Cram'] }, 'Aragorn II'], hand);
    t.resource.mayNot("use Hermit's Hill");
  });

  holds(
    'Forgotten Scrolls and Lost Tome: given up for information, each in its own places',
    (t) => {
      for (const [item, at, other] of [
        ['Forgotten Scrolls', 'Ettenmoors', 'Moria'],
        ['Lost Tome', 'Moria', 'Ettenmoors'],
      ] as const) {
        const members = ['Elrond', { name: 'Aragorn II', bears: [item] }] as const;
        entered(t, at, members, ['Dreams of Lore']);
        t.resource.mayNot('play Dreams of Lore').uses(item).stage.resolve();
        t.equal(t.card(item).zone, 'discard', 'it is discarded for it');
        t.resource.may('play Dreams of Lore');
        entered(t, other, members, ['Dreams of Lore']);
        t.resource.mayNot(`use ${item}`);
      }
    },
  );

  holds(
    'They guard themselves: whoever takes them faces a strike that weapons do not parry',
    (t) => {
      for (const [item, at, prowess] of [
        ['Forgotten Scrolls', 'Ettenmoors', 8],
        ['Lost Tome', 'Moria', 9],
      ] as const) {
        entered(t, at, [{ name: 'Gimli', bears: ['Orcrist'] }, 'Aragorn II'], [item]);
        t.resource.plays(item, 'Gimli').stage.resolve();
        for (let i = 0; i < 9 && !t.underAttack; i++) t.pass();
        t.equal([t.attack().strikes, t.attack().prowess], [1, prowess], `the trap of ${item}`);
        t.rolls(12);
        for (let i = 0; i < 30 && t.underAttack; i++) {
          const { options } = t.decision();
          t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it is faced');
        }
        const faced = t.steps
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'strike' ? [e.prowess] : []));
        t.equal(faced.at(-1), 4, 'his own five, tapped, without the sword');
      }
    },
  );

  holds('Forgotten Scrolls are also found at Minas Tirith, once it is tapped', (t) => {
    entered(t, 'Minas Tirith', ['Gimli'], ['Forgotten Scrolls', 'Lost Tome']);
    t.resource.mayNot('play Forgotten Scrolls');
    entered(t, 'Minas Tirith', ['Gimli'], ['Forgotten Scrolls', 'Lost Tome'], { tapped: true });
    t.resource.may('play Forgotten Scrolls').mayNot('play Lost Tome');
  });

  holds('A Panoply of Wings: given up, it brings information to a site in the wild', (t) => {
    const pile = ['A Panoply of Wings'] as const;
    entered(t, 'Ettenmoors', ['Elrond'], ['Dreams of Lore'], { pile });
    t.resource.mayNot('play Dreams of Lore').uses('A Panoply of Wings').stage.resolve();
    t.equal(t.card('A Panoply of Wings').zone, 'discard', 'it is discarded for it');
    t.resource.may('play Dreams of Lore');
    entered(t, 'Moria', ['Elrond'], ['Dreams of Lore'], { pile });
    t.resource.mayNot('use A Panoply of Wings');
  });

  holds('A Panoply of Wings comes more readily where Radagast is the Wizard', (t) => {
    // Elrond's 4, and 3 more: above 11
    for (const [members, least] of [
      [['Elrond', 'Radagast'], 5],
      [['Elrond'], 8],
    ] as const)
      for (const roll of [least, least - 1]) {
        entered(t, 'Ettenmoors', members, ['A Panoply of Wings']);
        const who: Named[] = members.length > 1 ? ['Elrond'] : [];
        t.rolls(roll)
          .resource.plays('A Panoply of Wings', ...who)
          .stage.resolve();
        t.equal(
          t.card('A Panoply of Wings').zone,
          roll === least ? 'pile' : 'discard',
          `${members.join(' and ')}: ${roll}`,
        );
      }
  });
});

describe('what a site becomes', () => {
  holds("Nature's Revenge: all cards of that site are ruins, with beasts in them", (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }] },
      hazard: { hand: ["Nature's Revenge"], companies: [{ at: 'Bree', members: ['Beretar'] }] },
      moment: 'hazards',
    });
    t.hazard.plays("Nature's Revenge").stage.resolve();
    for (let i = 0; i < 60 && t.decision().about !== 'enter'; i++) {
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'they go on');
    }
    t.resource.chooses('enter the site');
    t.equal([t.attack().strikes, t.attack().prowess], [2, 7], 'a beast for each of them');
    const cards = t.state.table.filter((id) => query.nameOf(t.state, id) === 'Bree');
    t.equal(
      cards.map((id) => query.siteType(t.state, id)),
      ['ruins', 'ruins'],
      'it is a ruin, whosever card it is',
    );
    t.say('Only on a Border-hold or Shadow-hold of the Wilderness');
    for (const at of ['Ettenmoors', 'Dunharrow', 'Edoras'] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli'] }] },
        hazard: { hand: ["Nature's Revenge", SPARE] },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      t.hazard.mayNot("play Nature's Revenge");
    }
  });
});

describe('To the Uttermost Foundations', () => {
  const at = (t: Stage, site: Named, moment: 'organization' | 'untap' = 'organization'): void => {
    t.board({
      resource: {
        companies: [{ at: site, members: ['Gimli'] }],
        hand: ['To the Uttermost Foundations'],
        sites: ['The Under-grottos', 'Moria', 'Lórien'],
      },
      hazard: { hand: [SPARE] },
      moment,
      asksPasses: true,
    });
  };
  const next = (t: Stage): void => {
    const turn = t.state.turn;
    for (let i = 0; i < 300; i++) {
      const d = t.decision();
      if (t.state.turn > turn + 1 && d.about === 'organization') return;
      t.take(d.options.find((o) => o.type === 'pass') ?? d.options[0], 'time goes by');
    }
  };

  holds('Played tapped beneath the earth, untapped at another place beneath it', (t) => {
    at(t, 'Moria');
    t.resource.mayNot('play To the Uttermost Foundations');
    at(t, 'The Under-gates');
    t.resource.plays('To the Uttermost Foundations').stage.resolve();
    t.equal(
      [t.card('To the Uttermost Foundations').status, t.card('The Under-gates').status],
      ['tapped', 'tapped'],
      'the card and the site',
    );
    t.resource.mayNot('use To the Uttermost Foundations');
    t.say('It does not untap with other cards');
    next(t);
    t.equal(t.card('To the Uttermost Foundations').status, 'tapped', 'still');
    t.resource.mayNot('use To the Uttermost Foundations');
    t.resource.chooses('to The Under-grottos');
    t.rolls(12);
    next(t);
    t.resource.uses('To the Uttermost Foundations').stage.resolve();
    t.equal(t.card('To the Uttermost Foundations').status, 'untapped', 'at another of the deeps');
    t.resource.mayNot('store');
  });

  holds('Untapped at a haven it is stored for three points', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Gimli'], events: ['To the Uttermost Foundations'] },
        ],
      },
      hazard: { hand: [SPARE] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('store To the Uttermost Foundations');
    t.resolve();
    t.equal(t.points(0).misc, 3, 'three points');
    t.say('Not while it is tapped');
    at(t, 'The Under-gates');
    t.resource.plays('To the Uttermost Foundations').stage.resolve();
    t.resource.chooses('to Moria');
    next(t);
    t.resource.chooses('to Lórien');
    next(t);
    t.equal(t.company('Gimli').moved, false, 'they are there');
    t.resource.mayNot('store');
  });
});
