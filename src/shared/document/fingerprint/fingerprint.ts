/** Computes a hash of a document's content that is the same on every machine. */

import type { GameDocuments } from '../document-spec.ts';
import { FORMATS, getSpec } from '../formats.ts';
import type { GameCatalog } from '../game-catalog.ts';
import type { AnyDocument } from '../schema.ts';
import { writeCanonicalJson } from './canonical.ts';
import { type Sha256, sha256Anywhere } from './sha256.ts';

/**
 * Computes the SHA-256 of the canonical JSON of a document with its defaults, without `art`, `notes` and unknown keys, with members
 * and embedded documents sorted. `art` and `notes` of embedded documents don't count either. Returns 64 lowercase hexadecimal digits.
 */
export function computeFingerprint(
  gameCatalog: GameCatalog<GameDocuments>,
  document: AnyDocument,
  sha256: Sha256 = sha256Anywhere,
): string {
  return sha256(getHashedText(gameCatalog, document));
}

/** Returns the canonical text that is hashed. Documents with the same text are the same for every rule. */
export function getHashedText(gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): string {
  const completeDocument = getSpec(gameCatalog, document).complete(document);
  return (FORMATS[document.format].getHashedText ?? writeCanonicalJson)(completeDocument);
}
