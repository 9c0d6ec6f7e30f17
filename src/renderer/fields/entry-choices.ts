/** Converts known names and entries to choices of a name field. */
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import { getValueAt, joinPointer } from '../../shared/document/pointer.ts';
import { type KnownEntry, normalizeName } from '../../shared/glossary/collect-entries.ts';
import type { Choice } from '../components/inputs/choice.ts';

/** The maximum number of characters of a text that are shown next to its name. */
const MAX_NOTE_LENGTH = 48;

const truncateNote = (entryText: string): string => {
  const singleLine = entryText.replace(/\s+/g, ' ').trim();
  return singleLine.length <= MAX_NOTE_LENGTH ? singleLine : `${singleLine.slice(0, MAX_NOTE_LENGTH - 1).trimEnd()}…`;
};

/** Caches one list of choices for each list of names, so that it is normalized only once. */
function memoizeChoices<Source extends object>(
  createChoices: (of: Source) => readonly Choice[],
): (of: Source) => readonly Choice[] {
  const cache = new WeakMap<Source, readonly Choice[]>();
  return (source) => {
    const cachedChoices = cache.get(source);
    if (cachedChoices !== undefined) return cachedChoices;
    const choices = createChoices(source);
    cache.set(source, choices);
    return choices;
  };
}

const getNameChoices = memoizeChoices((names: readonly string[]) => names.map((name) => ({ id: name, label: name })));

const getEntryChoices = memoizeChoices((entries: readonly KnownEntry[]) =>
  entries
    .filter(({ userEntry }) => userEntry?.hidden !== true)
    .map(({ name, text }) => ({ id: name, label: name, searchWords: truncateNote(text), note: truncateNote(text) })),
);

export const createNameSuggester = (listNames: () => readonly string[]) => (): readonly Choice[] =>
  getNameChoices(listNames());

export const createEntrySuggester = (listEntries: () => readonly KnownEntry[]) => (): readonly Choice[] =>
  getEntryChoices(listEntries());

/**
 * Returns the edits that give an entry a known name, and the text and items of that name. A custom text, which no known
 * entry has, is kept.
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
