import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Longest wait for the app before this one, in milliseconds: it asks its page to save, and that may take seconds. */
const TIMEOUT_MS = 10_000;

/**
 * A change of main starts the next app while the last one is still saving. Its lock and its databases have to be free
 * before this one asks for them.
 * @param folder the user data, where the number of the process is kept
 * @param runs whether a process is still there
 */
export function waitForLastApp(folder: string, runs = processRuns): void {
  const file = path.join(folder, 'dev.pid');
  const last = lastProcess(file);
  const end = Date.now() + TIMEOUT_MS;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (last !== undefined && runs(last) && Date.now() < end) Atomics.wait(cell, 0, 0, 20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
}

function lastProcess(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function processRuns(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
