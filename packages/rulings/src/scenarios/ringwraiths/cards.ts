import { query } from '@mathom/engine';
import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL, NEW, OLD, rolled } from '../help.ts';

const kind = 'ringwraith';

/** He is at a Darkhaven with these as his player organizes. */
const organizing = (
  t: Stage,
  members: readonly Member[],
  hand: Named[],
  events: Named[] = [],
): void =>
  void t.board({
    resource: {
      kind,
      companies: [{ at: 'Minas Morgul', members, events }],
      hand,
      sites: ['Barad-dûr'],
    },
    moment: 'organization',
    asksPasses: true,
  });

const covert = (t: Stage, who: Named): boolean => query.isCovert(t.state, t.company(who));

/** What was asked about cards of Ringwraiths. */
export const ringwraithCards: readonly Scenario[] = [
  scenario(
    'Dwar is unleashed only once he is in a mode',
    { proves: ['crf/card/dwar-unleashed/1'], rules: ALL },
    (t) => {
      organizing(t, ['Dwar the Ringwraith'], ['Dwar Unleashed']);
      t.resource.refused('Dwar Unleashed', { 'no-target': 'coe/9.3' });
      for (const mode of ['Black Rider', 'Fell Rider', 'Heralded Lord'] as const) {
        organizing(t, ['Dwar the Ringwraith'], ['Dwar Unleashed'], [mode]);
        t.resource.may('play Dwar Unleashed');
      }
    },
  ),

  scenario(
    'Helm of Fear is of no use to anybody but a Ringwraith',
    { proves: ['crf/card/helm-of-fear/1', 'coe/6.1.R2'], rules: ALL },
    (t) => {
      for (const [name, helps] of [
        ['Ren the Ringwraith', true],
        ['Orc Captain', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Minas Morgul',
                to: 'Dol Amroth',
                members: [{ name, bears: ['Helm of Fear'] }],
                events: name === 'Orc Captain' ? [] : ['Black Rider'],
              },
            ],
          },
          hazard: { hand: ['Huorn'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Huorn').stage.resolve();
        if (helps) t.resource.may('use Helm of Fear');
        else
          t.resource
            .mayNot('use Helm of Fear')
            .refused('Helm of Fear', { 'not-in-use': 'coe/6.1' });
        if (helps) continue;
        // one less on the body check would have kept him
        t.fightOut(2, 8);
        t.equal(t.card(name).zone, 'discard', 'nor is he any the safer for it');
      }
      t.say('A Ringwraith is the safer by one');
      for (const bears of [['Helm of Fear'], []] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Minas Morgul',
                to: 'Dol Amroth',
                members: [{ name: 'Ren the Ringwraith', status: 'tapped', bears: [...bears] }],
                events: ['Black Rider'],
              },
            ],
          },
          hazard: { hand: ['Huorn'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Huorn').stage.resolve();
        t.fightOut(2, 11);
        t.equal(
          t.card('Ren the Ringwraith').zone,
          bears.length > 0 ? 'play' : 'removed',
          'eleven against his ten, or one less',
        );
      }
    },
  ),

  scenario(
    'Creature of an Older World makes its company overt, and a Fell Rider only of one who has no other ally',
    {
      proves: ['crf/card/creature-of-an-older-world/1', 'crf/card/creature-of-an-older-world/2'],
      rules: ALL,
    },
    (t) => {
      const riding = (...bears: Named[]): void =>
        organizing(t, [{ name: 'Ren the Ringwraith', bears }], []);
      riding('Creature of an Older World');
      t.equal(covert(t, 'Ren the Ringwraith'), false, 'he is seen from afar');
      t.resource.may('move', 'to Barad-dûr');
      t.equal(t.card('Ren the Ringwraith').stat('prowess'), 8 + 2 + 2, 'with his own of that mode');
      t.shows('crf/card/creature-of-an-older-world/2#1');
      riding('Creature of an Older World', 'Black Horse');
      t.equal(covert(t, 'Ren the Ringwraith'), false, 'the ally itself is enough for that');
      t.equal(t.card('Ren the Ringwraith').stat('prowess'), 8 + 2, 'but that is no such mode');
      riding('Creature of an Older World', 'Stinker');
      t.equal(
        t.card('Ren the Ringwraith').stat('prowess'),
        8 + 2,
        'nor beside an ally who brings no mode of his own',
      );
      t.resource.mayNot('move', 'to Barad-dûr');
      t.shows('crf/card/creature-of-an-older-world/2#2');
      riding('Black Horse');
      t.equal(covert(t, 'Ren the Ringwraith'), true, 'another ally does not give him away');
      t.say('It is said of the whole company: of those too who go with him');
      for (const bears of [[], ['Creature of an Older World']] as const) {
        organizing(t, [{ name: 'Ren the Ringwraith', bears: [...bears] }, 'Ciryaher'], []);
        t.equal(covert(t, 'Ciryaher'), bears.length === 0, 'with a companion');
      }
    },
  ),

  scenario(
    'A Fell Rider is overt, and other riders are not',
    { proves: ['crf/term/modes/2'], rules: ALL },
    (t) => {
      for (const [mode, hidden] of [
        ['Fell Rider', false],
        ['Black Rider', true],
        ['Heralded Lord', true],
      ] as const) {
        organizing(t, ['Ren the Ringwraith'], [], [mode]);
        t.equal(covert(t, 'Ren the Ringwraith'), hidden, mode);
      }
      t.shows('crf/term/modes/2#3');
      t.say('Whose ally makes him one has nothing of the card that is not there');
      const numbers = (bears: Named[], events: Named[] = []): number[] => {
        organizing(t, [{ name: 'Ren the Ringwraith', bears }], [], events);
        const ren = t.card('Ren the Ringwraith');
        return [ren.stat('prowess'), ren.stat('influence')];
      };
      const [prowess, influence] = numbers([]);
      t.equal(
        numbers([], ['Fell Rider']),
        [prowess + 2 + 2, Math.max(0, influence - 3)],
        'what the card says, and two of his own',
      );
      t.shows('crf/term/modes/2#1', 'crf/term/modes/2#2');
      t.equal(
        numbers(['Creature of an Older World']),
        [prowess + 2 + 2, influence],
        'two of the ally and two of his own, and no influence less',
      );
      t.shows('crf/term/modes/2#4');
    },
  ),

  scenario(
    'However many could ride together, seven are the most',
    { proves: ['crf/card/they-ride-together/1'], rules: OLD },
    (t) => {
      const orcs: Named[] = ['Orc Captain', 'Lagduf', 'Muzgash', 'Radbug', 'Orc Brawler'];
      const riders: Named[] = ['They Ride Together', 'Indûr the Ringwraith', 'Dwar the Ringwraith'];
      organizing(t, ['Ren the Ringwraith', ...orcs], riders);
      t.resource.plays('They Ride Together').stage.resolve();
      t.resource.chooses('Indûr the Ringwraith');
      t.equal(t.company('Ren the Ringwraith').members.length, 7, 'one has come');
      t.equal(t.card('Dwar the Ringwraith').zone, 'hand', 'there is no room for the other');
      t.asks(t.resource, 'organization').resource.mayNot('Dwar the Ringwraith');
      t.say('With one Orc fewer both ride; where seven are already nobody does');
      organizing(t, ['Ren the Ringwraith', ...orcs.slice(1)], riders);
      t.resource.plays('They Ride Together').stage.resolve();
      t.resource.chooses('Indûr the Ringwraith').chooses('Dwar the Ringwraith');
      t.equal(t.company('Ren the Ringwraith').members.length, 7, 'both have come');
      organizing(t, ['Ren the Ringwraith', ...orcs, 'Orc Tracker'], riders);
      t.resource.refused('They Ride Together', { need: 'coe/9.2' });
      t.say('Two scouts of the Orcs count as one');
      organizing(
        t,
        ['Ren the Ringwraith', ...orcs.slice(1), 'Orc Sniffler', 'Orc Sniffler'],
        riders.slice(0, 2),
      );
      t.resource.plays('They Ride Together').stage.resolve();
      t.resource.chooses('Indûr the Ringwraith');
      t.equal(t.company('Ren the Ringwraith').members.length, 8, 'eight are of the size of seven');
      t.shows('crf/card/they-ride-together/1#1');
    },
  ),

  scenario(
    'Now more than seven may ride together, since a haven holds any number',
    { proves: ['crf/card/they-ride-together/1', 'coe/2.II.3.1'], rules: NEW },
    (t) => {
      const orcs: Named[] = ['Orc Captain', 'Lagduf', 'Muzgash', 'Radbug', 'Orc Brawler'];
      const riders: Named[] = ['They Ride Together', 'Indûr the Ringwraith', 'Dwar the Ringwraith'];
      organizing(t, ['Ren the Ringwraith', ...orcs], riders);
      t.resource.plays('They Ride Together').stage.resolve();
      t.resource.chooses('Indûr the Ringwraith').chooses('Dwar the Ringwraith');
      t.equal(t.company('Ren the Ringwraith').members.length, 8, 'both have come');
      t.shows('crf/card/they-ride-together/1#2');
    },
  ),

  scenario(
    'Who is stronger against Nazgûl is so against a Ringwraith',
    { proves: ['crf/term/ringwraith/2'], rules: ALL },
    (t) => {
      const attacks = (foe: Named, who: Named = 'Éowyn'): void => {
        t.board({
          resource: { kind, companies: [{ at: 'Edoras', members: [foe] }] },
          hazard: { companies: [{ at: 'Edoras', members: [who] }] },
          moment: 'entered',
        });
        t.passUntil('company-attack').resource.chooses(`attack the company of ${who}`);
      };
      const rolledBy = (foe: Named, who: Named = 'Éowyn'): number => {
        attacks(foe, who);
        const before = t.steps.length;
        t.fightOut({ always: 7 });
        const roll = t.steps
          .slice(before)
          .flatMap((x) => x.events)
          .find((e) => e.event === 'roll' && e.card === t.id(who) && e.for === 'strike');
        return roll?.event === 'roll' ? roll.total : 0;
      };
      for (const [who, more] of [
        ['Peath', 5],
        ['Vôteli', 5],
        ['Galva', 6],
        ['Vygavril', 6],
        ['Éowyn', 6],
      ] as const)
        t.equal(
          rolledBy('Ren the Ringwraith', who) - rolledBy('Lagduf', who),
          more,
          `${who}: so much more against the Nine`,
        );
      const bodyOf = (foe: Named): (number | undefined)[] => {
        attacks(foe);
        t.fightOut(2, 12, 2);
        return [t.card(foe).stat('body'), rolled(t, 'body').at(-1)?.against];
      };
      t.equal(bodyOf('Ren the Ringwraith'), [10, 5], 'before her his body is halved');
      t.equal(bodyOf('Lagduf'), [8, 8], 'and an Orc’s is not');
      t.shows('crf/term/ringwraith/2#1');
      t.say('So it is if it is her company that attacks');
      const upon = (foe: Named): number => {
        t.board({
          resource: { companies: [{ at: 'Edoras', members: ['Éowyn'] }] },
          hazard: { kind, companies: [{ at: 'Edoras', members: [foe] }] },
          moment: 'entered',
        });
        t.passUntil('company-attack').resource.chooses(`attack the company of ${foe}`);
        const before = t.steps.length;
        t.fightOut({ always: 7 });
        const roll = t.steps
          .slice(before)
          .flatMap((x) => x.events)
          .find(
            (e) => e.event === 'roll' && e.card === t.id('Éowyn') && e.for.startsWith('strike'),
          );
        return roll?.event === 'roll' ? roll.total : 0;
      };
      t.equal(upon('Ren the Ringwraith') - upon('Lagduf'), 6, 'as much more');
      t.shows('crf/term/ringwraith/2#1');
      t.say('What turns a Nazgûl away does not turn away a Ringwraith');
      const PRAISE = 'Praise to Elbereth';
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: ['Éowyn'] }],
          hand: [PRAISE],
        },
        hazard: { hand: ['Witch-king of Angmar'] },
        moment: 'hazards',
      });
      t.hazard
        .plays('Witch-king of Angmar', { way: 'creature' }, 'keyed to Angmar')
        .stage.resolve();
      t.resource.may(`play ${PRAISE}`);
      t.board({
        resource: { kind, companies: [{ at: 'Edoras', members: ['The Witch-king'] }] },
        hazard: { companies: [{ at: 'Edoras', members: ['Éowyn'] }], hand: [PRAISE, 'Dodge'] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company of Éowyn');
      t.hazard.refused(PRAISE, { 'no-effect': 'coe/5.1.2' });
      t.shows('crf/term/ringwraith/2#2');
    },
  ),

  scenario(
    'A follower uses what magic his own card has',
    { proves: ['crf/term/ringwraith-follower/1', 'coe/2.II.2.1.R7'], rules: ALL },
    (t) => {
      const riding = (follower: Named): void =>
        void t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Minas Morgul',
                to: 'Dol Amroth',
                members: ['The Witch-king', { name: follower, under: 'The Witch-king' }],
                events: ['Black Rider'],
              },
            ],
            hand: ['Bitter Cold'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
      riding('Dwar the Ringwraith');
      t.resource.may('play Bitter Cold');
      riding('Adûnaphel the Ringwraith');
      t.resource.mayNot('play Bitter Cold').refused('Bitter Cold', { 'no-user': 'coe/9.2' });
      t.say('What he has cast comes about: of each school, by one who follows a lord without it');
      const cast = (follower: Named, lord: Named, spell: Named): void => {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Minas Morgul',
                to: 'Dol Amroth',
                members: [lord, { name: follower, under: lord }],
                events: ['Black Rider'],
              },
            ],
            hand: [spell],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.mayNot(`play ${spell} by ${lord}`);
      };
      cast('Dwar the Ringwraith', 'The Witch-king', 'Bitter Cold');
      t.resource.plays('Bitter Cold').stage.resolve();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 8, 'sorcery: one less than nine');
      cast('Adûnaphel the Ringwraith', 'Dwar the Ringwraith', 'Words of Menace and Deceit');
      const influence = t.card('Adûnaphel the Ringwraith').influence();
      t.resource.plays('Words of Menace and Deceit', 'Adûnaphel the Ringwraith').stage.resolve();
      t.equal(
        t.card('Adûnaphel the Ringwraith').influence(),
        influence + 5,
        'spirit-magic: five more of influence',
      );
      cast('Ren the Ringwraith', 'Dwar the Ringwraith', 'Deeper Shadow');
      const limit = t.limit('Ren the Ringwraith');
      t.resource.plays('Deeper Shadow', { way: 'hazard limit' }).stage.resolve();
      t.equal(t.limit('Ren the Ringwraith'), limit - 1, 'shadow-magic: one hazard less');
      t.say(
        'And his skills and his influence, but nothing else that his card or another says of him',
      );
      for (const own of [true, false]) {
        const lord = own ? 'Ûvatha the Ringwraith' : 'Ren the Ringwraith';
        const follower = { name: 'Ûvatha the Ringwraith', under: lord } as const;
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Minas Morgul', members: own ? [lord] : [lord, follower] }],
            discard: ['Bitter Cold'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(t.card('Ûvatha the Ringwraith').influence(), 5, 'his influence');
        t.equal(query.hasSkill(t.state, t.id('Ûvatha the Ringwraith'), 'ranger'), true, 'a ranger');
        if (own) t.resource.may('use Ûvatha the Ringwraith');
        else t.resource.mayNot('use Ûvatha the Ringwraith');
        const ren = 'Ren the Ringwraith';
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Minas Morgul',
                members: own
                  ? [ren, 'Hador']
                  : ['The Witch-king', 'Hador', { name: ren, under: 'The Witch-king' }],
              },
            ],
            hand: ['Ren Unleashed'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (own) t.resource.may('play Ren Unleashed');
        else t.resource.mayNot('play Ren Unleashed');
      }
      t.say('Ûvatha alone comes to another by what his own card says');
      for (const [who, comes] of [
        ['Ûvatha the Ringwraith', true],
        ['Indûr the Ringwraith', false],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Minas Morgul', members: ['Ren the Ringwraith'] }],
            hand: [who],
          },
          moment: 'organization',
        });
        t.resource.chooses('organize');
        if (comes) t.resource.may(`play ${who}`, 'controlled by Ren the Ringwraith');
        else t.resource.mayNot(`play ${who}`);
      }
    },
  ),
];
