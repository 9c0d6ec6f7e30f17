import { useEffect, useMemo, useState } from 'react';
import type { PictureProblem } from '../../../../../shared/card/pictures/picture-messages.ts';
import { getLibraryHash } from '../../../../../shared/card/pictures/picture-source.ts';
import type { Picture } from '../../../../../shared/card/pictures/pictures.ts';
import { getTemplateSources } from '../../../../../shared/card/template/picture-sources.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import { runInBackground } from '../../../../failures/run-in-background.ts';
import { addPicture, getPictureProblem } from '../../../../pictures/add-picture.ts';
import type { ShownPictures } from '../../../../store/pictures/use-pictures.ts';
import type { ImportReader } from '../import-reader.ts';

const NONE: ShownPictures = { book: new Map(), getHref: () => undefined };

interface Looked {
  readonly book: Map<string, Picture | { problem: PictureProblem }>;
  /** URLs of the pictures that the screen shows, by hash. */
  readonly hrefs: Map<string, string>;
}

/** Decodes the pictures of the import one after the other, for as long as they are needed. */
async function lookAt(sources: readonly string[], { pictures }: ImportReader, isWanted: () => boolean, at: Looked) {
  for (const src of sources) {
    const hash = getLibraryHash(src) ?? '';
    const file = pictures.get(hash);
    if (file === undefined) continue;
    const added = await addPicture(file).catch((error: Error) => ({ problem: getPictureProblem(error) }));
    if (!isWanted()) return;
    if ('problem' in added) at.book.set(src, added);
    else {
      const { width, height, preview } = added.row;
      at.hrefs.set(hash, URL.createObjectURL(preview));
      at.book.set(src, { key: hash, width, height });
    }
  }
}

/** Returns the pictures that came with a template; none of them is in the library yet. */
export function useLookedPictures(template: CardTemplate, reader: ImportReader): ShownPictures {
  const sources = useMemo(() => getTemplateSources(template), [template]);
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    const { book, hrefs }: Looked = { book: new Map(), hrefs: new Map() };
    const show = () => {
      if (wanted && book.size > 0) setShown({ book, getHref: (key) => hrefs.get(key) });
    };
    runInBackground('Reading pictures', lookAt(sources, reader, () => wanted, { book, hrefs }).then(show));
    return () => {
      wanted = false;
      for (const address of hrefs.values()) URL.revokeObjectURL(address);
      setShown(NONE);
    };
  }, [sources, reader]);
  return shown;
}
