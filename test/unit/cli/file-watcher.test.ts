import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileWatcher } from '../../../src/cli/files/file-watcher.ts';

let folder = '';
let watcher: FileWatcher;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-watch-'));
  watcher = new FileWatcher([{ folder, isRecursive: false }], (filePath) => filePath === join(folder, 'gear.csv'));
});
afterEach(() => {
  watcher.close();
  rmSync(folder, { recursive: true });
});

it('notices a file that an editor writes beside it and puts in its place, again and again', async () => {
  for (const text of ['first', 'second']) {
    const change = watcher.waitForChange();
    writeFileSync(join(folder, '.gear.csv.new'), text);
    renameSync(join(folder, '.gear.csv.new'), join(folder, 'gear.csv'));
    await change;
  }
});

it('remembers a change between two waits as one change, and ignores other files', async () => {
  writeFileSync(join(folder, 'gear.csv'), 'a');
  writeFileSync(join(folder, 'gear.csv'), 'b');
  await watcher.waitForChange();
  let isChanged = false;
  const nextChange = watcher.waitForChange().then(() => {
    isChanged = true;
  });
  writeFileSync(join(folder, 'gear.pdf'), 'output');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isChanged).toBe(false);
  writeFileSync(join(folder, 'gear.csv'), 'c');
  await nextChange;
});
