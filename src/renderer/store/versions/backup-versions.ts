/** Prepares versions of a backup for the library. Their rows may be damaged. */
import { isObject } from '../../../shared/document/json/json-object.ts';
import { measureVersion } from '../../../shared/library/version-room.ts';
import type { VersionRow } from '../rows.ts';

/**
 * Returns the versions of restored documents, without those that are damaged.
 *
 * @param owners the keys (`table/id`) of the restored documents in the backup, with those in the library. A document that has got a new
 *   id has versions of its own
 */
export const prepareVersions = (
  backupRows: readonly unknown[],
  owners: ReadonlyMap<string, string>,
  createKey: () => string,
): VersionRow[] =>
  backupRows.flatMap((row) => {
    const version = parseVersion(row);
    const newOwner = version && owners.get(version.owner);
    if (version === undefined || newOwner === undefined) return [];
    return [newOwner === version.owner ? version : moveVersion(version, newOwner, createKey())];
  });

/** Returns a version with values of the right types only. Returns undefined if the row lacks its key, its owner or its document. */
function parseVersion(row: unknown): VersionRow | undefined {
  if (!isObject(row) || !isObject(row.document)) return undefined;
  const { key, owner, document, drafts } = row;
  if (typeof key !== 'string' || key === '' || typeof owner !== 'string') return undefined;
  const name = typeof row.name === 'string' ? row.name : '';
  const savedAt = parseTime(row.savedAt);
  const hasDrafts = isObject(drafts) && Object.values(drafts).every((draft) => typeof draft === 'string');
  return {
    key,
    owner,
    name,
    ...(row.isAutomatic === true ? { isAutomatic: true } : {}),
    document,
    ...(hasDrafts ? { drafts: drafts as Record<string, string> } : {}),
    savedAt,
    updatedAt: parseTime(row.updatedAt) || savedAt,
    bytes: measureVersion(document, hasDrafts ? drafts : undefined, name),
  };
}

const parseTime = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Returns the version as one of another document. */
function moveVersion(version: VersionRow, owner: string, key: string): VersionRow {
  const id = owner.slice(owner.indexOf('/') + 1);
  return { ...version, key, owner, document: { ...(version.document as object), id } };
}
