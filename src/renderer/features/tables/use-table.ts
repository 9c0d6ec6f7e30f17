import { useEffect, useState } from 'react';
import { currentLanguage } from '../../../shared/language/phrases.ts';
import type { TableRead } from '../../../shared/table/grid.ts';
import type { TableQuestion } from './table.worker.ts';

/** The table of a file, as soon as it is read. */
export function useTable(bytes: Blob): TableRead | undefined {
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
    worker.postMessage({ file: bytes, headings: 'characters' } satisfies TableQuestion);
    return () => worker.terminate();
  }, [bytes]);
  return read;
}
