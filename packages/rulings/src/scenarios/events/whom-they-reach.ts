import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** Hazard events: whom each of them can be for, and who has the choice. */
export const whomTheyReach: readonly Scenario[] = [
  scenario(
    'Sites may turn up among the four cards, and count as unique by the older rulings alone',
    { proves: ['crf/card/aware-of-their-ways/1', 'coe/g.site.1'], rules: ALL },
    (t) => {
      const discard: Named[] = ['Moria', 'Old Forest', 'Cram', 'Orcrist'];
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
          discard,
        },
        hazard: { hand: ['Aware of their Ways'] },
        moment: 'hazards',
      });
      t.hazard.plays('Aware of their Ways').stage.resolve();
      t.equal(
        discard.map((x) => t.card(x, 0).zone),
        ['aside', 'aside', 'aside', 'aside'],
        'all four lie open',
      );
      if (t.rules === 'coe') {
        t.hazard.options_are('Moria', 'Old Forest', 'Cram', 'pass').chooses('Moria');
        t.equal(
          discard.map((x) => t.card(x, 0).zone),
          ['removed', 'discard', 'discard', 'discard'],
          'the others go back',
        );
        return;
      }
      t.hazard.options_are('Cram', 'pass').chooses('Cram');
      t.equal(
        discard.map((x) => t.card(x, 0).zone),
        ['discard', 'discard', 'removed', 'discard'],
        'the others go back',
      );
    },
  ),

  scenario(
    'An agent taps as the pilfering is declared, and only the present company is pilfered',
    {
      proves: [
        'pef/card/pilfer-anything-unwatched/1',
        'pef/card/pilfer-anything-unwatched/2',
        'coe/2.IV.vii.3',
      ],
      rules: ALL,
    },
    (t) => {
      const landlord = 'Barliman Butterbur';
      for (const [present, status] of [
        [true, 'untapped'],
        [true, 'tapped'],
        [false, 'untapped'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Elladan', ...(present ? [landlord] : [])] },
              { at: 'Lórien', members: ['Gimli', ...(present ? [] : [landlord])] },
            ] as never,
          },
          hazard: {
            agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true, status }],
            hand: ['Pilfer Anything Unwatched', 'River'],
          },
          moment: 'hazards',
        });
        if (!present) {
          t.hazard.refused('Pilfer Anything Unwatched', { 'no-target': 'coe/9.3' });
          t.shows('pef/card/pilfer-anything-unwatched/2#1');
          // with one site there is no choice: neither the one that they left nor that of the others
          t.hazard.plays('River').stage.resolve();
          t.resource.may('tap Elladan to free the company');
          t.shows('pef/card/pilfer-anything-unwatched/2#2');
          continue;
        }
        if (status === 'tapped') {
          t.hazard.refused('Pilfer Anything Unwatched', { 'user-tapped': 'coe/9.2.3' });
          continue;
        }
        t.hazard.plays('Pilfer Anything Unwatched', landlord);
        t.equal(t.card('Bill Ferny').status, 'tapped', 'before anything is rolled');
        t.rolls(2).resolve();
        t.equal(t.card(landlord).zone, 'hand', '2 + 5 for the agent at home, against 1 + 5');
      }
      t.say(
        'Nor is anybody else of another company reached, whether he has to be a character or not',
      );
      for (const present of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: present ? ['Gimli', 'Legolas'] : ['Elladan'],
              },
              { at: 'Lórien', members: present ? ['Elladan'] : ['Gimli', 'Legolas'] },
            ],
          },
          hazard: { hand: ['Gnaw with Words'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (present) t.hazard.may('play Gnaw with Words: diplomat');
        else t.hazard.refused('Gnaw with Words', { 'no-target': 'coe/9.3' }, { way: 'diplomat' });
      }
      t.say('Nor another company as a whole: such a revelry is for one that stays where it is');
      for (const present of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', ...(present ? {} : { to: 'Bree' }), members: ['Elladan'] },
              { at: 'Lórien', ...(present ? { to: 'Edoras' } : {}), members: ['Gimli'] },
            ],
          },
          hazard: { hand: ['Heedless Revelry'] },
          moment: 'hazards',
          current: 'Elladan',
          asksPasses: true,
        });
        t.resource.passes();
        if (present) t.hazard.may('play Heedless Revelry');
        else t.hazard.refused('Heedless Revelry', { 'no-target': 'coe/9.3' }, { way: 'roll' });
      }
      t.say('Nor what others bear, or who goes with them');
      for (const present of [true, false])
        for (const [card, bears] of [
          ["The Ring's Betrayal", 'Lesser Ring'],
          ['Stay Her Appetite', 'Gollum'],
        ] as const) {
          const other = { name: 'Gimli', bears: [bears] } as const;
          t.board({
            resource: {
              companies: [
                { at: 'Rivendell', to: 'Bree', members: present ? [other] : ['Elladan'] },
                { at: 'Lórien', members: present ? ['Elladan'] : [other] },
              ],
            },
            hazard: { hand: [card] },
            moment: 'hazards',
            asksPasses: true,
          });
          t.resource.passes();
          if (present) t.hazard.may(`play ${card}`);
          else t.hazard.refused(card, { 'no-target': 'coe/9.3' });
        }
      t.shows('pef/card/pilfer-anything-unwatched/2#1');
    },
  ),

  scenario(
    'Rats wound only those who are not wounded',
    { proves: ['crf/card/rats/1'], rules: ALL },
    (t) => {
      for (const status of ['wounded', 'tapped', 'untapped'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Moria',
                members: [
                  { name: 'Gimli', bears: ['Cram'], status: 'wounded' },
                  { name: 'Legolas', status },
                ],
              },
            ],
          },
          hazard: { hand: ['Rats!'] },
          moment: 'hazards',
        });
        t.hazard.plays('Rats!').stage.resolve();
        if (status === 'wounded') {
          t.equal(t.card('Cram').zone, 'discard', 'there is nobody left to bite');
          continue;
        }
        t.resource.chooses('Let a character be wounded');
        t.equal(t.card('Legolas').status, 'wounded', 'he is the only one');
        t.equal(t.card('Cram').zone, 'play', 'and it is left to them');
      }
    },
  ),

  scenario(
    'Who has only an ally with him is by himself',
    { proves: ['crf/card/so-youve-come-back/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Bofur', bears: ["So You've Come Back", 'Goldberry'] }, 'Elrond'],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card("So You've Come Back").zone, 'play', 'not alone');
      t.resource.chooses('organize').chooses('split off Bofur');
      t.equal(t.card("So You've Come Back").zone, 'discard', 'alone, but for her');
    },
  ),

  scenario(
    'Where two companies join, the hazard player says who of two will not come back',
    { proves: ['crf/card/so-youve-come-back/1'], rules: ALL },
    (t) => {
      for (const i of [0, 1]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: [{ name: 'Bofur', bears: ["So You've Come Back"] }, 'Elladan'],
              },
              {
                at: 'Bree',
                members: [{ name: 'Bergil', bears: ["So You've Come Back"] }, 'Elrohir'],
              },
            ],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize').chooses('join the company of Bofur');
        t.asks(t.hazard, 'pick');
        const [bofurs, bergils] = t.decision().options;
        t.take([bofurs, bergils][i], 'one of the two');
        t.equal(t.card("So You've Come Back").host, ['Bergil', 'Bofur'][i], 'the other is left');
        t.equal(t.discardSeenBy(1, 1), ["So You've Come Back"], 'and this one discarded');
        t.resource.may('split off Bofur');
      }
      t.say('So where they only meet at the end of their ways');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Bofur', bears: ["So You've Come Back"] }, 'Elladan'],
            },
            {
              at: 'Weathertop',
              to: 'Bree',
              members: [{ name: 'Bergil', bears: ["So You've Come Back"] }, 'Elrohir'],
            },
          ],
        },
        moment: 'movement',
      });
      t.skipTo('discard-to-size');
      while (t.decision().about === 'discard-to-size')
        t.take(t.decision().options[0], 'one card too many');
      t.equal(t.company('Bofur').members.length, 4, 'they are one company');
      t.asks(t.hazard, 'pick');
    },
  ),

  scenario(
    'For the agent from the deck no agent need be in play',
    {
      proves: [
        'crf/card/inner-cunning/2',
        'crf/term/active-conditions/7',
        'crf/card/nobodys-friend/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [card, agent, other] of [
        ['Inner Cunning', 'Baduila', 'Bill Ferny'],
        ["Nobody's Friend", 'Bill Ferny', 'Baduila'],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }] },
          hazard: { hand: [card, 'River'], deck: [agent, other] },
          moment: 'hazards',
        });
        t.hazard.refused(card, { 'no-target': 'coe/9.3' }, { way: 'Play on a face-down agent' });
        t.hazard.plays(card, { way: 'play deck' }).stage.resolve();
        t.equal([t.card(agent).zone, t.card(other).zone], ['hand', 'deck'], card);
        t.say('Nor one who has just come: he who was there before is none for the first way');
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }] },
          hazard: { agents: ['Golodhros'], hand: [card, 'River'], deck: [agent, other] },
          moment: 'hazards',
        });
        t.hazard.refused(card, { 'no-target': 'coe/9.3' }, { way: 'Play on a face-down agent' });
        t.hazard.plays(card, { way: 'play deck' }).stage.resolve();
        t.equal([t.card(agent).zone, t.card(other).zone], ['hand', 'deck'], card);
        t.shows(
          card === 'Inner Cunning'
            ? 'crf/term/active-conditions/7#8'
            : 'crf/term/active-conditions/7#9',
        );
      }
    },
  ),

  scenario(
    'To draw is not to search: the watchers see past the stone, to the last card and beyond',
    {
      proves: ['pef/card/revealed-to-all-watchers/1', 'pef/card/revealed-to-all-watchers/2'],
      rules: ALL,
    },
    (t) => {
      const board = (deck: Named[], discard: Named[], noFiller: boolean, bane = true) =>
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
            events: ['Flotsam and Jetsam'],
          },
          hazard: {
            hand: ['Revealed to all Watchers', 'An Unexpected Outpost', 'Orcrist', 'Cram'],
            deck,
            discard,
            events: bane ? ['Bane of the Ithil-stone'] : [],
            ...(noFiller ? { noFiller } : {}),
          },
          moment: 'hazards',
        });
      board(
        ['Wolves', 'Orc-guard', 'Ghosts', 'Giant', 'Wargs', 'Slayer', 'River'],
        ['Assassin'],
        false,
      );
      t.hazard.refused('An Unexpected Outpost', { 'no-effect': 'coe/5.1.2' });
      t.hazard.plays('Revealed to all Watchers').stage.resolve();
      t.hazard.chooses('Cram');
      t.equal(
        [t.hand(1).length, t.hand(1).includes('Orcrist'), t.card('Bane of the Ithil-stone').zone],
        [8, false, 'play'],
        'a full hand of hazards',
      );
      board(['Wolves', 'Orc-guard'], ['Giant', 'Wargs', 'Slayer', 'River', 'Assassin'], true);
      t.hazard.refused('An Unexpected Outpost', { 'no-effect': 'coe/5.1.2' });
      t.hazard.plays('Revealed to all Watchers').stage.resolve();
      t.hazard.chooses('Cram');
      t.equal(
        [
          t.state.players[1].exhausted,
          t.hand(1).length,
          t.card('Bane of the Ithil-stone').zone !== 'play',
        ],
        [1, 8, true],
        'the deck was exhausted in between',
      );
      t.say('So it is with what guards a small deck: Flotsam and Jetsam');
      board(
        ['Wolves', 'Orc-guard', 'Ghosts', 'Giant', 'Wargs', 'Slayer', 'Marsh-drake', 'Cave-drake'],
        ['River'],
        true,
        false,
      );
      t.hazard.refused('An Unexpected Outpost', { 'no-effect': 'coe/5.1.2' });
      t.hazard.plays('Revealed to all Watchers').stage.resolve();
      t.hazard.chooses('Cram');
      t.equal(
        [t.hand(1).length, t.card('Flotsam and Jetsam').zone, t.state.players[1].exhausted],
        [8, 'play', 0],
        'drawn all the same',
      );
    },
  ),
];
