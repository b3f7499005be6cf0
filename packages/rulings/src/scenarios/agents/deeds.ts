import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const agentDeeds: readonly Scenario[] = [
  scenario(
    'Tapped for a card, an agent is revealed as it is declared, and counts as having lain face-down',
    { proves: ['coe/4.3', 'crf/term/agent/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }],
        },
        hazard: {
          agents: ['Bill Ferny', 'Deallus', 'Gisulf'],
          hand: ['Cunning Foes'],
          sites: ['Bree', 'Cameth Brin'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Cunning Foes', 'Bill Ferny');
      t.equal(
        [t.card('Bill Ferny').zone, t.card('Bill Ferny').status, t.card('Bill Ferny').site],
        ['play', 'tapped', 'Bree'],
        'before anybody can answer',
      );
      t.resolve();
      t.equal([t.attack().prowess, t.attack().body], [10, 9], 'face-down at home, and three more');
      t.passUntil('attack').hazard.may('a strike to Bergil').may('a strike to Elladan');
      t.equal(t.company('Elladan').hazards, 1, 'the card counts, the attack does not');
    },
  ),

  scenario(
    'Only one who is there, untapped and able is tapped for it; against minions nobody is',
    { proves: ['coe/4.3', 'coe/1.8.1'], rules: ALL },
    (t) => {
      const board = (agents: readonly object[], kind: 'wizard' | 'ringwraith' = 'wizard') =>
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Rivendell', to: 'Bree', members: ['Elladan'] }
                : { at: 'Carn Dûm', to: 'LE-356', members: ['Orc Captain'] },
            ],
          },
          hazard: { agents: agents as never, hand: ['Cunning Foes'] },
          moment: 'hazards',
          asksPasses: true,
        });
      board([{ name: 'Bill Ferny', status: 'tapped' }, { name: 'Gisulf' }, { name: 'Elwen' }]);
      t.hazard.refused('Cunning Foes', { 'user-tapped': 'coe/9.2.3' });
      board([{ name: 'Bill Ferny', via: ['Lake-town'] }]);
      t.hazard.refused('Cunning Foes', { 'no-user': 'coe/9.2' });
      board([{ name: 'Bill Ferny' }], 'ringwraith');
      t.hazard.refused('Cunning Foes', { need: 'coe/9.2' });
    },
  ),

  scenario(
    'Of all the events for which an agent acts none is played against a Ringwraith',
    { proves: ['crf/term/card-effect-limitations/1.1', 'coe/1.8.1'], rules: ALL },
    (t) => {
      const events = [
        'An Article Missing',
        'Cunning Foes',
        'Never Seen Him',
        'Pilfer Anything Unwatched',
        'Seek without Success',
        'Shadow out of the Dark',
        'To Get You Away',
        'Twisted Tales',
        'Will not Come Down',
        'Your Welcome Is Doubtful',
      ] as const;
      const here = { via: ['Dol Guldur'], faceUp: true } as const;
      for (const kind of ['wizard', 'ringwraith'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: kind === 'wizard' ? 'Lórien' : 'LE-364',
                to: 'Dol Guldur',
                members: ['Orc Captain', 'Orc Sniffler'],
              },
            ],
            pile: ['Orcs of Dol Guldur'],
          },
          hazard: {
            hand: events,
            agents: [
              { name: 'Taladhan', ...here },
              { name: 'The Grimburgoth', ...here },
              { name: 'Anarin', ...here },
            ],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        for (const name of events)
          if (kind === 'wizard') t.hazard.may(`play ${name}`);
          else t.hazard.mayNot(`play ${name}`).refused(name, { need: 'coe/9.2' });
      }
      t.say('Nor what hides where an agent came from, which is laid on him as he comes');
      for (const kind of ['wizard', 'ringwraith'] as const)
        for (const name of ['Inner Cunning', "Nobody's Friend"] as const) {
          t.board({
            resource: {
              kind,
              companies: [
                { at: kind === 'wizard' ? 'Lórien' : 'LE-364', members: ['Orc Captain'] },
              ],
            },
            hazard: { hand: [name], agents: [{ name: 'Taladhan', fresh: true }] },
            moment: 'hazards',
            asksPasses: true,
          });
          t.resource.passes();
          if (kind === 'wizard') t.hazard.may(`play ${name}: face-down agent`);
          else t.hazard.refused(name, { need: 'coe/9.2' }, { way: 'face-down agent' });
        }
    },
  ),

  scenario(
    'An agent influences as a character would, with two more at home, and across sides for nothing',
    { proves: ['coe/8.5', 'crf/term/agent/19'], rules: ALL },
    (t) => {
      for (const kind of ['wizard', 'ringwraith'] as const)
        for (const [roll, zone] of [
          [2, 'play'],
          [3, 'discard'],
        ] as const) {
          t.board({
            resource: {
              companies: [
                { at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Bergil', 'Celeborn'] },
              ],
            },
            hazard: {
              kind,
              agents: ['Bill Ferny'],
              hand: ['Your Welcome Is Doubtful'],
              sites: ['Bree'],
            },
            moment: 'hazards',
          });
          t.equal(t.generalInfluence(0), 2, 'so much is left to resist with');
          t.say('One, two at home, six by the card, two and a 7 taken off, against a mind of 2');
          t.rolls(7, roll);
          t.hazard.plays('Your Welcome Is Doubtful', 'Bergil').stage.resolve();
          t.equal(t.card('Bill Ferny').site, 'Bree', 'he is revealed at home');
          t.equal(t.card('Bergil').zone, zone, `with a roll of ${roll}`);
        }
    },
  ),

  scenario(
    'Who shares a home with the agent counts as having no mind, and the roll is two better',
    {
      proves: [
        'coe/8.5',
        'pef/card/golodhros/1',
        'pef/term/any-dark-hold/1',
        'pef/term/any-dark-hold/2',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [target, against] of [
        // at home in any Dark-hold, as he is in Barad-dûr
        ['Orc Veteran', 0],
        ['Orc Captain', 0],
        // and any ruin is no home of his
        ['Bûrat', 4],
        ['Bill Ferny', 3],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Dol Guldur',
                to: 'LE-362',
                members: ['Orc Chieftain', target === 'Bûrat' ? 'AS-1' : target],
              },
            ],
          },
          hazard: { agents: [{ name: 'Golodhros', via: ['Cirith Ungol'], faceUp: true }] },
          moment: 'hazards',
        });
        const left = t.generalInfluence(0);
        t.rolls(2, 12);
        t.hazard.uses('Golodhros', target).stage.resolve();
        const rolls = t.steps.flatMap((x) => x.events.filter((e) => e.event === 'roll'));
        t.equal(rolls.at(-1)?.against, against, `${target} resists with so much mind`);
        t.equal(
          rolls.at(-1)?.total,
          12 + 4 + 2 + (against === 0 ? 2 : 0) - 2 - left,
          'two more at home, and two more for a neighbour',
        );
      }
    },
  ),

  scenario(
    'Golodhros turns people in the movement/hazard phases of others, and the hazard limit is nothing to him',
    { proves: ['crf/card/golodhros/1', 'crf/card/golodhros/2', 'coe/8.5'], rules: ALL },
    (t) => {
      const agent = { name: 'Golodhros', via: ['Cirith Ungol'], faceUp: true } as const;
      const resource = {
        kind: 'ringwraith',
        companies: [{ at: 'LE-362', members: ['Orc Chieftain', 'Orc Veteran'] }],
      } as const;
      for (const declared of [1, 2]) {
        t.board({
          resource,
          hazard: { agents: [agent], hand: ['Orc-guard'] },
          moment: 'hazards',
          asksPasses: true,
          declared,
        });
        t.rolls(2, 2);
        t.hazard.uses('Golodhros', 'Orc Veteran').stage.resolve();
        t.equal(t.card('Golodhros').status, 'tapped', `after ${declared} of two hazards`);
        t.resource.passes();
        if (declared === 1) t.hazard.may('play Orc-guard');
        else t.hazard.mayNot('play Orc-guard');
      }
      t.board({
        resource: { ...resource, agents: [agent] },
        hazard: { companies: [{ at: 'LE-362', members: ['Orc Captain'] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('Golodhros').refused('Golodhros', {
        'no-target': 'coe/9.3',
        'own-turn': 'coe/2.1.1',
        phase: 'coe/2.1.2',
      });
      for (const moment of ['entered', 'end-of-turn'] as const) {
        t.board({ resource, hazard: { agents: [agent] }, moment, asksPasses: true });
        t.hazard.refused('Golodhros', {
          'no-target': 'coe/9.3',
          phase: 'coe/2.1.2',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
    },
  ),

  scenario(
    'What is said of an agent alone must be done whenever it can, unless it says that he may',
    {
      proves: ['pef/term/agent-only/1', 'pef/term/agent-only/2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Elladan', bears: ['Dagger of Westernesse', 'Shield of Iron-bound Ash'] },
                'Bergil',
              ],
            },
          ],
        },
        hazard: { agents: [{ name: 'Taladhan', via: ['Bree'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('Taladhan attacks');
      // the defender is not asked first whom he would have struck
      while (!t.offered().some((x) => x.includes('a strike to'))) t.pass();
      t.asks(t.hazard, 'attack').hazard.chooses('a strike to Bergil');
      const status = t.card('Bergil').status;
      t.fightOut(12, 2);
      t.equal(
        [t.card('Dagger of Westernesse').zone, t.card('Shield of Iron-bound Ash').zone].sort(),
        ['discard', 'play'],
        'the company has lost an item, and one alone',
      );
      t.equal(t.card('Bergil').status, status, 'and nobody was harmed');
      t.say('Elerína may tap to strike once more, and need not');
      for (const taps of [true, false]) {
        t.board({
          resource: { companies: [{ at: 'Carn Dûm', members: ['Elladan', 'Elrohir'] }] },
          hazard: { agents: ['Elerína'], sites: ['Carn Dûm'] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.fightOut({ always: 12 });
        t.hazard.chooses('Elerína attacks').may('use').may('pass');
        if (taps) t.hazard.chooses('use');
        else t.hazard.passes();
        t.equal(
          [t.attack().strikes, t.card('Elerína').status],
          taps ? [2, 'tapped'] : [1, 'untapped'],
          taps ? 'she does' : 'she does not',
        );
      }
    },
  ),
];
