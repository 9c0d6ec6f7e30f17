/** A quick reference as plain data: the content of its pages, independent of how they are drawn. */

import type { Character, Team } from '../document/schema.ts';
import type { Translate } from '../texts/translate.ts';
import type { Options } from './options.ts';

/**
 * How a section is set: `terms` name and text; `steps` number, name and text; `values` a number, a name and a text;
 * `tagged` name, text and a tag; `classed` name, tag and text; `grid` short cells under column heads; `strip` the same
 * lying down: each row is a column, the heads stand at the left.
 */
export type SectionLayout = 'terms' | 'steps' | 'values' | 'tagged' | 'classed' | 'grid' | 'strip';

/** A row ready to be shown. `*stars*` in its strings mark words to be set bold. A row without a name is a note to its section. */
export interface ReferenceRow {
  id: string;
  /** Number of the fact it states, in the game's own list of facts. */
  fact?: string;
  name: string;
  text: string;
  /** The character of the icon that cards write its name with. */
  icon?: string;
  /** The figure of a row of `values`. */
  value?: string;
  tag?: string;
  /** Name of the group under which the row stands. */
  group?: string;
  /** For `grid` and `strip`: one for each head. */
  cells?: string[];
}

export interface ReferenceSection {
  id: string;
  /** The page it belongs to, from 1: its title is in `pages`. */
  page: number;
  title: string;
  /** A source without chapters has headings alone. */
  cite: { chapter?: number; heading: string };
  layout: SectionLayout;
  /** For `grid` and `strip`. */
  heads?: string[];
  /** Index of the column of a `grid` that names its rows; absent = the first. */
  names?: number;
  rows: ReferenceRow[];
}

/** Whom a reference is cut down for. */
export interface ReferenceUse<T extends Team = Team, C extends Character = Character> {
  readonly name: string;
  readonly members: readonly C[];
  /** Absent for characters alone, and for an encounter. */
  readonly team?: T;
  /** Gimmicks that the sides of an encounter have. */
  readonly gimmicks?: readonly string[];
}

/**
 * Makes the quick reference of a game under some options; with `use` reduced to what these characters need. The list of
 * references gives each only options and documents of its own game, so that parameters may be narrower.
 */
export type ReferenceMaker = { make(translate: Translate, options: Options, use?: ReferenceUse): Reference }['make'];

export interface Reference {
  /** Id of the game. */
  ruleset: string;
  title: string;
  edition: string;
  /** Title and edition: what is cited. */
  source: string;
  /** Version of the rules. */
  rules: string;
  /** Title of each page. */
  pages: readonly string[];
  /** `su.blindModifier = 2`: the options that differ from their default, in register order. */
  changed: string[];
  /** Name of the team or the characters that the reference was cut down for. */
  team?: string;
  sections: ReferenceSection[];
  /** Sections of a page may stand in any column, where that makes the type larger; else they are read down the columns. */
  isLoose?: true;
}
