/**
 * Compares prints with references: the text exactly, the pages within a small tolerance. After an intended change of a
 * layout, `node tools/print-references/renew.mjs` renews the references, and the commit shows the difference.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPassivePdf } from '../../../src/main/files/check-pdf.ts';
import { mergePdfs } from '../../../src/shared/pdf/merge/merge-pdf.ts';
import { createPrintJobs } from '../../../tools/print-references/print-jobs.mjs';
import { readPdfText, renderPdfPages } from '../../../tools/print-references/render.mjs';
import { comparePages } from '../../support/cards/compare-pages.ts';
import { runRollcall } from '../../support/cli.ts';
import { CORPORA, createTempFolder, removeFolder } from '../../support/corpus/corpora.ts';

const REFERENCES = resolve('test/print-references');
const referenceJobs = createPrintJobs(CORPORA[0]?.resolvePath('documents') ?? '').filter(
  ({ isReference }) => isReference,
);
const readReference = (fileName: string) => readFileSync(join(REFERENCES, fileName));

let folder: string;
beforeAll(() => {
  folder = createTempFolder();
});
afterAll(() => removeFolder(folder));

it.each(referenceJobs)('prints $name like its reference', async ({ name, call }) => {
  const pdfFile = join(folder, `${name}.pdf`);
  await runRollcall(...call, '--out', pdfFile);
  // The app writes and prints only PDFs without active content.
  expect(await isPassivePdf(new Uint8Array(readFileSync(pdfFile)))).toBe(true);
  expect(readPdfText(pdfFile)).toBe(readReference(`${name}.txt`).toString('utf8'));
  const pages = await renderPdfPages(pdfFile);
  const referenceFiles = readdirSync(REFERENCES).filter((fileName) =>
    new RegExp(`^${name}-\\d+\\.png$`).test(fileName),
  );
  expect(referenceFiles).toHaveLength(pages.length);
  for (const [index, pagePicture] of pages.entries()) {
    expect(
      await comparePages(readReference(`${name}-${index + 1}.png`), pagePicture),
      `page ${index + 1}`,
    ).toBeUndefined();
  }
});

it('writes tagged cards, a report and a merged file without active content', async () => {
  const tagged = join(folder, 'tagged.pdf');
  const roster = join(folder, 'merged-roster.pdf');
  const sample = 'samples/supers-unlimited';
  await runRollcall('cards', `${sample}/characters/brasslung.hero.json`, '--tagged', '--out', tagged);
  await runRollcall('roster', `${sample}/teams/first-watch.team.json`, `${sample}/characters`, '--out', roster);
  const eventFile = `${sample}/events/spring-tide-open.event.json`;
  await runRollcall('report', `${sample}/teams`, '--event', eventFile, '--out', folder);
  const mergedParts = [tagged, roster, join(folder, 'report.pdf')].map((pdfFile) => ({
    title: pdfFile,
    bytes: new Uint8Array(readFileSync(pdfFile)),
  }));
  for (const { bytes } of mergedParts) expect(await isPassivePdf(bytes)).toBe(true);
  const merged = await mergePdfs({
    parts: mergedParts,
    title: 'The Watch /Launch',
    duplex: 'long-edge',
    created: new Date(0),
  });
  expect(await isPassivePdf(merged)).toBe(true);
});

it('every reference image belongs to a print job', () => {
  const referenceNames = readdirSync(REFERENCES).map((fileName) => fileName.replace(/(?:-\d+\.png|\.txt)$/, ''));
  expect([...new Set(referenceNames)].sort()).toEqual(referenceJobs.map(({ name }) => name).sort());
});

it('detects a label that has moved by a millimeter or is missing', async () => {
  const rosterPage = readReference('roster-1.png');
  const labelBox = { left: 40, top: 60, width: 60, height: 10 };
  const labelPicture = await sharp(rosterPage).extract(labelBox).png().toBuffer();
  const blankBox = {
    create: { width: labelBox.width, height: labelBox.height, channels: 3 as const, background: '#fff' },
  };
  const pageWithoutLabel = await sharp(rosterPage)
    .composite([{ input: await sharp(blankBox).png().toBuffer(), left: labelBox.left, top: labelBox.top }])
    .png()
    .toBuffer();
  const pageWithMovedLabel = await sharp(pageWithoutLabel)
    .composite([{ input: labelPicture, left: labelBox.left + 2, top: labelBox.top }])
    .png()
    .toBuffer();
  expect(await comparePages(rosterPage, rosterPage)).toBeUndefined();
  expect(await comparePages(rosterPage, pageWithoutLabel)).toMatch(/it differs by \d+ of 255/);
  expect(await comparePages(rosterPage, pageWithMovedLabel)).toMatch(/it differs by \d+ of 255/);
});
