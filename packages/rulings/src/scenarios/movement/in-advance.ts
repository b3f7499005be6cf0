import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const OLD = ['crf', 'tournament'] as const;

/** Two Elves on their way to the ruins of Weathertop, looking for a secret passage. */
const toWeathertop = (t: Stage, by: 'Secret Passage' | 'Elf-path' = 'Secret Passage'): void => {
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          to: 'Weathertop',
          by: 'starter',
          members: ['Elrohir', 'Elladan', 'Gildor Inglorion'],
        },
      ],
      hand: [by],
    },
    hazard: {
      events: ['Doors of Night'],
      hand: ['Choking Shadows', 'Wargs', 'Orc-guard', 'Cave-drake'],
    },
    moment: 'organization',
  });
  t.resource.passes();
  t.resource.plays(by, 'Elrohir').stage.resolve();
  t.skipTo('route').resource.chooses('starter').stage.noDraws();
};

/** Five who are weary on the way to Bree, two regions off, and two cards that rest two of them each. */
const rested = (t: Stage): void => {
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          to: 'Bree',
          by: 'starter',
          members: (['Bergil', 'Frodo', 'Sam Gamgee', 'Bofur', 'Legolas'] as const).map((name) => ({
            name,
            status: 'tapped' as const,
          })),
        },
      ],
      hand: ['Washed and Refreshed', 'Washed and Refreshed'],
    },
    hazard: { hand: ['River'] },
    moment: 'organization',
  });
  t.passUntil('organization-end');
  t.resource.plays('Washed and Refreshed').stage.resolve();
  t.resource.plays('Washed and Refreshed').stage.resolve();
  t.skipTo('route').resource.chooses('starter');
};

/** What is played while organizing and waits for the site to be turned up. */
export const inAdvance: readonly Scenario[] = [
  scenario(
    'What was played in advance is declared when the site is turned up, and an answer can make it fail',
    { proves: ['crf/turn/organization-phase/choosing-a-new-site/5'], rules: OLD },
    (t) => {
      toWeathertop(t);
      t.equal(t.chain(), ['Secret Passage'], 'the passage is declared now');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/5#1');
      t.asks(t.hazard, 'respond')
        .hazard.plays('Choking Shadows', { way: 'as Shadow-hold' }, 'Weathertop')
        .stage.resolve();
      t.hazard.may('play Wargs').may('play Orc-guard').plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().name, 'Wargs', 'there are no ruins to have a passage');

      t.say('What failed as it resolved is not found when the site comes to be ruins afterwards');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrohir', 'Elladan'] },
          ],
          hand: ['Secret Passage'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Gloom', 'Wargs', 'Cave-drake'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Secret Passage', 'Elrohir').stage.resolve();
      t.skipTo('route').resource.chooses('starter').stage.noDraws();
      t.resolve();
      t.hazard.plays('Gloom', { way: 'as Ruins' }, 'Bree').stage.resolve();
      t.hazard.may('play Cave-drake').plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().name, 'Wargs', 'too late for the passage');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/5#4');
    },
  ),

  scenario(
    'Unanswered, the passage is found, and only what is keyed to the ruins may come',
    { proves: ['crf/turn/organization-phase/choosing-a-new-site/5'], rules: OLD },
    (t) => {
      toWeathertop(t);
      t.resolve();
      t.hazard.mayNot('play Wargs').refused('Wargs', { key: 'coe/2.IV.vii.2' });
      t.hazard.chooses('play Cave-drake');
      t.equal(t.chain(), ['Cave-drake'], 'only one key is left, that of the site');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/5#3');
    },
  ),

  scenario(
    'So it is with what depends on the way: two regions without shadow, or none of it',
    { proves: ['crf/turn/organization-phase/choosing-a-new-site/5'], rules: OLD },
    (t) => {
      toWeathertop(t, 'Elf-path');
      t.equal(t.chain(), ['Elf-path'], 'the path of Elves is declared now');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/5#2');
      t.asks(t.hazard, 'respond')
        .hazard.plays('Choking Shadows', { way: 'Wilderness' }, 'Arthedain')
        .stage.resolve();
      t.equal(t.path('Elrohir'), ['wilderness', 'shadow'], 'a shadow has fallen on the way');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().name, 'Wargs', 'and they are found');
      toWeathertop(t, 'Elf-path');
      t.resolve();
      t.hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' });
      t.shows('crf/turn/organization-phase/choosing-a-new-site/5#5');

      t.say('What failed as it resolved does not come back when the way is as it should be');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Weathertop', by: 'starter', members: ['Elrohir', 'Elladan'] },
            { at: 'Lórien', members: ['Gimli'] },
          ],
          hand: ['Elf-path', 'Twilight'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Morgul Night', 'Wargs'] },
        moment: 'organization',
      });
      t.passUntil('organization-end').resource.plays('Elf-path', 'Elrohir').stage.resolve();
      t.passUntil('company-phase').resource.chooses('Gimli');
      t.hazard.plays('Morgul Night').stage.resolve();
      t.skipTo('route').resource.chooses('starter').stage.noDraws();
      t.resolve();
      t.equal(t.path('Elrohir'), ['shadow', 'shadow'], 'night lies on the way');
      t.resource.plays('Twilight', 'Morgul Night').stage.resolve();
      t.equal(t.path('Elrohir'), ['wilderness', 'wilderness'], 'and is lifted');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().name, 'Wargs', 'too late for the path of Elves');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/5#5');
    },
  ),

  scenario(
    'In the present rules it is applied at the reveal, and nobody can answer',
    {
      proves: ['coe/2.IV.iv', 'crf/turn/organization-phase/choosing-a-new-site/5'],
      rules: ['coe'],
    },
    (t) => {
      toWeathertop(t);
      t.equal(t.chain(), [], 'nothing is declared');
      t.hazard
        .mayNot('play Wargs')
        .plays('Choking Shadows', { way: 'as Shadow-hold' }, 'Weathertop')
        .stage.resolve();
      t.hazard.may('play Wargs');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/5#7');
    },
  ),

  scenario(
    'Who is to be rested at the reveal is so before any card is drawn, and as often as it was played',
    { proves: ['coe/2.IV.iv'], rules: ['coe'] },
    (t) => {
      rested(t);
      t.asks(t.resource, 'pick');
      t.equal(t.hand(1).length, 1, 'nobody has drawn yet');
      t.resource.chooses('Bergil').chooses('Frodo');
      t.asks(t.resource, 'pick').resource.chooses('Bofur').chooses('Legolas');
      t.noDraws();
      t.equal(t.hand(1).length, 2, 'now there is a card for the way');
      t.equal(t.chain(), [], 'nothing is to be answered');
      t.equal(
        ['Bergil', 'Frodo', 'Bofur', 'Legolas', 'Sam Gamgee'].map((n) => t.card(n).status),
        ['untapped', 'untapped', 'untapped', 'untapped', 'tapped'],
        'two, and two more',
      );
    },
  ),

  scenario(
    'In the older rules that is declared, once for each card, and can be answered',
    { proves: ['crf/turn/organization-phase/choosing-a-new-site/5'], rules: OLD },
    (t) => {
      rested(t);
      t.noDraws().hazard.chooses('Washed and Refreshed');
      t.equal(t.chain(), ['Washed and Refreshed', 'Washed and Refreshed'], 'both are declared');
      t.asks(t.hazard, 'respond').resolve();
      t.resource.chooses('Bergil').chooses('Frodo').chooses('Bofur').chooses('Legolas');
      t.expect(t.decision().about !== 'pick', 'four in all');
    },
  ),

  scenario(
    'Fair winds count the seas of the way once it is known',
    { proves: ['coe/2.IV.iv', 'coe/2.IV.iii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Edhellond',
              to: 'Tolfalas',
              by: 'starter',
              members: ['Imrahil', 'Adrazar', 'Annalena', 'Bergil'],
            },
            { at: 'Lórien', members: ['Haldir'] },
          ],
          hand: ['Fair Sailing', 'Fair Sailing'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end')
        .resource.plays('Fair Sailing', 'the company of Imrahil')
        .stage.resolve();
      t.resource.refused('Fair Sailing', { duplicate: 'coe/g.cbd.1' });
      t.skipTo('company-phase').resource.chooses('Imrahil').chooses('starter').stage.noDraws();
      t.resolve();
      t.equal(
        [t.path('Imrahil'), t.company('Imrahil').limit, t.limit('Imrahil')],
        [['wilderness', 'free', 'coastal'], 4, 3],
        'one sea, one hazard less',
      );
    },
  ),
];
