import type { SheetOptions } from '../../../../shared/print-job/print-job.ts';
import type { CardSettings } from '../job.ts';
import { paperOf } from '../options/paper-of.ts';

/** Converts the settings into the options of the PDF. */
export function sheetJob(settings: CardSettings): SheetOptions {
  const { sides, marks, bleed, gutter, margin, back, tagged } = settings;
  return {
    paper: paperOf(settings),
    sides,
    marks,
    bleedMm: bleed,
    marginMm: margin,
    backAdjust: back,
    tagged,
    ...(gutter === null ? {} : { gutterMm: gutter }),
  };
}
