/** The report at and beyond its limits: thousands of lists and texts without end. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import { createFolder, removeFolder, runRollcall } from '../../../support/cli.ts';
import { createList, formatFile, harbourCup } from '../../event-pack/forty-submissions.ts';
import { collisions, outside, readPdf } from '../../sheet/files.ts';
import { rowsOf, squash, textsOf } from './read-report.ts';

const folders: string[] = [];

const folder = (files: Record<string, unknown>) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};

afterAll(() => {
  for (const made of folders) removeFolder(made);
});

const sound = (pdf: string) => execFileSync('qpdf', ['--check', pdf], { encoding: 'utf8' });

describe('report beyond its limits', () => {
  const LETTERS = 5000;
  const word = 'Abcdefghij'.repeat(LETTERS / 10);
  const call = (at: string) => runRollcall('report', `${at}/lists`, '--event', `${at}/e.json`, '--out', `${at}/out`);
  const { approved: _, ...plain } = harbourCup;
  /** Bookmarks in the order they were written, each with the number of its page, and how many pages there are. */
  const outlineOf = async (file: string) => {
    const pdf = await PDFDocument.load(readFileSync(file), { updateMetadata: false });
    const pages = pdf.getPages().map(({ ref }) => ref.tag);
    const bookmarks = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const [title, place] =
        object instanceof PDFDict ? ['Title', 'Dest'].map((key) => object.get(PDFName.of(key))) : [];
      if (!(title instanceof PDFHexString && place instanceof PDFArray)) return [];
      return [{ title: title.decodeText(), page: 1 + pages.indexOf(place.get(0).toString()) }];
    });
    return { bookmarks, pages: pages.length };
  };

  it('names of 5,000 letters are cut with a word, and the list beside them is whole', async () => {
    const long = { ...createList(word, { members: ['brasslung'] }), id: 'long' };
    const heroes = (long.characters ?? []).map((c) => ({ ...c, name: '英雄'.repeat(LETTERS / 2) }));
    const other = formatFile(createList('Alone', { members: ['brasslung'] }));
    const at = folder({
      'lists/a.json': formatFile({ ...long, characters: heroes }),
      'lists/b.json': other,
      'e.json': harbourCup,
    });
    await call(at);
    const file = `${at}/out/report.pdf`;
    const [, first, second] = textsOf(file);
    expect(first).toContain('(CUT,5,000LETTERS)');
    expect(first).toContain('(cut,5,000letters)');
    expect(second).toContain('ALONE');
    const pdf = readPdf(readFileSync(file));
    expect([collisions(pdf), outside(pdf, 18)]).toEqual([[], []]);
    expect(sound(file)).toMatch(/No syntax or stream encoding errors/);
  }, 60_000);

  it('a name that turns the line over turns nothing over, in pages and bookmarks', async () => {
    const name = 'Rook \u202eEGAL\u2066\nLEGAL  all of them';
    const at = folder({
      'lists/a.json': formatFile({ ...createList(name, { members: ['brasslung'] }), id: 'x' }),
      'e.json': { ...plain, name },
    });
    await call(at);
    const file = `${at}/out/report.pdf`;
    const shown = 'Rook \\u{202e}EGAL\\u{2066}\\u{a}LEGAL  all of them';
    expect((await outlineOf(file)).bookmarks.map(({ title }) => title)).toEqual([shown, shown]);
    const [cover] = textsOf(file);
    expect(cover).toContain(squash(shown));
    expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).not.toMatch(/[\u202e\u2066]/);
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toContain(`Title:           ${shown}: report`);
  }, 60_000);

  it('3,000 unknown members are 100 findings and a sentence about the others', async () => {
    const members = Array.from({ length: 3000 }, (_, index) => `stranger-${index}`);
    const at = folder({ 'lists/a.json': formatFile(createList('Nobody', { members })), 'e.json': plain });
    await call(at);
    const all = textsOf(`${at}/out/report.pdf`).join('');
    expect(all).toContain('3000errors');
    expect(all).toContain('“stranger-99”');
    expect(all).not.toContain('“stranger-100”');
    expect(all).toContain('And2900more:2900×su.team.unknown-member.Thetableverdicts.csvhasallcodes');
  }, 60_000);

  it('of many lists only those that are not legal have pages, then a row, and the cover says so', async () => {
    const many = LIMITS.reportSubmissions + 20;
    const good = (index: number) =>
      formatFile({ ...createList(`Good ${index}`, { members: ['brasslung'] }), id: `good-${index}` });
    const bad = (index: number) =>
      formatFile({ ...createList(`Bad ${index}`, { members: ['brasslung', 'auntie-rook'] }), id: `bad-${index}` });
    const at = folder({
      ...Object.fromEntries(
        Array.from({ length: many }, (_, index) => [`lists/bad-${String(index).padStart(4, '0')}.json`, bad(index)]),
      ),
      'lists/good-1.json': good(1),
      'lists/good-2.json': good(2),
      'e.json': plain,
    });
    await call(at);
    const file = `${at}/out/report.pdf`;
    // Reading all pages would take longer than making them: the first and last are read, and bookmarks tell where each list is.
    const { bookmarks, pages } = await outlineOf(file);
    expect(bookmarks).toHaveLength(1 + many);
    expect(bookmarks.map(({ title }) => title)).not.toContain('Good 1');
    const [first = 0] = bookmarks.filter(({ title }) => title === 'Bad 0').map(({ page }) => page);
    const brief = first + LIMITS.reportSubmissions;
    expect(bookmarks.slice(1).map(({ page }) => Math.min(page, brief))).toEqual(
      Array.from({ length: many }, (_, index) => Math.min(first + index, brief)),
    );
    const cover = textsOf(file, 1, first - 1).join('');
    for (const name of ['Good 1', 'Good 2', 'Bad 0', `Bad ${many - 1}`]) expect(cover).toContain(squash(name));
    expect(cover).toContain('thosethatarelegalhavenopageoftheirown(2)');
    expect(cover).toContain('20furtherlistsstandinbrief');
    for (const page of [first, brief - 1]) expect(textsOf(file, page, page)[0]).toMatch(/^BAD\d+ILLEGAL/);
    const rest = textsOf(file, brief, pages);
    expect(rest[0]).toMatch(/^LISTSINBRIEF/);
    expect(rest.filter((page) => /^BAD\d+ILLEGAL/.test(page))).toEqual([]);
    expect(rest[0]).toContain(`Bad${many - 1}`);
    expect(rest[0]).toContain('event.banned');
    expect(rowsOf(`${at}/out`)).toHaveLength(many + 2);
    expect(sound(file)).toMatch(/No syntax or stream encoding errors/);
    expect(execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').length).toBeLessThan(10);
    expect(statSync(file).size).toBeLessThan(3_000_000);
  }, 120_000);
});
