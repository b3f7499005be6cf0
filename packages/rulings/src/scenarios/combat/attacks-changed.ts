import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, defend, face, meet, OLD } from './help.ts';

/** What changes or cancels an attack as a whole, and what does not. */
export const attacksChanged: readonly Scenario[] = [
  scenario(
    'A scout of another company cannot hide this one, nor a warrior there fight for it',
    { proves: ['crf/turn/combat/attack/5', 'coe/3.i.3'], rules: ALL },
    (t) => {
      for (const near of [false, true] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Mount Gram',
                members: near ? ['Ioreth', 'Peath', 'Frodo', 'Gimli'] : ['Ioreth', 'Peath'],
              },
              { at: 'Rivendell', members: near ? ['Elrond'] : ['Frodo', 'Gimli'] },
            ],
            hand: ['Concealment', 'Many Foes He Fought', 'Smoke Rings'],
            discard: ['Cram'],
          },
          hazard: { hand: ['Orc-watch'] },
          moment: 'hazards',
        });
        t.hazard.plays('Orc-watch', 'Shadow').stage.resolve();
        t.asks(t.resource, 'attack');
        if (near) t.resource.may('play Concealment').may('play Many Foes He Fought');
        else {
          t.resource
            .mayNot('play Concealment')
            .refused('Concealment', { 'other-company': 'coe/3.i.3' });
          t.shows('crf/turn/combat/attack/5#1');
          t.resource
            .mayNot('play Many Foes')
            .refused('Many Foes He Fought', { 'no-target': 'coe/9.3' });
          t.shows('crf/turn/combat/attack/5#2');
        }
      }
      t.say('Nor is what somebody bears elsewhere of any use against it');
      for (const near of [false, true]) {
        const gimli = { name: 'Gimli', bears: ['Star-glass'] } as const;
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: near ? ['Ioreth', gimli] : ['Ioreth'] },
              { at: 'Rivendell', members: near ? ['Elrond'] : [gimli] },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          current: 'Ioreth',
          asksPasses: true,
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        if (near) t.resource.may('use Star-glass');
        else
          t.resource.refused(
            'Star-glass',
            { 'no-target': 'coe/9.3', 'other-company': 'coe/2.IV.2' },
            { way: 'Wol' },
          );
      }
      t.shows('crf/turn/combat/attack/5#2');
      t.say('Nor does one who has entered another site hide those who enter this one');
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Frodo'] },
            { at: 'Isengard', members: ['Ioreth', 'Peath'] },
          ],
          hand: ['Concealment'],
        },
        moment: 'entered',
        current: 'Frodo',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('enter the site');
      t.asks(t.resource, 'attack').resource.refused('Concealment', {
        'other-company': 'coe/3.i.3',
      });
      t.shows('crf/turn/combat/attack/5#1');
    },
  ),

  scenario(
    'What a creature is keyed to can be changed from outside',
    { proves: ['crf/turn/combat/attack/5', 'coe/3.i.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Elrond', 'Boromir II'] }],
          hand: ['Quiet Lands'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Orc-watch', 'Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-watch', 'keyed to Shadow-land');
      t.resource.plays('Quiet Lands', 'Shadow-land', { way: 'Shadow-land' }).stage.resolve();
      t.equal(
        t.path('Elrond'),
        ['wilderness', 'wilderness'],
        'there is no Shadow-land in the path any more',
      );
      t.expect(!t.underAttack, 'so the creature comes to nothing');
      t.equal(t.card('Orc-watch').zone, 'discard', 'and is discarded');
      t.equal(t.company('Elrond').faced.length, 0, 'it was not faced');
      t.shows('crf/turn/combat/attack/5#3');

      t.say('The site no less than a region');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Elrond', 'Boromir II'] }],
          hand: ['Quiet Lands'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Orc-guard', 'Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-guard', 'keyed to Shadow-hold');
      t.resource.plays('Quiet Lands', 'Moria', { way: 'as Ruins' }).stage.resolve();
      t.expect(!t.underAttack, 'there is no Shadow-hold any more');
      t.equal(t.card('Orc-guard').zone, 'discard', 'the Orcs come to nothing');
      t.shows('crf/turn/combat/attack/5#3');
    },
  ),

  scenario(
    'Sun makes Men stronger who are characters, not attacks of Men',
    { proves: ['crf/turn/combat/attack/6', 'coe/3.i.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Beorn', 'Elrond'] }],
          events: ['Sun', 'Gates of Morning'],
        },
        hazard: { hand: ['Brigands'] },
        moment: 'hazards',
      });
      t.equal(t.card('Beorn').stat('prowess'), 8, 'Beorn is a Man');
      t.equal(t.card('Elrond').stat('prowess'), 7, 'Elrond is none');
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 7, 'the Men of the attack get only the -1 that names attacks');
    },
  ),

  scenario(
    'Where everyone faces a strike their number does not rise, the prowess does',
    { proves: ['crf/turn/combat/attack/9', 'coe/3.ii.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Aragorn II', { name: 'Elrond', status: 'tapped' }],
            },
          ],
        },
        hazard: { hand: ['Watcher in the Water'], events: ['Wake of War'] },
        moment: 'hazards',
      });
      t.hazard.plays('Watcher in the Water', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'strike');
      t.equal(
        t.attack().assigned,
        ['Aragorn II', 'Elrond'],
        'each faces one, without anybody choosing',
      );
      t.equal(t.attack().strikes, 2, 'no strike more');
      t.equal(t.attack().prowess, 9, 'one prowess more');
      t.shows('crf/turn/combat/attack/9#2');
      t.resource.chooses('resolve the strike against Aragorn II');
      t.asks(t.resource, 'stay-untapped');
      t.equal(t.strikeProwess(), 6, 'no excess strike to be given');
    },
  ),

  scenario(
    'Once strikes are assigned nothing changes their number, not even by a detour',
    { proves: ['crf/turn/combat/attack/10', 'coe/3.i'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: ['Aragorn II', 'Elrond', 'Gimli', 'Faramir'],
            },
          ],
          hand: ['Dark Quarrels', 'Marvels Told', 'Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Orc-watch', 'Doors of Night', 'River'], events: ['Minions Stir'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-watch', 'Shadow').stage.resolve();
      t.equal(t.attack().strikes, 4, 'one more for Minions Stir');
      t.resource.may('play Marvels Told').may('play Dark Quarrels').passes();
      t.hazard.may('play Doors of Night').may('play River').passes();
      t.resource.passes();
      defend(t, 'Aragorn II', 'Elrond', 'Gimli', 'Faramir');
      const late = { 'strikes-assigned': 'crf/turn/combat/attack/10' };
      t.asks(t.resource, 'between-strikes')
        .resource.refused('Marvels Told', late)
        .refused('Dark Quarrels', { 'no-target': 'coe/9.3' })
        .passes();
      t.asks(t.hazard, 'between-strikes')
        .hazard.may('play River')
        .mayNot('play Doors of Night')
        .refused('Doors of Night', late);
      t.shows('crf/turn/combat/attack/10#3');
      t.say('Nor in answer to something else');
      t.hazard.plays('River');
      t.asks(t.resource, 'respond').resource.may('play Smoke Rings').refused('Marvels Told', late);
    },
  ),

  scenario(
    'Doors of Night may come between strikes of an attack that it does not touch',
    { proves: ['crf/turn/combat/attack/10', 'crf/turn/combat/the-strike-sequence/10'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Elrond'] }],
          hand: ['Marvels Told'],
        },
        hazard: { hand: ['Wargs', 'Doors of Night', 'Wake of War'], events: ['Minions Stir'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.hazard.may('play Wake of War').passes();
      t.resource.passes();
      defend(t, 'Aragorn II', 'Elrond');
      t.asks(t.resource, 'between-strikes');
      t.resource.may('play Marvels Told').passes();
      t.hazard.may('play Doors of Night');
      t.shows('crf/turn/combat/attack/10#4');
      t.say('What gives prowess and a strike as well is too late, for all that it gives');
      t.hazard.refused('Wake of War', { 'strikes-assigned': 'crf/turn/combat/attack/10' });
      t.shows('crf/turn/combat/attack/10#2');
    },
  ),

  scenario(
    'Halving the strikes of an attack is for the time before assignment',
    { proves: ['crf/turn/combat/attack/10'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: ['Aragorn II', 'Elrond', 'Gimli', 'Faramir'],
            },
          ],
          hand: ['Dark Quarrels'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Ambusher', 'Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Dark Quarrels', { way: 'half' }).stage.resolve();
      t.equal(t.attack().strikes, 1, 'half of two');
      defend(t, 'Aragorn II');
      t.equal(t.attack().assigned, ['Aragorn II'], 'one strike is assigned');

      t.say('Afterwards it is too late for it');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Elrond'] }],
          hand: ['Dark Quarrels'],
          events: ['Gates of Morning'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play Dark Quarrels: half').stage.passUntil('defend');
      defend(t, 'Aragorn II', 'Elrond');
      t.asks(t.resource, 'between-strikes').resource.refused(
        'Dark Quarrels',
        { 'no-target': 'coe/9.3' },
        { way: 'half' },
      );
      t.shows('crf/turn/combat/attack/10#1');
    },
  ),

  scenario(
    'Attacks that events make are keyed to nothing',
    { proves: ['crf/turn/combat/attack/11'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Barrow-downs',
              members: [{ name: 'Aragorn II', bears: ['Goldberry'] }, 'Elrond'],
            },
          ],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Tidings of Bold Spies', 'Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Tidings of Bold Spies').stage.resolve();
      t.equal(t.attack().name, 'Tidings of Bold Spies', 'the attack is made by the event');
      t.asks(t.resource, 'attack');
      t.resource
        .may('play Smoke Rings')
        .mayNot('use Goldberry')
        .refused('Goldberry', { 'no-target': 'coe/9.3' });
      t.rolls(12);
      t.passUntil('defend');
      defend(t, 'Aragorn II');
      face(t, 'Aragorn II', true);
      t.passUntil('movement-hazard');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'attack');
      t.resource.may('use Goldberry');
      t.say('Nor to the site: neither by its type, nor for whom nothing keyed to it can strike');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Barrow-downs',
              members: [{ name: 'Aragorn II', bears: ['Quickbeam'] }, 'Elrond'],
            },
          ],
          pile: ['Wild Hounds'],
        },
        hazard: { hand: ['Tidings of Bold Spies'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Tidings of Bold Spies').stage.resolve();
      t.asks(t.resource, 'attack').resource.options_are('pass');
      t.passUntil('defend').resource.may('a strike to Aragorn II').may('a strike to Quickbeam');
    },
  ),

  scenario(
    'A Dragon ahunt is keyed to nothing though it counts as a creature',
    { proves: ['crf/turn/combat/attack/11', 'crf/term/ahunt-manifestations/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: "Eagles' Eyrie",
              by: ['Rhudaur', 'Angmar', 'Gundabad', 'Anduin Vales'],
              members: [{ name: 'Aragorn II', bears: ['Goldberry'] }, 'Elrond', 'Gimli'],
            },
          ],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { events: ['Bairanax Ahunt'], hand: ['Wargs'] },
        moment: 'passives',
      });
      t.equal(
        t.chain(),
        ['Bairanax Ahunt'],
        'declared once, though two of its regions were in the path',
      );
      t.resolve();
      t.equal(t.attack().name, 'Bairanax Ahunt', 'the Dragon comes upon the company');
      t.asks(t.resource, 'attack');
      t.resource
        .may('play Smoke Rings')
        .mayNot('use Goldberry')
        .refused('Goldberry', { 'no-target': 'coe/9.3' })
        .stage.allPass();
      t.equal(
        t.attack().assigned,
        ['Aragorn II', 'Elrond', 'Gimli'],
        'one strike for each of them',
      );
      // no body check slays it: it could come again
      t.rolls(12, 2, 12, 2, 12, 2);
      face(t, 'Aragorn II');
      face(t, 'Elrond');
      face(t, 'Gimli');
      // two of the regions that it names were in the path, but it came once
      t.passUntil('movement-hazard');
      t.expect(!t.underAttack, 'there is no second attack');
      t.equal(
        [t.card('Bairanax Ahunt').zone, t.company('Aragorn II').faced.length],
        ['play', 1],
        'though the Dragon is abroad still',
      );
      t.hazard.plays('Wargs', 'Border-land').stage.resolve();
      t.equal(t.attack().name, 'Wargs', 'other hazards go on');
    },
  ),

  scenario(
    'The one attack that is left cannot be canceled, its strike can',
    { proves: ['crf/turn/combat/attack/13', 'coe/3.iv.5.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Magic Ring of Stealth'] }, 'Frodo'],
            },
          ],
          hand: ['Concealment', 'Dark Quarrels', 'Escape', 'Smoke Rings'],
          discard: ['Cram'],
          events: ['Forewarned Is Forearmed'],
        },
        hazard: { hand: ['Assassin'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.asks(t.resource, 'attack');
      t.resource.options_are('play Smoke Rings', 'pass');
      t.resource
        .refused('Concealment', { uncancelable: 'coe/9.4.3' })
        .refused('Dark Quarrels', { need: 'coe/9.2', uncancelable: 'coe/9.4.3' })
        .refused('Escape', { uncancelable: 'coe/9.4.3' })
        .stage.allPass();
      t.hazard.chooses('a strike to Aragorn II');
      meet(t, 'Aragorn II');
      t.resource.mayNot('tap Frodo to cancel').may('use Magic Ring of Stealth');
      t.resource.uses('Magic Ring of Stealth').stage.resolve();
      t.allPass();
      t.expect(!t.underAttack, 'no second attack follows');
      t.equal(t.card('Aragorn II').status, 'untapped', 'the strike was canceled');
      t.equal(t.card('Assassin').zone, 'discard', 'it was not defeated');
      t.say('So it is where the attack says of itself that it cannot be');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                { name: 'Aragorn II', bears: ['Magic Ring of Stealth'] },
                'Frodo',
                'Fatty Bolger',
              ],
            },
          ],
          hand: ['Concealment', 'Concealment'],
        },
        hazard: { events: ["The Black Enemy's Wrath"] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').plays('Concealment', 'Fatty Bolger').stage.resolve();
      t.equal(t.attack().prowess, 6, 'the lava');
      t.resource.refused('Concealment', { uncancelable: 'coe/9.4.3' });
      t.passUntil('strike').resource.chooses('resolve the strike against Aragorn II');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.uses('Magic Ring of Stealth').stage.resolve();
      t.equal(t.card('Aragorn II').status, 'untapped', 'it has not touched him');
      t.fightOut({ always: 12 });
    },
  ),

  scenario(
    'Keyed by name, an attack is beyond what cancels by type',
    { proves: ['crf/turn/combat/attack/15', 'coe/3.i.4'], rules: ALL },
    (t) => {
      for (const key of [
        'keyed to Heart of Mirkwood',
        'keyed to Wilderness and Wilderness',
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: "Thranduil's Halls",
                to: 'Sarn Goriwing',
                by: ['Woodland Realm', 'Western Mirkwood', 'Heart of Mirkwood'],
                members: [{ name: 'Aragorn II', bears: ['Goldberry'] }, 'Elrond'],
              },
            ],
          },
          hazard: { hand: ['Giant Spiders'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Giant Spiders', key).stage.resolve();
        if (key.includes('Heart'))
          t.resource.mayNot('use Goldberry').refused('Goldberry', { 'no-target': 'coe/9.3' });
        else t.resource.may('use Goldberry');
      }
      t.shows('crf/turn/combat/attack/15#1');
    },
  ),

  scenario(
    'Alatar and the Noble Hound decide before the attacker does',
    { proves: ['crf/turn/combat/attack/12'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Goblin-gate',
              members: [{ name: 'Aragorn II', bears: ['Noble Hound'] }, 'Gimli'],
            },
            { at: 'Lórien', members: ['Alatar'] },
          ],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.chooses('use');
      t.asks(t.hazard, 'attack');
      // the attacker chooses, but Alatar has a strike already and Aragorn is behind his hound
      t.equal(t.attack().assigned, ['Alatar'], 'Alatar faces a strike in all cases');
      t.hazard.options_are('a strike to Gimli', 'a strike to Noble Hound');
      t.shows('crf/turn/combat/attack/12#1');
    },
  ),

  scenario(
    'Alatar takes the only strike though the attacker chooses',
    { proves: ['crf/turn/combat/attack/12', 'coe/3.ii.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] },
            { at: 'Lórien', members: ['Alatar'] },
          ],
        },
        hazard: { hand: ['Assassin'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.resource.chooses('use');
      while (about(t) === 'attack') t.pass();
      t.equal(t.attack().assigned, ['Alatar'], 'the attacker has nothing left to choose');
    },
  ),
];
