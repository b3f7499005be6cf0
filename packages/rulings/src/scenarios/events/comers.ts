import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const meets = (
  t: Stage,
  who: Named,
  by: Named,
  at: Named = 'Bree',
  more: readonly Named[] = [],
): Stage =>
  t.board({
    resource: {
      companies: [
        { at, members: ['Háma', by] },
        { at: 'Rivendell', members: ['Gimli'] },
      ],
      hand: ['A Chance Meeting', who, ...more, 'Celeborn'],
    },
    moment: 'organization',
    asksPasses: true,
  });

const helms = (t: Stage, attack: Named, more: { at?: Named; members?: Named[] } = {}): Stage =>
  t.board({
    resource: {
      companies: [
        { at: more.at ?? 'Rivendell', to: 'Bree', members: more.members ?? ['Théoden', 'Gimli'] },
      ],
      hand: ['Helm of Her Secrecy', 'Helm of Her Secrecy', 'Éowyn'],
    },
    hazard: { hand: [attack] },
    moment: 'hazards',
  });

/** Characters who come into play by the text of a card, and not while their player organizes. */
export const comers: readonly Scenario[] = [
  scenario(
    'A Chance Meeting aims at the character it brings, and is not played for nobody',
    { proves: ['pef/card/a-chance-meeting/1'], rules: ALL },
    (t) => {
      meets(t, 'Sam Gamgee', 'Elrond', 'Rivendell');
      t.resource.refused('A Chance Meeting', { 'no-target': 'coe/9.3' });
      // he has influence for three, and an avatar is not met so
      for (const one of ['Sam Gamgee', 'Gandalf'] as const) {
        meets(t, one, 'Aragorn II');
        t.resource.refused('A Chance Meeting', { 'no-target': 'coe/9.3' });
      }
      t.shows('pef/card/a-chance-meeting/1#2');
      meets(t, 'Sam Gamgee', 'Elrond', 'Bree', ['Merry']);
      // he is named as it is declared, and nobody else comes though another could
      t.resource.plays('A Chance Meeting', 'Háma', 'Sam Gamgee').stage.resolve();
      t.equal(t.card('Merry').zone, 'hand', 'another whom they could have met');
      t.equal(
        [t.card('Sam Gamgee').control, t.card('Sam Gamgee').companions],
        ['Elrond', ['Háma', 'Elrond']],
        'a follower of his',
      );
      t.shows('pef/card/a-chance-meeting/1#1');
      t.resource.chooses('organize').may('Celeborn', 'Rivendell');
    },
  ),
  scenario(
    'A Chance Meeting brings one who else comes in at home alone',
    { proves: ['pef/card/a-chance-meeting/2'], rules: ALL },
    (t) => {
      meets(t, 'Fram Framson', 'Gandalf', 'Moria');
      t.resource.refused('A Chance Meeting', { 'no-target': 'coe/9.3' });
      meets(t, 'Fram Framson', 'Gandalf', 'Weathertop');
      t.resource.plays('A Chance Meeting', 'Háma', 'Fram Framson').stage.resolve();
      t.equal(t.card('Fram Framson').control, 'Gandalf', 'among ruins');
    },
  ),
  scenario(
    'Two Helms of Her Secrecy in one chain: she comes with the one declared first',
    { proves: ['crf/card/helm-of-her-secrecy/1'], rules: ALL },
    (t) => {
      for (const first of [false, true]) {
        helms(t, 'Wargs');
        t.hazard.plays('Wargs').stage.resolve();
        t.resource.plays('Helm of Her Secrecy').plays('Helm of Her Secrecy').stage.resolve();
        // the one declared last resolves first: with her in play the other has no use
        if (first) t.resource.passes();
        t.resource.chooses('Éowyn', 'general');
        t.equal(
          (['prowess', 'body', 'influence'] as const).map((x) => t.card('Éowyn').stat(x)),
          first ? [6, 9, 2] : [4, 8, 1],
          'from each that is in play',
        );
        t.shows(`crf/card/helm-of-her-secrecy/1#${first ? 1 : 2}`);
      }
    },
  ),
  scenario(
    'What binds a Wizard to his home does not keep him from the Haven where Gwaihir brought the news',
    { proves: ['crf/card/the-windlord-found-me/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: [{ name: 'Gimli', bears: ['The Windlord Found Me'] }] },
          ],
          hand: ['Gandalf'],
          events: ['Saw Further and Deeper'],
          deck: ['Radagast'],
          sites: ['Rivendell'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('Radagast').chooses('store', 'The Windlord Found Me').stage.resolve();
      t.resource.chooses('use').chooses('Radagast');
      t.equal(
        [t.card('Radagast').site, t.card('Saw Further and Deeper').zone],
        ['Lórien', 'discard'],
        'he is there',
      );
      t.shows('crf/card/the-windlord-found-me/2#1', 'crf/card/the-windlord-found-me/2#2');
    },
  ),
  scenario(
    'Awaiting the Advent of Allies is over when one who was well becomes wounded',
    { proves: ['crf/card/await-the-advent-of-allies/1'], rules: ALL },
    (t) => {
      for (const status of ['wounded', 'tapped', 'untapped'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Moria',
                members: [{ name: 'Gimli', status, bears: ['Await the Advent of Allies'] }],
              },
            ],
          },
          moment: 'site',
        });
        t.rolls(2, 2);
        t.resource.chooses('enter');
        if (status === 'untapped') t.passUntil('stay-untapped').resource.chooses('no');
        t.resolve();
        t.equal(t.card('Gimli').status, 'wounded', 'he is hit');
        t.equal(
          t.card('Await the Advent of Allies').zone,
          status === 'wounded' ? 'play' : 'discard',
          'it was not to be wounded, but to become so',
        );
        t.shows(`crf/card/await-the-advent-of-allies/1#${status === 'wounded' ? 2 : 1}`);
      }
    },
  ),
  scenario(
    'Awaiting the Advent of Allies is over when something is played that takes the site',
    { proves: ['crf/card/await-the-advent-of-allies/2'], rules: ALL },
    (t) => {
      const plays = (card: Named, elsewhere = false): string => {
        t.board({
          resource: {
            companies: [
              { at: 'Edoras', members: ['Théoden', 'Elrond'] },
              {
                at: elsewhere ? 'Bree' : 'Edoras',
                members: [{ name: 'Gimli', bears: ['Await the Advent of Allies'] }],
              },
            ],
            hand: [card],
          },
          moment: 'entered',
          rolls: card === 'Riders of Rohan' ? [12] : [],
        });
        t.resource.plays(card, ...(card === 'Riders of Rohan' ? ['Théoden'] : [])).stage.resolve();
        t.resolve();
        return t.card('Await the Advent of Allies').zone;
      };
      t.equal(plays('Riders of Rohan'), 'discard', 'it taps the site');
      t.shows('crf/card/await-the-advent-of-allies/2#1');
      t.say('So do an item, and an event that taps the site');
      for (const [at, card, deck] of [
        ['Moria', 'Glamdring', []],
        ['Weathertop', 'Far-sight', ['Cram']],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at,
                members: ['Elrond', { name: 'Gimli', bears: ['Await the Advent of Allies'] }],
              },
            ],
            hand: [card],
            deck: [...deck],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (card === 'Far-sight') t.rolls(12);
        t.resource.plays(card, 'Elrond').stage.resolve();
        for (let i = 0; i < 4 && t.decision().about !== 'site'; i++)
          t.take(t.decision().options[0], 'on');
        t.equal(
          [t.card(at).status, t.card('Await the Advent of Allies').zone],
          ['tapped', 'discard'],
          card,
        );
      }
      t.shows('crf/card/await-the-advent-of-allies/2#1');
      t.equal(plays('Riders of Rohan', true), 'play', 'another site');
      t.equal(plays('Gates of Morning'), 'play', 'no site is asked for');
      t.shows('crf/card/await-the-advent-of-allies/2#3');
      t.say('What needs the site takes it too, though nothing taps');
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: ['Elrond', { name: 'Gimli', bears: ['Await the Advent of Allies'] }],
            },
          ],
          hand: ['Rebuild the Town'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rebuild the Town', 'Isengard').stage.resolve();
      t.resolve();
      t.equal(
        [t.card('Await the Advent of Allies').zone, t.card('Isengard').status],
        ['discard', 'untapped'],
        'it is over, and the site is untapped',
      );
      t.say('An ally who comes to a tapped site as well needs it no less');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              siteTapped: true,
              members: ['Elrond', { name: 'Gimli', bears: ['Await the Advent of Allies'] }],
            },
          ],
          hand: ['Bill the Pony'],
        },
        moment: 'entered',
      });
      t.resource.plays('Bill the Pony', 'Elrond').stage.resolve();
      t.resolve();
      t.equal(
        [t.card('Bill the Pony').zone, t.card('Await the Advent of Allies').zone],
        ['play', 'discard'],
        'he has come, and it is over',
      );
      t.shows('crf/card/await-the-advent-of-allies/2#2');
    },
  ),
];
