import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { CardPrintKind, PrintJob, PrintProgress, SheetOutput } from '../../../shared/print-job/print-job.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import type { ImageMaker } from './output/make-images.ts';
import {
  type CardSideId,
  type DeckReply,
  getSheetKey,
  getSideKey,
  type MadeSheet,
  type PdfRequest,
  type PdfResult,
} from './print-messages.ts';
import { Printer } from './printer.ts';
import { updateSideCache } from './side-cache.ts';

/** A side of a card as an image. */
export interface CardSideImage extends CardSideId {
  readonly href: string;
  /** The bleed around the trim, in millimeters. */
  readonly bleed: number;
}

/**
 * The number of sides that are requested at once. The sides of the visible sheet are requested before those of the
 * thumbnails.
 */
const MAX_REQUESTED_SIDES = 20;

const revokeImages = (sideImages: Iterable<CardSideImage>): void => {
  for (const { href } of sideImages) URL.revokeObjectURL(href);
};

/** Results of the worker for the current job and template. */
export interface PrinterState {
  /** Undefined while the cards are being checked, and when they cannot be checked. */
  readonly findings: readonly PreflightFinding[] | undefined;
  readonly decks: Readonly<Partial<Record<CardPrintKind, DeckReply>>>;
  readonly sheets: ReadonlyMap<string, MadeSheet>;
  readonly sideImages: ReadonlyMap<string, CardSideImage>;
  /** The reason why the worker is gone. Nothing more arrives until something is printed again. */
  readonly workerFailure: string | undefined;
}

const EMPTY_STATE: PrinterState = {
  findings: undefined,
  decks: {},
  sheets: new Map(),
  sideImages: new Map(),
  workerFailure: undefined,
};

/** Requests that were sent to the worker for the visible pages. */
interface PrinterRequests {
  readonly decks: Set<CardPrintKind>;
  readonly sheets: Map<string, SheetOutput>;
  readonly arrivedSheets: Set<string>;
  /** The sides of the visible pages. */
  visibleSides: readonly CardSideId[];
  sideImages: ReadonlyMap<string, CardSideImage>;
  /**
   * Whether sides are being drawn. The next request waits until they are done, and contains only the sides that are still needed.
   */
  isDrawing: boolean;
  isWorkerLost: boolean;
}

const createRequests = (): PrinterRequests => ({
  decks: new Set(),
  sheets: new Map(),
  arrivedSheets: new Set(),
  visibleSides: [],
  sideImages: new Map(),
  isDrawing: false,
  isWorkerLost: false,
});

/** Returns the printer of an open screen: its results, its progress, and functions to request, make and stop prints. */
export function usePrinter(job: PrintJob, templateId: string, onFailed: (reason: string) => void) {
  const translate = useTranslate();
  const printer = useRef<Printer>(undefined);
  const requests = useRef(createRequests());
  const [printerState, setPrinterState] = useState(EMPTY_STATE);
  const [progress, setProgress] = useState<PrintProgress>();
  const failureHandler = useLatest(onFailed);

  const drawMissingSides = useCallback(() => {
    const { visibleSides, sideImages, isDrawing, isWorkerLost } = requests.current;
    const missingSides = visibleSides.filter((cardSide) => !sideImages.has(getSideKey(cardSide)));
    if (isDrawing || isWorkerLost || missingSides.length === 0) return;
    requests.current.isDrawing = true;
    printer.current?.requestSides(missingSides.slice(0, MAX_REQUESTED_SIDES));
  }, []);

  useEffect(() => {
    requests.current = createRequests();
    setPrinterState(EMPTY_STATE);
    setProgress(undefined);
    const newPrinter = new Printer(translate, job, templateId, {
      onChecked: (findings) => setPrinterState((current) => ({ ...current, findings })),
      onDeck: (printKind, deck) =>
        setPrinterState((current) => ({ ...current, decks: { ...current.decks, [printKind]: deck } })),
      onSheet: (sheetKey, sheet) => {
        requests.current.arrivedSheets.add(sheetKey);
        setPrinterState((current) => ({ ...current, sheets: new Map(current.sheets).set(sheetKey, sheet) }));
      },
      onSidesDrawn: (drawnSides) => {
        const currentRequests = requests.current;
        currentRequests.isDrawing = false;
        const previousImages = currentRequests.sideImages;
        const newImages = drawnSides.map(
          ({ file, ...cardSide }): CardSideImage => ({ ...cardSide, href: URL.createObjectURL(file) }),
        );
        currentRequests.sideImages = updateSideCache(previousImages, newImages, currentRequests.visibleSides);
        revokeImages(
          [...previousImages].flatMap(([imageKey, sideImage]) =>
            currentRequests.sideImages.has(imageKey) ? [] : [sideImage],
          ),
        );
        setPrinterState((current) => ({ ...current, sideImages: currentRequests.sideImages }));
        drawMissingSides();
      },
      onProgress: setProgress,
      onRequestFailed: (reason) => failureHandler.current(reason),
      onWorkerLost: (reason) => {
        requests.current.isWorkerLost = true;
        requests.current.isDrawing = false;
        setPrinterState((current) => ({ ...current, workerFailure: reason }));
      },
    });
    printer.current = newPrinter;
    return () => {
      newPrinter.close();
      revokeImages(requests.current.sideImages.values());
    };
  }, [job, templateId, drawMissingSides, failureHandler, translate]);

  /** Repeats the requests that a lost worker did not answer. */
  const repeatRequests = useCallback(() => {
    const { decks, sheets, arrivedSheets } = requests.current;
    for (const printKind of decks) printer.current?.requestDeck(printKind);
    for (const [sheetKey, sheet] of sheets) if (!arrivedSheets.has(sheetKey)) printer.current?.requestSheet(sheet);
    drawMissingSides();
  }, [drawMissingSides]);

  /** Requests a deck that is not known yet. Each deck is requested once. */
  const requestDeck = useCallback((printKind: CardPrintKind) => {
    const { decks, isWorkerLost } = requests.current;
    if (printKind === 'cards' || decks.has(printKind) || isWorkerLost) return;
    decks.add(printKind);
    printer.current?.requestDeck(printKind);
  }, []);
  const requestSheet = useCallback((sheet: SheetOutput) => {
    const { sheets, isWorkerLost } = requests.current;
    const sheetKey = getSheetKey(sheet);
    if (sheets.has(sheetKey) || isWorkerLost) return;
    sheets.set(sheetKey, sheet);
    printer.current?.requestSheet(sheet);
  }, []);
  const requestSides = useCallback(
    (visibleSides: readonly CardSideId[]) => {
      requests.current.visibleSides = visibleSides;
      drawMissingSides();
    },
    [drawMissingSides],
  );

  /** Prepares for a new print, and repeats the requests if the worker is gone. */
  const restartIfLost = useCallback(() => {
    if (requests.current.isWorkerLost) {
      requests.current.isWorkerLost = false;
      setPrinterState((current) => ({ ...current, workerFailure: undefined }));
      repeatRequests();
    }
    setProgress(undefined);
  }, [repeatRequests]);

  /** Returns the PDF, or undefined if it was stopped. Rejects with the reason if the PDF cannot be made. */
  const makePdf = useCallback(
    async (request: PdfRequest): Promise<PdfResult | undefined> => {
      restartIfLost();
      return printer.current?.makePdf(request);
    },
    [restartIfLost],
  );

  /** Makes card images. Resolves to undefined or rejects like `makePdf`. */
  const imageMaker = useMemo<ImageMaker>(
    () => ({
      start: async (request) => {
        restartIfLost();
        return printer.current?.startImages(request);
      },
      drawImage: async (imageIndex) => printer.current?.drawImage(imageIndex),
    }),
    [restartIfLost],
  );

  /** Stops the current work and all other requests. */
  const stop = useCallback(() => {
    requests.current.isDrawing = false;
    printer.current?.stop();
    repeatRequests();
  }, [repeatRequests]);

  return { ...printerState, progress, makePdf, imageMaker, stop, requestDeck, requestSheet, requestSides };
}
