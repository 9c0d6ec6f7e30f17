import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES_OFF } from '../../../../scripts/lib/electron/chromium.mjs';
import { type Planned, schedule } from '../../../../scripts/lib/gate/schedule.mjs';
import { ROOT } from '../../../../scripts/lib/node-version.mjs';

/** Runs steps that each take a turn, and tells what began and ended in which order. */
async function run(steps: readonly Planned[], failing: readonly string[] = []): Promise<string[]> {
  const told: string[] = [];
  await schedule(
    steps,
    async ({ name }) => {
      told.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      told.push(`${name} ends`);
      return !failing.includes(name);
    },
    ({ name }, broken) => told.push(`${name} left out for ${broken}`),
  );
  return told;
}

describe('the order of steps', () => {
  it('is one after the other where nothing else is said', async () => {
    expect(await run([{ name: 'a' }, { name: 'b' }])).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('lets those run beside each other that wait for the same', async () => {
    const told = await run([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c', after: ['a'] }]);
    expect(told.slice(0, 4)).toEqual(['a begins', 'a ends', 'b begins', 'c begins']);
    expect(told).toHaveLength(6);
  });

  it('leaves out whatever comes after a needed step that failed, and nothing else', async () => {
    const steps = [{ name: 'a' }, { name: 'b', needed: true, after: ['a'] }, { name: 'c' }, { name: 'd' }];
    const told = await run([...steps, { name: 'e', after: ['a'] }], ['b']);
    expect(told).toContain('c left out for b');
    expect(told).toContain('d left out for b');
    expect(told).toContain('e ends');
  });

  it('goes on behind a step that failed and is not needed', async () => {
    expect(await run([{ name: 'a' }, { name: 'b' }], ['a'])).toContain('b ends');
  });

  it('refuses a step that waits for one that does not stand before it', async () => {
    await expect(run([{ name: 'a', after: ['b'] }, { name: 'b' }])).rejects.toThrow('"a" waits for "b"');
  });
});

it('what Playwright turns off in Chromium, our own list turns off as well', () => {
  const driver = readFileSync(join(ROOT, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([\s\S]*?)\]\.filter\(Boolean\)/.exec(driver)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(5);
  expect(FEATURES_OFF).toEqual(expect.arrayContaining(names));
});
