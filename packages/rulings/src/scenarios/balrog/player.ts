import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const kind = 'balrog';
const MORIA = 'BA-93';
const GATES = 'BA-100';

/** He organizes, with these at hand. */
const organizes = (
  t: Stage,
  at: Named,
  members: readonly Member[],
  more: { hand?: Named[]; discard?: Named[]; sideboard?: Named[]; sites?: Named[] } = {},
): void => {
  t.board({
    resource: { kind, companies: [{ at, members }], ...more },
    moment: 'organization',
    asksPasses: true,
  });
  t.resource.chooses('organize');
};

/** Fifteen points, above the earth and below it. */
const FACTIONS: readonly Named[] = [
  'Daelomin Roused',
  'Scorba Roused',
  'Smaug Roused',
  'Orcs of Moria',
];

/** What it is to be the player of the Balrog. */
export const balrogPlayer: readonly Scenario[] = [
  scenario(
    'What is specific to the Balrog is played by his player, whether he himself has come or not',
    { proves: ['crf/term/specific/1', 'coe/1.3.4'], rules: ALL },
    (t) => {
      organizes(t, MORIA, ['Gorbag'], { hand: ['Azog'] });
      t.resource.may('play Azog at Moria');
      t.shows('crf/term/specific/1#1', 'crf/term/specific/1#3');
      t.say('Nobody else is: not a Ringwraith, whatever is in his hand');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-367', members: ['Gorbag'] }],
          hand: ['Azog'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').refused('Azog', { specific: 'coe/1.3.4' });
      t.shows('crf/term/specific/1#2');
      t.say('Of several Fallen-wizards it is for him who has declared that he is this one');
      for (const declared of ['Saruman', 'Pallando'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared,
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            hand: ['Man of Skill'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (declared === 'Saruman') {
          t.resource.may('play Man of Skill');
          t.shows('crf/term/specific/1#1', 'crf/term/specific/1#3');
        } else t.resource.refused('Man of Skill', { specific: 'coe/1.3.4' });
      }
      t.shows('crf/term/specific/1#2');
      t.say('So it is with what is played at a site');
      for (const declared of ['Radagast', 'Pallando'] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            declared,
            companies: [{ at: 'WH-58', members: ['Beretar'] }],
            hand: ["Radagast's Black Bird"],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (declared === 'Radagast') {
          t.resource.may("play Radagast's Black Bird");
          t.shows('crf/term/specific/1#1', 'crf/term/specific/1#3');
        } else t.resource.refused("Radagast's Black Bird", { specific: 'coe/1.3.4' });
      }
      t.shows('crf/term/specific/1#2');
    },
  ),

  scenario(
    'Two players of the Balrog: the first to reveal him has him, and both go on with what is his',
    { proves: ['coe/2.II.2.1.B2', 'coe/g.man.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: GATES, members: ['Gorbag'] }],
          hand: ['The Balrog', 'Azog', 'Hill-troll'],
        },
        hazard: { kind, companies: [{ at: GATES, members: ['The Balrog'] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .chooses('organize')
        .refused('The Balrog', { 'avatar-taken': 'coe/g.man.2', unique: 'coe/g.man.1' })
        .may('play Azog at The Under-gates')
        .may('play Hill-troll at The Under-gates');
    },
  ),

  scenario(
    'When the Balrog himself comes, whatever else he was in play as goes',
    { proves: ['coe/g.man.2', 'coe/2.II.2.1.B1'], rules: ALL },
    (t) => {
      t.board({
        resource: { kind, companies: [{ at: GATES, members: ['Gorbag'] }], hand: ['BA-3'] },
        hazard: {
          kind: 'ringwraith',
          companies: [{ at: 'AS-165', members: [{ name: 'Lagduf', bears: ['AS-71'] }] }],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play The Balrog', 'in the company of Gorbag');
      t.equal(t.card('BA-3').zone, 'play', 'he has come');
      t.equal(t.card('AS-71').zone, 'discard', 'and is no ally any more');
    },
  ),

  scenario(
    'One character of any sort and one more who is not unique are played or discarded in a turn',
    { proves: ['coe/2.II.2.2.B2'], rules: ALL },
    (t) => {
      const hand: Named[] = ['Azog', 'Bolg', 'Hill-troll', 'Mountain-maggot'];
      // a unique one, then one who is not
      organizes(t, MORIA, ['Gorbag', 'Orc Captain'], { hand });
      t.resource.chooses('play Azog', 'under general influence as a new company');
      t.resource
        .mayNot('play Bolg')
        .may('play Hill-troll')
        .mayNot('discard Gorbag')
        .may('discard Orc Captain');
      t.resource.refused('Bolg', {
        'one-character': 'coe/2.II.2',
        'no-site': 'coe/2.II.2.2',
      });
      t.resource.chooses('play Hill-troll', 'under general influence as a new company');
      t.resource.mayNot('play Mountain-maggot').mayNot('discard');
      t.resource.refused('Mountain-maggot', {
        'one-character': 'coe/2.II.2',
        'no-site': 'coe/2.II.2.2',
      });

      t.say('Or first one who is not, and then anybody');
      organizes(t, MORIA, ['Gorbag', 'Orc Captain'], { hand });
      t.resource.chooses('play Hill-troll', 'under general influence as a new company');
      t.resource.may('play Azog').may('play Mountain-maggot').may('discard Gorbag');
      t.resource.chooses('discard Gorbag');
      t.resource.mayNot('play').mayNot('discard');

      t.say('A Ringwraith has no such thing');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-367', members: ['Gorbag'] }],
          hand: ['Orc Brawler', 'Orc Captain'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .chooses('organize')
        .chooses('play Orc Brawler', 'under general influence as a new company');
      t.resource.mayNot('play Orc Captain');
    },
  ),

  scenario(
    'Those who are not unique and have a mind of three or less come from discard pile and sideboard too',
    { proves: ['coe/2.II.2.2.B3'], rules: ALL },
    (t) => {
      const lying: Named[] = ['Hill-troll', 'Orc Captain', 'Azog', 'Old Troll', 'Muzgash'];
      for (const zone of ['discard', 'sideboard'] as const) {
        organizes(t, MORIA, ['Gorbag'], { [zone]: lying });
        const from = zone === 'discard' ? 'discard pile' : 'sideboard';
        t.resource
          .may(`play Hill-troll from the ${from} at Moria`)
          .mayNot('play Orc Captain')
          .mayNot('play Old Troll')
          .mayNot('play Muzgash')
          .mayNot('play Azog');
        t.resource.chooses(
          `play Hill-troll from the ${from}`,
          'under general influence in the company of Gorbag',
        );
        t.equal(t.card('Hill-troll').companions, ['Gorbag'], `out of the ${from}`);
      }
      t.say('Not to a Ringwraith');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-367', members: ['Gorbag'] }],
          discard: ['Orc Brawler'],
          sideboard: ['Orc Brawler'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').mayNot('play Orc Brawler');
    },
  ),

  scenario(
    'Nothing of the Balrog’s is stored at Barad-dûr',
    { proves: ['coe/2.II.4.B1'], rules: ALL },
    (t) => {
      const stores = (who: 'balrog' | 'ringwraith', at: Named): void => {
        t.board({
          resource: {
            kind: who,
            companies: [{ at, members: [{ name: 'Gorbag', bears: ['The Iron Crown'] }] }],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      stores('ringwraith', 'LE-352');
      const word = 'store The Iron Crown';
      const may = t.resource.options().some((o) => o.includes(word));
      t.equal(may, true, 'a Ringwraith does');
      stores('balrog', 'BA-84');
      t.resource.mayNot(word);
      stores('balrog', MORIA);
      t.resource.may(word);
    },
  ),

  scenario(
    'On the way home cards are drawn by the site gone to',
    { proves: ['coe/2.IV.v.B1'], rules: ALL },
    (t) => {
      const draws = (who: 'balrog' | 'ringwraith', at: Named, to: Named): number[] => {
        t.board({
          resource: { kind: who, companies: [{ at, to, members: ['Gorbag'] }] },
          moment: 'movement',
          ...(at === 'BA-90' ? { rolls: [12] } : {}),
        });
        for (let i = 0; i < 30 && t.decision().about !== 'movement-hazard'; i++)
          if (t.decision().about === 'draw') t.take({ type: 'yes' }, 'one more');
          else if (t.decision().about === 'path' && who === 'ringwraith')
            t.resource.chooses('starter movement');
          else if (t.decision().about === 'path') t.take(t.decision().options[0], 'one way');
          else t.pass();
        return t.state.players.map((p) => p.hand.length);
      };
      t.equal(draws('balrog', 'BA-90', GATES), [1, 1], 'from beneath the earth');
      // Ost-in-Edhil is worth two cards to each, Moria one
      t.equal(draws('balrog', 'LE-397', MORIA), [1, 1], 'by the haven');
      // Mount Gundabad is worth two to its player, Carn Dûm one
      t.equal(draws('ringwraith', 'LE-395', 'LE-359'), [2, 1], 'by the site that is left');
    },
  ),

  scenario(
    'What the Balrog’s player has beneath the earth counts for calling the end, and at the end',
    { proves: ['coe/10.2.B2'], rules: ['coe'] },
    (t) => {
      for (const [who, at, enough] of [
        ['balrog', 'BA-101', true],
        ['ringwraith', 'AS-166', false],
        ['ringwraith', 'LE-378', true],
      ] as const) {
        t.board({
          resource: {
            kind: who,
            companies: [{ at, members: [{ name: 'Gorbag', bears: ['The Iron Crown'] }] }],
            pile: FACTIONS,
            hand: ['Sudden Call'],
          },
          hazard: { hand: ['Crebain'] },
          length: 'starter',
          moment: 'organization',
          asksPasses: true,
        });
        t.expect(t.tally(0) >= 20, `${t.tally(0)} points in all`);
        t.expect(t.tally(0) - t.points(0).item < 20, 'but not without the crown');
        if (enough) t.resource.may('play Sudden Call');
        else
          t.resource.refused(
            'Sudden Call',
            { need: 'coe/9.2' },
            { way: 'you have the marshalling' },
          );
      }
    },
  ),

  scenario(
    'Items of the heroes are worth half to the Balrog, and nothing if he plays them at a haven of his',
    {
      proves: ['coe/10.B1', 'crf/term/balrog/1', 'crf/errata/rules-errata/14'],
      rules: ALL,
    },
    (t) => {
      const worth = (onSite: Named[], item: Named = 'Sword of Gondolin'): number => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'BA-96', onSite, members: ['Gorbag'] }],
            hand: [item],
          },
          moment: 'entered',
        });
        t.resource.plays(item, 'Gorbag').stage.resolve();
        t.equal(t.card(item).host, 'Gorbag', 'he has it');
        return t.points(0).item;
      };
      const haven: Named[] = ['Roots of the Earth'];
      t.equal(worth([]), 1, 'half of two');
      t.equal(worth(haven), 0, 'nothing where he has a Darkhaven');
      t.shows('crf/term/balrog/1#1', 'crf/errata/rules-errata/14#1');
      t.equal([worth([], 'Glamdring'), worth(haven, 'Glamdring')], [1, 0], 'so with another');
      const black = 'Black-mail Coat';
      t.equal([worth([], black), worth(haven, black)], [1, 1], 'what is of the minions counts');
      t.shows('crf/term/balrog/1#3', 'crf/errata/rules-errata/14#3');
      t.say('It is where he plays it that matters, and not where he has it');
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'BA-96',
              onSite: haven,
              members: [{ name: 'Gorbag', bears: ['Sword of Gondolin'] }],
            },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.points(0).item, 1, 'brought from elsewhere');
      t.shows('crf/term/balrog/1#2', 'crf/errata/rules-errata/14#2');
    },
  ),

  scenario(
    'A ring of the heroes that shows itself in a Darkhaven of the Balrog is worth nothing to him',
    { proves: ['coe/10.B1', 'crf/term/balrog/1', 'crf/errata/rules-errata/14'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: MORIA, members: [{ name: 'Gorbag', bears: ['Precious Gold Ring'] }] }],
          hand: ['TW-266'],
        },
        moment: 'organization',
        // his own check, and the test
        rolls: [12, 7],
        asksPasses: true,
      });
      t.resource.chooses('store', 'Gold Ring').stage.resolve();
      t.asks(t.resource, 'ring').resource.chooses('Lesser Ring');
      t.equal(t.card('Lesser Ring').zone, 'pile', 'it is stored');
      t.equal(t.points(0).item, 0, 'and nothing for it, neither two nor half of it');
      t.shows('crf/term/balrog/1#1', 'crf/errata/rules-errata/14#1');
    },
  ),

  scenario(
    'The Balrog who bears the One Ring may challenge the power of its lord, and win by it',
    { proves: ['coe/10.1.B1'], rules: ALL },
    (t) => {
      const dares = (roll: number): number => {
        t.board({
          resource: {
            kind,
            companies: [{ at: GATES, members: [{ name: 'The Balrog', bears: ['LE-326'] }] }],
            hand: ['Challenge the Power'],
          },
          moment: 'organization',
          rolls: [roll],
        });
        t.resource.plays('Challenge the Power').stage.resolve();
        return t.state.result?.winner ?? -1;
      };
      t.equal(dares(10), -1, 'not with ten');
      t.equal(dares(11), 0, 'with eleven he has won');
    },
  ),
];
