import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

const kind = 'ringwraith';

/** He is at a Darkhaven as his player organizes. */
const organizing = (
  t: Stage,
  who: Member,
  more: Partial<SideSpec> = {},
  events: Named[] = [],
): void => {
  t.board({
    resource: { kind, companies: [{ at: 'Minas Morgul', members: [who], events }], ...more },
    moment: 'organization',
    asksPasses: true,
  });
};

/** A Huorn comes upon him as he rides. */
const hunted = (
  t: Stage,
  who: Member,
  hand: Named[],
  creature: Named = 'Huorn',
  elsewhere?: Member,
): void => {
  t.board({
    resource: {
      kind,
      companies: [
        {
          at: 'Minas Morgul',
          to: 'Dol Amroth',
          members: [elsewhere === undefined ? who : elsewhere],
          ...(elsewhere === undefined ? { events: ['Black Rider'] as const } : {}),
        },
        ...(elsewhere === undefined ? [] : [{ at: 'Dol Guldur', members: [who] } as const]),
      ],
      hand,
    },
    hazard: { hand: [creature] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays(creature).stage.resolve();
};

describe('Ringwraiths', () => {
  const RIDES: readonly [Named, number, number][] = [
    ['Adûnaphel the Ringwraith', 2, -2],
    ['Akhôrahil the Ringwraith', 3, 1],
    ['Dwar the Ringwraith', -3, -1],
    ['Hoarmûrath the Ringwraith', 1, 2],
    ['Indûr the Ringwraith', -1, -3],
    ['Khamûl the Ringwraith', -2, 1],
    ['Ren the Ringwraith', -2, 2],
    ['Ûvatha the Ringwraith', -3, -1],
    ['The Witch-king', 3, 1],
  ];
  for (const [name, influence, prowess] of RIDES)
    holds(`${name} rides in his own manner`, (t) => {
      organizing(t, name);
      const [plain, strength] = [t.card(name).stat('influence'), t.card(name).stat('prowess')];
      organizing(t, name, {}, ['Heralded Lord']);
      t.equal(t.card(name).stat('influence'), plain + 3 + influence, 'as a lord');
      t.equal(t.card(name).stat('prowess'), strength - 2, 'who does not fight');
      organizing(t, name, {}, ['Fell Rider']);
      t.equal(t.card(name).stat('prowess'), strength + 2 + prowess, 'as one who does');
      t.equal(t.card(name).stat('influence'), plain - 3, 'and is no lord');
    });

  holds(
    'Adûnaphel cancels a creature’s attack on the way of any company, from a Darkhaven',
    (t) => {
      hunted(t, 'Adûnaphel the Ringwraith', [], 'Huorn', 'Orc Captain');
      t.resource.uses('Adûnaphel the Ringwraith').stage.resolve();
      t.expect(!t.underAttack, 'it is canceled');
      t.equal(t.card('Adûnaphel the Ringwraith').status, 'tapped', 'she taps');
      hunted(t, 'Adûnaphel the Ringwraith', []);
      t.resource.mayNot('use Adûnaphel');
    },
  );

  holds('Dwar strengthens a company from afar', (t) => {
    organizing(t, 'Dwar the Ringwraith');
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', members: ['Dwar the Ringwraith'] },
          { at: 'Dol Guldur', members: ['Orc Captain'] },
        ],
      },
      moment: 'organization',
    });
    const { prowess, body } = {
      prowess: t.card('Orc Captain').stat('prowess'),
      body: t.card('Orc Captain').stat('body'),
    };
    t.resource.uses('Dwar the Ringwraith', 'Orc Captain').stage.resolve();
    t.equal(t.card('Orc Captain').stat('prowess'), prowess + 1, 'one more prowess');
    t.equal(t.card('Orc Captain').stat('body'), body + 1, 'and body');
  });

  holds('Hoarmûrath at a Darkhaven leaves room for one more card', (t) => {
    organizing(t, 'Ren the Ringwraith');
    const plain = t.handSize(0);
    organizing(t, 'Hoarmûrath the Ringwraith');
    t.equal(t.handSize(0), plain + 1, 'one more');
    t.board({
      resource: { kind, companies: [{ at: 'Barad-dûr', members: ['Hoarmûrath the Ringwraith'] }] },
      moment: 'organization',
    });
    t.equal(t.handSize(0), plain, 'not elsewhere');
  });

  holds('Indûr takes magic back as his turn ends', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Barad-dûr', members: ['Indûr the Ringwraith'] }],
        discard: ['Deeper Shadow', 'Black Rider'],
      },
      moment: 'end-of-turn',
    });
    t.resource.uses('Indûr the Ringwraith').stage.resolve();
    t.equal(t.card('Deeper Shadow').zone, 'hand', 'it is magic');
    t.equal(t.card('Black Rider').zone, 'discard', 'and that is not');
  });

  holds('Khamûl and the Witch-king bring others with them, each time one', (t) => {
    const under = (name: Named, lord: Named): Member => ({ name, under: lord });
    const board = (lord: Named, ...others: Named[]): void =>
      void t.board({
        resource: {
          kind,
          companies: [
            { at: 'Minas Morgul', members: [lord, ...others.map((x) => under(x, lord))] },
          ],
          hand: ['Ren the Ringwraith'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board('The Witch-king');
    t.resource.chooses('organize').chooses('play Ren the Ringwraith');
    t.resource.mayNot('play');
    t.equal(t.card('Ren the Ringwraith').control, 'The Witch-king', 'with him');
    board('Indûr the Ringwraith');
    t.resource.chooses('organize').mayNot('play Ren');
  });

  holds('Ren steadies a company against corruption for the turn', (t) => {
    organizing(t, 'Ren the Ringwraith', { hand: ['Ren Unleashed'] });
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: ['Ren the Ringwraith', { name: 'Orc Captain', bears: ['Saw-toothed Blade'] }],
          },
        ],
        hand: ['Ren Unleashed'],
      },
      moment: 'organization',
    });
    t.resource.uses('Ren the Ringwraith', 'Ren the Ringwraith').stage.resolve();
    t.rolls(3).resource.plays('Ren Unleashed').stage.resolve();
    const roll = t.steps.flatMap((x) => x.events).find((e) => e.event === 'roll');
    t.equal(
      roll?.event === 'roll' ? roll.total : 0,
      3 - 2 + 2 + 2,
      'unleashed, and steadied twice',
    );
  });

  holds('Ûvatha brings an event back, and follows whomever he likes', (t) => {
    organizing(t, 'Ûvatha the Ringwraith', { discard: ['Black Rider', 'Orc Captain'] });
    t.resource.uses('Ûvatha the Ringwraith').stage.resolve();
    t.equal(t.card('Black Rider').zone, 'deck', 'it is in the deck');
    organizing(t, 'Ren the Ringwraith', {
      hand: ['Ûvatha the Ringwraith', 'Indûr the Ringwraith'],
    });
    t.resource
      .chooses('organize')
      .mayNot('play Indûr')
      .chooses('play Ûvatha', 'controlled by Ren the Ringwraith');
    t.equal(t.card('Ûvatha the Ringwraith').zone, 'play', 'he follows');
  });
});

describe('modes', () => {
  holds('Black Rider and Heralded Lord end at the next Darkhaven, for all who followed', (t) => {
    for (const mode of ['Black Rider', 'Heralded Lord'] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              members: ['The Witch-king', { name: 'Ren the Ringwraith', under: 'The Witch-king' }],
              events: [mode],
            },
          ],
        },
        moment: 'untap',
      });
      t.resolve();
      t.equal(t.card(mode).zone, 'discard', 'the ride is over');
      t.equal(t.card('Ren the Ringwraith').zone, 'discard', 'for the other too');
      t.equal(t.card('The Witch-king').zone, 'play', 'but not for him');
    }
  });

  holds('A mode is played at a Darkhaven, on the company of one’s own Ringwraith', (t) => {
    for (const mode of ['Black Rider', 'Fell Rider', 'Heralded Lord'] as const) {
      organizing(t, 'Ren the Ringwraith', { hand: [mode] });
      t.resource.plays(mode).stage.resolve();
      t.equal(t.card(mode).zone, 'play', 'he rides');
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Barad-dûr', members: ['Ren the Ringwraith'] },
            { at: 'Minas Morgul', members: ['Orc Captain'] },
          ],
          hand: [mode],
        },
        moment: 'organization',
      });
      t.resource.refused(mode, { 'no-target': 'coe/9.3' });
    }
  });

  holds('The Fell Rider rides alone', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              { name: 'The Witch-king', bears: ['Black Horse'] },
              { name: 'Ren the Ringwraith', under: 'The Witch-king' },
            ],
          },
        ],
        hand: ['Fell Rider', 'Indûr the Ringwraith', 'Ren the Ringwraith'],
      },
      moment: 'organization',
    });
    // his horse goes, and he with it to hand: the card stays with nobody
    t.resource.plays('Fell Rider').stage.resolve();
    t.equal(t.card('Black Horse').zone, 'discard', 'no ally stays');
    organizing(t, 'The Witch-king', { hand: ['Indûr the Ringwraith'] }, ['Fell Rider']);
    t.resource.chooses('organize').mayNot('play Indûr');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Minas Morgul', members: ['The Witch-king'], events: ['Fell Rider'] }],
      },
      moment: 'untap',
    });
    t.resolve();
    t.equal(t.card('Fell Rider').zone, 'discard', 'at home it is over');
  });

  holds('Each Ringwraith on a Black Horse: they are Black Riders, and one more may follow', (t) => {
    const horse = (name: Named, lord?: Named): Member => ({
      name,
      bears: ['Black Horse'],
      ...(lord === undefined ? {} : { under: lord }),
    });
    const board = (...members: Member[]): void =>
      void t.board({
        resource: {
          kind,
          companies: [{ at: 'Minas Morgul', members }],
          hand: ['Indûr the Ringwraith'],
          sites: ['Barad-dûr'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board(horse('Ren the Ringwraith'));
    t.resource.may('move', 'Barad-dûr');
    t.resource.chooses('organize').chooses('play Indûr', 'controlled by Ren').passes();
    t.resource.mayNot('move', 'Barad-dûr');
    board(horse('Ren the Ringwraith'), horse('Adûnaphel the Ringwraith', 'Ren the Ringwraith'));
    t.resource.may('move', 'Barad-dûr');
  });

  holds('A Black Horse is played on a Ringwraith at a Darkhaven, which does not tap', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Minas Morgul', members: ['Ren the Ringwraith'] }],
        hand: ['Black Horse'],
      },
      moment: 'entered',
    });
    t.resource.plays('Black Horse').stage.resolve();
    t.equal(t.card('Black Horse').zone, 'play', 'he has it');
    t.equal(t.card('Minas Morgul').status, 'untapped', 'and the site is as it was');
  });

  holds('Dwar unleashed goes by regions, from wherever he is', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Barad-dûr', members: ['Dwar the Ringwraith'], events: ['Black Rider'] }],
        hand: ['Dwar Unleashed'],
        sites: ['Minas Morgul', 'Urlurtsu Nurn'],
      },
      moment: 'organization',
    });
    t.resource.mayNot('move', 'Urlurtsu Nurn');
    t.resource.plays('Dwar Unleashed').stage.resolve();
    t.resource.may('move', 'Urlurtsu Nurn');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Minas Morgul', members: ['Dwar the Ringwraith'] }],
        hand: ['Dwar Unleashed'],
      },
      moment: 'organization',
    });
    t.resource.refused('Dwar Unleashed', { 'no-target': 'coe/9.3' });
  });

  holds('Ûvatha unleashed rides on as he comes to a Darkhaven', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Dol Guldur',
            members: ['Ûvatha the Ringwraith'],
            events: ['Black Rider'],
          },
        ],
        hand: ['Ûvatha Unleashed'],
        sites: ['Carn Dûm'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.passUntil('movement-hazard-end');
    t.resource.plays('Ûvatha Unleashed').stage.resolve();
    t.skipTo('move-again');
    t.resource.may('Carn Dûm');
  });

  holds('They ride together, as many as there is influence for, seven at most', (t) => {
    organizing(t, 'Ren the Ringwraith', {
      hand: ['They Ride Together', 'Indûr the Ringwraith', 'Dwar the Ringwraith', 'Orc Captain'],
    });
    t.resource.plays('They Ride Together').stage.resolve();
    t.resource.mayNot('Orc Captain').chooses('Indûr the Ringwraith').chooses('Dwar the Ringwraith');
    t.equal(t.company('Ren the Ringwraith').members.length, 3, 'both are with him');
    t.equal(t.card('Dwar the Ringwraith').zone, 'play', 'the second');
  });
});

describe('unleashed', () => {
  holds('Adûnaphel alone has one strike to face, against a weaker body', (t) => {
    hunted(t, 'Adûnaphel the Ringwraith', ['Adûnaphel Unleashed'], 'Light-drake');
    const { strikes } = t.attack();
    t.equal(strikes, 2, 'two as printed');
    t.resource.plays('Adûnaphel Unleashed').stage.resolve();
    t.equal(t.attack().strikes, 1, 'one now');
  });

  holds('Akhôrahil finds magic in deck or discard pile', (t) => {
    organizing(t, 'Akhôrahil the Ringwraith', {
      hand: ['Akhôrahil Unleashed'],
      discard: ['Deeper Shadow'],
      deck: ['Black Rider'],
    });
    t.resource.plays('Akhôrahil Unleashed').stage.resolve();
    t.resource.chooses('discard pile').chooses('Deeper Shadow');
    t.equal(t.card('Deeper Shadow').zone, 'hand', 'he has it');
  });

  holds('Hoarmûrath cancels any attack, wherever he is', (t) => {
    hunted(t, 'Hoarmûrath the Ringwraith', ['Hoarmûrath Unleashed'], 'Huorn', 'Orc Captain');
    t.resource.plays('Hoarmûrath Unleashed').stage.resolve();
    t.expect(!t.underAttack, 'it is canceled');
    hunted(t, 'Ren the Ringwraith', ['Hoarmûrath Unleashed']);
    t.resource.mayNot('play Hoarmûrath Unleashed');
  });

  holds('Indûr cancels what attacks his own company', (t) => {
    hunted(t, 'Indûr the Ringwraith', ['Indûr Unleashed']);
    t.resource.plays('Indûr Unleashed').stage.resolve();
    t.expect(!t.underAttack, 'it is canceled');
    hunted(t, 'Indûr the Ringwraith', ['Indûr Unleashed'], 'Huorn', 'Orc Captain');
    t.resource.mayNot('play Indûr Unleashed');
  });

  holds('Khamûl weakens what attacks his own company', (t) => {
    hunted(t, 'Khamûl the Ringwraith', ['Khamûl Unleashed']);
    const { prowess } = t.attack();
    t.resource.plays('Khamûl Unleashed').stage.resolve();
    t.equal(t.attack().prowess, prowess - 3, 'three less');
  });

  holds('The Witch-king unleashed has five more influence, once a turn', (t) => {
    organizing(t, 'The Witch-king', {
      hand: ['The Witch-king Unleashed', 'The Witch-king Unleashed'],
    });
    const plain = t.card('The Witch-king').stat('influence');
    t.resource.plays('The Witch-king Unleashed').stage.resolve();
    t.equal(t.card('The Witch-king').stat('influence'), plain + 5, 'five more');
    t.resource.mayNot('play The Witch-king Unleashed');
  });
});

describe('modes', () => {
  for (const mode of ['Black Rider', 'Fell Rider', 'Heralded Lord'] as const)
    holds(`${mode} is for a Ringwraith, and not for a Fallen-wizard's Wizard`, (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          companies: [{ at: 'WH-56', members: ['Saruman'] }],
          hand: [mode],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(mode, { need: 'coe/9.2' });
    });
});

describe('what is with him', () => {
  holds('Bade to Rule: general influence for his own, as long as he stays', (t) => {
    organizing(t, 'Ren the Ringwraith', {
      hand: ['Bade to Rule', 'Bade to Rule'],
      sites: ['Dol Guldur'],
    });
    const [general, direct] = [
      t.generalInfluence(0),
      t.card('Ren the Ringwraith').stat('influence'),
    ];
    t.resource.plays('Bade to Rule').stage.resolve();
    t.equal(t.generalInfluence(0), general + 5, 'five more');
    t.equal(t.card('Ren the Ringwraith').stat('influence'), direct - 2, 'two less');
    t.resource.mayNot('play Bade to Rule').may('use Bade to Rule');
    // as soon as he moves it is over
    t.resource.chooses('move', 'Dol Guldur').passes();
    t.skipTo('organization', { turns: 1 });
    t.equal(t.generalInfluence(0), general, 'it is gone');
    // before he has come, and then it goes with him
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Minas Morgul', members: ['Orc Captain'] }],
        hand: ['Bade to Rule', 'Ren the Ringwraith'],
      },
      moment: 'organization',
    });
    const before = t.generalInfluence(0);
    t.resource.plays('Bade to Rule').stage.resolve();
    t.equal(t.generalInfluence(0), before + 5, 'five more');
    t.resource.chooses('organize').chooses('play Ren the Ringwraith', 'new company').passes();
    t.equal(t.card('Bade to Rule').host, 'Ren the Ringwraith', 'it lies with him');
    t.equal(t.card('Ren the Ringwraith').stat('influence'), direct - 2, 'two less');
    t.resource.uses('Bade to Rule');
    t.equal(t.card('Bade to Rule').zone, 'discard', 'thrown away at will');
  });

  holds('While the Yellow Face Sleeps: one card more, as long as he stays', (t) => {
    organizing(t, 'Ren the Ringwraith', {
      hand: ['While the Yellow Face Sleeps'],
      sites: ['Dol Guldur'],
    });
    const plain = t.handSize(0);
    t.resource.plays('While the Yellow Face Sleeps').stage.resolve();
    t.equal(t.handSize(0), plain + 1, 'one more');
    t.resource.chooses('move', 'Dol Guldur').passes();
    t.skipTo('organization', { turns: 1 });
    t.equal(t.handSize(0), plain, 'he has moved');
  });

  holds('Morgul-blade and The Fiery Blade weaken what strikes him, until it fails', (t) => {
    const met = (who: Named, ...bears: Named[]): number | undefined => {
      hunted(t, { name: who, status: 'tapped', bears }, []);
      t.rolls(12).passUntil('strike-defender').allPass();
      for (const name of bears) t.equal(t.card(name).zone, 'discard', 'the strike has failed');
      return rolled(t, 'strike').at(-1)?.against;
    };
    t.equal(met('Ren the Ringwraith', 'Morgul-blade'), 9, 'one less');
    t.equal(met('Ren the Ringwraith', 'The Fiery Blade'), 10, 'this one is for the body');
    t.equal(met('The Witch-king', 'The Fiery Blade'), 8, 'but in his hand two less');
  });

  holds('The Ring Leaves Its Mark: a mode from the sideboard, or he untaps', (t) => {
    organizing(
      t,
      { name: 'Ren the Ringwraith', status: 'tapped' },
      {
        hand: ['The Ring Leaves Its Mark'],
        sideboard: ['Fell Rider', 'Ren Unleashed'],
      },
    );
    t.resource.plays('The Ring Leaves Its Mark', { way: 'sideboard' }).stage.resolve();
    t.equal(t.card('Fell Rider').zone, 'deck', 'into the deck');
    organizing(
      t,
      { name: 'Ren the Ringwraith', status: 'tapped' },
      { hand: ['The Ring Leaves Its Mark'] },
    );
    t.rolls(7).resource.plays('The Ring Leaves Its Mark', { way: 'roll' }).stage.resolve();
    t.equal(t.card('Ren the Ringwraith').status, 'untapped', 'seven is enough');
    organizing(
      t,
      { name: 'Ren the Ringwraith', status: 'tapped' },
      { hand: ['The Ring Leaves Its Mark'] },
    );
    t.rolls(6).resource.plays('The Ring Leaves Its Mark', { way: 'roll' }).stage.resolve();
    t.equal(t.card('Ren the Ringwraith').status, 'tapped', 'six is not');
  });

  holds('Ren unleashed tries all who are at his site, friend or foe', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Moria', members: ['Ren the Ringwraith'] },
          { at: 'Minas Morgul', members: ['Lagduf'] },
        ],
        hand: ['Ren Unleashed'],
      },
      hazard: {
        companies: [{ at: 'Moria', members: [{ name: 'Dori', bears: ['Dagger of Westernesse'] }] }],
      },
      moment: 'organization',
    });
    t.rolls(12).resource.plays('Ren Unleashed').stage.resolve();
    t.equal(t.card('Dori').zone, 'play', 'one check, and no other');
  });

  holds('Helm of Fear serves a Ringwraith and nobody else', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Barad-dûr', siteTapped: true, members: ['Ren the Ringwraith', 'Orc Captain'] },
        ],
        hand: ['Helm of Fear'],
      },
      moment: 'entered',
    });
    t.resource.plays('Helm of Fear').stage.resolve();
    t.equal(t.card('Helm of Fear').host, 'Ren the Ringwraith', 'on him alone');
    hunted(t, { name: 'Ren the Ringwraith', bears: ['Helm of Fear'] }, []);
    t.resource.uses('Helm of Fear').stage.resolve();
    t.expect(!t.underAttack, 'it is canceled');
    hunted(t, { name: 'Orc Captain', bears: ['Helm of Fear'] }, []);
    t.resource.mayNot('use Helm of Fear');
  });

  holds('Creature of an Older World bears him alone, and takes a strike off him', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Barad-dûr', siteTapped: true, members: ['Ren the Ringwraith'] }],
        hand: ['Creature of an Older World'],
      },
      moment: 'entered',
    });
    t.resource.plays('Creature of an Older World').stage.resolve();
    t.equal(t.card('Creature of an Older World').host, 'Ren the Ringwraith', 'he has it');
    organizing(
      t,
      { name: 'Ren the Ringwraith', bears: ['Creature of an Older World'] },
      { sites: ['Barad-dûr'] },
    );
    t.resource.may('move', 'Barad-dûr');
    t.equal(t.card('Ren the Ringwraith').stat('prowess'), 8 + 2 + 2, 'a Fell Rider');
  });

  holds('Urlurtsu Nurn: an Orc or Troll comes back, and has to leave him', (t) => {
    const board = (): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Urlurtsu Nurn', members: ['Adûnaphel the Ringwraith'] }],
          discard: ['Orc Captain', 'Hendolen'],
          sites: ['Barad-dûr'],
        },
        moment: 'organization',
      });
      t.resource.uses('Urlurtsu Nurn').stage.resolve();
      t.equal(t.card('Orc Captain').zone, 'play', 'the Orc is there');
      t.equal(t.card('Adûnaphel the Ringwraith').status, 'tapped', 'she taps');
    };
    board();
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Orc Captain').zone, 'discard', 'he stayed, and is gone');
    board();
    t.resource.chooses('move', 'Orc Captain', 'Barad-dûr').passes();
    t.skipTo('organization', { turns: 1 });
    t.equal(t.card('Orc Captain').zone, 'play', 'he went');
    // the Ringwraith goes and he stays: he has not moved
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Urlurtsu Nurn',
            members: [{ name: 'Ren the Ringwraith', bears: ['Creature of an Older World'] }],
          },
        ],
        discard: ['Orc Captain'],
        sites: ['Minas Morgul'],
      },
      moment: 'organization',
    });
    t.resource.uses('Urlurtsu Nurn').stage.resolve();
    t.resource.chooses('move', 'Ren the Ringwraith', 'Minas Morgul').passes();
    t.skipTo('organization', { turns: 1 });
    t.equal(
      [t.card('Ren the Ringwraith').site, t.card('Orc Captain').zone],
      ['Minas Morgul', 'discard'],
      'she went, he is gone',
    );
  });
});

describe('in a fight of two companies', () => {
  const fighting = (t: Stage, who: Member, theirs: Member[], hand: Named[]): void => {
    t.board({
      resource: { kind, companies: [{ at: 'Edoras', members: [who] }], hand },
      hazard: { companies: [{ at: 'Edoras', members: theirs }], hand: [] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
  };

  holds('Adûnaphel, Khamûl and the Creature choose whom they strike', (t) => {
    for (const [who, how] of [
      ['Adûnaphel the Ringwraith', 'Adûnaphel Unleashed'],
      ['Khamûl the Ringwraith', 'Khamûl Unleashed'],
    ] as const) {
      fighting(t, who, ['Elladan', 'Dori'], [how]);
      t.resource.plays(how, { way: 'who faces' }).stage.resolve();
      while (t.decision().kind !== 'assign') t.pass();
      t.resource.options_are('a strike to Elladan', 'a strike to Dori');
    }
    fighting(
      t,
      { name: 'Ren the Ringwraith', bears: ['Creature of an Older World'] },
      ['Elladan', 'Dori'],
      [],
    );
    t.resource.may('use Creature of an Older World');
  });

  holds('Indûr unleashed is not turned away', (t) => {
    fighting(t, 'Indûr the Ringwraith', ['Elladan'], ['Indûr Unleashed']);
    t.resource.plays('Indûr Unleashed', { way: 'cannot be canceled' }).stage.resolve();
    t.equal(t.card('Indûr Unleashed').zone, 'discard', 'it is done');
  });
});
