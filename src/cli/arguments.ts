/** Reads command-line arguments. Unknown arguments are an error. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findNearestField } from '../shared/document/find-nearest-field.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import { findOptionRow, type OptionRow, parseOptionValue } from '../shared/rules/options.ts';
import { parseDecimal } from '../shared/text/parse-decimal.ts';
import { truncateVisibly } from '../shared/text/truncate.ts';
import { formatList } from '../shared/texts/lists.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { Failure } from './failure.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Returns the flags and positional arguments. Throws a Failure that names what is wrong. */
export function readArguments<const F extends Flags>(args: readonly string[], flags: F) {
  const parsedArguments = (() => {
    try {
      return parseArgs({ args: joinNegativeNumbers(args), options: flags, allowPositionals: true, strict: true });
    } catch (error) {
      throw new Failure((translate) => parseErrorMessage(translate, error as NodeJS.ErrnoException));
    }
  })();
  rejectInvalidPaths(parsedArguments.values, parsedArguments.positionals);
  return parsedArguments;
}

/**
 * Translates an error of parseArgs. Node's messages are English only, so this code recognizes them by error code and last
 * words: `Option '--out <value>' argument missing`, `Unknown option '--foo'. To specify …`.
 */
function parseErrorMessage(translate: Translate, { code, message }: NodeJS.ErrnoException): string {
  const [reason = ''] = message.split('. ');
  const [, option = '', valuePlaceholder] = /^(?:Unknown option|Option) '([^' ]*)( <value>)?/.exec(reason) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return translate('cli.call.unknownFlag', { flag: option });
  if (valuePlaceholder !== undefined) return translate('cli.call.valueMissing', { flag: option });
  if (reason.endsWith('ambiguous')) return translate('cli.call.valueAmbiguous', { flag: option });
  if (reason.endsWith('take an argument')) return translate('cli.call.valueUnwanted', { flag: option });
  return translate('cli.call.otherError', { reason });
}

/** Flags whose value is a file or a folder. */
const PATH_FLAGS = ['out', 'event', 'fonts', 'mapping', 'since', 'changed-since', 'characters'];

/** Rejects `-` and empty paths, because Rollcall reads and writes files only, never standard input or output. */
function rejectInvalidPaths(values: Readonly<Record<string, unknown>>, positionals: readonly string[]): void {
  for (const flagName of PATH_FLAGS) {
    const flagValue = values[flagName];
    if (flagValue === '') throw new Failure((translate) => translate('cli.call.pathEmpty', { flag: flagName }));
    if (flagValue === '-') throw new Failure((translate) => translate('cli.call.standardStream', { flag: flagName }));
  }
  if (positionals.includes('-')) throw new Failure((translate) => translate('cli.call.standardInput'));
  if (positionals.includes('')) throw new Failure((translate) => translate('cli.call.fileNameEmpty'));
}

/** Turns `--bonus -1` into `--bonus=-1`, because parseArgs alone would read `-1` as a flag. */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joinedArguments: string[] = [];
  for (const argument of args) {
    const previousArgument = joinedArguments.at(-1);
    if (/^-\d/.test(argument) && previousArgument !== undefined && /^--[a-z-]+$/.test(previousArgument))
      joinedArguments[joinedArguments.length - 1] = `${previousArgument}=${argument}`;
    else joinedArguments.push(argument);
  }
  return joinedArguments;
}

/** Returns the value of a flag that accepts only these choices. Throws a Failure for any other value. */
export function parseChoiceFlag<const W extends readonly string[]>(
  flagName: string,
  choice: string,
  choices: W,
): W[number] {
  if (!choices.includes(choice))
    throw new Failure((translate) =>
      translate('cli.call.wrongWord', {
        flag: flagName,
        words: formatList(translate.language, choices, 'disjunction'),
        word: choice,
      }),
    );
  return choice;
}

/** Returns the value of a numeric flag. Throws a Failure for a value that is out of bounds. */
export function parseNumberFlag(
  flagName: string,
  numberText: string,
  { min, max, isWhole }: { min: number; max: number; isWhole: boolean },
) {
  const parseResult = parseDecimal(numberText, { isWhole });
  const number = parseResult.ok ? parseResult.value : Number.NaN;
  if (!parseResult.ok && parseResult.error === 'ambiguous')
    throw new Failure((translate) => translate('cli.call.ambiguousNumber', { flag: flagName, text: numberText }));
  if (!(number >= min && number <= max)) {
    const messageKey = isWhole ? 'cli.call.wholeNumber' : 'cli.call.number';
    throw new Failure((translate) => translate(messageKey, { flag: flagName, min, max, text: numberText }));
  }
  return number;
}

/** Parses house rules given as `--option su.spray=off`. Throws a Failure for an unknown option or value. */
export function parseHouseRules(
  gameCatalog: GameCatalog<Game>,
  assignments: readonly string[],
): Record<string, unknown> {
  const houseRules: Record<string, unknown> = {};
  for (const assignment of assignments) {
    const equalsIndex = assignment.indexOf('=');
    if (equalsIndex < 1) throw new Failure((translate) => translate('cli.options.noPair', { text: assignment }));
    const optionKey = assignment.slice(0, equalsIndex);
    const optionText = assignment.slice(equalsIndex + 1);
    const optionRow = gameCatalog.all
      .map(({ options }) => findOptionRow(options, optionKey))
      .find((candidate) => candidate !== undefined);
    if (!optionRow) throw new Failure((translate) => formatUnknownOption(translate, gameCatalog, optionKey));
    const optionValue = parseOptionValue(optionRow, optionText);
    if (optionValue === undefined)
      throw new Failure((translate) => formatWrongOptionValue(translate, optionKey, optionText, optionRow));
    houseRules[optionKey] = optionValue;
  }
  return houseRules;
}

/** The maximum number of options that an error message names, because a game may have dozens. */
const MAX_NAMED_OPTIONS = 12;

/**
 * Names the option that was probably meant. If there is none, lists the options of games that share its prefix, or else
 * all prefixes.
 */
function formatUnknownOption(translate: Translate, gameCatalog: GameCatalog<Game>, optionKey: string): string {
  const optionsByGame = gameCatalog.all.map(({ name, options }) => ({
    name,
    keys: Object.keys(options),
  }));
  const optionName = truncateVisibly(optionKey);
  const nearestOption = findNearestField(
    optionKey,
    optionsByGame.flatMap(({ keys }) => keys.map((key) => ({ key }))),
  );
  if (nearestOption !== undefined)
    return translate('cli.options.unknownWithNearest', { option: optionName, nearest: nearestOption.key });
  const prefix = getPrefix(optionKey);
  const gamesWithPrefix = optionsByGame.filter(
    ({ keys }) => prefix !== '' && keys.some((key) => getPrefix(key) === prefix),
  );
  if (gamesWithPrefix.length > 0) {
    const gameLines = gamesWithPrefix.map(({ name, keys }) =>
      translate('cli.options.ofGame', { game: name, options: formatOptionKeys(translate, keys) }),
    );
    return translate('cli.options.unknownOfGames', { option: optionName, games: gameLines.join('; ') });
  }
  const prefixLines = optionsByGame.map(({ name, keys }) =>
    translate('cli.options.startsOfGame', {
      starts: formatList(translate.language, [...new Set(keys.map(getPrefix))], 'disjunction'),
      game: name,
    }),
  );
  return translate('cli.options.unknownWithStarts', { option: optionName, starts: prefixLines.join(', ') });
}

const getPrefix = (optionKey: string): string => optionKey.slice(0, optionKey.indexOf('.') + 1);

const formatOptionKeys = (translate: Translate, optionKeys: readonly string[]): string =>
  optionKeys.length > MAX_NAMED_OPTIONS
    ? translate('cli.options.andOthers', {
        options: optionKeys.slice(0, MAX_NAMED_OPTIONS).join(', '),
        count: optionKeys.length - MAX_NAMED_OPTIONS,
      })
    : optionKeys.join(', ');

function formatWrongOptionValue(
  translate: Translate,
  optionKey: string,
  optionText: string,
  optionRow: OptionRow,
): string {
  switch (optionRow.kind) {
    case 'choice':
      return translate('cli.options.wrongChoice', {
        option: optionKey,
        value: optionText,
        choices: optionRow.values.join(', '),
      });
    case 'toggle':
      return translate('cli.options.wrongToggle', { option: optionKey, value: optionText });
    case 'count':
      return translate('cli.options.wrongCount', { option: optionKey, value: optionText, min: optionRow.min ?? 0 });
    case 'auto':
      return translate('cli.options.wrongAuto', { option: optionKey, value: optionText });
    case 'label':
      return translate('cli.options.wrongLabel', { option: optionKey, value: optionText });
  }
}
