/** A game is one folder: what is true of one game only stands there, and nothing outside imports from inside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name.replaceAll('\\', '/')))
  .filter((name) => /\.tsx?$/.test(name));

/** Imports that are carried out as soon as the file is: no types, and none that are fetched later. */
const AT_ONCE = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm;

/** The folder of the game that a path lies in: in the rules, or in the window. */
const gameIn = (path: string): string | undefined => /^(src\/(?:shared|renderer)\/games\/[^/]+)\//.exec(path)?.[1];

/** The files that may know the games' folders, each with what it may know of one. */
const ENTRANCES = {
  'src/renderer/games/registry.ts': /^index\.ts$/,
  'src/shared/registry/games.ts': /^index\.ts$/,
  'src/shared/registry/plays.ts': /^play\/play\.ts$/,
  'src/shared/registry/references.ts': /^reference\.ts$/,
  'src/shared/registry/tables.ts': /^table\.ts$/,
  'src/shared/registry/planning.ts': /^planning\.ts$/,
  'src/shared/registry/translations.ts': /^de\/german\.ts$/,
  'src/shared/registry/reference-translations.ts': /^de\/reference(\/reference)?\.ts$/,
  'src/shared/registry/comparisons.ts': /^compare\.ts$/,
  'src/shared/registry/duels.ts': /^duel\.ts$/,
  'src/shared/registry/play-rows.ts': /^(printed\/)?play-row\.ts$/,
};

const isEntrance = (file: string, target: string): boolean => {
  const game = gameIn(target) ?? '';
  return Object.entries(ENTRANCES).some(
    ([name, entrance]) => file === name && entrance.test(target.slice(game.length + 1)),
  );
};

it('nothing imports from inside a game but its own files, and each registry its entrance', () => {
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

it('orders of play and quick references are carried only by what asks for them', () => {
  const reached = new Set([
    'src/main/index.ts',
    'src/main/journal/thread/worker.ts',
    'src/renderer/main.tsx',
    'src/renderer/features/print/worker/pdf.worker.ts',
  ]);
  for (const file of reached) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(AT_ONCE)) reached.add(join(dirname(file), path));
  }
  expect(reached).toContain('src/shared/registry/games.ts');
  expect(
    [...reached].filter((file) =>
      /\/registry\/(?:plays|references|planning|house-rules|(?:reference-)?translations)\.ts$/.test(file),
    ),
  ).toEqual([]);
});

it('codes of findings are known by their game alone', () => {
  const codes = /'(?:su|event|ssua|bt|ar|bb)\.[a-z-]+\.[a-z.-]+'/;
  const outside = files.filter((file) => gameIn(file) === undefined && codes.test(readFileSync(file, 'utf8')));
  expect(outside).toEqual([]);
});
