/** Lists that could be taken for one another: both are judged, and each says so. */
import type { Entry, EntryNote } from './entry.ts';

/** The notes of each entry, in the order of the entries. */
export function entryNotes(entries: readonly Entry[]): EntryNote[][] {
  const alike = {
    'same-id': group(entries, (e) => (e.kind === 'list' ? e.team.id : undefined)),
    'same-file-name': group(entries, (e) => fileName(e.file)),
    'same-contents': group(entries, (e) => (e.kind === 'list' ? e.judgement.fingerprint : undefined)),
  } as const;
  const kinds = Object.keys(alike) as (keyof typeof alike)[];
  return entries.map((entry) =>
    kinds.flatMap((kind): EntryNote[] => {
      const files = (alike[kind].get(entry) ?? []).filter((file) => file !== entry.file);
      return files.length > 0 ? [{ kind, files }] : [];
    }),
  );
}

/** Case is passed over: some file systems could not keep the two side by side. */
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** For each entry the files of all entries with its key; entries without a key have none. */
function group(entries: readonly Entry[], keyOf: (entry: Entry) => string | undefined): Map<Entry, readonly string[]> {
  const byKey = new Map<string, string[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), entry.file]);
  }
  return new Map(entries.map((entry) => [entry, byKey.get(keyOf(entry) ?? '') ?? []]));
}
