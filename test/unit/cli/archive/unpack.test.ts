import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runRollcall } from '../../../support/cli.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { buildZip } from '../../../support/files/zip.ts';
import { folder, hero, names, png, prints } from './archive-support.ts';

describe('unpack', () => {
  const packed = async (at: string) => {
    const path = join(at, 'x.rollcall');
    writeFileSync(
      path,
      await buildArchive([
        { kind: 'document', document: hero },
        { kind: 'picture', bytes: await png('#123456') },
      ]),
    );
    return path;
  };

  it('overwrites nothing unless it may, and then all of it', async () => {
    const at = folder({ 'out/characters': {} });
    const path = await packed(at);
    // A file where a folder should be.
    expect(await runRollcall('unpack', path, '--out', join(at, 'out'))).toMatchObject({ exit: 2 });
    expect(names(join(at, 'out'))).toEqual(['characters']);
    const target = join(at, 'two', `characters/${hero.name}.hero.json`);
    mkdirSync(join(at, 'two/characters'), { recursive: true });
    writeFileSync(target, 'mine');
    const refused = await runRollcall('unpack', path, '--out', join(at, 'two'));
    expect(refused).toMatchObject({ exit: 2, err: expect.stringContaining('already there') as string });
    expect(readFileSync(target, 'utf8')).toBe('mine');
    expect(names(join(at, 'two'))).toEqual(['characters', `characters/${hero.name}.hero.json`]);
    expect((await runRollcall('unpack', path, '--out', join(at, 'two'), '--force')).exit).toBe(0);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(hero);
  });

  it('writes nothing outside of its folder', async () => {
    const at = folder({ 'beyond/x.txt': '', 'out/x.txt': '' });
    const path = await packed(at);
    symlinkSync('../beyond', join(at, 'out/characters'));
    const { exit, err } = await runRollcall('unpack', path, '--out', join(at, 'out'));
    expect(exit).toBe(2);
    expect(err).toContain('is a link that leads elsewhere');
    expect(names(join(at, 'beyond'))).toEqual(['x.txt']);
    writeFileSync(join(at, 'evil.zip'), buildZip([{ name: '../evil.json', content: '{}' }]));
    const evil = await runRollcall('unpack', join(at, 'evil.zip'), '--out', join(at, 'deep/er'));
    expect(evil).toMatchObject({ exit: 2, err: expect.stringContaining('leads out of its folder') as string });
    expect(names(at)).not.toContain('deep');
  });

  it('gives names that no system takes others, and each a place of its own', async () => {
    const at = folder();
    const zip = buildZip(
      ['CON.json', 'ab:c.json', 'ab?c.json', 'dot./x.json'].map((name) => ({ name, content: '{}' })),
    );
    writeFileSync(join(at, 'x.zip'), zip);
    expect((await runRollcall('unpack', join(at, 'x.zip'), '--out', join(at, 'out'))).exit).toBe(0);
    expect(names(join(at, 'out'))).toEqual(['ab c 2.json', 'ab c.json', 'dot', 'dot/x.json', 'rollcall CON.json']);
  });

  it('leaves a zip of plain files as it was, and what cannot be read to the byte', async () => {
    const at = folder();
    const drawn = { ...hero, art: { image: { src: 'art/x.png' } } };
    const files = { 'l/a.json': JSON.stringify(drawn), 'l/b.json': '{ "format": "rollcall.newer" }', 'n.txt': 'x' };
    const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
    writeFileSync(join(at, 'x.zip'), buildZip([...entries, { name: 'l/art/x.png', content: await png('#000000') }]));
    const { exit, err } = await runRollcall('unpack', join(at, 'x.zip'), '--out', join(at, 'out'));
    expect({ exit, err }).toEqual({ exit: 0, err: 'n.txt: left out, neither a document nor a picture' });
    expect(names(join(at, 'out')).filter((name) => name.includes('.'))).toEqual([
      'l/a.json',
      'l/art/x.png',
      'l/b.json',
    ]);
    for (const name of ['l/a.json', 'l/b.json'] as const) {
      expect(readFileSync(join(at, 'out', name), 'utf8')).toBe(files[name]);
    }
  });

  it('leaves out what lay in the trash', async () => {
    const at = folder();
    const thrown = { ...hero, id: 'thrown', name: 'Thrown' };
    writeFileSync(
      join(at, 'x.rollcall'),
      await buildArchive([
        { kind: 'document', document: hero },
        { kind: 'document', document: thrown, trashed: '2026-01-01T00:00:00.000Z' },
      ]),
    );
    const { err, out } = await runRollcall('unpack', join(at, 'x.rollcall'), '--out', join(at, 'out'));
    expect(out).toContain('1 document,');
    expect(err).toBe('left out: 1 document from the trash of the library');
    expect(await prints(join(at, 'x.rollcall'))).toHaveLength(1);
  });
});
