/** Computes duels between two characters in a worker, since a thousand duels take a second. */
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { loadGamePart } from '../../../../shared/games/parts.ts';
import { loadPlayTexts } from '../../../../shared/texts/catalogues.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../../preferences/worker-language.ts';
import { createDuelFunctions, type DuelPage } from './duel-functions.ts';

const gamesPromise = loadGamePart(GAMES, 'duel');
const translatePromise = loadTranslate();

const functions = createDuelFunctions(
  () => translatePromise,
  () => gamesPromise,
  {
    showTally: (round, tally) => page.showTally(round, tally),
  },
);
export type DuelWorker = typeof functions;
const page = exposeFunctions<DuelPage>(functions);

/** Loads the messages of the games and of play, whose rules duels use. */
async function loadTranslate(): Promise<Translate> {
  const translate = await loadWorkerTranslate(GAMES);
  await loadPlayTexts(translate, GAMES);
  return translate;
}
