/** `roll`: seeded dice, with the same result on every machine. */
import { rollDice } from '../../shared/dice/random.ts';
import { numberFlag, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';

const MOST_DICE = 1000;
const MOST_SIDES = 1000;

export const roll: Command = {
  summary: 'roll dice from a seed: the same seed always gives the same faces',
  usage: 'roll NdM [--seed S] [--from K] [--json]',
  details: () => [
    '  NdM        so many dice with so many sides: 3d10',
    '  --seed S   a whole number of 0 or more; left out: 0',
    '  --from K   begin with die number K of the seed, the first being 0: in an encounter the number of faces in all dice',
    '             lists of its log',
    '  --json     { "seed": S, "from": K, "dice": [faces] }',
  ],
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      seed: { type: 'string', default: '0' },
      from: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    });
    const [asked = '', ...more] = positionals;
    const [, count, sides] = /^(\d+)[dD](\d+)$/.exec(asked) ?? [];
    if (more.length > 0 || count === undefined || sides === undefined) {
      throw new Failure('roll wants one NdM, such as 3d10. See roll --help');
    }
    const bounds = { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true };
    const seed = numberFlag('seed', values.seed, bounds);
    const from = numberFlag('from', values.from, bounds);
    const dice = rollDice(within(count, 0, MOST_DICE), within(sides, 1, MOST_SIDES), seed, from);
    io.out(values.json ? JSON.stringify({ seed, from, dice }) : dice.join(' '));
    return EXIT.fine;
  },
};

function within(text: string, least: number, most: number): number {
  const n = Number(text);
  if (n < least || n > most)
    throw new Failure(`roll takes up to ${MOST_DICE} dice of 1 to ${MOST_SIDES} sides, not ${text}`);
  return n;
}
