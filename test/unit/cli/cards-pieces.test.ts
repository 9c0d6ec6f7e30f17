import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { GIMMICKS } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});
const readPdfText = (pdfPath: string) => execFileSync('pdftotext', ['-raw', pdfPath, '-'], { encoding: 'utf8' });
const countPages = (pdfPath: string) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdfPath], { encoding: 'utf8' }))?.[1]);
const singleCardFlags = ['--paper', 'card', '--sides', 'fronts'];

/** Gimmicks are cards that a team chooses before the game (E-121). */
describe('cards --template gimmick', () => {
  it.each([[[]], [['supers-unlimited']]])('E-121: prints all Gimmicks without a team (%j)', async (inputNames) => {
    const outputPath = join(createTestFolder(), 'g.pdf');
    const result = await runRollcall(
      'cards',
      ...inputNames,
      '--template',
      'gimmick',
      '--out',
      outputPath,
      ...singleCardFlags,
    );
    expect([result.exit, result.out]).toEqual([0, outputPath]);
    expect(countPages(outputPath)).toBe(GIMMICKS.length);
    expect(readPdfText(outputPath)).toContain('SUNDAY PUNCH');
    expect(execFileSync('qpdf', ['--check', outputPath], { encoding: 'utf8' })).toMatch(
      /No syntax or stream encoding errors/,
    );
  });

  it('prints the Gimmicks of a team as often as --copies says', async () => {
    const testFolder = createTestFolder({ 't.json': { ...readBaseTeam(), gimmicks: ['tag-team'] } });
    const outputPath = join(testFolder, 'g.pdf');
    await runRollcall(
      'cards',
      `${testFolder}/t.json`,
      '--template',
      'gimmick',
      '--out',
      outputPath,
      '--copies',
      '2',
      ...singleCardFlags,
    );
    expect(countPages(outputPath)).toBe(2);
    expect(readPdfText(outputPath)).toContain('TAG TEAM');
  });

  it('writes nothing and says that the team has no Gimmicks', async () => {
    const testFolder = createTestFolder({ 't.json': { ...readBaseTeam(), gimmicks: [] } });
    const result = await runRollcall(
      'cards',
      `${testFolder}/t.json`,
      '--template',
      'gimmick',
      '--out',
      join(testFolder, 'g.pdf'),
    );
    expect(result.exit).toBe(2);
    expect(result.err).toMatch(/The Watch: the team has chosen no Gimmicks/);
    expect(existsSync(join(testFolder, 'g.pdf'))).toBe(false);
  });
});

describe('cards --template markers', () => {
  it('prints tokens and markers, each size on separate sheets', async () => {
    const outputPath = join(createTestFolder(), 'm.pdf');
    const result = await runRollcall('cards', '--template', 'markers', '--out', outputPath);
    expect(result.exit).toBe(0);
    const printedText = readPdfText(outputPath);
    for (const expectedWord of ['STUN', 'ALTITUDE', 'COUNTDOWN', 'POWER', 'ATHLETICS', 'PLASMA X', 'OBJECTIVE']) {
      expect(printedText).toContain(expectedWord);
    }
    expect(countPages(outputPath)).toBe(4);
  });

  it('omits markers that a team cannot bring into play', async () => {
    const testFolder = createTestFolder({ 't.json': readBaseTeam() });
    const outputPath = join(testFolder, 'm.pdf');
    await runRollcall('cards', `${testFolder}/t.json`, '--template', 'token', '--out', outputPath);
    expect(readPdfText(outputPath)).toContain('STUN');
    expect(readPdfText(outputPath)).not.toContain('COUNTDOWN');
  });

  it('lists gimmick and markers among the templates when an unknown one is requested', async () => {
    const testFolder = createTestFolder({ 't.json': readBaseTeam() });
    const result = await runRollcall(
      'cards',
      `${testFolder}/t.json`,
      '--template',
      'coin',
      '--out',
      join(testFolder, 'x.pdf'),
    );
    expect(result.err).toMatch(/bridge, dashboard.*gimmick, markers/);
  });
});
