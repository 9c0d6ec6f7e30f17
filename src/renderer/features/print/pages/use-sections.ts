import { useEffect, useMemo, useRef, useState } from 'react';
import { inBackground } from '../../../failures/in-background.ts';
import { isCardPrintKind, type PrintKind, type SheetPrintKind, sheetKey } from '../job.ts';
import type { PrintKindText } from '../print-kind-text.ts';
import type { usePrinter } from '../use-printer.ts';
import { choiceOf, sheetRequest, type WantedPrint } from '../wanted.ts';
import { PdfReader } from './pdf-source.ts';
import { cardsSection, type OpenedSheet, type Section, sheetSection } from './sections.ts';

/** What is ticked as pages. Asks the worker for what it does not know yet. */
export function useSections(
  printer: ReturnType<typeof usePrinter>,
  { parts, settings, choice }: WantedPrint,
  textOf: (what: PrintKind) => PrintKindText,
): readonly Section[] {
  const { decks, sheets, lost, askDeck, askSheet } = printer;
  useEffect(() => {
    if (lost !== undefined) return;
    for (const what of parts) {
      if (isCardPrintKind(what)) askDeck(what);
      else if (settings.format === 'pdf') askSheet(sheetRequest(what as SheetPrintKind, settings));
    }
  }, [parts, settings, lost, askDeck, askSheet]);
  const opened = useOpened(sheets);
  return useMemo(
    () =>
      parts.map((what): Section => {
        const isLost = lost !== undefined;
        const isImages = settings.format !== 'pdf';
        const text = textOf(what);
        if (isCardPrintKind(what)) {
          return cardsSection({
            what,
            text,
            deck: decks[what],
            choice: choiceOf(what, choice),
            settings,
            isImages,
            isLost,
          });
        }
        const key = sheetKey(sheetRequest(what as SheetPrintKind, settings));
        return sheetSection({
          what: what as SheetPrintKind,
          label: text.label,
          key,
          source: opened.get(key),
          isImages,
          isLost,
        });
      }),
    [parts, settings, choice, decks, opened, lost, textOf],
  );
}

/** The sheets that have come, each opened once, until the screen is left or they are made anew. */
function useOpened(sheets: ReturnType<typeof usePrinter>['sheets']): ReadonlyMap<string, OpenedSheet> {
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedSheet>>(new Map());
  const begun = useRef(new Map<string, object>());
  const reader = useRef<PdfReader>(undefined);
  useEffect(() => {
    const known = begun.current;
    for (const key of known.keys()) if (!sheets.has(key)) known.delete(key);
    setOpened((now) => ([...now.keys()].every((key) => sheets.has(key)) ? now : only(now, sheets)));
    for (const [key, sheet] of sheets) {
      if (known.get(key) === sheet) continue;
      known.set(key, sheet);
      const put = (one: OpenedSheet) => {
        if (known.get(key) === sheet) setOpened((now) => new Map(now).set(key, one));
        else if ('close' in one) one.close();
      };
      if ('refused' in sheet) put(sheet);
      else {
        reader.current ??= new PdfReader();
        const opening = reader.current.open(sheet.bytes).then(put, (error: unknown) => {
          if (known.get(key) !== sheet) return;
          // It is made, and can be saved: only looking at it fails.
          put({ unshown: true });
          throw error;
        });
        inBackground('Opening a PDF', opening);
      }
    }
  }, [sheets]);
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = undefined;
      begun.current.clear();
    },
    [],
  );
  return opened;
}

function only(
  opened: ReadonlyMap<string, OpenedSheet>,
  sheets: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, OpenedSheet> {
  for (const [key, one] of opened) if (!sheets.has(key) && 'close' in one) one.close();
  return new Map([...opened].filter(([key]) => sheets.has(key)));
}
