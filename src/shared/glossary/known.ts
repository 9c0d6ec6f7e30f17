/** What the library knows of Talents, Abilities and the like: from the cards that have them, and from the glossary of the user. */
import { isObject } from '../document/json/json-object.ts';
import type { Character } from '../document/schema.ts';
import type { GlossaryKind } from './kinds.ts';

/** What the user has written down about a name. */
export interface OwnEntry {
  readonly name: string;
  readonly text?: string | undefined;
  readonly items?: readonly string[] | undefined;
  /** It is not offered any more. */
  readonly hidden?: boolean | undefined;
}

export interface KnownEntry {
  readonly name: string;
  /** The user's own text, else the one that most cards have. */
  readonly text: string;
  readonly items: readonly string[];
  /** Ids of the characters that have it, in their order. */
  readonly usedBy: readonly string[];
  /** Other texts that cards have under the name. */
  readonly otherTexts: readonly string[];
  /** What the glossary says; absent = it is known from cards or rules only. */
  readonly own?: OwnEntry;
}

/** How names are compared: without case and spare blanks. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

interface Gathered {
  readonly names: Map<string, number>;
  readonly texts: Map<string, { count: number; items: readonly string[] }>;
  readonly users: Set<string>;
  own?: OwnEntry;
}

const collator = new Intl.Collator('en');

/**
 * Everything that is known of a kind, by name. A name in several spellings is one entry, under its most frequent one, unless
 * the glossary has it: then as it stands there.
 */
export function knownEntries(
  kind: GlossaryKind,
  characters: readonly Character[],
  own: readonly OwnEntry[],
): readonly KnownEntry[] {
  const all = new Map<string, Gathered>();
  const of = (name: string): Gathered => {
    const key = nameKey(name);
    const held = all.get(key);
    if (held !== undefined) return held;
    const made: Gathered = { names: new Map(), texts: new Map(), users: new Set() };
    all.set(key, made);
    return made;
  };
  for (const character of characters) {
    for (const { name, text, items } of entriesOf(character, kind.id)) {
      const gathered = of(name);
      count(gathered.names, name);
      gathered.users.add(character.id);
      if (text === '' && items.length === 0) continue;
      const held = gathered.texts.get(text);
      if (held === undefined) gathered.texts.set(text, { count: 1, items });
      else held.count += 1;
    }
  }
  for (const name of kind.known) count(of(name).names, name);
  for (const entry of own) of(entry.name).own = entry;
  return [...all.values()].map(summed).sort((a, b) => collator.compare(a.name, b.name));
}

function summed({ names, texts, users, own }: Gathered): KnownEntry {
  const [first, ...others] = [...texts].sort(([, a], [, b]) => b.count - a.count);
  const name = own?.name ?? [...names].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  const text = own?.text ?? first?.[0] ?? '';
  return {
    name,
    text,
    items: own?.items ?? (first?.[0] === text ? first[1].items : []),
    usedBy: [...users],
    otherTexts: [...(first === undefined ? [] : [first]), ...others].map(([one]) => one).filter((one) => one !== text),
    ...(own === undefined ? {} : { own }),
  };
}

export interface WrittenEntry {
  readonly name: string;
  readonly text: string;
  readonly items: readonly string[];
  /** Its place in the list of the character. */
  readonly index: number;
}

/** The entries of a character that have a name; whatever stands there, since cards may be from anywhere. */
export function entriesOf(character: Character, kind: string): readonly WrittenEntry[] {
  const list = (character as unknown as Record<string, unknown>)[kind];
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry, index): WrittenEntry[] => {
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

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
