import type { Translate } from '../../../shared/texts/translate.ts';

/** Says what an event has changed, and how many other models it has changed. */
export const describeChanges = (translate: Translate, changes: readonly string[], otherCount: number): string =>
  translate('table.changed', { changes: changes.join('. '), n: otherCount });
