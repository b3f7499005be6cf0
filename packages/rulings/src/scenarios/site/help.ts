import type { Asked, Stage } from '@mathom/engine/scenario';

/** The plainest answer to whatever is asked: pass, no, or the first that is offered. */
export function plain(t: Stage): void {
  const d = t.decision();
  const o =
    d.options.find((x) => x.type === 'pass') ??
    d.options.find((x) => x.type === 'no') ??
    d.options[0];
  t.take(o, 'nothing special is done');
}

/** Plain answers until that is asked, in this turn or so many later. */
export function plainUntil(t: Stage, about: Asked, turns = 0): void {
  const last = t.state.turn + turns;
  for (let i = 0; i < 200; i++) {
    const d = t.decision();
    if (t.state.turn > last) break;
    if (t.state.turn === last && (d.about === about || d.kind === about)) return;
    plain(t);
  }
  t.fail(`${about} was never asked: ${t.where()}`);
}

/** The attack now being faced is fought out with plain answers. */
export function fight(t: Stage): void {
  const mark = attackMark(t);
  for (let i = 0; i < 100 && t.underAttack && attackMark(t) === mark; i++) plain(t);
}

const attackMark = (t: Stage): number => {
  for (let i = t.state.stack.length - 1; i >= 0; i--) {
    const f = t.state.stack[i];
    if (f.p === 'attack') return f.n;
  }
  return 0;
};
