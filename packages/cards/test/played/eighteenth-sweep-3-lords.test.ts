import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ringwraiths, those who follow them, and what they say. */
const kind = 'ringwraith';
const WITCH_KING = 'The Witch-king';
const UVATHA = 'Ûvatha the Ringwraith';
const WORD = "By the Ringwraith's Word";

const FOLLOWING: Member = { name: UVATHA, under: WITCH_KING };

const organizing = (t: Stage, members: readonly Member[], hand: readonly Named[]): void =>
  void t.board({
    resource: { kind, companies: [{ at: 'Minas Morgul', members }], hand },
    moment: 'organization',
    asksPasses: true,
  });

describe(WORD, () => {
  holds('One who follows him is another of his characters, and a leader by it', (t) => {
    organizing(t, [WITCH_KING, FOLLOWING], [WORD, "I'll Report You"]);
    t.resource.refused("I'll Report You", { 'no-target': 'coe/9.3' });
    t.resource.plays(WORD, UVATHA).stage.resolve();
    t.equal(t.card(WORD).host, UVATHA, 'neither of them has a mind');
    t.resource.may("play I'll Report You");
  });

  holds('Whoever has a mind has more of it than a Ringwraith', (t) => {
    organizing(t, [WITCH_KING, FOLLOWING, 'Orc Tracker'], [WORD]);
    t.resource.plays(WORD, UVATHA).stage.resolve();
    t.equal(t.card(WORD).zone, 'discard', 'lost at once');
  });

  holds('It is not for the Ringwraith himself; as much mind as his is no more', (t) => {
    organizing(t, [WITCH_KING], [WORD]);
    t.resource.refused(WORD, { 'no-target': 'coe/9.3' });
    organizing(t, [WITCH_KING, 'Gorbag', 'Shagrat'], [WORD]);
    t.equal([t.card('Gorbag').stat('mind'), t.card('Shagrat').stat('mind')], [6, 6], 'equals');
    t.resource.plays(WORD, 'Shagrat').stage.resolve();
    t.equal(t.card(WORD).host, 'Shagrat', 'it stays');
  });
});
