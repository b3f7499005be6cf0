import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

const board = (t: Stage, events: readonly Named[], hand: readonly Named[] = []): void => {
  t.board({
    resource: {
      companies: [
        { at: 'Dunharrow', to: 'Minas Morgul', members: ['Aragorn II', 'Gimli'] },
        { at: 'Rivendell', members: ['Elrond'] },
      ],
      hand: ['Praise to Elbereth'],
    },
    hazard: { events, hand },
    moment: 'hazards',
    asksPasses: true,
  });
};

/** Praise to Elbereth. */
export const praised: readonly Scenario[] = [
  scenario(
    'Who taps against which of the Nine is said as Praise to Elbereth is declared',
    {
      proves: [
        'crf/card/praise-to-elbereth/2',
        'companion/clarification/praise-to-elbereth/1',
        'coe/9.2.1',
      ],
      rules: ALL,
    },
    (t) => {
      board(t, ['Hoarmûrath of Dír', 'Ren the Unclean', 'Indûr Dawndeath']);
      t.resource.chooses('play Praise to Elbereth');
      t.resource.chooses('Hoarmûrath of Dír').chooses('Elrond');
      t.resource.mayNot('Hoarmûrath of Dír').chooses('Ren the Unclean').mayNot('Elrond');
      t.resource.chooses('Gimli').passes();
      t.equal(
        [t.card('Elrond').status, t.card('Gimli').status, t.card('Aragorn II').status],
        ['tapped', 'tapped', 'untapped'],
        'tapped at once, whatever company they are in',
      );
      t.shows('companion/clarification/praise-to-elbereth/1#1');
      t.resolve();
      t.equal(
        (['Hoarmûrath of Dír', 'Ren the Unclean', 'Indûr Dawndeath'] as const).map(
          (name) => t.card(name).zone,
        ),
        ['discard', 'discard', 'play'],
        'those who were named, and no other',
      );
      t.shows('companion/clarification/praise-to-elbereth/1#2');
      t.equal(t.card('Aragorn II').stat('prowess'), 6, 'nothing more without Doors of Night');
    },
  ),

  scenario(
    'One of the Nine who is aimed at by Praise to Elbereth cannot be tapped in answer',
    { proves: ['crf/card/praise-to-elbereth/3'], rules: ALL },
    (t) => {
      board(t, ['Hoarmûrath of Dír', 'Akhôrahil', 'Doors of Night']);
      t.resource.chooses('play Praise to Elbereth');
      t.resource.chooses('Akhôrahil').chooses('Elrond').passes();
      t.hazard.refused('Akhôrahil', { 'spoken-for': 'coe/9.4' });
      t.hazard.may('use Hoarmûrath of Dír');
      t.resolve();
      t.equal(t.card('Akhôrahil').zone, 'discard', 'gone without effect');
      t.equal(t.card('Gimli').stat('prowess'), 6, 'one more with Doors of Night');
      t.say('So it is with each of several');
      board(t, ['Hoarmûrath of Dír', 'Akhôrahil', 'Ren the Unclean']);
      t.resource.chooses('play Praise to Elbereth');
      t.resource.chooses('Akhôrahil').chooses('Elrond').chooses('Ren').chooses('Gimli').passes();
      for (const name of ['Akhôrahil', 'Ren the Unclean'] as const)
        t.hazard.refused(name, { 'spoken-for': 'coe/9.4' });
      t.hazard.may('use Hoarmûrath of Dír');
    },
  ),

  scenario(
    'One of the Nine who was tapped in play has no effect if Praise to Elbereth answers',
    {
      proves: [
        'crf/card/praise-to-elbereth/1',
        'crf/card/praise-to-elbereth/2',
        'companion/clarification/praise-to-elbereth/1',
      ],
      rules: ALL,
    },
    (t) => {
      board(t, ['Akhôrahil']);
      const body = t.card('Gimli').stat('body');
      t.hazard.uses('Akhôrahil', 'Gimli');
      t.resource.chooses('play Praise to Elbereth').chooses('Elrond');
      t.equal(t.card('Elrond').status, 'tapped', 'who taps for it is said at once');
      t.resolve();
      t.equal(t.card('Gimli').stat('body'), body, 'and nothing comes of it');
      t.shows('companion/clarification/praise-to-elbereth/1#4');
      t.equal(t.card('Akhôrahil').zone, 'discard', 'canceled as it was tapped for what it does');
      t.shows('companion/clarification/praise-to-elbereth/1#3');
      t.say('nor of another, who would have tapped him');
      board(t, ['Adûnaphel']);
      t.hazard.uses('Adûnaphel', 'Gimli');
      t.resource.chooses('play Praise to Elbereth').chooses('Elrond');
      t.resolve();
      t.equal(
        [t.card('Adûnaphel').zone, t.card('Gimli').status],
        ['discard', 'untapped'],
        'he is left in peace',
      );
      board(t, [], ['Hoarmûrath of Dír']);
      t.hazard.plays('Hoarmûrath of Dír', { way: 'As an event' });
      t.resource.chooses('play Praise to Elbereth').chooses('Gimli');
      t.resolve();
      t.equal(t.card('Hoarmûrath of Dír').zone, 'discard', 'canceled as it is declared');
      t.say('an attack is canceled by one of those who face it');
      board(t, [], ['Hoarmûrath of Dír']);
      t.hazard.plays('Hoarmûrath of Dír', { way: 'As a creature' }, 'Dark-hold').stage.resolve();
      t.resource.chooses('play Praise to Elbereth').mayNot('Elrond').chooses('Gimli');
      t.resolve();
      t.expect(!t.underAttack, 'it is over');
      t.equal(t.card('Elrond').status, 'untapped', 'he was not there');
    },
  ),
];
