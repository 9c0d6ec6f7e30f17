/** Computes suggestions in a worker. The solver is WebAssembly, which the security policy allows only in worker scripts. */

import loadHighs from 'highs';
import wasm from 'highs/runtime?url';
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { loadGamePart } from '../../../../shared/games/parts.ts';
import { createSolver } from '../../../../shared/suggest/create-solver.ts';
import type { Solve } from '../../../../shared/suggest/model.ts';
import { findSuggestions, prepareSuggestions, type Suggestions } from '../../../../shared/suggest/suggest.ts';
import type { ProgramPurpose } from '../../../../shared/suggest/team-program.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../../preferences/worker-language.ts';

const loadedSolver: Promise<Solve> = loadHighs({ locateFile: () => new URL(wasm, import.meta.url).href }).then(
  createSolver,
);
const loadedTranslate = loadWorkerTranslate(GAMES);
const loadedGameCatalog = loadGamePart(GAMES, 'planning');
let characters: readonly Character[] = [];

/** The input of a suggestion. */
export interface SuggestionRequest {
  readonly team: Team;
  readonly event: EventPack | undefined;
  readonly purpose: ProgramPurpose;
  /** Names of factions by id. */
  readonly factionNames: ReadonlyMap<string, string>;
}

const functions = {
  /** Sets the characters that may join. */
  setCharacters(library: readonly Character[]): void {
    characters = library;
  },

  /** Prepares the first suggestions in advance. */
  async prepare(team: Team, eventPack: EventPack | undefined): Promise<void> {
    const [gameCatalog, solve] = await Promise.all([loadedGameCatalog, loadedSolver]);
    await prepareSuggestions(gameCatalog, { team, characters, event: eventPack, purpose: 'fill' }, solve);
  },

  /** Returns the best few suggestions. */
  async suggest(request: SuggestionRequest): Promise<Suggestions> {
    const [translate, gameCatalog, solve] = await Promise.all([loadedTranslate, loadedGameCatalog, loadedSolver]);
    return findSuggestions(translate, gameCatalog, { ...request, characters }, solve);
  },
};
export type SuggestWorker = typeof functions;
exposeFunctions(functions);
