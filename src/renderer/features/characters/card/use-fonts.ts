import { useEffect, useState } from 'react';
import { type FontSet, loadFonts } from '../../../../shared/text/fonts/fonts.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { fetchFontFiles } from '../../../platform/font-files.ts';

type Fonts = { kind: 'loading' } | { kind: 'ready'; fonts: FontSet } | { kind: 'failed'; reason: string };

let known: Fonts = { kind: 'loading' };
let loading: Promise<Fonts> | undefined;

async function load(): Promise<Fonts> {
  try {
    return { kind: 'ready', fonts: loadFonts(await fetchFontFiles()) };
  } catch (error) {
    loading = undefined;
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The faces of the card, parsed once for the life of the window: their caches of shaped words live with them. */
export function useFonts(): Fonts {
  const [fonts, setFonts] = useState(known);
  useEffect(() => {
    // The fonts may have been loaded between rendering and this effect.
    setFonts(known);
    if (known.kind === 'ready') return;
    loading ??= load();
    attempt(
      loading.then((result) => {
        known = result;
        setFonts(result);
      }),
    );
  }, []);
  return fonts;
}
