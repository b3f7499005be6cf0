import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Everybody does as little as possible until the attack is over. */
function _plainly(t: Stage): void {
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'nothing special is done',
    );
  }
  t.expect(!t.underAttack, 'it is over');
}

describe('wards and bans', () => {
  holds('Prowess of Age: what would cancel the attack of a Dragon is canceled', (t) => {
    for (const creature of ['Smaug', 'Cave-drake'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lake-town',
              to: 'The Lonely Mountain',
              by: ['Northern Rhovanion'],
              members: ['Aragorn II', 'Bilbo'],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: [creature, 'Prowess of Age'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature).stage.resolve();
      t.resource.plays('Concealment', 'Bilbo');
      if (creature === 'Cave-drake') {
        t.hazard.refused('Prowess of Age', { 'no-target': 'coe/9.3' }, { way: 'cancel' });
        continue;
      }
      t.hazard.plays('Prowess of Age', { way: 'cancel' }).stage.resolve();
      t.expect(t.underAttack, 'it goes on');
    }
  });

  holds('Prowess of Age: one, four, nine', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] }] },
      hazard: {
        hand: ['Cave-drake', 'Prowess of Age', 'Prowess of Age', 'Prowess of Age'],
        events: ['Foul Fumes'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.state.companies[0].limit = 5;
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    for (const more of [1, 4, 9]) {
      t.hazard.plays('Prowess of Age', { way: 'each copy' }).stage.resolve();
      t.equal(t.attack().prowess, 10 + more, `${more} in all`);
    }
  });

  holds('Black Vapour: a spider is hard to shake off', (t) => {
    for (const roll of [12, 2] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Bilbo'] }],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Giant Spiders', 'Black Vapour'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant Spiders').stage.resolve();
      const { prowess } = t.attack();
      t.resource.plays('Concealment', 'Bilbo');
      t.rolls(roll);
      t.hazard.plays('Black Vapour', { way: 'roll' }).stage.resolve();
      t.equal(t.underAttack, roll + prowess > 14, 'if the vapour is thick enough');
      if (t.underAttack) t.equal(t.attack().prowess, prowess + 1, 'and stronger');
    }
  });

  holds('Black Vapour: one prowess more', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
      hazard: { hand: ['Giant Spiders', 'Black Vapour'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Giant Spiders').stage.resolve();
    const { prowess } = t.attack();
    t.hazard.plays('Black Vapour', { way: 'Only before' }).stage.resolve();
    t.equal(t.attack().prowess, prowess + 1, 'one more');
  });

  holds('Unabated in Malice: the first attempt to cancel the attack is spent on this', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Aragorn II', 'Bilbo', 'Fatty Bolger'] }],
        hand: ['Concealment', 'Concealment'],
      },
      hazard: { hand: ['Unabated in Malice'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Unabated in Malice').stage.resolve();
    t.equal(t.company('Bilbo').hazards, 0, 'off the limit');
    t.passUntil('enter').resource.chooses('enter');
    const { strikes, prowess } = t.attack();
    t.resource.plays('Concealment', 'Bilbo').stage.resolve();
    t.expect(t.underAttack, 'it goes on');
    t.equal(t.attack().strikes, strikes - 1, 'as it was');
    t.equal(t.attack().prowess, prowess - 1, 'as it was');
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.expect(!t.underAttack, 'the second is a true one');
  });

  holds('Adamant Helmet: no dark enchantment holds its bearer', (t) => {
    for (const bears of [['Adamant Helmet'], []] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lake-town',
              to: 'The Lonely Mountain',
              by: ['Northern Rhovanion'],
              members: [{ name: 'Bilbo', bears }],
            },
          ],
        },
        hazard: { hand: ['Smaug', 'Memories Stolen'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Smaug').stage.resolve();
      t.passUntil('strike-hazard').hazard.plays('Memories Stolen').stage.resolve();
      t.equal(
        t.card('Memories Stolen').zone,
        bears.length > 0 ? 'discard' : 'play',
        'canceled, or not',
      );
    }
  });

  holds('Adamant Helmet: put on, it frees him', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Bilbo', bears: ['Memories Stolen'] },
              { name: 'Gimli', bears: ['Adamant Helmet'] },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12);
    t.resource.chooses('give Adamant Helmet to Bilbo').stage.resolve();
    if (t.decision().kind === 'respond') t.resolve();
    t.equal(t.card('Memories Stolen').zone, 'discard', 'he knows again');
  });

  holds('Memories Stolen: no skills, until it is shaken off with the help of others', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Bilbo', bears: ['Memories Stolen'] }, 'Gimli', 'Aragorn II'],
          },
        ],
        hand: ['Stealth'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('play Stealth');
    t.resource.uses('Memories Stolen');
    t.resource.chooses('tap Gimli in support').chooses('tap Aragorn II in support');
    t.rolls(7);
    t.resolve();
    t.equal(t.card('Memories Stolen').zone, 'discard', 'seven and two are more than eight');
  });

  holds('Leucaruth at Home: one manifestation of a Dragon in a turn', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] }] },
      hazard: {
        hand: ['Bairanax at Home', 'Daelomin at Home', 'Cave-drake'],
        events: ['Leucaruth at Home'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.state.companies[0].limit = 5;
    t.hazard.plays('Bairanax at Home').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Daelomin at Home', { banned: 'coe/9.4' });
    t.hazard.may('play Cave-drake');
  });

  holds('Stormcrow: nothing holds the companies of Wizards together', (t) => {
    for (const doors of [false, true]) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: ['Gandalf', 'Gimli'], events: ['Fellowship'] },
            { at: 'Lórien', members: ['Aragorn II', 'Frodo'] },
          ],
        },
        hazard: { events: ['Stormcrow', ...(doors ? (['Doors of Night'] as const) : [])] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resolve();
      t.equal(t.card('Fellowship', 0).zone, 'discard', 'gone');
      t.equal(t.card('Gandalf').influence(), doors ? 6 : 8, 'less of ten');
    }
    for (const wizard of ['Gandalf', 'Elrond'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [wizard, 'Gimli', 'Frodo', 'Bilbo'] }],
          hand: ['Fellowship'],
        },
        hazard: { events: ['Stormcrow'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (wizard === 'Elrond') t.resource.may('play Fellowship');
      else t.resource.refused('Fellowship', { banned: 'coe/9.4' });
    }
  });

  holds('Ireful Flames: an item for an item', (t) => {
    for (const hand of [
      ['Glamdring', 'Dagger of Westernesse'],
      ['Glamdring'],
    ] as const satisfies readonly (readonly Named[])[]) {
      t.board({
        resource: {
          companies: [{ at: 'Irerock', members: ['Aragorn II', 'Gimli'] }],
          hand,
        },
        hazard: { events: ['Ireful Flames'] },
        moment: 'entered',
        asksPasses: true,
      });
      if (hand.length === 1) {
        t.resource.refused('Glamdring', { toll: 'coe/9.2' });
        continue;
      }
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
      t.equal(t.card('Glamdring').host, 'Gimli', 'played');
      t.equal(t.card('Dagger of Westernesse').zone, 'removed', 'for the other');
    }
  });

  holds('In the Heart of his Realm: no lore and no spells there', (t) => {
    for (const to of ['Barad-dûr', 'Edoras'] as const) {
      t.board({
        resource: {
          companies: [{ at: to, members: ['Gandalf', 'Elrond'] }],
          hand: ["Wizard's Flame", 'Marvels Told'],
        },
        hazard: { events: ['In the Heart of his Realm', 'Rank upon Rank'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (to === 'Edoras') t.resource.may('play Marvels Told');
      else t.resource.refused('Marvels Told', { 'no-user': 'coe/9.2' });
    }
  });
});
