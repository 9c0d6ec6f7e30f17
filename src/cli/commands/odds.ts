/** `odds`: how many Successes a roll brings. */
import { odds as oddsOf } from '../../shared/dice/successes.ts';
import { resolveOptions } from '../../shared/games/supers-unlimited/options.ts';
import { houseRules, numberFlag, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import type { Io } from '../io.ts';

const MOST_DICE = 1000;
const MOST_TARGET = 1000;

export const odds: Command = {
  summary: 'tell the exact chances of a roll',
  usage: 'odds --dice N --target T [--bonus B] [--option KEY=VALUE]… [--json]',
  details: [
    '  --dice N             dice rolled, 0 to 1000',
    '  --target T           number each die must reach',
    '  --bonus B            added to each die; may be negative',
    '  --option KEY=VALUE   su.powExtraDie (chain, once, off) and su.successExceeds (on, off) change the odds',
    '  --json               { "p": [chance of 0, of 1, …], "mean": …, "success": … }',
  ],
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      dice: { type: 'string' },
      target: { type: 'string' },
      bonus: { type: 'string', default: '0' },
      option: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new Failure(`odds wants no file, but was given ${positionals.join(', ')}`);
    if (values.dice === undefined || values.target === undefined) {
      throw new Failure('odds wants --dice N and --target T. See odds --help');
    }
    const bounds = { least: -MOST_TARGET, most: MOST_TARGET, whole: true };
    const options = resolveOptions(houseRules(values.option ?? []));
    const answer = oddsOf({
      dice: numberFlag('dice', values.dice, { least: 0, most: MOST_DICE, whole: true }),
      target: numberFlag('target', values.target, bounds),
      bonus: numberFlag('bonus', values.bonus, bounds),
      extraDie: options['su.powExtraDie'],
      mustExceed: options['su.successExceeds'],
    });
    if (values.json) io.json(JSON.stringify(answer));
    else printOdds(answer, io);
    return EXIT.fine;
  },
};

const percent = (chance: number) => `${(100 * chance).toFixed(2).padStart(6)} %`;

/** A line for each count that a table might see: one in ten thousand or more. */
function printOdds({ p, mean, success }: ReturnType<typeof oddsOf>, io: Io): void {
  io.out(`Successful ${percent(success).trim()}, ${mean.toFixed(3)} Successes on average`);
  for (const [n, chance] of p.entries()) if (chance >= 0.0001) io.out(`${String(n).padStart(4)}  ${percent(chance)}`);
}
