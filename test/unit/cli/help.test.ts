/** The help of every command, in each language. */
import { describe, expect, it } from 'vitest';
import { layOutHelp, layOutUsage } from '../../../src/cli/help.ts';
import { loadTranslate } from '../../../src/cli/texts.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { runTranslatedRollcall } from '../../support/cli.ts';
import { isEnglish } from '../../support/language/english.ts';

const translate = await loadTranslate('en', GAMES);
const tGerman = await loadTranslate('de', GAMES);
const tPseudo = await loadTranslate('en-XA', GAMES);

const overview = (await runTranslatedRollcall(translate, GAMES, 'help')).out;
const COMMANDS = [...overview.matchAll(/^ {2}([a-z]+) /gm)].map(([, commandName = '']) => commandName);
const HELP_CALLS = [['help'], ...COMMANDS.map((commandName) => [commandName, '--help'])];

/** Removes every text in brackets, including nested ones. */
function removeBrackets(helpText: string): string {
  let bracketDepth = 0;
  let textOutside = '';
  for (const character of helpText) {
    if (character === '[') bracketDepth += 1;
    if (bracketDepth === 0) textOutside += character;
    if (character === ']') bracketDepth -= 1;
  }
  return textOutside;
}

it('the overview lists all sixteen commands', () => {
  expect(COMMANDS).toHaveLength(16);
});

describe.each([
  ['English', translate],
  ['German', tGerman],
])('the help in %s', (_language, translate) => {
  it.each(HELP_CALLS)('fits into 100 columns for %s %s', async (...commandLine) => {
    const { exit: exitCode, out: output } = await runTranslatedRollcall(translate, GAMES, ...commandLine);
    expect(exitCode).toBe(0);
    expect(output.split('\n').filter((helpLine) => helpLine.length > 100)).toEqual([]);
  });
});

it.each(HELP_CALLS)('the German help for %s %s contains no English', async (...commandLine) => {
  const { out: output } = await runTranslatedRollcall(tGerman, GAMES, ...commandLine);
  // Quoted messages, values of flags and names of commands are the same in every language.
  const helpLines = output
    .replaceAll(/„[^“]*“/g, '…')
    .replaceAll(/\bon, off\b|\bout\/demo\b|\broll(call roll)? /g, '…')
    .split('\n');
  expect(helpLines.filter(isEnglish)).toEqual([]);
  expect(output).toMatch(/^(Aufruf: |Rollcall )/);
});

describe('the help in the pseudo-locale', () => {
  it.each(HELP_CALLS)('takes every text for %s %s from the catalog', async (...commandLine) => {
    const { out: output } = await runTranslatedRollcall(tPseudo, GAMES, ...commandLine);
    const untranslatedWords = removeBrackets(output)
      .split(/\s+/)
      .filter((helpWord) => helpWord !== '');
    expect(untranslatedWords).toEqual(commandLine[0] === 'help' ? COMMANDS : []);
  });

  it.each(COMMANDS)('aligns the explanations of all options of %s in one column', async (command) => {
    const { out: output } = await runTranslatedRollcall(tPseudo, GAMES, command, '--help');
    const columns = output.split('\n').flatMap((helpLine) => {
      // The pseudo-locale puts each text in brackets: `  [--out FILE]   [where]`, or `               [continued]`.
      const beginning = /^ {2}\[[^\]]*\] +(?=\[)|^ {3,}(?=\[)/.exec(helpLine);
      return beginning === null ? [] : [beginning[0].length];
    });
    expect(columns.length).toBeGreaterThan(0);
    expect(new Set(columns).size).toBe(1);
  });
});

describe('the layout of help texts', () => {
  it('breaks long paragraphs between words', () => {
    const longWords = Array.from({ length: 40 }, (_entry, index) => `word${index}`);
    const helpLines = layOutHelp([longWords.join(' ')]);
    expect(helpLines.every((helpLine) => helpLine.length <= 100)).toBe(true);
    expect(helpLines.join(' ')).toBe(longWords.join(' '));
  });

  it('gives an option that is too long for its column a separate line', () => {
    expect(layOutHelp(['--out FILE\twhere', '--a-very-long-option VALUE\twhat'])).toEqual([
      '  --out FILE   where',
      '  --a-very-long-option VALUE',
      '               what',
    ]);
  });

  it('never breaks a synopsis inside brackets', () => {
    const helpLines = layOutUsage(`Usage: rollcall x ${'[--one A | --two [B]]… '.repeat(9)}[--end]`);
    expect(helpLines.length).toBeGreaterThan(1);
    for (const helpLine of helpLines) expect(helpLine.split('[').length).toBe(helpLine.split(']').length);
  });
});
