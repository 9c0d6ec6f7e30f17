/** Rewrites the picture paths of a deck so that they are relative to the output folder. */

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { LoadedDeck } from './read-deck.ts';

export interface RelocatedDeck {
  readonly deck: Deck;
  /** A note about pictures that the written deck cannot reference. */
  readonly note?: string;
}

/** Resolves links, so that a link and its target count as the same folder. */
const resolveLinks = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : resolve(folder));

/**
 * Returns the deck with picture paths relative to the folder of `outputPath`. A document can reference only files in its
 * own folder or below. Pictures elsewhere keep their paths, and the note says so.
 */
export function relocatePictures(
  translate: Translate,
  outputPath: string,
  { deck, origin }: LoadedDeck,
): RelocatedDeck {
  const sourceFolder = dirname(origin.file);
  const targetFolder = resolveLinks(dirname(outputPath));
  let unreachableCount = 0;
  const pictures = Object.entries(deck.pictures ?? {}).map(([pictureName, pictureSource]) => {
    const picturePath = join(sourceFolder, pictureSource);
    // Embedded pictures, pictures of a library and missing files have no path to rewrite.
    if (/^(?:sha256|data):/.test(pictureSource) || !existsSync(picturePath))
      return [pictureName, pictureSource] as const;
    const relativePath = relative(
      targetFolder,
      join(resolveLinks(dirname(picturePath)), pictureSource.replace(/^.*\//, '')),
    );
    // On Windows, `relative` returns an absolute path for a picture on another drive.
    if (relativePath.split(sep)[0] !== '..' && resolve(targetFolder, relativePath) !== relativePath)
      return [pictureName, relativePath.split(sep).join('/')] as const;
    unreachableCount += 1;
    return [pictureName, pictureSource] as const;
  });
  return {
    deck: { ...deck, pictures: Object.fromEntries(pictures) },
    ...(unreachableCount === 0
      ? {}
      : { note: translate('cli.deck.picturesElsewhere', { count: unreachableCount, folder: sourceFolder }) }),
  };
}
