import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const MODULE_CHANGES = /\bvi\.(?:mock|doMock|resetModules)\(/;

it('test files that replace or reload modules are named *.isolated.test, because others share a process and its modules', () => {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  const changing = files.filter((file) => MODULE_CHANGES.test(readFileSync(join(ROOT, 'test', file), 'utf8')));
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter((file) => !file.includes('.isolated.'))).toEqual([]);
});
