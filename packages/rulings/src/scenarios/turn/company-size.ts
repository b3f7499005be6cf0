import { type Named, type Scenario, type SideSpec, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const companySize: readonly Scenario[] = [
  scenario(
    'Companies at one site may be joined, and of two cards of the haven one goes back',
    { proves: ['coe/2.II.3.5', 'coe/2.II.3.5.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', siteTapped: true, members: ['Elladan'], onSite: ['Hall of Fire'] },
            { at: 'Bree', members: ['Faramir'] },
          ],
          sites: ['Rivendell'],
          hand: ['Elrohir'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .mayNot('join')
        .chooses(
          'play Elrohir at Rivendell, under general influence as a new company with a fresh site card',
        );
      t.resource
        .mayNot('join the company of Faramir')
        .may('join the company of Elladan to the company of Elrohir')
        .may('join the company of Elrohir to the company of Elladan');
      t.resource.chooses('join the company of Elladan to the company of Elrohir').passes();
      t.equal(t.card('Elladan').companions, ['Elrohir'], 'they are one company');
      const at = t.company('Elladan').site;
      t.equal([t.state.status[at], t.state.companies.length], [0, 2], 'at the fresh card');
      t.equal(t.state.host[t.id('Hall of Fire')], at, 'what was on the other has moved over');
      t.equal(
        t.state.players[0].sites.filter((id) => t.state.def[id] === t.state.def[at]).length,
        1,
        'which lies in the location deck',
      );
    },
  ),

  scenario(
    'Seven are the most away from a haven, and two Hobbits count as one',
    { proves: ['coe/2.II.3.1', 'coe/2.II.3.1.1'], rules: ALL },
    (t) => {
      const six: Named[] = ['Forlong', 'Bergil', 'Háma', 'Anborn', 'Dori', 'Bofur'];
      t.board({
        resource: {
          companies: [{ at: 'Bag End', members: [...six, 'Frodo'] }],
          hand: ['Sam Gamgee'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .may('play Sam Gamgee at Bag End, under general influence in the company of Forlong');
      t.board({
        resource: {
          companies: [{ at: 'Bag End', members: [...six, 'Fíli'] }],
          hand: ['Sam Gamgee'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .mayNot('Sam Gamgee', 'in the company of Forlong')
        .may('Sam Gamgee', 'as a new company');

      t.say('So it is with those who serve the Shadow');
      const orcs: Named[] = ['Muzgash', 'Radbug', 'Lagduf', 'Snaga', 'Orc Veteran', 'Orc Tracker'];
      for (const kind of ['ringwraith', 'balrog'] as const)
        for (const [there, room] of [
          [orcs, true],
          [[...orcs, 'Troll Lout'], false],
        ] as const) {
          t.board({
            resource: {
              kind,
              companies: [
                { at: 'Ettenmoors', members: [...there] },
                { at: 'Ettenmoors', members: ['Dôgrib'] },
              ],
            },
            moment: 'organization',
            asksPasses: true,
          });
          t.resource.chooses('organize');
          if (room) t.resource.may('join');
          else t.resource.mayNot('join');
        }
      t.say('At a haven there is no limit, but so many cannot leave it together');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [...six, 'Fíli'] }],
          hand: ['Arwen'],
          sites: ['Bree'],
        },
        moment: 'organization',
      });
      t.resource
        .may('to Bree')
        .chooses('organize')
        .chooses('play Arwen at Rivendell, under general influence in the company of Forlong')
        .passes();
      t.resource.mayNot('to Bree');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [...six, 'Fíli'] }],
          hand: ['Arwen'],
          sites: ['Bree'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('to Bree')
        .chooses('organize')
        .mayNot('play Arwen', 'in the company of Forlong')
        .may('play Arwen', 'as a new company');
    },
  ),

  scenario(
    'Whoever has no company has no movement/hazard phase and no site phase',
    { proves: ['pef/term/companies/1', 'coe/2.6', 'coe/2.IV.1', 'coe/2.V.7'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Forlong'] }],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: {
          companies: [{ at: 'Rivendell', members: ['Arwen'] }],
          hand: ['Ambusher', 'Doors of Night', 'Twilight'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Doors of Night').zone, 'play', 'with a company there, hazards can be played');
      t.board({
        resource: { companies: [], hand: ['Smoke Rings'], discard: ['Cram'] },
        hazard: {
          companies: [{ at: 'Rivendell', members: ['Arwen'] }],
          hand: ['Ambusher', 'Doors of Night'],
        },
        moment: 'long-event',
      });
      t.asks(t.resource, 'long-event').resource.passes();
      t.equal(
        t.state.phase,
        'end-of-turn',
        'from the long-event phase straight to the end of the turn',
      );
      t.equal(
        t.steps
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'phase' && e.edge === 'start' ? [e.phase] : [])),
        ['end-of-turn'],
        'neither of the two has begun',
      );
      t.hazard.refused('Doors of Night', { phase: 'coe/2.1.2' });

      t.say('What waits for his site phase to begin waits on');
      for (const there of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: there ? [{ at: 'Carn Dûm', members: ['Hendolen'] }] : [],
          },
          hazard: {
            companies: [{ at: 'Bag End', members: ['Gimli'], events: ['Orc-mail'] }],
          },
          moment: 'long-event',
          asksPasses: true,
        });
        t.rolls(2).skipTo('end-of-turn');
        t.unrolled(there ? 0 : 1, there ? 'a site phase: they roll' : 'none, and no roll');
      }
    },
  ),

  scenario(
    'Whose turn it is plays resources, the other hazards, and then they change places',
    { proves: ['coe/2.1', 'coe/2.1.1', 'coe/2.1.2', 'coe/2.6'], rules: ALL },
    (t) => {
      const side = (): SideSpec => ({
        companies: [{ at: 'Bree', members: ['Forlong'] }],
        hand: ['Gates of Morning', 'Doors of Night'],
      });
      t.board({
        resource: side(),
        hazard: { ...side(), companies: [{ at: 'Bree', members: ['Dori'] }] },
        moment: 'hazards',
      });
      t.resource
        .refused('Doors of Night', { 'own-turn': 'coe/2.1.1' })
        .may('play Gates of Morning')
        .passes();
      t.hazard.refused('Gates of Morning', { turn: 'coe/2.1.2' }).may('play Doors of Night');
      t.skipTo('discard-one').equal(t.state.phase, 'end-of-turn', 'one phase follows the other');
      t.skipTo('untap', { turns: 1 }).equal(
        [t.state.active, t.state.hazardSeat],
        [1, 0],
        'it is the other’s turn',
      );
      t.hazard.may('play Gates of Morning').mayNot('play Doors of Night');
      t.say(
        'In every phase of one’s own turn, from hand and with what is in play; the other in one alone',
      );
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'entered',
        'end-of-turn',
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: [{ name: 'Forlong', status: 'tapped', bears: ['Cram'] }],
              },
            ],
            hand: ['Gates of Morning', 'Smoke Rings', 'Pick-pocket'],
            discard: ['Cram'],
          },
          hazard: {
            companies: [
              { at: 'Bree', members: [{ name: 'Dori', status: 'tapped', bears: ['Cram'] }] },
            ],
            events: ['Ren the Unclean'],
            hand: ['Doors of Night', 'Pick-pocket', 'Smoke Rings'],
          },
          moment,
          asksPasses: true,
        });
        if (moment === 'end-of-turn') t.passUntil('end-of-turn');
        t.resource.may('play Gates of Morning').may('play Smoke Rings').may('use Cram');
        t.resource.mayNot('Pick-pocket').mayNot('Ren').passes();
        const theirs = t.hazard.options();
        t.equal(
          ['play Doors of Night', 'play Pick-pocket', 'Ren'].map((x) =>
            theirs.some((o) => o.includes(x)),
          ),
          moment === 'hazards' ? [true, true, true] : [false, false, false],
          `hazards in the ${moment}`,
        );
        t.hazard.mayNot('play Smoke Rings').mayNot('Cram');
        if (moment === 'organization')
          t.hazard.refused('Ren the Unclean', { phase: ['coe/2.1.2', 'coe/9.1.3'] });
      }
    },
  ),
];
