import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';
import { plain, plainUntil } from '../site/help.ts';

/** Four who hunger at Moria, and whom ill luck follows besides. */
const HUNGRY: BoardSpec = {
  resource: {
    companies: [
      {
        at: 'Moria',
        members: ['Elladan', 'Elrohir', 'Haldir', 'Orophin'],
        events: ['Nothing to Eat or Drink', 'Something Has Slipped'],
      },
    ],
    sites: ['Lórien', 'Goblin-gate', 'Old Forest'],
  },
  moment: 'organization',
};

const onCompany = (t: Stage, event: Named, who: Named): boolean =>
  t.state.company[t.id(event)] === t.company(who).id;

export const splitting: readonly Scenario[] = [
  scenario(
    'Of a split the hazard player says which of his events goes with which part',
    { proves: ['coe/2.II.3.6.1'], rules: ALL },
    (t) => {
      for (const [hunger, luck] of [
        ['Elladan', 'Haldir'],
        ['Haldir', 'Elladan'],
        ['Haldir', 'Haldir'],
      ] as const) {
        t.board(HUNGRY);
        t.resource
          .chooses('organize')
          .chooses('split off Haldir')
          .chooses('move Orophin to the company of Haldir')
          .passes();
        t.asks(t.hazard, 'split-event');
        t.equal(t.decision().card, t.id('Nothing to Eat or Drink'), 'first the one');
        t.hazard
          .options_are('the company of Elladan, Elrohir', 'the company of Haldir, Orophin')
          .chooses(`the company of ${hunger}`);
        t.equal(t.decision().card, t.id('Something Has Slipped'), 'then the other');
        t.hazard.chooses(`the company of ${luck}`);
        t.asks(t.resource, 'organization');
        t.expect(onCompany(t, 'Nothing to Eat or Drink', hunger), `${hunger} hungers`);
        t.expect(onCompany(t, 'Something Has Slipped', luck), `ill luck is with ${luck}`);
        t.equal(
          [t.card('Elrohir').stat('prowess'), t.card('Orophin').stat('prowess')],
          hunger === 'Elladan' ? [4, 2] : [5, 1],
          'it works on that company alone',
        );
      }
    },
  ),

  scenario(
    'Of three parts of a company each may be given what lay on the whole',
    { proves: ['coe/2.II.3.6.1'], rules: ALL },
    (t) => {
      t.board(HUNGRY);
      t.resource
        .chooses('organize')
        .chooses('split off Haldir')
        .chooses('split off Orophin')
        .passes();
      t.hazard.options_are(
        'the company of Elladan, Elrohir',
        'the company of Haldir',
        'the company of Orophin',
      );
      t.hazard.chooses('the company of Orophin').chooses('the company of Haldir');
      t.equal(
        ['Elladan', 'Haldir', 'Orophin'].map((x) => t.card(x).stat('prowess')),
        [5, 4, 1],
        'only the third hungers',
      );
    },
  ),

  scenario(
    'Nobody is asked where nothing of the hazard player’s lies on the company as a whole',
    { proves: ['coe/2.II.3.6.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Elladan', { name: 'Haldir', bears: ['Lure of Nature'] }],
            },
          ],
          sites: ['Lórien'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('split off Haldir');
      t.asks(t.resource, 'organization');
      t.equal(t.state.host[t.id('Lure of Nature')], t.id('Haldir'), 'what is on him is with him');
    },
  ),

  scenario(
    'One who goes back alone is a company split off, and takes along what the hazard player wants',
    { proves: ['coe/2.II.3.6.1'], rules: ALL },
    (t) => {
      for (const who of ['Elladan', 'Haldir'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dol Guldur',
                members: ['Elladan', 'Haldir'],
                events: ['Nothing to Eat or Drink'],
              },
            ],
          },
          hazard: { hand: ['Seized by Terror'] },
          moment: 'hazards',
        });
        t.rolls(2);
        t.hazard.plays('Seized by Terror', 'Haldir').stage.resolve();
        t.expect(t.company('Haldir').returned, 'he has turned back');
        t.asks(t.hazard, 'split-event').hazard.chooses(`the company of ${who}`);
        t.expect(onCompany(t, 'Nothing to Eat or Drink', who), 'it is where it was put');
      }
    },
  ),

  scenario(
    'Where a card says who is split off, the player does not: he is the new company, and what lay on the old one stays',
    { proves: ['crf/turn/organization-phase/organizing-companies/1'], rules: ALL },
    (t) => {
      for (const [who, other] of [
        ['Elladan', 'Haldir'],
        ['Haldir', 'Elladan'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dol Guldur',
                members: ['Elladan', 'Haldir'],
                events: ['Cup of Farewell'],
              },
            ],
          },
          hazard: { hand: ['Seized by Terror', SPARE] },
          moment: 'hazards',
        });
        t.rolls(2);
        t.hazard.plays('Seized by Terror', who).stage.resolve();
        t.equal(
          [t.company(who).returned, t.company(other).returned],
          [true, false],
          'he has turned back, the other goes on',
        );
        t.expect(t.decision().about === 'movement-hazard', 'nobody is asked who is who');
        t.expect(onCompany(t, 'Cup of Farewell', other), 'the event stays with the other');
      }
      t.shows('crf/turn/organization-phase/organizing-companies/1#2');
    },
  ),

  scenario(
    'A resource on the company stays with the part that goes on as it was; what is somebody’s own goes with him',
    { proves: ['coe/2.II.3.6.1'], rules: ALL },
    (t) => {
      for (const off of ['Aragorn II', 'Haldir'] as const) {
        const stays = off === 'Haldir' ? 'Aragorn II' : 'Haldir';
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: ['Elladan', { name: 'Aragorn II', bears: ['The One Ring'] }, 'Haldir'],
                events: ['Cup of Farewell'],
              },
            ],
            sites: ['Lórien'],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize').chooses(`split off ${off}`).passes();
        t.asks(t.resource, 'organization');
        t.expect(onCompany(t, 'Cup of Farewell', stays), 'nobody is asked about it: it stays');
        t.equal(
          [t.card('Elladan').corruption, t.card('Haldir').corruption],
          off === 'Haldir' ? [1, 0] : [0, 0],
          'the Ring weighs on those who are with its bearer still',
        );
      }
    },
  ),

  scenario(
    'Who is parted from the others has faced what they faced together',
    { proves: ['coe/2.II.3.6.1'], rules: ALL },
    (t) => {
      const orcs = (first: Named): number => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Moria',
                members: ['Gimli', 'Legolas', 'Aragorn II', 'Elladan'],
              },
            ],
            hand: ['Dodge'],
          },
          hazard: { hand: [first, 'Left Behind', 'Orc-lieutenant', SPARE] },
          moment: 'hazards',
        });
        t.hazard.plays(first).stage.resolve();
        t.hazard.plays('Left Behind', 'Legolas').stage.resolve();
        t.fightOut({ always: 12 });
        t.resolve();
        t.expect(t.company('Legolas').id !== t.company('Gimli').id, 'he is on his own');
        for (let i = 0; i < 60 && t.state.current !== t.company('Legolas').id; i++) plain(t);
        plainUntil(t, 'movement-hazard');
        t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
        return t.attack().prowess;
      };
      t.equal(orcs('Orc-guard'), 11, 'Orcs came before: those who lead them are stronger by four');
      t.equal(orcs('Ghouls'), 7, 'not if it was the Undead');
    },
  ),

  scenario(
    'The last of a company who goes over to another has joined the two: what lay on either lies on both',
    { proves: ['coe/2.IV.3.5.1', 'coe/2.3', 'coe/2.II.3.4', 'coe/2.II.3.5'], rules: ALL },
    (t) => {
      const two: BoardSpec = {
        resource: {
          companies: [
            { at: 'Moria', members: ['Elladan'], events: ['Nothing to Eat or Drink'] },
            { at: 'Moria', members: ['Haldir', 'Orophin'] },
          ],
        },
        moment: 'organization',
      };
      t.board(two);
      t.resource.chooses('organize');
      // to go over and to join is the same thing, and is offered once
      t.resource
        .mayNot('move Elladan to the company of Haldir')
        .may('move Haldir to the company of Elladan')
        .chooses('join the company of Elladan to the company of Haldir');
      t.equal(
        t.card('Nothing to Eat or Drink').zone,
        'play',
        'nobody has left play: it is not shed',
      );
      t.equal(
        ['Elladan', 'Haldir', 'Orophin'].map((x) => t.card(x).stat('prowess')),
        [4, 3, 1],
        'all of them hunger now',
      );

      t.say('So it is when they go over one by one');
      t.board(two);
      t.resource
        .chooses('organize')
        .chooses('move Haldir to the company of Elladan')
        .chooses('join the company of Orophin to the company of Elladan');
      t.expect(onCompany(t, 'Nothing to Eat or Drink', 'Orophin'), 'they hunger together');
    },
  ),

  scenario(
    'A part that is joined to another company takes its share of the choice along',
    { proves: ['coe/2.II.3.6.1', 'coe/2.IV.3.5.1', 'coe/2.II.3.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Elladan', 'Elrohir'],
              events: ['Nothing to Eat or Drink'],
            },
            { at: 'Moria', members: ['Haldir'] },
          ],
          sites: ['Lórien'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('split off Elrohir')
        .chooses('join the company of Elladan to the company of Haldir')
        .passes();
      t.asks(t.hazard, 'split-event').hazard.options_are(
        'the company of Haldir, Elladan',
        'the company of Elrohir',
      );
      t.hazard.chooses('the company of Elrohir');
      t.expect(onCompany(t, 'Nothing to Eat or Drink', 'Elrohir'), 'it left the joined company');

      t.say('The joined company stands for the part in all else, too: one of the two must move');
      t.passUntil('split-must-move');
      t.resource.options_are(
        'move the company of Haldir, Elladan to Lórien',
        'move the company of Elrohir to Lórien',
      );
    },
  ),

  scenario(
    'Who comes to another company’s help from his own, and was alone there, joins the two',
    { proves: ['coe/2.IV.3.5.1', 'coe/2.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
            { at: 'Edhellond', members: ['Alatar'], events: ['Something Has Slipped'] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('use');
      t.equal(t.card('Alatar').companions, ['Aragorn II'], 'he is with those under attack');
      t.expect(onCompany(t, 'Something Has Slipped', 'Aragorn II'), 'with what lay on his company');
      t.equal(t.card('Edhellond').zone, 'sites', 'nobody is left at the haven');
    },
  ),
];
