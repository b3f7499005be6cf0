import { query } from '@mathom/engine';
import {
  type CompanySpec,
  type Named,
  type Scenario,
  type SideSpec,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

type Members = NonNullable<CompanySpec['members']>;

const LAIR = 'Zarak Dûm';

/** Thorin and his company come to the lair, and the Dragon at home is slain or not. */
function meets(
  t: Stage,
  roll: number,
  hand: readonly Named[],
  members: Members,
  other: SideSpec = {},
): void {
  t.board({
    resource: {
      companies: [{ at: LAIR, members }],
      hand,
      deck: ['Cram', 'Cram', 'Cram', 'Cram'],
    },
    hazard: { ...other, events: ['Scorba at Home'] },
    moment: 'site',
  });
  t.resource.chooses('enter');
  t.fightOut({ always: roll });
}

const siteTypeOf = (t: Stage): string => query.siteType(t.state, t.id(LAIR));

/** Dragons who were defeated where they keep their hoards. */
export const slainAtHome: readonly Scenario[] = [
  scenario(
    'What a Dragon at home had heaped up is there as long as the turn lasts in which he fell',
    { proves: ['pef/term/hoard/1', 'coe/g.hoa.1'], rules: ALL },
    (t) => {
      const members = [{ name: 'Thorin II', bears: ['Cram'] }, 'Gimli', 'Legolas'] as const;
      meets(t, 12, ['Bow of Dragon-horn', 'Magical Harp'], members);
      t.equal(t.card('Scorba at Home').zone, 'pile', 'the Dragon is slain');
      t.equal(query.automaticAttacks(t.state, t.id(LAIR)).length, 0, 'no Dragon is there');
      t.resource.uses('Cram').stage.resolve();
      t.resource.may('play Magical Harp').plays('Bow of Dragon-horn', 'Thorin II').stage.resolve();
      t.equal(t.card('Bow of Dragon-horn').host, 'Thorin II', 'the hoard is there');
      t.shows('pef/term/hoard/1#1');
    },
  ),
  scenario(
    'With the turn the hoard of a slain Dragon is gone',
    { proves: ['pef/term/hoard/1', 'coe/g.hoa.1'], rules: ALL },
    (t) => {
      meets(t, 12, ['Magical Harp'], ['Thorin II', 'Gimli', 'Legolas']);
      t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
      t.resource.refused('Magical Harp', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
      t.say('Nor is it there for the other in the turn that comes next');
      meets(t, 12, [], ['Thorin II', 'Gimli', 'Legolas'], {
        companies: [{ at: LAIR, members: ['Elrond'] }],
        hand: ['Magical Harp'],
      });
      t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
      t.hazard.refused('Magical Harp', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
      t.shows('pef/term/hoard/1#2');
    },
  ),
  scenario(
    'Whose company has slain a Dragon at home is king there, in that turn or in any later one',
    { proves: ['pef/card/king-under-the-mountain/1'], rules: ALL },
    (t) => {
      const company = ['Thorin II', 'Gimli', 'Legolas'] as const;
      t.board({
        resource: {
          companies: [{ at: LAIR, members: company }],
          hand: ['King under the Mountain'],
        },
        hazard: { events: ['Scorba at Home'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused('King under the Mountain', { 'no-target': 'coe/9.3' });
      for (const turns of [4, 2]) {
        meets(t, 12, ['King under the Mountain', 'Glamdring', 'Returned Exiles'], company);
        t.equal(t.card('Scorba at Home').zone, 'pile', 'the Dragon is slain');
        t.equal(siteTypeOf(t), 'ruins', 'a lair');
        t.resource.may('play King under the Mountain');
        t.say('Some turns go by');
        t.skipTo('enter', { turns });
        t.equal(t.card('King under the Mountain').zone, 'hand', 'still in hand');
        t.resource.chooses('enter').may('play King under the Mountain');
      }
      t.resource.plays('King under the Mountain', 'Thorin II').stage.resolve();
      t.equal(t.card('King under the Mountain').host, 'Thorin II', 'Thorin is king');
      t.equal(siteTypeOf(t), 'border-hold', 'the lair is a hold of Dwarves');
      t.equal(
        t.card('Thorin II').influence('Returned Exiles'),
        t.card('Thorin II').influence() + 5 + 2,
        'his own word, and the king’s',
      );
      t.equal(query.automaticAttacks(t.state, t.id(LAIR)).length, 0, 'no Dragon is there');
    },
  ),
];
