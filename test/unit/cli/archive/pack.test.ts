import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import { readLink } from '../../../../src/shared/library/link.ts';
import { runRollcall } from '../../../support/cli.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { translate } from '../../../support/texts.ts';
import { bare, folder, hero, lists, manifestOf, names, png, prints } from './archive-support.ts';

describe('pack', () => {
  it('takes documents, templates and pictures in, and says what it left out', async () => {
    const at = await lists();
    const out = join(at, 'all.rollcall');
    const answer = await runRollcall('pack', join(at, 'lists'), '--out', out);
    expect(answer).toMatchObject({ exit: 0, out: `${out}\n4 documents, 1 template, 2 pictures` });
    expect(answer.err).toBe(
      `${join(at, 'lists/readme.txt')}: left out, not a .json document; rename it to end in .json if it is one`,
    );
    const { entries, by } = await manifestOf(out);
    expect(by).toBe('Rollcall 0.1.0');
    const red = sha256(await png('#ff0000'));
    const green = sha256(await png('#00ff00'));
    expect(entries.map(({ path }) => path)).toEqual([
      'factions/Harbour.faction.json',
      `characters/${hero.name}.hero.json`,
      'characters/Ünder study.hero.json',
      'templates/mine.card.json',
      `teams/${bare.name}.team.json`,
      `pictures/${green}.png`,
      `pictures/${red}.png`,
    ]);
    expect(names(at).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('and unpack and pack again give the same documents', async () => {
    const at = await lists();
    const [one, two, dir] = ['one.rollcall', 'two.rollcall', 'unpacked'].map((name) => join(at, name)) as [
      string,
      string,
      string,
    ];
    expect((await runRollcall('pack', join(at, 'lists'), '--out', one)).exit).toBe(0);
    expect(await runRollcall('unpack', one, '--out', dir)).toMatchObject({
      exit: 0,
      out: `${dir}\n4 documents, 1 template, 2 pictures`,
    });
    const red = sha256(await png('#ff0000'));
    expect(names(dir)).toContain(`characters/art/${red}.png`);
    const a = JSON.parse(readFileSync(join(dir, `characters/${hero.name}.hero.json`), 'utf8')) as typeof hero;
    expect(a.art?.image).toEqual({ src: `art/${red}.png`, credit: 'me' });
    expect(await prints(dir)).toEqual(await prints(join(at, 'lists')));
    expect(await prints(one)).toEqual(await prints(join(at, 'lists')));
    expect((await runRollcall('pack', dir, '--out', two)).exit).toBe(0);
    const same = (await manifestOf(two)).entries.map(({ sha256: digest }) => digest).sort();
    expect(same).toEqual((await manifestOf(one)).entries.map(({ sha256: digest }) => digest).sort());
  });

  it('takes an archive apart that it is given, once', async () => {
    const at = await lists();
    const [one, two] = [join(at, 'lists/one.rollcall'), join(at, 'two.rollcall')];
    await runRollcall('pack', join(at, 'lists'), '--out', one);
    const answer = await runRollcall('pack', join(at, 'lists'), one, '--out', two);
    expect(answer.out).toBe(`${two}\n4 documents, 1 template, 2 pictures`);
    const refused = await runRollcall('pack', join(at, 'lists'), '--out', one, '--force');
    expect(refused).toMatchObject({ exit: 2, err: expect.stringContaining('is read by this call') as string });
  });

  it('keeps what an archive says of a document beside it', async () => {
    const at = folder();
    const told = { changed: '2026-02-01T10:00:00.000Z', drafts: { '/level': '4.' } };
    writeFileSync(join(at, 'x.rollcall'), await buildArchive([{ kind: 'document', document: hero, ...told }]));
    expect((await runRollcall('pack', join(at, 'x.rollcall'), '--out', join(at, 'y.rollcall'))).exit).toBe(0);
    expect((await manifestOf(join(at, 'y.rollcall'))).entries).toMatchObject([told]);
  });

  it('packs two documents of one id, and says so', async () => {
    const at = folder({ 'a.json': hero, 'b.json': { ...hero, name: 'Another' }, 'c.json': hero });
    const answer = await runRollcall('pack', at, '--out', join(at, 'x.rollcall'));
    expect(answer.out).toContain('2 documents');
    expect(answer.err).toContain(`b.json: another document of this kind has the id ${hero.id}; both are packed`);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a document', { 'x.json': '{' }, /x\.json: cannot be read; expected a JSON object/],
    ['a newer document', { 'x.json': { ...hero, version: 9 } }, /x\.json: \/version: cannot be read/],
    ['a template', { 'x.card.json': { format: 'rollcall.card-template', version: 1 } }, /x\.card\.json/],
    ['an archive', { 'x.rollcall': 'PK' }, /x\.rollcall: cannot be read; expected an archive that can be used/],
    [
      'a picture',
      { 'x.json': { ...hero, art: { image: { src: 'x.png' } } }, 'x.png': '' },
      /its picture cannot be packed: the file is empty/,
    ],
  ])('writes nothing when %s cannot be read', async (_, files, line) => {
    const at = folder({ 'good.json': { ...hero, id: 'good' }, ...files });
    const { exit, err, out } = await runRollcall('pack', at, '--out', join(at, 'all.rollcall'));
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(line);
    expect(err).toMatch(/nothing was written/);
    expect(names(at).filter((name) => /^all\.|\.part$/.test(name))).toEqual([]);
  });

  it('says when a picture is nowhere, and packs the document', async () => {
    const at = folder({ 'x.json': { ...hero, art: { image: { src: 'gone.png' } } } });
    const { exit, err } = await runRollcall('pack', at, '--out', join(at, 'all.rollcall'));
    expect(exit).toBe(0);
    expect(err).toContain('x.json: its picture cannot be packed: there is no file gone.png');
  });

  it('refuses wrong calls', async () => {
    const at = folder({ 'a.json': hero, 'old.rollcall': 'x', 'empty/x.txt': '' });
    const call = async (...argv: string[]) => (await runRollcall('pack', ...argv)).err;
    expect(await call()).toMatch(/wants at least one/);
    expect(await call(join(at, 'a.json'))).toMatch(/wants --out/);
    expect(await call(join(at, 'a.json'), '--out', join(at, 'a.zip'))).toMatch(/ends in \.rollcall/);
    expect(await call(join(at, 'a.json'), '--out', join(at, 'old.rollcall'))).toMatch(/--force/);
    expect(await call(join(at, 'empty'), '--out', join(at, 'n.rollcall'))).toMatch(/there is no document to pack/);
    expect(readFileSync(join(at, 'old.rollcall'), 'utf8')).toBe('x');
  });

  it('--link prints one document as a line', async () => {
    const at = folder({ 'a.json': hero, 'b.json': { ...hero, id: 'b' } });
    const { exit, out } = await runRollcall('pack', join(at, 'a.json'), '--link');
    expect(exit).toBe(0);
    expect(readLink(translate, out)).toEqual({ ok: true, document: hero });
    expect(await runRollcall('pack', at, '--link')).toMatchObject({ exit: 2 });
    expect(await runRollcall('pack', join(at, 'a.json'), '--link', '--out', 'x')).toMatchObject({ exit: 2 });
  });
});
