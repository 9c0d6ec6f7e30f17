import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a gate with these steps in a process of its own, and stops it by a signal as soon as it prints `WAITING`. */
async function runSteps(name: string, steps: string): Promise<{ code: number | null; lines: string[] }> {
  const file = join(folder, `${name}.mjs`);
  const lib = pathToFileURL(join(ROOT, 'scripts', 'lib')).href;
  const outcome = '(passed, failed = 0, skipped = 0, notes = []) => async () => ({ passed, failed, skipped, notes })';
  writeFileSync(
    file,
    `import { runGate } from '${lib}/gate.mjs';\nimport { run } from '${lib}/run.mjs';\nconst counts = ${outcome};\nprocess.exitCode = await runGate(${steps});`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('WAITING')) child.kill('SIGTERM');
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, lines: output.trimEnd().split('\n') };
}

it('the last line of the gate counts all steps, and only a run without failed and skipped tests is green', async () => {
  const green = await runSteps('green', `[{ name: 'a', run: counts(2) }, { name: 'b', run: counts(3) }]`);
  expect([green.code, green.lines.at(-1)]).toEqual([0, '5 passed, 0 failed, 0 skipped']);
  const skipped = await runSteps('skipped', `[{ name: 'a', run: counts(2, 0, 1) }]`);
  expect([skipped.code, skipped.lines.at(-1)]).toEqual([1, '2 passed, 0 failed, 1 skipped']);
  const empty = await runSteps('empty', '[]');
  expect([empty.code, empty.lines.at(-1)]).toEqual([1, '0 passed, 0 failed, 0 skipped']);
});

it('the gate goes on after a failed step, names what failed, and counts a step that throws', async () => {
  const steps = `[
    { name: 'lint', run: counts(0, 1, 0, ['a.ts is not formatted']) },
    { name: 'types', run: async () => { throw new Error('no compiler'); } },
    { name: 'tests', run: counts(4) },
  ]`;
  const { code, lines } = await runSteps('failed', steps);
  expect([code, lines.at(-1)]).toEqual([1, '4 passed, 2 failed, 0 skipped']);
  expect(lines).toContain('! lint: a.ts is not formatted');
  expect(lines.join('\n')).toContain('! types: Error: no compiler');
});

it('the gate runs nothing after a required step that failed, and counts each later step as failed', async () => {
  const steps = `[
    { name: 'build', isRequired: true, run: counts(0, 1) },
    { name: 'tests', run: counts(4) },
  ]`;
  const { code, lines } = await runSteps('required', steps);
  expect([code, lines.at(-1)]).toEqual([1, '0 passed, 2 failed, 0 skipped']);
  expect(lines).toContain('! tests: not run, because "build" failed');
});

// Windows ends a process without asking it.
if (process.platform !== 'win32')
  it('a gate that is stopped lets the running program end its own children, and prints its last line', async () => {
    const program = `
      process.on('SIGINT', () => { console.log('browsers ended'); process.exit(3); });
      console.log('WAITING');
      setTimeout(() => {}, 600_000);`;
    const steps = `[
      { name: 'lint', run: counts(1) },
      { name: 'tests', run: () => run(process.execPath, ['-e', ${JSON.stringify(program)}], { show: true }) },
      { name: 'build', run: counts(1) },
    ]`;
    const { code, lines } = await runSteps('stopped', steps);
    expect([code, lines.at(-1)]).toEqual([143, '1 passed, 1 failed, 0 skipped']);
    expect(lines).toContain('browsers ended');
    expect(lines).toContain('! gate: stopped by SIGTERM');
    expect(lines.filter((line) => /^\[\d\/3\] \w+$/.test(line))).toEqual(['[1/3] lint', '[2/3] tests']);
  });
