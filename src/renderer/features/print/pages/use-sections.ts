import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isCardPrintKind, type PrintKind, type SheetPrintKind } from '../../../../shared/print-job/print-job.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { sheetKey } from '../job.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import type { usePrinter } from '../use-printer.ts';
import { choiceOf, sheetRequest, type WantedPrint } from '../wanted.ts';
import { PdfReader } from './pdf-source.ts';
import { cardsSection, type OpenedSheet, type Section, sheetSection } from './sections.ts';

/** Returns the selected parts as pages, and asks the worker for what is missing. */
export function useSections(
  printer: ReturnType<typeof usePrinter>,
  { parts, settings, choice }: WantedPrint,
  textOf: (what: PrintKind) => PrintKindText,
): readonly Section[] {
  const translate = useTranslate();
  const { decks, sheets, lost, askDeck, askSheet } = printer;
  useEffect(() => {
    if (lost !== undefined) return;
    for (const what of parts) {
      if (isCardPrintKind(what)) askDeck(what);
      else if (settings.format === 'pdf') askSheet(sheetRequest(translate, what as SheetPrintKind, settings));
    }
  }, [translate, parts, settings, lost, askDeck, askSheet]);
  const opened = useOpened(sheets);
  return useMemo(
    () =>
      parts.map((what): Section => {
        const isLost = lost !== undefined;
        const isImages = settings.format !== 'pdf';
        const text = textOf(what);
        if (isCardPrintKind(what)) {
          return cardsSection(translate, {
            what,
            text,
            deck: decks[what],
            choice: choiceOf(what, choice),
            settings,
            isImages,
            isLost,
          });
        }
        const key = sheetKey(sheetRequest(translate, what as SheetPrintKind, settings));
        return sheetSection(translate, {
          what: what as SheetPrintKind,
          label: text.label,
          key,
          source: opened.get(key),
          isImages,
          isLost,
        });
      }),
    [parts, settings, choice, decks, opened, lost, textOf, translate],
  );
}

/** Opens each sheet that arrives once. A sheet stays open until the screen closes or the sheet is made again. */
function useOpened(sheets: Sheets): ReadonlyMap<string, OpenedSheet> {
  const [store] = useState(() => new OpenedSheets());
  useEffect(() => store.follow(sheets), [store, sheets]);
  useEffect(() => () => store.close(), [store]);
  return useStore(store.state, ({ opened }) => opened);
}

type Sheets = ReturnType<typeof usePrinter>['sheets'];

class OpenedSheets {
  readonly state = createStore(() => ({ opened: new Map() as ReadonlyMap<string, OpenedSheet> }));
  /** The sheets that are open or being opened. */
  readonly #begun = new Map<string, object>();
  #reader: PdfReader | undefined;

  /** Closes the sheets that are gone and opens the new ones. */
  follow(sheets: Sheets): void {
    this.#forgetOthers(sheets);
    for (const [key, sheet] of sheets) {
      if (this.#begun.get(key) === sheet) continue;
      this.#begun.set(key, sheet);
      const put = (opened: OpenedSheet) => this.#put(key, sheet, opened);
      if ('refused' in sheet) put(sheet);
      else {
        this.#reader ??= new PdfReader();
        const opening = this.#reader.open(sheet.bytes).then(put, (error: unknown) => {
          if (this.#begun.get(key) !== sheet) return;
          // The sheet is made and can be saved; only the preview fails.
          put({ unshown: true });
          throw error;
        });
        runInBackground('Opening a PDF', opening);
      }
    }
  }

  close(): void {
    this.#reader?.close();
    this.#reader = undefined;
    this.#begun.clear();
  }

  #forgetOthers(sheets: Sheets): void {
    for (const key of this.#begun.keys()) if (!sheets.has(key)) this.#begun.delete(key);
    const { opened } = this.state.getState();
    const gone = [...opened].filter(([key]) => !sheets.has(key));
    if (gone.length === 0) return;
    for (const [, sheet] of gone) if ('close' in sheet) sheet.close();
    this.state.setState({ opened: new Map([...opened].filter(([key]) => sheets.has(key))) });
  }

  #put(key: string, sheet: object, sheetOpened: OpenedSheet): void {
    if (this.#begun.get(key) === sheet) {
      this.state.setState(({ opened }) => ({ opened: new Map(opened).set(key, sheetOpened) }));
    } else if ('close' in sheetOpened) sheetOpened.close();
  }
}
