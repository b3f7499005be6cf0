import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, face, letBe, SPARE } from '../help.ts';

/** Items in use, the seeing-stone, and the Elven Ring of Elrond. */
export const itemsInUse: readonly Scenario[] = [
  scenario(
    'A new weapon is the one in use, and another can be taken up instead',
    { proves: ['coe/6.1', 'coe/6.1.1', 'coe/6.1.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: [{ name: 'Aragorn II', bears: ['Narsil'] }] }],
          hand: ["Durin's Axe"],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(
        [t.card('Aragorn II').stat('prowess'), t.card('Aragorn II').stat('influence')],
        [7, 4],
        'with the sword: one and one',
      );
      t.resource.plays("Durin's Axe").stage.resolve();
      t.equal(
        [t.card('Narsil').inUse, t.card("Durin's Axe").inUse],
        [false, true],
        'the axe has taken its place',
      );
      t.equal(
        [t.card('Aragorn II').stat('prowess'), t.card('Aragorn II').stat('influence')],
        [8, 3],
        'only the axe works now',
      );
      // corruption and points are those of the card, used or not
      t.equal([t.card('Aragorn II').corruption, t.points(0).item], [4, 5], 'both count');
      t.resource.chooses('begin using Narsil');
      t.equal(t.card('Narsil').inUse, false, 'not yet, as long as it is only declared');
      t.resolve();
      t.equal(
        [t.card('Aragorn II').stat('prowess'), t.card('Aragorn II').stat('influence')],
        [7, 4],
        'the sword again, the axe no more',
      );
    },
  ),

  scenario(
    'To bear a Palantír is not to be able to use it',
    { proves: ['companion/using-a-palantir/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Arwen', bears: ['Palantír of Orthanc'] }] },
          ],
          discard: ['Cram'],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('use Palantír of Orthanc')
        .refused('Palantír of Orthanc', { need: 'coe/9.2' });
      t.shows('companion/using-a-palantir/1#2');
    },
  ),

  scenario(
    'An aligned Palantír is usable, given on too, until its company moves',
    { proves: ['companion/using-a-palantir/1', 'companion/using-a-palantir/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Boromir II', status: 'tapped', bears: ['Palantír of Orthanc'] },
                'Arwen',
              ],
            },
          ],
          hand: ['Align Palantír'],
          discard: ['Cram', 'Lesser Ring'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Palantír of Orthanc');
      t.resource.plays('Align Palantír').stage.resolve();
      t.equal(
        t.card('Align Palantír').host,
        'Palantír of Orthanc',
        'a sage of the company has aligned it',
      );
      t.say('He who bears it need be no sage himself, nor untapped');
      t.resource.may('use Palantír of Orthanc');
      t.shows('companion/using-a-palantir/1#1', 'companion/using-a-palantir/2#1');
      t.rolls(12);
      t.resource.chooses('give Palantír of Orthanc to Arwen').passes();
      t.equal(
        [t.card('Palantír of Orthanc').host, t.card('Align Palantír').zone],
        ['Arwen', 'play'],
        'given on, it is aligned still',
      );
      t.shows('companion/using-a-palantir/2#2');
      t.resource.uses('Palantír of Orthanc').stage.resolve();
      t.rolls(12);
      t.resource.chooses('Cram');
      t.equal(
        [t.card('Cram').zone, t.card('Palantír of Orthanc').status, t.card('Arwen').status],
        ['deck', 'tapped', 'untapped'],
        'it has been used',
      );
      t.shows('companion/using-a-palantir/1#1', 'companion/using-a-palantir/2#1');
      t.passUntil('path');
      t.equal(t.card('Align Palantír').zone, 'play', 'the company has not set out yet');
      t.resource.chooses('starter movement');
      t.equal(
        [t.card('Align Palantír').zone, t.card('Palantír of Orthanc').host],
        ['discard', 'Arwen'],
        'on the way the alignment is lost',
      );
      t.shows('companion/using-a-palantir/2#3');
      t.say('One is aligned, and not what else he bears; and others may move as they will');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                {
                  name: 'Arwen',
                  bears: [
                    { name: 'Palantír of Orthanc', on: ['Align Palantír'] },
                    'Palantír of Minas Tirith',
                  ],
                },
              ],
            },
            { at: 'Lórien', to: 'Edoras', by: 'starter', members: ['Haldir'] },
          ],
          discard: ['Cram'],
        },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('site-phase');
      t.equal(t.card('Haldir').site, 'Edoras', 'others have gone their way');
      t.equal(t.card('Align Palantír').zone, 'play', 'her company has not moved');
      t.shows('companion/using-a-palantir/2#4');
      t.skipTo('organization', { turns: 2 });
      t.resource
        .may('use Palantír of Orthanc')
        .refused('Palantír of Minas Tirith', { need: 'coe/9.2' });
      t.shows('companion/using-a-palantir/2#5');
    },
  ),

  scenario(
    'Saruman taps to use the Palantír he bears',
    { proves: ['companion/using-a-palantir/1', 'companion/using-a-palantir/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Saruman', bears: ['Palantír of Orthanc'] }] },
          ],
          discard: ['Cram', 'Lesser Ring'],
        },
        moment: 'organization',
      });
      t.rolls(12);
      t.resource.uses('Palantír of Orthanc').chooses('Cram');
      t.equal(
        [t.card('Saruman').status, t.card('Palantír of Orthanc').status, t.card('Cram').zone],
        ['tapped', 'tapped', 'deck'],
        'he has tapped, too',
      );
      t.shows('companion/using-a-palantir/1#1', 'companion/using-a-palantir/2#8');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Saruman', status: 'tapped', bears: ['Palantír of Orthanc'] }],
            },
          ],
          discard: ['Cram'],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('use Palantír of Orthanc')
        .refused('Palantír of Orthanc', { need: 'coe/9.2' });
      t.shows('companion/using-a-palantir/2#9');
      // he bears it himself, or it is of no use to him
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Saruman', { name: 'Arwen', bears: ['Palantír of Orthanc'] }],
            },
          ],
          discard: ['Cram'],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('use Palantír of Orthanc')
        .refused('Palantír of Orthanc', { need: 'coe/9.2' });
      t.shows('companion/using-a-palantir/1#3');
    },
  ),

  scenario(
    'The Palantír of Orthanc does not bring back sites',
    { proves: ['crf/card/palantir-of-orthanc/2'], rules: ALL },
    (t) => {
      // that of heroes, and that of minions with a Fallen-wizard
      for (const [kind, stone] of [
        ['wizard', 'TW-300'],
        ['fallen-wizard', 'LE-334'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Arwen', bears: [{ name: stone, on: ['Align Palantír'] }] }],
              },
            ],
            discard: ['Cram', 'Bree', 'Lórien', 'Wargs'],
          },
          moment: 'organization',
        });
        t.rolls(12);
        t.resource.uses('Palantír of Orthanc').stage.resolve();
        t.resource.options_are('Cram', 'Wargs').chooses('Cram');
        t.equal([t.card('Cram').zone, t.card('Bree').zone], ['deck', 'discard'], 'what comes back');
      }
    },
  ),

  scenario(
    'One alignment on a Palantír',
    { proves: ['crf/card/align-palantir/1', 'crf/errata/card-errata/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Arwen', bears: ['Palantír of Orthanc', 'Palantír of Osgiliath'] }],
            },
          ],
          hand: ['Align Palantír', 'Align Palantír', 'Align Palantír'],
        },
        moment: 'organization',
      });
      t.resource.plays('Align Palantír', 'Palantír of Orthanc').stage.resolve();
      t.say('A second is for the other stone, and for that alone');
      t.resource.plays('Align Palantír').stage.resolve();
      t.equal(
        t.state.table.filter((id) => t.idOf(id) === t.idOf(t.id('Align Palantír'))).length,
        2,
        'one on each',
      );
      t.resource
        .mayNot('play Align Palantír')
        .refused('Align Palantír', { duplicate: 'coe/g.cbd.1' });
    },
  ),

  scenario(
    'Vilya: strength for Elrond, and at Rivendell three resources out of the discard pile',
    { proves: ['crf/card/vilya/1', 'crf/errata/card-errata/79'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          hand: ['Vilya', 'Vilya', SPARE],
          discard: ['Cram', 'Lesser Ring', 'Gollum', 'Orcrist', 'Wargs', 'Bofur'],
        },
        moment: 'organization',
      });
      t.resource.plays('Vilya').stage.resolve();
      t.equal(
        [
          t.card('Elrond').stat('prowess'),
          t.card('Elrond').stat('body'),
          t.card('Elrond').stat('influence'),
        ],
        [11, 11, 10],
        'four, two and six more',
      );
      t.shows('crf/card/vilya/1#2', 'crf/errata/card-errata/79#2');
      t.resource.chooses('Shuffle three').may('Gollum').may('Cram');
      t.resource.mayNot('Wargs').mayNot('Bofur');
      t.say('Nor what is still in the hand').resource.mayNot(SPARE).mayNot('Vilya');
      t.shows('crf/card/vilya/1#5', 'crf/errata/card-errata/79#5');
      t.resource.chooses('Cram').chooses('Lesser Ring');
      t.rolls(4);
      t.resource.chooses('Gollum');
      t.equal(
        [
          t.card('Cram').zone,
          t.card('Lesser Ring').zone,
          t.card('Gollum').zone,
          t.card('Orcrist').zone,
        ],
        ['deck', 'deck', 'deck', 'discard'],
        'three and no more',
      );
      t.expect(
        t.steps.some((x) => x.events.some((e) => e.event === 'shuffle')),
        'and the deck is shuffled with them',
      );
      t.shows('crf/card/vilya/1#4', 'crf/errata/card-errata/79#4');
      t.equal(t.state.dice.length, 0, 'then he has made his check');
      t.equal(t.card('Elrond').zone, 'play', 'four less three is more than nothing');
      t.resource.mayNot('play Vilya').refused('Vilya', { duplicate: 'coe/g.cbd.1' });
      t.skipTo('end-of-turn');
      t.equal(
        (['prowess', 'body', 'influence'] as const).map((x) => t.card('Elrond').stat(x)),
        [11, 11, 10],
        'as long as the turn lasts',
      );
      t.skipTo('organization', { turns: 2 });
      t.equal(
        (['prowess', 'body', 'influence'] as const).map((x) => t.card('Elrond').stat(x)),
        [7, 9, 4],
        'in the next one he is himself again',
      );
      t.shows('crf/card/vilya/1#3', 'crf/errata/card-errata/79#3');
      t.resource.may('play Vilya');
      t.shows('crf/card/vilya/1#10', 'crf/errata/card-errata/79#10');
      // nobody else
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Glorfindel II'] }],
          hand: ['Vilya', SPARE],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused('Vilya', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/vilya/1#1', 'crf/errata/card-errata/79#1');
      // at three less, and no more than on the way to Rivendell
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Rivendell', members: ['Elrond'] }],
          hand: ['Vilya'],
          discard: ['Cram', 'Lesser Ring', 'Gollum'],
        },
        moment: 'organization',
      });
      t.rolls(3);
      t.resource.plays('Vilya').stage.resolve();
      t.equal(t.card('Cram').zone, 'discard', 'elsewhere nothing comes back');
      t.equal(t.card('Elrond').zone, 'discard', 'three less three is not more than nothing');
      t.shows(
        'crf/card/vilya/1#6',
        'crf/errata/card-errata/79#6',
        'crf/card/vilya/1#9',
        'crf/errata/card-errata/79#9',
      );
      // four cards in the deck are too few, five are enough; and nobody has to take them
      for (const [cards, takes] of [
        [4, undefined],
        [5, true],
        [5, false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elrond'] }],
            hand: ['Vilya'],
            discard: ['Orcrist', 'Lesser Ring', 'Gollum'],
            deck: Array<'Cram'>(cards).fill('Cram'),
            noFiller: true,
          },
          moment: 'organization',
        });
        t.rolls(12);
        t.resource.plays('Vilya').stage.resolve();
        if (takes === true) {
          t.resource.chooses('Shuffle three').chooses('Orcrist').chooses('Gollum');
        } else if (takes === false) t.resource.passes();
        t.equal(
          t.card('Orcrist').zone,
          takes === true ? 'deck' : 'discard',
          `${cards} cards in the deck`,
        );
      }
      t.shows(
        'crf/card/vilya/1#7',
        'crf/card/vilya/1#8',
        'crf/errata/card-errata/79#7',
        'crf/errata/card-errata/79#8',
      );
    },
  ),

  scenario(
    'With three at the table The Pale Sword goes to a Nazgûl of the same player',
    { proves: ['crf/card/the-pale-sword/2'], rules: ['crf', 'tournament'] },
    (t) => {
      const sword = (holder: 'hazard' | 'third') => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Aragorn II', 'Elladan'] }],
          },
          hazard: {
            hand:
              holder === 'hazard'
                ? ['Witch-king of Angmar', 'The Pale Sword']
                : ['Witch-king of Angmar', 'Weariness of the Heart'],
          },
          others: [{ hand: holder === 'third' ? ['The Pale Sword'] : [] }],
          moment: 'hazards',
        });
        t.hazard
          .plays('Witch-king of Angmar', { way: 'creature' }, 'keyed to Angmar')
          .stage.resolve();
        t.expect(t.underAttack, 'the Nazgûl attacks');
      };
      sword('hazard');
      t.hazard.may('play The Pale Sword');
      t.shows('crf/card/the-pale-sword/2#1');
      sword('third');
      t.third.refused('The Pale Sword', {
        need: 'coe/9.2',
        'not-hazard-player': 'crf/term/multi-player-games/1',
      });
      t.passUntil('defend');
      t.equal(t.attack().prowess, 17, 'the attack is as it was');
      t.shows('crf/card/the-pale-sword/2#2');
    },
  ),

  scenario(
    'The Pale Sword is not for a Nazgûl that another player has in play',
    { proves: ['crf/card/the-pale-sword/2'], rules: ALL },
    (t) => {
      for (const whose of ['hazard', 'third'] as const) {
        const nazgul: Named[] = ['Witch-king of Angmar'];
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Aragorn II', 'Elladan'] }],
          },
          hazard: {
            hand: ['Out of the Black Sky', 'The Pale Sword', 'Morgul-knife'],
            events: ['Doors of Night', ...(whose === 'hazard' ? nazgul : [])],
          },
          others: [{ events: whose === 'third' ? nazgul : [] }],
          moment: 'hazards',
        });
        t.hazard.plays('Out of the Black Sky').stage.resolve();
        t.hazard.chooses('keyed to Angmar');
        t.expect(t.underAttack, 'he comes from where he was');
        t.hazard.may('play Morgul-knife');
        if (whose === 'hazard')
          t.hazard.may('play The Pale Sword').stage.shows('crf/card/the-pale-sword/2#1');
        else if (t.rules === 'coe')
          t.hazard.may('play The Pale Sword').stage.shows('crf/card/the-pale-sword/2#3');
        else
          t.hazard
            .refused('The Pale Sword', { need: 'coe/9.2' })
            .stage.shows('crf/card/the-pale-sword/2#2');
      }
    },
  ),

  scenario(
    'The Pale Sword corrupts right after the attack',
    {
      proves: ['crf/card/the-pale-sword/1', 'companion/clarification/the-pale-sword/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Aragorn II', 'Elladan'] }],
        },
        hazard: { hand: ['Witch-king of Angmar', 'The Pale Sword'] },
        moment: 'hazards',
      });
      t.hazard
        .plays('Witch-king of Angmar', { way: 'creature' }, 'keyed to Angmar')
        .stage.resolve();
      t.hazard.plays('The Pale Sword').stage.resolve();
      t.equal(t.attack().prowess, 18, 'one more');
      t.resource.chooses('a strike to Elladan').chooses('no');
      // wounded, and the body check is passed
      t.rolls(2, 5);
      t.resource.passes();
      t.equal(
        [t.card('The Pale Sword').host, t.card('Elladan').corruption],
        ['Elladan', 6],
        'he has it before anything else is done',
      );
      const events = t.steps[t.steps.length - 1].events.map((e) => e.event);
      t.equal(
        events[events.indexOf('attack-ended') + 1],
        'attach',
        'nothing comes between the attack and that',
      );
      t.shows('crf/card/the-pale-sword/1#1', 'companion/clarification/the-pale-sword/1#1');
      t.say('Not before: where there are two strikes the second is faced first');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Carn Dûm', members: ['Aragorn II', 'Elladan', 'Gimli'] },
          ],
        },
        hazard: { hand: ['Witch-king of Angmar', 'The Pale Sword', 'Fell Beast'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard
        .plays('Witch-king of Angmar', { way: 'creature' }, 'keyed to Angmar')
        .stage.resolve();
      t.hazard.plays('The Pale Sword').stage.resolve();
      t.hazard.plays('Fell Beast', { way: 'being faced' }).stage.resolve();
      t.allPass().hazard.chooses('a strike to Elladan').chooses('a strike to Gimli');
      t.rolls(2, 2);
      face(t, 'Elladan');
      letBe(t, 'check');
      t.equal(
        [t.card('Elladan').status, t.card('The Pale Sword').host],
        ['wounded', ''],
        'wounded, and there is no corruption in the wound yet',
      );
      t.shows('crf/card/the-pale-sword/1#2', 'companion/clarification/the-pale-sword/1#2');
      t.rolls(2, 2);
      face(t, 'Gimli');
      letBe(t, 'check');
      letBe(t, 'between-strikes');
      t.hazard.options_are('Elladan', 'Gimli').chooses('Gimli');
      t.equal(t.card('The Pale Sword').host, 'Gimli', 'for whichever of the wounded he will');
      t.shows('companion/clarification/the-pale-sword/1#3');
    },
  ),
  scenario(
    'The Balance of Things finds a source that weighs nothing in the Emerald of the Mariner',
    { proves: ['crf/card/emerald-of-the-mariner/1'], rules: ALL },
    (t) => {
      const weight = (emerald: boolean, balance: boolean): number => {
        const bears: readonly Named[] = emerald
          ? ['Glamdring', 'Emerald of the Mariner']
          : ['Glamdring', 'Ent-draughts'];
        t.board({
          resource: { companies: [{ at: 'Rivendell', members: [{ name: 'Aragorn II', bears }] }] },
          hazard: { events: balance ? ['The Balance of Things'] : [] },
          moment: 'organization',
        });
        return t.card('Aragorn II').corruption;
      };
      t.equal(
        [weight(true, false), weight(false, false)],
        [1, 1],
        'neither it nor a draught weighs',
      );
      t.equal(weight(true, true), 1, 'its player has nothing doubled, as he may');
      t.equal(weight(false, true), 2, 'a draught is no source, so the sword weighs twice as much');
    },
  ),
];
