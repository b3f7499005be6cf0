import {
  type BoardSpec,
  type Member,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** All has been composed, and his player lets the rest of the phase go by. */
function organized(t: Stage): void {
  while (t.state.phase === 'organization') t.resource.passes();
}

export const influence: readonly Scenario[] = [
  scenario(
    'Influence against a faction is no influence over the people who live where it is found',
    { proves: ['crf/turn/organization-phase/followers/1', 'coe/2.II.2.2.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Glóin', 'Balin', 'Kíli'] }],
          hand: ['Blue Mountain Dwarves'],
        },
        moment: 'organization',
      });
      t.equal(
        t.card('Glóin').influence('Blue Mountain Dwarves'),
        5,
        'two, two more against the faction, one more against Dwarves',
      );
      t.equal(t.card('Glóin').influence('Balin'), 3, 'against Balin of the same home only three');
      t.resource.chooses('organize').mayNot('put Balin under Glóin').may('put Kíli under Glóin');
    },
  ),

  scenario(
    'A bonus against a race is there once, not for each one of it',
    {
      proves: [
        'crf/turn/organization-phase/followers/2',
        'coe/2.II.2.2.4',
        'coe/2.II.2.2.2',
        'coe/2.II.3.2',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Thorin II', 'Bofur', 'Fíli', 'Kíli', 'Forlong'] },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.generalInfluence(0), 4, 'sixteen points are on general influence');
      t.resource
        .chooses('organize')
        .may('put Kíli under Thorin II')
        .chooses('put Bofur under Thorin II');
      t.equal(
        [t.generalInfluence(0), t.card('Thorin II').influence('Fíli')],
        [6, 2],
        'two points have changed places',
      );
      t.resource
        .mayNot('put Kíli under Thorin II')
        .mayNot('put Forlong under Bofur')
        .mayNot('put Thorin II under');
      t.resource
        .chooses('put Fíli under Thorin II')
        .mayNot('put Kíli under Thorin II')
        .mayNot('put Forlong under Thorin II');
      t.equal(t.card('Thorin II').influence('Kíli'), 0, 'all is used');
    },
  ),

  scenario(
    'Thorin brings both of his bonuses to bear on the Dwarves of the Blue Mountains',
    { proves: ['companion/clarification/thorin-ii/1'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [{ at: 'Blue Mountain Dwarf-hold', members: ['Thorin II'] }],
          hand: ['Blue Mountain Dwarves'],
        },
        moment: 'entered',
      };
      t.board(board);
      t.equal(
        [t.card('Thorin II').influence(), t.card('Thorin II').influence('Blue Mountain Dwarves')],
        [2, 6],
        'two, and four more',
      );
      t.say('Six, two as a Dwarf, and all in all it must be above nine');
      t.rolls(2).resource.plays('Blue Mountain Dwarves', 'Thorin II').stage.resolve();
      t.equal(t.card('Blue Mountain Dwarves').zone, 'pile', '2 + 6 + 2');
    },
  ),

  scenario(
    'Restricted influence is for its own purpose only, unrestricted for all',
    { proves: ['crf/term/influence/1', 'coe/2.II.2.2.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Arwen', 'Aragorn II', 'Adrazar', 'Forlong'] }],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Arwen').influence('Aragorn II'), t.card('Arwen').influence('Forlong')],
        [7, 0],
        'seven over Aragorn, none over others',
      );
      t.resource.chooses('organize').mayNot('under Arwen').may('put Forlong under Adrazar');
      t.shows('crf/term/influence/1#1');
      t.say('With two points of her own besides, she controls him and nobody else');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Arwen', bears: ['Lesser Ring'] },
                'Aragorn II',
                'Adrazar',
                'Forlong',
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .may('put Forlong under Arwen')
        .mayNot('put Adrazar under Arwen')
        .chooses('put Aragorn II under Arwen');
      t.resource.mayNot('put Forlong under Arwen');
      t.equal(t.generalInfluence(0), 13, 'his nine points are off general influence');
      t.say('Whom it is not for takes up what is for all, though the other lies idle');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Arwen', bears: ['Lesser Ring'] },
                { name: 'Forlong', under: 'Arwen' },
                'Aragorn II',
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Arwen').influence(), t.card('Arwen').influence('Aragorn II')],
        [1, 8],
        'one of her two is used, and none of what is for Aragorn alone',
      );
      t.shows('crf/term/influence/1#3');
      t.say('What Gimli has with Elves he has with each of them, and with no others');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Gimli', 'Bofur', 'Haldir'] }] },
        moment: 'organization',
      });
      t.equal(
        [t.card('Gimli').influence('Bofur'), t.card('Gimli').influence('Haldir')],
        [2, 2 + 1],
        'a Dwarf, and an Elf',
      );
      t.shows('crf/term/influence/1#1');
      t.say('What Gimli has with the factions of his kin he has with no others');
      for (const [faction, at, more] of [
        ['Iron Hill Dwarves', 'Iron Hill Dwarf-hold', 2],
        ['Rangers of the North', 'Bree', 0],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli'] }], hand: [faction] },
          moment: 'entered',
        });
        t.equal(t.card('Gimli').influence(), 2, 'for all');
        t.equal(t.card('Gimli').influence(faction), 2 + more, faction);
      }
      t.shows('crf/term/influence/1#2', 'crf/term/influence/1#3');
    },
  ),

  scenario(
    'Whose master is lost is under nobody, at no cost, until his next organization phase',
    { proves: ['crf/term/influence/3', 'coe/2.II.2.2.3', 'coe/2.II.8'], rules: ALL },
    (t) => {
      for (const placed of [true, false] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: ['Elrond', { name: 'Arwen', under: 'Elrond' }],
              },
            ],
          },
          hazard: { hand: ['Cave-drake'] },
          moment: 'hazards',
        });
        t.equal(t.generalInfluence(0), 10, 'Elrond is on general influence');
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.rolls(2, 12, 12).resource.chooses('resolve the strike against Elrond').chooses('no');
        t.equal(t.card('Elrond').zone, 'removed', 'Elrond is eliminated');
        t.equal(
          [t.card('Arwen').control, t.generalInfluence(0)],
          ['nobody', 20],
          'his follower is under nobody and costs nothing',
        );
        t.skipTo('discard-one').skipTo('organization', { turns: 1 }).hazard.passes();
        t.equal(
          [t.card('Arwen').zone, t.card('Arwen').control, t.generalInfluence(0)],
          ['play', 'nobody', 20],
          'all the while',
        );
        t.skipTo('organization', { turns: 1 });
        if (placed) t.resource.chooses('organize').chooses('put Arwen under general influence');
        t.skipTo('discard-one');
        t.equal(
          [t.card('Arwen').zone, t.generalInfluence(0)],
          placed ? ['play', 17] : ['discard', 20],
          placed
            ? 'put under general influence she stays'
            : 'with nothing done she is discarded as the phase ends',
        );
      }
      t.say('So it is where the master has gone home');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elrond', { name: 'Arwen', under: 'Elrond' }, 'Glorfindel II'],
            },
          ],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
      });
      t.rolls(2).hazard.plays('Call of Home', 'Elrond').stage.resolve();
      t.equal(
        [t.card('Elrond').zone, t.card('Arwen').control, t.card('Arwen').zone],
        ['hand', 'nobody', 'play'],
        'she is under nobody',
      );
      t.equal(
        t.generalInfluence(0),
        20 - t.card('Glorfindel II').stat('mind'),
        'and costs nothing',
      );
      t.say('So it is with one who is told to follow nobody any more');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elrond', { name: 'Haldir', under: 'Elrond' }],
            },
          ],
        },
        hazard: { hand: ['Rebel-talk'] },
        moment: 'hazards',
      });
      t.hazard.plays('Rebel-talk', 'Haldir').stage.resolve();
      t.equal(
        [t.card('Haldir').control, t.generalInfluence(0)],
        ['nobody', 10],
        'he costs nothing for now',
      );
      t.skipTo('discard-one').skipTo('organization', { turns: 1 }).hazard.passes();
      t.skipTo('organization', { turns: 1 });
      t.resource.chooses('organize').chooses('put Haldir under general influence');
      t.equal(t.generalInfluence(0), 10 - t.card('Haldir').stat('mind'), 'now he does');
    },
  ),

  scenario(
    'Unused general influence follows every change at once, and is never less than nothing',
    { proves: ['crf/term/influence/4', 'coe/1.12.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Glorfindel II', 'Thorin II', 'Beretar', 'Haldir'] }],
        },
        hazard: { hand: ['Call of Home', 'Call of Home', 'Call of Home'] },
        moment: 'hazards',
      });
      t.equal(t.generalInfluence(0), 0, 'four points too many are zero unused');
      t.rolls(10).hazard.plays('Call of Home', 'Haldir').stage.resolve();
      t.equal(
        t.card('Haldir').zone,
        'play',
        'ten and nothing is ten: he stays; less than nothing would have lost him',
      );
      t.shows('crf/term/influence/4#2');
      t.rolls(9).hazard.plays('Call of Home', 'Glorfindel II').stage.resolve();
      t.equal(
        [t.card('Glorfindel II').zone, t.generalInfluence(0)],
        ['hand', 4],
        'he is gone, and four points are free at once',
      );
      t.rolls(6).hazard.plays('Call of Home', 'Thorin II').stage.resolve();
      t.equal(t.card('Thorin II').zone, 'play', 'they count in the very next roll');
      t.say('So it is with what a card adds, whenever that comes');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Glorfindel II', 'Thorin II', 'Haldir'] }],
          hand: ['Saw Further and Deeper'],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
      });
      const before = t.generalInfluence(0);
      t.resource.plays('Saw Further and Deeper').stage.resolve();
      t.equal(t.generalInfluence(0), before + 5, 'five more at once');
      t.rolls(5 - before)
        .hazard.plays('Call of Home', 'Haldir')
        .stage.resolve();
      t.equal(t.card('Haldir').zone, 'play', 'and they count against the next roll');
      t.shows('crf/term/influence/4#1');
    },
  ),

  scenario(
    'The player says which influence a follower uses up',
    { proves: ['pef/term/influence/1', 'coe/2.II.2.2.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Glorfindel II', 'Orophin', 'Forlong', 'Haldir', 'Dori'] },
          ],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .may('put Haldir under Glorfindel II')
        .chooses('put Orophin under Glorfindel II');
      t.say(
        'One of the Elf’s two points is paid out of what is for Elves only, so that one is left for a Man',
      );
      t.resource
        .mayNot('put Haldir under Glorfindel II')
        .may('put Dori under Glorfindel II')
        .chooses('put Forlong under Glorfindel II');
      t.equal(
        [t.card('Orophin').control, t.card('Forlong').control],
        ['Glorfindel II', 'Glorfindel II'],
        'both are his followers',
      );
      t.resource.mayNot('put Dori under Glorfindel II');
      for (const [says, first, second, why] of [
        [
          'What is for one alone is for the one for whom it is of most use, whoever came first',
          'Orc Brawler',
          'Gorbag',
          'one and six are what his three, two for Orcs and two by the whip will do',
        ],
        [
          'and of two for whom it is of as much use, for him for whom there is nothing else',
          'Layos',
          'Muzgash',
          'five are his three and two by the whip, and two what he has for Orcs',
        ],
        [
          'whoever of them came first',
          'Muzgash',
          'Layos',
          'two what he has for Orcs, and five his three and two by the whip',
        ],
      ] as const) {
        const by = 'Lieutenant of Dol Guldur';
        t.say(says);
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Dol Guldur',
                members: [{ name: by, bears: ['Whip'] }, { name: first, under: by }, second],
              },
            ],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize').chooses(`put ${second} under ${by}`).passes();
        organized(t);
        t.equal([t.card(first).control, t.card(second).control], [by, by], why);
      }
    },
  ),

  scenario(
    'When influence is overspent newcomers go back to hand first, and then the player chooses whom to discard',
    { proves: ['pef/term/influence/2', 'coe/2.II.8'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Aragorn II', 'Forlong', 'Dori'] }],
          hand: ['Haldir'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('play Haldir at Rivendell, under general influence in')
        .passes();
      t.say('Four points too many: Haldir goes without asking, and one point is still too many');
      t.equal(t.card('Haldir').zone, 'hand', 'the newcomer is in hand');
      t.shows('pef/term/influence/2#1');
      t.asks(t.resource, 'over-influence')
        .resource.options_are('Elrond', 'Aragorn II', 'Forlong', 'Dori')
        .chooses('Dori');
      t.equal(
        [t.card('Dori').zone, t.card('Forlong').zone],
        ['discard', 'play'],
        'the one who was chosen is discarded',
      );
      t.expect(t.state.phase !== 'organization', 'and twenty points are enough');
      t.shows('pef/term/influence/2#2');
      t.say('All newcomers before anybody else, where more than one may come in a turn');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              members: ['The Mouth', 'Lieutenant of Dol Guldur', 'Gorbag', 'Layos', 'Orc Veteran'],
            },
          ],
          events: ['Sauron'],
          hand: ['Orc Tracker', 'Orc Captain'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      for (const name of ['Orc Tracker', 'Orc Captain'] as const)
        t.resource.chooses(`play ${name}`, 'general influence', 'company of The Mouth');
      t.resource.passes().passes();
      t.passUntil('over-influence')
        .resource.options_are('Orc Tracker', 'Orc Captain')
        .chooses('Orc Captain');
      t.passUntil('over-influence');
      t.equal(
        [t.card('Orc Tracker').zone, t.card('Orc Captain').zone],
        ['hand', 'hand'],
        'both are in hand',
      );
      t.resource.options_are(
        'The Mouth',
        'Lieutenant of Dol Guldur',
        'Gorbag',
        'Layos',
        'Orc Veteran',
      );
      t.shows('pef/term/influence/2#1');
      t.say('Six points too many: he goes on until it does');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Elrond', 'Aragorn II', 'Forlong', 'Dori', 'Beretar'] },
          ],
        },
        moment: 'organization',
      });
      t.resource.passes();
      for (const name of ['Dori', 'Forlong', 'Beretar'] as const) {
        t.asks(t.resource, 'over-influence').resource.chooses(name);
        t.equal(t.card(name).zone, 'discard', 'one after the other');
      }
      t.expect(t.state.phase !== 'organization', 'nineteen points are enough');
      t.shows('pef/term/influence/2#2');
      t.say(
        'Those whom nobody controls come next after the newcomers, and no avatar is among them',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                'Gandalf',
                'Elrond',
                'Aragorn II',
                'Forlong',
                'Dori',
                { name: 'Haldir', under: 'Elrond', bears: ['Rebel-talk'] },
                { name: 'Arwen', under: 'Elrond', bears: ['Rebel-talk'] },
              ],
            },
          ],
          hand: ['Beretar'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Beretar', 'general influence', 'company of Gan');
      t.passUntil('over-influence');
      t.equal(t.card('Beretar').zone, 'hand', 'the newcomer');
      t.resource.options_are('Haldir', 'Arwen').chooses('Haldir');
      t.equal(t.card('Arwen').zone, 'discard', 'and then the other');
      t.asks(t.resource, 'over-influence').resource.options_are(
        'Elrond',
        'Aragorn II',
        'Forlong',
        'Dori',
      );
    },
  ),

  scenario(
    'Who takes followers out beyond general influence must put them back, and cannot discard others instead',
    { proves: ['pef/term/influence/3'], rules: ALL },
    (t) => {
      const members: Member[] = [
        'Elrond',
        { name: 'Arwen', under: 'Elrond' },
        { name: 'Forlong', under: 'Elrond' },
        'Elladan',
        'Haldir',
        'Orophin',
      ];
      t.board({ resource: { companies: [{ at: 'Rivendell', members }] }, moment: 'organization' });
      if (t.rules === 'coe') {
        // there is room for one of them, and for the two there is none
        t.resource
          .chooses('organize')
          .chooses('put Forlong under general influence')
          .mayNot('put Arwen under general influence');
        t.shows('pef/term/influence/3#3');
        return;
      }
      t.resource
        .chooses('organize')
        .chooses('put Arwen under general influence')
        .chooses('put Forlong under general influence')
        .passes();
      t.say('Twenty-three points are on general influence');
      t.asks(t.resource, 'over-influence')
        .resource.options_are('put Arwen under Elrond', 'put Forlong under Elrond')
        .chooses('put Forlong under Elrond');
      t.equal(t.card('Arwen').control, 'Elrond', 'that is not enough, so she goes back as well');
      t.shows('pef/term/influence/3#1');
      t.equal(t.state.players[0].discard.length, 0, 'and nobody was discarded');
      t.shows('pef/term/influence/3#2');
      t.expect(t.state.phase !== 'organization', 'the phase is over');

      t.say('A newcomer in the way goes first, and then there is room for her');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members }], hand: ['Annalena'] },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('put Arwen under general influence')
        .chooses('play Annalena at Rivendell, controlled by Elrond in')
        .passes();
      t.equal(
        [t.card('Annalena').zone, t.card('Arwen').control, t.card('Haldir').zone],
        ['hand', 'Elrond', 'play'],
        'so nobody is lost',
      );
    },
  ),

  scenario(
    'Followers use influence up; they take nothing off a bonus against a faction',
    { proves: ['pef/term/influence/4', 'coe/2.II.2.2.2'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            { at: 'Bree', members: ['Aragorn II', { name: 'Haldir', under: 'Aragorn II' }] },
          ],
          hand: ['Rangers of the North'],
        },
        moment: 'entered',
      };
      t.board(board);
      t.equal(
        [t.card('Aragorn II').influence(), t.card('Aragorn II').influence('Rangers of the North')],
        [0, 2],
        'none of his own is left, the bonus is whole',
      );
      t.rolls(7).resource.plays('Rangers of the North', 'Aragorn II').stage.resolve();
      t.equal(t.card('Rangers of the North').zone, 'pile', '7 + 2 + 1 as a Dúnadan is above nine');
      t.board(board).rolls(6).resource.plays('Rangers of the North', 'Aragorn II').stage.resolve();
      t.equal(t.card('Rangers of the North').zone, 'discard', 'and one less is not enough');
      t.say('An Elf of three has all of his two, and the one that he has for Elves');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Gimli', { name: 'Haldir', under: 'Gimli' }] }],
          hand: ['Iron Hill Dwarves'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(
        [t.card('Gimli').influence(), t.card('Gimli').influence('Iron Hill Dwarves')],
        [0, 2],
        'three taken off two would leave less than nothing',
      );
    },
  ),

  scenario(
    'A follower controls nobody, and who controls others is no follower',
    { proves: ['coe/2.II.3.2', 'coe/2.II.2.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', 'Halbarad', 'Dori', 'Ori'] }],
          hand: ['Forlong'],
        },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .may('put Halbarad under Elrond')
        .may('put Ori under Halbarad')
        .may('Forlong at Rivendell, controlled by Halbarad')
        .chooses('put Dori under Halbarad');
      t.resource
        .mayNot('put Halbarad under Elrond')
        .chooses('put Dori under Elrond')
        .chooses('put Halbarad under Elrond');
      t.resource
        .mayNot('under Halbarad')
        .mayNot('controlled by Halbarad')
        .may('Forlong at Rivendell, controlled by Elrond');
    },
  ),

  scenario(
    'Who is told to hold his tongue loses unrestricted influence first, then what he needs least',
    { proves: ['crf/term/influence/2', 'coe/2.II.2.2.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', bears: ['Shut Yer Mouth'] },
                { name: 'Boromir II', bears: ['Shut Yer Mouth'] },
                { name: 'Anborn', bears: ['Shut Yer Mouth'] },
                { name: 'Mablung', bears: ['Shut Yer Mouth', 'Emerald of Doriath'] },
              ],
            },
          ],
          hand: [
            'Iron Hill Dwarves',
            'Men of Anórien',
            'Men of Lebennin',
            'Men of Anfalas',
            'Haldir',
          ],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Gimli').influence(), t.card('Gimli').influence('Iron Hill Dwarves')],
        [0, 2],
        'two of his two, and nothing of what he has with his kin',
      );
      t.shows('crf/term/influence/2#1');
      t.equal(
        [t.card('Boromir II').influence(), t.card('Boromir II').influence('Men of Anórien')],
        [0, 1],
        'one of his one, and one of the two that he has at home',
      );
      t.equal(t.card('Anborn').influence('Men of Lebennin'), 0, 'both that he has at home');
      t.equal(
        [t.card('Mablung').influence('Men of Anfalas'), t.card('Mablung').influence('Haldir')],
        [1, 1],
        'one goes off the emerald, or both off what he has at home',
      );
      t.shows('crf/term/influence/2#2');
    },
  ),
];
