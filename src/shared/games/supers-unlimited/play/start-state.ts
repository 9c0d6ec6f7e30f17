/** Creates the state before the first event, and the state of each model. */
import { listLeaderCandidates } from '../derive/team.ts';
import { createThing, type ThingDocument } from './battlefield/things.ts';
import type { PlayCard } from './play-card.ts';
import type { SuEncounter, SuModel, SuState, Thing } from './state.ts';

/** Creates a model with the numbers of its card. Its PP start at its Power (E-19). */
export const createModel = ({ power, move, hp }: PlayCard): SuModel => ({
  summoned: false,
  power,
  pp: power,
  move,
  hp: hp.total,
  ko: false,
  out: false,
  aloft: false,
  altitude: 0,
  effects: new Map(),
  countdown: new Map(),
  elusive: false,
  bonusSuccesses: 0,
  endangered: false,
});

export function createStartState(encounter: Omit<SuEncounter, 'state'>): SuState {
  const { figures, seats, setup } = encounter;
  const things = new Map<string, Thing>();
  for (const thing of (setup.things ?? []) as readonly ThingDocument[]) {
    things.set(thing.id, createThing(thing, encounter.options));
  }

  return {
    phase: 'setup',
    round: 0,
    turn: 0,
    side: null,
    active: null,
    order: [],
    acted: [],
    due: [],
    last: {},
    models: new Map(
      [...figures].map(([modelId, { character, isLater = false }]) => [
        modelId,
        { ...createModel(character), out: isLater },
      ]),
    ),
    step: 0,
    contenders: [],
    terrainWinner: null,
    terrainLoser: null,
    witsWinner: null,
    firstMarker: null,
    deployment: null,
    scenario: null,
    subplots: [],
    plasma: 0,
    deployed: [],
    markers: new Map(),
    things,
    gimmicks: new Map(seats.map(({ id, gimmicks }) => [id, [...gimmicks]])),
    lastGimmick: null,
    frame: null,
    recovery: null,
    returned: [],
    held: false,
    finished: null,
    fallen: [],
    attacked: [],
    completed: null,
    lastChosen: new Map(),
    endgameDue: false,
    endgame: false,
    finalTurns: [],
    firstBlood: false,
    leaderTaken: false,
    startLevels: new Map(),
    totals: new Map(),
    vp: new Map(seats.map(({ id }) => [id, 0])),
    extra: {
      rollOff: null,
      isPlasmaRolled: false,
      playedTurns: null,
      hasSubplots: false,
      leaders: findLeaders(encounter),
      calledShots: new Map(),
      chargeTarget: null,
      activeAbilities: new Map(),
      sequences: [],
      answered: null,
    },
  };
}

/** Returns the Leader of each side: the Leader that the encounter names, or else the first candidate. */
function findLeaders(encounter: Omit<SuEncounter, 'state'>): Map<string, string> {
  const leaderBySide = new Map<string, string>();
  for (const { id, leader } of encounter.seats) {
    const leaderId = leader ?? findLeaderCandidate(encounter, id, () => true);
    if (leaderId !== undefined) leaderBySide.set(id, leaderId);
  }
  return leaderBySide;
}

/** Returns the first model in file order that may lead, as one of the highest Level (E-33), and that `isEligible` accepts. */
export function findLeaderCandidate(
  { figures, options }: Omit<SuEncounter, 'state'>,
  sideId: string,
  isEligible: (modelId: string) => boolean,
): string | undefined {
  const members = [...figures.values()]
    .filter((figure) => figure.side === sideId && isEligible(figure.id))
    .map(({ id, character }) => ({ id, copies: 1, character, isSuper: character.isSuper }));
  const candidateIds = new Set(listLeaderCandidates(members, options));
  return members.find(({ id }) => candidateIds.has(id))?.id;
}
