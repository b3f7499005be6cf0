import type { Option, View } from '@mathom/engine';
import { chances } from '../cards/chance.ts';

/** How much a simple opponent likes to do something. It sees its own view and nothing else. */
const LIKES: Partial<Record<Option['type'], number>> = {
  pass: 2,
  back: 0,
  play: 12,
  'play-character': 14,
  'declare-move': 3,
  enter: 20,
  influence: 12,
  organize: 0.2,
  'discard-character': 0,
  regroup: 0.1,
  join: 3,
  control: 0.1,
  transfer: 0.1,
  'on-guard': 1,
  sideboard: 0.2,
  'nazgul-sideboard': 0,
  'give-up-card': 1,
  shed: 0,
  reshuffle: 0,
  agent: 2,
  'reveal-agent': 1,
  'agent-attack': 10,
  call: 100,
  support: 4,
  card: 4,
  assign: 6,
  use: 2,
};

/** Chooses by taste and chance: lively enough to practise against. */
export function practise(seed: number): (v: View) => number {
  const next = chances(seed);
  for (let i = 0; i < 3; i++) next();
  return (v) => {
    const options = v.decision?.options ?? [];
    const many: Record<string, number> = {};
    for (const o of options) many[o.type] = (many[o.type] ?? 0) + 1;
    // a hundred ways to move are together not a hundred times as likely as one to play
    const weight = (o: Option): number =>
      ((LIKES[o.type] ?? 3) * Math.min(3, many[o.type])) / many[o.type];
    let left = next() * options.reduce((n, o) => n + weight(o), 0);
    for (let i = 0; i < options.length; i++) {
      left -= weight(options[i]);
      if (left < 0) return i;
    }
    return options.length - 1;
  };
}
