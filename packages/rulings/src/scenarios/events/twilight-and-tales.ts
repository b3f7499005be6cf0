import { query } from '@mathom/engine';
import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, face, keysOf, letBe, meet, SPARE } from '../help.ts';

const withTom = (
  hazard: Named[],
  to: Named = 'Bree',
  more: Partial<BoardSpec> = {},
): BoardSpec => ({
  resource: {
    companies: [
      {
        at: 'Rivendell',
        to,
        members: [{ name: 'Aragorn II', bears: ['Tom Bombadil'] }, 'Gimli', 'Legolas', 'Haldir'],
      },
    ],
    hand: [SPARE],
  },
  hazard: { hand: hazard },
  moment: 'hazards',
  ...more,
});

/** Tom Bombadil, Twilight and The Windlord Found Me. */
export const twilightAndTales: readonly Scenario[] = [
  scenario(
    'Tom Bombadil undoes what is aimed at somebody of a company in his lands',
    {
      proves: [
        'crf/card/tom-bombadil/1',
        'crf/errata/card-errata/73',
        'companion/clarification/tom-bombadil/1',
        'coe/9.5.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board(withTom(['Call of Home', 'River']));
      t.hazard.plays('Call of Home', 'Gimli');
      // it need not be the last that was declared
      t.resource.plays(SPARE).uses('Tom Bombadil').stage.resolve();
      t.equal(t.card('Call of Home').zone, 'discard', 'canceled');
      t.equal(t.card('Gimli').zone, 'play', 'Gimli stays, without a roll');
      t.equal(t.card('Tom Bombadil').status, 'tapped', 'Tom taps for it');
      t.shows(
        'crf/card/tom-bombadil/1#2',
        'crf/errata/card-errata/73#2',
        'companion/clarification/tom-bombadil/1#3',
      );

      t.say('So with what one of them bears');
      const bears: Named[] = ['Tom Bombadil', 'Lesser Ring'];
      t.board({
        ...withTom(["The Ring's Betrayal", 'River']),
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Aragorn II', bears }, 'Gimli'] },
          ],
        },
      });
      t.hazard.plays("The Ring's Betrayal");
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(t.card("The Ring's Betrayal").zone, 'discard', 'nobody makes a check');
      t.shows('crf/card/tom-bombadil/1#3', 'crf/errata/card-errata/73#3');

      t.say('Or with an ally');
      const led: Named[] = ['Tom Bombadil', 'Gollum'];
      t.board({
        ...withTom(['Stay Her Appetite', 'River']),
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Aragorn II', bears: led }, 'Gimli'] },
          ],
        },
      });
      t.hazard.plays('Stay Her Appetite', 'Gollum');
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(t.card('Stay Her Appetite').zone, 'discard', 'nothing is rolled for Gollum');
      t.shows('crf/card/tom-bombadil/1#4', 'crf/errata/card-errata/73#4');

      t.say('And with what is aimed at all of them');
      t.board(withTom(['Lost in the Wilderness', 'River']));
      t.hazard.plays('Lost in the Wilderness');
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(t.card('Lost in the Wilderness').zone, 'discard', 'they find their way');
      t.shows(
        'crf/card/tom-bombadil/1#1',
        'crf/errata/card-errata/73#1',
        'companion/clarification/tom-bombadil/1#4',
      );

      t.say('Whether it would stay or not');
      t.board(withTom(['Lure of Nature', 'River']));
      t.hazard.plays('Lure of Nature', 'Haldir');
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(
        [t.card('Lure of Nature').zone, t.card('Haldir').zone],
        ['discard', 'play'],
        'it never came to stay on him',
      );
      t.shows('crf/card/tom-bombadil/1#2', 'crf/errata/card-errata/73#2');

      t.say('The company need not be his own');
      for (const [n, hazard, aim] of [
        [1, 'Lost in the Wilderness', undefined],
        [2, 'Call of Home', 'Elrohir'],
        [3, "The Ring's Betrayal", undefined],
        [4, 'Stay Her Appetite', 'Gollum'],
      ] as const) {
        t.board({
          ...withTom([hazard, 'River']),
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Gimli', bears: ['Lesser Ring', 'Gollum'] }, 'Elrohir'],
              },
              { at: 'Old Forest', members: [{ name: 'Aragorn II', bears: ['Tom Bombadil'] }] },
            ],
          },
        });
        if (aim) t.hazard.plays(hazard, aim);
        else t.hazard.plays(hazard);
        t.resource.uses('Tom Bombadil').stage.resolve();
        t.equal(
          [t.card(hazard).zone, t.card('Elrohir').zone, t.limit('Gimli')],
          ['discard', 'play', 2],
          'canceled from afar',
        );
        t.shows(`crf/card/tom-bombadil/1#${n}`, `crf/errata/card-errata/73#${n}`);
      }

      t.say('The site to which they go is none of what belongs to them');
      t.board(withTom(['River']));
      t.hazard.plays('River', 'Bree');
      t.resource.refused('Tom Bombadil', { 'no-target': 'coe/9.3' });
      t.resolve();
      t.resource.mayNot('Tom Bombadil').refused('Tom Bombadil', { 'no-target': 'coe/9.3' });
      t.shows('companion/clarification/tom-bombadil/1#5');
    },
  ),
  scenario(
    'Tom Bombadil sends off attacks, cards just played and those that stay, but not what lies on the site',
    { proves: ['companion/clarification/tom-bombadil/1', 'coe/9.3.2'], rules: ALL },
    (t) => {
      t.board(withTom(['Wargs']));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.equal(t.card('Tom Bombadil').status, 'tapped', 'he has tapped for it');
      t.shows('companion/clarification/tom-bombadil/1#1');
      t.board(withTom(['River']));
      t.hazard.plays('River', 'Bree');
      t.resource.mayNot('Tom Bombadil');
      t.say('What would stay does not come to it');
      t.board(withTom(['Lure of Nature', 'River']));
      t.hazard.plays('Lure of Nature', 'Haldir');
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(
        [t.card('Lure of Nature').zone, t.card('Tom Bombadil').status],
        ['discard', 'tapped'],
        'gone before it resolved',
      );
      t.shows('companion/clarification/tom-bombadil/1#3');
      t.board(withTom(['Lure of Nature', 'River']));
      t.hazard.plays('Lure of Nature', 'Haldir').stage.resolve();
      t.equal(t.card('Lure of Nature').host, 'Haldir', 'it came to stay');
      t.resource.uses('Tom Bombadil', 'Lure of Nature').stage.resolve();
      t.equal(
        [t.card('Lure of Nature').zone, t.card('Tom Bombadil').status],
        ['discard', 'tapped'],
        'and is gone all the same',
      );
      t.shows('companion/clarification/tom-bombadil/1#2');
      t.board(withTom(['Lure of Nature'], 'Moria'));
      t.hazard.plays('Lure of Nature', 'Haldir').stage.resolve();
      t.resource.mayNot('Tom Bombadil');
    },
  ),
  scenario(
    'Tom Bombadil ends an effect that a short-event left on his company',
    { proves: ['companion/clarification/tom-bombadil/1'], rules: ALL },
    (t) => {
      t.board(withTom(['Weariness of the Heart', 'River']));
      t.hazard.plays('Weariness of the Heart', 'Gimli', { way: 'prowess' }).stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), 4, 'he is weary');
      t.resource.uses('Tom Bombadil').stage.resolve();
      t.equal(
        [t.card('Gimli').stat('prowess'), t.card('Tom Bombadil').status],
        [5, 'tapped'],
        'and merry again',
      );
      t.shows('companion/clarification/tom-bombadil/1#2');
      t.say(
        'What a resource does to them he leaves alone, be it an effect or a card that lies there',
      );
      t.board({
        ...withTom(['River']),
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              events: ['Fellowship'],
              members: [
                { name: 'Aragorn II', bears: ['Tom Bombadil'] },
                'Elrond',
                'Gimli',
                'Legolas',
              ],
            },
          ],
          hand: ['Vilya', SPARE],
        },
      });
      t.rolls(12).resource.plays('Vilya').stage.resolve();
      t.equal(t.card('Elrond').stat('body'), 11, 'two more for this turn');
      t.resource.may(`play ${SPARE}`).refused('Tom Bombadil', { 'no-target': 'coe/9.3' });
      t.equal(t.card('Fellowship').zone, 'play', 'it lies there');
      t.shows('companion/clarification/tom-bombadil/1#2');
    },
  ),
  scenario(
    'Twilight may fall in any phase of either turn where an environment card lies',
    {
      proves: [
        'crf/card/twilight/1',
        'crf/errata/card-errata/76',
        'companion/errata/twilight/1',
        'companion/environment-cards/6',
        'coe/5.3',
      ],
      rules: ALL,
    },
    (t) => {
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'entered',
        'end-of-turn',
      ] as const) {
        for (const mine of [true, false] as const) {
          t.board({
            resource: {
              companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
              events: ['Gates of Morning'],
              hand: mine ? ['Twilight', SPARE] : [SPARE],
            },
            hazard: { hand: mine ? [] : ['Twilight'] },
            moment,
          });
          const who = mine ? t.resource : t.hazard;
          who.plays('Twilight', 'Gates of Morning').stage.resolve();
          t.equal(
            t.card('Gates of Morning').zone,
            'discard',
            `${moment}, ${mine ? 'own' : "opponent's"} turn`,
          );
        }
      }
      t.shows('crf/card/twilight/1#1', 'companion/environment-cards/6#3');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'organization',
      });
      t.resource.mayNot('Twilight').refused('Twilight', { 'no-target': 'coe/9.3' });
      t.shows('companion/environment-cards/6#1');
    },
  ),
  scenario(
    'Twilight may fall where little else may be done: at the end of a phase, before an attack, not on a strike',
    {
      proves: [
        'crf/card/twilight/1',
        'crf/errata/card-errata/76',
        'companion/errata/twilight/1',
        'companion/environment-cards/6',
      ],
      rules: ALL,
    },
    (t) => {
      for (const mine of [false, true] as const) {
        const board = (moment: 'organization' | 'site'): BoardSpec => ({
          resource: {
            companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
            events: ['Gates of Morning'],
            hand: mine ? ['Twilight', 'Smoke Rings'] : ['Smoke Rings'],
            discard: ['Cram'],
          },
          hazard: { hand: mine ? [] : ['Twilight'] },
          moment,
          asksPasses: true,
        });
        const who = mine ? t.resource : t.hazard;
        t.board(board('organization'));
        t.passUntil('organization-end');
        t.resource.refused('Smoke Rings', { 'phase-ends': 'coe/9.6.6' });
        who.plays('Twilight', 'Gates of Morning').stage.resolve();
        t.equal(t.card('Gates of Morning').zone, 'discard', 'as the phase ends');

        t.board(board('site'));
        t.resource.chooses('enter');
        t.passUntil('attack');
        t.resource.mayNot('Smoke Rings');
        who.plays('Twilight', 'Gates of Morning').stage.resolve();
        t.equal(t.card('Gates of Morning').zone, 'discard', 'before the strikes are assigned');
        t.shows('crf/card/twilight/1#1');

        t.say('What was only declared is answered outside the hazards too');
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
            hand: mine ? ['Gates of Morning', 'Twilight'] : ['Gates of Morning'],
          },
          hazard: { hand: mine ? [] : ['Twilight'] },
          moment: 'organization',
        });
        const from = t.steps.length;
        t.resource.plays('Gates of Morning');
        t.equal(t.card('Gates of Morning').zone, 'chain', 'they are declared');
        who.plays('Twilight', 'Gates of Morning').stage.resolve();
        t.equal(
          [
            t.card('Gates of Morning').zone,
            t.steps
              .slice(from)
              .flatMap((x) => x.events)
              .some((e) => e.event === 'resolve' && e.name === 'Gates of Morning'),
          ],
          ['discard', false],
          'the Gates never opened',
        );
        t.shows('crf/card/twilight/1#2');

        t.say('On a strike that is being resolved it does not bear');
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
            events: ['Gates of Morning'],
            hand: mine ? ['Twilight'] : [],
          },
          hazard: { hand: mine ? ['Wargs'] : ['Wargs', 'Twilight'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        t.resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
        t.passUntil('strike').resource.chooses('against Gimli');
        t.passUntil('strike-hazard');
        if (mine) {
          meet(t, 'Gimli');
          letBe(t, 'support');
          t.asks(t.resource, 'strike-defender');
        }
        // nothing is declared that its second way could reach
        who
          .mayNot('play Twilight')
          .refused('Twilight', { 'other-strike': 'coe/3.iv.5', 'no-target': 'coe/9.3' });
        t.shows('crf/card/twilight/1#3');
      }
    },
  ),
  scenario(
    'Twilight may fall as other phases begin or end, between strikes, and before a check is made',
    {
      proves: ['crf/card/twilight/1', 'crf/errata/card-errata/76', 'companion/errata/twilight/1'],
      rules: ALL,
    },
    (t) => {
      for (const mine of [false, true] as const) {
        const who = mine ? t.resource : t.hazard;
        const board = (moment: 'hazards' | 'organization' | 'end-of-turn'): BoardSpec => ({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Moria',
                members: [{ name: 'Gimli', bears: ['Cram'] }, 'Legolas'],
              },
            ],
            events: ['Gates of Morning'],
            hand: mine ? ['Twilight'] : [SPARE],
          },
          hazard: {
            hand: mine
              ? ['Wargs', 'Weariness of the Heart']
              : ['Wargs', 'Weariness of the Heart', 'Twilight'],
          },
          moment,
          asksPasses: true,
        });
        const falls = (when: string): void => {
          who.plays('Twilight', 'Gates of Morning').stage.resolve();
          t.equal(t.card('Gates of Morning').zone, 'discard', when);
        };
        for (const [moment, at] of [
          ['organization', 'organization-end'],
          ['hazards', 'movement-hazard-end'],
          ['end-of-turn', 'end-of-turn-start'],
          ['end-of-turn', 'turn-end'],
        ] as const) {
          t.board(board(moment));
          t.passUntil(at);
          falls(at);
        }
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beretar'] }],
            events: ['Gates of Morning'],
            hand: mine ? ['Twilight'] : [SPARE],
          },
          hazard: { hand: mine ? ['River'] : ['River', 'Twilight'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('River', 'Bree').stage.resolve();
        t.passUntil('site-start');
        falls('as the company comes to its site');

        t.board(board('hazards'));
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        t.resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
        t.rolls(12);
        face(t, 'Gimli');
        t.asks(t.resource, 'between-strikes');
        falls('between strikes');

        t.say(
          'At a site that is not entered yet there is this to do between strikes, and nothing else',
        );
        t.board({
          ...board('hazards'),
          hazard: { hand: mine ? [] : ['Twilight'] },
          moment: 'site',
        });
        t.passUntil('enter').resource.chooses('enter the site');
        t.passUntil('defend');
        t.resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
        t.rolls(12);
        face(t, 'Gimli');
        t.asks(t.resource, 'between-strikes').resource.refused('Cram', {
          combat: 'coe/3.iv',
          phase: 'coe/9.1.3',
        });
        falls('between the strikes of an automatic-attack');

        t.board(board('hazards'));
        t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli');
        t.rolls(12);
        falls('before the check is made');
      }
      t.shows('crf/card/twilight/1#1');
    },
  ),

  scenario(
    'Twilight reaches an environment card that was only declared',
    {
      proves: ['crf/card/twilight/2', 'companion/clarification/twilight/1', 'coe/9.5.5'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          hand: ['Twilight', SPARE],
        },
        hazard: { hand: ['Gloom', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Gloom', 'Gimli', { way: 'prowess' });
      t.resource.plays('Twilight', 'Gloom').stage.resolve();
      t.equal(t.card('Gimli').stat('prowess'), 5, 'the Gloom never fell');
      t.equal(t.card('Gloom').zone, 'discard', 'it is discarded');
      t.say('One that would stay comes no more than that, on whichever side');
      for (const [card, moment] of [
        ['Gates of Morning', 'hazards'],
        ['Sun', 'long-event'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
            hand: [card, SPARE],
          },
          hazard: { hand: ['Twilight'] },
          moment,
        });
        t.resource.plays(card);
        t.hazard.plays('Twilight', card);
        const from = t.steps.length;
        t.resolve();
        t.equal(
          t.steps
            .slice(from)
            .flatMap((x) => x.events)
            .some((e) => e.event === 'resolve' && e.name === card),
          false,
          'it never resolved',
        );
        t.equal(t.card(card).zone, 'discard', 'and is discarded');
      }
      t.shows('companion/clarification/twilight/1#1');
    },
  ),
  scenario(
    "In an opponent's turn Twilight is a resource that no hazard limit counts",
    {
      proves: ['crf/card/twilight/3', 'companion/clarification/twilight/1', 'coe/2.IV.iii.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: [SPARE],
        },
        hazard: { hand: ['Twilight', 'River'] },
        moment: 'hazards',
        declared: 2,
      });
      t.hazard.refused('River', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.hazard.plays('Twilight', 'Gates of Morning').stage.resolve();
      t.equal(t.card('Gates of Morning').zone, 'discard', 'the Gates are shut');
      t.equal(t.company('Gimli').hazards, 2, 'nothing was counted');
      t.shows('companion/clarification/twilight/1#3');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Gimli', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: [SPARE],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'entered',
      });
      t.hazard.plays('Twilight', 'Gates of Morning').stage.resolve();
      t.equal(t.card('Gates of Morning').zone, 'discard', 'in the site phase too');
      t.say('What keeps hazards from play does not keep it, since it is a resource as well');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          events: ['Gates of Morning'],
          hand: ['Here Is a Snake!'],
        },
        hazard: { hand: ['Twilight', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
      t.hazard.passes();
      t.resource.passes();
      t.hazard.refused('Wargs', { banned: 'coe/9.4' }).plays('Twilight').stage.resolve();
      t.equal(t.card('Gates of Morning').zone, 'discard', 'it was not shown, and is played');
      t.shows('companion/clarification/twilight/1#2');
    },
  ),
  scenario(
    'Nobody untapped after the Orcs: The Windlord Found Me is discarded',
    {
      proves: [
        'crf/card/the-windlord-found-me/3',
        'crf/errata/card-errata/81',
        'crf/monday/10-26-98/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Glorfindel II', 'Aragorn II'] },
            { at: 'Moria', members: ['Gimli'] },
          ],
          hand: ['The Windlord Found Me'],
        },
        moment: 'entered',
      });
      t.resource.plays('The Windlord Found Me').stage.resolve();
      t.equal(t.card('Moria').status, 'tapped', 'the site is tapped');
      t.equal([t.attack().strikes, t.attack().prowess], [4, 9], 'the Orcs');
      letBe(t, 'attack');
      for (const n of ['Glorfindel II', 'Aragorn II'] as const)
        t.resource.chooses(`a strike to ${n}`);
      while (about(t) === 'extra' || (t.decision().kind === 'assign' && t.decision().seat === 1))
        t.take(t.decision().options[0], 'excess');
      t.rolls(12, 12);
      for (const n of ['Glorfindel II', 'Aragorn II'] as const) face(t, n);
      t.equal(
        t.card('The Windlord Found Me').zone,
        'discard',
        'nobody of the company could take it',
      );
      t.shows('crf/card/the-windlord-found-me/3#1', 'crf/monday/10-26-98/1#1');

      t.say('Who can take it need not, and then it is discarded as well');
      for (const takes of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: ['Glorfindel II'] }],
            hand: ['The Windlord Found Me'],
          },
          moment: 'entered',
        });
        t.resource.plays('The Windlord Found Me').stage.resolve();
        letBe(t, 'attack');
        t.resource.chooses('a strike to Glorfindel II');
        while (t.decision().kind === 'assign') t.take(t.decision().options[0], 'excess');
        t.rolls(12);
        face(t, 'Glorfindel II', true);
        if (takes) t.resource.chooses('Glorfindel II');
        else t.resource.passes();
        t.equal(
          [t.card('The Windlord Found Me').zone, t.card('Glorfindel II').status],
          takes ? ['play', 'tapped'] : ['discard', 'untapped'],
          'with him, or nowhere',
        );
        t.equal(t.points(0).misc, takes ? 3 : 0, 'and no points but for one who has it');
        t.shows(`crf/card/the-windlord-found-me/3#${takes ? 3 : 2}`, 'crf/monday/10-26-98/1#2');
      }
    },
  ),
  scenario(
    'The Windlord Found Me lies with one who taps for it, and counts from there',
    { proves: ['crf/monday/10-26-98/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Glorfindel II', 'Aragorn II', 'Gimli'] }],
          hand: ['The Windlord Found Me', 'Dark Quarrels'],
        },
        moment: 'entered',
      });
      t.resource.plays('The Windlord Found Me').stage.resolve();
      t.resource.plays('Dark Quarrels').stage.resolve();
      t.resource.options_are('Glorfindel II', 'Aragorn II', 'Gimli', 'pass').chooses('Gimli');
      t.equal(t.card('Gimli').status, 'tapped', 'he taps');
      t.shows('crf/monday/10-26-98/1#1');
      t.equal(
        [t.card('The Windlord Found Me').zone, t.card('The Windlord Found Me').host],
        ['play', 'Gimli'],
        'it lies with him, not in the pile',
      );
      t.equal(t.points(0).misc, 3, 'and is worth what it is worth');
      t.say('Who is wounded cannot tap for it');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Glorfindel II', { name: 'Gimli', status: 'wounded' }, 'Aragorn II'],
            },
          ],
          hand: ['The Windlord Found Me', 'Dark Quarrels'],
        },
        moment: 'entered',
      });
      t.resource.plays('The Windlord Found Me').stage.resolve();
      t.resource.plays('Dark Quarrels').stage.resolve();
      t.resource.options_are('Glorfindel II', 'Aragorn II', 'pass');
      t.shows('crf/monday/10-26-98/1#1');
    },
  ),
  scenario(
    'The Witch-king is discarded as he acts, and his darkness lasts as a long-event would',
    { proves: ['crf/card/witch-king-of-angmar/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: {
          events: ['Witch-king of Angmar', 'Akhôrahil'],
          hand: ['Orc-lieutenant', 'Minions Stir'],
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      const moria = (): string => query.siteType(t.state, t.id('Moria'));
      t.equal(moria(), 'shadow-hold', 'before');
      t.hazard.uses('Witch-king of Angmar');
      t.equal(t.card('Witch-king of Angmar').zone, 'chain', 'while it is declared he is there');
      t.equal(moria(), 'shadow-hold', 'and nothing is done yet');
      t.resolve();
      t.equal(t.card('Witch-king of Angmar').zone, 'discard', 'discarded as it resolves');
      t.shows('crf/card/witch-king-of-angmar/1#1');
      t.equal(t.company('Gimli').hazards, 1, 'it counted against the limit');
      t.resource.passes();
      t.equal(
        keysOf(t, 'Orc-lieutenant').filter((k) => /hold/.test(k)),
        ['keyed to Dark-hold'],
        'Moria is a Dark-hold now',
      );
      t.equal(moria(), 'dark-hold', 'by what he left');
      t.shows('crf/card/witch-king-of-angmar/1#3');
      // a long-event of this turn, to end with
      t.hazard.plays('Minions Stir').stage.resolve();
      const both = (): [string, string] => [moria(), t.card('Minions Stir').zone];
      t.skipTo('end-of-turn');
      t.equal(both(), ['dark-hold', 'play'], 'still there at the end of the turn');
      const until = (seat: number, phase: string): void => {
        for (let i = 0; i < 200 && !(t.state.active === seat && t.state.phase === phase); i++) {
          const d = t.decision();
          const o =
            d.options.find((x) => x.type === 'pass') ??
            d.options.find((x) => x.type === 'no') ??
            d.options[0];
          t.take(o, 'nothing is done');
        }
        t.equal([t.state.active, t.state.phase], [seat, phase], 'so far');
      };
      t.say('Through the turn of his own player it stays, and in the next of this one it ends');
      for (const [seat, phase] of [
        [1, 'long-event'],
        [1, 'site'],
        [0, 'organization'],
        [0, 'long-event'],
      ] as const) {
        until(seat, phase);
        t.equal(both(), ['dark-hold', 'play'], `${phase}: it is there`);
      }
      until(0, 'movement-hazard');
      t.equal(both(), ['shadow-hold', 'discard'], 'that long-event phase has ended both');
      t.shows('crf/card/witch-king-of-angmar/1#4');
      t.say('Others of the Nine are discarded likewise');
      for (const other of ['Akhôrahil', 'Adûnaphel'] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
          hazard: { events: [other] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.uses(other, 'Gimli').stage.resolve();
        t.equal(t.card(other).zone, 'discard', other);
      }
      t.shows('crf/card/witch-king-of-angmar/1#2');
    },
  ),
];
