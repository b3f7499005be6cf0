import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

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
      for (const kind of ['wizard', 'ringwraith', 'balrog'] as const) {
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
        t.equal(t.attack().detainment, kind !== 'wizard', kind);
        const who = kind === 'wizard' ? 'Aragorn II' : 'Orc Captain';
        t.fightOut({ always: 2 });
        t.equal(t.card(who).status, kind === 'wizard' ? 'wounded' : 'tapped', 'when she hits');
      }
      t.say('Those of a Fallen-wizard count as heroes in this, be they Orcs');
      for (const who of ['Lagduf', 'Beretar'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'Lórien', to: 'TW-420', members: [who] }],
          },
          hazard: { events: ['Spider of the Môrlat'] },
          moment: 'passives',
        });
        t.passUntil('assign');
        t.equal(t.attack().detainment, false, who);
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
        ['wizard', 'Gimli', 'Goldberry', 'Rivendell', true],
        ['ringwraith', 'Asternak', 'Stinker', 'Carn Dûm', true],
        ['ringwraith', 'Asternak', 'Stinker', 'Minas Morgul', false],
        ['ringwraith', 'Asternak', 'Last Child of Ungoliant', 'Minas Morgul', true],
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
        t.shows(`crf/term/haven/2#${kind === 'wizard' ? 2 : 1}`);
      }
      t.say('Who is lured is tempted at havens: a minion at those of the Shadow');
      for (const [at, tempted] of [
        ['Dol Guldur', true],
        ['LE-372', false],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: [{ name: 'Asternak', bears: ['Lure of the Senses'] }] }],
          },
          moment: 'untap',
          ...(tempted ? { rolls: [12] } : {}),
        });
        t.skipTo('organization');
        t.equal(t.state.dice.length, 0, `${at}: ${tempted ? 'a check' : 'no check'} is made`);
      }
      t.shows('crf/term/haven/2#1');
    },
  ),

  scenario(
    'Where a hazard speaks of Darkhavens, a hero is freed at a Haven',
    { proves: ['crf/term/darkhaven/2'], rules: ALL },
    (t) => {
      for (const card of ['Enchanted Stream', 'Something Has Slipped'] as const)
        for (const [at, stays] of [
          ['Bree', true],
          ['Rivendell', false],
        ] as const) {
          t.board({
            resource: { companies: [{ at, members: ['Gimli'], events: [card] }] },
            moment: 'untap',
          });
          t.skipTo('organization');
          if (t.decision().kind === 'respond') t.resolve();
          t.equal(t.card(card).zone, stays ? 'play' : 'discard', `${card} at ${at}`);
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
