/** When the Endgame begins (E-138, E?39). */
import type { Marker, SuEncounter } from '../state.ts';
import { beginEndgame } from '../turn/next-turn.ts';
import { countClaims } from './score.ts';

/** After every event: once the scenario asks for the Endgame, it is due for good. */
export function checkEndgame(encounter: SuEncounter): void {
  const { state, options } = encounter;
  if (state.phase === 'setup' || state.phase === 'over' || state.endgameDue) return;
  if (!isEndgame(encounter)) return;
  state.endgameDue = true;
  if (options['su.endgameImmediate'] && !state.endgame) beginEndgame(encounter);
}

function isEndgame(encounter: SuEncounter): boolean {
  switch (encounter.state.scenario) {
    case null:
      return false;
    case 'slugfest':
      return isBeatenDown(encounter);
    case 'danger-zone':
      return areAllClaimed(encounter, 'power');
    case 'super-quest':
      return areAllClaimed(encounter, 'quest');
    case 'hold-ground':
      return encounter.seats.some(({ id }) => countClaims(encounter, id, ({ kind }) => kind === 'quarter') >= 3);
    case 'enemy-territory':
      return encounter.seats.some(({ id }) =>
        encounter.seats.some(
          (enemy) => enemy.id !== id && countClaims(encounter, id, (marker) => marker.owner === enemy.id) >= 2,
        ),
      );
  }
}

/** Slugfest: the Levels of a side that are up and about fall below half of those at the start. */
function isBeatenDown(encounter: SuEncounter): boolean {
  for (const [side, levels] of encounter.state.startLevels) if (2 * levelsUp(encounter, side) < levels) return true;
  return false;
}

/** After every event: adds up without a list. */
function levelsUp({ figures, state }: SuEncounter, side: string): number {
  let levels = 0;
  for (const figure of figures.values()) {
    if (figure.side !== side) continue;
    const model = state.models.get(figure.id);
    if (model && !model.out && !model.ko && !model.summoned) levels += figure.character.level;
  }
  return levels;
}

function areAllClaimed({ state }: SuEncounter, kind: Marker['kind']): boolean {
  for (const marker of state.markers.values()) if (marker.kind === kind && marker.claimed === null) return false;
  return true;
}
