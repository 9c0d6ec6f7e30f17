import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

export const describeTypedDice = (t: Translate, sides: number): string => t('eventForm.typedHint', { sides });

const tenths = new Map<string, Intl.NumberFormat>();

/** Formats a number with one decimal: `12.0`. */
export function formatTenths(t: Translate, n: number): string {
  const format =
    tenths.get(t.language) ??
    new Intl.NumberFormat(t.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
  tenths.set(t.language, format);
  return format.format(Number(n.toFixed(1)));
}

/**
 * Formats a chance between 0 and 1 as a percentage. Only an impossible event has 0 %, and only a certain one 100 %: `< 0.1 %`,
 * `4.5 %`, `38 %`, `> 99.9 %`.
 */
export function formatChance(t: Translate, chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.001) return `< ${formatTenths(t, 0.1)} %`;
  if (chance > 0.999) return `> ${formatTenths(t, 99.9)} %`;
  const percent = chance * 100;
  return `${percent < 10 || percent > 90 ? formatTenths(t, percent) : formatNumber(t.language, Math.round(percent))} %`;
}
