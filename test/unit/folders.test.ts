/**
 * Tests that folders of src/shared and src/renderer import only from lower layers, as the tables in ARCHITECTURE.md
 * say.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/node-version.mjs';

/** Matches the path of `import … from './a.ts'` or `export … from './a.ts'`, of `import('./a.ts')`, or of `import './a.ts'`. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?\bfrom\s*'(\.[^']+)'|import\(\s*'(\.[^']+)'|(?:^|\n)import\s*'(\.[^']+)'/g;

/** Reads the folders in the layer table of `root` in ARCHITECTURE.md, from the bottom layer up. */
function readLayers(root: string): string[] {
  const pageText = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const followingRows = pageText
    .slice(pageText.indexOf(`| Layer | Folders of \`${root}/\``))
    .split('\n')
    .slice(2);
  const tableRows = followingRows.slice(
    0,
    followingRows.findIndex((row) => !row.startsWith('|')),
  );
  return tableRows.flatMap((tableRow) =>
    [...(tableRow.split('|')[2] ?? '').matchAll(/`([^`]+?)\/?`/g)].map(([, folderName = '']) => folderName),
  );
}

/** Returns the folder or file directly below a root. Each feature of the renderer counts as a folder. */
function getFolder(root: string, filePath: string): string {
  const [firstPart = '', secondPart = '', thirdPart] = filePath.slice(root.length + 1).split('/');
  return firstPart === 'features' && thirdPart !== undefined ? `features/${secondPart}` : firstPart;
}

/** Describes each import from a higher layer and how to avoid it. */
function findViolations(root: string, files: ReadonlyMap<string, string>, layers: readonly string[]): string[] {
  return [...files].flatMap(([filePath, sourceText]) =>
    [...sourceText.matchAll(IMPORT)].flatMap(([, staticPath, lazyPath, barePath]) => {
      const target = joinPosix(dirname(filePath), staticPath ?? lazyPath ?? barePath ?? '');
      if (!target.startsWith(`${root}/`)) return [];
      const [importingFolder, importedFolder] = [getFolder(root, filePath), getFolder(root, target)];
      if (importingFolder === importedFolder) return [];
      const missing = [importingFolder, importedFolder].find((folder) => !layers.includes(folder));
      if (missing !== undefined)
        return [
          `${missing} is missing in the table of layers (ARCHITECTURE.md). Add it behind the folders that it imports.`,
        ];
      if (layers.indexOf(importedFolder) < layers.indexOf(importingFolder)) return [];
      return [
        `${filePath} imports ${target}, but ${importedFolder} stands above ${importingFolder} (ARCHITECTURE.md). Pass the value as an argument, or move what both need into a folder below.`,
      ];
    }),
  );
}

const readSources = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })
      .map((fileName) => `${root}/${fileName.replaceAll('\\', '/')}`)
      .filter((filePath) => /\.tsx?$/.test(filePath) && !filePath.endsWith('.d.ts'))
      .map((filePath) => [filePath, readFileSync(join(ROOT, filePath), 'utf8')]),
  );

describe.each(['src/shared', 'src/renderer'])('the folders of %s', (root) => {
  const layers = readLayers(root);
  const sourceFiles = readSources(root);

  it('appear in the table of layers once each', () => {
    const folders = [...new Set([...sourceFiles.keys()].map((filePath) => getFolder(root, filePath)))];
    expect([...layers].sort()).toEqual(folders.sort());
  });

  it('import only from the folders below them', () => {
    expect(findViolations(root, sourceFiles, layers)).toEqual([]);
  });
});

describe('an import from a higher layer', () => {
  const layers = ['low', 'high'];

  it.each([
    ['a value', "import { a } from '../high/a.ts';"],
    ['a type', "import type { A } from '../high/a.ts';"],
    ['a lazily loaded module', "const a = () => import('../high/a.ts');"],
    ['a re-export', "export * from '../high/a.ts';"],
  ])('violates the layers for %s', (_, sourceText) => {
    expect(findViolations('src/shared', new Map([['src/shared/low/b.ts', sourceText]]), layers)).toEqual([
      expect.stringContaining('Pass the value as an argument'),
    ]);
  });

  it('findViolations allows imports from a lower folder and from the same folder', () => {
    const sourceText = "import { a } from '../low/a.ts';\nimport { c } from './c.ts';";
    expect(findViolations('src/shared', new Map([['src/shared/high/b.ts', sourceText]]), layers)).toEqual([]);
  });
});
