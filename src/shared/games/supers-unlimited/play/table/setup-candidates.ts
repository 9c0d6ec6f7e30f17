/** The steps of the set-up as offers. */
import type { Candidate } from '../../../../play/play-rules.ts';
import { QUEST_TYPES } from '../field/marker-kinds.ts';
import { deployable } from '../setup/deploy.ts';
import { contendersOf } from '../setup/roll-off.ts';
import { SCENARIOS, type SuEncounter } from '../state.ts';

export function* setUp(encounter: SuEncounter): Iterable<Candidate> {
  yield* field(encounter);
  yield* objectives(encounter);
  yield* turns(encounter);
  for (const model of deployable(encounter)) yield { kind: 'deploy', model };
  yield { kind: 'start' };
}

/** A die of each side that rolls, still empty. */
const rolls = (encounter: SuEncounter, kind: string) =>
  contendersOf(encounter, kind).map((side) => ({ side, dice: [] }));
const sidesOf = ({ seats }: SuEncounter) => seats.map(({ id }) => id);

function* field(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  if (state.terrainWinner === null) yield { kind: 'terrain-roll', rolls: rolls(encounter, 'terrain-roll') };
  if (state.deployment === null) for (const type of ['zones', 'markers']) yield { kind: 'deployment', type };
  if (state.scenario === null) for (const scenario of SCENARIOS) yield { kind: 'scenario', scenario };
  const isPlaced = state.scenario === 'danger-zone' || state.scenario === 'super-quest';
  if (isPlaced && state.firstMarker === null) yield { kind: 'marker-roll', rolls: rolls(encounter, 'marker-roll') };
}

function* objectives(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  for (const [marker, { kind, type: known }] of state.markers) {
    if (kind === 'quest' && known === undefined) for (const type of QUEST_TYPES) yield { kind: 'quest', marker, type };
  }
  const sides = sidesOf(encounter);
  if (!state.extra.hasSubplots) {
    yield { kind: 'subplots', picks: sides.map((side) => ({ side, subplot: 'first-blood' })) };
  }
  if (!state.extra.isPlasmaRolled) yield { kind: 'plasma-roll', rolls: sides.map((side) => ({ side, dice: [] })) };
}

/** Each side may be the first, the others follow as they sit. */
function* turns(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  if (state.witsWinner === null) yield { kind: 'wits', rolls: rolls(encounter, 'wits') };
  if (state.order.length > 0) return;
  const sides = sidesOf(encounter);
  for (const index of sides.keys())
    yield { kind: 'turn-order', order: [...sides.slice(index), ...sides.slice(0, index)] };
}
