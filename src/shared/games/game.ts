/** What every game offers to the rest of the program. Nothing outside a game's folder knows its rules, codes or words. */
import type { CardSpec } from '../card/card-rules.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { EventRules } from '../event/event-rules.ts';
import type { FormsOfGame } from '../form/game-forms.ts';
import type { TeamsOf } from '../form/team-form.ts';
import type { RulesOf } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';

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
  /** Whether `references.ts` has its quick reference. */
  readonly hasReference?: boolean;
  /** Its characters go into tables; their columns are in `tables.ts`. */
  readonly hasTable?: boolean;
}

export interface Game extends GameOf<Character, Team, EventPack, Options> {}
