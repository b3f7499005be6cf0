import type { ReactNode } from 'react';

export type Sign = 'staff' | 'hood' | 'tower' | 'flame';

/** A staff with a light, a hooded crown, a broken staff over a tower, a flame with horns: all drawn here. */
const DRAWN: Readonly<Record<Sign, ReactNode>> = {
  staff: (
    <>
      <path d="M23 60 33 22" strokeWidth="3.2" />
      <path d="M33 22c-5-3-5-9 0-12 5 3 5 9 0 12z" fill="currentColor" />
      <path d="M33 2v4M21 9l3 2M45 9l-3 2M20 20l4-1M46 20l-4-1" strokeWidth="2" />
      <path d="M14 60h24" strokeWidth="2" opacity=".6" />
    </>
  ),
  hood: (
    <>
      <path d="M12 60c0-24 4-38 20-44 16 6 20 20 20 44-6-5-8-12-9-18-2-8-6-12-11-12s-9 4-11 12c-1 6-3 13-9 18z" />
      <path d="M21 13 18 4l8 6 6-8 6 8 8-6-3 9" strokeWidth="2.2" />
      <path d="M27 40h3M34 40h3" strokeWidth="3.4" />
    </>
  ),
  tower: (
    <>
      <path d="M22 60V26l-4-6 3-12 5 7 6-12 6 12 5-7 3 12-4 6v34z" />
      <path d="M32 60V48c0-3-4-3-4 0v12M26 32h2M36 32h2" strokeWidth="2.2" />
      <path d="m8 58 10-14M50 20l8-12M48 24l6 3" strokeWidth="2.6" />
    </>
  ),
  flame: (
    <>
      <path d="M32 60c-13 0-19-9-17-19 2-8 8-10 8-19 5 3 7 7 7 12 4-6 4-14 0-22 10 5 20 17 19 30-1 11-7 18-17 18z" />
      <path d="M32 60c-6 0-9-4-8-9 1-5 6-6 7-12 5 4 9 8 8 13-1 5-3 8-7 8z" fill="currentColor" />
      <path d="M14 22C8 18 6 11 8 4c3 6 7 8 13 9M50 22c6-4 8-11 6-18-3 6-7 8-13 9" />
    </>
  ),
};

/** The sign of a kind of player. */
export function Sigil({ sign }: { readonly sign: Sign }) {
  return (
    <svg
      className="sigil"
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWN[sign]}
    </svg>
  );
}
