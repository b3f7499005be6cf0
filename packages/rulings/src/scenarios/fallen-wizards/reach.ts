import { query } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, rolled } from '../help.ts';

/** On which roads the companies of a Fallen-wizard go, and how far his cards and words reach. */
export const reachOfFallenWizards: readonly Scenario[] = [
  scenario(
    'His companies do not pass through the vale of the sorcerers on the way to and from Gorgoroth',
    { proves: ['coe/2.II.7.ii.F1'], rules: ALL },
    (t) => {
      const may = (kind: PlayerKind, who: Named, at: Named, to: Named, name: string): boolean => {
        t.board({
          resource: { kind, companies: [{ at, members: [who] }], sites: [to] },
          moment: 'organization',
        });
        return t.resource.options().some((o) => o.includes(`to ${name}`));
      };
      const doom = ['TW-414', 'Mount Doom'] as const;
      t.equal(may('fallen-wizard', 'Faramir', 'TW-400', ...doom), false, 'not through it');
      t.equal(may('fallen-wizard', 'Faramir', 'TW-411', ...doom), true, 'but out of it');
      t.equal(may('fallen-wizard', 'Faramir', 'TW-414', 'TW-411', 'Minas Morgul'), true, 'or in');
      t.equal(may('fallen-wizard', 'Faramir', 'TW-384', ...doom), true, 'or round about');
      t.equal(may('ringwraith', 'Hendolen', 'LE-381', 'LE-393', doom[1]), true, 'others do');
      t.equal(
        may('fallen-wizard', 'Faramir', 'TW-414', 'TW-400', 'Henneth Annûn'),
        false,
        'nor on the way back',
      );
      t.equal(
        may('fallen-wizard', 'Faramir', 'TW-400', 'AS-137', 'Cirith Gorgor'),
        true,
        'through it and Gorgoroth to what lies beyond',
      );
      t.say('Out of it and into it he goes the straight way');
      for (const [at, to, path] of [
        ['TW-411', 'TW-414', ['Imlad Morgul', 'Gorgoroth']],
        ['TW-414', 'TW-411', ['Gorgoroth', 'Imlad Morgul']],
      ] as const) {
        t.board({
          resource: { kind: 'fallen-wizard', companies: [{ at, to, members: ['Faramir'] }] },
          moment: 'movement',
        });
        for (let i = 0; i < 9 && t.company('Faramir').movement === ''; i++)
          t.take(t.decision().options[0], 'on');
        t.equal(
          t.company('Faramir').path.map((p) => p.name ?? ''),
          [...path],
          'from the one region to the next',
        );
      }
    },
  ),

  scenario(
    'On the way to a Wizardhaven cards are drawn by the Wizardhaven',
    { proves: ['coe/2.IV.v.F1'], rules: ALL },
    (t) => {
      const draws = (kind: 'fallen-wizard' | 'wizard', at: Named, to: Named): number[] => {
        t.board({
          resource: { kind, companies: [{ at, to, members: ['Beretar'] }] },
          moment: 'movement',
        });
        for (let i = 0; i < 30 && t.decision().about !== 'movement-hazard'; i++)
          if (t.decision().about === 'draw') t.take({ type: 'yes' }, 'one more');
          else if (t.decision().about === 'path')
            t.resource.chooses(
              kind === 'wizard' ? 'starter movement' : 'Rhudaur (Wilderness) - Arthedain',
            );
          else t.pass();
        return t.state.players.map((p) => p.hand.length);
      };
      // Ettenmoors are worth one card to each, The White Towers two
      t.equal(draws('fallen-wizard', 'TW-395', 'WH-58'), [2, 2], 'by the haven');
      t.equal(
        draws('wizard', 'TW-395', 'Rivendell'),
        [1, 1],
        'a Wizard’s by the site that is left',
      );
    },
  ),

  scenario(
    'He uses every movement but the starters’; what protects a Wizardhaven brings nobody further',
    {
      proves: ['crf/term/fallen-wizard/5', 'crf/term/wizardhaven/2', 'crf/term/wizardhaven/3'],
      rules: ALL,
    },
    (t) => {
      const goes = (at: Named, to: Named, ...onSite: Named[]): string[] => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, members: ['Beretar'], onSite }],
            sites: [to],
          },
          moment: 'organization',
        });
        return t.resource.options().filter((o) => o.includes(' to '));
      };
      const ways = (kind: PlayerKind): string[] => {
        t.board({
          resource: { kind, companies: [{ at: 'TW-421', to: 'TW-378', members: ['Beretar'] }] },
          moment: 'movement',
        });
        return [...new Set(t.resource.options().map((o) => o.split(':')[0]))].sort();
      };
      t.equal(ways('wizard'), ['region movement', 'starter movement'], 'a Wizard has both');
      t.equal(ways('fallen-wizard'), ['region movement'], 'the way of the starters is not for him');
      // a haven that sites of minions name as their nearest, and that can be his
      const fromGeann = (kind: PlayerKind, at: Named, ...onSite: Named[]): string[] => {
        t.board({
          resource: { kind, companies: [{ at, to: 'LE-376', members: ['Hador'], onSite }] },
          moment: 'movement',
        });
        return [...new Set(t.resource.options().map((o) => o.split(':')[0]))].sort();
      };
      t.equal(
        [fromGeann('ringwraith', 'LE-374'), fromGeann('fallen-wizard', 'AS-138', 'Hidden Haven')],
        [['region movement', 'starter movement'], ['region movement']],
        'nor from a Wizardhaven of his own to a site that names it',
      );
      t.shows('crf/term/fallen-wizard/5#1', 'crf/term/fallen-wizard/5#2');
      t.expect(goes('Glittering Caves', 'DM-30').length > 0, 'beneath the earth');
      t.shows('crf/term/fallen-wizard/5#3');
      t.expect(goes('TW-436', 'TW-395').length > 0, 'by region');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'WH-58', members: [{ name: 'Beretar', bears: ['Gwaihir'] }] }],
          sites: ['TW-394'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('to Edoras').uses('Gwaihir').stage.resolve();
      t.resource.may('move the company of Beretar to Edoras');
      t.shows('crf/term/fallen-wizard/5#4');
      // five regions lie between these
      const far = 'TW-394';
      t.equal(goes('WH-58', far), [], 'too far');
      t.equal(goes('WH-58', far, 'Fortress of the Towers'), [], 'and no nearer for that');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: far, members: ['Beretar'] },
            { at: 'WH-58', members: ['Galva'], onSite: ['Fortress of the Towers'] },
          ],
        },
        moment: 'organization',
      });
      t.resource.mayNot('move the company of Beretar');
      // nor does it keep creatures off
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'TW-378', members: ['Beretar'] },
            { at: 'WH-58', members: ['Galva'], onSite: ['Fortress of the Towers'] },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
      });
      t.resource.chooses('move the company of Beretar to The White Towers');
      t.skipTo('movement-hazard');
      t.hazard.may('play Wargs');
      // by itself it heals nobody more and draws no more
      const havens = (...onSite: Named[]): string => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'WH-58', members: [{ name: 'Beretar', status: 'wounded' }], onSite }],
          },
          moment: 'untap',
        });
        t.skipTo('organization');
        return t.card('Beretar').status;
      };
      t.equal(
        [havens(), havens('Fortress of the Towers')],
        ['tapped', 'tapped'],
        'healed as at any Wizardhaven: a mere word',
      );
    },
  ),

  scenario(
    'From a Wizardhaven no way leads beneath the earth',
    { proves: ['coe/g.sur.F1', 'crf/term/wizardhaven/1'], rules: ALL },
    (t) => {
      const may = (at: Named, to: Named, name: string, ...onSite: Named[]): boolean => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              { at, members: ['Beretar'] },
              { at: 'Glittering Caves', members: ['Galva'], onSite },
            ],
            sites: [to],
          },
          moment: 'organization',
        });
        return t.resource.options().some((o) => o.includes('Beretar') && o.includes(`to ${name}`));
      };
      const caves = 'Glittering Caves';
      t.equal(may(caves, 'DM-30', 'The Gem-deeps'), true, 'down');
      t.equal(may(caves, 'DM-30', 'The Gem-deeps', 'Hidden Haven'), false, 'not from a haven');
      t.equal(may('DM-30', 'TW-436', caves), true, 'and up');
      t.equal(may('DM-30', 'TW-436', caves, 'Hidden Haven'), false, 'nor to one');
      t.shows('crf/term/wizardhaven/1#1');
    },
  ),

  scenario(
    'Those of minions who are neither Orcs nor Trolls are heroes to him, and to what is for heroes',
    { proves: ['coe/1.3.F5'], rules: ALL },
    (t) => {
      const may = (who: Named): boolean => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'TW-436',
                to: 'TW-395',
                by: ['Arthedain', 'Rhudaur'],
                members: [who],
              },
            ],
            hand: ['Concealment'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        return t.resource.options().some((o) => o.includes('play Concealment'));
      };
      t.equal(may('Jerrek'), true, 'a Man and scout');
      t.equal(may('Orc Tracker'), false, 'an Orc is no hero');
      const stored = (kind: 'fallen-wizard' | 'ringwraith', at: Named): string => {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [{ name: 'Jerrek', bears: ['LE-343'] }] }],
          },
          moment: 'organization',
          rolls: [3],
        });
        t.resource.chooses('store Scroll of Isildur').stage.resolve();
        return t.card('Jerrek').zone;
      };
      t.equal(stored('fallen-wizard', 'WH-58'), 'discard', 'he fails as a hero does');
      t.equal(stored('ringwraith', 'LE-390'), 'play', 'with the Shadow he would be tapped');
      t.say('What a card gives to heroes is for them, and for none of his Orcs and Trolls');
      for (const [who, hero] of [
        ['Jerrek', true],
        ['Orc Tracker', false],
        ['Troll Lout', false],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: 'WH-58', members: [{ name: who, bears: ['LE-343'] }] }],
            events: ['Safe from the Shadow'],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.passUntil('end-of-turn');
        if (hero) t.resource.may('store Scroll of Isildur');
        else t.resource.mayNot('store Scroll of Isildur');
      }
    },
  ),

  scenario(
    'His spells and his magic reach what is of the other side, as nothing else of his does',
    {
      proves: ['coe/9.3.F3', 'pef/term/fallen-wizards/1'],
      rules: ALL,
    },
    (t) => {
      const tested = (hand: Named): void => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'WH-58',
                members: ['Gandalf', { name: 'Elrond', bears: ['Gleaming Gold Ring'] }],
              },
            ],
            hand: [hand, 'Lesser Ring', 'Minor Ring'],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      tested('Test of Lore');
      t.resource.refused('Test of Lore', { 'other-side': 'coe/9.3.5' });
      tested("Wizard's Test");
      t.rolls(7, 6).resource.plays("Wizard's Test").stage.resolve();
      t.resource.chooses('7');
      t.equal(
        t.offered().filter((x) => x !== 'pass'),
        ['Lesser Ring', 'Minor Ring'],
        'and what is found is of either side',
      );
      t.shows('pef/term/fallen-wizards/1#5');
      t.say('And the magic of minions what is of the heroes');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'WH-58', to: 'TW-375', by: ['Arthedain', 'Cardolan'], members: ['Ciryaher'] },
          ],
          hand: ['Deeper Shadow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Deeper Shadow', { way: 'Ruins' }).stage.resolve();
      t.equal(
        query.siteType(t.state, t.id('Barrow-downs')),
        'shadow-hold',
        'a site of theirs is darkened',
      );
      t.shows('pef/term/fallen-wizards/1#6');
    },
  ),

  scenario(
    'What he shows to win over its like is of the side of the site where he does it',
    { proves: ['coe/8.F2', 'crf/turn/site-phase/influence-attempts/6'], rules: ALL },
    (t) => {
      const shows = (kind: PlayerKind, at: Named, hand: Named, theirs: Named): boolean => {
        t.board({
          resource: { kind, companies: [{ at, members: ['Glóin'] }], hand: [hand] },
          hazard: { companies: [{ at: 'TW-436', members: [{ name: 'Bergil', bears: [theirs] }] }] },
          moment: 'entered',
        });
        t.resource.may('tries to influence');
        return t.resource.options().some((o) => o.includes('showing a copy'));
      };
      t.equal(
        shows('fallen-wizard', 'TW-436', 'Goldberry', 'Goldberry'),
        true,
        'a hero at a hero site',
      );
      t.equal(
        shows('fallen-wizard', 'AS-169', 'Goldberry', 'Goldberry'),
        false,
        'not at that of minions',
      );
      t.equal(shows('wizard', 'TW-436', 'Goldberry', 'Goldberry'), true, 'a Wizard');
      t.equal(
        shows('fallen-wizard', 'TW-436', 'LE-343', 'TW-323'),
        false,
        'nor what is of the minions at a hero site',
      );
      t.equal(shows('fallen-wizard', 'AS-169', 'LE-343', 'TW-323'), true, 'but at theirs');
    },
  ),

  scenario(
    'Where what gives points cannot be played it can be shown, and then stays in hand',
    { proves: ['coe/8.F3', 'crf/term/wizardhaven/4'], rules: ALL },
    (t) => {
      const tries = (kind: PlayerKind, ...onSite: Named[]): boolean => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'TW-417', members: ['Glorfindel II'] }],
            hand: ['Goldberry'],
          },
          hazard: {
            kind: 'fallen-wizard',
            companies: [
              { at: 'TW-417', members: [{ name: 'Bergil', bears: ['Goldberry'] }], onSite },
              { at: 'Bree', members: ['Elrond', 'Celeborn'] },
            ],
          },
          moment: 'entered',
        });
        t.rolls(2, 12).resource.chooses('tries to influence Goldberry', 'showing a copy');
        t.resolve();
        t.equal(rolled(t, 'influence').at(-1)?.against, 0, `${kind}: shown, it is easy`);
        return t.decision().about === 'play' || !t.hand(0).includes('Goldberry');
      };
      for (const kind of ['fallen-wizard', 'wizard'] as const) {
        t.equal(
          tries(kind, 'Mischief in a Mean Way', 'Guarded Haven'),
          false,
          `${kind}: not there`,
        );
        t.equal(tries(kind), true, `${kind}: elsewhere`);
      }
      t.shows('crf/term/wizardhaven/4#1', 'crf/term/wizardhaven/4#2');
      t.say('Who gives no points can be played there afterwards');
      t.board({
        resource: {
          companies: [{ at: 'TW-417', members: ['Glorfindel II'] }],
          hand: ['Bergil'],
        },
        hazard: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'TW-417',
              // somebody stays, and with him what lies on the site
              members: ['Bergil', 'Beretar'],
              onSite: ['Mischief in a Mean Way', 'Guarded Haven'],
            },
            { at: 'Bree', members: ['Elrond', 'Celeborn'] },
          ],
        },
        moment: 'entered',
      });
      t.rolls(2, 12).resource.chooses('tries to influence Bergil', 'showing a copy');
      t.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.against, 0, 'shown, it is as easy with a character');
      t.shows('crf/term/wizardhaven/4#1');
      t.asks(t.resource, 'play').resource.may('play Bergil at Old Forest');
      t.shows('crf/term/wizardhaven/4#3');
    },
  ),

  scenario(
    'A resource of either side cancels automatic-attacks at sites of either side',
    {
      proves: ['crf/term/fallen-wizard/2', 'crf/term/fallen-wizard/11', 'coe/9.3.F2'],
      rules: ALL,
    },
    (t) => {
      for (const [site, card] of [
        ['TW-375', 'A Nice Place to Hide'],
        ['LE-353', 'Concealment'],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at: site, members: ['Jerrek'] }],
            hand: [card],
          },
          moment: 'site',
        });
        t.resource.chooses('enter');
        t.passUntil('attack');
        t.resource.plays(card, 'Jerrek').stage.resolve();
        t.equal(t.underAttack, false, `${card} at ${site}`);
      }
      t.shows(
        'crf/term/fallen-wizard/11#1',
        'crf/term/fallen-wizard/11#2',
        'crf/term/fallen-wizard/2#1',
        'crf/term/fallen-wizard/2#2',
      );
    },
  ),

  scenario(
    'Once he is revealed his own influence counts, and whom it does not reach goes as organizing ends',
    { proves: ['crf/term/fallen-wizard/15', 'crf/term/fallen-wizard/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          hand: ['Saruman'],
          companies: [{ at: 'WH-56', members: ['Thranduil', 'Celeborn', 'Beretar'] }],
        },
        moment: 'organization',
      });
      t.equal(t.generalInfluence(0), 20 - 9 - 6 - 5, 'all of it is used');
      t.resource.chooses('organize').chooses('play Saruman at Isengard', 'in the company');
      t.resource.passes();
      t.passUntil('over-influence').resource.may('Thranduil').may('Beretar').mayNot('Saruman');
      t.resource.chooses('Beretar');
      t.equal(t.card('Beretar').zone, 'discard', 'he has to go');
      t.equal(t.generalInfluence(0), 0, 'and the others stay');
      t.equal(
        [t.card('Thranduil').zone, t.card('Celeborn').zone],
        ['play', 'play'],
        'though he could play neither of them',
      );
      t.shows('crf/term/fallen-wizard/3#2');
      t.say('One after the other, until the rest are controlled');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          declared: 'Saruman',
          hand: ['Saruman'],
          companies: [{ at: 'WH-56', members: ['Thranduil', 'Celeborn', 'Bofur', 'Nori', 'Ori'] }],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Saruman at Isengard', 'in the company');
      t.resource.passes();
      const gone = ['Nori', 'Bofur', 'Ori'] as const;
      for (const who of gone) t.passUntil('over-influence').resource.chooses(who);
      t.equal(t.decision().about === 'over-influence', false, 'now it is enough');
      t.equal(
        ['Thranduil', 'Celeborn', ...gone].map((x) => t.card(x).zone),
        ['play', 'play', 'discard', 'discard', 'discard'],
        'fifteen are controlled',
      );
    },
  ),

  scenario(
    'A New Ringlord wins, or falls, at ruins where there is something to learn',
    { proves: ['coe/10.1.F1'], rules: ALL },
    (t) => {
      const lord = (at: Named, bears: Named[], ...rolls: number[]) => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, members: [{ name: 'Pallando', bears }] }],
            hand: ['A New Ringlord', 'A New Ringlord'],
          },
          moment: 'entered',
          asksPasses: true,
          rolls,
        });
        const over = (): boolean => t.state.result !== null || t.decision().about === 'discard-one';
        for (let i = 0; i < 20 && !over(); i++) t.pass();
      };
      const one: Named[] = ['The One Ring', 'A New Ringlord'];
      const ended = (): boolean => t.state.result !== null;
      // there is information at Weathertop, and none in the Ettenmoors
      const lore = 'TW-436';
      lord(lore, one, 9);
      t.expect(ended() && t.state.result?.winner === 0, 'nine and one: he has won');
      lord(lore, one, 8);
      t.equal([ended(), t.card('Pallando').zone], [false, 'play'], 'eight and one are too few');
      lord(lore, one, 5);
      t.equal(t.card('Pallando').zone, 'play', 'five and one hold him');
      lord(lore, one, 4);
      t.equal(t.card('Pallando').zone, 'removed', 'with four and one he is gone');
      lord(lore, [...one, 'A New Ringlord'], 8);
      t.expect(ended(), 'each counts, and one roll is made');
      lord('TW-395', one);
      t.expect(!ended(), 'there is nothing to learn there');
      lord(lore, ['A New Ringlord']);
      t.expect(!ended(), 'he has not the Ring');
      const board = (at: Named, bears: Named[]) =>
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, members: [{ name: 'Pallando', bears }] }],
            hand: ['A New Ringlord', 'A New Ringlord'],
          },
          moment: 'organization',
          asksPasses: true,
        });
      board('TW-436', ['The One Ring']);
      t.resource.refused('A New Ringlord', { 'no-target': 'coe/9.3' });
      board('WH-56', []);
      t.resource.refused('A New Ringlord', { 'no-target': 'coe/9.3' });
      board('WH-56', ['The One Ring']);
      t.resource.plays('A New Ringlord').stage.resolve();
      t.equal(t.stagePoints(0), 3, 'three stage points');
      t.resource.mayNot('play A New Ringlord');
    },
  ),
];
