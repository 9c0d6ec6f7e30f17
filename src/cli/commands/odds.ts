/** Runs `odds`, which computes how many Successes a roll brings, that is, how many of its dice reach the target number. */

import type { Odds } from '../../shared/dice/successes.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { OddsRules } from '../../shared/rules/odds-rules.ts';
import { findOptionRow, resolveOptions } from '../../shared/rules/options.ts';
import { formatList } from '../../shared/texts/lists.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { parseHouseRules, parseNumberFlag, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, Failure } from '../failure.ts';

const MAX_DICE = 1000;
const MAX_TARGET = 1000;

/** Returns the first game with odds, whose rolls the command computes. */
const findGameWithOdds = (gameCatalog: GameCatalog<Game>) =>
  gameCatalog.all.find((game): game is Game & { readonly odds: OddsRules } => game.odds !== undefined);

/** Formats the options of the rolls: `su.powExtraDie (chain, once, off) and su.successExceeds (on, off)` */
function formatRollOptions(translate: Translate, gameCatalog: GameCatalog<Game>): string {
  const gameWithOdds = findGameWithOdds(gameCatalog);
  const optionTexts = (gameWithOdds?.odds.options ?? []).map((optionKey) => {
    const optionRow = gameWithOdds && findOptionRow(gameWithOdds.options, optionKey);
    return `${optionKey} (${optionRow?.kind === 'choice' ? optionRow.values.join(', ') : 'on, off'})`;
  });
  return formatList(translate.language, optionTexts);
}

export const oddsCommand: Command = {
  usage: (translate) => translate('cli.odds.usage'),
  help: (translate, gameCatalog) => [
    translate('cli.odds.options.dice'),
    translate('cli.odds.options.target'),
    translate('cli.odds.options.bonus'),
    translate('cli.odds.options.option', { options: formatRollOptions(translate, gameCatalog) }),
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
    const numberBounds = { min: -MAX_TARGET, max: MAX_TARGET, isWhole: true };
    const gameWithOdds = findGameWithOdds(gameCatalog);
    if (!gameWithOdds) throw new Failure((translate) => translate('cli.odds.noGame'));
    const options = resolveOptions(gameWithOdds.options, parseHouseRules(gameCatalog, values.option ?? []));
    const roll = {
      dice: parseNumberFlag('dice', values.dice, { min: 0, max: MAX_DICE, isWhole: true }),
      target: parseNumberFlag('target', values.target, numberBounds),
      bonus: parseNumberFlag('bonus', values.bonus, numberBounds),
    };
    const computedOdds = gameWithOdds.odds.computeOdds(roll, options);
    if (values.json) streams.json(JSON.stringify(computedOdds));
    else printOdds(translate, computedOdds, streams);
    return EXIT_CODE.fine;
  },
};

const formatPercent = (chance: number) => `${(100 * chance).toFixed(2).padStart(6)} %`;

/** Prints one line for each count with a chance of at least one in ten thousand. */
function printOdds(translate: Translate, { p: chances, mean, success }: Odds, streams: CommandStreams): void {
  streams.out(translate('cli.odds.result', { success: formatPercent(success).trim(), mean: mean.toFixed(3) }));
  for (const [successCount, chance] of chances.entries())
    if (chance >= 0.0001) streams.out(`${String(successCount).padStart(4)}  ${formatPercent(chance)}`);
}
