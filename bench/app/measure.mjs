// @ts-nocheck half of it runs in the window, whose types Node does not have
// What the measurements of the app share: memory of its processes, and percentiles.
import { readFileSync } from 'node:fs';

/** Private memory of a process, in kilobytes. */
function privateKilobytes(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)].reduce((sum, [, kb]) => sum + Number(kb), 0);
  } catch {
    return 0;
  }
}

/**
 * Private memory in MB, of all processes and of the pages.
 * @param {import('@playwright/test').ElectronApplication} app
 */
export async function memory(app) {
  const metrics = await app.evaluate(({ app }) => app.getAppMetrics().map(({ pid, type }) => ({ pid, type })));
  const mb = (of) => of.reduce((sum, { pid }) => sum + privateKilobytes(pid), 0) / 1024;
  return { all: mb(metrics), page: mb(metrics.filter(({ type }) => type === 'Tab')) };
}

/** The percentile `part`, 0 to 1, of numbers in ascending order. */
export const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export const median = (values) =>
  at(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Times in ascending order as the cells of a row. */
export const cells = (times) => [
  `${at(times, 0.5).toFixed(0)} ms`,
  `p95 ${at(times, 0.95).toFixed(0)} ms`,
  `${times.length} times`,
  // With all that follows the paint: disk, journal, the list of the other windows.
  ...(times.taken === undefined ? [] : [`busy ${times.taken.toFixed(0)} ms`]),
];
