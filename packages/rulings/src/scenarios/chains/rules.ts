import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

/** Rules of actions and effects that no ruling speaks of. */
export const rulesOfEffects: readonly Scenario[] = [
  scenario(
    'A chance that an event gives is taken next, or the event comes back',
    { proves: ['coe/5.1.3'], rules: ['coe'] },
    (t) => {
      for (const taken of [true, false] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Isengard', siteTapped: true, members: ['Aragorn II', 'Boromir II'] },
            ],
            hand: ['Thorough Search', 'Cram', SPARE],
          },
          moment: 'entered',
        });
        t.resource.mayNot('play Cram').plays('Thorough Search', 'Aragorn II').stage.resolve();
        t.resource.may('play Cram');
        if (taken) {
          t.resource.plays('Cram', 'Boromir II').stage.resolve();
          t.equal(t.card('Thorough Search').zone, 'discard', 'the event is spent');
          continue;
        }
        t.resource.plays(SPARE).stage.resolve();
        t.resource.mayNot('play Cram');
        t.expect(t.hand(0).includes('Thorough Search'), 'the event is in hand again');
      }
    },
  ),
  scenario(
    'What only changes how things are read holds at once and opens no chain',
    { proves: ['coe/9.1.5', 'pef/term/passive-conditions/1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Haldir'] }],
          hand: [SPARE],
        },
        hazard: { events: ['Doors of Night'], hand: ['Lost in the Wilderness', 'Morgul Night'] },
        moment: 'hazards',
      });
      t.equal(t.path('Elladan'), ['wilderness', 'wilderness'], 'the way at first');
      t.hazard.plays('Lost in the Wilderness');
      t.resource.passes();
      t.hazard.plays('Morgul Night').stage.resolveThis();
      t.equal(t.path('Elladan'), ['shadow', 'shadow'], 'dark');
      t.equal(t.limit('Elladan'), 3, 'there was no Wilderness left to be lost in');
      t.asks(t.resource, 'act');
      t.shows('pef/term/passive-conditions/1#2');
    },
  ),
  scenario(
    'An automatic-attack can be reached before it comes, an attack cannot',
    { proves: ['coe/9.3.2.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Elladan', 'Elrohir'] }],
          events: ['Gates of Morning'],
          hand: ['Not at Home', 'The Cock Crows', 'Quiet Lands', SPARE],
        },
        hazard: { hand: ['Choking Shadows'] },
        moment: 'hazards',
      });
      t.resource
        .may('play Not at Home: strikes')
        .may('play Quiet Lands: automatic-attack')
        .mayNot('play Not at Home: cancel')
        .mayNot('play The Cock Crows: Troll');
      t.hazard.plays('Choking Shadows', { way: 'automatic-attack' }).stage.resolve();
      t.passUntil('enter');
      t.resource.chooses('enter');
      t.equal(t.attack().prowess, 11, 'nine, and two more since then');
      t.resource.may('play Not at Home: cancel').may('play The Cock Crows: Troll');
    },
  ),
  scenario(
    'A region that nobody goes through cannot be changed',
    { proves: ['coe/9.3.4'], rules: ALL },
    (t) => {
      for (const to of ['Bree', 'Bag End'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to, members: ['Elladan', 'Elrohir'] }],
            hand: [SPARE],
          },
          hazard: { events: ['Doors of Night'], hand: ['New Moon'] },
          moment: 'hazards',
        });
        t.resource.passes();
        // only the way to Bag End leads through a Free-domain
        if (to === 'Bree') t.hazard.mayNot('play New Moon: Free-domain');
        else t.hazard.may('play New Moon: Free-domain');
      }
    },
  ),
  scenario(
    'A region can be changed that stands in the path of a site in play, though nobody is on the way',
    { proves: ['coe/9.3.4', 'coe/2.IV.ii.2'], rules: ALL },
    (t) => {
      const change = 'Master of Wood, Water, or Hill';
      const org = (at: Named): void => {
        t.board({
          resource: {
            companies: [{ at, members: ['Elrond'] }],
            hand: [change],
            sites: at === 'Bree' ? ['Rivendell'] : [],
          },
          hazard: { hand: ['Wolves'] },
          moment: 'organization',
          asksPasses: true,
        });
      };
      org('Rivendell');
      t.resource.refused(change, { 'no-target': 'coe/9.3' });
      org('Bree');
      t.rolls(7)
        .resource.plays(change, { way: 'Wilderness as Border-land' }, 'Rhudaur')
        .stage.resolve();
      t.equal(t.card('Elrond').status, 'tapped', 'the sage');
      t.resource.chooses('move', 'Rivendell').passes();
      t.skipTo('route').resource.chooses('starter').stage.noDraws();
      t.equal(t.path('Elrond'), ['wilderness', 'border'], 'on the way back it is changed');
    },
  ),
  scenario(
    'A canceled card is in the discard pile before the next one resolves',
    { proves: ['coe/9.4.2', 'coe/9.5.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { hand: ['Gloom', 'An Unexpected Outpost'], sideboard: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', 'Elladan', { way: 'prowess' });
      t.resource.passes();
      t.hazard.plays('An Unexpected Outpost');
      t.resource.plays('Twilight', 'Gloom', { way: 'unresolved' }).stage.resolve();
      t.hazard.options_are('Wargs', 'Gloom');
      t.hazard.chooses('Gloom');
      t.equal(t.card('Gloom').zone, 'deck', 'it could be fetched at once');
    },
  ),
  scenario(
    'Of two effects that cannot both be, the later is the one that counts',
    { proves: ['coe/9.4.3'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Weathertop', onSite: ['Rebuild the Town'], members: ['Elladan', 'Elrohir'] },
          ],
          hand: [SPARE],
        },
        hazard: { events: ['Doors of Night'], hand: ['Gloom', 'Slayer', 'Chill Douser'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.may('play Slayer').mayNot('play Chill Douser');
      t.hazard.plays('Gloom', 'Weathertop', { way: 'Border-hold' }).stage.resolve();
      t.resource.passes();
      t.hazard.mayNot('play Slayer').may('play Chill Douser');
    },
  ),
  scenario(
    'What a character may do is for his player to decide',
    { proves: ['coe/9.4.4', 'coe/9.1.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Elladan', bears: ['Foolish Words'] }, 'Elrohir'],
            },
          ],
          hand: [SPARE],
        },
        hazard: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Haldir', bears: ['Foolish Words'] }] }],
        },
        moment: 'organization',
      });
      // the words on his own Elf, though the card is the opponent's; not those on the other
      t.equal(
        t.offered().filter((w) => w.startsWith('use Foolish Words')).length,
        1,
        'one attempt is offered',
      );
      t.resource.uses('Foolish Words');
      t.equal(t.card('Elladan').status, 'tapped', 'he taps for it');
      t.rolls(12).resolve();
      t.equal(t.card('Haldir').status, 'untapped', 'the other does not');
    },
  ),
  scenario(
    'At the end of the phase only rolls and what belongs there can be touched',
    { proves: ['coe/9.6.6', 'coe/9.6.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Elladan', bears: ['Lure of Nature'] },
                { name: 'Elrohir', bears: ['Lure of Nature'] },
              ],
            },
          ],
          hand: ['A Friend or Three', 'Gates of Morning', SPARE],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.pass(3);
      t.asks(t.resource, 'passives');
      t.resource.chooses('Lure of Nature (Elrohir)');
      t.equal(t.chain().length, 2, 'all that happens at the end stands in one chain');
      t.resource
        .may('play A Friend or Three')
        .mayNot('play Gates of Morning')
        .refused('Gates of Morning', { 'phase-ends': 'coe/9.6.6' })
        .mayNot(SPARE);
      t.hazard.refused('Doors of Night', { 'phase-ends': 'coe/9.6.6' });
    },
  ),
  scenario(
    'Two copies of one passive condition act once, and are both used up',
    { proves: ['coe/9.6.7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Easterling Camp', members: ['Elrond', 'Boromir II'] }],
          hand: ['Easterlings', SPARE],
        },
        hazard: { events: ['Lure of Power', 'Lure of Power'] },
        moment: 'entered',
      });
      t.resource.plays('Easterlings', 'Boromir II');
      t.rolls(12, 12).resolve();
      t.equal(t.card('Easterlings').zone, 'pile', 'the attempt succeeded');
      t.equal(t.state.dice, [], 'one check was made');
      t.equal(t.state.table.filter((id) => t.idOf(id) === 'TW-59').length, 0, 'and both are gone');
    },
  ),
];
