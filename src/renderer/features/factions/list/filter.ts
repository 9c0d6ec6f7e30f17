import type { Character } from '../../../../shared/document/schema.ts';
import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';
import type { Documents, Item } from '../../../store/item.ts';

type FactionItem = Item<Documents['factions']>;

/** The folded names of each faction's members. */
export function memberNames(characters: readonly Character[]): ReadonlyMap<string, string> {
  const names = new Map<string, string[]>();
  for (const { name, factions = [] } of characters) {
    const folded = fold(name);
    for (const id of new Set(factions)) {
      const held = names.get(id);
      if (held === undefined) names.set(id, [folded]);
      else held.push(folded);
    }
  }
  return new Map([...names].map(([id, held]) => [id, held.join(' ')]));
}

/**
 * The factions whose name or whose members have every typed word. Broken documents are found by name only.
 * @param members the answer of `memberNames` for the library
 */
export function filterFactions(
  items: readonly FactionItem[],
  text: string,
  members: ReadonlyMap<string, string>,
): readonly FactionItem[] {
  const words = searchTerms(text);
  if (words.length === 0) return items;
  return items.filter((item) => {
    if (item.kind === 'broken') return hasTerms(fold(item.name), words);
    return hasTerms(`${fold(item.document.name)} ${members.get(item.id) ?? ''}`, words);
  });
}
