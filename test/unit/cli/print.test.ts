import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeFileAtomically } from '../../../src/cli/files/write-batch.ts';
import { createFolder, removeFolder, runRollcall, withRefusalMessage } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

const textOf = (pdf: string) => execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
const pagesOf = (pdf: string) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1]);
const sound = (pdf: string) => execFileSync('qpdf', ['--check', pdf], { encoding: 'utf8' });

describe('cards', () => {
  it('prints a team as often as it has its members, on both sides', async () => {
    const at = folder({ 't.json': readBaseTeam() });
    const out = join(at, 'cards.pdf');
    const answer = await runRollcall('cards', `${at}/t.json`, '--out', out);
    expect([answer.exit, answer.out]).toEqual([0, out]);
    expect(pagesOf(out)).toBe(2);
    expect(sound(out)).toMatch(/No syntax or stream encoding errors/);
    const text = textOf(out);
    for (const name of ['CAPTAIN', 'STRIKER', 'ROOKIE', 'Leadership']) expect(text).toContain(name);
    expect(text).toMatch(/The Watch\s+·\s+[0-9a-f]{12}\s+·\s+Supers Unlimited/);
  });

  it('one card a page for shops; copies multiply', async () => {
    const at = folder({ 'c.json': readBaseCharacter() });
    const out = join(at, 'cards.pdf');
    await runRollcall('cards', `${at}/c.json`, '--out', out, '--paper', 'card', '--copies', '3', '--marks', 'none');
    expect(pagesOf(out)).toBe(6);
  });

  it('an illegal character is printed with a note and exit code 1', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), level: 11 } });
    const answer = await runRollcall('cards', `${at}/c.json`, '--out', join(at, 'x.pdf'));
    expect(answer.exit).toBe(1);
    expect(answer.err).toMatch(/Plain is illegal: su\.character\.level/);
    expect(existsSync(join(at, 'x.pdf'))).toBe(true);
  });

  it.each([
    [['--paper', 'a7'], /--paper must be a4, letter, a3, 13x19, card/],
    [['--sides', 'both'], /--sides must be fronts, long-edge, short-edge or fold, not both/],
    [['--copies', '0'], /--copies must be a whole number from 1/],
    [['--bleed', 'wide'], /--bleed must be a number/],
    [['--template', 'gilded'], /there is classic/],
  ])('refuses %j and writes nothing', async (flags, reason) => {
    const at = folder({ 'c.json': readBaseCharacter() });
    const answer = await runRollcall('cards', `${at}/c.json`, '--out', join(at, 'x.pdf'), ...flags);
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(reason)]);
    expect(readdirSync(at)).toEqual(['c.json']);
  });

  it('refuses copies by the million', async () => {
    const at = folder({ 't.json': { ...readBaseTeam(), members: [{ character: 'rookie', copies: 5_000_000_000 }] } });
    const answer = await runRollcall('cards', `${at}/t.json`, '--out', join(at, 'x.pdf'));
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(/more than one print takes; 5000 at most/)]);
  });

  it('R8.5: of two embedded characters with one id prints the one that is judged', async () => {
    const team = readBaseTeam();
    const [captain] = team.characters ?? [];
    const twins = [
      { ...captain, name: 'Zeta' },
      { ...captain, name: 'Alpha' },
    ];
    for (const [index, characters] of [twins, [...twins].reverse()].entries()) {
      const at = folder({ 't.json': { ...team, members: [{ character: 'captain' }], characters } });
      await runRollcall('cards', `${at}/t.json`, '--out', join(at, `${index}.pdf`));
      expect(textOf(join(at, `${index}.pdf`))).toContain('ALPHA');
    }
  });

  it('says which member is missing, and what to do', async () => {
    const { characters: _, ...team } = readBaseTeam();
    const at = folder({ 't.json': team });
    const answer = await runRollcall('cards', `${at}/t.json`, '--out', join(at, 'x.pdf'));
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(/id captain; add its file/)]);
  });
});

describe('roster and sheet', () => {
  it('a roster holds verdict, members, fingerprints and reasons, on one page', async () => {
    const at = folder({ 't.json': { ...readBaseTeam(), levels: 11 } });
    const out = join(at, 'r.pdf');
    const answer = await runRollcall('roster', `${at}/t.json`, '--out', out);
    expect([answer.exit, answer.err]).toEqual([1, expect.stringMatching(/The Watch is illegal/)]);
    expect(pagesOf(out)).toBe(1);
    const text = textOf(out);
    for (const part of [
      'ILLEGAL',
      'Captain',
      'Striker',
      'Rookie',
      '12 Levels; 11 were agreed',
      'Supers Unlimited 4.1',
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
    expect(text.match(/[0-9a-f]{12}/g)?.length).toBeGreaterThanOrEqual(4);
  });

  it('E-29: a playable roster holds attacks and HP in place of fingerprints, on the pages that are wished', async () => {
    const at = folder({ 't.json': readBaseTeam(), 'empty.json': { ...readBaseTeam(), members: [] } });
    const out = join(at, 'r.pdf');
    const play = (...more: string[]) => runRollcall('roster', `${at}/t.json`, '--out', out, '--force', ...more);
    await play('--playable');
    expect(pagesOf(out)).toBe(1);
    expect(textOf(out)).toMatch(/Bash[\s\S]*Fight \/ Close \/ Damage[\s\S]*HP \d+/);
    await play('--playable', '--pages', '2');
    expect(pagesOf(out)).toBeLessThanOrEqual(2);
    const wrong = [await play('--pages', '2'), await play('--playable', '--pages', '3')];
    expect(wrong.map(({ exit }) => exit)).toEqual([2, 2]);
    const empty = await runRollcall('roster', `${at}/empty.json`, '--out', join(at, 'e.pdf'), '--playable');
    expect([empty.exit, empty.err]).toEqual([2, expect.stringMatching(/has nobody to play with/)]);
  });

  it('the whole quick reference has two pages, that of a team only what it uses', async () => {
    const at = folder({ 't.json': { ...readBaseTeam(), gimmicks: ['enduring'], levels: 3 } });
    const [whole, own] = [join(at, 'whole.pdf'), join(at, 'own.pdf')];
    expect((await runRollcall('sheet', 'supers-unlimited', '--out', whole)).exit).toBe(0);
    const answer = await runRollcall('sheet', `${at}/t.json`, '--out', own, '--paper', 'letter');
    expect([answer.exit, answer.err]).toEqual([1, expect.stringMatching(/The Watch is illegal/)]);
    expect(pagesOf(whole)).toBe(2);
    expect(textOf(whole)).toMatch(/Mega-Pulse/);
    expect(textOf(own)).toMatch(/Enduring/);
    expect(textOf(own)).not.toMatch(/Mega-Pulse/);
    expect((await runRollcall('sheet', 'chess', '--out', whole)).exit).toBe(2);
  });

  it('the quick reference of an encounter is that of its models under its house rules', async () => {
    const [small, out] = ['samples/ssua/characters', join(folder({}), 'r.pdf')];
    expect((await runRollcall('sheet', 'ssua', 'samples/ssua/encounters', small, '--out', out)).exit).toBe(0);
    expect(textOf(out).replace(/\s+/g, ' ')).toMatch(/THE LAST BUS TO THE GASWORKS.*Quick Tram/s);
    const other = await runRollcall('sheet', 'action-round', small, '--out', out, '--force');
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('not of The Action Round')]);
  });
});

describe('output files', () => {
  it('nothing is overwritten without --force, and nothing half written is left', async () => {
    const at = folder({ 'c.json': readBaseCharacter(), 'mine.pdf': 'my own file' });
    const out = join(at, 'mine.pdf');
    const refused = await runRollcall('cards', `${at}/c.json`, '--out', out);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/mine\.pdf: already there; add --force/)]);
    expect(readFileSync(out, 'utf8')).toBe('my own file');
    expect((await runRollcall('cards', `${at}/c.json`, '--out', out, '--force')).exit).toBe(0);
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    expect(readdirSync(at).sort()).toEqual(['c.json', 'mine.pdf']);
  });

  it('that something is there already is said before any file is read', async () => {
    const at = folder({ 'mine.pdf': 'my own file' });
    const out = ['--out', join(at, 'mine.pdf')];
    const gone = join(at, 'gone.json');
    for (const call of [
      ['cards', gone],
      ['cards', '--template', 'markers'],
      ['cards', '--test-page'],
      ['roster', gone],
      ['sheet', gone],
    ]) {
      const { exit, err } = await runRollcall(...call, ...out);
      expect([exit, err]).toEqual([2, expect.stringMatching(/mine\.pdf: already there; add --force/)]);
    }
  });

  it('what a call reads is never replaced, not even with --force', async () => {
    const at = folder({ 'c.json': readBaseCharacter() });
    const answer = await runRollcall('cards', `${at}/c.json`, '--out', `${at}/./c.json`, '--force');
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(JSON.parse(readFileSync(join(at, 'c.json'), 'utf8'))).toEqual(readBaseCharacter());
  });

  it('a folder that cannot be made is a clear refusal', () => {
    const at = folder({ file: 'x' });
    expect(() =>
      withRefusalMessage(() => writeFileAtomically(join(at, 'file', 'x.pdf'), new Uint8Array(1), false)),
    ).toThrow(/could not be written/);
  });

  it('a demo replaces what an earlier demo wrote, and nothing else', async () => {
    const names = ['cards.pdf', 'roster.pdf', 'quick-reference.pdf'];
    const earlier = Object.fromEntries(names.map((name) => [name, `${name} of an earlier demo`]));
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const receipt = Object.fromEntries(names.map((name) => [name, ['of one before', hash(earlier[name] ?? '')]]));
    const at = folder({ ...earlier, '.rollcall-demo.json': receipt });
    const demo = await runRollcall('demo', '--out', at);
    expect(demo.exit).toBe(0);
    expect(demo.out.split('\n').slice(-3)).toEqual(names.map((name) => join(at, name)));
    for (const name of names) expect(sound(join(at, name))).toMatch(/No syntax or stream encoding errors/);
    writeFileSync(join(at, 'roster.pdf'), 'mine now');
    const refused = await runRollcall('demo', '--out', at);
    // The cards, which are looked at before the roster, are known as its own.
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/roster\.pdf: .*no earlier demo wrote it/)]);
    expect(readFileSync(join(at, 'roster.pdf'), 'utf8')).toBe('mine now');
  });
});
