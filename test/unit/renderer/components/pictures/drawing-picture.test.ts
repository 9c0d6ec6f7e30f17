import { expect, it } from 'vitest';
import { drawingPicture, portraitPart } from '../../../../../src/renderer/components/pictures/drawing-picture.ts';
import type { Drawing } from '../../../../../src/shared/document/schema.ts';

const drawing = (d: string, fill = '#e0251b', stroke = 'ink'): Drawing => ({
  width: 100,
  height: 200,
  shapes: [{ d, fill, stroke, strokeWidth: 2 }],
});

const read = (picture: string) => decodeURIComponent(picture.slice('data:image/svg+xml,'.length));

/** What no path or colour has in it: half of a surrogate pair, control characters, marks of XML, other scripts. */
const HOSTILE = [
  '\ud800',
  'M0 0\udfffL1 1',
  'M0 0\u0000\u0001\u000b\u007f\u009f',
  '"/><script>alert(1)</script><path d="',
  "M0 0' & &#0; ]]> \ufffe\uffff",
  'ΑΒΓ \u{1f600} \u202e',
];

it.each(HOSTILE)('makes a picture of any text in a path or colour: %j', (text) => {
  for (const picture of [
    drawing(text),
    drawing('M0 0', text),
    drawing('M0 0', '#', `#${text}`),
    drawing('M0 0', `#${text}`),
  ]) {
    const svg = read(drawingPicture(picture));
    expect(svg).toMatch(/^[ -~]+$/);
    expect(svg.match(/<[a-z/]+/g)).toEqual(['<svg', '<path', '</svg']);
    expect(svg).not.toMatch(/&(?!#(34|38|60|62);)/);
  }
});

it('keeps what a path and a colour are made of', () => {
  const svg = read(drawingPicture(drawing('M0 0\nL1,1\tz')));
  expect(svg).toContain('<path d="M0 0 L1,1 z" fill="#e0251b" stroke="#111111" stroke-width="2"/>');
  expect(svg).toContain('viewBox="7');
});

it('shows the upper square of a portrait', () => {
  expect(portraitPart(drawing(''))).toBe('7 28.5 86 86');
});
