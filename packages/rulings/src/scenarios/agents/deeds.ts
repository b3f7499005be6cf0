import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const agentDeeds: readonly Scenario[] = [
  scenario(
    'Tapped for a card, an agent is revealed as it is declared, and counts as having lain face-down',
    { proves: ['coe/4.3', 'coe/3.1.1', 'crf/term/agent/4'], rules: ALL },
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
      t.shows('crf/term/agent/4#1');
      t.say('As attacks are declared: not in answer to anything, nor amidst another');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] }],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: {
          agents: ['Bill Ferny'],
          hand: ['Cunning Foes', 'Wargs', 'River'],
          sites: ['Bree'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Smoke Rings');
      t.asks(t.hazard, 'respond')
        .hazard.may('play River')
        .refused('Cunning Foes', { 'starts-chain': 'coe/3.1.1' });
      t.shows('crf/term/agent/4#2');
      t.resolve().resource.passes();
      t.hazard.may('play Cunning Foes').plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.asks(t.hazard, 'attack').hazard.refused('Cunning Foes', { 'in-combat': 'coe/3.1.1' });
      t.shows('crf/term/agent/4#3');
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
      for (const [kind, eye] of [
        ['wizard', false],
        ['ringwraith', false],
        ['ringwraith', true],
      ] as const) {
        t.board({
          resource: {
            kind,
            events: eye ? ['The Lidless Eye'] : [],
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
      for (const [kind, eye] of [
        ['wizard', false],
        ['ringwraith', false],
        ['ringwraith', true],
      ] as const)
        for (const name of ['Inner Cunning', "Nobody's Friend"] as const) {
          t.board({
            resource: {
              kind,
              events: eye ? ['The Lidless Eye'] : [],
              companies: [
                { at: kind === 'wizard' ? 'Lórien' : 'LE-364', members: ['Orc Captain'] },
              ],
            },
            hazard: {
              hand: [name],
              agents: [{ name: 'Taladhan', fresh: true }],
              deck: ['Bill Ferny', 'The Grimburgoth'],
            },
            moment: 'hazards',
            asksPasses: true,
          });
          t.resource.passes();
          for (const way of ['face-down agent', 'play deck'] as const)
            if (kind === 'wizard') t.hazard.may(`play ${name}: ${way}`);
            else t.hazard.refused(name, { need: 'coe/9.2' }, { way });
        }
      t.say('Nor what helps an agent who makes an attempt of his own');
      for (const [kind, eye] of [
        ['wizard', false],
        ['ringwraith', false],
        ['ringwraith', true],
      ] as const) {
        t.board({
          resource: {
            kind,
            events: eye ? ['The Lidless Eye'] : [],
            companies: [{ at: 'Dol Guldur', members: ['Orc Captain', 'Orc Sniffler'] }],
          },
          hazard: { hand: ['Good Sense Revolts'], agents: [{ name: 'Golodhros', ...here }] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.uses('Golodhros', 'Orc Sniffler');
        t.resource.passes();
        if (kind === 'wizard') t.hazard.may('play Good Sense Revolts');
        else
          t.hazard.refused('Good Sense Revolts', { need: 'coe/9.2' }, { way: 'influence check' });
      }
      t.shows('crf/term/card-effect-limitations/1.1#1');
    },
  ),

  scenario(
    'An agent influences as a character would, with two more at home, and across sides for nothing',
    { proves: ['coe/8.5', 'crf/term/agent/19'], rules: ALL },
    (t) => {
      for (const kind of ['wizard', 'ringwraith', 'fallen-wizard', 'balrog'] as const)
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
      t.say('Elsewhere he has not the two');
      for (const [roll, zone] of [
        [4, 'play'],
        [5, 'discard'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Weathertop',
                members: ['Elrond', 'Bergil', 'Celeborn'],
              },
            ],
          },
          hazard: {
            agents: [{ name: 'Bill Ferny', via: ['Weathertop'], faceUp: true }],
            hand: ['Your Welcome Is Doubtful'],
          },
          moment: 'hazards',
        });
        t.rolls(7, roll);
        t.hazard.plays('Your Welcome Is Doubtful', 'Bergil').stage.resolve();
        t.equal(t.card('Bergil').zone, zone, `with a roll of ${roll}`);
      }
      t.say('A faction of a home of his has nothing to set against him');
      for (const [roll, zone] of [
        [5, 'pile'],
        [6, 'discard'],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Dol Guldur', members: ['Lieutenant of Dol Guldur', 'Lagduf', 'Orc Veteran'] },
            ],
            pile: ['Orcs of Gorgoroth'],
          },
          hazard: { agents: [{ name: 'Golodhros', via: ['Barad-dûr'], faceUp: true }] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.say('Four, two at home, two more for the faction; eleven and a 2 taken off');
        t.equal(t.generalInfluence(0), 11, 'so much is left to resist with');
        t.rolls(2, roll).hazard.uses('Golodhros', 'Orcs of Gorgoroth').stage.resolve();
        t.equal(t.card('Orcs of Gorgoroth').zone, zone, `with a roll of ${roll}`);
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
        if (against === 0) t.shows('pef/term/any-dark-hold/1#2', 'pef/term/any-dark-hold/2#1');
      }
      t.say('At home in another Dark-hold, and tapped for a card that counts a shared home');
      const totals = (['Orc Veteran', 'Bergil'] as const).map((target) => {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Orc Chieftain', target] }],
          },
          hazard: {
            agents: [{ name: 'The Grimburgoth', via: ['Dol Guldur'], faceUp: true }],
            hand: ['Your Welcome Is Doubtful'],
          },
          moment: 'hazards',
        });
        const left = t.generalInfluence(0);
        t.rolls(2, 2).hazard.plays('Your Welcome Is Doubtful', target).stage.resolve();
        const rolls = t.steps.flatMap((x) => x.events.filter((e) => e.event === 'roll'));
        return (rolls.at(-1)?.total ?? 0) + left;
      });
      t.equal((totals[0] ?? 0) - (totals[1] ?? 0), 9, 'two as an agent has, and seven by the card');
      t.shows('pef/term/any-dark-hold/1#1', 'pef/term/any-dark-hold/2#2');
      t.say('So he comes into play at each of them, and not at a Shadow-hold');
      for (const at of ['Barad-dûr', 'Cirith Gorgor', 'Goblin-gate'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: ['Orc Chieftain'] }],
            hand: ['Orc Veteran'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('organize');
        if (at === 'Goblin-gate') t.resource.mayNot('play Orc Veteran');
        else t.resource.may(`play Orc Veteran at ${at}`);
      }
      t.shows('pef/term/any-dark-hold/1#1');
    },
  ),

  scenario(
    'What is said of an agent alone must be done whenever it can, unless it says that he may',
    {
      proves: [
        'pef/term/agent-only/1',
        'pef/term/agent-only/2',
        'pef/term/harmed-i-e-character-not-harmed/1',
      ],
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
      t.shows('pef/term/agent-only/2#1');
      const status = t.card('Bergil').status;
      t.fightOut(12, 2);
      t.equal(
        [t.card('Dagger of Westernesse').zone, t.card('Shield of Iron-bound Ash').zone].sort(),
        ['discard', 'play'],
        'the company has lost an item, and one alone',
      );
      t.shows('pef/term/agent-only/2#2', 'pef/term/agent-only/1#1');
      t.equal(t.card('Bergil').status, status, 'and nobody was harmed');
      t.shows('pef/term/agent-only/2#4', 'pef/term/harmed-i-e-character-not-harmed/1#1');
      t.expect(
        t.steps.some((x) => /^Resource player: .*(Dagger|Shield)/.test(x.caption)),
        'it was for the defender to say which',
      );
      t.shows('pef/term/agent-only/2#3');
      t.say('He who lay hidden at home does the same, if his strike succeeds');
      for (const roll of [2, 12]) {
        t.board({
          resource: {
            companies: [
              { at: 'Dol Guldur', members: [{ name: 'Elladan', bears: ['Star-glass'] }, 'Bergil'] },
            ],
          },
          hazard: { agents: ['Taladhan'], sites: ['Dol Guldur'] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.fightOut({ always: 12 });
        t.hazard.chooses('Taladhan attacks');
        t.passUntil('attack');
        while (!t.offered().some((x) => x.includes('a strike to'))) t.pass();
        const who = roll === 2 ? 'Bergil' : 'Elladan';
        t.asks(t.hazard, 'attack').hazard.chooses(`a strike to ${who}`);
        const before = t.card(who).status;
        // he rolls as well, and if he fails his body is checked
        if (roll === 2) t.fightOut(2, 2);
        else t.fightOut(2, 12, 2);
        t.equal(
          [t.card('Star-glass').zone, t.card(who).status],
          [roll === 2 ? 'discard' : 'play', before],
          roll === 2 ? 'an item is lost, and nobody harmed' : 'nothing is lost',
        );
        t.shows('pef/term/agent-only/1#1', 'pef/term/agent-only/2#2');
      }
      t.say('Who has withstood him is not tapped for it');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
        hazard: { agents: [{ name: 'Taladhan', via: ['Bree'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('Taladhan attacks');
      t.fightOut(2, 12, 2);
      t.equal(t.card('Elladan').status, 'untapped', 'he is as he was');
      t.shows('pef/term/harmed-i-e-character-not-harmed/1#2');
      t.say('Nor is a minion, whom others of his kind would only detain');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Ettenmoors', members: ['Hador', 'Jerrek', 'Layos', 'Ciryaher'] }],
        },
        hazard: { agents: [{ name: 'Taladhan', via: ['Ettenmoors'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.fightOut({ always: 12 });
      t.hazard.chooses('Taladhan attacks');
      t.passUntil('attack');
      t.equal(t.attack().detainment, true, 'it is a detainment attack');
      const who =
        (['Hador', 'Jerrek', 'Layos', 'Ciryaher'] as const).find(
          (name) => t.card(name).status === 'untapped',
        ) ?? 'Hador';
      while (!t.offered().some((x) => x.includes('a strike to'))) t.pass();
      t.hazard.chooses(`a strike to ${who}`);
      t.fightOut(12, 2);
      t.equal(t.card(who).status, 'untapped', 'and he is as he was');
      t.shows('pef/term/harmed-i-e-character-not-harmed/1#1');
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
        t.shows('pef/term/agent-only/1#2');
      }
    },
  ),
];
