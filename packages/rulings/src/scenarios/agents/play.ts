import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const agentPlay: readonly Scenario[] = [
  scenario(
    'An agent comes into play face-down and untapped, and counts as one hazard',
    { proves: ['coe/2.IV.vii.1', 'crf/term/agent/5'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: { hand: ['Leamon', 'Bill Ferny', 'Orc-guard'], sites: ['Cameth Brin'] },
        moment: 'hazards',
      });
      t.hazard.plays('Leamon');
      t.equal(t.chain(), ['agent'], 'that an agent is played is all that is said');
      t.expect(!t.sees(0, t.id('Leamon')), 'nobody sees which');
      t.resolve();
      const leamon = t.card('Leamon');
      t.equal([leamon.zone, leamon.status], ['face-down', 'untapped'], 'face-down, untapped');
      t.equal(t.company('Elladan').hazards, 1, 'one against the limit');
      t.expect(t.sees(1, leamon.id) && !t.sees(0, leamon.id), 'his player alone knows him');
      t.expect(!t.sees(-1, leamon.id), 'and nobody who looks on');
      t.hazard.plays('Bill Ferny').stage.resolve();
      t.equal(t.company('Elladan').hazards, 2, 'the second is one more');
      t.equal(
        [t.points(0), t.points(1)].map((p) => p.character),
        [1, 0],
        'nobody’s character, and worth nothing to his player',
      );
      t.say('Nor is he a creature: those are kept away by Stealth, and he is not');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Aragorn II'] }],
          hand: ['Stealth'],
        },
        hazard: { hand: ['Leamon', 'Wargs'], agents: ['Bill Ferny'], sites: ['Bree'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Stealth', 'Aragorn II').stage.resolve();
      t.skipTo('movement-hazard');
      t.hazard.mayNot('play Wargs').refused('Wargs', { key: 'coe/2.IV.vii.2' });
      t.hazard.plays('Leamon').stage.resolve();
      t.equal(t.card('Leamon').zone, 'face-down', 'an agent is played all the same');
      t.passUntil('enter').resource.chooses('enter the site');
      t.rolls(2, 12, 2).hazard.chooses('Bill Ferny attacks');
      t.equal(t.card('Bill Ferny').status, 'wounded', 'and another has attacked');
      t.say('What makes creatures stronger does nothing for him');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan', 'Bergil'] }] },
        hazard: {
          agents: ['Bill Ferny'],
          sites: ['Bree'],
          events: ['Clouds', 'Doors of Night'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('Bill Ferny attacks');
      t.equal(t.attack().prowess, 7, 'two, and five at home');
    },
  ),

  scenario(
    'No agent is played beyond the limit, nor out of an opponent’s movement/hazard phase',
    { proves: ['coe/2.IV.vii.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          hand: ['Woffung'],
        },
        hazard: { hand: ['Leamon'] },
        declared: 2,
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.refused('Woffung', {
        'own-turn': 'coe/2.1.1',
        phase: 'coe/2.II.2',
        agent: 'coe/2.II.2.2.5',
        'no-site': 'coe/2.II.2.2.5',
      });
      t.resource.passes();
      t.hazard.mayNot('play Leamon');
      t.hazard.refused('Leamon', {
        'hazard-limit': 'coe/2.IV.iii.1',
        turn: 'coe/2.1.2',
        phase: 'coe/2.II.2',
        agent: 'coe/2.II.2.2.5',
        'no-site': 'coe/2.II.2.2.5',
      });
    },
  ),

  scenario(
    'Two of them lie face-down at once, and only who is turned face-up keeps the other away',
    { proves: ['coe/4.2.3', 'crf/term/agent/7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          agents: ['Leamon'],
          sites: ['Cameth Brin'],
        },
        hazard: {
          hand: ['Leamon'],
          agents: [{ name: 'Bill Ferny', faceUp: true, via: ['Bree'] }],
          sites: ['Cameth Brin'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Leamon').stage.resolve();
      t.hazard.chooses('reveal Leamon at Cameth Brin');
      t.equal(t.card('Leamon', 1).zone, 'play', 'the first to be seen is there');
      t.shows('crf/term/agent/7#1');
      t.say('The other one, when it is his turn to be turned over');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          agents: [{ name: 'Leamon', faceUp: true, via: ['Cameth Brin'] }],
        },
        hazard: { agents: ['Leamon'], sites: ['Cameth Brin'] },
        moment: 'hazards',
      });
      t.hazard.chooses('reveal Leamon at Cameth Brin');
      t.equal(t.card('Leamon', 1).zone, 'discard', 'the later one is discarded');
      t.shows('crf/term/agent/7#2');
      t.equal(t.card('Leamon', 0).zone, 'play', 'the earlier one stays');
      t.expect(
        t.state.players[1].sites.some((id) => t.idOf(id) === t.idOf(t.id('Cameth Brin', 1))),
        'and the site card goes back',
      );
      t.say('So it is with the same man whom a player would have as a character');
      for (const faceUp of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Cameth Brin', members: ['Hador'] }],
            hand: ['Leamon'],
          },
          hazard: {
            agents: [faceUp ? { name: 'Leamon', faceUp, via: ['Cameth Brin'] } : 'Leamon'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (faceUp) {
          // what else stands against him is that it is no time for an agent
          t.resource.refused('Leamon', {
            unique: 'coe/g.man.1',
            'own-turn': 'coe/2.1.1',
            phase: 'coe/2.IV.vii.1',
          });
          t.resource.chooses('organize').mayNot('play Leamon');
          t.shows('crf/term/agent/7#2');
          continue;
        }
        t.resource.chooses('organize').chooses('play Leamon', 'general influence as a new company');
        t.equal(t.card('Leamon', 0).zone, 'play', 'who lies face-down does not keep him away');
        t.shows('crf/term/agent/7#1');
      }
    },
  ),

  scenario(
    'Revealed at home he needs a site card of it; without one he is gone as the turn ends',
    { proves: ['coe/4.2', 'coe/4.2.2', 'coe/4.2.4'], rules: ALL },
    (t) => {
      const board = (sites: readonly ('Cameth Brin' | 'Dunnish Clan-hold')[]) =>
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
          hazard: { agents: ['Leamon'], sites },
          moment: 'hazards',
        });
      board(['Cameth Brin', 'Dunnish Clan-hold']);
      t.hazard.may('reveal Leamon at Cameth Brin').may('reveal Leamon at Dunnish Clan-hold');
      t.hazard.chooses('reveal Leamon at Dunnish Clan-hold');
      t.equal(t.company('Elladan').hazards, 0, 'it is off the limit');
      t.equal(t.card('Leamon').site, 'Dunnish Clan-hold', 'there he is');
      t.equal(t.card('Dunnish Clan-hold').zone, 'play', 'and the site is in play');
      t.expect(t.sees(0, t.id('Leamon')) && t.sees(0, t.id('Dunnish Clan-hold')), 'for all to see');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Leamon').zone, 'play', 'the next turn he is still there');
      board([]);
      t.hazard.chooses('reveal Leamon');
      t.equal(t.card('Leamon').zone, 'play', 'seen, but with no card of his home');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Leamon').zone, 'discard', 'he was discarded as the turn ended');
    },
  ),
];
