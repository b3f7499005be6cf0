import { query } from '@mathom/engine';
import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, meet, rolled, toStrikes } from '../help.ts';
import { plainUntil } from '../site/help.ts';

/** What is buried and dug up, what is keyed by its kind, and strength that is lent or counted. */
export const buriedAndLent: readonly Scenario[] = [
  scenario(
    'Great Secrets: what was buried is dug up where it could be played anyway, under the earth',
    {
      proves: ['crf/card/great-secrets-buried-there/1', 'pef/card/great-secrets-buried-there/2'],
      rules: ALL,
    },
    (t) => {
      for (const [at, item, may] of [
        ['The Under-gates', 'Orcrist', true],
        ['The Gem-deeps', 'Orcrist', false],
        // such things are found there, but not beneath the earth
        ['Moria', 'Orcrist', false],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Gimli', 'Frodo', 'Bilbo', 'Merry', 'Gandalf'] }],
            hand: ['Great Secrets Buried There', 'Cram'],
            deck: [item],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.plays('Great Secrets Buried There').stage.resolve();
        if (t.decision().about === 'look') t.resource.passes();
        if (t.decision().about === 'pick') t.resource.chooses(item);
        t.equal(t.card(item).zone, 'aside', 'buried');
        t.skipTo('enter').resource.chooses('enter');
        while (t.underAttack) t.fightOut({ always: 12 });
        t.passUntil('site');
        t.equal(t.card('Great Secrets Buried There').zone, 'play', 'it lies over the item');
        if (!may) {
          t.resource.mayNot(`play ${item}`);
          t.shows(`crf/card/great-secrets-buried-there/1#${at === 'Moria' ? 3 : 2}`);
          if (at === 'Moria') {
            t.resource.plays('Cram', 'Gandalf').stage.resolve();
            t.equal(
              [t.card('Great Secrets Buried There').zone, t.card(item).zone],
              ['play', 'aside'],
              'another item found there is none of theirs: it lies on',
            );
            t.shows('pef/card/great-secrets-buried-there/2#1');
          }
          continue;
        }
        t.resource.plays(item, 'Gandalf').stage.resolve();
        t.equal(
          [t.card(item).host, t.card('Great Secrets Buried There').zone],
          ['Gandalf', 'discard'],
          'with nothing under it the card goes',
        );
        t.shows(
          'crf/card/great-secrets-buried-there/1#1',
          'pef/card/great-secrets-buried-there/2#1',
        );
      }
    },
  ),
  scenario(
    'Great Secrets: the item goes with the card, and the card with the item',
    {
      proves: [
        'pef/card/great-secrets-buried-there/1',
        'pef/card/great-secrets-buried-there/2',
        'pef/term/rescuing/1',
        'coe/g.off.1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const item of ['Hauberk of Bright Mail', 'Lesser Ring'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elrond'] }],
            hand: ['Marvels Told'],
            deck: [item],
          },
          hazard: { hand: ['Great Secrets Buried There'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Great Secrets Buried There').stage.resolve();
        while (t.decision().about === 'look') t.pass();
        if (t.decision().about === 'pick') t.resource.chooses(item);
        if (item === 'Lesser Ring') {
          t.equal(
            t.card('Great Secrets Buried There').zone,
            'discard',
            'nothing was found to bury',
          );
          t.shows('pef/card/great-secrets-buried-there/2#2');
          continue;
        }
        t.equal(t.card(item).zone, 'aside', 'buried');
        t.rolls(12);
        t.resource.plays('Marvels Told', 'Gandalf').stage.resolve();
        t.equal(
          [t.card('Great Secrets Buried There').zone, t.card(item).zone],
          ['discard', 'discard'],
          'both',
        );
      }
      t.say('Whatever it is that has it discarded');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Elrond'] }],
          events: ['Gates of Morning'],
          hand: ['The Cock Crows'],
          deck: ['Hauberk of Bright Mail'],
        },
        hazard: { hand: ['Great Secrets Buried There'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Great Secrets Buried There').stage.resolve();
      while (t.decision().about === 'look') t.pass();
      if (t.decision().about === 'pick') t.resource.chooses('Hauberk of Bright Mail');
      t.equal(t.card('Hauberk of Bright Mail').zone, 'aside', 'buried');
      t.resource
        .plays('The Cock Crows', 'Great Secrets Buried There', { way: 'permanent-event' })
        .stage.resolve();
      t.equal(
        [t.card('Great Secrets Buried There').zone, t.card('Hauberk of Bright Mail').zone],
        ['discard', 'discard'],
        'both again',
      );
    },
  ),
  scenario(
    'Great Secrets: who buries another’s item provides the way down, and has his card again afterwards',
    {
      proves: [
        'crf/tournament/great-secrets-buried-there/1',
        'crf/tournament/great-secrets-buried-there/2',
      ],
      rules: ['tournament'],
    },
    (t) => {
      const DOWN = 'The Under-gates';
      for (const [own, visited, taps] of [
        [true, '', false],
        [false, 'now', false],
        [false, 'before', false],
        [false, '', false],
        // spent by those to whom it was given, as one’s own site would be: that is not asked
        [false, '', true],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                // one more than there are strikes
                members: [
                  'Gimli',
                  'Sam Gamgee',
                  ...(taps ? (['Gandalf', 'Merry', 'Fatty Bolger'] as const) : []),
                ],
              },
            ],
            sites: own ? [DOWN] : [],
            deck: ['Orcrist'],
          },
          hazard: {
            hand: ['Great Secrets Buried There'],
            companies: [{ at: visited === 'now' ? DOWN : 'Rivendell', members: ['Elrond'] }],
            // used and left, the card of the site lies in the discard pile
            discard: visited === 'before' ? [DOWN] : [],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Great Secrets Buried There').stage.resolve();
        while (t.decision().about === 'look') t.pass();
        if (t.decision().about === 'pick') t.resource.chooses('Orcrist');
        const mine = (): number =>
          t.state.players[0].sites.filter((id) => query.nameOf(t.state, id) === DOWN).length;
        t.equal(mine(), 1, own ? 'he has one and gets none' : 'he has none and gets one');
        t.shows(`crf/tournament/great-secrets-buried-there/1#${own ? 2 : 1}`);
        if (own) continue;
        t.say('Two turns later they go down, and come back up two turns after that');
        t.skipTo('organization', { turns: 2 });
        t.resource.chooses(`to ${DOWN}`);
        plainUntil(t, 'enter');
        const card = t.company('Gimli').site;
        t.equal(query.nameOf(t.state, card), DOWN, 'they are there');
        t.equal(t.state.owner[card], 0, 'and while they are it is theirs');
        if (taps) {
          t.resource.chooses('enter');
          while (t.underAttack) t.fightOut({ always: 12 });
          t.passUntil('site').resource.plays('Orcrist', 'Gandalf').stage.resolve();
          t.equal(t.card(DOWN).status, 'tapped', 'they have used it');
        }
        t.skipTo('organization', { turns: 2 });
        t.resource.chooses('to Moria');
        plainUntil(t, 'enter');
        t.equal(t.state.owner[card], 1, 'now it is his who gave it');
        t.equal(
          t.state.zone[card],
          visited ? 'discard' : 'sites',
          visited ? 'spent, as he has been there too' : 'in his location deck',
        );
        t.shows(
          `crf/tournament/great-secrets-buried-there/2#${{ '': 1, now: 2, before: 3 }[visited]}`,
        );
      }
    },
  ),
  scenario(
    'Great Secrets: what was provided and never used is not to be had once the card is gone',
    { proves: ['crf/tournament/great-secrets-buried-there/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gandalf', 'Elrond'] }],
          hand: ['Marvels Told'],
          deck: ['Orcrist'],
        },
        hazard: { hand: ['Great Secrets Buried There'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const mine = (): number => t.state.players[0].sites.length;
      const before = mine();
      const deeps = t.pool.cards
        .filter((d) => d.kind === 'site' && d.underDeeps && d.alignment === 'hero')
        .map((d) => d.name);
      t.hazard.plays('Great Secrets Buried There').stage.resolve();
      while (t.decision().about === 'look') t.pass();
      if (t.decision().about === 'pick') t.resource.chooses('Orcrist');
      t.equal(
        t.state.players[0].sites.map((id) => query.nameOf(t.state, id)).sort(),
        t.rules === 'tournament' ? deeps.sort() : [],
        'by these rules all the sites beneath the earth are provided, or none',
      );
      if (t.rules === 'tournament') t.shows('crf/tournament/great-secrets-buried-there/1#1');
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Gandalf').stage.resolve();
      t.equal(mine(), before, 'with the card they are gone');
      if (t.rules === 'tournament') {
        t.say('To a Ringwraith’s player as well, and as minions have them');
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Carn Dûm', members: ['Hador'] }],
            deck: ['Black Mace'],
          },
          hazard: { hand: ['Great Secrets Buried There'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Great Secrets Buried There').stage.resolve();
        while (t.decision().about === 'look') t.pass();
        if (t.decision().about === 'pick') t.resource.chooses('Black Mace');
        t.equal(
          t.state.players[0].sites.map((id) => query.nameOf(t.state, id)).sort(),
          t.pool.cards
            .filter((d) => d.kind === 'site' && d.underDeeps && d.alignment === 'minion')
            .map((d) => d.name)
            .sort(),
          'all of theirs beneath the earth',
        );
        t.shows('crf/tournament/great-secrets-buried-there/1#1');
        t.say('What he has in his discard pile he does not have in his location deck');
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: ['Gandalf'] }],
            deck: ['Orcrist'],
            discard: ['The Under-gates'],
          },
          hazard: { hand: ['Great Secrets Buried There'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Great Secrets Buried There').stage.resolve();
        while (t.decision().about === 'look') t.pass();
        if (t.decision().about === 'pick') t.resource.chooses('Orcrist');
        t.equal(mine(), deeps.length, 'so that one too is provided');
        t.shows('crf/tournament/great-secrets-buried-there/1#1');
      }
      t.say('Who buries something of his own brings his own sites');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gandalf'] }],
          hand: ['Great Secrets Buried There'],
          deck: ['Orcrist'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Great Secrets Buried There').stage.resolve();
      while (t.decision().about === 'look') t.pass();
      if (t.decision().about === 'pick') t.resource.chooses('Orcrist');
      t.equal([t.card('Orcrist').zone, mine()], ['aside', 0], 'nobody provides any');
      t.shows('crf/tournament/great-secrets-buried-there/1#3');
    },
  ),
  scenario(
    'Círdan cancels what is keyed to the sea by its kind, not by the name of a coast',
    { proves: ['crf/card/cirdan/1'], rules: ALL },
    (t) => {
      for (const [creature, may] of [
        ['Sea Serpent', true],
        ['Eärcaraxë', false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Grey Havens', to: 'Isle of the Ulond', members: ['Círdan', 'Gimli'] },
            ],
            hand: ['Marvels Told'],
          },
          hazard: { hand: [creature], events: ['Doors of Night'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.say(creature);
        t.hazard.plays(creature, may ? 'Coastal' : 'Andrast Coast').stage.resolve();
        if (may) t.resource.may('use Círdan');
        else t.resource.mayNot('use Círdan');
        t.shows(`crf/card/cirdan/1#${may ? 1 : 2}`);
      }
    },
  ),
  scenario(
    "Hermit's Hill must be untapped for the major item that was paid for",
    { proves: ['crf/card/hermits-hill/1'], rules: ALL },
    (t) => {
      for (const siteTapped of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: "Hermit's Hill",
                ...(siteTapped ? { siteTapped } : {}),
                members: [{ name: 'Aragorn II', bears: ['Cram', 'Dagger of Westernesse'] }],
              },
            ],
            hand: ['Glamdring', 'Valiant Sword'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (siteTapped) {
          t.resource.mayNot("use Hermit's Hill").mayNot('play Glamdring');
          continue;
        }
        t.resource.mayNot('play Glamdring');
        t.resource.uses("Hermit's Hill", 'Cram').stage.resolve();
        t.resource.may('play Valiant Sword').plays('Glamdring').stage.resolve();
        t.equal(t.card('Glamdring').host, 'Aragorn II', 'he has it');
        t.equal(t.card("Hermit's Hill").status, 'tapped', 'it taps as for any item');
        t.shows('crf/card/hermits-hill/1#1');
      }
      t.say('Paid for, and then a minor item has tapped the site');
      t.board({
        resource: {
          companies: [
            {
              at: "Hermit's Hill",
              members: [
                { name: 'Aragorn II', bears: ['Cram', 'Dagger of Westernesse'] },
                'Elladan',
                'Elrohir',
              ],
            },
          ],
          hand: ['Glamdring', 'Elf-stone'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.uses("Hermit's Hill", 'Cram').stage.resolve();
      t.resource.may('play Glamdring').plays('Elf-stone', 'Elladan').stage.resolve();
      t.equal(t.card("Hermit's Hill").status, 'tapped', 'by the first');
      t.resource.refused('Glamdring', { 'site-tapped': 'coe/2.V.1' });
      t.shows('crf/card/hermits-hill/1#2');
    },
  ),
  scenario(
    'Nenseldë and Skinbark lend their strength to others though nobody strikes at them',
    {
      proves: ['crf/card/nenselde-the-wingild/1', 'crf/card/skinbark/1', 'coe/3.iv.4'],
      rules: ALL,
    },
    (t) => {
      const helped = (ally: 'Nenseldë the Wingild' | 'Skinbark'): void => {
        toStrikes(t);
        if (t.decision().about === 'defend')
          t.resource.mayNot(`a strike to ${ally}`).chooses('a strike to Legolas');
        if (t.decision().about === 'defend') t.resource.chooses('a strike to Gimli');
        t.equal(t.attack().assigned.includes(ally), false, 'nobody strikes at it');
        meet(t, 'Legolas', true);
        const before = t.strikeProwess();
        t.resource.may('pass').chooses(ally);
        t.equal(t.strikeProwess(), before + 1, `${ally} gives one`);
        t.equal(t.card(ally).status, 'tapped', 'and taps');
      };
      for (const ally of ['Nenseldë the Wingild', 'Skinbark'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: [{ name: 'Gimli', bears: [ally] }, 'Legolas'] }],
            hand: ['Risky Blow'],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        helped(ally);
      }
      t.shows('crf/card/nenselde-the-wingild/1#1', 'crf/card/skinbark/1#1');
      t.say('Skinbark: a hazard that is keyed to his site as well; Nenseldë: any other too');
      for (const [ally, key] of [
        ['Skinbark', 'Ruins'],
        ['Nenseldë the Wingild', 'Ruins'],
        ['Nenseldë the Wingild', 'Wilderness'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dimrill Dale',
                members: [{ name: 'Gimli', bears: [ally] }, 'Legolas'],
              },
            ],
            hand: ['Risky Blow'],
          },
          hazard: { hand: ['Cave-drake'] },
          moment: 'hazards',
        });
        t.hazard.plays('Cave-drake', key).stage.resolve();
        helped(ally);
      }
      t.shows('crf/card/nenselde-the-wingild/1#2', 'crf/card/skinbark/1#2');
    },
  ),
  scenario(
    'No Escape from My Magic is for unique factions alone',
    {
      proves: [
        'crf/card/no-escape-from-my-magic/1',
        'crf/errata/card-errata/45',
        'crf/monday/12-1-97/1',
      ],
      rules: ALL,
    },
    (t) => {
      for (const [pile, may] of [
        [['Rangers of the North'], true],
        [['Wild Horses'], false],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }], pile },
          hazard: { hand: ['No Escape from My Magic'] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (may) {
          t.hazard.plays('No Escape from My Magic', pile[0]).stage.resolve();
          t.equal(t.card('No Escape from My Magic').host, pile[0], 'it lies with them');
        } else t.hazard.refused('No Escape from My Magic', { 'no-target': 'coe/9.3' });
        const point = may ? 1 : 2;
        t.shows(
          `crf/card/no-escape-from-my-magic/1#${point}`,
          `crf/errata/card-errata/45#${point}`,
        );
      }
      t.say('Any of those, whosever they are');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
        hazard: { hand: ['No Escape from My Magic'], pile: ['Rangers of the North'] },
        moment: 'hazards',
      });
      t.hazard.plays('No Escape from My Magic').stage.resolve();
      t.equal(t.card('No Escape from My Magic').host, 'Rangers of the North', 'his own');
      t.shows(
        'crf/card/no-escape-from-my-magic/1#1',
        'crf/errata/card-errata/45#1',
        'crf/monday/12-1-97/1#1',
      );
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
        hazard: { hand: ['No Escape from My Magic'], pile: ['Wild Horses'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.refused('No Escape from My Magic', { 'no-target': 'coe/9.3' });
      t.shows(
        'crf/card/no-escape-from-my-magic/1#2',
        'crf/errata/card-errata/45#2',
        'crf/monday/12-1-97/1#2',
      );
    },
  ),
  scenario(
    'True Fána adds what he is, without what would weaken him against a strike alone',
    { proves: ['crf/card/true-fana/1'], rules: ALL },
    (t) => {
      for (const status of ['untapped', 'tapped', 'wounded'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Gandalf', bears: ['Dagger of Westernesse'], status }, 'Bilbo'],
              },
            ],
            hand: ['True Fána'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
        t.rolls(2, 12);
        t.resource.plays('True Fána').stage.resolve();
        t.equal(rolled(t, 'roll').at(-1)?.total, 9, `his six and the dagger, ${status}`);
      }
    },
  ),
];
