import { type AmendedFact, type Amendment, EVERYWHERE } from './amendment.ts';

/** An erratum of the older rulings that the present text of the card carries too. */
const erratum = (
  card: string,
  sets: AmendedFact,
  cites: readonly string[],
  only?: Amendment['only'],
): Amendment => ({
  cards: [card],
  ...(only ? { only } : {}),
  sets: [sets],
  cites,
  in: EVERYWHERE,
});

/**
 * Numbers and keywords that errata set. Our facts carry them; here is where each comes from. What
 * an erratum changes in the text of a card is in the card, under the wording of the rule set.
 */
export const errata: readonly Amendment[] = [
  erratum('A Strident Spawn', { fact: 'unique', is: true }, [
    'crf/errata/card-errata/7',
    'crf/card/a-strident-spawn/1',
  ]),
  erratum('Assassin', { fact: 'points', is: 2 }, ['crf/errata/card-errata/6']),
  erratum('Bill the Pony', { fact: 'body', is: 10 }, [
    'crf/errata/card-errata/8',
    'crf/card/bill-the-pony/1',
  ]),
  erratum('Deeper Shadow', { fact: 'duration', is: 'short' }, ['crf/errata/card-errata/14']),
  erratum('Giant', { fact: 'race', is: 'Giant' }, [
    'crf/errata/card-errata/24',
    'crf/card/giant/1',
    'companion/clarification/giant/1',
  ]),
  erratum('The Great Goblin', { fact: 'unique', is: true }, [
    'crf/errata/card-errata/25',
    'crf/card/great-goblin/1',
    'companion/errata/the-great-goblin/1',
  ]),
  erratum('The Great Goblin', { fact: 'race', is: 'Orc' }, [
    'crf/errata/card-errata/25',
    'crf/card/great-goblin/1',
    'companion/errata/the-great-goblin/1',
  ]),
  erratum('Great Lord of Goblin-gate', { fact: 'unique', is: true }, ['crf/errata/card-errata/26']),
  erratum('Huorn', { fact: 'race', is: 'Awakened Plant' }, ['crf/errata/card-errata/33']),
  erratum('Ice-orcs', { fact: 'at', is: 'ruins' }, [
    'crf/errata/card-errata/34',
    'crf/card/ice-orcs/1',
  ]),
  erratum('Iron Shield of Old', { fact: 'slot', is: 'shield' }, [
    'crf/errata/card-errata/36',
    'crf/card/iron-shield-of-old/1',
    'crf/monday/11-17-97/5',
  ]),
  erratum(
    'Mouth of Sauron',
    { fact: 'race', is: 'Man' },
    [
      'crf/errata/card-errata/41',
      'crf/card/mouth-of-sauron/1',
      'companion/errata/mouth-of-sauron/1',
    ],
    {
      kind: 'creature',
    },
  ),
  erratum('Old Man Willow', { fact: 'race', is: 'Awakened Plant' }, [
    'crf/errata/card-errata/47',
    'crf/card/old-man-willow/1',
    'companion/clarification/old-man-willow/1',
  ]),
  erratum('Pûkel-men', { fact: 'race', is: 'Pûkel-creature' }, ['crf/errata/card-errata/54']),
  erratum('Rescue Prisoners', { fact: 'points', is: 2 }, [
    'crf/errata/card-errata/58',
    'crf/card/rescue-prisoners/1',
  ]),
  erratum('Silent Watcher', { fact: 'points', is: 1 }, [
    'crf/errata/card-errata/67',
    'crf/card/silent-watcher/1',
    'companion/errata/silent-watcher/1',
  ]),
  erratum('Silent Watcher', { fact: 'race', is: 'Pûkel-creature' }, [
    'crf/errata/card-errata/67',
    'crf/card/silent-watcher/1',
    'companion/errata/silent-watcher/1',
  ]),
  erratum('Slayer', { fact: 'points', is: 2 }, [
    'crf/errata/card-errata/68',
    'crf/card/slayer/1',
    'companion/errata/slayer/1',
  ]),
  erratum('Slayer', { fact: 'race', is: 'Slayer' }, [
    'crf/errata/card-errata/68',
    'crf/card/slayer/1',
    'companion/errata/slayer/1',
  ]),
  erratum('Wolves', { fact: 'race', is: 'Wolf' }, [
    'crf/errata/card-errata/84',
    'crf/card/wolves/1',
    'companion/errata/wolves/1',
  ]),
  erratum(
    'Woses of the Eryn Vorn',
    { fact: 'race', is: 'Wose' },
    ['crf/errata/card-errata/85', 'crf/card/woses-of-eryn-vorn/1'],
    {
      alignment: 'minion',
    },
  ),
];
