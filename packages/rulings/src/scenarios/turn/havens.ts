import { query } from '@mathom/engine';
import { type BoardSpec, type Member, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const OLD = ['crf', 'tournament'] as const;

export const havens: readonly Scenario[] = [
  scenario(
    'Of a haven several cards can be on the table, of another site only one',
    { proves: ['pef/term/havens-untapping/1', 'coe/2.II.7.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', siteTapped: true, members: ['Elladan'] },
            { at: 'Weathertop', members: ['Faramir'] },
            { at: 'Old Forest', members: ['Forlong'] },
          ],
          sites: ['Rivendell', 'Old Forest'],
        },
        moment: 'organization',
      });
      t.resource
        .may('move the company of Faramir to Rivendell, a fresh card')
        .may('move the company of Faramir to Old Forest')
        .mayNot('to Old Forest, a fresh card');
      t.resource
        .chooses('move the company of Faramir to Rivendell, a fresh card')
        .stage.passUntil('company-phase');
      t.resource
        .chooses('the company of Faramir')
        .stage.skipTo('company-phase')
        .skipTo('join-at-haven');
      const [a, b] = [t.company('Elladan').site, t.company('Faramir').site];
      t.equal(
        [t.card('Elladan').site, t.card('Faramir').site],
        ['Rivendell', 'Rivendell'],
        'both are at Rivendell',
      );
      t.equal(
        [a === b, t.state.status[a], t.state.status[b]],
        [false, 1, 0],
        'at two cards, a tapped one and an untapped one',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir'] }],
          hand: ['Arwen'],
          sites: ['Rivendell'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .may('split off Elrohir with a fresh Rivendell')
        .may('play Arwen', 'as a new company with a fresh site card');
      t.say('So it is with Darkhavens');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', siteTapped: true, members: ['Hador'] },
            { at: 'Moria', members: ['Jerrek'] },
          ],
          sites: ['Dol Guldur'],
        },
        moment: 'organization',
      });
      t.resource.may('move the company of Jerrek to Dol Guldur, a fresh card');
      t.shows('pef/term/havens-untapping/1#1');
    },
  ),

  scenario(
    'A split may lay out an untapped card of a tapped haven, but then one half must leave',
    { proves: ['pef/term/havens-untapping/1.1', 'coe/2.II.3.6.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', siteTapped: true, members: ['Elladan', 'Elrohir'] }],
          sites: ['Rivendell', 'Bree'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').may('discard Elrohir');
      t.expect(t.offered().includes('split off Elrohir'), 'they may also share the card');
      t.resource.chooses('split off Elrohir with a fresh Rivendell');
      t.equal(t.state.status[t.company('Elrohir').site], 0, 'he has an untapped Rivendell');
      t.equal(t.state.status[t.company('Elladan').site], 1, 'the other a tapped one');
      t.shows('pef/term/havens-untapping/1.1#1');
      t.resource.mayNot('discard').stage.shows('pef/term/havens-untapping/1.1#3').resource.passes();
      t.asks(t.resource, 'split-must-move').resource.options_are(
        'move the company of Elladan to Bree',
        'move the company of Elrohir to Bree',
      );
      t.shows('pef/term/havens-untapping/1.1#2');
      t.resource.chooses('move the company of Elladan to Bree');
      t.passUntil('company-phase').skipTo('site-phase');
      t.equal(
        [t.card('Elladan').site, t.card('Elrohir').site, t.state.status[t.company('Elrohir').site]],
        ['Bree', 'Rivendell', 0],
        'who stays is at an untapped haven',
      );
    },
  ),

  scenario(
    'A company that comes to a tapped haven with a fresh card may be joined there, or not, and the fresh card may stay',
    { proves: ['pef/term/havens-untapping/1.2'], rules: ALL },
    (t) => {
      for (const join of [
        '',
        'join the company of Haldir to the company of Forlong',
        'join the company of Forlong to the company of Haldir',
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', siteTapped: true, members: ['Haldir'] },
              { at: 'Rhosgobel', members: ['Forlong'] },
            ],
            sites: ['Lórien'],
          },
          moment: 'organization',
        });
        t.resource
          .chooses('move the company of Forlong to Lórien, a fresh card')
          .stage.passUntil('company-phase');
        t.resource.chooses('the company of Forlong').stage.skipTo('join-at-haven');
        t.expect(
          t.state.companies.every((co) => co.phased || co.seat !== 0),
          'those who did not move have had their phase as well',
        );
        t.resource.options_are(
          'join the company of Haldir to the company of Forlong',
          'join the company of Forlong to the company of Haldir',
          'pass',
        );
        if (join === '') t.resource.passes();
        else t.resource.chooses(join);
        t.skipTo('discard-one');
        const fresh = join.endsWith('Forlong');
        t.equal(t.card('Haldir').companions, join === '' ? [] : ['Forlong'], 'joined or not');
        t.equal(t.state.status[t.company('Haldir').site], fresh ? 0 : 1, 'and at which card');
        t.equal(
          t.state.players[0].sites.filter((id) => t.state.def[id] === t.state.def[t.id('Lórien')])
            .length,
          join === '' ? 0 : 1,
          'the other card goes back if nobody is at it',
        );
        t.shows(`pef/term/havens-untapping/1.2#${join === '' ? 2 : 1}`);
      }
    },
  ),

  scenario(
    'A newcomer with a company of his own brings a fresh haven card, disturbs no fellowship, and nobody has to move',
    {
      proves: [
        'pef/term/havens-untapping/1.3',
        'pef/term/characters-playing-them/2',
        'coe/2.II.2.2.1',
      ],
      rules: ALL,
    },
    (t) => {
      const members: Member[] = [
        'Gandalf',
        'Elrond',
        { name: 'Elrohir', under: 'Elrond' },
        { name: 'Celeborn', under: 'Gandalf' },
      ];
      const board: BoardSpec = {
        resource: {
          companies: [{ at: 'Grey Havens', siteTapped: true, members, events: ['Fellowship'] }],
          hand: ['Halbarad'],
          sites: ['Grey Havens', 'Bree'],
        },
        moment: 'organization',
      };
      const old = t.rules !== 'coe';
      for (const under of old
        ? ['under general influence', 'controlled by Gandalf']
        : ['under general influence']) {
        t.board(board);
        t.resource
          .chooses('organize')
          .chooses(`play Halbarad at Grey Havens, ${under} as a new company with a fresh site card`)
          .passes();
        t.equal(t.card('Fellowship').zone, 'play', 'the fellowship is as it was');
        t.shows('pef/term/havens-untapping/1.3#4');
        t.equal(
          [t.card('Halbarad').companions, t.state.status[t.company('Halbarad').site]],
          [[], 0],
          'he is alone at an untapped card',
        );
        t.equal(
          [t.card('Halbarad').control, t.generalInfluence(0)],
          old && under !== 'under general influence' ? ['Gandalf', 10] : ['general', 9],
          'whose influence he uses',
        );
        t.passUntil('company-phase');
        t.expect(
          t.state.companies.every((c) => c.dest < 0),
          'and nobody had to declare movement',
        );
        t.shows('pef/term/havens-untapping/1.3#3');
        t.skipTo('site-phase');
        t.equal(
          t.card('Halbarad').control,
          under === 'under general influence' ? 'general' : 'Gandalf',
          'which is so all turn',
        );
        const point = under === 'under general influence' ? 1 : 2;
        t.shows(
          `pef/term/characters-playing-them/2#${point}`,
          `pef/term/havens-untapping/1.3#${point}`,
        );
      }
      if (old) {
        t.say('Nor is it for a Wizard alone to control him there');
        t.board({
          resource: {
            companies: [{ at: 'Grey Havens', siteTapped: true, members: ['Elrond'] }],
            hand: ['Halbarad'],
            sites: ['Grey Havens', 'Bree'],
          },
          moment: 'organization',
        });
        t.resource
          .chooses('organize')
          .chooses(
            'play Halbarad at Grey Havens, controlled by Elrond as a new company with a fresh site card',
          )
          .passes();
        t.equal(
          [t.card('Halbarad').companions, t.card('Halbarad').control],
          [[], 'Elrond'],
          'under one of another company, who is no Wizard',
        );
        t.shows('pef/term/havens-untapping/1.3#2');
      }
      t.say('They may also be joined, at whichever of the two cards');
      for (const fresh of [true, false]) {
        t.board(board);
        t.resource
          .chooses('organize')
          .chooses('under general influence as a new company with a fresh site card')
          .chooses(
            fresh ? 'to the company of Halbarad' : 'join the company of Halbarad to',
            'join the company',
          )
          .passes();
        t.equal(
          [t.card('Halbarad').companions.length, t.state.status[t.company('Halbarad').site]],
          [4, fresh ? 0 : 1],
          fresh ? 'all at the untapped card' : 'all at the tapped one',
        );
      }
      t.shows('pef/term/havens-untapping/1.3#5');
      t.say('Joining the company itself ends the fellowship');
      t.board(board);
      t.resource.chooses('organize');
      if (!old) {
        t.resource.mayNot('controlled by Gandalf as a new company');
        t.shows('pef/term/characters-playing-them/2#5', 'pef/term/havens-untapping/1.3#2');
      }
      t.resource.chooses('controlled by Gandalf in the company of').passes();
      t.equal(t.card('Fellowship').zone, 'discard', 'it was as the rule says');
    },
  ),

  scenario(
    'At a place that is no haven there is one card, and one company once all have moved',
    { proves: ['pef/term/characters-playing-them/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: ['Barliman Butterbur'],
          sites: ['Bree'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').mayNot('fresh site card');
      t.shows('pef/term/characters-playing-them/2#3');
      t.resource.chooses(
        'play Barliman Butterbur at Bree, under general influence as a new company',
      );
      t.equal(t.card('Barliman Butterbur').companions, [], 'on his own');
      t.resource.passes().stage.skipTo('enter');
      t.equal(t.card('Barliman Butterbur').companions, ['Aragorn II'], 'and not any more');
      t.shows('pef/term/characters-playing-them/2#4');
      t.say('Nor does another card come with those who come there');
      t.board({
        resource: {
          companies: [
            { at: 'Weathertop', members: ['Faramir'] },
            { at: 'Bree', members: ['Aragorn II'] },
          ],
          sites: ['Bree'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('to Bree, a fresh card').chooses('move the company of Faramir to Bree');
      t.equal(t.company('Faramir').dest, t.company('Aragorn II').site, 'to the card that is there');
      t.shows('pef/term/characters-playing-them/2#3');
      t.skipTo('enter');
      t.equal(t.card('Faramir').companions, ['Aragorn II'], 'one company');
      t.shows('pef/term/characters-playing-them/2#4');
    },
  ),

  scenario(
    'A follower who was played on his own is uncontrolled once his master has gone elsewhere',
    { proves: ['pef/term/characters-playing-them/2'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          hand: ['Arwen'],
          sites: ['Bree'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('play Arwen at Rivendell, controlled by Elrond as a new company')
        .passes();
      t.equal(t.card('Elrond').influence(), 1, 'three of his four points are used');
      t.resource.chooses('move the company of Elrond to Bree').stage.passUntil('company-phase');
      t.equal(t.card('Arwen').control, 'Elrond', 'at one site, in two companies');
      t.skipTo('site-phase');
      t.equal(
        [t.card('Arwen').control, t.generalInfluence(0)],
        ['nobody', 10],
        'she is under nobody, and costs nothing yet',
      );
    },
  ),

  scenario(
    'A tapped haven that is left goes back to the location deck, and comes untapped when it is next gone to',
    { proves: ['pef/term/havens-untapping/4', 'crf/term/haven/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Grey Havens', members: ['Elladan', 'Elrohir'] }],
          hand: ['Elves of Lindon'],
        },
        moment: 'entered',
      });
      t.rolls(12).resource.plays('Elves of Lindon', 'Elladan').stage.resolve();
      t.equal(t.card('Grey Havens').status, 'tapped', 'what is played at a haven taps it');
      t.shows('crf/term/haven/1#1');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', siteTapped: true, members: ['Elladan'], to: 'Old Forest' },
            { at: 'Bree', siteTapped: true, members: ['Faramir'], to: 'Weathertop' },
          ],
        },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal(t.card('Rivendell').status, 'tapped', 'no site untaps, a haven neither');
      t.shows('crf/term/haven/1#2', 'pef/term/havens-untapping/4#4');
      t.skipTo('site-phase');
      t.equal(
        [t.card('Rivendell').zone, t.card('Bree').zone],
        ['sites', 'discard'],
        'the haven is there for another time, the other site is spent',
      );
      t.shows('pef/term/havens-untapping/4#1');
      t.skipTo('discard-one').skipTo('organization', { turns: 1 });
      t.asks(t.hazard, 'organization').hazard.passes();
      t.skipTo('organization', { turns: 1 });
      t.resource.chooses('move the company of Elladan to Rivendell').stage.skipTo('site-phase');
      t.equal(
        [t.card('Elladan').site, t.card('Rivendell').status],
        ['Rivendell', 'untapped'],
        'untapped',
      );
      t.shows('pef/term/havens-untapping/4#2');
      t.say('So it is with a Darkhaven');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', siteTapped: true, members: ['Hador'], to: 'Mount Gram' }],
        },
        moment: 'organization',
      });
      t.skipTo('enter');
      t.equal(t.card('Carn Dûm').zone, 'sites', 'there for another time');
      t.shows('pef/term/havens-untapping/4#1');
    },
  ),

  scenario(
    'A haven that a card has made is there once; left, it goes back to the location deck, tapped as it is',
    { proves: ['pef/term/havens-untapping/1', 'pef/term/havens-untapping/4'], rules: ALL },
    (t) => {
      for (const made of [true, false]) {
        const board: BoardSpec = {
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [
              {
                at: 'Weathertop',
                siteTapped: true,
                members: ['Ori'],
                ...(made ? { onSite: ['Hidden Haven'] } : {}),
              },
              { at: 'Barrow-downs', members: ['Galva'] },
            ],
            sites: ['Weathertop', 'Bree'],
          },
          moment: 'organization',
        };
        t.board(board).resource.chooses('Galva', 'to Weathertop').stage.skipTo('enter');
        t.equal(
          t.card('Ori').companions,
          made && t.rules === 'coe' ? [] : ['Galva'],
          'who meets there is one company, by the older rulings at any place that is no haven as printed',
        );
        if (made) t.shows(`pef/term/havens-untapping/1#${t.rules === 'coe' ? 4 : 3}`);
        t.board(board);
        t.resource.mayNot('Galva', 'to Weathertop, a fresh card').may('Galva', 'to Weathertop');
        t.shows('pef/term/havens-untapping/1#2');
        const { site } = t.company('Ori');
        t.resource.chooses('Ori', 'to Bree').stage.skipTo('site-phase');
        t.equal(
          t.state.zone[site],
          made ? 'sites' : 'discard',
          made ? 'as havens do' : 'as other sites do',
        );
        if (made) t.shows('pef/term/havens-untapping/4#3');
        if (made) t.equal(t.card('Hidden Haven').zone, 'discard', 'nobody hides there any more');
        t.say('Nor is there another card for who is split off there, or comes into play');
        t.board({
          resource: {
            ...board.resource,
            companies: [
              {
                at: 'Weathertop',
                siteTapped: true,
                members: ['Ori', 'Galva'],
                ...(made ? { onSite: ['Hidden Haven'] } : {}),
              },
            ],
            hand: ['Dori'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('organize');
        t.resource.may('split off Galva').mayNot('fresh');
        if (made) t.resource.may('play Dori', 'as a new company');
        t.shows('pef/term/havens-untapping/1#2');
      }
      t.say('Whichever card has made it');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Gandalf',
          companies: [
            {
              at: 'TW-394',
              siteTapped: true,
              members: ['Ori'],
              onSite: ['Chambers in the Royal Court'],
            },
            { at: 'Dunharrow', members: ['Galva'] },
          ],
          sites: ['TW-394', 'Bree'],
        },
        moment: 'organization',
      });
      t.expect(query.isHavenFor(t.state, t.company('Ori').site, 0), 'a haven of his');
      t.resource.mayNot('Galva', 'to Edoras, a fresh card').may('Galva', 'to Edoras');
      t.shows('pef/term/havens-untapping/1#2');
      const { site: court } = t.company('Ori');
      t.resource.chooses('Galva', 'to Edoras').stage.skipTo('enter');
      t.equal(
        [t.state.zone[court], t.card('Ori').companions],
        ['play', t.rules === 'coe' ? [] : ['Galva']],
        'one card, and one company by the older rulings',
      );
      t.shows(`pef/term/havens-untapping/1#${t.rules === 'coe' ? 4 : 3}`);
    },
  ),
];
