import { useEffect, useState } from 'react';
import { attempt } from '../../../../failures/report-failure.ts';
import type { Source } from '../../../../navigation/import-source.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ImportReader } from '../import-reader.ts';
import { loadPreviewFont, type PreviewFont } from './preview-font.ts';

export type PreviewFonts = ReadonlyMap<string, PreviewFont>;

/** Returns the fonts with these file hashes, in the same order, or undefined while they are checked. */
export function usePreviewFonts(
  fontHashes: readonly string[],
  reader: ImportReader,
  sources: readonly Source[],
): PreviewFonts | undefined {
  const translate = useTranslate();
  const library = useLibrary();
  // A text as dependency of the effect, because callers may create a new list with the same hashes on every render.
  const hashesKey = fontHashes.join();
  const [loadedFonts, setLoadedFonts] = useState<{ readonly hashesKey: string; readonly fonts: PreviewFonts }>();
  useEffect(() => {
    let isCurrent = true;
    const wantedHashes = hashesKey === '' ? [] : hashesKey.split(',');
    attempt(
      Promise.all(
        wantedHashes.map(
          async (fontHash) => [fontHash, await loadPreviewFont(translate, fontHash, library, reader, sources)] as const,
        ),
      ).then((fontEntries) => {
        if (isCurrent) setLoadedFonts({ hashesKey, fonts: new Map(fontEntries) });
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [hashesKey, library, reader, sources, translate]);
  return loadedFonts?.hashesKey === hashesKey ? loadedFonts.fonts : undefined;
}
