/** Turns the choices of the user into print tasks and file names. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { ImageFormat } from '../../../../shared/print/shop/image-names.ts';
import { SHOP_DPI } from '../../../../shared/print/shop/shops.ts';
import { isCardPrintKind, type SheetPrintKind } from '../../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { nameMergedFile, namePartFile } from '../../../strings/print.ts';
import { type MadeSheet, type PdfRequest, sheetKey } from '../job.ts';
import type { Section } from '../pages/sections.ts';
import { textOfKind } from '../print-kind-text.ts';
import { fileTitle, type PrintSubject, titleOf } from '../subject.ts';
import { choiceOf, sheetRequest, type WantedPrint } from '../wanted.ts';
import type { Output, Task } from './make-all.ts';
import type { ImageOutput } from './make-images.ts';

interface Chosen extends WantedPrint {
  /** The sections of the selected parts, with their pages. */
  readonly sections: readonly Section[];
  /** Sheets that are already made, so that the saved sheets are the ones that were shown. */
  readonly sheets: ReadonlyMap<string, MadeSheet>;
}

/** Returns the request for card images. Text sheets cannot become images. */
export function imagesOf(
  subject: PrintSubject,
  { parts, settings, choice }: WantedPrint,
  format: ImageFormat,
): ImageOutput {
  const { bleed, sides } = settings.images;
  // Shops take bitmaps, so their templates do not apply to SVG files.
  const shop = format === 'png' ? settings.images.shop : undefined;
  const dpi = shop ? SHOP_DPI : settings.images.dpi;
  const cards = parts.filter(isCardPrintKind).map((what) => ({ what, choice: choiceOf(what, choice) }));
  return { images: { parts: cards, format, sides, dpi, bleed, shop }, title: titleOf(subject) };
}

/** Returns the print tasks. Parts with nothing to print are left out. */
export function outputOf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  subject: PrintSubject,
  { parts, settings, choice, sections, sheets }: Chosen,
): Output {
  const isEmpty = new Set(sections.flatMap(({ what, note }) => (note?.kind === 'empty' ? [what] : [])));
  const tasks = parts
    .filter((what) => !isEmpty.has(what))
    .map((what): Task => {
      const { label, file } = textOfKind(translate, gameCatalog, what, subject);
      const named = { title: label, fileName: namePartFile(translate, fileTitle(gameCatalog, subject, what), file) };
      if (isCardPrintKind(what)) {
        const request: PdfRequest = { what, settings, choice: choiceOf(what, choice) };
        return { ...named, request };
      }
      const request = sheetRequest(translate, what as SheetPrintKind, settings);
      const sheet = sheets.get(sheetKey(request));
      return { ...named, request, bytes: sheet !== undefined && 'bytes' in sheet ? sheet.bytes : undefined };
    });
  const title = titleOf(subject);
  if (settings.output === 'each') return { tasks, title };
  const merged = { title, fileName: nameMergedFile(translate, title), duplex: turnedOver(parts, settings) };
  return { tasks, title, merged };
}

/** Returns the edge over which the sheets are turned, or undefined if they are not turned. */
function turnedOver(parts: WantedPrint['parts'], { sides, paper }: WantedPrint['settings']) {
  const isTurned = parts.some(isCardPrintKind) && paper !== 'card' && (sides === 'long-edge' || sides === 'short-edge');
  return isTurned ? sides : undefined;
}

/** Counts the empty pages in the merged PDF. `mergePdfs` adds them so that each part begins on its own sheet. */
export function emptyPages(sections: readonly Section[], { parts, settings }: WantedPrint): number {
  if (settings.output === 'each' || turnedOver(parts, settings) === undefined) return 0;
  const counts = sections.map(({ pages }) => pages.length).filter((pages) => pages > 0);
  return counts.slice(0, -1).filter((pages) => pages % 2 === 1).length;
}
