import { type Member, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, SPARE } from '../help.ts';

/** More events of the decks, sentence by sentence. */
export const treesAndTerrors: readonly Scenario[] = [
  scenario(
    'Searching Eye sees through what a scout is about to do, or has done',
    { proves: ['coe/9.5.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Fatty Bolger', 'Gimli'] }],
          hand: ['Concealment', SPARE],
        },
        hazard: { hand: ['Wargs', 'Searching Eye'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('play Searching Eye').plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Concealment', 'Fatty Bolger');
      t.hazard.plays('Searching Eye', 'Concealment').stage.resolve();
      t.equal(
        [t.card('Concealment').zone, t.card('Fatty Bolger').status],
        ['discard', 'tapped'],
        'canceled, and the tap is lost',
      );
      t.expect(t.underAttack, 'the attack goes on');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Fatty Bolger', 'Elrond'] }],
          hand: ['Stealth'],
        },
        hazard: { hand: ['Orc-guard', 'Searching Eye'] },
        moment: 'organization',
      });
      t.skipTo('organization-end');
      t.resource.plays('Stealth', 'Fatty Bolger').stage.resolve();
      t.skipTo('movement-hazard').resolve();
      t.hazard.mayNot('play Orc-guard').plays('Searching Eye').stage.resolve();
      t.hazard.may('play Orc-guard');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              siteTapped: true,
              members: ['Fatty Bolger', 'Gimli'],
              onGuard: ['Searching Eye'],
            },
          ],
          hand: ['Thorough Search', 'Star-glass'],
        },
        moment: 'entered',
      });
      t.resource.plays('Thorough Search', 'Fatty Bolger');
      t.hazard.reveals('Searching Eye', 'Thorough Search').stage.resolve();
      t.equal(t.card('Thorough Search').zone, 'discard', 'from on guard as well');
      t.resource.mayNot('play Star-glass');
    },
  ),
  scenario(
    'Thrice Outnumbered: each side may call up a Man at the end of each turn',
    { proves: ['coe/9.6.6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gimli'] }],
          discard: ['Brigands', 'Wargs'],
        },
        hazard: { events: ['Thrice Outnumbered'], discard: ['Lawless Men'] },
        moment: 'end-of-turn',
      });
      for (
        let i = 0;
        i < 40 && t.card('Brigands').zone === 'discard' && t.decision().about !== 'organization';
        i++
      ) {
        const o = t.offered();
        if (o.includes('Wargs') && o.includes('Brigands')) t.fail('a Wolf is no Man');
        if (o.includes('Brigands')) t.resource.chooses('Brigands');
        else if (o.includes('yes'))
          t.take(
            t.decision().options.find((x) => x.type === 'yes') ?? t.decision().options[0],
            'yes',
          );
        else
          t.take(
            t.decision().options.find((x) => x.type === 'pass') ?? t.decision().options[0],
            'on',
          );
      }
      t.equal(t.card('Brigands').zone, 'deck', 'one Man is in the deck');
    },
  ),
  scenario(
    'Thrice Outnumbered is kept up by giving a Man, or goes',
    { proves: ['coe/9.6.6'], rules: ALL },
    (t) => {
      for (const hand of [['Lawless Men'], ['Wargs']] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], hand: [SPARE] },
          hazard: { events: ['Thrice Outnumbered'], hand },
          moment: 'long-event',
        });
        t.resource.passes();
        t.resolve();
        for (let i = 0; i < 10 && t.decision().seat === 1 && about(t) !== 'movement-hazard'; i++) {
          const give =
            t.decision().options.find((x) => x.type === 'label' && x.label.includes('creature')) ??
            t.decision().options[0];
          t.take(give, 'the first that is offered');
        }
        t.equal(
          [t.card('Thrice Outnumbered').zone, t.card(hand[0]).zone],
          hand[0] === 'Wargs' ? ['discard', 'hand'] : ['play', 'discard'],
          hand[0],
        );
      }
    },
  ),
  scenario(
    'Vilya strengthens Elrond, brings cards back at Rivendell, and is a burden',
    { proves: ['coe/g.cbd.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          hand: ['Vilya', 'Vilya'],
          discard: ['Orcrist', 'Concealment', 'Stealth', 'Smoke Rings', 'Wargs'],
        },
        moment: 'organization',
      });
      t.rolls(12);
      t.resource.plays('Vilya').stage.resolve();
      t.equal(
        [
          t.card('Elrond').stat('prowess'),
          t.card('Elrond').stat('body'),
          t.card('Elrond').stat('influence'),
        ],
        [11, 11, 10],
        'much stronger',
      );
      t.resource.chooses('Shuffle three');
      for (const n of ['Orcrist', 'Concealment', 'Stealth'] as const)
        t.resource.mayNot('Wargs').chooses(n);
      t.resolve();
      t.equal(
        [t.card('Orcrist').zone, t.card('Stealth').zone, t.card('Smoke Rings').zone],
        ['deck', 'deck', 'discard'],
        'three cards',
      );
      t.equal(t.state.dice.length, 0, 'and a check');
      t.resource.mayNot('Vilya').refused('Vilya', { duplicate: 'coe/g.cbd.1' });
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: [{ name: 'Elrond', bears: ['Orcrist'] }] }],
          hand: ['Vilya', SPARE],
          discard: ['Concealment'],
        },
        moment: 'organization',
      });
      t.say('away from Rivendell it gives strength only; a five less three is not above two');
      t.rolls(5);
      t.resource.plays('Vilya').stage.resolve();
      t.equal(
        [t.card('Concealment').zone, t.card('Elrond').zone],
        ['discard', 'discard'],
        'the check was at three less',
      );
    },
  ),
  scenario(
    'The White Tree grows from a Sapling at Minas Tirith, with a sage to tend it',
    { proves: ['coe/9.4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              members: ['Elrond', { name: 'Gimli', bears: ['Sapling of the White Tree'] }],
            },
          ],
          hand: ['The White Tree', SPARE],
        },
        moment: 'organization',
      });
      t.resource.plays('The White Tree');
      t.equal(t.card('Sapling of the White Tree').zone, 'discard', 'the Sapling is given');
      t.resolve();
      t.equal([t.card('The White Tree').zone, t.points(0).misc], ['play', 5], 'five points');
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Elrond'] }],
          stored: [{ name: 'Sapling of the White Tree', at: 'Minas Tirith' }],
          hand: ['The White Tree', SPARE],
        },
        moment: 'organization',
      });
      t.resource.plays('The White Tree').stage.resolve();
      t.equal(t.card('Sapling of the White Tree').zone, 'discard', 'or one that was stored');
      for (const members of [
        ['Gimli', 'Legolas'],
        ['Elrond', 'Legolas'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: members[0] === 'Elrond' ? 'Edoras' : 'Minas Tirith',
                members: [members[0], { name: members[1], bears: ['Sapling of the White Tree'] }],
              },
            ],
            hand: ['The White Tree', SPARE],
          },
          moment: 'organization',
        });
        t.resource.mayNot('The White Tree');
      }
    },
  ),
  scenario(
    'Under the White Tree the wounded heal at Minas Tirith, and no creature comes there',
    { proves: ['coe/2.I.1'], rules: ALL },
    (t) => {
      for (const tree of [true, false] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Minas Tirith', members: [{ name: 'Gimli', status: 'wounded' }] }],
            events: tree ? ['The White Tree'] : [],
            hand: [SPARE],
          },
          moment: 'untap',
        });
        t.skipTo('organization');
        t.equal(
          t.card('Gimli').status,
          tree ? 'tapped' : 'wounded',
          tree ? 'healing' : 'not healing',
        );
      }
    },
  ),
  scenario(
    'Vanishment saves the company of a Wizard and tries him',
    { proves: ['coe/3.i.2'], rules: ALL },
    (t) => {
      const board = (members: Member[], far: Named[] = []): void => {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Moria', members },
              ...(far.length ? [{ at: 'Bree' as const, members: far }] : []),
            ],
            hand: ['Vanishment', SPARE],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      };
      board(['Gimli', 'Legolas'], ['Gandalf']);
      t.resource.mayNot('Vanishment');
      board(['Gandalf', 'Legolas']);
      t.rolls(12);
      t.resource.plays('Vanishment').stage.resolve();
      t.expect(!t.underAttack, 'canceled');
      t.equal(t.state.dice.length, 0, 'with a check');
      board([{ name: 'Saruman', bears: ['Orcrist', 'Sword of Gondolin'] }, 'Legolas']);
      t.rolls(6);
      t.resource.plays('Vanishment').stage.resolve();
      t.equal(t.card('Saruman').zone === 'play', false, 'six less two is not above four');
    },
  ),
  scenario(
    'Wizard Uncloaked throws back what clings to the company',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                'Gandalf',
                { name: 'Gimli', bears: ['Rebel-talk'] },
                { name: 'Haldir', bears: ['Lure of Nature'] },
              ],
            },
            { at: 'Bree', members: [{ name: 'Legolas', bears: ['Rebel-talk'] }] },
          ],
          hand: ['Wizard Uncloaked', SPARE],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'organization',
      });
      t.rolls(12);
      t.resource.plays('Wizard Uncloaked').stage.resolve();
      t.equal(t.hand(1).sort(), ['Lure of Nature', 'Rebel-talk'], 'in the opponent’s hand');
      t.equal(
        [
          t.card('Rank upon Rank').zone,
          t.state.table.filter((id) => t.idOf(id) === 'LE-132').length,
        ],
        ['play', 1],
        'nothing else',
      );
      t.equal(t.state.dice.length, 0, 'with a check');
    },
  ),
  scenario(
    'Two or Three Tribes Present: only of the race that was named, and never three of them',
    { proves: ['coe/2.IV.iii.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Two or Three Tribes Present', 'Orc-guard', 'Wargs'] },
        moment: 'hazards',
        declared: 1,
      });
      t.resource.passes();
      t.hazard.chooses('play Two or Three Tribes Present');
      t.hazard.may('Orc').may('Slayer').mayNot('Nazgûl').mayNot('Undead').mayNot('Dragon');
      // whatever creatures there are can be named, and nothing else
      t.hazard.may('Bear').may('Maia').may('Balrog').may('Spawn').mayNot('Hobbit');
      t.hazard.chooses('Orc');
      t.resolve();
      t.resource.passes();
      t.hazard
        .may('play Orc-guard')
        .mayNot('play Wargs')
        .refused('Wargs', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Ettenmoors', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Two or Three Tribes Present'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('play Two or Three');
    },
  ),
  scenario(
    'Seized by Terror finds weaker minds in the Shadow, and no Wizard',
    { proves: ['coe/2.IV.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Gandalf', 'Gimli'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Seized by Terror'] },
        moment: 'hazards',
      });
      t.rolls(6);
      t.hazard.plays('Seized by Terror', 'Gimli').stage.resolve();
      t.equal(t.card('Gimli').companions, ['Gandalf'], 'six and his mind of six are twelve');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dead Marshes', members: ['Gandalf'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Seized by Terror'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('play Seized');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Seized by Terror'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('play Seized');
    },
  ),
];
