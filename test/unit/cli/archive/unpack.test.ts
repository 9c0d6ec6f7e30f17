import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runRollcall } from '../../../support/cli.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { buildZip } from '../../../support/files/zip.ts';
import { baseHero, createPng, createTestFolder, listFileNames, listFingerprints } from './archive-support.ts';

describe('unpack', () => {
  const createArchive = async (testFolder: string) => {
    const archivePath = join(testFolder, 'x.rollcall');
    writeFileSync(
      archivePath,
      await buildArchive([
        { kind: 'document', document: baseHero },
        { kind: 'picture', bytes: await createPng('#123456') },
      ]),
    );
    return archivePath;
  };

  it('overwrites no file without --force, and writes all or none', async () => {
    const testFolder = createTestFolder({ 'out/characters': {} });
    const archivePath = await createArchive(testFolder);
    // The path `out/characters` is a file, although unpack needs a folder there.
    expect(await runRollcall('unpack', archivePath, '--out', join(testFolder, 'out'))).toMatchObject({ exit: 2 });
    expect(listFileNames(join(testFolder, 'out'))).toEqual(['characters']);
    const targetPath = join(testFolder, 'two', `characters/${baseHero.name}.hero.json`);
    mkdirSync(join(testFolder, 'two/characters'), { recursive: true });
    writeFileSync(targetPath, 'mine');
    const refused = await runRollcall('unpack', archivePath, '--out', join(testFolder, 'two'));
    expect(refused).toMatchObject({ exit: 2, err: expect.stringContaining('already there') as string });
    expect(readFileSync(targetPath, 'utf8')).toBe('mine');
    expect(listFileNames(join(testFolder, 'two'))).toEqual(['characters', `characters/${baseHero.name}.hero.json`]);
    expect((await runRollcall('unpack', archivePath, '--out', join(testFolder, 'two'), '--force')).exit).toBe(0);
    expect(JSON.parse(readFileSync(targetPath, 'utf8'))).toEqual(baseHero);
  });

  it('writes nothing outside its folder', async () => {
    const testFolder = createTestFolder({ 'beyond/x.txt': '', 'out/x.txt': '' });
    const archivePath = await createArchive(testFolder);
    symlinkSync('../beyond', join(testFolder, 'out/characters'));
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'unpack',
      archivePath,
      '--out',
      join(testFolder, 'out'),
    );
    expect(exitCode).toBe(2);
    expect(errorOutput).toContain('is a link that leads elsewhere');
    expect(listFileNames(join(testFolder, 'beyond'))).toEqual(['x.txt']);
    writeFileSync(join(testFolder, 'evil.zip'), buildZip([{ name: '../evil.json', content: '{}' }]));
    const evilResult = await runRollcall('unpack', join(testFolder, 'evil.zip'), '--out', join(testFolder, 'deep/er'));
    expect(evilResult).toMatchObject({ exit: 2, err: expect.stringContaining('leads out of its folder') as string });
    expect(listFileNames(testFolder)).not.toContain('deep');
  });

  it('makes file names valid on every system and unique', async () => {
    const testFolder = createTestFolder();
    const zipBytes = buildZip(
      ['CON.json', 'ab:c.json', 'ab?c.json', 'dot./x.json'].map((fileName) => ({ name: fileName, content: '{}' })),
    );
    writeFileSync(join(testFolder, 'x.zip'), zipBytes);
    expect((await runRollcall('unpack', join(testFolder, 'x.zip'), '--out', join(testFolder, 'out'))).exit).toBe(0);
    expect(listFileNames(join(testFolder, 'out'))).toEqual([
      'ab c 2.json',
      'ab c.json',
      'dot',
      'dot/x.json',
      'rollcall CON.json',
    ]);
  });

  it('unpacks plain files unchanged, even if they cannot be read', async () => {
    const testFolder = createTestFolder();
    const heroWithPicture = { ...baseHero, art: { image: { src: 'art/x.png' } } };
    const filesByName = {
      'l/a.json': JSON.stringify(heroWithPicture),
      'l/b.json': '{ "format": "rollcall.newer" }',
      'n.txt': 'x',
    };
    const entries = Object.entries(filesByName).map(([fileName, content]) => ({ name: fileName, content }));
    writeFileSync(
      join(testFolder, 'x.zip'),
      buildZip([...entries, { name: 'l/art/x.png', content: await createPng('#000000') }]),
    );
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'unpack',
      join(testFolder, 'x.zip'),
      '--out',
      join(testFolder, 'out'),
    );
    expect({ exit: exitCode, err: errorOutput }).toEqual({
      exit: 0,
      err: 'n.txt: left out, neither a document nor a picture',
    });
    expect(listFileNames(join(testFolder, 'out')).filter((fileName) => fileName.includes('.'))).toEqual([
      'l/a.json',
      'l/art/x.png',
      'l/b.json',
    ]);
    for (const fileName of ['l/a.json', 'l/b.json'] as const) {
      expect(readFileSync(join(testFolder, 'out', fileName), 'utf8')).toBe(filesByName[fileName]);
    }
  });

  it('omits documents from the trash of the library', async () => {
    const testFolder = createTestFolder();
    const trashedHero = { ...baseHero, id: 'thrown', name: 'Thrown' };
    writeFileSync(
      join(testFolder, 'x.rollcall'),
      await buildArchive([
        { kind: 'document', document: baseHero },
        { kind: 'document', document: trashedHero, trashed: '2026-01-01T00:00:00.000Z' },
      ]),
    );
    const { err: errorOutput, out: output } = await runRollcall(
      'unpack',
      join(testFolder, 'x.rollcall'),
      '--out',
      join(testFolder, 'out'),
    );
    expect(output).toContain('1 document,');
    expect(errorOutput).toBe('left out: 1 document from the trash of the library');
    expect(await listFingerprints(join(testFolder, 'x.rollcall'))).toHaveLength(1);
  });
});
