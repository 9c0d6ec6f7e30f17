import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { GIMMICKS } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});
const textOf = (pdf: string) => execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' });
const pagesOf = (pdf: string) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1]);
const single = ['--paper', 'card', '--sides', 'fronts'];

describe('cards --template gimmick', () => {
  it.each([[[]], [['supers-unlimited']]])('E-121: prints all Gimmicks without a team (%j)', async (files) => {
    const out = join(folder(), 'g.pdf');
    const answer = await runRollcall('cards', ...files, '--template', 'gimmick', '--out', out, ...single);
    expect([answer.exit, answer.out]).toEqual([0, out]);
    expect(pagesOf(out)).toBe(GIMMICKS.length);
    expect(textOf(out)).toContain('SUNDAY PUNCH');
    expect(execFileSync('qpdf', ['--check', out], { encoding: 'utf8' })).toMatch(/No syntax or stream encoding errors/);
  });

  it('prints what a team has chosen, as often as is asked for', async () => {
    const at = folder({ 't.json': { ...readBaseTeam(), gimmicks: ['tag-team'] } });
    const out = join(at, 'g.pdf');
    await runRollcall('cards', `${at}/t.json`, '--template', 'gimmick', '--out', out, '--copies', '2', ...single);
    expect(pagesOf(out)).toBe(2);
    expect(textOf(out)).toContain('TAG TEAM');
  });

  it('says so when a team has chosen none, and writes nothing', async () => {
    const at = folder({ 't.json': { ...readBaseTeam(), gimmicks: [] } });
    const answer = await runRollcall('cards', `${at}/t.json`, '--template', 'gimmick', '--out', join(at, 'g.pdf'));
    expect(answer.exit).toBe(2);
    expect(answer.err).toMatch(/The Watch: the team has chosen no Gimmicks/);
    expect(existsSync(join(at, 'g.pdf'))).toBe(false);
  });
});

describe('cards --template markers', () => {
  it('prints tokens and markers, each size on sheets of its own', async () => {
    const out = join(folder(), 'm.pdf');
    const answer = await runRollcall('cards', '--template', 'markers', '--out', out);
    expect(answer.exit).toBe(0);
    const text = textOf(out);
    for (const word of ['STUN', 'ALTITUDE', 'COUNTDOWN', 'POWER', 'ATHLETICS', 'PLASMA X', 'OBJECTIVE']) {
      expect(text).toContain(word);
    }
    expect(pagesOf(out)).toBe(4);
  });

  it('leaves out what a team cannot bring into play', async () => {
    const at = folder({ 't.json': readBaseTeam() });
    const out = join(at, 'm.pdf');
    await runRollcall('cards', `${at}/t.json`, '--template', 'token', '--out', out);
    expect(textOf(out)).toContain('STUN');
    expect(textOf(out)).not.toContain('COUNTDOWN');
  });

  it('is named among the templates when another is asked for', async () => {
    const at = folder({ 't.json': readBaseTeam() });
    const answer = await runRollcall('cards', `${at}/t.json`, '--template', 'coin', '--out', join(at, 'x.pdf'));
    expect(answer.err).toMatch(/bridge, dashboard.*gimmick, markers/);
  });
});
