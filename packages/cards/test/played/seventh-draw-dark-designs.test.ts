import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';
import { resists } from './withstood.ts';

/** Hazards of a seventh draw, each held to the clauses of its text that no other test plays. */

describe('hazards', () => {
  holds('Choking Shadows: ruins under the sky, and one copy for one attack', (t) => {
    const choked = (to: Named, at: Named, hand: Named[]): void => {
      met(t, ['Elrond', 'Gimli'], hand, {}, {}, to, at);
      t.resource.passes();
    };
    choked('The Gem-deeps', 'Glittering Caves', ['Choking Shadows', 'River']);
    t.hazard.mayNot('play Choking Shadows: prowess');
    choked('Barrow-downs', 'Rivendell', ['Choking Shadows', 'Choking Shadows', 'River']);
    t.hazard.refused('Choking Shadows', { need: 'coe/9.2' }, { way: 'Shadow-land' });
    t.hazard.refused('Choking Shadows', { need: 'coe/9.2' }, { way: 'Shadow-hold' });
    t.hazard.plays('Choking Shadows', { way: 'prowess' }).stage.resolve();
    t.resource.passes();
    t.hazard.mayNot('play Choking Shadows: prowess').passes();
    t.skipTo('enter').resource.chooses('enter the site');
    t.equal([t.attack().strikes, t.attack().prowess], [1, 10], 'two more than the eight of wights');
  });

  holds('Lost at Sea: by regions too, and those who stay where they are lose nothing', (t) => {
    const COAST = ['Lindon', 'Elven Shores', 'Eriadoran Coast'] as const;
    for (const [to, by, may] of [
      ['Isle of the Ulond', [...COAST, 'Andrast Coast'], true],
      ['Barrow-downs', ['Lindon', 'Arthedain', 'Cardolan'], false],
      [undefined, 'starter', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Grey Havens', ...(to ? { to, by } : {}), members: ['Elrond'] }],
        },
        hazard: { hand: ['Lost at Sea', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!may) t.hazard.mayNot('play Lost at Sea');
      else {
        t.hazard.plays('Lost at Sea').stage.resolve();
        const asked = new Set<string>();
        for (; t.decision().about !== 'end-of-turn'; t.pass()) asked.add(t.decision().about);
        t.expect(!asked.has('enter'), 'they never go ashore');
        t.skipTo('organization', { turns: 2 });
        t.skipTo('enter').resource.may('enter the site');
      }
    }
  });

  holds('Come at Need: whom it is no friend of it can hurt, and be killed by', (t) => {
    for (const [kind, who, at, to, ally, detains, points] of [
      ['ringwraith', 'Lieutenant of Morgul', 'Dol Guldur', 'Moria', 'Gollum', false, 2],
      ['ringwraith', 'Lieutenant of Morgul', 'Dol Guldur', 'Moria', 'Stinker', true, 0],
      ['wizard', 'Gimli', 'Lórien', 'Moria', 'Stinker', false, 2],
    ] as const)
      for (const wins of [true, false]) {
        t.board({
          resource: { kind, companies: [{ at, to, members: [who] }] },
          hazard: { hand: ['Come at Need', ally, 'Goldberry'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Come at Need').stage.resolve();
        t.equal(t.card('Goldberry').zone, 'hand', 'she cannot fight');
        const a = t.attack();
        t.equal([a.strikes, a.prowess, a.body, a.detainment], [1, 9, 9, detains], ally);
        resists(t, wins ? 12 : 2);
        t.equal(t.card('Come at Need').zone, 'discard', 'it came once');
        t.equal(
          [t.card(ally).zone, t.points(0).kill, t.points(0).ally],
          [wins && !detains ? 'pile' : 'discard', wins ? points : 0, 0],
          `${ally} against a ${kind}: ${wins}`,
        );
      }
  });

  holds('Come at Need: nobody to send', (t) => {
    met(t, ['Gimli'], ['Come at Need', 'Goldberry', 'Wargs']);
    t.resource.passes();
    t.hazard.refused('Come at Need', { need: 'coe/9.2' });
  });

  holds('Shadow out of the Dark: not against minions; elsewhere nobody comes', (t) => {
    for (const [kind, who, at, to] of [
      ['wizard', 'Elladan', 'Rivendell', 'Bree'],
      ['ringwraith', 'Hendolen', 'Carn Dûm', 'Bree'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, to, members: [who] }] },
        hazard: {
          kind: 'wizard',
          agents: [{ name: 'Taladhan', via: ['Bree'], faceUp: true }],
          hand: ['Shadow out of the Dark', 'River'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (kind === 'wizard') t.hazard.may('play Shadow out of the Dark');
      else t.hazard.refused('Shadow out of the Dark', { need: 'coe/9.2' });
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Elladan'] }] },
      hazard: {
        agents: [
          { name: 'Taladhan', via: ['Bree'], faceUp: true, bears: ['Shadow out of the Dark'] },
        ],
        hand: ['Ghosts', 'River'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.uses('Shadow out of the Dark').stage.resolve();
    t.resource.passes();
    t.hazard.mayNot('play Ghosts');
  });

  holds('Like the Crash of Battering-rams: whoever was wounded before, and the body check', (t) => {
    for (const [status, roll, check, body] of [
      ['wounded', 4, 7, 8],
      ['tapped', 3, 8, 8],
      ['tapped', 4, 9, 9],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', to: 'Old Forest', members: [{ name: 'Aragorn II', status }] }],
        },
        hazard: { hand: ['Old Man Willow', 'Like the Crash of Battering-rams'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Old Man Willow', 'by name').stage.resolve();
      t.passUntil('strike-hazard').hazard.plays('Like the Crash of Battering-rams').stage.resolve();
      t.fightOut(roll, check);
      t.equal(t.card('Aragorn II').stat('body'), body, `${status}, a roll of ${roll}`);
      t.equal(rolled(t, 'body').at(-1)?.against, body, 'it counts for this check already');
    }
  });

  holds('Crebain: a strike for each, and a card for each character and no ally', (t) => {
    met(
      t,
      [{ name: 'Gimli', bears: ['Noble Hound'] }, 'Kíli'],
      ['Crebain'],
      { hand: ['Orcrist', 'Gwaihir', 'Cram', 'Glamdring'] },
      {},
      'Bree',
    );
    t.hazard.plays('Crebain', 'Wilderness').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 5], 'the hound has one too');
    resists(t);
    const seen = t.state.players[0].hand.filter((id) => t.sees(1, id));
    t.equal(seen.length, 2, 'two characters');
    met(t, ['Gimli', 'Merry', 'Kíli'], ['Crebain'], {
      hand: ['Orcrist', 'Gwaihir', 'Cram', 'Glamdring'],
    });
    t.hazard.plays('Crebain', 'Wilderness').stage.resolve();
    for (let i = 0; i < 60 && t.underAttack; i++) {
      const { kind, about, options } = t.decision();
      t.rolls(...(t.card('Merry').status === 'untapped' ? [2, 12] : [12, 12]));
      if (about === 'stay-untapped') t.resource.chooses('no');
      else if (about === 'strike')
        t.resource.chooses(t.offered().find((x) => x.includes('Merry')) ?? t.offered()[0]);
      else if (kind === 'assign') t.take(options[0], 'the first');
      else t.pass();
      t.state.dice = [];
    }
    t.equal(t.card('Merry').zone === 'play', false, 'he is dead');
    t.equal(t.state.players[0].hand.filter((id) => t.sees(1, id)).length, 2, 'those who are left');
  });

  holds('Muster Disperses: eleven with what influence he has left', (t) => {
    for (const roll of [4, 5]) {
      met(
        t,
        ['Elrond', 'Kíli', 'Bofur'],
        ['Muster Disperses'],
        { pile: ['Riders of Rohan'] },
        { pile: ['Ents of Fangorn'] },
      );
      const left = t.generalInfluence(0);
      t.rolls(11 - left + (roll - 5));
      t.hazard.plays('Muster Disperses', 'Riders of Rohan').stage.resolve();
      t.equal(t.card('Riders of Rohan').zone, roll === 4 ? 'discard' : 'pile', `${roll}`);
    }
  });

  holds('Lady of the Golden Wood: where she is met, and what she is worth', (t) => {
    for (const [kind, members, points, detainment] of [
      ['wizard', ['Boromir II'], 0, true],
      ['ringwraith', ['Lieutenant of Morgul'], 3, false],
    ] as ['wizard' | 'ringwraith', Member[], number, boolean][]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: kind === 'wizard' ? 'Lórien' : 'Dol Guldur',
              to: 'Moria',
              by:
                kind === 'wizard'
                  ? ['Wold & Foothills', 'Redhorn Gate']
                  : ['Southern Mirkwood', 'Brown Lands', 'Wold & Foothills', 'Redhorn Gate'],
              members,
            },
          ],
        },
        hazard: { hand: ['Lady of the Golden Wood'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard
        .plays('Lady of the Golden Wood', { way: 'creature' }, 'Wold & Foothills')
        .stage.resolve();
      const a = t.attack();
      t.equal([a.strikes, a.prowess, a.body, a.detainment], [1, 12, 10, detainment], kind);
      resists(t);
      t.equal(t.points(0).kill, points, 'her points');
    }
    met(t, ['Galadriel'], ['Lady of the Golden Wood'], {}, {}, 'Moria', 'Lórien');
    t.resource.passes();
    t.hazard.refused('Lady of the Golden Wood', { unique: 'coe/g.man.1' });
    met(t, ['Gimli'], ['Lady of the Golden Wood'], {}, {}, 'Bree');
    t.resource.passes();
    t.equal(
      t.offered().filter((x) => x.includes('play Lady')).length,
      1,
      'nowhere near: as an event alone',
    );
  });

  holds('Doors of Night: hazards of the sky stay, and there is one pair of Doors', (t) => {
    met(
      t,
      ['Gimli'],
      ['Doors of Night'],
      { events: ['Gates of Morning', 'Sun', 'Eagle-mounts'] },
      { events: ['Fell Winter', 'Doors of Night'] },
    );
    t.resource.passes();
    t.hazard.refused('Doors of Night', { duplicate: 'coe/g.cbd.1' });
    met(
      t,
      ['Gimli'],
      ['Doors of Night'],
      { events: ['Gates of Morning', 'Sun'] },
      { events: ['Fell Winter'] },
    );
    t.hazard.plays('Doors of Night').stage.resolve();
    t.equal(
      ['Gates of Morning', 'Sun', 'Fell Winter', 'Doors of Night'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'play', 'play'],
      'what is left',
    );
  });

  holds('Something Has Slipped: once for each, allies and all, but not for old wounds', (t) => {
    for (const [members, struck, less] of [
      [['Gimli', 'Elrond', 'Kíli'], ['Gimli', 'Kíli'], -4],
      [[{ name: 'Gimli', status: 'wounded' }, 'Elrond', 'Kíli'], ['Gimli', 'Kíli'], -2],
      [['Elrond', { name: 'Gimli', bears: ['Gollum'] }, 'Kíli'], ['Gollum', 'Kíli'], -4],
    ] as [Member[], string[], number][]) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Barrow-downs', members, events: ['Something Has Slipped'] },
          ],
        },
        hazard: { hand: ['Cave-drake', 'Something Has Slipped', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.mayNot('play Something Has Slipped');
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      const before = t.card('Elrond').stat('prowess');
      const left = [...struck];
      for (let i = 0; i < 60 && t.underAttack; i++) {
        const { kind, about, options } = t.decision();
        t.rolls(2, 2, 2, 2);
        if (kind === 'assign') t.hazard.chooses(`a strike to ${left.shift()}`);
        else if (about === 'stay-untapped') t.resource.chooses('no');
        else if (about === 'strike') t.take(options[0], 'the first');
        else t.pass();
        t.state.dice = [];
      }
      t.equal(t.card('Elrond').stat('prowess') - before, less, JSON.stringify(members));
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Elrond').stat('prowess'), before, 'for the turn');
    }
  });

  holds('Thrice Outnumbered: Men come again, and one must be paid', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        discard: ['Thief', 'Wargs'],
      },
      hazard: {
        events: ['Thrice Outnumbered'],
        hand: ['Wargs', 'Brigands'],
        discard: ['Abductor'],
      },
      moment: 'long-event',
      asksPasses: true,
    });
    while (t.decision().about !== 'offer' && t.state.phase === 'long-event') t.pass();
    t.hazard.options_are('Give up a creature from hand', 'Give up this event');
    t.hazard.chooses('Give up a creature from hand');
    t.equal(
      [t.card('Brigands').zone, t.card('Thrice Outnumbered').zone],
      ['discard', 'play'],
      'the only Man',
    );
    t.skipTo('fetch');
    t.asks(t.resource, 'fetch').resource.options_are('Thief', 'pass');
    t.resource.chooses('Thief');
    t.equal(t.card('Thief').zone, 'deck', 'his own hazards too');
    t.asks(t.hazard, 'fetch').hazard.options_are('Abductor', 'Brigands', 'pass');
    t.hazard.passes();
    t.equal(t.card('Abductor').zone, 'discard', 'if he likes');
  });

  holds('Thrice Outnumbered: without a Man it goes', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }] },
      hazard: { events: ['Thrice Outnumbered'], hand: ['Wargs', 'River'] },
      moment: 'long-event',
      asksPasses: true,
    });
    t.skipTo('movement-hazard');
    t.equal(t.card('Thrice Outnumbered').zone, 'discard', 'nobody to pay with');
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }] },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Elrond'] }],
        events: ['Thrice Outnumbered'],
        hand: ['Wargs', 'River'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.skipTo('movement-hazard', { turns: 1 });
    t.equal(
      t.card('Thrice Outnumbered').zone,
      'play',
      'in his own long-event phase nothing is asked',
    );
  });

  holds('Come at Need: who waits aside is about', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Elrond'] },
          { at: 'Moria', members: ['Gimli'] },
        ],
        hand: ['Gollum', 'Cram'],
      },
      hazard: { hand: ['Come at Need', 'Gollum'] },
      moment: 'hazards',
      current: 'Elrond',
      asksPasses: true,
    });
    t.hazard.plays('Come at Need').stage.resolve();
    t.equal(t.card('Gollum', 1).zone, 'aside', 'aside');
    t.resource.passes();
    t.resource.refused('Gollum', { phase: 'coe/2.V.1', unique: 'coe/g.man.1' });
  });
});
