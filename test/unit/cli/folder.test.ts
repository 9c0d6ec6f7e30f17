/** Folders as they come from strangers: every entry gets its answer, and none keeps the others from theirs. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseEntryName } from '../../../src/cli/files/entry-name.ts';
import { readRegularFile, resolveFolder } from '../../../src/cli/files/regular-file.ts';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { readCsv } from '../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_COLUMNS } from '../../../src/shared/event-pack/verdict-row.ts';
import { createFolder, removeFolder, runRollcall, runUnprivileged, withRefusalMessage } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown>) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

const hero = readBaseCharacter();
const pack = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 25 };
const pipe = (path: string) => execFileSync('mkfifo', [path]);
const raw = (at: string, name: number[]) => Buffer.concat([Buffer.from(`${at}/`), Buffer.from(name)]);
const SECRET = '}secret of somebody else';

interface Result {
  file: string;
  verdict: string;
  error: { path: string; expected: string } | null;
}
async function checked(at: string, ...flags: string[]) {
  const { exit, out, err } = await runRollcall('check', at, ...flags, '--json');
  const results = (JSON.parse(out) as { results: Result[] }).results;
  return { exit, err, answers: results.map((r) => [r.file.slice(at.length + 1), r.error?.expected ?? r.verdict]) };
}

/** A folder `lists` in which everything is wrong that can be, beside one hero; outside of it lies a secret. */
async function trouble() {
  const at = folder({
    'lists/good.json': hero,
    'lists/sub/also.json': hero,
    'secret.json': SECRET,
    'beyond/x.json': hero,
  });
  const lists = join(at, 'lists');
  writeFileSync(raw(lists, [0x4a, 0xfc, 0x2e, 0x6a, 0x73, 0x6f, 0x6e]), JSON.stringify(hero));
  mkdirSync(raw(lists, [0x66, 0xff]));
  writeFileSync(raw(lists, [0x66, 0xff, 0x2f, 0x61, 0x2e, 0x6a, 0x73, 0x6f, 0x6e]), JSON.stringify(hero));
  pipe(join(lists, 'pipe.json'));
  pipe(join(lists, 'pipe-without-ending'));
  symlinkSync('../secret.json', join(lists, 'leak.json'));
  symlinkSync('../beyond', join(lists, 'away'));
  symlinkSync('sub/../../secret.json', join(lists, 'chain-end.json'));
  symlinkSync('chain-end.json', join(lists, 'chain.json'));
  symlinkSync('nowhere', join(lists, 'dangling.json'));
  symlinkSync('loop.json', join(lists, 'loop.json'));
  symlinkSync('.', join(lists, 'round'));
  symlinkSync('good.json', join(lists, 'inside.json'));
  symlinkSync('/dev/zero', join(lists, 'zero.json'));
  symlinkSync('/dev/tty', join(lists, 'tty.json'));
  mkdirSync(join(lists, 'folder.json'));
  const server = createServer();
  await new Promise<void>((done) => server.listen(join(lists, 'socket.json'), done));
  return { at, lists, close: () => server.close() };
}

const OUT = 'a file that can be opened: it is a link that leads out of the folder';
const EXPECTED = [
  ['J\\x{fc}.json', 'a name in UTF-8; rename it'],
  ['away', OUT],
  ['chain-end.json', OUT],
  ['chain.json', OUT],
  ['dangling.json', 'a file that can be opened: no such file or folder where this link leads'],
  ['f\\x{ff}', 'a name in UTF-8; rename it'],
  ['good.json', 'legal'],
  ['inside.json', 'legal'],
  ['leak.json', OUT],
  ['loop.json', 'a file that can be opened: its links lead in a circle'],
  ['pipe-without-ending', 'a file that can be opened: it is a pipe, not a file'],
  ['pipe.json', 'a file that can be opened: it is a pipe, not a file'],
  ['socket.json', 'a file that can be opened: it is a socket, not a file'],
  ['sub/also.json', 'legal'],
  ['tty.json', OUT],
  ['zero.json', OUT],
];

describe('a folder in which everything is wrong', () => {
  it('check: each entry has its answer, in code-point order', async () => {
    const { lists, close } = await trouble();
    const { exit, err, answers } = await checked(lists);
    close();
    expect(answers).toEqual(EXPECTED);
    expect(exit).toBe(2);
    expect(err).toMatch(/folder\.json: passed over, an empty folder/);
    expect(err).toMatch(/round: passed over, a link to a folder/);
    expect(err).not.toMatch(/fault in Rollcall|secret of|\} does not fit/);
  });

  it('report: every entry stands in the table, with its reason', async () => {
    const { at, lists, close } = await trouble();
    writeFileSync(join(lists, 't.team.json'), JSON.stringify(readBaseTeam()));
    writeFileSync(join(lists, 'list.json.txt'), JSON.stringify(readBaseTeam()));
    writeFileSync(join(lists, 'noending'), JSON.stringify(readBaseTeam()));
    writeFileSync(join(lists, 'all.zip'), 'PK');
    writeFileSync(join(lists, 'g.json'), JSON.stringify({ format: 'rollcall.glossary', version: 1 }));
    writeFileSync(join(lists, 'u.json'), JSON.stringify({ format: 'other.format', version: 1 }));
    writeFileSync(join(at, 'e.json'), JSON.stringify(pack));
    const { exit, out } = await runRollcall('report', lists, '--event', join(at, 'e.json'), '--out', join(at, 'out'));
    close();
    expect(exit).toBe(2);
    const rows = readCsv(VERDICT_COLUMNS, readFileSync(join(at, 'out/verdicts.csv'), 'utf8')) ?? [];
    const verdicts = Object.fromEntries(rows.map((row) => [row.file, row.verdict]));
    for (const [file = '', answer] of EXPECTED)
      expect(verdicts[file]).toBe(answer === 'legal' ? 'library' : 'unreadable');
    expect(verdicts).toMatchObject({
      't.team.json': 'legal',
      'list.json.txt': 'no-list',
      noending: 'no-list',
      'all.zip': 'unreadable',
      'g.json': 'no-list',
      'u.json': 'unreadable',
      'folder.json': 'no-list',
      round: 'no-list',
    });
    expect(rows.find(({ file }) => file === 'list.json.txt')?.reason).toMatch(/rename it to end in \.json/);
    expect(rows.find(({ file }) => file === 'all.zip')?.reason).toMatch(
      /an archive that can be used: it is no archive/,
    );
    expect(out).toMatch(/^Received: 16 lists, 3 characters, 5 other files$/m);
    const pages = execFileSync('pdftotext', ['-raw', join(at, 'out/report.pdf'), '-'], { encoding: 'utf8' });
    for (const words of [
      'list.json.txt',
      'noending',
      'all.zip',
      'g.json',
      '16 lists, 3 characters, 5 other files',
      'take the file out of the folder',
    ])
      expect(pages.replace(/\s/g, '').replaceAll('ﬁ', 'fi')).toContain(words.replace(/\s/g, ''));
  }, 60_000);

  it.each(['cards', 'images'])(
    '%s: what can be read is written, the rest is named, and the exit code is 2',
    async (command) => {
      const { at, lists, close } = await trouble();
      const { exit, err } = await runRollcall(command, lists, '--out', join(at, command === 'cards' ? 'o.pdf' : 'o'));
      close();
      expect(exit).toBe(2);
      for (const [file = '', answer = ''] of EXPECTED)
        if (answer !== 'legal') expect(err).toContain(`${lists}/${file}: cannot be read; expected ${answer}`);
      expect(existsSync(join(at, command === 'cards' ? 'o.pdf' : 'o'))).toBe(true);
    },
    60_000,
  );
});

describe('what may not be opened', () => {
  it('a sub-folder, a folder and a file without permission are one answer each', async () => {
    const at = folder({ 'a.json': hero, 'closed/b.json': hero, 'c.json': hero });
    chmodSync(join(at, 'closed'), 0o000);
    chmodSync(join(at, 'c.json'), 0o000);
    chmodSync(at, 0o755);
    const { answers } = await runUnprivileged(() => checked(at));
    const { answers: itself } = await runUnprivileged(() => checked(join(at, 'closed')));
    chmodSync(join(at, 'closed'), 0o755);
    expect(answers).toEqual([
      ['a.json', 'legal'],
      ['c.json', 'a file that can be opened: may not be read; check its permissions'],
      ['closed', 'a folder that can be opened: may not be read; check its permissions'],
    ]);
    expect(itself).toEqual([['', 'a folder that can be opened: may not be read; check its permissions']]);
  });

  it('a pipe or a device that is named is refused by every command and every flag', async () => {
    const at = folder({ 't.json': readBaseTeam(), 'e.json': pack, 'lists/t.json': readBaseTeam() });
    const team = join(at, 't.json');
    const fifo = join(at, 'p.json');
    pipe(fifo);
    const calls = (bad: string) => [
      ['check', bad],
      ['check', team, '--event', bad],
      ['check', team, '--compare', bad],
      ['report', join(at, 'lists'), '--event', bad, '--out', join(at, 'o')],
      ['report', join(at, 'lists'), '--event', join(at, 'e.json'), '--since', bad, '--out', join(at, 'o')],
      ['report', bad, '--event', join(at, 'e.json'), '--out', join(at, 'o')],
      ['cards', bad, '--out', join(at, 'o.pdf')],
      ['cards', team, '--template', bad, '--out', join(at, 'o.pdf')],
      ['cards', team, '--changed-since', bad, '--out', join(at, 'o.pdf')],
      ['images', bad, '--out', join(at, 'o')],
      ['roster', bad, '--out', join(at, 'o.pdf')],
      ['sheet', bad, '--out', join(at, 'o.pdf')],
    ];
    for (const bad of [fifo, '/dev/zero', '/dev/tty', '/dev/null']) {
      for (const call of calls(bad)) {
        const { exit, err } = await runRollcall(...call);
        expect([exit, err], call.join(' ')).toEqual([2, expect.stringMatching(/pipe|device|no folder/)]);
        expect(existsSync(join(at, 'o')) || existsSync(join(at, 'o.pdf'))).toBe(false);
      }
    }
  });

  it('nested too deep, and too long a path, are answers too', async () => {
    const at = folder({ 'a.json': hero });
    const deep = Array.from({ length: LIMITS.folderDepth }, () => 'd').join('/');
    mkdirSync(join(at, deep), { recursive: true });
    writeFileSync(join(at, deep, 'b.json'), JSON.stringify(hero));
    const { answers } = await checked(at);
    expect(answers).toEqual([
      ['a.json', 'legal'],
      [deep, `a folder that can be opened: it lies more than ${LIMITS.folderDepth} folders deep`],
    ]);
  });

  it('a file beyond the limit is refused before it is read, and one that says it is empty is read', async () => {
    const at = folder({ 'a.json': hero });
    execFileSync('truncate', ['-s', String(LIMITS.documentBytes + 1), join(at, 'big.json')]);
    expect((await checked(at)).answers).toEqual([
      ['a.json', 'legal'],
      ['big.json', `a file that can be opened: it is larger than ${LIMITS.documentBytes / 2 ** 20} MB`],
    ]);
    expect(() => withRefusalMessage(() => readRegularFile(join(at, 'a.json'), { maxBytes: 10 }))).toThrow(
      /larger than/,
    );
    if (existsSync('/proc/self/status')) {
      expect(Buffer.from(readRegularFile('/proc/self/status', { maxBytes: 1e6 })).toString()).toMatch(/Name:/);
      expect(() => withRefusalMessage(() => readRegularFile('/proc/self/status', { maxBytes: 10 }))).toThrow(
        /larger than/,
      );
    }
  });

  it('a folder that becomes a link while it is read never gives a file from outside', async () => {
    const at = folder({ 'in/sub/a.json': 'mine', 'out/a.json': SECRET });
    const home = resolveFolder(join(at, 'in'));
    // The two folders change places as fast as they can while the file is read again and again.
    symlinkSync('../out', join(at, 'link'));
    const [one, two, three] = [join(at, 'in/sub'), join(at, 'kept'), join(at, 'link')];
    const swaps = `const {renameSync:r}=require('node:fs');const[a,b,c]=process.argv.slice(1);process.stdout.write('x');for(;;){r(a,b);r(c,a);r(a,c);r(b,a)}`;
    const child = spawn(process.execPath, ['-e', swaps, one, two, three]);
    await new Promise((done) => child.stdout.once('data', done));
    const seen = new Set<string>();
    for (let index = 0; index < 3000; index++) {
      try {
        seen.add(Buffer.from(readRegularFile(join(one, 'a.json'), { maxBytes: 100, rootFolder: home })).toString());
      } catch (error) {
        expect((error as Error).message).not.toContain('secret');
      }
    }
    child.kill();
    expect([...seen]).not.toContain(SECRET);
  });
});

describe('names', () => {
  it('that are no UTF-8 are shown byte by byte, and no two alike', () => {
    const shown = (bytes: number[]) => parseEntryName(Buffer.from(bytes)).displayName;
    expect(shown([0x61, 0xff, 0x62])).toBe('a\\x{ff}b');
    expect(shown([0xc3, 0xbc, 0xfc])).toBe('ü\\x{fc}');
    expect(shown([0xf0, 0x9f, 0x98])).toBe('\\x{f0}\\x{9f}\\x{98}');
    expect(shown([0xed, 0xa0, 0x80])).toBe('\\x{ed}\\x{a0}\\x{80}');
    expect(shown([0x5c, 0xff])).not.toBe(shown([...Buffer.from('\\x{5c}'), 0xff]));
    expect(parseEntryName(Buffer.from('\\x{ff}ü'))).toEqual({ displayName: '\\x{ff}ü', isUtf8: true });
  });

  it('with a backslash, a line break or a blank at the end are names like others', async () => {
    const at = folder({});
    const names = ['a\\b.json', 'c\nd.json', 'e .json', '-f.json', '%00.json', '\u0301.json'];
    for (const name of names) writeFileSync(`${at}/${name}`, JSON.stringify(hero));
    const { answers } = await checked(at);
    expect(answers.map(([file]) => file)).toEqual(
      [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    );
    expect(new Set(answers.map(([, verdict]) => verdict))).toEqual(new Set(['legal']));
  });
});
