/** Finds the pictures that cells name, and imports files for them. */

import { canBePicture, hasPictureExtension } from '../../../../shared/card/pictures/picture-source.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { findDeckPictures } from '../../../../shared/deck/deck-rows.ts';
import { matchPictures } from '../../../../shared/deck/match-pictures.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { addPicture, describeSvgNotes } from '../../../pictures/add-picture.ts';
import { describePictureRefusal } from '../../../pictures/describe-refusal.ts';
import { reportPictureRefusals } from '../../../pictures/report-refusals.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { toast } from '../../../toasts/toasts.ts';
import { describeIgnoredFiles } from './describe-ignored-files.ts';

/**
 * Returns the names of pictures that are not in the library yet. The source of a picture in the library is its hash, `sha256:…`; the
 * source of any other picture is the name in the cell.
 */
export const listMissingPictures = (deck: Deck, template: CardTemplate): string[] =>
  [...findDeckPictures(deck, template)].flatMap(([pictureName, source]) =>
    /^(?:sha256|data):/.test(source) ? [] : [pictureName],
  );

/** Stops an import of pictures, and receives its progress. */
export interface ImportControl {
  readonly signal: AbortSignal;
  onProgress(importedCount: number, totalCount: number): void;
}

/** The number of pictures decoded at the same time. */
const MAX_PARALLEL_DECODES = 2;

/**
 * Imports the pictures that cells name into the library, and reports the others. Returns the edits that add the imported pictures
 * to the deck, also if the import is stopped early.
 */
export async function importPictures(
  translate: Translate,
  library: Library,
  deck: Deck,
  template: CardTemplate,
  droppedFiles: readonly DroppedFile[],
  { signal, onProgress }: ImportControl,
): Promise<Edit[]> {
  const pictures = droppedFiles.filter(({ name }) => hasPictureExtension(name));
  const pictureNames = [...findDeckPictures(deck, template).keys()];
  const matchedFiles = matchPictures(
    pictureNames,
    pictures.map(({ name }) => name),
  );
  const usedFileNames = new Set(matchedFiles.values());
  const sourcesByFile = new Map<string, string>();
  const pendingFiles = pictures.filter(({ name }) => usedFileNames.has(name));
  const totalCount = pendingFiles.length;
  const refusals: string[] = [];
  let importedCount = 0;
  // Two of these loops run at the same time. Each takes the next file from `pendingFiles` until none is left.
  const importNext = async () => {
    for (
      let pictureFile = pendingFiles.shift();
      pictureFile !== undefined && !signal.aborted;
      pictureFile = pendingFiles.shift()
    ) {
      try {
        const addedPicture = await addPicture(pictureFile.bytes, { acceptsSvg: true });
        const { row } = addedPicture;
        await library.pictures.add(row);
        const svgNotes = await describeSvgNotes(translate, addedPicture);
        if (svgNotes !== undefined)
          toast(translate('decks.pictureSimplified', { name: shortenName(pictureFile.name), notes: svgNotes }));
        sourcesByFile.set(pictureFile.name, `sha256:${row.hash}`);
      } catch (error) {
        refusals.push(describePictureRefusal(translate, pictureFile.name, error));
      }
      importedCount += 1;
      onProgress(importedCount, totalCount);
    }
  };
  if (totalCount > 0) onProgress(0, totalCount);
  await Promise.all(Array.from({ length: MAX_PARALLEL_DECODES }, importNext));
  reportPictureRefusals(translate, refusals, totalCount);
  const sentences = [
    ...(sourcesByFile.size > 0 ? [translate('decks.picturesTaken', { n: sourcesByFile.size })] : []),
    ...(signal.aborted ? [translate('decks.stopped')] : []),
  ];
  await reportUnusedPictures(
    translate,
    pictures.filter(({ name }) => !usedFileNames.has(name)),
    sentences,
  );
  return [...matchedFiles].flatMap(([pictureName, fileName]): Edit[] => {
    const source = sourcesByFile.get(fileName);
    return source === undefined ? [] : [{ op: 'set', path: joinPointer('/pictures', pictureName), value: source }];
  });
}

/**
 * Shows a toast with `earlierSentences` and the pictures that no cell names. Pictures that cards cannot show are reported by
 * their file type.
 */
export async function reportUnusedPictures(
  translate: Translate,
  pictures: readonly DroppedFile[],
  earlierSentences: readonly string[] = [],
): Promise<void> {
  const [firstUnused, ...otherUnused] = pictures.filter(({ name }) => canBePicture(name));
  const sentences = [
    ...earlierSentences,
    ...(firstUnused === undefined
      ? []
      : [translate('decks.picturesPassed', { name: shortenName(firstUnused.name), more: otherUnused.length })]),
  ];
  if (sentences.length > 0) toast(sentences.join(' '));
  const ignoredText = await describeIgnoredFiles(
    translate,
    pictures.filter(({ name }) => !canBePicture(name)),
    'picture',
  );
  if (ignoredText !== undefined) toast(ignoredText);
}
