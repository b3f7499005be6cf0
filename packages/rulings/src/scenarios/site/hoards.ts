import {
  type BoardSpec,
  type Named,
  type Scenario,
  type SideSpec,
  scenario,
} from '@mathom/engine/scenario';
import { fight, plain, plainUntil } from './help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** A company on its way to the lair of Bairanax, with three who can take a blow each. */
const hunters = (more: object = {}): SideSpec => ({
  companies: [
    {
      at: 'Lórien',
      to: 'Ovir Hollow',
      members: [
        { name: 'Glorfindel II', bears: ['Orcrist'] },
        { name: 'Aragorn II', bears: ['Glamdring'] },
        'Beorn',
        'Gandalf',
      ],
    },
  ],
  hand: ['Bow of Dragon-horn'],
  ...more,
});

/** Dragons and their hoards; what never untaps, and who untaps a site. */
export const hoards: readonly Scenario[] = [
  scenario(
    'A beaten automatic-attack is no beaten Dragon',
    { proves: ['crf/term/dragons/1', 'coe/g.man.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Ovir Hollow',
              members: [{ name: 'Glorfindel II', bears: ['Orcrist'] }, 'Gandalf'],
            },
          ],
        },
        hazard: { events: ['Bairanax Ahunt'] },
        moment: 'site',
      });
      t.rolls(12).resource.chooses('enter the site');
      t.resource.chooses('a strike to Glorfindel II');
      fight(t);
      t.equal(t.card('Bairanax Ahunt').zone, 'play', 'the Dragon is still out hunting');
      t.equal(t.points(0).kill, 0, 'no kill points');
      t.skipTo('enter', { turns: 1 }).resource.chooses('enter the site');
      t.equal(t.attack().name, 'Ovir Hollow', 'nor has the lair lost its attack');
      t.shows('crf/term/dragons/1#1');
      t.say('What is for manifestations of Scatha is not for the attack of his lair');
      t.board({
        resource: {
          companies: [{ at: 'Gondmaeglom', members: ['Gandalf'], onGuard: ['Prowess of Might'] }],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.hazard
        .options_are('reveal Prowess of Might', 'pass')
        .reveals('Prowess of Might', { way: 'Dragon attack' });
      t.equal([t.attack().name, t.attack().prowess], ['Gondmaeglom', 14 + 1], 'as of any Dragon');
      t.shows('crf/term/dragons/1#2');
    },
  ),

  scenario(
    'A slain Dragon: points, and a lair without attack',
    {
      proves: [
        'crf/term/dragons/2',
        'crf/term/dragons/3',
        'crf/errata/rules-errata/8',
        'pef/term/hoard/1',
        'coe/g.hoa.1',
        'coe/g.man.3',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: hunters({
          hand: ['Bow of Dragon-horn', 'Magical Harp', 'Forewarned Is Forearmed'],
        }),
        hazard: { events: ['Bairanax Ahunt', 'Bairanax at Home'] },
        moment: 'passives',
      });
      t.rolls(12, 12, 12, 12, 12, 12);
      t.resolve();
      t.equal(t.attack().name, 'Bairanax Ahunt', 'the Dragon is upon them');
      while (t.underAttack) {
        const d = t.decision();
        const named = d.options.find(
          (o) =>
            o.type === 'assign' &&
            ['Glorfindel II', 'Aragorn II', 'Beorn'].some((n) => t.id(n) === o.who),
        );
        if (named && d.about === 'attack') t.take(named, 'a strike');
        else plain(t);
      }
      t.equal(t.card('Bairanax Ahunt').zone, 'pile', 'it is slain');
      t.equal(t.points(0).kill, 3, 'kill points as for a creature');
      t.equal(t.card('Bairanax at Home').zone, 'removed', 'nor is it at home any more');
      plainUntil(t, 'enter');
      t.resource.chooses('enter the site');
      t.expect(!t.underAttack, 'its lair has no automatic-attack any more');
      t.expect(t.company('Gandalf').entered, 'so they have entered');
      t.resource.plays('Bow of Dragon-horn', 'Gandalf').stage.resolve();
      t.equal(
        t.card('Bow of Dragon-horn').host,
        'Gandalf',
        'but the hoard is there until the turn ends',
      );
      t.shows('crf/errata/rules-errata/8#1', 'pef/term/hoard/1#1');
      t.say('In the next turn it is gone');
      t.skipTo('over-influence', { turns: 2 }).resource.chooses('Beorn');
      t.skipTo('enter').resource.chooses('enter').refused('Magical Harp', {
        hoard: 'coe/g.hoa.1',
        'not-here': 'coe/2.V.4',
      });
      t.shows('pef/term/hoard/1#2');
    },
  ),

  scenario(
    'The lair of a slain Dragon holds its hoard too for who sets out for it only afterwards',
    { proves: ['crf/errata/rules-errata/8', 'pef/term/hoard/1', 'coe/g.hoa.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: "Beorn's House",
              by: ['Wold & Foothills', 'Anduin Vales'],
              members: [{ name: 'Gandalf', bears: ['Shadowfax', 'Glamdring'] }],
            },
          ],
          sites: ['Ovir Hollow'],
          hand: ['Bow of Dragon-horn', 'Dodge'],
        },
        hazard: { events: ['Bairanax Ahunt'] },
        moment: 'passives',
        asksPasses: true,
      });
      t.rolls(12, 12, 12, 12).resolve();
      // the horse does not tap against its strike, and can carry him on
      t.passUntil('strike').resource.chooses('resolve the strike against Shadowfax');
      t.passUntil('excess').hazard.chooses('0');
      t.passUntil('stay-untapped').resource.chooses('no').plays('Dodge').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.passUntil('movement-hazard-end');
      t.equal(t.card('Bairanax Ahunt').zone, 'pile', 'it is slain on the way');
      t.resource.uses('Shadowfax').stage.resolve();
      t.skipTo('move-again').resource.chooses('Ovir Hollow');
      t.skipTo('enter').resource.chooses('enter');
      t.expect(!t.underAttack, 'nobody is at home');
      t.resource.may('play Bow of Dragon-horn');
      t.say('And for others, who had no part in it');
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: "Beorn's House",
              by: ['Wold & Foothills', 'Anduin Vales'],
              members: [{ name: 'Gandalf', bears: ['Glamdring'] }],
            },
            { at: 'Lórien', to: 'Ovir Hollow', members: ['Legolas'] },
          ],
          hand: ['Bow of Dragon-horn'],
        },
        hazard: { events: ['Bairanax Ahunt'] },
        moment: 'passives',
      });
      t.resolve().fightOut({ always: 12 });
      t.equal(t.card('Bairanax Ahunt').zone, 'pile', 'it is slain by the first company');
      t.skipTo('route').resource.chooses('starter');
      t.skipTo('site-phase').resource.chooses('the company of Legolas').chooses('enter');
      t.resource.may('play Bow of Dragon-horn');
      t.shows('pef/term/hoard/1#1');
    },
  ),

  scenario(
    'In a later turn the hoard is gone as well',
    {
      proves: ['crf/term/dragons/2', 'crf/errata/rules-errata/8', 'coe/g.hoa.1', 'coe/g.man.3'],
      rules: ALL,
    },
    (t) => {
      for (const slain of ['Bairanax', 'Bairanax Ahunt', 'Bairanax at Home'] as const)
        for (const zone of ['pile', 'removed'] as const) {
          t.board({
            resource: {
              companies: [{ at: 'Ovir Hollow', members: ['Glorfindel II', 'Gandalf'] }],
              hand: ['Bow of Dragon-horn', 'Glamdring'],
              [zone]: [slain],
            },
            moment: 'site',
          });
          t.resource.chooses('enter the site');
          t.expect(!t.underAttack, 'no attack');
          t.shows('crf/term/dragons/2#1');
          t.resource
            .may('play Glamdring')
            .mayNot('play Bow of Dragon-horn')
            .refused('Bow of Dragon-horn', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
          t.shows('crf/term/dragons/2#2', 'crf/errata/rules-errata/8#2');
        }
      t.say('Whoever has slain him');
      t.board({
        resource: {
          companies: [{ at: 'Ovir Hollow', members: ['Glorfindel II', 'Gandalf'] }],
          hand: ['Bow of Dragon-horn', 'Glamdring'],
        },
        hazard: { pile: ['Bairanax Ahunt'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.expect(!t.underAttack, 'the other did it');
      t.shows('crf/term/dragons/2#1');
      t.resource.refused('Bow of Dragon-horn', { hoard: 'coe/g.hoa.1', 'not-here': 'coe/2.V.4' });
      t.shows('crf/term/dragons/2#2');
      t.say('Another’s lair is none the worse for it');
      t.board({
        resource: {
          companies: [{ at: 'Ovir Hollow', members: ['Glorfindel II', 'Gandalf'] }],
          pile: ['Scorba'],
        },
        // nor is he slain who lies among the discarded
        hazard: { discard: ['Bairanax', 'Bairanax Ahunt'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.expect(t.underAttack, 'it is not his');
      t.shows('crf/term/dragons/2#1');
      t.board({
        resource: {
          companies: [{ at: 'Ovir Hollow', members: ['Glorfindel II', 'Gandalf'] }],
          hand: ['Bow of Dragon-horn', 'Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.may('play Bow of Dragon-horn');
      t.shows('crf/term/dragons/2#2');
    },
  ),

  scenario(
    'Nobody has points from what he played himself',
    {
      proves: ['crf/turn/end-of-game/9', 'crf/term/marshalling-point-pile/3', 'coe/10.4'],
      rules: ALL,
    },
    (t) => {
      t.board({ resource: hunters({ events: ['Bairanax Ahunt'] }), moment: 'passives' });
      t.rolls(12, 12, 12, 12, 12, 12);
      t.resolve();
      t.equal(t.attack().name, 'Bairanax Ahunt', 'the own Dragon attacks');
      while (t.underAttack) {
        const d = t.decision();
        const named = d.options.find(
          (o) =>
            o.type === 'assign' &&
            ['Glorfindel II', 'Aragorn II', 'Beorn'].some((n) => t.id(n) === o.who),
        );
        if (named && d.about === 'attack') t.take(named, 'a strike');
        else plain(t);
      }
      t.equal([t.points(0).kill, t.points(1).kill], [0, 0], 'nobody has points for it');
      plainUntil(t, 'enter');
      t.resource.chooses('enter the site');
      t.expect(!t.underAttack, 'though the Dragon is slain, and its lair empty');
      t.say('Nor from any other hazard of his own that is beaten');
      for (const own of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Barad-dûr', to: 'Nûrniag Camp', members: ['Gandalf', 'Aragorn II'] },
            ],
            events: own ? ['Mordor in Arms'] : [],
          },
          hazard: { events: own ? [] : ['Mordor in Arms'] },
          moment: 'passives',
          asksPasses: true,
        });
        if (t.decision().kind === 'respond') t.resolve();
        t.expect(t.underAttack, 'they fall upon the company');
        t.fightOut({ always: 12 });
        t.equal(t.points(0).kill, own ? 0 : 2, own ? 'his own' : 'that of the other');
      }
      t.say('Nor from a creature of his own that lies there and attacks');
      for (const own of [true, false]) {
        const spider: Named[] = ['Spider of the Môrlat'];
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Rhosgobel',
                members: ['Elrond', 'Gimli', 'Legolas', 'Celeborn'],
              },
            ],
            events: own ? spider : [],
          },
          hazard: { events: own ? [] : spider },
          moment: 'passives',
          asksPasses: true,
        });
        t.passUntil('assign');
        t.equal(t.attack().name, 'Spider of the Môrlat', 'she attacks');
        t.fightOut({ always: 12 });
        t.equal(
          [t.card('Spider of the Môrlat').zone, t.points(0).kill, t.points(1).kill],
          own ? ['removed', 0, 0] : ['pile', 4, 0],
          own ? 'his own' : 'that of the other',
        );
      }
    },
  ),

  scenario(
    'What may not untap is untapped by nothing',
    { proves: ['crf/term/may-not-untap/1', 'coe/g.unt.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                'Gandalf',
                { name: 'Beretar', status: 'tapped', bears: ['Rescue Prisoners', 'Cram'] },
                { name: 'Anborn', status: 'tapped', bears: ['Cram'] },
              ],
            },
          ],
          hand: ['And Forth He Hastened'],
        },
        moment: 'untap',
      });
      plainUntil(t, 'organization');
      t.equal(
        [t.card('Beretar').status, t.card('Anborn').status],
        ['tapped', 'untapped'],
        'the untap phase passes him by',
      );
      t.shows('crf/term/may-not-untap/1#1');
      // a Wizard does not help, and is not asked in vain
      t.resource.refused('And Forth He Hastened', { 'no-effect': 'coe/5.1.2' });
      t.resource.uses('Cram', { way: 'untap' }).stage.resolve();
      t.equal(
        t.state.players[0].discard.some((id) => t.state.def[id] === t.state.def[t.id('Cram')]),
        true,
        'Cram is eaten',
      );
      t.equal(t.card('Beretar').status, 'tapped', 'he stays tapped');
      t.shows('crf/term/may-not-untap/1#2');
    },
  ),

  scenario(
    'A site is untapped by one who is there',
    { proves: ['crf/term/site/1', 'coe/2.V.8', 'coe/2.V.9'], rules: ALL },
    (t) => {
      const two = (first: Named[], second: Named[]): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Ovir Hollow',
              siteTapped: true as const,
              members: [{ name: 'Glóin', bears: first }],
            },
            { at: 'Bree', siteTapped: true as const, members: [{ name: 'Balin', bears: second }] },
          ],
          hand: ['Smoke Rings'],
          discard: ['Narsil', 'Orcrist'],
        },
        moment: 'site' as const,
      });
      const intoFirst = () => {
        t.resource.chooses('the company of Balin');
        t.resource.chooses('enter the site');
        t.resource.passes();
        t.rolls(12).resource.chooses('enter the site');
        while (t.underAttack) plain(t);
        t.equal(t.state.current, t.company('Glóin').id, 'the site phase at Ovir Hollow');
      };
      t.board(two([], ["Thrór's Map"]));
      t.resource.chooses('the company of Balin').chooses('enter the site');
      t.resource.refused("Thrór's Map", { 'other-site': 'coe/2.V.8' });
      t.board(two([], ["Thrór's Map"]));
      intoFirst();
      t.resource.may('play Smoke Rings').mayNot("use Thrór's Map");
      t.shows('crf/term/site/1#2');
      t.board(two(["Thrór's Map"], []));
      intoFirst();
      t.resource.uses("Thrór's Map").stage.resolve();
      t.equal(t.card('Ovir Hollow').status, 'untapped', 'the map works where it is');
      t.shows('crf/term/site/1#1');
      t.say('So it is with an event by which a sage does it');
      for (const there of [true, false]) {
        t.board({
          resource: {
            companies: there
              ? [{ at: 'AS-140', siteTapped: true, members: ['Elrond'] }]
              : [
                  { at: 'Bree', members: ['Elrond'] },
                  { at: 'AS-140', siteTapped: true, members: ['Gimli'] },
                ],
            hand: ['Look More Closely Later'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (there) t.resource.may('play Look More Closely Later');
        else t.resource.refused('Look More Closely Later', { 'other-site': 'coe/2.V.8' });
      }
      t.shows('crf/term/site/1#1', 'crf/term/site/1#2');
    },
  ),

  scenario(
    'A Dwarven ring untaps no site from afar',
    { proves: ['crf/term/site/1', 'coe/2.V.8', 'coe/2.V.9'], rules: ALL },
    (t) => {
      const two = (first: Named[], second: Named[]): BoardSpec => ({
        resource: {
          companies: [
            {
              at: 'Bree',
              siteTapped: true as const,
              members: [{ name: 'Glóin', bears: first }, 'Aragorn II'],
            },
            {
              at: 'Edoras',
              siteTapped: true as const,
              members: [{ name: 'Balin', bears: second }, 'Erkenbrand'],
            },
          ],
          hand: ['Smoke Rings', 'Noble Hound'],
          discard: ['Narsil', 'Orcrist'],
        },
        moment: 'site' as const,
      });
      t.board(two([], ["Dwarven Ring of Durin's Tribe"]));
      t.resource.chooses('the company of Balin');
      t.resource.chooses('enter the site');
      t.resource.may("use Dwarven Ring of Durin's Tribe").passes();
      t.resource.chooses('enter the site');
      t.resource.may('play Noble Hound').mayNot('use Dwarven Ring');

      t.board(two(["Dwarven Ring of Durin's Tribe"], []));
      t.resource.chooses('the company of Glóin');
      t.resource.chooses('enter the site');
      t.rolls(12).resource.uses("Dwarven Ring of Durin's Tribe").stage.resolve();
      t.equal(
        [t.card('Bree').status, t.card('Edoras').status],
        ['untapped', 'tapped'],
        'his own site',
      );
    },
  ),

  scenario(
    'A card not revealed goes back when the site phase is over',
    {
      proves: [
        'pef/term/on-guard-playing-cards/3',
        'pef/term/on-guard-playing-cards/1',
        'coe/2.V.10',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Aragorn II'], onGuard: ['Weariness of the Heart'] },
            { at: 'Edoras', members: ['Erkenbrand'] },
          ],
          hand: ['Smoke Rings', 'Noble Hound'],
          discard: ['Narsil', 'Orcrist'],
        },
        moment: 'site',
      });
      t.resource.chooses('the company of Aragorn II');
      t.resource.chooses('enter the site');
      t.resource.plays('Smoke Rings').stage.resolve();
      t.resource.chooses('Narsil');
      t.equal(
        t.card('Weariness of the Heart').zone,
        'guard',
        'it stays through what does not tap the site',
      );
      t.shows('pef/term/on-guard-playing-cards/1#1');
      t.resource.passes();
      t.asks(t.resource, 'enter');
      t.equal(
        t.card('Weariness of the Heart').zone,
        t.rules === 'coe' ? 'guard' : 'hand',
        'the site phase of the company is over',
      );
      if (t.rules !== 'coe') t.shows('pef/term/on-guard-playing-cards/3#6');
      t.resource.chooses('pass');
      t.equal(t.card('Weariness of the Heart').zone, 'hand', 'all site phases are over');
      t.shows('pef/term/on-guard-playing-cards/1#4');
      if (t.rules === 'coe')
        t.expect(!t.hand(0).includes('Weariness of the Heart'), 'in the hand of its player').shows(
          'pef/term/on-guard-playing-cards/3#7',
        );
    },
  ),
];
