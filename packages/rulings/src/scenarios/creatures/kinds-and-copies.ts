import type { Card } from '@mathom/engine/language';
import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const barrows = (hand: Named[], events: Named[]): BoardSpec => ({
  resource: {
    companies: [
      { at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II', 'Gimli', 'Beretar'] },
    ],
  },
  hazard: { hand, events },
  moment: 'hazards',
});

const inWinter = (): BoardSpec => ({
  resource: {
    companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli', 'Beretar'] }],
    hand: ['Twilight'],
  },
  hazard: { hand: ['Incite Defenders'], events: ['Fell Winter'] },
  moment: 'hazards',
});

/** In the Bay of Belfalas no published site lies, so that none there would ever be looked for. */
const ISLET = {
  id: 'XX-24',
  kind: 'site',
  name: 'Islet in the Bay',
  alignment: 'hero',
  type: 'border-hold',
  region: 'Bay of Belfalas',
  haven: 'Edhellond',
  path: ['wilderness', 'free', 'coastal'],
  draws: { resource: 1, hazard: 1 },
  items: [],
  attacks: [],
} as unknown as Card;

export const kindsAndCopies: readonly Scenario[] = [
  scenario(
    'A Chill Douser strengthens the Undead that come after it, not itself',
    { proves: ['crf/card/chill-douser/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II', 'Gimli'] }],
        },
        hazard: { hand: ['Chill Douser', 'Chill Douser'] },
        moment: 'hazards',
      });
      t.hazard.plays('Chill Douser').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'the first as printed');
      t.shows('crf/card/chill-douser/1#1');
      t.rolls(12, 12);
      t.resource.chooses('a strike to Aragorn II').chooses('a strike to Gimli');
      t.passUntil('strike');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.hazard.chooses('0');
      t.resource.chooses('no').chooses('no');
      t.expect(!t.underAttack, 'the first is over');
      t.hazard.plays('Chill Douser').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [4, 9],
        'the second has one strike and one prowess more',
      );
      t.say('Of two before it the third has two');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II', 'Gimli', 'Legolas'] },
          ],
        },
        hazard: { hand: ['Chill Douser', 'Chill Douser', 'Chill Douser'] },
        moment: 'hazards',
        asksPasses: true,
      });
      for (const met of [
        [3, 8],
        [4, 9],
        [5, 10],
      ]) {
        t.hazard.plays('Chill Douser').stage.resolve();
        t.equal([t.attack().strikes, t.attack().prowess], met, 'one more for each');
        t.fightOut({ always: 12 });
      }
      t.say('Against another company it is as printed, though one came before in this turn');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II'] },
            { at: 'Moria', members: ['Gimli'] },
          ],
        },
        hazard: { hand: ['Chill Douser', 'Chill Douser'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Chill Douser').stage.resolve();
      t.fightOut({ always: 12 });
      t.allPass().passUntil('movement-hazard');
      t.equal(t.state.current, t.company('Gimli').id, 'the phase of the other company');
      t.hazard.plays('Chill Douser').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'nothing more for it');
      t.say('In the site phase of that turn it has still what the one before gives it');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II', 'Gimli'] }],
        },
        hazard: { hand: ['Chill Douser', 'Chill Douser'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Chill Douser').stage.resolve();
      t.fightOut({ always: 12 });
      t.hazard.placesOnGuard('Chill Douser').stage.resolve();
      t.passUntil('enter').resource.chooses('enter the site');
      t.hazard.reveals('Chill Douser').stage.resolve();
      for (let i = 0; i < 10 && !t.underAttack; i++) t.pass();
      t.equal(
        t.fightOut({ always: 12 }),
        [
          [2, 9],
          [4, 9],
        ],
        'those of the site, and then it',
      );
      t.say('Nor against the same company in a later turn');
      t.board({
        resource: { companies: [{ at: 'Barrow-downs', members: ['Aragorn II', 'Gimli'] }] },
        hazard: { hand: ['Chill Douser', 'Chill Douser'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Chill Douser').stage.resolve();
      t.fightOut({ always: 12 });
      t.passUntil('movement-hazard', { turns: 2 });
      t.hazard.plays('Chill Douser').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'as printed again');
      t.shows('crf/card/chill-douser/1#2');
    },
  ),

  scenario(
    'A canceled Chill Douser leaves nothing behind',
    {
      proves: ['coe/9.4', 'companion/annotation/14/1', 'crf/turn/combat/attack/3'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II', 'Fatty Bolger'] },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Chill Douser', 'Chill Douser'] },
        moment: 'hazards',
      });
      t.hazard.plays('Chill Douser').stage.resolve();
      t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.hazard.plays('Chill Douser').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 8], 'the next Undead are as they are');
      t.shows('crf/turn/combat/attack/3#1', 'companion/annotation/14/1#2');
    },
  ),

  scenario(
    'The Corsairs land at every site of the sea regions, and only at some along the shores',
    {
      proves: [
        'crf/card/corsairs-of-the-umbar/1',
        'crf/errata/card-errata/10',
        'companion/errata/corsairs-of-umbar/1',
        'coe/2.IV.vii.2.2',
      ],
      rules: ALL,
      invented: [ISLET],
    },
    (t) => {
      const staying = (at: Named, onSite: Named[] = []): BoardSpec => ({
        resource: { companies: [{ at, members: ['Aragorn II'], onSite }] },
        hazard: { hand: ['Corsairs of Umbar'] },
        moment: 'hazards',
      });
      // one in each of the regions, as it is printed and as a Border-hold: the islet is one by itself
      for (const [i, at] of (
        [
          'Himring',
          'Isles of the Dead that Live',
          'Isle of the Ulond',
          ISLET.name as Named,
          'Tolfalas',
        ] as const
      ).entries()) {
        for (const rebuilt of at === ISLET.name ? [false] : [false, true]) {
          t.board(staying(at, rebuilt ? ['Rebuild the Town'] : []));
          t.hazard
            .may('play Corsairs of Umbar')
            .plays('Corsairs of Umbar', 'keyed to the site by name');
          t.resolve();
          t.expect(t.underAttack, `they attack at ${at}`);
        }
        t.shows(
          `crf/errata/card-errata/10#${i + 1}`,
          `companion/errata/corsairs-of-umbar/1#${i + 1}`,
        );
      }
      t.say('in a region along the shore: at Ruins & Lairs, not at a Border-hold');
      t.board(staying('Haudh-in-Gwanûr'));
      t.hazard.may('play Corsairs of Umbar');
      t.board(staying('Lond Galen'));
      t.hazard
        .mayNot('play Corsairs of Umbar')
        .refused('Corsairs of Umbar', { key: 'coe/2.IV.vii.2' });
    },
  ),

  scenario(
    'A Huorn is an Awakened Plant',
    { proves: ['crf/card/huorn/1', 'crf/errata/card-errata/33'], rules: ALL },
    (t) => {
      const board = (): BoardSpec => ({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
        hazard: { hand: ['Two or Three Tribes Present', 'Huorn', 'Wargs'] },
        moment: 'hazards',
        declared: 1,
      });
      t.board(board());
      t.hazard.plays('Two or Three Tribes Present', 'Awakened Plant').stage.resolve();
      t.hazard.may('play Huorn').mayNot('play Wargs');
      t.say('another kind named: the Huorn counts');
      t.board(board());
      t.hazard.plays('Two or Three Tribes Present', 'Wolf').stage.resolve();
      t.hazard.mayNot('play Huorn').may('play Wargs');
    },
  ),

  scenario(
    'Indûr makes one wounded character lose one item, chosen by the side the rules say',
    { proves: ['crf/card/indur-dawndeath/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                {
                  name: 'Aragorn II',
                  status: 'wounded',
                  bears: ['Glamdring', 'Cram', 'Lesser Ring'],
                },
                { name: 'Gimli', status: 'wounded', bears: ['Horn of Anor'] },
                { name: 'Legolas', bears: ['Elf-stone'] },
              ],
            },
          ],
        },
        hazard: { events: ['Indûr Dawndeath'] },
        moment: 'hazards',
      });
      t.hazard.chooses('use Indûr Dawndeath').may('Gimli').mayNot('Legolas').chooses('Aragorn II');
      t.shows('crf/card/indur-dawndeath/1#2');
      t.resolve();
      const chooser = t.rules === 'coe' ? t.resource : t.hazard;
      chooser.options_are('Glamdring', 'Cram').chooses('Glamdring');
      t.equal(t.card('Glamdring').zone, 'discard', 'it is lost');
      t.shows('crf/card/indur-dawndeath/1#3');
      t.equal(
        [t.card('Cram').zone, t.card('Lesser Ring').zone, t.card('Horn of Anor').zone],
        ['play', 'play', 'play'],
        'and nothing else of him or of another',
      );
      t.shows('crf/card/indur-dawndeath/1#1');
      t.equal(t.card('Indûr Dawndeath').zone, 'discard', 'he is gone');
    },
  ),

  scenario(
    'An attack copied from another card comes without what else that card does',
    { proves: ['crf/card/incite-denizens/1'], rules: ALL },
    (t) => {
      t.board(barrows(['Incite Denizens'], ['The Moon Is Dead']));
      t.hazard.plays('Incite Denizens', '(The Moon Is Dead)').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal(
        t.fightOut(2, 12, 2, 12),
        [
          [2, 9],
          [2, 9],
          [2, 9],
        ],
        'three attacks, each with one strike and one prowess more, and none of them twice as strong or doubled again',
      );
      t.say('Nor what a Dragon does from his lair: greater items weigh no more for his copy');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Gold Hill',
              members: [{ name: 'Aragorn II', bears: ['Wormsbane'] }, 'Gimli', 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['Incite Denizens'], events: ['Itangast at Home'] },
        moment: 'hazards',
      });
      const burden = t.card('Aragorn II').stat('corruption');
      t.hazard.plays('Incite Denizens', '(Itangast at Home)').stage.resolve();
      t.equal(t.card('Aragorn II').stat('corruption'), burden, 'one more by the card, not two');
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.fightOut({ always: 7 }).length, 3, 'while the attack itself is copied');
    },
  ),

  scenario(
    'A copied attack is gone with the card that made what it copies',
    { proves: ['crf/card/incite-denizens/2'], rules: ALL },
    (t) => {
      t.board(inWinter());
      t.hazard.plays('Incite Defenders', '(Fell Winter)').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal(
        t.fightOut([2, 2, 12], [2, 2, 12, 12]),
        [
          [3, 7],
          [3, 7],
        ],
        'the wolves come twice',
      );
      t.say('now the winter goes before the site is reached');
      t.board(inWinter());
      t.hazard.plays('Incite Defenders', '(Fell Winter)').stage.resolve();
      t.resource.plays('Twilight', 'Fell Winter').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.expect(!t.underAttack, 'neither the wolves nor their copy');
      t.equal(t.fightOut(), [], 'no attack at all');
      t.say('So with Incite Denizens, and a card that is no weather');
      t.board(barrows(['Incite Denizens'], ['The Moon Is Dead']));
      t.hazard.plays('Incite Denizens', '(The Moon Is Dead)').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal(t.fightOut(2, 12, 2, 12).length, 3, 'that of the place, the other, and its copy');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II', 'Gimli', 'Elrond'] },
          ],
          hand: ['Marvels Told'],
        },
        hazard: { hand: ['Incite Denizens'], events: ['The Moon Is Dead'] },
        moment: 'hazards',
      });
      t.hazard.plays('Incite Denizens', '(The Moon Is Dead)').stage.resolve();
      t.rolls(12).resource.plays('Marvels Told', 'The Moon Is Dead').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal(
        t.fightOut(12),
        [[1, 8]],
        'the attack of the place is left, and neither of the others',
      );
    },
  ),

  scenario(
    'What is done to an automatic-attack is done to its copy, which follows it at once',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board(barrows(['Incite Denizens', 'Choking Shadows'], []));
      t.hazard.plays('Incite Denizens').stage.resolve();
      t.hazard.plays('Choking Shadows', 'automatic-attack 1').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.equal(
        t.fightOut(2, 12, 2),
        [
          [1, 10],
          [1, 10],
        ],
        'both have two prowess more',
      );
    },
  ),

  scenario(
    'There is one Incite Denizens for a site, and none where nothing attacks',
    { proves: ['coe/9.3'], rules: ALL },
    (t) => {
      t.board(barrows(['Incite Denizens', 'Incite Denizens'], []));
      t.hazard.plays('Incite Denizens').stage.resolve();
      t.hazard.mayNot('play Incite Denizens');
      t.board({
        ...barrows(['Incite Denizens', 'Incite Defenders'], []),
        resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }] },
      });
      t.hazard
        .mayNot('play Incite Denizens')
        .mayNot('play Incite Defenders')
        .refused('Incite Denizens', { 'no-target': 'coe/9.3' });
    },
  ),
];
