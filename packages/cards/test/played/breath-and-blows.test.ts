import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('attacks', () => {
  holds('Like the Crash of Battering-rams: one body for five, none for four', (t) => {
    for (const roll of [2, 3, 4, 8]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Gimli'] }] },
        hazard: { hand: ['Giant', 'Like the Crash of Battering-rams'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant').stage.resolve();
      t.passUntil('strike-hazard').hazard.plays('Like the Crash of Battering-rams').stage.resolve();
      const body = t.card('Gimli').stat('body');
      const margin = 13 - (t.card('Gimli').stat('prowess') + roll);
      t.rolls(roll, ...(margin > 0 ? [2] : []));
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('movement-hazard');
      t.equal(
        body - t.card('Gimli').stat('body'),
        margin > 0 ? Math.floor(margin / 5) : 0,
        `${roll}: beaten by ${margin}`,
      );
    }
  });

  holds("Dragon's Breath: body against the flame, three more by tapping", (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Weathertop',
            members: [{ name: 'Gimli', bears: ['Shield of Iron-bound Ash'] }],
          },
        ],
      },
      hazard: {
        hand: ['True Fire-drake', "Dragon's Breath", "Dragon's Breath"],
        events: ['Doors of Night'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('True Fire-drake').stage.resolve();
    t.hazard.plays("Dragon's Breath").stage.resolve();
    t.equal(t.attack().prowess, 13, 'the strike has the prowess of the attack');
    t.passUntil('stay-untapped').resource.chooses('no');
    const body = t.card('Gimli').stat('body');
    t.equal(t.strikeProwess(), body + 1 + 3, 'body, the shield, and the tap');
    t.rolls(12).passUntil('attack');
    t.equal([t.attack().name, t.attack().prowess], ['True Fire-drake', 11], 'two less afterwards');
    while (t.decision().seat === 0) t.pass();
    t.hazard.refused("Dragon's Breath", {
      duplicate: 'coe/g.cbd.1',
      'hazard-limit': 'coe/2.IV.iii.1',
    });
  });

  holds("Dragon's Breath: not by any Dragon", (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Gimli'] }] },
      hazard: { hand: ['Cave-drake', "Dragon's Breath"] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    while (t.decision().seat === 0) t.pass();
    t.hazard.refused("Dragon's Breath", { 'no-target': 'coe/9.3' });
  });

  holds('Elf-lord Revealed in Wrath: in the Shadow-lands by day alone', (t) => {
    for (const night of [false, true]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', to: 'Barad-dûr', members: ['Hendolen'] }],
        },
        hazard: {
          hand: ['Elf-lord Revealed in Wrath', 'Wargs'],
          events: night ? ['Doors of Night'] : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (night) t.hazard.mayNot('play Elf-lord Revealed in Wrath');
      else {
        t.hazard.plays('Elf-lord Revealed in Wrath').stage.resolve();
        t.equal([t.attack().prowess, t.attack().detainment], [15, false], 'to the death');
      }
    }
  });

  holds('Alatar the Hunter: weaker against heroes, and stronger by himself', (t) => {
    for (const [kind, prowess, detains] of [
      ['wizard', 10, true],
      ['ringwraith', 13, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Minas Tirith', members: [kind === 'wizard' ? 'Gimli' : 'Hendolen'] }],
        },
        hazard: { hand: ['Alatar the Hunter'] },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      t.hazard.plays('Alatar the Hunter', { way: 'creature' }, 'Free-hold').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().detainment],
        [2, prowess, detains],
        kind,
      );
    }
  });

  holds('Alatar the Hunter: not while Alatar is there', (t) => {
    t.board({
      resource: { companies: [{ at: 'Minas Tirith', members: ['Alatar'] }] },
      hazard: { hand: ['Alatar the Hunter'] },
      moment: 'hazards',
      asksPasses: true,
    });
    while (t.decision().seat === 0) t.pass();
    t.hazard.mayNot('play Alatar the Hunter');
  });

  holds('Whole Villages Roused: what minions face there, two stronger, detaining heroes', (t) => {
    t.board({
      resource: { companies: [{ at: 'Edoras', members: ['Gimli'] }] },
      hazard: { hand: ['Whole Villages Roused'] },
      moment: 'hazards',
      asksPasses: true,
    });
    while (t.decision().seat === 0) t.pass();
    t.hazard.plays('Whole Villages Roused', 'Edoras').stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.expect(t.underAttack, 'they come');
    t.expect(t.attack().detainment === true, 'to hold, not to kill');
  });

  holds('The Under-gates: quiet if the Balrog is elsewhere, or was slain', (t) => {
    for (const [events, pile, first] of [
      [[], [], 'Balrog'],
      [['Balrog of Moria'], [], null],
      [[], ["Durin's Bane"], null],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'The Under-gates', members: ['Gimli'] }], pile },
        hazard: { hand: ['Wargs'], events },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('enter');
      t.equal(t.underAttack, first !== null, `${events.length}, ${pile.length}`);
    }
  });

  holds('The Will of Sauron: the long-events of hazards stay, and go with it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: ['Marvels Told', 'Gates of Morning'],
      },
      hazard: { events: ['Doors of Night', 'The Will of Sauron', 'Snowstorm'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Gates of Morning').stage.resolve();
    if (t.decision().kind === 'respond') t.resolve();
    t.equal(
      ['Doors of Night', 'The Will of Sauron', 'Snowstorm'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'discard'],
      'without the night nothing is left',
    );
  });

  holds('Agburanar at Home: one Dragon more than the limit', (t) => {
    for (const home of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Gimli'] }] },
        hazard: {
          hand: ['Smaug Ahunt', 'Leucaruth at Home', 'Wargs'],
          events: home ? ['Agburanar at Home'] : [],
        },
        declared: 2,
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (!home) {
        t.hazard.refused('Leucaruth at Home', { 'hazard-limit': 'coe/2.IV.iii.1' });
        continue;
      }
      t.hazard.plays('Leucaruth at Home').stage.resolve();
      while (t.decision().seat === 0) t.pass();
      t.hazard.mayNot('play Smaug Ahunt').mayNot('play Wargs');
    }
  });

  holds('Skin-changer: at the end of the turn he is gone, and what he had is given on', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Beorn', bears: ['Cram', 'Dagger of Westernesse'] },
              { name: 'Bofur', status: 'wounded' },
              'Aragorn II',
            ],
          },
        ],
        hand: ['Skin-changer'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Skin-changer').stage.resolve();
    t.skipTo('hand-over');
    t.resource.mayNot('Bofur').may('Cram', 'Aragorn II');
    t.resource.chooses('Cram', 'Aragorn II');
    t.resource.passes();
    t.equal(
      ['Beorn', 'Dagger of Westernesse'].map((x) => t.card(x).zone),
      ['hand', 'discard'],
      'he goes home',
    );
    t.equal(t.card('Cram').host, 'Aragorn II', 'without a check');
  });

  holds('Mistress Lobelia: what can be had where she is', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: 'Frodo', bears: ['Mistress Lobelia'] }] }],
        deck: ['Rangers of the North', 'Cram', 'Glamdring'],
        discard: ['Bill the Pony', 'Hobbits', 'Muster'],
        noFiller: true,
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Mistress Lobelia').stage.resolve();
    const open = t.resource.options();
    t.expect(open.includes('Rangers of the North'), `the Rangers: ${open.join(', ')}`);
    t.expect(
      !open.includes('Hobbits') && !open.includes('Glamdring') && !open.includes('Cram'),
      'no more',
    );
  });

  holds('Lobelia Sackville-Baggins: with her in play there is no Mistress', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Frodo'] }],
        hand: ['Mistress Lobelia'],
      },
      hazard: { agents: [{ name: 'Lobelia Sackville-Baggins', via: ['Bree'], faceUp: true }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('play Mistress Lobelia');
  });

  holds('Súrion, Pôn-ora-Pôn: at ease with their own', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Súrion', 'Pôn-ora-Pôn', 'Baugúr'] }],
        pile: ['Orcs of Moria'],
      },
      hazard: { pile: ['Knights of Dol Amroth', 'Men of Dale', 'Woses of Old Pûkel-land'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(
      t.card('Súrion').influence('Knights of Dol Amroth') - t.card('Súrion').influence(),
      2,
      'Belfalas',
    );
    t.equal(
      t.card('Súrion').influence('Men of Dale') - t.card('Súrion').influence(),
      0,
      'not Dale',
    );
    t.equal(
      t.card('Pôn-ora-Pôn').influence('Woses of Old Pûkel-land') -
        t.card('Pôn-ora-Pôn').influence(),
      3,
      'Woses',
    );
    t.equal(t.card('Baugúr').influence('Orcs of Moria') - t.card('Baugúr').influence(), 2, 'Orcs');
  });
});
