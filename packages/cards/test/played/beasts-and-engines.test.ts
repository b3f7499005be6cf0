import { query } from '@mathom/engine';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked } from './in-rhudaur.ts';
import { rolled } from './rolled.ts';

/** Beasts that serve either side, and the engines and cunning of those who would rule. */
const kind = 'ringwraith';

describe('beasts of either side', () => {
  const entered = (t: Stage, at: Named, members: Member[], minions: boolean): void => {
    t.board({
      resource: {
        ...(minions ? { kind } : {}),
        companies: [{ at, members, siteTapped: true }],
        hand: ['Beasts of the Wood', 'Wild Hounds'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };

  holds('Beasts of the Wood and Wild Hounds: heroes win them, and minions who go covert', (t) => {
    entered(t, 'Barrow-downs', ['Elrond'], false);
    t.resource.may('play Wild Hounds').may('play Beasts of the Wood');
    entered(t, 'Old Forest', ['Elrond'], false);
    t.resource.may('play Beasts of the Wood').refused('Wild Hounds', { 'not-here': 'coe/2.V.3' });
    entered(t, 'LE-353', ['Hador'], true);
    t.resource.may('play Wild Hounds').may('play Beasts of the Wood');
    entered(t, 'LE-353', ['Hador', 'Grishnákh'], true);
    for (const beast of ['Wild Hounds', 'Beasts of the Wood'])
      t.resource.refused(beast, { 'no-character': 'coe/2.V.1' });
  });

  holds('Beasts of the Wood: not at a haven nor at a Dark-hold', (t) => {
    entered(t, 'LE-367', ['Hador'], true);
    t.resource.refused('Beasts of the Wood', { 'not-here': 'coe/2.V.3' });
    entered(t, 'TW-387', ['Elrond'], false);
    t.resource.refused('Beasts of the Wood', { 'not-here': 'coe/2.V.3' });
  });

  holds('Beasts of the Wood and Wild Hounds come more readily where Radagast is', (t) => {
    // Hador has 1 of influence and none for beasts; Elrond 4: above 11
    for (const [members, least] of [
      [['Elrond', 'Radagast'], 5],
      [['Elrond'], 8],
    ] as const)
      for (const beast of ['Wild Hounds', 'Beasts of the Wood'] as const)
        for (const roll of [least, least - 1]) {
          entered(t, 'Barrow-downs', [...members], false);
          const who: Named[] = members.length > 1 ? ['Elrond'] : [];
          t.rolls(roll)
            .resource.plays(beast, ...who)
            .stage.resolve();
          t.equal(t.card(beast).zone, roll === least ? 'pile' : 'discard', `${beast}: ${roll}`);
        }
  });

  /** Old Man Willow comes by the name of a region, or by the type of one. */
  const willow = (t: Stage, by: string): void => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Wellinghall',
            by: ['Wold & Foothills', 'Fangorn'],
            members: ['Elrond'],
          },
        ],
        pile: ['Beasts of the Wood', 'Wild Hounds'],
      },
      hazard: { hand: ['Old Man Willow'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Old Man Willow', by).stage.resolve();
  };

  holds('Beasts of the Wood: tapped, they turn away what comes by the name of a wood', (t) => {
    willow(t, 'Fangorn');
    t.resource.mayNot('use Wild Hounds').uses('Beasts of the Wood').stage.resolve();
    t.expect(!t.underAttack, 'turned away');
    t.equal(
      [t.card('Beasts of the Wood').zone, t.card('Beasts of the Wood').status],
      ['pile', 'tapped'],
      'tapped for it',
    );
    willow(t, 'Wilderness');
    t.resource.mayNot('use Beasts of the Wood').may('use Wild Hounds');
  });

  holds('Wild Hounds: given up against what comes by the Wilderness or waits in a ruin', (t) => {
    willow(t, 'Wilderness');
    t.resource.uses('Wild Hounds').stage.resolve();
    t.expect(!t.underAttack, 'turned away');
    t.equal(t.card('Wild Hounds').zone, 'discard', 'given up');
    for (const [at, there] of [
      ['Barrow-downs', true],
      ['Sarn Goriwing', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Elrond'] }], pile: ['Wild Hounds'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      if (there) t.resource.may('use Wild Hounds');
      else t.resource.mayNot('use Wild Hounds');
    }
  });
});

describe('what minions know', () => {
  holds('Crept Along Cleverly: a ranger slips by beasts, and by no others', (t) => {
    attacked(t, ['Eradan', 'Hador'], ['Crept Along Cleverly']);
    t.resource.plays('Crept Along Cleverly').stage.resolve();
    t.expect(!t.underAttack, 'slipped by');
    t.equal(t.card('Eradan').status, 'untapped', 'he need not tap');
    attacked(t, ['Belegorn'], ['Crept Along Cleverly']);
    t.resource.refused('Crept Along Cleverly', { 'no-user': 'coe/9.2' });
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-358', members: ['Eradan'] }],
        hand: ['Crept Along Cleverly'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter').refused('Crept Along Cleverly', { 'no-target': 'coe/9.3' });
  });

  holds('Piercing All Shadows: a ranger taps, and nothing sends his company back', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'LE-358',
            by: ['Angmar', 'Rhudaur'],
            members: [{ name: 'Eradan', bears: ['Piercing All Shadows'] }, 'Hador'],
          },
        ],
      },
      hazard: { hand: ['Snowstorm'], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.card('Eradan').stat('corruption'), 3, 'it weighs on him');
    t.rolls(9).resource.uses('Piercing All Shadows').stage.resolve();
    t.equal(t.card('Eradan').status, 'tapped', 'he taps');
    t.hazard.plays('Snowstorm').stage.resolve();
    t.expect(t.company('Hador').moving, 'they go on');
  });

  holds('Piercing All Shadows: on a ranger while organizing, one in a company', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            members: [{ name: 'Eradan', bears: ['Piercing All Shadows'] }, 'Dâsakûn'],
          },
          { at: 'Dol Guldur', members: ['Jerrek'] },
        ],
        hand: ['Piercing All Shadows'],
      },
      moment: 'organization',
    });
    t.resource.refused('Piercing All Shadows', { duplicate: 'coe/g.cbd.1' });
  });

  holds('The Black Council: a Ringwraith at home who is ahead of another', (t) => {
    const council = (
      at: Named,
      theirs: 'ringwraith' | 'wizard',
      pile: Named[],
      hand: Named[] = [],
    ): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['Hoarmûrath the Ringwraith'] }],
          hand: ['The Black Council', ...hand],
          pile,
        },
        hazard: { kind: theirs },
        moment: 'organization',
        asksPasses: true,
      });
    };
    council('Minas Morgul', 'ringwraith', ['Snaga-hai'], ['The Black Council']);
    t.resource.plays('The Black Council').stage.resolve();
    t.equal(t.points(0).misc, 1, 'worth a point');
    t.resource.refused('The Black Council', { duplicate: 'coe/g.cbd.1' });
    council('Minas Morgul', 'ringwraith', []);
    t.resource.refused('The Black Council', { need: 'coe/9.2' });
    council('Minas Morgul', 'wizard', ['Snaga-hai']);
    t.resource.refused('The Black Council', { need: 'coe/9.2' });
    council('LE-358', 'ringwraith', ['Snaga-hai']);
    t.resource.refused('The Black Council', { need: 'coe/9.2' });
  });
});

describe('engines', () => {
  const atGate = (t: Stage, at: Named, bears: Named[], hand: Named[] = []): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at, members: [{ name: 'Hador', bears }, 'Hendolen'] }],
        hand,
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
  };

  holds('Blasting Fire, Liquid Fire and Vile Fumes: where their craft is known', (t) => {
    const hand: Named[] = ['Blasting Fire', 'Liquid Fire', 'Vile Fumes'];
    for (const [at, there] of [
      ['LE-401', true],
      ['Iron Hill Dwarf-hold', true],
      ['LE-353', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Hador'], siteTapped: true }], hand },
        moment: 'entered',
        asksPasses: true,
      });
      for (const engine of hand)
        if (there) t.resource.may(`play ${engine}`);
        else t.resource.refused(engine, { 'not-here': 'coe/2.V.4' });
    }
  });

  holds('Blasting Fire: all who would hold the gate are gone, and their folk impressed', (t) => {
    atGate(t, 'LE-408', ['Blasting Fire']);
    t.resource.uses('Blasting Fire').stage.resolve();
    t.expect(!t.underAttack, 'no attack is left');
    t.equal(t.card('Blasting Fire').zone, 'discard', 'spent');
    // Hador has 1 of influence, and 2 more: above 9
    for (const [roll, won] of [
      [7, true],
      [6, false],
    ] as const) {
      atGate(t, 'Dunnish Clan-hold', ['Blasting Fire'], ['LE-263']);
      t.resource.uses('Blasting Fire').stage.resolve();
      t.rolls(roll).resource.plays('Dunlendings', 'Hador').stage.resolve();
      t.equal(t.card('Dunlendings').zone, won ? 'pile' : 'discard', `${roll}`);
    }
  });

  holds('Liquid Fire: all that a creature at the site does fails, attack by attack', (t) => {
    const met = (by: 'same' | 'other', creature: Named, key: string): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Hador', ...(by === 'same' ? [bearer] : [])],
            },
            ...(by === 'same' ? [] : [{ at: 'Dol Guldur' as const, members: [bearer] }]),
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
    };
    const bearer: Member = { name: 'Belegorn', bears: ['Liquid Fire'] };
    for (const by of ['same', 'other'] as const) {
      met(by, 'Assassin', 'Border-hold');
      t.resource.uses('Liquid Fire').stage.resolve().passUntil('movement-hazard');
      t.expect(!t.underAttack, 'none of its three attacks is fought');
      t.equal(t.card('Liquid Fire').zone, 'discard', 'spent');
      t.equal(t.card('Hador').status, 'untapped', 'nobody taps for it');
    }
    met('same', 'Wargs', 'Wilderness');
    t.resource.mayNot('use Liquid Fire');
  });

  holds('Mechanical Bow: a warrior who taps finds his foe easier to slay', (t) => {
    for (const [who, stays, body] of [
      ['Hador', 'no', 7],
      ['Hador', 'yes', 8],
      ['Belegorn', 'no', 8],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Ettenmoors',
              by: ['Angmar', 'Rhudaur'],
              // with an Orc they are met in earnest
              members: [
                { name: who, bears: ['Mechanical Bow'] },
                { name: 'Grishnákh', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Ent in Search of the Entwives'] },
        moment: 'hazards',
      });
      t.hazard.plays('Ent in Search of the Entwives', 'Shadow').stage.resolve();
      t.passUntil('defend').resource.chooses(`a strike to ${who}`);
      t.passUntil('stay-untapped').rolls(12, 12).resource.chooses(stays);
      t.equal(rolled(t, 'strike body').at(-1)?.against, body, `${who}: ${stays}`);
    }
    t.equal(t.card('Belegorn').stat('body'), 6, 'it costs its bearer some body');
  });

  holds('Vile Fumes: a hold is a ruin full of gas, in every version', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-401', members: [{ name: 'Hador', bears: ['Vile Fumes'] }] }],
      },
      hazard: { companies: [{ at: 'TW-423', members: ['Elrond'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.equal(t.points(0).item, 1, 'it was worth something');
    t.resource.uses('Vile Fumes').stage.resolve();
    t.equal([t.points(0).item, t.card('Hador').stat('corruption')], [0, 0], 'given up');
    t.say('Heroes who come there find the same');
    t.board({
      resource: { companies: [{ at: 'TW-423', members: ['Elrond', 'Gimli'] }] },
      hazard: { kind, companies: [{ at: 'LE-401', members: ['Hador'], onSite: ['Vile Fumes'] }] },
      moment: 'site',
    });
    t.resource.chooses('enter');
    t.equal([t.attack().prowess, t.attack().strikes], [7, 2], 'gas for each');
    t.expect(query.siteType(t.state, t.id('TW-423')) === 'ruins', 'a ruin');
  });

  holds('Vile Fumes: only at a Border-hold or a Shadow-hold', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-353', members: [{ name: 'Hador', bears: ['Vile Fumes'] }] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Vile Fumes', { need: 'coe/9.2' });
  });
});
