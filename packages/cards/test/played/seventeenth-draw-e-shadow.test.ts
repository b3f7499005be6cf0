import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Servants of the Shadow, and those who strayed towards it: blades, fumes, an agent, deeds and skill. */

describe('The Fiery Blade', () => {
  const BLADE = 'The Fiery Blade';
  const WITCH = 'The Witch-king';
  const REN = 'Ren the Ringwraith';
  const struck = (t: Stage, bearer: string, who: string): void => {
    const bears = (name: string): Named[] => (name === bearer ? [BLADE] : []);
    t.board({
      resource: {
        kind: 'ringwraith',
        avatar: WITCH,
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Dol Amroth',
            members: [
              { name: WITCH, status: 'tapped', bears: bears(WITCH) },
              { name: REN, status: 'tapped', under: WITCH, bears: bears(REN) },
            ],
            events: ['Black Rider'],
          },
        ],
      },
      hazard: { hand: ['Huorn'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Huorn').stage.resolve();
    while (!t.offered().some((o) => o.includes('a strike to'))) t.pass();
    t.rolls(12).hazard.chooses(`a strike to ${who}`);
    while (t.underAttack) t.pass();
  };

  holds('only what strikes at its bearer is weaker, and only its failing ends it', (t) => {
    for (const [bearer, who, prowess, zone] of [
      [WITCH, WITCH, 8, 'discard'],
      [WITCH, REN, 10, 'play'],
      [REN, WITCH, 10, 'play'],
      [REN, REN, 10, 'discard'],
    ] as const) {
      struck(t, bearer, who);
      t.equal(
        [rolled(t, 'strike').at(-1)?.against, t.card(BLADE).zone],
        [prowess, zone],
        `${bearer} bears it, ${who} is struck at`,
      );
    }
  });

  holds('whoever fails against him is the easier slain', (t) => {
    // an Elf-lord has a body of nine
    for (const [who, bears, body] of [
      [REN, [], 9],
      [REN, [BLADE], 8],
      [WITCH, [BLADE], 7],
    ] as const)
      for (const slain of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Minas Morgul',
                to: 'Dol Amroth',
                members: [{ name: who, bears }],
                events: ['Black Rider'],
              },
            ],
          },
          hazard: { hand: ['Elf-lord Revealed in Wrath'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Elf-lord Revealed in Wrath').stage.resolve();
        t.fightOut(12, slain ? body + 1 : body);
        t.equal(t.card('Elf-lord Revealed in Wrath').zone, slain ? 'pile' : 'discard', who);
      }
  });
});

describe('Vile Fumes', () => {
  const FUMES = 'Vile Fumes';
  const kind = 'ringwraith';
  const type = (t: Stage, id: Named) => query.siteType(t.state, t.id(id));

  holds('where its bearer is, once he has entered, though others are at it now', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-401', members: [{ name: 'Hador', bears: [FUMES] }] },
          { at: 'LE-353', members: ['Lagduf'] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('enter').resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.resource.uses(FUMES).stage.resolve();
    t.equal([t.card(FUMES).host, type(t, 'LE-401')], ['Sarn Goriwing', 'ruins'], 'his own site');
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-356', members: ['Lagduf'] },
          { at: 'LE-401', members: [{ name: 'Hador', bears: [FUMES] }] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`use ${FUMES}`);
  });

  holds('one is enough, since a ruin is no hold; it goes when the site does', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', members: [{ name: 'Hador', bears: [FUMES, FUMES] }] }],
        sites: ['LE-353'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.uses(FUMES).stage.resolve();
    t.equal([type(t, 'LE-356'), t.points(0).item], ['ruins', 1], 'the other is left to him');
    t.resource.mayNot(`use ${FUMES}`);
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', to: 'LE-353', members: ['Hador'], onSite: [FUMES] }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.passUntil('enter');
    t.equal(t.card(FUMES).zone, 'discard', 'with the site');
  });
});

describe('Golodhros', () => {
  holds('he turns those who come to him or stay with him, and none of his own side', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'LE-362', members: [{ name: 'Orc Veteran', bears: ['Nasty Slimy Thing'] }] },
          { at: 'LE-362', members: ['Orc Chieftain'] },
        ],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'LE-362', members: ['Radbug'] }],
        agents: ['Golodhros'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.chooses('use Golodhros').options_are('Orc Veteran', 'Nasty Slimy Thing', 'back');
    for (const [via, may] of [
      ['Minas Morgul', false],
      ['Cirith Ungol', true],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', to: 'LE-362', members: ['Orc Chieftain'] }],
        },
        hazard: { agents: [{ name: 'Golodhros', via: [via], faceUp: true }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may('use Golodhros');
      else t.hazard.mayNot('use Golodhros');
    }
  });

  holds('a faction where it is won, though he was unseen until then', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        pile: ['Rangers of Ithilien', 'Riders of Rohan'],
      },
      hazard: { agents: [{ name: 'Golodhros', via: ['Henneth Annûn'] }] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.rolls(2, 2).hazard.uses('Golodhros').stage.resolve();
    t.equal(
      [t.agent('Golodhros').faceUp, t.card('Golodhros').status, t.card('Riders of Rohan').zone],
      [true, 'tapped', 'pile'],
      'he has shown himself',
    );
  });
});

describe('Shameful Deeds, Man of Skill and Many-coloured Robes', () => {
  const kind = 'fallen-wizard';
  holds('marked foes fight in earnest and count in full', (t) => {
    for (const [foe, worth] of [
      ['Elf-lord Revealed in Wrath', 3],
      ["Durin's Folk", 2],
    ] as const)
      for (const events of [[], ['Shameful Deeds']] as Named[][]) {
        const deeds = events.length > 0;
        t.board({
          resource: {
            kind,
            declared: 'Saruman',
            companies: [{ at: 'TW-378', to: 'TW-375', members: ['Beretar', 'Balin', 'Kíli'] }],
            events,
          },
          hazard: { hand: [foe] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.chooses(`play ${foe}`);
        const [first] = t.offered();
        if (first.startsWith('keyed')) t.hazard.chooses(first);
        t.resolve();
        t.equal(t.attack().detainment, !deeds, foe);
        t.fightOut({ always: 12 });
        t.equal([t.card(foe).zone, t.points(0).kill], deeds ? ['pile', worth] : ['discard', 0], '');
      }
  });

  holds('all that was learned where there are tidings, stored or not', (t) => {
    // without points of their own, with them, and forged
    for (const [what, source] of [
      ['LE-240', 'misc'],
      ['LE-241', 'misc'],
      ['DM-163', 'misc'],
      ['TD-108', 'misc'],
      ['TD-133', 'misc'],
      ['TW-210', 'misc'],
      ['TW-314', 'misc'],
      ['TW-498', 'misc'],
      ['TW-192', 'item'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Saruman', { name: 'Balin', bears: [what] }] }],
          events: ['Man of Skill'],
        },
        moment: 'organization',
      });
      t.equal(t.points(0)[source], 2, what);
    }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Saruman'] }],
        events: ['Man of Skill'],
        stored: [{ name: 'Reforging', at: 'Isengard' }],
      },
      moment: 'organization',
    });
    t.equal(t.points(0).misc, 2, 'stored');
  });

  holds('he must be untapped and whole for it, and takes one', (t) => {
    for (const status of ['untapped', 'tapped', 'wounded'] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Bree', members: [{ name: 'Saruman', status, bears: ['Many-coloured Robes'] }] },
          ],
          discard: ['Ringlore', 'Lordly Presence'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.passUntil('end-of-turn');
      if (status !== 'untapped') {
        t.resource.refused('Many-coloured Robes', { cost: 'coe/9.2.3' });
        continue;
      }
      t.resource.uses('Many-coloured Robes').stage.resolve();
      t.resource.options_are('Ringlore', 'Lordly Presence').chooses('Ringlore');
      t.equal(t.hand(0), ['Ringlore'], 'one of them');
      t.resource.mayNot('use Many-coloured Robes');
    }
  });
});
