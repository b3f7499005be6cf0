import { type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** Events of The Dragons: those at home, and what is done about them. */
export const theDragonsEvents: readonly Scenario[] = [
  scenario(
    'A Dragon slain at home: points, and nothing of him is left',
    { proves: ['crf/term/dragons/3', 'coe/g.man.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Zarak Dûm',
              members: [
                { name: 'Glorfindel II', bears: ['Orcrist'] },
                { name: 'Aragorn II', bears: ['Glamdring'] },
                'Beorn',
              ],
            },
          ],
        },
        hazard: { events: ['Scorba at Home'] },
        moment: 'site',
      });
      t.resource.chooses('enter');
      // the lair's own attack first, then that of the Dragon himself
      t.equal(t.attack().name, 'Zarak Dûm', 'the automatic-attack of the site');
      t.rolls(12);
      while (t.underAttack && t.attack().name === 'Zarak Dûm') {
        const d = t.decision();
        t.take(
          (d.about === 'defend' ? undefined : d.options.find((o) => o.type === 'pass')) ??
            d.options[0],
          'the first attack',
        );
      }
      t.equal(t.card('Scorba at Home').zone, 'play', 'beating the lair does not slay the Dragon');
      t.equal(t.attack().name, 'Scorba at Home', 'now he comes himself');
      t.fightOut(12, 12, 12, 12, 12, 12);
      t.equal(t.card('Scorba at Home').zone, 'pile', 'he is slain');
      t.equal(t.points(0).kill, 3, 'kill points as for a creature');
      for (const won of [false, true]) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Zarak Dûm', members: ['Aragorn II', 'Beorn'] }],
            pile: won ? ['Scorba at Home'] : [],
          },
          hazard: {
            hand: ['Scorba', 'Scorba Ahunt', 'Wargs'],
            removed: won ? [] : ['Scorba at Home'],
          },
          moment: 'hazards',
        });
        t.hazard.mayNot('play Scorba').refused('Scorba', { unique: 'coe/g.man.1' });
        t.skipTo('enter');
        t.resource.chooses('enter');
        t.expect(!t.underAttack, 'his lair is empty');
      }
    },
  ),

  scenario(
    'While its Dragon is abroad a lair has no more than its own attack',
    { proves: ['coe/g.man.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        },
        hazard: { events: ['Smaug at Home'], hand: ['Smaug Ahunt', 'Smaug at Home'] },
        moment: 'hazards',
      });
      t.hazard.may('play Smaug Ahunt').mayNot('play Smaug at Home');
      t.hazard.refused('Smaug at Home', { unique: 'coe/g.man.1' });
    },
  ),

  scenario(
    'Houses of Healing come in time if they are played before the untapping',
    { proves: ['pef/card/houses-of-healing/1', 'coe/2.I.1'], rules: ALL },
    (t) => {
      for (const early of [false, true] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Minas Tirith', members: [{ name: 'Aragorn II', status: 'wounded' }, 'Gimli'] },
            ],
            hand: ['Houses of Healing'],
          },
          moment: early ? 'untap' : 'organization',
        });
        t.resource.plays('Houses of Healing').stage.resolve();
        t.equal(t.card('Houses of Healing').host, 'Minas Tirith', 'it is on the site');
        if (early) t.skipTo('organization');
        t.equal(
          t.card('Aragorn II').status,
          early ? 'tapped' : 'wounded',
          early ? 'he heals at once' : 'too late for this turn',
        );
      }
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Aragorn II', status: 'wounded' }] }],
          hand: ['Houses of Healing'],
        },
        moment: 'organization',
      });
      t.resource.mayNot('play Houses of Healing');
    },
  ),

  scenario(
    'More Sense than You by the only one there: the attack finds nobody, but was faced',
    { proves: ['crf/card/more-sense-than-you/1', 'coe/3.i.1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          hand: ['More Sense than You'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('More Sense than You').stage.resolve();
      t.expect(!t.underAttack, 'the attack is over');
      t.equal(t.card('Aragorn II').status, 'tapped', 'he tapped for it and was not struck');
      t.shows('crf/card/more-sense-than-you/1#1');
      const ends = t.steps.flatMap((x) => x.events).filter((e) => e.event === 'attack-ended');
      t.equal(
        ends.map((e) => (e.event === 'attack-ended' ? e.outcome : '')),
        ['not defeated'],
        'it was not canceled',
      );
      t.shows('crf/card/more-sense-than-you/1#3');
      t.equal(t.card('Wargs').zone, 'discard', 'the creature is discarded');
      t.shows('crf/card/more-sense-than-you/1#2');
      t.expect(
        t.company('Aragorn II').faced.some((a) => a.name === 'Wargs'),
        'they have faced it',
      );
      t.shows('crf/card/more-sense-than-you/1#4');
      t.say('With another beside him the attack goes on, and is for the other');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] }],
          hand: ['More Sense than You'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('More Sense than You', 'Aragorn II').stage.resolve();
      t.expect(t.underAttack, 'the Wargs are still there');
      t.skipTo('stay-untapped');
      t.equal(new Set(t.attack().assigned).has('Aragorn II'), false, 'he is let be');
      t.equal(t.attack().assigned[0], 'Gimli', 'and Gimli is not');
      t.shows('crf/card/more-sense-than-you/1#5');
    },
  ),

  scenario(
    'More Sense than You keeps one of several out of the fight',
    { proves: ['coe/3.ii'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Aragorn II', 'Frodo', { name: 'Gimli', status: 'tapped' }],
            },
          ],
          hand: ['More Sense than You'],
        },
        hazard: { hand: ['Orc-raiders'] },
        moment: 'hazards',
      });
      t.hazard.plays('Orc-raiders', 'Wilderness').stage.resolve();
      t.resource.chooses('play More Sense than You').options_are('Aragorn II', 'Frodo', 'back');
      t.resource.chooses('Frodo').stage.resolve();
      t.asks(t.resource, 'defend');
      t.resource.options_are('a strike to Aragorn II', 'pass').passes();
      t.equal(
        t.attack().assigned,
        ['Aragorn II', 'Gimli'],
        'four strikes, and none of them for him',
      );
    },
  ),

  scenario(
    'Star of High Hope strengthens people, not those who attack',
    { proves: ['crf/card/star-of-high-hope/1'], rules: ALL },
    (t) => {
      for (const [events, more] of [
        [[], 0],
        [['Star of High Hope'], 1],
        [['Star of High Hope', 'Gates of Morning'], 2],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: ['Legolas', 'Faramir', 'Gimli'] }],
            events: [...events],
          },
          hazard: { hand: ['Master of the House', 'Arthadan Rangers'] },
          moment: 'hazards',
        });
        t.equal(
          ['Legolas', 'Faramir', 'Gimli'].map((n) => t.card(n).stat('prowess')),
          [5 + more, 5 + more, 5],
          'an Elf, a Dúnadan, a Dwarf',
        );
        t.hazard.plays('Master of the House', { way: 'creature' }, 'Rhudaur').stage.resolve();
        t.equal(t.attack().prowess, 14, 'an Elf who attacks is as strong as ever');
        t.fightOut({ always: 12 });
        t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
        t.equal(t.attack().prowess, 10, 'and so are Dúnedain');
      }
    },
  ),
];
