import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards of the Balrog and of Fallen-wizards, clause by clause. */
const BALROG = 'balrog';
const FALLEN = 'fallen-wizard';

describe('the Balrog', () => {
  holds('Descent through Fire: nobody is the stronger for it before it is over', (t) => {
    t.board({
      resource: {
        kind: BALROG,
        companies: [
          { at: 'BA-99', members: [{ name: 'The Balrog', bears: ['Great Shadow'] }, 'Azog'] },
        ],
        hand: ['Descent through Fire', ...Array<Named>(3).fill('Darkness Wielded')],
      },
      moment: 'entered',
      asksPasses: true,
    });
    const before = [t.card('Azog').stat('prowess'), t.card('Azog').influence()];
    t.resource.plays('Descent through Fire').stage.resolve();
    for (let i = 0; i < 3; i++) {
      t.equal([t.card('Azog').stat('prowess'), t.card('Azog').influence()], before, 'not yet');
      t.resource.plays('Darkness Wielded', { way: 'Until the turn ends' }).stage.resolve();
    }
    t.resource.chooses('Tap The Balrog');
    t.equal(
      [t.card('Azog').stat('prowess'), t.card('Azog').influence()],
      before.map((n) => n + 1),
      'now',
    );
  });

  holds('Terror Heralds Doom: whoever comes later is heard too', (t) => {
    t.board({
      resource: {
        kind: BALROG,
        companies: [{ at: 'BA-100', members: [{ name: 'The Balrog', bears: ['Flame of Udûn'] }] }],
        hand: ['Terror Heralds Doom', 'Azog'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Terror Heralds Doom').stage.resolve();
    t.resource.chooses('organize').chooses('play Azog', 'as a new company');
    t.equal(t.card('Azog').stat('influence-check'), 2, 'two more');
  });

  holds('Vanguard of Might: he faces a strike though he is tapped', (t) => {
    t.board({
      resource: {
        kind: BALROG,
        companies: [
          { at: 'BA-97', members: ['Gorbag'] },
          { at: 'BA-100', members: [{ name: 'The Balrog', status: 'tapped' }] },
        ],
        hand: ['Vanguard of Might'],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
    t.resource.plays('Vanguard of Might').stage.resolve();
    t.passUntil('defend');
    t.expect(t.attack().assigned.includes('The Balrog'), 'the first strike is his');
  });

  holds('Whip of Many Thongs: who strikes faces a strike, and taps for it', (t) => {
    for (const bears of [[], ['Whip of Many Thongs']] as Named[][]) {
      t.board({
        resource: {
          kind: BALROG,
          companies: [{ at: 'Goblin-gate', members: [{ name: 'The Balrog', bears }] }],
        },
        hazard: { kind: 'wizard', companies: [{ at: 'Goblin-gate', members: ['Boromir II'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      // eight and four against six and six: the whip tips the scale
      t.passUntil('attack').rolls(4, 6, ...(bears.length > 0 ? [2] : []));
      for (let i = 0; i < 30 && t.underAttack; i++)
        t.take(
          t.decision().options.find((o) => o.type === 'pass' || o.type === 'no') ??
            t.decision().options[0],
          'nothing special',
        );
      t.equal(t.card('Boromir II').status, bears.length > 0 ? 'wounded' : 'tapped', `${bears}`);
    }
  });
});

describe('whoever tries', () => {
  holds('People Diminished: an agent who is there finds it as hard as others', (t) => {
    const total = (onSite: Named[]): number => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Elladan', 'Bergil'] }],
          pile: ['Rangers of the North'],
        },
        hazard: {
          kind: BALROG,
          companies: [{ at: 'Bree', members: ['Azog'], onSite }],
          agents: [{ name: 'Bill Ferny', via: ['TW-378'], faceUp: true }],
          hand: ['Good Sense Revolts'],
        },
        moment: 'hazards',
      });
      t.rolls(7, 9);
      t.hazard.plays('Good Sense Revolts', { way: 'faction' }, 'Rangers of the North');
      t.resolve();
      return rolled(t, 'influence').at(-1)?.total ?? 0;
    };
    t.equal(total(['People Diminished']), total([]) - 5, 'five less');
  });
});

describe('twice in a turn', () => {
  holds('Strangling Coils: once in each movement/hazard phase that his company has', (t) => {
    t.board({
      resource: {
        kind: BALROG,
        companies: [
          {
            at: 'BA-93',
            to: 'BA-100',
            members: [
              { name: 'The Balrog', bears: ['Strangling Coils'] },
              { name: 'Gorbag', status: 'tapped' },
            ],
          },
        ],
        sites: ['BA-101'],
        events: ['Gangways over the Fire'],
      },
      hazard: { hand: ['Darkness Under Tree'], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.chooses('use Strangling Coils').stage.resolve();
    t.hazard.plays('Darkness Under Tree', 'Gorbag').stage.resolve();
    t.equal(t.card('Gorbag').status, 'tapped', 'he is weary again');
    t.resource.mayNot('use Strangling Coils');
    t.passUntil('move-again').rolls(12).resource.chooses('to The Under-grottos');
    t.passUntil('movement-hazard').resource.may('use Strangling Coils');
  });
});

describe('Fallen-wizards', () => {
  holds('Vile Fumes lie where he is who has them, whosever phase it is', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'LE-401', members: [{ name: 'Hador', bears: ['Vile Fumes'] }] },
          { at: 'LE-367', members: ['Gorbag'] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.passes().stage.passUntil('enter').resource.chooses('enter');
    t.resource.uses('Vile Fumes').stage.resolve();
    t.equal(t.card('Vile Fumes').host, 'Sarn Goriwing', 'at his own site');
  });

  const glove = (t: Stage, members: Member[], events: Named[]): Stage =>
    t.board({
      resource: {
        kind: FALLEN,
        companies: [
          {
            at: 'TW-391',
            siteTapped: true,
            members: [{ name: 'Radagast', bears: ['Glove of Radagast'] }, ...members],
          },
        ],
        hand: ['Noble Hound'],
        events,
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('Glove of Radagast: at a tapped site by leave of another card, in a small company', (t) => {
    const FRIEND: Named[] = ['Friend of Secret Things'];
    glove(t, [], FRIEND).resource.may('use Glove of Radagast');
    glove(t, ['Beretar', 'Elladan'], FRIEND).resource.refused('Glove of Radagast', {
      'no-effect': 'coe/9.2',
    });
    glove(t, [], []).resource.refused('Glove of Radagast', { 'no-effect': 'coe/9.2' });
  });

  holds('Beasts of the Wood: no Orc wins them at a site of heroes', (t) => {
    for (const [who, may] of [
      ['Grishnákh', false],
      ['Beretar', true],
    ] as const) {
      t.board({
        resource: {
          kind: FALLEN,
          companies: [{ at: 'TW-423', members: [who, { name: 'Radagast', status: 'tapped' }] }],
          hand: ['Beasts of the Wood'],
          events: ['Bad Company'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play Beasts of the Wood');
      else t.resource.mayNot('play Beasts of the Wood');
    }
  });

  holds('The Fortress of Isen: no ring of theirs is found there', (t) => {
    for (const onSite of [['The Fortress of Isen'], []] as Named[][]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'TW-404',
              members: ['TW-156', { name: 'Elrond', bears: ['Precious Gold Ring'] }],
            },
          ],
          hand: ['Lesser Ring'],
        },
        hazard: {
          kind: FALLEN,
          declared: 'Saruman',
          companies: [{ at: 'WH-56', members: ['Beretar'], onSite }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(7).resource.uses('Gandalf').stage.resolve();
      const found = t.offered().some((o) => o.includes('Lesser Ring'));
      t.equal(found, onSite.length === 0, onSite.length === 0 ? 'as ever' : 'nothing that counts');
    }
  });
});
