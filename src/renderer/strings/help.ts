import type { Translate } from '../../shared/texts/translate.ts';

/** Returns the lines that a report of a problem begins with. */
export const listReportLines = (translate: Translate): readonly string[] =>
  ([1, 2, 3] as const).map((n) => translate(`help.asks.${n}`));
