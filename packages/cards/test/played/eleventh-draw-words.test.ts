import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What cards of Fallen-wizards and of the Balrog are said to do, where it was said wrongly or not at all. */
describe('in words', () => {
  const text = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).text.join(' ') : '';
  };

  it('whom he fights when companies meet falls the sooner too', () => {
    for (const id of ['BA-58', 'BA-81'])
      expect(text(id)).toMatch(/whom (he|the bearer) fights in company versus company combat/);
  });

  it('what may be given up need not be', () => {
    expect(text('BA-29')).toMatch(/During your organization phase, you may discard this card\.$/);
  });

  it('a Man will do, and a sage who is no Hobbit', () => {
    expect(text('WH-117')).toMatch(/Play on one of your Men or one of your sages who are not Hob/);
  });

  it('rolls are helped between the Under-deeps, and not on the way out of them', () => {
    expect(text('BA-66')).toMatch(/His company gets \+2 to its rolls [^.]*site to another\./);
    expect(text('BA-66')).not.toMatch(/at or on its way/);
  });

  it('a company that has moved goes on', () => {
    expect(text('BA-60')).toMatch(/of one of your companies that has moved ends/);
  });

  it('what is discarded with its site is not discarded otherwise', () => {
    for (const id of ['WH-75', 'WH-77', 'WH-97'])
      expect(text(id)).toMatch(/site leaves play\. This card cannot be discarded for any other/);
  });

  it('its master is in no company any more', () => {
    expect(text('WH-114')).toMatch(
      /while the controlling character has left active play, you may put/,
    );
  });

  it('numbers that follow one another stand in one bracket', () => {
    for (const id of ['WH-16', 'WH-19', 'WH-28', 'WH-30']) expect(text(id)).not.toMatch(/\) \(/);
  });

  it('a Wizardhaven is called one, and is that of the player', () => {
    for (const id of ['WH-1', 'WH-60', 'WH-74', 'WH-95', 'WH-96', 'WH-98', 'WH-103', 'WH-104']) {
      expect(text(id)).toMatch(/(at|on) one of your Wizardhavens/);
      expect(text(id)).not.toMatch(/(at|on) a Wizardhaven/);
    }
  });

  it('all versions of a site are those of all sides', () => {
    for (const id of ['AS-51', 'AS-55', 'AS-57', 'BA-65', 'WH-54'])
      expect(text(id)).not.toMatch(/hero or minion\)/);
  });
});
