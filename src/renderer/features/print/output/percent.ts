/** Computes the progress of a print over all its parts. */

import type { PrintProgress } from '../../../../shared/print-job/print-job.ts';
import { isCounted } from '../job.ts';

/** The start and end of each stage within one part, as fractions of 1. */
const SPAN: Readonly<Record<PrintProgress['stage'], readonly [from: number, to: number]>> = {
  fonts: [0, 0.02],
  pictures: [0.02, 0.1],
  cards: [0.1, 0.3],
  fitting: [0.3, 0.5],
  pages: [0.5, 0.95],
  sheet: [0.1, 0.9],
  drawing: [0.5, 1],
  writing: [0.95, 1],
};

/** Returns the percentage for `parts` parts, of which `done` are done and the next one reports `progress`. */
export function percentDone(done: number, parts: number, progress: PrintProgress | undefined): number {
  const [from, to] = progress === undefined ? [0, 0] : SPAN[progress.stage];
  const share = progress !== undefined && isCounted(progress) ? progress.done / Math.max(1, progress.of) : 0;
  const part = from + (to - from) * share;
  return Math.min(100, Math.floor(((done + part) / Math.max(1, parts)) * 100));
}
