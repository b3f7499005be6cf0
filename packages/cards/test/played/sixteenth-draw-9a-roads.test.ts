import type { RegionName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';

/** Roads, lands and what lies upon them: clauses of a sixteenth draw that no other test plays. */

const BELEGAER = 'Belegaer';
const LEGS = 'Short Legs Are Slow';
const STAIR = 'Ancient Stair';
const STREAM = 'Enchanted Stream';
const REEK = 'The Reek';
const TREE = 'Darkness Under Tree';
const ANGMAR = 'Angmar Arises';

describe('ways', () => {
  holds('Belegaer: to no other shore, for that company, and only while organizing', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Grey Havens', members: ['Elrond', 'Bofur', 'Nori', 'Bergil'] },
          { at: 'Edhellond', members: ['Anborn'] },
        ],
        hand: [BELEGAER],
        sites: ['Pelargir', 'Minas Tirith', 'Tolfalas', 'Vale of Erech'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(BELEGAER, 'Elrond').stage.resolve();
    const to = (who: string) =>
      ['Pelargir', 'Minas Tirith', 'Tolfalas', 'Vale of Erech'].filter((x) =>
        t.offered().some((o) => o.includes(who) && o.includes(`to ${x}`)),
      );
    t.equal(to('Elrond'), ['Pelargir', 'Tolfalas'], 'where the sea leads');
    t.resource.chooses('Elrond', 'to Pelargir');
    t.skipTo('movement-hazard');
    t.equal(
      [t.limit('Elrond'), t.path('Elrond')],
      [2, ['coastal', 'coastal', 'coastal']],
      'two of four',
    );
    met(t, ['Elrond'], [], { hand: [BELEGAER] }, {}, 'Pelargir', 'Edhellond');
    t.resource.mayNot(`play ${BELEGAER}`);
  });

  holds('Short Legs Are Slow: no second copy; three regions are left', (t) => {
    met(t, STRONG, [LEGS], {}, { events: [LEGS] });
    t.resource.passes();
    t.hazard.refused(LEGS, { duplicate: 'coe/g.cbd.1' });
    // three regions are left: Rhudaur, High Pass, Anduin Vales
    for (const [members, to, may] of [
      [['Frodo', 'Sam Gamgee', 'Elrond'], "Beorn's House", true],
      [['Frodo', 'Sam Gamgee', 'Elrond'], "Thranduil's Halls", false],
      [['Frodo', 'Elrond', 'Gimli'], "Thranduil's Halls", true],
    ] as [Member[], Named, boolean][]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members }], sites: [to], events: [LEGS] },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may(`to ${to}`);
      else t.resource.mayNot(`to ${to}`);
    }
  });

  holds('Ancient Stair: as that phase ends; of no use to who went elsewhere or stayed', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Gimli'] }],
        hand: [STAIR],
        sites: ['The Under-gates', 'Dimrill Dale'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${STAIR}`);
    t.resource.chooses('to Dimrill Dale');
    t.skipTo('organization-end').resource.plays(STAIR, 'Gimli').stage.resolve();
    t.skipTo('turn-end');
    t.resource.mayNot(STAIR);
    t.board({
      resource: {
        companies: [{ at: 'The Under-gates', members: ['Gimli'] }],
        hand: [STAIR],
        sites: ['The Gem-deeps'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.skipTo('organization-end').resource.plays(STAIR, 'Gimli').stage.resolve();
    t.skipTo('turn-end');
    t.resource.mayNot(STAIR);
  });

  holds('Enchanted Stream: any organization phase at a haven; nobody is left to tap', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: [
              { name: 'Gimli', status: 'tapped' },
              { name: 'Bofur', status: 'wounded' },
            ],
            events: [STREAM],
          },
        ],
        sites: ['Dimrill Dale'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('to Dimrill Dale').uses(STREAM).stage.resolve();
    t.resource.may('to Dimrill Dale');
    t.equal([t.card('Gimli').status, t.card('Bofur').status], ['tapped', 'wounded'], 'as before');
    // who came to a haven is rid of it as the other organizes
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            to: 'Lórien',
            members: ['Gimli'],
            events: [{ name: STREAM, status: 'tapped' }],
          },
        ],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
      moment: 'site',
      asksPasses: true,
    });
    t.skipTo('turn-end');
    t.equal(t.card(STREAM).zone, 'play', 'still with them');
    t.skipTo('organization', { turns: 1 });
    t.equal([t.state.active, t.card(STREAM).zone], [1, 'discard'], 'any such phase');
  });

  holds('Enchanted Stream: a ranger who is tapped is no help', (t) => {
    met(t, [{ name: 'Aragorn II', status: 'tapped' }, 'Gimli'], [STREAM]);
    t.hazard.plays(STREAM).stage.resolve();
    t.equal(t.card(STREAM).zone, 'play', 'no ranger is left');
    t.resource.mayNot('Aragorn II');
  });
});

describe('the weak', () => {
  const reeks = (t: Stage, to: Named, hand: Named[], events: Named[], members: Member[]): void =>
    met(t, members, [REEK, ...hand], {}, { events }, to);

  holds('The Reek: a mind below two and one more for each of the Spawn', (t) => {
    // minds of one, two and five
    const weak: Named[] = ['Ioreth', 'Anborn', 'Beretar'];
    for (const [events, want] of [
      [[], ['tapped', 'untapped', 'untapped']],
      [['Spawn of Ungoliant'], ['tapped', 'tapped', 'untapped']],
    ] as [Named[], string[]][]) {
      reeks(t, 'Barrow-downs', ['Crebain'], events, weak);
      t.hazard.plays(REEK).stage.resolve();
      t.equal(
        [weak.map((x) => t.card(x).status), t.card('Crebain').zone],
        [want, 'discard'],
        `${events}`,
      );
    }
    // slain they count for nothing
    met(t, weak, [REEK, 'Crebain'], { pile: ['Spawn of Ungoliant'] });
    t.hazard.plays(REEK).stage.resolve();
    t.equal(t.card('Anborn').status, 'untapped', 'not in play');
  });

  holds('The Reek: at a hold it is not to be smelt, and Wolves do not bring it', (t) => {
    reeks(t, 'Bree', ['Crebain'], [], ['Bergil']);
    t.resource.passes();
    t.hazard.refused(REEK, { 'no-target': 'coe/9.3' });
    reeks(t, 'Barrow-downs', ['Wargs'], [], ['Bergil']);
    t.resource.passes();
    t.hazard.refused(REEK, { 'no-cost': 'coe/9.2.3' });
  });

  holds('Darkness Under Tree: a Half-orc is an Orc; avatars and allies are none', (t) => {
    for (const [kind, who, may] of [
      ['fallen-wizard', 'Ill-favoured Fellow', true],
      ['fallen-wizard', 'Saruman', false],
      ['balrog', 'The Balrog', false],
      ['balrog', 'Azog', true],
      ['wizard', 'Beorn', true],
      ['wizard', 'Aragorn II', false],
      ['wizard', { name: 'Frodo', bears: ['Skinbark'] }, false],
    ] as ['wizard' | 'fallen-wizard' | 'balrog', Member, boolean][]) {
      t.board({
        resource: { kind, companies: [{ at: 'Moria', members: [who] }] },
        hazard: { hand: [TREE], events: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) {
        t.hazard.plays(TREE).stage.resolve();
        t.equal(t.card(who as string).status, 'tapped', `${who}`);
      } else t.hazard.refused(TREE, { 'no-target': 'coe/9.3' });
    }
  });
});

describe('keyed', () => {
  const keys = (
    t: Stage,
    who: Named,
    to: Named,
    by: readonly RegionName[],
    events: Named[],
  ): string[] => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to, by, members: STRONG }] },
      hazard: { hand: [who], events },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    if (!t.hazard.options().some((x) => x === `play ${who}`)) return [];
    t.hazard.chooses(`play ${who}`);
    return t.decision().kind === 'aim' ? t.offered() : ['one'];
  };
  holds('Angmar Arises: one Shadow-land is meant, never two; the dark is not in Rhudaur', (t) => {
    const LANDS = ['keyed to Rhudaur', 'keyed to Arthedain', 'back'];
    for (const [who, want] of [
      ['Wild Fell Beast', []],
      ['Winged Fire-drake', []],
      ['Rogrog', []],
      ['Dire Wolves', ['keyed to Wilderness and Wilderness', ...LANDS]],
      ['Marsh-drake', LANDS],
      ['Ghosts', LANDS],
    ] as const) {
      t.equal(keys(t, who, 'Bree', ['Rhudaur', 'Arthedain'], [ANGMAR]), [...want], who);
      const none = who === 'Dire Wolves' ? ['one'] : [];
      t.equal(keys(t, who, 'Bree', ['Rhudaur', 'Arthedain'], []), none, `${who}, without it`);
    }
  });

  holds('Angmar Arises: two copies are two, and one beaten there ends both', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', by: ['Rhudaur', 'Arthedain'], members: STRONG }],
      },
      hazard: { hand: ['Dire Wolves', ANGMAR], events: [ANGMAR] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(ANGMAR).stage.resolve();
    t.hazard.plays('Dire Wolves', 'Arthedain').stage.resolve();
    t.fightOut({ always: 12 });
    const left = t.state.zone.filter((z, i) => z === 'play' && t.idOf(i) === 'DM-44').length;
    t.equal(left, 0, 'both');
  });

  holds('Nameless Thing: one of the three is left for a tap, and the others come', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', to: 'The Under-gates', members: STRONG }] },
      hazard: { hand: ['Nameless Thing'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Nameless Thing').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [2, 10, 4], 'the first');
    t.resource.chooses('tap Elrond to cancel').stage.resolve();
    // by the older rules there is time between them
    const fought: [number, number][] = [];
    while (fought.length < 2) {
      t.passUntil('attack');
      t.expect(!t.offered().some((x) => x.includes('to cancel')), 'once');
      fought.push(...t.fightOut({ always: 12 }));
    }
    t.equal([t.points(0).kill, t.card('Nameless Thing').zone], [0, 'discard'], 'not beaten');
  });
});
