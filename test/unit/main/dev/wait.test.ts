import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { waitForLastApp } from '../../../../src/main/dev/wait.ts';

/** During development, a restarted app waits until the previous one has ended. Its process ID is in a file. */

const folder = mkdtempSync(path.join(tmpdir(), 'rollcall-dev-'));
const processIdFile = path.join(folder, 'dev.pid');

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('waitForLastApp returns at once in an empty folder and writes its own process ID', () => {
  waitForLastApp(folder);
  expect(readFileSync(processIdFile, 'utf8')).toBe(String(process.pid));
});

it.each(['', 'nonsense', '-1', String(2 ** 30)])(
  'waitForLastApp ignores a process ID that is invalid or no longer runs: "%s"',
  (lastProcessId) => {
    waitForLastApp(folder);
    writeFileSync(processIdFile, lastProcessId);
    waitForLastApp(folder);
    expect(readFileSync(processIdFile, 'utf8')).toBe(String(process.pid));
  },
);

it('waitForLastApp waits until the previous app has ended', () => {
  waitForLastApp(folder);
  writeFileSync(processIdFile, '4711');
  const checkedProcessIds: number[] = [];
  waitForLastApp(folder, (processId) => checkedProcessIds.push(processId) < 3);
  expect(checkedProcessIds).toEqual([4711, 4711, 4711]);
});
