import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isCardPrintKind, isSheetPrintKind, type PrintKind } from '../../../../shared/print-job/print-job.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createSheetRequest, getFlipEdge, getKindSelection, type PrintChoices } from '../print-choices.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import { getSheetKey } from '../print-messages.ts';
import type { usePrinter } from '../use-printer.ts';
import { PdfReader } from './pdf-source.ts';
import { planSections } from './plan-sections.ts';
import { createCardsSections, createSheetSection, type OpenedSheet, type Section } from './sections.ts';

/**
 * Returns the selected parts as pages, in the order of the PDF, and a function that returns them for other choices. Asks the worker for
 * what is missing.
 */
export function useSections(
  printer: ReturnType<typeof usePrinter>,
  choices: PrintChoices,
  getKindText: (printKind: PrintKind) => PrintKindText,
): { sections: readonly Section[]; createSections: (choices: PrintChoices) => readonly Section[] } {
  const translate = useTranslate();
  const { decks, sheets, workerFailure, requestDeck, requestSheet } = printer;
  useEffect(() => {
    if (workerFailure !== undefined) return;
    const { parts, settings } = choices;
    for (const printKind of parts) {
      if (isCardPrintKind(printKind)) requestDeck(printKind);
      else if (isSheetPrintKind(printKind) && settings.format === 'pdf')
        requestSheet(createSheetRequest(translate, printKind, settings));
    }
  }, [translate, choices, workerFailure, requestDeck, requestSheet]);
  const openedSheets = useOpenedSheets(sheets);
  const createSections = useCallback(
    ({ parts, settings, cardSelection }: PrintChoices): readonly Section[] => {
      const isWorkerLost = workerFailure !== undefined;
      const isImages = settings.format !== 'pdf';
      const isOnePdf = !isImages && settings.output === 'one';
      const cardsSections = createCardsSections(translate, {
        parts: parts.filter(isCardPrintKind).map((printKind) => ({
          printKind,
          kindText: getKindText(printKind),
          deck: decks[printKind],
          cardSelection: getKindSelection(printKind, cardSelection),
        })),
        settings,
        isShared: isOnePdf && settings.paper !== 'card',
        sharedLabel: decks.cards?.label ?? '',
        isImages,
        isWorkerLost,
      });
      const sheetSections = parts.filter(isSheetPrintKind).map((sheetKind) => {
        const sheetKey = getSheetKey(createSheetRequest(translate, sheetKind, settings));
        return createSheetSection(translate, {
          sheetKind,
          label: getKindText(sheetKind).label,
          sheetKey,
          source: openedSheets.get(sheetKey),
          isImages,
          isWorkerLost,
        });
      });
      const sections = [...cardsSections, ...sheetSections];
      return isOnePdf && getFlipEdge(parts, settings) !== undefined ? planSections(translate, sections) : sections;
    },
    [decks, openedSheets, workerFailure, getKindText, translate],
  );
  const sections = useMemo(() => createSections(choices), [createSections, choices]);
  return { sections, createSections };
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
