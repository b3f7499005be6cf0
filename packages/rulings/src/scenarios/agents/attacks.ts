import { type Named, type Scenario, type Stage, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

/** A company enters the site, and the hazard player is asked for his agents. */
function enters(t: Stage, at: Named, agents: readonly (Named | object)[], more: object = {}): void {
  t.board({
    resource: { companies: [{ at, members: ['Elladan', 'Bergil'] }], ...more },
    hazard: { agents: agents as never, sites: ['Bree', 'Cameth Brin', 'Goblin-gate'] },
    moment: 'site',
  });
  t.resource.chooses('enter the site');
}

export const agentAttacks: readonly Scenario[] = [
  scenario(
    'Face-down at home: five more prowess, one more body, and he chooses whom he strikes',
    {
      proves: ['coe/2.V.iii', 'coe/3.iv.6.1', 'coe/3.ii.4', 'coe/2.V.iii.2'],
      rules: ALL,
    },
    (t) => {
      enters(t, 'Bree', ['Bill Ferny']);
      t.asks(t.hazard, 'agent-attack').hazard.chooses('Bill Ferny attacks');
      t.expect(t.sees(0, t.id('Bill Ferny')), 'he is revealed as he attacks');
      t.equal(t.card('Bill Ferny').site, 'Bree', 'and his site with him');
      const { prowess, body, strikes } = t.attack();
      t.equal([strikes, prowess, body], [1, 7, 9], 'one strike, 2 + 5, body 8 + 1');
      t.passUntil('attack').hazard.may('a strike to Bergil').may('a strike to Elladan');
    },
  ),

  scenario(
    'What taps the site waits for the attack of an agent too',
    { proves: ['crf/turn/site-phase/general/7', 'coe/2.V.1.1', 'coe/2.V.iii'], rules: ALL },
    (t) => {
      enters(t, 'Bree', ['Bill Ferny'], {
        hand: ['Bill the Pony', 'Rangers of the North', 'Concealment'],
      });
      t.asks(t.hazard, 'agent-attack').hazard.chooses('Bill Ferny attacks');
      for (const card of ['Bill the Pony', 'Rangers of the North'] as const)
        t.asks(t.resource, 'attack')
          .resource.mayNot(`play ${card}`)
          .refused(card, { 'attacks-first': 'coe/2.V.1.1' });
      t.resource.plays('Concealment').stage.resolve();
      t.asks(t.resource, 'site')
        .resource.may('play Bill the Pony')
        .may('play Rangers of the North');
      t.shows('crf/turn/site-phase/general/7#2');
      t.say('So does an event that taps it');
      t.board({
        resource: {
          companies: [{ at: 'Weathertop', members: ['Elrond', 'Aragorn II', 'Bergil'] }],
          hand: ['Dreams of Lore', 'Concealment', 'Concealment'],
        },
        hazard: { agents: [{ name: 'Bill Ferny', via: ['Bree', 'Weathertop'], faceUp: true }] },
        moment: 'site',
      });
      t.resource.chooses('enter the site').plays('Concealment', 'Bergil').stage.resolve();
      t.asks(t.hazard, 'agent-attack').hazard.chooses('Bill Ferny attacks');
      t.asks(t.resource, 'attack')
        .resource.mayNot('play Dreams of Lore')
        .refused('Dreams of Lore', { 'attacks-first': 'coe/2.V.1.1' });
      t.resource.plays('Concealment', 'Aragorn II').stage.resolve();
      t.asks(t.resource, 'site').resource.may('play Dreams of Lore');
      t.shows('crf/turn/site-phase/general/7#2');
    },
  ),

  scenario(
    'An agent’s attack is keyed to nothing: whom no attack keyed to the site can strike, he can',
    { proves: ['crf/term/agent/17', 'coe/2.V.iii.2'], rules: ALL },
    (t) => {
      const gram = {
        at: 'Mount Gram',
        members: [{ name: 'Gimli', bears: ['Quickbeam'] }],
      } as const;
      t.board({
        resource: { companies: [gram] },
        hazard: { hand: ['Orc-warband'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-warband', 'Shadow-hold').stage.resolve();
      t.passUntil('defend').resource.mayNot('a strike to Quickbeam');

      t.board({
        resource: { companies: [gram] },
        hazard: { agents: ['Elerína'], sites: ['Mount Gram'] },
        moment: 'site',
      });
      t.resource.chooses('enter the site');
      t.fightOut({ always: 12 });
      t.hazard.chooses('Elerína attacks');
      t.hazard.passes();
      t.passUntil('attack').hazard.may('a strike to Quickbeam');
      t.say('Nor is it of any use against him to know the wild about the place');
      t.board({
        resource: {
          companies: [{ at: 'Mount Gram', members: [{ name: 'Gimli', bears: ['Goldberry'] }] }],
        },
        hazard: { agents: ['Elerína'], sites: ['Mount Gram'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.fightOut({ always: 12 });
      t.hazard.chooses('Elerína attacks').passes();
      t.asks(t.resource, 'attack').resource.refused('Goldberry', { 'no-target': 'coe/9.3' });
    },
  ),

  scenario(
    'Of an agent with two strikes both have to be beaten, or he lives',
    { proves: ['crf/term/agent/11'], rules: ALL },
    (t) => {
      const struck = (...rolls: number[]): string[] => {
        t.board({
          resource: { companies: [{ at: 'Carn Dûm', members: ['Elladan', 'Elrohir'] }] },
          hazard: { agents: ['Elerína'], sites: ['Carn Dûm'] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        if (t.underAttack) t.fightOut({ always: 12 });
        t.hazard.chooses('Elerína attacks');
        t.hazard.chooses('use');
        t.equal(t.attack().strikes, 2, 'she strikes twice');
        t.fightOut(...rolls);
        return [t.card('Elerína').zone, t.card('Elerína').status];
      };
      // each strike: her roll, his, and her body check
      t.equal(struck(2, 12, 12, 2, 12, 2), ['play', 'wounded'], 'one check was passed');
      t.shows('crf/term/agent/11#3');
      t.equal(struck(2, 12, 12, 2, 12, 12)[0], 'pile', 'both were failed');
      t.shows('crf/term/agent/11#2');
      // the second strike hits, and it is the other's body that is checked
      t.equal(struck(2, 12, 2, 12, 2, 2), ['play', 'wounded'], 'one beaten strike wounds her');
      t.shows('crf/term/agent/11#1');
      t.equal(struck(2, 12, 12, 12, 2, 2), ['play', 'wounded'], 'though her check was failed');
      t.shows('crf/term/agent/11#4');
      t.equal(struck(12, 2, 2, 12, 2, 2), ['play', 'tapped'], 'none was beaten: she is as she was');
    },
  ),

  scenario(
    'Elsewhere and face-down two more, face-up at home two and one, face-up elsewhere nothing',
    { proves: ['coe/3.iv.6.1'], rules: ALL },
    (t) => {
      for (const [name, at, spec, prowess, body] of [
        ['Bill Ferny', 'Goblin-gate', { via: ['Goblin-gate'], based: true }, 4, 8],
        ['Bill Ferny', 'Bree', { via: ['Bree'], faceUp: true }, 4, 9],
        ['Bill Ferny', 'Goblin-gate', { via: ['Goblin-gate'], faceUp: true }, 2, 8],
        ['Bill Ferny', 'Bree', { via: ['The White Towers', 'Bree'], based: true }, 7, 9],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Elladan'] }] },
          hazard: { agents: [{ name, ...spec }] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        if (at === 'Goblin-gate') t.fightOut({ always: 12 });
        t.hazard.chooses(`${name} attacks`);
        const a = t.attack();
        t.equal([a.prowess, a.body], [prowess, body], JSON.stringify(spec));
      }
    },
  ),

  scenario(
    'Both roll; whose strike fails is wounded and checked, and is lost only if the check fails',
    { proves: ['coe/3.v', 'coe/3.iv.6.1', 'crf/term/agent/6', 'crf/term/agent/11'], rules: ALL },
    (t) => {
      const attack = (...rolls: number[]) => {
        enters(t, 'Bree', ['Bill Ferny']);
        t.hazard.chooses('Bill Ferny attacks');
        t.fightOut(...rolls);
      };
      attack(2, 9, 9);
      const after = () => [t.card('Bill Ferny').zone, t.card('Bill Ferny').status];
      t.equal(after(), ['play', 'wounded'], 'he lives');
      t.say('The same with a check of 10');
      attack(2, 9, 10);
      t.equal(t.card('Bill Ferny').zone, 'pile', 'won by the defender');
      t.equal([t.points(0).kill, t.points(1).kill], [1, 0], 'for his points');
      t.expect(
        t.state.players[1].sites.includes(t.id('Bree', 1)),
        'his site card goes back to his player',
      );
      t.say('A strike that hits: the character is wounded, as by any other');
      attack(9, 2, 2);
      t.equal(t.card('Elladan').status, 'wounded', 'wounded');
      t.equal(t.card('Bill Ferny').status, 'untapped', 'and the agent is as he was');
      t.say('The two rolls are one moment: none before all have spoken, nothing between them');
      enters(t, 'Bree', ['Bill Ferny'], { hand: ['Risky Blow'] });
      t.hazard.chooses('Bill Ferny attacks');
      const begun = t.steps.length;
      const dice = (from: number): number =>
        t.steps
          .slice(from)
          .flatMap((x) => x.events)
          .filter((e) => e.event === 'roll').length;
      t.passUntil('attack').hazard.chooses('a strike to Elladan');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.may('play Risky Blow');
      t.equal(dice(begun), 0, 'while he can still be helped nobody has rolled');
      t.shows('crf/term/agent/6#2');
      // 7 + 2 and 5 + 4: neither is harmed
      t.rolls(2, 4).resource.passes();
      t.equal(dice(-1), 2, 'with the last word both have rolled');
      t.shows('crf/term/agent/6#1');
    },
  ),

  scenario(
    'A wounded agent has two prowess less, and his checks one more',
    { proves: ['coe/3.iv.6.1', 'coe/3.I.1'], rules: ALL },
    (t) => {
      for (const [check, zone] of [
        [8, 'play'],
        [9, 'pile'],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
          hazard: {
            agents: [{ name: 'Bill Ferny', status: 'wounded', via: ['Bree'], faceUp: true }],
          },
          moment: 'site',
        });
        t.resource.chooses('enter the site');
        t.hazard.chooses('Bill Ferny attacks');
        t.say('Two, two more at home, two less: 2 and 8 against 5 and 6');
        t.fightOut(8, 6, check);
        t.equal(t.card('Bill Ferny').zone, zone, `a roll of ${check} against a body of 9`);
      }
    },
  ),

  scenario(
    'An agent attacks after the automatic-attacks and once in a site phase; the order is the defender’s',
    {
      proves: ['coe/2.V.iii', 'coe/2.V.iii.1', 'coe/2.V.iv', 'crf/term/agent/24'],
      rules: ALL,
    },
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elladan'] }] },
        hazard: {
          agents: ['Bill Ferny', 'Deallus', 'Leamon', { name: 'Jûoma', via: ['Goblin-gate'] }],
          sites: ['Bree'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.options_are('pass', 'Bill Ferny attacks', 'Deallus attacks');
      t.hazard.chooses('Bill Ferny attacks').options_are('pass', 'Deallus attacks');
      t.say('The second has no card of his home: it lies with the first');
      t.hazard.chooses('Deallus attacks');
      t.asks(t.resource, 'guard-attack').resource.options_are('Bill Ferny', 'Deallus');
      t.resource.chooses('Deallus');
      t.equal([t.attack().name, t.attack().prowess], ['Deallus', 7], 'at home all the same');
      t.fightOut([2, 12, 2], [2, 12, 2]);
      t.equal(
        ['Bill Ferny', 'Deallus'].map((name) => t.card(name).status),
        ['wounded', 'wounded'],
        'both have attacked',
      );
      t.passUntil('organization', { turns: 1 });
      t.equal(
        ['Bill Ferny', 'Deallus'].map((name) => t.card(name).zone),
        ['play', 'discard'],
        'who had no card is discarded as the turn ends',
      );
      t.say('Each company has a site phase of its own, and so has the next turn');
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Elladan'] },
            { at: 'Bree', members: ['Elrohir'] },
          ],
        },
        hazard: { agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      const attacks = (): void => {
        t.resource.chooses('enter the site');
        t.hazard.options_are('pass', 'Bill Ferny attacks').chooses('Bill Ferny attacks');
        t.fightOut({ always: 6 });
        t.expect(t.decision().about !== 'agent-attack', 'and not once more');
      };
      t.resource.chooses('the company of Elrohir');
      attacks();
      t.passUntil('enter');
      attacks();
      t.skipTo('enter', { turns: 2 });
      attacks();
    },
  ),

  scenario(
    'Against Ringwraiths and the Balrog agents only detain, and are tapped when a strike fails',
    {
      proves: ['coe/3.II.2.R3', 'coe/3.II.2.B3', 'crf/term/agent/3', 'crf/errata/rules-errata/10'],
      rules: ALL,
    },
    (t) => {
      const lies = [
        ['ringwraith', { agents: [{ name: 'Gisulf', via: ['Lake-town'], faceUp: true }] }],
        ['balrog', { agents: [{ name: 'Gisulf', via: ['Lake-town'], faceUp: true }] }],
        // face-down and at home it is the same
        ['ringwraith', { agents: ['Gisulf'], sites: ['Lake-town'] }],
      ] as const;
      for (const [kind, hazard] of lies) {
        t.board({
          resource: { kind, companies: [{ at: 'Lake-town', members: ['Orc Captain'] }] },
          hazard,
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.fightOut({ always: 12 });
        t.hazard.chooses('Gisulf attacks');
        t.expect(t.attack().detainment, 'detainment');
        t.fightOut(2, 12);
        t.equal([t.card('Gisulf').zone, t.card('Gisulf').status], ['play', 'tapped'], 'tapped');
        t.shows(
          ...(['crf/term/agent/3', 'crf/errata/rules-errata/10'] as const).map(
            (id) => `${id}#${kind === 'balrog' ? 2 : 1}`,
          ),
        );
      }
      t.say('Heroes whom he comes upon at a site are hurt, be they a Fallen-wizard’s');
      for (const kind of ['wizard', 'fallen-wizard'] as const) {
        t.board({
          resource: { kind, companies: [{ at: 'Lake-town', members: ['Gimli'] }] },
          hazard: { agents: [{ name: 'Gisulf', via: ['Lake-town'], faceUp: true }] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.hazard.chooses('Gisulf attacks');
        t.expect(!t.attack().detainment, 'it is meant');
        t.fightOut(12, 2, 2);
        t.equal(t.card('Gimli').status, 'wounded', kind);
      }
      t.shows('crf/term/agent/3#4', 'crf/errata/rules-errata/10#4');
      t.say('So does one who comes out of hiding against those on their way, and heroes he slays');
      for (const kind of ['ringwraith', 'balrog', 'wizard', 'fallen-wizard'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Goblin-gate',
                to: 'Moria',
                by: ['High Pass', 'Anduin Vales', 'Wold & Foothills', 'Redhorn Gate'],
                members: [kind.endsWith('wizard') ? 'Gimli' : 'Orc Captain'],
              },
            ],
          },
          hazard: { agents: ['Anarin'], sites: ['Moria'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.uses('Anarin').stage.resolve();
        t.equal(t.attack().detainment, !kind.endsWith('wizard'), kind);
        t.shows(
          ...(['crf/term/agent/3', 'crf/errata/rules-errata/10'] as const).map(
            (id) => `${id}#${kind.endsWith('wizard') ? 4 : 3}`,
          ),
        );
      }
    },
  ),
];
