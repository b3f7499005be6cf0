import { query } from '@mathom/engine';
import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL, NEW, OLD, SPARE } from '../help.ts';

/** What the rulings say of the ways of minions, of those whom they call up, and of what they hear. */
const kind = 'ringwraith';
const COME = 'We Have Come to Kill';

/** Who is with him, once a Fallen-wizard has tried to call him to a hold of minions. */
const called = (t: Stage, who: Named, events: Named[] = []): readonly string[] => {
  t.board({
    resource: {
      kind: 'fallen-wizard',
      companies: [{ at: 'LE-373', members: ['Jerrek'] }],
      hand: [COME, who],
      events,
    },
    moment: 'organization',
    asksPasses: true,
  });
  if (!t.offered().includes(`play ${COME}`)) return [];
  t.resource.plays(COME).stage.resolve();
  if (t.decision().about === 'play') t.resource.chooses(who, 'general');
  return t.card(who).companions;
};

/** Into Rhudaur, where Rangers and Wargs roam. */
const onTheWay = (
  t: Stage,
  members: readonly Member[],
  hand: Named[],
  moment: 'organization' | 'hazards',
): Stage =>
  t.board({
    resource: {
      kind,
      companies: [{ at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members }],
      hand,
    },
    hazard: { hand: ['Arthadan Rangers', 'Wargs'] },
    moment,
    asksPasses: true,
  });

const camped = (t: Stage, at: Named, members: readonly Named[], hand: Named[]): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand },
    moment: 'organization',
    asksPasses: true,
  });

/** An agent comes by it, and no Ringwraith who would be his player's own. */
const agentsCome = (t: Stage): void => {
  camped(t, 'Ettenmoors', ['Hador'], [COME, 'Baduila', 'Ren the Ringwraith']);
  t.resource.plays(COME).stage.resolve();
  if (t.decision().about === 'play') t.resource.chooses('Baduila', 'general');
  t.equal(
    [t.card('Baduila').companions, t.card('Ren the Ringwraith').zone],
    [['Hador'], 'hand'],
    'the agent has come',
  );
  t.shows('crf/card/we-have-come-to-kill/1#1');
  camped(t, 'Ettenmoors', ['Hador'], [COME, 'Ren the Ringwraith']);
  t.resource.refused(COME, { 'no-target': 'coe/9.3' });
  t.shows('crf/card/we-have-come-to-kill/1#2');
};

export const minionsWays: readonly Scenario[] = [
  scenario(
    'We Have Come to Kill: agents too, but no Ringwraith, even if he would only follow another',
    { proves: ['crf/card/we-have-come-to-kill/1'], rules: OLD },
    (t) => {
      agentsCome(t);
      camped(t, 'LE-393', ['Dwar the Ringwraith'], [COME, 'Indûr the Ringwraith']);
      t.resource.refused(COME, { need: 'coe/9.2' });
      t.shows('crf/card/we-have-come-to-kill/1#3');
    },
  ),
  scenario(
    'We Have Come to Kill, as it is printed now: agents, and a Ringwraith who follows another',
    { proves: ['coe/2.II.2.1.R4', 'crf/card/we-have-come-to-kill/1'], rules: NEW },
    (t) => {
      agentsCome(t);
      camped(t, 'LE-393', ['Dwar the Ringwraith'], [COME, 'Indûr the Ringwraith']);
      t.resource.plays(COME).stage.resolve();
      t.equal(t.card('Indûr the Ringwraith').control, 'Dwar the Ringwraith', 'he follows');
      t.shows('crf/card/we-have-come-to-kill/1#3');
    },
  ),
  scenario(
    'We Have Come to Kill: only whom there is influence for',
    {
      proves: ['crf/card/we-have-come-to-kill/2', 'pef/card/we-have-come-to-kill/2'],
      rules: ALL,
    },
    (t) => {
      // who has not enough left to control them with calls nobody: Radbug has a mind of four
      for (const [leader, left] of [
        ['Shagrat', 3],
        ['Ulkaur the Tongueless', 4],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Ettenmoors', members: ['Muzgash'] },
              { at: 'Dol Guldur', members: ['Lieutenant of Morgul', leader] },
            ],
            hand: [COME, 'Radbug'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (left < 4) t.resource.refused(COME, { 'no-target': 'coe/9.3' });
        else {
          t.resource.plays(COME).stage.resolve();
          t.equal(t.card('Radbug').companions, ['Muzgash'], 'there is just enough for him');
        }
      }
      t.say('Of the same people one who is there controls him by direct influence');
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Ettenmoors', members: ['Muzgash', 'Shagrat'] },
            { at: 'Dol Guldur', members: ['Lieutenant of Morgul'] },
          ],
          hand: [COME, 'Radbug'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(COME).stage.resolve();
      t.equal(t.card('Radbug').control, 'Shagrat', 'an Orc under a leader of Orcs');
      t.say('Where no company is there is nobody to come to');
      for (const [at, empty] of [
        ['Dol Guldur', 'Ettenmoors'],
        ['Ettenmoors', 'Dol Guldur'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at, members: ['Hador'] }],
            sites: [empty],
            hand: [COME, 'Jerrek'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (empty === 'Ettenmoors') t.resource.refused(COME, { 'no-target': 'coe/9.3' });
        else t.resource.may(`play ${COME}`);
      }
    },
  ),
  scenario(
    'We Have Come to Kill: for those who stayed, while others are on their way',
    { proves: ['pef/card/we-have-come-to-kill/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Jerrek'],
            },
            { at: 'Ettenmoors', members: ['Hador'] },
          ],
          hand: [COME, 'Ostisen'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.plays(COME).stage.resolve();
      if (t.decision().about === 'play') t.resource.chooses('Ostisen', 'general');
      t.equal(t.card('Ostisen').companions, ['Hador'], 'with those who stayed');
    },
  ),
  scenario(
    'We Have Come to Kill: a Fallen-wizard calls Orcs, Hobbits, agents and Fram by it, whatever else he has in play',
    { proves: ['pef/card/we-have-come-to-kill/1'], rules: ['crf', 'tournament'] },
    (t) => {
      const people = ['Muzgash', 'Troll Lout', 'Sam Gamgee', 'Gisulf', 'Fram Framson'] as const;
      for (const [i, who] of people.entries()) {
        t.equal(called(t, who), ['Jerrek'], `${who} has come`);
        t.shows(`pef/card/we-have-come-to-kill/1#${i + 1}`);
      }
      t.game([
        {
          kind: 'fallen-wizard',
          characters: ['Saruman'],
          pool: ['Muzgash', 'Troll Lout', 'Galva', 'Bad Company'],
          sites: ['WH-58'],
        },
        { pool: ['Dori', 'Nori'] },
      ]);
      t.asks(t.resource, 'draft').resource.options_are('Galva', 'Bad Company');
      t.resource.chooses('Bad Company');
      t.hazard.chooses('Dori');
      t.asks(t.resource, 'draft').resource.may('Muzgash').may('Troll Lout');
      t.shows('pef/card/we-have-come-to-kill/1#6');
    },
  ),

  scenario(
    'We Have Come to Kill: a Fallen-wizard calls Orcs and Trolls by it only with a Stage card for them',
    { proves: ['coe/2.II.2.2.F2', 'pef/card/we-have-come-to-kill/1'], rules: ['coe'] },
    (t) => {
      for (const who of ['Muzgash', 'Troll Lout'] as const) {
        t.equal(called(t, who), [], `${who} does not come`);
        t.equal(called(t, who, ['Bad Company']), ['Jerrek'], `${who} has come`);
      }
      t.shows('pef/card/we-have-come-to-kill/1#7');
      for (const who of ['Sam Gamgee', 'Fram Framson', 'Gisulf'] as const)
        t.equal(called(t, who), ['Jerrek'], `${who} has come`);
    },
  ),
  scenario(
    'Black Rain: a Fallen-wizard plays a ring of heroes by it, a Ringwraith does not',
    { proves: ['crf/card/black-rain/1', 'pef/card/black-rain/1'], rules: ALL },
    (t) => {
      for (const [who, can] of [
        ['fallen-wizard', true],
        ['ringwraith', false],
        ['balrog', false],
      ] as const) {
        t.board({
          resource: {
            kind: who,
            companies: [{ at: 'LE-373', members: ['Hador'] }],
            hand: ['Black Rain', 'TW-216', 'TW-347', 'LE-305', 'Magic Ring of Fury'],
          },
          hazard: { hand: ['Aragorn II', 'Faramir'] },
          moment: 'entered',
          asksPasses: true,
        });
        t.rolls(12).resource.plays('Black Rain').stage.resolve();
        t.hazard.chooses('Aragorn II');
        const offered = (name: string): boolean => t.offered().some((o) => o.includes(name));
        t.equal(
          ["Barin's", "Durin's", 'The One Ring', 'Fury'].map(offered),
          [true, can, can, false],
          'a Dwarven Ring of minions for any of them, one of heroes and their One Ring or not',
        );
        if (!can) {
          t.shows('crf/card/black-rain/1#2', 'pef/card/black-rain/1#2');
          continue;
        }
        t.resource.chooses("Durin's");
        t.equal(t.state.host[t.id('TW-216')], t.id('Hador'), 'the sage has it');
        t.shows('crf/card/black-rain/1#1', 'pef/card/black-rain/1#1');
      }
    },
  ),
  scenario(
    'News of the Shire: Bag End is a Border-hold on whosever card, and the Shire a Border-land',
    { proves: ['crf/card/news-of-the-shire/1', 'crf/term/site/3'], rules: ALL },
    (t) => {
      const NEWS = 'News of the Shire';
      for (const stored of [true, false]) {
        t.board({
          resource: {
            kind: 'wizard',
            companies: [
              {
                at: 'Rivendell',
                to: 'Bag End',
                by: ['Rhudaur', 'Arthedain', 'The Shire'],
                members: ['Frodo'],
              },
            ],
          },
          hazard: {
            kind,
            companies: [{ at: 'LE-350', members: ['Hador'] }],
            stored: stored ? [{ name: NEWS, at: 'Barad-dûr' }] : [],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.equal(
          [0, 1].map((seat) => query.siteType(t.state, t.id('Bag End', seat))),
          stored ? ['border-hold', 'border-hold'] : ['free-hold', 'free-hold'],
          'the hole in the hill',
        );
        t.equal(t.path('Frodo').at(-1), stored ? 'border' : 'free', 'the land about it');
      }
      t.shows('crf/term/site/3#5');
    },
  ),
  scenario(
    'Freeze the Flesh: who fell in a fight comes back, and is no kill',
    { proves: ['crf/card/freeze-the-flesh/1'], rules: ALL },
    (t) => {
      const FREEZE = 'Freeze the Flesh';
      const goOn = (still: () => boolean): void => {
        for (let k = 0; k < 60 && still() && t.underAttack; k++) {
          const { options } = t.decision();
          const o = options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0];
          t.take(o, 'it goes on');
        }
      };
      const fight = (mine: Named[], ...rolls: number[]): void => {
        t.board({
          resource: { kind, companies: [{ at: 'Bree', members: mine }], hand: [FREEZE, SPARE] },
          hazard: {
            kind: 'wizard',
            companies: [{ at: 'Bree', members: ['Aragorn II', 'Elladan'] }],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.refused(FREEZE, { 'no-target': 'coe/9.3' });
        t.passUntil('company-attack');
        t.resource.chooses('attack the company');
        t.passUntil('defend').hazard.chooses('a strike to Aragorn II').chooses(mine[1]);
        t.rolls(...rolls);
        goOn(() => t.card(mine[1]).zone === 'play');
      };
      // Jerrek has a body of 8
      fight(['Ciryaher', 'Jerrek'], 2, 12, 12);
      t.equal([t.card('Jerrek').zone, t.points(1).kill], ['pile', 1], 'slain');
      t.rolls(12, 2, 2);
      goOn(() => true);
      t.passUntil('end-of-turn');
      const theirs = t.tally(1);
      t.rolls(12).resource.plays(FREEZE).stage.resolve();
      t.equal(t.tally(1), theirs - 1, 'he is worth nothing to them any more');
      t.equal(
        [t.card('Jerrek').companions, t.card('Jerrek').status, t.points(1).kill],
        [['Ciryaher'], 'tapped', 0],
        'he is back, and is no kill',
      );
      t.equal(
        (['mind', 'prowess', 'body'] as const).map((x) => t.card('Jerrek').stat(x)),
        [2, 4, 6],
        'what is left of him',
      );
      t.equal(query.isCovert(t.state, t.company('Jerrek')), false, 'a sight to see');
    },
  ),
  scenario(
    'To go back by the Iron-road is to move, but without a phase for it',
    { proves: ['crf/card/iron-road/1'], rules: ALL },
    (t) => {
      onTheWay(
        t,
        ['Lagduf', 'Muzgash', 'Radbug', { name: 'Hador', bears: ['LE-330'] }],
        ['Iron-road', 'Focus Palantír', SPARE],
        'organization',
      );
      t.resource.plays('Iron-road').stage.resolve();
      t.skipTo('enter').resource.chooses('enter');
      while (t.underAttack) t.fightOut({ always: 12 });
      t.resource.plays('Focus Palantír').stage.resolve();
      t.equal(t.card('Focus Palantír').zone, 'play', 'the stone is ready');
      t.skipTo('turn-end').resource.uses('Iron-road').stage.resolve();
      t.equal(
        [t.card('Hador').site, t.card('Focus Palantír').zone],
        ['Carn Dûm', 'discard'],
        'they have moved',
      );
      t.shows('crf/card/iron-road/1#1');
      t.expect(t.state.phase !== 'movement-hazard', 'and there is no movement/hazard phase');
      t.asks(t.resource, 'turn-end');
      t.shows('crf/card/iron-road/1#2');
    },
  ),
  scenario(
    'Ruse: a scout by himself lets the attack go by, which was faced and not canceled',
    { proves: ['crf/card/ruse/1'], rules: ALL },
    (t) => {
      onTheWay(t, ['Ciryaher'], ['Ruse', 'No News of Our Riding'], 'hazards');
      t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
      t.resource.plays('Ruse', { way: 'scout' }).stage.resolve();
      t.passUntil('movement-hazard');
      t.equal(
        [t.underAttack, t.card('Arthadan Rangers').zone, t.card('Ciryaher').status],
        [false, 'discard', 'untapped'],
        'nothing comes of it',
      );
      t.shows('crf/card/ruse/1#1');
      t.equal(
        t.company('Ciryaher').faced.map(({ name, failed }) => [name, failed]),
        [['Arthadan Rangers', undefined]],
        'it was faced, and not turned away',
      );
      t.shows('crf/card/ruse/1#3');
      t.equal(
        t.steps
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'attack-ended' ? [e.outcome] : [])),
        ['not defeated'],
        'nor canceled',
      );
      t.resource.may('play No News of Our Riding');
      t.shows('crf/card/ruse/1#4');
      t.say('Nor is it won, where it would have been no detainment');
      onTheWay(t, ['Ciryaher'], ['Ruse'], 'hazards');
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('Ruse', { way: 'scout' }).stage.resolve();
      t.passUntil('movement-hazard');
      t.equal(
        [t.underAttack, t.card('Wargs').zone],
        [false, 'discard'],
        'it lies with what is discarded',
      );
      t.shows('crf/card/ruse/1#2');
      t.say('With a companion it is no more than that he is not struck');
      onTheWay(t, ['Ciryaher', 'Hador'], ['Ruse', 'No News of Our Riding'], 'hazards');
      t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
      t.resource.plays('Ruse', 'Ciryaher', { way: 'scout' }).stage.resolve();
      t.skipTo('stay-untapped');
      t.equal([...new Set(t.attack().assigned)], ['Hador'], 'the other is');
      t.shows('crf/card/ruse/1#5');
    },
  ),
];
