import { query } from '@mathom/engine';
import { type Member, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled, SPARE } from '../help.ts';

/** What can be aimed at, and what aims at nothing. */
export const targetsOfActions: readonly Scenario[] = [
  scenario(
    'One thing of a kind is aimed at; all of a kind are not',
    { proves: ['crf/term/targets/1', 'companion/targets/1', 'coe/9.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [
                { name: 'Elladan', bears: ['Beautiful Gold Ring'] },
                'Elrohir',
                { name: 'Boromir II', bears: ['Leaflock'] },
              ],
            },
          ],
          hand: ['A Friend or Three', SPARE],
        },
        hazard: { hand: ['Call of Home', 'Long Winter', 'Minions Stir'] },
        moment: 'hazards',
      });
      t.hazard.plays('Long Winter');
      t.equal(t.state.stack.at(-1)?.p, 'chain', 'nothing is chosen for it');
      t.resource.may(`play ${SPARE}`).mayNot('Leaflock');
      t.shows('crf/term/targets/1#3', 'companion/targets/1#9');
      t.resolve();
      t.hazard.plays('Minions Stir');
      t.resource.may(`play ${SPARE}`).mayNot('Leaflock');
      t.resolve();
      t.resource.passes();
      t.hazard.chooses('play Call of Home');
      t.asks(t.hazard, 'aim');
      t.hazard.options_are('Elladan', 'Elrohir', 'Boromir II', 'back');
      t.shows('companion/targets/1#8');
      t.hazard.chooses('Elrohir');
      t.resource.may('use Leaflock: unresolved');
      t.shows('crf/term/targets/1#1');
      t.say('“The” attack is one: without it nothing is left of what was aimed at it');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Fatty Bolger'] }],
          hand: ['Escape', 'Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Escape', 'the attack', 'Elrond');
      t.resource.plays('Concealment', 'the attack', 'Fatty Bolger').stage.resolve();
      t.equal(
        [t.underAttack, t.card('Elrond').status, t.card('Escape').zone],
        [false, 'untapped', 'discard'],
        'nobody is wounded for it',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Fatty Bolger'] }],
          hand: ['Kindling of the Spirit', 'Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Kindling of the Spirit', 'the attack');
      t.resource.plays('Concealment', 'the attack', 'Fatty Bolger');
      t.rolls(12).resolve();
      t.unrolled(1, 'nor is a check made for what was to strengthen them in it');
      t.shows('crf/term/targets/1#2');
    },
  ),
  scenario(
    'Characters, sites, companies, regions, items, factions and rolls can all be targets',
    { proves: ['companion/targets/1', 'coe/9.3', 'coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [
                { name: 'Elladan', bears: ['Beautiful Gold Ring', 'Elf-stone'] },
                'Elrohir',
                'Boromir II',
                'Bergil',
                'Haldir',
              ],
            },
          ],
          hand: ['A Friend or Three', SPARE],
        },
        hazard: {
          hand: [
            'Call of Home',
            'River',
            'Nothing to Eat or Drink',
            "The Ring's Betrayal",
            'Dragon-sickness',
          ],
        },
        moment: 'hazards',
      });
      const aimed = (): unknown => {
        const f = t.state.stack.at(-1);
        const aim = f?.p === 'chain' ? f.entries.at(-1)?.ctx.aims[0] : undefined;
        return aim?.t === 'card' ? query.nameOf(t.state, aim.id) : aim?.t;
      };
      t.hazard.plays('River');
      t.equal(t.card('River').zone, 'chain', 'declared');
      t.equal(aimed(), 'Moria', 'a site card');
      t.shows('companion/targets/1#1');
      t.resource.passes();
      t.hazard.plays('Nothing to Eat or Drink');
      t.equal(aimed(), 'company', 'a company');
      t.shows('companion/targets/1#2');
      t.resource.passes();
      t.hazard.plays("The Ring's Betrayal", 'Beautiful Gold Ring');
      t.equal(aimed(), 'Beautiful Gold Ring', 'an item');
      t.shows('companion/targets/1#3');
      t.resource.plays('A Friend or Three', 'Elladan');
      t.equal(aimed(), 'check', 'the roll of another declared card');
      t.shows('companion/targets/1#4');
      // 5 companions with himself, -2, against 2 points: a roll of 2 gives 5
      t.rolls(2).resolve();
      t.equal(t.card('Beautiful Gold Ring').zone, 'play', 'the roll was helped');
      t.say('So can a faction, a region, and the strike that somebody is about to roll for');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Boromir II', 'Elladan', 'Elrohir'] },
          ],
          pile: ['Riders of Rohan', 'Rangers of the North'],
          hand: ['Risky Blow'],
        },
        hazard: {
          events: ['Doors of Night'],
          hand: ['Muster Disperses', 'Choking Shadows', 'Wargs'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Muster Disperses', 'Rangers of the North');
      t.equal(aimed(), 'Rangers of the North', 'a faction');
      t.shows('companion/targets/1#5');
      t.resource.passes();
      t.hazard.plays('Choking Shadows', 'Arthedain');
      t.equal(aimed(), 'region', 'a region');
      t.shows('companion/targets/1#6');
      t.rolls(12).resolve();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('to Boromir II').chooses('to Elladan');
      t.passUntil('strike').resource.chooses('against Boromir II');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.plays('Risky Blow');
      t.equal(aimed(), 'strike', 'a roll in combat');
      t.shows('companion/targets/1#7');
      t.say(
        'What looks for a target finds what is played out through it, by a text or by the rules',
      );
      for (const [hazard, on, point] of [
        ['Call of Home', 'Elladan', 10],
        ['Wargs', 'Wilderness', 11],
        ['Long Winter', undefined, 9],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: ['Elladan', { name: 'Boromir II', bears: ['Leaflock'] }],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: [hazard] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (on) t.hazard.plays(hazard, on);
        else t.hazard.plays(hazard);
        t.asks(t.resource, 'respond');
        if (on) t.resource.may('use Leaflock: unresolved');
        else t.resource.mayNot('use Leaflock').refused('Leaflock', { 'no-target': 'coe/9.3' });
        t.shows(`companion/targets/1#${point}`);
      }
    },
  ),
  scenario(
    'A card that is only declared cannot be aimed at yet',
    {
      proves: [
        'crf/term/targets/2',
        'companion/annotation/1/1',
        'crf/term/active-conditions/5',
        'companion/annotation/8/1',
        'coe/9.3.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Elladan'] }],
          hand: ['Marvels Told', 'A Friend or Three', SPARE],
        },
        hazard: { hand: ['Lure of Power', 'Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.hazard.plays('Lure of Power');
      t.resource.mayNot('play Marvels Told').refused('Marvels Told', { 'no-target': 'coe/9.3' });
      t.shows(
        'crf/term/active-conditions/5#1',
        'companion/annotation/8/1#1',
        'crf/term/targets/2#2',
        'companion/annotation/1/1#2',
      );
      t.resource.passes();
      t.hazard.plays('Weariness of the Heart', 'Elladan', { way: 'corruption check' });
      // but a roll that was declared can be aimed at
      t.resource.may('play A Friend or Three').mayNot('play Marvels Told');
      t.shows(
        'crf/term/active-conditions/5#3',
        'companion/annotation/8/1#3',
        'crf/term/targets/2#3',
        'companion/annotation/1/1#3',
      );
      t.rolls(12).resolve();
      t.resource.may('play Marvels Told');
      t.say('So can that of a faction that is played, or of a card that tests a ring');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II', 'Elladan'] }],
          hand: ['Rangers of the North', 'A Friend or Three'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rangers of the North', 'Aragorn II');
      t.equal(t.card('Rangers of the North').zone, 'chain', 'it is only declared');
      t.resource.may('play A Friend or Three');
      t.shows('crf/term/targets/2#3');
      t.say('Nor can the attack of a creature that is only declared');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Elladan'] }],
          hand: ['Escape', SPARE],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness');
      t.equal(t.card('Wargs').zone, 'chain', 'it is not in play yet');
      t.resource.mayNot('play Escape').refused('Escape', { 'no-target': 'coe/9.3' });
      t.resolve();
      t.resource.may('play Escape');
      t.say('Nor what is in play no more');
      for (const zone of ['discard', 'events'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Elladan'] }],
            hand: ['Marvels Told', SPARE],
          },
          hazard: { [zone]: ['Lure of Power'] },
          moment: 'hazards',
        });
        if (zone === 'events') t.resource.may('play Marvels Told');
        else
          t.resource
            .mayNot('play Marvels Told')
            .refused('Marvels Told', { 'no-target': 'coe/9.3' });
      }
      t.shows('crf/term/active-conditions/5#1', 'companion/annotation/8/1#1');
      t.say('Nor do Doors that are only declared count as being in play');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Elladan'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Doors of Night', 'Gloom'] },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night');
      t.resource.passes();
      t.hazard.may('play Gloom: prowess').mayNot('play Gloom: Border-hold');
      t.resolve().resource.passes();
      t.hazard.may('play Gloom: Border-hold');
      t.shows('crf/term/targets/2#1', 'companion/annotation/1/1#1');
    },
  ),
  scenario(
    'A check can be helped in the chain in which it was declared, and only there',
    { proves: ['crf/term/targets/3', 'companion/annotation/2/1', 'coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elrond', { name: 'Elladan', bears: ['Scroll of Isildur'] }],
            },
          ],
          hand: ['New Friendship', SPARE],
        },
        hazard: { hand: ['Dragon-sickness'] },
        moment: 'hazards',
      });
      t.resource
        .mayNot('play New Friendship')
        .refused('New Friendship', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Dragon-sickness', 'Elladan');
      // it need not be the last that was declared
      t.resource.plays(SPARE);
      t.resource.plays('New Friendship', 'Elrond', { way: 'corruption check' });
      // 3 - 1 + 2 is more than 3
      t.rolls(3).resolve();
      t.equal(t.card('Elladan').zone, 'play', 'he stands it');
      t.shows('crf/term/targets/3#1', 'companion/annotation/2/1#1');
      t.equal(t.card('New Friendship').zone, 'discard', 'the card is used up');
      t.say('So it is with a check that the rules call for');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Elrond', { name: 'Elladan', bears: ['Scroll of Isildur'] }],
            },
          ],
          hand: ['New Friendship', SPARE],
        },
        moment: 'organization',
      });
      t.resource.chooses('give Scroll of Isildur to Elrond');
      t.resource.plays('New Friendship', 'Elrond', { way: 'corruption check' });
      // 2 + 2 is more than 3
      t.rolls(2).resolve();
      t.equal(t.card('Elladan').zone, 'play', 'he can let go of it');
      t.shows('crf/term/targets/3#1', 'companion/annotation/2/1#1');
      t.say('Any other roll that was declared can be aimed at as well');
      const totals = [true, false].map((helped) => {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Elrond', 'Aragorn II'] }],
            hand: ['New Friendship', 'Rangers of the North'],
          },
          moment: 'entered',
          rolls: [7],
        });
        t.resource.refused('New Friendship', { 'no-target': 'coe/9.3' });
        t.resource.plays('Rangers of the North', 'Elrond');
        if (helped) t.resource.plays('New Friendship', 'Elrond', { way: 'influence' });
        t.resolve();
        return rolled(t, 'influence').at(-1)?.total ?? 0;
      });
      t.equal(totals[0] - totals[1], 3, 'three more for the declared attempt');
      t.shows('crf/term/targets/3#2', 'companion/annotation/2/1#2');
      t.say('A roll that is neither a check nor an attempt as well');
      for (const helped of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Bilbo'] }],
            hand: ['The Riddle Game', 'Wit'],
          },
          hazard: { companies: [{ at: 'Bree', members: ['Elrond'] }], hand: ['Wargs'] },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.refused('Wit', { 'no-target': 'coe/9.3', turn: 'coe/9.1.3' });
        t.resource.plays('The Riddle Game', 'Bilbo');
        if (helped) t.resource.plays('Wit', 'the roll of Bilbo');
        // the other rolls first and has ten, he nine
        t.rolls(8, 6).resolve();
        t.asks(helped ? t.resource : t.hazard, 'name-sort');
        t.expect(t.decision().seat === (helped ? 0 : 1), 'who has won names a sort of card');
        t.shows('crf/term/targets/3#3', 'companion/annotation/2/1#3');
      }
    },
  ),
  scenario(
    'A Great Ship is no help against what aims at nobody',
    {
      proves: ['crf/term/targets/4', 'companion/annotation/3/1', 'crf/term/targets/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Edhellond',
              to: 'Isle of the Ulond',
              members: ['Elladan', 'Elrohir', 'Boromir II', 'Haldir'],
            },
          ],
          hand: ['Great Ship', SPARE],
        },
        hazard: {
          events: ['Doors of Night'],
          hand: ['Snowstorm', 'Minions Stir', 'Call of Home', 'Lure of Power'],
        },
        moment: 'organization',
      });
      t.resource.plays('Great Ship', 'Elladan').stage.resolve();
      t.passUntil('path');
      t.resource.chooses('starter');
      while (t.decision().about === 'draw') t.take({ type: 'no' }, 'no more cards');
      t.hazard.plays('Minions Stir');
      t.resource.may(`play ${SPARE}`).mayNot('Great Ship');
      t.shows('companion/annotation/3/1#1');
      t.resolve();
      t.hazard.plays('Call of Home', 'Boromir II');
      t.resource.may('use the effect of Great Ship');
      t.resource.uses('Great Ship', 'Elrohir').stage.resolve();
      t.equal(t.card('Call of Home').zone, 'discard', 'the call was not heard');
      t.equal(t.card('Boromir II').zone, 'play', 'he stays');
      t.hazard.plays('Lure of Power');
      t.resource.may(`play ${SPARE}`).mayNot('Great Ship');
      t.resolve();
      t.shows('crf/term/targets/4#2', 'companion/annotation/3/1#2');
      t.hazard.plays('Snowstorm');
      t.resource.may(`play ${SPARE}`).mayNot('Great Ship');
      t.resolve();
      t.expect(t.company('Boromir II').returned, 'the storm drives them back');
      t.shows('crf/term/targets/4#1');
    },
  ),
  scenario(
    'What lies face-down is no target',
    { proves: ['crf/term/targets/5', 'companion/annotation/4/1', 'coe/9.3.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elladan'] },
            { at: 'Lórien', to: 'Moria', members: ['Elrond'] },
          ],
          events: ['Gates of Morning'],
          hand: ['Quiet Lands', SPARE],
        },
        moment: 'movement',
      });
      t.resource.chooses('Elladan').chooses('starter');
      while (t.decision().about === 'draw') t.take({ type: 'no' }, 'no more cards');
      t.resource.mayNot('play Quiet Lands').refused('Quiet Lands', { 'no-target': 'coe/9.3' });
      t.resource.refused('Quiet Lands', { 'no-target': 'coe/9.3' }, { way: 'count a Shadow-hold' });
      t.shows('crf/term/targets/5#1', 'companion/annotation/4/1#1');
      t.resource.refused('Quiet Lands', { 'no-target': 'coe/9.3' }, { way: 'automatic-attack' });
      t.shows('crf/term/targets/5#3', 'companion/annotation/4/1#3');
      t.passUntil('path');
      t.resource.chooses('starter');
      while (t.decision().about === 'draw') t.take({ type: 'no' }, 'no more cards');
      t.resource
        .may('play Quiet Lands: automatic-attack')
        .may('play Quiet Lands: count a Shadow-hold');
    },
  ),
  scenario(
    'A card on guard is out of reach until it is revealed',
    { proves: ['crf/term/targets/5', 'companion/annotation/4/1', 'coe/9.3.2.2'], rules: ALL },
    (t) => {
      for (const open of [false, true] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: ['Elrond', 'Elladan'],
                ...(open ? {} : { onGuard: ['Lure of Power'] }),
              },
            ],
            hand: ['Marvels Told', SPARE],
          },
          hazard: { events: open ? ['Lure of Power'] : [] },
          moment: 'entered',
        });
        if (open) t.resource.may('play Marvels Told');
        else
          t.resource
            .mayNot('play Marvels Told')
            .refused('Marvels Told', { 'no-target': 'coe/9.3' });
        if (!open) t.shows('crf/term/targets/5#2', 'companion/annotation/4/1#2');
      }
    },
  ),
  scenario(
    'One’s own resources do not reach the other side’s Hobbits',
    { proves: ['crf/term/targets/6', 'crf/term/active-conditions/6', 'coe/9.3.3'], rules: ALL },
    (t) => {
      for (const whose of ['mine', 'theirs'] as const) {
        const sam: Member = { name: 'Sam Gamgee', status: 'tapped' } as const;
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Elladan', ...(whose === 'mine' ? [sam] : [])] }],
            hand: ['Halfling Strength', SPARE],
          },
          hazard: {
            companies: [{ at: 'Bree', members: ['Elrohir', ...(whose === 'theirs' ? [sam] : [])] }],
          },
          moment: 'hazards',
        });
        if (whose === 'mine') t.resource.may('play Halfling Strength: untap a tapped');
        else
          t.resource
            .mayNot('Halfling Strength')
            .refused('Halfling Strength', { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
      }
      t.say('nor the company that they are');
      for (const [mine, theirs] of [
        ['Rivendell', 'Moria'],
        ['Moria', 'Rivendell'],
      ] as const) {
        t.board({
          resource: { companies: [{ at: mine, members: ['Elladan'] }], hand: ['Palm to Palm'] },
          hazard: { companies: [{ at: theirs, members: ['Elrohir'] }] },
          moment: 'organization',
          asksPasses: true,
        });
        if (mine === 'Rivendell') t.resource.may('play Palm to Palm');
        else t.resource.refused('Palm to Palm', { 'no-target': 'coe/9.3' });
      }
      t.shows('crf/term/targets/6#1');
      t.say('Nor what is the other’s: no echo keeps a day of his in play');
      for (const whose of ['mine', 'theirs'] as const) {
        const day = (side: 'mine' | 'theirs'): readonly Named[] =>
          whose === side ? ['Cloudless Day', 'Gates of Morning'] : [];
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: ['Elladan'] }],
            events: day('mine'),
            hand: ['Echo of all Joy', SPARE],
          },
          hazard: { events: day('theirs') },
          moment: 'hazards',
        });
        if (whose === 'mine') t.resource.may('play Echo of all Joy');
        else t.resource.refused('Echo of all Joy', { 'no-target': 'coe/9.3' });
      }
      t.say('nor is anybody free of what another bears');
      for (const whose of ['mine', 'theirs'] as const) {
        const bears = (side: 'mine' | 'theirs'): readonly Named[] =>
          whose === side ? ['Scroll of Isildur'] : [];
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [{ name: 'Elladan', bears: bears('mine') }] }],
            hand: ['Free to Choose', SPARE],
          },
          hazard: {
            companies: [
              { at: 'Rivendell', members: [{ name: 'Elrohir', bears: bears('theirs') }] },
            ],
          },
          moment: 'organization',
        });
        if (whose === 'mine') t.resource.may('play Free to Choose');
        else t.resource.refused('Free to Choose', { 'no-target': 'coe/9.3' });
      }
      t.say('nor are his factions armed');
      for (const whose of ['mine', 'theirs'] as const) {
        const pile = (side: 'mine' | 'theirs'): readonly Named[] =>
          whose === side ? ['Goblins of Goblin-gate'] : [];
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-367', members: ['Gorbag'] }],
            pile: pile('mine'),
            hand: ['Grond'],
          },
          hazard: { kind: 'ringwraith', pile: pile('theirs') },
          moment: 'organization',
          asksPasses: true,
        });
        if (whose === 'mine') t.resource.may('play Grond');
        else t.resource.refused('Grond', { 'no-target': 'coe/9.3' });
      }
      t.shows('crf/term/targets/6#2', 'crf/term/active-conditions/6#2');
    },
  ),
  scenario(
    'A card on a character goes when he does',
    { proves: ['crf/term/targets/7', 'coe/9.3.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elrond', 'Thranduil', { name: 'Bergil', bears: ['Foolish Words'] }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
      });
      t.equal(t.card('Foolish Words').host, 'Bergil', 'it is on him');
      t.hazard.plays('Call of Home', 'Bergil');
      t.rolls(2).resolve();
      t.equal(t.card('Bergil').zone, 'hand', 'he goes home');
      t.equal(t.card('Foolish Words').zone, 'discard', 'and it has nothing left to be on');
      t.shows('crf/term/targets/7#2');
      t.say('In a later turn it is still aimed at him, and so found by what ends such a thing');
      for (const who of ['Bergil', 'Haldir'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                members: [
                  { name: 'Elladan', bears: ['Leaflock'] },
                  ...(who === 'Bergil' ? [{ name: who, bears: ['Foolish Words'] as const }] : []),
                ],
              },
              ...(who === 'Haldir'
                ? [
                    {
                      at: 'Bree' as const,
                      members: [{ name: who, bears: ['Foolish Words'] as const }],
                    },
                  ]
                : []),
            ],
            hand: [SPARE],
          },
          hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }] },
          moment: 'organization',
          asksPasses: true,
        });
        t.skipTo('organization', { turns: 2 });
        t.equal(t.card('Foolish Words').host, who, 'it has stayed on him');
        if (who === 'Haldir') {
          t.resource.mayNot('use Leaflock: permanent-event');
          t.shows('crf/term/targets/7#1');
          continue;
        }
        t.resource.uses('Leaflock', { way: 'permanent-event' }).stage.resolve();
        t.equal(t.card('Foolish Words').zone, 'discard', 'it is ended');
        t.shows('crf/term/targets/7#1');
      }
    },
  ),
  scenario(
    'What belongs to a company, and what does not',
    { proves: ['crf/term/company/4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [
                { name: 'Elladan', bears: ['Beautiful Gold Ring'] },
                'Elrohir',
                { name: 'Boromir II', bears: ['Leaflock', 'Foolish Words'] },
                'Haldir',
                'Bergil',
              ],
            },
          ],
          hand: [SPARE],
        },
        hazard: {
          hand: ['Call of Home', 'River', 'Nothing to Eat or Drink', "The Ring's Betrayal"],
        },
        moment: 'hazards',
      });
      // an event on one of its characters
      t.resource.may('use Leaflock: permanent-event');
      t.shows('crf/term/company/4#5');
      t.hazard.plays('River');
      t.resource.may(`play ${SPARE}`).mayNot('use Leaflock: unresolved');
      t.shows('crf/term/company/4#6');
      t.resource.passes();
      // one of its characters
      t.hazard.plays('Call of Home', 'Bergil');
      t.resource.chooses('use Leaflock: unresolved');
      t.equal(t.chain().at(-1), 'Leaflock', 'and it is clear what is canceled');
      t.resolve();
      t.equal(t.card('Bergil').zone, 'play', 'the call is canceled');
      t.shows('crf/term/company/4#1');
      t.resource.may('to free the company');
    },
  ),
  scenario(
    'A company and its items are hit by what is aimed at them',
    { proves: ['crf/term/company/4'], rules: ALL },
    (t) => {
      for (const card of ['Nothing to Eat or Drink', "The Ring's Betrayal", 'River'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: [
                  { name: 'Elladan', bears: ['Beautiful Gold Ring'] },
                  { name: 'Boromir II', bears: ['Leaflock'] },
                ],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: [card] },
          moment: 'hazards',
        });
        t.hazard.plays(card);
        if (card === 'River') t.resource.mayNot('Leaflock');
        else t.resource.may('use Leaflock: unresolved');
        if (card === "The Ring's Betrayal") t.shows('crf/term/company/4#2');
      }
      t.say(
        'What it still does once it has resolved was aimed so too, but for what lies on their site',
      );
      for (const card of ['Weariness of the Heart', 'River'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: ['Elladan', { name: 'Boromir II', bears: ['Leaflock'] }],
              },
            ],
            hand: [SPARE],
          },
          hazard: { hand: [card] },
          moment: 'hazards',
        });
        if (card === 'River') t.hazard.plays(card).stage.resolve();
        else t.hazard.plays(card, 'Elladan', { way: 'prowess' }).stage.resolve();
        if (card === 'River') t.resource.may(`play ${SPARE}`).mayNot('Leaflock');
        else t.resource.may('use Leaflock');
      }
      t.say('So is an ally of theirs by what an agent says to him');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Boromir II', bears: ['Leaflock', 'Quickbeam'] }],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Your Welcome Is Doubtful'], agents: ['Anarin'], sites: ['Moria'] },
        moment: 'hazards',
      });
      t.hazard.plays('Your Welcome Is Doubtful', 'Quickbeam');
      t.resource.may('use Leaflock: unresolved');
      t.shows('crf/term/company/4#3');
      t.say('What lies on the company is theirs; what lies on the site they come from is not');
      for (const [events, onSite, theirs] of [
        [['Nothing to Eat or Drink'], [], true],
        [[], ['Siege'], false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Edoras',
                to: 'Lórien',
                by: 'starter',
                members: [{ name: 'Boromir II', bears: ['Leaflock'] }, 'Elladan'],
                events,
                onSite,
              },
            ],
            hand: [SPARE],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        if (theirs) t.resource.may('use Leaflock: permanent-event');
        else {
          t.equal(t.card('Siege').host, 'Edoras', 'it lies on their site of origin');
          t.resource.may(`play ${SPARE}`).mayNot('use Leaflock');
        }
        t.shows(`crf/term/company/4#${theirs ? 4 : 7}`);
      }
      t.say('Nor is what lies on the site to which they go');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: 'starter',
              members: [{ name: 'Boromir II', bears: ['Leaflock'] }, 'Elladan'],
            },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Siege'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Siege', 'Edoras').stage.resolve();
      t.equal(t.card('Siege').host, 'Edoras', 'it lies there');
      t.asks(t.resource, 'movement-hazard').resource.may(`play ${SPARE}`).mayNot('use Leaflock');
      t.shows('crf/term/company/4#6');
    },
  ),
  scenario(
    'Who does a thing is one of those it is done for',
    { proves: ['crf/term/character/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Elrond', bears: ['Scroll of Isildur', 'Elf-stone'] }, 'Elladan'],
            },
          ],
          hand: ['New Friendship', 'A Friend or Three', SPARE],
        },
        hazard: { hand: ['Dragon-sickness'] },
        moment: 'hazards',
      });
      t.hazard.plays('Dragon-sickness', 'Elrond');
      t.resource.plays('New Friendship', 'Elrond', { way: 'corruption check' });
      t.resource.may('play A Friend or Three').plays('A Friend or Three', 'Elrond');
      // 2 - 1 + 2 by himself as the diplomat + 2 for the two of them is more than 4
      t.rolls(2).resolve();
      t.equal(t.card('Elrond').zone, 'play', 'he counts himself, and helps himself');
      t.shows('crf/term/character/1#1', 'crf/term/character/1#2');
    },
  ),
  scenario(
    'Who has gone home cannot be wearied any more',
    { proves: ['crf/term/active-conditions/5', 'companion/annotation/8/1', 'coe/9.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Thranduil', 'Bergil'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Weariness of the Heart', 'Call of Home'] },
        moment: 'hazards',
      });
      t.hazard.plays('Weariness of the Heart', 'Bergil', { way: 'prowess' });
      t.resource.passes();
      t.hazard.plays('Call of Home', 'Bergil');
      t.rolls(2).resolve();
      t.equal(t.card('Bergil').zone, 'hand', 'he has gone');
      t.equal(t.state.lasting.length, 0, 'nothing is left to lie on him');
      t.shows('crf/term/active-conditions/5#2', 'companion/annotation/8/1#2');
      t.equal(t.card('Weariness of the Heart').zone, 'discard', 'the card is lost');
    },
  ),
];
