/** Sheets that the command line writes in German, while its messages stay English. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { isEnglish } from '../../support/language/english.ts';
import { createEncounter } from '../../support/play/encounter.ts';

const SU_SAMPLES = 'samples/supers-unlimited';
const TEAM_PATH = `${SU_SAMPLES}/teams/candle-procession.team.json`;
// An encounter with one model on each side, a1 and b1. Both are the character `lamp`.
const testFolder = createFolder({
  'e.json': createEncounter('ssua', {
    sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
    characters: { lamp: { name: 'Lamp', agility: 4, mind: 4 } },
    log: [{ kind: 'begin' }, { kind: 'end' }],
  }),
});
afterAll(() => removeFolder(testFolder));

const readPdfText = (filePath: string): string => execFileSync('pdftotext', [filePath, '-'], { encoding: 'utf8' });

const writeGerman = async (fileName: string, ...cliArguments: string[]) => {
  const outputPath = join(testFolder, fileName);
  const { exit: exitCode, err: errorOutput } = await runRollcall(
    ...cliArguments,
    '--language',
    'de',
    '--out',
    outputPath,
  );
  return { exit: exitCode, err: errorOutput, out: outputPath };
};

it.each([
  ['reference.pdf', 'ABLAUF EINES TURNS', ['sheet', TEAM_PATH, `${SU_SAMPLES}/characters`]],
  ['roster.pdf', 'MITGLIEDER', ['roster', TEAM_PATH, `${SU_SAMPLES}/characters`]],
  ['play.pdf', 'SPIELBOGEN', ['roster', TEAM_PATH, `${SU_SAMPLES}/characters`, '--playable']],
  ['log.pdf', 'PROTOKOLL', ['log', join(testFolder, 'e.json')]],
  ['score.pdf', 'RUNDEN 1 BIS 5', ['score', join(testFolder, 'e.json')]],
])(
  'writes %s in German and declares its language for screen readers',
  async (fileName, expectedHeading, cliArguments) => {
    const { err: errorOutput, out: output } = await writeGerman(fileName, ...cliArguments);
    expect(readPdfText(output)).toContain(expectedHeading);
    const { catalog } = await PDFDocument.load(readFileSync(output));
    expect(catalog.lookup(PDFName.of('Lang'), PDFString, PDFHexString).decodeText()).toBe('de');
    expect(errorOutput).not.toMatch(/[äöüß]/);
  },
);

it("writes in German how many characters are left out of a quick reference's title", async () => {
  const { exit: exitCode, out: output } = await writeGerman('many.pdf', 'sheet', 'samples/ssua/characters');
  expect(exitCode).toBe(0);
  expect(readPdfText(output)).toMatch(/UND \d+ WEITERE/);
});

it('writes the reasons in the report and its table in German, but keeps codes and column names', async () => {
  const { exit: exitCode, out: output } = await writeGerman(
    'report',
    'report',
    SU_SAMPLES,
    '--event',
    `${SU_SAMPLES}/events/spring-tide-open.event.json`,
  );
  expect(exitCode).toBe(1);
  expect(readPdfText(join(output, 'report.pdf'))).toContain('BERICHT DER TURNIERLEITUNG');
  const [headingRow = '', ...tableRows] = readFileSync(join(output, 'verdicts.csv'), 'utf8').split('\n');
  expect(headingRow).toContain('"Verdict"');
  const tableRow = tableRows.find((candidate) => candidate.includes('candle-procession.team.json')) ?? '';
  expect(tableRow).toContain('"illegal"');
  expect(tableRow).toContain('event.formation');
  expect(tableRow).toContain('Das Event erlaubt die Formation Goon Squad nicht.');
  expect(isEnglish(tableRow.replaceAll(/"[a-z. -]*"/g, ''))).toBe(false);
});

it('writes in German in the table why files cannot be read, and in English on standard error', async () => {
  const eventPack = {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'cup',
    name: 'Cup',
    levels: 25,
  };
  const teamHead = { format: 'rollcall.team', version: 1, ruleset: 'supers-unlimited', id: 'x', name: 'X' };
  const listsFolder = createFolder({
    'cut.json': '{"format"',
    'twice.json': '{"id": 1, "id": 2}',
    'newer.json': { ...teamHead, version: 99 },
    'deep.json': '['.repeat(1_000),
    'list.json': '[]',
    'zip.rollcall': 'PK\u0003\u0004',
    'text.txt': '',
  });
  mkdirSync(join(listsFolder, 'empty'));
  symlinkSync('/', join(listsFolder, 'link.json'));
  const eventFolder = createFolder({ 'cup.event.json': eventPack });
  const { err: errorOutput, out: output } = await writeGerman(
    'reasons',
    'report',
    listsFolder,
    '--event',
    join(eventFolder, 'cup.event.json'),
  );
  const reasons = readFileSync(join(output, 'verdicts.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    // The ninth column has the reasons.
    .map((tableRow) => tableRow.split('","')[8] ?? '');
  expect(reasons).toHaveLength(9);
  expect(
    reasons.filter(
      (germanReason) =>
        !/^(Sie lässt sich nicht lesen[.:] |Sie lässt sich nicht lesen\.$|Keine Liste: )/.test(germanReason),
    ),
  ).toEqual([]);
  expect(reasons.filter(isEnglish)).toEqual([]);
  expect(errorOutput).not.toMatch(/[äöüß]/);
  removeFolder(listsFolder);
  removeFolder(eventFolder);
});

it('refuses an unknown --language and names the available ones', async () => {
  const { exit: exitCode, err: errorOutput } = await runRollcall(
    'sheet',
    'ssua',
    '--language',
    'fr',
    '--out',
    join(testFolder, 'no.pdf'),
  );
  expect(exitCode).toBe(2);
  expect(errorOutput).toContain('--language must be en or de, not fr');
});
