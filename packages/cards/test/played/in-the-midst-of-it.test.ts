import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is done while blows fall, for whom, and by whom. */
const kind = 'ringwraith';

describe('while two companies fight', () => {
  /** Minions attack heroes at Bree, and the strike on that one is to be decided. */
  const struck = (
    t: Stage,
    ...hand: ('Biter and Beater!' | 'Power Against the Shadow')[]
  ): void => {
    t.board({
      resource: { kind, companies: [{ at: 'LE-356', members: ['Orc Captain'] }] },
      hazard: {
        companies: [
          { at: 'Bree', members: [{ name: 'Boromir II', bears: ['Sword of Gondolin'] }] },
        ],
        hand,
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    for (let i = 0; i < 40 && t.decision().about !== 'strike-defender'; i++)
      if (t.offered().includes('pass')) t.pass();
      else if (t.offered().includes('no')) t.take({ type: 'no' }, 'no');
      else t.take(t.decision().options[0], 'the first');
  };

  holds('Power Against the Shadow, Biter and Beater!: as the blow falls, too', (t) => {
    struck(t, 'Power Against the Shadow', 'Biter and Beater!');
    const before = t.strikeProwess();
    t.hazard.plays('Power Against the Shadow').stage.resolve();
    t.equal(t.strikeProwess(), before + 3, 'three more');
    t.hazard.may('play Biter and Beater!');
  });
});

describe('Mount Slain', () => {
  holds('Only for who was struck at: nothing comes of it where another has beaten him off', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Boromir II'] }] },
      hazard: { hand: ['Mount Slain', 'Ren the Unclean'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Ren the Unclean', { way: 'As a creature' }, 'Dark-hold').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Boromir');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').rolls(12, 2).allPass().resolve();
    t.resource.passes();
    t.hazard.refused('Mount Slain', { need: 'coe/9.2' });
  });
});

describe('allies', () => {
  holds('In the Name of Mordor: an ally may tap for it', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Barad-dûr',
            members: [{ name: 'Hador', status: 'tapped', bears: ['War-wolf'] }],
          },
        ],
        hand: ['In the Name of Mordor'],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-guard', 'Dark-domain').stage.resolve();
    t.resource.plays('In the Name of Mordor', 'War-wolf').stage.resolve();
    t.expect(!t.underAttack, 'it was enough');
  });

  holds('Well-preserved: a wounded beast rises as well', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Moria',
            members: [{ name: 'Ciryaher', bears: [{ name: 'War-wolf', wounded: true }] }],
          },
        ],
        hand: ['Well-preserved'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.plays('Well-preserved', 'War-wolf').stage.resolve();
    t.equal(t.card('War-wolf').status, 'untapped', 'well again');
  });
});

describe('Gold Chains in the Wind', () => {
  holds('It draws the strike in all cases, of an attack that is for one alone too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', members: ['Jerrek', 'Ciryaher'], siteTapped: true }],
        hand: ['Stabbed Him in His Sleep', 'Gold Chains in the Wind'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Stabbed Him in His Sleep', 'Jerrek').stage.resolve();
    if (t.rules !== 'coe') {
      t.resource.refused('Gold Chains in the Wind', {
        combat: 'crf/turn/site-phase/automatic-attacks/6',
      });
      return;
    }
    t.rolls(12).resource.plays('Gold Chains in the Wind').stage.resolve();
    t.passUntil('stay-untapped');
    t.equal(
      t.state.stack.flatMap((f) => (f.p === 'strike' ? [t.idOf(f.who)] : [])),
      ['LE-189'],
      'and not the scout',
    );
  });
});

describe('An Untimely Whisper', () => {
  holds('Of several opponents its player says who is meant', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Hador'] }],
        hand: ['An Untimely Whisper'],
      },
      hazard: { hand: ['Wargs'] },
      others: [{ hand: ['Crebain'] }],
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('An Untimely Whisper').stage.resolve();
    t.equal(t.decision().options.length, 2, 'two opponents');
    t.take({ type: 'player', seat: 2 }, 'the third');
    t.equal(
      [t.sees(0, t.id('Crebain')), t.sees(0, t.id('Wargs'))],
      [true, false],
      'his hand, and not that of the other',
    );
  });
});
