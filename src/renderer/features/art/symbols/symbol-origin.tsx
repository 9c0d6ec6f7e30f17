import { useMemo } from 'react';
import type { Drawing } from '../../../../shared/document/schema.ts';
import { SymbolCredit } from './symbol-credit.tsx';
import css from './symbol-picker.module.css';
import { useSymbols } from './use-symbols.ts';

/** Names the author of a symbol if it is one of Rollcall's symbols, because users who share the card have to do so. */
export function SymbolOrigin({ drawing }: { drawing: Drawing }) {
  const { symbols } = useSymbols();
  // Documents store a symbol as a drawing with a single path, which identifies the symbol.
  const pathData = drawing.shapes.length === 1 ? drawing.shapes[0]?.d : undefined;
  const symbol = useMemo(
    () => (symbols.kind === 'ready' ? symbols.set.symbols.find((candidate) => candidate.d === pathData) : undefined),
    [symbols, pathData],
  );
  if (symbols.kind !== 'ready' || symbol === undefined) return null;
  return (
    <p className={css.origin}>
      <SymbolCredit symbolSet={symbols.set} symbol={symbol} />
    </p>
  );
}
