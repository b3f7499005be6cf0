import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('of two copies one is enough to choose from', () => {
  holds('in the sideboard, of what is shuffled into the deck', (t) => {
    const offered = (...sideboard: Named[]): string[] => {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'Moria', members: ['The Balrog'] }],
          sideboard,
        },
        moment: 'organization',
      });
      return t.resource.may('organize').chooses('organize').stage.offered();
    };
    const one = offered('Terror Heralds Doom');
    t.expect(
      one.some((x) => x.startsWith('show Terror Heralds Doom')),
      'it can be shown',
    );
    t.equal(offered('Terror Heralds Doom', 'Terror Heralds Doom'), one, 'the same choice');
  });

  holds('in hand, of what is placed on guard', (t) => {
    const offered = (...hand: Named[]): string[] => {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }] },
        hazard: { hand },
        moment: 'hazards',
      });
      return t.offered();
    };
    const one = offered('Wargs');
    t.expect(one.includes('place Wargs on guard'), 'it can be placed');
    t.equal(offered('Wargs', 'Wargs'), one, 'the same choice');
  });
});

describe('of two cards of one site one is enough to go to', () => {
  holds('for whom a character is played there', (t) => {
    const offered = (...sites: Named[]): string[] => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          hand: ['Elrond'],
          sites,
        },
        moment: 'organization',
      });
      return t.resource.chooses('organize').stage.offered();
    };
    const one = offered('Rivendell');
    t.expect(
      one.some((x) => x.includes('Elrond at Rivendell')),
      'he can be played there',
    );
    t.equal(offered('Rivendell', 'Rivendell'), one, 'the same choice');
  });

  holds('for an agent', (t) => {
    const offered = (...sites: Named[]): string[] => {
      t.board({
        resource: { companies: [{ at: 'Lórien', to: 'Moria', members: ['Haldir', 'Elrond'] }] },
        hazard: { agents: [{ name: 'Gisulf', via: ['Bree'] }], sites },
        moment: 'hazards',
      });
      return t.offered();
    };
    const one = offered('Weathertop');
    t.expect(
      one.some((x) => x.includes('Weathertop')),
      'he can go there',
    );
    t.equal(offered('Weathertop', 'Weathertop'), one, 'the same choice');
  });
});

describe('while a check is to be made', () => {
  holds('Athelas: what lies on him who makes it is taken off, and nothing else', (t) => {
    const lures = ['Lure of the Senses', 'Lure of Expedience'] as const;
    for (const [hit, off] of [
      ['Elladan', 'Lure of the Senses'],
      ['Glóin', 'Lure of Expedience'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              to: 'Barrow-downs',
              members: [
                { name: 'Aragorn II', bears: ['Athelas'] },
                { name: 'Elladan', bears: ['Lure of the Senses'] },
                { name: 'Glóin', bears: ['Lure of Expedience'] },
              ],
            },
          ],
        },
        hazard: { hand: ['Barrow-wight'] },
        moment: 'hazards',
      });
      t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
      t.rolls(2, 5, 12);
      t.passUntil('assign');
      t.resource.chooses(hit);
      t.passUntil('stay-untapped');
      t.resource.chooses('no');
      t.passUntil('respond');
      t.resource.uses('Athelas').stage.resolve();
      t.equal(
        lures.filter((x) => t.card(x).zone === 'discard'),
        [off],
        'it is not asked which',
      );
    }
  });
});

describe('what comes of an event when the company has gone back', () => {
  holds('is not answered with a card on guard, where none lies any more', (t) => {
    for (const back of [false, true]) {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli', 'Legolas', 'Dori'] },
            { at: 'Barrow-downs', members: ['Háma'] },
          ],
        },
        hazard: {
          agents: [{ name: 'Gisulf', via: ['Bree'], faceUp: true }],
          events: ['Doors of Night'],
          hand: ['Long Winter', 'Seek without Success', 'Wargs'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Long Winter');
      t.resource.passes();
      if (back) t.hazard.plays('Seek without Success');
      t.resolveThis();
      if (!back) t.take(t.decision().options[0], 'both sites, in some order');
      t.equal(t.decision().kind, 'respond', 'sites are to be tapped');
      if (t.decision().seat === 0) t.resource.passes();
      if (back) t.hazard.options_are('pass');
      else t.hazard.may('place Wargs on guard');
    }
  });
});

describe('one being, whatever its card', () => {
  holds('Who is Sauron by one card does not become so by the other', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
        events: ['Sauron'],
        hand: ['The Lidless Eye'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('The Lidless Eye', { unique: 'coe/g.man.1' });
  });
});
