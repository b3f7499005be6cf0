import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { face, letBe } from '../help.ts';
import { ALL } from './help.ts';

/** What touches the roll of a body check as it is made: no published card does. */
const GOOD_FORTUNE = {
  id: 'XX-1',
  kind: 'event',
  name: 'Good Fortune',
  alignment: 'hero',
  side: 'resource',
  duration: 'short',
  plays: [
    {
      is: 'action',
      targets: [{ target: 'check', kind: 'body', who: { kind: 'character' } }],
      does: [{ do: 'modify-check', by: -1 }],
    },
  ],
} as unknown as Card;

/** What comes to lie in a wound, and those who guard or hunt. */
export const woundsAndGuards: readonly Scenario[] = [
  scenario(
    'A Morgul-knife stays with the wounded right after the attack, before anything else is done',
    { proves: ['crf/card/morgul-knife/1', 'companion/clarification/morgul-knife/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', to: 'Minas Morgul', members: ['Aragorn II', 'Gimli'] }],
        },
        hazard: { hand: ['Adûnaphel', 'Morgul-knife', 'Wargs'], events: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark').stage.resolve();
      t.hazard.plays('Morgul-knife').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Aragorn II');
      t.fightOut(2, 2);
      t.equal(
        [t.card('Morgul-knife').host, t.card('Aragorn II').corruption],
        ['Aragorn II', 4],
        'with the attack it is on him',
      );
      const events = t.steps.flatMap((x) => x.events).map((e) => e.event);
      t.equal(
        events[events.indexOf('attack-ended') + 1],
        'attach',
        'and nothing comes between the two',
      );
      t.shows('crf/card/morgul-knife/1#1', 'companion/clarification/morgul-knife/1#1');
      t.say('Not before: where there are two strikes the second is faced first');
      t.board({
        resource: {
          companies: [
            { at: 'Minas Tirith', to: 'Minas Morgul', members: ['Aragorn II', 'Gimli', 'Legolas'] },
          ],
        },
        hazard: { hand: ['Adûnaphel', 'Morgul-knife', 'Fell Beast'], events: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark').stage.resolve();
      t.hazard.plays('Morgul-knife').stage.resolve();
      t.hazard.plays('Fell Beast', { way: 'being faced' }).stage.resolve();
      t.allPass().hazard.chooses('a strike to Aragorn II').chooses('a strike to Gimli');
      t.rolls(2, 2);
      face(t, 'Aragorn II');
      letBe(t, 'check');
      t.equal(
        [t.card('Aragorn II').status, t.card('Morgul-knife').host],
        ['wounded', ''],
        'wounded, and there is no knife in the wound yet',
      );
      t.shows('crf/card/morgul-knife/1#2', 'companion/clarification/morgul-knife/1#2');
      t.rolls(2, 2);
      face(t, 'Gimli');
      letBe(t, 'check');
      letBe(t, 'between-strikes');
      t.hazard.options_are('Aragorn II', 'Gimli').chooses('Gimli');
      t.equal(t.card('Morgul-knife').host, 'Gimli', 'for whichever of them he will');
      t.shows('companion/clarification/morgul-knife/1#3');
    },
  ),

  scenario(
    'Two Icy Touches are for the same wound, and the second is lost',
    { proves: ['crf/card/icy-touch/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Aragorn II', 'Gimli', 'Legolas'] }] },
        hazard: { hand: ['Barrow-wight', 'Icy Touch', 'Icy Touch'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
      t.hazard.plays('Icy Touch').stage.resolve();
      t.hazard.plays('Icy Touch').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Aragorn II');
      t.fightOut(2, 2, 12);
      t.equal(t.card('Aragorn II').stat('corruption'), 2, 'one of them is on him');
      t.shows('crf/card/icy-touch/1#1');
      t.equal(
        t.state.players[1].discard.filter((id) => t.idOf(id) === 'TD-33').length,
        1,
        'the other is gone',
      );
      t.say('It does not wait for the next who is wounded either');
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Aragorn II', 'Gimli', 'Legolas'] }] },
        hazard: { hand: ['Ghosts', 'Icy Touch', 'Icy Touch'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Ghosts', 'Shadow-hold').stage.resolve();
      t.hazard.plays('Icy Touch').stage.resolve();
      t.hazard.plays('Icy Touch').stage.resolve();
      // all three are wounded; their own checks follow
      t.fightOut(2, 2, 2, 2, 2, 2, 12, 12, 12);
      t.equal(
        (['Aragorn II', 'Gimli', 'Legolas'] as const).map((x) => t.card(x).stat('corruption')),
        [2, 0, 0],
        'the first one wounded has one, and nobody the other',
      );
      t.equal(
        t.state.players[1].discard.filter((id) => t.idOf(id) === 'TD-33').length,
        1,
        'it was discarded with the first',
      );
      t.shows('crf/card/icy-touch/1#2');
    },
  ),

  scenario(
    'More Alert than Most leaves one strike, even with Gates of Morning',
    { proves: ['crf/card/more-alert-than-most/1'], rules: ALL },
    (t) => {
      for (const gates of [true, false])
        for (const creature of ['Cave-drake', 'Land-drake'] as const) {
          t.board({
            resource: {
              companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }],
              events: ['More Alert than Most', ...(gates ? (['Gates of Morning'] as const) : [])],
            },
            hazard: { hand: [creature] },
            moment: 'hazards',
          });
          t.hazard.plays(creature, 'Wilderness').stage.resolve();
          t.equal(t.attack().strikes, 1, 'of two, and of one');
          t.shows(`crf/card/more-alert-than-most/1#${gates ? 1 : 2}`);
        }
    },
  ),

  scenario(
    'Who beats a Balrog of Moria that he played himself has no points for it',
    { proves: ['crf/card/balrog-of-moria/1', 'coe/3.v', 'crf/turn/end-of-game/9'], rules: ALL },
    (t) => {
      for (const own of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Moria', members: ['Aragorn II', 'Glorfindel II'] }],
            events: own ? ['Balrog of Moria'] : [],
          },
          hazard: { events: own ? [] : ['Balrog of Moria'] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        t.passUntil('defend').resource.chooses('Aragorn II').chooses('Glorfindel II');
        t.rolls(12, 12);
        t.passUntil('strike').resource.chooses('against Aragorn II');
        t.passUntil('excess').hazard.chooses('0');
        t.passUntil('stay-untapped').resource.chooses('yes');
        t.passUntil('stay-untapped').resource.chooses('yes');
        t.passUntil('defend').resource.chooses('a strike to Glorfindel II');
        t.passUntil('stay-untapped').resource.chooses('no');
        t.resource.chooses('Aragorn II');
        t.rolls(12);
        t.passUntil('site');
        t.equal(
          [t.card('Balrog of Moria').zone, t.points(0).kill],
          own ? ['removed', 0] : ['pile', 5],
          own ? 'gone for nothing' : 'that of another is worth what it is',
        );
      }
    },
  ),

  scenario(
    'What touches the roll of a body check is declared as it is made',
    { proves: ['crf/term/body-check/4', 'coe/3.I.1'], rules: ALL, invented: [GOOD_FORTUNE] },
    (t) => {
      const fortune = GOOD_FORTUNE.name as Named;
      for (const helped of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
            hand: [fortune, 'Smoke Rings', 'Dodge'],
            discard: ['Cram'],
          },
          hazard: { hand: ['Giant'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Giant', 'Wilderness').stage.resolve();
        t.passUntil('defend').resource.chooses('a strike to Aragorn II');
        t.rolls(2, 10);
        face(t, 'Aragorn II');
        t.asks(t.resource, 'check').resource.options_are(`play ${fortune}`, 'pass');
        if (helped) t.resource.plays(fortune);
        t.resolve();
        t.equal(
          t.card('Aragorn II').zone,
          helped ? 'play' : 'removed',
          'ten against nine, and one less',
        );
      }
      t.shows('crf/term/body-check/4#1');
    },
  ),
];
