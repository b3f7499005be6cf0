import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { against, onward } from './onward.ts';

/** Hazards of a twentieth draw: what answers them, whom they reach, and what they are when two meet. */

const BREATH = 'Black Breath';
const FEVER = 'Fever of Unrest';
const FOE = 'One Foe to Breed a War';
const RIDE = 'Ride Against the Enemy';

const zones = (t: Stage, ...names: Named[]): string[] => names.map((x) => t.card(x).zone);

describe('upon the wounded', () => {
  const hurt = (name: Named, ...bears: Named[]): Member => ({ name, status: 'wounded', bears });

  holds('One Foe to Breed a War: who is healed in answer has no such foe', (t) => {
    met(t, [hurt('Gimli'), { name: 'Elrond', bears: ['Healing Herbs'] }], [FOE]);
    t.hazard.plays(FOE, 'Gimli');
    t.resource.uses('Healing Herbs', 'Gimli').stage.resolve();
    t.equal([t.card('Gimli').status, t.card(FOE).zone], ['untapped', 'discard'], 'nothing to it');
  });

  holds('One Foe to Breed a War: not on a lord of any kind, but on his servants', (t) => {
    for (const [kind, at, lord, other] of [
      ['balrog', 'LE-392', 'The Balrog', 'Azog'],
      ['fallen-wizard', 'Bree', 'Saruman', 'Hador'],
      ['ringwraith', 'LE-392', 'Ren the Ringwraith', 'Ostisen'],
    ] as const)
      for (const who of [lord, other]) {
        t.board({
          resource: { kind, companies: [{ at, members: [hurt(who)] }] },
          hazard: { hand: [FOE] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (who === lord) t.hazard.refused(FOE, { 'no-target': 'coe/9.3' });
        else t.hazard.may(`play ${FOE}`);
      }
  });

  holds(
    'One Foe to Breed a War and Black Breath: who overcomes the one has still the other',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [hurt('Aragorn II', BREATH, FOE), 'Gimli'] }],
        },
        moment: 'untap',
        rolls: [12],
      });
      t.skipTo('organization');
      t.equal(
        [t.card('Aragorn II').status, ...zones(t, BREATH, FOE)],
        ['wounded', 'discard', 'discard'],
        'the roll was good, and the healing that came of it is gone',
      );
    },
  );

  holds('Black Breath: the body of an Orc, of a Ringwraith, as such are checked', (t) => {
    for (const [who, roll, zone] of [
      ['Lagduf', 7, 'play'],
      ['Lagduf', 8, 'discard'],
      ['Lagduf', 9, 'removed'],
      ['Ren the Ringwraith', 7, 'hand'],
      ['Ren the Ringwraith', 9, 'play'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-392', members: [hurt(who, BREATH), 'Ostisen'] }],
        },
        moment: 'untap',
        rolls: [roll],
      });
      t.passUntil('organization').resolve();
      t.equal(zones(t, who, BREATH), [zone, zone === 'play' ? zone : 'discard'], `${who}, ${roll}`);
    }
  });

  holds('Black Breath: no second on the same one in a turn, nor in answer to the first', (t) => {
    met(
      t,
      [hurt('Gimli'), hurt('Legolas'), 'Elrond', 'Glorfindel II'],
      ['Adûnaphel', BREATH, BREATH],
      {},
      { events: ['Doors of Night'] },
      'Minas Morgul',
      'Minas Tirith',
    );
    t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark-hold').stage.resolve();
    t.fightOut({ always: 12 });
    against(t, 'Gimli');
    t.hazard.plays(BREATH, 'Gimli');
    t.resource.passes();
    t.hazard.mayNot(`play ${BREATH}`).passes();
    against(t, 'Gimli');
    t.hazard.plays(BREATH).stage.resolve();
    t.equal([t.card('Gimli').corruption, t.card('Legolas').corruption], [3, 3], 'one each');
  });
});

describe('who comes', () => {
  holds('Ride Against the Enemy: who detains whom', (t) => {
    for (const [kind, theirs, rider, detains] of [
      ['ringwraith', 'balrog', 'Azog', true],
      ['ringwraith', 'balrog', 'The Balrog', true],
      ['balrog', 'ringwraith', 'Lagduf', true],
      ['balrog', 'wizard', 'Gimli', false],
      ['wizard', 'balrog', 'Azog', false],
      // whoever is no Orc is a hero if a Fallen-wizard has him (coe/1.3.F5)
      ['wizard', 'fallen-wizard', 'Ostisen', true],
      ['wizard', 'fallen-wizard', 'Lagduf', false],
      // companies of a Fallen-wizard are heroes to this question, overt ones too (coe/2.IV.vii.F1)
      ['fallen-wizard', 'wizard', 'Gimli', true],
      ['fallen-wizard', 'ringwraith', 'Lagduf', false],
    ] as const) {
      const way = {
        balrog: { at: 'BA-93', to: 'LE-378', members: ['Bolg'] },
        'fallen-wizard': { at: 'Rivendell', to: 'Bree', members: ['Mauhúr'] },
        ringwraith: { at: 'Dol Guldur', to: 'LE-392', members: ['Layos'] },
        wizard: { at: 'Rivendell', to: 'Bree', members: ['Legolas'] },
      } as const;
      t.board({
        resource: { kind, companies: [way[kind]] },
        hazard: { kind: theirs, hand: [RIDE, rider] },
        moment: 'hazards',
      });
      t.hazard.plays(RIDE).stage.resolve();
      t.equal([t.attack().name, t.attack().detainment], [rider, detains], `${rider} and ${kind}`);
    }
  });

  holds('Ride Against the Enemy: what is an agent for its player is no character of his', (t) => {
    for (const [kind, may] of [
      ['wizard', false],
      ['ringwraith', true],
      ['fallen-wizard', true],
      ['balrog', false],
    ] as const) {
      met(t, ['Gimli', 'Legolas'], [RIDE, 'Deallus'], {}, { kind });
      t.resource.passes();
      if (may) t.hazard.may(`play ${RIDE}`);
      else t.hazard.refused(RIDE, { need: 'coe/9.2', 'no-effect': 'coe/5.1.2' });
    }
  });

  holds(
    'Angmar Arises: by the name of a Shadow-land they detain minions, and elsewhere not',
    (t) => {
      for (const [to, land, detains] of [
        ['LE-395', 'Angmar', true],
        ['LE-395', 'Gundabad', true],
        ['LE-373', 'Rhudaur', false],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-359', to, members: ['Lagduf', 'Ostisen', 'Layos', 'Radbug'] }],
          },
          hazard: { events: ['Angmar Arises'], hand: ['Orc-guard', 'Winged Fire-drake'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        // two Shadow-lands are what the drake needs
        t.hazard.mayNot('play Winged Fire-drake').plays('Orc-guard', land).stage.resolve();
        t.equal(t.attack().detainment, detains, land);
        t.fightOut({ always: 12 });
        t.equal(t.card('Angmar Arises').zone, 'discard', 'beaten');
      }
    },
  );

  holds('Angmar Arises: gone in answer, it has called nobody', (t) => {
    met(
      t,
      ['Gimli', 'Elrond'],
      ['Orc-guard'],
      { hand: ['Marvels Told'] },
      { events: ['Angmar Arises'] },
      'Bree',
    );
    t.hazard.plays('Orc-guard', 'Rhudaur');
    t.rolls(12).resource.plays('Marvels Told', 'Elrond', 'Angmar Arises').stage.resolve();
    t.expect(!t.underAttack, 'nothing brings them there');
    t.equal(zones(t, 'Orc-guard', 'Angmar Arises'), ['discard', 'discard'], 'both are lost');
  });

  holds('Fever of Unrest: two of them are two Dragons, and none for another company', (t) => {
    const board = (): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Dunnish Clan-hold',
              by: ['Rhudaur', 'Hollin', 'Cardolan', 'Dunland'],
              members: STRONG,
            },
            { at: 'Lórien', to: 'Moria', members: ['Haldir'] },
          ],
        },
        hazard: { hand: [FEVER, FEVER, 'Leucaruth', 'Smaug', 'Scatha'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(FEVER, { way: 'four' }).stage.resolve();
      against(t, 'Gimli');
    };
    board();
    t.hazard.plays(FEVER, { way: 'four' }).stage.resolve();
    for (const dragon of ['Smaug', 'Scatha'] as const) {
      against(t, 'Gimli');
      t.hazard.chooses(`play ${dragon}`);
      // by the one or by the other
      if (t.decision().kind === 'aim') t.take(t.decision().options[0], 'by the first');
      t.resolve();
      t.equal(t.attack().name, dragon, 'it comes');
      t.fightOut({ always: 12 });
    }
    against(t, 'Gimli');
    t.hazard.mayNot('play Leucaruth');
    board();
    t.hazard.passes();
    against(t, 'Haldir');
    t.hazard.mayNot('play Smaug').mayNot('play Leucaruth');
  });

  holds('Carrion Birds: after a battle that was called off; upon allies too', (t) => {
    met(
      t,
      [{ name: 'Gimli', bears: ['Gollum'] }, 'Fatty Bolger'],
      ['Orc-raiders', 'Carrion Birds'],
      { hand: ['Concealment'] },
    );
    t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    against(t, 'Gimli');
    // it was faced all the same (coe/3.i.1)
    t.hazard.plays('Carrion Birds').stage.resolve();
    t.equal(t.attack().strikes, 3, 'one each');
  });

  holds('Carrion Birds: who comes to face them is no better off', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Ettenmoors', members: ['Bergil'] },
          { at: 'Lórien', members: ['Alatar'] },
        ],
      },
      hazard: { hand: ['Carrion Birds', 'Orc-raiders'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.fightOut({ always: 12 });
    against(t, 'Bergil');
    t.hazard.plays('Carrion Birds').stage.resolve();
    t.resource.chooses('use');
    onward(t, () => t.decision().about === 'strike');
    t.equal(
      ['Alatar', 'Bergil'].map((x) => t.card(x).stat('body-check')),
      [-1, -1],
      'one less for both',
    );
  });
});
