import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;

export const agents: readonly Scenario[] = [
  scenario(
    'To a Wizard an agent is a hazard: he is neither drafted nor played as a character',
    { proves: ['coe/1.3.W2'], rules: ALL },
    (t) => {
      t.noGame([{ pool: ['Faramir', 'Leamon'] }, { pool: ['Dori'] }], 'Leamon');
      t.noGame([{ pool: ['Faramir'], characters: ['Leamon'] }, { pool: ['Dori'] }], 'Leamon');
      t.game([{ pool: ['Faramir'], hazards: ['Leamon'] }, { pool: ['Dori'] }]);
      t.say('At a haven, and at home as well');
      for (const at of ['Rivendell', 'Cameth Brin'] as const) {
        t.board({
          resource: {
            companies: [{ at, members: ['Elladan'] }],
            hand: ['Leamon', 'Bergil'],
            sites: ['Rivendell'],
          },
          moment: 'organization',
        });
        t.resource.refused('Leamon', {
          agent: 'coe/2.II.2.2.5',
          'own-turn': 'coe/2.1.1',
          phase: 'coe/2.IV.vii.1',
          ...(at === 'Rivendell' ? { 'no-site': 'coe/2.II.2.2.5' } : {}),
        });
        t.resource.chooses('organize').mayNot('Leamon').may('play Bergil at Rivendell');
      }
    },
  ),

  scenario(
    'Turning to the sideboard: an agent is among a Wizard’s hazards, not among his characters',
    { proves: ['coe/1.3.W2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
          sideboard: ['Leamon', 'Bergil', 'Orc-guard', 'Concealment'],
        },
        moment: 'organization',
      });
      t.resource.chooses('sideboard', 'discard');
      t.resource.may('Bergil').may('Concealment').mayNot('Leamon').mayNot('Orc-guard');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Gandalf'] }] },
        hazard: { sideboard: ['Leamon', 'Bergil', 'Orc-guard', 'Concealment'] },
        moment: 'untap',
      });
      t.hazard.chooses('sideboard', 'discard');
      t.hazard.may('Leamon').may('Orc-guard').mayNot('Bergil').mayNot('Concealment');
    },
  ),

  scenario(
    'Turning to the sideboard: an agent is among a Ringwraith’s characters, and among his hazards',
    { proves: ['crf/monday/12-6-97/1', 'coe/1.3.R2'], rules: ALL },
    (t) => {
      const sideboard = ['Leamon', 'Jerrek', 'Orc-guard', 'Orc Stealth'] as const;
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Minas Morgul', members: ['Ren the Ringwraith'] }],
          sideboard,
        },
        moment: 'organization',
      });
      t.resource.chooses('sideboard', 'discard');
      t.resource.may('Leamon').may('Jerrek').may('Orc Stealth').mayNot('Orc-guard');
      t.board({
        resource: { companies: [{ at: 'Rivendell', members: ['Gandalf'] }] },
        hazard: { kind: 'ringwraith', sideboard },
        moment: 'untap',
      });
      t.hazard.chooses('sideboard', 'discard');
      t.hazard.may('Leamon').may('Orc-guard').mayNot('Jerrek').mayNot('Orc Stealth');
      t.say('And out of his hand he comes as the one, or as the other');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Cameth Brin', members: ['Hador'] }],
          hand: ['Leamon'],
        },
        moment: 'organization',
      });
      t.resource.chooses('organize').chooses('play Leamon', 'general influence in the company');
      t.equal(t.card('Leamon').companions, ['Hador'], 'one of his company');
      t.shows('crf/monday/12-6-97/1#1');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: { kind: 'ringwraith', hand: ['Leamon'], sites: ['Cameth Brin'] },
        moment: 'hazards',
      });
      t.hazard.plays('Leamon').stage.resolve();
      t.equal(
        [t.agent('Leamon').faceUp, t.company('Elladan').hazards],
        [false, 1],
        'one of his hazards',
      );
      t.say('And in his hand he is one of them, where all that is none of them goes back');
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan'] }] },
        hazard: { kind: 'ringwraith', hand: ['Revealed to all Watchers', 'Leamon', 'Jerrek'] },
        moment: 'hazards',
      });
      t.hazard.plays('Revealed to all Watchers').stage.resolve();
      t.equal([t.card('Leamon').zone, t.card('Jerrek').zone], ['hand', 'deck'], 'who is shown');
      t.shows('crf/monday/12-6-97/1#2');
    },
  ),

  scenario(
    'A Ringwraith’s agent is a character at home, at no haven, and not in the draft',
    {
      proves: ['coe/2.II.2.2.5', 'coe/1.3.R2', 'crf/term/agent/9', 'coe/1.9.R2'],
      rules: ALL,
    },
    (t) => {
      const board = (at: Named) =>
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at, members: ['Orc Captain'] }],
            hand: ['Leamon'],
          },
          moment: 'organization',
        });
      board('Cameth Brin');
      t.resource.chooses('organize').may('play Leamon at Cameth Brin');
      t.shows('crf/term/agent/9#1');
      board('Dol Guldur');
      t.resource.refused('Leamon', {
        'no-site': 'coe/2.II.2.2.5',
        'own-turn': 'coe/2.1.1',
        phase: 'coe/2.IV.vii.1',
      });
      t.resource.chooses('organize').mayNot('Leamon');
      t.say('nor at a site of others');
      board('Ettenmoors');
      t.resource.refused('Leamon', {
        'no-site': 'coe/2.II.2.2.5',
        'own-turn': 'coe/2.1.1',
        phase: 'coe/2.IV.vii.1',
      });
      t.shows('crf/term/agent/9#2');
      t.game([
        { kind: 'ringwraith', pool: ['Leamon', 'Orc Captain'], characters: ['Bill Ferny'] },
        { pool: ['Dori'] },
      ]);
      t.asks(t.resource, 'draft').resource.options_are('Orc Captain', 'pass');
      t.say('Open to the Summons, drafted before him, lets one of them start');
      t.game([
        { kind: 'ringwraith', pool: ['Open to the Summons', 'Leamon', 'Súrion', 'Muzgash'] },
        { pool: ['Dori', 'Nori', 'Ori'] },
      ]);
      t.resource.options_are('Open to the Summons', 'Muzgash', 'pass');
      t.resource.chooses('Open to the Summons');
      t.hazard.chooses('Dori');
      t.resource.options_are('Leamon', 'Súrion', 'Muzgash', 'pass').chooses('Leamon');
      t.hazard.chooses('Nori');
      t.equal(t.card('Leamon').zone, 'play', 'he starts');
      t.resource.options_are('Muzgash', 'pass');
    },
  ),

  scenario(
    'Who is never anything but a hazard is nobody’s character, and no agent is the Balrog’s',
    { proves: ['coe/1.3.B2', 'coe/2.II.2.2.5'], rules: ALL },
    (t) => {
      t.noGame(
        [
          { kind: 'balrog', pool: ['Azog'], characters: ['Leamon'], sites: ['Moria'] },
          { pool: ['Dori'] },
        ],
        'Leamon',
      );
      for (const kind of ['wizard', 'ringwraith', 'fallen-wizard', 'balrog'] as const)
        t.noGame(
          [{ kind, characters: ['Lobelia Sackville-Baggins'] }, { pool: ['Dori'] }],
          'Lobelia',
        );
    },
  ),
];
