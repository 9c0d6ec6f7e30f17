import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardInfo } from '../../../shared/print/deck/selection.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import { toast } from '../../app/toasts/toasts.ts';
import { saveFile } from '../../platform/save-file.ts';
import { reasonOf } from '../../strings/failures.ts';
import { PRINT } from '../../strings/print.ts';
import {
  type CardPrintKind,
  type CardSideId,
  type Order,
  type PdfRequest,
  type PdfResult,
  type Progress,
  sideKey,
} from './job.ts';
import { keptSides } from './kept-sides.ts';
import { Printer } from './printer.ts';

export type PrintState =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: string };

/** A side as a picture. */
export interface ShownSide extends CardSideId {
  readonly href: string;
  /** Millimetres around its trim. */
  readonly bleed: number;
}

const forget = (cardSides: Iterable<ShownSide>): void => {
  for (const { href } of cardSides) URL.revokeObjectURL(href);
};

/** Results of the worker for the current order and template. */
interface Known {
  /** Undefined while the cards are still being checked, and when they cannot be. */
  readonly findings: readonly PreflightFinding[] | undefined;
  readonly decks: Readonly<Partial<Record<CardPrintKind, readonly CardInfo[]>>>;
  readonly cardSides: ReadonlyMap<string, ShownSide>;
  /** The worker is gone: nothing more comes until something is printed again. */
  readonly lost: boolean;
}

const NOTHING: Known = { findings: undefined, decks: {}, cardSides: new Map(), lost: false };

/** Requests to the worker for the preview. */
interface Asked {
  readonly decks: Set<CardPrintKind>;
  /** The sides of the sheet in sight. */
  wanted: readonly CardSideId[];
  cardSides: ReadonlyMap<string, ShownSide>;
  /** Sides are being drawn: the next ones are asked for when these are there, and then only those still wanted. */
  drawing: boolean;
  lost: boolean;
}

const asking = (): Asked => ({ decks: new Set(), wanted: [], cardSides: new Map(), drawing: false, lost: false });

/** The printer of an open dialog: its results, its progress, and functions to start and stop it. */
export function usePrinter(order: Order, template: string) {
  const printer = useRef<Printer>(undefined);
  const asked = useRef(asking());
  const [known, setKnown] = useState(NOTHING);
  const [progress, setProgress] = useState<Progress>();
  const [state, setState] = useState<PrintState>({ kind: 'idle' });

  const drawNext = useCallback(() => {
    const { wanted, cardSides, drawing, lost } = asked.current;
    const missing = wanted.filter((side) => !cardSides.has(sideKey(side)));
    if (drawing || lost || missing.length === 0) return;
    asked.current.drawing = true;
    printer.current?.draw(missing);
  }, []);

  useEffect(() => {
    asked.current = asking();
    setKnown(NOTHING);
    setProgress(undefined);
    const made = new Printer(order, template, {
      onChecked: (findings) => setKnown((now) => ({ ...now, findings })),
      onDeck: (what, cards) => setKnown((now) => ({ ...now, decks: { ...now.decks, [what]: cards } })),
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
      onFailed: (reason) => setState({ kind: 'failed', reason: PRINT.failed(reason) }),
      onLost: (reason) => {
        asked.current.lost = true;
        asked.current.drawing = false;
        setKnown((now) => ({ ...now, lost: true }));
        setState({ kind: 'failed', reason: PRINT.notLaidOut(reason) });
      },
    });
    printer.current = made;
    return () => {
      made.close();
      forget(asked.current.cardSides.values());
    };
  }, [order, template, drawNext]);

  /** Asks for what is not known yet, each thing once. */
  const askDeck = useCallback((what: CardPrintKind) => {
    const { decks, lost } = asked.current;
    if (what === 'cards' || decks.has(what) || lost) return;
    decks.add(what);
    printer.current?.deck(what);
  }, []);
  const askSides = useCallback(
    (wanted: readonly CardSideId[]) => {
      asked.current.wanted = wanted;
      drawNext();
    },
    [drawNext],
  );

  /** Answers whether the PDF was made and saved. */
  const print = useCallback(async (make: PdfRequest, fileName: string): Promise<boolean> => {
    if (asked.current.lost) {
      asked.current.lost = false;
      setKnown((now) => ({ ...now, lost: false }));
      for (const what of asked.current.decks) printer.current?.deck(what);
    }
    setProgress(undefined);
    setState({ kind: 'working' });
    let made: PdfResult | undefined;
    try {
      made = await printer.current?.make(make);
    } catch (error) {
      setState({ kind: 'failed', reason: PRINT.failed(reasonOf(error)) });
      return false;
    }
    if (made === undefined) {
      setState({ kind: 'idle' });
      return false;
    }
    setState({ kind: 'saving' });
    try {
      const reply = await saveFile(fileName, made.bytes, 'application/pdf');
      setState({ kind: 'idle' });
      if (reply.saved) toast([PRINT.saved(reply.name), PRINT.lost(made.lost)].join(' ').trim());
      return reply.saved;
    } catch (error) {
      setState({ kind: 'failed', reason: PRINT.notSaved(reasonOf(error)) });
      return false;
    }
  }, []);

  /** Ends what is being made, and whatever else was asked for. */
  const stop = useCallback(() => {
    asked.current.drawing = false;
    printer.current?.stop();
    for (const what of asked.current.decks) printer.current?.deck(what);
    drawNext();
  }, [drawNext]);

  return { ...known, progress, state, print, stop, askDeck, askSides };
}
