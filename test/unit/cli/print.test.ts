import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeWhole } from '../../../src/cli/files/write.ts';
import { folderWith, remove, rollcall, sayingWhy } from '../../support/cli.ts';
import { baseCharacter, baseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = folderWith(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) remove(made);
});

const textOf = (pdf: string) => execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
const pagesOf = (pdf: string) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1]);
const sound = (pdf: string) => execFileSync('qpdf', ['--check', pdf], { encoding: 'utf8' });

describe('cards', () => {
  it('prints a team as often as it has its members, on both sides', async () => {
    const at = folder({ 't.json': baseTeam() });
    const out = join(at, 'cards.pdf');
    const answer = await rollcall('cards', `${at}/t.json`, '--out', out);
    expect([answer.exit, answer.out]).toEqual([0, out]);
    expect(pagesOf(out)).toBe(2);
    expect(sound(out)).toMatch(/No syntax or stream encoding errors/);
    const text = textOf(out);
    for (const name of ['CAPTAIN', 'STRIKER', 'ROOKIE', 'Leadership']) expect(text).toContain(name);
    expect(text).toMatch(/The Watch\s+·\s+[0-9a-f]{12}\s+·\s+Supers Unlimited/);
  });

  it('one card a page for shops; copies multiply', async () => {
    const at = folder({ 'c.json': baseCharacter() });
    const out = join(at, 'cards.pdf');
    await rollcall('cards', `${at}/c.json`, '--out', out, '--paper', 'card', '--copies', '3', '--marks', 'none');
    expect(pagesOf(out)).toBe(6);
  });

  it('an illegal character is printed with a note and exit code 1', async () => {
    const at = folder({ 'c.json': { ...baseCharacter(), level: 11 } });
    const answer = await rollcall('cards', `${at}/c.json`, '--out', join(at, 'x.pdf'));
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
    const at = folder({ 'c.json': baseCharacter() });
    const answer = await rollcall('cards', `${at}/c.json`, '--out', join(at, 'x.pdf'), ...flags);
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(reason)]);
    expect(readdirSync(at)).toEqual(['c.json']);
  });

  it('refuses copies by the million', async () => {
    const at = folder({ 't.json': { ...baseTeam(), members: [{ character: 'rookie', copies: 5_000_000_000 }] } });
    const answer = await rollcall('cards', `${at}/t.json`, '--out', join(at, 'x.pdf'));
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(/more than one print takes; 5000 at most/)]);
  });

  it('R8.5: of two embedded characters with one id prints the one that is judged', async () => {
    const team = baseTeam();
    const [captain] = team.characters ?? [];
    const twins = [
      { ...captain, name: 'Zeta' },
      { ...captain, name: 'Alpha' },
    ];
    for (const [index, characters] of [twins, [...twins].reverse()].entries()) {
      const at = folder({ 't.json': { ...team, members: [{ character: 'captain' }], characters } });
      await rollcall('cards', `${at}/t.json`, '--out', join(at, `${index}.pdf`));
      expect(textOf(join(at, `${index}.pdf`))).toContain('ALPHA');
    }
  });

  it('says which member is missing, and what to do', async () => {
    const { characters: _, ...team } = baseTeam();
    const at = folder({ 't.json': team });
    const answer = await rollcall('cards', `${at}/t.json`, '--out', join(at, 'x.pdf'));
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(/id captain; add its file/)]);
  });
});

describe('roster and sheet', () => {
  it('a roster holds verdict, members, fingerprints and reasons, on one page', async () => {
    const at = folder({ 't.json': { ...baseTeam(), levels: 11 } });
    const out = join(at, 'r.pdf');
    const answer = await rollcall('roster', `${at}/t.json`, '--out', out);
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
    const at = folder({ 't.json': baseTeam(), 'empty.json': { ...baseTeam(), members: [] } });
    const out = join(at, 'r.pdf');
    const play = (...more: string[]) => rollcall('roster', `${at}/t.json`, '--out', out, '--force', ...more);
    await play('--playable');
    expect(pagesOf(out)).toBe(1);
    expect(textOf(out)).toMatch(/Bash[\s\S]*Fight \/ Close \/ Damage[\s\S]*HP \d+/);
    await play('--playable', '--pages', '2');
    expect(pagesOf(out)).toBeLessThanOrEqual(2);
    const wrong = [await play('--pages', '2'), await play('--playable', '--pages', '3')];
    expect(wrong.map(({ exit }) => exit)).toEqual([2, 2]);
    const empty = await rollcall('roster', `${at}/empty.json`, '--out', join(at, 'e.pdf'), '--playable');
    expect([empty.exit, empty.err]).toEqual([2, expect.stringMatching(/has nobody to play with/)]);
  });

  it('the whole quick reference has two pages, that of a team only what it uses', async () => {
    const at = folder({ 't.json': { ...baseTeam(), gimmicks: ['enduring'], levels: 3 } });
    const [whole, own] = [join(at, 'whole.pdf'), join(at, 'own.pdf')];
    expect((await rollcall('sheet', 'supers-unlimited', '--out', whole)).exit).toBe(0);
    const answer = await rollcall('sheet', `${at}/t.json`, '--out', own, '--paper', 'letter');
    expect([answer.exit, answer.err]).toEqual([1, expect.stringMatching(/The Watch is illegal/)]);
    expect(pagesOf(whole)).toBe(2);
    expect(textOf(whole)).toMatch(/Mega-Pulse/);
    expect(textOf(own)).toMatch(/Enduring/);
    expect(textOf(own)).not.toMatch(/Mega-Pulse/);
    expect((await rollcall('sheet', 'chess', '--out', whole)).exit).toBe(2);
  });

  it('the quick reference of an encounter is that of its models under its house rules', async () => {
    const [small, out] = ['samples/ssua/characters', join(folder({}), 'r.pdf')];
    expect((await rollcall('sheet', 'ssua', 'samples/ssua/encounters', small, '--out', out)).exit).toBe(0);
    expect(textOf(out).replace(/\s+/g, ' ')).toMatch(/THE LAST BUS TO THE GASWORKS.*Quick Tram/s);
    const other = await rollcall('sheet', 'action-round', small, '--out', out, '--force');
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('not of The Action Round')]);
  });
});

describe('output files', () => {
  it('nothing is overwritten without --force, and nothing half written is left', async () => {
    const at = folder({ 'c.json': baseCharacter(), 'mine.pdf': 'my own file' });
    const out = join(at, 'mine.pdf');
    const refused = await rollcall('cards', `${at}/c.json`, '--out', out);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/mine\.pdf: already there; add --force/)]);
    expect(readFileSync(out, 'utf8')).toBe('my own file');
    expect((await rollcall('cards', `${at}/c.json`, '--out', out, '--force')).exit).toBe(0);
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
      const { exit, err } = await rollcall(...call, ...out);
      expect([exit, err]).toEqual([2, expect.stringMatching(/mine\.pdf: already there; add --force/)]);
    }
  });

  it('what a call reads is never replaced, not even with --force', async () => {
    const at = folder({ 'c.json': baseCharacter() });
    const answer = await rollcall('cards', `${at}/c.json`, '--out', `${at}/./c.json`, '--force');
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(/is read by this call/)]);
    expect(JSON.parse(readFileSync(join(at, 'c.json'), 'utf8'))).toEqual(baseCharacter());
  });

  it('a folder that cannot be made is a clear refusal', () => {
    const at = folder({ file: 'x' });
    expect(() => sayingWhy(() => writeWhole(join(at, 'file', 'x.pdf'), new Uint8Array(1), false))).toThrow(
      /could not be written/,
    );
  });

  it('a demo replaces what an earlier demo wrote, and nothing else', async () => {
    const names = ['cards.pdf', 'roster.pdf', 'quick-reference.pdf'];
    const earlier = Object.fromEntries(names.map((name) => [name, `${name} of an earlier demo`]));
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const receipt = Object.fromEntries(names.map((name) => [name, ['of one before', hash(earlier[name] ?? '')]]));
    const at = folder({ ...earlier, '.rollcall-demo.json': receipt });
    const demo = await rollcall('demo', '--out', at);
    expect(demo.exit).toBe(0);
    expect(demo.out.split('\n').slice(-3)).toEqual(names.map((name) => join(at, name)));
    for (const name of names) expect(sound(join(at, name))).toMatch(/No syntax or stream encoding errors/);
    writeFileSync(join(at, 'roster.pdf'), 'mine now');
    const refused = await rollcall('demo', '--out', at);
    // The cards, which are looked at before the roster, are known as its own.
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/roster\.pdf: .*no earlier demo wrote it/)]);
    expect(readFileSync(join(at, 'roster.pdf'), 'utf8')).toBe('mine now');
  });
});
