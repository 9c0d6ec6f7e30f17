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
  type ImagesRequest,
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
 * The maximum number of sides in one request. With small requests, the sides of the visible pages arrive before the sides of the
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

/** The requests that were sent to the worker, and what has arrived. */
interface PrinterRequests {
  readonly decks: Set<CardPrintKind>;
  readonly arrivedDecks: Set<CardPrintKind>;
  readonly sheets: Map<string, SheetOutput>;
  readonly arrivedSheets: Set<string>;
  /** The sides of the visible pages. */
  visibleSides: readonly CardSideId[];
  sideImages: ReadonlyMap<string, CardSideImage>;
  /**
   * Whether sides are being drawn. The next request is sent when they have arrived, and contains only the sides that are visible
   * by then.
   */
  isDrawing: boolean;
  isWorkerLost: boolean;
}

const createRequests = (): PrinterRequests => ({
  decks: new Set(),
  arrivedDecks: new Set(),
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
  /** How often open requests were repeated, which includes the count of the files of images. */
  const [repeatCount, setRepeatCount] = useState(0);
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
      onDeck: (printKind, deck) => {
        requests.current.arrivedDecks.add(printKind);
        setPrinterState((current) => ({ ...current, decks: { ...current.decks, [printKind]: deck } }));
      },
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

  /** Sends the requests whose answers have not arrived to a new worker. If nothing is missing, no worker starts. */
  const repeatRequests = useCallback(() => {
    const { decks, arrivedDecks, sheets, arrivedSheets } = requests.current;
    for (const printKind of decks) if (!arrivedDecks.has(printKind)) printer.current?.requestDeck(printKind);
    for (const [sheetKey, sheet] of sheets) if (!arrivedSheets.has(sheetKey)) printer.current?.requestSheet(sheet);
    drawMissingSides();
    setRepeatCount((current) => current + 1);
  }, [drawMissingSides]);

  /** Requests a deck, unless it was requested before. The check sends the deck of the character cards without a request. */
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

  /** Returns the PDF, or undefined if the printer was stopped. Rejects with the reason if the PDF cannot be made. */
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

  /** Counts the files that a request for images makes. Resolves to undefined if the printer was stopped or its worker is gone. */
  const countImageFiles = useCallback(
    async (request: ImagesRequest): Promise<number | undefined> =>
      requests.current.isWorkerLost ? undefined : printer.current?.countImageFiles(request),
    [],
  );

  /** Stops the current print. The preview's open requests are sent again, because stopping ends them as well. */
  const stop = useCallback(() => {
    requests.current.isDrawing = false;
    printer.current?.stop();
    repeatRequests();
  }, [repeatRequests]);

  return {
    ...printerState,
    progress,
    makePdf,
    imageMaker,
    countImageFiles,
    repeatCount,
    stop,
    requestDeck,
    requestSheet,
    requestSides,
  };
}
