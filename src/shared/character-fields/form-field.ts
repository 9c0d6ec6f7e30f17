/** A row of the table as a field of the form. */
import type { PlainField } from '../form/form.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { Roots } from '../rules/roots.ts';
import { numberText } from '../text/number-text.ts';
import type { LateText } from '../texts/late-text.ts';
import {
  defaultOf,
  type FieldSpec,
  type FieldTable,
  isNumber,
  isOptional,
  type NumberSpec,
  type Values,
} from './field.ts';

/** What a form adds to the description of the field in the table. */
interface More {
  /** Instead of the label of the table. */
  readonly label?: LateText;
  readonly hint?: LateText;
  readonly look?: 'segments' | 'long' | 'name';
}

/**
 * The field of a form at a pointer (inside a list it starts at the entry). A number that may be left out shows its default
 * while it is empty, a word its default as the word that is taken. The lists of words are in `wordLists`.
 *
 * @throws TypeError for what is no plain field: numbers by words, groups and lists are put together by the game
 */
export function formField(at: string, field: FieldSpec, more: More = {}): PlainField {
  const label = more.label ?? field.label;
  const hint = more.hint === undefined ? {} : { hint: more.hint };
  if (isNumber(field)) {
    return {
      kind: 'number',
      at,
      label,
      ...hint,
      ...(isOptional(field) ? { optional: true, ...placeholder(field) } : {}),
    };
  }
  const optional = isOptional(field) ? { optional: true as const } : {};
  switch (field.kind) {
    case 'text': {
      const look = more.look === undefined || more.look === 'segments' ? {} : { look: more.look };
      return { kind: 'text', at, label, ...hint, ...look, ...optional };
    }
    case 'texts':
      return { kind: 'words', at, label, ...hint };
    case 'flag':
      return { kind: 'flag', at, label };
    case 'word':
      return {
        kind: 'choice',
        at,
        label,
        of: field.list,
        ...hint,
        ...(more.look === 'segments' ? { look: 'segments' as const } : {}),
        ...otherwise(field.default, field.optional),
      };
    default:
      throw new TypeError(`${field.kind} is no plain field of a form`);
  }
}

const placeholder = (field: NumberSpec) => ({
  placeholder: {
    derive: ({ character }: Roots): string => {
      const value = defaultOf(field, character as Values);
      return value === undefined || !Number.isFinite(value) ? '–' : numberText(value);
    },
  },
});

/** Where a document has no value, the default is shown as chosen; without a default, "no value" is a choice of its own. */
const otherwise = (byDefault: string | undefined, optional: true | undefined) =>
  byDefault !== undefined ? { byDefault } : optional ? { otherwise: '–' } : {};

/** The lists of words of a table by their names, for the vocabularies of the game. */
export function wordLists(fields: FieldTable): Readonly<Record<string, readonly PrintedWord[]>> {
  const lists: Record<string, readonly PrintedWord[]> = {};
  for (const field of Object.values(fields)) {
    if (field.kind === 'word') lists[field.list] = field.of;
    if (field.kind === 'group') Object.assign(lists, wordLists(field.fields));
    if (field.kind === 'list') Object.assign(lists, wordLists(field.item));
  }
  return lists;
}

/** The words of a table as cards print them, by their ids. */
export const printedWords = (fields: FieldTable): ReadonlyMap<string, string> =>
  new Map(Object.values(wordLists(fields)).flatMap((words) => words.map(({ id, printed }) => [id, printed] as const)));
