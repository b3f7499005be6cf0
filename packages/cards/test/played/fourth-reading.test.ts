import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Nobody does anything that he need not. */
function fight(t: Stage): void {
  while (t.underAttack) {
    const { options } = t.decision();
    t.take(options.find((x) => x.type === 'pass') ?? options[0], 'they fight');
  }
}

/** Complete cards read a second time beside their texts: what they did not do yet. */
describe('of rings and blades', () => {
  holds('Ringil, once restored, serves whoever bears it', (t) => {
    for (const [who, restored, prowess] of [
      ['Bilbo', false, 1],
      ['Bilbo', true, 6],
      ['Boromir II', false, 7],
      ['Boromir II', true, 11],
    ] as const) {
      const on: Named[] = restored ? ['Reforging'] : [];
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: who, bears: [{ name: 'Ringil', on }] }] }],
        },
        moment: 'organization',
      });
      t.equal(t.card(who).stat('prowess'), prowess, `${who}, ${restored ? '' : 'not '}restored`);
    }
  });

  holds('Nenya: a check that is declared is passed too, at the council as well', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Galadriel', { name: 'Elladan', bears: ['Lure of the Senses'] }],
          },
        ],
        hand: ['Nenya'],
      },
      hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }] },
      moment: 'council',
    });
    t.resource.chooses('Elladan');
    t.rolls(12, 2, 12, 12);
    t.resource.plays('Nenya').stage.resolve();
    t.equal(t.card('Elladan').zone, 'play', 'he is safe');
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: ['Galadriel', { name: 'Elladan', bears: ['Lure of the Senses'] }],
          },
        ],
        hand: ['Nenya'],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Elladan');
    t.resource.refused('Nenya', { 'no-target': 'coe/9.3' }, { way: 'Haven). Let one' });
  });
});

describe('allies in combat', () => {
  holds('Exile of Solitude: an ally is carried off like others', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edhellond',
            to: 'Isle of the Ulond',
            members: [{ name: 'Gandalf', bears: ['Noble Hound'] }],
          },
        ],
      },
      hazard: { hand: ['Exile of Solitude'], events: ['Eärcaraxë at Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Exile of Solitude', { way: 'Eärcaraxë' }).stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.fightOut({ always: 2 });
    t.equal(t.card('Noble Hound').zone, 'discard', 'gone');
  });

  holds('Subtlety of Guile: an ally that faces Itangast has less body', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lake-town',
            to: 'Gold Hill',
            members: [{ name: 'Gandalf', bears: ['Noble Hound'] }],
          },
        ],
      },
      hazard: { hand: ['Itangast', 'Subtlety of Guile'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const body = t.card('Noble Hound').stat('body');
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    t.hazard.plays('Subtlety of Guile', { way: 'each character' }).stage.resolve();
    t.equal(t.card('Noble Hound').stat('body'), body - 1, 'one less');
  });

  holds('Riddling Talk: an ally may riddle', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: [{ name: 'Aragorn II', bears: ['Goldberry'] }] },
        ],
        hand: ['Riddling Talk'],
      },
      hazard: { hand: ['Orc-patrol', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.rolls(5).resource.plays('Riddling Talk', { way: 'Orc' }, 'Goldberry').stage.resolve();
    t.expect(t.underAttack, 'five is not enough');
  });
});

describe('who becomes wounded', () => {
  holds('Despair of the Heart: an ally too, and nobody who is wounded already', (t) => {
    for (const [who, wounded, checks] of [
      ['Noble Hound', false, true],
      ['Gimli', false, true],
      ['Gimli', true, false],
    ] as const) {
      const gimli = { name: 'Gimli', status: wounded ? 'wounded' : 'untapped' } as const;
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                {
                  name: 'Elrond',
                  bears: [
                    'Despair of the Heart',
                    ...(who === 'Noble Hound' ? ([who] as const) : []),
                  ],
                },
                ...(who === 'Gimli' ? [gimli] : []),
              ],
            },
          ],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant').stage.resolve();
      t.passUntil('defend');
      if (wounded) t.resource.passes();
      (wounded ? t.hazard : t.resource).chooses(`a strike to ${who}`);
      // the strike, the check if there is one, and the body check of one who is still there
      t.rolls(2, ...(checks ? [2] : []), ...(who === 'Gimli' ? [2] : []));
      fight(t);
      t.allRolled();
      t.equal(t.card('Elrond').zone, checks ? 'discard' : 'play', 'as the check has it');
    }
  });

  holds('Bring Our Curses Home: an ally that is slain is avenged too', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: [{ name: 'Gimli', bears: ['Noble Hound'] }] },
        ],
      },
      hazard: { hand: ['Giant', 'Bring Our Curses Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Giant').stage.resolve();
    t.hazard.plays('Bring Our Curses Home', 'Gimli').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Noble Hound');
    t.rolls(2, 12);
    fight(t);
    t.equal(t.card('Giant').zone, 'aside', 'it is not forgotten');
  });

  holds('Elven Rope: a bearer who is wounded already does not become so', (t) => {
    for (const status of ['wounded', 'tapped'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              to: 'Rivendell',
              members: [{ name: 'Gimli', status, bears: ['Elven Rope'] }],
            },
          ],
        },
        hazard: { hand: ['Wolves', 'Giant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.state.companies[0].limit = 5;
      t.hazard.plays('Wolves').stage.resolve();
      t.fightOut({ always: 12 });
      if (t.decision().about === 'instead') t.resource.chooses('yes');
      t.hazard.plays('Giant').stage.resolve();
      t.rolls(2, 2);
      fight(t);
      t.equal(t.card('Wolves').zone, status === 'wounded' ? 'aside' : 'discard', status);
    }
  });
});

describe('Dragons', () => {
  holds('Rumor of Wealth: whoever comes is keyed to the site', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Isengard', members: ['Gimli', 'Aragorn II', 'Frodo', 'Gandalf'] }],
        hand: ['Glamdring', 'Not at Home'],
      },
      hazard: { hand: ['Rumor of Wealth', 'Smaug'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Rumor of Wealth').stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    while (t.underAttack) t.fightOut({ always: 12 });
    t.passUntil('site').resource.plays('Glamdring').stage.resolve();
    t.resource.passes();
    t.hazard.uses('Rumor of Wealth').stage.resolve();
    t.resource.plays('Not at Home').stage.resolve();
    t.expect(!t.underAttack, 'he is called off');
  });

  holds('Leucaruth at Home: a Dragon that is roused is one of them', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', to: 'Ovir Hollow', members: ['Shagrat', 'Gorbag'] }],
        hand: ['Agburanar Roused', 'Bairanax Roused'],
      },
      hazard: { events: ['Leucaruth at Home'], hand: ['Bairanax at Home', 'Daelomin at Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Bairanax at Home').stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.resource.refused('Agburanar Roused', {
      banned: 'coe/9.4',
      'attacks-first': 'coe/2.V.1.1',
      'not-entered': 'coe/2.V.ii.1',
    });
  });
});

describe('who has no mind, no corruption, no haven', () => {
  holds('Imprisoned and Mocked: an avatar alone has no mind to be the highest', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Gandalf'] }] },
      hazard: { hand: ['Orc-watch', 'Imprisoned and Mocked'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-watch').stage.resolve();
    t.hazard.plays('Imprisoned and Mocked').stage.resolve();
    t.fightOut({ always: 5 });
    t.resolve();
    t.equal(
      [t.card('Gandalf').zone, t.card('Imprisoned and Mocked').zone],
      ['play', 'discard'],
      'nobody is led away',
    );
  });

  holds('Weariness of the Heart: no check for one who is beyond corruption', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', members: ['The Witch-king'] }],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.may('play Weariness of the Heart: prowess').mayNot('corruption check');
  });

  holds('Fealty Under Trial: what weighs on him weighs in the roll', (t) => {
    for (const [lure, zone] of [
      [false, 'play'],
      [true, 'discard'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: [
                {
                  name: 'Hendolen',
                  bears: ['High Helm', ...(lure ? (['Lure of the Senses'] as const) : [])],
                },
                'Orc Tracker',
              ],
            },
          ],
        },
        hazard: { hand: ['Fealty Under Trial'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [11],
      });
      t.hazard.plays('Fealty Under Trial', 'Hendolen').stage.resolve();
      t.equal(t.card('Hendolen').zone, zone, lure ? 'with the lure' : 'without');
    }
  });
});

describe('whoever influences', () => {
  holds('Scatha at Home: the raven finds it harder too', (t) => {
    for (const scatha of [false, true]) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Saruman', bears: ['Roäc the Raven'] }] }],
          hand: ['Riders of Rohan'],
        },
        hazard: { events: scatha ? ['Scatha at Home'] : [] },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(10).resource.uses('Roäc the Raven').stage.resolve();
      t.equal(t.card('Riders of Rohan').zone, scatha ? 'discard' : 'pile', `${scatha}`);
    }
  });
});

describe('what is surely done', () => {
  holds('Lure of Power: who influences without a roll has influenced', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: [{ name: 'Aragorn II', bears: ['Red Arrow'] }] }],
        hand: ['Riders of Rohan'],
      },
      hazard: { events: ['Lure of Power'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(12).resource.plays('Riders of Rohan', 'Aragorn II').stage.resolve();
    t.equal(t.card('Riders of Rohan').zone, 'pile', 'they come');
    t.equal(t.card('Lure of Power').zone, 'discard', 'and he is tempted');
  });
});
