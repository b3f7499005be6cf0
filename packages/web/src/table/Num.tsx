import { Tooltip } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../design/icons.tsx';
import { keyed } from '../design/keys.ts';
import type { Told } from './model/numbers.ts';

/** A number that says on hover, on focus and on tap where it comes from. */
interface Props {
  readonly label: string;
  readonly told: Told;
  readonly icon?: IconName;
  /** shown in place of the number */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly note?: string;
  /** the cards that it counts: what goes there flies to it */
  readonly pile?: string;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

export function Num({ label, told, icon, children, className = '', note, pile }: Props) {
  const [open, setOpen] = useState(false);
  const printed = told.parts[0]?.total ?? told.value;
  const changed = told.value > printed ? 'text-leaf' : told.value < printed ? 'text-ember' : '';
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen} delayDuration={150}>
      <Tooltip.Trigger asChild>
        <button
          type="button"
          className={`num ${changed} ${className}`}
          aria-label={`${label}: ${told.value}`}
          data-pile={pile}
          onClick={() => setOpen(true)}
        >
          {icon && <Icon name={icon} size="0.85em" />}
          {children ?? told.value}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" sideOffset={4} collisionPadding={8}>
          <p className="font-semibold">
            {label}: {told.value}
          </p>
          <TraceList parts={told.parts} />
          {note && <p className="text-dim">{note}</p>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

export function TraceList({ parts }: { readonly parts: Told['parts'] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="mt-1">
      {keyed(parts, (p) => p.from).map(([key, p], i) => (
        <li key={key} className="flex justify-between gap-4">
          <span>{p.from}</span>
          <span className="tabular-nums">
            {i === 0 && p.from.match(/^(printed|base)$/) ? p.by : signed(p.by)}
          </span>
        </li>
      ))}
    </ul>
  );
}
