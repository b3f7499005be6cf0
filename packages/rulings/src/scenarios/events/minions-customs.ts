import { query } from '@mathom/engine';
import { type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL, NEW, OLD } from '../help.ts';

/** What the rulings say of minions on the road, of their beasts and their trophies. */
const kind = 'ringwraith';
const LEG = 'Leg It Double Quick';

export const minionsCustoms: readonly Scenario[] = [
  scenario(
    'News Must Get Through takes what any Darkhaven would, and not what is for one place alone',
    { proves: ['crf/card/news-must-get-through/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'LE-364',
              members: [{ name: 'Hador', bears: ["That Ain't No Secret", 'News of the Shire'] }],
            },
          ],
          hand: ['News Must Get Trough'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('News Must Get Trough').stage.resolve();
      t.resource.options_are("That Ain't No Secret", 'pass').chooses("That Ain't No Secret");
      t.equal([t.points(0).misc, t.card('News of the Shire').zone], [1, 'play'], 'one of them');
      t.shows('crf/card/news-must-get-through/1#1');
      t.say('Not at that place either: it is stored there by its own text');
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Barad-dûr',
              members: [{ name: 'Hador', bears: ["That Ain't No Secret", 'News of the Shire'] }],
            },
          ],
          hand: ['News Must Get Trough'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.may('store News of the Shire');
      t.resource.plays('News Must Get Trough').stage.resolve();
      t.resource.options_are("That Ain't No Secret", 'pass');
      t.shows('crf/card/news-must-get-through/1#2');
    },
  ),
  scenario(
    'Some allies make a company overt, whoever else is in it',
    { proves: ['crf/term/company/3'], rules: ALL },
    (t) => {
      const covert = (ally: Parameters<typeof t.card>[0] | null): boolean => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Dol Guldur',
                members: [ally === null ? 'Hador' : { name: 'Hador', bears: [ally as 'War-wolf'] }],
              },
              // who is elsewhere is no worse for it
              { at: 'Minas Morgul', members: ['Hendolen'] },
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.expect(query.isCovert(t.state, t.company('Hendolen')), 'the other company');
        return query.isCovert(t.state, t.company('Hador'));
      };
      for (const ally of [
        'AS-71',
        'Creature of an Older World',
        'Great Bats',
        'Great Lord of Goblin-gate',
        'Last Child of Ungoliant',
        'Regiment of Black Crows',
        '"Two-headed" Troll',
      ])
        t.equal(covert(ally), false, `${ally}: seen by all`);
      t.equal([covert('War-wolf'), covert(null)], [true, true], 'and by no other');
    },
  ),
  scenario(
    'Between the two ways of Leg It Double Quick hands are filled again',
    { proves: ['pef/card/leg-it-double-quick/1'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Hador', 'Jerrek'],
            },
          ],
          hand: [LEG, 'Ruse', 'Swag'],
          sites: ['Ettenmoors'],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.passes();
      t.asks(t.resource, 'movement-hazard-end');
      t.equal([t.hand(0).length, t.hand(1).length], [3, 1], 'they are not yet, at the end of it');
      t.shows('pef/card/leg-it-double-quick/1#2');
      t.resource.plays(LEG).stage.resolve();
      t.skipTo('move-again');
      t.equal([t.hand(0).length, t.hand(1).length], [8, 8], 'hands are full again already');
      t.shows('pef/card/leg-it-double-quick/1#1');
      t.equal(
        [t.card('Hador').status, t.card('Jerrek').status],
        ['tapped', 'tapped'],
        'and they are weary',
      );
      t.resource.chooses('Ettenmoors');
      t.skipTo('enter');
      t.equal(t.card('Hador').site, 'Ettenmoors', 'on they went');
    },
  ),
  scenario(
    'Who was sent back is not moving, and does not leg it',
    { proves: ['pef/card/leg-it-double-quick/2'], rules: ALL },
    (t) => {
      const way = { to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'] } as const;
      for (const [snow, moves] of [
        [true, true],
        [false, true],
        [false, false],
      ]) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Carn Dûm', members: ['Hador'], ...(moves ? way : {}) }],
            hand: [LEG],
            sites: ['Ettenmoors'],
          },
          hazard: {
            events: snow ? ['Doors of Night', 'Snowstorm'] : ['Doors of Night'],
            hand: ['River'],
          },
          moment: 'passives',
          asksPasses: true,
        });
        t.resolve();
        if (snow) {
          t.equal(
            [t.card('Hador').site, t.company('Hador').moving, t.company('Hador').moved],
            ['Carn Dûm', false, false],
            'where they set out',
          );
          t.asks(t.resource, 'end-of-turn-start');
          continue;
        }
        t.passUntil('movement-hazard-end');
        if (moves) t.resource.may(`play ${LEG}`);
        else t.resource.refused(LEG, { 'no-target': 'coe/9.3' });
      }
      t.say('Nor does one who is sent back in the midst of his way');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: ['Hador'], ...way }],
          hand: [LEG],
          sites: ['Ettenmoors'],
        },
        hazard: { events: ['Doors of Night'], hand: ['Snowstorm', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Snowstorm').stage.resolve();
      t.equal(t.card('Hador').site, 'Carn Dûm', 'where they set out');
      t.asks(t.resource, 'end-of-turn-start').resource.mayNot(`play ${LEG}`);
    },
  ),
  scenario(
    'Neither Sacrifice of Form nor True Fána is for a fight of two companies',
    { proves: ['crf/turn/site-phase/company-vs-company-combat/2'], rules: ALL },
    (t) => {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Lagduf'] }] },
        hazard: {
          kind: 'wizard',
          companies: [{ at: 'Bree', members: ['Gandalf'] }],
          hand: ['Sacrifice of Form', 'True Fána'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      let strikes = 0;
      for (let i = 0; i < 60 && t.underAttack; i++) {
        const { options, seat, kind: asked } = t.decision();
        if (seat === 1 && (asked === 'act' || asked === 'respond')) {
          strikes++;
          for (const card of ['Sacrifice of Form', 'True Fána']) t.hazard.mayNot(`play ${card}`);
        }
        if (i === 0) t.rolls(7, 7, 2);
        t.take(
          options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0],
          'it goes on',
        );
      }
      t.expect(strikes > 0, 'he was asked');
    },
  ),
  scenario(
    'Fury of the Iron Crown: of what it drove on an Orc or a Troll has his trophy, beaten or not',
    { proves: ['crf/card/fury-of-the-iron-crown/1'], rules: ALL },
    (t) => {
      for (const [who, roll, foe] of [
        ['Orc Chieftain', 12, 'Orc-lieutenant'],
        ['Troll Lout', 12, 'Orc-lieutenant'],
        // it is lost by the card though nobody has beaten it
        ['Orc Chieftain', 2, 'Orc-lieutenant'],
        ['Troll Lout', 2, 'Orc-lieutenant'],
        // Men as well as Orcs
        ['Orc Chieftain', 2, 'Brigands'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Carn Dûm', to: 'Ettenmoors', members: [who] }],
          },
          hazard: { hand: [foe, 'Fury of the Iron Crown'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.chooses(`play ${foe}`);
        if (t.decision().kind === 'aim') t.take(t.decision().options[0], 'keyed so');
        t.resolve();
        t.passUntil('strike-hazard').hazard.plays('Fury of the Iron Crown').stage.resolve();
        t.fightOut({ always: roll });
        t.resource.chooses(`a trophy for ${who}`);
        t.equal(t.card(foe).host, who, 'he has it with him');
      }
    },
  ),
  scenario(
    "Sneakin': once it is done, who joins them is hidden too",
    { proves: ['crf/card/sneakin/1'], rules: ALL },
    (t) => {
      for (const sneaks of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                by: ['Angmar', 'Rhudaur'],
                members: ['Ciryaher', 'Ostisen'],
              },
              { at: 'Carn Dûm', members: ['Jerrek'] },
            ],
            hand: ["Sneakin'"],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'organization',
          asksPasses: true,
        });
        if (sneaks) t.resource.plays("Sneakin'", 'Ciryaher').stage.resolve();
        t.resource.chooses('organize');
        t.resource.chooses('join the company of Jerrek to the company of Ciryaher');
        t.equal(t.company('Jerrek').members.length, 3, 'three of them now');
        t.skipTo('movement-hazard').resource.passes();
        if (sneaks) t.hazard.mayNot('play Wargs');
        else t.hazard.may('play Wargs');
      }
      t.say('So it is when it is they who join the others');
      for (const sneaks of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Carn Dûm', members: ['Ciryaher', 'Ostisen'] },
              {
                at: 'Carn Dûm',
                to: 'Cameth Brin',
                by: ['Angmar', 'Rhudaur'],
                members: ['Jerrek'],
              },
            ],
            hand: ["Sneakin'"],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'organization',
          asksPasses: true,
        });
        if (sneaks) t.resource.plays("Sneakin'", 'Ciryaher').stage.resolve();
        t.resource.chooses('organize');
        t.resource.chooses('join the company of Ciryaher, Ostisen to the company of Jerrek');
        t.equal(t.company('Jerrek').members.length, 3, 'three of them now');
        t.skipTo('movement-hazard').resource.passes();
        if (sneaks) t.hazard.mayNot('play Wargs');
        else t.hazard.may('play Wargs');
      }
      t.say('For three it is not played to begin with');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: ['Ciryaher', 'Ostisen', 'Jerrek'] }],
          hand: ["Sneakin'"],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.refused("Sneakin'", { 'no-user': 'coe/9.2' });
    },
  ),
  scenario(
    'Voices of Malice: a sage elsewhere speaks them in the site phase of others',
    { proves: ['crf/card/voices-of-malice/1', 'pef/term/site-phase/2'], rules: OLD },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Ettenmoors', members: [{ name: 'Jerrek', bears: ['Lure of the Senses'] }] },
            { at: 'Bree', members: ['Belegorn'] },
          ],
          hand: ['Voices of Malice'],
        },
        moment: 'entered',
        current: 'Jerrek',
        asksPasses: true,
      });
      t.rolls(12).resource.plays('Voices of Malice').stage.resolve();
      t.equal(
        [t.card('Lure of the Senses').zone, t.card('Belegorn').status],
        ['discard', 'tapped'],
        'from afar',
      );
      t.shows('crf/card/voices-of-malice/1#1', 'pef/term/site-phase/2#4');
    },
  ),

  scenario(
    'Voices of Malice: now a sage of another company must have been inside in this turn',
    { proves: ['crf/card/voices-of-malice/1', 'coe/2.V.9'], rules: NEW },
    (t) => {
      for (const inside of ['in this turn', 'two turns ago', 'never'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Minas Morgul', members: [{ name: 'Jerrek', bears: ['Lure of the Senses'] }] },
              { at: 'Dol Guldur', members: ['Belegorn'] },
            ],
            hand: ['Voices of Malice'],
          },
          moment: 'site',
          asksPasses: true,
        });
        const goesIn = (does: boolean): void => {
          t.resource.chooses('the company of Belegorn').chooses(does ? 'enter the site' : 'pass');
          if (does) t.resource.passes();
        };
        goesIn(inside !== 'never');
        if (inside === 'two turns ago') {
          t.rolls(12).skipTo('site-phase', { turns: 2 });
          goesIn(false);
        }
        t.passUntil('enter').resource.chooses('enter the site');
        t.equal(t.state.current, t.company('Jerrek').id, 'the phase of the other company');
        if (inside === 'in this turn') {
          t.rolls(12).resource.plays('Voices of Malice', 'Belegorn').stage.resolve();
          t.equal(t.card('Lure of the Senses').zone, 'discard', 'from afar');
          t.shows('crf/card/voices-of-malice/1#1');
        } else t.resource.mayNot('play Voices of Malice');
      }
      t.shows('crf/card/voices-of-malice/1#2');
    },
  ),
  scenario(
    'Voices of Malice: by the present rules a sage elsewhere must have gone in before',
    { proves: ['pef/term/site-phase/2'], rules: NEW },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Ettenmoors', members: [{ name: 'Jerrek', bears: ['Lure of the Senses'] }] },
            { at: 'Bree', members: ['Belegorn'] },
          ],
          hand: ['Voices of Malice'],
        },
        moment: 'entered',
        current: 'Jerrek',
        asksPasses: true,
      });
      t.resource.refused('Voices of Malice', { 'other-company': 'coe/2.V.9' });
      t.shows('pef/term/site-phase/2#5');
    },
  ),
  scenario(
    'Use Your Legs: whoever of them hits a Hobbit leads him away, and he is worth what he was',
    { proves: ['crf/card/use-your-legs/1', 'crf/card/use-your-legs/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Lagduf', 'Ostisen'] }],
          hand: ['Use Your Legs'],
        },
        hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Frodo', 'Legolas'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      const before = [t.points(0), t.points(1)];
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack').resource.plays('Use Your Legs', 'Lagduf').stage.resolve();
      t.passUntil('defend').hazard.chooses('a strike to Frodo').chooses('Ostisen');
      t.rolls(12, 2, 7, 7);
      for (let i = 0; i < 60 && t.underAttack; i++) {
        const { options } = t.decision();
        const o = options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0];
        t.take(o, 'it goes on');
      }
      t.equal(
        [t.card('Frodo').zone, t.card('Frodo').host, [t.points(0), t.points(1)]],
        ['aside', 'Use Your Legs', before],
        'hit by the Man, and kept by the Orc',
      );
      t.say('Every strike of theirs counts, those of the Orc himself too');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: ['Lagduf', 'Ostisen'] }],
          hand: ['Use Your Legs'],
        },
        hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Frodo', 'Sam Gamgee'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('attack').resource.plays('Use Your Legs', 'Lagduf').stage.resolve();
      t.passUntil('defend').hazard.chooses('a strike to Frodo').chooses('Ostisen');
      t.hazard.chooses('a strike to Sam Gamgee');
      t.rolls(12, 2, 12, 2);
      for (let i = 0; i < 60 && t.underAttack; i++) {
        const { options } = t.decision();
        const o = options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0];
        t.take(o, 'it goes on');
      }
      t.equal(
        [t.card('Frodo').host, t.card('Sam Gamgee').host],
        ['Use Your Legs', 'Use Your Legs'],
        'one hit by the Man, the other by the Orc',
      );
    },
  ),
  scenario(
    'Returned Beyond All Hope: taken from an Orc who has her for a trophy',
    { proves: ['crf/card/returned-beyond-all-hope/2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Dol Guldur',
              members: [{ name: 'Lagduf', trophies: ['Lady of the Golden Wood'] }],
            },
          ],
        },
        hazard: { hand: ['Returned Beyond All Hope'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [9],
      });
      t.equal(t.card('Lady of the Golden Wood').host, 'Lagduf', 'his trophy');
      t.hazard.plays('Returned Beyond All Hope', { way: 'eliminated' }).stage.resolve();
      t.equal(
        [t.card('Lady of the Golden Wood').zone, t.card('Lady of the Golden Wood').kind],
        ['discard', 'creature'],
        'she is back among the cards of her player',
      );
    },
  ),
];
