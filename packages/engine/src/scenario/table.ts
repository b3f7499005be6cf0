/** A board as a scenario looks at it. */

import { strikeProwess } from '../procedures/strike.ts';
import { agentGroup } from '../query/agents.ts';
import { attackStat } from '../query/attack-stats.ts';
import { companyOf, idOf, nameOf } from '../query/cards.ts';
import { companyStat, playerStat } from '../query/company-stats.ts';
import { unusedGeneral } from '../query/influence.ts';
import { effectivePath } from '../query/map.ts';
import { attackFrame, chainFrame, strikeFrame } from '../query/refs.ts';
import { points, tally } from '../query/score.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { HIDDEN, view } from '../view.ts';
import { CardView } from './card-view.ts';
import { ScenarioError } from './error.ts';

/** What lies on the table, and the numbers that follow from it. */
export class Table {
  state!: State;

  fail(message: string): never {
    throw new ScenarioError(message);
  }

  /** A card by name; of several copies the first that is in play, else the first. */
  id(name: string, seat: Seat = -1): Cid {
    const s = this.state;
    const all: Cid[] = [];
    s.def.forEach((_, i) => {
      if (nameOf(s, i) === name || idOf(s, i) === name)
        if (seat < 0 || s.owner[i] === seat) all.push(i);
    });
    const hit = all.find((i) => s.zone[i] === 'play') ?? all[0];
    if (hit === undefined) this.fail(`${name} is not in this game.`);
    return hit;
  }

  /** Which card of the pool it is, by id: of cards of one name there may be several. */
  idOf(id: Cid): string {
    return idOf(this.state, id);
  }

  card(name: string, seat: Seat = -1): CardView {
    return new CardView(this, this.id(name, seat));
  }

  company(member: string): Company {
    const co = companyOf(this.state, this.id(member));
    if (!co) this.fail(`${member} is in no company.`);
    return co;
  }

  limit(member: string): number {
    return companyStat(this.state, 'hazard-limit', this.company(member));
  }

  path(member: string): string[] {
    return effectivePath(this.state, this.company(member)).map((p) => p.type);
  }

  attack(): {
    strikes: number;
    prowess: number;
    body: number;
    detainment: boolean;
    name: string;
    assigned: string[];
    /** who strikes at whom, if a company attacks */
    pairs: [string, string][];
  } {
    const f = attackFrame(this.state);
    if (!f) this.fail('There is no attack now.');
    const s = this.state;
    return {
      strikes: attackStat(s, f, 'strikes'),
      prowess: attackStat(s, f, 'attack-prowess'),
      body: attackStat(s, f, 'attack-body'),
      detainment: f.detainment,
      name: f.name,
      assigned: f.assigned.map((a) => nameOf(s, a.who)),
      pairs: f.assigned.flatMap(({ by, who }) => (by < 0 ? [] : [[nameOf(s, by), nameOf(s, who)]])),
    };
  }

  get underAttack(): boolean {
    return attackFrame(this.state) !== null;
  }

  /** What will be added to the roll against the strike now being resolved. */
  strikeProwess(): number {
    const f = strikeFrame(this.state);
    const a = attackFrame(this.state);
    if (!f || !a) this.fail('No strike is being resolved.');
    return strikeProwess(this.state, f, a);
  }

  /** What is declared on the chain, first to last. */
  chain(): string[] {
    return chainFrame(this.state)?.entries.map((e) => e.name) ?? [];
  }

  hand(seat: Seat): string[] {
    return this.state.players[seat].hand.map((id) => nameOf(this.state, id));
  }

  /** A discard pile as that player may know it, top card last; '?' is a card that he does not know. */
  discardSeenBy(viewer: Seat, of: Seat): string[] {
    const v = view(this.state, viewer).state;
    return v.players[of].discard.map((id) => (v.def[id] === HIDDEN ? '?' : nameOf(v, id)));
  }

  /** Whether that player may know which card it is; seat -1 looks on. */
  sees(viewer: Seat, id: Cid): boolean {
    return view(this.state, viewer).state.def[id] !== HIDDEN;
  }

  /** An agent in play: the names of the site cards with him, and how he lies. */
  agent(name: string): { faceUp: boolean; trail: string[]; cards: readonly Cid[] } {
    const co = agentGroup(this.state, this.id(name));
    if (!co) this.fail(`${name} is no agent in play.`);
    const { faceUp, trail } = co.agent;
    return { faceUp, trail: trail.map((id) => nameOf(this.state, id)), cards: trail };
  }

  points(seat: Seat) {
    return points(this.state, seat);
  }
  tally(seat: Seat): number {
    return tally(this.state, seat);
  }
  handSize(seat: Seat): number {
    return playerStat(this.state, 'hand-size', seat);
  }
  stagePoints(seat: Seat): number {
    return playerStat(this.state, 'stage-points', seat);
  }
  generalInfluence(seat: Seat): number {
    return unusedGeneral(this.state, seat);
  }
}
