import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { defend, face } from '../combat/help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** What differs with the kind of player. */
export const kindsOfPlayer: readonly Scenario[] = [
  scenario(
    'A Ringwraith drafts six, and starts where the Nazgûl dwell',
    { proves: ['coe/1.9.R1', 'coe/1.10.R1'], rules: ['coe', 'tournament'] },
    (t) => {
      const many: Named[] = [
        'Orc Brawler',
        'Orc Sniffler',
        'Orc Tracker',
        'Orc Veteran',
        'Muzgash',
        'Radbug',
      ];
      t.game([
        { kind: 'ringwraith', pool: [...many, 'Lagduf'], sites: ['Dol Guldur'] },
        { pool: ['Dori'] },
      ]);
      t.resource.chooses(many[0]);
      t.hazard.passes();
      for (const name of many.slice(1)) t.asks(t.resource, 'draft').resource.chooses(name);
      t.asks(t.resource, 'leftover');
      t.equal(t.company(many[0]).members.length, 6, 'six, and no seventh');
      t.rolls(9, 5).resource.passes();
      t.hazard.passes();
      t.equal(t.card(many[0]).site, 'Dol Guldur', 'there they are');
    },
  ),

  scenario(
    'Two starting sites: who starts at which of them is said once the draft is over',
    {
      proves: ['coe/1.10.R1', 'coe/1.10.B1', 'crf/tournament/starting-companies/1'],
      rules: ['coe', 'tournament'],
    },
    (t) => {
      const game = (kind: 'ringwraith' | 'balrog', sites: Named[], pool: Named[]) => {
        t.game([
          { kind, pool, sites },
          { pool: ['Dori'], sites: ['Rivendell', 'Lórien'] },
        ]);
        t.resource.chooses(pool[0]);
        t.hazard.passes();
        for (const name of pool.slice(1)) t.asks(t.resource, 'draft').resource.chooses(name);
        t.hazard.passes();
      };
      const orcs: Named[] = ['Muzgash', 'Radbug', 'Lagduf'];
      game('ringwraith', ['Dol Guldur', 'Carn Dûm', 'Minas Morgul', 'Dol Guldur'], orcs);
      t.asks(t.resource, 'starting-site').resource.options_are('Dol Guldur', 'Minas Morgul');
      t.resource.chooses('Minas Morgul');
      t.asks(t.resource, 'starting-split').resource.options_are(
        'Muzgash starts at Dol Guldur',
        'Radbug starts at Dol Guldur',
        'Lagduf starts at Dol Guldur',
        'pass',
      );
      t.resource.chooses('Radbug starts');
      t.rolls(9, 5).resource.chooses('Lagduf starts');
      // the last of a company is not asked for: no company is without anybody
      t.equal(t.card('Muzgash').site, 'Minas Morgul', 'he is where they first were to be');
      t.equal(t.company('Radbug').members.length, 2, 'the others are together');
      t.equal(t.card('Lagduf').site, 'Dol Guldur', 'at the other site');
      game('ringwraith', ['Dol Guldur', 'Minas Morgul'], orcs);
      t.resource.chooses('Dol Guldur');
      t.rolls(9, 5).resource.passes();
      t.equal(t.company('Radbug').members.length, 3, 'nobody has to part');
      game('balrog', ['Moria', 'The Under-gates'], orcs);
      t.resource.chooses('Moria').chooses('Radbug starts');
      t.rolls(9, 5).resource.passes();
      t.equal(t.card('Radbug').site, 'The Under-gates', 'the other of his sites');
      t.equal(t.card('Muzgash').site, 'Moria', 'and they are at the first');
    },
  ),

  scenario(
    'Each avatar has places of its own to be revealed at',
    {
      proves: [
        'coe/2.II.2.1.W1',
        'coe/2.II.2.1.R1',
        'coe/2.II.2.1.F1',
        'coe/2.II.2.1.B1',
        'crf/tournament/starting-companies/2',
      ],
      rules: ALL,
    },
    (t) => {
      const board = (
        kind: 'wizard' | 'ringwraith' | 'fallen-wizard' | 'balrog',
        avatar: Named,
        sites: Named[],
      ) => {
        t.board({ resource: { kind, hand: [avatar], sites }, moment: 'organization' });
        t.resource.chooses('organize');
      };
      board('wizard', 'Alatar', ['Rivendell', 'Edhellond', 'Lórien']);
      t.resource
        .may('play Alatar at Rivendell')
        .may('play Alatar at Edhellond')
        .mayNot('play Alatar at Lórien');
      board('ringwraith', 'Ren the Ringwraith', [
        'Dol Guldur',
        'Minas Morgul',
        'Carn Dûm',
        'Barad-dûr',
      ]);
      t.resource.may('play Ren the Ringwraith at Dol Guldur');
      t.shows('crf/tournament/starting-companies/2#1');
      t.resource.may('play Ren the Ringwraith at Minas Morgul');
      t.shows('crf/tournament/starting-companies/2#2');
      t.resource.may('play Ren the Ringwraith at Barad-dûr');
      t.shows('crf/tournament/starting-companies/2#3');
      t.resource.mayNot('play Ren the Ringwraith at Carn Dûm');
      t.shows('crf/tournament/starting-companies/2#4');
      // who is at home elsewhere has the same two Darkhavens, and not this site
      board('ringwraith', 'Dwar the Ringwraith', ['Dol Guldur', 'Minas Morgul', 'Barad-dûr']);
      t.resource
        .may('play Dwar the Ringwraith at Dol Guldur')
        .may('play Dwar the Ringwraith at Minas Morgul')
        .mayNot('play Dwar the Ringwraith at Barad-dûr');
      t.shows('crf/tournament/starting-companies/2#4');
      // each has a home of his own
      board('ringwraith', 'Adûnaphel the Ringwraith', ['Urlurtsu Nurn', 'Barad-dûr']);
      t.resource
        .may('play Adûnaphel the Ringwraith at Urlurtsu Nurn')
        .mayNot('play Adûnaphel the Ringwraith at Barad-dûr');
      t.shows('crf/tournament/starting-companies/2#3', 'crf/tournament/starting-companies/2#4');
      board('fallen-wizard', 'Saruman', ['Isengard', 'Rivendell', 'The White Towers']);
      t.resource
        .may('play Saruman at Isengard')
        .mayNot('play Saruman at Rivendell')
        .mayNot('play Saruman at The White Towers');
      board('balrog', 'The Balrog', ['Moria', 'The Under-gates']);
      t.resource.may('play The Balrog at The Under-gates').mayNot('play The Balrog at Moria');
    },
  ),

  scenario(
    'A haven heals those to whom it is a haven',
    { proves: ['coe/g.hav.3', 'coe/g.hav.F1'], rules: ALL },
    (t) => {
      const wounded = (
        kind: 'wizard' | 'ringwraith' | 'fallen-wizard' | 'balrog',
        name: Named,
        at: Named,
      ): string => {
        t.board({
          resource: { kind, companies: [{ at, members: [{ name, status: 'wounded' }] }] },
          moment: 'untap',
        });
        return t.card(name).status;
      };
      t.equal(wounded('wizard', 'Faramir', 'Rivendell'), 'tapped', 'a hero at a Haven');
      t.equal(wounded('ringwraith', 'Orc Captain', 'Dol Guldur'), 'tapped', 'at a Darkhaven');
      t.equal(wounded('ringwraith', 'Orc Captain', 'Rivendell'), 'wounded', 'not at the others’');
      t.equal(wounded('fallen-wizard', 'Faramir', 'Rivendell'), 'wounded', 'a Haven is not his');
      t.equal(wounded('fallen-wizard', 'Faramir', 'The White Towers'), 'tapped', 'but this is');
      t.equal(wounded('balrog', 'Orc Captain', 'Moria'), 'tapped', 'Moria is the Balrog’s');
    },
  ),

  scenario(
    'A minion haven that is ruins to the Balrog heals nobody of his',
    { proves: ['coe/1.4.B2'], rules: ALL },
    (t) => {
      for (const [kind, status] of [
        ['ringwraith', 'tapped'],
        ['balrog', 'wounded'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Geann a-Lisch', members: [{ name: 'Orc Captain', status: 'wounded' }] },
            ],
          },
          moment: 'untap',
        });
        t.equal(t.card('Orc Captain').status, status, kind);
      }
    },
  ),

  scenario(
    'Which items are of use depends on whose they are, and on who bears them',
    {
      proves: ['coe/6.1.W1', 'coe/6.1.R1', 'coe/6.1.R2', 'coe/6.1.F1', 'coe/6.1.B1', 'coe/6.1.B2'],
      rules: ALL,
    },
    (t) => {
      const more = (
        kind: 'wizard' | 'ringwraith' | 'fallen-wizard' | 'balrog',
        name: Named,
        item: Named,
        stat: 'prowess' | 'influence' = 'prowess',
      ): boolean => {
        t.board({
          resource: { kind, companies: [{ at: 'Moria', members: [name] }] },
          moment: 'organization',
        });
        const bare = t.card(name).stat(stat);
        t.board({
          resource: { kind, companies: [{ at: 'Moria', members: [{ name, bears: [item] }] }] },
          moment: 'organization',
        });
        return t.card(name).stat(stat) > bare;
      };
      const HERO = 'Sword of Gondolin';
      const MINION = 'Saw-toothed Blade';
      const HELM = 'LE-313'; // High Helm of the minions
      t.equal(more('wizard', 'Faramir', HERO), true, 'a hero uses his own');
      t.equal(more('wizard', 'Faramir', MINION), false, 'and not theirs');
      t.equal(more('ringwraith', 'Orc Captain', MINION), true, 'a minion likewise');
      t.equal(more('ringwraith', 'Orc Captain', HELM, 'influence'), true, 'a helm too');
      t.equal(more('ringwraith', 'Orc Captain', HERO), false, 'and not the heroes’');
      t.equal(more('ringwraith', 'Hador', HERO), false, 'though he be a Man');
      t.equal(
        more('ringwraith', 'Ren the Ringwraith', HELM, 'influence'),
        false,
        'a Ringwraith none',
      );
      t.equal(more('balrog', 'Orc Captain', MINION), true, 'the Balrog’s servants');
      t.equal(more('balrog', 'Orc Captain', HERO), false, 'not the heroes’');
      t.equal(more('balrog', 'Hador', HERO), false, 'nor do Men');
      t.equal(more('balrog', 'The Balrog', HELM, 'influence'), false, 'the Balrog none');
      t.equal(more('fallen-wizard', 'Faramir', HERO), true, 'a Fallen-wizard’s Man both');
      t.equal(more('fallen-wizard', 'Faramir', MINION), true, 'both');
      t.equal(more('fallen-wizard', 'Orc Captain', MINION), true, 'his Orcs those of minions');
      t.equal(more('fallen-wizard', 'Orc Captain', HERO), false, 'and no others');
      t.equal(more('fallen-wizard', 'Troll Lout', MINION), true, 'so do his Trolls');
      t.equal(more('fallen-wizard', 'Troll Lout', HERO), false, 'and none of the heroes’');
    },
  ),

  scenario(
    'A creature without an asterisk is nothing to a minion player, one with it is',
    { proves: ['coe/3.v.R1', 'coe/3.v.F1', 'coe/3.v.B1'], rules: ALL },
    (t) => {
      const plain = 'Giant';
      const starred = 'Elves upon Errantry';
      for (const [kind, who, creature, zone] of [
        ['wizard', 'Boromir II', plain, 'pile'],
        ['fallen-wizard', 'Boromir II', plain, 'pile'],
        ['fallen-wizard', 'Orc Captain', starred, 'removed'],
        ['ringwraith', 'Orc Captain', plain, 'removed'],
        ['ringwraith', 'Orc Captain', starred, 'pile'],
        ['balrog', 'Orc Captain', plain, 'removed'],
        ['balrog', 'Orc Captain', starred, 'pile'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Weathertop',
                to: 'Ettenmoors',
                by: ['Arthedain', 'Rhudaur'],
                members: [who],
              },
            ],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
        });
        t.hazard.plays(creature).stage.resolve();
        t.passUntil('defend');
        defend(t, who);
        t.rolls(12);
        face(t, who);
        t.equal(t.card(creature).zone, zone, `${kind}: ${creature}`);
      }
    },
  ),

  scenario(
    'To hazards a Fallen-wizard’s covert company is one of heroes, an overt one of minions, and neither is when attacks detain',
    { proves: ['coe/2.IV.vii.F1'], rules: ALL },
    (t) => {
      for (const [who, playable] of [
        ['Boromir II', false],
        ['Orc Captain', true],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'Weathertop', to: 'Ettenmoors', by: ['Arthedain', 'Rhudaur'], members: [who] },
            ],
          },
          hazard: { hand: ['Elves upon Errantry', 'Ent in Search of the Entwives'] },
          moment: 'hazards',
        });
        t.equal(
          t.hazard.options().some((o) => o.includes('play Elves upon Errantry')),
          playable,
          `${who}: what only minions meet`,
        );
        t.hazard.plays('Ent in Search of the Entwives').stage.resolve();
        t.passUntil('defend');
        t.equal(t.attack().detainment, true, `${who}: what only detains heroes`);
      }
      t.say('What is keyed to a Shadow-hold detains minions, and none of his');
      for (const [kind, who, detains] of [
        ['ringwraith', 'Orc Captain', true],
        ['fallen-wizard', 'Orc Captain', false],
        ['fallen-wizard', 'Boromir II', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: kind === 'ringwraith' ? 'LE-394' : 'TW-415', members: [who] }],
          },
          hazard: { hand: ['Orc-guard'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-guard').stage.resolve();
        t.passUntil('defend');
        t.equal(t.attack().detainment, detains, `${kind}: ${who}`);
      }
    },
  ),

  scenario(
    'Movement: starter movement is for Wizards and Ringwraiths, and minions pass the Black Gate',
    {
      proves: ['coe/2.II.7.i.F1', 'coe/2.II.7.i.B1', 'coe/2.II.7.ii.R1', 'coe/2.II.7.ii.B1'],
      rules: ALL,
    },
    (t) => {
      const may = (
        kind: 'wizard' | 'ringwraith' | 'fallen-wizard' | 'balrog',
        who: Named,
        at: Named,
        to: Named,
      ): boolean => {
        t.board({
          resource: { kind, companies: [{ at, members: [who] }], sites: [to] },
          moment: 'organization',
        });
        return t.resource.options().some((o) => o.includes(`to ${to}`));
      };
      t.equal(may('wizard', 'Faramir', 'Lórien', 'Edhellond'), true, 'from haven to haven');
      t.equal(may('fallen-wizard', 'Faramir', 'Lórien', 'Edhellond'), false, 'not so');
      t.equal(may('fallen-wizard', 'Faramir', 'Lórien', 'Edoras'), true, 'but by region');
      t.equal(may('ringwraith', 'Orc Captain', 'Carn Dûm', 'Geann a-Lisch'), true, 'likewise');
      t.equal(may('balrog', 'Orc Captain', 'Carn Dûm', 'Geann a-Lisch'), false, 'not so');
      t.equal(may('ringwraith', 'Orc Captain', 'Dead Marshes', 'Cirith Gorgor'), true, 'at once');
      t.equal(may('balrog', 'Orc Captain', 'Dead Marshes', 'Cirith Gorgor'), true, 'likewise');
      t.equal(may('wizard', 'Faramir', 'Dead Marshes', 'Cirith Gorgor'), false, 'not for heroes');
    },
  ),

  scenario(
    'Influence that controls nobody stands beside what is left of the twenty',
    { proves: ['coe/1.12.R1', 'coe/1.12.B1'], rules: ALL },
    (t) => {
      for (const [kind, left] of [
        ['wizard', 15],
        ['ringwraith', 20],
        ['fallen-wizard', 15],
        ['balrog', 20],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'Moria', members: ['Orc Captain'] }] },
          moment: 'organization',
        });
        t.equal(t.generalInfluence(0), left, kind);
      }
      t.say(
        'It is there with nothing left of the twenty, and less than nothing; and it bears nobody',
      );
      for (const [kind, left] of [
        ['ringwraith', 5],
        ['balrog', 5],
      ] as const) {
        for (const more of ['Dôgrib', 'Troll Lout'] as const) {
          t.board({
            resource: {
              kind,
              companies: [
                {
                  at: kind === 'balrog' ? 'Moria' : 'Dol Guldur',
                  members: ['Lieutenant of Angmar', 'Lieutenant of Dol Guldur', more],
                },
              ],
            },
            moment: 'organization',
            asksPasses: true,
          });
          t.equal(t.generalInfluence(0), left, `${kind}, with ${more}`);
          if (more === 'Dôgrib') t.passUntil('long-event');
          else t.passUntil('over-influence').resource.may(more);
        }
      }
    },
  ),

  scenario(
    'Items of the other side are worth half, and who is no friend of councils calls none',
    { proves: ['coe/10.W1', 'coe/10.R1', 'coe/10.2.R1', 'coe/10.2.B1'], rules: ALL },
    (t) => {
      for (const [kind, who, worth, calls] of [
        ['wizard', 'Faramir', 2, true],
        ['ringwraith', 'Orc Captain', 1, false],
        ['balrog', 'Orc Captain', 1, false],
      ] as const) {
        t.board({
          resource: {
            kind,
            exhausted: 2,
            companies: [{ at: 'Bree', members: [{ name: who, bears: ['Red Arrow'] }] }],
          },
          hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }] },
          moment: 'end-of-turn',
        });
        t.equal(t.points(0).item, worth, `${kind}: the item`);
        t.passUntil(calls ? 'call' : 'pick');
      }
      t.say('What is odd is rounded up, and their own count in full');
      for (const [kind, who, item, worth] of [
        ['wizard', 'Faramir', 'LE-334', 2],
        ['wizard', 'Faramir', 'Enruned Shield', 3],
        ['wizard', 'Faramir', 'Black-mail Coat', 1],
        ['ringwraith', 'Orc Captain', 'Enruned Shield', 2],
        ['ringwraith', 'Orc Captain', 'LE-334', 3],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'Bree', members: [{ name: who, bears: [item] }] }] },
          moment: 'organization',
        });
        t.equal(t.points(0).item, worth, `${kind}: ${item}`);
      }
    },
  ),

  scenario(
    'What cards say of a Wizard is said of a Fallen-wizard too',
    { proves: ['coe/g.wiz.F1'], rules: ALL },
    (t) => {
      for (const kind of ['wizard', 'fallen-wizard'] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'Bree', members: ['Saruman', 'Beretar'] }] },
          hazard: { hand: ['Lure of Creation', 'Lure of Expedience'] },
          moment: 'hazards',
        });
        t.hazard.may('play Lure of Creation').may('play Lure of Expedience');
        t.hazard.plays('Lure of Creation').stage.resolve();
        t.equal(t.card('Lure of Creation').host, 'Saruman', `${kind}: upon him`);
      }
      t.say('And what is not for Wizards is not for him');
      t.board({
        resource: { kind: 'fallen-wizard', companies: [{ at: 'Bree', members: ['Saruman'] }] },
        hazard: { hand: ['Lure of Expedience'] },
        moment: 'hazards',
      });
      t.hazard.refused('Lure of Expedience', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'What cards say of a Ringwraith is said of the Balrog too, but of no servant of his',
    { proves: ['coe/g.rw.B1'], rules: ALL },
    (t) => {
      const board = (kind: 'ringwraith' | 'balrog', who: Named) =>
        t.board({
          resource: { kind, companies: [{ at: 'Cirith Gorgor', members: [who] }] },
          hazard: { hand: ['Lure of the Senses'] },
          moment: 'hazards',
        });
      board('ringwraith', 'Ren the Ringwraith');
      t.hazard.refused('Lure of the Senses', { 'no-target': 'coe/9.3' });
      board('balrog', 'The Balrog');
      t.hazard.refused('Lure of the Senses', { 'no-target': 'coe/9.3' });
      board('balrog', 'Orc Captain');
      t.hazard.may('play Lure of the Senses');
    },
  ),
];
