import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

/** Hazards of a twelfth draw that count minds, Spawn and hours of the day. */

describe('what is counted and rolled', () => {
  holds('Aware of their Ways: fewer than four are all that there are, nothing must go', (t) => {
    met(t, ['Gimli'], ['Aware of their Ways'], { discard: ['Cram', 'Glamdring', 'Bree'] });
    t.hazard.plays('Aware of their Ways').stage.resolve();
    t.hazard.may('Cram').mayNot('Glamdring').may('pass');
    if (t.rules === 'coe') t.hazard.may('Bree');
    else t.hazard.mayNot('Bree');
    t.hazard.passes();
    t.equal(
      ['Cram', 'Glamdring', 'Bree'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'discard'],
      'all back',
    );
  });

  holds('The Reek: Balrog and Ringwraith stand it, whoever is dull does not', (t) => {
    const reek = (
      kind: 'ringwraith' | 'balrog',
      at: Named,
      members: Member[],
      hand: Named[],
      spawn: Named[],
    ) =>
      t.board({
        resource: { kind, companies: [{ at, members }] },
        hazard: { hand: ['The Reek', ...hand], events: spawn },
        moment: 'hazards',
        asksPasses: true,
      });
    const TWO: Named[] = ['Spawn of Ungoliant', "Ungoliant's Progeny"];
    const there: Member[] = ['Orc Brawler', 'Orc Veteran', 'Orc Tracker', 'Orc Captain'];
    // in the deeps, or in ruins; not in a hold of the shadow
    reek('balrog', 'BA-101', ['The Balrog', ...there], ['Giant Spiders'], TWO);
    t.hazard.plays('The Reek').stage.resolve();
    for (const who of ['The Balrog', ...(there as string[])]) {
      const dull = who !== 'The Balrog' && t.card(who).stat('mind') < 4;
      t.equal(t.card(who).status, dull ? 'tapped' : 'untapped', who);
    }
    reek('ringwraith', 'Cirith Gorgor', there, ['Giant Spiders'], TWO);
    t.resource.passes();
    t.hazard.refused('The Reek', { 'no-target': 'coe/9.3' });
    reek('ringwraith', 'Barrow-downs', there, ['Wargs', 'Barrow-wight'], TWO);
    t.resource.passes();
    t.hazard.refused('The Reek', { 'no-cost': 'coe/9.2.3' });
    reek('ringwraith', 'Barrow-downs', ['Ren the Ringwraith', ...there], ['Crebain'], TWO);
    t.hazard.plays('The Reek').stage.resolve();
    t.equal(t.card('Ren the Ringwraith').status, 'untapped', 'not he');
  });

  holds(
    'Darkness Made by Malice: as many Spawn as characters are too few; allies are none',
    (t) => {
      const TWO: Named[] = ['Spawn of Ungoliant', "Ungoliant's Progeny"];
      met(t, ['Gimli', 'Legolas'], ['Darkness Made by Malice'], {}, { events: TWO });
      t.resource.passes();
      t.hazard.refused('Darkness Made by Malice', { need: 'coe/9.2' });
      met(
        t,
        [{ name: 'Gimli', bears: ['Shadowfax', 'Gwaihir'] }],
        ['Darkness Made by Malice'],
        {},
        { events: TWO },
        'The Under-grottos',
        'Goblin-gate',
      );
      t.hazard.plays('Darkness Made by Malice').stage.resolve();
      t.passUntil('turn-end');
      t.equal(t.company('Gimli').entered, false, 'nothing was done there');
    },
  );

  holds(
    'The Sun Shone Fiercely: those of the dark, away from the deeps; less with the Doors',
    (t) => {
      const sun = (at: Named, to: Named | undefined, doors: boolean): number[] => {
        t.board({
          resource: {
            kind: 'balrog',
            companies: [{ at, ...(to ? { to } : {}), members: ['Azog', 'Orc Brawler'] }],
          },
          hazard: {
            events: ['The Sun Shone Fiercely', ...(doors ? (['Doors of Night'] as const) : [])],
            hand: ['The Sun Shone Fiercely'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.refused('The Sun Shone Fiercely', { duplicate: 'coe/g.cbd.1' });
        return ['Azog', 'Orc Brawler'].map((x) => t.card(x).stat('prowess'));
      };
      const shade = sun('BA-101', undefined, false);
      t.equal(
        sun('Goblin-gate', undefined, false),
        shade.map((x) => x - 2),
        'in the sun',
      );
      t.equal(
        sun('Goblin-gate', undefined, true),
        shade.map((x) => x - 1),
        'dimmed',
      );
      t.equal(sun('BA-101', 'Goblin-gate', false), shade, 'on the way up');
      t.skipTo('enter');
      t.equal(t.card('Azog').stat('prowess'), shade[0] - 2, 'and once they are there');
      t.equal(sun('Goblin-gate', 'BA-101', false), shade, 'on the way down');
    },
  );

  holds('The Sun Shone Fiercely: Dwarves, not Men', (t) => {
    met(t, ['Gimli', 'Aragorn II', 'Legolas'], ['River']);
    const before = ['Gimli', 'Aragorn II', 'Legolas'].map((x) => t.card(x).stat('prowess'));
    met(
      t,
      ['Gimli', 'Aragorn II', 'Legolas'],
      ['River'],
      {},
      { events: ['The Sun Shone Fiercely'] },
    );
    t.equal(
      ['Gimli', 'Aragorn II', 'Legolas'].map((x) => t.card(x).stat('prowess')),
      [before[0] - 2, before[1], before[2]],
      'two less',
    );
  });

  holds(
    'Darkness Under Tree: not without the Doors, nor on Elves, Dúnedain or who is tapped',
    (t) => {
      const board = (members: Member[], doors: boolean) =>
        met(t, members, ['Darkness Under Tree'], {}, { events: doors ? ['Doors of Night'] : [] });
      board(['Wacho'], false);
      t.resource.passes();
      t.hazard.refused('Darkness Under Tree', { need: 'coe/9.2' });
      board(['Legolas', 'Aragorn II', 'Frodo', { name: 'Wacho', status: 'tapped' }], true);
      t.resource.passes();
      t.hazard.refused('Darkness Under Tree', { 'no-target': 'coe/9.3' });
      board(['Legolas', 'Wacho'], true);
      t.hazard.plays('Darkness Under Tree').stage.resolve();
      t.equal([t.card('Legolas').status, t.card('Wacho').status], ['untapped', 'tapped'], 'a Man');
    },
  );
});
