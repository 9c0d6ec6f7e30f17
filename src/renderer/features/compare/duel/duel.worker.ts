/** Works out what two characters do to each other, beside the page: a thousand duels take a second. */
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { withPart } from '../../../../shared/games/parts.ts';
import { exposeFunctions } from '../../../platform/worker-functions.ts';
import { loadWorkerLanguage } from '../../../preferences/worker-language.ts';
import { createDuelFunctions, type DuelPage } from './answers.ts';

const games = withPart(GAMES, 'duel');
const functions = createDuelFunctions(() => games, {
  showTally: (round, tally) => page.showTally(round, tally),
});
export type DuelWorker = typeof functions;
const page = exposeFunctions<DuelPage>(functions, { ready: loadWorkerLanguage(GAMES) });
