import type { Chapter } from './types.ts';

export const glossary: Chapter = {
  id: 'glossary',
  title: 'Words of the game',
  rules: [
    [
      'g.bal.1',
      'While the Balrog is in play in some form, or was eliminated, automatic-attacks by a Balrog are left out.',
    ],
    [
      'g.cbd.1',
      'Whether something is there twice that cannot be is looked at when the chain has resolved: if the first is about to be removed in it, a second may be played.',
    ],
    ['g.dh.1', 'On a card “Darkhaven” means a haven of whoever it speaks of.'],
    ['g.disc.1', 'What may be played as if from the hand cannot be discarded as if from the hand.'],
    ['g.hav.1', 'A haven’s nearest haven is itself.'],
    [
      'g.hav.2',
      'What was made a haven for one purpose is none for others; and the other way round.',
    ],
    ['g.hav.3', 'On a card “Haven” means a haven of whoever it speaks of.'],
    [
      'g.hav.F1',
      'Others’ Havens and Darkhavens are havens by type to a Fallen-wizard, but he heals, plays characters and the like only at Wizardhavens.',
    ],
    ['g.hoa.1', 'A site that had a Dragon as automatic-attack when the turn began has a hoard.'],
    ['g.long.1', 'Resource long-events are played in one’s own long-event phase.'],
    [
      'g.man.1',
      'Of all manifestations of somebody one is in play, of whatever side; another is played only if the first leaves by it. Dragons are an exception.',
    ],
    [
      'g.man.2',
      'An avatar may come though other manifestations of him are in play, if none is an avatar.',
    ],
    [
      'g.man.3',
      'When a Dragon is defeated or removed in any manifestation, all others of it go, no more come, and its lair is without automatic-attack from then on. One that gives points goes to who beat it, as a kill.',
    ],
    ['g.mode.1', 'A Ringwraith has one mode; a new one discards the card of the old.'],
    ['g.off.1', 'What lies off to the side goes with its host, prisoners excepted.'],
    ['g.rep.1', 'A site put in place of the other side’s comes tapped or untapped as that was.'],
    ['g.rw.B1', 'Where a card says “Ringwraith” of a Balrog player, his Balrog is meant.'],
    [
      'g.site.1',
      'Sites are not unique; but with one version of a site that is no haven in play or discarded, a player uses no other.',
    ],
    ['g.sto.1', 'The One Ring is never stored.'],
    ['g.sur.F1', 'A Wizardhaven is the surface of an Under-deeps site only with Deep Mines on it.'],
    ['g.unt.1', 'What may not untap is untapped by nothing.'],
    ['g.wiz.F1', 'Where a card says “Wizard” of a Fallen-wizard player, his avatar is meant.'],
  ],
};
