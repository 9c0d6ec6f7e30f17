/** `rollcall roll`: dice of a seed (docs/encounters.md#dice-of-a-seed). */
import { expect, it } from 'vitest';
import { runRollcall } from '../../support/cli.ts';

const roll = async (...args: string[]) => JSON.parse((await runRollcall('roll', ...args, '--json')).out);

it('rolls the dice that the documentation promises', async () => {
  expect(await roll('8d10', '--seed', '1')).toEqual({ seed: 1, from: 0, dice: [7, 1, 6, 10, 10, 3, 7, 8] });
  expect(await roll('8d6', '--seed', '7')).toEqual({ seed: 7, from: 0, dice: [1, 1, 6, 5, 4, 3, 3, 2] });
});

it('--from goes on where others stopped, and a seed counts modulo 2 to the 32nd', async () => {
  expect(await roll('5d10', '--seed', '1', '--from', '3')).toEqual({ seed: 1, from: 3, dice: [10, 10, 3, 7, 8] });
  expect((await roll('8d6', '--seed', String(2 ** 32 + 7))).dice).toEqual([1, 1, 6, 5, 4, 3, 3, 2]);
  expect(await roll('3d1')).toEqual({ seed: 0, from: 0, dice: [1, 1, 1] });
  expect((await roll('0d6')).dice).toEqual([]);
});

it('for people: the faces', async () => {
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
])('a wrong call: %s %s %s', async (...args) => {
  const { exit, out, err } = await runRollcall('roll', ...args.filter((arg) => arg !== undefined));
  expect([exit, out]).toEqual([2, '']);
  expect(err).not.toBe('');
});
