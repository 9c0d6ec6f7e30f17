import type { PicturesBySource } from '../../../card/pictures/pictures.ts';
import type { Character } from '../../../document/schema.ts';
import type { PdfBitmaps } from '../../../pdf/content.ts';
import type { PdfPage } from '../../../pdf/write-pdf.ts';
import type { Translate } from '../../../texts/translate.ts';
import { type DrawJob, writeSheetPages } from '../../draw/page-frame.ts';
import type { RosterData } from '../roster-data.ts';
import { createPlayRosterPages } from './play-roster-pages.ts';

/** The numbers of pages that users can choose. A very large team needs more. */
export const PLAY_PAGES = [1, 2] as const;
export type PlayPages = (typeof PLAY_PAGES)[number];

/** The pictures of the models. */
export interface PlayPictures {
  getPictures(character: Character): PicturesBySource | undefined;
  /** Prepares the pictures of pages for paper. Returns undefined if one of them is damaged, so that the pages must be drawn without it. */
  prepare(pages: readonly PdfPage[]): Promise<PdfBitmaps | undefined>;
}

/**
 * Creates the roster to play from, with numbers, attacks and boxes of each member, in the largest type that fits on `pageCount` pages, or
 * on more pages if the type would be too small. Throws if no member has these (`play`). Without `pictures`, only drawings are shown.
 */
export async function createPlayRosterPdf(
  translate: Translate,
  rosterData: RosterData,
  pageCount: PlayPages,
  version: string,
  drawJob: DrawJob,
  pictures?: PlayPictures,
): Promise<Uint8Array> {
  if (rosterData.members.every(({ play }) => play === undefined)) throw new Error(translate('playRoster.nobody'));
  const subject = translate('playRoster.subject', { rules: rosterData.rules });
  const sheetTitle = { name: rosterData.name, title: translate('playRoster.title'), subject };
  for (;;) {
    const drawnPages = createPlayRosterPages(translate, rosterData, pageCount, version, drawJob, pictures?.getPictures);
    const bitmaps = await pictures?.prepare(drawnPages.pages);
    if (pictures === undefined || bitmaps !== undefined)
      return writeSheetPages(translate, sheetTitle, drawnPages, drawJob, bitmaps);
  }
}
