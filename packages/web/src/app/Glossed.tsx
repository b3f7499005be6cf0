import { WORDS } from '@mathom/rulings/rulebook/words';
import { Tooltip } from 'radix-ui';
import { Fragment, type ReactNode, useState } from 'react';
import { keyed } from '../design/keys.ts';

const byLength = Object.keys(WORDS).sort((a, b) => b.length - a.length);
const TERMS = new RegExp(`\\b(${byLength.join('|')})(s|es)?\\b`, 'gi');
const meanings = new Map(Object.entries(WORDS).map(([word, says]) => [word.toLowerCase(), says]));

/** A word with its meaning, on hover, on focus and on tap. */
function Word({ word, says }: { readonly word: string; readonly says: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>
        <button type="button" className="glossed" onClick={() => setOpen(true)}>
          {word}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" sideOffset={4} collisionPadding={8}>
          {says}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** A text in which each word of the game, where it comes first, says what it means. */
export function Glossed({ text }: { readonly text: string }): ReactNode {
  const seen = new Set<string>();
  const parts: (string | { word: string; says: string })[] = [];
  let from = 0;
  for (const m of text.matchAll(TERMS)) {
    const term = m[1].toLowerCase();
    const says = meanings.get(term);
    if (!says || seen.has(term)) continue;
    seen.add(term);
    parts.push(text.slice(from, m.index), { word: m[0], says });
    from = m.index + m[0].length;
  }
  parts.push(text.slice(from));
  return (
    <Tooltip.Provider delayDuration={200}>
      {keyed(parts, (p) => (typeof p === 'string' ? p : p.word)).map(([key, p]) =>
        typeof p === 'string' ? (
          <Fragment key={key}>{p}</Fragment>
        ) : (
          <Word key={key} word={p.word} says={p.says} />
        ),
      )}
    </Tooltip.Provider>
  );
}
