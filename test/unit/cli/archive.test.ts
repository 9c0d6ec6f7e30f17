/** Archives at the command line: packed, unpacked, and read by every command as if they were folders. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/cli/cards/picture-file.ts';
import { readCsv } from '../../../src/cli/csv.ts';
import { VERDICT_COLUMNS } from '../../../src/shared/event/verdict-row.ts';
import { readArchive } from '../../../src/shared/library/archive/read-archive.ts';
import { sourceOf } from '../../../src/shared/library/archive/source.ts';
import type { ArchiveItem } from '../../../src/shared/library/archive/write-archive.ts';
import { readLink } from '../../../src/shared/library/link.ts';
import { archiveOf } from '../../support/archive.ts';
import { folderWith, remove, rollcall } from '../../support/cli.ts';
import { baseCharacter, baseTeam } from '../../support/fixture.ts';
import { buildZip } from '../../support/zip.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = folderWith(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) remove(made);
});

const png = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  );
const hero = baseCharacter();
const { characters: held = [], ...bare } = baseTeam();
const template = JSON.parse(readFileSync('templates/cards/supers-unlimited/classic/template.json', 'utf8')) as object;
const faction = { format: 'rollcall.faction', version: 1, id: 'harbour', name: 'Harbour' };
const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 25 };

/** A folder as people have it: two heroes of one picture, a flag, a team, a template, and what lies about. */
async function lists(): Promise<string> {
  const at = folder({
    'lists/heroes/a.hero.json': { ...hero, art: { image: { src: 'art/one.png', credit: 'me' }, template: 'classic' } },
    'lists/heroes/b.json': { ...hero, id: 'b', name: 'Ünder: <study>?', art: { image: { src: 'art/one.png' } } },
    'lists/flag.faction.json': { ...faction, symbolImage: { src: 'two.png' } },
    'lists/team.json': baseTeam(),
    'lists/mine.card.json': { ...template, id: 'mine', name: 'Mine' },
    'lists/readme.txt': 'hello',
  });
  mkdirSync(join(at, 'lists/heroes/art'));
  writeFileSync(join(at, 'lists/heroes/art/one.png'), await png('#ff0000'));
  writeFileSync(join(at, 'lists/two.png'), await png('#00ff00'));
  return at;
}

async function manifestOf(path: string) {
  const read = await readArchive(sourceOf(new Uint8Array(readFileSync(path))));
  if (!read.ok) throw new Error(read.fault.kind);
  return read.archive.manifest;
}

async function prints(...argv: string[]): Promise<string[]> {
  const { out } = await rollcall('check', ...argv, '--json');
  const { results } = JSON.parse(out) as { results: { fingerprint: string; verdict: string }[] };
  return results.map(({ fingerprint, verdict }) => `${fingerprint} ${verdict}`).sort();
}

const names = (at: string): string[] => (readdirSync(at, { recursive: true }) as string[]).sort();

describe('pack', () => {
  it('takes documents, templates and pictures in, and says what it left out', async () => {
    const at = await lists();
    const out = join(at, 'all.rollcall');
    const answer = await rollcall('pack', join(at, 'lists'), '--out', out);
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
    expect((await rollcall('pack', join(at, 'lists'), '--out', one)).exit).toBe(0);
    expect(await rollcall('unpack', one, '--out', dir)).toMatchObject({
      exit: 0,
      out: `${dir}\n4 documents, 1 template, 2 pictures`,
    });
    const red = sha256(await png('#ff0000'));
    expect(names(dir)).toContain(`characters/art/${red}.png`);
    const a = JSON.parse(readFileSync(join(dir, `characters/${hero.name}.hero.json`), 'utf8')) as typeof hero;
    expect(a.art?.image).toEqual({ src: `art/${red}.png`, credit: 'me' });
    expect(await prints(dir)).toEqual(await prints(join(at, 'lists')));
    expect(await prints(one)).toEqual(await prints(join(at, 'lists')));
    expect((await rollcall('pack', dir, '--out', two)).exit).toBe(0);
    const same = (await manifestOf(two)).entries.map(({ sha256: digest }) => digest).sort();
    expect(same).toEqual((await manifestOf(one)).entries.map(({ sha256: digest }) => digest).sort());
  });

  it('takes an archive apart that it is given, once', async () => {
    const at = await lists();
    const [one, two] = [join(at, 'lists/one.rollcall'), join(at, 'two.rollcall')];
    await rollcall('pack', join(at, 'lists'), '--out', one);
    const answer = await rollcall('pack', join(at, 'lists'), one, '--out', two);
    expect(answer.out).toBe(`${two}\n4 documents, 1 template, 2 pictures`);
    const refused = await rollcall('pack', join(at, 'lists'), '--out', one, '--force');
    expect(refused).toMatchObject({ exit: 2, err: expect.stringContaining('is read by this call') as string });
  });

  it('keeps what an archive says of a document beside it', async () => {
    const at = folder();
    const told = { changed: '2026-02-01T10:00:00.000Z', drafts: { '/level': '4.' } };
    writeFileSync(join(at, 'x.rollcall'), await archiveOf([{ kind: 'document', document: hero, ...told }]));
    expect((await rollcall('pack', join(at, 'x.rollcall'), '--out', join(at, 'y.rollcall'))).exit).toBe(0);
    expect((await manifestOf(join(at, 'y.rollcall'))).entries).toMatchObject([told]);
  });

  it('packs two documents of one id, and says so', async () => {
    const at = folder({ 'a.json': hero, 'b.json': { ...hero, name: 'Another' }, 'c.json': hero });
    const answer = await rollcall('pack', at, '--out', join(at, 'x.rollcall'));
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
    const { exit, err, out } = await rollcall('pack', at, '--out', join(at, 'all.rollcall'));
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(line);
    expect(err).toMatch(/nothing was written/);
    expect(names(at).filter((name) => /^all\.|\.part$/.test(name))).toEqual([]);
  });

  it('says when a picture is nowhere, and packs the document', async () => {
    const at = folder({ 'x.json': { ...hero, art: { image: { src: 'gone.png' } } } });
    const { exit, err } = await rollcall('pack', at, '--out', join(at, 'all.rollcall'));
    expect(exit).toBe(0);
    expect(err).toContain('x.json: its picture cannot be packed: there is no file gone.png');
  });

  it('refuses wrong calls', async () => {
    const at = folder({ 'a.json': hero, 'old.rollcall': 'x', 'empty/x.txt': '' });
    const call = async (...argv: string[]) => (await rollcall('pack', ...argv)).err;
    expect(await call()).toMatch(/wants at least one/);
    expect(await call(join(at, 'a.json'))).toMatch(/wants --out/);
    expect(await call(join(at, 'a.json'), '--out', join(at, 'a.zip'))).toMatch(/ends in \.rollcall/);
    expect(await call(join(at, 'a.json'), '--out', join(at, 'old.rollcall'))).toMatch(/--force/);
    expect(await call(join(at, 'empty'), '--out', join(at, 'n.rollcall'))).toMatch(/there is no document to pack/);
    expect(readFileSync(join(at, 'old.rollcall'), 'utf8')).toBe('x');
  });

  it('--link prints one document as a line', async () => {
    const at = folder({ 'a.json': hero, 'b.json': { ...hero, id: 'b' } });
    const { exit, out } = await rollcall('pack', join(at, 'a.json'), '--link');
    expect(exit).toBe(0);
    expect(readLink(out)).toEqual({ ok: true, document: hero });
    expect(await rollcall('pack', at, '--link')).toMatchObject({ exit: 2 });
    expect(await rollcall('pack', join(at, 'a.json'), '--link', '--out', 'x')).toMatchObject({ exit: 2 });
  });
});

describe('unpack', () => {
  const packed = async (at: string) => {
    const path = join(at, 'x.rollcall');
    writeFileSync(
      path,
      await archiveOf([
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
    expect(await rollcall('unpack', path, '--out', join(at, 'out'))).toMatchObject({ exit: 2 });
    expect(names(join(at, 'out'))).toEqual(['characters']);
    const target = join(at, 'two', `characters/${hero.name}.hero.json`);
    mkdirSync(join(at, 'two/characters'), { recursive: true });
    writeFileSync(target, 'mine');
    const refused = await rollcall('unpack', path, '--out', join(at, 'two'));
    expect(refused).toMatchObject({ exit: 2, err: expect.stringContaining('already there') as string });
    expect(readFileSync(target, 'utf8')).toBe('mine');
    expect(names(join(at, 'two'))).toEqual(['characters', `characters/${hero.name}.hero.json`]);
    expect((await rollcall('unpack', path, '--out', join(at, 'two'), '--force')).exit).toBe(0);
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(hero);
  });

  it('writes nothing outside of its folder', async () => {
    const at = folder({ 'beyond/x.txt': '', 'out/x.txt': '' });
    const path = await packed(at);
    symlinkSync('../beyond', join(at, 'out/characters'));
    const { exit, err } = await rollcall('unpack', path, '--out', join(at, 'out'));
    expect(exit).toBe(2);
    expect(err).toContain('is a link that leads elsewhere');
    expect(names(join(at, 'beyond'))).toEqual(['x.txt']);
    writeFileSync(join(at, 'evil.zip'), buildZip([{ name: '../evil.json', content: '{}' }]));
    const evil = await rollcall('unpack', join(at, 'evil.zip'), '--out', join(at, 'deep/er'));
    expect(evil).toMatchObject({ exit: 2, err: expect.stringContaining('leads out of its folder') as string });
    expect(names(at)).not.toContain('deep');
  });

  it('gives names that no system takes others, and each a place of its own', async () => {
    const at = folder();
    const zip = buildZip(
      ['CON.json', 'ab:c.json', 'ab?c.json', 'dot./x.json'].map((name) => ({ name, content: '{}' })),
    );
    writeFileSync(join(at, 'x.zip'), zip);
    expect((await rollcall('unpack', join(at, 'x.zip'), '--out', join(at, 'out'))).exit).toBe(0);
    expect(names(join(at, 'out'))).toEqual(['ab c 2.json', 'ab c.json', 'dot', 'dot/x.json', 'rollcall CON.json']);
  });

  it('leaves a zip of plain files as it was, and what cannot be read to the byte', async () => {
    const at = folder();
    const drawn = { ...hero, art: { image: { src: 'art/x.png' } } };
    const files = { 'l/a.json': JSON.stringify(drawn), 'l/b.json': '{ "format": "rollcall.newer" }', 'n.txt': 'x' };
    const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
    writeFileSync(join(at, 'x.zip'), buildZip([...entries, { name: 'l/art/x.png', content: await png('#000000') }]));
    const { exit, err } = await rollcall('unpack', join(at, 'x.zip'), '--out', join(at, 'out'));
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
      await archiveOf([
        { kind: 'document', document: hero },
        { kind: 'document', document: thrown, trashed: '2026-01-01T00:00:00.000Z' },
      ]),
    );
    const { err, out } = await rollcall('unpack', join(at, 'x.rollcall'), '--out', join(at, 'out'));
    expect(out).toContain('1 document,');
    expect(err).toBe('left out: 1 document from the trash of the library');
    expect(await prints(join(at, 'x.rollcall'))).toHaveLength(1);
  });
});

describe('other commands', () => {
  /** A folder with a plain list, a whole archive, a zip of plain files, a broken archive. */
  async function mixed() {
    const at = folder({ 'lists/1.team.json': baseTeam(), 'e.json': event });
    const weak = held.map((one) => ({ ...one, power: one.power + 1 }));
    await archiveOf([bare, ...weak].map((document) => ({ kind: 'document', document }))).then((bytes) =>
      writeFileSync(join(at, 'lists/2.rollcall'), bytes),
    );
    const files = [bare, ...held].map((document, i) => ({ name: `l/${i}.json`, content: JSON.stringify(document) }));
    writeFileSync(join(at, 'lists/3.zip'), buildZip([...files, { name: 'l/notes.txt', content: 'x' }]));
    writeFileSync(join(at, 'lists/4.rollcall'), readFileSync(join(at, 'lists/2.rollcall')));
    truncateSync(join(at, 'lists/4.rollcall'), 1_000);
    writeFileSync(join(at, 'lists/5.rollcall'), await archiveOf([]));
    return { at, lists: join(at, 'lists') };
  }

  it('check judges each document, members from the same archive first; a broken archive is one answer', async () => {
    const { lists: at } = await mixed();
    const { exit, out, err } = await rollcall('check', at, '--json');
    expect(exit).toBe(2);
    const { results } = JSON.parse(out) as {
      results: { file: string; verdict: string; kind: string; fingerprint: string; error: unknown }[];
    };
    const teams = results.filter(({ kind }) => kind === 'team');
    expect(teams.map(({ file, verdict }) => [file.slice(at.length + 1), verdict])).toEqual([
      ['1.team.json', 'legal'],
      [`2.rollcall/teams/${bare.name}.team.json`, 'legal'],
      ['3.zip/l/0.json', 'legal'],
    ]);
    expect(results.filter(({ error }) => error !== null)).toMatchObject([
      { file: join(at, '4.rollcall'), verdict: 'unreadable', error: { path: '' } },
    ]);
    expect(err).toContain('4.rollcall: cannot be read; expected an archive that can be used: it ends too early');
    expect(err).toContain('3.zip/l/notes.txt: passed over, not a .json document');
    expect(err).toContain('5.rollcall: passed over, an archive without a document in it');
    expect(err).not.toContain('another character has the id');
  });

  it('report names each list, and looks its members up where they came from', async () => {
    const { at, lists: folderOfLists } = await mixed();
    const { exit } = await rollcall('report', folderOfLists, '--event', join(at, 'e.json'), '--out', join(at, 'out'));
    expect(exit).toBe(2);
    const rows = readCsv(VERDICT_COLUMNS, readFileSync(join(at, 'out/verdicts.csv'), 'utf8')) ?? [];
    const list = rows.filter(({ verdict }) => verdict !== 'library');
    expect(list.map(({ file, verdict }) => [file, verdict])).toEqual([
      ['1.team.json', 'legal'],
      [`2.rollcall/teams/${bare.name}.team.json`, 'legal'],
      ['3.zip/l/0.json', 'legal'],
      ['3.zip/l/notes.txt', 'no-list'],
      ['4.rollcall', 'unreadable'],
      ['5.rollcall', 'no-list'],
    ]);
    const { stdout } = spawnSync('pdftotext', ['-raw', join(at, 'out/report.pdf'), '-'], { encoding: 'utf8' });
    expect(stdout).toContain('it ends too early');
    expect(stdout).toContain('Nothing of the archive was read');
    const [, second, third] = list;
    expect(second?.lookedUp).not.toBe(third?.lookedUp);
    expect(rows.every(({ notes }) => !notes.includes('several'))).toBe(true);
  });

  it('cards and images show the pictures of an archive, named either way', async () => {
    const at = folder();
    const bytes = await png('#ff0000');
    const whole = { ...hero, art: { image: { src: `sha256:${sha256(bytes)}` } } };
    writeFileSync(
      join(at, 'a.rollcall'),
      await archiveOf([
        { kind: 'document', document: whole },
        { kind: 'picture', bytes },
      ]),
    );
    const plain = { ...hero, art: { image: { src: 'art/x.png' } } };
    const entries = [
      { name: 'h/x.json', content: JSON.stringify(plain) },
      { name: 'h/art/x.png', content: bytes },
    ];
    writeFileSync(join(at, 'b.zip'), buildZip(entries));
    writeFileSync(join(at, 'c.zip'), buildZip(entries.slice(0, 1)));
    const told = async (name: string) => (await rollcall('cards', join(at, name), '--preflight', '--json')).out;
    for (const name of ['a.rollcall', 'b.zip']) {
      expect(await told(name), name).toContain('"low-resolution"');
      expect(await told(name), name).not.toMatch(/broken-art|missing-art/);
      expect((await rollcall('images', join(at, name), '--out', join(at, `${name}-images`))).exit).toBe(0);
    }
    expect(await told('c.zip')).toMatch(/broken-art.*there is no file art\/x\.png/s);
  });

  it('roster and sheet take the team of an archive', async () => {
    const { at, lists: folderOfLists } = await mixed();
    for (const [i, command] of ['roster', 'sheet'].entries()) {
      const out = join(at, `${i}.pdf`);
      expect(await rollcall(command, join(folderOfLists, '2.rollcall'), '--out', out)).toMatchObject({ exit: 0 });
    }
    const broken = await rollcall('roster', join(folderOfLists, '4.rollcall'), '--out', join(at, 'x.pdf'));
    expect(broken).toMatchObject({ exit: 2, err: expect.stringContaining('it ends too early') as string });
  });
});

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
      await archiveOf([
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
    const { out } = await rollcall('cards', path, '--preflight', '--json');
    expect(out).not.toMatch(/broken-art|missing-art/);
    expect((await rollcall('unpack', path, '--out', join(at, 'out'))).out).toContain(
      '2 documents, 0 templates, 1 picture',
    );
    const a = JSON.parse(readFileSync(join(at, `out/characters/${hero.name}.hero.json`), 'utf8')) as typeof hero;
    expect(a.art?.drawing).toEqual(drawing);
    expect(new Uint8Array(readFileSync(join(at, `out/characters/art/${sha256(picture)}.png`)))).toEqual(picture);
    expect((await rollcall('pack', path, '--out', join(at, 'two.rollcall'))).out).toContain(
      '2 documents, 0 templates, 1 picture',
    );
  });

  it('goes without what is lost or damaged beside it, and says so', async () => {
    const { at, path, picture, drawn } = await backup();
    writeFileSync(join(at, `backups/art/${sha256(picture)}.png`), await png('#0000ff'));
    writeFileSync(join(at, `backups/art/${sha256(drawn)}.json`), '"something else"');
    const { exit, out, err } = await rollcall('unpack', path, '--out', join(at, 'out'));
    expect({ exit, out }).toEqual({ exit: 0, out: `${join(at, 'out')}\n2 documents, 0 templates, 0 pictures` });
    expect(err).toContain(`${hero.name}.hero.json: its drawing is missing beside the archive`);
    expect(err).toContain('B.hero.json: its picture is missing beside the archive');
    const cards = await rollcall('cards', path, '--preflight', '--json');
    expect(cards.out).toMatch(/broken-art/);
    expect(cards.out).toMatch(/missing-art/);
  });
});
