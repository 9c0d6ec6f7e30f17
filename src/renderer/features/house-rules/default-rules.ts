/**
 * Reads and saves the house rules that new teams and encounters start with. They are a preference of the user, saved outside
 * the library.
 */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { Game } from '../../../shared/games/game.ts';
import { findOptionRow, isOptionValue } from '../../../shared/rules/options.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';
import type { OwnOptions } from './house-rule-edits.ts';

const keyOf = (game: Game): string => `rollcall.house-rules.${game.id}`;

/** Returns the default house rules that this version knows and that have a valid value. */
export function defaultRules(game: Game): OwnOptions {
  let held: unknown;
  try {
    held = JSON.parse(readSetting(keyOf(game)) ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(held)) return {};
  return Object.fromEntries(
    Object.entries(held).filter(([key, value]) => {
      const row = findOptionRow(game.options, key);
      return row !== undefined && isOptionValue(row, value) && value !== row.default;
    }),
  );
}

export const keepDefaultRules = (game: Game, options: OwnOptions): void =>
  saveSetting(keyOf(game), JSON.stringify(options));
