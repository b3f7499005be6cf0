import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { asked, onward } from './onward.ts';

/** What minions do besides fighting: clauses of a twentieth draw that no other test plays. */

const kind = 'ringwraith';
const FREEZE = 'Freeze the Flesh';
const AKHORAHIL = 'Akhôrahil the Ringwraith';
const NEWS = 'News Must Get Trough';
const SECRET = "That Ain't No Secret";
const SMOKE = 'Smoke on the Wind';
const EYE = 'The Lidless Eye';

describe(FREEZE, () => {
  const entering = (t: Stage, at: Named, members: Member[]): void => {
    t.board({
      resource: { kind, companies: [{ at, members }], hand: [FREEZE] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
  };

  holds('not while another attack of the place is still to be faced', (t) => {
    entering(t, 'LE-373', ['Ciryaher', 'Lagduf', 'Jerrek']);
    t.passUntil('defend').resource.chooses('a strike to Lagduf');
    t.rolls(2, 12);
    asked(t, 'attack');
    t.equal([t.card('Lagduf').zone, t.attack().prowess], ['removed', 8], 'the Wolves come');
    t.resource.mayNot(`play ${FREEZE}`);
    t.rolls(12, 12);
    asked(t, 'site');
    t.rolls(12).resource.plays(FREEZE).stage.resolve();
    t.equal([t.card('Lagduf').zone, t.card('Lagduf').status], ['play', 'tapped'], 'afterwards');
  });

  holds('nobody whom a wound alone has slain', (t) => {
    entering(t, 'LE-402', ['Ciryaher', 'Lagduf']);
    t.rolls(12, 12, 2);
    onward(t, () => t.attack().prowess === 16);
    onward(t, () => t.where().startsWith('Hazard player is asked (assign'));
    t.hazard.chooses('a strike to Lagduf');
    asked(t, 'site');
    t.equal(t.card('Lagduf').zone, 'removed', 'slain');
    t.resource.refused(FREEZE, { 'no-target': 'coe/9.3' });
  });

  holds('Akhôrahil has it back when the other falls again', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-375', members: [AKHORAHIL, 'Lagduf', 'Jerrek'] }],
        hand: [FREEZE],
      },
      hazard: { hand: ['Cave-drake', 'Cave-drake'] },
      moment: 'hazards',
      asksPasses: true,
    });
    for (const [zone, card] of [
      ['removed', 'hand'],
      ['removed', 'deck'],
    ] as const) {
      t.hazard.plays('Cave-drake').stage.resolve();
      t.passUntil('attack').allPass();
      t.hazard.chooses('a strike to Lagduf').chooses('a strike to Jerrek');
      t.rolls(2, 12, 12);
      asked(t, 'strike').resource.chooses('the strike against Lagduf');
      asked(t, 'movement-hazard');
      t.equal([t.card('Lagduf').zone, t.card(FREEZE).zone], [zone, card], card);
      if (card === 'deck') continue;
      t.resource.plays(FREEZE).stage.resolve();
      t.equal([t.card('Lagduf').stat('mind'), t.card(FREEZE).host], [1, 'Lagduf'], 'he is back');
    }
  });
});

describe('Agburanar Roused', () => {
  const passing = (t: Stage, mine: boolean, at: Named, to: Named, events: Named[] = []): void => {
    const theirs = { kind, companies: [{ at: 'Dol Guldur', members: ['Orc Brawler'] }] } as const;
    const pile: Named[] = ['Agburanar Roused'];
    t.board({
      resource: {
        kind,
        companies: [{ at, to, members: ['Lagduf', 'Jerrek'] }],
        ...(mine ? { pile } : {}),
      },
      hazard: { ...theirs, events, ...(mine ? {} : { pile }), hand: ['Agburanar Ahunt'] },
      moment: 'movement',
      asksPasses: true,
    });
    onward(t, () => t.underAttack || t.decision().about === 'enter');
  };

  holds('one attack, though two of the lands are crossed; none on those of its player', (t) => {
    passing(t, false, 'LE-413', 'LE-387');
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().body], [2, 15, 9], 'it comes');
    asked(t, 'defend').resource.chooses('a strike to Lagduf').chooses('a strike to Jerrek');
    t.rolls(11, 11, 2, 2);
    onward(t, () => !t.underAttack);
    onward(t, () => t.underAttack || t.decision().about === 'enter');
    t.equal(t.underAttack, false, 'and not again');
    passing(t, true, 'LE-413', 'LE-387');
    t.equal(t.decision().about, 'enter', 'nothing on the way');
  });

  holds('slain it takes its other shapes with it, and the lair is empty', (t) => {
    passing(t, false, 'Dol Guldur', 'LE-360', ['Agburanar at Home']);
    asked(t, 'defend').resource.chooses('a strike to Lagduf').chooses('a strike to Jerrek');
    t.rolls(12, 12, 12, 12);
    onward(t, () => !t.underAttack);
    t.equal([t.points(0).kill, t.points(1).faction], [4, 0], 'a kill');
    t.equal(t.card('Agburanar at Home').zone, 'removed', 'the other shape');
    onward(t, () => t.decision().about === 'movement-hazard');
    t.resource.passes().stage.hazard.mayNot('play Agburanar Ahunt');
    asked(t, 'enter').resource.chooses('enter');
    asked(t, 'site').equal(t.underAttack, false, 'nobody is at home');
  });

  holds('what is given up for it is one thing of the influencer’s own', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-360',
            members: [
              { name: 'The Mouth', bears: ['Black Mace', 'Saw-toothed Blade', 'The Iron Crown'] },
              { name: 'Hador', bears: ['The Mithril-coat'] },
            ],
          },
        ],
        hand: ['Agburanar Roused'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('play Agburanar Roused').chooses('The Mouth');
    t.resource.options_are('Black Mace', 'The Iron Crown', 'pass', 'back');
    t.resource.chooses('back');
  });
});

describe(NEWS, () => {
  holds('of that company alone, where it is and not on its way', (t) => {
    const told = (name: Named): Member => ({ name, bears: [SECRET] });
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-390', to: 'LE-361', members: [told('Lagduf'), 'Jerrek'] },
          { at: 'LE-365', members: [told('Hador')] },
        ],
        hand: [NEWS],
      },
      moment: 'hazards',
      current: 'Lagduf',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${NEWS}`);
    asked(t, 'site-phase').resource.chooses('Lagduf');
    asked(t, 'enter').resource.chooses('enter').plays(NEWS).stage.resolve();
    t.resource.options_are(SECRET, 'pass');
    t.resource.chooses(SECRET);
    t.equal([t.points(0).misc, t.card('Hador').zone], [1, 'play'], 'his, and not the other’s');
  });
});

describe(SECRET, () => {
  holds('by one who can tap, of a company that has gone in', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-365', members: ['Jerrek', { name: 'Hador', status: 'tapped' }] },
          { at: 'LE-384', members: ['Layos'] },
        ],
        hand: [SECRET, SECRET],
      },
      moment: 'site',
      asksPasses: true,
    });
    asked(t, 'site-phase').resource.chooses('Jerrek');
    t.rolls(12).resource.chooses('enter');
    onward(t, () => t.decision().about === 'strike' || t.decision().about === 'stay-untapped');
    if (t.decision().about === 'stay-untapped') t.resource.chooses('yes');
    asked(t, 'site').resource.plays(SECRET).stage.resolve();
    t.equal([t.card('Jerrek').status, t.card('Dimrill Dale').status], ['tapped', 'untapped'], 'he');
    // Layos is at such a place too, and waits outside
    t.resource.mayNot(`play ${SECRET}`);
  });
});

describe(SMOKE, () => {
  holds('an ally does not do it, nor one who is hurt; no second one for the place', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-372',
            siteTapped: true,
            members: [
              { name: 'Jerrek', bears: ['War-wolf'] },
              { name: 'Hador', status: 'wounded' },
              'Lagduf',
            ],
          },
        ],
        hand: [SMOKE, SMOKE],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(SMOKE).stage.resolve();
    t.resource.mayNot(`play ${SMOKE}`);
    t.rolls(12, 12, 12, 12, 12);
    for (let i = 0; i < 80 && t.decision().about !== 'pick'; i++) {
      const { options } = t.decision();
      t.take(options.find(({ type }) => type === 'pass' || type === 'yes') ?? options[0], 'on');
    }
    t.resource.options_are('Jerrek', 'Lagduf', 'pass');
    t.resource.chooses('Lagduf');
    t.equal([t.points(0).misc, t.card('Lagduf').status], [3, 'tapped'], 'done');
    t.resource.refused(SMOKE, { duplicate: 'coe/g.cbd.1' });
  });
});

describe(EYE, () => {
  holds(
    'against a Wizard; the other way of being bidden goes, and it looks again next turn',
    (t) => {
      for (const foe of ['fallen-wizard', 'balrog', 'ringwraith', 'wizard'] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
            hand: [EYE],
            events: ['Bade to Rule'],
            sideboard: ['Orc Captain', 'Orc Brawler'],
          },
          hazard: { kind: foe },
          moment: 'organization',
          asksPasses: true,
        });
        if (foe !== 'wizard') t.resource.refused(EYE, { need: 'coe/9.2' });
      }
      t.resource.plays(EYE).stage.resolve();
      t.equal(t.card('Bade to Rule').zone, 'discard', 'gone');
      t.resource.uses(EYE, { way: 'sideboard' }).stage.resolve();
      t.resource.chooses('Orc Captain').mayNot(`use ${EYE}`);
      t.passUntil('organization', { turns: 2 }).resource.may(`use ${EYE}`);
    },
  );
});
