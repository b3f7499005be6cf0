import { query } from '@mathom/engine';
import {
  type CompanySpec,
  type Named,
  type Scenario,
  type SideSpec,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

const TROVE = "Wizard's Trove";
const TREE = 'The White Tree';
const SAPLING = 'Sapling of the White Tree';

/** At The White Towers, which are his. */
const atHome = (t: Stage, more: SideSpec, members: CompanySpec['members'] = ['Galva']): Stage =>
  t.board({
    resource: {
      kind: 'fallen-wizard',
      declared: 'Saruman',
      companies: [{ at: 'WH-58', members }],
      ...more,
    },
    moment: 'organization',
    asksPasses: true,
  });

const planted = { stored: [{ name: SAPLING, at: 'The White Towers' } as const] };

/** The White Tree and other things in the trove of a Fallen-wizard. */
export const trove: readonly Scenario[] = [
  scenario(
    'The White Tree grows where its sapling lies, without what its own text asks for',
    {
      proves: ['pef/card/white-tree/2', 'pef/card/white-tree/3', 'pef/card/wizards-trove/1'],
      rules: ALL,
    },
    (t) => {
      atHome(t, { hand: [TROVE, TREE] });
      t.resource.plays(TROVE).stage.resolve();
      t.equal([t.card(TROVE).zone, t.card(TROVE).host], ['play', ''], 'it comes first, and waits');
      t.resource.mayNot(`use ${TROVE}`).mayNot(`play ${TREE}`);
      atHome(t, { events: [TROVE], hand: [TREE], ...planted });
      t.resource.mayNot(`play ${TREE}`);
      t.say('Nor is a sage asked for');
      atHome(t, { events: [TROVE], hand: [TREE], ...planted }, ['Beretar']);
      const before = t.points(0).misc;
      t.resource.uses(TROVE).stage.resolve();
      t.equal(t.card(TREE).host, 'The White Towers', 'it is planted');
      t.equal(t.card(TROVE).host, TREE, 'and the trove with it');
      t.equal(t.points(0).misc - before, 5, 'in full');
      t.shows('pef/card/white-tree/2#1', 'pef/card/white-tree/2#2', 'pef/card/white-tree/3#2');
      t.equal(t.card(SAPLING).zone, 'pile', 'the sapling is kept');
      const site = t.company('Beretar').site;
      t.expect(
        query.matches(t.state, query.newCtx(t.state, 0, site), site, { keyword: 'protected' }),
        'protected',
      );
      t.resource.mayNot(`use ${TROVE}`);
    },
  ),

  scenario(
    'The trove may come to a White Tree that stands already',
    {
      proves: ['pef/card/white-tree/1', 'pef/card/white-tree/3', 'pef/card/wizards-trove/2'],
      rules: ALL,
    },
    (t) => {
      atHome(t, { events: [TREE], hand: [TROVE] });
      t.equal(t.points(0).misc, 1, 'no more than any other card');
      t.resource.plays(TROVE).stage.resolve();
      t.resource.uses(TROVE).stage.resolve();
      t.equal([t.card(TROVE).host, t.points(0).misc], [TREE, 5], 'all of it');
      t.shows('pef/card/white-tree/1#1', 'pef/card/wizards-trove/2#1');
      t.say('and what the tree says of Minas Tirith is not heard any more');
      for (const laid of [false, true]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at: 'WH-58', members: ['Galva'] }],
            events: [TREE, TROVE],
          },
          hazard: {
            companies: [{ at: 'Minas Tirith', members: [{ name: 'Gimli', status: 'wounded' }] }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (laid) t.resource.uses(TROVE).stage.resolve();
        t.skipTo('organization', { turns: 1 });
        t.equal(t.card('Gimli').status, laid ? 'wounded' : 'tapped', 'whether he heals there');
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at: 'Minas Tirith', members: ['Galva', 'Beretar'] }],
            events: [TREE, TROVE],
          },
          hazard: { hand: ['Assassin'] },
          moment: 'organization',
          asksPasses: true,
        });
        if (laid) t.resource.uses(TROVE).stage.resolve();
        t.skipTo('movement-hazard');
        t.resource.passes();
        if (laid) t.hazard.may('play Assassin');
        else t.hazard.mayNot('play Assassin');
      }
      t.shows('pef/card/white-tree/1#2', 'pef/card/white-tree/3#2', 'pef/card/wizards-trove/2#2');
    },
  ),

  scenario(
    'By the older rulings there is one White Tree, whatever lies with it; now there may be another',
    { proves: ['pef/card/white-tree/3'], rules: ALL },
    (t) => {
      const trees = (): number =>
        t.state.def.filter((_, id) => t.idOf(id) === 'TW-348' && t.state.zone[id] === 'play')
          .length;
      atHome(t, { events: [TREE, TROVE], hand: [TREE], ...planted });
      if (t.rules === 'coe') {
        t.resource.uses(TROVE, { way: 'out of your hand' }).stage.resolve();
        t.equal(trees(), 2, 'a second one grows beside it');
        t.shows('pef/card/white-tree/3#3');
        t.say('and a third way leads there: at Minas Tirith, for a sapling');
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [
              {
                at: 'Minas Tirith',
                members: ['Ioreth', { name: 'Beretar', bears: [SAPLING] }],
              },
            ],
            events: [TREE, TROVE],
            hand: [TREE],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.mayNot(`play ${TREE}`);
        t.resource.uses(TROVE).stage.resolve();
        t.resource.plays(TREE, { way: 'Tree at Minas Tirith' }).stage.resolve();
        t.equal(trees(), 2, 'the one in the trove does not keep it away');
        t.shows('pef/card/white-tree/3#3');
        return;
      }
      t.resource.uses(TROVE).stage.resolve();
      t.equal([t.card(TROVE).host, trees()], [TREE, 1], 'it can only come to the one that stands');
      t.resource.refused(TREE, { unique: 'coe/g.man.1', 'no-user': 'coe/9.2' });
      t.shows('pef/card/white-tree/3#1');
      t.say('Nor is it planted where the opponent has it');
      for (const theirs of [false, true]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at: 'WH-58', members: ['Galva'] }],
            events: [TROVE],
            hand: [TREE],
            ...planted,
          },
          hazard: { events: theirs ? [TREE] : [] },
          moment: 'organization',
          asksPasses: true,
        });
        if (theirs) t.resource.mayNot(`use ${TROVE}`);
        else t.resource.may(`use ${TROVE}`);
      }
      t.shows('pef/card/white-tree/3#1');
      t.say('Nor by a second trove, where the tree lies with the first');
      atHome(t, { events: [TREE, TROVE, TROVE], hand: [TREE], ...planted });
      t.resource.uses(TROVE).stage.resolve();
      t.equal(t.card(TROVE).host, TREE, 'the first');
      t.resource.mayNot(`use ${TROVE}: out of your hand`);
      t.resource.uses(TROVE).stage.resolve();
      t.equal(trees(), 1, 'it comes to the same tree');
      t.shows('pef/card/white-tree/3#1');
      t.say(
        'Nor does the opponent plant one, as its own text has it, while it stands in the trove',
      );
      for (const stands of [true, false]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared: 'Saruman',
            companies: [{ at: 'WH-58', members: ['Galva'] }],
            events: stands ? [TREE, TROVE] : [TROVE],
          },
          hazard: {
            companies: [
              { at: 'Minas Tirith', members: ['Ioreth', { name: 'Beretar', bears: [SAPLING] }] },
            ],
            hand: [TREE],
            stored: [{ name: SAPLING, at: 'Minas Tirith' }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (stands) t.resource.uses(TROVE).stage.resolve();
        t.skipTo('organization', { turns: 1 });
        if (stands) t.hazard.refused(TREE, { unique: 'coe/g.man.1' });
        else t.hazard.may(`play ${TREE}`);
      }
      t.shows('pef/card/white-tree/3#1');
    },
  ),

  scenario(
    'What is stored in the trove is stored as where its text says; The White Tree says nothing of it',
    { proves: ['pef/card/wizards-trove/3'], rules: ALL },
    (t) => {
      const bearing = (card: Named): Stage =>
        atHome(t, { events: [TROVE] }, [{ name: 'Galva', bears: [card] }]);
      bearing('LE-201');
      const name = 'Kill All But NOT the Halflings';
      t.resource.mayNot(`store ${name}`).may(`use ${TROVE}: store`);
      t.resource.uses(TROVE, name).stage.resolve();
      t.equal([t.card(name).zone, t.card(name).stored], ['pile', 'The White Towers'], 'at home');
      t.equal([t.card(TROVE).zone, t.points(0).misc], ['pile', 5], 'in full, with the trove');
      bearing(TREE);
      t.resource.mayNot(`use ${TROVE}: store`).uses(TROVE).stage.resolve();
      t.equal([t.card(TREE).zone, t.card(TROVE).host], ['play', TREE], 'it is laid with it only');
    },
  ),
];
