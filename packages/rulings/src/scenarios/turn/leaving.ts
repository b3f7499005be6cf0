import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const leaving: readonly Scenario[] = [
  scenario(
    'A Hobbit who began at Rivendell comes back at Bag End and nowhere else',
    { proves: ['crf/term/hobbits/1', 'coe/2.II.2.2'], rules: ALL },
    (t) => {
      t.game([
        {
          pool: ['Sam Gamgee', 'Elladan'],
          resources: [['Concealment', 9]],
          sites: ['Rivendell', 'Bag End'],
        },
        { pool: ['Faramir'], resources: [['Concealment', 9]] },
      ]);
      t.rolls(12, 2).resource.chooses('Sam Gamgee');
      t.hazard.chooses('Faramir');
      t.resource.chooses('Elladan');
      t.equal(t.card('Sam Gamgee').site, 'Rivendell', 'he starts where all start');
      t.say('Later, when he was called home');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Sam Gamgee', 'Glorfindel II', 'Thorin II'] }],
          sites: ['Lórien', 'Bag End'],
        },
        hazard: { hand: ['Call of Home'] },
        moment: 'hazards',
      });
      t.rolls(9).hazard.plays('Call of Home', 'Sam Gamgee').stage.resolve();
      t.equal(t.card('Sam Gamgee').zone, 'hand', 'he is in hand again');
      t.skipTo('discard-one').skipTo('organization', { turns: 1 });
      t.hazard.passes();
      t.skipTo('organization', { turns: 1 }).resource.chooses('organize');
      t.resource
        .may('play Sam Gamgee at Bag End')
        .mayNot('Sam Gamgee at Rivendell')
        .mayNot('Sam Gamgee at Lórien');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: ['Sam Gamgee'],
          sites: ['Lórien'],
        },
        moment: 'organization',
      });
      t.resource.refused('Sam Gamgee', { 'no-site': 'coe/2.II.2.2' });
      for (const who of [
        'Bilbo',
        'Frodo',
        'Merry',
        'Pippin',
        'Fatty Bolger',
        'Robin Smallburrow',
        'Folco Boffin',
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elladan'] }],
            hand: [who],
            sites: ['Bag End'],
          },
          moment: 'organization',
        });
        t.resource
          .chooses('organize')
          .may(`play ${who} at Bag End`)
          .mayNot(`play ${who} at Rivendell`);
      }
      t.shows('crf/term/hobbits/1#1');
      t.say('A Fallen-wizard is bound by it as well');
      for (const card of ['Sam Gamgee', 'Beregond'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'WH-58', members: ['Faramir'] }],
            hand: [card],
            sites: ['Bag End'],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize');
        if (card === 'Sam Gamgee')
          t.resource
            .may('play Sam Gamgee at Bag End')
            .mayNot('play Sam Gamgee at The White Towers');
        else t.resource.may('play Beregond at The White Towers');
      }
      t.shows('crf/term/hobbits/1#1');
      t.say('A card that brings characters in elsewhere is not bound by it');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Elrond'] }],
          hand: ['A Chance Meeting', 'Sam Gamgee'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('A Chance Meeting').stage.resolve();
      t.equal(t.card('Sam Gamgee').site, 'Bree', 'he has met them there');
      t.shows('crf/term/hobbits/1#2');
    },
  ),

  scenario(
    'One who was discarded may come back, with his own player or with another',
    { proves: ['crf/term/discard/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Boromir II', bears: ['Horn of Anor', 'Lesser Ring'] }, 'Elladan'],
            },
          ],
          hand: ['Boromir II'],
          sites: ['Minas Tirith'],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Elrohir'] }], hand: ['Boromir II'] },
        moment: 'organization',
      });
      const first = t.id('Boromir II', 0);
      t.resource.refused('Boromir II', { unique: 'coe/g.man.1' });
      t.hazard.refused('Boromir II', { turn: 'coe/2.1.2', unique: 'coe/g.man.1' });
      t.rolls(t.card('Boromir II', 0).corruption + 1)
        .resource.chooses('give Lesser Ring to Elladan')
        .stage.resolve();
      t.equal(
        t.state.zone[first],
        'discard',
        'with his penalty that is just not enough: he is discarded',
      );
      t.resource.chooses('organize').may('play Boromir II at Rivendell').passes();
      t.shows('crf/term/discard/1#1');
      t.skipTo('discard-one').skipTo('organization', { turns: 1 });
      t.hazard
        .chooses('organize')
        .may('play Boromir II at Rivendell')
        .chooses('play Boromir II at Rivendell', 'under general influence in');
      t.equal(t.card('Boromir II', 1).zone, 'play', 'the opponent has him now');
      t.shows('crf/term/discard/1#2');
      t.say('A Wizard, or a Ringwraith, comes back to his own player alone');
      for (const [kind, who, at, one, other] of [
        ['wizard', 'Gandalf', 'Rivendell', 'Elladan', 'Elrohir'],
        ['ringwraith', 'Ren the Ringwraith', 'Minas Morgul', 'Hador', 'Ostisen'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [one] }],
            avatar: who,
            hand: [who],
            discard: [who],
          },
          hazard: { kind, companies: [{ at, members: [other] }], hand: [who] },
          moment: 'organization',
        });
        t.resource.chooses('organize').may(`play ${who} at ${at}`).passes();
        t.skipTo('organization', { turns: 1 });
        t.hazard.refused(who, { 'avatar-taken': 'coe/g.man.2' });
      }
      t.shows('crf/term/discard/1#3');
    },
  ),

  scenario(
    'All that is on a discarded character goes with him, but not those he controlled',
    { proves: ['crf/term/discard/4', 'crf/term/discard/2', 'coe/2.II.2.2.3'], rules: ALL },
    (t) => {
      const withHim = [
        'Horn of Anor',
        'Lesser Ring',
        'Quickbeam',
        'Lure of Nature',
        'Dreams of Lore',
      ] as const;
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                {
                  name: 'Elrond',
                  bears: [...withHim],
                },
                { name: 'Arwen', under: 'Elrond', bears: ['Elf-stone'] },
                'Glorfindel II',
              ],
            },
          ],
        },
        moment: 'organization',
      });
      const total = t.card('Elrond').corruption;
      t.rolls(total).resource.chooses('give Horn of Anor to Arwen').stage.resolve();
      t.equal(t.card('Elrond').zone, 'discard', 'it was just not enough');
      t.equal(
        withHim.map((x) => t.card(x).zone),
        ['discard', 'discard', 'discard', 'discard', 'discard'],
        'items, ally, hazard and resource event are gone with him',
      );
      t.shows('crf/term/discard/4#1');
      t.equal(
        [t.card('Arwen').zone, t.card('Arwen').control, t.card('Elf-stone').zone],
        ['play', 'nobody', 'play'],
        'his follower stays, under nobody',
      );
      t.shows('crf/term/discard/4#2');
      t.resource
        .chooses('organize')
        .may('put Arwen under general influence')
        .chooses('put Arwen under Glorfindel II');
      t.equal(t.card('Arwen').control, 'Glorfindel II', 'she has another to follow');
    },
  ),
];
