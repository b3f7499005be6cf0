import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What goes back into decks and hands, and other late resources: each as its card says. */
describe('out of the discard pile and the sideboard', () => {
  holds('From the Pits of Angband: one into the deck, or with Doors of Night two to hand', (t) => {
    for (const open of [false, true]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Legolas'] }],
          discard: ['Smaug', 'Ice-drake', 'Wargs'],
        },
        hazard: {
          discard: ['Scorba Ahunt', 'Wargs'],
          events: open
            ? ['From the Pits of Angband', 'Doors of Night']
            : ['From the Pits of Angband'],
        },
        moment: 'end-of-turn',
      });
      t.passUntil('offer');
      if (!open) {
        t.resource.options_are('One into the deck', 'pass').chooses('One into the deck');
        t.resource.options_are('Smaug', 'Ice-drake').chooses('Ice-drake');
        t.equal(t.card('Ice-drake').zone, 'deck', 'shuffled in');
      } else {
        t.resource.chooses('both into the hand').chooses('Smaug').chooses('Ice-drake');
        t.expect(
          ['Smaug', 'Ice-drake'].every((x) => t.hand(0).includes(x)),
          'both are in hand',
        );
      }
      t.passUntil('offer').hazard.chooses('One into the deck');
      if (t.decision().about === 'fetch') t.hazard.chooses('Scorba Ahunt');
      t.equal(t.card('Wargs', 1).zone, 'discard', 'Wolves stay where they are');
      t.equal(t.card('Scorba Ahunt').zone, 'deck', 'a Dragon in whatever form');
    }
  });

  holds('Cup of Farewell: a minor item out of the sideboard, once a turn, for all to see', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Legolas', 'Gimli'] }],
        hand: ['Cup of Farewell', 'Cup of Farewell'],
        sideboard: ['Cram', 'Glamdring', 'Dagger of Westernesse'],
      },
      moment: 'organization',
    });
    t.resource.plays('Cup of Farewell').stage.resolve();
    t.resource.mayNot('play Cup of Farewell');
    t.resource.uses('Cup of Farewell', 'Gimli').stage.resolve();
    t.resource.options_are('Cram', 'Dagger of Westernesse').chooses('Cram');
    t.expect(t.hand(0).includes('Cram'), 'it is in hand');
    t.equal(t.card('Gimli').status, 'tapped', 'Gimli went for it');
    t.equal(t.state.known[t.id('Cram')], 3, 'both know it');
    t.resource.mayNot('use Cup of Farewell');
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Legolas', 'Gimli'], events: ['Cup of Farewell'] }],
        hand: ['Cup of Farewell'],
        sideboard: ['Cram'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('use Cup of Farewell').refused('Cup of Farewell', { 'no-target': 'coe/9.3' });
  });

  holds('Horns, Horns, Horns: every faction is in its deck again', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Legolas'] }],
        hand: ['Horns, Horns, Horns'],
        discard: ['Riders of Rohan', 'Men of Anfalas', 'Glamdring'],
      },
      hazard: { discard: ['Ents of Fangorn', 'Wargs'] },
      moment: 'organization',
    });
    t.resource.plays('Horns, Horns, Horns').stage.resolve();
    t.equal(
      ['Riders of Rohan', 'Men of Anfalas', 'Ents of Fangorn'].map((x) => t.card(x).zone),
      ['deck', 'deck', 'deck'],
      'of both players',
    );
    t.equal([t.card('Glamdring').zone, t.card('Wargs').zone], ['discard', 'discard'], 'no more');
  });

  holds('Longbottom Leaf: two resources out of the sideboard, then it is smoked', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Legolas'] }],
        hand: ['Longbottom Leaf'],
        sideboard: ['Cram', 'Wargs', 'Gwaihir', 'Elrond'],
      },
      moment: 'organization',
    });
    t.resource.plays('Longbottom Leaf').stage.resolve();
    t.resource.options_are('Cram', 'Gwaihir', 'pass').chooses('Cram').chooses('Gwaihir');
    t.equal(
      ['Cram', 'Gwaihir'].map((x) => t.card(x).zone),
      ['deck', 'deck'],
      'in the deck',
    );
    t.equal(t.card('Longbottom Leaf').zone, 'out', 'out of the game');
  });
});

describe('friends of the West', () => {
  holds('Elf-song: at Havens each may be rid of one corruption card, of either side', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', bears: ['Lure of Expedience', 'Lure of Creation'] }],
          },
          { at: 'Bree', members: [{ name: 'Bofur', bears: ['Lure of Power'] }] },
        ],
        hand: ['Elf-song'],
      },
      hazard: {
        companies: [
          { at: 'Lórien', members: [{ name: 'Faramir', bears: ['Lure of the Senses'] }] },
        ],
      },
      moment: 'long-event',
    });
    t.resource.plays('Elf-song').stage.resolve();
    t.resource.options_are('Lure of Expedience', 'Lure of Creation', 'pass');
    t.resource.chooses('Lure of Creation');
    t.hazard.options_are('Lure of the Senses', 'pass').chooses('Lure of the Senses');
    t.equal(
      ['Lure of Creation', 'Lure of Expedience', 'Lure of Power', 'Lure of the Senses'].map(
        (x) => t.card(x).zone,
      ),
      ['discard', 'play', 'play', 'discard'],
      'one each, and none away from a Haven',
    );
  });

  holds('Alliance of Free Peoples: worth more together, while none is lost', (t) => {
    const allied = (pile: ('Riders of Rohan' | 'Wood-elves' | 'Blue Mountain Dwarves')[]) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Legolas'] }],
          pile,
          events: ['Alliance of Free Peoples'],
        },
        hazard: { hand: ['Muster Disperses'] },
        moment: 'hazards',
        rolls: [],
      });
      return t.points(0).faction;
    };
    const two = allied(['Riders of Rohan', 'Wood-elves']);
    const three = allied(['Riders of Rohan', 'Wood-elves', 'Blue Mountain Dwarves']);
    t.equal(three, two + 3 + 3, 'the Dwarves, and one more for each');
    t.rolls(2).hazard.plays('Muster Disperses', 'Wood-elves').stage.resolve();
    t.equal(t.card('Wood-elves').zone, 'discard', 'the Elves go home');
    t.equal(t.card('Alliance of Free Peoples').zone, 'discard', 'and it is over');
  });

  holds('The Sun Unveiled: at a Free-hold, by the light of morning', (t) => {
    for (const [at, light, why] of [
      ['Minas Tirith', false, { need: 'coe/9.2' }],
      ['Rivendell', true, { 'no-target': 'coe/9.3' }],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gimli', status: 'tapped' }] }],
          hand: ['The Sun Unveiled'],
          events: light ? ['Gates of Morning'] : [],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused('The Sun Unveiled', why);
    }
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            members: [
              { name: 'Gimli', status: 'tapped', bears: ['Lure of Expedience', 'Plague'] },
              { name: 'Legolas', bears: ['Lure of Nature'] },
            ],
          },
        ],
        hand: ['The Sun Unveiled'],
        events: ['Gates of Morning'],
      },
      moment: 'organization',
    });
    t.resource.plays('The Sun Unveiled', 'Gimli').stage.resolve();
    t.equal(
      ['Lure of Expedience', 'Plague', 'Lure of Nature'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'play'],
      'all that was on him, and nothing else',
    );
    t.equal(t.card('Gimli').status, 'untapped', 'and he is fresh again');
  });

  holds('The White Wizard: one who has given up his form, unless Saruman is against him', (t) => {
    for (const [foe, given] of [
      ['Radagast', true],
      ['Saruman', true],
      ['Radagast', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Gandalf', bears: given ? ['Sacrifice of Form'] : [] }],
            },
          ],
          hand: ['The White Wizard'],
        },
        hazard: { companies: [{ at: 'Lórien', members: [foe] }] },
        moment: 'organization',
        asksPasses: true,
      });
      if (!given) {
        t.resource.refused('The White Wizard', { 'no-target': 'coe/9.3' });
        continue;
      }
      if (foe === 'Saruman') {
        t.resource.refused('The White Wizard', { 'gone-at-once': 'coe/5.1.2' });
        continue;
      }
      const before = t.card('Gandalf').influence();
      t.resource.plays('The White Wizard').stage.resolve();
      t.equal(
        [t.card('The White Wizard').zone, t.card('Gandalf').influence() - before, t.points(0).misc],
        ['play', 2, 2],
        foe,
      );
    }
  });
});

describe('out of the deep', () => {
  holds('Nameless Thing: a character taps to be rid of one of its three attacks', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'The Under-grottos', members: ['Glorfindel II', 'Elrond', 'Aragorn II'] },
        ],
      },
      hazard: { hand: ['Nameless Thing'] },
      moment: 'hazards',
    });
    t.hazard.plays('Nameless Thing').stage.resolve();
    t.resource.chooses('Aragorn II', 'cancel');
    t.equal(t.card('Aragorn II').status, 'tapped', 'he has tapped');
    t.passUntil('defend');
    t.expect(!t.offered().some((x) => x.includes('cancel')), 'once and no more');
    t.equal(t.fightOut({ always: 12 }).length, 2, 'two attacks are left');
  });
});
