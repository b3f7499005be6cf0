import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { onward } from './onward.ts';

const LAIR = {
  at: 'Lake-town',
  to: 'The Lonely Mountain',
  by: ['Northern Rhovanion'],
} as const;

/** Everybody does as little as possible until the attack is over. */
function plainly(t: Stage): void {
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'nothing special is done',
    );
  }
  t.expect(!t.underAttack, 'it is over');
}

describe('strikes given out otherwise, and mounts', () => {
  holds('Deftness of Agility: a Dragon strikes one of them twice', (t) => {
    t.board({
      resource: { companies: [{ ...LAIR, members: ['Gimli'] }] },
      hazard: { hand: ['Smaug', 'Deftness of Agility'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Smaug').stage.resolve();
    t.hazard.plays('Deftness of Agility', { way: '-3' }, 'the attack').stage.resolve();
    t.allPass().asks(t.hazard, 'attack').hazard.chooses('Gimli');
    t.equal(t.attack().assigned.length, 2, 'no excess strike, but a second one');
    // seventeen, then fourteen: five and twelve are enough for the second alone
    t.rolls(12, 2, 12);
    plainly(t);
    t.equal(t.card('Smaug').zone, 'discard', 'one strike was not beaten');
  });

  holds('Velocity of Haste: one strike more, and no body to it', (t) => {
    t.board({
      resource: { companies: [{ ...LAIR, members: ['Gimli', 'Aragorn II', 'Beorn'] }] },
      hazard: { hand: ['Smaug', 'Velocity of Haste'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Smaug').stage.resolve();
    t.hazard.plays('Velocity of Haste', { way: '+1 strike' }, 'the attack').stage.resolve();
    t.equal(t.attack().strikes, 3, 'one more than two');
    onward(t, () => t.decision().about === 'strike');
    const bodiless = t.state.stack.flatMap((f) =>
      f.p === 'attack' ? f.assigned.filter((x) => x.bodiless) : [],
    );
    t.equal(bodiless.length, 1, 'without a body');
  });

  holds('Half an Eye Open: the Dragon looks for one', (t) => {
    t.board({
      resource: { companies: [{ ...LAIR, members: ['Gimli', 'Aragorn II', 'Gandalf'] }] },
      hazard: { hand: ['Light-drake', 'Half an Eye Open'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
    t.hazard.plays('Half an Eye Open', 'the attack').stage.resolve();
    t.allPass().asks(t.hazard, 'first-strike');
    t.hazard.options_are('a strike to Gimli', 'a strike to Aragorn II', 'pass');
  });

  holds('Half an Eye Open: a burglar is seen', (t) => {
    for (const seen of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Bilbo', 'Legolas'],
              ...(seen ? { onGuard: ['Half an Eye Open'] as const } : {}),
            },
          ],
          hand: ['Burglary', 'Sword of Gondolin'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.passUntil('in-lieu').resource.plays('Burglary', 'Bilbo');
      if (seen) t.hazard.reveals('Half an Eye Open').stage;
      t.rolls(9).resolve();
      t.equal(t.underAttack, seen, 'nine and five, and five less');
    }
  });

  holds('Many Foes He Fought: all of them for one warrior, who tires', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Frodo'] }],
        hand: ['Many Foes He Fought'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays('Many Foes He Fought', 'Aragorn II').stage.resolve();
    t.passUntil('defend').resource.chooses('Aragorn II').chooses('Aragorn II');
    t.equal(t.attack().assigned.join(), 'Aragorn II,Aragorn II', 'both for him');
    t.rolls(12);
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender');
    const first = t.strikeProwess();
    t.passUntil('between-strikes');
    t.rolls(12);
    t.passUntil('strike-defender');
    t.equal(t.strikeProwess(), first - 2, 'one for being tapped, one for being tired');
    plainly(t);
    t.equal(t.card('Wargs').zone, 'pile', 'both beaten');
  });

  holds('Skin-changer: Beorn as a bear', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Beorn', bears: ['Elven Cloak'] }, 'Frodo'],
          },
        ],
        hand: ['Skin-changer'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const before = t.card('Beorn').stat('prowess');
    t.resource.plays('Skin-changer').stage.resolve();
    t.equal(t.card('Beorn').stat('prowess'), before + 2, 'two more');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Beorn').chooses('Beorn');
    t.rolls(12, 12);
    plainly(t);
    t.rolls(12);
    if (t.decision().kind === 'respond') t.resolve();
    t.passUntil('hand-over').resource.chooses('Frodo');
    t.equal(t.card('Elven Cloak').host, 'Frodo', 'handed over');
    t.equal(t.card('Beorn').zone, 'hand', 'he goes his way');
  });

  holds('Fell Beast: a Nazgûl in the air', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Dunharrow', to: 'Minas Morgul', members: ['Gimli', 'Frodo'] }],
      },
      hazard: { hand: ['Hoarmûrath of Dír', 'Fell Beast'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Dark-hold').stage.resolve();
    const { strikes, prowess } = t.attack();
    t.hazard.plays('Fell Beast', { way: 'being faced' }).stage.resolve();
    t.equal(t.attack().strikes, strikes + 1, 'one more');
    t.equal(t.attack().prowess, prowess - 2, 'two less');
    t.allPass();
    t.equal(t.attack().assigned.length, 2, 'the attacker chooses, and there are two');
  });

  holds('FEAR! FIRE! FOES!: a free-hold on its guard', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
      hazard: { hand: ['FEAR! FIRE! FOES!'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('FEAR! FIRE! FOES!', { way: 'one more' }).stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.attack().strikes, 5, 'all of them');
    t.equal(t.attack().detainment, true, 'to be held up');
  });

  holds('FEAR! FIRE! FOES!: no detainment for minions', (t) => {
    for (const played of [true, false]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-354', members: ['Ciryaher', 'Asternak'] }],
        },
        hazard: { hand: ['FEAR! FIRE! FOES!'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (played) t.hazard.plays('FEAR! FIRE! FOES!', { way: 'full' }).stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      t.equal(t.attack().detainment, !played, 'in earnest');
      t.equal(t.attack().prowess, played ? 9 : 10, 'and a little weaker');
    }
  });

  holds('Fell Beast: called before the rider, or taken back', (t) => {
    for (const comes of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Gimli', 'Frodo'] }],
        },
        hazard: { hand: ['Hoarmûrath of Dír', 'Fell Beast', 'Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Fell Beast', { way: 'next action' }).stage.resolve();
      if (!comes) {
        t.resource.passes();
        t.hazard.passes();
        t.equal(t.card('Fell Beast').zone, 'hand', 'nobody came to ride it');
        continue;
      }
      t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Dark-hold').stage.resolve();
      t.equal(t.attack().strikes, 2, 'one more');
      t.equal(t.attack().prowess, 13, 'two less than fifteen');
      t.equal(t.card('Fell Beast').zone, 'discard', 'ridden');
    }
  });

  holds('Fell Beast: to a Shadow-land', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Gimli', 'Frodo'] }],
      },
      hazard: { hand: ['Adûnaphel', 'Fell Beast', 'Morgul-horse'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Morgul-horse', { way: 'next action' }).stage.resolve();
    t.resource.passes();
    t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Shadow-land').stage.resolve();
    t.expect(t.underAttack, 'he came');
  });

  holds('Morgul-horse: a Nazgûl rides home', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
      hazard: {
        hand: ['Morgul-horse', 'Wargs'],
        events: ['Ûvatha the Horseman'],
        discard: ['Ghouls'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused(
      'Morgul-horse',
      { 'no-target': 'coe/9.3' },
      { way: 'tapped as a permanent-event' },
    );
    t.hazard.uses('Ûvatha the Horseman');
    t.hazard.plays('Morgul-horse', { way: 'tapped as a permanent-event' }).stage.resolve();
    if (t.decision().about === 'fetch') t.hazard.chooses('Ghouls');
    t.equal(t.card('Ûvatha the Horseman').zone, 'hand', 'not discarded');
    t.equal(t.card('Ghouls').zone, 'hand', 'and what he did is done');
  });

  holds('Rumor of Wealth: a Dragon hears of it', (t) => {
    for (const item of ['Glamdring', 'Dagger of Westernesse'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Isengard', members: ['Gimli', 'Aragorn II', 'Frodo', 'Gandalf'] }],
          hand: [item],
        },
        hazard: { hand: ['Rumor of Wealth', 'Smaug', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Rumor of Wealth').stage.resolve();
      t.passUntil('enter').resource.chooses('enter');
      while (t.underAttack) t.fightOut({ always: 12 });
      t.passUntil('site').resource.plays(item).stage.resolve();
      t.resource.passes();
      if (item === 'Dagger of Westernesse') {
        t.hazard.mayNot('Rumor of Wealth');
        continue;
      }
      t.hazard.uses('Rumor of Wealth').stage.resolve();
      t.equal(t.attack().name, 'Smaug', 'he comes');
    }
  });

  holds("Ungoliant's Progeny: spiders that only hold", (t) => {
    for (const says of ['use', 'pass'] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Frodo'] }] },
        hazard: { hand: ['Giant Spiders'], events: ["Ungoliant's Progeny"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant Spiders').stage.resolve();
      t.asks(t.hazard, 'offer').hazard.chooses(says);
      t.equal(t.attack().detainment, says === 'use', 'as its player says');
    }
  });
});
