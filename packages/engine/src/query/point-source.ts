/** For what a card gives its points. */

import type { PointSource } from '../language/index.ts';
import type { Cid, State } from '../state/types.ts';
import { def, isTrophy, note } from './cards.ts';

export function pointSource(s: State, id: Cid): PointSource {
  const d = def(s, id);
  switch (d.kind) {
    case 'character':
      // one who was defeated as an agent (coe/3.v)
      return s.zone[id] === 'pile' ? 'kill' : 'character';
    case 'ally':
      // one whose card made an attack that was defeated
      return s.zone[id] === 'pile' ? 'kill' : 'ally';
    case 'item':
      if (isTrophy(s, id)) return 'kill';
      return (note(s, id).stored !== undefined && d.storable?.source) || 'item';
    case 'faction':
      // a Dragon who was slain (coe/g.man.3)
      return note(s, id).slainAt === undefined ? 'faction' : 'kill';
    case 'creature':
      return 'kill';
    case 'event':
      return d.points?.source ?? 'misc';
    default:
      return 'misc';
  }
}
