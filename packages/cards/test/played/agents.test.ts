import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Agents by their own cards, and the events that speak of agents. */

const toBree = {
  companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Bergil'] }],
} as const;

/** So many agents are there, and the hazard player holds that. */
function hazards(
  t: Stage,
  agents: readonly (Named | object)[],
  hand: readonly Named[] = [],
  sites: readonly Named[] = ['Bree'],
): void {
  t.board({
    resource: toBree,
    hazard: { agents: agents as never, hand, sites },
    moment: 'hazards',
  });
}

describe('agents by their own cards', () => {
  holds('Anarin and the Grimburgoth tap where the company goes to attack it', (t) => {
    for (const [name, at, prowess] of [
      ['Anarin', 'Moria', 9],
      ['The Grimburgoth', 'Dol Guldur', 14],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: at, members: ['Elladan', 'Bergil'] }] },
        hazard: { agents: [name], sites: [at] },
        moment: 'hazards',
      });
      t.hazard.uses(name);
      t.equal([t.card(name).zone, t.card(name).status], ['play', 'tapped'], 'seen, and tapped');
      t.resolve();
      t.equal(t.attack().prowess, prowess, 'face-down at home, five more');
      t.equal(t.company('Elladan').hazards, 0, 'free of the limit');
    }
    hazards(t, [{ name: 'Anarin', via: ['Moria'], faceUp: true }]);
    t.hazard.mayNot('use Anarin');
  });

  holds('Baduila gives himself up, and the company goes back', (t) => {
    for (const at of ['Bree', 'Goblin-gate'] as const) {
      hazards(t, [{ name: 'Baduila', via: [at], based: true }]);
      if (at !== 'Bree') t.hazard.mayNot('use Baduila');
      else {
        t.hazard.uses('Baduila').stage.resolve();
        t.equal(t.card('Baduila').zone, 'discard', 'he is gone');
        t.expect(t.company('Elladan').returned, 'and so is the company');
      }
    }
  });

  holds('Elerína taps for one more strike as she attacks', (t) => {
    for (const [answer, strikes, status] of [
      ['use', 2, 'tapped'],
      ['pass', 1, 'untapped'],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan', 'Bergil'] }] },
        hazard: { agents: [{ name: 'Elerína', via: ['Bree'], based: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('Elerína attacks').chooses(answer);
      t.equal([t.attack().strikes, t.card('Elerína').status], [strikes, status], answer);
    }
  });

  holds('Golodhros turns a faction from a site of its own', (t) => {
    for (const [at, may] of [
      ['Bree', true],
      ['Goblin-gate', false],
    ] as const) {
      t.board({
        resource: { ...toBree, pile: ['Rangers of the North', 'Hobbits'] },
        hazard: { agents: [{ name: 'Golodhros', via: [at], based: true }] },
        moment: 'hazards',
      });
      if (!may) t.hazard.mayNot('use Golodhros');
      else {
        t.rolls(2, 12);
        t.hazard.uses('Golodhros', { way: 'faction' }, 'Rangers of the North').stage.resolve();
        t.equal(t.card('Golodhros').status, 'tapped', 'he taps');
      }
    }
  });

  holds(
    'what is precious to him: a ring for his life, and one action more while he is seen',
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: [{ name: 'Elladan', bears: ['Beautiful Gold Ring', 'Cram'] }] },
          ],
        },
        hazard: { agents: [{ name: 'My Precious', via: ['Bree'], faceUp: true }] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('My Precious attacks');
      t.fightOut(12, 2, 2);
      t.equal(
        ['My Precious', 'Beautiful Gold Ring', 'Cram'].map((name) => t.card(name).zone),
        ['discard', 'discard', 'play'],
        'both are gone',
      );
      hazards(t, [{ name: 'My Precious', via: ['Bree'], faceUp: true, status: 'wounded' }]);
      t.hazard.chooses('heal My Precious').stage.resolve();
      t.hazard.chooses('untap My Precious').stage.resolve();
      t.equal(t.company('Elladan').hazards, 1, 'the second is free');
    },
  );

  holds('Lobelia and Baugúr do not go everywhere', (t) => {
    hazards(
      t,
      [
        { name: 'Lobelia Sackville-Baggins', via: ['Bree'], based: true },
        { name: 'Baugúr', via: ['Bree'], based: true },
      ],
      [],
      ['Old Forest', 'The White Towers', 'Bag End', 'Weathertop', 'Cameth Brin'],
    );
    t.hazard
      .may('move Lobelia Sackville-Baggins to The White Towers')
      .may('move Lobelia Sackville-Baggins to Bag End')
      .mayNot('move Lobelia Sackville-Baggins to Weathertop')
      .may('move Baugúr to Weathertop')
      .mayNot('move Baugúr to Bag End');
  });
});

describe('what others have agents do', () => {
  holds('an item is missing, and nobody is hurt', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Elladan', bears: ['Dagger of Westernesse', 'Cram'] }, 'Bergil'],
          },
        ],
      },
      hazard: { agents: ['Bill Ferny'], hand: ['An Article Missing'], sites: ['Bree'] },
      moment: 'hazards',
    });
    t.hazard.plays('An Article Missing').stage.resolve();
    t.equal(t.attack().prowess, 11, 'two, five and four');
    t.passUntil('attack').hazard.chooses('a strike to Bergil');
    t.rolls(12, 2).passUntil('stay-untapped').resource.chooses('no').passes();
    t.asks(t.resource, 'pick').resource.chooses('Cram');
    t.equal([t.card('Cram').zone, t.card('Bergil').status], ['discard', 'untapped'], 'that is all');
  });

  holds('somebody is taken away to a home of the agent, and can be freed there', (t) => {
    const board = (...rolls: number[]) => {
      t.board({
        resource: toBree,
        hazard: {
          agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
          hand: ['To Get You Away'],
          sites: ['Cameth Brin'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('To Get You Away').stage.resolve();
      t.passUntil('attack').hazard.chooses('a strike to Bergil');
      t.rolls(...rolls)
        .passUntil('stay-untapped')
        .resource.chooses('no')
        .passes();
    };
    board(12, 2);
    t.asks(t.hazard, 'rescue-site').hazard.may('Bree').chooses('Cameth Brin');
    t.expect(t.state.notes[t.id('Bergil')]?.prisoner === t.id('To Get You Away'), 'he is held');
    t.equal(t.card('Bill Ferny').site, 'Cameth Brin', 'and the agent is there');
    t.equal(
      t.state.notes[t.id('To Get You Away')]?.rescue,
      [{ race: ['Man'], strikes: 3, prowess: 8 }],
      'with others of his kind',
    );
    board(2, 12, 2);
    t.equal(t.card('To Get You Away').zone, 'discard', 'nobody was taken');
  });

  holds('one action more, on the limit or off it', (t) => {
    for (const [events, bears, costs] of [
      [['Great Need or Purpose'], [], [1, 2]],
      [[], ['Never Seen Him'], [1, 1]],
      [['Great Need or Purpose'], ['Never Seen Him'], [1, 1, 2]],
    ] as const) {
      t.board({
        resource: toBree,
        hazard: {
          events,
          agents: [{ name: 'Bill Ferny', via: ['Bree'], based: true, bears, status: 'wounded' }],
        },
        moment: 'hazards',
      });
      const acts = ['heal Bill Ferny', 'untap Bill Ferny', 'tap Bill Ferny so that'];
      costs.forEach((cost, i) => {
        t.hazard.chooses(acts[i]).stage.resolve();
        t.equal(t.company('Elladan').hazards, cost, acts[i]);
      });
      t.hazard.mayNot('move Bill Ferny').mayNot('heal').mayNot('Bill Ferny returns home');
    }
  });

  holds('what lies on an agent is played on him face-down or face-up, once', (t) => {
    hazards(t, ['Bill Ferny'], ['Never Seen Him', 'Never Seen Him']);
    t.hazard.plays('Never Seen Him').stage.resolve();
    t.equal(t.card('Never Seen Him').host, 'Bill Ferny', 'it lies with him');
    t.hazard.refused('Never Seen Him', { duplicate: 'coe/g.cbd.1' });
    t.hazard.chooses('reveal Bill Ferny at Bree');
    t.equal(t.card('Never Seen Him').host, 'Bill Ferny', 'and stays when he is revealed');
  });

  holds('a ranger leads them astray and is discarded', (t) => {
    hazards(t, [{ name: 'Gisulf', via: ['Bree'], based: true }], ['Seek without Success']);
    t.hazard.plays('Seek without Success');
    t.equal(t.card('Gisulf').zone, 'discard', 'he is the price');
    t.resolve();
    t.expect(t.company('Elladan').returned, 'the company goes back');
  });

  holds('a false home: he may have come from any hold of that kind, until he is revealed', (t) => {
    const board = (bears: readonly Named[]) =>
      hazards(
        t,
        [{ name: 'Baduila', fresh: true, bears, via: ['Cirith Ungol'] }],
        ['Inner Cunning'],
      );
    board([]);
    t.hazard.plays('Inner Cunning', { way: 'face-down agent' }).stage.resolve();
    t.equal(t.card('Inner Cunning').host, 'Baduila', 'it lies with him');
    t.hazard.chooses('reveal Baduila');
    t.equal(t.card('Baduila').zone, 'play', 'from some hold near Cirith Ungol');
    t.equal(t.card('Inner Cunning').zone, 'discard', 'it has served');
    board([]);
    t.hazard.chooses('reveal Baduila');
    t.equal(t.card('Baduila').zone, 'discard', 'without it he is lost');
  });

  holds('an agent with a home of that kind comes from the deck', (t) => {
    t.board({
      resource: toBree,
      hazard: { hand: ["Nobody's Friend"], deck: ['Bill Ferny', 'Golodhros', 'Orc-guard'] },
      moment: 'hazards',
    });
    t.hazard.plays("Nobody's Friend", { way: 'play deck' }).stage.resolve();
    t.equal(t.card('Bill Ferny').zone, 'hand', 'he has a Border-hold');
    t.expect(t.sees(0, t.id('Bill Ferny')), 'and is shown');
    t.equal(t.card("Nobody's Friend").zone, 'discard', 'it was a short-event');
  });

  holds('only who is seen, and has to do with shadows, learns to call them', (t) => {
    hazards(
      t,
      [
        { name: 'Taladhan', via: ['Bree'], faceUp: true },
        { name: 'Firiel', via: ['Pelargir'] },
        { name: 'Bill Ferny', via: ['Bree'], faceUp: true },
      ],
      ['Shadow out of the Dark'],
    );
    t.hazard.plays('Shadow out of the Dark').stage.resolve();
    t.equal(t.card('Shadow out of the Dark').host, 'Taladhan', 'nobody else could be chosen');
  });

  holds('shadows come to one who calls them, free of the limit', (t) => {
    t.board({
      resource: toBree,
      hazard: {
        agents: [
          { name: 'Taladhan', via: ['Bree'], faceUp: true, bears: ['Shadow out of the Dark'] },
        ],
        hand: ['Ghosts', 'Orc-guard'],
      },
      declared: 3,
      moment: 'hazards',
    });
    t.hazard.mayNot('play Ghosts').uses('Shadow out of the Dark').stage.resolve();
    t.equal(t.card('Taladhan').status, 'tapped', 'he taps');
    t.hazard.mayNot('play Orc-guard').plays('Ghosts').stage.resolve();
    t.expect(t.underAttack, 'they attack');
    t.equal(t.company('Elladan').hazards, 3, 'and do not count');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bag End', members: ['Elladan'] }] },
      hazard: {
        agents: [
          { name: 'Taladhan', via: ['Bag End'], faceUp: true, bears: ['Shadow out of the Dark'] },
        ],
        hand: ['Ghosts'],
      },
      moment: 'hazards',
    });
    t.hazard.mayNot('use Shadow out of the Dark');
  });

  holds('a sudden fury: one strike more for scouts at that site, and whom they like', (t) => {
    for (const [name, strikes] of [
      ['Bill Ferny', 2],
      ['Deallus', 1],
    ] as const) {
      hazards(t, [{ name, via: ['Bree'], faceUp: true }], ['Sudden Fury']);
      t.hazard.plays('Sudden Fury').stage.resolve();
      t.skipTo('enter');
      t.resource.chooses('enter the site');
      t.hazard.chooses(`${name} attacks`);
      t.equal(t.attack().strikes, strikes, name);
      if (strikes === 2) t.passUntil('attack').hazard.may('a strike to Bergil');
      else t.passUntil('defend').resource.may('a strike to Bergil');
    }
  });

  holds('influence by the card: on factions, without a roll, or back to the hand', (t) => {
    const board = (hand: readonly Named[], name: Named = 'Woffung', at: Named = 'Lake-town') =>
      t.board({
        resource: { ...toBree, pile: ['Men of Northern Rhovanion', 'Rangers of the North'] },
        hazard: { agents: [{ name, via: [at], faceUp: true }], hand },
        moment: 'hazards',
      });
    board(['Twisted Tales'], 'Deallus', 'Bree');
    t.hazard.plays('Twisted Tales', 'Rangers of the North').stage.resolve();
    t.equal(t.card('Rangers of the North').zone, 'discard', 'without a roll: it is his home');
    board(['Will not Come Down'], 'Deallus', 'Bree');
    t.rolls(2, 12);
    t.hazard.plays('Will not Come Down', { way: 'faction' }, 'Rangers').stage.resolve();
    t.equal(t.card('Rangers of the North').zone, 'hand', 'back to the hand');
    board(['Good Sense Revolts', 'Good Sense Revolts'], 'Deallus', 'Bree');
    t.hazard.plays('Good Sense Revolts', { way: 'faction' }, 'Rangers of the North');
    t.hazard.plays('Good Sense Revolts', { way: 'influence check' });
    t.rolls(7, 2).resolve();
    const rolls = t.steps.flatMap((x) => x.events.filter((e) => e.event === 'roll'));
    t.equal(
      rolls.at(-1)?.total,
      2 + 1 + 2 + 2 + 8 + 4 - 7 - t.generalInfluence(0),
      'at home, a neighbour, eight and four',
    );
  });

  holds('there is nothing to pilfer where nobody is from', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Elladan'] },
          {
            at: 'Lórien',
            members: [{ name: 'Faramir', bears: ['Cram'] }, 'Bergil'],
          },
        ],
      },
      hazard: {
        agents: [{ name: 'Súrion', via: ['Pelargir'], faceUp: true }],
        hand: ['Pilfer Anything Unwatched'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(query.isHomeOf(t.state, t.id('Súrion'), 'Pelargir'), true, 'he is at home');
    t.resource.passes();
    t.hazard.refused('Pilfer Anything Unwatched', { 'no-target': 'coe/9.3' });
  });
});

describe('what is done about agents', () => {
  holds(
    'Withdrawn to Mordor: the lesser are discarded, the greater go back; or a card on guard',
    (t) => {
      for (const [name, zone] of [
        ['Gergeli', 'discard'],
        ['Súrion', 'hand'],
      ] as const) {
        t.board({
          resource: { ...toBree, hand: ['Withdrawn to Mordor'] },
          hazard: { agents: [{ name, via: ['Pelargir'], faceUp: true }, 'Bill Ferny'] },
          moment: 'hazards',
        });
        t.resource.plays('Withdrawn to Mordor').stage.resolve();
        t.equal(t.card(name).zone, zone, name);
        t.expect(t.state.players[1].sites.includes(t.id('Pelargir')), 'his site goes back');
      }
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elladan'], onGuard: ['Orc-guard'] },
          ],
          hand: ['Withdrawn to Mordor'],
        },
        moment: 'hazards',
      });
      t.resource.plays('Withdrawn to Mordor').stage.resolve();
      t.equal(t.card('Orc-guard').zone, 'discard', 'the card on guard is discarded');
    },
  );

  holds(
    'Face Out of Sight sends back what is on guard, and agents who are not at the ready',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: ['Face Out of Sight'],
        },
        hazard: {
          agents: [
            { name: 'Bill Ferny', status: 'tapped' },
            { name: 'Gisulf', status: 'wounded', via: ['Lake-town'], faceUp: true },
            'Deallus',
          ],
        },
        moment: 'long-event',
      });
      t.resource.plays('Face Out of Sight').stage.resolve();
      t.passUntil('organization', { turns: 1 });
      t.equal(
        ['Bill Ferny', 'Gisulf', 'Deallus'].map((name) => t.card(name).zone),
        ['hand', 'hand', 'face-down'],
        'all but one',
      );
      t.expect(!t.sees(0, t.id('Bill Ferny')), 'who was hidden stays hidden');
    },
  );

  holds('I Know Much about You cancels what an agent does, or one attack of several', (t) => {
    t.board({
      resource: { ...toBree, hand: ['I Know Much about You'] },
      hazard: { agents: ['Bill Ferny'], hand: ['Cunning Foes', 'Assassin'], sites: ['Bree'] },
      moment: 'hazards',
    });
    t.hazard.plays('Cunning Foes');
    t.resource.plays('I Know Much about You', { way: 'unresolved' }).stage.resolve();
    t.expect(!t.underAttack, 'there is no attack');
    t.equal(t.card('Bill Ferny').status, 'tapped', 'but he is tapped');
    t.board({
      resource: { ...toBree, hand: ['I Know Much about You'] },
      hazard: { agents: ['Bill Ferny'], hand: ['Cunning Foes'], sites: ['Bree'] },
      moment: 'hazards',
    });
    t.hazard.plays('Cunning Foes').stage.resolve();
    t.resource.plays('I Know Much about You', { way: "agent's attack" }).stage.resolve();
    t.expect(!t.underAttack, 'the attack is canceled');
  });

  holds('Ordered to Kill: who is seen must attack, and what lies on guard is lost', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Elladan'], onGuard: ['Orc-guard'] }],
        events: ['Ordered to Kill'],
      },
      hazard: {
        agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter the site');
    t.equal(t.attack().name, 'Bill Ferny', 'he is not asked');
    t.fightOut(2, 12, 2);
    t.passUntil('organization', { turns: 1 });
    t.equal(t.card('Orc-guard').zone, 'discard', 'it does not come back');
  });

  holds('Near to Hear a Whisper: those who stay outside are attacked too', (t) => {
    for (const onGuard of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: ['Elladan'],
              ...(onGuard ? { onGuard: ['Near to Hear a Whisper'] } : {}),
            },
          ],
        },
        hazard: {
          agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
          events: onGuard ? [] : ['Near to Hear a Whisper'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('pass');
      if (onGuard) t.hazard.reveals('Near to Hear a Whisper').stage.resolve();
      t.hazard.chooses('Bill Ferny attacks');
      t.equal(t.attack().name, 'Bill Ferny', 'he attacks');
      t.fightOut(2, 12, 2);
      t.expect(!t.company('Elladan').entered, 'the company has not entered');
    }
  });
});

describe('the site cards with an agent', () => {
  holds('lie with Bill Ferny until he is seen or goes home, the open one too', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Lórien', members: ['Elladan'] }] },
      hazard: {
        companies: [{ at: 'Lake-town', members: ['Bard Bowman'] }],
        agents: [{ name: 'Bill Ferny', via: ['Bree', 'Cameth Brin'], based: true }],
      },
      moment: 'hazards',
    });
    const [bree, brin] = t.agent('Bill Ferny').cards;
    const zones = (): string[] => [bree, brin].map((id) => t.state.zone[id]);
    t.equal(zones(), ['play', 'aside'], 'one open, one face-down');
    // over both turns: his player's movement phase too ends with nobody at Bree
    t.skipTo('organization', { turns: 1 });
    t.skipTo('organization', { turns: 1 });
    t.equal(t.agent('Bill Ferny').trail, ['Bree', 'Cameth Brin'], 'his way');
    t.equal(zones(), ['play', 'aside'], 'when all movement is over too');
  });

  holds('stay if a company of his player is there with the same card', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Lórien', members: ['Elladan', 'Elrohir'] }] },
      hazard: {
        companies: [{ at: 'Lake-town', members: ['Bard Bowman'] }],
        agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
        sites: ['Cameth Brin'],
      },
      moment: 'hazards',
    });
    const [bree] = t.agent('Bill Ferny').cards;
    // as if Bard had come to Bree while Bill Ferny was there
    const bard = t.company('Bard Bowman');
    bard.site = bree;
    t.hazard.chooses('move Bill Ferny to Cameth Brin').stage.resolve();
    t.equal(t.agent('Bill Ferny').trail, ['Cameth Brin'], 'he is gone from there');
    t.equal([t.state.zone[bree], t.card('Bard Bowman').site], ['play', 'Bree'], 'Bard is not');
  });
});
