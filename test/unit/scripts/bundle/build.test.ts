import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeFingerprint, findBrokenJson, getBuildState, listFiles } from '../../../../scripts/lib/bundle/build.mjs';

let root = '';
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rollcall-build-'));
  put('src/a.ts', 'a');
  put('src/deep/b.ts', 'b');
  put('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inputs = ['src', 'package.json', 'not-there'];

describe('what a build depends on', () => {
  it('lists files of folders, and files that are named alone', () => {
    expect(inputs.flatMap((place) => listFiles(root, place))).toEqual(['src/a.ts', 'src/deep/b.ts', 'package.json']);
  });

  it.each([
    ['a change', () => put('src/a.ts', 'A')],
    ['a change in a deep folder', () => put('src/deep/b.ts', 'B')],
    ['a new file', () => put('src/c.ts', '')],
    ['a deleted file', () => rmSync(join(root, 'src/deep/b.ts'))],
    ['a folder that appears', () => put('not-there/x', '')],
    [
      'a renamed file',
      () => {
        rmSync(join(root, 'src/a.ts'));
        put('src/z.ts', 'a');
      },
    ],
  ])('sees %s', (_name, act) => {
    const before = computeFingerprint(root, inputs);
    act();
    expect(computeFingerprint(root, inputs)).not.toBe(before);
  });

  it('does not mind another time of the same content', () => {
    const before = computeFingerprint(root, inputs);
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    expect(computeFingerprint(root, inputs)).toBe(before);
  });

  it('does not take one cut between two files for another', () => {
    put('one/x', 'ab');
    put('one/y', 'c');
    put('two/x', 'a');
    put('two/y', 'bc');
    expect(computeFingerprint(join(root, 'one'), ['x', 'y'])).not.toBe(
      computeFingerprint(join(root, 'two'), ['x', 'y']),
    );
  });
});

describe('a template that is no JSON', () => {
  it('is named, and others are not', () => {
    put('templates/a.json', '{}');
    put('templates/b.svg', '<svg');
    const files = () => listFiles(root, 'templates');
    expect(findBrokenJson(root, files())).toBeUndefined();
    put('templates/deep/c.json', '{ name: 1 }');
    expect(findBrokenJson(root, files())).toMatch(/^templates\/deep\/c\.json isn't JSON: /);
  });
});

describe('whether a target must be built', () => {
  const target = { inputs, outputs: ['out/made.js'], command: () => [] };
  const stamp = () => put('out/.stamps/x', computeFingerprint(root, inputs));

  it('is stale without a stamp, without an output, and after a change', () => {
    expect(getBuildState(root, 'x', target).isFresh).toBe(false);
    stamp();
    expect(getBuildState(root, 'x', target).isFresh).toBe(false);
    put('out/made.js', '');
    expect(getBuildState(root, 'x', target).isFresh).toBe(true);
    put('src/a.ts', 'A');
    expect(getBuildState(root, 'x', target).isFresh).toBe(false);
  });
});
