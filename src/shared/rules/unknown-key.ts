/** Findings on unknown keys, and fixes for the misspelt ones. */
import type { Catalogue } from '../document/catalogue.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { firstFault } from '../document/first-fault.ts';
import { shownKey } from '../document/json/fault-messages.ts';
import { DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import { pointer, segments } from '../document/pointer.ts';
import type { AnyDocument } from '../document/schema.ts';
import { type UnknownKey, unknownKeys } from '../document/unknown-keys.ts';
import { t } from '../i18n/phrases.ts';
import type { Finding, Fix } from './finding.ts';

export const UNKNOWN_KEY = 'document.unknown-key';

/** Returns one warning per key (docs/formats.md#files). It belongs to no ruleset, and factions get it too. */
export const unknownKeyFindings = (games: Catalogue<GameDocuments>, document: AnyDocument): Finding[] =>
  unknownKeys(games, document).map((unknown): Finding => {
    const { key, base, near, character } = unknown;
    return {
      code: UNKNOWN_KEY,
      severity: 'warning',
      path: pointer(base, key),
      subjects: character === undefined ? [] : [character],
      actual: key,
      ...(near === undefined ? {} : { required: near.key }),
      message: sentence(unknown, document),
      cite: { source: 'Rollcall' },
    };
  });

/** A language writes its own words over these. */
export const UNKNOWN_KEY_WORDS = {
  kinds: Object.fromEntries(
    DOCUMENT_KINDS.map(({ format, words: { one } }) => [format, `${one.startsWith('e') ? 'an' : 'a'} ${one}`]),
  ) as Record<AnyDocument['format'], string>,
  passedOver: (key: string, place: string) => `Rollcall knows no key “${key}” in ${place} and passes over it.`,
  misspelt: (key: string, place: string, near: string) =>
    `Rollcall knows no key “${key}” in ${place}; “${near}” may be meant.`,
  place: (key: string) => `“${key}”`,
};

function sentence({ key, base, near }: UnknownKey, document: AnyDocument): string {
  const { passedOver, misspelt } = UNKNOWN_KEY_WORDS;
  const place = placeName(base, document);
  return near === undefined ? passedOver(shownKey(key), place) : misspelt(shownKey(key), place, near.key);
}

function placeName(base: string, document: AnyDocument): string {
  const { kinds, place } = UNKNOWN_KEY_WORDS;
  if (/^\/characters\/\d+$/.test(base)) return kinds['rollcall.character'];
  if (/^\/factions\/\d+$/.test(base)) return kinds['rollcall.faction'];
  const parent = segments(base)
    .filter((segment) => !/^\d+$/.test(segment))
    .pop();
  return parent === undefined ? kinds[document.format] : place(parent);
}

/**
 * Proposals for the unknown keys of a document, by the path of their finding: the key gets the name that seems to be meant,
 * where its value belongs under that name.
 */
export function renamings(games: Catalogue<GameDocuments>, document: AnyDocument): ReadonlyMap<string, readonly Fix[]> {
  const fixes = new Map<string, readonly Fix[]>();
  for (const { key, value, base, near } of unknownKeys(games, document)) {
    if (near === undefined || firstFault(near.shape, value) !== undefined) continue;
    const path = pointer(base, key);
    const label = t`Rename “${shownKey(key)}” to “${near.key}”`;
    fixes.set(path, [
      {
        label,
        edits: [
          { op: 'set', path: pointer(base, near.key), value },
          { op: 'remove', path },
        ],
      },
    ]);
  }
  return fixes;
}
