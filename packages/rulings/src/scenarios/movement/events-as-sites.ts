import { query } from '@mathom/engine';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';
import { plain, plainUntil } from '../site/help.ts';

const organizes = (
  t: Stage,
  at: Named,
  members: readonly Named[],
  hand: readonly Named[],
  sites: readonly Named[] = ['Lórien', 'Rivendell'],
): void => {
  t.board({
    resource: { companies: [{ at, members }], hand, sites },
    hazard: { hand: [SPARE] },
    moment: 'organization',
    asksPasses: true,
  });
  t.passUntil('organization-end');
};

/** The name of the site card of that company. */
const siteOf = (t: Stage, who: Named): string => query.nameOf(t.state, t.company(who).site);

/** Events that are used as the new site of a company. */
export const eventsAsSites: readonly Scenario[] = [
  scenario(
    'Morannon is a Dark-hold in Udûn for two with a scout who come from Dagorlad',
    {
      proves: [
        'crf/card/morannon/1',
        'crf/errata/card-errata/40',
        'companion/errata/morannon/1',
        'coe/2.II.7.iv',
      ],
      rules: ALL,
    },
    (t) => {
      organizes(t, 'Dead Marshes', ['Frodo', 'Sam Gamgee'], ['Morannon']);
      t.resource.plays('Morannon').stage.resolve();
      plainUntil(t, 'movement-hazard');
      t.equal(t.path('Frodo'), ['shadow', 'dark'], 'the path that the card gives');
      plainUntil(t, 'enter');
      t.equal(siteOf(t, 'Frodo'), 'Morannon', 'they are there');
      t.shows(
        'crf/card/morannon/1#1',
        'crf/errata/card-errata/40#1',
        'companion/errata/morannon/1#1',
      );
      t.equal(query.siteType(t.state, t.company('Frodo').site), 'dark-hold', 'at a Dark-hold');
      t.shows(
        'crf/card/morannon/1#2',
        'crf/errata/card-errata/40#2',
        'companion/errata/morannon/1#2',
      );
      t.equal(query.siteDef(t.state, t.company('Frodo').site).region, 'Udûn', 'in Udûn');
      t.shows(
        'crf/card/morannon/1#3',
        'crf/errata/card-errata/40#3',
        'companion/errata/morannon/1#3',
      );
      t.say('From there a path leads home to Lórien, and the card is discarded then');
      plainUntil(t, 'organization', 2);
      t.resource.chooses('to Lórien');
      plainUntil(t, 'movement-hazard');
      t.equal(
        t.path('Frodo'),
        ['dark', 'dark', 'shadow', 'wilderness', 'free', 'border', 'wilderness'],
        'the other path of the card',
      );
      plainUntil(t, 'enter');
      t.equal(t.card('Morannon').zone, 'discard', 'an event again, and discarded');
      for (const members of [
        ['Frodo', 'Sam Gamgee', 'Gandalf', 'Aragorn II'],
        ['Gimli'],
      ] as readonly (readonly Named[])[]) {
        organizes(t, 'Dead Marshes', members, ['Morannon']);
        t.resource.refused('Morannon', { 'no-target': 'coe/9.3' });
      }
      organizes(t, 'Edoras', ['Frodo'], ['Morannon']);
      t.resource.refused('Morannon', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'Beneath Udûn one is not in Dagorlad; from Morannon one may go down and be back when the turn ends',
    { proves: ['crf/card/the-under-galleries/1', 'crf/errata/card-errata/40'], rules: ALL },
    (t) => {
      organizes(t, 'The Under-galleries', ['Frodo', 'Sam Gamgee'], ['Morannon']);
      t.resource.refused('Morannon', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/the-under-galleries/1#1');
      organizes(
        t,
        'Dead Marshes',
        ['Frodo', 'Sam Gamgee'],
        ['Morannon', 'Ancient Stair'],
        ['The Under-galleries'],
      );
      t.resource.plays('Morannon').stage.resolve();
      plainUntil(t, 'organization', 2);
      t.say('These lie beneath whatever there is in Udûn, Morannon among it');
      t.resource.chooses('to The Under-galleries');
      t.passUntil('organization-end').resource.plays('Ancient Stair').stage.resolve();
      plainUntil(t, 'enter');
      t.equal(siteOf(t, 'Frodo'), 'The Under-galleries', 'down they went');
      t.shows('crf/card/the-under-galleries/1#2');
      t.resource.chooses('pass');
      for (let i = 0; i < 40 && t.decision().about !== 'turn-end'; i++) plain(t);
      t.resource.uses('Ancient Stair').stage.resolve();
      t.equal(siteOf(t, 'Frodo'), 'Morannon', 'and are back');
      t.equal(
        [t.card('Morannon').zone, t.card('Morannon').kind],
        ['play', 'site'],
        'it lies there again',
      );
      t.shows('crf/card/the-under-galleries/1#3');
    },
  ),

  scenario(
    'Refuge lies in a Wilderness within reach: who is wounded heals there, and goes on from region to region',
    { proves: ['coe/2.II.7.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Gimli', { name: 'Aragorn II', status: 'wounded' }] },
          ],
          hand: ['Refuge', 'Legolas'],
          sites: ['Rivendell'],
        },
        hazard: { hand: [SPARE] },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      t.resource.plays('Refuge').stage.resolve();
      t.equal(t.card('Legolas').zone, 'discard', 'an Elf is given up for it');
      t.resource.mayNot('The Shire').chooses('Hollin');
      plainUntil(t, 'path');
      t.resource.chooses('Arthedain (Wilderness) - Cardolan (Wilderness) - Hollin');
      plainUntil(t, 'enter');
      t.equal(siteOf(t, 'Gimli'), 'Refuge', 'they are in hiding');
      plainUntil(t, 'organization', 2);
      t.equal(t.card('Aragorn II').status, 'tapped', 'he has healed');
      t.resource.chooses('to Rivendell');
      plainUntil(t, 'enter');
      t.equal(t.card('Refuge').zone, 'discard', 'it is gone with them');
      organizes(t, 'Bree', ['Gimli'], ['Refuge']);
      t.resource.mayNot('play Refuge');
    },
  ),

  scenario(
    'Who set out from a refuge and is one too many elsewhere finds it again where it lay',
    { proves: ['coe/2.IV.6.1', 'crf/turn/movement-hazard-phase/general/8'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Bofur', 'Bombur', 'Dori', 'Ori'] },
            { at: 'Lórien', members: ['Haldir', 'Orophin', 'Anborn', 'Mablung'] },
          ],
          hand: ['Refuge', 'Legolas'],
          sites: ['Moria'],
        },
        hazard: { hand: [SPARE] },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      t.resource.plays('Refuge', 'the company of Bofur').stage.resolve();
      t.resource.chooses('Hollin');
      plainUntil(t, 'organization', 2);
      t.equal(siteOf(t, 'Bofur'), 'Refuge', 'they are in hiding');
      t.resource.chooses('Bofur', 'to Moria').chooses('Haldir', 'to Moria');
      plainUntil(t, t.rules === 'coe' ? 'one-stays' : 'one-returns');
      t.hazard.chooses(t.rules === 'coe' ? 'Haldir' : 'Bofur');
      t.equal(siteOf(t, 'Bofur'), 'Refuge', 'they are back');
      t.equal(
        [t.card('Refuge').zone, t.card('Refuge').kind],
        ['play', 'site'],
        'it is a site again',
      );
      t.equal(siteOf(t, 'Haldir'), 'Moria', 'the others are not');
    },
  ),

  scenario(
    'Wondrous Maps lead to ruins in a Shadow-land, with Orcs in them and things to find',
    { proves: ['coe/2.II.7.ii', 'coe/2.V.ii'], rules: ALL },
    (t) => {
      organizes(t, 'Lórien', ['Gimli', 'Aragorn II'], ['Wondrous Maps', 'Glamdring']);
      t.resource.plays('Wondrous Maps').stage.resolve();
      t.resource.mayNot('Rohan').chooses('Brown Lands');
      plainUntil(t, 'enter');
      t.equal(siteOf(t, 'Gimli'), 'Wondrous Maps', 'they are there');
      t.rolls(12, 12).resource.chooses('enter the site');
      t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'the Orcs');
      for (let i = 0; i < 60 && t.underAttack; i++) {
        const { about, options } = t.decision();
        const stays = about === 'stay-untapped' ? options.find((o) => o.type === 'yes') : undefined;
        t.take(stays ?? options.find((o) => o.type === 'pass') ?? options[0], 'they fight');
      }
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
      t.equal(t.card('Glamdring').zone, 'play', 'a major item is found');
    },
  ),
];
