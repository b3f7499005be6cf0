import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those who are led away by Orcs and Trolls: what two such cards do together, and an attack that comes to nothing. */

const kind = 'ringwraith';
const LEGS = 'Use Your Legs';
const SACK = 'Sack Over the Head';

const fight = (
  t: Stage,
  ours: Member[],
  theirs: Member[],
  hand: Named[],
  theirHand: Named[] = [],
): Stage => {
  t.board({
    resource: { kind, companies: [{ at: 'Bree', members: ours }], hand },
    hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: theirs }], hand: theirHand },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
  return t.passUntil('attack');
};

/** It goes on, and whenever it is asked with which of two cards somebody is led away, it is with that one. */
const on = (t: Stage, ...hosts: Named[]): void => {
  const asked = [...hosts];
  for (let i = 0; i < 80 && t.underAttack; i++) {
    const { options, about } = t.decision();
    const host = about === 'instead' ? asked.shift() : undefined;
    if (host !== undefined) t.resource.chooses(host);
    else
      t.take(
        options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0],
        'it goes on',
      );
  }
  t.equal(asked, [], 'asked as often as that');
};

describe('Sack Over the Head', () => {
  holds('An attack that is called off leaves it empty, and it is gone', (t) => {
    fight(t, ['Troll Lout'], ['Frodo', 'Fatty Bolger'], [SACK], ['Concealment']);
    t.resource.plays(SACK, 'Troll Lout').stage.resolve();
    t.hazard.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.expect(!t.underAttack, 'off');
    t.equal(t.card(SACK).zone, 'discard', 'nobody is in it');
  });

  holds(
    'Beside an Orc who leads Hobbits away: with whom they go is for their player to say',
    (t) => {
      for (const host of [SACK, LEGS] as const) {
        fight(t, ['Troll Lout', 'Lagduf'], ['Frodo', 'Gimli'], [SACK, LEGS]);
        t.resource.plays(SACK, 'Troll Lout').stage.resolve();
        t.resource.plays(LEGS, 'Lagduf').stage.resolve();
        t.passUntil('defend').hazard.chooses('a strike to Frodo').chooses('Lagduf');
        t.hazard.chooses('a strike to Gimli');
        t.rolls(12, 2, 12, 2);
        // a Dwarf is for the Troll alone
        on(t, host);
        t.equal(
          [t.card('Frodo').host, t.card('Gimli').host, t.card(LEGS).zone],
          [host, SACK, host === LEGS ? 'play' : 'discard'],
          'each where he was put',
        );
        t.equal([t.card('Frodo').status, t.card('Gimli').status], ['tapped', 'tapped'], 'unhurt');
      }
    },
  );
});

describe('where they are free', () => {
  /** The Troll is wounded on his way to Cameth Brin. */
  const freed = (t: Stage, host: Named, sites: Named[], there: Named[] = []): void => {
    const captor: Named = host === LEGS ? 'Lagduf' : 'Troll Lout';
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: [{ name: captor, bears: [{ name: host, captives: ['Frodo'] }] }],
          },
        ],
      },
      hazard: {
        kind: 'wizard',
        companies: [
          { at: 'Lórien', members: ['Elrond'] },
          ...(there.length > 0 ? [{ at: 'TW-379', members: there } as const] : []),
        ],
        sites,
        hand: ['Wargs'],
      },
      moment: 'hazards',
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut(2, 2);
  };

  for (const host of [SACK, LEGS, 'No Better Use'] as const)
    holds(`${host}: at a site card of their own player, if he has one`, (t) => {
      freed(t, host, ['TW-379', 'Rivendell']);
      t.equal(t.idOf(t.company('Frodo').site), 'TW-379', 'his own');
      t.equal(t.card('LE-358').zone, 'play', 'the other has come there with his');
      // their haven is not that of the others
      t.skipTo('organization', { turns: 1 });
      t.hazard.chooses('move the company of Frodo to Rivendell').stage.skipTo('route');
      t.hazard.may('starter movement');
      freed(t, host, ['Rivendell']);
      t.equal(t.idOf(t.company('Frodo').site), 'LE-358', 'he has none');
    });

  holds('With friends who are there already the one card serves all', (t) => {
    freed(t, SACK, ['Rivendell'], ['Gimli']);
    t.equal(t.company('Frodo').site, t.company('Gimli').site, 'at theirs');
  });

  holds('A prisoner whose host is gone is at a card of his own side as well', (t) => {
    for (const [sites, at, back] of [
      [['Ettenmoors'], 'TW-395', 'sites'],
      [[], 'LE-373', 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          prisoners: [{ name: 'Gimli', of: 'Flies and Spiders', at: 'LE-373' }],
          sites,
          hand: ['Marvels Told'],
        },
        hazard: { kind },
        moment: 'organization',
      });
      t.rolls(12).resource.plays('Marvels Told', 'Elrond', 'Flies and Spiders').stage.resolve();
      t.equal([t.idOf(t.company('Gimli').site), t.card('LE-373').zone], [at, back], 'free');
    }
  });
});
