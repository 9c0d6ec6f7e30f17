/** `odds`: how many Successes a roll brings. */

import type { Odds } from '../../shared/dice/successes.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import type { OddsRules } from '../../shared/rules/odds-rules.ts';
import { resolveOptions, rowOf } from '../../shared/rules/options.ts';
import { houseRules, numberFlag, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import type { Io } from '../io.ts';

const MOST_DICE = 1000;
const MOST_TARGET = 1000;

/** The first game that offers odds; the command is about its rolls. */
const rollingGame = (games: Catalogue<Game>) =>
  games.all.find((game): game is Game & { readonly odds: OddsRules } => game.odds !== undefined);

/** `su.powExtraDie (chain, once, off) and su.successExceeds (on, off)` */
function optionNames(games: Catalogue<Game>): string {
  const rolling = rollingGame(games);
  return (rolling?.odds.options ?? [])
    .map((key) => {
      const row = rolling && rowOf(rolling.options, key);
      return `${key} (${row?.kind === 'choice' ? row.values.join(', ') : 'on, off'})`;
    })
    .join(' and ');
}

export const odds: Command = {
  summary: 'tell the exact chances of a roll',
  usage: 'odds --dice N --target T [--bonus B] [--option KEY=VALUE]… [--json]',
  details: (games) => [
    '  --dice N             dice rolled, 0 to 1000',
    '  --target T           number each die must reach',
    '  --bonus B            added to each die; may be negative',
    `  --option KEY=VALUE   ${optionNames(games)} change the odds`,
    '  --json               { "p": [chance of 0, of 1, …], "mean": …, "success": … }',
  ],
  async run(args, io, games) {
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
    const rolling = rollingGame(games);
    if (!rolling) throw new Failure('no game here has rolls whose odds can be told');
    const options = resolveOptions(rolling.options, houseRules(games, values.option ?? []));
    const roll = {
      dice: numberFlag('dice', values.dice, { least: 0, most: MOST_DICE, whole: true }),
      target: numberFlag('target', values.target, bounds),
      bonus: numberFlag('bonus', values.bonus, bounds),
    };
    const answer = rolling.odds.of(roll, options);
    if (values.json) io.json(JSON.stringify(answer));
    else printOdds(answer, io);
    return EXIT.fine;
  },
};

const percent = (chance: number) => `${(100 * chance).toFixed(2).padStart(6)} %`;

/** A line for each count with a chance of one in ten thousand or more. */
function printOdds({ p, mean, success }: Odds, io: Io): void {
  io.out(`Successful ${percent(success).trim()}, ${mean.toFixed(3)} Successes on average`);
  for (const [n, chance] of p.entries()) if (chance >= 0.0001) io.out(`${String(n).padStart(4)}  ${percent(chance)}`);
}
