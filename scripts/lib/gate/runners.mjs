import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../electron/chromium.mjs';
import { startXvfb } from '../electron/display.mjs';
import { ensureElectron } from '../electron/electron.mjs';
import { ROOT } from '../node-version.mjs';
import { run, scriptOf } from '../run.mjs';
import { freePort } from '../serve/port.mjs';
import { failure, fromPlaywright, fromVitest, judgeRunner, pagesAtFailures, sum } from './counts.mjs';

/** @typedef {import('./gate.mjs').Outcome} Outcome */
/** @typedef {import('./gate.mjs').Step} Step */
/** @typedef {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} RunnerOptions */
/**
 * `isBuilt`: the tests are built first, all at once. `workers`: processes beside each other, where there are cores for them.
 * @typedef {RunnerOptions & { isBuilt?: boolean, workers?: number }} VitestOptions
 */

/** A guard against hanging, not a measure: on a slow machine the longest part was not done after twelve minutes. */
const STEP_MS = 40 * 60_000;

/**
 * Runs a test runner that writes a JSON report, and judges the report.
 * @template R
 * @param {{ runner: string, args: string[], reportVariable: string, read: (report: R) => import('./counts.mjs').Result[],
 *   filesToShow?: (report: R) => string[], projects: readonly string[], env: NodeJS.ProcessEnv, timeoutMs: number,
 *   show: boolean }} options
 * @returns {Promise<Outcome>}
 */
async function runAndJudge({ runner, args, reportVariable, read, filesToShow, projects, env, timeoutMs, show }) {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-gate-'));
  const file = join(folder, 'report.json');
  try {
    const ended = await run(process.execPath, args, {
      env: { ...process.env, ...env, [reportVariable]: file },
      show,
      timeoutMs,
    });
    const report = jsonIn(file);
    const counts = judgeRunner(runner, report && read(report), projects, ended.code);
    const all = ended.timedOut ? sum([counts, failure(`${runner} hung and was ended`)]) : counts;
    const paths = report && filesToShow ? filesToShow(report).filter((path) => existsSync(path)) : [];
    const shown = paths.map((path) => readFileSync(path, 'utf8'));
    return show ? all : { ...all, output: [...shown, ended.output].join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function jsonIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // No report was written, which counts as a failure.
  }
}

/**
 * @param {string} name
 * @param {readonly string[]} projects of vitest.config.ts
 * @param {VitestOptions} [options]
 * @returns {Step}
 */
export function vitest(name, projects, { env = {}, timeoutMs = STEP_MS, isBuilt = false, workers = 2 } = {}) {
  return {
    name,
    run: async (show) => {
      const ended = isBuilt && (await run(process.execPath, [join(ROOT, 'scripts/lib/gate/build-tests.mjs')]));
      if (ended && ended.code !== 0) return { ...failure('the tests could not be built'), output: ended.output };
      return runAndJudge({
        runner: 'vitest',
        args: [
          // A fifth of what it took to hand the tests their modules went into clearing away after each.
          ...['--min-semi-space-size=64', '--max-semi-space-size=64'],
          ...[scriptOf('vitest'), 'run', '--allowOnly=false', '--reporter=default'],
          `--maxWorkers=${Math.min(workers, availableParallelism())}`,
          '--reporter=./scripts/lib/gate/vitest-reporter.mjs',
          ...projects.map((project) => `--project=${project}`),
        ],
        reportVariable: 'ROLLCALL_VITEST_REPORT',
        read: fromVitest,
        projects,
        env: { ...env, ROLLCALL_BUILT_TESTS: isBuilt ? '1' : '' },
        timeoutMs,
        show,
      });
    },
  };
}

/**
 * Playwright, with a display and an Electron of its own.
 * @param {string} name
 * @param {readonly string[]} projects of playwright.config.ts
 * @param {RunnerOptions} [options]
 * @returns {Step}
 */
export function playwright(name, projects, { env = {}, timeoutMs = STEP_MS } = {}) {
  return {
    name,
    run: async (show) => {
      const { exe } = await ensureElectron({ quiet: true });
      const chromium = findChromium();
      // A display of our own, so that windows neither need one nor take the focus of somebody who works here.
      const server = process.platform === 'linux' ? await startXvfb() : undefined;
      try {
        return await runAndJudge({
          runner: 'playwright',
          args: [
            ...[scriptOf('@playwright/test'), 'test', '--forbid-only', '--reporter=list,json'],
            ...projects.map((project) => `--project=${project}`),
          ],
          reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
          read: fromPlaywright,
          // Nobody can look at the window of a machine that tests by itself.
          filesToShow: pagesAtFailures,
          projects,
          env: {
            ...env,
            ELECTRON_EXEC_PATH: exe,
            ROLLCALL_WEB_PORT: String(await freePort()),
            ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
            ...(server === undefined ? {} : { DISPLAY: server.display, WAYLAND_DISPLAY: undefined }),
          },
          timeoutMs,
          show,
        });
      } finally {
        server?.stop();
      }
    },
  };
}
