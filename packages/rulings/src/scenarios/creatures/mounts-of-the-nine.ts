import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

/** What the Nine ride, and what they do out of play. */
export const mountsOfTheNine: readonly Scenario[] = [
  scenario(
    'Fell Beast is called before its rider, who must come at once',
    { proves: ['crf/card/fell-beast/1'], rules: ALL },
    (t) => {
      const call = (): void => {
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to: 'Moria', members: ['Gimli', 'Frodo', 'Legolas'] }],
            hand: [SPARE],
          },
          hazard: { hand: ['Hoarmûrath of Dír', 'Fell Beast', 'Orc-guard', 'Doors of Night'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.refused('Hoarmûrath of Dír', { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
        t.hazard.plays('Fell Beast', { way: 'next action' }).stage.resolve();
      };
      call();
      t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Shadow-hold').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'one strike more, two weaker');
      t.equal(t.card('Fell Beast').zone, 'discard', 'it is ridden');
      t.shows('crf/card/fell-beast/1#1');
      t.say('Another creature comes first: the card goes back');
      call();
      t.hazard.plays('Orc-guard').stage.resolve();
      t.equal(t.card('Fell Beast').zone, 'hand', 'not ridden');
      t.hazard.refused('Fell Beast', { 'no-target': 'coe/9.3' }, { way: 'being faced' });
      t.fightOut({ always: 12 });
      t.hazard.refused('Hoarmûrath of Dír', { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
      t.say('So it does if it is no creature that comes first, nor anything that is played');
      for (const first of ['an event', 'a card on guard']) {
        call();
        if (first === 'an event') t.hazard.plays('Doors of Night').stage.resolve();
        else t.hazard.placesOnGuard('Orc-guard').stage.resolve();
        t.equal(t.card('Fell Beast').zone, 'hand', first);
        t.hazard.refused('Hoarmûrath of Dír', { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
      }
      t.say('Nobody comes');
      call();
      t.resource.passes();
      t.hazard.passes();
      t.equal(t.card('Fell Beast').zone, 'hand', 'taken back');
      t.hazard.refused('Hoarmûrath of Dír', { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
      t.say('The other player is the first to act');
      call();
      t.resource.plays(SPARE).stage.resolve();
      t.equal(
        t.card('Fell Beast').zone,
        t.rules === 'coe' ? 'discard' : 'hand',
        'it waits, or is taken back',
      );
      t.resource.passes();
      if (t.rules === 'coe') t.hazard.may('play Hoarmûrath of Dír: creature');
      else t.hazard.refused('Hoarmûrath of Dír', { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
      t.shows('crf/card/fell-beast/1#2');
      t.say('On an attack that is there it changes only the attack');
      t.board({
        resource: {
          companies: [
            {
              at: 'Southron Oasis',
              to: 'Variag Camp',
              by: ['Harondor', 'Khand'],
              members: ['Gimli', 'Frodo', 'Legolas', 'Boromir II'],
            },
          ],
        },
        hazard: { hand: ['Hoarmûrath of Dír', 'Adûnaphel', 'Fell Beast'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'keyed to Khand').stage.resolve();
      t.hazard.plays('Fell Beast', { way: 'being faced' }).stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'the same');
      t.shows('crf/card/fell-beast/1#3');
      t.equal(t.card('Fell Beast').zone, 'discard', 'and nobody else is waited for');
      t.fightOut({ always: 12 });
      t.equal(t.card('Fell Beast').zone, 'discard', 'nobody was called, and nothing is taken back');
      t.equal(t.path('Gimli').at(-1), 'shadow', 'a Shadow-land is on their way');
      t.hazard.refused('Adûnaphel', { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
      t.shows('crf/card/fell-beast/1#4');
    },
  ),

  scenario(
    'Morgul-horse brings a Nazgûl to a Shadow-land, if he comes at once',
    { proves: ['crf/card/morgul-horse/2'], rules: ALL },
    (t) => {
      const call = (): void => {
        t.board({
          resource: {
            // three, so that it is not the limit that keeps anybody away
            companies: [
              { at: 'Rivendell', to: 'Mount Gram', members: ['Gimli', 'Frodo', 'Balin'] },
            ],
            hand: [SPARE],
          },
          hazard: { hand: ['Adûnaphel', 'Morgul-horse', 'Orc-patrol', 'Doors of Night'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.mayNot('play Adûnaphel: creature');
        t.hazard.plays('Morgul-horse', { way: 'only if there is' }).stage.resolve();
      };
      call();
      t.equal(t.card('Morgul-horse').zone, 'discard', 'resolved before anybody comes');
      t.shows('crf/card/morgul-horse/2#1');
      t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Shadow-land').stage.resolve();
      t.equal(t.attack().name, 'Adûnaphel', 'he rides');
      t.equal(t.card('Morgul-horse').zone, 'discard', 'on it');
      t.shows('crf/card/morgul-horse/2#2');
      t.say('Another creature comes first');
      call();
      t.hazard.plays('Orc-patrol', 'Shadow-land').stage.resolve();
      t.equal(t.card('Morgul-horse').zone, 'hand', 'it goes back');
      t.fightOut({ always: 12 });
      t.resource.passes();
      t.hazard.mayNot('play Adûnaphel: creature');
      t.say('So it is with what is no creature, or is not played');
      for (const first of ['an event', 'a card on guard']) {
        call();
        if (first === 'an event') t.hazard.plays('Doors of Night').stage.resolve();
        else t.hazard.placesOnGuard('Orc-patrol').stage.resolve();
        t.equal(t.card('Morgul-horse').zone, 'hand', first);
        t.resource.passes();
        t.hazard.mayNot('play Adûnaphel: creature');
      }
      t.shows('crf/card/morgul-horse/2#3');
      t.say('Nobody comes');
      call();
      t.resource.passes();
      t.hazard.passes();
      t.equal(t.card('Morgul-horse').zone, 'hand', 'taken back');
      t.shows('crf/card/morgul-horse/2#4');
      t.say('The other player is the first to act');
      call();
      t.resource.plays(SPARE).stage.resolve();
      t.equal(
        t.card('Morgul-horse').zone,
        t.rules === 'coe' ? 'discard' : 'hand',
        'it waits for the next action of its own player, or is taken back',
      );
      if (t.rules === 'coe') {
        t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Shadow-land').stage.resolve();
        t.equal(t.attack().name, 'Adûnaphel', 'who rides after all');
      }
      t.shows('crf/card/morgul-horse/2#5');
    },
  ),

  scenario(
    'Morgul-horse brings home one of the Nine while what he does is still to come',
    {
      proves: [
        'crf/card/morgul-horse/1',
        'crf/card/morgul-horse/3',
        'companion/clarification/morgul-horse/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
        hazard: {
          hand: ['Morgul-horse', 'Wargs'],
          events: ['Ûvatha the Horseman', 'Adûnaphel'],
          discard: ['Ghouls'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.say('With none tapped and no Nazgûl to call it cannot be thrown away');
      t.hazard.mayNot('play Morgul-horse');
      t.hazard.refused(
        'Morgul-horse',
        { 'no-target': 'coe/9.3' },
        { way: 'tapped as a permanent-event' },
      );
      t.shows('crf/card/morgul-horse/1#2');
      t.hazard.uses('Ûvatha the Horseman');
      t.hazard.plays('Morgul-horse', { way: 'tapped as a permanent-event' }, 'Ûvatha the Horseman');
      t.resolve();
      t.hazard.chooses('Ghouls');
      t.equal(
        [t.card('Ûvatha the Horseman').zone, t.card('Adûnaphel').zone, t.card('Ghouls').zone],
        ['hand', 'play', 'hand'],
        'he is not discarded, and what he did is done',
      );
      t.shows('crf/card/morgul-horse/1#1');
      t.say('Nor can it where there is a Shadow-land, and no Nazgûl in hand to ride through it');
      for (const rider of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Gimli', 'Frodo'] }],
          },
          hazard: {
            hand: ['Morgul-horse', 'Orc-patrol', ...(rider ? ['Adûnaphel' as const] : [])],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (rider) t.hazard.may('play Morgul-horse');
        else
          t.hazard
            .mayNot('play Morgul-horse')
            .refused('Morgul-horse', { need: 'coe/9.2' }, { way: 'next action' });
      }
      t.say('Nor where one is in hand, and there is no Shadow-land to ride through');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
        hazard: { hand: ['Morgul-horse', 'Wargs', 'Adûnaphel'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard
        .mayNot('play Morgul-horse')
        .refused('Morgul-horse', { need: 'coe/9.2' }, { way: 'next action' });
      t.say('A Dark-domain is no Shadow-land');
      t.board({
        resource: {
          companies: [
            {
              at: 'Barad-dûr',
              to: 'Mount Doom',
              by: ['Gorgoroth'],
              members: ['Gimli', 'Frodo'],
            },
          ],
        },
        hazard: { hand: ['Morgul-horse', 'Wargs', 'Adûnaphel'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.path('Gimli'), ['dark'], 'no Shadow-land on the way');
      t.resource.passes();
      t.hazard
        .mayNot('play Morgul-horse')
        .refused('Morgul-horse', { need: 'coe/9.2' }, { way: 'next action' });
      t.say(
        'One who lies in play, or in a discard pile, or is in the hand of the other, is not in his hand',
      );
      for (const where of ['play', 'discard', 'other'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Gimli', 'Frodo'] }],
            hand: where === 'other' ? ['Adûnaphel'] : [],
          },
          hazard: {
            hand: ['Morgul-horse', 'Orc-patrol'],
            events: where === 'play' ? ['Adûnaphel'] : [],
            discard: where === 'discard' ? ['Adûnaphel'] : [],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.expect(t.path('Gimli').includes('shadow'), 'there is a Shadow-land');
        t.equal(t.card('Adûnaphel').zone, where === 'other' ? 'hand' : where, 'where he is');
        t.resource.passes();
        t.hazard
          .mayNot('play Morgul-horse')
          .refused('Morgul-horse', { need: 'coe/9.2' }, { way: 'next action' });
      }
      t.say('Once it has resolved it is too late');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
        hazard: {
          hand: ['Morgul-horse', 'Wargs'],
          events: ['Ûvatha the Horseman', 'Adûnaphel'],
          discard: ['Ghouls'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Ûvatha the Horseman').stage.resolve();
      t.hazard.chooses('Ghouls');
      t.resource.passes();
      t.hazard.may('play Wargs').mayNot('play Morgul-horse');
      t.hazard.refused(
        'Morgul-horse',
        { 'no-target': 'coe/9.3' },
        { way: 'tapped as a permanent-event' },
      );
      t.shows('crf/card/morgul-horse/1#3');
      t.say('So it is with whichever of the Nine has tapped');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }],
          hand: ['Cram', 'Athelas'],
        },
        hazard: { hand: ['Morgul-horse'], events: ['Khamûl the Easterling'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.uses('Khamûl the Easterling');
      t.hazard.plays('Morgul-horse', { way: 'tapped as a permanent-event' });
      t.resolve();
      t.resource.chooses('Cram');
      t.equal(
        [t.card('Khamûl the Easterling').zone, t.card('Cram').zone],
        ['hand', 'discard'],
        'and the card is lost all the same',
      );
      t.say('Nor is it an answer to one of them who is only now played as a permanent-event');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
        hazard: { hand: ['Morgul-horse', 'Adûnaphel'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Adûnaphel', { way: 'As an event' });
      t.resource.passes();
      t.hazard.refused(
        'Morgul-horse',
        { 'no-target': 'coe/9.3' },
        { way: 'tapped as a permanent-event' },
      );
    },
  ),

  scenario(
    'Akhôrahil lowers the body itself, against everything, until the turn is over',
    {
      proves: ['crf/card/akhorahil/1', 'crf/errata/card-errata/1', 'companion/errata/akhorahil/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Bergil'] },
            { at: 'Lórien', members: ['Haldir'] },
          ],
        },
        hazard: {
          companies: [{ at: 'Edoras', members: ['Erkenbrand'] }],
          events: ['Akhôrahil'],
          hand: ['Cave-drake', 'Wargs'],
        },
        moment: 'hazards',
      });
      const bodies = (): number[] =>
        (['Bergil', 'Haldir', 'Erkenbrand'] as const).map((x) => t.card(x).stat('body'));
      const others = bodies();
      const body = t.card('Elladan').stat('body');
      t.hazard.chooses('use Akhôrahil').options_are('Elladan', 'Bergil', 'back');
      t.hazard.chooses('Elladan').stage.resolve();
      t.equal(t.card('Elladan').stat('body'), body - 1, 'his body, not a roll');
      t.equal(bodies(), others, 'and that of nobody else');
      t.shows(
        'crf/card/akhorahil/1#1',
        'crf/errata/card-errata/1#2',
        'companion/errata/akhorahil/1#2',
      );
      t.equal(t.card('Akhôrahil').zone, 'discard', 'he is spent');
      t.skipTo('discard-one');
      t.equal(t.card('Elladan').stat('body'), body - 1, 'as the turn ends it is so still');
      t.passUntil('organization', { turns: 1 });
      t.equal(t.card('Elladan').stat('body'), body, 'only for the turn');
      t.shows(
        'crf/card/akhorahil/1#3',
        'crf/errata/card-errata/1#3',
        'companion/errata/akhorahil/1#3',
      );
      t.say(
        'Any one whom a hazard can be aimed at will do: a Wizard, one who is wounded, one who follows',
      );
      const ANY = ['Gandalf', 'Bergil', 'Frodo'] as const;
      for (const [i, who] of ANY.entries()) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  'Gandalf',
                  { name: 'Bergil', status: 'wounded' },
                  { name: 'Frodo', under: 'Gandalf' },
                ],
              },
            ],
          },
          hazard: { events: ['Akhôrahil'], hand: ['Cave-drake'] },
          moment: 'hazards',
        });
        const all = (): number[] => ANY.map((x) => t.card(x).stat('body'));
        const whole = all();
        t.hazard.uses('Akhôrahil', who).stage.resolve();
        t.equal(
          all(),
          whole.map((n, j) => (i === j ? n - 1 : n)),
          who,
        );
      }
      t.shows(
        'crf/card/akhorahil/1#2',
        'crf/errata/card-errata/1#1',
        'companion/errata/akhorahil/1#1',
      );
    },
  ),
];
