/**
 * A character described by a table: its fields with their types, defaults and usual values. Games whose characters are
 * mostly numbers and words write this table once and get schema, defaults, findings, fixes and places of the card from it.
 *
 * ```ts
 * export const FIELDS = {
 *   mind: { kind: 'int', heading: 'Mind', label: (t) => t('ssuaForms.mind'), fact: 'A-5', usual: { least: 1, most: 9 } },
 *   ap: { kind: 'int', …, default: (c) => numberOf(c, 'mind') + numberOf(c, 'agility') },
 *   lift: { kind: 'word', …, list: 'lifts', of: LIFTS, default: 'none' },
 *   attacks: { kind: 'list', …, entry: 'attack', default: [], item: { name: NAME, pool: … } },
 * } as const satisfies FieldTable;
 * export type Hero = CharacterOf<typeof FIELDS>;
 * ```
 */
import type { Character } from '../document/schema.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { LateText } from '../texts/late-text.ts';
import type { NumberKind } from './number-kinds.ts';

/** A readable document whose fields nobody has looked at yet. */
export type Values = Readonly<Record<string, unknown>>;

/** A number of the document; NaN where it has none, so that nothing follows from it. */
export const numberOf = (values: Values, key: string): number => {
  const value = values[key];
  return typeof value === 'number' ? value : Number.NaN;
};

interface Common {
  /** What people read: `Agility`, `AP`. */
  readonly label: LateText;
  /** Its name in files: the heading of its column in spreadsheets. The same in all languages. */
  readonly heading: string;
  /** What it means, for the JSON Schema; left out: the heading. */
  readonly about?: string;
  /** Other headings of its column in tables that are recognised: `Init`. */
  readonly also?: readonly string[];
  /** The first fact of its row: findings on it, and on everything inside it, cite this one. Without: Rollcall. */
  readonly fact?: string;
  /** May be left out, without a default. A field with `default` may be left out too; all others are required. */
  readonly optional?: true;
}

/** The bounds are usual themselves; `multiple` is looked at between them. */
export interface Usual {
  readonly least?: number;
  readonly most?: number;
  readonly multiple?: number;
}

export interface NumberSpec extends Common {
  readonly kind: NumberKind;
  readonly default?: number | ((document: Values) => number);
  /** Only numbers that the document states are compared. */
  readonly usual?: Usual | ((document: Values) => Usual | undefined);
}

export interface WordSpec extends Common {
  readonly kind: 'word';
  /** Name of its list among the vocabularies of the game. */
  readonly list: string;
  /** Every word that the field knows. */
  readonly of: readonly PrintedWord[];
  readonly default?: string;
}

export interface TextSpec extends Common {
  readonly kind: 'text';
  readonly default?: string;
}

export interface FlagSpec extends Common {
  readonly kind: 'flag';
  readonly default?: boolean;
}

/** Free words. */
export interface TextsSpec extends Common {
  readonly kind: 'texts';
  readonly default?: readonly string[];
}

/** Numbers of one kind by words of a list; another word is a finding. What is left out has the number in `default`. */
export interface NumbersSpec extends Common {
  readonly kind: 'numbers';
  readonly value: NumberKind;
  readonly of: readonly PrintedWord[];
  readonly default: Readonly<Record<string, number>>;
}

/** An object with fields of its own. */
export interface GroupSpec extends Common {
  readonly kind: 'group';
  readonly fields: FieldTable;
}

export interface ListSpec extends Common {
  readonly kind: 'list';
  /** What one of them is called in files: `attack`. */
  readonly entry: string;
  /** What people call one of them. */
  readonly entryLabel: LateText;
  readonly item: FieldTable;
  readonly default?: readonly [];
}

export type FieldSpec = NumberSpec | WordSpec | TextSpec | FlagSpec | TextsSpec | NumbersSpec | GroupSpec | ListSpec;

/** Fields in the order that the schema, the checks, the form and the page of the game share. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The fields of an entry, such as a power. A list of entries spreads them into its `item` and may add more. */
export const ENTRY = {
  name: { kind: 'text', heading: 'Name', label: (translate) => translate('labels.name') },
  text: { kind: 'text', heading: 'Text', label: (translate) => translate('labels.text'), default: '' },
  items: { kind: 'texts', heading: 'Items', label: (translate) => translate('labels.items'), default: [] },
} as const satisfies FieldTable;

export const isNumber = (field: FieldSpec): field is NumberSpec =>
  !['word', 'text', 'flag', 'texts', 'numbers', 'group', 'list'].includes(field.kind);

/** Whether a document may leave a field out. */
export const isOptional = (field: FieldSpec): boolean =>
  field.optional === true || ('default' in field && field.default !== undefined);

/** The default of a number, worked out where it follows from other fields; undefined where there is none. */
export function defaultOf(field: NumberSpec, document: Values): number | undefined {
  return typeof field.default === 'function' ? field.default(document) : field.default;
}

/** What is usual for a number of this document. */
export const usualOf = ({ usual }: NumberSpec, document: object): Usual | undefined =>
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

/** The same characters with their defaults filled in, as `complete` of their format gives them. */
export type CompleteOf<T> = Character & CompleteObjectOf<T>;
