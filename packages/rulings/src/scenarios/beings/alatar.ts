import { type BoardSpec, type Scenario, scenario } from '@mathom/engine/scenario';
import { rolled } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const alatar: readonly Scenario[] = [
  scenario(
    'After the creature he came for, Alatar checks and taps, in the order of the rule set',
    {
      proves: ['crf/card/alatar/1', 'crf/errata/card-errata/2', 'crf/term/timing/2', 'coe/9.5.4'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            { at: 'Edhellond', members: ['Alatar', 'Imrahil'] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'offer');
      t.resource.chooses('use');
      t.equal(t.card('Alatar').companions, ['Aragorn II'], 'he is with the company under attack');
      t.resource.chooses('a strike to Aragorn II');
      t.rolls(8, 8, 7);
      // he stays untapped against his strike, so that the tap afterwards shows
      t.resource.chooses('resolve the strike against Alatar').chooses('yes');
      t.equal(t.card('Alatar').status, 'untapped', 'the strike did not tap him');
      t.resource.chooses('no');
      t.expect(!t.underAttack, 'the attack is over');
      t.resolve();
      t.equal(t.card('Alatar').status, 'tapped', 'he is tapped in the end');
      t.shows('crf/card/alatar/1#2', 'crf/errata/card-errata/2#2');
      const id = t.id('Alatar');
      const events = t.steps.flatMap((x) => x.events);
      const tapped = events.findIndex(
        (e) => e.event === 'status' && e.card === id && e.to === 'tapped',
      );
      const checked = events.findIndex(
        (e) => e.event === 'roll' && e.for === 'corruption' && e.card === id,
      );
      t.expect(checked >= 0 && tapped >= 0, 'both happened');
      t.shows('crf/card/alatar/1#1', 'crf/errata/card-errata/2#1');
      t.equal(
        checked < tapped ? 'check first' : 'tap first',
        t.rules === 'coe' ? 'tap first' : 'check first',
        'the order',
      );
      t.shows('crf/card/alatar/1#3', 'crf/errata/card-errata/2#3', 'crf/term/timing/2#1');
      t.say('Whom his strike has tapped or wounded makes the check all the same');
      for (const wounded of [false, true]) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
              { at: 'Edhellond', members: ['Alatar', 'Imrahil'] },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.resource.chooses('use').chooses('a strike to Aragorn II');
        // the strike and, if it hits, the body check; the other's strike; and the check
        if (wounded) t.rolls(2, 2, 12, 7);
        else t.rolls(8, 12, 7);
        t.resource.chooses('resolve the strike against Alatar').chooses('no').chooses('no');
        t.resolve();
        t.equal(
          [t.underAttack, t.card('Alatar').status, rolled(t, 'corruption').length],
          [false, wounded ? 'wounded' : 'tapped', wounded ? 3 : 2],
          'one check more',
        );
      }
      t.shows('crf/card/alatar/1#2', 'crf/errata/card-errata/2#2', 'crf/errata/card-errata/2#4');
    },
  ),

  scenario(
    'Wounded in the attack he came for, Alatar only checks: the wound is not a tap',
    { proves: ['crf/card/alatar/1'], rules: ['crf', 'tournament'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            { at: 'Edhellond', members: ['Alatar', 'Imrahil'] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('use').chooses('a strike to Aragorn II');
      t.rolls(2, 3);
      t.resource.chooses('resolve the strike against Alatar').chooses('no');
      t.resolve();
      t.rolls(12, 8);
      t.resource.chooses('no');
      t.resolve();
      t.equal(t.card('Alatar').status, 'wounded', 'he stays wounded');
      t.shows('crf/card/alatar/1#2');
      t.expect(
        t.steps
          .flatMap((x) => x.events)
          .some((e) => e.event === 'roll' && e.for === 'corruption' && e.card === t.id('Alatar')),
        'and he checked',
      );
      t.shows('crf/card/alatar/1#1');
    },
  ),

  scenario(
    'Where one card would be drawn for it, Alatar moves without giving the opponent any',
    { proves: ['crf/card/alatar/2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Edhellond', to: 'Dol Amroth', members: ['Alatar'] }] },
        hazard: { hand: ['Cave-drake'], deck: ['Wargs'] },
        moment: 'movement',
      });
      const before = t.state.players[1].deck.length;
      t.skipTo('movement-hazard');
      t.equal(t.state.players[1].deck.length, before, 'the hazard player has drawn nothing');
      t.say('without him there is a card to draw');
      t.board({
        resource: { companies: [{ at: 'Edhellond', to: 'Dol Amroth', members: ['Imrahil'] }] },
        hazard: { hand: ['Cave-drake'], deck: ['Wargs'] },
        moment: 'movement',
      });
      t.skipTo('movement-hazard');
      t.equal(t.hand(1), ['Cave-drake', 'Wargs'], 'the hazard player draws one');
    },
  ),

  scenario(
    'The single strike of a creature is for Alatar, whoever chooses and whatever goes first',
    { proves: ['crf/card/alatar/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [{ name: 'Aragorn II', bears: ['Noble Hound'] }],
            },
            { at: 'Edhellond', members: [{ name: 'Alatar', status: 'tapped' }] },
          ],
        },
        hazard: { hand: ['Little Snuffler'] },
        moment: 'hazards',
      });
      t.hazard.plays('Little Snuffler', 'Shadow-hold').stage.resolve();
      t.resource.chooses('use');
      t.equal(
        t.attack().assigned,
        ['Alatar'],
        'neither the attacker nor the hound comes into it, though he is tapped',
      );
      t.shows('crf/card/alatar/3#3');
    },
  ),

  scenario(
    'He who must be struck in all cases comes before the choice of the attacker',
    { proves: ['coe/3.ii.3', 'crf/card/alatar/3'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II', 'Gimli'] },
            { at: 'Edhellond', members: ['Alatar'] },
          ],
        },
        hazard: { hand: ['Little Snuffler'] },
        moment: 'hazards',
      };
      t.board(board);
      t.hazard.plays('Little Snuffler', 'Shadow-hold').stage.resolve();
      t.resource.passes();
      t.hazard.options_are('a strike to Aragorn II', 'a strike to Gimli');
      t.say('the same, and this time he comes');
      t.board(board);
      t.hazard.plays('Little Snuffler', 'Shadow-hold').stage.resolve();
      t.resource.chooses('use');
      t.equal(t.attack().assigned, ['Alatar'], 'the attacker has no choice left');
      t.shows('crf/card/alatar/3#2');
      t.say('Nor does it help him that a card has no strike given to him');
      t.board({
        ...board,
        resource: { ...board.resource, hand: ['More Sense than You'] },
      });
      t.hazard.plays('Little Snuffler', 'Shadow-hold').stage.resolve();
      t.resource.chooses('use');
      t.resource.plays('More Sense than You', 'Alatar').stage.resolve();
      t.equal(t.attack().assigned, ['Alatar'], 'it is his all the same');
      t.shows('crf/card/alatar/3#3');
    },
  ),

  scenario(
    'Alatar comes as the attack does, before any strike is assigned, or not at all',
    { proves: ['crf/card/alatar/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] },
            { at: 'Edhellond', members: ['Alatar'] },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'offer');
      t.equal(t.attack().assigned, [], 'nothing is assigned when he is asked');
      t.resource.options_are('use', 'pass').passes();
      t.shows('crf/card/alatar/4#1');
      t.resource.options_are('play Concealment', 'pass').stage.allPass();
      t.resource.options_are('a strike to Aragorn II', 'a strike to Gimli', 'pass');
      t.resource.mayNot('Alatar');
      t.resource.chooses('a strike to Aragorn II').chooses('a strike to Gimli');
      t.resource.mayNot('Alatar').mayNot('use');
      t.equal(t.card('Alatar').companions, [], 'he stayed where he was');
      t.shows('crf/card/alatar/4#2');
    },
  ),

  scenario(
    'Alatar comes alone: the allies he controls are discarded, his things come along',
    { proves: ['crf/card/alatar/3', 'crf/card/alatar/5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            {
              at: 'Edhellond',
              members: [
                { name: 'Alatar', bears: ['Goldberry', 'Treebeard', 'Cram'] },
                { name: 'Imrahil', bears: ['Gollum'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('use');
      t.equal(
        [t.card('Goldberry').zone, t.card('Treebeard').zone, t.card('Gollum').zone],
        ['discard', 'discard', 'play'],
        'his allies are gone, and nobody else’s',
      );
      t.equal(t.card('Cram').host, 'Alatar', 'the item is not');
      t.expect(t.attack().assigned.includes('Alatar'), 'and he faces a strike');
      t.shows('crf/card/alatar/3#1');
      t.say('So it is with him who is fallen');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'Goblin-gate', to: 'Ettenmoors', members: ['Aragorn II'] },
            {
              at: 'Old Forest',
              onSite: ['Hidden Haven'],
              members: [{ name: 'Alatar', bears: ['Goldberry', 'Treebeard'] }],
            },
          ],
        },
        hazard: { hand: ['Little Snuffler'] },
        moment: 'hazards',
      });
      t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
      t.resource.chooses('use');
      t.equal(
        [t.card('Goldberry').zone, t.card('Treebeard').zone, t.attack().assigned],
        ['discard', 'discard', ['Alatar']],
        'he comes without them, and is struck, whoever else the attacker would choose',
      );
    },
  ),

  scenario(
    'Alatar comes from a Haven only, and only where a creature attacks',
    { proves: ['coe/9.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            { at: 'Lond Galen', members: ['Alatar'] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'defend');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Ettenmoors', members: ['Aragorn II'] },
            { at: 'Edhellond', members: ['Alatar'] },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('Aragorn II').chooses('enter');
      t.asks(t.resource, 'defend');
      t.equal(t.card('Alatar').companions, [], 'an automatic-attack does not call him');
    },
  ),
];
