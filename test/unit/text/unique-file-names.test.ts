/** Tests that the file names of one folder differ on every file system. */
import { expect, it } from 'vitest';
import { UniqueFileNames } from '../../../src/shared/text/unique-file-names.ts';

it('adds the next free number before the extension of a name that is already used', () => {
  const fileNames = new UniqueFileNames(['ash 3.hero.json']);
  const addedNames = ['Ash.hero.json', 'ash.hero.json', 'ASH.hero.json', 'Elm', 'elm', '.hidden', '.hidden'];
  expect(addedNames.map((name) => fileNames.add(name))).toEqual([
    ...['Ash.hero.json', 'ash 2.hero.json', 'ASH 4.hero.json', 'Elm', 'elm 2', '.hidden', '.hidden 2'],
  ]);
});

it('treats names as equal regardless of case and normalization', () => {
  const fileNames = new UniqueFileNames();
  expect(fileNames.claim('Größe.png')).toBe(true);
  for (const sameName of ['Größe.png', 'GRÖSSE.png', 'gro\u0308sse.PNG']) expect(fileNames.claim(sameName)).toBe(false);
  expect(fileNames.claim('Grosse.png')).toBe(true);
});
