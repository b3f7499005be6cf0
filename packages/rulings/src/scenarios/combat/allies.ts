import { type Scenario, scenario } from '@mathom/engine/scenario';
import { rolled } from '../help.ts';
import { ALL, about, defend, face, letBe } from './help.ts';

/** Allies in combat, and creatures with several attacks on one character. */
export const allies: readonly Scenario[] = [
  scenario(
    'An ally taps to cancel one attack of the Slayer, and only one',
    { proves: ['crf/term/ally/1', 'coe/3.v'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Gollum'] }, 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['Slayer'] },
        moment: 'hazards',
      });
      t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
      t.asks(t.resource, 'attack');
      t.resource.options_are(
        'tap Aragorn II to cancel the attack',
        'tap Elrond to cancel the attack',
        'tap Gollum to cancel the attack',
        'pass',
      );
      t.allPass().hazard.chooses('a strike to Aragorn II');
      // even after the strike is assigned
      letBe(t, 'between-strikes');
      t.resource.chooses('no');
      letBe(t, 'support');
      t.asks(t.resource, 'strike-defender');
      t.resource.chooses('tap Gollum to cancel the attack');
      t.equal(
        [t.card('Gollum').status, t.card('Aragorn II').status],
        ['tapped', 'untapped'],
        'the ally tapped for it, and the strike is off',
      );
      t.shows('crf/term/ally/1#1');
      // the second attack is against the same character and cannot be canceled so
      if (t.rules !== 'coe') t.passUntil('stay-untapped');
      t.asks(t.resource, 'stay-untapped');
      t.equal(t.attack().assigned, ['Aragorn II'], 'the attacker has no new choice');
      t.rolls(12);
      t.resource.chooses('no');
      letBe(t, 'support');
      t.expect(!t.underAttack, 'nobody was asked to tap for the second one');
      t.equal(t.card('Slayer').zone, 'discard', 'one attack canceled: it is not defeated');
    },
  ),

  scenario(
    'Two of the three attacks of an Assassin may be canceled by others than his victim',
    { proves: ['crf/term/ally/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Gollum'] }, 'Elrond', 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Assassin'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.allPass().hazard.chooses('a strike to Aragorn II');
      t.asks(t.resource, 'between-strikes');
      t.resource.options_are(
        'tap Elrond to cancel the attack',
        'tap Gimli to cancel the attack',
        'tap Gollum to cancel the attack',
        'pass',
      );
      t.resource.chooses('tap Gollum to cancel the attack');
      t.asks(t.resource, 'attack');
      t.resource.options_are(
        'tap Elrond to cancel the attack',
        'tap Gimli to cancel the attack',
        'pass',
      );
      t.resource.chooses('tap Elrond to cancel the attack');
      t.asks(t.resource, 'stay-untapped');
      t.equal(
        [t.attack().assigned, t.card('Gimli').status],
        [['Aragorn II'], 'untapped'],
        'the third must be faced',
      );
      t.shows('crf/term/ally/1#2');
      t.rolls(12);
      t.resource.chooses('no');
      letBe(t, 'support');
      t.equal(t.card('Aragorn II').status, 'tapped', 'and is');
      t.expect(!t.underAttack, 'then it is over');
    },
  ),

  scenario(
    'Once the victim of an Assassin is gone, his other attacks find nobody',
    { proves: ['coe/3.v'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Boromir II', { name: 'Elrond', status: 'tapped' }],
            },
          ],
        },
        hazard: { hand: ['Assassin'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      letBe(t, 'movement-hazard');
      while (about(t) === 'attack' && t.decision().kind === 'act') t.pass();
      t.rolls(2, 12);
      t.hazard.chooses('a strike to Boromir II');
      letBe(t, 'between-strikes');
      t.resource.chooses('no');
      t.equal(t.card('Boromir II').zone, 'removed', 'Boromir falls to the first');
      t.expect(!t.underAttack, 'the other two are over without anybody being struck');
      t.equal(
        [t.card('Elrond').status, t.card('Assassin').zone],
        ['tapped', 'discard'],
        'Elrond is not touched',
      );
    },
  ),

  scenario(
    'Who may not be attacked may still support',
    { proves: ['crf/term/ally/3', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gimli', bears: ['Goldberry'] }, 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['Brigands'] },
        moment: 'hazards',
      });
      t.hazard.plays('Brigands').stage.resolve();
      letBe(t, 'attack');
      t.resource.options_are('a strike to Gimli', 'a strike to Elrond', 'pass');
      t.resource.chooses('a strike to Gimli').passes();
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Gimli').chooses('no');
      t.asks(t.resource, 'support');
      t.resource.options_are('Goldberry', 'pass');
      t.rolls(2);
      t.resource.chooses('Goldberry');
      t.equal(rolled(t, 'strike').at(-1), { total: 8, against: 8 }, '5 + 1 + 2, and no more');
      // a tie; without her he would be wounded
      t.equal(
        [t.card('Goldberry').status, t.card('Gimli').status],
        ['tapped', 'tapped'],
        'her help was enough',
      );
    },
  ),

  scenario(
    'Treebeard stands aside from an automatic-attack, and helps',
    { proves: ['crf/term/ally/3', 'coe/3.iv.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: [{ name: 'Aragorn II', bears: ['Treebeard'] }, 'Elrond'] },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.resource.options_are('a strike to Aragorn II', 'a strike to Elrond', 'pass');
      defend(t, 'Aragorn II', 'Elrond');
      t.equal(
        t.attack().assigned,
        ['Aragorn II', 'Elrond'],
        'three strikes, and none for Treebeard',
      );
      t.resource.chooses('resolve the strike against Elrond');
      t.hazard.chooses('1');
      t.resource.chooses('no');
      const alone = t.strikeProwess();
      t.rolls(9);
      t.resource.options_are('Treebeard', 'pass').chooses('Treebeard');
      t.equal(t.card('Treebeard').status, 'tapped', 'he has helped');
      t.equal(rolled(t, 'strike').at(-1)?.total, alone + 1 + 9, 'by one');
    },
  ),

  scenario(
    'In combat allies are as good as characters',
    { proves: ['crf/term/ally/7', 'crf/term/ally/6'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Aragorn II', bears: ['Gollum'] },
                { name: 'Elrond', bears: ['Noble Hound'] },
              ],
            },
          ],
          hand: ['Escape'],
        },
        hazard: { hand: ['Wargs', 'Brigands'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.chooses('play Escape');
      t.resource.options_are('Aragorn II', 'Elrond', 'Gollum', 'Noble Hound', 'back');
      t.resource.chooses('back').stage.allPass();
      // the hound must have a strike before its master can
      t.resource.options_are(
        'a strike to Aragorn II',
        'a strike to Gollum',
        'a strike to Noble Hound',
        'pass',
      );
      defend(t, 'Gollum', 'Aragorn II');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Gollum').chooses('no');
      t.resource.options_are('Elrond', 'Noble Hound', 'pass');
      t.rolls(2, 12, 12);
      t.resource.chooses('Noble Hound').passes();
      // 2 + 1 + 2 against 9, and a body check of 12 against 9
      t.expect(t.card('Gollum').zone !== 'play', 'an ally can fall like any character');
      t.shows('crf/term/ally/7#1', 'crf/term/ally/6#2');
      t.equal(t.card('Noble Hound').status, 'tapped', 'another has tapped in support');
      t.equal(rolled(t, 'strike').at(-1)?.total, 2 + 1 + 2, 'which gave one more');
      t.shows('crf/term/ally/7#2');
      face(t, 'Aragorn II');
      t.passUntil('movement-hazard');
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      t.resource.plays('Escape', 'Noble Hound').stage.resolve();
      t.equal(
        t.card('Noble Hound').status,
        'wounded',
        'the hound was wounded in place of the attack',
      );
      t.expect(!t.underAttack, 'which is canceled');
      t.shows('crf/term/ally/7#3');
      t.say('An ally taps against its strike, or takes three less so as not to');
      for (const stays of [false, true]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Aragorn II', bears: ['Gwaihir'] }],
              },
            ],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.passUntil('strike').resource.chooses('resolve the strike against Gwaihir');
        const before = t.strikeProwess();
        t.rolls(12);
        t.resource.chooses(stays ? 'yes' : 'no');
        t.equal(
          [t.card('Gwaihir').status, rolled(t, 'strike').at(-1)?.total],
          [stays ? 'untapped' : 'tapped', 12 + before - (stays ? 3 : 0)],
          'like anybody',
        );
      }
      t.shows('crf/term/ally/7#1', 'crf/term/ally/6#2');
    },
  ),
];
