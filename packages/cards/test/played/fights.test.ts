import type { PlayerKind } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Companies that fight each other, and the cards that are for it. */

interface Meeting {
  mine: readonly Member[];
  theirs: readonly Member[];
  at?: Named;
  kinds?: readonly [PlayerKind, PlayerKind];
  mineMore?: object;
  theirsMore?: object;
}

function meet(t: Stage, { mine, theirs, at = 'Bree', kinds, mineMore, theirsMore }: Meeting): void {
  const [my, their] = kinds ?? ['ringwraith', 'wizard'];
  t.board({
    resource: { kind: my, companies: [{ at, members: mine }], ...mineMore },
    hazard: { kind: their, companies: [{ at, members: theirs }], ...theirsMore },
    moment: 'entered',
    asksPasses: true,
  });
}

/** They meet, and the resource player attacks. */
function attack(t: Stage, m: Meeting): void {
  meet(t, m);
  t.passUntil('company-attack');
  t.resource.chooses('attack the company');
}

const endsWith = (t: Stage): string => {
  while (t.decision().about === 'site') t.pass();
  return t.decision().about;
};

describe('in defence', () => {
  holds('Power Against the Shadow: three more for all of them, once on a company', (t) => {
    const board = (mine: Member, kinds: readonly [PlayerKind, PlayerKind]) =>
      attack(t, {
        mine: [mine],
        theirs: ['Legolas', 'Elladan'],
        kinds,
        theirsMore: { hand: ['Power Against the Shadow', 'Power Against the Shadow'] },
      });
    board('Lagduf', ['ringwraith', 'wizard']);
    t.passUntil('attack').hazard.plays('Power Against the Shadow').stage.resolve();
    t.equal(
      [t.card('Legolas').stat('prowess'), t.card('Elladan').stat('prowess')],
      [8, 9],
      'three more',
    );
    t.equal(t.card('Lagduf').stat('prowess'), 5, 'no more for a minion');
    t.resource.passes();
    t.hazard.refused('Power Against the Shadow', { duplicate: 'coe/g.cbd.1' });
  });

  holds(
    'All the Bells Ringing: the attack is off, the site itself attacks, and then they may attack again',
    (t) => {
      const board = (at: Named) =>
        attack(t, {
          at,
          mine: ['Lagduf', 'Radbug'],
          theirs: ['Legolas'],
          theirsMore: { hand: ['All the Bells Ringing'] },
        });
      board('Edoras');
      t.passUntil('attack').hazard.plays('All the Bells Ringing').stage.resolve();
      const { name, detainment } = t.attack();
      t.equal(
        [name, detainment],
        ['Edoras', false],
        'the automatic-attack of the site, in earnest',
      );
      while (t.underAttack && t.decision().about !== 'company-attack') t.fightOut({ always: 12 });
      t.asks(t.resource, 'company-attack').resource.chooses('attack the company of Legolas');
      t.equal(t.attack().strikes, 2, 'once more');
      // not among ruins
      board('Moria');
      t.passUntil('attack').hazard.refused('All the Bells Ringing', { 'no-target': 'coe/9.3' });
    },
  );

  holds('Biter and Beater: the blades of Gondolin bite deeper, of Orcs and of the overt', (t) => {
    attack(t, {
      mine: ['Lagduf'],
      theirs: [{ name: 'Faramir', bears: ['Sword of Gondolin'] }, 'Legolas'],
      theirsMore: { hand: ['Biter and Beater!'] },
    });
    t.passUntil('attack').hazard.plays('Biter and Beater!').stage.resolve();
    t.equal(
      [t.card('Faramir').stat('prowess'), t.card('Legolas').stat('prowess')],
      [8, 5],
      'two more, and eight at most',
    );
    t.passUntil('defend').hazard.chooses('a strike to Faramir');
    t.passUntil('stay-untapped').resource.chooses('no').stage.hazard.chooses('no');
    // body 8, and one less: an 8 eliminates him, where 8 would have had him discarded
    t.rolls(2, 12, 8).passUntil('end-of-turn');
    t.equal(t.card('Lagduf').zone, 'pile', 'slain');
    // a covert company is none of its foes
    attack(t, {
      mine: ['Ostisen'],
      theirs: [{ name: 'Faramir', bears: ['Sword of Gondolin'] }],
      theirsMore: { hand: ['Biter and Beater!'] },
    });
    t.passUntil('attack').hazard.refused('Biter and Beater!', { 'no-target': 'coe/9.3' });
  });

  holds('Mount Slain: a Ringwraith whose strike has failed is gone', (t) => {
    attack(t, {
      mine: ['Ren the Ringwraith'],
      theirs: ['Aragorn II', 'Legolas'],
      theirsMore: { hand: ['Mount Slain'] },
    });
    t.passUntil('defend').hazard.chooses('a strike to Aragorn II');
    t.passUntil('between-strikes').hazard.refused('Mount Slain', { 'no-target': 'coe/9.3' });
    t.passUntil('stay-untapped').resource.chooses('no').stage.hazard.chooses('no');
    t.rolls(2, 12, 2).passUntil('between-strikes');
    t.hazard.plays('Mount Slain').stage.resolve();
    t.equal(t.card('Ren the Ringwraith').zone, 'discard', 'discarded');
    t.equal(t.points(1).misc, 2, 'two points');
  });

  holds('Bow of the Galadhrim: an Elf with it drives off the beasts of the other side', (t) => {
    const board = (who: Named) =>
      attack(t, {
        mine: [{ name: 'Lagduf', bears: ['War-wolf'] }],
        theirs: [{ name: who, bears: ['Bow of the Galadhrim'] }],
      });
    board('Legolas');
    t.rolls(12).resolve();
    t.equal(t.card('War-wolf').zone, 'discard', 'driven off');
    board('Legolas');
    t.rolls(2).resolve();
    t.equal(t.card('War-wolf').zone, 'play', 'not by a 2');
    board('Faramir');
    t.expect(t.decision().about === 'attack', 'in the hands of a Man it does nothing');
  });
});

describe('in attack', () => {
  holds('Great Lord of Goblin-gate: two more for all Orcs, as they attack too', (t) => {
    attack(t, {
      mine: [{ name: 'Lagduf', bears: ['Great Lord of Goblin-gate'] }, 'Ostisen'],
      theirs: ['Legolas'],
    });
    t.passUntil('attack').resource.uses('Great Lord of Goblin-gate').stage.resolve();
    t.equal(
      [t.card('Lagduf').stat('prowess'), t.card('Ostisen').stat('prowess')],
      [7, 3],
      'two more for the Orc',
    );
  });

  holds(
    'Prone to Violence: minions attack minions, but no Ringwraiths, and only the Balrog himself',
    (t) => {
      const may = (
        kinds: readonly [PlayerKind, PlayerKind],
        mine: readonly Member[],
        theirs: readonly Member[],
        events: readonly Named[] = ['Prone to Violence'],
      ) => {
        meet(t, { at: 'Moria', mine, theirs, kinds, mineMore: { events } });
        return endsWith(t) === 'company-attack';
      };
      t.expect(!may(['ringwraith', 'ringwraith'], ['Lagduf'], ['Radbug'], []), 'not by the rules');
      t.expect(may(['ringwraith', 'ringwraith'], ['Lagduf'], ['Radbug']), 'but so');
      t.expect(
        !may(['ringwraith', 'ringwraith'], ['Ren the Ringwraith'], ['Radbug']),
        'no Ringwraith',
      );
      t.expect(
        !may(['ringwraith', 'ringwraith'], ['Lagduf'], ['Ren the Ringwraith']),
        'nor one attacked',
      );
      t.expect(may(['balrog', 'ringwraith'], ['The Balrog'], ['Radbug']), 'the Balrog attacks');
      t.expect(!may(['ringwraith', 'balrog'], ['Lagduf'], ['The Balrog']), 'and is not attacked');
    },
  );

  holds('Hounds of Sauron: wolves in place of the attack, or one strike only', (t) => {
    meet(t, {
      mine: ['Ciryaher'],
      theirs: ['Legolas'],
      mineMore: { hand: ['Hounds of Sauron'] },
    });
    t.passUntil('company-attack');
    t.resource.plays('Hounds of Sauron', { way: 'in place' }).stage.resolve();
    const { strikes, prowess, name } = t.attack();
    t.equal([strikes, prowess, name], [4, 8, 'Hounds of Sauron'], 'four wolves');
    t.fightOut(12, 12);
    t.expect(t.decision().about !== 'company-attack', 'and no attack besides');
  });
});

describe('places of the Elves', () => {
  holds('the havens of others: no minions attack there, and no Ringwraith goes there', (t) => {
    for (const at of ['Edhellond', 'Grey Havens', 'Lórien', 'Rivendell'] as const) {
      meet(t, { at, mine: ['Lagduf'], theirs: ['Legolas'] });
      t.expect(endsWith(t) !== 'company-attack', `nobody fights at ${at}`);
    }
    const goes = (who: Named) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', members: [who] }],
          sites: ['AS-160'],
        },
        moment: 'organization',
      });
      return t.offered().some((x) => x.includes('to Rivendell'));
    };
    t.expect(goes('Ostisen'), 'a Man may go');
    t.expect(!goes('Ren the Ringwraith'), 'a Ringwraith may not');
  });
});
