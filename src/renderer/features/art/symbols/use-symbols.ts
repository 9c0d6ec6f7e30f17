import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { localizeSymbols, parseSymbolNames, type SymbolNames } from '../../../../shared/symbols/localize-symbols.ts';
import { parseSymbolSet, type SymbolSet } from '../../../../shared/symbols/symbol-set.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

export type Symbols = { kind: 'loading' } | { kind: 'ready'; set: SymbolSet } | { kind: 'failed'; reason: string };

type LoadedSymbols = Exclude<Symbols, { kind: 'ready' }> | { kind: 'ready'; set: SymbolSet; germanNames: SymbolNames };

const symbolStore = createStore(() => ({ symbols: { kind: 'loading' } as LoadedSymbols }));
let loadingPromise: Promise<void> | undefined;

/** Loads the symbols. They are a separate chunk, because most sessions never open the picker. */
async function loadSymbols(): Promise<void> {
  try {
    const [symbolData, nameData]: unknown[] = (
      await Promise.all([
        import('../../../../../templates/symbols/symbols.json'),
        import('../../../../../templates/symbols/names-de.json'),
      ])
    ).map((module: { default: unknown }) => module.default);
    symbolStore.setState({
      symbols: { kind: 'ready', set: parseSymbolSet(symbolData), germanNames: parseSymbolNames(nameData) },
    });
  } catch (error) {
    loadingPromise = undefined;
    symbolStore.setState({
      symbols: { kind: 'failed', reason: error instanceof Error ? error.message : String(error) },
    });
  }
}

const loadOnce = (): Promise<void> => (loadingPromise ??= loadSymbols());
const retry = (): void => attempt(loadOnce());

/** Returns the symbols of Rollcall in the user's language, loaded on first use and cached while the window is open. */
export function useSymbols(): { symbols: Symbols; retry(): void } {
  const { language } = useTranslate();
  const { symbols: loadedSymbols } = useStore(symbolStore);
  useEffect(retry, []);
  const symbols = useMemo(
    (): Symbols =>
      loadedSymbols.kind === 'ready'
        ? {
            kind: 'ready',
            set: localizeSymbols(loadedSymbols.set, loadedSymbols.germanNames, language.startsWith('de')),
          }
        : loadedSymbols,
    [loadedSymbols, language],
  );
  return { symbols, retry };
}
