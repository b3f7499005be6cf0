import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who is led away by spiders, and what becomes of those he led and of what he bears (coe/3.III.3, 3.III.4). */

const kind = 'ringwraith';
const FLIES = 'Flies and Spiders';
const isHeld = (t: Stage, who: Named): boolean =>
  t.state.notes[t.id(who)]?.prisoner === t.id(FLIES);

/** As long as that holds: nobody does more than he must. */
const goesOn = (t: Stage, yet: () => boolean): void => {
  for (let i = 0; i < 90 && yet(); i++) {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it goes on');
  }
};

/** Four spiders at Ettenmoors, one for each; he is bound and taken away. */
const ledAway = (t: Stage, who: Exclude<Member, string>, more: { events?: Named[] } = {}): void => {
  t.board({
    resource: {
      kind,
      companies: [
        { at: 'Ettenmoors', members: [who, 'Orc Brawler', 'Lagduf', 'Muzgash'], ...more },
      ],
    },
    hazard: { hand: ['Lesser Spiders', FLIES], sites: ['TW-395'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Lesser Spiders').stage.resolve();
  t.passUntil('attack').hazard.plays(FLIES, who.name).stage.resolve();
  t.passUntil('defend');
  for (const x of [who.name, 'Orc Brawler', 'Lagduf'] as const) t.resource.chooses(x);
  goesOn(t, () => t.decision().about !== 'strike');
  t.resource.chooses(`against ${who.name}`);
  t.passUntil('stay-untapped').rolls(2).resource.chooses('yes');
  goesOn(t, () => !isHeld(t, who.name) && t.underAttack);
  t.expect(isHeld(t, who.name), 'taken');
};

describe('factions under a leader', () => {
  for (const faction of ['Hill Trolls', 'Orcs of Udûn'] as const)
    holds(`${faction} are lost with one who is taken prisoner`, (t) => {
      ledAway(t, { name: 'Orc Chieftain', leads: [faction] });
      t.equal([t.card(faction).zone, t.points(0).faction], ['discard', 0], 'gone');
      t.fightOut({ always: 12 });
    });
});

describe('gold rings', () => {
  for (const ring of ['Bright Gold Ring', 'Gleaming Gold Ring', 'Perfect Gold Ring'] as const)
    holds(`${ring}: one who is held with it makes no check as his untap phase ends`, (t) => {
      ledAway(t, { name: 'Luitprand', bears: [ring] });
      t.fightOut({ always: 12 });
      t.equal(t.card(ring).host, 'Luitprand', 'rings are left to him');
      goesOn(t, () => t.state.turn < 5);
      // the spiders look after him, as their own card says, and that is all
      t.rolls(2, 2, 2);
      goesOn(t, () => t.state.phase !== 'organization');
      t.unrolled(1, 'a body check and a roll to get away');
      t.expect(isHeld(t, 'Luitprand'), 'there he still is');
    });
});

describe('Swarm of Bats', () => {
  holds('it is gone when one of them is taken prisoner', (t) => {
    ledAway(t, { name: 'Luitprand' }, { events: ['Swarm of Bats'] });
    t.equal(t.card('Swarm of Bats').zone, 'discard', 'gone');
    t.fightOut({ always: 12 });
  });
});
