import { useEffect, useState } from 'react';
import { attempt } from '../../../../failures/report-failure.ts';
import type { Source } from '../../../../navigation/import-source.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ImportReader } from '../import-reader.ts';
import { type LookedFont, lookAtFont } from './incoming-fonts.ts';

export type LookedFonts = ReadonlyMap<string, LookedFont>;

/** Returns these fonts by the hash of their file, in the same order, or undefined while they are checked. */
export function useLookedFonts(
  hashes: readonly string[],
  reader: ImportReader,
  sources: readonly Source[],
): LookedFonts | undefined {
  const translate = useTranslate();
  const library = useLibrary();
  const key = hashes.join();
  const [looked, setLooked] = useState<{ readonly key: string; readonly fonts: LookedFonts }>();
  useEffect(() => {
    let wanted = true;
    const all = key === '' ? [] : key.split(',');
    attempt(
      Promise.all(
        all.map(async (hash) => [hash, await lookAtFont(translate, hash, library, reader, sources)] as const),
      ).then((fonts) => {
        if (wanted) setLooked({ key, fonts: new Map(fonts) });
      }),
    );
    return () => {
      wanted = false;
    };
  }, [key, library, reader, sources, translate]);
  return looked?.key === key ? looked.fonts : undefined;
}
