import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Facts of minions, of their sites and of what hunts them, as the engine heeds them. */
const kind = 'ringwraith';

describe('covert and overt', () => {
  const hunted = (t: Stage, members: Named[]): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members }],
      },
      hazard: { hand: ['Arthadan Rangers'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
  };

  holds('Rangers detain those who go covert, and one of these can be rid of them', (t) => {
    hunted(t, ['Hendolen', 'Horseman in the Night']);
    t.equal(t.attack().detainment, true, 'nobody there gives himself away');
    t.resource.may('use Hendolen');
    hunted(t, ['Hendolen', 'Grishnákh']);
    t.equal(t.attack().detainment, false, 'an Orc is with them');
    t.resource.mayNot('use Hendolen');
  });

  holds('Who slays what has an asterisk is paid for it, if it is his enemy', (t) => {
    hunted(t, ['Lieutenant of Angmar']);
    t.fightOut(12, 12);
    t.equal(t.points(0).kill, 2, 'the Rangers are slain');
  });

  const entered = (t: Stage, at: Named, ...members: Named[]): void => {
    t.board({ resource: { kind, companies: [{ at, members }] }, moment: 'site' });
    t.resource.chooses('enter');
  };

  holds('Some guards stand up to the overt alone', (t) => {
    entered(t, 'Dol Amroth', 'Hendolen', 'Horseman in the Night');
    t.equal(t.fightOut(12, 12), [[2, 8]], 'the Men');
    entered(t, 'Dol Amroth', 'Hendolen', 'Grishnákh');
    t.equal(
      t.fightOut(12, 12),
      [
        [2, 8],
        [3, 10],
      ],
      'the Men, and then the Dúnedain',
    );
  });

  holds('An Orc is discarded on the numbers that his card gives, and no others', (t) => {
    const body = (total: number): void => {
      entered(t, 'Cameth Brin', 'Orc Brawler');
      t.fightOut(2, total);
    };
    body(6);
    t.equal([t.card('Orc Brawler').zone, t.card('Orc Brawler').status], ['play', 'wounded'], '6');
    body(7);
    t.equal(t.card('Orc Brawler').zone, 'discard', '7');
    body(8);
    t.equal(t.card('Orc Brawler').zone, 'discard', '8');
    body(9);
    t.equal(t.card('Orc Brawler').zone, 'removed', '9 is more than his body');
  });

  holds('Veils flung away: Orcs go as their cards say, others are tapped at most', (t) => {
    const flung = (who: Named, total: number): void => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: [who] },
          ],
        },
        hazard: { hand: ['Veils Flung Away'] },
        moment: 'hazards',
      });
      t.rolls(total).hazard.plays('Veils Flung Away').stage.resolve();
    };
    flung('Orc Brawler', 9);
    t.equal(t.card('Orc Brawler').zone, 'discard', '9 less 1 is on his card');
    flung('Orc Brawler', 10);
    t.equal([t.card('Orc Brawler').zone, t.card('Orc Brawler').status], ['play', 'tapped'], 'over');
    flung('Hendolen', 8);
    t.equal(t.card('Hendolen').status, 'untapped', '8 less 1 is not more than his body');
    flung('Hendolen', 9);
    t.equal([t.card('Hendolen').zone, t.card('Hendolen').status], ['play', 'tapped'], 'now it is');
  });
});

describe('places of minions', () => {
  holds('Cameth Brin offers major items of war alone', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'LE-358', members: ['Aragorn II'] }],
        hand: ['Glamdring', 'Torque of Hues'],
      },
      moment: 'entered',
    });
    t.resource.may('play Glamdring').refused('Torque of Hues', { 'not-here': 'coe/2.V.4' });
  });

  holds('Who is at home in any place of a sort comes there, and nowhere else', (t) => {
    const home = (at: Named, who: Named): void => {
      t.board({
        resource: { kind, companies: [{ at, members: ['Hendolen'] }], hand: [who] },
        moment: 'organization',
      });
      t.resource.chooses('organize');
    };
    home('Barad-dûr', 'Orc Brawler');
    t.resource.may('play Orc Brawler');
    home('Cameth Brin', 'Orc Brawler');
    t.resource.mayNot('play Orc Brawler');
    home('Minas Morgul', 'Grishnákh');
    t.resource.may('play Grishnákh');
    home('Barad-dûr', 'Grishnákh');
    t.resource.mayNot('play Grishnákh');
  });

  holds('Two leaders are in one company at a haven alone', (t) => {
    const both = (at: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [
            { at, members: ['Gorbag'] },
            { at, members: ['Shagrat'] },
          ],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize');
    };
    both('Minas Morgul');
    t.resource.may('join');
    both('Cirith Ungol');
    t.resource.mayNot('join');
  });
});

describe('one being on several cards', () => {
  holds('Stinker does not come while Gollum is there', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Goblin-gate', members: ['Gorbag'] }],
        hand: ['Stinker'],
      },
      hazard: { companies: [{ at: 'Bree', members: [{ name: 'Frodo', bears: ['Gollum'] }] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Stinker', { unique: 'coe/g.man.1' });
  });

  holds('A Lieutenant is not played once the Troll that he is was slain', (t) => {
    const board = (pile: Named[]): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: ['Hendolen'] }],
          hand: ['Lieutenant of Angmar'],
        },
        hazard: { pile },
        moment: 'organization',
      });
      t.resource.chooses('organize');
    };
    board([]);
    t.resource.may('play Lieutenant of Angmar');
    board(['Rogrog']);
    t.resource.refused('Lieutenant of Angmar', { unique: 'coe/g.man.1' });
  });
});

describe('what only some may take', () => {
  const seeks = (t: Stage, who: Named): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Cameth Brin', members: [who] }],
        hand: ['Goblin Earth-plumb'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };

  holds('an Orc finds his way with an earth-plumb, a Man does not take it', (t) => {
    seeks(t, 'Orc Captain');
    t.resource.plays('Goblin Earth-plumb').stage.resolve();
    t.equal(t.card('Goblin Earth-plumb').host, 'Orc Captain', 'the Orc bears it');
    seeks(t, 'Ostisen');
    t.resource.mayNot('play Goblin Earth-plumb');
  });
});
