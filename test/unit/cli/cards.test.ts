/** The flags of `cards` that say how cards come onto paper, which of them, and what there is to know before. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { checkPdf, countPages, readPdfText } from '../../support/cards/pdf.ts';
import { readPdfInk } from '../../support/cards/pdf-ink.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';
import { readSampleCharacters } from '../../support/documents/samples.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});
const hero = (id: string, changes = {}) => ({ ...readBaseCharacter(), id, name: id, ...changes });
const sizeOf = async (file: string): Promise<number[]> => {
  const [page] = await readPdfInk(readFileSync(file));
  return [page?.width ?? 0, page?.height ?? 0].map((n) => Math.round(n * 10) / 10);
};

describe('paper', () => {
  it.each([
    ['13x19', [330.2, 482.6]],
    ['320x450', [320, 450]],
    ['8.5x14in', [215.9, 355.6]],
  ])('prints on %s', async (paper, size) => {
    const at = folder({ 'c.json': hero('one') });
    const out = join(at, 'x.pdf');
    expect((await runRollcall('cards', `${at}/c.json`, '--out', out, '--paper', paper)).exit).toBe(0);
    checkPdf(out);
    expect((await sizeOf(out)).sort()).toEqual([...size].sort());
  });

  it.each([
    [['--paper', '10x10'], /WIDTHxHEIGHT from 40 to 2000 mm/],
    [['--margin', '50'], /--margin must be a number from 0 to 40/],
    [['--gutter', '-1'], /--gutter must be a number from 0/],
    [['--back-offset', '1'], /--back-offset wants X,Y/],
    [['--back-offset', '1,far'], /--back-offset must be a number from -20 to 20/],
    [['--back-rotation', '30'], /--back-rotation must be a number from -5 to 5/],
    [['--copies', 'nobody=2'], /no card here has the id nobody/],
    [['--copies', 'one=-1'], /--copies must be a whole number from 0 to 99/],
    [['--paper', '100x120', '--sides', 'fold'], /A card of 63\.5 x 88\.9 mm with its back beside it does not fit/],
    [['--paper', '60x60'], /does not fit the paper with its margins\. Larger paper makes room, or a smaller margin/],
    [['--json'], /--json goes with --preflight/],
    [['--template', 'classic@huge'], /there is no template classic@huge; there is classic/],
  ])('refuses %j and writes nothing', async (flags, reason) => {
    const at = folder({ 'c.json': hero('one') });
    const answer = await runRollcall('cards', `${at}/c.json`, '--out', join(at, 'x.pdf'), ...flags);
    expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(reason)]);
    expect(readdirSync(at)).toEqual(['c.json']);
  });

  it('takes an offset that begins with a minus', async () => {
    const at = folder({ 'c.json': hero('one') });
    const flags = ['--back-offset', '-0.5,0.25', '--back-rotation', '-0.1'];
    expect((await runRollcall('cards', `${at}/c.json`, '--out', join(at, 'x.pdf'), ...flags)).exit).toBe(0);
  });
});

describe('copies', () => {
  const count = async (...flags: string[]): Promise<number> => {
    const at = folder({ 't.json': readBaseTeam(), 'c.json': hero('one') });
    const out = join(at, 'x.pdf');
    await runRollcall('cards', `${at}/t.json`, '--out', out, '--paper', 'card', '--sides', 'fronts', ...flags);
    return countPages(out);
  };
  it('are those of the team, times N, but of a named card as many as it says', async () => {
    const members = (readBaseTeam().members ?? []).reduce((sum, m) => sum + (m.copies ?? 1), 0);
    const rookies = readBaseTeam().members.find((m) => m.character === 'rookie')?.copies ?? 1;
    expect(await count()).toBe(members);
    expect(await count('--copies', '2')).toBe(2 * members);
    expect(await count('--copies', 'rookie=5')).toBe(members - rookies + 5);
    expect(await count('--copies', '2', '--copies', 'rookie=0')).toBe(2 * (members - rookies));
  });
});

describe('templates', () => {
  it('are those the characters name, several sizes on one job; --template is for all', async () => {
    const at = folder({
      'a.json': hero('one', { art: { template: 'tarot' } }),
      'b.json': hero('two'),
      'c.json': hero('three', { art: { template: 'gone' } }),
    });
    const out = join(at, 'x.pdf');
    const answer = await runRollcall('cards', at, '--out', out, '--sides', 'fronts');
    expect(answer.err).toMatch(/three: there is no template gone; Classic/);
    const [page] = await readPdfInk(readFileSync(out));
    expect(countPages(out)).toBe(1);
    expect(page?.width).toBeCloseTo(210, 1);
  });
});

describe('every game', () => {
  it.each(GAMES.all)('prints its samples, each by its name: $name', async ({ id }) => {
    const out = join(folder(), 'x.pdf');
    expect((await runRollcall('cards', `samples/${id}/characters`, '--out', out)).err).not.toMatch(/cannot/);
    checkPdf(out);
    const text = readPdfText(out).toLowerCase().replace(/\s+/g, ' ');
    for (const { name } of readSampleCharacters(id).slice(0, 3)) expect(text).toContain(name.toLowerCase());
  });
});

describe('a template of one game', () => {
  const small = (ruleset: string, id: string) => readFileSync(`samples/${ruleset}/characters/${id}.hero.json`, 'utf8');

  it('is for the cards of this game; the others keep theirs', async () => {
    const at = folder({ 'a.json': small('ssua', 'quick-tram'), 'b.json': hero('two') });
    const out = join(at, 'x.pdf');
    const answer = await runRollcall('cards', at, '--out', out, '--paper', 'card', '--template', 'street-dashboard');
    expect(answer.err.split('\n')[0]).toBe(
      '--template: street-dashboard is for SSUA; 1 character of Supers Unlimited keeps its own template',
    );
    expect(answer.exit).toBe(0);
    const widths = (await readPdfInk(readFileSync(out))).map(({ trim }) => trim[2]?.toFixed(1));
    expect(new Set(widths)).toEqual(new Set(['127.0', '63.5']));
  });

  it('is refused for cards of other games alone, with what there is for them', async () => {
    const at = folder({ 'a.json': small('ssua', 'quick-tram') });
    for (const command of ['cards', 'images']) {
      const answer = await runRollcall(command, at, '--out', join(at, 'x'), '--template', 'classic');
      expect(answer).toMatchObject({ exit: 2, out: '' });
    }
    const answer = await runRollcall('images', at, '--out', join(at, 'x'), '--template', 'dossier');
    expect(answer.err).toMatch(
      /dossier is for The Action Round, and these characters are of SSUA; for SSUA there is street, /,
    );
  });
});

describe('a template of the user’s own', () => {
  const classic = JSON.parse(readFileSync('templates/cards/supers-unlimited/classic/template.json', 'utf8')) as object;
  it('is read from a file', async () => {
    const own = { ...classic, id: 'mine', size: { width: 70, height: 120 } };
    const at = folder({ 'a.hero.json': hero('one'), 'mine.card.json': own });
    const out = join(at, 'x.pdf');
    const flags = ['--out', out, '--paper', 'card', '--template', join(at, 'mine.card.json'), '--tagged'];
    expect((await runRollcall('cards', `${at}/a.hero.json`, ...flags)).exit).toBe(0);
    expect(await sizeOf(out)).toEqual([76, 126]);
  });

  it('that lies in the folder of a character is the one that this character names', async () => {
    const own = { ...classic, id: 'mine', name: 'Mine', size: { width: 70, height: 120 } };
    const at = folder({ 'a.hero.json': hero('one', { art: { template: 'mine' } }), 'mine.card.json': own });
    const out = join(at, 'x.pdf');
    const { exit, err } = await runRollcall('cards', at, '--out', out, '--paper', 'card', '--tagged');
    expect([exit, err]).toEqual([0, expect.not.stringContaining('there is no template')]);
    expect(await sizeOf(out)).toEqual([76, 126]);
  });

  it('is refused with what is wrong, and so is one for something else', async () => {
    const broken = { ...classic, size: { width: 'wide', height: 88 } };
    const at = folder({
      'a.hero.json': hero('one'),
      'b.card.json': broken,
      'g.card.json': { ...classic, of: 'marker' },
    });
    const call = (name: string) =>
      runRollcall('images', `${at}/a.hero.json`, '--out', join(at, 'i'), '--template', join(at, name));
    expect((await call('b.card.json')).err).toMatch(/no card template that can be used[\s\S]*width/);
    // It is for what a team brings along, and there is none.
    expect((await call('g.card.json')).err).toMatch(/images --template wants a team; none of the files holds one/);
  });
});

describe('only what changed', () => {
  it('prints everything once, then what looks different, then nothing', async () => {
    const at = folder({ 'a.json': hero('one'), 'b.json': hero('two') });
    const record = join(at, 'printed.state');
    const call = (name: string) =>
      runRollcall('cards', `${at}/a.json`, `${at}/b.json`, '--out', join(at, name), '--changed-since', record);
    expect((await call('1.pdf')).exit).toBe(0);
    expect(readPdfText(join(at, '1.pdf'))).toMatch(/ONE[\s\S]*TWO|TWO[\s\S]*ONE/);
    writeFileSync(join(at, 'b.json'), JSON.stringify(hero('two', { concept: 'Another one' })));
    expect((await call('2.pdf')).exit).toBe(0);
    expect(readPdfText(join(at, '2.pdf'))).not.toContain('ONE');
    const third = await call('3.pdf');
    expect([third.exit, third.err]).toEqual([0, expect.stringMatching(/none of 2 cards has changed/)]);
    expect(existsSync(join(at, '3.pdf'))).toBe(false);
  });

  it('does not count as printed what could not be written', async () => {
    const at = folder({ 'a.json': hero('one'), 'x.pdf': 'mine' });
    const record = join(at, 'printed.state');
    const answer = await runRollcall('cards', `${at}/a.json`, '--out', join(at, 'x.pdf'), '--changed-since', record);
    expect([answer.exit, existsSync(record)]).toEqual([2, false]);
  });

  it('refuses a file that is no record, and one that is read', async () => {
    const at = folder({ 'a.json': hero('one'), 'notes.json': { mine: true }, 'junk.state': 'junk' });
    for (const [file, reason] of [
      ['notes.json', /is no record of a print/],
      [
        'junk.state',
        /junk\.state: is no JSON: line 1, column 1: \S+ does not fit there; name another file with --changed-since$/m,
      ],
      ['a.json', /is read by this call/],
      ['x.pdf', /is read by this call|is no record/],
    ] as const) {
      const flags = ['--out', join(at, 'x.pdf'), '--changed-since', join(at, file)];
      const answer = await runRollcall('cards', `${at}/a.json`, ...flags);
      expect([answer.exit, answer.err]).toEqual([2, expect.stringMatching(reason)]);
    }
    expect(JSON.parse(readFileSync(join(at, 'notes.json'), 'utf8'))).toEqual({ mine: true });
  });
});

interface Finding {
  severity: string;
  code: string;
  subject: string;
  message: string;
}

describe('preflight', () => {
  it('says nothing bad of good cards, and writes nothing', async () => {
    const at = folder({ 't.json': readBaseTeam() });
    const answer = await runRollcall('cards', `${at}/t.json`, '--preflight', '--json');
    const said = JSON.parse(answer.out) as { cards: number; pages: number; counts: { error: number } };
    expect([answer.exit, answer.err, said.counts.error, said.pages]).toEqual([0, '', 0, 2]);
    expect(readdirSync(at)).toEqual(['t.json']);
  });

  it('names what is illegal, missing and not to be drawn, errors first, and says so by its exit code', async () => {
    const bad = hero('one', {
      name: 'Ghost \u{13000}',
      level: 11,
      art: { image: { src: 'gone.png' }, template: 'gone' },
    });
    const at = folder({ 'a.json': bad, 'b.json': hero('two') });
    const answer = await runRollcall('cards', at, '--preflight', '--json');
    expect(answer.exit).toBe(1);
    const { findings } = JSON.parse(answer.out) as { findings: Finding[] };
    expect(findings.map((f) => `${f.severity} ${f.code} ${f.subject}`)).toEqual([
      'error illegal one',
      'error broken-art one',
      'error missing-glyph one',
      'warning unknown-template one',
      'warning missing-faction one',
      'warning missing-faction two',
      'info missing-art two',
    ]);
    expect(findings[0]).toMatchObject({ of: 'character', codes: ['su.character.level'], fields: ['/level'] });
    for (const { code, message } of findings) {
      expect(message).toMatch(code === 'missing-faction' ? /^faction/ : /^(Ghost|two)/);
    }
    const plain = await runRollcall('cards', at, '--preflight');
    expect(plain.out).toMatch(/^error {3}Ghost .*is illegal/);
    expect(plain.out).toMatch(/2 cards, 2 pages: errors 3, warnings 2, infos 1$/);
    expect(plain.out.match(/faction .* was not given; its symbol and colours are left out/g)).toHaveLength(1);
  });
});

describe('single cards', () => {
  const call = async (...flags: string[]) => {
    const at = folder({ 'c.json': readBaseCharacter() });
    const said = await runRollcall('cards', `${at}/c.json`, '--out', join(at, 'x.pdf'), '--paper', 'card', ...flags);
    return { ...said, at };
  };

  it.each([
    [['--marks', 'crop'], '--marks'],
    [['--gutter', '2', '--margin', '5'], '--gutter, --margin'],
    [['--back-offset', '1,0'], '--back-offset'],
    [['--back-rotation', '1'], '--back-rotation'],
  ])('are printed, with a word on what only sheets have: %j', async (flags, named) => {
    const { exit, err } = await call(...flags);
    expect([exit, err.split('\n')[0]]).toEqual([0, `--paper card prints no sheets, so ${named} changes nothing`]);
  });

  it.each([
    [['--sides', 'fold'], 1],
    [['--sides', 'fronts'], 1],
    [['--marks', 'none', '--sides', 'short-edge', '--bleed', '2'], 2],
  ])('have sides and bleed of their own: %j', async (flags, pages) => {
    const { exit, err, at } = await call(...flags);
    expect(exit).toBe(0);
    expect(err).not.toContain('--paper');
    expect(countPages(join(at, 'x.pdf'))).toBe(pages);
  });
});

describe('the test page', () => {
  it('is written without any card', async () => {
    const at = folder({});
    const out = join(at, 'test.pdf');
    const answer = await runRollcall(
      'cards',
      '--test-page',
      '--out',
      out,
      '--paper',
      'letter',
      '--sides',
      'short-edge',
    );
    expect([answer.exit, answer.out]).toEqual([0, out]);
    checkPdf(out);
    expect(countPages(out)).toBe(2);
    expect(readPdfText(out)).toMatch(/turned over the short edge/);
    expect((await runRollcall('cards', '--test-page', '--out', join(at, 'y.pdf'), '--paper', 'card')).exit).toBe(2);
    expect((await runRollcall('cards', 'a.json', '--test-page', '--out', join(at, 'y.pdf'))).exit).toBe(2);
  });
});
