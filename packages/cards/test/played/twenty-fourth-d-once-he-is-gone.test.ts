import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

/** What was done for somebody's company when he is gone himself, who may be called by the older rulings, and words. */

describe('those whom he has left behind', () => {
  holds('Bitter Cold: his company has it still, though he is lost by it', (t) => {
    for (const [roll, prowess] of [
      [2, 14],
      [12, 14],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-356', members: ['Hador', 'Jerrek'] }],
          hand: ['Bitter Cold'],
        },
        hazard: { hand: ['Thief'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.rolls(roll).resource.plays('Bitter Cold').stage.resolve();
      t.equal(t.card('Hador').zone === 'play', roll === 12, 'he is there or not');
      t.hazard.plays('Thief').stage.resolve();
      t.equal(t.attack().prowess, prowess, `${roll}`);
    }
  });
});

describe('We Have Come to Kill', () => {
  holds('one of the Nine follows by it, but not by the older rulings', (t) => {
    const COME = 'We Have Come to Kill';
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Ettenmoors', members: ['The Witch-king'], events: ['Black Rider'] }],
        hand: [COME, 'Ren the Ringwraith'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    if (t.rules === 'coe') {
      t.resource.plays(COME).stage.resolve();
      t.equal(t.card('Ren the Ringwraith').control, 'The Witch-king', 'he follows');
    } else t.resource.refused(COME, { need: 'coe/9.2' });
  });
});

describe('words', () => {
  const said = (id: string): string =>
    allCards
      .filter((c) => c.id === id)
      .map((c) => renderCard(c).text.join(' '))
      .join();

  it('a company goes somewhere, and those in it with it', () => {
    expect(said('LE-153')).toContain(
      'on a company on its way to a site in Gorgoroth, Imlad Morgul or Ithilien as a whole, or on a character in it.',
    );
    expect(said('LE-129')).toContain('or Elf in a company at or on its way to a site');
    expect(said('BA-19')).toContain('The Balrog in a company at or on its way to');
  });

  it('what holds while a card is carried out is said so, and not that it ends', () => {
    expect(said('LE-159')).toContain('While what follows here is done, if that character would be');
    expect(said('LE-159')).not.toContain('lasting effects');
  });

  it('who shows his hazards, of one opponent or of several', () => {
    expect(said('LE-233')).toContain('If you have only one opponent, your opponent may show');
    expect(said('LE-233')).toContain('before anybody draws, at once the hazard player may show');
  });

  it('which ring is told by the roll alone', () => {
    expect(said('LE-169')).not.toContain('hero card');
  });

  it('who must give out all strikes is told from who may', () => {
    for (const id of ['LE-206', 'DM-176'])
      expect(said(id)).toContain('the defender chooses who faces each of the strikes');
    expect(said('TD-104')).toContain('The defender may choose who faces the strikes');
  });
});
