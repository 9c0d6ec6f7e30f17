/** A quick reference as plain data: the content of its pages, independent of its layout. */

import type { Character, Team } from '../document/schema.ts';
import type { Translate } from '../texts/translate.ts';
import type { Options } from './options.ts';

/**
 * Layout of a section: `terms` name and text; `steps` number, name and text; `values` a number, a name and a text; `tagged` name,
 * text and a tag; `classed` name, tag and text; `grid` short cells below column heads; `strip` a transposed grid: each row is a
 * column, with the heads on the left.
 */
export type SectionLayout = 'terms' | 'steps' | 'values' | 'tagged' | 'classed' | 'grid' | 'strip';

/** A row ready for display. `*stars*` in its strings mark bold words. A row without a name is a note about its section. */
export interface ReferenceRow {
  id: string;
  /** Number of the fact that the row states, in the game's own list of facts. */
  fact?: string;
  name: string;
  text: string;
  /** The character of the icon that cards print for it. */
  icon?: string;
  /** The number in a row of `values`. */
  value?: string;
  tag?: string;
  /** Name of the row's group. */
  group?: string;
  /** Cells of `grid` and `strip`, one for each head. */
  cells?: string[];
}

export interface ReferenceSection {
  id: string;
  /** Page number, from 1. The page title is in `pages`. */
  page: number;
  title: string;
  /** Place in the source. Sources without chapters have headings alone. */
  cite: { chapter?: number; heading: string };
  layout: SectionLayout;
  /** Column heads of `grid` and `strip`. */
  heads?: string[];
  /** Index of the `grid` column that names its rows. Absent = the first. */
  names?: number;
  rows: ReferenceRow[];
}

/** The members that a shortened reference is for. */
export interface ReferenceUse<T extends Team = Team, C extends Character = Character> {
  readonly name: string;
  readonly members: readonly C[];
  /** Absent for single characters and for encounters. */
  readonly team?: T;
  /** Gimmicks of the sides of an encounter. */
  readonly gimmicks?: readonly string[];
}

/**
 * Creates the quick reference of a game under some options. With `use` it is reduced to what these characters need. The list of
 * references passes only options and documents of its own game, so implementations may declare narrower parameters.
 */
export type ReferenceMaker = { make(translate: Translate, options: Options, use?: ReferenceUse): Reference }['make'];

export interface Reference {
  /** Id of the game. */
  ruleset: string;
  title: string;
  edition: string;
  /** Title and edition, for citations. */
  source: string;
  /** Version of the rules. */
  rules: string;
  /** Title of each page. */
  pages: readonly string[];
  /** The options that differ from their default, in register order: `su.blindModifier = 2`. */
  changed: string[];
  /** Name of the team or the characters that the reference is shortened for. */
  team?: string;
  sections: ReferenceSection[];
  /** Sections of a page may be placed in any column if that makes the type larger. Absent = the sections are read down the columns. */
  isLoose?: true;
}
