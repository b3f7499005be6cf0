import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Rules of the phase that no ruling speaks of. */
export const phaseRules: readonly Scenario[] = [
  scenario(
    'Movement that is not allowed when the site is turned up does not happen',
    { proves: ['coe/2.IV.i.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Arwen', 'Elrohir'] }],
          hand: ['Hiding'],
        },
        hazard: { hand: ['River', 'Wargs'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Hiding').stage.resolve();
      t.skipTo('movement-hazard');
      t.equal(
        [t.card('Bree').zone, t.card('Arwen').site, t.path('Arwen')],
        ['sites', 'Rivendell', []],
        'the site goes back and they stay where they are',
      );
      t.equal(
        [t.hand(0).length, t.company('Arwen').returned],
        [0, false],
        'nothing was drawn, and they do not count as returned',
      );
      t.hazard.may('play River').refused('Wargs', { key: 'coe/2.IV.vii.2' }).passes();
      t.resource.may('enter the site');
    },
  ),

  scenario(
    'Any card may lie on guard, one in a phase, and it counts',
    { proves: ['coe/2.IV.vii.4', 'coe/2.IV.vii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan', 'Gildor Inglorion'] },
          ],
          hand: ['Twilight'],
        },
        hazard: { hand: ['Glamdring', 'Minions Stir', 'Doors of Night', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night');
      t.resource.passes();
      t.hazard.may('place Glamdring on guard').placesOnGuard('Glamdring').stage.resolve();
      t.equal(
        [t.card('Glamdring').zone, t.card('Glamdring').host, t.company('Elrohir').hazards],
        ['guard', 'Bree', 2],
        'a resource, against the limit',
      );
      t.equal(t.state.known[t.id('Glamdring')] & 1, 0, 'face-down');
      t.resource.passes();
      t.hazard.may('play River').mayNot('on guard').plays('River').stage.resolve();
      t.hazard.refused('Minions Stir', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.say('In answer as well, and whatever card it is');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] }],
          hand: ['Twilight'],
        },
        hazard: { hand: ['Faramir', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night');
      t.resource.plays('Twilight', 'Doors of Night');
      t.hazard.placesOnGuard('Faramir').stage.resolve();
      t.equal(
        [t.card('Faramir').zone, t.card('Doors of Night').zone],
        ['guard', 'discard'],
        'a character, laid down in answer',
      );
      t.say('Not beyond the limit');
      for (const declared of [1, 2]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] }],
          },
          hazard: { hand: ['Faramir'] },
          moment: 'hazards',
          declared,
          asksPasses: true,
        });
        t.resource.passes();
        if (declared === 1) t.hazard.may('place Faramir on guard');
        else t.hazard.mayNot('on guard');
      }
    },
  ),

  scenario(
    'A card on guard that exceeds a lowered limit comes back to hand',
    { proves: ['coe/2.IV.vii.4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] }],
          hand: ['Many Turns and Doublings', 'Twilight'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['River', 'Assassin'] },
        moment: 'hazards',
        declared: 1,
      });
      t.hazard.placesOnGuard('Assassin');
      t.resource
        .plays('Many Turns and Doublings', { way: 'hazard limit' }, 'Elrohir')
        .stage.resolve();
      t.equal(t.card('Assassin').zone, 'hand', 'not in the discard pile');
    },
  ),

  scenario(
    'A card on guard comes back when its site leaves play',
    { proves: ['coe/2.IV.vii.4.2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] }] },
        hazard: { hand: ['Snowstorm', 'Assassin'], events: ['Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.placesOnGuard('Assassin').stage.resolve();
      t.equal(t.card('Assassin').zone, 'guard', 'it lies at Bree');
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(
        [t.card('Bree').zone, t.card('Assassin').zone],
        ['sites', 'hand'],
        'Bree was not reached',
      );
    },
  ),

  scenario(
    'A Nazgûl is spent on the sideboard instead of doing what he does',
    { proves: ['coe/2.IV.vii.5'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Elrohir', 'Elladan'] }] },
        hazard: {
          events: ['Witch-king of Angmar'],
          hand: ['River'],
          sideboard: ['Orc-guard', 'Minions Stir', 'Glamdring'],
        },
        moment: 'hazards',
      });
      t.hazard.may('Witch-king', '(deck)').chooses('Witch-king', '(discard)').stage.resolve();
      t.asks(t.hazard, 'fetch')
        .hazard.may('Orc-guard')
        .may('Minions Stir')
        .mayNot('Glamdring')
        .chooses('Orc-guard');
      t.hazard.chooses('Minions Stir');
      t.equal(
        ['Orc-guard', 'Minions Stir', 'Witch-king of Angmar'].map((n) => t.card(n).zone),
        ['discard', 'discard', 'discard'],
        'he is discarded, and the cards are in the discard pile',
      );
      t.equal(t.company('Elrohir').hazards, 1, 'it counts as one');
      t.hazard.may('play River');
      t.say('Five at the most, or one into the deck; and fewer will do');
      const many: Named[] = [
        'Wargs',
        'Brigands',
        'Assassin',
        'Abductor',
        'River',
        'Orc-guard',
        'Cave-drake',
      ];
      const spent = (to: 'deck' | 'discard', n: number): void => {
        t.board({
          resource: { companies: [{ at: 'Moria', members: ['Elrohir', 'Elladan'] }] },
          hazard: { events: ['Witch-king of Angmar'], hand: ['River'], sideboard: many },
          moment: 'hazards',
        });
        t.hazard.chooses('Witch-king', `(${to})`).stage.resolve();
        for (const name of many.slice(0, n)) t.asks(t.hazard, 'fetch').hazard.chooses(name);
      };
      spent('discard', 5);
      t.asks(t.hazard, 'movement-hazard');
      t.equal(t.state.players[1].sideboard.length, 2, 'five of seven');
      spent('discard', 1);
      t.asks(t.hazard, 'fetch').hazard.passes();
      t.equal(t.state.players[1].sideboard.length, 6, 'one is enough');
      spent('deck', 1);
      t.asks(t.hazard, 'movement-hazard');
      t.equal(
        [t.card('Wargs').zone, t.state.players[1].sideboard.length],
        ['deck', 6],
        'into the deck one and no more',
      );
      t.say('With four cards in the deck none comes into it');
      for (const n of [4, 5]) {
        t.board({
          resource: { companies: [{ at: 'Moria', members: ['Elrohir', 'Elladan'] }] },
          hazard: {
            events: ['Witch-king of Angmar'],
            hand: ['River'],
            sideboard: many,
            deck: Array<Named>(n).fill('Wargs'),
            noFiller: true,
          },
          moment: 'hazards',
        });
        t.hazard.may('Witch-king', '(discard)');
        if (n === 5) t.hazard.may('Witch-king', '(deck)');
        else t.hazard.mayNot('Witch-king', '(deck)');
      }
    },
  ),

  scenario('Who has no company skips the phase', { proves: ['coe/2.IV.1'], rules: ALL }, (t) => {
    t.board({
      resource: { hand: ['Sun'] },
      hazard: { hand: ['Minions Stir', 'Doors of Night'] },
      moment: 'long-event',
    });
    t.resource.plays('Sun').stage.resolve();
    t.equal(t.state.phase, 'end-of-turn', 'the hazard player was asked for nothing');
    t.equal(t.hand(1), ['Minions Stir', 'Doors of Night'], 'and has played nothing');
  }),

  scenario(
    'Others may help from afar, but not against an attack',
    { proves: ['coe/2.IV.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] },
            { at: 'Lórien', members: ['Celeborn', 'Fatty Bolger'] },
          ],
          hand: ['Marvels Told', 'Concealment'],
        },
        hazard: { hand: ['Wargs'], events: ['Minions Stir'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.refused('Concealment', { 'other-company': 'coe/3.i.3' }).mayNot('Concealment');
      t.skipTo('assign');
      t.resource.chooses('Elrohir').chooses('Elladan');
      t.expect(t.underAttack, 'the attack has to be fought');
    },
  ),

  scenario(
    'A sage at home may undo what threatens those on their way',
    { proves: ['coe/2.IV.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrohir', 'Elladan'] },
            { at: 'Lórien', members: ['Celeborn'] },
          ],
          hand: ['Marvels Told'],
        },
        hazard: { hand: ['Wargs'], events: ['Minions Stir'] },
        moment: 'hazards',
      });
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Celeborn').stage.resolve();
      t.equal(
        [t.card('Celeborn').status, t.card('Minions Stir').zone],
        ['tapped', 'discard'],
        'he is in another company',
      );
    },
  ),
];
