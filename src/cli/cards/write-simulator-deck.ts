/** Writes a deck for Tabletop Simulator into a folder: its sheets and its saved object, all or none. */

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatDocument } from '../../shared/document/format-document.ts';
import { measureBitmaps } from '../../shared/pdf/side-content.ts';
import { createSheetSvg } from '../../shared/print/shop/simulator-deck.ts';
import { listSheetSides, type ReadySimulatorDeck } from '../../shared/print-job/write-images.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { rejectExistingOutput, WriteBatch } from '../files/write-batch.ts';
import { createDataUrls, rasterizePicture } from './card-image.ts';

/** Returns the address of a folder on this computer, which the game can open as long as the files stay there. */
export const getFolderAddress = (folder: string): string => pathToFileURL(resolve(folder)).href;

/** Writes one PNG per sheet and the saved object, and prints each file name on standard output. */
export async function writeSimulatorDeck(
  translate: Translate,
  simulatorDeck: ReadySimulatorDeck,
  fonts: FontSet,
  { folder, force }: { readonly folder: string; readonly force: boolean },
  streams: CommandStreams,
): Promise<void> {
  const { sheets, objectFile, savedObject, preparedPictures } = simulatorDeck;
  const targets = [...sheets.map(({ file }) => file), objectFile].map((file) => join(folder, file));
  for (const target of targets) rejectExistingOutput(target, force);
  const dataUrls = await createDataUrls(measureBitmaps(listSheetSides(simulatorDeck)).keys(), preparedPictures);
  const batch = new WriteBatch();
  try {
    for (const [index, sheet] of sheets.entries()) {
      streams.progress?.(translate('cli.files.progress', { done: index + 1, total: sheets.length }));
      const sheetImage = createSheetSvg(sheet, fonts, (pictureKey) => dataUrls.get(pictureKey));
      batch.add({ target: join(folder, sheet.file), bytes: await rasterizePicture(sheetImage), force });
    }
    const objectBytes = new TextEncoder().encode(formatDocument(savedObject));
    batch.add({ target: join(folder, objectFile), bytes: objectBytes, force });
    batch.commit();
  } finally {
    batch.close();
  }
  for (const target of targets) streams.out(target);
  streams.err(translate('cli.images.rights'));
}
