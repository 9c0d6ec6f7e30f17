/** Checks a font file of the user. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { FontResult } from '../../shared/font-file/read-font.ts';
import { withWorker } from '../platform/worker-client.ts';
import type { FontWorker } from './read.worker.ts';

/** Reads a font file in a worker. If the worker takes too long, it is stopped, and the font is refused as too complex. Never rejects. */
export async function checkFont(fontFile: Blob): Promise<FontResult> {
  if (fontFile.size > LIMITS.fontBytes) return { ok: false, problem: { kind: 'too-large' } };
  try {
    return await withWorker<FontWorker, FontResult>(
      () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
      ({ readFont }) => readFont(fontFile),
      { limitMs: LIMITS.fontMs },
    );
  } catch (error) {
    // The worker took too long, or it most likely ran out of memory because the font is larger than its file claims.
    console.warn('A font could not be read:', error);
    return { ok: false, problem: { kind: 'too-complex' } };
  }
}
