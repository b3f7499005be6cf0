import { query } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, rolled, SPARE } from '../help.ts';
import { plain, plainUntil } from '../site/help.ts';

/** Two of them, who draw no cards, are about to go from one site to another. */
function bound(t: Stage, at: Named, to: Named, hazard: readonly Named[], ...rolls: number[]): void {
  t.board({
    resource: { companies: [{ at, to, members: ['Gimli', 'Sam Gamgee'] }] },
    hazard: { hand: hazard },
    moment: 'movement',
    rolls,
  });
}

/** As many cards as may be drawn are drawn: how many each holds then. */
function drawAll(t: Stage): number[] {
  for (let i = 0; i < 30 && t.decision().about !== 'movement-hazard'; i++)
    if (t.decision().about === 'draw') t.take({ type: 'yes' }, 'one more');
    else plain(t);
  return t.state.players.map((p) => p.hand.length);
}

/** Of three points each. */
const FACTIONS: readonly Named[] = [
  'Blue Mountain Dwarves',
  'Ents of Fangorn',
  'Knights of Dol Amroth',
  'Men of Dorwinion',
  'Rangers of Ithilien',
  'Rangers of the North',
  'Riders of Rohan',
  'The Great Eagles',
  'Wood-elves',
  'Woses of Old Pûkel-land',
  'Woses of the Drúadan Forest',
];

/** Movement beneath the earth, and what follows from being there. */
export const underDeeps: readonly Scenario[] = [
  scenario(
    'One goes down from a site above, and beneath the earth from one site to the next',
    { proves: ['coe/2.II.7.iii', 'coe/2.II.7'], rules: ALL },
    (t) => {
      const sites: Named[] = [
        'Moria',
        'The Under-gates',
        'The Gem-deeps',
        'The Iron-deeps',
        'The Under-galleries',
        'Cirith Gorgor',
        'Rivendell',
      ];
      const from = (at: Named): void => {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli'] }],
            sites: sites.filter((x) => x !== at),
          },
          moment: 'organization',
        });
      };
      from('Moria');
      t.resource.may('to The Under-gates').mayNot('to The Gem-deeps');
      t.resource.mayNot('to The Iron-deeps').may('to Rivendell');
      from('The Under-gates');
      t.resource.may('to Moria').may('to The Gem-deeps');
      t.resource.mayNot('to The Iron-deeps').mayNot('to Rivendell');
      from('The Under-galleries');
      t.resource.may('to Cirith Gorgor').mayNot('to Moria');
      from('Cirith Gorgor');
      t.resource.may('to The Under-galleries').mayNot('to The Under-gates');
    },
  ),

  scenario(
    'What lies in Gorgoroth is reached from beneath',
    { proves: ['crf/tournament/movement/2', 'coe/2.II.7.iii', 'coe/2.II.7.i.W1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'The Under-courts', to: 'Barad-dûr', members: ['Gimli'] }],
        },
        hazard: { hand: [SPARE] },
        moment: 'movement',
      });
      plainUntil(t, 'movement-hazard');
      t.expect(t.company('Gimli').moving, 'they are on their way');
      t.equal(t.company('Gimli').movement, 'under-deeps', 'by the Under-deeps');
      t.shows('crf/tournament/movement/2#7');
    },
  ),

  scenario(
    'Who goes on from beneath the earth rolls for it, at least the number beside the name of the new site',
    {
      proves: ['coe/2.IV.i.1', 'crf/term/under-deeps/2', 'coe/2.IV.i', 'crf/tournament/general/1'],
      rules: ALL,
    },
    (t) => {
      bound(t, 'The Under-gates', 'The Gem-deeps', [SPARE], 6);
      t.expect(
        drawAll(t).every((n, i) => n > i),
        'six is enough: both draw for the way',
      );
      t.expect(t.company('Gimli').moving, 'they go');
      t.shows('crf/term/under-deeps/2#1');

      t.say('Five is not');
      bound(t, 'The Under-gates', 'The Gem-deeps', [SPARE], 5);
      t.asks(t.hazard, 'movement-hazard');
      t.expect(!t.company('Gimli').moving, 'they stay');
      t.equal(
        t.state.players.map((p) => p.hand.length),
        [0, 1],
        'and neither drew a card',
      );
      t.shows('crf/term/under-deeps/2#1', 'crf/term/under-deeps/2#4');
      t.equal(t.card('The Gem-deeps').zone, 'sites', 'the site goes back');
      t.shows('crf/tournament/general/1#2');

      t.say(
        'From above nobody rolls, whatever the number; from below he does, though he comes out there',
      );
      for (const [at, to] of [
        ['LE-355', 'The Drowning-deeps'],
        ['The Drowning-deeps', 'LE-355'],
      ] as const) {
        t.board({
          resource: { kind: 'balrog', companies: [{ at, to, members: ['Azog'] }] },
          hazard: { hand: [SPARE] },
          moment: 'movement',
          rolls: [12],
        });
        plainUntil(t, 'movement-hazard');
        t.equal(t.company('Azog').moving, at === 'LE-355', 'thirteen by the card');
        if (at === 'LE-355') t.unrolled(1, 'he goes down as he will');
        t.shows('crf/term/under-deeps/2#1');
      }
    },
  ),

  scenario(
    'Who found no way was not sent back: he does at his site what he likes',
    {
      proves: [
        'coe/2.IV.i.1',
        'crf/turn/movement/returning-to-site-of-origin/3',
        'crf/errata/rules-errata/12',
      ],
      rules: ALL,
    },
    (t) => {
      bound(t, 'The Under-gates', 'The Gem-deeps', [SPARE], 2);
      plainUntil(t, 'enter');
      t.resource.may('enter the site');
      t.equal(t.company('Gimli').returned, false, 'it is no return');
      t.say('And there he plays what the site has to offer');
      t.board({
        resource: {
          companies: [
            {
              at: 'The Under-gates',
              to: 'The Gem-deeps',
              members: ['Gimli', 'Aragorn II', 'Legolas'],
            },
          ],
          hand: ['Dagger of Westernesse'],
        },
        hazard: { hand: [SPARE] },
        moment: 'movement',
        rolls: [2],
      });
      plainUntil(t, 'enter');
      t.equal(t.company('Gimli').moved, false, 'they have not moved');
      t.resource.chooses('enter the site');
      // the Balrog strikes twice with sixteen
      t.fightOut({ always: 12 });
      t.resource.plays('Dagger of Westernesse').stage.resolve();
      t.equal(t.card('Dagger of Westernesse').zone, 'play', 'it is theirs');
      t.shows('crf/turn/movement/returning-to-site-of-origin/3#2', 'crf/errata/rules-errata/12#2');
    },
  ),

  scenario(
    'What cancels a return to the site of origin is of no use to those who find no way',
    { proves: ['crf/card/goldberry/2', 'coe/2.IV.i.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'The Under-gates',
              to: 'The Gem-deeps',
              members: [{ name: 'Gimli', bears: ['Goldberry'] }],
            },
          ],
        },
        hazard: { hand: [SPARE] },
        moment: 'movement',
        rolls: [2],
      });
      // asked or not, at no time is she of use
      while (t.decision().about !== 'movement-hazard') {
        t.expect(
          !t.offered().some((x) => x.includes('Goldberry')),
          'there is nothing for her to cancel',
        );
        plain(t);
      }
      t.expect(!t.company('Gimli').moving, 'they stay');
      t.equal(t.card('Goldberry').status, 'untapped', 'she had nothing to cancel');
    },
  ),

  scenario(
    'Between a site and the one beneath it no roll is needed, down or up',
    { proves: ['coe/2.IV.i.1', 'coe/2.II.7.iii'], rules: ALL },
    (t) => {
      for (const [at, to] of [
        ['Moria', 'The Under-gates'],
        ['The Under-gates', 'Moria'],
      ] as const) {
        bound(t, at, to, [SPARE]);
        plainUntil(t, 'movement-hazard');
        t.expect(t.company('Gimli').moving, `they go to ${to}`);
      }
      t.equal(rolled(t, 'a way'), [], 'and nobody rolls');
    },
  ),

  scenario(
    'There is no site path: no creature is keyed to the region of the site above',
    {
      proves: ['coe/2.IV.ii', 'crf/turn/movement/playing-hazards/5', 'coe/2.IV.vii.2'],
      rules: ALL,
    },
    (t) => {
      const hazards = ['Wargs', 'Cave Worm', 'Orc-patrol'] as const;
      bound(t, 'Moria', 'The Under-gates', hazards);
      plainUntil(t, 'movement-hazard');
      t.equal(t.company('Gimli').path, [], 'no region is moved through');
      // neither by its type nor by its name
      t.hazard
        .refused('Wargs', { key: 'coe/2.IV.vii.2' })
        .refused('Cave Worm', { key: 'coe/2.IV.vii.2' });
      t.hazard.may('play Orc-patrol');
      t.say('On foot over the Redhorn they could be met by Wolves');
      bound(t, 'Moria', 'Dimrill Dale', hazards);
      plainUntil(t, 'movement-hazard');
      t.hazard.may('play Wargs').may('play Cave Worm');
    },
  ),

  scenario(
    'Cards are drawn for it as for any movement, by the new site',
    { proves: ['coe/2.IV.v'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Moria', to: 'The Under-gates', members: ['Aragorn II'] }] },
        hazard: { hand: [SPARE] },
        moment: 'movement',
      });
      t.equal(drawAll(t), [1, 1 + 3], 'one and three, as the card says');
    },
  ),

  scenario(
    'What needs a site path does nothing beneath the earth',
    { proves: ['crf/card/a-short-rest/1'], rules: ALL },
    (t) => {
      const draws = (at: Named, to: Named): number => {
        t.board({
          resource: {
            companies: [{ at, to, members: ['Aragorn II'] }],
            hand: ['A Short Rest'],
          },
          hazard: { hand: [SPARE] },
          moment: 'long-event',
        });
        t.resource.plays('A Short Rest').stage.resolve();
        return drawAll(t)[0];
      };
      t.equal(draws('Moria', 'The Under-gates'), 1, 'what the site says, and no more');
      t.shows('crf/card/a-short-rest/1#2');
      t.equal(draws('Moria', 'Dimrill Dale'), 1 + 3, 'on a short way overland it is three more');
      t.equal(draws('Rivendell', 'Bree'), 1 + 2, 'two for a way of two regions');
      t.equal(draws('Rivendell', 'Bag End'), 2 + 1, 'and one for a way of three');
      t.shows('crf/card/a-short-rest/1#1');
    },
  ),

  scenario(
    'Beneath the earth the additional item may be any that is playable there',
    { proves: ['coe/2.V.5.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'The Under-gates', members: ['Gimli', 'Aragorn II', 'Sam Gamgee'] }],
          hand: ['Glamdring', 'Cram', 'Hauberk of Bright Mail'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
      t.resource.may('play Cram').may('play Hauberk of Bright Mail');
      t.resource.plays('Hauberk of Bright Mail', 'Aragorn II').stage.resolve();
      t.resource.refused('Cram', { 'site-tapped': 'coe/2.V.1' });
      t.say('At other sites it is a minor item');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gimli', 'Aragorn II'] }],
          hand: ['Glamdring', 'Cram', 'Hauberk of Bright Mail'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
      t.resource.may('play Cram').refused('Hauberk of Bright Mail', {
        'site-tapped': 'coe/2.V.1',
      });
    },
  ),

  scenario(
    'After a rescue it is a minor item, there too',
    { proves: ['crf/term/under-deeps/3', 'coe/3.III.5'], rules: ALL },
    (t) => {
      const rescued = (at: Named): void => {
        t.board({
          resource: {
            companies: [{ at, members: ['Aragorn II', 'Fatty Bolger'] }],
            hand: ['Cram', 'Hauberk of Bright Mail', 'Concealment'],
            prisoners: [{ name: 'Gimli', of: 'Flies and Spiders', at }],
          },
          moment: 'entered',
        });
        t.resource.may('play Cram').may('play Hauberk of Bright Mail');
        t.resource.chooses('try to rescue the prisoners of Flies and Spiders').stage.resolve();
        t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
        t.resource.chooses('Aragorn II');
        t.equal(t.card('Gimli').control, 'general', 'Gimli is free');
      };
      rescued('The Gem-deeps');
      t.resource
        .may('play Cram')
        .mayNot('play Hauberk of Bright Mail')
        .refused('Hauberk of Bright Mail', { 'site-tapped': 'coe/2.V.1' });
      t.shows('crf/term/under-deeps/3#2');
      t.resource.plays('Cram', 'Gimli').stage.resolve();
      t.equal(
        [t.card('Cram').host, t.card('Gimli').status],
        ['Gimli', 'tapped'],
        'he who was free taps for it',
      );
      t.shows('crf/term/under-deeps/3#1');
    },
  ),

  scenario(
    'One can be held beneath a site that is adjacent, whatever the region',
    { proves: ['coe/3.III.2.1', 'coe/3.III.2'], rules: ALL },
    (t) => {
      const taken = (site: Named): void => {
        t.board({
          resource: {
            companies: [{ at: 'Moria', to: 'The Under-gates', members: ['Gimli', 'Aragorn II'] }],
          },
          hazard: { hand: ["Shelob's Brood", 'Flies and Spiders'], sites: [site, 'Rivendell'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays("Shelob's Brood").stage.resolve();
        t.asks(t.resource, 'attack').resource.passes();
      };
      taken('The Gem-deeps');
      t.hazard.may('play Flies and Spiders');
      // neither adjacent nor in a region that they go through: beneath the earth there is none
      for (const site of ['The Under-vaults', 'Dimrill Dale'] as const) {
        taken(site);
        t.hazard.refused('Flies and Spiders', { 'rescue-site': 'coe/3.III.2' });
      }
    },
  ),

  scenario(
    'What is beneath the earth does not count for calling the end, but at the council it does',
    {
      proves: [
        'coe/10.2.1',
        'coe/10.2.2',
        'coe/10.2.3',
        'coe/10.2.4',
        'coe/10.3.ii',
        'crf/term/under-deeps/1',
      ],
      rules: ALL,
    },
    (t) => {
      const lengths = [
        ['starter', 0, 20, 4],
        ['short', 1, 25, 6],
        ['long', 2, 30, 7],
        ['campaign', 3, 40, 11],
      ] as const;
      const asked = (
        at: Named,
        [length, exhausted, need, factions]: readonly [
          (typeof lengths)[number][0],
          number,
          number,
          number,
        ],
        kind: 'wizard' | 'fallen-wizard' = 'wizard',
      ): boolean => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at,
                members: [{ name: 'Glorfindel II', bears: ['Glamdring'] }, 'Gimli', 'Aragorn II'],
              },
              { at: 'Rivendell', members: ['Gandalf'] },
            ],
            pile: FACTIONS.slice(0, factions),
            exhausted,
            hand: ['Cram'],
          },
          length,
          moment: 'end-of-turn',
        });
        t.expect(t.tally(0) >= need, `there are ${t.tally(0)} points in all`);
        const { turn } = t.state;
        for (let i = 0; i < 40 && t.state.turn === turn; i++) {
          if (t.decision().about === 'call') return true;
          plain(t);
        }
        return false;
      };
      for (const game of lengths) {
        t.expect(asked('Moria', game), `above the earth they are enough (${game[0]})`);
        t.expect(!asked('The Under-gates', game), `beneath it they are not (${game[0]})`);
      }
      t.shows('crf/term/under-deeps/1#1');
      for (const [at, calls] of [
        ['Moria', true],
        ['The Under-gates', false],
      ] as const)
        t.equal(
          asked(at, ['starter', 0, 20, 11], 'fallen-wizard'),
          calls,
          `a Fallen-wizard whose people are at ${at}`,
        );
      t.shows('crf/term/under-deeps/1#5');

      const final: Partial<Record<PlayerKind, number>> = {};
      t.say('So it is with minions and with a Fallen-wizard’s people, on their way up too');
      for (const [kind, who, bears] of [
        ['wizard', 'Gimli', 'Glamdring'],
        ['ringwraith', 'Hador', 'LE-418'],
        ['balrog', 'Hador', 'LE-418'],
        ['fallen-wizard', 'Gimli', 'Glamdring'],
      ] as const)
        for (const [at, to] of [
          ['Moria', undefined],
          ['Moria', 'The Under-gates'],
          ['The Under-gates', undefined],
          ['The Under-gates', 'Moria'],
        ] as const) {
          t.board({
            resource: {
              kind,
              companies: [{ at, ...(to ? { to } : {}), members: [{ name: who, bears: [bears] }] }],
              events: kind === 'fallen-wizard' ? ['Legacy of Smiths'] : [],
            },
            hazard: { hand: [SPARE] },
            moment: to ? 'hazards' : 'organization',
          });
          const all = query.tally(t.state, 0);
          t.equal(
            [all > 0, query.tallyForCalling(t.state, 0)],
            [true, at === 'Moria' || (kind === 'balrog' && t.rules === 'coe') ? all : 0],
            `${kind} at ${at} ${to ?? ''}: he and what he bears`,
          );
          const [{ total }] = query.finalScores(t.state, []);
          final[kind] ??= total;
          t.equal(total, final[kind], 'at the council it is the same wherever they are');
        }
      t.shows(
        'crf/term/under-deeps/1#1',
        'crf/term/under-deeps/1#2',
        'crf/term/under-deeps/1#3',
        'crf/term/under-deeps/1#4',
        'crf/term/under-deeps/1#5',
      );
    },
  ),

  scenario(
    'The pony finds no way home from beneath the earth',
    { proves: ['crf/card/bill-the-pony/2'], rules: ALL },
    (t) => {
      const atEnd = (at: Named): void => {
        t.board({
          resource: {
            companies: [{ at, members: [{ name: 'Sam Gamgee', bears: ['Bill the Pony'] }] }],
            sites: ['Lórien'],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.skipTo('turn-end');
      };
      atEnd('Moria');
      t.resource.may('use Bill the Pony');
      atEnd('The Under-gates');
      t.resource.mayNot('use Bill the Pony').refused('Bill the Pony', { need: 'coe/9.2' });
    },
  ),

  scenario(
    'The Wind Throne lies above one of the Under-deeps, whoever goes there',
    { proves: ['crf/term/under-deeps/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Dol Guldur', to: 'The Wind Throne', members: ['Ostisen'] }],
          kind: 'ringwraith',
        },
        hazard: { hand: ["Shelob's Brood"] },
        moment: 'hazards',
      });
      t.hazard.may("play Shelob's Brood");
      t.shows('crf/term/under-deeps/6#1');
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'TW-431', members: ['Elladan'] }] },
        hazard: { hand: ["Shelob's Brood"] },
        moment: 'hazards',
      });
      t.hazard.may("play Shelob's Brood");
      t.shows('crf/term/under-deeps/6#2');
      t.board({
        resource: {
          companies: [{ at: 'Dol Guldur', to: 'Sarn Goriwing', members: ['Ostisen'] }],
          kind: 'ringwraith',
        },
        hazard: { hand: ["Shelob's Brood"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused("Shelob's Brood", { key: 'coe/2.IV.vii.2' });
    },
  ),

  scenario(
    'Between the reveal and the roll only The Reach of Ulmo can be played, and nothing answers it',
    { proves: ['crf/term/under-deeps/2', 'coe/2.IV.i'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'The Under-gates', to: 'The Gem-deeps', members: ['Elrond'] }],
          hand: ['Marvels Told', SPARE],
        },
        hazard: {
          hand: ['The Reach of Ulmo', 'Doors of Night', 'Call of Home', 'Twilight', 'Orc-watch'],
        },
        moment: 'movement',
      });
      t.asks(t.hazard, 'under-deeps').hazard.options_are('play The Reach of Ulmo', 'pass');
      t.shows('crf/term/under-deeps/2#3');
      t.rolls(7).hazard.plays('The Reach of Ulmo');
      t.expect(!t.company('Elrond').moving, 'seven would have been enough without it');
      t.shows('crf/term/under-deeps/2#2', 'crf/term/under-deeps/2#3');
      t.say('He need not play it');
      t.board({
        resource: {
          companies: [{ at: 'The Under-gates', to: 'The Gem-deeps', members: ['Elrond'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['The Reach of Ulmo', SPARE] },
        moment: 'movement',
      });
      t.rolls(7).hazard.passes();
      t.expect(t.company('Elrond').moving, 'seven is enough');
    },
  ),

  scenario(
    'To go back up by the Ancient Stair is to move, but without a phase for it',
    { proves: ['crf/card/ancient-stair/1', 'coe/2.VI.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [{ name: 'Elrond', bears: ['Palantír of Orthanc'] }, 'Aragorn II'],
            },
          ],
          hand: ['Ancient Stair', 'Align Palantír', SPARE],
          sites: ['The Under-gates'],
        },
        hazard: { removed: ['Balrog of Moria'], hand: ['Orc-guard'] },
        moment: 'organization',
      });
      t.resource.chooses('to The Under-gates');
      plainUntil(t, 'organization-end');
      t.resource.plays('Ancient Stair', 'Elrond').stage.resolve();
      plainUntil(t, 'enter');
      t.resource.chooses('enter the site');
      t.resource.plays('Align Palantír').stage.resolve();
      t.equal(t.card('Align Palantír').zone, 'play', 'the stone is aligned');
      plainUntil(t, 'turn-end');
      t.resource.uses('Ancient Stair').stage.resolve();
      t.equal(t.card('Elrond').site, 'Moria', 'they are above again');
      t.equal(t.card('Align Palantír').zone, 'discard', 'what ends with a movement has ended');
      t.shows('crf/card/ancient-stair/1#1');
      t.expect(t.state.phase !== 'movement-hazard', 'and there is no movement/hazard phase');
      t.asks(t.hazard, 'organization').equal(t.state.active, 1, 'next is the turn of the other');
      t.shows('crf/card/ancient-stair/1#2');
    },
  ),
];
