/** Who holds an objective (E-138): stated by the players, worked out anew from who is still up and about. */
import { id, ids, withDefault } from '../../../../play/event/keys.ts';
import { wrongChoice } from '../../../../play/event/refusal.ts';
import { event, nothingButControl, PLAYING } from '../gates.ts';
import { isOnTable, modelOf, ownSide } from '../models.ts';
import type { Marker, SuEncounter } from '../state.ts';

/** E-138: before they are resolved these cannot be Claimed; Prize and V.I.P. never. */
export const cannotClaim = ({ kind, resolved }: Marker): boolean =>
  kind === 'prize' || kind === 'vip' || ((kind === 'power' || kind === 'quest') && !resolved);

export const claim = event({
  keys: { marker: id('marker'), models: ids(), near: withDefault(ids(), []) },
  due: nothingButControl,
  phases: PLAYING,
  refuse({ state }, { marker }) {
    const there = state.markers.get(marker);
    return there && cannotClaim(there) ? wrongChoice(marker, 'E-138') : undefined;
  },
  apply({ state }, { marker, models, near }) {
    const there = state.markers.get(marker);
    if (there) Object.assign(there, { models, near });
    return undefined;
  },
});

/** After every event: Claimed by one side alone, Contested by several. */
export function settleClaims(encounter: SuEncounter): void {
  for (const marker of encounter.state.markers.values()) {
    if (marker.models.length > 0) settleClaim(encounter, marker);
    else if (marker.claimed !== null || marker.contested) Object.assign(marker, { claimed: null, contested: false });
  }
}

function settleClaim(encounter: SuEncounter, marker: Marker): void {
  const counts = (model: string) => isOnTable(encounter, model) && !modelOf(encounter, model).ko;
  const sides = new Set(marker.models.filter(counts).map((model) => ownSide(encounter, model)));
  const [side] = sides;
  const hasEnemyNear = marker.near.some((model) => counts(model) && ownSide(encounter, model) !== side);
  marker.claimed = side !== undefined && sides.size === 1 && !hasEnemyNear ? side : null;
  const isDisputed = sides.size > 1 || (sides.size === 1 && hasEnemyNear && marker.kind !== 'quarter');
  marker.contested = isDisputed;
}
