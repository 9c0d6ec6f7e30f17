/** Sums up a game: the score of each side, and what each model did. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { LateText } from '../../texts/late-text.ts';
import type { PlayableGame } from '../playable-game.ts';
import { getPlayRules } from '../playable-game.ts';
import { openEncounter, type ReplayContext, submitLogEvent } from '../replay.ts';
import type { ActiveEncounter } from '../state.ts';

/** A line of the score with a number for each side. */
export interface ScoreRow {
  readonly label: string;
  /** How the number is counted; empty if the label says it. */
  readonly hint: string;
  /** The numbers by the id of the side. A side without a number has none yet. */
  readonly values: ReadonlyMap<string, number>;
  /** Whether the row is the sum that decides the game. */
  readonly isTotal: boolean;
}

/** What each model did in a game, as a table. */
export interface Deeds {
  readonly columns: readonly LateText[];
  /** The numbers of each column by the id of the model. */
  readonly countsByModel: ReadonlyMap<string, readonly number[]>;
}

/** Counts what models do while a log is replayed. */
export interface DeedCounter<P extends ActiveEncounter = ActiveEncounter> {
  /** Counts an accepted event. `encounter` is in the state after it. */
  count(encounter: P, logEvent: JsonObject): void;
  getDeeds(): Deeds;
}

/** Replays a log and counts what each model did. Returns undefined if the game counts nothing or cannot be played. */
export function countDeeds(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): Deeds | undefined {
  const playRules = getPlayRules(gameCatalog, encounter);
  const { activeEncounter } = openEncounter(gameCatalog, encounter, context);
  const counter = activeEncounter && playRules.createDeedCounter?.(activeEncounter);
  if (activeEncounter === undefined || counter === undefined) return undefined;
  for (const logEvent of encounter.log ?? [])
    if (submitLogEvent(playRules, activeEncounter, logEvent) === undefined) counter.count(activeEncounter, logEvent);
  return counter.getDeeds();
}
