import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Minions who are attacked where they enter, or on the way: what is done in time, and what comes back. */
const kind = 'ringwraith';

/** They enter Edhellond, where two attacks await them; the first is declared. */
const entering = (t: Stage, members: readonly Named[], ...hand: Named[]): void => {
  t.board({
    resource: { kind, companies: [{ at: 'AS-145', members }], hand },
    moment: 'site',
    asksPasses: true,
  });
  t.resource.chooses('enter');
  t.passUntil('attack');
};

/** By the older rulings an automatic-attack can only be canceled. */
const OLDER = { combat: 'crf/turn/site-phase/automatic-attacks/6' } as const;

describe('who is given strikes, of an attack at the site', () => {
  holds('Motionless Among the Slain: they fall where their player wants them', (t) => {
    entering(t, ['Hador', 'Jerrek', 'Lagduf'], 'Motionless Among the Slain');
    if (t.rules !== 'coe') {
      t.resource.refused('Motionless Among the Slain', OLDER);
      return;
    }
    t.resource.plays('Motionless Among the Slain').stage.resolve();
    t.passUntil('defend').resource.may('a strike to Hador');
  });

  holds('Ruse: the scout is given none', (t) => {
    entering(t, ['Jerrek', 'Hador'], 'Ruse');
    if (t.rules !== 'coe') {
      t.resource.refused('Ruse', OLDER, { way: 'cannot be given strikes' });
      return;
    }
    t.resource.plays('Ruse', { way: 'cannot be given strikes' }).stage.resolve();
    t.passUntil('defend').resource.mayNot('a strike to Jerrek').may('a strike to Hador');
  });

  holds('Gold Chains in the Wind: one more stands with them', (t) => {
    entering(t, ['Ciryaher', 'Hador'], 'Gold Chains in the Wind');
    if (t.rules !== 'coe') {
      t.resource.refused('Gold Chains in the Wind', OLDER);
      return;
    }
    t.rolls(12).resource.plays('Gold Chains in the Wind').stage.resolve();
    t.equal(t.card('Gold Chains in the Wind').kind, 'ally', 'it is with him');
  });
});

describe('Morgul-blade', () => {
  holds('It may be drawn as the blow falls, by the one on whom it falls', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Goblin-gate',
            members: [
              'Ren the Ringwraith',
              { name: 'Adûnaphel the Ringwraith', under: 'Ren the Ringwraith' },
            ],
            events: ['Black Rider'],
          },
        ],
        hand: ['Morgul-blade'],
      },
      hazard: { hand: ['Giant'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Giant', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Adûnaphel');
    t.passUntil('stay-untapped').resource.chooses('no');
    // eight and five would be a tie with thirteen
    t.passUntil('strike-defender').resource.plays('Morgul-blade').stage.resolve();
    t.equal(t.card('Morgul-blade').host, 'Adûnaphel the Ringwraith', 'no other could have it now');
    t.rolls(5).allPass().resolve();
    t.equal(t.card('Morgul-blade').zone, 'discard', 'the strike has failed');
  });
});

describe('Down Down to Goblin-town', () => {
  holds('Nothing of the land comes, and what dwells in ruins does', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Jerrek', 'Hador'] }],
        sites: ['Ettenmoors'],
        hand: ['Down Down to Goblin-town'],
      },
      hazard: { hand: ['Crebain', 'Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('to Ettenmoors').plays('Down Down to Goblin-town').stage.resolve();
    t.skipTo('movement-hazard').resolve();
    t.hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' });
    t.hazard.plays('Crebain', 'Ruins & Lairs').stage.resolve();
    t.expect(t.underAttack, 'they have come to where these dwell');
  });
});

describe('Palantír of Osgiliath', () => {
  holds('A Nazgûl who lies in play as a permanent-event is one', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            members: [
              { name: 'Hador', bears: [{ name: 'LE-335', on: ['Focus Palantír'] }] },
              'Jerrek',
            ],
          },
        ],
      },
      hazard: { events: ['Ren the Unclean'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.uses('Palantír of Osgiliath').stage.resolve();
    t.equal(t.card('Ren the Unclean').zone, 'discard', 'he is sent off');
  });
});

describe('magic that comes back', () => {
  holds('Akhôrahil the Ringwraith: what he used on himself, and what he made', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Minas Morgul', members: ['Akhôrahil the Ringwraith', 'Hador'] }],
        hand: ['Words of Menace and Deceit'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Words of Menace and Deceit', 'Akhôrahil').stage.resolve();
    t.equal(t.card('Words of Menace and Deceit').zone, 'deck', 'he can use it again');
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            members: ['Akhôrahil the Ringwraith'],
            events: ['Black Rider'],
          },
        ],
        hand: ['Gold Chains in the Wind'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays('Gold Chains in the Wind').stage.resolve();
    t.fightOut(12, 12);
    t.equal(t.card('Gold Chains in the Wind').zone, 'deck', 'it is magic still');
  });
});

describe('what is brought home', () => {
  holds('News Must Get Trough: prisoners too, whom a Darkhaven would take among others', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Moria', members: [{ name: 'Hador', bears: ['Seize Prisoners'] }] }],
        hand: ['News Must Get Trough'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('News Must Get Trough').stage.resolve();
    t.resource.chooses('Seize Prisoners');
    t.equal(t.card('Seize Prisoners').stored, 'Moria', 'they are stored');
  });

  holds('Messenger of Mordor: what a Ringwraith bears, without a check of his', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Moria',
            members: [{ name: 'Adûnaphel the Ringwraith', bears: ['LE-343'] }],
          },
        ],
        hand: ['Messenger of Mordor'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(2).resource.plays('Messenger of Mordor').stage.resolve();
    t.resource.chooses(t.offered().find((x) => x !== 'pass') ?? '');
    t.unrolled(1, 'he is beyond corruption');
    t.equal(t.state.players[0].pile.length, 1, 'it is stored');
  });

  holds('Tribute Garnered: of those who serve oneself', (t) => {
    const board = (mine: boolean): Stage =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: ['Hador'] }],
          pile: mine ? ['Uruk-hai'] : [],
          hand: ['Tribute Garnered'],
        },
        hazard: { kind, pile: ['Black Trolls'] },
        moment: 'organization',
        asksPasses: true,
      });
    board(false).resource.refused('Tribute Garnered', { 'no-target': 'coe/9.3' });
    board(true).resource.plays('Tribute Garnered').stage.resolve();
    t.equal(t.card('Tribute Garnered').host, 'Uruk-hai', 'the other was no choice');
    t.equal(t.points(0).misc, 1, 'a point more');
  });
});
