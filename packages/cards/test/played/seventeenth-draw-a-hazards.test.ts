import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';

const zones = (t: Stage, ...names: Named[]): string[] => names.map((x) => t.card(x).zone);

/** Passes, or takes the first thing on offer. */
const onward = (t: Stage, until: () => boolean): void => {
  for (let i = 0; i < 60 && !until(); i++) {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'nothing special');
  }
};

describe('upon people', () => {
  const LIE = 'A Lie in Your Eyes';
  const CLAW = 'Cruel Claw Perceived';

  holds('A Lie in Your Eyes, Cruel Claw Perceived: what a lord is called by the cards', (t) => {
    for (const [kind, at, who] of [
      ['balrog', 'LE-392', 'The Balrog'],
      ['fallen-wizard', 'Bree', 'Saruman'],
      ['ringwraith', 'LE-392', 'Ren the Ringwraith'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [who] }] },
        hazard: { hand: [LIE, CLAW, CLAW] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused(LIE, { 'no-target': 'coe/9.3' });
      const before = t.generalInfluence(0);
      t.hazard.plays(CLAW).stage.resolve();
      t.equal(t.generalInfluence(0), before - 1, `${who} has less`);
      t.resource.passes();
      t.hazard.refused(CLAW, { duplicate: 'coe/g.cbd.1' });
    }
  });

  holds('A Lie in Your Eyes: more than his mind and six, and his followers are left', (t) => {
    const held: Member[] = [
      { name: 'Théoden', bears: ['Cram', { name: 'Gollum', tapped: true }] },
      { name: 'Merry', under: 'Théoden' },
    ];
    met(t, held, [LIE]);
    t.rolls(12).hazard.plays(LIE, 'Théoden').stage.resolve();
    // an ally that is tapped is of no help
    t.resource.options_are('Tap him', 'Let the dice decide').chooses('the dice');
    t.equal(t.card('Théoden').zone, 'play', 'twelve is not more than twelve');
    met(
      t,
      [
        { name: 'Faramir', bears: ['Cram'] },
        { name: 'Ioreth', under: 'Faramir' },
      ],
      [LIE],
    );
    t.rolls(12).hazard.plays(LIE, 'Faramir').stage.resolve();
    t.resource.chooses('the dice');
    t.equal(zones(t, 'Faramir', 'Cram', 'Ioreth'), ['discard', 'discard', 'play'], 'all but her');
  });

  holds('Diminish and Depart: of two that come into one company one is left', (t) => {
    const D = 'Diminish and Depart';
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Pippin', bears: [D] }, 'Bilbo'] },
          { at: 'Rivendell', members: ['Gandalf', { name: 'Legolas', bears: [D] }] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const minds = () => [t.card('Bilbo').stat('mind'), t.card('Legolas').stat('mind')];
    t.equal(minds(), [6, 7], 'one more each');
    t.resource.chooses('organize').chooses('join the company of Pippin');
    onward(t, () => t.decision().about === 'organizing');
    t.equal([...minds(), t.card('Gandalf').influence()], [6, 7, 9], 'and no more than that');
  });

  holds('Gnaw with Words: one after the other, the tapped being there to talk to', (t) => {
    const GNAW = 'Gnaw with Words';
    met(t, ['Elrond', 'Bilbo', 'Gimli'], [GNAW, GNAW]);
    for (const who of ['Elrond', 'Bilbo'] as const) {
      t.hazard.plays(GNAW, { way: 'sage' }, who).stage.resolve();
      t.equal(t.card(who).status, 'tapped', who);
    }
  });

  holds('Foes Shall Fall: it comes again where it can, and is not slain by being sent off', (t) => {
    const FOES = 'Foes Shall Fall';
    for (const [second, where] of [
      ['slain', ['pile', 'discard']],
      ['beaten', ['aside', 'play']],
      ['canceled', ['aside', 'play']],
      ['stays', ['aside', 'play']],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Fatty Bolger', 'Glorfindel II'] },
          ],
          sites: ['Rivendell'],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Cave-drake', FOES, 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      while (t.decision().kind === 'act') t.pass();
      t.hazard.chooses('Gimli').chooses('Glorfindel II');
      t.passUntil('strike').resource.chooses('Gimli');
      t.passUntil('strike-hazard').hazard.plays(FOES).stage.resolve();
      t.equal(t.card('Gimli').corruption, 2, 'two for a Dwarf');
      t.rolls(2, 2, 12).skipTo('movement-hazard');
      t.equal(zones(t, 'Cave-drake', FOES), ['aside', 'play'], 'kept, though the other beat it');
      t.skipTo('organization', { turns: 2 });
      if (second !== 'stays') t.resource.chooses('to Rivendell');
      onward(t, () => t.underAttack || t.state.phase === 'site');
      t.equal(t.underAttack, second !== 'stays', 'from a Border-hold it does not come');
      if (t.underAttack) {
        t.equal([t.attack().name, t.company('Gimli').hazards], ['Cave-drake', 0], 'for nothing');
        if (second === 'canceled') t.resource.plays('Concealment').stage.resolve();
        else t.fightOut({ always: second === 'slain' ? 12 : 2 });
        if (t.decision().kind === 'respond') t.resolve();
      }
      t.equal(zones(t, 'Cave-drake', FOES), [...where], second);
    }
  });
});

describe('upon the ways', () => {
  holds('Short Legs Are Slow: too far for those who have said where they go', (t) => {
    for (const [members, site] of [
      [['Frodo', 'Gimli'], 'Rivendell'],
      [['Frodo', 'Gimli', 'Legolas'], 'Isengard'],
    ] as [Named[], Named][]) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', to: 'Rivendell', members: ['Aragorn II'] },
            { at: 'Rivendell', to: 'Isengard', members },
          ],
        },
        hazard: { hand: ['Short Legs Are Slow', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Short Legs Are Slow').stage.resolve();
      onward(t, () => t.state.phase === 'site');
      t.equal(t.card('Frodo').site, site, 'four regions');
    }
  });

  holds('Stench of Mordor: by what the region counts as, each company for itself', (t) => {
    const STENCH = 'Stench of Mordor';
    for (const [at, events, taps] of [
      ['Moria', ['Doors of Night', 'Morgul Night'], true],
      ['Moria', ['Doors of Night'], false],
      ['The Sulfur-deeps', ['Doors of Night'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli', 'Legolas'] }] },
        hazard: { events: [STENCH, ...events] },
        moment: 'site',
      });
      if (taps) t.resource.options_are('Gimli', 'Legolas');
      else t.asks(t.resource, 'enter');
    }
    t.board({
      resource: {
        companies: [
          { at: 'Barad-dûr', members: ['Gimli', 'Legolas'] },
          { at: 'Barad-dûr', members: ['Faramir'] },
        ],
        events: [STENCH],
      },
      moment: 'site',
    });
    onward(t, () => t.state.phase !== 'site');
    t.equal(
      ['Gimli', 'Legolas', 'Faramir'].map((x) => t.card(x).status),
      ['tapped', 'untapped', 'tapped'],
      'one of each company, whosever card it is',
    );
  });

  holds('Noose of the Sea: what is played while organizing does nothing to it', (t) => {
    const NOOSE = 'Noose of the Sea';
    for (const moment of ['organization', 'hazards'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }],
          hand: ['Marvels Told'],
        },
        hazard: { events: [NOOSE] },
        moment,
        asksPasses: true,
      });
      if (moment === 'hazards') t.rolls(12);
      t.resource.plays('Marvels Told', NOOSE).stage.resolve();
      t.equal(t.card(NOOSE).zone, moment === 'hazards' ? 'discard' : 'play', moment);
    }
  });

  holds('Peril Returned: the Gates are taken away as ever, and no second pair comes', (t) => {
    met(
      t,
      ['Gimli'],
      ['Doors of Night', 'Twilight'],
      { events: ['Gates of Morning'] },
      { events: ['Peril Returned'] },
    );
    t.hazard.plays('Doors of Night').stage.resolve();
    t.equal(zones(t, 'Gates of Morning', 'Doors of Night'), ['discard', 'play'], 'gone');
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        hand: ['Gates of Morning'],
        events: ['Gates of Morning'],
      },
      hazard: { events: ['Peril Returned'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('play Gates of Morning');
  });
});

describe('below', () => {
  holds('The Under-gates: who has slain the Balrog, or has him, meets him there no more', (t) => {
    for (const [mine, theirs, third, there] of [
      [{}, { pile: ["Durin's Bane"] }, {}, false],
      [{ pile: ['Balrog of Moria'] }, {}, {}, false],
      [{}, {}, { removed: ['Balrog of Moria'] }, false],
      [{}, {}, { events: ['Balrog of Moria'] }, false],
      [{}, { hand: ["Durin's Bane"] }, { discard: ['Balrog of Moria'] }, true],
    ] as [SideSpec, SideSpec, SideSpec, boolean][]) {
      t.board({
        resource: { companies: [{ at: 'The Under-gates', members: STRONG }], ...mine },
        hazard: { hand: ['Cave-drake', 'Wargs', 'Orc-guard', 'Smaug'], ...theirs },
        others: [third],
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      onward(t, () => t.underAttack || t.decision().about === 'attack-from-hand');
      t.equal(t.underAttack, there, JSON.stringify([mine, theirs, third]));
      if (there) t.equal([t.attack().strikes, t.attack().prowess], [2, 16], 'the Balrog');
      else t.hazard.options_are('pass', 'Cave-drake');
    }
  });

  holds('The Sulfur-deeps: one of the Nine, whosever he is, and won by nobody', (t) => {
    for (const whose of [0, 1, 2]) {
      const has = (seat: number): SideSpec => (seat === whose ? { events: ['Adûnaphel'] } : {});
      t.board({
        resource: { companies: [{ at: 'The Sulfur-deeps', members: STRONG }], ...has(0) },
        hazard: { hand: ['Orc-guard', 'Wargs', 'Ghouls', 'Cave-drake', 'Smaug'], ...has(1) },
        others: [has(2)],
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [2, 9], 'Trolls');
      t.fightOut({ always: 12 });
      t.hazard.options_are('pass', 'Orc-guard', 'Ghouls').passes();
      t.equal(t.attack().name, 'Adûnaphel', 'she must come');
      t.fightOut({ always: 12 });
      t.equal([t.card('Adûnaphel').zone, t.points(0).kill], ['discard', 0], `of ${whose}`);
    }
  });
});

describe('the Nine', () => {
  holds('In Great Wrath: of the last hazard, and not if he is in play', (t) => {
    const WRATH = 'In Great Wrath';
    for (const there of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', to: 'Minas Morgul', members: ['Gimli', 'Elrond'] }],
        },
        hazard: {
          hand: [WRATH, 'Fell Beast'],
          discard: ['Hoarmûrath of Dír'],
          events: there ? ['Hoarmûrath of Dír'] : [],
        },
        moment: 'hazards',
        asksPasses: true,
        declared: 1,
      });
      if (there) {
        t.resource.passes();
        t.hazard.refused(WRATH, { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays(WRATH).stage.resolve();
      t.hazard.chooses('Dark-hold');
      t.equal([t.company('Gimli').hazards, t.limit('Gimli')], [2, 2], 'he counts for nothing');
      t.equal([t.attack().prowess, t.attack().body], [17, 8], 'in wrath');
    }
  });

  holds('Morgul-horse: one who comes as an event does not ride, and it goes back', (t) => {
    met(t, ['Gimli', 'Frodo', 'Legolas'], ['Morgul-horse', 'Adûnaphel'], {}, {}, 'Carn Dûm');
    t.hazard.plays('Morgul-horse', { way: 'next action' }).stage.resolve();
    t.hazard.plays('Adûnaphel', { way: 'event' }).stage.resolve();
    t.equal(zones(t, 'Morgul-horse', 'Adûnaphel'), ['hand', 'play'], 'not used');
  });
});
