/** A hash of a document's content, the same on every machine. */

import type { GameDocuments } from '../document-spec.ts';
import { FORMATS, specOfDocument } from '../formats.ts';
import type { GameCatalog } from '../game-catalog.ts';
import type { AnyDocument } from '../schema.ts';
import { canonicalJson } from './canonical.ts';
import { type Sha256, sha256Anywhere } from './sha256.ts';

/**
 * SHA-256 of the canonical JSON of the document with its defaults filled in; without `art`, `notes` and keys that the
 * format does not know; members and embedded documents sorted. Embedded documents are treated as documents: their own
 * `art` and `notes` do not count either. Lowercase hex, 64 characters.
 */
export function fingerprint(
  gameCatalog: GameCatalog<GameDocuments>,
  document: AnyDocument,
  sha256: Sha256 = sha256Anywhere,
): string {
  return sha256(content(gameCatalog, document));
}

/** The canonical text that is hashed. Two documents with the same text are the same for every rule. */
export function content(gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): string {
  const complete = specOfDocument(gameCatalog, document).complete(document);
  return (FORMATS[document.format].hashedText ?? canonicalJson)(complete);
}
