import type { Named } from '@mathom/engine/scenario';
import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** Beasts that are hunted, holds that are besieged, knives in the dark. */
export const huntsAndSieges: readonly Scenario[] = [
  scenario(
    'A siege is laid only where there is a hold of Men near enough to besiege',
    { proves: ['crf/card/long-grievous-siege/1'], rules: ALL },
    (t) => {
      const SIEGE = 'Long Grievous Siege';
      const board = (...sites: Named[]) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', members: ['Orc Captain'] }],
            hand: [SIEGE],
            pile: ['Orcs of Angmar'],
            sites,
          },
          moment: 'organization',
          asksPasses: true,
        });
      const none = { 'no-target': 'coe/9.3' };
      board().resource.refused(SIEGE, none);
      // too far away; and near enough, but no Border-hold
      board('Variag Camp').resource.refused(SIEGE, none);
      board('Mount Gram').resource.refused(SIEGE, none);
      t.shows('crf/card/long-grievous-siege/1#2');
      board('Mount Gram', 'Bree').resource.plays(SIEGE, 'Bree').stage.resolve();
      t.equal([t.card(SIEGE).zone, t.card(SIEGE).host], ['play', 'Orcs of Angmar'], 'it is laid');
      t.equal(
        [t.card('Bree').zone, t.card('Bree').host],
        ['aside', SIEGE],
        'and Bree lies with it',
      );
      t.shows('crf/card/long-grievous-siege/1#1');
    },
  ),
  scenario(
    'The Hunt: whether it was shown first or thrown away first does not matter',
    { proves: ['crf/card/the-hunt/1'], rules: ALL },
    (t) => {
      const HUNT = 'The Hunt';
      // thrown away face down, and shown later
      t.board({
        resource: {
          companies: [{ at: 'Edhellond', members: ['Alatar'] }],
          hand: [HUNT, 'Aware of their Ways'],
        },
        hazard: {
          companies: [{ at: 'Rivendell', members: ['Gimli'] }],
          discard: ['Wargs'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused(HUNT, { 'no-target': 'coe/9.3' });
      t.skipTo('movement-hazard', { turns: 1 });
      t.resource.plays('Aware of their Ways').stage.resolve();
      t.resource.chooses('pass');
      t.skipTo('organization', { turns: 1 });
      t.resource.plays(HUNT, 'Wargs').stage.resolve();
      t.equal(t.attack().name, 'Wargs', 'they come');
      t.shows('crf/card/the-hunt/1#1');
      // played, and thus shown, and thrown away when they had done
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Alatar'] }],
          hand: [HUNT],
        },
        hazard: { hand: ['Wargs', 'Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut({ always: 2 });
      t.skipTo('organization', { turns: 2 });
      t.resource.plays(HUNT, 'Wargs').stage.resolve();
      t.equal(t.attack().name, 'Wargs', 'once more');
      // shown in a hand, and thrown away face down later on
      for (const shown of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Edhellond', members: ['Alatar'] }],
            hand: [HUNT, 'Here Is a Snake!'],
          },
          hazard: {
            companies: [{ at: 'Rivendell', members: ['Gimli'] }],
            hand: ['Wargs', 'Cave-drake'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.plays('Here Is a Snake!', { way: 'show' }).stage.resolve();
        t.hazard.chooses(shown ? 'Wargs' : 'Cave-drake').passes();
        t.skipTo('discard-one').resource.passes();
        t.hazard.chooses('Wargs');
        t.equal(
          [t.card('Wargs').zone, t.sees(0, t.id('Wargs'))],
          ['discard', false],
          'with its face down',
        );
        t.skipTo('organization', { turns: 2 });
        if (!shown) t.resource.refused(HUNT, { 'no-target': 'coe/9.3' });
        else {
          t.resource.plays(HUNT, 'Wargs').stage.resolve();
          t.equal(t.attack().name, 'Wargs', 'he had seen them');
        }
      }
      t.shows('crf/card/the-hunt/1#2');
    },
  ),
  scenario(
    'Hidden Knife makes an attack: what changes attacks changes it',
    { proves: ['crf/card/hidden-knife/1'], rules: ALL },
    (t) => {
      for (const [events, numbers] of [
        [[], [5, 8]],
        [['Minions Stir'], [6, 9]],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Isengard', members: ['Gimli'] }],
            hand: ['Hidden Knife', 'Orc-guard'],
          },
          hazard: {
            agents: [{ name: 'Bill Ferny', via: ['Bree', 'Mount Gram'], faceUp: true }],
            events,
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Hidden Knife', 'Orc-guard').stage.resolve();
        t.equal([t.attack().strikes, t.attack().prowess], [...numbers], 'like any other');
        t.fightOut({ always: 2 });
        t.equal(
          [t.card('Bill Ferny').status, t.card('Orc-guard').zone],
          ['wounded', 'discard'],
          'and so it is fought out',
        );
      }
    },
  ),
];
