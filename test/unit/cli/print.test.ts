import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeFileAtomically } from '../../../src/cli/files/write-batch.ts';
import { createFolder, removeFolder, runRollcall, withRefusalMessage } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

const readPdfText = (pdfPath: string) => execFileSync('pdftotext', ['-layout', pdfPath, '-'], { encoding: 'utf8' });
const countPages = (pdfPath: string) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdfPath], { encoding: 'utf8' }))?.[1]);
const checkPdfSyntax = (pdfPath: string) => execFileSync('qpdf', ['--check', pdfPath], { encoding: 'utf8' });

describe('cards', () => {
  it('prints each member of a team as often as it has copies, on both sides', async () => {
    const testFolder = createTestFolder({ 't.json': readBaseTeam() });
    const outputPath = join(testFolder, 'cards.pdf');
    const result = await runRollcall('cards', `${testFolder}/t.json`, '--out', outputPath);
    expect([result.exit, result.out]).toEqual([0, outputPath]);
    expect(countPages(outputPath)).toBe(2);
    expect(checkPdfSyntax(outputPath)).toMatch(/No syntax or stream encoding errors/);
    const printedText = readPdfText(outputPath);
    for (const expectedName of ['CAPTAIN', 'STRIKER', 'ROOKIE', 'Leadership'])
      expect(printedText).toContain(expectedName);
    expect(printedText).toMatch(/The Watch\s+·\s+[0-9a-f]{12}\s+·\s+Supers Unlimited/);
  });

  it('prints one card per page for shops, and multiplies copies', async () => {
    const testFolder = createTestFolder({ 'c.json': readBaseCharacter() });
    const outputPath = join(testFolder, 'cards.pdf');
    await runRollcall(
      'cards',
      `${testFolder}/c.json`,
      '--out',
      outputPath,
      '--paper',
      'card',
      '--copies',
      '3',
      '--marks',
      'none',
    );
    expect(countPages(outputPath)).toBe(6);
  });

  it('prints an illegal character with a note and exits with 1', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), level: 11 } });
    const result = await runRollcall('cards', `${testFolder}/c.json`, '--out', join(testFolder, 'x.pdf'));
    expect(result.exit).toBe(1);
    expect(result.err).toMatch(/Plain is illegal: su\.character\.level/);
    expect(existsSync(join(testFolder, 'x.pdf'))).toBe(true);
  });

  it.each([
    [['--paper', 'a7'], /--paper must be a4, letter, a3, 13x19, card/],
    [['--sides', 'both'], /--sides must be fronts, long-edge, short-edge or fold, not both/],
    [['--copies', '0'], /--copies must be a whole number from 1/],
    [['--bleed', 'wide'], /--bleed must be a number/],
    [['--template', 'gilded'], /there is classic/],
  ])('refuses %j and writes nothing', async (extraFlags, expectedReason) => {
    const testFolder = createTestFolder({ 'c.json': readBaseCharacter() });
    const result = await runRollcall(
      'cards',
      `${testFolder}/c.json`,
      '--out',
      join(testFolder, 'x.pdf'),
      ...extraFlags,
    );
    expect([result.exit, result.err]).toEqual([2, expect.stringMatching(expectedReason)]);
    expect(readdirSync(testFolder)).toEqual(['c.json']);
  });

  it('refuses millions of copies', async () => {
    const testFolder = createTestFolder({
      't.json': { ...readBaseTeam(), members: [{ character: 'rookie', copies: 5_000_000_000 }] },
    });
    const result = await runRollcall('cards', `${testFolder}/t.json`, '--out', join(testFolder, 'x.pdf'));
    expect([result.exit, result.err]).toEqual([2, expect.stringMatching(/more than one print takes; 5000 at most/)]);
  });

  it('R8.5: prints the same one of two embedded characters with one id as check judges', async () => {
    const baseTeam = readBaseTeam();
    const [captain] = baseTeam.characters ?? [];
    const sameIdCharacters = [
      { ...captain, name: 'Zeta' },
      { ...captain, name: 'Alpha' },
    ];
    for (const [index, characters] of [sameIdCharacters, [...sameIdCharacters].reverse()].entries()) {
      const testFolder = createTestFolder({
        't.json': { ...baseTeam, members: [{ character: 'captain' }], characters },
      });
      await runRollcall('cards', `${testFolder}/t.json`, '--out', join(testFolder, `${index}.pdf`));
      expect(readPdfText(join(testFolder, `${index}.pdf`))).toContain('ALPHA');
    }
  });

  it('names the missing member and asks for its file', async () => {
    const { characters: _characters, ...baseTeam } = readBaseTeam();
    const testFolder = createTestFolder({ 't.json': baseTeam });
    const result = await runRollcall('cards', `${testFolder}/t.json`, '--out', join(testFolder, 'x.pdf'));
    expect([result.exit, result.err]).toEqual([2, expect.stringMatching(/id captain; add its file/)]);
  });
});

describe('roster and sheet', () => {
  it('a roster shows verdict, members with their attacks, one fingerprint and findings on one page', async () => {
    const testFolder = createTestFolder({ 't.json': { ...readBaseTeam(), levels: 11 } });
    const outputPath = join(testFolder, 'r.pdf');
    const result = await runRollcall('roster', `${testFolder}/t.json`, '--out', outputPath);
    expect([result.exit, result.err]).toEqual([1, expect.stringMatching(/The Watch is illegal/)]);
    expect(countPages(outputPath)).toBe(1);
    const printedText = readPdfText(outputPath);
    for (const expectedPart of [
      'ILLEGAL',
      'Captain',
      'Striker',
      'Rookie',
      '12 Levels; 11 were agreed',
      'Supers Unlimited 4.1',
    ]) {
      expect(printedText.replace(/\s+/g, ' ')).toContain(expectedPart);
    }
    expect(printedText).toMatch(/Bash\s+Fight \/ Close \/ Damage/);
    expect(printedText.match(/\b[0-9a-f]{12}\b/g)).toHaveLength(1);
  });

  it('E-29: a playable roster shows attacks as a table and tracks for HP and Power Points, on the requested number of pages', async () => {
    const testFolder = createTestFolder({ 't.json': readBaseTeam(), 'empty.json': { ...readBaseTeam(), members: [] } });
    const outputPath = join(testFolder, 'r.pdf');
    const printRoster = (...extraFlags: string[]) =>
      runRollcall('roster', `${testFolder}/t.json`, '--out', outputPath, '--force', ...extraFlags);
    await printRoster('--playable');
    expect(countPages(outputPath)).toBe(1);
    expect(readPdfText(outputPath)).toMatch(/HP \d+[\s\S]*PP \d+[\s\S]*Bash\s+Fight\s+Close\s+Damage/);
    await printRoster('--playable', '--pages', '2');
    expect(countPages(outputPath)).toBeLessThanOrEqual(2);
    const wrongResults = [await printRoster('--pages', '2'), await printRoster('--playable', '--pages', '3')];
    expect(wrongResults.map(({ exit }) => exit)).toEqual([2, 2]);
    const emptyTeamResult = await runRollcall(
      'roster',
      `${testFolder}/empty.json`,
      '--out',
      join(testFolder, 'e.pdf'),
      '--playable',
    );
    expect([emptyTeamResult.exit, emptyTeamResult.err]).toEqual([2, expect.stringMatching(/has nobody to play with/)]);
  });

  it("the complete quick reference has two pages, and a team's only contains what the team uses", async () => {
    const testFolder = createTestFolder({ 't.json': { ...readBaseTeam(), gimmicks: ['enduring'], levels: 3 } });
    const [completePath, teamPath] = [join(testFolder, 'whole.pdf'), join(testFolder, 'own.pdf')];
    expect((await runRollcall('sheet', 'supers-unlimited', '--out', completePath)).exit).toBe(0);
    const result = await runRollcall('sheet', `${testFolder}/t.json`, '--out', teamPath, '--paper', 'letter');
    expect([result.exit, result.err]).toEqual([1, expect.stringMatching(/The Watch is illegal/)]);
    expect(countPages(completePath)).toBe(2);
    expect(readPdfText(completePath)).toMatch(/Mega-Pulse/);
    expect(readPdfText(teamPath)).toMatch(/Enduring/);
    expect(readPdfText(teamPath)).not.toMatch(/Mega-Pulse/);
    expect((await runRollcall('sheet', 'chess', '--out', completePath)).exit).toBe(2);
  });

  it('the quick reference of an encounter covers its models and house rules', async () => {
    const [samplesFolder, outputPath] = ['samples/ssua/characters', join(createTestFolder({}), 'r.pdf')];
    expect(
      (await runRollcall('sheet', 'ssua', 'samples/ssua/encounters', samplesFolder, '--out', outputPath)).exit,
    ).toBe(0);
    expect(readPdfText(outputPath).replace(/\s+/g, ' ')).toMatch(/THE LAST BUS TO THE GASWORKS.*Quick Tram/s);
    const otherGameResult = await runRollcall('sheet', 'action-round', samplesFolder, '--out', outputPath, '--force');
    expect([otherGameResult.exit, otherGameResult.err]).toEqual([
      2,
      expect.stringContaining('not of The Action Round'),
    ]);
  });
});

describe('output files of commands', () => {
  it('refuses to overwrite a file without --force, and leaves no partial file', async () => {
    const testFolder = createTestFolder({ 'c.json': readBaseCharacter(), 'mine.pdf': 'my own file' });
    const outputPath = join(testFolder, 'mine.pdf');
    const refused = await runRollcall('cards', `${testFolder}/c.json`, '--out', outputPath);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/mine\.pdf: already there; add --force/)]);
    expect(readFileSync(outputPath, 'utf8')).toBe('my own file');
    expect((await runRollcall('cards', `${testFolder}/c.json`, '--out', outputPath, '--force')).exit).toBe(0);
    expect(readFileSync(outputPath).subarray(0, 5).toString()).toBe('%PDF-');
    expect(readdirSync(testFolder).sort()).toEqual(['c.json', 'mine.pdf']);
  });

  it('refuses an existing file before any input is read', async () => {
    const testFolder = createTestFolder({ 'mine.pdf': 'my own file' });
    const outputFlags = ['--out', join(testFolder, 'mine.pdf')];
    const missingPath = join(testFolder, 'gone.json');
    for (const commandLine of [
      ['cards', missingPath],
      ['cards', '--template', 'markers'],
      ['cards', '--test-page'],
      ['roster', missingPath],
      ['sheet', missingPath],
    ]) {
      const { exit: exitCode, err: errorOutput } = await runRollcall(...commandLine, ...outputFlags);
      expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(/mine\.pdf: already there; add --force/)]);
    }
  });

  it('never replaces an input, not even with --force', async () => {
    const testFolder = createTestFolder({ 'c.json': readBaseCharacter() });
    const result = await runRollcall('cards', `${testFolder}/c.json`, '--out', `${testFolder}/./c.json`, '--force');
    expect([result.exit, result.err]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(JSON.parse(readFileSync(join(testFolder, 'c.json'), 'utf8'))).toEqual(readBaseCharacter());
  });

  it('explains why a folder cannot be created', () => {
    const testFolder = createTestFolder({ file: 'x' });
    expect(() =>
      withRefusalMessage(() => writeFileAtomically(join(testFolder, 'file', 'x.pdf'), new Uint8Array(1), false)),
    ).toThrow(/could not be written/);
  });

  it('demo replaces only files of an earlier demo', async () => {
    const demoNames = ['cards.pdf', 'roster.pdf', 'quick-reference.pdf'];
    const earlier = Object.fromEntries(demoNames.map((fileName) => [fileName, `${fileName} of an earlier demo`]));
    const computeHash = (content: string) => createHash('sha256').update(content).digest('hex');
    const receipt = Object.fromEntries(
      demoNames.map((fileName) => [fileName, ['of one before', computeHash(earlier[fileName] ?? '')]]),
    );
    const testFolder = createTestFolder({ ...earlier, '.rollcall-demo.json': receipt });
    const demoResult = await runRollcall('demo', '--out', testFolder);
    expect(demoResult.exit).toBe(0);
    expect(demoResult.out.split('\n').slice(-3)).toEqual(demoNames.map((fileName) => join(testFolder, fileName)));
    for (const fileName of demoNames)
      expect(checkPdfSyntax(join(testFolder, fileName))).toMatch(/No syntax or stream encoding errors/);
    writeFileSync(join(testFolder, 'roster.pdf'), 'mine now');
    const refused = await runRollcall('demo', '--out', testFolder);
    // The demo checks the cards first and recognizes them as its own, so the message is about the roster.
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/roster\.pdf: .*no earlier demo wrote it/)]);
    expect(readFileSync(join(testFolder, 'roster.pdf'), 'utf8')).toBe('mine now');
  });
});
