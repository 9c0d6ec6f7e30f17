import { expect, it } from 'vitest';
import { runRollcall } from '../../support/cli.ts';

const json = async (...flags: string[]) => JSON.parse((await runRollcall('odds', ...flags, '--json')).out);

it('prints odds as JSON, a negative bonus included', async () => {
  const off = ['--option', 'su.powExtraDie=off'];
  const plain = await json('--dice', '2', '--target', '6', ...off);
  expect(plain.p.map((chance: number) => chance.toFixed(4))).toEqual(['0.2500', '0.5000', '0.2500']);
  expect(plain).toMatchObject({ mean: 1, success: 0.75 });
  expect(await json('--dice', '2', '--target', '5', '--bonus', '-1', ...off)).toEqual(plain);
  expect(await json('--dice', '2', '--target', '5', ...off, '--option', 'su.successExceeds=on')).toEqual(plain);
  const chain = await json('--dice', '2', '--target', '6');
  expect(chain.mean).toBeCloseTo(2 * (0.5 / 0.9), 12);
  expect(1 - chain.p.reduce((a: number, b: number) => a + b, 0)).toBeLessThan(1e-12);
});

it('for people, and refused when it makes no sense', async () => {
  expect((await runRollcall('odds', '--dice', '3', '--target', '7')).out).toMatch(
    /^Successful 78\.40 %, 1\.333 Successes/,
  );
  expect((await runRollcall('odds', '--dice', '3')).err).toMatch(/--target/);
  expect((await runRollcall('odds', '--dice', '-1', '--target', '5')).err).toMatch(
    /--dice must be a whole number from 0/,
  );
  expect((await runRollcall('odds', '--dice', '1.5', '--target', '5')).exit).toBe(2);
});
