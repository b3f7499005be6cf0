import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Whom Golodhros turns, and when. */
export const golodhros: readonly Scenario[] = [
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
        t.shows('crf/card/golodhros/1#1');
        t.equal(t.company('Orc Veteran').hazards, declared, 'nothing more is counted');
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
      t.shows('crf/card/golodhros/1#5');
      for (const moment of ['untap', 'entered', 'end-of-turn'] as const) {
        t.board({ resource, hazard: { agents: [agent] }, moment, asksPasses: true });
        t.hazard.refused('Golodhros', {
          'no-target': 'coe/9.3',
          phase: 'coe/2.1.2',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.say('So it is with an ally');
      const near = { name: 'Golodhros', via: ['Bree'], faceUp: true } as const;
      const drover = {
        companies: [
          {
            at: 'Bree',
            members: [{ name: 'Aragorn II', bears: ['Bill the Pony'] }, 'Glorfindel II'],
          },
        ],
      } as const;
      for (const roll of [2, 12]) {
        t.board({
          resource: drover,
          hazard: { agents: [near] },
          moment: 'hazards',
          asksPasses: true,
          // the limit is used up already
          declared: 2,
        });
        t.resource.passes();
        t.rolls(2, roll).hazard.uses('Golodhros', 'Bill the Pony').stage.resolve();
        t.equal(
          [t.card('Golodhros').status, t.card('Bill the Pony').zone, t.card('Aragorn II').zone],
          ['tapped', roll === 12 ? 'discard' : 'play', 'play'],
          `against the pony, with ${roll}`,
        );
        t.shows('crf/card/golodhros/1#2');
      }
      for (const moment of ['entered', 'end-of-turn'] as const) {
        t.board({ resource: drover, hazard: { agents: [near] }, moment, asksPasses: true });
        t.hazard.refused(
          'Golodhros',
          {
            phase: 'coe/2.1.2',
            ...(moment === 'end-of-turn'
              ? { 'phase-starts': 'coe/9.6.5', 'no-target': 'coe/9.3' }
              : {}),
          },
          { way: 'ally' },
        );
        t.shows('crf/card/golodhros/1#4');
      }
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Aragorn II'] }], agents: [near] },
        hazard: {
          companies: [{ at: 'Bree', members: [{ name: 'Gimli', bears: ['Bill the Pony'] }] }],
          pile: ['Rangers of the North'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .mayNot('use Golodhros')
        .refused(
          'Golodhros',
          { 'no-target': 'coe/9.3', 'own-turn': 'coe/2.1.1', phase: 'coe/2.1.2' },
          { way: 'ally' },
        );
      t.resource.refused(
        'Golodhros',
        { 'own-turn': 'coe/2.1.1', phase: 'coe/2.1.2' },
        { way: 'faction' },
      );
      t.shows('crf/card/golodhros/1#5');
      t.say('So it is with a faction');
      const there = { name: 'Golodhros', via: ['Edoras'], faceUp: true } as const;
      // where he could be asked: in answer to another's card
      for (const [moment, card] of [
        ['organization', 'Gates of Morning'],
        ['long-event', 'Sun'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: ['Elladan'] }],
            pile: ['Riders of Rohan'],
            hand: [card],
          },
          hazard: { agents: [there] },
          moment,
          asksPasses: true,
        });
        t.resource.plays(card);
        t.asks(t.hazard, moment)
          .hazard.mayNot('use Golodhros')
          .refused('Golodhros', { phase: 'coe/2.1.2' }, { way: 'faction' });
        t.shows('crf/card/golodhros/1#4');
      }
      for (const moment of ['hazards', 'untap', 'entered', 'end-of-turn'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', members: ['Elladan'] }],
            pile: ['Riders of Rohan'],
          },
          hazard: { agents: [there], hand: ['Orc-guard'] },
          moment,
          asksPasses: true,
          declared: moment === 'hazards' ? 2 : 0,
        });
        if (moment !== 'hazards') {
          t.hazard.refused(
            'Golodhros',
            {
              phase: 'coe/2.1.2',
              ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
            },
            { way: 'faction' },
          );
          continue;
        }
        t.resource.passes();
        t.rolls(2, 2).hazard.uses('Golodhros', { way: 'faction' }).stage.resolve();
        t.equal(t.card('Golodhros').status, 'tapped', 'though the limit is used up');
        t.shows('crf/card/golodhros/1#3');
      }
    },
  ),
];
