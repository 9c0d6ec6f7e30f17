/** Computes the progress of a print over all its parts. */

import type { PrintProgress } from '../../../../shared/print-job/print-job.ts';
import { isCounted } from '../print-messages.ts';

/**
 * The start and end of each stage within one part, as fractions of 1. They overlap, because a part passes through only some of the
 * stages: a text sheet has no cards, and only images are drawn one by one.
 */
const STAGE_SPANS: Readonly<Record<PrintProgress['stage'], readonly [start: number, end: number]>> = {
  fonts: [0, 0.02],
  pictures: [0.02, 0.1],
  cards: [0.1, 0.3],
  fitting: [0.3, 0.5],
  pages: [0.5, 0.95],
  sheet: [0.1, 0.9],
  drawing: [0.5, 1],
  writing: [0.95, 1],
};

/** Returns the percentage when `doneParts` of `partCount` parts are made and the next one reports `progress`. */
export function computePercent(doneParts: number, partCount: number, progress: PrintProgress | undefined): number {
  const [stageStart, stageEnd] = progress === undefined ? [0, 0] : STAGE_SPANS[progress.stage];
  const stageShare = progress !== undefined && isCounted(progress) ? progress.done / Math.max(1, progress.of) : 0;
  const partShare = stageStart + (stageEnd - stageStart) * stageShare;
  return Math.min(100, Math.floor(((doneParts + partShare) / Math.max(1, partCount)) * 100));
}
