import type { Card } from '@mathom/engine/language';
import {
  type CompanySpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const LAIR = {
  at: 'Lake-town',
  to: 'The Lonely Mountain',
  by: ['Northern Rhovanion'],
} as const;

/** No published Dragon or Drake asks how many of its strikes succeeded. */
const GLOATER = {
  id: 'XX-9',
  kind: 'creature',
  name: 'Gloating Drake',
  alignment: 'neutral',
  points: 1,
  attack: {
    race: 'Dragon',
    strikes: 2,
    prowess: 10,
    attackerChooses: true,
    after: [
      {
        do: 'repeat',
        times: { bound: 'successes' },
        does: [{ do: 'tap', what: { name: 'Elrond' } }],
      },
    ],
  },
  keys: [{ regions: ['wilderness'] }],
} as unknown as Card;

/** Everybody does as little as possible until the attack is over. */
function plainly(t: Stage): void {
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'nothing special is done',
    );
  }
  t.expect(!t.underAttack, 'it is over');
}

/** How the strikes came out so far. */
const results = (t: Stage): string[] =>
  t.steps.flatMap((x) => x.events).flatMap((e) => (e.event === 'strike' ? [e.result] : []));

/** What Dragons can do besides, and where they come. */
export const artsOfDragons: readonly Scenario[] = [
  scenario(
    'The second strike of a deft Dragon is met in a sequence of its own',
    { proves: ['crf/card/deftness-of-agility/1', 'coe/3.i.5'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ ...LAIR, members: ['Gimli'] }] },
        hazard: { hand: ['Smaug', 'Deftness of Agility'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Smaug').stage.resolve();
      t.hazard.plays('Deftness of Agility', { way: '-3' }, 'the attack').stage.resolve();
      t.allPass().asks(t.hazard, 'attack').hazard.chooses('Gimli');
      t.equal(t.attack().assigned, ['Gimli', 'Gimli'], 'two for him');
      t.say('seventeen against the first, fourteen against the second: each has its own roll');
      t.rolls(12, 2, 2);
      plainly(t);
      t.equal(results(t), ['ineffectual', 'successful'], 'he stands the one, the other hurts him');
      t.equal(t.card('Gimli').status, 'wounded', 'so it is');
      t.say('So it is with Bairanax, whose second strike is as strong as the first');
      t.board({
        resource: { companies: [{ at: 'Ovir Hollow', members: ['Gimli'] }] },
        hazard: { hand: ['Bairanax', 'Deftness of Agility'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const before = results(t).length;
      t.hazard.plays('Bairanax').stage.resolve();
      t.hazard.plays('Deftness of Agility', { way: 'by Bairanax' }, 'the attack').stage.resolve();
      t.allPass().hazard.chooses('Gimli');
      t.equal(t.attack().assigned, ['Gimli', 'Gimli'], 'two for him');
      // he beats the first, whose body holds, and not the second
      t.rolls(12, 2, 2, 2);
      plainly(t);
      t.equal(results(t).slice(before), ['failed', 'successful'], 'each by a roll of its own');
      t.say('Each step of a sequence comes again for the second strike');
      t.board({
        resource: { companies: [{ ...LAIR, members: ['Glorfindel II'] }] },
        hazard: { hand: ['Smaug', 'Deftness of Agility'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Smaug').stage.resolve();
      t.hazard.plays('Deftness of Agility', { way: '-3' }, 'the attack').stage.resolve();
      t.allPass().hazard.chooses('Glorfindel II');
      // 8 - 3 + 12 against 17, then 8 + 6 against 14: he stands both
      for (const [stays, roll] of [
        ['yes', 12],
        ['no', 6],
      ] as const) {
        t.passUntil('strike-hazard').asks(t.hazard, 'strike-hazard');
        t.passUntil('stay-untapped').resource.chooses(stays);
        t.passUntil('strike-defender').asks(t.resource, 'strike-defender');
        t.rolls(roll).resource.passes();
        t.equal(
          t.card('Glorfindel II').status,
          stays === 'yes' ? 'untapped' : 'tapped',
          'as he chose for this strike',
        );
      }
      t.equal(results(t).slice(-2), ['ineffectual', 'ineffectual'], 'both are over');
      t.say('It must come before strikes are assigned');
      t.board({
        resource: { companies: [{ ...LAIR, members: ['Gimli'] }] },
        hazard: { hand: ['Smaug', 'Deftness of Agility'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Smaug').stage.resolve();
      t.passUntil('strike-hazard');
      t.hazard.refused(
        'Deftness of Agility',
        { 'other-strike': 'coe/3.iv.5', strike: 'coe/3.iv.1' },
        { way: '-3' },
      );
    },
  ),

  scenario(
    'Who falls to the first of two strikes has not turned the second aside',
    {
      proves: [
        'coe/3.i.5',
        'crf/turn/combat/the-strike-sequence/9',
        'crf/term/optional-rules/1',
        'crf/errata/rules-errata/7',
      ],
      rules: ALL,
      invented: [GLOATER],
    },
    (t) => {
      for (const falls of [true, false]) {
        t.board({
          resource: { companies: [{ ...LAIR, members: ['Aragorn II', 'Elrond'] }] },
          hazard: { hand: ['Smaug', 'Deftness of Agility', "Dragon's Blood"] },
          moment: 'hazards',
          declared: -1,
          asksPasses: true,
        });
        t.hazard.plays('Smaug').stage.resolve();
        t.hazard.plays('Deftness of Agility', { way: '-3' }, 'the attack').stage.resolve();
        t.allPass().asks(t.hazard, 'attack').hazard.chooses('Aragorn II');
        // somebody is left: what becomes of the attack is not said by there being nobody
        t.hazard.chooses('Aragorn II');
        t.passUntil('strike-hazard').hazard.plays("Dragon's Blood").stage.resolve();
        // he beats the first strike, and the blood burns him; what is left is not beaten by that
        if (falls) t.rolls(12, 12, 12);
        else t.rolls(12, 2, 12, 12, 12);
        plainly(t);
        t.equal(
          [t.card('Aragorn II').zone, t.card('Smaug').zone],
          falls ? ['removed', 'discard'] : ['play', 'pile'],
          falls ? 'the second strike counts as a success' : 'both were beaten',
        );
      }
      t.say('A strike without a body is beaten as soon as it fails: this one has not');
      for (const falls of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Elrond'] }],
          },
          hazard: { hand: ['Cave-drake', 'Deftness of Agility', "Dragon's Blood"] },
          moment: 'hazards',
          declared: -1,
          asksPasses: true,
        });
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        t.hazard.plays('Deftness of Agility', { way: '-3' }, 'the attack').stage.resolve();
        t.allPass().asks(t.hazard, 'attack').hazard.chooses('Aragorn II');
        t.hazard.chooses('Aragorn II');
        t.passUntil('strike-hazard').hazard.plays("Dragon's Blood").stage.resolve();
        if (falls) t.rolls(12, 12);
        else t.rolls(12, 2, 12);
        plainly(t);
        t.equal(
          [t.card('Aragorn II').zone, t.card('Cave-drake').zone],
          falls ? ['removed', 'discard'] : ['play', 'pile'],
          falls ? 'the second has not failed' : 'both have',
        );
      }
      t.say('What asks how many have succeeded hears of it');
      for (const falls of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Elrond'] }],
          },
          hazard: { hand: [GLOATER.name as Named, 'Deftness of Agility', "Dragon's Blood"] },
          moment: 'hazards',
          declared: -1,
          asksPasses: true,
        });
        t.hazard.plays(GLOATER.name as Named, 'Wilderness').stage.resolve();
        t.hazard.plays('Deftness of Agility', { way: '-3' }, 'the attack').stage.resolve();
        t.allPass().asks(t.hazard, 'attack').hazard.chooses('Aragorn II');
        t.hazard.chooses('Aragorn II');
        t.passUntil('strike-hazard').hazard.plays("Dragon's Blood").stage.resolve();
        if (falls) t.rolls(12, 12);
        else t.rolls(12, 2, 12);
        plainly(t);
        t.equal(
          t.card('Elrond').status,
          falls ? 'tapped' : 'untapped',
          falls ? 'one has' : 'none has',
        );
      }
    },
  ),

  scenario(
    'The strike left over against one who fell counts among those that hit',
    {
      proves: ['crf/turn/combat/the-strike-sequence/9', 'crf/errata/rules-errata/7', 'coe/3.i.5'],
      rules: ALL,
    },
    (t) => {
      // the faces look at as many cards as strikes were successful; nine is what discards him
      for (const check of [12, 9, 2]) {
        const falls = check > 2;
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Bree',
                by: ['Angmar', 'Arthedain'],
                members: [{ name: 'Snaga', bears: ['Usriev of Treachery'] }, 'Lagduf'],
              },
            ],
          },
          hazard: { hand: ['Goblin-faces'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Goblin-faces', 'Border-hold').stage.resolve();
        t.passUntil('defend').resource.chooses('a strike to Snaga').chooses('a strike to Snaga');
        t.resource.chooses('a strike to Lagduf');
        t.rolls(12).passUntil('strike').resource.chooses('resolve the strike against Lagduf');
        t.passUntil('stay-untapped').resource.chooses('no');
        if (falls) t.rolls(2, check);
        else t.rolls(2, check, 12);
        t.passUntil('stay-untapped').resource.chooses('yes');
        t.passUntil('put-under');
        t.equal(
          t.card('Snaga').zone,
          { 12: 'removed', 9: 'discard' }[check] ?? 'play',
          'by the first of his two',
        );
        t.equal(
          t.hazard.options().filter((o) => o !== 'pass').length,
          falls ? 2 : 1,
          falls ? 'both of them hit' : 'the one that hit, and one that was beaten',
        );
      }
    },
  ),

  scenario(
    "Dragon's Desolation opens a ruin by the path on its card, for one Dragon of the turn",
    {
      proves: ['crf/card/dragons-desolation/1', 'companion/clarification/dragons-desolation/1'],
      rules: ALL,
    },
    (t) => {
      const way = { way: 'Lairs with at least two' };
      const board = (
        company: Pick<CompanySpec, 'at' | 'to' | 'by'>,
        events: readonly Named[] = [],
      ): void => {
        t.board({
          resource: { companies: [{ ...company, members: ['Gimli', 'Beorn', 'Gandalf'] }] },
          hazard: { events, hand: ["Dragon's Desolation", 'Smaug', 'Daelomin', 'Orc-guard'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
      };
      board({ at: 'Tharbad' });
      t.hazard.refused('Smaug', { key: 'coe/2.IV.vii.2' });
      t.hazard.plays("Dragon's Desolation", way, 'Tharbad').stage.resolve();
      t.resource.passes();
      t.hazard.may('play Smaug').may('play Daelomin').may('pass');
      t.shows('companion/clarification/dragons-desolation/1#6');
      t.say('One Dragon has come: the way is closed');
      t.hazard.plays('Smaug').stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.passes();
      t.hazard.refused('Daelomin', { key: 'coe/2.IV.vii.2' });
      t.say('One that comes in a way of its own leaves it open');
      board({ at: 'Dancing Spire' });
      t.hazard.plays("Dragon's Desolation", way, 'Dancing Spire').stage.resolve();
      t.resource.passes();
      t.hazard.chooses('play Daelomin').chooses('keyed to the site by name').stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.passes();
      t.hazard.may('play Smaug');
      t.shows('companion/clarification/dragons-desolation/1#2');

      board({ at: 'Tharbad' });
      t.hazard.plays("Dragon's Desolation", way, 'Tharbad').stage.resolve();
      t.say('No Dragon need come; but with the turn the chance is over');
      t.resource.passes();
      t.hazard.passes();
      t.passUntil('movement-hazard', { turns: 2 });
      t.hazard.refused('Smaug', { key: 'coe/2.IV.vii.2' });

      t.say('Nor need he who opens it have a Dragon at hand');
      for (const events of [[], ['Doors of Night']] as const) {
        t.board({
          resource: { companies: [{ at: 'Tharbad', members: ['Gimli'] }] },
          hazard: { events: [...events], hand: ["Dragon's Desolation", 'Orc-guard'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.plays("Dragon's Desolation", way, 'Tharbad').stage.resolve();
        t.resource.passes();
        t.hazard.may('pass').passes();
        t.passUntil('enter');
      }
      t.say('Not even where by night one Wilderness is enough');
      t.board({
        resource: { companies: [{ at: 'Glittering Caves', members: ['Gimli'] }] },
        hazard: { events: ['Doors of Night'], hand: ["Dragon's Desolation", 'Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays("Dragon's Desolation").stage.resolve();
      t.resource.passes();
      t.hazard.may('pass').passes();
      t.passUntil('enter');

      t.say('In the same turn it is open to whoever else comes there');
      t.board({
        resource: {
          companies: [
            { at: 'Tharbad', members: ['Gimli'] },
            { at: 'Barrow-downs', to: 'Tharbad', by: ['Cardolan'], members: ['Beorn'] },
          ],
        },
        hazard: { hand: ["Dragon's Desolation", 'Smaug', 'Wargs'] },
        moment: 'hazards',
        current: 'Gimli',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays("Dragon's Desolation", way, 'Tharbad').stage.resolve();
      t.skipTo('movement-hazard-end').skipTo('movement-hazard');
      t.equal(t.state.current, t.company('Beorn').id, 'now it is their phase');
      t.resource.passes();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.passes();
      t.hazard.plays('Smaug').stage.resolve();
      t.expect(t.underAttack, 'he comes upon the others');
      t.shows('companion/clarification/dragons-desolation/1#1');

      t.say('The path on the card of the site, not that of the journey');
      board({ at: 'Barrow-downs', to: 'Tharbad', by: ['Cardolan'] });
      t.equal(t.path('Gimli').length, 1, 'one Wilderness to walk');
      t.hazard.plays("Dragon's Desolation", way, 'Tharbad').stage.resolve();
      t.resource.passes();
      t.hazard.may('play Smaug');
      board({ at: 'Dimrill Dale', to: "Hermit's Hill", by: ['Redhorn Gate', 'Wold & Foothills'] });
      t.equal(t.path('Gimli'), ['wilderness', 'wilderness'], 'two to walk');
      t.hazard.refused("Dragon's Desolation", { 'no-target': 'coe/9.3' }, way);
      t.shows('companion/clarification/dragons-desolation/1#5');
      t.say('Of the path on the card two must be Wildernesses');
      board({ at: 'Glittering Caves' });
      t.hazard
        .mayNot("play Dragon's Desolation")
        .refused("Dragon's Desolation", { 'no-target': 'coe/9.3' }, way);
      t.say('With none of them on it the card is of no use, night or day');
      for (const events of [[], ['Doors of Night']] as const) {
        board({ at: 'Himring' }, events);
        t.hazard.mayNot("play Dragon's Desolation");
      }
      t.shows('companion/clarification/dragons-desolation/1#4');
      t.say(
        'Or one, if Doors of Night is in play; that too is for one Dragon, and for nobody else',
      );
      board({ at: 'Glittering Caves' }, ['Doors of Night']);
      t.hazard.plays("Dragon's Desolation").stage.resolve();
      t.resource.passes();
      t.hazard.refused('Orc-guard', { key: 'coe/2.IV.vii.2' }).plays('Smaug').stage.resolve();
      t.fightOut({ always: 12 });
      t.resource.passes();
      t.hazard.refused('Daelomin', { key: 'coe/2.IV.vii.2' });
      board({ at: 'Moria' }, ['Doors of Night']);
      t.hazard.mayNot("play Dragon's Desolation");
      t.say('A Shadow-hold has such a path, but is no ruin');
      board({ at: 'Moria' });
      t.hazard.refused("Dragon's Desolation", { 'no-target': 'coe/9.3' }, way);
      t.shows('companion/clarification/dragons-desolation/1#3');
    },
  ),

  scenario(
    'Half an Eye Open is revealed to a burglar, Dragon or no Dragon',
    { proves: ['crf/card/half-an-eye-open/1', 'crf/term/active-conditions/7'], rules: ALL },
    (t) => {
      for (const seen of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                // there are Orcs, and no Dragon
                at: 'Moria',
                members: ['Bilbo', 'Legolas'],
                ...(seen ? { onGuard: ['Half an Eye Open'] as const } : {}),
              },
            ],
            hand: ['Burglary', 'Sword of Gondolin'],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.passUntil('in-lieu').resource.plays('Burglary', 'Bilbo');
        if (seen) t.hazard.reveals('Half an Eye Open');
        t.rolls(9).resolve();
        t.equal(t.underAttack, seen, 'five less, and he is caught');
      }
      t.say('For its first use there must be a Dragon or a Drake');
      for (const [creature, dragon] of [
        ['Cave-drake', true],
        ['Wargs', false],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Bilbo', 'Legolas'] }] },
          hazard: { hand: [creature, 'Half an Eye Open'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(creature, 'Wilderness').stage.resolve();
        t.resource.passes();
        if (dragon) t.hazard.may('play Half an Eye Open');
        else t.hazard.refused('Half an Eye Open', { 'no-target': 'coe/9.3' }, { way: 'Dragon' });
      }
      t.shows('crf/term/active-conditions/7#4');
    },
  ),

  scenario(
    'Memories are stolen from one who faces the strike, for as long as the card lies there',
    { proves: ['crf/card/memories-stolen/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ ...LAIR, members: ['Bilbo', 'Gimli', 'Legolas'] }],
          hand: ['Stealth'],
        },
        hazard: { hand: ['Smaug', 'Memories Stolen'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Smaug').stage.resolve();
      t.hazard.refused('Memories Stolen', { 'no-target': 'coe/9.3' });
      t.shows('crf/card/memories-stolen/1#2');
      t.allPass().hazard.chooses('a strike to Bilbo').chooses('a strike to Gimli');
      t.passUntil('strike').resource.chooses('the strike against Bilbo');
      t.passUntil('strike-hazard').hazard.chooses('play Memories Stolen');
      t.equal(t.chain(), ['Memories Stolen'], 'there is nobody else on whom it could be laid');
      t.resolve();
      t.equal(t.card('Memories Stolen').host, 'Bilbo', 'on whom the strike falls');
      t.shows('crf/card/memories-stolen/1#1');
      t.rolls(2, 2, 2, 2);
      plainly(t);
      t.say('The next turns, too: no scout is there to sneak');
      t.passUntil('organization', { turns: 2 });
      t.resource.refused('Stealth', { edge: 'coe/9.6.6', 'no-user': 'coe/9.2' });
      t.say('When the card is gone he has them again');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Bilbo', bears: ['Memories Stolen'] }, 'Gimli'] },
          ],
          hand: ['Stealth', 'Marvels Told'],
        },
        hazard: { events: ['Rank upon Rank'] },
        moment: 'organization',
      });
      t.resource
        .refused('Stealth', { edge: 'coe/9.6.6', 'no-user': 'coe/9.2' })
        .refused('Marvels Told', { 'no-user': 'coe/9.2' });
      t.shows('crf/card/memories-stolen/1#3');
      t.rolls(9).resource.uses('Memories Stolen').stage.resolve();
      t.equal(t.card('Memories Stolen').zone, 'discard', 'remembered');
      t.resource
        .refused('Stealth', { edge: 'coe/9.6.6', 'user-tapped': 'coe/9.2.3' })
        .refused('Marvels Told', { 'user-tapped': 'coe/9.2.3' });
      t.shows('crf/card/memories-stolen/1#4');
    },
  ),

  scenario(
    'Rumor of Wealth lies on guard, and calls the Dragon to the site as the item is played',
    { proves: ['crf/card/rumor-of-wealth/1', 'crf/turn/combat/attack/11'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Isengard',
              members: ['Gimli', 'Aragorn II', 'Frodo', 'Gandalf'],
              onGuard: ['Rumor of Wealth'],
            },
          ],
          hand: ['Glamdring', 'Not at Home'],
        },
        hazard: { hand: ['Smaug', 'Wargs'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      while (t.underAttack) t.fightOut({ always: 12 });
      t.passUntil('site').resource.plays('Glamdring', 'Gandalf');
      t.hazard.reveals('Rumor of Wealth').stage.resolve();
      t.equal(t.card('Glamdring').host, 'Gandalf', 'he has it');
      t.resource.passes();
      t.hazard.uses('Rumor of Wealth').stage.resolve();
      t.equal(t.attack().name, 'Smaug', 'and somebody has heard of it');
      t.say('The card has him come to the site: that is what he is keyed to');
      t.resource.plays('Not at Home').stage.resolve();
      t.expect(!t.underAttack, 'nobody is there');
    },
  ),

  scenario(
    'Summons from Long Sleep keeps one, off the limit, and is gone when that one has attacked',
    {
      proves: [
        'crf/card/summons-from-long-sleep/1',
        'crf/card/summons-from-long-sleep/2',
        'crf/errata/card-errata/70',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Gimli'] }] },
        hazard: {
          hand: ['Cave-drake', 'Smaug', 'Light-drake', 'Wargs'],
          events: ['Summons from Long Sleep'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.say('one that it has not kept may attack: it waits');
      t.hazard.plays('Light-drake', 'Wilderness').stage.resolve();
      t.rolls(12, 12);
      plainly(t);
      t.equal(t.card('Summons from Long Sleep').zone, 'play', 'this one came from the hand');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Gimli'] }] },
        hazard: { hand: ['Cave-drake', 'Smaug', 'Wargs'], events: ['Summons from Long Sleep'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Summons from Long Sleep', 'Cave-drake').stage.resolve();
      t.equal(t.company('Gandalf').hazards, 0, 'to reserve is free');
      t.resource.passes();
      t.hazard.mayNot('use Summons from Long Sleep');
      t.hazard.plays('Cave-drake', 'Wilderness');
      t.resource.passes();
      t.hazard.mayNot('use Summons from Long Sleep');
      t.resolve();
      t.equal(t.company('Gandalf').hazards, 1, 'to play it is not');
      t.resource.passes();
      t.asks(t.hazard, 'attack').hazard.mayNot('use Summons from Long Sleep');
      t.hazard.refused('Summons from Long Sleep', { need: 'coe/9.2' });
      t.shows('crf/errata/card-errata/70#2');
      t.equal(t.card('Summons from Long Sleep').zone, 'play', 'it is there while that attacks');
      t.rolls(12, 12);
      plainly(t);
      t.equal(t.card('Summons from Long Sleep').zone, 'discard', 'and keeps no other');
      t.equal(t.card('Smaug').zone, 'hand', 'who has to stay in hand');
      t.shows('crf/card/summons-from-long-sleep/1#2');
      t.say('However its attack ends: it may win, or be turned away');
      for (const wins of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Bilbo'] }],
            hand: ['Concealment'],
          },
          hazard: { hand: ['Cave-drake', 'Wargs'], events: ['Summons from Long Sleep'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.uses('Summons from Long Sleep', 'Cave-drake').stage.resolve();
        t.resource.passes();
        t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
        if (wins) t.fightOut({ always: 2 });
        else t.resource.plays('Concealment', 'Bilbo').stage.resolve();
        t.equal(
          [t.card('Cave-drake').zone, t.card('Summons from Long Sleep').zone],
          ['discard', 'discard'],
          'both have gone',
        );
      }
      t.shows('crf/card/summons-from-long-sleep/1#1', 'crf/errata/card-errata/70#1');
      t.say('It can be done when nothing is left of the limit');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Gimli'] }] },
        hazard: { hand: ['Cave-drake', 'Wargs'], events: ['Summons from Long Sleep'] },
        moment: 'hazards',
        declared: 2,
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.refused('Wargs', { 'hazard-limit': 'coe/2.IV.iii.1' });
      t.hazard.uses('Summons from Long Sleep', 'Cave-drake').stage.resolve();
      t.equal(t.card('Cave-drake').host, 'Summons from Long Sleep', 'it is kept');
    },
  ),
];
