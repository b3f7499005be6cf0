import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those who serve the Shadow: characters and allies held to what only they say. */
const kind = 'ringwraith';

describe('characters', () => {
  holds('Carambor: the second way leads through a Wilderness', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'Mount Gram', members: ['Carambor'] }],
        sites: ['Cameth Brin', 'Zarak Dûm'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.passUntil('movement-hazard-end').resource.uses('Carambor').stage.resolve();
    t.skipTo('move-again').resource.may('Cameth Brin').mayNot('Zarak Dûm').chooses('Cameth Brin');
    t.skipTo('movement-hazard');
    t.equal(t.card('Carambor').status, 'tapped', 'he has tapped for it');
    t.passUntil('movement-hazard-end').resource.mayNot('use Carambor');
    t.skipTo('enter');
    t.equal(t.card('Carambor').site, 'Cameth Brin', 'there they are');
  });

  const mouth = (t: Stage, hand: Named[]): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Barad-dûr',
            members: [
              { name: 'The Mouth', bears: ['Saw-toothed Blade', 'Black-hide Shield'] },
              'Lagduf',
            ],
          },
        ],
      },
      hazard: { hand, discard: ['Orc-patrol'] },
      moment: 'hazards',
      asksPasses: true,
    });
  };

  holds('The Mouth goes back when his other self is played, as a creature', (t) => {
    mouth(t, ['Mouth of Sauron']);
    t.hazard.plays('Mouth of Sauron', { way: 'As a creature' }, 'Dark-domain').stage.resolve();
    t.resource.chooses('Saw-toothed Blade', 'Lagduf');
    t.equal(
      [
        t.card('The Mouth').zone,
        t.card('Saw-toothed Blade').host,
        t.card('Black-hide Shield').zone,
      ],
      ['hand', 'Lagduf', 'discard'],
      'one thing of his is left with another',
    );
    t.expect(t.underAttack, 'and the attack goes on');
  });

  holds('The Mouth goes back when his other self is played, as an event', (t) => {
    mouth(t, ['Mouth of Sauron']);
    t.hazard.plays('Mouth of Sauron', { way: 'As an event' }).stage.resolve();
    t.resource.passes();
    t.equal([t.card('The Mouth').zone, t.card('Orc-patrol').zone], ['hand', 'hand'], 'so');
    mouth(t, ['Mouth of Sauron']);
    t.hazard.plays('Mouth of Sauron', { way: 'As an event' });
    t.equal(t.card('The Mouth').zone, 'play', 'not before it has resolved');
  });

  holds('Akhôrahil takes back the magic that he has used, as the Ringwraith himself', (t) => {
    const spies = (members: Member[], user: Named, avatar?: Named): string => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members }],
          hand: ['Spying out the Land'],
          ...(avatar === undefined ? {} : { avatar: avatar as never }),
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
      });
      t.resource.plays('Spying out the Land', user).stage.resolve();
      t.hazard.passes();
      return t.card('Spying out the Land').zone;
    };
    t.equal(
      spies(['Akhôrahil the Ringwraith'], 'Akhôrahil the Ringwraith'),
      'deck',
      'his own comes back to the deck',
    );
    t.equal(
      spies(['Adûnaphel the Ringwraith'], 'Adûnaphel the Ringwraith'),
      'discard',
      'that of another does not',
    );
    t.equal(
      spies(
        [
          'Adûnaphel the Ringwraith',
          { name: 'Akhôrahil the Ringwraith', under: 'Adûnaphel the Ringwraith' },
        ],
        'Akhôrahil the Ringwraith',
        'Adûnaphel the Ringwraith',
      ),
      'discard',
      'nor what he uses as a follower',
    );
  });

  holds('Three Trolls: each comes beside another of them, and nobody else does', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Ettenmoors', members: ['Lieutenant of Angmar'] }],
        hand: ['Bûrat', 'Tûma', 'Wûluag', 'Orc Brawler', 'Lagduf'],
      },
      moment: 'organization',
    });
    t.resource.chooses('organize');
    t.resource.chooses('play Bûrat', 'general', 'Lieutenant');
    t.resource
      .mayNot('play Lagduf')
      .may('play Wûluag')
      .chooses('play Tûma', 'general', 'Lieutenant');
    t.resource.chooses('play Wûluag', 'general', 'Lieutenant').mayNot('play Orc Brawler');
    t.equal(t.card('Wûluag').zone, 'play', 'all three of them');
    t.equal(t.card('Wûluag').stat('mind'), 3, 'easier to lead beside the others');
    // another was the one character of this turn
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Lieutenant of Angmar'] }],
        hand: ['Lagduf', 'Tûma'],
      },
      moment: 'organization',
    });
    t.resource
      .chooses('organize')
      .chooses('play Lagduf', 'general', 'Lieutenant')
      .mayNot('play Tûma');
  });
});

describe('allies', () => {
  holds('Blackbole faces what comes on the way, and nothing that comes to where he stands', (t) => {
    const mine: Member[] = [{ name: 'Lagduf', bears: ['Blackbole'] }, 'Orc Brawler'];
    const met = (moves: boolean, creature: Named, key: string): void => {
      t.board({
        resource: {
          kind,
          companies: [
            moves
              ? { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: mine }
              : { at: 'Cameth Brin', members: mine },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.passUntil(creature === 'Wargs' ? 'defend' : 'attack');
    };
    met(true, 'Wargs', 'Wilderness');
    t.resource.may('a strike to Blackbole').may('a strike to Lagduf');
    met(true, 'Pick-pocket', 'Border-hold');
    t.hazard.mayNot('a strike to Blackbole').may('a strike to Lagduf');
    met(false, 'Pick-pocket', 'Border-hold');
    t.hazard.mayNot('a strike to Blackbole').may('a strike to Lagduf');
    // an agent comes to him there, keyed to nothing
    t.board({
      resource: { kind, companies: [{ at: 'Bree', members: mine }] },
      hazard: { agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }] },
      moment: 'site',
    });
    t.resource.chooses('enter the site');
    t.fightOut({ always: 12 });
    t.hazard.chooses('Bill Ferny attacks');
    t.passUntil('attack').hazard.mayNot('a strike to Blackbole').may('a strike to Lagduf');
  });

  const trolls = (t: Stage, members: Member[], hand: Named[]): Stage =>
    t.board({
      resource: { kind, companies: [{ at: 'Ettenmoors', members }], hand },
      moment: 'entered',
      asksPasses: true,
    });

  holds('"Two-headed" Troll: one in a company, and one is gone when companies join', (t) => {
    trolls(
      t,
      [{ name: 'Lagduf', bears: ['"Two-headed" Troll'] }, 'Orc Brawler'],
      ['"Two-headed" Troll'],
    );
    t.resource.refused('"Two-headed" Troll', { 'no-character': 'coe/2.V.1' });
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', members: [{ name: 'Lagduf', bears: ['"Two-headed" Troll'] }] },
          { at: 'Carn Dûm', members: [{ name: 'Orc Brawler', bears: ['"Two-headed" Troll'] }] },
        ],
      },
      moment: 'organization',
    });
    t.resource
      .chooses('organize')
      .chooses('join the company of Orc Brawler to the company of Lagduf');
    t.resource.chooses('"Two-headed" Troll');
    const left = t.state.table.filter((id) => t.state.host[id] >= 0).length;
    t.equal(left, 1, 'one of the two has gone');
  });

  holds('War-warg: its master is harder to kill while both of them are struck', (t) => {
    const wolves = (other: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Lagduf', bears: ['War-warg'] }, 'Orc Brawler'],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Lagduf').chooses(`a strike to ${other}`);
      t.passUntil('between-strikes');
    };
    wolves('Orc Brawler');
    t.resource.refused('War-warg', { need: 'coe/9.2' });
    wolves('War-warg');
    const before = t.card('Lagduf').stat('body');
    t.resource.uses('War-warg').stage.resolve();
    t.equal(t.card('Lagduf').stat('body'), before + 2, 'two more');
    t.equal(t.card('War-warg').status, 'tapped', 'and it has tapped');
  });

  holds('Great Bats: strikes are given out as usual', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: [{ name: 'Lagduf', bears: ['Great Bats'] }, 'Orc Brawler'],
          },
        ],
      },
      hazard: { hand: ['Pick-pocket'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Pick-pocket').stage.resolve();
    t.passUntil('attack').resource.uses('Great Bats').stage.resolve();
    t.passUntil('defend');
    t.equal(t.decision().seat, 0, 'the defender gives them out');
    t.resource.mayNot('a strike to Great Bats').may('a strike to Orc Brawler');
  });

  holds(
    'Regiment of Black Crows sends a creature back to hand, but not one that waits at the site',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Lagduf', bears: ['Regiment of Black Crows'] }, 'Orc Brawler'],
            },
          ],
        },
        hazard: { hand: ['Wargs', 'Arthadan Rangers'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('attack').resource.uses('Regiment of Black Crows').stage.resolve();
      t.equal([t.card('Wargs').zone, t.underAttack], ['hand', false], 'back to hand');
      t.equal(t.card('Regiment of Black Crows').status, 'tapped', 'it has tapped');
      t.resource.passes().stage.hazard.may('play Wargs');
    },
  );

  holds('Last Child of Ungoliant goes back when Shelob comes, and does not keep her away', (t) => {
    const comes = (more: Named[]): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              to: "Shelob's Lair",
              members: [{ name: 'Lagduf', bears: ['Last Child of Ungoliant'] }],
            },
          ],
        },
        hazard: { hand: ['Shelob'], events: more },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    comes([]);
    t.hazard.plays('Shelob', { way: 'As a creature' }).stage.resolve();
    t.equal([t.card('Last Child of Ungoliant').zone, t.underAttack], ['hand', true], 'a creature');
    comes(['Doors of Night']);
    t.hazard.plays('Shelob', { way: 'As an event' }).stage.resolve();
    t.equal(
      [t.card('Last Child of Ungoliant').zone, t.card('Shelob').zone],
      ['hand', 'play'],
      'an event',
    );
  });
});
