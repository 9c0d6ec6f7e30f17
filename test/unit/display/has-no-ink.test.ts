import { expect, it } from 'vitest';
import type { DisplayItem } from '../../../src/shared/display/display-list.ts';
import { hasNoInk } from '../../../src/shared/display/has-no-ink.ts';

const createShape = (color: `#${string}`): DisplayItem => ({ kind: 'path', path: [], fill: color });
const image: DisplayItem = { kind: 'image', picture: 'p', x: 0, y: 0, width: 1, height: 1 };

it.each<[string, DisplayItem[], boolean]>([
  ['nothing', [], true],
  ['a white background', [createShape('#FFFFFF')], true],
  ['a group of white shapes', [{ kind: 'group', items: [createShape('#ffffff')] }], true],
  ['a black bar', [{ kind: 'group', items: [createShape('#ffffff'), createShape('#111111')] }], false],
  ['a line', [{ kind: 'path', path: [], stroke: { colour: '#000000', width: 1 } }], false],
  ['a picture', [image], false],
])('hasNoInk tells whether %s prints something', (_name, items, expected) => {
  expect(hasNoInk(items)).toBe(expected);
});
