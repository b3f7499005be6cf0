import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

const drawsNoMore = (t: Stage): void => {
  while (t.decision().about === 'draw') t.take({ type: 'no' }, 'no more cards');
};

/** Events on their way from the hand to the discard pile. */
export const eventsInPlay: readonly Scenario[] = [
  scenario(
    'From the hand to the chain to the table',
    {
      proves: ['crf/term/playing-a-card/1', 'crf/term/targets/2', 'coe/5.3', 'coe/9.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          hand: ['Gates of Morning', 'Not at Home', SPARE],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'hazards',
      });
      t.equal(t.card('Gates of Morning').zone, 'hand', 'in hand until it is declared');
      t.resource.plays('Gates of Morning');
      t.equal(t.card('Gates of Morning').zone, 'chain', 'declared, but not in play');
      t.expect(!t.hand(0).includes('Gates of Morning'), 'and no longer in hand');
      t.shows('crf/term/playing-a-card/1#1');
      t.hazard.mayNot('play Twilight: discard').may('play Twilight: unresolved');
      t.shows('crf/term/targets/2#2');
      t.resolve();
      t.equal(t.card('Gates of Morning').zone, 'play', 'in play only now');
      t.shows('crf/term/playing-a-card/1#2');
      t.say('So it is with a hazard, and with a thing that is played at a site');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: { hand: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.card('Doors of Night').zone, 'hand', 'in hand');
      t.hazard.plays('Doors of Night');
      t.equal(t.card('Doors of Night').zone, 'chain', 'declared');
      t.shows('crf/term/playing-a-card/1#1');
      t.resolve();
      t.equal(t.card('Doors of Night').zone, 'play', 'in play');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Elladan'] }],
          hand: ['Sword of Gondolin'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.card('Sword of Gondolin').zone, 'hand', 'in hand');
      t.resource.plays('Sword of Gondolin', 'Elladan');
      t.equal(t.card('Sword of Gondolin').zone, 'chain', 'declared');
      t.shows('crf/term/playing-a-card/1#1');
      t.resolve();
      t.equal(t.card('Sword of Gondolin').zone, 'play', 'in play');
      t.shows('crf/term/playing-a-card/1#2');
    },
  ),
  scenario(
    'A card that would do nothing may not be played',
    { proves: ['crf/term/playing-a-card/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: ['Dark Quarrels', 'Smoke Rings', SPARE],
        },
        hazard: {
          hand: [
            'Weariness of the Heart',
            'Lost in Border-lands',
            'Lost in the Wilderness',
            'Plague of Wights',
            'Doors of Night',
          ],
        },
        moment: 'hazards',
      });
      t.resource.mayNot('play Dark Quarrels').refused('Dark Quarrels', { 'no-target': 'coe/9.3' });
      t.resource.mayNot('play Smoke Rings').refused('Smoke Rings', { 'no-effect': 'coe/5.1.2' });
      t.shows('crf/term/playing-a-card/2#1');
      t.resource.passes();
      // there is Wilderness on the way, but no Border-land; and a roll is always something
      t.hazard
        .mayNot('play Lost in Border-lands')
        .may('play Lost in the Wilderness')
        .may('play Weariness of the Heart: corruption check');
      t.hazard.refused('Lost in Border-lands', { 'no-effect': 'coe/5.1.2' });
      t.shows('crf/term/playing-a-card/2#2');
      t.say('What stays in play has its effect there, whenever that may be');
      t.hazard.may('play Plague of Wights').may('play Doors of Night');
      t.say(
        'though what it does as it comes finds nothing: no command to take back, no card on guard',
      );
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-364', members: ['Orc Captain', 'Orc Brawler'] }],
          hand: ["I'll Report You"],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.may("play I'll Report You");
      t.shows('crf/term/playing-a-card/2#4');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: ['Face Out of Sight'],
        },
        moment: 'long-event',
        asksPasses: true,
      });
      t.resource.may('play Face Out of Sight');
      t.shows('crf/term/playing-a-card/2#4');
      t.say('With something to fetch, or somebody to call on, the others are played too');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: ['Dark Quarrels', 'Smoke Rings', SPARE],
          discard: ['Cram'],
        },
        hazard: { hand: ['Orc-patrol'] },
        moment: 'hazards',
      });
      t.resource.may('play Smoke Rings').passes();
      t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
      t.resource.may('play Dark Quarrels');
      t.shows('crf/term/playing-a-card/2#1');
    },
  ),
  scenario(
    'A short-event must do something, a long-event need not',
    { proves: ['coe/5.1', 'coe/5.1.2', 'coe/5.2'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
          hand: ['Smoke Rings', SPARE],
          sideboard: ['Gates of Morning'],
        },
        hazard: { hand: ['Lost in Border-lands', 'Plague of Wights', 'Greed'] },
        moment: 'hazards',
      });
      t.resource.may('play Smoke Rings').passes();
      // nothing comes of it before an item is played
      t.hazard.may('play Greed');
      t.hazard
        .mayNot('play Lost in Border-lands')
        .refused('Lost in Border-lands', { 'no-effect': 'coe/5.1.2' })
        .may('play Plague of Wights');
    },
  ),
  scenario(
    'A short-event by which nothing has changed comes back to the hand, unless an answer to it did something',
    { proves: ['coe/5.1.2'], rules: ['coe'] },
    (t) => {
      for (const [answered, healed, zone] of [
        [false, false, 'hand'],
        [true, false, 'discard'],
        [false, true, 'discard'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', members: ['Elrond', { name: 'Elladan', status: 'wounded' }] },
            ],
            hand: ['Warm Now Be Heart and Limb', 'Gates of Morning', SPARE],
          },
          moment: 'organization',
        });
        t.resource.plays('Warm Now Be Heart and Limb');
        if (answered) t.resource.plays('Gates of Morning');
        t.resource.passes();
        t.resource.options_are('Elladan', 'pass');
        if (healed) t.rolls(12).resource.chooses('Elladan');
        else t.resource.passes();
        t.equal(
          [t.card('Warm Now Be Heart and Limb').zone, t.card('Elrond').status],
          [zone, healed ? 'tapped' : 'untapped'],
          'where it is, and whether the sage has done anything',
        );
      }
    },
  ),
  scenario(
    'Forcing a roll is effect enough, whatever may come of it',
    { proves: ['crf/monday/1-26-98/2', 'crf/term/playing-a-card/2', 'coe/5.1.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.equal(t.card('Elladan').corruption, 0, 'he has nothing to be corrupted by');
      t.hazard.plays('Weariness of the Heart', 'Elladan', { way: 'corruption check' });
      t.rolls(2).resolve();
      t.equal(t.card('Elladan').zone, 'play', 'he could not fail');
      t.equal(t.state.dice, [], 'but the dice were rolled');
      t.shows('crf/term/playing-a-card/2#3');
      t.equal(t.card('Weariness of the Heart').zone, 'discard', 'and the card is spent');
      t.shows('crf/monday/1-26-98/2#1');
      t.say('So it is with any other roll, though none is low enough');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.expect(t.generalInfluence(0) > 10, 'he has all the influence that it takes');
      t.resource.passes();
      t.rolls(2).hazard.plays('Call of Home', 'Elladan').stage.resolve();
      t.equal(t.card('Elladan').zone, 'play', 'he stays');
      t.shows('crf/term/playing-a-card/2#3');
    },
  ),
  scenario(
    'Whoever has influence enough to be past all danger rolls for his faction all the same',
    { proves: ['crf/monday/1-26-98/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          pile: ['Rangers of the North'],
          hand: [SPARE],
        },
        hazard: { hand: ['Muster Disperses'] },
        moment: 'hazards',
      });
      t.expect(t.generalInfluence(0) + 2 >= 11, 'no roll is low enough');
      t.hazard.plays('Muster Disperses', 'Rangers of the North');
      t.rolls(2).resolve();
      t.equal(
        [t.card('Rangers of the North').zone, t.card('Muster Disperses').zone],
        ['pile', 'discard'],
        'the dice were rolled for nothing',
      );
      t.shows('crf/monday/1-26-98/2#2');
    },
  ),
  scenario(
    'Muster may be added to an attempt that is lost or won already',
    { proves: ['crf/monday/1-26-98/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Easterling Camp', members: ['Boromir II'] }],
          hand: ['Easterlings', 'Muster', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Easterlings', 'Boromir II');
      t.resource.plays('Muster', 'Boromir II');
      t.rolls(2).resolve();
      t.equal(t.card('Muster').zone, 'discard', 'it was played');
      t.equal(t.card('Easterlings').zone, 'discard', 'though it could not help');
      t.say('Nor is it asked whether there was need of it');
      t.board({
        resource: {
          companies: [{ at: "Beorn's House", members: ['Gandalf'] }],
          hand: ['Beornings', 'Muster', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Beornings', 'Gandalf');
      t.resource.plays('Muster', 'Gandalf');
      t.rolls(2).resolve();
      t.equal(
        [t.card('Muster').zone, t.card('Beornings').zone],
        ['discard', 'pile'],
        'no roll could have been too low',
      );
      t.shows('crf/monday/1-26-98/2#2');
    },
  ),
  scenario(
    'A short-event on the chain can be struck from it',
    { proves: ['crf/term/short-event/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { hand: ['Gloom'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', 'Elladan', { way: 'prowess' });
      t.equal(t.card('Gloom').zone, 'chain', 'it is not discarded as it is declared');
      t.resource.plays('Twilight', 'Gloom', { way: 'unresolved' }).stage.resolve();
      t.equal(t.card('Gloom').zone, 'discard', 'canceled');
      t.equal(t.card('Elladan').stat('prowess'), 5, 'without effect');
      t.shows('crf/term/short-event/1#2');
      t.say('Left alone it lies there until it has resolved, and is discarded then');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Gloom'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', 'Elladan', { way: 'prowess' });
      t.equal(
        [t.card('Gloom').zone, t.card('Elladan').stat('prowess')],
        ['chain', 5],
        'only declared',
      );
      t.resolve();
      t.equal(t.card('Gloom').zone, 'discard', 'resolved');
      t.shows('crf/term/short-event/1#1');
      t.expect(t.card('Elladan').stat('prowess') < 5, 'and felt');
      t.say('So it is with one of the resources');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Elladan'] }],
          hand: ['Not at Home'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Many Sorrows Befall'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Not at Home', { way: 'strikes' });
      t.equal(t.card('Not at Home').zone, 'chain', 'declared');
      t.hazard.may('play Many Sorrows Befall');
      t.shows('crf/term/short-event/1#2');
      t.resolve();
      t.equal(t.card('Not at Home').zone, 'discard', 'and resolved');
      t.shows('crf/term/short-event/1#1');
    },
  ),
  scenario(
    'An activated Nazgûl is an event on the chain, no longer one in play',
    { proves: ['crf/term/nazgul/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                'Elrond',
                { name: 'Elladan', status: 'wounded', bears: ['Cram', 'Elf-stone'] },
              ],
            },
          ],
          hand: ['Marvels Told', 'Praise to Elbereth', SPARE],
        },
        hazard: { events: ['Indûr Dawndeath'] },
        moment: 'hazards',
      });
      t.resource.may('play Marvels Told').passes();
      t.hazard.uses('Indûr Dawndeath', 'Elladan');
      t.equal(t.card('Indûr Dawndeath').zone, 'chain', 'he has left the table');
      t.resource.mayNot('play Marvels Told').refused('Marvels Told', { 'no-target': 'coe/9.3' });
      t.resource.may('play Praise to Elbereth');
      t.resolve();
      (t.rules === 'coe' ? t.resource : t.hazard).chooses('Cram');
      t.equal(t.card('Cram').zone, 'discard', 'an item is lost');
      t.equal(t.card('Indûr Dawndeath').zone, 'discard', 'like any short-event that has resolved');
    },
  ),
  scenario(
    'A Nazgûl spent on the sideboard is gone at once and can only be thwarted by the limit',
    {
      proves: [
        'crf/term/sideboard/3',
        'pef/term/sideboarding/1',
        'pef/term/sideboarding/2',
        'coe/2.IV.vii.5',
      ],
      rules: ALL,
    },
    (t) => {
      for (const thwarted of [false, true] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elladan'] }],
            events: ['Gates of Morning'],
            hand: [
              'Many Turns and Doublings',
              'Many Turns and Doublings',
              "Wizard's River-horses",
              'Praise to Elbereth',
              SPARE,
            ],
          },
          hazard: { events: ['Indûr Dawndeath'], sideboard: ['Wargs', 'Brigands'] },
          moment: 'hazards',
        });
        t.resource.may("play Wizard's River-horses").may('play Praise to Elbereth').passes();
        t.hazard.chooses('spend Indûr Dawndeath on the sideboard (discard)');
        t.equal(t.card('Indûr Dawndeath').zone, 'discard', 'that is part of the price');
        t.shows('crf/term/sideboard/3#2', 'pef/term/sideboarding/1#2');
        t.equal(t.state.lasting.length, 0, 'and none of his other work is done');
        t.shows('crf/term/sideboard/3#1', 'pef/term/sideboarding/1#1');
        t.resource
          .mayNot("Wizard's River-horses")
          .refused("Wizard's River-horses", { need: 'coe/9.2', 'no-user': 'coe/9.2' })
          .mayNot('Praise to Elbereth');
        t.shows('pef/term/sideboarding/2#2', 'pef/term/sideboarding/2#3');
        if (!thwarted) {
          t.resolve();
          t.hazard.chooses('Wargs').chooses('Brigands');
          t.equal(
            [t.card('Wargs').zone, t.card('Brigands').zone],
            ['discard', 'discard'],
            'the cards are fetched',
          );
          continue;
        }
        t.resource.plays('Many Turns and Doublings', 'Elladan');
        t.resource.plays('Many Turns and Doublings', 'Elladan').stage.resolve();
        t.equal(
          [t.card('Wargs').zone, t.card('Brigands').zone],
          ['sideboard', 'sideboard'],
          'nothing is fetched',
        );
        t.asks(t.resource, 'movement-hazard');
        t.shows('pef/term/sideboarding/2#1');
        t.equal(t.card('Indûr Dawndeath').zone, 'discard', 'but he is gone');
      }
      t.say('So he is if a card is to come into the deck');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elladan'] }],
          hand: ['Praise to Elbereth', SPARE],
        },
        hazard: { events: ['Indûr Dawndeath'], sideboard: ['Wargs', 'Brigands'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.chooses('spend Indûr Dawndeath on the sideboard (deck)');
      t.equal(t.card('Indûr Dawndeath').zone, 'discard', 'as it is declared');
      t.resource.may(`play ${SPARE}`).mayNot('Praise to Elbereth');
      t.shows('crf/term/sideboard/3#2', 'pef/term/sideboarding/1#2', 'pef/term/sideboarding/2#2');
      t.resolve().hazard.chooses('Wargs');
      t.equal(t.card('Wargs').zone, 'deck', 'one card is fetched');
      t.say('Nor is what he does as he is tapped done once the cards are fetched');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elladan'] }],
          hand: [SPARE],
        },
        hazard: { events: ['Dwar of Waw'], hand: ['Wargs'], sideboard: ['Brigands'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.chooses('spend Dwar of Waw on the sideboard (discard)').stage.resolve();
      t.hazard.chooses('Brigands');
      t.resource.passes();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 9, 'as printed: nobody has stirred the wolves');
      t.shows('crf/term/sideboard/3#1', 'pef/term/sideboarding/1#1');
    },
  ),
  scenario(
    'Who leaves for the discard pile is only himself again',
    { proves: ['crf/term/discard/6', 'coe/9.7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] },
            { at: 'Lórien', to: 'Dol Guldur', members: ['Boromir II', 'Haldir', 'Bergil'] },
          ],
          hand: [SPARE],
        },
        hazard: {
          events: ['Witch-king of Angmar'],
          hand: ['An Unexpected Outpost'],
          deck: ['Bree', 'Bree', 'Bree'],
          noFiller: true,
        },
        moment: 'movement',
      });
      t.resource.chooses('Elladan').chooses('starter');
      drawsNoMore(t);
      t.hazard.uses('Witch-king of Angmar').stage.resolve();
      t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'he was a long-event');
      t.hazard.plays('An Unexpected Outpost').stage.resolve();
      t.equal(t.card('Witch-king of Angmar').zone, 'deck', 'a hazard like any other');
      t.passUntil('path');
      t.equal(t.card('Witch-king of Angmar').zone, 'hand', 'drawn again');
      t.resource.chooses('starter');
      drawsNoMore(t);
      t.resource.passes();
      t.hazard.may('play Witch-king of Angmar: creature').may('play Witch-king of Angmar: event');
      t.hazard.plays('Witch-king of Angmar', 'Dark-domain', { way: 'creature' }).stage.resolve();
      t.equal(t.attack().prowess, 17, 'now he comes himself');
    },
  ),
];
