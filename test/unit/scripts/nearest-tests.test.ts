import { describe, expect, it } from 'vitest';
import { findImporters, findNearestTests, findTestsByPath } from '../../../scripts/lib/nearest-tests.mjs';

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
const importers = findImporters(Object.keys(SOURCES), (file) => SOURCES[file] ?? '');
const near = (...changed: string[]) => findNearestTests(changed, importers);

describe('tests that stand nearest to a change', () => {
  it('are those that import it', () => expect(near('src/a.ts')).toEqual(['test/unit/a.test.ts']));
  it('or import its importers', () => expect(near('src/room/e.ts')).toEqual(['test/unit/a.test.ts']));
  it('also over a helper', () => expect(near('test/support/help.ts')).toEqual(['test/unit/c.test.tsx']));
  it('are found for workers, data and what is loaded late', () => {
    for (const file of ['src/w.worker.ts', 'data.json', 'src/late.ts'])
      expect(near(file), file).toEqual(['test/unit/c.test.tsx']);
  });
  it('are themselves when they changed', () => expect(near('test/unit/a.test.ts')).toEqual(['test/unit/a.test.ts']));
  it('are none for a type, a law or what nobody imports', () => {
    expect(near('src/d.ts', 'src/lonely.ts', 'test/law/c.test.ts', 'README.md')).toEqual([]);
  });
  it('are not those of all that ask for every game', () => {
    expect(near('src/shared/games/kites/rules.ts', 'src/shared/games/catalogue.ts')).toEqual([]);
  });
});

describe('tests of a place', () => {
  const files = [
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
  const of = (...changed: string[]) => findTestsByPath(files, changed).map((file) => file.slice('test/'.length));

  it('are those of the game, and what holds for every game', () => {
    expect(of('src/shared/games/kites/check/span.ts')).toEqual([
      'games/kites/rules.test.ts',
      'games/every-game.test.ts',
      'unit/folders.test.ts',
    ]);
  });
  it('are those of its order of play alone, where that changed', () => {
    expect(of('src/shared/games/kites/play/turn.ts')).toEqual([
      'games/kites/play/turn.test.ts',
      'unit/folders.test.ts',
    ]);
  });
  it('are there for templates, samples, schemas and documentation, which nothing imports', () => {
    expect(of('templates/cards/kites/card/template.json')).toEqual(['games/cards.test.ts']);
    expect(of('samples/kites/characters/a.hero.json')).toEqual([
      'games/cards.test.ts',
      'unit/samples/legality.test.ts',
    ]);
    expect(of('schemas/team.schema.json')).toEqual(['unit/document/schemas.test.ts']);
    expect(of('docs/game.md', 'README.md')).toEqual(['unit/docs/links.test.ts']);
  });
  it('are none for a script', () => expect(of('scripts/check.mjs')).toEqual([]));
});
