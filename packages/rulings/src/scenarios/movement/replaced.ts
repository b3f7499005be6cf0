import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, NEW, OLD, SPARE } from '../help.ts';
import { plain, plainUntil } from '../site/help.ts';

/** By region movement from Rivendell, with others in the hazard player's location deck. */
const lost = (t: Stage, members: readonly Named[], sites: readonly Named[]): void => {
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          to: 'Bree',
          by: ['Rhudaur', 'Arthedain'],
          members,
        },
      ],
    },
    hazard: { hand: ['Chance of Being Lost', SPARE], sites },
    moment: 'hazards',
  });
};

/** Other sites than those to which companies were going, and paths that count otherwise. */
export const replacedSites: readonly Scenario[] = [
  scenario(
    'Who is lost comes to a site of the hazard player’s choice nearby, on the path that was taken',
    { proves: ['coe/2.IV.ii.1', 'crf/card/chance-of-being-lost/1'], rules: NEW },
    (t) => {
      lost(t, ['Gimli', 'Legolas'], ['Bag End', 'Barrow-downs', 'Moria', 'Edoras']);
      t.rolls(7).hazard.plays('Chance of Being Lost').stage.resolve();
      t.hazard.mayNot('Edoras').mayNot('Moria').may('Barrow-downs').chooses('Bag End');
      t.equal(t.path('Gimli'), ['wilderness', 'wilderness'], 'the path is what it was');
      t.shows('crf/card/chance-of-being-lost/1#2');
      t.equal(t.card('Bree').zone, 'sites', 'the site where they wanted to go is back');
      plainUntil(t, 'enter');
      t.equal(t.company('Gimli').site, t.card('Bag End').id, 'they are there');
    },
  ),

  scenario(
    'By the older rules the path changes with the site',
    { proves: ['crf/card/chance-of-being-lost/1'], rules: OLD },
    (t) => {
      lost(t, ['Gimli', 'Legolas'], ['Bag End', 'Barrow-downs']);
      t.rolls(7).hazard.plays('Chance of Being Lost').stage.resolve();
      t.hazard.chooses('Bag End');
      t.equal(t.path('Gimli'), ['wilderness', 'wilderness', 'free'], 'on into the Shire');
      t.shows('crf/card/chance-of-being-lost/1#1');
    },
  ),

  scenario(
    'Rangers know the way, and it is for those who go from region to region',
    { proves: ['coe/2.IV.ii'], rules: ALL },
    (t) => {
      lost(t, ['Aragorn II', 'Gimli'], ['Bag End']);
      t.rolls(8).hazard.plays('Chance of Being Lost').stage.resolve();
      t.equal(t.company('Gimli').dest, t.card('Bree').id, 'eight less two is not above six');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', by: 'starter', members: ['Gimli'] }],
        },
        hazard: { hand: ['Chance of Being Lost', SPARE], sites: ['Bag End'] },
        moment: 'hazards',
      });
      t.hazard.refused('Chance of Being Lost', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'The company uses the site that was found for it as one of its own',
    { proves: ['coe/2.V.1'], rules: ALL },
    (t) => {
      lost(t, ['Gimli', 'Legolas'], ['Barrow-downs']);
      t.rolls(7).hazard.plays('Chance of Being Lost').stage.resolve();
      for (let i = 0; i < 60 && t.decision().about !== 'enter'; i++) plain(t);
      t.equal(t.company('Gimli').site, t.card('Barrow-downs').id, 'in Cardolan, next to Arthedain');
      t.rolls(12).resource.chooses('enter the site');
      for (let i = 0; i < 60 && t.underAttack; i++) plain(t);
      t.expect(t.company('Gimli').entered, 'they have entered it');
    },
  ),

  scenario(
    'These are for opponents who have sites of the same side',
    { proves: ['crf/term/card-effect-limitations/3.1'], rules: ALL },
    (t) => {
      for (const [mine, theirs] of [
        ['wizard', 'wizard'],
        ['ringwraith', 'wizard'],
        ['wizard', 'ringwraith'],
        ['ringwraith', 'ringwraith'],
        ['balrog', 'ringwraith'],
      ] as const) {
        const who = theirs === 'wizard' ? 'Gimli' : 'Hendolen';
        const shore = mine === 'wizard' ? 'TD-178' : 'AS-153';
        t.board({
          resource: {
            kind: theirs,
            companies: [
              theirs === 'wizard'
                ? { at: 'Grey Havens', to: 'Edhellond', by: 'starter', members: [who] }
                : { at: 'Geann a-Lisch', to: 'AS-150', by: 'starter', members: [who] },
            ],
          },
          hazard: {
            kind: mine,
            hand: ['Winds of Wrath', SPARE],
            events: ['Doors of Night'],
            sites: [shore],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        while (t.decision().seat === 0) t.pass();
        if ((mine === 'wizard') !== (theirs === 'wizard')) {
          t.hazard.refused('Winds of Wrath', { need: 'coe/9.2' });
          continue;
        }
        t.hazard.plays('Winds of Wrath').stage.resolve();
        t.equal(t.company(who).dest, t.card(shore).id, 'they are blown there');
      }
      t.shows('crf/term/card-effect-limitations/3.1#1', 'crf/term/card-effect-limitations/3.1#2');
      t.say('So with those who may get lost, and minions among themselves are of one side too');
      for (const [mine, theirs, may] of [
        ['wizard', 'wizard', true],
        ['wizard', 'ringwraith', false],
        ['ringwraith', 'wizard', false],
        ['ringwraith', 'ringwraith', true],
        // it is the sites that count, and not what sort of player each is
        ['balrog', 'ringwraith', true],
      ] as const) {
        t.board({
          resource: {
            kind: theirs,
            companies: [
              theirs === 'wizard'
                ? { at: 'Rivendell', to: 'Bree', by: ['Rhudaur', 'Arthedain'], members: ['Gimli'] }
                : {
                    at: 'Carn Dûm',
                    to: 'Cameth Brin',
                    by: ['Angmar', 'Rhudaur'],
                    members: ['Hendolen'],
                  },
            ],
          },
          hazard: {
            kind: mine,
            hand: ['Chance of Being Lost', SPARE],
            sites: mine === 'wizard' ? ['Mount Gram', 'Barrow-downs'] : ['LE-394', 'LE-356'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (may) t.hazard.may('play Chance of Being Lost');
        else t.hazard.refused('Chance of Being Lost', { need: 'coe/9.2' });
      }
      t.shows('crf/term/card-effect-limitations/3.1#3', 'crf/term/card-effect-limitations/3.1#4');
    },
  ),

  scenario(
    'The winds need Doors of Night, and the sea on the way',
    { proves: ['coe/9.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Grey Havens', to: 'Edhellond', by: 'starter', members: ['Gimli'] }],
        },
        hazard: { hand: ['Winds of Wrath', SPARE], sites: ['Isle of the Ulond'] },
        moment: 'hazards',
      });
      t.hazard.refused('Winds of Wrath', { need: 'coe/9.2' });
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
        hazard: {
          hand: ['Winds of Wrath', SPARE],
          events: ['Doors of Night'],
          sites: ['Isle of the Ulond'],
        },
        moment: 'hazards',
      });
      t.hazard.refused('Winds of Wrath', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'Farmer Maggot brings a company out of an attack to another site: it has moved',
    { proves: ['pef/card/farmer-maggot/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'The White Towers',
              members: [{ name: 'Gimli', bears: ['Palantír of Elostirion'] }, 'Legolas'],
            },
          ],
          events: ['Farmer Maggot'],
          sites: ['Bree', 'Moria'],
        },
        hazard: { hand: [SPARE] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.uses('Farmer Maggot').stage.resolve();
      t.expect(!t.underAttack, 'the attack is canceled');
      t.equal(t.company('Gimli').site, t.card('Bree').id, 'they are at Bree');
      t.equal(t.card('Farmer Maggot').zone, 'discard', 'and he is gone');
      t.equal(t.company('Gimli').moved, true, 'it counts as movement');
      t.equal(t.card('Palantír of Elostirion').zone, 'discard', 'which this one does not outlast');
      t.shows('pef/card/farmer-maggot/1#1');
      t.expect(
        !t.steps.some((x) => x.state.phase === 'movement-hazard'),
        'there was no movement/hazard phase for it',
      );
      t.shows('pef/card/farmer-maggot/1#2');
      t.say('Whether they enter that site is asked anew');
      t.asks(t.resource, 'enter').resource.chooses('enter the site');
      t.expect(t.company('Gimli').entered, 'they are in Bree, where nobody attacks');
    },
  ),

  scenario(
    'Farmer Maggot leads a company out of an attack once: it is not said twice of the same attack',
    { proves: ['pef/card/farmer-maggot/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Barrow-downs', members: ['Gimli', 'Legolas'] }],
          events: ['Farmer Maggot'],
          sites: ['Bree', 'Moria'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.passUntil('attack').resource.uses('Farmer Maggot');
      t.hazard.chooses('pass');
      t.resource.refused('Farmer Maggot', { 'under-way': 'coe/5.1.2' });
      t.resolve();
      t.equal(t.card('Farmer Maggot').zone, 'discard', 'once was enough');
    },
  ),

  scenario(
    'One Wilderness is read as two: what waits for two takes notice',
    { proves: ['pef/card/long-winter/2', 'coe/2.IV.ii.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Ettenmoors', members: ['Gimli', 'Legolas'] }],
        },
        hazard: {
          hand: ['Withered Lands', SPARE],
          events: ['Long Winter', 'Doors of Night'],
        },
        moment: 'passives',
      });
      t.equal(t.chain(), [], 'nothing is asked of it');
      t.equal(t.card('Ettenmoors').status, 'untapped', 'one Wilderness is not enough');
      t.shows('pef/card/long-winter/2#1');
      t.hazard.plays('Withered Lands').stage.resolve();
      for (let i = 0; i < 6 && t.card('Ettenmoors').status === 'untapped'; i++) plain(t);
      t.equal(t.card('Ettenmoors').status, 'tapped', 'two are');
      t.shows('pef/card/long-winter/2#2');
    },
  ),

  scenario(
    'Half a Wilderness and half a Wilderness are one: what is keyed to two cannot be played',
    { proves: ['coe/2.IV.vii.2'], rules: ALL },
    (t) => {
      for (const merry of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Gimli', 'Legolas'] }],
            sites: ['Moria', 'Bree'],
            hand: ['Hey! come merry dol!'],
          },
          hazard: { hand: ['Cave-drake', 'Wargs', SPARE] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('to Bree');
        t.passUntil('organization-end');
        if (merry) t.resource.plays('Hey! come merry dol!').stage.resolve();
        plainUntil(t, 'path');
        t.resource.chooses('starter');
        plainUntil(t, 'movement-hazard');
        while (t.decision().seat === 0) t.pass();
        if (merry) t.hazard.refused('Cave-drake', { key: 'coe/2.IV.vii.2' }).may('play Wargs');
        else t.hazard.may('play Cave-drake').may('play Wargs');
      }
    },
  ),
];
