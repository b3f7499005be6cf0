import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Deeds of minions in a sixteenth draw, each held to clauses that no other test plays. */

const kind = 'ringwraith';
const HEARD = "That's Been Heard Before Tonight";
const DESPAIR = 'Poisonous Despair';
const FREEZE = 'Freeze the Flesh';
const BOOK = 'Secret Book';
const EYE = 'The Great Eye';

describe(HEARD, () => {
  const at = (t: Stage, site: Named, members: Member[], siteTapped = false): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: site, members, ...(siteTapped ? { siteTapped } : {}) }],
        hand: [HEARD],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };
  holds('where, and by whom', (t) => {
    for (const [site, member, want] of [
      // a Border-hold where there is something to hear
      ['LE-356', 'Layos', null],
      // a Border-hold where there is nothing, ruins where there is
      ['LE-363', 'Layos', { 'no-target': 'coe/9.3' }],
      ['LE-384', 'Layos', { 'no-target': 'coe/9.3' }],
      ['LE-356', 'Lagduf', { 'no-target': 'coe/9.3' }],
      ['LE-356', { name: 'Layos', status: 'tapped' }, { cost: 'coe/9.2.3' }],
    ] as const) {
      at(t, site, [member]);
      if (want) t.resource.refused(HEARD, want);
      else {
        t.resource.plays(HEARD, 'Layos').stage.resolve();
        t.equal(
          [t.card('Layos').status, t.card('Bree').status, t.points(0).misc],
          ['tapped', 'untapped', 0],
          'he taps, the site does not',
        );
      }
    }
    // coe/2.V.1.2
    at(t, 'LE-356', ['Layos'], true);
    t.resource.refused(HEARD, { 'no-target': 'coe/9.3' });
  });

  holds('he is weary until it is stored; a wound heals no further than that', (t) => {
    for (const status of ['tapped', 'wounded'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Layos', status, bears: [HEARD] }] }],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.passUntil('organization', { turns: 2 });
      t.equal(t.card('Layos').status, 'tapped', `he was ${status}`);
      t.resource.chooses(`store ${HEARD}`).stage.resolve();
      t.equal([t.points(0).misc, t.card('Layos').status], [2, 'tapped'], 'stored, and worth two');
      t.passUntil('organization', { turns: 2 });
      t.equal(t.card('Layos').status, 'untapped', 'in his next turn');
    }
  });
});

describe(DESPAIR, () => {
  const tempted = (t: Stage, members: Member[], versus: string, elsewhere: Member[] = []): void => {
    t.board({
      resource: { kind, companies: [{ at: 'Cameth Brin', members: ['Lieutenant of Angmar'] }] },
      hazard: {
        kind,
        companies: [
          { at: 'Cameth Brin', members },
          ...(elsewhere.length > 0 ? [{ at: 'Dol Guldur' as const, members: elsewhere }] : []),
        ],
        hand: [DESPAIR],
      },
      moment: 'entered',
      turn: 5,
      asksPasses: true,
    });
    t.resource.chooses(`Lieutenant of Angmar tries to influence ${versus}`);
  };
  holds('for himself, for allies and things; not from another company', (t) => {
    tempted(t, ['Belegorn'], 'Belegorn');
    t.rolls(12).hazard.plays(DESPAIR, { way: 'character' }).stage.resolve();
    t.equal(t.card('Belegorn').zone, 'play', 'himself');
    tempted(t, ['Belegorn', { name: 'Layos', bears: ['Great Bats'] }], 'Great Bats');
    t.rolls(12).hazard.plays(DESPAIR, { way: 'character' }).stage.resolve();
    t.equal(t.card('Great Bats').zone, 'play', 'an ally');
    tempted(t, ['Layos'], 'Layos', ['Belegorn']);
    t.hazard.refused(DESPAIR, { 'no-target': 'coe/9.3', 'no-user': 'coe/9.2' });
  });

  holds('an agent’s attempt is one as well, in his own turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-352', members: ['Belegorn', 'Layos'] }],
        hand: [DESPAIR],
      },
      hazard: { kind, agents: [{ name: 'Golodhros', via: ['LE-352'], faceUp: true }] },
      moment: 'hazards',
      turn: 5,
      asksPasses: true,
    });
    t.pass().hazard.uses('Golodhros', 'Layos');
    t.rolls(12).resource.plays(DESPAIR, { way: 'character' }).stage.resolve();
    t.equal([t.card('Layos').zone, t.card('Golodhros').status], ['play', 'tapped'], 'in vain');
  });

  holds('who is no Ringwraith checks at three less, even if he is lost by it', (t) => {
    tempted(t, [{ name: 'Belegorn', bears: ['Black Mace'] }, 'Layos'], 'Layos');
    // six less three is no more than three points: he taps
    t.rolls(6).hazard.plays(DESPAIR, { way: 'character' }).stage.resolve();
    t.equal([t.card('Belegorn').status, t.card('Layos').zone], ['tapped', 'play'], 'tapped');
    tempted(t, ['Adûnaphel the Ringwraith', 'Layos'], 'Layos');
    t.rolls(2).hazard.plays(DESPAIR, { way: 'character' }).stage.resolve();
    t.unrolled(1, 'a Ringwraith makes no check');
  });
});

describe(BOOK, () => {
  holds('no hold but their own; ruins, for the turn; one for each company', (t) => {
    const board = (hand: Named[], siteTapped: boolean): void => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'LE-397', members: [{ name: 'Layos', bears: [BOOK] }, 'Jerrek'] },
            { at: 'LE-372', members: ['Tarcil'], ...(siteTapped ? { siteTapped } : {}) },
          ],
          hand,
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    board([BOOK], true);
    t.resource.refused(BOOK, { 'no-character': 'coe/2.V.1' });
    board([], false);
    // what is not tapped does not untap
    t.resource.refused(BOOK, { 'no-target': 'coe/9.3' }, { way: 'untap' });
    board([], true);
    t.resource.refused(BOOK, { 'other-site': 'coe/2.V.8' }, { way: 'untap' });
    const SECRET = "That Ain't No Secret";
    board([SECRET], true);
    t.resource.uses(BOOK, { way: 'information' }).stage.resolve();
    t.resource.may(`play ${SECRET}`);
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.equal(t.card('Layos').site, 'Ost-in-Edhil', 'still there');
    t.passUntil('site').resource.mayNot(`play ${SECRET}`);
  });
});

describe(EYE, () => {
  holds('the limit against all, down to two; no second one', (t) => {
    for (const [members, limit] of [
      [['Layos'], 2],
      [['Layos', 'Tarcil', 'Hador'], 2],
      [['Layos', 'Tarcil', 'Hador', 'Ciryaher'], 3],
    ] as const)
      for (const mine of [true, false]) {
        const events: Named[] = ['The Lidless Eye', EYE];
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', to: 'LE-357', members }],
            ...(mine ? { events } : {}),
          },
          hazard: mine ? {} : { kind, events },
          moment: 'hazards',
          asksPasses: true,
        });
        t.equal(t.limit('Layos'), limit, `${members.length} ${mine}`);
      }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Layos'] }],
        events: ['The Lidless Eye'],
        hand: [EYE, EYE],
      },
      moment: 'long-event',
      asksPasses: true,
    });
    t.resource.plays(EYE).stage.resolve();
    t.resource.refused(EYE, { duplicate: 'coe/g.cbd.1' });
  });
});

describe(FREEZE, () => {
  /** Somebody falls beside the others in a fight on the way. */
  const falls = (t: Stage, members: Member[], hand: Named[], ...rolls: number[]): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'LE-373', by: ['Angmar', 'Rhudaur'], members }],
        hand,
      },
      hazard: { hand: ['Land-drake'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Land-drake', 'Wilderness').stage.resolve();
    while (t.decision().kind !== 'assign') t.pass();
    t.hazard.chooses('a strike to Layos');
    t.rolls(...rolls);
    while (t.underAttack)
      if (t.decision().kind === 'confirm') t.resource.chooses('no');
      else t.pass();
  };
  holds('he comes back tapped and lessened, and the company is overt', (t) => {
    falls(t, ['Ciryaher', 'Layos'], [FREEZE], 2, 12);
    t.equal(t.card('Layos').zone, 'removed', 'slain');
    t.rolls(12).resource.plays(FREEZE, 'Layos').stage.resolve();
    t.equal(
      [
        t.card('Layos').status,
        t.card('Layos').stat('mind'),
        t.card('Layos').stat('prowess'),
        t.card('Layos').stat('body'),
        t.card(FREEZE).host,
        t.card('Ciryaher').companions.join(),
      ],
      ['tapped', 3, 2, 6, 'Layos', 'Layos'],
      'back',
    );
  });

  holds('only by one who was there and has the art, at four less, and in that turn', (t) => {
    falls(t, ['Tarcil', 'Layos'], [FREEZE], 2, 12);
    t.resource.refused(FREEZE, { 'no-user': 'coe/9.2' });
    falls(t, ['Ciryaher', 'Layos'], [FREEZE], 2, 12);
    t.skipTo('organization', { turns: 2 });
    t.resource.refused(FREEZE, { 'no-target': 'coe/9.3' });
    // who was not slain is not brought back
    falls(t, ['Ciryaher', 'Layos'], [FREEZE], 2, 2);
    t.resource.refused(FREEZE, { 'no-target': 'coe/9.3' });
    // nor who fell to corruption
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            members: ['Ciryaher', { name: 'Layos', bears: ['Gleaming Gold Ring'] }],
          },
        ],
        hand: [FREEZE],
      },
      moment: 'untap',
      asksPasses: true,
      rolls: [2],
    });
    t.passUntil('organization');
    t.expect(t.card('Layos').zone !== 'play', 'two is too little by two');
    t.resource.refused(FREEZE, { 'no-target': 'coe/9.3' });
    // four less than four is no more than no points at all, and he taps
    falls(t, ['Ciryaher', 'Layos'], [FREEZE], 2, 12);
    t.rolls(4).resource.plays(FREEZE, 'Layos').stage.resolve();
    t.equal([t.card('Ciryaher').status, t.card('Layos').zone], ['tapped', 'play'], 'the price');
  });
});
