import { type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

/** The plainest answer to whatever is asked, until the attack is over. */
function plainly(t: Stage): void {
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'nothing special is done',
    );
  }
  t.expect(!t.underAttack, 'it is over');
}

/** Attacks by cards that were not played as creatures. */
export const calledUp: readonly Scenario[] = [
  scenario(
    'Long Dark Reach: what may come must, far from where it belongs the weaker',
    { proves: ['crf/card/long-dark-reach/1', 'crf/card/long-dark-reach/2'], rules: ALL },
    (t) => {
      for (const [there, prowess] of [
        ['Wargs', 9],
        ['Ghouls', 3],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
            hand: ['Concealment'],
          },
          hazard: {
            hand: ['Long Dark Reach'],
            // of the sea; unique and no Dragon; one that may come; and below the seventh another
            deck: [
              'Sea Serpent',
              'The Great Goblin',
              there,
              'Doors of Night',
              'Gates of Morning',
              'Night',
              'Twilight',
              'Cave-drake',
            ],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Long Dark Reach').stage.resolve();
        t.equal(t.attack().name, there, 'the only one');
        t.equal(t.attack().prowess, prowess, 'four less if it could not be played');
        t.equal(t.company('Gandalf').hazards, 1, 'it does not count');
        t.rolls(12);
        plainly(t);
        t.equal(t.card('Night').zone, 'deck', 'the others are on the deck again');
        t.expect(!t.sees(0, t.id('Night')), 'shuffled, so that nobody knows which is which');
      }
      t.say('Of several that may come he chooses, but one of them it is');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
        hazard: {
          hand: ['Long Dark Reach'],
          deck: ['Wargs', 'Ghouls', 'Night', 'Twilight', 'Sea Serpent', 'River', 'Doors of Night'],
        },
        moment: 'hazards',
        // with it the limit of two is reached
        declared: 1,
        asksPasses: true,
      });
      t.hazard.plays('Long Dark Reach').stage.resolve();
      t.hazard.options_are('Wargs', 'Ghouls').chooses('Ghouls');
      t.equal(t.attack().name, 'Ghouls', 'they come, limit or no limit');
      t.rolls(12);
      plainly(t);
      t.say('Of two hazards one is left for afterwards, and not another');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
        hazard: {
          hand: ['Long Dark Reach', 'Doors of Night', 'Foul Fumes'],
          deck: ['Wargs', 'Night', 'Twilight', 'Sea Serpent', 'River', 'Morgul Night', 'Cram'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Long Dark Reach').stage.resolve();
      t.fightOut({ always: 12 });
      t.hazard.plays('Doors of Night').stage.resolve();
      t.equal(t.card('Doors of Night').zone, 'play', 'the second');
      t.hazard.refused('Foul Fumes', { 'hazard-limit': 'coe/2.IV.iii.1' });
    },
  ),
  scenario(
    'Stay Her Appetite: an ally turns on who keeps it',
    {
      proves: ['crf/card/stay-her-appetite/1', 'crf/errata/card-errata/69', 'crf/monday/11-3-97/2'],
      rules: ALL,
    },
    (t) => {
      // with four of its mind it needs more than five and the one point of Bilbo's influence
      for (const [first, strike] of [
        [12, 12],
        [3, 2],
        [2, 0],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Bilbo', bears: ['Gollum'] }, 'Gandalf', 'Elrond', 'Celeborn'],
              },
            ],
          },
          hazard: { hand: ['Stay Her Appetite'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.rolls(first);
        if (strike > 0) t.rolls(5);
        t.hazard.plays('Stay Her Appetite', 'Gollum').stage.resolve();
        if (strike === 0) {
          t.expect(!t.underAttack, 'it stays calm');
          continue;
        }
        t.equal(t.attack().prowess, 7, 'two of its own, and five by the dice');
        t.equal(t.attack().detainment, true, 'against heroes it only detains');
        t.rolls(strike);
        plainly(t);
        t.equal(t.card('Gollum').zone, strike === 12 ? 'play' : 'discard', 'it is gone if it won');
      }
    },
  ),
  scenario(
    'Ride Against the Enemy: the rider has what his card gives him against such foes',
    { proves: ['crf/card/ride-against-the-enemy/3'], rules: ALL },
    (t) => {
      for (const who of ['Gimli', 'Glóin', 'Legolas'] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [who] }] },
          hazard: { hand: ['Ride Against the Enemy', 'Wûluag'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Ride Against the Enemy').stage.resolve();
        t.equal(t.attack().prowess, 12, 'seven more than his five');
        // all three have a prowess of five; against Dwarves he has one more
        t.rolls(8);
        if (who === 'Legolas') t.rolls(2);
        plainly(t);
        t.equal(t.card('Wûluag').zone, 'discard', 'spent');
      }
      t.say(
        'All of it: she is the stronger against a Ringwraith, and his body is half of what it is',
      );
      const wraith = 'Adûnaphel the Ringwraith';
      for (const [rider, prowess, body] of [
        ['Éowyn', 2 + 6 + 7, 5],
        ['Elladan', 5 + 7, 10],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', members: [wraith] }],
          },
          hazard: { hand: ['Ride Against the Enemy', rider] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Ride Against the Enemy').stage.resolve();
        t.rolls(2, 5);
        plainly(t);
        t.equal(rolled(t, 'strike').at(-1)?.against, prowess, `the prowess of ${rider}`);
        t.equal(rolled(t, 'body').at(-1)?.against, body, 'and the body that it meets');
      }
    },
  ),
  scenario(
    'Ride Against the Enemy: somebody out of the hand',
    { proves: ['crf/card/ride-against-the-enemy/1'], rules: ALL },
    (t) => {
      for (const [rider, kills] of [
        ['Éowyn', 0],
        ['Grishnákh', 1],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
          hazard: { hand: ['Ride Against the Enemy', rider], events: ['Night'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Ride Against the Enemy').stage.resolve();
        t.equal(t.attack().name, rider, 'he attacks');
        t.equal(t.attack().detainment, kills === 0, 'heroes only detain heroes');
        t.rolls(12, ...(kills ? [12] : []));
        plainly(t);
        t.equal(t.card(rider).zone, kills ? 'pile' : 'discard', 'won, or spent');
        t.equal(t.points(0).kill, kills, 'what he is worth');
      }
    },
  ),
  scenario(
    'Ride Against the Enemy: neither hazards nor resources make it stronger, but it can be canceled',
    { proves: ['crf/card/ride-against-the-enemy/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          hand: ['Concealment'],
        },
        hazard: {
          hand: ['Ride Against the Enemy', 'Grishnákh', 'Orc-guard'],
          events: ['Doors of Night', 'Minions Stir', 'Hoarmûrath of Dír'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Ride Against the Enemy').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [1, 4 + 7],
        'no strike more for an Orc, and no prowess',
      );
      t.hazard.refused('Hoarmûrath of Dír', { 'no-target': 'coe/9.3' });
      t.resource.plays('Concealment').stage.resolve();
      t.equal([t.underAttack, t.card('Grishnákh').zone], [false, 'discard'], 'it is canceled');
      t.shows('crf/card/ride-against-the-enemy/1#4');

      t.say('What a resource gives to those who attack it does not give to this one');
      const RAMS = 'Like the Crash of Battering-rams';
      for (const rides of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli', 'Frodo'] }],
            hand: ['Horses'],
          },
          hazard: { hand: ['Ride Against the Enemy', 'Grishnákh', 'Wargs', RAMS] },
          moment: 'organization',
          asksPasses: true,
        });
        t.passUntil('organization-end').resource.plays('Horses').stage.resolve();
        t.skipTo('movement-hazard').resource.passes();
        if (rides) t.hazard.plays('Ride Against the Enemy').stage.resolve();
        else t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.equal(t.attack().prowess, rides ? 4 + 7 : 9 + 2, 'who comes upon them');
        t.shows('crf/card/ride-against-the-enemy/1#3');
        // nor is there a hazard for its strike
        t.passUntil('defend').resource.chooses('a strike to Gimli');
        if (!rides) {
          t.resource.chooses('a strike to Frodo');
          t.passUntil('strike').resource.chooses('the strike against Gimli');
        }
        t.passUntil('strike-hazard');
        if (rides) t.hazard.refused(RAMS, { 'no-target': 'coe/9.3' });
        else t.hazard.may(`play ${RAMS}`);
      }
      t.shows('crf/card/ride-against-the-enemy/1#2');
      t.say('Nor is his body any better for what hazards give to Orcs');
      for (const rides of [true, false]) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
          hazard: {
            hand: ['Ride Against the Enemy', 'Grishnákh', 'Orc-raiders'],
            events: ['Helms of Iron'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (rides) t.hazard.plays('Ride Against the Enemy').stage.resolve();
        else t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
        t.equal(t.attack().body, rides ? 8 : 4, rides ? 'his own' : 'by their helms');
      }
      t.say('Nor do hazards say whom it strikes');
      for (const rides of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [
                  { name: 'Aragorn II', status: 'wounded', bears: ['One Foe to Breed a War'] },
                  'Gimli',
                ],
              },
            ],
          },
          hazard: { hand: ['Ride Against the Enemy', 'Grishnákh', 'Wargs'] },
          moment: 'hazards',
        });
        if (rides) t.hazard.plays('Ride Against the Enemy').stage.resolve();
        else t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        if (rides) t.asks(t.resource, 'defend');
        else t.asks(t.hazard, 'first-strike');
      }
      t.shows('crf/card/ride-against-the-enemy/1#1');
    },
  ),
  scenario(
    'Stay Her Appetite: who has no prowess makes no attack',
    { proves: ['crf/card/stay-her-appetite/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Bilbo', bears: ['Goldberry'] }, 'Gandalf', 'Elrond', 'Celeborn'],
            },
          ],
        },
        hazard: { hand: ['Stay Her Appetite'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(12);
      t.hazard.plays('Stay Her Appetite', 'Goldberry').stage.resolve();
      t.expect(!t.underAttack, 'no attack');
      t.equal(t.card('Goldberry').zone, 'play', 'and nothing is lost by one');
      t.shows('crf/card/stay-her-appetite/2#1');
      t.equal(rolled(t, 'roll').length, 1, 'but the card was played, and rolled for');
      t.equal(t.card('Stay Her Appetite').zone, 'discard', 'and is spent');
      t.shows('crf/card/stay-her-appetite/2#2');
    },
  ),
];
