import type { CompanySpec, Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Allies who go some way with a company and no farther, and peoples who follow some and not others. */

/** A company whose first member controls an ally. */
const led = (by: Named, ally: Named, ...others: readonly Named[]): readonly Member[] => [
  { name: by, bears: [ally] },
  ...others,
];

describe('how far they go', () => {
  /** Where an ally is once the company's new site has been revealed. */
  const goes = (t: Stage, company: CompanySpec, ally: Named): string => {
    t.board({ resource: { companies: [company] }, moment: 'movement' });
    t.skipTo('movement-hazard');
    return t.card(ally).zone;
  };

  holds('Skinbark keeps to fewer lands than Treebeard, and Quickbeam to none', (t) => {
    const to = (ally: Named, dest: Named): string =>
      goes(t, { at: 'Isengard', to: dest, members: led('Boromir II', ally) }, ally);
    for (const [dest, skinbark, treebeard] of [
      ['Edoras', 'play', 'play'],
      ['Ruined Signal Tower', 'discard', 'play'],
      ['Dunnish Clan-hold', 'discard', 'discard'],
    ] as const) {
      t.equal(to('Skinbark', dest), skinbark, `Skinbark to ${dest}`);
      t.equal(to('Treebeard', dest), treebeard, `Treebeard to ${dest}`);
      t.equal(to('Leaflock', dest), treebeard, `Leaflock to ${dest}`);
      t.equal(to('Quickbeam', dest), 'play', `Quickbeam to ${dest}`);
    }
  });

  holds('Nenseldë stays by her sea, and calls fair weather back from there', (t) => {
    for (const [dest, zone] of [
      ['Edhellond', 'play'],
      ['Pelargir', 'discard'],
    ] as const) {
      const members = led('Imrahil', 'Nenseldë the Wingild');
      t.equal(goes(t, { at: 'Dol Amroth', to: dest, members }, 'Nenseldë the Wingild'), zone, dest);
    }
    t.board({
      resource: {
        companies: [{ at: 'Dol Amroth', members: led('Imrahil', 'Nenseldë the Wingild') }],
        discard: ['Clear Skies', 'Sun', 'Gates of Morning', 'Marvels Told', 'Doors of Night'],
      },
      moment: 'organization',
    });
    t.resource.uses('Nenseldë the Wingild').stage.resolve();
    t.resource.options_are('Clear Skies', 'Sun').chooses('Sun');
    t.equal(t.hand(0), ['Sun'], 'one of the two, and nothing that lasts or is no weather');
  });

  holds('Bill the Pony carries three home, Hobbits at half, from under the sky', (t) => {
    for (const [at, members, may] of [
      ['Bree', ['Boromir II', 'Faramir', 'Gimli'], true],
      ['Bree', ['Boromir II', 'Faramir', 'Gimli', 'Merry'], false],
      ['Bree', ['Boromir II', 'Merry', 'Pippin', 'Sam Gamgee', 'Frodo'], true],
      ['Rivendell', ['Boromir II'], false],
      ['The Under-gates', ['Boromir II'], false],
    ] as const) {
      const [first, ...others] = members;
      t.board({
        resource: {
          companies: [{ at, members: led(first, 'Bill the Pony', ...others) }],
          sites: at === 'Rivendell' ? [] : ['Rivendell'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.noDraws().passUntil('turn-end');
      if (may) t.resource.may('use Bill the Pony');
      else t.resource.mayNot('use Bill the Pony');
    }
  });

  holds('Steeds carry a company farther only if none of its characters walks', (t) => {
    for (const [second, may] of [
      ['Noble Steed', true],
      ['Bill the Pony', true],
      ['Shadowfax', true],
      ['Quickbeam', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: [
                { name: 'Boromir II', bears: ['Noble Steed'] },
                { name: 'Faramir', bears: [second] },
              ],
            },
          ],
          sites: ['Bree', 'Moria'],
        },
        moment: 'organization',
      });
      // six regions, and five would do for the other; four are enough for anyone
      t.resource.may('to Moria');
      if (may) t.resource.may('to Bree');
      else t.resource.mayNot('to Bree');
    }
  });

  holds('Shadowfax carries one, and a Hobbit, and no other beast beside', (t) => {
    for (const [members, may] of [
      [led('Boromir II', 'Shadowfax'), true],
      [led('Boromir II', 'Shadowfax', 'Merry'), true],
      [led('Boromir II', 'Shadowfax', 'Faramir'), false],
      [led('Boromir II', 'Shadowfax', 'Merry', 'Pippin'), false],
      [[{ name: 'Boromir II', bears: ['Shadowfax', 'Noble Hound'] }], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Edoras', to: 'Lórien', members }], sites: ['Moria'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.allPass();
      if (may) t.resource.may('use Shadowfax');
      else t.resource.mayNot('use Shadowfax');
    }
  });
});

describe('what they do where they are', () => {
  holds('Gollum takes the Ring from whoever has it there, in the turn of his own player', (t) => {
    const bearer = (at: Named): CompanySpec => ({ at, members: led('Frodo', 'The One Ring') });
    const friend = (at: Named): CompanySpec => ({ at, members: led('Faramir', 'Gollum') });
    for (const at of ['Bree', 'Rivendell'] as const) {
      t.board({
        resource: { companies: [friend(at)] },
        hazard: { companies: [bearer(at)] },
        moment: 'organization',
        asksPasses: true,
      });
      if (at === 'Rivendell') t.resource.mayNot('use Gollum');
      else {
        t.resource.uses('Gollum').stage.resolve();
        t.equal(
          [t.card('The One Ring').zone, t.card('Gollum').zone],
          ['discard', 'discard'],
          'both are gone',
        );
      }
    }
    t.board({
      resource: { companies: [bearer('Bree')] },
      hazard: { companies: [friend('Bree')] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.mayNot('use Gollum');
    t.board({
      resource: { companies: [friend('Bree')] },
      hazard: { companies: [bearer('Weathertop')] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('use Gollum');
  });

  holds('Gollum finds a way around for two, and for no more', (t) => {
    for (const [others, may] of [
      [['Faramir'], true],
      [['Merry', 'Pippin'], true],
      [['Faramir', 'Merry'], false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: led('Boromir II', 'Gollum', ...others) },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      if (may) t.resource.may('use Gollum');
      else t.resource.mayNot('use Gollum');
    }
  });

  holds('Stinker is not there while his other self is seen', (t) => {
    for (const faceUp of [true, false]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Moria', members: ['Perchen'] }],
          hand: ['Stinker'],
        },
        hazard: {
          agents: [{ name: 'My Precious', via: ['Moria'], ...(faceUp ? { faceUp } : {}) }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (faceUp) t.resource.refused('Stinker', { unique: 'coe/g.man.1' });
      else t.resource.may('play Stinker');
    }
  });

  holds(
    'Tom Bombadil calls off a creature sent at friends on their way to him, not one at their throats',
    (t) => {
      for (const [from, to, may] of [
        ['Rivendell', 'Bree', true],
        ['Rivendell', 'Goblin-gate', false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: from, to, members: ['Gimli', 'Legolas'] },
              { at: 'Old Forest', members: led('Boromir II', 'Tom Bombadil') },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Wargs', 'Wilderness');
        if (may) t.resource.may('use Tom Bombadil');
        else t.resource.mayNot('use Tom Bombadil');
        t.resolve();
        t.expect(t.underAttack, 'the pack is upon them');
        t.resource.mayNot('use Tom Bombadil');
      }
    },
  );

  holds('Fram comes home or not at all', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Framsburg', members: ['Beorn'] },
          { at: 'Rivendell', members: ['Elladan'] },
        ],
        hand: ['Fram Framson', 'Annalena'],
      },
      moment: 'organization',
    });
    t.resource
      .chooses('organize')
      .may('play Fram Framson at Framsburg')
      .mayNot('play Fram Framson at Rivendell')
      .may('play Annalena at Rivendell');
  });
});

describe('whom a people follows', () => {
  /** Whether a faction follows on this roll, and not on one less. */
  const follows = (t: Stage, who: Named, at: Named, id: Named, name: Named, roll: number): void => {
    for (const n of [roll, roll - 1]) {
      t.board({
        resource: { companies: [{ at, members: [who] }], hand: [id] },
        moment: 'entered',
      });
      t.rolls(n).resource.plays(name).stage.resolve();
      t.equal(t.card(name).zone, n === roll ? 'pile' : 'discard', `${who}: ${n}`);
    }
  };

  holds('The peoples of the East and South mistrust Wizards and their friends', (t) => {
    // Gandalf's 10, and 5 less
    follows(t, 'Gandalf', 'Southron Oasis', 'AS-59', 'Haradrim', 5);
    follows(t, 'Faramir', 'Southron Oasis', 'AS-59', 'Haradrim', 11);
    follows(t, 'Elladan', 'Southron Oasis', 'AS-59', 'Haradrim', 12);
    follows(t, 'Glóin', 'Southron Oasis', 'AS-59', 'Haradrim', 10);
    follows(t, 'Éomer', 'Southron Oasis', 'AS-59', 'Haradrim', 10);
    follows(t, 'Gandalf', 'Easterling Camp', 'AS-60', 'Wain-easterlings', 4);
    follows(t, 'Faramir', 'Easterling Camp', 'AS-60', 'Wain-easterlings', 10);
    follows(t, 'Elladan', 'Easterling Camp', 'AS-60', 'Wain-easterlings', 9);
  });

  holds('Petty-dwarves know their kin, and Woses nobody', (t) => {
    follows(t, 'Balin', 'The Worthy Hills', 'AS-61', 'Petty-dwarves', 6);
    follows(t, 'Galdor', 'The Worthy Hills', 'AS-61', 'Petty-dwarves', 11);
    follows(t, 'Éomer', 'The Worthy Hills', 'AS-61', 'Petty-dwarves', 11);
    follows(t, 'Galdor', 'The Worthy Hills', 'AS-67', 'Woses of the Eryn Vorn', 9);
    follows(t, 'Ghân-buri-Ghân', 'The Worthy Hills', 'AS-67', 'Woses of the Eryn Vorn', 7);
  });
});
