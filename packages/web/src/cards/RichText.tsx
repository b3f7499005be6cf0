import type { RegionType, SiteType } from '@mathom/engine/language';
import { SYMBOLS } from '@mathom/engine/render';
import { Fragment, type ReactNode } from 'react';
import { keyed } from '../design/keys.ts';
import { RegionMark, SiteMark } from '../design/symbols.tsx';

const MARK = /(\{[a-zA-Z]\})/;

/** Text of the engine, with its marks for regions and sites drawn. */
export function RichText({ text }: { readonly text: string }): ReactNode {
  return keyed(text.split(MARK), String).map(([key, part]) => {
    const symbol = SYMBOLS.find((s) => s.token === part);
    if (!symbol) return <Fragment key={key}>{part}</Fragment>;
    return symbol.of === 'region' ? (
      <RegionMark key={key} type={symbol.type as RegionType} size="1.05em" />
    ) : (
      <SiteMark key={key} type={symbol.type as SiteType} size="1.05em" />
    );
  });
}
