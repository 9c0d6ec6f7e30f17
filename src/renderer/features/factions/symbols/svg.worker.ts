/** Reads one SVG beside the page: so that a complex file does not delay typing. */
import type { SvgText } from './read-svg.ts';
import { symbolFromSvg } from './svg-symbol.ts';

self.addEventListener('message', ({ data: { text, name } }: MessageEvent<SvgText>) => {
  self.postMessage(symbolFromSvg(text, name));
});
