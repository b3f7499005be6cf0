import { type Scenario, scenario } from '@mathom/engine/scenario';
import { about, ALL, face, letBe, meet, SPARE, toStrikes } from './help.ts';

/** Events of the decks, sentence by sentence. */
export const eventsTold: readonly Scenario[] = [
  scenario('Minions Stir rouses Orcs and Trolls, and Orcs twice as much with Doors of Night', { proves: ['coe/g.cbd.1'], rules: ALL }, (t) => {
    const at = (hazard: string, key: string, events: string[]): number[] => {
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { hand: [hazard, 'Minions Stir'], events }, moment: 'hazards' });
      t.hazard.plays(hazard, key).stage.resolve();
      return [t.attack().strikes, t.attack().prowess];
    };
    t.equal(at('Orc-watch', 'Shadow-hold', ['Minions Stir']), [4, 10], 'Orcs');
    t.equal(at('Orc-watch', 'Shadow-hold', ['Minions Stir', 'Doors of Night']), [5, 11], 'Orcs by night');
    t.equal(at('"William" (Wûluag)', 'Wilderness', ['Minions Stir', 'Doors of Night']), [2, 12], 'Trolls');
    t.equal(at('Wargs', 'Wilderness', ['Minions Stir', 'Doors of Night']), [2, 9], 'not Wolves');
    t.hazard.mayNot('play Minions Stir').refused('Minions Stir', 'coe/g.cbd.1');
  }),
  scenario('Wake of War does the same for beasts', { proves: ['coe/g.cbd.1'], rules: ALL }, (t) => {
    const at = (hazard: string, key: string, events: string[]): number[] => {
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { hand: [hazard, 'Wake of War'], events }, moment: 'hazards' });
      t.hazard.plays(hazard, key).stage.resolve();
      return [t.attack().strikes, t.attack().prowess];
    };
    t.equal(at('Wargs', 'Wilderness', ['Wake of War']), [3, 10], 'Wolves');
    t.equal(at('Wargs', 'Wilderness', ['Wake of War', 'Doors of Night']), [4, 11], 'Wolves by night');
    t.equal(at('Giant Spiders', 'Wilderness', ['Wake of War', 'Doors of Night'])[1], 11, 'Spiders');
    t.equal(at('Watcher in the Water', 'site', ['Wake of War'])[1], 9, 'Animals');
    t.equal(at('Orc-watch', 'Shadow-hold', ['Wake of War']), [3, 9], 'not Orcs');
    t.hazard.refused('Wake of War', 'coe/g.cbd.1');
  }),
  scenario('The Moon Is Dead doubles what the Undead do at their sites, until one of them is beaten', { proves: ['coe/2.V.ii'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Barrow-downs', members: ['Glorfindel II', 'Aragorn II'] }] }, hazard: { events: ['The Moon Is Dead'] }, moment: 'site' });
    t.resource.chooses('enter the site');
    t.equal(t.attack().strikes, 2, 'one strike more');
    const [first, second] = t.fightOut(2, 2, 2, 2);
    t.equal(first, second, 'and once more the same');
    t.equal(t.card('The Moon Is Dead').zone, 'play', 'nothing was defeated');
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Glorfindel II', 'Aragorn II'] }] }, hazard: { events: ['The Moon Is Dead'], hand: ['Stirring Bones'] }, moment: 'hazards' });
    t.hazard.plays('Stirring Bones', 'Shadow-hold').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'creatures, too');
    t.fightOut(12, 12, 12, 12);
    t.equal(t.card('The Moon Is Dead').zone, 'discard', 'the spell is broken');
  }),
  scenario('Rank upon Rank drills Men, and Giants by night', { proves: ['coe/g.cbd.1'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Glorfindel II', 'Aragorn II', 'Gimli'] }] }, hazard: { events: ['Rank upon Rank'], hand: ['Lawless Men', 'Rank upon Rank'] }, moment: 'hazards' });
    t.hazard.refused('Rank upon Rank', 'coe/g.cbd.1').plays('Lawless Men', 'Wilderness').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [3, 10], 'three of them');
    t.fightOut(12, 12, 12, 12);
    t.equal(t.state.def.filter((d, i) => d === 'DM-80' && t.state.zone[i] === 'discard').length, 1, 'their defeat ends it');
  }),
  scenario('New Friendship helps a diplomat to convince, or a companion of his to resist', { proves: ['coe/9.3.2'], rules: ALL }, (t) => {
    const attempt = (roll: number): string => {
      t.board({ resource: { companies: [{ at: 'Edoras', members: ['Peath'] }], hand: ['Riders of Rohan', 'New Friendship'] }, moment: 'entered' });
      t.rolls(roll);
      t.resource.plays('Riders of Rohan', 'Peath');
      t.resource.plays('New Friendship', { way: 1 }).stage.resolve();
      return t.card('Riders of Rohan').zone;
    };
    t.equal([attempt(5), attempt(6)], ['discard', 'pile'], 'influence one, and three more: above nine');
    const check = (roll: number): string => {
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Peath', { name: 'Elladan', bears: ['Star-glass', 'Orcrist', 'Torque of Hues'] }] }], hand: ['New Friendship', SPARE] }, hazard: { hand: ['Weariness of the Heart'] }, moment: 'hazards' });
      t.rolls(roll);
      t.hazard.plays('Weariness of the Heart', 'Elladan', { way: 2 });
      t.resource.plays('New Friendship', { way: 2 }).stage.resolve();
      return t.card('Elladan').zone;
    };
    t.equal([check(3), check(4)], ['discard', 'play'], 'two more, against five points');
  }),
  scenario('Nothing to Eat or Drink weighs on a company bound for dark places until it rests at a haven', { proves: ['coe/9.3.2'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { hand: ['Nothing to Eat or Drink', 'Nothing to Eat or Drink'] }, moment: 'hazards' });
    t.hazard.plays('Nothing to Eat or Drink').stage.resolve();
    t.equal([t.card('Gimli').stat('prowess'), t.card('Gimli').stat('body'), t.card('Legolas').stat('prowess')], [4, 7, 4], 'everybody is weaker');
    t.hazard.mayNot('play Nothing to Eat or Drink');
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { hand: ['Nothing to Eat or Drink'] }, moment: 'hazards' });
    t.resource.passes();
    t.hazard.mayNot('play Nothing to Eat or Drink');
    for (const [at, zone] of [['Rivendell', 'discard'], ['Moria', 'play']] as const) {
      t.board({ resource: { companies: [{ at, members: ['Gimli', 'Legolas'], events: ['Nothing to Eat or Drink'] }], hand: [SPARE] }, moment: 'untap' });
      t.skipTo('organization');
      t.equal(t.card('Nothing to Eat or Drink').zone, zone, `organizing at ${at}`);
    }
  }),
  scenario('Power Built by Waiting lends one to the limit, rests, and is woken for two', { proves: ['coe/2.IV.iii'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { events: ['Power Built by Waiting'], hand: ['River'] }, moment: 'hazards' });
    t.hazard.uses('Power Built by Waiting').stage.resolve();
    t.equal([t.limit('Gimli'), t.company('Gimli').hazards, t.card('Power Built by Waiting').status], [3, 0, 'tapped'], 'the limit is higher, nothing was counted');
    t.hazard.uses('Power Built by Waiting').stage.resolve();
    t.equal([t.company('Gimli').hazards, t.card('Power Built by Waiting').status], [2, 'untapped'], 'for two it is ready again');
    t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], events: [{ name: 'Power Built by Waiting', tapped: true }], hand: [SPARE] }, moment: 'untap' });
    t.skipTo('organization');
    t.equal(t.card('Power Built by Waiting').status, 'tapped', 'it does not untap by itself');
  }),
  scenario('Rebel-talk ends the service of one of lesser mind, who may shake it off', { proves: ['coe/2.II.3.3'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', { name: 'Haldir', under: 'Elrond' }, 'Aragorn II'] }], hand: [SPARE] }, hazard: { hand: ['Rebel-talk'] }, moment: 'hazards' });
    t.resource.passes();
    t.hazard.chooses('play Rebel-talk');
    if (t.decision().kind === 'aim') t.hazard.mayNot('Elrond').mayNot('Aragorn II').chooses('Haldir');
    t.resolve();
    t.equal(t.card('Rebel-talk').host, 'Haldir', 'only he can be talked into it');
    t.expect(t.card('Haldir').control !== 'Elrond', 'he follows no more');
    for (const [roll, zone] of [[7, 'play'], [8, 'discard']] as const) {
      t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Elrond', { name: 'Haldir', bears: ['Rebel-talk'] }] }], hand: [SPARE] }, moment: 'organization' });
      t.rolls(roll);
      t.resource.uses('Rebel-talk').stage.resolve();
      t.equal([t.card('Rebel-talk').zone, t.card('Haldir').status], [zone, 'untapped'], `with a roll of ${roll}`);
      t.resource.mayNot('use Rebel-talk');
    }
  }),
  scenario("The Ring's Betrayal costs a ring, not its bearer", { proves: ['coe/7.1'], rules: ALL }, (t) => {
    for (const [roll, zone] of [[4, 'discard'], [5, 'play']] as const) {
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', { name: 'Elladan', bears: ['Magic Ring of Stealth'] }] }], hand: [SPARE] }, hazard: { hand: ["The Ring's Betrayal"] }, moment: 'hazards' });
      t.rolls(roll);
      t.hazard.plays("The Ring's Betrayal", 'Magic Ring of Stealth').stage.resolve();
      t.equal([t.card('Magic Ring of Stealth').zone, t.card('Elladan').zone], [zone, 'play'], `a roll of ${roll} less two, against two points`);
    }
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', { name: 'Elladan', bears: ['Star-glass'] }] }], hand: [SPARE] }, hazard: { hand: ["The Ring's Betrayal"] }, moment: 'hazards' });
    t.resource.passes();
    t.hazard.mayNot("play The Ring's Betrayal");
  }),
  scenario('A town that was rebuilt is a Border-hold without terrors, for as long as its card lies there', { proves: ['coe/2.V.ii'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Isengard', members: ['Gimli', 'Legolas'], onSite: ['Rebuild the Town'] }] }, hazard: { hand: ['Slayer', 'Orc-lieutenant'] }, moment: 'hazards' });
    t.hazard.may('play Slayer').mayNot('play Orc-lieutenant');
    t.board({ resource: { companies: [{ at: 'Isengard', members: ['Gimli', 'Legolas'], onSite: ['Rebuild the Town'] }], hand: ['Noble Hound'] }, moment: 'site' });
    t.resource.chooses('enter the site');
    t.expect(!t.underAttack, 'nothing attacks');
    t.resource.may('play Noble Hound');
    t.board({ resource: { companies: [{ at: 'Isengard', to: 'Lórien', members: ['Gimli', 'Legolas'], onSite: ['Rebuild the Town'] }] }, moment: 'movement' });
    t.skipTo('organization');
    t.equal(t.card('Rebuild the Town').zone, 'discard', 'it went with the site');
  }),
  scenario('Rescue Prisoners: who takes the freed along stays tapped until they are safe', { proves: ['coe/2.II.4'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }], hand: ['Rescue Prisoners', SPARE] }, moment: 'entered' });
    t.resource.mayNot('Rescue Prisoners');
    t.board({ resource: { companies: [{ at: 'Moria', siteTapped: true, members: ['Aragorn II', 'Gimli', 'Legolas'] }, { at: 'Moria', members: ['Haldir'] }], hand: ['Rescue Prisoners', 'Concealment', 'Rescue Prisoners'] }, moment: 'entered' });
    t.resource.plays('Rescue Prisoners').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 7], 'Spiders');
    t.resource.plays('Concealment').stage.resolve();
    t.resource.options_are('Gimli', 'Legolas', 'pass').chooses('Gimli');
    t.equal([t.card('Gimli').status, t.card('Rescue Prisoners').host, t.points(0).misc], ['tapped', 'Gimli', 0], 'no points yet');
    t.resource.mayNot('play Rescue Prisoners');
    t.board({ resource: { companies: [{ at: 'Bree', members: [{ name: 'Gimli', status: 'tapped', bears: ['Rescue Prisoners'] }] }], hand: [SPARE] }, moment: 'untap' });
    t.skipTo('organization');
    t.equal(t.card('Gimli').status, 'tapped', 'he does not untap');
    t.resource.chooses('store Rescue Prisoners').stage.resolve();
    t.equal(t.points(0).misc, 2, 'stored they count');
    t.board({ resource: { companies: [{ at: 'Moria', members: [{ name: 'Gimli', status: 'tapped', bears: ['Rescue Prisoners'] }] }], hand: [SPARE] }, moment: 'organization' });
    t.resource.mayNot('store Rescue Prisoners');
  }),
  scenario('Nobody left untapped by the Spiders: Rescue Prisoners is discarded', { proves: ['coe/2.V.5'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Moria', siteTapped: true, members: ['Gimli', 'Legolas'] }, { at: 'Moria', members: ['Haldir'] }], hand: ['Rescue Prisoners'] }, moment: 'entered' });
    t.resource.plays('Rescue Prisoners').stage.resolve();
    toStrikes(t);
    t.resource.chooses('a strike to Gimli').chooses('a strike to Legolas');
    t.rolls(12, 12);
    for (const n of ['Gimli', 'Legolas']) face(t, n);
    t.equal(t.card('Rescue Prisoners').zone, 'discard', 'the other company is of no help');
  }),
  scenario('The Windlord brings a Wizard to the haven where the tale is stored', { proves: ['coe/2.II.4'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Lórien', members: [{ name: 'Gimli', status: 'tapped', bears: ['The Windlord Found Me'] }] }], discard: ['Saruman'], hand: [SPARE, 'The Windlord Found Me'] }, moment: 'untap' });
    t.skipTo('organization');
    t.equal(t.card('Gimli').status, 'tapped', 'he did not untap');
    t.resource.chooses('store The Windlord Found Me').stage.resolve();
    t.resource.chooses('use');
    if (t.offered().includes('Saruman')) t.resource.chooses('Saruman');
    t.resolve();
    t.equal([t.card('Saruman').zone, t.card('Saruman').site], ['play', 'Lórien'], 'the Wizard is there');
    for (const [at, tapped, may] of [['Isengard', false, true], ['Moria', false, true], ['Moria', true, false], ['Bree', false, false]] as const) {
      t.board({ resource: { companies: [{ at, ...(tapped ? { siteTapped: true as const } : {}), members: ['Gimli'] }], hand: [SPARE, 'The Windlord Found Me'] }, moment: 'entered' });
      if (may) t.resource.may('play The Windlord');
      else t.resource.mayNot('play The Windlord');
    }
    t.board({ resource: { companies: [{ at: 'Moria', members: ['Gimli'] }, { at: 'Rivendell', members: [{ name: 'Legolas', status: 'tapped', bears: ['The Windlord Found Me'] }] }], hand: [SPARE, 'The Windlord Found Me'] }, moment: 'entered' });
    t.resource.mayNot('play The Windlord');
  }),
  scenario('Safe from the Shadow lets heroes store as the turn ends, until a deck runs out', { proves: ['coe/2.II.4', 'coe/2.VI'], rules: ALL }, (t) => {
    for (const safe of [true, false]) {
      t.board({ resource: { companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears: ['Orcrist'] }] }], events: safe ? ['Safe from the Shadow'] : [], hand: [SPARE, 'Safe from the Shadow'] }, moment: 'end-of-turn' });
      if (safe) t.resource.may('store Orcrist').mayNot('play Safe from the Shadow');
      else t.resource.mayNot('store Orcrist').may('play Safe from the Shadow');
    }
    t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], events: ['Safe from the Shadow'], deck: ['Wargs'], noFiller: true, discard: ['River', 'Gloom'] }, hazard: { hand: [SPARE] }, moment: 'end-of-turn' });
    t.skipTo('organization');
    t.equal(t.card('Safe from the Shadow').zone === 'play', false, 'it is gone with the deck');
  }),
  scenario('Risky Blow wins three of prowess for one of body', { proves: ['coe/3.iv.5'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Fatty Bolger'] }], hand: [SPARE, 'Risky Blow', 'Risky Blow'] }, hazard: { hand: ['Wargs'] }, moment: 'hazards' });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    toStrikes(t);
    t.resource.chooses('a strike to Gimli').chooses('a strike to Fatty Bolger');
    meet(t, 'Gimli');
    letBe(t, 'support');
    t.say('five of prowess and three make eight; two less leaves eight and a roll of two at ten against nine');
    t.rolls(2);
    t.resource.plays('Risky Blow').stage.resolve();
    letBe(t, 'strike-defender');
    t.equal(t.card('Gimli').status, 'tapped', 'ten beats nine');
    if (about(t) === 'strike') t.resource.chooses('resolve the strike against Fatty Bolger');
    meet(t, 'Fatty Bolger');
    t.resource.mayNot('Risky Blow');
  }),
  scenario('Smoke Rings and An Unexpected Outpost bring a card from outside or from the discard pile into the deck', { proves: ['coe/9.3.2'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', members: ['Gimli'] }], hand: ['Smoke Rings', SPARE], sideboard: ['Gandalf', 'Wargs'], discard: ['Orcrist', 'River'] }, moment: 'organization' });
    t.resource.plays('Smoke Rings').stage.resolve();
    t.resource.options_are('Gandalf', 'Orcrist').chooses('Gandalf');
    t.equal(t.card('Gandalf').zone, 'deck', 'into the deck');
    for (const [events, more] of [[[], 0], [['Doors of Night'], 1]] as const) {
      t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { hand: ['An Unexpected Outpost'], sideboard: ['Wargs', 'Orcrist'], discard: ['River', 'Gimli'], events: [...events] }, moment: 'hazards' });
      t.hazard.plays('An Unexpected Outpost').stage.resolve();
      t.hazard.may('Wargs').may('River').mayNot('Orcrist').mayNot('Gimli').chooses('Wargs');
      if (more) {
        t.hazard.may('pass').chooses('River');
        t.equal(t.card('River').zone, 'deck', 'twice');
      } else t.equal([t.card('Wargs').zone, t.card('River').zone], ['deck', 'discard'], 'once');
    }
  }),
  scenario('Tidings of Bold Spies bring the guards of the site out to meet the company', { proves: ['coe/3.1.1'], rules: ALL }, (t) => {
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Gimli', 'Legolas'] }], hand: [SPARE, 'Quiet Lands'] }, hazard: { hand: ['Tidings of Bold Spies'], events: ['Minions Stir'] }, moment: 'hazards' });
    t.hazard.plays('Tidings of Bold Spies').stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [5, 8], 'just like those inside, stirred as they are');
    t.board({ resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli', 'Legolas'] }], hand: [SPARE] }, hazard: { hand: ['Tidings of Bold Spies'] }, moment: 'hazards' });
    t.resource.passes();
    t.hazard.mayNot('play Tidings');
  }),
];
