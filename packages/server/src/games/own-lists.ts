import { ownList, type State } from '@mathom/engine';

const same = (a: readonly number[], b: readonly number[]): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/**
 * Each seat's own list, made anew only when a card has become another (a shuffle, another face):
 * with most choices nothing has, and a list that is the same need not be compared either.
 */
export class OwnLists {
  private state: Pick<State, 'def' | 'owner'> = { def: [], owner: [] };
  private lists: number[][] = [];

  of(state: State, seat: number): number[] {
    const before = this.state;
    if (!same(before.def, state.def) || !same(before.owner, state.owner)) this.lists = [];
    // of the newest state, so that no old one is kept for it
    this.state = { def: state.def, owner: state.owner };
    this.lists[seat] ??= ownList(state, seat);
    return this.lists[seat];
  }
}
