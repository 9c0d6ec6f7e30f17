/** Computes duels between two characters in a worker, since a thousand duels take a second. */
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { loadGamePart } from '../../../../shared/games/parts.ts';
import { loadPlayTexts } from '../../../../shared/texts/catalogues.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import { loadWorkerTranslate } from '../../../preferences/worker-language.ts';
import { createDuelFunctions, type DuelPage } from './answers.ts';

const games = loadGamePart(GAMES, 'duel');
const translate = loadTranslate();

const functions = createDuelFunctions(
  () => translate,
  () => games,
  {
    showTally: (round, tally) => page.showTally(round, tally),
  },
);
export type DuelWorker = typeof functions;
const page = exposeFunctions<DuelPage>(functions);

/** Loads the messages of the games and of play, whose rules duels use. */
async function loadTranslate(): Promise<Translate> {
  const t = await loadWorkerTranslate(GAMES);
  await loadPlayTexts(t, GAMES);
  return t;
}
