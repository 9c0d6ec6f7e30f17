/** What people call the places of a document. */

import { formatList } from '../texts/lists.ts';
import type { PlainKey, Translate } from '../texts/translate.ts';
import { allLabels, type FieldNames } from './all-labels.ts';
import type { GameDocuments } from './document-spec.ts';
import type { GameCatalog } from './game-catalog.ts';
import { segments } from './pointer.ts';

/** From this many entries of one list on, they are counted instead of named. */
const MANY = 4;

/** Names of fields that documents of every game have. */
const NAMES: Readonly<Record<string, PlainKey>> = {
  art: 'fieldNames.picture',
  name: 'fieldNames.name',
  concept: 'fieldNames.concept',
  text: 'fieldNames.text',
  characters: 'fieldNames.characters',
  factions: 'fieldNames.factions',
};

const own = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

function nameOfField(
  translate: Translate,
  pointer: string,
  { entries = {}, names = {}, groups = [] }: FieldNames,
): string {
  const [first = '', second = ''] = segments(pointer);
  const entry = own(entries, first);
  if (entry !== undefined && /^\d+$/.test(second)) return `${entry} ${Number(second) + 1}`;
  if (groups.includes(first) && second !== '') return second;
  const name = own(names, first);
  return name ?? nameOfKey(translate, first);
}

/** Keys without a name are words of the rules, which every language shares. */
function nameOfKey(translate: Translate, key: string): string {
  const name = own(NAMES, key);
  return name === undefined ? key : translate(name);
}

/** The list that an entry belongs to: `talents` of `/talents/3/text`. */
function listOf(pointer: string, { entries = {} }: FieldNames): string | undefined {
  const [first = '', second = ''] = segments(pointer);
  return Object.hasOwn(entries, first) && /^\d+$/.test(second) ? first : undefined;
}

/** Names the places of pointers into a character, each place once: `name`, `keywords`, `attack 3`, or `16 talents`. */
export function nameFields(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointers: readonly string[],
  labels: FieldNames = allLabels(gameCatalog),
): string[] {
  const entries = new Map<string, Set<string>>();
  for (const pointer of pointers) {
    const list = listOf(pointer, labels);
    if (list !== undefined)
      entries.set(list, (entries.get(list) ?? new Set()).add(nameOfField(translate, pointer, labels)));
  }
  const called = (pointer: string): string => {
    const list = listOf(pointer, labels);
    const count = list === undefined ? 0 : (entries.get(list)?.size ?? 0);
    return count >= MANY ? `${count} ${nameOfKey(translate, list ?? '')}` : nameOfField(translate, pointer, labels);
  };
  return [...new Set(pointers.map(called))];
}

/** Names them as a list: `name, keywords and attack 3`, `name and 16 talents`. */
export const fieldList = (
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointers: readonly string[],
  labels?: FieldNames,
): string => formatList(translate.language, nameFields(translate, gameCatalog, pointers, labels));
