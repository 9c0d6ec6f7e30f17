/** The end of the game and the Victory Points of the scenario (E-139, E-72). */
import type { Marker, SuEncounter } from '../state.ts';
import { sideLevels } from './levels.ts';

/** E-139 */
const WON = 2;
const SHARED = 1;

export function endGame(encounter: SuEncounter): void {
  const { state } = encounter;
  // Who never came back is lost, but no Subplot scores for it (P-39).
  for (const model of state.models.values()) if (model.aloft) model.out = true;
  state.totals = totals(encounter);
  const highest = Math.max(...state.totals.values());
  const best = [...state.totals].filter(([, total]) => total === highest);
  for (const [side] of best) state.vp.set(side, (state.vp.get(side) ?? 0) + (best.length > 1 ? SHARED : WON));
  Object.assign(state, { phase: 'over', side: null, active: null });
}

function totals(encounter: SuEncounter): Map<string, number> {
  const { state, seats } = encounter;
  switch (state.scenario) {
    case null:
      return new Map();
    case 'slugfest':
      return sideLevels(encounter, ({ ko }, level) => (ko ? Math.ceil(level / 2) : level));
    case 'danger-zone':
      return claims(encounter, ({ kind }) => kind === 'power');
    case 'super-quest':
      return claims(encounter, ({ kind }) => kind === 'quest');
    case 'hold-ground':
      return claims(encounter, ({ kind }) => kind === 'quarter');
    case 'enemy-territory':
      return new Map(
        seats.map(({ id }) => [
          id,
          countClaims(encounter, id, ({ kind, owner }) => kind === 'territory' && owner !== id),
        ]),
      );
  }
}

const claims = (encounter: SuEncounter, isCounted: (marker: Marker) => boolean): Map<string, number> =>
  new Map(encounter.seats.map(({ id }) => [id, countClaims(encounter, id, isCounted)]));

/** How many of the markers that count a side has Claimed. */
export function countClaims({ state }: SuEncounter, side: string, isCounted: (marker: Marker) => boolean): number {
  let count = 0;
  for (const marker of state.markers.values()) if (marker.claimed === side && isCounted(marker)) count += 1;
  return count;
}
