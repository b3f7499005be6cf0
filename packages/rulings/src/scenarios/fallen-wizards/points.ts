import { type Member, type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** What is worth how much to a Fallen-wizard. */
export const pointsOfFallenWizards: readonly Scenario[] = [
  scenario(
    'Whatever is no Stage card is worth one point at most to a Fallen-wizard, but for what Stage cards and his avatar say',
    { proves: ['coe/10.F1'], rules: ALL },
    (t) => {
      const points = (avatar: Named | null, ...events: Named[]) => {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [
              {
                at: 'Bree',
                members: [
                  ...(avatar ? [avatar] : []),
                  { name: 'Thranduil', bears: ['Sword of Gondolin', 'Gwaihir'] },
                  'Galva',
                  'Ostisen',
                ],
              },
            ],
            pile: ['Rangers of the North', 'Dunlendings', 'Were-worm'],
            events,
          },
          moment: 'organization',
        });
        return t.points(0);
      };
      const plain = points(null);
      t.equal(plain.character, 2, 'one of three points, one of one, and one of none');
      t.equal(plain.ally, 1, 'of two');
      t.equal(plain.item, 1, 'of two');
      t.equal(plain.faction, 2, 'of three and of two');
      t.equal(plain.kill, 1, 'of two');
      t.equal(points(null, 'Great Patron').character, 3, 'two for one who normally gives more');
      t.equal(points(null, 'Great Patron').ally, 2, 'and for the ally');
      t.equal(points(null, 'Legacy of Smiths').item, 2, 'all of it');
      t.equal(points(null, 'Blind to All Else').item, 1, 'it is no ring');
      t.equal(points(null, 'A Merrier World').kill, 2, 'all of it');
      t.equal(points(null, 'Gatherer of Loyalties').faction, 4, 'two each');
      t.equal(points('Saruman', 'Gatherer of Loyalties').faction, 4, 'so with him');
      t.equal(points('Pallando', 'Gatherer of Loyalties').faction, 5, 'of three, three');
      t.equal(points('Pallando').faction, 4, 'by himself two each');
      t.equal(points('Gandalf').character, 4, 'his people are worth what they are');
      t.equal(points('Gandalf').ally, 2, 'and hero allies');
      t.equal(points('Saruman').character, 2, 'with others not');
    },
  ),

  scenario(
    'Resources that are no Stage cards change no points of a Fallen-wizard; a Stage card gives its own',
    { proves: ['crf/term/fallen-wizard/16'], rules: ALL },
    (t) => {
      const factions = (kind: 'wizard' | 'fallen-wizard') => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            pile: ['Rangers of the North'],
            events: ['Great Ruse'],
          },
          moment: 'organization',
        });
        return t.points(0);
      };
      t.equal(factions('wizard').faction, 3, 'as printed');
      t.equal(factions('fallen-wizard').faction, 1, 'one');
      t.equal(factions('fallen-wizard').misc, 1, 'a Stage card has its own');
      t.say(
        'A rumor makes every ring worth a point more, and a bond a faction a point less; not to him',
      );
      const worth = (kind: 'ringwraith' | 'fallen-wizard', rumor: boolean, ...events: Named[]) => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Bree', members: [{ name: 'Ostisen', bears: ['LE-315'] }] }],
            // of one point, so that a point less could be seen on his
            pile: [{ name: 'Orcs of Gorgoroth', on: rumor ? ['One Dear to You'] : [] }],
            events: [...events, ...(rumor ? (['Rumor of the One'] as const) : [])],
          },
          moment: 'organization',
        });
        const { item, faction } = t.points(0);
        return [item, faction];
      };
      const [item, faction] = worth('ringwraith', false);
      t.equal(worth('ringwraith', true), [item + 1, faction - 1], 'to a Ringwraith it is so');
      t.say('An alliance of free peoples makes each of theirs worth more to a Wizard alone');
      const allied = (who: 'wizard' | 'fallen-wizard', ...events: Named[]): number => {
        t.board({
          resource: {
            kind: who,
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            pile: ['Iron Hill Dwarves', 'Wood-elves', 'Riders of Rohan'],
            events,
          },
          moment: 'organization',
        });
        return t.points(0).faction;
      };
      for (const [who, more] of [
        ['wizard', 3],
        ['fallen-wizard', 0],
      ] as const)
        t.equal(allied(who, 'Alliance of Free Peoples') - allied(who), more, who);
      for (const events of [[], ['Blind to All Else', 'Gatherer of Loyalties']] as const)
        t.equal(
          worth('fallen-wizard', true, ...events),
          worth('fallen-wizard', false, ...events),
          'with Stage cards or without',
        );
    },
  ),

  scenario(
    'What is stored elsewhere than at a Wizardhaven gives a Fallen-wizard nothing',
    { proves: ['coe/10.F2'], rules: ALL },
    (t) => {
      const stored = (kind: 'wizard' | 'fallen-wizard', at: Named): number => {
        t.board({
          resource: {
            kind,
            companies: [
              { at, members: [{ name: 'Beretar', bears: ['Sapling of the White Tree'] }] },
            ],
          },
          moment: 'organization',
        });
        t.rolls(9);
        t.resource.chooses('store Sapling').stage.resolve();
        t.equal(t.card('Sapling of the White Tree').zone, 'pile', 'it is stored');
        return t.points(0).item;
      };
      t.equal(stored('wizard', 'Minas Tirith'), 2, 'to a Wizard it is worth something');
      t.equal(stored('fallen-wizard', 'Minas Tirith'), 0, 'a Free-hold is no Wizardhaven');
      t.equal(stored('fallen-wizard', 'WH-58'), 1, 'this is one');
    },
  ),

  scenario(
    'A leader with three factions gives a Fallen-wizard one point more, and not two',
    { proves: ['coe/10.F3', 'crf/term/fallen-wizard/13'], rules: ALL },
    (t) => {
      const led = (kind: 'ringwraith' | 'fallen-wizard', ...leads: Named[]): number => {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Moria', members: [{ name: 'Orc Captain', leads }] }],
          },
          moment: 'organization',
        });
        return t.points(0).faction;
      };
      const three: Named[] = ['Orcs of Gorgoroth', 'Orcs of Udûn', 'Ungol-orcs'];
      const alone = led('fallen-wizard', three[0]);
      t.equal(alone, 1, 'one each');
      t.equal(led('fallen-wizard', ...three), 4, 'and one for the three');
      const two = (...leaders: Member[]): number => {
        t.board({
          resource: { kind: 'fallen-wizard', companies: [{ at: 'Moria', members: leaders }] },
          moment: 'organization',
        });
        return t.points(0).faction;
      };
      t.equal(
        two(
          { name: 'Orc Captain', leads: three },
          {
            name: 'Lieutenant of Dol Guldur',
            leads: ['Black Trolls', 'Stone Trolls', 'Uruk-hai'],
          },
        ),
        6 + 2,
        'and so for each leader',
      );
      t.equal(
        led('ringwraith', ...three) - three.reduce((n, x) => n + led('ringwraith', x), 0),
        2,
        'two for others',
      );
    },
  ),
];
