/** Sheets of the command line in German; what the commands say of themselves stays English. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { isEnglish } from '../../support/language/english.ts';
import { createEncounter } from '../../support/play/encounter.ts';

const SU = 'samples/supers-unlimited';
const TEAM = `${SU}/teams/candle-procession.team.json`;
const at = createFolder({
  'e.json': createEncounter('ssua', {
    sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
    characters: { lamp: { name: 'Lamp', agility: 4, mind: 4 } },
    log: [{ kind: 'begin' }, { kind: 'end' }],
  }),
});
afterAll(() => removeFolder(at));

const textOf = (file: string): string => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });

const written = async (name: string, ...args: string[]) => {
  const out = join(at, name);
  const { exit, err } = await runRollcall(...args, '--language', 'de', '--out', out);
  return { exit, err, out };
};

it.each([
  ['reference.pdf', 'ABLAUF EINES TURNS', ['sheet', TEAM, `${SU}/characters`]],
  ['roster.pdf', 'MITGLIEDER', ['roster', TEAM, `${SU}/characters`]],
  ['play.pdf', 'TEAMLISTE ZUM SPIELEN', ['roster', TEAM, `${SU}/characters`, '--playable']],
  ['log.pdf', 'PROTOKOLL', ['log', join(at, 'e.json')]],
  ['score.pdf', 'RUNDEN 1 BIS 5', ['score', join(at, 'e.json')]],
])('%s is German and says so to whoever reads it aloud', async (name, head, args) => {
  const { err, out } = await written(name, ...args);
  expect(textOf(out)).toContain(head);
  const { catalog } = await PDFDocument.load(readFileSync(out));
  expect(catalog.lookup(PDFName.of('Lang'), PDFString, PDFHexString).decodeText()).toBe('de');
  expect(err).not.toMatch(/[äöüß]/);
});

it('a quick reference for more characters than its title has room for says so in German', async () => {
  const { exit, out } = await written('many.pdf', 'sheet', 'samples/ssua/characters');
  expect(exit).toBe(0);
  expect(textOf(out)).toMatch(/UND \d+ WEITERE/);
});

it('the report and its table give their reasons in German, codes and columns as they are', async () => {
  const { exit, out } = await written('report', 'report', SU, '--event', `${SU}/events/spring-tide-open.event.json`);
  expect(exit).toBe(1);
  expect(textOf(join(out, 'report.pdf'))).toContain('BERICHT DER TURNIERLEITUNG');
  const [heads = '', ...rows] = readFileSync(join(out, 'verdicts.csv'), 'utf8').split('\n');
  expect(heads).toContain('"verdict"');
  const row = rows.find((one) => one.includes('candle-procession.team.json')) ?? '';
  expect(row).toContain('"illegal"');
  expect(row).toContain('event.formation');
  expect(row).toContain('Das Event erlaubt die Formation Goon Squad nicht.');
  expect(isEnglish(row.replaceAll(/"[a-z. -]*"/g, ''))).toBe(false);
});

it('the reasons why files cannot be read, or hold no list, are German in the table and English on standard error', async () => {
  const event = {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'cup',
    name: 'Cup',
    levels: 25,
  };
  const head = { format: 'rollcall.team', version: 1, ruleset: 'supers-unlimited', id: 'x', name: 'X' };
  const lists = createFolder({
    'cut.json': '{"format"',
    'twice.json': '{"id": 1, "id": 2}',
    'newer.json': { ...head, version: 99 },
    'deep.json': '['.repeat(1_000),
    'list.json': '[]',
    'zip.rollcall': 'PK\u0003\u0004',
    'text.txt': '',
  });
  mkdirSync(join(lists, 'empty'));
  symlinkSync('/', join(lists, 'link.json'));
  const pack = createFolder({ 'cup.event.json': event });
  const { err, out } = await written('reasons', 'report', lists, '--event', join(pack, 'cup.event.json'));
  const reasons = readFileSync(join(out, 'verdicts.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('","')[10] ?? '');
  expect(reasons).toHaveLength(9);
  expect(reasons.filter((reason) => !/^(Sie lässt sich nicht lesen\.|Keine Liste: )/.test(reason))).toEqual([]);
  expect(reasons.filter(isEnglish)).toEqual([]);
  expect(err).not.toMatch(/[äöüß]/);
  removeFolder(lists);
  removeFolder(pack);
});

it('another language is refused by name', async () => {
  const { exit, err } = await runRollcall('sheet', 'ssua', '--language', 'fr', '--out', join(at, 'no.pdf'));
  expect(exit).toBe(2);
  expect(err).toContain('--language must be en or de, not fr');
});
