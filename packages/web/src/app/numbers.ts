import { spoken } from './words.ts';

/** Numbers and dates as they are written in the language of the page. */

export const number = (n: number, digits = 0): string =>
  new Intl.NumberFormat(spoken(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(n);

/** A share of one: 0.42 is 42%, or 42 % where there is a space before it. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(spoken(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

type When = string | number | Date;

export const day = (at: When): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium' }).format(new Date(at));

export const dayAndTime = (at: When): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
