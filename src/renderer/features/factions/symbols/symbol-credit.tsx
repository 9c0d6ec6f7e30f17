import { creditOf, type SymbolEntry, type SymbolSet } from '../../../../shared/symbols/set.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

/** Who drew a symbol, from where it is, and under which licence: what CC BY asks for. */
export function SymbolCredit({ set, symbol }: { set: SymbolSet; symbol: SymbolEntry }) {
  const translate = useTranslate();
  const { author, source } = creditOf(set, symbol);
  if (source === undefined) return <>{translate('symbols.own', { name: symbol.name })}</>;
  return (
    <>
      {translate('symbols.by', { name: symbol.name, author })}, {translate('symbols.from')} {source.title},{' '}
      {translate('symbols.under')} {source.licence}
    </>
  );
}
