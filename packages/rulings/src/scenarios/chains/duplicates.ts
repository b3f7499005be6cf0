import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const OLD = ['crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

/** Whatever published card is aimed at a copy in play discards it; these tap it, or send it back. */
const VEIL = 'A Passing Veil' as Named;
const WIND = 'A Wind That Turns' as Named;
const does = (id: string, name: Named, effect: object): Card =>
  ({
    id,
    kind: 'event',
    name,
    alignment: 'neutral',
    side: 'hazard',
    duration: 'short',
    plays: [
      {
        is: 'action',
        targets: [{ target: 'card', a: { kind: 'event', keyword: 'environment' } }],
        does: [{ ...effect, what: 'target' }],
      },
    ],
  }) as unknown as Card;
const NOT_DISCARDING = [
  does('XX-1', VEIL, { do: 'tap' }),
  does('XX-2', WIND, { do: 'move', to: 'hand' }),
];

/** Cards of which there can be only one. */
export const duplicates: readonly Scenario[] = [
  scenario(
    'A second Gates of Morning only while the first is about to be discarded',
    { proves: ['crf/term/cannot-be-duplicated/1', 'pef/term/cannot-be-duplicated/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Gates of Morning', SPARE],
        },
        hazard: { hand: ['Twilight', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.resource
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' })
        .passes();
      t.hazard.plays('Twilight', 'Gates of Morning', { way: 'discard' });
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(
        t.state.def.flatMap((_, id) => (t.idOf(id) === 'TW-243' ? [t.state.zone[id]] : [])).sort(),
        ['discard', 'play'],
        'the one is gone, the other has come',
      );
      t.shows('crf/term/cannot-be-duplicated/1#4', 'pef/term/cannot-be-duplicated/1#1');
      t.say('So it is with what is barred on one target');
      for (const doomed of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: ['Elrond', { name: 'Gimli', bears: ['Foolish Words'] }],
              },
            ],
            hand: ['Marvels Told'],
          },
          hazard: { hand: ['Foolish Words'], events: ['Thrice Outnumbered'] },
          moment: 'hazards',
          asksPasses: true,
        });
        const aim = doomed ? 'Foolish Words' : 'Thrice Outnumbered';
        t.rolls(12).resource.plays('Marvels Told', 'Elrond', aim);
        t.hazard.chooses('play Foolish Words');
        // on him who bears the first, if that is about to go; else there is but one whom they can be played on
        if (doomed) t.hazard.options_are('Elrond', 'Gimli', 'back').chooses('Gimli');
        t.resolve();
        const bearers = t.state.table
          .filter((id) => t.state.def[id] === t.state.def[t.id('Foolish Words')])
          .map((id) => t.state.host[id]);
        t.equal(
          bearers,
          doomed ? [t.id('Gimli')] : [t.id('Gimli'), t.id('Elrond')],
          'who is a fool',
        );
        t.shows(`pef/term/cannot-be-duplicated/1#${doomed ? 1 : 3}`);
      }
    },
  ),
  scenario(
    'Nor is there a second Gates against what is aimed at the first and does not discard it',
    {
      proves: ['crf/term/cannot-be-duplicated/1', 'pef/term/cannot-be-duplicated/1'],
      rules: ALL,
      invented: NOT_DISCARDING,
    },
    (t) => {
      for (const hazard of [VEIL, WIND]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
            events: ['Gates of Morning'],
            hand: ['Gates of Morning', SPARE],
          },
          hazard: { hand: [hazard] },
          moment: 'hazards',
        });
        t.resource.passes();
        t.hazard.plays(hazard, 'Gates of Morning');
        t.resource.may(`play ${SPARE}`);
        if (hazard === WIND && t.rules === 'coe') {
          t.resource.may('play Gates of Morning');
          t.shows('pef/term/cannot-be-duplicated/1#4');
          continue;
        }
        t.resource
          .mayNot('play Gates of Morning')
          .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' });
        t.shows('pef/term/cannot-be-duplicated/1#2', 'crf/term/cannot-be-duplicated/1#5');
      }
    },
  ),

  scenario(
    'Doors of Night aim at no Gates in particular, so no second Gates can be played against them',
    {
      proves: [
        'crf/term/cannot-be-duplicated/1',
        'pef/term/cannot-be-duplicated/1',
        'crf/term/targets/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Gates of Morning', SPARE],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night');
      t.resource
        .may(`play ${SPARE}`)
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' });
      t.shows('crf/term/cannot-be-duplicated/1#5', 'pef/term/cannot-be-duplicated/1#2');
      t.say('Nor against what aims at another card, though that is to be discarded');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning', 'Sun'],
          hand: ['Gates of Morning', SPARE],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.plays('Twilight', 'Sun', { way: 'discard' });
      t.resource
        .may(`play ${SPARE}`)
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' });
      t.shows('crf/term/cannot-be-duplicated/1#5', 'pef/term/cannot-be-duplicated/1#2');
    },
  ),
  scenario(
    'The same bar under the newer rules, looked at again when the chain is over',
    { proves: ['coe/g.cbd.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Gates of Morning', 'Gates of Morning', SPARE],
        },
        hazard: { hand: ['Twilight', 'Doors of Night', 'Twilight'] },
        moment: 'hazards',
      });
      t.resource
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' })
        .passes();
      t.hazard.plays('Twilight', 'Gates of Morning', { way: 'discard' });
      t.resource.plays('Gates of Morning');
      // a copy that is declared counts as well
      t.hazard.passes();
      t.resource
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' });
      t.resolve();
      const left = t.state.table.filter((id) => t.idOf(id) === 'TW-243');
      t.equal(left.length, 1, 'one of them is left');
    },
  ),
  scenario(
    'If the first copy is saved after all, the second is one too many',
    { proves: ['coe/g.cbd.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Gates of Morning', 'Twilight', SPARE],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'hazards',
      });
      const first = t.card('Gates of Morning');
      t.hazard.plays('Twilight', 'Gates of Morning', { way: 'discard' });
      t.resource.plays('Gates of Morning');
      t.resource.plays('Twilight', 'Twilight', { way: 'unresolved' }).stage.resolve();
      t.equal(first.zone, 'play', 'the first is still there');
      t.equal(
        t.state.table.filter((id) => t.idOf(id) === 'TW-243').length,
        1,
        'and the second had to go',
      );
    },
  ),
  scenario(
    'A copy out of play for good bars the others too',
    { proves: ['coe/g.cbd.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          hand: ['Gates of Morning', SPARE],
          removed: ['Gates of Morning'],
        },
        moment: 'hazards',
      });
      t.resource
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { duplicate: 'coe/g.cbd.1' });
    },
  ),
  scenario(
    'A second copy of the first Gates keeps the Cock crowing',
    { proves: ['pef/term/cannot-be-duplicated/2', 'coe/g.cbd.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['Gates of Morning', 'The Cock Crows', SPARE],
        },
        hazard: { events: ['Rank upon Rank'], hand: ['Twilight'] },
        moment: 'hazards',
      });
      t.resource.plays('The Cock Crows', 'Rank upon Rank', { way: 'permanent-event' });
      t.hazard.plays('Twilight', 'Gates of Morning', { way: 'discard' });
      t.resource.plays('Gates of Morning');
      t.equal(
        t.chain(),
        ['The Cock Crows', 'Twilight', 'Gates of Morning'],
        'declared in this order',
      );
      t.shows('pef/term/cannot-be-duplicated/2#1');
      const [first] = t.state.table.filter((id) => t.idOf(id) === 'TW-243');
      const from = t.steps.length;
      t.resolve();
      const told = t.steps.slice(from).flatMap((x) => x.events);
      t.equal(
        told.flatMap((e) => (e.event === 'resolve' ? [e.name] : [])),
        ['Gates of Morning', 'Twilight', 'The Cock Crows'],
        'the last comes first',
      );
      t.shows('pef/term/cannot-be-duplicated/2#2');
      t.equal(t.card('Rank upon Rank').zone, 'discard', 'the Cock has crowed');
      t.equal(
        [
          t.state.zone[first ?? 0],
          t.state.table.filter((id) => t.idOf(id) === 'TW-243').length,
          t.card('Twilight').zone,
        ],
        ['discard', 1, 'discard'],
        'one of the Gates is open, and not the first',
      );
      t.shows('pef/term/cannot-be-duplicated/2#3', 'pef/term/cannot-be-duplicated/2#4');
    },
  ),
  scenario(
    'Without a second copy the Cock would have been silenced',
    { proves: ['pef/term/cannot-be-duplicated/2', 'coe/9.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          events: ['Gates of Morning'],
          hand: ['The Cock Crows', SPARE],
        },
        hazard: { events: ['Rank upon Rank'], hand: ['Twilight'] },
        moment: 'hazards',
      });
      t.resource.plays('The Cock Crows', 'Rank upon Rank', { way: 'permanent-event' });
      t.hazard.plays('Twilight', 'Gates of Morning', { way: 'discard' }).stage.resolve();
      t.equal(t.card('Rank upon Rank').zone, 'play', 'nothing came of it');
      t.equal(t.card('The Cock Crows').zone, 'discard', 'and the card is lost');
      t.shows('pef/term/cannot-be-duplicated/2#4');
    },
  ),
  scenario(
    'Doors behind Doors save the Morgul Night',
    {
      proves: ['companion/annotation/11/2', 'companion/annotation/11/3', 'coe/g.cbd.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Boromir II', 'Bergil', 'Elladan', 'Elrohir'],
            },
          ],
          hand: ['Twilight', SPARE],
        },
        hazard: { hand: ['Doors of Night', 'Doors of Night', 'Morgul Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night').stage.resolve();
      t.resource.passes();
      // nothing threatens the first: the second cannot be played
      t.hazard
        .mayNot('play Doors of Night')
        .refused('Doors of Night', { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Morgul Night');
      t.hazard.refused('Doors of Night', { duplicate: 'coe/g.cbd.1' });
      t.resource.plays('Twilight', 'Doors of Night', { way: 'discard' });
      t.hazard.plays('Doors of Night');
      t.equal(
        t.chain(),
        ['Morgul Night', 'Twilight', 'Doors of Night'],
        'declared though the first are in play still',
      );
      t.shows('companion/annotation/11/2#2');
      t.resolve();
      t.equal(t.card('Morgul Night').zone, 'play', 'Morgul Night has come');
      t.equal(
        t.state.table.filter((id) => t.state.def[id] === t.state.def[t.id('Doors of Night')])
          .length,
        1,
        'under one pair of Doors',
      );
      t.equal(t.path('Boromir II'), ['shadow', 'shadow'], 'the Wilderness is dark');
      t.shows('companion/annotation/11/2#3');
      t.say('Without second Doors there is no night');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Bergil'] }],
          hand: ['Twilight'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Morgul Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Morgul Night');
      t.resource.plays('Twilight', 'Doors of Night', { way: 'discard' }).stage.resolve();
      t.equal(
        [t.card('Doors of Night').zone, t.card('Morgul Night').zone, t.path('Boromir II').join()],
        ['discard', 'discard', 'wilderness,wilderness'],
        'both are lost',
      );
      // in the other order Morgul Night would have come before Twilight did anything
      t.shows('companion/annotation/11/2#1', 'companion/annotation/11/2#3');
    },
  ),
  scenario(
    'What is barred by its target is barred on that target alone',
    { proves: ['crf/term/cannot-be-duplicated/1', 'pef/term/cannot-be-duplicated/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Boromir II', bears: ['Despair of the Heart'] }, 'Bergil'],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Despair of the Heart'] },
        moment: 'hazards',
      });
      // Boromir has one already, so there is no choice
      t.hazard.plays('Despair of the Heart', 'Bergil').stage.resolve();
      t.equal(
        t.state.table.filter(
          (id) =>
            t.card('Despair of the Heart').kind === 'event' &&
            t.state.def[id] === t.state.def[t.id('Despair of the Heart')],
        ).length,
        2,
        'one on each',
      );
      t.shows('crf/term/cannot-be-duplicated/1#1', 'pef/term/cannot-be-duplicated/1#3');
    },
  ),
  scenario(
    'On one who bears it already it cannot be played again',
    { proves: ['crf/term/cannot-be-duplicated/1', 'pef/term/cannot-be-duplicated/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Boromir II', bears: ['Despair of the Heart'] }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Despair of the Heart'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard
        .mayNot('play Despair of the Heart')
        .refused('Despair of the Heart', { duplicate: 'coe/g.cbd.1' });
      t.shows('crf/term/cannot-be-duplicated/1#3', 'pef/term/cannot-be-duplicated/1#3');
    },
  ),
  scenario(
    'A short-event that still works bars another of its name',
    { proves: ['crf/term/cannot-be-duplicated/2', 'coe/5.1.4', 'coe/5.1.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Boromir II', 'Elrond', 'Elladan', 'Elrohir'],
            },
          ],
          hand: ['Vilya', 'Vilya', SPARE],
        },
        hazard: { hand: ['Gloom', 'Gloom', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.resource.plays('Vilya', 'Elrond');
      t.rolls(12).resolve();
      t.resource.mayNot('play Vilya').refused('Vilya', { duplicate: 'coe/g.cbd.1' });
      t.hazard.plays('Gloom', 'Boromir II', { way: 'prowess' }).stage.resolve();
      t.resource.passes();
      if (t.rules === 'coe') {
        t.hazard.chooses('play Gloom').options_are('Elrond', 'Elladan', 'Elrohir', 'back');
        t.shows('crf/term/cannot-be-duplicated/2#1');
        t.hazard.chooses('Elrond');
        return;
      }
      t.hazard
        .mayNot('play Gloom')
        .refused('Gloom', { duplicate: 'coe/g.cbd.1', 'no-target': 'coe/9.3' });
      t.shows('crf/term/cannot-be-duplicated/2#1');
    },
  ),

  scenario(
    'What a short-event does is over with the turn at the latest',
    { proves: ['coe/5.1.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Elladan'] }],
          hand: ['Vilya'],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const prowess = (): number[] => [
        t.card('Elrond').stat('prowess'),
        t.card('Elladan').stat('prowess'),
      ];
      const [elrond, elladan] = prowess();
      t.resource.plays('Vilya', 'Elrond');
      t.rolls(12).resolve();
      t.resource.passes();
      t.hazard.plays('Weariness of the Heart', 'Elladan', { way: 'prowess' }).stage.resolve();
      t.equal(prowess(), [elrond + 4, elladan - 1], 'the ring, and weariness');
      t.skipTo('end-of-turn');
      t.equal(prowess(), [elrond + 4, elladan - 1], 'as long as the turn lasts');
      t.skipTo('organization', { turns: 1 });
      t.equal(prowess(), [elrond, elladan], 'and no longer');
    },
  ),

  scenario(
    'A short-event whose work is done bars none of its name',
    { proves: ['crf/term/cannot-be-duplicated/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: [SPARE],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          hand: ['Gloom', 'Gloom'],
          events: ['Doors of Night'],
        },
        moment: 'hazards',
      });
      const before = t.card('Elladan').stat('prowess');
      t.hazard.plays('Gloom', 'Elladan', { way: 'prowess' }).stage.resolve();
      t.equal(t.card('Elladan').stat('prowess'), before - 1, 'it works until the turn is over');
      t.skipTo('movement-hazard', { turns: 2 });
      t.equal(t.card('Elladan').stat('prowess'), before, 'it works no more');
      t.hazard.plays('Gloom', { way: 'Ruins' }).stage.resolve();
      t.equal(t.hand(1).includes('Gloom'), false, 'the other is played');
      t.shows('crf/term/cannot-be-duplicated/2#2');
    },
  ),

  scenario(
    'Choking Shadows bar their like whichever way they were played',
    { proves: ['crf/term/cannot-be-duplicated/2'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Ettenmoors',
              members: ['Boromir II', 'Elrond', 'Elladan', 'Elrohir'],
            },
          ],
          hand: [SPARE],
        },
        hazard: { events: ['Doors of Night'], hand: ['Choking Shadows', 'Choking Shadows'] },
        moment: 'hazards',
      });
      t.hazard.plays('Choking Shadows', { way: 'automatic-attack' }).stage.resolve();
      t.resource.passes();
      t.hazard
        .mayNot('play Choking Shadows')
        .refused('Choking Shadows', { duplicate: 'coe/g.cbd.1' });
      t.shows('crf/term/cannot-be-duplicated/2#1');
    },
  ),
  scenario(
    'In the present rules they bar their like only on what they are at work on',
    { proves: ['coe/5.1.4'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Ettenmoors',
              members: ['Boromir II', 'Elrond', 'Elladan', 'Elrohir'],
            },
          ],
          hand: [SPARE],
        },
        hazard: {
          events: ['Doors of Night'],
          hand: ['Choking Shadows', 'Choking Shadows', 'Choking Shadows'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Choking Shadows', { way: 'automatic-attack' }).stage.resolve();
      t.resource.passes();
      t.hazard.mayNot('Choking Shadows: automatic-attack');
      t.hazard.plays('Choking Shadows', 'Wilderness').stage.resolve();
      t.equal(t.path('Elrond'), ['shadow'], 'the second is at work on the land');
      t.resource.passes();
      t.hazard.refused('Choking Shadows', { duplicate: 'coe/g.cbd.1', 'no-target': 'coe/9.3' });
    },
  ),
  scenario(
    'Of two Glooms in one chain only the one that resolves first works',
    { proves: ['crf/term/cannot-be-duplicated/2'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Gloom', 'Gloom'] },
        moment: 'hazards',
      });
      const before = t.card('Elladan').stat('prowess');
      t.hazard.plays('Gloom', 'Elladan', { way: 'prowess' });
      t.resource.passes();
      t.hazard.plays('Gloom', 'Elrohir', { way: 'prowess' }).stage.resolve();
      t.equal(t.card('Elrohir').stat('prowess'), before - 1, 'the later one did its work');
      t.equal(t.card('Elladan').stat('prowess'), before, 'the earlier one came too late');
      t.shows('crf/term/cannot-be-duplicated/2#1');
      t.equal(t.hand(1), [], 'both cards are spent');
    },
  ),
  scenario(
    'Under the newer rules a copy on the chain bars another',
    { proves: ['coe/5.1.4', 'coe/g.cbd.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Gloom', 'Gloom', 'Call of Home'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', 'Elladan', { way: 'prowess' });
      t.resource.passes();
      t.hazard
        .may('play Call of Home')
        .mayNot('play Gloom')
        .refused('Gloom', { duplicate: 'coe/g.cbd.1', 'no-target': 'coe/9.3' });
    },
  ),
];
