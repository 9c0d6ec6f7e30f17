import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';
import type { Documents, Item } from '../../../store/item.ts';

type EventItem = Item<Documents['events']>;

/** The event packs whose name or notes have every typed word. Broken documents are found by name only. */
export function filterEvents(items: readonly EventItem[], text: string): readonly EventItem[] {
  const words = searchTerms(text);
  if (words.length === 0) return items;
  return items.filter((item) =>
    hasTerms(fold(item.kind === 'broken' ? item.name : `${item.document.name} ${item.document.notes ?? ''}`), words),
  );
}
