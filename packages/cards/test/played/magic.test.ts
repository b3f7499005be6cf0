import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked, onTheWay } from './in-rhudaur.ts';

/** The three schools of magic: who can use which, what it does, and what it asks of him. */
const kind = 'ringwraith';

describe('who can use it', () => {
  holds('Sorcery needs one who can use sorcery, and no other school will do', (t) => {
    onTheWay(t, ['Belegorn', 'Ciryaher'], ['Bitter Cold']);
    t.resource.refused('Bitter Cold', { 'no-user': 'coe/9.2' });
    onTheWay(t, ['Hador'], ['Bitter Cold']);
    t.resource.may('play Bitter Cold');
  });

  holds('A Magic Ring lets its bearer use the magic of its school', (t) => {
    for (const [ring, card] of [
      ['Magic Ring of Delusion', 'Words of Menace and Deceit'],
      ['Magic Ring of Shadows', 'Deeper Shadow'],
      ['Magic Ring of Weals', 'Bitter Cold'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Hendolen', bears: [ring] }],
            },
          ],
          hand: [card, 'Blow Turned'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.may(`play ${card}`);
    }
  });

  holds('Who could use it before taps for a card of that school as his turn ends', (t) => {
    const ended = (who: Named, ring: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [{ name: who, bears: [ring] }] }],
          discard: ['Bitter Cold', 'Deeper Shadow'],
          deck: ['Words of Menace and Deceit', "The Water's Tithe"],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
    };
    ended('Ciryaher', 'Magic Ring of Weals');
    t.resource.mayNot('use Magic Ring');
    ended('Hador', 'Magic Ring of Weals');
    t.resource.uses('Magic Ring of Weals').stage.resolve();
    t.resource.options_are('Bitter Cold', "The Water's Tithe");
    t.resource.chooses("The Water's Tithe");
    t.equal(t.card("The Water's Tithe").zone, 'hand', 'out of the deck');
    t.equal(t.card('Hador').status, 'tapped', 'for his tapping');
    ended('Ciryaher', 'Magic Ring of Shadows');
    t.resource.uses('Magic Ring of Shadows').stage.resolve();
    t.equal(t.card('Deeper Shadow').zone, 'hand', 'the only one of its school');
    ended('Belegorn', 'Magic Ring of Delusion');
    t.resource.uses('Magic Ring of Delusion').stage.resolve();
    t.equal(t.card('Words of Menace and Deceit').zone, 'hand', 'the only one of its school');
  });

  holds('What it asks is asked of all but Ringwraiths', (t) => {
    onTheWay(t, ['Hador'], ['Bitter Cold']);
    t.rolls(5).resource.plays('Bitter Cold').stage.resolve();
    t.equal(t.card('Hador').status, 'untapped', '5 less 4 is more than his corruption');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Akhôrahil the Ringwraith'] }],
        hand: ['Bitter Cold'],
      },
      moment: 'organization',
    });
    t.rolls(2).resource.plays('Bitter Cold').stage.resolve();
    t.unrolled(1, 'no check');
  });
});

describe('sorcery', () => {
  holds('Bitter Cold weakens whatever attacks his company in this turn', (t) => {
    onTheWay(t, ['Hador', 'Hendolen'], ['Bitter Cold'], ['Little Snuffler', 'Wargs']);
    t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
    t.rolls(12);
    const { prowess, body } = t.attack();
    t.resource.plays('Bitter Cold').stage.resolve();
    t.equal([t.attack().prowess, t.attack().body], [prowess - 1, body - 1], 'one less of both');
    t.fightOut(12, 12);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 8, 'the next too');
  });

  holds('Some Secret Art of Flame: four more for him alone, and only one for an attack', (t) => {
    attacked(t, ['Hador', 'Hendolen'], ['Some Secret Art of Flame', 'Some Secret Art of Flame']);
    const [own, other] = [t.card('Hador').stat('prowess'), t.card('Hendolen').stat('prowess')];
    t.rolls(12).resource.plays('Some Secret Art of Flame').stage.resolve();
    t.equal(t.card('Hador').stat('prowess'), own + 4, 'his');
    t.equal(t.card('Hendolen').stat('prowess'), other, 'not that of another');
    t.resource.refused('Some Secret Art of Flame', { duplicate: 'coe/g.cbd.1' });
  });

  holds('The Tormented Earth cancels an attack or weakens it, but no automatic-attack', (t) => {
    attacked(t, ['Hador'], ['The Tormented Earth']);
    t.rolls(12).resource.plays('The Tormented Earth', { way: 'ancel' }).stage.resolve();
    t.expect(!t.underAttack, 'canceled');
    attacked(t, ['Hador'], ['The Tormented Earth']);
    const { prowess } = t.attack();
    t.rolls(12).resource.plays('The Tormented Earth', { way: 'prowess' }).stage.resolve();
    t.equal(t.attack().prowess, prowess - 3, 'weakened');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Cameth Brin', members: ['Hador'] }],
        hand: ['The Tormented Earth'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.resource.mayNot('play The Tormented Earth');
  });

  const entered = (t: Stage, at: Named, card: Named, ...members: Named[]): void => {
    t.board({
      resource: { kind, companies: [{ at, members }], hand: [card, 'LE-263'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
  };

  holds('Veils of Shadow: one strike of each automatic-attack at the site', (t) => {
    entered(t, 'Dol Amroth', 'Veils of Shadow', 'Hador', 'Grishnákh');
    t.equal(t.attack().strikes, 2, 'the Men');
    t.rolls(12).resource.plays('Veils of Shadow').stage.resolve();
    t.equal(t.attack().strikes, 1, 'one of them');
    t.equal(
      t.fightOut({ always: 12 }),
      [
        [1, 8],
        [1, 10],
      ],
      'and one of the Dúnedain',
    );
  });

  holds('Riven Gate: no guards stand in a Border-hold, and its people listen', (t) => {
    entered(t, 'Dunnish Clan-hold', 'Riven Gate', 'Hador');
    t.rolls(12).resource.plays('Riven Gate').stage.resolve();
    t.expect(!t.underAttack, 'canceled');
    // 7, 1 for his influence and 2 for the gate are more than 9
    t.rolls(7).resource.plays('Dunlendings', 'Hador').stage.resolve();
    t.equal(t.card('Dunlendings').zone, 'pile', 'they serve');
    entered(t, 'Goblin-gate', 'Riven Gate', 'Hador');
    t.resource.refused('Riven Gate', { 'no-target': 'coe/9.3' });
  });

  holds("The Water's Tithe: two regions more, if he is no Ringwraith", (t) => {
    const organized = (who: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [who] }],
          hand: ["The Water's Tithe"],
          sites: ['Cameth Brin', 'Sarn Goriwing'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    organized('Hador');
    t.resource.may('to Cameth Brin').mayNot('to Sarn Goriwing');
    t.rolls(12).resource.plays("The Water's Tithe").stage.resolve();
    t.resource.may('to Cameth Brin').may('to Sarn Goriwing');
    organized('Akhôrahil the Ringwraith');
    t.resource.refused("The Water's Tithe", { 'no-user': 'coe/9.2' });
  });
});

describe('shadow-magic', () => {
  holds('Sojourn in Shadows: one of his company is given no strike of the attack', (t) => {
    attacked(t, ['Ciryaher', 'Hendolen'], ['Sojourn in Shadows']);
    t.rolls(12).resource.plays('Sojourn in Shadows', 'Hendolen').stage.resolve();
    t.passUntil('defend').resource.may('a strike to Ciryaher').mayNot('a strike to Hendolen');
    attacked(t, ['Hador', 'Hendolen'], ['Sojourn in Shadows']);
    t.resource.refused('Sojourn in Shadows', { 'no-user': 'coe/9.2' });
  });

  const untapping = (t: Stage, at: Named): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at, members: ['Ciryaher', { name: 'Hendolen', bears: ['Well-preserved'] }] }],
      },
      moment: 'untap',
    });
    t.passUntil('organization');
  };

  holds('Well-preserved: the wounded rise, with less body until they come to a Darkhaven', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Cameth Brin', members: ['Ciryaher', { name: 'Hendolen', status: 'wounded' }] },
        ],
        hand: ['Well-preserved'],
      },
      moment: 'organization',
    });
    const body = t.card('Hendolen').stat('body');
    t.rolls(5).resource.plays('Well-preserved').stage.resolve();
    t.equal(t.card('Hendolen').status, 'untapped', 'up again');
    t.equal(t.card('Hendolen').stat('body'), body - 1, 'at a price');
    t.equal(t.card('Ciryaher').status, 'untapped', '5 less 3 is more than his corruption');
    untapping(t, 'Cameth Brin');
    t.equal(t.card('Well-preserved').zone, 'play', 'it stays');
    untapping(t, 'Carn Dûm');
    t.equal(t.card('Well-preserved').zone, 'discard', 'it is over');
  });
});

describe('spirit-magic', () => {
  holds('Words of Menace and Deceit: five more direct influence for the turn, once', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Belegorn', 'Hador'] }],
        hand: ['Words of Menace and Deceit', 'Words of Menace and Deceit'],
      },
      moment: 'organization',
    });
    t.rolls(5).resource.plays('Words of Menace and Deceit').stage.resolve();
    t.equal(t.card('Belegorn').influence(), 7, 'two of his own');
    t.resource.refused('Words of Menace and Deceit', { duplicate: 'coe/g.cbd.1' });
  });

  holds('Driven as by a Madness: all of them strike harder and are hurt more easily', (t) => {
    attacked(t, ['Belegorn', 'Hendolen'], ['Driven as by a Madness', 'Driven as by a Madness']);
    const [prowess, body] = [t.card('Hendolen').stat('prowess'), t.card('Hendolen').stat('body')];
    t.rolls(12).resource.plays('Driven as by a Madness').stage.resolve();
    t.equal(
      [t.card('Hendolen').stat('prowess'), t.card('Hendolen').stat('body')],
      [prowess + 2, body - 1],
      'Hendolen',
    );
    t.resource.refused('Driven as by a Madness', { duplicate: 'coe/g.cbd.1' });
  });

  const sent = (t: Stage, at: Named): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at,
            members: [
              { name: 'Belegorn', bears: ["That Ain't No Secret"] },
              { name: 'Hendolen', bears: ['Black-hide Shield', 'High Helm'] },
            ],
          },
        ],
        hand: ['Messenger of Mordor'],
      },
      moment: 'organization',
      asksPasses: true,
    });
  };

  holds('Messenger of Mordor: what a Darkhaven would take in is stored from afar', (t) => {
    sent(t, 'Goblin-gate');
    t.rolls(12, 12).resource.plays('Messenger of Mordor').stage.resolve();
    t.resource.chooses('Hendolen');
    t.resource.chooses('Black-hide Shield').stage.resolve();
    t.resource.chooses('pass').chooses("That Ain't No Secret");
    t.passUntil('act');
    t.equal(t.points(0).misc, 1, 'what they have heard is told');
    t.equal(t.card('Black-hide Shield').stored, 'Goblin-gate', 'stored');
    t.equal(t.card('High Helm').host, 'Hendolen', 'he keeps the other');
    sent(t, 'Cameth Brin');
    t.resource.refused('Messenger of Mordor', { 'no-user': 'coe/9.2' });
  });
});

describe('attempts broken off', () => {
  const tempted = (t: Stage, members: Named[], versus: string): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Cameth Brin', members: ['Lieutenant of Angmar'] }],
        hand: ['Deeper Shadow'],
      },
      hazard: {
        kind,
        companies: [{ at: 'Cameth Brin', members: [...members, 'Hendolen'] }],
        pile: ['LE-269'],
        hand: ['Poisonous Despair', 'Deeper Shadow'],
      },
      moment: 'entered',
      turn: 5,
      asksPasses: true,
    });
    t.resource.chooses(`Lieutenant of Angmar tries to influence ${versus}`);
  };

  holds('Poisonous Despair: one of his company is not led astray', (t) => {
    tempted(t, ['Belegorn'], 'Hendolen');
    t.rolls(12).hazard.plays('Poisonous Despair', { way: 'character' }).stage.resolve();
    t.equal(t.card('Hendolen').zone, 'play', 'she stays');
    tempted(t, ['Hador'], 'Hendolen');
    t.hazard.refused('Poisonous Despair', { 'no-user': 'coe/9.2' });
  });

  holds('Poisonous Despair: a Ringwraith keeps his factions too', (t) => {
    tempted(t, ['Adûnaphel the Ringwraith'], 'Hillmen');
    t.hazard.plays('Poisonous Despair', { way: 'faction' }).stage.resolve();
    t.equal(t.card('Hillmen').zone, 'pile', 'they stay');
    tempted(t, ['Belegorn'], 'Hillmen');
    t.hazard.refused('Poisonous Despair', { 'no-target': 'coe/9.3', 'no-user': 'coe/9.2' });
  });
});

describe('foresight', () => {
  holds('Spying out the Land: only what was shown comes against his company', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', members: ['Belegorn'] },
          { at: 'Cameth Brin', members: ['Hador'] },
        ],
        hand: ['Spying out the Land'],
      },
      hazard: { hand: ['Foul Fumes', 'Doors of Night'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.plays('Spying out the Land').stage.resolve();
    t.hazard.chooses('Doors of Night').chooses('pass');
    t.passUntil('company-phase').resource.chooses('Hador').passes();
    t.hazard.may('play Doors of Night').may('place Foul Fumes on guard');
    t.allPass().allPass().resource.passes();
    t.hazard.may('play Doors of Night').may('place Doors of Night on guard').mayNot('Foul Fumes');
  });

  holds('Govern the Storms: nothing turns his company back or closes its site', (t) => {
    const storm = (hand: Named[], hazard: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Goblin-gate',
              by: ['Angmar', 'Rhudaur', 'High Pass'],
              members: ['Hador', 'Eradan'],
            },
          ],
          hand,
        },
        hazard: { hand: [hazard], events: ['Doors of Night'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (hand.length > 0) t.rolls(12).resource.plays('Govern the Storms').stage.resolve();
      t.hazard.plays(hazard).stage.resolve();
      t.skipTo('end-of-turn');
    };
    storm([], 'Long Winter');
    t.equal(t.card('Goblin-gate').status, 'tapped', 'closed');
    storm(['Govern the Storms'], 'Long Winter');
    t.equal(t.card('Goblin-gate').status, 'untapped', 'open');
    storm([], 'Snowstorm');
    t.equal(t.card('Hador').site, 'Carn Dûm', 'turned back');
    storm(['Govern the Storms'], 'Snowstorm');
    t.equal(t.card('Hador').site, 'Goblin-gate', 'there');
  });
});

describe('beasts and shapes', () => {
  holds('Our Own Wolves: they fight harder, and then turn on their master', (t) => {
    const tamed = (...rolls: number[]): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Belegorn', { name: 'Hendolen', bears: ['War-wolf'] }],
            },
          ],
          hand: ['Our Own Wolves', 'Deeper Shadow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(12).resource.plays('Our Own Wolves').stage.resolve();
      t.equal(t.card('War-wolf').stat('prowess'), 5, 'three more');
      t.fightOut(12, 12);
      t.resolve();
      t.equal(t.fightOut(...rolls), [[1, 5]], 'as strong as it was, and three more');
    };
    tamed(12);
    t.equal(t.card('War-wolf').host, 'Hendolen', 'he has kept it down');
    tamed(2, 2);
    t.equal(t.card('War-wolf').zone, 'discard', 'it has run away');
  });

  holds('Counterfeit: an Orc passes for a Half-orc while his maker is with him', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Hendolen', 'Belegorn', 'Grishnákh'] }],
        hand: ['Counterfeit'],
      },
      moment: 'organization',
    });
    t.rolls(12).resource.plays('Counterfeit').stage.resolve();
    t.equal(t.card('Counterfeit').host, 'Grishnákh', 'on him');
  });

  holds('Counterfeit: Men in whose company he is go covert', (t) => {
    const hunted = (ring: Named[], on: Named[]): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [
                { name: 'Asternak', bears: ring },
                { name: 'Grishnákh', bears: on },
              ],
            },
          ],
        },
        hazard: { hand: ['Arthadan Rangers'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
    };
    hunted(['Magic Ring of Delusion'], ['Counterfeit']);
    t.equal(t.attack().detainment, true, 'nobody sees an Orc');
    hunted(['Magic Ring of Delusion'], []);
    t.equal(t.attack().detainment, false, 'an Orc');
    hunted([], ['Counterfeit']);
    t.equal([t.attack().detainment, t.card('Counterfeit').zone], [false, 'discard'], 'no user');
  });
});
