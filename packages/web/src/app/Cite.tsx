import { Tooltip } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { citation } from './citation.ts';
import { t } from './words.ts';

/** What a rule or ruling says; the book is loaded when somebody points at a citation. */
const wordsOf = async (id: string): Promise<string> => {
  const { ruleSays, rulingById } = await import('@mathom/rulings');
  return (id.startsWith('coe/') ? ruleSays(id) : rulingById(id)?.says) ?? '';
};

/** Where a rule or ruling is read: those of the book stand in the book. */
export const addressOf = (id: string): string =>
  id.startsWith('coe/') ? `/rules/${id.slice(4)}` : `/rulings/${id}`;

function Words({ id }: { readonly id: string }) {
  const [says, setSays] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    wordsOf(id).then(
      (text) => here && setSays(text),
      () => here && setSays(''),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return <p>{says === null ? t('Looking it up …') : says || t('Open it to read more.')}</p>;
}

interface Props {
  readonly id: string;
  /** at a table the game stays where it is: what is read opens beside it */
  readonly aside?: boolean;
}

/** A citation: pointed at it says what it says, and leads to where it is read and watched. */
export function Cite({ id, aside = false }: Props) {
  return (
    <Tooltip.Provider delayDuration={200}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <Link
            href={addressOf(id)}
            className="link cite"
            target={aside ? '_blank' : undefined}
            rel={aside ? 'noopener' : undefined}
          >
            {citation(id)}
          </Link>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tip" sideOffset={4} collisionPadding={8}>
            <Words id={id} />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
