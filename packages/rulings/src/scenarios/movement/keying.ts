import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** What creatures are keyed to. */
export const keying: readonly Scenario[] = [
  scenario(
    'A company that stays has its phase: nobody draws, and only what is keyed to the site comes',
    {
      proves: ['crf/turn/movement/general/1', 'coe/2.IV', 'coe/2.IV.v', 'coe/2.IV.vii.2'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Théoden', 'Háma', 'Erkenbrand'] }] },
        hazard: { hand: ['Assassin', 'Wargs', 'Abductor', 'River', 'Minions Stir'] },
        moment: 'movement',
      });
      t.asks(t.hazard, 'movement-hazard');
      t.shows('crf/turn/movement/general/1#1');
      t.equal([t.hand(0).length, t.hand(1).length], [0, 5], 'no card was drawn');
      t.shows('crf/turn/movement/general/1#2');
      t.hazard
        .may('play Assassin')
        .may('play Minions Stir')
        .mayNot('play Wargs')
        .mayNot('play Abductor');
      t.hazard
        .refused('Wargs', { key: 'coe/2.IV.vii.2' })
        .refused('Abductor', { key: 'coe/2.IV.vii.2' });
      t.shows('crf/turn/movement/general/1#5');
      t.hazard.plays('Minions Stir').stage.resolve();
      t.equal(t.card('Minions Stir').zone, 'play', 'an event was played');
      t.shows('crf/turn/movement/general/1#3');
      t.hazard.plays('Assassin', 'keyed to Free-hold').stage.resolve();
      t.equal(t.attack().name, 'Assassin', 'it attacks');

      t.say('So does what is keyed to the site by its name, and not to the wild around it');
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Gimli', 'Haldir'] }] },
        hazard: { hand: ['Watcher in the Water', 'Wargs', 'Cave Worm'] },
        moment: 'movement',
      });
      // neither for the type of the region where the site is, nor for its name
      t.hazard
        .refused('Wargs', { key: 'coe/2.IV.vii.2' })
        .refused('Cave Worm', { key: 'coe/2.IV.vii.2' });
      t.shows('crf/turn/movement/general/1#5');
      t.hazard.chooses('play Watcher in the Water').stage.resolve();
      t.equal(t.attack().name, 'Watcher in the Water', 'there it lives');
      t.shows('crf/turn/movement/general/1#4');
    },
  ),

  scenario(
    'For the play of cards the site where a company stays is the site it goes to',
    { proves: ['crf/turn/movement-hazard-phase/general/12', 'coe/2.IV.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Elrohir', 'Elladan'] }] },
        hazard: { hand: ['Watcher in the Water', 'River', 'Orc-guard', 'Hobgoblins'] },
        moment: 'hazards',
      });
      t.hazard.may('play River').may('play Orc-guard').mayNot('play Hobgoblins');
      t.hazard.chooses('place Hobgoblins on guard').stage.resolve();
      t.equal(t.card('Hobgoblins').host, 'Moria', 'a card on guard lies there');
      t.hazard.plays('Watcher in the Water', 'keyed to the site by name').stage.resolve();
      t.equal(t.attack().strikes, 2, 'the water stirs');
      t.say('Where a text asks for the new site of a company it is meant as well');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrohir', 'Elladan'] }] },
        hazard: { agents: ['Bill Ferny'], hand: ['Cunning Foes'], sites: ['Bree'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cunning Foes', 'Bill Ferny').stage.resolve();
      t.equal(t.attack().prowess, 10, 'an agent who is there attacks them');
      t.board({
        resource: { companies: [{ at: 'Ettenmoors', members: ['Elrohir', 'Bergil'] }] },
        hazard: { events: ['Balrog of Moria'], hand: ['The Reek', 'Giant Spiders'] },
        moment: 'hazards',
      });
      t.hazard.plays('The Reek').stage.resolve();
      t.equal(
        [t.card('Bergil').status, t.card('Elrohir').status],
        ['tapped', 'untapped'],
        'what is for those who go to a ruin is for those who stay at one',
      );
      t.board({
        resource: { companies: [{ at: 'Goblin-gate', members: ['Elrohir', 'Bergil'] }] },
        hazard: { hand: ['Tribal Banner'] },
        moment: 'hazards',
      });
      t.hazard.plays('Tribal Banner').stage.resolve();
      t.equal(t.card('Tribal Banner').zone, 'discard', 'the guards who await them can be aimed at');
    },
  ),

  scenario(
    'Two wildernesses at the two ends of the way are two wildernesses',
    { proves: ['crf/turn/movement/playing-hazards/3', 'coe/2.IV.vii.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', by: 'starter', members: ['Haldir', 'Celeborn'] }],
        },
        hazard: { hand: ['Giant Spiders', 'Rain-drake', 'Two or Three Tribes Present'] },
        moment: 'hazards',
      });
      t.equal(
        t.path('Haldir'),
        ['wilderness', 'border', 'border', 'wilderness'],
        'with borders between them',
      );
      t.hazard.mayNot('play Rain-drake').refused('Rain-drake', { key: 'coe/2.IV.vii.2' });
      t.hazard.may('play Two or Three Tribes Present');
      t.hazard.plays('Giant Spiders', 'keyed to Wilderness and Wilderness').stage.resolve();
      t.equal(t.attack().name, 'Giant Spiders', 'the spiders come');
      t.say('It takes one of the limit, and answers nothing');
      for (const declared of [1, 2]) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Dale', by: 'starter', members: ['Haldir', 'Celeborn'] },
            ],
            hand: ['Gates of Morning'],
          },
          hazard: { hand: ['Giant Spiders', 'Doors of Night'] },
          moment: 'hazards',
          declared,
          asksPasses: true,
        });
        t.resource.passes();
        if (declared === 2) t.hazard.refused('Giant Spiders', { 'hazard-limit': 'coe/2.IV.iii.1' });
        else t.hazard.plays('Giant Spiders', 'keyed to Wilderness and Wilderness');
      }
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', by: 'starter', members: ['Haldir', 'Celeborn'] }],
          hand: ['Gates of Morning'],
        },
        hazard: { hand: ['Giant Spiders', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.resource.plays('Gates of Morning');
      t.hazard.may('play Doors of Night').refused('Giant Spiders', { answer: 'coe/2.IV.vii.2' });
      t.say('So are two of another sort');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dale', by: 'starter', members: ['Haldir', 'Celeborn'] }],
        },
        hazard: { events: ['Doors of Night', 'Morgul Night'], hand: ['Winged Fire-drake'] },
        moment: 'hazards',
      });
      t.equal(
        t.path('Haldir'),
        ['shadow', 'border', 'border', 'shadow'],
        'night lies on both ends',
      );
      t.hazard.plays('Winged Fire-drake', 'Shadow-land').stage.resolve();
      t.equal(t.attack().name, 'Winged Fire-drake', 'the drake comes');
    },
  ),

  scenario(
    'A creature played at a place is keyed to it: the Ent is not there to be chosen',
    { proves: ['crf/turn/movement/playing-hazards/7', 'coe/2.IV.vii.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Haldir', bears: ['Quickbeam'] }, 'Celeborn'],
            },
          ],
        },
        hazard: { hand: ['Watcher in the Water', 'Watcher in the Water'] },
        moment: 'hazards',
      });
      t.hazard.plays('Watcher in the Water', 'keyed to the site by name').stage.resolve();
      t.equal(t.attack().strikes, 2, 'one for each who can be chosen');
      t.passUntil('strike');
      t.equal(t.attack().assigned, ['Haldir', 'Celeborn'], 'not Quickbeam');
      t.say('So is one that is played at any ruins of some sort');
      t.board({
        resource: {
          companies: [
            { at: 'Barrow-downs', members: [{ name: 'Haldir', bears: ['Quickbeam'] }, 'Celeborn'] },
          ],
        },
        hazard: { hand: ['Rain-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Rain-drake').stage.resolve();
      t.passUntil('assign').resource.may('Haldir').may('Celeborn').mayNot('Quickbeam');
    },
  ),

  scenario(
    'Keyed to the wild the same creature finds the Ent as well',
    { proves: ['crf/turn/movement/playing-hazards/7', 'coe/2.IV.vii.2.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Haldir', bears: ['Quickbeam'] }, 'Celeborn'],
            },
          ],
        },
        hazard: { hand: ['Watcher in the Water'] },
        moment: 'hazards',
      });
      t.hazard.plays('Watcher in the Water', 'keyed to Wilderness and Wilderness').stage.resolve();
      t.passUntil('strike');
      t.equal(t.attack().assigned, ['Haldir', 'Celeborn', 'Quickbeam'], 'all three');
    },
  ),

  scenario(
    'A secret entrance keeps off what is played at the place',
    {
      proves: [
        'crf/turn/movement/playing-hazards/7',
        'crf/turn/movement/playing-hazards/8',
        'coe/2.IV.vii.2.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Isengard', members: ['Celeborn', 'Orophin'] },
            { at: 'Moria', members: ['Arwen', 'Elladan'] },
          ],
          hand: ['Secret Entrance', 'Secret Entrance'],
        },
        hazard: { hand: ['Watcher in the Water', 'Pûkel-men', 'Wargs'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Secret Entrance', 'Celeborn').stage.resolve();
      t.resource.plays('Secret Entrance', 'Arwen').stage.resolve();
      t.passUntil('company-phase');
      t.resource.chooses('Celeborn').chooses('starter').stage.noDraws();
      t.resolve();
      t.asks(t.hazard, 'movement-hazard')
        .hazard.may('play Wargs')
        .mayNot('play Pûkel-men')
        .refused('Pûkel-men', { key: 'coe/2.IV.vii.2' });
      t.hazard.passes();
      t.resolve();
      t.asks(t.hazard, 'movement-hazard').hazard.mayNot('play Watcher in the Water');
    },
  ),

  scenario(
    'Played at a site in a region means keyed to that site by its name',
    { proves: ['crf/turn/movement/playing-hazards/8', 'coe/2.IV.vii.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: [{ name: 'Celeborn', bears: ['Quickbeam'] }, 'Haldir'] },
          ],
        },
        hazard: { hand: ['Pûkel-men', 'Corsairs of Umbar'] },
        moment: 'hazards',
      });
      t.hazard.mayNot('play Corsairs of Umbar');
      t.hazard.plays('Pûkel-men', 'keyed to the site by name').stage.resolve();
      t.passUntil('assign');
      t.resource.may('Celeborn').may('Haldir').mayNot('Quickbeam');
    },
  ),

  scenario(
    'If its key is lost between its attacks a creature is done',
    { proves: ['coe/2.IV.vii.2.4', 'coe/2.IV.vii.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Celeborn', 'Haldir'] },
          ],
          hand: ['The Evenstar'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Slayer'] },
        moment: 'hazards',
      });
      t.hazard.plays('Slayer', 'keyed to Border-land').stage.resolve();
      t.resource.plays('The Evenstar', { way: 'as Free-domain' }, 'Celeborn').stage.resolve();
      t.equal(t.path('Celeborn'), ['wilderness', 'free'], 'Rohan is a free-domain now');
      t.expect(t.underAttack, 'the attack that has begun goes on');
      t.rolls(12);
      t.passUntil('assign');
      t.hazard.chooses('Celeborn');
      t.passUntil('stay-untapped').resource.chooses('no').passes().passes();
      t.expect(!t.underAttack, 'the second attack never begins');
      t.equal(
        [t.card('Slayer').zone, t.company('Celeborn').hazards],
        ['discard', 1],
        'the card is discarded and still counts',
      );
    },
  ),
  scenario(
    'A Haven has no site path in which a hazard could find a region',
    { proves: ['crf/turn/movement/playing-hazards/9'], rules: ALL },
    (t) => {
      for (const at of ['Lórien', 'Bree'] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli'] }] },
          hazard: { hand: ['Withered Lands'], events: ['Doors of Night'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (at === 'Bree') t.hazard.may('play Withered Lands');
        else t.hazard.refused('Withered Lands', { 'no-target': 'coe/9.3' });
      }
      t.shows('crf/turn/movement/playing-hazards/9#1');
    },
  ),
];
