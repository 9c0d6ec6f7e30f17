import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_SHAPES } from '../../../../src/shared/text/markup/icons.ts';

it('the icon font has the shapes that games can name, in their order', () => {
  const drawn = readFileSync('tools/icons/shapes.mjs', 'utf8').matchAll(/\bname: '(.*?)'/g);
  expect([...drawn].map(([, name]) => name)).toEqual([...ICON_SHAPES]);
});
