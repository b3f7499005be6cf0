import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What a strike does, whom it meets, and what depends on how it ends. */
describe('what comes of a strike', () => {
  holds('Fell Turtle: a strike that succeeds sends the company back', (t) => {
    for (const roll of [8, 9, 10]) {
      t.board({
        resource: { companies: [{ at: 'Grey Havens', to: 'Himring', members: ['Aragorn II'] }] },
        hazard: { hand: ['Fell Turtle'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Fell Turtle', 'Coastal').stage.resolve();
      t.fightOut(...(roll === 8 ? [roll, 2] : [roll]));
      t.equal(
        [t.card('Aragorn II').status, t.company('Aragorn II').returned],
        [roll === 8 ? 'wounded' : 'tapped', roll === 8],
        `a roll of ${roll}`,
      );
    }
  });

  holds('Old Man Willow: stronger against Hobbits', (t) => {
    for (const [who, need] of [
      ['Bilbo', 15],
      ['Elrond', 13],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', to: 'Old Forest', members: [who, 'Gimli', 'Legolas'] }],
        },
        hazard: { hand: ['Old Man Willow'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Old Man Willow', 'by name').stage.resolve();
      t.passUntil('defend').resource.chooses(`a strike to ${who}`);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.resource.chooses('Gimli').chooses('Legolas');
      // with as much as it has the strike is ineffectual: he taps, and it is not defeated
      t.rolls(need - t.strikeProwess());
      t.passUntil('movement-hazard');
      t.equal([t.card(who).status, t.card('Old Man Willow').zone], ['tapped', 'discard'], who);
    }
  });

  holds(
    'Elf-lord Revealed in Wrath: against others than Ringwraiths he has what is printed',
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', to: 'Old Forest', members: ['Elrond'] }] },
        hazard: { hand: ['Elf-lord Revealed in Wrath'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Elf-lord Revealed in Wrath', 'Wilderness').stage.resolve();
      t.equal(t.fightOut(2), [[1, 15]], 'his strike');
      t.equal(t.card('Elrond').status, 'tapped', 'heroes are only detained');
    },
  );

  holds('Pick-pocket: an item of the defender is gone, and he is not harmed', (t) => {
    for (const roll of [3, 4, 5]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Aragorn II', bears: ['Cram', 'Glamdring'] },
                { name: 'Elrond', bears: ['Miruvor'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Pick-pocket'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Pick-pocket', 'Border-hold').stage.resolve();
      t.passUntil('attack').allPass();
      t.hazard.chooses('a strike to Elrond');
      t.rolls(roll);
      t.passUntil('movement-hazard');
      t.equal(t.card('Elrond').status, 'untapped', `a roll of ${roll}`);
      t.equal(t.card('Miruvor').zone, roll < 4 ? 'discard' : 'play', 'his own');
    }
  });

  holds('Pick-pocket: the defender chooses which of his items it is', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Cram', 'Glamdring'] }] },
        ],
      },
      hazard: { hand: ['Pick-pocket'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Pick-pocket', 'Border-hold').stage.resolve();
    t.rolls(2);
    t.passUntil('pick').asks(t.resource, 'pick');
    t.resource.options_are('Cram', 'Glamdring').chooses('Cram');
    t.equal(
      [t.card('Cram').zone, t.card('Glamdring').zone, t.card('Aragorn II').status],
      ['discard', 'play', 'untapped'],
      'what is left',
    );
  });

  holds('Thief: an item of anybody in the company', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Aragorn II', bears: ['Cram'] },
              { name: 'Elrond', status: 'tapped', bears: ['Miruvor'] },
            ],
          },
        ],
      },
      hazard: { hand: ['Thief'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Thief', 'Border-hold').stage.resolve();
    t.rolls(2);
    t.passUntil('defend').resource.chooses('a strike to Aragorn II');
    t.passUntil('pick').resource.options_are('Cram', 'Miruvor').chooses('Miruvor');
    t.equal([t.card('Miruvor').zone, t.card('Cram').zone], ['discard', 'play'], 'stolen');
  });

  holds(
    'Wisp of Pale Sheen: who has no more mind than its strike taps, though he stayed untapped',
    (t) => {
      for (const [who, taps] of [
        ['Beretar', true],
        ['Aragorn II', false],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Bree', to: 'Old Forest', members: [who] }] },
          hazard: { hand: ['Wisp of Pale Sheen'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Wisp of Pale Sheen', 'Wilderness').stage.resolve();
        t.passUntil('stay-untapped').resource.chooses('yes');
        t.rolls(12);
        t.passUntil('movement-hazard');
        t.equal(t.card(who).status, taps ? 'tapped' : 'untapped', who);
      }
    },
  );

  holds('Carrion Feeders: who is well may tap for one who is wounded', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            to: 'Old Forest',
            members: [
              { name: 'Aragorn II', status: 'wounded' },
              { name: 'Gimli', status: 'wounded' },
              'Elrond',
            ],
          },
        ],
      },
      hazard: { hand: ['Carrion Feeders'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Carrion Feeders', 'Wilderness').stage.resolve();
    t.passUntil('strike').resource.chooses('the strike against Aragorn II');
    // only the other strike is rolled: with it the body check, at two more
    t.rolls(2, 6);
    t.passUntil('strike-defender').resource.chooses('Elrond');
    t.equal(t.card('Elrond').status, 'tapped', 'he keeps them off');
    t.passUntil('movement-hazard');
    t.equal(t.card('Gimli').zone, 'play', '6 and 1 for his wound and 1 for them are not above 8');
  });
});

describe('cards for one strike', () => {
  holds(
    "Dragon's Blood: a strike that fails leads to a body check, less for what he wears",
    (t) => {
      for (const [bears, roll, dies] of [
        [[], 10, true],
        [[], 9, false],
        [['Shield of Iron-bound Ash'], 11, true],
        [['Shield of Iron-bound Ash'], 10, false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Goblin-gate', members: [{ name: 'Aragorn II', bears }] },
            ],
          },
          hazard: { hand: ['Cave-drake', "Dragon's Blood"] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.passUntil('strike-hazard').hazard.plays("Dragon's Blood").stage.resolve();
        t.fightOut(12, roll);
        t.equal(
          [t.card('Aragorn II').zone, t.card('Aragorn II').status],
          dies ? ['removed', 'untapped'] : ['play', 'tapped'],
          `${bears.join()} ${roll}`,
        );
      }
    },
  );

  holds(
    "Dragon's Blood: only for strikes of Dragons and Drakes, and nothing if they do not fail",
    (t) => {
      for (const creature of ['Wargs', 'Cave-drake'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }],
          },
          hazard: { hand: [creature, "Dragon's Blood"] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(creature, 'Wilderness').stage.resolve();
        t.passUntil('strike-hazard');
        if (creature === 'Wargs') {
          t.hazard.refused("Dragon's Blood", { 'no-target': 'coe/9.3' });
          continue;
        }
        t.hazard.plays("Dragon's Blood").stage.resolve();
        // one strike in excess: 6 - 1 + 5 is as much as the drake has
        t.fightOut(5);
        t.equal(t.card('Aragorn II').zone, 'play', 'no check is made');
      }
    },
  );

  holds('Like the Crash of Battering-rams: one body less for each five', (t) => {
    for (const [roll, body] of [
      [4, 9],
      [3, 8],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', to: 'Old Forest', members: [{ name: 'Aragorn II', status: 'tapped' }] },
          ],
        },
        hazard: { hand: ['Old Man Willow', 'Like the Crash of Battering-rams'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Old Man Willow', 'by name').stage.resolve();
      t.passUntil('strike-hazard').hazard.plays('Like the Crash of Battering-rams').stage.resolve();
      t.fightOut(roll, body);
      t.equal(
        [t.card('Aragorn II').status, t.card('Aragorn II').stat('body')],
        ['wounded', body],
        `13 against 5 and ${roll}`,
      );
      // nothing taken off is stored and read again as nothing
      for (const { what } of t.state.lasting)
        if (what.k === 'modify') t.expect(!Object.is(what.mod.by, -0), 'no zero below zero');
    }
  });

  holds('Wound of Long Burden: stays with whom that strike has hit', (t) => {
    for (const roll of [6, 7, 8]) {
      t.board({
        resource: { companies: [{ at: 'Bree', to: 'Old Forest', members: ['Aragorn II'] }] },
        hazard: { hand: ['Old Man Willow', 'Wound of Long Burden', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Old Man Willow', 'by name').stage.resolve();
      t.passUntil('strike-hazard').hazard.plays('Wound of Long Burden').stage.resolve();
      t.equal(
        [t.card('Aragorn II').stat('body'), t.card('Aragorn II').stat('corruption')],
        [9, 0],
        'nothing yet',
      );
      const hit = roll === 6;
      t.fightOut(...(hit ? [roll, 8] : [roll]));
      t.equal(t.card('Wound of Long Burden').zone, hit ? 'play' : 'discard', `a roll of ${roll}`);
    }
  });

  holds(
    'Wound of Long Burden: one point, one body less, and a later strike changes nothing',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              to: 'Old Forest',
              members: [
                'Aragorn II',
                { name: 'Gimli', status: 'tapped' },
                { name: 'Legolas', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Old Man Willow', 'Wound of Long Burden', 'Cave-drake'] },
        moment: 'hazards',
        declared: 0,
      });
      t.hazard.refused('Wound of Long Burden', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Old Man Willow', 'by name').stage.resolve();
      t.passUntil('defend').resource.chooses('Aragorn II');
      t.passUntil('strike-hazard').hazard.plays('Wound of Long Burden').stage.resolve();
      // the body check is against a body that is lower already
      t.fightOut(2, 8);
      t.equal(
        [t.card('Aragorn II').stat('body'), t.card('Aragorn II').stat('corruption')],
        [8, 1],
        'what it does',
      );
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('assign').hazard.chooses('a strike to Aragorn II');
      t.hazard.chooses('a strike to Gimli');
      t.rolls(12, 12).passUntil('strike');
      t.resource.chooses('against Aragorn II');
      t.equal(t.card('Wound of Long Burden').host, 'Aragorn II', 'that has failed, and it stays');
    },
  );

  holds('Wound of Long Burden: only strikes of 12 or more', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', to: 'Old Forest', members: ['Aragorn II'] }] },
      hazard: { hand: ['Wargs', 'Wound of Long Burden'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('strike-hazard');
    t.hazard.refused('Wound of Long Burden', { 'no-target': 'coe/9.3' });
  });

  holds('Wound of Long Burden: at a Haven he may be rid of it', (t) => {
    for (const at of ['Rivendell', 'Bree'] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Aragorn II', bears: ['Wound of Long Burden'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (at === 'Bree') t.resource.mayNot('Wound of Long Burden');
      else {
        t.rolls(8);
        t.resource.uses('Wound of Long Burden').stage.resolve();
        t.equal(t.card('Wound of Long Burden').zone, 'discard', 'above 7');
      }
    }
  });

  holds('No Waiting to Wonder: a Hobbit throws himself between', (t) => {
    // 15 less 4 against 7: with 3 the strike succeeds, and though it only detains, he is in for it
    for (const [rolls, zone] of [
      [[3, 10], 'removed'],
      [[3, 9], 'play'],
      [[4], 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', to: 'Old Forest', members: ['Elrond', 'Sam Gamgee'] }],
          hand: ['No Waiting to Wonder'],
        },
        hazard: { hand: ['Elf-lord Revealed in Wrath'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Elf-lord Revealed in Wrath', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Elrond');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.plays('No Waiting to Wonder', 'Sam Gamgee');
      t.equal(t.card('Sam Gamgee').status, 'tapped', 'he taps');
      t.resolve()
        .rolls(...rolls)
        .passUntil('movement-hazard');
      t.equal([t.card('Sam Gamgee').zone, t.card('Elrond').status], [zone, 'tapped'], `${rolls}`);
    }
  });

  holds('No Waiting to Wonder: the body of the strike is less by one', (t) => {
    for (const roll of [5, 6]) {
      t.board({
        resource: {
          companies: [{ at: 'Grey Havens', to: 'Himring', members: ['Elrond', 'Sam Gamgee'] }],
          hand: ['No Waiting to Wonder'],
        },
        hazard: { hand: ['Sea Serpent'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Sea Serpent', 'Coastal').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Elrond');
      t.resource.passes();
      // Sam has the other strike, and can tap all the same before he faces it
      t.passUntil('strike').resource.chooses('against Elrond');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.plays('No Waiting to Wonder', 'Sam Gamgee');
      // the first fails at 10, and its body is 5; the other wounds Sam
      t.resolve().rolls(4, roll, 2, 2);
      t.passUntil('movement-hazard');
      t.equal(t.card('Sea Serpent').zone, 'discard', 'it is not beaten');
    }
  });

  holds(
    'Arrows Shorn of Ebony: when that strike is defeated, those that fail after it are',
    (t) => {
      // 13 against 14, and a body of 4; then 14 against 15
      for (const [rolls, zone] of [
        [[8, 5, 7], 'pile'],
        [[8, 4, 7, 7], 'discard'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Grey Havens',
                to: 'Himring',
                members: [
                  { name: 'Aragorn II', bears: ['Arrows Shorn of Ebony'] },
                  'Glorfindel II',
                ],
              },
            ],
          },
          hazard: { hand: ['Sea Serpent'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Sea Serpent', 'Coastal').stage.resolve();
        t.passUntil('defend').resource.chooses('a strike to Aragorn II');
        t.resource.chooses('a strike to Glorfindel II');
        t.passUntil('strike').resource.chooses('against Aragorn II');
        t.passUntil('stay-untapped').resource.chooses('no');
        t.passUntil('strike-defender').resource.uses('Arrows Shorn of Ebony');
        t.equal(t.card('Arrows Shorn of Ebony').zone, 'discard', 'they are spent');
        t.resolve().rolls(...rolls);
        t.passUntil('stay-untapped').resource.chooses('no');
        t.passUntil('movement-hazard');
        t.equal(t.card('Sea Serpent').zone, zone, `${rolls}`);
      }
    },
  );

  holds('Arrows Shorn of Ebony: for warriors, and not against what is keyed to a site', (t) => {
    for (const [who, creature, key] of [
      ['Aragorn II', 'Pick-pocket', 'Border-hold'],
      ['Bilbo', 'Wargs', 'Wilderness'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: who, bears: ['Arrows Shorn of Ebony'] }],
            },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      if (creature === 'Wargs') t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.mayNot('Arrows');
    }
  });
});

describe('strikes that are no attack', () => {
  holds('Cruel Caradhras: everyone, in the midst of the mountains', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: "Beorn's House",
            by: ['Rhudaur', 'High Pass', 'Anduin Vales'],
            members: ['Aragorn II', 'Bilbo'],
          },
        ],
        hand: ['Concealment', 'Dodge'],
      },
      hazard: { hand: ['Cruel Caradhras'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cruel Caradhras').stage.resolve();
    t.equal(t.company('Bilbo').faced, [], 'no attack is faced');
    t.passUntil('strike').resource.chooses('against Bilbo');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender');
    t.resource.refused('Concealment', { 'no-target': 'coe/9.3', strike: 'coe/3.iv.5' });
    // Bilbo is wounded: 9 and 1 more are above his 9; Aragorn holds out
    t.rolls(2, 9, 3);
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('movement-hazard');
    t.equal(
      [t.card('Bilbo').zone, t.card('Aragorn II').status],
      ['removed', 'tapped'],
      'the storm',
    );
  });

  holds('Cruel Caradhras: out of such a region or through it, but not into it', (t) => {
    for (const [at, to, by, can] of [
      ['Rivendell', 'Goblin-gate', ['Rhudaur', 'High Pass'], false],
      ['Goblin-gate', 'Rivendell', ['High Pass', 'Rhudaur'], true],
      ['Goblin-gate', 'Rivendell', 'starter', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, by, members: ['Aragorn II'] }] },
        hazard: { hand: ['Cruel Caradhras'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('movement-hazard').resource.passes();
      if (can) t.hazard.may('play Cruel Caradhras');
      else t.hazard.refused('Cruel Caradhras', { 'no-target': 'coe/9.3' });
    }
  });

  holds("Dragon's Breath: with their bodies, then the attack itself is weaker", (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Goblin-gate',
            members: [
              { name: 'Aragorn II', bears: ['Shield of Iron-bound Ash'] },
              'Bilbo',
              { name: 'Gimli', status: 'tapped' },
            ],
          },
        ],
      },
      hazard: { hand: ['True Fire-drake', "Dragon's Breath"], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('True Fire-drake', 'Wilderness').stage.resolve();

    t.hazard.plays("Dragon's Breath").stage.resolve();
    t.passUntil('strike').resource.chooses('against Aragorn II');
    t.passUntil('stay-untapped');
    t.equal(t.strikeProwess(), 13, 'his body, the shield, and if he taps');
    t.resource.chooses('yes');
    t.equal(t.strikeProwess(), 10, 'if he does not');
    // he is hit, and his body fails him; Bilbo taps; Gimli is tapped
    t.rolls(2, 10).passUntil('strike');
    t.equal(t.card('Aragorn II').zone, 'removed', 'burnt');
    t.resource.chooses('against Bilbo');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 12, 'his body and three');
    t.rolls(2, 6).allPass().passUntil('strike-defender');
    t.equal(t.strikeProwess(), 7, 'his body, less for being tapped');
    t.equal(t.card('Bilbo').status, 'tapped', 'he has withstood it');
    t.passUntil('strike');
    t.equal([t.attack().prowess, t.attack().name], [11, 'True Fire-drake'], 'then the attack');
  });

  holds("Dragon's Breath: of those who breathe fire, in whatever form", (t) => {
    for (const [creature, key, can] of [
      ['Smaug', 'by name', true],
      ['Cave-drake', 'Ruins', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lake-town', to: 'The Lonely Mountain', members: ['Aragorn II'] }],
        },
        hazard: { hand: [creature, "Dragon's Breath"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.resource.passes();
      if (can) t.hazard.may("play Dragon's Breath");
      else t.hazard.refused("Dragon's Breath", { 'no-target': 'coe/9.3' });
    }
  });
});

describe('more than one strike', () => {
  holds('Helms of Iron: a body for those who had none, and more for the others', (t) => {
    for (const [creature, key, body] of [
      ['Orc-guard', 'Shadow-hold', 4],
      ['Half-trolls of Far Harad', 'Shadow-hold', 4],
      ['Wolves', 'Wilderness', -1],
      ['Olog Warlords', 'Shadow-hold', 5],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Elrond'] }] },
        hazard: { hand: [creature, 'Helms of Iron'], events: ['Ûvatha the Horseman'] },
        moment: 'hazards',
      });
      t.hazard.plays('Helms of Iron').stage.resolve();
      t.equal(t.card('Ûvatha the Horseman').zone, 'discard', 'the price');
      t.hazard.plays(creature, key).stage.resolve();
      t.equal(t.attack().body, body, creature);
    }
  });

  holds('Helms of Iron: not without a Nazgûl in play', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
      hazard: { hand: ['Helms of Iron', 'Ûvatha the Horseman'] },
      moment: 'hazards',
    });
    t.hazard.refused('Helms of Iron', { 'no-target': 'coe/9.3' });
  });

  holds(
    'Exile of Solitude: whom the strike hits is gone, with what he has but for followers',
    (t) => {
      // 14 less 1 against 6: with 7 it is ineffectual, with 6 it succeeds and no body check is made
      for (const [roll, zone] of [
        [6, 'discard'],
        [7, 'play'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dancing Spire',
                members: [
                  { name: 'Aragorn II', bears: ['Cram'] },
                  { name: 'Bilbo', under: 'Aragorn II' },
                  'Gandalf',
                ],
              },
            ],
            hand: ['Concealment'],
          },
          hazard: { hand: ['Exile of Solitude'], events: ['Daelomin at Home'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Exile of Solitude').stage.resolve();
        t.passUntil('enter').resource.chooses('enter');
        t.resource.plays('Concealment', 'Bilbo').stage.resolve();
        t.passUntil('assign');
        t.equal(t.attack().name, 'Daelomin at Home', 'the other attack is off');
        t.resource.chooses('a strike to Aragorn II').chooses('a strike to Gandalf');
        t.asks(t.hazard, 'pick').hazard.options_are('Aragorn II', 'Bilbo', 'pass');
        t.hazard.chooses('Aragorn II');
        t.passUntil('strike').resource.chooses('against Aragorn II');
        t.passUntil('stay-untapped').resource.chooses('no');
        t.rolls(roll);
        t.passUntil('strike');
        t.equal(
          [t.card('Aragorn II').zone, t.card('Cram').zone, t.card('Bilbo').zone],
          [zone, zone, 'play'],
          `a roll of ${roll}`,
        );
      }
    },
  );

  holds('Exile of Solitude: all strikes of Eärcaraxë at home', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Edhellond', to: 'Isle of the Ulond', members: ['Aragorn II', 'Gandalf'] },
        ],
        hand: ['Concealment'],
      },
      hazard: { hand: ['Exile of Solitude'], events: ['Eärcaraxë at Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Exile of Solitude', { way: 'Eärcaraxë' }).stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
    t.passUntil('defend').resource.chooses('a strike to Gandalf');
    // Gandalf withstands the first; then both are hit, and one of them has only a body check to fear
    t.rolls(12, 2, 2, 2);
    t.passUntil('stay-untapped').resource.chooses('yes');
    t.passUntil('strike').resource.chooses('against Aragorn II');
    t.resource.chooses('no');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('site');
    t.equal(
      [t.card('Aragorn II').zone, t.card('Gandalf').status],
      ['discard', 'wounded'],
      'the Wizard is not carried off',
    );
  });
});
