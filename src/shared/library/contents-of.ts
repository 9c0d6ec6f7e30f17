/** What can come out of an archive into a library or into the rules. */
import { readSource } from '../card/picture-source.ts';
import { LIMITS } from '../limits.ts';
import { ArchiveError } from './archive-fault.ts';
import type { Incoming, Unusable } from './incoming.ts';
import type { ManifestEntry } from './manifest.ts';
import { withSources } from './picture-sources.ts';
import type { Archive } from './read-archive.ts';
import { type ReadOne, readDocument } from './read-document.ts';

/**
 * Every document and template of an archive, one after the other, or why it cannot be taken; `name` is that of the archive,
 * for people. Pictures are named by their hash; where they are is what `picturesOf` says.
 */
export async function* contentsOf(archive: Archive, name: string): AsyncGenerator<ReadOne, void, undefined> {
  const sources = pathsOfPictures(archive);
  for (const entry of archive.manifest.entries) {
    if (entry.kind !== 'document' && entry.kind !== 'template') continue;
    const read = await readEntry(archive, entry, `${name}/${entry.path}`);
    yield read.ok ? { ok: true, incoming: taken(read.incoming, entry, sources) } : read;
  }
}

/** Entries of pictures by their hash. */
export function picturesOf({ manifest }: Archive): ReadonlyMap<string, ManifestEntry> {
  return new Map(manifest.entries.flatMap((entry) => (entry.kind === 'picture' ? [[entry.sha256, entry]] : [])));
}

async function readEntry(archive: Archive, entry: ManifestEntry, from: string): Promise<ReadOne> {
  if (entry.bytes > LIMITS.documentBytes)
    return refused(from, `It has more than ${LIMITS.documentBytes / 2 ** 20} MB.`);
  try {
    return readDocument(await archive.bytes(entry), from);
  } catch (error) {
    if (error instanceof ArchiveError) return refused(from, error.message);
    throw error;
  }
}

const refused = (from: string, reason: string): { ok: false; unusable: Unusable } => ({
  ok: false,
  unusable: { from, reason },
});

function taken(incoming: Incoming, entry: ManifestEntry, sources: ReadonlyMap<string, string>): Incoming {
  const folder = entry.path.slice(0, entry.path.lastIndexOf('/') + 1);
  return {
    ...incoming,
    document: withSources(incoming.document, (src) => inArchive(src, folder, sources) ?? src),
    ...(entry.drafts === undefined ? {} : { drafts: entry.drafts }),
    ...(entry.trashed === undefined ? {} : { trashed: entry.trashed }),
  };
}

/** Hashes of pictures by their path in the archive. */
export const pathsOfPictures = ({ manifest }: Archive): ReadonlyMap<string, string> =>
  new Map(manifest.entries.flatMap(({ kind, path, sha256 }) => (kind === 'picture' ? [[path, sha256]] : [])));

/** The source by hash for a picture that lies beside its document in the archive; undefined for every other source. */
export function inArchive(src: string, folder: string, pictures: ReadonlyMap<string, string>): string | undefined {
  const source = readSource(src);
  if ('problem' in source || source.kind !== 'file') return undefined;
  const parts = `${folder}${source.path}`.split('/').filter((part) => part !== '.' && part !== '');
  const hash = pictures.get(parts.join('/').normalize('NFC'));
  return hash === undefined ? undefined : `sha256:${hash}`;
}
