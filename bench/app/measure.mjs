// @ts-nocheck half of it runs in the window, whose types Node does not have
// Shared by the measurements of the app: memory of the processes, and percentiles.
import { readFileSync } from 'node:fs';

/**
 * Reads the private memory of a process, in kilobytes, from lines such as `Private_Dirty:     1234 kB`. Returns 0 for a process that
 * has ended, and on systems other than Linux.
 */
function readPrivateKilobytes(processId) {
  try {
    const memoryReport = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8');
    return [...memoryReport.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)].reduce(
      (totalKilobytes, [, kilobytes]) => totalKilobytes + Number(kilobytes),
      0,
    );
  } catch {
    return 0;
  }
}

/**
 * Returns private memory in MB, of all processes and of the pages.
 * @param {import('@playwright/test').ElectronApplication} electronApp
 */
export async function readMemory(electronApp) {
  const metrics = await electronApp.evaluate(({ app }) =>
    app.getAppMetrics().map(({ pid: processId, type }) => ({ pid: processId, type })),
  );
  const sumMegabytes = (processes) =>
    processes.reduce((sumSoFar, { pid: processId }) => sumSoFar + readPrivateKilobytes(processId), 0) / 1024;
  return {
    all: sumMegabytes(metrics),
    page: sumMegabytes(metrics.filter(({ type }) => type === 'Tab')),
  };
}

/** Returns the percentile of numbers in ascending order: `fraction` 0.95 is the 95th. */
export const getPercentile = (sortedTimes, fraction) =>
  sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * fraction))] ?? Number.NaN;

export const computeMedian = (values) =>
  getPercentile(
    [...values].sort((left, right) => left - right),
    0.5,
  );

/** Formats times in ascending order as the cells of a row. */
export const formatTimes = (times) => [
  `${getPercentile(times, 0.5).toFixed(0)} ms`,
  `p95 ${getPercentile(times, 0.95).toFixed(0)} ms`,
  `${times.length} times`,
  // `taken`, the processor time of one step, includes everything after the paint: disk, journal, the lists of the other windows.
  ...(times.taken === undefined ? [] : [`busy ${times.taken.toFixed(0)} ms`]),
];
