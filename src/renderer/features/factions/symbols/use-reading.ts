/** Reads one file at a time. The next file, or leaving the screen, stops it. */

import { useEffect, useRef, useState } from 'react';
import { attempt } from '../../../failures/report-failure.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type Reading, type SymbolFileResult, symbolFromFile, symbolFromTransfer } from './own-symbol.ts';

export interface FileReading {
  readonly busy: boolean;
  file(file: File): void;
  transfer(data: DataTransfer): void;
  /** Stops reading without any change. */
  stop(): void;
}

/** Returns the functions that read files. `take` receives the result, unless reading was stopped. */
export function useReading(take: (taken: SymbolFileResult) => void): FileReading {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const stop = () => {
    current.current?.abort();
    setBusy(false);
  };
  const begin = (read: (reading: Reading) => Promise<SymbolFileResult>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    attempt(
      read(controller).then((taken) => {
        if (controller.signal.aborted) return;
        setBusy(false);
        take(taken);
      }),
    );
  };
  return {
    busy,
    file: (file) => begin((reading) => symbolFromFile(translate, file, reading)),
    // The data is read at once, because dropped or pasted data is gone after its event.
    transfer: (data) => begin((reading) => symbolFromTransfer(translate, data, reading)),
    stop,
  };
}
