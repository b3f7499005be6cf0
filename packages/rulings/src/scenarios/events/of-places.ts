import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, about, face, letBe, meet, SPARE, toStrikes } from '../help.ts';

/** Events of the decks that are played at sites, or bring cards back. */
export const ofPlaces: readonly Scenario[] = [
  scenario(
    'A town that was rebuilt is a Border-hold without terrors, for as long as its card lies there',
    { proves: ['coe/2.V.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: ['Gimli', 'Legolas'], onSite: ['Rebuild the Town'] },
          ],
        },
        hazard: { hand: ['Slayer', 'Orc-lieutenant'] },
        moment: 'hazards',
      });
      t.hazard.may('play Slayer').mayNot('play Orc-lieutenant');
      t.board({
        resource: {
          companies: [
            { at: 'Isengard', members: ['Gimli', 'Legolas'], onSite: ['Rebuild the Town'] },
          ],
          hand: ['Noble Hound'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.expect(!t.underAttack, 'nothing attacks');
      t.resource.may('play Noble Hound');
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              to: 'Lórien',
              members: ['Gimli', 'Legolas'],
              onSite: ['Rebuild the Town'],
            },
          ],
        },
        moment: 'movement',
      });
      t.skipTo('discard-one');
      t.equal(t.card('Rebuild the Town').zone, 'discard', 'it went with the site');
    },
  ),
  scenario(
    'Rescue Prisoners: who takes the freed along stays tapped until they are safe',
    { proves: ['coe/2.II.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: ['Rescue Prisoners', SPARE],
        },
        moment: 'entered',
      });
      t.resource.mayNot('Rescue Prisoners');
      t.board({
        resource: {
          companies: [
            { at: 'Moria', siteTapped: true, members: ['Aragorn II', 'Gimli', 'Legolas'] },
            { at: 'Moria', members: ['Haldir'] },
          ],
          hand: ['Rescue Prisoners', 'Concealment', 'Rescue Prisoners'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.equal([t.attack().strikes, t.attack().prowess], [2, 7], 'Spiders');
      t.resource.plays('Concealment').stage.resolve();
      t.resource.options_are('Gimli', 'Legolas', 'pass').chooses('Gimli');
      t.equal(
        [t.card('Gimli').status, t.card('Rescue Prisoners').host, t.points(0).misc],
        ['tapped', 'Gimli', 0],
        'no points yet',
      );
      t.resource.mayNot('play Rescue Prisoners');
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [{ name: 'Gimli', status: 'tapped', bears: ['Rescue Prisoners'] }],
            },
          ],
          hand: [SPARE],
        },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal(t.card('Gimli').status, 'tapped', 'he does not untap');
      t.resource.chooses('store Rescue Prisoners').stage.resolve();
      t.equal(t.points(0).misc, 2, 'stored they count');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [{ name: 'Gimli', status: 'tapped', bears: ['Rescue Prisoners'] }],
            },
          ],
          hand: [SPARE],
        },
        moment: 'organization',
      });
      t.resource.mayNot('store Rescue Prisoners');
    },
  ),
  scenario(
    'Nobody left untapped by the Spiders: Rescue Prisoners is discarded',
    { proves: ['coe/2.V.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', siteTapped: true, members: ['Gimli', 'Legolas'] },
            { at: 'Moria', members: ['Haldir'] },
          ],
          hand: ['Rescue Prisoners'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      toStrikes(t);
      t.resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
      t.rolls(12, 12);
      for (const n of ['Gimli', 'Legolas'] as const) face(t, n);
      t.equal(t.card('Rescue Prisoners').zone, 'discard', 'the other company is of no help');
    },
  ),
  scenario(
    'The Windlord brings a Wizard to the haven where the tale is stored',
    { proves: ['coe/2.II.4'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: [{ name: 'Gimli', status: 'tapped', bears: ['The Windlord Found Me'] }],
            },
          ],
          discard: ['Saruman'],
          hand: [SPARE, 'The Windlord Found Me'],
        },
        moment: 'untap',
      });
      t.skipTo('organization');
      t.equal(t.card('Gimli').status, 'tapped', 'he did not untap');
      t.resource.chooses('store The Windlord Found Me').stage.resolve();
      t.resource.chooses('use');
      if (t.offered().includes('Saruman')) t.resource.chooses('Saruman');
      t.resolve();
      t.equal(
        [t.card('Saruman').zone, t.card('Saruman').site],
        ['play', 'Lórien'],
        'the Wizard is there',
      );
      for (const [at, tapped, may] of [
        ['Isengard', false, true],
        ['Moria', false, true],
        ['Moria', true, false],
        ['Bree', false, false],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at, ...(tapped ? { siteTapped: true as const } : {}), members: ['Gimli'] },
            ],
            hand: [SPARE, 'The Windlord Found Me'],
          },
          moment: 'entered',
        });
        if (may) t.resource.may('play The Windlord');
        else t.resource.mayNot('play The Windlord');
      }
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Gimli'] },
            {
              at: 'Rivendell',
              members: [{ name: 'Legolas', status: 'tapped', bears: ['The Windlord Found Me'] }],
            },
          ],
          hand: [SPARE, 'The Windlord Found Me'],
        },
        moment: 'entered',
      });
      t.resource.mayNot('play The Windlord');
    },
  ),
  scenario(
    'Safe from the Shadow lets heroes store as the turn ends, until a deck runs out',
    { proves: ['coe/2.II.4', 'coe/2.VI'], rules: ALL },
    (t) => {
      for (const safe of [true, false] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Orcrist'] }] }],
            events: safe ? ['Safe from the Shadow'] : [],
            hand: [SPARE, 'Safe from the Shadow'],
          },
          moment: 'end-of-turn',
        });
        if (safe) t.resource.may('store Orcrist').mayNot('play Safe from the Shadow');
        else t.resource.mayNot('store Orcrist').may('play Safe from the Shadow');
      }
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gimli'] }],
          events: ['Safe from the Shadow'],
          deck: ['Wargs'],
          noFiller: true,
          discard: ['River', 'Gloom'],
        },
        hazard: { hand: [SPARE] },
        moment: 'end-of-turn',
      });
      t.skipTo('untap', { turns: 1 });
      t.equal(t.card('Safe from the Shadow').zone === 'play', false, 'it is gone with the deck');
    },
  ),
  scenario(
    'Risky Blow wins three of prowess for one of body',
    { proves: ['coe/3.iv.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Fatty Bolger'] }],
          hand: [SPARE, 'Risky Blow', 'Risky Blow'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      toStrikes(t);
      t.resource.chooses('a strike to Gimli').chooses('a strike to Fatty Bolger');
      meet(t, 'Gimli');
      letBe(t, 'support');
      t.say(
        'five of prowess and three make eight; two less leaves eight and a roll of two at ten against nine',
      );
      t.rolls(2);
      t.resource.plays('Risky Blow').stage.resolve();
      letBe(t, 'strike-defender');
      t.equal(t.card('Gimli').status, 'tapped', 'ten beats nine');
      if (about(t) === 'strike') t.resource.chooses('resolve the strike against Fatty Bolger');
      meet(t, 'Fatty Bolger');
      letBe(t, 'support');
      t.asks(t.resource, 'strike-defender').resource.mayNot('Risky Blow');
    },
  ),
  scenario(
    'Smoke Rings and An Unexpected Outpost bring a card from outside or from the discard pile into the deck',
    { proves: ['coe/9.3.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gimli'] }],
          hand: ['Smoke Rings', SPARE],
          sideboard: ['Gandalf', 'Wargs'],
          discard: ['Orcrist', 'River'],
        },
        moment: 'organization',
      });
      t.resource.plays('Smoke Rings').stage.resolve();
      t.resource.options_are('Gandalf', 'Orcrist').chooses('Gandalf');
      t.equal(t.card('Gandalf').zone, 'deck', 'into the deck');
      for (const [events, more] of [
        [[], 0],
        [['Doors of Night'], 1],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
            hand: [SPARE],
          },
          hazard: {
            hand: ['An Unexpected Outpost'],
            sideboard: ['Wargs', 'Orcrist'],
            discard: ['River', 'Gimli'],
            events: [...events],
          },
          moment: 'hazards',
        });
        t.hazard.plays('An Unexpected Outpost').stage.resolve();
        t.hazard.may('Wargs').may('River').mayNot('Orcrist').mayNot('Gimli').chooses('Wargs');
        if (more) {
          t.hazard.may('pass').chooses('River');
          t.equal(t.card('River').zone, 'deck', 'twice');
        } else t.equal([t.card('Wargs').zone, t.card('River').zone], ['deck', 'discard'], 'once');
      }
    },
  ),
  scenario(
    'Tidings of Bold Spies bring the guards of the site out to meet the company',
    { proves: ['coe/3.1.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE, 'Quiet Lands'],
        },
        hazard: { hand: ['Tidings of Bold Spies'], events: ['Minions Stir'] },
        moment: 'hazards',
      });
      t.hazard.plays('Tidings of Bold Spies').stage.resolve();
      t.equal(
        [t.attack().strikes, t.attack().prowess],
        [5, 8],
        'just like those inside, stirred as they are',
      );
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }],
          hand: [SPARE],
        },
        hazard: { hand: ['Tidings of Bold Spies'] },
        moment: 'hazards',
      });
      t.resource.passes();
      t.hazard.mayNot('play Tidings');
    },
  ),
];
