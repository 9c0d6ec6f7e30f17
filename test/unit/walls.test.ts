/** A game is one folder: what is true of one game only stands there, and nothing outside imports from inside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/shared/games/catalogue.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name.replaceAll('\\', '/')))
  .filter((name) => /\.tsx?$/.test(name));

/** Imports that are evaluated with the file: no types, and none that are loaded later. */
const AT_ONCE = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm;

/** The folder of the game that a path lies in: in the rules, or in the window. */
const gameIn = (path: string): string | undefined => /^(src\/(?:shared|renderer)\/games\/[^/]+)\//.exec(path)?.[1];

/** The files that may import from the folders of games: of each only what its manifest or its registry exports. */
const ALLOWED_IMPORTS = ['src/renderer/games/field-registry.ts', 'src/shared/games/catalogue.ts'];

const isAllowed = (file: string, target: string): boolean =>
  ALLOWED_IMPORTS.includes(file) && target === `${gameIn(target)}/index.ts`;

it('nothing imports from inside a game but its own files and the two lists of games', () => {
  expect(files.length).toBeGreaterThan(700);
  const violations = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) => {
      const target = join(dirname(file), path);
      const game = gameIn(target);
      return game === undefined || game === gameIn(file) || isAllowed(file, target) ? [] : [`${file} -> ${target}`];
    }),
  );
  expect(violations).toEqual([]);
});

it('only the window, its workers and the command line import the list of games', () => {
  const importers = files.filter((file) => {
    const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
    return imports.includes('src/shared/games/catalogue.ts');
  });
  const isEntry = (file: string) =>
    file === 'src/renderer/main.tsx' || file === 'src/cli/index.ts' || file.endsWith('.worker.ts');
  // Everything else takes the catalogue as an argument; components ask `useGames`.
  expect(importers.filter((file) => !isEntry(file))).toEqual([]);
  expect(importers).toContain('src/renderer/main.tsx');
});

/** Every file that is loaded with these, from whatever is loaded later apart. */
function loadedWith(...entries: string[]): string[] {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(AT_ONCE)) reached.add(join(dirname(file), path));
  }
  return [...reached];
}

it('the parts of games are loaded only with what asks for them', () => {
  const reached = loadedWith('src/renderer/main.tsx', 'src/renderer/features/print/worker/pdf.worker.ts');
  const manifests = reached.filter((file) => /^src\/shared\/games\/[^/]+\/index\.ts$/.test(file));
  const parts = manifests.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => join(dirname(file), path)),
  );
  expect(manifests).toHaveLength(GAMES.all.length);
  expect(parts.length).toBeGreaterThan(25);
  expect(parts.filter((part) => reached.includes(part))).toEqual([]);
});

it.each([
  ['the main process', ['src/main/index.ts', 'src/main/journal/thread/worker.ts'], 200],
  ['reading a document', ['src/shared/document/parse.ts'], 60],
  ['the layout of a card', ['src/shared/card/layout-card.ts'], 120],
])('%s loads no game, and few files', (_, entries, most) => {
  const reached = loadedWith(...entries);
  expect(reached.filter((file) => gameIn(file) !== undefined)).toEqual([]);
  expect(reached.length).toBeLessThanOrEqual(most);
});

it('codes of findings are known by their game alone', () => {
  const codes = GAMES.all.flatMap((game) => game.codes);
  const outside = files
    .filter((file) => gameIn(file) === undefined)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return codes.filter((code) => text.includes(`'${code}'`)).map((code) => `${file}: ${code}`);
    });
  expect(codes.length).toBeGreaterThan(50);
  expect(outside).toEqual([]);
});
