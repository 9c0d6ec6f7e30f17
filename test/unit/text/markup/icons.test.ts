import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_SHAPES } from '../../../../src/shared/text/markup/icons.ts';

it('ICON_SHAPES lists the shapes of the icon font in their order', () => {
  const shapeMatches = readFileSync('tools/icons/shapes.mjs', 'utf8').matchAll(/\bname: '(.*?)'/g);
  expect([...shapeMatches].map(([, name]) => name)).toEqual([...ICON_SHAPES]);
});
