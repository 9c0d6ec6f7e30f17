import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isCardPrintKind, type PrintKind, type SheetPrintKind } from '../../../../shared/print-job/print-job.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createSheetRequest, getKindSelection, type PrintChoices } from '../print-choices.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import { getSheetKey } from '../print-messages.ts';
import type { usePrinter } from '../use-printer.ts';
import { PdfReader } from './pdf-source.ts';
import { createCardsSection, createSheetSection, type OpenedSheet, type Section } from './sections.ts';

/** Returns the selected parts as pages, and asks the worker for what is missing. */
export function useSections(
  printer: ReturnType<typeof usePrinter>,
  { parts, settings, cardSelection }: PrintChoices,
  getKindText: (printKind: PrintKind) => PrintKindText,
): readonly Section[] {
  const translate = useTranslate();
  const { decks, sheets, workerFailure, requestDeck, requestSheet } = printer;
  useEffect(() => {
    if (workerFailure !== undefined) return;
    for (const printKind of parts) {
      if (isCardPrintKind(printKind)) requestDeck(printKind);
      else if (settings.format === 'pdf')
        requestSheet(createSheetRequest(translate, printKind as SheetPrintKind, settings));
    }
  }, [translate, parts, settings, workerFailure, requestDeck, requestSheet]);
  const openedSheets = useOpenedSheets(sheets);
  return useMemo(
    () =>
      parts.map((printKind): Section => {
        const isWorkerLost = workerFailure !== undefined;
        const isImages = settings.format !== 'pdf';
        const kindText = getKindText(printKind);
        if (isCardPrintKind(printKind)) {
          return createCardsSection(translate, {
            printKind,
            kindText,
            deck: decks[printKind],
            cardSelection: getKindSelection(printKind, cardSelection),
            settings,
            isImages,
            isWorkerLost,
          });
        }
        const sheetKey = getSheetKey(createSheetRequest(translate, printKind as SheetPrintKind, settings));
        return createSheetSection(translate, {
          sheetKind: printKind as SheetPrintKind,
          label: kindText.label,
          sheetKey,
          source: openedSheets.get(sheetKey),
          isImages,
          isWorkerLost,
        });
      }),
    [parts, settings, cardSelection, decks, openedSheets, workerFailure, getKindText, translate],
  );
}

/** Opens each finished sheet once. A sheet stays open until the screen closes or the sheet is no longer among `sheets`. */
function useOpenedSheets(sheets: MadeSheets): ReadonlyMap<string, OpenedSheet> {
  const [store] = useState(() => new OpenedSheets());
  useEffect(() => store.syncWith(sheets), [store, sheets]);
  useEffect(() => () => store.close(), [store]);
  return useStore(store.state, ({ opened: openedSheets }) => openedSheets);
}

type MadeSheets = ReturnType<typeof usePrinter>['sheets'];

class OpenedSheets {
  readonly state = createStore(() => ({ opened: new Map() as ReadonlyMap<string, OpenedSheet> }));
  /** The finished sheets that are open or being opened, by their key. */
  readonly #trackedSheets = new Map<string, object>();
  #reader: PdfReader | undefined;

  /** Closes the sheets that are gone and opens the new ones. */
  syncWith(sheets: MadeSheets): void {
    this.#closeGoneSheets(sheets);
    for (const [sheetKey, sheet] of sheets) {
      if (this.#trackedSheets.get(sheetKey) === sheet) continue;
      this.#trackedSheets.set(sheetKey, sheet);
      const publishSheet = (openedSheet: OpenedSheet) => this.#publish(sheetKey, sheet, openedSheet);
      if ('refused' in sheet) publishSheet(sheet);
      else {
        this.#reader ??= new PdfReader();
        const opening = this.#reader.open(sheet.bytes).then(publishSheet, (error: unknown) => {
          if (this.#trackedSheets.get(sheetKey) !== sheet) return;
          // The sheet is made and can be saved; only the preview fails.
          publishSheet({ unshown: true });
          throw error;
        });
        runInBackground('Opening a PDF', opening);
      }
    }
  }

  close(): void {
    this.#reader?.close();
    this.#reader = undefined;
    this.#trackedSheets.clear();
  }

  #closeGoneSheets(sheets: MadeSheets): void {
    for (const sheetKey of this.#trackedSheets.keys()) if (!sheets.has(sheetKey)) this.#trackedSheets.delete(sheetKey);
    const { opened: openedSheets } = this.state.getState();
    const goneSheets = [...openedSheets].filter(([sheetKey]) => !sheets.has(sheetKey));
    if (goneSheets.length === 0) return;
    for (const [, sheet] of goneSheets) if ('close' in sheet) sheet.close();
    this.state.setState({ opened: new Map([...openedSheets].filter(([sheetKey]) => sheets.has(sheetKey))) });
  }

  #publish(sheetKey: string, madeSheet: object, openedSheet: OpenedSheet): void {
    if (this.#trackedSheets.get(sheetKey) === madeSheet) {
      const previousSheet = this.state.getState().opened.get(sheetKey);
      if (previousSheet !== undefined && 'close' in previousSheet) previousSheet.close();
      this.state.setState(({ opened: openedSheets }) => ({ opened: new Map(openedSheets).set(sheetKey, openedSheet) }));
    } else if ('close' in openedSheet) openedSheet.close();
  }
}
