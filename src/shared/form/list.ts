/** Document lists: columns, search and filters. */
import type { Character } from '../document/schema.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** A number of the document, white on black, before its name, as on the card. */
export interface Badge {
  readonly pointer: string;
  /** Name for screen readers. */
  readonly label: LateText;
  /** Returns the number for a document that states none. */
  getFallback?(document: Character): number | undefined;
}

/** A column with the text at one place. In a pointer, `*` means every entry of a list; their texts are separated by commas. */
export interface TextColumn {
  readonly kind: 'text';
  /** Its heading. */
  readonly label: LateText;
  readonly pointer: string;
  /** The vocabulary with the names of its words. */
  readonly vocabulary?: string;
}

/** One word with its own shape, so that color isn't the only sign. */
export interface ShapeColumn {
  readonly kind: 'shape';
  /** Its heading. */
  readonly label: LateText;
  readonly pointer: string;
  readonly vocabulary: string;
  /** Shapes by word. Unknown and missing words get a square. */
  readonly shapes: Readonly<Record<string, Shape>>;
}

export interface Shape {
  /** SVG path data in a 20 by 20 square, filled by the even-odd rule. */
  readonly d: string;
  /** All of these are readable in the light and the dark theme. */
  readonly colour: 'blue' | 'red' | 'violet' | 'green' | 'amber';
}

/** A filter by the words at one place. */
export interface Facet {
  readonly pointer: string;
  /** Label: `Class`. Also used in `Every Class`. */
  readonly label: LateText;
  /** Name of a vocabulary of the game. */
  readonly vocabulary: string;
}

export interface ListSpec {
  readonly badge?: Badge;
  readonly columns: readonly (TextColumn | ShapeColumn)[];
  readonly facets: readonly Facet[];
  /** Summarizes a document in a few words for one line: `Level 6, Hero, Tank`. */
  summarize(translate: Translate, document: Character): string;
}
