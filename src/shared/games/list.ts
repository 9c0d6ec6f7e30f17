/** Documents as rows of a list: what stands in a row, what is searched and by what it is narrowed down. */
import type { Character } from '../document/schema.ts';

/** A number of the document on black, before its name, as on the card. */
export interface Badge {
  readonly at: string;
  /** Read out before it. */
  readonly label: string;
  /** What counts for a document that says nothing there. */
  otherwise?(document: Character): number;
}

/** What a document says at one place, a list between commas, as a column of text; `*` stands for every entry of a list. */
export interface TextColumn {
  readonly kind: 'text';
  readonly at: string;
  /** The vocabulary that names it. */
  readonly of?: string;
}

/** One word with a shape of its own, so that colour is not the only sign. */
export interface ShapeColumn {
  readonly kind: 'shape';
  readonly at: string;
  readonly of: string;
  /** By the word. Another word, and none, gets a square. */
  readonly shapes: Readonly<Record<string, Shape>>;
}

export interface Shape {
  /** SVG path data in a square of 20 by 20, filled by the even-odd rule. */
  readonly d: string;
  /** Each is told from the paper in the light and in the dark theme. */
  readonly colour: 'blue' | 'red' | 'violet' | 'green' | 'amber';
}

/** One place by which a list is narrowed down to one word. */
export interface Facet {
  readonly at: string;
  /** `Class`: also makes `Every Class`. */
  readonly label: string;
  /** Name of a vocabulary of the game. */
  readonly of: string;
}

export interface ListSpec {
  readonly badge?: Badge;
  readonly columns: readonly (TextColumn | ShapeColumn)[];
  readonly facets: readonly Facet[];
  /** Places that are searched besides name and concept; `*` for every entry of a list. */
  readonly searched: readonly string[];
  /** What can be searched for: `Name, concept or Class`. */
  readonly searchHint: string;
  /** A document in a few words, where there is room for one line: `Level 6, Hero, Tank`. */
  brief(document: Character): string;
}
