/** Labels of forms, lists and options: data with sentences in it, which a language writes over where they stand. */
import type { Phrases } from './phrases.ts';

export interface Labelled {
  /** Data whose labels are read when they are shown. */
  readonly of: readonly object[];
  /** By the English label. Words of the rules stand for themselves, so that none is forgotten. */
  readonly labels: Phrases;
}

/** Keys of data that hold what people read. */
const READ: ReadonlySet<string> = new Set([
  'about',
  'add',
  'changes',
  'entry',
  'every',
  'everybody',
  'hint',
  'label',
  'many',
  'name',
  'namePlaceholder',
  'none',
  'note',
  'offered',
  'otherwise',
  'placeholder',
  'short',
  'sizeLabel',
  'suffix',
  'title',
  'unknown',
  'useless',
  'usualLabel',
]);

/** Keys whose data is no text for people: values that a form writes, names that are suggested. */
const WRITTEN: ReadonlySet<string> = new Set(['value', 'data', 'known', 'shapes']);

/** A label, where it stands. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly text: string;
}

export function labelsIn(data: object, isChoice = false): Place[] {
  const holder = data as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]): Place[] => {
    if (typeof value === 'string')
      return (isChoice || READ.has(key)) && /\p{L}/u.test(value) ? [{ holder, key, text: value }] : [];
    if (typeof value !== 'object' || value === null || WRITTEN.has(key)) return [];
    return labelsIn(value, key === 'values');
  });
}

/** Gives a function that puts back what stood there. */
export function relabel({ of, labels }: Labelled): () => void {
  const places = of.flatMap((data) => labelsIn(data)).filter(({ text }) => labels[text] !== undefined);
  for (const { holder, key, text } of places) holder[key] = labels[text];
  return () => {
    for (const { holder, key, text } of places) holder[key] = text;
  };
}
