/** Files of one folder that every file system keeps apart. */
import { expect, it } from 'vitest';
import { UniqueFileNames } from '../../../src/shared/text/unique-file-names.ts';

it('a name that is taken gets the next free number before its extension', () => {
  const names = new UniqueFileNames(['ash 3.hero.json']);
  const added = ['Ash.hero.json', 'ash.hero.json', 'ASH.hero.json', 'Elm', 'elm', '.hidden', '.hidden'];
  expect(added.map((name) => names.add(name))).toEqual([
    ...['Ash.hero.json', 'ash 2.hero.json', 'ASH 4.hero.json', 'Elm', 'elm 2', '.hidden', '.hidden 2'],
  ]);
});

it('a name is taken once, however its letters are written', () => {
  const names = new UniqueFileNames();
  expect(names.claim('Größe.png')).toBe(true);
  for (const same of ['Größe.png', 'GRÖSSE.png', 'gro\u0308sse.PNG']) expect(names.claim(same)).toBe(false);
  expect(names.claim('Grosse.png')).toBe(true);
});
