/** `convert` writes characters into spreadsheets and reads them back. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { readArchive } from '../../../src/shared/library/archive/read-archive.ts';
import { createByteSource } from '../../../src/shared/zip/byte-source.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';
import { createHeroSpreadsheet } from '../../support/files/hero-spreadsheet.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});
const readCharacter = (filePath: string) => JSON.parse(readFileSync(filePath, 'utf8')) as Character;
const samples = readdirSync('samples/supers-unlimited/characters').map((fileName) =>
  readCharacter(`samples/supers-unlimited/characters/${fileName}`),
);
const listFingerprints = (characters: readonly Character[]) =>
  characters.map((character) => computeFingerprint(GAMES, character)).sort();

describe('convert', () => {
  it.each(['csv', 'xlsx'])(
    'converts samples to %s and back to a folder with the same fingerprints',
    async (fileFormat) => {
      const testFolder = createTestFolder();
      const tablePath = join(testFolder, `all.${fileFormat}`);
      expect(await runRollcall('convert', 'samples/supers-unlimited', '--out', tablePath)).toEqual({
        exit: 0,
        out: `${tablePath}: 28 characters`,
        err: '',
      });
      const backResult = await runRollcall('convert', tablePath, '--out', join(testFolder, 'back'));
      expect([backResult.exit, backResult.err]).toEqual([0, '']);
      const fileNames = readdirSync(join(testFolder, 'back'));
      expect(fileNames).toContain('Ambassador Bloom.hero.json');
      expect(listFingerprints(fileNames.map((fileName) => readCharacter(join(testFolder, 'back', fileName))))).toEqual(
        listFingerprints(samples),
      );
    },
  );

  it('writes the characters of the game that --game names and reports the others', async () => {
    const testFolder = createTestFolder();
    const tablePath = join(testFolder, 'units.csv');
    const refusedResult = await runRollcall('convert', 'samples', '--game', 'chess', '--out', tablePath);
    expect(refusedResult.err).toContain('there is no game called chess; it is one of supers-unlimited, ssua');
    const writtenResult = await runRollcall('convert', 'samples', '--game', 'battletech-kcw', '--out', tablePath);
    expect(writtenResult.out).toBe(`${tablePath}: 11 characters`);
    expect(writtenResult.err).toMatch(/^Not in the table: \d+ characters of another game/);
    const backResult = await runRollcall('convert', tablePath, '--out', join(testFolder, 'back'));
    expect([backResult.exit, backResult.err, backResult.out]).toEqual([
      0,
      '',
      `${join(testFolder, 'back')}: 11 characters`,
    ]);
    const wrongResult = await runRollcall('convert', tablePath, '--game', 'ssua', '--out', join(testFolder, 'wrong'));
    expect(wrongResult.err).toContain('no column gives Agility, Mind;');
    expect(wrongResult.err).toContain('It is read as a table of SSUA; --game names another game');
  });

  it('writes nothing when 30 of 300 rows are invalid, and the valid ones with --skip-bad-rows', async () => {
    const { csv: csvText, bad: badCells } = createHeroSpreadsheet(300, 30);
    const testFolder = createTestFolder({ 'heroes.csv': csvText });
    const [tablePath, outputPath] = [join(testFolder, 'heroes.csv'), join(testFolder, 'heroes.rollcall')];
    const refusedResult = await runRollcall('convert', tablePath, '--out', outputPath);
    expect(refusedResult.exit).toBe(2);
    const errorLines = refusedResult.err.split('\n');
    expect(errorLines[0]).toBe(`${tablePath}: not used: Player`);
    expect(errorLines.slice(1, 31)).toEqual(
      badCells.map(({ row: rowNumber, heading }) =>
        expect.stringContaining(`${tablePath}: Row ${rowNumber}, column ${heading}: `),
      ),
    );
    expect(errorLines[31]).toContain('nothing was written: 30 of 300 rows cannot be read');
    expect(existsSync(outputPath)).toBe(false);

    const writtenResult = await runRollcall(
      'convert',
      tablePath,
      '--out',
      outputPath,
      '--skip-bad-rows',
      '--tag',
      'watch',
    );
    expect([writtenResult.exit, writtenResult.out]).toEqual([2, `${outputPath}: 270 characters`]);
    const readResult = await readArchive(createByteSource(readFileSync(outputPath)));
    expect(readResult.ok && readResult.archive.manifest.entries).toHaveLength(270);
    const againResult = await runRollcall('convert', outputPath, '--out', join(testFolder, 'again.csv'));
    expect(againResult.out).toContain('270 characters');
    expect(readFileSync(join(testFolder, 'again.csv'), 'utf8').split('\r\n')[1]).toContain(',watch,');
  });

  it('changes only the given columns of a character that is passed along, and keeps its art', async () => {
    const testFolder = createTestFolder({ 'bloom.csv': 'Id,Level\nambassador-bloom,9\n' });
    const outputPath = join(testFolder, 'bloom.json');
    await runRollcall(
      'convert',
      join(testFolder, 'bloom.csv'),
      'samples/supers-unlimited/characters',
      '--out',
      outputPath,
    );
    const originalCharacter = readCharacter('samples/supers-unlimited/characters/ambassador-bloom.hero.json');
    expect(readCharacter(outputPath)).toEqual({ ...originalCharacter, level: 9 });
  });

  it('maps columns with a mapping file', async () => {
    const { csv: csvText } = createHeroSpreadsheet(3, 1);
    const mappedCsv = csvText.replace('Hero,Lvl,Alignment', 'Held,Stufe,Alignment').replace('six', '6');
    const testFolder = createTestFolder({
      'helden.csv': mappedCsv,
      'map.json': { columns: { Held: 'Name', Stufe: 'Level' }, constants: { Reach: '2' }, tags: ['bund'] },
      'wrong.json': { columns: { Held: 'Nom' } },
    });
    const unmappedResult = await runRollcall(
      'convert',
      join(testFolder, 'helden.csv'),
      '--out',
      join(testFolder, 'a.csv'),
    );
    expect([unmappedResult.exit, unmappedResult.err]).toEqual([
      2,
      expect.stringContaining('no column gives Name, Level; name the columns so'),
    ]);
    const outputPath = join(testFolder, 'helden');
    const mappedResult = await runRollcall(
      'convert',
      join(testFolder, 'helden.csv'),
      '--out',
      outputPath,
      '--mapping',
      join(testFolder, 'map.json'),
    );
    expect(mappedResult.out).toBe(`${outputPath}: 3 characters`);
    expect(readCharacter(join(outputPath, 'Hero 1.hero.json'))).toMatchObject({
      level: 6,
      reach: 2,
      factions: ['bund'],
    });
    const wrongResult = await runRollcall(
      'convert',
      join(testFolder, 'helden.csv'),
      '--out',
      outputPath,
      '--mapping',
      join(testFolder, 'wrong.json'),
    );
    expect([wrongResult.exit, wrongResult.err]).toEqual([
      2,
      expect.stringContaining('names a field Nom that characters do not have'),
    ]);
  });

  it('exits with 1 for illegal characters but writes them', async () => {
    const testFolder = createTestFolder({ 'a.hero.json': { ...readBaseCharacter(), level: 40 } });
    const result = await runRollcall('convert', join(testFolder, 'a.hero.json'), '--out', join(testFolder, 'a.csv'));
    expect([result.exit, result.err]).toEqual([1, '1 of 1 characters are illegal; rollcall check says why']);
    expect(existsSync(join(testFolder, 'a.csv'))).toBe(true);
  });

  it('overwrites no file without --force, and never an input', async () => {
    const testFolder = createTestFolder({ 'a.hero.json': readBaseCharacter(), 'b.csv': 'Name\n' });
    const [heroPath, tablePath] = [join(testFolder, 'a.hero.json'), join(testFolder, 'b.csv')];
    expect((await runRollcall('convert', heroPath, '--out', tablePath)).exit).toBe(2);
    expect(readFileSync(tablePath, 'utf8')).toBe('Name\n');
    const ownResult = await runRollcall('convert', heroPath, '--out', heroPath, '--force');
    expect([ownResult.exit, ownResult.err]).toEqual([2, expect.stringContaining('is read by this call')]);
    expect((await runRollcall('convert', heroPath, '--out', tablePath, '--force')).exit).toBe(0);
  });

  it('explains each wrong call', async () => {
    const testFolder = createTestFolder({
      'a.hero.json': readBaseCharacter(),
      'b.hero.json': { ...readBaseCharacter(), name: 'Other' },
    });
    const getError = async (...cliArguments: string[]) => (await runRollcall('convert', ...cliArguments)).err;
    expect(await getError()).toContain('convert wants at least one INPUT');
    expect(await getError(testFolder)).toContain('convert wants --out');
    expect(await getError(testFolder, '--out', join(testFolder, 'x.csv'))).toContain(
      'two different characters have the id',
    );
    expect(await getError(join(testFolder, 'a.hero.json'), '--out', join(testFolder, 'x.csv'), '--tag', 'a')).toContain(
      'are for spreadsheets',
    );
    expect(await getError(join(testFolder, 'none.csv'), '--out', join(testFolder, 'x.rollcall'))).toContain(
      'cannot be read',
    );
  });
});
