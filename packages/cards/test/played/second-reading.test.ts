import { renderCard } from '@mathom/engine/render/index';
import type { Named } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** Cards read once more beside their texts: what was amiss in them, each held to it. */
describe('what they do', () => {
  holds('Great Ship: an ally may tap too, but only to cancel an attack', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Edhellond',
            members: [
              { name: 'Imrahil', bears: ['Quickbeam'] },
              { name: 'Bergil', status: 'tapped' },
            ],
          },
        ],
        sites: ['Isle of the Ulond'],
        hand: ['Great Ship'],
      },
      hazard: { hand: ['Call of Home', 'Corsairs of Umbar'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Great Ship', 'Imrahil').stage.resolve();
    t.resource.chooses('to Isle of the Ulond');
    t.skipTo('path');
    t.resource.chooses('starter');
    t.skipTo('movement-hazard');
    t.hazard.plays('Call of Home', 'Bergil');
    t.resource.mayNot('use the effect of Great Ship');
    t.rolls(12).resolve();
    t.hazard.plays('Corsairs of Umbar', 'Coastal Sea').stage.resolveThis();
    t.resource.uses('Great Ship').stage.resolve();
    t.equal(t.card('Quickbeam').status, 'tapped', 'he tapped for it');
    t.expect(!t.underAttack, 'there is no attack');
  });

  holds(
    'Athelas: at the council a corruption card may be discarded, but nothing is healed',
    (t) => {
      const council = (on: Named[], wounded = false): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Aragorn II', bears: ['Athelas'] },
                  { name: 'Elladan', bears: on, ...(wounded ? { status: 'wounded' } : {}) },
                ],
              },
            ],
          },
          hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }] },
          moment: 'council',
        });
        t.resource.chooses('Elladan');
      };
      council([], true);
      t.resource.refused('Athelas', { check: 'coe/10.3.i', 'no-target': 'coe/9.3' });
      council(['Lure of the Senses']);
      t.rolls(3, 12, 12);
      t.resource.uses('Athelas').stage.resolve();
      t.equal(t.card('Lure of the Senses').zone, 'discard', 'it is gone');
      t.equal(t.card('Elladan').zone, 'play', 'and he with nothing to bear is safe');
    },
  );

  holds('Marvels Told: at the council only what weighs on somebody', (t) => {
    for (const on of ['Lure of the Senses', 'Foolish Words'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond', { name: 'Elladan', bears: [on] }] }],
          hand: ['Marvels Told'],
        },
        hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }] },
        moment: 'council',
      });
      t.resource.chooses('Elladan');
      if (on === 'Lure of the Senses') t.resource.may('play Marvels Told');
      else t.resource.refused('Marvels Told', { 'other-check': 'coe/10.3.i' });
    }
  });

  holds('Rescue Prisoners: one for each site, wherever the first has been carried', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Goblin-gate', siteTapped: true, members: ['Gimli', 'Kíli', 'Bifur'] },
          { at: 'Moria', siteTapped: true, members: ['Bofur', 'Fíli'] },
        ],
        hand: ['Rescue Prisoners', 'Rescue Prisoners'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Rescue Prisoners').stage.resolve();
    t.fightOut(12, 12);
    t.resource.chooses('Bifur');
    t.resource.refused('Rescue Prisoners', { duplicate: 'coe/g.cbd.1' });
    t.skipTo('organization', { turns: 2 });
    t.resource.chooses('to Moria');
    t.skipTo('enter');
    t.resource.chooses('enter the site');
    t.fightOut(12, 12, 12, 12);
    t.resource.may('play Rescue Prisoners');
  });
});

describe('what they say', () => {
  const text = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  it.each([
    ['TW-326', 'exactly two characters, at least one of them a Hobbit'],
    ['TW-320', 'counts as made at a site where the faction can be played'],
    ['TW-320', 'may be tapped already'],
    ['TW-63', 'of yours that was tapped as a permanent-event, in answer to that tapping'],
    ['TW-291', 'This can be done once only.'],
    ['TW-96', 'one Nazgûl permanent-event from his discard pile'],
    ['TD-58', 'at that site this turn'],
    ['TD-58', 'other than Eärcaraxë in hand'],
    ['TD-58', 'keyed to the site'],
    ['TD-156', "for an opponent's company with a character at the site"],
    ['TD-156', 'Its player chooses a character'],
    ['TD-131', "an attack on a warrior's company"],
    ['TD-39', 'at the site, or the lair of the Dragon, that it is on'],
    ['TD-39', 'Only one on each site or Dragon card'],
    ['TD-55', 'only before its strikes are assigned'],
    ['TD-31', 'wounded by an attack that is keyed by type to'],
    ['TD-33', 'After this Undead attack'],
    ['TD-123', 'it taps if it is not'],
    ['TD-1', 'to no company twice'],
    ['TW-117', 'the game goes by the CRF'],
    ['TD-23', 'As soon as the strikes of that attack are assigned'],
    ['TD-23', 'strikes against the chosen one get -1 prowess'],
    ['TD-114', 'neither succeed nor fail'],
    ['TW-188', 'neither a home site nor a Haven {H} is needed'],
    ['DM-129', 'on the company is declared'],
    ['DM-48', 'if it can be'],
    ['DM-59', 'if it can be'],
    ['DM-134', 'or a wounded ally in that company'],
    ['DM-114', 'takes no influence'],
    ['DM-117', 'takes no influence'],
    ['DM-102', 'only once the strike has succeeded'],
    ['DM-32', 'two of your minor items'],
    ['DM-32', 'hoard items among them'],
    ['DM-173', 'tapping for it'],
    ['DM-173', 'in any case, then each Dwarf'],
    ['DM-118', '(if you do not, discard this card)'],
    ['AS-41', 'neither defeated nor canceled'],
    ['AS-29', 'that attack is a full attack'],
    ['BA-27', 'you may at once give the attack +1 prowess and make the attack a detainment attack'],
    ['BA-14', "add the attack's prowess"],
    ['BA-20', 'than there are characters and allies in the company'],
    ['BA-20', 'all cards on him are discarded'],
    ['BA-22', 'all cards on him are discarded'],
    ['LE-344', 'keyed by type to'],
    ['TW-349', 'another character in his company'],
    ['TW-248', 'cancel a creature attack on the company'],
    ['LE-219', 'Only with a Ringwraith'],
    ['LE-267', 'when its leader'],
    ['TD-72', 'rolls at -1 if that company has a Man, -1 if'],
  ])('%s: %s', (id, words) => {
    expect(text(id)).toContain(words);
  });

  it('a card that may be of two sorts tells of each by itself', () => {
    for (const id of ['DM-68', 'DM-76'])
      expect(text(id)).toMatch(/Discard this card at once if he is a face-up agent\. Or, /);
    expect(text('DM-77')).not.toMatch('defeats all attacks');
  });

  it('what ends with the turn does not speak of each turn', () => {
    for (const id of ['TW-291', 'TW-249']) expect(text(id)).not.toMatch('in each turn');
  });
});

describe('whose site it is', () => {
  holds("Durin's ring untaps the site of its bearer, and not in another company's phase", (t) => {
    const board = (moment: 'organization' | 'entered'): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', siteTapped: true, members: ['Aragorn II'] },
            {
              at: 'Moria',
              siteTapped: true,
              members: [{ name: 'Gimli', bears: ["Dwarven Ring of Durin's Tribe"] }],
            },
          ],
        },
        moment,
        asksPasses: true,
      });
    };
    board('organization');
    t.rolls(12).resource.uses("Dwarven Ring of Durin's Tribe").stage.resolve();
    t.equal([t.card('Moria').status, t.card('Bree').status], ['untapped', 'tapped'], 'his own');
    board('entered');
    t.resource.mayNot("use Dwarven Ring of Durin's Tribe");
  });
});
