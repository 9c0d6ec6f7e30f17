import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

export const describeTypedDice = (translate: Translate, sides: number): string =>
  translate('eventForm.typedHint', { sides });

const tenthsFormats = new Map<string, Intl.NumberFormat>();

/** Formats a number with one decimal: `12.0`. */
export function formatTenths(translate: Translate, value: number): string {
  const format =
    tenthsFormats.get(translate.language) ??
    new Intl.NumberFormat(translate.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
  tenthsFormats.set(translate.language, format);
  return format.format(Number(value.toFixed(1)));
}

/**
 * Formats a chance between 0 and 1 as a percentage. Only an impossible event has 0 %, and only a certain one 100 %: `< 0.1 %`,
 * `4.5 %`, `38 %`, `> 99.9 %`.
 */
export function formatChance(translate: Translate, chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.001) return `< ${formatTenths(translate, 0.1)} %`;
  if (chance > 0.999) return `> ${formatTenths(translate, 99.9)} %`;
  const percent = chance * 100;
  return `${percent < 10 || percent > 90 ? formatTenths(translate, percent) : formatNumber(translate.language, Math.round(percent))} %`;
}
