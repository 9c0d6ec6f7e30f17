import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import { readLink } from '../../../../src/shared/library/link.ts';
import { runRollcall } from '../../../support/cli.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { translate } from '../../../support/texts.ts';
import {
  baseHero,
  createListsFolder,
  createPng,
  createTestFolder,
  listFileNames,
  listFingerprints,
  readManifest,
  teamWithoutCharacters,
} from './archive-support.ts';

describe('pack', () => {
  it('packs documents, templates and pictures, and reports omitted files', async () => {
    const testFolder = await createListsFolder();
    const outputPath = join(testFolder, 'all.rollcall');
    const result = await runRollcall('pack', join(testFolder, 'lists'), '--out', outputPath);
    expect(result).toMatchObject({ exit: 0, out: `${outputPath}\n4 documents, 1 template, 2 pictures` });
    expect(result.err).toBe(
      `${join(testFolder, 'lists/readme.txt')}: left out, not a Rollcall list (.json, .rollcall or .txt)`,
    );
    const { entries, by: programName } = await readManifest(outputPath);
    expect(programName).toBe('Rollcall 0.1.0');
    const redHash = sha256(await createPng('#ff0000'));
    const greenHash = sha256(await createPng('#00ff00'));
    expect(entries.map(({ path }) => path)).toEqual([
      'factions/Harbour.faction.json',
      `characters/${baseHero.name}.hero.json`,
      'characters/Ünder study.hero.json',
      'templates/mine.card.json',
      `teams/${teamWithoutCharacters.name}.team.json`,
      `pictures/${greenHash}.png`,
      `pictures/${redHash}.png`,
    ]);
    expect(listFileNames(testFolder).filter((fileName) => fileName.endsWith('.part'))).toEqual([]);
  });

  it('packs the same documents again after unpack', async () => {
    const testFolder = await createListsFolder();
    const [firstArchive, secondArchive, unpackedFolder] = ['one.rollcall', 'two.rollcall', 'unpacked'].map((fileName) =>
      join(testFolder, fileName),
    ) as [string, string, string];
    expect((await runRollcall('pack', join(testFolder, 'lists'), '--out', firstArchive)).exit).toBe(0);
    expect(await runRollcall('unpack', firstArchive, '--out', unpackedFolder)).toMatchObject({
      exit: 0,
      out: `${unpackedFolder}\n4 documents, 1 template, 2 pictures`,
    });
    const redHash = sha256(await createPng('#ff0000'));
    expect(listFileNames(unpackedFolder)).toContain(`characters/art/${redHash}.png`);
    const unpackedHero = JSON.parse(
      readFileSync(join(unpackedFolder, `characters/${baseHero.name}.hero.json`), 'utf8'),
    ) as typeof baseHero;
    expect(unpackedHero.art?.image).toEqual({ src: `art/${redHash}.png`, credit: 'me' });
    expect(await listFingerprints(unpackedFolder)).toEqual(await listFingerprints(join(testFolder, 'lists')));
    expect(await listFingerprints(firstArchive)).toEqual(await listFingerprints(join(testFolder, 'lists')));
    expect((await runRollcall('pack', unpackedFolder, '--out', secondArchive)).exit).toBe(0);
    const secondDigests = (await readManifest(secondArchive)).entries.map(({ sha256 }) => sha256).sort();
    expect(secondDigests).toEqual((await readManifest(firstArchive)).entries.map(({ sha256 }) => sha256).sort());
  });

  it('includes the documents of a given archive only once', async () => {
    const testFolder = await createListsFolder();
    const [firstArchive, secondArchive] = [join(testFolder, 'lists/one.rollcall'), join(testFolder, 'two.rollcall')];
    await runRollcall('pack', join(testFolder, 'lists'), '--out', firstArchive);
    const result = await runRollcall('pack', join(testFolder, 'lists'), firstArchive, '--out', secondArchive);
    expect(result.out).toBe(`${secondArchive}\n4 documents, 1 template, 2 pictures`);
    const refused = await runRollcall('pack', join(testFolder, 'lists'), '--out', firstArchive, '--force');
    expect(refused).toMatchObject({ exit: 2, err: expect.stringContaining('is read by this call') as string });
  });

  it('keeps the change date and drafts of a document from an archive', async () => {
    const testFolder = createTestFolder();
    const entryFields = { changed: '2026-02-01T10:00:00.000Z', drafts: { '/level': '4.' } };
    writeFileSync(
      join(testFolder, 'x.rollcall'),
      await buildArchive([{ kind: 'document', document: baseHero, ...entryFields }]),
    );
    expect(
      (await runRollcall('pack', join(testFolder, 'x.rollcall'), '--out', join(testFolder, 'y.rollcall'))).exit,
    ).toBe(0);
    expect((await readManifest(join(testFolder, 'y.rollcall'))).entries).toMatchObject([entryFields]);
  });

  it('packs two different documents with the same id and says so', async () => {
    const testFolder = createTestFolder({
      'a.json': baseHero,
      'b.json': { ...baseHero, name: 'Another' },
      'c.json': baseHero,
    });
    const result = await runRollcall('pack', testFolder, '--out', join(testFolder, 'x.rollcall'));
    expect(result.out).toContain('2 documents');
    expect(result.err).toContain(`b.json: another document of this kind has the id ${baseHero.id}; both are packed`);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a document', { 'x.json': '{' }, /x\.json: cannot be read; expected a JSON object/],
    ['a newer document', { 'x.json': { ...baseHero, version: 9 } }, /x\.json: \/version: cannot be read/],
    ['a template', { 'x.card.json': { format: 'rollcall.card-template', version: 1 } }, /x\.card\.json/],
    ['an archive', { 'x.rollcall': 'PK' }, /x\.rollcall: cannot be read; expected an archive that can be used/],
    [
      'a picture',
      { 'x.json': { ...baseHero, art: { image: { src: 'x.png' } } }, 'x.png': '' },
      /its picture cannot be packed: the file is empty/,
    ],
  ])('writes nothing when %s cannot be read', async (_caseName, filesByName, expectedLine) => {
    const testFolder = createTestFolder({ 'good.json': { ...baseHero, id: 'good' }, ...filesByName });
    const {
      exit: exitCode,
      err: errorOutput,
      out: output,
    } = await runRollcall('pack', testFolder, '--out', join(testFolder, 'all.rollcall'));
    expect({ exit: exitCode, out: output }).toEqual({ exit: 2, out: '' });
    expect(errorOutput).toMatch(expectedLine);
    expect(errorOutput).toMatch(/nothing was written/);
    expect(listFileNames(testFolder).filter((fileName) => /^all\.|\.part$/.test(fileName))).toEqual([]);
  });

  it('reports a missing picture and packs the document', async () => {
    const testFolder = createTestFolder({ 'x.json': { ...baseHero, art: { image: { src: 'gone.png' } } } });
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'pack',
      testFolder,
      '--out',
      join(testFolder, 'all.rollcall'),
    );
    expect(exitCode).toBe(0);
    expect(errorOutput).toContain('x.json: its picture cannot be packed: there is no file gone.png');
  });

  it('explains each wrong call', async () => {
    const testFolder = createTestFolder({ 'a.json': baseHero, 'old.rollcall': 'x', 'empty/x.txt': '' });
    const runPack = async (...cliArguments: string[]) => (await runRollcall('pack', ...cliArguments)).err;
    expect(await runPack()).toMatch(/wants at least one/);
    expect(await runPack(join(testFolder, 'a.json'))).toMatch(/wants --out/);
    expect(await runPack(join(testFolder, 'a.json'), '--out', join(testFolder, 'a.zip'))).toMatch(/ends in \.rollcall/);
    expect(await runPack(join(testFolder, 'a.json'), '--out', join(testFolder, 'old.rollcall'))).toMatch(/--force/);
    expect(await runPack(join(testFolder, 'empty'), '--out', join(testFolder, 'n.rollcall'))).toMatch(
      /there is no document to pack/,
    );
    expect(readFileSync(join(testFolder, 'old.rollcall'), 'utf8')).toBe('x');
  });

  it('prints one document as a link with --link', async () => {
    const testFolder = createTestFolder({ 'a.json': baseHero, 'b.json': { ...baseHero, id: 'b' } });
    const { exit: exitCode, out: output } = await runRollcall('pack', join(testFolder, 'a.json'), '--link');
    expect(exitCode).toBe(0);
    expect(readLink(translate, output)).toEqual({ ok: true, document: baseHero });
    expect(await runRollcall('pack', testFolder, '--link')).toMatchObject({ exit: 2 });
    expect(await runRollcall('pack', join(testFolder, 'a.json'), '--link', '--out', 'x')).toMatchObject({ exit: 2 });
  });
});
