import { creditOf, type SymbolEntry, type SymbolSet } from '../../../../shared/symbols/set.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

/** Who drew a symbol, from where it is, and under which licence: what CC BY asks for. */
export function SymbolCredit({ set, symbol }: { set: SymbolSet; symbol: SymbolEntry }) {
  const t = useTranslate();
  const { author, source } = creditOf(set, symbol);
  if (source === undefined) return <>{t('symbols.own', { name: symbol.name })}</>;
  return (
    <>
      {t('symbols.by', { name: symbol.name, author })}, {t('symbols.from')} {source.title}, {t('symbols.under')}{' '}
      {source.licence}
    </>
  );
}
