import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('what needs a skill', () => {
  holds('Palantír of Annúminas: a card that is played on a sage needs one, too', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Saruman', bears: ['Palantír of Annúminas'] }] },
        ],
        deck: ['Dreams of Lore', 'Dark Numbers', 'Cram'],
        discard: ['Fireworks', 'Dragon-lore', 'Vein of Arda', 'Concealment'],
      },
      moment: 'organization',
      rolls: [12],
    });
    t.resource.uses('Palantír of Annúminas').stage.resolve();
    t.resource.options_are('Dreams of Lore', 'Fireworks', 'Dragon-lore').chooses('Dreams of Lore');
    t.equal(t.hand(0), ['Dreams of Lore'], 'in hand');
  });

  holds('Searching Eye: Dark Numbers are learned by a scout, and by nobody then', (t) => {
    for (const eye of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Bilbo'] }],
          hand: ['Dark Numbers'],
        },
        hazard: { hand: ['Orc-lieutenant', 'Searching Eye'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Aragorn II');
      t.rolls(12).passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('movement-hazard');
      t.resource.plays('Dark Numbers', 'Bilbo');
      if (eye) t.hazard.plays('Searching Eye', { way: 'unresolved' });
      t.resolve();
      t.equal(t.card('Dark Numbers').zone, eye ? 'discard' : 'play', 'learned or not');
    }
  });
});

describe('hazards', () => {
  holds(
    'Foul Fumes and Bane of the Ithil-stone are barred by Ringwraiths, and by nobody else',
    (t) => {
      for (const [kind, may] of [
        ['wizard', true],
        ['ringwraith', false],
        ['balrog', true],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Rivendell', to: 'Bree', members: ['Elrond'] }
                : { at: 'Moria', members: ['Hendolen'] },
            ],
          },
          hazard: { hand: ['Foul Fumes', 'Bane of the Ithil-stone', 'River'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (may) t.hazard.may('play Foul Fumes').may('play Bane of the Ithil-stone');
        else
          for (const card of ['Foul Fumes', 'Bane of the Ithil-stone'] as const)
            t.hazard.refused(card, { need: 'coe/9.2' });
      }
    },
  );

  holds('Words of Power and Terror: as soon as a Nazgûl attacks, allies too, and once', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Dead Marshes',
            to: 'Barad-dûr',
            members: [{ name: 'Aragorn II', bears: ['Gwaihir'] }, 'Gandalf'],
          },
        ],
      },
      hazard: {
        hand: ['Ren the Unclean', 'Words of Power and Terror', 'Words of Power and Terror'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Words of Power and Terror', { 'no-target': 'coe/9.3' });
    t.hazard.plays('Ren the Unclean', { way: 'creature' }, 'Dark-domain').stage.resolve();
    const before = ['Aragorn II', 'Gandalf', 'Gwaihir'].map((x) => t.card(x).stat('prowess'));
    t.hazard.plays('Words of Power and Terror').stage.resolve();
    t.equal(
      ['Aragorn II', 'Gandalf', 'Gwaihir'].map((x) => t.card(x).stat('prowess')),
      before.map((n) => n - 1),
      'everyone, while the attack is on',
    );
    t.hazard.refused('Words of Power and Terror', { duplicate: 'coe/g.cbd.1' });
  });

  holds('Lost at Sea: for those who have the sea on their way, and nobody else', (t) => {
    for (const [at, to, may] of [
      ['Grey Havens', 'Himring', true],
      ['Rivendell', 'Bree', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Elrond'] }] },
        hazard: { hand: ['Lost at Sea'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (!may) {
        t.hazard.refused('Lost at Sea', { 'no-effect': 'coe/5.1.2' });
        continue;
      }
      t.hazard.plays('Lost at Sea').stage.resolve();
      const asked = new Set<string>();
      for (; t.decision().about !== 'end-of-turn'; t.pass()) asked.add(t.decision().about);
      t.expect(!asked.has('enter'), 'nobody asks them whether they enter');
    }
  });
});
