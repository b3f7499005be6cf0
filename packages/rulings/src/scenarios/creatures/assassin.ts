import {
  type BoardSpec,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const toBree = (hand: Named[], hazard: Named[] = [], events: Named[] = []): BoardSpec => ({
  resource: {
    companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli', 'Legolas'] }],
    hand,
  },
  hazard: { hand: ['Assassin', ...hazard], events },
  moment: 'hazards',
});

/** The strike of one attack, which its victim beats without tapping or help. */
const beats = (t: Stage, roll: number): void => {
  t.rolls(roll);
  t.passUntil('stay-untapped');
  t.resource.chooses('yes');
  while (t.decision().about === 'support') t.pass();
  while (t.decision().about === 'strike-defender') t.pass();
};

export const assassin: readonly Scenario[] = [
  scenario(
    'Whoever beats all three attacks of an Assassin has two points',
    { proves: ['crf/card/assassin/1', 'crf/errata/card-errata/6', 'coe/2.IV.vii.2.1'], rules: ALL },
    (t) => {
      t.board(toBree([]));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.passUntil('attack').allPass();
      t.hazard.chooses('a strike to Aragorn II');
      beats(t, 12);
      t.equal(t.card('Assassin').zone, 'chain', 'one attack is not the whole creature');
      beats(t, 12);
      beats(t, 12);
      t.equal(t.card('Assassin').zone, 'pile', 'it is beaten');
      t.equal(t.points(0).kill, 2, 'kill points');
    },
  ),

  scenario(
    'More strikes for the Assassin weigh on the one victim and reach nobody else',
    { proves: ['crf/card/assassin/2', 'coe/3.iv.2'], rules: ALL },
    (t) => {
      t.board(toBree([], [], ['Rank upon Rank']));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.equal(t.attack().strikes, 2, 'the attack has two strikes');
      t.allPass();
      t.hazard
        .options_are('a strike to Aragorn II', 'a strike to Gimli', 'a strike to Legolas')
        .chooses('a strike to Gimli');
      t.equal(t.attack().assigned, ['Gimli'], 'the second strike is not assigned to another');
      t.passUntil('stay-untapped');
      t.resource.chooses('no');
      t.equal(t.strikeProwess(), 4, 'Gimli fights at five less one for the excess strike');
      // a draw, so that Rank upon Rank stays
      t.rolls(8);
      t.passUntil('attack');
      t.equal(t.attack().strikes, 2, 'the second attack has two as well');
      t.allPass();
      t.equal(t.attack().assigned, ['Gimli'], 'and again he alone faces it');
      t.shows('crf/card/assassin/2#2');
      // a draw again
      t.rolls(9);
      t.passUntil('attack');
      t.equal(
        t.steps.flatMap((x) => x.events.flatMap((e) => (e.event === 'strike' ? [e.prowess] : []))),
        [4, 3],
        'one less for the excess strike again, and he is tapped by now',
      );
      t.shows('crf/card/assassin/2#1');
      t.say('With two strikes more two are excess');
      t.board(toBree([], [], ['Rank upon Rank', 'Hoarmûrath of Dír']));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.hazard.uses('Hoarmûrath of Dír').stage.resolve();
      t.equal(t.attack().strikes, 3, 'the attack has three strikes');
      t.allPass().hazard.chooses('a strike to Gimli');
      t.equal(t.attack().assigned, ['Gimli'], 'all three are his');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.equal(t.strikeProwess(), 5 - 2, 'one less for each');
      t.shows('crf/card/assassin/2#1');
    },
  ),

  scenario(
    'One attack of an Assassin may be canceled after another was faced, by somebody else',
    { proves: ['crf/card/assassin/3'], rules: ALL },
    (t) => {
      t.board(toBree([]));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.allPass();
      t.hazard.chooses('a strike to Aragorn II');
      beats(t, 12);
      t.passUntil('attack');
      t.resource.may('tap Gimli to cancel').may('tap Legolas to cancel').mayNot('tap Aragorn II');
      t.resource.chooses('tap Gimli to cancel');
      t.passUntil('attack');
      t.say('and the third as well');
      t.resource.options_are('tap Legolas to cancel the attack', 'pass').chooses('tap Legolas');
      t.expect(!t.underAttack, 'nothing is left of the Assassin');
      t.equal(t.card('Aragorn II').status, 'untapped', 'its victim faced one strike only');
      t.equal(t.card('Assassin').zone, 'discard', 'it was not defeated');
    },
  ),

  scenario(
    'At most two attacks of an Assassin are canceled by taps',
    { proves: ['crf/card/assassin/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Aragorn II', 'Gimli', 'Legolas', 'Glorfindel II'],
            },
          ],
        },
        hazard: { hand: ['Assassin'] },
        moment: 'hazards',
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.resource.chooses('tap Gimli to cancel');
      t.passUntil('attack');
      t.resource.chooses('tap Legolas to cancel');
      t.hazard.chooses('a strike to Aragorn II');
      t.expect(t.underAttack, 'the third must be faced');
      t.resource.mayNot('cancel the attack');
    },
  ),

  scenario(
    'Once its strike is assigned a tap cancels the first attack of an Assassin, and only now any other',
    { proves: ['crf/card/assassin/4'], rules: ALL },
    (t) => {
      t.board(toBree([]));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.allPass();
      t.hazard.chooses('a strike to Aragorn II');
      t.equal(t.attack().assigned, ['Aragorn II'], 'it is assigned');
      t.resource.may('tap Gimli to cancel').mayNot('tap Aragorn II').chooses('tap Gimli to cancel');
      t.passUntil('attack');
      t.equal(
        [t.card('Gimli').status, t.card('Aragorn II').status, t.attack().assigned],
        ['tapped', 'untapped', []],
        'the first is canceled, and the second begins',
      );
      t.shows('crf/card/assassin/4#1');
      t.resource.may('tap Legolas to cancel');
      t.allPass();
      t.equal(t.attack().assigned, ['Aragorn II'], 'the second is his again');
      if (t.rules === 'coe') t.resource.may('tap Legolas to cancel the attack');
      else t.resource.mayNot('cancel the attack');
      if (t.rules === 'coe') {
        t.say('Two of them, and not the third');
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Bree',
                members: ['Aragorn II', 'Gimli', 'Legolas', 'Glorfindel II'],
              },
            ],
          },
          hazard: { hand: ['Assassin'] },
          moment: 'hazards',
        });
        t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
        t.allPass();
        t.hazard.chooses('a strike to Aragorn II');
        t.resource.chooses('tap Gimli to cancel');
        t.passUntil('attack').allPass();
        t.resource.chooses('tap Legolas to cancel');
        t.asks(t.resource, 'stay-untapped').resource.options_are('no', 'yes');
        t.equal(t.attack().assigned, ['Aragorn II'], 'the third strikes at him too');
        t.say('It may be the third, when two were faced');
        t.board(toBree([]));
        t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
        t.allPass();
        t.hazard.chooses('a strike to Aragorn II');
        for (const _ of [1, 2]) {
          beats(t, 12);
          t.passUntil('attack').allPass();
        }
        t.equal(t.attack().assigned, ['Aragorn II'], 'the last of them');
        t.resource.chooses('tap Legolas to cancel the attack');
        t.expect(!t.underAttack, 'and that is canceled');
      }
      t.shows('crf/card/assassin/4#2');
    },
  ),

  scenario(
    'Between two attacks of a creature both players may start chains',
    { proves: ['pef/card/assassin/1', 'pef/card/assassin/1.1'], rules: ['crf', 'tournament'] },
    (t) => {
      for (const done of [1, 2]) {
        t.board(
          toBree(['Forewarned Is Forearmed', 'Gates of Morning'], ['River', 'Foolish Words']),
        );
        t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
        t.allPass();
        t.hazard.chooses('a strike to Aragorn II');
        for (let i = 0; i < done; i++) {
          beats(t, 12);
          t.passUntil('movement-hazard');
        }
        t.asks(t.resource, 'movement-hazard');
        t.expect(!t.underAttack, 'the next attack has not come yet');
        t.resource.may('play Forewarned Is Forearmed').may('play Gates of Morning').passes();
        t.hazard.may('play Foolish Words').plays('River');
        t.resolve();
        t.equal(t.card('River').zone, 'discard', 'it has resolved');
        if (done === 2) t.shows('pef/card/assassin/1.1#1');
        t.asks(t.resource, 'movement-hazard');
        t.resource.plays('Forewarned Is Forearmed').stage.resolve();
        t.equal(t.card('Forewarned Is Forearmed').zone, 'play', 'it is in play');
        t.shows('pef/card/assassin/1#1', ...(done === 2 ? ['pef/card/assassin/1.1#2'] : []));
        t.passUntil('stay-untapped');
        t.resource.chooses('yes');
        t.rolls(12);
        t.passUntil('movement-hazard');
        t.expect(!t.underAttack, 'of the attacks that were left only one came');
        t.equal(t.card('Assassin').zone, 'pile', 'and it is defeated');
      }
    },
  ),

  scenario(
    'In the rules of today the next attack of a creature is there at once',
    { proves: ['coe/2.IV.vii.2.1'], rules: ['coe'] },
    (t) => {
      t.board(toBree(['Forewarned Is Forearmed'], ['River']));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.allPass();
      t.hazard.chooses('a strike to Aragorn II');
      beats(t, 12);
      t.passUntil('attack');
      t.asks(t.resource, 'attack');
      t.expect(t.underAttack, 'the second attack has begun');
    },
  ),

  scenario(
    'So they may at each of its attacks, before its strike is assigned',
    { proves: ['pef/card/assassin/1', 'pef/card/assassin/1.1'], rules: ALL },
    (t) => {
      for (const done of [1, 2]) {
        t.board(toBree(['Forewarned Is Forearmed', 'Gates of Morning'], ['River']));
        t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
        t.allPass().hazard.chooses('a strike to Aragorn II');
        for (let i = 0; i < done; i++) {
          beats(t, 12);
          while (t.decision().about === 'between-strikes') t.pass();
          // by the present rules the next attack follows at once
          if (t.rules === 'coe') {
            t.asks(t.resource, 'attack');
            if (i === 1) t.shows('pef/card/assassin/1#1');
          } else {
            t.asks(t.resource, 'movement-hazard');
            t.expect(!t.underAttack, 'between two of them');
          }
          t.passUntil('attack');
          if (i < done - 1) t.resource.passes();
        }
        t.expect(t.underAttack, 'the next one has come');
        t.equal(t.attack().assigned, [], 'and nobody is struck yet');
        t.resource.may('play Forewarned Is Forearmed').plays('Gates of Morning').stage.resolve();
        t.hazard.plays('River').stage.resolve();
        t.equal(
          [t.card('Gates of Morning').zone, t.card('River').zone],
          ['play', 'discard'],
          'a chain of each of them',
        );
        t.expect(t.underAttack, 'and the attack goes on');
        t.resource.may('play Forewarned Is Forearmed');
        t.shows(
          'pef/card/assassin/1#2',
          ...(done === 1
            ? ['pef/card/assassin/1.1#3']
            : ['pef/card/assassin/1.1#1', 'pef/card/assassin/1.1#2']),
        );
      }
    },
  ),

  scenario(
    'An Assassin may be flattered at each of his attacks, and that may be answered',
    { proves: ['pef/card/assassin/2'], rules: ALL },
    (t) => {
      for (const done of [0, 1, 2]) {
        const from = t.steps.length;
        t.board(toBree(['Flatter a Foe'], ['River', 'Foolish Words']));
        t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
        for (let i = 0; i < done; i++) {
          if (i === 0) t.allPass().hazard.chooses('a strike to Aragorn II');
          else t.resource.passes();
          beats(t, 12);
          t.passUntil('attack');
        }
        t.resource.plays('Flatter a Foe', 'Aragorn II');
        // 9 and his three points of unused direct influence are more than eleven
        t.rolls(9);
        t.hazard.may('play Foolish Words').plays('River');
        t.resolve();
        const ends = t.steps
          .slice(from)
          .flatMap((x) => x.events)
          .flatMap((e) => (e.event === 'attack-ended' ? [e.outcome] : []));
        t.equal(ends, [...Array(done).fill('defeated'), 'canceled'], 'this attack is canceled');
        t.shows(`pef/card/assassin/2#${done + 1}`);
        t.expect(
          t.chain().length === 0 && t.card('River').zone === 'discard',
          'what answered it resolved first',
        );
        t.shows('pef/card/assassin/2#4');
        if (done < 2) {
          t.passUntil('attack');
          t.expect(t.underAttack, 'the next one comes all the same');
          t.shows(`pef/card/assassin/2#${done + 1}`);
        }
      }
      t.say('What lies in play answers it as well');
      t.board(toBree(['Flatter a Foe'], ['River'], ['Adûnaphel']));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.rolls(9).resource.plays('Flatter a Foe', 'Aragorn II');
      t.hazard.uses('Adûnaphel', 'Legolas');
      t.resolve();
      t.equal(
        [t.card('Adûnaphel').zone, t.card('Legolas').status],
        ['discard', 'tapped'],
        'a Nazgûl has come upon him',
      );
      t.shows('pef/card/assassin/2#4');
    },
  ),

  scenario(
    'Forewarned Is Forearmed comes before the victim is named, and then leaves one attack',
    {
      proves: ['pef/card/forewarned-is-forearmed/1', 'pef/card/forewarned-is-forearmed/2'],
      rules: ALL,
    },
    (t) => {
      t.board(toBree(['Forewarned Is Forearmed']));
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.resource.may('play Forewarned Is Forearmed');
      t.allPass().hazard.chooses('a strike to Aragorn II');
      t.resource
        .mayNot('play Forewarned')
        .refused('Forewarned Is Forearmed', { 'strikes-assigned': 'crf/turn/combat/attack/10' });
      t.say('the same, played in time');
      t.board({ ...toBree(['Forewarned Is Forearmed']), asksPasses: true });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.resource.plays('Forewarned Is Forearmed').stage.resolve();
      t.asks(t.resource, 'attack').resource.mayNot('cancel the attack');
      t.passUntil('assign').hazard.chooses('a strike to Aragorn II');
      beats(t, 12);
      t.passUntil('movement-hazard');
      t.expect(!t.underAttack, 'it was the only attack');
      t.equal(t.card('Assassin').zone, 'pile', 'the Assassin is defeated with it');
      t.equal(
        t.card('Forewarned Is Forearmed').zone,
        'discard',
        'and the warning has done its work',
      );
    },
  ),

  scenario(
    'Forewarned Is Forearmed makes one of three attacks, which no tap cancels',
    { proves: ['coe/3.i'], rules: ALL },
    (t) => {
      t.board({
        ...toBree([]),
        resource: {
          ...toBree([]).resource,
          events: ['Forewarned Is Forearmed'],
          hand: ['Concealment', 'Dark Quarrels'],
        },
        asksPasses: true,
      });
      t.hazard.plays('Assassin', 'Border-hold').stage.resolve();
      t.asks(t.resource, 'attack').resource.options_are('pass');
      t.resource.refused('Dark Quarrels', { need: 'coe/9.2', uncancelable: 'coe/9.4.3' });
      t.passUntil('assign').hazard.chooses('a strike to Aragorn II');
      t.rolls(2, 3);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('movement-hazard');
      t.equal(t.card('Aragorn II').status, 'wounded', 'he is hit');
      t.expect(!t.underAttack, 'there is no second attack');
      t.equal(t.card('Assassin').zone, 'discard', 'it was not defeated');
      t.equal(t.card('Forewarned Is Forearmed').zone, 'play', 'so the warning stays');
    },
  ),
];
