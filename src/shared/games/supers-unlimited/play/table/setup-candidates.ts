/** The steps of the set-up as offers. */
import type { Candidate } from '../../../../play/play-spec.ts';
import { QUEST_TYPES } from '../field/marker-kinds.ts';
import { deployable } from '../setup/deploy.ts';
import { contendersOf } from '../setup/roll-off.ts';
import { SCENARIOS, type SuPlay } from '../state.ts';

export function* setUp(play: SuPlay): Iterable<Candidate> {
  yield* field(play);
  yield* objectives(play);
  yield* turns(play);
  for (const model of deployable(play)) yield { kind: 'deploy', model };
  yield { kind: 'start' };
}

/** A die of each side that rolls, still empty. */
const rolls = (play: SuPlay, kind: string) => contendersOf(play, kind).map((side) => ({ side, dice: [] }));
const sidesOf = ({ seats }: SuPlay) => seats.map(({ id }) => id);

function* field(play: SuPlay): Iterable<Candidate> {
  const { state } = play;
  if (state.terrainWinner === null) yield { kind: 'terrain-roll', rolls: rolls(play, 'terrain-roll') };
  if (state.deployment === null) for (const type of ['zones', 'markers']) yield { kind: 'deployment', type };
  if (state.scenario === null) for (const scenario of SCENARIOS) yield { kind: 'scenario', scenario };
  const isPlaced = state.scenario === 'danger-zone' || state.scenario === 'super-quest';
  if (isPlaced && state.firstMarker === null) yield { kind: 'marker-roll', rolls: rolls(play, 'marker-roll') };
}

function* objectives(play: SuPlay): Iterable<Candidate> {
  const { state } = play;
  for (const [marker, { kind, type: known }] of state.markers) {
    if (kind === 'quest' && known === undefined) for (const type of QUEST_TYPES) yield { kind: 'quest', marker, type };
  }
  const sides = sidesOf(play);
  if (!state.extra.hasSubplots) {
    yield { kind: 'subplots', picks: sides.map((side) => ({ side, subplot: 'first-blood' })) };
  }
  if (!state.extra.isPlasmaRolled) yield { kind: 'plasma-roll', rolls: sides.map((side) => ({ side, dice: [] })) };
}

/** Each side may be the first, the others follow as they sit. */
function* turns(play: SuPlay): Iterable<Candidate> {
  const { state } = play;
  if (state.witsWinner === null) yield { kind: 'wits', rolls: rolls(play, 'wits') };
  if (state.order.length > 0) return;
  const sides = sidesOf(play);
  for (const i of sides.keys()) yield { kind: 'turn-order', order: [...sides.slice(i), ...sides.slice(0, i)] };
}
