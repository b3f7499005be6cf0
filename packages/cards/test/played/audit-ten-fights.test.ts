import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked, onTheWay } from './in-rhudaur.ts';

/** Minions in the field: what helps them against those who attack, and where it ends. */
const kind = 'ringwraith';

/** The strike on him is the first to be resolved, and waits for the roll. */
const struck = (t: Stage, ...who: Named[]): Stage => {
  t.passUntil('defend');
  for (const x of who) t.resource.chooses(`a strike to ${x}`);
  if (who.length > 1) t.passUntil('strike').resource.chooses(`the strike against ${who[0]}`);
  t.passUntil('stay-untapped').resource.chooses('no');
  return t.passUntil('strike-defender');
};

/** They fight with heroes at Bree, as those who attack or who are attacked. */
const fight = (
  t: Stage,
  mine: readonly Member[],
  theirs: readonly Member[],
  more: { hand?: readonly Named[]; iAttack: boolean },
): void => {
  const minions = {
    kind,
    companies: [{ at: 'Bree', members: mine }],
    hand: more.hand ?? [],
  } as const;
  const heroes = { companies: [{ at: 'Bree', members: theirs }] } as const;
  t.board({
    resource: more.iAttack ? minions : heroes,
    hazard: more.iAttack ? heroes : minions,
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
};

describe('sorcery', () => {
  holds(
    'Veils of Shadow: one strike, of what is still to come there too, and of no creature',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'AS-145', members: ['Hador', 'Hendolen'] }],
          hand: ['Veils of Shadow'],
        },
        moment: 'site',
        asksPasses: true,
        rolls: [12],
      });
      t.resource.chooses('enter');
      t.passUntil('attack').resource.plays('Veils of Shadow').stage.resolve();
      t.equal(t.attack().strikes, 1, 'four as printed');
      t.equal(
        t.fightOut([12], [12]).map(([strikes]) => strikes),
        [1, 1],
        'the second attack has one too',
      );
      attacked(t, ['Hador'], ['Veils of Shadow']);
      t.resource.refused('Veils of Shadow', { 'no-target': 'coe/9.3' });
    },
  );

  holds('Bitter Cold: for his own company and no other', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Hendolen'] },
          { at: 'Dol Guldur', members: ['Hador'] },
        ],
        hand: ['Bitter Cold'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.plays('Bitter Cold').stage.resolve();
    t.passUntil('company-phase').resource.chooses('Hendolen');
    t.skipTo('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 9, 'he is elsewhere');
  });

  holds('Some Secret Art of Flame: in the midst of it too, and not for the next attack', (t) => {
    onTheWay(t, ['Hador', 'Hendolen'], ['Some Secret Art of Flame'], ['Wargs', 'Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    struck(t, 'Hador', 'Hendolen');
    const before = t.strikeProwess();
    t.rolls(12).resource.plays('Some Secret Art of Flame').stage.resolve();
    t.equal(t.strikeProwess(), before + 4, 'four more');
    t.fightOut(12, 12);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.card('Hador').stat('prowess'), 5, 'no more');
  });
});

describe('against a blow', () => {
  holds('Bold Thrust: the body check that follows finds him weaker', (t) => {
    // a body of 7, and one less: a seven takes him
    for (const [thrust, zone] of [
      [true, 'removed'],
      [false, 'play'],
    ] as const) {
      attacked(t, ['Dorelas', 'Hador'], ['Bold Thrust']);
      struck(t, 'Dorelas', 'Hador');
      if (thrust) t.resource.plays('Bold Thrust').stage.resolve();
      t.rolls(2, 7).allPass().resolve();
      t.equal(t.card('Dorelas').zone, zone, `thrust: ${thrust}`);
    }
  });

  holds('Orc Stealth: not for the strike on another, scout or not', (t) => {
    attacked(t, ['Hador', 'Grishnákh'], ['Orc Stealth']);
    struck(t, 'Hador', 'Grishnákh');
    t.resource.refused('Orc Stealth', { 'no-target': 'coe/9.3' });
    attacked(t, ['Jerrek', 'Lagduf'], ['Orc Stealth']);
    struck(t, 'Jerrek', 'Lagduf');
    t.resource.refused('Orc Stealth', { 'no-user': 'coe/9.2' });
  });

  holds('Hail of Darts: three from each who helps, one card for a company', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Jerrek', 'Lagduf', 'Muzgash'] }],
        sites: ['Cameth Brin'],
        hand: ['Hail of Darts', 'Hail of Darts'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('to Cameth Brin').plays('Hail of Darts').stage.resolve();
    t.resource.refused('Hail of Darts', { duplicate: 'coe/g.cbd.1' });
    t.skipTo('movement-hazard').hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Jerrek').chooses('a strike to Lagduf');
    t.passUntil('strike').resource.chooses('the strike against Jerrek');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('support').resource.chooses('Muzgash');
    t.passUntil('strike-defender');
    t.equal([t.strikeProwess(), t.card('Muzgash').status], [5 + 3, 'tapped'], 'three more');
  });
});

describe('who lets whom go', () => {
  holds('Not Slay Needlessly: heroes who attack, if all of them are of such a people', (t) => {
    for (const [theirs, over] of [
      [['Legolas', 'Gimli'], true],
      [['Legolas', 'Merry'], false],
    ] as const) {
      fight(t, ['Hendolen'], theirs, { hand: ['Not Slay Needlessly'], iAttack: false });
      if (over) {
        t.hazard.plays('Not Slay Needlessly').stage.resolve();
        t.expect(!t.underAttack, 'they let the covert go');
      } else
        t.hazard.refused('Not Slay Needlessly', { 'no-target': 'coe/9.3' }, { way: 'is covert' });
    }
  });

  holds('In the Name of Mordor: by which way they came, and who can tap', (t) => {
    const met = (key: string, status: 'untapped' | 'tapped'): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Hador', status }],
            },
          ],
          hand: ['In the Name of Mordor'],
        },
        hazard: { hand: ['Orc-patrol'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-patrol', key).stage.resolve();
    };
    met('Shadow-land', 'untapped');
    t.equal(t.attack().detainment, true, 'they only detain');
    t.resource.plays('In the Name of Mordor', { way: 'keyed' }).stage.resolve();
    t.equal([t.underAttack, t.card('Hador').status], [false, 'tapped'], 'canceled');
    met('Shadow-land', 'tapped');
    t.resource.refused('In the Name of Mordor', { 'user-tapped': 'coe/9.2.3' }, { way: 'keyed' });
    met('Wilderness', 'untapped');
    t.resource.refused('In the Name of Mordor', { 'no-target': 'coe/9.3' }, { way: 'keyed' });
  });

  holds('In the Name of Mordor: a Nazgûl as an event is discarded, and nobody taps', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: [{ name: 'Hador', status: 'wounded' }] }],
        hand: ['In the Name of Mordor'],
      },
      hazard: { events: ['Adûnaphel', 'Doors of Night'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('In the Name of Mordor', 'Adûnaphel').stage.resolve();
    t.equal(
      [t.card('Adûnaphel').zone, t.card('Doors of Night').zone],
      ['discard', 'play'],
      'she is gone',
    );
  });

  holds('Hide in Dark Places: a creature is canceled this turn, and not the next', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Ettenmoors', members: ['Ciryaher', 'Hador'] }],
        hand: ['Hide in Dark Places'],
      },
      hazard: { hand: ['Crebain', 'Crebain', 'Crebain'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Hide in Dark Places').stage.resolve();
    t.skipTo('movement-hazard').hazard.plays('Crebain').stage.resolve();
    t.expect(!t.underAttack, 'nothing comes of it');
    t.hazard.plays('Crebain').stage.resolve();
    t.expect(!t.underAttack, 'nor of the next');
    t.skipTo('movement-hazard', { turns: 2 }).hazard.plays('Crebain').stage.resolve();
    t.expect(t.underAttack, 'in another turn they are found');
  });

  holds('Eye Never Sleeping: a creature and no automatic-attack, by one who is Sauron', (t) => {
    const board = (events: Named[]) =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Ettenmoors', members: ['Hador'] }],
          hand: ['Eye Never Sleeping'],
          events,
        },
        hazard: { hand: ['Crebain'] },
        moment: 'hazards',
        asksPasses: true,
      });
    board([]);
    t.hazard.plays('Crebain').stage.resolve();
    t.resource.refused('Eye Never Sleeping', { need: 'coe/9.2' });
    board(['The Lidless Eye']);
    t.hazard.plays('Crebain').stage.resolve();
    t.resource.plays('Eye Never Sleeping').stage.resolve();
    t.expect(!t.underAttack, 'canceled');
    board(['The Lidless Eye']);
    t.skipTo('enter').resource.chooses('enter');
    t.passUntil('attack').resource.refused('Eye Never Sleeping', { 'no-target': 'coe/9.3' });
  });
});

describe('Dragons', () => {
  for (const [dragon, at, number, strikes, prowess, body] of [
    ['Scatha', 'LE-379', 13, 3, 15, 9],
    ['Itangast', 'AS-148', 15, 3, 18, 8],
  ] as const) {
    const roused = `${dragon} Roused` as Named;
    holds(`${roused}: more than ${number}, and a major item is worth less than a greater`, (t) => {
      // the influence of the Lieutenant is 3
      const major = dragon === 'Scatha' ? 3 : 4;
      for (const [roll, gift, zone] of [
        [number - 3 - major, 'LE-313', 'discard'],
        [number - 3 - major + 1, 'LE-313', 'pile'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [{ name: 'Lieutenant of Dol Guldur', bears: [gift] }] }],
            hand: [roused],
          },
          moment: 'entered',
        });
        t.rolls(roll).resource.chooses(`play ${roused}`);
        t.resource.chooses('High Helm').stage.resolve();
        t.equal(t.card(roused).zone, zone, `${roll}`);
      }
    });

    holds(
      `${roused}: attacks those of others on the Withered Heath, and not those of his lord`,
      (t) => {
        const moves = (to: Named, mine: boolean): boolean => {
          t.board({
            resource: {
              kind,
              companies: [{ at: 'LE-417', to, members: ['Hador'] }],
              pile: mine ? [roused] : [],
            },
            hazard: { kind, pile: mine ? [] : [roused], hand: ['Wargs'] },
            moment: 'movement',
            asksPasses: true,
          });
          while (
            !t.underAttack &&
            !(t.decision().kind === 'act' && t.decision().about === 'movement-hazard')
          ) {
            const { options } = t.decision();
            t.take(
              options.find((o) => o.type === 'pass') ??
                options.find((o) => o.type === 'no') ??
                options[0],
              'on',
            );
          }
          return t.underAttack;
        };
        t.equal(moves('LE-379', false), true, 'he comes');
        t.equal(
          [t.attack().strikes, t.attack().prowess, t.attack().body],
          [strikes, prowess, body],
          'he',
        );
        t.equal(moves('LE-379', true), false, 'his own lord goes in peace');
      },
    );
  }

  holds('Scatha Roused: Scatha himself attacks none of his lord’s', (t) => {
    for (const mine of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-417', to: 'LE-379', members: ['Hador'] }],
          pile: mine ? ['Scatha Roused'] : [],
        },
        hazard: { hand: ['Scatha'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resolve().hazard.chooses('play Scatha');
      if (t.decision().kind === 'aim') t.take(t.decision().options[0], 'keyed so');
      t.resolve();
      t.equal(t.underAttack, !mine, mine ? 'canceled' : 'he comes');
    }
  });
});
