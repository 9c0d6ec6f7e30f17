/** What people call the places of a document. */
import { segments } from './pointer.ts';

/** Lists whose entries are counted: `/attacks/2/name` is attack 3. */
const ENTRIES: Readonly<Record<string, string>> = {
  attacks: 'attack',
  talents: 'talent',
  abilities: 'ability',
  spells: 'spell',
};

/** Places with a name other than their key. */
const NAMES: Readonly<Record<string, string>> = { hp: 'HP', art: 'picture', infiltrator: 'Infiltrator' };

function nameOfField(pointer: string): string {
  const [first = '', second = ''] = segments(pointer);
  const entry = Object.hasOwn(ENTRIES, first) ? ENTRIES[first] : undefined;
  if (entry !== undefined && /^\d+$/.test(second)) return `${entry} ${Number(second) + 1}`;
  if (first === 'traits' && second !== '') return second;
  return Object.hasOwn(NAMES, first) ? (NAMES[first] ?? first) : first;
}

/** Pointers into a character as a list for people, each place once: `name, keywords and attack 3`. */
export function fieldWords(pointers: readonly string[]): string {
  const names = [...new Set(pointers.map(nameOfField))];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
