/** `convert`: characters to tables and back. */

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
import { createHeroSpreadsheet } from '../../support/files/hero-table.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Character;
const samples = readdirSync('samples/supers-unlimited/characters').map((file) =>
  json(`samples/supers-unlimited/characters/${file}`),
);
const prints = (list: readonly Character[]) => list.map((one) => computeFingerprint(GAMES, one)).sort();

describe('convert', () => {
  it.each(['csv', 'xlsx'])('samples to %s, and back to a folder: the same fingerprints', async (format) => {
    const at = folder();
    const table = join(at, `all.${format}`);
    expect(await runRollcall('convert', 'samples/supers-unlimited', '--out', table)).toEqual({
      exit: 0,
      out: `${table}: 28 characters`,
      err: '',
    });
    const back = await runRollcall('convert', table, '--out', join(at, 'back'));
    expect([back.exit, back.err]).toEqual([0, '']);
    const files = readdirSync(join(at, 'back'));
    expect(files).toContain('Ambassador Bloom.hero.json');
    expect(prints(files.map((file) => json(join(at, 'back', file))))).toEqual(prints(samples));
  });

  it('takes characters of several games: the table is about one, which --game names', async () => {
    const at = folder();
    const table = join(at, 'units.csv');
    const refused = await runRollcall('convert', 'samples', '--game', 'chess', '--out', table);
    expect(refused.err).toContain('there is no game called chess; it is one of supers-unlimited, ssua');
    const written = await runRollcall('convert', 'samples', '--game', 'battletech-kcw', '--out', table);
    expect(written.out).toBe(`${table}: 11 characters`);
    expect(written.err).toMatch(/^Not in the table: \d+ characters of another game/);
    const back = await runRollcall('convert', table, '--out', join(at, 'back'));
    expect([back.exit, back.err, back.out]).toEqual([0, '', `${join(at, 'back')}: 11 characters`]);
    const wrong = await runRollcall('convert', table, '--game', 'ssua', '--out', join(at, 'wrong'));
    expect(wrong.err).toContain('no column gives Agility, Mind;');
    expect(wrong.err).toContain('It is read as a table of SSUA; --game names another game');
  });

  it('three hundred rows with thirty bad ones: nothing is written; with --skip-bad-rows the others are', async () => {
    const { csv, bad } = createHeroSpreadsheet(300, 30);
    const at = folder({ 'heroes.csv': csv });
    const [table, out] = [join(at, 'heroes.csv'), join(at, 'heroes.rollcall')];
    const refused = await runRollcall('convert', table, '--out', out);
    expect(refused.exit).toBe(2);
    const lines = refused.err.split('\n');
    expect(lines[0]).toBe(`${table}: not used: Player`);
    expect(lines.slice(1, 31)).toEqual(
      bad.map(({ row, heading }) => expect.stringContaining(`${table}: Row ${row}, column ${heading}: `)),
    );
    expect(lines[31]).toContain('nothing was written: 30 of 300 rows cannot be read');
    expect(existsSync(out)).toBe(false);

    const written = await runRollcall('convert', table, '--out', out, '--skip-bad-rows', '--tag', 'watch');
    expect([written.exit, written.out]).toEqual([2, `${out}: 270 characters`]);
    const read = await readArchive(createByteSource(readFileSync(out)));
    expect(read.ok && read.archive.manifest.entries).toHaveLength(270);
    const again = await runRollcall('convert', out, '--out', join(at, 'again.csv'));
    expect(again.out).toContain('270 characters');
    expect(readFileSync(join(at, 'again.csv'), 'utf8').split('\r\n')[1]).toContain(',watch,');
  });

  it('changes only what the table says of a character that is given beside it, and keeps its art', async () => {
    const at = folder({ 'bloom.csv': 'Id,Level\nambassador-bloom,9\n' });
    const out = join(at, 'bloom.json');
    await runRollcall('convert', join(at, 'bloom.csv'), 'samples/supers-unlimited/characters', '--out', out);
    const before = json('samples/supers-unlimited/characters/ambassador-bloom.hero.json');
    expect(json(out)).toEqual({ ...before, level: 9 });
  });

  it('reads columns by a mapping file', async () => {
    const { csv } = createHeroSpreadsheet(3, 1);
    const lines = csv.replace('Hero,Lvl,Alignment', 'Held,Stufe,Alignment').replace('six', '6');
    const at = folder({
      'helden.csv': lines,
      'map.json': { columns: { Held: 'Name', Stufe: 'Level' }, constants: { Reach: '2' }, tags: ['bund'] },
      'wrong.json': { columns: { Held: 'Nom' } },
    });
    const without = await runRollcall('convert', join(at, 'helden.csv'), '--out', join(at, 'a.csv'));
    expect([without.exit, without.err]).toEqual([
      2,
      expect.stringContaining('no column gives Name, Level; name the columns so'),
    ]);
    const out = join(at, 'helden');
    const done = await runRollcall('convert', join(at, 'helden.csv'), '--out', out, '--mapping', join(at, 'map.json'));
    expect(done.out).toBe(`${out}: 3 characters`);
    expect(json(join(out, 'Hero 1.hero.json'))).toMatchObject({ level: 6, reach: 2, factions: ['bund'] });
    const wrong = await runRollcall(
      'convert',
      join(at, 'helden.csv'),
      '--out',
      out,
      '--mapping',
      join(at, 'wrong.json'),
    );
    expect([wrong.exit, wrong.err]).toEqual([
      2,
      expect.stringContaining('names a field Nom that characters do not have'),
    ]);
  });

  it('ends with 1 when characters are illegal, and writes them', async () => {
    const at = folder({ 'a.hero.json': { ...readBaseCharacter(), level: 40 } });
    const answer = await runRollcall('convert', join(at, 'a.hero.json'), '--out', join(at, 'a.csv'));
    expect([answer.exit, answer.err]).toEqual([1, '1 of 1 characters are illegal; rollcall check says why']);
    expect(existsSync(join(at, 'a.csv'))).toBe(true);
  });

  it('overwrites nothing unasked, and never what it reads', async () => {
    const at = folder({ 'a.hero.json': readBaseCharacter(), 'b.csv': 'Name\n' });
    const [hero, table] = [join(at, 'a.hero.json'), join(at, 'b.csv')];
    expect((await runRollcall('convert', hero, '--out', table)).exit).toBe(2);
    expect(readFileSync(table, 'utf8')).toBe('Name\n');
    const own = await runRollcall('convert', hero, '--out', hero, '--force');
    expect([own.exit, own.err]).toEqual([2, expect.stringContaining('is read by this call')]);
    expect((await runRollcall('convert', hero, '--out', table, '--force')).exit).toBe(0);
  });

  it('says what it wants of a wrong call', async () => {
    const at = folder({ 'a.hero.json': readBaseCharacter(), 'b.hero.json': { ...readBaseCharacter(), name: 'Other' } });
    const wrong = async (...args: string[]) => (await runRollcall('convert', ...args)).err;
    expect(await wrong()).toContain('convert wants at least one INPUT');
    expect(await wrong(at)).toContain('convert wants --out');
    expect(await wrong(at, '--out', join(at, 'x.csv'))).toContain('two different characters have the id');
    expect(await wrong(join(at, 'a.hero.json'), '--out', join(at, 'x.csv'), '--tag', 'a')).toContain(
      'are for spreadsheets',
    );
    expect(await wrong(join(at, 'none.csv'), '--out', join(at, 'x.rollcall'))).toContain('cannot be read');
  });
});
