import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeFingerprint, findBrokenJson, getBuildState, listFiles } from '../../../../scripts/lib/bundle/build.mjs';

let rootFolder = '';
const writeInput = (filePath: string, content: string) => {
  mkdirSync(dirname(join(rootFolder, filePath)), { recursive: true });
  writeFileSync(join(rootFolder, filePath), content);
};

beforeEach(() => {
  rootFolder = mkdtempSync(join(tmpdir(), 'rollcall-build-'));
  writeInput('src/a.ts', 'a');
  writeInput('src/deep/b.ts', 'b');
  writeInput('package.json', '{}');
});
afterEach(() => rmSync(rootFolder, { recursive: true, force: true }));

const inputs = ['src', 'package.json', 'not-there'];

describe('the inputs of a build', () => {
  it('listFiles lists all files of folders and the files that are named directly', () => {
    expect(inputs.flatMap((inputPath) => listFiles(rootFolder, inputPath))).toEqual([
      'src/a.ts',
      'src/deep/b.ts',
      'package.json',
    ]);
  });

  it.each([
    ['a change', () => writeInput('src/a.ts', 'A')],
    ['a change in a deep folder', () => writeInput('src/deep/b.ts', 'B')],
    ['a new file', () => writeInput('src/c.ts', '')],
    ['a deleted file', () => rmSync(join(rootFolder, 'src/deep/b.ts'))],
    ['a folder that appears', () => writeInput('not-there/x', '')],
    [
      'a renamed file',
      () => {
        rmSync(join(rootFolder, 'src/a.ts'));
        writeInput('src/z.ts', 'a');
      },
    ],
  ])('computeFingerprint changes after %s', (_caseName, applyChange) => {
    const fingerprintBefore = computeFingerprint(rootFolder, inputs);
    applyChange();
    expect(computeFingerprint(rootFolder, inputs)).not.toBe(fingerprintBefore);
  });

  it('computeFingerprint ignores the modification time of a file', () => {
    const fingerprintBefore = computeFingerprint(rootFolder, inputs);
    utimesSync(join(rootFolder, 'src/a.ts'), 1, 1);
    expect(computeFingerprint(rootFolder, inputs)).toBe(fingerprintBefore);
  });

  it('computeFingerprint changes when the same bytes are split differently between two files', () => {
    writeInput('one/x', 'ab');
    writeInput('one/y', 'c');
    writeInput('two/x', 'a');
    writeInput('two/y', 'bc');
    expect(computeFingerprint(join(rootFolder, 'one'), ['x', 'y'])).not.toBe(
      computeFingerprint(join(rootFolder, 'two'), ['x', 'y']),
    );
  });
});

describe('findBrokenJson', () => {
  it('names a template with invalid JSON and ignores other files', () => {
    writeInput('templates/a.json', '{}');
    writeInput('templates/b.svg', '<svg');
    const listTemplateFiles = () => listFiles(rootFolder, 'templates');
    expect(findBrokenJson(rootFolder, listTemplateFiles())).toBeUndefined();
    writeInput('templates/deep/c.json', '{ name: 1 }');
    expect(findBrokenJson(rootFolder, listTemplateFiles())).toMatch(/^templates\/deep\/c\.json isn't JSON: /);
  });
});

describe('getBuildState', () => {
  const buildTarget = { inputs, outputs: ['out/made.js'], command: () => [] };
  const writeStamp = () => writeInput('out/.stamps/x', computeFingerprint(rootFolder, inputs));

  it('returns a stale state without a stamp, without an output, and after a change', () => {
    expect(getBuildState(rootFolder, 'x', buildTarget).isFresh).toBe(false);
    writeStamp();
    expect(getBuildState(rootFolder, 'x', buildTarget).isFresh).toBe(false);
    writeInput('out/made.js', '');
    expect(getBuildState(rootFolder, 'x', buildTarget).isFresh).toBe(true);
    writeInput('src/a.ts', 'A');
    expect(getBuildState(rootFolder, 'x', buildTarget).isFresh).toBe(false);
  });
});
