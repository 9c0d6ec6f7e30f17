import type { Translate } from '../../../shared/texts/translate.ts';

/** Says what an event has changed, and how many other models it has changed. */
export const describeChanges = (t: Translate, changes: readonly string[], otherCount: number): string =>
  t('table.changed', { changes: changes.join('. '), n: otherCount });
