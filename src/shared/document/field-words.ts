/** What people call the places of a document. */
import { segments } from './pointer.ts';

/** Lists whose entries are counted: `/attacks/2/name` is attack 3. */
const ENTRIES: Readonly<Record<string, string>> = {
  attacks: 'attack',
  talents: 'talent',
  abilities: 'ability',
  spells: 'spell',
};
/** As many entries of one list are counted, no longer named one by one. */
const MANY = 4;

/** Places with a name other than their key. */
const NAMES: Readonly<Record<string, string>> = { hp: 'HP', art: 'picture', infiltrator: 'Infiltrator' };

function nameOfField(pointer: string): string {
  const [first = '', second = ''] = segments(pointer);
  const entry = Object.hasOwn(ENTRIES, first) ? ENTRIES[first] : undefined;
  if (entry !== undefined && /^\d+$/.test(second)) return `${entry} ${Number(second) + 1}`;
  if (first === 'traits' && second !== '') return second;
  return Object.hasOwn(NAMES, first) ? (NAMES[first] ?? first) : first;
}

/** The list that an entry belongs to: `talents` of `/talents/3/text`. */
function listOf(pointer: string): string | undefined {
  const [first = '', second = ''] = segments(pointer);
  return Object.hasOwn(ENTRIES, first) && /^\d+$/.test(second) ? first : undefined;
}

/** Pointers into a character as a list for people, each place once: `name, keywords and attack 3`, `name and 16 talents`. */
export function fieldWords(pointers: readonly string[]): string {
  const entries = new Map<string, Set<string>>();
  for (const pointer of pointers) {
    const list = listOf(pointer);
    if (list !== undefined) entries.set(list, (entries.get(list) ?? new Set()).add(nameOfField(pointer)));
  }
  const called = (pointer: string): string => {
    const list = listOf(pointer);
    const count = list === undefined ? 0 : (entries.get(list)?.size ?? 0);
    return count >= MANY ? `${count} ${list}` : nameOfField(pointer);
  };
  const names = [...new Set(pointers.map(called))];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
