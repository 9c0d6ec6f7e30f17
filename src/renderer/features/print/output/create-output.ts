/** Turns the choices of the user into print tasks and file names. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { ImageFormat } from '../../../../shared/print/shop/image-names.ts';
import { SHOP_DPI } from '../../../../shared/print/shop/shops.ts';
import { isCardPrintKind, type SheetPrintKind } from '../../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { nameMergedFile, namePartFile } from '../../../strings/print.ts';
import type { Section } from '../pages/sections.ts';
import { createSheetRequest, getKindSelection, type PrintChoices } from '../print-choices.ts';
import { getPrintKindText } from '../print-kind-text.ts';
import { getSheetKey, type MadeSheet, type PdfRequest } from '../print-messages.ts';
import { getFileTitle, getSubjectTitle, type PrintSubject } from '../print-subject.ts';
import type { ImageOutput } from './make-images.ts';
import type { PdfOutput, PrintTask } from './make-pdfs.ts';

interface PdfOutputInput extends PrintChoices {
  /** The sections of the selected parts, with their pages. */
  readonly sections: readonly Section[];
  /** Sheets that are already made. They are saved as they were shown. */
  readonly sheets: ReadonlyMap<string, MadeSheet>;
}

/** Returns the request for card images. Text sheets cannot become images. */
export function createImageOutput(
  subject: PrintSubject,
  { parts, settings, cardSelection }: PrintChoices,
  format: ImageFormat,
): ImageOutput {
  const { bleed, sides } = settings.images;
  // Shops take bitmaps, so their templates do not apply to SVG files.
  const shop = format === 'png' ? settings.images.shop : undefined;
  const dpi = shop ? SHOP_DPI : settings.images.dpi;
  const cardParts = parts
    .filter(isCardPrintKind)
    .map((printKind) => ({ what: printKind, choice: getKindSelection(printKind, cardSelection) }));
  return { images: { parts: cardParts, format, sides, dpi, bleed, shop }, title: getSubjectTitle(subject) };
}

/** Returns the print tasks. Parts with nothing to print are left out. */
export function createPdfOutput(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  subject: PrintSubject,
  { parts, settings, cardSelection, sections, sheets }: PdfOutputInput,
): PdfOutput {
  const emptyKinds = new Set(sections.flatMap(({ printKind, note }) => (note?.kind === 'empty' ? [printKind] : [])));
  const tasks = parts
    .filter((printKind) => !emptyKinds.has(printKind))
    .map((printKind): PrintTask => {
      const { label, fileLabel } = getPrintKindText(translate, gameCatalog, printKind, subject);
      const taskNames = {
        title: label,
        fileName: namePartFile(translate, getFileTitle(gameCatalog, subject, printKind), fileLabel),
      };
      if (isCardPrintKind(printKind)) {
        const request: PdfRequest = { what: printKind, settings, choice: getKindSelection(printKind, cardSelection) };
        return { ...taskNames, request };
      }
      const request = createSheetRequest(translate, printKind as SheetPrintKind, settings);
      const madeSheet = sheets.get(getSheetKey(request));
      return {
        ...taskNames,
        request,
        bytes: madeSheet !== undefined && 'bytes' in madeSheet ? madeSheet.bytes : undefined,
      };
    });
  const title = getSubjectTitle(subject);
  if (settings.output === 'each') return { tasks, title };
  const merged = { title, fileName: nameMergedFile(translate, title), duplex: getFlipEdge(parts, settings) };
  return { tasks, title, merged };
}

/** Returns the edge over which the sheets are turned, or undefined if they are not turned. */
function getFlipEdge(parts: PrintChoices['parts'], { sides, paper }: PrintChoices['settings']) {
  const isFlipped =
    parts.some(isCardPrintKind) && paper !== 'card' && (sides === 'long-edge' || sides === 'short-edge');
  return isFlipped ? sides : undefined;
}

/** Counts the empty pages in the merged PDF. `mergePdfs` adds them so that each part begins on its own sheet. */
export function countEmptyPages(sections: readonly Section[], { parts, settings }: PrintChoices): number {
  if (settings.output === 'each' || getFlipEdge(parts, settings) === undefined) return 0;
  const pageCounts = sections.map((section) => section.pages.length).filter((pageCount) => pageCount > 0);
  return pageCounts.slice(0, -1).filter((pageCount) => pageCount % 2 === 1).length;
}
