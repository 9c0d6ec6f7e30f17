import type { Translate } from '../../shared/texts/translate.ts';
import { findText } from './find-text.ts';

/** Returns search words for a command in addition to its label; empty if there are none. */
export const findCommandWords = (translate: Translate, commandId: string): string =>
  findText(translate, `commandWords.${commandId}`) ?? '';
