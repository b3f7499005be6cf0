import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
const OLD = ['crf', 'tournament'] as const;
const SPARE = 'Forewarned Is Forearmed';

/** On the way to Moria with Orcs in it, the hazard player holding these. */
const toMoria = (t: Stage, ...hand: Named[]): Stage =>
  t.board({
    resource: {
      companies: [
        { at: 'Lórien', to: 'Moria', members: ['Elladan', 'Elrohir', 'Gimli', 'Bergil'] },
      ],
      hand: [SPARE],
    },
    hazard: { hand },
    moment: 'hazards',
  });

const inciting = (t: Stage): number =>
  t.state.lasting.filter((l) => l.what.k === 'auto-copy').length;

/** A second copy on the same thing, declared in the same chain. */
export const copiesDeclared: readonly Scenario[] = [
  scenario(
    'The guards of one site are not incited twice in one chain',
    { proves: ['coe/g.cbd.1', 'coe/5.1.4'], rules: ['coe'] },
    (t) => {
      toMoria(t, 'Incite Minions', 'Incite Minions', 'Gloom');
      t.hazard.plays('Incite Minions');
      t.resource.passes();
      t.hazard
        .may('play Gloom')
        .mayNot('play Incite Minions')
        .refused('Incite Minions', { duplicate: 'coe/g.cbd.1' });
      t.resolve();
      t.equal(inciting(t), 1, 'one attack more');
    },
  ),
  scenario(
    'Declared twice under the older rules, the guards are incited once',
    { proves: ['crf/term/cannot-be-duplicated/2'], rules: OLD },
    (t) => {
      toMoria(t, 'Incite Minions', 'Incite Minions');
      t.hazard.plays('Incite Minions');
      t.resource.passes();
      t.hazard.plays('Incite Minions').stage.resolve();
      t.equal(inciting(t), 1, 'one attack more');
      t.equal(t.hand(1), [], 'both cards are spent');
      t.shows('crf/term/cannot-be-duplicated/2#1');
    },
  ),
  scenario(
    'Weariness declared on one leaves only the others, in that use alone',
    { proves: ['coe/g.cbd.1', 'coe/5.1.4'], rules: ['coe'] },
    (t) => {
      const weary = 'Weariness of the Heart';
      toMoria(t, weary, weary, weary);
      const before = t.card('Elladan').stat('prowess');
      t.hazard.plays(weary, 'Elladan', { way: 'prowess' });
      t.resource.passes();
      // his check is another use
      t.hazard
        .chooses(`play ${weary}: corruption check`)
        .options_are('Elladan', 'Elrohir', 'Gimli', 'Bergil', 'back');
      t.hazard.chooses('back');
      t.hazard.plays(weary, 'Elrohir', { way: 'prowess' });
      t.resource.passes();
      t.hazard.chooses(`play ${weary}: prowess`).options_are('Gimli', 'Bergil', 'back');
      t.hazard.chooses('back');
      t.resolve();
      t.equal(
        [t.card('Elladan').stat('prowess'), t.card('Elrohir').stat('prowess')],
        [before - 1, before - 1],
        'each is weary once',
      );
    },
  ),
  scenario(
    'Declared twice on one under the older rules, he is weary once',
    { proves: ['crf/term/cannot-be-duplicated/1', 'crf/term/cannot-be-duplicated/2'], rules: OLD },
    (t) => {
      const weary = 'Weariness of the Heart';
      toMoria(t, weary, weary);
      const before = t.card('Elladan').stat('prowess');
      t.hazard.plays(weary, 'Elladan', { way: 'prowess' });
      t.resource.passes();
      t.hazard.plays(weary, 'Elladan', { way: 'prowess' }).stage.resolve();
      t.equal(t.card('Elladan').stat('prowess'), before - 1, 'once');
    },
  ),
  scenario(
    'Weary already, he is not wearied again; another is, while he still is',
    { proves: ['crf/term/cannot-be-duplicated/1', 'coe/5.1.4'], rules: ALL },
    (t) => {
      const weary = 'Weariness of the Heart';
      toMoria(t, weary, weary);
      const before = t.card('Elladan').stat('prowess');
      t.hazard.plays(weary, 'Elladan', { way: 'prowess' }).stage.resolve();
      t.resource.passes();
      t.hazard.chooses(`play ${weary}: prowess`).options_are('Elrohir', 'Gimli', 'Bergil', 'back');
      t.shows('crf/term/cannot-be-duplicated/1#3');
      t.hazard.chooses('Elrohir').stage.resolve();
      t.equal(
        [t.card('Elladan').stat('prowess'), t.card('Elrohir').stat('prowess')],
        [before - 1, before - 1],
        'one effect on each',
      );
      t.shows('crf/term/cannot-be-duplicated/1#2');
    },
  ),
  scenario(
    'A copy that is aimed at, but not in order to discard it, is still in the way',
    { proves: ['crf/term/cannot-be-duplicated/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: ['Echo of all Joy', 'Sun', 'Sun'],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'long-event',
        asksPasses: true,
      });
      t.resource.plays('Sun').stage.resolve();
      t.resource.plays('Echo of all Joy', 'Sun');
      t.hazard.passes();
      t.resource.mayNot('play Sun').refused('Sun', { duplicate: 'coe/g.cbd.1' });
      t.shows('crf/term/cannot-be-duplicated/1#5');
    },
  ),
  scenario(
    'Two Thrushes tell of one attack what one of them tells',
    { proves: ['crf/card/the-old-thrush/1', 'crf/errata/card-errata/48'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['The Old Thrush', 'The Old Thrush', SPARE],
        },
        hazard: { hand: ['"Tom" (Tûma)'] },
        moment: 'hazards',
      });
      t.hazard.plays('"Tom" (Tûma)').stage.resolve();
      const before = t.attack().prowess;
      t.resource.plays('The Old Thrush');
      if (t.rules === 'coe')
        t.resource
          .mayNot('play The Old Thrush')
          .refused('The Old Thrush', { duplicate: 'coe/g.cbd.1' });
      else t.resource.plays('The Old Thrush');
      t.resolve();
      t.equal(t.attack().prowess, before - 3, 'three less, and not six');
    },
  ),
  scenario(
    'One company hears the Words once in one chain',
    { proves: ['coe/g.cbd.1', 'crf/term/cannot-be-duplicated/2'], rules: ALL },
    (t) => {
      const words = 'Words of Power and Terror';
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', to: 'Dol Guldur', members: ['Elladan', 'Elrohir', 'Gimli', 'Bergil'] },
          ],
          hand: [SPARE],
        },
        hazard: { hand: ['Khamûl the Easterling', words, words] },
        moment: 'hazards',
        asksPasses: true,
      });
      const before = t.card('Elrohir').stat('prowess');
      t.hazard.plays('Khamûl the Easterling', { way: 'creature' }, 'Dark-domain').stage.resolve();
      t.hazard.plays(words);
      t.resource.passes();
      if (t.rules === 'coe')
        t.hazard.mayNot(`play ${words}`).refused(words, { duplicate: 'coe/g.cbd.1' });
      else t.hazard.plays(words);
      t.resolve();
      t.equal(t.card('Elrohir').stat('prowess'), before - 1, 'one less');
    },
  ),
  scenario(
    'Two of a kind that came to lie on one character: the later goes when the chain is over',
    {
      proves: ['crf/card/foolish-words/2'],
      rules: OLD,
    },
    (t) => {
      toMoria(t, 'Foolish Words', 'Foolish Words');
      t.hazard.plays('Foolish Words', 'Elladan');
      t.resource.passes();
      t.hazard.plays('Foolish Words', 'Elladan').stage.resolve();
      t.equal(
        t.state.table.filter((id) => t.state.def[id] === t.state.def[t.id('Foolish Words')]).length,
        1,
        'one of them stays',
      );
      t.equal(t.hand(1), [], 'both were spent');
      t.say('Be they of one printing or of two');
      for (const [first, second] of [
        ['TD-25', 'LE-112'],
        ['LE-112', 'TD-25'],
      ] as const) {
        toMoria(t, first, second);
        const lies = (print: Named): number =>
          t.state.table.filter((id) => t.idOf(id) === print).length;
        t.hazard.plays('Foolish Words', 'Elladan');
        t.resource.passes();
        t.hazard.plays('Foolish Words', 'Elladan').stage.resolve();
        t.equal([lies(first), lies(second)], [0, 1], 'what resolved first');
      }
    },
  ),
  scenario(
    'Foolish Words declared on one character: no other of them, of whichever printing, can be meant for him',
    { proves: ['crf/card/foolish-words/2'], rules: ['coe'] },
    (t) => {
      for (const first of ['TD-25', 'LE-112'] as const)
        for (const second of ['TD-25', 'LE-112'] as const) {
          toMoria(t, first, second);
          t.hazard.plays('Foolish Words', 'Elladan');
          t.resource.passes();
          t.hazard
            .chooses('play Foolish Words')
            .options_are('Elrohir', 'Gimli', 'Bergil', 'back')
            .chooses('back');
        }
    },
  ),
  scenario(
    'One Vein of Arda at a site, though both sages reach for it in one chain',
    { proves: ['coe/g.cbd.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'The Under-galleries', members: ['Gimli', 'Elrond'] }],
          hand: ['Vein of Arda', 'Vein of Arda', SPARE],
        },
        moment: 'entered',
      });
      t.resource.plays('Vein of Arda', 'Gimli');
      t.resource.may(`play ${SPARE}`).mayNot('play Vein of Arda');
      t.resource.refused('Vein of Arda', { duplicate: 'coe/g.cbd.1' });
    },
  ),
  scenario(
    'Of a character who is eliminated nobody takes what he has one of already',
    { proves: ['coe/g.cbd.1', 'coe/3.I.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Moria',
              members: [
                { name: 'Bergil', bears: ['Elven Cloak', 'Cram'] },
                { name: 'Elrohir', bears: ['Elven Cloak'] },
              ],
            },
          ],
        },
        hazard: { hand: ['"Tom" (Tûma)'] },
        moment: 'hazards',
      });
      t.hazard.plays('"Tom" (Tûma)').stage.resolve();
      t.passUntil('defend').resource.chooses('Bergil');
      t.rolls(2, 12).skipTo('hand-over');
      t.resource.may('Cram').mayNot('Elven Cloak');
    },
  ),
];
