import type { CardSelection } from '../../../shared/print/deck/selection.ts';
import type { PrintKind, SheetOutput, SheetPrintKind } from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { FIRST_SELECTION, type PrintSettings, sheetPaperOf } from './options/settings.ts';
import { sheetLanguageOf } from './options/sheet-language.ts';

/** Everything that the user has selected on the screen. */
export interface WantedPrint {
  readonly parts: readonly PrintKind[];
  readonly settings: PrintSettings;
  readonly choice: CardSelection;
}

/**
 * Returns the card selection for a print kind. Copies of single cards and the filter for changed cards apply only to the
 * characters.
 */
export const choiceOf = (what: PrintKind, choice: CardSelection): CardSelection =>
  what === 'cards' ? choice : { ...FIRST_SELECTION, copies: choice.copies };

export const sheetRequest = (translate: Translate, what: SheetPrintKind, settings: PrintSettings): SheetOutput => ({
  what,
  paper: sheetPaperOf(settings),
  language: sheetLanguageOf(translate, settings),
  ...(what === 'roster' ? { roster: settings.roster } : {}),
});
