import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { type Members, rolled } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

const on = (
  at: Named,
  to: Named,
  members: Members,
  hand: Named[],
  hazards: Named[],
  events: Named[] = [],
): BoardSpec => ({
  resource: { companies: [{ at, to, members }], hand, events },
  hazard: { hand: hazards },
  moment: 'hazards',
});

export const friendsAndHoards: readonly Scenario[] = [
  scenario(
    'A Friend or Three: one check is the better for everyone in the company',
    { proves: ['coe/9.3'], rules: ALL },
    (t) => {
      t.board(
        on(
          'Rivendell',
          'Bree',
          ['Gimli', 'Legolas', 'Bergil'],
          ['A Friend or Three'],
          ['Weariness of the Heart', 'River'],
        ),
      );
      t.resource.refused('A Friend or Three', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli');
      t.rolls(4);
      t.resource.plays('A Friend or Three').stage.resolve();
      t.equal(rolled(t, 'corruption'), [{ total: 7, against: 0 }], 'four and three');
      t.board({
        resource: {
          companies: [{ at: 'Dol Amroth', members: ['Imrahil', 'Bergil'] }],
          hand: ['Knights of Dol Amroth', 'A Friend or Three'],
        },
        moment: 'entered',
      });
      t.resource.plays('Knights of Dol Amroth', 'Imrahil');
      t.rolls(4);
      t.resource.plays('A Friend or Three').stage.resolve();
      t.equal(rolled(t, 'influence'), [{ total: 4 + 5 + 2, against: 8 }], 'an influence check too');
    },
  ),

  scenario(
    'Align Palantír: a sage makes its bearer see',
    { proves: ['coe/9.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Aragorn II', bears: ['Palantír of Orthanc'] }, 'Annalena'],
            },
          ],
          hand: ['Align Palantír', 'Align Palantír'],
          discard: ['Cram'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Palantír of Orthanc');
      const before = t.card('Aragorn II').corruption;
      t.resource.plays('Align Palantír').stage.resolve();
      t.equal(
        [t.card('Align Palantír').host, t.card('Aragorn II').corruption - before, t.points(0).misc],
        ['Palantír of Orthanc', 2, 2],
        'it lies on the stone, with its corruption and its worth',
      );
      t.resource.may('use Palantír of Orthanc').mayNot('play Align Palantír');
      t.rolls(12);
      t.resource.chooses('store Palantír of Orthanc').stage.resolve();
      t.equal(
        [t.card('Palantír of Orthanc').stored, t.card('Align Palantír').stored],
        ['Rivendell', 'Rivendell'],
        'both are stored',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Aragorn II', bears: ['Palantír of Orthanc'] }, 'Gimli'],
            },
          ],
          hand: ['Align Palantír', 'Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('play Align Palantír');
    },
  ),

  scenario(
    'Align Palantír: lost as the stone is carried on',
    { proves: ['coe/9.6.3'], rules: ALL },
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
                  bears: [{ name: 'Palantír of Orthanc', on: ['Align Palantír'] }],
                },
              ],
            },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.skipTo('movement-hazard');
      t.equal(
        [t.card('Align Palantír').zone, t.card('Palantír of Orthanc').zone],
        ['discard', 'play'],
        'only the stone is left',
      );
    },
  ),

  scenario(
    'And Forth He Hastened: the Wizard or one of his company is ready again',
    { proves: ['coe/9.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gandalf', status: 'tapped' },
                { name: 'Gimli', status: 'tapped' },
                'Legolas',
              ],
            },
            { at: 'Lórien', members: [{ name: 'Haldir', status: 'tapped' }] },
          ],
          hand: ['And Forth He Hastened'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('play And Forth He Hastened')
        .options_are('Gandalf', 'Gimli', 'back')
        .chooses('Gimli')
        .stage.resolve();
      t.equal(t.card('Gimli').status, 'untapped', 'he is untapped');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', status: 'tapped' }] }],
          hand: ['And Forth He Hastened'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('play And Forth He Hastened');
    },
  ),

  scenario(
    'Bounty of the Hoard: one minor or major item more from a tapped hoard',
    { proves: ['coe/5.1.3'], rules: ALL },
    (t) => {
      const at = (site: Named, tapped: boolean): BoardSpec => ({
        resource: {
          companies: [
            { at: site, ...(tapped ? { siteTapped: true } : {}), members: ['Gimli', 'Legolas'] },
          ],
          hand: ['Bounty of the Hoard', 'Glamdring', 'Enruned Shield', 'Cram', 'Twilight'],
        },
        hazard: { events: ['Doors of Night'] },
        moment: 'entered',
      });
      t.board(at('Isle of the Ulond', true));
      t.resource.mayNot('play Glamdring').plays('Bounty of the Hoard').stage.resolve();
      t.resource
        .may('play Glamdring')
        .may('play Cram')
        .mayNot('play Enruned Shield')
        .plays('Glamdring', 'Gimli')
        .stage.resolve();
      t.equal(
        [t.card('Glamdring').host, t.card('Gimli').status],
        ['Gimli', 'tapped'],
        'he has it, and tapped for it',
      );
      t.resource.mayNot('play Cram');
      t.board(at('Isle of the Ulond', false));
      t.resource.mayNot('play Bounty of the Hoard');
      t.board(at('Barrow-downs', true));
      t.resource.mayNot('play Bounty of the Hoard');
    },
  ),

  scenario(
    'Fellowship: four together are stronger, until one comes or goes',
    { proves: ['coe/9.6.3'], rules: ALL },
    (t) => {
      const four = (at: Named, members: Members): BoardSpec => ({
        resource: { companies: [{ at, members }], hand: ['Fellowship', 'Elrohir'] },
        moment: 'organization',
      });
      t.board(
        four('Rivendell', ['Elladan', { name: 'Bergil', bears: ['Goldberry'] }, 'Sam Gamgee']),
      );
      t.resource.plays('Fellowship').stage.resolve();
      t.equal(
        [t.card('Elladan').stat('prowess'), t.card('Elladan').stat('corruption-check')],
        [6, 1],
        'one more of each',
      );
      t.resource
        .chooses('organize')
        .chooses('play Elrohir at Rivendell', 'under general influence in the company of Elladan');
      t.equal(t.card('Fellowship').zone, 'discard', 'a fifth ends it');
      t.board(four('Bree', ['Elladan', 'Bergil', 'Sam Gamgee', 'Adrazar']));
      t.resource.mayNot('play Fellowship');
      t.board(four('Rivendell', ['Elladan', 'Bergil', 'Sam Gamgee']));
      t.resource.mayNot('play Fellowship');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elladan', 'Bergil', 'Sam Gamgee', 'Adrazar'],
              events: ['Fellowship'],
            },
          ],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
      });
      t.rolls(2);
      t.hazard.plays('Call of Home', 'Elladan').stage.resolve();
      t.equal(
        [t.card('Elladan').zone, t.card('Fellowship').zone],
        ['hand', 'discard'],
        'as does one who leaves',
      );
    },
  ),

  scenario(
    'Forewarned Is Forearmed: of several automatic-attacks one is left, the worst one likes, and cannot be canceled',
    { proves: ['coe/2.V.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Gimli', 'Legolas'] }],
          events: ['Forewarned Is Forearmed'],
          hand: ['Dark Quarrels'],
        },
        hazard: { hand: ['River'] },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('enter');
      t.asks(t.hazard, 'one-attack');
      t.equal(t.offered().length, 2, 'the Orcs or the Trolls');
      t.hazard.chooses('automatic-attack 2 of Dol Guldur');
      t.equal([t.attack().strikes, t.attack().prowess], [2, 8], 'the Trolls');
      t.resource.mayNot('play Dark Quarrels');
      t.fightOut(12, 12);
      t.equal(
        t.card('Forewarned Is Forearmed').zone,
        'discard',
        'defeated, it takes the warning along',
      );
      t.expect(!t.underAttack, 'and the Orcs never came');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gimli'] }],
          events: ['Forewarned Is Forearmed'],
          hand: ['Forewarned Is Forearmed'],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('play Forewarned Is Forearmed')
        .refused('Forewarned Is Forearmed', { duplicate: 'coe/g.cbd.1' });
    },
  ),
];
