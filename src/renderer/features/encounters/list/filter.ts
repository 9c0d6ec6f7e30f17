import type { Encounter } from '../../../../shared/play/encounter.ts';
import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';
import type { Documents, Item } from '../../../store/item.ts';

type EncounterItem = Item<Documents['encounters']>;

/** Who takes part, by name: a character that is not known is called by its id. */
export type NameOf = (encounter: Encounter, character: string) => string;

/** The encounters whose name, sides or models have every typed word. Broken documents are found by name only. */
export function filterEncounters(
  items: readonly EncounterItem[],
  text: string,
  nameOf: NameOf,
): readonly EncounterItem[] {
  const words = searchTerms(text);
  if (words.length === 0) return items;
  return items.filter((item) => {
    if (item.kind === 'broken') return hasTerms(fold(item.name), words);
    const { document } = item;
    const inside = document.sides.flatMap(({ name = '', models }) => [
      name,
      ...models.map(({ character }) => nameOf(document, character)),
    ]);
    return hasTerms(fold([document.name, ...inside].join(' ')), words);
  });
}
