import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import { readVerdicts } from '../../../../src/shared/event-pack/verdict-row.ts';
import { runRollcall } from '../../../support/cli.ts';
import { readBaseTeam } from '../../../support/documents/fixture.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { buildZip } from '../../../support/files/zip.ts';
import {
  baseHero,
  createPng,
  createTestFolder,
  eventPack,
  teamCharacters,
  teamWithoutCharacters,
} from './archive-support.ts';

describe('commands that read archives', () => {
  /** Creates a folder with a team file, a complete archive, a zip of documents, a truncated archive and an empty archive. */
  async function createMixedFolder() {
    const testFolder = createTestFolder({ 'lists/1.team.json': readBaseTeam(), 'e.json': eventPack });
    const strongerCharacters = teamCharacters.map((character) => ({ ...character, power: character.power + 1 }));
    await buildArchive(
      [teamWithoutCharacters, ...strongerCharacters].map((document) => ({ kind: 'document', document })),
    ).then((fileBytes) => writeFileSync(join(testFolder, 'lists/2.rollcall'), fileBytes));
    const zipFiles = [teamWithoutCharacters, ...teamCharacters].map((document, fileIndex) => ({
      name: `l/${fileIndex}.json`,
      content: JSON.stringify(document),
    }));
    writeFileSync(join(testFolder, 'lists/3.zip'), buildZip([...zipFiles, { name: 'l/notes.txt', content: 'x' }]));
    writeFileSync(join(testFolder, 'lists/4.rollcall'), readFileSync(join(testFolder, 'lists/2.rollcall')));
    truncateSync(join(testFolder, 'lists/4.rollcall'), 1_000);
    writeFileSync(join(testFolder, 'lists/5.rollcall'), await buildArchive([]));
    return { testFolder, listsFolder: join(testFolder, 'lists') };
  }

  it('check uses the members of the same archive for each document, and reports a damaged archive once', async () => {
    const { listsFolder } = await createMixedFolder();
    const { exit: exitCode, out: output, err: errorOutput } = await runRollcall('check', listsFolder, '--json');
    expect(exitCode).toBe(2);
    const { results } = JSON.parse(output) as {
      results: { file: string; verdict: string; kind: string; fingerprint: string; error: unknown }[];
    };
    const teamResults = results.filter(({ kind: documentKind }) => documentKind === 'team');
    expect(teamResults.map(({ file: filePath, verdict }) => [filePath.slice(listsFolder.length + 1), verdict])).toEqual(
      [
        ['1.team.json', 'legal'],
        [`2.rollcall/teams/${teamWithoutCharacters.name}.team.json`, 'legal'],
        ['3.zip/l/0.json', 'legal'],
      ],
    );
    expect(results.filter(({ error: parseError }) => parseError !== null)).toMatchObject([
      { file: join(listsFolder, '4.rollcall'), verdict: 'unreadable', error: { path: '' } },
    ]);
    expect(errorOutput).toContain(
      '4.rollcall: cannot be read; expected an archive that can be used: it ends too early',
    );
    expect(errorOutput).toContain('3.zip/l/notes.txt: passed over, a text that');
    expect(errorOutput).toContain('5.rollcall: passed over, an archive without a document in it');
    expect(errorOutput).not.toContain('another character has the id');
  });

  it('report lists each submission and finds its members where it came from', async () => {
    const { testFolder, listsFolder } = await createMixedFolder();
    const { exit: exitCode } = await runRollcall(
      'report',
      listsFolder,
      '--event',
      join(testFolder, 'e.json'),
      '--out',
      join(testFolder, 'out'),
    );
    expect(exitCode).toBe(2);
    const rows = readVerdicts(readFileSync(join(testFolder, 'out/verdicts.csv'), 'utf8')) ?? [];
    const submissionRows = rows.filter(({ verdict }) => verdict !== 'library');
    expect(submissionRows.map(({ file: filePath, verdict }) => [filePath, verdict])).toEqual([
      ['4.rollcall', 'unreadable'],
      ['1.team.json', 'legal'],
      [`2.rollcall/teams/${teamWithoutCharacters.name}.team.json`, 'legal'],
      ['3.zip/l/0.json', 'legal'],
      ['3.zip/l/notes.txt', 'no-list'],
      ['5.rollcall', 'no-list'],
    ]);
    const { stdout: pdfText } = spawnSync('pdftotext', ['-raw', join(testFolder, 'out/report.pdf'), '-'], {
      encoding: 'utf8',
    });
    expect(pdfText).toContain('it ends too early');
    expect(pdfText).toContain('The archive can’t be read');
    const [, , secondRow, thirdRow] = submissionRows;
    expect(secondRow?.lookedUp).not.toBe(thirdRow?.lookedUp);
    expect(rows.every(({ notes }) => !notes.includes('several'))).toBe(true);
  });

  it('cards and images show the pictures of an archive, by hash or by path', async () => {
    const testFolder = createTestFolder();
    const fileBytes = await createPng('#ff0000');
    const heroWithHash = { ...baseHero, art: { image: { src: `sha256:${sha256(fileBytes)}` } } };
    writeFileSync(
      join(testFolder, 'a.rollcall'),
      await buildArchive([
        { kind: 'document', document: heroWithHash },
        { kind: 'picture', bytes: fileBytes },
      ]),
    );
    const heroWithPath = { ...baseHero, art: { image: { src: 'art/x.png' } } };
    const entries = [
      { name: 'h/x.json', content: JSON.stringify(heroWithPath) },
      { name: 'h/art/x.png', content: fileBytes },
    ];
    writeFileSync(join(testFolder, 'b.zip'), buildZip(entries));
    writeFileSync(join(testFolder, 'c.zip'), buildZip(entries.slice(0, 1)));
    const runPreflight = async (archiveName: string) =>
      (await runRollcall('cards', join(testFolder, archiveName), '--preflight', '--json')).out;
    for (const archiveName of ['a.rollcall', 'b.zip']) {
      expect(await runPreflight(archiveName), archiveName).toContain('"low-resolution"');
      expect(await runPreflight(archiveName), archiveName).not.toMatch(/broken-art|missing-art/);
      expect(
        (await runRollcall('images', join(testFolder, archiveName), '--out', join(testFolder, `${archiveName}-images`)))
          .exit,
      ).toBe(0);
    }
    expect(await runPreflight('c.zip')).toMatch(/broken-art.*there is no file art\/x\.png/s);
  });

  it('roster and sheet use the team of an archive', async () => {
    const { testFolder, listsFolder } = await createMixedFolder();
    for (const [fileIndex, command] of ['roster', 'sheet'].entries()) {
      const outputPath = join(testFolder, `${fileIndex}.pdf`);
      expect(await runRollcall(command, join(listsFolder, '2.rollcall'), '--out', outputPath)).toMatchObject({
        exit: 0,
      });
    }
    const brokenResult = await runRollcall(
      'roster',
      join(listsFolder, '4.rollcall'),
      '--out',
      join(testFolder, 'x.pdf'),
    );
    expect(brokenResult).toMatchObject({ exit: 2, err: expect.stringContaining('it ends too early') as string });
  });
});
