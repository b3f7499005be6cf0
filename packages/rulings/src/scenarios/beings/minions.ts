import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** No published Orc or Troll is discarded by a number above his body, and what changes the one changes the other. */
const ofTwoMinds = (race: 'Orc' | 'Troll', id: string): Card =>
  ({
    id,
    kind: 'character',
    name: `${race} of Two Minds`,
    alignment: 'minion',
    race,
    skills: ['warrior'],
    prowess: 3,
    body: 8,
    mind: 2,
    influence: 0,
    home: [{ any: { siteType: 'dark-hold' } }],
    discardedOn: [9],
  }) as unknown as Card;
const OF_TWO_MINDS = [ofTwoMinds('Orc', 'XX-1'), ofTwoMinds('Troll', 'XX-2')];

/** What the rules say of those who serve the Shadow, and of none else. */
export const minions: readonly Scenario[] = [
  scenario(
    'What changes the body of an Orc changes the number that discards him, to the same maximum',
    { proves: ['coe/3.I.4', 'crf/term/body-check/2'], rules: ALL },
    (t) => {
      const body = (who: Named, bears: Named[], total: number): string => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', to: 'Ettenmoors', members: [{ name: who, bears }] }],
          },
          hazard: { hand: ['Cave-drake'] },
          moment: 'hazards',
        });
        t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
        t.fightOut(2, total);
        return t.card(who).zone;
      };
      const at = (who: Named, bears: Named[]): string[] =>
        [7, 8, 9, 10].map((n) => body(who, bears, n));
      t.equal(at('Orc Chieftain', []), ['play', 'discard', 'removed', 'removed'], 'eight');
      t.equal(
        at('Orc Chieftain', ['Black-mail Coat']),
        ['play', 'play', 'discard', 'removed'],
        'two more, but nine at most',
      );
      t.shows('crf/term/body-check/2#1', 'crf/term/body-check/2#2');
      t.equal(
        at('Orc Chieftain', ['Wound of Long Burden']),
        ['discard', 'removed', 'removed', 'removed'],
        'or one less',
      );
      t.shows('crf/term/body-check/2#1');
      t.equal(at('Orc Brawler', []), ['discard', 'discard', 'removed', 'removed'], 'two numbers');
      t.equal(at('Shagrat', []), ['play', 'play', 'discard', 'removed'], 'nine');
      t.say('So with a Troll');
      t.equal(at('Troll Lout', []), ['play', 'discard', 'play', 'removed'], 'eight, of nine');
      t.equal(
        at('Troll Lout', ['Black-mail Coat']),
        ['play', 'play', 'discard', 'removed'],
        'two more, but nine at most',
      );
      t.shows('crf/term/body-check/2#3');
    },
  ),

  scenario(
    'An Orc or Troll whom one result would discard and eliminate is discarded',
    { proves: ['coe/3.I.3', 'crf/term/body-check/3'], rules: ALL, invented: OF_TWO_MINDS },
    (t) => {
      for (const [total, zone] of [
        [8, 'play'],
        [9, 'discard'],
        [10, 'removed'],
      ] as const)
        for (const who of OF_TWO_MINDS.map((x) => x.name as Named)) {
          t.board({
            resource: {
              kind: 'ringwraith',
              companies: [{ at: 'Carn Dûm', to: 'Ettenmoors', members: [who] }],
            },
            hazard: { hand: ['Cave-drake'] },
            moment: 'hazards',
          });
          t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
          t.fightOut(2, total);
          t.equal(t.card(who).zone, zone, `a ${total} against a body of eight`);
        }
    },
  ),

  scenario(
    'A minion who misses a corruption check by one or none taps, and has passed it',
    {
      proves: [
        'coe/7.1',
        'crf/turn/organization-phase/storing-items/1',
        'crf/turn/organization-phase/storing-items/2',
      ],
      rules: ALL,
    },
    (t) => {
      const stored = (roll: number): unknown[] => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Minas Morgul',
                members: [{ name: 'Hendolen', bears: ['LE-343'] }, 'Orc Brawler'],
              },
            ],
          },
          hazard: { kind: 'ringwraith', events: ['Traitor'] },
          moment: 'organization',
          rolls: [roll],
        });
        t.resource.chooses('store Scroll of Isildur').stage.resolve();
        const { zone, status } = t.card('Hendolen');
        return [zone, status, t.card('Scroll of Isildur').stored ?? '', t.underAttack];
      };
      t.equal(stored(5), ['play', 'untapped', 'Minas Morgul', false], 'five is more than four');
      t.equal(stored(4), ['play', 'tapped', 'Minas Morgul', false], 'four');
      t.shows(
        'crf/turn/organization-phase/storing-items/1#1',
        'crf/turn/organization-phase/storing-items/2#1',
      );
      t.equal(stored(3), ['play', 'tapped', 'Minas Morgul', false], 'three');
      t.shows('crf/turn/organization-phase/storing-items/1#2');
      const given = (roll: number): unknown[] => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Minas Morgul',
                members: [{ name: 'Hendolen', bears: ['LE-343'] }, 'Orc Brawler'],
              },
            ],
          },
          moment: 'organization',
          rolls: [roll],
        });
        t.resource.chooses('give Scroll of Isildur to Orc Brawler').stage.resolve();
        return [t.card('Hendolen').status, t.card('Scroll of Isildur').host];
      };
      t.equal(given(5), ['untapped', 'Orc Brawler'], 'handed over');
      t.equal(given(4), ['tapped', 'Orc Brawler'], 'and so it is by one who taps for it');
      t.shows('crf/turn/organization-phase/storing-items/2#2');
      t.equal(given(3), ['tapped', 'Orc Brawler'], 'one less is no other matter');

      t.say('Orcs and Trolls are minions no less');
      for (const [roll, away] of [
        [5, false],
        [4, false],
        [5, true],
        [4, true],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Minas Morgul',
                members: [{ name: 'Orc Brawler', bears: ['LE-343'] }, 'Hendolen'],
              },
            ],
          },
          moment: 'organization',
          rolls: [roll],
        });
        t.resource.chooses(away ? 'give Scroll of Isildur to Hendolen' : 'store Scroll of Isildur');
        t.resolve();
        t.equal(
          [
            t.card('Orc Brawler').status,
            away ? t.card('Scroll of Isildur').host : t.card('Scroll of Isildur').stored,
          ],
          ['tapped', away ? 'Hendolen' : 'Minas Morgul'],
          `${roll}: he taps, and it is done`,
        );
      }
      t.shows(
        'crf/turn/organization-phase/storing-items/1#1',
        'crf/turn/organization-phase/storing-items/1#2',
        'crf/turn/organization-phase/storing-items/2#1',
        'crf/turn/organization-phase/storing-items/2#2',
      );
      t.say('So are those of the Balrog, and Orcs who serve one who has strayed');
      for (const other of ['balrog', 'fallen-wizard'] as const)
        for (const [roll, away] of [
          [5, false],
          [4, false],
          [5, true],
          [4, true],
        ] as const) {
          const at: Named = other === 'balrog' ? 'BA-93' : 'WH-58';
          t.board({
            resource: {
              kind: other,
              companies: [{ at, members: [{ name: 'Orc Brawler', bears: ['LE-343'] }, 'Hador'] }],
            },
            moment: 'organization',
            rolls: [roll],
          });
          t.resource.chooses(away ? 'give Scroll of Isildur to Hador' : 'store Scroll of Isildur');
          t.resolve();
          t.equal(
            [
              t.card('Orc Brawler').status,
              away ? t.card('Scroll of Isildur').host : t.card('Scroll of Isildur').stored !== '',
            ],
            ['tapped', away ? 'Hador' : true],
            `${other}, ${roll}: he taps, and it is done`,
          );
        }
      t.shows(
        'crf/turn/organization-phase/storing-items/1#1',
        'crf/turn/organization-phase/storing-items/1#2',
        'crf/turn/organization-phase/storing-items/2#1',
        'crf/turn/organization-phase/storing-items/2#2',
      );
      t.equal(stored(2)[0], 'removed', 'two is too little');
      t.shows('crf/turn/organization-phase/storing-items/1#2');
      // where they are nobody comes to blows with them
      t.equal(
        [t.card('Traitor').zone, t.underAttack],
        ['discard', false],
        'a check has been failed',
      );
    },
  ),

  scenario(
    'Of those who follow a Fallen-wizard his Orcs and Trolls check as minions, as he does himself',
    { proves: ['coe/7.1', 'coe/7.1.F1'], rules: ALL },
    (t) => {
      const stored = (who: Named): string[] => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'The White Towers', members: [{ name: who, bears: ['Scroll of Isildur'] }] },
            ],
          },
          moment: 'organization',
          rolls: [3],
        });
        t.resource.chooses('store Scroll of Isildur').stage.resolve();
        return [t.card(who).zone, t.card(who).status];
      };
      t.equal(stored('Orc Brawler'), ['play', 'tapped'], 'an Orc');
      t.equal(stored('Hendolen')[0], 'discard', 'a Man');
      t.equal(stored('Troll Lout'), ['play', 'tapped'], 'a Troll');
      t.equal(stored('WH-3'), ['play', 'tapped'], 'a Half-orc, who counts as an Orc');
      t.equal(stored('WH-7'), ['play', 'tapped'], 'the Wizard himself');
    },
  ),

  scenario(
    'Ringwraiths and the Balrog make no corruption checks',
    { proves: ['coe/7.4'], rules: ALL },
    (t) => {
      const stores = (kind: 'ringwraith' | 'balrog', at: Named, who: Named): void => {
        t.board({
          resource: { kind, companies: [{ at, members: [{ name: who, bears: ['LE-343'] }] }] },
          moment: 'organization',
          rolls: [2],
        });
        t.resource.chooses('store Scroll of Isildur').stage.resolve();
        t.unrolled(1, 'no dice');
        t.equal(
          [t.card(who).zone, t.card(who).status, t.card('Scroll of Isildur').stored],
          ['play', 'untapped', at],
          who,
        );
      };
      stores('ringwraith', 'Minas Morgul', 'Ren the Ringwraith');
      stores('balrog', 'The Under-gates', 'The Balrog');
      t.say('Nor at the last council');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: ['Ren the Ringwraith', 'Hendolen'] }],
          pile: ['Snaga-hai'],
        },
        hazard: { kind: 'ringwraith' },
        moment: 'council',
        rolls: [12, 12],
      });
      t.equal(t.chain(), ['corruption check of Hendolen'], 'he alone is asked');
      t.resolve();
      t.unrolled(1, 'one check in all');
    },
  ),

  scenario(
    'In a company with a Ringwraith or the Balrog one is steadier',
    { proves: ['coe/7.1.R1', 'coe/7.1.B1'], rules: ['coe', 'crf'] },
    (t) => {
      for (const [kind, avatar] of [
        ['ringwraith', 'Ren the Ringwraith'],
        ['balrog', 'The Balrog'],
      ] as const) {
        const board = (members: Named[]): void => {
          t.board({
            resource: { kind, companies: [{ at: 'Moria', members }] },
            hazard: {
              companies: [{ at: 'Lórien', members: ['Bergil'] }],
              pile: ['Riders of Rohan', 'Wood-elves'],
            },
            moment: 'council',
            asksPasses: true,
          });
        };
        for (const [members, more] of [
          [['Orc Captain', avatar], 2],
          [['Orc Captain'], 0],
        ] as const) {
          board([...members]);
          t.expect(t.decision().about !== 'council-check', 'nobody else has to check');
          t.rolls(6, 9).resolve();
          const made = t.steps.flatMap((x) => x.events).filter((e) => e.event === 'roll');
          t.equal(
            made.slice(-2).map((e) => e.total),
            [6 + more, 9],
            `${kind}: ${members.length} of them`,
          );
        }
      }
    },
  ),

  scenario(
    'Whose home is any Dark-hold has it below, if he serves the Balrog',
    { proves: ['coe/2.II.2.2.B1'], rules: ALL },
    (t) => {
      // below a Dark-hold and none, above a Dark-hold and none
      const PLACES: Named[] = ['The Sulfur-deeps', 'The Under-vaults', 'Barad-dûr', 'Ettenmoors'];
      const comesTo = (kind: 'ringwraith' | 'balrog', at: Named, who: Named): string[] => {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [who] }],
            hand: ['Orc Chieftain'],
            sites: PLACES,
          },
          moment: 'organization',
        });
        t.resource.chooses('organize');
        return PLACES.filter((site) =>
          t.offered().some((x) => x.startsWith(`play Orc Chieftain at ${site}`)),
        );
      };
      t.equal(
        comesTo('ringwraith', 'Minas Morgul', 'Hendolen'),
        ['The Sulfur-deeps', 'Barad-dûr'],
        'a Ringwraith',
      );
      t.equal(comesTo('balrog', 'The Under-gates', 'Orc Brawler'), ['The Under-vaults'], 'he');
    },
  ),
];
