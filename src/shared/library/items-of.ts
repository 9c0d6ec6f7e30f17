/** What an export writes: documents and templates as they are, and every picture of the library that they name. */
import { libraryHash } from '../card/picture-source.ts';
import type { ArchiveItem } from './archive-item.ts';
import { sourcesIn } from './picture-sources.ts';

/** A document or template on its way out, whole: with the drawing that a database keeps apart. */
export interface Outgoing {
  readonly kind: 'document' | 'template';
  readonly document: unknown;
  /** ISO times in UTC. */
  readonly changed?: string;
  readonly trashed?: string;
  readonly drafts?: Readonly<Record<string, string>>;
}

/**
 * The items of an archive: the documents in their order, then their pictures. `pictureOf` gives the bytes of a picture by
 * its hash; one that is nowhere is told to `missing`, and the documents go without it.
 */
export async function* itemsOf(
  documents: Iterable<Outgoing> | AsyncIterable<Outgoing>,
  pictureOf: (hash: string) => Promise<Uint8Array | undefined>,
  missing: (hash: string) => void = () => undefined,
): AsyncGenerator<ArchiveItem, void, undefined> {
  const hashes = new Set<string>();
  for await (const outgoing of documents) {
    for (const src of sourcesIn(outgoing.document)) {
      const hash = libraryHash(src);
      if (hash !== undefined) hashes.add(hash);
    }
    yield { ...outgoing };
  }
  for (const hash of hashes) {
    const bytes = await pictureOf(hash);
    if (bytes === undefined) missing(hash);
    else yield { kind: 'picture', bytes };
  }
}
