import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const NEW = ['coe'] as const;
const OLD = ['crf', 'tournament'] as const;

/** The council: corruption checks, then the count. */
export const council: readonly Scenario[] = [
  scenario('Support at the council comes from one’s own company only', { proves: ['crf/turn/end-of-game/2', 'coe/10.3.i'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Aragorn II', bears: ['Glamdring'] }, 'Beretar', { name: 'Anborn', status: 'tapped' }] },
          { at: 'Lórien', members: ['Haldir'] },
        ],
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }] },
      moment: 'council',
    });
    t.resource.chooses('Aragorn II');
    t.resource.options_are('tap Beretar in support', 'pass');
    t.resource.chooses('tap Beretar');
    t.equal(t.card('Beretar').status, 'tapped', 'he taps; nobody was untapped for the council');
    t.equal(t.card('Anborn').status, 'tapped', 'who was tapped still is');
  }),

  scenario('Long- and permanent-events still work at the council', { proves: ['crf/turn/end-of-game/3', 'coe/10.3'], rules: ALL }, (t) => {
    const board = (events: string[]) => ({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Beretar', bears: ['Sword of Gondolin', 'Despair of the Heart'] }, { name: 'Anborn', status: 'tapped' as const }, { name: 'Elladan', status: 'tapped' as const }, { name: 'Elrohir', status: 'tapped' as const }], events }],
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }] },
      moment: 'council' as const,
    });
    t.board(board([]));
    t.equal(t.card('Beretar').corruption, 4, 'the sword 2, the corruption card 2');
    t.rolls(4).resource.chooses('Beretar').stage.resolve();
    t.equal(t.card('Beretar').zone, 'discard', 'a roll of 4 is not enough');
    t.board(board(['Fellowship']));
    t.rolls(4).resource.chooses('Beretar').stage.resolve();
    t.equal(t.card('Beretar').zone, 'play', 'with the Fellowship it is one more');
  }),

  scenario('What may be played at the council', { proves: ['crf/turn/end-of-game/4', 'coe/10.3.i'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Sam Gamgee', bears: ['Scroll of Isildur'] }, { name: 'Imrahil', status: 'tapped' }, { name: 'Fatty Bolger', status: 'tapped' }] }],
        hand: ['Halfling Strength', 'New Friendship', 'Free to Choose', 'Tookish Blood', 'Smoke Rings', 'Gates of Morning', 'Cram'],
        discard: ['Narsil', 'Orcrist'],
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }], hand: ['Weariness of the Heart', 'Smoke Rings'], discard: ['Narsil', 'Orcrist'] },
      moment: 'council',
    });
    t.resource.chooses('Sam Gamgee');
    t.resource.options_are('play Halfling Strength (way 3)', 'play New Friendship (way 2)', 'play Free to Choose', 'play Tookish Blood (way 2)', 'pass');
    t.resource.refused('Smoke Rings', 'coe/10.3.i').refused('Gates of Morning', 'coe/10.3.i');
    t.hazard.mayNot('play');
    t.rolls(2);
    t.resource.plays('Free to Choose', 'Scroll of Isildur');
    t.resource.plays('Tookish Blood', 'Sam Gamgee', { way: 2 });
    t.resolve();
    t.say('A roll of two against 3 - 2 is enough');
    t.equal(t.card('Sam Gamgee').zone, 'play', 'he stays');
  }),

  scenario('Who took the last turn checks first, in an order of his own', { proves: ['coe/10.3.i', 'coe/10.3'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Aragorn II', 'Beretar'] }] }, hazard: { companies: [{ at: 'Edoras', members: ['Háma', 'Erkenbrand'] }] }, moment: 'council' });
    t.asks(t.resource, 'council-check');
    t.resource.options_are('Aragorn II', 'Beretar');
    t.rolls(12, 12, 12, 12).resource.chooses('Beretar').stage.resolve();
    t.asks(t.hazard, 'council-check');
    t.hazard.options_are('Erkenbrand', 'Háma');
  }),

  scenario('Eliminated characters take from their source before anything else is reckoned', { proves: ['crf/turn/end-of-game/6.1', 'coe/10.3.ii'], rules: ALL }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: ['Celeborn', 'Haldir', { name: 'Glorfindel II', bears: ['Glamdring'] }] }], removed: ['Elrond'], pile: ['Wood-elves', 'Men of Anfalas'] },
      hazard: { companies: [{ at: 'Edoras', members: ['Háma', 'Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }] }], pile: ['Riders of Rohan'] },
      moment: 'council',
    });
    t.equal(t.points(0).character, 2 + 1 + 3 - 3, 'Elrond counts minus three');
    t.rolls(12, 12, 12, 12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    t.equal(t.state.result?.totals, [3 + 2 + 5, 1 + 2 + 2 + 3], 'the totals');
  }),

  scenario('A source of which the opponent has nothing counts double', { proves: ['crf/turn/end-of-game/6.2', 'coe/10.3.iii'], rules: ALL }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring'] }, 'Celeborn'] }], pile: ['Men of Anfalas', 'Wargs', 'Abductor'] },
      hazard: { companies: [{ at: 'Edoras', members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }] }] },
      moment: 'council',
    });
    t.equal([t.points(0).character, t.points(0).item, t.points(0).faction, t.points(0).kill], [3, 2, 2, 2], 'as they stand');
    t.rolls(12, 12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    t.equal(t.state.result?.totals[0], 3 + 2 + 2 * 2 + 2, 'factions count double, kills do not');
  }),

  scenario('Doubled against less than nothing, or only against nothing at all', { proves: ['crf/turn/end-of-game/6.2', 'coe/10.3.iii'], rules: ALL }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: ['Orophin', { name: 'Haldir', bears: ['Glamdring'] }] }], pile: ['Men of Anfalas', 'Rangers of the North'] },
      hazard: { companies: [{ at: 'Edoras', members: [{ name: 'Háma', bears: ['Torque of Hues'] }] }], pile: ['Riders of Rohan'], removed: ['Elrond'] },
      moment: 'council',
    });
    t.equal(t.points(1).character, -3, 'less than nothing');
    t.rolls(12, 12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    t.say('Characters 1, items 2, factions 5: cut to what the others are together');
    t.equal(t.state.result?.totals[0], t.rules === 'coe' ? 2 + 2 + 4 : 1 + 2 + 3, 'the one character');
  }),

  scenario('No source is more than the other good ones together', { proves: ['crf/turn/end-of-game/6.3', 'crf/turn/end-of-game/5', 'crf/term/marshalling-point-pile/1', 'coe/10.3.iv'], rules: ALL }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: ['Orophin', { name: 'Haldir', bears: ['Glamdring'] }] }], pile: ['Men of Anfalas', 'Rangers of the North', 'Wood-elves', 'Riders of Rohan'], removed: ['Elrond'] },
      hazard: { companies: [{ at: 'Edoras', members: [{ name: 'Erkenbrand', bears: ['Torque of Hues'] }] }], pile: ['Easterlings'] },
      moment: 'council',
    });
    t.equal([t.points(0).character, t.points(0).item, t.points(0).faction], [1 - 3, 2, 11], 'as they stand');
    t.rolls(12, 12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    t.say('Factions fall to the 2 of the items: what is below nothing is not looked at; odd numbers are not rounded up');
    t.equal(t.state.result?.totals[0], 2 + 2 - 2, 'the total');
  }),

  scenario('Last of all a copy in the opponent’s hand costs a point', { proves: ['crf/turn/end-of-game/6.4', 'coe/10.3.v'], rules: ALL }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring'] }, 'Celeborn'] }], pile: ['Wood-elves'], hand: ['Riders of Rohan'] },
      hazard: { companies: [{ at: 'Edoras', members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }] }], pile: ['Rangers of the North'], hand: ['Wood-elves', 'Glamdring', 'Sword of Gondolin', 'Wargs', 'Celeborn', 'Wood-elves'] },
      moment: 'council',
    });
    t.rolls(12, 12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    t.equal(t.state.result?.totals, [3 + 2 + 3 - 4, 3 + 2 + 3], 'one for each: Wood-elves twice, Glamdring, Celeborn');
  }),

  scenario('Shown at the council: point-givers, and no hazards', { proves: ['pef/term/marshalling-point-cards-revealing-at-council/1'], rules: OLD }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears: ['Glamdring', 'Sword of Gondolin'] }, 'Celeborn'] }], pile: ['Easterlings', 'Wargs', '"William" (Wûluag)'] },
      hazard: {
        companies: [{ at: 'Edoras', members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }] }],
        pile: ['Rangers of the North'],
        hand: ['Easterlings', 'Celeborn', 'Wargs', '"William" (Wûluag)', 'Sword of Gondolin', 'Gandalf'],
      },
      moment: 'council',
    });
    t.rolls(12, 12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    const shown = (name: string): boolean => t.state.players[1].hand.some((id) => t.state.known[id] === 3 && t.state.def[id] === t.state.def[t.id(name, 1)]);
    t.equal(['Easterlings', 'Celeborn', 'Wargs', '"William" (Wûluag)', 'Sword of Gondolin', 'Gandalf'].map(shown), [true, true, false, false, false, false], 'what is shown of the hand');
    t.equal(t.state.result?.totals[0], 3 + 4 + 4 + 2 - 2, 'a point for each of the two');
  }),

  scenario('The whole count, step after step', { proves: ['crf/turn/end-of-game/6', 'coe/10.3.ii', 'coe/10.3.iii', 'coe/10.3.iv', 'coe/10.3.v', 'coe/10.3.vi', 'coe/10.3.vii'], rules: ['coe', 'tournament'] }, (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Haldir', { name: 'Celeborn', bears: ['Glamdring', 'Quickbeam'] }] }],
        pile: ['Wood-elves', 'Iron Hill Dwarves', 'Wargs'],
        stored: [{ name: 'Rescue Prisoners', at: 'Lórien' }],
        removed: ['Bilbo'],
      },
      hazard: {
        companies: [{ at: 'Edoras', members: ['Erkenbrand', { name: 'Imrahil', bears: ['Torque of Hues'] }] }],
        hand: ['Glamdring'],
        avatarLost: true,
      },
      moment: 'council',
    });
    t.equal(t.points(0), { character: 1 + 2 - 2, ally: 2, item: 2, faction: 7, kill: 1, misc: 2 }, 'the sources of one');
    t.equal(t.points(1), { character: 3, ally: 0, item: 2, faction: 0, kill: 0, misc: 0 }, 'and of the other');
    t.rolls(12, 12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    t.say('Doubled: ally 4, faction 14. Halved: faction 1 + 4 + 2 + 1 + 2. Less one for the copy of Glamdring');
    t.equal(t.state.result?.totals[0], 20 - 1, 'the one');
    t.say('Characters fall to 2, then five are taken for the lost Wizard');
    t.equal(t.state.result?.totals[1], 2 + 2 - 5, 'the other');
    t.equal(t.state.result?.winner, 0, 'the higher total wins');
  }),

  scenario('Equal totals are a tie', { proves: ['coe/10.3.vii'], rules: NEW }, (t) => {
    t.board({ resource: { companies: [{ at: 'Lórien', members: ['Orophin', { name: 'Haldir', bears: ['Glamdring'] }] }] }, hazard: { companies: [{ at: 'Edoras', members: [{ name: 'Erkenbrand', bears: ['Torque of Hues'] }] }] }, moment: 'council' });
    t.rolls(12, 12, 12);
    while (!t.state.result) t.take(t.decision().options[0], '...');
    t.equal(t.state.result, { reason: 'council', winner: -1, totals: [2, 2] }, 'nobody wins');
  }),

  scenario('A tie is broken by the weakest link', { proves: ['crf/tournament/the-weakest-link-method/1', 'crf/tournament/the-weakest-link-method/2'], rules: ['tournament'] }, (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: ['Gandalf', { name: 'Haldir', bears: ['Glamdring'] }] }] },
      hazard: { companies: [{ at: 'Edoras', members: [{ name: 'Erkenbrand', bears: ['Hauberk of Bright Mail'] }] }] },
      moment: 'council',
    });
    const check = (who: string) => {
      if (t.decision().about === 'council-check') t.resource.chooses(who);
      t.resolve();
    };
    t.rolls(12, 12, 12);
    check('Gandalf');
    t.say('All have passed; the totals are equal, so all check again with one more corruption point');
    t.resource.options_are('Gandalf', 'Haldir');
    t.equal([t.card('Haldir').corruption, t.card('Erkenbrand').corruption, t.card('Gandalf').corruption], [2, 2, 0], 'one more for all but Wizards');
    t.rolls(12, 12, 12);
    check('Gandalf');
    t.say('And once more: now Erkenbrand rolls three');
    t.equal(t.card('Haldir').corruption, 3, 'another one');
    t.rolls(12, 12, 3);
    check('Gandalf');
    t.equal(t.state.result?.winner, 0, 'he falls, and the tie is broken');
    t.equal(t.card('Erkenbrand').zone, 'discard', 'a near miss');
  }),

  scenario('Special and minor items count as items', { proves: ['crf/turn/end-of-game/10', 'coe/10.3.ii'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Lórien', members: [{ name: 'Haldir', bears: ['Lesser Ring', 'Book of Mazarbul', 'Cram'] }] }] }, moment: 'organization' });
    t.equal([t.points(0).item, t.points(0).misc], [3, 0], 'item points');
  }),
];
