import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, SPARE } from '../help.ts';
import { plain, plainUntil } from '../site/help.ts';

/** A company organizes, with all these sites to go to. */
function organizes(
  t: Stage,
  at: Named,
  members: readonly Named[],
  more: {
    readonly hand?: readonly Named[];
    readonly sites?: readonly Named[];
    readonly allies?: readonly Named[];
    readonly hazard?: readonly Named[];
    readonly fresh?: true;
  } = {},
): void {
  const [first, ...rest] = members;
  t.board({
    resource: {
      companies: [
        {
          at,
          members: [{ name: first, ...(more.allies ? { bears: more.allies } : {}) }, ...rest].map(
            (m) => (more.fresh ? { ...(typeof m === 'string' ? { name: m } : m), fresh: true } : m),
          ),
        },
      ],
      hand: more.hand ?? [],
      sites: more.sites ?? [],
    },
    hazard: { hand: more.hazard ?? [SPARE] },
    moment: 'organization',
    asksPasses: true,
  });
}

const FAR_AWAY: readonly Named[] = [
  'Pelargir',
  'Southron Oasis',
  'Minas Morgul',
  'Cirith Ungol',
  'The Under-gates',
];

/** The company goes there, and nobody does anything before hazards are played. */
function goes(t: Stage, to: Named, by?: string): void {
  t.resource.chooses(`to ${to}`);
  plainUntil(t, by === undefined ? 'movement-hazard' : 'path');
  if (by === undefined) return;
  t.resource.chooses(by);
  plainUntil(t, 'movement-hazard');
}

/** Special movement: where the rules alone do not lead (coe/2.II.7.iv). */
export const specialMovement: readonly Scenario[] = [
  scenario(
    'Eagles carry a company to any site but a Shadow-hold or a Dark-hold, past all regions',
    { proves: ['coe/2.II.7.iv', 'coe/2.II.7'], rules: ALL },
    (t) => {
      organizes(t, "Eagles' Eyrie", ['Gandalf', 'Aragorn II'], {
        hand: ['Eagle-mounts'],
        sites: FAR_AWAY,
        hazard: ['Wargs', 'Crebain', 'Orc-guard', 'Siege'],
      });
      t.resource.refused('Eagle-mounts', {
        edge: 'coe/9.6.6',
      });
      t.resource.mayNot('to Pelargir');
      t.passUntil('organization-end').resource.plays('Eagle-mounts').stage.resolve();
      t.resource.may('to Pelargir').may('to Southron Oasis');
      t.resource.mayNot('to Minas Morgul').mayNot('to Cirith Ungol').mayNot('to The Under-gates');
      goes(t, 'Pelargir');
      t.equal(t.company('Gandalf').movement, 'special', 'by leave of the card');
      t.equal(t.company('Gandalf').path, [], 'without a site path');
      t.hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' });
    },
  ),

  scenario(
    'They carry only those who have been at their Eyrie since the turn began, with a diplomat',
    { proves: ['coe/2.II.7.iv'], rules: ALL },
    (t) => {
      const none = { 'no-target': 'coe/9.3' };
      organizes(t, "Eagles' Eyrie", ['Aragorn II'], { hand: ['Eagle-mounts'] });
      t.passUntil('organization-end').resource.refused('Eagle-mounts', none);
      organizes(t, 'Rivendell', ['Gandalf'], { hand: ['Eagle-mounts'] });
      t.passUntil('organization-end').resource.refused('Eagle-mounts', none);
      organizes(t, "Eagles' Eyrie", ['Gandalf'], { hand: ['Eagle-mounts'], fresh: true });
      t.passUntil('organization-end').resource.refused('Eagle-mounts', none);
      t.say('With Lindion they carry anybody from anywhere');
      organizes(t, 'Rivendell', ['Aragorn II'], {
        hand: ['Eagle-mounts'],
        allies: ['Lindion the Oronín'],
        sites: ['Edoras'],
      });
      t.passUntil('organization-end').resource.plays('Eagle-mounts').stage.resolve();
      t.resource.may('to Edoras');
    },
  ),

  scenario(
    'A company that goes another way is not spared what the card spares it',
    { proves: ['coe/2.II.7.iv', 'coe/2.IV.ii'], rules: ALL },
    (t) => {
      for (const by of ['region movement', 'special movement'] as const) {
        organizes(t, "Eagles' Eyrie", ['Gandalf'], {
          hand: ['Eagle-mounts'],
          sites: ["Beorn's House"],
          hazard: ['Wargs', SPARE],
        });
        t.resource.chooses("to Beorn's House");
        t.passUntil('organization-end').resource.plays('Eagle-mounts').stage.resolve();
        plainUntil(t, 'path');
        t.resource.chooses(by);
        plainUntil(t, 'movement-hazard');
        while (t.decision().seat === 0) t.pass();
        if (by === 'region movement') t.hazard.may('play Wargs');
        else t.hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' });
      }
    },
  ),

  scenario(
    'Gwaihir is discarded while organizing to carry a company of two',
    {
      proves: [
        'crf/card/gwaihir/1',
        'crf/errata/card-errata/29',
        'companion/errata/gwaihir/1',
        'coe/2.II.7.iv',
      ],
      rules: ALL,
    },
    (t) => {
      const sites: readonly Named[] = ['Pelargir', 'Minas Morgul', 'Barad-dûr', 'Moria'];
      organizes(t, 'Rivendell', ['Aragorn II', 'Gimli'], {
        allies: ['Gwaihir'],
        sites,
        hazard: ['Wargs', 'Orc-guard', SPARE],
      });
      t.resource.mayNot('to Pelargir').uses('Gwaihir').stage.resolve();
      t.equal(t.card('Gwaihir').zone, 'discard', 'he is discarded for it');
      t.resource.may('to Pelargir').may('to Moria');
      t.shows(
        'crf/card/gwaihir/1#1',
        'crf/errata/card-errata/29#1',
        'companion/errata/gwaihir/1#1',
      );
      t.say('Minas Morgul lies in a Dark-domain, Barad-dûr too');
      t.resource.mayNot('to Minas Morgul').mayNot('to Barad-dûr');
      goes(t, 'Moria', 'special movement');
      while (t.decision().seat === 0) t.pass();
      t.hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' }).may('play Orc-guard');
      t.shows('crf/card/gwaihir/1#1');
      t.say('Three are too many for him, and beneath the earth he does not come');
      organizes(t, 'Rivendell', ['Aragorn II', 'Gimli', 'Legolas'], {
        allies: ['Gwaihir'],
        sites,
      });
      t.resource.mayNot('use Gwaihir');
      organizes(t, 'The Under-gates', ['Aragorn II'], { allies: ['Gwaihir'], sites });
      t.resource.mayNot('use Gwaihir');
      t.say('He is called while they organize, and at no other time');
      for (const moment of ['untap', 'long-event', 'hazards', 'entered', 'end-of-turn'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Gwaihir'] }] }],
            sites,
          },
          hazard: { hand: [SPARE] },
          moment,
          asksPasses: true,
        });
        if (moment === 'end-of-turn') t.skipTo(moment);
        t.resource.refused('Gwaihir', { phase: 'coe/9.1.3' });
      }
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Legolas'] }], hand: [SPARE] },
        hazard: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Gwaihir'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.hazard.refused('Gwaihir', { turn: 'coe/2.1.2' });
      t.shows(
        'crf/card/gwaihir/1#2',
        'crf/errata/card-errata/29#2',
        'companion/errata/gwaihir/1#2',
      );
    },
  ),

  scenario(
    'By the Paths of the Dead from Dunharrow to Erech, and nobody but the Undead is met there',
    { proves: ['coe/2.II.7.iv', 'pef/card/paths-of-the-dead/1'], rules: ALL },
    (t) => {
      const hazard: readonly Named[] = ['Wargs', 'Barrow-wight', 'Orc-guard', 'Slayer', SPARE];
      organizes(t, 'Dunharrow', ['Aragorn II'], {
        hand: ['Paths of the Dead'],
        sites: ['Vale of Erech'],
        hazard,
      });
      t.resource.chooses('to Vale of Erech');
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      plainUntil(t, 'path');
      t.resource.chooses('special movement');
      plainUntil(t, 'movement-hazard');
      while (t.decision().seat === 0) t.pass();
      t.hazard.refused('Wargs', { key: 'coe/2.IV.vii.2' });
      t.hazard.refused('Orc-guard', { key: 'coe/2.IV.vii.2' });
      // at the Border-hold of Erech he would be met, but for the Paths
      t.hazard.refused('Slayer', { key: 'coe/2.IV.vii.2' });
      t.hazard.plays('Barrow-wight').stage.resolve();
      t.expect(t.underAttack, 'keyed to nothing at all');
      t.say('Nobody has to take that way, and who goes another meets what is met there');
      organizes(t, 'Dunharrow', ['Aragorn II'], {
        hand: ['Paths of the Dead'],
        sites: ['Edoras'],
        hazard: ['Assassin', 'Barrow-wight', SPARE],
      });
      t.resource.chooses('to Edoras');
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      plainUntil(t, 'movement-hazard');
      while (t.decision().seat === 0) t.pass();
      t.hazard.may('play Assassin').refused('Barrow-wight', { key: 'coe/2.IV.vii.2' });
      t.shows('pef/card/paths-of-the-dead/1#4', 'pef/card/paths-of-the-dead/1#6');
      t.say('It is for the company of Aragorn');
      organizes(t, 'Dunharrow', ['Éowyn'], { hand: ['Paths of the Dead'] });
      t.passUntil('organization-end');
      t.resource.refused('Paths of the Dead', { 'no-target': 'coe/9.3' });
      t.shows('pef/card/paths-of-the-dead/1#2');
      t.say('And, as is printed, for one that is there');
      organizes(t, 'Edoras', ['Aragorn II'], { hand: ['Paths of the Dead'] });
      t.passUntil('organization-end');
      if (t.rules === 'coe') t.resource.refused('Paths of the Dead', { need: 'coe/9.2' });
      else t.resource.may('play Paths of the Dead');
      t.shows('pef/card/paths-of-the-dead/1#1');
    },
  ),

  scenario(
    'By the older ruling the Paths of the Dead are named anywhere, but lead only from Dunharrow',
    { proves: ['pef/card/paths-of-the-dead/1'], rules: ['crf', 'tournament'] },
    (t) => {
      organizes(t, 'Edoras', ['Aragorn II'], {
        hand: ['Paths of the Dead'],
        sites: ['Vale of Erech'],
        hazard: ['Barrow-wight', SPARE],
      });
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      t.equal(t.card('Paths of the Dead').zone, 'discard', 'it was played');
      plainUntil(t, 'movement-hazard');
      while (t.decision().seat === 0) t.pass();
      t.hazard.refused('Barrow-wight', { key: 'coe/2.IV.vii.2' });
      t.say('Nor does it open the way to those who are somewhere else');
      organizes(t, 'Pelargir', ['Aragorn II'], {
        hand: ['Paths of the Dead'],
        sites: ['Vale of Erech'],
        hazard: ['Wargs', 'Barrow-wight', SPARE],
      });
      t.resource.chooses('to Vale of Erech');
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      plainUntil(t, 'path');
      t.expect(
        t.resource.options().every((way) => way.startsWith('region movement')),
        'they go from region to region',
      );
      t.shows('pef/card/paths-of-the-dead/1#3');
      plainUntil(t, 'movement-hazard');
      while (t.decision().seat === 0) t.pass();
      t.hazard.may('play Wargs').refused('Barrow-wight', { key: 'coe/2.IV.vii.2' });
      t.shows('pef/card/paths-of-the-dead/1#4');
      t.say('But to those who come to Dunharrow, and move on');
      organizes(t, 'Edoras', ['Aragorn II'], {
        hand: ['Paths of the Dead'],
        allies: ['Shadowfax'],
        sites: ['Dunharrow', 'Vale of Erech'],
        hazard: ['Barrow-wight', SPARE],
      });
      t.resource.chooses('to Dunharrow');
      t.passUntil('organization-end').resource.plays('Paths of the Dead').stage.resolve();
      t.passUntil('movement-hazard-end').resource.uses('Shadowfax').stage.resolve();
      t.skipTo('move-again').resource.chooses('Vale of Erech');
      plainUntil(t, 'path');
      t.resource.may('region movement');
      t.shows('pef/card/paths-of-the-dead/1#6');
      t.resource.chooses('special movement');
      plainUntil(t, 'movement-hazard');
      while (t.decision().seat === 0) t.pass();
      t.hazard.may('play Barrow-wight');
      t.shows('pef/card/paths-of-the-dead/1#5');
    },
  ),

  scenario(
    'By sea and by the wastes: three regions of one sort, and two hazards fewer',
    { proves: ['coe/2.II.7.iv', 'coe/2.IV.ii', 'crf/card/a-short-rest/1'], rules: ALL },
    (t) => {
      // the last number is what the site lets them draw
      for (const [card, from, to, type, beyond, draws] of [
        ['Belegaer', 'Grey Havens', 'Dol Amroth', 'coastal', true, 1],
        ['Forod', 'Grey Havens', 'Iron Hill Dwarf-hold', 'wilderness', true, 3],
        ['Harad', 'Variag Camp', 'Southron Oasis', 'wilderness', false, 2],
        ['Rhûn', 'Iron Hill Dwarf-hold', 'Variag Camp', 'wilderness', true, 3],
      ] as const) {
        organizes(t, from, ['Gandalf', 'Gimli', 'Legolas', 'Elladan', 'Elrohir'], {
          hand: [card, 'A Short Rest'],
          sites: [to, 'Bree'],
        });
        if (beyond) t.resource.mayNot(`to ${to}`);
        t.resource.plays(card).stage.resolve();
        t.resource.chooses(`to ${to}`);
        plainUntil(t, 'long-event');
        t.resource.plays('A Short Rest').stage.resolve();
        if (!beyond) {
          plainUntil(t, 'path');
          t.resource.chooses('special movement');
        }
        for (let i = 0; i < 60 && t.decision().about !== 'movement-hazard'; i++)
          if (t.decision().about === 'draw') t.take({ type: 'yes' }, 'one more');
          else plain(t);
        t.equal(t.path('Gandalf'), [type, type, type], `the path by ${card}`);
        t.equal(t.limit('Gandalf'), 3, 'two less than five');
        t.equal(
          t.hand(0).length,
          draws,
          'whatever may be drawn is drawn, and A Short Rest gives none',
        );
      }
      t.shows('crf/card/a-short-rest/1#3');
      t.say('Nobody sets out from elsewhere');
      organizes(t, 'Rivendell', ['Gandalf'], { hand: ['Belegaer', 'Forod', 'Harad', 'Rhûn'] });
      for (const card of ['Belegaer', 'Forod', 'Harad', 'Rhûn'])
        t.resource.refused(card, { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'The limit is lowered to no less than two, and only for who goes that way',
    { proves: ['coe/2.II.7.iv', 'coe/2.IV.iii'], rules: ALL },
    (t) => {
      for (const [by, limit] of [
        ['region movement: Belfalas (Free-domain) - Lebennin (Free-domain)', 4],
        ['special movement', 2],
      ] as const) {
        organizes(t, 'Dol Amroth', ['Gandalf', 'Gimli', 'Legolas', 'Elladan'], {
          hand: ['Belegaer'],
          sites: ['Pelargir'],
        });
        t.resource.plays('Belegaer').stage.resolve();
        t.resource.chooses('to Pelargir');
        plainUntil(t, 'path');
        t.resource.chooses(by);
        plainUntil(t, 'movement-hazard');
        t.equal(t.limit('Gandalf'), limit, `the limit by ${by}`);
      }
    },
  ),

  scenario(
    'With Wild Horses a company gets one region further, if its path goes where they run',
    { proves: ['coe/2.II.7.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          pile: ['Wild Horses'],
          sites: ['Edoras', 'Minas Tirith', 'Lond Galen', 'Isengard', 'Dale'],
        },
        hazard: { hand: [SPARE] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('to Edoras').mayNot('to Dale');
      t.resource.uses('Wild Horses').stage.resolve();
      t.equal(t.card('Wild Horses').status, 'tapped', 'they are tapped for it');
      t.resource.may('to Edoras');
      t.say('Five regions away too, but not by way of the horses');
      t.resource.mayNot('to Dale').mayNot('to Minas Tirith');
      plainUntil(t, 'organization', 2);
      t.equal(t.card('Wild Horses').status, 'untapped', 'they untap in his next untap phase');
    },
  ),

  scenario(
    'Short legs are slow: three regions at most, and no starter movement, if half of them are Hobbits',
    { proves: ['coe/2.II.7.i', 'coe/2.II.7.ii'], rules: ALL },
    (t) => {
      const board = (members: readonly Named[], slow: boolean): void => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members }],
            sites: ['Lórien', 'Moria', 'Isengard'],
          },
          hazard: {
            hand: [SPARE],
            ...(slow ? { events: ['Short Legs Are Slow'] } : {}),
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      board(['Sam Gamgee', 'Aragorn II'], true);
      t.say(
        'Moria is three regions away, Isengard four, and Lórien is a haven that the card names',
      );
      t.resource.may('to Moria').mayNot('to Isengard').mayNot('to Lórien');
      board(['Sam Gamgee', 'Aragorn II', 'Gimli'], true);
      t.resource.may('to Isengard').may('to Lórien');
      board(['Sam Gamgee', 'Aragorn II'], false);
      t.resource.may('to Isengard').may('to Lórien');
    },
  ),
];
