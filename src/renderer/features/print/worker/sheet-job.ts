import type { CardsJob } from '../../../../shared/print/cards-pdf.ts';
import type { CardSettings } from '../job.ts';
import { paperOf } from '../options/paper-of.ts';

/** The settings as the PDF takes them. */
export function sheetJob(settings: CardSettings): Omit<CardsJob, 'cards' | 'meta'> {
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
