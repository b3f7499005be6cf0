/** A card of a scenario, looked at. */

import type { Stat } from '../language/index.ts';
import { companyOf, def, nameOf, note, root, siteOfCard } from '../query/cards.ts';
import { unusedDirect } from '../query/influence.ts';
import { corruptionTotal, stat } from '../query/stats.ts';
import type { Cid, State } from '../state/types.ts';
import type { Table } from './table.ts';

/** A card on the board, as an assertion reads it. */
export class CardView {
  private readonly table: Table;
  readonly id: Cid;
  constructor(table: Table, id: Cid) {
    this.table = table;
    this.id = id;
  }
  private get s(): State {
    return this.table.state;
  }
  get zone(): string {
    return this.s.zone[this.id];
  }
  get status(): 'untapped' | 'tapped' | 'wounded' | 'inverted' {
    return (['untapped', 'tapped', 'wounded', 'inverted'] as const)[this.s.status[this.id]];
  }
  /** what it is on */
  get host(): string {
    return this.s.host[this.id] >= 0 ? nameOf(this.s, this.s.host[this.id]) : '';
  }
  get site(): string {
    const at = siteOfCard(this.s, this.id);
    return at >= 0 ? nameOf(this.s, at) : '';
  }
  /** who controls the character: a name, 'general' or 'nobody' */
  get control(): string {
    const c = this.s.control[this.id];
    return c >= 0 ? nameOf(this.s, c) : c === -1 ? 'general' : 'nobody';
  }
  get companions(): string[] {
    return (companyOf(this.s, this.id)?.members ?? [])
      .filter((m) => m !== root(this.s, this.id))
      .map((m) => nameOf(this.s, m));
  }
  get stored(): string | undefined {
    return note(this.s, this.id).stored;
  }
  get inUse(): boolean {
    return note(this.s, this.id).idle !== true;
  }
  stat(name: Stat): number {
    return stat(this.s, name, this.id);
  }
  get corruption(): number {
    return corruptionTotal(this.s, this.id);
  }
  influence(against?: string): number {
    return unusedDirect(this.s, this.id, against ? this.table.id(against) : -1);
  }
  get kind(): string {
    return def(this.s, this.id).kind;
  }
}
