/** Places the markers of the scenario and the Subplots. */
import type { Marker, Scenario, Subplot, SuEncounter } from '../state.ts';

const createMarker = (kind: Marker['kind'], properties: Partial<Marker> = {}): Marker => ({
  kind,
  resolved: false,
  models: [],
  near: [],
  claimed: null,
  contested: false,
  ...properties,
});

/** Kind and number of the markers of a scenario. */
const NUMBERED_MARKERS = {
  'danger-zone': ['power', 6],
  'hold-ground': ['quarter', 4],
  'super-quest': ['quest', 4],
} as const;
/** Territories per side in Enemy Territory (E-138). */
const TERRITORIES_PER_SIDE = 2;

export function placeScenarioMarkers({ state, seats }: SuEncounter, scenario: Scenario): void {
  if (scenario === 'slugfest') return;
  if (scenario === 'enemy-territory') {
    for (const { id } of seats) {
      for (let markerNumber = 1; markerNumber <= TERRITORIES_PER_SIDE; markerNumber++) {
        state.markers.set(`territory-${id}-${markerNumber}`, createMarker('territory', { owner: id }));
      }
    }
    return;
  }
  const [kind, count] = NUMBERED_MARKERS[scenario];
  for (let markerNumber = 1; markerNumber <= count; markerNumber++)
    state.markers.set(`${kind}-${markerNumber}`, createMarker(kind));
}

/** Places one marker for each side that picked the Subplot, in the order of the picks (E?67). */
export function placeSubplotMarkers(
  { state }: SuEncounter,
  picks: readonly { readonly subplot: Subplot; readonly prize?: string | undefined }[],
): void {
  let prizeCount = 0;
  let vipCount = 0;
  for (const { subplot, prize } of picks) {
    if (subplot === 'prize' && prize !== undefined) {
      prizeCount += 1;
      state.markers.set(`prize-${prizeCount}`, createMarker('prize', { type: prize, total: 0 }));
    }
    if (subplot === 'vip') {
      vipCount += 1;
      state.markers.set(`vip-${vipCount}`, createMarker('vip', { points: new Map() }));
    }
  }
}
