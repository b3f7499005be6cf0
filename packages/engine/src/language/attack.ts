import type { Effect } from './effect.ts';
import type { CardFilter, Many, Ref } from './filter.ts';
import type { Race, RegionType, SiteType } from './kinds.ts';
import type { RegionName, SiteName } from './names.ts';
import type { Cond, Value } from './value.ts';

/** One attack, as printed. */
export interface AttackSpec {
  /** of no race at all: an empty list */
  readonly race: Many<Race> | { readonly raceOf: Ref };
  /** a number, or each character (that matches) faces one */
  readonly strikes: Value | 'each';
  readonly prowess: Value;
  readonly body?: Value;
  /** so many such attacks, one after another */
  readonly attacks?: number;
  /** all of them against the same character; more strikes become excess strikes */
  readonly sameDefender?: true;
  readonly attackerChooses?: true;
  readonly detainment?: true | Cond;
  /** of an automatic-attack: it is there only while this holds */
  readonly when?: Cond;
  readonly cannotBeCanceled?: true | 'strikes-too';
  /** the one character it is against (an attack made by an event) */
  readonly defender?: 'user' | 'target';
  /** who faces strikes at all */
  readonly faces?: CardFilter;
  /** a number used in place of the defender's prowess */
  readonly defendsWith?: 'mind' | 'body';
  /** weapons do not change prowess against its strikes */
  readonly noWeapons?: true;
  /** what a successful strike does other than wound: it only taps, does nothing to him, or harms nobody at all, successful or not; no body check is made */
  readonly harm?: 'taps' | 'spares' | 'none';
  /** its strikes have so much more prowess against whoever matches */
  readonly stronger?: readonly { readonly facedBy: CardFilter; readonly by: Value }[];
  /** added to the roll against its strikes by whoever matches */
  readonly helped?: readonly { readonly facedBy: CardFilter; readonly by: number }[];
  /** what it costs to stay untapped, and what tapping gives, where that is not as the rules have it */
  readonly tapping?: { readonly stays: number; readonly taps?: number };
  /** hazards do nothing to it, and resources nothing in its favour; it can be canceled */
  readonly immune?: true;
  /** strikes that are no attack: nothing that is about attacks is about them */
  readonly strikesOnly?: true;
  /** it takes prisoner whom it hits: the card is the host, and rescuers face these attacks (coe/3.III) */
  readonly captive?:
    | { readonly rescue: readonly AttackSpec[] }
    /** at the site itself, and rescuers face what automatic-attacks it has then */
    | { readonly here: true };
  /** the defender's side may tap a character to cancel one of several attacks; `late`: even after its strikes are assigned */
  readonly cancelByTapping?:
    | { readonly times: number; readonly notDefender?: true; readonly late?: true }
    /** any number of others may tap, each to cancel the strike being resolved, if it is against such a one */
    | { readonly what: 'strike'; readonly a: CardFilter };
  /** when a body check against a wounded character equals his body */
  readonly onBodyTie?: readonly Effect[];
  /** done for each successful strike, whatever harm it does, at once ('it' faced it) */
  readonly onSuccess?: readonly Effect[];
  /** done to each character wounded, at once ('it' is the character) */
  readonly onWound?: readonly Effect[];
  /** done once if any was wounded, at once */
  readonly onAnyWound?: readonly Effect[];
  /** done after the attack to each character it wounded ('it') */
  readonly afterWound?: readonly Effect[];
  /** done as a company comes to face it, canceled or not (coe/3.i.1) */
  readonly onFaced?: readonly Effect[];
  /** done before strikes are assigned, unless canceled ('it' is nobody) */
  readonly before?: readonly Effect[];
  /** done after the attack, unless canceled / if not defeated */
  readonly after?: readonly Effect[];
  readonly ifNotDefeated?: readonly Effect[];
}

/** One way to key a creature. A multiset of region types, a name, a kind of site. */
export type Key = (
  | { readonly regions: readonly RegionType[] }
  | { readonly region: readonly RegionName[] }
  | { readonly siteType: SiteType }
  | { readonly site: readonly SiteName[] }
  /** sites in those regions, narrowed by a filter: keyed to the site by name */
  | { readonly sitesIn: readonly RegionName[]; readonly a?: CardFilter }
  /** any site that matches */
  | { readonly siteThat: CardFilter }
  /** on the company, keyed to nothing */
  | { readonly nothing: true }
) & { readonly when?: Cond };

/** What an agent's attack has besides his own numbers (coe/3.iv.6.1). */
export interface AgentAttack
  extends Pick<AttackSpec, 'attackerChooses' | 'harm' | 'captive' | 'onSuccess' | 'ifNotDefeated'> {
  /** added to his prowess */
  readonly prowess?: Value;
}
