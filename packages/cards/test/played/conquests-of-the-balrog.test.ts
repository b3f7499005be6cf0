import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What the Balrog takes by storm. */
const kind = 'balrog';

const WARDS: Named[] = ['Darkness Wielded', 'Darkness Wielded', 'Darkness Wielded'];

/** Its attacks are turned away, one after the other; what they were. */
const storm = (t: Stage, card: Named): string[] => {
  t.resource.plays(card).stage.resolve();
  const faced: string[] = [];
  for (let i = 0; i < 9 && t.underAttack; i++) {
    const { strikes, prowess } = t.attack();
    faced.push(`${strikes}/${prowess}`);
    t.resource.plays('Darkness Wielded', { way: 'Until the turn ends' }).stage.resolve();
  }
  return faced;
};

const at = (
  t: Stage,
  site: Named,
  members: Member[],
  hand: Named[],
  more: { onSite?: Named[]; side?: SideSpec; theirs?: SideSpec; siteTapped?: true } = {},
): Stage =>
  t.board({
    resource: {
      kind,
      companies: [
        {
          at: site,
          members,
          onSite: more.onSite ?? [],
          ...(more.siteTapped ? { siteTapped: true } : {}),
        },
      ],
      hand,
      ...more.side,
    },
    ...(more.theirs ? { hazard: more.theirs } : {}),
    moment: 'entered',
    asksPasses: true,
  });

/** In the shape in which attacks can be turned away. */
const SHADOW: Member = { name: 'The Balrog', bears: ['Great Shadow'] };

describe('under the earth', () => {
  holds('Caverns Unchoked: every hold and ruin of the land is next to the deeps', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-91', members: ['Azog'] }],
        sites: ['Mount Gram', 'Cameth Brin'],
        hand: ['Caverns Unchoked'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('to Mount Gram').plays('Caverns Unchoked').stage.resolve();
    t.resource.may('to Mount Gram').mayNot('to Cameth Brin');
  });
});

describe('by storm', () => {
  holds('Breach the Hold: three attacks, and he taps for it or it is lost', (t) => {
    for (const taps of [true, false]) {
      at(t, 'BA-96', [SHADOW], ['Breach the Hold', 'Breach the Hold', ...WARDS]);
      t.equal(storm(t, 'Breach the Hold'), ['1/15', '4/9', '2/12'], 'one after the other');
      t.asks(t.resource, 'offer').resource.chooses(taps ? 'Tap The Balrog' : 'Discard this card');
      t.equal(t.card('The Balrog').status, taps ? 'tapped' : 'untapped', 'the price');
      t.equal(t.points(0).misc, taps ? 2 : 0, 'and what it is worth');
      if (taps) t.resource.refused('Breach the Hold', { duplicate: 'coe/g.cbd.1' });
    }
  });

  holds('Breach the Hold is for two of the deeps, and for the Balrog himself', (t) => {
    for (const [site, who] of [
      ['BA-96', 'Azog'],
      ['BA-90', 'The Balrog'],
    ] as const) {
      at(t, site, [who], ['Breach the Hold']);
      t.resource.mayNot('play Breach the Hold');
    }
  });

  holds('Breach the Hold: the way up is open, and the site stays', (t) => {
    for (const onSite of [[], ['Breach the Hold']] as Named[][]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-96', to: 'Iron Hill Dwarf-hold', members: ['Azog'], onSite }],
        },
        moment: 'movement',
        ...(onSite.length === 0 ? { rolls: [9] } : {}),
      });
      t.equal(t.company('Azog').moving, onSite.length > 0, 'no roll is needed then');
    }
  });

  holds('Descent through Fire: all who serve him are the stronger for it', (t) => {
    at(t, 'BA-99', [SHADOW, 'Azog', 'Crook-legged Orc'], ['Descent through Fire', ...WARDS]);
    const [azog, orc] = [
      t.card('Azog').stat('prowess'),
      t.card('Crook-legged Orc').stat('prowess'),
    ];
    const [led, free] = [t.card('Azog').influence(), t.card('Crook-legged Orc').influence()];
    t.equal(storm(t, 'Descent through Fire'), ['5/8', '4/10', '3/12'], 'Trolls');
    t.resource.chooses('Tap The Balrog');
    t.equal(t.card('Descent through Fire').zone, 'pile', 'it is kept');
    t.equal(t.points(0).misc, 3, 'three points');
    t.equal(
      [t.card('Azog').stat('prowess'), t.card('Crook-legged Orc').stat('prowess')],
      [azog + 1, orc + 1],
      'stronger',
    );
    t.equal(
      [t.card('Azog').influence(), t.card('Crook-legged Orc').influence()],
      [led + 1, free],
      'a leader has more influence',
    );
    at(t, 'BA-99', [SHADOW], ['Descent through Fire'], { siteTapped: true });
    t.resource.mayNot('play Descent through Fire');
  });

  const BREACHED: SideSpec = {
    companies: [
      { at: 'Iron Hill Dwarf-hold', members: [SHADOW, 'Azog'] },
      { at: 'BA-96', members: ['Bolg'], onSite: ['Breach the Hold'] },
    ],
  };
  const DWARVES: SideSpec = { pile: ['Iron Hill Dwarves', 'Men of Dorwinion'] };

  holds('Invade Their Domain: up from the breach, and its people are lost to all', (t) => {
    at(t, 'Iron Hill Dwarf-hold', [SHADOW], ['Invade Their Domain', ...WARDS]);
    t.resource.mayNot('play Invade Their Domain');
    at(t, 'Iron Hill Dwarf-hold', [], ['Invade Their Domain', ...WARDS], {
      side: BREACHED,
      theirs: DWARVES,
    });
    t.equal(storm(t, 'Invade Their Domain'), ['5/9', '4/10', '3/12'], 'Dwarves');
    t.resource.chooses('Tap The Balrog');
    t.equal(
      [t.card('Iron Hill Dwarves').zone, t.card('Men of Dorwinion').zone],
      ['discard', 'pile'],
      'those of the place',
    );
    t.equal(t.card('Invade Their Domain').zone, 'play', 'it stays');
  });

  holds('Lord and Usurper: the hold is his, in every version of it', (t) => {
    at(t, 'Iron Hill Dwarf-hold', [SHADOW, 'Azog'], ['Lord and Usurper', ...WARDS], {
      onSite: ['Invade Their Domain'],
      theirs: {
        companies: [{ at: 'Iron Hill Dwarf-hold', members: ['Gimli', 'Thorin II'] }],
        hand: ['Iron Hill Dwarves'],
      },
    });
    t.equal(storm(t, 'Lord and Usurper'), ['4/9', '3/10'], 'Dwarves');
    t.resource.chooses('Azog');
    t.equal(t.card('Azog').status, 'tapped', 'anybody may tap');
    t.equal(t.points(0).misc, 8, 'three and five');
    t.skipTo('enter', { turns: 1 });
    t.hazard.chooses('enter');
    t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'Orcs hold it');
    t.fightOut({ always: 12 });
    t.hazard.mayNot('play Iron Hill Dwarves').refused('Iron Hill Dwarves', {
      banned: 'coe/9.4',
      'no-character': 'coe/2.V.1',
    });
  });
});
