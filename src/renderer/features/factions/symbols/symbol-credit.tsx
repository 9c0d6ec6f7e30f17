import { creditOf, type SymbolEntry, type SymbolSet } from '../../../../shared/symbols/set.ts';
import { SYMBOLS } from '../../../strings/documents/factions.ts';

/** Who drew a symbol, from where it is, and under which licence: what CC BY asks for. */
export function SymbolCredit({ set, symbol }: { set: SymbolSet; symbol: SymbolEntry }) {
  const { author, source } = creditOf(set, symbol);
  if (source === undefined) return <>{SYMBOLS.own(symbol.name)}</>;
  return (
    <>
      {SYMBOLS.by(symbol.name, author)}, {SYMBOLS.from} {source.title}, {SYMBOLS.under} {source.licence}
    </>
  );
}
