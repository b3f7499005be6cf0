import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('small things that are borne', () => {
  holds('Jewel of Beleriand: only for one who is tapped, and only above six', (t) => {
    for (const [status, roll, after] of [
      ['tapped', 7, 'untapped'],
      ['tapped', 6, 'tapped'],
      ['untapped', 0, 'untapped'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Elladan', status, bears: ['Jewel of Beleriand'] }],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (roll === 0) t.resource.refused('Jewel of Beleriand', { need: 'coe/9.2' });
      else t.rolls(roll).resource.uses('Jewel of Beleriand').stage.resolve();
      t.equal(t.card('Elladan').status, after, `${roll}`);
    }
  });

  holds('Emerald of the Mariner: steadier, with one card more in hand', (t) => {
    for (const it of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                {
                  name: 'Elladan',
                  bears: ['Glamdring', ...(it ? (['Emerald of the Mariner'] as const) : [])],
                },
              ],
            },
          ],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.equal([t.handSize(0), t.handSize(1)], [it ? 9 : 8, 8], 'of its player alone');
      t.equal(t.card('Elladan').corruption, 1, 'it is the source of none');
      t.rolls(2);
      t.hazard
        .plays('Weariness of the Heart', { way: 'corruption check' }, 'Elladan')
        .stage.resolve();
    }
  });

  holds('Magic Rings of the minions: the skill, and more for him who had it', (t) => {
    const attacked = (
      who: 'Asternak' | 'Nevido Smôd' | 'Ostisen',
      ring: 'Magic Ring of Savagery' | 'Magic Ring of Guile',
    ): void => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Barrow-downs',
              by: ['Angmar', 'Arthedain', 'Cardolan'],
              members: [{ name: who, bears: [ring] }],
            },
          ],
        },
        hazard: { hand: ['Orc-lieutenant'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
    };
    attacked('Nevido Smôd', 'Magic Ring of Savagery');
    t.resource.uses('Magic Ring of Savagery').stage.resolve();
    t.equal([t.card('Nevido Smôd').status, t.underAttack], ['tapped', false], 'a ranger before');
    attacked('Asternak', 'Magic Ring of Savagery');
    t.resource.refused('Magic Ring of Savagery', { need: 'coe/9.2' });
    attacked('Ostisen', 'Magic Ring of Guile');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.uses('Magic Ring of Guile').stage.resolve();
    t.equal(
      [t.card('Ostisen').status, t.card('Magic Ring of Guile').status, t.decision().about],
      ['untapped', 'tapped', 'between-strikes'],
      'a scout before',
    );
    attacked('Asternak', 'Magic Ring of Guile');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.refused('Magic Ring of Guile', { need: 'coe/9.2' });
    for (const [who, more] of [
      ['Asternak', 3],
      ['Ostisen', 0],
    ] as const) {
      const influence = (bears: readonly 'Magic Ring of Lies'[]): number => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', members: [{ name: who, bears }] }],
          },
          moment: 'organization',
        });
        return t.card(who).influence();
      };
      t.equal(influence(['Magic Ring of Lies']) - influence([]), more, who);
    }
  });

  holds(
    'Binding-ring, Blazon of the Eye: a mind that is never less than one, a word with factions',
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              members: [
                { name: 'Ostisen', bears: ['Binding-ring', 'Troth-ring', 'Thrall-ring'] },
                { name: 'Asternak', bears: ['Blazon of the Eye'] },
              ],
            },
          ],
          hand: ['Snaga-hai'],
        },
        moment: 'organization',
      });
      t.equal(
        [t.card('Ostisen').stat('mind'), t.card('Ostisen').stat('prowess')],
        [1, 4],
        'from two, three times one less',
      );
      t.equal(
        t.card('Asternak').influence('Snaga-hai') - t.card('Asternak').influence('Ostisen'),
        2,
        'towards factions',
      );
    },
  );

  holds('Potion of Prowess: for those who are there, allies not among them', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Elladan', bears: ['Potion of Prowess', 'Gwaihir'] }, 'Bilbo'],
          },
          { at: 'Bree', members: ['Gimli'] },
        ],
      },
      moment: 'organization',
    });
    const all = ['Elladan', 'Bilbo', 'Gwaihir', 'Gimli'];
    const before = all.map((x) => t.card(x).stat('prowess'));
    t.resource.uses('Potion of Prowess').stage.resolve();
    t.equal(
      all.map((x, i) => t.card(x).stat('prowess') - before[i]),
      [1, 1, 0, 0],
      'a turn long',
    );
    t.skipTo('organization', { turns: 1 });
    t.equal(
      all.map((x) => t.card(x).stat('prowess')),
      before,
      'and no longer',
    );
  });

  holds(
    'Red Book of Westmarch, Earth of Galadriel’s Orchard: worth something where they belong',
    (t) => {
      for (const [item, at, points] of [
        ['Red Book of Westmarch', 'Rivendell', 1],
        ["Earth of Galadriel's Orchard", 'Bag End', 2],
        ["Earth of Galadriel's Orchard", 'Rivendell', 0],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: [{ name: 'Bilbo', bears: [item] }] }] },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(t.points(0).item, 0, 'nothing while it is borne');
        t.rolls(12).resource.chooses(`store ${item}`).stage.resolve();
        t.equal(t.points(0).item, points, item);
      }
    },
  );

  holds('Strange Rations: untaps its bearer, or takes his company one region farther', (t) => {
    for (const [status, untaps] of [
      ['tapped', true],
      ['untapped', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', members: [{ name: 'Ostisen', status, bears: ['Strange Rations'] }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.may('use Strange Rations: region');
      if (!untaps) {
        t.resource.mayNot('use Strange Rations: untap');
        continue;
      }
      t.resource.uses('Strange Rations', { way: 'untap' }).stage.resolve();
      t.equal(
        [t.card('Ostisen').status, t.card('Strange Rations').zone],
        ['untapped', 'discard'],
        'eaten',
      );
    }
  });

  holds('Leaf Brooch: goes in the place of a gold ring that was tested', (t) => {
    for (const answer of ['yes', 'no'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Elrond', bears: ['Leaf Brooch'] },
                { name: 'Bilbo', bears: ['Beautiful Gold Ring'] },
              ],
            },
          ],
          hand: ['Test of Lore', 'Lesser Ring'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(8).resource.plays('Test of Lore', 'Elrond').stage.resolve();
      t.resource.chooses('Lesser Ring');
      t.resource.chooses(answer);
      t.equal(
        ['Lesser Ring', 'Beautiful Gold Ring', 'Leaf Brooch'].map((x) => t.card(x).zone),
        answer === 'yes' ? ['play', 'play', 'discard'] : ['play', 'discard', 'play'],
        answer,
      );
      t.equal(t.card('Lesser Ring').host, 'Bilbo', 'who bore the gold ring has it');
    }
  });

  holds('Palantír of Elostirion: it stays where it was found, and cleanses', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'The White Towers',
            to: 'Bree',
            members: [{ name: 'Elrond', bears: ['Palantír of Elostirion'] }],
          },
        ],
      },
      moment: 'passives',
      asksPasses: true,
    });
    t.resolve();
    t.equal(t.card('Palantír of Elostirion').zone, 'discard', 'left behind');
    t.board({
      resource: {
        companies: [
          {
            at: 'The White Towers',
            members: [{ name: 'Elrond', bears: ['Palantír of Elostirion', 'Lure of Nature'] }],
          },
          { at: 'Bree', members: [{ name: 'Gimli', bears: ['Despair of the Heart'] }] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.uses('Palantír of Elostirion').stage.resolve();
    t.equal(
      [t.card('Lure of Nature').zone, t.card('Despair of the Heart').zone],
      ['discard', 'play'],
      'an Elf, and no Dwarf',
    );
  });

  holds('Emerald of Doriath: a Fallen-wizard is a Wizard to it', (t) => {
    for (const [kind, who, at, left] of [
      ['wizard', 'Gandalf', 'Rivendell', 22],
      ['fallen-wizard', 'Gandalf', 'The White Towers', 18 + 2],
      ['wizard', 'Elrond', 'Rivendell', 10],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: who, bears: ['Emerald of Doriath'] }] }],
        },
        moment: 'organization',
      });
      t.equal(t.generalInfluence(0), left, `${kind} ${who}`);
    }
  });
});
