import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

/** What comes first, and what holds in every phase. */
export const beginnings: readonly Scenario[] = [
  scenario(
    'What waits for the beginning of a phase is one chain, in the order of whose turn it is, before all else',
    { proves: ['coe/9.6.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                'Elrond',
                { name: 'Aragorn II', status: 'tapped', bears: ['Morgul-knife'] },
              ],
            },
          ],
          prisoners: [
            { name: 'Frodo', of: 'Flies and Spiders', at: 'Moria' },
            { name: 'Sam Gamgee', of: 'Spells of the Barrow-wights', at: 'Barrow-downs' },
          ],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.asks(t.resource, 'passives');
      t.resource.options_are(
        'Spells of the Barrow-wights (Sam Gamgee)',
        'Flies and Spiders (Frodo)',
      );
      t.resource.chooses('Spells of the Barrow-wights');
      t.equal(
        t.chain(),
        ['Flies and Spiders', 'Spells of the Barrow-wights'],
        'one chain, of which the one that was named is carried out first',
      );
      t.resource.may('use Morgul-knife').mayNot('play Smoke Rings');
      t.resource.uses('Morgul-knife');
      t.equal(t.chain().at(-1), 'Morgul-knife', 'in answer');
      // once nobody has more for the beginning, what else may be done
      t.resource.plays('Smoke Rings');
      t.equal(t.chain().at(-1), 'Smoke Rings', 'in answer to all of it');
    },
  ),
  scenario(
    'A rule that stands under one phase holds in the others: who comes in at a site must be controlled, and find room',
    { proves: ['coe/2.7'], rules: ALL },
    (t) => {
      const meets = (members: Named[], who: Named): void => {
        t.board({
          resource: {
            companies: [{ at: 'Weathertop', members }],
            hand: ['A Chance Meeting', who],
          },
          moment: 'entered',
          asksPasses: true,
        });
      };
      const no = { 'no-target': 'coe/9.3' };
      meets(['Gandalf'], 'Sam Gamgee');
      t.resource.may('play A Chance Meeting');
      // coe/2.II.2.2: nobody has the influence for him
      meets(['Beretar'], 'Elrond');
      t.resource.refused('A Chance Meeting', no);
      // coe/2.II.3.1: seven are enough
      meets(['Gandalf', 'Faramir', 'Beretar', 'Háma', 'Forlong', 'Dori', 'Bifur'], 'Legolas');
      t.resource.refused('A Chance Meeting', no);
    },
  ),
  scenario(
    'A Darkhaven is a haven of whoever reads it on a card',
    { proves: ['coe/g.dh.1'], rules: ALL },
    (t) => {
      const stores = (kind: 'ringwraith' | 'fallen-wizard', at: Named): boolean => {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: [{ name: 'Ostisen', bears: ['The Names Among Them'] }] }],
          },
          moment: 'organization',
          asksPasses: true,
        });
        return t.resource.options().some((o) => o.includes('store The Names Among Them'));
      };
      t.equal(
        [
          stores('ringwraith', 'LE-359'),
          stores('fallen-wizard', 'LE-359'),
          stores('fallen-wizard', 'WH-58'),
        ],
        [true, false, true],
        'each at his own',
      );
    },
  ),
  scenario(
    'Hazards that make attacks stronger do nothing for one company that attacks another',
    { proves: ['crf/errata/rules-errata/13'], rules: ALL },
    (t) => {
      const numbers = (events: Named[]): unknown[] => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'Bree', members: ['Lagduf', 'Muzgash'] }],
            events: [],
          },
          hazard: {
            kind: 'wizard',
            companies: [{ at: 'Bree', members: ['Elladan', 'Legolas'] }],
            events,
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.passUntil('company-attack').resource.chooses('attack the company');
        const { strikes, prowess, body } = t.attack();
        const numbers = [strikes, prowess, body, t.card('Lagduf').stat('prowess')];
        t.passUntil('defend').hazard.chooses('a strike to Legolas').chooses('Lagduf');
        // what each of them comes to when they fight
        const before = t.steps.length;
        t.rolls(7, 7, 7, 7, 7);
        for (let i = 0; i < 60 && t.underAttack; i++) {
          const { options } = t.decision();
          t.take(options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0], 'on');
        }
        const totals = t.steps
          .slice(before)
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'roll' ? [[e.for, e.total, e.against]] : []));
        return [...numbers, totals];
      };
      t.equal(numbers(['Minions Stir', 'Wake of War']), numbers([]), 'as without them');
      t.say('Night and the Doors together make all attacks stronger, but not this one');
      t.equal(numbers(['Night', 'Doors of Night']), numbers([]), 'neither an Elf nor an Orc');
      t.equal(numbers(['Helms of Iron']), numbers([]), 'nor is the body of an Orc a better one');
      t.say('Nor does a hazard that gives the first strike to a foe of one who is wounded');
      const wounded = {
        name: 'Legolas',
        status: 'wounded',
        bears: ['One Foe to Breed a War'],
      } as const;
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members: ['Lagduf', 'Muzgash'] }],
        },
        hazard: {
          kind: 'wizard',
          companies: [{ at: 'Bree', members: ['Elladan', wounded] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack').allPass();
      t.asks(t.hazard, 'defend').hazard.may('a strike to Elladan');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', wounded] }] },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.hazard.may('a strike to Legolas').mayNot('a strike to Elladan');
    },
  ),
  scenario(
    'What is for one who is elsewhere is played when he has gone in himself',
    { proves: ['pef/term/site-phase/2', 'pef/term/site-phase/2.1'], rules: ALL },
    (t) => {
      const UNLEASHED = 'Akhôrahil Unleashed';
      const MALADY = 'A Malady Without Healing';
      const board = (): void => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Moria', members: ['Akhôrahil the Ringwraith'] },
              { at: 'Dol Guldur', members: ['Taladhan', 'Jerrek'] },
            ],
            hand: [UNLEASHED, MALADY],
          },
          moment: 'site',
          asksPasses: true,
        });
      };
      const strikesDown = (): void => {
        // corruption and body of the one, corruption of the other
        t.rolls(12, 2, 12);
        t.skipTo('site').resource.plays(MALADY, { way: 'one of your' }, 'Jerrek').stage.resolve();
        t.equal(t.card(MALADY).zone, 'discard', 'it is spent');
      };
      board();
      t.resource.chooses('the company of Taladhan').chooses('enter the site');
      strikesDown();
      t.resource.refused(UNLEASHED, { 'other-company': 'coe/2.IV.2' });
      board();
      t.resource.chooses('the company of Akhôrahil').chooses('enter the site');
      t.fightOut({ always: 12 });
      t.skipTo('enter').resource.chooses('enter the site');
      strikesDown();
      t.resource.plays(UNLEASHED).stage.resolve();
      t.resource.chooses('discard pile').chooses(MALADY);
      t.equal(t.card(MALADY).zone, 'hand', 'he has it again at once');
      t.resource.may(`play ${MALADY}`);
    },
  ),
];
