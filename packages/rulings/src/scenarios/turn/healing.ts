import { type Member, type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const healing: readonly Scenario[] = [
  scenario(
    'Ioreth passes every healing on to all the wounded of her company',
    { proves: ['crf/card/ioreth/1', 'crf/errata/card-errata/35'], rules: ALL },
    (t) => {
      const members: Member[] = [
        { name: 'Forlong', bears: ['Healing Herbs'] },
        { name: 'Beretar', status: 'wounded' as const },
        { name: 'Elladan', status: 'wounded' as const },
      ];
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: [...members, 'Ioreth'] },
            { at: 'Weathertop', members: [{ name: 'Elrohir', status: 'wounded' }] },
          ],
        },
        hazard: { companies: [{ at: 'Bree', members: [{ name: 'Haldir', status: 'wounded' }] }] },
        moment: 'organization',
      });
      t.resource.uses('Healing Herbs', 'Beretar', { way: 'wounded' }).stage.resolve();
      t.equal(
        [t.card('Beretar').status, t.card('Elladan').status],
        ['untapped', 'untapped'],
        'an item’s healing, and both are well',
      );
      t.equal(
        [t.card('Elrohir').status, t.card('Haldir').status, t.card('Forlong').status],
        ['wounded', 'wounded', 'tapped'],
        'another company is not touched, be it there or elsewhere, nor who tapped for it',
      );
      t.board({ resource: { companies: [{ at: 'Bree', members }] }, moment: 'organization' });
      t.resource.uses('Healing Herbs', 'Beretar', { way: 'wounded' }).stage.resolve();
      t.equal(
        [t.card('Beretar').status, t.card('Elladan').status],
        ['untapped', 'wounded'],
        'without her only the one',
      );
      t.say('A card from hand, and what heals but leaves them tapped');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                'Ioreth',
                { name: 'Beretar', status: 'wounded' },
                { name: 'Sam Gamgee', status: 'wounded' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.plays('Halfling Strength', { way: 'wounded' }, 'Sam Gamgee').stage.resolve();
      t.equal(
        [t.card('Sam Gamgee').status, t.card('Beretar').status],
        ['untapped', 'untapped'],
        'no Hobbit, and well as he is',
      );
      for (const who of ['Beretar', 'Ioreth'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: [
                  { name: 'Ioreth', status: 'wounded' },
                  { name: 'Faramir', bears: ['Athelas'] },
                  { name: 'Beretar', status: 'wounded' },
                  { name: 'Elladan', status: 'wounded' },
                ],
              },
            ],
          },
          moment: 'organization',
        });
        t.resource.uses('Athelas', who).stage.resolve();
        t.equal(
          [t.card('Beretar').status, t.card('Elladan').status, t.card('Ioreth').status],
          ['tapped', 'tapped', 'tapped'],
          'all of them, herself among them, whoever it was meant for',
        );
      }
      t.say(
        'No card at all: the rest of one in a haven, where another would rather wait for the paste',
      );
      for (const friend of ['Ioreth', 'Faramir'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'WH-58',
                members: [
                  { name: friend, bears: ['Foul-smelling Paste'] },
                  { name: 'Beretar', status: 'wounded' },
                  { name: 'Elladan', status: 'wounded' },
                ],
              },
            ],
          },
          moment: 'untap',
        });
        t.passUntil('stay-wounded').resource.chooses('Beretar').passes();
        t.passUntil('organization');
        t.equal(
          [t.card('Elladan').status, t.card('Beretar').status],
          ['tapped', friend === 'Ioreth' ? 'tapped' : 'wounded'],
          `with ${friend}`,
        );
      }
    },
  ),

  scenario(
    'Who is tapped but not wounded gets nothing from Ioreth',
    { proves: ['crf/card/ioreth/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                'Ioreth',
                { name: 'Forlong', bears: ['Healing Herbs'] },
                { name: 'Faramir', status: 'tapped' },
                { name: 'Beretar', status: 'wounded' },
                { name: 'Elladan', status: 'wounded' },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.uses('Healing Herbs', 'Beretar', { way: 'wounded' }).stage.resolve();
      t.equal(
        [t.card('Beretar').status, t.card('Elladan').status, t.card('Faramir').status],
        ['untapped', 'untapped', 'tapped'],
        'the wounded are well, the tapped stay tapped',
      );
      t.say('Nor where there is only one to heal');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                'Ioreth',
                { name: 'Forlong', bears: ['Healing Herbs'] },
                { name: 'Faramir', status: 'tapped' },
                { name: 'Beretar', status: 'wounded' },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.uses('Healing Herbs', 'Beretar', { way: 'wounded' }).stage.resolve();
      t.equal(
        [t.card('Beretar').status, t.card('Faramir').status],
        ['untapped', 'tapped'],
        'one is well, and one is tapped',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                'Ioreth',
                { name: 'Forlong', bears: ['Healing Herbs'] },
                { name: 'Faramir', status: 'tapped' },
                { name: 'Beretar', status: 'tapped' },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.uses('Healing Herbs', 'Faramir', { way: 'tapped character' }).stage.resolve();
      t.equal(
        [t.card('Faramir').status, t.card('Beretar').status],
        ['untapped', 'tapped'],
        'untapping is not healing',
      );
    },
  ),

  scenario(
    'Strength for one Hobbit heals all the wounded of a company where healing is for all',
    { proves: ['crf/card/halfling-strength/1', 'crf/errata/card-errata/35'], rules: ALL },
    (t) => {
      for (const [at, friend, all] of [
        ['Bree', 'Ioreth', true],
        ['TW-420', 'Beretar', true],
        ['Bree', 'Beretar', false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at,
                members: [
                  friend,
                  { name: 'Sam Gamgee', status: 'wounded' },
                  { name: 'Elladan', status: 'wounded' },
                  { name: 'Bergil', status: 'wounded' },
                  { name: 'Faramir', status: 'tapped' },
                ],
              },
              { at: 'Edoras', members: [{ name: 'Erkenbrand', status: 'wounded' }] },
            ],
            hand: ['Halfling Strength'],
          },
          moment: 'organization',
        });
        t.resource.plays('Halfling Strength', 'Sam Gamgee', { way: 'heal' }).stage.resolve();
        t.equal(
          (['Sam Gamgee', 'Elladan', 'Bergil', 'Faramir', 'Erkenbrand'] as const).map(
            (x) => t.card(x).status,
          ),
          all
            ? ['untapped', 'untapped', 'untapped', 'tapped', 'wounded']
            : ['untapped', 'wounded', 'wounded', 'tapped', 'wounded'],
          all ? 'all the wounded of the company, and only they' : 'the Hobbit alone',
        );
      }
    },
  ),

  scenario(
    'Strength for one Hobbit heals all the wounded at a site of healing, in the organization phase',
    { proves: ['companion/clarification/halfling-strength/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Old Forest',
              members: [
                { name: 'Sam Gamgee', status: 'wounded' },
                { name: 'Elladan', status: 'wounded' },
              ],
            },
            { at: 'Old Forest', members: [{ name: 'Faramir', status: 'wounded' }] },
            { at: 'Bree', members: [{ name: 'Beretar', status: 'wounded' }] },
          ],
          hand: ['Halfling Strength'],
        },
        hazard: {
          companies: [{ at: 'Old Forest', members: [{ name: 'Gimli', status: 'wounded' }] }],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('play Halfling Strength: untap a tapped')
        .plays('Halfling Strength', 'Sam Gamgee', { way: 'heal' })
        .stage.resolve();
      t.equal(
        ['Sam Gamgee', 'Elladan', 'Faramir', 'Gimli', 'Beretar'].map((x) => t.card(x).status),
        ['untapped', 'untapped', 'untapped', 'untapped', 'wounded'],
        'all companies there, an opponent’s too, and not the one elsewhere',
      );
      t.shows('companion/clarification/halfling-strength/1#1');
      t.say('Without a wounded Hobbit it heals nobody');
      t.board({
        resource: {
          companies: [
            { at: 'Old Forest', members: ['Sam Gamgee', { name: 'Elladan', status: 'wounded' }] },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('play Halfling Strength');
      t.shows('companion/clarification/halfling-strength/1#2');
      t.say('Where healing is for one, only the Hobbit is healed');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Sam Gamgee', status: 'wounded' },
                { name: 'Frodo', status: 'wounded' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.plays('Halfling Strength', 'Sam Gamgee', { way: 'heal' }).stage.resolve();
      t.equal(
        [t.card('Sam Gamgee').status, t.card('Frodo').status],
        ['untapped', 'wounded'],
        'one of two',
      );
      t.shows('companion/clarification/halfling-strength/1#4');
      t.say('Earlier or later in the turn it does not heal');
      for (const moment of ['untap', 'long-event', 'hazards', 'entered', 'end-of-turn'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Old Forest', members: [{ name: 'Sam Gamgee', status: 'wounded' }] }],
            hand: ['Halfling Strength', 'Forewarned Is Forearmed'],
          },
          hazard: { hand: ['River'] },
          moment,
        });
        t.resource.refused('Halfling Strength', { 'no-target': 'coe/9.3', phase: 'coe/9.1.3' });
      }
      t.shows('companion/clarification/halfling-strength/1#3');
    },
  ),

  ...(
    [
      [
        'Old Forest',
        ['crf/card/old-forest/1', 'crf/errata/card-errata/46', 'crf/term/challenge-decks/4'],
      ],
      ['Rhosgobel', ['crf/card/rhosgobel/2', 'crf/errata/card-errata/59']],
    ] as const
  ).map(([site, proves]) =>
    scenario(`Healing at ${site} reaches everybody there`, { proves, rules: ALL }, (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: site,
              members: [
                { name: 'Forlong', bears: ['Healing Herbs'] },
                { name: 'Beretar', status: 'wounded' },
                { name: 'Faramir', status: 'tapped' },
              ],
            },
            { at: site, members: [{ name: 'Elladan', status: 'wounded', bears: ['Quickbeam'] }] },
            { at: 'Bree', members: [{ name: 'Elrohir', status: 'wounded' }] },
          ],
        },
        hazard: { companies: [{ at: site, members: [{ name: 'Haldir', status: 'wounded' }] }] },
        moment: 'organization',
      });
      t.resource.uses('Healing Herbs', 'Beretar', { way: 'wounded' }).stage.resolve();
      t.equal(
        ['Beretar', 'Elladan', 'Elrohir', 'Faramir', 'Haldir'].map((x) => t.card(x).status),
        ['untapped', 'untapped', 'wounded', 'tapped', 'untapped'],
        'all the wounded at the site, whose ever they are, by an item',
      );
      t.board({
        resource: {
          companies: [
            {
              at: site,
              members: [
                { name: 'Sam Gamgee', status: 'wounded' },
                { name: 'Elladan', status: 'wounded' },
              ],
            },
          ],
          hand: ['Halfling Strength'],
        },
        moment: 'organization',
      });
      t.resource.plays('Halfling Strength', 'Sam Gamgee', { way: 'heal' }).stage.resolve();
      t.equal(t.card('Elladan').status, 'untapped', 'and by an event');
    }),
  ),

  scenario(
    'What heals at Rhosgobel or in the Old Forest need be no card that heals: so with the rest of an untap phase',
    {
      proves: [
        'crf/card/rhosgobel/2',
        'crf/card/old-forest/1',
        'crf/errata/card-errata/46',
        'crf/errata/card-errata/59',
        'crf/term/challenge-decks/4',
      ],
      rules: ALL,
    },
    (t) => {
      for (const site of ['Rhosgobel', 'Old Forest', 'Minas Tirith'] as const) {
        const wounded = (name: Named): Member => ({ name, status: 'wounded' });
        t.board({
          resource: {
            companies: [{ at: site, onSite: ['Houses of Healing'], members: [wounded('Beretar')] }],
          },
          hazard: {
            companies: [{ at: site, members: [wounded('Haldir'), wounded('Orophin')] }],
          },
          moment: 'untap',
          asksPasses: true,
        });
        t.passUntil('organization');
        t.equal(
          (['Beretar', 'Haldir', 'Orophin'] as const).map((x) => t.card(x).status),
          site === 'Minas Tirith'
            ? ['tapped', 'wounded', 'wounded']
            : ['tapped', 'tapped', 'tapped'],
          `${site}: who rests there, and who else is there`,
        );
      }
    },
  ),
];
