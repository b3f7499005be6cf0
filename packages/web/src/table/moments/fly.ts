import { animate } from 'motion/mini';

/** One end of a flight: a card that lies in the open, or the number of cards of a pile. */
export interface End {
  readonly x: number;
  readonly y: number;
  /** of the card there; a pile has none, and what comes to it grows small */
  readonly width: number;
  readonly element: Element;
  /** the face or the back that is seen there; null: none is */
  readonly face: HTMLElement | null;
}

const DURATION = 0.42;
const AFTER_EACH = 0.07;
const PILE = 18;
const STRIP = 46;

const first = (selector: string): Element | null => {
  for (const e of document.querySelectorAll(selector)) if (e.getClientRects().length > 0) return e;
  return null;
};

/** Where a card is seen; `chain`: if it is declared, or attacks, there. */
export function endAt(cid: number, chain: boolean): End | null {
  const found =
    first(`.board [data-cid="${cid}"]`) ?? (chain ? first(`.board [data-flies="${cid}"]`) : null);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (x < -50 || y < -50 || x > innerWidth + 50 || y > innerHeight + 50) return null;
  const face = found.querySelector<HTMLElement>('.card-face');
  // a card that is turned is as wide as it is high; one that is tucked under another is a strip
  return { x, y, width: face ? Math.min(box.width, box.height) : STRIP, element: found, face };
}

/** The number of a pile's cards, in the bar of its player. */
export function pileAt(pile: string): End | null {
  const found = first(`.board [data-pile="${pile}"]`);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: PILE,
    element: found,
    face: null,
  };
}

const isBack = (face: HTMLElement | null): boolean => face?.classList.contains('card-back') ?? true;

function faceOf(start: End, end: End): HTMLElement {
  const known = [end.face, start.face].find((face) => !isBack(face)) ?? end.face ?? start.face;
  if (known) return known.cloneNode(true) as HTMLElement;
  const back = document.createElement('div');
  back.className = 'card-face card-back card-back-deck';
  return back;
}

const under = new Map<number, () => void>();

/** From here to there, above everything; what it flies to is not seen until it has come. */
export function fly(cid: number, start: End, end: End, turn: number): void {
  const gap = Math.hypot(start.x - end.x, start.y - end.y);
  if (gap < 24) return;
  under.get(cid)?.();
  const width = Math.max(start.width, end.width, STRIP);
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.setProperty('--w', `${width}px`);
  ghost.append(faceOf(start, end));
  document.body.append(ghost);
  const at = ({ x, y, width: w }: End): string =>
    `translate(${x - width / 2}px, ${y - (width * 1.395) / 2}px) scale(${w / width})`;
  const lands = end.face !== null;
  if (lands) end.element.setAttribute('data-landing', '');
  const flight = animate(
    ghost,
    {
      transform: [at(start), at(end)],
      opacity: [start.face ? 1 : 0.3, 1, end.face ? 1 : 0.2],
    },
    { duration: DURATION, delay: turn * AFTER_EACH, ease: [0.3, 0, 0.2, 1] },
  );
  const done = (): void => {
    ghost.remove();
    end.element.removeAttribute('data-landing');
    under.delete(cid);
  };
  under.set(cid, () => {
    flight.cancel();
    done();
  });
  flight.then(done, done);
}
