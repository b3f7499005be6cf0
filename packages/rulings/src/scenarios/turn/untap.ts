import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const untap: readonly Scenario[] = [
  scenario(
    'A check due at the end of the untap phase comes when all have untapped, so a companion can help',
    {
      proves: ['crf/turn/untap-phase/1', 'crf/card/lure-of-the-senses/1', 'coe/2.I.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Faramir', bears: ['Lure of the Senses'] },
                { name: 'Beretar', status: 'tapped' },
              ],
            },
          ],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        moment: 'untap',
      });
      t.asks(t.resource, 'untap-start');
      t.equal(
        [t.card('Beretar').status, t.chain().length],
        ['tapped', 0],
        'first nothing has untapped and nothing is declared',
      );
      t.resource.mayNot('support').passes();
      t.equal(
        [t.card('Beretar').status, t.chain().length],
        ['untapped', 0],
        'then all untap, and still no check',
      );
      t.resource.passes();
      t.equal(t.chain().length, 1, 'at the end the check is declared');
      t.resource.chooses('tap Beretar in support');
      t.rolls(2).resolve();
      t.equal(
        t.card('Faramir').zone,
        'play',
        '2 + 1 for the support is above his 2 corruption points',
      );
    },
  ),

  scenario(
    'Short- and permanent-events can be played in one’s own untap phase, long-events and things of a site cannot',
    { proves: ['pef/term/untap-phase/1', 'coe/2.1.1', 'coe/2.1.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Bilbo'] }],
          hand: [
            'Marvels Told',
            'Smoke Rings',
            'Gates of Morning',
            'Sun',
            'Elf-stone',
            'Quickbeam',
            'Lure of Nature',
            'Halbarad',
            'Great Ship',
          ],
          discard: ['Cram'],
        },
        hazard: {
          events: ['Full of Froth and Rage'],
          hand: ['Smoke Rings', 'Gates of Morning', 'River'],
        },
        moment: 'untap',
      });
      t.resource.options_are(
        'play Marvels Told',
        'play Smoke Rings',
        'play Gates of Morning',
        'pass',
      );
      t.resource.refused('Great Ship', { phase: 'coe/9.1.3' });
      t.shows('pef/term/untap-phase/1#3');
      t.resource.refused('Sun', { 'long-event': 'coe/2.III.2' });
      t.resource.refused('Elf-stone', { phase: 'coe/2.V.1' });
      t.resource.refused('Quickbeam', { phase: 'coe/2.V.1' });
      t.resource.refused('Halbarad', { 'no-site': 'coe/2.II.2.2', phase: 'coe/2.II.2' });
      t.shows('pef/term/untap-phase/1#4');
      t.resource.refused('Lure of Nature', {
        'no-target': 'coe/9.3',
        'own-turn': 'coe/2.1.1',
        phase: 'coe/2.1.2',
      });
      t.hazard.refused('Gates of Morning', { turn: 'coe/2.1.2' });
      t.hazard.refused('River', { 'no-target': 'coe/9.3', phase: 'coe/2.1.2' });
      t.resource.plays('Gates of Morning').stage.resolve();
      t.equal(t.card('Gates of Morning').zone, 'play', 'it has resolved in the untap phase');
      t.equal(t.state.phase, 'untap', 'which is not over');
      t.shows('pef/term/untap-phase/1#2');
      t.resource.plays('Smoke Rings').stage.resolve();
      t.equal(
        [t.card('Cram').zone, t.state.phase],
        ['deck', 'untap'],
        'and so has a short-event, from the discard pile into the deck',
      );
      t.shows('pef/term/untap-phase/1#1');
      t.say('When all have untapped it is still that phase');
      for (const event of ['Smoke Rings', 'Gates of Morning'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: [{ name: 'Bilbo', status: 'tapped' }] }],
            hand: [event, 'Sun'],
            discard: ['Cram'],
          },
          moment: 'untap',
          asksPasses: true,
        });
        t.passUntil('untap');
        t.equal(t.card('Bilbo').status, 'untapped', 'he is untapped');
        t.resource.options_are(`play ${event}`, 'pass').plays(event).stage.resolve();
        t.equal(t.state.phase, 'untap', 'it was played in that phase');
        t.shows(`pef/term/untap-phase/1#${event === 'Smoke Rings' ? 1 : 2}`);
      }
      t.say('So it is with permanent-events that are laid on something');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Arwen', bears: ['Palantír of Orthanc'] },
                'Bilbo',
                'Beretar',
                'Bergil',
              ],
            },
          ],
          hand: ['Align Palantír', 'Fellowship'],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.resource.options_are('play Align Palantír', 'pass');
      t.resource.refused('Fellowship', { phase: 'coe/9.1.3' });
      t.shows('pef/term/untap-phase/1#3');
      t.resource.plays('Align Palantír', 'Arwen').stage.resolve();
      t.equal(
        [t.card('Align Palantír').host, t.state.phase],
        ['Palantír of Orthanc', 'untap'],
        'it lies there',
      );
      t.shows('pef/term/untap-phase/1#2');
    },
  ),

  scenario(
    'One who is untapped can tap before the untapping and untap with the rest',
    { proves: ['pef/term/untap-phase/2', 'coe/2.I.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Bilbo'] },
            { at: 'Rivendell', members: [{ name: 'Elladan', status: 'wounded' }] },
          ],
          hand: ['Marvels Told', 'Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { events: ['Full of Froth and Rage'] },
        moment: 'untap',
      });
      t.rolls(9).resource.plays('Marvels Told', 'Bilbo', 'Full of Froth and Rage').stage.resolve();
      t.equal(t.card('Full of Froth and Rage').zone, 'discard', 'the hazard is gone');
      t.equal(
        [t.card('Bilbo').status, t.card('Elladan').status],
        ['tapped', 'wounded'],
        'for that he tapped, and nobody is healed yet',
      );
      t.resource.passes();
      t.equal(
        [t.card('Bilbo').status, t.card('Elladan').status, t.state.phase],
        ['untapped', 'tapped', 'untap'],
        'and untaps in the same phase, in which the wounded is healed',
      );
    },
  ),

  scenario(
    'Untapping and healing: all but sites, and the wounded only at havens',
    { proves: ['coe/2.I.1', 'crf/term/haven/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              siteTapped: true,
              members: [
                { name: 'Elrond', status: 'tapped' },
                { name: 'Elladan', status: 'wounded' },
              ],
            },
            {
              at: 'Bree',
              siteTapped: true,
              members: [
                {
                  name: 'Faramir',
                  status: 'wounded',
                  bears: [{ name: 'Shield of Iron-bound Ash', tapped: true }],
                },
                { name: 'Beretar', status: 'tapped' },
              ],
            },
          ],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gildor Inglorion', status: 'tapped' }] },
          ],
        },
        moment: 'untap',
      });
      t.resource.passes();
      t.equal(t.card('Elrond').status, 'untapped', 'the tapped untap');
      t.equal(t.card('Elladan').status, 'tapped', 'the wounded at a haven are healed to tapped');
      t.equal(t.card('Faramir').status, 'wounded', 'elsewhere they stay wounded');
      t.equal(
        [t.card('Beretar').status, t.card('Shield of Iron-bound Ash').status],
        ['untapped', 'untapped'],
        'the tapped untap wherever they are, and so do items',
      );
      t.equal(
        [t.card('Rivendell', 0).status, t.card('Bree').status],
        ['tapped', 'tapped'],
        'sites do not, havens neither',
      );
      t.equal(t.card('Gildor Inglorion').status, 'tapped', 'nor what is the opponent’s');
    },
  ),

  scenario(
    'A hazard player turns to the sideboard as the untap phase ends, and pays with half of the hazard limits',
    { proves: ['crf/term/sideboard/2', 'coe/2.I.2', 'coe/2.IV.iii'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gandalf', status: 'tapped' },
                'Faramir',
                'Elladan',
                'Elrohir',
                'Beretar',
              ],
            },
          ],
        },
        hazard: {
          sideboard: [
            'Cave-drake',
            'Wargs',
            'River',
            'Doors of Night',
            'Greed',
            'Twilight',
            'Cram',
          ],
          hand: ['Ambusher'],
        },
        moment: 'untap',
      };
      t.board(board);
      t.asks(t.hazard, 'hazard-sideboard');
      t.equal(t.card('Gandalf').status, 'untapped', 'what untaps has done so');
      t.hazard.options_are(
        'pass',
        'up to five cards from the sideboard to the discard pile',
        'one card from the sideboard into the deck',
      );
      t.hazard.chooses('up to five');
      t.hazard.mayNot('Cram');
      for (const name of ['Cave-drake', 'Wargs', 'River', 'Doors of Night', 'Greed'] as const)
        t.hazard.chooses(name);
      t.equal(t.state.players[1].discard.length, 5, 'five are in the discard pile');
      t.equal(t.state.phase, 'organization', 'and that is all');
      t.shows('crf/term/sideboard/2#2');
      t.passUntil('movement-hazard');
      t.equal(t.limit('Gandalf'), 3, 'five against five, halved and rounded up');
      t.skipTo('discard-one').skipTo('organization', { turns: 1 });
      t.hazard.passes();
      t.skipTo('movement-hazard', { turns: 1 });
      t.equal(t.limit('Gandalf'), 5, 'in his next turn it is whole again');

      t.say('Every company of that turn feels it');
      t.board({
        ...board,
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf', 'Elladan', 'Elrohir'] },
            { at: 'Edoras', members: ['Háma', 'Bergil', 'Anborn'] },
          ],
        },
      });
      t.hazard.chooses('one card').chooses('Wargs');
      t.skipTo('company-phase').resource.chooses('the company of Gandalf');
      t.skipTo('movement-hazard');
      t.equal(t.limit('Gandalf'), 2, 'half of three, rounded up');
      const first = t.state.current;
      while (t.state.current === first || t.decision().about !== 'movement-hazard') t.pass();
      t.equal(t.limit('Háma'), 2, 'and so against the others');

      t.say('With another change of the limit: halved before it, or after it');
      const four: Named[] = ['Gandalf', 'Faramir', 'Elladan', 'Elrohir'];
      t.board({
        ...board,
        resource: {
          companies: [{ at: 'Rivendell', members: four }],
          events: ['Gates of Morning'],
          hand: ['Many Turns and Doublings'],
        },
      });
      t.hazard.chooses('one card').chooses('Wargs');
      t.passUntil('movement-hazard');
      t.equal(t.limit('Gandalf'), 2, 'half of four');
      t.resource.plays('Many Turns and Doublings', 'Faramir').stage.resolve();
      t.equal(
        t.limit('Gandalf'),
        t.rules === 'coe' ? 1 : 2,
        t.rules === 'coe' ? 'half of four, less one' : 'four less one, of that half',
      );
      t.shows('crf/term/sideboard/2#4');

      t.say('He need not take as many');
      t.board(board);
      t.hazard.chooses('up to five').chooses('Wargs').chooses('River').passes();
      t.equal(
        [t.state.players[1].discard.length, t.state.phase],
        [2, 'organization'],
        'two are enough',
      );
      t.say('One into the deck, and a deck of four does not allow that');
      t.board(board);
      t.hazard.chooses('one card').chooses('Wargs');
      t.expect(
        t.state.players[1].deck.some((id) => t.state.def[id] === t.state.def[t.id('Wargs')]),
        'it is somewhere in the deck',
      );
      t.expect(t.state.phase === 'organization', 'only one');
      t.board({
        ...board,
        hazard: {
          ...board.hazard,
          noFiller: true,
          deck: ['Slayer', 'Brigands', 'Ghosts', 'Huorn'],
        },
      });
      t.hazard.options_are('pass', 'up to five cards from the sideboard to the discard pile');
      t.board({
        ...board,
        hazard: {
          ...board.hazard,
          noFiller: true,
          deck: ['Slayer', 'Brigands', 'Ghosts', 'Huorn', 'Wolves'],
        },
      });
      t.hazard.may('one card from the sideboard into the deck');
      t.shows('crf/term/sideboard/2#3');

      t.say('A Ringwraith is as good a reason as a Wizard');
      t.board({
        ...board,
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Ren the Ringwraith'] }],
        },
      });
      t.asks(t.hazard, 'hazard-sideboard');

      t.say('No avatar, no sideboard');
      t.board({ ...board, resource: { companies: [{ at: 'Rivendell', members: ['Faramir'] }] } });
      t.equal(t.state.phase, 'organization', 'the hazard player is not asked');
      t.shows('crf/term/sideboard/2#1');
    },
  ),

  scenario(
    'One may stay wounded at a haven for the sake of what makes the wounded well and untapped',
    { proves: ['coe/2.I.1'], rules: ALL },
    (t) => {
      const minions = (bears: Named[]): BoardSpec => ({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: 'Asternak', status: 'wounded' },
                { name: 'Calendal', status: 'wounded' },
                { name: 'Eradan', status: 'tapped' },
              ],
            },
            { at: 'Dol Guldur', members: [{ name: 'Hador', bears }] },
          ],
        },
        moment: 'untap',
      });
      t.board(minions(['Foul-smelling Paste']));
      t.passUntil('stay-wounded');
      t.resource.options_are('Asternak', 'Calendal', 'pass').chooses('Asternak');
      t.resource.options_are('Calendal', 'pass').passes();
      t.equal(
        ['Asternak', 'Calendal', 'Eradan'].map((x) => t.card(x).status),
        ['wounded', 'tapped', 'untapped'],
        'one stays as he is, the others heal and untap',
      );
      t.passUntil('organization');
      t.resource.chooses('organize').chooses('join the company of Hador').passes();
      t.resource.uses('Foul-smelling Paste', 'Asternak').stage.resolve();
      t.equal(t.card('Asternak').status, 'untapped', 'he is well at once');

      t.say('Without it there is nothing to ask');
      t.board(minions([]));
      t.passUntil('organization');
      t.equal(
        ['Asternak', 'Calendal', 'Eradan'].map((x) => t.card(x).status),
        ['tapped', 'tapped', 'untapped'],
        'all have healed and untapped',
      );

      t.say('What helps the tapped as well as the wounded is no reason to ask');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Elrohir', status: 'wounded' }] },
            { at: 'Rivendell', members: [{ name: 'Beretar', bears: ['Healing Herbs'] }] },
          ],
        },
        moment: 'untap',
      });
      t.passUntil('organization');
      t.equal(t.card('Elrohir').status, 'tapped', 'he has healed');
    },
  ),
];
