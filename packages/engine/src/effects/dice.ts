/** Texts that call for dice: checks and tests of rings. The roll itself is a procedure. */

import type { Effect } from '../language/index.ts';
import { push } from '../procedures/procedure.ts';
import { copyCtx, isCorruptible } from '../query/cards.ts';
import { changed, refCard } from '../query/refs.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';

export function checkEffect(s: State, f: ExecFrame, e: Extract<Effect, { do: 'check' }>): void {
  const c = f.ctx;
  const who = e.who ? refCard(s, c, e.who) : -1;
  if (e.kind === 'corruption') {
    if (who < 0 || s.zone[who] !== 'play') return;
    // who is beyond corruption makes no check, and what else was to come of it comes (coe/7.4)
    if (!isCorruptible(s, who)) {
      f.todo.unshift(...(e.pass ?? []));
      return;
    }
  }
  changed(s, c);
  push(s, {
    p: 'check',
    s: e.helpers === undefined ? 'roll' : 'help',
    check: e,
    thrown: [],
    opposing: 0,
    ctx: copyCtx(c),
    mods: 0,
    who,
    total: 0,
    roll: 0,
    outcome: '',
  });
}

export function testRing(s: State, f: ExecFrame, e: Extract<Effect, { do: 'test-ring' }>): void {
  const c = f.ctx;
  const ring = refCard(s, c, e.ring);
  changed(s, c);
  if (ring >= 0)
    push(s, {
      p: 'check',
      s: e.anyBut === undefined ? 'roll' : 'search',
      check: {
        do: 'check',
        kind: 'ring',
        ...(e.plus !== undefined ? { plus: e.plus } : {}),
        ...(e.twice ? { twice: true } : {}),
        ...(e.anyBut !== undefined ? { anyBut: e.anyBut } : {}),
        ...(e.ofTable ? { ofTable: true } : {}),
      },
      thrown: [],
      opposing: 0,
      ctx: copyCtx(c),
      mods: 0,
      who: ring,
      total: 0,
      roll: 0,
      outcome: '',
    });
}
