import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortName } from './short-name.ts';

interface Amount {
  readonly name: string;
  readonly copies: number;
}

/** Lists characters with their copies: `Ash, 2 × Rook`. */
const listAmounts = (t: Translate, amounts: readonly Amount[]): string =>
  amounts
    .map(({ name, copies }) =>
      copies === 1 ? shortName(name) : `${formatNumber(t.language, copies)} × ${shortName(name)}`,
    )
    .join(', ');

export const describeSwap = (t: Translate, removed: readonly Amount[], added: readonly Amount[]): string =>
  t('suggestions.swap', { removed: listAmounts(t, removed), added: listAmounts(t, added) });

export const describeAddition = (t: Translate, added: readonly Amount[]): string =>
  t('suggestions.add', { added: listAmounts(t, added) });

export const describeRemoval = (t: Translate, removed: readonly Amount[]): string =>
  t('suggestions.remove', { removed: listAmounts(t, removed) });
