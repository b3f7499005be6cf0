import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
/** A card that could always be played: with it in hand a player is asked at every turn. */
const SPARE = 'Forewarned Is Forearmed';

/** A card does many things, one after the other, and nothing between them: Lucky Search (annotation 24). */
export const partsInOrder: readonly Scenario[] = [
  scenario(
    'Herbs in answer undo Lucky Search, and cannot come between its parts',
    {
      proves: [
        'companion/annotation/24/2',
        'companion/annotation/24/3',
        'companion/annotation/5/1',
        'companion/actions-and-active-and-passive-conditions/2',
        'crf/term/active-conditions/2',
        'coe/9.2.1',
        'coe/9.2.3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Aragorn II', { name: 'Boromir II', bears: ['Healing Herbs'] }],
            },
          ],
          hand: ['Lucky Search', SPARE],
          deck: ['Bree', 'Sword of Gondolin'],
        },
        moment: 'entered',
      });
      t.resource.plays('Lucky Search', 'Aragorn II');
      t.equal(t.card('Aragorn II').status, 'tapped', 'the scout is tapped as it is declared');
      t.shows(
        'companion/annotation/24/2#1',
        'companion/actions-and-active-and-passive-conditions/2#2',
      );
      t.resource.uses('Healing Herbs', 'Aragorn II', { way: 'tapped character' });
      t.equal(t.card('Healing Herbs').zone, 'discard', 'the herbs are gone at once');
      t.resolve();
      t.equal(t.card('Aragorn II').status, 'untapped', 'the herbs have worked');
      t.equal(t.card('Sword of Gondolin').zone, 'deck', 'no card was turned over');
      t.equal(t.card('Lucky Search').zone, 'discard', 'the search came to nothing');
      t.expect(!t.underAttack, 'and nobody is attacked');
      t.shows('companion/annotation/24/2#3', 'companion/annotation/24/3#2');
    },
  ),
  scenario(
    'Lucky Search from the first card turned over to the last shuffled back',
    {
      proves: [
        'companion/annotation/24/2',
        'companion/annotation/24/3',
        'crf/term/timing/2',
        'crf/term/reveal/1',
        'coe/9.5.4',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                { name: 'Aragorn II', bears: ['Magic Ring of Stealth'] },
                { name: 'Boromir II', bears: ['Healing Herbs'] },
              ],
            },
          ],
          hand: ['Lucky Search', 'Risky Blow', SPARE],
          deck: ['Bree', 'Book of Mazarbul', 'Sword of Gondolin', 'Horn of Anor'],
        },
        others: [{}],
        moment: 'entered',
      });
      const size = t.state.players[0].deck.length;
      t.resource.plays('Lucky Search', 'Aragorn II').stage.resolve();
      // a special item is passed over; the third card is the one
      t.equal(t.card('Sword of Gondolin').host, 'Aragorn II', 'the scout has the item already');
      t.shows('companion/annotation/24/2#6');
      t.equal(t.attack().prowess, 6, 'three cards were turned over');
      for (const name of ['Bree', 'Book of Mazarbul'] as const) {
        const id = t.state.def.findIndex(
          (_, i) => t.state.zone[i] === 'aside' && t.card(name).id === i,
        );
        t.equal(t.card(name).zone, 'aside', `${name} is turned over still`);
        t.equal(
          [0, 1, 2].map((seat) => t.sees(seat, id)),
          [true, true, true],
          `${name} lies open for all three`,
        );
      }
      t.shows('companion/annotation/24/2#4');
      t.equal(t.attack().strikes, 1, 'of a single strike');
      // nobody could do anything before the strike is his
      t.asks(t.resource, 'support').passUntil('strike-defender');
      t.shows('crf/term/timing/2#2');
      t.resource
        .mayNot('Magic Ring of Stealth')
        .refused('Magic Ring of Stealth', { uncancelable: 'coe/9.4.3' });
      t.resource
        .mayNot('Healing Herbs')
        .refused('Healing Herbs', { 'no-target': 'coe/9.3', 'other-strike': 'coe/3.iv.5' });
      t.shows('companion/annotation/24/3#1');
      t.expect(
        t.attack().assigned.length === 1 && t.attack().assigned[0] === 'Aragorn II',
        'the strike is his',
      );
      t.shows('companion/annotation/24/2#7');
      t.resource.may('play Risky Blow');
      // 8 prowess with the sword, 1 less as he is tapped
      t.equal(t.strikeProwess(), 7, 'tapped as he is');
      t.rolls(2);
      t.resource.plays('Risky Blow').stage.resolve();
      t.expect(
        t.steps.some((x) => x.events.some((e) => e.event === 'strike' && e.prowess === 10)),
        'three more on his roll',
      );
      t.shows('companion/annotation/24/3#4');
      const before = t.steps.length;
      t.passUntil('site');
      t.expect(
        t.steps.slice(before - 1).some((x) => x.events.some((e) => e.event === 'shuffle')),
        'the deck is shuffled',
      );
      t.equal(t.card('Sword of Gondolin').host, 'Aragorn II', 'he keeps it');
      t.shows('companion/annotation/24/2#10');
      t.equal(t.state.players[0].deck.length, size - 1, 'the other cards are back in the deck');
      t.shows('crf/term/timing/2#1', 'companion/annotation/24/2#9');
      t.resource.may('use Healing Herbs: tapped character');
      t.shows('companion/annotation/24/3#3');
      t.say('A scout who is no warrior strikes no such blow');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Fatty Bolger'] }],
          hand: ['Lucky Search', 'Risky Blow'],
          deck: ['Sword of Gondolin'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Lucky Search', 'Fatty Bolger').stage.resolve();
      t.passUntil('strike-defender');
      t.resource.mayNot('play Risky Blow').refused('Risky Blow', { 'no-user': 'coe/9.2' });
      t.shows('companion/annotation/24/3#5');
      t.say('Nor does another scout help him out of the attack as a whole');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Fatty Bolger', 'Frodo'] }],
          hand: ['Lucky Search', 'Concealment'],
          deck: ['Sword of Gondolin'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Lucky Search', 'Fatty Bolger').stage.resolve();
      t.expect(t.underAttack, 'they come');
      t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
      t.shows('companion/annotation/24/2#8');
    },
  ),
  scenario(
    'Lucky Search to the end of the deck: no item, but the guards come and all is shuffled back',
    { proves: ['companion/annotation/24/2'], rules: ALL },
    (t) => {
      for (const still of [true, false]) {
        const stone = { name: 'Palantír of Amon Sûl', on: ['Align Palantír'] } as const;
        t.board({
          resource: {
            companies: [
              { at: 'Moria', members: [{ name: 'Aragorn II', bears: [stone] }, 'Boromir II'] },
            ],
            hand: ['Lucky Search', SPARE],
            deck: ['Bree', 'Book of Mazarbul', 'Bree', 'Bree'],
            noFiller: true,
          },
          moment: 'entered',
        });
        const size = 4;
        t.equal(t.card('Aragorn II').status, 'untapped', 'before');
        t.resource.plays('Lucky Search', 'Aragorn II');
        t.equal(t.card('Aragorn II').status, 'tapped', 'he taps as it is declared');
        if (!still) {
          t.say('In answer he looks into the stone, and is lost to it');
          t.rolls(4);
          t.resource.uses('Palantír of Amon Sûl').stage.resolve();
          t.expect(t.card('Aragorn II').zone !== 'play', 'the scout is gone');
          t.equal(t.card('Book of Mazarbul').zone, 'deck', 'no card was turned over');
          t.expect(!t.underAttack, 'and nobody is attacked');
          t.shows('companion/annotation/24/2#2');
          continue;
        }
        t.resolve();
        t.equal(t.card('Book of Mazarbul').zone, 'aside', 'turned over, but special');
        t.equal(t.state.players[0].deck.length, 0, 'to the end');
        t.equal([t.attack().strikes, t.attack().prowess], [1, 3 + size], 'the guards come');
        t.shows('companion/annotation/24/2#5');
        const before = t.steps.length;
        t.rolls(12);
        t.passUntil('site');
        t.equal(t.state.players[0].deck.length, size, 'all are back, he has found nothing');
        t.expect(
          t.steps.slice(before).some((x) => x.events.some((e) => e.event === 'shuffle')),
          'shuffled in',
        );
        t.shows('companion/annotation/24/2#9');
      }
    },
  ),
  scenario(
    'A Lucky Search taps a scout and nobody else, and ends with the first item of any class but a special one',
    { proves: ['companion/annotation/24/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Lucky Search', SPARE],
        },
        moment: 'entered',
      });
      t.say('Neither of them is a scout');
      t.resource.mayNot('play Lucky Search').refused('Lucky Search', { 'no-user': 'coe/9.2' });
      t.shows('companion/annotation/24/2#1');
      for (const item of [
        'Dagger of Westernesse',
        'Horn of Anor',
        'Hauberk of Bright Mail',
        'Sword of Gondolin',
        'Beautiful Gold Ring',
        'Glamdring',
        'Scroll of Isildur',
        'Adamant Helmet',
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: ['Fatty Bolger', 'Gimli'] }],
            hand: ['Lucky Search', SPARE],
            deck: ['Gwaihir', 'Legolas', 'Magic Ring of Lore', item, 'Dwarven Axe', 'Elf-stone'],
          },
          moment: 'entered',
        });
        t.resource.plays('Lucky Search', 'Fatty Bolger').stage.resolve();
        t.equal(
          [t.card('Gwaihir').zone, t.card('Legolas').zone, t.card('Magic Ring of Lore').zone],
          ['aside', 'aside', 'aside'],
          'an ally, a character and a special item are passed over',
        );
        for (const name of ['Gwaihir', 'Legolas', 'Magic Ring of Lore'] as const)
          t.expect(t.sees(1, t.id(name)), `his opponent sees ${name}`);
        t.equal(
          [t.card(item).host, t.card('Dwarven Axe').zone, t.attack().prowess],
          ['Fatty Bolger', 'deck', 7],
          `${item} is the one`,
        );
      }
      t.shows('companion/annotation/24/2#4');
    },
  ),
  scenario(
    'A scout wounded by the guards loses what his luck had found',
    { proves: ['companion/annotation/24/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Fatty Bolger', 'Boromir II'] }],
          hand: ['Lucky Search', SPARE],
          deck: ['Bree', 'Bree', 'Bree', 'Bree', 'Sword of Gondolin'],
        },
        moment: 'entered',
      });
      t.resource.plays('Lucky Search', 'Fatty Bolger');
      t.rolls(2, 2);
      t.resolve();
      t.passUntil('site');
      t.equal(t.card('Fatty Bolger').status, 'wounded', 'he is hurt');
      t.equal(t.card('Sword of Gondolin').zone, 'discard', 'and the item is gone');
      t.shows('companion/annotation/24/2#10');
    },
  ),
];
