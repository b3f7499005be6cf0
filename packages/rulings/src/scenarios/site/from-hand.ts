import {
  type Named,
  type Scenario,
  type SideSpec,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';
import { fight, plainUntil } from './help.ts';

/** A company goes into Framsburg, whose only automatic-attack is what the hazard player makes of it. */
function atFramsburg(t: Stage, hazard: SideSpec, resource: SideSpec = {}): void {
  t.board({
    resource: {
      companies: [{ at: 'Framsburg', members: ['Aragorn II', 'Fatty Bolger'] }],
      ...resource,
    },
    hazard,
    moment: 'site',
  });
  t.resource.chooses('enter the site');
}

/** Creatures from the hand as automatic-attacks (coe/2.V.ii.4). */
export const fromHand: readonly Scenario[] = [
  scenario(
    'A creature from the hand comes as the automatic-attack, if it is of the sort that the site names',
    {
      proves: ['coe/2.V.ii.4', 'crf/term/under-deeps/5', 'pef/term/automatic-attacks/1', 'coe/3.v'],
      rules: ALL,
    },
    (t) => {
      // one Wilderness is enough for Wargs; a Giant needs two, an Assassin none
      atFramsburg(t, { hand: ['Wargs', 'Giant', 'Assassin', 'Orc-watch'] });
      t.asks(t.hazard, 'attack-from-hand');
      t.hazard.options_are('pass', 'Wargs', 'Orc-watch');
      t.rolls(12, 12).hazard.chooses('Wargs');
      t.equal([t.attack().strikes, t.attack().prowess], [2, 9], 'they attack as they are printed');
      fight(t);
      t.equal(
        t.company('Aragorn II').faced.map((f) => f.source),
        ['automatic'],
        'it was an automatic-attack, no creature',
      );
      t.equal(t.points(0).kill, 0, 'both strikes failed, and it gives no points');
      t.shows('pef/term/automatic-attacks/1#1');
      t.equal(t.card('Wargs').zone, 'discard', 'it is discarded');
      t.shows('pef/term/automatic-attacks/1#2');
      t.equal(t.company('Aragorn II').hazards, 0, 'and no hazard was played');
      t.expect(t.company('Aragorn II').entered, 'the company is in');
      t.say('What makes creatures fiercer does nothing for them');
      t.board({
        resource: {
          companies: [{ at: 'Framsburg', members: ['Aragorn II', 'Fatty Bolger'] }],
          hand: ['Horses'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Horses', 'Aragorn II').stage.resolve();
      plainUntil(t, 'enter');
      t.resource.chooses('enter the site');
      t.hazard.chooses('Wargs');
      t.equal(t.attack().prowess, 9, 'horses lure creatures, and these are none');
      t.fightOut({ always: 2 });
      t.equal(t.card('Wargs').zone, 'discard', 'and they go there unbeaten, too');
      t.shows('pef/term/automatic-attacks/1#2');
      t.say('and they leave no trophy');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'TD-175', members: ['Orc Brawler'] }],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('Wargs');
      t.fightOut(12);
      t.equal(
        [t.card('Wargs').zone, t.decision().about === 'offer'],
        ['discard', false],
        'there is nothing to take',
      );
      t.shows('pef/term/automatic-attacks/1#1');
    },
  ),

  scenario(
    'He need not play one, and then there is nothing to face',
    { proves: ['coe/2.V.ii.4'], rules: ALL },
    (t) => {
      atFramsburg(t, { hand: ['Wargs'] });
      t.hazard.chooses('pass');
      t.expect(!t.underAttack, 'nobody attacks');
      t.expect(t.company('Aragorn II').entered, 'and the company is in');
      t.equal(t.card('Wargs').zone, 'hand', 'the creature is kept');
    },
  ),

  scenario(
    'A site may ask for creatures of which there is more than one',
    { proves: ['coe/2.V.ii.4'], rules: ALL },
    (t) => {
      atFramsburg(t, { hand: ['"Bert" (Bûrat)'] });
      t.hazard.options_are('pass', '"Bert" (Bûrat)');
      t.board({
        resource: { companies: [{ at: 'The Gem-deeps', members: ['Aragorn II'] }] },
        hazard: { hand: ['"Bert" (Bûrat)', 'Orc-watch'] },
        moment: 'site',
      });
      t.rolls(12).resource.chooses('enter the site');
      fight(t);
      t.asks(t.hazard, 'attack-from-hand');
      t.hazard.options_are('pass', 'Orc-watch');
    },
  ),

  scenario(
    'It is played when its turn comes among the attacks, before those that were added',
    { proves: ['coe/2.V.ii.4', 'coe/2.V.ii.3'], rules: ALL },
    (t) => {
      const hide = (who: Named): void => {
        t.resource.plays('Concealment', who).stage.resolve();
      };
      const enter = (): void => {
        t.board({
          resource: {
            companies: [{ at: 'The Gem-deeps', members: ['Fatty Bolger', 'Bilbo', 'Frodo'] }],
            hand: ['Concealment', 'Concealment', 'Concealment'],
          },
          hazard: { hand: ['Orc-watch', 'Barrow-wight'], events: ['The Moon Is Dead'] },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.equal([t.attack().strikes, t.attack().prowess], [4, 10], 'the Undead of the place first');
        hide('Fatty Bolger');
        t.equal([t.attack().strikes, t.attack().prowess], [4, 10], 'and once more');
        hide('Bilbo');
        t.asks(t.hazard, 'attack-from-hand');
      };
      enter();
      t.hazard.chooses('Orc-watch');
      t.equal(t.attack().prowess, 9, 'Orcs are faced once');
      hide('Frodo');
      t.expect(!t.underAttack, 'and that is all');

      enter();
      t.hazard.chooses('Barrow-wight');
      t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'one of the Undead');
      hide('Frodo');
      t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'is faced twice as they all are');
    },
  ),

  scenario(
    'What keeps creatures off a company does not keep these off',
    { proves: ['crf/term/under-deeps/4'], rules: ALL },
    (t) => {
      const gone = (
        card: 'Stealth' | 'Secret Entrance' | null,
        by: 'Fatty Bolger' | 'Elrond',
      ): void => {
        t.board({
          resource: {
            companies: [{ at: 'Framsburg', members: [by, 'Aragorn II'] }],
            hand: card ? [card] : [],
          },
          hazard: { hand: ['Orc-patrol'] },
          moment: 'organization',
        });
        t.resource.passes();
        if (card) t.resource.plays(card, by).stage.resolve();
        plainUntil(t, 'movement-hazard');
        if (!card) {
          t.hazard.may('play Orc-patrol');
          return;
        }
        t.hazard.refused('Orc-patrol', { key: 'coe/2.IV.vii.2' });
        plainUntil(t, 'enter');
        t.resource.chooses('enter the site');
        t.hazard.chooses('Orc-patrol');
        t.equal(t.attack().strikes, 3, 'the Orcs come all the same');
        t.shows(card === 'Stealth' ? 'crf/term/under-deeps/4#1' : 'crf/term/under-deeps/4#2');
      };
      gone(null, 'Elrond');
      gone('Stealth', 'Fatty Bolger');
      gone('Secret Entrance', 'Elrond');
    },
  ),

  scenario(
    'What makes the attacks of a site once more makes those that are there, not one from the hand',
    { proves: ['crf/card/tidings-of-bold-spies/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Glittering Caves',
              to: 'The Gem-deeps',
              members: ['Fatty Bolger', 'Bilbo', 'Frodo'],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Tidings of Bold Spies', 'Orc-watch'] },
        moment: 'hazards',
      });
      t.hazard.plays('Tidings of Bold Spies').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 9], 'the Undead of the place');
      t.resource.plays('Concealment', 'Bilbo').stage.resolve();
      t.expect(!t.underAttack, 'and no more than that');
      t.equal(
        t.steps.flatMap((x) => x.events).filter((e) => e.event === 'attack-declared').length,
        1,
        'one attack was made, and none of nobody in the place of the second',
      );
      t.asks(t.hazard, 'movement-hazard');
      t.equal(t.card('Orc-watch').zone, 'hand', 'no creature came of it');
      t.shows('crf/card/tidings-of-bold-spies/1#2');
      t.say('Where there are several all of them are made');
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Gimli', 'Legolas', 'Elladan'] }],
        },
        hazard: { hand: ['Tidings of Bold Spies'] },
        moment: 'hazards',
      });
      const from = t.steps.length;
      t.hazard.plays('Tidings of Bold Spies').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(
        t.steps
          .slice(from)
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'attack-declared' ? [[e.strikes, e.prowess]] : [])),
        [
          [3, 7],
          [2, 8],
        ],
        'the Orcs, and the Trolls',
      );
      t.shows('crf/card/tidings-of-bold-spies/1#1');
    },
  ),

  scenario(
    'A site whose attack is still to come has one: a creature on guard may be revealed there',
    { proves: ['coe/2.V.i', 'coe/2.V.ii.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Framsburg', members: ['Aragorn II'], onGuard: ['Orc-patrol'] },
          ],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.asks(t.hazard, 'reveal-on-guard');
    },
  ),
];
