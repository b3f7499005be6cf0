/**
 * Names as people type them. Accents, case, punctuation and the sort of quote are folded away;
 * no letter is: Lórien is Lorien, œ is oe, and a letter of another script stays as it is.
 */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  '&': ' and ',
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** The accents of Latin letters only: the marks of kana make other letters. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Apostrophes stand inside a word, all other signs between words. */
const APOSTROPHES = /['‘’`´ʼ＇]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, folded, with one space between them. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(SPECIAL, (sign) => LETTERS[sign])
    .replace(APOSTROPHES, '')
    .replace(BETWEEN_WORDS, ' ')
    .trim();

/** What two spellings of one name have in common: their letters and digits, in order. */
export const foldName = (name: string): string => foldWords(name).replaceAll(' ', '');
