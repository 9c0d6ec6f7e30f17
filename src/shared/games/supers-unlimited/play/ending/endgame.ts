/** Decides when the Endgame begins, in which every Super has one last Turn (E-43, E-138, E?39). */
import type { Marker, SuEncounter } from '../state.ts';
import { beginEndgame } from '../turn/next-turn.ts';
import { countClaims } from './score.ts';

/** Checks after every event whether the scenario asks for the Endgame. The Endgame stays due even if the reason no longer holds. */
export function checkEndgame(encounter: SuEncounter): void {
  const { state, options } = encounter;
  if (state.phase === 'setup' || state.phase === 'over' || state.endgameDue) return;
  if (!isEndgameReached(encounter)) return;
  state.endgameDue = true;
  if (options['su.endgameImmediate'] && !state.endgame) beginEndgame(encounter);
}

/**
 * Whether the scenario asks for the Endgame: in a Slugfest when a side has lost half of its Levels, in Danger Zone and Super Quest when all
 * markers are claimed, in Hold Ground when a side holds three of the four quarters, and in Enemy Territory when a side holds both
 * territories of an enemy.
 */
function isEndgameReached(encounter: SuEncounter): boolean {
  switch (encounter.state.scenario) {
    case null:
      return false;
    case 'slugfest':
      return isAnySideBeaten(encounter);
    case 'danger-zone':
      return areAllClaimed(encounter, 'power');
    case 'super-quest':
      return areAllClaimed(encounter, 'quest');
    case 'hold-ground':
      return encounter.seats.some(({ id }) => countClaims(encounter, id, ({ kind }) => kind === 'quarter') >= 3);
    case 'enemy-territory':
      return encounter.seats.some(({ id }) =>
        encounter.seats.some(
          (enemySide) =>
            enemySide.id !== id && countClaims(encounter, id, (marker) => marker.owner === enemySide.id) >= 2,
        ),
      );
  }
}

/** Whether the models of any side that can still act have less than half of the Levels that the side had at the start (Slugfest). */
function isAnySideBeaten(encounter: SuEncounter): boolean {
  for (const [sideId, startLevels] of encounter.state.startLevels)
    if (2 * sumActiveLevels(encounter, sideId) < startLevels) return true;
  return false;
}

/** Sums the Levels of the models that can still act. Creates no list because this runs after every event. */
function sumActiveLevels({ figures, state }: SuEncounter, sideId: string): number {
  let levels = 0;
  for (const figure of figures.values()) {
    if (figure.side !== sideId) continue;
    const model = state.models.get(figure.id);
    if (model && !model.out && !model.ko && !model.summoned) levels += figure.character.level;
  }
  return levels;
}

function areAllClaimed({ state }: SuEncounter, kind: Marker['kind']): boolean {
  for (const marker of state.markers.values()) if (marker.kind === kind && marker.claimed === null) return false;
  return true;
}
