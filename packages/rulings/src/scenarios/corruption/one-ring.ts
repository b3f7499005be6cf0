import { type Member, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const bearer: Member = { name: 'Frodo', bears: ['The One Ring'] };

/** The One Ring: its use, and its end. */
export const theOneRing: readonly Scenario[] = [
  scenario(
    'The One Ring at most doubles the prowess printed on its bearer',
    { proves: ['crf/card/the-one-ring/2'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: [bearer] }] },
        moment: 'organization',
      });
      t.equal(
        [t.card('Frodo').stat('prowess'), t.card('Frodo').stat('body')],
        [2, 10],
        'one is doubled, body goes up to ten',
      );
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Boromir II', bears: ['The One Ring'] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Boromir II').stat('prowess'), t.card('Boromir II').stat('body')],
        [11, 10],
        'six and five are less than twelve',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Elladan', bears: ['The One Ring'] }] }],
        },
        moment: 'organization',
      });
      t.equal(t.card('Elladan').stat('prowess'), 10, 'five is doubled to ten');
      // what the Sun gives him is none of what is doubled
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Adrazar', bears: ['The One Ring'] }] }],
          events: ['Sun'],
        },
        moment: 'organization',
      });
      t.equal(t.card('Adrazar').stat('prowess'), 7, 'three is doubled, and one more');
      // what a weapon gives does not lift the limit
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Frodo', bears: ['The One Ring', 'Orcrist'] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        t.card('Frodo').stat('prowess'),
        4,
        'already above two with the sword, so the ring adds nothing',
      );
    },
  ),

  scenario(
    'Everyone with The One Ring has one corruption point more',
    { proves: ['coe/7.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [bearer, 'Elladan'] },
            { at: 'Lórien', members: ['Celeborn'] },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Frodo').corruption, t.card('Elladan').corruption, t.card('Celeborn').corruption],
        [7, 1, 0],
        'the bearer, his companion, and one elsewhere',
      );
    },
  ),

  scenario(
    'The One Ring turns aside one strike after another while its bearer holds out',
    { proves: ['crf/card/the-one-ring/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [bearer] }] },
        hazard: { hand: ['Wargs', '"Bert" (Bûrat)'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'keyed to Wilderness').stage.resolve();
      t.resource.chooses('a strike to Frodo').chooses('no');
      // 6 + 4 of his own - 2 against 7
      t.rolls(6);
      t.resource.uses('The One Ring').stage.resolve();
      t.expect(!t.underAttack, 'the strike is canceled, and with it the attack is over');
      t.equal(t.card('Frodo').status, 'untapped', 'he did not have to tap');
      t.hazard.plays('"Bert" (Bûrat)', 'keyed to Wilderness').stage.resolve();
      t.resource.chooses('a strike to Frodo').chooses('no');
      t.resource.may('use The One Ring');
      t.shows('crf/card/the-one-ring/1#1');
      // 5 + 4 - 2 against 7
      t.rolls(5);
      t.resource.uses('The One Ring').stage.resolve();
      t.equal(t.card('Frodo').zone, 'discard', 'the second check was made, and failed');
      t.shows('crf/card/the-one-ring/1#2');
      t.say('So it is with that of minions');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Ciryaher', bears: ['LE-326'] }],
            },
          ],
        },
        hazard: { hand: ['Wargs', '"Bert" (Bûrat)'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'keyed to Wilderness').stage.resolve();
      t.resource.chooses('a strike to Ciryaher').chooses('no');
      t.rolls(12).resource.uses('The One Ring').stage.resolve();
      t.expect(!t.underAttack, 'canceled');
      t.hazard.plays('"Bert" (Bûrat)', 'keyed to Wilderness').stage.resolve();
      t.resource.chooses('a strike to Ciryaher').chooses('no');
      t.rolls(12).resource.uses('The One Ring').stage.resolve();
      t.expect(!t.underAttack, 'and once more');
      t.shows('crf/card/the-one-ring/1#1');
    },
  ),

  scenario(
    'The One Ring is of no use against the Undead',
    { proves: ['crf/card/the-one-ring/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: [bearer] }],
          hand: ['Halfling Strength'],
        },
        hazard: { hand: ['Stirring Bones'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Stirring Bones', 'keyed to Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Frodo');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.refused('The One Ring', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'Cracks of Doom: at Mount Doom, in the site phase, and by a check that is passed',
    {
      proves: [
        'crf/card/cracks-of-doom/1',
        'crf/errata/card-errata/11',
        'companion/errata/cracks-of-doom/1',
        'companion/destroying-the-one-ring/1',
        'companion/destroying-the-one-ring/2',
        'coe/10.1',
        'coe/10.1.W1',
      ],
      rules: ALL,
    },
    (t) => {
      // another site
      t.board({
        resource: {
          companies: [{ at: 'Minas Morgul', members: [bearer] }],
          hand: ['Cracks of Doom'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Cracks of Doom', { 'no-target': 'coe/9.3' });
      t.shows('companion/destroying-the-one-ring/1#2');
      // another phase
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'end-of-turn',
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Mount Doom', members: [bearer] }],
            hand: ['Cracks of Doom'],
          },
          moment,
          asksPasses: true,
        });
        t.resource.mayNot('Cracks of Doom').refused('Cracks of Doom', {
          phase: 'coe/9.1.3',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }] },
        hazard: {
          companies: [{ at: 'Mount Doom', members: [bearer] }],
          hand: ['Cracks of Doom'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.hazard.refused('Cracks of Doom', { turn: 'coe/2.1.2' });
      t.shows('crf/card/cracks-of-doom/1#2', 'crf/errata/card-errata/11#2');
      // 8 + 4 - 4 against 7
      t.board({
        resource: {
          companies: [{ at: 'Mount Doom', members: [bearer] }],
          hand: ['Cracks of Doom'],
        },
        moment: 'entered',
      });
      t.rolls(8);
      t.resource.plays('Cracks of Doom').stage.resolve();
      t.equal(t.state.dice.length, 0, 'the check was made');
      t.equal([t.state.result?.reason, t.state.result?.winner], ['one-ring', 0], 'the game is won');
      t.equal(t.card('The One Ring').zone, 'removed', 'the ring is destroyed');
      t.shows(
        'crf/card/cracks-of-doom/1#1',
        'crf/errata/card-errata/11#1',
        'companion/destroying-the-one-ring/1#1',
        'companion/destroying-the-one-ring/2#1',
      );
      // a check that is failed has its usual result and no other
      t.board({
        resource: {
          companies: [
            {
              at: 'Mount Doom',
              members: [bearer, { name: 'Sam Gamgee', status: 'tapped', bears: ['Lesser Ring'] }],
            },
          ],
          hand: ['Cracks of Doom'],
        },
        moment: 'entered',
      });
      t.rolls(7);
      t.resource.plays('Cracks of Doom').stage.resolve();
      t.equal(t.state.result, null, 'nobody has won');
      t.equal(
        [t.card('Frodo').zone, t.card('The One Ring').zone],
        ['discard', 'discard'],
        'bearer and ring are discarded as always',
      );
      t.shows(
        'crf/card/cracks-of-doom/1#3',
        'crf/errata/card-errata/11#3',
        'companion/destroying-the-one-ring/2#2',
      );
      // and one that is failed by more has that result: he is eliminated, not discarded
      t.board({
        resource: {
          companies: [{ at: 'Mount Doom', members: [bearer] }],
          hand: ['Cracks of Doom'],
        },
        moment: 'entered',
      });
      t.rolls(5).resource.plays('Cracks of Doom').stage.resolve();
      t.equal(
        [t.card('Frodo').zone, t.card('The One Ring').zone, t.state.result],
        ['removed', 'discard', null],
        'he is eliminated as always',
      );
      t.shows('crf/card/cracks-of-doom/1#3', 'crf/errata/card-errata/11#3');
      // who is kept from being discarded keeps the ring as well: it is not lost for the check alone
      t.board({
        resource: {
          companies: [
            { at: 'Mount Doom', members: [bearer, { name: 'Elladan', bears: ['Magical Harp'] }] },
          ],
          hand: ['Cracks of Doom'],
        },
        moment: 'entered',
      });
      t.rolls(9).resource.uses('Magical Harp').stage.resolve();
      t.rolls(7).resource.plays('Cracks of Doom').stage.resolve();
      // by the newer rules he has passed (coe/7.1.3), by the older ones he has not failed
      t.equal(
        [t.state.result?.reason, t.card('Frodo').zone, t.card('The One Ring').host],
        t.rules === 'coe' ? ['one-ring', 'play', ''] : [undefined, 'play', 'Frodo'],
        'the ring is destroyed, or he has it still',
      );
      t.shows('crf/card/cracks-of-doom/1#4', 'crf/errata/card-errata/11#4');
    },
  ),

  scenario(
    'Cracks of Doom comes to nothing if the Ring is handed on before the check',
    { proves: ['crf/card/cracks-of-doom/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Mount Doom',
              members: [{ name: 'Frodo', bears: ['The One Ring', 'Cram'] }, 'Gimli'],
            },
          ],
          hand: ['Cracks of Doom', 'Pledge of Conduct'],
        },
        moment: 'entered',
      });
      t.rolls(12);
      t.resource.plays('Cracks of Doom');
      t.resource.plays('Pledge of Conduct', 'Gimli').stage.resolve();
      t.resource.chooses('The One Ring to Gimli');
      t.unrolled(1, 'nobody checks');
      t.equal(
        [t.card('The One Ring').host, t.card('Cracks of Doom').zone, t.state.result],
        ['Gimli', 'discard', null],
        'it is spent for nothing',
      );
    },
  ),

  scenario(
    'Cracks of Doom needs the bearer there, not just anyone',
    { proves: ['companion/destroying-the-one-ring/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Mount Doom', members: [{ name: 'Sam Gamgee', bears: ['Gollum'] }] },
            { at: 'Minas Morgul', members: [bearer] },
          ],
          hand: ['Cracks of Doom', "Gollum's Fate"],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource
        .mayNot('Cracks of Doom')
        .refused('Cracks of Doom', { 'no-target': 'coe/9.3' })
        .refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      t.shows('companion/destroying-the-one-ring/1#3');
      t.say('Nor are both of them together of any use elsewhere');
      t.board({
        resource: {
          companies: [
            { at: 'Minas Morgul', members: [bearer, { name: 'Sam Gamgee', bears: ['Gollum'] }] },
          ],
          hand: ["Gollum's Fate"],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      t.shows('companion/destroying-the-one-ring/1#4');
    },
  ),

  scenario(
    "Gollum's Fate ends it without a check",
    { proves: ['companion/destroying-the-one-ring/2', 'coe/10.1', 'coe/10.1.W1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Mount Doom', members: [bearer, { name: 'Sam Gamgee', bears: ['Gollum'] }] },
          ],
          hand: ["Gollum's Fate"],
        },
        moment: 'entered',
      });
      t.resource.plays("Gollum's Fate").stage.resolve();
      t.equal([t.state.result?.reason, t.state.result?.winner], ['one-ring', 0], 'the game is won');
      t.shows('companion/destroying-the-one-ring/2#3');
      t.board({
        resource: { companies: [{ at: 'Mount Doom', members: [bearer] }], hand: ["Gollum's Fate"] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      t.shows('companion/destroying-the-one-ring/2#4');
      t.say('It is enough that Gollum is there, with whichever company');
      for (const at of ['Mount Doom', 'Minas Morgul'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Mount Doom', members: [bearer] },
              { at, members: [{ name: 'Sam Gamgee', bears: ['Gollum'] }] },
            ],
            hand: ["Gollum's Fate"],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (at === 'Mount Doom') t.resource.may("play Gollum's Fate");
        else t.resource.refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      }
      t.shows('companion/destroying-the-one-ring/2#5');
    },
  ),

  scenario(
    "Gollum's Fate takes one's own ring and one's own Gollum",
    { proves: ['crf/card/gollums-fate/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Mount Doom', members: [bearer] }], hand: ["Gollum's Fate"] },
        hazard: {
          companies: [{ at: 'Mount Doom', members: [{ name: 'Sam Gamgee', bears: ['Gollum'] }] }],
        },
        moment: 'entered',
      });
      t.resource.mayNot("Gollum's Fate").refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      t.shows('crf/card/gollums-fate/1#1');
      t.board({
        resource: {
          companies: [{ at: 'Mount Doom', members: [{ name: 'Sam Gamgee', bears: ['Gollum'] }] }],
          hand: ["Gollum's Fate"],
        },
        hazard: { companies: [{ at: 'Mount Doom', members: [bearer] }] },
        moment: 'entered',
      });
      t.resource.mayNot("Gollum's Fate").refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      t.shows('crf/card/gollums-fate/1#2');
      t.say('With both of them one’s own it is played');
      t.board({
        resource: {
          companies: [
            { at: 'Mount Doom', members: [bearer, { name: 'Sam Gamgee', bears: ['Gollum'] }] },
          ],
          hand: ["Gollum's Fate"],
        },
        moment: 'entered',
      });
      t.resource.may("play Gollum's Fate");
      t.shows('crf/card/gollums-fate/1#3');
    },
  ),

  scenario(
    'Surviving by Tookish Blood is not passing, or it is: the Cracks of Doom tell',
    { proves: ['pef/card/tookish-blood/1'], rules: ALL },
    (t) => {
      const doom = (roll: number, blood = true): void => {
        t.board({
          resource: {
            companies: [{ at: 'Mount Doom', members: [bearer] }],
            hand: ['Cracks of Doom', 'Tookish Blood'],
          },
          moment: 'entered',
        });
        if (blood) t.resource.plays('Tookish Blood', { way: 'resource' }, 'Frodo').stage.resolve();
        t.rolls(roll).resource.plays('Cracks of Doom').stage.resolve();
      };
      doom(7, false);
      t.equal([t.card('Frodo').zone, t.state.result], ['discard', null], 'by himself he fails');
      t.say('A check that is passed is another thing');
      doom(12);
      t.equal(t.state.result?.reason, 'one-ring', 'the ring is destroyed');
      t.shows('pef/card/tookish-blood/1#2');
      doom(7);
      if (t.rules === 'coe') {
        t.equal(t.state.result?.reason, 'one-ring', 'a prevented discard is a success');
        t.shows('pef/card/tookish-blood/1#3');
        return;
      }
      t.equal(t.card('Frodo').zone, 'play', 'he is still there');
      t.equal(t.card('The One Ring').zone, 'play', 'and so is the ring');
      t.equal(t.state.result, null, 'nobody has won');
      t.shows('pef/card/tookish-blood/1#1');
    },
  ),

  scenario(
    'Gollum may take the ring and himself away: a choice of his player in his own turn',
    { proves: ['crf/card/gollum/1', 'pef/card/gollum/1'], rules: ALL },
    (t) => {
      const sam: Member = { name: 'Sam Gamgee', bears: ['Gollum'] };
      t.board({
        resource: { companies: [{ at: 'Bree', members: [bearer, sam] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(
        [t.card('Gollum').zone, t.card('The One Ring').zone],
        ['play', 'play'],
        'nothing happens by itself',
      );
      t.resource.may('use Gollum: The One Ring').may('pass');
      t.skipTo('end-of-turn');
      t.equal(
        [t.card('Gollum').zone, t.card('The One Ring').zone],
        ['play', 'play'],
        'nor if his player lets it be',
      );
      t.shows('crf/card/gollum/1#2');
      t.board({
        resource: { companies: [{ at: 'Bree', members: [bearer, sam] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.uses('Gollum', { way: 'The One Ring' }).stage.resolve();
      t.equal(
        [t.card('Gollum').zone, t.card('The One Ring').zone],
        ['discard', 'discard'],
        'both are gone',
      );
      t.shows('crf/card/gollum/1#1', 'pef/card/gollum/1#1');
      t.say('Nor is it otherwise with the attack that he may cancel');
      for (const used of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                by: 'starter',
                members: [{ name: 'Aragorn II', bears: ['Gollum'] }, 'Legolas'],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.expect(t.underAttack, 'it is not canceled by itself');
        t.resource.may('use Gollum').may('pass');
        if (used) {
          t.resource.uses('Gollum', { way: 'attack' }).stage.resolve();
          t.equal([t.underAttack, t.card('Gollum').status], [false, 'tapped'], 'he led it astray');
          t.shows('crf/card/gollum/1#3');
          continue;
        }
        t.passUntil('defend');
        t.equal([t.underAttack, t.card('Gollum').status], [true, 'untapped'], 'they fight');
        t.shows('crf/card/gollum/1#4');
      }
      t.say('In any phase of it');
      for (const moment of ['untap', 'organization', 'long-event', 'end-of-turn'] as const) {
        t.board({
          resource: { companies: [{ at: 'Bree', members: [bearer, sam] }] },
          moment,
          asksPasses: true,
        });
        if (moment === 'end-of-turn') t.passUntil('end-of-turn');
        t.resource.uses('Gollum', { way: 'The One Ring' }).stage.resolve();
        t.equal(t.card('The One Ring').zone, 'discard', moment);
      }
      t.shows('pef/card/gollum/1#1');
      // not at a haven
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: [bearer, sam] }] },
        moment: 'organization',
      });
      t.resource
        .mayNot('use Gollum')
        .refused('Gollum', { need: 'coe/9.2', 'no-target': 'coe/9.3' });
      // not in the turn of somebody else
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [bearer] }],
          hand: ['Rangers of the North'],
        },
        hazard: { companies: [{ at: 'Bree', members: [sam] }] },
        moment: 'entered',
      });
      t.hazard.refused('Gollum', { turn: 'coe/2.1.2' }, { way: 'The One Ring' });
      t.hazard.refused('Gollum', { 'no-target': 'coe/9.3', turn: 'coe/2.1.2' }, { way: 'attack' });
      t.shows('pef/card/gollum/1#2');
      t.resource.may('play Rangers of the North');
    },
  ),
];
