import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked } from './in-rhudaur.ts';

/** Events of minions, each held to what it does, and Ringwraiths whom somebody stands up to. */
const kind = 'ringwraith' as const;

describe('what is learned and found', () => {
  const entered = (t: Stage, at: Named, members: Member[], more: object): Stage =>
    t.board({
      resource: { kind, companies: [{ at, members }], ...more },
      hazard: { hand: ['Wargs', 'Cave-drake', 'Crebain', 'Foul Fumes', 'Ambusher', 'Pick-pocket'] },
      moment: 'entered',
      asksPasses: true,
    });

  holds('All Thought Bent upon It: an item out of the deck, for all to see', (t) => {
    entered(t, 'LE-356', ['Ciryaher'], {
      hand: ['All Thought Bent upon It'],
      deck: ['Sable Shield', "Sneakin'", 'Black Mace'],
    });
    t.rolls(12).resource.plays('All Thought Bent upon It').stage.resolve();
    t.resource.mayNot("Sneakin'").may('Black Mace').chooses('Sable Shield');
    t.equal(
      [t.card('Sable Shield').zone, t.card('Ciryaher').status, t.card('Bree').status],
      ['hand', 'tapped', 'tapped'],
      'he and the site have tapped for it',
    );
    t.expect(t.sees(1, t.id('Sable Shield')), 'the opponent has seen it');
    entered(t, 'Ettenmoors', ['Ciryaher'], { hand: ['All Thought Bent upon It'] });
    t.resource.refused('All Thought Bent upon It', { 'no-user': 'coe/9.2' });
  });

  holds('An Untimely Whisper: five of the cards in the hand of another', (t) => {
    entered(t, 'Ettenmoors', ['Ciryaher'], { hand: ['An Untimely Whisper'] });
    const seen = (): number => t.state.players[1].hand.filter((id) => t.sees(0, id)).length;
    t.equal(seen(), 0, 'none before');
    t.resource.plays('An Untimely Whisper').stage.resolve();
    t.equal(seen(), 5, 'five of six');
  });

  holds('Catch an Elusive Scent: another takes something at a tapped site', (t) => {
    const scents = (): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-387', siteTapped: true, members: ['Ciryaher', 'Hendolen'] }],
          hand: ['Catch an Elusive Scent', 'Sable Shield', 'Black Mace'],
        },
        moment: 'entered',
        asksPasses: true,
      });
    };
    scents();
    t.resource.mayNot('play Sable Shield');
    t.resource.plays('Catch an Elusive Scent', 'Ciryaher').stage.resolve();
    t.resource.mayNot('play Black Mace').plays('Sable Shield').stage.resolve();
    t.equal(
      [t.card('Sable Shield').host, t.card('Ciryaher').status, t.card('Hendolen').status],
      ['Hendolen', 'tapped', 'tapped'],
      'the other has it',
    );
  });

  holds('Test of Fire tests a ring of the company', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', members: ['Ciryaher', { name: 'Lagduf', bears: ['LE-315'] }] },
        ],
        hand: ['Test of Fire', 'Magic Ring of Lies'],
      },
      moment: 'organization',
    });
    t.rolls(7).resource.plays('Test of Fire').stage.resolve();
    t.resource.chooses('Magic Ring of Lies');
    t.equal(
      [t.card('Magic Ring of Lies').host, t.card('Ciryaher').status],
      ['Lagduf', 'untapped'],
      'nobody taps for it',
    );
  });

  holds('Voices of Malice: a hazard that stays is gone, at a price', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            members: ['Ciryaher', { name: 'Hador', bears: ['Despair of the Heart'] }],
          },
        ],
        hand: ['Voices of Malice'],
      },
      hazard: { events: ['Doors of Night'] },
      moment: 'organization',
    });
    t.rolls(12).resource.plays('Voices of Malice', 'Ciryaher').stage.resolve();
    t.equal(
      [
        t.card('Despair of the Heart').zone,
        t.card('Doors of Night').zone,
        t.card('Ciryaher').status,
      ],
      ['discard', 'play', 'tapped'],
      'but not an environment',
    );
  });

  holds('Weigh All Things to a Nicety: a resource or a character goes back into the deck', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Ciryaher'] }],
        hand: ['Weigh All Things to a Nicety'],
        discard: ['Sable Shield', 'Wargs'],
        sideboard: ['Akhôrahil the Ringwraith', 'Cave-drake'],
      },
      moment: 'organization',
    });
    t.resource.plays('Weigh All Things to a Nicety').stage.resolve();
    t.resource.mayNot('Wargs').mayNot('Cave-drake').may('Sable Shield');
    t.resource.chooses('Akhôrahil the Ringwraith');
    t.equal(t.card('Akhôrahil the Ringwraith').zone, 'deck', 'a Ringwraith too');
  });

  holds("That's Been Heard Before Tonight: worth something once it is brought home", (t) => {
    entered(t, 'Dol Amroth', ['Hador'], { hand: ["That's Been Heard Before Tonight"] });
    t.resource.plays("That's Been Heard Before Tonight").stage.resolve();
    t.equal(
      [t.card('Dol Amroth').status, t.card('Hador').status, t.points(0).misc],
      ['untapped', 'tapped', 0],
      'the site does not tap, and it is worth nothing yet',
    );
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Hador').status, 'tapped', 'he cannot rest');
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            members: [{ name: 'Hador', bears: ["That's Been Heard Before Tonight"] }],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.chooses("store That's Been Heard Before Tonight");
    t.resolve();
    t.equal(t.points(0).misc, 2, 'now it is');
    entered(t, 'Dol Amroth', ['Hador', 'Lagduf'], { hand: ["That's Been Heard Before Tonight"] });
    t.resource.refused("That's Been Heard Before Tonight", { 'no-target': 'coe/9.3' });
  });
});

describe('on the way', () => {
  holds('Forced March: from a Darkhaven they go on', (t) => {
    const marches = (from: Named, to: Named): void => {
      t.board({
        resource: {
          kind,
          companies: [{ at: from, to, members: ['Hador'] }],
          hand: ['Forced March'],
          sites: ['Cameth Brin', 'Mount Gram'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('movement-hazard-end');
    };
    marches('Ettenmoors', 'Carn Dûm');
    t.resource.plays('Forced March').stage.resolve();
    t.skipTo('move-again').resource.chooses('Cameth Brin');
    t.skipTo('movement-hazard');
    t.equal(t.company('Hador').moving, true, 'they are on their way again');
    marches('Carn Dûm', 'Ettenmoors');
    t.resource.mayNot('play Forced March');
  });

  const goes = (t: Stage, card: Named, to: Named, members: Member[], user: Named): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members }],
        sites: [to],
        hand: [card],
      },
      hazard: { hand: ['Wargs', 'Pick-pocket', 'Ambusher'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource
      .chooses(to === 'LE-350' ? 'to Bag End' : `to ${to}`)
      .plays(card, user)
      .stage.resolve();
    t.skipTo('movement-hazard');
    if (t.decision().kind === 'respond') t.resolve();
    while (t.decision().seat !== 1) t.pass();
  };

  holds("Sneakin': no creature finds one who goes with few", (t) => {
    goes(t, "Sneakin'", 'Cameth Brin', ['Ciryaher', 'Hador'], 'Ciryaher');
    t.hazard.mayNot('play Wargs').mayNot('play Pick-pocket');
    t.equal(t.card('Ciryaher').status, 'tapped', 'he has tapped for it');
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Ciryaher', 'Hador', 'Hendolen'] }],
        hand: ["Sneakin'"],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused("Sneakin'", { 'no-user': 'coe/9.2' });
  });

  holds('Crack in the Wall: nothing waits at the new site, but in a Free-domain', (t) => {
    goes(t, 'Crack in the Wall', 'Cameth Brin', ['Ciryaher'], 'Ciryaher');
    t.hazard.may('play Wargs').mayNot('play Pick-pocket');
    goes(t, 'Crack in the Wall', 'LE-350', ['Ciryaher'], 'Ciryaher');
    t.hazard.may('play Pick-pocket');
  });
});

describe('in combat', () => {
  const struck = (t: Stage, hand: Named[], tapped?: true): void => {
    attacked(t, [tapped ? { name: 'Hador', status: 'tapped' } : 'Hador'], hand);
    while (t.decision().about !== 'strike-defender')
      if (t.decision().kind === 'assign') t.take(t.decision().options[0], 'a strike');
      else if (t.decision().about === 'stay-untapped') t.resource.chooses('no');
      else t.pass();
  };

  holds('Swift Strokes: one more prowess, and the better of two rolls', (t) => {
    struck(t, ['Swift Strokes']);
    const before = t.strikeProwess();
    t.resource.plays('Swift Strokes').stage.resolve();
    t.equal(t.strikeProwess(), before + 1, 'one more');
    t.rolls(2, 12).passUntil('which-roll').resource.chooses('12');
    t.allPass();
    t.equal(t.card('Hador').status, 'tapped', 'he has held his own');
  });

  holds('Under His Blow: he does not tap', (t) => {
    struck(t, ['Under His Blow']);
    t.resource.plays('Under His Blow').stage.resolve();
    t.rolls(12).allPass();
    t.equal(t.card('Hador').status, 'untapped', 'nor was he harmed');
  });

  holds('Blow Turned: he does not tap, and is not killed by one more than he can bear', (t) => {
    const turned = (tapped: true | undefined, ...rolls: number[]): void => {
      struck(t, ['Blow Turned'], tapped);
      t.resource.plays('Blow Turned').stage.resolve();
      t.rolls(...rolls);
      while (t.underAttack) t.pass();
    };
    turned(undefined, 12);
    t.equal(t.card('Hador').status, 'untapped', 'he does not tap');
    turned(true, 2, 10);
    t.equal(t.card('Hador').zone, 'play', '10 less 1 is his body');
    turned(true, 2, 11);
    t.equal(t.card('Hador').zone, 'removed', '11 less 1 is more');
  });

  holds('Orc Quarrels under Skies of Fire: half of them come, rounded up', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Hador'] },
        ],
        hand: ['Orc Quarrels'],
        events: ['Skies of Fire'],
      },
      hazard: { hand: ['Neeker-breekers', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    const { strikes } = t.attack();
    t.resource.plays('Orc Quarrels', { way: 'half' }).stage.resolve();
    t.equal(t.attack().strikes, Math.ceil(strikes / 2), 'half of them');
  });

  /** A Ringwraith attacks a company of heroes, and his strike is resolved. */
  const fights = (t: Stage, who: Named, foe: Named, rolls: number[], hand: Named[] = []): void => {
    t.board({
      resource: { kind, companies: [{ at: 'Edoras', members: [who] }], hand },
      hazard: { companies: [{ at: 'Edoras', members: [foe] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    for (const card of hand) t.resource.plays(card, { way: 'who faces' }).stage.resolve();
    while (t.decision().about !== 'stay-untapped')
      if (t.decision().kind === 'assign') t.take(t.decision().options[0], 'a strike');
      else t.pass();
    t.rolls(...rolls);
    while (t.underAttack)
      if (t.decision().kind === 'confirm') t.take(t.decision().options[0], 'no');
      else t.pass();
  };

  holds('Khamûl: Elves whom he strikes have two less body', (t) => {
    fights(t, 'Khamûl the Ringwraith', 'Legolas', [12, 2, 6]);
    t.equal(t.card('Legolas').zone, 'play', 'his body is 6 now');
    fights(t, 'Khamûl the Ringwraith', 'Legolas', [12, 2, 7]);
    t.expect(t.card('Legolas').zone !== 'play', '7 is more');
    fights(t, 'Ren the Ringwraith', 'Legolas', [12, 2, 7]);
    t.equal(t.card('Legolas').zone, 'play', 'not if another strikes him');
    fights(t, 'Khamûl the Ringwraith', 'Gimli', [12, 2, 7]);
    t.equal(t.card('Gimli').zone, 'play', 'nor is a Dwarf so');
  });

  holds('Khamûl: Elves who strike at him are what they are', (t) => {
    t.board({
      resource: { companies: [{ at: 'Edoras', members: ['Legolas'] }] },
      hazard: { kind, companies: [{ at: 'Edoras', members: ['Khamûl the Ringwraith'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    while (t.decision().about !== 'stay-untapped')
      if (t.decision().kind === 'assign') t.take(t.decision().options[0], 'a strike');
      else t.pass();
    t.rolls(2, 12, 7);
    while (t.underAttack)
      if (t.decision().kind === 'confirm') t.take(t.decision().options[0], 'no');
      else t.pass();
    t.equal(t.card('Legolas').zone, 'play', 'a 7 does not kill him');
  });

  holds('Adûnaphel unleashed: two more in the body checks of those who defend', (t) => {
    fights(t, 'Adûnaphel the Ringwraith', 'Legolas', [12, 2, 6], ['Adûnaphel Unleashed']);
    t.equal(t.card('Legolas').zone, 'play', '6 and 2 is his body');
    fights(t, 'Adûnaphel the Ringwraith', 'Legolas', [12, 2, 7], ['Adûnaphel Unleashed']);
    t.expect(t.card('Legolas').zone !== 'play', '7 and 2 is more');
  });

  holds('Wild Horses heed Men whose home is in their lands', (t) => {
    const won = (who: Named, roll: number): string => {
      t.board({
        resource: { companies: [{ at: 'Edoras', members: [who] }], hand: ['Wild Horses'] },
        moment: 'entered',
      });
      t.rolls(roll).resource.plays('Wild Horses').stage.resolve();
      return t.card('Wild Horses').zone;
    };
    // neither has any influence of his own: Bergil is of Minas Tirith
    t.equal([won('Bergil', 11), won('Bergil', 12)], ['discard', 'pile'], 'a Man of Gondor');
  });
});
