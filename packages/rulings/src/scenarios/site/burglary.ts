import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** What is tried in place of facing automatic-attacks, and games of riddles. */
export const burglary: readonly Scenario[] = [
  scenario(
    'After a burglary that succeeds another may tap for a minor item',
    { proves: ['crf/term/burglary-attempts/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Bilbo', 'Legolas'] }],
          hand: ['Burglary', 'Sword of Gondolin', 'Cram', 'Glamdring'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').plays('Burglary', 'Bilbo');
      t.rolls(12).resolve();
      t.resource.may('Glamdring').chooses('Sword of Gondolin');
      t.passUntil('site');
      t.say('A minor one, and no other');
      t.resource.refused('Glamdring', { 'site-tapped': 'coe/2.V.1' });
      t.shows('crf/term/burglary-attempts/1#2');
      t.resource.plays('Cram', 'Legolas').stage.resolve();
      t.equal([t.card('Cram').host, t.card('Legolas').status], ['Legolas', 'tapped'], 'another');
      t.shows('crf/term/burglary-attempts/1#1');
      t.say('It is the success that counts, though nothing is taken');
      t.board({
        resource: {
          companies: [{ at: 'Moria', members: ['Bilbo', 'Legolas'] }],
          hand: ['Burglary', 'Cram', 'Glamdring'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').plays('Burglary', 'Bilbo');
      t.rolls(12).resolve();
      t.resource.may('Glamdring').passes();
      t.passUntil('site');
      t.resource.refused('Glamdring', { 'site-tapped': 'coe/2.V.1' });
      t.shows('crf/term/burglary-attempts/1#2');
      t.resource.plays('Cram', 'Legolas').stage.resolve();
      t.equal([t.card('Cram').host, t.card('Legolas').status], ['Legolas', 'tapped'], 'even so');
      t.shows('crf/term/burglary-attempts/1#1');
    },
  ),

  scenario(
    'Who fails at burglary faces the attacks alone, with no help but his own, and finds nothing',
    {
      proves: [
        'crf/term/burglary-attempts/1',
        'crf/term/burglary-attempts/2',
        'crf/card/burglary/1',
      ],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                'Bilbo',
                { name: 'Aragorn II', bears: ['Sword of Gondolin'] },
                'Fatty Bolger',
              ],
            },
          ],
          hand: ['Burglary', 'Concealment', 'Cram', 'Glamdring', 'Precious Gold Ring'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').plays('Burglary', 'Bilbo');
      t.rolls(2).resolve();
      t.equal(t.card('Bilbo').status, 'tapped', 'the price');
      // another scout of his company could turn the attack away, were it theirs too
      t.equal(t.card('Fatty Bolger').status, 'untapped', 'he is free');
      t.resource.refused('Concealment', { 'user-tapped': 'coe/9.2.3' });
      const begun = t.steps.length;
      const asked: string[] = [];
      t.rolls(12);
      while (t.underAttack) {
        asked.push(t.decision().about);
        t.take(
          t.decision().options.find((o) => o.type === 'pass') ?? t.decision().options[0],
          'on he goes',
        );
      }
      t.expect(t.steps.length > begun && !asked.includes('support'), 'nobody may support him');
      t.equal(
        [t.card('Aragorn II').status, t.card('Fatty Bolger').status],
        ['untapped', 'untapped'],
        'nobody else is struck, nor can support him',
      );
      t.shows('crf/term/burglary-attempts/2#1');
      t.passUntil('site');
      for (const thing of ['Cram', 'Glamdring', 'Precious Gold Ring'])
        t.resource.refused(thing, { 'site-tapped': 'coe/2.V.1' });
      t.shows('crf/term/burglary-attempts/1#3');
      t.say('Nor is what another bears of any use to him');
      for (const fails of [true, false]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Barrow-downs',
                members: ['Bilbo', { name: 'Aragorn II', bears: ['Star-glass'] }],
              },
            ],
            hand: ['Burglary'],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        if (fails) {
          t.resource.plays('Burglary', 'Bilbo');
          t.rolls(2).resolve();
        }
        t.passUntil('attack');
        if (fails)
          t.resource.refused(
            'Star-glass',
            { alone: 'crf/term/burglary-attempts/2' },
            { way: 'Undead' },
          );
        else t.resource.may('use Star-glass');
      }
      t.shows('crf/term/burglary-attempts/2#2');
      t.say('What is with him is his own help');
      t.board({
        resource: {
          companies: [
            { at: 'Ettenmoors', members: [{ name: 'Bilbo', bears: ['Gollum'] }, 'Aragorn II'] },
          ],
          hand: ['Burglary'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').plays('Burglary', 'Bilbo');
      t.rolls(2).resolve();
      t.passUntil('defend').resource.options_are('a strike to Gollum', 'pass').passes();
      t.hazard.chooses('a strike to Bilbo');
      t.passUntil('support').resource.options_are('Gollum', 'pass').chooses('Gollum');
      t.equal(t.card('Gollum').status, 'tapped', 'he has helped him');
      t.shows('crf/term/burglary-attempts/2#3');
      t.say(
        'So is what he bears, where all the strikes are for him; an ally of another is no help',
      );
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [
                { name: 'Bilbo', bears: ['Shield of Iron-bound Ash', 'Cram'] },
                { name: 'Aragorn II', bears: ['Gollum'] },
              ],
            },
          ],
          hand: ['Burglary'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').plays('Burglary', 'Bilbo');
      t.rolls(2).resolve();
      t.equal(t.attack().strikes, 4, 'the Orcs');
      let supports = 0;
      const goesOn = (): void => {
        supports += t.decision().about === 'support' ? 1 : 0;
        t.take(
          t.decision().options.find((o) => o.type === 'pass') ?? t.decision().options[0],
          'on he goes',
        );
      };
      while (t.decision().about !== 'strike-defender') goesOn();
      t.equal(t.strikeProwess(), 1 - 1 - 3, 'tapped, and three strikes in excess');
      t.shows('crf/term/burglary-attempts/2#1');
      t.resource.uses('Shield of Iron-bound Ash').stage.resolve();
      t.equal(t.strikeProwess(), -2, 'his shield');
      t.resource.uses('Cram').stage.resolve();
      t.equal([t.card('Bilbo').status, t.card('Cram').zone], ['untapped', 'discard'], 'his food');
      t.shows('crf/term/burglary-attempts/2#3');
      t.rolls(2, 2);
      while (t.underAttack) goesOn();
      t.equal([supports, t.card('Gollum').status], [0, 'untapped'], 'he is not of his');
      t.shows('crf/term/burglary-attempts/2#2');
      t.say('Where there are two attacks he is alone against the second as well');
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', members: ['Bilbo', 'Aragorn II'] }],
          hand: ['Burglary'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site').plays('Burglary', 'Bilbo');
      t.rolls(2).resolve();
      t.equal(t.fightOut([12], [12]).length, 2, 'Orcs and Trolls');
      t.equal(t.card('Aragorn II').status, 'untapped', 'neither were for him');
      t.shows('crf/term/burglary-attempts/2#1');
    },
  ),

  scenario(
    'A creature on guard is faced by all, whatever became of the burglary',
    { proves: ['crf/term/burglary-attempts/3'], rules: ALL },
    (t) => {
      for (const roll of [12, 2]) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: ['Bilbo', 'Legolas'],
                onGuard: ['Orc-patrol'],
              },
            ],
            hand: ['Burglary'],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.hazard.chooses('Orc-patrol');
        t.resource.plays('Burglary', 'Bilbo');
        t.rolls(roll).resolve();
        // what the burglar must face alone, then what all of them must
        if (roll === 12) t.passUntil('attack');
        const alone = roll === 2 ? [[12]] : [];
        t.equal(t.fightOut(...alone, [12, 12]).length, alone.length + 1, 'the attacks');
        t.equal(t.card('Legolas').status, 'tapped', 'he was struck too');
        t.shows(`crf/term/burglary-attempts/3#${roll === 12 ? 1 : 2}`);
      }
    },
  ),

  scenario(
    'All copies of a card that was guessed are discarded, whatever it does when it is seen',
    { proves: ['pef/card/the-riddle-game/1', 'pef/card/the-riddle-game/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Bilbo'] }],
          hand: ['The Riddle Game'],
        },
        hazard: {
          companies: [{ at: 'Bree', members: ['Elrond'] }],
          hand: ['Wargs', 'Will Shaken', 'Wargs', 'River'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('The Riddle Game', 'Bilbo');
      t.rolls(2, 12).resolve();
      t.resource.chooses('creature').chooses('Wargs');
      t.resource.chooses('hazard event').chooses('Will Shaken');
      t.resource.passes();
      t.equal(t.hand(1), ['River'], 'what is left');
      t.equal(t.card('Will Shaken').zone, 'discard', 'as any other');
    },
  ),
];
