import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const FEW: Named[] = ['Aragorn II', 'Gimli'];

/** About to enter a site with these on guard there. */
const entering = (t: Stage, at: Named, onGuard: Named[], members = FEW): Stage => {
  t.board({
    resource: { companies: [{ at, members, onGuard }] },
    moment: 'site',
  });
  t.resource.chooses('enter the site');
  return t;
};

/** What is revealed on guard as a company enters must bear on the attacks that await it there. */
export const guardingAttacks: readonly Scenario[] = [
  scenario(
    'A Dragon at home is revealed at his own lair and nowhere else',
    { proves: ['coe/2.V.i', 'coe/2.V.i.1'], rules: ALL },
    (t) => {
      entering(t, 'The Lonely Mountain', ['Smaug at Home']);
      t.hazard.may('reveal Smaug at Home').reveals('Smaug at Home');
      t.equal(t.card('Smaug at Home').zone, 'play', 'he is at home');
      t.equal(t.attack().prowess, 14, 'first that of the site');
      entering(t, 'Moria', ['Smaug at Home', 'Minions Stir']);
      t.hazard.options_are('reveal Minions Stir', 'pass');
      t.hazard.refused('Smaug at Home', { 'not-the-attack': 'coe/2.V.i' });
    },
  ),
  scenario(
    'Nor at his lair while he is out hunting',
    { proves: ['coe/2.V.i'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'The Lonely Mountain', members: ['Aragorn II'], onGuard: ['Smaug at Home'] },
          ],
        },
        hazard: { events: ['Smaug Ahunt'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.expect(t.underAttack, 'he cannot be revealed: his lair would have no attack more');
      t.equal(t.card('Smaug at Home').zone, 'guard', 'he stays hidden');
    },
  ),
  scenario(
    'What changes attacks of one race is revealed only where that race waits',
    { proves: ['coe/2.V.i', 'pef/term/on-guard-playing-cards/2'], rules: ALL },
    (t) => {
      entering(t, 'Moria', ['Minions Stir', 'Plague of Wights', 'The Moon Is Dead']);
      t.hazard
        .options_are('reveal Minions Stir', 'pass')
        .refused('Plague of Wights', { 'not-the-attack': 'coe/2.V.i' })
        .refused('The Moon Is Dead', { 'not-the-attack': 'coe/2.V.i' });
      t.shows('pef/term/on-guard-playing-cards/2#4');
      t.hazard.reveals('Minions Stir');
      t.equal([t.attack().strikes, t.attack().prowess], [5, 8], 'each one more');
      t.shows('pef/term/on-guard-playing-cards/2#3');
      entering(t, 'Barrow-downs', ['Minions Stir', 'Plague of Wights', 'The Moon Is Dead']);
      t.hazard.options_are('reveal Plague of Wights', 'reveal The Moon Is Dead', 'pass');
      t.say('So is what is aimed at such an attack, where there is one at which it can be aimed');
      entering(t, 'Moria', ['Choking Shadows', 'Minions Stir']);
      t.hazard.options_are('reveal Minions Stir', 'pass');
      t.shows('pef/term/on-guard-playing-cards/2#4');
      entering(t, 'Barrow-downs', ['Choking Shadows']);
      t.hazard.reveals('Choking Shadows', { way: 'prowess' }).stage.resolve();
      t.equal(t.attack().prowess, 8 + 2, 'two more');
      t.shows('pef/term/on-guard-playing-cards/2#3');
    },
  ),
  scenario(
    'A hazard for one attack is revealed on the one that waits at the site',
    { proves: ['coe/2.V.i', 'coe/9.3.2.3'], rules: ALL },
    (t) => {
      entering(t, 'The Lonely Mountain', ['Prowess of Might', 'Tribal Banner']);
      t.hazard.refused('Tribal Banner', { 'not-the-attack': 'coe/2.V.i' });
      t.hazard.reveals('Prowess of Might', { way: 'Dragon attack' });
      t.equal(t.attack().prowess, 15, 'one more');
      entering(t, 'Moria', ['Tribal Banner', 'Prowess of Might']);
      t.hazard.refused('Prowess of Might', { 'not-the-attack': 'coe/2.V.i' });
      t.hazard.reveals('Tribal Banner');
      t.equal(t.attack().prowess, 6, 'one less');
      entering(t, 'Moria', ['Tribal Totem']);
      t.hazard.reveals('Tribal Totem');
      t.equal(t.attack().prowess, 4, 'three less');
    },
  ),
  scenario(
    'The wounds that the attack under a Banner deals are the worse for it',
    { proves: ['coe/9.3.2.3'], rules: ALL },
    (t) => {
      for (const [guard, lives] of [
        ['Tribal Banner', false],
        ['Gloom', true],
      ] as const) {
        entering(t, 'Moria', [guard], ['Bergil', 'Gimli']);
        if (guard === 'Tribal Banner') t.hazard.reveals(guard);
        t.resource.passes();
        t.resource.chooses('the strike against Bergil');
        // a roll that is equal to his body kills him only under the Banner
        t.asks(t.hazard, 'excess').hazard.chooses('0');
        t.rolls(2, 9).resource.chooses('no');
        t.resolve().asks(t.resource, 'stay-untapped');
        t.equal(t.card('Bergil').zone === 'play', lives, `the roll against him (${guard})`);
      }
    },
  ),
  scenario(
    'Such a hazard can be aimed at the attack of the site while the company is on its way',
    { proves: ['coe/9.3.2.3'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Elladan', 'Gimli'] }] },
        hazard: { hand: ['Tribal Banner', 'Tribal Banner', 'Prowess of Might'] },
        moment: 'hazards',
      });
      t.hazard
        .mayNot('play Prowess of Might')
        .refused('Prowess of Might', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Tribal Banner').stage.resolve();
      t.hazard.mayNot('play Tribal Banner').refused('Tribal Banner', { duplicate: 'coe/g.cbd.1' });
      t.skipTo('enter');
      t.resource.chooses('enter the site');
      t.equal(t.attack().prowess, 6, 'it is felt when the Orcs are met');
    },
  ),
  scenario(
    'A creature that was revealed is lost if nobody is left for it to attack',
    { proves: ['coe/2.V.6.6', 'crf/turn/site-phase/on-guard-cards/10', 'coe/9.5.5'], rules: ALL },
    (t) => {
      entering(t, 'Moria', ['Orc-guard'], ['Bergil']);
      t.hazard.chooses('reveal Orc-guard');
      t.fightOut(2, 12);
      t.equal(t.card('Bergil').zone, 'removed', 'the Orcs of the site have killed him');
      t.equal(t.card('Orc-guard').zone, 'discard', 'it does not come back to hand');
    },
  ),
  scenario(
    'A creature that was revealed is lost if what it was keyed to is gone before it attacks',
    { proves: ['coe/2.V.6.6', 'coe/9.5.5'], rules: ALL },
    (t) => {
      // but for the night it comes to the deeps alone, and not to a site above them
      for (const dawn of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Moria', members: FEW, onGuard: ['Nameless Thing'] }],
            hand: ['Twilight'],
          },
          hazard: { events: ['Doors of Night'] },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.hazard.chooses('reveal Nameless Thing');
        if (dawn) t.resource.plays('Twilight', 'Doors of Night').stage.resolve();
        const met = t.fightOut({ always: 12 });
        const orcs = [4, 7];
        t.equal(
          met.slice(0, 2),
          dawn ? [orcs] : [orcs, [2, 10]],
          dawn ? 'by day it cannot come to a site above the deeps' : 'by night it comes',
        );
        t.equal(t.card('Nameless Thing').zone === 'discard', dawn, 'and is lost');
      }
    },
  ),
  scenario(
    'What was not revealed goes back to the hand when the company is no more',
    { proves: ['coe/2.IV.vii.4.2'], rules: ALL },
    (t) => {
      entering(t, 'Moria', ['Gloom'], ['Bergil']);
      t.fightOut(2, 12);
      t.equal(t.card('Gloom').zone, 'hand', 'it was never shown');
    },
  ),
  scenario(
    'Why a card on guard stays hidden is told to its player',
    { proves: ['coe/2.V.6', 'coe/2.V.6.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: ['Aragorn II', 'Gimli'],
              onGuard: ['Call of Home', 'Lure of Nature', "Dragon's Curse"],
            },
          ],
          hand: ['Bill the Pony', 'Smoke Rings'],
          discard: ['Cram'],
        },
        moment: 'entered',
      });
      t.resource.plays('Smoke Rings');
      t.hazard.refused('Lure of Nature', { 'not-tapping': 'coe/2.V.6' });
      t.resolve();
      t.resource.plays('Bill the Pony', 'Aragorn II');
      t.hazard.options_are('reveal Lure of Nature', 'pass');
      t.hazard
        .refused('Call of Home', { 'guard-bars': 'coe/2.V.6' })
        .refused("Dragon's Curse", { 'not-directly': 'coe/2.V.6', 'no-target': 'coe/9.3' });
    },
  ),
];
