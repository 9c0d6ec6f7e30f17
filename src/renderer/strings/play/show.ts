import type { Translate } from '../../../shared/texts/translate.ts';
import { joinNames } from '../documents/lists.ts';

/** Returns the title of the second screen. */
export const getShowTitle = (t: Translate, name: string): string => (name === '' ? t('show.title') : name);

/** Says who acts next. */
export const describeFollowers = (t: Translate, names: readonly string[], hiddenCount: number): string =>
  t('show.follows', { names: joinNames(t, names, hiddenCount) });

/** Says who is out of the game. */
export const describeOut = (t: Translate, names: readonly string[]): string =>
  t('show.out', { names: names.join(', ') });
