/** One file that is being read; the next one, or leaving the screen, ends it. */

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

/** `take` gets what a file made, unless it was stopped. */
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
    // Read at once: what is dropped or pasted is gone when its event is over.
    transfer: (data) => begin((reading) => symbolFromTransfer(translate, data, reading)),
    stop,
  };
}
