import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import type { ArchiveItem } from '../../../../src/shared/library/archive/write-archive.ts';
import { createDrawingReference } from '../../../../src/shared/library/drawing-reference.ts';
import { runRollcall } from '../../../support/cli.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { baseHero, createPng, createTestFolder } from './archive-support.ts';

describe('a backup with separate pictures and drawings', () => {
  const drawing = { width: 10, height: 10, shapes: [{ d: 'M0 0H10V10Z', fill: 'primary' }] };
  const drawingJson = JSON.stringify(drawing);
  const createSeparateItem = (
    assetKind: 'picture' | 'drawing',
    extension: string,
    assetBytes: Uint8Array,
  ): ArchiveItem => {
    const assetHash = sha256(assetBytes);
    return {
      kind: assetKind,
      path: `art/${assetHash}.${extension}`,
      beside: true,
      sha256: assetHash,
      size: assetBytes.length,
    };
  };

  /** Creates a backup with two heroes whose drawing and picture are files next to the archive, named by their hashes. */
  async function createBackup() {
    const pictureBytes = await createPng('#00ff00');
    const drawingBytes = new TextEncoder().encode(drawingJson);
    const heroWithDrawing = {
      ...baseHero,
      art: { drawing: { width: 10, height: 10, shapes: [{ d: `sha256:${sha256(drawingBytes)}` }] } },
    };
    const heroWithPicture = {
      ...baseHero,
      id: 'b',
      name: 'B',
      art: { image: { src: `sha256:${sha256(pictureBytes)}` } },
    };
    const testFolder = createTestFolder({ 'backups/art/x.txt': '' });
    writeFileSync(
      join(testFolder, 'backups/1.rollcall'),
      await buildArchive([
        { kind: 'document', document: heroWithDrawing },
        { kind: 'document', document: heroWithPicture },
        createSeparateItem('picture', 'png', pictureBytes),
        createSeparateItem('drawing', 'json', drawingBytes),
      ]),
    );
    writeFileSync(join(testFolder, `backups/art/${sha256(pictureBytes)}.png`), pictureBytes);
    writeFileSync(join(testFolder, `backups/art/${sha256(drawingBytes)}.json`), drawingBytes);
    return { testFolder, archivePath: join(testFolder, 'backups/1.rollcall'), pictureBytes, drawingBytes };
  }

  it('cards, unpack and pack use the separate pictures and drawings', async () => {
    const { testFolder, archivePath, pictureBytes } = await createBackup();
    const { out: output } = await runRollcall('cards', archivePath, '--preflight', '--json');
    expect(output).not.toMatch(/broken-art|missing-art/);
    expect((await runRollcall('unpack', archivePath, '--out', join(testFolder, 'out'))).out).toContain(
      '2 documents, 0 templates, 1 picture',
    );
    const heroWithDrawing = JSON.parse(
      readFileSync(join(testFolder, `out/characters/${baseHero.name}.hero.json`), 'utf8'),
    ) as typeof baseHero;
    expect(heroWithDrawing.art?.drawing).toEqual(drawing);
    expect(new Uint8Array(readFileSync(join(testFolder, `out/characters/art/${sha256(pictureBytes)}.png`)))).toEqual(
      pictureBytes,
    );
    expect((await runRollcall('pack', archivePath, '--out', join(testFolder, 'two.rollcall'))).out).toContain(
      '2 documents, 0 templates, 1 picture',
    );
  });

  it('cards and unpack report separate pictures and drawings that are damaged, and omit them', async () => {
    const { testFolder, archivePath, pictureBytes, drawingBytes } = await createBackup();
    writeFileSync(join(testFolder, `backups/art/${sha256(pictureBytes)}.png`), await createPng('#0000ff'));
    writeFileSync(join(testFolder, `backups/art/${sha256(drawingBytes)}.json`), '"something else"');
    const {
      exit: exitCode,
      out: output,
      err: errorOutput,
    } = await runRollcall('unpack', archivePath, '--out', join(testFolder, 'out'));
    expect({ exit: exitCode, out: output }).toEqual({
      exit: 0,
      out: `${join(testFolder, 'out')}\n2 documents, 0 templates, 0 pictures`,
    });
    expect(errorOutput).toContain(`${baseHero.name}.hero.json: its drawing is missing beside the archive`);
    expect(errorOutput).toContain('B.hero.json: its picture is missing beside the archive');
    const cardsResult = await runRollcall('cards', archivePath, '--preflight', '--json');
    expect(cardsResult.out).toMatch(/broken-art/);
    expect(cardsResult.out).toMatch(/missing-art/);
  });

  it('unpack reports a drawing of which the archive has no entry', async () => {
    const testFolder = createTestFolder();
    const archivePath = join(testFolder, 'x.rollcall');
    const reference = createDrawingReference(drawing, 'a'.repeat(64));
    const hero = { ...baseHero, art: { ...baseHero.art, drawing: reference } };
    writeFileSync(archivePath, await buildArchive([{ kind: 'document', document: hero }]));
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'unpack',
      archivePath,
      '--out',
      join(testFolder, 'out'),
    );
    expect(exitCode).toBe(0);
    expect(errorOutput).toContain('its drawing is missing beside the archive');
  });
});
