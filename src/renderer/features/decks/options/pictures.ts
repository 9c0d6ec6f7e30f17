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
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { toast } from '../../../toasts/toasts.ts';
import { describeLeftOut } from './describe-left-out.ts';

/** Returns the names of pictures that are not in the library yet. */
export const missingPictures = (deck: Deck, template: CardTemplate): string[] =>
  [...findDeckPictures(deck, template)].flatMap(([name, src]) => (/^(?:sha256|data):/.test(src) ? [] : [name]));

/** The progress of an import of pictures, and how to stop it. */
export interface Taking {
  readonly signal: AbortSignal;
  onProgress(done: number, of: number): void;
}

/** The number of pictures decoded at the same time. */
const AT_ONCE = 2;

/**
 * Imports the files that cells name into the library; other files are ignored. Returns the edits that place the pictures,
 * even if the import is stopped early.
 */
export async function takePictures(
  translate: Translate,
  library: Library,
  deck: Deck,
  template: CardTemplate,
  files: readonly DroppedFile[],
  { signal, onProgress }: Taking,
): Promise<Edit[]> {
  const pictures = files.filter(({ name }) => hasPictureExtension(name));
  const names = [...findDeckPictures(deck, template).keys()];
  const found = matchPictures(
    names,
    pictures.map(({ name }) => name),
  );
  const wanted = new Set(found.values());
  const placed = new Map<string, string>();
  const waiting = pictures.filter(({ name }) => wanted.has(name));
  const of = waiting.length;
  let done = 0;
  const takeNext = async () => {
    for (let file = waiting.shift(); file !== undefined && !signal.aborted; file = waiting.shift()) {
      try {
        const added = await addPicture(file.bytes, { acceptsSvg: true });
        const { row } = added;
        await library.pictures.add(row);
        const simplified = await describeSvgNotes(translate, added);
        if (simplified !== undefined)
          toast(translate('decks.pictureSimplified', { name: shortenName(file.name), notes: simplified }));
        placed.set(file.name, `sha256:${row.hash}`);
      } catch (error) {
        toast(describePictureRefusal(translate, file.name, error), { kind: 'failed' });
      }
      done += 1;
      onProgress(done, of);
    }
  };
  if (of > 0) onProgress(0, of);
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  const words = [
    ...(placed.size > 0 ? [translate('decks.picturesTaken', { n: placed.size })] : []),
    ...(signal.aborted ? [translate('decks.stopped')] : []),
  ];
  await tellLeftOut(
    translate,
    pictures.filter(({ name }) => !wanted.has(name)),
    words,
  );
  return [...found].flatMap(([name, file]): Edit[] => {
    const src = placed.get(file);
    return src === undefined ? [] : [{ op: 'set', path: joinPointer('/pictures', name), value: src }];
  });
}

/**
 * Reports, after other sentences, the pictures that no cell names. For file types that cards cannot show, it reports the
 * type.
 */
export async function tellLeftOut(
  translate: Translate,
  pictures: readonly DroppedFile[],
  before: readonly string[] = [],
): Promise<void> {
  const [first, ...others] = pictures.filter(({ name }) => canBePicture(name));
  const words = [
    ...before,
    ...(first === undefined
      ? []
      : [translate('decks.picturesPassed', { name: shortenName(first.name), more: others.length })]),
  ];
  if (words.length > 0) toast(words.join(' '));
  const unreadable = await describeLeftOut(
    translate,
    pictures.filter(({ name }) => !canBePicture(name)),
    'picture',
  );
  if (unreadable !== undefined) toast(unreadable);
}
