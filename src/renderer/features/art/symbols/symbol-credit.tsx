import { getSymbolCredit, type SymbolEntry, type SymbolSet } from '../../../../shared/symbols/symbol-set.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

/** Names the author, the source and the license of a symbol, as CC BY requires. */
export function SymbolCredit({ symbolSet, symbol }: { symbolSet: SymbolSet; symbol: SymbolEntry }) {
  const translate = useTranslate();
  const { author, source } = getSymbolCredit(symbolSet, symbol);
  if (source === undefined) return <>{translate('symbols.own', { name: symbol.name })}</>;
  return (
    <>
      {translate('symbols.by', { name: symbol.name, author })}, {translate('symbols.from')} {source.title},{' '}
      {translate('symbols.under')} {source.licence}
    </>
  );
}
