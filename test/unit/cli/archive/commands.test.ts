import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/cli/cards/picture-bytes.ts';
import { readCsv } from '../../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_COLUMNS } from '../../../../src/shared/event-pack/verdict-row.ts';
import { runRollcall } from '../../../support/cli.ts';
import { readBaseTeam } from '../../../support/documents/fixture.ts';
import { buildArchive } from '../../../support/files/archive.ts';
import { buildZip } from '../../../support/files/zip.ts';
import { bare, event, folder, held, hero, png } from './archive-support.ts';

describe('other commands', () => {
  /** A folder with a plain list, a whole archive, a zip of plain files, a broken archive. */
  async function mixed() {
    const at = folder({ 'lists/1.team.json': readBaseTeam(), 'e.json': event });
    const weak = held.map((one) => ({ ...one, power: one.power + 1 }));
    await buildArchive([bare, ...weak].map((document) => ({ kind: 'document', document }))).then((bytes) =>
      writeFileSync(join(at, 'lists/2.rollcall'), bytes),
    );
    const files = [bare, ...held].map((document, index) => ({
      name: `l/${index}.json`,
      content: JSON.stringify(document),
    }));
    writeFileSync(join(at, 'lists/3.zip'), buildZip([...files, { name: 'l/notes.txt', content: 'x' }]));
    writeFileSync(join(at, 'lists/4.rollcall'), readFileSync(join(at, 'lists/2.rollcall')));
    truncateSync(join(at, 'lists/4.rollcall'), 1_000);
    writeFileSync(join(at, 'lists/5.rollcall'), await buildArchive([]));
    return { at, lists: join(at, 'lists') };
  }

  it('check judges each document, members from the same archive first; a broken archive is one answer', async () => {
    const { lists: at } = await mixed();
    const { exit, out, err } = await runRollcall('check', at, '--json');
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
    const { exit } = await runRollcall(
      'report',
      folderOfLists,
      '--event',
      join(at, 'e.json'),
      '--out',
      join(at, 'out'),
    );
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
      await buildArchive([
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
    const told = async (name: string) => (await runRollcall('cards', join(at, name), '--preflight', '--json')).out;
    for (const name of ['a.rollcall', 'b.zip']) {
      expect(await told(name), name).toContain('"low-resolution"');
      expect(await told(name), name).not.toMatch(/broken-art|missing-art/);
      expect((await runRollcall('images', join(at, name), '--out', join(at, `${name}-images`))).exit).toBe(0);
    }
    expect(await told('c.zip')).toMatch(/broken-art.*there is no file art\/x\.png/s);
  });

  it('roster and sheet take the team of an archive', async () => {
    const { at, lists: folderOfLists } = await mixed();
    for (const [index, command] of ['roster', 'sheet'].entries()) {
      const out = join(at, `${index}.pdf`);
      expect(await runRollcall(command, join(folderOfLists, '2.rollcall'), '--out', out)).toMatchObject({ exit: 0 });
    }
    const broken = await runRollcall('roster', join(folderOfLists, '4.rollcall'), '--out', join(at, 'x.pdf'));
    expect(broken).toMatchObject({ exit: 2, err: expect.stringContaining('it ends too early') as string });
  });
});
