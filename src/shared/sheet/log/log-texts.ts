/** Sentences of a printed log. */

import type { Translate } from '../../texts/translate.ts';
import type { LogData } from './log-data.ts';

export const refusedSentence = (t: Translate, count: number): string => t('logSheet.refused', { count });

export const logFooter = (t: Translate, { refused }: Pick<LogData, 'refused'>, version: string): string[] => [
  ...(refused === 0 ? [] : [refusedSentence(t, refused)]),
  t('sheet.unofficial', { version }),
];
