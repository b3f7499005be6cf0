import type { Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Creatures that nobody plays, brought upon those who hunt them. */
describe('The Hunt', () => {
  const HUNT = 'The Hunt';
  const board = (
    t: Stage,
    hazard: SideSpec,
    { hand = [], members = ['Alatar', 'Gimli'] }: { hand?: Named[]; members?: Named[] } = {},
  ) =>
    t.board({
      resource: { companies: [{ at: 'Edhellond', members }], hand: [HUNT, ...hand] },
      hazard,
      moment: 'organization',
      asksPasses: true,
    });

  holds('A creature that lies open in the pile comes upon Alatar, and upon him alone', (t) => {
    board(t, { shed: ['Wargs', 'River'] });
    t.resource.plays(HUNT, 'Wargs').stage.resolve();
    t.expect(t.underAttack, 'they come');
    t.passUntil('defend');
    t.resource.options_are('a strike to Alatar', 'pass');
    t.fightOut(12);
    t.equal([t.card('Wargs').zone, t.card('Alatar').status], ['pile', 'tapped'], 'won, and tired');
    t.equal(t.card('Gimli').status, 'untapped', 'he has looked on');
  });

  holds('He casts no spells against it; others are not kept from anything', (t) => {
    const SPELL = 'Vanishment';
    board(t, { shed: ['Wargs'] }, { hand: [SPELL, 'Concealment'], members: ['Alatar'] });
    t.resource.plays(HUNT, 'Wargs').stage.resolve();
    t.resource.refused(SPELL, { banned: 'coe/9.4' });
    t.resource.may('play Concealment');
    t.fightOut(12);
    // against what comes later he does
    t.skipTo('movement-hazard');
    t.resource.refused(SPELL, { 'no-target': 'coe/9.3' });
  });

  holds(
    'What a spell did for him before does nothing against it, and goes on when it is over',
    (t) => {
      const FLAME = "Wizard's Flame";
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Alatar'] }], hand: [HUNT, FLAME] },
        hazard: { shed: ['Wargs'], hand: ['Orc-guard'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12).resource.plays(FLAME).stage.resolve();
      t.resource.plays(HUNT, 'Wargs').stage.resolve();
      t.equal(t.attack().prowess, 9, 'as printed');
      t.fightOut(12);
      t.skipTo('movement-hazard');
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.equal(t.attack().prowess, 6, 'two less');
    },
  );

  holds('What was not seen cannot be spoken of, nor what is gone for good', (t) => {
    const none = { 'no-target': 'coe/9.3' };
    board(t, { hand: ['Wargs'], deck: ['Orc-guard'], removed: ['Cave-drake'] });
    t.resource.refused(HUNT, none);
    // thrown away face down
    board(t, { discard: ['Wargs'] }).resource.refused(HUNT, none);
    // a hazard, but no creature
    board(t, { shed: ['River'] }).resource.refused(HUNT, none);
    board(t, { shed: ['Wargs'] }, { members: ['Gandalf'] }).resource.refused(HUNT, none);
    board(t, { shed: ['Wargs'] }).resource.may(`play ${HUNT}`);
  });

  holds('It is found wherever it has gone since, and tells nothing of where', (t) => {
    // both copies come into the deck, one of which had been seen
    t.board({
      resource: {
        companies: [{ at: 'Edhellond', members: ['Alatar'] }],
        hand: [HUNT],
      },
      hazard: {
        hand: ['An Unexpected Outpost'],
        discard: ['Cave-drake'],
        shed: ['Wargs'],
        deck: ['Wargs'],
      },
      moment: 'hazards',
      current: 'Alatar',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('An Unexpected Outpost').stage.resolve();
    t.hazard.chooses('Wargs');
    t.equal(t.state.players[1].discard.length, 2, 'it has gone into the deck');
    t.passUntil('organization', { turns: 2 });
    t.resource.chooses(`play ${HUNT}`);
    t.resolve();
    t.equal([t.underAttack, t.attack().name], [true, 'Wargs'], 'out of the deck');
  });
});

describe('The Great Hunt', () => {
  const HUNT = 'The Great Hunt';
  const kind = 'fallen-wizard';
  /** Four of three points each, which do nothing here; more with a fifth. */
  const STRAYED: Named[] = ['Never Refuse', 'Never Refuse', 'Never Refuse', 'Never Refuse'];
  const board = (t: Stage, hazard: SideSpec, events: Named[], more: Partial<SideSpec> = {}) =>
    t.board({
      resource: {
        kind,
        declared: 'Alatar',
        companies: [{ at: 'TW-378', members: ['WH-1', 'Gimli'] }],
        hand: [HUNT],
        events: events as never[],
        ...more,
      },
      hazard,
      moment: 'organization',
      asksPasses: true,
    });
  const TWELVE: Named[] = [...STRAYED, 'Never Refuse', 'Never Refuse'];

  holds('For Alatar, when he has strayed far', (t) => {
    board(t, {}, STRAYED).resource.refused(HUNT, { need: 'coe/9.2' });
    board(t, {}, TWELVE).resource.may(`play ${HUNT}`);
  });

  holds('What lives in the deck comes, up to five of them, and it is shuffled', (t) => {
    const deck: Named[] = ['River', 'Wargs', 'Cave-drake', 'Gloom', 'Orc-guard', 'Wolves'];
    board(t, { deck: [...deck, 'Orc-watch', 'Wisp of Pale Sheen'] }, TWELVE);
    const before = t.state.players[1].deck.length;
    t.resource.plays(HUNT).stage.resolve();
    t.resource.chooses('play deck');
    t.equal(t.attack().name, 'Wargs', 'the first of them');
    t.equal(t.fightOut({ always: 12 }).length, 5, 'five of six');
    t.equal(
      (['Wargs', 'Cave-drake', 'Orc-guard', 'Wolves', 'Orc-watch'] as const).map(
        (name) => t.card(name).zone,
      ),
      Array(5).fill('pile'),
      'all slain',
    );
    t.equal(t.card('Wisp of Pale Sheen').zone, 'deck', 'the last is left alone');
    t.equal(t.state.players[1].deck.length, before - 5, 'all others are back');
    t.equal(
      t.state.players[1].deck.map((id) => t.sees(0, id)).filter(Boolean).length,
      0,
      'shuffled: nobody knows which is which',
    );
    t.equal([t.card(HUNT).zone, t.points(0).misc], ['play', 1], 'it stays');
  });

  holds('Or what lies in the discard pile, each card once', (t) => {
    board(t, { shed: ['Wargs'], discard: ['Cave-drake', 'River'] }, TWELVE);
    t.resource.plays(HUNT).stage.resolve();
    t.resource.chooses('discard pile');
    t.equal(t.attack().name, 'Wargs', 'from the top');
    // they do as they like, and lie there again: they are not brought up twice
    t.equal(t.fightOut({ always: 2 }).length, 2, 'and the drake');
    t.equal(t.card('Cave-drake').zone, 'discard', 'where it came from');
    t.expect(t.sees(0, t.card('River').id), 'it was turned over too');
  });

  holds('A creature thrown away in his own turn may be brought upon him, once', (t) => {
    const ready = (turns: number) => {
      t.board({
        resource: {
          kind,
          declared: 'Alatar',
          companies: [{ at: 'TW-378', members: ['WH-1', 'Gimli'] }],
          events: [HUNT],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.skipTo('discard-one', { turns });
    };
    ready(0);
    t.resource.passes();
    t.hazard.chooses('Wargs');
    t.resource.may('yes').chooses('yes');
    t.equal(t.attack().name, 'Wargs', 'instead');
    t.fightOut({ always: 2 });
    t.equal(t.card('Wargs').zone, 'discard', 'and that is all');
    ready(0);
    t.resource.passes();
    t.hazard.chooses('Wargs');
    t.resource.chooses('no');
    t.equal([t.underAttack, t.card('Wargs').zone], [false, 'discard'], 'if he likes');
    t.expect(t.sees(0, t.card('Wargs').id), 'face up');
    // in the turn of the other nothing comes, but it is seen
    ready(1);
    t.hazard.chooses('Wargs');
    t.equal([t.underAttack, t.card('Wargs').zone], [false, 'discard'], 'not his turn');
    t.expect(t.sees(0, t.card('Wargs').id), 'face up then too');
  });
});
