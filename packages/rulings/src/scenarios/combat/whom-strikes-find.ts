import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from './help.ts';

/** One who draws the first strike on himself, on a road where Wolves are met. */
const onTheRoad = (more: Partial<BoardSpec['resource']>, hound = false): BoardSpec => ({
  resource: {
    companies: [
      {
        at: 'Rivendell',
        to: 'Goblin-gate',
        members: [
          {
            name: 'Bilbo',
            status: 'wounded',
            bears: ['One Foe to Breed a War', ...(hound ? (['Noble Hound'] as const) : [])],
          },
          'Gimli',
          'Elrond',
        ],
      },
      { at: 'Edhellond', members: ['Alatar'] },
    ],
    ...more,
  },
  hazard: { hand: ['Wargs', 'Cave-drake'] },
  moment: 'hazards',
});

/** Which of several texts says whom a strike finds, and where none of them has a say. */
export const whomStrikesFind: readonly Scenario[] = [
  scenario(
    'Alatar before what holds always, that before what holds regardless, and on one level the defender’s card',
    { proves: ['crf/turn/combat/attack/12', 'coe/3.ii.3'], rules: ALL },
    (t) => {
      const sky = { events: ['Gates of Morning', 'Cloudless Day'] } as const;
      t.board(onTheRoad(sky));
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.say('On a cloudless day the defender gives out strikes, whatever the attack says of it');
      t.asks(t.hazard, 'first-strike').hazard.options_are('a strike to Bilbo', 'pass').passes();
      t.asks(t.resource, 'defend').resource.may('a strike to Gimli');
      t.shows('crf/turn/combat/attack/12#3');
      t.say('but the hazard that may always have the first strike has it before him');
      t.board(onTheRoad(sky));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.asks(t.hazard, 'first-strike').hazard.chooses('a strike to Bilbo');
      t.asks(t.resource, 'defend').resource.mayNot('a strike to Bilbo');
      t.shows('crf/turn/combat/attack/12#2');
      t.say('A hound that goes first in all cases is the defender’s card, and stronger');
      t.board(onTheRoad({}, true));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.asks(t.resource, 'defend').resource.mayNot('a strike to Bilbo');
      t.shows('crf/turn/combat/attack/12#4');
      t.say('and stronger than what the sky allows, though that is of his own side too');
      t.board(onTheRoad(sky, true));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.asks(t.resource, 'defend').resource.mayNot('a strike to Bilbo').may('a strike to Gimli');
      t.resource.chooses('a strike to Noble Hound').may('a strike to Bilbo');
      t.shows('crf/turn/combat/attack/12#2', 'crf/turn/combat/attack/12#3');
      t.say('Another card by which the attacker chooses comes before it, by the older rulings');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Moria', members: ['Gimli', 'Frodo', 'Legolas'] }],
          ...sky,
        },
        hazard: { hand: ['Hoarmûrath of Dír', 'Fell Beast'] },
        moment: 'hazards',
      });
      t.hazard.plays('Fell Beast', { way: 'next action' }).stage.resolve();
      t.hazard.plays('Hoarmûrath of Dír', { way: 'creature' }, 'Shadow-hold').stage.resolve();
      if (t.rules === 'coe') {
        t.asks(t.resource, 'defend').resource.may('a strike to Gimli');
        t.shows('crf/turn/combat/attack/12#4');
      } else {
        t.asks(t.hazard, 'attack').hazard.may('a strike to Frodo');
        t.shows('crf/turn/combat/attack/12#3');
      }
      t.say('Alatar comes before any of them');
      t.board(onTheRoad(sky));
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('use');
      t.asks(t.resource, 'defend');
      t.equal(t.attack().assigned, ['Alatar'], 'he has the first, and nobody was asked for it');
      t.shows('crf/turn/combat/attack/12#1');
    },
  ),

  scenario(
    'Where everyone faces a strike nobody faces two; only what names a number leaves fewer',
    { proves: ['crf/turn/combat/attack/9', 'coe/3.ii.2'], rules: ALL },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Horn of Defiance'] }, 'Elrond'],
            },
          ],
          hand: ['Dark Quarrels'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Watcher in the Water', 'Wargs'], events: ['Wake of War'] },
        moment: 'hazards',
      };
      t.board(board);
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play Dark Quarrels').passes();
      t.passUntil('defend')
        .resource.chooses('a strike to Aragorn II')
        .chooses('a strike to Aragorn II');
      t.equal(
        t.attack().assigned,
        ['Aragorn II', 'Aragorn II', 'Aragorn II'],
        'with the horn he has all strikes of an attack',
      );
      t.board(board);
      t.hazard.plays('Watcher in the Water', 'Wilderness').stage.resolve();
      t.allPass();
      t.asks(t.resource, 'strike');
      t.equal(t.attack().assigned, ['Aragorn II', 'Elrond'], 'but one of these, like anybody');
      t.shows('crf/turn/combat/attack/9#1');
      t.say('One strike less of them is none less: the bow helps against others only');
      const archer = (foe: Named): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Aragorn II', bears: ['Bow of Dragon-horn'] }, 'Elrond'],
              },
            ],
          },
          hazard: { hand: [foe] },
          moment: 'hazards',
        });
        t.hazard.plays(foe, 'Wilderness').stage.resolve();
        t.resource.uses('Bow of Dragon-horn').stage.resolve();
      };
      archer('Wargs');
      t.equal(t.attack().strikes, 1, 'one of two Wolves');
      archer('Watcher in the Water');
      t.equal(
        [t.attack().strikes, t.attack().assigned],
        [2, ['Aragorn II', 'Elrond']],
        'each of them faces one still',
      );
      t.shows('crf/turn/combat/attack/9#2');
      t.say('Reduced to half of what they were, they are given out like others');
      t.board(board);
      t.hazard.plays('Watcher in the Water', 'Wilderness').stage.resolve();
      t.resource.plays('Dark Quarrels', { way: 'half' }).stage.resolve();
      t.equal(t.attack().strikes, 1, 'one of two');
      t.passUntil('defend').resource.options_are(
        'a strike to Aragorn II',
        'a strike to Elrond',
        'pass',
      );
      t.shows('crf/turn/combat/attack/9#3');
    },
  ),

  scenario(
    'Keyed to a site by name, an attack is beyond what cancels by the type of the site',
    { proves: ['crf/turn/combat/attack/15', 'coe/3.i.4'], rules: ALL },
    (t) => {
      for (const [creature, key, may] of [
        ['Pûkel-men', 'keyed to the site by name', false],
        ['Neeker-breekers', 'keyed to Ruins', true],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Isengard', members: ['Aragorn II', 'Elrond'] }],
            pile: ['Wild Hounds'],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(creature, key).stage.resolve();
        if (may) t.resource.may('use Wild Hounds');
        else t.resource.options_are('pass');
      }
      t.shows('crf/turn/combat/attack/15#2');
    },
  ),
];
