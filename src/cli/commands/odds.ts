/** Runs `odds`, which computes how many Successes a roll brings. */

import type { Odds } from '../../shared/dice/successes.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { OddsRules } from '../../shared/rules/odds-rules.ts';
import { findOptionRow, resolveOptions } from '../../shared/rules/options.ts';
import { formatList } from '../../shared/texts/lists.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { houseRules, numberFlag, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import type { Io } from '../io.ts';

const MOST_DICE = 1000;
const MOST_TARGET = 1000;

/** Returns the first game with odds. The command is about its rolls. */
const rollingGame = (gameCatalog: GameCatalog<Game>) =>
  gameCatalog.all.find((game): game is Game & { readonly odds: OddsRules } => game.odds !== undefined);

/** Formats the options of the rolls: `su.powExtraDie (chain, once, off) and su.successExceeds (on, off)` */
function optionNames(translate: Translate, gameCatalog: GameCatalog<Game>): string {
  const rolling = rollingGame(gameCatalog);
  const names = (rolling?.odds.options ?? []).map((key) => {
    const row = rolling && findOptionRow(rolling.options, key);
    return `${key} (${row?.kind === 'choice' ? row.values.join(', ') : 'on, off'})`;
  });
  return formatList(translate.language, names);
}

export const odds: Command = {
  usage: (translate) => translate('cli.odds.usage'),
  help: (translate, gameCatalog) => [
    translate('cli.odds.options.dice'),
    translate('cli.odds.options.target'),
    translate('cli.odds.options.bonus'),
    translate('cli.odds.options.option', { options: optionNames(translate, gameCatalog) }),
    translate('cli.odds.options.json'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      dice: { type: 'string' },
      target: { type: 'string' },
      bonus: { type: 'string', default: '0' },
      option: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0)
      throw new Failure((translate) => translate('cli.odds.fileGiven', { files: positionals.join(', ') }));
    if (values.dice === undefined || values.target === undefined) {
      throw new Failure((translate) => translate('cli.odds.diceMissing'));
    }
    const bounds = { least: -MOST_TARGET, most: MOST_TARGET, whole: true };
    const rolling = rollingGame(gameCatalog);
    if (!rolling) throw new Failure((translate) => translate('cli.odds.noGame'));
    const options = resolveOptions(rolling.options, houseRules(gameCatalog, values.option ?? []));
    const roll = {
      dice: numberFlag('dice', values.dice, { least: 0, most: MOST_DICE, whole: true }),
      target: numberFlag('target', values.target, bounds),
      bonus: numberFlag('bonus', values.bonus, bounds),
    };
    const answer = rolling.odds.computeOdds(roll, options);
    if (values.json) streams.json(JSON.stringify(answer));
    else printOdds(translate, answer, streams);
    return EXIT.fine;
  },
};

const percent = (chance: number) => `${(100 * chance).toFixed(2).padStart(6)} %`;

/** Prints one line for each count with a chance of at least one in ten thousand. */
function printOdds(translate: Translate, { p, mean, success }: Odds, streams: Io): void {
  streams.out(translate('cli.odds.result', { success: percent(success).trim(), mean: mean.toFixed(3) }));
  for (const [n, chance] of p.entries())
    if (chance >= 0.0001) streams.out(`${String(n).padStart(4)}  ${percent(chance)}`);
}
