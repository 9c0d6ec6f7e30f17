/** What strangers have written never passes for a line of ours, nor for an order to the terminal. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../../src/shared/event-pack/report-csv.ts';
import { VERDICT_COLUMNS } from '../../../src/shared/event-pack/verdict-row.ts';
import { showHiddenCharacters } from '../../../src/shared/text/hidden-characters.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
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

const EVIL = 'Hero\nLEGAL       x.json\u001b[2J\u001b]8;;http://example.org\u0007\u202eevil\u2028\u200b\r\u009b1m';
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** As a terminal gets it: nothing hidden but the ends of our own lines. */
const isClean = (text: string) => !text.split('\n').some((line) => HIDDEN.test(line));
const pack = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: EVIL, name: EVIL, levels: 2 };

function evilFolder() {
  const hero = {
    ...readBaseCharacter(),
    id: EVIL,
    name: EVIL,
    level: 11,
    notes: EVIL,
    classes: [EVIL],
    factions: [EVIL],
  };
  const [attack] = hero.attacks;
  const team = {
    ...readBaseTeam(),
    id: EVIL,
    name: EVIL,
    formation: EVIL,
    leader: EVIL,
    members: [{ character: EVIL }, { character: 'nobody\u001b[31m' }],
    characters: [{ ...hero, attacks: [{ ...attack, name: EVIL, trait: EVIL, effects: [{ effect: EVIL }] }] }],
    options: { [EVIL]: EVIL },
    gimmicks: [EVIL],
  };
  const at = folder({ 'e.json': pack });
  mkdirSync(join(at, 'l'));
  const names = {
    hero: `h\nLEGAL  a\u001b[2J.json`,
    team: `t\u202e.json`,
    bad: 'b\u0007\n.json',
    other: 'o\n\u001b.txt',
  };
  writeFileSync(join(at, 'l', names.hero), JSON.stringify(hero));
  writeFileSync(join(at, 'l', names.team), JSON.stringify(team));
  writeFileSync(join(at, 'l', names.bad), `{"\u001b[2J${EVIL.replaceAll('\n', ' ')}`);
  writeFileSync(join(at, 'l', names.other), '');
  return { at, names };
}

describe('the terminal', () => {
  it('check, for people: one line is one line', async () => {
    const { at } = evilFolder();
    for (const flags of [[], ['--fixes'], ['--brief'], ['--compare', 'default'], ['--event', join(at, 'e.json')]]) {
      const { out, err } = await runRollcall('check', join(at, 'l'), ...flags);
      expect(isClean(out) && isClean(err), flags.join(' ')).toBe(true);
      expect(out.split('\n').filter((line) => line.startsWith('LEGAL'))).toEqual([]);
      expect(out).toContain('\\u{a}LEGAL  a\\u{1b}[2J.json');
    }
  });

  it('check --json: the same values, and nothing in the text that a terminal obeys', async () => {
    const { at, names } = evilFolder();
    const { out, err } = await runRollcall('check', join(at, 'l'), '--json', '--compare', 'default');
    expect(isClean(out) && isClean(err)).toBe(true);
    const { results } = JSON.parse(out) as { results: { file: string; findings: { actual?: unknown }[] }[] };
    expect(results.map(({ file }) => file)).toContain(`${at}/l/${names.hero}`);
    expect(results.flatMap(({ findings }) => findings.map(({ actual }) => actual))).toContain(EVIL);
  });

  it('arguments that come back in a message', async () => {
    const { at } = evilFolder();
    for (const call of [
      [EVIL],
      ['check', EVIL],
      ['check', at, EVIL, `--${EVIL}`],
      ['check', at, '--option', EVIL],
      ['check', at, '--event', EVIL],
      ['cards', at, '--paper', EVIL, '--out', 'x.pdf'],
      ['cards', at, '--template', EVIL, '--out', 'x.pdf'],
      ['cards', at, '--copies', EVIL, '--out', 'x.pdf'],
      ['sheet', EVIL, '--out', 'x.pdf'],
      ['odds', '--dice', EVIL, '--target', '4'],
      ['demo', EVIL],
      ['report', EVIL, '--event', EVIL, '--out', EVIL],
    ]) {
      const { exit, out, err } = await runRollcall(...call);
      expect([exit, isClean(out), isClean(err), err.split('\n').length], call.join(' ')).toEqual([2, true, true, 1]);
    }
  });

  it('a template with faults says each of them on a line', async () => {
    const at = folder({ 't.card.json': { [EVIL]: 1 }, 'h.json': readBaseCharacter() });
    const { err } = await runRollcall(
      'cards',
      join(at, 'h.json'),
      '--template',
      join(at, 't.card.json'),
      '--out',
      join(at, 'o'),
    );
    expect(isClean(err)).toBe(true);
    expect(err.split('\n').length).toBeGreaterThan(1);
  });
});

describe('files', () => {
  it('a report: table, titles and bookmarks; and --since knows its own names again', async () => {
    const { at } = evilFolder();
    const call = ['report', join(at, 'l'), '--event', join(at, 'e.json')];
    const first = await runRollcall(...call, '--out', join(at, 'one'));
    expect(isClean(first.out) && isClean(first.err)).toBe(true);
    const csv = readFileSync(join(at, 'one/verdicts.csv'), 'utf8').slice(1);
    expect(csv.split('\r\n').some((line) => HIDDEN.test(line))).toBe(false);
    const rows = readCsv(VERDICT_COLUMNS, csv) ?? [];
    expect(rows.map(({ name }) => name)).toContain(showHiddenCharacters(EVIL));
    const second = await runRollcall(...call, '--out', join(at, 'two'), '--since', join(at, 'one/verdicts.csv'));
    expect(second.out).toMatch(/0 new, 0 changed, 0 with another verdict, 0 gone/);
    const pdf = await PDFDocument.load(readFileSync(join(at, 'one/report.pdf')), { updateMetadata: false });
    expect(pdf.getTitle()).toContain(showHiddenCharacters(EVIL));
    const text = spawnSync('qpdf', ['--json', '--json-key=outlines', join(at, 'one/report.pdf')], { encoding: 'utf8' });
    const { outlines } = JSON.parse(text.stdout) as { outlines: { title: string }[] };
    expect(outlines.map(({ title }) => title).some((title) => HIDDEN.test(title))).toBe(false);
    expect(outlines.length).toBeGreaterThan(1);
  }, 60_000);

  it('titles, keywords and XMP of cards, roster and quick reference', async () => {
    const at = folder({
      'h.json': { ...readBaseCharacter(), name: EVIL },
      't.json': { ...readBaseTeam(), name: EVIL },
    });
    await runRollcall('cards', join(at, 'h.json'), '--out', join(at, 'c.pdf'));
    await runRollcall('roster', join(at, 't.json'), '--out', join(at, 'r.pdf'));
    await runRollcall('sheet', join(at, 't.json'), '--out', join(at, 's.pdf'));
    for (const name of ['c.pdf', 'r.pdf', 's.pdf']) {
      const bytes = readFileSync(join(at, name));
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(pdf.getTitle(), name).toContain(showHiddenCharacters(EVIL));
      for (const said of [pdf.getTitle(), pdf.getSubject(), pdf.getKeywords()])
        expect(HIDDEN.test(said ?? ''), name).toBe(false);
    }
    const xmp = readFileSync(join(at, 'c.pdf'), 'utf8').match(/<dc:title>.*<\/dc:title>/)?.[0];
    expect(xmp).toContain('\\u{1b}[2J');
  }, 60_000);
});

it('a name of a million letters is a title like others', async () => {
  const name = 'n'.repeat(1e6);
  const at = folder({ 'h.json': { ...readBaseCharacter(), name }, 't.json': { ...readBaseTeam(), name, levels: 1 } });
  const { out } = await runRollcall('check', at);
  for (const line of out.split('\n').filter((one) => /^(LEGAL|ILLEGAL)/.test(one)))
    expect(line.length).toBeLessThan(500);
  expect(out).toContain(`${name.slice(0, 120)}…`);
  for (const [command, file] of [
    ['cards', 'h.json'],
    ['roster', 't.json'],
    ['sheet', 't.json'],
  ] as const) {
    await runRollcall(command, join(at, file), '--out', join(at, `${command}.pdf`));
    const pdf = await PDFDocument.load(readFileSync(join(at, `${command}.pdf`)), { updateMetadata: false });
    expect([command, (pdf.getTitle() ?? '').length < 300]).toEqual([command, true]);
  }
}, 60_000);
