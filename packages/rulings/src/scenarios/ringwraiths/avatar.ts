import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL } from '../combat/help.ts';

/** The Ringwraith as a card in play: with whom he is, what strikes and body checks do to him. */
export const ringwraithAvatar: readonly Scenario[] = [
  scenario(
    'Away from a Darkhaven a Ringwraith is with none but other Ringwraiths',
    { proves: ['coe/2.II.2.1.R3', 'crf/turn/organization-phase/playing-characters/2'], rules: ALL },
    (t) => {
      const board = (at: Named) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at, members: ['Orc Captain'] },
              { at, members: ['Ren the Ringwraith'], ownSite: true },
            ],
          },
          moment: 'organization',
        });
      board('Minas Morgul');
      t.resource.chooses('organize').may('join');
      board('Barad-dûr');
      t.resource.chooses('organize').mayNot('join');
      // in one company at a Darkhaven they do not leave it together
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: ['Ren the Ringwraith', 'Orc Captain'],
              events: ['Black Rider'],
            },
          ],
          sites: ['Barad-dûr', 'Dol Guldur'],
        },
        moment: 'organization',
      });
      t.resource
        .mayNot('move', 'to')
        .chooses('organize')
        .chooses('split off', 'Orc Captain')
        .passes();
      t.resource.may('move', 'to Barad-dûr');
      // he came to where they were, and nobody left: they are gone
      board('Barad-dûr');
      t.resource.passes();
      t.asks(t.resource, 'company-phase');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card('Orc Captain').zone, 'discard', 'they had to make room');
      t.equal(t.card('Ren the Ringwraith').zone, 'play', 'for him');
    },
  ),

  scenario(
    'Where a Ringwraith is played among others one company leaves before the site phase, or they are discarded',
    { proves: ['coe/2.II.2.1.R3', 'crf/turn/organization-phase/playing-characters/2'], rules: ALL },
    (t) => {
      const played = (at: Named): void => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: ['Hador', 'Ostisen'] }],
            hand: ['Ren the Ringwraith'],
            sites: ['Carn Dûm', 'Dol Guldur'],
          },
          hazard: { hand: ['Foolish Words'] },
          moment: 'organization',
        });
        t.resource
          .chooses('organize')
          .chooses(`play Ren the Ringwraith at ${at}`, 'new company')
          .passes();
      };
      played('Barad-dûr');
      t.passUntil('company-phase').resource.chooses('the company of Hador');
      t.skipTo('movement-hazard').hazard.passes();
      t.asks(t.hazard, 'movement-hazard');
      t.equal(t.card('Hador').zone, 'play', 'they are there until all have had their phases');
      t.shows('crf/turn/organization-phase/playing-characters/2#2');
      t.skipTo('enter');
      t.equal(
        [t.card('Hador').zone, t.card('Ostisen').zone, t.card('Ren the Ringwraith').zone],
        ['discard', 'discard', 'play'],
        'both stayed: all but the Ringwraith are gone before the site phase',
      );
      t.shows('crf/turn/organization-phase/playing-characters/2#1');
      t.say('If they leave, nobody is lost');
      played('Barad-dûr');
      t.resource.chooses('move the company of Hador', 'to Dol Guldur');
      t.skipTo('enter');
      t.equal(
        [t.card('Hador').site, t.card('Ren the Ringwraith').site],
        ['Dol Guldur', 'Barad-dûr'],
        'they have made room',
      );
      t.say('Nor if it is he who leaves');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Barad-dûr', members: ['Hador'] },
            {
              at: 'Barad-dûr',
              members: ['Ren the Ringwraith'],
              events: ['Black Rider'],
              ownSite: true,
            },
          ],
          sites: ['Minas Morgul'],
        },
        moment: 'organization',
      });
      t.resource.chooses('move the company of Ren the Ringwraith', 'to Minas Morgul');
      t.skipTo('enter');
      t.equal(
        [t.card('Hador').site, t.card('Ren the Ringwraith').site],
        ['Barad-dûr', 'Minas Morgul'],
        'he has made room',
      );
      t.shows('crf/turn/organization-phase/playing-characters/2#3');
      t.say('At a Darkhaven there is room for both');
      played('Minas Morgul');
      t.skipTo('enter');
      t.equal(
        [t.card('Hador').site, t.card('Ren the Ringwraith').site],
        ['Minas Morgul', 'Minas Morgul'],
        'nobody had to go',
      );
      t.shows('crf/turn/organization-phase/playing-characters/2#4');
    },
  ),

  scenario(
    'A body check of seven or eight sends a Ringwraith back to hand, whatever is added to it',
    { proves: ['coe/3.I.1.R1'], rules: ALL },
    (t) => {
      const struck = (check: number, status: 'tapped' | 'wounded' = 'tapped'): string => {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Minas Morgul',
                to: 'Dol Amroth',
                members: [{ name: 'Hoarmûrath the Ringwraith', status }],
                events: ['Black Rider'],
              },
            ],
          },
          hazard: { hand: ['Huorn'] },
          moment: 'hazards',
        });
        hit(t, check);
        return t.card('Hoarmûrath the Ringwraith').zone;
      };
      t.equal(struck(6), 'play', 'less than that does nothing');
      t.equal(struck(7), 'hand', 'seven');
      t.equal(struck(8), 'hand', 'eight');
      t.equal(struck(9), 'play', 'and no other: nine is not more than his body');
      t.equal(struck(9, 'wounded'), 'removed', 'ten with what is added, and he is lost');
      t.equal(struck(7, 'wounded'), 'hand', 'the dice alone are asked');
      t.equal(struck(8, 'wounded'), 'hand', 'though nine is neither');
    },
  ),

  scenario(
    'Sent back to hand he is still the one his player is, and nobody else can be',
    { proves: ['coe/3.I.1.R1', 'coe/2.II.2.1.1', 'coe/2.II.2.1.R1'], rules: ALL },
    (t) => {
      const side = { kind: 'ringwraith', sites: ['Minas Morgul', 'Carn Dûm'] } as const;
      t.board({
        resource: {
          ...side,
          hand: ['Hoarmûrath the Ringwraith', 'Ren the Ringwraith'],
          avatar: 'Hoarmûrath the Ringwraith',
        },
        moment: 'organization',
      });
      t.resource.refused('Ren the Ringwraith', { avatar: 'coe/2.II.2.1.1' });
      t.resource.chooses('organize').may('play Hoarmûrath the Ringwraith at Minas Morgul');
      t.resource.mayNot('Carn Dûm').mayNot('play Ren');
      t.board({
        resource: { ...side, hand: ['Hoarmûrath the Ringwraith'] },
        hazard: { kind: 'ringwraith', avatar: 'Hoarmûrath the Ringwraith' },
        moment: 'organization',
      });
      t.resource.refused('Hoarmûrath the Ringwraith', { 'avatar-taken': 'coe/g.man.2' });
    },
  ),

  scenario(
    'The Nazgûl whom he was makes way for a Ringwraith, and so does one who follows another',
    { proves: ['coe/2.II.2.1.R2', 'coe/g.man.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: ['Orc Captain'] }],
          hand: ['Ren the Ringwraith'],
        },
        hazard: {
          kind: 'ringwraith',
          events: ['Ren the Unclean'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Ren the Ringwraith', 'new company');
      t.equal(t.card('Ren the Unclean').zone, 'discard', 'he has come himself');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: ['Orc Captain'] }],
          hand: ['Ren the Ringwraith'],
        },
        hazard: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              members: [
                'Khamûl the Ringwraith',
                { name: 'Ren the Ringwraith', under: 'Khamûl the Ringwraith' },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Ren the Ringwraith', 'new company');
      t.equal(t.card('Ren the Ringwraith', 1).zone, 'discard', 'the follower is gone');
      t.equal(t.card('Ren the Ringwraith', 0).zone, 'play', 'the avatar is there');
      t.say('For one who comes as a follower the Nazgûl goes as well');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Khamûl the Ringwraith'] }],
          hand: ['Ren the Ringwraith'],
        },
        hazard: { kind: 'ringwraith', events: ['Ren the Unclean'] },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Ren the Ringwraith', 'controlled by Khamûl');
      t.equal(
        [t.card('Ren the Unclean').zone, t.card('Ren the Ringwraith').zone],
        ['discard', 'play'],
        'he is gone, and the follower is there',
      );
    },
  ),
];

/** A Huorn hits him, and his body is checked with this roll. */
function hit(t: Stage, check: number): void {
  t.rolls(2, check).hazard.plays('Huorn').stage.resolve();
  while (!t.state.result && t.underAttack) t.pass();
}
