/** `rollcall roll` rolls the dice of a seed (docs/encounters.md#dice-of-a-seed). */
import { expect, it } from 'vitest';
import { runRollcall } from '../../support/cli.ts';

const rollDice = async (...cliArguments: string[]) =>
  JSON.parse((await runRollcall('roll', ...cliArguments, '--json')).out);

it('roll returns the dice that the documentation shows', async () => {
  expect(await rollDice('8d10', '--seed', '1')).toEqual({ seed: 1, from: 0, dice: [7, 1, 6, 10, 10, 3, 7, 8] });
  expect(await rollDice('8d6', '--seed', '7')).toEqual({ seed: 7, from: 0, dice: [1, 1, 6, 5, 4, 3, 3, 2] });
});

it('roll --from continues after earlier dice, and --seed counts modulo 2 to the 32nd', async () => {
  expect(await rollDice('5d10', '--seed', '1', '--from', '3')).toEqual({ seed: 1, from: 3, dice: [10, 10, 3, 7, 8] });
  expect((await rollDice('8d6', '--seed', String(2 ** 32 + 7))).dice).toEqual([1, 1, 6, 5, 4, 3, 3, 2]);
  expect(await rollDice('3d1')).toEqual({ seed: 0, from: 0, dice: [1, 1, 1] });
  expect((await rollDice('0d6')).dice).toEqual([]);
});

it('roll prints the die faces for people', async () => {
  expect(await runRollcall('roll', '8d10', '--seed', '1')).toEqual({ exit: 0, out: '7 1 6 10 10 3 7 8', err: '' });
});

it.each([
  [],
  ['d6'],
  ['3x6'],
  ['-1d6'],
  ['3d0'],
  ['3d6', '2d6'],
  ['1001d6'],
  ['3d6', '--seed', '-1'],
  ['3d6', '--seed', '1.5'],
  ['3d6', '--from', 'x'],
])('roll refuses the arguments: %s %s %s', async (...cliArguments) => {
  const {
    exit: exitCode,
    out: output,
    err: errorOutput,
  } = await runRollcall('roll', ...cliArguments.filter((cliArgument) => cliArgument !== undefined));
  expect([exitCode, output]).toEqual([2, '']);
  expect(errorOutput).not.toBe('');
});
