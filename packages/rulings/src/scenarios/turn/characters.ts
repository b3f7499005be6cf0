import {
  type Actor,
  type BoardSpec,
  type Member,
  type Named,
  type Scenario,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const characters: readonly Scenario[] = [
  scenario(
    'A character can be played beyond one’s influence, and goes back to hand if that is not mended',
    {
      proves: [
        'crf/turn/organization-phase/playing-characters/1',
        'crf/errata/rules-errata/2',
        'pef/term/characters-playing-them/1',
        'coe/2.II.2.2.1',
        'coe/2.II.8',
      ],
      rules: ALL,
    },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Aragorn II'] }],
          hand: ['Glorfindel II'],
          sites: ['Bree'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'organization',
      };
      t.board(board);
      t.resource
        .chooses('organize')
        .chooses(
          'play Glorfindel II at Rivendell, under general influence in the company of Elrond, Aragorn II',
        );
      t.equal(t.card('Glorfindel II').zone, 'play', 'he is in play, seven points too many');
      t.shows('crf/turn/organization-phase/playing-characters/1#1');
      t.resource.passes();
      t.asks(t.resource, 'organization');
      t.equal(t.card('Glorfindel II').zone, 'play', 'as long as the phase goes on he stays');
      t.passUntil('movement-hazard');
      t.equal(
        [t.card('Glorfindel II').zone, t.card('Elrond').zone, t.card('Aragorn II').zone],
        ['hand', 'play', 'play'],
        'as the phase ended he went back, and nobody else',
      );
      t.shows(
        'crf/turn/organization-phase/playing-characters/1#2',
        'crf/errata/rules-errata/2#2',
        'pef/term/characters-playing-them/1#1',
        'pef/term/characters-playing-them/1#2',
      );

      t.say('As it ends, and not as the organizing is done');
      t.board({ ...board, asksPasses: true });
      t.resource
        .chooses('organize')
        .chooses('play Glorfindel II at Rivendell, under general influence in the company of')
        .passes();
      const isThere = () => t.card('Glorfindel II').zone;
      t.asks(t.resource, 'organization');
      t.equal(isThere(), 'play', 'the phase goes on, and he is there');
      t.passUntil('organization-end');
      t.equal(isThere(), 'play', 'its end has come, and he still is');
      t.passUntil('long-event');
      t.equal(isThere(), 'hand', 'it is over, and he has gone');
      t.shows('pef/term/characters-playing-them/1#2');

      t.say('Under direct influence that does not suffice');
      t.board(board).resource.chooses('organize');
      if (t.rules === 'coe') {
        t.resource.mayNot('controlled by Elrond');
        t.shows(
          'crf/turn/organization-phase/playing-characters/1#1',
          'pef/term/characters-playing-them/1#4',
          'crf/errata/rules-errata/2#1',
        );
      } else {
        t.resource.chooses('controlled by Elrond in the company of');
        t.equal(
          t.card('Glorfindel II').control,
          'Elrond',
          'eight points of mind under four of influence',
        );
        t.shows(
          'crf/turn/organization-phase/playing-characters/1#1',
          'pef/term/characters-playing-them/1#1',
        );
        t.passUntil('movement-hazard');
        t.equal(
          [t.card('Glorfindel II').zone, t.card('Elrond').zone],
          ['hand', 'play'],
          'he too went back',
        );
        t.shows(
          'crf/turn/organization-phase/playing-characters/1#2',
          'crf/errata/rules-errata/2#1',
          'pef/term/characters-playing-them/1#2',
        );
      }

      t.say('He is controlled, another is not: by the older rules he goes back for that one too');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elrond', { name: 'Aragorn II', under: 'Elrond' }] },
          ],
          hand: ['Glorfindel II'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('play Glorfindel II at Rivendell, under general influence in the company');
      t.equal(t.generalInfluence(0), 2, 'there is enough for Elrond and for him');
      t.passUntil('movement-hazard');
      t.equal(
        t.card('Glorfindel II').zone,
        t.rules === 'coe' ? 'play' : 'hand',
        'nine points of mind are under four of influence',
      );
      t.shows('crf/turn/organization-phase/playing-characters/1#3', 'crf/errata/rules-errata/2#3');

      t.say('If it is mended he stays');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Arwen'] }],
          hand: ['Glorfindel II'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('play Glorfindel II at Rivendell, under general influence in the company')
        .chooses('put Arwen under Elrond')
        .passes();
      t.passUntil('movement-hazard');
      t.equal(t.card('Glorfindel II').zone, 'play', 'eighteen points are on general influence');
      t.say('To the point');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Arwen', 'Bergil'] }],
          hand: ['Glorfindel II'],
        },
        hazard: { hand: ['Doors of Night'] },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('play Glorfindel II at Rivendell, under general influence in the company')
        .chooses('put Arwen under Elrond')
        .passes();
      t.equal(t.generalInfluence(0), 0, 'all twenty of them are used');
      t.passUntil('movement-hazard');
      t.equal(t.card('Glorfindel II').zone, 'play', 'and that is enough');
      t.shows(
        'crf/turn/organization-phase/playing-characters/1#4',
        'crf/errata/rules-errata/2#4',
        'pef/term/characters-playing-them/1#3',
      );
    },
  ),

  scenario(
    'Instead of playing a character one may be discarded, where he could be played, but never the Wizard',
    { proves: ['pef/term/characters-playing-them/3', 'coe/2.II.2', 'coe/2.II.2.4'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            // Gimli is no more at home there than any other Dwarf
            { at: 'Lórien', members: ['Gandalf', 'Haldir', 'Orophin', 'Galadriel', 'Gimli'] },
            { at: 'Bree', members: ['Faramir', 'Beretar'] },
          ],
          hand: ['Celeborn'],
          sites: ['Moria', 'Rhosgobel'],
        },
        moment: 'organization',
      };
      t.board(board).resource.chooses('organize');
      t.resource
        .may('discard Haldir')
        .may('discard Orophin')
        .may('discard Gimli')
        .stage.shows('pef/term/characters-playing-them/3#1')
        .resource.may('discard Beretar')
        .mayNot('discard Gandalf')
        .stage.shows('pef/term/characters-playing-them/3#4')
        .resource.mayNot('discard Faramir')
        .stage.shows('pef/term/characters-playing-them/3#3');
      t.resource.chooses('discard Beretar');
      t.equal(t.card('Beretar').zone, 'discard', 'at his home, as at a haven');
      t.shows('pef/term/characters-playing-them/3#2');
      t.resource.mayNot('discard').mayNot('play Celeborn');

      t.say('Or the other way round');
      t.board(board)
        .resource.chooses('organize')
        .may('discard Haldir')
        .chooses('play Celeborn', 'under general influence in the company of Gandalf');
      t.resource.mayNot('discard');

      t.say('A Wizard counts as any other who comes into play');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir'] }],
          hand: ['Gandalf'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .chooses('organize')
        .may('discard Elladan')
        .chooses('play Gandalf', 'in the company');
      t.resource.mayNot('discard');
      t.shows('pef/term/characters-playing-them/3#1', 'pef/term/characters-playing-them/3#6');

      t.say('One who was split off is not discarded');
      t.board(board).resource.chooses('organize').chooses('split off Haldir');
      t.resource.mayNot('discard Haldir').may('discard Orophin');
      t.shows('pef/term/characters-playing-them/3#5');
    },
  ),

  scenario(
    'A follower makes room for a newcomer under direct influence, and they change places',
    {
      proves: ['pef/term/characters-playing-them/4', 'pef/term/characters-playing-them/4.1'],
      rules: ALL,
    },
    (t) => {
      // in the present rules there must be room for all of them on the way
      const old = t.rules !== 'coe';
      const organizing = (...friends: Member[]): Actor =>
        t
          .board({
            resource: {
              companies: [
                {
                  at: 'Rivendell',
                  members: ['Elrond', { name: 'Arwen', under: 'Elrond' }, ...friends],
                },
                { at: 'Lórien', members: ['Gandalf'] },
              ],
              hand: ['Annalena'],
            },
            moment: 'organization',
          })
          .resource.chooses('organize');
      if (!old) {
        organizing('Imrahil', 'Forlong')
          .chooses('put Arwen under general influence')
          .chooses('play Annalena at Rivendell, controlled by Elrond in the company of')
          .mayNot('put Annalena under general influence');
        t.shows('pef/term/characters-playing-them/4#2', 'pef/term/characters-playing-them/4.1#2');
      }
      // all that there is, and not a point more
      organizing(
        ...(old ? (['Imrahil', 'Forlong'] as const) : (['Forlong', 'Fatty Bolger'] as const)),
      )
        .mayNot('play Annalena at Rivendell, under general influence')
        .chooses('put Arwen under general influence');
      t.resource.chooses('play Annalena at Rivendell, controlled by Elrond in the company of');
      t.resource.mayNot('put Arwen under Elrond').chooses('put Annalena under general influence');
      t.equal(
        t.generalInfluence(0),
        0,
        'for the moment all are on general influence, by the older rules three points too many',
      );
      t.resource.chooses('put Arwen under Elrond').passes();
      t.passUntil('company-phase');
      t.equal(
        [t.card('Annalena').control, t.card('Arwen').control],
        ['general', 'Elrond'],
        'and nobody had to go',
      );
      t.shows('pef/term/characters-playing-them/4#1', 'pef/term/characters-playing-them/4.1#1');
    },
  ),

  scenario(
    'No one is moved to general influence beyond its maximum',
    { proves: ['coe/2.II.3.3', 'coe/2.II.3.2'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Elrond', { name: 'Arwen', under: 'Elrond' }, 'Imrahil', 'Forlong'],
            },
            { at: 'Lórien', members: ['Gandalf'] },
          ],
          hand: ['Annalena'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .mayNot('play Annalena at Rivendell')
        .chooses('put Arwen under general influence');
      t.resource.chooses('play Annalena at Rivendell, controlled by Elrond');
      t.resource
        .mayNot('put Annalena under general influence')
        .mayNot('put Arwen under')
        .mayNot('put Imrahil under')
        .mayNot('put Elrond under');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Elrond', { name: 'Arwen', under: 'Elrond' }, 'Imrahil', 'Haldir'],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .mayNot('put Arwen under general influence')
        .mayNot('put Haldir under Elrond');
    },
  ),

  scenario(
    'An avatar comes in at his home or at Rivendell, and then he is the only one',
    {
      proves: ['coe/2.II.2.1', 'coe/2.II.2.1.1', 'coe/2.II.2.1.W1', 'coe/2.II.2.3', 'coe/g.man.2'],
      rules: ALL,
    },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          hand: ['Pallando', 'Radagast', 'Gandalf'],
          sites: ['Grey Havens', 'Rivendell', 'Edhellond'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Gandalf'] }] },
        moment: 'organization',
      };
      t.board(board).resource.refused('Gandalf', {
        'avatar-taken': 'coe/g.man.2',
        unique: 'coe/g.man.1',
      });
      t.resource
        .chooses('organize')
        .mayNot('Pallando at Lórien')
        .mayNot('Pallando at Edhellond')
        .mayNot('Radagast at Rhosgobel')
        .mayNot('play Gandalf');
      t.resource
        .may('play Pallando at Rivendell')
        .may('play Radagast at Rivendell')
        .chooses('play Pallando at Grey Havens');
      t.equal(
        [t.card('Pallando').site, t.card('Grey Havens').zone],
        ['Grey Havens', 'play'],
        'the site card comes along out of the location deck',
      );
      t.say('In a later turn there is no other');
      t.board({
        ...board,
        resource: {
          ...board.resource,
          companies: [
            { at: 'Grey Havens', members: ['Pallando'] },
            { at: 'Rivendell', members: ['Haldir'] },
          ],
          hand: ['Radagast', 'Pallando'],
        },
      });
      t.resource
        .refused('Radagast', { avatar: 'coe/2.II.2.1.1', 'avatar-in-play': 'coe/2.II.2.1.1' })
        .refused('Pallando', { 'avatar-in-play': 'coe/2.II.2.1.1', unique: 'coe/g.man.1' });
    },
  ),

  scenario(
    'An avatar comes though another form of him is abroad, which makes way at once',
    { proves: ['coe/g.man.1', 'coe/g.man.2'], rules: ALL },
    (t) => {
      for (const [kind, avatar, form, at, who] of [
        ['wizard', 'Alatar', 'Alatar the Hunter', 'Edhellond', 'Haldir'],
        ['wizard', 'Saruman', 'Saruman the Wise', 'Rivendell', 'Haldir'],
        ['ringwraith', 'Dwar the Ringwraith', 'Dwar of Waw', 'Minas Morgul', 'Hendolen'],
      ] as const) {
        const company = { at, members: [who] };
        t.board({
          resource: { kind, companies: [company], hand: [avatar] },
          hazard: { events: [form, 'Hoarmûrath of Dír'] },
          moment: 'organization',
        });
        t.resource.chooses('organize').chooses(`play ${avatar} at ${at}`, who);
        t.equal(
          [t.card(avatar).zone, t.card(form).zone, t.card('Hoarmûrath of Dír').zone],
          ['play', 'discard', 'play'],
          `${form} is gone, and nobody else`,
        );
        t.say('While the avatar is there, the other form does not come back');
        t.board({
          resource: { kind, companies: [{ at, members: [who, avatar] }] },
          hazard: { hand: [form] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.refused(form, { unique: 'coe/g.man.1' }, { way: 'As an event' });
      }
    },
  ),

  scenario(
    'With the avatar in play characters come in at his site, or under direct influence in a company',
    { proves: ['coe/2.II.2.2', 'coe/2.II.2.3'], rules: ALL },
    (t) => {
      const members: Named[] = ['Elrond', 'Forlong'];
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members },
            { at: 'Bree', members: ['Háma'] },
          ],
          hand: ['Orophin'],
          sites: ['Lórien', 'Edhellond', 'Moria'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .mayNot('Orophin at Bree')
        .mayNot('Orophin at Moria')
        .may('Orophin at Rivendell, under general influence in')
        .may('Orophin at Lórien')
        .may('Orophin at Edhellond');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members },
            { at: 'Bree', members: ['Háma'] },
          ],
          hand: ['Orophin'],
          sites: ['Moria'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').mayNot('Orophin at Lórien').may('Orophin at Rivendell');
      t.say('Now with Gandalf at Bree');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members },
            { at: 'Bree', members: ['Gandalf'] },
          ],
          hand: ['Orophin', 'Beretar'],
          sites: ['Lórien', 'Edhellond'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .mayNot('Orophin at Lórien')
        .mayNot('Orophin at Edhellond')
        .mayNot('Orophin at Rivendell, under general influence')
        .may('Orophin at Rivendell, controlled by Elrond in');
      t.resource
        .may('Beretar at Bree, under general influence in')
        .may('Beretar at Bree, controlled by Gandalf')
        .mayNot('Beretar at Rivendell, under general influence');
    },
  ),

  scenario(
    'The avatar taps to fetch resources and characters from the sideboard',
    { proves: ['coe/2.II.6'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          sideboard: [
            'Cram',
            'Boromir II',
            'River',
            'Wargs',
            'Smoke Rings',
            'Sun',
            'Dodge',
            'Escape',
          ],
        },
        moment: 'organization',
      };
      t.board(board).resource.chooses('up to five cards');
      t.equal(t.card('Gandalf').status, 'tapped', 'he is tapped for it');
      t.resource.mayNot('River').mayNot('Wargs').may('Boromir II');
      t.resource
        .chooses('Cram')
        .chooses('Boromir II')
        .chooses('Smoke Rings')
        .chooses('Sun')
        .chooses('Dodge');
      t.equal(t.state.players[0].discard.length, 5, 'five and no more');
      t.resource.mayNot('sideboard');
      t.board(board).resource.chooses('one card from the sideboard into the deck').chooses('Cram');
      t.equal(
        [t.state.players[0].deck.length, t.state.players[0].sideboard.length],
        [21, 7],
        'one into the deck',
      );
      t.resource.mayNot('sideboard');
      t.board({
        ...board,
        resource: { ...board.resource, noFiller: true, deck: ['Cram', 'Cram', 'Cram', 'Cram'] },
      });
      t.resource.may('up to five cards').mayNot('one card');
      t.board({
        ...board,
        resource: {
          ...board.resource,
          companies: [{ at: 'Rivendell', members: ['Gandalf', 'Elladan'] }],
          noFiller: true,
          deck: Array<Named>(5).fill('Cram'),
        },
      });
      t.resource.may('up to five cards').may('one card');
      t.say('Before organizing or after it, and fewer than five will do');
      t.resource.chooses('organize').mayNot('cards').passes();
      t.resource.may('one card').chooses('up to five cards').chooses('Cram').passes();
      t.equal(t.state.players[0].discard.length, 1, 'one is enough');
      t.board({
        ...board,
        resource: {
          ...board.resource,
          companies: [{ at: 'Rivendell', members: [{ name: 'Gandalf', status: 'tapped' }] }],
        },
      });
      t.resource.mayNot('sideboard');
    },
  ),
];
