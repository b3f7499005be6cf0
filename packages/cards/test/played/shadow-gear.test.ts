import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What minions bear, and the places where they get it. */
const kind = 'ringwraith' as const;

describe('items', () => {
  const seen = (
    stone: Named,
    others: Named[],
    more: { deck?: Named[]; events?: Named[] } = {},
  ) => ({
    resource: {
      kind,
      companies: [
        {
          at: 'Dol Guldur' as Named,
          members: [
            {
              name: 'Ciryaher' as Named,
              bears: [stone, ...others, 'Magic Ring of Enigma' as Named],
            },
          ],
        },
      ],
      deck: more.deck ?? [],
      discard: ['Crack in the Wall' as Named],
    },
    hazard: { events: more.events ?? [] },
    moment: 'organization' as const,
    asksPasses: true as const,
  });

  holds('Palantír of Annúminas: a card for sages, out of deck or discard pile', (t) => {
    t.board(seen('LE-331', [], { deck: ['Orc-draughts'] }));
    t.rolls(12).resource.uses('Palantír of Annúminas').stage.resolve();
    t.equal(
      [t.card('Crack in the Wall').zone, t.card('Palantír of Annúminas').status],
      ['hand', 'tapped'],
      'so',
    );
  });

  holds('Palantír of Osgiliath: whatever another of the Shadow can be tapped for', (t) => {
    t.board(seen('LE-335', ['LE-331']));
    t.resource.may('use Palantír of Osgiliath as Palantír of Annúminas');
    t.board(seen('LE-335', ['TW-297']));
    t.resource.mayNot('as Palantír of Annúminas');
  });

  /** Wargs on the way into Rhudaur: two strikes of them, one for each. */
  const wargs = (t: Stage, member: Member): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: [member, 'Orc Brawler'],
          },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Lagduf');
  };

  holds('Poison: one of them against a strike', (t) => {
    wargs(t, { name: 'Lagduf', bears: ['Poison', 'Poison'] });
    t.resource.chooses('a strike to Orc Brawler');
    t.passUntil('strike').resource.chooses('resolve the strike against Lagduf');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.uses('Poison');
    t.hazard.passes().stage.resource.mayNot('use Poison').stage.resolve();
    t.asks(t.resource, 'strike-defender').resource.mayNot('use Poison');
  });

  holds('Whip: for one weaker character at a time, in the hands of an Orc', (t) => {
    const left = (bearer: Named, followers: Exclude<Member, string>[]): number => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                { name: bearer, bears: ['Whip'] },
                ...followers.map((one): Member => ({ ...one, under: bearer })),
              ],
            },
          ],
        },
        moment: 'organization',
      });
      return t.card(bearer).influence();
    };
    // mind and prowess: Snaga 4 and 5, the Brawler 1 and 3, the Sniffler 2 and 2, Radbug as Snaga
    const brawler = { name: 'Orc Brawler' } as const;
    const sniffler = { name: 'Orc Sniffler' } as const;
    const dull = { name: 'Orc Sniffler', bears: ['Binding-ring'] } as const;
    t.equal(left('Snaga', [sniffler]), 0, 'all that he takes is in it');
    t.equal(left('Snaga', [brawler, dull]), -1, 'not one each for two of a mind of 1');
    t.equal(left('Snaga', [brawler, sniffler]), -1, 'for whom it saves most');
    t.equal(left('Snaga', [{ name: 'Radbug' }]), -4, 'he is no weaker');
    t.equal(left('Troll-chief', [sniffler]) - left('Troll-chief', []), 0, 'a Troll has it');
    t.equal(left('Hendolen', [brawler]) - left('Hendolen', []), -1, 'a Man has not');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: [{ name: 'Snaga', bears: ['Whip'] }] }],
        hand: ['Orc Sniffler'],
      },
      moment: 'organization',
    });
    t.resource.chooses('organize').may('play Orc Sniffler', 'Snaga');
  });

  holds('Usriev of Treachery: a second strike for its bearer, if he is a warrior', (t) => {
    wargs(t, { name: 'Lagduf', bears: ['Usriev of Treachery'] });
    t.resource.may('a strike to Lagduf').chooses('a strike to Lagduf');
    t.passUntil('between-strikes');
    t.resource.mayNot('against Orc Brawler');
  });

  holds('Necklace of Girion buys three things of a Border-hold, and nobody taps', (t) => {
    const at = (site: Named, roll: number): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: site,
              members: [{ name: 'Lagduf', bears: ['AS-128'], status: 'tapped' }, 'Orc Brawler'],
            },
          ],
          hand: ['Saw-toothed Blade', 'Black-hide Shield', 'Broad-headed Spear', 'Sable Shield'],
        },
        moment: 'entered',
        asksPasses: true,
        rolls: roll > 0 ? [roll] : [],
      });
    };
    at('Cameth Brin', 12);
    t.resource.uses('Necklace of Girion').stage.resolve();
    t.resource.mayNot('Sable Shield').chooses('Saw-toothed Blade', 'Lagduf');
    t.resource.chooses('Black-hide Shield', 'Lagduf').chooses('Broad-headed Spear', 'Orc Brawler');
    t.equal(
      [
        t.card('Broad-headed Spear').host,
        t.card('Orc Brawler').status,
        t.card('Cameth Brin').status,
        t.card('Necklace of Girion').zone,
      ],
      ['Orc Brawler', 'untapped', 'untapped', 'discard'],
      'three things for one',
    );
    at('Cameth Brin', 2);
    t.resource.uses('Necklace of Girion').stage.resolve();
    t.equal(t.card('Saw-toothed Blade').zone, 'hand', 'the check failed');
    at('Ettenmoors', 0);
    t.resource.mayNot('use Necklace of Girion');
  });

  holds('Records Unread and Secret Book: a site untapped, or information there', (t) => {
    const reads = (book: Named, at: Named, siteTapped?: true): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at,
              ...(siteTapped ? { siteTapped } : {}),
              members: [{ name: 'Ciryaher', bears: [book] }],
            },
          ],
          hand: ["That Ain't No Secret"],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    reads('Records Unread', 'Mount Gram', true);
    t.resource.uses('Records Unread', { way: 'untap' }).stage.resolve();
    t.equal(t.card('Mount Gram').status, 'untapped', 'untapped again');
    reads('Records Unread', 'Mount Gram');
    t.resource.uses('Records Unread', { way: 'information' }).stage.resolve();
    t.resource.may("play That Ain't No Secret");
    reads('Secret Book', 'Mount Gram');
    t.resource.refused('Secret Book', { 'no-target': 'coe/9.3' });
  });

  holds('Dwarven Rings of minions find what the site has, in deck or discard pile', (t) => {
    for (const [ring, tribe, item, other] of [
      ['LE-305', "Barin's", 'Sable Shield', 'Black Mace'],
      ['LE-309', "Dwálin's", 'The Least of Gold Rings', 'Black Mace'],
      ['LE-306', "Bávor's", 'Black Mace', 'Sable Shield'],
      ['LE-307', "Drúin's", 'Black Mace', 'Sable Shield'],
    ] as const)
      for (const from of ['deck', 'discard'] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'The Lonely Mountain', members: [{ name: 'Náin', bears: [ring] }] }],
            [from]: [item, other, 'Saw-toothed Blade'],
          },
          moment: 'organization',
          rolls: [12],
        });
        t.resource.uses(`Dwarven Ring of ${tribe} Tribe`).stage.resolve();
        t.resource.chooses('Play an item').mayNot(other).mayNot('Saw-toothed Blade');
        t.resource.chooses(item);
        t.equal(
          [t.card(item).host, t.card('The Lonely Mountain').status, t.card('Náin').status],
          ['Náin', 'tapped', 'tapped'],
          `${item} out of the ${from}`,
        );
      }
  });
});

describe('places', () => {
  holds('Bree takes in agents whom somebody there can lead', (t) => {
    const organizes = (at: Named, lord: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [lord] }],
          hand: ['Leamon', 'Lagduf'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize');
    };
    organizes('Bree', 'The Mouth');
    t.resource.may('play Leamon', 'The Mouth').mayNot('play Leamon', 'general');
    t.resource.mayNot('play Lagduf');
    organizes('Dale', 'The Mouth');
    t.resource.mayNot('play Leamon');
  });

  holds("Hermit's Hill: two minor items for any gold ring", (t) => {
    const trades = (members: Member[], siteTapped?: true): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-382', members, ...(siteTapped ? { siteTapped } : {}) }],
          hand: ['Bright Gold Ring', 'The Least of Gold Rings'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    const rich: Member[] = [
      { name: 'Hendolen', bears: ['Saw-toothed Blade', 'Black-hide Shield', 'Orc-draughts'] },
      'Horseman in the Night',
    ];
    trades(rich);
    t.resource.refused('Bright Gold Ring', { 'not-here': 'coe/2.V.4' });
    t.resource.uses("Hermit's Hill", 'Saw-toothed Blade', 'Black-hide Shield').stage.resolve();
    t.equal(t.card('Saw-toothed Blade').zone, 'discard', 'given up');
    t.resource.may('play The Least of Gold Rings');
    t.resource.plays('Bright Gold Ring', 'Hendolen').stage.resolve();
    t.equal(t.card('Bright Gold Ring').host, 'Hendolen', 'whatever it says of Free-holds');
    t.equal(t.card("Hermit's Hill").status, 'tapped', 'and the site taps');
    trades([...rich, 'Grishnákh']);
    t.resource.refused("Hermit's Hill", { need: 'coe/9.2' });
    trades(rich, true);
    t.resource.refused("Hermit's Hill", { need: 'coe/9.2' });
  });

  holds('Mount Doom: a sage tests a ring there, at three less', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-393', members: ['Ciryaher', { name: 'Lagduf', bears: ['LE-315'] }] }],
        hand: ['Minor Ring', 'Magic Ring of Lies'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(10).resource.uses('Mount Doom').stage.resolve();
    t.equal(t.card('Ciryaher').status, 'tapped', 'he taps for it');
    t.resource.may('Magic Ring of Lies');
  });

  holds('Framsburg: the first minor item of a turn does not tap it, the second does', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'AS-146', members: ['Lagduf', 'Orc Brawler'] }],
        hand: ['Saw-toothed Blade', 'Black-hide Shield', 'Orc-draughts'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Saw-toothed Blade', 'Lagduf').stage.resolve();
    t.equal(t.card('Framsburg').status, 'untapped', 'the first');
    t.resource.plays('Black-hide Shield', 'Orc Brawler').stage.resolve();
    t.equal(t.card('Framsburg').status, 'tapped', 'the second');
  });
});
