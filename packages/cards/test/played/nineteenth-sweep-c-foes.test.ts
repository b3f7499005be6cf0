import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { onTheWay } from './in-rhudaur.ts';

/** How minions get rid of those who attack them, or do not. */

const kind = 'ringwraith';
const SLAY = 'Not Slay Needlessly';
const RANGERS = 'Arthadan Rangers';

describe(SLAY, () => {
  holds('What cannot be canceled is weaker against the overt, and not canceled for others', (t) => {
    for (const [members, may] of [
      [['Hador', 'Lagduf'], true],
      [['Hador', 'Jerrek'], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', to: 'LE-356', members: [...members] }],
          hand: [SLAY],
        },
        hazard: { hand: ['Arouse Defenders'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Arouse Defenders').stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.equal(t.attack().prowess, 9, 'roused');
      // by the older rulings what waits at a site can only be canceled
      if (!may || t.rules !== 'coe') {
        t.resource.mayNot(`play ${SLAY}`);
        continue;
      }
      t.resource.plays(SLAY).stage.resolve();
      t.equal(t.attack().prowess, 7, 'two less');
    }
  });

  /** Heroes attack minions. */
  const attackedBy = (t: Stage, heroes: Named[], members: Member[]): void => {
    t.board({
      resource: { companies: [{ at: 'Edoras', members: heroes }] },
      hazard: { kind, companies: [{ at: 'Edoras', members }], hand: [SLAY] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company').passes();
  };
  holds(
    'The overt would only weaken a company that attacks, which is not for such a fight',
    (t) => {
      attackedBy(t, ['Legolas', 'Gimli'], ['Hador', 'Lagduf']);
      if (t.rules === 'coe')
        t.hazard.refused(SLAY, { 'company-fight': 'coe/3.V' }, { way: 'is overt' });
      else t.hazard.may(`play ${SLAY}`);
    },
  );
});

describe('Hoarmûrath Unleashed', () => {
  const CARD = 'Hoarmûrath Unleashed';
  const HE = 'Hoarmûrath the Ringwraith';

  holds('In the site phase of another company, and for one that heroes attack', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-356', members: ['Hador'] },
          { at: 'Minas Morgul', members: [HE] },
        ],
        hand: [CARD],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('Hador').chooses('enter').plays(CARD).stage.resolve();
    t.expect(!t.underAttack, 'from afar');
    t.board({
      resource: { companies: [{ at: 'Edoras', members: ['Gimli'] }] },
      hazard: {
        kind,
        companies: [
          { at: 'Edoras', members: ['Hador'] },
          { at: 'Dol Guldur', members: [HE] },
        ],
        hand: [CARD],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company').passes();
    t.hazard.plays(CARD).stage.resolve();
    t.expect(!t.underAttack, 'in the turn of another');
  });

  holds('Not for an attack that his own company makes', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'Edoras', members: [HE] }], hand: [CARD] },
      hazard: { companies: [{ at: 'Edoras', members: ['Gimli'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.resource.refused(CARD, { 'company-fight': 'coe/3.V' });
  });
});

describe('No News of Our Riding', () => {
  const NEWS = 'No News of Our Riding';

  holds('Who has one taps for it; a second is not for his company, but for another', (t) => {
    onTheWay(t, ['Hador', { name: 'Jerrek', bears: [NEWS] }], [NEWS], [RANGERS, 'Wargs']);
    t.hazard.plays(RANGERS, 'Rhudaur').stage.resolve();
    t.resource.uses(NEWS).stage.resolve();
    t.equal([t.underAttack, t.card('Jerrek').status], [false, 'tapped'], 'rid of them');
    t.resource.refused(NEWS, { duplicate: 'coe/g.cbd.1' });
  });

  holds('Neither of Men who dwell at a place, nor of Wolves', (t) => {
    onTheWay(t, ['Hador', { name: 'Jerrek', bears: [NEWS] }], [], ['Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot(`use ${NEWS}`);
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', members: ['Hador', { name: 'Jerrek', bears: [NEWS] }] }],
        hand: [NEWS],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter').mayNot(`use ${NEWS}`);
    t.fightOut({ always: 12 });
    t.resource.mayNot(`play ${NEWS}`);
  });
});

describe('Orc Quarrels', () => {
  holds('Half of what they had at first, though more have come; once is enough', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: ['Hador', 'Jerrek', 'Lagduf'],
          },
        ],
        hand: ['Orc Quarrels', 'Orc Quarrels'],
        events: ['Skies of Fire'],
      },
      hazard: { hand: ['Wargs'], events: ['The Moon Is Dead'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays('Orc Quarrels', { way: 'half' }).stage.resolve();
    t.equal(t.attack().strikes, 1, 'half of two');
    t.resource.plays('Orc Quarrels', { way: 'half' }).stage.resolve();
    t.equal(t.attack().strikes, 1, 'and no less');
  });
});

describe('Ruse', () => {
  holds('Where each faces a strike the scout faces none', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', members: ['Ciryaher', 'Hador', 'Lagduf'] }],
        hand: ['Ruse'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    if (t.rules !== 'coe') {
      t.resource.mayNot('play Ruse');
      return;
    }
    t.resource.plays('Ruse', { way: 'scout' }, 'Ciryaher').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal(
      (['Ciryaher', 'Hador', 'Lagduf'] as const).map((x) => t.card(x).status),
      ['untapped', 'tapped', 'tapped'],
      'the others do',
    );
  });
});
