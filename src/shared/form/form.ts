/** The form of a document as data. Labels and hints are messages of the game. */
import type { Edit } from '../document/edit.ts';
import type { Character } from '../document/schema.ts';
import type { Roots } from '../rules/roots.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** A text that follows from what `derive` of the game gives. */
export interface DerivedText {
  derive(roots: Roots): LateText;
}

export type TextOrDerived = LateText | DerivedText;

/** Returns a text of a field for a document; undefined where the field has none. */
export function deriveText(text: TextOrDerived | undefined, roots: Roots): LateText | undefined {
  return typeof text === 'object' ? text.derive(roots) : text;
}

/**
 * `at` is a pointer into the document; inside a list it starts at the entry, inside a grid at the row (`/dice`). Fields that
 * are optional are removed from the document when they are emptied.
 */
interface Place {
  readonly at: string;
  readonly label: LateText;
}

export interface TextField extends Place {
  readonly kind: 'text';
  /** `name`: what the document or the entry is called, in large letters. `long`: a box that grows. */
  readonly look?: 'name' | 'long';
  readonly placeholder?: LateText;
  readonly hint?: LateText;
  readonly optional?: true;
}

/** A free name in a list of entries, with suggestions: the names at the same place in other documents, and `known`. */
export interface NameField extends Place {
  readonly kind: 'name';
  readonly known: readonly string[];
}

export interface NumberField extends Place {
  readonly kind: 'number';
  readonly hint?: TextOrDerived;
  /** The value that applies while the field is empty. */
  readonly placeholder?: TextOrDerived;
  readonly optional?: true;
}

export interface FlagField extends Place {
  readonly kind: 'flag';
  /** The value that applies while the document has none; absent = off. */
  readonly otherwise?: (roots: Roots) => boolean;
}

export interface ChoiceField extends Place {
  readonly kind: 'choice';
  /** Name of a vocabulary of the game. */
  readonly of: string;
  /** All words side by side instead of a menu. */
  readonly look?: 'segments';
  readonly hint?: TextOrDerived;
  /** Label of an additional first choice for documents without a value here. */
  readonly otherwise?: LateText;
  /** The word that is shown as chosen while the document has no value. */
  readonly byDefault?: string;
  /** The document holds the id as a number. */
  readonly numeric?: true;
  /**
   * What changes with a word of the list entry that the field belongs to, so that the rest of it stays legal: edits from the entry on.
   * One step of undo takes back both.
   */
  along?(id: string, entry: unknown, document: Character): readonly Edit[];
}

/** Several words of a vocabulary. */
export interface TagsField extends Place {
  readonly kind: 'tags';
  readonly of: string;
  readonly hint?: LateText;
  readonly optional?: true;
}

/** Several free words; an empty list removes the key. */
export interface WordsField extends Place {
  readonly kind: 'words';
  readonly hint?: LateText;
}

/** Drawn by a component that the game registers under this kind; `data` is passed to it. */
export interface OwnField extends Place {
  readonly kind: `${string}.${string}`;
  readonly data?: unknown;
}

/** The picture of the document and how it stands in its window. */
export interface ArtField {
  readonly kind: 'art';
}

/** The author's own notes. */
export interface NotesField {
  readonly kind: 'notes';
}

export type PlainField =
  | TextField
  | NameField
  | NumberField
  | FlagField
  | ChoiceField
  | TagsField
  | WordsField
  | OwnField;

/** Fields side by side. */
export interface RowField {
  readonly kind: 'row';
  /**
   * `lead`: the first one takes the space the other leaves. `four`: four to a line, a choice as wide as two. `line`: all on one
   * line, numbers small; findings on any of these stand below the row. `pair`: two to a line, each with its own findings.
   */
  readonly look: 'lead' | 'four' | 'line' | 'pair';
  readonly fields: readonly PlainField[];
}

/** A number derived from a row of a grid, shown beside its fields, with an explanation. */
export interface GridSum {
  readonly text: string;
  readonly note?: LateText;
}

export type GridColumn =
  | {
      readonly kind: 'number';
      readonly at: string;
      readonly label: LateText;
      /** Follows the label of the row in the name of the field: `Fight dice`. */
      readonly suffix: LateText;
    }
  | {
      readonly kind: 'sum';
      readonly label: LateText;
      readonly hint?: LateText;
      readonly sum: (roots: Roots, row: string) => GridSum | undefined;
    }
  | {
      /** The chance of what the row is rolled for, as far as the game can say it (`chances` of its comparisons). */
      readonly kind: 'chance';
      readonly label: LateText;
      readonly hint?: LateText;
    };

/** The same fields for several things, one a row. */
export interface GridField {
  readonly kind: 'grid';
  readonly rows: readonly {
    readonly at: string;
    readonly label: LateText;
    /** The columns it has, by their `at`; all when left out. */
    readonly only?: readonly string[];
  }[];
  readonly columns: readonly GridColumn[];
}

/** An entry that can be added. */
export interface Blank {
  /** `Add an attack`. */
  readonly label: LateText;
  readonly value: unknown;
  /** The same as it suits a document; absent = `value`. */
  valueFor?(document: Character): unknown;
  /** Added at the start of the list; absent = at the end, with the focus in its first field. */
  readonly first?: true;
  /** Whether it is offered for a document as it stands; always when left out. */
  isOffered?(document: Character): boolean;
}

/** Entries in an order, each with fields of its own; they can be added, moved, copied and removed. */
export interface ListField {
  readonly kind: 'list';
  readonly at: string;
  /** A heading, where a section has several lists. */
  readonly title?: LateText;
  /** The kind of an entry, as a noun: `Attack`. With a number it names an entry without a name. */
  readonly entry: LateText;
  /** Fields of an entry; the first one is its name. */
  readonly item: readonly (PlainField | RowField)[];
  /** Card format that writes an entry: its parts between slashes are shown under the name. */
  readonly summary?: string;
  readonly blanks: readonly Blank[];
  /** The entries in a text pasted into any field of the list; none for ordinary text. */
  paste?(text: string): readonly unknown[];
  /** A box in which entries are pasted or typed as the card prints them. */
  readonly asPrinted?: {
    readonly label: LateText;
    readonly placeholder: LateText;
    /** The entries, or what is wrong with the text, as a clause. */
    read(text: string): readonly unknown[] | ((translate: Translate) => string);
  };
}

/** An optional object: a switch, and its fields while it is on. */
export interface GroupField extends Place {
  readonly kind: 'group';
  /** Its value when it is switched on. */
  readonly blank: unknown;
  readonly fields: readonly PlainField[];
}

export type Field = PlainField | RowField | GroupField | GridField | ListField | ArtField | NotesField;

export interface FormSection {
  readonly title: LateText;
  /** The title in the index of sections, where it is long. */
  readonly short?: LateText;
  readonly fields: readonly Field[];
}

export interface FormSpec {
  readonly sections: readonly FormSection[];
}
