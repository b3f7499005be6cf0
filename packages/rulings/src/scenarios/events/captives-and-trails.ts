import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const kind = 'ringwraith';
const SACK = 'Sack Over the Head';
const FEET = 'Padding Feet';

/** As little as possible is done until the fight is over. */
function fight(t: Stage): void {
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    const o = options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0];
    t.take(o, 'it goes on');
  }
}

/** A minion by himself, or with others, at Bree, where heroes are. */
const atBree = (
  t: Stage,
  mine: readonly (Named | { name: Named; bears: readonly Named[] })[],
  heroes: readonly Named[],
): Stage =>
  t.board({
    resource: { kind, companies: [{ at: 'Bree', members: mine }], hand: [FEET] },
    hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: heroes }] },
    moment: 'entered',
    asksPasses: true,
  });

/** Those who are led away, and those who are followed. */
export const captivesAndTrails: readonly Scenario[] = [
  scenario(
    'Sack Over the Head: a Dwarf or Hobbit whom any of them hits goes into it, and not the Troll’s victim alone',
    { proves: ['crf/card/sack-over-the-head/1'], rules: ALL },
    (t) => {
      for (const victim of ['Gimli', 'Bilbo', 'Legolas'] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Bree', members: ['Troll Lout', 'Ostisen'] }],
            hand: [SACK],
          },
          hazard: {
            kind: 'wizard',
            companies: [
              { at: 'Bree', members: [victim, victim === 'Legolas' ? 'Gimli' : 'Legolas'] },
            ],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.passUntil('company-attack').resource.chooses('attack the company');
        t.passUntil('attack').resource.plays(SACK, 'Troll Lout').stage.resolve();
        t.passUntil('defend').hazard.chooses(`a strike to ${victim}`).chooses('Ostisen');
        // the body of the Elf is checked, since he is wounded
        t.rolls(12, 2, ...(victim === 'Legolas' ? [2] : []), 7, 6);
        fight(t);
        if (victim === 'Legolas')
          t.equal(
            [t.card(victim).status, t.card(SACK).zone],
            ['wounded', 'discard'],
            'an Elf is no prey for it',
          );
        else
          t.equal(
            [t.card(victim).zone, t.card(victim).host, t.card(SACK).host],
            ['aside', SACK, 'Troll Lout'],
            'hit by the Man, and carried by the Troll',
          );
        t.shows(`crf/card/sack-over-the-head/1#${{ Bilbo: 1, Gimli: 2, Legolas: 3 }[victim]}`);
      }
      t.say('All of them: one whom the Man hits, and one whom the Troll does');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Troll Lout', 'Ostisen'] }],
          hand: [SACK],
        },
        hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Gimli', 'Bilbo'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack').resource.plays(SACK, 'Troll Lout').stage.resolve();
      t.passUntil('defend').hazard.chooses('a strike to Gimli').chooses('Ostisen');
      t.rolls(12, 2, 12, 2);
      fight(t);
      t.equal(
        (['Gimli', 'Bilbo'] as const).map((x) => [t.card(x).zone, t.card(x).host]),
        [
          ['aside', SACK],
          ['aside', SACK],
        ],
        'the Dwarf and the Hobbit',
      );
      t.shows('crf/card/sack-over-the-head/1#4');
    },
  ),
  scenario(
    'Padding Feet: a scout by himself, where a company of heroes has a Hobbit with it',
    { proves: ['crf/card/padding-feet/1', 'crf/errata/card-errata/50'], rules: ALL },
    (t) => {
      const no = { 'no-target': 'coe/9.3' };
      atBree(t, ['Ostisen', 'Lagduf'], ['Frodo']).resource.refused(FEET, no);
      t.shows('crf/card/padding-feet/1#3', 'crf/errata/card-errata/50#3');
      atBree(t, [{ name: 'Ostisen', bears: ['War-wolf'] }], ['Frodo']).resource.refused(FEET, no);
      t.shows('crf/card/padding-feet/1#4', 'crf/errata/card-errata/50#4');
      atBree(t, ['Lagduf'], ['Frodo']).resource.refused(FEET, no);
      t.shows('crf/card/padding-feet/1#2', 'crf/errata/card-errata/50#2');
      atBree(t, ['Ostisen'], ['Legolas']).resource.refused(FEET, { need: 'coe/9.2' });
      t.shows('crf/card/padding-feet/1#6', 'crf/errata/card-errata/50#6');
      // he need not be alone there
      atBree(t, ['Ostisen'], ['Legolas', 'Frodo']).resource.plays(FEET, 'Ostisen').stage.resolve();
      t.equal([t.card(FEET).host, t.card(FEET).status], ['Ostisen', 'untapped'], 'on his trail');
      // the Hobbit is elsewhere
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Ostisen'] }], hand: [FEET] },
        hazard: { kind: 'wizard', companies: [{ at: 'Edoras', members: ['Frodo'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused(FEET, { need: 'coe/9.2' });
      t.shows('crf/card/padding-feet/1#5', 'crf/errata/card-errata/50#5');
      // one of his own, and one of other minions
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Bree', members: ['Ostisen'] },
            { at: 'Bree', members: ['Frodo'] },
          ],
          hand: [FEET],
        },
        hazard: { kind: 'wizard', companies: [{ at: 'Edoras', members: ['Bilbo'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused(FEET, { need: 'coe/9.2' });
      t.say(
        'Of those with a Fallen-wizard Orcs are minions; other scouts, and covert companies, are heroes',
      );
      for (const [mine, theirs, why] of [
        [['Orc Sniffler'], 'Frodo', null],
        [['Orc Sniffler', 'Frodo'], null, { need: 'coe/9.2' }],
        [['Fatty Bolger'], 'Frodo', no],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: mine.map((who) => ({ at: 'Bree' as const, members: [who] })),
            hand: [FEET],
          },
          hazard: {
            kind: 'wizard',
            companies: [{ at: theirs ? 'Bree' : 'Edoras', members: [theirs ?? 'Bilbo'] }],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (why === null) t.resource.may(`play ${FEET}`);
        else t.resource.refused(FEET, why);
      }
      t.shows(
        'crf/card/padding-feet/1#2',
        'crf/card/padding-feet/1#7',
        'crf/errata/card-errata/50#2',
        'crf/errata/card-errata/50#7',
      );
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Ostisen'] }], hand: [FEET] },
        hazard: { kind, companies: [{ at: 'Bree', members: ['Frodo'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused(FEET, { need: 'coe/9.2' });
      t.shows('crf/card/padding-feet/1#8', 'crf/errata/card-errata/50#8');
      // he is there, but it is not the site phase
      for (const moment of [
        'untap',
        'organization',
        'long-event',
        'hazards',
        'end-of-turn',
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'Bree', members: ['Ostisen'] }], hand: [FEET] },
          hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Frodo'] }] },
          moment,
          asksPasses: true,
        });
        t.resource.refused(FEET, {
          phase: 'coe/9.1.3',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.say('Nor is it that of his own player');
      t.board({
        resource: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Frodo'] }] },
        hazard: { kind, companies: [{ at: 'Bree', members: ['Ostisen'] }], hand: [FEET] },
        moment: 'entered',
        asksPasses: true,
      });
      t.hazard.refused(FEET, { turn: 'coe/2.1.2' });
      t.shows('crf/card/padding-feet/1#1', 'crf/errata/card-errata/50#1');
    },
  ),
];
