/** Ends the game and gives the Victory Points of the scenario to the side with the highest total (E-139). */
import type { Marker, SuEncounter } from '../state.ts';
import { sumLevelsInPlay } from './levels.ts';

/** Victory Points for winning the scenario (E-139). */
const WIN_POINTS = 2;
/** Victory Points for each side that shares the highest total (E-139). */
const TIE_POINTS = 1;

/** Ends the game after this many Turns. */
export function endGame(encounter: SuEncounter, playedTurns: number): void {
  const { state } = encounter;
  state.extra.playedTurns = playedTurns;
  // A model that never returned from Climb High is lost, but no Subplot scores for it (P-39).
  for (const model of state.models.values()) if (model.aloft) model.out = true;
  state.totals = computeTotals(encounter);
  const highestTotal = Math.max(...state.totals.values());
  const bestSides = [...state.totals].filter(([, total]) => total === highestTotal);
  for (const [sideId] of bestSides)
    state.vp.set(sideId, (state.vp.get(sideId) ?? 0) + (bestSides.length > 1 ? TIE_POINTS : WIN_POINTS));
  Object.assign(state, { phase: 'over', side: null, active: null });
}

/** Computes the result of each side in the scenario. */
function computeTotals(encounter: SuEncounter): Map<string, number> {
  const { state, seats } = encounter;
  switch (state.scenario) {
    case null:
      return new Map();
    case 'slugfest':
      return sumLevelsInPlay(encounter, ({ ko }, level) => (ko ? Math.ceil(level / 2) : level));
    case 'danger-zone':
      return countClaimsBySide(encounter, ({ kind }) => kind === 'power');
    case 'super-quest':
      return countClaimsBySide(encounter, ({ kind }) => kind === 'quest');
    case 'hold-ground':
      return countClaimsBySide(encounter, ({ kind }) => kind === 'quarter');
    case 'enemy-territory':
      return new Map(
        seats.map(({ id }) => [
          id,
          countClaims(encounter, id, ({ kind, owner }) => kind === 'territory' && owner !== id),
        ]),
      );
  }
}

const countClaimsBySide = (encounter: SuEncounter, isCounted: (marker: Marker) => boolean): Map<string, number> =>
  new Map(encounter.seats.map(({ id }) => [id, countClaims(encounter, id, isCounted)]));

/** Counts the claims of a side on the markers that `isCounted` accepts. */
export function countClaims({ state }: SuEncounter, sideId: string, isCounted: (marker: Marker) => boolean): number {
  let count = 0;
  for (const marker of state.markers.values()) if (marker.claimed === sideId && isCounted(marker)) count += 1;
  return count;
}
