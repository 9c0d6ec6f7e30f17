/** Reads an SVG in a worker, which is stopped when it takes too long or is no longer needed. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { formatSvgProblem } from '../../../../shared/symbols/svg/svg-messages.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { WorkerStopped, WorkerTimeout, withWorker } from '../../../platform/worker-client.ts';
import type { SvgWorker } from './svg.worker.ts';
import {
  createRefusal,
  describeSvgReading,
  type ImportedSymbol,
  type SvgReading,
  type SymbolRefusal,
} from './svg-symbol.ts';

export interface SvgText {
  readonly text: string;
  readonly name: string;
}

/** Reads an SVG. Never rejects: an error is a refusal, and so is an abort by `signal`. */
export type ReadSvg = (
  translate: Translate,
  svg: SvgText,
  signal: AbortSignal,
) => Promise<ImportedSymbol | SymbolRefusal>;

export const readSvg: ReadSvg = async (translate, svg, signal) => {
  if (svg.text.length > LIMITS.svgLetters) return createRefusal(formatSvgProblem(translate, { kind: 'too-large' }));
  try {
    const reading = await withWorker<SvgWorker, SvgReading>(
      () => new Worker(new URL('./svg.worker.ts', import.meta.url), { type: 'module' }),
      ({ symbolFromSvg }) => symbolFromSvg(svg.text, svg.name),
      { signal, limitMs: LIMITS.svgMs },
    );
    return describeSvgReading(translate, reading);
  } catch (error) {
    if (error instanceof WorkerStopped) return createRefusal(translate('factions.stopped'));
    if (error instanceof WorkerTimeout)
      return createRefusal(translate('factions.svgTooSlow', { seconds: LIMITS.svgMs / 1000 }));
    // The worker has probably run out of memory.
    console.warn('An SVG could not be read:', error);
    return createRefusal(translate('factions.unreadable'));
  }
};
