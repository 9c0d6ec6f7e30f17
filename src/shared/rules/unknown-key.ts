/** Findings on unknown keys, and fixes for the misspelt ones. */

import type { GameDocuments } from '../document/document-spec.ts';
import { firstFault } from '../document/first-fault.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { shownKey } from '../document/json/fault-messages.ts';
import { DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import { pointer, segments } from '../document/pointer.ts';
import type { AnyDocument } from '../document/schema.ts';
import { type UnknownKey, unknownKeys } from '../document/unknown-keys.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Finding, Fix } from './finding.ts';

export const UNKNOWN_KEY = 'document.unknown-key';

/** Returns one warning per key (docs/formats.md#files). It belongs to no ruleset, and factions get it too. */
export const unknownKeyFindings = (gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): Finding[] =>
  unknownKeys(gameCatalog, document).map((unknown): Finding => {
    const { key, base, near, character } = unknown;
    return {
      code: UNKNOWN_KEY,
      severity: 'warning',
      path: pointer(base, key),
      subjects: character === undefined ? [] : [character],
      actual: key,
      ...(near === undefined ? {} : { required: near.key }),
      message: (translate) => describeUnknownKey(translate, unknown, document),
      cite: { source: 'Rollcall' },
    };
  });

function describeUnknownKey(translate: Translate, { key, base, near }: UnknownKey, document: AnyDocument): string {
  const place = namePlace(translate, base, document);
  return near === undefined
    ? translate('unknownKeys.ignored', { key: shownKey(key), place })
    : translate('unknownKeys.misspelled', { key: shownKey(key), place, near: near.key });
}

/** Names the part of a document that has the key, as it stands after "in": `a team`, `“hp”`. */
function namePlace(translate: Translate, base: string, document: AnyDocument): string {
  if (/^\/characters\/\d+$/.test(base)) return translate('unknownKeys.in.character');
  if (/^\/factions\/\d+$/.test(base)) return translate('unknownKeys.in.faction');
  const parent = segments(base)
    .filter((segment) => !/^\d+$/.test(segment))
    .pop();
  if (parent !== undefined) return translate('unknownKeys.inKey', { key: parent });
  const kind = DOCUMENT_KINDS.find(({ format }) => format === document.format)?.name;
  return kind === undefined ? document.format : translate(`unknownKeys.in.${kind}`);
}

/**
 * Proposals for the unknown keys of a document, by the path of their finding: the key gets the name that seems to be meant,
 * where its value belongs under that name.
 */
export function renamings(
  gameCatalog: GameCatalog<GameDocuments>,
  document: AnyDocument,
): ReadonlyMap<string, readonly Fix[]> {
  const fixes = new Map<string, readonly Fix[]>();
  for (const { key, value, base, near } of unknownKeys(gameCatalog, document)) {
    if (near === undefined || firstFault(near.shape, value) !== undefined) continue;
    const path = pointer(base, key);
    const label: LateText = (translate) => translate('fixes.renameKey', { key: shownKey(key), meant: near.key });
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
