/** Lists the steps of the setup as candidates. */
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import { QUEST_TYPES } from '../battlefield/objective-types.ts';
import { listDeployableModels } from '../setup/deploy.ts';
import { listContenders } from '../setup/roll-off.ts';
import { SCENARIOS, type SuEncounter } from '../state.ts';

export function* listSetupSteps(encounter: SuEncounter): Iterable<CandidateEvent> {
  yield* listBattlefieldSteps(encounter);
  yield* listObjectiveSteps(encounter);
  yield* listTurnOrders(encounter);
  for (const modelId of listDeployableModels(encounter)) yield { kind: 'deploy', model: modelId };
  yield { kind: 'start' };
}

/** Creates a roll without dice for each side that takes part in the roll-off. */
const createEmptyRolls = (encounter: SuEncounter, rollOffKind: string) =>
  listContenders(encounter, rollOffKind).map((sideId) => ({ side: sideId, dice: [] }));
const listSideIds = ({ seats }: SuEncounter) => seats.map(({ id }) => id);

function* listBattlefieldSteps(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  if (state.terrainWinner === null) yield { kind: 'terrain-roll', rolls: createEmptyRolls(encounter, 'terrain-roll') };
  if (state.deployment === null) for (const type of ['zones', 'markers']) yield { kind: 'deployment', type };
  if (state.scenario === null) for (const scenario of SCENARIOS) yield { kind: 'scenario', scenario };
  const hasMarkers = state.scenario === 'danger-zone' || state.scenario === 'super-quest';
  if (hasMarkers && state.firstMarker === null)
    yield { kind: 'marker-roll', rolls: createEmptyRolls(encounter, 'marker-roll') };
}

function* listObjectiveSteps(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  for (const [markerId, { kind, type: knownType }] of state.markers) {
    if (kind === 'quest' && knownType === undefined)
      for (const type of QUEST_TYPES) yield { kind: 'quest', marker: markerId, type };
  }
  const sideIds = listSideIds(encounter);
  if (!state.extra.hasSubplots) {
    yield { kind: 'subplots', picks: sideIds.map((sideId) => ({ side: sideId, subplot: 'first-blood' })) };
  }
  if (!state.extra.isPlasmaRolled)
    yield { kind: 'plasma-roll', rolls: sideIds.map((sideId) => ({ side: sideId, dice: [] })) };
}

/** Yields the Battle of Wits, and one turn order for each possible first side. The other sides follow in seating order. */
function* listTurnOrders(encounter: SuEncounter): Iterable<CandidateEvent> {
  const { state } = encounter;
  if (state.witsWinner === null) yield { kind: 'wits', rolls: createEmptyRolls(encounter, 'wits') };
  if (state.order.length > 0) return;
  const sideIds = listSideIds(encounter);
  for (const index of sideIds.keys())
    yield { kind: 'turn-order', order: [...sideIds.slice(index), ...sideIds.slice(0, index)] };
}
