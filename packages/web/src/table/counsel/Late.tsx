import type { Choice } from '../model/choices.ts';
import { useOutlook } from './useOutlook.ts';

/** Parts of the table that come after it stands; until then there is nothing in their place. */

export function HandHere(props: { readonly site: number; readonly company?: number }) {
  const o = useOutlook();
  return o && <o.HandHere {...props} />;
}

export function DeckHere(props: { readonly site: number; readonly brief?: boolean }) {
  const o = useOutlook();
  return o && <o.DeckHere {...props} />;
}

export function OptionOdds(props: { readonly choice: Choice }) {
  const o = useOutlook();
  return o && <o.OptionOdds {...props} />;
}

export function WhereNote() {
  const o = useOutlook();
  return o && <o.WhereNote />;
}

export function WhereHere(props: { readonly cid: number }) {
  const o = useOutlook();
  return o && <o.WhereHere {...props} />;
}

/** Beneath the question: the roll that comes, a word of counsel, and a hint if one is asked for. */
export function Foresight() {
  const o = useOutlook();
  return (
    o && (
      <>
        <o.OddsNow />
        <o.Coach />
        <o.HintButton />
      </>
    )
  );
}

/** Above the options: what waits at a site. */
export function Warnings() {
  const o = useOutlook();
  return o && <o.Threats />;
}

/** What is seen and heard of what happens. */
export function Happenings() {
  const o = useOutlook();
  return (
    o && (
      <>
        <o.Moments />
        <o.Flights />
        <o.FlyingPoints />
        <o.Senses />
      </>
    )
  );
}
