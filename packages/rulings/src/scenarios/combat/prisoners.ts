import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, defend, face, letBe, meet } from './help.ts';

/** Spiders come upon Gimli on the way to Bree; a host is on him. */
function spiders(t: Stage, more: { hand?: Named[]; sites?: Named[] } = {}): void {
  t.board({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          to: 'Bree',
          by: ['Rhudaur', 'Arthedain'],
          members: [
            { name: 'Gimli', bears: ['Star-glass', 'Fair Gold Ring', 'Noble Steed'] },
            'Elrond',
            'Aragorn II',
            { name: 'Dori', under: 'Gimli' },
          ],
        },
        { at: 'Ettenmoors', members: ['Boromir II', 'Thorin II'] },
      ],
      hand: more.hand ?? [],
    },
    hazard: {
      hand: ['Giant Spiders', 'Flies and Spiders'],
      sites: more.sites ?? ['Ettenmoors', 'Rivendell'],
    },
    moment: 'hazards',
  });
  t.hazard.plays('Giant Spiders', 'Wilderness and Wilderness').stage.resolve();
  t.hazard.plays('Flies and Spiders', 'Gimli').stage.resolve();
  t.passUntil('defend');
  defend(t, 'Gimli', 'Elrond');
}

function taken(t: Stage, more: { hand?: Named[]; sites?: Named[] } = {}): void {
  spiders(t, more);
  t.rolls(2);
  face(t, 'Gimli');
}

/** Taking prisoners, and setting them free. */
export const prisoners: readonly Scenario[] = [
  scenario(
    'The spiders take him unharmed, and what he has is lost but for rings',
    {
      proves: [
        'pef/term/harmed-i-e-character-not-harmed/1',
        'coe/3.III.1',
        'coe/3.III.3',
        'coe/3.III.4',
      ],
      rules: ALL,
    },
    (t) => {
      taken(t);
      t.equal(t.card('Gimli').status, 'untapped', '5 + 2 against 10: neither wounded nor tapped');
      t.equal(t.card('Ettenmoors', 1).zone, 'play', 'the rescue site is on the table');
      t.equal(
        [t.card('Star-glass').zone, t.card('Noble Steed').zone, t.card('Fair Gold Ring').host],
        ['discard', 'discard', 'Gimli'],
        'only the ring is left to him',
      );
      t.equal(
        t.card('Dori').control,
        'nobody',
        'his follower is nobody’s until the next organization phase',
      );
      t.equal(
        t.card('Elrond').companions,
        ['Aragorn II', 'Dori'],
        'he is not in the company any more',
      );
      t.equal(t.points(0).character, 3 + 3 + 1 + 3 - 2, 'he counts against his player');
    },
  ),

  scenario(
    'If his strike fails the host has nobody to hold and goes',
    { proves: ['coe/3.III.7', 'coe/3.III.1'], rules: ALL },
    (t) => {
      spiders(t);
      t.rolls(12);
      t.equal(t.card('Flies and Spiders').host, 'Gimli', 'it lies on him before the strike');
      face(t, 'Gimli');
      t.equal(t.card('Gimli').status, 'tapped', 'he wins, and taps as ever');
      t.equal(t.card('Flies and Spiders').zone, 'discard', 'the host is discarded');
      t.equal(t.card('Ettenmoors', 1).zone, 'sites', 'and no site was used');
    },
  ),

  scenario(
    'A host needs a rescue site near enough',
    { proves: ['coe/3.III.2'], rules: ALL },
    (t) => {
      const tries: [Named, 'starter' | 'region' | 'stays', boolean][] = [
        ['Ettenmoors', 'starter', true],
        ['Weathertop', 'starter', true],
        ['Barrow-downs', 'starter', false],
        ['Barrow-downs', 'region', true],
        ['Moria', 'region', false],
        ['Barrow-downs', 'stays', false],
        ['Weathertop', 'stays', true],
      ];
      for (const [site, how, possible] of tries) {
        const members: Named[] = ['Elrond', 'Gimli', 'Aragorn II'];
        t.board({
          resource: {
            companies: [
              how === 'stays'
                ? { at: 'Weathertop', members }
                : {
                    at: 'Rivendell',
                    to: 'Bree',
                    members,
                    by: how === 'starter' ? 'starter' : ['Rhudaur', 'Arthedain'],
                  },
            ],
          },
          hazard: { hand: ['Lesser Spiders', 'Flies and Spiders'], sites: [site, 'Rivendell'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Lesser Spiders', how === 'stays' ? 'Ruins' : 'Wilderness').stage.resolve();
        t.asks(t.resource, 'attack').resource.passes();
        if (possible) t.hazard.may('play Flies and Spiders');
        else
          t.hazard
            .mayNot('play Flies and Spiders')
            .refused('Flies and Spiders', { 'rescue-site': 'coe/3.III.2' });
      }
    },
  ),

  scenario(
    'The attacker says at which site the prisoner is held',
    { proves: ['coe/3.III.1', 'coe/3.III.2'], rules: ALL },
    (t) => {
      taken(t, { sites: ['Ettenmoors', 'Weathertop', 'Moria'] });
      t.asks(t.hazard, 'rescue-site');
      t.hazard.options_are('Ettenmoors', 'Weathertop');
      t.hazard.chooses('Weathertop');
      t.equal(
        [t.card('Weathertop', 1).zone, t.card('Ettenmoors', 1).zone],
        ['play', 'sites'],
        'Weathertop it is',
      );
    },
  ),

  scenario(
    'The host of a prisoner can be aimed at, and its end sets him free where he is held',
    {
      proves: ['crf/term/off-to-the-side/1', 'pef/term/rescuing/1', 'coe/3.III.8', 'coe/g.off.1'],
      rules: ALL,
    },
    (t) => {
      taken(t, { hand: ['Marvels Told'] });
      t.asks(t.resource, 'between-strikes');
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Elrond', 'Flies and Spiders').stage.resolve();
      t.equal(t.card('Flies and Spiders').zone, 'discard', 'the host is gone');
      t.equal(
        [t.card('Gimli').zone, t.card('Gimli').site, t.card('Gimli').control],
        ['play', 'Ettenmoors', 'general'],
        'Gimli is free at the rescue site',
      );
      t.equal(t.card('Gimli').companions, [], 'in a company of his own');
      t.equal(t.points(0).character, 3 + 3 + 1 + 3 + 2, 'and counts for his player again');
      t.say('Those whom one host holds are free together, and nobody else is with them');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Gimli', 'Legolas', 'Elladan', 'Elrohir', 'Merry'],
              onSite: ['Troll-purse'],
            },
            { at: 'Rivendell', members: ['Elrond'] },
          ],
          hand: ['Cram', 'Marvels Told'],
        },
        moment: 'entered',
      });
      t.resource.plays('Cram', 'Merry').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli', 'Legolas', 'Elladan', 'Elrohir');
      t.rolls(2, 2, 12, 12);
      for (const who of ['Gimli', 'Legolas'] as const) face(t, who);
      for (const who of ['Elladan', 'Elrohir'] as const) face(t, who, true);
      t.equal(t.card('Elladan').companions, ['Elrohir', 'Merry'], 'both are taken');
      t.skipTo('organization', { turns: 2 });
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Elrond', 'Troll-purse').stage.resolve();
      t.equal(t.card('Troll-purse').zone, 'discard', 'the host is gone');
      for (const [who, other] of [
        ['Gimli', 'Legolas'],
        ['Legolas', 'Gimli'],
      ] as const)
        t.equal(
          [t.card(who).zone, t.card(who).site, t.card(who).control, t.card(who).companions],
          ['play', 'Moria', 'general', [other]],
          `${who} is free there with ${other}, and not with those who are there too`,
        );
      t.equal(t.card('Elladan').companions, ['Elrohir', 'Merry'], 'nobody has joined them');
      t.shows('pef/term/rescuing/1#3');
      t.say('So can one that has things off to the side');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
          hand: ['Marvels Told'],
        },
        hazard: {
          events: [{ name: 'Great Secrets Buried There', beside: ['Glamdring', 'Orcrist'] }],
        },
        moment: 'hazards',
      });
      t.equal(
        [t.card('Glamdring').zone, t.card('Orcrist').zone],
        ['aside', 'aside'],
        'they lie there',
      );
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Elrond', 'Great Secrets Buried There').stage.resolve();
      t.equal(
        [
          t.card('Great Secrets Buried There').zone,
          t.card('Glamdring').zone,
          t.card('Orcrist').zone,
        ],
        ['discard', 'discard', 'discard'],
        'gone, and all that it held',
      );
      t.say('Characters too, and though the host leaves the table for somewhere else');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
          stored: [{ name: 'Knowledge of the Enemy', at: 'Rivendell' }],
          hand: ['Marvels Told'],
        },
        hazard: { events: [{ name: 'Press-gang', beside: ['Bilbo'] }] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.card('Bilbo').zone, 'aside', 'pressed into service');
      t.rolls(12);
      t.resource.plays('Marvels Told', 'Elrond', 'Press-gang').stage.resolve();
      t.asks(t.resource, 'instead').resource.chooses('yes');
      t.equal(
        [t.card('Press-gang').zone, t.card('Bilbo').zone],
        ['out', 'discard'],
        'the host is out of the game, and he is discarded',
      );
      t.resolve();
      t.shows('pef/term/rescuing/1#1');
      t.say('One that says what becomes of those who are with it is heard');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Ettenmoors',
              members: [
                {
                  name: 'Lagduf',
                  bears: [{ name: 'Use Your Legs', captives: ['Bilbo', 'Merry'] }],
                },
              ],
            },
          ],
        },
        hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
        moment: 'site',
        asksPasses: true,
      });
      t.equal([t.card('Bilbo').zone, t.card('Merry').zone], ['aside', 'aside'], 'led away');
      t.rolls(6).skipTo('end-of-turn');
      t.equal(
        [t.card('Use Your Legs').zone, t.card('Bilbo').site, t.card('Merry').site],
        ['discard', 'Ettenmoors', 'Ettenmoors'],
        'they get away',
      );
      t.equal(t.card('Bilbo').companions, ['Merry'], 'and are there by themselves');
      t.shows('pef/term/rescuing/1#2');
    },
  ),

  scenario(
    'A company at the rescue site faces the rescue-attack, and one of it taps',
    { proves: ['coe/3.III.5', 'coe/3.III.7'], rules: ALL },
    (t) => {
      taken(t, { hand: ['Elf-stone', 'Glamdring'] });
      t.rolls(12);
      face(t, 'Elrond', true);
      t.passUntil('site-phase');
      t.resource.chooses('Boromir II');
      t.resource.chooses('enter the site');
      t.rolls(12);
      defend(t, 'Boromir II');
      face(t, 'Boromir II', true);
      t.asks(t.resource, 'site');
      t.resource.chooses('try to rescue the prisoners of Flies and Spiders');
      t.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [3, 9], 'the rescue-attack');
      t.rolls(12, 12);
      defend(t, 'Boromir II', 'Thorin II');
      face(t, 'Boromir II');
      face(t, 'Thorin II', true);
      // Boromir tapped against his strike, so Thorin is the one who can
      t.asks(t.resource, 'pick');
      t.resource.options_are('Thorin II', 'pass');
      t.resource.chooses('Thorin II');
      t.equal(
        t.card('Gimli').companions,
        ['Boromir II', 'Thorin II'],
        'Gimli is with his rescuers',
      );
      t.equal(t.card('Gimli').control, 'general', 'under general influence');
      t.equal(
        [t.card('Flies and Spiders').zone, t.card('Ettenmoors', 1).zone],
        ['discard', 'sites'],
        'host and its site are gone',
      );
      t.equal(t.card('Thorin II').status, 'tapped', 'who has rescued him is tapped');
      t.equal(t.card('Ettenmoors', 0).status, 'tapped', 'the site of the rescuers taps');
      t.resource.may('play Elf-stone').mayNot('play Glamdring');
      t.resource.plays('Elf-stone', 'Gimli').stage.resolve();
      t.equal(t.card('Elf-stone').host, 'Gimli', 'one minor item may be played, by Gimli too');
    },
  ),

  scenario(
    'If nobody can tap after the rescue-attack nobody is freed',
    { proves: ['coe/3.III.5'], rules: ALL },
    (t) => {
      taken(t);
      t.rolls(12);
      face(t, 'Elrond', true);
      t.passUntil('site-phase');
      t.resource.chooses('Boromir II').chooses('enter the site');
      t.rolls(12, 12, 12);
      defend(t, 'Boromir II');
      face(t, 'Boromir II', true);
      t.resource.chooses('try to rescue the prisoners of Flies and Spiders');
      t.resolve();
      defend(t, 'Boromir II', 'Thorin II');
      face(t, 'Boromir II');
      face(t, 'Thorin II');
      t.equal(
        [
          t.card('Flies and Spiders').zone,
          t.card('Gimli').companions.length,
          t.card('Ettenmoors', 0).status,
        ],
        ['play', 0, 'untapped'],
        'all are tapped: he stays where he is',
      );
      t.resource.mayNot('try to rescue');
    },
  ),

  scenario(
    'In his untap phase the prisoner of the spiders may die, stay, or get away',
    { proves: ['coe/3.III.4', 'coe/3.III.7', 'coe/3.III.8', 'coe/3.I.2.1'], rules: ALL },
    (t) => {
      const untap = (...rolls: number[]): void => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elrond'] }],
            prisoners: [{ name: 'Gimli', of: 'Flies and Spiders', at: 'Ettenmoors' }],
          },
          moment: 'untap',
          rolls,
        });
        t.equal(t.state.dice.length, 0, 'all was rolled');
      };
      // 7 + 1 is not more than 8; 7 + 8 is not more than 15
      untap(7, 7);
      t.equal(
        [t.card('Gimli').zone, t.card('Gimli').status, t.card('Flies and Spiders').zone],
        ['play', 'untapped', 'play'],
        'he passes and stays as he was',
      );
      t.equal(t.points(0).character, 3 - 2, 'while he is held he counts against his player');
      // 8 + 1 is more than 8
      untap(8);
      t.equal(t.card('Gimli').zone, 'removed', 'he dies in their webs');
      t.equal(t.points(0).character, 3 - 2, 'and goes on counting against his player');
      t.equal(
        [t.card('Flies and Spiders').zone, t.card('Ettenmoors').zone],
        ['discard', 'sites'],
        'host and site go back',
      );
      // 8 + 8 is more than 15
      untap(7, 8);
      t.equal(
        [t.card('Gimli').zone, t.card('Gimli').site, t.card('Flies and Spiders').zone],
        ['play', 'Ettenmoors', 'discard'],
        'he gets away, and is where he was held',
      );
    },
  ),

  scenario(
    'A prisoner costs no influence, does nothing, and nothing reaches him',
    { proves: ['coe/3.III.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
          prisoners: [{ name: 'Elrond', of: 'Flies and Spiders', at: 'Ettenmoors' }],
          hand: ['Marvels Told', 'Vilya'],
        },
        moment: 'organization',
      });
      t.equal(t.generalInfluence(0), 11, 'only Aragorn costs influence');
      t.resource.mayNot('play Marvels Told').refused('Marvels Told', { 'no-user': 'coe/9.2' });
      t.resource.mayNot('play Vilya').refused('Vilya', { 'no-target': 'coe/9.3' });
      t.say('What he could do himself he cannot do there');
      for (const held of [true, false]) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'LE-359', members: ['Ostisen', ...(held ? [] : (['The Mouth'] as const))] },
            ],
            ...(held
              ? { prisoners: [{ name: 'The Mouth', of: 'Flies and Spiders', at: 'Ettenmoors' }] }
              : {}),
            discard: ['Lagduf'],
          },
          moment: 'organization',
        });
        if (held) t.resource.mayNot('use The Mouth');
        else t.resource.may('use The Mouth');
      }
      t.say('Nor does he untap with the others');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              by: ['Rhudaur', 'Arthedain'],
              members: [{ name: 'Gimli', status: 'tapped' }],
            },
            { at: 'Lórien', members: ['Haldir'] },
          ],
        },
        hazard: { hand: ['Giant Spiders', 'Flies and Spiders'], sites: ['Ettenmoors'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant Spiders', 'Wilderness and Wilderness').stage.resolve();
      t.rolls(2).hazard.plays('Flies and Spiders', 'Gimli').stage.resolve();
      t.equal(t.points(0).character, 1 - 2, 'he is taken as he was, tapped');
      // the body check and the roll for getting away
      t.rolls(7, 7).skipTo('organization', { turns: 2 });
      t.equal(
        [t.card('Gimli').zone, t.card('Gimli').status],
        ['play', 'tapped'],
        'after his player’s next untap phase he is tapped still',
      );
    },
  ),

  scenario(
    'Allies are neither targets of a host nor taken',
    { proves: ['crf/term/ally/2', 'coe/3.III.9'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Wellinghall',
              by: ['Wold & Foothills', 'Fangorn'],
              members: [{ name: 'Elrond', bears: ['Treebeard'] }, 'Gimli', 'Aragorn II'],
            },
          ],
        },
        hazard: {
          hand: [
            'Giant Spiders',
            'Stirring Bones',
            'Flies and Spiders',
            'Spells of the Barrow-wights',
          ],
          sites: ['Bandit Lair', 'Rivendell'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
      t.resource.passes();
      t.hazard.may('play Flies and Spiders');
      t.hazard.chooses('play Flies and Spiders');
      t.hazard.options_are('Elrond', 'Gimli', 'Aragorn II', 'back');
      t.shows('crf/term/ally/2#1');
      t.hazard.chooses('back');
      t.rolls(12, 12);
      t.passUntil('defend');
      defend(t, 'Treebeard', 'Gimli');
      face(t, 'Treebeard', true);
      face(t, 'Gimli', true);
      t.passUntil('movement-hazard');
      t.hazard.plays('Stirring Bones', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Treebeard', 'Gimli');
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Treebeard');
      t.asks(t.hazard, 'strike-hazard');
      t.hazard
        .mayNot('play Spells')
        .refused('Spells of the Barrow-wights', { 'no-target': 'coe/9.3' })
        .passes();
      t.rolls(12);
      t.resource.chooses('yes');
      letBe(t, 'support');
      letBe(t, 'strike-defender');
      letBe(t, 'between-strikes');
      t.asks(t.hazard, 'strike-hazard');
      t.hazard.may('play Spells of the Barrow-wights');
      t.shows('crf/term/ally/2#1');
      t.say('Nor is an ally carried off where the attack itself would take whomever it strikes');
      for (const struck of ['Gwaihir', 'Elladan'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: [{ name: 'Elladan', bears: ['Gwaihir'] }] },
            ],
          },
          hazard: { agents: ['Bill Ferny'], hand: ['To Get You Away'], sites: ['Bree'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('To Get You Away', 'Bill Ferny').stage.resolve();
        t.passUntil('attack');
        while (t.decision().kind !== 'assign') t.pass();
        t.rolls(12, 2).hazard.chooses(`a strike to ${struck}`);
        while (t.underAttack)
          t.take(
            t.decision().options.find((o) => o.type === 'pass') ?? t.decision().options[0],
            'on it goes',
          );
        t.equal(
          [t.card('Gwaihir').host, t.card('To Get You Away').zone],
          struck === 'Elladan' ? ['', 'play'] : ['Elladan', 'discard'],
          `${struck} is struck: who holds no prisoner is gone`,
        );
      }
      t.shows('crf/term/ally/2#2');
      t.say('nor where all whom the guards of a site hit stay there');
      for (const struck of ['Gwaihir', 'Gimli'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Ettenmoors',
                members: [{ name: 'Gimli', bears: ['Gwaihir'] }, 'Elladan'],
                onSite: ['Troll-purse'],
              },
            ],
            hand: ['Cram'],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays('Cram', 'Elladan').stage.resolve();
        t.passUntil('defend');
        defend(t, struck);
        t.rolls(2);
        face(t, struck);
        letBe(t, 'between-strikes');
        t.equal(t.underAttack, false, 'he is hit, and no body check is made');
        t.equal(
          [t.card('Gwaihir').zone, t.card('Gwaihir').status, t.card('Gimli').companions],
          struck === 'Gimli' ? ['discard', 'untapped', []] : ['play', 'untapped', ['Elladan']],
          `${struck}: who is a prisoner`,
        );
        t.passUntil('site');
        if (struck === 'Gimli') t.resource.may('rescue the prisoners of Troll-purse');
        else t.resource.mayNot('rescue');
      }
      t.shows('crf/term/ally/2#2');
    },
  ),

  scenario(
    'The spells of the wights take rings too',
    { proves: ['coe/3.III.1', 'coe/3.III.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gimli', bears: ['Star-glass', 'Fair Gold Ring'] }, 'Elrond'],
            },
          ],
        },
        hazard: {
          hand: ['Stirring Bones', 'Spells of the Barrow-wights'],
          sites: ['Ettenmoors', 'Rivendell'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('Stirring Bones', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli', 'Elrond');
      t.rolls(2);
      letBe(t, 'between-strikes');
      t.resource.chooses('resolve the strike against Gimli');
      t.hazard.plays('Spells of the Barrow-wights').stage.resolve();
      t.resource.chooses('no');
      t.equal(
        [t.card('Fair Gold Ring').zone, t.card('Star-glass').zone, t.card('Gimli').status],
        ['discard', 'discard', 'untapped'],
        'all his items are gone, he is not harmed',
      );
      t.equal(t.card('Spells of the Barrow-wights').host, 'Gimli', 'the host holds him');
    },
  ),

  scenario(
    'The Noble Hound gives itself up so that its master is not taken',
    { proves: ['coe/3.III.1'], rules: ALL },
    (t) => {
      for (const answer of ['yes', 'no'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Gimli', bears: ['Noble Hound'] }, 'Elrond'],
              },
            ],
          },
          hazard: {
            hand: ['Giant Spiders', 'Flies and Spiders'],
            sites: ['Ettenmoors', 'Rivendell'],
          },
          moment: 'hazards',
        });
        t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
        t.hazard.plays('Flies and Spiders', 'Gimli').stage.resolve();
        t.passUntil('defend');
        defend(t, 'Noble Hound', 'Gimli');
        // one who is taken makes no body check
        t.rolls(...(answer === 'yes' ? [2, 5] : [2]));
        meet(t, 'Gimli');
        letBe(t, 'strike-defender');
        t.asks(t.resource, 'give-up');
        t.resource.chooses(answer);
        if (answer === 'yes') {
          t.equal(
            [t.card('Noble Hound').zone, t.card('Flies and Spiders').zone],
            ['discard', 'discard'],
            'the hound is gone, and the host with it',
          );
          t.equal(
            [t.card('Gimli').status, t.card('Gimli').companions.length],
            ['wounded', 1],
            'the strike does what strikes do',
          );
        } else t.equal(t.card('Gimli').companions, [], 'he is taken');
      }
    },
  ),
];
