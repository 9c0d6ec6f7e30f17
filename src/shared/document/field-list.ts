/** What people call the places of a document. */

import { t, translatePhrase } from '../i18n/phrases.ts';
import { allLabels, type FieldNames } from './all-labels.ts';
import type { Catalogue } from './catalogue.ts';
import type { GameDocuments } from './document-spec.ts';
import { segments } from './pointer.ts';

/** From this many entries of one list on, they are counted instead of named. */
const MANY = 4;

/** Names of fields that documents of every game have. */
const NAMES: Readonly<Record<string, string>> = { art: 'picture' };

const own = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

function nameOfField(pointer: string, { entries = {}, names = {}, groups = [] }: FieldNames): string {
  const [first = '', second = ''] = segments(pointer);
  const entry = own(entries, first);
  if (entry !== undefined && /^\d+$/.test(second)) return `${translatePhrase(entry)} ${Number(second) + 1}`;
  if (groups.includes(first) && second !== '') return second;
  return translatePhrase(own(names, first) ?? own(NAMES, first) ?? first);
}

/** The list that an entry belongs to: `talents` of `/talents/3/text`. */
function listOf(pointer: string, { entries = {} }: FieldNames): string | undefined {
  const [first = '', second = ''] = segments(pointer);
  return Object.hasOwn(entries, first) && /^\d+$/.test(second) ? first : undefined;
}

/** Pointers into a character as a list for people, each place once: `name, keywords and attack 3`, `name and 16 talents`. */
export function fieldList(
  games: Catalogue<GameDocuments>,
  pointers: readonly string[],
  labels: FieldNames = allLabels(games),
): string {
  const entries = new Map<string, Set<string>>();
  for (const pointer of pointers) {
    const list = listOf(pointer, labels);
    if (list !== undefined) entries.set(list, (entries.get(list) ?? new Set()).add(nameOfField(pointer, labels)));
  }
  const called = (pointer: string): string => {
    const list = listOf(pointer, labels);
    const count = list === undefined ? 0 : (entries.get(list)?.size ?? 0);
    return count >= MANY ? `${count} ${translatePhrase(list ?? '')}` : nameOfField(pointer, labels);
  };
  const names = [...new Set(pointers.map(called))];
  return names.length < 2 ? names.join('') : t`${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
