/**
 * Suggests names for a name field of a form: the names that other characters use, or the known entries of a list such as the
 * Talents. A known entry has a name and a text, which are in the user's glossary or on a card.
 */
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import { getValueAt, joinPointer } from '../../shared/document/pointer.ts';
import { type KnownEntry, normalizeName } from '../../shared/glossary/collect-entries.ts';
import type { Choice } from '../components/inputs/choice.ts';

/** The maximum number of characters of an entry's text that are shown next to its name. */
const MAX_NOTE_LENGTH = 48;

const truncateNote = (text: string): string => {
  const singleLine = text.replace(/\s+/g, ' ').trim();
  return singleLine.length <= MAX_NOTE_LENGTH ? singleLine : `${singleLine.slice(0, MAX_NOTE_LENGTH - 1).trimEnd()}…`;
};

/** Caches the choices of each list, because a search caches the normalized text of each `Choice` object. */
function cacheChoices<List extends object>(
  createChoices: (list: List) => readonly Choice[],
): (list: List) => readonly Choice[] {
  const cache = new WeakMap<List, readonly Choice[]>();
  return (list) => {
    const cachedChoices = cache.get(list);
    if (cachedChoices !== undefined) return cachedChoices;
    const choices = createChoices(list);
    cache.set(list, choices);
    return choices;
  };
}

const convertNamesToChoices = cacheChoices((list: readonly string[]) =>
  list.map((name) => ({ id: name, label: name })),
);

const convertEntriesToChoices = cacheChoices((entries: readonly KnownEntry[]) =>
  entries
    .filter(({ userEntry }) => userEntry?.hidden !== true)
    .map(({ name, text }) => ({ id: name, label: name, searchWords: truncateNote(text), note: truncateNote(text) })),
);

/** Returns a function that lists names as choices. */
export const createNameSuggester = (listNames: () => readonly string[]) => (): readonly Choice[] =>
  convertNamesToChoices(listNames());

/** Returns a function that lists the known entries as choices, with the beginnings of their texts. Hidden entries are omitted. */
export const createEntrySuggester = (listEntries: () => readonly KnownEntry[]) => (): readonly Choice[] =>
  convertEntriesToChoices(listEntries());

/**
 * Returns the edits that give an entry of a document the picked name. If the name is known, the entry also gets the text and
 * the items of the known entry. An entry with a text that no known entry has, or with items but no text, gets only the name.
 *
 * @param listName the key of the list in the document, such as `talents`
 * @param entryIndex the index of the entry in that list, as written in a pointer
 */
export function createEntryEdits(
  document: unknown,
  listName: string,
  entryIndex: string,
  pickedName: string,
  knownEntries: readonly KnownEntry[],
): readonly Edit[] {
  const entryPointer = joinPointer('', listName, entryIndex);
  const knownEntry = knownEntries.find((candidate) => normalizeName(candidate.name) === normalizeName(pickedName));
  const nameEdit: Edit = { op: 'set', path: `${entryPointer}/name`, value: pickedName };
  const currentEntry = getValueAt(document, entryPointer);
  if (knownEntry === undefined || (knownEntry.text === '' && knownEntry.items.length === 0) || !isObject(currentEntry))
    return [nameEdit];
  const { text = '', items = [] } = currentEntry;
  const isKnown = knownEntries.some(
    (candidate) => candidate.text === text || candidate.otherTexts.includes(String(text)),
  );
  const hasCustomText = (text !== '' && !isKnown) || (text === '' && Array.isArray(items) && items.length > 0);
  if (hasCustomText) return [nameEdit];
  return [
    nameEdit,
    setOrRemove(`${entryPointer}/text`, knownEntry.text === '' ? undefined : knownEntry.text),
    setOrRemove(`${entryPointer}/items`, knownEntry.items.length === 0 ? undefined : knownEntry.items),
  ];
}
