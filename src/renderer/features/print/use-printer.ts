import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import { toast } from '../../app/toasts.ts';
import { saveFile } from '../../platform/save-file.ts';
import { PRINT } from '../../strings/print.ts';
import type { CardInfo } from './deck.ts';
import {
  type Face,
  type FaceId,
  faceKey,
  type Made,
  type Make,
  type OnSheets,
  type Order,
  type Progress,
} from './job.ts';
import { Printer } from './printer.ts';

export type PrintState =
  | { kind: 'idle' }
  | { kind: 'working'; progress: Progress | undefined }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: string };

/** What the worker has found out so far; nothing of it is older than the order and the template. */
interface Known {
  /** Undefined while the cards are still being checked. */
  readonly findings: readonly PreflightFinding[] | undefined;
  /** How many cards were looked at so far. */
  readonly checked: { readonly done: number; readonly of: number } | undefined;
  readonly decks: Readonly<Partial<Record<OnSheets, readonly CardInfo[]>>>;
  readonly faces: ReadonlyMap<string, Face>;
}

const TOLD_EVERY = 50;
const NOTHING: Known = { findings: undefined, checked: undefined, decks: {}, faces: new Map() };

/** A printer for as long as the dialog is open: what it found out, what it is doing, and how to set it to work. */
export function usePrinter(order: Order, template: string) {
  const printer = useRef<Printer>(undefined);
  const asked = useRef(new Set<string>());
  const [known, setKnown] = useState(NOTHING);
  const [state, setState] = useState<PrintState>({ kind: 'idle' });

  useEffect(() => {
    asked.current = new Set();
    setKnown(NOTHING);
    const made = new Printer(order, template, {
      onChecked: (findings) => setKnown((now) => ({ ...now, findings })),
      onDeck: (what, cards) => setKnown((now) => ({ ...now, decks: { ...now.decks, [what]: cards } })),
      onDrawn: (faces) =>
        setKnown((now) => ({ ...now, faces: new Map([...now.faces, ...faces.map((f) => [faceKey(f), f] as const)]) })),
      onProgress: (progress) => {
        setState((s) => (s.kind === 'working' ? { kind: 'working', progress } : s));
        // Not with every card: each time the whole dialog is drawn.
        if (progress.stage === 'cards' && progress.done % TOLD_EVERY === 0) {
          const { done, of } = progress;
          setKnown((now) => ({ ...now, checked: { done, of } }));
        }
      },
      onFailed: (reason) => setState({ kind: 'failed', reason: PRINT.failed(reason) }),
    });
    printer.current = made;
    return () => made.close();
  }, [order, template]);

  /** Asks for what is not known yet, each thing once. */
  const askDeck = useCallback((what: OnSheets) => {
    if (what === 'cards' || asked.current.has(what)) return;
    asked.current.add(what);
    printer.current?.deck(what);
  }, []);
  const askFaces = useCallback((faces: readonly FaceId[]) => {
    const fresh = faces.filter((face) => !asked.current.has(faceKey(face)));
    for (const face of fresh) asked.current.add(faceKey(face));
    if (fresh.length > 0) printer.current?.draw(fresh);
  }, []);

  /** Answers whether the PDF was made and saved. */
  async function print(make: Make, fileName: string): Promise<boolean> {
    setState({ kind: 'working', progress: undefined });
    let made: Made | undefined;
    try {
      made = await printer.current?.make(make);
    } catch (error) {
      setState({ kind: 'failed', reason: PRINT.failed(wordsOf(error)) });
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
      setState({ kind: 'failed', reason: PRINT.notSaved(wordsOf(error)) });
      return false;
    }
  }

  /** Ends what is being made. The worker takes the addresses of pictures with it: sides are asked for anew. */
  function stop(): void {
    asked.current = new Set();
    printer.current?.stop();
    setKnown((now) => ({ ...now, faces: new Map() }));
  }

  return { ...known, state, print, stop, askDeck, askFaces };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
