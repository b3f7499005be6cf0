import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked, onTheWay } from './in-rhudaur.ts';

/** What minions take and find, what they do with those they have beaten, and how they are driven on. */
const kind = 'ringwraith';

const organizing = (
  t: Stage,
  at: Named,
  members: readonly Member[],
  hand: readonly Named[],
  more: object = {},
): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand, ...more },
    moment: 'organization',
    asksPasses: true,
  });

/** They all stay untapped, and it goes on until it is over. */
function holdOut(t: Stage): void {
  for (let i = 0; i < 60 && (t.underAttack || t.decision().about === 'offer'); i++) {
    const { about, options } = t.decision();
    const type = about === 'stay-untapped' ? 'yes' : 'pass';
    t.take(options.find((o) => o.type === type) ?? options[0], 'they hold out');
  }
}

describe('driven on', () => {
  holds('Awaiting the Call: half a mind is enough, away from home and until he goes', (t) => {
    const CALL = 'Awaiting the Call';
    organizing(t, 'Cameth Brin', ['Hador', 'Lieutenant of Morgul'], [CALL, CALL]);
    const before = t.generalInfluence(0);
    t.resource.plays(CALL).stage.resolve();
    t.equal(t.card(CALL).host, 'Hador', 'the Lieutenant has too much of a mind');
    t.equal(t.generalInfluence(0), before + 3, 'three of six');
    t.resource.refused(CALL, { duplicate: 'coe/g.cbd.1' });
    organizing(t, 'Dol Guldur', ['Hador'], [CALL]);
    t.resource.refused(CALL, { 'no-target': 'coe/9.3' });
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Cameth Brin', to: 'Mount Gram', members: [{ name: 'Jerrek', bears: [CALL] }] },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'movement',
    });
    t.skipTo('movement-hazard');
    t.equal(t.card(CALL).zone, 'discard', 'he has gone');
  });

  holds('Back to the Fray: each takes back whom he likes', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
        hand: ['Back to the Fray'],
        discard: ['Lagduf', 'Muzgash', 'Saw-toothed Blade'],
      },
      hazard: { discard: ['Aragorn II'] },
      moment: 'organization',
    });
    t.resource.plays('Back to the Fray').stage.resolve();
    t.resource.options_are('Lagduf', 'Muzgash', 'pass').chooses('Lagduf').passes();
    t.hazard.options_are('Aragorn II', 'pass').chooses('Aragorn II');
    t.equal(
      (['Lagduf', 'Muzgash', 'Aragorn II'] as const).map((x) => t.card(x).zone),
      ['deck', 'discard', 'deck'],
      'as each likes',
    );
  });
});

describe('beaten', () => {
  const RANGERS = 'Arthadan Rangers';
  const TROPHIES = 'Foul Trophies';

  holds('Foul Trophies: taken from Men, and shown to others of them', (t) => {
    const won = (rolls: number[]): void => {
      onTheWay(
        t,
        ['Lagduf', { name: 'Grishnákh', status: 'tapped' }],
        [TROPHIES],
        [RANGERS, 'Wargs'],
      );
      t.resource.refused(TROPHIES, { 'no-target': 'coe/9.3' });
      t.hazard.plays(RANGERS, 'Rhudaur').stage.resolve();
      t.rolls(...rolls);
      holdOut(t);
    };
    won([12, 12, 12, 12]);
    t.resource.plays(TROPHIES, 'Lagduf').stage.resolve();
    t.equal([t.card(TROPHIES).host, t.card('Lagduf').status], ['Lagduf', 'tapped'], 'he has them');
    // one of them got away
    won([12, 12, 12, 2]);
    t.resource.refused(TROPHIES, { 'no-target': 'coe/9.3' });
    onTheWay(
      t,
      [{ name: 'Lagduf', bears: [TROPHIES, TROPHIES] }, 'Grishnákh'],
      [],
      [RANGERS, 'Wargs'],
    );
    t.hazard.plays(RANGERS, 'Rhudaur').stage.resolve();
    t.resource.uses(TROPHIES).stage.resolve();
    const { strikes, prowess, body } = t.attack();
    t.equal([strikes, prowess, body], [1, 13, 4], 'one, and a fierce one');
    t.resource.mayNot(`use ${TROPHIES}`);
    attacked(t, [{ name: 'Lagduf', bears: [TROPHIES] }], []);
    t.resource.mayNot(`use ${TROPHIES}`);
  });

  holds('Remnants of Old Robberies: what heroes would have been praised for', (t) => {
    const REMNANTS = 'Remnants of Old Robberies';
    for (const [creature, region, worth] of [
      ['Cave-drake', 'Ruins', 1],
      ['Wargs', 'Wilderness', null],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Ettenmoors',
              by: ['Angmar', 'Rhudaur'],
              members: ['Hador', 'Jerrek'],
            },
          ],
          hand: [REMNANTS],
        },
        hazard: { hand: [creature, 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.refused(REMNANTS, { 'no-target': 'coe/9.3' });
      t.hazard.plays(creature, region).stage.resolve();
      t.fightOut({ always: 12 });
      if (worth === null) {
        t.resource.refused(REMNANTS, { 'no-target': 'coe/9.3' });
        continue;
      }
      t.resource.plays(REMNANTS).stage.resolve();
      t.equal([t.card(REMNANTS).zone, t.card(REMNANTS).host], ['play', creature], 'with it');
      t.equal(t.points(0).misc, worth, 'so much');
    }
  });

  holds('Remnants of Old Robberies: of a creature that was taken for a trophy, too', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'Ettenmoors', members: ['Orc Chieftain'] }],
        hand: ['Remnants of Old Robberies'],
      },
      hazard: { hand: ['Orc-lieutenant', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.chooses('play Orc-lieutenant');
    if (t.decision().kind === 'aim') t.take(t.decision().options[0], 'keyed so');
    t.resolve();
    t.fightOut({ always: 12 });
    t.resource.chooses('a trophy for Orc Chieftain');
    t.equal(t.card('Orc-lieutenant').host, 'Orc Chieftain', 'his trophy');
    t.resource.plays('Remnants of Old Robberies').stage.resolve();
    t.equal(t.points(0).misc, 1, 'worth so much to a hero');
  });

  holds('Motionless Among the Slain: who is tapped faces what he likes, and fares worse', (t) => {
    const STILL = 'Motionless Among the Slain';
    attacked(t, [{ name: 'Lagduf', status: 'tapped' }, 'Hador', 'Jerrek'], [STILL]);
    const before = t.card('Lagduf').stat('body-check');
    t.resource.plays(STILL).stage.resolve();
    t.equal(t.card('Lagduf').stat('body-check'), before + 1, 'one more on body checks');
    t.passUntil('defend').resource.may('a strike to Lagduf').chooses('a strike to Lagduf');
    attacked(t, [{ name: 'Lagduf', status: 'tapped' }, 'Hador', 'Jerrek'], [STILL]);
    t.passUntil('defend').resource.mayNot('a strike to Lagduf');
  });
});

describe('found and taken', () => {
  const at = (t: Stage, card: Named, site: Named, tapped: boolean): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: site,
            members: ['Lagduf', 'Muzgash', 'Radbug'],
            ...(tapped ? { siteTapped: true as const } : {}),
          },
        ],
        hand: [card],
        deck: ['Saw-toothed Blade', 'Strange Rations'],
        discard: ['Black-hide Shield'],
        sideboard: ['Black-mail Coat'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };
  for (const [card, here, elsewhere] of [
    ['Old Cache', 'Goblin-gate', 'Bree'],
    ['Swag', 'Bree', 'Goblin-gate'],
  ] as const)
    holds(`${card}: two of them arm themselves where they have been busy`, (t) => {
      for (const [site, tapped] of [
        [here, false],
        [elsewhere, true],
      ] as const) {
        at(t, card, site, tapped);
        t.resource.refused(card, { need: 'coe/9.2' });
      }
      at(t, card, here, true);
      t.resource.plays(card).stage.resolve();
      const others = () => t.offered().filter((o) => o.includes('Rations') || o.includes('Coat'));
      t.resource.chooses('search your play deck');
      t.equal(others(), [], 'minor weapons and the like alone');
      t.resource.chooses('Saw-toothed Blade', 'Muzgash').chooses('look through');
      t.equal(others(), [], 'there too');
      t.resource.chooses('Black-hide Shield', 'Radbug');
      t.equal(
        [t.card('Saw-toothed Blade').host, t.card('Black-hide Shield').host],
        ['Muzgash', 'Radbug'],
        'armed',
      );
      t.equal(
        (['Lagduf', 'Muzgash', 'Radbug'] as const).map((x) => t.card(x).status),
        ['untapped', 'tapped', 'tapped'],
        'who did it has tapped',
      );
    });

  holds('The Names Among Them: a scout has heard them, and they are of use once stored', (t) => {
    const NAMES = 'The Names Among Them';
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Lagduf', 'Radbug', 'Muzgash', 'Gorbag', 'Jerrek'] }],
        hand: [NAMES],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.passUntil('attack');
    t.resource.mayNot(`play ${NAMES}`);
    t.rolls(...Array<number>(t.attack().strikes).fill(12));
    holdOut(t);
    t.resource.plays(NAMES, 'Jerrek').stage.resolve();
    t.equal([t.card(NAMES).host, t.card('Jerrek').status], ['Jerrek', 'tapped'], 'he knows them');
    organizing(t, 'Dol Guldur', [{ name: 'Jerrek', bears: [NAMES] }], []);
    t.resource.chooses(`store ${NAMES}`).stage.resolve();
    t.equal(t.points(0).misc, 1, 'one point');
    for (const [site, can] of [
      ['Bree', true],
      ['Ettenmoors', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: site, members: ['Lagduf'] }],
          stored: [{ name: NAMES, at: 'Dol Guldur' }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.passUntil('attack');
      if (!can) {
        t.resource.mayNot(`use ${NAMES}`);
        continue;
      }
      t.resource.uses(NAMES).stage.resolve();
      t.equal([t.underAttack, t.card(NAMES).zone], [false, 'discard'], 'called off');
    }
  });

  holds('Rumor of the One: rings weigh more, and are worth more', (t) => {
    organizing(
      t,
      'Dol Guldur',
      [{ name: 'Hador', bears: ['Bright Gold Ring'] }],
      ['Rumor of the One', 'Rumor of the One'],
    );
    const { corruption } = t.card('Hador');
    const { item } = t.points(0);
    t.resource.plays('Rumor of the One').stage.resolve();
    t.equal([t.card('Hador').corruption, t.points(0).item], [corruption + 1, item + 1], 'one more');
    t.resource.refused('Rumor of the One', { duplicate: 'coe/g.cbd.1' });
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
        events: ['Rumor of the One'],
        deck: ['Wargs'],
        noFiller: true,
      },
      moment: 'end-of-turn',
    });
    t.passUntil('untap-start', { turns: 2 });
    t.expect(t.card('Rumor of the One').zone !== 'play', 'forgotten');
  });
});

describe('won over', () => {
  const GOBLINS = 'Goblins of Goblin-gate';

  holds('Old Prejudice: what is printed on a faction counts three times', (t) => {
    for (const [events, wins] of [
      [['Old Prejudice'], true],
      [[], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Goblin-gate', members: ['Hador'] }],
          hand: [GOBLINS],
          pile: ['Grey Mountain Goblins'],
          events,
        },
        moment: 'entered',
      });
      // more than 8: a roll of 2, one of influence, and three times two; or once
      t.rolls(2).resource.plays(GOBLINS, 'Hador').stage.resolve();
      t.equal(t.card(GOBLINS).zone, wins ? 'pile' : 'discard', 'won or not');
    }
  });

  holds('One Dear to You: fewer points, and nobody talks them round', (t) => {
    const DEAR = 'One Dear to You';
    organizing(t, 'Dol Guldur', ['Hador'], [DEAR], { pile: [GOBLINS] });
    t.resource.plays(DEAR, GOBLINS).stage.resolve();
    t.equal(t.points(0).faction, 1, 'one less');
    const tried = (on: Named[]): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Goblin-gate', members: ['Shagrat'] }],
          hand: ['Muster'],
        },
        hazard: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Hador', 'Lieutenant of Morgul'] }],
          pile: [{ name: GOBLINS, on }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses(`influence ${GOBLINS}`);
    };
    tried([]);
    t.hazard.passes().stage.resource.may('play Muster');
    t.rolls(2, 12).resolve();
    t.equal(t.card(GOBLINS).zone, 'discard', 'lost to the other');
    tried([DEAR]);
    t.hazard.passes().stage.resource.mayNot('play Muster');
    t.rolls(2, 12).resolve();
    t.equal(t.card(GOBLINS).zone, 'pile', 'eight less');
  });
});
