import {
  type BoardSpec,
  type Named,
  type Scenario,
  type SideSpec,
  scenario,
} from '@mathom/engine/scenario';
import { plainUntil } from './help.ts';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Which cards are revealed from guard, against whom, and where they go. */
export const onGuardCards: readonly Scenario[] = [
  scenario(
    'Who removes a character, taps one, or makes a company idle is never revealed',
    {
      proves: [
        'crf/turn/site-phase/on-guard-cards/7.3',
        'crf/turn/site-phase/on-guard-cards/7.4',
        'crf/turn/site-phase/on-guard-cards/7.5',
        'coe/2.V.6',
      ],
      rules: ALL,
    },
    (t) => {
      const barred: Named[] = [
        'Seized by Terror',
        'Foul Fumes',
        'Long Winter',
        'Call of Home',
        'River',
        'Lost in Free-domains',
        'New Moon',
        'Weariness of the Heart',
        'Lure of Expedience',
      ];
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              to: 'Dead Marshes',
              by: ['Anórien', 'Ithilien', 'Dagorlad'],
              members: ['Aragorn II', 'Legolas', 'Beretar'],
              onGuard: barred,
            },
          ],
          hand: ['Glamdring'],
        },
        hazard: { events: ['Doors of Night'] },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Aragorn II');
      t.equal(
        t.hazard
          .options()
          .filter((x) => x.startsWith('reveal'))
          .map((x) => x.replace(/ \(way.*/, '')),
        [
          'reveal Weariness of the Heart',
          'reveal Weariness of the Heart',
          'reveal Lure of Expedience',
        ],
        'only those that do none of these things, or take somebody only by a corruption check',
      );
      t.shows('crf/turn/site-phase/on-guard-cards/7.3#3');
      for (const name of ['Seized by Terror', 'Call of Home', 'Lost in Free-domains'])
        t.hazard.refused(name, { 'guard-bars': 'coe/2.V.6' });
      t.shows('crf/turn/site-phase/on-guard-cards/7.3#1');
      // its first way taps an Elf; the others are not for a company, or have nothing to aim at
      t.hazard.refused('New Moon', {
        'guard-bars': 'coe/2.V.6',
        'no-target': 'coe/9.3',
        'not-directly': 'coe/2.V.6',
      });
      t.say('Nor one by which their own player chooses whom to tap');
      t.board({
        resource: {
          companies: [
            {
              at: 'Minas Tirith',
              to: 'Dead Marshes',
              by: ['Anórien', 'Ithilien', 'Dagorlad'],
              members: ['Éomer', 'Éowyn', 'Legolas'],
              onGuard: ['Waiting Shadow', 'Weariness of the Heart'],
            },
          ],
          hand: ['Glamdring'],
        },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Éomer');
      t.hazard.may('reveal Weariness of the Heart');
      t.hazard.mayNot('reveal Waiting Shadow').refused('Waiting Shadow', {
        'guard-bars': 'coe/2.V.6',
        // its other way is for a company without Men
        'no-target': 'coe/9.3',
      });
      t.say('Nor one that may tap several of them, or lets him choose what befalls him');
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: ['Gimli', 'Legolas'],
              onGuard: ['Heedless Revelry', 'A Lie in Your Eyes', 'Weariness of the Heart'],
            },
          ],
          hand: ['The Windlord Found Me'],
        },
        moment: 'entered',
      });
      t.resource.plays('The Windlord Found Me');
      t.hazard
        .may('reveal Weariness of the Heart')
        .mayNot('reveal Heedless Revelry')
        .mayNot('reveal A Lie in Your Eyes')
        .refused('A Lie in Your Eyes', { 'guard-bars': 'coe/2.V.6' });
      t.say('Nor one by which an agent may turn somebody, or that may take him away later');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Aragorn II', 'Beretar'],
              onGuard: ['Good Sense Revolts', 'Plague', 'Weariness of the Heart'],
            },
          ],
          hand: ['Bill the Pony'],
        },
        hazard: { agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }] },
        moment: 'entered',
      });
      t.resource.plays('Bill the Pony', 'Aragorn II');
      t.hazard
        .may('reveal Weariness of the Heart')
        .mayNot('reveal Good Sense Revolts')
        .mayNot('reveal Plague')
        .refused('Plague', { 'guard-bars': 'coe/2.V.6' });
      t.shows('crf/turn/site-phase/on-guard-cards/7.3#1');
    },
  ),

  scenario(
    'A card on guard is in nobody’s hand',
    { proves: ['crf/turn/site-phase/on-guard-cards/9'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Beretar'] }],
        },
        hazard: { hand: ['River', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs', 'Wargs'] },
        moment: 'hazards',
      });
      t.equal(t.hand(1).length, 8, 'a full hand');
      t.hazard.placesOnGuard('River').stage.resolve();
      t.equal(t.hand(1).length, 7, 'one card is gone from it');
      plainUntil(t, 'enter');
      t.equal(t.card('River').zone, 'guard', 'it lies on the site');
      t.equal(t.hand(1).length, 8, 'and the hand was filled up without it');
      t.equal(t.hand(0).length, 8, 'the other player’s as well');
      t.resource.chooses('pass');
      t.equal(t.card('River').zone, 'hand', 'at the end of the site phase it comes back');
    },
  ),

  scenario(
    'Once revealed it is a card in play like any other',
    {
      proves: ['crf/turn/site-phase/on-guard-cards/10', 'coe/2.V.6.6', 'coe/2.V.i', 'coe/2.V.i.1'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bandit Lair', members: ['Aragorn II', 'Halbarad'], onGuard: ['Rank upon Rank'] },
          ],
          hand: ['Concealment', 'Marvels Told'],
        },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.hazard.reveals('Rank upon Rank');
      t.equal(t.card('Rank upon Rank').zone, 'play', 'it is in play');
      t.equal([t.attack().strikes, t.attack().prowess], [4, 7], 'and makes the Men stronger');
      t.resource.plays('Concealment').stage.resolve();
      t.rolls(12).resource.plays('Marvels Told', 'Rank upon Rank').stage.resolve();
      t.equal(t.card('Rank upon Rank').zone, 'discard', 'it can be discarded like any event');

      t.say('Nor is a creature on guard any more that was revealed and has not attacked yet');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Elladan'], onGuard: ['Orc-guard', 'Orc-warband'] }],
          hand: ['Withdrawn to Mordor'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.may('reveal Orc-guard').chooses('reveal Orc-warband');
      t.hazard.mayNot('reveal Orc-warband').chooses('reveal Orc-guard');
      t.resource.refused(
        'Withdrawn to Mordor',
        {
          combat: t.rules === 'coe' ? 'coe/3.i' : 'crf/turn/site-phase/automatic-attacks/6',
          'no-target': 'coe/9.3',
        },
        { way: 'on guard' },
      );
    },
  ),

  scenario(
    'A creature is revealed only where there is an automatic-attack',
    {
      proves: [
        'crf/turn/site-phase/on-guard-cards/11',
        'crf/turn/site-phase/on-guard-cards/6',
        'coe/2.V.i',
      ],
      rules: ALL,
    },
    (t) => {
      const bree: SideSpec = {
        companies: [{ at: 'Bree', members: ['Aragorn II', 'Beretar'], onGuard: ['Abductor'] }],
        hand: ['Bill the Pony', 'Smoke Rings'],
        discard: ['Narsil'],
      };
      t.board({ resource: bree, moment: 'site', asksPasses: true });
      t.resource.chooses('enter the site');
      t.asks(t.resource, 'site');
      t.resource.plays('Bill the Pony', 'Aragorn II');
      t.asks(t.hazard, 'respond').hazard.mayNot('reveal');
      t.resolve();
      t.equal(t.card('Abductor').zone, 'guard', 'no attack at Bree, no creature');
      t.shows('crf/turn/site-phase/on-guard-cards/11#2');

      t.board({ resource: bree, hazard: { events: ['Fell Winter'] }, moment: 'site' });
      t.resource.chooses('enter the site');
      t.hazard.reveals('Abductor');
      t.resource.chooses('tap Aragorn II');
      t.equal(t.attack().name, 'Abductor', 'after the Wolves it attacks');
      t.shows('crf/turn/site-phase/on-guard-cards/11#1', 'crf/turn/site-phase/on-guard-cards/6#2');
    },
  ),

  scenario(
    'It was placed against one company and touches that one only',
    { proves: ['crf/turn/site-phase/on-guard-cards/12', 'coe/2.V.6.5'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Aragorn II'], onGuard: ['Weariness of the Heart'] },
            { at: 'Bree', members: ['Beretar'] },
          ],
          hand: ['Bill the Pony', 'Noble Hound'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('the company of Beretar');
      t.passUntil('enter').resource.chooses('enter the site');
      t.passUntil('site').resource.plays('Noble Hound', 'Beretar');
      t.hazard.mayNot('reveal');
      t.resolve();
      t.equal(
        t.card('Noble Hound').host,
        'Beretar',
        'nothing was revealed against the other company',
      );

      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Aragorn II'], onGuard: ['Weariness of the Heart'] },
            { at: 'Bree', members: ['Beretar'] },
          ],
          hand: ['Bill the Pony', 'Noble Hound'],
        },
        moment: 'site',
      });
      t.resource.chooses('the company of Aragorn II');
      t.resource.chooses('enter the site');
      t.resource.plays('Noble Hound', 'Aragorn II');
      t.hazard.reveals('Weariness of the Heart', { way: 'prowess' }).stage.resolve();
      t.equal(t.card('Aragorn II').stat('prowess'), 5, 'its own company it can reach');
      t.equal(t.card('Beretar').stat('prowess'), 5, 'and nobody else');

      t.say('So it is at a haven, where there are two companies as a matter of course');
      const lorien: BoardSpec = {
        resource: {
          companies: [
            {
              at: 'Lórien',
              members: ['Aragorn II', 'Halbarad'],
              onGuard: ['Weariness of the Heart'],
            },
            { at: 'Lórien', members: ['Beretar'] },
          ],
          hand: ['Gold Belt of Lórien'],
        },
        moment: 'site',
        asksPasses: true,
      };
      for (const who of ['Beretar', 'Aragorn II'] as const) {
        t.board(lorien);
        t.resource.chooses(`the company of ${who}`);
        t.passUntil('enter').resource.chooses('enter the site');
        t.passUntil('site').resource.plays('Gold Belt of Lórien', who);
        if (who === 'Beretar') {
          t.hazard
            .mayNot('reveal')
            .refused('Weariness of the Heart', { 'guard-phase': 'coe/2.V.6.5' });
          t.shows('crf/turn/site-phase/on-guard-cards/12#1');
          continue;
        }
        t.hazard.reveals('Weariness of the Heart', { way: 'prowess' }, who).stage.resolve();
        t.equal(
          [t.card(who).stat('prowess'), t.card('Beretar').stat('prowess')],
          [5, 5],
          'Aragorn has one less, Beretar what he had',
        );
      }

      t.say('Against whom it lies is settled as it is placed: in the phase of that company');
      for (const who of ['Beretar', 'Aragorn II'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', members: ['Aragorn II', 'Halbarad'] },
              { at: 'Lórien', members: ['Beretar', 'Anborn'] },
            ],
            hand: ['Gold Belt of Lórien'],
          },
          hazard: { hand: ['Weariness of the Heart'] },
          moment: 'hazards',
          current: 'Aragorn II',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.placesOnGuard('Weariness of the Heart').stage.resolve();
        t.skipTo('join-at-haven').resource.passes();
        t.resource.chooses(`the company of ${who}`);
        t.passUntil('enter').resource.chooses('enter the site');
        t.passUntil('site').resource.plays('Gold Belt of Lórien', who);
        t.asks(t.hazard, 'respond');
        if (who === 'Aragorn II') t.hazard.may('reveal Weariness of the Heart');
        else t.hazard.refused('Weariness of the Heart', { 'guard-phase': 'coe/2.V.6.5' });
        t.shows('crf/turn/site-phase/on-guard-cards/12#1');
      }

      t.say('Nor does a creature come forth against the other');
      for (const who of ['Beretar', 'Aragorn II'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Moria', members: ['Aragorn II'], onGuard: ['Orc-guard'] },
              { at: 'Moria', members: ['Beretar'] },
            ],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses(`the company of ${who}`);
        t.passUntil('enter').resource.chooses('enter the site');
        if (who === 'Beretar') t.asks(t.resource, 'attack');
        else t.hazard.may('reveal Orc-guard');
        t.shows('crf/turn/site-phase/on-guard-cards/12#1');
      }

      t.say('What would reach everybody at the site reaches that company, and not the other there');
      for (const who of ['Beretar', 'Aragorn II'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', members: ['Aragorn II', 'Halbarad'], onGuard: ['Greed'] },
              { at: 'Lórien', members: ['Beretar'] },
            ],
            hand: ['Gold Belt of Lórien'],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses(`the company of ${who}`);
        t.passUntil('enter').resource.chooses('enter the site');
        t.passUntil('site').resource.plays('Gold Belt of Lórien', who);
        if (who === 'Beretar') {
          t.hazard.mayNot('reveal').refused('Greed', { 'guard-phase': 'coe/2.V.6.5' });
          t.shows('crf/turn/site-phase/on-guard-cards/12#1');
          continue;
        }
        t.hazard.reveals('Greed');
        t.rolls(12, 12).resolve();
        t.unrolled(1, 'Halbarad is tempted, Beretar is not');
        t.shows('crf/turn/site-phase/on-guard-cards/12#2');
      }
    },
  ),

  scenario(
    'When the site goes before the site phase, the card on guard goes back to the hand',
    { proves: ['crf/turn/site-phase/on-guard-cards/13'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Forlong'] },
            { at: 'Lórien', to: 'Edoras', members: ['Celeborn'] },
          ],
        },
        hazard: { hand: ['River', 'Cave-drake'] },
        moment: 'hazards',
      });
      t.hazard.placesOnGuard('River').stage.resolve();
      t.equal(t.card('River').zone, 'guard', 'it lies at Bree');
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.fightOut(2, 12);
      t.equal(t.card('Forlong').zone, 'removed', 'the only traveller is lost');
      t.resource.chooses('starter').stage.noDraws();
      t.passUntil('enter');
      t.equal(
        [t.card('Bree').zone, t.card('River').zone, t.hand(1).includes('River')],
        ['sites', 'hand', true],
        'as the site phases begin the site is gone, and the card is back in the hand',
      );

      t.say('So it is with a site that was tapped on the way, and is discarded');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Beretar'] },
            { at: 'Lórien', to: 'Edoras', members: ['Celeborn'] },
          ],
        },
        hazard: { events: ['Doors of Night', 'Long Winter'], hand: ['River', 'Cave-drake'] },
        moment: 'passives',
        current: 'Beretar',
      });
      t.resolve();
      t.equal(t.card('Bree').status, 'tapped', 'by the winter');
      t.hazard.placesOnGuard('River').stage.resolve();
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.fightOut(2, 12);
      t.resource.chooses('starter').stage.noDraws();
      t.passUntil('enter');
      t.equal(
        [t.card('Bree').zone, t.card('River').zone, t.hand(1).includes('River')],
        ['discard', 'hand', true],
        'the site is discarded, and the card back in the hand',
      );
    },
  ),

  scenario(
    'Who becomes a target only at the site is none for what was on guard',
    {
      proves: ['coe/2.V.6', 'crf/turn/site-phase/on-guard-cards/1', 'crf/errata/rules-errata/3'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Dead Marshes', members: ['Haldir', 'Legolas', 'Gimli'] }],
          hand: ['Glamdring'],
        },
        hazard: { hand: ['Barrow-wight', 'Endless Whispers'] },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
      // the strike, the body check, the corruption check
      t.fightOut(2, 5, 12);
      t.equal(t.card('Haldir').status, 'wounded', 'one is wounded on the way');
      t.hazard.placesOnGuard('Endless Whispers').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      t.passUntil('defend').resource.chooses('Legolas').chooses('pass');
      t.hazard.chooses('Haldir');
      // the strike, the corruption check and the body check; then the other's strike
      t.rolls(2, 12, 5, 12);
      t.resource.chooses('resolve the strike against Legolas').chooses('no');
      t.passUntil('site');
      t.equal(t.card('Legolas').status, 'wounded', 'another at the site');
      t.resource.plays('Glamdring', 'Gimli');
      // which of the two is not asked: there is but one
      t.hazard.chooses('reveal Endless Whispers').stage.resolve();
      t.equal(t.card('Endless Whispers').host, 'Haldir', 'only the first could be meant');
      t.shows(
        'crf/turn/site-phase/on-guard-cards/1#1',
        'crf/turn/site-phase/on-guard-cards/1#2',
        'crf/errata/rules-errata/3#2',
      );

      t.board({
        resource: {
          companies: [
            { at: 'Dead Marshes', members: ['Haldir', 'Gimli'], onGuard: ['Endless Whispers'] },
          ],
          hand: ['Glamdring'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.passUntil('defend').resource.chooses('Haldir').chooses('pass');
      t.rolls(2, 12, 5, 12);
      t.passUntil('strike').resource.chooses('resolve the strike against Haldir');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('stay-untapped').resource.chooses('yes');
      t.passUntil('site');
      t.equal([t.card('Haldir').status, t.card('Gimli').status], ['wounded', 'untapped'], 'there');
      t.resource.plays('Glamdring', 'Gimli');
      t.hazard.mayNot('reveal').refused('Endless Whispers', { 'late-target': 'coe/2.V.6' });
      t.shows('crf/turn/site-phase/on-guard-cards/1#1', 'crf/errata/rules-errata/3#1');
    },
  ),
];
