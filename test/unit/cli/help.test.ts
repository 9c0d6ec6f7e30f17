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
const COMMANDS = [...overview.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
const CALLS = [['help'], ...COMMANDS.map((name) => [name, '--help'])];

/** Every text in brackets replaced by nothing, from the outermost bracket to its end. */
function withoutBrackets(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === '[') depth += 1;
    if (depth === 0) rest += letter;
    if (letter === ']') depth -= 1;
  }
  return rest;
}

it('there is help for all sixteen commands', () => {
  expect(COMMANDS).toHaveLength(16);
});

describe.each([
  ['English', translate],
  ['German', tGerman],
])('the help in %s', (_language, translate) => {
  it.each(CALLS)('of %s %s fits into 100 columns', async (...call) => {
    const { exit, out } = await runTranslatedRollcall(translate, GAMES, ...call);
    expect(exit).toBe(0);
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });
});

it.each(CALLS)('the German help of %s %s is German', async (...call) => {
  const { out } = await runTranslatedRollcall(tGerman, GAMES, ...call);
  const words = out
    .replaceAll(/„[^“]*“/g, '…')
    .replaceAll(/\bon, off\b|\bout\/demo\b|\broll(call roll)? /g, '…')
    .split('\n');
  expect(words.filter(isEnglish)).toEqual([]);
  expect(out).toMatch(/^(Aufruf: |Rollcall )/);
});

describe('the help in the pseudo-locale', () => {
  it.each(CALLS)('of %s %s comes out of the catalogue, all of it', async (...call) => {
    const { out } = await runTranslatedRollcall(tPseudo, GAMES, ...call);
    const rest = withoutBrackets(out)
      .split(/\s+/)
      .filter((word) => word !== '');
    expect(rest).toEqual(call[0] === 'help' ? COMMANDS : []);
  });

  it.each(COMMANDS)('has the explanations of all options of %s in one column', async (command) => {
    const { out } = await runTranslatedRollcall(tPseudo, GAMES, command, '--help');
    const columns = out.split('\n').flatMap((line) => {
      const beginning = /^ {2}\[[^\]]*\] +(?=\[)|^ {3,}(?=\[)/.exec(line);
      return beginning === null ? [] : [beginning[0].length];
    });
    expect(columns.length).toBeGreaterThan(0);
    expect(new Set(columns).size).toBe(1);
  });
});

describe('the layout of help', () => {
  it('breaks long paragraphs between words', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
    const lines = layOutHelp([words.join(' ')]);
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines.join(' ')).toBe(words.join(' '));
  });

  it('gives an option that is too long for its column a line of its own', () => {
    expect(layOutHelp(['--out FILE\twhere', '--a-very-long-option VALUE\twhat'])).toEqual([
      '  --out FILE   where',
      '  --a-very-long-option VALUE',
      '               what',
    ]);
  });

  it('never breaks a synopsis inside of brackets', () => {
    const lines = layOutUsage(`Usage: rollcall x ${'[--one A | --two [B]]… '.repeat(9)}[--end]`);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.split('[').length).toBe(line.split(']').length);
  });
});
