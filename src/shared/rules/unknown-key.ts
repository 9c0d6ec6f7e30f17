/** Findings on unknown keys, and fixes for misspelled ones. */

import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { truncateKey } from '../document/json/json-error-messages.ts';
import { DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import { joinPointer, parsePointer } from '../document/pointer.ts';
import type { AnyDocument } from '../document/schema.ts';
import { findTypeMismatch } from '../document/type-mismatch.ts';
import { findUnknownKeys, type UnknownKey } from '../document/unknown-keys.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Finding, Fix } from './finding.ts';

export const UNKNOWN_KEY = 'document.unknown-key';

/** Returns one warning per unknown key (docs/formats.md#files), also for documents that belong to no game, such as factions. */
export const createUnknownKeyFindings = (gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): Finding[] =>
  findUnknownKeys(gameCatalog, document).map((unknownKey): Finding => {
    const { key, parentPointer, nearestField, character } = unknownKey;
    return {
      code: UNKNOWN_KEY,
      severity: 'warning',
      path: joinPointer(parentPointer, key),
      subjects: character === undefined ? [] : [character],
      actual: key,
      ...(nearestField === undefined ? {} : { required: nearestField.key }),
      message: (translate) => describeUnknownKey(translate, unknownKey, document),
      cite: { source: 'Rollcall' },
    };
  });

function describeUnknownKey(
  translate: Translate,
  { key, parentPointer, nearestField }: UnknownKey,
  document: AnyDocument,
): string {
  const parentName = namePlace(translate, parentPointer, document);
  return nearestField === undefined
    ? translate('unknownKeys.ignored', { key: truncateKey(key), place: parentName })
    : translate('unknownKeys.misspelled', { key: truncateKey(key), place: parentName, near: nearestField.key });
}

/** Names the part of a document that has the key, as it follows "in": `a team`, `“hp”`. */
function namePlace(translate: Translate, parentPointer: string, document: AnyDocument): string {
  if (/^\/characters\/\d+$/.test(parentPointer)) return translate('unknownKeys.in.character');
  if (/^\/factions\/\d+$/.test(parentPointer)) return translate('unknownKeys.in.faction');
  const parentKey = parsePointer(parentPointer)
    .filter((segment) => !/^\d+$/.test(segment))
    .pop();
  if (parentKey !== undefined) return translate('unknownKeys.inKey', { key: parentKey });
  const kindName = DOCUMENT_KINDS.find(({ format }) => format === document.format)?.name;
  return kindName === undefined ? document.format : translate(`unknownKeys.in.${kindName}`);
}

/**
 * Proposes renaming unknown keys, by the path of their finding: the key gets the name that was probably meant, if its value is valid
 * under that name.
 */
export function createRenameFixes(
  gameCatalog: GameCatalog<GameDocuments>,
  document: AnyDocument,
): ReadonlyMap<string, readonly Fix[]> {
  const fixes = new Map<string, readonly Fix[]>();
  for (const { key, value, parentPointer, nearestField } of findUnknownKeys(gameCatalog, document)) {
    if (nearestField === undefined || findTypeMismatch(nearestField.shape, value) !== undefined) continue;
    const pointer = joinPointer(parentPointer, key);
    const label: LateText = (translate) =>
      translate('fixes.renameKey', { key: truncateKey(key), meant: nearestField.key });
    fixes.set(pointer, [
      {
        label,
        edits: [
          { op: 'set', path: joinPointer(parentPointer, nearestField.key), value },
          { op: 'remove', path: pointer },
        ],
      },
    ]);
  }
  return fixes;
}
