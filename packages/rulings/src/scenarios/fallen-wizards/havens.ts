import { query } from '@mathom/engine';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

const kind = 'fallen-wizard';

/** A company of his that has entered its site, with these cards on it. */
const entered = (t: Stage, at: Named, onSite: Named[], hand: Named[]): void =>
  void t.board({
    resource: {
      kind,
      declared: 'Saruman',
      companies: [{ at, members: ['Ori', 'Galva'], onSite }],
      hand,
    },
    moment: 'entered',
    asksPasses: true,
  });

/** The draft of a Fallen-wizard who has that in his pool, and of a Wizard. */
const drafting = (t: Stage, pool: Named[], theirs: Named[]): void =>
  void t.game([
    { kind, characters: ['Saruman'], pool, sites: ['WH-58', 'TW-436', 'TW-395'] },
    { pool: theirs },
  ]);

/** Two draft a Hidden Haven at once, one for Weathertop; the cards come to be there, and they start where they said. */
const bothHiding = (t: Stage, theirs: Named, zone: 'play' | 'out'): void => {
  const deck = (who: Named, friend: Named, tower: Named) => ({
    kind,
    characters: [who],
    pool: ['Hidden Haven', friend],
    sites: ['WH-58', tower, 'TW-395'],
  });
  t.game([deck('Saruman', 'Galva', 'TW-436'), deck('Pallando', 'Ori', 'AS-169')]);
  t.resource.chooses('Hidden Haven');
  t.hazard.chooses('Hidden Haven');
  t.asks(t.resource, 'stage-spot').resource.chooses('Weathertop');
  t.asks(t.hazard, 'stage-spot').hazard.chooses(theirs);
  t.shows('pef/card/hidden-haven/1#2');
  for (const seat of [0, 1]) t.equal(t.card('Hidden Haven', seat).zone, zone, `${theirs}: ${seat}`);
  t.resource.chooses('Galva');
  t.rolls(9, 5).hazard.chooses('Ori');
  t.equal([t.card('Galva').site, t.card('Ori').site], ['Weathertop', theirs], 'where they start');
  t.shows('pef/card/hidden-haven/1#3', 'pef/card/hidden-haven/1#4');
};

/** Sites that serve a Fallen-wizard in more than one way. */
export const havensOfFallenWizards: readonly Scenario[] = [
  scenario(
    'At a site of double-dealing things of the other side are played too, such as its own card offers',
    { proves: ['crf/card/double-dealing/1'], rules: ALL },
    (t) => {
      // LE-313 is a thing of minions; a major one, as this one is of heroes
      for (const [at, mine, theirs] of [
        ['TW-375', 'Glamdring', 'High Helm'],
        ['LE-353', 'High Helm', 'Glamdring'],
      ] as const) {
        entered(t, at, [], ['Glamdring', 'LE-313']);
        t.resource.may(`play ${mine}`).refused(theirs, { side: 'coe/2.V.F1' });
        entered(t, at, ['Double-dealing'], ['Glamdring', 'LE-313']);
        t.resource.may(`play ${mine}`).may(`play ${theirs}`);
      }
      t.shows('crf/card/double-dealing/1#1');
      t.say('The Dead Marshes offer more on the card of heroes than on that of minions');
      for (const [at, greater] of [
        ['TW-384', true],
        ['LE-364', false],
      ] as const) {
        entered(t, at, ['Double-dealing'], ['Orcrist', 'LE-330', 'Glamdring', 'LE-313']);
        t.resource.may('play Glamdring').may('play High Helm');
        for (const thing of ['Orcrist', 'Palantír of Amon Sûl'] as const)
          if (greater) t.resource.may(`play ${thing}`);
          else t.resource.refused(thing, { 'not-here': 'coe/2.V.4' });
      }
      t.shows('crf/card/double-dealing/1#2');
    },
  ),

  scenario(
    'Double-dealing opens a site of minions to whatever of the heroes is played on it',
    { proves: ['pef/card/double-dealing/2', 'pef/card/double-dealing/2.1'], rules: ALL },
    (t) => {
      entered(t, 'LE-353', [], ['Rebuild the Town']);
      t.resource.refused('Rebuild the Town', { 'other-side': 'coe/9.3.5' });
      entered(t, 'LE-353', ['Double-dealing'], ['Rebuild the Town']);
      t.resource.plays('Rebuild the Town').stage.resolve();
      t.equal(t.card('Rebuild the Town').host, 'Barrow-downs', 'it lies there');
      t.say('It can be played on such a site to begin with');
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'LE-353', members: ['Ori', 'Galva'] }],
          hand: ['Double-dealing'],
        },
        moment: 'organization',
      });
      t.resource.plays('Double-dealing').stage.resolve();
      t.equal(t.card('Double-dealing').host, 'Barrow-downs', 'it lies on a ruin of minions');
      const hold = 'Hold Rebuilt and Repaired';
      entered(t, 'TW-375', [], [hold]);
      t.resource.refused(hold, { 'other-side': 'coe/9.3.5' }, { way: 'during your site phase' });
      entered(t, 'TW-375', ['Double-dealing'], [hold]);
      t.resource.plays(hold).stage.resolve();
      t.equal(t.card(hold).host, 'Barrow-downs', 'what minions play on a site of heroes too');
      t.shows('pef/card/double-dealing/2#2');
      for (const [at, theirs, name] of [
        ['LE-353', 'Glamdring', 'Glamdring'],
        ['LE-356', 'Bill the Pony', 'Bill the Pony'],
        ['LE-356', 'Rangers of the North', 'Rangers of the North'],
        // what is of minions, at a site of heroes
        ['TW-375', 'LE-313', 'High Helm'],
        ['TW-398', 'Stinker', 'Stinker'],
        ['TW-379', 'LE-269', 'Hillmen'],
      ] as const) {
        entered(t, at, [], [theirs]);
        t.resource.refused(name, { side: 'coe/2.V.F1' });
        entered(t, at, ['Double-dealing'], [theirs]);
        t.resource.may(`play ${name}`);
      }
      t.shows('pef/card/double-dealing/2#1');
      t.say('And what it does there it does');
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            { at: 'LE-353', members: ['Ori'], onSite: ['Double-dealing', 'Rebuild the Town'] },
          ],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.expect(!t.underAttack, 'nobody attacks the town');
    },
  ),

  scenario(
    'A company that leaves or comes to a protected haven goes through the region where it lies',
    {
      proves: [
        'crf/card/fortress-of-isen/1',
        'crf/card/fortress-of-the-towers/1',
        'crf/card/guarded-haven/1',
        'crf/errata/card-errata/22',
        'crf/errata/card-errata/23',
        'crf/errata/card-errata/28',
      ],
      rules: ALL,
    },
    (t) => {
      const counted = (): (readonly [string | undefined, number])[] =>
        query.effectivePath(t.state, t.company('Ori')).map((p) => [p.name, p.counts ?? 1]);
      const wholly = (name: string): readonly [string, number] => [name, 1];
      for (const [at, to, by, path, onSite, n, card] of [
        [
          'WH-56',
          'TW-418',
          ['Gap of Isen', 'Enedhwaith', 'Dunland', 'Hollin'],
          ['border', 'wilderness', 'wilderness', 'wilderness'],
          ['The Fortress of Isen'],
          22,
          'fortress-of-isen',
        ],
        [
          'WH-58',
          'TW-375',
          ['Arthedain', 'Cardolan'],
          ['wilderness', 'wilderness'],
          ['Fortress of the Towers'],
          23,
          'fortress-of-the-towers',
        ],
        [
          'TW-436',
          'TW-375',
          ['Arthedain', 'Cardolan'],
          ['wilderness', 'wilderness'],
          ['Hidden Haven', 'Guarded Haven'],
          28,
          'guarded-haven',
        ],
      ] as const) {
        t.board({
          resource: {
            kind,
            declared: 'Saruman',
            companies: [{ at, to, by, members: ['Ori'], onSite }],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.equal(t.path('Ori'), [...path], 'all of it');
        t.equal(counted(), by.map(wholly), 'none left out, and each for a whole one');
        t.shows(`crf/errata/card-errata/${n}#1`, `crf/card/${card}/1#1`);
        t.board({
          resource: {
            kind,
            declared: 'Saruman',
            companies: [
              { at, members: ['Galva'], onSite },
              { at: to, to: at, by: by.toReversed(), members: ['Ori'] },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          current: 'Ori',
        });
        t.equal(t.path('Ori'), path.toReversed(), 'and back again');
        t.equal(counted(), by.toReversed().map(wholly), 'as on the way out');
        t.shows(`crf/errata/card-errata/${n}#2`, `crf/card/${card}/1#2`);
      }
    },
  ),

  scenario(
    'Double-dealing is drafted only once the starting site is named',
    { proves: ['pef/card/double-dealing/1'], rules: ['crf', 'tournament'] },
    (t) => {
      drafting(t, ['Double-dealing', 'Hidden Haven', 'Galva'], ['Dori', 'Nori', 'Ori']);
      t.asks(t.resource, 'draft').resource.options_are('Hidden Haven', 'Galva');
      t.shows('pef/card/double-dealing/1#2');
      t.resource.chooses('Hidden Haven');
      t.hazard.chooses('Dori');
      t.resource.chooses('Weathertop').may('Double-dealing');
      t.resource.chooses('Double-dealing');
      t.hazard.chooses('Nori');
      t.equal(t.card('Double-dealing').host, 'Weathertop', 'on the same site');
      t.shows('pef/card/double-dealing/1#1');
      t.say('Nor is the site of somebody else one for it');
      const sites: readonly Named[] = ['WH-58', 'TW-436', 'TW-395'];
      t.game([
        { kind, characters: ['Saruman'], pool: ['Double-dealing', 'Galva', 'Ori'], sites },
        { kind, characters: ['Pallando'], pool: ['Hidden Haven', 'Dori'], sites },
      ]);
      t.resource.chooses('Galva');
      t.hazard.chooses('Hidden Haven').chooses('Weathertop');
      t.asks(t.resource, 'draft').resource.options_are('Ori', 'pass');
      t.shows('pef/card/double-dealing/1#2');
    },
  ),
  scenario(
    'Any card that lies on a site names the starting site as it is drafted',
    { proves: ['coe/1.9.1', 'pef/card/double-dealing/1'], rules: ['coe'] },
    (t) => {
      drafting(t, ['Double-dealing', 'Galva'], ['Dori', 'Nori']);
      t.asks(t.resource, 'draft').resource.options_are('Double-dealing', 'Galva');
      t.resource.chooses('Double-dealing');
      t.hazard.chooses('Dori');
      t.resource.options_are('The White Towers', 'Weathertop', 'Ettenmoors');
      t.resource.chooses('The White Towers');
      t.equal(t.card('Double-dealing').host, 'The White Towers', 'there they will start');
      t.shows('pef/card/double-dealing/1#2');
      t.say('Once it is named it is that, for the next card as well');
      drafting(t, ['Double-dealing', 'Hidden Haven', 'Galva'], ['Dori', 'Nori', 'Ori']);
      t.resource.chooses('Double-dealing');
      t.hazard.chooses('Dori');
      t.resource.chooses('The White Towers');
      t.asks(t.resource, 'draft').resource.options_are('Galva', 'pass');
      drafting(t, ['Double-dealing', 'Hidden Haven', 'Galva'], ['Dori', 'Nori', 'Ori']);
      t.resource.chooses('Double-dealing');
      t.hazard.chooses('Dori');
      t.resource.chooses('Weathertop').chooses('Hidden Haven');
      t.hazard.chooses('Nori');
      t.equal(t.card('Hidden Haven').host, 'Weathertop', 'no other is asked for');
      t.resource.chooses('Galva');
      t.rolls(9, 5).hazard.chooses('Ori');
      t.equal(t.card('Galva').site, 'Weathertop', 'nor as they start');
      t.say('And so the other way about');
      drafting(t, ['Double-dealing', 'Hidden Haven', 'Galva'], ['Dori', 'Nori', 'Ori']);
      t.resource.chooses('Hidden Haven');
      t.hazard.chooses('Dori');
      t.resource.chooses('Weathertop').chooses('Double-dealing');
      t.hazard.chooses('Nori');
      t.equal(t.card('Double-dealing').host, 'Weathertop', 'on the same site');
      t.shows('pef/card/double-dealing/1#1');
    },
  ),

  scenario(
    'A Guarded Haven is never among the cards with which one starts',
    { proves: ['crf/card/guarded-haven/2'], rules: ['coe', 'crf', 'tournament'] },
    (t) => {
      drafting(t, ['Hidden Haven', 'Guarded Haven', 'Galva'], ['Dori', 'Nori', 'Ori']);
      t.resource.chooses('Hidden Haven');
      t.hazard.chooses('Dori');
      t.resource.chooses('Weathertop');
      t.asks(t.resource, 'draft').resource.options_are('Galva', 'pass');
    },
  ),

  scenario(
    'Two who make a Hidden Haven of one site at once both make nothing of it, and start there',
    {
      proves: ['crf/card/hidden-haven/1', 'pef/card/hidden-haven/1'],
      rules: ['crf', 'tournament'],
    },
    (t) => {
      bothHiding(t, 'Weathertop', 'out');
      t.equal(
        t.state.companies.map((co) => query.isHavenFor(t.state, co.site, co.seat)),
        [false, false],
        'a haven of neither',
      );
      t.skipTo('organization');
      t.equal(
        [0, 1].map((seat) => t.card('Hidden Haven', seat).zone),
        ['out', 'out'],
        'nor does either of them come back for another site',
      );
      const first = t.state.active === 0 ? t.resource : t.hazard;
      first.mayNot('play Hidden Haven');
      t.equal(t.hand(t.state.active).includes('Hidden Haven'), false, 'it is in nobody’s hand');
      t.shows('pef/card/hidden-haven/1#5');
      t.say('Each his own site, and there is nothing to set aside');
      bothHiding(t, 'Ettenmoors', 'play');
      t.equal(
        t.state.companies.map((co) => query.isHavenFor(t.state, co.site, co.seat)),
        [true, true],
        'either has his haven',
      );
      t.say('One after the other is not at the same time');
      const deck = (who: Named, friend: Named, tower: Named) => ({
        kind,
        characters: [who],
        pool: ['Hidden Haven', friend],
        sites: ['WH-58', tower, 'TW-395'],
      });
      t.game([deck('Saruman', 'Galva', 'TW-436'), deck('Pallando', 'Ori', 'AS-169')]);
      t.resource.chooses('Hidden Haven');
      t.hazard.chooses('Ori');
      t.resource.chooses('Weathertop').chooses('Galva');
      t.rolls(9, 5).hazard.chooses('Weathertop');
      t.equal(
        [t.card('Hidden Haven', 0).zone, t.card('Hidden Haven', 1).zone],
        ['play', 'play'],
        'neither is set aside',
      );
      t.shows('crf/card/hidden-haven/1#1');
    },
  ),
  scenario(
    'Today two who hide one site at once both keep their card, which is not unique, and their haven',
    {
      proves: ['coe/1.9.F4', 'pef/card/hidden-haven/1', 'crf/card/hidden-haven/1'],
      rules: ['coe'],
    },
    (t) => {
      for (const theirs of ['Weathertop', 'Ettenmoors'] as const) {
        bothHiding(t, theirs, 'play');
        const { companies } = t.state;
        t.equal(
          companies.map((co) => query.isHavenFor(t.state, co.site, co.seat)),
          [true, true],
          'a Wizardhaven of each: what others may not make of it was made already',
        );
        t.shows('crf/card/hidden-haven/1#1');
      }
    },
  ),
  scenario(
    'Of a site that two would have hidden at once nobody makes a Hidden Haven before the game begins',
    { proves: ['crf/card/hidden-haven/1'], rules: ['crf', 'tournament'] },
    (t) => {
      for (const seat of [0, 1]) {
        // one of them has another, which nobody else could spoil
        const deck = (i: number, who: Named, friend: Named) => ({
          kind,
          characters: [who],
          pool: ['Hidden Haven', ...(i === seat ? ['Hidden Haven'] : []), friend],
          sites: ['TW-436', 'TW-395'],
          resources: ['Hidden Haven'],
        });
        t.game([deck(0, 'Saruman', 'Galva'), deck(1, 'Pallando', 'Ori')]);
        t.resource.chooses('Hidden Haven');
        t.hazard.chooses('Hidden Haven');
        t.resource.chooses('Weathertop');
        t.hazard.chooses('Weathertop');
        t.resource.options_are('Galva', 'pass').chooses('Galva');
        t.rolls(...(seat === 0 ? [9, 5] : [5, 9]))
          .hazard.options_are('Ori', 'pass')
          .chooses('Ori');
        t.shows('crf/card/hidden-haven/1#2');
        t.say('In the game itself it is as good a place as any');
        t.passUntil('organization');
        (seat === 0 ? t.resource : t.hazard).plays('Hidden Haven').stage.resolve();
        const { table, host } = t.state;
        t.equal(
          table
            .filter((x) => query.nameOf(t.state, x) === 'Hidden Haven')
            .map((x) => [query.nameOf(t.state, host[x]), t.state.owner[x]]),
          [['Weathertop', seat]],
          'the one he has played',
        );
        t.shows('crf/card/hidden-haven/1#3');
      }
    },
  ),
];
