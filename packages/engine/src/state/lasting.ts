/** What outlasts the action that made it, and what waits for the next chain. */

import type {
  Ability,
  Effect,
  Phase,
  RegionName,
  RegionType,
  SiteType,
  Stat,
  Until,
} from '../language/index.ts';
import type { Aim, Ctx } from './declared.ts';
import type { Cid, CompanyId, Seat } from './ids.ts';

/** No limit; finite, so that it survives JSON. */
export const NO_MAX = 9999;
export const NO_MIN = -9999;

export interface Modifier {
  stat: Stat;
  op: 'add' | 'set' | 'times' | 'half-up' | 'base';
  by: number;
  max: number;
  min: number;
}

/** An effect that outlasts the action that made it (coe/9.4). */
export interface Lasting {
  n: number;
  card: Cid;
  def: string;
  by: Seat;
  until: Until;
  /** the turn, attack or strike serial it is tied to */
  tie: number;
  seat: Seat;
  /** in which it was left */
  phase: Phase;
  /** what was used for it stayed in play, and it lasts no longer than that does (coe/9.4.1) */
  ofUse?: true;
  what: /** `bodiless`: the strikes that it adds have no body */
    | { k: 'modify'; mod: Modifier; of: Aim | { t: 'player'; seat: Seat }; bodiless?: true }
    | { k: 'abilities'; abilities: readonly Ability[]; on: Aim | null; ctx: Ctx }
    /** `path` and `at`: whose printed path the region is part of; `after`: cards that had changed regions before */
    | {
        k: 'retype-region';
        company: CompanyId;
        i: number;
        name: RegionName | '';
        to: RegionType;
        /** it counts for two of them */
        twice: boolean;
        path: string;
        at: number;
        after: Cid[];
      }
    | { k: 'retype-site'; site: Cid; to: SiteType }
    | { k: 'auto-copy'; site: Cid; i: number }
    | {
        k: 'idle';
        site: Cid;
        company: CompanyId;
        /** in whose phase it came */
        against: CompanyId;
        unless: boolean;
        freed: CompanyId[];
      }
    | { k: 'next-play'; effect: Effect; ctx: Ctx }
    /** an extra minor item may be played as the next action (coe/2.V.5) */
    | { k: 'extra-item'; company: CompanyId; any: boolean }
    /** these are of no effect until it is over, and then go on; and that card says nothing */
    | { k: 'hush'; effects: Lasting[]; card?: Cid };
  needsSkill: string;
  environment: boolean;
  /** has no effect in the present phase of that company: its condition failed when it was declared */
  off?: CompanyId;
  /** how often each of its actions was taken, and in which turn */
  uses?: Record<string, readonly [number, number]>;
}

/** What a passive condition brings about. */
export type Passive =
  /** the effects of a trigger */
  | 'text'
  /** an event that changes attacks comes to bear on the one going on (coe/9.6.8) */
  | 'bear-on-attack'
  /** a card whose text holds only from the next chain on begins to work */
  | 'come-to-bear'
  /** what follows a strike or an attack besides its plain result (coe/3.iv.7) */
  | 'aftermath'
  /** what a card in hand says of being seen there */
  | 'seen'
  /** an effect played in advance for a company on its way (crf/turn/organization-phase/choosing-a-new-site/5) */
  | 'on-the-way';

/** A passive condition that was met and waits for the next chain (coe/9.6.1). */
export interface Waiting {
  what: Passive;
  card: Cid;
  /** which ability of the card (or of the lasting effect), for 'text' */
  i: number;
  lasting: number;
  seat: Seat;
  ctx: Ctx;
  name: string;
  does: readonly Effect[];
  optional: boolean;
}
