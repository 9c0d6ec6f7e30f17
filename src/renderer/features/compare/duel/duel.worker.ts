/** Works out what two characters do to each other, beside the page: a thousand duels take a second. */
import { GAMES } from '../../../../shared/games/catalogue.ts';
import { withPart } from '../../../../shared/games/parts.ts';
import { loadWorkerLanguage } from '../../../preferences/worker-language.ts';
import { duelAnswers } from './answers.ts';
import type { DuelRequest } from './job.ts';

const language = loadWorkerLanguage(GAMES);
const answers = withPart(GAMES, 'duel').then((games) => duelAnswers(games, (message) => self.postMessage(message)));

self.addEventListener('message', async ({ data }: MessageEvent<DuelRequest>) => {
  await language;
  const answer = await answers;
  answer(data);
});
