import { type Scenario, scenario } from '@mathom/engine/scenario';
import { plain, plainUntil } from './help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Allies: how they are played, healed, lost, and what they count as. */
export const allies: readonly Scenario[] = [
  scenario(
    'Playing an ally is no influence attempt',
    { proves: ['crf/term/ally/4', 'coe/2.V.2', 'coe/2.V.2.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Wellinghall', members: ['Forlong', 'Imrahil'] }],
          hand: ['Quickbeam', 'New Friendship'],
        },
        hazard: { events: ['Lure of Power'] },
        moment: 'entered',
      });
      t.equal(t.card('Forlong').influence(), 0, 'he has no influence at all');
      t.resource.plays('Quickbeam', 'Forlong');
      t.resource.mayNot('play New Friendship');
      t.resolve();
      t.equal(t.card('Quickbeam').host, 'Forlong', 'no roll, and no mind to be mastered');
      t.equal(t.card('Wellinghall').status, 'tapped', 'the site is tapped');
      t.equal(
        t.card('Lure of Power').zone,
        'play',
        'a lure that waits for an attempt goes on waiting',
      );
      t.equal(t.card('Imrahil').influence(), 2, 'and nobody’s influence is used up');
      t.board({
        resource: {
          companies: [{ at: 'Wellinghall', members: ['Imrahil'] }],
          hand: ['Quickbeam'],
        },
        moment: 'entered',
      });
      t.resource.plays('Quickbeam').stage.resolve();
      t.equal(
        [t.card('Quickbeam').host, t.card('Imrahil').influence()],
        ['Imrahil', 2],
        'not that of him whom it follows either',
      );
    },
  ),

  scenario(
    'An ally goes with the one who controls it',
    { proves: ['crf/term/ally/5', 'coe/2.V.2.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Forlong', bears: ['Gollum'] }, 'Beretar'],
            },
            { at: 'Lórien', members: ['Elrond'] },
          ],
        },
        hazard: { hand: ['Wargs', 'Call of Home'] },
        moment: 'hazards',
      });
      t.rolls(2).hazard.plays('Call of Home', 'Forlong').stage.resolve();
      t.equal(t.card('Forlong').zone, 'hand', 'he is called home');
      t.equal(t.card('Gollum').zone, 'discard', 'the ally is discarded');
      t.shows('crf/term/ally/5#1');

      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Forlong', bears: ['Gollum'] },
                { name: 'Beretar', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.rolls(2, 12, 12).hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.allPass();
      t.resource.chooses('a strike to Forlong');
      if (t.decision().about === 'defend') t.resource.passes();
      if (t.decision().about === 'attack') t.hazard.chooses('a strike to Beretar');
      while (t.card('Forlong').zone === 'play' && t.underAttack) {
        if (t.decision().about === 'strike')
          t.resource.chooses('resolve the strike against Forlong');
        else plain(t);
      }
      t.equal(
        [t.card('Forlong').zone, t.card('Gollum').zone],
        ['removed', 'discard'],
        'eliminated, and the ally discarded',
      );
      t.shows('crf/term/ally/5#2');

      t.say('And with one who gives way to corruption, by little or by much');
      for (const [roll, zone] of [
        [4, 'discard'],
        [3, 'removed'],
      ] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: [{ name: 'Forlong', bears: ['Gollum', 'Scroll of Isildur', 'Elf-stone'] }],
              },
            ],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
        });
        t.rolls(roll);
        t.hazard
          .plays('Weariness of the Heart', { way: 'corruption check' }, 'Forlong')
          .stage.resolve();
        t.equal(
          [t.card('Forlong').zone, t.card('Gollum').zone],
          [zone, 'discard'],
          `a ${roll}: the ally is discarded with him`,
        );
      }
      t.shows('crf/term/ally/5#3');
    },
  ),

  scenario(
    'Allies heal and serve with their skills, and are no characters otherwise',
    { proves: ['crf/term/ally/6', 'pef/term/allies/2', 'coe/2.V.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Beretar', bears: [{ name: 'Quickbeam', wounded: true }] }],
            },
          ],
        },
        moment: 'untap',
      });
      plainUntil(t, 'organization');
      t.equal(t.card('Quickbeam').status, 'tapped', 'a wounded ally heals at a Haven');

      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: [{ name: 'Beretar', bears: [{ name: 'Quickbeam' }, 'Healing Herbs'] }],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.mayNot('use Healing Herbs');
      t.board({
        resource: {
          companies: [
            {
              at: 'Edoras',
              members: [
                { name: 'Beretar', bears: [{ name: 'Quickbeam', wounded: true }, 'Healing Herbs'] },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.uses('Healing Herbs', 'Quickbeam').stage.resolve();
      t.equal(t.card('Quickbeam').status, 'untapped', 'herbs heal him too');
      t.shows('crf/term/ally/6#1');

      t.say('Gollum is scout enough for both');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Beretar', bears: ['Gollum', 'Quickbeam'] }, 'Forlong'],
            },
          ],
          hand: ['Stealth'],
        },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Stealth', 'Gollum').stage.resolve();
      t.equal(t.card('Gollum').status, 'tapped', 'he taps for Stealth, in a company of two');
      t.shows('crf/term/ally/6#3', 'pef/term/allies/2#1');

      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Beretar', bears: ['Gollum'] }, 'Forlong'],
            },
          ],
          hand: ['Escape', 'Concealment'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.may('play Concealment').may('play Escape');
      t.resource.plays('Escape', 'the attack', 'Gollum').stage.resolve();
      t.equal(
        [t.card('Gollum').status, t.underAttack],
        ['wounded', false],
        'wounded instead of a character',
      );
      t.shows('crf/term/ally/6#2', 'pef/term/allies/2#2');

      t.say(
        'No character: nobody can lay a corruption card on him, and he counts for nothing in size',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Beretar', bears: ['Gollum', 'Tom Bombadil'] }, 'Forlong'],
            },
          ],
        },
        hazard: { hand: ['Lure of Expedience'] },
        moment: 'hazards',
      });
      t.equal(t.limit('Beretar'), 2, 'two characters');
      t.hazard.chooses('play Lure of Expedience');
      t.hazard.options_are('Beretar', 'Forlong', 'back');
      t.hazard.chooses('back');
      t.say('Nor does he for a deed of characters');
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Beretar', bears: ['Gollum'] }, 'Forlong'] },
          ],
          hand: ['Burglary'],
        },
        moment: 'site',
      });
      t.resource
        .chooses('enter the site')
        .chooses('play Burglary')
        .options_are('Beretar', 'Forlong', 'back')
        .chooses('back');
      t.shows('crf/term/ally/6#4');
    },
  ),

  scenario(
    'A sage among the allies',
    { proves: ['crf/term/ally/6', 'coe/2.V.2.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Forlong', bears: ['Tom Bombadil'] }] }],
          hand: ['Marvels Told'],
        },
        hazard: { events: ['Minions Stir'] },
        moment: 'entered',
      });
      t.resource.plays('Marvels Told', 'Tom Bombadil', 'Minions Stir').stage.resolve();
      t.equal(
        [t.card('Minions Stir').zone, t.card('Tom Bombadil').status, t.card('Tom Bombadil').zone],
        ['discard', 'tapped', 'play'],
        'he makes no corruption check',
      );
    },
  ),
];
