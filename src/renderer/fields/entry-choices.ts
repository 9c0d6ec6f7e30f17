/** Names and entries that are known, as choices of a name field. */
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import { pointer, valueAt } from '../../shared/document/pointer.ts';
import { type KnownEntry, nameKey } from '../../shared/glossary/known.ts';
import type { Choice } from '../components/inputs/choice.ts';

/** Letters of a text that stand beside its name. */
const SHOWN = 48;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN - 1).trimEnd()}…`;
};

/** One list of choices for each list of names, so that it is folded once. */
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
    .filter(({ own }) => own?.hidden !== true)
    .map(({ name, text }) => ({ id: name, label: name, also: shortened(text), note: shortened(text) })),
);

export const nameChoices = (gather: () => readonly string[]) => (): readonly Choice[] => choicesOfNames(gather());

export const entryChoices = (gather: () => readonly KnownEntry[]) => (): readonly Choice[] =>
  choicesOfEntries(gather());

/**
 * An entry gets a known name, and the text and items that go with it. A text of one's own, which no entry that is known has,
 * is left as it is.
 */
export function entryEdits(
  document: unknown,
  list: string,
  index: string,
  name: string,
  known: readonly KnownEntry[],
): readonly Edit[] {
  const at = pointer('', list, index);
  const entry = known.find((one) => nameKey(one.name) === nameKey(name));
  const named: Edit = { op: 'set', path: `${at}/name`, value: name };
  const there = valueAt(document, at);
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
