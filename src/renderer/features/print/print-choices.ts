import type { CardSelection } from '../../../shared/print/deck/selection.ts';
import {
  isCardPrintKind,
  type PrintKind,
  type SheetOutput,
  type SheetPrintKind,
} from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { DEFAULT_SELECTION, getSheetPaper, type PrintSettings } from './options/print-settings.ts';
import { getSheetLanguage } from './options/sheet-language.ts';

/** Everything that the user has selected on the screen. */
export interface PrintChoices {
  readonly parts: readonly PrintKind[];
  readonly settings: PrintSettings;
  readonly cardSelection: CardSelection;
}

/**
 * Returns the card selection for a print kind. Copies of single cards and the filter for changed cards apply only to the
 * characters.
 */
export const getKindSelection = (printKind: PrintKind, cardSelection: CardSelection): CardSelection =>
  printKind === 'cards' ? cardSelection : { ...DEFAULT_SELECTION, copies: cardSelection.copies };

/** Returns the edge over which the sheets of one PDF are turned, or undefined if they are not turned. */
export function getFlipEdge(parts: PrintChoices['parts'], { sides, paper }: PrintSettings) {
  const isFlipped =
    parts.some(isCardPrintKind) && paper !== 'card' && (sides === 'long-edge' || sides === 'short-edge');
  return isFlipped ? sides : undefined;
}

export const createSheetRequest = (
  translate: Translate,
  sheetKind: SheetPrintKind,
  settings: PrintSettings,
): SheetOutput => ({
  what: sheetKind,
  paper: getSheetPaper(settings),
  language: getSheetLanguage(translate, settings),
  ...(sheetKind === 'roster' ? { roster: settings.roster } : {}),
});
