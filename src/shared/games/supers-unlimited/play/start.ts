/** A game before its first event, and models as they come to it. */
import { leaderCandidates } from '../derive/team.ts';
import type { PlayCard } from './card.ts';
import { readThing, type WrittenThing } from './field/things.ts';
import type { SuEncounter, SuModel, SuState, Thing } from './state.ts';

/** A model as its card says (E-19). */
export const newModel = ({ power, move, hp }: PlayCard): SuModel => ({
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

export function start(play: Omit<SuEncounter, 'state'>): SuState {
  const { figures, seats, setup } = play;
  const things = new Map<string, Thing>();
  for (const thing of (setup.things ?? []) as readonly WrittenThing[]) {
    things.set(thing.id, readThing(thing, play.options));
  }
  const bySide = <T>(value: (side: string) => T) => new Map(seats.map(({ id }) => [id, value(id)]));
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
      [...figures].map(([id, { character, isLater = false }]) => [id, { ...newModel(character), out: isLater }]),
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
    vp: bySide(() => 0),
    extra: {
      rollOff: null,
      isPlasmaRolled: false,
      hasSubplots: false,
      leaders: leaders(play),
      calledShots: new Map(),
      sequences: [],
      answered: null,
    },
  };
}

/** Who leads each side: as the encounter says, else the first of those who may. */
function leaders(play: Omit<SuEncounter, 'state'>): Map<string, string> {
  const leading = new Map<string, string>();
  for (const { id, leader } of play.seats) {
    const first = leader ?? firstCandidate(play, id, () => true);
    if (first !== undefined) leading.set(id, first);
  }
  return leading;
}

/** E-33: the first model in file order that may lead, of those that are asked for. */
export function firstCandidate(
  { figures, options }: Omit<SuEncounter, 'state'>,
  side: string,
  isAsked: (model: string) => boolean,
): string | undefined {
  const members = [...figures.values()]
    .filter((figure) => figure.side === side && isAsked(figure.id))
    .map(({ id, character }) => ({ id, copies: 1, character, isSuper: character.isSuper }));
  const may = new Set(leaderCandidates(members, options));
  return members.find(({ id }) => may.has(id))?.id;
}
