/** Collects what the library knows about Talents, Abilities and the like: from cards and from the user's glossary. */
import { isObject } from '../document/json/json-object.ts';
import type { Character } from '../document/schema.ts';
import type { GlossaryKind } from './kinds.ts';

/** The user's description of a name. */
export interface UserEntry {
  readonly name: string;
  readonly text?: string | undefined;
  readonly items?: readonly string[] | undefined;
  /** Whether the entry is no longer offered. */
  readonly hidden?: boolean | undefined;
}

export interface KnownEntry {
  readonly name: string;
  /** The user's text, otherwise the text on most cards. */
  readonly text: string;
  readonly items: readonly string[];
  /** Ids of the characters that have the entry, in their order. */
  readonly usedBy: readonly string[];
  /** Other texts on cards for the name. */
  readonly otherTexts: readonly string[];
  /** The entry of the user's glossary. Absent = only cards or rules have the name. */
  readonly userEntry?: UserEntry;
}

/** Normalizes a name for comparison: ignores case and extra spaces. */
export const normalizeName = (entryName: string): string => entryName.trim().replace(/\s+/g, ' ').toLowerCase();

interface GatheredEntry {
  readonly names: Map<string, number>;
  readonly texts: Map<string, { count: number; items: readonly string[] }>;
  readonly users: Set<string>;
  userEntry?: UserEntry;
}

const collator = new Intl.Collator('en');

/**
 * Collects all entries of a kind, sorted by name. Names that differ only in case and spaces are one entry, which is spelled as in the
 * user's glossary or, without one, as on most cards.
 */
export function collectEntries(
  kind: GlossaryKind,
  characters: readonly Character[],
  userEntries: readonly UserEntry[],
): readonly KnownEntry[] {
  const gatheredByName = new Map<string, GatheredEntry>();
  const getGathered = (entryName: string): GatheredEntry => {
    const normalizedName = normalizeName(entryName);
    const existing = gatheredByName.get(normalizedName);
    if (existing !== undefined) return existing;
    const created: GatheredEntry = { names: new Map(), texts: new Map(), users: new Set() };
    gatheredByName.set(normalizedName, created);
    return created;
  };
  for (const character of characters) {
    for (const { name, text, items } of listCardEntries(character, kind.id)) {
      const gathered = getGathered(name);
      increment(gathered.names, name);
      gathered.users.add(character.id);
      if (text === '' && items.length === 0) continue;
      const existing = gathered.texts.get(text);
      if (existing === undefined) gathered.texts.set(text, { count: 1, items });
      else existing.count += 1;
    }
  }
  for (const entryName of kind.known) increment(getGathered(entryName).names, entryName);
  for (const entry of userEntries) getGathered(entry.name).userEntry = entry;
  return [...gatheredByName.values()].map(summarizeEntry).sort((a, b) => collator.compare(a.name, b.name));
}

function summarizeEntry({ names: nameCounts, texts: textUses, users: userIds, userEntry }: GatheredEntry): KnownEntry {
  const [mostUsed, ...lessUsed] = [...textUses].sort(([, a], [, b]) => b.count - a.count);
  const entryName = userEntry?.name ?? [...nameCounts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  const text = userEntry?.text ?? mostUsed?.[0] ?? '';
  return {
    name: entryName,
    text,
    items: userEntry?.items ?? (mostUsed?.[0] === text ? mostUsed[1].items : []),
    usedBy: [...userIds],
    otherTexts: [...(mostUsed === undefined ? [] : [mostUsed]), ...lessUsed]
      .map(([usedText]) => usedText)
      .filter((usedText) => usedText !== text),
    ...(userEntry === undefined ? {} : { userEntry }),
  };
}

export interface WrittenEntry {
  readonly name: string;
  readonly text: string;
  readonly items: readonly string[];
  /** Index in the list of the character. */
  readonly index: number;
}

/** Returns the entries of a character that have a name. Accepts any data, since cards may come from anywhere. */
export function listCardEntries(character: Character, kind: string): readonly WrittenEntry[] {
  const entries = (character as unknown as Record<string, unknown>)[kind];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index): WrittenEntry[] => {
    if (!isObject(entry) || typeof entry.name !== 'string' || entry.name.trim() === '') return [];
    const { text, items } = entry;
    return [
      {
        name: entry.name.trim(),
        text: typeof text === 'string' ? text : '',
        items: Array.isArray(items) ? items.map(String) : [],
        index,
      },
    ];
  });
}

const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
