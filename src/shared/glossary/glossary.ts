/** Glossaries as documents: the user's descriptions, and how they change together with cards. */
import { isEqualJson } from '../document/diff-json.ts';
import type { Glossary } from '../document/kinds/glossary/schema.ts';
import type { Character } from '../document/schema.ts';
import { listCardEntries, normalizeName, type UserEntry } from './collect-entries.ts';

/** Id of the glossary that this library writes to. Other glossaries come from imports and are only read. */
export const OWN_GLOSSARY = 'glossary';

const belongsToKind = (entry: Glossary['entries'][number], ruleset: string, kindKey: string): boolean =>
  entry.ruleset === ruleset && entry.kind === kindKey;

/**
 * Returns the entries of a kind in all glossaries of a library. Of several entries with the same name, the one in the library's own
 * glossary counts, or else the last one.
 */
export function listUserEntries(
  glossaries: readonly Glossary[],
  ruleset: string,
  kindKey: string,
): readonly UserEntry[] {
  const sortedGlossaries = [...glossaries].sort(
    (a, b) => Number(a.id === OWN_GLOSSARY) - Number(b.id === OWN_GLOSSARY),
  );
  const entriesByName = new Map<string, UserEntry>();
  for (const { entries } of sortedGlossaries) {
    for (const entry of entries)
      if (belongsToKind(entry, ruleset, kindKey)) entriesByName.set(normalizeName(entry.name), entry);
  }
  return [...entriesByName.values()];
}

/** Returns the glossary without an entry, or with `entry` in its place. */
export function replaceEntry(
  glossary: Glossary,
  { ruleset, kind: kindKey, name }: { ruleset: string; kind: string; name: string },
  entry: UserEntry | undefined,
): Glossary {
  const removedNames = new Set([normalizeName(name), ...(entry === undefined ? [] : [normalizeName(entry.name)])]);
  const entryIndex = glossary.entries.findIndex(
    (glossaryEntry) =>
      belongsToKind(glossaryEntry, ruleset, kindKey) && removedNames.has(normalizeName(glossaryEntry.name)),
  );
  const otherEntries = glossary.entries.filter(
    (glossaryEntry) =>
      !belongsToKind(glossaryEntry, ruleset, kindKey) || !removedNames.has(normalizeName(glossaryEntry.name)),
  );
  if (entry === undefined)
    return otherEntries.length === glossary.entries.length ? glossary : { ...glossary, entries: otherEntries };
  const { text = '', items = [], hidden = false } = entry;
  const newEntry = {
    ruleset,
    kind: kindKey,
    name: entry.name,
    ...(text === '' ? {} : { text }),
    ...(items.length === 0 ? {} : { items: [...items] }),
    ...(hidden ? { hidden } : {}),
  };
  otherEntries.splice(entryIndex < 0 ? otherEntries.length : entryIndex, 0, newEntry);
  return isEqualJson(otherEntries, glossary.entries) ? glossary : { ...glossary, entries: otherEntries };
}

/**
 * Returns the character with new names and, if given, new text and items for its entries of a name. Returns undefined if nothing
 * changes.
 */
export function replaceOnCard(
  character: Character,
  kindKey: string,
  entryName: string,
  { name: newName, text, items }: UserEntry,
): Character | undefined {
  const matchingEntries = listCardEntries(character, kindKey).filter(
    (entry) => normalizeName(entry.name) === normalizeName(entryName),
  );
  const existingList = (character as unknown as Record<string, unknown>)[kindKey];
  if (matchingEntries.length === 0 || !Array.isArray(existingList)) return undefined;
  const changedList = [...existingList] as Record<string, unknown>[];
  let isChanged = false;
  for (const entry of matchingEntries) {
    const { text: _text, items: _items, ...otherFields } = existingList[entry.index] as Record<string, unknown>;
    const newContent = { text: text ?? entry.text, items: items ?? entry.items };
    if (newName === otherFields.name && newContent.text === entry.text && areEqualLists(newContent.items, entry.items))
      continue;
    isChanged = true;
    changedList[entry.index] = {
      ...otherFields,
      name: newName,
      ...(newContent.text === '' ? {} : { text: newContent.text }),
      ...(newContent.items.length === 0 ? {} : { items: [...newContent.items] }),
    };
  }
  return isChanged ? ({ ...character, [kindKey]: changedList } as Character) : undefined;
}

const areEqualLists = (leftWords: readonly string[], rightWords: readonly string[]): boolean =>
  leftWords.length === rightWords.length && leftWords.every((word, index) => word === rightWords[index]);
