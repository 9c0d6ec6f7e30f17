/** The form of a document as data: what the window draws beside the card. Labels and hints are the words of the game. */
import type { Character } from '../document/schema.ts';
import type { Roots } from './roots.ts';

/** A text, or what follows from the document as `derive` of the game gives it. */
export type TextOrDerived = string | ((roots: Roots) => string);

/**
 * `at` is a pointer into the document; inside a list it starts at the entry, inside a grid at the row (`/dice`). Fields that
 * are optional lose their key when they are emptied.
 */
interface Place {
  readonly at: string;
  readonly label: string;
}

export interface TextField extends Place {
  readonly kind: 'text';
  /** `name`: what the document or the entry is called, in large letters. `long`: a box that grows. */
  readonly look?: 'name' | 'long';
  readonly placeholder?: string;
  readonly hint?: string;
  readonly optional?: true;
}

/** A free name in a list of entries: what other documents of the library say at the same place is offered, and these. */
export interface NameField extends Place {
  readonly kind: 'name';
  readonly known: readonly string[];
}

export interface NumberField extends Place {
  readonly kind: 'number';
  readonly hint?: TextOrDerived;
  /** What counts while the field is empty. */
  readonly placeholder?: TextOrDerived;
  readonly optional?: true;
}

export interface FlagField extends Place {
  readonly kind: 'flag';
  /** What counts while the document says nothing; off when left out. */
  readonly otherwise?: (roots: Roots) => boolean;
}

export interface ChoiceField extends Place {
  readonly kind: 'choice';
  /** Name of a vocabulary of the game. */
  readonly of: string;
  /** All words in sight, side by side. */
  readonly look?: 'segments';
  readonly hint?: TextOrDerived;
  /** A choice of its own, first in the list, for a document that says nothing here. */
  readonly otherwise?: string;
  /** The word that is shown as taken while the document says nothing. */
  readonly byDefault?: string;
  /** The document holds the id as a number. */
  readonly numeric?: true;
}

/** Several words of a vocabulary. */
export interface TagsField extends Place {
  readonly kind: 'tags';
  readonly of: string;
  readonly hint?: string;
  readonly optional?: true;
}

/** Several free words; an empty list takes the key away. */
export interface WordsField extends Place {
  readonly kind: 'words';
  readonly hint?: string;
}

/** Drawn by a component of the game, which is registered under this kind and knows what `data` is. */
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
   * `lead`: the first one takes what room the other leaves. `four`: four to a line, a choice as wide as two. `line`: all on one
   * line, numbers small. What the rules say of any of these stands below the row. `pair`: two to a line, each with its own findings.
   */
  readonly look: 'lead' | 'four' | 'line' | 'pair';
  readonly fields: readonly PlainField[];
}

/** What follows from a row of a grid, beside its fields: a number, and what else there is to know. */
export interface GridSum {
  readonly text: string;
  readonly note?: string;
}

export type GridColumn =
  | {
      readonly kind: 'number';
      readonly at: string;
      readonly label: string;
      /** Behind the label of the row it names the field: `Fight dice`. */
      readonly suffix: string;
    }
  | {
      readonly kind: 'sum';
      readonly label: string;
      readonly hint?: string;
      readonly sum: (roots: Roots, row: string) => GridSum | undefined;
    };

/** The same few numbers of several things, one thing a row. */
export interface GridField {
  readonly kind: 'grid';
  readonly rows: readonly {
    readonly at: string;
    readonly label: string;
    /** The columns it has, by their `at`; all when left out. */
    readonly only?: readonly string[];
  }[];
  readonly columns: readonly GridColumn[];
}

/** An entry that can be added. */
export interface Blank {
  /** `Add an attack`. */
  readonly label: string;
  readonly value: unknown;
  /** It comes first in the list; else last, with the focus in its first field. */
  readonly first?: true;
  /** Whether it is offered for a document as it stands; always when left out. */
  isOffered?(document: Character): boolean;
}

/** Entries in an order, each with fields of its own; they can be added, moved, copied and removed. */
export interface ListField {
  readonly kind: 'list';
  readonly at: string;
  /** A heading, where a section has several lists. */
  readonly title?: string;
  /** What an entry without a name is called: `this attack`. */
  readonly entry: string;
  /** The first one is what an entry is called by. */
  readonly item: readonly (PlainField | RowField)[];
  /** Format of the card that prints an entry: its parts, between strokes, stand under the name. */
  readonly summary?: string;
  readonly blanks: readonly Blank[];
  /** The entries that a pasted text says, whatever field it is pasted into; none for a text that is just text. */
  paste?(text: string): readonly unknown[];
}

/** An object that is there or not, as a whole: a switch, and its fields while it is on. */
export interface GroupField extends Place {
  readonly kind: 'group';
  /** What it begins with. */
  readonly blank: unknown;
  readonly fields: readonly PlainField[];
}

export type Field = PlainField | RowField | GroupField | GridField | ListField | ArtField | NotesField;

export interface FormSpec {
  readonly sections: readonly { readonly title: string; readonly fields: readonly Field[] }[];
}
