/** What every game offers to the rest of the program. Nothing outside a game's folder knows its rules, codes or words. */
import type { CardSpec } from '../card/card-rules.ts';
import type { CompareRules } from '../compare/compare-rules.ts';
import type { DuelRules } from '../compare/duel-rules.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { EventRules } from '../event/event-rules.ts';
import type { FormsOfGame } from '../form/game-forms.ts';
import type { TeamsOf } from '../form/team-form.ts';
import type { PlayRules } from '../play/play-rules.ts';
import type { RulesOf } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';
import type { PlayRowRules } from '../rules/play-row.ts';
import type { ReferenceMaker } from '../rules/reference.ts';
import type { PlanningOf } from '../suggest/planning.ts';
import type { TableRules } from '../table/column.ts';

/** The parts of a game that are large and that most screens and commands never need. A game leaves out what it doesn't offer. */
export interface PartsOf<C extends Character, T extends Team, E extends EventPack, O> {
  /** The order of play. A game without one has no encounters. */
  readonly play: PlayRules;
  /** What a roster shows of each character so that it can be played without its card. */
  readonly playRows: PlayRowRules<C, O>;
  /** The quick reference. Its messages are in the catalogue `games/ID-reference`, which is loaded before. */
  readonly reference: ReferenceMaker;
  /** How characters are compared. */
  readonly comparison: CompareRules<C, E, O>;
  /** What two characters do to each other in a fight. */
  readonly duel: DuelRules<C, O>;
  /** The columns of its characters in spreadsheets. */
  readonly table: TableRules;
  /** How teams are filled and repaired, and the form of event packs. */
  readonly planning: PlanningOf<T, C, E, O>;
}

export interface GameParts extends PartsOf<Character, Team, EventPack, Options> {}

/** Loads each part by a dynamic import of a module that exports it under the name of the part. */
type PartLoaders<Parts> = { readonly [P in keyof Parts]?: () => Promise<Pick<Parts, P>> };

/**
 * A game with the types of its own documents and options. Parameters of methods may be narrower than those of `Game`:
 * the catalogue gives each game only documents that carry its id and were read by its schema.
 */
export interface GameOf<C extends Character, T extends Team, E extends EventPack, O>
  extends RulesOf<C, T, E, O>,
    FormsOfGame {
  readonly team?: TeamsOf<T, C, E, O>;
  readonly card: CardSpec;
  readonly event?: EventRules<E>;
  /** Loaded by `withPart` of `parts.ts`. */
  readonly parts?: PartLoaders<PartsOf<C, T, E, O>>;
}

export interface Game extends GameOf<Character, Team, EventPack, Options> {}
