import type { CardName } from './card-names.ts';
import type { CardFilter, Many, Ref } from './filter.ts';
import type { Magic, Mode, Race, Skill } from './kinds.ts';
import type { Cond, Value } from './value.ts';

/** What somebody or something can do, or is, beyond what its card says, for as long as that is said of it. */
export interface Grant {
  readonly is: 'grant';
  readonly to: Ref | { readonly each: CardFilter };
  readonly skill?: Skill;
  /** of whoever bears it: he is of that race for all purposes, and no longer of his own */
  readonly race?: Race;
  /** he can use magic of that school */
  readonly magic?: Many<Magic>;
  /** takes that skill from him, or all of them */
  readonly loses?: Skill | 'all';
  /** in place of the skills printed on him he has these */
  readonly skills?: readonly Skill[];
  /** 'store': as in the organization phase, items and events; 'stay-untapped': not to tap against a strike costs no prowess; 'two-weapons': uses two at once, if no shield */
  /** of a site: it untaps as other cards do; it goes back to the location deck rather than being discarded; or it stays in play */
  readonly ability?:
    | 'use-palantir'
    | 'store'
    | 'stay-untapped'
    | 'two-weapons'
    | 'influence-surely'
    | 'influence-plainly'
    /** beside it: of what is his own only the number on his card counts, and none of his text */
    | 'influence-by-number'
    | 'influence-once-more'
    | 'be-supported'
    | 'untaps'
    | 'stays'
    /** of a site: it is neither discarded nor goes back to the location deck */
    | 'remains'
    /** no others, and no allies, are in his company but while his player organizes */
    | 'go-alone'
    /** his company is overt, whoever else is in it */
    | 'overt'
    | 'returns'
    /** of a site: so many items (`times`), such if `versus` says it, that a player plays there do not tap it, in all the game, or the first ones `per` turn */
    | 'spared'
    /** of an avatar: one more like him may be played as his follower while this is said (coe/2.II.2.1.R4) */
    | 'lead-another'
    /** of a character in hand: he may be played in the place of the one `for` whom it is said */
    | 'replaces'
    /** of a character: he may control others, though a text keeps him from it */
    | 'have-followers'
    /** of a character in hand or in a pool: he may be played though his player has no leave for his kind by the rules (coe/2.II.2.2.F1, 2.II.2.2.F2) */
    | 'be-played'
    /** of an agent in hand or in a pool: he may be played as a character with the company that the card is on, `at` such a site (else coe/2.II.2.2.5) */
    | 'be-summoned'
    /** of a card in play: there may be another, though it is unique */
    | 'be-copied'
    /** and with `at`: only there, but there even if the avatar is elsewhere (coe/2.II.2.2) */
    /** of a site: resources of either side are played there (coe/2.V.F1) */
    | 'serve-both-sides'
    /** of a creature: who defeats it keeps it for its points, though it is marked for others (coe/3.v.F1) */
    | 'be-won'
    /** of an ally: it stays wherever its company goes, though its text has it go then */
    | 'roam'
    /** he tries to win what an opponent has anywhere, with half of the unused general influence */
    | 'influence-from-afar'
    /** of a card in hand: it may be played at a tapped site (of a site: what it `offers`) */
    | 'at-tapped-site';
  /** 'influence-surely': without a check, such a card; 'influence-plainly': with what is his own alone; 'influence-once-more': with one roll more, of which one is chosen */
  /** 'be-supported': as in a corruption check, in influence attempts and in those to remove corruption cards */
  readonly versus?: CardFilter;
  /** of a site: it holds a hoard, offers information, is protected */
  readonly keyword?: 'hoard' | 'information' | 'dwarf-hold' | 'protected' | 'leader';
  readonly times?: Value;
  readonly per?: 'turn';
  /** 'stay-untapped': not to tap costs him so much prowess, and not the usual */
  readonly costs?: number;
  /** of a site: it is a home site of whoever bears that name */
  readonly home?: CardName;
  /** 'be-played': only at such a site */
  readonly at?: CardFilter;
  /** of a site: such items are playable there, whatever it offers; `regardless`: and whatever they say; so many in a turn (`times`), if it is said */
  readonly offers?: CardFilter;
  readonly regardless?: true;
  /** such a card may be played on his company, whatever company it asks for */
  readonly admits?: CardFilter;
  /** of a card: it can be tapped for what such a card in play can be tapped for */
  readonly uses?: CardFilter;
  /** of an avatar: he is in that mode */
  readonly mode?: Mode;
  /** only with that card, not with every one of its sort */
  readonly for?: Ref;
  /** he taps whenever he makes use of it */
  readonly tapping?: true;
  /** magic: for one card in a turn, whoever plays it */
  readonly once?: true;
  readonly when?: Cond;
}
