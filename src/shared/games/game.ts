/** Defines what every game offers to the rest of the program. Nothing outside a game's folder knows its rules, codes or words. */
import type { CardSpec } from '../card/card-rules.ts';
import type { CompareRules } from '../compare/compare-rules.ts';
import type { DuelRules } from '../compare/duel-rules.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { EventPackRules } from '../event-pack/event-pack-rules.ts';
import type { GameFormSpecs } from '../form/game-forms.ts';
import type { TeamsOf } from '../form/team-form.ts';
import type { PlayRules } from '../play/play-rules.ts';
import type { RulesOf } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';
import type { PlayRowRules } from '../rules/play-row.ts';
import type { ReferenceMaker } from '../rules/reference.ts';
import type { SpreadsheetRules } from '../spreadsheet/column.ts';
import type { PlanningOf } from '../suggest/planning.ts';

/** The large parts of a game, which most screens and commands never need. A game without a part omits it. */
export interface TypedGameParts<C extends Character, T extends Team, E extends EventPack, O> {
  /** The rules of play. A game without them has no encounters. */
  readonly play: PlayRules;
  /** The rows of a roster, from which each character can be played without its card. */
  readonly playRows: PlayRowRules<C, O>;
  /** The quick reference. Its messages are in the catalog `games/ID-reference`, which is loaded first. */
  readonly reference: ReferenceMaker;
  /** The rules for comparing characters. */
  readonly comparison: CompareRules<C, E, O>;
  /** The rules for two characters that face each other. */
  readonly duel: DuelRules<C, O>;
  /** The columns of characters in spreadsheets. */
  readonly table: SpreadsheetRules;
  /** The rules for filling and repairing teams, and the form of event packs. */
  readonly planning: PlanningOf<T, C, E, O>;
}

export interface GameParts extends TypedGameParts<Character, Team, EventPack, Options> {}

/** Loads each part by a dynamic import of a module that exports it under the name of the part. */
type PartLoaders<Parts> = { readonly [P in keyof Parts]?: () => Promise<Pick<Parts, P>> };

/**
 * A game with the types of its own documents and options. Parameters of methods may be narrower than those of `Game`,
 * because the catalog gives each game only documents that carry the game's id and match its schema.
 */
export interface TypedGame<C extends Character, T extends Team, E extends EventPack, O>
  extends RulesOf<C, T, E, O>,
    GameFormSpecs {
  readonly team?: TeamsOf<T, C, E, O>;
  readonly card: CardSpec;
  readonly event?: EventPackRules<E>;
  /** The parts that `loadGamePart` of `parts.ts` loads on demand. */
  readonly parts?: PartLoaders<TypedGameParts<C, T, E, O>>;
}

export interface Game extends TypedGame<Character, Team, EventPack, Options> {}
