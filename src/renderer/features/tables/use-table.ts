import { useEffect, useState } from 'react';
import { currentLanguage } from '../../../shared/i18n/phrases.ts';
import type { Encoding } from '../../../shared/table/encodings.ts';
import type { TableRead } from '../../../shared/table/grid.ts';
import type { TableQuestion } from './table.worker.ts';

/** Returns the spreadsheet in a file once it is read. `encoding` is the user's choice for a text file. */
export function useTable(bytes: Blob, encoding?: Encoding): TableRead | undefined {
  const [read, setRead] = useState<TableRead>();
  useEffect(() => {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), {
      type: 'module',
      name: currentLanguage(),
    });
    worker.addEventListener('message', ({ data }: MessageEvent<TableRead>) => {
      worker.terminate();
      setRead(data);
    });
    // The worker has probably run out of memory.
    worker.addEventListener('error', ({ message }) => setRead({ ok: false, message }));
    worker.postMessage({ file: bytes, headings: 'characters', encoding } satisfies TableQuestion);
    return () => worker.terminate();
  }, [bytes, encoding]);
  return read;
}
