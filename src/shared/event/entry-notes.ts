/** Lists that could be taken for one another: both are judged, and each says so. */
import { type Entry, type EntryNote, MOST_NOTED } from './entry.ts';

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
      const all = alike[kind].get(entry) ?? [];
      if (all.length < 2) return [];
      // Only the first are named, so of thousands only these are looked at.
      const others = all.slice(0, MOST_NOTED + 1).filter((file) => file !== entry.file);
      const files = others.slice(0, MOST_NOTED);
      const more = all.length - 1 - files.length;
      return [{ kind, files, ...(more > 0 ? { more } : {}) }];
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
    if (key === undefined) continue;
    const files = byKey.get(key);
    if (files) files.push(entry.file);
    else byKey.set(key, [entry.file]);
  }
  const of = (key: string | undefined): readonly string[] => (key === undefined ? [] : (byKey.get(key) ?? []));
  return new Map(entries.map((entry) => [entry, of(keyOf(entry))]));
}
