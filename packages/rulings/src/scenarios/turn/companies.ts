import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Four at the Grey Havens with a ship, who will go two ways over the sea. */
const SHIP: BoardSpec = {
  resource: {
    companies: [
      { at: 'Grey Havens', members: ['Elladan', 'Elrohir', 'Gildor Inglorion', 'Halbarad'] },
    ],
    hand: ['Great Ship'],
    sites: ['Edhellond', 'Isle of the Ulond'],
  },
  hazard: { hand: ['Corsairs of Umbar', 'Corsairs of Umbar'] },
  moment: 'organization',
  asksPasses: true,
};

/** Sends a half over the sea and lets it be attacked. */
function attackedAtSea(t: Stage, half: Named, way: string[]): void {
  t.passUntil('company-phase');
  t.resource.chooses(`the company of ${half}`);
  if (t.decision().about === 'path') t.resource.chooses(...way);
  while (t.decision().about === 'draw')
    (t.decision().seat === 0 ? t.resource : t.hazard).chooses('no');
  t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolve();
  t.expect(t.underAttack, `${half} is attacked`);
}

export const companies: readonly Scenario[] = [
  scenario(
    'Both halves of a company may travel by regions',
    {
      proves: [
        'crf/turn/organization-phase/choosing-a-new-site/1',
        'crf/errata/rules-errata/1',
        'coe/2.II.3.6',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Galadriel', 'Haldir', 'Orophin', 'Annalena', 'Forlong'] },
          ],
          sites: ['Old Forest', 'Goblin-gate'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('split off Haldir')
        .chooses('move Orophin to the company of Haldir')
        .passes();
      t.resource.chooses('move the company of Haldir, Orophin to Old Forest');
      t.resource.chooses('move the company of Galadriel, Annalena, Forlong to Goblin-gate');
      t.passUntil('company-phase');
      t.resource.chooses('the company of Haldir');
      t.say('There is one way only, by regions').skipTo('path');
      t.equal(t.company('Haldir').movement, 'region', 'so they went');
      t.expect(
        t.resource.options().every((o) => o.startsWith('region movement')),
        'nor has the other company another',
      );
      t.resource.chooses('Wold & Foothills (Wilderness) - Anduin Vales (Border-land) - High Pass');
      t.skipTo('site-phase');
      t.equal(
        [t.card('Orophin').site, t.card('Galadriel').site],
        ['Old Forest', 'Goblin-gate'],
        'both have arrived',
      );
      t.say('Of three none is limited either');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Haldir', 'Orophin', 'Celeborn'] }],
          sites: ['Old Forest', 'Goblin-gate', "Eagles' Eyrie"],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .chooses('organize')
        .chooses('split off Haldir')
        .chooses('split off Orophin')
        .passes();
      t.resource
        .chooses('move the company of Haldir to Old Forest')
        .chooses('move the company of Orophin to Goblin-gate')
        .chooses("move the company of Celeborn to Eagles' Eyrie");
      t.skipTo('company-phase');
      for (const who of ['Haldir', 'Orophin', 'Celeborn'] as const) {
        if (t.decision().about === 'company-phase') t.resource.chooses(`the company of ${who}`);
        if (t.decision().about === 'path')
          t.resource.chooses(t.resource.options().find((o) => o.startsWith('region')) ?? '');
        t.equal(t.company(who).movement, 'region', `${who} goes by regions`);
        t.noDraws();
        if (who === 'Haldir') t.passUntil('company-phase');
        else if (who === 'Orophin') t.passUntil('path');
      }
    },
  ),

  scenario(
    'A site card one company leaves stays for another that is on its way to it',
    {
      proves: ['crf/turn/organization-phase/choosing-a-new-site/3', 'coe/2.II.7', 'coe/2.II.7.2'],
      rules: ALL,
    },
    (t) => {
      // tapped or not: it would go to the discard pile, or back to the location deck
      for (const left of [{}, { siteTapped: true }] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Bree', members: ['Aragorn II'], ...left },
              { at: 'Rivendell', members: ['Elladan'] },
            ],
            sites: ['Weathertop'],
          },
          moment: 'organization',
        });
        const bree = t.id('Bree');
        t.resource
          .chooses('move the company of Elladan to Bree')
          .chooses('move the company of Aragorn II to Weathertop');
        t.passUntil('company-phase');
        t.resource.chooses('the company of Aragorn II');
        t.skipTo('path');
        t.equal(
          [t.company('Aragorn II').site === bree, t.state.zone[bree]],
          [false, 'play'],
          'Aragorn has left Bree, and the card lies there still',
        );
        t.shows('crf/turn/organization-phase/choosing-a-new-site/3#2');
        t.resource.chooses('starter movement').stage.skipTo('site-phase');
        t.equal(t.company('Elladan').site, bree, 'the other has come to that same card');
        t.shows('crf/turn/organization-phase/choosing-a-new-site/3#1');
        t.equal(
          [t.card('Elladan').site, t.card('Aragorn II').site],
          ['Bree', 'Weathertop'],
          'each is where it went',
        );
        t.equal(t.card('Rivendell').zone, 'sites', 'a card nobody goes to returns');
      }

      t.say('So may a company aim at the card to which another is on its way');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elladan'] },
            { at: 'Old Forest', members: ['Faramir'] },
          ],
          sites: ['Bree'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('move the company of Elladan to Bree')
        .chooses('move the company of Faramir to Bree');
      t.skipTo('enter');
      t.equal(t.card('Elladan').companions, ['Faramir'], 'one card has served both');

      t.say('And at one that lies there still when everybody has left it');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              to: 'Rivendell',
              by: 'starter',
              members: ['Elladan'],
              siteTapped: true,
              onSite: ['No Strangers at this Time'],
            },
            { at: 'Old Forest', members: ['Faramir'] },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
      });
      const kept = t.id('Bree');
      t.skipTo('organization', { turns: 2 });
      t.equal(
        [t.card('Elladan').site, t.state.zone[kept]],
        ['Rivendell', 'play'],
        'nobody is there',
      );
      t.resource.chooses('move the company of Faramir to Bree').stage.skipTo('enter');
      t.equal(t.company('Faramir').site, kept, 'he has come to the card that was left behind');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/3#1');
    },
  ),

  scenario(
    'Two companies do not set out from one site for the same other site',
    { proves: ['crf/turn/organization-phase/choosing-a-new-site/4', 'coe/2.II.7.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elladan', 'Elrohir'] },
            { at: 'Old Forest', members: ['Faramir'] },
          ],
          sites: ['Bree', 'Lórien', 'Rivendell'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('split off Elrohir with a fresh Rivendell');
      t.resource
        .may('move the company of Elrohir to Bree')
        .chooses('move the company of Elladan to Bree');
      t.resource.mayNot('move the company of Elrohir to Bree');
      t.resource.may('move the company of Elrohir to Lórien');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/4#1');
      t.resource.may('move the company of Faramir to Bree');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/4#3');

      t.say('Nor two that were both split off from a third');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir', 'Arwen'] }],
          sites: ['Bree', 'Lórien'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('split off Elladan')
        .chooses('split off Elrohir')
        .passes();
      t.resource
        .may('move the company of Elrohir to Bree')
        .chooses('move the company of Elladan to Bree');
      t.resource
        .mayNot('move the company of Elrohir to Bree')
        .mayNot('move the company of Arwen to Bree')
        .may('move the company of Elrohir to Lórien');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/4#1');

      t.say('Nor with two cards of the same haven');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir'] }],
          sites: ['Lórien', 'Lórien', 'Bree'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('split off Elrohir');
      t.resource.chooses('move the company of Elladan to Lórien');
      t.resource
        .mayNot('move the company of Elrohir to Lórien')
        .may('move the company of Elrohir to Bree');

      t.say('Nor if they were two companies before, each with a card of its own');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elladan'] },
            { at: 'Rivendell', members: ['Elrohir'], ownSite: true },
          ],
          sites: ['Lórien', 'Bree'],
        },
        moment: 'organization',
      });
      t.resource
        .may('move the company of Elrohir to Bree')
        .chooses('move the company of Elladan to Bree');
      t.resource
        .mayNot('move the company of Elrohir to Bree')
        .may('move the company of Elrohir to Lórien');
      t.shows('crf/turn/organization-phase/choosing-a-new-site/4#2');
    },
  ),

  scenario(
    'Of a split the player says which half goes on as the company it was, with all that was on it',
    {
      proves: ['crf/turn/organization-phase/organizing-companies/1', 'coe/2.II.3.6.1'],
      rules: ALL,
    },
    (t) => {
      for (const off of [
        ['Elrohir', 'Halbarad'],
        ['Gildor Inglorion', 'Elladan'],
      ] as const) {
        t.board(SHIP);
        t.resource.plays('Great Ship', 'Halbarad').stage.resolve();
        t.resource
          .chooses('organize')
          .chooses(`split off ${off[0]}`)
          .chooses(`move ${off[1]} to the company of ${off[0]}`)
          .passes();
        const stay: Named[] =
          off[0] === 'Elrohir' ? ['Elladan', 'Gildor Inglorion'] : ['Elrohir', 'Halbarad'];
        t.resource.chooses(`move the company of ${off.join(', ')} to Isle of the Ulond`);
        t.resource.chooses(`move the company of ${stay.join(', ')} to Edhellond`);
        attackedAtSea(t, off[0], ['Elven Shores', 'Eriadoran Coast', 'Andrast Coast']);
        t.resource.mayNot('use the effect');
        t.board(SHIP);
        t.resource.plays('Great Ship', 'Halbarad').stage.resolve();
        t.resource
          .chooses('organize')
          .chooses(`split off ${off[0]}`)
          .chooses(`move ${off[1]} to the company of ${off[0]}`)
          .passes();
        t.resource.chooses(`move the company of ${off.join(', ')} to Isle of the Ulond`);
        t.resource.chooses(`move the company of ${stay.join(', ')} to Edhellond`);
        attackedAtSea(t, stay[0], ['starter movement']);
        t.resource.may('use the effect of Great Ship');
      }
      t.shows('crf/turn/organization-phase/organizing-companies/1#1');

      t.say('So it is with an event that lies on the company for good');
      for (const off of ['Elladan', 'Elrohir'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', members: ['Elladan', 'Elrohir'], events: ['Cup of Farewell'] },
            ],
            sideboard: ['Cram'],
            sites: ['Bree'],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize').chooses(`split off ${off}`);
        t.resource.uses('Cup of Farewell').stage.resolve();
        t.equal(
          (['Elladan', 'Elrohir'] as const).map((who) => t.card(who).status),
          off === 'Elladan' ? ['untapped', 'tapped'] : ['tapped', 'untapped'],
          `it has not gone with ${off}: only the other can tap for it`,
        );
      }
      t.say('and with all of them, if there are several');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Thorin II', 'Bofur'],
              events: ['Cup of Farewell', 'An Unexpected Party'],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('split off Bofur').passes();
      const old = t.company('Thorin II').id;
      t.equal(
        (['Cup of Farewell', 'An Unexpected Party'] as const).map((x) => t.state.company[t.id(x)]),
        [old, old],
        'neither has gone with Bofur',
      );
      t.shows(
        'crf/turn/organization-phase/organizing-companies/1#1',
        'crf/turn/organization-phase/organizing-companies/1#3',
      );
    },
  ),

  scenario(
    'Playing a character and regrouping are one undertaking, once a turn, and nothing else is done meanwhile',
    {
      proves: [
        'crf/turn/organization-phase/organizing-companies/2',
        'coe/2.II.1',
        'coe/2.II.2',
        'coe/2.II.3',
        'coe/2.II.7',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Elrond', bears: ['Horn of Anor'] }, 'Elladan', 'Arwen', 'Gandalf'],
            },
          ],
          hand: ['Orophin', 'Annalena', 'Smoke Rings', 'Fair Sailing'],
          discard: ['Cram'],
          sideboard: ['Narsil'],
          sites: ['Bree'],
        },
        moment: 'organization',
      });
      t.resource
        .may('organize')
        .may('play Smoke Rings')
        .may('give Horn of Anor to Elladan')
        .may('store Horn of Anor')
        .may('sideboard')
        .may('to Bree');
      t.resource.mayNot('play Orophin').mayNot('split off').mayNot('put Arwen under');
      t.resource.chooses('organize');
      t.resource
        .may('play Orophin at Rivendell')
        .may('split off Elladan')
        .may('put Arwen under Elrond')
        .may('discard Arwen')
        .may('pass');
      t.shows('crf/turn/organization-phase/organizing-companies/2#1');
      t.resource.mayNot('Smoke Rings').mayNot('Horn of Anor').mayNot('to Bree').mayNot('sideboard');
      t.shows('crf/turn/organization-phase/organizing-companies/2#3');
      t.resource
        .chooses('play Orophin at Rivendell, under general influence in the company of Elrond')
        .chooses('put Arwen under Elrond');
      t.equal(
        [t.card('Orophin').zone, t.card('Arwen').control],
        ['play', 'Elrond'],
        'one after the other, in one undertaking',
      );
      t.shows('crf/turn/organization-phase/organizing-companies/2#1');
      t.resource.mayNot('Smoke Rings').mayNot('discard Elladan');
      t.shows('crf/turn/organization-phase/organizing-companies/2#3');
      t.resource.passes();
      t.asks(t.resource, 'organization')
        .resource.mayNot('organize')
        .mayNot('play Annalena')
        .mayNot('split off')
        .mayNot('put Arwen')
        .may('play Smoke Rings')
        .may('to Bree');
      t.shows('crf/turn/organization-phase/organizing-companies/2#2');
      t.skipTo('organization', { turns: 2 }).resource.may('organize');
      t.shows('crf/turn/organization-phase/organizing-companies/2#2');
    },
  ),

  scenario(
    'All companies of a split but one must declare movement, and they do not join again in that phase',
    { proves: ['crf/turn/organization-phase/organizing-companies/3', 'coe/2.II.3.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elladan', 'Elrohir', 'Arwen', 'Forlong', 'Dori'] },
          ],
          sites: ['Bree', 'Lórien', 'Old Forest'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('split off Elladan').chooses('split off Elrohir');
      t.resource
        .mayNot('join')
        .mayNot('move Elladan to')
        .mayNot('move Elrohir to')
        .may('move Arwen to the company of Elladan');
      t.shows('crf/turn/organization-phase/organizing-companies/3#3');
      t.resource.passes();
      t.resource.chooses('move the company of Elladan to Bree').passes();
      t.say('Two have declared nothing: one of them must');
      t.asks(t.resource, 'split-must-move');
      t.expect(
        t.resource
          .options()
          .every(
            (o) =>
              o.startsWith('move the company of Elrohir') ||
              o.startsWith('move the company of Arwen'),
          ),
        'nothing but to move',
      );
      t.resource.mayNot('pass').mayNot('undo');
      t.shows('crf/turn/organization-phase/organizing-companies/3#1');
      t.resource.chooses('move the company of Elrohir to Lórien');
      t.passUntil('company-phase');
      t.equal(t.company('Arwen').dest, -1, 'the third need not');
      t.equal(t.state.companies.length, 3, 'there are still three');
      t.shows('crf/turn/organization-phase/organizing-companies/3#2');

      t.say('It is all one which of them stays: it may be one that was split off');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir', 'Arwen'] }],
          sites: ['Bree', 'Lórien', 'Old Forest'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('split off Elladan').chooses('split off Elrohir');
      t.resource.passes();
      t.resource.chooses('move the company of Arwen to Lórien');
      t.asks(t.resource, 'split-must-move')
        .resource.mayNot('move the company of Arwen')
        .may('move the company of Elrohir to Bree')
        .chooses('move the company of Elladan to Bree');
      t.shows('crf/turn/organization-phase/organizing-companies/3#1');
      t.passUntil('company-phase');
      t.equal(
        [t.company('Elrohir').dest, t.state.companies.length],
        [-1, 3],
        'Elrohir stays, and nobody was asked where he goes',
      );
      t.shows('crf/turn/organization-phase/organizing-companies/3#2');

      t.say('Who went with those that were split off does not go over to others of the split');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir', 'Arwen', 'Forlong'] }],
          sites: ['Bree', 'Lórien'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('split off Elladan').chooses('split off Elrohir');
      t.resource
        .chooses('move Arwen to the company of Elladan')
        .mayNot('move Arwen to')
        .mayNot('join');
      t.shows('crf/turn/organization-phase/organizing-companies/3#3');
      t.say('Nor does one who was split off from a part go back to the whole');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir', 'Arwen', 'Forlong'] }],
          sites: ['Bree', 'Lórien'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('split off Elladan')
        .chooses('move Forlong to the company of Elladan')
        .chooses('split off Forlong');
      t.equal(t.state.companies.length, 3, 'three parts of one company');
      t.resource.mayNot('join').passes();
      t.passUntil('split-must-move');
      t.resource.chooses('move the company of Forlong to Bree');
      t.asks(t.resource, 'split-must-move');
    },
  ),

  scenario(
    'One goes over to another company at the site: no third company, and nobody has to leave',
    {
      proves: ['coe/2.II.3', 'crf/turn/organization-phase/organizing-companies/4', 'coe/2.II.3.4'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: ['Galadriel', { name: 'Haldir', under: 'Galadriel' }, 'Orophin'],
            },
            { at: 'Lórien', members: ['Faramir'] },
            { at: 'Rhosgobel', members: ['Forlong'] },
          ],
          sites: ['Moria'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize');
      t.resource
        .mayNot('move Haldir to')
        .mayNot('move Forlong to')
        .mayNot('move Orophin to the company of Forlong');
      t.resource
        .chooses('move Galadriel to the company of Faramir')
        .chooses('join the company of Orophin to the company of Faramir');
      t.equal(
        t.card('Haldir').companions,
        ['Faramir', 'Galadriel', 'Orophin'],
        'her follower goes with her',
      );
      t.equal(t.state.companies.length, 2, 'the company they left is no more');
      t.resource.passes();
      t.passUntil('company-phase');
      t.equal(t.state.phase, 'movement-hazard', 'nobody was made to declare movement');

      t.say('Two companies stay two, and neither has to leave');
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Galadriel', 'Orophin'] },
            { at: 'Lórien', members: ['Faramir'] },
          ],
          sites: ['Moria'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('move Orophin to the company of Faramir').passes();
      t.equal(
        [t.state.companies.length, t.card('Orophin').companions, t.card('Galadriel').companions],
        [2, ['Faramir'], []],
        'he has gone over',
      );
      t.shows('crf/turn/organization-phase/organizing-companies/4#1');
      t.resource.may('to Moria').passes();
      t.equal(t.state.phase, 'movement-hazard', 'nobody is asked where the others go');
      t.shows('crf/turn/organization-phase/organizing-companies/4#2');
    },
  ),
];
