import {
  type Member,
  type Named,
  type Scenario,
  type Stage,
  scenario,
} from '@mathom/engine/scenario';
import { ALL } from './help.ts';

/** Those who are on their way to Cameth Brin meet this creature, and slay it. */
function slays(
  t: Stage,
  kind: 'ringwraith' | 'fallen-wizard',
  creature: Named,
  key: string,
  members: readonly Member[],
  ...rolls: number[]
): void {
  t.board({
    resource: {
      kind,
      companies: [{ at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members }],
    },
    hazard: { hand: [creature] },
    moment: 'hazards',
  });
  t.hazard.plays(creature, key).stage.resolve();
  t.fightOut(...rolls);
}

/** What Orcs and Trolls do with what they have slain. */
export const trophies: readonly Scenario[] = [
  scenario(
    'An Orc or a Troll who faced it may take what was slain, and nobody else',
    {
      proves: [
        'coe/3.IV.1',
        'coe/3.IV.1.1',
        'coe/3.IV.2',
        'coe/3.IV.4',
        'coe/10.3.ii',
        'crf/turn/combat/attack/7',
        'crf/term/trophies/1',
      ],
      rules: ALL,
    },
    (t) => {
      const who = 'Lieutenant of Angmar';
      slays(t, 'ringwraith', 'Arthadan Rangers', 'Rhudaur', [who], 12, 12);
      t.resource.options_are(`a trophy for ${who}`, 'pass').chooses(`a trophy for ${who}`);
      t.equal([t.card('Arthadan Rangers').host, t.points(0).kill], [who, 2], 'it has an asterisk');
      slays(t, 'ringwraith', 'Wargs', 'Wilderness', [who], 12);
      t.resource.chooses(`a trophy for ${who}`);
      t.equal([t.card('Wargs').host, t.points(0).kill], [who, 0], 'and this has none');
      t.shows('crf/turn/combat/attack/7#2');
      for (const other of ['Lagduf', 'Troll Lout'] as const) {
        slays(t, 'ringwraith', 'Wargs', 'Wilderness', [other], 12);
        t.resource.chooses(`a trophy for ${other}`);
        t.equal(t.card('Wargs').host, other, 'an Orc may, and a Troll');
      }
      t.shows('crf/turn/combat/attack/7#2');
      slays(t, 'ringwraith', 'Wargs', 'Wilderness', [who], 12);
      t.resource.passes();
      t.equal(
        t.state.players.map((p) => p.removed.includes(t.id('Wargs'))),
        [false, true],
        'left where it fell, on the side of who played it',
      );
      t.shows('crf/turn/combat/attack/7#1');
      slays(t, 'ringwraith', 'Wargs', 'Wilderness', ['Jerrek'], 12);
      t.equal(
        [t.card('Wargs').zone, t.decision().about === 'offer'],
        ['removed', false],
        'a Man takes none, and is not asked',
      );
      t.shows('crf/turn/combat/attack/7#1');

      t.say(
        'Lost by him who took it, it lies with what is out of play, on the side of who played it',
      );
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members: [who] }],
        },
        hazard: { hand: ['Wargs', 'Pick-pocket'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(12);
      t.resource.chooses(`a trophy for ${who}`);
      t.rolls(2).hazard.plays('Pick-pocket', 'Border-hold').stage.resolve();
      t.equal(
        [...t.state.players.map((p) => p.removed.includes(t.id('Wargs'))), t.points(0).kill],
        [false, true, 0],
        'stolen from him',
      );
      t.say('So it does when he falls who took it');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members: [who] }],
        },
        hazard: { hand: ['Wargs', '"Bert" (Bûrat)'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(12);
      t.resource.chooses(`a trophy for ${who}`);
      t.rolls(2, 12).hazard.plays('"Bert" (Bûrat)', 'Wilderness').stage.resolve();
      t.equal(
        [t.card(who).zone, ...t.state.players.map((p) => p.removed.includes(t.id('Wargs')))],
        ['removed', false, true],
        'lost with him',
      );
      t.shows('crf/turn/combat/attack/7#3');
      t.say('With the Balrog it is as with a Ringwraith');
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'Carn Dûm', to: 'LE-358', by: ['Angmar', 'Rhudaur'], members: [who] }],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.fightOut(12);
      t.resource.passes();
      t.equal(
        t.state.players.map((p) => p.removed.includes(t.id('Wargs'))),
        [false, true],
        'what is slain and has no asterisk is out of play',
      );
      t.shows('crf/turn/combat/attack/7#1');
    },
  ),
  scenario(
    'Trophies make him bolder and stronger, by the points that are printed on them',
    { proves: ['coe/3.IV.3', 'crf/term/trophies/5'], rules: ALL },
    (t) => {
      const gained = (
        kind: 'ringwraith' | 'fallen-wizard',
        who: Named,
        ...slain: Named[]
      ): number[] => {
        const stats = (has: readonly Named[]): number[] => {
          t.board({
            resource: {
              kind,
              companies: [{ at: 'LE-358', members: [{ name: who, trophies: has }] }],
            },
            moment: 'organization',
          });
          return [t.card(who).stat('influence'), t.card(who).stat('prowess')];
        };
        const before = stats([]);
        return stats(slain).map((n, i) => n - before[i]);
      };
      for (const kind of ['ringwraith', 'fallen-wizard'] as const) {
        t.equal(gained(kind, 'Orc Brawler', 'Wargs'), [1, 0], 'one');
        t.equal(gained(kind, 'Orc Brawler', 'Arthadan Rangers'), [1, 1], 'two');
        t.equal(gained(kind, 'Orc Brawler', 'Arthadan Rangers', 'Wargs'), [2, 1], 'three');
        t.equal(
          gained(kind, 'Orc Brawler', 'Arthadan Rangers', 'Wargs', 'Crebain'),
          [2, 2],
          'four',
        );
        t.equal(
          gained(kind, 'Orc Brawler', 'Arthadan Rangers', 'Wargs', 'Crebain', 'Orc-patrol'),
          [2, 2],
          'or more',
        );
      }
      t.equal(
        gained('ringwraith', 'Lieutenant of Angmar', 'Arthadan Rangers', 'Wargs', 'Crebain'),
        [2, 1],
        'to no more than nine',
      );
    },
  ),
  scenario(
    'A trophy is a minor item that stays with him, and goes where the slain go',
    { proves: ['coe/3.IV.1', 'coe/3.IV.4', 'crf/term/trophies/3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Dol Guldur',
              members: [{ name: 'Orc Brawler', trophies: ['Wargs'] }, 'Orc Captain'],
            },
          ],
        },
        moment: 'organization',
      });
      t.equal(t.card('Wargs').stat('corruption'), 0, 'it tempts nobody');
      t.resource.chooses('organize').passes().mayNot('store Wargs').mayNot('give Wargs');
      t.equal(t.points(0).kill, 1, 'it counts with him');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'LE-358',
              by: ['Angmar', 'Rhudaur'],
              members: [{ name: 'Orc Brawler', trophies: ['Wargs'] }],
            },
          ],
        },
        hazard: { hand: ['Pick-pocket'] },
        moment: 'hazards',
      });
      t.rolls(2).hazard.plays('Pick-pocket', 'Border-hold').stage.resolve();
      t.equal(
        [t.card('Wargs').zone, t.points(0).kill],
        ['pile', 1],
        'stolen from him, and still slain',
      );
      t.shows('crf/term/trophies/3#1');
      t.say('It is an item for all else: rats take it as they take any minor item');
      for (const trophies of [['Wargs'], []] as const) {
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              { at: 'Carn Dûm', to: 'Ettenmoors', members: [{ name: 'Orc Brawler', trophies }] },
            ],
          },
          hazard: { hand: ['Rats!'] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (trophies.length === 0) {
          t.hazard.refused('Rats!', { 'no-target': 'coe/9.3' });
          continue;
        }
        t.hazard.plays('Rats!').stage.resolve();
        t.resource.chooses('Give up a minor item');
        t.equal([t.card('Wargs').host, t.card('Wargs').zone], ['', 'pile'], 'gnawed away');
      }
      t.say('and a Nazgûl takes it from a wounded one as he takes any item');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Ettenmoors',
              members: [{ name: 'Orc Brawler', status: 'wounded', trophies: ['Wargs'] }],
            },
          ],
        },
        hazard: { events: ['Indûr Dawndeath'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.uses('Indûr Dawndeath', 'Orc Brawler').stage.resolve();
      t.equal(t.card('Wargs').host, '', 'lost');
      t.shows('crf/term/trophies/3#2');
    },
  ),
  scenario(
    'A Dragon who is slain is a trophy in whatever form he came, and none that is a character',
    {
      proves: ['coe/3.IV.1.2', 'coe/3.IV.1.3', 'crf/term/trophies/2', 'crf/term/trophies/4'],
      rules: ALL,
    },
    (t) => {
      const who = 'Lieutenant of Dol Guldur';
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'LE-363',
              to: 'LE-383',
              by: ['Northern Rhovanion', 'Iron Hills'],
              members: [who],
            },
          ],
        },
        hazard: { kind: 'ringwraith', pile: ['Agburanar Roused'] },
        moment: 'movement',
      });
      t.resource.chooses('Northern Rhovanion (Wilderness) - Iron Hills (Wilderness)');
      t.skipTo('defend');
      t.fightOut(12, 12);
      t.resource.chooses(`a trophy for ${who}`);
      t.equal([t.card('Agburanar Roused').host, t.points(0).kill], [who, 4], 'a faction no more');
      t.equal(t.points(1).faction, 0, 'and his own lord has nothing of him');
      t.shows('crf/term/trophies/2#2');
      t.say('Another is abroad himself');
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'LE-363',
              to: 'LE-383',
              by: ['Northern Rhovanion', 'Iron Hills'],
              members: [who],
            },
          ],
        },
        hazard: { events: ['Agburanar Ahunt'] },
        moment: 'passives',
      });
      t.resolve();
      t.fightOut(12, 12);
      t.resource.chooses(`a trophy for ${who}`);
      t.equal(t.card('Agburanar Ahunt').host, who, 'and this one is his too');
      t.say('or at home, or comes as a creature does');
      for (const form of ['Agburanar at Home', 'Agburanar'] as const) {
        const comes = form === 'Agburanar';
        t.board({
          resource: {
            kind: 'ringwraith',
            companies: [
              {
                at: 'LE-363',
                to: 'LE-360',
                by: ['Northern Rhovanion', 'Withered Heath'],
                members: [who],
              },
            ],
          },
          hazard: comes ? { hand: [form] } : { events: [form] },
          moment: comes ? 'hazards' : 'site',
        });
        if (comes) t.hazard.plays(form, 'the site by name').stage.resolve();
        else t.resource.chooses('enter the site');
        t.fightOut(comes ? [12, 12] : [12, 12, 12]);
        t.resource.chooses(`a trophy for ${who}`);
        t.equal(t.card(form).host, who, form);
      }
      t.shows('crf/term/trophies/2#1');
      t.say('A hero who fell to an Orc is nobody’s trophy');
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'LE-358', members: [who] }] },
        hazard: { companies: [{ at: 'Cameth Brin', members: ['Bergil'] }] },
        moment: 'entered',
      });
      t.passUntil('company-attack').resource.chooses('attack the company of Bergil');
      t.fightOut(12, 2, 12);
      t.asks(t.hazard, 'organization');
      t.equal([t.card('Bergil').zone, t.card('Bergil').host], ['pile', ''], 'slain, and no more');
      t.say('Nor is an agent who attacked and was slain');
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at: 'Bree', members: ['Orc Brawler'] }],
        },
        hazard: { agents: [{ name: 'Bill Ferny', via: ['Bree'], faceUp: true }] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter the site');
      t.hazard.chooses('Bill Ferny attacks');
      t.fightOut(2, 12, 12);
      t.equal([t.card('Bill Ferny').zone, t.card('Bill Ferny').host], ['pile', ''], 'slain too');
      t.asks(t.resource, 'site').resource.mayNot('trophy');
    },
  ),
];
