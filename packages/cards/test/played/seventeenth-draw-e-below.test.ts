import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** The Balrog's people and places, and Sauron, at the bounds of their texts. */
const kind = 'balrog';

describe('Orders from the Great Demon', () => {
  const ORDERS = 'Orders from the Great Demon';
  const SIX: Member[] = ['Muzgash', 'Lagduf', 'Radbug', 'Snaga', 'Old Troll', 'Troll Lout'];
  const may = (t: Stage, orders: number, members: readonly Member[]): boolean => {
    const events = Array<Named>(orders).fill(ORDERS);
    t.board({
      resource: { kind, companies: [{ at: 'BA-93', members, events }], sites: ['LE-378'] },
      moment: 'organization',
      asksPasses: true,
    });
    return t.offered().some((o) => o.includes('to Goblin-gate'));
  };

  holds('each lets one more lead; the only leader counts as ever', (t) => {
    const three: Member[] = ['Azog', 'Bolg', 'Umagaur'];
    t.equal([may(t, 1, three), may(t, 2, three)], [false, true], 'three leaders');
    t.equal(may(t, 2, [...three, ...SIX]), true, 'nine, two of them apart');
    t.equal(may(t, 2, [...three, ...SIX, 'Hill-troll']), false, 'ten');
    t.equal(may(t, 1, ['Azog', ...SIX]), true, 'seven');
    t.equal(may(t, 1, ['Azog', ...SIX, 'Ufthak']), false, 'eight, and one of them leads');
  });

  holds('of two leaders it is the one who would take more room', (t) => {
    // Gorbag is a scout and counts half, as Grishnákh does
    for (const leaders of [
      ['Gorbag', 'Azog'],
      ['Azog', 'Gorbag'],
    ] as Member[][])
      t.equal(may(t, 1, [...leaders, ...SIX, 'Grishnákh']), true, 'two halves and six');
  });

  holds('they are as many as before to those who lie in wait', (t) => {
    for (const events of [[], [ORDERS]] as Named[][]) {
      const members: Member[] = ['Azog', 'Bolg', 'Muzgash', 'Radbug'];
      t.board({
        resource: { kind, companies: [{ at: 'BA-93', to: 'BA-85', members, events }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.limit('Azog'), 4, 'the hazard limit');
    }
  });
});

describe('Roam the Waste', () => {
  const ROAM = 'Roam the Waste';
  holds('two of them take away two', (t) => {
    for (const [n, wargs, drake] of [
      [0, true, true],
      [1, true, false],
      [2, false, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Mount Gram', members: ['Azog'] },
            { at: 'BA-100', members: [{ name: 'The Balrog', bears: ['Strangling Coils'] }] },
          ],
          hand: Array<Named>(n).fill(ROAM),
          sites: ['Cameth Brin'],
        },
        hazard: { hand: ['Wargs', 'Cave-drake'] },
        moment: 'organization',
        asksPasses: true,
      });
      for (let i = 0; i < n; i++) t.resource.plays(ROAM).stage.resolve();
      t.resource.chooses('to Cameth Brin');
      t.passUntil('company-phase').resource.chooses('Azog');
      t.resource.chooses('Angmar (Shadow-land) - Arthedain (Wilderness) - Rhudaur');
      t.passUntil('movement-hazard').resource.passes();
      const offered = t.offered();
      t.equal(offered.includes('play Wargs'), wargs, `one Wilderness with ${n}`);
      t.equal(offered.includes('play Cave-drake'), drake, `two with ${n}`);
    }
  });
});

describe('Terror Heralds Doom and Cloaked by Darkness', () => {
  const DOOM = 'Terror Heralds Doom';
  const CLOAKED = 'Cloaked by Darkness';
  holds('his characters, those to come too, and no ally; each copy; for that turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-93', members: [{ name: 'The Balrog', bears: ['Flame of Udûn'] }] },
          { at: 'BA-93', members: [{ name: 'Gorbag', bears: ['Nasty Slimy Thing'] }] },
        ],
        hand: [DOOM, DOOM, 'Mountain-maggot'],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const bonus = (): number[] =>
      ['Gorbag', 'The Balrog', 'Nasty Slimy Thing', 'Lagduf'].map((x) =>
        t.card(x).stat('influence-check'),
      );
    t.resource.plays(DOOM).stage.resolve();
    t.equal(bonus(), [2, 2, 0, 0], 'his own characters');
    t.resource.plays(DOOM).stage.resolve();
    t.equal(bonus(), [4, 4, 0, 0], 'twice');
    t.resource.chooses('organize').chooses('play Mountain-maggot', 'general', 'Gorbag');
    t.equal(t.card('Mountain-maggot').stat('influence-check'), 4, 'one who came after');
    t.skipTo('organization', { turns: 1 });
    t.equal(bonus(), [0, 0, 0, 0], 'the turn is over');
  });

  holds('the limit falls to nothing: no hazard is left to play', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-93', to: 'LE-378', members: ['Azog'] },
          { at: 'BA-93', members: [{ name: 'The Balrog', bears: ['Great Shadow'] }] },
        ],
        hand: [CLOAKED, CLOAKED, CLOAKED],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.plays(CLOAKED, 'Azog').stage.resolve();
    t.resource.passes();
    t.hazard.may('play Orc-guard').passes();
    t.resource.plays(CLOAKED, 'Azog').stage.resolve();
    t.resource.passes();
    t.hazard.mayNot('play Orc-guard').mayNot('on guard');
  });
});

describe('Carn Dûm and Cirith Ungol of the Balrog', () => {
  holds('what comes for the place itself comes in earnest, and what comes by the land not', (t) => {
    for (const [site, from] of [
      ['BA-85', 'LE-394'],
      ['BA-87', 'LE-390'],
    ] as const)
      for (const foe of ['Orc-guard', 'Barrow-wight'] as const)
        for (const [key, detains] of [
          ['Shadow-land', true],
          ['Dark-hold', false],
        ] as const) {
          t.board({
            resource: { kind, companies: [{ at: from, to: site, members: ['Azog', 'Muzgash'] }] },
            hazard: { hand: [foe] },
            moment: 'hazards',
            asksPasses: true,
          });
          t.hazard.plays(foe, key).stage.resolve();
          t.equal(t.attack().detainment, detains, `${foe} by ${key}`);
        }
  });

  holds('those who stay are attacked in earnest too; the guards are no captors', (t) => {
    for (const [site, attacks] of [
      ['BA-85', 2],
      ['BA-87', 1],
    ] as const) {
      const companies = [{ at: site, members: ['Azog' as const, 'Bolg' as const] }];
      t.board({
        resource: { kind, companies },
        hazard: { hand: ['Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-guard').stage.resolve();
      t.equal(t.attack().detainment, false, 'in earnest');
      t.board({ resource: { kind, companies }, moment: 'site', asksPasses: true });
      t.resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess, t.attack().detainment], [4, 7, false], '');
      t.equal(t.fightOut({ always: 12 }).length, attacks, 'attacks');
    }
  });
});

describe('The Under-grottos of the Balrog', () => {
  holds('after the dead, one of the many that haunt Shadow-holds, out of hand', (t) => {
    t.board({
      resource: { kind, companies: [{ at: 'BA-101', members: ['Azog', 'Bolg'] }] },
      hazard: { hand: ['Orc-guard', 'Barrow-wight', 'Cave-drake', 'The Balrog', 'Adûnaphel'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'the dead');
    t.fightOut({ always: 12 });
    t.hazard.options_are('pass', 'Orc-guard', 'Barrow-wight').chooses('Barrow-wight');
    t.equal(t.attack().detainment, false, 'no captors');
    t.fightOut({ always: 12 });
    t.equal(
      [t.card('Barrow-wight').zone, t.points(0).kill],
      ['discard', 0],
      'it was none of theirs',
    );
  });
});

describe('Breach the Hold', () => {
  const BREACH = 'Breach the Hold';
  const at = (t: Stage, members: Member[], others: Member[] = [], siteTapped = false) =>
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-96', members, ...(siteTapped ? { siteTapped: true as const } : {}) },
          ...(others.length > 0 ? [{ at: 'BA-96' as const, members: others }] : []),
        ],
        hand: [BREACH],
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('in his own site phase, though the site is tapped; if he is tapped it is lost', (t) => {
    at(t, ['Azog'], ['The Balrog']).resource.mayNot(`play ${BREACH}`);
    at(t, ['The Balrog'], [], true).resource.may(`play ${BREACH}`);
    at(t, [{ name: 'The Balrog', status: 'tapped' }]);
    t.resource.plays(BREACH).stage.resolve();
    t.equal(t.attack().prowess, 15, 'the first of them');
    t.fightOut({ always: 12 });
    t.equal([t.card(BREACH).zone, t.points(0).misc], ['discard', 0], 'nothing else is left');
  });
});

describe('Sauron', () => {
  const at = (t: Stage, members: Member[], hand: Named[]): Stage => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members }],
        events: ['Sauron'],
        hand,
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize');
    return t;
  };
  const INTO = 'general influence in the company';

  holds('any number may come, or one may be sent away, and not both', (t) => {
    at(t, ['Hendolen'], ['Orc Brawler', 'Orc Tracker', 'Lagduf']);
    t.resource.may('discard Hendolen');
    for (const who of ['Orc Brawler', 'Orc Tracker', 'Lagduf'])
      t.resource.chooses(`play ${who}`, INTO).mayNot('discard');
    t.equal(t.card('Lagduf').companions.length, 3, 'all of them');
    at(t, ['Hendolen', 'Orc Captain'], ['Orc Brawler']).resource.chooses('discard Orc Captain');
    t.resource.mayNot('play Orc Brawler');
  });

  holds('against a Wizard, and no other', (t) => {
    for (const [other, may] of [
      [{ kind: 'wizard' }, true],
      [{ kind: 'fallen-wizard', declared: 'Saruman' }, false],
      [{ kind: 'balrog' }, false],
      [{ kind: 'ringwraith' }, false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
          hand: ['Sauron'],
        },
        hazard: other,
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('play Sauron');
      else t.resource.refused('Sauron', { need: 'coe/9.2' });
    }
  });
});

describe('Heart of Dark Fire', () => {
  const HEART = 'Heart of Dark Fire';
  holds('as long as he is in that shape; one a turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-93', members: [{ name: 'The Balrog', bears: ['Strangling Coils'] }] },
        ],
        hand: [HEART, HEART],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const he = t.card('The Balrog');
    const before = he.influence();
    t.resource.plays(HEART).stage.resolve();
    t.equal(t.card('The Balrog').influence(), before + 5, 'five more');
    t.resource.refused(HEART, { duplicate: 'coe/g.cbd.1' });
    t.resource.uses('Strangling Coils').stage.resolve();
    const bare = t.card('The Balrog').influence();
    t.expect(bare < before, 'neither the shape nor the fire');
    t.resource.plays('Strangling Coils').stage.resolve();
    t.equal(t.card('The Balrog').influence(), before + 5, 'in that shape again');
  });
});
