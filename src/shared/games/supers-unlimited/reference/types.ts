/**
 * Defines the types of the quick reference. Facts (rows, numbers, terms of the rules, headings in the rules) are in the tables next
 * to this file; sentences are messages of the catalog `games/supers-unlimited-reference`. `createReference` joins them under the
 * house rules. Scenarios, Subplots and Gimmicks also appear in play and on cards: their messages are in the catalog
 * `games/supers-unlimited`, which is always loaded.
 */
import type { SectionLayout } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ActionTrait, AttackType, EffectId, GimmickId, MovementId } from '../facts.ts';
import type { SuOptions } from '../options.ts';

/** Words that make a row relevant: a team must use at least one of them. A row without needs is relevant for every team. */
export interface RowNeed {
  readonly effects?: readonly EffectId[];
  /** Traits that attacks are made with or against. */
  readonly traits?: readonly ActionTrait[];
  readonly attackTypes?: readonly AttackType[];
  readonly movements?: readonly MovementId[];
  readonly gimmicks?: readonly GimmickId[];
  readonly abilities?: readonly string[];
}

export type Numbers = Readonly<Record<string, number | string>>;

/**
 * A text in a table of facts. Terms and numbers that are the same in every language are texts with `{placeholders}`. For other texts,
 * `message` is the last part of the key of a message.
 */
export type CellText = string | ((options: SuOptions) => string) | { readonly message: string };

/** One row of a table of facts. Sentences, and names that differ between languages, are messages. */
export interface RowFact {
  readonly id: string;
  /** Number of the fact or of the ambiguity: `E-58`, `E?14`. */
  readonly fact: string;
  /** A term of the rules, with `{placeholders}`. Absent if the row has no name or its name is a message. */
  readonly name?: string;
  /** Formats the text of a row that consists of several messages. */
  text?(translate: Translate): string;
  /** The cells of a grid or a strip. */
  readonly cells?: readonly CellText[];
  readonly numbers?: Numbers;
  /** The character of its icon on cards. */
  readonly icon?: string | undefined;
  /** The value of the row, with `{placeholders}`: `+{blind}`. */
  readonly value?: string;
  /** Id of a tag, such as how an Effect ends or which Class may use a Gimmick. */
  readonly tag?: string | ((options: SuOptions) => string | undefined);
  readonly group?: string;
  readonly needs?: RowNeed;
  /** Whether the row is shown with these options; absent if it is always shown. */
  readonly onlyIf?: (options: SuOptions) => boolean;
}

export interface SectionFact {
  readonly id: string;
  readonly page: 1 | 2;
  readonly chapter: number;
  readonly heading: string;
  readonly layout: SectionLayout;
  /** The heads of the columns of a grid or a strip. */
  readonly heads?: readonly CellText[];
  /** Index of the column that names the rows of a grid; absent for the first. */
  readonly names?: number;
  /** Omits the section if no row with needs remains, because its other rows only explain the rows with needs. */
  readonly needsRows?: true;
  readonly rows: readonly RowFact[];
}
