import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type FontSet, loadFonts } from '../../../shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../../shared/text/fonts/user-fonts.ts';
import { attempt } from '../../failures/report-failure.ts';
import { fetchFontFiles } from '../../platform/font-files.ts';
import { useLibrary } from '../library-context.ts';

type Fonts = { kind: 'loading' } | { kind: 'ready'; fonts: FontSet } | { kind: 'failed'; reason: string };

/** Rollcall's own fonts, parsed once per window. */
const fontStore = createStore(() => ({ fonts: { kind: 'loading' } as Fonts }));
let loadingPromise: Promise<void> | undefined;

const loadOnce = (): Promise<void> => (loadingPromise ??= loadProgramFonts());

async function loadProgramFonts(): Promise<void> {
  try {
    fontStore.setState({ fonts: { kind: 'ready', fonts: loadFonts(await fetchFontFiles()) } });
  } catch (error) {
    loadingPromise = undefined;
    fontStore.setState({ fonts: { kind: 'failed', reason: error instanceof Error ? error.message : String(error) } });
  }
}

/** Caches font sets by their files. All callers get the same set until the files change: other caches are keyed by the set. */
const setsByFiles = new WeakMap<ReadonlyMap<string, Uint8Array>, Fonts>();

function addOwnFonts(
  programFonts: Fonts,
  fontFiles: ReadonlyMap<string, Uint8Array>,
  fallbackHashes: readonly string[],
): Fonts {
  if (programFonts.kind !== 'ready' || fontFiles.size === 0) return programFonts;
  const cachedFonts = setsByFiles.get(fontFiles);
  if (cachedFonts !== undefined) return cachedFonts;
  const fonts: Fonts = { kind: 'ready', fonts: addUserFonts(programFonts.fonts, fontFiles, fallbackHashes) };
  setsByFiles.set(fontFiles, fonts);
  return fonts;
}

/**
 * Returns Rollcall's own fonts, the fonts that templates of the library use, and the fallback fonts. The set stays the same object while
 * the fonts are the same, since caches of shaped words are keyed by it.
 */
export function useFonts(): Fonts {
  const { ownFonts } = useLibrary();
  const { files, fallbacks } = useStore(ownFonts.store);
  const { fonts } = useStore(fontStore);
  useEffect(() => attempt(loadOnce()), []);
  // The fallback fonts only change together with the files.
  return addOwnFonts(fonts, files, fallbacks);
}
