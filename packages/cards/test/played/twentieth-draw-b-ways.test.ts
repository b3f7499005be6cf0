import { renderCard } from '@mathom/engine/render/index';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { against, onward } from './onward.ts';

/** Hazards of a twentieth draw that wait for companies at sites and on roads, and what is said of them. */

const BEAST = 'Fell Beast';
const HOME = 'Agburanar at Home';
const HORSE = 'Morgul-horse';
const SEA = 'Rolled down to the Sea';
const SHUT = 'The Way is Shut';
const TALES = 'Twisted Tales';
const TERROR = "Dragon's Terror";
const VIGIL = 'Doubled Vigilance';

describe('in words', () => {
  const said = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  it('the guard that was doubled comes first', () => {
    expect(said('DM-51')).toMatch(/enters its site, before its automatic-attacks, the resource/);
  });

  it('by the name of the land, and not by its sign', () => {
    for (const id of ['DM-44', 'DM-65', 'DM-81'])
      expect(said(id)).toMatch(/when a creature attack keyed by name to [A-Z].* is defeated/);
    expect(said('WH-38')).toMatch(/cancel an attack keyed by name to Woodland Realm/);
  });
});

describe('upon the ways', () => {
  const hidden = (t: Stage, card: Named, to: Named, foe: Named, shut: boolean): void => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli', 'Elrond'] }],
        hand: [card],
        sites: [to],
      },
      hazard: {
        events: shut ? ['Doors of Night', 'The Will of Sauron', SHUT] : [],
        hand: shut ? [foe] : [foe, SHUT],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses(`to ${to}`);
    t.passUntil('organization-end').resource.plays(card).stage.resolve();
    against(t, 'Gimli');
  };

  holds('The Way is Shut: secret doors, opened before it or while it lies there', (t) => {
    for (const [card, to, foe] of [
      ['Secret Passage', 'Ettenmoors', 'Wargs'],
      ['Secret Entrance', 'Goblin-gate', 'Orc-guard'],
    ] as const) {
      hidden(t, card, to, foe, false);
      t.hazard.mayNot(`play ${foe}`).plays(SHUT).stage.resolve();
      t.equal(t.company('Gimli').returned, false, 'over land one goes on');
      against(t, 'Gimli');
      t.hazard.may(`play ${foe}`);
      hidden(t, card, to, foe, true);
      t.hazard.may(`play ${foe}`);
    }
  });

  holds('Doubled Vigilance: on guard where it could lie, attacks at the site or none', (t) => {
    for (const [at, to, doors, may] of [
      ['Rivendell', 'Mount Gram', false, true],
      ['Rivendell', 'Weathertop', true, true],
      ['Rivendell', 'Weathertop', false, false],
      ['LE-359', 'LE-394', false, true],
    ] as const) {
      const minions = at === 'LE-359';
      t.board({
        resource: {
          kind: minions ? 'ringwraith' : 'wizard',
          companies: [{ at, to, members: [minions ? 'Lagduf' : 'Gimli'], onGuard: [VIGIL] }],
        },
        hazard: { events: doors ? ['Doors of Night'] : [] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(t.offered().includes(`reveal ${VIGIL}`), may, `${to}, ${doors}`);
      if (!may) continue;
      t.rolls(7).hazard.reveals(VIGIL).stage.resolve();
      onward(t, () => t.underAttack);
      t.equal([t.attack().name, t.attack().detainment], [VIGIL, false], 'seven less one is six');
    }
  });

  holds('Doubled Vigilance: small folk are half as many, and it goes with the site', (t) => {
    for (const [roll, prowess] of [
      [8, 9],
      [9, 7],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Frodo', 'Sam Gamgee', 'Merry'], onSite: [VIGIL] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.rolls(roll).resource.chooses('enter');
      onward(t, () => t.underAttack);
      t.equal(t.attack().prowess, prowess, 'three Hobbits are two');
    }
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Gimli'], onSite: [VIGIL] }],
        sites: ['Lórien'],
      },
      moment: 'organization',
    });
    t.resource.chooses('to Lórien');
    onward(t, () => t.state.phase === 'site');
    t.equal(t.card(VIGIL).zone, 'discard', 'they have left');
  });
});

describe('of the limit', () => {
  holds('Agburanar at Home: one of them for each company, whosever the card is', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Gimli'] },
          { at: 'Lórien', to: 'Dunnish Clan-hold', members: ['Legolas'] },
        ],
        events: [HOME],
      },
      hazard: { hand: ['Itangast at Home', 'Bairanax at Home', 'Scorba Ahunt', 'Wargs'] },
      moment: 'movement',
      asksPasses: true,
    });
    t.resource.chooses('Gimli');
    against(t, 'Gimli');
    t.hazard.plays('Bairanax at Home').stage.resolve();
    t.equal(t.company('Gimli').hazards, 0, 'the first is free');
    against(t, 'Gimli');
    t.hazard.passes();
    against(t, 'Legolas');
    t.hazard.plays('Itangast at Home').stage.resolve();
    t.equal(t.company('Legolas').hazards, 0, 'and the first against the others');
    against(t, 'Legolas');
    t.hazard.plays('Scorba Ahunt').stage.resolve();
    t.equal(t.company('Legolas').hazards, 1, 'the second is not');
  });

  holds('Agburanar at Home: to lie on guard takes one of the limit', (t) => {
    met(t, ['Gimli'], ['Itangast at Home'], {}, { events: [HOME] }, 'Bree');
    t.state.companies[0].hazards = t.limit('Gimli');
    t.resource.passes();
    t.hazard.may('play Itangast at Home').mayNot('on guard');
  });

  holds("Dragon's Terror: one of the limit for itself, and one at least for a card", (t) => {
    for (const [left, may] of [
      [3, true],
      [2, false],
    ] as const) {
      met(t, STRONG, [TERROR, 'Cave-drake', 'Wargs']);
      t.state.companies[0].hazards = t.limit('Gimli') - left;
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.passes();
      if (may) t.hazard.may(`play ${TERROR}`);
      else t.hazard.mayNot(`play ${TERROR}`);
    }
  });
});

describe('what is answered', () => {
  holds('Twisted Tales: told out of hiding, and cut short by one who is sent for', (t) => {
    for (const [kind, may] of [
      ['wizard', true],
      ['fallen-wizard', true],
      ['balrog', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [kind === 'balrog' ? 'Azog' : 'Gimli'] },
          ],
          pile: ['Hobbits'],
          hand: ['Withdrawn to Mordor'],
        },
        hazard: { agents: [{ name: 'Deallus', via: ['Bree', 'Bag End'] }], hand: [TALES] },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (!may) {
        t.hazard.refused(TALES, { need: 'coe/9.2' });
        continue;
      }
      t.hazard.plays(TALES);
      t.equal(
        [t.agent('Deallus').faceUp, t.card('Deallus').status],
        [true, 'tapped'],
        'he is revealed for it (coe/4.3)',
      );
      t.rolls(12, 2).resource.plays('Withdrawn to Mordor').stage.resolve();
      t.unrolled(2, 'nobody is there to tell them');
      t.equal(
        [t.card('Deallus').zone, t.card('Hobbits').zone, t.card(TALES).zone],
        ['discard', 'pile', 'discard'],
        'all for nothing',
      );
    }
  });

  holds(
    'Rolled down to the Sea: a ring that is tested in answer is gone, and a hand is shown',
    (t) => {
      const board = (hand: Named[]): void => {
        met(t, ['Gandalf', { name: 'Gimli', bears: ['Precious Gold Ring'] }], [SEA], { hand });
        t.hazard.plays(SEA);
        t.rolls(7).resource.uses('Gandalf');
        t.resolve();
      };
      board(['Cram']);
      if (t.decision().about === 'ring') t.resource.passes();
      t.equal(t.card('Precious Gold Ring').zone, 'discard', 'nothing came of it');
      t.expect(t.sees(1, t.id('Cram')), 'no ring is left, so the hand is shown');
    },
  );

  holds('Rolled down to the Sea: what is stored is safe; a brooch may go for a gold ring', (t) => {
    met(
      t,
      [
        { name: 'Gimli', bears: ['Precious Gold Ring', 'Leaf Brooch'] },
        { name: 'Frodo', bears: ['The One Ring', 'Cram'] },
      ],
      [SEA],
      { hand: ['Magic Ring of Nature'], stored: [{ name: 'Fair Gold Ring', at: 'Rivendell' }] },
    );
    t.hazard.plays(SEA).stage.resolve();
    t.resource
      .options_are('Precious Gold Ring', 'The One Ring', 'Magic Ring of Nature')
      .chooses('Precious Gold Ring');
    t.asks(t.resource, 'instead').resource.chooses('yes');
    t.equal(
      [t.card('Precious Gold Ring').zone, t.card('Leaf Brooch').zone],
      ['play', 'discard'],
      'the brooch for it',
    );
  });

  holds('Fell Beast: called in the midst of a fight it finds no rider, and comes back', (t) => {
    met(
      t,
      STRONG,
      [BEAST, 'Adûnaphel', 'Ren the Unclean'],
      {},
      { events: ['Doors of Night'] },
      'Minas Morgul',
      'Minas Tirith',
    );
    t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark-hold').stage.resolve();
    const { strikes, prowess } = t.attack();
    t.resource.passes();
    t.hazard.plays(BEAST, { way: 'out of your hand' }).stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [strikes, prowess], 'nothing to this one');
    t.fightOut({ always: 12 });
    t.equal(t.card(BEAST).zone, 'hand', 'back');
  });

  holds('Morgul-horse: he rides home, and what he was sent for is done', (t) => {
    met(
      t,
      STRONG,
      [HORSE, HORSE],
      {},
      { events: ['Adûnaphel', 'Doors of Night'] },
      'Minas Morgul',
      'Minas Tirith',
    );
    t.resource.passes();
    t.hazard.mayNot(`play ${HORSE}`).uses('Adûnaphel', 'Gimli');
    t.resource.passes();
    t.hazard.plays(HORSE).stage.resolve();
    t.equal(
      [t.card('Adûnaphel').zone, t.card('Gimli').status, t.hand(1).length],
      ['hand', 'tapped', 2],
      'he, and the horse that was not needed',
    );
  });
});
