import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';

/** Single resource cards. */
export const lentStrength: readonly Scenario[] = [
  scenario(
    'Muster lends a warrior his prowess for an influence check, but five at most',
    { proves: ['crf/card/muster/1', 'crf/errata/card-errata/42', 'coe/9.3.2'], rules: ALL },
    (t) => {
      const attempt = (who: Named, roll: number, ...bears: Named[]): string => {
        t.board({
          resource: {
            companies: [{ at: "Beorn's House", members: [{ name: who, bears }] }],
            hand: ['Beornings', 'Muster'],
          },
          moment: 'entered',
        });
        t.rolls(roll);
        t.resource.plays('Beornings', who);
        t.resource.plays('Muster', who).stage.resolve();
        return t.card('Beornings').zone;
      };
      t.equal(
        attempt('Erkenbrand', 2),
        'pile',
        'two, influence 2, a Man, and five of his prowess: ten',
      );
      t.equal(attempt('Óin', 4), 'discard', 'Óin has a prowess of three: seven is too little');
      t.equal(attempt('Óin', 5), 'pile', 'eight is enough');
      t.shows('crf/card/muster/1#1', 'crf/errata/card-errata/42#1');
      t.equal(attempt('Óin', 4, 'Dagger of Westernesse'), 'pile', 'what he bears counts too');
      t.equal(attempt('Elladan', 2), 'discard', 'five and two are seven');
      t.shows('crf/card/muster/1#1', 'crf/errata/card-errata/42#1');
      t.equal(attempt('Celeborn', 2), 'pile', 'his six count as five, with influence 1: eight');
      t.shows('crf/card/muster/1#2', 'crf/errata/card-errata/42#2');
    },
  ),
  scenario(
    'Muster gives a mighty warrior no more than five',
    { proves: ['crf/card/muster/1', 'crf/errata/card-errata/42'], rules: ALL },
    (t) => {
      const attempt = (roll: number): string => {
        t.board({
          resource: {
            companies: [{ at: 'Edoras', members: ['Glorfindel II'] }],
            hand: ['Riders of Rohan', 'Muster'],
          },
          moment: 'entered',
        });
        t.rolls(roll);
        t.resource.plays('Riders of Rohan', 'Glorfindel II');
        t.resource.plays('Muster', 'Glorfindel II').stage.resolve();
        return t.card('Riders of Rohan').zone;
      };
      t.equal(attempt(2), 'discard', 'two, influence two and five are nine');
      t.equal(attempt(3), 'pile', 'ten is more than nine');
      t.shows('crf/card/muster/1#2', 'crf/errata/card-errata/42#2');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Peath'] }],
          hand: ['Riders of Rohan', 'Muster', 'New Friendship'],
        },
        moment: 'entered',
      });
      t.resource.plays('Riders of Rohan', 'Peath');
      t.resource.may('New Friendship').refused('Muster', { 'no-user': 'coe/9.2' });
      t.shows('crf/card/muster/1#3', 'crf/errata/card-errata/42#3');

      t.say('Nor does a warrior lend his prowess to the attempt of another');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Peath', 'Glorfindel II'] }],
          hand: ['Riders of Rohan', 'Muster', 'New Friendship'],
        },
        moment: 'entered',
      });
      t.resource.plays('Riders of Rohan', 'Peath');
      t.resource.may('New Friendship').refused('Muster', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/muster/1#4', 'crf/errata/card-errata/42#4');

      t.say('And against a faction only: not against somebody of an opponent’s');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Glorfindel II'] }],
          hand: ['Muster', SPARE],
        },
        hazard: { companies: [{ at: 'Edoras', members: ['Háma'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses('Glorfindel II', 'influence Háma');
      t.resource.refused('Muster', { 'no-target': 'coe/9.3' });
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Glorfindel II'] }],
          hand: ['Muster', SPARE],
        },
        hazard: {
          companies: [{ at: 'Edoras', members: [{ name: 'Háma', bears: ['Noble Hound'] }] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses('Glorfindel II', 'influence Noble Hound');
      t.resource.refused('Muster', { 'no-target': 'coe/9.3' });
      t.say('but also against a faction that an opponent has');
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Glorfindel II'] }],
          hand: ['Muster', SPARE],
        },
        hazard: { pile: ['Riders of Rohan'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.chooses('Glorfindel II', 'influence Riders of Rohan');
      t.hazard.passes();
      t.rolls(2, 2);
      t.resource.plays('Muster', 'Glorfindel II').stage.resolve();
      t.shows('crf/card/muster/1#5', 'crf/errata/card-errata/42#5');
    },
  ),
  scenario(
    'Not at Home is of no use against others than Dragons, Drakes and Trolls',
    { proves: ['crf/card/not-at-home/1', 'coe/3.i.2'], rules: ALL },
    (t) => {
      const enter = (at: Named, events: Named[] = []): void => {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            hand: ['Not at Home'],
            events,
          },
          moment: 'site',
          asksPasses: true,
        });
        t.passUntil('enter').resource.chooses('enter the site');
      };
      // Orcs, the Undead, Men, Spiders, Wolves
      for (const at of [
        'Moria',
        'Barrow-downs',
        "Hermit's Hill",
        'Ruined Signal Tower',
        'Isengard',
      ] as const) {
        enter(at);
        t.equal(t.attack().name, at, 'they are there');
        t.resource.refused('Not at Home', { 'no-target': 'coe/9.3' }, { way: 'Cancel' });
        t.resource.mayNot('Not at Home');
      }
      t.shows('crf/card/not-at-home/1#4');
      enter('Buhr Widu');
      t.resource.plays('Not at Home').stage.resolve();
      t.expect(!t.underAttack, 'the Troll is away');
      t.shows('crf/card/not-at-home/1#3');
      enter('Ovir Hollow');
      t.resource.plays('Not at Home').stage.resolve();
      t.expect(!t.underAttack, 'and so is the Dragon');
      t.shows('crf/card/not-at-home/1#1');
      enter('Moria', ['Gates of Morning']);
      // by the older rulings an automatic-attack can only be canceled by then
      if (t.rules !== 'coe') t.resource.mayNot('Not at Home');
      else t.resource.plays('Not at Home').stage.resolve();
      t.equal(
        t.attack().strikes,
        t.rules === 'coe' ? 2 : 4,
        'by day there may be fewer Orcs, but they are there',
      );
      t.say('So it is with creatures, and these must be keyed to the site');
      for (const [creature, to, key, point] of [
        ['Orc-guard', 'Moria', 'Shadow-hold', 5],
        ['Light-drake', 'Dimrill Dale', 'Ruins', 2],
        ['Light-drake', 'Dimrill Dale', 'Wilderness', 5],
        ['Wild Trolls', 'Dimrill Dale', 'Ruins', 3],
        ['Smaug', 'The Lonely Mountain', 'name', 1],
      ] as const) {
        const away = point < 5;
        t.board({
          resource: {
            companies: [{ at: 'Lórien', to, members: ['Gimli', 'Legolas'] }],
            hand: ['Not at Home'],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(creature, key).stage.resolve();
        if (away) t.resource.plays('Not at Home').stage.resolve();
        else t.resource.refused('Not at Home', { 'no-target': 'coe/9.3' }, { way: 'Cancel' });
        t.equal(t.underAttack, !away, `${creature} by ${key}`);
        t.shows(`crf/card/not-at-home/1#${point}`);
      }
    },
  ),
  scenario(
    'Not at Home cancels what is keyed to a site, and with Gates of Morning thins out automatic-attacks',
    { proves: ['coe/3.i.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Not at Home', SPARE],
        },
        hazard: { hand: ['"William" (Wûluag)'] },
        moment: 'hazards',
      });
      t.hazard.plays('"William" (Wûluag)', 'Wilderness').stage.resolve();
      t.resource.mayNot('Not at Home');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Not at Home', SPARE],
        },
        hazard: { hand: ['"William" (Wûluag)'] },
        moment: 'hazards',
      });
      t.hazard.plays('"William" (Wûluag)', 'Shadow-hold').stage.resolve();
      t.resource.plays('Not at Home').stage.resolve();
      t.expect(!t.underAttack, 'keyed to the site he is not at home');
      for (const [at, left] of [
        ['Moria', 2],
        ['Mount Gundabad', 1],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            hand: ['Not at Home', SPARE],
            events: ['Gates of Morning'],
          },
          moment: 'hazards',
        });
        t.resource.plays('Not at Home', { way: 'strikes' }).stage.resolve();
        t.skipTo('enter');
        t.resource.chooses('enter the site');
        t.equal(t.attack().strikes, left, `strikes at ${at}`);
      }
    },
  ),
  scenario(
    'The Old Thrush finds one soft spot in a mighty attack, and no second',
    {
      proves: ['crf/card/the-old-thrush/1', 'crf/errata/card-errata/48', 'coe/g.cbd.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', 'The Old Thrush', SPARE],
        },
        hazard: { hand: ['"Tom" (Tûma)', 'Giant'] },
        moment: 'hazards',
      });
      t.hazard.plays('"Tom" (Tûma)').stage.resolve();
      t.resource.plays('The Old Thrush').stage.resolve();
      t.equal(t.attack().prowess, 10, 'three less');
      t.resource
        .mayNot('The Old Thrush')
        .refused('The Old Thrush', { duplicate: 'coe/g.cbd.1' })
        .stage.say('Of the next attack another may tell');
      t.shows('crf/card/the-old-thrush/1#1', 'crf/errata/card-errata/48#1');
      t.fightOut({ always: 12 });
      t.hazard.plays('Giant').stage.resolve();
      const before = t.attack().prowess;
      t.resource.plays('The Old Thrush').stage.resolve();
      t.equal(t.attack().prowess, before - 3, 'three less again');
      t.shows('crf/card/the-old-thrush/1#2', 'crf/errata/card-errata/48#2');
    },
  ),
  scenario(
    'The Old Thrush tells nothing of weaker attacks or of Nazgûl',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', SPARE],
        },
        hazard: { hand: ['Giant Spiders'], events: ['Wake of War', 'Doors of Night'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant Spiders').stage.resolve();
      t.resource.mayNot('The Old Thrush');
      t.board({
        resource: {
          companies: [{ at: 'Minas Morgul', to: 'Mount Doom', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', SPARE],
        },
        hazard: { hand: ['Witch-king of Angmar'] },
        moment: 'hazards',
      });
      t.hazard.plays('Witch-king of Angmar', 'Dark-domain', { way: 'creature' }).stage.resolve();
      t.resource.mayNot('The Old Thrush');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', SPARE],
        },
        hazard: { events: ['Scorba Ahunt', 'Doors of Night'] },
        moment: 'movement',
      });
      t.skipTo('attack');
      t.equal([t.attack().prowess, t.attack().body], [10, 7], 'Scorba, of prowess ten');
      t.resource.mayNot('The Old Thrush');
    },
  ),
  scenario(
    'Quiet Lands halves the strikes as they stand, the odd one staying',
    {
      proves: [
        'crf/card/quiet-lands/1',
        'crf/errata/card-errata/55',
        'companion/clarification/quiet-lands/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [at, events, left, prowess] of [
        ['Moria', [], 2, 7],
        ['Goblin-gate', [], 2, 6],
        ['Weathertop', [], 1, 6],
        ['Goblin-gate', ['Minions Stir'], 2, 7],
        ['Moria', ['Minions Stir'], 3, 8],
        // of six three are left, not the six less half of the four that are printed
        ['Moria', ['Minions Stir', 'Doors of Night'], 3, 9],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            hand: ['Quiet Lands', SPARE],
          },
          hazard: { events: [...events] },
          moment: 'hazards',
        });
        t.resource.plays('Quiet Lands', { way: 'automatic-attack' }).stage.resolve();
        t.skipTo('enter');
        t.resource.chooses('enter the site');
        t.equal(
          [t.attack().strikes, t.attack().prowess],
          [left, prowess],
          `half the strikes at ${at}, and all of the prowess ${events.join()}`,
        );
      }
      t.say('Two that were left of four are halved again; of a single one nothing is taken');
      for (const [at, fewer, left] of [
        ['Moria', true, 1],
        ['Goblin-gate', true, 1],
        ['Barrow-downs', false, 1],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Legolas'] }],
            events: ['Gates of Morning'],
            hand: ['Not at Home', 'Quiet Lands', SPARE],
          },
          moment: 'hazards',
        });
        if (fewer) t.resource.plays('Not at Home', { way: 'automatic-attack -2' }).stage.resolve();
        t.resource.plays('Quiet Lands', { way: 'automatic-attack' }).stage.resolve();
        t.skipTo('enter');
        t.resource.chooses('enter the site');
        t.equal(t.attack().strikes, left, `one strike at ${at}`);
      }
      t.shows(
        'crf/card/quiet-lands/1#1',
        'crf/errata/card-errata/55#1',
        'companion/clarification/quiet-lands/1#1',
        'crf/card/quiet-lands/1#2',
        'crf/errata/card-errata/55#2',
        'companion/clarification/quiet-lands/1#2',
      );
    },
  ),
];
