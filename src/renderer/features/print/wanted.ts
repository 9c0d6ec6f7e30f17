import type { CardSelection } from '../../../shared/print/deck/selection.ts';
import type { PrintKind, SheetOutput, SheetPrintKind } from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { FIRST_SELECTION, type PrintSettings, sheetPaperOf } from './options/settings.ts';
import { sheetLanguageOf } from './options/sheet-language.ts';

/** Everything that is chosen on the screen. */
export interface WantedPrint {
  readonly parts: readonly PrintKind[];
  readonly settings: PrintSettings;
  readonly choice: CardSelection;
}

/** Copies of single cards and what changed are about the characters alone. */
export const choiceOf = (what: PrintKind, choice: CardSelection): CardSelection =>
  what === 'cards' ? choice : { ...FIRST_SELECTION, copies: choice.copies };

export const sheetRequest = (translate: Translate, what: SheetPrintKind, settings: PrintSettings): SheetOutput => ({
  what,
  paper: sheetPaperOf(settings),
  language: sheetLanguageOf(translate, settings),
  ...(what === 'roster' ? { roster: settings.roster } : {}),
});
