import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled, SPARE } from '../help.ts';

/** Aragorn at Dunharrow, the Army of the Dead in his hand. */
const dunharrow = (more: Partial<BoardSpec['resource']> = {}): BoardSpec => ({
  resource: {
    companies: [{ at: 'Dunharrow', members: ['Aragorn II', 'Gimli'] }],
    hand: ['Paths of the Dead', 'Army of the Dead'],
    sites: ['Vale of Erech'],
    ...more,
  },
  moment: 'organization',
  asksPasses: true,
});

/** A captain of Gondor, and a man of his. */
const BORDERERS = ['Boromir II', 'Forlong'] as const;

/** How factions and allies are won, and what keeps somebody from winning them. */
export const winningOver: readonly Scenario[] = [
  scenario(
    'The Dead follow Aragorn alone, in the turn in which he takes their Paths, and nobody can win them from him',
    {
      proves: [
        'crf/card/army-of-the-dead/1',
        'companion/errata/army-of-the-dead/1',
        'crf/errata/card-errata/5',
        'pef/card/paths-of-the-dead/1',
        'coe/2.V.3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board(dunharrow());
      t.resource.chooses('to Vale of Erech');
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.resource.plays('Army of the Dead', 'Aragorn II').stage.resolve();
      t.equal(t.card('Army of the Dead').zone, 'pile', 'they come without a check');
      t.equal(t.card('Vale of Erech').status, 'tapped', 'the site taps for them');
      t.equal(t.points(0).faction, 6, 'six points');

      if (t.rules !== 'coe') {
        t.say(
          'Nor need the Paths have been played at Dunharrow: who comes to Erech, or is there, will do',
        );
        for (const at of ['Pelargir', 'Vale of Erech'] as const) {
          t.board(dunharrow({ companies: [{ at, members: ['Aragorn II'] }] }));
          if (at === 'Pelargir') t.resource.chooses('to Vale of Erech');
          t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
          t.skipTo('enter').resource.chooses('enter');
          t.resource.plays('Army of the Dead', 'Aragorn II').stage.resolve();
          t.equal(t.card('Army of the Dead').zone, 'pile', 'they have come');
        }
        t.shows('pef/card/paths-of-the-dead/1#7');
      }

      t.say('Without the Paths they do not come');
      t.board(dunharrow());
      t.resource.chooses('to Vale of Erech').stage.skipTo('enter').resource.chooses('enter');
      t.resource.refused('Army of the Dead', { need: 'coe/2.V.3' });

      t.say('Nor to anybody else, though the Paths were played');
      t.board(
        dunharrow({
          companies: [
            { at: 'Dunharrow', members: ['Aragorn II'] },
            { at: 'Vale of Erech', members: ['Gimli'] },
          ],
        }),
      );
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      t.skipTo('site-phase').resource.chooses('the company of Gimli');
      t.resource.chooses('enter').refused('Army of the Dead', { 'no-character': 'coe/2.V.1' });

      t.say('In the next turn it is too late');
      t.board(dunharrow());
      t.resource.chooses('to Vale of Erech');
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
      t.resource.refused('Army of the Dead', { need: 'coe/2.V.3' });

      t.say('No opponent influences them, as he does others');
      t.board({
        resource: { companies: [{ at: 'Vale of Erech', members: ['Gandalf', 'Aragorn II'] }] },
        hazard: { pile: ['Army of the Dead'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.mayNot('influence Army of the Dead');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', to: 'Dunharrow', members: ['Aragorn II'] }],
          pile: ['Army of the Dead'],
        },
        hazard: {
          agents: [{ name: 'Golodhros', via: ['Vale of Erech'], faceUp: true }],
          hand: [SPARE],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      // of the others there is nobody with him
      t.hazard.refused('Golodhros', { faithful: 'coe/9.4', need: 'coe/9.2' });
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Aragorn II'] }] },
        hazard: { pile: ['Riders of Rohan'] },
        moment: 'entered',
      });
      t.resource.may('influence Riders of Rohan');
    },
  ),

  scenario(
    'Here, there, or yonder an ally is found: which one is said when the dice are rolled',
    { proves: ['crf/card/here-there-or-yonder/1'], rules: ALL },
    (t) => {
      const searches = (who: Named, roll: number, at: Named = 'Moria', siteTapped?: true): void => {
        t.board({
          resource: {
            companies: [{ at, members: [who], ...(siteTapped ? { siteTapped } : {}) }],
            hand: ['Here, There, or Yonder', 'Roäc the Raven', 'Shadowfax', 'Treebeard', 'Gwaihir'],
          },
          moment: 'entered',
          rolls: [roll],
        });
        t.resource.plays('Here, There, or Yonder', who).stage.resolve();
      };
      searches('Gandalf', 9, 'Barrow-downs');
      t.resource.options_are(
        'give Roäc the Raven to Gandalf',
        'give Shadowfax to Gandalf',
        'give Gwaihir to Gandalf',
        'pass',
      );
      t.resource.chooses('Gwaihir');
      t.equal(t.card('Gwaihir').host, 'Gandalf', 'with him who looked');
      t.equal(t.card('Gandalf').status, 'tapped', 'he tapped for the card');
      t.equal(t.card('Barrow-downs').status, 'tapped', 'and the site taps for the ally');

      t.say('Nor need there be any in hand before they are rolled: one that is drawn will do');
      t.board({
        resource: {
          companies: [{ at: 'Barrow-downs', members: ['Gandalf'] }],
          hand: ['Here, There, or Yonder'],
        },
        moment: 'entered',
        rolls: [9],
      });
      t.resource.plays('Here, There, or Yonder', 'Gandalf').stage.resolve();
      t.equal(t.card('Gandalf').status, 'tapped', 'he has looked for one');

      t.say('Any other adds nothing: with 9 a mind of less than three');
      searches('Haldir', 9, 'Barrow-downs', true);
      t.resource
        .options_are('give Roäc the Raven to Haldir', 'give Shadowfax to Haldir', 'pass')
        .chooses('Shadowfax');
      t.equal(t.card('Shadowfax').host, 'Haldir', 'though the site was tapped');
      t.say('With 7 a mind of less than one: nobody');
      searches('Haldir', 7, 'Barrow-downs');
      t.equal(t.card('Gwaihir').zone, 'hand', 'nobody comes');
      t.equal(t.card('Barrow-downs').status, 'untapped', 'and the site does not tap');
      t.say('He need not take any');
      searches('Haldir', 12, 'Barrow-downs');
      t.resource.chooses('pass');
      t.equal(t.card('Barrow-downs').status, 'untapped', 'nothing was played');

      t.say('An Ent is at home in these lands, and not in those');
      searches('Haldir', 12, 'Dimrill Dale');
      t.resource.may('Treebeard').chooses('Treebeard');
      t.equal(t.card('Treebeard').host, 'Haldir', 'he may be there');
      searches('Haldir', 12, 'Barrow-downs');
      t.resource.mayNot('Treebeard');

      t.say('Only at Ruins & Lairs');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Haldir'] }],
          hand: ['Here, There, or Yonder', 'Gwaihir'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Here, There, or Yonder', { 'no-user': 'coe/9.2' });
    },
  ),

  scenario(
    'In webs of fear and treachery nobody has more for his attempt than is his own',
    { proves: ['pef/card/webs-of-fear-and-treachery/1'], rules: ALL },
    (t) => {
      const tries = (
        events: readonly Named[],
        members: NonNullable<BoardSpec['resource']['companies']>[number]['members'],
        [at, faction]: readonly [Named, Named],
        roll: number,
        friend?: Named,
      ): { total: number; against: number } => {
        t.board({
          resource: {
            companies: [{ at, members }],
            hand: [faction, ...(friend ? [friend] : [])],
          },
          hazard: { events },
          moment: 'entered',
          rolls: [roll],
        });
        t.resource.plays(faction);
        if (friend) t.resource.plays(friend);
        t.resolve();
        const [made] = rolled(t, 'influence').slice(-1);
        return made;
      };
      const webs: Named = 'Webs of Fear & Treachery';
      const bree = ['Bree', 'Rangers of the North'] as const;
      // three of his own, two more for the Rangers by his own text, and one for Dúnedain by theirs;
      // by the older ruling texts give nothing but what they give Ringwraiths in their modes
      const own = t.rules === 'coe' ? 7 + 3 + 2 : 7 + 3;
      const free = tries([], ['Aragorn II'], bree, 7);
      const caught = tries([webs], ['Aragorn II'], bree, 7);
      t.equal(caught.total, own, 'what is printed on him, and what his own text gives');
      t.expect(free.total > caught.total, 'the modifications of the faction are gone');
      t.say('Nor does a friend help, or a foolish word harm');
      t.equal(
        tries([webs], ['Aragorn II'], bree, 7, 'Tempering Friendship').total,
        own,
        'no friendship',
      );
      t.shows('pef/card/webs-of-fear-and-treachery/1#1');
      const fool = { name: 'Aragorn II', bears: ['Foolish Words'] } as const;
      t.equal(tries([webs], [fool], bree, 7).total, own, 'no foolish words');
      t.expect(tries([], [fool], bree, 7).total < free.total, 'which harm him otherwise');
      t.say('What his own text says is his own, by the present rules');
      const halls = tries([webs], ['Thranduil'], ["Thranduil's Halls", 'Wood-elves'], 7);
      const people = t.rules === 'coe' ? 'Wood-elves' : undefined;
      t.equal(halls.total, 7 + t.card('Thranduil').influence(people), 'his own people');
      if (t.rules === 'coe') t.shows('pef/card/webs-of-fear-and-treachery/1#5');
      t.say('The skin-changer turns Men against them, but not in the webs');
      const carrock: Named = 'AS-14';
      const edoras = ['Edoras', 'Riders of Rohan'] as const;
      const riders = ([] as Named[][])
        .concat([[], [carrock], [webs], [webs, carrock]])
        .map((events) => tries(events, ['Boromir II'], edoras, 7).total);
      t.equal(riders[1], riders[0] - 2, 'two less');
      t.equal(riders[3], riders[2], 'and here no less');
      t.shows('pef/card/webs-of-fear-and-treachery/1#2');
      t.say('So it is with those of an opponent, for what helps and for what harms');
      const wins = (
        events: readonly Named[],
        who: NonNullable<BoardSpec['resource']['companies']>[number]['members'][number],
        minions = false,
      ): number => {
        const [captain, man] = minions ? (['Hador', 'Ostisen'] as const) : BORDERERS;
        t.board({
          resource: { companies: [{ at: 'Bree', members: [who] }] },
          hazard: {
            ...(minions ? { kind: 'ringwraith' as const } : {}),
            companies: [
              {
                at: minions ? 'LE-356' : 'Bree',
                members: [captain, { name: man, under: captain }],
              },
            ],
            events,
          },
          moment: 'entered',
        });
        t.rolls(2, 7).resource.chooses(`tries to influence ${man}`).stage.resolve();
        return rolled(t, 'influence').at(-1)?.total ?? 0;
      };
      const crown = { name: 'Aragorn II', bears: ['Return of the King'] } as const;
      const plain = wins([], 'Aragorn II');
      t.equal(
        [wins([], crown), wins([webs], crown), wins([], fool) < plain, wins([webs], fool)],
        [plain + 3, plain, true, plain],
        'neither the crown nor foolish words',
      );
      t.equal(
        wins([webs], 'Aragorn II', true) - wins([], 'Aragorn II', true),
        5,
        'nor is it harder with those who serve the other side',
      );
      t.shows('pef/card/webs-of-fear-and-treachery/1#1', 'pef/card/webs-of-fear-and-treachery/1#2');
      t.say('And when an agent tries, who is at home there, and knows whom he meets');
      const agent = (events: readonly Named[]): number => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Dol Guldur', to: 'LE-362', members: ['Orc Chieftain', 'Orc Veteran'] },
            ],
          },
          hazard: {
            agents: [{ name: 'Golodhros', via: ['Cirith Ungol'], faceUp: true }],
            events,
          },
          moment: 'hazards',
        });
        t.rolls(2, 12).hazard.uses('Golodhros', 'Orc Veteran').stage.resolve();
        return rolled(t, 'influence').at(-1)?.total ?? 0;
      };
      t.equal(
        agent([]) - agent([webs]),
        2 + 2,
        'no two for the place, and no two for the neighbour',
      );
      t.shows('pef/card/webs-of-fear-and-treachery/1#1');
      t.say('Or when somebody calls from afar: the way is not counted');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Arinmîr'] }],
          hand: ['Hour of Need', 'Riders of Rohan'],
        },
        hazard: { events: [webs] },
        moment: 'organization',
        rolls: [8],
      });
      t.resource.plays('Hour of Need', 'Arinmîr').stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, 8 + 2, 'his two, and nothing off them');
      t.shows('pef/card/webs-of-fear-and-treachery/1#2');
      t.say('What a Ringwraith’s card says of the way in which he rides is his own as well');
      for (const [who, number, inMode] of [
        ['Adûnaphel the Ringwraith', 4, 2],
        ['Dwar the Ringwraith', 5, -3],
      ] as const)
        for (const herald of [true, false]) {
          t.board({
            resource: {
              kind: 'ringwraith',
              companies: [
                {
                  at: 'Cameth Brin',
                  members: [who],
                  ...(herald ? { events: ['Heralded Lord'] } : {}),
                },
              ],
              hand: ['LE-269'],
            },
            hazard: { events: [webs] },
            moment: 'entered',
            rolls: [7],
          });
          t.resource.plays('Hillmen').stage.resolve();
          t.equal(
            rolled(t, 'influence').at(-1)?.total,
            7 + number + (herald ? inMode : 0),
            `as printed on the card: ${who}`,
          );
          if (!herald) t.shows('pef/card/webs-of-fear-and-treachery/1#3');
        }
      t.say('And whom he controls he controls as before, by whatever he has of influence');
      const king = { name: 'Aragorn II', bears: ['Return of the King'] } as const;
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [king, { name: 'Merry', under: 'Aragorn II' }] }],
        },
        hazard: { events: [webs] },
        moment: 'organization',
      });
      t.equal(t.card('Aragorn II').influence(), 3 + 3 - 4, 'with what the crown gives him');
      t.shows('pef/card/webs-of-fear-and-treachery/1#4');
      const crowned = tries([webs], [king], bree, 7);
      t.equal(crowned.total, own, 'which is no help to his attempt');
    },
  ),
];
