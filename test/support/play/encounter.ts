/** Creates encounters from a short specification: who plays, and what happens. */

import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { type Replay, type ReplayContext, replay } from '../../../src/shared/play/replay.ts';
import { createStateSnapshot } from '../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../games.ts';
import { normalizeFinding, normalizeState } from './normal-form.ts';

export type TestEvent = { kind: string } & Record<string, unknown>;
/** `b1=lamp` is a model b1 of the character lamp; an object has more fields. */
type Models = readonly (string | Record<string, unknown>)[];

export interface EncounterSpec {
  readonly sides: Readonly<Record<string, Models>>;
  readonly characters: Readonly<Record<string, Record<string, unknown>>>;
  readonly log?: readonly TestEvent[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** More fields of sides, by side. */
  readonly sideFields?: Readonly<Record<string, Record<string, unknown>>>;
  readonly setup?: Record<string, unknown>;
}

/** Creates the encounter. Characters get the envelope that they lack. */
export function createEncounter(ruleset: string, spec: EncounterSpec, gameCatalog = LOADED_GAMES): Encounter {
  const parseResult = parseValue(gameCatalog, {
    format: 'rollcall.encounter',
    version: 1,
    ruleset,
    id: 't',
    name: 't',
    sides: Object.entries(spec.sides).map(([sideId, modelSpecs]) => ({
      id: sideId,
      ...spec.sideFields?.[sideId],
      models: modelSpecs.map(createModel),
    })),
    characters: Object.entries(spec.characters).map(([characterId, character]) => ({
      ...{ format: 'rollcall.character', version: 1, ruleset, id: characterId, name: characterId },
      ...character,
    })),
    ...(spec.options ? { options: spec.options } : {}),
    ...(spec.setup ? { setup: spec.setup } : {}),
    log: spec.log ?? [],
  });
  if (!parseResult.ok || parseResult.document.format !== 'rollcall.encounter') {
    throw new Error(`not an encounter: ${JSON.stringify(parseResult)}`);
  }
  return parseResult.document;
}

function createModel(modelSpec: string | Record<string, unknown>): Record<string, unknown> {
  if (typeof modelSpec !== 'string') return modelSpec;
  const [modelId, character = modelId] = modelSpec.split('=');
  return { id: modelId, character };
}

/**
 * Replays an encounter. Returns the findings, the number of accepted events and the state in normal form
 * (docs/encounters.md#comparing-two-answers), without `ruleset`.
 */
export function replayNormalized(encounter: Encounter, replayContext: ReplayContext = {}, gameCatalog = LOADED_GAMES) {
  const replayResult = replay(gameCatalog, encounter, replayContext);
  return {
    findings: replayResult.findings.map(normalizeFinding),
    accepted: replayResult.accepted,
    state: getNormalizedState(encounter, replayResult, gameCatalog),
  };
}

export function getNormalizedState(
  encounter: Encounter,
  { encounter: activeEncounter }: Replay,
  gameCatalog = LOADED_GAMES,
): Record<string, unknown> | undefined {
  if (!activeEncounter) return undefined;
  const { ruleset: _ruleset, ...snapshot } = createStateSnapshot(
    getPlayRules(gameCatalog, encounter),
    activeEncounter,
    encounter.ruleset,
  );
  return normalizeState(snapshot) as Record<string, unknown>;
}
