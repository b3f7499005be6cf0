import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Factions that come from afar or from an opponent, and those whose own company or site is meant. */

const SENTINELS = 'Sentinels of Númenor';
const LEBENNIN = 'Men of Lebennin';
const NEED = 'Hour of Need';
const BELLS = 'All the Bells Ringing';
const MAGGOT = 'Farmer Maggot';

describe('Sentinels of Númenor', () => {
  holds('Whom an opponent loses to a copy, and who is called from afar, come under it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Pelargir', members: ['Aragorn II'] }],
        hand: [LEBENNIN],
        pile: [SENTINELS],
      },
      hazard: {
        pile: [LEBENNIN],
        companies: [{ at: 'Lórien', members: ['Elrond', 'Galadriel'] }],
      },
      moment: 'entered',
      asksPasses: true,
      rolls: [2, 12],
    });
    t.resource.chooses('showing a copy').stage.resolve();
    t.resource.chooses(LEBENNIN);
    t.equal([t.card(LEBENNIN, 0).host, t.points(0).faction], [SENTINELS, 2 + 1], 'won over');
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', members: ['Arinmîr'] }],
        hand: [NEED, LEBENNIN],
        pile: [SENTINELS],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.plays(NEED, 'Arinmîr').stage.resolve();
    t.equal([t.card(LEBENNIN).host, t.points(0).faction], [SENTINELS, 2 + 1], 'called');
  });

  holds('One that an opponent wins is lost to it, and so is the card; the others stay', (t) => {
    t.board({
      resource: { companies: [{ at: 'Pelargir', members: ['Aragorn II'] }], hand: [LEBENNIN] },
      hazard: {
        pile: [{ name: SENTINELS, on: [LEBENNIN, 'Men of Lamedon'] }],
        companies: [{ at: 'Lórien', members: ['Elrond', 'Galadriel'] }],
      },
      moment: 'entered',
      asksPasses: true,
      rolls: [2, 12],
    });
    t.resource.chooses('showing a copy').stage.resolve();
    t.equal(
      [t.card(SENTINELS).zone, t.card('Men of Lamedon').zone, t.points(1).faction],
      ['discard', 'pile', 2],
      'worth what they are',
    );
  });
});

describe('Hour of Need', () => {
  holds('Those of whoever calls: his site, and no oath of the site phase', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: ['Gimli'] },
          { at: 'Edoras', members: ['Arinmîr', 'Merry'] },
        ],
        hand: [NEED, 'Riders of Rohan', 'To Fealty Sworn'],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.plays(NEED, 'Arinmîr').stage.resolve();
    t.equal(
      [t.card('Riders of Rohan').zone, t.card('Edoras').status, t.card('Bree').status],
      ['pile', 'tapped', 'untapped'],
      'they come',
    );
    t.skipTo('site-phase').resource.chooses('Merry').chooses('enter');
    t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
  });
});

describe('Fireworks, To the Uttermost Foundations, Choice of Lúthien', () => {
  holds('The site of the company that is meant, whichever other there is', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', siteTapped: true, members: ['Gimli'] },
          { at: 'Edoras', siteTapped: true, members: ['Elrond'] },
        ],
        hand: ['Fireworks'],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [3],
    });
    t.resource.plays('Fireworks', 'Elrond').stage.resolve();
    t.equal([t.card('Edoras').status, t.card('Bree').status], ['untapped', 'tapped'], 'there');
    t.board({
      resource: {
        companies: [
          { at: 'The Under-grottos', members: ['Gimli'] },
          { at: 'The Under-gates', members: ['Elrond'] },
        ],
        hand: ['To the Uttermost Foundations'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('To the Uttermost Foundations', 'Elrond').stage.resolve();
    t.equal(
      [t.card('The Under-gates').status, t.card('The Under-grottos').status],
      ['tapped', 'untapped'],
      'below',
    );
    t.board({
      resource: {
        companies: [
          { at: 'Edoras', members: ['Gimli'] },
          { at: 'Minas Tirith', members: [{ name: 'Arwen', bears: ['Choice of Lúthien'] }] },
        ],
        deck: ['Riders of Rohan', 'Tower Guard of Minas Tirith'],
        noFiller: true,
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Choice of Lúthien').stage.resolve();
    t.equal(t.hand(0), ['Tower Guard of Minas Tirith'], 'hers');
  });
});

describe('Strider', () => {
  holds('What weighs on him weighs on Aragorn; his wounds do not', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Weathertop',
            members: [
              'Gandalf',
              {
                name: 'Strider',
                under: 'Gandalf',
                status: 'wounded',
                bears: ['Lure of Nature', 'Shadowfax', 'Star-glass'],
              },
            ],
          },
        ],
        hand: ['Aragorn II'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('Aragorn II', 'controlled by Gandalf');
    t.equal(
      (['Lure of Nature', 'Shadowfax', 'Star-glass'] as const).map((x) => t.card(x).host),
      ['Aragorn II', 'Aragorn II', 'Aragorn II'],
      'hazards, allies and items',
    );
    t.equal(
      [t.card('Aragorn II').status, t.card('Aragorn II').control, t.card('Strider').zone],
      ['untapped', 'Gandalf', 'out'],
      'in his place',
    );
  });
});

describe('All the Bells Ringing', () => {
  holds('Rung again as they attack again; for those who are attacked alone', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Edoras', members: ['Lagduf', 'Radbug'] }],
      },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Edoras', members: ['Legolas'] }],
        hand: [BELLS, BELLS],
      },
      others: [
        {
          kind: 'wizard',
          companies: [{ at: 'Edoras', members: ['Gimli'] }],
          hand: [BELLS],
        },
      ],
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company of Legolas');
    for (let time = 0; time < 2; time++) {
      t.passUntil('attack').hazard.plays(BELLS).stage.resolve();
      t.equal([t.attack().name, t.attack().detainment], ['Edoras', false], 'in earnest');
      while (t.underAttack && t.decision().about !== 'company-attack') t.fightOut({ always: 12 });
      t.asks(t.resource, 'company-attack').resource.chooses('attack the company of Legolas');
    }
    while (t.decision().about === 'attack') {
      t.expect(t.decision().seat < 2, 'who is not attacked has no say');
      t.pass();
    }
    t.asks(t.hazard, 'defend');
  });
});

describe('Farmer Maggot', () => {
  holds('Not out of what cannot be canceled; out of what comes where they stay', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Barrow-downs', members: ['Gimli', 'Elrond'] }],
        hand: ['Forgotten Scrolls'],
        events: [MAGGOT],
        sites: ['Bree'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Forgotten Scrolls', 'Gimli').stage.resolve();
    t.passUntil('attack').resource.refused(MAGGOT, { uncancelable: 'coe/9.4.3' });
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Gimli', bears: ['Tom Bombadil'] }, 'Elrond'] },
        ],
        events: [MAGGOT],
        sites: ['Bag End', 'Edoras'],
      },
      hazard: { hand: ['Slayer', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Slayer').stage.resolve();
    t.passUntil('attack').resource.uses(MAGGOT).stage.resolve();
    t.equal(
      [t.underAttack, t.card('Gimli').site, t.card('Bree').zone, t.card('Tom Bombadil').zone],
      [false, 'Bag End', 'sites', 'play'],
      'away, and Tom goes along in his own country',
    );
  });
});
