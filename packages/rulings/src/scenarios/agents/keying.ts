import { type Scenario, scenario } from '@mathom/engine/scenario';
import { SPARE } from '../help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const agentKeying: readonly Scenario[] = [
  scenario(
    'Tapped at home, an agent lets creatures be played there that the type of the site allows',
    {
      proves: ['coe/4.1', 'crf/term/agent/2', 'crf/errata/rules-errata/5'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Bergil'] }],
        },
        hazard: {
          agents: ['Bill Ferny'],
          hand: ['Orc-guard', 'Ghosts'],
          sites: ['Bree', 'Cameth Brin'],
        },
        moment: 'hazards',
      });
      t.hazard.mayNot('play Orc-guard').mayNot('play Ghosts');
      t.hazard.chooses('tap Bill Ferny so that creatures').stage.resolve();
      t.equal(t.card('Bill Ferny').status, 'tapped', 'he taps');
      t.expect(!t.sees(0, t.id('Bill Ferny')), 'and nobody knows him yet');
      t.say('A Border-hold: Orcs, but not the dead');
      t.hazard.mayNot('play Ghosts');
      t.hazard.plays('Orc-guard', 'by an agent');
      t.expect(t.sees(0, t.id('Bill Ferny')), 'now he is revealed');
      t.equal(t.card('Bill Ferny').site, 'Bree', 'at this site of his two');
      t.resolve();
      t.expect(t.underAttack, 'and the Orcs attack');
      t.equal(t.company('Elladan').hazards, 2, 'the action and the creature');
      t.shows('crf/errata/rules-errata/5#1');
      t.say('To those who go elsewhere, though they come from there, he is of no use');
      t.board({
        resource: {
          companies: [{ at: 'Bree', to: 'Weathertop', members: ['Elladan', 'Elrohir', 'Bergil'] }],
        },
        hazard: {
          agents: ['Bill Ferny'],
          hand: ['Orc-guard', SPARE],
          sites: ['Bree', 'Cameth Brin'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.chooses('tap Bill Ferny so that creatures').stage.resolve();
      t.resource.passes();
      t.hazard.refused('Orc-guard', { key: 'coe/2.IV.vii.2' });
      t.say('Nor, though they come to his home, if he is known to be elsewhere');
      for (const via of [[], ['Cameth Brin']] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Bergil'] }],
          },
          hazard: {
            agents: [{ name: 'Bill Ferny', via: [...via], faceUp: true }],
            hand: ['Orc-guard', SPARE],
            sites: ['Bree'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.chooses('tap Bill Ferny so that creatures').stage.resolve();
        t.resource.passes();
        if (via.length === 0) t.hazard.may('play Orc-guard');
        else t.hazard.refused('Orc-guard', { key: 'coe/2.IV.vii.2' });
      }
      t.shows('crf/errata/rules-errata/5#2');
      t.say('For that turn, and no other: he has to tap again');
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan', 'Elrohir', 'Bergil'] }] },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
          hand: ['Orc-guard'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.chooses('tap Bill Ferny so that creatures').stage.resolve();
      t.resource.passes();
      t.hazard.may('play Orc-guard');
      t.skipTo('movement-hazard', { turns: 2 }).resource.passes();
      t.hazard.refused('Orc-guard', { key: 'coe/2.IV.vii.2' });
    },
  ),

  scenario(
    'What an agent lets be played at home goes by the type of the site, whatever else lives there',
    { proves: ['coe/4.1'], rules: ALL },
    (t) => {
      // none of them by itself keyed to where the company is
      const sorts = {
        Man: 'Ambusher',
        Dwarf: "Durin's Folk",
        Elf: 'Wandering Eldar',
        Dúnadan: 'Gondorian Rangers',
        Orc: 'Hobgoblins',
        Nazgûl: 'Ren the Unclean',
        Undead: 'Chill Douser',
        Troll: 'Trolls from the Mountains',
      } as const;
      const free = ['Man', 'Dwarf', 'Elf', 'Dúnadan'] as const;
      for (const [who, home, may, mayNot] of [
        ['Herion', 'Dol Amroth', free, ['Orc', 'Nazgûl', 'Undead', 'Troll']],
        ['Herion', 'Lond Galen', ['Orc', 'Nazgûl', ...free], ['Undead', 'Troll']],
        ['Wormtongue', 'Isengard', ['Orc', 'Nazgûl', 'Troll'], free],
        ['Taladhan', 'Sarn Goriwing', ['Orc', 'Nazgûl', 'Undead', 'Troll'], free],
        ['Elerína', 'Carn Dûm', ['Orc', 'Nazgûl', 'Troll'], ['Undead', ...free]],
      ] as const) {
        const board = (): void => {
          t.board({
            resource: { companies: [{ at: home, members: ['Elladan', 'Elrohir', 'Bergil'] }] },
            hazard: {
              agents: [who],
              hand: [
                ...Object.values(sorts),
                ...(home === 'Isengard' ? (['Ghosts'] as const) : []),
              ],
              sites: [home],
            },
            moment: 'hazards',
          });
          t.hazard.chooses(`tap ${who} so that`).stage.resolve();
        };
        board();
        if (home === 'Isengard') t.hazard.mayNot('play Ghosts');
        for (const race of mayNot)
          if (race === 'Nazgûl') t.hazard.mayNot('play Ren the Unclean', 'creature');
          else t.hazard.mayNot(`play ${sorts[race]}`);
        for (const race of may) {
          board();
          t.hazard.plays(
            sorts[race],
            'by an agent',
            ...(race === 'Nazgûl' ? [{ way: 'creature' }] : []),
          );
        }
      }
    },
  ),

  scenario(
    'At any lair or hold of the enemy those of the same kind may be played',
    { proves: ['coe/4.1'], rules: ALL },
    (t) => {
      const board = (status: 'untapped' | 'tapped') =>
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Goblin-gate', members: ['Elladan', 'Elrohir', 'Bergil'] },
            ],
          },
          hazard: {
            agents: [{ name: 'Leamon', via: ['Goblin-gate'], status }],
            hand: ['Orc-guard', 'Assassin'],
          },
          moment: 'hazards',
        });
      board('tapped');
      t.hazard.mayNot('tap Leamon so that').may('untap Leamon');
      board('untapped');
      t.hazard.chooses('tap Leamon so that').stage.resolve();
      t.hazard.mayNot('play Assassin').plays('Orc-guard', 'by an agent').stage.resolve();
      t.expect(t.underAttack, 'Orcs come to the Orcs');
      t.say(
        'So it is at ruins and at Dark-holds, and where there is nothing of the kind or no such place it is not',
      );
      for (const [kind, at, via, card, may] of [
        ['wizard', 'Isengard', 'Isengard', 'Wargs', true],
        ['wizard', 'Dol Guldur', 'Dol Guldur', 'Trolls from the Mountains', true],
        ['wizard', 'Dol Guldur', 'Dol Guldur', '"Tom" (Tûma)', false],
        ['wizard', 'Carn Dûm', 'Carn Dûm', 'Trolls from the Mountains', false],
        // a Border-hold, though its people attack minions
        ['ringwraith', 'LE-356', 'Bree', 'Gondorian Rangers', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: kind === 'wizard' ? ['Elladan', 'Elrohir'] : ['Ostisen'] }],
          },
          hazard: { agents: [{ name: 'Leamon', via: [via], faceUp: true }], hand: [card, SPARE] },
          moment: 'hazards',
        });
        t.hazard.chooses('tap Leamon so that').stage.resolve();
        t.say(may ? 'one of its kind' : 'one of another, or a unique one, or no such place');
        if (may) t.hazard.may(`play ${card}`);
        else t.hazard.mayNot(`play ${card}`);
      }
    },
  ),

  scenario(
    'It lasts for the turn and no longer, and only where he is',
    { proves: ['coe/4.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] },
            { at: 'Lórien', to: 'Moria', members: ['Haldir', 'Bergil'] },
          ],
        },
        hazard: { agents: ['Bill Ferny'], hand: ['Ambusher'], sites: ['Bree'] },
        moment: 'hazards',
        current: 'Haldir',
      });
      t.hazard.chooses('tap Bill Ferny so that').stage.resolve();
      t.hazard.mayNot('play Ambusher');
      t.allPass().skipTo('movement-hazard');
      t.hazard.plays('Ambusher', 'by an agent');
      t.say('When his player’s opponent moves again he would have to be tapped anew');
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Elladan', 'Elrohir', 'Bergil'] }],
        },
        hazard: {
          agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }],
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          hand: ['Ambusher', SPARE],
        },
        moment: 'hazards',
      });
      t.hazard.chooses('tap Bill Ferny so that').stage.resolve();
      t.hazard.may('play Ambusher');
      t.skipTo('movement-hazard', { turns: 2 });
      t.hazard.may('tap Bill Ferny so that').mayNot('play Ambusher');
    },
  ),
];
