import { type Member, type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Storing cards and handing items on. */
export const storingAndTransfer: readonly Scenario[] = [
  scenario(
    'An item is stored at a haven, by a check of its bearer',
    {
      proves: ['coe/2.II.4', 'coe/2.II.4.1', 'coe/2.II.4.2', 'crf/term/stored-cards/2'],
      rules: ALL,
    },
    (t) => {
      const balin: Member = { name: 'Balin', bears: ["Durin's Axe"] };
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [balin] },
            { at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Orcrist'] }] },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.points(0).item, 8, 'the axe is worth four to a Dwarf, the sword four');
      t.resource.may("store Durin's Axe").mayNot('store Orcrist');
      // after organizing as well as before
      t.resource.chooses('organize').passes().may("store Durin's Axe");
      t.rolls(5);
      t.resource.chooses("store Durin's Axe").stage.resolve();
      t.equal(t.card("Durin's Axe").zone, 'pile', 'it is stored');
      t.equal(
        [t.card("Durin's Axe").host, t.card('Balin').corruption, t.card('Balin').stat('prowess')],
        ['', 0, 4],
        'nobody bears it now',
      );
      t.equal(t.points(0).item, 6, 'stored it is worth the plain two');
      // a check that is failed: the bearer is gone and the item with him
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: [balin] }] },
        moment: 'organization',
      });
      t.rolls(3);
      t.resource.chooses("store Durin's Axe").stage.resolve();
      t.equal(
        [t.card('Balin').zone, t.card("Durin's Axe").zone],
        ['discard', 'discard'],
        'three against three',
      );
    },
  ),

  scenario('An event is stored without a check', { proves: ['coe/2.II.4.1'], rules: ALL }, (t) => {
    const bears: Named[] = ['Rescue Prisoners', "Durin's Axe", 'Orcrist'];
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: [{ name: 'Balin', bears }] }] },
      moment: 'organization',
    });
    // any check would be failed
    t.rolls(2);
    t.resource.chooses('store Rescue Prisoners').stage.resolve();
    t.equal(
      [t.card('Rescue Prisoners').stored, t.card('Balin').zone, t.points(0).misc],
      ['Rivendell', 'play', 2],
      'it is stored and counts',
    );
    t.unrolled(1, 'and nothing was asked of him who bears much');
  }),

  scenario('The One Ring cannot be stored', { proves: ['coe/g.sto.1'], rules: ALL }, (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Frodo', bears: ['The One Ring', 'Lesser Ring'] }] },
        ],
      },
      moment: 'organization',
    });
    t.resource.may('store Lesser Ring').mayNot('store The One Ring');
  }),

  scenario(
    'What is stored is not in play, except that it is still the only one',
    { proves: ['crf/term/stored-cards/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Balin'] }],
          hand: ["Durin's Axe", 'Sword of Gondolin'],
        },
        hazard: { stored: [{ name: "Durin's Axe", at: 'Rivendell' }] },
        moment: 'entered',
      });
      t.resource
        .may('play Sword of Gondolin')
        .mayNot("play Durin's Axe")
        .refused("Durin's Axe", { unique: 'coe/g.man.1' });
      t.shows('crf/term/stored-cards/1#2');
      // the stored scroll does nothing for a test any more
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Arwen', bears: ['Fair Gold Ring', 'Scroll of Isildur'] }],
            },
          ],
          hand: ['Test of Lore', 'The One Ring', 'Lesser Ring'],
        },
        moment: 'organization',
      });
      t.rolls(12);
      t.resource.chooses('store Scroll of Isildur').stage.resolve();
      t.equal(t.card('Scroll of Isildur').stored, 'Rivendell', 'the scroll is stored');
      t.rolls(11);
      t.resource.plays('Test of Lore').stage.resolve();
      t.resource.options_are('Lesser Ring', 'pass');
      t.say('nor does anything find it that is aimed at a thing in play');
      for (const stored of [true, false]) {
        const SCROLL = 'Scroll of Isildur';
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', members: [{ name: 'Arwen', bears: stored ? [] : [SCROLL] }] },
            ],
            hand: ['Free to Choose'],
            stored: stored ? [{ name: SCROLL, at: 'Rivendell' }] : [],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (stored) t.resource.refused('Free to Choose', { 'no-target': 'coe/9.3' });
        else t.resource.may('play Free to Choose');
      }
      t.say('Nor is a crown that is put away one that is in play');
      for (const stored of [true, false]) {
        const CROWN = 'The Iron Crown';
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
          hazard: {
            kind: 'ringwraith',
            companies: [
              { at: 'Minas Morgul', members: [{ name: 'Layos', bears: stored ? [] : [CROWN] }] },
            ],
            stored: stored ? [{ name: CROWN, at: 'Barad-dûr' }] : [],
            hand: ['Brigands', 'Fury of the Iron Crown'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
        t.passUntil('strike-hazard');
        if (stored) t.hazard.may('play Fury of the Iron Crown');
        else t.hazard.refused('Fury of the Iron Crown', { need: 'coe/9.2' });
      }
      t.shows('crf/term/stored-cards/1#1');
    },
  ),

  scenario(
    'Items go from hand to hand at one site, by a check of the one who gives',
    { proves: ['coe/2.II.5'], rules: ALL },
    (t) => {
      const set = () =>
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Aragorn II', bears: ['Orcrist', { name: 'Bill the Pony' }] },
                  'Arwen',
                ],
              },
              { at: 'Rivendell', members: ['Elladan'] },
              { at: 'Lórien', members: ['Celeborn'] },
            ],
          },
          moment: 'organization',
        });
      set();
      t.equal(
        t.resource.options().filter((x) => x.startsWith('give')),
        ['give Orcrist to Arwen', 'give Orcrist to Elladan'],
        'to everyone there, in whichever company, but to no ally and nobody elsewhere',
      );
      t.rolls(3);
      t.resource.chooses('give Orcrist to Elladan').passes();
      t.equal(t.card('Orcrist').host, 'Elladan', 'three is more than two');
      t.equal(t.card('Elladan').stat('prowess'), 8, 'and he uses it at once');
      set();
      t.rolls(2);
      t.resource.chooses('give Orcrist to Elladan').passes();
      t.equal(
        [t.card('Aragorn II').zone, t.card('Orcrist').zone],
        ['discard', 'discard'],
        'a check that is failed loses both',
      );
      t.say('After organizing as well as before it');
      set();
      t.resource.chooses('organize').mayNot('give').passes().may('give Orcrist to Arwen');
      t.rolls(12).resource.chooses('give Orcrist to Arwen').passes();
      t.equal(t.card('Orcrist').host, 'Arwen', 'she has it');
    },
  ),

  scenario(
    'What is used up in the meantime is neither handed on nor stored',
    { proves: ['coe/2.II.4.1', 'coe/2.II.5'], rules: ALL },
    (t) => {
      const eaten = (option: string) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Aragorn II', status: 'tapped', bears: ['Cram'] }, 'Arwen'],
              },
            ],
          },
          moment: 'organization',
        });
        t.rolls(9);
        t.resource.chooses(option).uses('Cram', { way: 'untap' }).stage.resolve();
        t.equal(
          [t.card('Aragorn II').status, t.card('Cram').zone, t.state.dice.length],
          ['untapped', 'discard', 0],
          'the check was made, but there is nothing left to give',
        );
      };
      eaten('give Cram to Arwen');
      eaten('store Cram');
    },
  ),

  scenario(
    'Allies neither bear nor use items, and make no checks',
    { proves: ['coe/6.1.6', 'coe/7.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Sam Gamgee', bears: ['Gollum', 'Cram'] }],
            },
          ],
        },
        hazard: { hand: ['Weariness of the Heart', 'Corpse-candle'] },
        moment: 'hazards',
      });
      t.hazard.plays('Corpse-candle', 'keyed to Wilderness');
      t.rolls(6, 6).passUntil('defend');
      t.unrolled(1, 'one check, of the Hobbit; none of Gollum');
      t.board({
        resource: {
          companies: [
            {
              at: 'Goblin-gate',
              members: [{ name: 'Sam Gamgee', status: 'tapped', bears: ['Gollum'] }, 'Elladan'],
            },
          ],
          hand: ['Cram'],
        },
        moment: 'entered',
      });
      t.resource.plays('Cram');
      t.equal(t.card('Cram').host, 'Elladan', 'with the Hobbit tapped nobody else could take it');
    },
  ),

  scenario(
    'The White Tree is planted at the price of a sapling, borne or stored there',
    {
      proves: [
        'crf/card/the-white-tree/1',
        'crf/errata/card-errata/80',
        'companion/errata/the-white-tree/1',
      ],
      rules: ALL,
    },
    (t) => {
      // borne
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              members: ['Ioreth', { name: 'Boromir II', bears: ['Sapling of the White Tree'] }],
            },
          ],
          hand: ['The White Tree'],
        },
        moment: 'organization',
      });
      t.equal(t.points(0).item, 1, 'the sapling gives a point');
      t.resource.plays('The White Tree', { way: 'Tree at Minas Tirith' }).stage.resolve();
      t.equal(
        [t.card('The White Tree').zone, t.card('Sapling of the White Tree').zone],
        ['play', 'discard'],
        'the sapling is spent',
      );
      t.equal(
        [t.points(0).item, t.points(0).misc],
        [0, 5],
        'its point is gone, the tree gives five',
      );
      // stored
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Ioreth'] }],
          stored: [{ name: 'Sapling of the White Tree', at: 'Minas Tirith' }],
          hand: ['The White Tree'],
        },
        moment: 'organization',
      });
      t.equal(t.points(0).item, 2, 'stored there it gives two');
      t.resource.plays('The White Tree', { way: 'stored' }).stage.resolve();
      t.equal(
        [t.card('The White Tree').zone, t.card('Sapling of the White Tree').zone],
        ['play', 'discard'],
        'the sapling is spent',
      );
      t.equal([t.points(0).item, t.points(0).misc], [0, 5], 'only the tree counts');
      // stored elsewhere, or none at all
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Ioreth'] }],
          stored: [{ name: 'Sapling of the White Tree', at: 'Rivendell' }],
          hand: ['The White Tree'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('The White Tree').refused('The White Tree', { 'no-cost': 'coe/9.2.3' });
      t.board({
        resource: {
          companies: [{ at: 'Minas Tirith', members: ['Ioreth'] }],
          hand: ['The White Tree'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('The White Tree').refused('The White Tree', { 'no-cost': 'coe/9.2.3' });
    },
  ),

  scenario(
    'Rescue Prisoners gives two points, and only once they are brought home',
    { proves: ['crf/card/rescue-prisoners/1', 'crf/errata/card-errata/58'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', siteTapped: true, members: ['Aragorn II', 'Elladan', 'Elrohir'] },
          ],
          hand: ['Rescue Prisoners'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.resource.chooses('a strike to Elladan').chooses('a strike to Elrohir');
      t.rolls(12, 12);
      t.resource
        .chooses('resolve the strike against Elladan')
        .chooses('no')
        .passes()
        .chooses('no')
        .passes();
      t.resource.chooses('Aragorn II');
      t.equal(
        [t.card('Rescue Prisoners').host, t.card('Aragorn II').status],
        ['Aragorn II', 'tapped'],
        'he has them in his care',
      );
      t.equal(t.points(0).misc, 0, 'no points yet');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Aragorn II', status: 'tapped', bears: ['Rescue Prisoners'] },
                { name: 'Elladan', status: 'tapped' },
              ],
            },
          ],
        },
        moment: 'untap',
      });
      t.equal(
        [t.card('Aragorn II').status, t.card('Elladan').status],
        ['tapped', 'untapped'],
        'he cannot untap',
      );
      t.equal(t.points(0).misc, 0, 'still no points');
      t.shows('crf/card/rescue-prisoners/1#2', 'crf/errata/card-errata/58#2');
      t.resource.chooses('store Rescue Prisoners').stage.resolve();
      t.equal(t.card('Rescue Prisoners').zone, 'pile', 'stored at a border-hold');
      t.equal(t.points(0).misc, 2, 'two points');
      t.shows('crf/card/rescue-prisoners/1#1', 'crf/errata/card-errata/58#1');
    },
  ),

  scenario(
    'Aligned, a Palantír is stored together with its alignment',
    {
      proves: ['crf/card/align-palantir/2', 'companion/clarification/align-palantir/1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Arwen', bears: [{ name: 'Palantír of Orthanc', on: ['Align Palantír'] }] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card('Arwen').corruption, 4, 'two and two');
      t.rolls(9);
      t.resource.chooses('store Palantír of Orthanc').stage.resolve();
      t.equal(
        [t.card('Palantír of Orthanc').zone, t.card('Align Palantír').zone],
        ['pile', 'pile'],
        'both are stored',
      );
      t.equal([t.points(0).item, t.points(0).misc], [2, 2], 'and both give points');
      t.equal(t.card('Arwen').corruption, 0, 'nothing of it is left with her');
    },
  ),
];
