/** What the rules of a game are given to check a document, and what they answer. */

import type { DocumentsOf } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { Translate } from '../texts/translate.ts';
import type { Finding, Fix } from './finding.ts';
import type { LineUpRules } from './line-up-rules.ts';
import type { OddsRules } from './odds-rules.ts';
import type { OptionTexts } from './option-texts.ts';
import type { OptionRegister, Options } from './options.ts';
import type { Roots } from './roots.ts';
import type { RawFinding } from './rule.ts';
import type { TeamRules } from './team-rules.ts';

/** Input of a check besides the document. */
export interface GameContext<C extends Character = Character, E extends EventPack = EventPack, O = Options> {
  readonly options: O;
  /** The event a document is entered for. */
  readonly event?: E;
  /** The pack that a team names, where its size is no number a team can be built to. */
  readonly unusableEvent?: E;
  /** Characters that members of a team may name besides those the team embeds. */
  readonly characters: ReadonlyMap<string, C>;
}

export interface Checked {
  readonly raised: readonly RawFinding[];
  /** Total Levels of a team of a game that has them; absent where no sum can be trusted. */
  readonly levels?: number;
}

/** The meaning of a finding for code that does not know the game: why a team cannot be counted. */
export type Role = 'unknown-member' | 'member-illegal';

/** The rules of a game, with the types of its own documents and options. */
export interface RulesOf<C extends Character, T extends Team, E extends EventPack, O> extends DocumentsOf<C, T, E> {
  /** What it calls a character, within a sentence: `hero`. Absent = character. */
  readonly noun?: string;
  /** Version of the rules, printed with every verdict. */
  readonly version: string;
  readonly options: OptionRegister;
  /** What its options are called and change; a game without them shows their keys. */
  readonly optionTexts?: OptionTexts;
  /** Every code it can give; findings at the same place keep this order. */
  readonly codes: readonly string[];
  /** Findings on a document, without sentences. Never throws on a readable document and never changes it. */
  check(document: C | T | E, context: GameContext<C, E, O>): Checked;
  /** Says what a finding means, under the options it was raised with. */
  message(translate: Translate, raised: RawFinding, options: O): string;
  role?(code: string): Role | undefined;
  /** Proposed fixes of a finding, best first, not tried yet. Labels use `nameOf`. */
  fixes?(document: C | T, finding: Finding, nameOf: (id: string) => string): readonly Fix[];
  /** The character, its derived values, and names that house rules change: for form, card and roster. */
  derive(character: C, options: O): Roots;
  /** The size that a team or an event is built to, in what the game counts teams by. */
  agreedSize?(document: T | E): number | undefined;
  readonly odds?: OddsRules<O>;
  /** A game without teams leaves it out, and no screen offers any. */
  readonly team?: TeamRules<T, C, E, O>;
  /** The row of a character in a line-up; a game without one prints no line-ups. */
  readonly lineUp?: LineUpRules<C, O>;
  /** Beside name and models, what a side of an encounter has in this game. */
  readonly sideKeys?: readonly ('leader' | 'gimmicks' | 'gm')[];
}

/** What judging documents needs of a game. */
export interface GameRules extends RulesOf<Character, Team, EventPack, Options> {}

/** The meaning of a finding for code that does not know the game. */
export const roleOf = (
  gameCatalog: GameCatalog<GameRules>,
  document: { readonly ruleset: string },
  code: string,
): Role | undefined => gameCatalog.getGame(document).role?.(code);

/** The team rules of a readable team's game. Reading refuses teams of games that have none. */
export function teamRulesOf<R extends TeamRules>(
  gameCatalog: GameCatalog<GameRules & { readonly team?: R }>,
  team: Team,
): R {
  const { team: rules, name } = gameCatalog.getGame(team);
  if (!rules) throw new Error(`${name} has no teams`);
  return rules;
}
