/** Replaces ids in a document by names that people can read. */
import { isObject } from '../../document/json/json-object.ts';
import { parsePointer } from '../../document/pointer.ts';

/** Returns the name of a document outside the document that refers to it. */
export type FindName = (kind: 'characters' | 'factions', documentId: string) => string | undefined;

/**
 * Returns a value at a place of a character or a team with ids replaced by names. Ids are in the `members` and the `leader` of a team,
 * in the faction of its `allegiance`, and in the `factions` of a character.
 */
export function replaceIdsByNames(
  pointer: string,
  value: unknown,
  document: unknown,
  findName: FindName = () => undefined,
): unknown {
  const getName = (kind: 'characters' | 'factions', documentId: unknown): unknown =>
    typeof documentId === 'string'
      ? (findEmbeddedName(document, kind, documentId) ?? (findName(kind, documentId) || documentId))
      : documentId;
  const nameMember = (entry: unknown): unknown =>
    isObject(entry) ? { ...entry, character: getName('characters', entry.character) } : entry;
  const [firstSegment, secondSegment] = parsePointer(pointer);
  switch (firstSegment) {
    case 'members':
      return Array.isArray(value) ? value.map(nameMember) : nameMember(value);
    case 'leader':
      return getName('characters', value);
    case 'factions':
      // In a team this list contains whole factions.
      return Array.isArray(value) ? value.map((entry) => getName('factions', entry)) : getName('factions', value);
    case 'allegiance':
      if (secondSegment === 'faction') return getName('factions', value);
      return isObject(value) && 'faction' in value ? { ...value, faction: getName('factions', value.faction) } : value;
    default:
      return value;
  }
}

/** Finds the name of an embedded document. The first one with an id wins, as everywhere. */
function findEmbeddedName(document: unknown, kind: 'characters' | 'factions', documentId: string): string | undefined {
  const embedded = isObject(document) ? document[kind] : undefined;
  if (!Array.isArray(embedded)) return undefined;
  const foundDocument = (embedded as unknown[]).find(
    (entry) => isObject(entry) && entry.id === documentId && isNamed(entry.name),
  );
  return isObject(foundDocument) ? (foundDocument.name as string) : undefined;
}

const isNamed = (candidateName: unknown): boolean => typeof candidateName === 'string' && candidateName !== '';
