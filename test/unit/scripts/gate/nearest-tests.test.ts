import { describe, expect, it } from 'vitest';
import { importersOf, nearestTests } from '../../../../scripts/lib/gate/nearest-tests.mjs';

const SOURCES: Record<string, string> = {
  'src/a.ts': "import { b } from './room/b.ts';\nimport type { D } from './d.ts';",
  'src/room/b.ts': "import {\n  c,\n} from '../c.ts';\nexport { e } from './e.ts';",
  'src/room/e.ts': '',
  'src/c.ts':
    "new Worker(new URL('./w.worker.ts', import.meta.url)); import '../data.json'; await import('./late.ts');",
  'src/w.worker.ts': '',
  'src/d.ts': '',
  'src/lonely.ts': '',
  'test/support/help.ts': "import { c } from '../../src/c.ts';",
  'test/unit/a.test.ts': "import { a } from '../../src/a.ts';",
  'test/unit/c.test.tsx': "import { help } from '../support/help.ts';",
  'test/law/c.test.ts': "import { c } from '../../src/c.ts';",
};
const importers = importersOf(Object.keys(SOURCES), (file) => SOURCES[file] ?? '');
const near = (...changed: string[]) => nearestTests(changed, importers);

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
});
