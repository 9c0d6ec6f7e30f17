import { describe, expect, it } from 'vitest';
import { findImporters, findNearestTests, findTestsByPath } from '../../../scripts/lib/nearest-tests.mjs';

/** An invented checkout: the source of each file. The game `kites` is imported only by the catalog of games. */
const SOURCES: Record<string, string> = {
  'src/a.ts': "import { b } from './room/b.ts';\nimport type { D } from './d.ts';",
  'src/room/b.ts': "import {\n  c,\n} from '../c.ts';\nexport { e } from './e.ts';",
  'src/room/e.ts': '',
  'src/c.ts':
    "new Worker(new URL('./w.worker.ts', import.meta.url)); import '../data.json'; await import('./late.ts');",
  'src/w.worker.ts': '',
  'src/d.ts': '',
  'src/lonely.ts': '',
  'src/shared/games/kites/rules.ts': '',
  'src/shared/games/kites/index.ts': "import { rules } from './rules.ts';",
  'src/shared/games/catalogue.ts': "import { kites } from '../games/kites/index.ts';",
  'test/unit/list.test.ts': "import { GAMES } from '../../src/shared/games/catalogue.ts';",
  'test/support/help.ts': "import { c } from '../../src/c.ts';",
  'test/unit/a.test.ts': "import { a } from '../../src/a.ts';",
  'test/unit/c.test.tsx': "import { help } from '../support/help.ts';",
  'test/law/c.test.ts': "import { c } from '../../src/c.ts';",
};
const importers = findImporters(Object.keys(SOURCES), (filePath) => SOURCES[filePath] ?? '');
const findNearest = (...changed: string[]) => findNearestTests(changed, importers);

describe('findNearestTests', () => {
  it('finds the test that imports the changed file', () =>
    expect(findNearest('src/a.ts')).toEqual(['test/unit/a.test.ts']));
  it('finds the test that imports the changed file through other files', () =>
    expect(findNearest('src/room/e.ts')).toEqual(['test/unit/a.test.ts']));
  it('finds the test that imports the changed file through a test helper', () =>
    expect(findNearest('test/support/help.ts')).toEqual(['test/unit/c.test.tsx']));
  it('follows workers, data files and dynamic imports', () => {
    for (const filePath of ['src/w.worker.ts', 'data.json', 'src/late.ts'])
      expect(findNearest(filePath), filePath).toEqual(['test/unit/c.test.tsx']);
  });
  it('returns a changed test itself', () =>
    expect(findNearest('test/unit/a.test.ts')).toEqual(['test/unit/a.test.ts']));
  it('finds no test for a type, a law, a page or a file without importers', () => {
    expect(findNearest('src/d.ts', 'src/lonely.ts', 'test/law/c.test.ts', 'README.md')).toEqual([]);
  });
  it('finds no test that only imports the catalog of all games', () => {
    expect(findNearest('src/shared/games/kites/rules.ts', 'src/shared/games/catalogue.ts')).toEqual([]);
  });
});

describe('findTestsByPath', () => {
  const allFiles = [
    'test/games/kites/rules.test.ts',
    'test/games/kites/play/turn.test.ts',
    'test/games/tin/rules.test.ts',
    'test/games/every-game.test.ts',
    'test/games/cards.test.ts',
    'test/unit/folders.test.ts',
    'test/unit/docs/links.test.ts',
    'test/unit/samples/legality.test.ts',
    'test/unit/document/schemas.test.ts',
    'src/shared/games/kites/rules.ts',
  ];
  const findByPath = (...changed: string[]) =>
    findTestsByPath(allFiles, changed).map((filePath) => filePath.slice('test/'.length));

  it('finds the tests of the changed game and the tests that run for every game', () => {
    expect(findByPath('src/shared/games/kites/check/span.ts')).toEqual([
      'games/kites/rules.test.ts',
      'games/every-game.test.ts',
      'unit/folders.test.ts',
    ]);
  });
  it('finds only the tests of the order of play when that part of a game has changed', () => {
    expect(findByPath('src/shared/games/kites/play/turn.ts')).toEqual([
      'games/kites/play/turn.test.ts',
      'unit/folders.test.ts',
    ]);
  });
  it('finds tests for templates, samples, schemas and documentation, which no file imports', () => {
    expect(findByPath('templates/cards/kites/card/template.json')).toEqual(['games/cards.test.ts']);
    expect(findByPath('samples/kites/characters/a.hero.json')).toEqual([
      'games/cards.test.ts',
      'unit/samples/legality.test.ts',
    ]);
    expect(findByPath('schemas/team.schema.json')).toEqual(['unit/document/schemas.test.ts']);
    expect(findByPath('docs/game.md', 'README.md')).toEqual(['unit/docs/links.test.ts']);
  });
  it('finds no test for a script', () => expect(findByPath('scripts/check.mjs')).toEqual([]));
});
