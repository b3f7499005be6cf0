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
    { proves: ['crf/term/discard/2'], rules: ALL },
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
      t.resource.chooses('Muster');
      t.equal(t.state.known[t.id('Muster')] & 2, 2, 'and the second');
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
              members: ['Gandalf', { name: 'Boromir II', bears: ['Despair of the Heart'] }],
            },
          ],
          hand: ['Wizard Uncloaked', SPARE],
        },
        moment: 'hazards',
      });
      t.equal(t.card('Boromir II').corruption, 2, 'he despairs');
      t.resource.plays('Wizard Uncloaked', 'Gandalf');
      t.rolls(12).resolve();
      t.equal(t.card('Despair of the Heart').zone, 'hand', 'it goes back');
      t.equal(t.card('Boromir II').corruption, 0, 'and with it what it did');
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
      }
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
        }
    },
  ),
  scenario(
    'A thorough search finds the hoard of a Dragon who fell long ago',
    { proves: ['pef/term/normal/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Ovir Hollow', members: ['Aragorn II', 'Boromir II'] }],
          hand: ['Thorough Search', 'Magical Harp', SPARE],
          pile: ['Bairanax Ahunt'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.asks(t.resource, 'site');
      t.resource
        .mayNot('play Magical Harp')
        .refused('Magical Harp', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
      t.resource.plays('Thorough Search', 'Aragorn II').stage.resolve();
      t.resource.may('play Magical Harp');
      t.resource.plays('Magical Harp', 'Boromir II').stage.resolve();
      t.equal(t.card('Magical Harp').host, 'Boromir II', 'the site normally holds such things');
    },
  ),
  scenario(
    'What a site has become is not what it normally is: no search finds there what that would allow',
    { proves: ['pef/term/normal/3'], rules: ALL },
    (t) => {
      for (const tapped of [false, true]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'LE-397',
                members: ['Galva', 'Beretar'],
                onSite: ['Double-dealing', 'Rebuild the Town'],
                ...(tapped ? { siteTapped: true } : {}),
              },
            ],
            hand: ['Catch an Elusive Scent', 'Gleaming Gold Ring', 'Gold Ring that Sauron Fancies'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (!tapped) {
          t.resource.may('play Gleaming Gold Ring');
          continue;
        }
        t.resource.plays('Catch an Elusive Scent', 'Galva').stage.resolve();
        // what is found there normally it does find
        t.resource
          .may('play Gold Ring that Sauron Fancies')
          .mayNot('play Gleaming Gold Ring')
          .refused('Gleaming Gold Ring', { 'site-tapped': 'coe/2.V.1' });
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
