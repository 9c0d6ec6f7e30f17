/**
 * Reads and saves the house rules that new teams and encounters start with. These defaults are a preference of the user, saved
 * outside the library.
 */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { Game } from '../../../shared/games/game.ts';
import { findOptionRow, isOptionValue } from '../../../shared/rules/options.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';
import type { HouseRules } from './house-rule-edits.ts';

const getSettingKey = (game: Game): string => `rollcall.house-rules.${game.id}`;

/** Returns the stored house rules that this version knows, that have a valid value, and that differ from the rules of the game. */
export function readDefaultRules(game: Game): HouseRules {
  let storedRules: unknown;
  try {
    storedRules = JSON.parse(readSetting(getSettingKey(game)) ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(storedRules)) return {};
  return Object.fromEntries(
    Object.entries(storedRules).filter(([optionKey, value]) => {
      const optionRow = findOptionRow(game.options, optionKey);
      return optionRow !== undefined && isOptionValue(optionRow, value) && value !== optionRow.default;
    }),
  );
}

export const saveDefaultRules = (game: Game, houseRules: HouseRules): void =>
  saveSetting(getSettingKey(game), JSON.stringify(houseRules));
