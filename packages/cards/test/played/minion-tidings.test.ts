import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Seeing stones, news and counsel of minions. */
const kind = 'ringwraith';

const at = (
  t: Stage,
  site: Named,
  members: Member[],
  hand: Named[],
  opposed: Named[] = [],
): void => {
  t.board({
    resource: { kind, companies: [{ at: site, members }], hand },
    hazard: { hand: opposed },
    moment: 'organization',
    asksPasses: true,
  });
};

describe('stones', () => {
  const bearing = (stone: Named, on: Named[] = ['Focus Palantír']): Member => ({
    name: 'Belegorn',
    bears: [{ name: stone, on }],
  });

  holds('Focus Palantír: who bears the stone can use it, unless he is a Ringwraith', (t) => {
    at(t, 'Carn Dûm', [bearing('LE-330', []), 'Ciryaher'], ['Focus Palantír']);
    t.resource
      .mayNot('use Palantír of Amon Sûl')
      .plays('Focus Palantír', 'Belegorn')
      .stage.resolve();
    t.resource.may('use Palantír of Amon Sûl');
    at(
      t,
      'Carn Dûm',
      [{ name: 'Ren the Ringwraith', bears: [{ name: 'LE-330', on: ['Focus Palantír'] }] }],
      [],
    );
    t.resource.mayNot('use Palantír of Amon Sûl');
  });

  holds('Palantír of Amon Sûl shows the hand of an opponent', (t) => {
    at(t, 'Carn Dûm', [bearing('LE-330'), 'Ciryaher'], [], ['Foul Fumes']);
    t.rolls(12).resource.uses('Palantír of Amon Sûl').stage.resolve();
    t.resource.passes();
    t.resolve();
    t.expect(t.sees(0, t.id('Foul Fumes')), 'seen');
  });

  holds('Palantír of Elostirion: a card is drawn with it', (t) => {
    at(t, 'The White Towers', [bearing('LE-332')], []);
    const before = t.hand(0).length;
    t.rolls(12).resource.uses('Palantír of Elostirion').stage.resolve();
    t.equal(t.hand(0).length, before + 1, 'one more');
  });

  holds('Palantír of Minas Tirith shows the top of both decks', (t) => {
    at(t, 'Carn Dûm', [bearing('LE-333')], []);
    t.rolls(12).resource.uses('Palantír of Minas Tirith').stage.resolve();
    t.resource.passes().passes();
    t.resolve();
    t.equal(t.card('Palantír of Minas Tirith').status, 'tapped', 'for its tapping');
  });
});

describe('news', () => {
  holds('News Must Get Through: what any Darkhaven would take in is stored from afar', (t) => {
    at(
      t,
      'Goblin-gate',
      [{ name: 'Hador', bears: ["That Ain't No Secret"] }],
      ['News Must Get Trough'],
    );
    t.resource.plays('News Must Get Trough').stage.resolve();
    t.resource.chooses("That Ain't No Secret");
    t.equal(t.points(0).misc, 1, 'told');
    at(
      t,
      'Cameth Brin',
      [{ name: 'Hador', bears: ["That Ain't No Secret"] }],
      ['News Must Get Trough'],
    );
    t.resource.refused('News Must Get Trough', { 'no-target': 'coe/9.3' });
  });

  holds(
    'No News of Our Riding: after Men have been met; later he taps to be rid of others',
    (t) => {
      const met = (members: Member[], hand: Named[]): void => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members }],
            hand,
          },
          hazard: { hand: ['Arthadan Rangers', 'Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
      };
      met(['Hador', 'Hendolen'], ['No News of Our Riding']);
      t.resource.refused('No News of Our Riding', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
      t.resource.uses('Hendolen').stage.resolve();
      t.resource.plays('No News of Our Riding', 'Hador').stage.resolve();
      t.equal([t.card('Hador').status, t.points(0).misc], ['tapped', 1], 'he taps for it');
      met([{ name: 'Hador', bears: ['No News of Our Riding'] }], []);
      t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
      t.resource.uses('No News of Our Riding').stage.resolve();
      t.expect(!t.underAttack, 'rid of them');
      t.equal(t.card('Hador').status, 'tapped', 'for his tapping');
    },
  );
});

describe('counsel', () => {
  holds('Gifts as Given of Old and Crooked Promptings help an attempt', (t) => {
    const tried = (card: Named, who: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Cameth Brin', members: [who, 'Belegorn'] }],
          hand: ['LE-269', card],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Hillmen', who);
      t.resource.plays(card);
      // 10 must be beaten: 7, his own 1 and 3 are enough
      t.rolls(7).resolve();
      t.equal(t.card('Hillmen').zone, 'pile', `${card} was enough`);
    };
    tried('Gifts as Given of Old', 'Hador');
    tried('Crooked Promptings', 'Hador');
  });

  holds('Iron-road: who set out from a Darkhaven may be there again as the turn ends', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Hador'] }],
        sites: ['Cameth Brin'],
        hand: ['Iron-road'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Iron-road', { 'no-target': 'coe/9.3' });
    t.resource.chooses('to Cameth Brin').plays('Iron-road').stage.resolve();
    t.skipTo('turn-end').skipTo('end-of-turn').skipTo('turn-end');
    t.resource.may('use the effect of Iron-road');
  });
});
