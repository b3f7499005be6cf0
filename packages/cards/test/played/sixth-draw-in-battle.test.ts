import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';
import { resists } from './withstood.ts';

/** Cards of a sixth draw, each held to the clauses of its text that no other test plays. */

describe('in battle', () => {
  holds('Wormsbane: its maxima, and the body of a Dragon that he himself faces', (t) => {
    for (const [creature, who, prowess, bodies] of [
      ['Daelomin', 'Gimli', 9, [6, 8, 8]],
      ['Daelomin', 'Glorfindel II', 12, [6, 8, 8]],
      ['Cave-drake', 'Glorfindel II', 12, []],
      ['Orc-patrol', 'Glorfindel II', 9, []],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Dancing Spire',
              members: [{ name: who, bears: ['Wormsbane'] }, 'Legolas', 'Bofur'],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature).stage.resolve();
      const before = rolled(t, 'strike body').length;
      t.equal(resists(t)[0], prowess, `${creature} ${who}`);
      t.equal(
        rolled(t, 'strike body')
          .slice(before)
          .map((x) => x.against),
        [...bodies],
        creature,
      );
    }
  });

  holds('Torque of Hues: it and he are tapped, whatever attacks, and he is tempted', (t) => {
    for (const [status, tapped, may] of [
      ['untapped', undefined, true],
      ['tapped', undefined, false],
      ['untapped', true, false],
    ] as const) {
      met(
        t,
        [
          {
            name: 'Gimli',
            status,
            bears: [tapped ? { name: 'Torque of Hues', tapped } : 'Torque of Hues'],
          },
          'Legolas',
        ],
        ['Wargs'],
      );
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      if (!may) {
        t.resource.mayNot('use Torque of Hues');
        continue;
      }
      t.rolls(7).resource.uses('Torque of Hues').stage.resolve();
      t.equal(
        [t.card('Gimli').status, t.card('Torque of Hues').status, t.underAttack],
        ['tapped', 'tapped', false],
        'canceled',
      );
      t.equal(rolled(t, 'corruption').length, 1, 'a check');
    }
  });

  holds('Torque of Hues: an attack on another company is none of its business', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Goblin-gate', members: ['Legolas'] },
          { at: 'Lórien', members: [{ name: 'Gimli', bears: ['Torque of Hues'] }] },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.mayNot('use Torque of Hues');
  });

  holds('Half an Eye Open: whom it finds, the tapped and an ally too', (t) => {
    met(
      t,
      [{ name: 'Gimli', status: 'tapped', bears: ['Gwaihir'] }, 'Aragorn II', 'Gandalf'],
      ['Light-drake', 'Half an Eye Open', 'Half an Eye Open'],
    );
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.hazard.plays('Half an Eye Open').stage.resolve();
    t.allPass().asks(t.hazard, 'first-strike');
    t.hazard.options_are(
      'a strike to Gimli',
      'a strike to Gwaihir',
      'a strike to Aragorn II',
      'pass',
    );
    t.hazard.chooses('a strike to Gimli');
    t.equal(t.attack().assigned, ['Gimli'], 'the first strike');
    met(t, ['Aragorn II', 'Gandalf'], ['Wargs', 'Half an Eye Open']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Half an Eye Open', { 'no-target': 'coe/9.3' });
  });

  holds('The Iron Crown: Orcs, Trolls and Men turn away from it, though he is tapped', (t) => {
    for (const [creature, who, may] of [
      ['Orc-patrol', 'Gimli', true],
      ['Brigands', 'Gimli', true],
      ['Wargs', 'Gimli', false],
      ['Orc-patrol', 'Bilbo', false],
    ] as const) {
      met(t, [{ name: who, status: 'tapped', bears: ['The Iron Crown'] }, 'Legolas'], [creature]);
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.equal(
        [t.card(who).stat('body'), t.card(who).influence() - (who === 'Gimli' ? 2 : 1)],
        who === 'Gimli' ? [9, 4] : [9, 0],
        who,
      );
      if (!may) {
        t.resource.mayNot('use The Iron Crown');
        continue;
      }
      t.resource.uses('The Iron Crown').stage.resolve();
      t.equal([t.underAttack, t.card('The Iron Crown').status], [false, 'tapped'], creature);
      t.equal(rolled(t, 'corruption').length, 0, 'no check for that');
    }
  });

  holds('Old Man Willow: where it grows', (t) => {
    for (const [at, to, by, may] of [
      ['Rivendell', 'Goblin-gate', 'starter', true],
      ['Edoras', 'Wellinghall', ['Rohan', 'Fangorn'], true],
      ['Minas Tirith', 'Drúadan Forest', ['Anórien'], true],
      ['Minas Tirith', 'Edoras', ['Anórien', 'Rohan'], false],
      ['Lórien', 'Dol Guldur', ['Wold & Foothills', 'Brown Lands', 'Southern Mirkwood'], true],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, by, members: ['Gimli', 'Legolas'] }] },
        hazard: { hand: ['Old Man Willow', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.offered().includes('play Old Man Willow'), may, to);
    }
    for (const [at, may] of [
      ['Wellinghall', false],
      ["Thranduil's Halls", false],
      ['Dol Guldur', true],
      ['Old Forest', true],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli', 'Legolas'] }] },
        hazard: { hand: ['Old Man Willow', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.offered().includes('play Old Man Willow'), may, at);
    }
  });

  holds('Daelomin: at its lair, and with the Doors of Night in the North', (t) => {
    for (const [at, doors, may] of [
      ['Dancing Spire', false, true],
      ['The Lonely Mountain', false, false],
      ['The Lonely Mountain', true, true],
      ['Iron Hill Dwarf-hold', true, true],
      ['Lake-town', true, true],
      ["Thranduil's Halls", true, false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli', 'Legolas', 'Bofur', 'Kíli'] }] },
        hazard: { hand: ['Daelomin', 'River'], events: doors ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.equal(t.offered().includes('play Daelomin'), may, `${at} ${doors}`);
      if (!may) continue;
      t.hazard.plays('Daelomin', 'by name').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [3, 13, 8], 'numbers');
      t.passUntil('assign').hazard.may('a strike to Gimli').may('a strike to Bofur');
    }
  });

  const TOM = '"Tom" (Tûma)';
  const ITEMS = ['Glamdring', 'Cram', 'Precious Gold Ring', 'Magic Ring of Stealth'] as const;
  holds('Tom: after his brothers he takes all but special items, be they turned away', (t) => {
    for (const [before, canceled, robbed] of [
      ['"Bert" (Bûrat)', false, true],
      ['"William" (Wûluag)', false, true],
      ['"Bert" (Bûrat)', true, true],
      ['Giant', false, false],
    ] as const) {
      met(
        t,
        [
          { name: 'Gimli', bears: ITEMS },
          { name: 'Frodo', status: canceled ? 'untapped' : 'tapped', bears: ['Elven Cloak'] },
        ],
        [before, TOM],
        { hand: ['Concealment'] },
      );
      t.hazard.plays(before, 'Wilderness').stage.resolve();
      if (canceled) t.resource.plays('Concealment', 'Frodo').stage.resolve();
      else resists(t);
      t.passUntil('movement-hazard').hazard.plays(TOM, 'Wilderness').stage.resolve();
      resists(t, 2);
      t.equal(t.card('Gimli').status, 'wounded', 'hit');
      t.equal(
        [...ITEMS, 'Elven Cloak'].map((x) => t.card(x).zone),
        robbed
          ? ['discard', 'discard', 'discard', 'play', 'play']
          : ['play', 'play', 'play', 'play', 'play'],
        before,
      );
    }
  });

  holds('Tom: who is not hurt keeps what he has', (t) => {
    met(t, [{ name: 'Gimli', bears: ITEMS }, 'Legolas'], ['"Bert" (Bûrat)', TOM]);
    t.hazard.plays('"Bert" (Bûrat)', 'Wilderness').stage.resolve();
    resists(t);
    t.passUntil('movement-hazard').hazard.plays(TOM, 'Wilderness').stage.resolve();
    resists(t);
    t.equal([t.card('Cram').zone, t.card(TOM).zone, t.points(0).kill], ['play', 'pile', 2], 'won');
  });

  holds('Memories Stolen: a Dragon that is a creature, three less for that strike', (t) => {
    met(
      t,
      ['Elrond', 'Gandalf', 'Bilbo'],
      ['Daelomin', 'Memories Stolen', 'Memories Stolen'],
      {},
      {},
      'Dancing Spire',
      'Lake-town',
    );
    t.resource.passes();
    t.hazard.refused('Memories Stolen', { 'no-target': 'coe/9.3' });
    t.hazard.plays('Daelomin', 'by name').stage.resolve();
    t.allPass();
    while (t.decision().kind === 'assign') t.take(t.decision().options[0], 'one each');
    t.passUntil('strike').resource.chooses('against Gandalf');
    t.passUntil('strike-hazard').hazard.refused('Memories Stolen', { 'no-target': 'coe/9.3' });
    t.rolls(12, 2).passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike').resource.chooses('against Bilbo');
    t.passUntil('strike-hazard').hazard.plays('Memories Stolen').stage.resolve();
    t.hazard.refused('Memories Stolen', { duplicate: 'coe/g.cbd.1' });
    t.rolls(12, 2).passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('stay-untapped');
    t.equal(
      rolled(t, 'strike').map((x) => x.against),
      [13, 10],
      'for this strike alone',
    );
  });

  holds('Memories Stolen: a Haven alone, above eight alone, and he must be untapped', (t) => {
    for (const [at, status, roll, gone] of [
      ['Rivendell', 'untapped', 8, false],
      ['Rivendell', 'untapped', 9, true],
      ['Rivendell', 'tapped', 0, false],
      ['Bree', 'untapped', 0, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Bilbo', status, bears: ['Memories Stolen'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (roll === 0) {
        t.resource.mayNot('use Memories Stolen');
        continue;
      }
      t.rolls(roll).resource.uses('Memories Stolen').stage.resolve();
      t.equal(
        [t.card('Memories Stolen').zone, t.card('Bilbo').status],
        [gone ? 'discard' : 'play', 'tapped'],
        `${roll}`,
      );
    }
  });

  holds("Dragon's Breath: once, before the strikes, and an ally breathes it in too", (t) => {
    met(
      t,
      [{ name: 'Gimli', bears: ['Gwaihir', 'Adamant Helmet'] }, 'Legolas', 'Bofur'],
      ["Dragon's Breath", "Dragon's Breath", 'Itangast'],
      {},
      {},
      'Gold Hill',
      'Lake-town',
    );
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    const { prowess, body } = t.attack();
    t.hazard.plays("Dragon's Breath").stage.resolve();
    t.passUntil('strike').resource.chooses('against Gimli');
    t.passUntil('stay-untapped');
    t.equal(t.strikeProwess(), 9 + 1 + 3, 'body, helmet, tapping');
    t.resource.chooses('yes');
    t.equal(t.strikeProwess(), 9 + 1, 'or not');
    for (const who of ['Gwaihir', 'Legolas', 'Bofur']) {
      t.rolls(12);
      t.passUntil(who === 'Bofur' ? 'stay-untapped' : 'strike');
      if (who !== 'Bofur') t.resource.chooses(`against ${who}`);
      t.passUntil('stay-untapped').resource.chooses('no');
    }
    t.rolls(12);
    t.passUntil('attack');
    t.equal(
      rolled(t, 'strike').map((x) => x.against),
      [prowess, prowess, prowess, prowess],
      'as strong as the attack',
    );
    t.equal(
      [t.attack().name, t.attack().prowess - prowess, t.attack().body - body],
      ['Itangast', -2, 1],
      'weaker and tougher',
    );
    t.resource.passes();
    t.hazard.refused("Dragon's Breath", { duplicate: 'coe/g.cbd.1' });
  });
});
