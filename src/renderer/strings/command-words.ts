import type { Translate } from '../../shared/texts/translate.ts';
import { findText } from './find-text.ts';

/** Returns other words for a command, by which the list of commands finds it too; empty if there are none. */
export const findCommandWords = (translate: Translate, id: string): string =>
  findText(translate, `commandWords.${id}`) ?? '';
