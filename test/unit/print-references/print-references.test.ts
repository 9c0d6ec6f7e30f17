/**
 * Prints look as they did: the words to the letter, the pages within a small tolerance. Where a change of layout is meant,
 * `node tools/print-references/renew.mjs` makes the references anew, and the commit shows what has changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPassivePdf } from '../../../src/main/files/check-pdf.ts';
import { mergePdfs } from '../../../src/shared/pdf/merge/merge-pdf.ts';
import { printJobs } from '../../../tools/print-references/print-jobs.mjs';
import { picturesOfPdf, textOfPdf } from '../../../tools/print-references/render.mjs';
import { comparePages } from '../../support/cards/compare-pages.ts';
import { rollcall } from '../../support/cli.ts';
import { CORPORA, emptyFolder, removeFolder } from '../../support/corpus/corpora.ts';

const REFERENCES = resolve('test/print-references');
const jobs = printJobs(CORPORA[0]?.path('documents') ?? '').filter(({ isReference }) => isReference);
const read = (name: string) => readFileSync(join(REFERENCES, name));

let folder: string;
beforeAll(() => {
  folder = emptyFolder();
});
afterAll(() => removeFolder(folder));

it.each(jobs)('prints $name as its reference shows it', async ({ name, call }) => {
  const pdf = join(folder, `${name}.pdf`);
  await rollcall(...call, '--out', pdf);
  // The app writes and prints a PDF only if it has nothing that acts.
  expect(await isPassivePdf(new Uint8Array(readFileSync(pdf)))).toBe(true);
  expect(textOfPdf(pdf)).toBe(read(`${name}.txt`).toString('utf8'));
  const pages = await picturesOfPdf(pdf);
  const files = readdirSync(REFERENCES).filter((file) => new RegExp(`^${name}-\\d+\\.png$`).test(file));
  expect(files).toHaveLength(pages.length);
  for (const [index, page] of pages.entries()) {
    expect(await comparePages(read(`${name}-${index + 1}.png`), page), `page ${index + 1}`).toBeUndefined();
  }
});

it('writes tagged cards, a report and a merged file that the app does not refuse', async () => {
  const tagged = join(folder, 'tagged.pdf');
  const roster = join(folder, 'merged-roster.pdf');
  const sample = 'samples/supers-unlimited';
  await rollcall('cards', `${sample}/characters/brasslung.hero.json`, '--tagged', '--out', tagged);
  await rollcall('roster', `${sample}/teams/first-watch.team.json`, `${sample}/characters`, '--out', roster);
  const event = `${sample}/events/spring-tide-open.event.json`;
  await rollcall('report', `${sample}/teams`, '--event', event, '--out', folder);
  const parts = [tagged, roster, join(folder, 'report.pdf')].map((file) => ({
    title: file,
    bytes: new Uint8Array(readFileSync(file)),
  }));
  for (const { bytes } of parts) expect(await isPassivePdf(bytes)).toBe(true);
  const merged = await mergePdfs({ parts, title: 'The Watch /Launch', duplex: 'long-edge', created: new Date(0) });
  expect(await isPassivePdf(merged)).toBe(true);
});

it('has no reference that nothing is compared with', () => {
  const names = readdirSync(REFERENCES).map((file) => file.replace(/(?:-\d+\.png|\.txt)$/, ''));
  expect([...new Set(names)].sort()).toEqual(jobs.map(({ name }) => name).sort());
});

it('sees a part of a page that has moved by a millimeter, or is gone', async () => {
  const page = read('roster-1.png');
  const label = { left: 40, top: 60, width: 60, height: 10 };
  const piece = await sharp(page).extract(label).png().toBuffer();
  const blank = { create: { width: label.width, height: label.height, channels: 3 as const, background: '#fff' } };
  const without = await sharp(page)
    .composite([{ input: await sharp(blank).png().toBuffer(), left: label.left, top: label.top }])
    .png()
    .toBuffer();
  const moved = await sharp(without)
    .composite([{ input: piece, left: label.left + 2, top: label.top }])
    .png()
    .toBuffer();
  expect(await comparePages(page, page)).toBeUndefined();
  expect(await comparePages(page, without)).toMatch(/it differs by \d+ of 255/);
  expect(await comparePages(page, moved)).toMatch(/it differs by \d+ of 255/);
});
