/** Ids in a document, in whose place people read names. */
import { isObject } from '../../document/json/json-object.ts';
import { segments } from '../../document/pointer.ts';

/** The name of a document outside of the one that names it. */
export type NameOf = (kind: 'characters' | 'factions', id: string) => string | undefined;

/** A value at a place of a character or a team with the names of those whom it names by their ids; ids say nothing to people. */
export function withNames(path: string, value: unknown, document: unknown, nameOf: NameOf = () => undefined): unknown {
  const named = (kind: 'characters' | 'factions', id: unknown): unknown =>
    typeof id === 'string' ? (embeddedName(document, kind, id) ?? (nameOf(kind, id) || id)) : id;
  const member = (one: unknown): unknown =>
    isObject(one) ? { ...one, character: named('characters', one.character) } : one;
  const [first, second] = segments(path);
  switch (first) {
    case 'members':
      return Array.isArray(value) ? value.map(member) : member(value);
    case 'leader':
      return named('characters', value);
    case 'factions':
      // A team holds whole factions there.
      return Array.isArray(value) ? value.map((one) => named('factions', one)) : named('factions', value);
    case 'allegiance':
      if (second === 'faction') return named('factions', value);
      return isObject(value) && 'faction' in value ? { ...value, faction: named('factions', value.faction) } : value;
    default:
      return value;
  }
}

/** Of two with one id the first is meant, as everywhere. */
function embeddedName(document: unknown, kind: 'characters' | 'factions', id: string): string | undefined {
  const held = isObject(document) ? document[kind] : undefined;
  if (!Array.isArray(held)) return undefined;
  const found = (held as unknown[]).find((one) => isObject(one) && one.id === id && isNamed(one.name));
  return isObject(found) ? (found.name as string) : undefined;
}

const isNamed = (name: unknown): boolean => typeof name === 'string' && name !== '';
