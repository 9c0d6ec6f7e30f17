import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

const stepsFolder = mkdtempSync(join(tmpdir(), 'rollcall-gate-'));
afterAll(() => rmSync(stepsFolder, { recursive: true, force: true }));

/**
 * Runs a gate in a separate process and stops it with a signal as soon as it prints `WAITING`. `steps` is the source of the array of
 * steps, in which `counts(passed, failed, skipped, notes)` creates the function of a step with this outcome.
 */
async function runSteps(runName: string, steps: string): Promise<{ code: number | null; lines: string[] }> {
  const gateFile = join(stepsFolder, `${runName}.mjs`);
  const libFolder = pathToFileURL(join(ROOT, 'scripts', 'lib')).href;
  const outcome = '(passed, failed = 0, skipped = 0, notes = []) => async () => ({ passed, failed, skipped, notes })';
  writeFileSync(
    gateFile,
    `import { runGate } from '${libFolder}/gate.mjs';\nimport { run } from '${libFolder}/run.mjs';\nconst counts = ${outcome};\nprocess.exitCode = await runGate(${steps});`,
  );
  const gateProcess = spawn(process.execPath, [gateFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  gateProcess.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('WAITING')) gateProcess.kill('SIGTERM');
  });
  const exitCode = await new Promise<number | null>((resolve) => gateProcess.on('close', resolve));
  return { code: exitCode, lines: output.trimEnd().split('\n') };
}

it("the gate's last line counts all steps, and the gate passes only without failed and skipped tests", async () => {
  const greenRun = await runSteps('green', `[{ name: 'a', run: counts(2) }, { name: 'b', run: counts(3) }]`);
  expect([greenRun.code, greenRun.lines.at(-1)]).toEqual([0, '5 passed, 0 failed, 0 skipped']);
  const skippedRun = await runSteps('skipped', `[{ name: 'a', run: counts(2, 0, 1) }]`);
  expect([skippedRun.code, skippedRun.lines.at(-1)]).toEqual([1, '2 passed, 0 failed, 1 skipped']);
  const emptyRun = await runSteps('empty', '[]');
  expect([emptyRun.code, emptyRun.lines.at(-1)]).toEqual([1, '0 passed, 0 failed, 0 skipped']);
});

it('the gate continues after a failed step, names the failures and counts a step that throws', async () => {
  const steps = `[
    { name: 'lint', run: counts(0, 1, 0, ['a.ts is not formatted']) },
    { name: 'types', run: async () => { throw new Error('no compiler'); } },
    { name: 'tests', run: counts(4) },
  ]`;
  const { code: exitCode, lines } = await runSteps('failed', steps);
  expect([exitCode, lines.at(-1)]).toEqual([1, '4 passed, 2 failed, 0 skipped']);
  expect(lines).toContain('! lint: a.ts is not formatted');
  expect(lines.join('\n')).toContain('! types: Error: no compiler');
});

it('the gate runs nothing after a failed required step and counts each later step as failed', async () => {
  const steps = `[
    { name: 'build', isRequired: true, run: counts(0, 1) },
    { name: 'tests', run: counts(4) },
  ]`;
  const { code, lines } = await runSteps('required', steps);
  expect([code, lines.at(-1)]).toEqual([1, '0 passed, 2 failed, 0 skipped']);
  expect(lines).toContain('! tests: not run, because "build" failed');
});

// On Windows, a process cannot handle the signal.
if (process.platform !== 'win32')
  it('a gate that is stopped by a signal lets the running program end its children and prints its last line', async () => {
    const program = `
      process.on('SIGINT', () => { console.log('browsers ended'); process.exit(3); });
      console.log('WAITING');
      setTimeout(() => {}, 600_000);`;
    const steps = `[
      { name: 'lint', run: counts(1) },
      { name: 'tests', run: () => run(process.execPath, ['-e', ${JSON.stringify(program)}], { show: true }) },
      { name: 'build', run: counts(1) },
    ]`;
    const { code: exitCode, lines } = await runSteps('stopped', steps);
    expect([exitCode, lines.at(-1)]).toEqual([143, '1 passed, 1 failed, 0 skipped']);
    expect(lines).toContain('browsers ended');
    expect(lines).toContain('! gate: stopped by SIGTERM');
    expect(lines.filter((line) => /^\[\d\/3\] \w+$/.test(line))).toEqual(['[1/3] lint', '[2/3] tests']);
  });
