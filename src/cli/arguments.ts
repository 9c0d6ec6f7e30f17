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
  const read = (() => {
    try {
      return parseArgs({ args: joinNegatives(args), options: flags, allowPositionals: true, strict: true });
    } catch (error) {
      throw new Failure((translate) => parseErrorMessage(translate, error as NodeJS.ErrnoException));
    }
  })();
  refuseNoPath(read.values, read.positionals);
  return read;
}

/**
 * Translates an error of parseArgs. Node's messages are English only, so this code recognizes them by error code and last
 * words.
 */
function parseErrorMessage(translate: Translate, { code, message }: NodeJS.ErrnoException): string {
  const [reason = ''] = message.split('. ');
  const [, option = '', isValueMissing] = /^(?:Unknown option|Option) '([^' ]*)( <value>)?/.exec(reason) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return translate('cli.call.unknownFlag', { flag: option });
  if (isValueMissing !== undefined) return translate('cli.call.valueMissing', { flag: option });
  if (reason.endsWith('ambiguous')) return translate('cli.call.valueAmbiguous', { flag: option });
  if (reason.endsWith('take an argument')) return translate('cli.call.valueUnwanted', { flag: option });
  return translate('cli.call.otherError', { reason });
}

/** Flags whose value is a file or a folder. */
const PATH_FLAGS = ['out', 'event', 'fonts', 'mapping', 'since', 'changed-since'];

/** Rejects `-` and empty paths, because Rollcall reads and writes files only, never standard input or output. */
function refuseNoPath(values: Readonly<Record<string, unknown>>, positionals: readonly string[]): void {
  for (const flag of PATH_FLAGS) {
    const value = values[flag];
    if (value === '') throw new Failure((translate) => translate('cli.call.pathEmpty', { flag }));
    if (value === '-') throw new Failure((translate) => translate('cli.call.standardStream', { flag }));
  }
  if (positionals.includes('-')) throw new Failure((translate) => translate('cli.call.standardInput'));
  if (positionals.includes('')) throw new Failure((translate) => translate('cli.call.fileNameEmpty'));
}

/** Turns `--bonus -1` into `--bonus=-1`, because parseArgs alone would read the -1 as a flag. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const before = joined.at(-1);
    if (/^-\d/.test(word) && before !== undefined && /^--[a-z-]+$/.test(before))
      joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

/** Returns the value of a flag that accepts only certain words. Throws a Failure for any other word. */
export function oneOf<const W extends readonly string[]>(flag: string, word: string, words: W): W[number] {
  if (!words.includes(word))
    throw new Failure((translate) =>
      translate('cli.call.wrongWord', { flag, words: formatList(translate.language, words, 'disjunction'), word }),
    );
  return word;
}

/** Returns the value of a numeric flag. Throws a Failure for a value that is out of bounds. */
export function numberFlag(
  flag: string,
  text: string,
  { least, most, whole }: { least: number; most: number; whole: boolean },
) {
  const reading = parseDecimal(text, { isWhole: whole });
  const n = reading.ok ? reading.value : Number.NaN;
  if (!reading.ok && reading.error === 'ambiguous')
    throw new Failure((translate) => translate('cli.call.ambiguousNumber', { flag, text }));
  if (!(n >= least && n <= most)) {
    const key = whole ? 'cli.call.wholeNumber' : 'cli.call.number';
    throw new Failure((translate) => translate(key, { flag, min: least, max: most, text }));
  }
  return n;
}

/** Parses house rules given as `--option su.spray=off`. */
export function houseRules(gameCatalog: GameCatalog<Game>, pairs: readonly string[]): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    if (cut < 1) throw new Failure((translate) => translate('cli.options.noPair', { text: pair }));
    const key = pair.slice(0, cut);
    const text = pair.slice(cut + 1);
    const row = gameCatalog.all.map(({ options }) => findOptionRow(options, key)).find((one) => one !== undefined);
    if (!row) throw new Failure((translate) => unknownOption(translate, gameCatalog, key));
    const value = parseOptionValue(row, text);
    if (value === undefined) throw new Failure((translate) => wrongOptionValue(translate, key, text, row));
    rules[key] = value;
  }
  return rules;
}

/** The maximum number of options that an error message names, because a game may have dozens. */
const NAMED = 12;

/**
 * Names the option that was probably meant. If there is none, lists the options of games that share its prefix, or else
 * all prefixes.
 */
function unknownOption(translate: Translate, gameCatalog: GameCatalog<Game>, key: string): string {
  const all = gameCatalog.all.map(({ name, options }) => ({ name, keys: Object.keys(options) }));
  const option = truncateVisibly(key);
  const meant = findNearestField(
    key,
    all.flatMap(({ keys }) => keys.map((one) => ({ key: one }))),
  );
  if (meant !== undefined) return translate('cli.options.unknownWithNearest', { option, nearest: meant.key });
  const start = startOf(key);
  const own = all.filter(({ keys }) => start !== '' && keys.some((one) => startOf(one) === start));
  if (own.length > 0) {
    const games = own.map(({ name, keys }) =>
      translate('cli.options.ofGame', { game: name, options: nameOptions(translate, keys) }),
    );
    return translate('cli.options.unknownOfGames', { option, games: games.join('; ') });
  }
  const starts = all.map(({ name, keys }) =>
    translate('cli.options.startsOfGame', {
      starts: formatList(translate.language, [...new Set(keys.map(startOf))], 'disjunction'),
      game: name,
    }),
  );
  return translate('cli.options.unknownWithStarts', { option, starts: starts.join(', ') });
}

const startOf = (key: string): string => key.slice(0, key.indexOf('.') + 1);

const nameOptions = (translate: Translate, keys: readonly string[]): string =>
  keys.length > NAMED
    ? translate('cli.options.andOthers', { options: keys.slice(0, NAMED).join(', '), count: keys.length - NAMED })
    : keys.join(', ');

function wrongOptionValue(translate: Translate, option: string, value: string, row: OptionRow): string {
  switch (row.kind) {
    case 'choice':
      return translate('cli.options.wrongChoice', { option, value, choices: row.values.join(', ') });
    case 'toggle':
      return translate('cli.options.wrongToggle', { option, value });
    case 'count':
      return translate('cli.options.wrongCount', { option, value, min: row.min ?? 0 });
    case 'auto':
      return translate('cli.options.wrongAuto', { option, value });
    case 'label':
      return translate('cli.options.wrongLabel', { option, value });
  }
}
