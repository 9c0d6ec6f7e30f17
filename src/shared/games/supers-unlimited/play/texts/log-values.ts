/** Formats values of events. A log may contain anything, so these functions never throw. */
import type { GetName } from '../../../../play/model-names.ts';
import { truncateVisibly } from '../../../../text/truncate.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { formatInches, joinContinuation, joinWithAnd } from './phrases.ts';

export type EventFields = Readonly<Record<string, unknown>>;

/** Formats a number, word or boolean, or a list of such values. Objects and missing values become `…`. */
export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? '…' : formatValue(item))).join(', ');
  return typeof value === 'object' || value === undefined ? '…' : truncateVisibly(String(value));
}

/** Returns the name of an id. */
export const formatName = (id: unknown, getName: GetName): string =>
  typeof id === 'string' ? truncateVisibly(getName(id)) : '…';

/** Returns a list such as `Wasp, Anvil and Moth`, or an empty string for an empty list. */
export const formatNames = (translate: Translate, ids: unknown, getName: GetName): string =>
  Array.isArray(ids)
    ? joinWithAnd(
        translate,
        ids.map((id) => formatName(id, getName)),
      )
    : '…';

export const toFieldList = (value: unknown): readonly EventFields[] =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item !== null ? item : {})) : [];

/** Whether a value is a list with at least one item. */
export const hasItems = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

export const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** Returns `4 inches`, or undefined for 0. */
export const formatPositiveInches = (translate: Translate, value: unknown): string | undefined =>
  isPositive(value) ? formatInches(translate, value) : undefined;

/** Returns `: 3, 7, 10`, or an empty string before the roll. */
const formatFaces = (value: unknown): string => (hasItems(value) ? `: ${formatValue(value)}` : '');

/** Formats the details of a roll and the faces of its dice. */
export const formatRollDetails = (details: readonly string[], dice: unknown): string =>
  `${joinContinuation(details)}${formatFaces(dice)}`;

/** Returns the printed name of a game term. */
export const formatWord = (value: unknown): string => getTermName(formatValue(value));

/** Names what a model recovers from, without the source of a Countdown. */
export const formatRecovered = (value: unknown): string =>
  formatWord(formatValue(value).replace(/^countdown\/.*/, 'countdown'));
