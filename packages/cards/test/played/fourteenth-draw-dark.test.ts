import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';

/** The Nine, the deep and the creeping thing, of a fourteenth draw. */

describe('the Nine', () => {
  const KHAMUL = 'Khamûl the Easterling';
  const board = (t: Stage, hand: Named[], events: Named[], theirs: Named[] = []): void =>
    met(t, ['Elrond', 'Gimli'], theirs, { hand }, { events }, 'Bree');

  holds('Khamûl: a hand that is too small is emptied; he counts against the limit', (t) => {
    board(t, ['Cram'], [KHAMUL, 'Adûnaphel', 'Ren the Unclean']);
    t.hazard.uses(KHAMUL).stage.resolve();
    if (t.decision().about === 'pick') t.resource.chooses('Cram');
    t.equal([t.hand(0), t.card(KHAMUL).zone], [[], 'discard'], 'all there was');
    t.equal(t.company('Gimli').hazards, 1, 'one of the limit');
    t.equal(t.card('Adûnaphel').zone, 'play', 'the others stay');
  });

  holds('Khamûl: a creature of dark places, and of his own lands', (t) => {
    for (const [at, to, may] of [
      ['Lórien', 'Dol Guldur', true],
      ['Lórien', "Thranduil's Halls", false],
      ['Lórien', 'Moria', false],
    ] as const) {
      met(t, STRONG, [KHAMUL], {}, {}, to, at);
      t.resource.passes();
      if (may) t.hazard.plays(KHAMUL, { way: 'creature' }, 'Dark-hold').stage.resolve();
      else t.hazard.refused(KHAMUL, { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
      t.equal(t.underAttack, may, to);
    }
  });

  holds('Morgul-horse: no Shadow-land on the way, no Nazgûl in hand', (t) => {
    met(t, STRONG, ['Morgul-horse', 'Adûnaphel'], {}, {}, 'Bree');
    t.resource.passes();
    t.hazard.refused('Morgul-horse', { need: 'coe/9.2' }, { way: 'next action' });
    met(t, STRONG, ['Morgul-horse', 'Orc-patrol'], {}, {}, 'Carn Dûm');
    t.resource.passes();
    t.hazard.refused('Morgul-horse', { need: 'coe/9.2' }, { way: 'next action' });
    met(t, STRONG, ['Morgul-horse', 'Wargs'], {}, { events: [KHAMUL] }, 'Bree');
    t.hazard.uses(KHAMUL);
    t.hazard.plays('Morgul-horse', { way: 'tapped as a permanent-event' }).stage.resolve();
    t.equal(t.card(KHAMUL).zone, 'hand', 'home again');
    t.equal(t.company('Gimli').hazards, 2, 'both count');
  });

  holds('The Pale Sword: not against Wolves; no second corruption card in a turn', (t) => {
    met(t, STRONG, ['Wargs', 'The Pale Sword']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.mayNot('play The Pale Sword');
    for (const lured of [true, false]) {
      met(
        t,
        ['Gimli', 'Bilbo', 'Boromir II'],
        ['Lure of Expedience', KHAMUL, 'The Pale Sword'],
        {},
        {},
        'Dol Guldur',
        'Lórien',
      );
      if (lured) t.hazard.plays('Lure of Expedience', 'Gimli').stage.resolve();
      t.hazard.plays(KHAMUL, { way: 'creature' }, 'Dark-hold').stage.resolve();
      t.hazard.plays('The Pale Sword').stage.resolve();
      t.equal(t.attack().prowess, 19, 'one more');
      t.passUntil('defend').resource.chooses('Gimli');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.rolls(2, 2).passUntil('movement-hazard');
      t.equal(t.card('Gimli').status, 'wounded', 'struck');
      t.equal(t.card('The Pale Sword').host, lured ? '' : 'Gimli', `lured: ${lured}`);
      t.equal(t.card('The Pale Sword').zone, lured ? 'discard' : 'play', `lured: ${lured}`);
      if (!lured) t.equal(t.card('Gimli').stat('corruption'), 6, 'six');
    }
  });
});

describe('below and behind', () => {
  holds('My Precious: of two rings the attacker takes one; without a ring he stays', (t) => {
    for (const bears of [['Beautiful Gold Ring', 'Precious Gold Ring'], ['Cram']] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: [{ name: 'Elladan', bears }] }] },
        hazard: { agents: [{ name: 'My Precious', via: ['Bree'], faceUp: true }] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('My Precious attacks');
      t.passUntil('stay-untapped').rolls(12, 2, 2).resource.chooses('no');
      if (bears.length === 1) {
        t.equal([t.card('My Precious').zone, t.card('Cram').zone], ['play', 'play'], 'no ring');
        continue;
      }
      t.asks(t.hazard, 'pick').hazard.chooses('Precious Gold Ring');
      t.equal(
        ['My Precious', ...bears].map((x) => t.card(x).zone),
        ['discard', 'play', 'discard'],
        'the one he chose',
      );
    }
  });

  holds('The Under-gates: the Balrog, unless he is abroad or has been beaten', (t) => {
    for (const [events, pile, first] of [
      [[], [], 'Balrog'],
      [['Balrog of Moria'], [], ''],
      [[], ['Balrog of Moria'], ''],
      [[], ["Durin's Bane"], ''],
    ] as const satisfies readonly (readonly [readonly Named[], readonly Named[], string])[]) {
      t.board({
        resource: { companies: [{ at: 'The Under-gates', members: STRONG }] },
        hazard: { events, pile, hand: ['Ghosts'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(t.underAttack, first !== '', `${events} ${pile}`);
      if (first) t.equal([t.attack().strikes, t.attack().prowess], [2, 16], 'as printed');
    }
  });
});
