import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, defend, face } from './help.ts';

export const attacks: readonly Scenario[] = [
  scenario(
    'The Fellowship breaks as one of it falls, before the next strike',
    { proves: ['crf/turn/combat/general/1', 'coe/3.I.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                'Aragorn II',
                'Boromir II',
                'Faramir',
                { name: 'Gimli', bears: ['Elf-stone'] },
              ],
              events: ['Fellowship'],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(2, 12);
      defend(t, 'Gimli', 'Boromir II');
      t.equal(t.card('Boromir II').stat('prowess'), 7, 'with the Fellowship Boromir has one more');
      face(t, 'Gimli');
      t.asks(t.resource, 'hand-over').resource.chooses('Faramir');
      t.equal(t.card('Elf-stone').host, 'Faramir', 'what he bore is handed on');
      t.shows('crf/turn/combat/general/1#2');
      t.equal(t.card('Gimli').zone, 'removed', 'Gimli falls');
      t.equal(t.card('Fellowship').zone, 'discard', 'the Fellowship is gone at once');
      t.asks(t.resource, 'stay-untapped');
      t.equal(t.strikeProwess(), 6, 'the second strike is met without it');
      t.shows('crf/turn/combat/general/1#1');
    },
  ),

  scenario(
    'All three strikes have their targets before the first is resolved',
    {
      proves: [
        'crf/turn/combat/general/2',
        'coe/3.ii',
        'coe/3.ii.1',
        'coe/3.ii.5',
        'coe/3.iii',
        'coe/3.iv',
        'coe/3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [
                'Aragorn II',
                'Boromir II',
                { name: 'Gimli', status: 'tapped' },
                { name: 'Faramir', status: 'wounded' },
              ],
            },
          ],
        },
        hazard: { hand: ['Orc-watch'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-watch', 'Shadow').stage.resolve();
      // only untapped characters are the defender's to choose, and he may hold back
      t.resource.options_are('a strike to Aragorn II', 'a strike to Boromir II', 'pass');
      t.resource.chooses('a strike to Aragorn II');
      t.resource.options_are('a strike to Boromir II', 'pass');
      t.resource.passes();
      t.asks(t.hazard, 'attack');
      t.hazard.options_are('a strike to Boromir II', 'a strike to Gimli', 'a strike to Faramir');
      t.hazard.chooses('a strike to Gimli');
      t.hazard.options_are('a strike to Boromir II', 'a strike to Faramir');
      t.equal(t.state.dice.length, 0, 'no dice yet');
      t.hazard.chooses('a strike to Faramir');
      t.equal(t.attack().assigned, ['Aragorn II', 'Gimli', 'Faramir'], 'all are assigned');
      t.asks(t.resource, 'strike');
      t.resource.options_are(
        'resolve the strike against Aragorn II',
        'resolve the strike against Gimli',
        'resolve the strike against Faramir',
      );
    },
  ),

  scenario(
    'Neither the attack after assignment nor a strike after its roll can be canceled',
    {
      proves: ['crf/turn/combat/attack/2', 'companion/annotation/13/1', 'coe/3.i', 'coe/3.iv.5.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [
                { name: 'Aragorn II', bears: ['Magic Ring of Stealth'] },
                'Boromir II',
                { name: 'Frodo', bears: ['Healing Herbs'] },
              ],
            },
          ],
          hand: ['Concealment', 'Dark Quarrels'],
        },
        hazard: { hand: ['Orc-watch'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-watch', 'Shadow').stage.resolve();
      t.asks(t.resource, 'attack');
      t.resource
        .may('play Concealment')
        .may('play Dark Quarrels')
        .mayNot('use Magic Ring of Stealth');
      t.allPass();
      t.rolls(2, 2);
      // all three of them are struck
      defend(t, 'Aragorn II', 'Boromir II');
      face(t, 'Boromir II');
      t.equal(t.card('Boromir II').status, 'wounded', 'the first strike was not canceled');
      t.asks(t.resource, 'between-strikes');
      t.resource
        .refused('Concealment', { 'no-target': 'coe/9.3' })
        .refused('Dark Quarrels', { 'no-target': 'coe/9.3' }, { way: 'cancel' })
        .mayNot('use Magic Ring of Stealth');
      t.shows('crf/turn/combat/attack/2#1', 'companion/annotation/13/1#1');
      t.allPass();
      t.resource.chooses('resolve the strike against Aragorn II').chooses('no');
      t.asks(t.resource, 'strike-defender');
      t.resource.options_are('use Magic Ring of Stealth', 'pass');
      t.shows('companion/annotation/13/1#3');
      t.rolls(2, 2);
      t.resource.passes();
      // 6 + 2 against 9: he is wounded, and now it is too late
      t.equal(t.card('Aragorn II').status, 'wounded', 'the strike got through');
      t.resource
        .mayNot('use Magic Ring of Stealth')
        .refused('Magic Ring of Stealth', { 'no-target': 'coe/9.3' });
      t.shows('crf/turn/combat/attack/2#2');
      t.say('Not even while the body check that comes of it is still to be made');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              members: [{ name: 'Aragorn II', bears: ['Magic Ring of Stealth'] }, 'Boromir II'],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.asks(t.resource, 'attack').resource.may('play Concealment');
      t.passUntil('defend');
      defend(t, 'Aragorn II', 'Boromir II');
      t.asks(t.resource, 'between-strikes').resource.refused('Concealment', {
        'no-target': 'coe/9.3',
      });
      t.shows('crf/turn/combat/attack/2#1');
      t.rolls(2, 2);
      face(t, 'Aragorn II');
      t.asks(t.resource, 'check');
      t.equal(t.card('Aragorn II').status, 'wounded', 'the strike is rolled');
      t.resource.refused('Magic Ring of Stealth', {
        check: 'coe/3.I.1',
        'no-target': 'coe/9.3',
      });
      t.shows('crf/turn/combat/attack/2#2', 'companion/annotation/13/1#2');
      t.resolve();
      t.say('The attack is safe as soon as its strikes are assigned, before any of them is met');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Fatty Bolger'] },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play Concealment');
      t.passUntil('defend').resource.chooses('a strike to Aragorn II');
      t.resource.chooses('a strike to Fatty Bolger');
      t.asks(t.resource, 'between-strikes');
      t.resource.refused('Concealment', { 'no-target': 'coe/9.3' });
      t.shows('companion/annotation/13/1#1');
    },
  ),

  scenario(
    'A canceled attack does nothing, yet it was faced',
    { proves: ['crf/turn/combat/attack/3', 'companion/annotation/14/1', 'coe/3.i.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Boromir II', 'Gimli'] },
          ],
          hand: ['Dark Quarrels'],
        },
        hazard: { hand: ['Orc-warband', 'Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-warband', 'Shadow').stage.resolve();
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.expect(!t.underAttack, 'the attack is over');
      t.equal(
        ['Aragorn II', 'Boromir II', 'Gimli'].map((n) => t.card(n).status),
        ['untapped', 'untapped', 'untapped'],
        'nobody is touched',
      );
      t.shows('companion/annotation/14/1#1');
      t.equal(t.card('Orc-warband').zone, 'discard', 'the creature is discarded');
      t.shows('crf/turn/combat/attack/3#1');
      t.hazard.plays('Orc-lieutenant', 'Shadow').stage.resolve();
      t.equal(t.attack().prowess, 11, 'the company has faced Orcs before');
      t.shows('crf/turn/combat/attack/3#2', 'companion/annotation/14/1#3');
      t.say('So is an automatic-attack that was canceled');
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Aragorn II', 'Gimli'], onGuard: ['Orc-lieutenant'] },
          ],
          hand: ['Dark Quarrels'],
        },
        moment: 'site',
      });
      t.passUntil('enter').resource.chooses('enter the site');
      t.hazard.reveals('Orc-lieutenant');
      t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
      t.equal(
        [t.attack().name, t.attack().prowess],
        ['Orc-lieutenant', 11],
        'he comes upon those who have faced Orcs',
      );
      t.shows('crf/turn/combat/attack/3#2', 'companion/annotation/14/1#3');

      t.say('Nor does it do what it would have done afterwards');
      for (const canceled of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Bergil', 'Aragorn II'] },
            ],
            hand: ['Concealment', 'Concealment'],
          },
          hazard: { hand: ['Little Snuffler', 'Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Little Snuffler', 'Wilderness').stage.resolve();
        if (canceled) t.resource.plays('Concealment', 'Bergil').stage.resolve();
        else {
          // defeated, but for its body
          t.rolls(12, 2);
          t.allPass().hazard.chooses('a strike to Gimli');
          t.passUntil('stay-untapped').resource.chooses('yes');
          t.passUntil('movement-hazard');
        }
        t.equal(t.card('Little Snuffler').zone, 'discard', 'it is over, and undefeated');
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        if (canceled) {
          t.resource.plays('Concealment', 'Aragorn II').stage.resolve();
          t.expect(!t.underAttack, 'scouts do their work as before');
        } else t.resource.mayNot('play Concealment').refused('Concealment', { banned: 'coe/9.4' });
      }
      t.shows('crf/turn/combat/attack/3#1', 'companion/annotation/14/1#2');
    },
  ),

  scenario(
    'Only an attack that resolved was faced',
    { proves: ['crf/turn/combat/attack/14', 'coe/3.i.1'], rules: ALL },
    (t) => {
      const prowess = (lowered: boolean): number => {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Dead Marshes', members: ['Aragorn II', 'Boromir II', 'Gimli'] },
            ],
            hand: ['Many Turns and Doublings', 'Dark Quarrels'],
            events: ['Gates of Morning'],
          },
          hazard: { hand: ['Orc-warband', 'Orc-lieutenant'] },
          moment: 'hazards',
          declared: 1,
        });
        t.hazard.placesOnGuard('Orc-lieutenant').stage.resolve();
        t.hazard.plays('Orc-warband', 'Shadow-land');
        // the limit goes down from three to two in answer, so that the warband comes to nothing
        if (lowered)
          t.resource.plays('Many Turns and Doublings', 'Aragorn II', { way: 'hazard limit' });
        t.resolve();
        t.equal(t.underAttack, !lowered, 'the warband attacks only if the limit allows it');
        if (!lowered) t.resource.plays('Dark Quarrels', { way: 'cancel' }).stage.resolve();
        t.passUntil('enter');
        t.resource.chooses('enter the site');
        t.hazard.chooses('reveal Orc-lieutenant');
        t.rolls(12, 12);
        t.passUntil('defend');
        defend(t, 'Aragorn II', 'Boromir II');
        face(t, 'Aragorn II');
        face(t, 'Boromir II');
        t.passUntil('defend');
        t.equal(t.attack().name, 'Orc-lieutenant', 'the creature on guard attacks');
        return t.attack().prowess;
      };
      t.equal(prowess(true), 7, 'no Orcs were faced before');
      t.shows('crf/turn/combat/attack/14#2');
      t.equal(prowess(false), 11, 'the canceled warband counts');
      t.shows('crf/turn/combat/attack/14#1');
    },
  ),

  scenario(
    'A creature is never an answer, unless it is revealed on guard',
    {
      proves: ['crf/turn/combat/attack/4', 'companion/annotation/15/1', 'coe/3.1', 'coe/3.1.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Elrond'] }],
          hand: ['Marvels Told'],
        },
        hazard: {
          hand: ['Orc-guard', 'Orc-patrol', 'Twilight', 'Tidings of Bold Spies'],
          events: ['Minions Stir'],
        },
        moment: 'hazards',
      });
      t.resource.plays('Marvels Told', 'Minions Stir');
      t.asks(t.hazard, 'respond');
      t.hazard.mayNot('play Orc-guard').refused('Orc-guard', { answer: 'coe/2.IV.vii.2' });
      t.hazard
        .mayNot('play Tidings')
        .refused('Tidings of Bold Spies', { 'starts-chain': 'coe/3.1.1' });
      t.rolls(12);
      t.resolve();
      t.hazard.may('play Orc-guard').may('play Tidings of Bold Spies');
      t.say('Nor does one creature come in answer to another');
      t.hazard.plays('Orc-guard', 'Shadow-hold');
      t.asks(t.hazard, 'respond').hazard.refused('Orc-patrol', { answer: 'coe/2.IV.vii.2' });
      t.shows('crf/turn/combat/attack/4#1', 'companion/annotation/15/1#1');
      t.say('Nor does it follow a card of the same player, before that has resolved');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Mount Gram', members: ['Aragorn II', 'Elrond'] }],
        },
        hazard: { hand: ['Orc-guard', 'Minions Stir', 'Tidings of Bold Spies'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Minions Stir');
      t.resource.passes();
      t.hazard.mayNot('play Orc-guard').refused('Orc-guard', { answer: 'coe/2.IV.vii.2' });
      t.hazard
        .mayNot('play Tidings')
        .refused('Tidings of Bold Spies', { 'starts-chain': 'coe/3.1.1' });
      t.shows('crf/turn/combat/attack/4#1', 'companion/annotation/15/1#1');
    },
  ),

  scenario(
    'A creature on guard is revealed in the midst of entering, and comes after the automatic-attack',
    { proves: ['crf/turn/combat/attack/4', 'companion/annotation/15/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Aragorn II', 'Boromir II'], onGuard: ['Orc-guard'] },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.asks(t.hazard, 'reveal-on-guard');
      t.hazard.may('reveal Orc-guard');
      t.hazard.chooses('reveal Orc-guard');
      t.equal(t.attack().name, 'Moria', 'first the automatic-attack');
      t.rolls(12, 12);
      defend(t, 'Aragorn II', 'Boromir II');
      t.passUntil('strike');
      face(t, 'Aragorn II');
      face(t, 'Boromir II');
      t.equal(t.attack().name, 'Orc-guard', 'then the creature that was on guard');
      t.shows('crf/turn/combat/attack/4#2', 'companion/annotation/15/1#2');
    },
  ),
];
