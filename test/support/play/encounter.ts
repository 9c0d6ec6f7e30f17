/** Encounters of tests, written short: who plays, and what happens. */

import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { type Replay, type ReplayContext, replay } from '../../../src/shared/play/replay.ts';
import { createStateSnapshot } from '../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../games.ts';
import { normalizeFinding, normalizeState } from './normal-form.ts';

export type TestEvent = { kind: string } & Record<string, unknown>;
/** `b1=lamp` is a model b1 of the character lamp; an object says more. */
type Models = readonly (string | Record<string, unknown>)[];

export interface EncounterSpec {
  readonly sides: Readonly<Record<string, Models>>;
  readonly characters: Readonly<Record<string, Record<string, unknown>>>;
  readonly log?: readonly TestEvent[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** What sides have besides their models, by side. */
  readonly more?: Readonly<Record<string, Record<string, unknown>>>;
  readonly setup?: Record<string, unknown>;
}

/** The document; characters get the envelope that they lack. */
export function createEncounter(ruleset: string, told: EncounterSpec, games = LOADED_GAMES): Encounter {
  const parsed = parseValue(games, {
    format: 'rollcall.encounter',
    version: 1,
    ruleset,
    id: 't',
    name: 't',
    sides: Object.entries(told.sides).map(([id, models]) => ({ id, ...told.more?.[id], models: models.map(modelOf) })),
    characters: Object.entries(told.characters).map(([id, character]) => ({
      ...{ format: 'rollcall.character', version: 1, ruleset, id, name: id },
      ...character,
    })),
    ...(told.options ? { options: told.options } : {}),
    ...(told.setup ? { setup: told.setup } : {}),
    log: told.log ?? [],
  });
  if (!parsed.ok || parsed.document.format !== 'rollcall.encounter') {
    throw new Error(`not an encounter: ${JSON.stringify(parsed)}`);
  }
  return parsed.document;
}

function modelOf(model: string | Record<string, unknown>): Record<string, unknown> {
  if (typeof model !== 'string') return model;
  const [id, character = id] = model.split('=');
  return { id, character };
}

/** Findings, number of accepted events and state in normal form (docs/encounters.md#comparing-two-answers), without `ruleset`. */
export function replayNormalized(encounter: Encounter, context: ReplayContext = {}, games = LOADED_GAMES) {
  const answer = replay(games, encounter, context);
  return {
    findings: answer.findings.map(normalizeFinding),
    accepted: answer.accepted,
    state: getNormalizedState(encounter, answer, games),
  };
}

export function getNormalizedState(
  encounter: Encounter,
  { encounter: activeEncounter }: Replay,
  games = LOADED_GAMES,
): Record<string, unknown> | undefined {
  if (!activeEncounter) return undefined;
  const { ruleset: _, ...state } = createStateSnapshot(
    getPlayRules(games, encounter),
    activeEncounter,
    encounter.ruleset,
  );
  return normalizeState(state) as Record<string, unknown>;
}
