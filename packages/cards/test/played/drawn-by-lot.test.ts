import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Cards drawn by lot a second time, each clause of theirs played up to where it ends. */
const kind = 'ringwraith';
const NORTH = { at: 'Weathertop', to: 'Ettenmoors', by: ['Arthedain', 'Rhudaur'] } as const;

describe('what is borne', () => {
  const BEARER = 'Mauhúr';
  /** A Giant is about to strike him. */
  const struck = (t: Stage, who: Named, bears: Named[]): void => {
    t.board({
      resource: { kind, companies: [{ ...NORTH, members: [{ name: who, bears }] }] },
      hazard: { hand: ['Giant'] },
      moment: 'hazards',
    });
    t.hazard.plays('Giant').stage.resolve();
    t.resource.chooses(`a strike to ${who}`);
  };

  holds('Thong of Fire: who is free not to tap pays no prowess for it', (t) => {
    struck(t, BEARER, ['Thong of Fire']);
    const full = t.card(BEARER).stat('prowess');
    t.asks(t.resource, 'stay-freely');
    // seven and the roll against thirteen
    t.equal(full, 7, 'with one for the weapon');
    t.rolls(7).resource.chooses('yes');
    t.equal(rolled(t, 'strike').at(-1)?.total, full + 7, 'nothing is taken off');
    t.equal(t.card(BEARER).status, 'untapped', 'and he is ready again');
    struck(t, BEARER, ['Thong of Fire']);
    t.rolls(7).resource.chooses('no');
    t.equal(
      [rolled(t, 'strike').at(-1)?.total, t.card(BEARER).status],
      [full + 7, 'tapped'],
      'he may',
    );
    // without it three are taken off
    struck(t, BEARER, []);
    t.asks(t.resource, 'stay-untapped').rolls(10).resource.chooses('yes');
    t.equal(rolled(t, 'strike').at(-1)?.total, 6 - 3 + 10, 'three');
    // one who is no warrior has nothing of it
    struck(t, 'Hendolen', ['Thong of Fire']);
    t.asks(t.resource, 'stay-untapped');
    t.equal(t.card('Hendolen').stat('prowess'), 3, 'no more prowess');
    t.equal(t.card('Hendolen').stat('body'), 7, 'no more body');
  });

  holds('Thong of Fire: taken up by the strong alone, what makes them so included', (t) => {
    const at = (site: Named, who: Named, bears: Named[] = []): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: site, members: [{ name: who, bears }] }],
          hand: ['Thong of Fire'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    at('Dancing Spire', BEARER);
    t.resource.may('play Thong of Fire');
    at('Dancing Spire', 'Orc Captain');
    t.resource.refused('Thong of Fire', { 'no-character': 'coe/2.V.1' });
    at('Dancing Spire', 'Orc Captain', ['Saw-toothed Blade']);
    t.equal(t.card('Orc Captain').stat('prowess'), 6, 'with a blade he is strong enough');
    t.resource.may('play Thong of Fire');
    at('Moria', BEARER);
    t.resource.refused('Thong of Fire', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              { name: BEARER, bears: ['Thong of Fire'] },
              'Lagduf',
              { name: 'Grishnákh', bears: ['Broad-headed Spear'] },
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.may('give Thong of Fire to Grishnákh').mayNot('give Thong of Fire to Lagduf');
  });

  holds(
    'Black Arrow and the Ancient Black Axe: what follows when something else taps them',
    (t) => {
      const slip = (who: Named, item: Named, at: Named, of?: 'ringwraith'): void => {
        t.board({
          resource: {
            ...(of ? { kind: of } : {}),
            companies: [{ at, members: [{ name: who, bears: [item] }] }],
          },
          hazard: { hand: ['Slip Treacherously'] },
          moment: 'hazards',
        });
        if (of) t.rolls(7);
        t.hazard.plays('Slip Treacherously').stage.resolve();
      };
      slip('Háma', 'Black Arrow', 'Bree');
      t.equal(
        [t.card('Black Arrow').zone, t.card('Black Arrow').status],
        ['play', 'tapped'],
        'a Man',
      );
      slip('Gimli', 'Black Arrow', 'Bree');
      t.equal(t.card('Black Arrow').zone, 'discard', 'a Dwarf loses it');
      slip('Frodo', 'Black Arrow', 'Bree');
      t.equal(t.card('Black Arrow').zone, 'discard', 'and so does one who could not shoot');
      slip(BEARER, 'Ancient Black Axe', 'Moria', kind);
      t.equal(t.card('Ancient Black Axe').status, 'tapped', 'the axe stays');
      t.equal(rolled(t, 'corruption').length, 1, 'but he is tempted');
    },
  );

  holds('Magic Ring of Enigma makes a sage; one who was one taps to look into a stone', (t) => {
    const board = (who: Named, ring: boolean, tapped = false): void => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              members: [
                {
                  name: who,
                  status: tapped ? 'tapped' : 'untapped',
                  bears: ring
                    ? ['Palantír of Orthanc', 'Magic Ring of Enigma']
                    : ['Palantír of Orthanc'],
                },
              ],
            },
          ],
          discard: ['Wargs'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    board('Hendolen', false);
    t.resource.mayNot('use Palantír');
    board('Lagduf', true);
    t.resource.mayNot('use Palantír');
    board('Hendolen', true, true);
    t.resource.mayNot('use Palantír');
    board('Hendolen', true);
    t.resource.uses('Palantír of Orthanc');
    t.equal(
      [t.card('Hendolen').status, t.card('Palantír of Orthanc').status],
      ['tapped', 'tapped'],
      'he and the stone',
    );
    t.rolls(12).resolve();
    if (t.decision().about === 'fetch') t.resource.chooses('Wargs');
    t.equal(t.card('Wargs').zone, 'deck', 'and it works');
  });

  holds('Minor Ring: found by a test, two points of influence, one for each', (t) => {
    const tested = (roll: number): string[] => {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'The White Towers',
              members: [
                'Gandalf',
                { name: 'Arwen', bears: ['Gleaming Gold Ring'] },
                { name: 'Boromir II', bears: ['Minor Ring'] },
              ],
            },
          ],
          hand: ['Minor Ring', 'Magic Ring of Enigma'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('play Minor Ring').mayNot('play Magic Ring');
      t.rolls(roll).resource.uses('Gandalf').stage.resolve();
      return t.offered().filter((x) => x !== 'pass');
    };
    t.equal(tested(6), ['Minor Ring', 'Magic Ring of Enigma'], 'up to six a magic ring too');
    t.equal(tested(7), ['Minor Ring'], 'a lesser one always');
    const before = t.card('Arwen').influence();
    t.resource.chooses('Minor Ring');
    t.equal(t.card('Arwen').influence(), before + 2, 'two more');
    t.resource.mayNot('give Minor Ring to Arwen').mayNot('give Minor Ring to Boromir II');
    t.resource.may('give Minor Ring to Gandalf');
  });
});

describe('people', () => {
  holds('Vygavril against the Nine: six more, and half of their body, rounded up', (t) => {
    const faces = (who: Named, nazgul: Named, check: number): void => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dol Guldur', members: ['Vygavril', 'Aragorn II'] }],
        },
        hazard: { hand: [nazgul] },
        moment: 'hazards',
      });
      t.hazard.plays(nazgul, { way: 'creature' }, 'Dark-hold').stage.resolve();
      t.passUntil('defend').resource.chooses(who);
      t.rolls(12, check).passUntil('stay-untapped').resource.chooses('no').passes();
    };
    faces('Vygavril', 'Ren the Unclean', 6);
    t.equal(rolled(t, 'strike').at(-1)?.total, 12 + 2 + 6, 'six more');
    t.equal(rolled(t, 'strike body').at(-1)?.against, 5, 'half of ten');
    t.equal(t.points(0).kill, 5, 'he is gone');
    faces('Vygavril', 'Hoarmûrath of Dír', 6);
    t.equal(rolled(t, 'strike body').at(-1)?.against, 5, 'half of nine, rounded up');
    faces('Aragorn II', 'Ren the Unclean', 6);
    t.equal(rolled(t, 'strike body').at(-1)?.against, 10, 'for her alone');
    t.board({
      resource: { companies: [{ ...NORTH, members: ['Vygavril'] }], pile: ['Southrons'] },
      hazard: { hand: ['Orc-patrol'], pile: ['Haradrim'] },
      moment: 'hazards',
    });
    const influence = (x?: string): number => t.card('Vygavril').influence(x);
    t.equal([influence(), influence('Southrons'), influence('Haradrim')], [1, 3, 1], 'her people');
    t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Vygavril');
    t.rolls(12).passUntil('stay-untapped').resource.chooses('no');
    // three strikes, two of them on top of the first
    t.equal(rolled(t, 'strike').at(-1)?.total, 12 + 2 - 2, 'Orcs are no Nazgûl');
  });

  holds('Dôgrib and the Orc Brawler are led astray more easily', (t) => {
    for (const who of ['Dôgrib', 'Orc Brawler', 'Hendolen'] as const) {
      t.board({
        resource: { kind, companies: [{ ...NORTH, members: [who] }] },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
      });
      t.rolls(7);
      t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, who).stage.resolve();
      t.equal(rolled(t, 'corruption').at(-1)?.total, who === 'Hendolen' ? 7 : 6, who);
    }
  });

  holds('Woodmen join the Shadow above ten, and once for both sides', (t) => {
    const attempt = (roll: number): string => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Woodmen-town', members: ['Hendolen'] }],
          hand: ['Woodmen'],
        },
        moment: 'entered',
      });
      t.equal(t.card('Hendolen').influence(), 2, 'what he adds');
      t.rolls(roll).resource.plays('Woodmen').stage.resolve();
      return t.card('Woodmen').zone;
    };
    t.equal([attempt(8), t.points(0).faction], ['discard', 0], 'ten is not enough');
    t.equal([attempt(9), t.points(0).faction], ['pile', 3], 'eleven is');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Woodmen-town', members: ['Hendolen'] }],
        hand: ['LE-295'],
      },
      hazard: { pile: ['TW-368'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('play Woodmen');
  });
});

describe('hazards', () => {
  holds('Beorning Skin-changers attack minions, and turn heroes back', (t) => {
    const board = (
      who: Named,
      more: { kind?: 'ringwraith'; status?: 'tapped'; bears?: Named[]; stays?: true } = {},
    ): void => {
      const { kind: of, stays, ...member } = more;
      t.board({
        resource: {
          ...(of ? { kind: of } : {}),
          companies: [
            {
              ...(stays ? { at: NORTH.at } : NORTH),
              members: [{ name: who, ...member }, ...(of ? [] : (['Frodo'] as const))],
            },
          ],
        },
        hazard: { hand: ['Beorning Skin-changers'] },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    const turned = (): boolean => {
      t.hazard.plays('Beorning Skin-changers', { way: 'event' }).stage.resolve();
      return t.company('Frodo').returned;
    };
    // where it would not turn anybody back it may not be played (coe/5.1.2)
    const idle = (): void => {
      t.pass();
      t.hazard.refused('Beorning Skin-changers', { 'no-effect': 'coe/5.1.2' }, { way: 'event' });
    };
    // an untapped warrior, strong enough
    board('Aragorn II');
    idle();
    board('Aragorn II', { status: 'tapped' });
    t.equal(turned(), true, 'he is tapped');
    t.equal(t.card('Frodo').site, 'Weathertop', 'back where they came from');
    board('Bofur');
    t.equal([t.card('Bofur').stat('prowess'), turned()], [4, true], 'four is not above four');
    board('Bofur', { bears: ['Dagger of Westernesse'] });
    t.equal(t.card('Bofur').stat('prowess'), 5, 'five is');
    idle();
    // he is one of their own
    board('Beorn', { status: 'tapped' });
    idle();
    board('Aragorn II', { stays: true, status: 'tapped' });
    t.pass();
    t.hazard.refused('Beorning Skin-changers', { need: 'coe/9.2' }, { way: 'event' });
    board('Lagduf', { kind, status: 'tapped' });
    t.pass();
    t.hazard.refused('Beorning Skin-changers', { need: 'coe/9.2' }, { way: 'event' });
    t.hazard.plays('Beorning Skin-changers', { way: 'creature' }).stage.resolve();
    const { strikes, prowess } = t.attack();
    t.equal([strikes, prowess], [2, 10], 'as creatures');
  });

  holds('Beorning Skin-changers come to sites in their regions', (t) => {
    t.board({
      resource: { kind, companies: [{ at: "Beorn's House", members: [{ name: 'Lagduf' }] }] },
      hazard: { hand: ['Beorning Skin-changers'] },
      moment: 'hazards',
    });
    t.hazard.plays('Beorning Skin-changers', { way: 'creature' }).stage.resolve();
    t.fightOut({ always: 12 });
    t.equal([t.card('Beorning Skin-changers').zone, t.points(0).kill], ['pile', 1], 'defeated');
  });

  holds("Durin's Bane: at The Under-gates and around them, anywhere below with Doors", (t) => {
    const at = (site: Named, doors = false): void => {
      t.board({
        resource: { companies: [{ at: site, members: ['Aragorn II'] }] },
        hazard: {
          hand: ["Durin's Bane", 'Twilight'],
          events: doors ? ['Doors of Night'] : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.pass();
    };
    for (const site of [
      'The Under-gates',
      'Moria',
      'The Gem-deeps',
      'The Sulfur-deeps',
      'The Under-grottos',
      'The Under-leas',
    ] as const) {
      at(site);
      t.hazard.may("play Durin's Bane");
    }
    at('The Iron-deeps');
    t.hazard.refused("Durin's Bane", { key: 'coe/2.IV.vii.2' });
    at('The Iron-deeps', true);
    t.hazard.may("play Durin's Bane");
    at('Bree', true);
    t.hazard.refused("Durin's Bane", { key: 'coe/2.IV.vii.2' });
    t.board({
      resource: { kind: 'balrog', companies: [{ at: 'Moria', members: ['Orc Captain'] }] },
      hazard: { hand: ["Durin's Bane"] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.pass();
    t.hazard.refused("Durin's Bane", { 'not-against': 'coe/1.8.2' });
  });

  holds('Master of the House: Elves come back to both hands, turn after turn', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        discard: ['Elves upon Errantry', 'Legolas', 'Wargs', 'Elf-lord Revealed in Wrath'],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Celeborn'] }],
        hand: ['Master of the House'],
        discard: ['Elves upon Errantry', 'Wood-elves'],
      },
      moment: 'hazards',
    });
    t.hazard.plays('Master of the House', { way: 'event' }).stage.resolve();
    t.passUntil('fetch').resource.options_are(
      'Elves upon Errantry',
      'Elf-lord Revealed in Wrath',
      'pass',
    );
    t.resource.chooses('Elves upon Errantry');
    t.hazard.options_are('Elves upon Errantry', 'pass').chooses('Elves upon Errantry');
    t.expect(t.hand(0).includes('Elves upon Errantry'), 'one of his own');
    t.expect(t.hand(1).includes('Elves upon Errantry'), 'and the other');
    t.passUntil('fetch', { turns: 1 });
    t.resource.may('Elf-lord Revealed in Wrath');
  });

  holds('Call of the Sea remembers the seas of the whole turn', (t) => {
    for (const [at, roll, gone] of [
      ['Tolfalas', 11, true],
      ['Tolfalas', 12, false],
      ['Lond Galen', 11, false],
      ['Lond Galen', 8, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at, to: 'Edhellond', by: 'starter', members: ['Galadriel', 'Legolas', 'Boromir II'] },
          ],
          hand: ['Bridge'],
          sites: ['Lórien'],
        },
        hazard: { hand: ['Call of the Sea'] },
        moment: 'hazards',
      });
      t.passUntil('movement-hazard-end').resource.plays('Bridge').stage.resolve();
      t.passUntil('move-again').resource.chooses('Lórien').stage.noDraws();
      t.expect(!t.path('Legolas').includes('coastal'), 'no sea on the second way');
      t.equal(t.generalInfluence(0), 1, 'what is left');
      t.rolls(roll).hazard.plays('Call of the Sea', 'Legolas').stage.resolve();
      t.equal(t.card('Legolas').zone === 'hand', gone, `from ${at}, a roll of ${roll}`);
    }
  });
});
