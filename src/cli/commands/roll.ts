/** Runs `roll`, which rolls seeded dice with the same result on every machine. */
import { rollDice } from '../../shared/dice/random.ts';
import { numberFlag, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';

const MOST_DICE = 1000;
const MOST_SIDES = 1000;

export const roll: Command = {
  usage: (translate) => translate('cli.roll.usage'),
  help: (translate) => [
    translate('cli.roll.options.dice'),
    translate('cli.roll.options.seed'),
    translate('cli.roll.options.from'),
    translate('cli.roll.options.json'),
  ],
  async run(_translate, args, streams) {
    const { values, positionals } = readArguments(args, {
      seed: { type: 'string', default: '0' },
      from: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    });
    const [asked = '', ...more] = positionals;
    const [, count, sides] = /^(\d+)[dD](\d+)$/.exec(asked) ?? [];
    if (more.length > 0 || count === undefined || sides === undefined) {
      throw new Failure((translate) => translate('cli.roll.diceMissing'));
    }
    const bounds = { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true };
    const seed = numberFlag('seed', values.seed, bounds);
    const from = numberFlag('from', values.from, bounds);
    const dice = rollDice(within(count, 0, MOST_DICE), within(sides, 1, MOST_SIDES), seed, from);
    streams.out(values.json ? JSON.stringify({ seed, from, dice }) : dice.join(' '));
    return EXIT.fine;
  },
};

function within(text: string, least: number, most: number): number {
  const n = Number(text);
  if (n < least || n > most)
    throw new Failure((translate) => translate('cli.roll.tooMany', { dice: MOST_DICE, sides: MOST_SIDES, text }));
  return n;
}
