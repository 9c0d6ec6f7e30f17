/** The command line in the language that ROLLCALL_LANGUAGE selects. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOtherLanguages, loadTranslate } from '../../../src/cli/texts.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { createFolder, removeFolder, runTranslatedRollcall } from '../../support/cli.ts';
import { isEnglish } from '../../support/language/english.ts';
import { createEncounter } from '../../support/play/encounter.ts';

const tEnglish = await loadTranslate('en', GAMES);
const tGerman = await loadTranslate('de', GAMES);
const tPseudo = await loadTranslate('en-XA', GAMES);
const SU_SAMPLES = 'samples/supers-unlimited';
const TEAM_PATH = `${SU_SAMPLES}/teams/candle-procession.team.json`;
const EVENT_PATH = `${SU_SAMPLES}/events/spring-tide-open.event.json`;

let testFolder = '';
let outputs = '';
beforeAll(() => {
  outputs = createFolder({});
  testFolder = createFolder({
    'bad.json': '{"format"',
    'note.txt': 'Nothing',
    'empty.json': [],
    'e.json': createEncounter('ssua', {
      sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
      characters: { lamp: { name: 'Lamp', agility: 4, mind: 4 } },
      log: [{ kind: 'begin' }],
    }),
  });
});
afterAll(() => {
  removeFolder(testFolder);
  removeFolder(outputs);
});

const readPdfText = (filePath: string): string => execFileSync('pdftotext', [filePath, '-'], { encoding: 'utf8' });

describe('findOtherLanguages', () => {
  it.each(['en', 'de', 'en-XA'])('returns undefined for the available language %s', (language) => {
    expect(findOtherLanguages(language)).toBeUndefined();
  });

  it.each(['xx', 'DE', 'de_DE.UTF-8', '../de', '__proto__'])(
    'returns the available languages for the unknown language %s',
    (language) => {
      expect(findOtherLanguages(language)).toEqual(['en', 'de']);
    },
  );
});

const createCalls = (): [string, string[]][] => [
  ['a check', ['check', TEAM_PATH, `${SU_SAMPLES}/characters`, '--event', EVENT_PATH, '--compare', 'default']],
  ['a check of what cannot be read', ['check', testFolder]],
  ['a wrong call', ['cards', TEAM_PATH, '--out', join(outputs, 'c.pdf'), '--bleed', '99']],
  ['a preflight', ['cards', TEAM_PATH, `${SU_SAMPLES}/characters`, '--preflight']],
  ['chances', ['odds', '--dice', '3', '--target', '6']],
  ['a replay', ['order', join(testFolder, 'e.json')]],
  ['a pack', ['pack', SU_SAMPLES, '--out', join(outputs, 'a.rollcall'), '--force']],
  ['an unknown command', ['nosuch']],
  ['an unknown option', ['check', '--nosuch']],
];

/** The calls by number, because their paths are known only once the folders are created. */
const NUMBERED = createCalls().map(([callTitle], callIndex) => [callTitle, callIndex] as const);
const answersIn = async (translate: Translate, callIndex: number): Promise<{ exit: number; lines: string[] }> => {
  const {
    exit: exitCode,
    out: output,
    err: errorOutput,
  } = await runTranslatedRollcall(translate, GAMES, ...(createCalls()[callIndex]?.[1] ?? []));
  return { exit: exitCode, lines: `${output}\n${errorOutput}`.split('\n') };
};

/** Paths, names, commands and events, which are the same in every language. */
const NAME_PATTERN = /\S*\/\S*|„[^“]*“|\bThe [A-Z]\w+( [A-Z]\w+)*|\brollcall roll |(?<=von Hand: |es gibt ).*/g;

it.each(NUMBERED)('answers %s in German', async (_callTitle, callIndex) => {
  const { lines: outputLines } = await answersIn(tGerman, callIndex);
  expect(outputLines.map((outputLine) => outputLine.replaceAll(NAME_PATTERN, '…')).filter(isEnglish)).toEqual([]);
});

/** Lines without text of the command itself: empty lines, events, paths and the state of a game in the game's own words. */
const DATA_LINE = /^\s*$|^ +\{ "|^\S+\/\S+$|^ +\d+ {3}|^to roll: /;

it.each(NUMBERED)('answers %s in the pseudo-locale with brackets on every line', async (_callTitle, callIndex) => {
  const [pseudoAnswer, english] = [await answersIn(tPseudo, callIndex), await answersIn(tEnglish, callIndex)];
  expect(pseudoAnswer.exit).toBe(english.exit);
  expect(pseudoAnswer.lines).toHaveLength(english.lines.length);
  const linesWithoutBrackets = pseudoAnswer.lines.filter(
    (outputLine) => !outputLine.includes('[') && !DATA_LINE.test(outputLine),
  );
  expect(linesWithoutBrackets.filter((outputLine) => /[a-z]{2}/i.test(outputLine))).toEqual([]);
});

async function printLog(translate: Translate, ...extraFlags: string[]): Promise<string> {
  return (await runTranslatedRollcall(translate, GAMES, 'log', join(testFolder, 'e.json'), ...extraFlags)).out;
}

describe('a sheet of a German command line', () => {
  it('uses German unless --language asks for English', async () => {
    const [germanLog, english] = [await printLog(tGerman), await printLog(tGerman, '--language', 'en')];
    expect(germanLog).not.toBe(english);
    expect(germanLog.split('\n').filter(isEnglish)).toEqual([]);
    expect(english).toBe(await printLog(tEnglish));
    expect(germanLog).toBe(await printLog(tEnglish, '--language', 'de'));
  });

  it('writes an English PDF with --language en while the messages stay German', async () => {
    const outputPath = join(outputs, 'reference.pdf');
    const { err: errorOutput } = await runTranslatedRollcall(
      tGerman,
      GAMES,
      'sheet',
      'ssua',
      '--language',
      'en',
      '--out',
      outputPath,
    );
    expect(errorOutput).toBe('');
    expect(readPdfText(outputPath)).not.toContain('ABLAUF');
    const refused = await runTranslatedRollcall(
      tGerman,
      GAMES,
      'sheet',
      'ssua',
      '--language',
      'en',
      '--out',
      outputPath,
    );
    expect(refused.err).toBe(`rollcall: ${outputPath}: gibt es schon; mit --force wird es ersetzt`);
  });

  it('writes an English report with English reasons in its table and German messages on standard error', async () => {
    const outputPath = join(outputs, 'report');
    const { err: errorOutput } = await runTranslatedRollcall(
      tGerman,
      GAMES,
      'report',
      testFolder,
      '--event',
      EVENT_PATH,
      '--language',
      'en',
      '--out',
      outputPath,
    );
    expect(errorOutput).toContain('bad.json: lässt sich nicht lesen; Rollcall erwartet');
    const tableText = readFileSync(join(outputPath, 'verdicts.csv'), 'utf8');
    expect(tableText).toContain('It can’t be read');
    expect(tableText).not.toMatch(/[äöüß]/);
  });
});

/** Cited headings of the rulebook and names of rules, some of which are split at a line break of the sheet. */
const NAMES_OF_RULES = /^\[Çĥåþţéŕ|Smash it|Hold the/;

describe('a sheet in the pseudo-locale', () => {
  const writePseudoSheet = async (fileName: string, ...commandLine: readonly string[]) => {
    const outputPath = join(outputs, `pseudo-${fileName}.pdf`);
    const { err: errorOutput, exit: exitCode } = await runTranslatedRollcall(
      tPseudo,
      GAMES,
      ...commandLine,
      '--out',
      outputPath,
    );
    return { err: errorOutput, exit: exitCode, text: readPdfText(outputPath) };
  };

  it.each(['ssua', 'supers-unlimited', 'battletech-kcw', 'action-round', 'bulletproof-blues'])(
    'takes every sentence of the quick reference from a catalog: %s',
    async (gameId) => {
      const { exit: exitCode, text: sheetText } = await writePseudoSheet(gameId, 'sheet', gameId);
      expect(exitCode).toBe(0);
      expect(sheetText).toContain('~]');
      expect(
        sheetText.split('\n').filter((outputLine) => isEnglish(outputLine) && !NAMES_OF_RULES.test(outputLine)),
      ).toEqual([]);
    },
  );

  it('takes all texts around cards from a catalog', async () => {
    const { exit: exitCode, text: sheetText } = await writePseudoSheet('test-page', 'cards', '--test-page');
    expect(exitCode).toBe(0);
    expect(sheetText).toContain('~]');
    expect(sheetText.split('\n').filter(isEnglish)).toEqual([]);
  });
});
