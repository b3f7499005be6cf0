import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked, onTheWay } from './in-rhudaur.ts';

/** What minions do with their skills, on their ways and with what they hear. */
const kind = 'ringwraith';

const toItsRoll = (t: Stage, who: Named): Stage => {
  t.passUntil('defend').resource.chooses(`a strike to ${who}`);
  t.passUntil('stay-untapped').resource.chooses('no');
  return t.passUntil('strike-defender');
};

/** A strike of the Wargs, before it is rolled for. */
const struck = (t: Stage, who: Named, hand: Named[]): void => {
  attacked(t, [who], hand);
  toItsRoll(t, who);
};

describe('in combat', () => {
  holds('Bold Thrust, Blow Turned and Swift Strokes are for warriors', (t) => {
    struck(t, 'Hador', ['Bold Thrust', 'Blow Turned', 'Swift Strokes', 'Under His Blow']);
    const { prowess, body } = { prowess: t.strikeProwess(), body: t.card('Hador').stat('body') };
    t.resource.may('play Under His Blow').plays('Bold Thrust').stage.resolve();
    t.equal(t.strikeProwess(), prowess + 3, 'three more');
    t.equal(t.card('Hador').stat('body'), body - 1, 'and less body');
    struck(t, 'Belegorn', ['Bold Thrust', 'Blow Turned', 'Swift Strokes', 'Under His Blow']);
    t.resource.mayNot('Bold Thrust').mayNot('Blow Turned').mayNot('Swift Strokes');
    t.resource.may('play Under His Blow');
  });

  holds('Diversion: one is wounded, and the attack is over', (t) => {
    attacked(t, ['Hador', 'Hendolen'], ['Diversion']);
    t.resource.plays('Diversion', 'Hendolen').stage.resolve();
    t.expect(!t.underAttack, 'over');
    t.equal(t.card('Hendolen').status, 'wounded', 'for a wound');
  });

  holds(
    'Ruse: a diplomat who goes covert talks his company out of it, a scout steps aside',
    (t) => {
      attacked(t, ['Belegorn', 'Ciryaher'], ['Ruse']);
      t.resource.plays('Ruse', { way: 'iplomat' }).stage.resolve();
      t.expect(!t.underAttack, 'over');
      attacked(t, ['Belegorn', 'Ciryaher', 'Grishnákh'], ['Ruse']);
      t.resource.refused('Ruse', { 'no-user': 'coe/9.2' }, { way: 'iplomat' });
      t.resource.plays('Ruse', { way: 'scout' }, 'Ciryaher').stage.resolve();
      t.passUntil('defend').resource.mayNot('a strike to Ciryaher').may('a strike to Grishnákh');
    },
  );

  holds('Orc Stealth: a strike on an Orc scout alone comes to nothing', (t) => {
    struck(t, 'Grishnákh', ['Orc Stealth']);
    t.resource.plays('Orc Stealth').stage.resolve();
    t.equal(t.card('Grishnákh').status, 'untapped', 'nothing came of it');
    struck(t, 'Ciryaher', ['Orc Stealth']);
    t.resource.mayNot('play Orc Stealth');
  });

  holds('Not Slay Needlessly: Men let the covert go, and are weaker against others', (t) => {
    const met = (...members: Named[]): void => {
      onTheWay(t, members, ['Not Slay Needlessly'], ['Arthadan Rangers']);
      t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
    };
    met('Hendolen');
    t.resource.plays('Not Slay Needlessly').stage.resolve();
    t.expect(!t.underAttack, 'let go');
    met('Hendolen', 'Grishnákh');
    const { prowess } = t.attack();
    t.resource.plays('Not Slay Needlessly').stage.resolve();
    t.equal(t.attack().prowess, prowess - 2, 'weaker');
  });

  holds('Orc Quarrels: Orcs quarrel; under Skies of Fire half of any others come', (t) => {
    attacked(t, ['Hador'], ['Orc Quarrels']);
    t.resource.refused('Orc Quarrels', { 'no-target': 'coe/9.3' }, { way: 'Orc' });
    t.resource.refused('Orc Quarrels', { need: 'coe/9.2' }, { way: 'half' });
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Amroth', members: ['Hador'] }],
        hand: ['Orc Quarrels'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.resource.plays('Orc Quarrels', { way: 'Orc' }).stage.resolve();
    t.expect(!t.underAttack, 'Men quarrel too');
  });
});

describe('on the way', () => {
  const organized = (t: Stage, members: Member[], hand: Named[], more: Named[] = []): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members }],
        sites: ['Cameth Brin', 'Ettenmoors', 'Dol Guldur', ...more],
        hand,
      },
      hazard: { hand: ['Wargs', 'Cave-drake', 'Crebain', 'Foul Fumes'] },
      moment: 'organization',
      asksPasses: true,
    });
  };

  /** Its movement/hazard phase, when hazards can be played. */
  const goes = (t: Stage): Stage => {
    t.skipTo('movement-hazard');
    // by the older rules what was played in advance comes in a chain now
    if (t.chain().length > 0) t.resolve();
    if (t.decision().seat === 0) t.resource.passes();
    return t;
  };

  holds('Hidden Ways and Crack in the Wall are for those who have said where they go', (t) => {
    organized(t, ['Eradan', 'Belegorn'], ['Hidden Ways', 'Crack in the Wall']);
    t.resource.refused('Hidden Ways', { 'no-user': 'coe/9.2' });
    t.resource.refused('Crack in the Wall', { 'no-user': 'coe/9.2' });
    t.resource.chooses('to Ettenmoors');
    t.resource.may('play Crack in the Wall').plays('Hidden Ways').stage.resolve();
    goes(t).hazard.plays('Wargs');
    t.expect(t.decision().about !== 'slot-0', 'keyed to the Shadow-land: there is no choice');
    t.resolve();
    t.expect(t.underAttack, 'so they come');
  });

  holds('Down Down to Goblin-town: nothing meets them on the way to a lair', (t) => {
    organized(t, ['Hador'], ['Down Down to Goblin-town']);
    t.resource.chooses('to Ettenmoors').plays('Down Down to Goblin-town').stage.resolve();
    goes(t).hazard.mayNot('play Wargs');
    organized(t, ['Hador'], ['Down Down to Goblin-town']);
    t.resource.chooses('to Cameth Brin').plays('Down Down to Goblin-town').stage.resolve();
    goes(t).hazard.may('play Wargs');
  });

  holds('Hide in Dark Places: attacks on those who stay come to nothing', (t) => {
    organized(t, ['Ciryaher'], ['Hide in Dark Places']);
    t.resource.plays('Hide in Dark Places').stage.resolve();
    organized(t, ['Ciryaher'], ['Hide in Dark Places']);
    t.resource.chooses('to Cameth Brin');
    t.resource.refused('Hide in Dark Places', { 'no-user': 'coe/9.2' });
  });

  holds('Orc-mounts: more may come against them, each of it weaker, and they ride overt', (t) => {
    organized(t, ['Grishnákh'], ['Orc-mounts']);
    t.resource.refused('Orc-mounts', { 'no-target': 'coe/9.3' });
    t.resource.chooses('to Cameth Brin').plays('Orc-mounts').stage.resolve();
    goes(t);
    t.equal(t.limit('Grishnákh'), 4, 'two more');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 8, 'one less');
    organized(t, ['Hador'], ['Orc-mounts']);
    t.resource.chooses('to Cameth Brin').refused('Orc-mounts', { 'no-target': 'coe/9.3' });
  });

  holds('Leg It Double Quick: all tap, and they go on', (t) => {
    onTheWay(t, ['Hador', 'Hendolen'], ['Leg It Double Quick']);
    t.passUntil('movement-hazard-end').resource.plays('Leg It Double Quick').stage.resolve();
    t.equal([t.card('Hador').status, t.card('Hendolen').status], ['tapped', 'tapped'], 'weary');
  });
});

describe('what they hear', () => {
  const there = (t: Stage, at: Named, members: Member[], hand: Named[]): void => {
    t.board({
      resource: { kind, companies: [{ at, members }], hand },
      moment: 'entered',
      asksPasses: true,
    });
  };

  holds("That Ain't No Secret: it is worth something once it is told at home", (t) => {
    there(t, 'Mount Doom', ['Hador'], ["That Ain't No Secret"]);
    t.resource.plays("That Ain't No Secret").stage.resolve();
    t.equal([t.card('Hador').status, t.points(0).misc], ['tapped', 0], 'not yet');
    t.equal(t.card('Mount Doom').status, 'untapped', 'the site does not tap');
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Carn Dûm', members: [{ name: 'Hador', bears: ["That Ain't No Secret"] }] },
        ],
      },
      moment: 'organization',
    });
    t.resource.chooses("store That Ain't No Secret");
    t.equal(t.points(0).misc, 1, 'now it is');
  });

  holds('To Satisfy the Questioner: he is weary until it is told', (t) => {
    there(
      t,
      'Dol Amroth',
      ['Hador'],
      ['To Satisfy the Questioner', "That's Been Heard Before Tonight"],
    );
    t.resource.plays('To Satisfy the Questioner').stage.resolve();
    t.equal(t.card('Dol Amroth').status, 'tapped', 'the site taps');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Hador').status, 'tapped', 'weary');
  });

  holds(
    'Honey on the Tongue and Crooked Promptings: a diplomat helps those who are with him',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: ['Belegorn', 'Hador'] }],
          hand: ['Honey on the Tongue', 'Honey on the Tongue'],
        },
        moment: 'organization',
      });
      t.resource.plays('Honey on the Tongue', 'Hador').stage.resolve();
      t.equal(t.card('Hador').influence('Belegorn'), 6, 'five more');
      t.equal(t.card('Hador').influence(), 1, 'towards characters alone');
    },
  );
});
