/** Reads the arguments of a call. Unknown ones are refused. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Catalogue } from '../shared/document/catalogue.ts';
import { nearest } from '../shared/document/near-key.ts';
import type { Game } from '../shared/games/game.ts';
import { type OptionRow, parseOptionValue, rowOf } from '../shared/rules/options.ts';
import { parseDecimal } from '../shared/text/parse-decimal.ts';
import { shortened } from '../shared/text/short.ts';
import { Failure } from './failure.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Flags and positionals, or a Failure that names what is wrong. */
export function readArguments<const F extends Flags>(args: readonly string[], flags: F) {
  const read = (() => {
    try {
      return parseArgs({ args: joinNegatives(args), options: flags, allowPositionals: true, strict: true });
    } catch (error) {
      throw new Failure(`${(error as Error).message.split('. ')[0]}. See --help`);
    }
  })();
  refuseNoPath(read.values, read.positionals);
  return read;
}

/** Flags whose value is a file or a folder. */
const PATH_FLAGS = ['out', 'event', 'fonts', 'mapping', 'since', 'changed-since'];

/** Refuses `-` and empty paths: Rollcall reads and writes files only, never standard input and output. */
function refuseNoPath(values: Readonly<Record<string, unknown>>, positionals: readonly string[]): void {
  for (const flag of PATH_FLAGS) {
    const value = values[flag];
    if (value === '') throw new Failure(`--${flag} is empty; name a file or folder`);
    if (value === '-')
      throw new Failure(
        `--${flag} -: Rollcall doesn't use standard input or output; name a file, or ./- for a file called -`,
      );
  }
  if (positionals.includes('-'))
    throw new Failure("-: Rollcall doesn't read standard input; name a file, or ./- for a file called -");
  if (positionals.includes('')) throw new Failure('a file name is empty; name a file or folder');
}

/** `--bonus -1` is meant as `--bonus=-1`; by itself parseArgs takes the -1 for a flag. */
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

/** A flag that must be one of a few words. */
export function oneOf<const W extends readonly string[]>(flag: string, word: string, words: W): W[number] {
  if (!words.includes(word))
    throw new Failure(`--${flag} must be ${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}, not ${word}`);
  return word;
}

/** A flag that must be a number within bounds. */
export function numberFlag(
  flag: string,
  text: string,
  { least, most, whole }: { least: number; most: number; whole: boolean },
) {
  const reading = parseDecimal(text, { isWhole: whole });
  const n = reading.ok ? reading.value : Number.NaN;
  if (!reading.ok && reading.error === 'ambiguous')
    throw new Failure(
      `--${flag} can't be ${text}, which can be read in two ways; write it without thousands separators`,
    );
  if (!(n >= least && n <= most)) {
    throw new Failure(`--${flag} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not ${text}`);
  }
  return n;
}

/** House rules given as `--option su.spray=off`. */
export function houseRules(games: Catalogue<Game>, pairs: readonly string[]): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    if (cut < 1) throw new Failure(`--option wants KEY=VALUE, not ${pair}`);
    const key = pair.slice(0, cut);
    const text = pair.slice(cut + 1);
    const row = games.all.map(({ options }) => rowOf(options, key)).find((one) => one !== undefined);
    if (!row) throw new Failure(unknownOption(games, key));
    const value = parseOptionValue(row, text);
    if (value === undefined) throw new Failure(`--option ${key} cannot be ${text}; it is ${allowed(row)}`);
    rules[key] = value;
  }
  return rules;
}

/** As many options are named; a game may have dozens. */
const NAMED = 12;

/** The option that was probably meant; else which ones the games have whose options begin like this one; else how all begin. */
function unknownOption(games: Catalogue<Game>, key: string): string {
  const all = games.all.map(({ name, options }) => ({ name, keys: Object.keys(options) }));
  const meant = nearest(
    key,
    all.flatMap(({ keys }) => keys.map((one) => ({ key: one }))),
  );
  const start = startOf(key);
  const own = all.filter(({ keys }) => start !== '' && keys.some((one) => startOf(one) === start));
  const clauses = own.map(({ name, keys }) => `${name} has ${listed(keys)}`);
  const starts = all.map(({ name, keys }) => `${[...new Set(keys.map(startOf))].join(' or ')} for ${name}`);
  const help =
    meant !== undefined
      ? `${meant.key} is the nearest`
      : clauses.length > 0
        ? clauses.join('; ')
        : `they begin with ${starts.join(', ')}`;
  return `--option: no option is called ${shortened(key)}; ${help}`;
}

const startOf = (key: string): string => key.slice(0, key.indexOf('.') + 1);

const listed = (keys: readonly string[]): string =>
  keys.length > NAMED ? `${keys.slice(0, NAMED).join(', ')} and ${keys.length - NAMED} others` : keys.join(', ');

function allowed(row: OptionRow): string {
  switch (row.kind) {
    case 'choice':
      return row.values.join(', ');
    case 'toggle':
      return 'on or off';
    case 'count':
      return `a whole number of ${row.least ?? 0} or more`;
    case 'auto':
      return 'auto, or a whole number of 0 or more';
    case 'label':
      return 'a word';
  }
}
