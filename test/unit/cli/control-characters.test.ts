/** Texts in files of others can neither imitate a line of our output nor control the terminal. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterEach, describe, expect, it } from 'vitest';
import { readVerdicts } from '../../../src/shared/event-pack/verdict-row.ts';
import { showHiddenCharacters } from '../../../src/shared/text/hidden-characters.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown>) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

const EVIL_TEXT = 'Hero\nLEGAL       x.json\u001b[2J\u001b]8;;http://example.org\u0007\u202eevil\u2028\u200b\r\u009b1m';
const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Whether an output contains no control characters except our own line breaks. */
const isClean = (outputText: string) => !outputText.split('\n').some((outputLine) => HIDDEN_CHARACTER.test(outputLine));
const eventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: EVIL_TEXT,
  name: EVIL_TEXT,
  levels: 2,
};

function createEvilFolder() {
  const evilHero = {
    ...readBaseCharacter(),
    id: EVIL_TEXT,
    name: EVIL_TEXT,
    level: 11,
    notes: EVIL_TEXT,
    classes: [EVIL_TEXT],
    factions: [EVIL_TEXT],
  };
  const [firstAttack] = evilHero.attacks;
  const evilTeam = {
    ...readBaseTeam(),
    id: EVIL_TEXT,
    name: EVIL_TEXT,
    formation: EVIL_TEXT,
    leader: EVIL_TEXT,
    members: [{ character: EVIL_TEXT }, { character: 'nobody\u001b[31m' }],
    characters: [
      {
        ...evilHero,
        attacks: [{ ...firstAttack, name: EVIL_TEXT, trait: EVIL_TEXT, effects: [{ effect: EVIL_TEXT }] }],
      },
    ],
    options: { [EVIL_TEXT]: EVIL_TEXT },
    gimmicks: [EVIL_TEXT],
  };
  const testFolder = createTestFolder({ 'e.json': eventPack });
  mkdirSync(join(testFolder, 'l'));
  const fileNames = {
    hero: `h\nLEGAL  a\u001b[2J.json`,
    team: `t\u202e.json`,
    bad: 'b\u0007\n.json',
    other: 'o\n\u001b.txt',
  };
  writeFileSync(join(testFolder, 'l', fileNames.hero), JSON.stringify(evilHero));
  writeFileSync(join(testFolder, 'l', fileNames.team), JSON.stringify(evilTeam));
  writeFileSync(join(testFolder, 'l', fileNames.bad), `{"\u001b[2J${EVIL_TEXT.replaceAll('\n', ' ')}`);
  writeFileSync(join(testFolder, 'l', fileNames.other), '');
  return { testFolder, fileNames };
}

describe('hostile texts on the terminal', () => {
  it('check escapes control characters for people and prints no extra lines', async () => {
    const { testFolder } = createEvilFolder();
    for (const extraFlags of [
      [],
      ['--fixes'],
      ['--brief'],
      ['--compare', 'default'],
      ['--event', join(testFolder, 'e.json')],
    ]) {
      const { out: output, err: errorOutput } = await runRollcall('check', join(testFolder, 'l'), ...extraFlags);
      expect(isClean(output) && isClean(errorOutput), extraFlags.join(' ')).toBe(true);
      expect(output.split('\n').filter((outputLine) => outputLine.startsWith('LEGAL'))).toEqual([]);
      expect(output).toContain('\\u{a}LEGAL  a\\u{1b}[2J.json');
    }
  });

  it('check --json keeps the values and escapes all control characters', async () => {
    const { testFolder, fileNames } = createEvilFolder();
    const { out: output, err: errorOutput } = await runRollcall(
      'check',
      join(testFolder, 'l'),
      '--json',
      '--compare',
      'default',
    );
    expect(isClean(output) && isClean(errorOutput)).toBe(true);
    const { results } = JSON.parse(output) as { results: { file: string; findings: { actual?: unknown }[] }[] };
    expect(results.map(({ file }) => file)).toContain(`${testFolder}/l/${fileNames.hero}`);
    expect(results.flatMap(({ findings }) => findings.map(({ actual }) => actual))).toContain(EVIL_TEXT);
  });

  it('error messages escape the control characters of arguments', async () => {
    const { testFolder } = createEvilFolder();
    for (const commandLine of [
      [EVIL_TEXT],
      ['check', EVIL_TEXT],
      ['check', testFolder, EVIL_TEXT, `--${EVIL_TEXT}`],
      ['check', testFolder, '--option', EVIL_TEXT],
      ['check', testFolder, '--event', EVIL_TEXT],
      ['cards', testFolder, '--paper', EVIL_TEXT, '--out', 'x.pdf'],
      ['cards', testFolder, '--template', EVIL_TEXT, '--out', 'x.pdf'],
      ['cards', testFolder, '--copies', EVIL_TEXT, '--out', 'x.pdf'],
      ['sheet', EVIL_TEXT, '--out', 'x.pdf'],
      ['odds', '--dice', EVIL_TEXT, '--target', '4'],
      ['demo', EVIL_TEXT],
      ['report', EVIL_TEXT, '--event', EVIL_TEXT, '--out', EVIL_TEXT],
    ]) {
      const { exit: exitCode, out: output, err: errorOutput } = await runRollcall(...commandLine);
      expect(
        [exitCode, isClean(output), isClean(errorOutput), errorOutput.split('\n').length],
        commandLine.join(' '),
      ).toEqual([2, true, true, 1]);
    }
  });

  it('the findings of a template are printed on one line each', async () => {
    const testFolder = createTestFolder({ 't.card.json': { [EVIL_TEXT]: 1 }, 'h.json': readBaseCharacter() });
    const { err: errorOutput } = await runRollcall(
      'cards',
      join(testFolder, 'h.json'),
      '--template',
      join(testFolder, 't.card.json'),
      '--out',
      join(testFolder, 'o'),
    );
    expect(isClean(errorOutput)).toBe(true);
    expect(errorOutput.split('\n').length).toBeGreaterThan(1);
  });
});

describe('hostile texts in files', () => {
  it('report escapes control characters in its table, titles and bookmarks, and --since recognizes the escaped names', async () => {
    const { testFolder } = createEvilFolder();
    const commandLine = ['report', join(testFolder, 'l'), '--event', join(testFolder, 'e.json')];
    const firstResult = await runRollcall(...commandLine, '--out', join(testFolder, 'one'));
    expect(isClean(firstResult.out) && isClean(firstResult.err)).toBe(true);
    const csvText = readFileSync(join(testFolder, 'one/verdicts.csv'), 'utf8').slice(1);
    expect(csvText.split('\r\n').some((outputLine) => HIDDEN_CHARACTER.test(outputLine))).toBe(false);
    const verdictRows = readVerdicts(csvText) ?? [];
    expect(verdictRows.map(({ name }) => name)).toContain(showHiddenCharacters(EVIL_TEXT));
    const secondResult = await runRollcall(
      ...commandLine,
      '--out',
      join(testFolder, 'two'),
      '--since',
      join(testFolder, 'one/verdicts.csv'),
    );
    expect(secondResult.out).toMatch(/0 new, 0 changed, 0 with another verdict, 0 gone/);
    const pdfDocument = await PDFDocument.load(readFileSync(join(testFolder, 'one/report.pdf')), {
      updateMetadata: false,
    });
    expect(pdfDocument.getTitle()).toContain(showHiddenCharacters(EVIL_TEXT));
    const outputText = spawnSync('qpdf', ['--json', '--json-key=outlines', join(testFolder, 'one/report.pdf')], {
      encoding: 'utf8',
    });
    const { outlines } = JSON.parse(outputText.stdout) as { outlines: { title: string }[] };
    expect(outlines.map(({ title }) => title).some((bookmarkTitle) => HIDDEN_CHARACTER.test(bookmarkTitle))).toBe(
      false,
    );
    expect(outlines.length).toBeGreaterThan(1);
  }, 60_000);

  it('cards, roster and sheet escape control characters in titles, keywords and XMP', async () => {
    const testFolder = createTestFolder({
      'h.json': { ...readBaseCharacter(), name: EVIL_TEXT },
      't.json': { ...readBaseTeam(), name: EVIL_TEXT },
    });
    await runRollcall('cards', join(testFolder, 'h.json'), '--out', join(testFolder, 'c.pdf'));
    await runRollcall('roster', join(testFolder, 't.json'), '--out', join(testFolder, 'r.pdf'));
    await runRollcall('sheet', join(testFolder, 't.json'), '--out', join(testFolder, 's.pdf'));
    for (const fileName of ['c.pdf', 'r.pdf', 's.pdf']) {
      const pdfBytes = readFileSync(join(testFolder, fileName));
      const pdfDocument = await PDFDocument.load(pdfBytes, { updateMetadata: false });
      expect(pdfDocument.getTitle(), fileName).toContain(showHiddenCharacters(EVIL_TEXT));
      for (const metadataText of [pdfDocument.getTitle(), pdfDocument.getSubject(), pdfDocument.getKeywords()])
        expect(HIDDEN_CHARACTER.test(metadataText ?? ''), fileName).toBe(false);
    }
    const xmpTitle = readFileSync(join(testFolder, 'c.pdf'), 'utf8').match(/<dc:title>.*<\/dc:title>/)?.[0];
    expect(xmpTitle).toContain('\\u{1b}[2J');
  }, 60_000);
});

it('a name with a million letters is truncated on the terminal and in PDF titles', async () => {
  const longName = 'n'.repeat(1e6);
  const testFolder = createTestFolder({
    'h.json': { ...readBaseCharacter(), name: longName },
    't.json': { ...readBaseTeam(), name: longName, levels: 1 },
  });
  const { out: output } = await runRollcall('check', testFolder);
  for (const resultLine of output.split('\n').filter((resultText) => /^(LEGAL|ILLEGAL)/.test(resultText)))
    expect(resultLine.length).toBeLessThan(500);
  expect(output).toContain(`${longName.slice(0, 120)}…`);
  for (const [command, filePath] of [
    ['cards', 'h.json'],
    ['roster', 't.json'],
    ['sheet', 't.json'],
  ] as const) {
    await runRollcall(command, join(testFolder, filePath), '--out', join(testFolder, `${command}.pdf`));
    const pdfDocument = await PDFDocument.load(readFileSync(join(testFolder, `${command}.pdf`)), {
      updateMetadata: false,
    });
    expect([command, (pdfDocument.getTitle() ?? '').length < 300]).toEqual([command, true]);
  }
}, 60_000);
