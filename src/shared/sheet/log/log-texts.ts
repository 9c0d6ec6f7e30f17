/** The sentences of a printed log. */

import type { Translate } from '../../texts/translate.ts';
import type { LogData } from './log-data.ts';

export const formatRefused = (translate: Translate, refusedCount: number): string =>
  translate('logSheet.refused', { count: refusedCount });

export const formatLogFooter = (
  translate: Translate,
  { refusedCount }: Pick<LogData, 'refusedCount'>,
  version: string,
): string[] => [
  ...(refusedCount === 0 ? [] : [formatRefused(translate, refusedCount)]),
  translate('sheet.unofficial', { version }),
];
