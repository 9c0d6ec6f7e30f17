import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The longest wait for the previous app, in milliseconds. Its page may take seconds to save. */
const TIMEOUT_MS = 10_000;

/**
 * Waits until the previous app has quit. After a change of the main process, the next app starts while the previous one is still
 * saving, and its lock and databases have to be free first.
 * @param folder the user data folder, which contains the process id
 * @param isRunning returns whether a process is still running
 */
export function waitForLastApp(folder: string, isRunning = isProcessRunning): void {
  const pidPath = path.join(folder, 'dev.pid');
  const lastPid = readLastPid(pidPath);
  const deadline = Date.now() + TIMEOUT_MS;
  // Nobody changes this cell, so waiting for its change blocks for 20 ms. The app can't start meanwhile anyway.
  const sleepCell = new Int32Array(new SharedArrayBuffer(4));
  while (lastPid !== undefined && isRunning(lastPid) && Date.now() < deadline) Atomics.wait(sleepCell, 0, 0, 20);
  mkdirSync(folder, { recursive: true });
  writeFileSync(pidPath, String(process.pid));
}

function readLastPid(pidPath: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidPath, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isProcessRunning(pid: number): boolean {
  try {
    // Signal 0 does nothing to a running process and throws if there is none.
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
