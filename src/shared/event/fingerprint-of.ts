/** Fingerprints of documents that many lists look up: each is worked out once. */
import { fingerprint } from '../document/fingerprint/fingerprint.ts';
import type { AnyDocument } from '../document/schema.ts';

const known = new WeakMap<AnyDocument, string>();

/** The same as `fingerprint`, for documents that nobody changes. */
export function fingerprintOf(document: AnyDocument): string {
  const print = known.get(document) ?? fingerprint(document);
  known.set(document, print);
  return print;
}
