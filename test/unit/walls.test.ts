/** A game is one folder: what is true of one game only stands there, and nothing outside imports from inside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name.replaceAll('\\', '/')))
  .filter((name) => /\.tsx?$/.test(name));

/** The folder of the game that a path lies in: in the rules, or in the window. */
const gameIn = (path: string): string | undefined => /^(src\/(?:shared|renderer)\/games\/[^/]+)\//.exec(path)?.[1];

/** The one file that may know a game's folder, and the one in it that it may know. */
const isEntrance = (file: string, target: string): boolean =>
  file === join(dirname(gameIn(target) ?? ''), 'registry.ts') &&
  /^[^/]+\/index\.tsx?$/.test(target.split('/games/')[1] ?? '');

it('nothing imports from inside a game but its own files, and the registry its entrance', () => {
  expect(files.length).toBeGreaterThan(700);
  const through = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) => {
      const target = join(dirname(file), path);
      const game = gameIn(target);
      return game === undefined || game === gameIn(file) || isEntrance(file, target) ? [] : [`${file} -> ${target}`];
    }),
  );
  expect(through).toEqual([]);
});

it('codes of findings are known by their game alone', () => {
  const codes = /'(?:su|event|ssua|bt|ar|bb)\.[a-z-]+\.[a-z.-]+'/;
  const outside = files.filter((file) => gameIn(file) === undefined && codes.test(readFileSync(file, 'utf8')));
  expect(outside).toEqual([]);
});
