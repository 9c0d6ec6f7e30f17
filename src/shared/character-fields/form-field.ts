/** Creates form fields from a table of fields. */
import type { PlainField } from '../form/form.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { Roots } from '../rules/roots.ts';
import { formatPlainNumber } from '../text/number-text.ts';
import type { LateText } from '../texts/late-text.ts';
import {
  type FieldSpec,
  type FieldTable,
  getDefault,
  isNumberField,
  isOptionalField,
  type NumberSpec,
  type Values,
} from './field.ts';

/** Presentation that a form adds to a field of the table. */
interface FieldPresentation {
  /** Overrides the label of the table. */
  readonly label?: LateText;
  readonly hint?: LateText;
  readonly look?: 'segments' | 'long' | 'name';
}

/**
 * Creates the form field at a pointer. For a field of a list entry, the pointer starts at the entry. An empty optional number shows its
 * default as a placeholder, and a missing word shows its default as chosen. The vocabulary of a word comes from `collectWordLists`.
 *
 * @throws TypeError for numbers by word, groups and lists, which the game assembles itself
 */
export function createFormField(pointer: string, field: FieldSpec, presentation: FieldPresentation = {}): PlainField {
  const label = presentation.label ?? field.label;
  const hintProps = presentation.hint === undefined ? {} : { hint: presentation.hint };
  if (isNumberField(field)) {
    return {
      kind: 'number',
      pointer,
      label,
      ...hintProps,
      ...(isOptionalField(field) ? { optional: true, ...createPlaceholder(field) } : {}),
    };
  }
  const optionalProps = isOptionalField(field) ? { optional: true as const } : {};
  switch (field.kind) {
    case 'text': {
      const lookProps =
        presentation.look === undefined || presentation.look === 'segments' ? {} : { look: presentation.look };
      return { kind: 'text', pointer, label, ...hintProps, ...lookProps, ...optionalProps };
    }
    case 'texts':
      return { kind: 'words', pointer, label, ...hintProps };
    case 'flag':
      return { kind: 'flag', pointer, label };
    case 'word':
      return {
        kind: 'choice',
        pointer,
        label,
        vocabulary: field.list,
        ...hintProps,
        ...(presentation.look === 'segments' ? { look: 'segments' as const } : {}),
        ...createDefaultProps(field.default, field.optional),
      };
    default:
      throw new TypeError(`${field.kind} is no plain field of a form`);
  }
}

const createPlaceholder = (field: NumberSpec) => ({
  placeholder: {
    derive: ({ character }: Roots): string => {
      const value = getDefault(field, character as Values);
      return value === undefined || !Number.isFinite(value) ? '–' : formatPlainNumber(value);
    },
  },
});

/** Returns what a choice shows while the document has no value: the default word, or an additional choice `–` if there is no default. */
const createDefaultProps = (defaultWord: string | undefined, isOptional: true | undefined) =>
  defaultWord !== undefined ? { defaultWord } : isOptional ? { noneLabel: '–' } : {};

/** Returns the word lists of a table by name, for the vocabularies of the game. */
export function collectWordLists(fields: FieldTable): Readonly<Record<string, readonly PrintedWord[]>> {
  const wordsByList: Record<string, readonly PrintedWord[]> = {};
  for (const field of Object.values(fields)) {
    if (field.kind === 'word') wordsByList[field.list] = field.words;
    if (field.kind === 'group') Object.assign(wordsByList, collectWordLists(field.fields));
    if (field.kind === 'list') Object.assign(wordsByList, collectWordLists(field.item));
  }
  return wordsByList;
}

/** Returns the words of a table as cards print them, by id. */
export const getPrintedWords = (fields: FieldTable): ReadonlyMap<string, string> =>
  new Map(
    Object.values(collectWordLists(fields)).flatMap((words) => words.map(({ id, printed }) => [id, printed] as const)),
  );
