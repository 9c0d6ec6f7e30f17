/** The window and the command line print the same job to the same bytes. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardSettings, PdfRequest } from '../../../src/renderer/features/print/job.ts';
import type { PdfWorker } from '../../../src/renderer/features/print/worker/pdf.worker.ts';
import type { PrintJob } from '../../../src/shared/print-job/print-job.ts';
import { folderWith, remove, rollcall } from '../../support/cli.ts';
import { baseCharacter } from '../../support/documents/fixture.ts';
import { loadWorker } from '../../support/worker.ts';
import { fontFiles } from '../sheet/files.ts';

const pictures = new Map<string, { file: Blob; width: number; height: number }>();

vi.mock('../../../src/renderer/store/read-only-database.ts', () => ({
  readDatabase: (run: (db: unknown) => unknown) =>
    run({
      picture: async (hash: string) => pictures.get(hash),
      fonts: async () => [],
      file: async () => undefined,
      meta: async () => undefined,
      drawings: { bulkGet: async () => [] },
    }),
}));
vi.mock('../../../src/renderer/platform/font-files.ts', () => ({ fetchFontFiles: async () => fontFiles }));
// Node packs streams in its own way: here both doors pack them in JavaScript.
vi.mock('../../../src/cli/deflate.ts', async () => ({
  deflate: (await import('../../../src/shared/pdf/streams.ts')).deflate,
}));

const SETTINGS: CardSettings = {
  paper: 'a4',
  custom: { width: 210, height: 297 },
  sides: 'long-edge',
  marks: 'crop',
  bleed: 1,
  gutter: null,
  margin: 6,
  back: { x: 0.5, y: -0.25, degrees: 0 },
  tagged: true,
};
const FLAGS = ['--bleed', '1', '--margin', '6', '--back-offset', '0.5,-0.25', '--tagged'];
const EVERYTHING = { copies: 1, each: {}, changedOnly: false };

let folder = '';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  remove(folder);
});

/** Prints in the worker of the window. */
async function printInWorker({ characters, ...job }: PrintJob, make: PdfRequest): Promise<Uint8Array> {
  const page = { showDeck: () => {}, showFindings: () => {}, showProgress: () => {} };
  const { addCharacters, check, makePdf } = await loadWorker<PdfWorker>(
    () => import('../../../src/renderer/features/print/worker/pdf.worker.ts'),
    { page },
  );
  await addCharacters(characters);
  await check(job);
  return (await makePdf(make)).bytes;
}

it('cards with a picture become the same PDF in the window and on the command line', async () => {
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#825' } })
    .jpeg()
    .toBuffer();
  const hash = createHash('sha256').update(jpeg).digest('hex');
  pictures.set(hash, { file: new Blob([new Uint8Array(jpeg)]), width: 400, height: 300 });
  const heroes = ['one', 'two'].map((id) => ({ ...baseCharacter(), id, name: id }));
  const characters = heroes.map((hero) => ({ ...hero, art: { image: { src: `sha256:${hash}` } } }));
  folder = folderWith({ 'one.json': characters[0], 'two.json': characters[1] });
  writeFileSync(join(folder, `${hash}.jpg`), jpeg);
  const out = join(folder, 'cards.pdf');
  const answer = await rollcall('cards', join(folder, 'one.json'), join(folder, 'two.json'), '--out', out, ...FLAGS);
  expect(answer.exit).toBe(0);
  const job: PrintJob = { groups: [], characters, factions: [], language: 'en' };
  const bytes = await printInWorker(job, { what: 'cards', settings: SETTINGS, choice: EVERYTHING });
  expect(Buffer.from(bytes).toString('latin1')).toContain('/DCTDecode');
  expect(Buffer.from(bytes).equals(readFileSync(out))).toBe(true);
});
