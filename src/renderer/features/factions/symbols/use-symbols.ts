import { useCallback, useEffect, useState } from 'react';
import { parseSymbolSet, type SymbolSet } from '../../../../shared/symbols/set.ts';
import { attempt } from '../../../failures/report-failure.ts';

export type Symbols = { kind: 'loading' } | { kind: 'ready'; set: SymbolSet } | { kind: 'failed'; reason: string };

let known: Symbols = { kind: 'loading' };
let loading: Promise<Symbols> | undefined;

/** A chunk of its own: most sessions never open the picker. */
async function load(): Promise<Symbols> {
  try {
    const data: unknown = (await import('../../../../../templates/symbols/symbols.json')).default;
    return { kind: 'ready', set: parseSymbolSet(data) };
  } catch (error) {
    loading = undefined;
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The symbols of Rollcall, loaded when first asked for and kept for the life of the window. */
export function useSymbols(): { symbols: Symbols; retry(): void } {
  const [symbols, setSymbols] = useState(known);
  const retry = useCallback(() => {
    loading ??= load();
    attempt(
      loading.then((result) => {
        known = result;
        setSymbols(result);
      }),
    );
  }, []);
  useEffect(() => {
    if (known.kind !== 'ready') retry();
  }, [retry]);
  return { symbols, retry };
}
