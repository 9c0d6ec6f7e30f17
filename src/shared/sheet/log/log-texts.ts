/** Sentences of a printed log. */

import type { Translate } from '../../texts/translate.ts';
import type { LogData } from './log-data.ts';

export const refusedSentence = (translate: Translate, count: number): string =>
  translate('logSheet.refused', { count });

export const logFooter = (translate: Translate, { refused }: Pick<LogData, 'refused'>, version: string): string[] => [
  ...(refused === 0 ? [] : [refusedSentence(translate, refused)]),
  translate('sheet.unofficial', { version }),
];
