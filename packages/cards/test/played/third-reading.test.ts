import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Whoever may be given up is, nobody taps for a strike who need not, and the rest is let be. */
function fightOn(t: Stage): void {
  while (t.underAttack) {
    const d = t.decision();
    const yes = ['stay-untapped', 'give-up'].includes(d.about)
      ? d.options.find((x) => x.type === 'yes')
      : undefined;
    t.take(yes ?? d.options.find((x) => x.type === 'pass') ?? d.options[0], 'they fight');
  }
}

describe('prisoners', () => {
  holds('an ally whom such a strike hits is neither taken, nor tapped, nor wounded', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Elladan', bears: ['Noble Hound'] }, 'Elrohir'],
          },
        ],
      },
      hazard: {
        agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
        hand: ['To Get You Away'],
        sites: ['Cameth Brin'],
      },
      moment: 'hazards',
    });
    t.hazard.plays('To Get You Away').stage.resolve();
    t.passUntil('attack').hazard.chooses('a strike to Noble Hound');
    t.rolls(12, 2);
    fightOn(t);
    t.equal(
      [t.card('Noble Hound').zone, t.card('Noble Hound').status, t.card('Noble Hound').host],
      ['play', 'untapped', 'Elladan'],
      'it is where it was',
    );
    t.equal(t.card('To Get You Away').zone, 'discard', 'nobody was taken');
  });

  holds('the Noble Hound saves its master, and no other, from what takes many', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: [{ name: 'Gimli', bears: ['Noble Hound'] }, 'Legolas', 'Faramir'],
            onSite: ['Troll-purse'],
          },
        ],
        hand: ['Glamdring'],
      },
      moment: 'entered',
    });
    t.resource.plays('Glamdring', 'Faramir').stage.resolve();
    t.rolls(2, 2, 2, 2, 2);
    fightOn(t);
    t.equal(t.card('Noble Hound').zone, 'discard', 'it is given up');
    t.equal(
      [t.card('Gimli').status, t.card('Gimli').zone, t.card('Troll-purse').zone],
      ['wounded', 'play', 'play'],
      'for him it is a strike like others, and the purse stays',
    );
    const held = t.state.notes[t.id('Troll-purse')]?.hosted ?? [];
    t.equal(
      [t.id('Legolas'), t.id('Faramir'), t.id('Gimli')].map((x) => held.includes(x)),
      [true, true, false],
      'the others are taken all the same',
    );
  });
});

describe('lore', () => {
  holds('Fate of the Ithil-stone is turned by what is learned in the site phase alone', (t) => {
    for (const [moment, status] of [
      ['hazards', 'tapped'],
      ['entered', 'inverted'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barad-dûr',
              members: ['Faramir', 'Legolas'],
              events: [{ name: 'Fate of the Ithil-stone', status: 'tapped' }],
            },
          ],
          hand: ['Knowledge of the Enemy'],
        },
        moment,
        asksPasses: true,
      });
      if (moment === 'hazards') t.hazard.passes();
      t.resource.plays('Knowledge of the Enemy', 'Legolas').stage.resolve();
      t.equal(t.card('Knowledge of the Enemy').host, 'Legolas', 'it is learned');
      t.equal(t.card('Fate of the Ithil-stone').status, status, moment);
    }
  });

  holds('Knowledge of the Enemy is no use against what goes by unseen', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
        stored: [{ name: 'Knowledge of the Enemy', at: 'Rivendell' }],
      },
      hazard: { hand: ['River'] },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.passUntil('discard-one').resource.passes();
    t.hazard.chooses('River');
    t.equal(t.card('River').zone, 'discard', 'nobody is asked');
    t.equal(t.card('Knowledge of the Enemy').zone, 'pile', 'it is still there');
  });
});

describe('shadows that spread', () => {
  holds('who is keyed to a Dark-domain by its name alone is not keyed to the type', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Dol Guldur',
            by: ['Wold & Foothills', 'Brown Lands', 'Southern Mirkwood'],
            members: ['Aragorn II'],
          },
        ],
      },
      hazard: { hand: ['Cave Worm', 'Orc-guard'], events: ['Reaching Shadow'] },
      moment: 'hazards',
    });
    t.hazard.mayNot('play Cave Worm').may('play Orc-guard');
  });
});
