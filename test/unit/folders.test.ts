/** The folders of src/shared and src/renderer are layers: the tables in ARCHITECTURE.md say which folder may import from which. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?\bfrom\s*'(\.[^']+)'|import\(\s*'(\.[^']+)'|(?:^|\n)import\s*'(\.[^']+)'/g;

/** The folders of a table of ARCHITECTURE.md, from the bottom up: below a head whose second column names `root`. */
function layersOf(root: string): string[] {
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const rows = text
    .slice(text.indexOf(`| Layer | Folders of \`${root}/\``))
    .split('\n')
    .slice(2);
  const table = rows.slice(
    0,
    rows.findIndex((row) => !row.startsWith('|')),
  );
  return table.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name));
}

/** The folder or loose file directly below a root; each feature of the window is a folder of its own. */
function folderOf(root: string, file: string): string {
  const [first = '', second = '', third] = file.slice(root.length + 1).split('/');
  return first === 'features' && third !== undefined ? `features/${second}` : first;
}

/** Imports from a folder that stands higher, each with what to do instead. */
function violations(root: string, files: ReadonlyMap<string, string>, layers: readonly string[]): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(IMPORT)].flatMap(([, static_, lazy, bare]) => {
      const target = joinPosix(dirname(file), static_ ?? lazy ?? bare ?? '');
      if (!target.startsWith(`${root}/`)) return [];
      const [from, to] = [folderOf(root, file), folderOf(root, target)];
      if (from === to) return [];
      const missing = [from, to].find((folder) => !layers.includes(folder));
      if (missing !== undefined)
        return [
          `${missing} is missing in the table of layers (ARCHITECTURE.md). Add it behind the folders that it imports.`,
        ];
      if (layers.indexOf(to) < layers.indexOf(from)) return [];
      return [
        `${file} imports ${target}, but ${to} stands above ${from} (ARCHITECTURE.md). Pass the value as an argument, or move what both need into a folder below.`,
      ];
    }),
  );
}

const sourcesIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]),
  );

describe.each(['src/shared', 'src/renderer'])('the folders of %s', (root) => {
  const layers = layersOf(root);
  const files = sourcesIn(root);

  it('stand in the table of layers, each once', () => {
    const folders = [...new Set([...files.keys()].map((file) => folderOf(root, file)))];
    expect([...layers].sort()).toEqual(folders.sort());
  });

  it('import only from the folders below them', () => {
    expect(violations(root, files, layers)).toEqual([]);
  });
});

describe('an import from a higher layer', () => {
  const layers = ['low', 'high'];

  it.each([
    ['a value', "import { a } from '../high/a.ts';"],
    ['a type', "import type { A } from '../high/a.ts';"],
    ['a module that is loaded later', "const a = () => import('../high/a.ts');"],
    ['what is exported again', "export * from '../high/a.ts';"],
  ])('is refused for %s', (_, text) => {
    expect(violations('src/shared', new Map([['src/shared/low/b.ts', text]]), layers)).toEqual([
      expect.stringContaining('Pass the value as an argument'),
    ]);
  });

  it('is not what a higher folder takes from a lower one, or from itself', () => {
    const text = "import { a } from '../low/a.ts';\nimport { c } from './c.ts';";
    expect(violations('src/shared', new Map([['src/shared/high/b.ts', text]]), layers)).toEqual([]);
  });
});
