/** The markers that a scenario and the Subplots bring. */
import type { Marker, Scenario, Subplot, SuEncounter } from '../state.ts';

const newMarker = (kind: Marker['kind'], more: Partial<Marker> = {}): Marker => ({
  kind,
  resolved: false,
  models: [],
  near: [],
  claimed: null,
  contested: false,
  ...more,
});

const NUMBERED = { 'danger-zone': ['power', 6], 'hold-ground': ['quarter', 4], 'super-quest': ['quest', 4] } as const;
/** E-138: Enemy Territory, a side. */
const TERRITORIES = 2;

export function placeScenarioMarkers({ state, seats }: SuEncounter, scenario: Scenario): void {
  if (scenario === 'slugfest') return;
  if (scenario === 'enemy-territory') {
    for (const { id } of seats) {
      for (let n = 1; n <= TERRITORIES; n++) {
        state.markers.set(`territory-${id}-${n}`, newMarker('territory', { owner: id }));
      }
    }
    return;
  }
  const [kind, count] = NUMBERED[scenario];
  for (let n = 1; n <= count; n++) state.markers.set(`${kind}-${n}`, newMarker(kind));
}

/** E?67: one for each side that picked it, in the order of the picks. */
export function placeSubplotMarkers(
  { state }: SuEncounter,
  picks: readonly { readonly subplot: Subplot; readonly prize?: string | undefined }[],
): void {
  let prizes = 0;
  let vips = 0;
  for (const { subplot, prize } of picks) {
    if (subplot === 'prize' && prize !== undefined) {
      prizes += 1;
      state.markers.set(`prize-${prizes}`, newMarker('prize', { type: prize, total: 0 }));
    }
    if (subplot === 'vip') {
      vips += 1;
      state.markers.set(`vip-${vips}`, newMarker('vip', { points: new Map() }));
    }
  }
}
