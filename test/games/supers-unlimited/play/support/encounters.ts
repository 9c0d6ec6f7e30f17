/** Encounters for the play tests: two sides, plain characters and a log. */

import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import { play as supersUnlimitedPlay } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import type { SuEncounter, SuState } from '../../../../../src/shared/games/supers-unlimited/play/state.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { type Replay, replay } from '../../../../../src/shared/play/replay.ts';
import { createStateSnapshot } from '../../../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { normalizeFinding, normalizeState } from '../../../../support/play/normal-form.ts';

export type TestEvent = JsonObject & { kind: string };

/** Creates a character of Level 3 with the given overrides. */
export const createCharacter = (characterId: string, overrides: JsonObject = {}): JsonObject => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'supers-unlimited',
  id: characterId,
  name: characterId,
  level: 3,
  alignment: 'hero',
  classes: ['fighter'],
  power: 4,
  move: 5,
  size: 2,
  hp: { total: 10 },
  traits: {
    fight: { dice: 3, resistance: 1 },
    aim: { dice: 3, resistance: 1 },
    mind: { dice: 2, resistance: 0 },
    magic: { dice: 1, resistance: 0 },
    recovery: { dice: 3 },
  },
  keywords: { type: ['living'], origin: ['mutate'] },
  attacks: [],
  ...overrides,
});

export interface EncounterSpec {
  /** Model ids by side, in file order. Each model plays the character with its id. */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly characters?: readonly JsonObject[];
  /** Ids of Gimmicks by side. */
  readonly gimmicks?: Readonly<Record<string, readonly string[]>>;
  /** Ids of the Leaders by side. */
  readonly leaders?: Readonly<Record<string, string>>;
  readonly options?: JsonObject;
  readonly setup?: JsonObject;
  /** Ids of the models that are out at the start and come into play later. */
  readonly later?: readonly string[];
  readonly log?: readonly TestEvent[];
}

/** Creates an encounter: Anna and Ansel against Bert and Bo unless `sides` names others. Models without a character get a plain one. */
export function createEncounter(encounterSpec: EncounterSpec): Encounter {
  const {
    sides = { a: ['anna', 'ansel'], b: ['bert', 'bo'] },
    characters = [],
    gimmicks = {},
    leaders = {},
  } = encounterSpec;
  const statedIds = new Set(characters.map(({ id }) => id));
  const plainIds = Object.values(sides)
    .flat()
    .filter((modelId) => !statedIds.has(modelId));
  return {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 't',
    name: 't',
    sides: Object.entries(sides).map(([sideId, modelIds]) => ({
      id: sideId,
      name: sideId,
      ...(leaders[sideId] === undefined ? {} : { leader: leaders[sideId] }),
      ...(gimmicks[sideId] === undefined ? {} : { gimmicks: [...gimmicks[sideId]] }),
      models: modelIds.map((modelId) => ({
        id: modelId,
        character: modelId,
        out: encounterSpec.later?.includes(modelId) ?? false,
      })),
    })),
    characters: [...characters, ...plainIds.map((characterId) => createCharacter(characterId))] as never,
    options: encounterSpec.options ?? {},
    setup: encounterSpec.setup ?? {},
    log: [...(encounterSpec.log ?? [])],
  };
}

export interface PlayedGame {
  readonly result: Replay;
  readonly state: SuState;
  readonly encounter: SuEncounter;
  /** The state in normal form (docs/encounters.md#comparing-two-answers), without the ruleset. */
  readonly normal: JsonObject;
  /** One text per refused event: `code actual/required fact [subjects]`. */
  readonly refused: readonly string[];
}

const playRules = supersUnlimitedPlay as PlayRules;

/** Replays the log of an encounter. Throws if the encounter itself is invalid; refused events are reported in the result. */
export function playGame(encounterSpec: EncounterSpec): PlayedGame {
  const replayed = replay(LOADED_GAMES, createEncounter(encounterSpec));
  if (!replayed.encounter) throw new Error(`not played: ${JSON.stringify(replayed.findings)}`);
  const activeEncounter = replayed.encounter as unknown as SuEncounter;
  const { ruleset: _, ...normal } = normalizeState(
    createStateSnapshot(playRules, replayed.encounter, 'supers-unlimited'),
  ) as JsonObject;
  return {
    result: replayed,
    state: activeEncounter.state,
    encounter: activeEncounter,
    normal,
    refused: replayed.findings.map(formatRefusal),
  };
}

function formatRefusal(rawFinding: Replay['findings'][number]): string {
  const { path, code, actual, required, fact, subjects } = normalizeFinding(rawFinding);
  const comparedValues = [actual, required].filter((comparedValue) => comparedValue !== undefined).join('/');
  return [path.replace('/log/', ''), code, comparedValues, fact, `[${subjects.join(' ')}]`].filter(Boolean).join(' ');
}

/** Returns the refusal of the last event of a log, or undefined if the event is allowed. */
const findLastRefusal = (encounterSpec: EncounterSpec): string | undefined => {
  const { result: replayed, refused } = playGame(encounterSpec);
  const lastFinding = replayed.findings.at(-1);
  return lastFinding?.path === `/log/${replayed.events - 1}` ? refused.at(-1)?.replace(/^\d+ /, '') : undefined;
};

/** A log after which the first side has its Turn. */
export const STARTED_GAME: readonly TestEvent[] = [{ kind: 'turn-order', order: ['a', 'b'] }, { kind: 'start' }];

/** Creates a log after which a model is in its Activation. */
export const createActivation = (modelId: string): readonly TestEvent[] => [
  ...STARTED_GAME,
  { kind: 'choose', model: modelId },
  { kind: 'activate' },
];

export const getModel = ({ state: suState }: PlayedGame, modelId: string) => {
  const modelState = suState.models.get(modelId);
  if (!modelState) throw new Error(`no model ${modelId}`);
  return modelState;
};

/** Plays these events and returns the game after them. */
export const playLog = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  playGame({ ...encounterSpec, log: eventLog });
/** Returns the refusal of the last of these events as text, or undefined if the event is allowed. */
export const findRefusal = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  findLastRefusal({ ...encounterSpec, log: eventLog });
/** Creates an event that sets a field of a model by hand. */
export const createAdjust = (modelId: string, fieldName: string, targetValue: number): TestEvent => ({
  kind: 'adjust',
  model: modelId,
  field: fieldName,
  to: targetValue,
});
export const createRoll = (...diceFaces: readonly number[]): TestEvent => ({ kind: 'roll', dice: [...diceFaces] });
/** A log after which Anna is in her Activation. */
export const ANNA_ACTING = createActivation('anna');
