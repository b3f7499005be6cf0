import type { AgentSpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';

/** Attacks of a sixteenth draw, and what is done to them: clauses that no other test plays. */

const VELOCITY = 'Velocity of Haste';
const CHILL = 'Chill Them with Fear';
const FOES = 'Cunning Foes';
const TREMORS = 'Earth-tremors';
const APPETITE = 'Stay Her Appetite';
const WRATH = "The Black Enemy's Wrath";

describe('more strikes', () => {
  holds('Velocity of Haste: two more for Scorba in whatever form, one for any Dragon', (t) => {
    // the creature itself
    met(t, STRONG, ['Scorba', VELOCITY], {}, {}, 'Zarak Dûm');
    t.hazard.plays('Scorba').stage.resolve();
    t.hazard.plays(VELOCITY, { way: 'Scorba' }).stage.resolve();
    t.equal(t.attack().strikes, 5, 'three and two');
    // as he flies
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Zarak Dûm', members: STRONG }],
      },
      hazard: { hand: [VELOCITY], events: ['Scorba Ahunt'] },
      moment: 'passives',
      asksPasses: true,
    });
    t.resolve();
    t.hazard.plays(VELOCITY, { way: 'Scorba' }).stage.resolve();
    t.equal(t.attack().strikes, 6, 'four and two');
    // another Dragon is given one and no more, whatever is no Dragon nothing
    met(t, STRONG, ['Smaug', VELOCITY], {}, {}, 'The Lonely Mountain', 'Lake-town');
    t.hazard.plays('Smaug').stage.resolve();
    t.resource.passes();
    t.hazard.refused(VELOCITY, { 'no-target': 'coe/9.3' }, { way: 'Scorba' });
    met(t, STRONG, ['Light-drake', VELOCITY]);
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.refused(VELOCITY, { 'no-target': 'coe/9.3' });
  });

  holds('Velocity of Haste: a lair is no form of Scorba, who is at home is one', (t) => {
    for (const home of [false, true]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Zarak Dûm', members: STRONG, onGuard: [VELOCITY] }],
        },
        hazard: { events: home ? ['Scorba at Home'] : [] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      // the attack of the lair itself is that of no Dragon by name (crf/term/dragons/1)
      if (home) t.hazard.reveals(VELOCITY, { way: 'Scorba' });
      else t.hazard.reveals(VELOCITY);
      t.resolve();
      const seen = t.fightOut({ always: 12 });
      t.equal(
        seen,
        home
          ? [
              [1, 11],
              [5, 13],
            ]
          : [[2, 11]],
        `${home}`,
      );
    }
  });

  holds('Velocity of Haste: what it adds has no body', (t) => {
    met(t, STRONG, ['Smaug', VELOCITY], {}, {}, 'The Lonely Mountain', 'Lake-town');
    t.hazard.plays('Smaug').stage.resolve();
    t.hazard.plays(VELOCITY, { way: '+1 strike' }, 'the attack').stage.resolve();
    const before = t.attack().strikes;
    t.fightOut(12, 2, 12, 2, 12);
    t.equal(before, 3, 'three');
  });

  holds('Chill Them with Fear: Elves, but not Men; a second copy is barred', (t) => {
    for (const doors of [false, true]) {
      met(
        t,
        STRONG,
        ['Elf-lord Revealed in Wrath', CHILL],
        {},
        {
          events: doors ? [CHILL, 'Doors of Night'] : [CHILL],
        },
      );
      t.resource.passes();
      t.hazard.refused(CHILL, { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Elf-lord Revealed in Wrath', 'Wilderness').stage.resolve();
      const by = doors ? 1 : 2;
      t.equal([t.attack().strikes, t.attack().prowess], [1 + by, 15 + by], `${doors}`);
    }
    met(t, STRONG, ['Brigands'], {}, { events: [CHILL] });
    t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 8], 'Men');
  });

  holds('Chill Them with Fear: agents of these races, and the holds of Elves', (t) => {
    for (const [who, at, want] of [
      ['Anarin', 'Old Forest', [3, 6]],
      ['Bill Ferny', 'Bree', [1, 4]],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: STRONG }] },
        hazard: { agents: [{ name: who, via: [at], faceUp: true }], events: [CHILL] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.hazard.chooses(who);
      t.equal([t.attack().strikes, t.attack().prowess], [...want], who);
    }
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: "Thranduil's Halls", members: ['Ostisen', 'Layos'] }],
      },
      hazard: { events: [CHILL] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    // each faces one, and their number is not changed (coe/3.ii.2)
    t.equal(t.fightOut({ always: 12 }), [[2, 9 + 2]], 'harder, and not more of them');
  });
});

describe('rocks and fire', () => {
  const ALLY: Member[] = [{ name: 'Gimli', bears: ['Glamdring', 'Gollum'] }, 'Legolas'];

  holds('Earth-tremors: played in the midst of it they fall at once, on minions too', (t) => {
    met(t, ALLY, [TREMORS, TREMORS], {}, {}, 'The Under-gates', 'Moria');
    t.hazard.plays(TREMORS).stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 7], 'one for each, the ally too');
    t.fightOut({ always: 12 });
    t.resource.passes();
    t.hazard.refused(TREMORS, { duplicate: 'coe/g.cbd.1' });
    met(t, ALLY, [TREMORS], {}, {}, 'Dimrill Dale', 'Moria');
    t.hazard.plays(TREMORS).stage.resolve();
    t.expect(!t.underAttack, 'who does not go down');
    t.board({
      resource: { companies: [{ at: 'The Under-gates', members: ALLY }] },
      hazard: { hand: [TREMORS] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(TREMORS).stage.resolve();
    t.expect(!t.underAttack, 'who stays below');
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'AS-163', to: 'LE-352', members: ['Ostisen', 'Layos'] }],
      },
      hazard: { events: [TREMORS] },
      moment: 'passives',
      asksPasses: true,
    });
    t.resolve();
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().detainment], [2, 7, false], 'all');
  });

  holds('Earth-tremors: the Great-road leads nobody back, whichever came first', (t) => {
    for (const when of ['never', 'before', 'after'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gimli', 'Legolas'] }],
          hand: ['Great-road'],
          sites: ['Bree'],
        },
        hazard: {
          hand: when === 'after' ? [TREMORS] : [],
          events: when === 'before' ? [TREMORS] : [],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Bree');
      t.skipTo('organization-end').resource.plays('Great-road').stage.resolve();
      t.skipTo('movement-hazard');
      if (when === 'after') t.hazard.plays(TREMORS).stage.resolve();
      t.skipTo('turn-end');
      if (when === 'never') t.resource.may('the effect of Great-road');
      else t.resource.mayNot('Great-road');
    }
  });

  holds("The Black Enemy's Wrath: five less to stay untapped, without the sword", (t) => {
    for (const [stay, prowess] of [
      ['yes', 0],
      ['no', 5],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', to: 'Mount Doom', members: ALLY, by: ['Gorgoroth'] }],
          hand: ['Concealment'],
        },
        hazard: { events: [WRATH] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 6], 'each');
      t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
      t.passUntil('strike').resource.chooses('against Gimli');
      t.passUntil('stay-untapped').resource.chooses(stay);
      t.passUntil('strike-defender');
      t.equal(t.strikeProwess(), prowess, stay);
    }
  });

  holds("The Black Enemy's Wrath: holds of these sorts and the deeps, and no second copy", (t) => {
    met(t, STRONG, [WRATH], {}, { events: [WRATH] });
    t.resource.passes();
    t.hazard.refused(WRATH, { duplicate: 'coe/g.cbd.1' });
    const burns = (at: Named): boolean => {
      t.board({
        resource: { companies: [{ at, members: ['Legolas', 'Gimli'] }] },
        hazard: { events: [WRATH] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      const seen = t.fightOut({ always: 12 });
      // the deeps have one out of hand besides
      if (t.decision().about === 'attack-from-hand') t.pass();
      seen.push(...t.fightOut({ always: 12 }));
      return seen.some(([n, p]) => n === 2 && p === 6);
    };
    t.equal(
      (['Bree', 'Moria', 'Barrow-downs', 'Cirith Gorgor', 'The Gem-deeps'] as const).map(burns),
      [false, true, false, true, true],
      'where',
    );
  });
});

describe('who turns upon them', () => {
  const foes = (
    t: Stage,
    agent: AgentSpec,
    kind: 'wizard' | 'fallen-wizard' | 'balrog' = 'wizard',
    members: Member[] = ['Elladan', 'Gimli'],
  ): void => {
    t.board({
      resource: { kind, companies: [{ at: 'Bree', members }] },
      hazard: { agents: [agent], hand: [FOES], sites: ['Bree'] },
      moment: 'hazards',
      asksPasses: true,
    });
  };

  holds('Cunning Foes: three more than he has, and he chooses, open or not', (t) => {
    for (const [agent, prowess] of [
      [{ name: 'Eun', via: ['Bree'], faceUp: true }, 4 + 3],
      // who lay hidden at home has five more (coe/3.iv.6.1, 4.3)
      [{ name: 'Bill Ferny' }, 2 + 5 + 3],
    ] as [AgentSpec, number][]) {
      foes(t, agent);
      t.hazard.plays(FOES).stage.resolve();
      t.equal(
        [t.card(agent.name).status, t.attack().prowess, t.company('Gimli').hazards],
        ['tapped', prowess, 1],
        agent.name,
      );
      t.passUntil('assign').asks(t.hazard, 'assign');
    }
  });

  holds('Cunning Foes: a warrior, untapped, at that site; never against minions', (t) => {
    const EUN: AgentSpec = { name: 'Eun', via: ['Bree'], faceUp: true };
    for (const [agent, kind, members, why] of [
      [
        { name: 'Taladhan', via: ['Bree'], faceUp: true },
        'wizard',
        ['Gimli'],
        { 'no-user': 'coe/9.2' },
      ],
      [{ ...EUN, via: ['Edoras'] }, 'wizard', ['Gimli'], { 'no-user': 'coe/9.2' }],
      [{ ...EUN, status: 'tapped' }, 'wizard', ['Gimli'], { 'user-tapped': 'coe/9.2.3' }],
      [EUN, 'balrog', ['Azog'], { need: 'coe/9.2' }],
    ] as const) {
      foes(t, agent, kind, [...members]);
      t.resource.passes();
      t.hazard.refused(FOES, why);
    }
    foes(t, EUN, 'fallen-wizard', ['Saruman', 'Beretar']);
    t.hazard.plays(FOES).stage.resolve();
    t.equal(t.attack().prowess, 7, 'he is none of them');
  });

  holds('Stay Her Appetite: twelve against eleven; it goes unless it was beaten', (t) => {
    for (const [roll, dice, strike, zone] of [
      [7, 0, [], 'play'],
      [8, 5, [2], 'discard'],
      [8, 5, [6], 'discard'],
      [8, 5, [7], 'play'],
    ] as const) {
      met(t, [{ name: 'Bilbo', bears: ['Gollum'] }, 'Elrond'], [APPETITE]);
      // five of the general and one of his own are left, and five
      t.equal([t.generalInfluence(0), t.card('Bilbo').influence()], [5, 1], 'left');
      t.rolls(roll, ...(dice ? [dice] : []));
      t.hazard.plays(APPETITE, 'Gollum').stage.resolve();
      t.equal(t.underAttack, dice > 0, `${roll}`);
      if (dice) {
        t.equal([t.attack().prowess, t.attack().detainment], [2 + dice, true], 'heroes');
        t.fightOut(...strike);
        t.equal(t.card('Bilbo').status, 'tapped', 'no more than that');
      }
      t.equal(t.card('Gollum').zone, zone, `${strike}`);
    }
  });

  holds('Stay Her Appetite: in earnest against minions; as much is not more', (t) => {
    for (const [members, attacks] of [
      [['Gorbag', 'Shagrat'], false],
      [['Gorbag', 'Shagrat', 'Layos'], true],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: "Shelob's Lair", members: [{ name: 'Ostisen', bears: ['LE-153'] }, ...members] },
          ],
        },
        hazard: { hand: [APPETITE] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (!attacks)
        t.equal(
          [t.generalInfluence(0), t.card('Ostisen').influence()],
          [11, 0],
          'sixteen with five',
        );
      t.rolls(12, ...(attacks ? [3] : []));
      t.hazard.plays(APPETITE, 'Last Child of Ungoliant').stage.resolve();
      t.equal(t.underAttack, attacks, 'a mind of four');
      if (attacks) t.equal([t.attack().prowess, t.attack().detainment], [14, false], 'in earnest');
    }
  });
});
