import { expect, it } from 'vitest';
import { runRollcall } from '../../support/cli.ts';

const runOdds = async (...extraFlags: string[]) => JSON.parse((await runRollcall('odds', ...extraFlags, '--json')).out);

it('odds prints JSON and accepts a negative bonus', async () => {
  // A die with ten faces reaches 6 on five of them. Unless the option is off, each 10 gives an extra die.
  const withoutExtraDie = ['--option', 'su.powExtraDie=off'];
  const plainOdds = await runOdds('--dice', '2', '--target', '6', ...withoutExtraDie);
  expect(plainOdds.p.map((chance: number) => chance.toFixed(4))).toEqual(['0.2500', '0.5000', '0.2500']);
  expect(plainOdds).toMatchObject({ mean: 1, success: 0.75 });
  expect(await runOdds('--dice', '2', '--target', '5', '--bonus', '-1', ...withoutExtraDie)).toEqual(plainOdds);
  expect(await runOdds('--dice', '2', '--target', '5', ...withoutExtraDie, '--option', 'su.successExceeds=on')).toEqual(
    plainOdds,
  );
  // A die with its chain of extra dice has 1 / (1 - 0.1) times as many Successes.
  const chainOdds = await runOdds('--dice', '2', '--target', '6');
  expect(chainOdds.mean).toBeCloseTo(2 * (0.5 / 0.9), 12);
  expect(1 - chainOdds.p.reduce((total: number, probability: number) => total + probability, 0)).toBeLessThan(1e-12);
});

it('odds prints a sentence for people and refuses impossible values', async () => {
  expect((await runRollcall('odds', '--dice', '3', '--target', '7')).out).toMatch(
    /^Successful 78\.40 %, 1\.333 Successes/,
  );
  expect((await runRollcall('odds', '--dice', '3')).err).toMatch(/--target/);
  expect((await runRollcall('odds', '--dice', '-1', '--target', '5')).err).toMatch(
    /--dice must be a whole number from 0/,
  );
  expect((await runRollcall('odds', '--dice', '1.5', '--target', '5')).exit).toBe(2);
});
