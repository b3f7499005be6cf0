import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of a fifth draw: what is found and kept, who is left behind, and who does harm there. */

const SPARE: Named = 'Forewarned Is Forearmed';

const entered = (
  t: Stage,
  at: Named,
  members: readonly Member[],
  hand: readonly Named[],
  more: { siteTapped?: true; onGuard?: Named[]; deck?: Named[]; events?: Named[] } = {},
): void => {
  const { deck = [], events = [], ...site } = more;
  t.board({
    resource: { companies: [{ at, members, ...site }], hand, deck, events },
    hazard: { hand: [SPARE] },
    moment: 'entered',
    asksPasses: true,
  });
};

describe('what is found', () => {
  holds('Forgotten Scrolls: the light-stone helps against their trap, nothing cancels it', (t) => {
    entered(
      t,
      'Ettenmoors',
      [{ name: 'Gimli', bears: ['Dwarven Light-stone'] }, 'Fatty Bolger'],
      ['Forgotten Scrolls', 'Concealment'],
    );
    t.resource.plays('Forgotten Scrolls', 'Gimli').stage.resolve();
    for (let i = 0; i < 9 && !t.underAttack; i++) t.pass();
    t.equal([t.attack().strikes, t.attack().prowess], [1, 8], 'the trap');
    t.resource.mayNot('play Concealment').uses('Dwarven Light-stone').stage.resolve();
    t.equal(t.attack().prowess, 6, 'two less');
    t.rolls(2).passUntil('site');
    t.equal(t.card('Gimli').status, 'tapped', 'four and two against six are even');
  });

  holds('The Arkenstone: for Dwarves and their factions, and a check at two less', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Aragorn II', bears: ['The Arkenstone'], status: 'tapped' },
              { name: 'Gimli', status: 'tapped' },
              { name: 'Bofur', status: 'wounded' },
              'Kíli',
            ],
          },
          { at: 'Lórien', members: [{ name: 'Balin', status: 'tapped' }] },
        ],
      },
      hazard: { pile: ['Iron Hill Dwarves', 'Rangers of the North'] },
      moment: 'organization',
      asksPasses: true,
    });
    const own = t.card('Aragorn II').influence();
    t.equal(
      ['Gimli', 'Iron Hill Dwarves', 'Rangers of the North', 'Balin'].map(
        (x) => t.card('Aragorn II').influence(x) - own,
      ),
      [3, 3, 2, 3],
      'three more towards Dwarves; the Rangers have their own liking for him',
    );
    t.equal([t.card('Aragorn II').corruption, t.points(0).item], [2, 2], 'a Man bears it');
    t.rolls(3);
    t.resource.uses('The Arkenstone', 'Gimli').stage.resolve();
    t.equal(t.card('The Arkenstone').status, 'tapped', 'spent');
    t.equal(rolled(t, 'corruption').at(-1)?.total, 1, 'two less');
  });

  holds("Bávor's ring: of use to a Dwarf at an untapped site", (t) => {
    for (const [who, siteTapped, may] of [
      ['Gimli', false, true],
      ['Gimli', true, false],
      ['Legolas', false, false],
    ] as const) {
      entered(
        t,
        'Moria',
        [{ name: who, bears: ["Dwarven Ring of Bávor's Tribe"] }],
        [SPARE],
        siteTapped ? { siteTapped, deck: ['Orcrist'] } : { deck: ['Orcrist'] },
      );
      const dwarf = who === 'Gimli';
      t.equal(
        [t.card(who).corruption, t.points(0).item],
        dwarf ? [5, 6] : [3, 4],
        'its weight and worth',
      );
      t.equal(
        [t.card(who).stat('prowess'), t.card(who).influence()],
        dwarf ? [9, 9] : [7, 4],
        'its strength',
      );
      if (may) t.resource.may('use Dwarven Ring');
      else t.resource.mayNot('use Dwarven Ring');
    }
  });

  holds("Bávor's ring: the check comes after, at two more", (t) => {
    entered(t, 'Moria', [{ name: 'Gimli', bears: ["Dwarven Ring of Bávor's Tribe"] }], [SPARE], {
      deck: ['Orcrist', 'Glamdring'],
    });
    t.rolls(7);
    t.resource.uses("Dwarven Ring of Bávor's Tribe").stage.resolve();
    t.resource.chooses('Play an item');
    t.resource.mayNot('Glamdring').chooses('Orcrist');
    t.passUntil('site');
    t.equal(rolled(t, 'corruption').at(-1)?.total, 9, 'two more');
    t.equal([t.card('Orcrist').host, t.card('Moria').status], ['Gimli', 'tapped'], 'found');
  });

  holds('Dragon-lore: learned by a sage alone, where nobody has tapped the site', (t) => {
    entered(t, 'Amon Hen', ['Gimli', 'Elrond'], ['Dragon-lore']);
    t.resource.plays('Dragon-lore').stage.resolve();
    t.equal(t.card('Dragon-lore').host, 'Elrond', 'nobody else was a choice');
    entered(t, 'Amon Hen', ['Gimli', 'Elrond'], ['Dragon-lore'], { siteTapped: true });
    t.resource.mayNot('play Dragon-lore');
  });

  holds('Armory: minor items alone, and a failed check stores nothing', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', bears: ['Dagger of Westernesse', 'Orcrist'] }],
          },
          { at: 'Bree', members: [{ name: 'Kíli', bears: ['Elven Cloak'] }] },
        ],
        hand: ['Glamdring', 'Cram'],
        events: ['Armory'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('use Armory');
    t.rolls(2);
    t.resource.uses('Armory', { way: 'corruption check' }).stage.resolve();
    t.expect(t.card('Dagger of Westernesse').zone !== 'aside', 'he failed');
    t.resource.uses('Armory', { way: 'in hand' }).stage.resolve();
    t.equal([t.card('Cram').zone, t.card('Glamdring').zone], ['aside', 'hand'], 'minor ones');
    t.resource.mayNot('use Armory');
  });
});

describe('what is kept', () => {
  holds('Armory: nothing is taken out where no minor item could be played', (t) => {
    for (const at of ['Rivendell', 'Edoras'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Gimli', 'Aragorn II'] }],
          hand: ['Elven Cloak', 'Dagger of Westernesse'],
          events: ['Armory'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Armory', { way: 'in hand' }, 'Elven Cloak').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.resource.mayNot('play Elven Cloak').mayNot('play Dagger');
    }
  });
});

describe('who is met', () => {
  const met = (t: Stage, creature: Named, key: string, members: Member[], mine: Named[] = []) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Moria', members }],
        hand: mine,
      },
      hazard: { hand: [creature, SPARE] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays(creature, key).stage.resolve();
  };

  holds('Cave-drake: two Wildernesses or a ruin, and whom it likes', (t) => {
    for (const [at, to, by, may] of [
      ['Rivendell', 'Bree', ['Rhudaur', 'Arthedain'], true],
      ['Minas Tirith', 'Pelargir', ['Anórien', 'Lebennin'], false],
      ['Rivendell', 'Ettenmoors', ['Rhudaur'], true],
      ['Dunharrow', 'Edoras', ['Rohan'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, by, members: ['Gimli', 'Legolas', 'Kíli'] }] },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!may) {
        t.hazard.mayNot('play Cave-drake');
        continue;
      }
      t.hazard.plays('Cave-drake').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 10], 'itself');
      t.passUntil('assign').asks(t.hazard, 'attack');
    }
  });

  holds('More Alert than Most: no less than one, and gone with one that is beaten', (t) => {
    for (const [creature, gates, strikes] of [
      ['Cave-drake', false, 1],
      ['Cave-drake', true, 1],
      ['Wargs', false, 2],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          events: gates ? ['More Alert than Most', 'Gates of Morning'] : ['More Alert than Most'],
          hand: ['More Alert than Most'],
        },
        hazard: { hand: [creature, SPARE] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.refused('More Alert than Most', { duplicate: 'coe/g.cbd.1' });
      t.resource.passes();
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.equal(t.attack().strikes, strikes, creature);
      t.fightOut({ always: 12 });
      t.equal(
        t.card('More Alert than Most', 0).zone === 'play',
        creature === 'Wargs',
        `after ${creature}`,
      );
    }
  });

  holds('Assassin: two of the three can be canceled by others', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Gimli', 'Legolas', 'Kíli', 'Bofur'],
          },
        ],
      },
      hazard: { hand: ['Assassin', SPARE] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Assassin').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [1, 11], 'itself');
    t.allPass().hazard.chooses('a strike to Gimli');
    const others = ['Legolas', 'Kíli', 'Bofur'] as const;
    t.resource.options_are(...others.map((x) => `tap ${x} to cancel the attack`), 'pass');
    t.resource.chooses('tap Kíli');
    t.passUntil('attack').resource.chooses('tap Legolas');
    t.passUntil('attack').resource.mayNot('tap Bofur');
    t.allPass().equal(t.attack().assigned, ['Gimli'], 'the third is his, and must be faced');
  });

  holds('Peath: five more against Nazgûl, whose body is halved', (t) => {
    for (const [who, creature, strong, body] of [
      ['Peath', 'Witch-king of Angmar', 9, 6],
      ['Peath', 'Hoarmûrath of Dír', 9, 5],
      ['Boromir II', 'Hoarmûrath of Dír', 6, 9],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Dol Guldur', members: [who] }] },
        hazard: { hand: [creature, SPARE] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays(creature, { way: 'creature' }, 'Dark-hold').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      t.equal(t.strikeProwess(), strong, `${who} against ${creature}`);
      t.rolls(12, 6).passUntil('movement-hazard');
      t.equal(rolled(t, 'strike body').at(-1)?.against, body, `the body of ${creature}`);
      t.equal(t.card(creature).zone, body < 6 ? 'pile' : 'discard', 'slain by a six, or not');
    }
    met(t, 'Wargs', 'Wilderness', ['Peath', 'Gimli']);
    t.passUntil('defend').resource.chooses('a strike to Peath').chooses('a strike to Gimli');
    t.passUntil('strike').resource.chooses('Peath');
    t.passUntil('stay-untapped').equal(t.strikeProwess(), 4, 'Wolves');
  });
});

describe('who is left behind', () => {
  const lost = (t: Stage, at: Named, to: Named, key: string, members: Member[]) => {
    t.board({
      resource: { companies: [{ at, to, members }], sites: ['Bree'] },
      hazard: { hand: ['Orc-warband', 'Left Behind', 'Wargs', 'Cave-drake', SPARE] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Orc-warband', key).stage.resolve();
    t.resource.passes();
    t.hazard.plays('Left Behind', 'Legolas').stage.resolve();
    t.fightOut({ always: 12 });
    t.resolve();
  };

  /** Nobody does more than he must until that is asked. */
  const onward = (t: Stage, about: string): Stage => {
    for (let i = 0; i < 60 && t.decision().about !== about; i++) {
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on they go');
    }
    return t;
  };

  holds('Left Behind: at a Haven he may rejoin, or not', (t) => {
    const five: Member[] = ['Gimli', 'Legolas', 'Kíli', 'Bofur', 'Aragorn II'];
    lost(t, 'Bree', 'Rivendell', 'Wilderness', five);
    t.equal(t.card('Legolas').companions, [], 'by himself');
    t.equal(t.path('Legolas'), t.path('Gimli'), 'on the same path');
    for (const answer of ['join', 'pass'] as const) {
      onward(t, 'join-at-haven').resource.chooses(answer);
      t.equal(t.card('Legolas').companions.length, answer === 'join' ? 4 : 0, answer);
      if (answer === 'join') lost(t, 'Bree', 'Rivendell', 'Wilderness', five);
    }
  });

  holds('Left Behind: once it has resolved, hiding does not keep him with the others', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Moria', members: ['Legolas', 'Fatty Bolger'] }],
        hand: ['Concealment'],
      },
      hazard: { hand: ['Orc-warband', 'Left Behind', 'Orc-patrol'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Orc-warband', 'Shadow-hold').stage.resolve();
    t.resource.passes();
    t.hazard.plays('Left Behind', 'Legolas').stage.resolve();
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.expect(!t.underAttack, 'the attack is canceled');
    t.resolve();
    t.equal(t.card('Legolas').companions, [], 'and he is by himself');
  });

  holds('Left Behind: by himself already, or not moving', (t) => {
    for (const [to, members] of [
      ['Moria', ['Legolas']],
      [undefined, ['Legolas', 'Gimli']],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: to ? 'Lórien' : 'Moria', ...(to ? { to } : {}), members }],
        },
        hazard: { hand: ['Orc-warband', 'Left Behind', 'Orc-patrol', 'Orc-guard', 'Orc-watch'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Orc-warband', 'Shadow-hold').stage.resolve();
      t.resource.passes();
      t.hazard.plays('Left Behind', 'Legolas').stage.resolve();
      t.fightOut({ always: 12 });
      t.resolve();
      t.equal(t.card('Legolas').companions, [], 'by himself');
      for (let i = 0; i < 60 && t.state.current !== t.company('Legolas').id; i++) t.pass();
      t.equal(t.limit('Legolas'), 1, 'one hazard more');
      onward(t, 'enter').equal(t.company('Legolas').members.length, members.length, 'together');
    }
  });
});

describe('more hazards', () => {
  const tales = (
    t: Stage,
    agent: object,
    pile: Named[],
    kind: 'wizard' | 'ringwraith' = 'wizard',
  ): void => {
    t.board({
      resource: {
        kind,
        companies: [
          kind === 'wizard'
            ? { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }
            : { at: 'Dol Guldur', members: ['Hendolen'] },
        ],
        pile,
      },
      hazard: { agents: [agent as never], hand: ['Twisted Tales', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
  };

  holds('Twisted Tales: an untapped diplomat, a faction of his site, six more', (t) => {
    const at = { name: 'Deallus', via: ['Bree', 'Bag End'], faceUp: true };
    tales(t, at, ['Hobbits', 'Rangers of the North']);
    t.rolls(2, 7);
    t.hazard.chooses('play Twisted Tales');
    t.resolve();
    t.equal(
      rolled(t, 'influence').at(-1),
      { total: 7 + 1 + 6 - 2 - t.generalInfluence(0), against: 8 },
      'his own one and six, less a roll and what is unused',
    );
    t.equal(t.card('Deallus').status, 'tapped', 'he taps');
    tales(t, { ...at, status: 'tapped' }, ['Hobbits']);
    t.hazard.mayNot('play Twisted Tales');
    tales(t, { name: 'Bill Ferny', via: ['Bree'], faceUp: true }, ['Rangers of the North']);
    t.hazard.mayNot('play Twisted Tales');
    tales(t, at, ['Rangers of the North']);
    t.hazard.refused('Twisted Tales', { 'no-target': 'coe/9.3' });
  });

  holds('Twisted Tales: not against the servants of Sauron', (t) => {
    tales(
      t,
      { name: 'Deallus', via: ['Dunnish Clan-hold'], faceUp: true },
      ['LE-263'],
      'ringwraith',
    );
    t.hazard.refused('Twisted Tales', { need: 'coe/9.2' });
  });

  holds('Darkness Under Tree: Men, Orcs and Trolls who are untapped', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            to: 'Moria',
            members: ['Grishnákh', { name: 'Hendolen', status: 'tapped' }, 'Lieutenant of Angmar'],
          },
        ],
      },
      hazard: { hand: ['Darkness Under Tree', 'River'], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.chooses('play Darkness Under Tree').mayNot('Hendolen').may('Grishnákh');
    t.hazard.chooses('Lieutenant of Angmar').stage.resolve();
    t.equal(t.card('Lieutenant of Angmar').status, 'tapped', 'a Troll');
  });

  holds('Glance of Arien: coming up he is abroad, going down he is not', (t) => {
    for (const [at, to, may] of [
      ['The Under-gates', 'Moria', true],
      ['Moria', 'The Under-gates', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at, to, members: ['The Balrog'] }],
        },
        hazard: { hand: ['Glance of Arien', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may('play Glance of Arien');
      else t.hazard.refused('Glance of Arien', { 'no-target': 'coe/9.3' });
    }
  });

  holds('Scatha at Home: his guard at Gondmaeglom, unless he is abroad', (t) => {
    for (const [events, faced] of [
      [
        ['Scatha at Home'],
        [
          [1, 14],
          [3, 16],
        ],
      ],
      [['Scatha at Home', 'Scatha Ahunt'], [[1, 14]]],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Gondmaeglom', members: ['Glorfindel II', 'Aragorn II', 'Boromir II'] },
          ],
        },
        hazard: { events, hand: [SPARE] },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.equal(
        t.fightOut({ always: 12 }),
        faced.map((x) => [...x]),
        events.join(),
      );
      t.equal(
        [t.card('Scatha at Home').zone, t.points(0).kill],
        faced.length === 2 ? ['pile', 5] : ['play', 0],
        'slain',
      );
    }
  });

  holds('Scatha at Home: one less for whoever wins a faction', (t) => {
    const total = (events: Named[]): number => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Gimli'] }],
          hand: ['Rangers of the North'],
        },
        hazard: { events },
        moment: 'entered',
      });
      t.rolls(12);
      t.resource.plays('Rangers of the North', 'Gimli').stage.resolve();
      return rolled(t, 'influence').at(-1)?.total ?? 0;
    };
    const was = total([]);
    t.equal(total(['Scatha at Home']), was - 1, 'one less');
  });

  holds('Weariness of the Heart: one less, once on each', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas', 'Balin', 'Dwalin'] },
        ],
      },
      hazard: {
        hand: [
          'Weariness of the Heart',
          'Weariness of the Heart',
          'Weariness of the Heart',
          'Weariness of the Heart',
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Weariness of the Heart', { way: 'prowess' }, 'Gimli').stage.resolve();
    t.equal(t.card('Gimli').stat('prowess'), 4, 'one less');
    t.resource.passes();
    t.hazard.chooses('play Weariness of the Heart: prowess').mayNot('Gimli').chooses('Legolas');
    t.resolve().equal(
      ['Legolas', 'Gimli'].map((x) => t.card(x).stat('prowess')),
      [4, 4],
      'him too',
    );
    t.resource.passes();
    t.rolls(3);
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli').stage.resolve();
    t.resource.passes();
    t.rolls(3);
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli').stage.resolve();
    t.equal(rolled(t, 'corruption').length, 2, 'checks have no such limit');
  });

  holds('Indûr Dawndeath: where he is met, and what he takes', (t) => {
    for (const [at, to, by, may] of [
      ['Minas Tirith', 'Pelargir', ['Anórien', 'Lebennin'], false],
      ['Henneth Annûn', 'Southron Oasis', ['Ithilien', 'Harondor'], true],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, by, members: ['Gimli', 'Legolas'] }] },
        hazard: { hand: ['Indûr Dawndeath', SPARE] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) {
        t.hazard.plays('Indûr Dawndeath', { way: 'creature' }, 'Harondor').stage.resolve();
        t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [1, 15, 10], 'he');
      } else t.hazard.plays('Indûr Dawndeath').stage.resolve().equal(t.underAttack, false, 'event');
    }
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [
              { name: 'Gimli', status: 'wounded', bears: ['Precious Gold Ring'] },
              { name: 'Legolas', bears: ['Cram'] },
            ],
          },
        ],
      },
      hazard: { events: ['Indûr Dawndeath'], hand: [SPARE] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Indûr Dawndeath', { 'no-target': 'coe/9.3' });
  });

  holds('Scabbard of Chalcedony: out of a hoard, one on each', (t) => {
    for (const [at, may] of [
      ['Gondmaeglom', true],
      ['Ettenmoors', false],
    ] as const) {
      entered(t, at, ['Gimli'], ['Scabbard of Chalcedony']);
      if (may) t.resource.may('play Scabbard of Chalcedony');
      else t.resource.mayNot('play Scabbard of Chalcedony');
    }
    entered(
      t,
      'Gondmaeglom',
      [{ name: 'Gimli', bears: ['Scabbard of Chalcedony'] }],
      ['Scabbard of Chalcedony'],
    );
    t.resource.mayNot('play Scabbard of Chalcedony');
  });

  holds('Lieutenant of Angmar: Trolls and Orcs heed him; a card more at home', (t) => {
    for (const [at, size] of [
      ['Carn Dûm', 9],
      ['Dol Guldur', 8],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at, members: ['Lieutenant of Angmar', 'Grishnákh', 'Hendolen'] }],
          pile: ['Goblins of Goblin-gate'],
        },
        moment: 'organization',
      });
      t.equal([t.handSize(0), t.handSize(1)], [size, 8], at);
      t.equal(
        ['Grishnákh', 'Hendolen', 'Goblins of Goblin-gate'].map((x) =>
          t.card('Lieutenant of Angmar').influence(x),
        ),
        [5, 1, 5],
        'four more',
      );
    }
  });

  holds('Lieutenant of Angmar: a nine sends him away, an eight does not', (t) => {
    for (const [roll, zone] of [
      [8, 'play'],
      [9, 'discard'],
      [10, 'removed'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', to: 'Moria', members: ['Lieutenant of Angmar'] }],
        },
        hazard: { hand: ['Cave-drake', SPARE] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Cave-drake').stage.resolve();
      t.rolls(2, roll);
      t.passUntil('stay-untapped').resource.chooses('no');
      for (let i = 0; i < 20 && t.underAttack; i++) t.pass();
      t.equal(t.card('Lieutenant of Angmar').zone, zone, `${roll}`);
    }
  });

  holds('The Under-vaults: the dead walk there, and a guest from the hand', (t) => {
    for (const [at, to, creature, may] of [
      ['Mount Gram', 'The Under-vaults', 'Ghosts', true],
      ['The Under-vaults', undefined, 'Ghosts', true],
      ['Mount Gram', 'The Under-vaults', 'Orc-watch', false],
      ['Rivendell', 'Ettenmoors', 'Ghosts', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, ...(to ? { to } : {}), members: ['Gimli', 'Legolas'] }],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may(`play ${creature}`);
      else t.hazard.mayNot(`play ${creature}`);
    }
    t.board({
      resource: {
        companies: [{ at: 'The Under-vaults', members: ['Gimli', 'Legolas', 'Glorfindel II'] }],
      },
      hazard: { hand: ['Orc-watch', 'Umagaur the Pale', 'Wargs', 'Indûr Dawndeath'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'the dead');
    t.rolls(12, 12, 12);
    for (let i = 0; i < 40 && t.decision().about !== 'attack-from-hand'; i++)
      t.take(t.decision().options[0], 'they fight');
    t.hazard.options_are('Orc-watch', 'pass');
  });

  holds('More Sense than You: the strikes find others', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas', 'Kíli', 'Bofur'] },
        ],
        hand: ['More Sense than You'],
      },
      hazard: { hand: ['Cave-drake', SPARE] },
      moment: 'hazards',
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.resource.plays('More Sense than You', 'Gimli');
    t.equal(t.card('Gimli').status, 'tapped', 'he taps');
    t.resolve().passUntil('attack').hazard.mayNot('Gimli').may('Legolas');
  });
});
