import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { CardPrintKind, PrintJob, PrintProgress, SheetOutput } from '../../../shared/print-job/print-job.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import {
  type CardSideId,
  type DeckReply,
  type MadeSheet,
  type PdfRequest,
  type PdfResult,
  sheetKey,
  sideKey,
} from './job.ts';
import { keptSides } from './kept-sides.ts';
import type { ImageMaker } from './output/make-images.ts';
import { Printer } from './printer.ts';

/** A side of a card as an image. */
export interface ShownSide extends CardSideId {
  readonly href: string;
  /** The bleed around the trim, in millimeters. */
  readonly bleed: number;
}

/**
 * The number of sides that are requested at once. The sides of the visible sheet are requested before those of the
 * thumbnails.
 */
const MOST_ASKED = 20;

const forget = (cardSides: Iterable<ShownSide>): void => {
  for (const { href } of cardSides) URL.revokeObjectURL(href);
};

/** Results of the worker for the current job and template. */
export interface Known {
  /** Undefined while the cards are being checked, and when they cannot be checked. */
  readonly findings: readonly PreflightFinding[] | undefined;
  readonly decks: Readonly<Partial<Record<CardPrintKind, DeckReply>>>;
  readonly sheets: ReadonlyMap<string, MadeSheet>;
  readonly cardSides: ReadonlyMap<string, ShownSide>;
  /** The reason why the worker is gone. Nothing more arrives until something is printed again. */
  readonly lost: string | undefined;
}

const NOTHING: Known = { findings: undefined, decks: {}, sheets: new Map(), cardSides: new Map(), lost: undefined };

/** Requests that were sent to the worker for the visible pages. */
interface Asked {
  readonly decks: Set<CardPrintKind>;
  readonly sheets: Map<string, SheetOutput>;
  readonly came: Set<string>;
  /** The sides of the visible pages. */
  wanted: readonly CardSideId[];
  cardSides: ReadonlyMap<string, ShownSide>;
  /**
   * Whether sides are being drawn. The next request waits for them, and contains only the sides that are still needed.
   */
  drawing: boolean;
  lost: boolean;
}

const asking = (): Asked => ({
  decks: new Set(),
  sheets: new Map(),
  came: new Set(),
  wanted: [],
  cardSides: new Map(),
  drawing: false,
  lost: false,
});

/** Returns the printer of an open screen: its results, its progress, and functions to request, make and stop prints. */
export function usePrinter(job: PrintJob, template: string, onFailed: (reason: string) => void) {
  const translate = useTranslate();
  const printer = useRef<Printer>(undefined);
  const asked = useRef(asking());
  const [known, setKnown] = useState(NOTHING);
  const [progress, setProgress] = useState<PrintProgress>();
  const failed = useLatest(onFailed);

  const drawNext = useCallback(() => {
    const { wanted, cardSides, drawing, lost } = asked.current;
    const missing = wanted.filter((side) => !cardSides.has(sideKey(side)));
    if (drawing || lost || missing.length === 0) return;
    asked.current.drawing = true;
    printer.current?.draw(missing.slice(0, MOST_ASKED));
  }, []);

  useEffect(() => {
    asked.current = asking();
    setKnown(NOTHING);
    setProgress(undefined);
    const made = new Printer(translate, job, template, {
      onChecked: (findings) => setKnown((now) => ({ ...now, findings })),
      onDeck: (what, deck) => setKnown((now) => ({ ...now, decks: { ...now.decks, [what]: deck } })),
      onSheet: (key, sheet) => {
        asked.current.came.add(key);
        setKnown((now) => ({ ...now, sheets: new Map(now.sheets).set(key, sheet) }));
      },
      onDrawn: (came) => {
        const at = asked.current;
        at.drawing = false;
        const before = at.cardSides;
        const shown = came.map(({ file, ...side }): ShownSide => ({ ...side, href: URL.createObjectURL(file) }));
        at.cardSides = keptSides(before, shown, at.wanted);
        forget([...before].flatMap(([key, side]) => (at.cardSides.has(key) ? [] : [side])));
        setKnown((now) => ({ ...now, cardSides: at.cardSides }));
        drawNext();
      },
      onProgress: setProgress,
      onFailed: (reason) => failed.current(reason),
      onLost: (reason) => {
        asked.current.lost = true;
        asked.current.drawing = false;
        setKnown((now) => ({ ...now, lost: reason }));
      },
    });
    printer.current = made;
    return () => {
      made.close();
      forget(asked.current.cardSides.values());
    };
  }, [job, template, drawNext, failed, translate]);

  /** Repeats the requests that a lost worker did not answer. */
  const askAgain = useCallback(() => {
    const { decks, sheets, came } = asked.current;
    for (const what of decks) printer.current?.deck(what);
    for (const [key, sheet] of sheets) if (!came.has(key)) printer.current?.sheet(sheet);
    drawNext();
  }, [drawNext]);

  /** Asks for a deck that is not known yet. Each deck is requested once. */
  const askDeck = useCallback((what: CardPrintKind) => {
    const { decks, lost } = asked.current;
    if (what === 'cards' || decks.has(what) || lost) return;
    decks.add(what);
    printer.current?.deck(what);
  }, []);
  const askSheet = useCallback((sheet: SheetOutput) => {
    const { sheets, lost } = asked.current;
    const key = sheetKey(sheet);
    if (sheets.has(key) || lost) return;
    sheets.set(key, sheet);
    printer.current?.sheet(sheet);
  }, []);
  const askSides = useCallback(
    (wanted: readonly CardSideId[]) => {
      asked.current.wanted = wanted;
      drawNext();
    },
    [drawNext],
  );

  /** Prepares a new print, and restarts a worker that is gone. */
  const again = useCallback(() => {
    if (asked.current.lost) {
      asked.current.lost = false;
      setKnown((now) => ({ ...now, lost: undefined }));
      askAgain();
    }
    setProgress(undefined);
  }, [askAgain]);

  /** Returns the PDF, or undefined if it was stopped. Rejects with the reason if the PDF cannot be made. */
  const make = useCallback(
    async (wanted: PdfRequest): Promise<PdfResult | undefined> => {
      again();
      return printer.current?.make(wanted);
    },
    [again],
  );

  /** Makes card images. Stops and rejects as `make` does. */
  const images = useMemo<ImageMaker>(
    () => ({
      begin: async (wanted) => {
        again();
        return printer.current?.beginImages(wanted);
      },
      image: async (index) => printer.current?.image(index),
    }),
    [again],
  );

  /** Stops the current work and all other requests. */
  const stop = useCallback(() => {
    asked.current.drawing = false;
    printer.current?.stop();
    askAgain();
  }, [askAgain]);

  return { ...known, progress, make, images, stop, askDeck, askSheet, askSides };
}
