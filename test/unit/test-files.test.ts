import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const MODULE_CHANGES = /\bvi\.(?:mock|doMock|resetModules)\(/;

it('test files that mock or reload modules are named *.isolated.test, because others share a process and its modules', () => {
  const testFiles = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((filePath) =>
    /\.test\.tsx?$/.test(filePath),
  );
  const filesWithModuleChanges = testFiles.filter((filePath) =>
    MODULE_CHANGES.test(readFileSync(join(ROOT, 'test', filePath), 'utf8')),
  );
  expect(filesWithModuleChanges.length).toBeGreaterThan(5);
  expect(filesWithModuleChanges.filter((filePath) => !filePath.includes('.isolated.'))).toEqual([]);
});
