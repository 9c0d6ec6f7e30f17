/** Turns the choices of the user into print tasks and file names. */

import { PRINT_DPI } from '../../../../shared/card/pictures/pictures.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { CardSelection } from '../../../../shared/print/deck/selection.ts';
import type { ImageFormat } from '../../../../shared/print/shop/image-names.ts';
import { SHOP_DPI } from '../../../../shared/print/shop/shops.ts';
import {
  type CardsPart,
  isCardPrintKind,
  isSheetPrintKind,
  type PrintKind,
} from '../../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { nameMergedFile, namePartFile } from '../../../strings/print.ts';
import type { OutputKind, PrintSettings } from '../options/print-settings.ts';
import type { Section } from '../pages/sections.ts';
import { createSheetRequest, getFlipEdge, getKindSelection, type PrintChoices } from '../print-choices.ts';
import { getPrintKindText } from '../print-kind-text.ts';
import { getSheetKey, type MadeSheet } from '../print-messages.ts';
import { getFileTitle, getSubjectTitle, type PrintSubject } from '../print-subject.ts';
import type { ImageOutput } from './make-images.ts';
import type { PdfOutput, PrintTask } from './make-pdfs.ts';

interface PdfOutputInput extends PrintChoices {
  /** The sections of the selected parts, as the preview shows them. */
  readonly sections: readonly Section[];
  /** Sheets that are already made. They are saved as they were shown. */
  readonly sheets: ReadonlyMap<string, MadeSheet>;
}

/** Returns the request for card images. Text sheets cannot become images. */
export function createImageOutput(
  subject: PrintSubject,
  { parts, settings, cardSelection }: PrintChoices,
  format: ImageFormat | 'tts',
): ImageOutput {
  const { bleed, sides } = settings.images;
  // Shops take bitmaps, so their templates do not apply to SVG files.
  const shop = format === 'png' ? settings.images.shop : undefined;
  const dpi = shop ? SHOP_DPI : settings.images.dpi;
  const title = getSubjectTitle(subject);
  const cardsParts = createCardsParts(parts, cardSelection);
  if (format === 'tts') {
    const simulator = { title, address: settings.images.address.trim() };
    return { images: { parts: cardsParts, format: 'png', sides: 'both', dpi: PRINT_DPI, bleed: 0, simulator }, title };
  }
  return { images: { parts: cardsParts, format, sides, dpi, bleed, shop }, title };
}

/** Returns the print tasks: one for each section with something to print, in their order. */
export function createPdfOutput(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  subject: PrintSubject,
  { parts, settings, cardSelection, sections, sheets }: PdfOutputInput,
): PdfOutput {
  const title = getSubjectTitle(subject);
  const mergedName = nameMergedFile(translate, title);
  const tasks = sections
    .filter(({ note }) => note?.kind !== 'empty')
    .map(({ printKinds, label }): PrintTask => {
      const [printKind = 'cards', secondKind] = printKinds;
      const { fileLabel } = getPrintKindText(translate, gameCatalog, printKind, subject);
      const fileName =
        secondKind === undefined
          ? namePartFile(translate, getFileTitle(gameCatalog, subject, printKind), fileLabel)
          : mergedName;
      if (isSheetPrintKind(printKind)) {
        const request = createSheetRequest(translate, printKind, settings);
        const madeSheet = sheets.get(getSheetKey(request));
        const isMade = madeSheet !== undefined && 'bytes' in madeSheet;
        return { title: label, fileName, request, ...(isMade ? { made: madeSheet } : {}) };
      }
      const cardsParts = createCardsParts(printKinds, cardSelection);
      return { title: label, fileName, request: { what: 'cut-sheets', parts: cardsParts, settings } };
    });
  if (getOutputKind(settings, parts) === 'each') return { tasks, title };
  return { tasks, title, merged: { title, fileName: mergedName, duplex: getFlipEdge(parts, settings) } };
}

/** Returns how the parts are saved. Cards as PDF/X have a file of their own, since text sheets have the colors of screens. */
export const getOutputKind = ({ output, isPdfX }: PrintSettings, parts: readonly PrintKind[]): OutputKind =>
  isPdfX && parts.some(isCardPrintKind) && parts.some(isSheetPrintKind) ? 'each' : output;

/** Returns the kinds of cards with their selections. */
const createCardsParts = (printKinds: readonly PrintKind[], cardSelection: CardSelection): CardsPart[] =>
  printKinds
    .filter(isCardPrintKind)
    .map((printKind) => ({ what: printKind, choice: getKindSelection(printKind, cardSelection) }));
