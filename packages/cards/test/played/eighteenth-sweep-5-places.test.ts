import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Sites that are something else by now than their cards say. */

const kind = 'fallen-wizard';
const BIRD = "Radagast's Black Bird";

describe('what is playable at a site', () => {
  holds('Come at Need: where the ally could be played as the site is now', (t) => {
    for (const onSite of [[], ["Nature's Revenge"]] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: ['Beretar'], onSite },
            { at: 'Rivendell', to: 'Bree', members: ['Gimli'] },
          ],
        },
        hazard: { hand: ['Come at Need', 'Noble Hound'] },
        moment: 'hazards',
        current: 'Gimli',
        asksPasses: true,
      });
      t.hazard.plays('Come at Need').stage.resolve();
      t.equal(t.underAttack, onSite.length === 0, 'hounds are found at Border-holds');
    }
  });

  holds('Come at Need: a bird that comes to havens of its own master comes to no other', (t) => {
    for (const [ally, comes] of [
      [BIRD, false],
      ['Noble Hound', false],
      ['Bill the Pony', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            {
              at: 'Bree',
              to: ally === 'Bill the Pony' ? 'Bag End' : 'WH-58',
              by: ally === 'Bill the Pony' ? ['Arthedain', 'The Shire'] : ['Arthedain'],
              members: ['Beretar'],
            },
          ],
        },
        hazard: { kind, declared: 'Radagast', hand: ['Come at Need', ally] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Come at Need').stage.resolve();
      t.equal(t.underAttack, comes, ally);
    }
  });

  holds('Strider: finds what the place has now, and what is called by its name', (t) => {
    for (const [onSite, found] of [
      [[], ['Bill the Pony', 'Noble Hound', 'pass']],
      [["Nature's Revenge"], ['Bill the Pony', 'pass']],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Strider'], onSite }],
          discard: ['Noble Hound', 'Bill the Pony'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.uses('Strider').stage.resolve();
      t.equal(t.offered().sort(), [...found], `${onSite}`);
    }
  });
});

describe('a haven that is made while they organize', () => {
  holds('Enchanted Stream, Nothing to Eat or Drink: they are rid of it at once', (t) => {
    for (const trouble of ['Enchanted Stream', 'Nothing to Eat or Drink'] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'TW-375', members: ['Beretar', 'Galva'], events: [trouble] }],
          hand: ['Hidden Haven'],
          sites: ['Bree'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.card(trouble).zone, 'play', 'it lies on them');
      t.resource.plays('Hidden Haven').stage.resolve();
      t.equal(t.card(trouble).zone, 'discard', `${trouble}: gone`);
      t.resource.may('move the company of Beretar, Galva to Bree');
    }
  });

  holds('Enchanted Stream: in the phase of an opponent too, and in no other phase', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
      hazard: {
        companies: [{ at: 'Rivendell', members: ['Elrond'], events: ['Enchanted Stream'] }],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.equal(t.card('Enchanted Stream').zone, 'play', 'while they untap');
    t.skipTo('organization');
    t.equal(t.card('Enchanted Stream').zone, 'discard', 'as others organize');
  });
});
