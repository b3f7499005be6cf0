import { officialPool } from '@mathom/cards/official';
import { type BoardSpec, perform, type Stage, scenario } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';

/** What the builder of scenarios must not let pass. */
const pool = officialPool('coe');

const plays = (play: (t: Stage) => void): (() => void) => {
  const sc = scenario('a scenario', [], play);
  return () => {
    perform(sc, pool);
  };
};

/** A company on its way, with something to do for either side. */
const onTheWay = (more: Partial<BoardSpec> = {}): BoardSpec => ({
  resource: {
    companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] }],
    hand: ['Forewarned Is Forearmed', 'Concealment'],
  },
  hazard: { hand: ['Wargs', 'Weariness of the Heart', 'Gloom'] },
  moment: 'hazards',
  ...more,
});

describe('a scenario does not hold', () => {
  it('when it asserts nothing', () => {
    expect(plays((t) => t.board(onTheWay()))).toThrow('nothing is asserted');
  });

  it('when a mark follows no assertion, or speaks of what it does not claim', () => {
    const proves = (play: (t: Stage) => void) => () =>
      perform(scenario('a scenario', ['crf/card/river/1'], play), pool);
    const board = (t: Stage): Stage => t.board(onTheWay());
    const one = (t: Stage): Stage => board(t).expect(true, 'something').shows('crf/card/river/1#1');
    expect(proves((t) => one(t))().shown).toEqual(['crf/card/river/1#1']);
    expect(proves((t) => board(t).shows('crf/card/river/1#1'))).toThrow('Nothing was asserted');
    expect(proves((t) => one(t).shows('crf/card/river/1#2'))).toThrow('Nothing was asserted');
    expect(plays((t) => one(t))).toThrow('does not claim to prove crf/card/river/1#1');
  });

  it('when a roll is left to chance', () => {
    const check = (t: Stage): Stage =>
      t
        .board(onTheWay())
        .hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli')
        .stage.expect(true, 'something');
    expect(plays((t) => check(t).resolve())).toThrow('left to chance');
    expect(plays((t) => check(t).rolls(9).resolve())).not.toThrow();
  });

  it('when a roll that was laid out is not made, on this board or before the next', () => {
    const laid = (t: Stage): Stage => t.board(onTheWay()).rolls(7).expect(true, 'something');
    expect(plays(laid)).toThrow('1 were not made');
    expect(plays((t) => laid(t).board(onTheWay()))).toThrow('1 were not made');
    expect(plays((t) => laid(t).unrolled(1, 'nobody rolls'))).not.toThrow();
    expect(plays((t) => laid(t).unrolled(2, 'nobody rolls'))).toThrow('1 instead of 2');
  });

  it('when the turn ends before what it waits for, unless it says so', () => {
    const waits = (t: Stage): Stage => t.board(onTheWay()).expect(true, 'something');
    expect(plays((t) => waits(t).skipTo('organization'))).toThrow('The turn ended before');
    expect(plays((t) => waits(t).skipTo('organization', { turns: 1 }))).not.toThrow();
    expect(plays((t) => waits(t).skipTo('organization', { turns: 2 }))).not.toThrow();
  });

  it('when nobody has anything to do at its moment, unless it says so', () => {
    const idle = (more: Partial<BoardSpec>): (() => void) =>
      plays((t) =>
        t
          .board({
            resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
            moment: 'hazards',
            ...more,
          })
          .expect(true, 'something'),
      );
    expect(idle({})).toThrow("Nobody has anything to do at the moment 'hazards'");
    expect(idle({ moment: 'entered' })).toThrow("at the moment 'entered'");
    expect(idle({ runsOn: true })).not.toThrow();
    expect(idle({ asksPasses: true })).not.toThrow();
    // where the rules go on by themselves there is nothing to be asked
    expect(idle({ moment: 'untap' })).not.toThrow();
  });

  it('when it speaks of one who is not asked', () => {
    expect(plays((t) => t.board(onTheWay()).hazard.mayNot('play River'))).toThrow('is not asked');
    expect(plays((t) => t.board(onTheWay()).hazard.may('play Wargs'))).toThrow('is not asked');
    expect(
      plays((t) => t.board(onTheWay()).resource.passes().stage.hazard.mayNot('play River')),
    ).not.toThrow();
  });

  it('when a card could not be played whatever it says', () => {
    const assigning = (t: Stage): Stage =>
      t.board(onTheWay()).hazard.plays('Wargs').stage.passUntil('defend');
    expect(plays((t) => assigning(t).resource.mayNot('play Concealment'))).toThrow(
      'No card could be played',
    );
    expect(
      plays((t) => assigning(t).resource.refused('Concealment', { 'no-user': 'coe/9.2' })),
    ).toThrow('Nobody acts now');
  });

  it('when a chain would have to resolve before he is asked', () => {
    const declared = (t: Stage): Stage =>
      t.board(onTheWay({ asksPasses: true })).hazard.plays('Gloom', 'Gimli').stage;
    const warned = 'Forewarned Is Forearmed';
    expect(plays((t) => declared(t).resource.passes().plays(warned))).toThrow(
      'It is not for the resource player to choose',
    );
    expect(
      plays((t) => {
        declared(t).resource.passes().stage.resolve().resource.plays(warned);
        t.equal(t.chain(), [warned], 'it is declared');
      }),
    ).not.toThrow();
  });

  it('when other reasons stand against a card than it says, or more', () => {
    const refused = (reasons: Record<string, string>) =>
      plays((t) => t.board(onTheWay()).resource.refused('Concealment', reasons));
    expect(refused({ 'no-user': 'coe/9.2' })).toThrow('what stands against Concealment');
    expect(refused({ 'no-target': 'coe/9.2' })).toThrow('what stands against Concealment');
    expect(refused({ 'no-target': 'coe/9.3', 'no-user': 'coe/9.2' })).toThrow();
    expect(refused({ 'no-target': 'coe/9.3' })).not.toThrow();
  });

  it('when a way of a card is named that it does not have, or that two of them could be', () => {
    const weary = (way?: string) =>
      plays((t) => {
        const hints = way === undefined ? [] : [{ way }];
        t.board(onTheWay()).hazard.plays('Weariness of the Heart', ...hints, 'Gimli');
        t.expect(true, 'something');
      });
    expect(weary()).toThrow('several ways');
    expect(weary('2')).toThrow('should be said by one way');
    expect(weary('character')).toThrow('should be said by one way');
    expect(weary('prowess')).not.toThrow();
  });
});

describe('an error of a scenario', () => {
  it('says after which step, and keeps the place where it was thrown', () => {
    let thrown: unknown;
    try {
      plays((t) => t.board(onTheWay()).resource.passes().stage.hazard.plays('River'))();
    } catch (e) {
      thrown = e;
    }
    expect(String(thrown)).toContain('after step 2 (Resource player passes)');
    expect((thrown as Error).stack).toContain('builder.test.ts');
  });
});

describe('a board', () => {
  it('has the phase of the company that it names', () => {
    const two = (current?: 'Haldir'): BoardSpec => ({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] },
          { at: 'Lórien', to: 'Dimrill Dale', members: ['Haldir'] },
        ],
      },
      hazard: { hand: ['Gloom'] },
      moment: 'hazards',
      ...(current ? { current } : {}),
    });
    const whose = (current?: 'Haldir', want = 'Aragorn II') =>
      plays((t) =>
        t.board(two(current)).equal(t.state.current, t.company(want).id, 'whose phase it is'),
      );
    expect(whose()).not.toThrow();
    expect(whose('Haldir', 'Haldir')).not.toThrow();
  });

  it('has cards on guard before a company has moved, where it goes', () => {
    expect(
      plays((t) => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                to: 'Ettenmoors',
                members: ['Aragorn II'],
                onGuard: ['Weariness of the Heart'],
              },
            ],
            hand: ['Sword of Gondolin'],
          },
          moment: 'movement',
        });
        t.skipTo('enter');
        t.equal(t.card('Weariness of the Heart').zone, 'guard', 'it waits there');
        t.equal(t.card('Weariness of the Heart').host, 'Ettenmoors', 'at the new site');
      }),
    ).not.toThrow();
  });

  it('may know an avatar that was revealed before', () => {
    expect(
      plays((t) => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elladan'] }],
            avatar: 'Gandalf',
            hand: ['Saruman'],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize').mayNot('play Saruman');
      }),
    ).not.toThrow();
  });
});
