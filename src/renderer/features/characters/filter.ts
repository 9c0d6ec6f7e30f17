import { fold } from '../../components/fold.ts';
import type { Documents, Item } from '../../store/item.ts';

export interface CharacterFilter {
  text: string;
  classId: string;
  alignment: string;
  /** `all`, or a Level as text. */
  level: string;
}

export const NO_FILTER: CharacterFilter = { text: '', classId: 'all', alignment: 'all', level: 'all' };

type CharacterItem = Item<Documents['characters']>;

/** The items that a filter lets through, in the order they came. Broken documents are found by name only. */
export function filterCharacters(items: readonly CharacterItem[], filter: CharacterFilter): CharacterItem[] {
  const wanted = fold(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return items.filter((item) => {
    if (item.kind === 'broken') return isOpen(filter) && contains(fold(item.name), wanted);
    const { name, concept, classes, alignment, level } = item.document;
    if (filter.classId !== 'all' && !classes.includes(filter.classId)) return false;
    if (filter.alignment !== 'all' && alignment !== filter.alignment) return false;
    if (filter.level !== 'all' && level !== Number(filter.level)) return false;
    return wanted.length === 0 || contains(fold(`${name} ${concept ?? ''} ${classes.join(' ')}`), wanted);
  });
}

const isOpen = (f: CharacterFilter) => f.classId === 'all' && f.alignment === 'all' && f.level === 'all';
const contains = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
