/** When the Endgame begins (E-138, E?39). */
import type { Marker, SuPlay } from '../state.ts';
import { beginEndgame } from '../turn/next-turn.ts';
import { countClaims } from './score.ts';

/** After every event: once the scenario asks for the Endgame, it is due for good. */
export function checkEndgame(play: SuPlay): void {
  const { state, options } = play;
  if (state.phase === 'setup' || state.phase === 'over' || state.endgameDue) return;
  if (!isEndgame(play)) return;
  state.endgameDue = true;
  if (options['su.endgameImmediate'] && !state.endgame) beginEndgame(play);
}

function isEndgame(play: SuPlay): boolean {
  switch (play.state.scenario) {
    case null:
      return false;
    case 'slugfest':
      return isBeatenDown(play);
    case 'danger-zone':
      return areAllClaimed(play, 'power');
    case 'super-quest':
      return areAllClaimed(play, 'quest');
    case 'hold-ground':
      return play.seats.some(({ id }) => countClaims(play, id, ({ kind }) => kind === 'quarter') >= 3);
    case 'enemy-territory':
      return play.seats.some(({ id }) =>
        play.seats.some(
          (enemy) => enemy.id !== id && countClaims(play, id, (marker) => marker.owner === enemy.id) >= 2,
        ),
      );
  }
}

/** Slugfest: the Levels of a side that are up and about fall below half of those at the start. */
function isBeatenDown(play: SuPlay): boolean {
  for (const [side, levels] of play.state.startLevels) if (2 * levelsUp(play, side) < levels) return true;
  return false;
}

/** After every event: adds up without a list. */
function levelsUp({ figures, state }: SuPlay, side: string): number {
  let levels = 0;
  for (const figure of figures.values()) {
    if (figure.side !== side) continue;
    const model = state.models.get(figure.id);
    if (model && !model.out && !model.ko && !model.summoned) levels += figure.character.level;
  }
  return levels;
}

function areAllClaimed({ state }: SuPlay, kind: Marker['kind']): boolean {
  for (const marker of state.markers.values()) if (marker.kind === kind && marker.claimed === null) return false;
  return true;
}
