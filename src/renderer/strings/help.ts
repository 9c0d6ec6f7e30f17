import type { Translate } from '../../shared/texts/translate.ts';

/** Lists the first lines of a problem report. */
export const listReportLines = (translate: Translate): readonly string[] =>
  ([1, 2, 3] as const).map((lineNumber) => translate(`help.asks.${lineNumber}`));
