import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, defend, face, letBe } from './help.ts';

/** Elimination and its heirs, detainment, defeat, and what status means outside combat. */
export const outcomes: readonly Scenario[] = [
  scenario(
    'Each unwounded companion inherits one item, the rest is lost',
    { proves: ['crf/term/body-check/1', 'pef/term/items/2', 'coe/3.I.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gimli', bears: ['Star-glass', 'Elf-stone', 'Fair Gold Ring'] },
                // an ally is no companion who takes anything
                { name: 'Elrond', bears: ['Gwaihir'] },
                { name: 'Aragorn II', status: 'tapped' },
                { name: 'Boromir II', status: 'wounded' },
              ],
            },
          ],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
        },
        hazard: { hand: ['Wargs', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli', 'Elrond');
      t.rolls(2, 12);
      face(t, 'Gimli');
      // nobody could do anything between the check and this
      t.asks(t.resource, 'check').resolve().asks(t.resource, 'hand-over');
      t.shows('crf/term/body-check/1#3');
      t.resource.options_are(
        'give Star-glass to Elrond',
        'give Star-glass to Aragorn II',
        'give Elf-stone to Elrond',
        'give Elf-stone to Aragorn II',
        'give Fair Gold Ring to Elrond',
        'give Fair Gold Ring to Aragorn II',
        'pass',
      );
      t.shows('crf/term/body-check/1#1');
      t.resource.chooses('give Fair Gold Ring to Aragorn II');
      t.resource.options_are('give Star-glass to Elrond', 'give Elf-stone to Elrond', 'pass');
      t.shows('crf/term/body-check/1#2');
      t.resource.chooses('give Elf-stone to Elrond');
      t.equal(
        [t.card('Fair Gold Ring').host, t.card('Elf-stone').host],
        ['Aragorn II', 'Elrond'],
        'one for each',
      );
      t.equal(
        [t.card('Star-glass').zone, t.card('Gimli').zone],
        ['discard', 'removed'],
        'the third is lost with him',
      );
      t.shows('crf/term/body-check/1#4', 'pef/term/items/2#1');
      t.say('Nobody must take one, and who is elsewhere cannot');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Gimli', bears: ['Star-glass'] }, 'Elrond'],
            },
            { at: 'Rivendell', members: ['Aragorn II'] },
          ],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
      });
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Gimli');
      t.rolls(2, 12);
      face(t, 'Gimli');
      t.resource.options_are('give Star-glass to Elrond', 'pass');
      t.shows('crf/term/body-check/1#1');
      t.resource.passes();
      t.equal(
        [t.card('Star-glass').zone, t.card('Gimli').zone],
        ['discard', 'removed'],
        'what nobody takes is discarded',
      );
      t.shows('crf/term/body-check/1#4');
      t.say('So it is with minions');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Ettenmoors',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Hador', status: 'tapped', bears: ['Black Mace'] }, 'Jerrek'],
            },
          ],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Cave-drake', 'Ruins & Lairs').stage.resolve();
      t.passUntil('strike').rolls(2, 12);
      face(t, 'Hador');
      t.asks(t.resource, 'check').resolve().asks(t.resource, 'hand-over');
      t.resource.options_are('give Black Mace to Jerrek', 'pass');
      t.resource.chooses('give Black Mace to Jerrek');
      t.equal(
        [t.card('Black Mace').host, t.card('Hador').zone],
        ['Jerrek', 'removed'],
        'his mace is left to another',
      );
      t.shows('pef/term/items/2#1');
    },
  ),

  scenario(
    'Who is not to be harmed is neither wounded nor tapped, whether he is robbed or not',
    { proves: ['pef/term/harmed-i-e-character-not-harmed/1'], rules: ALL },
    (t) => {
      for (const creature of ['Pick-pocket', 'Thief'] as const)
        for (const outcome of ['success', 'tie', 'defeat'] as const) {
          t.board({
            resource: {
              companies: [
                {
                  at: 'Rivendell',
                  to: 'Bree',
                  members: [{ name: 'Gimli', bears: ['Star-glass', 'Cram'] }],
                },
              ],
            },
            hazard: { hand: [creature] },
            moment: 'hazards',
            asksPasses: true,
          });
          t.hazard.plays(creature, 'Border-hold').stage.resolve();
          const tie = t.attack().prowess - t.card('Gimli').stat('prowess');
          t.fightOut({ success: 2, tie, defeat: 12 }[outcome]);
          const lost = (['Star-glass', 'Cram'] as const).filter((x) => t.card(x).zone !== 'play');
          t.equal(
            [t.card('Gimli').status, lost.length],
            ['untapped', outcome === 'success' ? 1 : 0],
            `${creature}, ${outcome}: as he was, but for what was taken`,
          );
          t.shows(`pef/term/harmed-i-e-character-not-harmed/1#${outcome === 'success' ? 1 : 2}`);
        }
    },
  ),

  scenario(
    'A wounded companion inherits nothing, but can be given items later',
    { proves: ['pef/term/items/2', 'coe/3.I.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Gimli', bears: ['Star-glass'] },
                { name: 'Boromir II', status: 'wounded' },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli');
      // Boromir beats the strike that is left for him
      t.rolls(2, 12, 12);
      face(t, 'Gimli');
      t.equal(
        [t.card('Gimli').zone, t.card('Star-glass').zone],
        ['removed', 'discard'],
        'there is no heir',
      );
      t.shows('pef/term/items/2#2');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', bears: ['Star-glass'] },
                { name: 'Boromir II', status: 'wounded' },
              ],
            },
          ],
        },
        moment: 'organization',
      });
      t.resource.may('give Star-glass to Boromir II');
      t.rolls(12);
      t.resource.chooses('give Star-glass to Boromir II').stage.resolve();
      t.equal(t.card('Star-glass').host, 'Boromir II', 'transferring to the wounded is lawful');
      t.shows('pef/term/items/2#3');
    },
  ),

  scenario(
    'With an eliminated character go the events on him',
    { proves: ['crf/term/eliminated/1', 'coe/3.I.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [
                { name: 'Faramir', bears: ['Promptings of Wisdom', 'Rebel-talk'] },
                'Elrond',
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Faramir', 'Elrond');
      t.rolls(2, 12);
      face(t, 'Faramir');
      t.equal(t.card('Faramir').zone, 'removed', 'Faramir falls');
      t.equal(
        [t.card('Promptings of Wisdom').zone, t.card('Rebel-talk').zone],
        ['discard', 'discard'],
        'resource and hazard go with him',
      );
      t.say('So it is with one who falls to another company, whose kill he is');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-358', members: ['Lieutenant of Dol Guldur'] }],
        },
        hazard: {
          companies: [
            {
              at: 'Cameth Brin',
              members: [{ name: 'Bergil', bears: ['Promptings of Wisdom', 'Rebel-talk'] }],
            },
          ],
        },
        moment: 'entered',
      });
      t.passUntil('company-attack').resource.chooses('attack the company of Bergil');
      t.fightOut(12, 2, 12);
      t.equal(
        [t.card('Bergil').zone, t.card('Promptings of Wisdom').zone, t.card('Rebel-talk').zone],
        ['pile', 'discard', 'discard'],
        'what was on him is discarded',
      );
    },
  ),

  scenario(
    'A detainment strike that succeeds taps, and no body is checked',
    { proves: ['crf/term/detainment-attacks/1', 'coe/3.II.1', 'coe/3.II.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: ['Wold & Foothills', 'Rohan'],
              members: [
                'Gimli',
                { name: 'Boromir II', status: 'wounded' },
                { name: 'Elrond', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ['Stout Men of Gondor'] },
        moment: 'hazards',
      });
      t.hazard.plays('Stout Men of Gondor', 'keyed to Rohan').stage.resolve();
      t.expect(t.attack().detainment, 'against a Wizard’s company it is detainment');
      defend(t, 'Gimli');
      t.rolls(2, 2, 2);
      t.resource.chooses('resolve the strike against Gimli');
      t.hazard.chooses('3');
      // to stay untapped was his wish, but the strike succeeds
      t.resource.chooses('yes');
      t.equal(t.card('Gimli').status, 'tapped', 'the one who was untapped is tapped');
      t.shows('crf/term/detainment-attacks/1#1');
      t.equal(t.state.dice.length, 4, 'one roll was made and no body check');
      t.shows('crf/term/detainment-attacks/1#3');
      face(t, 'Boromir II');
      t.equal(
        [t.card('Boromir II').status, t.card('Elrond').status],
        ['wounded', 'tapped'],
        'the others are as they were',
      );
      t.say('Nobody but the one whom it was for taps');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }] },
        hazard: { hand: ['Ent in Search of the Entwives'] },
        moment: 'hazards',
      });
      t.hazard.plays('Ent in Search of the Entwives', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli');
      t.rolls(2);
      face(t, 'Gimli');
      t.equal(
        [t.card('Gimli').status, t.card('Elrond').status],
        ['tapped', 'untapped'],
        'he who was struck',
      );
      t.shows('crf/term/detainment-attacks/1#2');
      t.say('So it is with an automatic-attack that detains');
      t.board({
        resource: { companies: [{ at: 'AS-141', members: ['Gimli'] }] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.expect(t.attack().detainment, 'it is detainment');
      t.passUntil('stay-untapped');
      t.rolls(2, 2).resource.chooses('no');
      t.unrolled(1, 'no body check');
      t.equal(t.card('Gimli').status, 'tapped', 'he taps');
      t.shows('crf/term/detainment-attacks/1#1', 'crf/term/detainment-attacks/1#3');

      t.say('A strike that comes to nothing is none that succeeds');
      // with two left to him against fourteen
      for (const [roll, status] of [
        [12, 'untapped'],
        [11, 'tapped'],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli'] }] },
          hazard: { hand: ['Ent in Search of the Entwives'] },
          moment: 'hazards',
        });
        t.hazard.plays('Ent in Search of the Entwives', 'Wilderness').stage.resolve();
        t.passUntil('defend');
        defend(t, 'Gimli');
        t.rolls(roll);
        face(t, 'Gimli', true);
        t.equal(t.card('Gimli').status, status, `${roll} and two`);
      }
      t.shows('crf/term/detainment-attacks/1#1');
    },
  ),

  scenario(
    'A detainment attack that is beaten gives no points, and its body is not checked',
    { proves: ['crf/term/detainment-attacks/1', 'coe/3.II.1', 'coe/3.II.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: ['Elrond', { name: 'Gimli', status: 'tapped' }],
            },
          ],
        },
        hazard: { hand: ['Ent in Search of the Entwives', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Ent in Search of the Entwives', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Elrond');
      t.rolls(12, 2);
      face(t, 'Elrond');
      t.passUntil('movement-hazard');
      t.unrolled(1, 'no dice for the body of the Ent');
      t.equal(
        [t.card('Elrond').status, t.card('Ent in Search of the Entwives').zone],
        ['tapped', 'discard'],
        'beaten, it is discarded',
      );
      t.equal(t.points(0).kill, 0, 'no points');
    },
  ),

  scenario(
    'Detainment sets nothing off that waits for a wound',
    { proves: ['crf/term/detainment-attacks/2', 'coe/3.II.1.1'], rules: ALL },
    (t) => {
      for (const creature of ['Horse-lords', 'Lawless Men'] as const) {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Dunharrow',
                by: ['Wold & Foothills', 'Rohan'],
                members: ['Gimli', { name: 'Elrond', bears: ['Despair of the Heart'] }],
              },
            ],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
        });
        t.hazard
          .plays(creature, creature === 'Horse-lords' ? 'keyed to Rohan' : 'Wilderness')
          .stage.resolve();
        letBe(t, 'attack');
        if (creature === 'Lawless Men') defend(t, 'Gimli', 'Elrond');
        t.rolls(2, 2, 5);
        face(t, 'Gimli');
        if (creature === 'Horse-lords') {
          t.equal(t.card('Gimli').status, 'tapped', 'Gimli is detained');
          t.asks(t.resource, 'stay-untapped');
          t.unrolled(2, 'no body check was made');
          t.equal(t.card('Elrond').zone, 'play', 'and Elrond has no check to make');
        } else {
          // a plain attack of Men wounds him, and Elrond has to make his check
          t.equal(t.card('Gimli').status, 'wounded', 'Gimli is wounded');
          t.equal(t.card('Elrond').zone, 'discard', 'and it fails');
        }
      }
      t.say('Nor what the attack itself does to those whom it wounds');
      for (const kind of ['wizard', 'ringwraith'] as const) {
        const who = kind === 'wizard' ? 'Gimli' : 'Hador';
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? { at: 'Lórien', to: 'Moria', members: [who] }
                : { at: 'Carn Dûm', to: 'LE-394', members: [who] },
            ],
          },
          hazard: { hand: ['Barrow-wight'] },
          moment: 'hazards',
        });
        t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
        t.equal(t.attack().detainment, kind === 'ringwraith', `${kind}: it detains`);
        t.passUntil('defend');
        defend(t, who);
        // a strike that succeeds, then what comes of a wound: the body check, and that of corruption
        t.rolls(2, 2, 12);
        face(t, who);
        const detained = kind === 'ringwraith';
        t.equal(t.card(who).status, detained ? 'tapped' : 'wounded', `${kind}: he is hit`);
        if (detained) t.unrolled(2, 'and nothing follows');
      }
      t.say('nor what it takes from them');
      for (const kind of ['wizard', 'ringwraith'] as const) {
        const [who, item] =
          kind === 'wizard' ? (['Gimli', 'Star-glass'] as const) : (['Lagduf', 'LE-418'] as const);
        t.board({
          resource: {
            kind,
            companies: [
              kind === 'wizard'
                ? {
                    at: 'Rivendell',
                    to: 'Bree',
                    by: ['Rhudaur', 'Arthedain'],
                    members: [{ name: who, bears: [item] }],
                  }
                : {
                    at: 'Carn Dûm',
                    to: 'Cameth Brin',
                    by: ['Angmar', 'Rhudaur'],
                    members: [{ name: who, bears: [item] }],
                  },
            ],
          },
          hazard: { hand: ['Galadhrim'] },
          moment: 'hazards',
        });
        t.hazard.plays('Galadhrim', 'keyed to Rhudaur').stage.resolve();
        t.fightOut({ always: 2 });
        t.equal(
          [t.card(who).status, t.card(item).zone],
          kind === 'wizard' ? ['tapped', 'play'] : ['wounded', 'discard'],
          `${kind}: he, and what he bears`,
        );
      }
    },
  ),

  scenario(
    'Against the women who are strong against them the body of a Nazgûl is halved, and not their own',
    { proves: ['crf/term/nazgul/2', 'coe/3.iv.7', 'coe/3.v'], rules: ALL },
    (t) => {
      // 4 + 5 + 9, or 2 + 6 + 10, against 17
      for (const [who, roll, own] of [
        ['Peath', 9, 7],
        ['Éowyn', 10, 7],
        ['Galva', 12, 9],
        ['Vôteli', 10, 6],
        ['Vygavril', 10, 7],
      ] as const) {
        const meets = (...rolls: number[]): void => {
          t.board({
            resource: {
              companies: [
                {
                  at: 'Rivendell',
                  to: 'Mount Gram',
                  by: ['Rhudaur', 'Angmar'],
                  members: [who, 'Gimli'],
                },
              ],
            },
            hazard: { hand: ['Witch-king of Angmar', 'River'] },
            moment: 'hazards',
          });
          t.hazard
            .plays('Witch-king of Angmar', 'keyed to Angmar', { way: 'creature' })
            .stage.resolve();
          t.passUntil('defend');
          t.equal([t.attack().prowess, t.attack().body], [17, 12], 'as printed');
          defend(t, who);
          t.rolls(...rolls);
          face(t, who);
          t.passUntil('movement-hazard');
        };
        for (const body of [6, 7] as const) {
          meets(roll, body);
          t.equal(t.card(who).status, 'tapped', 'she has beaten him');
          t.equal(
            t.card('Witch-king of Angmar').zone,
            body > 6 ? 'pile' : 'discard',
            `a roll of ${body} against half of 12`,
          );
          t.equal(t.points(0).kill, body > 6 ? 6 : 0, 'points only for a defeat');
        }
        meets(2, own);
        t.equal(
          [t.card(who).zone, t.card(who).status],
          ['play', 'wounded'],
          `a roll of ${own} against her own body`,
        );
      }
    },
  ),

  scenario(
    'A strike whose body check holds is not defeated, nor is a tie',
    { proves: ['coe/3.iv.7', 'coe/3.v'], rules: ALL },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Elrond'] }] },
        hazard: { hand: ['Wargs', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend');
      defend(t, 'Gimli', 'Elrond');
      t.rolls(4, 12);
      face(t, 'Gimli');
      t.equal(t.card('Gimli').status, 'tapped', '5 + 4 against 9: he is not wounded but taps');
      face(t, 'Elrond');
      t.passUntil('movement-hazard');
      t.equal(t.card('Wargs').zone, 'discard', 'one strike was not beaten');
    },
  ),

  scenario(
    'All strikes of the Horse-lords beaten: still no points',
    { proves: ['coe/3.II.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Edoras',
              by: ['Wold & Foothills', 'Rohan'],
              members: ['Elrond', 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Horse-lords', 'River'] },
        moment: 'hazards',
      });
      t.hazard.plays('Horse-lords', 'keyed to Rohan').stage.resolve();
      letBe(t, 'attack');
      t.rolls(12, 12);
      face(t, 'Elrond');
      face(t, 'Gimli');
      t.passUntil('movement-hazard');
      t.equal(
        [t.card('Horse-lords').zone, t.points(0).kill],
        ['discard', 0],
        'beaten and discarded',
      );
    },
  ),

  scenario(
    'A character is untapped, tapped or wounded, and a wound heals to tapped',
    { proves: ['crf/term/character/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', status: 'wounded' },
                { name: 'Elrond', status: 'tapped' },
                'Boromir II',
              ],
            },
            { at: 'Bree', members: [{ name: 'Beorn', status: 'wounded' }] },
          ],
        },
        moment: 'untap',
      });
      t.passUntil('organization');
      t.equal(
        [t.card('Gimli').status, t.card('Elrond').status, t.card('Boromir II').status],
        ['tapped', 'untapped', 'untapped'],
        'at a haven the wounded is tapped now',
      );
      t.equal(t.card('Beorn').status, 'wounded', 'elsewhere he stays wounded');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', status: 'tapped' }] }],
        },
        moment: 'untap',
      });
      t.passUntil('organization');
      t.equal(t.card('Gimli').status, 'untapped', 'and a turn later untapped');
      t.shows('crf/term/character/2#1');
      t.say('What untaps the tapped does nothing for the wounded');
      for (const status of ['tapped', 'wounded'] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Bree', members: [{ name: 'Sam Gamgee', status }] }],
            hand: ['Halfling Strength'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        const way = { way: 'untap a tapped' };
        if (status === 'tapped') t.resource.may('play Halfling Strength: untap a tapped');
        else t.resource.refused('Halfling Strength', { 'no-target': 'coe/9.3' }, way);
      }
      t.shows('crf/term/character/2#2');
      t.say('Who is wounded while he is tapped is wounded, and no more tapped');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Gimli', status: 'tapped' }] },
          ],
        },
        hazard: { hand: ['Giant'] },
        moment: 'hazards',
      });
      t.rolls(2, 2).hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.equal(t.card('Gimli').status, 'wounded', 'he has gone from one to the other');
      t.shows('crf/term/character/2#1', 'crf/term/character/2#2');
      t.say('and what taps whom it strikes leaves the wounded as they are');
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: [{ name: 'Gimli', status: 'wounded' }] },
          ],
        },
        hazard: { hand: ['Ent in Search of the Entwives'] },
        moment: 'hazards',
      });
      t.rolls(2).hazard.plays('Ent in Search of the Entwives', 'Wilderness').stage.resolve();
      t.equal(t.card('Gimli').status, 'wounded', 'he cannot be tapped');
      t.shows('crf/term/character/2#2');
    },
  ),

  scenario(
    'Outside strike sequences a tapped warrior has his full prowess',
    { proves: ['crf/term/character/4', 'coe/3.iv.7.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Henneth Annûn', members: ['Elladan'] }],
          hand: ['Rangers of Ithilien', 'Muster'],
        },
        moment: 'entered',
      });
      t.resource.plays('Rangers of Ithilien', 'Elladan');
      t.equal(t.card('Elladan').status, 'tapped', 'he tapped for the attempt');
      // no influence of his own; 3 and the 5 of Muster are more than 7, with 4 it would not do
      t.rolls(3);
      t.resource.plays('Muster').stage.resolve();
      t.equal(t.card('Rangers of Ithilien').zone, 'pile', 'they come');
      t.shows('crf/term/character/4#3');
    },
  ),

  scenario(
    'What it costs to be tapped or wounded is felt in a strike, and not before or after',
    { proves: ['crf/term/character/4', 'coe/3.iv.7.3'], rules: ALL },
    (t) => {
      for (const [status, less] of [
        ['untapped', 0],
        ['tapped', 1],
        ['wounded', 2],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: 'Aragorn II', status }] }],
            hand: ['Dodge'],
          },
          hazard: { hand: ['Orc-lieutenant'] },
          moment: 'hazards',
        });
        const full = t.card('Aragorn II').stat('prowess');
        t.equal(full, 6, `${status}: on the way he has all of it`);
        t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
        t.equal(
          t.card('Aragorn II').stat('prowess'),
          full,
          'and while the attack is not yet upon him',
        );
        if (status === 'untapped') t.resource.chooses('a strike to Aragorn II').chooses('no');
        t.asks(t.resource, 'strike-defender');
        t.equal(t.strikeProwess(), full - less, 'in the strike it counts');
        if (less > 0) t.shows(`crf/term/character/4#${less}`);
        t.rolls(12).resource.passes();
        t.expect(!t.underAttack, 'it is over');
        t.equal(t.card('Aragorn II').stat('prowess'), full, 'and he has all of it again');
        t.shows('crf/term/character/4#3');
      }
    },
  ),

  scenario(
    'Fury of the Iron Crown: who would win nothing by defeating it wins nothing, and it is gone',
    { proves: ['crf/card/fury-of-the-iron-crown/2'], rules: ALL },
    (t) => {
      for (const [kind, at, who, creature, becomes] of [
        ['wizard', 'Barrow-downs', 'Gimli', 'Orc-lieutenant', ['pile', 1]],
        ['ringwraith', 'Ettenmoors', 'Orc Chieftain', 'Orc-lieutenant', ['removed', 0]],
        ['wizard', 'Isengard', 'Gimli', 'Horse-lords', ['removed', 0]],
        // to minions they are worth something, but not where they only detain
        ['ringwraith', 'Isengard', 'Orc Chieftain', 'Horse-lords', ['pile', 2]],
        ['ringwraith', 'Isengard', 'Hendolen', 'Horse-lords', ['removed', 0]],
      ] as const) {
        t.board({
          resource: { kind, companies: [{ at, members: [who] }] },
          hazard: { hand: [creature, 'Fury of the Iron Crown'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.chooses(`play ${creature}`);
        if (t.decision().kind === 'aim') t.take(t.decision().options[0], 'keyed so');
        t.resolve();
        t.equal(
          t.attack().detainment,
          creature === 'Horse-lords' && who !== 'Orc Chieftain',
          `${creature}: detains ${who}`,
        );
        t.passUntil('strike-hazard').hazard.plays('Fury of the Iron Crown').stage.resolve();
        t.fightOut({ always: 2 });
        t.equal([t.card(creature).zone, t.points(0).kill], [...becomes], `${kind}: ${creature}`);
      }
    },
  ),
];
