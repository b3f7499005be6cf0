import { query } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { type Member, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled, SPARE } from '../help.ts';

/** What the rulings say of minions, their allies, agents and points. */
export const termsOfTheShadow: readonly Scenario[] = [
  scenario(
    'Seven allies give their company away',
    { proves: ['crf/term/company/3'], rules: ALL },
    (t) => {
      const detained = (bears: Named[]): boolean => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                by: ['Angmar', 'Rhudaur'],
                members: [{ name: 'Hendolen', bears }, 'Horseman in the Night'],
              },
            ],
          },
          hazard: { hand: ['Arthadan Rangers'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
        return t.attack().detainment;
      };
      t.equal(detained(['War-wolf']), true, 'others do not');
      let n = 0;
      for (const ally of [
        'AS-71',
        'Creature of an Older World',
        'Great Bats',
        'Great Lord of Goblin-gate',
        'Last Child of Ungoliant',
        'Regiment of Black Crows',
        '"Two-headed" Troll',
      ] as const) {
        t.equal(detained([ally]), false, ally);
        t.shows(`crf/term/company/3#${++n}`);
      }
    },
  ),

  scenario(
    'Who lies in play as an agent does not become a character, and who is one is no agent',
    { proves: ['crf/term/agent/8', 'crf/term/minion-characters/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Cameth Brin', members: ['The Mouth'] }],
          agents: [{ name: 'Leamon', via: ['Cameth Brin'], faceUp: true }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('Leamon');
      t.resource.chooses('organize').mayNot('Leamon');
      t.shows('crf/term/agent/8#1');

      // the other way round: in a company of the hazard player, and no card for agents is for him
      const hunted = (leamon: Member[], agents: Named[]): void => {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
          hazard: {
            kind: 'ringwraith',
            companies: [{ at: 'Cameth Brin', members: ['The Mouth', ...leamon] }],
            agents,
            hand: ['Never Seen Him'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
      };
      hunted(['Leamon'], []);
      t.hazard.mayNot('Leamon').refused('Never Seen Him', { 'no-target': 'coe/9.3' });
      t.shows('crf/term/agent/8#2');
      hunted([], ['Leamon']);
      t.hazard.may('Leamon').may('play Never Seen Him');
      t.say('Nor is he one of those who are sent home for having shown themselves');
      for (const agent of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elladan'] }],
            events: ['Face Out of Sight'],
          },
          hazard: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Cameth Brin',
                members: [
                  'The Mouth',
                  ...(agent ? [] : [{ name: 'Leamon', status: 'tapped' } as const]),
                ],
              },
            ],
            agents: agent ? [{ name: 'Leamon', status: 'tapped' } as const] : [],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.passUntil('organization', { turns: 1 });
        t.equal(t.card('Leamon').zone, agent ? 'hand' : 'play', agent ? 'an agent' : 'no agent');
      }
    },
  ),

  scenario(
    'A faction of the other side is won away by the number on the card in play',
    { proves: ['crf/turn/site-phase/influence-attempts/5', 'coe/8.3'], rules: ALL },
    (t) => {
      const against = (
        theirs: Named,
        kinds: readonly ['wizard' | 'ringwraith', Named],
        at: Named = 'Woodmen-town',
        hand: readonly Named[] = [],
      ): number => {
        const [kind, who] = kinds;
        t.board({
          resource: { kind, companies: [{ at, members: [who] }], hand },
          hazard: {
            kind: kind === 'wizard' ? 'ringwraith' : 'wizard',
            companies: [{ at: kind === 'wizard' ? 'Dol Guldur' : 'Rivendell', members: ['LE-24'] }],
            pile: [theirs],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.rolls(12, 2);
        t.resource
          .chooses(hand.length > 0 ? `${who} tries to influence Woodmen` : 'tries to influence')
          .stage.resolve();
        return rolled(t, 'influence').at(-1)?.against ?? Number.NaN;
      };
      t.equal(against('LE-295', ['wizard', 'Elladan']), 10, 'that of the minions');
      t.say('Where a card has one number to bring it in and another in play, it is the latter');
      t.equal(
        against('LE-293', ['wizard', 'Elladan'], 'Lossadan Cairn'),
        0,
        'nothing, and not the ten',
      );
      t.say('It is not that of the card which he has in hand himself, and keeps there');
      t.equal(
        against('LE-295', ['wizard', 'Elladan'], 'Woodmen-town', ['TW-368']),
        10,
        'not his own seven',
      );
      t.shows('crf/turn/site-phase/influence-attempts/5#1');
      t.equal(against('TW-368', ['ringwraith', 'Hador']), 7, 'that of the heroes');
      t.equal(
        against('TW-368', ['ringwraith', 'Hador'], 'Woodmen-town', ['LE-295']),
        7,
        'not his own ten',
      );
      t.shows('crf/turn/site-phase/influence-attempts/5#2');
    },
  ),

  scenario(
    'A Wizard who is attacked by a company is not saved by his true form',
    { proves: ['crf/turn/site-phase/company-vs-company-combat/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members: ['Lagduf'] }],
        },
        hazard: {
          companies: [{ at: 'Bree', members: ['Gandalf'] }],
          hand: ['True Fána', 'Sacrifice of Form'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      while (t.decision().seat !== 1) t.pass();
      // who is attacked plays no resources at all then, by the newer rules
      const bars: Record<string, string> =
        t.rules === 'coe'
          ? { 'company-fight': 'coe/3.V', 'no-target': 'coe/9.3' }
          : { 'no-target': 'coe/9.3' };
      t.hazard.refused('True Fána', bars);
      t.shows('crf/turn/site-phase/company-vs-company-combat/2#1');
      while (t.decision().about !== 'between-strikes' || t.decision().seat !== 1)
        if (t.decision().kind === 'assign') t.take(t.decision().options[0], 'a strike');
        else t.pass();
      t.hazard.refused('Sacrifice of Form', { 'company-fight': 'coe/3.V', 'no-target': 'coe/9.3' });
      t.shows('crf/turn/site-phase/company-vs-company-combat/2#2');

      t.say('Against other foes both are for him');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
          hand: ['True Fána', 'Sacrifice of Form'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play True Fána');
      t.passUntil('defend').resource.chooses('a strike to Gandalf');
      t.passUntil('between-strikes').resource.may('play Sacrifice of Form');
    },
  ),

  scenario(
    'A deck that was searched for a Lesser Ring is shuffled',
    { proves: ['crf/term/ring-items/1'], rules: ALL },
    (t) => {
      for (const taken of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Carn Dûm',
                members: ['Ciryaher', { name: 'Lagduf', bears: ['Bright Gold Ring'] }],
              },
            ],
            hand: ['Test of Fire'],
            deck: ['Minor Ring', 'Orc-draughts'],
          },
          moment: 'organization',
        });
        const before = t.steps.length;
        const shuffled = () =>
          t.steps.slice(before).flatMap((x) => x.events.filter((e) => e.event === 'shuffle'));
        t.rolls(7).resource.plays('Test of Fire').stage.resolve();
        t.equal(shuffled().length, 0, 'not while he looks');
        t.resource.chooses(taken ? 'Minor Ring' : 'pass');
        t.equal(t.card('Minor Ring').host, taken ? 'Lagduf' : '', 'found in the deck');
        t.equal(
          shuffled().map((e) => e.event === 'shuffle' && e.seat),
          [0],
          taken ? 'and the deck is shuffled' : 'so it is if he leaves it there',
        );
      }
    },
  ),

  scenario(
    'Whose company is one of heroes, and whose one of minions',
    { proves: ['crf/term/company/5'], rules: ALL },
    (t) => {
      /** The skin-changers fall upon minions, and only bar the way of heroes. */
      const taken = (kind: PlayerKind, ...members: Member[]): string => {
        const minions = kind === 'ringwraith' || kind === 'balrog';
        t.board({
          resource: {
            kind,
            companies: [
              minions
                ? { at: 'Dol Guldur', to: 'AS-146', members }
                : {
                    at: 'Lórien',
                    to: 'TD-175',
                    by: ['Wold & Foothills', 'Anduin Vales'],
                    members,
                  },
            ],
          },
          hazard: { hand: ['Beorning Skin-changers'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        // against heroes who can stand up to them it would change nothing
        const play = t.hazard.options().find((x) => x.startsWith('play'));
        if (play === undefined) return 'hero';
        t.hazard.chooses(play);
        // a creature is keyed to something, an event is not
        const keyed = t.offered().some((x) => x.startsWith('keyed'));
        if (keyed) t.hazard.chooses('back');
        else t.resolve();
        return keyed ? 'minion' : 'hero';
      };
      t.equal(taken('wizard', 'Elladan'), 'hero', 'that of a Wizard');
      t.equal(taken('wizard', 'Elladan', 'Lagduf'), 'hero', 'whoever were in it');
      t.shows('crf/term/company/5#1');
      t.equal(taken('ringwraith', 'Hendolen'), 'minion', 'that of a Ringwraith');
      t.shows('crf/term/company/5#4');
      t.equal(taken('balrog', 'Lagduf'), 'minion', 'that of a Balrog');
      t.equal(taken('balrog', 'Hendolen'), 'minion', 'with Orcs in it or without');
      t.shows('crf/term/company/5#5');
      t.equal(taken('fallen-wizard', 'Legolas'), 'hero', 'that of a Fallen-wizard');
      t.equal(taken('fallen-wizard', 'Hendolen'), 'hero', 'with whomever');
      t.shows('crf/term/company/5#2');
      t.equal(taken('fallen-wizard', 'Asternak', 'WH-2'), 'hero', 'a Half-orc among Men');
      t.equal(
        taken('fallen-wizard', 'Legolas', 'WH-2'),
        t.rules === 'coe' ? 'minion' : 'hero',
        'a Half-orc among others: the newer rules say otherwise',
      );
      t.equal(taken('fallen-wizard', 'Legolas', 'Lagduf'), 'minion', 'but not with an Orc');
      t.equal(taken('fallen-wizard', 'Hendolen', 'Old Troll'), 'minion', 'nor with a Troll');
      t.shows('crf/term/company/5#3');
      t.equal(
        taken('fallen-wizard', { name: 'Hendolen', bears: ['Great Bats'] }),
        'minion',
        'nor with such an ally',
      );
      for (const [n, covert, ...members] of [
        [6, true, 'Hendolen'],
        [6, false, 'Hendolen', 'Lagduf'],
        [7, false, 'Hendolen', 'Old Troll'],
        [8, false, { name: 'Hendolen', bears: ['Great Bats'] }],
        [8, true, { name: 'Hendolen', bears: ['War-wolf'] }],
        [9, true, 'Asternak', 'WH-2'],
        [9, t.rules !== 'coe', 'Legolas', 'WH-2'],
      ] as readonly (readonly [number, boolean, ...Member[]])[]) {
        t.board({
          resource: { kind: 'fallen-wizard', companies: [{ at: 'Bree', members }] },
          moment: 'organization',
        });
        t.equal(
          t.state.companies.map((x) => query.isCovert(t.state, x)),
          [covert],
          `covert or overt, for point ${n}`,
        );
        t.shows(`crf/term/company/5#${n}`);
      }
    },
  ),

  scenario(
    'What minions have beneath the earth does not count for calling the end, and counts at the end',
    { proves: ['crf/turn/end-of-game/7', 'crf/term/under-deeps/1'], rules: ALL },
    (t) => {
      const asked = (
        at: Named,
        kind: 'ringwraith' | 'balrog' = 'ringwraith',
      ): readonly [boolean, number, number, number] => {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Carn Dûm', members: ['Hendolen'] },
              {
                at,
                members: [
                  { name: 'The Mouth', bears: ['The Iron Crown', 'LE-331'] },
                  { name: 'Hador', bears: ['LE-335', 'Sable Shield'] },
                  { name: 'Lagduf', bears: ['Blackbole'] },
                  { name: 'Ciryaher', bears: ['"Two-headed" Troll', 'High Helm'] },
                ],
              },
            ],
            pile: ['LE-295'],
            hand: ['Sudden Call'],
          },
          moment: 'organization',
          length: 'starter',
          asksPasses: true,
        });
        return [
          t.resource.options().some((x) => x.startsWith('play Sudden Call')),
          query.tallyForCalling(t.state, 0),
          t.tally(0),
          query.finalScores(t.state, [])[0].total,
        ];
      };
      const above = asked('Cameth Brin');
      const below = asked('AS-152');
      // at the end each sort is doubled: nobody else has any of it
      t.equal(above, [true, 29, 29, 58], 'above all of it counts, for calling and at the end');
      t.equal(below, [false, 5, 29, 58], 'below only the faction and Hendolen do for calling');
      t.shows('crf/turn/end-of-game/7#1', 'crf/turn/end-of-game/7#2');
      t.equal(
        [asked('Cameth Brin', 'balrog')[0], asked('AS-152', 'balrog')[0]],
        [true, t.rules === 'coe'],
        'to the Balrog they count for it by the newer rules alone',
      );
      t.shows('crf/turn/end-of-game/7#3', 'crf/term/under-deeps/1#4');
    },
  ),

  scenario(
    'In the heart of his realm spells fail a Wizard, and not one who serves there',
    { proves: ['crf/term/card-effect-limitations/1.5'], rules: ALL },
    (t) => {
      const spell = 'Wizard Uncloaked';
      const stands = (kind: 'wizard' | 'ringwraith', ...events: Named[]): void => {
        const name = kind === 'wizard' ? 'Gandalf' : 'Ren the Ringwraith';
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Barad-dûr', members: [{ name, bears: ['Lure of Power'] }] }],
            events,
            hand: [spell, SPARE],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      stands('wizard');
      t.resource.may(`play ${spell}`);
      stands('wizard', 'In the Heart of his Realm');
      t.resource.refused(spell, { banned: 'coe/9.4' });
      // no published spell can be in a deck of his: this one is, on a board, and nothing keeps him from it
      stands('ringwraith', 'In the Heart of his Realm');
      t.resource.may(`play ${spell}`);
      stands('ringwraith', 'In the Heart of his Realm', 'The Lidless Eye');
      t.resource.may(`play ${spell}`);
      t.shows('crf/term/card-effect-limitations/1.5#3');
    },
  ),
];
