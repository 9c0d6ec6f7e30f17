/** Documents as rows of a list: their columns, what is searched, and the filters. */
import type { Character } from '../document/schema.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** A number of the document on black, before its name, as on the card. */
export interface Badge {
  readonly at: string;
  /** Name for screen readers. */
  readonly label: LateText;
  /** The number of a document that has none there. */
  otherwise?(document: Character): number | undefined;
}

/** A column with the text at one place, lists separated by commas; `*` stands for every entry of a list. */
export interface TextColumn {
  readonly kind: 'text';
  /** Its heading. */
  readonly label: LateText;
  readonly at: string;
  /** The vocabulary that names it. */
  readonly of?: string;
}

/** One word with a shape of its own, so that colour is not the only sign. */
export interface ShapeColumn {
  readonly kind: 'shape';
  /** Its heading. */
  readonly label: LateText;
  readonly at: string;
  readonly of: string;
  /** By word. Unknown words and missing ones get a square. */
  readonly shapes: Readonly<Record<string, Shape>>;
}

export interface Shape {
  /** SVG path data in a square of 20 by 20, filled by the even-odd rule. */
  readonly d: string;
  /** All of these are readable in the light and the dark theme. */
  readonly colour: 'blue' | 'red' | 'violet' | 'green' | 'amber';
}

/** A filter: the words at one place, of which a list shows some. */
export interface Facet {
  readonly at: string;
  /** `Class`: also makes `Every Class`. */
  readonly label: LateText;
  /** Name of a vocabulary of the game. */
  readonly of: string;
}

export interface ListSpec {
  readonly badge?: Badge;
  readonly columns: readonly (TextColumn | ShapeColumn)[];
  readonly facets: readonly Facet[];
  /** A document in a few words, where there is room for one line: `Level 6, Hero, Tank`. */
  brief(translate: Translate, document: Character): string;
}
