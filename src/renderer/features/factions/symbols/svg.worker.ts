/** Reads one SVG beside the page: so that a complex file does not delay typing. */
import { loadWorkerWords } from '../../../preferences/worker-language.ts';
import type { SvgText } from './read-svg.ts';
import { symbolFromSvg } from './svg-symbol.ts';

const language = loadWorkerWords();

self.addEventListener('message', async ({ data: { text, name } }: MessageEvent<SvgText>) => {
  await language;
  self.postMessage(symbolFromSvg(text, name));
});
