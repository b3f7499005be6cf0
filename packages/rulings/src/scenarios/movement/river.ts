import { query } from '@mathom/engine';
import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { plain } from '../site/help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Who is asked next whether he enters his site, if anybody is in this turn. */
function entersNext(t: Stage): string {
  while (t.decision().about !== 'enter' && t.decision().about !== 'discard-one') plain(t);
  const asked = t.state.companies.find((x) => x.id === t.state.current);
  return asked ? query.nameOf(t.state, asked.members[0]) : '';
}

/** A river before a site. */
export const river: readonly Scenario[] = [
  scenario(
    'Without a ranger a company that comes to the river does nothing there',
    { proves: ['crf/card/river/1', 'crf/errata/card-errata/62'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrond'] },
            // a ranger, who is not with them
            { at: 'Lórien', members: ['Beretar'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.passUntil('site-phase');
      t.resource.chooses('Elrond');
      t.asks(t.resource, 'enter');
      t.equal(
        [t.company('Elrond').entered, t.company('Elrond').sited],
        [false, true],
        'its site phase passed with nothing asked',
      );
      t.equal(t.state.current, t.company('Beretar').id, 'the question is for the other company');
      t.shows('crf/card/river/1#2', 'crf/errata/card-errata/62#2');
      t.say('It does not even do what could be done at any time');
      for (const held of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Elrond'] },
              { at: 'Lórien', members: ['Gimli'] },
            ],
            hand: ['Marvels Told'],
          },
          hazard: { hand: ['River'], events: ['Adûnaphel'] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (held) t.hazard.plays('River', 'Bree').stage.resolve();
        t.passUntil('site-phase');
        t.resource.chooses('Elrond');
        if (!held) t.resource.chooses('enter the site').may('play Marvels Told');
        else {
          t.asks(t.resource, 'site-start').resource.options_are('pass').passes();
          t.hazard.passes();
          t.asks(t.resource, 'enter');
          t.equal(t.state.current, t.company('Gimli').id, 'the others are next');
        }
      }
      t.shows('crf/card/river/1#2', 'crf/errata/card-errata/62#2');
      t.say('Who was there before is not held by it');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrond'] }] },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.skipTo('enter').resource.may('enter the site');
      t.shows('crf/card/river/1#3', 'crf/errata/card-errata/62#3');
    },
  ),

  scenario(
    'The river holds those too who had moved there before it was played',
    { proves: ['crf/card/river/1', 'crf/errata/card-errata/62'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrond'] },
            { at: 'Weathertop', to: 'Bree', members: ['Arwen'] },
            { at: 'Lórien', members: ['Celeborn'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.resource.chooses('Elrond').chooses('starter').stage.noDraws();
      t.hazard.passes();
      t.passUntil('company-phase').resource.chooses('Arwen').stage.noDraws();
      t.equal(t.company('Elrond').phased, true, 'the phase of Elrond is over');
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.skipTo('enter');
      t.equal(t.state.current, t.company('Celeborn').id, 'of all of them only Celeborn may enter');
      t.say('At a Haven they stay two companies, and it holds the one as the other');
      t.board({
        resource: {
          companies: [
            { at: 'Bree', to: 'Rivendell', members: ['Elrond'] },
            { at: 'Weathertop', to: 'Rivendell', members: ['Arwen'] },
            { at: 'Old Forest', members: ['Celeborn'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.resource.chooses('Elrond').chooses('starter').stage.noDraws();
      t.hazard.passes();
      t.passUntil('company-phase').resource.chooses('Arwen').chooses('starter').stage.noDraws();
      t.hazard.plays('River', 'Rivendell').stage.resolve();
      t.skipTo('enter');
      t.equal(t.state.current, t.company('Celeborn').id, 'again only Celeborn may enter');
      t.say('So it does with those who come after it was played');
      t.board({
        resource: {
          companies: [
            { at: 'Bree', to: 'Rivendell', members: ['Elrond'] },
            { at: 'Weathertop', to: 'Rivendell', members: ['Arwen'] },
            { at: 'Old Forest', members: ['Celeborn'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      t.resource.chooses('Elrond').chooses('starter').stage.noDraws();
      t.hazard.plays('River', 'Rivendell').stage.resolve();
      t.passUntil('company-phase').resource.chooses('Arwen').chooses('starter').stage.noDraws();
      t.skipTo('enter');
      t.equal(t.state.current, t.company('Celeborn').id, 'Arwen may not, either');
      t.shows('crf/card/river/1#1', 'crf/errata/card-errata/62#1');
    },
  ),

  scenario(
    'A company that was at the place already is not kept by the river',
    { proves: ['crf/card/river/1', 'pef/card/river/1'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrond'] }] },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.passUntil('enter');
      t.resource.may('enter the site');
    },
  ),

  scenario(
    'A ranger may tap as late as the start of the site phase',
    { proves: ['crf/card/river/1', 'crf/errata/card-errata/62', 'crf/card/river/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Beretar', 'Elrond', { name: 'Faramir', status: 'tapped' }],
            },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.asks(t.resource, 'movement-hazard')
        .resource.may('tap Beretar to free the company')
        .mayNot('tap Elrond')
        .mayNot('tap Faramir');
      t.allPass();
      t.asks(t.resource, 'site-start')
        .resource.options_are('tap Beretar to free the company', 'pass')
        .chooses('tap Beretar');
      t.equal(t.card('Beretar').status, 'tapped', 'the ranger is tapped');
      t.resource.options_are('enter the site', 'pass');
      t.shows('crf/card/river/1#4', 'crf/errata/card-errata/62#4', 'crf/card/river/2#1');
      t.resource.passes();
      t.equal(t.company('Beretar').entered, false, 'they need not enter');
      t.shows('crf/card/river/2#2');
    },
  ),

  scenario('Two rivers take two rangers', { proves: ['crf/card/river/2'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Minas Tirith', members: ['Beretar', 'Faramir'] }],
      },
      hazard: { hand: ['River', 'River'] },
      moment: 'hazards',
    });
    t.hazard.plays('River', 'Minas Tirith').stage.resolve();
    t.hazard.plays('River', 'Minas Tirith').stage.resolve();
    t.resource.chooses('tap Beretar to free the company');
    t.allPass();
    t.asks(t.resource, 'site-start')
      .resource.options_are('tap Faramir to free the company', 'pass')
      .chooses('tap Faramir');
    t.asks(t.resource, 'enter').resource.may('enter the site');
    t.shows('crf/card/river/2#3');
  }),

  scenario(
    'With one of two rivers uncrossed the company does nothing',
    { proves: ['crf/card/river/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Minas Tirith', members: ['Beretar', 'Faramir'] }],
        },
        hazard: { hand: ['River', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Minas Tirith').stage.resolve();
      t.hazard.plays('River', 'Minas Tirith').stage.resolve();
      t.resource.chooses('tap Beretar to free the company');
      t.allPass();
      t.asks(t.resource, 'site-start').resource.passes();
      t.equal(t.state.phase, 'end-of-turn', 'the site phase is over');
      t.shows('crf/card/river/2#3');
    },
  ),

  scenario(
    'The river is gone with the turn, and its card at once',
    {
      proves: ['companion/errata/river/1', 'crf/card/river/1', 'crf/errata/card-errata/62'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrond'] },
            { at: 'Rivendell', members: ['Arwen'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.equal(t.card('River').zone, 'discard', 'a short-event does not stay');
      t.shows('companion/errata/river/1#1');
      t.skipTo('enter');
      t.equal(t.state.current, t.company('Arwen').id, 'this turn the river holds');
      const turn = t.state.turn;
      t.passUntil('organization', { turns: 2 });
      t.equal([t.state.turn, t.state.active], [turn + 2, 0], 'two turns later');
      t.resource.chooses('move the company of Arwen to Bree');
      t.skipTo('route').resource.chooses('starter');
      t.skipTo('enter');
      t.equal(t.card('Arwen').companions, ['Elrond'], 'they have met at Bree');
      t.resource.may('enter the site');
      t.shows(
        'companion/errata/river/1#2',
        'crf/card/river/1#1',
        'crf/card/river/1#3',
        'crf/errata/card-errata/62#1',
        'crf/errata/card-errata/62#3',
      );
    },
  ),

  scenario(
    'The river binds who comes to that site and nobody else',
    { proves: ['pef/card/river/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Beretar'] },
            { at: 'Lórien', to: 'Edoras', members: ['Celeborn'] },
          ],
        },
        hazard: { events: ['Doors of Night'], hand: ['River', 'Snowstorm'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(
        [t.company('Beretar').returned, t.card('Beretar').site],
        [true, 'Rivendell'],
        'the first company went back',
      );
      t.resource.mayNot('free the company');
      t.say('Where those never came whom it was played against, it binds no others');
      for (const [fate, bound] of [
        ['arrives', true],
        ['flees', false],
        ['falls', false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Dead Marshes', by: 'starter', members: ['Arwen'] },
              { at: 'Lórien', to: 'Dead Marshes', by: 'starter', members: ['Gimli'] },
            ],
          },
          hazard: { hand: ['River', 'Seized by Terror', 'Orc-guard', 'Foul Fumes'] },
          moment: 'hazards',
        });
        t.hazard.plays('River', 'Dead Marshes').stage.resolve();
        if (fate === 'flees') {
          t.rolls(2).hazard.plays('Seized by Terror', 'Arwen').stage.resolve();
          t.equal(t.card('Arwen').site, 'Lórien', 'she is back');
        }
        if (fate === 'falls') {
          t.hazard.plays('Orc-guard', 'Shadow-land').stage.resolve().fightOut(2, 12);
          t.equal(t.card('Arwen').zone, 'removed', 'she is no more');
        }
        t.skipTo('route').resource.chooses('starter');
        t.equal(
          [entersNext(t), t.card('Gimli').site],
          [bound ? '' : 'Gimli', 'Dead Marshes'],
          `the second company, if the first ${fate}`,
        );
      }
      t.shows('pef/card/river/1#2', 'pef/card/river/1#3');
    },
  ),

  scenario(
    'One who goes elsewhere does not meet the river',
    { proves: ['pef/card/river/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrond'] },
            { at: 'Rivendell', to: 'Weathertop', members: ['Arwen'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.passUntil('route').resource.chooses('starter');
      t.skipTo('enter');
      t.equal(t.state.current, t.company('Arwen').id, 'Arwen may enter, Elrond was not asked');
      t.say('Nor does who goes on from there in the same turn');
      for (const goesOn of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Edoras', members: [{ name: 'Gandalf', bears: ['Shadowfax'] }] },
            ],
            sites: ['Minas Tirith'],
          },
          hazard: { hand: ['River', 'Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('River', 'Edoras').stage.resolve();
        t.passUntil('movement-hazard-end');
        if (goesOn) {
          t.resource.uses('Shadowfax').stage.resolve();
          t.skipTo('move-again').resource.chooses('Minas Tirith');
          t.skipTo('enter').resource.may('enter the site');
          t.equal(t.card('Gandalf').site, 'Minas Tirith', 'where there is no river');
        } else {
          t.equal(entersNext(t), '', 'at Edoras there is');
        }
      }
      t.shows('pef/card/river/1#1');
    },
  ),

  scenario(
    'A second company that comes there crosses with a ranger of its own',
    { proves: ['pef/card/river/2'], rules: ALL },
    (t) => {
      const board = (): Stage =>
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Lórien', by: 'starter', members: ['Elrond'] },
              { at: 'Edoras', to: 'Lórien', by: 'starter', members: ['Faramir'] },
            ],
          },
          hazard: { hand: ['River'] },
          moment: 'hazards',
        });
      const come = (): Stage => {
        board();
        t.hazard.plays('River', 'Lórien').stage.resolve();
        t.passUntil('route').resource.chooses('starter').stage.noDraws();
        return t.asks(t.resource, 'movement-hazard');
      };
      t.equal(entersNext(come()), '', 'it is for them too');
      t.shows('pef/card/river/2#1');
      come().resource.options_are('tap Faramir to free the company', 'pass').chooses('tap Faramir');
      t.skipTo('enter');
      t.equal(t.state.current, t.company('Faramir').id, 'the second company is across');
      t.shows('pef/card/river/2#2');
      t.resource.passes();
      t.equal(
        [t.state.phase, t.company('Elrond').entered],
        ['end-of-turn', false],
        'the first is not',
      );
    },
  ),

  scenario(
    'Joined to those who did not cross, even those who did are kept',
    { proves: ['coe/2.IV.3.5.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Elrond'] },
            { at: 'Old Forest', to: 'Bree', members: ['Faramir'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'hazards',
      });
      t.hazard.plays('River', 'Bree').stage.resolve();
      t.skipTo('route').skipTo('movement-hazard').resource.chooses('tap Faramir');
      t.skipTo('discard-one');
      t.equal(t.card('Faramir').companions, ['Elrond'], 'one company now');
      t.equal(t.company('Faramir').entered, false, 'which the river kept from doing anything');
    },
  ),
];
