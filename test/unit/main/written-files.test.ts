import { expect, it } from 'vitest';
import { WrittenFiles } from '../../../src/main/written-files.ts';

it('a file is known by the key that was given for it, and by nothing else', () => {
  const written = new WrittenFiles();
  const key = written.add('/home/ada/deck.pdf');
  expect(written.path(key)).toBe('/home/ada/deck.pdf');
  for (const other of ['', '/home/ada/deck.pdf', undefined, 3, 'constructor'])
    expect(written.path(other)).toBeUndefined();
});

it('the oldest are forgotten', () => {
  const written = new WrittenFiles();
  const keys = Array.from({ length: 60 }, (_, i) => written.add(`/deck-${i}.pdf`));
  expect(keys.filter((key) => written.path(key) !== undefined)).toHaveLength(50);
  expect(written.path(keys.at(-1))).toBe('/deck-59.pdf');
});
