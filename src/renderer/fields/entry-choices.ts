/** Converts known names and entries to choices of a name field. */
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import { getValueAt, joinPointer } from '../../shared/document/pointer.ts';
import { type KnownEntry, normalizeName } from '../../shared/glossary/collect-entries.ts';
import type { Choice } from '../components/inputs/choice.ts';

/** The maximum number of characters of a text that are shown next to its name. */
const SHOWN = 48;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN - 1).trimEnd()}…`;
};

/** Caches one list of choices for each list of names, so that it is normalized only once. */
function once<T extends object>(make: (of: T) => readonly Choice[]): (of: T) => readonly Choice[] {
  const held = new WeakMap<T, readonly Choice[]>();
  return (of) => {
    const there = held.get(of);
    if (there !== undefined) return there;
    const made = make(of);
    held.set(of, made);
    return made;
  };
}

const choicesOfNames = once((names: readonly string[]) => names.map((name) => ({ id: name, label: name })));

const choicesOfEntries = once((entries: readonly KnownEntry[]) =>
  entries
    .filter(({ userEntry: own }) => own?.hidden !== true)
    .map(({ name, text }) => ({ id: name, label: name, also: shortened(text), note: shortened(text) })),
);

export const nameChoices = (gather: () => readonly string[]) => (): readonly Choice[] => choicesOfNames(gather());

export const entryChoices = (gather: () => readonly KnownEntry[]) => (): readonly Choice[] =>
  choicesOfEntries(gather());

/**
 * Returns the edits that give an entry a known name, and the text and items of that name. A custom text, which no known
 * entry has, is kept.
 */
export function entryEdits(
  document: unknown,
  list: string,
  index: string,
  name: string,
  known: readonly KnownEntry[],
): readonly Edit[] {
  const at = joinPointer('', list, index);
  const entry = known.find((one) => normalizeName(one.name) === normalizeName(name));
  const named: Edit = { op: 'set', path: `${at}/name`, value: name };
  const there = getValueAt(document, at);
  if (entry === undefined || (entry.text === '' && entry.items.length === 0) || !isObject(there)) return [named];
  const { text = '', items = [] } = there;
  const isKnown = known.some((one) => one.text === text || one.otherTexts.includes(String(text)));
  const hasOwn = (text !== '' && !isKnown) || (text === '' && Array.isArray(items) && items.length > 0);
  if (hasOwn) return [named];
  return [
    named,
    setOrRemove(`${at}/text`, entry.text === '' ? undefined : entry.text),
    setOrRemove(`${at}/items`, entry.items.length === 0 ? undefined : entry.items),
  ];
}
