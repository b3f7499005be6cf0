import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked } from './in-rhudaur.ts';
import { asked, onward } from './onward.ts';

/** Minions who are attacked, and those who attack: clauses of a twentieth draw that no other test plays. */

const kind = 'ringwraith';
const MOTIONLESS = 'Motionless Among the Slain';
const HOUNDS = 'Hounds of Sauron';
const SHIELD = 'Iron Shield of Old';
const USRIEV = 'Usriev of Treachery';
const FREEZE = 'Freeze the Flesh';

/** Somebody strays, and the company is set upon by Landroval, who chooses whom he strikes, twice. */
const eagle = (t: Stage, members: Member[], hand: Named[] = []): void => {
  t.board({
    resource: {
      kind,
      companies: [{ at: 'Carn Dûm', to: 'Bree', by: ['Angmar', 'Rhudaur', 'Arthedain'], members }],
      hand,
    },
    hazard: { hand: ['Landroval', 'Slayer'] },
    moment: 'hazards',
    asksPasses: true,
  });
};

/** Crebain, of whom each meets one. */
const crows = (t: Stage, members: Member[], hand: Named[] = []): void => {
  t.board({
    resource: { kind, companies: [{ at: 'Ettenmoors', members }], hand },
    hazard: { hand: ['Crebain'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Crebain', 'Ruins & Lairs').stage.resolve();
};

/** Heroes and minions at one site, of whom the one or the other attack. */
const fight = (
  t: Stage,
  mine: readonly Member[],
  theirs: readonly Member[],
  iAttack: boolean,
  more: { hand?: readonly Named[]; foes?: 'wizard' | 'fallen-wizard' } = {},
): Stage => {
  const { hand = [], foes = 'wizard' } = more;
  const at = foes === 'wizard' ? 'Bree' : 'LE-356';
  const minions = { kind, companies: [{ at, members: mine }], hand } as const;
  const others = { kind: foes, companies: [{ at, members: theirs }] } as const;
  t.board({
    resource: iAttack ? minions : others,
    hazard: iAttack ? others : minions,
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
  return t.passUntil('attack');
};

describe(SHIELD, () => {
  const struck = (t: Stage, who: Named, stays: 'yes' | 'no'): void => {
    attacked(t, [{ name: who, bears: [SHIELD] }, 'Jerrek'], []);
    t.passUntil('defend').resource.chooses(`a strike to ${who}`).chooses('a strike to Jerrek');
    t.passUntil('strike').resource.chooses(`the strike against ${who}`);
    asked(t, 'stay-untapped').resource.chooses(stays);
    asked(t, 'strike-defender');
  };

  holds('a strike that comes to nothing: nobody rolls, and the attack is not defeated', (t) => {
    for (const [stays, status] of [
      ['no', 'tapped'],
      ['yes', 'untapped'],
    ] as const) {
      struck(t, 'Lagduf', stays);
      t.resource.uses(SHIELD).stage.resolve();
      t.equal(t.card(SHIELD).status, 'tapped', 'once');
      t.resource.mayNot(`use ${SHIELD}`);
      // the other of them wins, and it is his roll
      t.rolls(12);
      asked(t, 'movement-hazard');
      t.equal([t.card('Lagduf').status, t.card('Wargs').zone], [status, 'discard'], stays);
    }
  });

  holds('for a warrior, and for nobody else who bears it', (t) => {
    struck(t, 'Ciryaher', 'no');
    t.resource.mayNot(`use ${SHIELD}`);
  });

  holds('where companies fight both are tapped by it, and neither is hurt', (t) => {
    for (const iAttack of [true, false]) {
      fight(t, [{ name: 'Lagduf', bears: [SHIELD] }], ['Gimli'], iAttack);
      asked(t, 'defend').hazard.chooses('a strike to');
      asked(t, iAttack ? 'strike-attacker' : 'strike-defender');
      t[iAttack ? 'resource' : 'hazard'].uses(SHIELD).stage.resolve();
      onward(t, () => !t.underAttack);
      t.equal([t.card('Lagduf').status, t.card('Gimli').status], ['tapped', 'tapped'], 'a draw');
    }
  });
});

describe(USRIEV, () => {
  const members: Member[] = [{ name: 'Lagduf', bears: [USRIEV] }, 'Jerrek', 'Layos'];

  holds('a second strike where its player gives out the first, and not where another does', (t) => {
    eagle(t, members, [MOTIONLESS]);
    t.hazard.plays('Landroval', 'Wilderness').stage.resolve();
    t.passUntil('attack').allPass();
    t.hazard.chooses('a strike to Lagduf').mayNot('a strike to Lagduf');
    eagle(t, members, [MOTIONLESS]);
    t.hazard.plays('Landroval', 'Wilderness').stage.resolve();
    t.resource.plays(MOTIONLESS).stage.resolve();
    t.passUntil('attack').allPass();
    t.resource.chooses('a strike to Lagduf').chooses('a strike to Lagduf');
    t.equal(t.attack().assigned, ['Lagduf', 'Lagduf'], 'both are his');
  });

  holds('none where each faces one', (t) => {
    crows(t, members);
    onward(t, () => t.attack().assigned.length > 0);
    t.equal(t.attack().assigned, ['Lagduf', 'Jerrek', 'Layos'], 'one for each');
  });
});

describe(HOUNDS, () => {
  holds('of those who come for each there is one left, for whom his player likes', (t) => {
    crows(t, ['Ciryaher', 'Lagduf', 'Jerrek'], [HOUNDS]);
    t.equal(t.attack().strikes, 3, 'for each of them');
    t.rolls(12).resource.plays(HOUNDS).stage.resolve();
    t.equal(t.attack().strikes, 1, 'one');
    asked(t, 'defend').resource.chooses('a strike to Jerrek');
    t.equal(t.attack().assigned, ['Jerrek'], 'he alone');
  });

  holds('a creature that is met as an automatic-attack is one', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'AS-147', members: ['Ciryaher', 'Lagduf', 'Jerrek'] }],
        hand: [HOUNDS],
      },
      hazard: { hand: ['Ghosts'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter').stage.rolls(12, 12, 12);
    asked(t, 'attack-from-hand').hazard.chooses('Ghosts');
    if (t.rules === 'coe')
      t.resource.refused(HOUNDS, { 'no-target': 'coe/9.3' }, { way: 'change' });
    else t.resource.mayNot(HOUNDS);
  });

  holds('upon those of a Fallen-wizard who go covert, and none who have Orcs with them', (t) => {
    for (const [theirs, may] of [
      [['Luitprand'], true],
      [['Luitprand', 'Lagduf'], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: 'Ciryaher', status: 'tapped' }, 'Jerrek'] }],
          hand: [HOUNDS],
        },
        hazard: { kind: 'fallen-wizard', companies: [{ at: 'Bree', members: theirs }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.may('attack the company');
      if (may) t.resource.may(`play ${HOUNDS}`);
      else t.resource.mayNot(`play ${HOUNDS}`);
    }
  });
});

describe(MOTIONLESS, () => {
  holds('a Ringwraith goes back to hand by what is rolled, whatever is added', (t) => {
    const WRAITH = 'Akhôrahil the Ringwraith';
    const ROLLS = [
      [6, 'play'],
      [7, 'hand'],
      [8, 'hand'],
      [9, 'removed'],
    ] as const;
    // in the older rules all is lost with him
    for (const [roll, zone] of t.rules === 'coe' ? ROLLS : ROLLS.slice(0, 3)) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-373', members: [WRAITH] }], hand: [MOTIONLESS] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      // in those rules an automatic-attack can only be canceled
      if (t.rules === 'coe') t.resource.plays(MOTIONLESS).stage.resolve();
      else t.resource.mayNot(`play ${MOTIONLESS}`);
      // one less than the Troll, without tapping; nine and one more is above his body
      t.rolls(3, roll);
      asked(t, 'stay-untapped').resource.chooses('yes');
      onward(t, () => t.state.dice.length === 0);
      t.equal(t.card(WRAITH).zone, zone, `${roll}`);
    }
  });
});

describe('Ruse', () => {
  holds('of two attacks that are all for one the scout has neither', (t) => {
    eagle(t, ['Ostisen', 'Lagduf'], ['Ruse']);
    t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
    t.resource.plays('Ruse', { way: 'given' }).stage.resolve();
    onward(t, () => t.attack().assigned.length > 0);
    t.equal(t.attack().assigned, ['Lagduf'], 'the other');
    t.rolls(12, 12);
    // in the older rules others may act between the two
    onward(t, () => t.decision().about === 'movement-hazard' && t.card('Slayer').zone !== 'chain');
    t.equal(t.card('Ostisen').status, 'untapped', 'not he');
  });

  holds('a diplomat who goes covert turns away a company too', (t) => {
    for (const [mine, may] of [
      [['Layos', 'Jerrek'], true],
      [['Layos', 'Lagduf'], false],
    ] as const) {
      fight(t, mine, ['Gimli', 'Legolas'], false, { hand: ['Ruse'] }).resource.passes();
      if (!may) t.hazard.mayNot('play Ruse');
      else {
        t.hazard.plays('Ruse', { way: 'diplomat' }).stage.resolve();
        t.equal([t.underAttack, t.card('Layos').status], [false, 'tapped'], 'talked out of it');
      }
    }
  });
});

describe('"Two-headed" Troll, A Nice Place to Hide', () => {
  holds('a company of Orcs and Trolls is turned away, and by a scout any company', (t) => {
    for (const [theirs, troll] of [
      [['Gorbag', 'Old Troll'], true],
      [['Gorbag', 'Luitprand'], false],
    ] as const) {
      const mine: Member[] = [{ name: 'Lagduf', bears: ['"Two-headed" Troll'] }, 'Ostisen'];
      fight(t, mine, theirs, false, { hand: ['A Nice Place to Hide'], foes: 'fallen-wizard' });
      t.resource.passes().stage.hazard.may('play A Nice Place to Hide');
      if (!troll) t.hazard.mayNot('use "Two-headed" Troll');
      else {
        t.hazard.uses('"Two-headed" Troll').stage.resolve();
        t.equal(t.underAttack, false, 'they are his own');
      }
    }
  });
});

describe('Bûrat', () => {
  holds('one more against a Dwarf who strikes at him, and none against an Elf', (t) => {
    for (const [foe, rolls, status] of [
      // six against him, less one for the strike that nobody else is there for
      ['Gimli', [6, 6], 'tapped'],
      ['Legolas', [6, 6, 2], 'wounded'],
    ] as const) {
      fight(t, ['Bûrat'], ['Gimli', 'Legolas'], false);
      t.equal([t.card('Gimli').stat('prowess'), t.card('Legolas').stat('prowess')], [5, 5], foe);
      asked(t, 'defend').hazard.chooses('a strike to');
      t.hazard.chooses(foe);
      asked(t, 'strike-attacker');
      t.equal(t.card('Bûrat').stat('prowess'), foe === 'Gimli' ? 6 : 5, foe);
      t.rolls(...rolls);
      onward(t, () => !t.underAttack);
      t.equal(t.card('Bûrat').status, status, foe);
    }
  });

  holds('less mind by one, and no less for two; frozen he is cast out two sooner', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'Dol Guldur', members: ['Bûrat', 'Tûma', 'Wûluag'] }] },
      moment: 'organization',
    });
    t.equal(t.card('Bûrat').stat('mind'), 3, 'by one');
    for (const [roll, zone] of [
      [5, 'play'],
      [6, 'discard'],
      [7, 'removed'],
    ] as const) {
      attacked(t, [{ name: 'Bûrat', bears: [FREEZE] }, 'Jerrek'], []);
      t.equal([t.card('Bûrat').stat('mind'), t.card('Bûrat').stat('body')], [2, 6], 'lessened');
      t.passUntil('defend').resource.chooses('a strike to Bûrat').chooses('a strike to Jerrek');
      t.passUntil('strike').resource.chooses('the strike against Bûrat');
      t.rolls(2, roll, 12);
      asked(t, 'movement-hazard');
      t.equal(t.card('Bûrat').zone, zone, `${roll} (coe/3.I.4)`);
    }
  });
});
