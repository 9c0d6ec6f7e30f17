/** Names the fields of a document for users. */

import { formatList } from '../texts/lists.ts';
import type { PlainKey, Translate } from '../texts/translate.ts';
import { type FieldNames, getAllLabels } from './all-labels.ts';
import type { GameDocuments } from './document-spec.ts';
import type { GameCatalog } from './game-catalog.ts';
import { parsePointer } from './pointer.ts';

/** If a list has at least this many named entries, they are counted instead of named. */
const MIN_COUNTED_ENTRIES = 4;

/** Names of fields that documents of every game have. */
const NAME_KEYS: Readonly<Record<string, PlainKey>> = {
  art: 'fieldNames.picture',
  name: 'fieldNames.name',
  concept: 'fieldNames.concept',
  formerName: 'fieldNames.formerName',
  text: 'fieldNames.text',
  characters: 'fieldNames.characters',
  factions: 'fieldNames.factions',
};

/** Names of the parts of a credit line, by pointer. */
const CREDIT_NAME_KEYS: Readonly<Record<string, PlainKey>> = {
  '/art/image/credit': 'fieldNames.artist',
  '/credits/artist': 'fieldNames.artist',
  '/credits/set': 'fieldNames.set',
  '/credits/symbol': 'fieldNames.setSymbol',
  '/credits/number': 'fieldNames.cardNumber',
  '/credits/version': 'fieldNames.version',
  '/credits/copyright': 'fieldNames.copyright',
};

const getOwnValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * Names the field that a pointer leads to. `entries` has nouns for the entries of lists (`/attacks/2` is attack 3), `groups` the objects
 * whose keys are names (`/traits/aim` is aim), and `names` all other names.
 */
function getFieldName(
  translate: Translate,
  pointer: string,
  { entries: entryNouns = {}, names = {}, groups = [] }: FieldNames,
): string {
  const creditNameKey = getOwnValue(CREDIT_NAME_KEYS, pointer);
  if (creditNameKey !== undefined) return translate(creditNameKey);
  const [firstSegment = '', secondSegment = ''] = parsePointer(pointer);
  const entryNoun = getOwnValue(entryNouns, firstSegment);
  if (entryNoun !== undefined && /^\d+$/.test(secondSegment)) return `${entryNoun} ${Number(secondSegment) + 1}`;
  if (groups.includes(firstSegment) && secondSegment !== '') return secondSegment;
  const fieldName = getOwnValue(names, firstSegment);
  return fieldName ?? getKeyName(translate, firstSegment);
}

/** Keys without a name are terms of the rules, which are the same in every language. */
function getKeyName(translate: Translate, key: string): string {
  const nameKey = getOwnValue(NAME_KEYS, key);
  return nameKey === undefined ? key : translate(nameKey);
}

/** Returns the key of the list that an entry belongs to: `talents` for `/talents/3/text`. */
function findListKey(pointer: string, { entries: entryNouns = {} }: FieldNames): string | undefined {
  const [firstSegment = '', secondSegment = ''] = parsePointer(pointer);
  return Object.hasOwn(entryNouns, firstSegment) && /^\d+$/.test(secondSegment) ? firstSegment : undefined;
}

/** Names the fields that pointers into a character lead to, each once: `name`, `keywords`, `attack 3`, or `16 talents`. */
export function listFieldNames(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointers: readonly string[],
  labels: FieldNames = getAllLabels(gameCatalog),
): string[] {
  const entryNamesByList = new Map<string, Set<string>>();
  for (const pointer of pointers) {
    const listKey = findListKey(pointer, labels);
    if (listKey !== undefined)
      entryNamesByList.set(
        listKey,
        (entryNamesByList.get(listKey) ?? new Set()).add(getFieldName(translate, pointer, labels)),
      );
  }
  const namePlace = (pointer: string): string => {
    const listKey = findListKey(pointer, labels);
    const entryCount = listKey === undefined ? 0 : (entryNamesByList.get(listKey)?.size ?? 0);
    return entryCount >= MIN_COUNTED_ENTRIES
      ? `${entryCount} ${getKeyName(translate, listKey ?? '')}`
      : getFieldName(translate, pointer, labels);
  };
  return [...new Set(pointers.map(namePlace))];
}

/** Formats the names of fields as a list: `name, keywords and attack 3`, `name and 16 talents`. */
export const formatFieldList = (
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointers: readonly string[],
  labels?: FieldNames,
): string => formatList(translate.language, listFieldNames(translate, gameCatalog, pointers, labels));
