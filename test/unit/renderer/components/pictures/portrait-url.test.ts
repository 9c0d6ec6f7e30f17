import { expect, it } from 'vitest';
import { getPortraitUrl, getPortraitViewBox } from '../../../../../src/renderer/components/pictures/portrait-url.ts';
import type { Drawing } from '../../../../../src/shared/document/schema.ts';

const createDrawing = (pathData: string, fill = '#e0251b', stroke = 'ink'): Drawing => ({
  width: 100,
  height: 200,
  shapes: [{ d: pathData, fill, stroke, strokeWidth: 2 }],
});

const decodeSvg = (portraitUrl: string) => decodeURIComponent(portraitUrl.slice('data:image/svg+xml,'.length));

/** Texts that never occur in a path or color: lone surrogates, control characters, XML markup and other scripts. */
const HOSTILE = [
  '\ud800',
  'M0 0\udfffL1 1',
  'M0 0\u0000\u0001\u000b\u007f\u009f',
  '"/><script>alert(1)</script><path d="',
  "M0 0' & &#0; ]]> \ufffe\uffff",
  'ΑΒΓ \u{1f600} \u202e',
];

it.each(HOSTILE)('getPortraitUrl returns a well-formed picture for any text in a path or color: %j', (hostileText) => {
  for (const hostileDrawing of [
    createDrawing(hostileText),
    createDrawing('M0 0', hostileText),
    createDrawing('M0 0', '#', `#${hostileText}`),
    createDrawing('M0 0', `#${hostileText}`),
  ]) {
    const svgText = decodeSvg(getPortraitUrl(hostileDrawing));
    expect(svgText).toMatch(/^[ -~]+$/);
    expect(svgText.match(/<[a-z/]+/g)).toEqual(['<svg', '<path', '</svg']);
    expect(svgText).not.toMatch(/&(?!#(34|38|60|62);)/);
  }
});

it('getPortraitUrl keeps valid paths and colors', () => {
  const svgText = decodeSvg(getPortraitUrl(createDrawing('M0 0\nL1,1\tz')));
  expect(svgText).toContain('<path d="M0 0 L1,1 z" fill="#e0251b" stroke="#111111" stroke-width="2"/>');
  expect(svgText).toContain('viewBox="7');
});

it('getPortraitViewBox returns the upper square of a portrait', () => {
  expect(getPortraitViewBox(createDrawing(''))).toBe('7 28.5 86 86');
});
