import { query } from '@mathom/engine';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled, SPARE } from '../help.ts';

/** Those who serve the Shadow: a Ringwraith, and one who is Sauron by the Eye. */
const SHADOW: readonly (readonly [string, readonly Named[]])[] = [
  ['a Ringwraith', []],
  ['Sauron', ['The Lidless Eye']],
];

/** A Wizard, and each of those. */
const PLAYERS = [['a Wizard', null], ...SHADOW] as const;

const LIMITS = 'crf/term/card-effect-limitations';

/** What only heroes suffer: it is not for a Ringwraith or Sauron, and does nothing to one who plays it. */
export const forWizardsAlone: readonly Scenario[] = [
  scenario(
    'What is for Wizards alone to suffer stays in hand against a Ringwraith or Sauron',
    {
      proves: [
        'coe/1.8.1',
        'crf/term/card-effect-limitations/1',
        'crf/term/card-effect-limitations/1.1',
        'crf/term/card-effect-limitations/1.2',
        'crf/term/card-effect-limitations/1.3',
        'crf/term/card-effect-limitations/1.4',
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
        ['Bane of the Ithil-stone', false],
        ["The Black Enemy's Wrath", false],
        ['Foul Fumes', false],
        ['In the Heart of his Realm', false],
        ['Mordor in Arms', false],
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
      for (const [who, eye] of PLAYERS) {
        const kind = eye ? 'ringwraith' : 'wizard';
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Orc Captain', 'Orc Sniffler'] }],
            events: eye ?? [],
          },
          hazard: { hand: held.map(([name]) => name), agents: ['Taladhan'], sites: ['Dol Guldur'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.say(`Against ${who}`).resource.passes();
        for (const [name, always] of held)
          if (always || !eye) t.hazard.may(`play ${name}`);
          else if (name === 'Good Sense Revolts')
            // the other of its ways is for an attempt that is being made
            t.hazard.refused(name, { need: 'coe/9.2', 'no-target': 'coe/9.3' });
          else t.hazard.refused(name, { need: 'coe/9.2' });
        t.board({
          resource: {
            kind,
            companies: [
              eye
                ? {
                    at: 'Minas Morgul',
                    to: 'Dead Marshes',
                    by: ['Imlad Morgul', 'Ithilien', 'Dagorlad'],
                    members: ['Orc Captain'],
                  }
                : {
                    at: 'Edoras',
                    to: 'Dead Marshes',
                    by: ['Rohan', 'Anórien', 'Ithilien', 'Dagorlad'],
                    members: ['Gimli'],
                  },
            ],
            events: eye ?? [],
          },
          hazard: { hand: ['Mûmak (Oliphant)'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (eye) t.hazard.refused('Mûmak (Oliphant)', { need: 'coe/2.IV.vii.2' });
        else t.hazard.may('play Mûmak (Oliphant)');
      }
      t.shows(
        ...['1', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8'].map(
          (n) => `${LIMITS}/${n}#1`,
        ),
        ...['2#1', '2#2', '2#3'].map((n) => `${LIMITS}/${n}`),
      );
    },
  ),

  scenario(
    'What aims at no certain agent is played where there is none',
    { proves: ['crf/term/card-effect-limitations/2'], rules: ALL },
    (t) => {
      for (const [i, name] of (
        ['Near to Hear a Whisper', 'Sudden Fury', 'Great Need or Purpose'] as const
      ).entries()) {
        for (const [who, eye] of PLAYERS) {
          t.board({
            resource: {
              kind: eye ? 'ringwraith' : 'wizard',
              companies: [{ at: 'Dol Guldur', members: ['Orc Captain', 'Orc Sniffler'] }],
              events: eye ?? [],
            },
            hazard: { hand: [name] },
            moment: 'hazards',
            asksPasses: true,
          });
          t.say(`${name} against ${who}`).resource.passes();
          t.hazard.plays(name).stage.resolve();
          t.equal(
            t.card(name).zone,
            name === 'Sudden Fury' ? 'discard' : 'play',
            'nothing else is asked for',
          );
        }
        t.shows(`${LIMITS}/2#${i + 1}`);
      }
    },
  ),

  scenario(
    'A Ringwraith or Sauron plays upon a Wizard what could not be played upon him',
    {
      proves: [
        'crf/term/card-effect-limitations/1',
        'crf/term/card-effect-limitations/1.1',
        'crf/term/card-effect-limitations/1.2',
        'crf/term/card-effect-limitations/1.3',
        'crf/term/card-effect-limitations/1.4',
        'crf/term/card-effect-limitations/1.5',
        'crf/term/card-effect-limitations/1.6',
        'crf/term/card-effect-limitations/1.7',
        'crf/term/card-effect-limitations/1.8',
      ],
      rules: ALL,
    },
    (t) => {
      const hand: readonly Named[] = [
        'Bane of the Ithil-stone',
        "The Black Enemy's Wrath",
        'Foul Fumes',
        'In the Heart of his Realm',
        'Mordor in Arms',
        'Worn and Famished',
        'Mûmak (Oliphant)',
        'An Article Missing',
        'Your Welcome Is Doubtful',
      ];
      for (const [who, events, kind] of SHADOW.flatMap(([name, eye]) => [
        [name, eye, 'wizard'] as const,
        [name, eye, 'fallen-wizard'] as const,
      ])) {
        t.board({
          resource: {
            kind,
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
            events,
            hand,
            agents: [{ name: 'Taladhan', via: ['LE-364'], faceUp: true }],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.say(`${who} plays them`).resource.passes();
        for (const name of hand) t.hazard.may(`play ${name}`);
      }
      t.shows(
        ...['1', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8'].map(
          (n) => `${LIMITS}/${n}#2`,
        ),
      );
      t.say('The lava is let loose upon the Wizard');
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
    },
  ),

  scenario(
    'What a Ringwraith or Sauron has played upon all leaves himself alone',
    {
      proves: [
        'coe/1.8.1',
        'crf/term/card-effect-limitations/1',
        'crf/term/card-effect-limitations/1.3',
        'crf/term/card-effect-limitations/1.5',
        'crf/term/card-effect-limitations/1.6',
        'crf/term/card-effect-limitations/1.8',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [who, eye] of PLAYERS) {
        t.board({
          resource: {
            kind: eye ? 'ringwraith' : 'wizard',
            companies: [
              {
                at: 'Barad-dûr',
                to: 'Nûrniag Camp',
                members: [eye ? 'Orc Captain' : 'Gimli'],
              },
            ],
            events: [...(eye ?? []), ...(eye ? (['Mordor in Arms'] as const) : [])],
          },
          hazard: { events: eye ? [] : ['Mordor in Arms'] },
          moment: 'passives',
          asksPasses: true,
        });
        if (t.decision().kind === 'respond') t.resolve();
        t.equal(t.underAttack, !eye, `${who} on the way through Nurn`);
      }
      t.say('Nor is he sent back by his own fumes');
      for (const own of [true, false]) {
        t.board({
          resource: {
            kind: own ? 'ringwraith' : 'wizard',
            companies: [
              own
                ? { at: 'Minas Morgul', to: 'Dol Guldur', members: ['Orc Captain'] }
                : { at: 'Lórien', to: 'Bandit Lair', by: 'starter', members: ['Celeborn'] },
            ],
            events: own ? ['Foul Fumes'] : [],
          },
          hazard: { events: own ? [] : ['Foul Fumes'] },
          moment: 'passives',
          asksPasses: true,
        });
        if (t.decision().kind === 'respond') t.resolve();
        t.equal(
          t.company(own ? 'Orc Captain' : 'Celeborn').returned,
          !own,
          own ? 'he' : 'a Wizard',
        );
      }
      t.say('Nobody of the vassal lands is the harder for him to win');
      for (const [who, eye] of PLAYERS) {
        const [at, speaker, people] = eye
          ? (['LE-371', 'Hador', 'LE-264'] as const)
          : (['Easterling Camp', 'Gimli', 'TW-222'] as const);
        const total = (...events: Named[]): number => {
          t.board({
            resource: {
              kind: eye ? 'ringwraith' : 'wizard',
              companies: [{ at, members: [speaker] }],
              hand: [people],
              events: [...(eye ?? []), ...events],
            },
            moment: 'entered',
          });
          t.rolls(7).resource.plays('Easterlings', speaker).stage.resolve();
          return rolled(t, 'influence').at(-1)?.total ?? Number.NaN;
        };
        const worse = total() - total('Mordor in Arms');
        t.equal(worse, eye ? 0 : 6, `${who}: so much the worse`);
        // no Muster is in a deck of his: this one is, on a board, and nothing keeps him from it
        for (const arms of [false, true]) {
          t.board({
            resource: {
              kind: eye ? 'ringwraith' : 'wizard',
              companies: [{ at, members: [speaker] }],
              hand: [people, 'Muster'],
              events: [...(eye ?? []), ...(arms ? (['Mordor in Arms'] as const) : [])],
            },
            moment: 'entered',
            asksPasses: true,
          });
          t.rolls(12).resource.plays('Easterlings', speaker);
          t.hazard.passes();
          if (arms && !eye) t.resource.refused('Muster', { banned: 'coe/9.4' });
          else t.resource.may('play Muster');
          t.resolve();
        }
      }
      t.say('Nor does an agent of his speak to them the worse');
      for (const [who, eye] of PLAYERS) {
        const total = (...events: Named[]): number => {
          t.board({
            resource: {
              companies: [{ at: 'Lórien', members: ['Elladan'] }],
              pile: ['Easterlings'],
            },
            hazard: {
              kind: eye ? 'ringwraith' : 'wizard',
              events: [...(eye ?? []), ...events],
              agents: [{ name: 'Golodhros', via: ['Easterling Camp'], faceUp: true }],
            },
            moment: 'hazards',
          });
          t.hazard.uses('Golodhros', { way: 'faction' });
          t.rolls(2, 2).resolve();
          return rolled(t, 'influence').at(-1)?.total ?? Number.NaN;
        };
        t.equal(total() - total('Mordor in Arms'), eye ? 0 : 6, `${who}: an agent of his`);
      }
      t.shows(`${LIMITS}/1.6#3`);
      t.say('He does not face the lava that he let loose');
      for (const [who, eye] of PLAYERS) {
        t.board({
          resource: {
            kind: eye ? 'ringwraith' : 'wizard',
            companies: [{ at: 'Moria', members: [eye ? 'Orc Captain' : 'Gimli'] }],
            events: [...(eye ?? []), "The Black Enemy's Wrath"],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        let attacks = 0;
        while (t.underAttack) attacks += t.fightOut({ always: 12 }).length;
        t.equal(attacks, eye ? 1 : 2, who);
      }
      t.shows(`${LIMITS}/1.3#3`);
      t.say('He loses no card on the way through the dark');
      for (const [who, eye] of PLAYERS) {
        const member = eye ? 'Orc Captain' : 'Aragorn II';
        const draws = (...events: Named[]): number => {
          t.board({
            resource: {
              kind: eye ? 'ringwraith' : 'wizard',
              companies: [
                eye
                  ? { at: 'LE-367', to: 'LE-364', members: [member] }
                  : { at: 'Lórien', to: 'Dol Guldur', members: [member] },
              ],
              events: [...(eye ?? []), ...events],
            },
            hazard: { hand: [SPARE] },
            moment: 'hazards',
          });
          // of three
          return query.companyStat(t.state, 'resource-draws', t.company(member), 3);
        };
        const lost = draws() - draws('In the Heart of his Realm');
        t.equal(lost, eye ? 0 : 1, `${who}: cards fewer`);
      }
      t.say('His sages keep their wits where the Enemy rules, and his people rest');
      for (const [who, eye] of PLAYERS) {
        const member = eye ? 'Layos' : 'Elrond';
        for (const [event, at] of [
          ['In the Heart of his Realm', 'Barad-dûr'],
          ['Worn and Famished', 'Moria'],
        ] as const) {
          t.board({
            resource: {
              kind: eye ? 'ringwraith' : 'wizard',
              companies: [{ at, members: [{ name: member, status: 'tapped' }] }],
              events: [...(eye ?? []), event],
              hand: [SPARE],
            },
            moment: 'untap',
            asksPasses: true,
          });
          if (event === 'In the Heart of his Realm') {
            t.equal(query.hasSkill(t.state, t.id(member), 'sage'), !!eye, `${who}: a sage`);
          } else if (eye) {
            t.passUntil('organization');
            t.equal(t.card(member).status, 'untapped', 'a minion rests');
          } else {
            t.passUntil('pick');
            t.equal(t.card(member).status, 'tapped', 'a hero has to fight for his rest');
            t.resource.passes();
          }
        }
      }
      t.shows(`${LIMITS}/1.5#3`, `${LIMITS}/1.8#3`, `${LIMITS}/1#3`);
    },
  ),
];
