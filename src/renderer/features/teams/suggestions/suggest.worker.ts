/** Makes suggestions beside the page: the solver is WebAssembly, which only worker scripts may run. */

import loadHighs from 'highs';
import wasm from 'highs/runtime?url';
import type { Character } from '../../../../shared/document/schema.ts';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { withPart } from '../../../../shared/games/parts.ts';
import type { Solve } from '../../../../shared/suggest/model.ts';
import { solveWith } from '../../../../shared/suggest/solve-with.ts';
import { prepareSuggestions, suggestionsFor } from '../../../../shared/suggest/suggest.ts';
import { loadWorkerLanguage } from '../../../preferences/worker-language.ts';
import type { SuggestReply, SuggestRequest } from './messages.ts';

const solver: Promise<Solve> = Promise.all([
  loadHighs({ locateFile: () => new URL(wasm, import.meta.url).href }),
  loadWorkerLanguage(GAMES),
]).then(([highs]) => solveWith(highs));
const planned = withPart(GAMES, 'planning');
let characters: readonly Character[] = [];

self.addEventListener('message', async ({ data }: MessageEvent<SuggestRequest>) => {
  if (data.kind === 'library') {
    characters = data.characters;
    return;
  }
  if (data.kind === 'prepare') {
    const { team, event } = data;
    // Whoever asks for suggestions hears of what fails.
    await Promise.all([planned, solver])
      .then(([games, solve]) => prepareSuggestions(games, { team, characters, event, purpose: 'fill' }, solve))
      .catch(() => {});
    return;
  }
  const { n, team, event, purpose, factionNames } = data;
  try {
    const [games, solve] = await Promise.all([planned, solver]);
    const found = suggestionsFor(games, { team, characters, event, purpose, factionNames }, solve);
    self.postMessage({ kind: 'suggested', n, found } satisfies SuggestReply);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    self.postMessage({ kind: 'failed', n, reason } satisfies SuggestReply);
  }
});
