/** Glossaries as documents: what the user has written down, and how it changes together with the cards that have it. */
import { same } from '../document/difference.ts';
import type { Glossary } from '../document/kinds/glossary/schema.ts';
import type { Character } from '../document/schema.ts';
import { entriesOf, nameKey, type OwnEntry } from './known.ts';

/** The one that this library writes to; others came in by an import and are read besides. */
export const OWN_GLOSSARY = 'glossary';

const isOf = (entry: Glossary['entries'][number], ruleset: string, kind: string): boolean =>
  entry.ruleset === ruleset && entry.kind === kind;

/** The entries of a kind in all glossaries of a library. Of two with one name the own one counts, else the later one. */
export function ownEntries(glossaries: readonly Glossary[], ruleset: string, kind: string): readonly OwnEntry[] {
  const ownLast = [...glossaries].sort((a, b) => Number(a.id === OWN_GLOSSARY) - Number(b.id === OWN_GLOSSARY));
  const byName = new Map<string, OwnEntry>();
  for (const { entries } of ownLast) {
    for (const entry of entries) if (isOf(entry, ruleset, kind)) byName.set(nameKey(entry.name), entry);
  }
  return [...byName.values()];
}

/** A glossary without an entry, and with another one in its place where one is given. */
export function withEntry(
  glossary: Glossary,
  { ruleset, kind, name }: { ruleset: string; kind: string; name: string },
  entry: OwnEntry | undefined,
): Glossary {
  const gone = new Set([nameKey(name), ...(entry === undefined ? [] : [nameKey(entry.name)])]);
  const place = glossary.entries.findIndex((one) => isOf(one, ruleset, kind) && gone.has(nameKey(one.name)));
  const others = glossary.entries.filter((one) => !isOf(one, ruleset, kind) || !gone.has(nameKey(one.name)));
  if (entry === undefined)
    return others.length === glossary.entries.length ? glossary : { ...glossary, entries: others };
  const { text = '', items = [], hidden = false } = entry;
  const written = {
    ruleset,
    kind,
    name: entry.name,
    ...(text === '' ? {} : { text }),
    ...(items.length === 0 ? {} : { items: [...items] }),
    ...(hidden ? { hidden } : {}),
  };
  others.splice(place < 0 ? others.length : place, 0, written);
  return same(others, glossary.entries) ? glossary : { ...glossary, entries: others };
}

/**
 * A character whose entries of a name get another name and, where they are given, text and items; undefined where nothing
 * changes.
 */
export function onCard(
  character: Character,
  kind: string,
  name: string,
  { name: newName, text, items }: OwnEntry,
): Character | undefined {
  const meant = entriesOf(character, kind).filter((entry) => nameKey(entry.name) === nameKey(name));
  const list = (character as unknown as Record<string, unknown>)[kind];
  if (meant.length === 0 || !Array.isArray(list)) return undefined;
  const next = [...list] as Record<string, unknown>[];
  let isChanged = false;
  for (const entry of meant) {
    const { text: _text, items: _items, ...others } = list[entry.index] as Record<string, unknown>;
    const wanted = { text: text ?? entry.text, items: items ?? entry.items };
    if (newName === others.name && wanted.text === entry.text && sameWords(wanted.items, entry.items)) continue;
    isChanged = true;
    next[entry.index] = {
      ...others,
      name: newName,
      ...(wanted.text === '' ? {} : { text: wanted.text }),
      ...(wanted.items.length === 0 ? {} : { items: [...wanted.items] }),
    };
  }
  return isChanged ? ({ ...character, [kind]: next } as Character) : undefined;
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);
