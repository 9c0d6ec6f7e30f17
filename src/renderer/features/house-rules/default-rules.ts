/** The house rules that new teams and games start with: a choice of the user, kept beside the library. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { Game } from '../../../shared/games/game.ts';
import { isValueOf, rowOf } from '../../../shared/rules/options.ts';
import { keepSetting, setting } from '../../store/settings.ts';
import type { OwnOptions } from './house-rule-edits.ts';

const keyOf = (game: Game): string => `rollcall.house-rules.${game.id}`;

/** Those that this Rollcall knows and that have a value they may have. */
export function defaultRules(game: Game): OwnOptions {
  let held: unknown;
  try {
    held = JSON.parse(setting(keyOf(game)) ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(held)) return {};
  return Object.fromEntries(
    Object.entries(held).filter(([key, value]) => {
      const row = rowOf(game.options, key);
      return row !== undefined && isValueOf(row, value) && value !== row.default;
    }),
  );
}

export const keepDefaultRules = (game: Game, options: OwnOptions): void =>
  keepSetting(keyOf(game), JSON.stringify(options));
