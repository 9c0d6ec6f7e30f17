/** Adds entries to a list that has one entry per owner, such as the targets of an attack. */
import type { JsonObject } from '../../../../../../shared/document/json/json-object.ts';

/** Adds an entry of the owner. A first entry that has no owner yet, which forms begin with, becomes that of the owner. */
export function addOwnedEntry(entries: readonly JsonObject[], ownerKey: string, ownerValue: unknown): JsonObject[] {
  const openIndex = entries.findIndex((entry) => entry[ownerKey] === undefined);
  return openIndex === -1
    ? [...entries, { [ownerKey]: ownerValue }]
    : entries.map((entry, index) => (index === openIndex ? { ...entry, [ownerKey]: ownerValue } : entry));
}
