import { query } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { type Named, type Scenario, scenario } from '@mathom/engine/scenario';
import { ALL } from '../help.ts';

const kind = 'fallen-wizard';

/** Every Elf among the published agents is let into havens by a text of his own as well. */
const GREY_ELF = {
  id: 'XX-4',
  kind: 'character',
  name: 'Grey Wanderer',
  alignment: 'minion',
  unique: true,
  race: 'Elf',
  skills: ['scout'],
  agent: true,
  prowess: 4,
  body: 7,
  mind: 3,
  influence: 0,
  points: 1,
  home: ['Dol Amroth'],
} as unknown as Card;

/** What the older rulings say of Fallen-wizards, and of whoever meets one. */
export const olderRulingsOnFallenWizards: readonly Scenario[] = [
  scenario(
    'To a Wizardhaven only agents of the Elves go',
    { proves: ['crf/term/agent/16'], rules: ALL, invented: [GREY_ELF] },
    (t) => {
      const board = (who: 'fallen-wizard' | 'wizard', at: Named): void => {
        t.board({
          resource: { kind: who, companies: [{ at, members: ['Beretar'] }] },
          hazard: {
            kind: 'ringwraith',
            agents: [
              { name: 'Herion', via: ['LE-356'] },
              { name: 'Elwen', via: ['LE-356'] },
              { name: GREY_ELF.name as Named, via: ['LE-356'] },
            ],
            sites: ['LE-412'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
      };
      board(kind, 'WH-58');
      t.hazard
        .mayNot('move Herion to The White Towers')
        .may('move Elwen to The White Towers')
        .may('move Grey Wanderer to The White Towers');
      board('wizard', 'TW-430');
      t.hazard.may('move Herion to The White Towers').may('move Elwen to The White Towers');
      t.say('So it is with one that a card has made');
      for (const made of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'TW-436',
                members: ['Beretar'],
                ...(made ? { onSite: ['Hidden Haven'] as const } : {}),
              },
            ],
          },
          hazard: {
            kind: 'ringwraith',
            agents: [
              { name: 'Herion', via: ['LE-356'] },
              { name: 'Elwen', via: ['LE-356'] },
            ],
            sites: ['AS-169'],
          },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.may('move Elwen to Weathertop');
        if (made) t.hazard.mayNot('move Herion to Weathertop');
        else t.hazard.may('move Herion to Weathertop');
      }
    },
  ),
  scenario(
    'His agents are what those of a Ringwraith are: hazards, or characters',
    { proves: ['crf/term/agent/15'], rules: ALL },
    (t) => {
      for (const who of [kind, 'ringwraith', 'wizard'] as const) {
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Faramir'] }] },
          hazard: { kind: who, hand: ['Wormtongue'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.hazard.may('play Wormtongue');
        if (who === kind) t.shows('crf/term/agent/15#1');
        t.board({
          resource: {
            kind: who,
            companies: [{ at: who === 'ringwraith' ? 'LE-372' : 'TW-394', members: ['Éowyn'] }],
            hand: ['Wormtongue'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.equal(
          t.resource.options().includes('organize') &&
            t.resource
              .chooses('organize')
              .options()
              .some((o) => o.includes('play Wormtongue')),
          who !== 'wizard',
          `a character of a ${who} player`,
        );
        if (who === kind) t.shows('crf/term/agent/15#2');
      }
      t.say('And as with a Ringwraith it is at home that he comes, at no other haven of his');
      for (const card of ['Wormtongue', 'Beregond'] as const) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'WH-58', members: ['Faramir'] }],
            hand: [card],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('organize');
        if (card === 'Wormtongue') t.resource.mayNot('play Wormtongue');
        else t.resource.may(`play ${card}`);
      }
      t.shows('crf/term/agent/15#2');
      t.say('But those of others hurt his companies, where a Ringwraith’s would only be detained');
      for (const [who, member] of [
        [kind, 'Gimli'],
        [kind, 'Orc Captain'],
        ['ringwraith', 'Orc Captain'],
      ] as const) {
        t.board({
          resource: {
            kind: who,
            companies: [{ at: who === kind ? 'TW-406' : 'LE-385', members: [member] }],
          },
          hazard: { agents: [{ name: 'Gisulf', via: ['Lake-town'], faceUp: true }] },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        if (who === 'ringwraith') t.fightOut({ always: 12 });
        t.hazard.chooses('Gisulf attacks');
        t.equal(t.attack().detainment, who === 'ringwraith', `${member} of a ${who}`);
        if (who === kind) t.fightOut(12, 2, 2);
        else t.fightOut(12, 2);
        t.equal(
          t.card(member).status,
          who === kind ? 'wounded' : 'tapped',
          `${member} of a ${who}`,
        );
        if (who === kind) t.shows('crf/term/agent/15#4');
      }
    },
  ),
  scenario(
    'Things of one side serve no resource of the other; what a gold ring turns out to be may be of either',
    { proves: ['crf/term/mele-vs-metw/1'], rules: ALL },
    (t) => {
      const other = { 'other-side': 'coe/9.3.5' };
      const board = (
        who: 'wizard' | 'ringwraith' | 'fallen-wizard',
        at: Named,
        sage: Named,
        ring: Named,
        hand: Named[],
      ): void => {
        t.board({
          resource: {
            kind: who,
            companies: [{ at, members: [{ name: sage, bears: [ring] }] }],
            hand,
          },
          moment: 'entered',
          asksPasses: true,
        });
      };
      board('wizard', 'Amon Hen', 'Elrond', 'LE-315', ['Test of Lore']);
      t.resource.refused('Test of Lore', other);
      board(kind, 'Amon Hen', 'Elrond', 'LE-315', ['Test of Lore']);
      t.resource.refused('Test of Lore', other);
      board('wizard', 'Amon Hen', 'Elrond', 'Precious Gold Ring', ['Test of Lore']);
      t.resource.may('play Test of Lore');
      t.shows('crf/term/mele-vs-metw/1#2');
      board('ringwraith', 'LE-408', 'Ciryaher', 'Precious Gold Ring', ['Secrets of Their Forging']);
      t.resource.refused('Secrets of Their Forging', other);
      board(kind, 'LE-408', 'Ciryaher', 'Precious Gold Ring', ['Secrets of Their Forging']);
      t.resource.refused('Secrets of Their Forging', other);
      board('ringwraith', 'LE-408', 'Ciryaher', 'LE-315', ['Secrets of Their Forging']);
      t.resource.may('play Secrets of Their Forging');
      t.say('So it is with the stones: none is used as those of the other side use theirs');
      for (const [event, at, sage, stone, may] of [
        ['Align Palantír', 'Amon Hen', 'Elrond', 'TW-300', true],
        ['Align Palantír', 'Amon Hen', 'Elrond', 'LE-331', false],
        ['Focus Palantír', 'LE-408', 'Ciryaher', 'LE-331', true],
        ['Focus Palantír', 'LE-408', 'Ciryaher', 'TW-300', false],
      ] as const) {
        board(kind, at, sage, stone, [event]);
        if (may) t.resource.may(`play ${event}`);
        else t.resource.refused(event, other);
        if (event === 'Align Palantír') t.shows('crf/term/mele-vs-metw/1#2');
        else t.shows('crf/term/mele-vs-metw/1#1');
      }
      t.say('Nor is a thing of heroes what a Dragon asks for');
      for (const [item, gift] of [
        ['Glamdring', false],
        ['Black Mace', true],
      ] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [{ at: 'LE-360', members: [{ name: 'Ciryaher', bears: [item] }] }],
            hand: ['Agburanar Roused'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.chooses('play Agburanar Roused');
        t.equal(t.offered().includes(item), gift, item);
      }
      t.shows('crf/term/mele-vs-metw/1#1');
      board(kind, 'Amon Hen', 'Elrond', 'Precious Gold Ring', [
        'Test of Lore',
        'Minor Ring',
        'Lesser Ring',
      ]);
      t.rolls(8).resource.plays('Test of Lore').stage.resolve();
      t.resource.may('Lesser Ring').chooses('Minor Ring');
      t.equal(t.card('Minor Ring').host, 'Elrond', 'of a ring of heroes one of minions');
      t.shows('crf/term/mele-vs-metw/1#3');
      board(kind, 'LE-408', 'Ciryaher', 'LE-315', ['Test of Fire', 'Minor Ring', 'Lesser Ring']);
      t.rolls(8).resource.plays('Test of Fire').stage.resolve();
      t.resource.may('Minor Ring').chooses('Lesser Ring');
      t.equal(t.card('Lesser Ring').host, 'Ciryaher', 'and of one of minions one of heroes');
      t.say('Others have a ring of its own side');
      board('wizard', 'Amon Hen', 'Elrond', 'Precious Gold Ring', [
        'Test of Lore',
        'Minor Ring',
        'Lesser Ring',
      ]);
      t.rolls(8).resource.plays('Test of Lore').stage.resolve();
      t.resource.options_are('Lesser Ring', 'pass');
      t.shows('crf/term/mele-vs-metw/1#3');
      board('ringwraith', 'LE-408', 'Ciryaher', 'LE-315', [
        'Test of Fire',
        'Minor Ring',
        'Lesser Ring',
      ]);
      t.rolls(8).resource.plays('Test of Fire').stage.resolve();
      t.resource.options_are('Minor Ring', 'pass');
      t.shows('crf/term/mele-vs-metw/1#4');
    },
  ),
  scenario(
    'What keeps a Fallen-wizard from his deck keeps him from the Eyes of Mandos',
    { proves: ['pef/card/eyes-of-mandos/1'], rules: ALL },
    (t) => {
      for (const hindered of [false, true]) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'WH-58', members: ['Pallando'] }],
            hand: ['Eyes of Mandos'],
          },
          hazard: { events: hindered ? ['Flotsam and Jetsam'] : [] },
          moment: 'organization',
          asksPasses: true,
        });
        if (hindered) t.resource.refused('Eyes of Mandos', { 'no-effect': 'coe/5.1.2' });
        else t.resource.may('play Eyes of Mandos');
      }
      t.shows('pef/card/eyes-of-mandos/1#2');
    },
  ),
  scenario(
    'Who has lost his Wizard plays nothing that is his alone, and counts as him for no card',
    {
      proves: ['crf/tournament/victory-conditions/4', 'pef/term/fallen-wizards/3'],
      rules: ['coe', 'tournament'],
    },
    (t) => {
      const board = (lost: boolean): number => {
        t.board({
          resource: {
            kind,
            declared: 'Pallando',
            ...(lost ? { avatarLost: true } : {}),
            companies: [{ at: 'Bree', members: ['Beretar'] }],
            pile: ['Rangers of the North', 'Dunlendings'],
            events: ['Gatherer of Loyalties'],
            hand: ['Truths of Doom'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        return t.points(0).faction;
      };
      t.equal(board(false), 5, 'as Pallando');
      t.resource.may('play Truths of Doom');
      t.equal(board(true), 4, 'as nobody');
      t.shows('crf/tournament/victory-conditions/4#2', 'pef/term/fallen-wizards/3#3');
      t.resource.refused('Truths of Doom', { specific: 'coe/1.3.4' });
      t.say('So it is with those who fall in play, by a corruption check that fails');
      for (const [who, his, spell] of [
        ['Pallando', 'Truths of Doom', 'Poison of his Voice'],
        ['Saruman', 'Man of Skill', 'White Light Broken'],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'Bree', members: [{ name: who, bears: ['The One Ring'] }, 'Beretar'] },
            ],
            pile: ['Rangers of the North', 'Dunlendings'],
            events: ['Gatherer of Loyalties'],
            hand: [spell, his],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.may(`play ${his}`);
        t.equal(t.points(0).faction, who === 'Pallando' ? 5 : 4, `as ${who}`);
        t.rolls(2);
        t.resource.plays(spell, { way: 'stage points' }).stage.resolve();
        t.equal(t.card(who).zone, 'removed', 'he is eliminated');
        t.equal(t.points(0).faction, 4, 'as nobody');
        if (who === 'Pallando')
          t.shows('crf/tournament/victory-conditions/4#2', 'pef/term/fallen-wizards/3#3');
        t.resource.refused(his, { specific: 'coe/1.3.4' });
        t.shows('crf/tournament/victory-conditions/4#1', 'pef/term/fallen-wizards/3#2');
      }
      t.say('Nor an ally of his');
      for (const lost of [false, true]) {
        t.board({
          resource: {
            kind,
            declared: 'Radagast',
            ...(lost ? { avatarLost: true } : {}),
            companies: [{ at: 'WH-57', members: ['Galva'] }],
            hand: ["Radagast's Black Bird"],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (lost) t.resource.refused("Radagast's Black Bird", { specific: 'coe/1.3.4' });
        else t.resource.may("play Radagast's Black Bird");
      }
      t.shows('crf/tournament/victory-conditions/4#1', 'pef/term/fallen-wizards/3#2');
      t.say('Nor an ally who is for him alone');
      for (const lost of [false, true]) {
        t.board({
          resource: {
            kind,
            declared: 'Radagast',
            ...(lost ? { avatarLost: true } : {}),
            companies: [{ at: 'WH-58', members: ['Beretar'] }],
            hand: ["Radagast's Black Bird"],
          },
          moment: 'entered',
          asksPasses: true,
        });
        if (lost) t.resource.refused("Radagast's Black Bird", { specific: 'coe/1.3.4' });
        else t.resource.may("play Radagast's Black Bird");
      }
      t.shows('crf/tournament/victory-conditions/4#1', 'pef/term/fallen-wizards/3#2');
    },
  ),
  scenario(
    'He goes by no printed path, but beneath the earth and by sea',
    { proves: ['crf/monday/1-26-98/1'], rules: ALL },
    (t) => {
      const goes = (who: 'wizard' | 'fallen-wizard'): boolean => {
        t.board({
          resource: {
            kind: who,
            companies: [
              { at: 'TW-421', to: 'TW-378', by: ['Rhudaur', 'Arthedain'], members: ['Beretar'] },
            ],
          },
          moment: 'movement',
          asksPasses: true,
        });
        t.skipTo('path');
        return t.resource.options().some((o) => o.includes('starter'));
      };
      t.equal([goes('wizard'), goes(kind)], [true, false], 'by the path on the card');
      // nor where the card names a haven of his: one that he has made of a place where minions have one
      for (const who of ['ringwraith', kind] as const) {
        t.board({
          resource: {
            kind: who,
            companies: [
              {
                at: who === kind ? 'AS-138' : 'LE-374',
                to: 'LE-376',
                by: ['Old Pûkel-land', 'Gap of Isen'],
                members: ['Asternak'],
                onSite: who === kind ? ['Hidden Haven'] : [],
              },
            ],
          },
          moment: 'movement',
          asksPasses: true,
        });
        t.skipTo('path');
        t.equal(
          [
            query.isHavenFor(t.state, t.company('Asternak').site, 0),
            t.resource.options().some((o) => o.includes('starter')),
          ],
          [true, who === 'ringwraith'],
          `${who}: from his own haven to a place near it`,
        );
      }
      // and so on the way back
      for (const who of ['ringwraith', kind] as const) {
        t.board({
          resource: {
            kind: who,
            companies: [
              { at: 'LE-376', members: ['Asternak'] },
              ...(who === kind
                ? [{ at: 'AS-138', members: ['Beretar'], onSite: ['Hidden Haven'] } as const]
                : []),
            ],
            sites: who === kind ? [] : ['LE-374'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('move the company of Asternak to Geann a-Lisch');
        t.skipTo('path');
        t.equal(
          [
            query.isHavenFor(t.state, t.company('Asternak').dest, 0),
            t.resource.options().some((o) => o.includes('starter')),
          ],
          [true, who === 'ringwraith'],
          `${who}: home to his own haven`,
        );
      }
      t.shows('crf/monday/1-26-98/1#1');
      t.board({
        resource: { kind, companies: [{ at: 'TW-413', members: ['Beretar'] }], sites: ['DM-38'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('move the company of Beretar to The Under-gates');
      t.skipTo('enter');
      t.equal(t.card('Beretar').site, 'The Under-gates', 'down he went');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'The Under-gates', members: ['Beretar'] }],
          sites: ['TW-413', 'The Gem-deeps'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.may('Beretar', 'to The Gem-deeps');
      t.resource.chooses('move the company of Beretar to Moria');
      t.skipTo('enter');
      t.equal(t.card('Beretar').site, 'Moria', 'and up again');
      t.shows('crf/monday/1-26-98/1#2');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'TW-386', members: ['Beretar'] }],
          sites: ['Himring'],
          hand: ['Belegaer'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('to Himring').plays('Belegaer').stage.resolve();
      t.resource.chooses('to Himring');
      t.skipTo('enter');
      t.equal(t.card('Beretar').site, 'Himring', 'and over the sea');
      t.board({
        resource: {
          kind,
          companies: [{ at: 'TW-386', members: [{ name: 'Beretar', bears: ['Gwaihir'] }] }],
          sites: ['TW-378'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.mayNot('to Bree').uses('Gwaihir').stage.resolve();
      t.resource.chooses('to Bree');
      t.skipTo('enter');
      t.equal(t.card('Beretar').site, 'Bree', 'and by air');
      t.shows('crf/monday/1-26-98/1#3');
    },
  ),
];
