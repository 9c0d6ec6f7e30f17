/**
 * A character described by a table: its fields with their types, defaults and usual values. Games whose characters are
 * mostly numbers and words write this table once and get schema, defaults, findings, fixes and places of the card from it.
 *
 * ```ts
 * export const FIELDS = {
 *   mind: { kind: 'int', heading: 'Mind', label: (translate) => translate('ssuaForms.mind'), fact: 'A-5', usual: { min: 1, max: 9 } },
 *   ap: { kind: 'int', …, default: (character) => readNumber(character, 'mind') + readNumber(character, 'agility') },
 *   lift: { kind: 'word', …, list: 'lifts', words: LIFTS, default: 'none' },
 *   attacks: { kind: 'list', …, entry: 'attack', default: [], item: { name: …, pool: … } },
 * } as const satisfies FieldTable;
 * export type Hero = CharacterOf<typeof FIELDS>;
 * ```
 */
import type { Character } from '../document/schema.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { LateText } from '../texts/late-text.ts';
import type { NumberKind } from './number-kinds.ts';

/** A readable document whose fields haven't been checked yet. */
export type Values = Readonly<Record<string, unknown>>;

/** Reads a number of the document. Returns NaN if there is none, so that nothing is derived from it. */
export const readNumber = (values: Values, fieldName: string): number => {
  const value = values[fieldName];
  return typeof value === 'number' ? value : Number.NaN;
};

interface CommonSpec {
  /** The label for users: `Agility`, `AP`. */
  readonly label: LateText;
  /** The name in files: the heading of its spreadsheet column. The same in all languages. */
  readonly heading: string;
  /** Description for the JSON Schema. Absent = the heading. */
  readonly about?: string;
  /** Other headings of its column that imports recognize: `Init`. */
  readonly otherHeadings?: readonly string[];
  /**
   * The number of the first fact (rule of the game) about the field: `A-5`. Findings on the field and on everything inside it cite this
   * fact. Absent = the findings cite Rollcall.
   */
  readonly fact?: string;
  /** Whether the field may be missing without a default. Fields with a `default` may be missing too; all others are required. */
  readonly optional?: true;
}

/** Usual values, including the bounds. `multiple` is checked between them. */
export interface UsualRange {
  readonly min?: number;
  readonly max?: number;
  readonly multiple?: number;
}

export interface NumberSpec extends CommonSpec {
  readonly kind: NumberKind;
  readonly default?: number | ((document: Values) => number);
  /** Usual values. Numbers outside are findings. Defaults are not checked. */
  readonly usual?: UsualRange | ((document: Values) => UsualRange | undefined);
}

export interface WordSpec extends CommonSpec {
  readonly kind: 'word';
  /** Name of its word list among the vocabularies of the game. */
  readonly list: string;
  /** Every word that the field allows. */
  readonly words: readonly PrintedWord[];
  readonly default?: string;
}

export interface TextSpec extends CommonSpec {
  readonly kind: 'text';
  readonly default?: string;
}

export interface FlagSpec extends CommonSpec {
  readonly kind: 'flag';
  readonly default?: boolean;
}

/** Free words. */
export interface TextsSpec extends CommonSpec {
  readonly kind: 'texts';
  readonly default?: readonly string[];
}

/** Numbers of one kind by the words of a list. Other words are findings. Missing words have the number in `default`. */
export interface NumbersSpec extends CommonSpec {
  readonly kind: 'numbers';
  readonly value: NumberKind;
  readonly words: readonly PrintedWord[];
  readonly default: Readonly<Record<string, number>>;
}

/** An object with fields of its own. */
export interface GroupSpec extends CommonSpec {
  readonly kind: 'group';
  readonly fields: FieldTable;
}

export interface ListSpec extends CommonSpec {
  readonly kind: 'list';
  /** Noun for an entry in files: `attack`. */
  readonly entry: string;
  /** Noun for an entry in the user interface. */
  readonly entryLabel: LateText;
  readonly item: FieldTable;
  readonly default?: readonly [];
}

export type FieldSpec = NumberSpec | WordSpec | TextSpec | FlagSpec | TextsSpec | NumbersSpec | GroupSpec | ListSpec;

/** Fields in the order shared by the schema, the checks, the form and the game's page. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** Fields of an entry, such as a power. A list of entries spreads them into its `item` and may add more. */
export const ENTRY = {
  name: { kind: 'text', heading: 'Name', label: (translate) => translate('labels.name') },
  text: { kind: 'text', heading: 'Text', label: (translate) => translate('labels.text'), default: '' },
  items: { kind: 'texts', heading: 'Items', label: (translate) => translate('labels.items'), default: [] },
} as const satisfies FieldTable;

export const isNumberField = (field: FieldSpec): field is NumberSpec =>
  !['word', 'text', 'flag', 'texts', 'numbers', 'group', 'list'].includes(field.kind);

/** Whether a document may omit a field. */
export const isOptionalField = (field: FieldSpec): boolean =>
  field.optional === true || ('default' in field && field.default !== undefined);

/** Returns the default of a number, computed if it depends on other fields. Undefined if there is none. */
export function getDefault(field: NumberSpec, document: Values): number | undefined {
  return typeof field.default === 'function' ? field.default(document) : field.default;
}

/** Returns the usual range of a number in this document. */
export const getUsualRange = ({ usual }: NumberSpec, document: object): UsualRange | undefined =>
  typeof usual === 'function' ? usual(document as Values) : usual;

type ValueOf<F> = F extends { kind: 'word' | 'text' }
  ? string
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'texts' }
      ? string[]
      : F extends { kind: 'numbers' }
        ? Record<string, number>
        : F extends { kind: 'group'; fields: infer T }
          ? ObjectOf<T>
          : F extends { kind: 'list'; item: infer T }
            ? ObjectOf<T>[]
            : number;

type MayLack<F> = F extends { optional: true } | { default: unknown } ? true : false;

type ObjectOf<T> = {
  -readonly [K in keyof T as MayLack<T[K]> extends true ? never : K]: ValueOf<T[K]>;
} & {
  -readonly [K in keyof T as MayLack<T[K]> extends true ? K : never]?: ValueOf<T[K]> | undefined;
};

/** The type of the characters that a table describes. */
export type CharacterOf<T> = Character & ObjectOf<T>;

type CompleteValueOf<F> = F extends { kind: 'numbers'; default: infer D }
  ? { readonly [K in keyof D]: number }
  : F extends { kind: 'group'; fields: infer T }
    ? CompleteObjectOf<T>
    : F extends { kind: 'list'; item: infer T }
      ? readonly CompleteObjectOf<T>[]
      : ValueOf<F>;

type CompleteObjectOf<T> = {
  readonly [K in keyof T as T[K] extends { optional: true } ? never : K]: CompleteValueOf<T[K]>;
} & {
  readonly [K in keyof T as T[K] extends { optional: true } ? K : never]?: CompleteValueOf<T[K]> | undefined;
};

/** The same characters with their defaults, as `complete` of their format returns them. */
export type CompleteOf<T> = Character & CompleteObjectOf<T>;
