import type { Translate } from '../../../shared/texts/translate.ts';
import { joinNames } from '../documents/lists.ts';

/** Returns the title of the second screen. */
export const getShowTitle = (translate: Translate, encounterName: string): string =>
  encounterName === '' ? translate('show.title') : encounterName;

/** Says who acts next. */
export const describeFollowers = (translate: Translate, names: readonly string[], hiddenCount: number): string =>
  translate('show.follows', { names: joinNames(translate, names, hiddenCount) });

/** Says who is out of the game. */
export const describeOut = (translate: Translate, names: readonly string[]): string =>
  translate('show.out', { names: names.join(', ') });
