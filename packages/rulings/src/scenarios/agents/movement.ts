import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const walkers = {
  companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Gildor Inglorion'] }],
} as const;

export const agentMovement: readonly Scenario[] = [
  scenario(
    'Face-down he goes from one of his homes to a site nearby, and taps; the card tells nothing',
    { proves: ['coe/4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: walkers,
        hazard: {
          // at home in Cameth Brin or the Dunnish Clan-hold
          agents: ['Leamon'],
          sites: [
            'Mount Gram',
            'Goblin-gate',
            'Tharbad',
            'Lake-town',
            'Rivendell',
            'The Under-gates',
          ],
        },
        moment: 'hazards',
      });
      t.hazard
        .may('move Leamon to Mount Gram')
        .may('move Leamon to Tharbad')
        .mayNot('move Leamon to Lake-town')
        .mayNot('move Leamon to Rivendell')
        .mayNot('move Leamon to The Under-gates')
        .mayNot('move Leamon back');
      t.hazard.chooses('move Leamon to Mount Gram');
      t.expect(
        t.state.zone.every((z, id) => z !== 'aside' || !t.sees(0, id)),
        'not even as it is declared is the card seen',
      );
      t.resolve();
      t.equal(t.card('Leamon').status, 'tapped', 'he has tapped');
      t.equal(t.agent('Leamon').trail, ['Mount Gram'], 'the card lies with him');
      const [card] = t.agent('Leamon').cards;
      t.expect(t.sees(1, card) && !t.sees(0, card) && !t.sees(-1, card), 'for his player alone');
    },
  ),

  scenario(
    'The next site is near the last; or he goes back by one, whose card returns',
    { proves: ['coe/4.1'], rules: ALL },
    (t) => {
      const board = () =>
        t.board({
          resource: walkers,
          hazard: {
            agents: [{ name: 'Leamon', via: ['Mount Gram'], status: 'tapped' }],
            sites: ['Carn Dûm', 'Isengard', 'Mount Gundabad'],
          },
          moment: 'hazards',
        });
      board();
      t.hazard.may('move Leamon to Carn Dûm').mayNot('move Leamon to Isengard');
      t.hazard.chooses('move Leamon to Carn Dûm').stage.resolve();
      t.equal(t.agent('Leamon').trail, ['Mount Gram', 'Carn Dûm'], 'in the order of his way');
      board();
      t.hazard.chooses('move Leamon back').stage.resolve();
      t.equal(t.agent('Leamon').trail, [], 'at home again');
      t.equal(t.card('Leamon').status, 'tapped', 'that he was tapped already is no matter');
      t.expect(
        t.state.players[1].sites.includes(t.id('Mount Gram')),
        'the card is in the location deck',
      );
      t.say('Who is untapped taps to go back');
      t.board({
        resource: walkers,
        hazard: { agents: [{ name: 'Leamon', via: ['Mount Gram'] }] },
        moment: 'hazards',
      });
      t.hazard.chooses('move Leamon back').stage.resolve();
      t.equal(t.card('Leamon').status, 'tapped', 'as for any other way');
    },
  ),

  scenario(
    'Revealed, his way is looked at and the cards of it go back; only the site where he is stays',
    { proves: ['coe/4.1', 'coe/4.2', 'coe/4.2.1', 'crf/term/agent/21'], rules: ALL },
    (t) => {
      t.board({
        resource: walkers,
        hazard: { agents: [{ name: 'Leamon', via: ['Mount Gram', 'Carn Dûm'] }], sites: [] },
        moment: 'hazards',
      });
      t.hazard.chooses('reveal Leamon');
      t.equal([t.card('Leamon').zone, t.card('Leamon').site], ['play', 'Carn Dûm'], 'he is there');
      t.equal(t.agent('Leamon').trail, ['Carn Dûm'], 'with this card alone');
      t.expect(t.sees(0, t.id('Carn Dûm')), 'which lies open now');
      t.expect(t.state.players[1].sites.includes(t.id('Mount Gram')), 'the other is back');
      t.shows('crf/term/agent/21#1');
      t.say('Face-up he needs no home to start from, and each site takes the place of the last');
      t.hazard.mayNot('move Leamon back').mayNot('move Leamon to Cameth Brin');
      t.hazard.chooses('move Leamon to Mount Gram').stage.resolve();
      t.equal(t.agent('Leamon').trail, ['Mount Gram'], 'there he is');
      t.expect(t.sees(0, t.id('Mount Gram')), 'for all to see');
      t.expect(t.state.players[1].sites.includes(t.id('Carn Dûm')), 'the last one is back');
      t.say('Nor does anybody ask how he came so far from his homes');
      t.board({
        resource: walkers,
        hazard: {
          agents: [{ name: 'Leamon', via: ['Lake-town'], faceUp: true }],
          sites: ['Dale', 'Mount Gram'],
        },
        moment: 'hazards',
      });
      t.hazard.mayNot('move Leamon to Mount Gram').chooses('move Leamon to Dale').stage.resolve();
      t.equal([t.card('Leamon').zone, t.card('Leamon').site], ['play', 'Dale'], 'there he is');
      t.shows('crf/term/agent/21#2');
    },
  ),

  scenario(
    'Who did not come lawfully is discarded as he is revealed, from home or from where he lay open',
    { proves: ['coe/4.2', 'coe/4.2.1', 'crf/term/agent/22'], rules: ALL },
    (t) => {
      for (const [via, based, stays] of [
        [['Lake-town'], false, false],
        [['Mount Gram', 'Isengard'], false, false],
        [['Lake-town', 'Dale'], true, true],
        [['Lake-town', 'Isengard'], true, false],
      ] as const) {
        t.board({
          resource: walkers,
          hazard: { agents: [{ name: 'Leamon', via, ...(based ? { based } : {}) }] },
          moment: 'hazards',
        });
        t.hazard.chooses('reveal Leamon');
        t.equal(t.card('Leamon').zone, stays ? 'play' : 'discard', `by ${via.join(' and ')}`);
        t.equal(
          t.state.players[1].sites.length,
          stays ? via.length - 1 : via.length,
          'what is not his site any more has gone back',
        );
        if (based) t.shows('crf/term/agent/22#2');
      }
      t.say('So it is if he goes on from there, face-down, and is revealed where he has come');
      t.board({
        resource: walkers,
        hazard: {
          agents: [{ name: 'Leamon', via: ['Lake-town'], based: true }],
          sites: ['Dale'],
        },
        moment: 'hazards',
      });
      t.hazard.chooses('move Leamon to Dale').stage.resolve();
      t.hazard.chooses('reveal Leamon');
      t.equal([t.card('Leamon').zone, t.card('Leamon').site], ['play', 'Dale'], 'he stays');
      t.shows('crf/term/agent/22#2');
    },
  ),

  scenario(
    'No agent goes to a haven of Wizards, unless his card says so',
    { proves: ['coe/4.4', 'crf/term/agent/14'], rules: ALL },
    (t) => {
      t.board({
        resource: walkers,
        hazard: {
          agents: ['Herion', 'Elwen'],
          sites: ['Edhellond', 'Lond Galen', 'Vale of Erech'],
        },
        moment: 'hazards',
      });
      t.hazard.mayNot('move Herion to Edhellond').may('move Herion to Lond Galen');
      t.shows('crf/term/agent/14#1');
      t.hazard.may('move Elwen to Edhellond').may('move Elwen to Lond Galen');
      t.shows('crf/term/agent/14#3');
      t.say('The way of one who did is looked at when he is revealed');
      for (const [name, zone] of [
        ['Herion', 'discard'],
        ['Elwen', 'play'],
      ] as const) {
        t.board({
          resource: walkers,
          hazard: { agents: [{ name, via: ['Edhellond', 'Lond Galen'] }] },
          moment: 'hazards',
        });
        t.hazard.chooses(`reveal ${name}`);
        t.equal(t.card(name).zone, zone, name);
      }
      t.shows('crf/term/agent/14#1', 'crf/term/agent/14#3');
      t.say('To a Wizardhaven in play none but Elves go, nor may their way have led over one');
      for (const [name, at, may] of [
        ['Leamon', 'WH-58', false],
        ['Anarin', 'WH-58', true],
        ['Leamon', 'Bag End', true],
      ] as const) {
        const resource = {
          kind: at === 'WH-58' ? 'fallen-wizard' : 'wizard',
          companies: [{ at, members: ['Elladan', 'Elrohir'] }],
        } as const;
        t.board({
          resource,
          hazard: { agents: [{ name, via: ['Bree'], based: true }], sites: ['TW-430'] },
          moment: 'hazards',
        });
        if (may) t.hazard.may(`move ${name} to The White Towers`);
        else t.hazard.mayNot(`move ${name} to The White Towers`);
        t.board({
          resource,
          hazard: { agents: [{ name, via: ['Bree', 'TW-430', 'Cameth Brin'], based: true }] },
          moment: 'hazards',
        });
        t.hazard.chooses(`reveal ${name}`);
        t.equal(t.card(name).zone, may ? 'play' : 'discard', name);
      }
      t.say('Another side’s card of the place is no better');
      t.board({
        resource: walkers,
        hazard: { kind: 'ringwraith', agents: ['Herion'], sites: ['AS-145', 'LE-366'] },
        moment: 'hazards',
      });
      t.hazard.mayNot('move Herion to Edhellond').may('move Herion to Dol Amroth');
      t.shows('crf/term/agent/14#2');
    },
  ),

  scenario(
    'Which site cards agents use, and for whom Dagorlad and Udûn are neighbours',
    {
      proves: [
        'coe/4.R1',
        'coe/4.F1',
        'coe/4.B1',
        'coe/4.B2',
        'crf/term/agent/15',
        'crf/term/agent/20',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [kind, marshes, may, mayNot] of [
        ['wizard', 'TW-384', [], ['AS-137']],
        ['ringwraith', 'LE-364', ['LE-361'], ['AS-137']],
        ['fallen-wizard', 'TW-384', [], ['AS-137', 'LE-361']],
        ['balrog', 'LE-364', ['LE-361'], ['BA-86']],
      ] as const)
        for (const site of [...may, ...mayNot]) {
          t.board({
            resource: walkers,
            hazard: {
              kind,
              agents: [{ name: 'Leamon', via: [marshes], based: true }],
              sites: [site],
            },
            moment: 'hazards',
          });
          if ((may as readonly string[]).includes(site))
            t.hazard.may('move Leamon to Cirith Gorgor');
          else t.hazard.mayNot('move Leamon to Cirith Gorgor');
          if (kind === 'ringwraith' && site === 'LE-361') t.shows('crf/term/agent/20#1');
          if (kind === 'wizard') t.shows('crf/term/agent/20#2');
          if (kind === 'fallen-wizard' && site === 'AS-137') t.shows('crf/term/agent/15#4');
        }
      t.say('And so it is on the way back');
      for (const [kind, from, to, may] of [
        ['ringwraith', 'LE-361', 'LE-364', true],
        ['wizard', 'AS-137', 'TW-384', false],
      ] as const) {
        t.board({
          resource: walkers,
          hazard: {
            kind,
            agents: [{ name: 'Leamon', via: [from], based: true }],
            sites: [to],
          },
          moment: 'hazards',
        });
        if (may) t.hazard.may('move Leamon to Dead Marshes');
        else t.hazard.mayNot('move Leamon to Dead Marshes');
        t.shows(`crf/term/agent/20#${may ? 1 : 2}`);
      }
      t.say('Nor, where they are neighbours, is the way of one who came by them found fault with');
      for (const [kind, way, zone] of [
        ['ringwraith', ['LE-364', 'LE-361'], 'play'],
        ['wizard', ['TW-384', 'AS-137'], 'discard'],
      ] as const) {
        t.board({
          resource: walkers,
          hazard: { kind, agents: [{ name: 'Leamon', via: way, based: true }] },
          moment: 'hazards',
        });
        t.hazard.chooses('reveal Leamon');
        t.equal(t.card('Leamon').zone, zone, kind);
        t.shows(`crf/term/agent/20#${kind === 'wizard' ? 2 : 1}`);
      }
      t.say('A Fallen-wizard’s agents go by hero cards, but not by that of a site he has in play');
      for (const [site, at, may] of [
        ['TW-380', 'LE-394', true],
        ['LE-359', 'LE-394', false],
        ['TW-380', 'LE-359', false],
      ] as const) {
        t.board({
          resource: walkers,
          hazard: {
            kind: 'fallen-wizard',
            companies: [{ at, members: ['Faramir'] }],
            agents: [{ name: 'Leamon', via: ['TW-379'], based: true }],
            sites: [site],
          },
          moment: 'hazards',
        });
        if (may) t.hazard.may('move Leamon to Carn Dûm');
        else t.hazard.mayNot('move Leamon to Carn Dûm');
      }
      t.shows('crf/term/agent/15#3');
      t.say(
        'Nor by one of which the other version is in his discard pile; and who came by it is found out',
      );
      for (const [discard, may] of [
        ['LE-394', true],
        ['LE-359', false],
      ] as const) {
        const hazard = { kind: 'fallen-wizard', discard: [discard] } as const;
        t.board({
          resource: walkers,
          hazard: {
            ...hazard,
            agents: [{ name: 'Leamon', via: ['TW-379'], based: true }],
            sites: ['TW-380'],
          },
          moment: 'hazards',
        });
        if (may) t.hazard.may('move Leamon to Carn Dûm');
        else t.hazard.mayNot('move Leamon to Carn Dûm');
        t.board({
          resource: walkers,
          hazard: {
            ...hazard,
            agents: [{ name: 'Leamon', via: ['TW-379', 'TW-380'], based: true }],
          },
          moment: 'hazards',
        });
        t.hazard.chooses('reveal Leamon');
        t.equal(t.card('Leamon').zone, may ? 'play' : 'discard', `with ${discard} spent`);
      }
    },
  ),
];
