/** Tests that everything about one game is in its folder, and that no other code imports from inside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/shared/games/catalogue.ts';

/** Matches the relative path of a static or lazy import. */
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((fileName) => join('src', fileName.replaceAll('\\', '/')))
  .filter((filePath) => /\.tsx?$/.test(filePath));

/** Matches imports that are evaluated with the file, which excludes types and lazy imports. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm;

/** Returns the game folder of a path, either with its rules or in the renderer. */
const getGameFolder = (filePath: string): string | undefined =>
  /^(src\/(?:shared|renderer)\/games\/[^/]+)\//.exec(filePath)?.[1];

/** The files that may import from game folders, and only the manifest or the registry of each game. */
const ALLOWED_IMPORTS = ['src/renderer/games/field-registry.ts', 'src/shared/games/catalogue.ts'];

const isAllowed = (file: string, target: string): boolean =>
  ALLOWED_IMPORTS.includes(file) && target === `${getGameFolder(target)}/index.ts`;

it("only a game's own files and the two game catalogs import from inside its folder", () => {
  expect(sourceFiles.length).toBeGreaterThan(700);
  const violations = sourceFiles.flatMap((filePath) =>
    [...readFileSync(filePath, 'utf8').matchAll(IMPORT)].flatMap(([, importPath = '']) => {
      const targetPath = join(dirname(filePath), importPath);
      const gameFolder = getGameFolder(targetPath);
      return gameFolder === undefined || gameFolder === getGameFolder(filePath) || isAllowed(filePath, targetPath)
        ? []
        : [`${filePath} -> ${targetPath}`];
    }),
  );
  expect(violations).toEqual([]);
});

it('only the renderer, its workers and the command line import the game catalog', () => {
  const importers = sourceFiles.filter((filePath) => {
    const importedPaths = [...readFileSync(filePath, 'utf8').matchAll(IMPORT)].map(([, importPath = '']) =>
      join(dirname(filePath), importPath),
    );
    return importedPaths.includes('src/shared/games/catalogue.ts');
  });
  const isEntry = (filePath: string) =>
    filePath === 'src/renderer/main.tsx' ||
    filePath === 'src/cli/index.ts' ||
    filePath === 'src/cli/command-runner.ts' ||
    filePath.endsWith('.worker.ts');
  // All other code receives the catalog as an argument, and components call `useGames`.
  expect(importers.filter((filePath) => !isEntry(filePath))).toEqual([]);
  expect(importers).toContain('src/renderer/main.tsx');
});

/** Lists every file that is loaded with the entries, except for lazily loaded files. */
function listLoadedFiles(...entries: string[]): string[] {
  const loadedFiles = new Set(entries);
  for (const filePath of loadedFiles) {
    for (const [, importPath = ''] of readFileSync(filePath, 'utf8').matchAll(STATIC_IMPORT))
      loadedFiles.add(join(dirname(filePath), importPath));
  }
  return [...loadedFiles];
}

it('parts of games are loaded only with the features that use them', () => {
  const loadedFiles = listLoadedFiles('src/renderer/main.tsx', 'src/renderer/features/print/worker/pdf.worker.ts');
  const manifests = loadedFiles.filter((manifestPath) => /^src\/shared\/games\/[^/]+\/index\.ts$/.test(manifestPath));
  const gameParts = manifests.flatMap((manifestPath) =>
    [...readFileSync(manifestPath, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, importPath = '']) =>
      join(dirname(manifestPath), importPath),
    ),
  );
  expect(manifests).toHaveLength(GAMES.all.length);
  expect(gameParts.length).toBeGreaterThan(25);
  expect(gameParts.filter((partPath) => loadedFiles.includes(partPath))).toEqual([]);
});

it.each([
  ['the main process', ['src/main/index.ts', 'src/main/journal/thread/worker.ts'], 200],
  ['reading a document', ['src/shared/document/parse.ts'], 60],
  ['the layout of a card', ['src/shared/card/layout-card.ts'], 120],
])('%s loads no game, and few files', (_, entries, maxFiles) => {
  const loadedFiles = listLoadedFiles(...entries);
  expect(loadedFiles.filter((filePath) => getGameFolder(filePath) !== undefined)).toEqual([]);
  expect(loadedFiles.length).toBeLessThanOrEqual(maxFiles);
});

it('finding codes appear only in the folder of their game', () => {
  const findingCodes = GAMES.all.flatMap((game) => game.codes);
  const codesOutside = sourceFiles
    .filter((filePath) => getGameFolder(filePath) === undefined)
    .flatMap((filePath) => {
      const sourceText = readFileSync(filePath, 'utf8');
      return findingCodes
        .filter((findingCode) => sourceText.includes(`'${findingCode}'`))
        .map((findingCode) => `${filePath}: ${findingCode}`);
    });
  expect(findingCodes.length).toBeGreaterThan(50);
  expect(codesOutside).toEqual([]);
});
