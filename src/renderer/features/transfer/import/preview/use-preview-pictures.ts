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

const NO_PICTURES: ShownPictures = { bySource: new Map(), getHref: () => undefined };

interface LoadedPictures {
  /** The pictures by their source in the template, or the reason why a picture cannot be shown. */
  readonly book: Map<string, Picture | { problem: PictureProblem }>;
  /** URLs of the pictures that the screen shows, by hash. */
  readonly hrefs: Map<string, string>;
}

/** Decodes the pictures of the import one after the other, until `isCurrent` returns false. */
async function loadPictures(
  sources: readonly string[],
  { pictures }: ImportReader,
  isCurrent: () => boolean,
  loadedPictures: LoadedPictures,
) {
  for (const pictureSource of sources) {
    const pictureHash = getLibraryHash(pictureSource) ?? '';
    const pictureFile = pictures.get(pictureHash);
    if (pictureFile === undefined) continue;
    const addedPicture = await addPicture(pictureFile).catch((error: Error) => ({ problem: getPictureProblem(error) }));
    if (!isCurrent()) return;
    if ('problem' in addedPicture) loadedPictures.book.set(pictureSource, addedPicture);
    else {
      const { width, height, preview } = addedPicture.row;
      loadedPictures.hrefs.set(pictureHash, URL.createObjectURL(preview));
      loadedPictures.book.set(pictureSource, { key: pictureHash, width, height });
    }
  }
}

/** Returns the pictures that came with a template. They are not in the library yet. */
export function usePreviewPictures(template: CardTemplate, reader: ImportReader): ShownPictures {
  const sources = useMemo(() => getTemplateSources(template), [template]);
  const [shownPictures, setShownPictures] = useState(NO_PICTURES);
  useEffect(() => {
    let isCurrent = true;
    const { book, hrefs }: LoadedPictures = { book: new Map(), hrefs: new Map() };
    const showLoaded = () => {
      if (isCurrent && book.size > 0)
        setShownPictures({ bySource: book, getHref: (pictureHash) => hrefs.get(pictureHash) });
    };
    runInBackground(
      'Reading pictures',
      loadPictures(sources, reader, () => isCurrent, { book, hrefs }).then(showLoaded),
    );
    return () => {
      isCurrent = false;
      for (const objectUrl of hrefs.values()) URL.revokeObjectURL(objectUrl);
      setShownPictures(NO_PICTURES);
    };
  }, [sources, reader]);
  return shownPictures;
}
