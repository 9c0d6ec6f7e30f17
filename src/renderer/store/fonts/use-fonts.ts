import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type FontSet, loadFonts } from '../../../shared/text/fonts/fonts.ts';
import { withOwnFonts } from '../../../shared/text/fonts/own-faces.ts';
import { attempt } from '../../failures/report-failure.ts';
import { fetchFontFiles } from '../../platform/font-files.ts';
import { useLibrary } from '../library-context.ts';

type Fonts = { kind: 'loading' } | { kind: 'ready'; fonts: FontSet } | { kind: 'failed'; reason: string };

/** The fonts of the program, parsed once for the life of the window. */
const fontStore = createStore(() => ({ fonts: { kind: 'loading' } as Fonts }));
let loading: Promise<void> | undefined;

const loadOnce = (): Promise<void> => (loading ??= load());

async function load(): Promise<void> {
  try {
    fontStore.setState({ fonts: { kind: 'ready', fonts: loadFonts(await fetchFontFiles()) } });
  } catch (error) {
    loading = undefined;
    fontStore.setState({ fonts: { kind: 'failed', reason: error instanceof Error ? error.message : String(error) } });
  }
}

/** The same set for all who ask, until another font comes in: caches hang on the set. */
const setsByFiles = new WeakMap<ReadonlyMap<string, Uint8Array>, Fonts>();

function addOwnFonts(base: Fonts, files: ReadonlyMap<string, Uint8Array>, fallbacks: readonly string[]): Fonts {
  if (base.kind !== 'ready' || files.size === 0) return base;
  const known = setsByFiles.get(files);
  if (known !== undefined) return known;
  const fonts: Fonts = { kind: 'ready', fonts: withOwnFonts(base.fonts, files, fallbacks) };
  setsByFiles.set(files, fonts);
  return fonts;
}

/**
 * The faces of the card, parsed once for the life of the window, with the fonts that templates of the library name and its fallback fonts: their
 * caches of shaped words live with them.
 */
export function useFonts(): Fonts {
  const { ownFonts } = useLibrary();
  const { files, fallbacks } = useStore(ownFonts.store);
  const { fonts } = useStore(fontStore);
  useEffect(() => attempt(loadOnce()), []);
  // The list is another one only when the files are others, too.
  return addOwnFonts(fonts, files, fallbacks);
}
