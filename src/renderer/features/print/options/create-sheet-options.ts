import type { SheetOptions } from '../../../../shared/print-job/print-job.ts';
import type { CardSettings } from '../print-messages.ts';
import { getPaper } from './get-paper.ts';

/** Converts the settings into the options of the PDF. */
export function createSheetOptions(settings: CardSettings): SheetOptions {
  const { sides, marks, bleed, gutter, margin, back, tagged, isPdfX } = settings;
  return {
    paper: getPaper(settings),
    sides,
    marks,
    bleedMm: bleed,
    marginMm: margin,
    backAdjust: back,
    tagged,
    isPdfX,
    ...(gutter === null ? {} : { gutterMm: gutter }),
  };
}
