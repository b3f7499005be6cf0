import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { onTheWay } from './in-rhudaur.ts';

/** What must be done at once, what cannot be undone, and what counts as what. */
const kind = 'ringwraith';

describe('just after an attack', () => {
  const NEWS = 'No News of Our Riding';

  /** Men have attacked them on the way, and it is over. */
  const met = (t: Stage, ...more: Named[]): void => {
    onTheWay(t, ['Hador', 'Jerrek', 'Lagduf'], [NEWS, ...more], ['Brigands']);
    t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.resolve();
  };

  holds('No News of Our Riding: at once, and not when they have done something else', (t) => {
    met(t);
    t.resource.plays(NEWS, 'Lagduf').stage.resolve();
    t.equal(t.card(NEWS).host, 'Lagduf', 'it was at once');
    met(t, 'Dark Tryst');
    t.resource.plays('Dark Tryst').stage.resolve();
    t.resource.refused(NEWS, { 'no-target': 'coe/9.3' });
  });

  holds('No News of Our Riding: what answers it does not come between', (t) => {
    met(t, 'Dark Tryst');
    t.resource.plays(NEWS, 'Lagduf').plays('Dark Tryst').stage.resolve();
    t.equal(t.card(NEWS).host, 'Lagduf', 'it was declared in time');
  });

  holds('No News of Our Riding: not in the phase of another company', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Hador'] },
          { at: 'Dol Guldur', members: ['Jerrek'] },
        ],
        hand: [NEWS],
      },
      hazard: { hand: ['Brigands'] },
      moment: 'movement',
      asksPasses: true,
    });
    t.resource.chooses('Hador');
    t.skipTo('movement-hazard').hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    while (t.state.current === t.company('Hador').id) t.pass();
    t.passUntil('movement-hazard').resource.refused(NEWS, { 'no-target': 'coe/9.3' });
  });
});

describe('Indûr Unleashed', () => {
  holds('Who is attacked cannot slip away any more', (t) => {
    for (const unleashed of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Edoras', members: ['Indûr the Ringwraith'] }],
          hand: ['Indûr Unleashed'],
        },
        hazard: { companies: [{ at: 'Edoras', members: ['Fatty Bolger'] }], hand: ['Concealment'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      if (unleashed)
        t.resource.plays('Indûr Unleashed', { way: 'cannot be canceled' }).stage.resolve();
      t.resource.passes();
      if (unleashed) t.hazard.refused('Concealment', { uncancelable: 'coe/9.4.3' });
      else t.hazard.may('play Concealment');
    }
  });
});

describe('Orc Quarrels', () => {
  holds('Half of what they were at first, whatever has come to them since', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: ['Hador', 'Jerrek'],
          },
        ],
        hand: ['Orc Quarrels'],
        events: ['Skies of Fire'],
      },
      hazard: { hand: ['Wargs'], events: ['Wake of War'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().strikes, 3, 'two, and one more');
    t.resource.plays('Orc Quarrels').stage.resolve();
    t.equal(t.attack().strikes, 1, 'half of two');
  });
});

describe('Spying out the Land', () => {
  holds('What may be played as a hazard is shown among them, or not played', (t) => {
    const members: Member[] = ['Belegorn', 'Hador'];
    for (const shown of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members }],
          hand: ['Spying out the Land'],
          exhausted: 2,
        },
        hazard: { kind, hand: ['Sudden Call'] },
        moment: 'organization',
        asksPasses: true,
        rolls: [12],
      });
      t.resource.plays('Spying out the Land').stage.resolveThis();
      if (shown) t.hazard.chooses('Sudden Call');
      else t.hazard.passes();
      t.resolve();
      t.skipTo('movement-hazard');
      if (t.decision().seat === 0) t.pass();
      if (shown) t.hazard.may('play Sudden Call');
      else t.hazard.refused('Sudden Call', { banned: 'coe/9.4' }, { way: 'is not a Wizard' });
    }
  });
});

describe('The Lidless Eye', () => {
  holds('Of several opponents one must be a Wizard, whoever he is', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Hador'] }],
        hand: ['The Lidless Eye'],
      },
      hazard: { kind: 'fallen-wizard' },
      others: [{ kind: 'wizard' }],
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('play The Lidless Eye');
  });

  holds('It looks into the hand of whichever opponent it likes', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Hador'] }],
        events: ['The Lidless Eye'],
        hand: ['Dark Tryst'],
      },
      hazard: { hand: ['Wargs'] },
      others: [{ hand: ['Crebain'] }],
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('The Lidless Eye', { way: 'at random' }).stage.resolve();
    t.take({ type: 'player', seat: 2 }, 'the third');
    t.take(t.decision().options[0], 'all that there are');
    t.equal(
      [t.sees(0, t.id('Crebain')), t.sees(0, t.id('Wargs'))],
      [true, false],
      'his hand, and not that of the other',
    );
  });
});
