/** Every entry of a folder gets a result, and a broken entry does not prevent the results of the others. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseEntryName } from '../../../src/cli/files/entry-name.ts';
import { readRegularFile, resolveFolder } from '../../../src/cli/files/regular-file.ts';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { readVerdicts } from '../../../src/shared/event-pack/verdict-row.ts';
import { createFolder, removeFolder, runRollcall, runUnprivileged, withRefusalMessage } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown>) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

const heroDocument = readBaseCharacter();
const eventPack = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 25 };
const createPipe = (pipePath: string) => execFileSync('mkfifo', [pipePath]);
const createRawPath = (testFolder: string, nameBytes: number[]) =>
  Buffer.concat([Buffer.from(`${testFolder}/`), Buffer.from(nameBytes)]);
const SECRET_TEXT = '}secret of somebody else';

interface Result {
  file: string;
  verdict: string;
  error: { path: string; expected: string } | null;
}
async function runCheck(testFolder: string, ...extraFlags: string[]) {
  const {
    exit: exitCode,
    out: output,
    err: errorOutput,
  } = await runRollcall('check', testFolder, ...extraFlags, '--json');
  const results = (JSON.parse(output) as { results: Result[] }).results;
  return {
    exit: exitCode,
    err: errorOutput,
    answers: results.map((checkResult) => [
      checkResult.file.slice(testFolder.length + 1),
      checkResult.error?.expected ?? checkResult.verdict,
    ]),
  };
}

/** Creates a folder `lists` with one hero and every kind of broken entry, and a secret file outside. */
async function createBrokenFolder() {
  const testFolder = createTestFolder({
    'lists/good.json': heroDocument,
    'lists/sub/also.json': heroDocument,
    'secret.json': SECRET_TEXT,
    'beyond/x.json': heroDocument,
  });
  const listsFolder = join(testFolder, 'lists');
  // Names that are not UTF-8: `Jü.json` in Latin-1, and a folder with the byte ff in its name and `a.json` in it.
  writeFileSync(createRawPath(listsFolder, [0x4a, 0xfc, 0x2e, 0x6a, 0x73, 0x6f, 0x6e]), JSON.stringify(heroDocument));
  mkdirSync(createRawPath(listsFolder, [0x66, 0xff]));
  writeFileSync(
    createRawPath(listsFolder, [0x66, 0xff, 0x2f, 0x61, 0x2e, 0x6a, 0x73, 0x6f, 0x6e]),
    JSON.stringify(heroDocument),
  );
  createPipe(join(listsFolder, 'pipe.json'));
  createPipe(join(listsFolder, 'pipe-without-ending'));
  symlinkSync('../secret.json', join(listsFolder, 'leak.json'));
  symlinkSync('../beyond', join(listsFolder, 'away'));
  symlinkSync('sub/../../secret.json', join(listsFolder, 'chain-end.json'));
  symlinkSync('chain-end.json', join(listsFolder, 'chain.json'));
  symlinkSync('nowhere', join(listsFolder, 'dangling.json'));
  symlinkSync('loop.json', join(listsFolder, 'loop.json'));
  symlinkSync('.', join(listsFolder, 'round'));
  symlinkSync('good.json', join(listsFolder, 'inside.json'));
  symlinkSync('/dev/zero', join(listsFolder, 'zero.json'));
  symlinkSync('/dev/tty', join(listsFolder, 'tty.json'));
  mkdirSync(join(listsFolder, 'folder.json'));
  const socketServer = createServer();
  await new Promise<void>((resolvePromise) => socketServer.listen(join(listsFolder, 'socket.json'), resolvePromise));
  return { testFolder, listsFolder, closeServer: () => socketServer.close() };
}

const OUTSIDE_REASON = 'a file that can be opened: it is a link that leads out of the folder';
/** The answer for each entry of the broken folder: its name for messages, and the verdict or what was expected instead. */
const EXPECTED = [
  ['J\\x{fc}.json', 'a name in UTF-8; rename it'],
  ['away', OUTSIDE_REASON],
  ['chain-end.json', OUTSIDE_REASON],
  ['chain.json', OUTSIDE_REASON],
  ['dangling.json', 'a file that can be opened: no such file or folder where this link leads'],
  ['f\\x{ff}', 'a name in UTF-8; rename it'],
  ['good.json', 'legal'],
  ['inside.json', 'legal'],
  ['leak.json', OUTSIDE_REASON],
  ['loop.json', 'a file that can be opened: its links lead in a circle'],
  ['pipe-without-ending', 'a file that can be opened: it is a pipe, not a file'],
  ['pipe.json', 'a file that can be opened: it is a pipe, not a file'],
  ['socket.json', 'a file that can be opened: it is a socket, not a file'],
  ['sub/also.json', 'legal'],
  ['tty.json', OUTSIDE_REASON],
  ['zero.json', OUTSIDE_REASON],
];

describe('a folder with every kind of broken entry', () => {
  it('check reports each entry, in code-point order', async () => {
    const { listsFolder, closeServer } = await createBrokenFolder();
    const { exit: exitCode, err: errorOutput, answers } = await runCheck(listsFolder);
    closeServer();
    expect(answers).toEqual(EXPECTED);
    expect(exitCode).toBe(2);
    expect(errorOutput).toMatch(/folder\.json: passed over, an empty folder/);
    expect(errorOutput).toMatch(/round: passed over, a link to a folder/);
    expect(errorOutput).not.toMatch(/fault in Rollcall|secret of|\} does not fit/);
  });

  it('report lists every entry in its table with the reason', async () => {
    const { testFolder, listsFolder, closeServer } = await createBrokenFolder();
    writeFileSync(join(listsFolder, 't.team.json'), JSON.stringify(readBaseTeam()));
    writeFileSync(join(listsFolder, 'list.json.txt'), JSON.stringify(readBaseTeam()));
    writeFileSync(join(listsFolder, 'noending'), JSON.stringify(readBaseTeam()));
    writeFileSync(join(listsFolder, 'all.zip'), 'PK');
    writeFileSync(join(listsFolder, 'g.json'), JSON.stringify({ format: 'rollcall.glossary', version: 1 }));
    writeFileSync(join(listsFolder, 'u.json'), JSON.stringify({ format: 'other.format', version: 1 }));
    writeFileSync(join(testFolder, 'e.json'), JSON.stringify(eventPack));
    const { exit: exitCode, out: output } = await runRollcall(
      'report',
      listsFolder,
      '--event',
      join(testFolder, 'e.json'),
      '--out',
      join(testFolder, 'out'),
    );
    closeServer();
    expect(exitCode).toBe(2);
    const verdictRows = readVerdicts(readFileSync(join(testFolder, 'out/verdicts.csv'), 'utf8')) ?? [];
    const verdicts = Object.fromEntries(verdictRows.map((verdictRow) => [verdictRow.file, verdictRow.verdict]));
    for (const [filePath = '', expectedAnswer] of EXPECTED)
      expect(verdicts[filePath]).toBe(expectedAnswer === 'legal' ? 'library' : 'unreadable');
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
    expect(verdictRows.find(({ file: filePath }) => filePath === 'list.json.txt')?.reason).toMatch(
      /JSON in a text file; rename it so that its name ends in \.json/,
    );
    expect(verdictRows.find(({ file: filePath }) => filePath === 'all.zip')?.reason).toMatch(
      /It can’t be read: it is no archive/,
    );
    expect(output).toMatch(/^Received: 16 lists, 3 characters, 5 other files$/m);
    const reportText = execFileSync('pdftotext', ['-raw', join(testFolder, 'out/report.pdf'), '-'], {
      encoding: 'utf8',
    });
    for (const expectedText of [
      'list.json.txt',
      'noending',
      'all.zip',
      'g.json',
      '16 lists, 3 characters, 5 other files',
      'remove the file from the folder',
    ])
      expect(reportText.replace(/\s/g, '').replaceAll('ﬁ', 'fi')).toContain(expectedText.replace(/\s/g, ''));
  }, 60_000);

  it.each(['cards', 'images'])(
    '%s writes the readable cards, reports the other files and exits with 2',
    async (command) => {
      const { testFolder, listsFolder, closeServer } = await createBrokenFolder();
      const { exit: exitCode, err: errorOutput } = await runRollcall(
        command,
        listsFolder,
        '--out',
        join(testFolder, command === 'cards' ? 'o.pdf' : 'o'),
      );
      closeServer();
      expect(exitCode).toBe(2);
      for (const [filePath = '', expectedAnswer = ''] of EXPECTED)
        if (expectedAnswer !== 'legal')
          expect(errorOutput).toContain(`${listsFolder}/${filePath}: cannot be read; expected ${expectedAnswer}`);
      expect(existsSync(join(testFolder, command === 'cards' ? 'o.pdf' : 'o'))).toBe(true);
    },
    60_000,
  );
});

describe('entries that cannot be opened', () => {
  it('check reports a subfolder, a folder and a file without permission once each', async () => {
    const testFolder = createTestFolder({
      'a.json': heroDocument,
      'closed/b.json': heroDocument,
      'c.json': heroDocument,
    });
    chmodSync(join(testFolder, 'closed'), 0o000);
    chmodSync(join(testFolder, 'c.json'), 0o000);
    chmodSync(testFolder, 0o755);
    const { answers } = await runUnprivileged(() => runCheck(testFolder));
    const { answers: closedFolderAnswers } = await runUnprivileged(() => runCheck(join(testFolder, 'closed')));
    chmodSync(join(testFolder, 'closed'), 0o755);
    expect(answers).toEqual([
      ['a.json', 'legal'],
      ['c.json', 'a file that can be opened: may not be read; check its permissions'],
      ['closed', 'a folder that can be opened: may not be read; check its permissions'],
    ]);
    expect(closedFolderAnswers).toEqual([['', 'a folder that can be opened: may not be read; check its permissions']]);
  });

  it('every command refuses a pipe or a device in every flag that takes a file', async () => {
    const testFolder = createTestFolder({
      't.json': readBaseTeam(),
      'e.json': eventPack,
      'lists/t.json': readBaseTeam(),
    });
    const teamPath = join(testFolder, 't.json');
    const pipePath = join(testFolder, 'p.json');
    createPipe(pipePath);
    const createCalls = (badPath: string) => [
      ['check', badPath],
      ['check', teamPath, '--event', badPath],
      ['check', teamPath, '--compare', badPath],
      ['report', join(testFolder, 'lists'), '--event', badPath, '--out', join(testFolder, 'o')],
      [
        'report',
        join(testFolder, 'lists'),
        '--event',
        join(testFolder, 'e.json'),
        '--since',
        badPath,
        '--out',
        join(testFolder, 'o'),
      ],
      ['report', badPath, '--event', join(testFolder, 'e.json'), '--out', join(testFolder, 'o')],
      ['cards', badPath, '--out', join(testFolder, 'o.pdf')],
      ['cards', teamPath, '--template', badPath, '--out', join(testFolder, 'o.pdf')],
      ['cards', teamPath, '--changed-since', badPath, '--out', join(testFolder, 'o.pdf')],
      ['images', badPath, '--out', join(testFolder, 'o')],
      ['roster', badPath, '--out', join(testFolder, 'o.pdf')],
      ['sheet', badPath, '--out', join(testFolder, 'o.pdf')],
    ];
    for (const badPath of [pipePath, '/dev/zero', '/dev/tty', '/dev/null']) {
      for (const commandLine of createCalls(badPath)) {
        const { exit: exitCode, err: errorOutput } = await runRollcall(...commandLine);
        expect([exitCode, errorOutput], commandLine.join(' ')).toEqual([
          2,
          expect.stringMatching(/pipe|device|no folder/),
        ]);
        expect(existsSync(join(testFolder, 'o')) || existsSync(join(testFolder, 'o.pdf'))).toBe(false);
      }
    }
  });

  it('check reports a folder that is nested too deeply', async () => {
    const testFolder = createTestFolder({ 'a.json': heroDocument });
    const deepPath = Array.from({ length: LIMITS.folderDepth }, () => 'd').join('/');
    mkdirSync(join(testFolder, deepPath), { recursive: true });
    writeFileSync(join(testFolder, deepPath, 'b.json'), JSON.stringify(heroDocument));
    const { answers } = await runCheck(testFolder);
    expect(answers).toEqual([
      ['a.json', 'legal'],
      [deepPath, `a folder that can be opened: it lies more than ${LIMITS.folderDepth} folders deep`],
    ]);
  });

  it('check refuses a file beyond the size limit before reading it, and reads a file that reports no size', async () => {
    const testFolder = createTestFolder({ 'a.json': heroDocument });
    execFileSync('truncate', ['-s', String(LIMITS.documentBytes + 1), join(testFolder, 'big.json')]);
    expect((await runCheck(testFolder)).answers).toEqual([
      ['a.json', 'legal'],
      ['big.json', `a file that can be opened: it is larger than ${LIMITS.documentBytes / 2 ** 20} MB`],
    ]);
    expect(() => withRefusalMessage(() => readRegularFile(join(testFolder, 'a.json'), { maxBytes: 10 }))).toThrow(
      /larger than/,
    );
    if (existsSync('/proc/self/status')) {
      expect(Buffer.from(readRegularFile('/proc/self/status', { maxBytes: 1e6 })).toString()).toMatch(/Name:/);
      expect(() => withRefusalMessage(() => readRegularFile('/proc/self/status', { maxBytes: 10 }))).toThrow(
        /larger than/,
      );
    }
  });

  it('readRegularFile never reads a file outside the folder when a subfolder becomes a link during the call', async () => {
    const testFolder = createTestFolder({ 'in/sub/a.json': 'mine', 'out/a.json': SECRET_TEXT });
    const rootFolder = resolveFolder(join(testFolder, 'in'));
    // A process swaps the folder `in/sub` and a link to `out` as fast as possible while the file is read repeatedly.
    symlinkSync('../out', join(testFolder, 'link'));
    const [subfolder, spareFolder, linkPath] = [
      join(testFolder, 'in/sub'),
      join(testFolder, 'kept'),
      join(testFolder, 'link'),
    ];
    const swapScript = `const {renameSync:r}=require('node:fs');const[a,b,c]=process.argv.slice(1);process.stdout.write('x');for(;;){r(a,b);r(c,a);r(a,c);r(b,a)}`;
    const swapProcess = spawn(process.execPath, ['-e', swapScript, subfolder, spareFolder, linkPath]);
    await new Promise((resolvePromise) => swapProcess.stdout.once('data', resolvePromise));
    const seenTexts = new Set<string>();
    for (let index = 0; index < 3000; index++) {
      try {
        seenTexts.add(
          Buffer.from(readRegularFile(join(subfolder, 'a.json'), { maxBytes: 100, rootFolder })).toString(),
        );
      } catch (error) {
        expect((error as Error).message).not.toContain('secret');
      }
    }
    swapProcess.kill();
    expect([...seenTexts]).not.toContain(SECRET_TEXT);
  });
});

describe('entry names in a folder', () => {
  it('shows bytes that are not UTF-8 so that different names look different', () => {
    const showName = (nameBytes: number[]) => parseEntryName(Buffer.from(nameBytes)).displayName;
    expect(showName([0x61, 0xff, 0x62])).toBe('a\\x{ff}b');
    expect(showName([0xc3, 0xbc, 0xfc])).toBe('ü\\x{fc}');
    expect(showName([0xf0, 0x9f, 0x98])).toBe('\\x{f0}\\x{9f}\\x{98}');
    expect(showName([0xed, 0xa0, 0x80])).toBe('\\x{ed}\\x{a0}\\x{80}');
    expect(showName([0x5c, 0xff])).not.toBe(showName([...Buffer.from('\\x{5c}'), 0xff]));
    expect(parseEntryName(Buffer.from('\\x{ff}ü'))).toEqual({ displayName: '\\x{ff}ü', isUtf8: true });
  });

  it('accepts a backslash, a line break and a space at the end', async () => {
    const testFolder = createTestFolder({});
    const fileNames = ['a\\b.json', 'c\nd.json', 'e .json', '-f.json', '%00.json', '\u0301.json'];
    for (const fileName of fileNames) writeFileSync(`${testFolder}/${fileName}`, JSON.stringify(heroDocument));
    const { answers } = await runCheck(testFolder);
    expect(answers.map(([filePath]) => filePath)).toEqual(
      [...fileNames].sort((firstName, secondName) => Buffer.compare(Buffer.from(firstName), Buffer.from(secondName))),
    );
    expect(new Set(answers.map(([, verdict]) => verdict))).toEqual(new Set(['legal']));
  });
});
