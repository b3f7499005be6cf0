import { t } from '../../app/words.ts';

const CREDITS = [
  [
    'Card facts',
    'Names, numbers and kinds of cards follow the lists that the Council of Elrond keeps for the players of the game. What the cards say is put in our own words.',
    'https://www.councilofelrond.org/',
  ],
  [
    'Emblems',
    'From game-icons.net by Lorc, Delapouite and many others, under Creative Commons Attribution 3.0 (CC BY 3.0). They are recoloured and cropped here.',
    'https://game-icons.net/',
  ],
  [
    'Type',
    'Cinzel by Natanael Gama and EB Garamond by Georg Duffner and Octavio Pardo, under the SIL Open Font License.',
    'https://openfontlicense.org/',
  ],
  [
    'Tools',
    'React, Vite, Tailwind, Radix, Motion, d3, zustand, wouter, TanStack Query, Zod and others, each under its own free licence.',
    '',
  ],
] as const;

export default function AboutPage() {
  return (
    <article className="max-w-3xl flex flex-col gap-4 text-lg">
      <h1 className="text-4xl text-gold">{t('About')}</h1>
      <p>
        {t(
          'Mathom plays the Middle-earth collectible card game that appeared from 1995 on. It keeps the rules itself, so that nobody needs the rulebook at hand: it knows what may be done, says why something may not, and where that is written.',
        )}
      </p>
      <p>
        {t(
          'This is a fan project: free, without advertising, and not for profit. It is not affiliated with, or endorsed by, Middle-earth Enterprises, the Tolkien Estate, Iron Crown Enterprises, or anybody else who holds rights in the game or in the books. All such names belong to their owners and are used to speak of the game.',
        )}
      </p>
      <p>
        {t(
          'There is no artwork of the printed cards in it and none of their text. Frames, symbols, landscapes and the map are drawn by the program.',
        )}
      </p>
      <h2 className="text-2xl text-gold mt-4">{t('Credits')}</h2>
      <dl className="flex flex-col gap-3">
        {CREDITS.map(([what, text, link]) => (
          <div key={what}>
            <dt className="display text-gold2">{t(what)}</dt>
            <dd>
              {t(text)}{' '}
              {link && (
                <a className="link" href={link} rel="noreferrer">
                  {new URL(link).host}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <h2 className="text-2xl text-gold mt-4">{t('Keys')}</h2>
      <p>
        <kbd>1</kbd>–<kbd>9</kbd> {t('take an option,')} <kbd>P</kbd> {t('passes,')} <kbd>B</kbd>{' '}
        {t('backs out of a declaration,')} <kbd>U</kbd> {t('takes back,')} <kbd>I</kbd>{' '}
        {t('looks closer at the card in focus,')}
        <kbd>Tab</kbd> {t('goes through everything,')} <kbd>Esc</kbd> {t('closes what is open.')}
      </p>
      <p className="text-dim text-base">
        {t(
          'A mathom is anything for which there is no use at once and which one cannot bring oneself to throw away.',
        )}
      </p>
    </article>
  );
}
