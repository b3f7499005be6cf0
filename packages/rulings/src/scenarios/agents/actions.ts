import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** A company that goes by, with room for so many hazards. */
const walkers = {
  companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Gildor Inglorion'] }],
} as const;

export const agentActions: readonly Scenario[] = [
  scenario(
    'One action a turn, against the limit, and only for one who was in play as the turn began',
    { proves: ['coe/4.1', 'crf/term/agent/1', 'crf/errata/rules-errata/4'], rules: ALL },
    (t) => {
      t.board({
        resource: walkers,
        hazard: {
          agents: [
            { name: 'Leamon', status: 'tapped' },
            { name: 'Bill Ferny', status: 'tapped', fresh: true },
            { name: 'Gisulf', status: 'wounded' },
            { name: 'Woffung', status: 'tapped', faceUp: true, via: ['Mount Gram'] },
          ],
          sites: ['Cameth Brin', 'The White Towers', 'Lake-town'],
        },
        moment: 'hazards',
      });
      t.hazard.may('untap Leamon').mayNot('heal Leamon').mayNot('untap Bill Ferny');
      t.hazard.may('untap Woffung');
      t.shows('crf/term/agent/1#1');
      t.hazard.may('heal Gisulf').mayNot('untap Gisulf').mayNot('move Gisulf');
      t.shows('crf/term/agent/1#1', 'crf/errata/rules-errata/4#1');
      t.hazard.chooses('untap Leamon').stage.resolve();
      t.equal(t.card('Leamon').status, 'untapped', 'he is untapped');
      t.shows('crf/term/agent/1#2', 'crf/errata/rules-errata/4#2');
      t.equal(t.company('Elladan').hazards, 1, 'at the price of one');
      t.hazard.mayNot('move Leamon').mayNot('tap Leamon');
      t.hazard.chooses('heal Gisulf').stage.resolve();
      t.equal(t.card('Gisulf').status, 'tapped', 'healed to tapped');
      t.hazard.mayNot('untap Gisulf');
      t.equal(t.company('Elladan').hazards, 2, 'one more');
      t.say('Face-up he untaps no less');
      t.board({
        resource: walkers,
        hazard: {
          agents: [{ name: 'Woffung', status: 'tapped', faceUp: true, via: ['Mount Gram'] }],
        },
        moment: 'hazards',
      });
      t.hazard.chooses('untap Woffung').stage.resolve();
      t.equal(t.card('Woffung').status, 'untapped', 'he too');
      t.shows('crf/term/agent/1#2', 'crf/errata/rules-errata/4#2');
    },
  ),

  scenario(
    'With the limit reached an agent takes no action, but he may be revealed',
    { proves: ['coe/4.1', 'coe/4.2'], rules: ALL },
    (t) => {
      t.board({
        resource: walkers,
        hazard: {
          agents: [{ name: 'Leamon', status: 'tapped' }],
          sites: ['Cameth Brin'],
        },
        declared: 3,
        moment: 'hazards',
      });
      t.hazard.options_are('reveal Leamon at Cameth Brin', 'pass');
    },
  ),

  scenario(
    'Agents untap with their player’s other cards, and the wounded do not heal by themselves',
    { proves: ['coe/2.I.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          agents: [
            { name: 'Leamon', status: 'tapped' },
            { name: 'Gisulf', status: 'tapped', faceUp: true, via: ['Lake-town'] },
            { name: 'Bill Ferny', status: 'wounded' },
          ],
        },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal(
        ['Leamon', 'Gisulf', 'Bill Ferny'].map((name) => t.card(name).status),
        ['untapped', 'untapped', 'wounded'],
        'as they are after the untap phase',
      );
    },
  ),

  scenario(
    'Turned face-down again he is known to all who saw him, and his site lies open',
    { proves: ['coe/4.1', 'crf/term/agent/13', 'crf/term/agent/22'], rules: ALL },
    (t) => {
      t.board({
        resource: walkers,
        hazard: {
          agents: [
            // far from any home of his
            { name: 'Leamon', faceUp: true, via: ['Dale'], bears: ['Never Seen Him'] },
            { name: 'Gisulf', faceUp: true, via: ['Lake-town'], status: 'tapped' },
          ],
        },
        moment: 'hazards',
      });
      t.hazard.mayNot('turn Gisulf face-down').chooses('turn Leamon face-down').stage.resolve();
      const leamon = t.card('Leamon');
      t.equal([leamon.zone, leamon.status], ['face-down', 'untapped'], 'and he does not tap');
      t.equal(t.agent('Leamon').trail, ['Dale'], 'his site stays with him');
      t.expect(t.sees(0, t.id('Dale')), 'open to all');
      t.shows('crf/term/agent/22#1');
      const unseen = t.card('Never Seen Him');
      t.equal([unseen.zone, unseen.host], ['play', 'Leamon'], 'so does what was played on him');
      t.expect(t.sees(0, unseen.id) && t.sees(-1, unseen.id), 'for everybody to read');
      t.hazard.chooses('reveal Leamon');
      t.equal(
        [t.card('Leamon').zone, t.card('Leamon').site],
        ['play', 'Dale'],
        'still there: it is from Dale that his way is counted now',
      );
      t.shows('crf/term/agent/22#2');
    },
  ),

  scenario(
    'Home again: all his site cards go back; who is face-up must have a card of his home',
    {
      proves: ['coe/4.1', 'crf/term/agent/12'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: walkers,
        hazard: {
          agents: [
            { name: 'Leamon', via: ['Mount Gram', 'Carn Dûm'], status: 'tapped' },
            { name: 'Gisulf', faceUp: true, via: ['Lake-town'], status: 'wounded' },
            { name: 'Woffung', faceUp: true, via: ['Bree'] },
            { name: 'Bill Ferny', faceUp: true, via: ['Mount Gram'] },
          ],
          sites: ['Dale', 'Cameth Brin'],
        },
        moment: 'hazards',
      });
      const back = t.state.players[1].sites.length + 2;
      t.hazard.chooses('Leamon returns home').stage.resolve();
      t.equal(t.agent('Leamon').trail, [], 'no card is with him');
      t.equal(t.card('Leamon').status, 'tapped', 'he is as he was');
      t.equal(t.state.players[1].sites.length, back, 'both are in the location deck again');
      t.say('Even from one home to another or to the same, wounded or not');
      t.hazard.may('Gisulf returns home to Lake-town').may('Gisulf returns home to Dale');
      t.hazard.mayNot('Woffung returns home to Bree');
      t.hazard.may('Bill Ferny returns home to Cameth Brin');
      t.shows('crf/term/agent/12#1');
      t.hazard.chooses('Gisulf returns home to Dale').stage.resolve();
      t.equal([t.card('Gisulf').site, t.card('Gisulf').status], ['Dale', 'wounded'], 'there he is');
      t.expect(
        t.state.players[1].sites.some((id) => t.idOf(id) === t.idOf(t.id('Lake-town'))),
        'the other card has gone back',
      );
      t.hazard.chooses('Bill Ferny returns home to Cameth Brin').stage.resolve();
      t.equal(t.card('Bill Ferny').status, 'untapped', 'nobody taps to go home');
      t.shows('crf/term/agent/12#2');
    },
  ),
];
