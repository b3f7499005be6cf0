import { type Scenario, scenario } from '@mathom/engine/scenario';
import { about, face, meet } from './help.ts';

/** Later sentences of the rules of combat. */
export const finerRules: readonly Scenario[] = [
  scenario(
    'One strike beaten is enough where the other is an excess strike, and -3 spares the tapping',
    { proves: ['coe/3.iii', 'coe/3.iv.7', 'coe/3.v'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses('a strike to Aragorn II');
      t.rolls(12);
      face(t, 'Aragorn II', true);
      t.equal(
        [t.card('Aragorn II').status, t.card('Wargs').zone],
        ['untapped', 'pile'],
        'he stands, and without a body they are beaten',
      );
    },
  ),

  scenario(
    'An attack that found nobody was not defeated',
    { proves: ['coe/3.v'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }] },
        hazard: { hand: ['Carrion Feeders'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Carrion Feeders', 'Wilderness').stage.resolve();
      while (t.underAttack) t.pass();
      t.equal(t.card('Carrion Feeders').zone, 'discard', 'nobody there was wounded');
    },
  ),

  scenario(
    'Who is tapped or wounded has less of his mind too, where that is what he defends with',
    { proves: ['coe/3.iv.6'], rules: ['coe'] },
    (t) => {
      for (const [status, mind] of [
        ['untapped', 4],
        ['tapped', 3],
        ['wounded', 2],
      ] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', to: 'Bree', members: [{ name: 'Boromir II', status }, 'Bergil'] },
            ],
          },
          hazard: { hand: ['Neeker-breekers'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Neeker-breekers', 'Wilderness').stage.resolve();
        t.passUntil('strike');
        meet(t, 'Boromir II');
        t.equal(t.strikeProwess(), mind, `${status}: of a mind of four`);
      }
    },
  ),

  scenario(
    'Hazards bear on no strike but in the movement/hazard phase',
    { proves: ['coe/3.iv.1'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Aragorn II', 'Boromir II'] }] },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      const asked: string[] = [];
      t.rolls(12, 12);
      while (t.underAttack) {
        const { seat } = t.decision();
        asked.push(`${seat} ${about(t)}`);
        if (about(t) === 'defend' || about(t) === 'strike')
          t.resource.chooses(t.offered()[0] ?? '');
        else if (about(t) === 'excess') t.hazard.chooses('0');
        else if (about(t) === 'stay-untapped') t.resource.chooses('no');
        else t.pass();
      }
      t.expect(
        asked.some((x) => x.endsWith('strike-defender')) &&
          !asked.some((x) => x.endsWith('strike-hazard')),
        'who attacks has no step of his own',
      );
    },
  ),

  scenario(
    'An agent strikes whom he likes from hiding and at home, and not from either alone',
    { proves: ['coe/3.ii.4'], rules: ['coe'] },
    (t) => {
      for (const [at, spec, chooser] of [
        ['Bree', { via: ['Bree'], based: true }, 'attack'],
        ['Bree', { via: ['Bree'], faceUp: true }, 'defend'],
        ['Rhosgobel', { via: ['Rhosgobel'], based: true }, 'defend'],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Elladan', 'Bergil'] }] },
          hazard: { agents: [{ name: 'Bill Ferny', ...spec }] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.hazard.chooses('Bill Ferny attacks');
        while (!t.offered().some((x) => x.startsWith('a strike to'))) t.pass();
        t.equal(about(t), chooser, `at ${at}, ${'faceUp' in spec ? 'face-up' : 'face-down'}`);
      }
    },
  ),

  scenario(
    'Only who has faced a strike of it takes a trophy, and no Half-orc',
    { proves: ['coe/3.IV.1', 'coe/3.IV.1.1'], rules: ['coe'] },
    (t) => {
      for (const who of ['Lieutenant of Angmar', 'Baugúr'] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'Carn Dûm',
                to: 'LE-358',
                by: ['Angmar', 'Rhudaur'],
                members: [who, 'Orc Captain'],
              },
            ],
          },
          hazard: { hand: ['Barrow-wight'] },
          moment: 'hazards',
        });
        t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
        t.passUntil('defend').resource.chooses(`a strike to ${who}`);
        t.rolls(12);
        face(t, who);
        if (who === 'Baugúr') t.expect(t.decision().about !== 'offer', 'neither of them');
        else t.resource.options_are(`a trophy for ${who}`, 'pass');
      }
    },
  ),

  scenario(
    'Who goes to free a prisoner by the site card of the host has none of his own',
    { proves: ['coe/3.III.6'], rules: ['coe'] },
    (t) => {
      const ways = (sites: 'Ettenmoors'[]): number => {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Boromir II'] }],
            prisoners: [{ name: 'Gimli', of: 'Flies and Spiders', at: 'Ettenmoors' }],
            sites,
          },
          moment: 'organization',
        });
        return t.offered().filter((x) => x.endsWith('to Ettenmoors')).length;
      };
      t.equal([ways([]), ways(['Ettenmoors'])], [1, 1], 'one card of it or the other, never both');
    },
  ),

  scenario(
    'Who attacks plays what bears on the strike first',
    { proves: ['coe/3.V.i'], rules: ['coe'] },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: ['Risky Blow', 'Risky Blow', 'Concealment'],
        },
        hazard: { kind: 'ringwraith', companies: [{ at: 'Bree', members: ['Lagduf'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('defend').hazard.chooses('a strike to Lagduf');
      t.passUntil('strike-attacker');
      t.asks(t.resource, 'strike-attacker')
        .resource.mayNot('play Concealment')
        .plays('Risky Blow', 'Aragorn II')
        .stage.resolve();
      t.resource.refused('Risky Blow', { 'skill-used': 'coe/3.iv.5' });
    },
  ),

  scenario(
    'Of two who fight, the one who attacks has a tie for his trouble, or a wound and a body check',
    { proves: ['coe/3.V.vii', 'coe/3.V.viii', 'coe/3.v'], rules: ['coe'] },
    (t) => {
      const fought = (status: 'untapped' | 'tapped', ...rolls: number[]): string[] => {
        t.board({
          resource: { companies: [{ at: 'Bree', members: [{ name: 'Aragorn II', status }] }] },
          hazard: { kind: 'ringwraith', companies: [{ at: 'Bree', members: ['Lagduf'] }] },
          moment: 'entered',
          asksPasses: true,
        });
        t.passUntil('company-attack').resource.chooses('attack the company');
        t.passUntil('defend').hazard.chooses('a strike to Lagduf');
        t.rolls(...rolls);
        while (t.underAttack)
          if (about(t) === 'strike') t.hazard.chooses('resolve the strike against Lagduf');
          else if (about(t) === 'stay-untapped')
            (t.decision().seat === 0 ? t.resource : t.hazard).chooses('no');
          else t.pass();
        t.equal(t.state.dice.length, 0, 'all was rolled');
        return [t.card('Aragorn II'), t.card('Lagduf')].map((x) =>
          x.zone === 'play' ? x.status : x.zone,
        );
      };
      t.equal(fought('untapped', 7, 8), ['tapped', 'tapped'], 'six and seven, five and eight');
      t.equal(fought('tapped', 8, 8), ['tapped', 'tapped'], 'one less for who is tapped');
      t.equal(fought('untapped', 2, 12, 2), ['wounded', 'tapped'], 'he has failed');
      t.equal(fought('untapped', 2, 12, 12), ['pile', 'tapped'], 'and is slain');
    },
  ),
];
