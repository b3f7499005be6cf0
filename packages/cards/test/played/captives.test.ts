import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Characters whom minions lead away, off to the side with a card. */
const LEGS = 'Use Your Legs';

function attacked(t: Stage, theirs: readonly ('Frodo' | 'Legolas')[]): void {
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'Bree', members: ['Lagduf', 'Ostisen'] }],
      hand: [LEGS],
    },
    hazard: {
      kind: 'wizard',
      companies: [
        {
          at: 'Bree',
          members: theirs.map((name) =>
            name === 'Frodo' ? { name, bears: ['Dagger of Westernesse'] } : name,
          ),
        },
      ],
    },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack');
  t.resource.chooses('attack the company');
  t.passUntil('attack');
}

/** Ostisen hits Frodo or does not: not the Orc himself with whom the card lies. */
function struck(t: Stage, frodo: number, ostisen: number): void {
  attacked(t, ['Frodo', 'Legolas']);
  t.resource.plays(LEGS, 'Lagduf').stage.resolve();
  t.equal(t.card(LEGS).host, 'Lagduf', 'it lies with the Orc');
  t.passUntil('defend').hazard.chooses('a strike to Frodo').chooses('Ostisen');
  t.rolls(ostisen, frodo, ...(frodo > ostisen ? [2] : []), 7, 7);
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'it goes on',
    );
  }
}

describe('Use Your Legs', () => {
  holds('is for one who attacks heroes among whom is a Hobbit', (t) => {
    attacked(t, ['Legolas']);
    t.resource.refused(LEGS, { need: 'coe/9.2' });
  });

  holds('leads away whom any of them hits, and is lost if nobody is hit', (t) => {
    struck(t, 2, 12);
    t.equal(
      [t.card('Frodo').zone, t.card('Frodo').host, t.card('Dagger of Westernesse').zone],
      ['aside', LEGS, 'discard'],
      'with the card, and without his own',
    );
    t.equal(
      t.points(1).character,
      t.card('Frodo').stat('points') + t.card('Legolas').stat('points'),
      'worth as much as before',
    );
    struck(t, 12, 2);
    t.equal([t.card('Frodo').zone, t.card(LEGS).zone], ['play', 'discard'], 'he got away');
  });

  holds('a low roll as the turn ends sets them free where the Orc is', (t) => {
    for (const [roll, zone] of [
      [6, 'play'],
      [7, 'aside'],
    ] as const) {
      struck(t, 2, 12);
      t.rolls(roll).passUntil('untap', { turns: 1 });
      t.equal(t.card('Frodo').zone, zone, 'free or not');
      if (zone === 'aside') continue;
      t.equal(t.card('Frodo').site, 'Bree', 'where he was led');
      t.equal(t.card('Frodo').companions, [], 'by himself');
    }
  });

  const kept = (t: Stage, moment: 'organization' | 'hazards'): Stage =>
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: moment === 'organization' ? 'LE-352' : 'Carn Dûm',
            ...(moment === 'hazards'
              ? { to: 'Cameth Brin' as const, by: ['Angmar', 'Rhudaur'] as const }
              : {}),
            members: [
              { name: 'Lagduf', bears: [{ name: LEGS, captives: ['Frodo', 'Sam Gamgee'] }] },
            ],
          },
        ],
      },
      hazard: { kind: 'wizard', hand: ['Wargs'] },
      moment,
    });

  holds('is stored at Barad-dûr, which is the end of them', (t) => {
    kept(t, 'organization').resource.chooses(`store ${LEGS}`).stage.resolve();
    t.equal(
      [t.points(0).misc, t.card('Frodo').zone, t.card('Sam Gamgee').zone],
      [3, 'removed', 'removed'],
      'three points',
    );
  });

  holds('is lost as the Orc is wounded or slain, and they are free where he was going', (t) => {
    for (const body of [2, 12]) {
      kept(t, 'hazards').hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(2, body);
      t.equal(
        [t.card(LEGS).zone, t.card('Frodo').companions.join()],
        ['discard', 'Sam Gamgee'],
        'free, together',
      );
      t.equal(t.card('Frodo').site, 'Cameth Brin', 'at his new site');
    }
  });
});

const SACK = 'Sack Over the Head';

describe('Sack Over the Head', () => {
  holds('is for a Troll who attacks heroes among whom is a Dwarf or a Hobbit', (t) => {
    for (const [troll, hero, reasons] of [
      ['Lagduf', 'Frodo', { 'no-target': 'coe/9.3' }],
      ['Troll Lout', 'Legolas', { need: 'coe/9.2' }],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members: [troll] }],
          hand: [SACK],
        },
        hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: [hero] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack').resource.refused(SACK, reasons);
    }
  });

  const carried = (
    t: Stage,
    moment: 'untap' | 'organization' | 'hazards',
    captives: readonly ('Frodo' | 'Gimli')[] = ['Frodo', 'Gimli'],
  ): Stage =>
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: moment === 'organization' ? 'LE-395' : 'LE-359',
            ...(moment === 'hazards'
              ? { to: 'Cameth Brin' as const, by: ['Angmar', 'Rhudaur'] as const }
              : {}),
            members: [{ name: 'Troll Lout', bears: [{ name: SACK, captives }] }],
          },
        ],
        sites: ['LE-359', 'Mount Gram'],
      },
      hazard: { kind: 'wizard', hand: ['Wargs'] },
      moment,
      asksPasses: true,
    });

  holds('rolls for each of them as his turn begins: above eight is the end of one', (t) => {
    for (const [rolls, zones, sack] of [
      [[8, 9], ['aside', 'removed'], 'play'],
      [[9, 8], ['removed', 'aside'], 'play'],
      [[9, 9], ['removed', 'removed'], 'discard'],
    ] as const) {
      carried(t, 'untap')
        .rolls(...rolls)
        .resolve();
      t.resource.chooses('Frodo').stage.skipTo('organization');
      t.equal(
        [t.card('Frodo').zone, t.card('Gimli').zone, t.card(SACK).zone],
        [...zones, sack],
        'one by one',
      );
    }
  });

  holds('does not go to a Darkhaven', (t) => {
    carried(t, 'organization').resource.may('to Mount Gram').mayNot('to Carn Dûm');
  });

  holds('is lost as the Troll is wounded or slain, and they are free where he was going', (t) => {
    for (const body of [2, 12]) {
      carried(t, 'hazards').hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(2, body);
      t.equal(
        [t.card(SACK).zone, t.card('Frodo').companions.join(), t.card('Frodo').site],
        ['discard', 'Gimli', 'Cameth Brin'],
        'free, together, at his new site',
      );
    }
  });
});
