import type { Member } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { resists } from './withstood.ts';

/** Of a fifteenth draw: hazards of places and roads, held to clauses that no other test plays. */

const BALROG = 'Balrog of Moria';
const FRENZY = 'Frenzy of Madness';

describe('at sites and on the way', () => {
  holds('Arouse Defenders: one of three attacks, and the others can be avoided', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', to: 'AS-155', members: ['Gorbag', 'Layos', 'Grishnákh'] }],
        hand: ['A Nice Place to Hide', 'A Nice Place to Hide'],
      },
      hazard: { hand: ['Arouse Defenders', 'Arouse Defenders'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Arouse Defenders', 'automatic-attack 2').stage.resolve();
    t.resource.passes();
    // the site is one, whichever of its attacks is meant
    t.hazard.refused('Arouse Defenders', { duplicate: 'coe/g.cbd.1' });
    t.skipTo('enter').resource.chooses('enter');
    t.equal(t.attack().prowess, 8, 'the first');
    t.resource.plays('A Nice Place to Hide', 'Gorbag').stage.resolve();
    t.equal(t.passUntil('attack').attack().prowess, 9 + 2, 'the second');
    t.resource.refused('A Nice Place to Hide', { uncancelable: 'coe/9.4.3' });
  });

  holds('Arouse Defenders: on guard, too', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Minas Morgul',
            to: 'Drúadan Forest',
            members: ['Hendolen', 'Gorbag'],
            onGuard: ['Arouse Defenders'],
          },
        ],
        hand: ['A Nice Place to Hide'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.hazard.reveals('Arouse Defenders').stage.resolve();
    t.equal(t.passUntil('attack').attack().prowess, 8, 'two more');
    t.resource.refused('A Nice Place to Hide', { uncancelable: 'coe/9.4.3' });
  });

  holds("Dragon's Breath: a Dragon on the hunt; one without a body gets none", (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lake-town', to: 'Iron Hill Dwarf-hold', members: STRONG }],
      },
      hazard: { events: ['Smaug Ahunt'], hand: ["Dragon's Breath"] },
      moment: 'movement',
      asksPasses: true,
    });
    t.skipTo('path').skipTo('attack').hazard.plays("Dragon's Breath").stage.resolve();
    t.equal(t.attack().strikes, STRONG.length, 'everybody');
    met(
      t,
      ['Gimli'],
      ['True Fire-drake', "Dragon's Breath"],
      {},
      { events: ['Doors of Night'] },
      'Weathertop',
    );
    t.hazard.plays('True Fire-drake').stage.resolve();
    t.hazard.plays("Dragon's Breath").stage.resolve();
    t.rolls(12).passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.passUntil('attack').attack().body, -1, 'none, as before');
  });

  holds(
    'Frenzy of Madness: one Dragon and no drake, for what could come to the place itself',
    (t) => {
      met(
        t,
        STRONG,
        [FRENZY, 'Watcher in the Water', 'Wargs', 'Smaug', 'Scorba', 'True Fire-drake'],
        {},
        {},
        'Moria',
        'Lórien',
      );
      t.resource.passes();
      t.hazard.mayNot('play Smaug').mayNot('play Scorba');
      t.hazard.plays(FRENZY, { way: 'discarding' }).stage.resolve();
      t.equal(
        [t.card('Watcher in the Water').zone, t.card('Wargs').zone],
        ['discard', 'hand'],
        'it lives there',
      );
      t.resource.passes();
      t.hazard.may('play Scorba').mayNot('play True Fire-drake').plays('Smaug').stage.resolve();
      t.fightOut({ always: 12 });
      t.passUntil('movement-hazard').resource.passes();
      t.hazard.mayNot('play Scorba');
    },
  );

  holds(
    'Frenzy of Madness: not in the lands of the Shadow, nor where it is no Shadow-hold',
    (t) => {
      for (const [at, may] of [
        ['Cirith Gorgor', false],
        ['Cirith Ungol', false],
        ['Dol Guldur', false],
        ['Moria', true],
        ['Goblin-gate', true],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: STRONG }] },
          hazard: { hand: [FRENZY, 'Daelomin'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        if (may) t.hazard.may(`play ${FRENZY}`);
        else t.hazard.refused(FRENZY, { 'no-target': 'coe/9.3' }, { way: 'Daelomin' });
      }
    },
  );
});

describe('of Moria and Lórien', () => {
  holds('Balrog of Moria: without its Lady Lórien is open to creatures of Free-holds', (t) => {
    for (const where of ['Lórien', 'Bree'] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Gimli', 'Legolas', 'Bofur'] },
            { at: where, members: ['Galadriel'] },
          ],
        },
        hazard: { events: [BALROG], hand: ['Assassin', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (where === 'Bree') t.hazard.may('play Assassin');
      else t.hazard.mayNot('play Assassin');
    }
  });

  holds('Balrog of Moria: who played it and slays him has nothing of it', (t) => {
    const slayers: Member[] = ['Gimli', 'Legolas', 'Bofur', 'Kíli'];
    t.board({
      resource: {
        companies: [
          { at: 'Moria', members: [...slayers, { name: 'Glorfindel II', bears: ['Narsil'] }] },
        ],
        events: [BALROG],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    resists(t);
    t.equal([t.card(BALROG).zone, t.points(0).kill], ['removed', 0], 'gone (coe/10.4)');
  });

  holds('Balrog of Moria: against no Balrog', (t) => {
    for (const [kind, who, may] of [
      ['wizard', 'Gimli', true],
      ['ringwraith', 'Azog', true],
      ['balrog', 'Azog', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Goblin-gate', members: [who] }] },
        hazard: { hand: [BALROG] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) t.hazard.may(`play ${BALROG}`);
      else t.hazard.mayNot(`play ${BALROG}`);
    }
  });

  holds('Song of the Lady: each company by itself; Dúnedain and Wizards are no Men', (t) => {
    for (const [who, goes] of [
      ['Aragorn II', true],
      ['Gandalf', true],
      ['Beorn', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', members: [who] }], sites: ['Moria'] },
        hazard: { hand: ['River'], events: ['Song of the Lady'] },
        moment: 'organization',
      });
      t.rolls(7).resource.chooses('to Moria');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.card(who).site, goes ? 'Moria' : 'Lórien', who);
    }
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', members: ['Legolas'] },
          { at: 'Lórien', members: ['Gimli'] },
        ],
        sites: ['Moria', 'Dimrill Dale'],
      },
      hazard: { hand: ['River'], events: ['Song of the Lady'] },
      moment: 'organization',
    });
    t.resource.chooses('Legolas', 'to Moria').chooses('Gimli', 'to Dimrill Dale');
    t.rolls(6, 6).passUntil('passives');
    t.take(t.decision().options[0], 'one of them first');
    t.skipTo('organization', { turns: 1 });
    t.equal([t.card('Legolas').site, t.card('Gimli').site], ['Lórien', 'Dimrill Dale'], 'each');
  });
});
