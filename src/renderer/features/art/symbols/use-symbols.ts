import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { parseSymbolSet, type SymbolSet } from '../../../../shared/symbols/symbol-set.ts';
import { attempt } from '../../../failures/report-failure.ts';

export type Symbols = { kind: 'loading' } | { kind: 'ready'; set: SymbolSet } | { kind: 'failed'; reason: string };

const symbolStore = createStore(() => ({ symbols: { kind: 'loading' } as Symbols }));
let loadingPromise: Promise<void> | undefined;

/** Loads the symbols. They are a separate chunk, because most sessions never open the picker. */
async function loadSymbols(): Promise<void> {
  try {
    const symbolData: unknown = (await import('../../../../../templates/symbols/symbols.json')).default;
    symbolStore.setState({ symbols: { kind: 'ready', set: parseSymbolSet(symbolData) } });
  } catch (error) {
    loadingPromise = undefined;
    symbolStore.setState({
      symbols: { kind: 'failed', reason: error instanceof Error ? error.message : String(error) },
    });
  }
}

const loadOnce = (): Promise<void> => (loadingPromise ??= loadSymbols());
const retry = (): void => attempt(loadOnce());

/** Returns the symbols of Rollcall, loaded on first use and cached while the window is open. */
export function useSymbols(): { symbols: Symbols; retry(): void } {
  const { symbols } = useStore(symbolStore);
  useEffect(retry, []);
  return { symbols, retry };
}
