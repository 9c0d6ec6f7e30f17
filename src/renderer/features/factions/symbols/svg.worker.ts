/** Reads one SVG beside the page: a stranger's file must not hold up typing. */
import type { SvgText } from './read-svg.ts';
import { symbolFromSvg } from './svg-symbol.ts';

self.addEventListener('message', ({ data: { text, name } }: MessageEvent<SvgText>) => {
  self.postMessage(symbolFromSvg(text, name));
});
