import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { waitForLastApp } from '../../../../src/main/dev/wait.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rollcall-dev-'));
const file = path.join(folder, 'dev.pid');

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('waits for nobody at first, and leaves its own number', () => {
  waitForLastApp(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

it.each(['', 'nonsense', '-1', String(2 ** 30)])('is not kept by a process that is gone: "%s"', (last) => {
  waitForLastApp(folder);
  writeFileSync(file, last);
  waitForLastApp(folder);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

it('waits until the app before it has ended', () => {
  waitForLastApp(folder);
  writeFileSync(file, '4711');
  const asked: number[] = [];
  waitForLastApp(folder, (pid) => asked.push(pid) < 3);
  expect(asked).toEqual([4711, 4711, 4711]);
});
