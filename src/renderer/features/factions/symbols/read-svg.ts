/** Reads an SVG in a worker, which is ended when it takes too long or is no longer needed. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { currentLanguage } from '../../../../shared/i18n/phrases.ts';
import { svgProblemText } from '../../../../shared/symbols/svg/note-messages.ts';
import { FACTIONS } from '../../../strings/documents/factions.ts';
import { type Imported, type Refused, refused } from './svg-symbol.ts';

export interface SvgText {
  readonly text: string;
  readonly name: string;
}

/** Reads an SVG. Never rejects: what goes wrong is a refusal, and so is being stopped by `signal`. */
export type ReadSvg = (svg: SvgText, signal: AbortSignal) => Promise<Imported | Refused>;

export const readSvg: ReadSvg = async (svg, signal) => {
  if (svg.text.length > LIMITS.svgLetters) return refused(svgProblemText({ kind: 'too-large' }));
  const worker = new Worker(new URL('./svg.worker.ts', import.meta.url), {
    type: 'module',
    name: currentLanguage(),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<Imported | Refused>) => resolve(event.data));
      // The worker has probably run out of memory.
      worker.addEventListener('error', () => resolve(refused(FACTIONS.unreadable)));
      signal.addEventListener('abort', () => resolve(refused(FACTIONS.stopped)));
      timer = setTimeout(() => resolve(refused(FACTIONS.svgTooSlow(LIMITS.svgMs / 1000))), LIMITS.svgMs);
      worker.postMessage(svg);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};
