import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { NODE_MAJOR, nodeFlags } from '../../../../scripts/lib/gate/node-flags.mjs';

it('this Node starts with the flags that are meant for it, and leaves localStorage to the page', () => {
  const flags = nodeFlags({ node: NODE_MAJOR, shortLived: 64 });
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, '-p', 'typeof localStorage'], {
    encoding: 'utf8',
  });
  expect({ status, stdout: stdout.trim(), stderr }).toEqual({ status: 0, stdout: 'undefined', stderr: '' });
});

it.each([
  [20, '--interrupt-budget=1000000', '--invocation-count-for-turbofan=30000'],
  [24, '--invocation-count-for-turbofan=30000', '--interrupt-budget=1000000'],
])('Node %d gets %s, and not %s, which it does not know', (node, known, unknown) => {
  const flags = nodeFlags({ node, shortLived: 256 });
  expect(flags).toContain(known);
  expect(flags).not.toContain(unknown);
  expect(flags).toContain('--max-semi-space-size=256');
});
