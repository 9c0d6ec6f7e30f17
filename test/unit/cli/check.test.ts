import { symlinkSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { compareCodePoints } from '../../../src/shared/text/code-point-order.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
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

const illegal = { ...readBaseCharacter(), level: 11 };

describe('check', () => {
  it('exits with 0 for legal, 1 for illegal, and 2 for unreadable files or wrong calls, where 2 takes precedence', async () => {
    const testFolder = createTestFolder({ 'a.json': readBaseCharacter(), 'b.json': illegal, 'c.json': '{"format":' });
    expect((await runRollcall('check', `${testFolder}/a.json`)).exit).toBe(0);
    expect((await runRollcall('check', `${testFolder}/a.json`, `${testFolder}/b.json`)).exit).toBe(1);
    expect((await runRollcall('check', `${testFolder}/b.json`, `${testFolder}/c.json`)).exit).toBe(2);
    expect((await runRollcall('check')).exit).toBe(2);
    expect((await runRollcall('check', `${testFolder}/nothing.json`)).exit).toBe(2);
    expect((await runRollcall('check', `${testFolder}/a.json`, '--loud')).exit).toBe(2);
    expect((await runRollcall('check', createTestFolder({ 'readme.txt': 'x' }))).exit).toBe(2);
  });

  it('prints a single JSON object with --json and sends warnings to standard error', async () => {
    const testFolder = createTestFolder({
      'team.json': readBaseTeam(),
      'bad.json': { ...illegal, traits: 5 },
      'note.txt': 'x',
    });
    const { out: output, err: errorOutput } = await runRollcall('check', testFolder, '--json');
    const { rollcall: version, results } = JSON.parse(output);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(results[0]).toEqual({
      file: `${testFolder}/bad.json`,
      kind: null,
      ruleset: null,
      rules: null,
      verdict: 'unreadable',
      fingerprint: null,
      levels: null,
      findings: [],
      error: { path: '/traits', expected: 'object' },
    });
    expect(results[1]).toMatchObject({
      kind: 'team',
      ruleset: 'supers-unlimited',
      verdict: 'legal',
      levels: 12,
      error: null,
    });
    expect(results[1].fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(errorOutput.split('\n')).toEqual([
      expect.stringMatching(/note\.txt: passed over/),
      expect.stringMatching(/bad\.json: \/traits: cannot be read; expected object$/),
    ]);
  });

  it('checks every document below a folder, in code-point order of relative paths', async () => {
    const filePaths = ['b.json', 'a/z.json', 'a.json', 'Z.JSON', 'a-b.json'];
    const testFolder = createTestFolder(
      Object.fromEntries(filePaths.map((fileName) => [fileName, readBaseCharacter()])),
    );
    const { out: output } = await runRollcall('check', testFolder, '--json');
    const relative = JSON.parse(output).results.map((checkResult: { file: string }) =>
      checkResult.file.slice(testFolder.length + 1),
    );
    expect(relative).toEqual(['Z.JSON', 'a-b.json', 'a.json', 'a/z.json', 'b.json']);
    expect(['\ud83d\ude00', '\uffee'].sort(compareCodePoints)).toEqual(['\uffee', '\ud83d\ude00']);
  });

  it('ignores pictures next to the documents without a warning', async () => {
    const testFolder = createTestFolder({
      'a.json': readBaseCharacter(),
      'face.png': 'x',
      'art/face.JPG': 'x',
      'note.txt': 'hello',
    });
    const { err: errorOutput } = await runRollcall('check', testFolder);
    expect(errorOutput.split('\n')).toEqual([expect.stringMatching(/note\.txt: passed over/)]);
  });

  it('skips documents of other kinds in a folder, but reports them as unreadable when they are named', async () => {
    const testFolder = createTestFolder({
      'a.json': readBaseCharacter(),
      'g.glossary.json': { format: 'rollcall.glossary', version: 1 },
    });
    const { exit: exitCode, err: errorOutput, out: output } = await runRollcall('check', testFolder);
    expect([exitCode, errorOutput]).toEqual([0, expect.stringMatching(/g\.glossary\.json: passed over/)]);
    expect(output).toMatch(/^LEGAL/);
    expect((await runRollcall('check', `${testFolder}/g.glossary.json`)).exit).toBe(2);
  });

  it('R8.2: reports only event findings about members when a team has an unknown member', async () => {
    const eventPack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
      levels: 9,
    };
    const testFolder = createTestFolder({
      't.json': { ...readBaseTeam(), members: [{ character: 'rookie', copies: 9 }, { character: 'ghost' }] },
      'e.json': { ...eventPack, formations: ['super-force'], maxCopies: 1, banned: ['rookie'] },
    });
    const { out: output } = await runRollcall(
      'check',
      `${testFolder}/t.json`,
      '--event',
      `${testFolder}/e.json`,
      '--json',
    );
    const findingCodes = JSON.parse(output).results[0].findings.map((finding: { code: string }) => finding.code);
    expect(findingCodes).toEqual(['event.banned', 'su.team.unknown-member']);
  });

  it('finds members among all characters of the call, after the embedded ones', async () => {
    const { characters, ...baseTeam } = readBaseTeam();
    const [captain, striker, rookie] = characters ?? [];
    const testFolder = createTestFolder({
      'team.json': { ...baseTeam, characters: [captain] },
      'c.json': { ...captain, level: 11 },
      's.json': striker,
      'r.json': rookie,
    });
    const teamResult = JSON.parse((await runRollcall('check', `${testFolder}/team.json`, '--json')).out).results[0];
    expect(teamResult.findings.map((finding: { code: string }) => finding.code)).toEqual([
      'su.team.unknown-member',
      'su.team.unknown-member',
    ]);
    expect(teamResult.levels).toBeNull();
    const together = JSON.parse((await runRollcall('check', testFolder, '--json')).out).results;
    expect(together.at(-1)).toMatchObject({ verdict: 'legal', levels: 12 });
  });

  it('finds a member even if a character of another game with the same id comes first', async () => {
    const { characters = [], ...baseTeam } = readBaseTeam();
    const otherGameCharacter = {
      format: 'rollcall.character',
      version: 1,
      ruleset: 'bulletproof-blues',
      name: 'N',
      perception: 4,
    };
    const characterFiles = characters.map((character, fileIndex): [string, unknown] => [
      `b${fileIndex}.json`,
      character,
    ]);
    const testFolder = createTestFolder({
      'a.json': { ...otherGameCharacter, id: characters[0]?.id },
      ...Object.fromEntries(characterFiles),
      'team.json': baseTeam,
    });
    const { out: output, err: errorOutput } = await runRollcall('check', testFolder, '--json');
    expect(JSON.parse(output).results.at(-1)).toMatchObject({ verdict: 'legal', levels: 12 });
    expect(errorOutput).toBe('');
  });

  it('applies the event pack that a team names when it is among the files, unless --event overrides it', async () => {
    const eventPack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'cup',
      name: 'Cup',
      levels: 35,
    };
    const testFolder = createTestFolder({
      'a-team.json': { ...readBaseTeam(), event: 'cup' },
      'b-other.json': { ...readBaseTeam(), id: 'other', event: 'elsewhere' },
      'z-cup.json': { ...eventPack, banned: ['rookie'] },
    });
    const mildEventFolder = createTestFolder({
      'mild.json': { ...eventPack, id: 'mild', levels: readBaseTeam().levels },
    });
    const checkForCodes = async (...cliArguments: string[]) => {
      const { out: output, err: errorOutput } = await runRollcall('check', ...cliArguments, '--json');
      const { results } = JSON.parse(output) as { results: { findings: { code: string }[] }[] };
      return {
        codes: results.map(({ findings }) => findings.map(({ code }) => code)),
        err: errorOutput,
      };
    };
    const namedEventResult = await checkForCodes(testFolder);
    expect(namedEventResult.codes[0]).toContain('event.banned');
    expect(namedEventResult.codes[1]).toEqual([]);
    expect(namedEventResult.err).toContain('a-team.json: is made for the event cup, and judged by that pack');
    expect((await checkForCodes(`${testFolder}/a-team.json`)).codes[0]).toEqual([]);
    const overrideResult = await checkForCodes(testFolder, '--event', `${mildEventFolder}/mild.json`);
    expect([overrideResult.codes[0]?.includes('event.banned'), overrideResult.err]).toEqual([false, '']);
  });

  it('reports a team as illegal when its event pack has an invalid size, unless --event overrides it', async () => {
    const eventPack = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'cup', name: 'Cup' };
    const baseTeam = { ...readBaseTeam(), event: 'cup' };
    const runCheck = async (...cliArguments: string[]) => {
      const { out: output, err: errorOutput, exit: exitCode } = await runRollcall('check', ...cliArguments, '--json');
      const { results } = JSON.parse(output) as { results: { findings: { code: string; actual?: unknown }[] }[] };
      return { findings: results[0]?.findings, err: errorOutput, exit: exitCode };
    };
    const invalidEventFolder = createTestFolder({
      'a.json': baseTeam,
      'x.json': { ...eventPack, levels: 0 },
      'y.json': { ...eventPack, levels: 2.5 },
    });
    const invalidResult = await runCheck(invalidEventFolder);
    expect(invalidResult.findings).toMatchObject([
      { code: 'su.team.event.unusable', severity: 'error', path: '/event', actual: 0, required: 1 },
    ]);
    expect(invalidResult.exit).toBe(1);
    expect(invalidResult.err).toContain(
      'a.json: is made for the event cup, whose size is not valid; it is judged without that pack',
    );
    const validEventFolder = createTestFolder({
      'a.json': baseTeam,
      'x.json': { ...eventPack, levels: 0 },
      'y.json': { ...eventPack, levels: baseTeam.levels },
    });
    expect((await runCheck(validEventFolder)).findings).toEqual([]);
    const givenEventFolder = createTestFolder({ 'given.json': { ...eventPack, id: 'given', levels: baseTeam.levels } });
    expect(
      await runCheck(
        `${invalidEventFolder}/a.json`,
        `${invalidEventFolder}/x.json`,
        '--event',
        `${givenEventFolder}/given.json`,
      ),
    ).toMatchObject({
      findings: [],
      err: '',
    });
    const teamWithUnknownMember = { ...baseTeam, members: [{ character: 'nobody' }] };
    const unknownMemberFolder = createTestFolder({
      'a.json': teamWithUnknownMember,
      'x.json': { ...eventPack, levels: 0 },
    });
    expect((await runCheck(unknownMemberFolder)).findings?.map(({ code }) => code)).toEqual(['su.team.unknown-member']);
  });

  it('uses options from the event pack first, then from --option, then from the team file', async () => {
    const eventPack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
      levels: 35,
    };
    const teamWithCopies = {
      ...readBaseTeam(),
      members: [{ character: 'striker', copies: 2 }, { character: 'rookie' }],
    };
    const testFolder = createTestFolder({
      'team.json': { ...teamWithCopies, options: { 'su.uniqueSupers': true } },
      'event.json': { ...eventPack, options: { 'su.uniqueSupers': true } },
    });
    const runForExitCode = async (...extraFlags: string[]) =>
      (await runRollcall('check', `${testFolder}/team.json`, ...extraFlags)).exit;
    expect(await runForExitCode()).toBe(1);
    expect(await runForExitCode('--option', 'su.uniqueSupers=off')).toBe(0);
    expect(await runForExitCode('--option', 'su.uniqueSupers=off', '--event', `${testFolder}/event.json`)).toBe(1);
    expect((await runRollcall('check', `${testFolder}/team.json`, '--option', 'su.unique=on')).err).toMatch(
      /no option is called su\.unique; Supers Unlimited has su\.aimLabel, .* and \d+ others/,
    );
    expect((await runRollcall('check', `${testFolder}/team.json`, '--option', 'su.sprai=on')).err).toMatch(
      /su\.spray is the nearest/,
    );
    expect((await runRollcall('check', `${testFolder}/team.json`, '--option', 'x=on')).err).toMatch(
      /they begin with su\. for Supers Unlimited, .*, bb\. for Bulletproof Blues/,
    );
    expect((await runRollcall('check', `${testFolder}/team.json`, '--option', 'su.spray=loud')).err).toMatch(
      /warn, full, off/,
    );
    expect((await runRollcall('check', `${testFolder}/team.json`, '--event', `${testFolder}/team.json`)).err).toMatch(
      /no event pack/,
    );
  });

  it('lists gained and lost findings under other rules with --compare', async () => {
    const eventPack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
      levels: 11,
    };
    const testFolder = createTestFolder({
      'team.json': { ...readBaseTeam(), options: { 'su.requireBothKinds': true }, members: [{ character: 'captain' }] },
      'event.json': { ...eventPack, banned: ['captain'] },
    });
    const commandLine = [
      'check',
      `${testFolder}/team.json`,
      '--compare',
      'default',
      '--compare',
      `${testFolder}/event.json`,
    ];
    const { compared } = JSON.parse((await runRollcall(...commandLine, '--json')).out).results[0];
    const formatCodes = (findings: { code: string; severity: string }[]) =>
      findings.map((finding) => `${finding.severity} ${finding.code}`);
    expect(
      compared.map((comparison: { with: string; verdict: string }) => [comparison.with, comparison.verdict]),
    ).toEqual([
      ['default', 'legal'],
      [`${testFolder}/event.json`, 'illegal'],
    ]);
    expect(formatCodes(compared[0].gained)).toEqual(['info su.team.one-kind']);
    expect(formatCodes(compared[0].lost)).toEqual(['error su.team.one-kind']);
    expect(formatCodes(compared[1].gained)).toEqual(['info event.levels', 'error event.banned']);
    const { out: output } = await runRollcall(...commandLine);
    expect(output).toMatch(/under default: legal\n {2}\+ info su\.team\.one-kind .*\n {2}- error su\.team\.one-kind/);
  });

  it('prints one line per team and a summary with --event, and suggests repairs with --fixes', async () => {
    const eventPack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
      levels: 11,
    };
    const testFolder = createTestFolder({
      'lists/a.json': readBaseTeam(),
      'lists/b.json': { ...readBaseTeam(), formation: 'super-force' },
      'e.json': eventPack,
    });
    const { out: output } = await runRollcall('check', `${testFolder}/lists`, '--event', `${testFolder}/e.json`);
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^ILLEGAL .*a\.json {2}The Watch, 12 of 11 Levels, [0-9a-f]{12} {2}su\.team\.level-cap$/),
      expect.stringMatching(/b\.json .* su\.team\.level-cap, su\.team\.super-force\.henchmen$/),
      '2 documents: 0 legal, 2 illegal, 0 unreadable',
    ]);
    expect((await runRollcall('check', `${testFolder}/lists/b.json`, '--fixes')).out).toMatch(
      /fix: Make it a Combined Team/,
    );
  });

  it('prints verdict, pointer, message and citation for people', async () => {
    const testFolder = createTestFolder({ 'a.json': readBaseCharacter(), 'b.json': illegal });
    const { out: output } = await runRollcall('check', testFolder);
    expect(output).toMatch(/^LEGAL {6}.*a\.json {2}Plain, [0-9a-f]{12}$/m);
    expect(output).toMatch(
      /error su\.character\.level at \/level: Level 11 .* \(Supers Unlimited 4\.1, ch\. 1 Team Selection, E-31\)/,
    );
    expect(output).toMatch(/2 documents: 1 legal, 1 illegal, 0 unreadable$/);
  });

  it('prints identical output on a second run', async () => {
    const testFolder = createTestFolder({ 't.json': { ...readBaseTeam(), levels: 3, leader: 'nobody' } });
    expect((await runRollcall('check', testFolder, '--json')).out).toBe(
      (await runRollcall('check', testFolder, '--json')).out,
    );
  });
});

describe('the help of commands', () => {
  it('describes all commands, and each command with --help', async () => {
    expect((await runRollcall('--help')).out).toMatch(/demo[\s\S]*check[\s\S]*cards[\s\S]*roster[\s\S]*sheet/);
    for (const command of ['demo', 'check', 'cards', 'roster', 'sheet']) {
      const { exit: exitCode, out: output } = await runRollcall(command, '--help');
      expect([exitCode, output]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: rollcall ${command}`))]);
    }
    expect((await runRollcall('dance')).exit).toBe(2);
  });
});

describe('files that cannot be opened', () => {
  it('reports a file that cannot be opened as unreadable and checks the others', async () => {
    const testFolder = createTestFolder({ 'b.json': readBaseCharacter() });
    symlinkSync('nowhere.json', `${testFolder}/a.json`);
    const { exit: exitCode, out: output, err: errorOutput } = await runRollcall('check', testFolder);
    expect(exitCode).toBe(2);
    expect(output).toMatch(/UNREADABLE .*a\.json\nLEGAL .*b\.json/);
    expect(errorOutput).toMatch(/a\.json: cannot be read; expected a file that can be opened: no such file/);
  });
});

describe('unknown and repeated keys', () => {
  it('reports unknown and repeated keys in every output format', async () => {
    const testFolder = createTestFolder({
      'cup.event.json': {
        format: 'rollcall.event',
        version: 1,
        ruleset: 'supers-unlimited',
        id: 'cup',
        name: 'Cup',
        levels: 25,
        cielings: {},
      },
      'l/a.team.json': { ...readBaseTeam(), gimmick: [] },
      'l/b.team.json': readBaseTeam(),
      'twice.team.json': JSON.stringify(readBaseTeam()).replace('{', '{"levels":1,'),
    });
    const fullResult = await runRollcall('check', `${testFolder}/l/a.team.json`);
    expect(fullResult.out).toContain(
      'warning document.unknown-key at /gimmick: Rollcall knows no key “gimmick” in a team;',
    );
    const briefResult = await runRollcall('check', `${testFolder}/l`, '--event', `${testFolder}/cup.event.json`);
    expect(briefResult.out).toMatch(/a\.team\.json .*document\.unknown-key$/m);
    expect(briefResult.out).not.toMatch(/b\.team\.json .*document\.unknown-key$/m);
    expect(briefResult.err).toContain(
      '/cielings: Rollcall knows no key “cielings” in an event; “ceilings” may be meant.',
    );
    const repeatedKeyResult = await runRollcall('check', `${testFolder}/twice.team.json`);
    expect(repeatedKeyResult).toMatchObject({ exit: 2 });
    expect(repeatedKeyResult.err).toContain(
      '/levels: cannot be read; expected each key once in its object (line 1, column',
    );
  });
});
