import type { Character } from '../../../shared/document/schema.ts';
import { fold } from '../../components/fold.ts';
import type { Documents, Item } from '../../store/item.ts';

type FactionItem = Item<Documents['factions']>;

/** The factions whose name or whose members have every typed word. Broken documents are found by name only. */
export function filterFactions(
  items: readonly FactionItem[],
  text: string,
  characters: readonly Character[],
): FactionItem[] {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...items];
  return items.filter((item) => {
    const names =
      item.kind === 'broken'
        ? [item.name]
        : [item.document.name, ...characters.filter((c) => c.factions?.includes(item.id)).map((c) => c.name)];
    const all = fold(names.join(' '));
    return words.every((word) => all.includes(word));
  });
}
