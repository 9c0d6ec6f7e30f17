/**
 * What a quick reference is made of. Facts (which row, which numbers, which terms of the rules, where it stands in the rules) are
 * in the tables beside this file; sentences are messages of the catalogue `games/supers-unlimited-reference`. `referenceFor` joins
 * them under the options of a table. Scenarios, Subplots and Gimmicks also appear in play and on cards: their messages are in
 * the catalogue `games/supers-unlimited`, which is always loaded.
 */
import type { SectionLayout } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ActionTrait, AttackType, EffectId, GimmickId, MovementId } from '../facts.ts';
import type { SuOptions } from '../options.ts';

/** What a team must have for a row to concern it. A row without needs concerns every team. */
export interface Need {
  readonly effects?: readonly EffectId[];
  /** Traits that its attacks are made with or against. */
  readonly traits?: readonly ActionTrait[];
  readonly attackTypes?: readonly AttackType[];
  readonly movements?: readonly MovementId[];
  readonly gimmicks?: readonly GimmickId[];
  readonly abilities?: readonly string[];
}

export type Numbers = Readonly<Record<string, number | string>>;

/**
 * A text of a table: terms and numbers that are the same in every language, with `{placeholders}`; or the last part of the name
 * of its message.
 */
export type TableText = string | ((options: SuOptions) => string) | { readonly message: string };

/** One row of a table of facts. Sentences are not here, nor names that differ between languages. */
export interface RowFact {
  readonly id: string;
  /** Number of the fact or of the ambiguity: `E-58`, `E?14`. */
  readonly fact: string;
  /** A term of the rules, with `{placeholders}`. Absent if the row has no name, or its name is a message. */
  readonly name?: string;
  /** Makes the text of a row that is put together from several messages. */
  text?(translate: Translate): string;
  /** The cells of a grid or a strip. */
  readonly cells?: readonly TableText[];
  readonly n?: Numbers;
  /** The character of the icon that cards write it with. */
  readonly icon?: string | undefined;
  /** A figure that the row shows, with `{placeholders}`: `+{blind}`. */
  readonly value?: string;
  /** Id of a mark, such as how an Effect ends or whose a Gimmick is. */
  readonly tag?: string | ((options: SuOptions) => string | undefined);
  readonly group?: string;
  readonly needs?: Need;
  readonly onlyIf?: (options: SuOptions) => boolean;
}

export interface SectionFact {
  readonly id: string;
  readonly page: 1 | 2;
  readonly chapter: number;
  readonly heading: string;
  readonly layout: SectionLayout;
  /** The heads of the columns of a grid or a strip. */
  readonly heads?: readonly TableText[];
  /** Number of the column that names the rows of a grid; absent = the first. */
  readonly names?: number;
  /** Left out when no row with needs is left: the rest only explains those. */
  readonly needsRows?: true;
  readonly rows: readonly RowFact[];
}
