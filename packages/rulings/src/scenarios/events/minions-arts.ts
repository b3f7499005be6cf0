import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, NEW, OLD } from '../help.ts';

/** What the rulings say of the events of minions. */
const kind = 'ringwraith';
const GOBLINS = 'Goblins of Goblin-gate';

const atGoblinGate = (t: Stage, members: Named[], hand: Named[]): Stage =>
  t.board({
    resource: { kind, companies: [{ at: 'Goblin-gate', members }], hand },
    moment: 'entered',
    asksPasses: true,
  });

const BATS = 'Swarm of Bats';
const WHIP = "Where There's a Whip";

/** Some fear the Whip and some do not: how these fare who made no check. */
const whipped = (t: Stage, others: 'tapped' | 'untapped'): void => {
  t.board({
    resource: {
      kind,
      companies: [
        {
          at: 'Dol Guldur',
          members: [
            { name: 'Snaga', bears: ['Whip'] },
            { name: 'Grishnákh', status: 'tapped' },
            { name: 'Troll Lout', status: 'tapped' },
            { name: 'Muzgash', status: 'tapped' },
            { name: 'Ostisen', status: 'tapped' },
            // the one has his prowess, the other his mind
            { name: 'Lagduf', status: 'tapped' },
            { name: 'Ufthak', status: 'tapped' },
          ],
        },
      ],
      hand: [WHIP],
    },
    moment: 'organization',
    asksPasses: true,
  });
  t.resource.plays(WHIP).stage.resolve();
  // 10 less 2 is the result that discards an Orc or a Troll; Muzgash passes; Ostisen fails, and is a Man
  t.rolls(10).resource.chooses('Grishnákh');
  t.rolls(10).resource.chooses('Troll Lout');
  t.rolls(9, 12).resource.chooses('Muzgash');
  t.equal(
    [
      ...(['Grishnákh', 'Troll Lout'] as const).map((who) => t.card(who).zone),
      ...(['Muzgash', 'Ostisen', 'Snaga'] as const).map((who) => t.card(who).status),
    ],
    ['discard', 'discard', 'untapped', 'wounded', 'untapped'],
    'who feared it and bore it has untapped',
  );
  t.shows(
    'crf/card/where-theres-a-whip/1#1',
    'crf/card/where-theres-a-whip/2#1',
    'crf/card/where-theres-a-whip/2#2',
    'crf/card/where-theres-a-whip/2#3',
  );
  t.equal(
    [t.card('Lagduf').status, t.card('Ufthak').status],
    [others, others],
    'who had nothing to fear, and made no check',
  );
  t.shows('crf/card/where-theres-a-whip/1#2');
};

export const minionsArts: readonly Scenario[] = [
  scenario(
    'Swarm of Bats is no help to those who attack another company',
    { proves: ['crf/card/swarm-of-bats/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Lagduf', 'Muzgash'] }],
          hand: [BATS, BATS],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(BATS).stage.resolve();
      t.resource.refused(BATS, { duplicate: 'coe/g.cbd.1' });
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Lagduf', 'Hador'] }],
          hand: [BATS],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(BATS, { need: 'coe/9.2' });
      const fight = (mine: boolean): void => {
        const minions = { at: 'Bree', members: ['Lagduf', 'Muzgash'], events: [BATS] } as const;
        const heroes = { at: 'Bree', members: ['Legolas', 'Elladan'] } as const;
        t.board({
          resource: mine ? { kind, companies: [minions] } : { kind: 'wizard', companies: [heroes] },
          hazard: mine ? { kind: 'wizard', companies: [heroes] } : { kind, companies: [minions] },
          moment: 'entered',
          asksPasses: true,
        });
        t.passUntil('company-attack');
        t.resource.chooses('attack the company');
        t.passUntil('defend');
      };
      // as strong as ever against those who attack, and one weaker against those who are attacked:
      // five and seven against five and seven, or four and seven against five and six
      for (const mine of [true, false]) {
        fight(mine);
        const [one, other] = mine ? ['Legolas', 'Lagduf'] : ['Lagduf', 'Legolas'];
        t.hazard.chooses(`a strike to ${one}`).chooses(other);
        t.rolls(7, mine ? 7 : 6);
        for (let k = 0; k < 40 && t.underAttack; k++) {
          const { options } = t.decision();
          const pick = options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0];
          t.take(pick, 'it goes on');
          if (t.card(one).status !== 'untapped') break;
        }
        t.equal(
          [one, other].map((x) => t.card(x).status),
          ['tapped', 'tapped'],
          'neither is hit',
        );
      }
      t.say('Nor are they easier to slay: eight is not above the body of Legolas');
      fight(true);
      t.hazard.chooses('a strike to Legolas').chooses('Lagduf');
      t.rolls(12, 2, 8);
      for (let k = 0; k < 40 && t.state.dice.length > 0; k++) {
        const { options } = t.decision();
        t.take(options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0], 'on');
      }
      t.equal([t.card('Legolas').zone, t.card('Legolas').status], ['play', 'wounded'], 'he lives');
      // creatures are weaker too, until somebody leaves
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Lagduf', 'Muzgash'],
              events: [BATS],
            },
          ],
        },
        hazard: { hand: ['Wargs', 'Arthadan Rangers'] },
        moment: 'hazards',
      });
      t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
      t.equal([t.attack().prowess, t.attack().body], [9, 5], 'one less');
      t.fightOut({ always: 12 });
      t.resource.passes();
      t.equal(t.card(BATS).zone, 'play', 'all are there');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 8, 'one less');
      t.fightOut([2, 12, 2, 12]);
      t.equal(t.card(BATS).zone, 'discard', 'one of them is gone');
    },
  ),
  scenario(
    'Thing Stolen: after a faction was won in such a hold; the site taps for the item',
    { proves: ['crf/card/thing-stolen/1'], rules: ALL },
    (t) => {
      const STOLEN = 'Thing Stolen';
      const hand: Named[] = [STOLEN, 'Ungol-orcs', 'Black-mail Coat'];
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Cirith Ungol', members: ['Gorbag', 'Lagduf'] }],
          hand,
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused(STOLEN, { need: 'coe/9.2' });
      t.rolls(12).resource.plays('Ungol-orcs', 'Gorbag').stage.resolve();
      t.resource.chooses('under the leader');
      t.equal(t.card('Cirith Ungol').status, 'untapped', 'a leader took them');
      t.resource.plays(STOLEN).stage.resolve();
      t.resource.chooses('Black-mail Coat', 'Lagduf');
      t.equal(
        [t.card('Black-mail Coat').host, t.card('Lagduf').status, t.card('Cirith Ungol').status],
        ['Lagduf', 'tapped', 'tapped'],
        'it taps for the item',
      );
      atGoblinGate(t, ['Hador', 'Lagduf'], [STOLEN, GOBLINS, 'Black-mail Coat']);
      t.rolls(12).resource.plays(GOBLINS, 'Hador').stage.resolve();
      t.equal(t.card('Goblin-gate').status, 'tapped', 'tapped for the faction');
      t.resource.plays(STOLEN).stage.resolve();
      t.resource.chooses('Black-mail Coat', 'Lagduf');
      t.equal(t.card('Black-mail Coat').host, 'Lagduf', 'tapped or not');
    },
  ),
  scenario(
    'Threats: his prowess as it is when they are uttered, in place of his influence',
    { proves: ['crf/card/threats/1'], rules: ALL },
    (t) => {
      const tries = (who: Named, roll: number): string => {
        atGoblinGate(t, [who], ['Threats', GOBLINS]);
        t.resource.plays(GOBLINS, who);
        t.hazard.passes();
        t.resource.plays('Threats');
        t.rolls(roll).resolve();
        return t.card(GOBLINS).zone;
      };
      // more than 8: 5 of prowess, and not the one of influence
      t.equal([tries('Hador', 4), tries('Hador', 3)], ['pile', 'discard'], 'his prowess alone');
      // the Lieutenant has 8, of which six count; of his influence against Orcs nothing
      t.equal(
        [tries('Lieutenant of Morgul', 3), tries('Lieutenant of Morgul', 2)],
        ['pile', 'discard'],
        'six at most',
      );
      t.say('In answer he drinks, and is stronger when they resolve');
      for (const drinks of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Goblin-gate', members: [{ name: 'Hador', bears: ['Orc-draughts'] }] },
            ],
            hand: ['Threats', GOBLINS],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays(GOBLINS, 'Hador');
        t.hazard.passes();
        t.resource.plays('Threats');
        t.hazard.passes();
        if (drinks) t.resource.uses('Orc-draughts');
        t.rolls(3).resolve();
        t.equal(t.card(GOBLINS).zone, drinks ? 'pile' : 'discard', 'three, and six or five');
      }
      atGoblinGate(t, ['Belegorn'], ['Threats', GOBLINS]);
      t.resource.plays(GOBLINS, 'Belegorn');
      t.hazard.passes().stage.resource.refused('Threats', { 'no-user': 'coe/9.2' });
    },
  ),
  scenario(
    "Where There's a Whip: those who fear it go on, or go",
    {
      proves: ['crf/card/where-theres-a-whip/1', 'crf/card/where-theres-a-whip/2'],
      rules: OLD,
    },
    (t) => whipped(t, 'tapped'),
  ),
  scenario(
    "Where There's a Whip: as it is printed now all go on who are not hurt",
    {
      proves: ['crf/card/where-theres-a-whip/1', 'crf/card/where-theres-a-whip/2'],
      rules: NEW,
    },
    (t) => whipped(t, 'untapped'),
  ),
];
