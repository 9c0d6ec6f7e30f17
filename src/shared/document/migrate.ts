/**
 * Migrates older documents to the newest version of their format, one frozen step per version. A step has its own literals and calls
 * no current code: its meaning must not change when defaults change.
 */

import type { GameDocuments } from './document-spec.ts';
import { FORMATS, type FormatId, findSpec, readRuleset } from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject, type JsonObject, type MigrationStep } from './json/json-object.ts';

/** Returns the migrations of a format for the game that the document names. */
export type FindMigrations = (format: FormatId, document: JsonObject) => readonly MigrationStep[];

/** Creates a lookup of the migrations in a catalog. */
const createMigrationLookup =
  (gameCatalog: GameCatalog<GameDocuments>): FindMigrations =>
  (format, document) =>
    findSpec(gameCatalog, format, readRuleset(document))?.migrations ?? [];

/** Runs the remaining migrations of a document and of the documents it embeds. Assumes a version between 1 and the newest. */
export function migrate(
  gameCatalog: GameCatalog<GameDocuments>,
  format: FormatId,
  document: JsonObject,
  findMigrations: FindMigrations = createMigrationLookup(gameCatalog),
): JsonObject {
  let migrated = document;
  const startVersion = typeof document.version === 'number' ? document.version : 1;
  findMigrations(format, document)
    .slice(startVersion - 1)
    .forEach((migration, index) => {
      migrated = { ...migration(migrated), version: startVersion + index + 1 };
    });
  for (const [listKey, embeddedFormat] of Object.entries(FORMATS[format].embeds)) {
    const embedded = migrated[listKey];
    if (!Array.isArray(embedded)) continue;
    const migratedEntries = embedded.map((entry: unknown) =>
      isObject(entry) ? migrate(gameCatalog, embeddedFormat, entry, findMigrations) : entry,
    );
    if (migratedEntries.some((entry, index) => entry !== embedded[index]))
      migrated = { ...migrated, [listKey]: migratedEntries };
  }
  return migrated;
}
