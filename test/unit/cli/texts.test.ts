/** The command line in other languages than English: what ROLLCALL_LANGUAGE asks for. */
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
const SU = 'samples/supers-unlimited';
const TEAM = `${SU}/teams/candle-procession.team.json`;
const EVENT = `${SU}/events/spring-tide-open.event.json`;

let at = '';
let outputs = '';
beforeAll(() => {
  outputs = createFolder({});
  at = createFolder({
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
  removeFolder(at);
  removeFolder(outputs);
});

const textOf = (file: string): string => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });

describe('a language of the command line', () => {
  it.each(['en', 'de', 'en-XA'])('may be %s', (language) => {
    expect(findOtherLanguages(language)).toBeUndefined();
  });

  it.each(['xx', 'DE', 'de_DE.UTF-8', '../de', '__proto__'])(
    'that is unknown is refused with those there are: %s',
    (language) => {
      expect(findOtherLanguages(language)).toEqual(['en', 'de']);
    },
  );
});

const calls = (): [string, string[]][] => [
  ['a check', ['check', TEAM, `${SU}/characters`, '--event', EVENT, '--compare', 'default']],
  ['a check of what cannot be read', ['check', at]],
  ['a wrong call', ['cards', TEAM, '--out', join(outputs, 'c.pdf'), '--bleed', '99']],
  ['a preflight', ['cards', TEAM, `${SU}/characters`, '--preflight']],
  ['chances', ['odds', '--dice', '3', '--target', '6']],
  ['a replay', ['order', join(at, 'e.json')]],
  ['a pack', ['pack', SU, '--out', join(outputs, 'a.rollcall'), '--force']],
  ['an unknown command', ['nosuch']],
  ['an unknown option', ['check', '--nosuch']],
];

const NUMBERED = calls().map(([title], index) => [title, index] as const);
const answersIn = async (translate: Translate, index: number): Promise<{ exit: number; lines: string[] }> => {
  const { exit, out, err } = await runTranslatedRollcall(translate, GAMES, ...(calls()[index]?.[1] ?? []));
  return { exit, lines: `${out}\n${err}`.split('\n') };
};

/** Paths, names, and commands and events, which are called the same in every language. */
const NAMES = /\S*\/\S*|„[^“]*“|\bThe [A-Z]\w+( [A-Z]\w+)*|\brollcall roll |(?<=von Hand: |es gibt ).*/g;

it.each(NUMBERED)('%s is answered in German', async (_title, index) => {
  const { lines } = await answersIn(tGerman, index);
  expect(lines.map((line) => line.replaceAll(NAMES, '…')).filter(isEnglish)).toEqual([]);
});

/** Lines without a word of the command itself: empty ones, events, paths, and the state of a game in its own words. */
const DATA = /^\s*$|^ +\{ "|^\S+\/\S+$|^ +\d+ {3}|^to roll: /;

it.each(NUMBERED)('%s is in brackets in the pseudo-locale, line by line', async (_title, index) => {
  const [pseudo, english] = [await answersIn(tPseudo, index), await answersIn(tEnglish, index)];
  expect(pseudo.exit).toBe(english.exit);
  expect(pseudo.lines).toHaveLength(english.lines.length);
  const bare = pseudo.lines.filter((line) => !line.includes('[') && !DATA.test(line));
  expect(bare.filter((line) => /[a-z]{2}/i.test(line))).toEqual([]);
});

async function log(translate: Translate, ...more: string[]): Promise<string> {
  return (await runTranslatedRollcall(translate, GAMES, 'log', join(at, 'e.json'), ...more)).out;
}

describe('a sheet of a German command line', () => {
  it('is German unless the call asks for English', async () => {
    const [german, english] = [await log(tGerman), await log(tGerman, '--language', 'en')];
    expect(german).not.toBe(english);
    expect(german.split('\n').filter(isEnglish)).toEqual([]);
    expect(english).toBe(await log(tEnglish));
    expect(german).toBe(await log(tEnglish, '--language', 'de'));
  });

  it('may be an English PDF, while the command goes on in German', async () => {
    const out = join(outputs, 'reference.pdf');
    const { err } = await runTranslatedRollcall(tGerman, GAMES, 'sheet', 'ssua', '--language', 'en', '--out', out);
    expect(err).toBe('');
    expect(textOf(out)).not.toContain('ABLAUF');
    const refused = await runTranslatedRollcall(tGerman, GAMES, 'sheet', 'ssua', '--language', 'en', '--out', out);
    expect(refused.err).toBe(`rollcall: ${out}: gibt es schon; mit --force wird es ersetzt`);
  });

  it('may be an English report, with English reasons in its table and German ones on standard error', async () => {
    const out = join(outputs, 'report');
    const { err } = await runTranslatedRollcall(
      tGerman,
      GAMES,
      'report',
      at,
      '--event',
      EVENT,
      '--language',
      'en',
      '--out',
      out,
    );
    expect(err).toContain('bad.json: lässt sich nicht lesen; Rollcall erwartet');
    const table = readFileSync(join(out, 'verdicts.csv'), 'utf8');
    expect(table).toContain('It cannot be read');
    expect(table).not.toMatch(/[äöüß]/);
  });
});

/** Headings of the rulebook, which are cited, and names of rules, some of which a line of the sheet cuts. */
const NAMES_OF_RULES = /^\[Çĥåþţéŕ|Smash it|Hold the/;

describe('a sheet in the pseudo-locale', () => {
  const written = async (name: string, ...call: readonly string[]) => {
    const out = join(outputs, `pseudo-${name}.pdf`);
    const { err, exit } = await runTranslatedRollcall(tPseudo, GAMES, ...call, '--out', out);
    return { err, exit, text: textOf(out) };
  };

  it.each(['ssua', 'supers-unlimited', 'battletech-kcw', 'action-round', 'bulletproof-blues'])(
    'takes every sentence of the quick reference from a catalogue: %s',
    async (game) => {
      const { exit, text } = await written(game, 'sheet', game);
      expect(exit).toBe(0);
      expect(text).toContain('~]');
      expect(text.split('\n').filter((line) => isEnglish(line) && !NAMES_OF_RULES.test(line))).toEqual([]);
    },
  );

  it('takes what is printed around cards from a catalogue', async () => {
    const { exit, text } = await written('test-page', 'cards', '--test-page');
    expect(exit).toBe(0);
    expect(text).toContain('~]');
    expect(text.split('\n').filter(isEnglish)).toEqual([]);
  });
});
