import { impose, type Sheet } from '../../../shared/print/impose.ts';
import type { Size } from '../../../shared/print/paper.ts';
import type { CardSettings } from './job.ts';

export interface SheetPreview {
  /** The first sheet as it comes out of the printer: its front and, when it has one, its back. */
  readonly shown: readonly Sheet[];
  /** Sheets of paper, or pages when every side is one of its own. */
  readonly count: number;
  readonly cards: number;
}

/** The sheets of a print, or undefined when not even one card fits the paper. The geometry is that of the PDF. */
export function previewOf(trims: readonly Size[], settings: CardSettings): SheetPreview | undefined {
  const { paper, sides, marks, bleed } = settings;
  try {
    const sheets = impose({ trims, cards: trims.map((_, i) => i), paper, sides, marks, bleed });
    const duplex = sides === 'long-edge' || sides === 'short-edge';
    return {
      shown: sheets.slice(0, duplex ? 2 : 1),
      count: duplex && paper !== 'card' ? sheets.length / 2 : sheets.length,
      cards: trims.length,
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
