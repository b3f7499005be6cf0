import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** Who serves a Fallen-wizard, and what of his is for whom. */
export const peopleOfFallenWizards: readonly Scenario[] = [
  scenario(
    'Mind above five, Orcs and Trolls need leave of a card; who is there already may stay',
    {
      proves: [
        'coe/2.II.2.2.F1',
        'coe/2.II.2.2.F2',
        'crf/term/fallen-wizard/3',
        'crf/term/fallen-wizard/8',
      ],
      rules: ALL,
    },
    (t) => {
      const board = (hand: Named[], ...events: Named[]) => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'The White Towers', members: ['Thranduil'] }],
            hand,
            events,
          },
          moment: 'organization',
        });
        t.resource.chooses('organize');
      };
      board(['Beretar', 'Celeborn', 'Elrond', 'Orc Captain']);
      t.resource.may('play Beretar at The White Towers').mayNot('play Elrond').mayNot('play Orc');
      t.say('Beretar’s five are the most: Celeborn has six');
      t.resource.mayNot('play Celeborn').refused('Celeborn', { mind: 'coe/2.II.2.2.F1' });
      t.resource.refused('Elrond', { mind: 'coe/2.II.2.2.F1' });
      t.shows('crf/term/fallen-wizard/3#1', 'crf/term/fallen-wizard/8#3');
      t.say('Nor does a card let one of six mind in that lets in one of five');
      for (const who of ['Beretar', 'Celeborn'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Bree', members: ['Saruman'] }],
            hand: ['A Chance Meeting', who],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (who === 'Beretar') t.resource.may('play A Chance Meeting');
        else t.resource.mayNot('play A Chance Meeting');
      }
      t.shows('crf/term/fallen-wizard/3#1', 'crf/term/fallen-wizard/8#3');
      board(['Beretar', 'Celeborn', 'Elrond', 'Orc Captain']);
      t.resource.refused('Orc Captain', { race: 'coe/2.II.2.2.F2' });
      board(['Elrond', 'Orc Captain', 'Orc Tracker'], 'Bad Company');
      t.resource.may('play Orc Captain').may('play Orc Tracker').mayNot('play Elrond');
      t.resource.passes();
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Thranduil').zone, 'play', 'he of nine mind has not been sent away');
      t.shows('crf/term/fallen-wizard/3#2', 'crf/term/fallen-wizard/8#1');
    },
  ),

  scenario(
    'An agent comes into play as a character at home, without any card',
    {
      proves: [
        'crf/term/fallen-wizard/6',
        'pef/term/fallen-wizards/2',
        'coe/1.3.F4',
        'coe/2.II.2.2.5',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'Edoras', members: ['Éowyn'] },
            { at: 'WH-58', members: ['Beretar'] },
          ],
          hand: ['Wormtongue'],
        },
        moment: 'organization',
      });
      t.say('At home, and not at a haven as others do');
      t.resource
        .chooses('organize')
        .may('play Wormtongue at Edoras')
        .mayNot('play Wormtongue at The White Towers');
      t.shows('crf/term/fallen-wizard/6#2');
      t.say('A Ringwraith has him so too, a Wizard not; all have him as a hazard');
      for (const [kind, who, at] of [
        ['ringwraith', 'Hador', 'LE-372'],
        ['wizard', 'Éowyn', 'Edoras'],
        ['fallen-wizard', 'Éowyn', 'Edoras'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at, members: [who] },
              ...(kind === 'ringwraith'
                ? [{ at: 'Dol Guldur', members: ['Jerrek'] } as const]
                : []),
            ],
            hand: ['Wormtongue'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('organize');
        if (kind === 'wizard') t.resource.mayNot('play Wormtongue');
        else t.resource.may('play Wormtongue at Edoras').mayNot('play Wormtongue at Dol Guldur');
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
          hazard: { kind, hand: ['Wormtongue'] },
          moment: 'hazards',
        });
        t.hazard.may('play Wormtongue');
      }
      t.shows('crf/term/fallen-wizard/6#4', 'pef/term/fallen-wizards/2#1');
      t.say('Among the characters of a deck he is for those two, and not for a Wizard');
      for (const kind of ['fallen-wizard', 'ringwraith'] as const) {
        const avatar = kind === 'ringwraith' ? 'Ren the Ringwraith' : 'Saruman';
        t.game([{ kind, characters: [avatar, 'Wormtongue'] }, { pool: ['Dori'] }]);
        t.expect(t.state.players[0].deck.includes(t.card('Wormtongue').id), `so with a ${kind}`);
      }
      t.noGame([{ characters: ['Wormtongue'] }, { pool: ['Dori'] }], 'who is an agent');
      t.shows('crf/term/fallen-wizard/6#1', 'pef/term/fallen-wizards/2#2');
      t.say('In a company he is no agent: what is played on agents does not find him');
      for (const agent of [true, false]) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
          hazard: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Bree', members: agent ? ['Beretar'] : ['Beretar', 'Leamon'] }],
            agents: agent ? ['Leamon'] : [],
            hand: ['Never Seen Him'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (agent) t.hazard.may('play Never Seen Him');
        else t.hazard.refused('Never Seen Him', { 'no-target': 'coe/9.3' });
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elladan'] }],
            events: ['Face Out of Sight'],
          },
          hazard: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'Bree',
                members: agent ? ['Beretar'] : ['Beretar', { name: 'Leamon', status: 'tapped' }],
              },
            ],
            agents: agent ? [{ name: 'Leamon', status: 'tapped' }] : [],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.passUntil('organization', { turns: 1 });
        t.equal(t.card('Leamon').zone, agent ? 'hand' : 'play', agent ? 'an agent' : 'no agent');
      }
      t.say('Nor does it if his company is the one that moves');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', to: 'Rivendell', members: ['Leamon'] }],
        },
        hazard: { hand: ['Never Seen Him'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('Never Seen Him', { 'no-target': 'coe/9.3' });
      t.shows('crf/term/fallen-wizard/6#5');
      t.say('An agent who comes upon his people is no friend of theirs');
      for (const member of ['Gimli', 'Orc Captain'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'Goblin-gate',
                to: 'Moria',
                by: ['High Pass', 'Anduin Vales', 'Wold & Foothills', 'Redhorn Gate'],
                members: [member],
              },
            ],
          },
          hazard: { agents: ['Anarin'], sites: ['Moria'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.uses('Anarin').stage.resolve();
        t.equal(t.attack().detainment, false, `${member} may be wounded`);
      }
      t.shows('crf/term/fallen-wizard/6#6');
    },
  ),

  scenario(
    'In the sideboard of a Fallen-wizard an agent is a character, as with a Ringwraith',
    { proves: ['pef/term/fallen-wizards/2', 'coe/1.3.F4'], rules: ALL },
    (t) => {
      for (const [kind, who, at] of [
        ['fallen-wizard', 'Saruman', 'The White Towers'],
        ['ringwraith', 'Ren the Ringwraith', 'Minas Morgul'],
        ['wizard', 'Gandalf', 'Rivendell'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [who] }],
            sideboard: ['Wormtongue', 'Orc-guard', 'Sapling of the White Tree'],
          },
          moment: 'organization',
        });
        t.resource.chooses('sideboard', 'discard');
        t.resource.may('Sapling').mayNot('Orc-guard');
        if (kind === 'wizard') t.resource.mayNot('Wormtongue');
        else t.resource.may('Wormtongue');
      }
      t.shows('pef/term/fallen-wizards/2#3');
    },
  ),

  scenario(
    'Hero resources are neither for his Orcs nor used by them; those of minions are',
    { proves: ['coe/5.F3', 'coe/9.3.F1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'Weathertop',
              to: 'Ettenmoors',
              by: ['Arthedain', 'Rhudaur'],
              members: ['Gorbag'],
            },
          ],
          hand: ['Concealment', 'A Nice Place to Hide'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play A Nice Place to Hide');
      t.resource.refused('Concealment', { orcs: 'coe/5.F3' });
      t.resource.plays('A Nice Place to Hide').stage.resolve();
      t.equal(t.underAttack, false, 'a minion card helps them');
    },
  ),

  scenario(
    'A hero permanent-event does not lie on a company with an Orc or Troll',
    { proves: ['coe/5.F2'], rules: ALL },
    (t) => {
      const board = (last: 'Gorbag' | 'Galva') =>
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'The White Towers', members: ['Ostisen', 'Jerrek', 'Bergil', last] }],
            hand: ['Fellowship'],
          },
          moment: 'organization',
          asksPasses: true,
        });
      board('Gorbag');
      t.resource.refused('Fellowship', { orcs: 'coe/9.3.F1' });
      board('Galva');
      t.resource.may('play Fellowship');
    },
  ),

  scenario(
    'A Stage permanent-event is played while organizing, and at no other time',
    { proves: ['coe/5.F1'], rules: ALL },
    (t) => {
      const board = (moment: 'organization' | 'long-event' | 'entered') =>
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            hand: ['Bad Company'],
          },
          moment,
          asksPasses: true,
        });
      board('long-event');
      t.resource.refused('Bad Company', { 'stage-phase': 'coe/5.F1' });
      board('entered');
      t.resource.refused('Bad Company', { 'stage-phase': 'coe/5.F1' });
      board('organization');
      t.resource.plays('Bad Company').stage.resolve();
      t.equal(t.stagePoints(0), 2, 'it is in play');
    },
  ),

  scenario(
    'As he ends organizing he may discard a Stage card, if three stage points are left',
    {
      proves: ['coe/2.II.F1', 'pef/term/fallen-wizards/4', 'crf/term/stage-resources/3'],
      rules: ALL,
    },
    (t) => {
      const board = (...events: Named[]) => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            events,
            stored: [{ name: 'Keys of Orthanc', at: 'Isengard' }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.passes();
        t.asks(t.resource, 'organization-end');
      };
      board('Bad Company', 'Great Patron');
      t.resource.may('discard Bad Company').may('discard Keys of Orthanc');
      t.resource.chooses('discard Bad Company');
      t.equal(t.card('Bad Company').zone, 'discard', 'it is given up');
      t.equal(t.stagePoints(0), 3, 'three are left');
      t.shows('pef/term/fallen-wizards/4#1');
      t.say('What is stored can be given up as well');
      board('Bad Company', 'Great Patron');
      t.equal(t.stagePoints(0), 5, 'with the stored one');
      t.resource.chooses('discard Keys of Orthanc');
      t.equal(
        [t.card('Keys of Orthanc').zone, t.stagePoints(0)],
        ['discard', 4],
        'it is spent, and its stage point gone',
      );
      t.shows('crf/term/stage-resources/3#2');
      board('Bad Company', 'Great Patron', 'Never Refuse');
      t.resource.chooses('discard Bad Company').mayNot('discard');
      t.skipTo('organization', { turns: 1 });
      t.skipTo('organization', { turns: 1 });
      t.passUntil('organization-end').resource.may('discard Never Refuse');
      t.shows('pef/term/fallen-wizards/4#3', 'crf/term/stage-resources/3#2');
      t.say('Of three none can be spared, though two would be left');
      board('Bad Company');
      t.equal(t.stagePoints(0), 3, 'the two of the card and that of the keys');
      t.resource.mayNot('discard');
      t.shows('pef/term/fallen-wizards/4#2', 'crf/term/stage-resources/3#2');
      t.say('Nor is one given up in another phase');
      for (const moment of ['untap', 'long-event', 'hazards', 'entered', 'end-of-turn'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            events: ['Bad Company', 'Great Patron'],
            stored: [{ name: 'Keys of Orthanc', at: 'Isengard' }],
          },
          moment,
          asksPasses: true,
        });
        t.resource.mayNot('discard Bad Company').mayNot('discard Great Patron');
      }
      t.shows('pef/term/fallen-wizards/4#5');
    },
  ),

  scenario(
    'A Stage card may be discarded at any time of organizing, once; now only as it ends',
    { proves: ['pef/term/fallen-wizards/4', 'coe/2.II.F1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Beretar'] }],
          events: ['Bad Company', 'Great Patron', 'Never Refuse'],
          hand: ['Great Patron'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (t.rules === 'coe') {
        t.resource.mayNot('discard').passes();
        t.hazard.passes();
        t.asks(t.resource, 'organization-end').resource.may('discard Great Patron');
        t.shows('pef/term/fallen-wizards/4#4');
        return;
      }
      t.resource.chooses('discard Great Patron').may('play Great Patron');
      t.shows('pef/term/fallen-wizards/4#1');
      t.resource.mayNot('discard');
      t.shows('pef/term/fallen-wizards/4#3');
      t.say('What cannot be duplicated can be played anew');
      t.resource.plays('Great Patron').stage.resolve();
      t.resource.passes();
      t.hazard.passes();
      t.resource.mayNot('discard');
    },
  ),
];
