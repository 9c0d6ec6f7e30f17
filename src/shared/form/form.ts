/** The form of a document as data. Labels and hints are messages of the game. */
import type { Edit } from '../document/edit.ts';
import type { Character } from '../document/schema.ts';
import type { Roots } from '../rules/roots.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** A text computed from what the game's `derive` returns. */
export interface DerivedText {
  derive(roots: Roots): LateText;
}

export type TextOrDerived = LateText | DerivedText;

/** Returns the text of a field for a document, or undefined if the field has none. */
export function deriveText(textOrDerived: TextOrDerived | undefined, roots: Roots): LateText | undefined {
  return typeof textOrDerived === 'object' ? textOrDerived.derive(roots) : textOrDerived;
}

/**
 * A place that a field edits. `pointer` starts at the document, in a list at the entry, and in a grid at the row: `/dice`. Emptying an
 * optional field removes the value from the document.
 */
interface Place {
  readonly pointer: string;
  readonly label: LateText;
}

export interface TextField extends Place {
  readonly kind: 'text';
  /** `name`: the name of the document or the entry, in large letters. `long`: a box that grows. */
  readonly look?: 'name' | 'long';
  readonly placeholder?: LateText;
  readonly hint?: LateText;
  readonly optional?: true;
}

/** A free name in a list of entries. The field suggests the `known` names and the names at the same place in other documents. */
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
  /** Returns the value that applies while the document has none. Absent = off. */
  readonly getDefault?: (roots: Roots) => boolean;
}

export interface ChoiceField extends Place {
  readonly kind: 'choice';
  /** Name of a vocabulary of the game. */
  readonly vocabulary: string;
  /** Shows all words next to each other instead of a menu. */
  readonly look?: 'segments';
  readonly hint?: TextOrDerived;
  /** Label of an additional first choice for documents without a value. */
  readonly noneLabel?: LateText;
  /** The word that is shown as chosen while the document has no value. */
  readonly defaultWord?: string;
  /** Whether the document stores the id as a number. */
  readonly numeric?: true;
  /**
   * Returns edits, relative to the list entry, that keep the other fields of the entry legal when a word is chosen. The choice and these
   * edits are one undo step.
   */
  listRelatedEdits?(wordId: string, entry: unknown, document: Character): readonly Edit[];
}

/** Several words of a vocabulary. */
export interface TagsField extends Place {
  readonly kind: 'tags';
  readonly vocabulary: string;
  readonly hint?: LateText;
  readonly optional?: true;
}

/** Several free words. An empty list removes the key. */
export interface WordsField extends Place {
  readonly kind: 'words';
  readonly hint?: LateText;
}

/** Rendered by a component that the game registers for this kind and that receives `data`. */
export interface OwnField extends Place {
  readonly kind: `${string}.${string}`;
  readonly data?: unknown;
}

/** The picture of the document and its crop. */
export interface ArtField {
  readonly kind: 'art';
}

/** The credit line of the card. */
export interface CreditsField {
  readonly kind: 'credits';
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

/** Fields in one row. */
export interface RowField {
  readonly kind: 'row';
  /**
   * `lead`: the first field takes the remaining space. `four`: four per line, with choices twice as wide. `line`: all on one line
   * with small numbers; findings on any of them appear below the row. `pair`: two per line, each with its own findings.
   */
  readonly look: 'lead' | 'four' | 'line' | 'pair';
  readonly fields: readonly PlainField[];
}

/** A number derived from a row of a grid, shown next to its fields with an explanation. */
export interface GridSum {
  readonly text: string;
  readonly note?: LateText;
}

export type GridColumn =
  | {
      readonly kind: 'number';
      readonly pointer: string;
      readonly label: LateText;
      /** Follows the row's label in the name of the field: `Fight dice`. */
      readonly suffix: LateText;
    }
  | {
      readonly kind: 'sum';
      readonly label: LateText;
      readonly hint?: LateText;
      readonly sum: (roots: Roots, row: string) => GridSum | undefined;
    }
  | {
      /** The chance of the row's roll, if the game can compute it (`chances` of its comparisons). */
      readonly kind: 'chance';
      readonly label: LateText;
      readonly hint?: LateText;
    };

/** The same columns for several rows, such as dice and base for each of `Fight`, `Aim` and `Mind`. */
export interface GridField {
  readonly kind: 'grid';
  readonly rows: readonly {
    readonly pointer: string;
    readonly label: LateText;
    /** Pointers of the columns that the row has. Absent = all. */
    readonly only?: readonly string[];
  }[];
  readonly columns: readonly GridColumn[];
}

/** An entry that can be added. */
export interface Blank {
  /** Label of the button: `Add an attack`. */
  readonly label: LateText;
  readonly value: unknown;
  /** Returns the value for a document. Absent = `value`. */
  valueFor?(document: Character): unknown;
  /** Adds the entry at the start of the list. Absent = at the end, with the focus in its first field. */
  readonly first?: true;
  /** Whether the entry is offered for a document. Absent = always. */
  isOffered?(document: Character): boolean;
}

/** An ordered list of entries, each with its own fields. Entries can be added, moved, copied and removed. */
export interface ListField {
  readonly kind: 'list';
  readonly pointer: string;
  /** A heading, if a section has several lists. */
  readonly title?: LateText;
  /** A noun for an entry: `Attack`. With a number it names an entry without a name. */
  readonly entry: LateText;
  /** Fields of an entry. The first one is its name. */
  readonly item: readonly (PlainField | RowField)[];
  /** Card format of an entry: the parts between slashes are shown below the name. */
  readonly summary?: string;
  readonly blanks: readonly Blank[];
  /** Parses entries from a text pasted into any field of the list. Returns none for ordinary text. */
  paste?(text: string): readonly unknown[];
  /** A box for entries pasted or typed as the card prints them. */
  readonly asPrinted?: {
    readonly label: LateText;
    readonly placeholder: LateText;
    /** Parses the entries, or returns what is wrong with the text, as a clause. */
    read(text: string): readonly unknown[] | ((translate: Translate) => string);
  };
}

/** An optional object: a switch, and its fields while the switch is on. */
export interface GroupField extends Place {
  readonly kind: 'group';
  /** The value when the user turns the group on. */
  readonly blank: unknown;
  readonly fields: readonly PlainField[];
}

export type Field = PlainField | RowField | GroupField | GridField | ListField | ArtField | CreditsField | NotesField;

export interface FormSection {
  readonly title: LateText;
  /** Shorter title for the index of sections. */
  readonly short?: LateText;
  /** Whether the section is collapsed until the user expands it. */
  readonly isCollapsedAtFirst?: true;
  readonly fields: readonly Field[];
}

export interface FormSpec {
  readonly sections: readonly FormSection[];
}
