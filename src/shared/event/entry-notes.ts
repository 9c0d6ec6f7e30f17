/** Notes on lists that could be confused with one another: all are judged, and each names the others. */
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
      // Only the first are named, so that the others need not be searched.
      const others = all.slice(0, MOST_NOTED + 1).filter((file) => file !== entry.file);
      const files = others.slice(0, MOST_NOTED);
      const more = all.length - 1 - files.length;
      return [{ kind, files, ...(more > 0 ? { more } : {}) }];
    }),
  );
}

/** Without case, since some file systems do not distinguish it. */
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
