import { useEffect, useRef, useState } from 'react';
import { toast } from '../../app/toasts.ts';
import { saveFile } from '../../platform/save-file.ts';
import { PRINT } from '../../strings/print.ts';
import type { Make, Order, PrintNote, Progress } from './job.ts';
import { Printer } from './printer.ts';

export type PrintState =
  | { kind: 'idle' }
  | { kind: 'working'; progress: Progress | undefined }
  | { kind: 'saving' }
  | { kind: 'failed'; reason: string };

/** A printer for as long as the dialog is open: what it found out, what it is doing, and how to set it to work. */
export function usePrinter(order: Order, onSaved: () => void) {
  const printer = useRef<Printer>(undefined);
  const [notes, setNotes] = useState<readonly PrintNote[]>();
  const [state, setState] = useState<PrintState>({ kind: 'idle' });

  useEffect(() => {
    const made = new Printer(order, {
      onChecked: setNotes,
      onProgress: (progress) => setState((s) => (s.kind === 'working' ? { kind: 'working', progress } : s)),
      onFailed: (reason) => setState({ kind: 'failed', reason: PRINT.failed(reason) }),
    });
    printer.current = made;
    return () => made.close();
  }, [order]);

  async function print(make: Make, fileName: string): Promise<void> {
    setState({ kind: 'working', progress: undefined });
    let bytes: Uint8Array | undefined;
    try {
      bytes = await printer.current?.make(make);
    } catch (error) {
      return setState({ kind: 'failed', reason: PRINT.failed(wordsOf(error)) });
    }
    if (bytes === undefined) return setState({ kind: 'idle' });
    setState({ kind: 'saving' });
    try {
      const reply = await saveFile(fileName, bytes, 'application/pdf');
      setState({ kind: 'idle' });
      if (!reply.saved) return;
      toast(PRINT.saved(reply.name));
      onSaved();
    } catch (error) {
      setState({ kind: 'failed', reason: PRINT.notSaved(wordsOf(error)) });
    }
  }

  return { notes, state, print, stop: () => printer.current?.stop() };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
