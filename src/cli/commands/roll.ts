/** Runs `roll`, which rolls seeded dice with the same result on every machine. */
import { rollDice } from '../../shared/dice/random.ts';
import { parseNumberFlag, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT_CODE, Failure } from '../failure.ts';

const MAX_DICE = 1000;
const MAX_SIDES = 1000;

export const rollCommand: Command = {
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
    const [diceNotation = '', ...otherArguments] = positionals;
    const [, countText, sidesText] = /^(\d+)[dD](\d+)$/.exec(diceNotation) ?? [];
    if (otherArguments.length > 0 || countText === undefined || sidesText === undefined) {
      throw new Failure((translate) => translate('cli.roll.diceMissing'));
    }
    const numberBounds = { min: 0, max: Number.MAX_SAFE_INTEGER, isWhole: true };
    // A seed gives an endless sequence of dice. `--from` is the index of the first die to use.
    const seed = parseNumberFlag('seed', values.seed, numberBounds);
    const startIndex = parseNumberFlag('from', values.from, numberBounds);
    const dieFaces = rollDice(
      parseBounded(countText, 0, MAX_DICE),
      parseBounded(sidesText, 1, MAX_SIDES),
      seed,
      startIndex,
    );
    streams.out(values.json ? JSON.stringify({ seed, from: startIndex, dice: dieFaces }) : dieFaces.join(' '));
    return EXIT_CODE.fine;
  },
};

/** Parses a whole number. Throws a Failure for a number out of bounds. */
function parseBounded(numberText: string, min: number, max: number): number {
  const number = Number(numberText);
  if (number < min || number > max)
    throw new Failure((translate) =>
      translate('cli.roll.tooMany', { dice: MAX_DICE, sides: MAX_SIDES, text: numberText }),
    );
  return number;
}
