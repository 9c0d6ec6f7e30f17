import { useEffect, useState, useSyncExternalStore } from 'react';
import { type FontSet, loadFonts } from '../../../shared/text/fonts/fonts.ts';
import { withOwnFonts } from '../../../shared/text/fonts/own-faces.ts';
import { attempt } from '../../failures/report-failure.ts';
import { fetchFontFiles } from '../../platform/font-files.ts';
import { useLibrary } from '../library-context.ts';

type Fonts = { kind: 'loading' } | { kind: 'ready'; fonts: FontSet } | { kind: 'failed'; reason: string };

let known: Fonts = { kind: 'loading' };
let loading: Promise<Fonts> | undefined;
/** The same answer for all who ask, until another font comes in: caches hang on the set. */
let withOwn:
  | { readonly base: Fonts; readonly files: ReadonlyMap<string, Uint8Array>; readonly fonts: Fonts }
  | undefined;

async function load(): Promise<Fonts> {
  try {
    return { kind: 'ready', fonts: loadFonts(await fetchFontFiles()) };
  } catch (error) {
    loading = undefined;
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function together(base: Fonts, files: ReadonlyMap<string, Uint8Array>, fallbacks: readonly string[]): Fonts {
  if (base.kind !== 'ready' || files.size === 0) return base;
  if (withOwn?.base !== base || withOwn.files !== files)
    withOwn = { base, files, fonts: { kind: 'ready', fonts: withOwnFonts(base.fonts, files, fallbacks) } };
  return withOwn.fonts;
}

/**
 * The faces of the card, parsed once for the life of the window, with the fonts that templates of the library name and its fallback fonts: their
 * caches of shaped words live with them.
 */
export function useFonts(): Fonts {
  const { ownFonts } = useLibrary();
  const files = useSyncExternalStore(ownFonts.subscribe, ownFonts.files);
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
  // The list is another one only when the files are others, too.
  return together(fonts, files, ownFonts.fallbacks());
}
