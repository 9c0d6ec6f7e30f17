/** Checks a font file of the user. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { FontResult } from '../../shared/font-file/read-font.ts';

/** Reads a file in a worker of its own, which is ended when it takes too long. Never rejects. */
export async function checkFont(file: Blob): Promise<FontResult> {
  if (file.size > LIMITS.fontBytes) return { ok: false, problem: { kind: 'too-large' } };
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<FontResult>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<FontResult>) => resolve(event.data));
      // Out of memory, most likely: the file claims to be less than it is.
      worker.addEventListener('error', () => resolve({ ok: false, problem: { kind: 'too-complex' } }));
      timer = setTimeout(() => resolve({ ok: false, problem: { kind: 'too-complex' } }), LIMITS.fontMs);
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
