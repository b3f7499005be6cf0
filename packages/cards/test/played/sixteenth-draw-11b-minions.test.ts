import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Minions of a sixteenth draw: their blades, their engines, their wards, and their lord. */

const kind = 'ringwraith';
const BLADE = 'The Fiery Blade';
const WARD = 'Piercing All Shadows';
const DARK = 'Going Ever Under Dark';
const SAURON = 'Sauron';

describe('The Fiery Blade', () => {
  const met = (t: Stage, who: Named, bears: Named[], roll: number): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Dol Amroth',
            members: [{ name: who, status: 'tapped', bears }],
            events: ['Black Rider'],
          },
        ],
      },
      hazard: { hand: ['Huorn'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Huorn').stage.resolve();
    t.rolls(roll);
    t.passUntil('strike-defender').allPass();
    while (t.underAttack) t.pass();
  };

  holds('a strike that is only warded off leaves it where it is; one that hits does too', (t) => {
    met(t, 'Ren the Ringwraith', [BLADE], 12);
    t.equal(t.card(BLADE).zone, 'discard', 'it failed');
    const [last] = rolled(t, 'strike').slice(-1);
    const even = 12 - (last.total - last.against);
    met(t, 'Ren the Ringwraith', [BLADE], even);
    t.equal(t.card(BLADE).zone, 'play', 'a tie is no failure');
  });

  holds('on a follower as well; only one there is; not beside the other blade', (t) => {
    const board = (more: Partial<SideSpec>, ...members: Member[]): void =>
      void t.board({
        resource: { kind, companies: [{ at: 'Minas Morgul', members }], hand: [BLADE], ...more },
        moment: 'organization',
        asksPasses: true,
      });
    board(
      {},
      'Ren the Ringwraith',
      { name: 'Ûvatha the Ringwraith', under: 'Ren the Ringwraith' },
      'Lagduf',
    );
    t.resource.mayNot(BLADE, 'Lagduf');
    t.resource.plays(BLADE, 'Ûvatha').stage.resolve();
    t.equal(t.card(BLADE).host, 'Ûvatha the Ringwraith', 'his');
    board({ hand: [BLADE, BLADE] }, 'Ren the Ringwraith', {
      name: 'Ûvatha the Ringwraith',
      under: 'Ren the Ringwraith',
    });
    t.resource.plays(BLADE, 'Ren').stage.resolve();
    t.resource.refused(BLADE, { duplicate: 'coe/g.cbd.1' });
    board({ hand: ['Morgul-blade'] }, { name: 'Ren the Ringwraith', bears: [BLADE] });
    t.resource.plays('Morgul-blade').stage.resolve();
    t.equal([t.card('Morgul-blade').zone, t.card(BLADE).zone], ['play', 'discard'], 'one of them');
    board({}, 'Lagduf');
    t.resource.refused(BLADE, { 'no-target': 'coe/9.3' });
  });
});

describe('Piercing All Shadows', () => {
  const onTheWay = (t: Stage, hand: Named[], events: Named[], members?: Member[]): void =>
    void t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'LE-358',
            by: ['Angmar', 'Rhudaur'],
            members: members ?? [{ name: 'Eradan', bears: [WARD] }, 'Hador'],
          },
        ],
      },
      hazard: { hand, events },
      moment: 'hazards',
      asksPasses: true,
    });

  holds('in answer to what would send them back, and for the next such thing', (t) => {
    onTheWay(t, ['Snowstorm', 'River'], ['Doors of Night']);
    t.hazard.plays('Snowstorm');
    t.rolls(9).resource.uses(WARD).stage.resolve();
    t.expect(t.company('Hador').moving, 'they go on');
    onTheWay(
      t,
      ['Snowstorm'],
      ['Doors of Night'],
      [{ name: 'Eradan', status: 'tapped', bears: [WARD] }, 'Hador'],
    );
    t.hazard.plays('Snowstorm');
    t.resource.mayNot(`use ${WARD}`);
    t.resolve();
    t.expect(!t.company('Hador').moving, 'back');
  });

  holds('the check is made with what it weighs, and may be his last', (t) => {
    // three of it, and one of the bow: two less than that is too few (coe/7.1)
    onTheWay(
      t,
      ['Snowstorm'],
      ['Doors of Night'],
      [{ name: 'Eradan', bears: [WARD, 'Mechanical Bow'] }, 'Hador'],
    );
    t.rolls(2).resource.uses(WARD).stage.resolve();
    t.equal(t.card('Eradan').zone, 'removed', 'gone');
    t.hazard.plays('Snowstorm').stage.resolve();
    t.expect(!t.company('Hador').moving, 'and so is the ward');
  });

  holds('nor is the site tapped where they go; without it the winter does', (t) => {
    for (const warded of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'LE-353',
              members: [{ name: 'Eradan', bears: [WARD] }, 'Hador'],
            },
          ],
        },
        hazard: { hand: ['TW-49'], events: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (warded) t.rolls(9).resource.uses(WARD).stage.resolve();
      t.hazard.plays('Long Winter').stage.resolve();
      if (t.chain().length > 0) t.resolve();
      t.equal(t.card('Barrow-downs').status, warded ? 'untapped' : 'tapped', `${warded}`);
      // with a ranger they are not sent back in any case
      t.expect(t.company('Hador').moving, 'they go on');
    }
  });

  holds('on a ranger, while organizing', (t) => {
    const board = (moment: 'organization' | 'long-event', who: Named): void =>
      void t.board({
        resource: { kind, companies: [{ at: 'Carn Dûm', members: [who] }], hand: [WARD] },
        moment,
        asksPasses: true,
      });
    board('organization', 'Hador');
    t.resource.refused(WARD, { 'no-target': 'coe/9.3' });
    board('long-event', 'Eradan');
    t.resource.refused(WARD, { phase: 'coe/9.1.3' });
    board('organization', 'Eradan');
    t.resource.plays(WARD).stage.resolve();
    t.equal(t.card('Eradan').corruption, 3, 'it weighs on him');
  });
});

describe('Going Ever Under Dark', () => {
  const board = (t: Stage, at: Named, sites: Named[], events: Named[], more: Member[] = []): void =>
    void t.board({
      resource: {
        kind,
        companies: [{ at, members: ['Ciryaher', ...more], events }],
        sites,
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('the way down is open to them, that of beginners is not', (t) => {
    board(t, 'LE-392', ['AS-165'], [DARK]);
    t.resource.may('to The Under-gates');
    board(t, 'Carn Dûm', ['Dol Guldur'], []);
    t.resource.may('to Dol Guldur');
    board(t, 'Carn Dûm', ['Dol Guldur'], [DARK]);
    t.resource.mayNot('to Dol Guldur');
  });

  holds('three regions, whatever leads further; one hazard less, but two', (t) => {
    for (const [members, limit] of [
      [['Ciryaher', 'Jerrek'], 2],
      [['Ciryaher', 'Jerrek', 'Layos'], 2],
      [['Ciryaher', 'Jerrek', 'Layos', 'Eradan'], 3],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members, events: [DARK] },
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.limit('Ciryaher'), limit, `${members.length}`);
    }
  });
});

describe('Sauron', () => {
  const board = (
    t: Stage,
    foe: 'wizard' | 'fallen-wizard' | 'balrog' | 'ringwraith',
    more: Partial<SideSpec> = {},
  ): void =>
    void t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
        hand: [SAURON],
        ...more,
      },
      hazard: { kind: foe },
      moment: 'organization',
      asksPasses: true,
    });

  holds('against a Wizard, and no other', (t) => {
    board(t, 'wizard');
    t.resource.may(`play ${SAURON}`);
    for (const foe of ['fallen-wizard', 'balrog', 'ringwraith'] as const) {
      board(t, foe);
      t.resource.refused(SAURON, { need: 'coe/9.2' });
    }
    board(t, 'wizard', { avatar: 'Ren the Ringwraith' });
    t.resource.refused(SAURON, { need: 'coe/9.2' });
  });

  holds('one card of the sideboard in each turn: no hazard', (t) => {
    board(t, 'wizard', {
      hand: [],
      events: [SAURON],
      sideboard: ['Orc Captain', 'Wargs', 'Cram', 'Ren the Ringwraith'],
    });
    t.resource.uses(SAURON).stage.resolve();
    t.resource.options_are('Orc Captain', 'Cram', 'Ren the Ringwraith').chooses('Cram');
    t.equal(t.card('Cram').zone, 'deck', 'there');
    t.resource.refused(SAURON, { limit: 'coe/9.1.1' });
    t.skipTo('organization', { turns: 2 });
    t.resource.may(`use ${SAURON}`);
  });
});

describe('engines', () => {
  holds('Mechanical Bow: to eight and no further, and for warriors alone', (t) => {
    for (const [who, more] of [
      ['Hador', 2],
      ['Belegorn', 0],
      ['Lieutenant of Dol Guldur', 0],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Carn Dûm', members: [who] }] },
        moment: 'organization',
        asksPasses: true,
      });
      const [prowess, body] = [t.card(who).stat('prowess'), t.card(who).stat('body')];
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [{ name: who, bears: ['Mechanical Bow'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(
        [t.card(who).stat('prowess'), t.card(who).stat('body'), t.card(who).corruption],
        [
          who === 'Lieutenant of Dol Guldur'
            ? Math.max(prowess, Math.min(8, prowess + 2))
            : prowess + more,
          body - 1,
          1,
        ],
        `${who} of ${prowess}`,
      );
    }
  });

  holds('Blasting Fire: there is nothing to cancel where nobody attacks', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'LE-358',
            by: ['Angmar', 'Rhudaur'],
            members: [{ name: 'Hador', bears: ['Blasting Fire'] }],
          },
        ],
        hand: ['Blasting Fire'],
      },
      hazard: { hand: ['Brigands'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.mayNot('use Blasting Fire');
    t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.resource.mayNot('use Blasting Fire');
  });
});
