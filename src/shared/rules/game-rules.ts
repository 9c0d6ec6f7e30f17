/** The interface between judging and the rules of a game. */

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

/** Input of a check in addition to the document. */
export interface GameContext<C extends Character = Character, E extends EventPack = EventPack, O = Options> {
  readonly options: O;
  /** The event pack that a document is entered for. */
  readonly eventPack?: E;
  /** The event pack that a team names, if teams can't be built to its size. */
  readonly invalidEventPack?: E;
  /** Characters that members of a team may name, in addition to those the team embeds. */
  readonly characters: ReadonlyMap<string, C>;
}

export interface CheckResult {
  readonly rawFindings: readonly RawFinding[];
  /** Total Levels of a team, in games that have Levels. Absent if the sum is unreliable. */
  readonly levels?: number;
}

/** The meaning of a finding for code that doesn't know the game: why a team can't be counted. */
export type FindingRole = 'unknown-member' | 'member-illegal';

/** The rules of a game, with the types of its own documents and options. */
export interface RulesOf<C extends Character, T extends Team, E extends EventPack, O> extends DocumentsOf<C, T, E> {
  /** The game's word for a character, within a sentence: `hero`. Absent = character. */
  readonly noun?: string;
  /** Version of the rules, printed with every verdict. */
  readonly version: string;
  readonly options: OptionRegister;
  /** Names and descriptions of the options. Games without them show the keys. */
  readonly optionTexts?: OptionTexts;
  /** Every finding code of the game. Findings at the same path keep this order. */
  readonly codes: readonly string[];
  /** Checks a document and returns its findings without sentences. Never throws for a readable document and never changes it. */
  check(document: C | T | E, context: GameContext<C, E, O>): CheckResult;
  /** Formats the message of a finding under the options it was found with. */
  formatMessage(translate: Translate, rawFinding: RawFinding, options: O): string;
  getRole?(findingCode: string): FindingRole | undefined;
  /** Proposes untested fixes of a finding, best first. `findCharacter` finds the members of a team. */
  proposeFixes?(document: C | T, finding: Finding, findCharacter: (id: string) => C | undefined): readonly Fix[];
  /** Returns the character, its derived values, and names that house rules change, for form, card and roster. */
  derive(character: C, options: O): Roots;
  /** Returns the size that a team or an event is built to, in the unit that the game counts teams by. */
  getAgreedSize?(document: T | E): number | undefined;
  readonly odds?: OddsRules<O>;
  /** The rules of teams. Absent in games without teams; no screen then offers any. */
  readonly team?: TeamRules<T, C, E, O>;
  /** Rules for a character's row in a line-up. Games without them print no line-ups. */
  readonly lineUp?: LineUpRules<C, O>;
  /** Fields that sides of an encounter have in this game, in addition to name and models. */
  readonly sideKeys?: readonly ('leader' | 'gimmicks' | 'gm')[];
}

/** The part of a game that judging needs. */
export interface GameRules extends RulesOf<Character, Team, EventPack, Options> {}

/** Returns the meaning of a finding for code that doesn't know the game. */
export const getFindingRole = (
  gameCatalog: GameCatalog<GameRules>,
  document: { readonly ruleset: string },
  findingCode: string,
): FindingRole | undefined => gameCatalog.getGame(document).getRole?.(findingCode);

/** Returns the team rules of a parsed team's game. The parser rejects teams of games without teams. */
export function getTeamRules<R extends TeamRules>(
  gameCatalog: GameCatalog<GameRules & { readonly team?: R }>,
  team: Team,
): R {
  const { team: teamRules, name } = gameCatalog.getGame(team);
  if (!teamRules) throw new Error(`${name} has no teams`);
  return teamRules;
}
