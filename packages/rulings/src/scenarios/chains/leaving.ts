import { query } from '@mathom/engine';
import {
  type CompanySpec,
  type Member,
  type Named,
  type Scenario,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

/** What ends with a card, what it reaches while it is there, and what is normal. */
export const leavingPlay: readonly Scenario[] = [
  scenario(
    'What is on a discarded card is discarded with it',
    { proves: ['crf/term/discard/2', 'crf/term/targets/7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                'Elrond',
                {
                  name: 'Elladan',
                  status: 'wounded',
                  bears: [{ name: 'Scroll of Isildur', on: ['Free to Choose'] }],
                },
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: { events: ['Indûr Dawndeath'] },
        moment: 'hazards',
      });
      t.equal(t.card('Free to Choose').host, 'Scroll of Isildur', 'one on the other');
      t.hazard.uses('Indûr Dawndeath', 'Elladan').stage.resolve();
      t.equal(t.card('Scroll of Isildur').zone, 'discard', 'the item is taken');
      t.equal(t.card('Free to Choose').zone, 'discard', 'and what was on it');
      t.say('So it is with a faction, though it lies in a pile');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Hador', 'Hendolen', 'Ciryaher', 'Ostisen'] }],
          pile: [{ name: 'Snaga-hai', on: ['Grond'] }],
        },
        hazard: { hand: ['Muster Disperses'] },
        moment: 'hazards',
      });
      t.rolls(2).hazard.plays('Muster Disperses').stage.resolve();
      t.equal(
        [t.card('Snaga-hai').zone, t.card('Grond').zone],
        ['discard', 'discard'],
        'they are scattered, and what was on them',
      );
      t.shows('crf/term/targets/7#2');
    },
  ),
  scenario(
    'A town that was rebuilt falls with its site',
    { proves: ['crf/term/discard/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Weathertop',
              siteTapped: true,
              to: 'Rivendell',
              onSite: ['Rebuild the Town'],
              members: ['Elladan'],
            },
          ],
          hand: [SPARE],
        },
        moment: 'hazards',
      });
      t.equal(t.card('Rebuild the Town').zone, 'play', 'while the company is on its way');
      t.allPass();
      t.equal(t.card('Weathertop').zone, 'discard', 'the tapped site is left behind');
      t.equal(t.card('Rebuild the Town').zone, 'discard', 'with all that was on it');
    },
  ),
  scenario(
    'Cards are thrown away one by one, and Pallando sees each of them',
    { proves: ['crf/term/discard/3'], rules: ALL },
    (t) => {
      const hand: Named[] = [
        'Sun',
        'Moon',
        'Narya',
        'Nenya',
        'Vilya',
        'Escape',
        'Dodge',
        'Block',
        'Muster',
        'Hiding',
      ];
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }], hand },
        hazard: { companies: [{ at: 'Lórien', members: ['Pallando'] }] },
        moment: 'hazards',
      });
      t.passUntil('pick');
      t.asks(t.resource, 'pick');
      t.equal(t.hand(0).length, 10, 'two too many');
      t.resource.chooses('Hiding');
      t.equal(t.state.known[t.id('Hiding')] & 2, 2, 'Pallando knows the first');
      t.asks(t.resource, 'pick');
      t.equal(t.hand(0).length, 9, 'before the second is chosen');
      t.shows('crf/term/discard/3#1');
      t.resource.chooses('Muster');
      t.equal(t.state.known[t.id('Muster')] & 2, 2, 'and the second');
      t.shows('crf/term/discard/3#2');
      t.say(
        'So it is as the turn ends, with the card that he gives up and with those that are too many',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: [...hand, 'Stealth'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Pallando'] }] },
        moment: 'end-of-turn',
      });
      for (const [card, left] of [
        ['Hiding', 10],
        ['Muster', 9],
        ['Block', 8],
      ] as const) {
        t.asks(t.resource, left === 10 ? 'discard-one' : 'discard-to-size');
        t.resource.chooses(card);
        t.equal(t.hand(0).length, left, 'one at a time');
        t.equal(t.state.known[t.id(card)] & 2, 2, `Pallando sees ${card}`);
        if (left === 10) t.skipTo('discard-to-size');
      }
      t.shows('crf/term/discard/3#1', 'crf/term/discard/3#2');
    },
  ),
  scenario(
    'Marvels Told undo Minions Stir in the midst of an attack',
    { proves: ['crf/term/discard/5', 'crf/monday/11-3-97/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrond', 'Elladan'] }],
          hand: ['Marvels Told', SPARE],
        },
        hazard: { events: ['Minions Stir'], hand: ['Orc-watch'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-watch', 'Shadow-hold').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [4, 10], 'they are stirred');
      t.resource.plays('Marvels Told', 'Elrond', 'Minions Stir');
      t.rolls(12).resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 9], 'and then are not');
      t.shows('crf/term/discard/5#1', 'crf/monday/11-3-97/1#1');
    },
  ),
  scenario(
    'What is returned to the hand weighs on nobody',
    { proves: ['crf/term/discard/5', 'crf/monday/11-3-97/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: [
                'Gandalf',
                { name: 'Boromir II', bears: ['Despair of the Heart', 'Wound of Long Burden'] },
              ],
            },
          ],
          hand: ['Wizard Uncloaked', SPARE],
        },
        moment: 'hazards',
      });
      t.equal(
        [t.card('Boromir II').corruption, t.card('Boromir II').stat('body')],
        [2 + 1, 6],
        'he despairs, and is worn by his wound',
      );
      t.resource.plays('Wizard Uncloaked', 'Gandalf');
      t.rolls(12).resolve();
      t.equal(
        [t.card('Despair of the Heart').zone, t.card('Wound of Long Burden').zone],
        ['hand', 'hand'],
        'they go back',
      );
      t.equal(
        [t.card('Boromir II').corruption, t.card('Boromir II').stat('body')],
        [0, 7],
        'and with them what they did',
      );
      t.shows('crf/term/discard/5#3', 'crf/monday/11-3-97/1#2');
      t.say('Nor does what it says of others hold any more');
      const strikes = ([false, true] as const).map((back) => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gandalf', 'Boromir II'] }],
          },
          hazard: { events: ['Spider of the Môrlat'], hand: ['Giant Spiders'] },
          moment: 'hazards',
        });
        if (back) t.hazard.uses('Spider of the Môrlat').stage.resolve();
        t.equal(t.card('Spider of the Môrlat').zone, back ? 'hand' : 'play', 'where she lies');
        t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
        return t.attack().strikes;
      });
      t.equal(strikes, [3, 2], 'one more strike for each Spider, as long as she is there');
      t.shows('crf/monday/11-3-97/1#2');
      t.say('An item that is lost on the way is of no more use either');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elrond', { name: 'Elladan', status: 'wounded', bears: ['Glamdring'] }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { events: ['Indûr Dawndeath'] },
        moment: 'hazards',
      });
      const armed = t.card('Elladan').stat('prowess');
      t.hazard.uses('Indûr Dawndeath', 'Elladan').stage.resolve();
      t.equal(
        [t.card('Glamdring').zone, t.card('Elladan').stat('prowess')],
        ['discard', armed - 3],
        'the sword, and what it gave him',
      );
      t.shows('crf/term/discard/5#1');
    },
  ),
  scenario(
    'Effects end with their card, but not what the card was discarded for',
    { proves: ['coe/9.4.1', 'coe/9.4'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: ['Elrond', { name: 'Elladan', bears: ['Black Arrow'] }],
            },
          ],
          hand: ['Marvels Told', SPARE],
        },
        hazard: { events: ['Minions Stir'], hand: ['Orc-watch'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-watch', 'Shadow-hold').stage.resolve();
      t.resource.uses('Black Arrow').stage.resolve();
      t.equal(t.card('Black Arrow').zone, 'discard', 'the arrow is gone');
      t.equal(t.attack().prowess, 9, 'but it has told: 9 + 1 - 1');
      t.resource.plays('Marvels Told', 'Elrond', 'Minions Stir');
      t.rolls(12).resolve();
      t.equal(t.attack().prowess, 8, 'Minions Stir ends, the arrow does not');
    },
  ),
  scenario(
    'Prowess that hangs on the Gates falls with them',
    { proves: ['coe/9.6.9', 'coe/9.4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II'] }],
          events: ['Gates of Morning', 'Sun'],
          hand: [SPARE],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'hazards',
      });
      const before = t.card('Boromir II').stat('prowess');
      t.hazard.plays('Twilight', 'Gates of Morning', { way: 'discard' }).stage.resolve();
      t.equal(t.card('Sun').zone, 'play', 'the Sun still shines');
      t.equal(t.card('Boromir II').stat('prowess'), before - 1, 'but less');
    },
  ),
  scenario(
    'A hazard in somebody’s pile is no target',
    { proves: ['crf/term/marshalling-point-pile/2', 'coe/9.3.2.1'], rules: ALL },
    (t) => {
      for (const where of ['pile', 'play'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrond'] }],
            events: ['Gates of Morning'],
            hand: ['The Cock Crows', 'Marvels Told', SPARE],
          },
          hazard: where === 'pile' ? { pile: ['Mordor in Arms'] } : { events: ['Mordor in Arms'] },
          moment: 'hazards',
        });
        if (where === 'play')
          t.resource.may('play The Cock Crows: permanent-event').may('play Marvels Told');
        else
          t.resource
            .mayNot('The Cock Crows')
            .mayNot('Marvels Told')
            .refused('The Cock Crows', { 'no-target': 'coe/9.3' })
            .refused('Marvels Told', { 'no-target': 'coe/9.3' });
      }
      t.say('A resource there is one, unless it was stored');
      for (const where of ['pile', 'stored'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elrond'] }],
            pile: where === 'pile' ? ['Rangers of the North'] : [],
            stored: where === 'stored' ? [{ name: 'Rangers of the North', at: 'Bree' }] : [],
          },
          hazard: { hand: ['Muster Disperses', SPARE] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (where === 'pile') t.hazard.may('play Muster Disperses');
        else t.hazard.refused('Muster Disperses', { 'no-target': 'coe/9.3' });
      }
    },
  ),
  scenario(
    'Normal prowess is what is printed, whatever stirs the Trolls',
    { proves: ['crf/term/normal/1', 'pef/term/normal/1'], rules: ALL },
    (t) => {
      for (const troll of ['"Tom" (Tûma)', '"Bert" (Bûrat)'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II', 'Elladan'] }],
            hand: ['The Old Thrush', SPARE],
          },
          hazard: { events: ['Minions Stir'], hand: [troll] },
          moment: 'hazards',
        });
        t.hazard.plays(troll, 'Wilderness').stage.resolve();
        if (troll.includes('Tom')) {
          t.equal(t.attack().prowess, 14, 'thirteen, and one more');
          t.resource.may('play The Old Thrush');
        } else {
          t.equal(t.attack().prowess, 13, 'twelve, and one more');
          t.resource
            .mayNot('play The Old Thrush')
            .refused('The Old Thrush', { 'no-target': 'coe/9.3' });
        }
      }
      t.shows('pef/term/normal/1#1', 'crf/term/normal/1#1');
      t.say(
        'What its own text makes of it is normal too: who met Orcs meets a Lieutenant of eleven',
      );
      for (const met of [false, true]) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Moria', members: [{ name: 'Beorn', bears: ['Elven Rope'] }] },
            ],
            hand: ['Dark Quarrels'],
          },
          hazard: { hand: ['Orc-guard', 'Orc-lieutenant'], events: ['Minions Stir'] },
          moment: 'hazards',
        });
        if (met) {
          t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
          t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
        }
        t.hazard.plays('Orc-lieutenant', 'Shadow-hold').stage.resolve();
        t.equal(t.attack().prowess, met ? 12 : 8, 'with what stirs it');
        t.fightOut(12);
        // the rope holds what is normally of less than eleven
        t.equal(t.decision().about === 'instead', !met, 'whether he can be bound');
        t.shows('pef/term/normal/1#2', 'crf/term/normal/1#1');
      }
      t.say(
        'Of what no card says of itself it says something else: one more in hand, and one more',
      );
      for (const [at, size] of [
        ['Dol Guldur', 10],
        ['Minas Morgul', 9],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: ['Lieutenant of Dol Guldur'] }],
            events: ['The Lidless Eye'],
          },
          moment: 'organization',
        });
        t.equal(t.handSize(0), size, at);
      }
      t.shows('crf/term/normal/1#2');
      t.say(
        'Nor is it what others make of it: Ghosts of nine are bound, though two cards make eleven of it',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Moria', members: [{ name: 'Beorn', bears: ['Elven Rope'] }] },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Ghosts'], events: ['The Moon Is Dead', 'Plague of Wights'] },
        moment: 'hazards',
      });
      t.hazard.plays('Ghosts', 'Shadow-hold').stage.resolve();
      t.equal(t.attack().prowess, 11, 'one more by each of them');
      t.fightOut({ always: 12 });
      t.equal(t.decision().about, 'instead', 'they can be bound');
      t.shows('pef/term/normal/1#1');
      t.say('Of points too: what another card takes off a people is left out');
      for (const on of [[], ['One Dear to You']] as Named[][]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
            pile: [{ name: 'LE-264', on }],
          },
          hazard: { hand: ['Early Harvest'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.equal(t.points(0).faction, 2 - on.length, 'what they are worth now');
        t.resource.passes();
        t.rolls(12).hazard.plays('Early Harvest').stage.resolve();
        t.equal(t.card('Easterlings').zone, 'hand', 'twelve and their two, less one for minions');
      }
      t.shows('pef/term/normal/1#1', 'crf/term/normal/1#1');
    },
  ),
  scenario(
    'An ally who is a sage can do what a sage is needed for',
    { proves: ['crf/term/sage-only/1'], rules: ALL },
    (t) => {
      for (const ally of ['Treebeard', 'Quickbeam'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: [{ name: 'Boromir II', bears: [ally, 'Beautiful Gold Ring'] }, 'Elladan'],
              },
            ],
            hand: ['Marvels Told', 'Test of Lore', SPARE],
          },
          hazard: { events: ['Rank upon Rank'] },
          moment: 'hazards',
        });
        if (ally === 'Quickbeam') {
          t.resource
            .mayNot('play Marvels Told')
            .mayNot('play Test of Lore')
            .refused('Marvels Told', { 'no-user': 'coe/9.2' });
          continue;
        }
        t.resource.may('play Test of Lore');
        t.resource.plays('Marvels Told', 'Treebeard', 'Rank upon Rank');
        t.equal(t.card('Treebeard').status, 'tapped', 'he taps for it');
        t.resolve();
        t.equal(t.card('Rank upon Rank').zone, 'discard', 'and it works');
      }
      t.say('A stone finds what is for a sage only: whatever needs one, however it is said');
      const ADEPT: Member = {
        name: 'Elrond',
        bears: ['Palantír of Annúminas', 'Magic Ring of Lore'],
      };
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [ADEPT] }],
          discard: ['Test of Lore', 'When You Know More', 'Concealment', 'Riddling Talk', 'Cram'],
        },
        moment: 'organization',
      });
      t.resource.uses('Palantír of Annúminas').stage.resolve();
      t.resource
        .may('Test of Lore')
        .may('When You Know More')
        .mayNot('Concealment')
        .mayNot('Riddling Talk')
        .mayNot('Cram');
      t.shows('crf/term/sage-only/1#1', 'crf/term/sage-only/1#2');
    },
  ),
  scenario(
    'A town is rebuilt on one copy of its site only',
    { proves: ['crf/term/site/2', 'pef/term/site/1', 'coe/5.3.1'], rules: ALL },
    (t) => {
      for (const whose of ['mine', 'theirs'] as const) {
        const town: Partial<CompanySpec> = { onSite: ['Rebuild the Town'] };
        t.board({
          resource: {
            companies: [
              {
                at: 'Weathertop',
                members: ['Elladan', 'Elrohir'],
                ...(whose === 'mine' ? town : {}),
              },
            ],
            hand: [SPARE],
          },
          hazard: {
            companies: [
              { at: 'Weathertop', members: ['Haldir'], ...(whose === 'theirs' ? town : {}) },
            ],
            hand: ['Slayer', 'Chill Douser'],
          },
          moment: 'hazards',
        });
        t.resource.passes();
        if (whose === 'mine') t.hazard.may('play Slayer').mayNot('play Chill Douser');
        else t.hazard.may('play Chill Douser').mayNot('play Slayer');
        t.shows('crf/term/site/2#1', 'pef/term/site/1#1');
      }
      for (const whose of ['mine', 'theirs'] as const) {
        const town: Partial<CompanySpec> = { onSite: ['Rebuild the Town'] };
        t.board({
          resource: {
            companies: [
              { at: 'Weathertop', members: ['Elladan'], ...(whose === 'mine' ? town : {}) },
            ],
          },
          hazard: {
            companies: [
              { at: 'Weathertop', members: ['Haldir'], ...(whose === 'theirs' ? town : {}) },
            ],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        t.equal(t.underAttack, whose === 'theirs', `there are wolves still: ${whose}`);
      }
      t.shows('crf/term/site/2#1');
      t.say('Nor on another card of the site that the same player has');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'TW-436', members: ['Elladan'], onSite: ['Rebuild the Town'] },
            { at: 'AS-169', members: ['Haldir'] },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        (['Elladan', 'Haldir'] as const).map((x) => query.siteType(t.state, t.company(x).site)),
        ['border-hold', 'ruins'],
        'a town, and ruins still',
      );
      t.shows('crf/term/site/2#1');
      t.say('unless it speaks of the other versions as well');
      for (const roots of [true, false]) {
        t.board({
          resource: { companies: [{ at: 'DM-30', members: ['Elladan'] }] },
          hazard: {
            kind: 'balrog',
            companies: [
              { at: 'BA-90', members: ['Gorbag'], onSite: roots ? ['Roots of the Earth'] : [] },
            ],
          },
          moment: 'organization',
        });
        t.equal(
          [t.company('Elladan'), t.company('Gorbag')].map((c) => query.siteType(t.state, c.site)),
          roots ? ['shadow-hold', 'haven'] : ['ruins', 'ruins'],
          'that of heroes, and his own',
        );
        t.shows('crf/term/site/2#2', 'pef/term/site/1#2');
      }
    },
  ),
  scenario(
    'A Fell Winter comes to every hold on the border',
    { proves: ['crf/term/site/2', 'coe/5.3.1'], rules: ALL },
    (t) => {
      for (const site of ['Bree', 'Dunharrow'] as const) {
        t.board({
          resource: { companies: [{ at: site, members: ['Elladan', 'Elrohir'] }], hand: [SPARE] },
          hazard: { events: ['Fell Winter'], companies: [{ at: 'Bree', members: ['Haldir'] }] },
          moment: 'site',
        });
        t.resource.chooses('enter');
        t.equal([t.attack().strikes, t.attack().prowess], [3, 7], `wolves at ${site}`);
      }
      t.say('A Dragon at home is so on every card of his lair, that of heroes and that of minions');
      for (const [kind, site, who] of [
        ['wizard', 'TD-181', 'Elladan'],
        ['ringwraith', 'LE-417', 'Hador'],
      ] as const)
        for (const home of [true, false]) {
          t.board({
            resource: { kind, companies: [{ at: site, members: [who] }] },
            hazard: { events: home ? ['Scorba at Home'] : [] },
            moment: 'site',
            asksPasses: true,
          });
          t.resource.chooses('enter');
          t.equal(t.fightOut({ always: 12 }).length, home ? 2 : 1, `${kind}: attacks`);
          t.shows('crf/term/site/2#3');
        }
    },
  ),
  scenario(
    'A thorough search finds the hoard of a Dragon who fell long ago',
    { proves: ['pef/term/normal/3'], rules: ALL },
    (t) => {
      for (const search of ['Thorough Search', 'Catch an Elusive Scent'] as const) {
        const own = search === 'Thorough Search';
        const item = own ? 'Magical Harp' : 'Usriev of Treachery';
        const [scout, other] = own
          ? (['Aragorn II', 'Boromir II'] as const)
          : (['Luitprand', 'Jerrek'] as const);
        t.board({
          resource: {
            kind: own ? 'wizard' : 'ringwraith',
            companies: [{ at: 'Ovir Hollow', members: [scout, other] }],
            hand: [search, item, own ? SPARE : 'Orc Quarrels'],
            pile: ['Bairanax Ahunt'],
          },
          moment: 'site',
        });
        t.resource.chooses('enter');
        t.asks(t.resource, 'site');
        t.resource
          .mayNot(`play ${item}`)
          .refused(item, { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
        t.resource.plays(search, scout).stage.resolve();
        t.resource.plays(item, other).stage.resolve();
        t.equal(t.card(item).host, other, 'the site normally holds such things');
        t.shows(own ? 'pef/term/normal/3#1' : 'pef/term/normal/3#2');
      }
    },
  ),
  scenario(
    'What a site has become is not what it normally is: no search finds there what that would allow',
    { proves: ['pef/term/normal/3'], rules: ALL },
    (t) => {
      // by the rules of today what heroes search for is theirs
      const hero = t.rules === 'coe' ? [] : (['Thorough Search'] as const);
      for (const search of [null, ...hero, 'Catch an Elusive Scent'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'LE-397',
                members: ['Galva', 'Beretar'],
                onSite: ['Double-dealing', 'Rebuild the Town'],
                ...(search ? { siteTapped: true } : {}),
              },
            ],
            hand: [search ?? SPARE, 'Gleaming Gold Ring', 'Gold Ring that Sauron Fancies'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (!search) {
          t.resource.may('play Gleaming Gold Ring');
          continue;
        }
        t.resource.plays(search, 'Galva').stage.resolve();
        // what is found there normally it does find
        t.resource
          .may('play Gold Ring that Sauron Fancies')
          .mayNot('play Gleaming Gold Ring')
          .refused('Gleaming Gold Ring', { 'site-tapped': 'coe/2.V.1' });
        t.shows('pef/term/normal/3#3');
      }
    },
  ),
  scenario(
    'Where there never was a hoard a search finds none',
    { proves: ['pef/term/normal/3', 'coe/g.hoa.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Aragorn II', 'Boromir II'] }],
          hand: ['Thorough Search', 'Magical Harp', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Thorough Search', 'Aragorn II').stage.resolve();
      t.resource
        .mayNot('play Magical Harp')
        .refused('Magical Harp', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
      t.shows('pef/term/normal/3#1');
    },
  ),
  scenario(
    'Resource long-events have a phase of their own',
    { proves: ['coe/g.long.1', 'coe/5.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II'] }],
          hand: ['Sun', SPARE],
        },
        hazard: { hand: ['Minions Stir'] },
        moment: 'hazards',
      });
      t.resource.mayNot('play Sun').refused('Sun', { 'long-event': 'coe/2.III.2' }).passes();
      t.hazard.may('play Minions Stir');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Boromir II'] }],
          hand: ['Sun', SPARE],
        },
        hazard: { hand: ['Minions Stir'] },
        moment: 'long-event',
      });
      t.resource.may('play Sun');
      t.hazard.refused('Minions Stir', { phase: 'coe/2.1.2' });
    },
  ),
];
