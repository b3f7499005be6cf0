import { query } from '@mathom/engine';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled, SPARE } from '../help.ts';

/** Hazards and creatures that know whom they meet: a Wizard, or a servant of the Shadow. */
export const whomTheyMeet: readonly Scenario[] = [
  scenario(
    'Abductor takes no Ringwraith away',
    { proves: ['crf/card/abductor/1'], rules: ALL },
    (t) => {
      for (const [who, zone] of [
        ['Ren the Ringwraith', 'play'],
        ['Ciryaher', 'discard'],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Dol Guldur', to: 'LE-354', members: [{ name: who, status: 'tapped' }] },
            ],
          },
          hazard: { hand: ['Abductor'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Abductor', 'Border-land').stage.resolve();
        t.fightOut(...(zone === 'play' ? [2, 2] : [2]));
        t.equal(t.card(who).zone, zone, who);
      }
    },
  ),

  scenario(
    'The Spider of the Môrlat, where she waits, only holds up the servants of the Shadow',
    { proves: ['crf/card/spider-of-the-morlat/1'], rules: ALL },
    (t) => {
      for (const kind of ['wizard', 'ringwraith'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Lórien', to: 'Rhosgobel', members: ['Aragorn II'] }
                : { at: 'LE-367', to: 'AS-159', members: ['Orc Captain'] },
            ],
          },
          hazard: { events: ['Spider of the Môrlat'] },
          moment: 'passives',
        });
        t.passUntil('assign');
        t.equal(t.attack().detainment, kind === 'ringwraith', kind);
      }
    },
  ),

  scenario(
    'A haven is its own nearest haven, and for minions a Darkhaven is meant',
    { proves: ['coe/g.hav.1', 'crf/term/haven/2', 'crf/term/darkhaven/4'], rules: ALL },
    (t) => {
      for (const [kind, who, ally, at, stays] of [
        ['wizard', 'Gimli', 'Treebeard', 'Lórien', true],
        ['wizard', 'Gimli', 'Treebeard', 'Rivendell', false],
        ['ringwraith', 'Asternak', 'Stinker', 'Carn Dûm', true],
        ['ringwraith', 'Asternak', 'Stinker', 'Minas Morgul', false],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at, members: [{ name: who, bears: [ally] }] }] },
          hazard: { hand: ['Reluctant Final Parting'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Reluctant Final Parting').stage.resolve();
        t.resolve();
        t.equal(t.card(ally).zone, stays ? 'play' : 'discard', `${ally} at ${at}`);
      }
    },
  ),

  scenario(
    'Where a hazard speaks of Darkhavens, a hero is freed at a Haven',
    { proves: ['crf/term/darkhaven/2'], rules: ALL },
    (t) => {
      for (const [at, stays] of [
        ['Bree', true],
        ['Rivendell', false],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli'], events: ['Enchanted Stream'] }] },
          moment: 'untap',
        });
        t.skipTo('organization');
        if (t.decision().kind === 'respond') t.resolve();
        t.equal(t.card('Enchanted Stream').zone, stays ? 'play' : 'discard', at);
      }
    },
  ),

  scenario(
    'What is of worth only to servants of the Shadow is gone when a Wizard has beaten it',
    { proves: ['coe/3.v.W1'], rules: ALL },
    (t) => {
      for (const [creature, zone] of [
        ['Sons of Kings', 'removed'],
        ['Wargs', 'pile'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Aragorn II', 'Beorn'] },
            ],
          },
          hazard: {
            hand: ['Long Dark Reach'],
            deck: [creature, 'Gates of Morning', 'Sun', 'Twilight', 'Night', 'Gloom', 'River'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Long Dark Reach').stage.resolve();
        t.equal([t.attack().name, t.attack().detainment], [creature, false], 'in earnest');
        t.fightOut({ always: 12 });
        t.equal(t.card(creature).zone, zone, creature);
      }
    },
  ),

  scenario(
    'What is for Wizards alone to suffer stays in hand against a Ringwraith, and spares one who plays it',
    {
      proves: [
        'coe/1.8.1',
        'crf/term/card-effect-limitations/1',
        'crf/term/card-effect-limitations/1.1',
        'crf/term/card-effect-limitations/1.2',
        'crf/term/card-effect-limitations/1.3',
        'crf/term/card-effect-limitations/1.5',
        'crf/term/card-effect-limitations/1.6',
        'crf/term/card-effect-limitations/1.7',
        'crf/term/card-effect-limitations/1.8',
        'crf/term/card-effect-limitations/2',
        'crf/term/card-effect-limitations/3.2',
      ],
      rules: ALL,
    },
    (t) => {
      const held: [Named, boolean][] = [
        ['Mordor in Arms', false],
        ['Worn and Famished', false],
        ['In the Heart of his Realm', false],
        ["The Black Enemy's Wrath", false],
        ['Worn and Famished', false],
        ['Your Welcome Is Doubtful', false],
        ['An Article Missing', false],
        ['Good Sense Revolts', false],
        // these ask for no agent of their own
        ['Near to Hear a Whisper', true],
        ['Sudden Fury', true],
        ['Great Need or Purpose', true],
        ['Great Secrets Buried There', true],
      ];
      for (const kind of ['wizard', 'ringwraith'] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Orc Captain', 'Orc Sniffler'] }],
          },
          hazard: { hand: held.map(([name]) => name), agents: ['Taladhan'], sites: ['Dol Guldur'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        for (const [name, always] of held)
          if (always || kind === 'wizard') t.hazard.may(`play ${name}`);
          else if (name === 'Good Sense Revolts')
            // the other of its ways is for an attempt that is being made
            t.hazard.refused(name, { need: 'coe/9.2', 'no-target': 'coe/9.3' });
          else t.hazard.refused(name, { need: 'coe/9.2' });
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? {
                    at: 'Edoras',
                    to: 'Dead Marshes',
                    by: ['Rohan', 'Anórien', 'Ithilien', 'Dagorlad'],
                    members: ['Gimli'],
                  }
                : {
                    at: 'Minas Morgul',
                    to: 'Dead Marshes',
                    by: ['Imlad Morgul', 'Ithilien', 'Dagorlad'],
                    members: ['Orc Captain'],
                  },
            ],
          },
          hazard: { hand: ['Mûmak (Oliphant)'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (kind === 'wizard') t.hazard.may('play Mûmak (Oliphant)');
        else t.hazard.refused('Mûmak (Oliphant)', { need: 'coe/2.IV.vii.2' });
      }
      t.say('A Ringwraith plays them all against a Wizard');
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              to: 'Dead Marshes',
              by: ['Rohan', 'Anórien', 'Ithilien', 'Dagorlad'],
              members: ['Gimli', 'Elrond'],
            },
          ],
        },
        hazard: {
          kind: 'ringwraith',
          hand: [
            'Mordor in Arms',
            'Worn and Famished',
            'In the Heart of his Realm',
            'Bane of the Ithil-stone',
            'Mûmak (Oliphant)',
            'Your Welcome Is Doubtful',
          ],
          agents: [{ name: 'Taladhan', via: ['LE-364'], faceUp: true }],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard
        .may('play Mordor in Arms')
        .may('play Worn and Famished')
        .may('play In the Heart of his Realm')
        .may('play Bane of the Ithil-stone')
        .may('play Mûmak (Oliphant)')
        .may('play Your Welcome Is Doubtful');
      t.say('And who plays it himself goes through Nurn unharmed');
      for (const kind of ['wizard', 'ringwraith'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Barad-dûr', to: 'Nûrniag Camp', members: ['Gimli'] }
                : { at: 'Barad-dûr', to: 'Nûrniag Camp', members: ['Orc Captain'] },
            ],
            events: kind === 'ringwraith' ? ['Mordor in Arms'] : [],
          },
          hazard: { events: kind === 'wizard' ? ['Mordor in Arms'] : [] },
          moment: 'passives',
          asksPasses: true,
        });
        if (t.decision().kind === 'respond') t.resolve();
        t.equal(t.underAttack, kind === 'wizard', kind);
      }
      t.say('nor does he face the lava that he let loose');
      for (const kind of ['wizard', 'ringwraith'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Moria', members: ['Gimli'] }
                : { at: 'Moria', members: ['Orc Captain'] },
            ],
            events: ["The Black Enemy's Wrath"],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        let attacks = 0;
        while (t.underAttack) attacks += t.fightOut({ always: 12 }).length;
        t.equal(attacks, kind === 'wizard' ? 2 : 1, kind);
      }
      t.say('but lets it loose upon a Wizard');
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Gimli'] }] },
        hazard: { kind: 'ringwraith', hand: ["The Black Enemy's Wrath"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays("The Black Enemy's Wrath").stage.resolve();
      t.passUntil('enter').resource.chooses('enter the site');
      let met = 0;
      while (t.underAttack) met += t.fightOut({ always: 12 }).length;
      t.equal(met, 2, 'the Orcs, and the lava');
      t.say('nor is anybody of the vassal lands the harder to win for it');
      for (const kind of ['wizard', 'ringwraith'] as const) {
        const total = (events: Named[]): number => {
          const [at, who, people] =
            kind === 'wizard'
              ? (['Easterling Camp', 'Gimli', 'TW-222'] as const)
              : (['LE-371', 'Hador', 'LE-264'] as const);
          t.board({
            resource: { kind, companies: [{ at, members: [who] }], hand: [people], events },
            moment: 'entered',
          });
          t.rolls(7).resource.plays('Easterlings', who).stage.resolve();
          return rolled(t, 'influence').at(-1)?.total ?? Number.NaN;
        };
        const worse = total([]) - total(['Mordor in Arms']);
        t.equal(worse, kind === 'wizard' ? 6 : 0, `${kind}: so much the worse`);
      }
      t.say('and loses no card on the way through the dark');
      for (const kind of ['wizard', 'ringwraith'] as const) {
        const draws = (events: Named[]): number => {
          t.board({
            resource: {
              kind,
              companies: [
                kind === 'wizard'
                  ? { at: 'Lórien', to: 'Dol Guldur', members: ['Aragorn II'] }
                  : { at: 'LE-367', to: 'LE-364', members: ['Orc Captain'] },
              ],
              events,
            },
            hazard: { hand: [SPARE] },
            moment: 'hazards',
          });
          const co = t.company(kind === 'wizard' ? 'Aragorn II' : 'Orc Captain');
          // of three
          return query.companyStat(t.state, 'resource-draws', co, 3);
        };
        const lost = draws([]) - draws(['In the Heart of his Realm']);
        t.equal(lost, kind === 'wizard' ? 1 : 0, `${kind}: cards fewer`);
      }
      t.say('his sages keep their wits where the Enemy rules, and his people rest');
      for (const kind of ['wizard', 'ringwraith'] as const) {
        const who = kind === 'wizard' ? 'Elrond' : 'Layos';
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Barad-dûr', members: [{ name: who, status: 'tapped' }] }],
            events: ['In the Heart of his Realm', 'Worn and Famished'],
            hand: [SPARE],
          },
          moment: 'untap',
          asksPasses: true,
        });
        t.equal(
          query.hasSkill(t.state, t.id(who), 'sage'),
          kind === 'ringwraith',
          `${kind}: a sage`,
        );
        if (kind === 'wizard') {
          t.passUntil('pick');
          t.equal(t.card(who).status, 'tapped', 'a hero has to fight for his rest');
          t.resource.passes();
        } else {
          t.passUntil('organization');
          t.equal(t.card(who).status, 'untapped', 'a minion rests');
        }
      }
    },
  ),

  scenario(
    'Two Half-orcs have a mind of two each',
    { proves: ['crf/card/sly-southerner/1', 'crf/card/squint-eyed-brute/1'], rules: ALL },
    (t) => {
      const left = (
        ...members: ('Orc Captain' | 'Sly Southerner' | 'Squint-eyed Brute')[]
      ): number => {
        t.board({
          resource: { kind: 'ringwraith', companies: [{ at: 'Dol Guldur', members }] },
          moment: 'organization',
        });
        return t.generalInfluence(0);
      };
      const all = left('Orc Captain');
      t.equal(left('Orc Captain', 'Sly Southerner'), all - 2, 'the one');
      t.equal(left('Orc Captain', 'Squint-eyed Brute'), all - 2, 'the other');
    },
  ),
];
