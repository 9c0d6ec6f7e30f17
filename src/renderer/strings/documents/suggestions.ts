import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from './shorten-name.ts';

interface Amount {
  readonly name: string;
  readonly copies: number;
}

/** Lists characters with their copies: `Ash, 2 × Rook`. */
const listAmounts = (translate: Translate, amounts: readonly Amount[]): string =>
  amounts
    .map(({ name, copies }) =>
      copies === 1 ? shortenName(name) : `${formatNumber(translate.language, copies)} × ${shortenName(name)}`,
    )
    .join(', ');

export const describeSwap = (translate: Translate, removed: readonly Amount[], added: readonly Amount[]): string =>
  translate('suggestions.swap', { removed: listAmounts(translate, removed), added: listAmounts(translate, added) });

export const describeAddition = (translate: Translate, added: readonly Amount[]): string =>
  translate('suggestions.add', { added: listAmounts(translate, added) });

export const describeRemoval = (translate: Translate, removed: readonly Amount[]): string =>
  translate('suggestions.remove', { removed: listAmounts(translate, removed) });
