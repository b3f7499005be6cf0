import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';
import { ALL, face } from '../help.ts';

const stalked = (t: Stage, hand: Named[], ...rolls: number[]): Stage => {
  t.board({
    resource: {
      companies: [
        {
          at: 'Bree',
          members: [{ name: 'Elladan', bears: ['Beautiful Gold Ring'] }, 'Gimli'],
        },
      ],
      hand,
    },
    hazard: { agents: [{ name: 'My Precious', via: ['Bree'], faceUp: true }] },
    moment: 'site',
  });
  t.resource.chooses('enter the site');
  t.hazard.chooses('My Precious attacks');
  t.passUntil('defend').resource.chooses('a strike to Elladan');
  t.rolls(...rolls);
  face(t, 'Elladan');
  return t;
};

/** The agent who is Gollum and yet is not. */
export const myPrecious: readonly Scenario[] = [
  scenario(
    'My Precious goes with a ring when he succeeds, and makes way for Gollum when he fails',
    { proves: ['crf/card/my-precious/5'], rules: ALL },
    (t) => {
      stalked(t, ['Gollum'], 12, 2, 2);
      t.equal(
        ['My Precious', 'Beautiful Gold Ring', 'Gollum'].map((name) => t.card(name).zone),
        ['discard', 'discard', 'hand'],
        'he has succeeded',
      );
      t.asks(t.resource, 'discard-one');
      t.shows('crf/card/my-precious/5#1');
      // his strike fails, and his body holds
      stalked(t, ['Gollum'], 2, 12, 2);
      t.resource.options_are('Gimli', 'pass').chooses('Gimli');
      t.equal(
        [t.card('My Precious').zone, t.card('Gollum').host, t.card('Gimli').status],
        ['discard', 'Gimli', 'tapped'],
        'tamed',
      );
      t.shows('crf/card/my-precious/5#2');
      stalked(t, [], 2, 12, 2);
      t.equal(t.card('My Precious').zone, 'play', 'nobody has a Gollum');
      t.say('A strike that does nothing has neither succeeded nor failed');
      stalked(t, ['Gollum'], 9, 6);
      t.asks(t.resource, 'discard-one');
      t.equal(
        ['My Precious', 'Beautiful Gold Ring', 'Gollum'].map((name) => t.card(name).zone),
        ['play', 'play', 'hand'],
        'nothing comes of it',
      );
      t.shows('crf/card/my-precious/5#1', 'crf/card/my-precious/5#2');
      // and if he is defeated there is nobody to be tamed
      stalked(t, ['Gollum'], 2, 12, 12);
      t.equal([t.card('My Precious').zone, t.card('Gollum').zone], ['pile', 'hand'], 'slain');
      t.equal(t.points(0).kill, -1, 'for which his slayer is the poorer');
      t.say('In sudden fury he strikes twice: both must succeed, and one that fails is enough');
      for (const second of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Bree',
                members: [{ name: 'Elladan', bears: ['Beautiful Gold Ring'] }, 'Gimli', 'Legolas'],
              },
            ],
            hand: ['Gollum'],
          },
          hazard: {
            agents: [{ name: 'My Precious', via: ['Bree'], faceUp: true }],
            hand: ['Sudden Fury'],
          },
          moment: 'hazards',
        });
        t.hazard.plays('Sudden Fury').stage.resolve();
        t.skipTo('enter').resource.chooses('enter the site');
        t.hazard.chooses('My Precious attacks');
        t.hazard.chooses('a strike to Elladan').chooses('a strike to Gimli');
        t.rolls(12, 2, 2, ...(second ? [12, 2, 2] : [2, 12, 2]));
        face(t, 'Elladan');
        face(t, 'Gimli');
        if (!second) t.resource.options_are('Legolas', 'pass').chooses('Legolas');
        t.equal(
          [t.card('Beautiful Gold Ring').zone, t.card('Gollum').host],
          second ? ['discard', ''] : ['play', 'Legolas'],
          second ? 'both have succeeded' : 'one has not',
        );
        t.shows('crf/card/my-precious/5#1', ...(second ? [] : ['crf/card/my-precious/5#2']));
      }
    },
  ),
  scenario(
    'My Precious is no Gollum by name, and never a character',
    { proves: ['crf/card/my-precious/1', 'crf/card/my-precious/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Mount Doom', members: [{ name: 'Frodo', bears: ['The One Ring'] }] }],
          hand: ["Gollum's Fate"],
        },
        hazard: { agents: [{ name: 'My Precious', via: ['Mount Doom'], faceUp: true }] },
        moment: 'entered',
        asksPasses: true,
      });
      // no other card asks for Gollum by name and could mistake this one for him
      t.resource.refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      t.say('Nor where he is an agent of one’s own; he whose name it is would do');
      for (const gollum of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Mount Doom',
                members: [
                  {
                    name: 'Frodo',
                    bears: ['The One Ring', ...(gollum ? (['Gollum'] as const) : [])],
                  },
                ],
              },
            ],
            hand: ["Gollum's Fate"],
            agents: gollum ? [] : [{ name: 'My Precious', via: ['Mount Doom'], faceUp: true }],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (gollum) t.resource.may("play Gollum's Fate");
        else t.resource.refused("Gollum's Fate", { 'no-target': 'coe/9.3' });
      }
      for (const kind of ['wizard', 'ringwraith', 'fallen-wizard'] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Moria', members: [kind === 'ringwraith' ? 'Gorbag' : 'Gimli'] }],
            hand: ['My Precious'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.refused('My Precious', {
          agent: 'coe/2.II.2.2.5',
          'own-turn': 'coe/2.1.1',
          phase: 'coe/2.IV.vii.1',
        });
      }
      t.say('Not where other agents are open to a summons either');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Gorbag'], events: ['Open to the Summons'] }],
          hand: ['My Precious', 'Baduila'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize').may('play Baduila').mayNot('play My Precious');
    },
  ),
  scenario(
    'My Precious does twice as much where he is seen, and none of it in hiding',
    { proves: ['crf/card/my-precious/4'], rules: ALL },
    (t) => {
      for (const seen of [true, false]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Elladan', 'Gimli'] }],
          },
          hazard: {
            agents: [
              {
                name: 'My Precious',
                via: ['Moria'],
                status: 'wounded',
                ...(seen ? { faceUp: true as const } : {}),
              },
            ],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.chooses('heal My Precious').stage.resolve();
        t.resource.passes();
        if (!seen) {
          t.hazard.mayNot('untap My Precious');
          t.shows('crf/card/my-precious/4#2');
          continue;
        }
        t.hazard.chooses('untap My Precious').stage.resolve();
        t.equal(t.company('Elladan').hazards, 1, 'the second counts against no limit');
        t.resource.passes();
        t.say('And there is no third');
        t.hazard.mayNot('My Precious');
        t.shows('crf/card/my-precious/4#1');
      }
      t.say('Who turns face-down by the first of them has no second');
      for (const first of ['turn My Precious face-down', 'tap My Precious so that']) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Weathertop', members: ['Elladan', 'Gimli'] }],
          },
          hazard: { agents: [{ name: 'My Precious', via: ['Moria'], faceUp: true }] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.may('My Precious returns home').chooses(first).stage.resolve();
        t.resource.passes();
        const seen = t.agent('My Precious').faceUp;
        t.equal(seen, first.startsWith('tap'), 'how he lies');
        if (seen) t.hazard.may('My Precious returns home');
        else t.hazard.mayNot('My Precious returns home');
      }
      t.shows('crf/card/my-precious/4#2');
    },
  ),
  scenario(
    'Minions lose nothing by the end of My Precious',
    { proves: ['crf/card/my-precious/3'], rules: ALL },
    (t) => {
      for (const [kind, who, at, lost] of [
        ['wizard', 'Elladan', 'Bree', -1],
        ['ringwraith', 'Gorbag', 'Cirith Gorgor', 0],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at, members: [who] }] },
          hazard: { agents: [{ name: 'My Precious', via: [at], faceUp: true }] },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.hazard.chooses('My Precious attacks');
        t.fightOut(...(lost ? [2, 12, 12] : [2, 12]));
        // against servants of the Shadow he only detains, and is only tapped (coe/3.II.2.R3)
        t.equal(t.card('My Precious').zone, lost ? 'pile' : 'play', 'slain, or driven off');
        t.equal(t.points(0).kill, lost, kind);
      }
      t.say('Nor where strangers are not suffered, so that he does not merely detain and is slain');
      for (const kind of ['ringwraith', 'balrog'] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'LE-356', members: ['Gorbag'] }] },
          hazard: {
            companies: [
              { at: 'TW-378', members: ['Beretar'], onSite: ['No Strangers at this Time'] },
            ],
            agents: [{ name: 'My Precious', via: ['Bree'], faceUp: true }],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.fightOut({ always: 12 });
        t.rolls(2, 12, 12).hazard.chooses('My Precious attacks');
        t.equal(
          [t.card('My Precious').zone, t.points(0).kill],
          ['removed', 0],
          'slain for nothing',
        );
      }
    },
  ),
];
