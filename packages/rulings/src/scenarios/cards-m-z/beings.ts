import { type Scenario, scenario } from '@mathom/engine/scenario';
import { about, ALL, face, letBe, meet, SPARE, toStrikes } from './help.ts';

/** Characters, creatures, factions and places of the decks, sentence by sentence. */
export const beings: readonly Scenario[] = [
  scenario('Peath knows the Dunlendings, and how to meet a Nazgûl', { proves: ['coe/3.I.1'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Minas Morgul', to: 'Mount Doom', members: ['Peath'] }], hand: [SPARE] }, hazard: { hand: ['Indûr Dawndeath'] }, moment: 'hazards' });
    t.hazard.plays('Indûr Dawndeath', 'Dark-domain', { way: 1 }).stage.resolve();
    toStrikes(t);
    if (about(t) === 'defend') t.resource.chooses('a strike to Peath');
    letBe(t, 'between-strikes');
    t.say('his body of ten is halved: a roll of six defeats him');
    t.rolls(12, 6);
    face(t, 'Peath');
    letBe(t, 'between-strikes');
    t.equal(t.points(0).kill, 5, 'nine and twelve beat fifteen, and six beats five');
  }),
  scenario('Thorin II fights Orcs, and speaks for Dwarves', { proves: ['coe/3.iv.6'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Thorin II', 'Óin'] }], hand: [SPARE, 'Risky Blow', 'Blue Mountain Dwarves', 'Iron Hill Dwarves', 'Riders of Rohan'] }, hazard: { hand: ['Orc-lieutenant'] }, moment: 'hazards' });
    t.equal([t.card('Thorin II').influence('Blue Mountain Dwarves'), t.card('Thorin II').influence('Iron Hill Dwarves'), t.card('Thorin II').influence('Óin'), t.card('Thorin II').influence('Riders of Rohan')], [6, 4, 4, 2], 'four more, two more, or none');
    t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
    toStrikes(t);
    t.resource.chooses('a strike to Thorin II');
    meet(t, 'Thorin II');
    letBe(t, 'support');
    t.equal(t.strikeProwess(), 8, 'three more against Orcs');
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Thorin II', 'Óin'] }], hand: [SPARE, 'Risky Blow'] }, hazard: { hand: ['Orc-lieutenant'] }, moment: 'hazards' });
    t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
    toStrikes(t);
    t.resource.chooses('a strike to Óin');
    meet(t, 'Óin');
    letBe(t, 'support');
    t.equal(t.strikeProwess(), 4, 'Óin has one');
  }),
  scenario('Théoden and Thranduil speak best for their own people', { proves: ['coe/8.1'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Théoden', 'Thranduil'] }], hand: [SPARE, 'Riders of Rohan', 'Wood-elves'] }, moment: 'organization' });
    t.equal([t.card('Théoden').influence('Riders of Rohan'), t.card('Théoden').influence('Wood-elves')], [5, 3], 'Théoden');
    t.equal([t.card('Thranduil').influence('Riders of Rohan'), t.card('Thranduil').influence('Wood-elves')], [3, 5], 'Thranduil');
  }),
  scenario('Sam, Radagast, Orophin and Óin differ in how they bear corruption', { proves: ['coe/7.1'], rules: ALL }, (t) => {
    const safe = (who: string, roll: number): boolean => {
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: [{ name: who, bears: ['Star-glass', 'Orcrist', 'Sword of Gondolin'] }, 'Gimli'] }], hand: [SPARE] }, hazard: { hand: ['Weariness of the Heart', 'Lure of Nature'] }, moment: 'hazards' });
      t.rolls(roll);
      t.hazard.plays('Weariness of the Heart', who, { way: 2 }).stage.resolve();
      return t.card(who).zone === 'play';
    };
    t.equal([safe('Sam Gamgee', 2), safe('Sam Gamgee', 3)], [false, true], 'three easier');
    t.equal([safe('Radagast', 4), safe('Radagast', 5)], [false, true], 'one easier');
    t.equal([safe('Elladan', 5), safe('Elladan', 6)], [false, true], 'five points');
    t.equal([safe('Orophin', 6), safe('Orophin', 7)], [false, true], 'one harder');
    t.equal([safe('Óin', 6), safe('Óin', 7)], [false, true], 'one harder');
  }),
  scenario('Orophin makes a poor envoy', { proves: ['coe/8.1'], rules: ALL }, (t) => {
    for (const [roll, zone] of [[9, 'discard'], [10, 'pile']] as const) {
      t.board({ resource: { companies: [{ at: "Thranduil's Halls", members: ['Orophin'] }], hand: ['Wood-elves', SPARE] }, moment: 'entered' });
      t.rolls(roll);
      t.resource.plays('Wood-elves', 'Orophin').stage.resolve();
      t.equal(t.card('Wood-elves').zone, roll === 9 ? 'pile' : zone, `a roll of ${roll}, an Elf among Elves, less one`);
    }
    t.board({ resource: { companies: [{ at: "Thranduil's Halls", members: ['Orophin'] }], hand: ['Wood-elves', SPARE] }, moment: 'entered' });
    t.rolls(8);
    t.resource.plays('Wood-elves', 'Orophin').stage.resolve();
    t.equal(t.card('Wood-elves').zone, 'discard', 'eight is not above eight');
  }),
  scenario('Sam Gamgee joins a game that has begun only at Bag End', { proves: ['coe/2.II.2.1'], rules: ALL }, (t) => {
    for (const [at, may] of [['Bag End', true], ['Rivendell', false]] as const) {
      t.board({ resource: { companies: [{ at, members: ['Gimli'] }], hand: ['Sam Gamgee', 'Haldir', SPARE] }, moment: 'organization' });
      t.resource.chooses('organize');
      if (may) t.resource.may('play Sam Gamgee');
      else t.resource.mayNot('play Sam Gamgee');
    }
  }),
  scenario('Radagast draws for every Wilderness he walks through', { proves: ['coe/2.IV.v'], rules: ALL }, (t) => {
    for (const [who, more] of [['Radagast', 2], ['Gandalf', 0]] as const) {
      t.board({ resource: { companies: [{ at: 'Lórien', to: 'Moria', members: [who] }] }, moment: 'movement' });
      t.skipTo('draw');
      let n = 0;
      for (let i = 0; i < 12 && about(t) === 'draw'; i++) {
        if (t.decision().seat === 0) {
          n++;
          t.take({ type: 'yes' }, 'draws');
        } else t.take({ type: 'no' }, 'draws no more');
      }
      t.equal(t.state.players[0].hand.length, 2 + more, `${who} to Moria (asked ${n} times)`);
    }
  }),
  scenario('Saruman takes one spell back into his hand as the turn ends', { proves: ['coe/2.VI'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Saruman'] }], discard: ['Vanishment', "Wizard's Laughter", 'Concealment'], hand: [SPARE] }, moment: 'end-of-turn' });
    t.resource.uses('Saruman');
    t.equal(t.card('Saruman').status, 'tapped', 'he taps');
    t.resolve();
    t.resource.may('Vanishment').may("Wizard's Laughter").mayNot('Concealment').chooses('Vanishment');
    t.expect(t.hand(0).includes('Vanishment'), 'it is in hand');
    t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Saruman'] }], discard: ['Vanishment'], hand: [SPARE] }, moment: 'organization' });
    t.resource.mayNot('use Saruman').refused('Saruman', 'coe/9.1.3');
  }),
  scenario('Orc-lieutenants and Orc-warbands follow other Orcs with greater force', { proves: ['coe/3.i.1'], rules: ALL }, (t) => {
    for (const [orc, plain, led] of [['Orc-lieutenant', 7, 11], ['Orc-warband', 4, 7]] as const) {
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { hand: [orc] }, moment: 'hazards' });
      t.hazard.plays(orc, 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, plain, `${orc} alone`);
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }], hand: [SPARE, 'Dark Quarrels'] }, hazard: { hand: ['Orc-watch', orc] }, moment: 'hazards' });
      t.hazard.plays('Orc-watch', 'Shadow-hold').stage.resolve();
      t.resource.plays('Dark Quarrels').stage.resolve();
      t.hazard.plays(orc, 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, led, `${orc} after others`);
    }
  }),
  scenario('Tom and William rob whom they wound when a brother of theirs came first', { proves: ['coe/3.iv.7'], rules: ALL }, (t) => {
    for (const [first, second, key] of [
      ['"William" (Wûluag)', '"Tom" (Tûma)', 'Wilderness and Wilderness'],
      ['"Tom" (Tûma)', '"William" (Wûluag)', 'Shadow-hold'],
    ] as const) {
      for (const led of [true, false]) {
        t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: [{ name: 'Gimli', bears: ['Star-glass', 'Orcrist', 'Magic Ring of Stealth'] }, 'Fatty Bolger'] }], hand: [SPARE, 'Concealment'] }, hazard: { hand: led ? [first, second] : [second] }, moment: 'hazards' });
        if (led) {
          t.hazard.plays(first, 'Wilderness').stage.resolve();
          t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
        }
        t.hazard.plays(second, ...(second === '"Tom" (Tûma)' ? [] : [key])).stage.resolve();
        toStrikes(t);
        t.resource.chooses('a strike to Gimli');
        t.rolls(2, 2);
        face(t, 'Gimli', true);
        t.resolve();
        t.equal(t.card('Gimli').status, 'wounded', 'he is wounded');
        t.equal([t.card('Star-glass').zone, t.card('Orcrist').zone, t.card('Magic Ring of Stealth').zone], led ? ['discard', 'discard', 'play'] : ['play', 'play', 'play'], `${second}${led ? ' after a brother' : ' alone'}`);
      }
    }
  }),
  scenario('Sons of Kings never attack heroes, and Stout Men of Gondor only detain them', { proves: ['coe/3.II.1'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Edhellond', to: 'Pelargir', members: ['Gimli', 'Legolas', 'Haldir'] }], hand: [SPARE] }, hazard: { hand: ['Sons of Kings', 'Stout Men of Gondor'] }, moment: 'hazards' });
    t.resource.passes();
    t.hazard.mayNot('play Sons of Kings').plays('Stout Men of Gondor', 'Lebennin').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess, t.attack().detainment], [6, 7, true], 'a detainment attack');
  }),
  scenario('The Rain-drake comes down from the rain: three Wildernesses, the sea, or ruins on such a way', { proves: ['coe/2.IV.vii.2'], rules: ALL }, (t) => {
    const may = (from: string, to: string, by?: 'starter'): boolean => {
      t.board({ resource: { companies: [{ at: from, to, ...(by ? { by } : {}), members: ['Gimli'] }], hand: [SPARE] }, hazard: { hand: ['Rain-drake'] }, moment: 'hazards' });
      t.resource.passes();
      return t.hazard.options().includes('play Rain-drake');
    };
    t.equal(may('Edhellond', 'Tolfalas'), true, 'over the sea');
    t.equal(may('Lórien', 'Moria'), false, 'two Wildernesses are too few, and Moria is no ruin');
    t.equal(may('Rivendell', 'Barrow-downs'), true, 'ruins behind two Wildernesses');
    t.equal(may('Rivendell', 'Zarak Dûm'), false, 'ruins behind one');
  }),
  scenario('Who heals at Old Forest or Rhosgobel, heals with all others there', { proves: ['coe/2.I'], rules: ALL }, (t) => {
    for (const at of ['Old Forest', 'Rhosgobel', 'Bree']) {
      t.board({ resource: { companies: [{ at, members: [{ name: 'Gimli', status: 'wounded' }, { name: 'Legolas', status: 'wounded' }, { name: 'Haldir', bears: ['Healing Herbs'] }] }], hand: [SPARE] }, moment: 'organization' });
      t.resource.chooses('use Healing Herbs (1)');
      if (t.decision().kind === 'aim') t.resource.chooses('Gimli');
      t.resolve();
      t.equal(t.card('Gimli').status !== 'wounded', true, 'the one is healed');
      t.equal(t.card('Legolas').status !== 'wounded', at !== 'Bree', `the other at ${at}`);
    }
  }),
  scenario('Factions of the decks weigh the race of those who ask', { proves: ['coe/9.3.2'], rules: ALL }, (t) => {
    const least = (faction: string, at: string, who: string): number => {
      for (let roll = 2; roll <= 12; roll++) {
        t.board({ resource: { companies: [{ at, members: [who] }], hand: [faction, SPARE] }, moment: 'entered' });
        t.rolls(roll);
        t.resource.plays(faction, who).stage.resolve();
        if (t.card(faction).zone === 'pile') return roll;
      }
      return 13;
    };
    t.equal(least('Wood-elves', "Thranduil's Halls", 'Elladan'), 8, 'Elves find it easier by one');
    t.equal(least('Wood-elves', "Thranduil's Halls", 'Óin'), 11, 'Dwarves harder by two');
    t.equal(least('Wood-elves', "Thranduil's Halls", 'Erkenbrand'), 8, 'Men by one, with influence two');
    t.equal(least('Men of Dale', 'Dale', 'Erkenbrand'), 4, 'Men are at home in Dale');
    t.equal(least('Men of Dale', 'Dale', 'Óin'), 7, 'Dwarves are welcome');
    t.equal(least('Men of Dorwinion', 'Shrel-Kain', 'Erkenbrand'), 4, 'more than six');
    t.equal(least('Wain-easterlings', 'Easterling Camp', 'Boromir II'), 10, 'Dúnedain are not liked in the East');
    t.equal(least('Wain-easterlings', 'Easterling Camp', 'Gandalf'), 4, 'and Wizards still less');
    t.equal(least('Men of Lebennin', 'Pelargir', 'Forlong'), 8, 'a Dúnadan of little skill');
    t.equal(least('Men of Anfalas', 'Lond Galen', 'Boromir II'), 7, 'Anfalas');
    t.equal(least('Men of Anórien', 'Minas Tirith', 'Beretar'), 6, 'Anórien');
    t.equal(least('Tower Guard of Minas Tirith', 'Minas Tirith', 'Beretar'), 6, 'the Tower Guard');
    t.equal(least('Rangers of Ithilien', 'Henneth Annûn', 'Beretar'), 6, 'Ithilien');
    t.equal(least('Rangers of the North', 'Bree', 'Boromir II'), 8, 'the North');
    t.equal(least('Riders of Rohan', 'Edoras', 'Frodo'), 8, 'a Hobbit');
  }),
];
