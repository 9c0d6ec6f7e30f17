/** Recognizes documents that a newer Rollcall has saved. This version stores them unchanged and doesn't read them. */

import type { GameDocuments } from './document-spec.ts';
import { getNewestVersion, isFormat } from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject } from './json/json-object.ts';

/** Returns the version of a document whose format is newer than this Rollcall supports, or undefined for any other value. */
export function readNewerVersion(gameCatalog: GameCatalog<GameDocuments>, value: unknown): number | undefined {
  if (!isObject(value) || !isFormat(value.format)) return undefined;
  const { version } = value;
  const isNewer =
    Number.isInteger(version) && (version as number) > getNewestVersion(gameCatalog, value.format, value.ruleset);
  return isNewer ? (version as number) : undefined;
}
