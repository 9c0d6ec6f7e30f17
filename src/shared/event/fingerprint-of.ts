/**
 * Fingerprints of documents that many lists look up, each computed once. One takes 0.07 ms, but every list that names an id
 * compares all files of that id: a thousand lists and files of one id would be a million fingerprints.
 */

import type { GameDocuments } from '../document/document-spec.ts';
import { fingerprint } from '../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { AnyDocument } from '../document/schema.ts';

const known = new WeakMap<AnyDocument, string>();

/** The same as `fingerprint`, for documents that are not changed. */
export function fingerprintOf(gameCatalog: GameCatalog<GameDocuments>, document: AnyDocument): string {
  const print = known.get(document) ?? fingerprint(gameCatalog, document);
  known.set(document, print);
  return print;
}
