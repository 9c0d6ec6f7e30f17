/** Works out what two characters do to each other, beside the page: a thousand duels take a second. */
import { loadWorkerLanguage } from '../../../preferences/worker-language.ts';
import { duelAnswers } from './answers.ts';
import type { DuelRequest } from './job.ts';

const language = loadWorkerLanguage();
const answer = duelAnswers((message) => self.postMessage(message));

self.addEventListener('message', async ({ data }: MessageEvent<DuelRequest>) => {
  await language;
  answer(data);
});
