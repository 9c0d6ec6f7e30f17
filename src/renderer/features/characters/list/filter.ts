import type { Character } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { fold, hasWords, searchWords } from '../../../components/fold.ts';
import type { Documents, Item } from '../../../store/item.ts';

export interface CharacterFilter {
  text: string;
  classId: string;
  alignment: string;
  /** `all`, or a Level as text. */
  level: string;
}

export const NO_FILTER: CharacterFilter = { text: '', classId: 'all', alignment: 'all', level: 'all' };

type CharacterItem = Item<Documents['characters']>;

/** Folded once for each state of a document: typing goes through thousands of them at every key. */
const searched = new WeakMap<Character, string>();

function searchText(character: Character): string {
  const held = searched.get(character);
  if (held !== undefined) return held;
  const { name, concept = '', classes } = character;
  const text = [name, concept, classes.join(' ')].map(fold).join(' ');
  searched.set(character, text);
  return text;
}

/** The items that a filter lets through, in the order they came. Broken documents are found by name only. */
export function filterCharacters(items: readonly CharacterItem[], filter: CharacterFilter): readonly CharacterItem[] {
  const wanted = searchWords(filter.text);
  const open = isOpen(filter);
  if (open && wanted.length === 0) return items;
  return items.filter((item) => {
    if (item.kind === 'broken') return open && hasWords(fold(item.name), wanted);
    const { classes, alignment, level } = item.document;
    if (filter.classId !== 'all' && !classes.includes(filter.classId)) return false;
    if (filter.alignment !== 'all' && alignment !== filter.alignment) return false;
    if (filter.level !== 'all' && level !== Number(filter.level)) return false;
    return wanted.length === 0 || hasWords(searchText(item.document), wanted);
  });
}

const isOpen = (f: CharacterFilter) => f.classId === 'all' && f.alignment === 'all' && f.level === 'all';
