import { expect, it } from 'vitest';
import { createTemplateFromLayout, type GameParts } from '../../../../src/shared/card/template/shared-layout.ts';

const templateUse = { layout: 'plain', id: 'mine', name: 'Mine' };
const sharedLayout = {
  parts: { ground: 'paper' },
  theme: { ink: '#000000' },
  styles: { name: { size: 9 } },
  front: [
    { kind: 'shape', box: [0, 0, 10, 10], fill: { slot: 'ground' } },
    { slot: 'numbers', box: [10, 20, 60, 5] },
    { slot: 'nothing' },
  ],
  back: [{ kind: 'flow', sections: [{ slot: 'words' }], when: { not: { slot: 'isBlank' } } }],
};
/** In the box of its slot, this part becomes twice as wide and half as high. */
const numbersPart = { size: [30, 10], elements: [{ kind: 'stat', box: [15, 2, 15, 8] }] };
const gameParts = {
  // The color of the layout takes precedence.
  theme: { ink: '#ffffff' },
  styles: { large: { colour: { slot: 'ground' } } },
  parts: {
    numbers: numbersPart,
    words: [{ slot: 'first' }, { each: '/b' }],
    first: { each: '/a' },
    isBlank: { at: '/c' },
  },
} as unknown as GameParts;

it('puts the parts of a game into the slots of a layout', () => {
  expect(createTemplateFromLayout(templateUse, sharedLayout, gameParts)).toEqual({
    format: 'rollcall.card-template',
    version: 1,
    id: 'mine',
    name: 'Mine',
    theme: { ink: '#000000' },
    styles: { name: { size: 9 }, large: { colour: 'paper' } },
    front: [
      { kind: 'shape', box: [0, 0, 10, 10], fill: 'paper' },
      { kind: 'stat', box: [40, 21, 30, 4] },
    ],
    back: [{ kind: 'flow', sections: [{ each: '/a' }, { each: '/b' }], when: { not: { at: '/c' } } }],
  });
});

it("prefers the template's parts to the game's, and the game's to the layout's", () => {
  const createFirstElement = ({ game, template = {} }: { game: object; template?: object }) =>
    createTemplateFromLayout({ ...templateUse, parts: template } as never, sharedLayout, { parts: game } as never)
      .front[0];
  expect(createFirstElement({ game: {} })).toMatchObject({ fill: 'paper' });
  expect(createFirstElement({ game: { ground: 'wash' } })).toMatchObject({ fill: 'wash' });
  expect(createFirstElement({ game: { ground: 'wash' }, template: { ground: 'mute' } })).toMatchObject({
    fill: 'mute',
  });
});
