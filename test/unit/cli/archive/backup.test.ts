import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import type { ArchiveItem } from '../../../../src/shared/library/archive/write-archive.ts';
import { runRollcall } from '../../../support/cli.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { folder, hero, png } from './archive-support.ts';

describe('a backup, whose pictures and drawings lie beside it', () => {
  const drawing = { width: 10, height: 10, shapes: [{ d: 'M0 0H10V10Z', fill: 'primary' }] };
  const json = JSON.stringify(drawing);
  const besideOf = (kind: 'picture' | 'drawing', ending: string, bytes: Uint8Array): ArchiveItem => {
    const hash = sha256(bytes);
    return { kind, path: `art/${hash}.${ending}`, beside: true, sha256: hash, size: bytes.length };
  };

  async function backup() {
    const picture = await png('#00ff00');
    const drawn = new TextEncoder().encode(json);
    const a = { ...hero, art: { drawing: { width: 10, height: 10, shapes: [{ d: `sha256:${sha256(drawn)}` }] } } };
    const b = { ...hero, id: 'b', name: 'B', art: { image: { src: `sha256:${sha256(picture)}` } } };
    const at = folder({ 'backups/art/x.txt': '' });
    writeFileSync(
      join(at, 'backups/1.rollcall'),
      await buildArchive([
        { kind: 'document', document: a },
        { kind: 'document', document: b },
        besideOf('picture', 'png', picture),
        besideOf('drawing', 'json', drawn),
      ]),
    );
    writeFileSync(join(at, `backups/art/${sha256(picture)}.png`), picture);
    writeFileSync(join(at, `backups/art/${sha256(drawn)}.json`), drawn);
    return { at, path: join(at, 'backups/1.rollcall'), picture, drawn };
  }

  it('is printed, packed and unpacked whole', async () => {
    const { at, path, picture } = await backup();
    const { out } = await runRollcall('cards', path, '--preflight', '--json');
    expect(out).not.toMatch(/broken-art|missing-art/);
    expect((await runRollcall('unpack', path, '--out', join(at, 'out'))).out).toContain(
      '2 documents, 0 templates, 1 picture',
    );
    const a = JSON.parse(readFileSync(join(at, `out/characters/${hero.name}.hero.json`), 'utf8')) as typeof hero;
    expect(a.art?.drawing).toEqual(drawing);
    expect(new Uint8Array(readFileSync(join(at, `out/characters/art/${sha256(picture)}.png`)))).toEqual(picture);
    expect((await runRollcall('pack', path, '--out', join(at, 'two.rollcall'))).out).toContain(
      '2 documents, 0 templates, 1 picture',
    );
  });

  it('goes without what is lost or damaged beside it, and says so', async () => {
    const { at, path, picture, drawn } = await backup();
    writeFileSync(join(at, `backups/art/${sha256(picture)}.png`), await png('#0000ff'));
    writeFileSync(join(at, `backups/art/${sha256(drawn)}.json`), '"something else"');
    const { exit, out, err } = await runRollcall('unpack', path, '--out', join(at, 'out'));
    expect({ exit, out }).toEqual({ exit: 0, out: `${join(at, 'out')}\n2 documents, 0 templates, 0 pictures` });
    expect(err).toContain(`${hero.name}.hero.json: its drawing is missing beside the archive`);
    expect(err).toContain('B.hero.json: its picture is missing beside the archive');
    const cards = await runRollcall('cards', path, '--preflight', '--json');
    expect(cards.out).toMatch(/broken-art/);
    expect(cards.out).toMatch(/missing-art/);
  });
});
