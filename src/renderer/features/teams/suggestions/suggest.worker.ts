/** Makes suggestions beside the page: the solver is WebAssembly, which only worker scripts may run. */

import loadHighs from 'highs';
import wasm from 'highs/runtime?url';
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { withPart } from '../../../../shared/games/parts.ts';
import type { Solve } from '../../../../shared/suggest/model.ts';
import { solveWith } from '../../../../shared/suggest/solve-with.ts';
import { prepareSuggestions, type Suggestions, suggestionsFor } from '../../../../shared/suggest/suggest.ts';
import type { ProgramPurpose } from '../../../../shared/suggest/team-program.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../../preferences/worker-language.ts';

const solver: Promise<Solve> = loadHighs({ locateFile: () => new URL(wasm, import.meta.url).href }).then(solveWith);
const texts = loadWorkerTranslate(GAMES);
const planned = withPart(GAMES, 'planning');
let characters: readonly Character[] = [];

/** What suggestions are asked for. */
export interface SuggestionRequest {
  readonly team: Team;
  readonly event: EventPack | undefined;
  readonly purpose: ProgramPurpose;
  /** Names of factions by their ids. */
  readonly factionNames: ReadonlyMap<string, string>;
}

const functions = {
  /** Says who may join from now on. */
  setCharacters(library: readonly Character[]): void {
    characters = library;
  },

  /** Does what can be done ahead. */
  async prepare(team: Team, event: EventPack | undefined): Promise<void> {
    const [gameCatalog, solve] = await Promise.all([planned, solver]);
    await prepareSuggestions(gameCatalog, { team, characters, event, purpose: 'fill' }, solve);
  },

  /** Returns the best few suggestions. */
  async suggest(request: SuggestionRequest): Promise<Suggestions> {
    const [translate, gameCatalog, solve] = await Promise.all([texts, planned, solver]);
    return suggestionsFor(translate, gameCatalog, { ...request, characters }, solve);
  },
};
export type SuggestWorker = typeof functions;
exposeFunctions(functions);
