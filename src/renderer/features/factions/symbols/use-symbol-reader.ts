/** Reads one symbol file at a time. Starting another file, or leaving the screen, stops reading. */

import { useEffect, useRef, useState } from 'react';
import { attempt } from '../../../failures/report-failure.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ReadOptions, readSymbolFile, readSymbolTransfer, type SymbolFileResult } from './read-symbol-file.ts';

export interface SymbolReader {
  readonly isReading: boolean;
  readFile(symbolFile: File): void;
  readTransfer(dataTransfer: DataTransfer): void;
  /** Stops reading without any change. */
  stop(): void;
}

/** Returns the functions that read files. `onResult` receives the result, unless reading was stopped. */
export function useSymbolReader(onResult: (fileResult: SymbolFileResult) => void): SymbolReader {
  const translate = useTranslate();
  const [isReading, setReading] = useState(false);
  const currentController = useRef<AbortController>(undefined);
  useEffect(() => () => currentController.current?.abort(), []);
  const stop = () => {
    currentController.current?.abort();
    setReading(false);
  };
  const startReading = (readSymbol: (options: ReadOptions) => Promise<SymbolFileResult>) => {
    currentController.current?.abort();
    const controller = new AbortController();
    currentController.current = controller;
    setReading(true);
    attempt(
      readSymbol(controller).then((fileResult) => {
        if (controller.signal.aborted) return;
        setReading(false);
        onResult(fileResult);
      }),
    );
  };
  return {
    isReading,
    readFile: (symbolFile) => startReading((options) => readSymbolFile(translate, symbolFile, options)),
    // The data is read at once, because dropped or pasted data is gone after its event.
    readTransfer: (dataTransfer) => startReading((options) => readSymbolTransfer(translate, dataTransfer, options)),
    stop,
  };
}
