import { expect, it } from 'vitest';
import { listFontUsers } from '../../../src/shared/studio/template-fonts.ts';
import { createView } from './support.ts';

it('lists the styles that use a font, also in themes, sizes and choices of slots', () => {
  const textStyle = { font: 'text', size: 8, colour: 'ink' };
  const { template } = createView([], {
    styles: { body: textStyle, head: textStyle, note: { ...textStyle, font: 'own' } },
    fonts: { own: { src: `sha256:${'0'.repeat(64)}`, name: 'Own', instead: 'text' } },
    slots: [
      {
        id: 'headings',
        name: 'Headings',
        part: 'frame',
        standard: 'plain',
        choices: [
          { id: 'plain', name: 'Plain' },
          { id: 'fancy', name: 'Fancy', styles: { head: { font: 'own' } } },
        ],
      },
    ],
  } as never);
  expect(listFontUsers(template, 'own')).toEqual(['note', 'head']);
  expect(listFontUsers({ ...template, slots: [] }, 'own')).toEqual(['note']);
});
